"""Where work is done: in processes of this machine or on a cluster; what comes of it is the same."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Protocol, TypeVar

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

Engine = Callable[[Sequence[Any], int], Iterator[Any]]


class Job(Protocol[T_co]):
    """Work that a process of its own can do."""

    def play(self) -> T_co: ...


def do(job: Job[T]) -> T:
    return job.play()


def in_processes(jobs: Sequence[Job[T]], workers: int) -> Iterator[T]:
    """The results in the order of the jobs, as they come."""
    if workers == 1:
        yield from map(do, jobs)
        return
    with multiprocessing.get_context("spawn").Pool(min(workers, max(len(jobs), 1))) as pool:
        yield from pool.imap(do, jobs)


def on_ray(jobs: Sequence[Job[T]], workers: int) -> Iterator[T]:
    """The same on the Ray cluster that RAY_ADDRESS names, or on so many cores of this machine."""
    import ray

    if not ray.is_initialized():
        cores = None if os.environ.get("RAY_ADDRESS") else workers
        ray.init(num_cpus=cores, include_dashboard=False, log_to_driver=False, configure_logging=False)
    anywhere: Any = ray.remote(do)
    for pending in [anywhere.remote(job) for job in jobs]:
        yield ray.get(pending)


ENGINES: Final[dict[str, Engine]] = {"local": in_processes, "ray": on_ray}
