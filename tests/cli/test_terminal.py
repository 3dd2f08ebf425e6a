"""In a real pseudo-terminal: secrets between people, colours, kills, and the terminal afterwards."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest
from tests.cli.conftest import Open
from tests.cli.terminal import STYLE, Terminal
from tests.samples import long

from interregnum.games.hidden_leaders.words.words import HiddenLeadersWords
from interregnum.kernel.record import read_record
from interregnum.match import resume

QUICK = ("play", "--quick", "--lang", "en", "--bots", "random")
PROMPT = "Your answer (? for help):"
MORE = "Press Enter to go on."
READY = "press Enter when you are ready."


def secrets(path: Path, seat: int) -> set[str]:
    """The names of the leader, the hand and the hidden heroes of a seat, and whatever stands in its log only."""
    view = resume(read_record(path.read_text("utf-8"))).view(seat).plain()
    words = HiddenLeadersWords("en")
    cards = {card for row in (view["hands"], view["downs"]) if isinstance(row, list) for card in row[seat] if card >= 0}
    assert isinstance(view["leaders"], list)
    leader = words.leader_name(words.box.leaders[view["leaders"][seat]].id)
    return {words.card_name(words.box.cards[card].id) for card in cards} | {leader}


@pytest.mark.parametrize("height", [24, long(40)])
def test_nothing_of_one_person_is_left_when_the_other_looks(height: int, terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "two.json"
    people = ("--seats", "2", "--people", "2", "--names", "Ann,Bob", "--seed", "6", "--save", str(path))
    table = terminal(*QUICK, *people, height=height)
    table.until(MORE)
    shown = table.answer("", READY)
    for _ in range(4):
        seat = 0 if "Ann, press" in shown else 1
        shown = asked(table, table.answer("", PROMPT, MORE))
        mine = secrets(path, seat)
        assert [name for name in mine if name in shown]
        asked(table, table.answer(f"c {min(mine)}", PROMPT, MORE))
        table.answer("l", MORE)
        asked(table, table.answer("q", PROMPT, MORE))
        while READY not in (shown := asked(table, table.answer("1", PROMPT, READY, MORE))):
            mine |= secrets(path, seat)
        everything = shown + "\n".join(table.model.scrollback)
        assert [] == [name for name in mine | secrets(path, seat) if name in everything]
        assert 3 == len([line for line in table.model.rows if line.strip()])
    table.type("q\n")
    assert 0 == table.end()
    assert [] == [name for seat in (0, 1) for name in secrets(path, seat) if name in table.model.text()]


def asked(table: Terminal, shown: str) -> str:
    """Turn the pages of a screen that is not high enough, up to its question."""
    while MORE in shown:
        shown = table.answer("", PROMPT, READY, MORE)
    return shown


def test_leaving_puts_the_terminal_in_order(terminal: Open, tmp_path: Path) -> None:
    table = terminal(*QUICK, "--seed", "6")
    table.until(MORE)
    assert "alternate" == table.model.shown
    table.answer("", PROMPT)
    table.type("q\n")

    assert 0 == table.end()
    assert "main" == table.model.shown
    assert "The game is saved." in table.model.text()
    assert "Your hand" not in table.model.text()


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_being_stopped_puts_the_terminal_in_order(number: int, code: int, terminal: Open, tmp_path: Path) -> None:
    table = terminal(*QUICK, "--seed", "6")
    table.until(MORE)
    table.answer("", PROMPT)
    os.kill(table.process.pid, number)

    assert code == table.end()
    assert "main" == table.model.shown
    assert "Traceback" not in table.raw


def test_a_killed_game_goes_on_at_the_same_question(terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "killed.json"
    table = terminal(*QUICK, "--seats", "4", "--seed", "8", "--save", str(path))
    table.until(MORE)
    table.answer("", PROMPT)
    for _ in range(5):
        before = table.answer("1", PROMPT)
    table.type("some half-typed ans")
    os.kill(table.process.pid, signal.SIGKILL)
    assert -signal.SIGKILL == table.process.wait(30)

    again = terminal("play", "--resume", str(path))

    assert before == again.until(PROMPT)
    assert 5 <= sum(len(one["choices"]) for one in json.loads(path.read_text("utf-8"))["segments"])
    assert [path] == [one for one in tmp_path.iterdir() if one.is_file()]


@pytest.mark.parametrize(("words", "env"), [(("--no-color",), {}), ((), {"NO_COLOR": "1"})])
def test_without_colour_nothing_is_styled(words: tuple[str, ...], env: dict[str, str], terminal: Open) -> None:
    table = terminal(*QUICK, "--seed", "6", *words, **env)
    table.until(MORE)
    table.answer("", PROMPT)

    assert not STYLE.search(table.raw)
    assert "(R)" in table.model.text()


def test_with_colour_signs_and_letters_stay(terminal: Open) -> None:
    table = terminal(*QUICK, "--seed", "6")
    table.until(MORE)
    shown = table.answer("", PROMPT)

    assert STYLE.search(table.raw)
    assert "(R)" in shown
    assert "(G)" in shown


@pytest.mark.parametrize(("lang", "width"), [long(("en", 80)), ("pl", 80), long(("uk", 140))])
def test_a_whole_game_in_a_terminal(lang: str, width: int, terminal: Open) -> None:
    words = HiddenLeadersWords(lang)
    prompt, more = words.ui("cli-prompt"), words.ui("cli-enter")
    table = terminal(
        "play", "--quick", "--lang", lang, "--seats", "2", "--seed", "2", "--option", "beginner", width=width
    )
    shown = table.until(more)
    while words.ui("result") not in shown:
        shown = table.answer("" if more in shown else "1", prompt, more, words.ui("result"))
    table.until(words.ui("cli-explain-ask"))
    table.type("\n")

    assert 0 == table.end()
    assert words.ui("cli-seed", seed="") in table.model.text()


def test_several_people_at_one_terminal_say_who_they_are(terminal: Open) -> None:
    table = terminal("play", "--lang", "en")
    table.until("Which game, 1 to 2?")
    table.answer("1", "How many players")
    table.answer("3", "How many of them are people")
    table.answer("2", "Name of player A?")
    table.answer("Ann", "Name of player B?")
    table.answer("Ann", "Two players are called")
    table.answer("Bob", "Begin (1) or change something (2)?")

    assert "Hidden Leaders · Ann, Bob, Ada (Counsellor) · Beginner game" in table.model.text()
    table.answer("2", "What, 1 to 5?")
    table.answer("2", "How many players")
    table.answer("2", "How many of them are people")
    table.answer("1", "Begin (1) or change something (2)?")
    assert "Hidden Leaders · Player A, Ada (Counsellor) · Beginner game" in table.model.text()
    table.answer("", MORE)
    table.answer("", PROMPT)
    table.type("q\n")
    assert 0 == table.end()
