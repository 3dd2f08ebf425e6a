"""Answers taken back at one terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Command, Open
from tests.cli.terminal import Terminal

from interregnum import new
from interregnum.cli import store
from interregnum.cli.undoing import WayBack
from interregnum.registry import GAMES

PROMPT = "Your answer (? for help):"
MORE = "Press Enter to go on."
READY = "press Enter when you are ready."
VOTE = "do you agree?"
TWO = ("--seats", "2", "--people", "2", "--names", "Ann,Bob", "--seed", "3")
FIRST = ("play", "hidden-leaders", "--quick", "--seats", "3", "--names", "Ann", "--bots", "random", "--seed", "11")


def answers(path: Path) -> list[str]:
    return store.read(path)[0].answers()


def saved(data: Path) -> Path:
    (path,) = (data / "interregnum/games").glob("*.json")
    return path


@pytest.mark.parametrize("game", GAMES)
def test_whoever_plays_with_bots_takes_back_any_answer(game: str, command: Command, data: Path) -> None:
    game_of = ("play", game, "--quick", "--seats", "2", "--names", "Ann", "--bots", "random", "--seed", "4")
    command(*game_of, typed="1\n" * 12 + "q\n")
    before = answers(saved(data))

    code, out, err = command("play", "--resume", typed="undo\n" * 3 + "q\n")

    after = answers(saved(data))
    assert (0, "") == (code, err)
    assert 3 == out.count("taken back.")
    assert before[: len(after)] == after
    assert len(after) <= len(before) - 3


def test_after_an_undo_the_dice_give_the_same_numbers() -> None:
    match = new("heroes", 2, {}, 4)
    bots = [match.bot("random", seat) for seat in range(2)]
    while len(match.record.answers()) < 60:
        question = match.question
        assert question is not None
        match.answer(bots[question.seat].answer(match.view(question.seat), question))

    again = WayBack(match, 0, "20").gone()

    assert match.record.answers()[:20] == again.record.answers()
    for answer in match.record.answers()[20:]:
        again.answer(answer)
    assert match.game.plain(match.state) == again.game.plain(again.state)


@pytest.mark.parametrize("typed", ["undo", "undo 0", "undo 7", "undo me", "гтвщ"])
def test_there_is_nothing_to_take_back_before_the_first_answer(typed: str, command: Command, data: Path) -> None:
    code, out, _ = command(*FIRST, typed=f"{typed}\nq\n")

    assert 0 == code
    assert "You have given no answer that could be undone." in out
    assert [] == json.loads(saved(data).read_text("utf-8"))["segments"]


def test_the_help_tells_of_undo(command: Command, data: Path) -> None:
    assert "undo: take your last answer back" in command("play", "--quick", "--names", "Ann", typed="?\nq\n")[1]


def two_people(terminal: Open, tmp_path: Path) -> tuple[Terminal, Path]:
    """Ann has hidden and discarded a card, then Bob has, and Ann is asked again."""
    path = tmp_path / "two.json"
    table = terminal("play", "--quick", *TWO, "--save", str(path))
    table.until(MORE)
    table.answer("", READY)
    for _ in range(2):
        shown = table.answer("", PROMPT, MORE)
        while PROMPT not in shown:
            shown = table.answer("", PROMPT, MORE)
        table.answer("1", READY)
    shown = table.answer("", PROMPT, MORE)
    while PROMPT not in shown:
        shown = table.answer("", PROMPT, MORE)
    return table, path


def test_what_others_answered_since_is_taken_back_only_if_they_agree(terminal: Open, tmp_path: Path) -> None:
    table, path = two_people(terminal, tmp_path)
    before = answers(path)

    asked = table.answer("undo", VOTE)
    table.answer("perhaps", VOTE)
    shown = table.answer("no", READY)

    assert "would like to take back the last 2 answers." in asked
    assert "Your hand" not in asked
    assert "Your hand" not in shown
    assert before == answers(path)
    assert " does not agree: everything stands." in table.answer("", "everything stands.")


def test_with_the_agreement_of_all_the_game_goes_back(terminal: Open, tmp_path: Path) -> None:
    table, path = two_people(terminal, tmp_path)

    table.answer("undo", VOTE)
    table.answer("yes", READY)

    assert [] == answers(path)
    assert "2 answers taken back." in table.answer("", "taken back.")
