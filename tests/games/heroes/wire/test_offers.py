"""A listed answer of Heroes says where it points, what it takes and how far it goes, and so it comes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec import UNSET
from tests.properties.heroes_games import GAME, OPTIONS, answers, chooser, start

from interregnum.games.heroes.border.notation import CHOICES, read_any
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.flow.programs import ACTIVATION_POINTS, FLIGHT_LEFT, RECRUITING_DISCOUNTED
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.wire.adapter import HeroesAdapter
from interregnum.games.heroes.wire.offers import about
from interregnum.wire.offers import Offer

ADAPTER = HeroesAdapter(GAME)
TRADES = ("for-gold", "for-resources")
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
        ("buy griffins elite for anton", ["hero/anton", "unit/griffins"]),
        ("upgrade griffins of anton", ["hero/anton", "unit/griffins"]),
        ("use haste up", ["scroll/haste"]),
        ("sell haste", ["scroll/haste"]),
        ("play special gather", ["action/special"]),
        ("trade for 2 gold", []),
        ("done", []),
    ],
)
def test_an_answer_points_at_what_it_names(written: str, at: list[str]) -> None:
    assert at == ADAPTER.places(GAME.view(start(1, 2, {}), 0), read_any(GAME.box, written))


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("play special gather", {"action": "gather"}),
        ("pass special", {}),
        ("token 2 elite", {"level": "2", "side": "elite"}),
        ("buy griffins elite for anton", {"side": "elite"}),
        ("wound attacker-2 basic", {"side": "basic"}),
        ("upgrade griffins of anton", {}),
        ("go c7", {}),
    ],
)
def test_an_answer_says_what_no_place_tells(written: str, said: dict[str, str]) -> None:
    assert said == about(GAME.box, CHOICES.decode(read_any(GAME.box, written)))


def in_play() -> Iterator[State]:
    """Positions of games; where units are bought, also with the discount for one of them, and after it was used."""
    for seed in range(1, 30):
        played = start(seed, 2 + seed % 3, OPTIONS[seed % len(OPTIONS)])
        for _ in answers(played, chooser(seed), 40):
            yield played
            if played.ask == c.RECRUIT:
                state = played.clone()
                state.week = GAME.box.numbers["week week-of-levies"]
                for used in (0, 1):
                    state.stack[-1].slots[RECRUITING_DISCOUNTED] = used
                    state.ask_again()
                    yield state


@pytest.mark.rules(
    "MMH-MOVE-02", "MMH-BUILD-03", "MMH-RUL-70", "MMH-RUL-74", "MMH-RUL-83", "MMH-RUL-114", "MMH-RECR-11",
    "MMH-TRADE-02", "MMH-FLEE-02",
)  # fmt: skip
def test_every_answer_takes_what_it_says_and_points_where_the_view_has_something() -> None:
    told: Counter[str] = Counter()
    costs: set[str] = set()
    for state in in_play():
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
            if offer.group in TRADES:
                goods = {"gold": (state.gold, after.gold), "resources": (state.resources, after.resources)}
                assert {good: [now[seat], then[seat]] for good, (now, then) in goods.items()} == offer.changes
            if offer.steps is not UNSET:
                used = state.stack[-1].slots[ACTIVATION_POINTS] - top.slots[ACTIVATION_POINTS]
                assert used == offer.steps
            assert bool(offer.at) or offer.verb in WORDS_ONLY
            told[offer.group] += 1
            costs |= set(cost)

    assert {"fields", "battles", "places", "build", "buy", "upgrade", "hire", "advance", "for-gold", "attack"} <= set(
        told
    )
    assert {"resources", "gold", "xp", "tokens"} == costs


def xp(state: State) -> int:
    """The XP of all trophies."""
    return sum(GAME.box.token_xp[token] for row in state.trophies for token in row)
