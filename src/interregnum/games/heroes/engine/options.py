"""What a table may choose: each option is declared here once, and whoever checks, stores or shows it asks this list."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.terms import LENGTHS
from interregnum.kernel.options import Chosen, flag, one_of

OPTIONS: Final = [
    one_of("length", LENGTHS),  # MMH-SETUP-27
    flag("random-factions"),
    flag("artifact-sets"),  # MMH-RUL-120
    flag("octagon"),  # MMH-RUL-121
    flag("ports-only"),  # MMH-RUL-20, the other reading
    flag("warlord-always"),  # MMH-RUL-75, the other reading
    flag("no-lone-elite-die"),  # MMH-RUL-37, another reading
    flag("alternate-ties"),  # MMH-RUL-64, the other reading
    flag("army-elite-die"),  # MMH-RUL-38, the other reading
    flag("upgrade-anywhere"),  # MMH-RUL-73, the other reading
]


class Options:
    """What a table has chosen, as the rules ask for it; everybody else goes over `chosen`."""

    def __init__(self, chosen: Chosen) -> None:
        self.chosen: Final = chosen  # all of them, in the order of the list
        self.length: Final[i64] = [word == chosen["length"] for word in LENGTHS].index(True)
        self.random_factions: Final = chosen["random-factions"] is True
        self.artifact_sets: Final = chosen["artifact-sets"] is True
        self.octagon: Final = chosen["octagon"] is True
        self.ports_only: Final = chosen["ports-only"] is True
        self.warlord_always: Final = chosen["warlord-always"] is True
        self.no_lone_elite_die: Final = chosen["no-lone-elite-die"] is True
        self.alternate_ties: Final = chosen["alternate-ties"] is True
        self.army_elite_die: Final = chosen["army-elite-die"] is True
        self.upgrade_anywhere: Final = chosen["upgrade-anywhere"] is True
