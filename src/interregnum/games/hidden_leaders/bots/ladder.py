"""The opponents that people choose from, weakest first: what each of them works, sees and overlooks."""

from __future__ import annotations

from typing import Final

from interregnum.bots.rung import Rung
from interregnum.games.hidden_leaders.bots.seeker import SeekerBot

# tries: lines of answers tried; crowd: how many more for each seat beyond two; notice: answers that catch the eye
# turns: how far ahead, 0 for whole rounds; rounds: so many, one where nothing is said
# belief: whether it suspects leaders, 2 by how likely each answer was
# memory, parties: whether it remembers cards it saw, counts the heroes of parties
PAGE: Final = Rung(SeekerBot, tries=8, turns=1, notice=1, belief=0, memory=0, parties=0, leaning=0)
HERALD: Final = Rung(SeekerBot, tries=12, turns=1, notice=2, belief=0, memory=0, parties=0, leaning=0)
COURTIER: Final = Rung(SeekerBot, tries=16, turns=1, notice=99, belief=0, memory=0, parties=1, leaning=0)
COUNSELLOR: Final = Rung(
    SeekerBot, tries=30, crowd=15, turns=0, notice=99, belief=1, memory=0, parties=1, leaning=60
)  # fmt: skip
SPYMASTER: Final = Rung(
    SeekerBot, tries=120, crowd=90, turns=0, notice=99, belief=1, memory=1, parties=1, leaning=60
)  # fmt: skip
KINGMAKER: Final = Rung(
    SeekerBot, tries=2400, turns=0, rounds=2, notice=99, belief=2, memory=1, parties=1, leaning=60
)  # fmt: skip
