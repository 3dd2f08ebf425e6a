"""Drawing: skills, scrolls and artifacts, decks that run out, who sees what (MMH-XP-10 to 14, MMH-SCROLL, MMH-ART)."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario import BOX, A, B, alter, asked, begin, in_numbers, play, position, told

from interregnum.games.heroes.engine.cards import belongings, drawing, scrolls, values
from interregnum.games.heroes.engine.events import ARTIFACT_PILE, SCROLL_PILE, TREASURE_PILE
from interregnum.games.heroes.engine.facts import ScrollFacts, SkillFacts
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.flow.programs import GAIN_ARTIFACT, GAIN_SCROLL, GAIN_SKILL, GATHERING
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import ELITE, MAGIC, WINDOWS
from interregnum.games.heroes.engine.town import units
from interregnum.kernel.ids import ALL, WATCHER, bit

PLAIN = ". . . S"
MIGHT, MAGICAL = 0, 1  # the decks of A
ANTON, CORNELIA, URIEL, ANASTASYA, SVELTANA, MOANDER = range(6)


def numbers(kind: str, words: str) -> list[int]:
    return [BOX.numbers[f"{kind} {word}"] for word in words.split()]


def names(found: list[int]) -> str:
    return " ".join(BOX.ids[one] for one in found)


def game(hero: str = "anton", faction: str = "haven", rolls: str = "") -> State:
    state = position(f"map {PLAIN} | A {faction} | B stronghold | {hero} 1b1", rolls=rolls)
    return state


def seen(state: State, viewer: int, kind: str) -> list[dict[str, object]]:
    """The events of a kind as a viewer hears of them."""
    assert state.journal is not None
    heard = [in_numbers(event.seen_by(viewer)) for event in state.journal.events]
    return [one for one in heard if one["event"] == kind]


# -- skills


@pytest.mark.rules("MMH-XP-10", "MMH-XP-11", "MMH-XP-12", "MMH-EX-73", "MMH-DEC-21", "MMH-ELEM-10", "MMH-RUL-81")
def test_a_skill_is_one_of_two_from_the_deck_chosen_before() -> None:
    state = game()

    begin(state, GAIN_SKILL, A, ANTON)
    assert ["might", "magic"] == asked(state)
    play(state, "A: might")
    assert ["card architect", "card vitality"] == asked(state)
    play(state, "A: card vitality")

    assert "vitality" == names(state.skills[ANTON])
    assert "architect" == names(state.skill_discards[MIGHT])
    assert 6 == len(state.skill_decks[MIGHT])
    assert 8 == len(state.skill_decks[MAGICAL])


@pytest.mark.rules("MMH-XP-12", "MMH-INFO-04", "MMH-INFO-03")
def test_the_drawn_skills_are_seen_by_their_player_and_the_rest_when_discarded() -> None:
    state = game()

    begin(state, GAIN_SKILL, A, ANTON)
    play(state, "A: might; A: card vitality")

    architect, vitality = numbers("skill", "architect vitality")
    assert [architect, vitality] == seen(state, A, "drawn")[0]["cards"]
    assert [None, None] == seen(state, B, "drawn")[0]["cards"]
    assert [None, None] == seen(state, WATCHER, "drawn")[0]["cards"]
    assert vitality == seen(state, B, "kept")[0]["card"]
    assert architect == seen(state, B, "discarded")[0]["card"]


@pytest.mark.rules("MMH-INFO-04")
def test_cards_to_choose_from_are_secret_while_they_lie_there() -> None:
    state = game()
    begin(state, GAIN_SKILL, A, ANTON)
    procedure = state.script.procedures[GAIN_SKILL]
    assert not procedure.is_secret(state.stack[-1])

    play(state, "A: might")

    assert procedure.is_secret(state.stack[-1])
    assert numbers("skill", "architect vitality") == state.stack[-1].lot


@pytest.mark.rules("MMH-XP-13", "MMH-RUL-80", "MMH-EX-73")
def test_a_skill_deck_that_runs_out_is_refilled_in_the_middle_of_a_draw() -> None:
    state = game(rolls="3 2")
    state.skill_decks[MIGHT] = numbers("skill", "logistics")
    state.skill_discards[MIGHT] = numbers("skill", "manoeuvre heroism vitality")

    begin(state, GAIN_SKILL, A, ANTON)
    play(state, "A: might")
    assert "logistics vitality" == names(state.stack[-1].lot)
    play(state, "A: card logistics")

    assert "manoeuvre heroism" == names(state.skill_decks[MIGHT])
    assert "vitality" == names(state.skill_discards[MIGHT])
    assert [{"event": "reshuffled", "deck": 0, "seat": A}] == told(state, "reshuffled")


@pytest.mark.rules("MMH-XP-14")
def test_a_deck_without_cards_and_discards_cannot_be_chosen() -> None:
    state = game()
    state.skill_decks[MIGHT] = []

    begin(state, GAIN_SKILL, A, ANTON)  # Magic it is: everybody can tell

    assert ["card renewal", "card stone-skin"] == asked(state)


@pytest.mark.rules("MMH-XP-14", "MMH-RUL-28")
def test_without_any_card_nothing_is_gained() -> None:
    state = game()
    state.skill_decks[MIGHT] = []
    state.skill_decks[MAGICAL] = []

    begin(state, GAIN_SKILL, A, ANTON)

    assert B == state.asked
    assert [] == state.skills[ANTON]


@pytest.mark.rules("MMH-RUL-80", "MMH-XP-13")
def test_the_last_card_needs_no_choice() -> None:
    state = game()
    state.skill_decks[MIGHT] = []
    state.skill_discards[MIGHT] = numbers("skill", "logistics")

    begin(state, GAIN_SKILL, A, ANTON)
    play(state, "A: might")

    assert "logistics" == names(state.skills[ANTON])
    assert B == state.asked


@pytest.mark.rules("MMH-RUL-99", "MMH-XP-11")
def test_all_heroes_of_a_player_draw_from_his_two_decks() -> None:
    state = game()
    alter(state, "uriel 1b1")

    begin(state, GAIN_SKILL, A, ANTON)
    play(state, "A: might; A: card architect")
    begin(state, GAIN_SKILL, A, URIEL)
    play(state, "A: might")

    assert ["card heroism", "card stand-your-ground"] == sorted(asked(state))
    assert "vitality" == names(state.skill_discards[MIGHT])
    assert [] == state.skill_discards[MAGICAL]  # each deck has its own discards


@pytest.mark.rules("MMH-RUL-99")
def test_a_second_copy_may_be_declined_for_the_other_card() -> None:
    state = game()
    state.skills[ANTON] = numbers("skill", "architect")

    begin(state, GAIN_SKILL, A, ANTON)
    play(state, "A: might; A: card vitality")

    assert "architect vitality" == names(state.skills[ANTON])


@pytest.mark.rules("MMH-RUL-112")
def test_a_card_can_raise_the_number_of_skills_drawn_but_not_kept() -> None:
    state = game("irina", "sanctuary")  # she knows Virtues
    hero = BOX.hero_ids.index("irina")
    state.skills[hero] = numbers("skill", "enlightenment")
    belongings.refresh(state, hero)

    begin(state, GAIN_SKILL, A, hero)
    play(state, "A: might")
    assert 3 == len(asked(state))
    play(state, "A: card ambush")

    assert "enlightenment ambush" == names(state.skills[hero])
    assert 2 == len(state.skill_discards[MIGHT])


@pytest.mark.rules("MMH-SKILL-06", "MMH-ELEM-12", "MMH-INV-14")
def test_a_gained_skill_works_and_stays_with_its_hero() -> None:
    state = game()
    assert 0 == values.rout(state, ANTON)
    state.skill_decks[MIGHT] = numbers("skill", "aggressiveness")

    begin(state, GAIN_SKILL, A, ANTON)
    play(state, "A: might")

    assert 1 == values.rout(state, ANTON)


@pytest.mark.rules("MMH-SKILL-02", "MMH-SKILL-03", "MMH-SKILL-05", "MMH-EX-75", "MMH-HCARD-07")
@pytest.mark.parametrize(("hero", "after"), [("sveltana", (1, 3)), ("moander", (1, 0))])
def test_the_second_rule_is_open_to_heroes_of_the_school(hero: str, after: tuple[int, int]) -> None:
    state = game(hero, "necropolis")
    alter(state, f"{hero} economist")  # Realm, AND: Sveltana knows it and is Wealthy

    begin(state, GATHERING, A)

    assert after == (state.resources[A], state.gold[A])


@pytest.mark.rules("MMH-SKILL-01", "MMH-SCROLL-03", "MMH-ELEM-11", "MMH-ELEM-13", "MMH-CON-47")
@pytest.mark.parametrize("card", [*BOX.facts.skills, *BOX.facts.scrolls], ids=lambda card: str(card.id))
def test_skills_and_scrolls_are_built_alike(card: SkillFacts | ScrollFacts) -> None:
    assert card.school in BOX.facts.schools
    assert card.reputation in ("tears", "balance", "blood")
    assert len(card.base) > 0
    assert len(card.up) > 0
    if isinstance(card, ScrollFacts):
        assert card.level in range(1, 6)


@pytest.mark.rules("MMH-CARD-02")
@pytest.mark.parametrize("card", [*BOX.facts.skills, *BOX.facts.scrolls], ids=lambda card: str(card.id))
def test_every_card_says_when_it_is_used(card: SkillFacts | ScrollFacts) -> None:
    kind = "scroll" if isinstance(card, ScrollFacts) else "skill"
    rule = 2 * BOX.numbers[f"{kind} {card.id}"]

    for offset, effects in enumerate((card.base, card.up)):
        assert [WINDOWS.index(effect.when) for effect in effects] == [one.when for one in BOX.rules[rule + offset]]


# -- scrolls


@pytest.mark.rules("MMH-SCROLL-01", "MMH-SCROLL-06", "MMH-INFO-02", "MMH-RUL-112")
def test_a_scroll_is_drawn_face_down() -> None:
    state = game()

    begin(state, GAIN_SCROLL, A, ANTON)

    assert "summon-water-elemental" == names(state.scrolls[ANTON])
    assert B == state.asked  # one card leaves nothing to choose
    scroll = state.scrolls[ANTON][0]
    assert bit(A) == state.known[scroll - BOX.scroll_first]
    assert scroll == seen(state, A, "kept")[0]["card"]
    assert seen(state, B, "kept")[0]["card"] is None
    assert seen(state, WATCHER, "kept")[0]["card"] is None


@pytest.mark.rules("MMH-HAB-03", "MMH-DEC-21", "MMH-INFO-04", "MMH-CARD-01", "MMH-CARD:mystic")
def test_a_mystic_chooses_one_of_three() -> None:
    state = game("anastasya", "necropolis")

    begin(state, GAIN_SCROLL, A, ANASTASYA)
    assert ["card summon-water-elemental", "card blizzard", "card ice-armour"] == asked(state)
    play(state, "A: card blizzard")

    assert "blizzard" == names(state.scrolls[ANASTASYA])
    assert "summon-water-elemental ice-armour" == names(state.scroll_discards)
    first = BOX.scroll_first
    assert bit(A) == state.known[state.scrolls[ANASTASYA][0] - first]
    assert [ALL, ALL] == [state.known[one - first] for one in state.scroll_discards]
    assert numbers("scroll", "summon-water-elemental ice-armour") == [
        one["card"] for one in seen(state, B, "discarded")
    ]


@pytest.mark.rules("MMH-EX-93", "MMH-RUL-112", "MMH-RUL-80", "MMH-CARD:mystic")
@pytest.mark.parametrize(("left", "drawn"), [(20, 4), (2, 2)])
def test_a_mystic_with_the_cap_draws_four_if_there_are_as_many(left: int, drawn: int) -> None:
    state = game("anastasya", "necropolis")
    alter(state, "anastasya prophets-humble-cap")
    state.scroll_deck = state.scroll_deck[:left]
    state.scroll_discards = state.scroll_deck[: left // 2]
    state.scroll_deck = state.scroll_deck[left // 2 :]

    begin(state, GAIN_SCROLL, A, ANASTASYA)
    assert drawn == len(asked(state))
    state.answer(state.choices[0])

    assert 1 == len(state.scrolls[ANASTASYA])
    assert left == len(state.scroll_deck) + len(state.scroll_discards) + 1


@pytest.mark.rules("MMH-SCROLL-05", "MMH-SETUP-24", "MMH-SETUP-25", "MMH-RUL-80")
def test_the_scroll_deck_is_refilled_as_soon_as_its_last_card_is_drawn() -> None:
    state = game(rolls="1")
    state.scroll_deck = numbers("scroll", "haste")
    state.scroll_discards = numbers("scroll", "blizzard sunburst")
    for scroll in state.scroll_discards:
        state.known[scroll - BOX.scroll_first] = ALL

    begin(state, GAIN_SCROLL, A, ANTON)

    assert "haste" == names(state.scrolls[ANTON])
    assert {"blizzard", "sunburst"} == set(names(state.scroll_deck).split())
    assert [] == state.scroll_discards
    assert [0, 0] == [state.known[scroll - BOX.scroll_first] for scroll in state.scroll_deck]
    assert [{"event": "reshuffled", "deck": 2, "seat": -1}] == told(state, "reshuffled")


@pytest.mark.rules("MMH-RUL-80", "MMH-RUL-28")
def test_without_scrolls_in_deck_and_discards_none_is_gained() -> None:
    state = game()
    state.scroll_deck = []

    begin(state, GAIN_SCROLL, A, ANTON)

    assert [] == state.scrolls[ANTON]
    assert B == state.asked


@pytest.mark.rules("MMH-SCROLL-02", "MMH-EX-76", "MMH-RUL-87", "MMH-HCARD-02")
def test_a_scroll_needs_magic_of_its_level() -> None:
    state = position(f"map {PLAIN} | anton c1 1b1")
    assert 2 == values.of_hero(state, ANTON, MAGIC)
    window = BOX.rules[2 * numbers("scroll", "instant-travel")[0]][0].when
    travel = numbers("scroll", "instant-travel")[0]  # level 3
    assert not scrolls.is_usable(state, ANTON, travel, window)

    alter(state, "anton prophets-humble-cap")  # Magic +1
    assert scrolls.is_usable(state, ANTON, travel, window)


# -- artifacts


@pytest.mark.rules("MMH-ART-01", "MMH-ART-04", "MMH-ART-05", "MMH-DEC-21", "MMH-SETUP-23")
def test_an_artifact_is_one_of_three_and_worth_one_power_at_once() -> None:
    state = game()

    begin(state, GAIN_ARTIFACT, A, ANTON)
    assert ["card purse-of-endless-gold", "card saddlebags-of-plenty", "card namtaru-venom"] == asked(state)
    play(state, "A: card saddlebags-of-plenty")

    assert "saddlebags-of-plenty" == names(state.artifacts[ANTON])
    assert "purse-of-endless-gold namtaru-venom" == names(state.artifact_discards)
    assert 1 == power.power(state, A)
    assert [{"event": "power-changed", "seat": A, "power": 1}] == told(state, "power-changed")


@pytest.mark.rules("MMH-ART-03", "MMH-RUL-88", "MMH-EX-74", "MMH-INV-04")
def test_if_no_drawn_artifact_fits_all_are_discarded() -> None:
    state = game()
    alter(state, "anton dragon-fang-blade")
    state.artifact_deck = numbers("artifact", "sword-of-the-griffin staff-of-the-seventh-dragon reapers-scythe")

    begin(state, GAIN_ARTIFACT, A, ANTON)

    assert "dragon-fang-blade" == names(state.artifacts[ANTON])
    assert 3 == len(state.artifact_discards)
    assert 1 == power.power(state, A)
    assert B == state.asked


@pytest.mark.rules("MMH-ART-02", "MMH-ART-03", "MMH-RUL-88")
def test_only_artifacts_of_a_free_type_may_be_kept() -> None:
    state = game()
    alter(state, "anton griffin-seal")
    state.artifact_deck += numbers("artifact", "ring-of-misfortune")

    begin(state, GAIN_ARTIFACT, A, ANTON)

    assert ["card ring-of-misfortune"] == asked(state)  # asked all the same: nobody else knows that it is the only one
    play(state, "A: card ring-of-misfortune")
    assert "griffin-seal ring-of-misfortune" == names(state.artifacts[ANTON])


@pytest.mark.rules("MMH-ART-02", "MMH-ART-03")
def test_a_hero_may_have_one_of_each_of_five_types() -> None:
    state = game()
    alter(state, "anton reapers-scythe griffin-shield spider-silk-robe mask-of-death griffin-seal")

    assert not any(belongings.can_wear(state, ANTON, artifact) for artifact in state.artifact_deck)
    assert 5 == len({BOX.artifact_type[one - BOX.artifact_first] for one in state.artifacts[ANTON]})


@pytest.mark.rules("MMH-HAB-05", "MMH-EX-74", "MMH-RUL-112", "MMH-CARD:artifact-seeker")
def test_an_artifact_seeker_sees_five() -> None:
    state = game("sveltana", "necropolis")

    begin(state, GAIN_ARTIFACT, A, SVELTANA)
    assert 5 == len(asked(state))
    play(state, "A: card compass-of-ylath")

    assert "compass-of-ylath" == names(state.artifacts[SVELTANA])
    assert 4 == len(state.artifact_discards)


@pytest.mark.rules("MMH-INFO-04", "MMH-ART-01")
def test_drawn_artifacts_are_seen_by_their_player_the_kept_one_by_all() -> None:
    state = game()

    begin(state, GAIN_ARTIFACT, A, ANTON)
    play(state, "A: card namtaru-venom")

    assert [None] * 3 == seen(state, B, "drawn")[0]["cards"]
    assert numbers("artifact", "namtaru-venom") == [seen(state, B, "kept")[0]["card"]]


@pytest.mark.rules("MMH-ART-06", "MMH-ART-07", "MMH-INV-01")
def test_a_lost_artifact_takes_its_power_along_and_none_is_given_up_freely() -> None:
    state = game()
    alter(state, "A owns d1 | anton griffin-seal")
    assert 2 == power.power(state, A)

    begin(state, GATHERING, A)
    assert B == state.asked  # nothing to decide
    belongings.lose_artifact(state, ANTON, numbers("artifact", "griffin-seal")[0])

    assert 1 == power.power(state, A)


@pytest.mark.rules("MMH-RUL-01", "MMH-ART-04")
def test_the_power_of_an_artifact_can_end_the_game() -> None:
    state = game()
    state.honours[A] = 11

    begin(state, GAIN_ARTIFACT, A, ANTON)
    play(state, "A: card namtaru-venom")

    assert (True, [A]) == (state.over, state.winners)


@pytest.mark.rules("MMH-RUL-120", "MMH-RUL-88")
@pytest.mark.parametrize(("options", "total"), [("", 3), ("artifact-sets", 4)])
def test_sets_count_only_with_the_option(options: str, total: int) -> None:
    state = position(f"map {PLAIN} | anton 1b1 sword-of-the-griffin griffin-shield | options {options}")
    state.artifact_deck = numbers("artifact", "griffin-seal")

    begin(state, GAIN_ARTIFACT, A, ANTON)
    play(state, "A: card griffin-seal")

    assert total == power.power(state, A)


# -- decks


@pytest.mark.rules("MMH-SETUP-24", "MMH-SETUP-25", "MMH-RUL-80")
@pytest.mark.parametrize("pile", [SCROLL_PILE, ARTIFACT_PILE, TREASURE_PILE])
def test_every_common_deck_is_refilled_from_its_own_discards(pile: int) -> None:
    state = game()
    deck, discards = drawing.deck_of(state, pile, A), drawing.discards_of(state, pile, A)
    discards += deck[:5]
    deck[:] = deck[-2:]
    whole = set(deck + discards)

    drawn = drawing.draw_cards(state, pile, A, 2)

    assert ([], 5) == (discards, len(deck))  # at once, although no card is needed any more
    assert whole == set(drawn + deck)


@pytest.mark.rules("MMH-RUL-80")
def test_cards_are_taken_as_far_as_they_go() -> None:
    state = game()
    state.artifact_deck = numbers("artifact", "griffin-seal")

    assert "griffin-seal" == names(drawing.draw_cards(state, ARTIFACT_PILE, A, 3))
    assert [] == drawing.draw_cards(state, ARTIFACT_PILE, A, 3)


# -- free units


@pytest.mark.rules("MMH-RUL-115")
def test_a_free_unit_needs_room_and_a_token_in_reserve() -> None:
    state = game("uriel")  # Command 7, one token
    state.reserve[A][1] = 1
    assert units.gain_unit(state, URIEL, 1, ELITE)
    assert not units.gain_unit(state, URIEL, 1, ELITE)
    assert (0, 1) == (state.reserve[A][1], state.armies[URIEL][3])

    state.armies[URIEL][0] = 6
    assert not units.gain_unit(state, URIEL, 0, ELITE)
