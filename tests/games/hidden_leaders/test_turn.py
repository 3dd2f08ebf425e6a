"""The four steps of a turn and who comes next (HL-TURN, HL-R-TURN)."""

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
    told,
)

from interregnum.games.hidden_leaders.engine.choices import ASKS
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.kernel.errors import IllegalChoice


def asked(state: State) -> str:
    return ASKS[state.ask]


def passed(state: State) -> None:
    """Pass, draw one card from the harbor, discard the first card of the hand."""
    seat = state.turn
    question = state.question
    assert question is not None
    state.answer(GAME.read_choice(question, "pass"))
    while state.turn == seat and not state.over:
        state.answer(state.choices[-1] if asked(state) == "draw" else state.choices[0])


@pytest.mark.parametrize(
    ("given", "line", "after", "rolls"),
    [
        case(
            "a marker stops at the right end",
            "HL-TURN-07",
            given="A underpaid-mercenary | B | red 11 green 12",
            line="A: play underpaid-mercenary",
            after="A +underpaid-mercenary | B | red 12 green 12",
        ),
        case(
            "a marker stops at the left end",
            "HL-TURN-07",
            given="A flailing-knight | B | red 1 green 3",
            line="A: play flailing-knight",
            after="A +flailing-knight | B | red 1 green 1",
        ),
        case(
            "one space more of room is used",
            "HL-TURN-07",
            given="A flailing-knight | B | red 2 green 5",
            line="A: play flailing-knight",
            after="A +flailing-knight | B | red 1 green 2",
        ),
        case(
            "minus is to the left and plus to the right",
            "HL-TURN-05",
            "HL-GLOS-MARKERS",
            "HL-GOAL-03",
            given="A short-sighted-soldier | B | red 5 green 5",
            line="A: play short-sighted-soldier",
            after="A +short-sighted-soldier | B | red 6 green 4",
        ),
        case(
            "a hero is laid face up behind the others of one's own party",
            "HL-TURN-04",
            "HL-ZONE-PARTY",
            given="A keen-koi +furious-frog -leery-lizard | B +aimless-eel | red 4 green 4",
            line="A: play keen-koi",
            after="A +furious-frog +keen-koi -leery-lizard | B +aimless-eel | red 4 green 4",
        ),
        case(
            "one card is discarded instead of playing",
            "HL-TURN-08",
            "HL-TERM-DISCARD",
            given="A keen-koi furious-frog leery-lizard | B | red 6 green 4",
            line="A: discard keen-koi; A: stop",
            after="A furious-frog leery-lizard | B | red 6 green 4 | wilderness keen-koi",
        ),
        case(
            "two cards are discarded, the one named last on top",
            "HL-TURN-08",
            "HL-R-TURN-06",
            "HL-R-PILE-05",
            given="A keen-koi furious-frog leery-lizard | B | red 6 green 4 | wilderness aimless-eel",
            line="A: discard leery-lizard; A: discard keen-koi; A: stop",
            after="A furious-frog | B | red 6 green 4 | wilderness aimless-eel leery-lizard keen-koi",
        ),
        case(
            "after three discards nothing more is asked, though cards are left",
            "HL-TURN-08",
            given="A keen-koi furious-frog leery-lizard aimless-eel | B | red 6 green 4",
            line="A: discard aimless-eel; A: discard keen-koi; A: discard furious-frog; A: draw tavern-1",
            after="A leery-lizard shaky-sharpshooter | B | red 6 green 4 | "
            "tavern . overworked-amazon hangry-barbarian | "
            "wilderness aimless-eel keen-koi furious-frog",
        ),
        case(
            "after the last hand card nothing more is asked",
            "HL-TURN-08",
            given="A keen-koi furious-frog | B | red 6 green 4",
            line="A: discard furious-frog; A: discard keen-koi; A: draw tavern-1",
            after="A shaky-sharpshooter | B | red 6 green 4 | tavern . overworked-amazon hangry-barbarian | "
            "wilderness furious-frog keen-koi",
        ),
        case(
            "none is a number of cards: a player passes",
            "HL-TURN-08",
            "HL-R-TURN-01",
            given="A keen-koi furious-frog leery-lizard | B | red 6 green 4",
            line="A: pass; A: draw tavern-3",
            after="A keen-koi furious-frog leery-lizard hangry-barbarian | B | red 6 green 4 | "
            "tavern shaky-sharpshooter overworked-amazon .",
        ),
        case(
            "cards come from tavern and harbor in any mix and order",
            "HL-TURN-09",
            "HL-TURN-10",
            "HL-TERM-DRAW-PILE",
            given="A keen-koi | B | red 4 green 4 | tavern furious-frog leery-lizard aimless-eel | "
            "harbor curious-troll watchful-witch",
            line="A: play keen-koi; A: draw tavern-2; A: draw harbor; A: draw tavern-1; A: draw harbor",
            after="A leery-lizard watchful-witch furious-frog curious-troll +keen-koi | B | red 4 green 4 | "
            "tavern . . aimless-eel",
        ),
        case(
            "all from the tavern",
            "HL-TURN-10",
            "HL-TURN-11",
            given="A keen-koi | B | red 4 green 4 | tavern furious-frog leery-lizard aimless-eel | "
            "harbor curious-troll",
            line="A: play keen-koi; A: draw tavern-3; A: draw tavern-2; A: draw tavern-1",
            after="A aimless-eel leery-lizard furious-frog curious-troll +keen-koi | B | red 4 green 4",
        ),
        case(
            "the whole turn: play, draw up to four, discard down to three, refill",
            "HL-TURN-02",
            "HL-TURN-09",
            "HL-TURN-12",
            "HL-TURN-13",
            "HL-DIFF-18",
            given="A keen-koi furious-frog leery-lizard | B | red 4 green 4 | "
            "tavern aimless-eel grumpy-guard mummy-mystic"
            " | harbor curious-troll watchful-witch",
            line="A: play keen-koi; A: draw tavern-1; A: draw harbor; A: discard leery-lizard",
            after="A furious-frog aimless-eel watchful-witch +keen-koi | B | red 4 green 4 | "
            "tavern curious-troll grumpy-guard mummy-mystic | wilderness leery-lizard",
        ),
        case(
            "a card just drawn may be the one to discard",
            "HL-R-TURN-05",
            given="A keen-koi furious-frog leery-lizard | B | red 4 green 4 | "
            "tavern aimless-eel grumpy-guard mummy-mystic"
            " | harbor curious-troll",
            line="A: pass; A: draw tavern-2; A: discard grumpy-guard",
            after="A keen-koi furious-frog leery-lizard | B | red 4 green 4 | "
            "tavern aimless-eel curious-troll mummy-mystic | wilderness grumpy-guard",
        ),
        case(
            "five cards in hand: nothing is drawn and two are discarded, the last one on top",
            "HL-R-TURN-03",
            "HL-R-TURN-05",
            "HL-R-TURN-06",
            given="A keen-koi furious-frog leery-lizard aimless-eel grumpy-guard | B | red 4 green 4",
            line="A: pass; A: discard grumpy-guard; A: discard keen-koi",
            after="A furious-frog leery-lizard aimless-eel | B | red 4 green 4 | wilderness grumpy-guard keen-koi",
        ),
        case(
            "three cards in hand after an ability: one is drawn",
            "HL-R-TURN-03",
            "HL-TURN-09",
            given="A keen-koi furious-frog leery-lizard aimless-eel | B | red 4 green 4 | harbor underwater-artist",
            line="A: play keen-koi; A: draw tavern-1; A: discard furious-frog",
            after="A leery-lizard aimless-eel shaky-sharpshooter +keen-koi | B | red 4 green 4 | "
            "tavern underwater-artist overworked-amazon hangry-barbarian | wilderness furious-frog",
        ),
        case(
            "empty slots are filled from the first to the third",
            "HL-R-TURN-07",
            "HL-TURN-13",
            given="A keen-koi | B | red 4 green 4 | tavern furious-frog leery-lizard aimless-eel | "
            "harbor grumpy-guard mummy-mystic curious-troll watchful-witch",
            line="A: play keen-koi; A: draw tavern-3; A: draw tavern-2; A: draw tavern-1; A: discard furious-frog",
            after="A aimless-eel leery-lizard watchful-witch +keen-koi | B | red 4 green 4 | "
            "tavern curious-troll mummy-mystic grumpy-guard | wilderness furious-frog",
        ),
        case(
            "a slot emptied by an ability stays empty in step 2 and is filled in step 4",
            "HL-R-TURN-08",
            "HL-TURN-13",
            given="A hopeful-salamander keen-koi furious-frog | B | red 4 green 4 | "
            "tavern leery-lizard aimless-eel grumpy-guard | harbor mummy-mystic curious-troll watchful-witch",
            line="A: play hopeful-salamander; A: place tavern-1; A: draw harbor; A: draw harbor; A: discard keen-koi",
            after="A furious-frog watchful-witch curious-troll +hopeful-salamander +leery-lizard | B | red 5 green 5 | "
            "tavern mummy-mystic aimless-eel grumpy-guard | wilderness keen-koi",
        ),
    ],
)
def test_steps_of_a_turn(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.rules("HL-TURN-01", "HL-TURN-15", "HL-R-TURN-11")
def test_turns_go_clockwise_for_as_many_rounds_as_it_takes() -> None:
    state = laid(3)
    first = state.first
    turns = []
    for _ in range(300):
        turns.append(int(state.turn))
        passed(state)

    assert [(first + number) % 3 for number in range(300)] == turns
    assert not state.over  # nobody showed a hero, so there is no reason to stop
    assert "unfinished" == GAME.result_plain(state)["reason"]


@pytest.mark.rules("HL-TURN-02", "HL-DIFF-18")
def test_the_steps_come_in_their_order() -> None:
    state = position("A keen-koi furious-frog leery-lizard | B aimless-eel | red 4 green 4")
    steps = []
    while state.turn == 0:
        steps.append(asked(state))
        state.answer(state.choices[0])

    assert ["act", "draw", "draw", "keep"] == steps
    assert (1, "act") == (state.turn, asked(state))


@pytest.mark.rules("HL-TURN-03", "HL-R-TURN-01")
def test_step_1_offers_every_hand_card_to_play_or_to_discard_and_a_pass() -> None:
    state = position("A keen-koi furious-frog | B | red 4 green 4")

    assert {
        "play keen-koi",
        "play furious-frog",
        "discard keen-koi",
        "discard furious-frog",
        "pass",
    } == set(choices(state))


@pytest.mark.rules("HL-TURN-03", "HL-GLOS-ONEPLAY")
def test_whoever_has_played_a_hero_plays_no_other_and_discards_nothing() -> None:
    state = position("A keen-koi furious-frog leery-lizard | B | red 4 green 4")

    play(state, "A: play keen-koi")

    assert ["draw tavern-1", "draw tavern-2", "draw tavern-3", "draw harbor"] == choices(state)


@pytest.mark.rules("HL-TURN-03")
def test_whoever_has_discarded_may_not_play() -> None:
    state = position("A keen-koi furious-frog leery-lizard | B | red 4 green 4")

    play(state, "A: discard keen-koi")

    assert ["discard furious-frog", "discard leery-lizard", "stop"] == choices(state)
    with pytest.raises(IllegalChoice):
        play(state, "A: play furious-frog")


@pytest.mark.rules("HL-TURN-04", "HL-TURN-05", "HL-TURN-06", "HL-ABIL-01", "HL-ABIL-02", "HL-R-MARK-07")
def test_the_hero_is_laid_down_first_then_the_markers_move_then_the_text_happens() -> None:
    given = "A unconfident-executioner keen-koi | B +furious-frog | red 5 green 5"
    state = position(given)

    play(state, "A: play unconfident-executioner")
    assert "A keen-koi +unconfident-executioner | B +furious-frog | red 4 green 4" == shown(state, given)
    play(state, "A: bury B+1")

    events = [(one["event"], one.get("how", "")) for one in told(state, "watcher")]
    assert [("card-moved", "played"), ("markers-moved", ""), ("card-moved", "buried")] == events


@pytest.mark.rules("HL-R-TURN-01", "HL-TURN-08")
def test_with_an_empty_hand_step_1_is_a_pass_and_nobody_is_asked() -> None:
    state = position("A | B | red 4 green 4")

    assert "draw" == asked(state)
    assert 0 == state.decisions
    assert ["draw tavern-1", "draw tavern-2", "draw tavern-3", "draw harbor"] == choices(state)


@pytest.mark.rules("HL-R-TURN-02")
def test_a_player_sees_each_card_before_choosing_the_source_of_the_next() -> None:
    state = position("A keen-koi | B | red 4 green 4 | harbor curious-troll watchful-witch")

    play(state, "A: play keen-koi; A: draw harbor")

    assert "draw" == asked(state)
    assert "watchful-witch" == seen(state, "A")["A"]
    play(state, "A: draw harbor")
    assert "draw" == asked(state)
    assert "watchful-witch curious-troll" == seen(state, "A")["A"]


@pytest.mark.rules("HL-R-TURN-03")
def test_drawing_cannot_be_declined() -> None:
    state = position("A keen-koi furious-frog leery-lizard | B | red 4 green 4")

    play(state, "A: pass")

    assert ["draw tavern-1", "draw tavern-2", "draw tavern-3", "draw harbor"] == choices(state)


@pytest.mark.rules("HL-TURN-11", "HL-TURN-10")
def test_a_slot_emptied_in_step_2_offers_no_further_card() -> None:
    state = position("A keen-koi | B | red 4 green 4")

    play(state, "A: play keen-koi; A: draw tavern-2")

    assert ["draw tavern-1", "draw tavern-3", "draw harbor"] == choices(state)


@pytest.mark.rules("HL-TURN-12", "HL-R-TURN-05")
def test_step_3_offers_every_hand_card_and_nothing_else() -> None:
    state = position("A keen-koi furious-frog leery-lizard | B | red 4 green 4 | harbor curious-troll")

    play(state, "A: pass; A: draw harbor")

    assert ["keen-koi", "furious-frog", "leery-lizard", "curious-troll"] == [one.split()[1] for one in choices(state)]
    assert {"discard"} == {one.split()[0] for one in choices(state)}


@pytest.mark.rules("HL-R-TURN-04", "HL-R-PILE-03")
def test_without_harbor_and_wilderness_the_tavern_must_do_and_then_step_2_ends_early() -> None:
    given = "A keen-koi | B curious-troll | red 4 green 4 | tavern furious-frog leery-lizard ."
    state = position(f"{given} | graveyard {others(given)}")

    play(state, "A: play keen-koi")
    assert ["draw tavern-1", "draw tavern-2"] == choices(state)
    play(state, "A: draw tavern-2")  # the last card of the tavern is the only answer left, and everybody sees that

    assert ["leery-lizard", "furious-frog"] == [name_of(card) for card in state.hands[0]]
    assert (1, "act") == (state.turn, asked(state))


@pytest.mark.rules("HL-R-TURN-04", "HL-R-PILE-03")
def test_with_nothing_to_draw_at_all_the_turn_goes_on() -> None:
    given = "A keen-koi furious-frog | B curious-troll | red 4 green 4 | tavern . . ."
    state = position(f"{given} | graveyard {others(given)}")

    play(state, "A: play keen-koi")

    assert ["furious-frog"] == [name_of(card) for card in state.hands[0]]
    assert (1, "act") == (state.turn, asked(state))


@pytest.mark.rules("HL-R-TURN-08")
def test_ram_fills_the_tavern_itself_so_step_2_finds_cards_there() -> None:
    state = position(
        "A resurrected-ram keen-koi | B | red 4 green 4 | tavern furious-frog . . | graveyard leery-lizard aimless-eel"
    )

    play(state, "A: play resurrected-ram; A: move red+1")

    assert ["draw tavern-1", "draw tavern-2", "draw harbor"] == choices(state)


@pytest.mark.rules("HL-R-TURN-09", "HL-R-DEC-02")
def test_step_2_begins_after_all_that_step_1_set_off() -> None:
    state = position("A will-bending-witch | B keen-koi furious-frog | C leery-lizard aimless-eel | red 4 green 4")

    play(state, "A: play will-bending-witch; A: move red+1")
    assert (1, "discard") == (state.asked, asked(state))
    play(state, "B: discard keen-koi")
    assert (2, "discard") == (state.asked, asked(state))
    play(state, "C: discard aimless-eel")

    assert (0, "draw") == (state.asked, asked(state))


@pytest.mark.rules("HL-R-TURN-10")
def test_between_their_turns_players_may_hold_fewer_than_three_cards_or_more() -> None:
    state = position(
        "A will-bending-witch furious-frog grumpy-guard | B keen-koi | C leery-lizard aimless-eel mummy-mystic "
        "curious-troll watchful-witch | red 4 green 4"
    )

    play(state, "A: play will-bending-witch; A: move red+1; C: discard aimless-eel")
    play(state, "A: draw tavern-1; A: draw tavern-2; A: discard furious-frog")

    assert [3, 0, 4] == [len(hand) for hand in state.hands]  # B is asked for the source of a card: step 2 is B's own
    assert (1, "draw") == (state.asked, asked(state))


@pytest.mark.rules("HL-TURN-13", "HL-TURN-02")
def test_the_tavern_is_refilled_only_after_the_discard_of_step_3() -> None:
    state = position("A keen-koi furious-frog leery-lizard | B | red 4 green 4 | tavern aimless-eel . grumpy-guard")

    play(state, "A: pass; A: draw tavern-1")
    assert ". . grumpy-guard" == seen(state, "B")["tavern"]
    play(state, "A: discard keen-koi")

    tavern = seen(state, "B")["tavern"].split()
    assert "grumpy-guard" == tavern[2]
    assert "." not in tavern


@pytest.mark.rules("HL-INFO-06", "HL-TERM-DISCARD", "HL-ZONE-WILDERNESS")
def test_what_is_discarded_in_steps_1_and_3_is_shown_to_nobody_else() -> None:
    state = position("A keen-koi furious-frog leery-lizard | B aimless-eel | red 4 green 4")

    play(state, "A: discard keen-koi; A: stop; A: draw harbor; A: draw harbor; A: discard furious-frog")

    assert "keen-koi furious-frog" == seen(state, "A")["wilderness"]
    for viewer in ("B", "watcher"):
        assert "? ?" == seen(state, viewer)["wilderness"]
        named = [one["card"] for one in told(state, viewer) if one.get("how") == "discarded"]
        assert [None, None] == named
    assert ["keen-koi", "furious-frog"] == [one["card"] for one in told(state, "A") if one.get("how") == "discarded"]
