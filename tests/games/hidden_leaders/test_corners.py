"""Corners where one card more or less, or another seat, makes the difference."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import GAME, choices, play, position

from interregnum.games.hidden_leaders.engine.state import State
from interregnum.kernel.ids import WATCHER
from interregnum.kernel.journal import Plain

# Every card of the base game but the ones named, so that they can be put where nothing is drawn from.
ALL_IDS = [GAME.box.ids[card] for card in GAME.box.cards_in_play(False, False, False)]


def heard(state: State) -> list[Plain]:
    assert state.journal is not None
    return [GAME.event_plain(event) for event in state.journal.events]


def buried_but(*names: str) -> str:
    """The whole box in the graveyard, these cards aside."""
    return "graveyard " + " ".join(name for name in ALL_IDS if name not in names)


@pytest.mark.rules("HL-R-TURN-04", "HL-R-PILE-03")
def test_a_single_harbor_card_can_still_be_drawn() -> None:
    rest = buried_but("keen-koi", "furious-frog", "aimless-eel")
    state = position(f"A | B keen-koi | tavern furious-frog . . | harbor aimless-eel | {rest} | turn A draw")

    assert ["draw tavern-1", "draw harbor"] == choices(state)


@pytest.mark.rules("HL-R-END-08")
def test_a_wilderness_card_keeps_the_game_going() -> None:
    state = position(f"A | B | tavern . . . | wilderness keen-koi | {buried_but('keen-koi')} | turn A keep")

    assert not state.over


@pytest.mark.rules("HL-R-END-08")
def test_a_hand_card_of_somebody_else_keeps_the_game_going() -> None:
    state = position(f"A | B keen-koi | tavern . . . | {buried_but('keen-koi')} | turn A keep")

    assert not state.over
    assert 1 == state.asked


@pytest.mark.rules("HL-CARD:underwater-artist", "HL-R-CARD-ARTIST")
def test_the_artist_finds_the_only_other_hand_wherever_it_sits() -> None:
    state = position("A keen-koi | B underwater-artist | C | turn B act")

    play(state, "B: play underwater-artist")

    assert ["name undead", "name water-folk", "name imperial-army", "name hill-tribes"] == choices(state)


@pytest.mark.rules("HL-R-INFO-15", "HL-X-EXTRAS-04", "HL-CARD:firm-fishmonger")
def test_with_two_wilderness_cards_others_cannot_tell_which_was_exchanged() -> None:
    state = position("A firm-fishmonger -bored-goblin | B | wilderness keen-koi aimless-eel | options extras")
    for name in ("keen-koi", "aimless-eel", "bored-goblin"):
        state.known[GAME.box.numbers[name]] |= 2

    play(state, "A: play firm-fishmonger; A: move red-1; A: exchange keen-koi")

    for name in ("keen-koi", "aimless-eel", "bored-goblin"):
        assert state.knows(0, GAME.box.numbers[name])
        assert not state.knows(1, GAME.box.numbers[name])
        assert not state.knows(WATCHER, GAME.box.numbers[name])


@pytest.mark.rules("HL-R-DEC-05", "HL-R-CARD-AMAZON")
def test_whoever_the_amazon_names_is_the_one_who_buries() -> None:
    state = position("A overworked-amazon | B +keen-koi +aimless-eel")

    play(state, "A: play overworked-amazon; A: move red+1; A: name B; B: bury B+2")

    assert [1] == [event["seat"] for event in heard(state) if event.get("how") == "buried"]


@pytest.mark.rules("HL-X-QUEENS-06", "HL-CARD:keeper-of-discord")
def test_a_saved_hero_is_told_as_saved() -> None:
    state = position("A unconfident-executioner | B +keeper-of-discord +keen-koi | options queens")

    play(state, "A: play unconfident-executioner; A: bury B+2")

    saved = [event for event in heard(state) if event.get("how") == "saved"]
    assert [(0, "keen-koi")] == [(event["seat"], event["card"]) for event in saved]
    assert not [event for event in heard(state) if event.get("how") == "buried"]


@pytest.mark.rules("HL-CARD:insidious-impaler")
def test_the_impaler_buries_with_its_own_hand() -> None:
    state = position("A insidious-impaler | B | tavern keen-koi . .")

    play(state, "A: play insidious-impaler")

    assert [0] == [event["seat"] for event in heard(state) if event.get("how") == "buried"]


@pytest.mark.rules("HL-TURN-14", "HL-R-PILE-01")
def test_a_reshuffle_says_how_many_cards_it_shuffled() -> None:
    state = position(
        f"A | B keen-koi | tavern furious-frog . . | wilderness aimless-eel leery-lizard"
        f" | {buried_but('keen-koi', 'furious-frog', 'aimless-eel', 'leery-lizard')} | turn A draw"
    )

    play(state, "A: draw harbor")

    assert [2] == [event["count"] for event in heard(state) if event["event"] == "reshuffled"]


def test_a_clone_of_a_finished_game_knows_its_outcome() -> None:
    up = " ".join(f"+{name}" for name in GAME.box.ids[:8])
    state = position(f"A {up} | B | turn A keep")
    copy = state.clone()

    assert copy.over
    assert copy.outcome is state.outcome
    assert copy.outcome is not None
