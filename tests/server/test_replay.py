"""A finished game again: the steps are those of the game that was played, and they belong to its people."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest
from tests.samples import one_in
from tests.server.tables import House, Party, Player, at_home, both_games, news, party, until

from interregnum.server import replaying
from interregnum.server.replaying import Replays
from interregnum.words.catalogue import LANGUAGES


async def steps(table: Party, viewer: str, lang: str = "en") -> list[Any]:
    answer = await table.people[0].get(f"{table.url}/replay?viewer={viewer}&lang={lang}")
    assert 200 == answer.status, answer.data
    assert viewer == answer.data["viewer"]
    found: list[Any] = answer.data["steps"]
    return found


def bare(told: Any) -> dict[str, Any]:
    """An event with its words, without its number."""
    return {name: value for name, value in told.items() if name != "seq"}


def tells(whole: Any, part: Any) -> bool:
    """Whether the one says all that the other says, where null is silence."""
    if isinstance(whole, dict) and isinstance(part, dict):
        return whole.keys() == part.keys() and all(tells(whole[name], part[name]) for name in part)
    if isinstance(whole, list) and isinstance(part, list):
        return len(whole) == len(part) and all(map(tells, whole, part))
    return part is None or bool(whole == part)


@both_games
def test_the_steps_are_what_each_seat_saw_while_the_game_was_played(tmp_path: Path, game: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3, game=game)
        async with table.lines("?lang=pl") as lines:
            player = Player(lines)
            seen: list[list[Any]] = [[] for _ in lines]
            going = True
            while going:
                for views, line in zip(seen, lines, strict=True):
                    views.append(line.latest["view"])
                going = await player.answer()
            for seat, line in enumerate(lines):
                told = await steps(table, str(seat), "pl")
                assert seen[seat] == [one["view"] for one in told]
                assert [None, *[one for one, _ in player.answers]] == [one["by"] for one in told]
                heard = [bare(one) for one in news(line) if one["news"] == "event"]
                assert heard == [bare(one) for step in told for one in step["news"]]
            opened = (await steps(table, "open"))[-1]["view"]
            assert all(tells({**opened, "viewer": views[-1]["viewer"]}, views[-1]) for views in seen)

    at_home(tmp_path, test)


@both_games
def test_an_undo_is_not_part_of_the_line_that_is_told(tmp_path: Path, game: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game=game)
        async with table.lines() as lines:
            player = Player(lines)
            while lines[0].latest["undo"] is None and lines[1].latest["undo"] is None:
                assert await player.answer()
            owner = next(line for line in lines if line.latest["undo"] is not None)
            seq, to = owner.latest["seq"], owner.latest["undo"]
            assert "done" == (await owner.ask({"type": "undo", "id": "u", "seq": seq, "to": to}))["type"]
            await player.play()
            answers = lines[0].latest["answers"]
        told = await steps(table, "watcher")
        assert list(range(answers + 1)) == [one["answers"] for one in told]
        assert told[-1]["view"]["over"]

    at_home(tmp_path, test)


def test_with_everything_open_nothing_in_front_of_people_is_hidden(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            await Player(lines).play()
        told = await steps(table, "open")
        for view in [one["view"] for one in told]:
            assert view["viewer"] is None
            assert None not in [*view["leaders"], *[card for hand in view["hands"] for card in hand]]
            assert None not in [card for row in view["parties"] for card in row["down"]]
        hidden = [one["view"]["hands"] for one in await steps(table, "watcher")]
        assert all(card is None for hand in hidden[0] for card in hand)
        ended = (await table.people[0].get(f"{table.url}/replay")).data
        assert ended["result"]
        assert "over" == ended["table"]["status"]

    at_home(tmp_path, test)


@pytest.mark.parametrize("lang", one_in(3, LANGUAGES))
@both_games
def test_every_step_has_its_words(tmp_path: Path, lang: str, game: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game=game)
        async with table.lines() as lines:
            await Player(lines).play()
        told = await steps(table, "0", lang)
        assert all(one["waiting"] for one in told[:-1])
        assert "" == told[-1]["waiting"]
        assert all(one["text"] for step in told for one in step["news"])

    at_home(tmp_path, test)


def test_a_game_that_is_not_over_is_not_told(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, start=False)
        for _ in range(2):
            for viewer in ("watcher", "0", "1", "open"):
                answer = await table.people[0].get(f"{table.url}/replay?viewer={viewer}")
                assert (409, "not-over") == (answer.status, answer.data["reason"])
            if table.table.progress is None:
                await table.start()

    at_home(tmp_path, test)


def test_a_game_of_other_rules_is_not_told_under_these(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            await Player(lines).play()
        line = table.table.progress
        assert line is not None
        line.replays = False
        answer = await table.people[0].get(f"{table.url}/replay")
        assert (409, "replay-version") == (answer.status, answer.data["reason"])

    at_home(tmp_path, test)


def test_a_game_is_told_to_its_people_alone(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            await Player(lines).play()
        watcher, stranger, nobody = house.browser(), house.browser(), house.browser()
        await watcher.post("/api/watch", {"code": table.watch})
        await party(house, 2)
        await stranger.post("/api/tables", {"game": "hidden-leaders", "seats": 2, "name": "Eve"})
        assert 200 == (await watcher.get(f"{table.url}/replay?viewer=open")).status
        for one in (stranger, nobody):
            answer = await one.get(f"{table.url}/replay?viewer=open")
            assert (404, "unknown-table") == (answer.status, answer.data["reason"])
        assert (404, "no-such-seat") == await refusal(table, "2")
        assert 400 == (await refusal(table, "nobody"))[0]

    at_home(tmp_path, test)


async def refusal(table: Party, viewer: str) -> tuple[int, Any]:
    answer = await table.people[0].get(f"{table.url}/replay?viewer={viewer}")
    return answer.status, answer.data["reason"]


async def over(house: House) -> Party:
    table = await party(house, 2)
    async with table.lines() as lines:
        await Player(lines).play()
    return table


def test_a_replay_is_made_once_and_sent_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[bytes, str, str]] = []
    make = Replays.made

    async def counted(self: Replays, table: Any, line: Any, key: Any) -> bytes:
        made.append(key)
        return await make(self, table, line, key)

    monkeypatch.setattr(Replays, "made", counted)

    async def test(house: House) -> None:
        table = await over(house)
        url = f"{table.url}/replay?viewer=open"
        first, second = [await one.get(url) for one in table.people]
        assert first.body == second.body
        assert ("gzip", "no-store") == (first.headers["content-encoding"], first.headers["cache-control"])
        assert 5 * len(first.body) < len(gzip.decompress(first.body))
        assert [("open", "en")] == [(eyes, lang) for _, eyes, lang in made]
        assert "application/json" == first.headers["content-type"]

    at_home(tmp_path, test)


def test_a_visitor_gets_one_replay_after_the_other_and_others_do_not_wait_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        table = await over(house)
        begun: list[tuple[str, str]] = []
        gate = asyncio.Event()
        make = Replays.made

        async def held(self: Replays, table: Any, line: Any, key: Any) -> bytes:
            begun.append(key[1:])
            await gate.wait()
            return await make(self, table, line, key)

        monkeypatch.setattr(Replays, "made", held)
        ann, bob = table.people
        bob.address = "10.0.0.2"
        wishes = [(eyes, lang) for lang in LANGUAGES[:2] for eyes in ("0", "1", "open")]
        asked = [
            asyncio.ensure_future(ann.get(f"{table.url}/replay?viewer={eyes}&lang={lang}")) for eyes, lang in wishes
        ]
        other = asyncio.ensure_future(bob.get(f"{table.url}/replay?viewer=watcher"))
        await until(lambda: len(begun) == 2)
        assert [wishes[0], ("watcher", "en")] == begun
        gate.set()
        answers = await asyncio.gather(*asked)
        assert [200] * 2 + [429] * 4 == [one.status for one in answers]
        assert {"replays"} == {one.data["reason"] for one in answers[2:]}
        assert 200 == (await other).status
        assert 3 == len(begun)
        assert 200 == (await ann.get(f"{table.url}/replay?viewer=open&lang=pl")).status
        assert not house.hall.replays.turns

    at_home(tmp_path, test)


def test_all_who_saw_a_game_end_behind_one_address_get_its_figures_counted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(house: House) -> None:
        table = await over(house)
        counts: list[Any] = []
        count = replaying.counted

        def counting(table: Any, progress: Any) -> Any:
            counts.append(table)
            yield from count(table, progress)

        monkeypatch.setattr(replaying, "counted", counting)
        asked = [table.people[number % 2].get(f"{table.url}/tally") for number in range(6)]
        answers = await asyncio.gather(*asked)
        assert [200] * 6 == [one.status for one in answers]
        assert 1 == len(counts)
        assert not house.hall.replays.making

    at_home(tmp_path, test)


@both_games
def test_a_game_is_told_in_figures_when_it_is_over_and_to_its_people_alone(tmp_path: Path, game: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game=game)
        early = await table.people[0].get(f"{table.url}/tally")
        assert (409, "not-over") == (early.status, early.data["reason"])
        async with table.lines() as lines:
            await Player(lines).play()
            last = lines[0].latest["view"]
        told = await table.people[0].get(f"{table.url}/tally")
        assert (200, "gzip") == (told.status, told.headers["content-encoding"])
        if game == "heroes":
            assert last["sight"]["power"] == told.data["rounds"][-1]["power"]
            assert last["round"] == told.data["rounds"][-1]["round"]
        else:
            assert [last["red"], last["green"]] == [told.data["turns"][-1][name] for name in ("red", "green")]
            assert [one["heroes"] for one in last["outcome"]["standings"]] == told.data["turns"][-1]["counted"]
        stranger = house.browser()
        answer = await stranger.get(f"{table.url}/tally")
        assert (404, "unknown-table") == (answer.status, answer.data["reason"])

    at_home(tmp_path, test)
