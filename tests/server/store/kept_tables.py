"""A store as the program before games became packages left it, and what its tables come to when they go on.

The store stays as it is: it is what servers have on their disks. What its tables come to is pinned anew by
`python -m tests.server.store.kept_tables`, when a state is written down differently and knowingly so; `--anew` makes
a store of today's program first, for the day on which those of before need not be read any more.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.tables import FakeWorld, House, Party, Player, done, house, party

from interregnum.games.heroes.engine.state import State as HeroesState
from interregnum.server.progress import Progress
from interregnum.server.settings import Settings

KEPT = Path(__file__).with_name("kept")
STORE = KEPT / "tables.sqlite3.xz"
PEOPLE = KEPT / "people.json"  # who sits at which table, by their cookies, and what time it was
PINNED = KEPT / "pinned.json"  # what the tables come to
Pins = dict[str, object]


@dataclass(frozen=True)
class Wish:
    """A table to set up, and how far it is played."""

    game: str
    people: int
    bots: int = 0
    answers: int = 0  # 0: the lobby; -1: to the end
    options: tuple[str, ...] = ()
    battle: bool = False  # then on to the middle of a battle
    back: int = 0  # answers that are taken back then, by agreement if it has to be
    proposed: bool = False  # an undo that nobody has agreed to yet


WISHES = {
    "lobby": Wish("hidden-leaders", 2, options=("queens",)),
    "lobby of heroes": Wish("heroes", 2, 1, options=("octagon", "medium")),
    "middle": Wish("hidden-leaders", 3, answers=30, options=("extras",), back=4),
    "with bots": Wish("hidden-leaders", 2, 4, answers=12),
    "proposal": Wish("hidden-leaders", 2, answers=20, options=("beginner",), proposed=True),
    "map": Wish("heroes", 2, answers=60, options=("long", "artifact-sets"), back=3),
    "battle": Wish("heroes", 3, answers=40, options=("octagon", "random-factions"), battle=True),
    "battle with bots": Wish("heroes", 1, 3, answers=30, options=("medium", "warlord-always"), battle=True, back=2),
    "over": Wish("hidden-leaders", 2, 1, answers=-1),
    "heroes over": Wish("heroes", 2, answers=-1, options=("ports-only", "no-lone-elite-die")),
}


async def set_up(house: House, wish: Wish) -> Party:
    """One of the tables, played as far as it is wanted."""
    options = dict.fromkeys(wish.options, True)
    seats = ["greedy"] * wish.bots
    table = await party(house, wish.people, seats, start=bool(wish.answers), game=wish.game, options=options)
    await house.browser().post("/api/join", {"code": table.watch})
    if wish.answers:
        async with table.lines() as lines:
            await play(table, Player(lines), wish)
    return table


async def play(table: Party, player: Player, wish: Wish) -> None:
    await player.play(10**6 if wish.answers < 0 else wish.answers)
    first = player.sockets[0]
    await done(player.sockets, first, {"type": "say", "id": "s", "text": f"Ще трохи, {table.id}"})
    if wish.back:
        await player.go_back(wish.back)
    answers = 0  # in a battle
    while wish.battle and answers < 3:
        await player.play(1)
        answers = answers + 1 if is_battle(table.table.progress) else 0
    if wish.proposed:
        seq, to = first.latest["seq"], first.latest["answers"] - 6
        await done(player.sockets, first, {"type": "undo", "id": "u", "seq": seq, "to": to})
        assert first.latest["table"]["proposal"] is not None
    await player.asked()  # no bot is about to answer


def is_battle(progress: Progress | None) -> bool:
    return progress is not None and isinstance(progress.state, HeroesState) and progress.state.battle is not None


def people_of(table: Party) -> dict[str, object]:
    return {
        "id": table.id,
        "invite": table.invite,
        "watch": table.watch,
        "people": [one.cookies for one in table.people],
    }


async def write(folder: Path) -> None:
    """Make the store of today's program."""
    world = FakeWorld("kept")
    async with house(folder, world) as found:
        tables = {name: people_of(await set_up(found, wish)) for name, wish in WISHES.items()}
    STORE.write_bytes(lzma.compress(Settings(folder).database.read_bytes(), preset=9 | lzma.PRESET_EXTREME))
    PEOPLE.write_text(json.dumps({"time": world.time, "tables": tables}, indent=1) + "\n")


def unpack(folder: Path) -> None:
    Settings(folder).database.write_bytes(lzma.decompress(STORE.read_bytes()))


@asynccontextmanager
async def reopened(folder: Path) -> AsyncIterator[dict[str, Party]]:
    """A server of today on what was kept, and its tables with their people."""
    people: dict[str, Any] = json.loads(PEOPLE.read_text())
    world = FakeWorld("later")
    world.time = people["time"]
    unpack(folder)
    async with house(folder, world) as found:
        yield {name: party_of(found, kept) for name, kept in people["tables"].items()}


def party_of(house: House, kept: dict[str, Any]) -> Party:
    browsers = [house.browser(**cookies) for cookies in kept["people"]]
    return Party(house, kept["id"], kept["invite"], kept["watch"], browsers)


async def gone_on(name: str, table: Party) -> Pins:
    """What a table is when it is opened, and what it comes to when its people go on to the end."""
    if WISHES[name].answers == 0:
        await table.start()
    async with table.lines() as lines:
        before = table.state_hash
        player = Player(lines, name="later")
        await decline(player)
        answers = await player.play()
        assert "over" == lines[0].latest["table"]["status"]
    return {"before": before, "answers": answers, "end": table.state_hash}


async def decline(player: Player) -> None:
    """Whoever is asked about an undo says no: what was answered under other rules is not taken back."""
    for one in player.sockets[1:]:
        if (proposal := one.latest["table"]["proposal"]) is not None:
            vote = {"type": "vote", "id": "later", "proposal": proposal["seq"], "agree": False}
            await done(player.sockets, one, vote)


async def pin(folder: Path) -> None:
    pins = {}
    for name in WISHES:  # each in a house of its own, since what a house draws depends on what it drew before
        async with reopened(folder) as tables:
            pins[name] = await gone_on(name, tables[name])
    PINNED.write_text(json.dumps(pins, indent=1) + "\n")


if __name__ == "__main__":
    with TemporaryDirectory() as written, TemporaryDirectory() as folder:
        if "--anew" in sys.argv[1:]:
            asyncio.run(write(Path(written)))
        asyncio.run(pin(Path(folder)))
