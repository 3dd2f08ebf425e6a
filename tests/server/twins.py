"""Two servers with the same people: the true table, and one where everything is different that a viewer cannot know."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar
from unittest.mock import patch

from msgspec import json
from structlog.testing import capture_logs
from tests.server.kin import Kin, World
from tests.server.sides import STRANGER, Side, side, spread_side

from interregnum.kernel.dice import Dice, fast_dice, seed_from_int
from interregnum.kernel.game import Game
from interregnum.kernel.journal import Event
from interregnum.kernel.record import Record
from interregnum.kernel.state import State
from interregnum.lab.watch import Leak
from interregnum.server import chronicle, progress, seating, story, table
from interregnum.server.notices import Notice, Notices
from interregnum.server.progress import Progress

T = TypeVar("T")
PAGE = 25  # entries of which a viewer hears at once, so that most games have several pages
EVERYBODY = 1e9  # comings and goings that are shown each by itself


class OtherProgress(Progress):
    """The game of the other server: the way back leads to other worlds, too."""

    def __init__(self, true: Progress, twins: Twins) -> None:
        vars(self).update(vars(true))
        self.twins = twins

    def undone(self, to: int) -> State:
        self.check_undo(to)
        true = self.twins.true.progress  # has gone back before
        state = true.state if len(true.answers) == to else true.undone(to)
        return self.twins.another(state).state


class Twins:
    """The pair, and the viewer who must not be able to tell one from the other."""

    def __init__(self, kin: Kin, true: Side, other: Side, viewer: int, seed: int, labels: Mapping[int, int]) -> None:
        self.kin = kin
        self.sights = kin.sights()
        self.labels = labels  # whose messages are taken for somebody else's
        self.true = true
        self.other = other
        self.sides = true, other
        self.viewer = viewer
        self.dice: Dice = fast_dice(seed_from_int(seed))
        self.acting = true
        self.compared = 0
        self.stored: bytes | None = None  # the state that the other server has on its disk

    async def both(self, act: Callable[[Side], Awaitable[T]]) -> tuple[T, T]:
        """The same on both sides, one after the other."""
        return await self.do(self.true, act), await self.do(self.other, act)

    async def do(self, side: Side, act: Callable[[Side], Awaitable[T]]) -> T:
        """Something on one side, until it has settled."""
        self.acting = side
        with capture_logs() as logs:
            result = await act(side)
            await side.settle()
        side.logs += logs
        return result

    # --- comparing

    def same(self, what: str, here: object, there: object) -> None:
        self.compared += 1
        if here != there:
            raise Leak(f"viewer {self.viewer} can tell two servers apart by the {what}:\n{here!r}\n{there!r}")

    def same_bytes(self, what: str) -> int:
        """Whatever reached the viewer is the same, message by message, and how many there were."""
        count = 0
        self.follow()
        for name, line in self.true.lines.items():
            here, there = self.true.heard(name), self.other.heard(name)
            for message in here:
                self.sights.check(self.labels.get(line.viewer, line.viewer), message)
            if line.viewer in (self.viewer, STRANGER):
                self.same(f"number of messages ({what})", len(here), len(there))
                count += len(here)
                for mine, yours in zip(here, there, strict=True):
                    self.same(what, mine, yours)
        self.same(f"log ({what})", self.true.logs, self.other.logs)
        self.same(f"notices ({what})", self.true.notices, self.other.notices)
        return count

    def follow(self) -> None:
        """Whoever saw something has seen it."""
        table = self.true.hall.tables.get(self.true.table_id)
        if table is not None:
            self.sights.follow(table)

    # --- other worlds

    def another(self, state: State, choice: int | None = None) -> World:
        """Another world for the viewer, in which what an answer is about to reveal is true."""
        return self.kin.another(state, self.viewer, choice, self.dice)

    def exchange(self, world: World) -> None:
        """The other server finds itself in another world; a bot that thinks there begins anew."""
        for here, duties in self.other.everywhere():
            found = here.progress
            assert found is not None
            if not isinstance(found, OtherProgress):
                found = here.progress = OtherProgress(found, self)
            found.state = duties.last = world.state
            if here.held is not None:
                here.held.state = world.state  # the window is open there, too
            here.camera.forget(game=True)

    def deal(self, game: Game, record: Record) -> tuple[State, list[Event]]:
        """The deal of the other server is another one, but for what the viewer sees of it."""
        state = self.kin.new(game, record, True)
        assert state.journal is not None
        events, state.journal = state.journal.events, None
        if self.acting is self.true:
            return state, events
        world = self.another(state)
        return world.state, [self.kin.redealt(world, event) for event in events]

    def replay(self, game: Game, record: Record, journal: bool = True) -> State:
        """The other server's state is not what its seed leads to: it is what it kept."""
        if self.acting is self.true:
            return self.kin.replay(game, record, journal=journal)
        assert self.stored is not None
        return game.from_plain(json.decode(self.stored))

    def notify(self, url: str, notice: Notice) -> None:
        """Nothing goes out; what would is taken note of."""
        self.acting.notices.append(notice)

    def store_is_known(self) -> None:
        """The table is about to leave memory."""
        self.stored = self.other.table.state_bytes


@asynccontextmanager
async def twins(
    kin: Kin, viewer: int, seed: int, labels: Mapping[int, int], pace: float = 0.0, shared: Sequence[str] = ()
) -> AsyncIterator[Twins]:
    """Both servers, from their start to their end; each is several nodes where it is given a store to share."""
    with TemporaryDirectory() as here, TemporaryDirectory() as there:
        sides = [side(Path(one), seed, pace) for one in (here, there)] if not shared else []
        async with AsyncExitStack() as stack:
            made = sides or [spread_side(where, seed) for where in shared]
            true, other = [await stack.enter_async_context(one) for one in made]
            found = Twins(kin, true, other, viewer, seed, labels)
            with tricked(found):
                yield found


@contextmanager
def tricked(pair: Twins) -> Iterator[None]:
    with (
        patch.object(chronicle, "PAGE", PAGE),
        patch.object(table, "COMINGS_AT_ONCE", EVERYBODY),  # else the clock on the wall decides who is shown when
        patch.object(seating, "deal", pair.deal),
        patch.object(story, "replay", pair.replay),
        patch.object(progress, "replay", pair.kin.replay),
        patch.object(Notices, "send", lambda _, url, notice: pair.notify(url, notice)),
    ):
        yield
