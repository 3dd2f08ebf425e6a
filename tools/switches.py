"""Measure what the switches of Heroes change: the same games of greedy bots with and without each of them.

python tools/switches.py --games 100 --seed 1
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt

from interregnum import Match, new
from interregnum.games.heroes.engine import events as e
from interregnum.kernel.dice import seed_from_int, seed_of_game
from interregnum.kernel.journal import Event
from interregnum.lab.shares import Z95, Share

SWITCHES = ("alternate-ties", "army-elite-die", "upgrade-anywhere")


@dataclass(frozen=True)
class Played:
    """One finished game."""

    match: Match
    events: list[Event]

    def count(self, *kinds: type[Event]) -> int:
        return sum(isinstance(one, kinds) for one in self.events)


def played(seed: bytes, options: dict[str, object]) -> Played:
    match = new("heroes", 2, {"random-factions": True, **options}, seed)
    bots = [match.bot("greedy", seat) for seat in range(2)]
    while (question := match.question) is not None:
        match.answer(bots[question.seat].answer(match.view(question.seat), question))
    journal = match.state.journal
    assert journal is not None
    return Played(match, journal.events)


def figure(game: Played, name: str) -> float:
    """A figure of the result; of a list the sum."""
    found = game.match.result[name]
    return sum(found) if isinstance(found, list) else float(str(found))


def elite_attacks(game: Played) -> tuple[int, int]:
    attacks = [one for one in game.events if isinstance(one, e.Attacked)]
    return sum(one.elite == 1 for one in attacks), len(attacks)


def duels_of_attackers(game: Played) -> tuple[int, int]:
    """How many duels the hero won who began them."""
    won, began, duels = 0, -1, 0
    for one in game.events:
        if isinstance(one, e.DuelBegan):
            began, duels = one.hero, duels + 1
        elif isinstance(one, e.DuelWon):
            won += one.hero == began
    return won, duels


def share(games: list[Played], count: Callable[[Played], tuple[int, int]]) -> str:
    rows = [count(one) for one in games]
    return Share(sum(row[0] for row in rows), sum(row[1] for row in rows)).text()


def mean(games: list[Played], value: Callable[[Played], float]) -> str:
    """The mean, and how far off it may be (95 %)."""
    found = [value(one) for one in games]
    middle = sum(found) / len(found)
    spread = sum((one - middle) ** 2 for one in found) / max(len(found) - 1, 1)
    return f"{middle:.1f} ± {Z95 * sqrt(spread / len(found)):.1f}"


def row(games: list[Played]) -> list[str]:
    return [
        mean(games, lambda one: figure(one, "rounds")),
        mean(games, lambda one: figure(one, "power")),
        share(games, lambda one: (int(one.match.result["reason"] == "domination"), 1)),
        share(games, lambda one: (one.count(e.BattleWon), one.count(e.BattleWon, e.BattleLost))),
        mean(games, lambda one: one.count(e.DuelBegan)),
        share(games, duels_of_attackers),
        share(games, elite_attacks),
        mean(games, lambda one: one.count(e.Upgraded)),
    ]


HEAD = ("rounds", "Power of both", "domination", "encounters won", "duels", "won by the attacker",
        "attacks with the elite die", "upgrades")  # fmt: skip


def main(words: list[str]) -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=100, help="of each kind")
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args(words)
    seeds = [seed_of_game(seed_from_int(given.seed), number) for number in range(given.games)]
    told = {}
    for name in ("", *SWITCHES):
        told[name or "none"] = row([played(seed, {name: True} if name else {}) for seed in seeds])
        print(f"{name or 'none'}: {given.games} games", file=sys.stderr, flush=True)
    print("| a game with | " + " | ".join(told) + " |")
    print("| --- " * (len(told) + 1) + "|")
    for number, what in enumerate(HEAD):
        print(f"| {what} | " + " | ".join(column[number] for column in told.values()) + " |")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
