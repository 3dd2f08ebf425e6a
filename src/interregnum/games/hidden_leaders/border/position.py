"""Positions between the steps of a turn, in notation: what is not written lies in the harbor, in the box's order.

    A *cyra keen-koi +aimless-eel -leery-lizard | B +mummy-mystic | red 5 green 4 | tavern furious-frog . . |
    graveyard buried-emperor | wilderness ace-fighter | turn A act | options extras

A player's section holds the leader (*), hand cards, face-up (+) and face-down (-) heroes, oldest first. Piles are
written bottom first. Whoever reads a position assumes the least knowledge: one's own cards and what lies open.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.state import Options, Script, State
from interregnum.games.hidden_leaders.engine.turn import PHASE_WORDS
from interregnum.games.hidden_leaders.engine.vocabulary import PILES
from interregnum.games.hidden_leaders.engine.zones import EMPTY
from interregnum.kernel.dice import Dice
from interregnum.kernel.errors import BadPosition
from interregnum.kernel.ids import ALL, SEAT_LETTERS, bit
from interregnum.kernel.journal import Journal

PHASES: Final = ("act", "more", "draw", "keep")
OPTION_WORDS: Final = ("beginner", "extras", "queens")


def bad(found: str, wanted: str) -> BadPosition:
    return BadPosition("position", facts={"found": found, "wanted": wanted})


class Draft:
    """A position while it is read."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.leaders: list[int] = []
        self.hands: list[list[int]] = []
        self.ups: list[list[int]] = []
        self.downs: list[list[int]] = []
        self.tavern: list[int] = [EMPTY] * box.tavern_slots
        self.piles: dict[str, list[int]] = {pile: [] for pile in PILES}
        self.markers: dict[str, int] = {"red": box.start_space, "green": box.start_space}
        self.turn: list[str] = ["A", "act"]
        self.options: list[str] = []
        self.used: list[int] = []
        self.told: list[str] = []  # the parts that were read, players aside

    def card(self, word: str) -> int:
        if word not in self.box.numbers:
            raise bad(word, "the id of a card")
        card = self.box.numbers[word]
        if card in self.used:
            raise bad(word, "each card once")
        self.used.append(card)
        return card

    def section(self, words: list[str]) -> None:
        head, rest = words[0], words[1:]
        if len(self.hands) < len(SEAT_LETTERS) and head == SEAT_LETTERS[len(self.hands)]:
            self.player(rest)
            return
        if head in self.told:
            raise bad(head, "each part once")
        self.told.append(head)
        if head in PILES:
            self.piles[head] = [self.card(word) for word in rest]
        elif head == "tavern" and len(rest) == self.box.tavern_slots:
            self.tavern = [EMPTY if word == "." else self.card(word) for word in rest]
        elif head in ("red", "green"):
            self.track(words)
        elif head == "turn" and 2 <= len(rest) <= 3:
            self.turn = rest
        elif head == "options":
            self.options = rest
        else:
            raise bad(" ".join(words), "players A, B, ... in order, tavern, piles, red, green, turn, options")

    def player(self, words: list[str]) -> None:
        hand: list[int] = []
        up: list[int] = []
        down: list[int] = []
        leader = -1
        for word in words:
            if word[0] == "*" and leader < 0:
                leader = self.leader(word[1:])
            elif word[0] == "+":
                up.append(self.card(word[1:]))
            elif word[0] == "-":
                down.append(self.card(word[1:]))
            else:
                hand.append(self.card(word))
        self.hands.append(hand)
        self.ups.append(up)
        self.downs.append(down)
        self.leaders.append(leader)

    def leader(self, word: str) -> int:
        if word not in self.box.leader_ids or self.box.leader_ids.index(word) in self.leaders:
            raise bad(word, " ".join(self.box.leader_ids))
        return self.box.leader_ids.index(word)

    def track(self, words: list[str]) -> None:
        for marker, space in zip_longest(words[::2], words[1::2], fillvalue=""):
            if marker not in self.markers or not is_number(space) or not 1 <= int(space) <= self.box.track_spaces:
                raise bad(f"{marker} {space}", "red 1..12 green 1..12")
            self.markers[marker] = int(space)


def read_position(box: Box, script: Script, text: str, dice: Dice, journal: Journal | None = None) -> State:
    """The state that a position in notation describes."""
    draft = Draft(box)
    for section in text.split("|"):
        if section.split():
            draft.section(section.split())
    seats = len(draft.hands)
    if not 2 <= seats <= len(SEAT_LETTERS):
        raise bad(f"{seats} players", "2 to 6 players")
    if any(word not in OPTION_WORDS for word in draft.options):
        raise bad(" ".join(draft.options), " ".join(OPTION_WORDS))
    if "beginner" in draft.options and len(draft.options) > 1:
        raise bad(" ".join(draft.options), "beginner alone, or sets")
    options = Options("beginner" in draft.options, "extras" in draft.options, "queens" in draft.options)
    state = State(
        box,
        script,
        options,
        seats,
        dice,
        all_leaders(draft),
        draft.hands,
        draft.ups,
        draft.downs,
        draft.tavern,
        whole_harbor(draft, options),
        draft.piles["wilderness"],
        draft.piles["graveyard"],
        [],
        [0] * len(box.ids),
    )
    state.journal = journal
    state.red, state.green = draft.markers["red"], draft.markers["green"]
    state.threshold = box.threshold(seats, options.beginner)
    read_turn(state, draft.turn)
    least_knowledge(state)
    state.advance()
    return state


def all_leaders(draft: Draft) -> list[int]:
    """Leaders that are not written are dealt in the order of their numbers."""
    rest = [leader for leader in range(len(draft.box.leader_ids)) if leader not in draft.leaders]
    return [rest.pop(0) if leader < 0 else leader for leader in draft.leaders] + rest


def whole_harbor(draft: Draft, options: Options) -> list[int]:
    cards = draft.box.cards_in_play(options.beginner, options.extras, options.queens)
    for card in draft.used:
        if card not in cards:
            raise bad(draft.box.ids[card], "a card of the sets in play")
    return [card for card in cards if card not in draft.used] + draft.piles["harbor"]


def read_turn(state: State, words: list[str]) -> None:
    letters = list(SEAT_LETTERS[: state.seats])
    count = words[2] if len(words) == 3 else "0"
    if (
        words[0] not in list(letters)
        or words[1] not in PHASES
        or not is_number(count)
        or int(count) > state.box.discard_max
    ):
        raise bad(" ".join(words), f"turn {letters[0]} {' | '.join(PHASES)}")
    state.turn = letters.index(words[0])
    state.turns = 1
    state.phase = PHASE_WORDS.index(words[1])
    state.counter = int(count)


def least_knowledge(state: State) -> None:
    for row in [*state.ups, [card for card in state.tavern if card != EMPTY], state.graveyard]:
        for card in row:
            state.known[card] = ALL
    for seat in range(state.seats):
        for card in state.hands[seat] + state.downs[seat]:
            state.known[card] = bit(seat)


def is_number(text: str) -> bool:
    return 0 < len(text) <= 3 and all(["0" <= letter <= "9" for letter in text])


def write_position(state: State) -> str:
    """The position in notation; in the middle of a card there is none (the stored state tells all)."""
    if state.stack or state.over or state.phase == 0:
        raise bad("a position in the middle of a card, in the set-up or after the end", "a position in a turn")
    parts = [*board(state)]
    if harbor_written(state):
        parts.append(pile("harbor", state, state.harbor))
    parts.append(f"turn {SEAT_LETTERS[state.turn]} {PHASE_WORDS[state.phase]} {state.counter}")
    switched = [state.options.beginner, state.options.extras, state.options.queens]
    words = [word for word, on in zip(OPTION_WORDS, switched, strict=True) if on]
    return " | ".join([*parts, " ".join(["options", *words])] if words else parts)


def harbor_written(state: State) -> bool:
    """Whether the harbor is in another order than the box's."""
    return state.harbor != sorted(state.harbor)


def board(state: State) -> list[str]:
    """What lies on the table and in the hands, harbor aside, one part a place; empty piles are left out."""
    parts = [player(state, seat) for seat in range(state.seats)]
    parts.append(f"red {state.red} green {state.green}")
    if any(card != EMPTY for card in state.tavern):
        names = ["." if card == EMPTY else state.box.ids[card] for card in state.tavern]
        parts.append(" ".join(["tavern", *names]))
    if state.graveyard:
        parts.append(pile("graveyard", state, state.graveyard))
    if state.wilderness:
        parts.append(pile("wilderness", state, state.wilderness))
    return parts


def player(state: State, seat: int) -> str:
    ids = state.box.ids
    words = [SEAT_LETTERS[seat], "*" + state.box.leader_ids[state.leaders[seat]]]
    words += [ids[card] for card in state.hands[seat]]
    words += ["+" + ids[card] for card in state.ups[seat]]
    words += ["-" + ids[card] for card in state.downs[seat]]
    return " ".join(words)


def pile(name: str, state: State, cards: list[int]) -> str:
    return " ".join([name, *[state.box.ids[card] for card in cards]])
