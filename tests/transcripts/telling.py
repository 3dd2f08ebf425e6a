"""A whole game as text: questions, answers, and what every viewer heard; each game adds what its positions show."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from interregnum.kernel.game import Game
from interregnum.kernel.ids import SEAT_LETTERS, WATCHER
from interregnum.kernel.journal import Event
from interregnum.kernel.state import State

Line = Iterator[str]


class Teller:
    """Writes a game down; `choose` gives the answers, `position` what is to be seen of a table."""

    def __init__(self, game: Game, asks: tuple[str, ...], source: Callable[[State], str]) -> None:
        self.game = game
        self.asks = asks
        self.source = source

    def lines(self, state: State, choose: Callable[[State], int], position: Callable[[State], Line]) -> Line:
        yield from self.told(state, 0)
        turns = 0
        while not state.over:
            if state.turns != turns:
                turns = state.turns
                yield from position(state)
            choice = choose(state)
            yield from self.asked(state, choice)
            since = len(events(state))
            state.answer(choice)
            yield from self.told(state, since)
        yield from self.result(state)

    def asked(self, state: State, choice: int) -> Line:
        listed = "; ".join(self.game.write_choice(state.ask, one) for one in state.choices)
        who, what = letter(state.asked), self.asks[state.ask]
        yield f"{state.decisions + 1}. {who} is asked {what}{self.source(state)}: {listed}"
        yield f"   > {self.game.write_choice(state.ask, choice)}"

    def told(self, state: State, since: int) -> Line:
        for event in events(state)[since:]:
            truth = self.sentence(event)
            yield f"   - {truth}"
            heard: dict[str, list[str]] = {}
            for viewer in [*range(state.seats), WATCHER]:
                heard.setdefault(self.sentence(event.seen_by(viewer)), []).append(letter(viewer))
            for text, who in heard.items():
                if text != truth:
                    yield f"     {', '.join(who)}: {text}"

    def sentence(self, event: Event) -> str:
        data = self.game.event_plain(event)
        return f"{data.pop('event')}: " + ", ".join(f"{key} {words(value)}" for key, value in data.items())

    def result(self, state: State) -> Line:
        yield ""
        for key, value in self.game.result_plain(state).items():
            yield f"{key}: {value}"
        yield f"hash: {self.game.state_hash(state)}"


def events(state: State) -> list[Event]:
    assert state.journal is not None
    return state.journal.events


def letter(viewer: int) -> str:
    return "watcher" if viewer == WATCHER else SEAT_LETTERS[viewer]


def words(value: object) -> str:
    if isinstance(value, dict):
        return "/".join(str(one) for one in value.values())
    if isinstance(value, list):
        return "[" + " ".join(words(one) for one in value) + "]"
    return "?" if value is None else str(value)
