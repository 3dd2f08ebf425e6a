"""Games from elsewhere that cannot be played: each is left out with one warning, and nobody else misses anything."""

from __future__ import annotations

import asyncio
import warnings
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from interregnum.bots import roster
from interregnum.cli import app, completion, screens
from interregnum.cli.bench import extras as measured
from interregnum.cli.shelf import shelf
from interregnum.lab import figures, fuzz
from interregnum.lab.ledger import ledger
from interregnum.match import new
from interregnum.package import GamePackage, LeftOut
from interregnum.registry import GROUP, PACKAGES, Broken, brought_by, found, from_each, game, look_over
from interregnum.server import routes, words
from interregnum.wire.adapters import adapter, kinds_of_all
from interregnum.words.catalogue import Catalogue, UnknownLanguage, guests
from interregnum.words.speaker import speaker

OURS = ["hidden-leaders", "heroes"]
WHOLE = dict(game="rules:Game", speaker="rules:Speaker", adapter="rules:Adapter")
WIRE = """
from msgspec import Struct

class GuestView(Struct, tag="guest", tag_field="game"): ...
class GuestBook(Struct, tag="guest", tag_field="game"): ...
class GuestRolled(Struct, tag="guest-rolled", tag_field="event"): ...
class Adapter:
    view_type, book_type, event_types = GuestView, GuestBook, (GuestRolled,)
"""
Guest = Callable[..., GamePackage]


@pytest.fixture
def guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Guest:
    """A game from elsewhere whose parts are in one module."""
    home = f"guest_{tmp_path.name}"
    for lang in ("en", "pl", "uk"):
        (tmp_path / home / "words" / lang).mkdir(parents=True)

    def come(source: str = "", **parts: Any) -> GamePackage:
        (tmp_path / home / "__init__.py").write_text("")
        (tmp_path / home / "rules.py").write_text(source)
        monkeypatch.syspath_prepend(str(tmp_path))
        package = GamePackage("guest", home, **{**WHOLE, "distribution": "guest-game", **parts})
        monkeypatch.setitem(PACKAGES, "guest", package)
        return package

    return come


def missed(told: pytest.WarningsRecorder) -> list[str]:
    """Why the game was left out, told once."""
    (one,) = told
    message = one.message
    assert isinstance(message, LeftOut)
    assert ("guest", "guest-game") == (message.facts["game"], message.facts["distribution"])
    assert OURS == list(PACKAGES)
    return [message.facts["why"]]


# --- manifests


def entry(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GROUP)


MANIFESTS = """
from dataclasses import replace
from interregnum.games.heroes import PACKAGE

GUEST = replace(PACKAGE, id="guest", home=__name__, commands={}, place=-5)
TWIN = replace(GUEST, id="heroes")
ODDS = replace(GUEST, commands={"odds": "rules:odds"})
NONE = {"id": "guest"}
def strange() -> None:
    replace(GUEST, id="no id")
"""
HEROES = "interregnum.games.heroes:PACKAGE"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("NONE", "TypeError: manifests:NONE is a dict and no GamePackage"),
        ("MISSING", "AttributeError: module 'manifests' has no attribute 'MISSING'"),
        ("TWIN", "interregnum.games.heroes:PACKAGE has a game of this id"),
        ("ODDS", "interregnum.games.heroes:PACKAGE has a command odds"),
    ],
)
def test_a_manifest_that_is_none_or_doubles_another_is_left_out(
    name: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "manifests.py").write_text(MANIFESTS)
    monkeypatch.syspath_prepend(str(tmp_path))

    packages, without = found([entry("guest", f"manifests:{name}"), entry("heroes", HEROES)])

    assert ["heroes"] == list(packages)
    assert [(f"manifests:{name}", why)] == [(one.facts["distribution"], one.facts["why"]) for one in without]


def test_ours_stand_before_games_from_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "manifests.py").write_text(MANIFESTS)
    monkeypatch.syspath_prepend(str(tmp_path))

    packages, without = found([entry("guest", "manifests:GUEST"), entry("heroes", HEROES)])

    assert ["heroes", "guest"] == list(packages)
    assert [] == without


@pytest.mark.parametrize("wrong", [{"id": "no id"}, {"id": ""}, {"id": None}, {"place": "first"}])
def test_a_manifest_that_could_not_be_listed_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises((ValueError, TypeError)):
        GamePackage(**{"id": "guest", "home": "guest", **WHOLE, **wrong})


# --- parts that are imported when somebody asks for them


@pytest.mark.parametrize(
    ("ask", "parts"),
    [
        (lambda: game("guest"), {}),
        (lambda: new("guest"), {}),
        (lambda: speaker("guest", "en"), {}),
        (lambda: adapter("guest"), {}),
        (lambda: screens.board_of("guest"), {"board": "rules:Board"}),
        (lambda: shelf("guest", "en", 80), {"shelf": "rules:Shelf"}),
        (lambda: fuzz.course("guest"), {"course": "rules:Course"}),
        (lambda: figures.figures("guest"), {"figures": "rules:Figures"}),
        (lambda: ledger("guest"), {"rules": "GU-"}),
    ],
)
def test_whoever_asks_for_a_part_that_fails_hears_that_there_is_no_such_game(
    ask: Callable[[], object], parts: dict[str, Any], guest: Guest
) -> None:
    guest("raise RuntimeError('no dice\\n here')", **parts)

    with pytest.warns(LeftOut) as told, pytest.raises(Broken, match=r"unknown-game .*games=hidden-leaders, heroes"):
        ask()

    (why,) = missed(told)
    assert "RuntimeError: no dice here" == why or "No such file" in why


def test_an_unknown_language_is_not_the_fault_of_a_game(guest: Guest) -> None:
    guest("raise RuntimeError")

    with pytest.raises(UnknownLanguage):
        speaker("guest", "xx")


def test_an_extra_that_is_not_installed_is_not_the_fault_of_a_game(guest: Guest) -> None:
    guest("raise ModuleNotFoundError('none', name='rich.text')", board="rules:Board")

    with pytest.raises(ModuleNotFoundError):
        screens.board_of("guest")

    assert "guest" in PACKAGES


def test_one_of_ours_that_fails_is_a_bug_and_shows_as_one() -> None:
    with pytest.raises(ZeroDivisionError), brought_by("heroes"):
        raise ZeroDivisionError

    assert OURS == list(PACKAGES)


def test_a_game_whose_rules_call_it_otherwise_is_left_out(guest: Guest) -> None:
    guest("from interregnum.registry import game\nGame = lambda: game('heroes')")

    with pytest.warns(LeftOut) as told, pytest.raises(Broken):
        game("guest")

    assert ["ValueError: its rules say that it is heroes"] == missed(told)


# --- what is asked of all games at once


@pytest.mark.parametrize(
    ("ask", "parts"),
    [
        (lambda: asyncio.run(games_told()), {}),
        (lambda: completion.bots(""), {}),
        (lambda: completion.card_ids(""), {"shelf": "rules:Shelf"}),
        (lambda: completion.rule_ids(""), {"rules": "GU-"}),
        (lambda: app.build([*app.COMMANDS, *app.brought()]), {"commands": {"roll": "rules:roll"}}),
        (lambda: app.build([*app.COMMANDS, *app.brought()]), {"commands": {"play": "rules:play"}}),
        (kinds_of_all, {}),
        (look_over, {}),
    ],
)
def test_the_others_are_there_as_always(ask: Callable[[], Any], parts: dict[str, Any], guest: Guest) -> None:
    wanted = told_of(ask())
    guest("raise RuntimeError('no dice')", **parts)

    with pytest.warns(LeftOut) as told:
        assert wanted == told_of(ask())

    missed(told)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert wanted == told_of(ask())  # and nobody hears of it again


async def games_told() -> object:
    return await routes.games.fn()


def told_of(given: Any) -> object:
    """Something to compare: a program is known by its commands."""
    return [one.name for one in given.registered_commands] if hasattr(given, "registered_commands") else given


def test_words_that_cannot_be_read_are_missed_by_nobody_else(guest: Guest, tmp_path: Path) -> None:
    home = tmp_path / guest(WIRE).home
    (home / "words/pl").rmdir()

    with pytest.warns(LeftOut) as told:
        assert "Interregnum" != Catalogue("pl").say("ui-cli-serve-stop")

    assert "FileNotFoundError" in missed(told)[0]
    assert [] == guests("pl")


def test_a_language_that_a_broken_game_cannot_speak_is_not_tried_again(guest: Guest) -> None:
    guest(WIRE + "def Speaker(lang): raise RuntimeError('dumb')")
    assert ("guest", "en") in words.to_learn()

    with pytest.warns(LeftOut) as told, pytest.raises(Broken):
        words.learn("guest", "en")

    assert ["RuntimeError: dumb"] == missed(told)
    assert {"guest"}.isdisjoint(game for game, _ in words.to_learn())


def test_a_bot_that_cannot_be_imported_costs_its_game_before_anybody_sits_down(guest: Guest) -> None:
    guest(WIRE + "Speaker = None", bots={"clever": "mind:Clever"})

    with pytest.warns(LeftOut) as told:
        look_over()

    assert "ModuleNotFoundError: No module named" in missed(told)[0]


def test_a_game_that_measures_nothing_it_can_import_is_left_out(guest: Guest) -> None:
    guest("raise RuntimeError('no dice')", pace="rules:pace", bots={"clever": "rules:Clever"})
    named: Any = type("Named", (), {"id": "guest"})()

    with pytest.warns(LeftOut), pytest.raises(Broken):
        measured(named)
    assert ("random",) == roster.names(named)


# --- what games send


def test_a_game_that_fits_is_on_the_wire(guest: Guest) -> None:
    guest(WIRE)

    assert ["GuestView"] == [kind.view_type.__name__ for kind in kinds_of_all()[2:]]


@pytest.mark.parametrize(
    ("old", "wrong", "why"),
    [
        ('"guest-rolled"', '"card-moved"', "ValueError: a game before it has these names: card-moved"),
        ("GuestBook", "HeroesBook", "ValueError: a game before it has these names: HeroesBook"),
        (
            'tag="guest", tag_field="game"',
            'tag="heroes", tag_field="game"',
            "ValueError: its view and its book",
        ),
        ('tag="guest-rolled", tag_field="event"', 'tag="guest-rolled"', "TypeError: If a type union"),
        ("(GuestRolled,)", "(GuestRolled, GuestRolled, int)", "AttributeError: type object 'int'"),
    ],
)
def test_a_game_that_sends_what_cannot_be_told_from_another_is_left_out(
    old: str, wrong: str, why: str, guest: Guest
) -> None:
    ours = kinds_of_all()
    guest(WIRE.replace(old, wrong))

    with pytest.warns(LeftOut) as told:
        assert ours == kinds_of_all()

    assert missed(told)[0].startswith(why)


def test_from_each_gives_what_every_game_has() -> None:
    assert OURS == [one.id for one in from_each(game).values()]
