"""What cannot be done is refused with words and exit code 2, and leaves nothing behind."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.conftest import Command

QUICK = ("play", "--quick", "--seed", "1")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("play", "chess"), "There is no game “chess”. Known games: hidden-leaders, heroes."),
        ((*QUICK, "--seats", "1"), "it takes 2 to 6 players"),
        ((*QUICK, "--seats", "7"), "it takes 2 to 6 players"),
        ((*QUICK, "--option", "beginner", "--option", "extras"), "The beginner game is played with the base set only"),
        ((*QUICK, "--option", "beginner", "--option", "queens"), "HL-BEGINNER-03"),
        ((*QUICK, "--people", "9"), "9 people do not fit"),
        ((*QUICK, "--people", "-1"), "-1 people do not fit"),
        ((*QUICK, "--people", "2"), "Several people can share one terminal only if it is a real one"),
        (
            (*QUICK, "--bots", "genius"),
            "There is no bot “genius”. Known bots: kingmaker, spymaster, counsellor, greedy",
        ),
        ((*QUICK, "--bots", "greedy,random,random"), "2 bots are needed"),
        ((*QUICK, "--seats", "3", "--names", "A,B,C,D"), "There are 4 names for 3 seats: give at most 3."),
        ((*QUICK, "--names", "Ann,Ann"), "Two players are called “Ann”"),
        ((*QUICK, "--lang", "de"), "There is no language “de”. Known languages: en | pl | uk."),
        (("play", "--quick", "--seed", "-1"), "The seed -1 is out of range"),
        (("play", "--quick", "--seed", str(2**256)), "is out of range"),
        (("play", "--resume"), "No saved game was found"),
        (("play", "--resume", "gone.json"), "There is no file"),
        (("play", "--resume", "gone.json", "--seats", "3"), "--seats cannot be changed"),
        (("replay", "gone.json"), "There is no file"),
        (("verify", "gone.json"), "There is no file"),
        (("verify", "."), "cannot be read"),
        (("cards", "keen-coy"), "Perhaps: keen-koi"),
        (("cards", "--faction", "elves"), "Possible: undead, water-folk, imperial-army, hill-tribes"),
        (("cards", "--set", "gold"), "Possible: base, extras, queens"),
        (("cards", "xyz"), "There is no card “xyz”. All cards: interregnum cards"),
        (("rules", "HL-WINN"), "There is no rule “HL-WINN”"),
        (("rules", "HL-?????????????"), "All chapters: interregnum rules"),
        (("load", "--game", "chess"), "There is no game “chess”. Known games: hidden-leaders, heroes."),
        (("load", "--game", "heroes", "--seats", "5"), "5 is not possible for --seats; give 2 to 4."),
        (("load", "--seats", "7"), "7 is not possible for --seats; give 2 to 6."),
        ((*QUICK, "--seats", "2", "--people", "2", "--bots", "greedy,random"), "0 bots are needed"),
    ],
)
def test_the_impossible_is_refused(words: tuple[str, ...], told: str, command: Command, data: Path) -> None:
    code, out, err = command(*words)

    assert (2, "") == (code, out)
    assert told in err
    assert [] == list(data.iterdir())


def test_a_refusal_speaks_the_language_of_the_command(command: Command) -> None:
    assert "Немає гри «chess»" in command("play", "chess", "--lang", "uk")[2]
    assert "Nie ma gry „chess”" in command("play", "chess", "--lang=pl")[2]


def test_a_word_that_is_no_number_is_refused(command: Command) -> None:
    assert 2 == command("play", "--seats", "many")[0]


def keep(change: Callable[[dict[str, object]], None], path: Path, command: Command) -> None:
    """A saved game with a change."""
    command(*QUICK, "--lang", "en", "--save", str(path), typed="1\n1\nq\n")
    data = json.loads(path.read_text("utf-8"))
    change(data)
    path.write_text(json.dumps(data), "utf-8")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda data: data.pop("table"), "a record without a table"),
        (lambda data: data.update(table=5), "table"),
        (lambda data: data["table"].update(names=["A"]), "table.names"),
        (lambda data: data["table"].update(bots=[1, 2, 3]), "table.bots"),
        (lambda data: data["table"].update(bots=["", "genius", "random"]), "There is no bot “genius”"),
        (lambda data: data["table"].update(seen=[0]), "table.seen"),
        (lambda data: data["table"].update(lang="de"), "table.lang"),
        (lambda data: data.update(format=9), "format"),
        (lambda data: data.update(game="chess"), "There is no game “chess”"),
        (lambda data: data.update(seats=9), "table.names"),
        (lambda data: data.update(seed="xyz"), "seed"),
        (lambda data: data["segments"][0]["choices"].append("pass pass"), "does not fit the rules"),
        (lambda data: data["segments"][0].update(rules_version=99), "rules version 99"),
    ],
)
def test_a_broken_saved_game_is_not_resumed_and_not_touched(
    change: Callable[[dict[str, object]], None], told: str, command: Command, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    keep(change, path, command)
    before = path.read_bytes()

    code, out, err = command("play", "--resume", str(path), typed="1\n")

    assert (2, "") == (code, out)
    assert told in err
    assert before == path.read_bytes()


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"null", b"[" * 100_000, b'{"format": 1}'])
@pytest.mark.parametrize("word", ["verify", "replay"])
def test_a_file_that_is_no_record_is_refused(word: str, content: bytes, command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)

    code, out, err = command(word, str(path))

    assert (2, "") == (code, out)
    assert "The record cannot be read" in err


def test_a_huge_file_is_refused(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b" " * 6_000_000)

    assert 2 == command("verify", str(path))[0]


def test_an_existing_file_is_not_overwritten(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("precious", "utf-8")

    code, _, err = command(*QUICK, "--save", str(path))

    assert 2 == code
    assert "exists already" in err
    assert "precious" == path.read_text("utf-8")


def test_a_folder_that_cannot_be_written_is_named_before_the_game_begins(command: Command, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")

    code, out, err = command(*QUICK, "--save", str(blocked / "game.json"))

    assert (2, "") == (code, out)
    assert "cannot be saved" in err
    assert "" == blocked.read_text("utf-8")
