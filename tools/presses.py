"""Count how often a person presses something in a short game of Heroes for two, who plays as the greedy bot does.

python tools/presses.py --games 20
"""

from __future__ import annotations

import argparse
from collections import Counter

from interregnum.games.heroes.game import standard
from interregnum.games.heroes.lab.presses import Comforts, Presses, play, pressed
from interregnum.kernel.dice import seed_from_int, seed_of_game

WAYS = {
    "with all comforts": Comforts(),
    "battles one by one": Comforts(battles=False),
    "battles by hand": Comforts(deputy=False),
    "without comforts": Comforts(settings=False, deputy=False, unasked=False),
}


def told(way: str, found: list[Presses]) -> str:
    """A line for each way to play: presses on average, and what for."""
    kinds: Counter[str] = Counter()
    for one in found:
        kinds.update(one.kinds)
    parts = ", ".join(f"{count / len(found):.1f} {kind}" for kind, count in kinds.most_common(8))
    return f"{way:>18}: {sum(one.presses for one in found) / len(found):6.1f} presses ({parts})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    seeds = [seed_of_game(seed_from_int(given.seed), number) for number in range(given.games)]
    game = standard()
    played = [answers for seed in seeds for answers in play(game, seed)]
    print(f"{given.games} games, {sum(map(len, played)) / len(played):.1f} answers of a seat")
    for way, comforts in WAYS.items():
        print(told(way, [pressed(answers, comforts) for answers in played]))


if __name__ == "__main__":
    main()
