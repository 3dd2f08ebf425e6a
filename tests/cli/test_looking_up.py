"""Cards and rules on the command line, help, version and the completion of words."""

from __future__ import annotations

import json

import pytest
from tests.cli.conftest import Command
from typer.testing import CliRunner

from interregnum.cli import completion
from interregnum.cli.app import COMMANDS, build, language, needed
from interregnum.i18n import LANGUAGES, Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_shown(lang: str, command: Command) -> None:
    code, out, _ = command("cards", "--lang", lang)

    assert 0 == code
    assert [] == [card.id for card in Words(lang).box.cards if card.id not in out]


def test_cards_can_be_chosen(command: Command) -> None:
    _, out, _ = command("cards", "--json", "--faction", "undead", "--set", "extras", "--lang", "pl")

    assert [["undead"], ["undead"]] == [card["factions"] for card in json.loads(out)]
    assert "keen-koi" in command("cards", "--search", "LEADING marker koi", "--lang", "en")[1]
    assert "Кмітливий короп" in command("cards", "Keen-Koi", "--lang", "uk")[1]


def test_rules_are_found_by_id_and_by_words(command: Command) -> None:
    assert "The Undead win if both markers" in command("rules", "hl-win-02")[1]
    assert ["HL-WIN-02"] == [rule["id"] for rule in json.loads(command("rules", "HL-WIN-02", "--json")[1])]
    assert "HL-WIN-02" in command("rules", "undead", "war", "area")[1]
    assert "The winning faction" in command("rules")[1]
    assert 1 == command("rules", "xyzzy")[0]


def test_a_rule_tells_what_proves_it_or_why_nothing_does(command: Command) -> None:
    for rule in json.loads(command("rules", "--json")[1])[:5]:
        assert {"id", "chapter", "kind", "text", "why", "see", "tests", "reason"} == set(rule)


def test_every_command_has_a_help_text() -> None:
    runner = CliRunner()

    for name in COMMANDS:
        shown = runner.invoke(build(), [name, "--help"])
        assert 0 == shown.exit_code
        assert "Usage" in shown.output


def test_the_version_is_shown(command: Command) -> None:
    code, out, _ = command("--version")

    assert 0 == code
    assert out.startswith("interregnum 0.")


def test_only_the_command_that_is_asked_for_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ["play"] == needed(["play", "--help"])
    assert COMMANDS == needed([]) == needed(["--help"]) == needed(["dance"])
    monkeypatch.setenv("_INTERREGNUM_COMPLETE", "complete_bash")
    assert COMMANDS == needed(["play"])


def test_the_language_of_an_error_is_the_one_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "de:uk")
    assert "pl" == language(["play", "--lang", "pl"]) == language(["--lang=pl"])
    assert "uk" == language(["play", "--lang"]) == language(["play", "--lang", "xx"])


def test_words_are_completed() -> None:
    assert ["hidden-leaders"] == completion.games("hid")
    assert ["pl"] == completion.languages("p")
    assert ["greedy,random"] == completion.bots("greedy,r")
    assert ["keen-koi"] == completion.card_ids("keen-")
    assert ["HL-WIN-02"] == completion.rule_ids("hl-win-02")
    assert ["undead"] == completion.factions("u")
    assert ["queens"] == completion.sets("q")
    assert ["watcher"] == completion.viewers("w")
