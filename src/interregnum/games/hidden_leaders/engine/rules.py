"""What can happen to cards and markers. Each function moves things, keeps the knowledge and notes the event."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine.choices import DOWN, UP, Face
from interregnum.games.hidden_leaders.engine.events import (
    BURIED,
    DISCARDED,
    DRAWN,
    DRAWN_AT_RANDOM,
    PLACED,
    PLAYED,
    REFILLED,
    SAVED,
    TURNED_OVER,
    CardMoved,
    Markers,
    MarkersMoved,
    Reshuffled,
)
from interregnum.games.hidden_leaders.engine.ids import ActorId, HowNo
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.engine.zones import (
    ASIDE,
    EMPTY,
    GRAVEYARD_ZONE,
    HAND,
    HARBOR_ZONE,
    NO_INDEX,
    PARTY_DOWN,
    PARTY_UP,
    TAVERN_ZONE,
    WILDERNESS_ZONE,
    Place,
)
from interregnum.kernel.ids import ALL, NOBODY, UNKNOWN, Card, Seat, SeatId, SecretCard, Seers, Viewer, bit
from interregnum.kernel.pending import Pending

# --- knowledge ---------------------------------------------------------------------------------------------------


def blur(state: State, pool: list[int], seers: i64) -> None:
    """One card of the pool leaves it unseen: all but the seers lose every card that could be it (HL-R-INFO-13)."""
    if len(pool) > 1:  # a single card can be followed
        known = state.known
        for card in pool:
            mask: i64 = known[card]
            if mask & ~seers != 0:
                known[card] = mask & seers


def show(state: State, card: Card) -> None:
    """Everybody knows the card from now on."""
    state.known[card] = ALL


def tell(state: State, card: Card, viewer: Viewer) -> None:
    """One more viewer knows the card."""
    mask: i64 = state.known[card]
    state.known[card] = mask | bit(viewer)


def note(state: State, how: i64, by: i64, card: Card, source: Place, target: Place) -> None:
    """Write a move of a card into the journal; those who know the card now are those who saw it move."""
    journal = state.journal
    if journal is not None:
        journal.add(CardMoved(HowNo(how), ActorId(by), SecretCard(card), source, target, Seers(state.known[card])))


# --- places ------------------------------------------------------------------------------------------------------


def hand_place(seat: Seat) -> Place:
    return Place(HAND, seat, NO_INDEX)


def wilderness_top(state: State) -> Place:
    return Place(WILDERNESS_ZONE, NOBODY, len(state.wilderness) - 1)


def aside_place() -> Place:
    return Place(ASIDE, NOBODY, NO_INDEX)


# --- markers -----------------------------------------------------------------------------------------------------


def stopped(state: State, space: i64) -> i64:
    """A marker never leaves the track (HL-TURN-07)."""
    return min(max(space, 1), state.box.track_spaces)


def move_markers(state: State, by: i64, red: i64, green: i64) -> None:
    """Both markers go at the same time; the moves are already cut at the ends of the track (HL-R-MARK-05)."""
    if red == 0 and green == 0:
        return
    old_red, old_green = state.red, state.green
    state.red = old_red + red
    state.green = old_green + green
    if state.journal is not None:
        state.journal.add(MarkersMoved(SeatId(by), Markers(old_red, old_green), Markers(state.red, state.green)))


def leave_markers(state: State, by: i64) -> None:
    """Somebody decided for a move that the end of the track stops at once, and everybody sees that (HL-R-DEC-06)."""
    if state.journal is not None:
        here = Markers(state.red, state.green)
        state.journal.add(MarkersMoved(SeatId(by), here, here))


# --- playing -----------------------------------------------------------------------------------------------------


def play(state: State, seat: Seat, card: Card) -> None:
    """A hero of the hand joins the party face up; its abilities follow (HL-TURN-04, HL-ABIL-01)."""
    take_out(state.hands[seat], card)
    row = state.ups[seat]
    row.append(card)
    state.known[card] = ALL
    if state.journal is not None:
        note(state, PLAYED, seat, card, hand_place(seat), Place(PARTY_UP, seat, len(row) - 1))
    state.stack.append(Pending(card, seat, True))


# --- leaving a zone ----------------------------------------------------------------------------------------------


def take_out(cards: list[int], card: Card) -> None:
    """Remove a card that is there; a plain loop, since `remove` would compare boxed numbers when compiled."""
    index: i64 = 0
    for other in cards:
        if other == card:
            break
        index += 1
    cards.pop(index)


def lift_from_party(state: State, seat: Seat, face: Face, index: i64) -> i64:
    """Take a hero out of a party; the order of the others stays (HL-R-HID-03)."""
    row = state.ups[seat] if face == UP else state.downs[seat]
    return row.pop(index)


def lift_unseen_from_hand(state: State, seat: Seat, card: Card, seers: i64) -> None:
    """A hand card leaves the hand, and nobody but the seers sees which."""
    hand = state.hands[seat]
    blur(state, hand, seers)
    take_out(hand, card)


def lift_from_tavern(state: State, slot: i64) -> i64:
    """The slot stays empty until the tavern is refilled (HL-R-TURN-08)."""
    card: Card = state.tavern[slot]
    state.tavern[slot] = EMPTY
    return card


def lift_from_graveyard(state: State, index: i64) -> i64:
    """A card leaves the graveyard; whatever lies on top then is open (HL-ZONE-GRAVEYARD)."""
    graveyard = state.graveyard
    card: Card = graveyard.pop(index)
    if graveyard:
        show(state, graveyard[-1])
    return card


# --- arriving in a zone ------------------------------------------------------------------------------------------


def bury(state: State, card: Card, source: Place, by: i64) -> None:
    """The card goes face up onto the graveyard (HL-TERM-BURY)."""
    state.graveyard.append(card)
    show(state, card)
    if state.journal is not None:
        note(state, BURIED, by, card, source, Place(GRAVEYARD_ZONE, NOBODY, len(state.graveyard) - 1))


def bury_hero(state: State, seat: Seat, face: Face, index: i64, by: i64) -> None:
    """A hero of a party is buried, unless another card saves it by turning it face down (HL-X-QUEENS-06)."""
    if face == UP and is_shielded(state, seat, state.ups[seat][index]):
        turn_face_down(state, seat, index, by, SAVED)
        return
    card = lift_from_party(state, seat, face, index)
    bury(state, card, Place(PARTY_UP if face == UP else PARTY_DOWN, seat, index), by)


def is_shielded(state: State, seat: Seat, card: Card) -> bool:
    """Whether another face-up hero of the party saves this one."""
    if not state.options.queens:
        return False
    for other in state.ups[seat]:
        if other != card and state.box.shields[other]:
            return True
    return False


def discard(state: State, card: Card, source: Place, by: i64) -> None:
    """The card goes face down onto the wilderness; who knew it still does (HL-TERM-DISCARD)."""
    state.wilderness.append(card)
    if state.journal is not None:
        note(state, DISCARDED, by, card, source, wilderness_top(state))


def discard_from_hand(state: State, seat: Seat, card: Card) -> None:
    """Only the discarding player knows the card (HL-INFO-06, HL-R-INFO-03)."""
    lift_unseen_from_hand(state, seat, card, bit(seat))
    state.wilderness.append(card)
    if state.journal is not None:
        note(state, DISCARDED, seat, card, hand_place(seat), wilderness_top(state))


def take_in_hand(state: State, card: Card, source: Place, seat: Seat, how: i64) -> None:
    """The card joins a hand; its holder knows it, and so does whoever could follow it."""
    state.hands[seat].append(card)
    tell(state, card, seat)
    if state.journal is not None:
        note(state, how, seat, card, source, hand_place(seat))


def set_aside(state: State, card: Card, source: Place, by: i64, how: i64) -> None:
    """The card is lifted out and is in no zone (HL-R-COPY-03)."""
    state.aside.append(card)
    tell(state, card, by)
    if state.journal is not None:
        note(state, how, by, card, source, aside_place())


def place_in_party(state: State, card: Card, source: Place, seat: Seat, face: Face, by: i64, how: i64) -> None:
    """The card joins the end of the face-up row or of the hidden stack (HL-R-HID-01, 03)."""
    row = state.ups[seat] if face == UP else state.downs[seat]
    row.append(card)
    if face == UP:
        show(state, card)
    else:
        tell(state, card, seat)
    if state.journal is not None:
        target = Place(PARTY_UP if face == UP else PARTY_DOWN, seat, len(row) - 1)
        note(state, how, by, card, source, target)


# --- within a party ----------------------------------------------------------------------------------------------


def turn_face_up(state: State, seat: Seat, index: i64, by: i64) -> i64:
    """A hidden hero joins the end of the face-up row; no abilities (HL-HIDDEN-03, HL-R-HID-03)."""
    card = lift_from_party(state, seat, DOWN, index)
    place_in_party(state, card, Place(PARTY_DOWN, seat, index), seat, UP, by, TURNED_OVER)
    return card


def turn_face_down(state: State, seat: Seat, index: i64, by: i64, how: i64) -> i64:
    """A face-up hero becomes the newest hidden one; everybody can follow it (HL-R-HID-02)."""
    card = lift_from_party(state, seat, UP, index)
    place_in_party(state, card, Place(PARTY_UP, seat, index), seat, DOWN, by, how)
    return card


# --- piles -------------------------------------------------------------------------------------------------------


def harbor_supplies(state: State) -> bool:
    """Whether a harbor card can be had, perhaps after a reshuffle (HL-R-PILE-03)."""
    return len(state.harbor) > 0 or len(state.wilderness) > 0


def reshuffle(state: State) -> None:
    """The wilderness becomes the new harbor, and nobody knows a card of it (HL-TURN-14, HL-R-INFO-05)."""
    cards = state.wilderness
    state.wilderness = []
    state.dice.shuffle(cards)
    for card in cards:
        state.known[card] = 0
    state.harbor = cards
    if state.journal is not None:
        state.journal.add(Reshuffled(len(cards)))


def shuffle_piles(state: State) -> None:
    """Harbor and wilderness lie in another order, but for the cards of which somebody knows where they lie."""
    for pile in (state.harbor, state.wilderness):
        unknown = [card for card in pile if state.known[card] == 0]
        state.dice.shuffle(unknown)
        for place, card in enumerate(pile):
            if state.known[card] == 0:
                pile[place] = unknown.pop()


def top_of_harbor(state: State) -> i64:
    """The top harbor card leaves it, after a reshuffle where one is needed; UNKNOWN if there is none (HL-R-PILE-01)."""
    if not state.harbor:
        if not state.wilderness:
            return UNKNOWN
        reshuffle(state)
    return state.harbor.pop()


def draw_from_harbor(state: State, seat: Seat) -> None:
    """The player takes the top card in hand and only they know it (HL-TERM-DRAW-PILE)."""
    card = top_of_harbor(state)
    if card == UNKNOWN:
        return
    state.hands[seat].append(card)
    state.known[card] = bit(seat)
    if state.journal is not None:
        note(state, DRAWN, seat, card, Place(HARBOR_ZONE, NOBODY, NO_INDEX), hand_place(seat))


def draw_from_tavern(state: State, seat: Seat, slot: i64) -> None:
    """The player takes a tavern card in hand, before everybody's eyes (HL-TURN-10)."""
    card = lift_from_tavern(state, slot)
    state.hands[seat].append(card)
    if state.journal is not None:
        note(state, DRAWN, seat, card, Place(TAVERN_ZONE, NOBODY, slot), hand_place(seat))


def draw_at_random(state: State, victim: Seat, seat: Seat) -> i64:
    """A random card leaves a hand; others than the two players concerned do not see which (HL-TERM-DRAW-HAND)."""
    hand = state.hands[victim]
    card: Card = hand[state.dice.below(len(hand))]
    lift_unseen_from_hand(state, victim, card, bit(victim) | bit(seat))
    return card


def random_to_hand(state: State, victim: Seat, seat: Seat) -> None:
    card = draw_at_random(state, victim, seat)
    take_in_hand(state, card, hand_place(victim), seat, DRAWN_AT_RANDOM)


def random_to_party(state: State, victim: Seat, seat: Seat, face: Face) -> None:
    card = draw_at_random(state, victim, seat)
    place_in_party(state, card, hand_place(victim), seat, face, seat, DRAWN_AT_RANDOM)


def hide_from_hand(state: State, seat: Seat, card: Card) -> None:
    """A hand card becomes one's newest hidden hero; nobody else sees which (HL-R-INFO-03)."""
    lift_unseen_from_hand(state, seat, card, bit(seat))
    place_in_party(state, card, hand_place(seat), seat, DOWN, seat, PLACED)


def refill_slot(state: State, slot: i64, card: Card, source: Place) -> None:
    """The card lies open in the tavern (HL-TURN-13)."""
    state.tavern[slot] = card
    show(state, card)
    if state.journal is not None:
        note(state, REFILLED, NOBODY, card, source, Place(TAVERN_ZONE, NOBODY, slot))


def refill_tavern_from_harbor(state: State) -> None:
    """Every empty slot gets a harbor card, slot 1 first (HL-TURN-13, HL-R-TURN-07)."""
    slot: i64 = 0
    while slot < state.box.tavern_slots:
        if state.tavern[slot] == EMPTY:
            card = top_of_harbor(state)
            if card == UNKNOWN:
                return
            refill_slot(state, slot, card, Place(HARBOR_ZONE, NOBODY, NO_INDEX))
        slot += 1


def refill_tavern_from_graveyard(state: State) -> None:
    """Every empty slot gets the top graveyard card, slot 1 first, as far as they last (HL-R-CARD-RAM)."""
    slot: i64 = 0
    while slot < state.box.tavern_slots and state.graveyard:
        if state.tavern[slot] == EMPTY:
            top: i64 = len(state.graveyard) - 1
            card = lift_from_graveyard(state, top)
            refill_slot(state, slot, card, Place(GRAVEYARD_ZONE, NOBODY, top))
        slot += 1
