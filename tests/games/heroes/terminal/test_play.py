"""Whole games of Heroes at the terminal, driven by a script: through a pipe, and in a real pseudo-terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.conftest import Command, Open
from tests.cli.terminal import STYLE, Terminal
from tests.games.heroes.terminal.tables import secrets, with_secrets
from tests.samples import long

from interregnum.games.heroes.words.words import HeroesWords
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.words import Words

GAME = ("play", "heroes", "--quick", "--names", "Ann", "--bots", "random", "--seed", "11")
PROMPT = "Your answer (? for help):"
MORE = "Press Enter to go on."
READY = "press Enter when you are ready."
ANYTHING = "1\ndone\n" * 3000  # the first answer may be gone later in an action
WINNER = {"en": "wins the game.", "pl": "Grę wygrywa", "uk": "Гру виграє"}


def saved(data: Path) -> Path:
    (path,) = (data / "interregnum/games").glob("*.json")
    return path


@pytest.mark.long  # the next test plays the same game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_and_a_bot_play_a_whole_game(lang: str, command: Command, data: Path) -> None:
    code, out, err = command(*GAME, "--lang", lang, typed=ANYTHING)

    record = json.loads(saved(data).read_text("utf-8"))
    assert (0, "") == (code, err)
    assert WINNER[lang] in out
    assert record["result"]["winners"]
    assert record["seed"] in out
    assert "\x1b" not in out
    assert [] == [line for line in out.splitlines() if cell_len(line) > 100 and str(data) not in line]


def test_a_finished_game_is_verified_and_told_again(command: Command, data: Path) -> None:
    code, out, err = command(*GAME, typed=ANYTHING)
    path = str(saved(data))

    found = json.loads(command("verify", path, "--json")[1])
    everybody = command("replay", path)[1]
    watcher = command("replay", path, "--viewer", "watcher", "--lang", "pl")[1]

    assert (0, "") == (code, err)
    assert WINNER["en"] in out
    assert ("heroes", True, True) == (found["game"], found["replayed"], found["result_checked"])
    assert everybody.count("── Log") == 1 + json.loads(Path(path).read_text("utf-8"))["result"]["rounds"]
    assert WINNER["en"] in everybody
    assert WINNER["pl"] in watcher


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("99", "There is no answer 99: type a number from 1 to 4."),
        ("go c7", "“go c7” is not an answer to this question"),
        ("fly c7", "“fly c7” is not a move in this game"),
        ("z99", "“z99” is not a move in this game"),
        ("?", "faction haven"),
        ("? griffins", "Strength 4, Initiative 6."),
        ("c", "What, for example “c griffins”?"),
        ("c xyzzy", "No card has “xyzzy” in its name"),
        ("с griffins", "griffins"),  # the Ukrainian letter on the same key
        ("? a1", "(place; armourer)"),
        ("r MMH-NO", "There is no rule “MMH-NO”"),
        ("r mmh-move-02", "MMH-MOVE-02"),
        ("r", "A round and its action cards"),
        ("m", "12 Power wins at once"),
        ("t", "Town of Ann"),
        ("o", "The odds of which battle?"),
        ("o a1", "There is nobody there to fight."),
        ("l", "is the first player"),
        ("lang xx", "There is no language “xx”"),
        ("lang pl", "wybierz frakcję"),
    ],
)
def test_whatever_is_typed_gets_a_clear_reply_and_changes_nothing(
    typed: str, told: str, command: Command, data: Path
) -> None:
    code, out, err = command(*GAME, "--seed", "7", "--lang", "en", typed=f"{typed}\nq\n")

    assert (0, "") == (code, err)
    assert told in out.split(PROMPT, 1)[1]
    assert [] == json.loads(saved(data).read_text("utf-8"))["segments"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_there_in_every_language(lang: str, command: Command, data: Path) -> None:
    _, out, _ = command(*GAME, "--lang", lang, typed="?\nq\n")

    words = Words(lang)
    for name in ("help-map", "help-town", "help-odds", "help-card", "help-rules", "goal", "signs"):
        told = words.catalogue.say(f"heroes-cli-{name}")
        assert told.split()[:4] == out[out.index(told[:12]) :].split()[:4]


def test_a_number_out_of_range_is_refused_with_the_range(command: Command, data: Path) -> None:
    _, out, _ = command("play", "heroes", "--lang", "en", typed="1\n2\n1\n1\n1\ngreedy\nAnn\nq\n")

    assert "There is no answer 1: type a number from 2 to 4." in out


def test_options_are_asked_for_or_named(command: Command, data: Path) -> None:
    command("play", "heroes", "--lang", "en", "--bots", "random", typed="3\n2\n1\n2\n2\n1\nq\n")
    asked = json.loads(saved(data).read_text("utf-8"))
    saved(data).unlink()
    command("play", "heroes", "--quick", "--seats", "3", "--option", "length=long", "--option", "octagon", typed="q\n")
    named = json.loads(saved(data).read_text("utf-8"))

    assert {"length": "medium", "random-factions": True} == {name: one for name, one in asked["options"].items() if one}
    assert 3 == asked["seats"]
    assert {"length": "long", "octagon": True} == {name: one for name, one in named["options"].items() if one}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--seats", "5"), "5"),
        (("--option", "medium", "--option", "long"), "length"),
        (("--option", "octagon"), "MMH-RUL-121"),
        (("--option", "dragons"), "dragons"),
        (("--option", "beginner"), "length=short|medium|long, random-factions"),
        (("--option", "length=endless"), "short, medium, long"),
        (("--option", "length"), "short, medium, long"),
        (("--option", "length=long", "--option", "length=short"), "length"),
        (("--bots", "cheater"), "cheater"),
    ],
)
def test_impossible_games_are_refused(words: tuple[str, ...], told: str, command: Command, data: Path) -> None:
    code, out, err = command("play", "heroes", "--quick", *words)

    assert (2, "") == (code, out)
    assert told in err
    assert not (data / "interregnum").exists()


def test_bots_can_be_watched(command: Command, data: Path) -> None:
    code, out, _ = command("play", "heroes", "--quick", "--people", "0", "--bots", "random", "--seed", "3")

    assert 0 == code
    assert "── Result" in out


# --- in a pseudo-terminal


def asked(table: Terminal, shown: str) -> str:
    """Turn the pages of a screen that is not high enough, up to its question."""
    while MORE in shown:
        shown = table.answer("", PROMPT, READY, MORE)
    return shown


@pytest.mark.parametrize("height", [24, long(48)])
def test_nothing_of_one_person_is_left_when_the_other_looks(height: int, terminal: Open, tmp_path: Path) -> None:
    path = tmp_path / "two.json"
    with_secrets(path)
    table = terminal("play", "--resume", str(path), height=height)
    shown = table.until(READY)
    for _ in range(2):
        seat = 0 if "Ann, press" in shown else 1
        mine = secrets(path, seat)
        assert mine
        first = len(table.raw)
        asked(table, table.answer("", PROMPT, MORE))
        asked(table, table.answer("m", MORE))
        asked(table, table.answer(f"c {min(mine)}", PROMPT, MORE))
        asked(table, table.answer("l", MORE))
        assert all(name in " ".join(table.raw[first:].split()) for name in mine)
        shown = asked(table, table.answer("3", PROMPT, READY, MORE))  # pass with the first card
        assert READY in shown
        everything = shown + "\n".join(table.model.scrollback)
        assert [] == [name for name in mine if name in everything]
    table.type("q\n")
    assert 0 == table.end()
    assert [] == [name for seat in (0, 1) for name in secrets(path, seat) if name in table.model.text()]


@pytest.mark.parametrize(
    ("lang", "width", "height"), [long(("en", 120, 45)), ("pl", 60, 40), long(("uk", 140, 30)), long(("en", 80, 24))]
)
def test_a_whole_game_in_a_terminal(lang: str, width: int, height: int, terminal: Open) -> None:
    words = Words(lang)
    prompt, more, result = words.ui("cli-prompt"), words.ui("cli-enter"), words.ui("result")
    table = terminal("play", "heroes", "--quick", "--lang", lang, "--seed", "2", width=width, height=height)
    gone = words.ui("cli-number-gone", n="1")
    shown = table.until(more)
    while result not in shown:
        answer = "" if more in shown else "done" if gone in shown else "1"
        shown = table.answer(answer, prompt, more, f"── {result}")
    table.until(words.ui("cli-explain-ask"))
    table.type("\n")

    assert 0 == table.end()
    assert words.ui("cli-seed", seed="").strip() in table.model.text()


def test_without_colour_nothing_is_styled_and_seats_stay_letters(terminal: Open) -> None:
    table = terminal("play", "heroes", "--quick", "--lang", "en", "--seed", "7", "--no-color", width=120, height=45)
    table.until(MORE)
    table.answer("", PROMPT)
    for _ in range(3):
        shown = table.answer("1", PROMPT)

    assert not STYLE.search(table.raw)
    assert "⌂A" in shown
    assert "⌂B" in shown


def test_with_colour_letters_stay(terminal: Open) -> None:
    table = terminal("play", "heroes", "--quick", "--lang", "en", "--seed", "7", width=120, height=45)
    table.until(MORE)
    table.answer("", PROMPT)
    for _ in range(3):
        shown = table.answer("1", PROMPT)

    assert STYLE.search(table.raw)
    assert "⌂A" in shown


# --- looking things up


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_is_shown(lang: str, command: Command) -> None:
    code, out, _ = command("cards", "heroes", "--lang", lang)
    words = HeroesWords(lang)

    assert 0 == code
    assert [] == [key for kind in words.cards.facts.values() for key in kind if f"; {key})" not in out]


def test_things_can_be_chosen(command: Command) -> None:
    units = json.loads(command("cards", "heroes", "--kind", "unit", "--faction", "haven", "--json", "--lang", "pl")[1])
    (kappas,) = json.loads(command("cards", "heroes", "kappas-1", "--json")[1])

    assert ["crossbowmen", "priestesses", "griffins", "seraphs"] == [one["id"] for one in units]
    assert "Gryfy" == units[2]["name"]
    assert {"kind", "id", "name", "lang", "head", "rules", "back"} == set(kappas)
    assert kappas["back"]
    assert "(skill; heroism)" in command("cards", "heroes", "--search", "heroism", "--lang", "en")[1]
    assert 1 == command("cards", "heroes", "--search", "xyzzy")[0]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("cards", "heroes", "--kind", "dragon"), "dragon"),
        (("cards", "heroes", "--faction", "undead"), "haven"),
        (("cards", "heroes", "griffin"), "Perhaps: griffins"),
        (("cards", "--kind", "unit"), "unit"),
        (("rules", "MMH-NO"), "There is no rule “MMH-NO”"),
    ],
)
def test_what_is_not_in_the_box_is_refused(words: tuple[str, ...], told: str, command: Command) -> None:
    code, out, err = command(*words, "--lang", "en")

    assert (2, "") == (code, out)
    assert told in err


def test_rules_of_both_games_are_found(command: Command) -> None:
    chapters = command("rules")[1]
    ids = {rule["id"].split("-")[0] for rule in json.loads(command("rules", "--json")[1])}

    assert "── Hidden Leaders" in chapters
    assert "── Might & Magic Heroes" in chapters
    assert {"HL", "MMH"} == ids
    assert ["MMH-MOVE-02"] == [rule["id"] for rule in json.loads(command("rules", "mmh-move-02", "--json")[1])]
    assert all(rule["id"].startswith("MMH-") for rule in json.loads(command("rules", "heroes", "--json")[1]))
