"""The Hill Tribes: every card does what it says, no more, and nothing where nothing fits."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import (
    asking,
    case,
    following,
    follows,
    hides,
    hiding,
    learning,
    learns,
    moves,
    moving,
    offers,
    play,
    position,
    precedes,
    preceding,
    runs,
)

FOUR = "keen-koi aimless-eel furious-frog leery-lizard"  # a hand that draws nothing in step 2
LOOKERS = (("curious-troll", "red 12 green 5", "red 12 green 6"), ("watchful-witch", "red 1 green 5", "red 1 green 6"))
TURNERS = (("long-eared-loner", "red 5 green 6"), ("spirited-shaman", "red 4 green 4"))


@pytest.mark.parametrize(
    ("given", "line", "ends"),
    [
        moving("shaky-sharpshooter", "5 5", "6 5", "5 4"),
        moving("shaky-sharpshooter", "11 2", "12 2", "11 1"),
        moving("shaky-sharpshooter", "12 5", "12 4", ids=("HL-R-MARK-02",)),
        moving("shaky-sharpshooter", "5 1", "6 1", ids=("HL-R-MARK-02",)),
        moving("shaky-sharpshooter", "12 1", "12 1", ids=("HL-R-MARK-02",)),
        moving("overworked-amazon", "5 5", "6 5", "5 4"),
        moving("overworked-amazon", "11 2", "12 2", "11 1"),
        moving("overworked-amazon", "12 5", "12 4"),
        moving("overworked-amazon", "5 1", "6 1"),
        moving("overworked-amazon", "12 1", "12 1"),
        moving("joyless-chief", "5 5", "6 5"),
        moving("joyless-chief", "11 12", "12 12"),
        moving("joyless-chief", "12 1", "12 1", ids=("HL-TURN-07",)),
        moving("battle-pet-master", "5 5", "6 6"),
        moving("battle-pet-master", "11 12", "12 12", ids=("HL-R-MARK-01",)),
        moving("battle-pet-master", "12 11", "12 12", ids=("HL-R-MARK-01",)),
        moving("battle-pet-master", "12 12", "12 12"),
        moving("curious-troll", "5 5", "6 5", "5 6"),
        moving("curious-troll", "11 11", "12 11", "11 12"),
        moving("curious-troll", "12 5", "12 6", ids=("HL-R-MARK-02",)),
        moving("curious-troll", "5 12", "6 12", ids=("HL-R-MARK-02",)),
        moving("curious-troll", "12 12", "12 12", ids=("HL-R-MARK-02",)),
        moving("pigmented-war-pig", "5 5", "4 6"),
        moving("pigmented-war-pig", "2 11", "1 12"),
        moving("pigmented-war-pig", "1 5", "1 6", ids=("HL-R-MARK-01",)),
        moving("pigmented-war-pig", "5 12", "4 12", ids=("HL-R-MARK-01",)),
        moving("pigmented-war-pig", "1 12", "1 12"),
        moving("pigmented-war-pig", "6 5", "5 6", ids=("HL-R-MARK-05", "HL-R-MARK-08")),
        moving("bored-goblin", "5 5", "3 5", beside="+mummy-mystic", ids=("HL-R-MARK-06",)),
        moving("bored-goblin", "3 5", "1 5", beside="+mummy-mystic"),
        moving("bored-goblin", "2 5", "1 5", beside="+mummy-mystic", ids=("HL-TURN-07",)),
        moving("bored-goblin", "1 5", "1 5", beside="+mummy-mystic"),
        moving("bored-goblin", "5 5", "3 5", beside="+mummy-mystic +crow-carrier"),
        moving("bored-goblin", "5 5", "3 5", beside="+buried-emperor", ids=("HL-R-EMP-01",)),
        moving("bored-goblin", "5 5", "5 5"),
        moving("bored-goblin", "5 5", "5 5", beside="+keen-koi +ace-fighter +grumpy-guard"),
        moving("bored-goblin", "5 5", "5 5", beside="-mummy-mystic", ids=("HL-R-HID-05",)),
        moving("bored-goblin", "5 5", "5 5", beside="mummy-mystic"),
        moving("bored-goblin", "5 5", "5 5", rest="B +mummy-mystic +buried-emperor"),
        moving("curious-cat-lover", "5 5", "6 5"),
        moving("curious-cat-lover", "11 5", "12 5"),
        moving("curious-cat-lover", "12 5", "12 5"),
        moving("watchful-witch", "5 5", "4 5", "5 6"),
        moving("watchful-witch", "2 11", "1 11", "2 12"),
        moving("watchful-witch", "1 5", "1 6", ids=("HL-EX-18", "HL-R-MARK-02")),
        moving("watchful-witch", "5 12", "4 12", ids=("HL-R-MARK-02",)),
        moving("watchful-witch", "1 12", "1 12", ids=("HL-R-MARK-02",)),
        moving("depressed-druid", "5 5", "2 4"),
        moving("depressed-druid", "4 2", "1 1"),
        moving("depressed-druid", "3 5", "1 4", ids=("HL-R-MARK-01",)),
        moving("depressed-druid", "2 1", "1 1", ids=("HL-EX-14", "HL-TURN-07", "HL-R-MARK-01")),
        moving("depressed-druid", "5 1", "2 1", ids=("HL-R-MARK-01",)),
        moving("depressed-druid", "1 1", "1 1"),
        moving("blind-eye-collector", "5 5", "6 8"),
        moving("blind-eye-collector", "11 9", "12 12"),
        moving("blind-eye-collector", "5 10", "6 12", ids=("HL-R-MARK-01",)),
        moving("blind-eye-collector", "12 8", "12 11", ids=("HL-R-MARK-01",)),
        moving("blind-eye-collector", "12 12", "12 12"),
        moving("hairy-hermit", "5 4", "4 4", "3 4", ids=("HL-R-CARD-HERMIT",)),
        moving("hairy-hermit", "5 5", "4 5", ids=("HL-R-CARD-HERMIT", "HL-GLOS-LEVEL")),
        moving("hairy-hermit", "5 6", "4 6", ids=("HL-R-CARD-HERMIT",)),
        moving("hairy-hermit", "3 1", "2 1", "1 1"),
        moving("hairy-hermit", "2 1", "1 1", ids=("HL-R-MARK-03",)),
        moving("hairy-hermit", "1 1", "1 1"),
        moving("hairy-hermit", "1 5", "1 5"),
        moving("long-eared-loner", "5 5", "5 6"),
        moving("long-eared-loner", "5 11", "5 12"),
        moving("long-eared-loner", "5 12", "5 12"),
        moving("saber-toothed-troll", "5 5", "5 7", "5 3", rest="B +keen-koi"),
        moving("saber-toothed-troll", "5 10", "5 12", "5 8", rest="B +keen-koi"),
        moving("saber-toothed-troll", "5 11", "5 12", "5 9", rest="B +keen-koi", ids=("HL-R-MARK-03",)),
        moving("saber-toothed-troll", "5 12", "5 12", "5 10", rest="B +keen-koi", ids=("HL-R-DEC-06",)),
        moving("saber-toothed-troll", "5 3", "5 5", "5 1", rest="B +keen-koi"),
        moving("saber-toothed-troll", "5 2", "5 4", "5 1", rest="B +keen-koi", ids=("HL-R-MARK-03",)),
        moving("saber-toothed-troll", "5 1", "5 3", "5 1", rest="B +keen-koi", ids=("HL-R-DEC-06",)),
        moving(
            "potato-privateer",
            "5 5",
            "5 5",
            rest="B +keen-koi +mummy-mystic +bored-goblin",
            then="A: name B",
            ids=("HL-R-MARK-06",),
        ),
        moving("potato-privateer", "5 5", "5 6", rest="B +ace-fighter +keen-koi", then="A: name B"),
        moving("potato-privateer", "5 5", "5 7", rest="B +ace-fighter +groggy-preacher", then="A: name B"),
        moving(
            "potato-privateer",
            "5 5",
            "5 8",
            rest="B +ace-fighter +groggy-preacher +angry-priestess",
            then="A: name B",
        ),
        moving(
            "potato-privateer",
            "5 5",
            "5 8",
            rest="B +ace-fighter +groggy-preacher +angry-priestess +flailing-knight",
            then="A: name B",
            ids=("HL-R-MARK-06",),
        ),
        moving("potato-privateer", "5 11", "5 12", rest="B +ace-fighter +groggy-preacher", then="A: name B"),
        moving("potato-privateer", "5 5", "5 5", rest="B -ace-fighter -groggy-preacher", then="A: name B"),
        moving("potato-privateer", "5 5", "5 5", rest="B ace-fighter groggy-preacher", then="A: name B"),
        moving(
            "potato-privateer",
            "5 5",
            "5 7",
            rest="B +ace-fighter +buried-emperor",
            then="A: name B",
            ids=("HL-R-EMP-01", "HL-R-EMP-02", "HL-EMP-05"),
        ),
        moving("potato-privateer", "5 5", "5 6", beside="+ace-fighter", then="A: name A", ids=("HL-R-TGT-03",)),
        moving("potato-privateer", "5 5", "5 5", beside="+ace-fighter", then="A: name B"),
        moving("spirited-shaman", "5 5", "4 4"),
        moving("spirited-shaman", "2 2", "1 1"),
        moving("spirited-shaman", "1 5", "1 4", ids=("HL-R-MARK-01",)),
        moving("spirited-shaman", "5 1", "4 1", ids=("HL-R-MARK-01",)),
        moving("spirited-shaman", "1 1", "1 1"),
        moving("grumpy-guard", "5 5", "5 7", beside="+keen-koi"),
        moving("grumpy-guard", "5 10", "5 12", beside="+keen-koi"),
        moving("grumpy-guard", "5 11", "5 12", beside="+keen-koi", ids=("HL-TURN-07",)),
        moving("grumpy-guard", "5 12", "5 12", beside="+keen-koi"),
        moving("grumpy-guard", "5 5", "5 7", beside="+keen-koi +aimless-eel"),
        moving("grumpy-guard", "5 5", "5 7", beside="+buried-emperor", ids=("HL-R-EMP-01",)),
        moving("grumpy-guard", "5 5", "5 5"),
        moving("grumpy-guard", "5 5", "5 5", beside="+mummy-mystic +ace-fighter +bored-goblin"),
        moving("grumpy-guard", "5 5", "5 5", beside="-keen-koi", ids=("HL-R-HID-05",)),
        moving("grumpy-guard", "5 5", "5 5", beside="keen-koi"),
        moving("grumpy-guard", "5 5", "5 5", rest="B +keen-koi +buried-emperor"),
        moving("gambling-overseer", "5 5", "4 4"),
        moving("gambling-overseer", "2 2", "1 1"),
        moving("gambling-overseer", "1 5", "1 4", ids=("HL-R-MARK-01",)),
        moving("gambling-overseer", "5 1", "4 1", ids=("HL-R-MARK-01",)),
    ],
)
def test_the_markers_go_where_the_card_says(given: str, line: str, ends: list[str]) -> None:
    moves(given, line, ends)


@pytest.mark.parametrize(
    ("given", "line", "end", "asks"),
    [
        preceding(
            "shaky-sharpshooter",
            "A: move red+1",
            "6 5",
            "A: bury B+1, bury B+2",
            rest="B +ace-fighter +angry-priestess",
        ),
        preceding("overworked-amazon", "A: move green-1", "5 4", "A: name A, name B", rest="B +ace-fighter"),
        preceding(
            "joyless-chief",
            "",
            "6 5",
            "A: place ace-fighter, place keen-koi",
            rest="B | wilderness keen-koi ace-fighter",
        ),
        preceding(
            "battle-pet-master", "", "6 6", "A: place keen-koi, place ace-fighter", beside="keen-koi ace-fighter"
        ),
        preceding("curious-troll", "A: move green+1", "5 6", "A: look B-1, none", rest="B -keen-koi"),
        preceding("curious-cat-lover", "", "6 5", "A: name B, name C", rest="B keen-koi | C ace-fighter"),
        preceding("watchful-witch", "A: move red-1", "4 5", "A: look B-1, none", rest="B -keen-koi"),
        preceding("long-eared-loner", "", "5 6", "A: turn-over B+1, turn-over B-1", rest="B +keen-koi -ace-fighter"),
        preceding("spirited-shaman", "", "4 4", "A: turn-over B+1, turn-over B-1", rest="B +keen-koi -ace-fighter"),
        preceding("gambling-overseer", "", "4 4", "A: bury A-1, bury A-2", beside="-keen-koi -ace-fighter"),
    ],
)
def test_the_markers_move_before_the_text_asks(given: str, line: str, end: str, asks: str) -> None:
    precedes(given, line, end, asks)


@pytest.mark.parametrize(
    ("given", "line", "after", "rolls"),
    [
        case(
            "the only face-up Imperial hero is buried, also an own one",
            "HL-CARD:shaky-sharpshooter",
            "HL-ABIL-06",
            "HL-EX-03",
            given="A shaky-sharpshooter +ace-fighter | B +keen-koi -angry-priestess | red 5 green 5",
            line="A: play shaky-sharpshooter; A: move red+1",
            after="A +shaky-sharpshooter | B +keen-koi -angry-priestess | red 6 green 5 | graveyard ace-fighter",
        ),
        case(
            "an Imperial hero is buried although no marker can move",
            "HL-CARD:shaky-sharpshooter",
            "HL-ABIL-04",
            "HL-R-PILE-05",
            given="A shaky-sharpshooter | B +ace-fighter | red 12 green 1 | graveyard mummy-mystic",
            line="A: play shaky-sharpshooter",
            after="A +shaky-sharpshooter | B | red 12 green 1 | graveyard mummy-mystic ace-fighter",
        ),
        case(
            "the Emperor is an Imperial hero to bury",
            "HL-CARD:shaky-sharpshooter",
            "HL-EMP-03",
            "HL-R-EMP-01",
            given="A shaky-sharpshooter | B +buried-emperor +keen-koi | red 5 green 5",
            line="A: play shaky-sharpshooter; A: move green-1",
            after="A +shaky-sharpshooter | B +keen-koi | red 5 green 4 | graveyard buried-emperor",
        ),
        case(
            "without an Imperial hero only the marker moves",
            "HL-CARD:shaky-sharpshooter",
            "HL-ABIL-04",
            "HL-ABIL-05",
            given="A shaky-sharpshooter ace-fighter +keen-koi | B +mummy-mystic +bored-goblin | red 5 green 5",
            line="A: play shaky-sharpshooter; A: move red+1",
            after="A ace-fighter +keen-koi +shaky-sharpshooter | B +mummy-mystic +bored-goblin | red 6 green 5",
        ),
        case(
            "the named player buries a hero of their choice",
            "HL-CARD:overworked-amazon",
            "HL-R-DEC-05",
            given="A overworked-amazon | B +ace-fighter +keen-koi | C +mummy-mystic | red 5 green 5",
            line="A: play overworked-amazon; A: move red+1; A: name B; B: bury B+2",
            after="A +overworked-amazon | B +ace-fighter | C +mummy-mystic | red 6 green 5 | graveyard keen-koi",
        ),
        case(
            "whoever names themselves may bury the Amazon",
            "HL-CARD:overworked-amazon",
            "HL-R-CARD-AMAZON",
            "HL-R-TGT-03",
            given="A overworked-amazon +keen-koi | B +ace-fighter | red 5 green 5",
            line="A: play overworked-amazon; A: move green-1; A: name A; A: bury A+2",
            after="A +keen-koi | B +ace-fighter | red 5 green 4 | graveyard overworked-amazon",
        ),
        case(
            "the Amazon alone on the table buries itself",
            "HL-CARD:overworked-amazon",
            "HL-EX-04",
            "HL-ABIL-07",
            "HL-R-TGT-01",
            given="A overworked-amazon -ace-fighter | B -keen-koi | red 5 green 5",
            line="A: play overworked-amazon; A: move red+1",
            after="A -ace-fighter | B -keen-koi | red 6 green 5 | graveyard overworked-amazon",
        ),
        case(
            "a player with one face-up hero is not asked which",
            "HL-CARD:overworked-amazon",
            "HL-R-EMP-03",
            given="A overworked-amazon | B +buried-emperor -keen-koi | red 12 green 1",
            line="A: play overworked-amazon; A: name B",
            after="A +overworked-amazon | B -keen-koi | red 12 green 1 | graveyard buried-emperor",
        ),
        case(
            "the Barbarian sends all Imperial and Undead cards of the tavern away, in slot order",
            "HL-CARD:hangry-barbarian",
            "HL-R-PILE-06",
            "HL-R-MARK-07",
            given="A hangry-barbarian | B | red 5 green 5 | tavern ace-fighter keen-koi mummy-mystic",
            line="A: play hangry-barbarian",
            after="A +hangry-barbarian | B | red 3 green 5 | tavern . keen-koi . | wilderness ace-fighter mummy-mystic",
        ),
        case(
            "no card for the Barbarian, no move",
            "HL-CARD:hangry-barbarian",
            "HL-R-CARD-BARBARIAN",
            given="A hangry-barbarian | B | red 5 green 5 | tavern grumpy-guard keen-koi .",
            line="A: play hangry-barbarian",
            after="A +hangry-barbarian | B | red 5 green 5 | tavern grumpy-guard keen-koi .",
        ),
        case(
            "one card for the Barbarian, one space; parties and hands do not count",
            "HL-CARD:hangry-barbarian",
            given="A hangry-barbarian crow-carrier +ace-fighter | B | red 5 green 5 | "
            "tavern grumpy-guard . mummy-mystic",
            line="A: play hangry-barbarian",
            after="A crow-carrier +ace-fighter +hangry-barbarian | B | red 4 green 5 | tavern grumpy-guard . . "
            "| wilderness mummy-mystic",
        ),
        case(
            "three cards for the Barbarian, three spaces, on top of the wilderness",
            "HL-CARD:hangry-barbarian",
            "HL-R-CARD-BARBARIAN",
            given=f"A hangry-barbarian {FOUR} | B | red 4 green 5 | tavern crow-carrier ace-fighter mummy-mystic "
            "| wilderness grumpy-guard",
            line="A: play hangry-barbarian",
            after=f"A {FOUR} +hangry-barbarian | B | red 1 green 5 "
            "| wilderness grumpy-guard crow-carrier ace-fighter mummy-mystic",
        ),
        case(
            "the Barbarian's move stops at the end of the track",
            "HL-CARD:hangry-barbarian",
            "HL-TURN-07",
            given="A hangry-barbarian | B | red 2 green 5 | tavern crow-carrier ace-fighter keen-koi",
            line="A: play hangry-barbarian",
            after="A +hangry-barbarian | B | red 1 green 5 | tavern . . keen-koi | wilderness crow-carrier ace-fighter",
        ),
        case(
            "the Emperor counts once for the Barbarian",
            "HL-CARD:hangry-barbarian",
            "HL-EX-30",
            "HL-R-EMP-01",
            "HL-R-EMP-02",
            given="A hangry-barbarian | B | red 5 green 5 | tavern buried-emperor mummy-mystic keen-koi",
            line="A: play hangry-barbarian",
            after="A +hangry-barbarian | B | red 3 green 5 | tavern . . keen-koi | "
            "wilderness buried-emperor mummy-mystic",
        ),
        case(
            "with an empty tavern the Barbarian does nothing",
            "HL-CARD:hangry-barbarian",
            "HL-R-CARD-BARBARIAN",
            given=f"A hangry-barbarian {FOUR} | B | red 5 green 5 | tavern . . .",
            line="A: play hangry-barbarian",
            after=f"A {FOUR} +hangry-barbarian | B | red 5 green 5",
        ),
        case(
            "the Chief keeps the second card of the wilderness, the top one stays there",
            "HL-CARD:joyless-chief",
            "HL-TERM-DRAW-PILE",
            given="A joyless-chief -leery-lizard | B | red 5 green 5 | wilderness keen-koi ace-fighter mummy-mystic",
            line="A: play joyless-chief; A: place ace-fighter",
            after="A +joyless-chief -leery-lizard -ace-fighter | B | red 6 green 5 | wilderness keen-koi mummy-mystic",
        ),
        case(
            "the Chief keeps the top card of the wilderness, the second stays there",
            "HL-CARD:joyless-chief",
            "HL-R-CARD-CHIEF",
            given="A joyless-chief | B | red 5 green 5 | wilderness keen-koi ace-fighter mummy-mystic",
            line="A: play joyless-chief; A: place mummy-mystic",
            after="A +joyless-chief -mummy-mystic | B | red 6 green 5 | wilderness keen-koi ace-fighter",
        ),
        case(
            "two cards in the wilderness are enough for the Chief's choice",
            "HL-CARD:joyless-chief",
            "HL-R-CARD-CHIEF",
            given="A joyless-chief | B | red 5 green 5 | wilderness keen-koi buried-emperor",
            line="A: play joyless-chief; A: place buried-emperor",
            after="A +joyless-chief -buried-emperor | B | red 6 green 5 | wilderness keen-koi",
        ),
        case(
            "the Chief must take the only card of the wilderness",
            "HL-CARD:joyless-chief",
            "HL-R-CARD-CHIEF",
            "HL-R-TGT-06",
            given="A joyless-chief | B | red 5 green 5 | wilderness ace-fighter",
            line="A: play joyless-chief",
            after="A +joyless-chief -ace-fighter | B | red 6 green 5",
        ),
        case(
            "without a wilderness the Chief only moves the marker",
            "HL-CARD:joyless-chief",
            "HL-R-CARD-CHIEF",
            given="A joyless-chief | B | red 5 green 5",
            line="A: play joyless-chief",
            after="A +joyless-chief | B | red 6 green 5",
        ),
        case(
            "a hand card becomes the newest hidden hero and performs nothing",
            "HL-CARD:battle-pet-master",
            "HL-TERM-PLACE",
            "HL-TERM-PLACE-QUIET",
            "HL-R-HID-01",
            given="A battle-pet-master keen-koi ace-fighter +mummy-mystic -leery-lizard | B | red 5 green 5",
            line="A: play battle-pet-master; A: place ace-fighter",
            after="A keen-koi +mummy-mystic +battle-pet-master -leery-lizard -ace-fighter | B | red 6 green 6",
        ),
        case(
            "the only hand card must be placed, also the Emperor",
            "HL-CARD:battle-pet-master",
            "HL-ABIL-03",
            "HL-R-EMP-03",
            given="A battle-pet-master buried-emperor | B keen-koi | red 5 green 5",
            line="A: play battle-pet-master",
            after="A +battle-pet-master -buried-emperor | B keen-koi | red 6 green 6",
        ),
        case(
            "with an empty hand the Pet Master places nothing",
            "HL-CARD:battle-pet-master",
            "HL-ABIL-04",
            given="A battle-pet-master | B keen-koi | red 5 green 5",
            line="A: play battle-pet-master",
            after="A +battle-pet-master | B keen-koi | red 6 green 6",
        ),
        *[
            case(
                f"the {card} looks at two hidden heroes, not at a third, and nothing is moved",
                f"HL-CARD:{card}",
                "HL-HIDDEN-09",
                given=f"A {card} -keen-koi | B -mummy-mystic -ace-fighter | {before}",
                line=f"A: play {card}; A: look B-2; A: look A-1",
                after=f"A +{card} -keen-koi | B -mummy-mystic -ace-fighter | {behind}",
            )
            for card, before, behind in LOOKERS
        ],
        *[
            case(
                f"the {card} may stop after one look",
                f"HL-CARD:{card}",
                "HL-R-TGT-07",
                given=f"A {card} | B -mummy-mystic -ace-fighter | {before}",
                line=f"A: play {card}; A: look B-1; A: none",
                after=f"A +{card} | B -mummy-mystic -ace-fighter | {behind}",
            )
            for card, before, behind in LOOKERS
        ],
        *[
            case(
                f"after the only hidden hero the {card} finds no second one",
                f"HL-CARD:{card}",
                "HL-R-TGT-06",
                given=f"A {card} +keen-koi | B +ace-fighter -mummy-mystic | {before}",
                line=f"A: play {card}; A: look B-1",
                after=f"A +keen-koi +{card} | B +ace-fighter -mummy-mystic | {behind}",
            )
            for card, before, behind in LOOKERS
        ],
        *[
            case(
                f"the {card} may look at nothing",
                f"HL-CARD:{card}",
                "HL-R-TGT-07",
                given=f"A {card} | B -mummy-mystic | {before}",
                line=f"A: play {card}; A: none",
                after=f"A +{card} | B -mummy-mystic | {behind}",
            )
            for card, before, behind in LOOKERS
        ],
        *[
            case(
                f"without a hidden hero the {card} is not asked",
                f"HL-CARD:{card}",
                "HL-ABIL-04",
                given=f"A {card} +keen-koi | B +ace-fighter mummy-mystic | {before}",
                line=f"A: play {card}",
                after=f"A +keen-koi +{card} | B mummy-mystic +ace-fighter | {behind}",
            )
            for card, before, behind in LOOKERS
        ],
        *[
            case(
                f"the Cat Lover draws card {roll + 1} of three at random as the newest hidden hero",
                "HL-CARD:curious-cat-lover",
                "HL-TERM-DRAW-HAND",
                "HL-TERM-RANDOM",
                "HL-R-CARD-CATLOVER",
                given="A curious-cat-lover keen-koi -leery-lizard | B ace-fighter mummy-mystic buried-emperor "
                "| C aimless-eel | red 5 green 5",
                line="A: play curious-cat-lover; A: name B",
                after=f"A keen-koi +curious-cat-lover -leery-lizard -{drawn} | B {left} | C aimless-eel | "
                "red 6 green 5",
                rolls=(roll,),
            )
            for roll, drawn, left in (
                (0, "ace-fighter", "mummy-mystic buried-emperor"),
                (1, "mummy-mystic", "ace-fighter buried-emperor"),
                (2, "buried-emperor", "ace-fighter mummy-mystic"),
            )
        ],
        case(
            "the Cat Lover draws the last card of the only other hand without a question",
            "HL-CARD:curious-cat-lover",
            "HL-TERM-PLACE-QUIET",
            given="A curious-cat-lover | B ace-fighter | C +keen-koi | red 5 green 5",
            line="A: play curious-cat-lover",
            after="A +curious-cat-lover -ace-fighter | B | C +keen-koi | red 6 green 5",
        ),
        case(
            "if nobody else has cards the Cat Lover only moves the marker",
            "HL-CARD:curious-cat-lover",
            "HL-R-CARD-CATLOVER",
            given="A curious-cat-lover keen-koi ace-fighter | B +mummy-mystic | C -aimless-eel | red 5 green 5",
            line="A: play curious-cat-lover",
            after="A keen-koi ace-fighter +curious-cat-lover | B +mummy-mystic | C -aimless-eel | red 6 green 5",
        ),
        *[
            case(
                f"the {card} turns a face-up hero face down, on top of its owner's stack",
                f"HL-CARD:{card}",
                "HL-TERM-TURN-OVER",
                "HL-R-CARD-LONER",
                "HL-R-HID-02",
                given=f"A {card} | B +buried-emperor +ace-fighter -aimless-eel | red 5 green 5",
                line=f"A: play {card}; A: turn-over B+1",
                after=f"A +{card} | B +ace-fighter -aimless-eel -buried-emperor | {track}",
            )
            for card, track in TURNERS
        ],
        *[
            case(
                f"the {card} turns a hidden hero face up, without its abilities",
                f"HL-CARD:{card}",
                "HL-TERM-TURN-OVER",
                "HL-HIDDEN-03",
                "HL-R-HID-03",
                given=f"A {card} | B +mummy-mystic -ace-fighter -aimless-eel | C +keen-koi | red 5 green 5",
                line=f"A: play {card}; A: name B; A: turn-over B-1",
                after=f"A +{card} | B +mummy-mystic +ace-fighter -aimless-eel | C +keen-koi | {track}",
            )
            for card, track in TURNERS
        ],
        *[
            case(
                f"the {card} must turn over the only hero of the others",
                f"HL-CARD:{card}",
                "HL-ABIL-06",
                given=f"A {card} +keen-koi -ace-fighter | B aimless-eel | C -mummy-mystic | red 5 green 5",
                line=f"A: play {card}",
                after=f"A +keen-koi +{card} -ace-fighter | B aimless-eel | C +mummy-mystic | {track}",
            )
            for card, track in TURNERS
        ],
        *[
            case(
                f"without a hero of another player the {card} only moves the markers",
                f"HL-CARD:{card}",
                "HL-R-TGT-02",
                given=f"A {card} +keen-koi -ace-fighter | B aimless-eel | C mummy-mystic | red 5 green 5",
                line=f"A: play {card}",
                after=f"A +keen-koi +{card} -ace-fighter | B aimless-eel | C mummy-mystic | {track}",
            )
            for card, track in TURNERS
        ],
        case(
            "whoever loses a hero to the Troll decides where green goes",
            "HL-CARD:saber-toothed-troll",
            "HL-R-CARD-TROLL",
            "HL-R-MARK-07",
            given="A saber-toothed-troll ace-fighter | B +mummy-mystic | C +buried-emperor +aimless-eel | "
            "red 5 green 5",
            line="A: play saber-toothed-troll; A: take C+1; C: move green-2",
            after="A ace-fighter buried-emperor +saber-toothed-troll | B +mummy-mystic | C +aimless-eel | "
            "red 5 green 3",
        ),
        case(
            "the Troll must take the only face-up hero of the others",
            "HL-CARD:saber-toothed-troll",
            "HL-ABIL-06",
            given="A saber-toothed-troll +ace-fighter | B -mummy-mystic | C +keen-koi -aimless-eel | red 5 green 5",
            line="A: play saber-toothed-troll; C: move green+2",
            after="A keen-koi +ace-fighter +saber-toothed-troll | B -mummy-mystic | C -aimless-eel | red 5 green 7",
        ),
        case(
            "without a hero to take the Troll does nothing at all",
            "HL-CARD:saber-toothed-troll",
            "HL-R-CARD-TROLL",
            given="A saber-toothed-troll +ace-fighter | B keen-koi -mummy-mystic | red 5 green 5",
            line="A: play saber-toothed-troll",
            after="A +ace-fighter +saber-toothed-troll | B keen-koi -mummy-mystic | red 5 green 5",
        ),
        case(
            "the Overseer buries a hidden hero and hides two hand cards in the chosen order",
            "HL-CARD:gambling-overseer",
            "HL-R-CARD-OVERSEER",
            given="A gambling-overseer keen-koi ace-fighter mummy-mystic -aimless-eel -leery-lizard "
            "| B -crow-carrier | red 5 green 5",
            line="A: play gambling-overseer; A: bury A-1; A: place mummy-mystic; A: place keen-koi",
            after="A ace-fighter +gambling-overseer -leery-lizard -mummy-mystic -keen-koi | B -crow-carrier "
            "| red 4 green 4 | graveyard aimless-eel",
        ),
        case(
            "of two hand cards the Overseer hides both and chooses the order",
            "HL-CARD:gambling-overseer",
            "HL-R-CARD-OVERSEER",
            given="A gambling-overseer keen-koi ace-fighter -aimless-eel | B | red 5 green 5",
            line="A: play gambling-overseer; A: place ace-fighter",
            after="A +gambling-overseer -ace-fighter -keen-koi | B | red 4 green 4 | graveyard aimless-eel",
        ),
        case(
            "without a hidden hero the Overseer still hides hand cards",
            "HL-CARD:gambling-overseer",
            "HL-R-CARD-OVERSEER",
            "HL-R-TGT-05",
            given="A gambling-overseer keen-koi ace-fighter +mummy-mystic | B -aimless-eel | red 5 green 5",
            line="A: play gambling-overseer; A: place keen-koi",
            after="A +mummy-mystic +gambling-overseer -keen-koi -ace-fighter | B -aimless-eel | red 4 green 4",
        ),
        case(
            "with one hand card the Overseer hides one",
            "HL-CARD:gambling-overseer",
            "HL-R-CARD-OVERSEER",
            "HL-R-TGT-06",
            given="A gambling-overseer buried-emperor -aimless-eel | B | red 5 green 5",
            line="A: play gambling-overseer",
            after="A +gambling-overseer -buried-emperor | B | red 4 green 4 | graveyard aimless-eel",
        ),
        case(
            "with an empty hand the Overseer only buries",
            "HL-CARD:gambling-overseer",
            "HL-R-TGT-05",
            given="A gambling-overseer -aimless-eel | B keen-koi | red 5 green 5",
            line="A: play gambling-overseer",
            after="A +gambling-overseer | B keen-koi | red 4 green 4 | graveyard aimless-eel",
        ),
        case(
            "with neither hidden hero nor hand the Overseer only moves the markers",
            "HL-CARD:gambling-overseer",
            "HL-ABIL-04",
            given="A gambling-overseer +keen-koi | B ace-fighter -aimless-eel | red 5 green 5",
            line="A: play gambling-overseer",
            after="A +keen-koi +gambling-overseer | B ace-fighter -aimless-eel | red 4 green 4",
        ),
    ],
)
def test_a_card_does_what_it_says(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    ("given", "line", "asks", "refuses"),
    [
        asking(
            "the Sharpshooter aims at face-up Imperial heroes of all parties",
            "HL-CARD:shaky-sharpshooter",
            "HL-ABIL-08",
            "HL-R-TGT-04",
            given="A shaky-sharpshooter +ace-fighter +keen-koi -angry-priestess | "
            "B +buried-emperor +mummy-mystic -groggy-preacher | C +bored-goblin +flailing-knight | red 12",
            line="A: play shaky-sharpshooter",
            asks="A: bury A+1, bury B+1, bury C+2",
            refuses="bury A+2, bury A+3, bury A-1, bury B+2, bury B-1, bury C+1, none",
        ),
        asking(
            "the Sharpshooter must move a marker",
            "HL-CARD:shaky-sharpshooter",
            "HL-ABIL-03",
            given="A shaky-sharpshooter | B",
            line="A: play shaky-sharpshooter",
            asks="A: move red+1, move green-1",
            refuses="none, move red+1 green-1, move red-1, move green+1, move red+2",
        ),
        asking(
            "the Amazon names players with a face-up hero, oneself included",
            "HL-CARD:overworked-amazon",
            "HL-R-TGT-02",
            "HL-R-TGT-03",
            given="A overworked-amazon | B +ace-fighter -mummy-mystic | C -aimless-eel | D +buried-emperor | red 12",
            line="A: play overworked-amazon",
            asks="A: name A, name B, name D",
            refuses="name C, name E, none",
        ),
        asking(
            "the player the Amazon names chooses among their own face-up heroes",
            "HL-CARD:overworked-amazon",
            "HL-R-DEC-05",
            "HL-R-DEC-06",
            given="A overworked-amazon | B +ace-fighter +buried-emperor -mummy-mystic | C +aimless-eel | red 12",
            line="A: play overworked-amazon; A: name B",
            asks="B: bury B+1, bury B+2",
            refuses="bury A+1, bury B-1, bury C+1, none",
        ),
        asking(
            "after the Amazon's burial it is still the turn of who played it",
            "HL-CARD:overworked-amazon",
            "HL-R-DEC-02",
            given="A overworked-amazon | B +ace-fighter +keen-koi | red 12",
            line="A: play overworked-amazon; A: name B; B: bury B+1",
            asks="A: draw tavern-1, draw tavern-2, draw tavern-3, draw harbor",
        ),
        asking(
            "slots that the Barbarian emptied stay empty in step 2",
            "HL-CARD:hangry-barbarian",
            "HL-R-TURN-08",
            given="A hangry-barbarian | B | tavern ace-fighter keen-koi mummy-mystic",
            line="A: play hangry-barbarian",
            asks="A: draw tavern-2, draw harbor",
            refuses="draw tavern-1, draw tavern-3",
        ),
        asking(
            "the Chief sees the two top cards of the wilderness and must keep one",
            "HL-CARD:joyless-chief",
            given="A joyless-chief leery-lizard | B | wilderness keen-koi ace-fighter mummy-mystic",
            line="A: play joyless-chief",
            asks="A: place mummy-mystic, place ace-fighter",
            refuses="place keen-koi, place leery-lizard, none",
        ),
        asking(
            "any hand card may be placed by the Pet Master, but one must",
            "HL-CARD:battle-pet-master",
            given="A battle-pet-master keen-koi buried-emperor ace-fighter | B mummy-mystic",
            line="A: play battle-pet-master",
            asks="A: place keen-koi, place buried-emperor, place ace-fighter",
            refuses="place battle-pet-master, place mummy-mystic, none",
        ),
        *[
            asking(
                f"the {card} may look at hidden heroes of all parties, the own one included",
                f"HL-CARD:{card}",
                "HL-R-TGT-04",
                "HL-R-TGT-07",
                "HL-R-TGT-08",
                given=f"A {card} -keen-koi | B +ace-fighter -mummy-mystic -aimless-eel | C -buried-emperor | {before}",
                line=f"A: play {card}",
                asks="A: look A-1, look B-1, look B-2, look C-1, none",
                refuses="look A+1, look B+1, look C-2",
            )
            for card, before, _ in LOOKERS
        ],
        *[
            asking(
                f"the {card} does not look twice at the same hero",
                f"HL-CARD:{card}",
                given=f"A {card} -keen-koi | B -mummy-mystic -aimless-eel | C -bored-goblin | {before}",
                line=f"A: play {card}; A: look B-2",
                asks="A: look A-1, look B-1, look C-1, none",
                refuses="look B-2",
            )
            for card, before, _ in LOOKERS
        ],
        asking(
            "the Cat Lover names another player with hand cards",
            "HL-CARD:curious-cat-lover",
            "HL-R-CARD-CATLOVER",
            "HL-R-TGT-02",
            given="A curious-cat-lover keen-koi | B ace-fighter | C +mummy-mystic -crow-carrier | D aimless-eel",
            line="A: play curious-cat-lover",
            asks="A: name B, name D",
            refuses="name A, name C, none",
        ),
        *[
            asking(
                f"the {card} names another player with a hero on either side",
                f"HL-CARD:{card}",
                "HL-R-TGT-02",
                given=f"A {card} +keen-koi | B +mummy-mystic | C furious-frog | D -crow-carrier",
                line=f"A: play {card}",
                asks="A: name B, name D",
                refuses="name A, name C, none",
            )
            for card, _ in TURNERS
        ],
        *[
            asking(
                f"the {card} turns over a hero of the named player on either side",
                f"HL-CARD:{card}",
                "HL-R-CARD-LONER",
                given=f"A {card} +keen-koi | B +mummy-mystic +buried-emperor -aimless-eel -ace-fighter | "
                "C -crow-carrier",
                line=f"A: play {card}; A: name B",
                asks="A: turn-over B+1, turn-over B+2, turn-over B-1, turn-over B-2",
                refuses="turn-over A+1, turn-over A+2, turn-over C-1, none",
            )
            for card, _ in TURNERS
        ],
        asking(
            "the Troll takes a face-up hero of another player",
            "HL-CARD:saber-toothed-troll",
            given="A saber-toothed-troll +keen-koi -crow-carrier | B +mummy-mystic -ace-fighter | "
            "C +buried-emperor +aimless-eel",
            line="A: play saber-toothed-troll",
            asks="A: take B+1, take C+1, take C+2",
            refuses="take A+1, take A+2, take A-1, take B-1, none",
        ),
        asking(
            "the player who lost a hero to the Troll must move green by two",
            "HL-CARD:saber-toothed-troll",
            "HL-R-CARD-TROLL",
            "HL-R-DEC-02",
            given="A saber-toothed-troll | B +mummy-mystic | C +aimless-eel",
            line="A: play saber-toothed-troll; A: take C+1",
            asks="C: move green+2, move green-2",
            refuses="none, move green+1, move red+2",
        ),
        asking(
            "the Privateer may name any player, with or without Imperial heroes",
            "HL-CARD:potato-privateer",
            "HL-R-TGT-02",
            "HL-R-TGT-03",
            given="A potato-privateer | B +ace-fighter | C",
            line="A: play potato-privateer",
            asks="A: name A, name B, name C",
            refuses="name D, none",
        ),
        asking(
            "the Overseer buries one of the own hidden heroes",
            "HL-CARD:gambling-overseer",
            "HL-R-TGT-08",
            given="A gambling-overseer keen-koi +mummy-mystic -aimless-eel -buried-emperor | "
            "B +ace-fighter -crow-carrier",
            line="A: play gambling-overseer",
            asks="A: bury A-1, bury A-2",
            refuses="bury A+1, bury A+2, bury B+1, bury B-1, none",
        ),
        asking(
            "the Overseer's first hand card is any of them",
            "HL-CARD:gambling-overseer",
            given="A gambling-overseer keen-koi ace-fighter furious-frog -aimless-eel | B",
            line="A: play gambling-overseer",
            asks="A: place keen-koi, place ace-fighter, place furious-frog",
            refuses="none, place aimless-eel",
        ),
        asking(
            "the Overseer's second hand card is one of the others",
            "HL-CARD:gambling-overseer",
            given="A gambling-overseer keen-koi ace-fighter furious-frog | B",
            line="A: play gambling-overseer; A: place ace-fighter",
            asks="A: place keen-koi, place furious-frog",
            refuses="none, place ace-fighter",
        ),
    ],
)
def test_what_may_be_answered_and_what_not(given: str, line: str, asks: str, refuses: str) -> None:
    offers(given, line, asks, refuses)


@pytest.mark.parametrize(
    ("given", "line", "known"),
    [
        learning(
            "everybody knows what the Barbarian discards",
            "HL-CARD:hangry-barbarian",
            "HL-R-INFO-03",
            given="A hangry-barbarian | B | tavern ace-fighter keen-koi mummy-mystic",
            line="A: play hangry-barbarian",
            known="ace-fighter everybody, mummy-mystic everybody",
        ),
        learning(
            "only the Chief's player sees the two cards of the wilderness",
            "HL-CARD:joyless-chief",
            "HL-R-INFO-03",
            "HL-TERM-DRAW-PILE",
            given="A joyless-chief | B | C | wilderness keen-koi ace-fighter mummy-mystic",
            line="A: play joyless-chief; A: place ace-fighter",
            known="ace-fighter A, mummy-mystic A, keen-koi nobody",
        ),
        learning(
            "only the owner knows what the Pet Master hides",
            "HL-CARD:battle-pet-master",
            "HL-R-INFO-03",
            given="A battle-pet-master keen-koi ace-fighter | B | C",
            line="A: play battle-pet-master; A: place keen-koi",
            known="keen-koi A, ace-fighter A, battle-pet-master everybody",
        ),
        *[
            learning(
                f"the {card} learns the hidden heroes that were looked at, and nobody else does",
                f"HL-CARD:{card}",
                "HL-R-INFO-03",
                "HL-HIDDEN-02",
                "HL-HIDDEN-10",
                given=f"A {card} | B -mummy-mystic -aimless-eel | C -bored-goblin | {before}",
                line=f"A: play {card}; A: look B-2; A: look C-1",
                known="aimless-eel AB, bored-goblin AC, mummy-mystic B",
            )
            for card, before, _ in LOOKERS
        ],
        learning(
            "the two players concerned know the card that the Cat Lover drew",
            "HL-CARD:curious-cat-lover",
            "HL-R-INFO-03",
            given="A curious-cat-lover | B mummy-mystic aimless-eel | C",
            line="A: play curious-cat-lover",
            known="mummy-mystic AB, aimless-eel B",
        ),
        *[
            learning(
                f"everybody knows a hero that the {card} turned face down",
                f"HL-CARD:{card}",
                "HL-R-INFO-03",
                given=f"A {card} | B +mummy-mystic -aimless-eel | C",
                line=f"A: play {card}; A: turn-over B+1",
                known="mummy-mystic everybody, aimless-eel B",
            )
            for card, _ in TURNERS
        ],
        *[
            learning(
                f"everybody knows a hero that the {card} turned face up",
                f"HL-CARD:{card}",
                "HL-R-INFO-03",
                given=f"A {card} | B -mummy-mystic -aimless-eel | C",
                line=f"A: play {card}; A: turn-over B-2",
                known="aimless-eel everybody, mummy-mystic B",
            )
            for card, _ in TURNERS
        ],
        learning(
            "everybody knows the hero that the Troll took in hand",
            "HL-CARD:saber-toothed-troll",
            "HL-R-INFO-03",
            given="A saber-toothed-troll ace-fighter | B +mummy-mystic | C",
            line="A: play saber-toothed-troll",
            known="mummy-mystic everybody, ace-fighter A",
        ),
        learning(
            "everybody sees what the Overseer buries, only the owner what is hidden",
            "HL-CARD:gambling-overseer",
            "HL-R-INFO-03",
            given="A gambling-overseer keen-koi ace-fighter -mummy-mystic -aimless-eel | B | C",
            line="A: play gambling-overseer; A: bury A-1; A: place keen-koi",
            known="mummy-mystic everybody, aimless-eel A, keen-koi A, ace-fighter A",
        ),
    ],
)
def test_who_knows_the_cards_then(given: str, line: str, known: str) -> None:
    learns(given, line, known)


@pytest.mark.parametrize(
    ("given", "seen", "line", "known", "rolls"),
    [
        following(
            "others lose both cards that the Chief split, not the one below",
            "HL-CARD:joyless-chief",
            "HL-R-INFO-13",
            given="A joyless-chief | B | C | wilderness keen-koi ace-fighter mummy-mystic",
            seen="keen-koi ace-fighter mummy-mystic",
            line="A: play joyless-chief; A: place mummy-mystic",
            known="ace-fighter A, mummy-mystic A, keen-koi everybody",
        ),
        following(
            "others lose the one card they had seen of the two that the Chief split",
            "HL-CARD:joyless-chief",
            "HL-R-INFO-13",
            given="A joyless-chief | B | C | wilderness ace-fighter mummy-mystic",
            seen="ace-fighter",
            line="A: play joyless-chief; A: place mummy-mystic",
            known="ace-fighter A, mummy-mystic A",
        ),
        following(
            "the only card of the wilderness can be followed into the Chief's party",
            "HL-CARD:joyless-chief",
            "HL-R-INFO-13",
            given="A joyless-chief | B | C | wilderness ace-fighter",
            seen="ace-fighter",
            line="A: play joyless-chief",
            known="ace-fighter everybody",
        ),
        following(
            "others lose every card of a hand from which the Pet Master hid one",
            "HL-CARD:battle-pet-master",
            "HL-R-INFO-13",
            given="A battle-pet-master keen-koi ace-fighter | B | C",
            seen="keen-koi ace-fighter",
            line="A: play battle-pet-master; A: place keen-koi",
            known="keen-koi A, ace-fighter A",
        ),
        following(
            "a single hand card can be followed into the Pet Master's party",
            "HL-CARD:battle-pet-master",
            "HL-R-INFO-13",
            given="A battle-pet-master keen-koi | B | C",
            seen="keen-koi",
            line="A: play battle-pet-master",
            known="keen-koi everybody",
        ),
        following(
            "others who knew the whole hand do not know which card of it the Cat Lover drew",
            "HL-CARD:curious-cat-lover",
            "HL-R-INFO-05",
            "HL-R-INFO-13",
            given="A curious-cat-lover | B mummy-mystic aimless-eel | C",
            seen="mummy-mystic aimless-eel",
            line="A: play curious-cat-lover",
            known="aimless-eel AB",
            rolls=(1,),
        ),
        following(
            "whoever sees what the Cat Lover drew keeps knowing the rest of the hand",
            "HL-CARD:curious-cat-lover",
            "HL-R-INFO-13",
            given="A curious-cat-lover | B mummy-mystic aimless-eel | C",
            seen="mummy-mystic aimless-eel",
            line="A: play curious-cat-lover",
            known="aimless-eel AB, mummy-mystic AB",
            rolls=(1,),
        ),
        following(
            "a single hand card can be followed into the Cat Lover's party",
            "HL-CARD:curious-cat-lover",
            "HL-R-INFO-13",
            given="A curious-cat-lover | B mummy-mystic | C",
            seen="mummy-mystic",
            line="A: play curious-cat-lover",
            known="mummy-mystic everybody",
        ),
        following(
            "others do not know in which order the Overseer hid the two cards they had seen",
            "HL-CARD:gambling-overseer",
            "HL-R-INFO-13",
            given="A gambling-overseer keen-koi ace-fighter | B | C",
            seen="keen-koi ace-fighter",
            line="A: play gambling-overseer; A: place keen-koi",
            known="keen-koi A, ace-fighter A",
        ),
    ],
)
def test_who_can_still_follow_a_card(given: str, seen: str, line: str, known: str, rolls: tuple[int, ...]) -> None:
    follows(given, seen, line, known, rolls)


@pytest.mark.parametrize(
    ("given", "known", "lines", "rolls"),
    [
        hiding(
            "which card the Chief kept",
            "HL-CARD:joyless-chief",
            "HL-R-INFO-13",
            given="A joyless-chief | B | C | wilderness keen-koi ace-fighter mummy-mystic",
            seen="keen-koi ace-fighter mummy-mystic",
            one="A: play joyless-chief; A: place ace-fighter",
            other="A: play joyless-chief; A: place mummy-mystic",
        ),
        hiding(
            "which card the Pet Master hid",
            "HL-CARD:battle-pet-master",
            "HL-R-INFO-13",
            given="A battle-pet-master keen-koi ace-fighter | B | C",
            seen="keen-koi ace-fighter",
            one="A: play battle-pet-master; A: place ace-fighter",
            other="A: play battle-pet-master; A: place keen-koi",
        ),
        hiding(
            "which card the Cat Lover drew",
            "HL-CARD:curious-cat-lover",
            "HL-R-INFO-13",
            given="A curious-cat-lover | B keen-koi ace-fighter | C",
            seen="keen-koi ace-fighter",
            one="A: play curious-cat-lover",
            other="A: play curious-cat-lover",
            rolls=(0, 1),
        ),
        hiding(
            "which cards the Overseer hid in which order",
            "HL-CARD:gambling-overseer",
            "HL-R-INFO-13",
            given="A gambling-overseer keen-koi ace-fighter mummy-mystic | B | C",
            seen="keen-koi ace-fighter mummy-mystic",
            one="A: play gambling-overseer; A: place keen-koi; A: place ace-fighter",
            other="A: play gambling-overseer; A: place mummy-mystic; A: place keen-koi",
        ),
    ],
)
def test_a_secret_looks_the_same_to_everybody_else(
    given: str, known: str, lines: tuple[str, str], rolls: tuple[int, int]
) -> None:
    hides(given, known, lines, rolls)


SHAMAN_ENDS_IT = (
    "A +ace-fighter +angry-priestess +groggy-preacher +flailing-knight +canned-champion | "
    "B +keen-koi +aimless-eel +furious-frog +leery-lizard +krill-keeper +saltwater-sage -crow-carrier | "
    "C +bored-goblin +grumpy-guard +hairy-hermit +joyless-chief | "
    "D spirited-shaman mummy-mystic resurrected-ram wrapped-warrior "
    "+sun-shy-skeleton +ghastly-granny +lethargic-leech +slaughtered-slime +half-eaten-bull | turn D act"
)


@pytest.mark.rules("HL-CARD:spirited-shaman", "HL-EX-05", "HL-END-01", "HL-END-05", "HL-END-06")
@pytest.mark.parametrize(
    ("turned", "ups", "over"), [("B-1", [5, 7, 4, 6], True), ("B+1", [5, 5, 4, 6], False)], ids=["up", "down"]
)
def test_the_shaman_ends_the_game_by_turning_up_the_seventh_hero_of_another(
    turned: str, ups: list[int], over: bool
) -> None:
    state = position(SHAMAN_ENDS_IT)

    play(state, f"D: play spirited-shaman; D: name B; D: turn-over {turned}")

    assert ups == [len(row) for row in state.ups]
    assert not state.over
    play(state, "D: draw harbor; D: discard mummy-mystic")
    assert over == state.over
