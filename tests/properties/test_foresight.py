"""A preview is exact: what it tells happens in every position that fits the view; it is seldom silent.

The other positions are dealt by `imagine`, with other dice; what happens there is found by giving the answer.
"""

from __future__ import annotations

from hypothesis import given
from tests.properties.random_games import GAME, answers, chooser, option_sets, seat_counts, seeds, start

from interregnum.games.hidden_leaders.engine.choices import FACTION, MOVE, PLAYER
from interregnum.games.hidden_leaders.engine.foresight import Foreseen
from interregnum.games.hidden_leaders.engine.scoring import winning_faction
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.kernel.dice import Dice
from interregnum.kernel.options import Chosen

Markers = tuple[int, int, int]  # red, green, and the faction that would win
SKIPPED = 60  # answers before the first that is looked at, at most
STRETCH = 12
WORLDS = 3
MANY_WORLDS = 100
GAMES_OF_SILENCE = 4


def happens(state: State, choice: int) -> frozenset[Markers]:
    """Where the markers really come to stand, for each way that somebody may choose by a name or a move."""
    after = state.clone()
    after.answer(choice)
    if after.over or after.ask not in (MOVE, PLAYER, FACTION):
        return frozenset({(after.red, after.green, winning_faction(GAME.box, after.red, after.green))})
    return frozenset().union(*[happens(after, one) for one in after.choices])


def ends(state: State, choice: int) -> bool:
    after = state.clone()
    after.answer(choice)
    return bool(after.over)


def told(foreseen: Foreseen) -> frozenset[Markers]:
    return frozenset((way.red, way.green, way.leading) for way in foreseen.ways)


@given(seeds, seat_counts, option_sets)
def test_what_a_preview_tells_happens_in_every_world(seed: int, seats: int, options: Chosen) -> None:
    state, dice = start(seed, seats, options), chooser(seed + 1)
    skipped = int(dice.below(SKIPPED))
    for number, _ in enumerate(answers(state, chooser(seed))):
        if number < skipped:
            continue
        if number > skipped + STRETCH:
            break
        view = GAME.view(state, state.asked)
        worlds = [state, *[GAME.imagine(view, dice) for _ in range(WORLDS)]]
        for choice in state.choices:
            foreseen = GAME.foresee(view, choice)
            found = [happens(world, choice) for world in worlds]
            if foreseen.ways:
                assert [told(foreseen)] * len(worlds) == found, GAME.write_choice(state.ask, choice)
                assert not foreseen.over or all([ends(world, choice) for world in worlds])


@given(seeds, seat_counts, option_sets)
def test_a_preview_changes_nothing_and_is_the_same_again(seed: int, seats: int, options: Chosen) -> None:
    state = start(seed, seats, options)
    for number, choice in enumerate(answers(state, chooser(seed))):
        if number == STRETCH:
            break
        view = GAME.view(state, state.asked)
        before = view.plain()

        here, there = GAME.foresee(view, choice), GAME.foresee(view, choice)

        assert before == view.plain()
        assert (told(here), here.by, here.over) == (told(there), there.by, there.over)


def differs(view: View, choice: int, dice: Dice) -> bool:
    """Whether different things happen in positions that fit the view."""
    return len({happens(GAME.imagine(view, dice), choice) for _ in range(MANY_WORLDS)}) > 1


def test_a_preview_is_seldom_silent_and_mostly_where_hidden_cards_decide() -> None:
    told_all, silent, decided = 0, 0, 0
    for seed in range(GAMES_OF_SILENCE):
        state, dice = start(seed, 3, {}), chooser(seed + 1)
        for _ in answers(state, chooser(seed)):
            view = GAME.view(state, state.asked)
            quiet = [choice for choice in state.choices if not GAME.foresee(view, choice).ways]
            told_all += len(state.choices)
            silent += len(quiet)
            decided += sum(
                len({happens(GAME.imagine(view, dice), one) for _ in range(MANY_WORLDS)}) > 1 for one in quiet
            )

    assert 0 < silent < told_all / 50
    assert silent / 2 < decided
