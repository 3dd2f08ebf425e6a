"""Hidden Leaders for the server and its clients."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET, Struct, UnsetType, to_builtins

from interregnum.games.hidden_leaders.border.notation import CHOICES
from interregnum.games.hidden_leaders.engine.asking import pinned, pinned_card, sentence_in_force
from interregnum.games.hidden_leaders.engine.choices import ASKS
from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.foresight import Foreseen
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.games.hidden_leaders.game import HiddenLeaders
from interregnum.games.hidden_leaders.wire.book import HiddenLeadersBook
from interregnum.games.hidden_leaders.wire.events import STRUCTS
from interregnum.games.hidden_leaders.wire.open_view import everything
from interregnum.games.hidden_leaders.wire.places import places
from interregnum.games.hidden_leaders.wire.reading import bad, read_view
from interregnum.games.hidden_leaders.wire.tally import HiddenLeadersTally, HiddenLeadersTallying
from interregnum.games.hidden_leaders.wire.view import HiddenLeadersView, write_beside, write_view
from interregnum.games.hidden_leaders.wire.words import Tables
from interregnum.kernel.ids import NOBODY, UNKNOWN
from interregnum.kernel.journal import Event
from interregnum.kernel.question import Question
from interregnum.kernel.view import Foreseen as KernelForeseen
from interregnum.kernel.view import View as KernelView
from interregnum.wire.adapter import Adapter
from interregnum.wire.previews import Pinned, Prospect, Way


class HiddenLeadersAdapter(Adapter):
    """Views and events by ids; the plain data of the engine's events is their form on the wire, too."""

    view_type = HiddenLeadersView
    book_type = HiddenLeadersBook
    event_types = tuple(STRUCTS.values())
    tally_type = HiddenLeadersTally

    def __init__(self, game: HiddenLeaders) -> None:
        self.game: HiddenLeaders = game
        self.tables: Final = Tables(game.box)

    def view(self, view: KernelView) -> HiddenLeadersView:
        assert isinstance(view, View)
        return write_view(self.tables, view)

    def view_beside(self, view: KernelView, other: Struct) -> HiddenLeadersView:
        assert isinstance(view, View)
        assert isinstance(other, HiddenLeadersView)
        return write_beside(self.tables, view, other)

    def open_view(self, views: Sequence[KernelView]) -> View:
        return everything([view for view in views if isinstance(view, View)])

    def read_view(self, data: Struct, choices: Sequence[str]) -> View:
        if not isinstance(data, HiddenLeadersView):
            raise bad("game")
        return read_view(self.game, self.tables, data, choices)

    def event(self, event: Event) -> Struct:
        data = self.game.event_plain(event)
        if data.get("seat") == NOBODY:
            data["seat"] = None
        _, *values = data.values()  # the first is its name
        return STRUCTS[type(event)](*values)

    def read_event(self, data: Struct) -> Event:
        return self.game.read_event(to_builtins(data))

    def places(self, view: KernelView, choice: int) -> list[str]:
        assert isinstance(view, View)
        return places(self.game.box, view, CHOICES.decode(choice))

    def preview(self, foreseen: KernelForeseen, text: str | UnsetType = UNSET) -> Prospect:
        assert isinstance(foreseen, Foreseen)
        ways = [Way({"red": one.red, "green": one.green}, FACTIONS[one.leading]) for one in foreseen.ways]
        return Prospect(ways, foreseen.by, foreseen.over, text)

    def sentence(self, view: KernelView) -> int | None:
        assert isinstance(view, View)
        found = sentence_in_force(self.game.box.facts, view)
        return None if found == UNKNOWN else found

    def pinned(self, view: KernelView) -> list[Pinned]:
        assert isinstance(view, View)
        return [self.pin(view, choice) for choice in pinned(self.game.box.facts, view)]

    def pin(self, view: View, choice: int) -> Pinned:
        at = places(self.game.box, view, CHOICES.decode(choice))
        return Pinned(at[0] if at else None, self.tables.cards[pinned_card(view, choice)])

    def tally(self) -> HiddenLeadersTallying:
        return HiddenLeadersTallying(self.tables)

    def ask(self, question: Question) -> str:
        return ASKS[question.ask]

    def source(self, question: Question) -> str | None:
        return self.tables.cards[question.source]
