"""Heroes for the server and its clients."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET, Struct, UnsetType, to_builtins

from interregnum.games.heroes.border.notation import CHOICES
from interregnum.games.heroes.engine.choices import ASKS
from interregnum.games.heroes.engine.events import Told
from interregnum.games.heroes.engine.sight import sight_of
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.game import Heroes
from interregnum.games.heroes.wire.book import HeroesBook
from interregnum.games.heroes.wire.events import EVENT_TYPES, PREFIX
from interregnum.games.heroes.wire.offers import places_of, pointed_at, write_offer
from interregnum.games.heroes.wire.open_view import everything
from interregnum.games.heroes.wire.reading import ViewReader, bad, read_view
from interregnum.games.heroes.wire.sight import write_sight
from interregnum.games.heroes.wire.tables import Tables
from interregnum.games.heroes.wire.view import HeroesView, write_source, write_view
from interregnum.kernel.journal import Event
from interregnum.kernel.question import Question
from interregnum.kernel.view import View as KernelView
from interregnum.wire.adapter import Adapter
from interregnum.wire.offers import Offer


class HeroesAdapter(Adapter):
    """Views and events by ids; the plain data of the engine's events is their form on the wire, too."""

    view_type = HeroesView
    book_type = HeroesBook
    event_types = EVENT_TYPES

    def __init__(self, game: Heroes) -> None:
        self.game: Heroes = game
        self.tables: Final = Tables(game.box)
        self.places_of: Final = places_of(self.tables)

    def view(self, view: KernelView) -> HeroesView:
        assert isinstance(view, View)
        return write_view(self.tables, view, write_sight(self.tables, view))

    def view_beside(self, view: KernelView, other: Struct) -> HeroesView:
        assert isinstance(view, View)
        assert isinstance(other, HeroesView)
        return write_view(self.tables, view, other.sight)

    def own_view(self, view: KernelView) -> HeroesView:
        assert isinstance(view, View)
        return write_view(self.tables, view)

    def open_view(self, views: Sequence[KernelView]) -> View:
        return everything([view for view in views if isinstance(view, View)])

    def read_view(self, data: Struct, choices: Sequence[str]) -> View:
        if not isinstance(data, HeroesView):
            raise bad("game")
        return read_view(self.game, data, choices)

    def read_own_view(self, data: Struct, choices: Sequence[str]) -> View:
        assert isinstance(data, HeroesView)
        return ViewReader(self.game, data).view(choices)

    def event(self, event: Event) -> Struct:
        assert isinstance(event, Told)
        _, *values = self.game.event_plain(event).values()  # the first is its name
        return EVENT_TYPES[event.kind](*values)

    def read_event(self, data: Struct) -> Event:
        plain = to_builtins(data)
        return self.game.read_event({**plain, "event": plain["event"].removeprefix(PREFIX)})

    def offer(self, view: KernelView, choice: int, written: str, text: str | UnsetType = UNSET) -> Offer:
        assert isinstance(view, View)
        return write_offer(self.places_of, sight_of(view), choice, written, text)

    def places(self, view: KernelView, choice: int) -> list[str]:
        return pointed_at(self.places_of, CHOICES.decode(choice))

    def ask(self, question: Question) -> str:
        return ASKS[question.ask]

    def source(self, question: Question) -> str | None:
        return write_source(self.tables, question.ask, question.source)
