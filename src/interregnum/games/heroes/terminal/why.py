"""Why a field cannot be chosen, below what is told of it."""

from __future__ import annotations

from rich.text import Text

from interregnum.cli.layout import hanging
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.map.board import NO_PLACE
from interregnum.games.heroes.engine.reasons import Reason
from interregnum.games.heroes.engine.sight import sight_of
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.words.reasons import reason_line
from interregnum.games.heroes.words.table import HeroesTable


def field_reasons(view: View, field: int) -> list[Reason]:
    """Why nothing can be done on a field; nothing where something can."""
    named = view.ask in (c.TOWN, c.PORTAL, c.TAKE_OVER)
    codes = [c.FIELD] if named else [c.GO] if view.board.place[field] == NO_PLACE else [c.VISIT, c.GO]
    found = [sight_of(view).reasons(code + field) for code in codes]
    return [] if any([not row for row in found]) else found[0]


def reason_lines(table: HeroesTable, reasons: list[Reason], width: int) -> list[Text]:
    told = [f"{reason_line(table, one)} ({one.rule})" for one in reasons]
    return [line for one in told for line in hanging(Text(" ✗ "), Text(one, style="yellow"), 3, width)]
