"""Write how even a game is when bots play it, and what of its box they use.

python tools/balance.py heroes --bot marshal --games 1000 --by scout,ranger,captain,strategist docs/balance.md
python tools/balance.py heroes --bot greedy --games 200 --option length=long --option artifact-sets long.md
python tools/balance.py hidden-leaders --bot counsellor --seats 4 --games 1000 docs/balance-hidden-leaders.md
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from interregnum import bots, game
from interregnum.cli.given import options
from interregnum.games.heroes.lab.balance import USED, Balance, games
from interregnum.games.hidden_leaders.lab import balance as leaders
from interregnum.kernel.dice import seed_from_int
from interregnum.kernel.errors import InterregnumError
from interregnum.kernel.options import Chosen
from interregnum.lab.bench import build
from interregnum.lab.shares import Share
from interregnum.words.words import Words

One = TypeVar("One")
BAND = 0.05  # around its fair share a faction or seat is even
RARE = 0.01  # of games: what occurs in fewer is hardly in the game
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")

CAVEATS = (
    "The figures are those of one kind of player: what is strong in ways that the bot does not see looks weaker here",
    "than it is.",
)


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    return ["| " + " | ".join(row) + " |" for row in [head, ["---"] * len(head), *rows]] + [""]


def shares(what: str, found: dict[str, Share]) -> list[str]:
    rows = [[name, str(share.of), share.text()] for name, share in found.items()]
    return table([what, "games", "won (95 % interval)"], rows)


def verdict(what: str, found: dict[str, Share], fair: float = 0.5) -> str:
    """Which of them are surely, and which perhaps, outside the band."""
    low, high = fair - BAND, fair + BAND
    out = [f"{name} ({share.text()})" for name, share in found.items() if not low <= share.value <= high]
    sure = [name for name, share in found.items() if share.interval[0] > high or share.interval[1] < low]
    band = f"{100 * fair:.0f} ± {100 * BAND:.0f} points"
    if not out:
        return f"- Every {what} is within {band}."
    return f"- Outside {band} by {what}: {'; '.join(out)}. Surely so: {', '.join(sure) or 'none'}."


def by_place(found: dict[str, Share]) -> dict[str, Share]:
    return {PLACES[int(name)]: share for name, share in found.items()}


def report(balance: Balance, asked: argparse.Namespace, others: dict[str, Balance]) -> list[str]:
    total = len(balance.games)
    reasons = Counter(one.reason for one in balance.games)
    rounds = sum(one.rounds for one in balance.games) / total
    decisions = sum(one.decisions for one in balance.games) / total
    factions, places, heroes = balance.wins("faction"), balance.wins("place"), balance.wins("hero")
    places = by_place(places)
    lines = [
        "# Balance of Heroes",
        "",
        f"{total} games between two bots `{asked.bot}`, factions at random, seed {asked.seed}; "
        f"options: {', '.join(asked.option) or 'none'}.",
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
    lines += power_lines(balance, list(factions)) + building_lines(balance)
    return lines + used_lines({asked.bot: balance, **others})


def used_lines(found: dict[str, Balance]) -> list[str]:
    """What of the box occurs in games, by who plays them."""
    heroes = game("heroes")
    rows, rare = [], []
    for bot, balance in found.items():
        used = {kind: balance.used(heroes, kind) for kind in USED}
        counts = [f"{sum(share.hits > 0 for share in one.values())} of {len(one)}" for one in used.values()]
        rows.append([bot, str(len(balance.games)), *counts])
        for kind, one in used.items():
            names = [name for name, share in one.items() if share.value < RARE]
            rare.append(f"- `{bot}`, {kind}: {', '.join(names) or 'none'}.")
    return [
        "## What is used",
        "",
        *table(["bot", "games", *[f"{kind}s" for kind in USED]], rows),
        "In fewer than one game in a hundred:",
        "",
        *rare,
    ]


def leaders_report(
    balance: leaders.Balance, asked: argparse.Namespace, others: dict[str, leaders.Balance]
) -> list[str]:
    box = game("hidden-leaders").box
    total, fair = len(balance.games), 1 / asked.seats
    factions, places = balance.factions(), by_place(balance.places())
    cards = balance.cards([box.ids[card] for card in box.in_play[0]])
    turns = sum(one.turns for one in balance.games) / total
    unplayed = [name for name, met, _ in cards if not met.hits]
    rows = [[name, f"{100 * met.value:.0f} %", won.text()] for name, met, won in cards]
    by = [
        [bot, str(len(one.games)), *[f"{100 * share.value:.0f} %" for share in one.factions().values()]]
        for bot, one in {asked.bot: balance, **others}.items()
    ]
    return [
        "# Balance of Hidden Leaders",
        "",
        f"{total} games between {asked.seats} bots `{asked.bot}`, seed {asked.seed}; "
        f"options: {', '.join(asked.option) or 'none'}. Written by `tools/balance.py`.",
        "",
        "## What it says",
        "",
        verdict("faction", factions, 1 / len(factions)),
        verdict("seat", places, fair),
        verdict("leader", balance.leaders(), fair),
        f"- {turns:.1f} turns a game; won by nobody: {total - len(balance.decided)}.",
        f"- Cards that nobody played in any game: {', '.join(unplayed) or 'none'}.",
        "",
        *CAVEATS,
        "",
        "## Factions that took the throne",
        "",
        *shares("faction", factions),
        *table(["bot", "games", *factions], by),
        "## Leaders",
        "",
        *shares("leader", balance.leaders()),
        "## Turn order",
        "",
        *shares("seat", places),
        "## Cards, by how often whoever played one won",
        "",
        *table(["card", "played in", "won (95 % interval)"], rows),
    ]


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


def many(asked: argparse.Namespace, bot: str, number: int, chosen: Chosen) -> Balance:
    """Games of Heroes."""
    balance, seed = Balance(), seed_from_int(asked.seed)
    for one in told(games(game("heroes"), 2, bot, number, seed, chosen), bot):
        balance.add(one)
    return balance


def many_leaders(asked: argparse.Namespace, bot: str, number: int, chosen: Chosen) -> leaders.Balance:
    """Games of Hidden Leaders."""
    balance, seed = leaders.Balance(), seed_from_int(asked.seed)
    for one in told(leaders.games(game("hidden-leaders"), asked.seats, bot, number, seed, chosen), bot):
        balance.add(one)
    return balance


def told(played: Iterator[One], bot: str) -> Iterator[One]:
    """The same games, counted aloud."""
    for number, one in enumerate(played, 1):
        yield one
        if number % 100 == 0:
            print(f"{number} games of {bot}, {build()} build", file=sys.stderr, flush=True)


def main(words: list[str]) -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game", choices=["heroes", "hidden-leaders"])
    reader.add_argument("file", type=Path)
    reader.add_argument("--games", type=int, default=2000)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--seats", type=int, default=2, help="of Hidden Leaders; Heroes is played by two")
    reader.add_argument("--bot", default="greedy")
    reader.add_argument("--by", default="", help="further bots, for what they use")
    reader.add_argument("--by-games", type=int, default=100)
    reader.add_argument("--option", action="append", default=[], help="octagon, octagon=off or length=medium")
    asked = reader.parse_args(words)
    others = [name for name in asked.by.split(",") if name]
    try:
        chosen = options(asked.option)
        game(asked.game).check(asked.seats, chosen)
        for name in (asked.bot, *others):
            bots.check(name, game(asked.game))
    except InterregnumError as error:
        reader.error(Words("en").error_text(error))
    if asked.game == "heroes":
        lines = report(
            many(asked, asked.bot, asked.games, chosen),
            asked,
            {name: many(asked, name, asked.by_games, chosen) for name in others},
        )
    else:
        lines = leaders_report(
            many_leaders(asked, asked.bot, asked.games, chosen),
            asked,
            {name: many_leaders(asked, name, asked.by_games, chosen) for name in others},
        )
    asked.file.write_text("\n".join(lines).rstrip() + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
