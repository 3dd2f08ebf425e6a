"""A replay for anybody who has its link: by everybody's agreement, ended by any of them, and telling no more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.asgi import Answer, Browser
from tests.server.tables import House, Party, Player, at_home, both_games, code_of, done, house, party, run

from interregnum.server.settings import Limits
from interregnum.words.catalogue import LANGUAGES

TALK = "between you and me"


async def played(house: House, people: int = 2, **wish: Any) -> Party:
    """A game to its end, with talk and an answer that was taken back."""
    table = await party(house, people, **wish)
    async with table.lines() as lines:
        player = Player(lines)
        await player.play(6)
        await player.go_back(1)
        await player.play()
        await done(lines, lines[0], {"type": "say", "id": "talk", "text": TALK})
    return table


async def agree(table: Party, who: int, named: bool = False) -> Any:
    answer = await table.people[who].request("PUT", f"{table.url}/sharing", {"named": named})
    assert 200 == answer.status, answer.data
    return answer.data


async def withdraw(table: Party, who: int) -> Any:
    answer = await table.people[who].request("DELETE", f"{table.url}/sharing")
    assert 200 == answer.status, answer.data
    return answer.data


def link(seated: Any) -> str | None:
    found: str | None = seated["links"]["replay"]
    return found


async def shared(house: House, *named: bool, **wish: Any) -> tuple[Party, str]:
    """A game that all of its people share, and the code of its link."""
    table = await played(house, len(named), **wish)
    for who, one in enumerate(named):
        seated = await agree(table, who, one)
    found = link(seated)
    assert found is not None
    return table, code_of(found)


async def opened(house: House, code: str, viewer: str = "open", lang: str = "en") -> Answer:
    """What a stranger gets."""
    return await house.browser().get(f"/api/replays/{code}?viewer={viewer}&lang={lang}")


def refused(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.data["reason"]


# --- agreement


def test_the_link_comes_with_the_last_agreement_and_bots_are_not_asked(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await played(house, 2, bots=["random"])
        before = (await table.people[0].get(table.url)).data["table"]["sharing"]
        assert {"agreed": [], "missing": [0, 1], "named": [], "possible": True} == before
        first = await agree(table, 1, named=True)
        assert link(first) is None
        assert {"agreed": [1], "missing": [0], "named": [1], "possible": True} == first["table"]["sharing"]
        last = await agree(table, 0)
        found = link(last)
        assert found is not None
        assert "/r/" in found
        assert found == link((await table.people[1].get(table.url)).data)
        assert 200 == (await opened(house, code_of(found))).status

    at_home(tmp_path, test)


def test_agreement_and_link_outlive_the_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as first:
            table = await played(first)
            await agree(table, 0, named=True)
        async with house(tmp_path) as second:
            table = table.moved(second)
            found = link(await agree(table, 1))
            assert found is not None
        async with house(tmp_path) as third:
            assert ["Ann", "Player 2"] == names(await opened(third, code_of(found)))

    run(test())


@pytest.mark.parametrize("who", [0, 1])
def test_anybody_who_played_ends_the_link_and_the_next_one_is_another(tmp_path: Path, who: int) -> None:
    async def test(house: House) -> None:
        table, code = await shared(house, False, False)
        assert link(await withdraw(table, who)) is None
        assert (404, "no-link") == refused(await opened(house, code))
        assert 404 == (await house.browser().get(f"/api/replays/{code}")).status
        again = link(await agree(table, who))
        assert again is not None
        assert code != code_of(again)
        assert (404, "no-link") == refused(await opened(house, code))
        assert 200 == (await opened(house, code_of(again))).status

    at_home(tmp_path, test)


def test_who_leaves_after_the_end_takes_their_agreement_with_them(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table, code = await shared(house, False, True)
        assert 200 == (await table.people[1].request("DELETE", f"{table.url}/seats/1")).status
        assert (404, "no-link") == refused(await opened(house, code))
        again = await agree(table, 0, named=True)
        assert link(again) is None
        assert ([1], False) == (again["table"]["sharing"]["missing"], again["table"]["sharing"]["possible"])

    at_home(tmp_path, test)


def test_leaving_before_one_agreed_makes_no_link_possible_without_one(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await played(house)
        await table.people[1].request("DELETE", f"{table.url}/seats/1")
        assert link(await agree(table, 0)) is None

    at_home(tmp_path, test)


def test_only_people_who_played_decide(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table, code = await shared(house, False, False)
        watcher, stranger = house.browser(), house.browser()
        await watcher.post("/api/watch", {"code": table.watch})
        await stranger.post("/api/tables", {"game": "hidden-leaders", "seats": 2, "name": "Eve"})
        for method, body in (("PUT", {"named": True}), ("DELETE", None)):
            for one, expected in ((watcher, (403, "no-seat")), (stranger, (404, "unknown-table"))):
                assert expected == refused(await one.request(method, f"{table.url}/sharing", body))
        assert 200 == (await opened(house, code)).status
        assert (await watcher.get(table.url)).data["links"] is None

    at_home(tmp_path, test)


def test_who_holds_several_seats_speaks_for_all_of_them(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 1, start=False, seats=2)
        await table.people[0].post("/api/join", {"code": table.invite, "name": "Bob", "another": True})
        await table.start()
        async with table.line(0, "?seat=0") as ann, table.line(0, "?seat=1") as bob:
            await Player([ann, bob]).play()
        found = link(await agree(table, 0, named=True))
        assert found is not None
        assert ["Ann", "Bob"] == names(await opened(house, code_of(found)))

    at_home(tmp_path, test)


def test_saying_the_same_again_is_not_written_down_and_a_full_log_keeps_nobody_from_withdrawing(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table, code = await shared(house, False, False)
        seq = table.table.seq
        await agree(table, 0)
        assert seq == table.table.seq
        limits = house.hall.services.settings.limits
        assert seq < limits.entries + limits.reserve
        object.__setattr__(limits, "entries", 0)
        object.__setattr__(limits, "reserve", 0)
        await withdraw(table, 0)
        assert (404, "no-link") == refused(await opened(house, code))
        answer = await table.people[0].request("PUT", f"{table.url}/sharing", {})
        assert (429, "log-full") == refused(answer)

    at_home(tmp_path, test, limits=Limits(requests_at_once=10**9, messages_at_once=10**9, tables_per_address=10**9))


# --- what it tells


def names(answer: Answer) -> list[str]:
    return [seat["name"] for seat in answer.data["table"]["seats"]]


@pytest.mark.parametrize("lang", LANGUAGES)
@both_games
def test_strangers_see_the_game_that_stands_and_no_name_of_whoever_wants_none(
    tmp_path: Path, game: str, lang: str
) -> None:
    async def test(house: House) -> None:
        table, code = await shared(house, True, False, game=game)
        own = (await table.people[0].get(f"{table.url}/replay?viewer=open&lang={lang}")).data
        told = await opened(house, code, lang=lang)
        number = {"en": "Player 2", "pl": "Gracz 2", "uk": "Гравець 2"}[lang]
        assert ["Ann", number] == names(told)
        assert [one["view"] for one in own["steps"]] == [one["view"] for one in told.data["steps"]]
        text = str(told.data)
        assert number in str(told.data["steps"]) or game == "heroes"
        assert not [word for word in ("Bob", TALK, table.id, table.invite, str(table.watch)) if word in text]
        info = told.data["table"]
        assert {None} == {info[name] for name in ("seed", "commitment", "next", "proposal", "watchers", "patience")}
        assert not any(seat["host"] or seat["here"] or seat["away"] for seat in info["seats"])
        assert {"table", "viewer", "steps", "result"} == told.data.keys()
        assert {"event"} == {news["news"] for step in told.data["steps"] for news in step["news"]}

    at_home(tmp_path, test)


def test_whatever_eyes_are_chosen_a_name_is_told_of_nobody_who_wants_none(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        _, code = await shared(house, False, False, False)
        for viewer in ("open", "watcher", "0", "1", "2"):
            told = await opened(house, code, viewer)
            assert 200 == told.status
            assert not [name for name in ("Ann", "Bob", "Cid") if name in str(told.data)]
        assert (404, "no-such-seat") == refused(await opened(house, code, "3"))

    at_home(tmp_path, test)


def test_a_name_can_be_taken_back_while_the_link_stays(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table, code = await shared(house, True, True)
        assert ["Ann", "Bob"] == names(await opened(house, code))
        assert code == code_of(link(await agree(table, 1, named=False)) or "")
        assert "Bob" not in str((await opened(house, code)).data)

    at_home(tmp_path, test)


def test_who_left_in_the_middle_is_not_asked_and_never_named(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3)
        async with table.lines() as lines:
            await Player(lines).play(5)
        await table.people[2].request("DELETE", f"{table.url}/seats/2")
        async with table.line(0) as ann, table.line(1) as bob:
            await Player([ann, bob], name="d").play()
        await agree(table, 0, named=True)
        found = link(await agree(table, 1, named=True))
        assert found is not None
        told = await opened(house, code_of(found))
        assert ["Ann", "Bob", "Player 3"] == names(told)
        assert "Cid" not in str(told.data)

    at_home(tmp_path, test)


def test_talk_and_rematch_and_links_are_not_told_later_either(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table, code = await shared(house, False, False)
        before = (await opened(house, code)).data
        await table.people[0].post(f"{table.url}/rematch")
        async with table.lines() as lines:
            await done(lines, lines[1], {"type": "say", "id": "more", "text": TALK})
        assert before == (await opened(house, code)).data

    at_home(tmp_path, test)


# --- doors that are not this one


@pytest.mark.parametrize("start", [False, True])
def test_a_game_that_is_not_over_has_no_link(tmp_path: Path, start: bool) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, start=start)
        for one in table.people:
            assert (409, "not-over") == refused(await one.request("PUT", f"{table.url}/sharing", {"named": True}))
        seated = (await table.people[0].get(table.url)).data
        assert (None, None) == (link(seated), seated["table"]["sharing"])
        for code in (table.invite, table.watch, table.id):
            assert (404, "no-link") == refused(await opened(house, str(code)))

    at_home(tmp_path, test)


def test_the_link_of_a_replay_opens_no_table_and_others_open_no_replay(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table, code = await shared(house, False, False)
        stranger = house.browser()
        for url, body in (
            ("/api/links", {"code": code}),
            ("/api/join", {"code": code, "name": "Eve"}),
            ("/api/watch", {"code": code}),
        ):
            assert (404, "no-link") == refused(await stranger.post(url, body))
        for other in (table.invite, table.watch, code[:-1], code + "A", code.swapcase(), "A" * 22, "%00", "é"):
            answer = await house.browser().get(f"/api/replays/{other}")
            assert 404 == answer.status, other
        assert not stranger.cookies

    at_home(tmp_path, test)


def test_guessing_codes_is_counted_like_any_request(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        guesser: Browser = house.browser()
        tries = [(await guesser.get(f"/api/replays/{number:022d}")).status for number in range(60)]
        assert {404, 429} == set(tries)
        assert 429 == tries[-1]

    at_home(tmp_path, test, limits=Limits(requests_at_once=20, requests_per_second=0.001))
