"""Tables come back as they were: after a restart, under other rules, and not at all where they are damaged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from tests.server.asgi import Closed, Socket
from tests.server.tables import FakeWorld, House, Party, Player, at_home, both_games, house, newest, news, party, run

from interregnum.kernel.ids import WATCHER
from interregnum.server.chronicle import Ear
from interregnum.server.restoring import restored
from interregnum.server.store.rows import Kept
from interregnum.server.table import Table

OTHER_RULES = 999
NOW = 0  # stands for the rules that are played here


def frames(table: Table) -> list[bytes]:
    """What everybody gets who comes now for the first time."""
    viewers = [*range(len(table.head.seats)), WATCHER]
    return [table.camera.frame(Ear(viewer), since) for viewer in viewers for since in (0, table.seq - 1)]


async def reread(table: Table) -> Table:
    """The table as a server would find it that starts now; the same people are connected."""
    kept = await table.services.store.load(table.head.id)
    assert kept is not None
    found = restored(table.services, kept)
    found.viewers, found.active = table.viewers, table.active
    found.presence.people, found.presence.changed = table.presence.people, table.presence.changed
    return found


async def same_from_the_disk(party: Party) -> None:
    again = await reread(party.table)
    for live, kept in zip(frames(party.table), frames(again), strict=True):
        assert json.decode(live) == json.decode(kept)
        assert live == kept
    assert party.table.kept == again.kept
    assert party.table.head == again.head


@pytest.mark.parametrize(("game", "every"), [("hidden-leaders", 1), ("heroes", 8)])
def test_at_many_points_of_a_game_a_table_comes_back_with_the_same_frames_for_everybody(
    tmp_path: Path, game: str, every: int
) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, ["greedy"], patience=600, game=game)
        async with table.lines() as lines:
            player = Player(lines)
            number = 0
            while await player.asked():  # no bot is about to answer
                if number % every == 0:
                    await same_from_the_disk(table)
                await player.answer()
                number += 1
                house.world.wait(7)
                if number % 9 == 4:
                    await lines[0].ask({"type": "say", "id": f"s{number}", "text": f"line {number}"})
                if number % 20 == 10 and await player.asked():
                    await player.go_back(3)
            await same_from_the_disk(table)

    at_home(tmp_path, test)


@both_games
def test_people_play_on_after_a_restart_as_if_nothing_had_been(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        world = FakeWorld()
        async with house(tmp_path / "a", world) as first:
            table = await party(first, 2, game=game)
            async with table.lines() as lines:
                player = Player(lines)
                await player.play(20)
                before = [await newest(one) for one in lines]
        async with house(tmp_path / "a", world) as second:
            moved = table.moved(second)
            async with moved.lines(f"?since={before[0]['seq']}") as lines:
                assert [{**one, "since": before[0]["seq"], "news": []} for one in before] == [
                    one.latest for one in lines
                ]
                player.sockets = lines
                assert 0 < await player.play()
                assert "over" == lines[0].latest["table"]["status"]

    (tmp_path / "a").mkdir()
    run(test())


def edited(change: Callable[[dict[str, Any]], None], kind: str) -> Callable[[Kept], Kept]:
    """The log with something else in every entry of this kind."""

    def edit(kept: Kept) -> Kept:
        entries = []
        for entry in kept.entries:
            body = json.decode(entry.body)
            if entry.kind == kind:
                change(body)
            entries.append(replace(entry, body=json.encode(body)))
        return replace(kept, entries=tuple(entries))

    return edit


async def replaced(house: House, table: Party, edit: Callable[[Kept], Kept]) -> None:
    """The table leaves memory, and comes back changed."""
    house.hall.drop(table.table)
    house.store.edit = edit


@pytest.mark.parametrize(("kind", "versions"), [("answered", [NOW, OTHER_RULES, NOW]), ("began", [OTHER_RULES, NOW])])
@both_games
def test_a_game_of_other_rules_goes_on_from_its_stored_state_and_is_not_replayed(
    tmp_path: Path, kind: str, versions: list[int], game: str
) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game=game)
        async with table.lines() as lines:
            await Player(lines).play(20)
            before = [await newest(one) for one in lines]
            state = table.state_hash
        await replaced(house, table, edited(lambda body: body.update(rules_version=OTHER_RULES), kind))
        async with table.lines() as lines:
            assert state == table.state_hash
            assert before[0]["view"] == lines[0].latest["view"]
            happened = [one for one in news(lines[0]) if one["news"] == "event"]
            assert 20 < len(happened)
            assert 0 < await Player(lines, name="d").play()
            record = (await table.people[0].get(f"{table.url}/record")).data
            wanted = [one or table.table.game.rules_version for one in versions]
            assert wanted == [one["rules_version"] for one in record["segments"]]

    at_home(tmp_path, test)


def test_a_game_that_was_dealt_under_other_rules_is_not_dealt_again(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        await replaced(house, table, edited(lambda body: body.update(rules_version=OTHER_RULES), "began"))
        async with table.lines() as lines:
            await Player(lines).play(3)
            wish = {"type": "undo", "id": "u", "seq": lines[0].latest["seq"], "to": 0}
            assert "undo-version" == (await lines[0].ask(wish))["reason"]

    at_home(tmp_path, test)


def test_there_is_no_way_back_across_rules_versions(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            await Player(lines).play(10)
        await replaced(house, table, edited(lambda body: body.update(rules_version=OTHER_RULES), "answered"))
        async with table.lines() as lines:
            wish = {"type": "undo", "id": "u", "seq": lines[0].latest["seq"], "to": 8}
            assert "undo-version" == (await lines[0].ask(wish))["reason"]
            assert [None, None] == [one.latest["undo"] for one in lines]

    at_home(tmp_path, test)


def no_json(kept: Kept) -> Kept:
    return replace(kept, head=replace(kept.head, state=b"{"))


def no_state(kept: Kept) -> Kept:
    return replace(kept, head=replace(kept.head, state=None))


def other_head(kept: Kept) -> Kept:
    return replace(kept, head=replace(kept.head, body=b"[]"))


def other_hand(kept: Kept) -> Kept:
    assert kept.head.state is not None
    state = json.decode(kept.head.state)
    state["hands"][0], state["hands"][1] = state["hands"][1], state["hands"][0]
    return replace(kept, head=replace(kept.head, state=json.encode(state)))


def less_answers(kept: Kept) -> Kept:
    return replace(kept, entries=kept.entries[:-1])


def other_asked(kept: Kept) -> Kept:
    head = json.decode(kept.head.body)
    head["asked"] = 1 - head["asked"]
    return replace(kept, head=replace(kept.head, body=json.encode(head)))


DAMAGES = [
    no_json, no_state, other_head, other_hand, less_answers, other_asked,
    edited(lambda body: body.update(choice="pass-by"), "answered"),
    edited(lambda body: body.update(events=[{"event": "nonsense"}]), "answered"),
    edited(lambda body: body.update(kind="nonsense"), "answered"),
]  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_is_refused_and_the_others_go_on(tmp_path: Path, damage: Callable[[Kept], Kept]) -> None:
    async def test(house: House) -> None:
        broken, sound = await party(house, 2), await party(house, 2)
        async with broken.lines() as lines:
            await Player(lines).play(12)
        await replaced(house, broken, lambda kept: damage(kept) if kept.head.id == broken.id else kept)
        answer = await broken.people[0].get(broken.url)
        assert (500, "table-damaged") == (answer.status, answer.data["reason"])
        async with broken.line(0) as line:
            assert "table-damaged" == (await line.read())["reason"]
            with pytest.raises(Closed):
                await line.read()
        async with sound.lines() as lines:
            assert 3 == await Player(lines).play(3)

    at_home(tmp_path, test)


def test_a_damaged_table_is_as_good_as_before_when_its_damage_is_mended(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        await replaced(house, table, no_json)
        assert 500 == (await table.people[0].get(table.url)).status
        house.store.edit = None
        async with table.lines() as lines:
            assert 3 == await Player(lines).play(3)

    at_home(tmp_path, test)


def test_a_command_that_was_kept_gets_the_same_reply_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        world = FakeWorld()
        async with house(tmp_path, world) as first:
            table = await party(first, 2)
            async with table.lines() as lines:
                player = Player(lines)
                await player.play(3)
                asked: Socket | None = await player.asked()
                assert asked is not None
                seat = asked.latest["you"]
                command = player.command(asked)
                reply = await asked.ask(command)
        async with house(tmp_path, world) as second:
            moved = table.moved(second)
            async with moved.lines() as lines:
                state = moved.state_hash
                assert reply == await lines[seat].ask(command)
                assert "id-used" == (await lines[seat].ask({**command, "choice": "another"}))["reason"]
                assert state == moved.state_hash

    run(test())
