"""What is counted, for whoever runs the server; no table, no name and no secret is in it."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

TYPE = CONTENT_TYPE_LATEST
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Committing:
    """Times what is kept; what fails is not counted."""

    def __init__(self, commits: Histogram) -> None:
        self.commits: Final = commits
        self.begun = 0.0

    def __enter__(self) -> None:
        self.begun = perf_counter()

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: object) -> None:
        if kind is None:
            self.commits.observe(perf_counter() - self.begun)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.tables = Gauge("interregnum_tables", "Tables in memory", registry=registry)
        self.connections = Gauge("interregnum_connections", "Open websockets", registry=registry)
        self.answers = Counter("interregnum_answers", "Answers kept", ["by"], registry=registry)
        self.refused = Counter("interregnum_refused", "Commands and requests refused", ["reason"], registry=registry)
        self.frames = Counter("interregnum_frames", "Frames sent", registry=registry)
        self.failures = Counter("interregnum_failures", "Commands that failed on our side", registry=registry)
        self.thoughts = Counter("interregnum_thoughts", "Answers asked of bots", ["end"], registry=registry)
        self.commits = Histogram(
            "interregnum_commit_seconds", "From handing over to commit", buckets=SECONDS, registry=registry
        )
        for by in ("person", "bot"):
            self.answers.labels(by)

    def committing(self) -> Committing:
        """Something is kept meanwhile."""
        return Committing(self.commits)

    def text(self) -> bytes:
        return generate_latest(self.registry)
