"""The process that thinks, `python -m interregnum.server.thinker`: it reads thoughts and writes replies."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from traceback import extract_tb
from types import TracebackType
from typing import BinaryIO, Final

from msgspec import Raw, msgpack

from interregnum import bots
from interregnum.bots import Bot
from interregnum.kernel.record import read_record
from interregnum.kernel.view import View
from interregnum.registry import game as game_of
from interregnum.registry import package
from interregnum.server.thought import (
    HEAD_BYTES,
    Advice,
    Advising,
    Explaining,
    Reply,
    Thought,
    Weighing,
    framed,
    remember,
)
from interregnum.wire.adapter import Adapter
from interregnum.wire.adapters import adapter

NICENESS: Final = 19
BITE: Final = 0.5  # seconds of work on an analysis before others may think
LONGEST: Final = 600  # seconds; a process whose server is gone ends by itself, even if it thinks for ever


class Memory:
    """The bots of this process by table and seat, each with what it believes."""

    def __init__(self) -> None:
        self.bots: Final[dict[str, Bot]] = {}
        self.explainer: Explainer | None = None

    def reply(self, body: bytes) -> Reply:
        """The answer of a bot; one that fails is forgotten, and the others think on."""
        thought = msgpack.decode(body, type=Thought | Weighing | Advising | Explaining)
        if isinstance(thought, Weighing):
            return weighed(thought)
        if isinstance(thought, Advising):
            return advised(thought)
        if isinstance(thought, Explaining):
            return self.explained(thought)
        try:
            return Reply(answer=self.answer(thought))
        except Exception as error:
            self.bots.pop(name_of(thought), None)
            return Reply(fault=fault_of(error))

    def explained(self, request: Explaining) -> Reply:
        """A bite of an analysis; one that is asked for no more is forgotten with the next."""
        try:
            if self.explainer is None or self.explainer.request != request:
                self.explainer = Explainer(request)
            return self.explainer.go_on()
        except Exception as error:
            self.explainer = None
            return Reply(fault=fault_of(error))

    def answer(self, thought: Thought) -> str:
        adapted = adapter(thought.game)
        view = read(adapted, thought.view, thought.choices)
        bot = self.bot(thought, adapted, view)
        if bot.watches:
            for missed in thought.missed:
                bot.watch(read(adapted, missed, ()))
        question = view.question
        assert question is not None, "a bot is asked what its own seat is asked"
        return adapted.game.write_choice(question.ask, bot.answer(view, question))

    def bot(self, thought: Thought, adapted: Adapter, view: View) -> Bot:
        """The bot that sits there, or a new one."""
        name = name_of(thought)
        bot = self.bots.get(name) or bots.make(thought.bot, adapted.game, thought.seed, view.viewer)
        remember(self.bots, name, bot)
        return bot


class Explainer:
    """An analysis under way; the clock says when to pause, and nothing of what is found."""

    def __init__(self, request: Explaining) -> None:
        from interregnum.lab.analysis import Analyst  # most processes never need it

        self.request: Final = request
        self.analyst: Final = Analyst(game_of(request.game), read_record(request.record), request.playouts)
        self.work: Final = self.analyst.work()

    def go_on(self) -> Reply:
        """Work for a while; at the end the analysis comes with the reply."""
        pause = monotonic() + BITE
        while (done := next(self.work, None)) is not None and monotonic() < pause:
            pass
        return Reply(done=1.0 if done is None else done, analysis=self.analyst.found)


def weighed(request: Weighing) -> Reply:
    """The figures of the game's own outlook."""
    try:
        adapted, named = adapter(request.game), package(request.game).outlook
        if named is None:
            return Reply()
        view = read(adapted, request.view, request.choices)
        choice = None if request.choice is None else view.choices[list(request.choices).index(request.choice)]
        return Reply(figures=package(request.game).part(named)(adapted.game, view, choice))
    except Exception as error:
        return Reply(fault=fault_of(error))


def advised(request: Advising) -> Reply:
    """What a bot that can say so thinks of the best answers."""
    try:
        adapted = adapter(request.game)
        view = read(adapted, request.view, request.choices)
        written = dict(zip(view.choices, request.choices, strict=True))
        found = bots.advise(request.bot, adapted.game, request.seed, view)
        return Reply(advice=[Advice(written[one.choice], round(one.chance, 4), one.reasons) for one in found])
    except Exception as error:
        return Reply(fault=fault_of(error))


def name_of(thought: Thought) -> str:
    """Another bot in the same seat is another one, and remembers nothing of the first."""
    return f"{thought.key} {thought.game} {thought.bot} {thought.seed.hex()}"


def read(adapted: Adapter, data: Raw, choices: Sequence[str]) -> View:
    return adapted.read_own_view(msgpack.decode(data, type=adapted.view_type), choices)


def fault_of(error: BaseException) -> str:
    """What went wrong and where, without any value: a log is no place for a hand."""
    places = extract_tb(error.__traceback__)
    where = f" in {Path(places[-1].filename).name} line {places[-1].lineno}" if places else ""
    return type(error).__name__ + where


def tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """The last words of the process: one line."""
    print(fault_of(error), file=sys.stderr)


def step_back() -> None:
    """Leave the processor to the tables, and the end of the server to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def patience(seconds: int) -> None:
    """The system ends the process after so many seconds; 0 for never."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


def way_out() -> BinaryIO:
    """Where replies go; what a bot prints goes elsewhere."""
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return replies


def send(replies: BinaryIO, reply: Reply) -> None:
    replies.write(framed(reply))
    replies.flush()


def serve(thoughts: BinaryIO, replies: BinaryIO) -> None:
    """Reply to one thought after the other until there are no more."""
    memory = Memory()
    send(replies, Reply())
    while len(head := thoughts.read(HEAD_BYTES)) == HEAD_BYTES:
        body = thoughts.read(int.from_bytes(head, "big"))
        patience(LONGEST)
        send(replies, memory.reply(body))
        patience(0)


def main() -> None:
    sys.excepthook = tell
    step_back()
    serve(sys.stdin.buffer, way_out())


if __name__ == "__main__":
    main()
