"""Positions in notation: they read back to what was written, and broken ones are refused."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import GAME, laid, name_of, others, play, position, questions, seen, started

from interregnum.games.hidden_leaders.engine.state import State
from interregnum.kernel.dice import RiggedDice
from interregnum.kernel.errors import BadPosition


def read(text: str) -> State:
    return GAME.position(text, RiggedDice([]))


@pytest.mark.parametrize("seed", range(4))
def test_a_position_between_the_steps_of_a_turn_reads_back(seed: int) -> None:
    count = 0
    for state in questions(2 + seed, seed, extras=seed % 2 == 1, queens=seed == 3):
        if state.stack or state.over or state.phase == 0:
            continue
        text = GAME.write_position(state)
        again = read(text)
        assert text == GAME.write_position(again)
        assert state.question == again.question
        for name in ("hands", "ups", "downs", "tavern", "harbor", "wilderness", "graveyard", "red", "green"):
            assert getattr(state, name) == getattr(again, name)
        assert state.leaders[: state.seats] == again.leaders[: again.seats]
        count += 1

    assert count > 20


def test_beginners_positions_read_back_too() -> None:
    state = laid(4, beginner=True)

    again = read(GAME.write_position(state))

    assert GAME.write_position(state) == GAME.write_position(again)
    assert (6, True) == (again.threshold, again.options.beginner)


def test_what_is_not_written_is_as_at_the_start() -> None:
    state = read("A keen-koi | B")

    assert (4, 4, 0, "act") == (state.red, state.green, state.turn, "act")
    assert 76 == len(state.harbor)
    assert [0, 1, 2, 3, 4, 5] == state.leaders
    assert [-2, -2, -2] == state.tavern
    assert ([], []) == (state.wilderness, state.graveyard)


def test_cards_that_are_not_written_lie_in_the_harbor_below_those_that_are() -> None:
    state = read("A keen-koi | B | harbor furious-frog leery-lizard")

    assert ["furious-frog", "leery-lizard"] == [name_of(card) for card in state.harbor[-2:]]
    assert others("keen-koi furious-frog leery-lizard").split() == [name_of(card) for card in state.harbor[:-2]]


def test_leaders_that_are_not_written_come_in_the_order_of_their_numbers() -> None:
    state = read("A *enned | B | C *lemron | D keen-koi | turn D act")

    assert ["enned", "cyra", "lemron", "myrad", "xiadul", "pavyr"] == [
        GAME.box.leader_ids[one] for one in state.leaders
    ]


def test_the_least_knowledge_is_assumed() -> None:
    state = read(
        "A keen-koi -furious-frog | B leery-lizard +aimless-eel | tavern grumpy-guard . . | wilderness ace-fighter | "
        "graveyard buried-emperor mummy-mystic"
    )

    assert ("keen-koi", "furious-frog") == (seen(state, "A")["A"], seen(state, "A")["A-"])
    for viewer in ("B", "watcher"):
        assert ("?", "?", "?") == (
            seen(state, viewer)["A"],
            seen(state, viewer)["A-"],
            seen(state, viewer)["wilderness"],
        )
        assert "buried-emperor mummy-mystic" == seen(state, viewer)["graveyard"]
    assert "?" == seen(state, "A")["B"]


def test_a_position_in_the_middle_of_step_1_remembers_how_many_cards_were_discarded() -> None:
    state = position("A keen-koi furious-frog leery-lizard aimless-eel | B | red 4 green 4")
    play(state, "A: discard keen-koi; A: discard furious-frog")

    again = read(GAME.write_position(state))
    assert state.question == again.question
    play(again, "A: discard leery-lizard")

    assert "draw" in GAME.write_choice(again.ask, again.choices[0])  # that was the third


@pytest.mark.parametrize("where", ["setup", "card", "end"])
def test_there_is_no_notation_for_positions_outside_the_steps_of_a_turn(where: str) -> None:
    if where == "setup":
        state = started(2)
    elif where == "card":
        state = position("A aimless-eel | B | red 4 green 4")
        play(state, "A: play aimless-eel")
    else:
        *_, state = questions(2)

    with pytest.raises(BadPosition):
        GAME.write_position(state)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", "0 players"),
        ("A keen-koi", "1 players"),
        ("A | B | C | D | E | F | G", "G"),
        ("B keen-koi | A", "B keen-koi"),
        ("A keen-koi | C", "C"),
        ("A keen-kio | B", "keen-kio"),
        ("A +keen-kio | B", "keen-kio"),
        ("A keen-koi | B keen-koi", "keen-koi"),
        ("A keen-koi | B | graveyard keen-koi", "keen-koi"),
        ("A *nobody | B", "nobody"),
        ("A *cyra | B *cyra", "cyra"),
        ("A keen-koi | B | red 0", "red 0"),
        ("A keen-koi | B | red 13", "red 13"),
        ("A keen-koi | B | green -1", "green -1"),
        ("A keen-koi | B | red four", "red four"),
        ("A keen-koi | B | red 4 blue 4", "blue 4"),
        ("A keen-koi | B | tavern furious-frog .", "tavern furious-frog ."),
        ("A keen-koi | B | tavern . . . .", "tavern . . . ."),
        ("A keen-koi | B | swamp furious-frog", "swamp furious-frog"),
        ("A keen-koi | B | turn C act", "C act"),
        ("A keen-koi | B | turn A sleep", "A sleep"),
        ("A keen-koi | B | turn A", "turn A"),
        ("A keen-koi | B | turn A more x", "A more x"),
        ("A keen-koi | B | options legends", "legends"),
        ("A polar-protector | B", "polar-protector"),
        ("A keeper-of-discord | B | options extras", "keeper-of-discord"),
        ("A naughty-necromancer | B | options beginner", "naughty-necromancer"),
    ],
)
def test_a_broken_position_is_refused_with_what_was_found_and_what_would_be_right(text: str, found: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read(text)

    assert found == caught.value.facts["found"]
    assert caught.value.facts["wanted"]


@pytest.mark.parametrize(
    "text",
    [
        "A keen-koi | B | graveyard furious-frog | graveyard leery-lizard",
        "A keen-koi | B | tavern furious-frog . . | tavern leery-lizard . .",
        "A *cyra *lemron keen-koi | B",
        "A keen-koi | B | red 5 | red 6",
        "A keen-koi | B | turn A act | turn B act",
    ],
)
def test_what_is_said_twice_is_refused(text: str) -> None:
    """Otherwise the cards that were named first would be in no place at all."""
    with pytest.raises(BadPosition):
        read(text)


@pytest.mark.parametrize(
    "text",
    [
        "A keen-koi | B | red 5 green",
        "A keen-koi | B | red ²",
        "A keen-koi | B | turn A act ²",
        "A keen-koi furious-frog leery-lizard aimless-eel | B | turn A more 7",
        "A keen-koi | B | options beginner extras",
        "A + | B",
        "A * | B",
    ],
)
def test_half_sentences_and_impossible_numbers_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        read(text)
