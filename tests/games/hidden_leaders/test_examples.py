"""The worked examples of the rules, each as it is told there (HL-EX)."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import (
    GAME,
    case,
    choices,
    laid,
    name_of,
    others,
    play,
    position,
    runs,
    seen,
    shown,
    started,
)

from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.scoring import Outcome, outcome, winning_faction
from interregnum.games.hidden_leaders.engine.state import State

WATER = ["keen-koi", "furious-frog", "leery-lizard", "aimless-eel", "friendly-frogmage", "hopeful-salamander"]
UNDEAD = ["mummy-mystic", "crow-carrier", "lethargic-leech", "half-eaten-bull", "gorgeous-gorgon", "wrapped-warrior"]
IMPERIAL = ["ace-fighter", "flailing-knight", "canned-champion", "well-aged-warrior", "groggy-preacher"]
HILL = ["grumpy-guard", "curious-troll", "watchful-witch", "hairy-hermit", "bored-goblin"]
MANY = [*UNDEAD, *WATER, *IMPERIAL, *HILL]


def ups(count: int, used: int = 0) -> str:
    return " ".join(f"+{hero}" for hero in MANY[used : used + count])


def face_up_counts(state: State) -> list[int]:
    return [len(row) for row in state.ups]


def scored(red: int, green: int, **parties: list[str]) -> Outcome:
    leaders = [GAME.box.leader_ids.index(leader) for leader in parties]
    cards = [[GAME.box.numbers[card] for card in party] for party in parties.values()]
    return outcome(GAME.box, red, green, leaders, cards)


def end_turn(state: State) -> None:
    """Draw and discard whatever comes until the turn is over."""
    seat = state.turn
    while state.turn == seat and not state.over:
        state.answer(state.choices[-1])


@pytest.mark.rules("HL-EX-01")
def test_setup_of_two_players() -> None:
    state = started(2)
    assert (2, 4) == (len(state.leaders[:2]), len(state.leaders[2:]))
    assert 6 == len(set(state.leaders))
    assert (4, 4) == (state.red, state.green)
    assert ["buried-emperor"] == [name_of(card) for card in state.graveyard]
    assert 3 == len(state.tavern)
    assert [5, 5] == [len(hand) for hand in state.hands]

    state = laid(2)
    assert ([3, 3], [1, 1], [0, 0]) == (
        [len(hand) for hand in state.hands],
        [len(row) for row in state.downs],
        face_up_counts(state),
    )
    assert (63, 2) == (len(state.harbor), len(state.wilderness))


@pytest.mark.parametrize(
    ("given", "line", "after", "rolls"),
    [
        case(
            "02: nothing to bury",
            "HL-EX-02",
            given="A aimless-eel | B +keen-koi -mummy-mystic | red 4 green 4",
            line="A: play aimless-eel; A: move green+1",
            after="A +aimless-eel | B +keen-koi -mummy-mystic | red 4 green 5",
        ),
        case(
            "03: a forced target of one's own",
            "HL-EX-03",
            given="A aimless-eel +mummy-mystic | B +keen-koi -crow-carrier | red 4 green 4",
            line="A: play aimless-eel; A: move green+1",
            after="A +aimless-eel | B +keen-koi -crow-carrier | red 4 green 5 | graveyard mummy-mystic",
        ),
        case(
            "04: a card must choose itself if nothing else fits",
            "HL-EX-04",
            given="A unconfident-executioner | B -keen-koi | red 6 green 6",
            line="A: play unconfident-executioner",
            after="A | B -keen-koi | red 5 green 5 | graveyard unconfident-executioner",
        ),
        case(
            "14: the track cuts both moves",
            "HL-EX-14",
            given="A depressed-druid | B | red 2 green 1",
            line="A: play depressed-druid",
            after="A +depressed-druid | B | red 1 green 1",
        ),
        case(
            "15: Koi swaps the lead",
            "HL-EX-15",
            given="A keen-koi | B | red 6 green 5",
            line="A: play keen-koi",
            after="A +keen-koi | B | red 5 green 6",
        ),
        case(
            "15: Koi with level markers",
            "HL-EX-15",
            given="A keen-koi | B | red 5 green 5",
            line="A: play keen-koi",
            after="A +keen-koi | B | red 5 green 5",
        ),
        case(
            "16: Deserter at the edge",
            "HL-EX-16",
            given="A drowned-deserter | B | red 12 green 11",
            line="A: play drowned-deserter; A: move green+1",
            after="A +drowned-deserter | B | red 12 green 12",
        ),
        case(
            "17: Lizard with one result",
            "HL-EX-17",
            given="A triple-sword-lizard | B | red 1 green 2",
            line="A: play triple-sword-lizard",
            after="A +triple-sword-lizard | B | red 1 green 1",
        ),
        case(
            "18: a dead option",
            "HL-EX-18",
            given="A watchful-witch | B | red 1 green 5",
            line="A: play watchful-witch",
            after="A +watchful-witch | B | red 1 green 6",
        ),
        case(
            "19: Necromancer as the first hero of the game",
            "HL-EX-19",
            given="A naughty-necromancer | B | red 4 green 4 | graveyard buried-emperor",
            line="A: play naughty-necromancer",
            after="A +naughty-necromancer | B | red 5 green 5 | graveyard buried-emperor",
        ),
        case(
            "20: Executioner as the first hero of the game",
            "HL-EX-20",
            given="A unconfident-executioner -keen-koi | B -furious-frog | red 4 green 4 | graveyard buried-emperor",
            line="A: play unconfident-executioner",
            after="A -keen-koi | B -furious-frog | red 3 green 3 | graveyard buried-emperor unconfident-executioner",
        ),
        case(
            "21: Skeleton on the Emperor",
            "HL-EX-21",
            given="A sun-shy-skeleton +keen-koi | B +furious-frog | red 6 green 4 | "
            "graveyard aimless-eel buried-emperor",
            line="A: play sun-shy-skeleton",
            after="A +keen-koi +sun-shy-skeleton | B +furious-frog | red 6 green 4 | "
            "graveyard aimless-eel buried-emperor",
        ),
        case(
            "30: Barbarian discards the Emperor and an Undead",
            "HL-EX-30",
            given="A hangry-barbarian | B | red 6 green 6 | tavern buried-emperor mummy-mystic keen-koi",
            line="A: play hangry-barbarian",
            after="A +hangry-barbarian | B | red 4 green 6 | tavern . . keen-koi | "
            "wilderness buried-emperor mummy-mystic",
        ),
        case(
            "30: Bard discards the Emperor and the hero of the Water Folk",
            "HL-EX-30",
            given="A heart-bending-bard | B | red 6 green 6 | tavern buried-emperor mummy-mystic keen-koi",
            line="A: play heart-bending-bard",
            after="A +heart-bending-bard | B | red 6 green 4 | tavern . mummy-mystic . | "
            "wilderness buried-emperor keen-koi",
        ),
    ],
)
def test_example(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.rules("HL-EX-04")
def test_a_card_may_choose_itself() -> None:
    state = position("A unconfident-executioner | B +keen-koi | red 6 green 6")

    play(state, "A: play unconfident-executioner")

    assert ["bury A+1", "bury B+1"] == choices(state)


FOUR_PLAYERS = f"A {ups(5)} | B {ups(6, 5)} -heart-bending-bard | C {ups(4, 11)} | D HAND {ups(5, 15)}"


@pytest.mark.rules("HL-EX-05")
def test_05_the_game_ends_by_a_hero_of_another_player() -> None:
    state = position(FOUR_PLAYERS.replace("HAND", "spirited-shaman joyless-chief") + " | red 6 green 6 | turn D act")
    assert [5, 6, 4, 5] == face_up_counts(state)

    play(state, "D: play spirited-shaman; D: name B; D: turn-over B-1")
    assert [5, 7, 4, 6] == face_up_counts(state)
    end_turn(state)

    assert state.over
    assert 3 == state.turn


@pytest.mark.rules("HL-EX-06")
def test_06_the_game_ends_by_two_plays() -> None:
    state = position(FOUR_PLAYERS.replace("HAND", "doubtful-priest joyless-chief") + " | red 6 green 6 | turn D act")

    play(state, "D: play doubtful-priest; A: move red+2; D: play joyless-chief")
    assert [5, 6, 4, 7] == face_up_counts(state)
    end_turn(state)

    assert state.over


@pytest.mark.rules("HL-EX-06")
def test_06_without_the_second_play_the_game_goes_on() -> None:
    state = position(FOUR_PLAYERS.replace("HAND", "doubtful-priest joyless-chief") + " | red 6 green 6 | turn D act")

    play(state, "D: play doubtful-priest; A: move red+2; D: none")
    assert [5, 6, 4, 6] == face_up_counts(state)
    end_turn(state)

    assert not state.over


@pytest.mark.parametrize(
    ("red", "green", "faction"),
    [
        pytest.param(9, 12, "undead", id="07", marks=pytest.mark.rules("HL-EX-07")),
        pytest.param(9, 8, "water-folk", id="08", marks=pytest.mark.rules("HL-EX-08")),
        pytest.param(10, 7, "imperial-army", id="09", marks=pytest.mark.rules("HL-EX-09", "HL-DIFF-07")),
        pytest.param(4, 6, "hill-tribes", id="10", marks=pytest.mark.rules("HL-EX-10", "HL-DIFF-06", "HL-DIFF-07")),
        pytest.param(10, 10, "undead", id="11, level", marks=pytest.mark.rules("HL-EX-11")),
        pytest.param(9, 10, "undead", id="11, neighbours", marks=pytest.mark.rules("HL-EX-11")),
        pytest.param(12, 9, "undead", id="12", marks=pytest.mark.rules("HL-EX-12")),
        pytest.param(4, 4, "water-folk", id="13", marks=pytest.mark.rules("HL-EX-13")),
    ],
)
def test_the_winning_faction_of_example(red: int, green: int, faction: str) -> None:
    assert faction == FACTIONS[winning_faction(GAME.box, red, green)]


@pytest.mark.rules("HL-EX-15", "HL-GLOS-LEADING")
def test_15_after_koi_green_leads() -> None:
    state = position("A keen-koi | B triple-sword-lizard | red 6 green 5")

    play(state, "A: play keen-koi")
    end_turn(state)
    play(state, "B: play triple-sword-lizard")

    assert ["move green-1", "move green-3"] == choices(state)


@pytest.mark.rules("HL-EX-17", "HL-DIFF-09")
def test_17_lizard_may_go_one_space_or_to_the_end_of_the_track() -> None:
    state = position("A triple-sword-lizard | B | red 1 green 3")

    play(state, "A: play triple-sword-lizard")

    assert ["move green-1", "move green-2"] == choices(state)  # to 2, or to 1


@pytest.mark.rules("HL-EX-22")
@pytest.mark.parametrize(
    ("line", "held", "drawn"),
    [
        ("A: play keen-koi", 2, 2),
        ("A: discard keen-koi; A: discard furious-frog; A: discard leery-lizard", 0, 4),
        ("A: pass", 3, 1),
    ],
)
def test_22_hand_arithmetic(line: str, held: int, drawn: int) -> None:
    state = position("A keen-koi furious-frog leery-lizard | B grumpy-guard | red 4 green 4")

    play(state, line)
    assert held == len(state.hands[0])
    discards = len(state.wilderness)
    for number in range(drawn):
        assert held + number == len(state.hands[0])
        play(state, "A: draw harbor")
    assert 4 == len(state.hands[0])
    assert {"discard"} == {choice.split()[0] for choice in choices(state)}
    state.answer(state.choices[0])

    assert 3 == len(state.hands[0])
    assert discards + 1 == len(state.wilderness)
    assert 1 == state.turn


@pytest.mark.rules("HL-EX-23")
def test_23_a_large_hand_after_merman() -> None:
    state = position(
        "A miniature-merman keen-koi furious-frog | B grumpy-guard | red 4 green 4 | "
        "wilderness leery-lizard aimless-eel"
    )

    play(state, "A: play miniature-merman; A: move green+1")

    assert 4 == len(state.hands[0])
    assert {"discard"} == {choice.split()[0] for choice in choices(state)}
    state.answer(state.choices[0])
    assert (3, 1) == (len(state.hands[0]), state.turn)


@pytest.mark.rules("HL-EX-23")
def test_23_a_hand_of_five_draws_nothing_and_discards_two() -> None:
    state = position("A keen-koi furious-frog leery-lizard aimless-eel mummy-mystic | B grumpy-guard | red 4 green 4")
    harbor = len(state.harbor)

    play(state, "A: pass; A: discard keen-koi; A: discard mummy-mystic")

    assert (3, 1, harbor) == (len(state.hands[0]), state.turn, len(state.harbor))


@pytest.mark.rules("HL-EX-24")
def test_24_a_reshuffle_inside_a_draw() -> None:
    given = (
        "A pessimistic-whaleman grumpy-guard | B curious-troll | red 4 green 4 | tavern hairy-hermit bored-goblin . | "
        "wilderness keen-koi furious-frog leery-lizard aimless-eel | harbor mummy-mystic"
    )
    state = position(f"{given} | graveyard {others(given)}")

    play(state, "A: play pessimistic-whaleman; A: move red+1")

    first, second = seen(state, "A")["aside"].split()
    assert "mummy-mystic" == first
    assert second in ("keen-koi", "furious-frog", "leery-lizard", "aimless-eel")
    assert 3 == len(state.harbor)
    assert [] == state.wilderness


@pytest.mark.rules("HL-EX-25", "HL-EMP-04", "HL-EMP-05")
def test_25_a_tie_decided_by_the_smaller_party() -> None:
    result = scored(4, 4, enned=[*WATER[:2], "buried-emperor", *HILL[:4]], cyra=[*WATER[2:5], *UNDEAD[:3]])

    assert [(3, 7), (3, 6)] == [(one.heroes, one.party) for one in result.standings]
    assert (1, "fewest") == (result.winner, result.reason)


@pytest.mark.rules("HL-EX-26")
def test_26_a_tie_decided_by_the_leader_number() -> None:
    result = scored(4, 4, enned=[*WATER[:2], "buried-emperor", *HILL[:3]], cyra=[*WATER[2:5], *UNDEAD[:3]])

    assert (0, "number") == (result.winner, result.reason)
    assert [6, 2] == [one.number for one in result.standings]


@pytest.mark.rules("HL-EX-27")
def test_27_nobody_wins() -> None:
    result = scored(8, 5, lemron=IMPERIAL[:2], myrad=IMPERIAL[2:])

    assert "imperial-army" == FACTIONS[result.faction]
    assert (-1, "nobody") == (result.winner, result.reason)


@pytest.mark.rules("HL-EX-28")
def test_28_the_sole_aligned_player_wins_without_a_hero_of_the_faction() -> None:
    result = scored(8, 5, lemron=IMPERIAL[:2], pavyr=WATER[:2], enned=IMPERIAL[2:])

    assert (1, "sole") == (result.winner, result.reason)


@pytest.mark.rules("HL-EX-29", "HL-R-END-02")
def test_29_dropping_below_before_the_turn_ends() -> None:
    state = position(f"A unconfident-executioner joyless-chief {ups(7)} | B hairy-hermit | red 6 green 6")

    play(state, "A: play unconfident-executioner")
    assert [8, 0] == face_up_counts(state)
    play(state, "A: bury A+1")
    end_turn(state)

    assert [7, 0] == face_up_counts(state)
    assert not state.over
    assert 1 == state.turn


@pytest.mark.rules("HL-EX-20", "HL-R-TGT-01")
def test_20_no_hero_is_left_face_up() -> None:
    given = "A unconfident-executioner | B | red 4 green 4 | graveyard buried-emperor"
    state = position(given)

    play(state, "A: play unconfident-executioner")

    assert [0, 0] == face_up_counts(state)
    assert shown(state, given).endswith("graveyard buried-emperor unconfident-executioner")
