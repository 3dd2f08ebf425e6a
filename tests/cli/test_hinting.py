"""Hints at one terminal."""

from __future__ import annotations

import re

import pytest
from tests.cli.conftest import Command, Open

from interregnum.registry import GAMES

PROMPT = "Your answer (? for help):"
ALONE = ("--quick", "--seats", "2", "--names", "Ann", "--bots", "random", "--seed", "4")
AMONG_FRIENDS = ("--quick", "--seats", "2", "--people", "2", "--names", "Ann,Bob", "--seed", "4")


@pytest.mark.parametrize("game", GAMES)
def test_whoever_plays_with_bots_is_told_good_answers_by_their_numbers(game: str, command: Command) -> None:
    code, out, err = command("play", game, *ALONE, typed="1\n1\nhint\nq\n")

    told = out.rpartition("A good player would answer:")[2]
    assert (0, "") == (code, err)
    assert re.search(r"^ +\d  \S", told, re.MULTILINE)
    assert re.search(r"About \d+% to win\.", told)


def test_a_hint_is_the_same_when_it_is_asked_for_again(command: Command) -> None:
    _, out, _ = command("play", "hidden-leaders", *ALONE, typed="1\nhint\nhint\nq\n")

    _, first, again = [part.partition("Your answer")[0] for part in out.split("A good player would answer:")]
    assert first == again


def test_a_hint_is_asked_for_in_any_alphabet_and_told_in_any_language(command: Command) -> None:
    _, out, _ = command("play", "hidden-leaders", *ALONE, "--lang", "uk", typed="1\nрште\nq\n")

    assert "Добрий гравець відповів би так:" in out


def test_among_friends_nobody_gets_a_hint(terminal: Open) -> None:
    table = terminal("play", "hidden-leaders", *AMONG_FRIENDS)
    table.until("Press Enter to go on.")
    table.answer("", "press Enter when you are ready.")
    shown = table.answer("", PROMPT, "Press Enter to go on.")
    while PROMPT not in shown:
        shown = table.answer("", PROMPT, "Press Enter to go on.")

    assert "This table gives no hints." in table.answer("hint", PROMPT)
