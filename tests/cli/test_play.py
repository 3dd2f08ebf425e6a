"""Whole games at the terminal, driven by a script."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import TextIO

import pytest
from rich.cells import cell_len
from tests.cli.conftest import Command

from interregnum import new
from interregnum.cli import store
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.words import Words

GAME = ("play", "hidden-leaders", "--quick", "--seats", "3", "--names", "Ann", "--bots", "random", "--seed", "11")
WINNER = {"en": "wins the game.", "pl": "wygrywa", "uk": "Гру виграє"}


def saved(data: Path) -> Path:
    (path,) = (data / "interregnum/games").glob("*.json")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_and_bots_play_a_whole_game(lang: str, command: Command, data: Path) -> None:
    code, out, err = command(*GAME, "--lang", lang, typed="1\n" * 3000)

    record = json.loads(saved(data).read_text("utf-8"))
    assert (0, "") == (code, err)
    assert WINNER[lang] in out or Words(lang).catalogue.say("hidden-leaders-outcome-nobody") in out
    assert record["seed"] in out
    assert out.count(sha256(bytes.fromhex(record["seed"])).hexdigest()) == 2
    assert record["result"]["faction"]
    assert "\x1b" not in out
    assert [] == [line for line in out.splitlines() if cell_len(line) > 100 and str(data) not in line]


def test_the_end_tells_what_happened_since_the_last_answer(command: Command, data: Path) -> None:
    _, out, _ = command(*GAME, "--lang", "en", typed="1\n" * 3000)
    last = out.rpartition("Your answer")[2]

    log, result = last.index("── Log"), last.index("── Result")
    assert log < result
    assert " › " in last[log:result]


def test_the_rules_are_looked_up_in_the_language_of_the_game(command: Command, data: Path) -> None:
    _, out, _ = command(*GAME, "--lang", "pl", typed="r\nr remis\nr HL-WIN-02\nq\n")

    assert "Kilku graczy ze zwycięską frakcją" in out
    assert "wyższy numer Lidera" in " ".join(out.split())
    assert "The Undead win if both markers" in out


def test_the_seed_is_told_at_the_end_and_not_before(command: Command, data: Path) -> None:
    code, out, _ = command(*GAME, typed="1\n1\n1\n?\nl\nc koi\nr HL-WIN-02\nq\n")

    seed = json.loads(saved(data).read_text("utf-8"))["seed"]
    assert 0 == code
    assert seed not in out
    assert sha256(bytes.fromhex(seed)).hexdigest() in out
    assert f"interregnum play --resume {saved(data)}" in out


def test_a_saved_game_goes_on_where_it_was_left(command: Command, data: Path) -> None:
    _, first, _ = command(*GAME, typed="1\n1\n1\nq\n")
    kept = saved(data).read_bytes()

    code, second, _ = command("play", "--resume", typed="q\n")

    question = "── Question"
    last = first.split("Your answer")[-2]
    assert 0 == code
    assert last[last.index("Hidden Leaders ·") :].strip() == second.split("Your answer")[0].strip()
    assert question in second
    assert kept == saved(data).read_bytes()


def test_answers_can_be_typed_in_notation(command: Command, data: Path) -> None:
    command(*GAME, typed="1\nPASS\nq\n")

    (segment,) = json.loads(saved(data).read_text("utf-8"))["segments"]
    assert "pass" in segment["choices"]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("99", "There is no answer 99: type a number from 1 to 20."),
        ("0", "There is no answer 0"),
        ("-3", "There is no answer -3"),
        ("²", "“²” is not a move in this game"),
        ("hide", "“hide” is not a move in this game"),
        ("bury B+1", "“bury B+1” is not an answer to this question"),
        ("c", "Which card"),
        ("c xyzzy", "No card has “xyzzy” in its name"),
        ("c keen koi", "keen-koi"),
        ("с keen-koi", "keen-koi"),  # the Ukrainian letter on the same key
        ("r", "Before the first turn"),
        ("r HL-NO", "There is no rule “HL-NO”"),
        ("r xyzzy", "No rule has the words “xyzzy”"),
        ("r hl-win-02", "The Undead win"),
        ("l", "receives a Leader"),
        ("?", "hide "),
        ("lang xx", "There is no language “xx”"),
        ("lang pl", "Twoja ręka"),
    ],
)
def test_whatever_is_typed_gets_a_clear_reply_and_changes_nothing(
    typed: str, told: str, command: Command, data: Path
) -> None:
    code, out, err = command(*GAME, typed=f"{typed}\nq\n")

    assert (0, "") == (code, err)
    assert told in out.split("Your answer (? for help):", 1)[1]
    assert [] == json.loads(saved(data).read_text("utf-8"))["segments"]


def test_the_end_of_the_input_leaves_the_game_saved(command: Command, data: Path) -> None:
    code, out, _ = command(*GAME, typed="1\n")

    assert 0 == code
    assert "--resume" in out
    assert saved(data).exists()


BEGUN = {"en": "Begin (1)", "pl": "Zaczynamy (1)", "uk": "Починаємо (1)"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_presses_enter_has_a_game_for_beginners_after_three_questions(
    lang: str, command: Command, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", f"{lang}.UTF-8")

    code, out, _ = command("play", typed="\n\n\nq\n")

    table, words = json.loads(saved(data).read_text("utf-8")), Words(lang)
    ada, bruno = words.ui("cli-bot-names").split(", ")[:2]
    assert 0 == code
    asked = (words.ui("cli-ask-which-game", most=2), words.ui("ask-seats", least=2, most=6), BEGUN[lang])
    assert [1] * 3 == [out.count(question) for question in asked]
    beginner = words.catalogue.say("hidden-leaders-option-beginner")
    kind = words.catalogue.say("hidden-leaders-bot-counsellor")
    assert f"{words.ui('cli-person', letter='A')}, {ada} ({kind}), {bruno} ({kind}) · {beginner}\n" in out
    assert ("hidden-leaders", {"beginner": True, "extras": False, "queens": False}) == (table["game"], table["options"])
    assert ["", "counsellor", "counsellor"] == table["table"]["bots"]


def test_what_was_not_given_is_asked_for_and_can_be_changed_before_the_game_begins(
    command: Command, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "C")
    change = {"options": "2\n1\n2\n", "players": "2\n2\n9\n2\n", "bots": "2\n3\nnobody\nrandom\n"}
    steps = "de\npl\n7\n1\n4\n" + "".join(change.values()) + "2\n4\nOla\n" + "2\n5\nuk\n" + "1\nq\n"

    code, out, _ = command("play", typed=steps)

    table = json.loads(saved(data).read_text("utf-8"))
    assert 0 == code
    assert "Ilu graczy (od 2 do 6)?" in out
    assert "Гравець A" not in out.rpartition(BEGUN["uk"])[0].rpartition(BEGUN["pl"])[2]
    assert {"beginner": False, "extras": False, "queens": False} == table["options"]
    assert {"names": ["Ola", "Ада"], "bots": ["", "random"], "lang": "uk", "seen": [0, 0]} == table["table"]


def test_what_was_given_is_not_asked_for_nor_changed(command: Command, data: Path) -> None:
    given = ("--seats", "4", "--bots", "random", "--option", "extras", "--lang", "en")

    _, out, _ = command("play", "hidden-leaders", *given, typed="2\n1\nZoe\n\nq\n")

    table = json.loads(saved(data).read_text("utf-8"))
    assert "How many" not in out
    assert "What, 1 to 2?" in out, "names and the language"
    assert ["Zoe", "Ada", "Bruno", "Cleo"] == table["table"]["names"]
    whole = ("--names", "Ann", "--people", "1", *given)
    assert "Begin (1)" not in command("play", "hidden-leaders", *whole, typed="q\n")[1]


def test_nothing_is_saved_when_the_questions_are_not_answered(command: Command, data: Path) -> None:
    code, _, _ = command("play", typed="1\n3\n2\n")

    assert 1 == code
    assert not (data / "interregnum").exists()


def test_the_language_is_guessed(command: Command, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")

    _, out, _ = command(*GAME, typed="q\n")

    assert "Таємні лідери" in out


def test_bots_can_be_watched(command: Command, data: Path) -> None:
    code, out, _ = command("play", "--quick", "--seats", "2", "--people", "0", "--bots", "random", "--seed", "3")

    seed = json.loads(saved(data).read_text("utf-8"))["seed"]
    promise = sha256(bytes.fromhex(seed)).hexdigest()
    assert 0 == code
    assert "── Result" in out
    assert out.startswith(" Fair deal:")
    assert 2 == out.count(promise)
    assert out.index(promise) < out.index(seed)


def test_bots_answer_alike_at_the_terminal_and_in_the_library(command: Command, data: Path) -> None:
    command("play", "--quick", "--seats", "2", "--people", "0", "--bots", "greedy,random", "--seed", "3")
    match = new("hidden-leaders", 2, seed=3)
    players = [match.bot("greedy", 0), match.bot("random", 1)]

    while (question := match.question) is not None:
        match.answer(players[question.seat].answer(match.view(question.seat), question))

    (segment,) = json.loads(saved(data).read_text("utf-8"))["segments"]
    assert match.record.answers() == segment["choices"]


def test_names_cannot_carry_control_characters(command: Command, data: Path) -> None:
    _, out, _ = command(*GAME[:5], "--names", "\x1b[31mEve\x07", "--seed", "1", typed="q\n")

    assert "\x1b" not in out
    assert "Eve" in out


def test_an_answer_that_cannot_be_saved_is_not_shown(
    command: Command, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command(*GAME, typed="1\n1\nq\n")
    kept = saved(data).read_bytes()

    def full(path: Path, mode: int) -> TextIO:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(store, "whole_file", full)
    code, out, err = command("play", "--resume", typed="1\n1\n")

    assert 2 == code
    assert "cannot be saved" in err
    assert 1 == out.count("Your answer")
    assert kept == saved(data).read_bytes()


def test_the_terminal_sees_through_views_only() -> None:
    rooms = Path(store.__file__).parent
    others = {"simulate.py", "bench.py", "fuzz.py", "summary.py", "inspecting.py"}  # the last is for operators
    others |= {
        "joining.py",
        "join_door.py",
    }  # theirs is the state of a knock, or of a move between devices

    assert [] == [
        path.name
        for path in rooms.rglob("*.py")
        if path.name not in others and re.search(r"\.(state|imagine|clone|plain_state)\b", path.read_text("utf-8"))
    ]
