"""The server of the browser tests: a test is dealt the same games whenever it runs, whatever ran before it.

A word in a file says which games; `python -m tests.browser.dealt FILE serve ...` is otherwise the command of all.
"""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack
from hashlib import blake2b
from itertools import count
from pathlib import Path
from unittest.mock import patch

from interregnum.cli import main
from interregnum.server import pages
from interregnum.server.world import World

# A driven Firefox runs what a test asks of it inside the page, by `eval`; Chromium is held to the policy as it is.
DRIVEN = pages.POLICY.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'")


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
    with ExitStack() as patched:
        patched.enter_context(patch.object(World, "seed", lambda world: deals.seed()))
        if os.environ.get("INTERREGNUM_FIREFOX"):
            patched.enter_context(patch.object(pages, "POLICY", DRIVEN))
        main()
