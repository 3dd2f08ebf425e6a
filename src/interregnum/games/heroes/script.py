"""Which class carries out which procedure."""

from __future__ import annotations

from interregnum.games.heroes.box import Box
from interregnum.games.heroes.programs import PROGRAMS, ROUND
from interregnum.games.heroes.rounds import Round
from interregnum.games.heroes.state import Procedure, Script


def script_of(box: Box) -> Script:
    """The procedures by the numbers of `programs`."""
    found: list[Procedure] = [Procedure()] * PROGRAMS
    found[ROUND] = Round()
    return Script(found)
