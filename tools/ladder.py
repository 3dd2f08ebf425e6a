"""Write the tables of docs/ladder.md from the duels that were kept beside it.

python tools/ladder.py
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from interregnum.cli.ladder import rows
from interregnum.lab.standings import Standings
from interregnum.registry import GAMES, game

PAGE = Path(__file__).parents[1] / "docs/ladder.md"
TABLE = re.compile(r"(<!-- duels of ([a-z-]+) -->\n).*?(?=\n\n|\Z)", re.DOTALL)


def table(name: str) -> str:
    """All duels of a game, as they stand."""
    return "\n".join(rows(Standings(game(name), PAGE.parent / f"ladder/{name}.json").played))


def renewed(page: str) -> str:
    """The page with its tables as they are now."""
    assert set(GAMES) == {name for _, name in TABLE.findall(page)}, "each game has a table"
    return TABLE.sub(lambda found: found[1] + table(found[2]), page).rstrip("\n") + "\n"


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")
    sys.exit(0)
