"""The code of a table leads to its door: who knocks is let in by somebody who sits there, and by nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.asgi import Browser
from tests.server.tables import House, Party, Player, at_home, both_games, ended, house, newest, news, party, run

from interregnum.server.codes import ALPHABET


async def room(found: Party) -> str:
    """The code as it is shown at the table."""
    async with found.line(0) as line:
        code: str = (await line.frame())["room"]
        return code


async def knock(browser: Browser, code: str, name: str = "Zoe") -> Any:
    return await browser.post("/api/knocks", {"code": code, "name": name})


async def state(browser: Browser, found: Party) -> str:
    answer = await browser.get(f"/api/knocks/{found.id}")
    return str(answer.data["state"]) if answer.status == 200 else f"{answer.status}"


def admit(number: int, way: str, command: str = "a1", **more: object) -> dict[str, object]:
    return {"type": "admit", "id": command, "knock": number, "way": way, **more}


@both_games
def test_a_code_tells_which_game_it_is_and_opens_nothing(game: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, game=game, seats=3, start=False)
        code = await room(found)
        assert (6, set()) == (len(code), set(code) - set(ALPHABET))
        zoe = house.browser()
        seen = (await zoe.post("/api/rooms", {"code": code.lower()})).data
        assert (game, "open", 3, 1, "none", None) == tuple(
            seen[key] for key in ("game", "status", "seats", "free", "state", "table")
        )
        assert not {"Ann", "Bob", found.id, found.invite} & set(str(seen).replace("'", " ").split())
        for path in ("/api/links", "/api/join", "/api/watch"):
            assert 404 == (await zoe.post(path, {"code": code, "name": "Zoe"})).status
        assert 404 == (await zoe.get(found.url)).status
        assert {} == zoe.cookies

    at_home(tmp_path, test)


@both_games
def test_somebody_at_the_table_lets_a_knocker_sit_down_in_the_lobby(game: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, game=game, seats=3, start=False)
        code, zoe = await room(found), house.browser()
        async with found.lines() as (ann, bob):
            assert 201 == (await knock(zoe, code)).status
            assert ("waiting", 404) == (await state(zoe, found), (await zoe.get(found.url)).status)
            for line in (ann, bob):
                while not line.latest["knocks"]:
                    await line.frame()
                assert [{"number": 1, "name": "Zoe"}] == line.latest["knocks"]
            assert "done" == (await bob.ask(admit(1, "sit")))["type"]
            assert ("Zoe", True) == ((await newest(bob))["table"]["seats"][2]["name"], not bob.latest["knocks"])
            let_in = [one for one in news(bob) if one["news"] == "let-in"]
            assert [(1, "Zoe", "sit")] == [(one["by"], one["name"], one["way"]) for one in let_in]
        assert "in" == await state(zoe, found)
        assert 2 == (await zoe.get(found.url)).data["seat"]

    at_home(tmp_path, test)


@both_games
def test_during_the_game_a_knocker_is_let_in_to_watch(game: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, game=game)
        zoe = house.browser()
        await knock(zoe, await room(found))
        async with found.line(0) as ann:
            await ann.frame()
            refused = await ann.ask(admit(1, "sit", "a0"))
            assert ("refused", "table-full") == (refused["type"], refused["reason"])
            assert "done" == (await ann.ask(admit(1, "watch")))["type"]
        async with zoe.socket(f"/ws/{found.id}") as line:
            frame = await line.frame()
            assert (None, [], None) == (frame["you"], frame["knocks"], frame["question"])

    at_home(tmp_path, test)


def test_who_got_up_comes_back_by_knocking_and_to_no_other_seat(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, 3)
        for seat in (1, 2):
            await found.people[seat].request("DELETE", f"{found.url}/seats/{seat}")
        await knock(found.people[1], await room(found), "Bob")
        async with found.line(0) as ann:
            await ann.frame()
            wrong = await ann.ask(admit(1, "sit", "a0", seat=2))
            assert "hand-seen" == wrong["reason"]
            assert "done" == (await ann.ask(admit(1, "sit")))["type"]
        assert 1 == (await found.people[1].get(found.url)).data["seat"]

    at_home(tmp_path, test)


def test_a_code_is_drawn_anew_with_the_game_and_ends_with_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, start=False)
        lobby, zoe = await room(found), house.browser()
        await found.start()
        playing = await room(found)
        assert lobby != playing
        assert (404, 200) == tuple([(await zoe.post("/api/rooms", {"code": one})).status for one in (lobby, playing)])
        await knock(zoe, playing)
        async with found.lines() as lines:
            await Player(lines).play()
            assert (None, []) == (lines[0].latest["room"], lines[0].latest["knocks"])
        assert 404 == (await zoe.post("/api/rooms", {"code": playing})).status
        assert "404" == await state(zoe, found)

    at_home(tmp_path, test)


def test_the_host_draws_another_code(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, start=False)
        before, zoe = await room(found), house.browser()
        assert 403 == (await found.people[1].post(f"{found.url}/links/room")).status
        assert 200 == (await found.people[0].post(f"{found.url}/links/room")).status
        assert before != await room(found)
        assert 404 == (await zoe.post("/api/rooms", {"code": before})).status

    at_home(tmp_path, test)


def test_codes_and_knocks_survive_a_restart_and_an_answer_counts_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as first:
            found = await party(first, seats=3, start=False)
            code, zoe = await room(found), first.browser()
            await knock(zoe, code)
        async with house(tmp_path) as second:
            found, zoe = found.moved(second), second.again(zoe)
            assert (code, "waiting") == (await room(found), await state(zoe, found))
            async with found.line(0) as ann:
                await ann.frame()
                reply = await ann.ask(admit(1, "sit"))
                seats = len([one for one in (await newest(ann))["table"]["seats"] if one["kind"] == "person"])
        async with house(tmp_path) as third:
            found = found.moved(third)
            async with found.line(0) as ann:
                await ann.frame()
                assert reply == await ann.ask(admit(1, "sit"))
                assert seats == len([one for one in ann.latest["table"]["seats"] if one["kind"] == "person"])

    run(test())


def test_who_is_turned_away_hears_it_and_may_knock_again_later(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, start=False)
        code, zoe = await room(found), house.browser()
        await knock(zoe, code)
        async with found.line(1) as bob:
            await bob.frame()
            assert "done" == (await bob.ask(admit(1, "no")))["type"]
            assert "let-in" not in [one["news"] for one in news(bob)]
        assert "refused" == await state(zoe, found)
        assert "turned-away" == (await knock(zoe, code)).data["reason"]
        house.world.wait(901)
        assert "404" == await state(zoe, found)
        assert 201 == (await knock(zoe, code)).status

    at_home(tmp_path, test)


def test_watchers_see_no_knock_and_open_no_door(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, seats=3, start=False)
        watcher, zoe = house.browser(), house.browser()
        await watcher.post("/api/watch", {"code": found.watch})
        async with watcher.socket(f"/ws/{found.id}") as line:
            await line.frame()
            await knock(zoe, await room(found))
            assert [] == (await newest(line))["knocks"]
            assert "no-seat" == (await line.ask(admit(1, "sit")))["reason"]
        assert "waiting" == await state(zoe, found)

    at_home(tmp_path, test)


@pytest.mark.parametrize("name", ["Ann", "Аnn", "Bob\u200d", ""])
def test_nobody_knocks_under_the_name_of_somebody_else(name: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, seats=3, start=False)
        assert (await knock(house.browser(), await room(found), name)).status in (400, 403)

    at_home(tmp_path, test)


def test_only_so_many_wait_at_one_door(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, seats=3, start=False)
        code = await room(found)
        answers = [(await knock(house.browser(), code, f"Guest {'abcdefghi'[n]}")).status for n in range(9)]
        assert [*[201] * 8, 429] == answers
        assert 201 == (await knock(found.people[1], code)).status, "whoever is in needs no place there"

    at_home(tmp_path, test)


def test_a_table_of_bots_has_no_door(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, 0, ["greedy", "greedy"], start=False)
        assert await room(found) is None

    at_home(tmp_path, test)


def test_one_knock_is_answered_once_by_two_hands(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, seats=3, start=False)
        await knock(house.browser(), await room(found))
        async with found.lines() as (ann, bob):
            replies = [(await ann.ask(admit(1, "sit")))["type"], (await bob.ask(admit(1, "no")))["type"]]
            assert ["done", "refused"] == replies

    at_home(tmp_path, test)


def test_who_watches_by_knocking_goes_when_the_watch_link_is_renewed(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        zoe = house.browser()
        await knock(zoe, await room(found))
        async with found.line(0) as ann:
            await ann.frame()
            await ann.ask(admit(1, "watch"))
        async with zoe.socket(f"/ws/{found.id}") as line:
            await line.frame()
            await found.people[0].post(f"{found.url}/links/watch")
            assert 4403 == (await ended(line)).code

    at_home(tmp_path, test)


def test_who_knocked_and_sits_down_by_a_link_waits_at_the_door_no_more(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, seats=3, start=False)
        zoe = house.browser()
        assert 201 == (await knock(zoe, await room(found))).status
        behind = (await zoe.post("/api/links", {"code": found.invite})).data
        assert "none" == behind["state"], "the link asks nobody to wait for a knock"
        async with found.line(0) as ann:
            assert ["Zoe"] == [one["name"] for one in (await ann.frame())["knocks"]]
            assert 201 == (await zoe.post("/api/join", {"code": found.invite, "name": "Zoe Z"})).status
            assert [] == (await ann.frame(found.table.seq))["knocks"]
            assert "no-knock" == (await ann.ask(admit(1, "sit")))["reason"], "one knock is not two seats"

    at_home(tmp_path, test)
