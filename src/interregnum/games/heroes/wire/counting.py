"""Whether the cards of a view that was sent add up: all that are not seen lie in the decks or in unknown places."""

from __future__ import annotations

from collections.abc import Sequence

from interregnum.games.heroes.engine.box import HEROES_OF, NO_CARD
from interregnum.games.heroes.engine.consistency import is_dealt, tear_of
from interregnum.games.heroes.engine.events import MIGHT_PILE
from interregnum.games.heroes.engine.flow.programs import (
    GAIN_ARTIFACT,
    GAIN_PILE,
    GAIN_SCROLL,
    GAIN_SKILL,
    TREASURE,
    TREASURE_CARD,
)
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.view import View
from interregnum.kernel.errors import BadPosition
from interregnum.kernel.ids import NOBODY, UNKNOWN
from interregnum.kernel.pending import Pending


def check_piles(state: State, view: View) -> None:
    """Treasures, artifacts, scrolls, and the skills of each seat."""
    box = state.box
    held = [[pending.slots[TREASURE_CARD]] for pending in state.stack if pending.program == TREASURE]
    open_ones = [row for row in held if row != [NO_CARD]]
    treasures = range(box.treasure_first, len(box.ids))
    check_pile("treasures", treasures, [view.treasure_discards, *open_ones], view.treasures, view.over)
    artifacts = range(box.artifact_first, box.set_first)
    rows = [*view.artifacts, view.artifact_discards, tear_of(state), *lots(state, GAIN_ARTIFACT)]
    check_pile("artifacts", artifacts, rows, view.artifact_deck, view.over)
    scrolls = range(box.scroll_first, box.artifact_first)
    rows = [*view.scrolls, view.scroll_discards, *lots(state, GAIN_SCROLL)]
    check_pile("scrolls", scrolls, rows, view.scroll_deck, view.over)
    for seat in range(view.seats):
        check_skills(state, view, seat)


def lots(state: State, program: int) -> list[list[int]]:
    return [pending.lot for pending in state.stack if pending.program == program]


def check_pile(where: str, cards: Sequence[int], rows: Sequence[Sequence[int]], deck: int, over: bool) -> None:
    """Each card once; at a sudden end some lie nowhere."""
    found = [card for row in rows for card in row]
    known = [card for card in found if card != UNKNOWN]
    missing = len(cards) - len(found) - deck
    if not set(known) <= set(cards) or len(set(known)) != len(known) or missing < 0 or (missing > 0 and not over):
        raise BadPosition("sent-view", facts={"where": where})


def check_skills(state: State, view: View, seat: int) -> None:
    """The two skill decks of a seat; before they are shuffled there are none."""
    faction = state.factions[seat]
    gains = [pending for pending in state.stack if pending.program == GAIN_SKILL and pending.seat == seat]
    if faction == NOBODY or not is_dealt(state):
        check_pile("might", [], [], view.skill_decks[2 * seat] + view.skill_decks[2 * seat + 1], view.over)
        return
    owned = [skill for hero in HEROES_OF[faction] for skill in view.skills[hero]]
    for deck in range(2):
        skills = state.box.faction_skills[2 * faction + deck]
        rows = [
            [skill for skill in owned if skill in skills],
            view.skill_discards[2 * seat + deck],
            *drawn(gains, deck),
        ]
        check_pile("might", skills, rows, view.skill_decks[2 * seat + deck], view.over)


def drawn(gains: Sequence[Pending], deck: int) -> list[list[int]]:
    """The cards drawn from this deck and not yet chosen from."""
    return [pending.lot for pending in gains if pending.slots[GAIN_PILE] == MIGHT_PILE + deck]
