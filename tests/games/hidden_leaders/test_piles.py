"""Harbor, wilderness and graveyard: order, reshuffling, and what happens when they run out (HL-R-PILE, HL-ZONE)."""

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
    told,
)

from interregnum.games.hidden_leaders.engine.state import State
from interregnum.kernel.ids import WATCHER


def names(cards: list[int]) -> list[str]:
    return [name_of(card) for card in cards]


def with_the_rest_buried(given: str, rolls: tuple[int, ...] = ()) -> State:
    """All cards that are not named lie in the graveyard, below those that are."""
    return position(f"{given} | graveyard {others(given)}", rolls)


ONE_IN_THE_HARBOR = (
    "A keen-koi furious-frog | B bored-goblin | red 4 green 4 | tavern leery-lizard aimless-eel mummy-mystic | "
    "wilderness grumpy-guard curious-troll | harbor watchful-witch"
)


@pytest.mark.rules("HL-TURN-14", "HL-R-PILE-01", "HL-DIFF-04")
def test_the_wilderness_becomes_the_harbor_only_when_a_card_is_needed() -> None:
    state = with_the_rest_buried(ONE_IN_THE_HARBOR)

    play(state, "A: play keen-koi; A: draw harbor")
    assert [] == state.harbor  # the last one has left, and nothing happens yet
    assert ["grumpy-guard", "curious-troll"] == names(state.wilderness)
    assert "reshuffled" not in [one["event"] for one in told(state, "watcher")]

    play(state, "A: draw harbor")
    assert 1 == len(state.harbor)
    assert [] == state.wilderness
    assert {"grumpy-guard", "curious-troll"} == {*names(state.harbor), names(state.hands[0])[-1]}


@pytest.mark.rules("HL-TURN-14")
def test_the_new_harbor_is_shuffled() -> None:
    drawn = set()
    for roll in (0, 1):
        state = with_the_rest_buried(ONE_IN_THE_HARBOR, (roll,))
        play(state, "A: play keen-koi; A: draw harbor; A: draw harbor")
        drawn.add(names(state.hands[0])[-1])

    assert {"grumpy-guard", "curious-troll"} == drawn


@pytest.mark.rules("HL-R-PILE-01", "HL-DIFF-04")
def test_an_empty_harbor_alone_is_no_reason_to_reshuffle_at_the_end_of_a_turn() -> None:
    state = with_the_rest_buried(ONE_IN_THE_HARBOR)

    play(state, "A: pass; A: draw harbor; A: draw tavern-1; A: discard keen-koi")

    # the slot of step 4 needed a card: now the wilderness was shuffled, with the card just discarded
    assert "." not in seen(state, "B")["tavern"].split()
    assert [] == state.wilderness
    assert 2 == len(state.harbor)


@pytest.mark.rules("HL-R-PILE-01", "HL-DIFF-04", "HL-TURN-14")
def test_a_turn_that_ends_with_an_empty_harbor_leaves_the_wilderness_alone() -> None:
    given = ONE_IN_THE_HARBOR.replace("furious-frog", "furious-frog pigmented-war-pig")
    state = with_the_rest_buried(given)

    play(state, "A: pass; A: draw harbor; A: discard keen-koi")

    assert [] == state.harbor
    assert ["grumpy-guard", "curious-troll", "keen-koi"] == names(state.wilderness)
    assert 1 == state.turn


@pytest.mark.rules("HL-R-PILE-02", "HL-R-PILE-03", "HL-ABIL-04")
def test_a_card_set_aside_is_not_reshuffled_so_an_ability_draws_fewer() -> None:
    given = (
        "A pessimistic-whaleman furious-frog | B bored-goblin | red 4 green 4 | tavern keen-koi . . | "
        "harbor mummy-mystic"
    )
    state = with_the_rest_buried(given)

    play(state, "A: play pessimistic-whaleman; A: move red+1")

    assert ["mummy-mystic"] == names(state.downs[0])
    assert [] == state.wilderness + state.aside


@pytest.mark.rules("HL-R-PILE-03", "HL-ABIL-04", "HL-ABIL-05")
def test_an_ability_that_finds_no_card_at_all_draws_none() -> None:
    given = "A pessimistic-whaleman furious-frog | B bored-goblin | red 4 green 4 | tavern keen-koi leery-lizard ."
    state = with_the_rest_buried(given)

    play(state, "A: play pessimistic-whaleman; A: move green+1")

    assert (4, 5) == (state.red, state.green)
    assert [] == state.downs[0] + state.wilderness + state.aside


@pytest.mark.rules("HL-R-PILE-03", "HL-R-PILE-04")
def test_a_slot_that_cannot_be_filled_waits_for_a_later_step_4_and_the_graveyard_never_helps() -> None:
    given = (
        "A keen-koi furious-frog | B bored-goblin grumpy-guard curious-troll watchful-witch hairy-hermit | "
        "red 4 green 4 | tavern leery-lizard . ."
    )
    state = with_the_rest_buried(given)
    graveyard = state.graveyard[:]

    play(state, "A: pass")
    assert [". . ."] == [seen(state, "B")["tavern"]]
    assert 1 == state.turn
    play(state, "B: discard bored-goblin; B: stop; B: discard grumpy-guard")

    tavern = seen(state, "A")["tavern"].split()
    assert {"bored-goblin", "grumpy-guard"} == set(tavern[:2])
    assert "." == tavern[2]
    assert graveyard == state.graveyard


@pytest.mark.parametrize(
    ("given", "line", "after", "rolls"),
    [
        case(
            "the card buried last lies on top of the graveyard",
            "HL-R-PILE-05",
            "HL-TERM-BURY",
            given="A nightmarish-northman +keen-koi | B +furious-frog | red 4 green 4 | graveyard buried-emperor",
            line="A: play nightmarish-northman; A: move red+2; A: bury A+1",
            after="A +nightmarish-northman | B | red 6 green 4 | graveyard buried-emperor keen-koi furious-frog",
        ),
        case(
            "tavern cards go to the wilderness in the order of their slots",
            "HL-R-PILE-06",
            "HL-R-PILE-05",
            given="A hangry-barbarian | B keen-koi | red 4 green 4 | tavern ace-fighter furious-frog mummy-mystic | "
            "wilderness aimless-eel",
            line="A: play hangry-barbarian",
            after="A +hangry-barbarian | B keen-koi | red 2 green 4 | tavern . furious-frog . | "
            "wilderness aimless-eel ace-fighter mummy-mystic",
        ),
        case(
            "one card from the middle of the graveyard: the others keep their order",
            "HL-R-PILE-05",
            "HL-R-PILE-07",
            given="A wrapped-warrior | B | red 4 green 4 | graveyard buried-emperor keen-koi furious-frog leery-lizard",
            line="A: play wrapped-warrior; A: move red+1; A: take keen-koi",
            after="A keen-koi +wrapped-warrior | B | red 5 green 4 | "
            "graveyard buried-emperor furious-frog leery-lizard",
        ),
        case(
            "the Emperor goes to the wilderness like any card",
            "HL-R-PILE-09",
            "HL-R-EMP-03",
            given="A buried-emperor keen-koi | B | red 4 green 4",
            line="A: discard buried-emperor; A: stop",
            after="A keen-koi | B | red 4 green 4 | wilderness buried-emperor",
        ),
    ],
)
def test_piles_keep_their_order(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.rules("HL-R-PILE-06")
@pytest.mark.parametrize("order", [("ace-fighter", "mummy-mystic"), ("mummy-mystic", "ace-fighter")])
def test_the_player_of_connoisseur_chooses_the_order_of_the_discards(order: tuple[str, str]) -> None:
    state = position("A battle-connoisseur | B keen-koi | red 4 green 4 | tavern ace-fighter furious-frog mummy-mystic")

    play(state, f"A: play battle-connoisseur; A: place furious-frog; A: discard {order[0]}")

    assert list(order) == names(state.wilderness)


@pytest.mark.rules("HL-R-PILE-07", "HL-ZONE-GRAVEYARD", "HL-INFO-05")
def test_whoever_may_choose_any_card_of_the_graveyard_looks_through_all_of_it_and_nobody_else_does() -> None:
    state = position(
        "A wrapped-warrior keen-koi | B unconfident-executioner sun-shy-skeleton | C aimless-eel | red 4 green 4 | "
        "tavern curious-troll watchful-witch hairy-hermit | "
        "graveyard buried-emperor furious-frog leery-lizard ace-fighter"
        " | harbor well-aged-warrior blind-eye-collector flailing-knight depressed-druid groggy-preacher "
        "canned-champion spirited-shaman bored-goblin grumpy-guard"
    )

    play(state, "A: play wrapped-warrior; A: move red+1; A: take furious-frog; A: draw tavern-1; A: draw tavern-2")
    play(state, "A: discard keen-koi; B: play unconfident-executioner; B: bury A+1")
    assert "? ? ace-fighter wrapped-warrior" == seen(state, "B")["graveyard"]  # one of the lower ones was taken unseen
    play(state, "B: draw tavern-1; B: draw tavern-2; B: draw tavern-3; B: discard grumpy-guard")
    play(state, "C: pass; C: draw tavern-1; C: draw tavern-2; C: draw tavern-3; C: discard aimless-eel")
    play(state, "A: pass; A: draw harbor; A: discard well-aged-warrior; B: play sun-shy-skeleton; B: move red+1")

    assert ["take buried-emperor", "take leery-lizard", "take ace-fighter", "take wrapped-warrior"] == choices(state)
    assert "buried-emperor leery-lizard ace-fighter wrapped-warrior" == seen(state, "B")["graveyard"]
    assert "? ? ace-fighter wrapped-warrior" == seen(state, "C")["graveyard"]
    assert 1 == [one["seat"] for one in told(state, "C") if one["event"] == "searched"][-1]


@pytest.mark.rules("HL-R-PILE-08", "HL-ZONE-HARBOR", "HL-INFO-04")
def test_everybody_sees_how_many_cards_lie_in_each_pile_and_hand_and_no_card_of_the_harbor() -> None:
    state = laid(3)

    for viewer in (0, 1, 2, WATCHER):
        view = GAME.view(state, viewer)
        assert 58 == view.plain()["harbor"]  # a number, no cards
        assert (3, 1, [3, 3, 3]) == (len(view.wilderness), len(view.graveyard), [len(hand) for hand in view.hands])


@pytest.mark.rules("HL-R-PILE-09", "HL-R-EMP-03")
def test_the_emperor_is_reshuffled_and_drawn_like_any_card() -> None:
    given = (
        "A keen-koi furious-frog | B bored-goblin | red 4 green 4 | tavern leery-lizard . . | wilderness buried-emperor"
    )
    state = with_the_rest_buried(given)

    play(state, "A: play keen-koi; A: draw harbor")

    assert "buried-emperor" in names(state.hands[0])
