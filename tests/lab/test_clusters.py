"""Work is done in processes of this machine or on a cluster, and comes to the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial

import pytest

from interregnum.lab.clusters import ENGINES, in_processes, on_ray
from interregnum.lab.ladder import Deals, Duel, Tally
from interregnum.registry import game

DUEL = Duel("greedy", "random", 2, 7)
DEALS = [Deals(partial(game, "hidden-leaders"), DUEL, first, first + 1) for first in range(2)]


@dataclass(frozen=True)
class Square:
    """Work that is done at once."""

    of: int

    def play(self) -> int:
        return self.of * self.of


def counted(tally: Tally) -> dict[str, object]:
    """What does not depend on the machine."""
    return {name: value for name, value in asdict(tally).items() if name not in ("seconds", "slowest", "longest")}


@pytest.fixture
def cluster() -> Iterator[None]:
    """A cluster of this machine alone, and its end."""
    ray = pytest.importorskip("ray")
    yield
    ray.shutdown()


def test_engines_are_known_by_name() -> None:
    assert ["local", "ray"] == list(ENGINES)


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_the_order_of_the_work(workers: int) -> None:
    assert [0, 1, 4, 9] == list(in_processes([Square(number) for number in range(4)], workers))


@pytest.mark.long
@pytest.mark.timeout(240)
@pytest.mark.filterwarnings("default")  # what Ray itself does is not ours to mend
@pytest.mark.usefixtures("cluster")
def test_a_cluster_comes_to_the_same_totals() -> None:
    here = [counted(tally) for tally in in_processes(DEALS, 1)]

    assert here == [counted(tally) for tally in on_ray(DEALS, 2)]
