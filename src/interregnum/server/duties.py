"""What a table does of itself: bots answer, patience runs out, somebody is told that it is their turn."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from functools import partial

import structlog
from msgspec import Raw
from msgspec.structs import replace

from interregnum.bots import below, seed_of_bot, watches
from interregnum.kernel.errors import InterregnumError
from interregnum.kernel.ids import SEAT_LETTERS
from interregnum.kernel.state import State
from interregnum.server import absence, coaching, entries, heads, petitions, playing
from interregnum.server.clocks import decided
from interregnum.server.errors import StaleCommand
from interregnum.server.held import Held, pause
from interregnum.server.notices import Notice
from interregnum.server.progress import Progress
from interregnum.server.store.rows import Conflict, Unsure
from interregnum.server.table import Table
from interregnum.server.thinking import Thought, fallback, seen
from interregnum.server.words import words

MISSED = 100  # views that wait for a bot; one that missed more answers all the same
RETRY = 2.0  # seconds until something is tried again that failed; twice as many each time
LONGEST_RETRY = 60.0
VOTE = 1.0  # seconds until it is looked again whether people still decide on an undo
HASTE = 0.6  # of the pace before, for each further answer of a bot in its turn
QUICKEST = 0.05  # seconds
SHORTEST_STEP = 0.25  # seconds: no moment at which a bot's answer shows after its pace comes sooner

log = structlog.get_logger("interregnum.table")


class Duties:
    """Looks at a table after every change, and sees to what comes next."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.timer: asyncio.TimerHandle | None = None
        self.moment: asyncio.TimerHandle | None = None  # at which somebody is away, or a petition is late
        self.deciding: asyncio.Task[None] | None = None
        self.thinking: asyncio.Task[None] | None = None
        self.thought_of: State | None = None  # the position a bot thinks about
        self.missed: dict[int, list[Raw]] = {}
        self.last: State | None = None
        self.standing: asyncio.Task[None] | None = None
        self.faults = 0  # in a row
        self.turn = -1  # of the game
        self.row = 0  # answers of bots one after another in this turn
        self.by_bot: State | None = None  # the position that a bot's answer led to
        self.stopped = False
        self.noticed = table.head.noticed
        table.on_change = self.look

    @property
    def busy(self) -> bool:
        return self.thinking is not None

    def sees_to(self, seat: int) -> bool:
        """Whether windows of a seat are passed here: where its holder has a line; if they have none, where duty is."""
        holder = self.table.head.seats[seat].holder
        people = self.table.presence
        return holder in people.own() or (self.table.on_duty and holder not in people.people)

    def look(self, table: Table) -> None:
        """Something changed."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.see_to_people()
        progress, seat = table.progress, table.head.asked
        self.let_go(progress)
        if table.closed or self.stopped or progress is None or seat is None or table.head.status != heads.PLAYING:
            return self.rest() if table.head.ended else None
        if progress.state is not self.last:
            self.last = progress.state
            self.count(progress.state)
            self.show_bots(progress)
        self.tell(seat)
        bot = table.head.bot_for(seat)
        if self.is_held(progress, seat):
            self.rest()
        elif bot is not None:
            self.ask_bot(progress, seat, bot) if table.on_duty else self.rest()
        else:
            self.slow_down()
            self.rest()
            self.wait(seat)

    def slow_down(self) -> None:
        """A person is asked: bots that come next are waited for."""
        if self.table.hurried.is_set():
            self.table.hurried.clear()
            self.table.presence.untold = True

    # --- windows in which somebody does not want to be asked

    def is_held(self, progress: Progress, seat: int) -> bool:
        """Whether the question is a window that is passed for whoever is asked; then its moment is drawn, once."""
        table = self.table
        if table.held is not None:
            return True
        window = table.clocks.unasked(table.head)
        if window is None:
            return False
        if not self.sees_to(seat):
            return True  # another node does
        passing = progress.game.write_choice(progress.state.ask, window.passing)
        held = table.held = Held(progress.state, seat, passing)
        held.task = asyncio.create_task(self.hold(progress, held))
        return True

    def let_go(self, progress: Progress | None) -> None:
        """A window that is not open any more holds nobody."""
        held = self.table.held
        if held is not None and (progress is None or held.state is not progress.state or self.table.head.ended):
            self.table.held = None
            held.drop()

    async def hold(self, progress: Progress, held: Held) -> None:
        """Wait for the moment, whatever happens meanwhile, and answer then: by hand if a hand did, else pass."""
        table, world = self.table, self.table.services.world
        try:
            await world.sleep(self.pause() + pause(world.chance()))
            while world.now() < decided(table.head):
                await world.sleep(VOTE)
            await table.run(partial(self.pass_window, progress, held))
            self.faults = 0
        except Exception as error:
            self.note("window could not be passed", error)
        if table.held is held:  # it could not be kept: the question stands, and is held anew
            table.held = None
            self.look(table)

    async def pass_window(self, progress: Progress, held: Held) -> None:
        table = self.table
        if progress.state is not held.state or table.closed:
            return held.refuse(StaleCommand("moved-on"))
        held.task = None  # what comes of it ends the window, not this
        if held.by is None or held.command is None:
            await playing.take(table, progress, progress.move(held.passing), None, how="unasked")
            table.services.metrics.answers.labels("person").inc()  # as if by hand: figures are for everybody
            return None
        try:
            seq = await playing.answer(table, held.by, held.command)
        except (Conflict, Unsure):  # it is tried again on what others have kept
            raise
        except InterregnumError as error:
            held.refuse(error)
            raise
        return held.keep(seq)

    # --- bots

    def count(self, state: State) -> None:
        """How many answers bots have given one after another in this turn."""
        follows = state is self.by_bot and int(state.turns) == self.turn
        self.row = self.row + 1 if follows else 0
        self.turn, self.by_bot = int(state.turns), None

    @property
    def pace(self) -> float:
        """From a bot's question until its answer shows: the longer its turn, the quicker, by what everybody sees."""
        chosen = self.table.head.pace
        usual = self.table.services.settings.bot_pace if chosen is None else chosen
        pace = 0.0 if self.table.hurried.is_set() else usual
        return hastened(pace, self.row) if self.table.adapter.long_turns else pace

    def rest(self) -> None:
        """A deputy that was stopped thinks no further."""
        if self.thinking is not None and self.thought_of is self.last:
            self.thinking.cancel()
            self.thinking = self.thought_of = None

    def show_bots(self, progress: Progress) -> None:
        """Bots that watch get a view after every answer; it waits for them until they are asked."""
        for seat in range(len(self.table.head.seats)):
            bot = self.table.head.bot_of(seat)
            if bot is not None and seat != progress.state.asked and watches(bot, progress.game):
                views = self.missed.setdefault(seat, [])
                views.append(seen(self.table.adapter, self.table.view(progress.state, seat)))
                del views[:-MISSED]

    def ask_bot(self, progress: Progress, seat: int, bot: str) -> None:
        """Let a bot think about the position, once."""
        if self.thought_of is progress.state and self.thinking is not None:
            return
        vote = decided(self.table.head) - self.table.services.world.now()
        if vote > 0:
            return self.look_later(vote)
        if self.thinking is not None:
            self.thinking.cancel()
        self.thought_of = progress.state
        self.thinking = asyncio.create_task(self.think(progress, progress.state, seat, bot))

    async def think(self, progress: Progress, state: State, seat: int, bot: str) -> None:
        table = self.table
        try:
            await table.services.world.sleep(self.pause())
            choice, by = await self.in_step(self.chosen(progress, state, seat, bot))
            if not table.closed:
                await table.run(partial(self.answer, progress, state, seat, bot, choice, by))
        except Exception as error:
            self.note("bot could not answer", error)
        finally:
            if self.thought_of is state:
                self.thinking = self.thought_of = None
                self.look(table)

    async def in_step(self, choosing: Coroutine[None, None, tuple[str, str]]) -> tuple[str, str]:
        """The bot thinks while its pace runs; the moment at which its answer shows says little of how long it took."""
        thinking = asyncio.create_task(choosing)
        try:
            for step in pauses(self.pace):
                await self.nap(step)
                if thinking.done():
                    break
            return await thinking
        finally:
            thinking.cancel()

    async def nap(self, seconds: float) -> None:
        """Sleep, unless somebody who plays with bots alone is in a hurry."""
        table = self.table
        naps = [asyncio.create_task(one) for one in (table.services.world.sleep(seconds), table.hurried.wait())]
        try:
            await asyncio.wait(naps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in naps:
                one.cancel()

    async def chosen(self, progress: Progress, state: State, seat: int, bot: str) -> tuple[str, str]:
        """The bot's answer and whose it is, or any of the choices; in a guided game the one that is written there."""
        written = coaching.written(self.table, seat)
        if written is not None:
            return written, bot
        view = self.table.view(state, seat)
        choices = [progress.game.write_choice(view.ask, one) for one in view.choices]
        seed = seed_of_bot(progress.header.seed, seat)
        key = f"{self.table.head.id} {seat}"
        missed = self.missed.pop(seat, [])
        thought = Thought(progress.game.id, bot, seed, key, seen(self.table.adapter, view), choices, missed)
        for name in (bot, *below(bot, progress.game)):
            answer = await self.thought(replace(thought, bot=name), name != bot)
            if answer is not None:
                return answer, name
        return fallback(choices, seed, len(progress.answers)), bot

    async def thought(self, request: Thought, instead: bool) -> str | None:
        """What a bot answers; nothing if it fails, or waits for others for too long."""
        services = self.table.services
        try:
            answer = await services.thinkers.think(request, instead)
        except InterregnumError as error:
            services.metrics.thoughts.labels(error.reason).inc()
            return None
        services.metrics.thoughts.labels("answered").inc()
        return answer

    async def answer(self, progress: Progress, state: State, seat: int, bot: str, choice: str, by: str) -> None:
        """The bot's answer counts if the seat is still its to play."""
        table = self.table
        if progress.state is not state or table.head.bot_for(seat) != bot or table.closed:
            return
        if table.services.world.now() < decided(table.head):
            return
        move = progress.move(choice)
        self.by_bot = move.state
        how: entries.How = "" if table.head.bot_of(seat) == bot else "deputy"
        await playing.take(table, progress, move, None, by, how, "" if by == bot else bot)
        self.faults = 0  # before the next bot, which was asked by this, looks how long to wait
        table.services.metrics.answers.labels("bot").inc()

    # --- people

    def wait(self, seat: int) -> None:
        """Patience runs out at some time."""
        due = self.table.clocks.due(self.table.head)
        if due is None or not self.table.on_duty:
            return
        delay = max(due - self.table.services.world.now(), 0.0)
        self.timer = asyncio.get_running_loop().call_later(delay + self.pause() + 0.01, self.run_out, seat)

    def run_out(self, seat: int) -> None:
        self.timer = None
        self.standing = asyncio.create_task(self.stand_in(seat))

    async def stand_in(self, seat: int) -> None:
        try:
            await self.table.run(partial(playing.stand_in, self.table, seat))
            self.faults = 0
        except InterregnumError as error:
            self.note("nobody stands in", error)
        self.look(self.table)

    # --- what people decide

    def see_to_people(self) -> None:
        """Petitions come to an end, people turn out to be away, and a table without a patience asks what to do."""
        table = self.table
        if self.moment is not None:
            self.moment.cancel()
            self.moment = None
        if table.closed or self.stopped or table.head.status == heads.OPEN:
            return
        now = table.services.world.now()
        if self.is_due() and table.on_duty:
            self.decide_after(self.pause())
        elif later := [at for at in self.moments() if at > now]:
            delay = min(later) - now
            self.moment = asyncio.get_running_loop().call_later(delay + 0.01, table.changed, False)

    def is_due(self) -> bool:
        return petitions.is_due(self.table) or absence.due_inquiry(self.table) is not None

    def moments(self) -> Iterator[float]:
        """When to look again; who is away matters to people who are here, and what they agreed to does in any case."""
        yield from petitions.moments(self.table)
        if self.table.viewers:
            yield from self.table.presence.moments()

    def decide_after(self, delay: float) -> None:
        if self.deciding is None:
            self.moment = asyncio.get_running_loop().call_later(delay, self.decide)

    def decide(self) -> None:
        self.moment = None
        self.deciding = asyncio.create_task(self.decided())

    async def decided(self) -> None:
        """Do what is to be done though nobody says anything."""
        try:
            await self.table.run(partial(petitions.review, self.table))
            await self.table.run(partial(absence.inquire, self.table))
            self.faults = 0
        except InterregnumError as error:
            self.note("nothing is decided", error)
        self.deciding = None
        self.look(self.table)

    # --- what fails, and what waits

    def note(self, what: str, error: Exception) -> None:
        """It is tried again, but not at once."""
        self.faults += 1
        reason = error.reason if isinstance(error, InterregnumError) else type(error).__name__
        log.warning(what, table=self.table.head.id, reason=reason, faults=self.faults)

    def pause(self) -> float:
        return min(RETRY * 2 ** (self.faults - 1), LONGEST_RETRY) if self.faults else 0.0

    def look_later(self, delay: float) -> None:
        self.timer = asyncio.get_running_loop().call_later(delay + 0.01, self.look, self.table)

    # --- notices

    def tell(self, seat: int) -> None:
        """Send a notice to whoever is asked for the first time in this turn, if the table wants notices."""
        table = self.table
        before, self.noticed = self.noticed, table.head.noticed
        url = table.head.notice
        if url is None or before == self.noticed or seat not in self.noticed[1] or not table.on_duty:
            return
        name = table.names[seat]
        text = words(table.head.lang).ui("your-turn", player=name)
        page = f"{table.services.settings.public_url}/t/{table.head.id}"
        notice = Notice(table.head.id, table.head.game, SEAT_LETTERS[seat], name, page, text)
        table.services.notices.send(url, notice)

    def stop(self) -> None:
        """The table leaves memory."""
        self.stopped = True
        for timer in (self.timer, self.moment):
            if timer is not None:
                timer.cancel()
        if self.table.held is not None and self.table.held.task is not None:
            self.table.held.task.cancel()
        if self.thinking is not None:
            self.thinking.cancel()


def pauses(pace: float) -> Iterator[float]:
    """Between the moments at which an answer may show: the pace, then twice as late each time; none without a pace."""
    moment = 0.0
    after = pace
    while after > moment:
        yield after - moment
        moment, after = after, max(2 * after, SHORTEST_STEP)


def hastened(pace: float, row: int) -> float:
    """The pace of a bot that has given so many answers in a row: a long turn is not shown for long."""
    return max(pace * HASTE**row, min(pace, QUICKEST))
