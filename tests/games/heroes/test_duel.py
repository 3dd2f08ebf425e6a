"""Hero against hero: who decides, what the winner gets, where the loser goes (MMH-HVH, MMH-RUL-65 to 68)."""

from __future__ import annotations

import pytest
from tests.games.heroes import scenario
from tests.games.heroes.battles import attacker_of, battle_of, defender_of, fight, play, start
from tests.games.heroes.scenario import BOX, A, B, alter, army, asked, begin, field_of, position, rig, told, where

from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.flow.programs import ACTIVATIONS
from interregnum.games.heroes.engine.state import NO_ENCOUNTER, State

STRONG = "3e1"
WEAK = "1b1"
ANTON = BOX.hero_ids.index("anton")
ANASTASYA = BOX.hero_ids.index("anastasya")


def meeting(drawing: str, attacker_army: str = STRONG, defender_army: str = WEAK, at: str = "c1") -> State:
    """Anton of A on a1 and Anastasya of B on another field, with the units of the box."""
    state = position(f"map {drawing} | anton a1 {attacker_army} | anastasya {at} {defender_army}")
    return state


def won(state: State, at: str = "c1") -> None:
    """A goes for B and wins: every die of both sides hits, and A acts first."""
    begin(state, ACTIVATIONS, A)
    scenario.play(state, f"A: go {at}")
    while state.battle is not None:
        state.answer(state.choices[-1])


@pytest.mark.rules("MMH-HVH-01", "MMH-DEC-08")
def test_each_player_leads_his_own_army() -> None:
    state = fight("hero=1/1 2e1=7/5", "hero=1/1 2e1=7/4 1b2=2/2", rolls="1 1")

    assert (A, ["attack elite", "attack"]) == (state.asked, asked(state))
    play(state, "A: attack")
    assert (B, ["wound defender-1 elite", "wound defender-2 basic"]) == (state.asked, asked(state))
    play(state, "B: wound defender-1 elite")
    assert "1e1 1b2" == army(state, defender_of(state))
    assert (B, ["attack elite", "attack"]) == (state.asked, asked(state))


@pytest.mark.rules("MMH-EX-44", "MMH-HVH-06", "MMH-HVH-08", "MMH-HVH-09", "MMH-RUL-65", "MMH-DEC-15")
def test_the_winner_takes_an_artifact_whose_type_is_free() -> None:
    state = meeting(". . . . .")
    alter(state, "anton sword-of-the-griffin | anastasya dragon-fang-blade saddlebags-of-plenty")

    won(state)
    assert A == state.asked
    assert ["skill", "card saddlebags-of-plenty"] == asked(state)
    before = [power.power(state, seat) for seat in (A, B)]
    scenario.play(state, "A: card saddlebags-of-plenty")

    assert ["sword-of-the-griffin", "saddlebags-of-plenty"] == [BOX.ids[card] for card in state.artifacts[ANTON]]
    assert ["dragon-fang-blade"] == [BOX.ids[card] for card in state.artifacts[ANASTASYA]]
    assert [before[0] + 1, before[1] - 1] == [power.power(state, seat) for seat in (A, B)]
    changed = [(one["seat"], one["power"]) for one in told(state, "power-changed")][-2:]
    assert sorted([(A, before[0] + 1), (B, before[1] - 1)]) == sorted(changed)


@pytest.mark.rules("MMH-EX-44", "MMH-HVH-06", "MMH-HVH-07", "MMH-RUL-65")
def test_or_a_skill_as_by_an_advance_without_spending_xp() -> None:
    state = meeting(". . . . .")
    alter(state, "anastasya saddlebags-of-plenty")
    state.trophies[ANTON] = [0, 1]
    won(state)

    scenario.play(state, "A: skill")
    assert ["might", "magic"] == asked(state)
    scenario.play(state, "A: might")
    assert 2 == len(asked(state, "card"))
    state.answer(state.choices[0])

    assert 1 == len(state.skills[ANTON])
    assert [0, 1] == state.trophies[ANTON]
    assert ["saddlebags-of-plenty"] == [BOX.ids[card] for card in state.artifacts[ANASTASYA]]


@pytest.mark.rules("MMH-RUL-65")
def test_without_a_possible_reward_nothing_is_asked() -> None:
    state = meeting(". . . . .")
    state.skill_decks[0] = state.skill_decks[1] = []

    won(state)

    assert "move" == scenario.ask(state)


@pytest.mark.rules("MMH-RUL-65")
def test_the_artifacts_of_other_heroes_are_safe() -> None:
    state = meeting(". . . . .")
    alter(state, f"sveltana {WEAK} griffin-seal")

    won(state)

    assert "card griffin-seal" not in asked(state)


@pytest.mark.rules("MMH-EX-44", "MMH-HVH-10", "MMH-HVH-11", "MMH-HVH-12", "MMH-HVH-13", "MMH-ZOC-08", "MMH-DEC-15")
def test_the_winner_takes_over_the_losers_fields_in_his_zone() -> None:
    state = meeting(". . . . S . . .\n. . . . . I . .")
    alter(state, "A | B owns e1 f2")  # at distance 2 and 4 of c1
    before = [power.power(state, seat) for seat in (A, B)]
    won(state)
    scenario.play(state, "A: might")
    state.answer(state.choices[0])

    assert ["all-places", "done"] == asked(state)
    scenario.play(state, "A: all-places")

    assert (A, B) == (state.owners[field_of("e1")], state.owners[field_of("f2")])
    assert [before[0] + 1, before[1] - 1] == [power.power(state, seat) for seat in (A, B)]


@pytest.mark.rules("MMH-HVH-11")
def test_fields_of_others_are_not_taken_over() -> None:
    state = position(
        f"map ....S... | A haven | B necropolis | C sanctuary owns e1 | anton a1 {STRONG} | anastasya c1 {WEAK}"
    )
    won(state)
    scenario.play(state, "A: might")
    state.answer(state.choices[0])

    assert "all-places" not in asked(state)


@pytest.mark.rules("MMH-HVH-15", "MMH-HVH-16", "MMH-RUL-68", "MMH-BEND-08")
def test_the_loser_goes_to_town_and_keeps_the_rest_and_nobody_gets_xp_or_treasure() -> None:
    state = meeting(". . . . .")
    alter(state, "anastasya dragon-fang-blade heroism summon-earth-elemental")
    state.trophies[ANASTASYA] = [2]
    state.luck[ANASTASYA] = 1
    scrolls, skills = state.scrolls[ANASTASYA][:], state.skills[ANASTASYA][:]

    won(state)
    scenario.play(state, "A: card dragon-fang-blade")

    assert "town" == where(state, ANASTASYA)
    assert "c1" == where(state, ANTON)
    assert (scrolls, skills, [2], 1) == (
        state.scrolls[ANASTASYA], state.skills[ANASTASYA], state.trophies[ANASTASYA], state.luck[ANASTASYA]
    )  # fmt: skip
    assert [] == state.trophies[ANTON]
    assert not told(state, "treasure-drawn", "trophy")


@pytest.mark.rules("MMH-EX-45", "MMH-HVH-05", "MMH-HVH-14", "MMH-RUL-66", "MMH-FLEE-01")
def test_an_attacker_who_flees_loses_and_the_defender_is_rewarded_at_once() -> None:
    state = fight("hero=1/9 4b1=1/5", "hero=1/8 2b1=1/4")
    attacker, defender = attacker_of(state), defender_of(state)
    alter(state, "A owns c1")

    play(state, "B: fight-on; A: flee")

    assert "2b1" == army(state, attacker)
    assert "town" == where(state, attacker)
    assert "b1" == where(state, defender)
    assert B == state.asked
    assert ["might", "magic"] == asked(state)  # no artifact: a skill, of which deck
    play(state, "B: might")
    state.answer(state.choices[0])
    assert ["all-places", "done"] == asked(state)
    play(state, "B: all-places")

    assert B == state.owners[field_of("c1")]
    assert 1 == len(state.skills[defender])


@pytest.mark.rules("MMH-HVH-14", "MMH-RUL-66")
def test_a_defender_who_wins_stays_where_he_is() -> None:
    state = fight("hero=1/9 1b1=1/1", "hero=1/8 2b1=7/4", rolls="8 8 1 1")

    assert "b1" == where(state, defender_of(state))
    assert "town" == where(state, attacker_of(state))
    assert B == state.asked
    assert {"event": "duel-won", "hero": defender_of(state), "enemy": attacker_of(state)} in told(state)


@pytest.mark.rules("MMH-RUL-67", "MMH-CTRL-04")
def test_a_hero_can_be_attacked_on_a_guarded_field_and_its_guards_do_not_join_in() -> None:
    state = meeting(". . S 1 .", defender_army="3e1")
    token = state.encounters[field_of("d1")]

    begin(state, ACTIVATIONS, A)
    scenario.play(state, "A: go c1")

    assert [ANTON, ANASTASYA] == battle_of(state).heroes
    assert NO_ENCOUNTER == battle_of(state).token
    assert token == state.encounters[field_of("d1")]


@pytest.mark.rules("MMH-RUL-67", "MMH-HACT-04")
def test_after_the_victory_the_attacker_may_claim_the_field() -> None:
    state = meeting(". . S . .")
    state.skill_decks[0] = state.skill_decks[1] = []

    won(state)

    assert "visit c1" in asked(state)
    scenario.play(state, "A: visit c1")
    assert A == state.owners[field_of("c1")]


@pytest.mark.rules("MMH-RUL-67")
def test_a_hero_in_town_cannot_be_attacked() -> None:
    state = position(f"map ..... | A | B c1 | anton a1 {STRONG} | anastasya {WEAK}")

    begin(state, ACTIVATIONS, A)

    assert "go c1" not in asked(state)


@pytest.mark.rules("MMH-RUL-90", "MMH-HVH-01")
def test_dark_days_do_not_change_hero_battles() -> None:
    state = meeting(". . . . .", defender_army="3e1")
    alter(state, "weeks week-of-mists")

    begin(state, ACTIVATIONS, A)
    scenario.play(state, "A: go c1")

    assert [0] * 32 == battle_of(state).numbers


@pytest.mark.rules("MMH-RUL-65", "MMH-HVH-06")
def test_without_skills_the_artifact_is_the_reward() -> None:
    state = meeting(". . . . .")
    alter(state, "anastasya griffin-seal")
    state.skill_decks[0] = state.skill_decks[1] = []

    won(state)

    assert ["griffin-seal"] == [BOX.ids[card] for card in state.artifacts[ANTON]]
    assert "move" == scenario.ask(state)


@pytest.mark.rules("MMH-RUL-65", "MMH-HVH-07")
@pytest.mark.parametrize("deck", [0, 1])
@pytest.mark.parametrize("discarded", [False, True])
def test_a_skill_is_possible_while_one_pile_holds_a_card(deck: int, discarded: bool) -> None:
    state = meeting(". . . . .")
    alter(state, "anastasya griffin-seal")
    card = state.skill_decks[deck][0]
    state.skill_decks[0], state.skill_decks[1] = [], []
    (state.skill_discards if discarded else state.skill_decks)[deck] = [card]

    won(state)

    assert ["skill", "card griffin-seal"] == asked(state)


@pytest.mark.rules("MMH-RUL-65", "MMH-RUL-99", "MMH-HVH-14")
@pytest.mark.parametrize("deck", [2, 3])
def test_the_skill_comes_from_the_decks_of_the_winner(deck: int) -> None:
    state = fight("hero=1/9 1b1=1/1", "hero=1/8 2b1=7/4", starts=False)
    alter(state, f"{BOX.hero_ids[attacker_of(state)]} griffin-seal")
    state.skill_decks[5 - deck] = []
    rig(state, "8 8 1 1")

    start(state)

    assert (B, ["skill", "card griffin-seal"]) == (state.asked, asked(state))


@pytest.mark.rules("MMH-RUL-56")
def test_a_winner_without_units_is_rewarded_in_his_town() -> None:
    state = fight("hero=1/1 1e1=2/5", "hero=1/1 1e1=2/4")
    battle_of(state).winner = 0
    state.armies[attacker_of(state)] = [0] * 8
    state.armies[defender_of(state)] = [0] * 8
    alter(state, "A | B owns c1")

    state.ask_again()

    assert "town" == where(state, attacker_of(state)) == where(state, defender_of(state))
    assert (A, ["might", "magic"]) == (state.asked, asked(state))
    play(state, "A: might")
    state.answer(state.choices[0])
    assert B == state.owners[field_of("c1")]  # in town he has no zone
