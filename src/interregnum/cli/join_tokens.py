"""The tokens that hold a person's seats, one for each server, in a file that only its owner reads."""

from __future__ import annotations

import json
from pathlib import Path

from interregnum.cli.store import BadFile, folder
from interregnum.cli.whole_file import OWNER_ONLY, whole_file


def path() -> Path:
    """Beside the saved games."""
    return folder().parent / "tokens.json"


def tokens() -> dict[str, str]:
    """All that are kept, by the address of the server."""
    if not path().exists():
        return {}
    try:
        found = json.loads(path().read_text("utf-8"))
    except OSError as error:
        raise BadFile("unreadable-file", facts={"where": str(path()), "found": error.strerror or str(error)}) from error
    except ValueError as error:
        raise BadFile("unreadable-file", facts={"where": str(path()), "found": "JSON"}) from error
    if not isinstance(found, dict) or not all(isinstance(one, str) for one in found.values()):
        raise BadFile("unreadable-file", facts={"where": str(path()), "found": "JSON"})
    return found


def keep(server: str, token: str) -> None:
    """Remember a token; it is written nowhere else."""
    kept = tokens()
    if not token or kept.get(server) == token:
        return
    text = json.dumps({**kept, server: token}, indent=1) + "\n"
    try:
        path().parent.mkdir(parents=True, exist_ok=True)
        with whole_file(path(), OWNER_ONLY) as file:
            file.write(text)
    except OSError as error:
        raise BadFile("save", facts={"where": str(path()), "found": error.strerror or str(error)}) from error
