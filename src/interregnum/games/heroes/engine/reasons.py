"""Why an answer is not listed: each reason names the rule that forbids it and the facts that it is about."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Why: TypeAlias = Literal[
    "over", "watching", "not-asked", "not-what-is-asked", "no-action-card", "card-spent", "nobody-marches", "had-turn",
    "hero-without-units", "needs-activation", "came-home", "here", "too-far", "foreign-town", "ends-on-water",
    "ends-on-mountain", "own-hero", "fought", "mountain", "water", "in-the-way", "no-way", "stands-on-it",
    "nothing-here", "own-place", "protected", "explored", "guards-after-battle", "no-way-on", "not-a-portal",
    "portal-taken", "not-of-the-loser", "not-in-zone", "not-a-start", "town-on-place", "town-blocks", "needs-build",
    "has-built", "other-faction",
    "stands", "town-level", "highest-level", "artifact", "resources", "building-gold", "not-for-gold", "needs-recruit",
    "arena", "at-the-arena", "not-in-play", "not-in-town", "limit", "command", "unit-level", "no-elites",
    "week-forbids", "reserve", "unit-gold", "no-basic", "no-hall", "in-play", "no-token", "last-unit",
]  # fmt: skip

# By reason: the rule, and its facts by name, each with what it names if that is not just a number.
REASONS: Final[dict[Why, tuple[str, str]]] = {
    # whose question it is, and what it asks
    "over": ("MMH-GOAL-07", ""),
    "watching": ("MMH-ROUND-02", ""),
    "not-asked": ("MMH-ROUND-05", "player:seat"),
    "not-what-is-asked": ("MMH-ROUND-03", ""),
    "no-action-card": ("MMH-ROUND-17", ""),
    "card-spent": ("MMH-ROUND-04", ""),
    "nobody-marches": ("MMH-HACT-05", ""),
    "had-turn": ("MMH-HACT-07", "hero:hero"),
    "hero-without-units": ("MMH-HACT-05", "hero:hero"),
    # the map
    "needs-activation": ("MMH-HACT-01", ""),
    "came-home": ("MMH-MOVE-07", "hero:hero"),
    "here": ("MMH-MOVE-02", "hero:hero"),
    "too-far": ("MMH-MOVE-02", "steps points"),
    "foreign-town": ("MMH-MOVE-06", "player:seat"),
    "ends-on-water": ("MMH-TERR-06", ""),
    "ends-on-mountain": ("MMH-RUL-19", ""),
    "own-hero": ("MMH-RUL-16", "hero:hero"),
    "fought": ("MMH-HACT-04", "hero:hero"),
    "mountain": ("MMH-TERR-04", ""),
    "water": ("MMH-TERR-05", ""),
    "in-the-way": ("MMH-MOVE-08", ""),
    "no-way": ("MMH-MOVE-04", ""),
    "stands-on-it": ("MMH-MOVE-08", ""),
    "nothing-here": ("MMH-EXP-02", ""),
    "own-place": ("MMH-CTRL-11", ""),
    "protected": ("MMH-ZOC-02", "hero:hero"),
    "explored": ("MMH-EXP-09", ""),
    "guards-after-battle": ("MMH-HACT-04", "hero:hero"),
    "no-way-on": ("MMH-RUL-19", ""),
    "not-a-portal": ("MMH-RUL-117", ""),
    "portal-taken": ("MMH-RUL-117", ""),
    "not-of-the-loser": ("MMH-HVH-10", ""),
    "not-in-zone": ("MMH-HVH-12", ""),
    "not-a-start": ("MMH-SETUP-19", ""),
    "town-on-place": ("MMH-SETUP-20", ""),
    "town-blocks": ("MMH-SETUP-22", ""),
    # buildings
    "needs-build": ("MMH-BUILD-01", ""),
    "has-built": ("MMH-BUILD-01", ""),
    "other-faction": ("MMH-BUILD-07", ""),
    "stands": ("MMH-BUILD-09", ""),
    "town-level": ("MMH-BUILD-08", "level"),
    "highest-level": ("MMH-BUILD-05", ""),
    "artifact": ("MMH-BLD-11", "artifact:card"),
    "resources": ("MMH-BUILD-08", "n"),
    "building-gold": ("MMH-BUILD-08", "n"),
    "not-for-gold": ("MMH-RUL-70", ""),
    # units and heroes
    "needs-recruit": ("MMH-RECR-01", ""),
    "arena": ("MMH-RUL-30", ""),
    "at-the-arena": ("MMH-RUL-30", "hero:hero"),
    "not-in-play": ("MMH-RECR-02", "hero:hero"),
    "not-in-town": ("MMH-RECR-02", "hero:hero"),
    "limit": ("MMH-RECR-06", ""),
    "command": ("MMH-RECR-09", "most"),
    "unit-level": ("MMH-RECR-04", "level"),
    "no-elites": ("MMH-RECR-08", "building:card"),
    "week-forbids": ("MMH-RUL-110", "week:card"),
    "reserve": ("MMH-RECR-05", ""),
    "unit-gold": ("MMH-RECR-03", "n"),
    "no-basic": ("MMH-RECR-11", ""),
    "no-hall": ("MMH-RECR-13", "building:card"),
    "in-play": ("MMH-RECR-13", "hero:hero"),
    "no-token": ("MMH-RECR-18", ""),
    "last-unit": ("MMH-RECR-19", ""),
}


class Reason:
    """One of the reasons why not; the facts stand in the order of its row."""

    def __init__(self, why: Why, facts: list[int]) -> None:
        self.why: Final[Why] = why
        self.facts: Final = facts

    @property
    def rule(self) -> str:
        return REASONS[self.why][0]

    def named(self) -> list[tuple[str, str, int]]:
        """Each fact with its name and what it names."""
        parts = [part.partition(":") for part in REASONS[self.why][1].split()]
        return [(name, kind, fact) for (name, _, kind), fact in zip(parts, self.facts, strict=True)]


def because(why: Why) -> list[Reason]:
    """The one reason, which is about nothing else."""
    return [Reason(why, [])]
