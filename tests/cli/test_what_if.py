"""`play --from`: a finished game is played on from one of its positions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Command

from interregnum.words.catalogue import LANGUAGES

RECORDS = Path(__file__).with_name("records")
LEADERS, HEROES = (str(RECORDS / f"{name}-two-second.json") for name in ("leaders", "heroes"))
BEGUN = str(RECORDS / "leaders-begun-second.json")
QUICK = ("--quick", "--bots", "random", "--lang", "en")


def test_a_person_takes_a_seat_and_plays_on_to_the_end(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "what-if.json"
    words = ("play", "--from", LEADERS, "--answers", "40", "--seat", "B", "--save", str(path), *QUICK)

    code, out, _ = command(*words, typed="1\n" * 3000)

    kept = json.loads(path.read_text("utf-8"))
    assert 0 == code
    assert "What if: this game goes on from a finished one, after 40 answers." in out
    assert (2, ["random", ""]) == (kept["format"], kept["table"]["bots"])
    found = json.loads(command("verify", str(path), "--json")[1])
    assert (True, True, True) == (found["played_on"], found["over"], found["result_checked"])
    assert "The game goes on from a position of another game" in command("verify", str(path))[1]
    assert "after 40 answers" in command("replay", str(path), "--lang", "en")[1]


def test_it_is_left_resumed_and_taken_back_like_any_other_game(command: Command, tmp_path: Path) -> None:
    path = str(tmp_path / "what-if.json")
    begun = command("play", "--from", HEROES, "--answers", "200", "--seat", "a", "--save", path, *QUICK, typed="q\n")

    _, out, _ = command("play", "--resume", path, "--lang", "en", typed="1\nundo\n?\nq\n")

    assert 0 == begun[0]
    assert "1 answer taken back" in out
    assert "What if: this game goes on" in out
    assert 0 == command("verify", path)[0]


def test_what_the_command_line_leaves_open_is_asked_for(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "what-if.json"

    code, out, _ = command(
        "play", "--from", LEADERS, "--bots", "random", "--lang", "en", "--save", str(path), typed="7\n2\n1\n\nq\n"
    )

    assert 0 == code
    assert "After how many answers of that game, 0 to 89?" in out
    assert "Whose seat do you take, 1 to 2?" in out
    kept = json.loads(path.read_text("utf-8"))
    assert (7, ["random", ""]) == (kept["start"]["decisions"], kept["table"]["bots"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--from", BEGUN), "Only a finished game"),
        (("--from", LEADERS, "--answers", "90"), "choose 0 to 89"),
        (("--from", LEADERS, "--answers", "-1"), "choose 0 to 89"),
        (("--from", LEADERS, "--seat", "C"), "C"),
        (("--from", LEADERS, "--seats", "2"), "leave out --seats"),
        (("--from", LEADERS, "--position", "A | B"), "leave out --position"),
        (("heroes", "--from", LEADERS), "leave out GAME"),
        (("--from", "nowhere.json"), "nowhere.json"),
        (("--from", LEADERS, "--resume", BEGUN), "--from"),
        (("--answers", "3"), "together with --from"),
        (("--seat", "B"), "together with --from"),
    ],
)
def test_what_cannot_be_played_on_is_refused(command: Command, words: tuple[str, ...], said: str) -> None:
    code, _, err = command("play", *words, *QUICK[:1], *QUICK[3:])

    assert 2 == code
    assert said in err


def test_a_crafted_start_is_refused_with_its_place(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "what-if.json"
    command("play", "--from", LEADERS, "--answers", "40", "--save", str(path), *QUICK, typed="q\n")
    kept = json.loads(path.read_text("utf-8"))
    kept["start"]["harbor"] = kept["start"]["harbor"][1:]
    path.write_text(json.dumps(kept), "utf-8")

    for line in (["verify"], ["replay"], ["play", "--resume"]):
        code, _, err = command(*line, str(path))

        assert 2 == code
        assert "damaged at “cards”" in err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_says_what_it_is_in_every_language(command: Command, tmp_path: Path, lang: str) -> None:
    path = str(tmp_path / "what-if.json")

    code, out, _ = command(
        "play", "--from", LEADERS, "--answers", "1", "--save", path, "--quick", "--lang", lang, typed="q\n"
    )

    assert 0 == code
    assert {"en": "What if:", "pl": "A co gdyby:", "uk": "А якби:"}[lang] in out
