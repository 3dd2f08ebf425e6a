"""A message belongs to the house or to one game, and its name says to which."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.samples import one_in

from interregnum.registry import PACKAGES
from interregnum.words.catalogue import LANGUAGES, sources

NAMING = ("names.ftl", "table.ftl")  # where a game names its things, if it has such files; its options are named by ids
ORDINARY = {"Port", "Порт", "Number", "Gather"}  # ports of a machine, numbers and gathering are no game's own


class Texts(Visitor):
    """The texts of a message, in all its variants."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value.strip())

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.found.append(node.value.strip())


def entries(folder: Traversable) -> list[tuple[str, ast.Message]]:
    """The messages in the Fluent files of a folder, each with the name of its file."""
    found = [(name, entry) for name, text in sources(folder).items() for entry in FluentParser().parse(text).body]
    return [(name, entry) for name, entry in found if isinstance(entry, ast.Message)]


def messages(folder: Traversable) -> list[str]:
    return [entry.id.name for _, entry in entries(folder)]


def texts(message: ast.Message) -> list[str]:
    found = Texts()
    found.visit(message)
    return found.found


def house(lang: str) -> Traversable:
    return files("interregnum.words").joinpath(lang)


def of_the_house(lang: str) -> list[str]:
    return messages(house(lang))


def terms(game: str, lang: str) -> set[str]:
    """What a game and its things and options are called; a name with gaps in it is no term."""
    named = re.compile(f"{game}-(name|option-.+)")
    own = entries(PACKAGES[game].folder(f"words/{lang}"))
    found = [texts(entry) for name, entry in own if name in NAMING or named.fullmatch(entry.id.name)]
    return {one for names in found if len(names) == 1 for one in names if re.search(r"\w{3}", one)} - ORDINARY


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", PACKAGES)
def test_every_message_of_a_game_begins_with_its_id(game: str, lang: str) -> None:
    found = messages(PACKAGES[game].folder(f"words/{lang}"))

    assert len(found) > 10
    assert [] == [one for one in found if not one.startswith(f"{game}-")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_of_the_house_begins_like_one_of_a_game(lang: str) -> None:
    assert [] == [one for one in of_the_house(lang) if one.startswith(tuple(f"{game}-" for game in PACKAGES))]


def test_no_game_could_speak_for_another() -> None:
    """One whose id begins like another's would have its messages among the other's."""
    assert [] == [(one, other) for one in PACKAGES for other in PACKAGES if other.startswith(f"{one}-")]


@pytest.mark.parametrize(("game", "lang"), one_in(4, product(PACKAGES, LANGUAGES)))
def test_the_house_calls_nothing_by_its_name_in_one_game(game: str, lang: str) -> None:
    known = terms(game, lang)
    own = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(known)))})(?!\w)")
    said = {entry.id.name: own.findall(" ".join(texts(entry))) for _, entry in entries(house(lang))}

    assert len(known) > 2
    assert {} == {name: found for name, found in said.items() if found}
