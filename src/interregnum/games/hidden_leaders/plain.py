"""States, events and results as plain data: cards, leaders, factions and steps by id and number, never by row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from interregnum.games.hidden_leaders import notation
from interregnum.games.hidden_leaders.box import Box
from interregnum.games.hidden_leaders.choices import ASKS
from interregnum.games.hidden_leaders.facts import FACTIONS
from interregnum.games.hidden_leaders.state import Options, Script, State
from interregnum.games.hidden_leaders.turn import PHASE_WORDS, end_game, is_reached, is_stuck
from interregnum.games.hidden_leaders.zones import EMPTY
from interregnum.kernel.dice import dice_from_plain
from interregnum.kernel.errors import BadPosition
from interregnum.kernel.ids import ALL, NOBODY
from interregnum.kernel.journal import Event, Plain
from interregnum.kernel.pending import Pending

SCHEMA: Final = 1
CARD_KEYS: Final = ("card", "a", "b")


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
    program = state.script.programs[pending.program]
    keeps = pending.stage != 0 and pending.step < len(program) and program[pending.step].keeps_choice()
    return {
        "card": box.ids[pending.program],
        "step": pending.step,
        "seat": pending.seat,
        "fresh": pending.fresh,
        "stage": notation.write_target(box, pending.stage) if keeps else pending.stage,
        "slots": list(pending.slots),
        "lot": names(box, pending.lot),
    }


def bad(where: str) -> BadPosition:
    return BadPosition("stored-state", facts={"where": where})


class Reader:
    """Plain data while it is read; whatever does not fit is refused with its key."""

    def __init__(self, box: Box, data: object, where: str) -> None:
        if not isinstance(data, dict):
            raise bad(where)
        self.box: Final = box
        self.data: Mapping[str, object] = data

    def number(self, key: str) -> int:
        value = self.data.get(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise bad(key)
        return value

    def flag(self, key: str) -> bool:
        value = self.data.get(key)
        if not isinstance(value, bool):
            raise bad(key)
        return value

    def items(self, key: str) -> list[object]:
        value = self.data.get(key)
        if not isinstance(value, list):
            raise bad(key)
        return value

    def cards(self, key: str) -> list[int]:
        return self.card_list(key, self.items(key))

    def card_list(self, key: str, items: object) -> list[int]:
        if not isinstance(items, list):
            raise bad(key)
        return [EMPTY if name == "" else self.card(key, name) for name in items]

    def card(self, key: str, name: object) -> int:
        if not isinstance(name, str) or name not in self.box.numbers:
            raise bad(f"{key}: {name}")
        return self.box.numbers[name]

    def rows(self, key: str) -> list[list[int]]:
        return [self.card_list(key, row) for row in self.items(key)]

    def leaders(self) -> list[int]:
        ids = self.box.leader_ids
        if sorted(str(one) for one in self.items("leaders")) != sorted(ids):
            raise bad("leaders")
        return [ids.index(str(one)) for one in self.items("leaders")]

    def known(self) -> list[int]:
        value = self.data.get("known")
        if not isinstance(value, dict):
            raise bad("known")
        found = [0] * len(self.box.ids)
        for name, mask in value.items():
            if isinstance(mask, bool) or not isinstance(mask, int) or not 0 <= mask <= ALL:
                raise bad(f"known.{name}")
            found[self.card("known", name)] = mask
        return found

    def among(self, key: str, words: tuple[str, ...]) -> int:
        value = self.data.get(key)
        if value not in words:
            raise bad(key)
        return words.index(str(value))


def from_plain(box: Box, script: Script, data: object) -> State:
    """The state again; its question is listed anew and must be the one that was stored."""
    reader = Reader(box, data, "state")
    if reader.number("schema") != SCHEMA or reader.data.get("game") != "hidden-leaders":
        raise bad("schema")
    options = Reader(box, reader.data.get("options"), "options")
    state = State(
        box,
        script,
        Options(options.flag("beginner"), options.flag("extras"), options.flag("queens")),
        reader.number("seats"),
        dice_from_plain([str(word) for word in reader.items("dice")]),
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
    state.red, state.green = reader.number("red"), reader.number("green")
    state.first, state.turn, state.turns = reader.number("first"), reader.number("turn"), reader.number("turns")
    state.phase = reader.among("phase", PHASE_WORDS)
    state.counter, state.decisions = reader.number("counter"), reader.number("decisions")
    state.threshold = box.threshold(state.seats, state.options.beginner)
    state.stack = [read_pending(state, item) for item in reader.items("stack")]
    ask_stored(state, reader)
    return state


def check_cards(state: State) -> None:
    """Every card in play is in exactly one place."""
    if not 2 <= state.seats <= 6 or any(len(rows) != state.seats for rows in (state.hands, state.ups, state.downs)):
        raise bad("seats")
    options = state.options
    cards = [card for rows in (state.hands, state.ups, state.downs) for row in rows for card in row]
    cards += [card for card in state.tavern if card != EMPTY]
    cards += state.harbor + state.wilderness + state.graveyard + state.aside
    if sorted(cards) != state.box.cards_in_play(options.beginner, options.extras, options.queens):
        raise bad("cards")
    if len(state.tavern) != state.box.tavern_slots:
        raise bad("tavern")


def read_pending(state: State, item: object) -> Pending:
    reader = Reader(state.box, item, "stack")
    pending = Pending(reader.card("stack.card", reader.data.get("card")), reader.number("seat"), reader.flag("fresh"))
    pending.step = reader.number("step")
    slots = [slot for slot in reader.items("slots") if isinstance(slot, int)]
    if len(slots) != len(pending.slots):
        raise bad("stack.slots")
    pending.slots = slots
    pending.lot = reader.cards("lot")
    if not 0 <= pending.step <= len(state.script.programs[pending.program]) or not 0 <= pending.seat < state.seats:
        raise bad("stack.step")
    pending.stage = read_stage(state, pending, reader)
    return pending


def read_stage(state: State, pending: Pending, reader: Reader) -> int:
    """How far a step has come; where that is an answer, it must be one that could have been given."""
    program = state.script.programs[pending.program]
    stage = reader.data.get("stage")
    if not isinstance(stage, str):
        if reader.number("stage") < 0:
            raise bad("stack.stage")
        return reader.number("stage")
    choice = notation.read_target(state.box, stage)
    if pending.step == len(program) or choice not in program[pending.step].kept_choices(state, pending):
        raise bad("stack.stage")
    return choice


def ask_stored(state: State, reader: Reader) -> None:
    if not 0 <= state.counter <= max(state.seats, state.box.discard_max):
        raise bad("counter")
    if reader.flag("over"):
        if state.stack or not (is_reached(state) or is_stuck(state)):
            raise bad("over")
        end_game(state)
        return
    for space in (state.red, state.green):
        if not 1 <= space <= state.box.track_spaces:
            raise bad("markers")
    if not 0 <= state.turn < state.seats or not 0 <= state.first < state.seats:
        raise bad("turn")
    decisions = state.decisions
    state.ask_again()
    if state.asked != reader.number("asked") or state.ask != reader.among("ask", ASKS):
        raise bad("asked")
    state.decisions = decisions


# --- events and results ------------------------------------------------------------------------------------------


def event_plain(box: Box, event: Event) -> Plain:
    """An event by ids; what the viewer may not know is null."""
    data = event.plain()
    for key in CARD_KEYS:
        value = data.get(key)
        if isinstance(value, int):
            data[key] = box.ids[value]
    cards = data.get("cards")
    if isinstance(cards, list):
        data["cards"] = [box.ids[card] if isinstance(card, int) else None for card in cards]
    leader = data.get("leader")
    if isinstance(leader, int):
        data["leader"] = box.leader_ids[leader]
    leaders = data.get("leaders")
    if isinstance(leaders, list):
        data["leaders"] = [box.leader_ids[one] for one in leaders]
    hidden = data.get("hidden")
    if isinstance(hidden, list):
        data["hidden"] = [names(box, row) for row in hidden]
    faction = data.get("faction")
    if isinstance(faction, int):
        data["faction"] = FACTIONS[faction]
    if data["event"] == "named":
        data["value"] = named_plain(str(data["what"]), data["value"])
    return data


def named_plain(what: str, value: object) -> object:
    """Players are named by seat, factions and piles by id."""
    assert isinstance(value, int)
    if what == "faction":
        return FACTIONS[value]
    return ("harbor", "wilderness", "graveyard")[value - 6] if what == "pile" else value


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
    }
