"""A reason of the engine by ids."""

from __future__ import annotations

from interregnum.games.heroes.engine.reasons import Reason
from interregnum.games.heroes.wire.tables import Tables
from interregnum.wire.reasons import Reason as ReasonData


def write_reason(tables: Tables, reason: Reason) -> ReasonData:
    facts = {name: fact_of(tables, kind, fact) for name, kind, fact in reason.named()}
    return ReasonData(reason.why, reason.rule, facts)


def fact_of(tables: Tables, kind: str, fact: int) -> int | str:
    """A hero or a card by its id, a seat or a number as it is."""
    if kind == "hero":
        return tables.box.hero_ids[fact]
    return tables.box.ids[fact] if kind == "card" else fact
