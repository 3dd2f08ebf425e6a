"""Which facts the verbs carry out: what the vocabulary could say beyond that is refused while loading."""

from __future__ import annotations

from typing import Final

from interregnum.games.hidden_leaders.engine.facts import Selector, StepFacts
from interregnum.games.hidden_leaders.engine.vocabulary import OWNERS, PLACES
from interregnum.kernel.content import bad

TOP_OF_GRAVEYARD: Final = Selector(zone="graveyard", top=1, copyable=True, in_chain=False)


def check_step(found: StepFacts, where: str) -> None:
    """What the vocabulary could say but no verb carries out is refused, so that no text can promise it."""
    what = found.what
    each = what is not None and what.owner == "each-other"
    if (found.by == "owner") != each or (each and (found.do != "discard" or found.n != 1)):
        raise bad(f"{where}.by", 'owner with owner = "each-other", the verb discard and one card', found.by)
    if found.do == "draw-random" and (what is None or what.zone != "hand" or not what.owner or what.owner in OWNERS):
        raise bad(f"{where}.what", "the hand of a player who was named", "another place")
    if found.do == "refill" and found.piles != ("graveyard",):
        raise bad(f"{where}.from", "the graveyard", " ".join(found.piles))
    if found.do == "perform" and what is not None and not what.ref and what != TOP_OF_GRAVEYARD:
        raise bad(f"{where}.what", "a bound card, or the top copyable graveyard card outside the chain", str(what))
    if found.do == "reveal" and what is not None and what.zone == "wilderness" and what.top != 1:
        raise bad(f"{where}.what.top", "1", str(what.top))
    if found.do == "reveal" and what is not None and what.zone == "hand" and not (what.faction_ref and by_owner(found)):
        raise bad(f"{where}.by", "the player whose hand it is, with a faction that was named", found.by)
    for cards in (what, found.a, found.b):
        if cards is not None and (cards.zone or "ref") not in PLACES[found.do]:
            raise bad(f"{where}.zone", " | ".join(PLACES[found.do]), cards.zone or "ref", PLACES[found.do])
        check_cards(cards, where)


def by_owner(found: StepFacts) -> bool:
    """Whether the named player chooses among their own cards."""
    return found.what is not None and found.by == found.what.owner and found.by not in OWNERS


def check_cards(cards: Selector | None, where: str) -> None:
    """A chooser takes from one hand, and from the graveyard its top card or any."""
    if cards is not None and cards.zone == "hand" and cards.owner in ("", "other", "any", "next"):
        raise bad(f"{where}.owner", "you | each-other | a player who was named", cards.owner or "nobody")
    if cards is not None and cards.zone == "graveyard" and cards.top not in (0, 1):
        raise bad(f"{where}.top", "1, or no top at all", str(cards.top))
