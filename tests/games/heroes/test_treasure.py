"""Treasure cards and the Dragon Deposit (MMH-TREAS, MMH-PLACE-12, MMH-PLACE-14)."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario import BOX, A, B, alter, asked, begin, play, position, told

from interregnum.games.heroes.engine.box import NO_CARD
from interregnum.games.heroes.engine.cards.treasure import OF_ENCOUNTER
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.flow.programs import FROM_DISCARDS, TREASURE
from interregnum.games.heroes.engine.state import State
from interregnum.kernel.ids import ALL

PLAIN = ". . . ."
ANTON = 0


def game(*tops: str, army: str = "1b1") -> State:
    """Anton outside the town; these treasure cards lie on top, the last one first."""
    state = position(f"map {PLAIN} | anton c1 {army}")
    cards = [BOX.numbers[f"treasure {one}"] for one in tops]
    state.treasures = [card for card in state.treasures if card not in cards] + cards
    return state


def chests(state: State, count: int) -> None:
    """A card for the chests of an encounter."""
    begin(state, TREASURE, A, ANTON, count, NO_CARD, OF_ENCOUNTER)


def temple(state: State) -> None:
    begin(state, TREASURE, A, ANTON, 1, NO_CARD, 0)


def allowed(state: State) -> int:
    """How many parts may be taken; the cheapest ones are."""
    taken = 0
    while state.asked == A:
        state.answer(state.choices[0])
        taken += 1
    return taken


def names(found: list[int]) -> str:
    return " ".join(BOX.ids[one] for one in found)


# -- parts


@pytest.mark.rules("MMH-TREAS-01", "MMH-TREAS-02", "MMH-ELEM-08", "MMH-ELEM-20", "MMH-DEC-20", "MMH-RUL-98")
def test_as_many_parts_of_the_top_card_as_there_are_chests() -> None:
    state = game("misers-chest")

    chests(state, 2)
    assert ["part 1", "part 2", "part 3", "part 4", "done"] == asked(state)
    play(state, "A: part 4; A: part 1")

    assert (4, 1) == (state.gold[A], state.luck[ANTON])
    assert "misers-chest" == names(state.treasure_discards)
    assert B == state.asked
    card = BOX.numbers["treasure misers-chest"]
    assert [{"event": "treasure-drawn", "hero": ANTON, "card": card}] == told(state, "treasure-drawn")
    assert [3, 0] == [one["part"] for one in told(state, "part-taken")]


@pytest.mark.rules("MMH-TREAS-03", "MMH-EX-80", "MMH-ELEM-08")
def test_three_chests_give_three_different_parts() -> None:
    state = game("misers-chest")

    chests(state, 3)
    play(state, "A: part 1")
    assert ["part 2", "part 3", "part 4", "done"] == asked(state)
    play(state, "A: part 2")
    assert ["part 3", "part 4", "done"] == asked(state)
    play(state, "A: part 4")

    assert (4, 3, 1) == (state.gold[A], state.resources[A], state.luck[ANTON])
    assert B == state.asked


@pytest.mark.rules("MMH-RUL-85")
@pytest.mark.parametrize(("line", "gold"), [("A: done", 0), ("A: part 1; A: done", 4)])
def test_fewer_parts_may_be_taken(line: str, gold: int) -> None:
    state = game("misers-chest")

    chests(state, 3)
    play(state, line)

    assert gold == state.gold[A]
    assert "misers-chest" == names(state.treasure_discards)
    assert B == state.asked


@pytest.mark.rules("MMH-TREAS-04", "MMH-PLACE-14", "MMH-CARD:dragon-temple")
def test_the_dragon_temple_gives_one_part() -> None:
    state = game("misers-chest")

    temple(state)
    play(state, "A: part 2")

    assert 3 == state.resources[A]
    assert B == state.asked


@pytest.mark.rules("MMH-RUL-85", "MMH-RUL-84")
def test_a_part_that_is_of_no_use_may_still_be_chosen() -> None:
    state = game("misers-chest")

    chests(state, 1)
    play(state, "A: part 3")  # 2 XP, no advance

    assert [{"event": "xp-lost", "hero": ANTON, "xp": 2}] == told(state, "xp-lost")
    assert B == state.asked


@pytest.mark.rules("MMH-XP-03", "MMH-XP-04", "MMH-RUL-84")
def test_xp_of_a_part_are_used_at_once() -> None:
    state = game("barrow-treasure")

    chests(state, 2)
    play(state, "A: part 3; A: advance anton; A: might; A: card architect; A: part 1")

    assert "architect" == names(state.skills[ANTON])
    assert 3 == state.gold[A]


@pytest.mark.rules("MMH-CON-37", "MMH-RUL-98", "MMH-RUL-112")
def test_parts_can_be_scrolls_and_artifacts_of_the_hero() -> None:
    state = game("wizards-vault")

    chests(state, 2)
    play(state, "A: part 3; A: part 4; A: card namtaru-venom")

    assert "summon-water-elemental" == names(state.scrolls[ANTON])
    assert "namtaru-venom" == names(state.artifacts[ANTON])
    assert B == state.asked


@pytest.mark.rules("MMH-RUL-115", "MMH-RUL-85")
@pytest.mark.parametrize(("army", "after"), [("1b1", 1), ("9b1", 0)])
def test_a_part_can_be_a_unit_if_it_fits(army: str, after: int) -> None:
    state = game("mercenarys-strongbox", army=army)  # Command 9
    state.reserve[A][0] = 5

    chests(state, 1)
    play(state, "A: part 4")

    assert after == state.armies[ANTON][1]
    assert 5 - after == state.reserve[A][0]


@pytest.mark.rules("MMH-SETUP-25", "MMH-RUL-80")
def test_the_treasure_deck_is_refilled_at_once() -> None:
    state = game("misers-chest")
    state.treasure_discards = state.treasures[:3]
    state.treasures = state.treasures[-1:]

    chests(state, 1)
    assert (3, []) == (len(state.treasures), state.treasure_discards)
    play(state, "A: part 1")

    assert "misers-chest" == names(state.treasure_discards)


@pytest.mark.rules("MMH-RUL-28", "MMH-RUL-80")
def test_without_treasure_cards_nothing_is_drawn() -> None:
    state = game()
    state.treasures = []

    chests(state, 3)

    assert B == state.asked


# -- additional parts


@pytest.mark.rules("MMH-RUL-113", "MMH-EX-94")
@pytest.mark.parametrize(
    ("week", "artifact", "count", "parts"),
    [
        ("", "", 1, 1),
        ("blood-moon", "", 1, 2),
        ("blood-moon", "compass-of-ylath", 1, 3),
        ("", "compass-of-ylath", 3, 3),
    ],
)
def test_additional_parts_add_up_to_three_at_most(week: str, artifact: str, count: int, parts: int) -> None:
    state = game("misers-chest")
    if week:
        alter(state, f"weeks {week}")
    if artifact:
        alter(state, f"anton {artifact}")

    chests(state, count)

    assert parts == allowed(state)


@pytest.mark.rules("MMH-RUL-113", "MMH-EX-94", "MMH-TREAS-04", "MMH-CARD:blood-moon")
@pytest.mark.parametrize(("week", "artifact", "parts"), [("blood-moon", "", 1), ("blood-moon", "compass-of-ylath", 2)])
def test_the_blood_moon_is_about_chests_of_encounters_only(week: str, artifact: str, parts: int) -> None:
    state = game("misers-chest")
    alter(state, f"weeks {week}")
    if artifact:
        alter(state, f"anton {artifact}")

    temple(state)

    assert parts == allowed(state)


# -- the Dragon Deposit


def deposit(treasures: str = "", scrolls: str = "", artifacts: str = "") -> State:
    """Discard piles with these cards."""
    state = game()
    for kind, words, deck, pile in (
        ("treasure", treasures, state.treasures, state.treasure_discards),
        ("scroll", scrolls, state.scroll_deck, state.scroll_discards),
        ("artifact", artifacts, state.artifact_deck, state.artifact_discards),
    ):
        for word in words.split():
            card = BOX.numbers[f"{kind} {word}"]
            deck.remove(card)
            pile.append(card)
            if kind == "scroll":
                state.known[card - BOX.scroll_first] = ALL
    return state


@pytest.mark.rules("MMH-PLACE-12", "MMH-RUL-31", "MMH-DEC-22")
def test_all_three_discard_piles_are_looked_through() -> None:
    state = deposit("misers-chest", "haste blizzard", "griffin-seal")

    begin(state, FROM_DISCARDS, A, ANTON)

    assert ["card misers-chest", "card haste", "card blizzard", "card griffin-seal"] == asked(state)


@pytest.mark.rules("MMH-RUL-31", "MMH-INFO-01")
def test_a_scroll_from_the_discards_is_known_to_everybody() -> None:
    state = deposit(scrolls="haste blizzard")

    begin(state, FROM_DISCARDS, A, ANTON)
    play(state, "A: card haste")

    haste = BOX.numbers["scroll haste"]
    assert [haste] == state.scrolls[ANTON]
    assert "blizzard" == names(state.scroll_discards)
    assert ALL == state.known[haste - BOX.scroll_first]


@pytest.mark.rules("MMH-RUL-31", "MMH-ART-04", "MMH-RUL-88")
def test_an_artifact_from_the_discards_must_fit_and_gives_power() -> None:
    state = deposit(artifacts="griffin-seal ring-of-misfortune mask-of-death")
    alter(state, "anton namtaru-venom")

    begin(state, FROM_DISCARDS, A, ANTON)
    assert ["card ring-of-misfortune", "card mask-of-death"] == asked(state)
    play(state, "A: card mask-of-death")

    assert "namtaru-venom mask-of-death" == names(state.artifacts[ANTON])
    assert "griffin-seal ring-of-misfortune" == names(state.artifact_discards)
    assert 2 == power.power(state, A)


@pytest.mark.rules("MMH-TREAS-05", "MMH-RUL-31", "MMH-RUL-113")
@pytest.mark.parametrize(("artifact", "line"), [("", "A: part 1"), ("compass-of-ylath", "A: part 1; A: part 2")])
def test_of_a_treasure_card_one_part_is_taken_and_it_returns_to_the_pile(artifact: str, line: str) -> None:
    state = deposit("misers-chest wizards-vault")
    alter(state, "weeks blood-moon")
    if artifact:
        alter(state, f"anton {artifact}")

    begin(state, FROM_DISCARDS, A, ANTON)
    play(state, f"A: card misers-chest; {line}")

    assert 4 == state.gold[A]
    assert {"misers-chest", "wizards-vault"} == set(names(state.treasure_discards).split())
    assert B == state.asked


@pytest.mark.rules("MMH-RUL-112")
def test_at_the_deposit_nobody_draws_more_cards() -> None:
    state = deposit(scrolls="haste blizzard ice-armour")
    alter(state, "anton prophets-humble-cap")

    begin(state, FROM_DISCARDS, A, ANTON)
    play(state, "A: card haste")

    assert "haste" == names(state.scrolls[ANTON])
    assert B == state.asked


@pytest.mark.rules("MMH-RUL-28", "MMH-RUL-31")
def test_empty_piles_and_a_single_card_ask_nothing() -> None:
    state = deposit()
    begin(state, FROM_DISCARDS, A, ANTON)
    assert B == state.asked

    state = deposit(scrolls="haste")
    begin(state, FROM_DISCARDS, A, ANTON)
    assert "haste" == names(state.scrolls[ANTON])
