"""The odds of battles: what is counted, what may be asked, and that a view is all they need."""

from __future__ import annotations

import pytest

from interregnum import game
from interregnum.games.heroes.bots import tactics
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.battle.battle import FIGHTERS
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.lab.matchup import Camp, Matchup, laid_out, read_army
from interregnum.games.heroes.lab.odds import Odds, answer, begin, fight, odds, odds_from_view
from interregnum.kernel.dice import seed_from_int
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.ids import NOBODY

GAME = game("heroes")
SEED = seed_from_int(4)
LATE = read_army("4 elite priestesses, 2 elite griffins, 2 elite seraphs")


def chance(matchup: Matchup, battles: int = 30) -> Odds:
    return odds(GAME, matchup, battles, SEED)


def test_the_same_seed_gives_the_same_odds() -> None:
    matchup = Matchup(Camp("anton"), "ghosts")

    assert chance(matchup) == chance(matchup)


def test_a_larger_army_and_a_weaker_enemy_win_more_often() -> None:
    weak = Camp("anton", read_army("crossbowmen"))

    assert 0 == chance(Matchup(weak, "kraken")).won.hits
    assert 30 == chance(Matchup(Camp("anton", LATE), "goblins")).won.hits


@pytest.mark.rules("MMH-DARK-01")
def test_dark_days_make_a_battle_harder() -> None:
    by_day = chance(Matchup(Camp("anton"), "goblins"))
    by_night = chance(Matchup(Camp("anton"), "goblins", dark=True))

    assert by_night.won.hits < by_day.won.hits


def test_losses_are_counted_in_tokens_and_gold() -> None:
    found = chance(Matchup(Camp("anton", read_army("crossbowmen")), "kraken"))

    assert 1.0 == found.tokens == found.gold
    assert (0.0, 0.0) == (found.tokens_won, found.gold_won)


@pytest.mark.rules("MMH-ROUT-06")
def test_whom_the_hero_routs_he_need_not_fight() -> None:
    army = read_army("8 elite crossbowmen, 1 elite seraphs")  # nine tokens, and Strength 5
    table = laid_out(GAME, Matchup(Camp("anton", army), "goblins"))

    fought = fight(table.state, table.hero, table.target)

    assert (True, 0, 0) == (fought.won, fought.turns, fought.tokens)


@pytest.mark.rules("MMH-RUL-61")
def test_creatures_that_nobody_leads_fight_by_the_default_policy_and_heroes_as_bots_do() -> None:
    table = laid_out(GAME, Matchup(Camp("anton", LATE), "praetorians"))  # elite, and too strong for a bot's elite die
    state = table.state
    state.asked = NOBODY
    begin(state, table.hero, table.target)
    state.advance()
    while state.asked == state.seat_of_hero(table.hero):
        assert tactics.answer(state, state.choices) == answer(state, table.hero)
        state.answer(answer(state, table.hero))

    assert c.ANNOUNCE == state.ask
    assert (c.ATTACK_WITH, c.ATTACK_WITH + FIGHTERS) == (
        tactics.answer(state, state.choices) & ~31,
        answer(state, table.hero) & ~31,
    )


def test_heroes_fight_heroes() -> None:
    found = chance(Matchup(Camp("anton", LATE), enemy=Camp("kraal", read_army("2 orcs"))))

    assert 30 == found.won.hits


def test_cards_by_id_are_given_to_the_hero() -> None:
    camp = Camp("anton", (), ["heroism"], ["griffin-seal"])
    state = laid_out(GAME, Matchup(camp, "goblins", week="week-of-champions")).state

    assert ["heroism"] == [GAME.box.ids[card] for card in state.skills[0]]
    assert ["griffin-seal"] == [GAME.box.ids[card] for card in state.artifacts[0]]
    assert "week-of-champions" == GAME.box.ids[state.week]


@pytest.mark.parametrize(
    ("matchup", "reason"),
    [
        (Matchup(Camp("nobody"), "goblins"), "heroes-unknown-thing"),
        (Matchup(Camp("anton"), "goblin"), "heroes-unknown-thing"),
        (Matchup(Camp("anton", read_army("2 orcs")), "goblins"), "heroes-unknown-thing"),
        (Matchup(Camp("anton", (), ["fishing"]), "goblins"), "heroes-unknown-thing"),
        (Matchup(Camp("anton", read_army("10 crossbowmen")), "goblins"), "heroes-beyond-command"),
        (Matchup(Camp("anton", read_army("4 seraphs, elite seraphs")), "goblins"), "heroes-beyond-tokens"),
        (Matchup(Camp("anton"), enemy=Camp("cornelia")), "heroes-same-faction"),
    ],
)
def test_what_cannot_be_fought_is_refused(matchup: Matchup, reason: str) -> None:
    with pytest.raises(BadOptions) as refused:
        chance(matchup)

    assert reason == refused.value.reason


@pytest.mark.parametrize("battles", [0, -1, 1_000_001])
def test_an_impossible_number_of_battles_is_refused(battles: int) -> None:
    with pytest.raises(BadOptions) as refused:
        chance(Matchup(Camp("anton"), "goblins"), battles)

    assert "heroes-battles-range" == refused.value.reason


@pytest.mark.parametrize("text", ["3 elite", "3 4 orcs", "elite", "3", "100 orcs"])
def test_what_is_no_army_is_refused(text: str) -> None:
    with pytest.raises(BadOptions):
        read_army(text)


def test_an_army_reads_as_it_is_written() -> None:
    assert ((3, "orcs", True), (2, "shamans", False), (1, "cyclopes", False)) == read_army(
        "3 elite orcs, 2 shamans, cyclopes"
    )


@pytest.mark.rules("MMH-INFO-05")
def test_the_odds_of_a_view_do_not_depend_on_scrolls_that_are_hidden() -> None:
    state = laid_out(GAME, Matchup(Camp("anton"), enemy=Camp("sandor"))).state
    views = []
    for scrolls in ([0, 1], [2, 3]):
        other = state.clone()
        first = GAME.box.scroll_first
        rest = [card for card in range(first, GAME.box.artifact_first) if card - first not in scrolls]
        other.scrolls[9] = [first + scroll for scroll in scrolls]
        other.scroll_deck = rest
        other.known = [0] * len(other.known)
        views.append(GAME.view(other, 0))

    found = [odds_from_view(GAME, view, 0, state.at[9], 20, SEED) for view in views]

    assert found[0] == found[1]


def test_the_odds_of_a_view_know_the_guard_of_a_place() -> None:
    state = laid_out(GAME, Matchup(Camp("anton", LATE), "goblins")).state
    guard = next(field for field in state.board.guard if field >= 0)
    view = GAME.view(state, 0)

    place = state.board.guarded[guard]

    assert 20 == odds_from_view(GAME, view, 0, guard, 20, SEED).won.hits
    assert 20 == odds_from_view(GAME, view, 0, place, 20, SEED).won.hits


def test_where_nobody_is_there_is_no_fight() -> None:
    state = laid_out(GAME, Matchup(Camp("anton"), "goblins")).state

    with pytest.raises(BadOptions) as refused:
        odds_from_view(GAME, view_of(state), 0, state.towns[1], 1, SEED)

    assert "heroes-nobody-to-fight" == refused.value.reason


def view_of(state: State) -> View:
    return GAME.view(state, 0)


def test_a_battle_can_be_asked_about_in_the_middle_of_a_turn() -> None:
    state = laid_out(GAME, Matchup(Camp("anton"), "goblins")).state
    state.at[0] = state.board.neighbours[state.towns[0]][0]
    while state.ask != c.MOVE:
        state.answer(state.choices[0])
    guard = next(field for field in state.board.guard if field >= 0)
    before = GAME.state_hash(state)

    odds_from_view(GAME, view_of(state), 0, guard, 3, SEED)

    assert before == GAME.state_hash(state)
