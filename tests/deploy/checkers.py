"""Programs that know the kinds of files in deploy/: used where they are installed, and missed aloud where not."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def checker(name: str) -> str:
    """A program of this machine."""
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"no {name} here: its files are not checked by it")
    return found


def composer() -> list[str]:
    """Compose as a part of Docker, or by itself; neither needs an engine to read a file."""
    docker = shutil.which("docker")
    if docker and subprocess.run([docker, "compose", "version"], capture_output=True).returncode == 0:
        return [docker, "compose"]
    return [checker("docker-compose")]


def told(*words: str, **env: str) -> tuple[int, str]:
    """The exit code of a program, and all that it said."""
    done = subprocess.run(
        words, env={**os.environ, **env}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60
    )
    return done.returncode, done.stdout
