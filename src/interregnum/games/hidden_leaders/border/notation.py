"""Choices and positions as people write them, both ways: `bury B+1`, `A *cyra druid +koi -eel | red 5 green 4`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine import choices as c
from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.kernel.errors import IllegalChoice, UnknownChoice
from interregnum.kernel.ids import SEAT_LETTERS, Choice
from interregnum.kernel.question import Question

# The word that stands before what an answer names, for each kind of question.
VERBS: Final = (
    "hide", "", "discard", "draw", "discard", "move", "name", "name", "name", "pick", "bury", "discard", "take",
    "place", "turn-over", "look", "exchange", "with", "play", "reveal", "option",
)  # fmt: skip
WORDS: Final = ("pass", "stop", "none")
MAX_TEXT: Final = 120
PILES: Final = ("harbor", "wilderness", "graveyard")


def write_choice(box: Box, ask: i64, choice: Choice) -> str:
    """The readable form of an answer to this kind of question."""
    if choice <= c.NONE:
        return WORDS[choice]
    if choice >= c.SETUPS:
        return f"hide {box.ids[c.setup_hidden(choice)]} discard {box.ids[c.setup_discarded(choice)]}"
    if choice >= c.MOVES:
        return write_move(c.move_red(choice), c.move_green(choice))
    if c.PLAY_CARD <= choice < c.SPOT:
        return f"play {box.ids[choice - c.PLAY_CARD]}"
    verb = "discard" if ask == c.ACT else VERBS[ask]
    return f"{verb} {write_target(box, choice)}"


def write_move(red: i64, green: i64) -> str:
    parts = ([f"red{red:+d}"] if red else []) + ([f"green{green:+d}"] if green else [])
    return " ".join(["move", *parts])


def write_target(box: Box, choice: Choice) -> str:
    """What an answer names: a place, a card the chooser can see, a player, a faction, a pile."""
    if choice >= c.SPOT:
        sign = "+" if c.spot_face(choice) == c.UP else "-"
        return f"{SEAT_LETTERS[c.spot_seat(choice)]}{sign}{c.spot_index(choice) + 1}"
    if choice >= c.CARD:
        return box.ids[choice - c.CARD]
    if choice >= c.OPTIONS:
        return str(choice - c.OPTIONS + 1)
    if choice >= c.FACTIONS:
        return FACTIONS[choice - c.FACTIONS]
    if choice >= c.SEAT:
        return SEAT_LETTERS[choice - c.SEAT]
    if choice >= c.HARBOR:
        return PILES[choice - c.HARBOR]
    return f"tavern-{choice - c.TAVERN + 1}"


def read_target(box: Box, text: str) -> int:
    """The code of what is named, or -1."""
    fixed = {pile: c.HARBOR + number for number, pile in enumerate(PILES)}
    fixed.update({faction: c.FACTIONS + number for number, faction in enumerate(FACTIONS)})
    fixed.update({letter: c.SEAT + number for number, letter in enumerate(SEAT_LETTERS)})
    fixed.update({str(number + 1): c.OPTIONS + number for number in range(4)})
    fixed.update({f"tavern-{slot + 1}": c.TAVERN + slot for slot in range(3)})
    if text in box.numbers:
        return c.CARD + box.numbers[text]
    if text in fixed:
        return fixed[text]
    return read_spot(text)


def read_spot(text: str) -> int:
    """`B+1` is B's oldest face-up hero, `B-2` B's second hidden one; -1 if it is neither."""
    if len(text) < 3 or text[0] not in SEAT_LETTERS or text[1] not in "+-" or not is_number(text[2:]):
        return -1
    index = int(text[2:]) - 1
    if not 0 <= index < 128:
        return -1
    return c.spot(SEAT_LETTERS.index(text[0]), c.UP if text[1] == "+" else c.DOWN, index)


def is_number(text: str) -> bool:
    return 0 < len(text) <= 3 and all(["0" <= letter <= "9" for letter in text])


def read_move(words: list[str]) -> int:
    """`move red+1 green-2`; -1 if it is none."""
    moves = {"red": 0, "green": 0}
    for word in words:
        marker = "red" if word.startswith("red") else "green" if word.startswith("green") else word
        sign, digits = word[len(marker) : len(marker) + 1], word[len(marker) + 1 :]
        if sign not in ("+", "-") or not is_number(digits) or not 0 < int(digits) <= c.MOVE_SPAN or moves[marker]:
            return -1
        moves[marker] = int(sign + digits)
    return c.move_choice(moves["red"], moves["green"]) if words else -1


def read_any(box: Box, text: str) -> tuple[str, int]:
    """The verb and the code of a text that is a choice in some position."""
    words = text.split()
    if len(words) == 1 and words[0] in WORDS:
        return words[0], WORDS.index(words[0])
    code = -1
    if words and words[0] == "move":
        code = read_move(words[1:])
    elif len(words) == 4 and words[0] == "hide" and words[2] == "discard":
        if words[1] in box.numbers and words[3] in box.numbers:
            code = c.setup_choice(box.numbers[words[1]], box.numbers[words[3]])
    elif len(words) == 2 and words[0] == "play":
        code = c.PLAY_CARD + box.numbers[words[1]] if words[1] in box.numbers else -1
    elif len(words) == 2 and words[0] in VERBS and words[0] != "hide":
        code = read_target(box, words[1])
    if code < 0:
        raise UnknownChoice("unknown-choice", facts={"choice": text})
    return words[0], code


def read_choice(box: Box, question: Question, text: str) -> int:
    """The answer a text stands for, if it is one to this question."""
    text = text[:MAX_TEXT]  # no choice is longer, and errors should not be
    read_any(box, text)
    for choice in question.choices:
        if write_choice(box, question.ask, choice) == " ".join(text.split()):
            return choice
    raise IllegalChoice("illegal-choice", facts={"choice": text})
