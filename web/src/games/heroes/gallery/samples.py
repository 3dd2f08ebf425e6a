"""Writes the sample frames and the books of the gallery of Heroes: real games of bots, in three languages.

Run from the root of the checkout: python web/src/games/heroes/gallery/samples.py
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[5]))
from tools.samples import Reel, Scene, story, write, write_samples

from interregnum.kernel.ids import WATCHER

GAME = "heroes"
FOLDER = Path(__file__).parent / "samples"
OPTIONS: dict[str, bool | str] = {"length": "short"}
LONG: dict[str, bool | str] = {"length": "long"}
SCENES = (
    Scene("faction", 2, 1, "faction"),
    Scene("town", 2, 1, "town"),
    Scene("start-hero", 2, 1, "start-hero"),
    Scene("skill", 2, 1, "keep"),
    Scene("part", 2, 1, "part", 3),
    Scene("move", 2, 2, "move", 6),
    Scene("turn", 2, 3, "turn", 14),
    Scene("recruit", 2, 24, "recruit", 45),
    Scene("build", 2, 3, "build", 40),
    Scene("gathered", 3, 4, "gathered", 10),
    Scene("keep", 2, 5, "keep", 8),
    Scene("battle", 2, 5, "reroll", 8),
    Scene("window", 2, 6, "window", 8),
    Scene("wounded", 2, 7, "wounded", 8),
    Scene("octagon", 3, 8, "move", 16, 0, {"length": "medium", "octagon": True}),
    Scene("four", 4, 9, "move", 60, 0, LONG),
    Scene("watch", 4, 10, "move", 40, WATCHER, LONG),
    Scene("over", 2, 11, ""),
)


def main() -> None:
    write_samples(GAME, FOLDER, SCENES, OPTIONS)
    write(FOLDER, "story.json", story(Reel(GAME, 2, 12, OPTIONS), "turn", 8, 60))


if __name__ == "__main__":
    main()
