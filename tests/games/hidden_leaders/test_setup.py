"""Laying the table, for the full game and for beginners (HL-SETUP, HL-BEGINNER, HL-R-SETUP)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.hidden_leaders.scenario import GAME, choices, laid, name_of, play, questions, runs, seen, started

from interregnum.kernel.dice import RiggedDice
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.ids import SEAT_LETTERS, UNKNOWN, WATCHER

SEATS = range(2, 7)
HARBOR = {2: 63, 3: 58, 4: 53, 5: 48, 6: 43}
HARBOR_BEGINNER = {2: 39, 3: 34, 4: 29, 5: 24, 6: 19}


def rigged(seats: int, *rolls: int) -> list[list[int]]:
    """Leaders, tavern and hands in turn order of a game whose dice roll these numbers and then zeros."""
    state = GAME.new(seats, {}, RiggedDice(list(rolls)))
    order = [(state.first + offset) % seats for offset in range(seats)]
    return [[state.leaders[seat] for seat in order], state.tavern, *[state.hands[seat] for seat in order]]


@pytest.mark.rules("HL-SETUP-01", "HL-GLOS-LEADER", "HL-GOAL-01")
def test_every_player_gets_a_leader_of_their_own_and_any_of_the_six_may_come() -> None:
    games = [started(3, seed).leaders for seed in range(240)]

    assert all(6 == len(set(leaders)) for leaders in games)
    for seat in range(3):
        counts = Counter(leaders[seat] for leaders in games)
        assert 6 == len(counts)
        assert all(20 <= count <= 60 for count in counts.values()), counts  # 40 on average


@pytest.mark.rules("HL-SETUP-02", "HL-GLOS-LEADER", "HL-R-SETUP-01", "HL-INFO-01")
def test_players_see_their_own_leader_at_any_time_and_no_other_one_before_the_end() -> None:
    for state in questions(3):
        for viewer in (0, 1, 2, WATCHER):
            leaders = GAME.view(state, viewer).leaders
            if state.over:
                assert state.leaders[:3] == leaders[:3]
            else:
                assert [state.leaders[seat] if seat == viewer else UNKNOWN for seat in range(6)] == leaders


@pytest.mark.rules("HL-SETUP-03")
def test_the_leader_and_so_the_two_factions_stay_the_same_for_the_whole_game() -> None:
    states = questions(4, 5)
    dealt = next(states).leaders[:]
    for state in states:
        assert dealt == state.leaders

    assert state.outcome is not None
    factions = [GAME.box.facts.leaders[leader].factions for leader in dealt[:4]]
    winning = ("undead", "water-folk", "imperial-army", "hill-tribes")[state.outcome.faction]
    assert [winning in pair for pair in factions] == [standing.aligned for standing in state.outcome.standings]


@pytest.mark.rules("HL-SETUP-04", "HL-GLOS-LEVEL")
def test_the_markers_begin_level_so_a_card_about_the_leading_one_moves_nothing() -> None:
    state = started(2)
    given = f"A keen-koi | B | red {state.red} green {state.green}"

    runs(given, "A: play keen-koi", "A +keen-koi | B | red 4 green 4")


@pytest.mark.rules("HL-SETUP-05", "HL-EMP-01")
def test_the_graveyard_starts_with_the_emperor_alone_and_face_up() -> None:
    for seats in SEATS:
        state = started(seats)
        for viewer in ("A", "B", "watcher"):
            assert "buried-emperor" == seen(state, viewer)["graveyard"]


@pytest.mark.rules("HL-SETUP-06", "HL-R-SETUP-06", "HL-ZONE-HARBOR")
def test_all_other_heroes_of_the_base_set_are_shuffled_into_the_harbor() -> None:
    heroes = sorted(card.id for card in GAME.box.facts.cards if card.set == "base" and card.id != "buried-emperor")
    orders = set()
    for seed in range(5):
        state = started(2, seed)
        cards = [*state.harbor, *state.tavern, *state.hands[0], *state.hands[1]]
        assert heroes == sorted(name_of(card) for card in cards)
        orders.add(tuple(state.harbor))

    assert 5 == len(orders)


@pytest.mark.rules("HL-SETUP-07", "HL-ZONE-TAVERN")
def test_three_cards_lie_open_in_the_tavern() -> None:
    state = started(4)

    assert 3 == len(set(state.tavern))
    for viewer in ("A", "B", "C", "D", "watcher"):
        assert " ".join(name_of(card) for card in state.tavern) == seen(state, viewer)["tavern"]


@pytest.mark.rules("HL-SETUP-07", "HL-R-SETUP-03")
def test_the_tavern_is_laid_before_the_hands_and_five_cards_go_to_one_player_after_the_other() -> None:
    _, tavern, *hands = rigged(6, 0)

    for seats in SEATS:  # with the same dice the same cards come, however many players wait for theirs
        _, same_tavern, *same_hands = rigged(seats, 0)
        assert tavern == same_tavern
        assert hands[:seats] == same_hands


@pytest.mark.rules("HL-SETUP-08")
def test_every_player_is_equally_likely_to_start() -> None:
    counts = Counter(started(4, seed).first for seed in range(400))

    assert [0, 1, 2, 3] == sorted(counts)
    assert all(70 <= count <= 130 for count in counts.values()), counts


@pytest.mark.rules("HL-R-SETUP-03")
def test_chance_decides_first_who_starts_then_the_leaders_then_the_harbor() -> None:
    assert [0, 1, 2] == [GAME.new(3, {}, RiggedDice([roll])).first for roll in range(3)]
    leaders, *cards = rigged(3, 0)
    assert [leaders, *cards] == rigged(3, 2)  # who starts changes nothing else, seen from the starting player
    other_leaders, *same_cards = rigged(3, 0, 1)
    assert leaders != other_leaders
    assert cards == same_cards
    same_leaders, *other_cards = rigged(3, 0, 0, 0, 0, 0, 0, 1)
    assert leaders == same_leaders
    assert cards != other_cards


@pytest.mark.rules("HL-R-SETUP-03")
def test_leaders_are_dealt_in_turn_order() -> None:
    leaders = rigged(6, 0)[0]

    for seats in SEATS:
        for first in range(seats):
            assert leaders[:seats] == rigged(seats, first)[0]


@pytest.mark.rules("HL-SETUP-09", "HL-SETUP-10", "HL-R-SETUP-02")
def test_a_player_sees_five_cards_and_chooses_the_hidden_hero_and_the_discard_in_one_answer() -> None:
    state = started(3)
    letter = SEAT_LETTERS[state.first]
    cards = seen(state, letter)[letter].split()

    assert 5 == len(set(cards))
    assert "?" not in cards
    expected = {f"hide {hidden} discard {other}" for hidden in cards for other in cards if hidden != other}
    assert 20 == len(choices(state))
    assert expected == set(choices(state))


@pytest.mark.rules("HL-SETUP-11", "HL-SETUP-12", "HL-SETUP-13", "HL-DIFF-12", "HL-HIDDEN-01")
def test_one_card_is_hidden_one_discarded_and_three_are_kept() -> None:
    state = started(2)
    first, letter = state.first, SEAT_LETTERS[state.first]
    one, two, *rest = [name_of(card) for card in state.hands[first]]

    play(state, f"{letter}: hide {two} discard {one}")

    assert [two] == [name_of(card) for card in state.downs[first]]
    assert [] == state.ups[first]
    assert [one] == [name_of(card) for card in state.wilderness]
    assert rest == [name_of(card) for card in state.hands[first]]


@pytest.mark.rules("HL-SETUP-11", "HL-SETUP-12", "HL-ZONE-WILDERNESS")
def test_nobody_else_sees_the_hidden_hero_or_the_discard() -> None:
    state = laid(3)
    mine = SEAT_LETTERS[state.first]
    theirs = SEAT_LETTERS[(state.first + 1) % 3]

    assert "?" not in seen(state, mine)[f"{mine}-"]
    assert "?" not in seen(state, mine)["wilderness"].split()[0]
    for viewer in (theirs, "watcher"):
        assert "?" == seen(state, viewer)[f"{mine}-"]
        assert "?" == seen(state, viewer)["wilderness"].split()[0]


@pytest.mark.rules("HL-SETUP-14", "HL-DIFF-11", "HL-R-SETUP-02")
def test_players_choose_in_turn_order_and_the_discards_lie_in_that_order() -> None:
    state = GAME.new(4, {}, RiggedDice([2]))
    asked: list[int] = []
    discarded: list[str] = []
    while state.asked >= 0 and len(asked) < 4:
        asked.append(int(state.asked))
        discarded.append(choices(state)[0].split()[-1])
        state.answer(state.choices[0])

    assert [2, 3, 0, 1] == asked
    assert discarded == [name_of(card) for card in state.wilderness]  # bottom first
    assert 2 == state.turn


@pytest.mark.rules("HL-SETUP-15", "HL-BEGINNER-04")
@pytest.mark.parametrize("beginner", [False, True])
@pytest.mark.parametrize("seats", SEATS)
def test_the_sizes_after_the_set_up(seats: int, beginner: bool) -> None:
    state = laid(seats, beginner=beginner)

    assert (HARBOR_BEGINNER if beginner else HARBOR)[seats] == len(state.harbor)
    assert [3] * seats == [len(hand) for hand in state.hands]
    assert [0] * seats == [len(row) for row in state.ups]
    assert [1] * seats == [len(row) for row in state.downs]
    assert (3, 1, seats) == (len(state.tavern), len(state.graveyard), len(state.wilderness))
    assert (4, 4) == (state.red, state.green)


@pytest.mark.rules("HL-BEGINNER-01", "HL-R-SETUP-05", "HL-DIFF-19")
def test_beginners_play_with_the_53_heroes_that_are_not_advanced() -> None:
    cards = GAME.box.cards_in_play(beginner=True, extras=False, queens=False)

    assert 53 == len(cards)
    assert not any(GAME.box.facts.cards[card].advanced for card in cards)
    state = started(6, beginner=True)
    dealt = [*state.harbor, *state.tavern, *state.graveyard, *[card for hand in state.hands for card in hand]]
    assert cards == sorted(dealt)


@pytest.mark.rules("HL-BEGINNER-02", "HL-END-02", "HL-R-SETUP-04")
def test_one_option_gives_beginners_fewer_cards_and_an_end_one_hero_earlier() -> None:
    assert {2: 8, 3: 7, 4: 7, 5: 6, 6: 5} == {seats: started(seats).threshold for seats in SEATS}
    assert {2: 7, 3: 6, 4: 6, 5: 5, 6: 4} == {seats: started(seats, beginner=True).threshold for seats in SEATS}


@pytest.mark.rules("HL-BEGINNER-03", "HL-R-SETUP-04", "HL-R-SETUP-06")
def test_all_options_are_off_unless_a_table_switches_them_on() -> None:
    assert {"beginner": False, "extras": False, "queens": False} == GAME.check(2, {})
    state = started(2)
    assert 77 == len(state.harbor) + len(state.tavern) + len(state.graveyard) + 10
    assert 8 == state.threshold


@pytest.mark.rules("HL-BEGINNER-03")
def test_the_beginner_game_is_not_mixed_with_further_sets() -> None:
    for sets in ("extras", "queens"):
        with pytest.raises(BadOptions):
            started(2, beginner=True, **{sets: True})


@pytest.mark.rules("HL-BEGINNER-04")
def test_a_beginners_turn_has_the_same_four_steps() -> None:
    runs(
        "A keen-koi furious-frog leery-lizard | B | red 4 green 4 | tavern aimless-eel canned-champion . | "
        "harbor curious-troll watchful-witch grumpy-guard | options beginner",
        "A: play keen-koi; A: draw tavern-1; A: draw harbor; A: discard furious-frog",
        "A leery-lizard aimless-eel grumpy-guard +keen-koi | B | red 4 green 4 | "
        "tavern watchful-witch canned-champion curious-troll | wilderness furious-frog",
    )
