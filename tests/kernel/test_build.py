"""Which build the tests run on: pure Python, or kernel and games compiled."""

from __future__ import annotations

import os
from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src"
FOLDERS = ("interregnum/kernel", "interregnum/games")


def modules() -> list[str]:
    """The dotted names of the modules that mypyc compiles."""
    paths = [path for folder in FOLDERS for path in (SOURCES / folder).rglob("*.py") if path.name != "__init__.py"]
    return sorted(".".join(path.relative_to(SOURCES).with_suffix("").parts) for path in paths)


def build_of(module: str) -> str:
    """Whether a module would be loaded compiled or not."""
    spec = find_spec(module)
    assert spec is not None, module
    return "native" if isinstance(spec.loader, ExtensionFileLoader) else "pure"


def test_kernel_and_games_are_of_the_build_that_is_tested() -> None:
    expected = os.environ.get("INTERREGNUM_EXPECT", "pure")

    assert dict.fromkeys(modules(), expected) == {module: build_of(module) for module in modules()}
