"""A table without the memory aid shows a card while it is seen, and neither people nor bots again (HL-R-INFO-04)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import json, msgpack
from tests.server.asgi import Socket
from tests.server.tables import FakeWorld, House, Party, Player, at_home, done, house, newest, party, run

from interregnum.server.thought import Thought

View = dict[str, Any]
LONG = 120  # answers: enough to see something


def remembered(view: View) -> list[str]:
    """The faces in a view of what does not lie before the eyes of its viewer, while no card shows any."""
    if view["stack"] or view["over"] or view["ask"] == "take":
        return []
    mine = view["viewer"]
    hands = [hand for seat, hand in enumerate(view["hands"]) if seat != mine]
    parties = [party["down"] for seat, party in enumerate(view["parties"]) if seat != mine]
    rows = [*hands, *parties, view["wilderness"], view["graveyard"][:-1]]
    return [card for row in rows for card in row if card is not None]


async def seen_again(house: House, memory: bool, seed: int) -> tuple[list[str], list[str]]:
    """What people and bots are shown of what they remember, in the same game."""
    table = await party(house, 3, ["greedy"], memory=memory)
    people: list[str] = []
    async with table.lines() as lines:
        player = Player(lines, seed)
        for _ in range(LONG):
            if not await player.answer():
                break
            people += [card for line in lines for card in remembered((await newest(line))["view"])]
    return people, [card for one in house.bots.thoughts_of for card in remembered(read(one))]


def read(thought: Thought) -> View:
    found: View = msgpack.decode(thought.view)
    return found


@pytest.mark.rules("HL-R-INFO-04")
@pytest.mark.parametrize("memory", [True, False])
def test_faces_that_were_seen_are_shown_again_to_people_and_bots_only_with_the_aid(
    tmp_path: Path, memory: bool
) -> None:
    async def test(house: House) -> None:
        people, bots = await seen_again(house, memory, seed=3)
        assert (memory, memory) == (bool(people), bool(bots))

    at_home(tmp_path, test)


@pytest.mark.rules("HL-R-INFO-04")
def test_what_a_question_shows_stays_while_it_is_asked_and_what_was_told_leaves_the_log_with_the_turn(
    tmp_path: Path,
) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3, memory=False)
        looked = 0
        async with table.lines() as lines, watching(house, table) as watcher:
            player = Player([*lines, watcher], seed=5)
            while await player.answer():
                for line in lines:
                    await check_log(table, line, watcher)
                looked += sum(shows(line) for line in lines)
        assert looked > 0, "somebody has looked at something"

    at_home(tmp_path, test)


def watching(house: House, table: Party) -> Any:
    """The line of somebody who looks on: they see what everybody sees."""
    return table.people[0].socket(f"/ws/{table.id}?watch=true")


def shows(line: Socket) -> bool:
    """Whether a card or a question shows the viewer something just now."""
    view = line.latest["view"]
    return bool(view["stack"]) and bool(remembered({**view, "stack": [], "ask": None}))


async def check_log(table: Party, line: Socket, watcher: Socket) -> None:
    """The log that a line has, put together as clients do it, and the one that a new line gets."""
    head = table.table.head
    if head.status == "over":
        return
    public = {seq: one for seq, one in kept(watcher).items() if seq < head.turned}
    assert public == {seq: one for seq, one in kept(line).items() if seq < head.turned}
    async with table.line(line.latest["you"]) as again:
        await again.frame()
        assert public.items() >= {seq: one for seq, one in kept(again).items() if seq < head.turned}.items()


def kept(line: Socket) -> dict[int, list[Any]]:
    """What happened in the game by entries; what a frame tells again counts as it is told last."""
    found: dict[int, list[Any]] = {}
    for text in line.heard:
        frame = json.decode(text)
        if frame["type"] != "frame":
            continue
        found = {seq: one for seq, one in found.items() if seq <= frame["since"]}
        for one in frame["news"]:
            if one["news"] == "event":
                found.setdefault(one["seq"], []).append(one["event"])
    return found


def test_pages_of_the_log_and_previews_obey_it_and_a_restart_changes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        world = FakeWorld()
        async with house(tmp_path, world) as first:
            table = await party(first, 2, memory=False)
            async with table.lines() as lines:
                await Player(lines, seed=2).play(40)
                before = {line.latest["you"]: line.latest["view"] for line in lines}
        async with house(tmp_path, world) as second:
            again = table.moved(second)
            async with again.lines() as lines, watching(second, again) as watcher:
                await watcher.frame()
                turned = again.table.head.turned
                assert 2 < turned
                for line in lines:
                    assert before[line.latest["you"]] == line.latest["view"]
                    wish = {"type": "earlier", "id": "e", "until": turned - 1}
                    for one in (line, watcher):
                        one.send(wish)
                    pages = [await one.until("past") for one in (line, watcher)]
                    assert pages[0]["news"] == pages[1]["news"]
                    assert [] == remembered(line.latest["view"])

    run(test())


def test_it_is_a_setting_of_the_table_that_everybody_sees_and_a_rematch_keeps(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, memory=False)
        guest = await house.browser().post("/api/links", {"code": table.invite})
        assert guest.data["table"]["memory"] is False
        async with table.lines() as lines:
            assert lines[1].latest["table"]["memory"] is False
            await Player(lines, seed=1).play()
        again = await table.people[0].post(f"{table.url}/rematch")
        assert again.data["table"]["memory"] is False
        usual = await party(house, 2)
        assert usual.table.head.memory
        assert 0 == usual.table.head.turned
        heroes = {"game": "heroes", "seats": 2, "name": "Ann", "memory": False}
        assert "no-memory" == (await house.browser().post("/api/tables", heroes)).data["reason"]
        known = {one["id"]: one["memory"] for one in (await house.browser().get("/api/games")).data["games"]}
        assert (True, False) == (known["hidden-leaders"], known["heroes"])

    at_home(tmp_path, test)


def test_an_undo_into_the_turn_before_brings_nothing_back(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, memory=False)
        async with table.lines() as lines, watching(house, table) as watcher:
            player = Player([*lines, watcher], seed=4)
            await player.play(12)
            turn = table.table.head.turned
            while table.table.head.turned == turn:
                await player.answer()
            player.sockets = list(lines)
            await player.go_back(2)
            await done([*lines, watcher], lines[0], {"type": "say", "id": "s", "text": "again"})
            for line in lines:
                await check_log(table, line, watcher)

    at_home(tmp_path, test)
