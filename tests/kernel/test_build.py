"""Which build the tests run on: pure Python, or kernel and games compiled."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def modules(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The dotted names of the modules that the build compiles."""
    monkeypatch.syspath_prepend(str(ROOT))
    recipe = import_module("setup")
    sys.modules.pop("setup")
    return [".".join(Path(name).relative_to("src").with_suffix("").parts) for name in recipe.modules()]


def build_of(module: str) -> str:
    """Whether a module would be loaded compiled or not."""
    spec = find_spec(module)
    assert spec is not None, module
    return "native" if isinstance(spec.loader, ExtensionFileLoader) else "pure"


def test_kernel_and_games_are_of_the_build_that_is_tested(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = os.environ.get("INTERREGNUM_EXPECT", "pure")
    found = modules(monkeypatch)

    assert "interregnum.games.heroes.engine.battle.attacking" in found
    assert dict.fromkeys(found, expected) == {module: build_of(module) for module in found}
