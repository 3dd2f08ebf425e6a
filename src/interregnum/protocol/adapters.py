"""The adapter of every game, by id, and all their views and events for the schema."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from interregnum import registry
from interregnum.games.heroes import game as heroes
from interregnum.games.hidden_leaders import game as hidden_leaders
from interregnum.kernel.errors import BadOptions
from interregnum.protocol.adapter import Adapter
from interregnum.protocol.heroes.adapter import HeroesAdapter
from interregnum.protocol.heroes.book import HeroesBook
from interregnum.protocol.heroes.events import HeroesEvent
from interregnum.protocol.heroes.view import HeroesView
from interregnum.protocol.hidden_leaders.adapter import HiddenLeadersAdapter
from interregnum.protocol.hidden_leaders.book import HiddenLeadersBook
from interregnum.protocol.hidden_leaders.events import HiddenLeadersEvent
from interregnum.protocol.hidden_leaders.view import HiddenLeadersView

GameView: TypeAlias = HiddenLeadersView | HeroesView
GameEvent: TypeAlias = HiddenLeadersEvent | HeroesEvent
GameBook: TypeAlias = HiddenLeadersBook | HeroesBook


@cache
def for_hidden_leaders() -> Adapter:
    return HiddenLeadersAdapter(registry.game("hidden-leaders"))


@cache
def for_heroes() -> Adapter:
    return HeroesAdapter(registry.game("heroes"))


ADAPTERS: dict[str, Callable[[], Adapter]] = {hidden_leaders.ID: for_hidden_leaders, heroes.ID: for_heroes}


def adapter(game_id: str) -> Adapter:
    """The adapter of this game; one that is unknown, or not on the wire yet, is refused with the ids that exist."""
    game = registry.game(game_id)
    if game.id not in ADAPTERS:
        raise BadOptions("unknown-game", facts={"game": game.id, "games": ", ".join(ADAPTERS)})
    return ADAPTERS[game.id]()
