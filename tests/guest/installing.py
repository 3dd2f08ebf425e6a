"""The example of a game from elsewhere, installed as anybody would install it, in a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples/cups"
INSTALL = [sys.executable, "-m", "uv", "pip", "install", "-q", "--offline", "--no-deps", "--no-build-isolation"]


def install(folder: Path) -> Path:
    """Build and install a copy of the example, so that nothing of it stays in the tree; where it is now."""
    shutil.copytree(EXAMPLE, folder / "cups")
    there = folder / "installed"
    subprocess.run([*INSTALL, "--python", sys.executable, "--target", there, folder / "cups"], check=True)
    return there


def with_guest(installed: Path) -> dict[str, str]:
    """The environment of a program that finds the example by its entry point, beside what this one runs on."""
    path = [str(installed), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
