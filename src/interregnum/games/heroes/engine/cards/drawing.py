"""Drawing: decks and their discards, and the gains of skills, scrolls and artifacts."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.engine.cards import belongings, values
from interregnum.games.heroes.engine.choices import CARD, DECK, KEEP, MAGIC, MIGHT
from interregnum.games.heroes.engine.events import (
    ARTIFACT_PILE,
    MAGIC_PILE,
    MIGHT_PILE,
    SCROLL_PILE,
    Discarded,
    Drawn,
    Kept,
    Reshuffled,
)
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.flow.programs import GAIN_HERO, GAIN_PILE
from interregnum.games.heroes.engine.ids import HeroId, PileNo
from interregnum.games.heroes.engine.state import Procedure, State
from interregnum.games.heroes.engine.terms import ARTIFACTS_DRAWN, SCROLLS_DRAWN, SKILLS_DRAWN
from interregnum.kernel.ids import (
    ALL,
    NOBODY,
    UNKNOWN,
    CardId,
    Choice,
    Seat,
    SeatId,
    SecretCard,
    SecretCards,
    Seers,
    bit,
)
from interregnum.kernel.pending import Pending

# -- decks


def deck_of(state: State, pile: i64, seat: Seat) -> list[int]:
    """A deck; the two of skills belong to a seat and serve all its heroes (MMH-RUL-99)."""
    if pile <= MAGIC_PILE:
        return state.skill_decks[2 * seat + pile]
    if pile == SCROLL_PILE:
        return state.scroll_deck
    return state.artifact_deck if pile == ARTIFACT_PILE else state.treasures


def discards_of(state: State, pile: i64, seat: Seat) -> list[int]:
    """The discard pile of a deck (MMH-SETUP-24)."""
    if pile <= MAGIC_PILE:
        return state.skill_discards[2 * seat + pile]
    if pile == SCROLL_PILE:
        return state.scroll_discards
    return state.artifact_discards if pile == ARTIFACT_PILE else state.treasure_discards


def draw_cards(state: State, pile: i64, seat: Seat, count: i64) -> list[int]:
    """As many cards from the top as there are; a deck that runs out is refilled at once (MMH-SETUP-25, MMH-RUL-80)."""
    deck = deck_of(state, pile, seat)
    drawn: list[int] = []
    refill(state, pile, seat)
    while deck and len(drawn) < count:
        drawn.append(deck.pop())
        refill(state, pile, seat)
    return drawn


def refill(state: State, pile: i64, seat: Seat) -> None:
    """Shuffle the discards into an empty deck; from then on nobody knows where they are."""
    deck = deck_of(state, pile, seat)
    discards = discards_of(state, pile, seat)
    if deck or not discards:
        return
    if pile == SCROLL_PILE:
        for card in discards:
            state.known[card - state.box.scroll_first] = 0
    deck.extend(discards)
    discards.clear()
    state.dice.shuffle(deck)
    if state.journal is not None:
        state.journal.add(Reshuffled(PileNo(pile), SeatId(seat if pile <= MAGIC_PILE else NOBODY)))


def discard(state: State, hero: i64, pile: i64, card: i64) -> None:
    """A card drawn for a hero and not kept; everybody sees it now (MMH-INFO-04)."""
    discards_of(state, pile, state.seat_of_hero(hero)).append(card)
    if pile == SCROLL_PILE:
        state.known[card - state.box.scroll_first] = ALL
    if state.journal is not None:
        state.journal.add(Discarded(HeroId(hero), CardId(card)))


def skill_piles(state: State, seat: Seat) -> list[int]:
    """The skill decks of a seat from which a skill can still be had (MMH-XP-13, 14)."""
    piles: list[int] = [MIGHT_PILE, MAGIC_PILE]
    return [pile for pile in piles if deck_of(state, pile, seat) or discards_of(state, pile, seat)]


# -- gains of cards


class Gain(Procedure):
    """Cards are drawn for a hero (a), their player alone sees them, one is kept (MMH-RUL-112)."""

    def is_secret(self, pending: Pending) -> bool:
        return len(pending.lot) > 0

    def draw(self, state: State, pending: Pending, pile: i64, count: i64) -> None:
        """The cards to choose from; without any there is nothing to gain."""
        pending.lot = draw_cards(state, pile, pending.seat, count)
        pending.done()
        if not pending.lot:
            state.finish()
        elif state.journal is not None:
            hero, cards = HeroId(pending.slots[GAIN_HERO]), SecretCards(pending.lot[:])
            state.journal.add(Drawn(hero, PileNo(pile), cards, Seers(bit(pending.seat))))

    def discard_others(self, state: State, pending: Pending, pile: i64, kept: i64) -> None:
        for card in pending.lot:
            if card != kept:
                discard(state, pending.slots[GAIN_HERO], pile, card)


class GainSkill(Gain):
    """A skill: choose the deck, draw two, keep one (MMH-XP-10 to 12, MMH-RUL-81)."""

    def resolve(self, state: State, pending: Pending) -> None:
        seat = pending.seat
        hero: i64 = pending.slots[GAIN_HERO]
        if pending.step == 0:
            piles = skill_piles(state, seat)
            if piles:
                state.put(seat, DECK, UNKNOWN, [MIGHT if pile == MIGHT_PILE else MAGIC for pile in piles], True)
            else:
                state.finish()
        elif pending.step == 1:
            more = values.of_hero(state, hero, SKILLS_DRAWN)
            self.draw(state, pending, pending.slots[GAIN_PILE], state.box.facts.constants.skills_drawn + more)
        else:
            state.put(seat, KEEP, UNKNOWN, [CARD + card for card in pending.lot], True)

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        if pending.step == 0:
            pending.slots[GAIN_PILE] = MIGHT_PILE if choice == MIGHT else MAGIC_PILE
            pending.done()
            return
        hero: i64 = pending.slots[GAIN_HERO]
        kept: i64 = choice - CARD
        belongings.gain_skill(state, hero, kept)
        if state.journal is not None:
            state.journal.add(Kept(HeroId(hero), PileNo(pending.slots[GAIN_PILE]), SecretCard(kept), Seers(ALL)))
        self.discard_others(state, pending, pending.slots[GAIN_PILE], kept)
        state.finish()


class GainScroll(Gain):
    """A scroll, face down: only its player knows it (MMH-SCROLL-01, 06)."""

    def resolve(self, state: State, pending: Pending) -> None:
        if pending.step == 0:
            more = values.of_hero(state, pending.slots[GAIN_HERO], SCROLLS_DRAWN)
            self.draw(state, pending, SCROLL_PILE, state.box.facts.constants.scrolls_drawn + more)
            for card in pending.lot:
                state.known[card - state.box.scroll_first] = bit(pending.seat)
        else:
            state.put(pending.seat, KEEP, UNKNOWN, [CARD + card for card in pending.lot], True)

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        hero: i64 = pending.slots[GAIN_HERO]
        kept: i64 = choice - CARD
        state.scrolls[hero].append(kept)
        if state.journal is not None:
            state.journal.add(Kept(HeroId(hero), PileNo(SCROLL_PILE), SecretCard(kept), Seers(bit(pending.seat))))
        self.discard_others(state, pending, SCROLL_PILE, kept)
        state.finish()


class GainArtifact(Gain):
    """An artifact: draw three, keep one whose type is free; if none fits, none is gained (MMH-ART-01, MMH-RUL-88)."""

    def resolve(self, state: State, pending: Pending) -> None:
        hero: i64 = pending.slots[GAIN_HERO]
        if pending.step == 0:
            more = values.of_hero(state, hero, ARTIFACTS_DRAWN)
            self.draw(state, pending, ARTIFACT_PILE, state.box.facts.constants.artifacts_drawn + more)
            return
        fitting = [CARD + card for card in pending.lot if belongings.can_wear(state, hero, card)]
        if fitting:
            state.put(pending.seat, KEEP, UNKNOWN, fitting, False)
        else:
            self.discard_others(state, pending, ARTIFACT_PILE, UNKNOWN)
            state.finish()

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        hero: i64 = pending.slots[GAIN_HERO]
        kept: i64 = choice - CARD
        belongings.gain_artifact(state, hero, kept)
        if state.journal is not None:
            state.journal.add(Kept(HeroId(hero), PileNo(ARTIFACT_PILE), SecretCard(kept), Seers(ALL)))
        self.discard_others(state, pending, ARTIFACT_PILE, kept)
        state.finish()
        power.check(state, pending.seat)
