"""A table with everything open: what all seats together may know, put together from their own views."""

from __future__ import annotations

from collections.abc import Sequence

from interregnum.games.hidden_leaders.engine.view import View
from interregnum.kernel.ids import UNKNOWN


def everything(views: Sequence[View]) -> View:
    """The first view, filled in with what the others know."""
    first = views[0]
    for view in views[1:]:
        fill(first.leaders, view.leaders)
        fill(first.wilderness, view.wilderness)
        fill(first.graveyard, view.graveyard)
        fill(first.aside, view.aside)
        for row, known in zip(first.downs, view.downs, strict=True):
            fill(row, known)
        first.hands[view.viewer] = view.hands[view.viewer]
    return first


def fill(cards: list[int], known: Sequence[int]) -> None:
    for place, card in enumerate(known):
        if card != UNKNOWN:
            cards[place] = card
