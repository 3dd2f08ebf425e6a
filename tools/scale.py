"""From what one answer costs to what a million people need: a simulation of one cell, fed by what was measured.

A cell is one PostgreSQL, one Redis and some nodes; tables are spread over cells by their ids, so that cells know
nothing of each other and are simply counted. `python tools/scale.py` prints the table of docs/scale.md; its options
take other figures, as `interregnum load --json` gives them.
"""

from __future__ import annotations

import argparse
import heapq
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from math import ceil
from random import Random

PEOPLE, TABLES = 1_000_000, 250_000
MONTH = 730  # hours
WARM_UP = 0.2  # of the time that is simulated, which does not count


@dataclass(frozen=True)
class Costs:
    """Milliseconds of CPU for one answer of a table with four people, and of waiting."""

    node: float  # at the node that takes it, with the frames of all four
    other: float  # more for each other node at which somebody of the table is
    postgres: float  # where one node has the table
    postgres_other: float  # more for each other node
    redis: float
    flush: float = 2.0  # of the disk of the database; all that wait share the next one
    hop: float = 0.3  # of the network, one way
    gather: float = 15.0  # between two statements of one node


@dataclass(frozen=True)
class Cell:
    """One database and what is around it."""

    nodes: int
    answers: float  # a second
    others: int  # nodes at which people of a table are, beside the first one
    cores: int = 8  # of the database


@dataclass
class Station:
    """Somewhere work is done one after the other, by so many at once."""

    servers: int = 1
    free: list[float] = field(default_factory=list)
    busy: float = 0.0

    def take(self, now: float, cost: float) -> float:
        """When it is done that comes now; whoever comes first is served first."""
        if not self.free:
            self.free = [0.0] * self.servers
        begin = max(now, heapq.heappop(self.free))
        heapq.heappush(self.free, begin + cost)
        self.busy += cost
        return begin + cost


class Simulation:
    """A cell for a while: what happens next is always the earliest of all that is known to come."""

    def __init__(self, cell: Cell, costs: Costs, seed: int = 1) -> None:
        self.cell, self.costs = cell, costs
        self.rng = Random(seed)  # noqa: S311 - nothing is at stake
        self.now = 0.0
        self.numbers = count()
        self.coming: list[tuple[float, int, Callable[[], None]]] = []
        self.nodes = [Station() for _ in range(cell.nodes)]
        self.said = [-1e9] * cell.nodes  # when each node speaks to the database next, or did last
        self.postgres = Station(cell.cores)
        self.redis = Station()
        self.flushing = -1e9  # when the disk begins what it does last
        self.waits: list[tuple[float, float]] = []

    def at(self, moment: float, work: Callable[[], None]) -> None:
        heapq.heappush(self.coming, (moment, next(self.numbers), work))

    def cost(self, mean: float) -> float:
        """Some answers cost several times as much as others."""
        return self.rng.expovariate(1 / mean) if mean > 0 else 0.0

    def run(self, seconds: float) -> None:
        end = 1000 * seconds
        self.at(self.rng.expovariate(self.cell.answers / 1000), self.arrive)
        while self.coming and self.now < end:
            self.now, _, work = heapq.heappop(self.coming)
            work()

    def arrive(self) -> None:
        """Somebody answers, at one of the nodes."""
        self.at(self.now + self.rng.expovariate(self.cell.answers / 1000), self.arrive)
        node = self.rng.randrange(self.cell.nodes)
        start = self.now
        done = self.nodes[node].take(self.now, self.cost(self.costs.node / 2))  # the rules, and what is to be kept
        self.at(done, lambda: self.keep(node, start))

    def keep(self, node: int, start: float) -> None:
        """To the database with whatever else has gathered, and into its log with whatever else waits for the disk."""
        if self.said[node] < self.now:  # else a statement is about to go, and takes this along
            self.said[node] = max(self.now, self.said[node] + self.costs.gather)
        self.at(self.said[node] + self.costs.hop, lambda: self.written(node, start))

    def written(self, node: int, start: float) -> None:
        done = self.postgres.take(self.now, self.cost(self.costs.postgres))
        if self.flushing < done:  # else the disk has not begun yet
            self.flushing = max(done, self.flushing + self.costs.flush)
        self.at(self.flushing + self.costs.flush + self.costs.hop, lambda: self.show(node, start))

    def show(self, node: int, start: float) -> None:
        """Frames for those who are here, and a word to the other nodes."""
        shown = self.nodes[node].take(self.now, self.cost(self.costs.node / 2))
        if not self.cell.others:
            self.waits.append((start, shown - start))
            return
        told = self.redis.take(self.now + self.costs.hop, self.cost(self.costs.redis))
        waiting = [shown]
        rest = self.rng.sample([n for n in range(self.cell.nodes) if n != node], self.cell.others)
        for other in rest:
            self.at(told + self.costs.hop, lambda other=other: self.catch_up(other, start, waiting))  # type: ignore[misc]

    def catch_up(self, node: int, start: float, waiting: list[float]) -> None:
        """Another node reads what it misses, and shows it."""
        read = self.postgres.take(self.now + self.costs.hop, self.cost(self.costs.postgres_other)) + self.costs.hop
        waiting.append(self.nodes[node].take(read, self.cost(self.costs.other)))
        if len(waiting) > self.cell.others:
            self.waits.append((start, max(waiting) - start))

    # --- what came of it

    def share(self, part: float) -> float:
        """Milliseconds within which so many of all answers were shown to everybody."""
        first = WARM_UP * self.now
        found = sorted(wait for start, wait in self.waits if start > first)
        return found[min(int(part * len(found)), len(found) - 1)]

    def load(self, *stations: Station) -> float:
        return sum(one.busy for one in stations) / (self.now * sum(one.servers for one in stations))


@dataclass(frozen=True)
class Plan:
    """How many of everything, if each does so much."""

    pace: float  # seconds between two answers of a table
    others: int
    per_node: float  # answers a second
    nodes_per_cell: int

    @property
    def answers(self) -> float:
        return TABLES / self.pace

    @property
    def nodes(self) -> int:
        return ceil(self.answers / self.per_node)

    @property
    def cells(self) -> int:
        return ceil(self.nodes / self.nodes_per_cell)

    @property
    def hours(self) -> int:
        """Of cores in a month: one for each node and its share of bots, eight for a database, one for a bus."""
        return MONTH * (self.nodes + self.cells * 9)


def most(costs: Costs, others: int, nodes: int, bar: float, seconds: float, cores: int) -> tuple[float, Simulation]:
    """As many answers a second for each node as keep the waits below the bar and a good part of each node free."""
    best, found = 0.0, Simulation(Cell(nodes, 1.0, others, cores), costs)
    each = 1000 / (costs.node + others * costs.other)  # with nothing left free
    for part in (0.3, 0.4, 0.5, 0.6, 0.7):
        trial = Simulation(Cell(nodes, part * each * nodes, others, cores), costs)
        trial.run(seconds)
        if trial.share(0.99) <= bar:
            best, found = part * each, trial
    return best, found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    for name, value in (
        ("node", 1.4), ("other", 1.4), ("postgres", 0.25), ("postgres-other", 0.17), ("redis", 0.07), ("flush", 2.0),
    ):  # fmt: skip
        options.add_argument(f"--{name}", type=float, default=value, help="milliseconds for one answer")
    options.add_argument("--bar", type=float, default=150.0, help="milliseconds for 99 of 100 answers")
    options.add_argument("--seconds", type=float, default=20.0, help="to simulate")
    options.add_argument("--cell", type=int, default=8, help="nodes of one cell")
    options.add_argument("--cores", type=int, default=8, help="of one database")
    given = options.parse_args()
    costs = Costs(given.node, given.other, given.postgres, given.postgres_other, given.redis, given.flush)
    print(
        "| people of a table are | answers/s of a node | p50, p99 | node, database, bus busy | a table answers every | "
        "nodes | cells | commits/s of a cell | core hours a month |"
    )
    print("| --- " * 9 + "|")
    for name, others in (("at one node", 0), ("spread over three", 2), ("each at another", 3)):
        rate, found = most(costs, others, given.cell, given.bar, given.seconds, given.cores)
        busy = [f"{100 * found.load(*one):.0f} %" for one in (found.nodes, [found.postgres], [found.redis])]
        for pace in (5.0, 10.0, 20.0):
            plan = Plan(pace, others, rate, given.cell)
            print(
                f"| {name} | {rate:.0f} | {found.share(0.5):.0f}, {found.share(0.99):.0f} ms | {', '.join(busy)} | "
                f"{pace:g} s | {plan.nodes} | {plan.cells} | {plan.answers / plan.cells:.0f} | {plan.hours:,} |"
            )


if __name__ == "__main__":
    main()
