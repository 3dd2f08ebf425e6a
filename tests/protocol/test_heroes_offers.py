"""A listed answer of Heroes says where it points, what it takes and how far it goes, and so it comes."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec import UNSET
from tests.properties.heroes_games import GAME, OPTIONS, answers, chooser, start

from interregnum.games.heroes.engine.flow.programs import ACTIVATION_POINTS, FLIGHT_LEFT
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.wire.adapter import HeroesAdapter
from interregnum.games.heroes.wire.offers import pointed_at
from interregnum.wire.offers import Offer

ADAPTER = HeroesAdapter(GAME)
WORDS_ONLY = {
    "done", "yes", "no", "flee", "fight-on", "gold", "resources", "might", "magic", "level-up", "trade", "part",
    "token", "reroll-elite-die", "cancel-bad-luck", "luck-token", "precise-attack", "all-places", "skill", "attack",
}  # fmt: skip


def offers(state: State) -> list[tuple[int, Offer]]:
    view = GAME.view(state, state.asked)
    return [(one, ADAPTER.offer(view, one, GAME.write_choice(view.ask, one))) for one in view.choices]


@pytest.mark.parametrize(
    ("written", "at"),
    [
        ("go c7", ["field/c7"]),
        ("visit a1", ["field/a1"]),
        ("attack defender-creature elite", ["stack/defender-creature"]),
        ("attack", []),
        ("wound attacker-2 basic", ["stack/attacker-2"]),
        ("build marketplace", ["building/marketplace"]),
        ("buy griffins elite for anton", ["unit/griffins", "hero/anton"]),
        ("upgrade griffins of anton", ["unit/griffins", "hero/anton"]),
        ("use haste up", ["scroll/haste"]),
        ("sell haste", ["scroll/haste"]),
        ("play special gather", ["action/special"]),
        ("trade for 2 gold", []),
        ("done", []),
    ],
)
def test_an_answer_points_at_what_it_names(written: str, at: list[str]) -> None:
    assert at == pointed_at(ADAPTER.addresses, written.split())


@pytest.mark.rules("MMH-MOVE-02", "MMH-RUL-83", "MMH-RUL-114", "MMH-FLEE-02")
def test_every_answer_takes_what_it_says_and_points_where_the_view_has_something() -> None:
    told: Counter[str] = Counter()
    costs: set[str] = set()
    for seed in range(1, 30):
        state = start(seed, 2 + seed % 3, OPTIONS[seed % len(OPTIONS)])
        for _ in answers(state, chooser(seed), 40):
            seat = state.asked
            for choice, offer in offers(state):
                after = state.clone()
                top = after.stack[-1]
                after.take(choice)
                cost = {} if offer.cost is UNSET else offer.cost
                gone = {
                    "resources": state.resources[seat] - after.resources[seat],
                    "gold": state.gold[seat] - after.gold[seat],
                    "xp": xp(state) - xp(after),
                    "tokens": top.slots[FLIGHT_LEFT] if offer.verb == "flee" else 0,
                }
                assert {good: n for good, n in gone.items() if n > 0} == {good: n for good, n in cost.items() if n}
                if offer.steps is not UNSET:
                    used = state.stack[-1].slots[ACTIVATION_POINTS] - top.slots[ACTIVATION_POINTS]
                    assert used == offer.steps
                assert bool(offer.at) or offer.verb in WORDS_ONLY
                told[offer.group] += 1
                costs |= set(cost)

    assert {"fields", "battles", "places", "build", "buy", "hire", "advance", "attack"} <= set(told)
    assert {"resources", "gold", "xp", "tokens"} == costs


def xp(state: State) -> int:
    """The XP of all trophies."""
    return sum(GAME.box.token_xp[token] for row in state.trophies for token in row)
