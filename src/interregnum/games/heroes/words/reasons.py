"""Why an answer is not listed, in words."""

from __future__ import annotations

from interregnum.games.heroes.engine.reasons import Reason
from interregnum.games.heroes.words.table import HeroesTable
from interregnum.words.catalogue import Word


def reason_line(table: HeroesTable, reason: Reason) -> str:
    """One reason as a sentence; its rule is told beside it."""
    facts = {name: fact_word(table, kind, fact) for name, kind, fact in reason.named()}
    return table.words.say(f"heroes-why-{reason.why}", **facts)


def fact_word(table: HeroesTable, kind: str, fact: int) -> Word:
    if kind == "seat":
        return table.player(fact)
    if kind == "hero":
        return table.hero(fact)
    return table.card(fact) if kind == "card" else fact
