"""Taking back: free as long as nobody learned anything, by agreement beyond that, and always in the log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from tests.server.asgi import Socket
from tests.server.tables import (
    FakeWorld,
    House,
    Party,
    Player,
    at_home,
    both_games,
    done,
    events,
    house,
    newest,
    news,
    party,
    run,
    until,
)  # fmt: skip

from interregnum.kernel.record import read_record, verify
from interregnum.registry import game as game_of
from interregnum.server.clocks import VOTING
from interregnum.server.heads import DAY
from interregnum.server.progress import Progress
from interregnum.server.store.rows import EntryRow, Kept


def line_of(table: Party) -> Progress:
    assert table.table.progress is not None
    return table.table.progress


def undo(socket: Socket, to: int, name: str = "undo") -> dict[str, object]:
    return {"type": "undo", "id": name, "seq": socket.latest["seq"], "to": to}


def vote(socket: Socket, agree: bool, name: str = "vote") -> dict[str, object]:
    proposal = socket.latest["table"]["proposal"]
    return {"type": "vote", "id": name, "proposal": proposal["seq"], "agree": agree}


def heard(socket: Socket) -> list[str]:
    """The kinds of news beside events that a line has heard of, in their order."""
    return [one["news"] for one in news(socket) if one["news"] != "event"]


async def until_quiet(player: Player, table: Party, own: int = 1) -> Socket:
    """Play on until somebody has given so many answers in a row that told nobody anything."""
    while True:
        asked = await player.asked()
        assert asked is not None, "there is such a place in this game"
        for one in player.sockets:
            frame = await newest(one)
            if frame["undo"] is not None and frame["answers"] - frame["undo"] >= own:
                return one
        await player.answer()


async def until_loud(player: Player, table: Party) -> None:
    """Play on until nobody may go back alone."""
    await player.answer()
    while any([(await newest(one))["undo"] is not None for one in player.sockets]):
        await player.answer()


@pytest.mark.parametrize("own", [1, 2])
@both_games
def test_a_quiet_answer_is_taken_back_at_once_and_everything_is_as_before(tmp_path: Path, own: int, game: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game=game)
        async with table.lines() as lines:
            player = Player(lines)
            hashes = {0: table.state_hash}
            mine: Socket | None = None
            while mine is None:
                await player.answer()
                hashes[len(line_of(table).answers)] = table.state_hash
                free = [one for one in lines if one.latest["undo"] is not None]
                mine = next((one for one in free if one.latest["answers"] - one.latest["undo"] >= own), None)
            to, seq, seat = mine.latest["undo"], mine.latest["seq"], mine.latest["you"]
            first = line_of(table).answers[to].seq
            await done(lines, mine, undo(mine, to))
            assert hashes[to] == table.state_hash
            assert to == mine.latest["answers"]
            assert mine.latest["question"] is not None
            undone = {"news": "undone", "seq": seq + 1, "by": seat, "to": to, "agreed": False, "first": first}
            assert undone == mine.latest["news"][-1]
            assert all(one.latest["news"][-1] == mine.latest["news"][-1] for one in lines)
            await done(lines, mine, player.command(mine))

    at_home(tmp_path, test)


def taken_back(line: Socket) -> list[tuple[int, int]]:
    """Of every undo that was told on a line: the entry from which on nothing stands, and the entry of the undo."""
    return [(one["first"], one["seq"]) for one in news(line) if one["news"] == "undone"]


def as_it_was_written(kept: Kept) -> Kept:
    """A log of the time when an undo did not say where it begins."""

    def written(entry: EntryRow) -> EntryRow:
        body = {name: value for name, value in json.decode(entry.body).items() if name != "first"}
        return replace(entry, body=json.encode(body))

    return Kept(kept.head, tuple(map(written, kept.entries)))


def test_everybody_is_told_which_entries_were_taken_back_also_of_a_log_of_before(tmp_path: Path) -> None:
    async def test() -> None:
        world = FakeWorld()
        wanted: list[tuple[int, int]] = []
        async with house(tmp_path, world) as first:
            table = await party(first, 2)
            async with table.lines() as lines:
                player = Player(lines)
                for answers, back in (
                    (9, 2),
                    (1, 3),
                    (0, 2),
                    (4, 1),
                ):  # also again what was answered again
                    await player.play(answers)
                    await lines[0].ask({"type": "say", "id": f"s{len(wanted)}", "text": "wait"})
                    standing = [one.seq for one in line_of(table).answers]
                    await player.go_back(back)
                    wanted.append((standing[-back], table.table.seq))
                assert [wanted] * 2 == [taken_back(one) for one in lines]
                told = [[one["news"] == "event" for one in news(line) if one["seq"] in dict(wanted)] for line in lines]
                assert all(any(one) for one in told)  # something happened where it begins
        for edit in (None, as_it_was_written):
            async with house(tmp_path, world) as again:
                again.store.edit = edit
                async with table.moved(again).lines() as lines:
                    assert [wanted] * 2 == [taken_back(one) for one in lines]

    run(test())


@both_games
def test_nobody_goes_back_alone_beyond_the_limit_that_the_frame_tells(tmp_path: Path, game: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game=game)
        async with table.lines() as lines:
            player = Player(lines)
            await until_loud(player, table)
            mine = await until_quiet(player, table)
            state = table.state_hash
            await done(lines, mine, undo(mine, mine.latest["undo"] - 1))
            assert state == table.state_hash
            assert mine.latest["table"]["proposal"] is not None

    at_home(tmp_path, test)


LOUD = {
    "hidden-leaders": {"looked", "searched", "revealed", "hand-lacks", "reshuffled"},
    "heroes": {"heroes-rolled", "heroes-drawn", "heroes-week-revealed", "heroes-treasure-drawn"},
}


@both_games
def test_what_dice_and_cards_said_is_never_taken_back_alone(tmp_path: Path, game: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game=game)
        loud = 0
        async with table.lines() as lines:
            player = Player(lines)
            for _ in range(150):
                await player.answer()
                if LOUD[game] & {one["event"] for one in events(lines[0])}:
                    loud += 1
                    assert [None, None] == [one.latest["undo"] for one in lines]
        assert loud

    at_home(tmp_path, test)


@both_games
def test_what_somebody_else_answered_is_never_taken_back_alone(tmp_path: Path, game: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3, game=game)
        async with table.lines() as lines:
            player = Player(lines)
            for _ in range(60):
                if not await player.answer():
                    break
                answers = line_of(table).answers
                for one in lines:
                    frame = await newest(one)
                    if frame["undo"] is not None:
                        back = answers[frame["undo"] :]
                        assert {frame["you"]} == {answer.seat for answer in back}
                        assert all(answer.quiet for answer in back)

    at_home(tmp_path, test)


@both_games
def test_all_people_must_agree_to_more(tmp_path: Path, game: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3, game=game)
        async with table.lines() as lines:
            player = Player(lines)
            await player.play(4)
            early = table.state_hash
            await player.play(10)
            await player.asked()
            late = table.state_hash
            await done(lines, lines[0], undo(lines[0], 4))
            proposal = {"seq": lines[0].latest["seq"], "by": 0, "to": 4, "agreed": [0], "missing": [1, 2]}
            assert [proposal] * 3 == [one.latest["table"]["proposal"] for one in lines]
            assert "proposed" == lines[1].latest["news"][-1]["news"]
            await done(lines, lines[1], vote(lines[1], True))
            assert [2] == lines[2].latest["table"]["proposal"]["missing"]
            assert late == table.state_hash
            await done(lines, lines[2], vote(lines[2], True))
            assert early == table.state_hash
            assert [None] * 3 == [one.latest["table"]["proposal"] for one in lines]
            assert [4] * 3 == [one.latest["answers"] for one in lines]
            last = lines[0].latest["news"][-1]
            assert ("undone", 0, 4, True) == (last["news"], last["by"], last["to"], last["agreed"])

    at_home(tmp_path, test)


@pytest.mark.parametrize("by", [0, 1])
def test_a_proposal_is_off_the_table_when_one_person_says_no_or_its_proposer_withdraws(tmp_path: Path, by: int) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3)
        async with table.lines() as lines:
            player = Player(lines)
            await player.play(9)
            state = table.state_hash
            await done(lines, lines[0], undo(lines[0], 2))
            late = vote(lines[2], True, "late")
            await done(lines, lines[by], vote(lines[by], False))
            assert state == table.state_hash
            assert [None] * 3 == [one.latest["table"]["proposal"] for one in lines]
            assert ("declined", by) == (lines[2].latest["news"][-1]["news"], lines[2].latest["news"][-1]["by"])
            assert "no-proposal" == (await lines[2].ask(late))["reason"]

    at_home(tmp_path, test)


@pytest.mark.parametrize("by", [0, 1])
def test_whose_wish_came_to_nothing_asks_again_only_when_the_game_has_gone_on(tmp_path: Path, by: int) -> None:
    async def test() -> None:
        async with house(tmp_path) as first:
            table = await party(first, 2)
            async with table.lines() as lines:
                player = Player(lines)
                await player.play(9)
                await done(lines, lines[0], undo(lines[0], 2))
                await done(lines, lines[by], vote(lines[by], False))
                assert "undo-refused" == (await lines[0].ask(undo(lines[0], 2, "again")))["reason"]
                assert "undo-refused" == (await lines[0].ask(undo(lines[0], 3, "elsewhere")))["reason"]
        async with house(tmp_path, first.world) as second:
            moved = table.moved(second)
            async with moved.lines() as lines:
                assert "undo-refused" == (await lines[0].ask(undo(lines[0], 2, "restarted")))["reason"]
                await done(lines, lines[1], undo(lines[1], 2, "another"))
                await done(lines, lines[0], vote(lines[0], False, "no"))
                player.sockets = lines
                await player.answer()
                await done(lines, lines[0], undo(lines[0], 2, "later"))
                assert 0 == lines[1].latest["table"]["proposal"]["by"]

    run(test())


def test_a_new_answer_takes_the_proposal_off_the_table(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            player = Player(lines)
            await player.play(9)
            await done(lines, lines[0], undo(lines[0], 2))
            late = vote(lines[1], True)
            await player.answer()
            assert [None] * 2 == [one.latest["table"]["proposal"] for one in lines]
            assert "no-proposal" == (await lines[1].ask(late))["reason"]
            assert 10 == lines[0].latest["answers"]

    at_home(tmp_path, test)


def test_there_is_one_proposal_at_a_time(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            await Player(lines).play(9)
            await done(lines, lines[0], undo(lines[0], 2))
            assert "undo-proposed" == (await lines[1].ask(undo(lines[1], 3, "other")))["reason"]

    at_home(tmp_path, test)


def test_bots_need_no_vote_and_wait_for_people_who_do(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 1, ["greedy", "random"])
        async with table.lines() as lines:
            player = Player(lines)
            await player.play(5)
            await player.asked()
            await done(lines, lines[0], undo(lines[0], 0))
            assert "undone" in heard(lines[0])
            assert await player.asked() is lines[0]
        other = await party(house, 2, ["greedy"])
        async with other.lines() as lines:
            player = Player(lines, name="d")
            await player.play(4)
            house.bots.gate = gate = asyncio.Event()
            while other.table.head.asked != 2:
                await player.answer()
            await done(lines, lines[0], undo(lines[0], 1))
            gate.set()
            await until(lambda: house.duties(other.id).thinking is None)
            assert lines[0].latest["seq"] == other.table.seq
            await done(lines, lines[1], vote(lines[1], True))
            assert "undone" in heard(lines[0])

    at_home(tmp_path, test)


def test_bots_go_on_when_nobody_votes_for_long(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, ["greedy"])
        async with table.lines() as lines:
            player = Player(lines)
            await player.play(4)
            house.bots.gate = gate = asyncio.Event()
            while table.table.head.asked != 2:
                await player.answer()
            await done(lines, lines[0], undo(lines[0], 1))
            gate.set()
            await until(lambda: house.duties(table.id).thinking is None)
            house.world.wait(61)
            house.duties(table.id).look(table.table)
            await player.asked()
            assert lines[0].latest["table"]["proposal"] is None

    at_home(tmp_path, test)


async def without_the_second(house: House, table: Party, player: Player, loud: bool) -> int:
    """Play until the second of them is asked and is not there; and the answer to which somebody wants to go back."""
    while True:
        await player.answer()
        answers = line_of(table).answers
        back = next((to for to in range(len(answers) - 1, 0, -1) if loud == (not line_of(table).is_quiet(to))), None)
        free = line_of(table).free_undo(0)
        if table.table.head.asked == 1 and back is not None and (free is None or back < free):
            break
    await player.asked()
    house.bots.gate = asyncio.Event()  # the bot that stands in thinks for long
    house.world.wait(61)
    await house.duties(table.id).stand_in(1)
    assert table.table.head.seats[1].away
    return back


def missing(line: Socket) -> list[int] | None:
    proposal = line.latest["table"]["proposal"]
    return None if proposal is None else proposal["missing"]


def test_who_is_away_keeps_a_voice_in_what_somebody_learned(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3, patience=60)
        async with table.lines() as lines:
            back = await without_the_second(house, table, Player(lines), loud=True)
            await newest(lines[0])
            state = table.state_hash
            await done(lines, lines[0], undo(lines[0], back))
            assert [1, 2] == missing(lines[0])
            await done(lines, lines[2], vote(lines[2], True))
            assert ([1], state) == (missing(lines[0]), table.state_hash)
            await done(lines, lines[1], vote(lines[1], True))  # and is back with it
            assert (None, back) == (missing(lines[0]), lines[0].latest["answers"])
            assert ["returned", "undone"] == heard(lines[0])[-2:]

    at_home(tmp_path, test)


@pytest.mark.parametrize(("late", "waited"), [(DAY - 62, [1]), (DAY - 61, None)])
def test_who_is_away_for_a_day_is_not_waited_for(tmp_path: Path, late: float, waited: list[int] | None) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, patience=60)
        async with table.lines() as lines:
            back = await without_the_second(house, table, Player(lines), loud=True)
            house.world.wait(late)
            await newest(lines[0])
            await done(lines, lines[0], undo(lines[0], back))
            assert (waited, waited is None) == (missing(lines[0]), lines[0].latest["answers"] == back)

    at_home(tmp_path, test)


def test_who_is_away_has_no_voice_where_nobody_learned_anything(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3, patience=60)
        async with table.lines() as lines:
            back = await without_the_second(house, table, Player(lines), loud=False)
            await newest(lines[0])
            await done(lines, lines[0], undo(lines[0], back))
            assert [2] == missing(lines[0])
            await done(lines, lines[2], vote(lines[2], True))
            assert (None, back) == (missing(lines[0]), lines[0].latest["answers"])

    at_home(tmp_path, test)


@pytest.mark.parametrize("loud", [True, False])
def test_whoever_falls_asleep_during_a_vote_still_has_a_voice_in_what_was_learned(tmp_path: Path, loud: bool) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, patience=60)
        async with table.lines() as lines:
            player = Player(lines)
            back = None
            while table.table.head.asked != 1 or back is None:
                await player.answer()
                line, free = line_of(table), line_of(table).free_undo(0)
                ways = [to for to in range(len(line.answers)) if loud != line.is_quiet(to)]
                back = next((to for to in reversed(ways) if free is None or to < free), None)
            await done(lines, lines[0], undo(lines[0], back))
            house.bots.gate = asyncio.Event()
            house.world.wait(61)
            await house.duties(table.id).stand_in(1)
            await newest(lines[0])
            last = ["proposed", "stood-in"] if loud else ["stood-in", "undone"]
            assert (last, [1] if loud else None) == (heard(lines[0])[-2:], missing(lines[0]))

    at_home(tmp_path, test)


def test_a_proposal_that_waits_for_somebody_away_holds_up_nobody(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, patience=60)
        async with table.lines() as lines:
            player = Player(lines)
            back = await without_the_second(house, table, player, loud=True)
            await newest(lines[0])
            await done(lines, lines[0], undo(lines[0], back))
            assert house.bots.gate is not None
            house.bots.gate.set()
            await until(lambda: house.duties(table.id).thinking is None)
            assert [1] == missing(lines[0])  # the bot waits for the vote
            house.world.wait(VOTING)
            house.duties(table.id).look(table.table)
            while (await newest(lines[0]))["question"] is None:
                await lines[0].frame()
            assert missing(lines[0]) is None

    at_home(tmp_path, test)


def test_who_was_away_when_nobody_kept_since_when_is_not_waited_for(tmp_path: Path) -> None:
    def as_it_was(kept: Kept) -> Kept:
        head = json.decode(kept.head.body)
        for seat in head["seats"]:
            del seat["since"]
        return Kept(replace(kept.head, body=json.encode(head)), kept.entries)

    async def test() -> None:
        async with house(tmp_path) as first:
            table = await party(first, 2, patience=60)
            async with table.lines() as lines:
                back = await without_the_second(first, table, Player(lines), loud=True)
        async with house(tmp_path, first.world) as again:
            again.bots.gate = asyncio.Event()
            again.store.edit = as_it_was
            async with table.moved(again).line(0) as line:
                await line.frame()
                assert "done" == (await line.ask(undo(line, back)))["type"]
                assert back == (await newest(line))["answers"]

    run(test())


@both_games
def test_the_same_answers_after_an_agreed_undo_give_the_same_game(tmp_path: Path, game: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game=game)
        async with table.lines() as lines:
            player = Player(lines)
            await player.play(10)
            await player.play(30)
            await player.asked()
            state, record = table.state_hash, player.answers[10:]
            await done(lines, lines[0], undo(lines[0], 10))
            await done(lines, lines[1], vote(lines[1], True))
            for seat, choice in record:
                asked = await player.asked()
                assert asked is not None
                assert seat == asked.latest["you"]
                await player.answer(choice)
            assert state == table.state_hash

    at_home(tmp_path, test)


@both_games
def test_two_undos_in_a_row_and_a_restart_between_proposal_and_vote(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with house(tmp_path) as first:
            table = await party(first, 2, game=game)
            async with table.lines() as lines:
                player = Player(lines)
                hashes = []
                for _ in range(20):
                    hashes.append(table.state_hash)
                    await player.answer()
                await done(lines, lines[0], undo(lines[0], 15))
                await done(lines, lines[1], vote(lines[1], True))
                assert hashes[15] == table.state_hash
                await done(lines, lines[0], undo(lines[0], 10, "second"))
        async with house(tmp_path, first.world) as second:
            moved = table.moved(second)
            async with moved.lines() as lines:
                assert {"by": 0, "to": 10}.items() <= lines[1].latest["table"]["proposal"].items()
                await done(lines, lines[1], vote(lines[1], True, "again"))
                assert hashes[10] == moved.state_hash

    run(test())


@both_games
def test_the_record_is_the_line_that_stands_and_the_log_keeps_what_was_undone(tmp_path: Path, game: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game=game)
        async with table.lines() as lines:
            player = Player(lines)
            for _ in range(4):
                await player.play(7)
                await player.go_back(4)
                del player.answers[-4:]
            await player.play()
            record = read_record((await table.people[0].get(f"{table.url}/record")).body.decode())
            assert [choice for _, choice in player.answers] == record.answers()
            assert verify(game_of(game), record).over
            kept = await house.store.load(table.id)
            assert kept is not None
            assert len(player.answers) + 16 == sum(entry.kind == "answered" for entry in kept.entries)
            assert 4 == sum(entry.kind == "undone" for entry in kept.entries)

    at_home(tmp_path, test)


@both_games
def test_there_is_no_way_back_after_the_end(tmp_path: Path, game: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game=game)
        async with table.lines() as lines:
            await Player(lines).play()
            assert [None, None] == [one.latest["undo"] for one in lines]
            assert "undo-over" == (await lines[0].ask(undo(lines[0], 3)))["reason"]

    at_home(tmp_path, test)


BAD: list[tuple[str, Callable[[Any], dict[str, object]]]] = [
    ("undo-range", lambda frame: {"to": frame["answers"]}),
    ("undo-range", lambda frame: {"to": 10**9}),
    ("stale", lambda frame: {"seq": 2}),
    ("from-the-future", lambda frame: {"seq": frame["seq"] + 1}),
]


@pytest.mark.parametrize(("reason", "change"), BAD)
def test_an_undo_that_makes_no_sense_is_refused(
    tmp_path: Path, reason: str, change: Callable[[Any], dict[str, object]]
) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            await Player(lines).play(5)
            reply = await lines[0].ask({**undo(lines[0], 1), **change(lines[0].latest)})
            assert reason == reply["reason"]

    at_home(tmp_path, test)


def test_before_the_start_there_is_nothing_to_undo(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, start=False)
        async with table.lines() as lines:
            assert "not-begun" == (await lines[0].ask(undo(lines[0], 0)))["reason"]

    at_home(tmp_path, test)
