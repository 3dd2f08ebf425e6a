"""The life of a table: set up, started, played, met again, found among one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.asgi import Browser
from tests.server.tables import House, Player, at_home, code_of, newest, news, party, told

from interregnum.server.store.rows import BadStore
from interregnum.words.catalogue import LANGUAGES


def test_a_table_is_set_up_as_its_host_wants_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        host = house.browser()
        wish = {
            "game": "hidden-leaders", "seats": 4, "name": "Ann", "options": {"queens": True}, "bots": {"2": "random"},
            "patience": 90, "stand_in": "random", "lang": "uk", "watchers": False, "pace": 2.0,
        }  # fmt: skip
        made = await host.post("/api/tables", wish)
        assert 201 == made.status
        assert (0, None) == (made.data["seat"], made.data["links"]["watch"])
        table = made.data["table"]
        assert {"beginner": False, "extras": False, "queens": True} == table["options"]
        assert ("open", 90, "uk", None) == (table["status"], table["patience"], table["lang"], table["watchers"])
        assert 2.0 == table["pace"]
        assert (None, None, None) == (table["commitment"], table["seed"], table["next"])
        assert ["person", "free", "bot", "free"] == [seat["kind"] for seat in table["seats"]]
        assert ["Ann", None, "Ада", None] == [seat["name"] for seat in table["seats"]]
        assert [True, False, False, False] == [seat["host"] for seat in table["seats"]]

    at_home(tmp_path, test)


IMPOSSIBLE: list[tuple[str, int, dict[str, object]]] = [
    ("unknown-game", 400, {"game": "chess"}),
    ("seats", 400, {"seats": 7}),
    ("unknown-option", 400, {"options": {"dragons": True}}),
    ("hidden-leaders-beginner-with-sets", 400, {"options": {"beginner": True, "queens": True}}),
    ("seats", 400, {"game": "heroes", "seats": 5}),
    ("unknown-option", 400, {"game": "heroes", "options": {"queens": True}}),
    ("option-word", 400, {"game": "heroes", "options": {"length": "endless"}}),
    ("option-value", 400, {"game": "heroes", "options": {"octagon": "yes"}}),
    ("option-twice", 400, {"game": "heroes", "options": {"medium": True, "long": True}}),
    ("heroes-octagon-for-three", 400, {"game": "heroes", "options": {"octagon": True}}),
    ("unknown-bot", 400, {"bots": {"1": "oracle"}}),
    ("unknown-bot", 400, {"stand_in": "oracle"}),
    ("bot-seat", 400, {"bots": {"2": "random"}}),
    ("bot-seat", 400, {"bots": {"first": "random"}}),
    ("bot-seat", 400, {"bots": {"1" * 5000: "random"}}),
    ("language", 400, {"lang": "de"}),
    ("name", 400, {"name": "---"}),
    ("notices-off", 400, {"notice": "https://notices.test/x"}),
    ("bots-unwatched", 400, {"bots": {"0": "random", "1": "random"}, "watchers": False}),
    ("request", 400, {"patience": 5}),
    ("request", 400, {"patience": 10**9}),
    ("request", 400, {"seed": "00" * 32}),
    ("request", 400, {"name": 7}),
]


def test_bots_leave_the_host_the_name_that_they_would_have_taken(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        wish = {"game": "hidden-leaders", "seats": 3, "name": "ada", "bots": {"1": "greedy", "2": "random"}}
        made = await house.browser().post("/api/tables", wish)
        assert ["ada", "Bruno", "Cleo"] == [seat["name"] for seat in made.data["table"]["seats"]]

    at_home(tmp_path, test)


@pytest.mark.parametrize(("reason", "status", "wish"), IMPOSSIBLE)
def test_an_impossible_table_is_refused_with_its_reason(
    tmp_path: Path, reason: str, status: int, wish: dict[str, object]
) -> None:
    async def test(house: House) -> None:
        host = house.browser()
        asked = {"game": "hidden-leaders", "seats": 2, "name": "Ann", **wish}
        texts = set()
        for lang in LANGUAGES:
            made = await host.request("POST", "/api/tables", asked, accept_language=lang)
            assert (status, reason) == (made.status, made.data["reason"])
            texts.add(made.data["text"])
        assert len(LANGUAGES) == len(texts)
        assert {} == host.cookies
        assert [] == await house.store.all_tables()

    at_home(tmp_path, test)


def test_only_the_host_starts_and_only_a_full_table(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, start=False, seats=3)
        refused = await table.people[0].post(f"{table.url}/start")
        assert (409, "seats-free", {"found": "1"}) == (refused.status, refused.data["reason"], refused.data["facts"])
        await table.people[0].request("PUT", f"{table.url}/seats/2/bot", {"bot": "greedy"})
        refused = await table.people[1].post(f"{table.url}/start")
        assert (403, "host-only") == (refused.status, refused.data["reason"])
        await table.start()
        refused = await table.people[0].post(f"{table.url}/start")
        assert (409, "begun") == (refused.status, refused.data["reason"])

    at_home(tmp_path, test)


def test_my_tables_are_those_i_belong_to_with_the_last_touched_first(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        watcher = house.browser()
        await watcher.post("/api/watch", {"code": table.watch})
        house.world.wait(10)
        me = table.people[0]
        wish = {"game": "hidden-leaders", "seats": 2, "name": "Ann"}
        other = (await me.post("/api/tables", wish)).data["table"]["id"]
        tables = (await me.get("/api/tables")).data["tables"]
        assert [other, table.id] == [one["table"] for one in tables]
        assert ["open", "playing"] == [one["status"] for one in tables]
        asked = table.table.head.asked
        assert [asked == 0, False] == [tables[1]["your_turn"], tables[0]["your_turn"]]
        theirs = (await table.people[1].get("/api/tables")).data["tables"]
        assert [(table.id, 1, asked == 1)] == [(one["table"], one["seat"], one["your_turn"]) for one in theirs]
        seen = (await watcher.get("/api/tables")).data["tables"]
        assert [(table.id, None, False)] == [(one["table"], one["seat"], one["your_turn"]) for one in seen]
        assert [] == (await house.browser().get("/api/tables")).data["tables"]

    at_home(tmp_path, test)


def test_my_tables_tell_who_must_answer_and_since_when_and_who_has_won(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, start=False)
        watcher = house.browser()
        await watcher.post("/api/watch", {"code": table.watch})

        async def told_of(browser: Browser) -> dict[str, Any]:
            (one,) = (await browser.get("/api/tables")).data["tables"]
            return {key: one[key] for key in ("status", "asked", "since", "winners")}

        opened = house.world.now()
        set_up: dict[str, Any] = {"status": "open", "asked": None, "since": opened, "winners": []}
        assert [set_up] * 3 == [await told_of(one) for one in (*table.people, watcher)]
        house.world.wait(10)
        await table.start()
        asked: dict[str, Any] = {
            "status": "playing",
            "asked": table.table.head.asked,
            "since": opened + 10,
            "winners": [],
        }
        assert [asked] * 3 == [await told_of(one) for one in (*table.people, watcher)]
        house.world.wait(10)
        async with table.lines("?lang=en") as lines:
            await Player(lines).play()
            winner = next(one["seat"] for one in lines[0].latest["places"] if one["place"] == 1)
        over = {"status": "over", "asked": None, "since": opened + 20, "winners": [winner]}
        assert [over] * 3 == [await told_of(one) for one in (*table.people, watcher)]

    at_home(tmp_path, test)


def test_a_table_is_nobody_elses_business(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        stranger = house.browser()
        mine = (await stranger.post("/api/tables", {"game": "hidden-leaders", "seats": 2, "name": "Eve"})).data
        for url in (table.url, f"{table.url}/record", "/api/tables/nowhere"):
            refused = await stranger.get(url)
            assert (404, "unknown-table") == (refused.status, refused.data["reason"])
        for url in (f"{table.url}/start", f"{table.url}/rematch", f"{table.url}/links/invite"):
            assert 404 == (await stranger.post(url)).status
        assert 404 == (await stranger.request("DELETE", f"{table.url}/seats/0")).status
        assert 200 == (await stranger.get(f"/api/tables/{mine['table']['id']}")).status

    at_home(tmp_path, test)


def test_a_rematch_brings_the_same_people_and_bots_together_once(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, ["random"], patience=77, lang="pl", pace=0.0)
        assert "not-over" == (await table.people[0].post(f"{table.url}/rematch")).data["reason"]
        async with table.lines() as lines:
            await Player(lines).play()
            first = (await table.people[1].post(f"{table.url}/rematch")).data
            again = (await table.people[0].post(f"{table.url}/rematch")).data
            assert first["table"] == again["table"]
            assert (1, 0) == (first["seat"], again["seat"])
            await told(lines, table.table.seq)
            assert [first["table"]["id"]] * 2 == [one.latest["table"]["next"] for one in lines]
            assert first["table"]["id"] == next(one for one in news(lines[0]) if one["news"] == "rematch")["table"]
        other = first["table"]
        assert ["Ann", "Bob", "Ada"] == [seat["name"] for seat in other["seats"]]
        assert ("open", 77, "pl", 0.0) == (other["status"], other["patience"], other["lang"], other["pace"])
        assert table.invite != code_of(first["links"]["invite"])
        await table.people[0].post(f"/api/tables/{other['id']}/start")
        old, new = table.table.head, house.table(other["id"]).head
        assert old.seed != new.seed
        assert old.host == new.host

    at_home(tmp_path, test)


def test_a_watcher_asks_for_no_rematch(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 0, ["random"] * 2)
        watcher = house.browser()
        await watcher.post("/api/watch", {"code": table.watch})
        async with table.line(0) as line:
            while (await newest(line))["table"]["status"] != "over":
                await line.frame()
        assert "no-seat" == (await watcher.post(f"{table.url}/rematch")).data["reason"]
        assert 200 == (await table.people[0].post(f"{table.url}/rematch")).status

    at_home(tmp_path, test)


def flag(name: str, *seats: int) -> dict[str, object]:
    return {"name": name, "words": [], "default": False, "seats": list(seats)}


def test_the_games_that_can_be_played_are_told(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        told = (await house.browser().get("/api/games")).data
        assert ["en", "pl", "uk"] == told["languages"]
        hidden_leaders = {
            "id": "hidden-leaders", "least": 2, "most": 6,
            "bots": ["page", "herald", "courtier", "counsellor", "spymaster", "kingmaker"], "usual": "counsellor",
            "options": [flag("beginner"), flag("extras"), flag("queens")], "first": {"beginner": True},
            "lessons": {"first-game": 3}, "memory": True, "plays_on": True, "hints": True,
        }  # fmt: skip
        heroes = {
            "id": "heroes", "least": 2, "most": 4, "first": {},
            "bots": ["scout", "ranger", "captain", "marshal", "strategist", "warlord"], "usual": "marshal",
            "lessons": {"first-game": 2}, "memory": False, "plays_on": True, "hints": True, "options": [
                {"name": "length", "words": ["short", "medium", "long"], "default": "short", "seats": []},
                flag("random-factions"), flag("artifact-sets"), flag("octagon", 3), flag("ports-only"),
                flag("warlord-always"), flag("no-lone-elite-die"), flag("alternate-ties"), flag("army-elite-die"),
                flag("upgrade-anywhere"),
            ],
        }  # fmt: skip
        assert [hidden_leaders, heroes] == told["games"]

    at_home(tmp_path, test)


def test_a_rematch_that_cannot_be_kept_leaves_nothing_behind(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            await Player(lines).play()
        house.store.fault = BadStore("store-failed", facts={"where": "", "found": ""})
        assert 503 == (await table.people[0].post(f"{table.url}/rematch")).status
        assert [table.id] == [one["table"] for one in (await table.people[1].get("/api/tables")).data["tables"]]
        house.store.fault = None
        assert 200 == (await table.people[1].post(f"{table.url}/rematch")).status
        assert 2 == len((await table.people[0].get("/api/tables")).data["tables"])

    at_home(tmp_path, test)
