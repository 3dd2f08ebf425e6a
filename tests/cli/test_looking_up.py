"""Cards and rules on the command line, help, version and the completion of words."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from tests.cli.conftest import Command
from typer.testing import CliRunner

from interregnum.cli import completion
from interregnum.cli.app import COMMANDS, brought, build, language, needed
from interregnum.games.hidden_leaders.words.words import HiddenLeadersWords
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.chapters import sections


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_shown(lang: str, command: Command) -> None:
    code, out, _ = command("cards", "--lang", lang)

    assert 0 == code
    assert [] == [card.id for card in HiddenLeadersWords(lang).box.cards if card.id not in out]


def test_cards_can_be_chosen(command: Command) -> None:
    _, out, _ = command("cards", "--json", "--faction", "undead", "--set", "extras", "--lang", "pl")

    assert [["undead"], ["undead"]] == [card["factions"] for card in json.loads(out)]
    assert "keen-koi" in command("cards", "--search", "LEADING marker koi", "--lang", "en")[1]
    assert "Кмітливий короп" in command("cards", "Keen-Koi", "--lang", "uk")[1]


def test_rules_are_found_by_id_and_by_words(command: Command) -> None:
    assert "The Undead win if both markers" in command("rules", "hl-win-02")[1]
    assert ["HL-WIN-02"] == [rule["id"] for rule in json.loads(command("rules", "HL-WIN-02", "--json")[1])]
    assert "HL-WIN-02" in command("rules", "undead", "war", "area", "--numbered")[1]
    assert "The winning faction" in command("rules", "--numbered")[1]


@pytest.mark.parametrize(
    ("lang", "chapter", "words", "told"),
    [
        ("en", "Who wins", "turn", "First play one hero from your hand"),
        ("pl", "Kto wygrywa", "remis", "wyższy numer Lidera"),
        ("uk", "Хто перемагає", "цвинтар", "Похований Імператор"),
    ],
)
def test_the_rules_are_read_in_three_languages(
    lang: str, chapter: str, words: str, told: str, command: Command
) -> None:
    _, contents, _ = command("rules", "--lang", lang)
    _, whole, _ = command("rules", "hidden-leaders", "--lang", lang)
    _, found, _ = command("rules", words, "--lang", lang)

    assert chapter in contents
    assert all(name in whole for name in [one.name for one in sections("hidden-leaders", lang)])
    assert told in " ".join(found.split())
    assert "HL-" not in contents + whole + found
    assert "tests/" not in contents + whole + found


def test_tests_reasons_and_editions_are_shown_to_those_who_ask(command: Command) -> None:
    assert "tests/" not in command("rules", "HL-WIN-02")[1]
    assert "tests/" in command("rules", "HL-WIN-02", "--tests")[1]
    assert "Why:" not in command("rules", "HL-R-MARK")[1]
    assert "Why:" in command("rules", "HL-R-MARK", "--sources")[1]
    assert "HL-DIFF" not in command("rules", "track", "--numbered")[1]
    assert "HL-DIFF-01" in command("rules", "track", "--numbered", "--sources")[1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("rules", "xyzzy"), "No rule has the words “xyzzy”.\n"),
        (("rules", "xyzzy", "--json"), "[]\n"),
        (("cards", "--search", "xyzzy"), "No card fits all of that.\n"),
        (("cards", "--search", "xyzzy", "--json"), "[]\n"),
        (("cards", "keen-koi", "--faction", "undead"), "No card fits all of that.\n"),
    ],
)
def test_a_search_that_finds_nothing_says_so_and_ends_with_1(
    words: tuple[str, ...], told: str, command: Command
) -> None:
    assert (1, told, "") == command(*words)


def test_a_rule_tells_what_proves_it_or_why_nothing_does(command: Command) -> None:
    rules = json.loads(command("rules", "hidden-leaders", "--json")[1])

    for rule in rules:
        assert {"id", "chapter", "kind", "text", "why", "see", "tests", "reason"} == set(rule)
    assert [] == [rule["id"] for rule in rules if not rule["tests"] and not rule["reason"]]
    assert {True, False} == {bool(rule["tests"]) for rule in rules}


@pytest.mark.parametrize("words", [("rules", "--json"), ("rules", "HL-"), ("cards",), ("--version",)])
def test_a_closed_pipe_ends_a_command_quietly(words: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as closed:
        done = subprocess.run(
            [sys.executable, "-c", "from interregnum.cli import main; main()", *words],
            stdout=closed,
            stderr=subprocess.PIPE,
            check=False,
        )

    assert (141, b"") == (done.returncode, done.stderr)


def test_every_command_has_a_help_text() -> None:
    runner = CliRunner()

    for name in (*COMMANDS, *brought()):
        shown = runner.invoke(build([*COMMANDS, *brought()]), [name, "--help"])
        assert 0 == shown.exit_code
        assert "Usage" in shown.output


def test_the_version_is_shown(command: Command) -> None:
    code, out, _ = command("--version")

    assert 0 == code
    assert out.startswith("interregnum 0.")


def test_only_the_command_that_is_asked_for_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ["play"] == needed(["play", "--help"])
    assert (*COMMANDS, *brought()) == needed([]) == needed(["--help"]) == needed(["dance"])
    monkeypatch.setenv("_INTERREGNUM_COMPLETE", "complete_bash")
    assert (*COMMANDS, *brought()) == needed(["play"])


def test_help_waits_neither_for_a_game_nor_for_a_screen() -> None:
    code = "import sys; from interregnum.cli.app import run; run(['--help']); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.splitlines()[-1].split()

    assert "interregnum.cli.play" in loaded
    assert [] == [name for name in loaded if name.startswith(("rich", "msgspec", "fluent"))]
    assert [] == [name for name in loaded if ".engine" in name or ".border" in name]


def test_the_language_of_an_error_is_the_one_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "de:uk")
    assert "pl" == language(["play", "--lang", "pl"]) == language(["--lang=pl"])
    assert "uk" == language(["play", "--lang"]) == language(["play", "--lang", "xx"])


def test_words_are_completed() -> None:
    assert ["hidden-leaders"] == completion.games("hid")
    assert ["pl"] == completion.languages("p")
    assert "greedy,random" in completion.bots("greedy,r")
    assert ["kingmaker"] == completion.bots("kin")
    assert ["keen-koi"] == completion.card_ids("keen-")
    assert ["HL-WIN-02"] == completion.rule_ids("hl-win-02")
    assert ["undead"] == completion.factions("u")
    assert ["queens"] == completion.sets("q")
    assert ["watcher"] == completion.viewers("w")
    assert ["F"] == completion.viewers("F")
