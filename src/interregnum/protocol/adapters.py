"""The adapter of every game, by id, and all their views and events for the schema."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from interregnum import registry
from interregnum.games.hidden_leaders.game import HiddenLeaders
from interregnum.protocol.adapter import Adapter
from interregnum.protocol.hidden_leaders.adapter import HiddenLeadersAdapter
from interregnum.protocol.hidden_leaders.events import HiddenLeadersEvent
from interregnum.protocol.hidden_leaders.view import HiddenLeadersView

GameView: TypeAlias = HiddenLeadersView
GameEvent: TypeAlias = HiddenLeadersEvent


@cache
def adapter(game_id: str) -> Adapter:
    """The adapter of this game; an unknown one is refused with the ids that exist."""
    game = registry.game(game_id)
    assert isinstance(game, HiddenLeaders)
    return HiddenLeadersAdapter(game)
