"""What crosses the wire, whatever the game: views as they arrive on the other side, and forged ones."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
from tests.properties.kinds import Deal, Kind, chooser, viewers

from interregnum.kernel.view import View
from interregnum.wire.adapters import adapter

Data = dict[str, object]
Change = Callable[[Data], None]
MIDDLES = {"hidden-leaders": (Deal(7, 3, 0), 40, 1), "heroes": (Deal(4, 3, 0), 30, 2)}  # answers, what must be pending


def data_of(kind: Kind, view: View) -> Any:
    """A view as JSON has it."""
    return json.loads(msgspec.json.encode(adapter(kind.game.id).view(view)))


def sent(kind: Kind, view: View) -> Any:
    """What arrives on the other side."""
    wire = adapter(kind.game.id)
    return msgspec.json.decode(msgspec.json.encode(wire.view(view)), type=wire.view_type)


def listed(kind: Kind, view: View) -> list[str]:
    return [kind.game.write_choice(view.ask, choice) for choice in view.choices]


def check_crossing(kind: Kind, state: Any, viewer: int) -> View:
    """What a viewer is sent is read as what they were meant to see."""
    view = kind.game.view(state, viewer)
    again = adapter(kind.game.id).read_view(sent(kind, view), listed(kind, view))
    assert view.plain() == again.plain()
    assert view.question == again.question
    return again


def check_all(kind: Kind, state: Any) -> None:
    for viewer in viewers(state):
        check_crossing(kind, state, viewer)


def middle(kind: Kind) -> Any:
    """A position with much on the table, in the middle of something."""
    deal, decisions, pending = MIDDLES[kind.game.id]
    state = kind.start(deal)
    for _ in kind.answers(state, chooser(deal.seed), 10_000):
        if state.decisions > decisions and len(state.stack) >= pending:
            break
    return state


def forged(kind: Kind, change: Change) -> Any:
    """A view that somebody has changed on its way."""
    data = data_of(kind, kind.game.view(middle(kind), 1))
    change(data)
    return msgspec.convert(data, adapter(kind.game.id).view_type)


def put(*way: str | int, value: object) -> Change:
    """Another value somewhere."""

    def change(data: Data) -> None:
        box: object = data
        for key in way[:-1]:
            box = box[key]  # type: ignore[index]
        box[way[-1]] = value  # type: ignore[index]

    return change


def into(key: str, value: object) -> Change:
    """One more thing in a list."""

    def change(data: Data) -> None:
        box = data[key]
        assert isinstance(box, list)
        box.append(value)

    return change
