"""What one viewer knows of a position of Hidden Leaders, by ids; null is a card they do not know."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from interregnum.games.hidden_leaders.border.notation import write_target
from interregnum.games.hidden_leaders.engine.choices import ASKS, Ask, pile_number
from interregnum.games.hidden_leaders.engine.facts import FACTIONS, Faction
from interregnum.games.hidden_leaders.engine.scoring import REASONS, Outcome, Reason, winning_faction
from interregnum.games.hidden_leaders.engine.turn import PHASE_WORDS, PhaseWord
from interregnum.games.hidden_leaders.engine.view import View, place_from_code
from interregnum.games.hidden_leaders.engine.vocabulary import PILES
from interregnum.games.hidden_leaders.engine.zones import HAND, ZONE_WORDS, Zone
from interregnum.games.hidden_leaders.wire.words import Part, Tables
from interregnum.kernel.ids import NOBODY, NOTHING, UNKNOWN, WATCHER
from interregnum.kernel.view import PendingView


class OptionsData(Part, frozen=True):
    """What the table has switched on."""

    beginner: bool
    extras: bool
    queens: bool


class PartyData(Part, frozen=True):
    """The heroes of one party, oldest first."""

    up: list[str]
    down: list[str | None]


class BoundCard(Part, frozen=True, omit_defaults=True):
    """Where a card lies that an ability goes on with; in a hand it was shown to everybody and stands by its id."""

    zone: Zone
    seat: int | None = None
    index: int | None = None
    card: str | None = None


class PendingData(Part, frozen=True):
    """A card whose abilities are being performed, and how far they have come."""

    card: str
    seat: int
    step: int
    stage: int
    fresh: bool  # played from hand, not performed by another card
    kept: str | None  # the viewer's own answer that nobody else knows yet
    secret: bool  # another player gave such an answer
    slots: list[int | str | None]  # the players, factions and piles that were named
    lot: list[BoundCard]


class StandingData(Part, frozen=True):
    """What counted for one player at the end."""

    aligned: bool
    heroes: int
    party: int
    number: int


class OutcomeData(Part, frozen=True):
    """Who won, and why."""

    faction: Faction
    winner: int | None
    reason: Reason
    standings: list[StandingData]  # by seat


class HiddenLeadersView(
    Struct, frozen=True, tag_field="game", tag="hidden-leaders", forbid_unknown_fields=True, gc=False
):
    """A position as one viewer knows it."""

    viewer: int | None  # a seat; null for a watcher
    seats: int
    options: OptionsData
    over: bool
    asked: int | None  # who must answer; null when the game is over
    ask: Ask | None
    source: str | None  # the card that asks; null if a rule of the game does
    threshold: int  # the face-up heroes of one party that end the game
    first: int  # the starting player
    turn: int  # whose turn it is
    turns: int
    phase: PhaseWord
    counter: int  # set-ups done, or cards discarded in step 1
    decisions: int
    red: int
    green: int
    leading: Faction  # the faction that would win if the game ended now
    left: int  # the face-up heroes that the largest party lacks until the game ends
    leaders: list[str | None]  # by seat
    parties: list[PartyData]
    hands: list[list[str | None]]
    tavern: list[str | None]  # null is an empty slot
    harbor: int  # how many cards
    wilderness: list[str | None]  # bottom to top
    graveyard: list[str | None]  # bottom to top
    aside: list[str | None]  # lifted out by an ability
    stack: list[PendingData]
    outcome: OutcomeData | None


def write_view(tables: Tables, view: View) -> HiddenLeadersView:
    """Built for every viewer after every answer, so without a call for each card."""
    cards, ids, options, over = tables.cards, tables.box.ids, view.options, view.over
    return HiddenLeadersView(
        viewer=None if view.viewer == WATCHER else view.viewer,
        seats=view.seats,
        options=OptionsData(options.beginner, options.extras, options.queens),
        over=over,
        asked=None if over else view.asked,
        ask=None if over else ASKS[view.ask],
        source=cards[view.source],
        threshold=view.threshold,
        first=view.first,
        turn=view.turn,
        turns=view.turns,
        phase=PHASE_WORDS[view.phase],
        counter=view.counter,
        decisions=view.decisions,
        red=view.red,
        green=view.green,
        leading=FACTIONS[winning_faction(tables.box, view.red, view.green)],
        left=heroes_left(view),
        leaders=[tables.leaders[leader] for leader in view.leaders[: view.seats]],
        parties=[
            PartyData([ids[card] for card in up], [cards[card] for card in down])
            for up, down in zip(view.ups, view.downs, strict=True)
        ],
        hands=[[cards[card] for card in hand] for hand in view.hands],
        tavern=[cards[card] for card in view.tavern],
        harbor=view.harbor,
        wilderness=[cards[card] for card in view.wilderness],
        graveyard=[cards[card] for card in view.graveyard],
        aside=[cards[card] for card in view.aside],
        stack=[write_pending(tables, pending) for pending in view.stack],
        outcome=None if view.outcome is None else write_outcome(view.outcome),
    )


def write_beside(tables: Tables, view: View, other: HiddenLeadersView) -> HiddenLeadersView:
    """The same, with everything that lies open taken over from what another viewer is shown of the position."""
    cards = tables.cards
    return replace(
        other,
        viewer=None if view.viewer == WATCHER else view.viewer,
        leaders=[tables.leaders[leader] for leader in view.leaders[: view.seats]],
        parties=[
            PartyData(party.up, [cards[card] for card in down])
            for party, down in zip(other.parties, view.downs, strict=True)
        ],
        hands=[[cards[card] for card in hand] for hand in view.hands],
        wilderness=[cards[card] for card in view.wilderness],
        graveyard=[cards[card] for card in view.graveyard],
        aside=[cards[card] for card in view.aside],
        stack=[write_pending(tables, pending) for pending in view.stack],
    )


def heroes_left(view: View) -> int:
    """How many face-up heroes the largest party lacks until the game ends (HL-END-02)."""
    return max(view.threshold - max([len(up) for up in view.ups]), 0)


def write_pending(tables: Tables, pending: PendingView) -> PendingData:
    kinds = tables.slots[pending.program]
    return PendingData(
        card=tables.box.ids[pending.program],
        seat=pending.seat,
        step=pending.step,
        stage=pending.stage,
        fresh=pending.fresh,
        kept=None if pending.kept in (NOTHING, UNKNOWN) else write_target(tables.box, pending.kept),
        secret=pending.kept == UNKNOWN,
        slots=[write_slot(kind, value) for kind, value in zip(kinds, pending.slots, strict=True)],
        lot=[write_bound(tables, code) for code in pending.lot],
    )


def write_slot(kind: str, value: int) -> int | str | None:
    """Players are named by seat, factions and piles by id."""
    if value == UNKNOWN:
        return None
    if kind == "player":
        return value
    return FACTIONS[value] if kind == "faction" else PILES[pile_number(value)]


def write_bound(tables: Tables, code: int) -> BoundCard:
    place = place_from_code(code)
    seat = None if place.seat == NOBODY else place.seat
    if place.zone == HAND:
        return BoundCard("hand", seat, card=tables.box.ids[place.index])
    return BoundCard(ZONE_WORDS[place.zone], seat, place.index)


def write_outcome(outcome: Outcome) -> OutcomeData:
    return OutcomeData(
        faction=FACTIONS[outcome.faction],
        winner=None if outcome.winner == NOBODY else outcome.winner,
        reason=REASONS[REASONS.index(outcome.reason)],
        standings=[StandingData(one.aligned, one.heroes, one.party, one.number) for one in outcome.standings],
    )
