"""Frames are whole: one of them is enough to know everything that its viewer may know."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any

import pytest
from msgspec import json, to_builtins
from tests.samples import one_in
from tests.server.asgi import Socket
from tests.server.tables import (
    House,
    Player,
    at_home,
    both_games,
    done,
    house,
    newest,
    news,
    party,
    run,
    told,
    until,
)

from interregnum.games.hidden_leaders.words.speaker import HiddenLeadersSpeaker
from interregnum.kernel.view import View
from interregnum.server.frames import table_info
from interregnum.server.presence import AWAY
from interregnum.wire.frames import Frame, Question, ServerMessage
from interregnum.wire.offers import Offer


async def refreshed(line: Socket, since: int, name: str) -> Any:
    """The frame that comes after asking for one."""
    await line.ask({"type": "refresh", "id": name, "since": since})
    frame = await line.frame()
    while frame["since"] != since:
        frame = await line.frame()
    return frame


def test_every_message_is_what_the_protocol_says(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, ["greedy"], start=False)
        async with table.lines() as lines, table.line(0, "?lang=uk") as other:
            await table.start()
            await lines[1].ask({"type": "say", "id": "s", "text": "hello"})
            await lines[1].ask({"type": "answer", "id": "a", "seq": 0, "choice": "pass"})
            await Player(lines).play()
            await newest(other)
            heard = [json.decode(one, type=ServerMessage) for line in [*lines, other] for one in line.heard]
            assert 100 < len([one for one in heard if isinstance(one, Frame)])

    at_home(tmp_path, test)


def test_a_frame_before_the_start_has_a_table_and_no_game(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 1, start=False, seats=2)
        async with table.line(0, "?lang=en") as line:
            frame = await line.frame()
            nothing = ("view", "question", "undo", "clock")
            assert [None] * 4 == [frame[name] for name in nothing]
            assert (0, 0, "open") == (frame["answers"], frame["you"], frame["table"]["status"])
            assert "waiting" not in frame
            assert "result" not in frame

    at_home(tmp_path, test)


def test_only_who_is_asked_gets_the_question(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3)
        watcher = house.browser()
        await watcher.post("/api/watch", {"code": table.watch})
        async with table.lines() as lines, watcher.socket(f"/ws/{table.id}") as line:
            player = Player(lines)
            for _ in range(12):
                asked = await player.asked()
                await told([*lines, line], table.table.seq)
                assert [asked] == [one for one in [*lines, line] if one.latest["question"] is not None]
                assert asked is not None
                assert asked.latest["you"] == line.latest["clock"]["seat"]
                assert "choices" not in str(line.latest)
                await player.answer()

    at_home(tmp_path, test)


def test_a_frame_holds_what_happened_since_the_one_before(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            await Player(lines).play(20)
            for line in lines:
                frames = [json.decode(one) for one in line.heard]
                frames = [one for one in frames if one["type"] == "frame"]
                assert 0 == frames[0]["since"]
                assert [one["seq"] for one in frames][:-1] == [one["since"] for one in frames][1:]
                for one in frames:
                    assert all(one["since"] < each["seq"] <= one["seq"] for each in one["news"])

    at_home(tmp_path, test)


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_was_away_gets_one_frame_with_what_happened_since_as_they_may_know_it(
    tmp_path: Path, seat: int
) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            player = Player(lines)
            await player.play(10)
            async with table.line(seat) as tab:
                since = (await tab.frame())["seq"]
            await player.play(15)
            await lines[0].ask({"type": "say", "id": "s", "text": "where were you?"})
            await told(lines, table.table.seq)
            async with table.line(seat, f"?since={since}") as tab:
                frame = await tab.frame()
                stayed = [one for one in news(lines[seat]) if one["seq"] > since]
                assert stayed == frame["news"]
                assert (since, table.table.seq) == (frame["since"], frame["seq"])
                assert lines[seat].latest["view"] == frame["view"]
                assert lines[seat].latest["question"] == frame["question"]

    at_home(tmp_path, test)


@pytest.mark.parametrize("since", [10**6, 2**52])
def test_a_number_from_the_future_is_the_newest_there_is(tmp_path: Path, since: int) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.line(0, f"?since={since}") as line:
            frame = await line.frame()
            assert (table.table.seq, table.table.seq, []) == (frame["seq"], frame["since"], frame["news"])

    at_home(tmp_path, test)


def test_a_refresh_brings_everything_since_any_number(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            await Player(lines).play(10)
            everything = news(lines[0])
            for since in (0, 5, table.table.seq):
                frame = await refreshed(lines[0], since, f"r{since}")
                assert [one for one in everything if one["seq"] > since] == frame["news"]
            late = await refreshed_late(lines[0], table.table.seq)
            assert [] == late["news"]

    at_home(tmp_path, test)


async def refreshed_late(line: Socket, seq: int) -> Any:
    await line.ask({"type": "refresh", "id": "late", "since": seq + 1000})
    frame = await line.frame()
    assert (seq, seq) == (frame["seq"], frame["since"])
    return frame


def test_two_tabs_of_a_seat_see_the_same(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines, table.line(0) as tab:
            await tab.frame()
            await Player(lines).play(6)
            await told([*lines, tab], table.table.seq)
            same = ("seq", "you", "view", "question", "undo", "table", "answers")
            assert [lines[0].latest[name] for name in same] == [tab.latest[name] for name in same]

    at_home(tmp_path, test)


def test_everybody_sees_who_is_here_and_how_many_watch(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, start=False)
        watcher = house.browser()
        await watcher.post("/api/watch", {"code": table.watch})

        async def seen(line: Socket, here: list[bool], watching: int) -> None:
            while line.latest is None or (here, watching) != presence(line.latest):
                await line.frame()

        async with table.line(0) as line:
            await seen(line, [True, False], 0)
            async with table.line(1), table.line(1):
                await seen(line, [True, True], 0)
                async with watcher.socket(f"/ws/{table.id}"):
                    await seen(line, [True, True], 1)
                await seen(line, [True, True], 0)
            await seen(line, [True, False], 0)
        await until(lambda: not table.table.viewers)

    at_home(tmp_path, test)


def presence(frame: Any) -> tuple[list[bool], int]:
    return [seat["here"] for seat in frame["table"]["seats"]], frame["table"]["watchers"]


def test_sentences_set_a_name_apart_that_runs_from_right_to_left(tmp_path: Path) -> None:
    """The name itself stays as it was given."""

    async def test(house: House) -> None:
        table = await party(house, 2, name="שרה")
        async with table.lines("?lang=en") as lines:
            await Player(lines).play()
            frame = lines[1].latest
            told = [one["text"] for one in news(lines[1]) if one["news"] == "event"] + frame["result"]
            named = [text for text in told if "שרה" in text]
            assert 10 < len(named)
            assert [] == [text for text in named if text.count("שרה") != text.count("\u2068שרה\u2069")]
            assert "שרה" == frame["table"]["seats"][0]["name"]

    at_home(tmp_path, test)


def test_a_frame_says_when_you_answered_last_by_your_own_hand(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as first:
            table = await party(first, 2)
            async with table.lines() as lines:
                player = Player(lines)
                last = [0, 0]
                for _ in range(12):
                    asked = await player.asked()
                    assert asked is not None
                    assert last == [(await newest(line))["answered"] for line in lines]
                    await player.answer()
                    last[asked.latest["you"]] = asked.latest["seq"]
        async with house(tmp_path, first.world) as second, table.moved(second).lines() as lines:
            assert last == [(await newest(line))["answered"] for line in lines]

    run(test())


def test_what_answers_for_you_is_not_your_own_hand(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            player = Player(lines)
            await player.play(2)
            asked = await player.asked()
            assert asked is not None
            before, seen = asked.latest["answered"], asked.latest
            choice = seen["question"]["choices"][0]["choice"]
            await asked.ask({"type": "answer", "id": "b", "seq": seen["seq"], "choice": choice, "by": "setting"})
            after = await newest(asked)
            assert (before, seen["answers"] + 1) == (after["answered"], after["answers"])

    at_home(tmp_path, test)


@pytest.mark.parametrize("lang", one_in(3, ["uk", "pl", "en"]))
def test_words_come_in_the_language_that_was_asked_for(tmp_path: Path, lang: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines(f"?lang={lang}") as lines:
            player = Player(lines)
            while (asked := await player.asked()) is not None:
                other = lines[1 - asked.latest["you"]]
                question = asked.latest["question"]
                assert all(one["text"] for one in question["choices"])
                assert question["text"]
                assert other.latest["waiting"]
                assert "waiting" not in asked.latest
                await player.answer()
            assert lines[0].latest["result"]
            assert all(one["text"] for one in news(lines[0]) if one["news"] == "event")

    at_home(tmp_path, test)


@pytest.mark.parametrize("query", ["", "?lang=de"])
def test_without_a_language_of_ours_there_are_no_words(tmp_path: Path, query: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines(query) as lines:
            await Player(lines).play()
            frames = [json.decode(one) for line in lines for one in line.heard]
            frames = [one for one in frames if one["type"] == "frame"]
            assert not any("waiting" in one or "result" in one for one in frames)
            assert not any("text" in one["question"] for one in frames if one["question"] is not None)
            assert not any("text" in one for line in lines for one in news(line) if one["news"] == "event")

    at_home(tmp_path, test)


def test_a_seat_that_is_not_theirs_gets_nobody_a_line(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        for browser, query in (
            (table.people[0], "?seat=1"),
            (house.browser(), ""),
            (house.browser(interregnum="x"), ""),
        ):
            async with browser.socket(f"/ws/{table.id}{query}") as line:
                refused = await line.read()
                assert "refused" == refused["type"]
                assert refused["reason"] in ("no-seat", "unknown-table")
                assert [] == [one for one in line.heard if b"frame" in one]

    at_home(tmp_path, test)


def test_where_many_come_and_go_everybody_is_shown_it_for_all_of_them_together(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.line(0) as line:
            await line.frame()
            for _ in range(60):
                async with table.line(1) as other:
                    assert [True, True] == [seat["here"] for seat in (await other.frame())["table"]["seats"]]
            await until(lambda: table.table.showing is None)
            await newest(line)
            assert [True, False] == [seat["here"] for seat in line.latest["table"]["seats"]]
            assert 20 < len(line.heard) < 60  # of 120 comings and goings

    at_home(tmp_path, test)


def test_what_is_asked_is_put_into_words_once_and_again_when_somebody_is_called_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    honest = HiddenLeadersSpeaker.waiting

    def counted(self: HiddenLeadersSpeaker, view: Any, names: Any) -> str:
        said.append(honest(self, view, names))
        return said[-1]

    monkeypatch.setattr(HiddenLeadersSpeaker, "waiting", counted)

    async def test(house: House) -> None:
        table = await party(house, 2)
        watcher = house.browser()
        await watcher.post("/api/watch", {"code": table.watch})
        asked = table.table.head.asked
        assert asked is not None
        async with watcher.socket(f"/ws/{table.id}?lang=en") as line:
            for number in range(5):
                await refreshed(line, 0, f"r{number}")
            assert [line.latest["waiting"]] == said
            other = 1 - asked
            await table.people[other].request("DELETE", f"{table.url}/seats/{other}")
            await house.browser().post("/api/join", {"code": table.invite, "name": "Zoe"})
            await refreshed(line, 0, "z")
            assert 1 < len(said)

    at_home(tmp_path, test)


@both_games
def test_of_a_view_only_bytes_are_kept_once_everybody_has_their_frame(tmp_path: Path, game: str) -> None:
    """With hundreds of tables, views would be most of what is looked through for garbage while people wait."""

    async def test(house: House) -> None:
        table = await party(house, 3, game=game)
        async with table.lines("?lang=en") as lines:
            player = Player(lines)
            for _ in range(5):
                await player.answer()
                camera = table.table.camera
                assert 3 == len(camera.views)
                kept = gc.get_referents(camera, *[getattr(camera, name) for name in ("views", "asked")])
                kept += gc.get_referents(*camera.asked.values())
                assert [] == [one for one in kept if isinstance(one, (View, Offer, Question))]
                seen = [(line.latest["view"], line.latest["question"]) for line in lines]
                again = [await refreshed(line, 0, f"r{camera.table.seq}{number}") for number, line in enumerate(lines)]
                assert seen == [(frame["view"], frame["question"]) for frame in again]

    at_home(tmp_path, test)


def test_the_table_is_encoded_once_while_all_are_here_and_shown_as_it_is_whatever_happens(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3)
        camera = table.table.camera

        def shown_truly() -> bool:
            return bool(json.decode(camera.table_info()) == to_builtins(table_info(table.table)))

        async with table.lines() as lines:
            player = Player(lines)
            await player.answer()
            made = camera.table_info()
            for _ in range(6):
                await player.answer()
                assert shown_truly()
            assert made is camera.table_info()
            await player.go_back(3)
            assert shown_truly()
            while table.table.head.asked == 2:
                await player.answer()
            await lines[2].close()
            await until(lambda: 2 == len(table.table.viewers))
            assert shown_truly()
            here = Player(lines[:2], name="h")
            house.world.wait(AWAY)
            await done(lines[:2], *answer_of(lines[:2], here))
            seats = json.decode(camera.table_info())["seats"]
            assert [False, False, True] == [seat["missed"] for seat in seats]
            assert shown_truly()

    at_home(tmp_path, test)


def answer_of(lines: list[Socket], player: Player) -> tuple[Socket, dict[str, object]]:
    """The answer of whoever is asked."""
    asked = next(line for line in lines if line.latest["question"] is not None)
    return asked, player.command(asked)
