"""The choices of Hidden Leaders as one table, and how people write them: `bury B+1`, `move red+1`, `play keen-koi`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from interregnum.choices import Notation, Part, Row, Table, Words, listed
from interregnum.games.hidden_leaders.engine import choices as c
from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.vocabulary import PILES
from interregnum.kernel.ids import SEAT_LETTERS
from interregnum.kernel.question import Question

PLACES: Final = 128  # heroes that a side of a party can hold
CARDS: Final = 128
STEPS: Final = int(c.MOVE_SPAN)
WAYS: Final = 2 * STEPS + 1

CHOICES: Final = Table(
    Row("pass", c.PASS),
    Row("stop", c.STOP),
    Row("none", c.NONE),
    Row("tavern", c.TAVERN, (Part("slot", 3),), "{verb}{slot}"),
    Row("pile", c.HARBOR, (Part("pile", len(PILES)),), "{verb}{pile}"),
    Row("stay", c.STAY),
    Row("seat", c.SEAT, (Part("seat", len(SEAT_LETTERS)),), "{verb}{seat}"),
    Row("faction", c.FACTIONS, (Part("faction", len(FACTIONS)),), "{verb}{faction}"),
    Row("option", c.OPTIONS, (Part("number", 4),), "option {number}"),
    Row("card", c.CARD, (Part("card", c.PLAY_CARD - c.CARD),), "{verb}{card}"),
    Row("play", c.PLAY_CARD, (Part("card", CARDS),), "play {card}"),
    Row("spot", c.SPOT, (Part("index", PLACES), Part("seat", 8), Part("face", 2)), "{verb}{seat}{face}{index}"),
    Row("move", c.MOVES, (Part("red", WAYS, -STEPS), Part("green", WAYS, -STEPS)), "move{red}{green}"),
    Row(
        "setup",
        c.SETUPS,
        (Part("hidden", CARDS, kind="card"), Part("discarded", CARDS, kind="card")),
        "hide {hidden} discard {discarded}",
    ),
    holes=[c.move_choice(0, 0)],  # a move that moves nothing is `stay`
)
CHOICES.agrees("pile", lambda pile: c.pile(pile), read={"pile": c.pile_number})
CHOICES.agrees("tavern", lambda slot: c.TAVERN + slot, read={"slot": c.tavern_slot})
CHOICES.agrees("card", lambda card: c.CARD + card, read={"card": c.named_card})
CHOICES.agrees(
    "spot", c.spot, read={"seat": c.spot_seat, "face": lambda code: int(c.spot_face(code)), "index": c.spot_index}
)
CHOICES.agrees("move", c.move_choice, read={"red": c.move_red, "green": c.move_green})
CHOICES.agrees("setup", c.setup_choice, read={"hidden": c.setup_hidden, "discarded": c.setup_discarded})

# The word before what an answer names, where it is not the name of what is asked.
OTHER_VERBS: Final = {
    "act": "discard", "more": "discard", "keep": "discard", "player": "name", "faction": "name", "pile": "name",
    "exchange-with": "with",
}  # fmt: skip
VERBS: Final = tuple(f"{OTHER_VERBS.get(ask, ask)} " for ask in c.ASKS)  # by what is asked
OWN_ROWS: Final = ("setup ", "move ", "option ", "play ")  # answers to these are rows of their own, verb and all


@lru_cache(16)
def notation_of(box: Box) -> Notation:
    """How the choices are written that are made with these cards."""
    moves = {by: f"{by:+d}" for by in range(-STEPS, STEPS + 1) if by}
    return Notation(
        CHOICES,
        {
            "slot": listed(f"tavern-{slot}" for slot in (1, 2, 3)),
            "pile": listed(PILES),
            "seat": listed(SEAT_LETTERS),
            "faction": listed(FACTIONS),
            "number": listed("1234"),
            "card": listed(box.ids),
            "face": listed("+-"),
            "index": listed(str(number + 1) for number in range(PLACES)),
            "red": Words({0: "", **{by: f" red{text}" for by, text in moves.items()}}),
            "green": Words({0: "", **{by: f" green{text}" for by, text in moves.items()}}),
        },
        verbs=[verb for verb in VERBS if verb not in OWN_ROWS],
    )


def write_choice(box: Box, ask: int, choice: int) -> str:
    """The readable form of an answer to this kind of question."""
    return notation_of(box).write(choice, VERBS[ask])


def read_choice(box: Box, question: Question, text: str) -> int:
    """The answer a text stands for, if it is one to this question."""
    return notation_of(box).read(question, text, VERBS[question.ask])


def read_any(box: Box, text: str) -> int:
    """The code of a text that is a choice in some position."""
    return notation_of(box).read_any(text)


def write_target(box: Box, choice: int) -> str:
    """What an answer names, without what is done to it: a place, a card, a player, a faction, a pile."""
    return notation_of(box).write(choice)


def read_target(box: Box, text: str) -> int:
    """The code of what is named, or -1."""
    codes = notation_of(box).codes(f"pick {text}")
    return codes[0] if codes else -1
