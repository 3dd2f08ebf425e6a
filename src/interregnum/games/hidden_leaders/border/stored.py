"""States, events and results as plain data: cards, leaders, factions and steps by id and number, never by row."""

from __future__ import annotations

from typing import Final

from interregnum.games.hidden_leaders.border import notation
from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.choices import ASKS, GRAVEYARD, HARBOR
from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.scoring import Standing
from interregnum.games.hidden_leaders.engine.script import slot_kinds
from interregnum.games.hidden_leaders.engine.state import Options, Script, State
from interregnum.games.hidden_leaders.engine.turn import PHASE_WORDS, end_game, is_reached, is_stuck
from interregnum.games.hidden_leaders.engine.zones import EMPTY
from interregnum.kernel.dice import dice_from_plain
from interregnum.kernel.errors import BadPosition
from interregnum.kernel.ids import ALL, NOBODY, NOTHING, SEAT_LETTERS, UNKNOWN, bit
from interregnum.kernel.journal import Plain
from interregnum.kernel.pending import Pending
from interregnum.kernel.reading import MANY
from interregnum.kernel.reading import Reader as KernelReader

SCHEMA: Final = 1


def to_plain(state: State) -> Plain:
    """The whole truth of a state."""
    box = state.box
    return {
        "schema": SCHEMA,
        "game": "hidden-leaders",
        "seats": state.seats,
        "options": option_words(state.options),
        "dice": state.dice.plain(),
        "leaders": [box.leader_ids[leader] for leader in state.leaders],
        "hands": [names(box, row) for row in state.hands],
        "ups": [names(box, row) for row in state.ups],
        "downs": [names(box, row) for row in state.downs],
        "tavern": names(box, state.tavern),
        "harbor": names(box, state.harbor),
        "wilderness": names(box, state.wilderness),
        "graveyard": names(box, state.graveyard),
        "aside": names(box, state.aside),
        "known": {box.ids[card]: mask for card, mask in enumerate(state.known) if mask},
        "red": state.red,
        "green": state.green,
        "first": state.first,
        "turn": state.turn,
        "turns": state.turns,
        "phase": PHASE_WORDS[state.phase],
        "counter": state.counter,
        "decisions": state.decisions,
        "stack": [pending_plain(state, pending) for pending in state.stack],
        "asked": state.asked,
        "ask": ASKS[state.ask],
        "over": state.over,
    }


def option_words(options: Options) -> dict[str, bool]:
    return {"beginner": options.beginner, "extras": options.extras, "queens": options.queens}


def names(box: Box, cards: list[int]) -> list[str]:
    return ["" if card == EMPTY else box.ids[card] for card in cards]


def pending_plain(state: State, pending: Pending) -> Plain:
    box = state.box
    return {
        "card": box.ids[pending.program],
        "step": pending.step,
        "seat": pending.seat,
        "fresh": pending.fresh,
        "stage": pending.stage,
        "kept": None if pending.kept == NOTHING else notation.write_target(box, pending.kept),
        "slots": list(pending.slots),
        "lot": names(box, pending.lot),
    }


def bad(where: str) -> BadPosition:
    return BadPosition("stored-state", facts={"where": where})


class Reader(KernelReader):
    """Plain data while it is read, with the names of the cards."""

    def __init__(self, box: Box, data: object, where: str) -> None:
        super().__init__(data, where)
        self.box: Final = box

    def cards(self, key: str) -> list[int]:
        return self.card_list(key, self.items(key))

    def card_list(self, key: str, items: object) -> list[int]:
        return [EMPTY if name == "" else self.card(key, name) for name in self.items_of(key, items)]

    def card(self, key: str, name: object) -> int:
        if not isinstance(name, str) or name not in self.box.numbers:
            raise bad(key)
        return self.box.numbers[name]

    def rows(self, key: str) -> list[list[int]]:
        return [self.card_list(key, row) for row in self.items(key)]

    def leaders(self) -> list[int]:
        ids = self.box.leader_ids
        found = [ids.index(one) for one in self.words("leaders") if one in ids]
        if sorted(found) != list(range(len(ids))) or len(found) != len(self.items("leaders")):
            raise bad("leaders")
        return found

    def known(self) -> list[int]:
        found = [0] * len(self.box.ids)
        for name, mask in self.table("known").items():
            found[self.card("known", name)] = self.number_of("known", mask, 0, ALL)
        return found


def from_plain(box: Box, script: Script, data: object) -> State:
    """The state again; its question is listed anew and must be the one that was stored."""
    reader = Reader(box, data, "state")
    reader.number("schema", SCHEMA, SCHEMA)
    if reader.data.get("game") != "hidden-leaders":
        raise bad("game")
    options = Reader(box, reader.data.get("options"), "options")
    state = State(
        box,
        script,
        Options(options.flag("beginner"), options.flag("extras"), options.flag("queens")),
        reader.number("seats", 2, len(SEAT_LETTERS)),
        dice_from_plain(reader.words("dice")),
        reader.leaders(),
        reader.rows("hands"),
        reader.rows("ups"),
        reader.rows("downs"),
        reader.cards("tavern"),
        reader.cards("harbor"),
        reader.cards("wilderness"),
        reader.cards("graveyard"),
        reader.cards("aside"),
        reader.known(),
    )
    check_cards(state)
    check_knowledge(state)
    read_numbers(state, reader)
    state.stack = [read_pending(state, item) for item in reader.items("stack")]
    if state.aside and not state.stack:
        raise bad("aside")
    ask_stored(state, reader)
    return state


def read_numbers(state: State, reader: Reader) -> None:
    spaces = state.box.track_spaces
    state.red, state.green = reader.number("red", 1, spaces), reader.number("green", 1, spaces)
    state.first, state.turn = reader.number("first", 0, state.seats - 1), reader.number("turn", 0, state.seats - 1)
    state.turns, state.decisions = reader.number("turns", 0, MANY), reader.number("decisions", 0, MANY)
    state.phase = reader.among("phase", PHASE_WORDS)
    state.counter = reader.number("counter", 0, max(state.seats, state.box.discard_max))
    state.threshold = state.box.threshold(state.seats, state.options.beginner)


def check_cards(state: State) -> None:
    """Every card in play is in exactly one place."""
    if any(len(rows) != state.seats for rows in (state.hands, state.ups, state.downs)):
        raise bad("seats")
    options = state.options
    cards = [card for rows in (state.hands, state.ups, state.downs) for row in rows for card in row]
    cards += [card for card in state.tavern if card != EMPTY]
    cards += state.harbor + state.wilderness + state.graveyard + state.aside
    if sorted(cards) != state.box.cards_in_play(options.beginner, options.extras, options.queens):
        raise bad("cards")
    if len(state.tavern) != state.box.tavern_slots:
        raise bad("tavern")


def check_knowledge(state: State) -> None:
    """Everybody knows what lies open, players their own cards, and nobody a card of the harbor (HL-R-INFO-13)."""
    known = state.known
    lies_open = [card for row in state.ups for card in row] + state.graveyard[-1:]
    lies_open += [card for card in state.tavern if card != EMPTY]
    own = [known[card] & bit(seat) for seat in range(state.seats) for card in state.hands[seat] + state.downs[seat]]
    if any(known[card] for card in state.harbor) or any(known[card] != ALL for card in lies_open) or 0 in own:
        raise bad("known")


def read_pending(state: State, item: object) -> Pending:
    reader = Reader(state.box, item, "stack")
    seat = reader.number("seat", 0, state.seats - 1)
    pending = Pending(reader.card("stack.card", reader.data.get("card")), seat, reader.flag("fresh"))
    program = state.script.programs[pending.program]
    pending.step = reader.number("step", 0, len(program))
    pending.stage = reader.number("stage", 0, state.seats if pending.step < len(program) else 0)
    slots = reader.items("slots")
    if len(slots) != len(pending.slots):
        raise bad("stack.slots")
    pending.slots = [read_slot(state, pending, slot, value) for slot, value in enumerate(slots)]
    pending.lot = read_lot(state, reader)
    pending.kept = read_kept(state, pending, reader)
    return pending


def read_slot(state: State, pending: Pending, slot: int, value: object) -> int:
    """Nothing, or one of the players, factions or piles that the card can have named there."""
    kinds = slot_kinds(state.box.facts.cards[pending.program])
    named = range(state.seats)
    if slot < len(kinds) and kinds[slot] != "player":
        named = range(len(FACTIONS)) if kinds[slot] == "faction" else range(HARBOR, GRAVEYARD + 1)
    if isinstance(value, bool) or not isinstance(value, int) or not (value == UNKNOWN or value in named):
        raise bad("stack.slots")
    return value


def read_lot(state: State, reader: Reader) -> list[int]:
    """Distinct cards that lie where a lot can be bound."""
    lot = reader.cards("lot")
    if EMPTY in lot or len(set(lot)) != len(lot) or any(card in state.tavern + state.harbor for card in lot):
        raise bad("stack.lot")
    return lot


def read_kept(state: State, pending: Pending, reader: Reader) -> int:
    """An answer that its giver alone knows must be one that could have been given."""
    kept = reader.data.get("kept")
    program = state.script.programs[pending.program]
    if kept is None:
        return NOTHING
    choice = notation.read_target(state.box, kept) if isinstance(kept, str) else NOTHING
    if pending.step == len(program) or choice not in program[pending.step].kept_choices(state, pending):
        raise bad("stack.kept")
    return choice


def ask_stored(state: State, reader: Reader) -> None:
    """Come to the stored question again, or to the end of a game that can have ended there."""
    if reader.flag("over"):
        if state.stack or not (is_reached(state) or is_stuck(state)):
            raise bad("over")
        end_game(state)
        return
    decisions = state.decisions
    state.ask_again()
    if state.asked != reader.number("asked", 0, state.seats - 1) or state.ask != reader.among("ask", ASKS):
        raise bad("asked")
    if not state.choices:
        raise bad("hands")
    state.decisions = decisions


# --- events and results ------------------------------------------------------------------------------------------


def result_plain(state: State) -> Plain:
    """Markers, leaders, parties, and who won by which step; parties as at the end of the last turn."""
    box = state.box
    outcome = state.outcome
    return {
        "turns": state.turns,
        "decisions": state.decisions,
        "markers": {"red": state.red, "green": state.green},
        "leaders": [box.leader_ids[state.leaders[seat]] for seat in range(state.seats)],
        "parties": [
            {"up": names(box, state.ups[seat]), "down": names(box, state.downs[seat])} for seat in range(state.seats)
        ],
        "faction": None if outcome is None else FACTIONS[outcome.faction],
        "winner": None if outcome is None or outcome.winner == NOBODY else outcome.winner,
        "reason": "unfinished" if outcome is None else outcome.reason,
        "standings": [] if outcome is None else [standing_plain(one) for one in outcome.standings],
    }


def standing_plain(one: Standing) -> Plain:
    """What counted for one player (HL-R-END-07)."""
    return {"aligned": one.aligned, "heroes": one.heroes, "party": one.party, "number": one.number}
