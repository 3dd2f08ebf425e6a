"""Leaks of Heroes for the comparison to find: what is hidden finds its way into a frame, or to a bot."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any
from unittest.mock import patch

from msgspec import Raw
from msgspec.structs import replace
from tests.server import planted

from interregnum.cli.inspecting import Inspection
from interregnum.games.heroes.engine.choices import ASK_WINDOW, USE, used_source
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.wire.sight import SightData
from interregnum.games.heroes.wire.tables import Tables
from interregnum.games.heroes.wire.view import HeroesView, write_pending
from interregnum.kernel.view import PendingView
from interregnum.server import chronicle, deeds, explaining, playing, scales
from interregnum.server.connection import Connection
from interregnum.server.duties import Duties
from interregnum.server.frames import Camera, encoder
from interregnum.server.held import Held
from interregnum.server.progress import Progress
from interregnum.server.table import Table
from interregnum.server.thinking import Weighing, seen
from interregnum.wire import frames as told
from interregnum.wire.commands import Explain, Weigh
from interregnum.wire.frames import Explained

Leaky = Callable[[State, Tables, HeroesView], HeroesView]


def scroll_on_a_hand(state: State, tables: Tables, view: HeroesView) -> HeroesView:
    return replace(view, open_scrolls=[tables.box.ids[card] for row in state.scrolls for card in row])


def top_of(deck: Callable[[State], list[int]], pile: str) -> Leaky:
    """The top card of a deck lies on a pile that everybody sees."""

    def told(state: State, tables: Tables, view: HeroesView) -> HeroesView:
        return replace(view, **{pile: [tables.box.ids[card] for card in deck(state)[-1:]]})

    return told


def drawn_cards(state: State, tables: Tables, view: HeroesView) -> HeroesView:
    stack = [PendingView(pending, pending.kept, pending.lot) for pending in state.stack]
    return replace(view, stack=[write_pending(tables, pending) for pending in stack])


def source_of_a_window(state: State, tables: Tables, view: HeroesView) -> HeroesView:
    """A card that could be used stands where the window should."""
    uses = [one for one in state.choices if one >= USE]
    if state.over or state.ask != ASK_WINDOW or not uses:
        return view
    return replace(view, source=tables.box.ids[used_source(uses[-1])])


def levels_of_scrolls(state: State, tables: Tables, view: HeroesView) -> HeroesView:
    """How high the scrolls of a hero are stands where his luck tokens are counted."""
    box = tables.box
    heroes = {}
    for name, hero in view.heroes.items():
        row = state.scrolls[box.hero_ids.index(name)]
        heroes[name] = replace(hero, luck=sum(box.scroll_level[card - box.scroll_first] for card in row))
    return replace(view, heroes=heroes)


def scrolls_in_the_sight(state: State, tables: Tables, view: HeroesView) -> HeroesView:
    """What follows from a view follows from scrolls that nobody sees."""
    box = tables.box
    if not isinstance(view.sight, SightData):
        return view
    heroes = {}
    for name, values in view.sight.heroes.items():
        row = state.scrolls[box.hero_ids.index(name)]
        heroes[name] = replace(values, rout=sum(box.scroll_level[card - box.scroll_first] for card in row))
    return replace(view, sight=replace(view.sight, heroes=heroes))


async def weighed_from_another_seat(table: Table, viewer: int, command: Weigh) -> dict[str, float]:
    """The odds know what the next seat knows."""
    line = deeds.game_of(table)
    playing.fresh(table, command.seq)
    view = line.game.view(line.state, (viewer + 1) % len(table.head.seats))
    request = Weighing(line.game.id, "outlook", seen(table.adapter, view), [], None)
    return await table.services.thinkers.weigh(request)


def answer_at_a_hidden_card(self: Camera, view: Any, ear: chronicle.Ear) -> told.Question | None:
    """An answer points at the scroll that lies on top."""
    question = planted.camera_question(self, view, ear)
    line = self.table.progress
    if question is None or line is None:
        return question
    state = line.state
    assert isinstance(state, State)
    first, *rest = question.choices
    at = [f"scroll/{state.box.ids[card]}" for card in state.scroll_deck[-1:]]
    return replace(question, choices=[replace(first, at=at), *rest])


def camera(leaky: Leaky) -> Callable[[Camera, int], Any]:
    """A camera whose views tell a little more."""
    honest = Camera.view

    def view(self: Camera, viewer: int) -> Any:
        found = honest(self, viewer)
        line, adapter = self.table.progress, self.table.adapter
        if found is None or line is None:
            return found
        state = line.state
        assert isinstance(state, State)
        data = adapter.view(self.seen(viewer))
        assert isinstance(data, HeroesView)
        return Raw(encoder.encode(leaky(state, Tables(state.box), data)))

    return view


def reason_with_a_scroll(table: Table, ear: chronicle.Ear, command: Explain) -> Explained:
    """Who could come to a place depends on the scrolls of everybody."""
    told = honest_explain(table, ear, command)
    line = table.progress
    assert line is not None
    assert isinstance(line.state, State)
    return replace(told, near={**told.near, "hero/anton": sum([sum(row) for row in line.state.scrolls])})


honest_explain = explaining.explain

# --- standing orders


def orders_of_the_next_seat(self: Camera, viewer: int) -> told.Orders | None:
    """One hears of what others have ordered."""
    seats = self.table.head.seats
    return told.Orders(None, seats[(viewer + 1) % len(seats)].unasked, [])


def no_wait(self: Connection, by: Any, command: Any) -> bool:
    """An answer by hand in a window that is passed shows at once."""
    return False


async def hold_by_what_is_held(self: Duties, progress: Progress, held: Held) -> None:
    """A window in which nothing can be used is passed sooner."""
    await self.table.services.world.sleep(len(progress.state.choices) / 2)
    await self.table.run(partial(self.pass_window, progress, held))


async def passed_in_the_metrics(self: Duties, progress: Progress, held: Held) -> None:
    """Figures tell whether a hand has answered."""
    self.table.services.metrics.answers.labels("bot").inc(held.by is None)
    await honest_pass(self, progress, held)


honest_pass = Duties.pass_window

LOOKS: dict[str, Leaky] = {
    "scrolls on hands are listed": scroll_on_a_hand,
    "the levels of scrolls show": levels_of_scrolls,
    "the top scroll shows": top_of(lambda state: state.scroll_deck, "scroll_discards"),
    "the top artifact shows": top_of(lambda state: state.artifact_deck, "artifact_discards"),
    "the top treasure shows": top_of(lambda state: state.treasures, "treasure_discards"),
    "the top skill shows": top_of(lambda state: state.skill_decks[0], "past_weeks"),
    "the next week shows": top_of(lambda state: state.weeks, "past_weeks"),
    "which weeks are left shows": top_of(lambda state: [sorted(state.weeks)[0]] if state.weeks else [], "past_weeks"),
    "cards that were drawn show": drawn_cards,
    "a window is named by a card that could be used in it": source_of_a_window,
    "what follows from a view follows from hidden scrolls": scrolls_in_the_sight,
}
LEAKS: dict[str, tuple[object, str, object]] = {
    **{name: (Camera, "view", camera(leaky)) for name, leaky in LOOKS.items()},
    "a frame shows the view of another seat": (Camera, "view", planted.view_of_the_next_seat),
    "a frame says how many answers somebody else has": (Camera, "frame", planted.number_of_choices),
    "a frame lists the answers of somebody else": (Camera, "question", planted.choices_of_others),
    "an answer points at a hidden card": (Camera, "question", answer_at_a_hidden_card),
    "odds are weighed from another seat": (scales, "weigh", weighed_from_another_seat),
    "events are told as they were": (chronicle, "news", planted.unredacted_events),
    "words tell what events do not": (chronicle, "news", planted.words_of_the_truth),
    "who is near depends on scrolls": (explaining, "explain", reason_with_a_scroll),
    "the operator sees another hand": (Inspection, "viewer", planted.operator_as_the_next_seat),
    "a bot lets others see how long it thought": (Duties, "in_step", planted.after_thinking),
    "a bot sees the scrolls of another": (Duties, "chosen", planted.bot_sees_the_next_seat),
    "a frame tells of the orders of others": (Camera, "orders", orders_of_the_next_seat),
    "an answer in a window that is passed does not wait": (Connection, "is_held", no_wait),
    "a window is passed sooner where nothing is held": (Duties, "hold", hold_by_what_is_held),
    "answers by hand are counted": (Duties, "pass_window", passed_in_the_metrics),
}


def planted_in_heroes(leak: str) -> planted.Patch:
    """A server with this leak, while it lasts."""
    owner, name, leaky = LEAKS[leak]
    return patch.object(owner, name, leaky)
