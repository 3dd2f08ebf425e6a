"""Write docs/balance.md: how even Heroes is when greedy bots play it.

python tools/balance.py --games 2000 --seed 1 docs/balance.md
python tools/balance.py --games 200 --option length=long --option artifact-sets long.md
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from interregnum import game
from interregnum.cli.given import options
from interregnum.games.heroes.lab.balance import Balance, games
from interregnum.kernel.dice import seed_from_int
from interregnum.kernel.errors import InterregnumError
from interregnum.lab.bench import build
from interregnum.lab.shares import Share
from interregnum.words.words import Words

EVEN = (0.45, 0.55)  # a faction or seat is even within these, at tables of two

CAVEATS = (
    "The figures are those of one kind of player. A faction or hero whose strength lies in what the bot does badly",
    "(scrolls, flight, positions between turns) looks weaker here than it is; mages suffer most from that.",
    "",
    "## What was changed",
    "",
    "Nothing of the content. As long as the bot began with the same hero of a faction always, Sanctuary won 42.2 %",
    "and Stronghold 56.1 % of 2,000 games; it had chosen the weaker of two good heroes for Sanctuary and the best of",
    "all for Stronghold. Now it begins with any of the three, as people do, and what is left is within the band.",
)


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    return ["| " + " | ".join(row) + " |" for row in [head, ["---"] * len(head), *rows]] + [""]


def shares(what: str, found: dict[str, Share]) -> list[str]:
    rows = [[name, str(share.of), share.text()] for name, share in found.items()]
    return table([what, "games", "won (95 % interval)"], rows)


def verdict(what: str, found: dict[str, Share]) -> str:
    """Which of them are surely, and which perhaps, outside the band."""
    low, high = EVEN
    out = [f"{name} ({share.text()})" for name, share in found.items() if not low <= share.value <= high]
    sure = [name for name, share in found.items() if share.interval[0] > high or share.interval[1] < low]
    if not out:
        return f"- Every {what} is within 50 ± 5 points."
    return f"- Outside 50 ± 5 points by {what}: {'; '.join(out)}. Surely so: {', '.join(sure) or 'none'}."


def report(balance: Balance, seed: int, named: list[str]) -> list[str]:
    total = len(balance.games)
    reasons = Counter(one.reason for one in balance.games)
    rounds = sum(one.rounds for one in balance.games) / total
    decisions = sum(one.decisions for one in balance.games) / total
    factions, places, heroes = balance.wins("faction"), balance.wins("place"), balance.wins("hero")
    places = {("first", "second", "third", "fourth")[int(name)]: share for name, share in places.items()}
    lines = [
        "# Balance of Heroes",
        "",
        f"{total} games between two greedy bots, factions at random, seed {seed}; "
        f"options: {', '.join(named) or 'none'}.",
        "No two players have the same faction, so there are no mirror matches. Written by `tools/balance.py`.",
        "",
        "## What it says",
        "",
        verdict("faction", factions),
        verdict("seat", places),
        leaning(heroes),
        f"- {rounds:.1f} rounds and {decisions:.0f} decisions a game; "
        + ", ".join(f"{reason}: {Share(count, total).text()}" for reason, count in reasons.most_common())
        + f"; won by nobody alone: {total - len(balance.decided)}.",
        "",
        *CAVEATS,
        "",
        "## Factions",
        "",
        *shares("faction", factions),
        *table(
            ["won against", *factions],
            [[one, *[percent(balance, one, other) for other in factions]] for one in factions],
        ),
        "## Turn order of the first round",
        "",
        *shares("seat", places),
        "## Starting heroes",
        "",
        *shares("hero", heroes),
    ]
    return lines + power_lines(balance, list(factions)) + building_lines(balance)


def leaning(heroes: dict[str, Share]) -> str:
    """How those who begin with a fighter do, and those who begin with a mage."""
    box = game("heroes").box
    fighters, mages = Share(0, 0), Share(0, 0)
    for name, share in heroes.items():
        hero = box.hero_ids.index(name)
        if box.hero_magic[hero] > box.hero_strength[hero]:
            mages = Share(mages.hits + share.hits, mages.of + share.of)
        else:
            fighters = Share(fighters.hits + share.hits, fighters.of + share.of)
    return f"- Starting heroes with more Strength than Magic won {fighters.text()}, the others {mages.text()}."


def percent(balance: Balance, one: str, other: str) -> str:
    share = balance.pairs().get((one, other))
    return "-" if share is None else f"{100 * share.value:.0f} % of {share.of}"


def power_lines(balance: Balance, factions: list[str]) -> list[str]:
    names = list(balance.sources())
    rows = []
    for faction in ["", *factions]:
        means = balance.sources(faction)
        rows.append([faction or "all", *[f"{means[name]:.2f}" for name in names], f"{sum(means.values()):.2f}"])
    lines = ["## Power of a seat at the end", "", *table(["faction", *names, "all"], rows)]
    rows = []
    for faction in ["", *factions]:
        row = [faction or "all"]
        for mean, share in balance.battles(faction).values():
            row.append(f"{mean:.2f} ({100 * share.value:.0f} % of battles)")
        seats = balance.seats(faction)
        row += [
            f"{sum(one.duels for one in seats) / len(seats):.2f}",
            f"{sum(one.heroes for one in seats) / len(seats):.2f}",
        ]
        rows.append(row)
    head = ["faction", *balance.battles(), "duels won", "heroes"]
    return [*lines, "## Encounters beaten by a seat in a game", "", *table(head, rows)]


def building_lines(balance: Balance) -> list[str]:
    rows = [
        [name, f"{100 * raised.value:.0f} %", f"{place:.1f}", won.text()]
        for name, raised, place, won in balance.buildings()
    ]
    return [
        "## Buildings, in the order in which they are raised",
        "",
        *table(["building", "raised", "as number", "its owners won"], rows),
    ]


def main(words: list[str]) -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("file", type=Path)
    reader.add_argument("--games", type=int, default=2000)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--bot", default="greedy")
    reader.add_argument("--option", action="append", default=[], help="octagon, octagon=off or length=medium")
    given = reader.parse_args(words)
    try:
        chosen = options(given.option)
        game("heroes").check(2, chosen)
    except InterregnumError as error:
        reader.error(Words("en").error_text(error))
    balance = Balance()
    for number, one in enumerate(
        games(game("heroes"), 2, given.bot, given.games, seed_from_int(given.seed), chosen), 1
    ):
        balance.add(one)
        if number % 100 == 0:
            print(f"{number} games, {build()} build", file=sys.stderr, flush=True)
    given.file.write_text("\n".join(report(balance, given.seed, given.option)).rstrip() + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
