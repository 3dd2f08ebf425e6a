"""Writes the sample frames and the card books of the gallery: real games of bots, in three languages.

Run from the root of the checkout: python web/src/games/hidden-leaders/gallery/samples.py
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[5]))
from tools.samples import Reel, Scene, story, write, write_samples

from interregnum.kernel.ids import WATCHER

GAME = "hidden-leaders"
FOLDER = Path(__file__).parent / "samples"
OPTIONS: dict[str, bool | str] = {"extras": True, "queens": True}
SCENES = (
    Scene("setup", 2, 1, "setup"),
    Scene("two", 2, 2, "act", 14),
    Scene("three", 3, 3, "draw", 10),
    Scene("move", 4, 4, "move", 12),
    Scene("bury", 4, 5, "bury", 10),
    Scene("six", 6, 6, "act", 20),
    Scene("hide", 5, 7, "place", 8),
    Scene("watch", 6, 8, "act", 18, WATCHER),
    Scene("over", 4, 9, ""),
)


def main() -> None:
    write_samples(GAME, FOLDER, SCENES, OPTIONS)
    write(FOLDER, "story.json", story(Reel(GAME, 3, 11, OPTIONS), "act", 4, 40))


if __name__ == "__main__":
    main()
