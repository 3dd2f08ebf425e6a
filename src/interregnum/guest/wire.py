"""A guest's game on the wire: what it declared for its own sake is what goes over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec import Struct, convert, defstruct, to_builtins

from interregnum.guest.engine import GuestGame, GuestView, Happened, Sight, Told
from interregnum.kernel.errors import BadPosition
from interregnum.kernel.game import Game
from interregnum.kernel.journal import Event
from interregnum.kernel.question import Question
from interregnum.kernel.view import View
from interregnum.wire.adapter import Adapter


class GuestBook(Struct, frozen=True, forbid_unknown_fields=True, tag_field="game"):
    """What the game is called, and how it is played."""

    title: str
    rules: list[str]


class GuestAdapter(Adapter):
    """Needs nothing but the class of the game: `class CupsAdapter(GuestAdapter): rules = Cups`."""

    rules: ClassVar[type[GuestGame[Any]]]

    def __init_subclass__(cls) -> None:
        tag = cls.rules.sight_type.__struct_config__.tag
        cls.view_type, cls.event_types = cls.rules.sight_type, cls.rules.event_types
        cls.book_type = defstruct(f"{cls.rules.__name__}Book", [], bases=(GuestBook,), frozen=True, tag=tag)

    def __init__(self, game: Game) -> None:
        self.game = game

    def view(self, view: View) -> Struct:
        assert isinstance(view, GuestView)
        return view.sight

    def open_view(self, views: Sequence[View]) -> View:
        seen = [to_builtins(view.sight.table) for view in views if isinstance(view, GuestView)]
        first = views[0]
        assert isinstance(first, GuestView)
        table = seen[0]
        for other in seen[1:]:
            table = filled_in(table, other)
        data = {**to_builtins(first.sight), "table": table}
        return GuestView(convert(data, self.view_type), first.ask, list(first.choices))

    def read_view(self, data: Struct, choices: Sequence[str]) -> View:
        assert isinstance(data, Sight)
        assert isinstance(self.game, GuestGame)
        if data.ask not in self.game.asks:
            raise BadPosition("stored-state", facts={"where": "ask"})
        codes = [self.game.choices.codes(text)[:1] for text in choices]
        if [] in codes:
            raise BadPosition("stored-state", facts={"where": "choices"})
        return GuestView(data, self.game.asks.index(data.ask), [code for (code,) in codes])

    def event(self, event: Event) -> Struct:
        assert isinstance(event, Happened)
        return event.told

    def read_event(self, data: Struct) -> Event:
        assert isinstance(data, Told)
        return Happened(data)

    def ask(self, question: Question) -> str:
        assert isinstance(self.game, GuestGame)
        return self.game.asks[question.ask]

    def source(self, question: Question) -> str | None:
        return None


def filled_in(mine: Any, other: Any) -> Any:
    """What one viewer knows, with what another knows where the first knows nothing."""
    if mine is None:
        return other
    if isinstance(mine, list) and isinstance(other, list) and len(mine) == len(other):
        return [filled_in(one, two) for one, two in zip(mine, other, strict=True)]
    if isinstance(mine, dict) and isinstance(other, dict):
        return {key: filled_in(value, other.get(key)) for key, value in mine.items()}
    return mine
