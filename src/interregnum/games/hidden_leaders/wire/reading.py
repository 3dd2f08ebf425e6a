"""From the wire back to the engine's view; whatever cannot be one is refused with the place where it went wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interregnum.games.hidden_leaders.border import notation
from interregnum.games.hidden_leaders.engine.choices import ASKS, SETUP, pile
from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.scoring import REASONS, Outcome, Standing, winning_faction
from interregnum.games.hidden_leaders.engine.state import Options, State
from interregnum.games.hidden_leaders.engine.turn import PHASE_WORDS
from interregnum.games.hidden_leaders.engine.view import SEAT_SPAN, ZONE_SPAN, View
from interregnum.games.hidden_leaders.engine.vocabulary import PILES
from interregnum.games.hidden_leaders.engine.zones import (
    ASIDE,
    EMPTY,
    GRAVEYARD_ZONE,
    HAND,
    PARTY_DOWN,
    PARTY_UP,
    WILDERNESS_ZONE,
    ZONE_WORDS,
    ZoneNo,
)
from interregnum.games.hidden_leaders.game import HiddenLeaders
from interregnum.games.hidden_leaders.wire.view import (
    BoundCard,
    HiddenLeadersView,
    OutcomeData,
    PendingData,
    heroes_left,
)
from interregnum.games.hidden_leaders.wire.words import Tables
from interregnum.kernel.dice import FastDice
from interregnum.kernel.errors import BadPosition
from interregnum.kernel.ids import NOBODY, NOTHING, UNKNOWN, WATCHER
from interregnum.kernel.pending import Pending
from interregnum.kernel.reading import MANY
from interregnum.kernel.view import PendingView


def bad(where: str) -> BadPosition:
    return BadPosition("sent-view", facts={"where": where})


def read_view(game: HiddenLeaders, tables: Tables, data: HiddenLeadersView, choices: Sequence[str]) -> View:
    """The view again; the cards in it must add up, as `imagine` counts on that."""
    return ViewReader(game, tables, data).view(choices)


class ViewReader:
    """A view while it is read: a state holds what everybody sees, UNKNOWN stands for the cards of the others."""

    def __init__(self, game: HiddenLeaders, tables: Tables, data: HiddenLeadersView) -> None:
        options = data.options
        game.check(data.seats, {"beginner": options.beginner, "extras": options.extras, "queens": options.queens})
        self.game: Final = game
        self.tables: Final = tables
        self.box: Final = game.box
        self.data: Final = data
        self.state: Final = self.shell()

    def view(self, choices: Sequence[str]) -> View:
        state = self.state
        self.check_cards()
        self.read_numbers()
        self.read_question(choices)
        state.outcome = None if self.data.outcome is None else self.outcome(self.data.outcome)
        viewer = WATCHER if self.data.viewer is None else self.seat("viewer", self.data.viewer)
        stack = [self.pending(part) for part in self.data.stack]
        view = View(
            viewer,
            state,
            state.leaders,
            state.hands,
            state.downs,
            state.wilderness,
            state.graveyard,
            state.aside,
            stack,
        )
        self.check_told(view)
        return view

    def check_told(self, view: View) -> None:
        """What follows from the rest is told, too, and must be what follows."""
        if self.data.leading != FACTIONS[winning_faction(self.box, view.red, view.green)]:
            raise bad("leading")
        if self.data.left != heroes_left(view):
            raise bad("left")

    def shell(self) -> State:
        data, options = self.data, self.data.options
        return State(
            self.box,
            self.game.script,
            Options(options.beginner, options.extras, options.queens),
            data.seats,
            FastDice(1),
            self.leaders(),
            [self.cards("hands", row) for row in data.hands],
            [self.cards("parties", party.up) for party in data.parties],
            [self.cards("parties", party.down) for party in data.parties],
            [EMPTY if card == UNKNOWN else card for card in self.cards("tavern", data.tavern)],
            [UNKNOWN] * self.number("harbor", data.harbor, 0, len(self.box.ids)),
            self.cards("wilderness", data.wilderness),
            self.cards("graveyard", data.graveyard),
            self.cards("aside", data.aside),
            [0] * len(self.box.ids),
        )

    def number(self, where: str, value: int, least: int, most: int) -> int:
        """A number within its bounds, so that it fits the engine's integers, too."""
        if not least <= value <= most:
            raise bad(where)
        return value

    def seat(self, where: str, value: int) -> int:
        return self.number(where, value, 0, self.data.seats - 1)

    def card(self, where: str, name: str | None) -> int:
        """The number of a card, UNKNOWN for null."""
        found = UNKNOWN if name is None else self.box.numbers.get(name)
        if found is None:
            raise bad(where)
        return found

    def cards(self, where: str, row: Sequence[str | None]) -> list[int]:
        return [self.card(where, name) for name in row]

    def leaders(self) -> list[int]:
        """By seat, then those nobody got."""
        ids, data = self.box.leader_ids, self.data
        known = [name for name in data.leaders if name is not None]
        if len(data.leaders) != data.seats or len(set(known)) != len(known) or not set(known) <= set(ids):
            raise bad("leaders")
        found = [UNKNOWN if name is None else ids.index(name) for name in data.leaders]
        return found + [UNKNOWN] * (len(ids) - len(found))

    def check_cards(self) -> None:
        """Known cards are in play and in one place only, and there is an unknown place for each of the others."""
        state, options = self.state, self.state.options
        if not len(state.hands) == len(state.ups) == state.seats:
            raise bad("seats")
        if len(state.tavern) != self.box.tavern_slots:
            raise bad("tavern")
        rows = [*state.hands, *state.ups, *state.downs, state.harbor, state.wilderness, state.graveyard, state.aside]
        cards = [card for row in rows for card in row] + [card for card in state.tavern if card != EMPTY]
        known = [card for card in cards if card != UNKNOWN]
        in_play = self.box.cards_in_play(options.beginner, options.extras, options.queens)
        if len(cards) != len(in_play) or len(set(known)) != len(known) or not set(known) <= set(in_play):
            raise bad("cards")

    def read_numbers(self) -> None:
        state, data, spaces = self.state, self.data, self.box.track_spaces
        threshold = self.box.threshold(data.seats, data.options.beginner)
        state.threshold = self.number("threshold", data.threshold, threshold, threshold)
        state.first, state.turn = self.seat("first", data.first), self.seat("turn", data.turn)
        state.turns = self.number("turns", data.turns, 0, MANY)
        state.decisions = self.number("decisions", data.decisions, 0, MANY)
        state.counter = self.number("counter", data.counter, 0, max(data.seats, self.box.discard_max))
        state.red = self.number("red", data.red, 1, spaces)
        state.green = self.number("green", data.green, 1, spaces)
        state.phase = PHASE_WORDS.index(data.phase)

    def read_question(self, choices: Sequence[str]) -> None:
        """Somebody is asked something until the game is over; then there is a result, and nothing is pending."""
        state, data = self.state, self.data
        if not data.over == (data.asked is None) == (data.ask is None) == (data.outcome is not None):
            raise bad("over")
        if data.over and (data.stack or data.source is not None or choices):
            raise bad("over")
        state.over = data.over
        state.asked = NOBODY if data.asked is None else self.seat("asked", data.asked)
        state.ask = SETUP if data.ask is None else ASKS.index(data.ask)
        state.source = self.card("source", data.source)
        state.choices = [self.choice(text) for text in choices]

    def choice(self, text: str) -> int:
        """The answer that reads like this where this is asked."""
        choice = notation.read_any(self.box, text)
        if notation.write_choice(self.box, self.state.ask, choice) != text:
            raise bad("choices")
        return choice

    def outcome(self, data: OutcomeData) -> Outcome:
        state = self.state
        if UNKNOWN in state.leaders[: state.seats] or len(data.standings) != state.seats:
            raise bad("outcome")
        standings = [
            Standing(seat, state.leaders[seat], one.aligned, *self.counts((one.heroes, one.party, one.number)))
            for seat, one in enumerate(data.standings)
        ]
        winner = NOBODY if data.winner is None else self.seat("outcome", data.winner)
        reason = REASONS[REASONS.index(data.reason)]
        return Outcome(state.red, state.green, FACTIONS.index(data.faction), winner, reason, standings)

    def counts(self, numbers: tuple[int, int, int]) -> tuple[int, int, int]:
        for number in numbers:
            self.number("outcome", number, 0, MANY)
        return numbers

    def pending(self, data: PendingData) -> PendingView:
        pending = Pending(self.card("stack.card", data.card), self.seat("stack.seat", data.seat), data.fresh)
        steps = len(self.game.script.programs[pending.program])
        pending.step = self.number("stack.step", data.step, 0, steps)
        pending.stage = self.number("stack.stage", data.stage, 0, self.state.seats if pending.step < steps else 0)
        kinds = self.tables.slots[pending.program]
        if len(data.slots) != len(kinds):
            raise bad("stack.slots")
        pending.slots = [self.slot(kind, value) for kind, value in zip(kinds, data.slots, strict=True)]
        kept = self.kept(data)
        if kept != NOTHING and pending.step == steps:
            raise bad("stack.kept")
        lot = [self.place_code(part) for part in data.lot]
        if len(set(lot)) != len(lot):
            raise bad("stack.lot")
        return PendingView(pending, kept, lot)

    def slot(self, kind: str, value: int | str | None) -> int:
        if value is None:
            return UNKNOWN
        if kind == "player" and isinstance(value, int):
            return self.seat("stack.slots", value)
        words: tuple[str, ...] = FACTIONS if kind == "faction" else PILES if kind == "pile" else ()
        if value not in words:
            raise bad("stack.slots")
        number = words.index(str(value))
        return pile(number) if kind == "pile" else number

    def kept(self, data: PendingData) -> int:
        if data.kept is None:
            return UNKNOWN if data.secret else NOTHING
        choice = notation.read_target(self.box, data.kept)
        if data.secret or choice < 0 or notation.write_target(self.box, choice) != data.kept:
            raise bad("stack.kept")
        return choice

    def place_code(self, data: BoundCard) -> int:
        """The place as the engine counts it; a card in a hand counts by its number."""
        zone = ZoneNo(ZONE_WORDS.index(data.zone))
        seat = NOBODY if data.seat is None else self.seat("stack.lot", data.seat)
        if zone == HAND and seat != NOBODY:
            index = self.card("stack.lot", data.card)
            found = index != UNKNOWN and index in self.state.hands[seat]
        else:
            index = -1 if data.index is None else data.index
            found = 0 <= index < len(self.row(zone, seat))
        if not found:
            raise bad("stack.lot")
        return zone * ZONE_SPAN + (seat + 1) * SEAT_SPAN + index

    def row(self, zone: ZoneNo, seat: int) -> list[int]:
        """The cards of a zone where a lot can be bound."""
        state = self.state
        if seat != NOBODY:
            return {PARTY_UP: state.ups, PARTY_DOWN: state.downs}.get(zone, [[]] * state.seats)[seat]
        return {ASIDE: state.aside, WILDERNESS_ZONE: state.wilderness, GRAVEYARD_ZONE: state.graveyard}.get(zone, [])
