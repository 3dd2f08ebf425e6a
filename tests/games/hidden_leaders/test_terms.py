"""What the words of the cards mean, and how abilities are performed (HL-TERM, HL-ABIL)."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import case, choices, play, position, runs, shown


@pytest.mark.parametrize(
    ("given", "line", "after", "rolls"),
    [
        case(
            "bury: a hero of a party goes onto the graveyard",
            "HL-TERM-BURY",
            given="A unconfident-executioner | B +keen-koi +furious-frog | red 5 green 5 | graveyard buried-emperor",
            line="A: play unconfident-executioner; A: bury B+2",
            after="A +unconfident-executioner | B +keen-koi | red 4 green 4 | graveyard buried-emperor furious-frog",
        ),
        case(
            "a card can say that a hidden hero is buried",
            "HL-TERM-BURY-ELSE",
            "HL-ABIL-09",
            given="A slaughtered-slime | B +keen-koi -furious-frog | red 5 green 5",
            line="A: play slaughtered-slime; A: move red-1",
            after="A +slaughtered-slime | B +keen-koi | red 4 green 5 | graveyard furious-frog",
        ),
        case(
            "a card can bury from the tavern",
            "HL-TERM-BURY-ELSE",
            "HL-ABIL-09",
            given="A insidious-impaler | B | red 5 green 5 | tavern pigmented-war-pig furious-frog keen-koi",
            line="A: play insidious-impaler; A: pick tavern-1",
            after="A +insidious-impaler | B | red 4 green 6 | tavern . furious-frog keen-koi | "
            "graveyard pigmented-war-pig",
        ),
        case(
            "discard: the card goes onto the wilderness",
            "HL-TERM-DISCARD",
            given="A vegetarian-sharkguard | B +keen-koi | red 5 green 5 | wilderness furious-frog",
            line="A: play vegetarian-sharkguard; A: move green+2",
            after="A +vegetarian-sharkguard | B | red 5 green 7 | wilderness furious-frog keen-koi",
        ),
        case(
            "exchange: two cards swap places and perform nothing",
            "HL-TERM-EXCHANGE",
            "HL-TERM-EXCHANGE-QUIET",
            given="A half-headed-wizard | B +keen-koi +furious-frog | red 5 green 5 | "
            "tavern aimless-eel underpaid-mercenary leery-lizard",
            line="A: play half-headed-wizard; A: exchange tavern-2; A: with B+1",
            after="A +half-headed-wizard | B +underpaid-mercenary +furious-frog | red 6 green 6 | "
            "tavern aimless-eel keen-koi leery-lizard",
        ),
        case(
            "a hand card enters the hidden stack face down, the hidden hero the hand",
            "HL-TERM-EXCHANGE-SIDE",
            given="A underestimated-squire underpaid-mercenary grumpy-guard -keen-koi -mummy-mystic | B | "
            "red 5 green 5",
            line="A: play underestimated-squire; A: exchange A-1; A: with underpaid-mercenary",
            after="A keen-koi grumpy-guard +underestimated-squire -underpaid-mercenary -mummy-mystic | B | "
            "red 4 green 4",
        ),
        case(
            "hidden heroes that are exchanged stay hidden",
            "HL-TERM-EXCHANGE-SIDE",
            "HL-TERM-EXCHANGE-QUIET",
            given="A careless-cartographer -underpaid-mercenary | B -flailing-knight -keen-koi | red 5 green 5",
            line="A: play careless-cartographer; A: move red+1; A: exchange B-1",
            after="A +careless-cartographer -flailing-knight | B -underpaid-mercenary -keen-koi | red 6 green 5",
        ),
        case(
            "place: a hand card goes where the card says and performs nothing",
            "HL-TERM-PLACE",
            "HL-TERM-PLACE-QUIET",
            "HL-HIDDEN-02",
            given="A battle-pet-master underpaid-mercenary keen-koi -furious-frog | B | red 5 green 5",
            line="A: play battle-pet-master; A: place underpaid-mercenary",
            after="A keen-koi +battle-pet-master -furious-frog -underpaid-mercenary | B | red 6 green 6",
        ),
        case(
            "a card placed face up performs nothing either",
            "HL-TERM-PLACE",
            "HL-TERM-PLACE-QUIET",
            given="A hopeful-salamander | B | red 5 green 5 | tavern underpaid-mercenary furious-frog keen-koi",
            line="A: play hopeful-salamander; A: place tavern-1",
            after="A +hopeful-salamander +underpaid-mercenary | B | red 6 green 6 | tavern . furious-frog keen-koi",
        ),
        case(
            "draw from a pile: its top cards",
            "HL-TERM-DRAW-PILE",
            given="A miniature-merman | B | red 5 green 5 | graveyard keen-koi furious-frog leery-lizard | "
            "wilderness aimless-eel",
            line="A: play miniature-merman; A: move green+1; A: name graveyard",
            after="A leery-lizard furious-frog +miniature-merman | B | red 5 green 6 | graveyard keen-koi | "
            "wilderness aimless-eel",
        ),
        case(
            "a face-up hero turns face down",
            "HL-TERM-TURN-OVER",
            "HL-HIDDEN-02",
            given="A spirited-shaman | B +keen-koi -furious-frog | red 5 green 5",
            line="A: play spirited-shaman; A: turn-over B+1",
            after="A +spirited-shaman | B -furious-frog -keen-koi | red 4 green 4",
        ),
        case(
            "a face-down hero turns face up and performs nothing",
            "HL-TERM-TURN-OVER",
            "HL-HIDDEN-02",
            "HL-HIDDEN-03",
            given="A spirited-shaman | B +keen-koi -underpaid-mercenary | red 5 green 5",
            line="A: play spirited-shaman; A: turn-over B-1",
            after="A +spirited-shaman | B +keen-koi +underpaid-mercenary | red 4 green 4",
        ),
        case(
            "a hidden hero does perform if the card that turned it says so",
            "HL-HIDDEN-03",
            "HL-ABIL-09",
            given="A saltwater-sage -underpaid-mercenary | B | red 5 green 5",
            line="A: play saltwater-sage",
            after="A +saltwater-sage +underpaid-mercenary | B | red 8 green 6",
        ),
        case(
            "the part that cannot be performed is ignored, the other still happens",
            "HL-ABIL-04",
            given="A aimless-eel | B +keen-koi | red 5 green 5",
            line="A: play aimless-eel; A: move green+1",
            after="A +aimless-eel | B +keen-koi | red 5 green 6",
        ),
        case(
            "the text happens although the markers cannot move",
            "HL-ABIL-04",
            given="A well-aged-warrior keen-koi furious-frog | B | red 12 green 12",
            line="A: play well-aged-warrior; A: place keen-koi",
            after="A furious-frog +well-aged-warrior -keen-koi | B | red 12 green 12",
        ),
        case(
            "a hero may be played though nothing of it can be performed",
            "HL-ABIL-05",
            given="A saltwater-sage | B -keen-koi | red 5 green 5",
            line="A: play saltwater-sage",
            after="A +saltwater-sage | B -keen-koi | red 5 green 5",
        ),
        case(
            "one's own hero must be chosen if it is the only target",
            "HL-ABIL-06",
            "HL-ABIL-03",
            given="A aimless-eel +mummy-mystic | B -crow-carrier | red 5 green 5",
            line="A: play aimless-eel; A: move red+1",
            after="A +aimless-eel | B -crow-carrier | red 6 green 5 | graveyard mummy-mystic",
        ),
        case(
            "a card may be the target of its own ability",
            "HL-ABIL-07",
            given="A unconfident-executioner | B +keen-koi | red 5 green 5",
            line="A: play unconfident-executioner; A: bury A+1",
            after="A | B +keen-koi | red 4 green 4 | graveyard unconfident-executioner",
        ),
    ],
)
def test_terms(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.rules("HL-TERM-DRAW-HAND", "HL-TERM-RANDOM")
@pytest.mark.parametrize(("roll", "card"), [(0, "keen-koi"), (1, "furious-frog"), (2, "leery-lizard")])
def test_a_card_from_another_hand_is_random_and_each_has_one_chance(roll: int, card: str) -> None:
    hand = ["keen-koi", "furious-frog", "leery-lizard"]
    rest = " ".join(one for one in hand if one != card)

    runs(
        f"A resilient-rearguard | B {' '.join(hand)} | red 5 green 5",
        "A: play resilient-rearguard; A: move red+1",
        f"A {card} +resilient-rearguard | B {rest} | red 6 green 5",
        (roll,),
    )


@pytest.mark.rules("HL-TERM-RANDOM")
@pytest.mark.parametrize(("roll", "card"), [(0, "keen-koi"), (1, "furious-frog"), (2, "leery-lizard")])
def test_each_face_up_hero_has_one_chance_to_be_buried_at_random(roll: int, card: str) -> None:
    heroes = ["keen-koi", "furious-frog", "leery-lizard"]
    rest = " ".join(f"+{one}" for one in heroes if one != card)

    runs(
        f"A gorgeous-gorgon | B {' '.join(f'+{one}' for one in heroes)} -mummy-mystic | red 5 green 5",
        "A: play gorgeous-gorgon; A: move red+1; A: name B",
        f"A +gorgeous-gorgon | B {rest} -mummy-mystic | red 6 green 5 | graveyard {card}",
        (roll,),
    )


@pytest.mark.rules("HL-ABIL-03", "HL-ABIL-06")
def test_an_ability_cannot_be_declined_unless_the_card_says_may() -> None:
    state = position("A unconfident-executioner +keen-koi | B +furious-frog | red 5 green 5")

    play(state, "A: play unconfident-executioner")

    assert ["bury A+1", "bury A+2", "bury B+1"] == choices(state)  # no "none"


@pytest.mark.rules("HL-ABIL-08", "HL-ABIL-06")
def test_a_hero_of_a_faction_is_a_face_up_hero_of_some_party() -> None:
    state = position(
        "A aimless-eel mummy-mystic +crow-carrier | B +lethargic-leech -half-eaten-bull | C +keen-koi | "
        "red 5 green 5 | "
        "tavern wrapped-warrior . ."
    )

    play(state, "A: play aimless-eel; A: move red+1")

    assert ["bury A+1", "bury B+1"] == choices(state)  # neither hidden heroes nor hand or tavern, nor other factions


@pytest.mark.rules("HL-ABIL-01", "HL-ABIL-03")
def test_the_abilities_follow_at_once_and_nothing_else_can_be_done_before() -> None:
    given = "A aimless-eel furious-frog | B +mummy-mystic | red 5 green 5"
    state = position(given)

    play(state, "A: play aimless-eel")

    assert "A furious-frog +aimless-eel | B +mummy-mystic | red 5 green 5" == shown(state, given)
    assert ["move red+1", "move green+1"] == choices(state)
