"""What is imported is declared, and whoever studies the games needs no package of a screen or a server."""

from __future__ import annotations

import ast
import sys
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tests.house.test_house import PROJECT, ROOT, base, extra, group

from interregnum.extras import extra_of, module_of

SOURCES = ROOT / "src/interregnum"
OURS = {"interregnum", "interregnum_cups", "tests", "tools", "setup", "dev"}
TYPES = {"typing_extensions"}  # every type checker brings it, and nobody else needs it
# All else is the base. A game has rooms of its own with the same names.
ROOMS = {
    "i18n": "terminal",
    "words": "terminal",
    "client": "terminal",
    "terminal": "terminal",
    "cli": "server",  # with the commands of the server, which say what they miss
    "__main__": "server",
    "server": "server",
    "clusters": "lab",  # on a cluster
    "postgres": "scale",  # for many nodes
    "redis": "scale",
}
EXTRAS = ("all", "scale", "lab")
BROUGHT = packages_distributions()
MODULES = sorted(SOURCES.rglob("*.py"))


def extra_for(dotted: str) -> str | None:
    """The extra that a module of ours needs, by the room it lives in."""
    parts = dotted.split(".")
    if parts[1:2] == ["guest"]:  # a game's rooms in one file each
        return ROOMS.get(parts[-1])
    if parts[-1] == "clusters":
        return ROOMS["clusters"]
    if "postgres" in parts or "redis" in parts:
        return ROOMS["postgres"]
    in_game = len(parts) > 3 and SOURCES.joinpath(*parts[1:4]).is_dir()
    return ROOMS.get(parts[3] if in_game and parts[1] == "games" else ".".join(parts[1:2]))


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(SOURCES.parent).with_suffix("").parts).removesuffix(".__init__")


def optional() -> list[Requirement]:
    """What all extras bring."""
    return [need for name in EXTRAS for need in extra(name)]


def declared(needs: list[Requirement]) -> set[str]:
    return {canonicalize_name(need.name) for need in needs}


@cache
def imports(path: Path) -> set[str]:
    """Everything that a file imports, also later, inside of functions: `package.module.name`."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return names


def foreign(path: Path) -> set[str]:
    """The modules of other people that a file imports."""
    return {name.partition(".")[0] for name in imports(path)} - sys.stdlib_module_names - OURS - TYPES


def undeclared(path: Path, needs: list[Requirement]) -> set[str]:
    """What a file imports and none of these packages brings."""
    known = declared(needs)
    return {name for name in foreign(path) if known.isdisjoint(map(canonicalize_name, BROUGHT.get(name, [])))}


def test_every_package_that_the_program_imports_is_declared() -> None:
    needs = [*base(), *optional()]
    wrong = {path.name: undeclared(path, needs) for path in MODULES}

    assert {} == {name: names for name, names in wrong.items() if names}


def test_every_package_that_tests_and_tools_import_is_declared() -> None:
    files = [*sorted((ROOT / "tests").rglob("*.py")), *sorted((ROOT / "tools").glob("*.py")), ROOT / "setup.py"]
    needs = [*base(), *optional(), *group("dev")]
    wrong = {path.name: undeclared(path, needs) for path in files}

    assert {} == {name: names for name, names in wrong.items() if names}


def test_each_room_imports_the_packages_of_its_extra_only() -> None:
    wrong = {}
    for path in MODULES:
        needed = extra_for(dotted(path))
        wrong[path.name] = undeclared(path, [*base(), *(extra(needed) if needed else [])])

    assert {} == {name: names for name, names in wrong.items() if names}


def test_the_base_reaches_no_room_that_needs_an_extra() -> None:
    wrong = {
        dotted(path): {name for name in imports(path) if name.startswith("interregnum.") and extra_for(name)}
        for path in MODULES
        if extra_for(dotted(path)) is None
    }

    assert len(wrong) > 100
    assert {} == {name: names for name, names in wrong.items() if names}


def test_the_base_is_two_or_three_packages_at_most() -> None:
    assert len(base()) <= 3


@pytest.mark.parametrize("name", ["terminal", "server", "scale"])
def test_every_module_of_an_extra_is_found_under_its_name(name: str) -> None:
    own = [Requirement(word) for word in PROJECT["project"]["optional-dependencies"][name]]
    modules = {module_of(need.name) for need in own if need.name != "interregnum"}

    assert modules <= BROUGHT.keys()
    assert {name} == {extra_of(module) for module in modules}
