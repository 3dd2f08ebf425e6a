"""Scenarios: a position, a line of answers, and the position after, all in notation."""

from __future__ import annotations

import pytest

from interregnum.games.hidden_leaders.game import HiddenLeaders, standard
from interregnum.games.hidden_leaders.position import board
from interregnum.games.hidden_leaders.state import State
from interregnum.kernel.dice import RiggedDice
from interregnum.kernel.ids import SEAT_LETTERS
from interregnum.kernel.journal import Journal

GAME: HiddenLeaders = standard()


def case(title: str, *ids: str, given: str, line: str, after: str, rolls: tuple[int, ...] = ()) -> object:
    """One row of a scenario test, with the ids of the rules it proves."""
    return pytest.param(given, line, after, rolls, id=title, marks=pytest.mark.rules(*ids))


def position(given: str, rolls: tuple[int, ...] = ()) -> State:
    """The state a position describes, with a journal, dice that roll these numbers, and something in the tavern."""
    state = GAME.position(f"{given} | {bystanders(given)}", RiggedDice(list(rolls)))
    state.journal = Journal()
    return state


def bystanders(given: str) -> str:
    """Three cards for a tavern nobody spoke of, so that step 2 asks before anything is drawn."""
    if "tavern" in given:
        return ""
    return " ".join(["tavern", *[card for card in GAME.box.ids if card not in given][:3]])


def play(state: State, line: str) -> None:
    """Give the answers of a line: `A: play keen-koi; B: move red+1`."""
    for part in filter(None, (part.strip() for part in line.split(";"))):
        letter, text = part.split(":", 1)
        question = state.question
        assert question is not None, f"the game is over before {part!r}"
        assert SEAT_LETTERS[question.seat] == letter, f"{SEAT_LETTERS[question.seat]} is asked, not {letter}"
        state.answer(GAME.read_choice(question, text.strip()))


def choices(state: State) -> list[str]:
    """The legal answers to the question that is asked, in notation and in their order."""
    question = state.question
    return [] if question is None else [GAME.write_choice(question.ask, choice) for choice in question.choices]


def shown(state: State, given: str = "tavern") -> str:
    """The table and the hands, without leaders, harbor and a tavern nobody spoke of and nobody touched."""
    parts = [part for part in board(state) if part != bystanders(given)]
    return " ".join(word for word in " | ".join(parts).split() if not word.startswith("*"))


def runs(given: str, line: str, after: str, rolls: tuple[int, ...] = ()) -> State:
    """Play a scenario and check the position after; nothing of the card may be left pending."""
    state = position(given, rolls)

    play(state, line)

    assert after == shown(state, given)
    assert not state.stack
    return state
