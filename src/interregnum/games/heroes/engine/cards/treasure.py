"""Treasure cards and the Dragon Deposit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.box import ARTIFACT, NO_CARD, SCROLL
from interregnum.games.heroes.engine.cards import belongings, drawing, using, values
from interregnum.games.heroes.engine.choices import CARD, DEPOSIT, DONE, PART, PARTS
from interregnum.games.heroes.engine.events import (
    ARTIFACT_PILE,
    SCROLL_PILE,
    TREASURE_PILE,
    Kept,
    PartTaken,
    TreasureDrawn,
)
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.flow.programs import (
    DISCARDS_HERO,
    TREASURE,
    TREASURE_CARD,
    TREASURE_ENCOUNTER,
    TREASURE_HERO,
    TREASURE_LEFT,
)
from interregnum.games.heroes.engine.ids import HeroId, PileNo
from interregnum.games.heroes.engine.state import Procedure, State
from interregnum.games.heroes.engine.terms import CHESTS, TREASURE_PARTS
from interregnum.kernel.ids import ALL, UNKNOWN, CardId, Choice, SecretCard, Seers
from interregnum.kernel.pending import Pending

MOST_PARTS: Final[i64] = 3  # never the whole card (MMH-RUL-113)
OF_ENCOUNTER: Final[i64] = 1  # slot d: the card is drawn for the chests of an encounter


class Treasure(Procedure):
    """Parts of a treasure card; the lot holds the ones taken."""

    def resolve(self, state: State, pending: Pending) -> None:
        if pending.step == 0:
            self.begin(state, pending)
        elif len(pending.lot) >= pending.slots[TREASURE_LEFT]:
            self.put_away(state, pending)
        else:
            self.ask_part(state, pending)

    def begin(self, state: State, pending: Pending) -> None:
        """Turn the top card up, and count the parts that may be taken (MMH-TREAS-01, 02, MMH-RUL-113)."""
        hero: i64 = pending.slots[TREASURE_HERO]
        if pending.slots[TREASURE_CARD] == NO_CARD:
            drawn = drawing.draw_cards(state, TREASURE_PILE, pending.seat, 1)
            if not drawn:
                state.finish()
                return
            pending.slots[TREASURE_CARD] = drawn[0]
            if state.journal is not None:
                state.journal.add(TreasureDrawn(HeroId(hero), CardId(drawn[0])))
        met: i64 = CHESTS if pending.slots[TREASURE_ENCOUNTER] == OF_ENCOUNTER else 0
        more = values.added(state, hero, TREASURE_PARTS, met)
        pending.slots[TREASURE_LEFT] = min(MOST_PARTS, pending.slots[TREASURE_LEFT] + more)
        pending.done()

    def ask_part(self, state: State, pending: Pending) -> None:
        """Any parts, each at most once, or no more (MMH-TREAS-03, MMH-RUL-85)."""
        card: i64 = pending.slots[TREASURE_CARD]
        parts = len(state.box.rules[2 * card])
        choices = [PARTS + part for part in range(parts) if part not in pending.lot]
        choices.append(DONE)
        state.put(pending.seat, PART, card, choices, True)

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        if choice == DONE:
            self.put_away(state, pending)
            return
        part: i64 = choice - PARTS
        pending.lot.append(part)
        if state.journal is not None:
            hero, card = HeroId(pending.slots[TREASURE_HERO]), CardId(pending.slots[TREASURE_CARD])
            state.journal.add(PartTaken(hero, card, part))
        using.begin_part(state, pending.seat, pending.slots[TREASURE_CARD], part, pending.slots[TREASURE_HERO])

    def put_away(self, state: State, pending: Pending) -> None:
        state.treasure_discards.append(pending.slots[TREASURE_CARD])
        state.finish()


class FromDiscards(Procedure):
    """Dragon Deposit: look through three discard piles and take one card (MMH-PLACE-12, MMH-RUL-31)."""

    def resolve(self, state: State, pending: Pending) -> None:
        hero: i64 = pending.slots[DISCARDS_HERO]
        choices = [CARD + card for card in state.treasure_discards]
        choices.extend([CARD + card for card in state.scroll_discards])
        choices.extend([CARD + card for card in state.artifact_discards if belongings.can_wear(state, hero, card)])
        if choices:
            state.put(pending.seat, DEPOSIT, UNKNOWN, choices, True)
        else:
            state.finish()

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        hero: i64 = pending.slots[DISCARDS_HERO]
        card: i64 = choice - CARD
        state.finish()
        if state.box.kinds[card] == SCROLL:
            state.scroll_discards.remove(card)
            state.scrolls[hero].append(card)  # everybody saw which one it is
            if state.journal is not None:
                state.journal.add(Kept(HeroId(hero), PileNo(SCROLL_PILE), SecretCard(card), Seers(ALL)))
        elif state.box.kinds[card] == ARTIFACT:
            state.artifact_discards.remove(card)
            belongings.gain_artifact(state, hero, card)
            if state.journal is not None:
                state.journal.add(Kept(HeroId(hero), PileNo(ARTIFACT_PILE), SecretCard(card), Seers(ALL)))
            power.check(state, pending.seat)
        else:
            state.treasure_discards.remove(card)
            if state.journal is not None:
                state.journal.add(Kept(HeroId(hero), PileNo(TREASURE_PILE), SecretCard(card), Seers(ALL)))
            state.call(TREASURE, pending.seat, hero, 1, card, 0)
