"""Bots think outside the event loop, in processes of their own and not for ever; they get views and nothing else."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

import structlog

from interregnum.kernel.dice import SEED_BYTES, FairDice
from interregnum.kernel.errors import InterregnumError
from interregnum.server.errors import NotNow
from interregnum.server.mind import Died, Mind, start
from interregnum.server.thought import Advice, Advising, Explaining, Reply, Request, Thought, Weighing, remember, seen

__all__ = [
    "Advising", "BotFailed", "Crowded", "Explaining", "Thinkers", "Thought", "TooSlow", "Weighing", "fallback", "seen",
]  # fmt: skip

COMMAND: Final = (sys.executable, "-P", "-m", "interregnum.server.thinker")
LIMIT: Final = 20.0  # seconds for one thought
QUEUE: Final = 10.0  # seconds that a thought waits for others; then somebody quicker is to think it
WAITING: Final = 16  # weighings, at most
PATIENT: Final = 10.0  # times as long for a bite of an analysis, in which a good player may think about an answer
GIVE_WAY: Final = (
    2.0  # seconds that a bite waits for players' thoughts, so that it goes on where somebody always thinks
)
LOOKS: Final = 40  # whether anybody thinks, in that time
TRIES: Final = 2  # a process may die of something else than the thought

log = structlog.get_logger()


class TooSlow(InterregnumError):
    """The bot did not answer in time."""


class Crowded(InterregnumError):
    """Too many others think before this bot."""


class BotFailed(InterregnumError):
    """The bot gave no legal answer."""


class Thinkers:
    """The processes that think for all tables; each starts with its first thought."""

    def __init__(self, limit: float = LIMIT, command: Sequence[str] = COMMAND, queue: float = QUEUE) -> None:
        self.limit: Final = limit
        self.queue: Final = queue
        self.command: Final = command
        self.workers: list[Worker] = []
        self.scales = Worker(command, limit, queue)
        self.quick = Worker(command, limit, queue)
        self.analyst = Worker(command, limit * PATIENT, queue)
        self.thoughts: Final[set[asyncio.Task[Reply]]] = set()

    async def start(self, workers: int) -> None:
        """So many processes for bots at most, and one each for quick bots, for what people ask and for analyses."""
        assert workers > 0
        assert not self.workers
        self.workers = [Worker(self.command, self.limit, self.queue) for _ in range(workers)]
        self.scales = Worker(self.command, self.limit, self.queue)
        self.quick = Worker(self.command, self.limit, self.queue)
        self.analyst = Worker(self.command, self.limit * PATIENT, self.queue)

    async def stop(self) -> None:
        """End all processes at once; what they were thinking about fails."""
        workers = [*self.players, self.analyst]
        for worker in workers:
            worker.stop()
        await asyncio.gather(*self.thoughts, return_exceptions=True)
        await asyncio.gather(*[worker.end() for worker in workers])
        self.workers = []

    @property
    def players(self) -> list[Worker]:
        """The processes for whose thoughts somebody at a table waits."""
        return [*self.workers, self.scales, self.quick]

    async def think(self, request: Thought, instead: bool = False) -> str:
        """The bot's answer in notation; a thought that nobody waits for any more is still thought to its end.

        A bot that answers instead of another waits for nobody but its like.
        """
        if not self.workers:
            raise failed(request)
        return legal(request, await self.reply(self.quick if instead else self.home(request.key), request))

    async def weigh(self, request: Weighing) -> dict[str, float]:
        """What may come of an answer; whoever asks when too many wait is told to ask again."""
        return (await self.weighed(request)).figures

    async def advise(self, request: Advising) -> list[Advice]:
        """What a good player would answer; likewise."""
        return (await self.weighed(request)).advice

    async def weighed(self, request: Weighing | Advising) -> Reply:
        if not self.workers or self.scales.waiting >= WAITING:
            raise NotNow("weighing")
        reply = await self.reply(self.scales, request)
        if reply.fault:
            log.warning("weighing-failed", game=request.game, fault=reply.fault)
            raise failed(request)
        return reply

    async def explain(self, request: Explaining) -> Reply:
        """The next bite of an analysis, when no player's thought is under way; there is one analysis at a time."""
        if not self.workers:
            raise failed(request)
        await self.give_way()
        reply = await self.reply(self.analyst, request)
        if reply.fault:
            log.warning("analysis-failed", game=request.game, fault=reply.fault)
            raise failed(request)
        return reply

    async def give_way(self) -> None:
        """Wait until nobody thinks, but not for ever."""
        for _ in range(LOOKS):
            if not any(worker.waiting for worker in self.players):
                return
            await asyncio.sleep(GIVE_WAY / LOOKS)

    async def reply(self, worker: Worker, request: Request) -> Reply:
        task = asyncio.create_task(worker.think(request))
        self.thoughts.add(task)
        task.add_done_callback(self.thoughts.discard)
        return await asyncio.shield(task)

    def home(self, key: str) -> Worker:
        """The process that remembers this seat, or else the one with the least to do."""
        idlest = min(self.workers, key=lambda worker: (worker.waiting, len(worker.keys)))
        found = next((worker for worker in self.workers if key in worker.keys), idlest)
        remember(found.keys, key, None)
        return found


class Worker:
    """A process, or the place of one, and the thoughts that wait for it in the order they came."""

    def __init__(self, command: Sequence[str], limit: float, queue: float) -> None:
        self.command: Final = command
        self.limit = limit
        self.queue: Final = queue
        self.keys: Final[dict[str, None]] = {}  # the seats that think here
        self.turn: Final = asyncio.Lock()
        self.waiting = 0
        self.mind: Mind | None = None
        self.stopped = False

    async def think(self, thought: Request) -> Reply:
        self.waiting += 1
        try:
            await self.in_turn(thought)
            try:
                return await self.answer(thought)
            finally:
                self.turn.release()
        finally:
            self.waiting -= 1

    async def in_turn(self, thought: Request) -> None:
        """Wait for those who came before, but not for long."""
        try:
            async with asyncio.timeout(self.queue):
                await self.turn.acquire()
        except TimeoutError as error:
            raise Crowded("bots-busy", facts={"bot": thought.bot}) from error

    async def answer(self, thought: Request) -> Reply:
        """Ask the process, and once more a new one if it dies."""
        for _ in range(TRIES):
            try:
                return await self.reply(thought)
            except Died:
                await self.end()
        raise failed(thought)

    async def reply(self, thought: Request) -> Reply:
        mind = await self.awake()
        try:
            async with asyncio.timeout(self.limit):
                return await mind.ask(thought)
        except TimeoutError as error:
            await self.end()
            log.warning("bot-too-slow", game=thought.game, bot=thought.bot, seconds=self.limit)
            raise TooSlow("bot-too-slow", facts={"bot": thought.bot, "seconds": f"{self.limit:g}"}) from error

    async def awake(self) -> Mind:
        """The process, ready to think."""
        if self.mind is not None and self.mind.is_gone:
            await self.end()
        if self.mind is None and not self.stopped:
            self.mind = await start(self.command)
        if self.mind is None or self.stopped:
            raise Died
        await self.mind.ready()
        return self.mind

    async def end(self) -> None:
        """End the process; the next thought starts another."""
        mind, self.mind = self.mind, None
        if mind is None:
            return
        if self.stopped:
            mind.kill()
        await mind.end()
        if not self.stopped:
            log.warning("bot-process-ended", code=mind.process.returncode, said=mind.epitaph())

    def stop(self) -> None:
        self.stopped = True
        if self.mind is not None:
            self.mind.kill()


def legal(thought: Thought, reply: Reply) -> str:
    """The answer, if it is one of the choices."""
    if reply.answer not in thought.choices:
        log.warning("bot-failed", game=thought.game, bot=thought.bot, fault=reply.fault or "illegal")
        raise failed(thought)
    return reply.answer


def failed(thought: Request) -> BotFailed:
    return BotFailed("bot-failed", facts={"bot": thought.bot})


def fallback(choices: Sequence[str], seed: bytes, count: int) -> str:
    """The answer in place of a bot that gave none: any of the choices, but for the same seed and count the same."""
    drawn = blake2b(b"fallback" + count.to_bytes(8, "big"), key=seed, digest_size=SEED_BYTES).digest()
    return choices[FairDice(drawn).below(len(choices))]
