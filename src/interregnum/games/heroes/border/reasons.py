"""Why an answer in notation is not listed."""

from __future__ import annotations

from interregnum.games.heroes.border.notation import read_any
from interregnum.games.heroes.engine.reasons import Reason
from interregnum.games.heroes.engine.sight import sight_of
from interregnum.games.heroes.engine.view import View


def reasons_of(view: View, written: str) -> list[Reason]:
    """The reasons of the answer that a text stands for; UnknownChoice if it stands for none."""
    return sight_of(view).reasons(read_any(view.box, written))
