"""When the game ends, which faction wins, and which player (HL-END, HL-WIN, HL-TIE, HL-R-END)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from tests.games.hidden_leaders.scenario import GAME, others, play, position, questions, seen, told

from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.scoring import Outcome, outcome, winning_faction
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.kernel.errors import IllegalChoice
from interregnum.kernel.ids import NOBODY, SEAT_LETTERS

TRACK = range(1, 13)
NEEDED = {2: 8, 3: 7, 4: 7, 5: 6, 6: 5}

UNDEAD = ["mummy-mystic", "crow-carrier", "lethargic-leech", "half-eaten-bull", "gorgeous-gorgon"]
WATER = ["keen-koi", "furious-frog", "leery-lizard", "aimless-eel", "friendly-frogmage"]
IMPERIAL = ["ace-fighter", "flailing-knight", "canned-champion", "well-aged-warrior", "groggy-preacher"]
HILL = ["grumpy-guard", "curious-troll", "watchful-witch", "hairy-hermit", "bored-goblin"]
HAND = "shaky-sharpshooter overworked-amazon hangry-barbarian joyless-chief"


def winner(red: int, green: int) -> str:
    return FACTIONS[winning_faction(GAME.box, red, green)]


def scored(red: int, green: int, **parties: list[str]) -> Outcome:
    """The result for leaders with these whole parties, in the order of their seats."""
    leaders = [GAME.box.leader_ids.index(leader) for leader in parties]
    return outcome(
        GAME.box, red, green, leaders, [[GAME.box.numbers[card] for card in row] for row in parties.values()]
    )


def leader_of(result: Outcome) -> str:
    return "" if result.winner == NOBODY else GAME.box.leader_ids[result.standings[result.winner].leader]


def face_up(heroes: list[str]) -> str:
    return " ".join(f"+{hero}" for hero in heroes)


def after_a_pass(seats: int, heroes: int, hidden: int = 0, owner: int = 1) -> State:
    """The state after A's turn without an ability, while a player shows so many heroes and hides so many."""
    cards = [*UNDEAD, *WATER]
    party = " ".join([face_up(cards[:heroes]), *[f"-{hero}" for hero in cards[heroes : heroes + hidden]]])
    players = [f"{letter} {party if seat == owner else ''}" for seat, letter in enumerate(SEAT_LETTERS[:seats])]
    players[0] += f" {HAND}"
    state = position(" | ".join([*players, "red 4 green 4 | tavern ace-fighter flailing-knight canned-champion"]))
    play(state, "A: pass; A: discard joyless-chief")
    return state


# --- the end -----------------------------------------------------------------------------------------------------


@pytest.mark.rules("HL-END-01", "HL-END-02", "HL-END-03", "HL-END-05", "HL-DIFF-02", "HL-DIFF-03", "HL-GOAL-04")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_game_is_over_after_a_turn_at_whose_end_some_party_shows_enough_heroes(seats: int) -> None:
    needed = NEEDED[seats]

    assert [False, True, True] == [after_a_pass(seats, needed + more).over for more in (-1, 0, 1)]
    assert [False, True] == [after_a_pass(seats, needed + more, owner=0).over for more in (-1, 0)]


@pytest.mark.rules("HL-END-01", "HL-BEGINNER-02")
def test_beginners_need_one_hero_fewer() -> None:
    for seats, needed in {2: 7, 3: 6, 4: 6, 5: 5, 6: 4}.items():
        for heroes in (needed - 1, needed):
            players = [f"{letter}" for letter in SEAT_LETTERS[:seats]]
            players[0] += " shaky-sharpshooter canned-champion curious-troll watchful-witch"
            players[1] += f" {face_up([*WATER, *UNDEAD][:heroes])}"
            given = " | ".join([*players, "red 4 green 4 | tavern . . . | options beginner"])
            state = position(given)
            play(state, "A: pass; A: discard curious-troll")
            assert (heroes == needed) == state.over


@pytest.mark.rules("HL-END-04", "HL-HIDDEN-04")
def test_only_face_up_heroes_count_for_the_end() -> None:
    assert not after_a_pass(2, 7, hidden=3).over
    assert after_a_pass(2, 8, hidden=2).over


@pytest.mark.rules("HL-END-06", "HL-TURN-15")
def test_after_the_last_turn_nobody_is_asked_anything() -> None:
    state = after_a_pass(3, 7)

    assert state.question is None
    assert 0 == state.turn
    assert "turn-began" not in [one["event"] for one in told(state, "watcher")]
    with pytest.raises(IllegalChoice, match="game-over"):
        state.answer(0)


@pytest.mark.rules("HL-TURN-15")
def test_without_the_condition_the_next_player_begins() -> None:
    state = after_a_pass(3, 6)

    assert 1 == state.turn
    assert {"event": "turn-began", "seat": 1, "number": 2} in told(state, "watcher")


@pytest.mark.rules("HL-R-END-01")
def test_draw_discard_and_refill_of_the_last_turn_still_take_place() -> None:
    state = position(
        f"A keen-koi hairy-hermit bored-goblin {face_up(UNDEAD)} +ace-fighter +flailing-knight | B | red 4 green 4 | "
        "tavern furious-frog leery-lizard aimless-eel"
    )

    ends = [state.over]
    for line in ("A: play keen-koi", "A: draw tavern-1; A: draw tavern-2", "A: discard hairy-hermit"):
        play(state, line)
        ends.append(state.over)

    assert [False, False, False, True] == ends  # the eighth face-up hero came with the first answer
    assert "." not in seen(state, "A")["tavern"].split()


@pytest.mark.rules("HL-R-END-03")
def test_it_does_not_matter_who_reached_the_number_or_how_many_did() -> None:
    heroes = [*UNDEAD, *IMPERIAL[:3]]
    more = [*HILL, *WATER[:3]]
    for other in ([], more):
        given = f"A *pavyr {HAND} {face_up(heroes)} | B *lemron {face_up(other)} | red 4 green 4 | tavern . . ."
        state = position(given)
        play(state, "A: pass; A: discard joyless-chief")
        assert state.over
        assert state.outcome is not None
        assert 1 == state.outcome.winner  # Water Folk win; only Lemron is aligned


@pytest.mark.rules("HL-R-END-08")
def test_a_game_in_which_nothing_can_change_any_more_is_scored_as_it_stands() -> None:
    given = "A *cyra keen-koi | B *myrad | red 4 green 4 | tavern . . ."
    state = position(f"{given} | graveyard {others(given)}")

    play(state, "A: play keen-koi")

    assert state.over
    assert state.outcome is not None
    assert ("water-folk", 0) == (FACTIONS[state.outcome.faction], state.outcome.winner)


@pytest.mark.rules("HL-R-END-08")
@pytest.mark.parametrize(
    "left",
    [
        "A keen-koi | B furious-frog | red 4 green 4 | tavern . . .",
        "A keen-koi furious-frog | B | red 4 green 4 | tavern . . .",
        "A keen-koi | B | red 4 green 4 | tavern furious-frog leery-lizard aimless-eel",
        "A keen-koi | B | red 4 green 4 | tavern . . . | wilderness furious-frog",
    ],
)
def test_a_single_card_that_can_still_be_had_keeps_the_game_going(left: str) -> None:
    state = position(f"{left} | graveyard {others(left)}")

    play(state, "A: play keen-koi")

    assert not state.over


# --- the winning faction -----------------------------------------------------------------------------------------


@pytest.mark.rules("HL-WIN-01", "HL-WIN-02", "HL-WIN-04", "HL-WIN-05", "HL-WIN-06", "HL-WIN-12", "HL-GOAL-05")
def test_the_four_conditions_in_their_order_cover_all_positions_of_the_markers() -> None:
    expected = {}
    for red in TRACK:
        for green in TRACK:
            conditions = {
                "undead": red in (9, 10, 11, 12) and green in (9, 10, 11, 12),
                "water-folk": abs(red - green) in (0, 1),
                "imperial-army": red - green >= 2,
                "hill-tribes": green - red >= 2,
            }
            expected[red, green] = next(faction for faction, holds in conditions.items() if holds)

    assert expected == {(red, green): winner(red, green) for red in TRACK for green in TRACK}
    found = Counter(winner(red, green) for red in TRACK for green in TRACK)
    assert {"undead": 16, "water-folk": 24, "imperial-army": 52, "hill-tribes": 52} == found


@pytest.mark.rules("HL-WIN-02", "HL-WIN-03", "HL-DIFF-16")
@pytest.mark.parametrize(("red", "green"), [(9, 9), (9, 10), (12, 9), (9, 12), (12, 12)])
def test_the_undead_take_precedence_when_both_markers_stand_in_the_war_area(red: int, green: int) -> None:
    assert "undead" == winner(red, green)


@pytest.mark.rules("HL-WIN-02", "HL-COMP-09")
@pytest.mark.parametrize(
    ("red", "green", "faction"), [(8, 9, "water-folk"), (8, 12, "hill-tribes"), (12, 8, "imperial-army")]
)
def test_one_marker_in_the_war_area_is_not_enough_for_the_undead(red: int, green: int, faction: str) -> None:
    assert faction == winner(red, green)


@pytest.mark.rules("HL-WIN-04", "HL-WIN-05", "HL-WIN-06")
@pytest.mark.parametrize(
    ("red", "green", "faction"),
    [
        (5, 5, "water-folk"),
        (5, 6, "water-folk"),
        (6, 5, "water-folk"),
        (5, 7, "hill-tribes"),
        (7, 5, "imperial-army"),
        (1, 12, "hill-tribes"),
        (12, 1, "imperial-army"),
    ],
)
def test_one_space_on_either_side_of_the_distance_that_decides(red: int, green: int, faction: str) -> None:
    assert faction == winner(red, green)


@pytest.mark.rules("HL-ZONE-TRACK", "HL-GOAL-02", "HL-GOAL-05")
def test_the_markers_alone_decide_which_faction_wins() -> None:
    parties = {"lemron": UNDEAD, "xiadul": WATER}

    factions = [FACTIONS[scored(red, green, **parties).faction] for red, green in [(10, 9), (4, 4), (7, 3), (3, 7)]]

    assert ["undead", "water-folk", "imperial-army", "hill-tribes"] == factions


# --- the winner --------------------------------------------------------------------------------------------------


@pytest.mark.rules("HL-WIN-07", "HL-WIN-08", "HL-INFO-01", "HL-R-END-05")
def test_hands_are_discarded_face_down_and_leaders_revealed() -> None:
    state = position(
        f"A *cyra {HAND} {face_up(UNDEAD)} | B *myrad keen-koi furious-frog {face_up(IMPERIAL)} +grumpy-guard "
        "+curious-troll +watchful-witch | red 4 green 4"
    )
    assert ["cyra", "?"] == leaders_seen(state, "A")

    play(state, "A: pass; A: discard joyless-chief")

    assert state.over
    assert [[], []] == state.hands
    assert 6 == len(state.wilderness)
    assert "joyless-chief shaky-sharpshooter overworked-amazon hangry-barbarian ? ?" == seen(state, "A")["wilderness"]
    assert "? ? ? ? keen-koi furious-frog" == seen(state, "B")["wilderness"]
    for viewer in ("A", "B", "watcher"):
        assert ["cyra", "myrad"] == leaders_seen(state, viewer)


def leaders_seen(state: State, viewer: str) -> list[str]:
    """The leaders of the players, `?` for one that the viewer does not know."""
    view = GAME.view(state, 6 if viewer == "watcher" else SEAT_LETTERS.index(viewer))
    return ["?" if leader < 0 else GAME.box.leader_ids[leader] for leader in view.leaders[: state.seats]]


@pytest.mark.rules("HL-R-END-05")
def test_cards_in_hand_play_no_role_in_scoring() -> None:
    water = " ".join(WATER)
    given = (
        f"A *cyra {water} -hairy-hermit | "
        f"B *lemron +miniature-merman {face_up(UNDEAD)} +ace-fighter +flailing-knight | "
        "red 4 green 4"
    )
    state = position(given)

    play(state, "A: pass; A: discard keen-koi; A: discard furious-frog")

    assert state.outcome is not None
    assert (1, "most") == (state.outcome.winner, state.outcome.reason)  # one Water Folk hero beats three in hand


@pytest.mark.rules("HL-R-END-04")
def test_hidden_heroes_are_turned_face_up_for_counting_and_perform_nothing() -> None:
    state = position(
        f"A *cyra {HAND} -underpaid-mercenary | B *myrad {face_up(UNDEAD)} {face_up(IMPERIAL)} -naughty-necromancer"
        " | red 4 green 4"
    )

    play(state, "A: pass; A: discard joyless-chief")

    assert (4, 4) == (state.red, state.green)
    for viewer in ("A", "B", "watcher"):
        assert ("underpaid-mercenary", "naughty-necromancer") == (seen(state, viewer)["A-"], seen(state, viewer)["B-"])


@pytest.mark.rules("HL-WIN-09", "HL-GOAL-06")
def test_a_single_aligned_player_wins_whatever_the_party_looks_like() -> None:
    result = scored(7, 3, pavyr=[], enned=IMPERIAL, lemron=IMPERIAL[:1])

    assert ("pavyr", "sole") == (leader_of(result), result.reason)


@pytest.mark.rules("HL-WIN-11", "HL-R-END-06")
def test_without_an_aligned_player_nobody_wins() -> None:
    result = scored(7, 3, enned=IMPERIAL, lemron=WATER)

    assert (NOBODY, "nobody") == (result.winner, result.reason)
    assert [False, False] == [standing.aligned for standing in result.standings]


@pytest.mark.rules("HL-WIN-10", "HL-TIE-01", "HL-GOAL-06")
def test_of_several_aligned_players_the_one_with_most_heroes_of_the_faction_wins() -> None:
    result = scored(7, 3, pavyr=[*IMPERIAL[:2]], cyra=[*IMPERIAL[2:5], *WATER, *UNDEAD])

    assert ("cyra", "most") == (leader_of(result), result.reason)


@pytest.mark.rules("HL-TIE-02", "HL-HIDDEN-05", "HL-ZONE-PARTY", "HL-GLOS-PARTY")
def test_hidden_heroes_count_in_both_comparisons_of_parties() -> None:
    eight = [*UNDEAD, *HILL[:3]]
    for hidden, expected in (("-ace-fighter", "cyra"), ("", "pavyr"), ("-ace-fighter -keen-koi -leery-lizard", "cyra")):
        state = position(
            f"A *pavyr +canned-champion | B *cyra {HAND} {hidden} +groggy-preacher | C *enned {face_up(eight)} | "
            "red 7 green 3 | turn B act"
        )
        play(state, "B: pass; B: discard joyless-chief")
        assert state.outcome is not None
        assert expected == leader_of(state.outcome)
    # 1 : 1, and the hidden hero of another faction makes Cyra's party the larger one
    state = position(
        f"A *pavyr +canned-champion | B *xiadul {HAND} -keen-koi +groggy-preacher | C *enned {face_up(eight)} | "
        "red 7 green 3 | turn B act"
    )
    play(state, "B: pass; B: discard joyless-chief")
    assert state.outcome is not None
    assert ("pavyr", "fewest") == (leader_of(state.outcome), state.outcome.reason)


@pytest.mark.rules("HL-TIE-03")
def test_still_tied_the_smaller_party_wins_all_factions_counted() -> None:
    result = scored(7, 3, pavyr=[*IMPERIAL[:2], "keen-koi", "grumpy-guard"], cyra=[*IMPERIAL[2:4], "mummy-mystic"])

    assert ("cyra", "fewest") == (leader_of(result), result.reason)
    assert [(2, 4), (2, 3)] == [(standing.heroes, standing.party) for standing in result.standings]


@pytest.mark.rules("HL-TIE-04", "HL-COMP-12")
def test_still_tied_the_highest_leader_number_wins() -> None:
    result = scored(7, 3, pavyr=[*IMPERIAL[:2], "keen-koi"], xiadul=[*IMPERIAL[2:4], "mummy-mystic"])

    assert ("pavyr", "number") == (leader_of(result), result.reason)  # 5 against 4


@pytest.mark.rules("HL-TIE-06")
def test_the_last_step_always_yields_one_winner() -> None:
    for red, green in [(10, 10), (4, 4), (7, 3), (3, 7)]:
        for seats in range(2, 7):
            for leaders in combinations(GAME.box.leader_ids, seats):
                result = scored(red, green, **{leader: [] for leader in leaders})
                aligned = [one.number for one in result.standings if one.aligned]
                if len(aligned) > 1:
                    assert ("number", max(aligned)) == (result.reason, result.standings[result.winner].number)


@pytest.mark.rules("HL-TIE-05")
def test_each_step_compares_only_the_players_left_tied_by_the_step_before() -> None:
    # Pavyr has the smallest party and the highest number, but fewer Imperial heroes than the two others
    result = scored(7, 3, pavyr=IMPERIAL[:1], cyra=[*IMPERIAL[1:3], *WATER[:2]], xiadul=[*IMPERIAL[3:5], *UNDEAD[:1]])
    assert ("xiadul", "fewest") == (leader_of(result), result.reason)
    # all three tie at first; Pavyr's party is larger, so the number decides between the other two
    result = scored(7, 3, pavyr=[IMPERIAL[0], *HILL[:2]], cyra=[IMPERIAL[1], WATER[0]], xiadul=[IMPERIAL[2], UNDEAD[0]])
    assert ("xiadul", "number") == (leader_of(result), result.reason)


@pytest.mark.rules("HL-TIE-07")
def test_players_who_are_not_aligned_take_no_part() -> None:
    # Enned has most Imperial heroes and the highest number, but serves Undead and Water Folk
    result = scored(7, 3, enned=IMPERIAL[:3], cyra=[IMPERIAL[3], *WATER], xiadul=[IMPERIAL[4], *UNDEAD[:1]])

    assert ("xiadul", "fewest") == (leader_of(result), result.reason)
    assert [False, True, True] == [standing.aligned for standing in result.standings]


@pytest.mark.rules("HL-DIFF-05", "HL-TIE-01")
def test_heroes_in_the_party_at_the_end_count_not_heroes_that_were_played() -> None:
    # A plays a third Imperial hero and exchanges it away; B's third was never played but lies hidden
    heroes = face_up([*UNDEAD, *HILL[:3]])
    state = position(
        f"A *pavyr groggy-preacher keen-koi leery-lizard +ace-fighter +canned-champion | "
        f"B *cyra +flailing-knight +well-aged-warrior -underpaid-mercenary | C *enned {heroes} | red 7 green 3 | "
        "tavern aimless-eel furious-frog friendly-frogmage"
    )

    play(state, "A: play groggy-preacher; A: move red+1; A: exchange tavern-1; A: with A+3")
    play(state, "A: draw tavern-2; A: draw tavern-3; A: discard keen-koi")

    assert state.outcome is not None
    assert ("cyra", "most") == (leader_of(state.outcome), state.outcome.reason)
    assert [2, 3] == [standing.heroes for standing in state.outcome.standings[:2]]


@pytest.mark.rules("HL-WIN-13")
def test_how_many_players_can_be_aligned_with_the_winning_faction() -> None:
    found = {}
    for seats in range(2, 7):
        found[seats] = {
            sum(faction in GAME.box.facts.leaders[leader].factions for leader in leaders)
            for faction in FACTIONS
            for leaders in combinations(range(6), seats)
        }

    assert {2: {0, 1, 2}, 3: {0, 1, 2, 3}, 4: {1, 2, 3}, 5: {2, 3}, 6: {3}} == found


@pytest.mark.rules("HL-WIN-13", "HL-R-END-06")
def test_nobody_wins_only_with_two_or_three_players_and_a_sole_aligned_one_only_with_two_to_four() -> None:
    reasons: dict[int, set[str]] = {seats: set() for seats in range(2, 7)}
    for seats in range(2, 7):
        for leaders in combinations(GAME.box.leader_ids, seats):
            for red, green in [(10, 10), (4, 4), (7, 3), (3, 7)]:
                reasons[seats].add(scored(red, green, **{leader: [] for leader in leaders}).reason)

    assert {2, 3} == {seats for seats, found in reasons.items() if "nobody" in found}
    assert {2, 3, 4} == {seats for seats, found in reasons.items() if "sole" in found}


@pytest.mark.rules("HL-R-END-07", "HL-R-END-06")
def test_the_result_records_all_that_led_to_it() -> None:
    result = scored(7, 3, pavyr=[*IMPERIAL[:2], "keen-koi"], enned=UNDEAD, cyra=[*IMPERIAL[2:4], "mummy-mystic"])

    assert (7, 3, "imperial-army") == (result.red, result.green, FACTIONS[result.faction])
    assert (0, "number") == (result.winner, result.reason)
    aligned = [(one.seat, one.heroes, one.party, one.number) for one in result.standings if one.aligned]
    assert [(0, 2, 3, 5), (2, 2, 3, 2)] == aligned


@pytest.mark.rules("HL-R-END-07", "HL-WIN-08")
def test_everybody_hears_the_result() -> None:
    state = position(f"A *cyra {HAND} | B *myrad {face_up([*UNDEAD, *HILL])} | red 4 green 4")

    play(state, "A: pass; A: discard joyless-chief")

    expected = {
        "event": "game-ended",
        "markers": {"red": 4, "green": 4},
        "faction": "water-folk",
        "winner": 0,
        "reason": "sole",
        "leaders": ["cyra", "myrad"],
    }
    for viewer in ("A", "B", "watcher"):
        ended = told(state, viewer)[-1]
        assert expected == {key: ended[key] for key in expected}


@pytest.mark.rules("HL-GOAL-04", "HL-END-01", "HL-END-06", "HL-R-END-06")
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_game_by_chance_ends_with_the_first_turn_that_shows_enough_heroes(seats: int) -> None:
    turns = 0
    for state in questions(seats, seats):
        if state.turns > turns:  # a turn begins: no party showed enough at the end of the one before
            turns = state.turns
            assert max(len(row) for row in state.ups) < NEEDED[seats]

    assert state.over
    assert max(len(row) for row in state.ups) >= NEEDED[seats]
    assert state.outcome is not None
    assert state.outcome.winner in range(-1, seats)
