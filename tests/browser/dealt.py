"""The server of the browser tests: a test is dealt the same games whenever it runs, whatever ran before it.

A word in a file says which games; `python -m tests.browser.dealt FILE serve ...` is otherwise the command of all.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from itertools import count
from pathlib import Path
from unittest.mock import patch

from interregnum.cli import main
from interregnum.server.world import World


class Deals:
    """Seeds that follow from a word, and from how many were drawn since it was written."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.word = ""
        self.drawn = count()

    def seed(self) -> bytes:
        word = self.file.read_text("utf-8")
        if word != self.word:
            self.word, self.drawn = word, count()
        return blake2b(f"{next(self.drawn)} {word}".encode(), digest_size=32).digest()


if __name__ == "__main__":
    deals = Deals(Path(sys.argv.pop(1)))
    with patch.object(World, "seed", lambda world: deals.seed()):
        main()
