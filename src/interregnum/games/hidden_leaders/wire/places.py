"""Where on the table an answer points, as addresses: from the view alone, and a hidden card is where it lies.

`party/1/up/0` `party/1/down/2` `hand/0/keen-koi` `tavern/2` `pile/harbor` `pile/graveyard/keen-koi` `aside/keen-koi`
`seat/1` `faction/undead` `track/red/5`
"""

from __future__ import annotations

from typing import Final

from interregnum.choices import Answer
from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.games.hidden_leaders.engine.vocabulary import PILES
from interregnum.kernel.ids import WATCHER

SIDES: Final = ("up", "down")


def places(box: Box, view: View, answer: Answer) -> list[str]:
    """The places that an answer points at, in the order of its words."""
    match answer.name:
        case "spot":
            return [f"party/{answer['seat']}/{SIDES[answer['face']]}/{answer['index']}"]
        case "tavern":
            return [f"tavern/{answer['slot']}"]
        case "pile":
            return [f"pile/{PILES[answer['pile']]}"]
        case "seat":
            return [f"seat/{answer['seat']}"]
        case "faction":
            return [f"faction/{FACTIONS[answer['faction']]}"]
        case "move":
            ways = (("red", view.red), ("green", view.green))
            return [f"track/{marker}/{space + answer[marker]}" for marker, space in ways if answer[marker]]
    return [place for card in answer.all("card") if (place := card_place(box, view, card))]


def card_place(box: Box, view: View, card: int) -> str:
    """Where a card lies that the viewer sees: the own hand first, then whatever was set aside or is looked through."""
    name = box.ids[card]
    if view.viewer != WATCHER and card in view.hands[view.viewer]:
        return f"hand/{view.viewer}/{name}"
    if card in view.aside:
        return f"aside/{name}"
    for pile, cards in (("graveyard", view.graveyard), ("wilderness", view.wilderness)):
        if card in cards:
            return f"pile/{pile}/{name}"
    return f"tavern/{view.tavern.index(card)}" if card in view.tavern else ""
