"""Hidden heroes: the stack, its order, and what being hidden means (HL-HIDDEN, HL-R-HID)."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.games.hidden_leaders.scenario import GAME, case, choices, play, position, questions, runs, seen

from interregnum.kernel.ids import SEAT_LETTERS


@pytest.mark.parametrize(
    ("given", "line", "after", "rolls"),
    [
        case(
            "a card placed face down becomes the newest of the stack",
            "HL-R-HID-01",
            "HL-DIFF-15",
            given="A friendly-frogmage keen-koi aimless-eel -furious-frog -leery-lizard | B | red 4 green 4",
            line="A: play friendly-frogmage; A: place keen-koi",
            after="A aimless-eel +friendly-frogmage -furious-frog -leery-lizard -keen-koi | B | red 5 green 5",
        ),
        case(
            "so does a face-up hero that is turned face down, however early it was played",
            "HL-R-HID-02",
            "HL-DIFF-15",
            given="A spirited-shaman | B +keen-koi +grumpy-guard -furious-frog -leery-lizard | red 4 green 4",
            line="A: play spirited-shaman; A: turn-over B+1",
            after="A +spirited-shaman | B +grumpy-guard -furious-frog -leery-lizard -keen-koi | red 3 green 3",
        ),
        case(
            "a hero that leaves the stack leaves the order of the others alone",
            "HL-R-HID-03",
            "HL-HIDDEN-07",
            given="A slaughtered-slime | B -keen-koi -furious-frog -leery-lizard | red 4 green 4",
            line="A: play slaughtered-slime; A: move red-1; A: bury B-2",
            after="A +slaughtered-slime | B -keen-koi -leery-lizard | red 3 green 4 | graveyard furious-frog",
        ),
        case(
            "a hero turned face up joins the end of the face-up row",
            "HL-R-HID-03",
            given="A spirited-shaman | B +grumpy-guard +curious-troll -keen-koi -leery-lizard | red 4 green 4",
            line="A: play spirited-shaman; A: turn-over B-1",
            after="A +spirited-shaman | B +grumpy-guard +curious-troll +keen-koi -leery-lizard | red 3 green 3",
        ),
        case(
            "in an exchange the card takes the very place in the hidden stack",
            "HL-R-HID-04",
            given="A underestimated-squire keen-koi aimless-eel -furious-frog -leery-lizard -grumpy-guard | B | "
            "red 4 green 4",
            line="A: play underestimated-squire; A: exchange A-2; A: with keen-koi",
            after="A leery-lizard aimless-eel +underestimated-squire -furious-frog -keen-koi -grumpy-guard | B | "
            "red 3 green 3",
        ),
        case(
            "the very place in the face-up row and in the tavern",
            "HL-R-HID-04",
            given="A groggy-preacher +keen-koi +furious-frog | B | red 4 green 4 | "
            "tavern aimless-eel leery-lizard mummy-mystic",
            line="A: play groggy-preacher; A: move red+1; A: exchange tavern-2; A: with A+1",
            after="A +leery-lizard +furious-frog +groggy-preacher | B | red 5 green 4 | "
            "tavern aimless-eel keen-koi mummy-mystic",
        ),
        case(
            "and the top of the graveyard",
            "HL-R-HID-04",
            given="A mummy-mystic +keen-koi +furious-frog | B | red 4 green 4 | graveyard leery-lizard aimless-eel",
            line="A: play mummy-mystic; A: exchange graveyard; A: with A+2",
            after="A +keen-koi +aimless-eel +mummy-mystic | B | red 5 green 6 | graveyard leery-lizard furious-frog",
        ),
        case(
            "between two hidden stacks each card takes the other's place",
            "HL-R-HID-04",
            given="A careless-cartographer -keen-koi -furious-frog | B -leery-lizard -aimless-eel -grumpy-guard | "
            "red 4 green 4",
            line="A: play careless-cartographer; A: move red+1; A: exchange B-2; A: with A-1",
            after="A +careless-cartographer -aimless-eel -furious-frog | B -leery-lizard -keen-koi -grumpy-guard | "
            "red 5 green 4",
        ),
    ],
)
def test_the_hidden_stack(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.rules("HL-HIDDEN-06", "HL-INFO-03", "HL-R-INFO-01", "HL-HIDDEN-10")
def test_everybody_sees_how_many_heroes_are_hidden_and_where_and_no_face() -> None:
    state = position("A keen-koi | B -furious-frog -leery-lizard | C -aimless-eel | red 4 green 4")

    for viewer in ("A", "watcher"):
        assert "? ?" == seen(state, viewer)["B-"]
        assert "?" == seen(state, viewer)["C-"]


@pytest.mark.rules("HL-HIDDEN-02", "HL-HIDDEN-06", "HL-HIDDEN-10", "HL-INFO-03")
def test_an_ability_shows_a_hidden_hero_to_the_player_who_looks_and_to_nobody_else() -> None:
    state = position("A curious-troll | B -furious-frog -leery-lizard | C -aimless-eel | red 4 green 4")

    play(state, "A: play curious-troll; A: move red+1; A: look B-2; A: none")

    assert "? leery-lizard" == seen(state, "A")["B-"]
    assert "?" == seen(state, "A")["C-"]
    assert "? ?" == seen(state, "C")["B-"]
    assert "? ?" == seen(state, "watcher")["B-"]


@pytest.mark.rules("HL-HIDDEN-06", "HL-HIDDEN-07", "HL-DIFF-15")
def test_a_hero_that_was_seen_can_be_followed_because_the_order_is_kept() -> None:
    state = position("A curious-troll | B slaughtered-slime -furious-frog -leery-lizard -aimless-eel | red 4 green 4")

    play(state, "A: play curious-troll; A: move red+1; A: look B-2; A: none; A: draw tavern-1; A: draw tavern-2")
    play(state, "A: draw tavern-3; A: discard shaky-sharpshooter")
    play(state, "B: play slaughtered-slime; B: move red-1; B: bury B-1")

    assert "leery-lizard ?" == seen(state, "A")["B-"]


@pytest.mark.rules("HL-HIDDEN-08", "HL-HIDDEN-09", "HL-R-INFO-02")
def test_owners_see_their_own_stack_at_any_time_and_looking_changes_nothing() -> None:
    for state in questions(3, 4):
        before = GAME.state_hash(state)
        for seat in range(3):
            assert state.downs[seat] == GAME.view(state, seat).downs[seat]
        assert before == GAME.state_hash(state)


@pytest.mark.rules("HL-HIDDEN-07", "HL-R-HID-01")
def test_between_two_answers_a_stack_only_gains_at_its_end_or_loses_or_swaps_single_cards() -> None:
    for seed in range(3):
        before: list[list[int]] = [[], [], []]
        for state in questions(3, seed):
            for old, new in zip(before, state.downs, strict=True):
                kept = [card for card in old if card in new]
                assert kept == [card for card in new if card in kept]  # those that stay keep their order
            before = [row[:] for row in state.downs]


@pytest.mark.rules("HL-HIDDEN-04", "HL-END-04", "HL-R-HID-05")
def test_hidden_heroes_do_not_count_for_the_game_end() -> None:
    heroes = "+keen-koi +furious-frog +leery-lizard +aimless-eel +grumpy-guard +curious-troll +watchful-witch"
    given = f"A canned-champion {heroes} -mummy-mystic -crow-carrier -lethargic-leech | B hairy-hermit | red 4 green 4"
    state = position(given)  # 2 players, T = 8: seven are face up, ten in all

    play(state, "A: pass; A: draw harbor; A: draw harbor; A: draw harbor; A: discard canned-champion")

    assert not state.over
    assert 1 == state.turn


@pytest.mark.rules("HL-R-HID-05", "HL-END-01", "HL-END-05")
@pytest.mark.parametrize(("face", "spot", "over"), [("-", "B-1", True), ("+", "B+8", False)])
def test_turning_a_hero_brings_it_into_the_count_or_takes_it_out(face: str, spot: str, over: bool) -> None:
    heroes = "+keen-koi +furious-frog +leery-lizard +aimless-eel +grumpy-guard +curious-troll +watchful-witch"
    state = position(f"A long-eared-loner hairy-hermit ace-fighter | B {heroes} {face}mummy-mystic | red 4 green 4")

    play(
        state, f"A: play long-eared-loner; A: turn-over {spot}; A: draw harbor; A: draw harbor; A: discard hairy-hermit"
    )

    assert over == state.over


@pytest.mark.rules("HL-R-HID-05", "HL-ABIL-08")
def test_turning_a_hero_brings_it_to_or_takes_it_from_abilities_that_look_for_face_up_heroes() -> None:
    state = position(
        "A spirited-shaman | B aimless-eel +mummy-mystic -crow-carrier | C +lethargic-leech | red 4 green 4"
    )
    play(state, "A: play spirited-shaman; A: name B; A: turn-over B+1")
    play(state, "A: draw tavern-1; A: draw tavern-2; A: draw tavern-3; A: discard shaky-sharpshooter")
    play(state, "B: play aimless-eel; B: move red+1")  # only Leech is left, so it is buried without a question
    assert "lethargic-leech" == seen(state, "A")["graveyard"]

    state = position(
        "A spirited-shaman | B aimless-eel +mummy-mystic -crow-carrier | C +lethargic-leech | red 4 green 4"
    )
    play(state, "A: play spirited-shaman; A: name B; A: turn-over B-1")
    play(state, "A: draw tavern-1; A: draw tavern-2; A: draw tavern-3; A: discard shaky-sharpshooter")
    play(state, "B: play aimless-eel; B: move red+1")
    assert ["bury B+1", "bury B+2", "bury C+1"] == choices(state)


@pytest.mark.rules("HL-R-HID-06")
def test_the_order_of_face_up_heroes_changes_no_result() -> None:
    results = set()
    for order in permutations(["+keen-koi", "+mummy-mystic", "+crow-carrier"]):
        state = position(f"A krill-keeper {' '.join(order)} | B | red 6 green 6")
        play(state, "A: play krill-keeper; A: name A")
        results.add((int(state.red), int(state.green), int(state.seats), SEAT_LETTERS[state.asked]))

    assert {(4, 4, 2, "A")} == results
