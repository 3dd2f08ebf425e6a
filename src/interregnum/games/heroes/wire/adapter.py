"""Heroes for the server and its clients."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET, Struct, UnsetType, to_builtins

from interregnum.games.heroes.border.notation import CHOICES
from interregnum.games.heroes.border.reasons import reasons_of
from interregnum.games.heroes.engine.box import Box
from interregnum.games.heroes.engine.cards.openings import is_asked
from interregnum.games.heroes.engine.choices import ASK_WINDOW, ASKS, DONE
from interregnum.games.heroes.engine.sight import sight_of
from interregnum.games.heroes.engine.terms import WINDOWS
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.game import Heroes
from interregnum.games.heroes.wire.book import HeroesBook
from interregnum.games.heroes.wire.events import PREFIX, STRUCTS
from interregnum.games.heroes.wire.offers import places_of, pointed_at, write_offer
from interregnum.games.heroes.wire.open_view import everything
from interregnum.games.heroes.wire.reading import ViewReader, bad, read_view
from interregnum.games.heroes.wire.reasons import write_reason
from interregnum.games.heroes.wire.sight import write_sight
from interregnum.games.heroes.wire.tables import Tables
from interregnum.games.heroes.wire.tally import HeroesTally, HeroesTallying
from interregnum.games.heroes.wire.view import HeroesView, write_source, write_view
from interregnum.kernel.journal import Event
from interregnum.kernel.question import Question
from interregnum.kernel.view import View as KernelView
from interregnum.wire.adapter import Adapter, Window
from interregnum.wire.offers import Offer
from interregnum.wire.reasons import Reason

NO_QUESTION: Final = ("always", "own-roll")  # what may be used while rolling is asked for with the rerolls


class HeroesAdapter(Adapter):
    """Views and events by ids; the plain data of the engine's events is their form on the wire, too."""

    view_type = HeroesView
    book_type = HeroesBook
    event_types = tuple(STRUCTS.values())
    long_turns = True
    tally_type = HeroesTally

    def __init__(self, game: Heroes) -> None:
        self.game: Heroes = game
        self.tables: Final = Tables(game.box)
        self.places_of: Final = places_of(self.tables)
        self.windows = asked_windows(game.box)

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
        _, *values = self.game.event_plain(event).values()  # the first is its name
        return STRUCTS[type(event)](*values)

    def read_event(self, data: Struct) -> Event:
        plain = to_builtins(data)
        return self.game.read_event({**plain, "event": plain["event"].removeprefix(PREFIX)})

    def offer(self, view: KernelView, choice: int, written: str, text: str | UnsetType = UNSET) -> Offer:
        assert isinstance(view, View)
        return write_offer(self.places_of, sight_of(view), choice, written, text)

    def places(self, view: KernelView, choice: int) -> list[str]:
        return pointed_at(self.places_of, CHOICES.decode(choice))

    def is_bout(self, view: KernelView) -> bool:
        assert isinstance(view, View)
        return view.battle is not None

    def window(self, view: KernelView) -> Window | None:
        question = view.question
        if question is None or question.ask != ASK_WINDOW or DONE not in question.choices:
            return None
        return Window(WINDOWS[question.source], DONE)

    def tally(self) -> HeroesTallying:
        return HeroesTallying(self.tables)

    def reasons(self, view: KernelView, written: str) -> list[Reason]:
        assert isinstance(view, View)
        return [write_reason(self.tables, one) for one in reasons_of(view, written)]

    def near(self, view: KernelView, at: str) -> dict[str, int]:
        """The heroes who could be on a field with one activation."""
        assert isinstance(view, View)
        kind, _, name = at.partition("/")
        if kind != "field" or name not in self.tables.fields:
            return {}
        steps = sight_of(view).near(self.tables.fields.index(name))
        return {f"hero/{self.tables.box.hero_ids[hero]}": n for hero, n in steps}

    def ask(self, question: Question) -> str:
        return ASKS[question.ask]

    def source(self, question: Question) -> str | None:
        return write_source(self.tables, question.ask, question.source)


def asked_windows(box: Box) -> tuple[str, ...]:
    """The kinds of windows in which somebody may be asked: those of scrolls, and of cards that are used or not."""
    found = 0
    for rule, windows in enumerate(box.windows):
        if box.scroll_first <= rule // 2 < box.artifact_first or is_asked(box.rules[rule]):
            found |= windows
    return tuple([name for number, name in enumerate(WINDOWS) if found >> number & 1 and name not in NO_QUESTION])
