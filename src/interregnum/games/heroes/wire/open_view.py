"""A table with everything open: what all seats together may know, put together from their own views."""

from __future__ import annotations

from collections.abc import Sequence

from interregnum.games.heroes.engine.box import HEROES_OF
from interregnum.games.heroes.engine.view import View
from interregnum.kernel.ids import UNKNOWN


def everything(views: Sequence[View]) -> View:
    """The first view, filled in with the scrolls of the others and the cards they have drawn."""
    first = views[0]
    for view in views[1:]:
        for hero in own_heroes(view):
            first.scrolls[hero][:] = view.scrolls[hero]
        for pending, seen in zip(first.stack, view.stack, strict=True):
            if UNKNOWN in pending.lot and UNKNOWN not in seen.lot:
                pending.lot[:] = seen.lot
    return first


def own_heroes(view: View) -> list[int]:
    """The heroes of the viewer, once a faction is chosen."""
    faction = view.factions[view.viewer] if view.viewer < view.seats else UNKNOWN
    return HEROES_OF[faction] if faction != UNKNOWN else []
