"""The Imperial Army: every card does what it says, no more, and nothing where nothing fits."""

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
FACTIONS = ("undead", "water-folk", "imperial-army", "hill-tribes")


@pytest.mark.parametrize(
    ("given", "line", "ends"),
    [
        moving("short-sighted-soldier", "5 5", "6 4"),
        moving("short-sighted-soldier", "11 2", "12 1"),
        moving("short-sighted-soldier", "12 5", "12 4", ids=("HL-R-MARK-01",)),
        moving("short-sighted-soldier", "5 1", "6 1", ids=("HL-R-MARK-01",)),
        moving("short-sighted-soldier", "12 1", "12 1"),
        moving("short-sighted-soldier", "4 5", "5 4", ids=("HL-R-MARK-05", "HL-R-MARK-08")),
        moving("doubtful-priest", "5 5", "7 5", "3 5"),
        moving("doubtful-priest", "10 5", "12 5", "8 5"),
        moving("doubtful-priest", "11 5", "12 5", "9 5", ids=("HL-R-MARK-03",)),
        moving("doubtful-priest", "12 5", "12 5", "10 5", ids=("HL-R-DEC-06",)),
        moving("doubtful-priest", "3 5", "5 5", "1 5"),
        moving("doubtful-priest", "2 5", "4 5", "1 5", ids=("HL-R-MARK-03",)),
        moving("doubtful-priest", "1 5", "3 5", "1 5", ids=("HL-R-DEC-06",)),
        moving("underestimated-squire", "5 5", "4 4"),
        moving("underestimated-squire", "2 2", "1 1"),
        moving("underestimated-squire", "1 5", "1 4", ids=("HL-R-MARK-01",)),
        moving("underestimated-squire", "5 1", "4 1", ids=("HL-R-MARK-01",)),
        moving("underestimated-squire", "1 1", "1 1"),
        moving("flailing-knight", "5 5", "4 2"),
        moving("flailing-knight", "2 4", "1 1"),
        moving("flailing-knight", "5 3", "4 1", ids=("HL-TURN-07",)),
        moving("flailing-knight", "1 5", "1 2", ids=("HL-R-MARK-01",)),
        moving("flailing-knight", "5 1", "4 1", ids=("HL-R-MARK-01",)),
        moving("flailing-knight", "1 1", "1 1"),
        moving("underpaid-mercenary", "5 5", "8 6"),
        moving("underpaid-mercenary", "9 11", "12 12"),
        moving("underpaid-mercenary", "10 5", "12 6", ids=("HL-TURN-07",)),
        moving("underpaid-mercenary", "5 12", "8 12", ids=("HL-R-MARK-01",)),
        moving("underpaid-mercenary", "12 5", "12 6", ids=("HL-R-MARK-01",)),
        moving("underpaid-mercenary", "12 12", "12 12"),
        moving("modest-monsterslayer", "5 5", "5 5", rest="B | tavern buried-emperor keen-koi ."),
        moving("ace-fighter", "4 5", "5 5", "6 5", ids=("HL-R-CARD-HERMIT",)),
        moving("ace-fighter", "5 5", "6 5", ids=("HL-R-CARD-HERMIT", "HL-GLOS-LEVEL")),
        moving("ace-fighter", "6 5", "7 5", ids=("HL-R-CARD-HERMIT",)),
        moving("ace-fighter", "10 12", "11 12", "12 12"),
        moving("ace-fighter", "11 12", "12 12", ids=("HL-R-MARK-03",)),
        moving("ace-fighter", "12 12", "12 12"),
        moving("ace-fighter", "12 5", "12 5"),
        moving("battle-connoisseur", "5 5", "5 6"),
        moving("battle-connoisseur", "5 11", "5 12"),
        moving("battle-connoisseur", "5 12", "5 12"),
        moving("canned-champion", "5 5", "4 5", "5 6"),
        moving("canned-champion", "2 11", "1 11", "2 12"),
        moving("canned-champion", "1 5", "1 6", ids=("HL-EX-18", "HL-R-MARK-02")),
        moving("canned-champion", "5 12", "4 12", ids=("HL-R-MARK-02",)),
        moving("canned-champion", "1 12", "1 12"),
        *[
            moving("nagging-northman", *ends, rest="B | tavern bored-goblin keen-koi .", then=f"A: {then}")
            for ends, then in (
                (("5 5", "7 5"), "discard tavern-1"),
                (("10 5", "12 5"), "discard tavern-1"),
                (("11 5", "12 5"), "discard tavern-1"),
                (("12 5", "12 5"), "discard tavern-1"),
                (("5 5", "5 5"), "none"),
            )
        ],
        *[
            moving("angry-priestess", *ends, rest="B | tavern mummy-mystic keen-koi .", then=f"A: {then}")
            for ends, then in (
                (("5 5", "5 3"), "discard tavern-1"),
                (("5 3", "5 1"), "discard tavern-1"),
                (("5 2", "5 1"), "discard tavern-1"),
                (("5 1", "5 1"), "discard tavern-1"),
                (("5 5", "5 5"), "none"),
            )
        ],
        *[
            moving("almost-evil-scholar", start, end, rest=f"B {party}", then="A: name B", ids=("HL-R-MARK-06",))
            for start, end, party in (
                ("5 5", "5 5", "+keen-koi +mummy-mystic +ace-fighter"),
                ("5 5", "6 5", "+bored-goblin +keen-koi"),
                ("5 5", "7 5", "+bored-goblin +grumpy-guard"),
                ("5 5", "8 5", "+bored-goblin +grumpy-guard +hairy-hermit"),
                ("5 5", "8 5", "+bored-goblin +grumpy-guard +hairy-hermit +joyless-chief"),
                ("9 5", "12 5", "+bored-goblin +grumpy-guard +hairy-hermit"),
                ("11 5", "12 5", "+bored-goblin +grumpy-guard"),
                ("5 5", "5 5", "-bored-goblin -grumpy-guard"),
                ("5 5", "5 5", "bored-goblin grumpy-guard"),
            )
        ],
        moving(
            "almost-evil-scholar",
            "5 5",
            "7 5",
            rest="B +bored-goblin +buried-emperor",
            then="A: name B",
            ids=("HL-R-EMP-01", "HL-R-EMP-02", "HL-EMP-05"),
        ),
        moving("almost-evil-scholar", "5 5", "6 5", beside="+bored-goblin", then="A: name A", ids=("HL-R-TGT-03",)),
        moving("almost-evil-scholar", "5 5", "5 5", beside="+bored-goblin", then="A: name B"),
        moving("well-aged-warrior", "5 5", "6 6"),
        moving("well-aged-warrior", "11 12", "12 12", ids=("HL-R-MARK-01",)),
        moving("well-aged-warrior", "12 11", "12 12", ids=("HL-R-MARK-01",)),
        moving("well-aged-warrior", "12 12", "12 12"),
        moving("androgynous-assassin", "5 5", "4 5", "5 6"),
        moving("androgynous-assassin", "2 11", "1 11", "2 12"),
        moving("androgynous-assassin", "1 5", "1 6", ids=("HL-EX-18", "HL-R-MARK-02")),
        moving("androgynous-assassin", "5 12", "4 12", ids=("HL-R-MARK-02",)),
        moving("androgynous-assassin", "1 12", "1 12"),
        moving("groggy-preacher", "5 5", "6 5", "5 6"),
        moving("groggy-preacher", "11 11", "12 11", "11 12"),
        moving("groggy-preacher", "12 5", "12 6", ids=("HL-R-MARK-02",)),
        moving("groggy-preacher", "5 12", "6 12", ids=("HL-R-MARK-02",)),
        moving("groggy-preacher", "12 12", "12 12"),
        moving("queer-quartermaster", "5 5", "6 5"),
        moving("queer-quartermaster", "11 5", "12 5"),
        moving("queer-quartermaster", "12 5", "12 5"),
        moving("resilient-rearguard", "5 5", "6 5", "5 4"),
        moving("resilient-rearguard", "11 2", "12 2", "11 1"),
        moving("resilient-rearguard", "12 5", "12 4", ids=("HL-R-MARK-02",)),
        moving("resilient-rearguard", "5 1", "6 1", ids=("HL-R-MARK-02",)),
        moving("resilient-rearguard", "12 1", "12 1"),
        moving("goblin-cryptographer", "5 5", "4 5", "5 4", "4 4", ids=("HL-R-MARK-04",)),
        moving("goblin-cryptographer", "2 2", "1 2", "2 1", "1 1", ids=("HL-R-MARK-04",)),
        moving("goblin-cryptographer", "1 5", "1 4", ids=("HL-R-MARK-02", "HL-R-MARK-03")),
        moving("goblin-cryptographer", "5 1", "4 1", ids=("HL-R-MARK-02", "HL-R-MARK-03")),
        moving("goblin-cryptographer", "1 1", "1 1", ids=("HL-R-MARK-04",)),
    ],
)
def test_the_markers_go_where_the_card_says(given: str, line: str, ends: list[str]) -> None:
    moves(given, line, ends)


@pytest.mark.parametrize(
    ("given", "line", "end", "asks"),
    [
        preceding("doubtful-priest", "B: move red+2", "7 5", "A: play keen-koi, none", beside="keen-koi"),
        preceding("underestimated-squire", "", "4 4", "A: exchange A-1, none", beside="keen-koi -ace-fighter"),
        preceding(
            "battle-connoisseur",
            "",
            "5 6",
            "A: place keen-koi, place ace-fighter",
            rest="B | tavern keen-koi ace-fighter .",
        ),
        preceding(
            "canned-champion", "A: move green+1", "5 6", "A: bury B+1, bury B+2", rest="B +bored-goblin +grumpy-guard"
        ),
        preceding(
            "well-aged-warrior", "", "6 6", "A: place keen-koi, place ace-fighter", beside="keen-koi ace-fighter"
        ),
        preceding(
            "androgynous-assassin",
            "A: move red-1",
            "4 5",
            "A: name undead, name water-folk, name imperial-army, name hill-tribes",
            rest="B | C -keen-koi",
        ),
        preceding(
            "groggy-preacher",
            "A: move red+1",
            "6 5",
            "A: exchange tavern-1, exchange tavern-2",
            rest="B | tavern keen-koi ace-fighter .",
        ),
        preceding("queer-quartermaster", "", "6 5", "A: exchange A+1, none", beside="ace-fighter +mummy-mystic"),
        preceding(
            "resilient-rearguard", "A: move green-1", "5 4", "A: name B, name C", rest="B keen-koi | C ace-fighter"
        ),
        preceding("goblin-cryptographer", "A: move red-1 green-1", "4 4", "A: pick A+1, none"),
    ],
)
def test_the_markers_move_before_the_text_asks(given: str, line: str, end: str, asks: str) -> None:
    precedes(given, line, end, asks)


@pytest.mark.parametrize(
    ("given", "line", "after", "rolls"),
    [
        case(
            "the next player decides for the Priest, then another hero is really played",
            "HL-CARD:doubtful-priest",
            "HL-R-CARD-PRIEST",
            "HL-R-PLAY-01",
            "HL-GLOS-ONEPLAY",
            given="A doubtful-priest keen-koi | B | C | red 5 green 5",
            line="A: play doubtful-priest; B: move red-2; A: play keen-koi",
            after="A +doubtful-priest +keen-koi | B | C | red 4 green 4",
        ),
        case(
            "the hero that the Priest lets play performs its text too",
            "HL-CARD:doubtful-priest",
            "HL-R-PLAY-01",
            given="A doubtful-priest shaky-sharpshooter | B +angry-priestess | red 5 green 5",
            line="A: play doubtful-priest; B: move red+2; A: play shaky-sharpshooter; A: move red+1; A: bury A+1",
            after="A +shaky-sharpshooter | B +angry-priestess | red 8 green 5 | graveyard doubtful-priest",
        ),
        case(
            "the Priest's additional play may be declined",
            "HL-CARD:doubtful-priest",
            "HL-R-PLAY-01",
            "HL-R-TGT-07",
            given="A doubtful-priest keen-koi | B | red 5 green 5",
            line="A: play doubtful-priest; B: move red-2; A: none",
            after="A keen-koi +doubtful-priest | B | red 3 green 5",
        ),
        case(
            "with an empty hand the Priest's additional play lapses",
            "HL-CARD:doubtful-priest",
            "HL-R-PLAY-02",
            given="A doubtful-priest | B keen-koi | red 5 green 5",
            line="A: play doubtful-priest; B: move red+2",
            after="A +doubtful-priest | B keen-koi | red 7 green 5",
        ),
        case(
            "performing the Priest again gives another decision and another play",
            "HL-CARD:doubtful-priest",
            "HL-R-PLAY-03",
            "HL-R-COPY-08",
            given="A doubtful-priest ghastly-granny keen-koi | B | red 5 green 5",
            line="A: play doubtful-priest; B: move red+2; A: play ghastly-granny; B: move red-2; A: play keen-koi",
            after="A +doubtful-priest +ghastly-granny +keen-koi | B | red 5 green 5",
        ),
        case(
            "the Squire's hand card takes the exact place in the stack and performs nothing",
            "HL-CARD:underestimated-squire",
            "HL-R-CARD-SQUIRE",
            "HL-R-HID-04",
            "HL-TERM-EXCHANGE",
            "HL-TERM-EXCHANGE-QUIET",
            given="A underestimated-squire keen-koi ace-fighter -mummy-mystic -buried-emperor -crow-carrier | B "
            "| red 5 green 5",
            line="A: play underestimated-squire; A: exchange A-2; A: with ace-fighter",
            after="A keen-koi buried-emperor +underestimated-squire -mummy-mystic -ace-fighter -crow-carrier | B "
            "| red 4 green 4",
        ),
        case(
            "with one hand card the Squire chooses the hidden hero only",
            "HL-CARD:underestimated-squire",
            given="A underestimated-squire keen-koi -mummy-mystic | B | red 5 green 5",
            line="A: play underestimated-squire; A: exchange A-1",
            after="A mummy-mystic +underestimated-squire -keen-koi | B | red 4 green 4",
        ),
        case(
            "the Squire's exchange may be declined",
            "HL-CARD:underestimated-squire",
            "HL-R-TGT-07",
            given="A underestimated-squire keen-koi -mummy-mystic | B | red 5 green 5",
            line="A: play underestimated-squire; A: none",
            after="A keen-koi +underestimated-squire -mummy-mystic | B | red 4 green 4",
        ),
        case(
            "without an own hidden hero the Squire only moves the markers",
            "HL-CARD:underestimated-squire",
            "HL-R-TGT-11",
            given="A underestimated-squire keen-koi +ace-fighter | B -mummy-mystic | red 5 green 5",
            line="A: play underestimated-squire",
            after="A keen-koi +ace-fighter +underestimated-squire | B -mummy-mystic | red 4 green 4",
        ),
        case(
            "without a hand card the Squire only moves the markers",
            "HL-CARD:underestimated-squire",
            "HL-R-TGT-11",
            given="A underestimated-squire -mummy-mystic | B keen-koi | red 5 green 5",
            line="A: play underestimated-squire",
            after="A +underestimated-squire -mummy-mystic | B keen-koi | red 4 green 4",
        ),
        case(
            "the Bard sends all Water Folk and Hill Tribes of the tavern away, in slot order",
            "HL-CARD:heart-bending-bard",
            "HL-R-PILE-06",
            "HL-R-MARK-07",
            given="A heart-bending-bard | B | red 5 green 5 | tavern bored-goblin ace-fighter keen-koi",
            line="A: play heart-bending-bard",
            after="A +heart-bending-bard | B | red 5 green 3 | tavern . ace-fighter . | "
            "wilderness bored-goblin keen-koi",
        ),
        case(
            "no card for the Bard, no move",
            "HL-CARD:heart-bending-bard",
            "HL-R-CARD-BARBARIAN",
            given="A heart-bending-bard | B | red 5 green 5 | tavern mummy-mystic ace-fighter .",
            line="A: play heart-bending-bard",
            after="A +heart-bending-bard | B | red 5 green 5 | tavern mummy-mystic ace-fighter .",
        ),
        case(
            "one card for the Bard, one space; parties and hands do not count",
            "HL-CARD:heart-bending-bard",
            given="A heart-bending-bard aimless-eel +bored-goblin | B | red 5 green 5 | tavern ace-fighter . keen-koi",
            line="A: play heart-bending-bard",
            after="A aimless-eel +bored-goblin +heart-bending-bard | B | red 5 green 4 | tavern ace-fighter . . "
            "| wilderness keen-koi",
        ),
        case(
            "three cards for the Bard, three spaces, on top of the wilderness",
            "HL-CARD:heart-bending-bard",
            "HL-R-CARD-BARBARIAN",
            given=f"A heart-bending-bard {FOUR} | B | red 5 green 4 | tavern bored-goblin krill-keeper grumpy-guard "
            "| wilderness ace-fighter",
            line="A: play heart-bending-bard",
            after=f"A {FOUR} +heart-bending-bard | B | red 5 green 1 "
            "| wilderness ace-fighter bored-goblin krill-keeper grumpy-guard",
        ),
        case(
            "the Bard's move stops at the end of the track",
            "HL-CARD:heart-bending-bard",
            "HL-TURN-07",
            given="A heart-bending-bard | B | red 5 green 2 | tavern bored-goblin keen-koi ace-fighter",
            line="A: play heart-bending-bard",
            after="A +heart-bending-bard | B | red 5 green 1 | tavern . . ace-fighter | "
            "wilderness bored-goblin keen-koi",
        ),
        case(
            "the Emperor counts once for the Bard",
            "HL-CARD:heart-bending-bard",
            "HL-EX-30",
            "HL-R-EMP-01",
            "HL-R-EMP-02",
            given="A heart-bending-bard | B | red 5 green 5 | tavern buried-emperor mummy-mystic keen-koi",
            line="A: play heart-bending-bard",
            after="A +heart-bending-bard | B | red 5 green 3 | tavern . mummy-mystic . | "
            "wilderness buried-emperor keen-koi",
        ),
        case(
            "with an empty tavern the Bard does nothing",
            "HL-CARD:heart-bending-bard",
            "HL-R-CARD-BARBARIAN",
            given=f"A heart-bending-bard {FOUR} | B | red 5 green 5 | tavern . . .",
            line="A: play heart-bending-bard",
            after=f"A {FOUR} +heart-bending-bard | B | red 5 green 5",
        ),
        case(
            "the Monsterslayer performs a tavern card and hides it as the newest hero",
            "HL-CARD:modest-monsterslayer",
            "HL-R-COPY-01",
            given="A modest-monsterslayer -leery-lizard | B | red 5 green 5 | tavern keen-koi ace-fighter mummy-mystic",
            line="A: play modest-monsterslayer; A: pick tavern-2",
            after="A +modest-monsterslayer -leery-lizard -ace-fighter | B | red 6 green 5 | "
            "tavern keen-koi . mummy-mystic",
        ),
        case(
            "the Monsterslayer must use the only tavern card",
            "HL-CARD:modest-monsterslayer",
            "HL-ABIL-06",
            given=f"A modest-monsterslayer {FOUR} | B | red 5 green 5 | tavern . underpaid-mercenary .",
            line="A: play modest-monsterslayer",
            after=f"A {FOUR} +modest-monsterslayer -underpaid-mercenary | B | red 8 green 6",
        ),
        case(
            "with an empty tavern the Monsterslayer does nothing",
            "HL-CARD:modest-monsterslayer",
            "HL-R-CARD-MONSTERSLAYER",
            given=f"A modest-monsterslayer {FOUR} | B | red 5 green 5 | tavern . . .",
            line="A: play modest-monsterslayer",
            after=f"A {FOUR} +modest-monsterslayer | B | red 5 green 5",
        ),
        case(
            "the Monsterslayer hides the Emperor without performing anything",
            "HL-CARD:modest-monsterslayer",
            "HL-R-COPY-05",
            "HL-EMP-08",
            given="A modest-monsterslayer | B | red 5 green 5 | tavern keen-koi buried-emperor mummy-mystic",
            line="A: play modest-monsterslayer; A: pick tavern-2",
            after="A +modest-monsterslayer -buried-emperor | B | red 5 green 5 | tavern keen-koi . mummy-mystic",
        ),
        case(
            "the performed card is hidden after everything it set off",
            "HL-CARD:modest-monsterslayer",
            "HL-R-CARD-MONSTERSLAYER",
            given="A modest-monsterslayer keen-koi | B | red 5 green 5 | tavern battle-pet-master ace-fighter .",
            line="A: play modest-monsterslayer; A: pick tavern-1",
            after="A +modest-monsterslayer -keen-koi -battle-pet-master | B | red 6 green 6 | tavern . ace-fighter .",
        ),
        case(
            "the Monsterslayer goes on although the card it performed buried it",
            "HL-CARD:modest-monsterslayer",
            "HL-R-TGT-09",
            given="A modest-monsterslayer | B -ace-fighter | red 5 green 5 | tavern shaky-sharpshooter keen-koi .",
            line="A: play modest-monsterslayer; A: pick tavern-1; A: move red+1",
            after="A -shaky-sharpshooter | B -ace-fighter | red 6 green 5 | tavern . keen-koi . "
            "| graveyard modest-monsterslayer",
        ),
        case(
            "a performed tavern card is in no zone: the Connoisseur does not pick itself up",
            "HL-CARD:modest-monsterslayer",
            "HL-R-COPY-03",
            given=f"A modest-monsterslayer {FOUR} | B | red 5 green 5 | "
            "tavern battle-connoisseur crow-carrier ace-fighter",
            line="A: play modest-monsterslayer; A: pick tavern-1; A: place crow-carrier",
            after=f"A {FOUR} +modest-monsterslayer -crow-carrier -battle-connoisseur | B | red 5 green 6 "
            "| wilderness ace-fighter",
        ),
        case(
            "a performed tavern card is in no party: the Executioner buries the Monsterslayer, not itself",
            "HL-CARD:modest-monsterslayer",
            "HL-R-COPY-02",
            given="A modest-monsterslayer | B -ace-fighter | red 5 green 5 | tavern unconfident-executioner keen-koi .",
            line="A: play modest-monsterslayer; A: pick tavern-1",
            after="A -unconfident-executioner | B -ace-fighter | red 4 green 4 | tavern . keen-koi . "
            "| graveyard modest-monsterslayer",
        ),
        case(
            "Granny out of the tavern performs the Monsterslayer again",
            "HL-CARD:modest-monsterslayer",
            "HL-R-COPY-04",
            "HL-R-COPY-06",
            given=f"A modest-monsterslayer {FOUR} | B | red 5 green 5 | tavern ghastly-granny bored-goblin .",
            line="A: play modest-monsterslayer; A: pick tavern-1",
            after=f"A {FOUR} +modest-monsterslayer -bored-goblin -ghastly-granny | B | red 5 green 5",
        ),
        case(
            "the Priest out of the tavern is hidden after the additional hero is resolved",
            "HL-CARD:modest-monsterslayer",
            "HL-CARD:doubtful-priest",
            "HL-R-PLAY-04",
            given="A modest-monsterslayer battle-pet-master keen-koi | B | red 5 green 5 | "
            "tavern doubtful-priest crow-carrier .",
            line="A: play modest-monsterslayer; A: pick tavern-1; B: move red+2; A: play battle-pet-master",
            after="A +modest-monsterslayer +battle-pet-master -keen-koi -doubtful-priest | B | red 8 green 6 "
            "| tavern . crow-carrier .",
        ),
        case(
            "the Connoisseur hides one tavern card and discards the others in the chosen order",
            "HL-CARD:battle-connoisseur",
            "HL-R-PILE-06",
            given=f"A battle-connoisseur {FOUR} -bored-goblin | B | red 5 green 5 "
            "| tavern ace-fighter mummy-mystic buried-emperor | wilderness crow-carrier",
            line="A: play battle-connoisseur; A: place mummy-mystic; A: discard buried-emperor",
            after=f"A {FOUR} +battle-connoisseur -bored-goblin -mummy-mystic | B | red 5 green 6 "
            "| wilderness crow-carrier buried-emperor ace-fighter",
        ),
        case(
            "of two tavern cards the Connoisseur hides one and discards the other",
            "HL-CARD:battle-connoisseur",
            "HL-R-CARD-CONNOISSEUR",
            given=f"A battle-connoisseur {FOUR} | B | red 5 green 5 | tavern ace-fighter . mummy-mystic",
            line="A: play battle-connoisseur; A: place ace-fighter",
            after=f"A {FOUR} +battle-connoisseur -ace-fighter | B | red 5 green 6 | wilderness mummy-mystic",
        ),
        case(
            "the Connoisseur must hide the only tavern card",
            "HL-CARD:battle-connoisseur",
            "HL-R-CARD-CONNOISSEUR",
            "HL-R-TGT-06",
            given=f"A battle-connoisseur {FOUR} | B | red 5 green 5 | tavern . . mummy-mystic",
            line="A: play battle-connoisseur",
            after=f"A {FOUR} +battle-connoisseur -mummy-mystic | B | red 5 green 6",
        ),
        case(
            "with an empty tavern the Connoisseur only moves the marker",
            "HL-CARD:battle-connoisseur",
            "HL-ABIL-04",
            given=f"A battle-connoisseur {FOUR} | B | red 5 green 5 | tavern . . .",
            line="A: play battle-connoisseur",
            after=f"A {FOUR} +battle-connoisseur | B | red 5 green 6",
        ),
        case(
            "the Champion buries a face-up hero of the Hill Tribes",
            "HL-CARD:canned-champion",
            "HL-TERM-BURY",
            given="A canned-champion | B +keen-koi +bored-goblin | red 5 green 5 | graveyard mummy-mystic",
            line="A: play canned-champion; A: move red-1",
            after="A +canned-champion | B +keen-koi | red 4 green 5 | graveyard mummy-mystic bored-goblin",
        ),
        case(
            "the Champion must bury an own hero if no other fits",
            "HL-CARD:canned-champion",
            "HL-ABIL-06",
            "HL-EX-03",
            given="A canned-champion +bored-goblin | B +keen-koi -grumpy-guard | red 1 green 12",
            line="A: play canned-champion",
            after="A +canned-champion | B +keen-koi -grumpy-guard | red 1 green 12 | graveyard bored-goblin",
        ),
        case(
            "without a face-up hero of the Hill Tribes the Champion only moves a marker",
            "HL-CARD:canned-champion",
            "HL-EX-02",
            given="A canned-champion grumpy-guard +ace-fighter | B +keen-koi -bored-goblin | red 5 green 5",
            line="A: play canned-champion; A: move green+1",
            after="A grumpy-guard +ace-fighter +canned-champion | B +keen-koi -bored-goblin | red 5 green 6",
        ),
        case(
            "the Northman discards one card of the Hill Tribes and red moves",
            "HL-CARD:nagging-northman",
            "HL-R-TGT-05",
            "HL-R-MARK-07",
            given="A nagging-northman | B | red 5 green 5 | tavern bored-goblin keen-koi grumpy-guard "
            "| wilderness ace-fighter",
            line="A: play nagging-northman; A: discard tavern-3",
            after="A +nagging-northman | B | red 7 green 5 | tavern bored-goblin keen-koi . "
            "| wilderness ace-fighter grumpy-guard",
        ),
        case(
            "the Northman who declines moves nothing",
            "HL-CARD:nagging-northman",
            "HL-R-CARD-NAGGING",
            given="A nagging-northman | B | red 5 green 5 | tavern bored-goblin keen-koi grumpy-guard",
            line="A: play nagging-northman; A: none",
            after="A +nagging-northman | B | red 5 green 5 | tavern bored-goblin keen-koi grumpy-guard",
        ),
        case(
            "without a tavern card of the Hill Tribes the Northman does nothing",
            "HL-CARD:nagging-northman",
            "HL-R-CARD-NAGGING",
            given="A nagging-northman grumpy-guard +bored-goblin | B | red 5 green 5 | "
            "tavern ace-fighter keen-koi mummy-mystic",
            line="A: play nagging-northman",
            after="A grumpy-guard +bored-goblin +nagging-northman | B | red 5 green 5 "
            "| tavern ace-fighter keen-koi mummy-mystic",
        ),
        case(
            "the Northman may discard the Emperor",
            "HL-CARD:nagging-northman",
            "HL-R-EMP-01",
            given="A nagging-northman | B | red 5 green 5 | tavern buried-emperor keen-koi .",
            line="A: play nagging-northman; A: discard tavern-1",
            after="A +nagging-northman | B | red 7 green 5 | tavern . keen-koi . | wilderness buried-emperor",
        ),
        case(
            "a hand card becomes the Warrior's newest hidden hero and performs nothing",
            "HL-CARD:well-aged-warrior",
            "HL-TERM-PLACE-QUIET",
            "HL-R-HID-01",
            given="A well-aged-warrior keen-koi ace-fighter -leery-lizard | B | red 5 green 5",
            line="A: play well-aged-warrior; A: place ace-fighter",
            after="A keen-koi +well-aged-warrior -leery-lizard -ace-fighter | B | red 6 green 6",
        ),
        case(
            "the Warrior must place the only hand card",
            "HL-CARD:well-aged-warrior",
            "HL-ABIL-03",
            given="A well-aged-warrior buried-emperor | B | red 5 green 5",
            line="A: play well-aged-warrior",
            after="A +well-aged-warrior -buried-emperor | B | red 6 green 6",
        ),
        case(
            "with an empty hand the Warrior places nothing",
            "HL-CARD:well-aged-warrior",
            "HL-ABIL-04",
            given="A well-aged-warrior | B keen-koi | red 5 green 5",
            line="A: play well-aged-warrior",
            after="A +well-aged-warrior | B keen-koi | red 6 green 6",
        ),
        case(
            "a right guess of the Assassin buries the hero",
            "HL-CARD:androgynous-assassin",
            "HL-R-CARD-ASSASSIN",
            given="A androgynous-assassin -keen-koi | B +bored-goblin -mummy-mystic -ace-fighter | red 1 green 5",
            line="A: play androgynous-assassin; A: name imperial-army; A: turn-over B-2",
            after="A +androgynous-assassin -keen-koi | B +bored-goblin -mummy-mystic | red 1 green 6 "
            "| graveyard ace-fighter",
        ),
        case(
            "a wrong guess of the Assassin leaves the hero face up, without its abilities",
            "HL-CARD:androgynous-assassin",
            "HL-R-CARD-ASSASSIN",
            "HL-HIDDEN-03",
            given="A androgynous-assassin | B +bored-goblin -mummy-mystic -ace-fighter | red 1 green 5",
            line="A: play androgynous-assassin; A: name hill-tribes; A: turn-over B-2",
            after="A +androgynous-assassin | B +bored-goblin +ace-fighter -mummy-mystic | red 1 green 6",
        ),
        *[
            case(
                f"the Emperor is guessed right as {faction}",
                "HL-CARD:androgynous-assassin",
                "HL-R-CARD-ASSASSIN",
                "HL-R-EMP-01",
                given="A androgynous-assassin | B -buried-emperor | red 1 green 5",
                line=f"A: play androgynous-assassin; A: name {faction}",
                after="A +androgynous-assassin | B | red 1 green 6 | graveyard buried-emperor",
            )
            for faction in FACTIONS
        ],
        case(
            "without a hidden hero of another player the Assassin neither guesses nor turns over",
            "HL-CARD:androgynous-assassin",
            "HL-R-CARD-ASSASSIN",
            given="A androgynous-assassin -keen-koi | B ace-fighter +bored-goblin | red 1 green 5",
            line="A: play androgynous-assassin",
            after="A +androgynous-assassin -keen-koi | B ace-fighter +bored-goblin | red 1 green 6",
        ),
        case(
            "the Preacher's tavern card takes the exact place of an own hero and performs nothing",
            "HL-CARD:groggy-preacher",
            "HL-TERM-EXCHANGE-QUIET",
            "HL-R-HID-04",
            given="A groggy-preacher +keen-koi -leery-lizard | B | red 12 green 5 | tavern mummy-mystic . ace-fighter",
            line="A: play groggy-preacher; A: exchange tavern-3; A: with A+1",
            after="A +ace-fighter +groggy-preacher -leery-lizard | B | red 12 green 6 | tavern mummy-mystic . keen-koi",
        ),
        case(
            "the Preacher may exchange itself",
            "HL-CARD:groggy-preacher",
            "HL-ABIL-07",
            given="A groggy-preacher +keen-koi | B | red 12 green 5 | tavern buried-emperor . ace-fighter",
            line="A: play groggy-preacher; A: exchange tavern-1; A: with A+2",
            after="A +keen-koi +buried-emperor | B | red 12 green 6 | tavern groggy-preacher . ace-fighter",
        ),
        case(
            "the Preacher alone must change places with the only tavern card",
            "HL-CARD:groggy-preacher",
            "HL-R-CARD-PREACHER",
            given="A groggy-preacher -keen-koi | B +mummy-mystic | red 12 green 12 | tavern . ace-fighter .",
            line="A: play groggy-preacher",
            after="A +ace-fighter -keen-koi | B +mummy-mystic | red 12 green 12 | tavern . groggy-preacher .",
        ),
        case(
            "with an empty tavern the Preacher only moves a marker",
            "HL-CARD:groggy-preacher",
            "HL-R-TGT-11",
            given=f"A groggy-preacher {FOUR} +ace-fighter | B | red 5 green 5 | tavern . . .",
            line="A: play groggy-preacher; A: move red+1",
            after=f"A {FOUR} +ace-fighter +groggy-preacher | B | red 6 green 5",
        ),
        case(
            "the Quartermaster's hand card takes the place of a face-up hero and performs nothing",
            "HL-CARD:queer-quartermaster",
            "HL-R-CARD-QUARTERMASTER",
            "HL-TERM-EXCHANGE-SIDE",
            given="A queer-quartermaster crow-carrier ace-fighter +keen-koi +groggy-preacher | B | red 5 green 5",
            line="A: play queer-quartermaster; A: exchange A+1; A: with ace-fighter",
            after="A crow-carrier keen-koi +ace-fighter +groggy-preacher +queer-quartermaster | B | red 6 green 5",
        ),
        case(
            "the Quartermaster's exchange may be declined",
            "HL-CARD:queer-quartermaster",
            "HL-R-TGT-07",
            given="A queer-quartermaster crow-carrier +keen-koi | B | red 5 green 5",
            line="A: play queer-quartermaster; A: none",
            after="A crow-carrier +keen-koi +queer-quartermaster | B | red 6 green 5",
        ),
        case(
            "the Quartermaster can give up neither Imperial heroes nor the Emperor",
            "HL-CARD:queer-quartermaster",
            "HL-R-CARD-QUARTERMASTER",
            "HL-R-EMP-01",
            given="A queer-quartermaster crow-carrier +ace-fighter +buried-emperor -keen-koi | "
            "B +mummy-mystic | red 5 green 5",
            line="A: play queer-quartermaster",
            after="A crow-carrier +ace-fighter +buried-emperor +queer-quartermaster -keen-koi | B +mummy-mystic "
            "| red 6 green 5",
        ),
        case(
            "with an empty hand the Quartermaster only moves the marker",
            "HL-CARD:queer-quartermaster",
            "HL-R-TGT-11",
            given="A queer-quartermaster +keen-koi | B crow-carrier | red 5 green 5",
            line="A: play queer-quartermaster",
            after="A +keen-koi +queer-quartermaster | B crow-carrier | red 6 green 5",
        ),
        case(
            "with one hand card the Quartermaster chooses the hero only",
            "HL-CARD:queer-quartermaster",
            "HL-R-CARD-QUARTERMASTER",
            given="A queer-quartermaster buried-emperor +keen-koi | B | red 5 green 5",
            line="A: play queer-quartermaster; A: exchange A+1",
            after="A keen-koi +buried-emperor +queer-quartermaster | B | red 6 green 5",
        ),
        case(
            "the Priestess discards one Undead card and green moves",
            "HL-CARD:angry-priestess",
            "HL-R-TGT-05",
            "HL-R-MARK-07",
            given="A angry-priestess | B | red 5 green 5 | tavern mummy-mystic keen-koi crow-carrier "
            "| wilderness ace-fighter",
            line="A: play angry-priestess; A: discard tavern-1",
            after="A +angry-priestess | B | red 5 green 3 | tavern . keen-koi crow-carrier "
            "| wilderness ace-fighter mummy-mystic",
        ),
        case(
            "the Priestess who declines moves nothing",
            "HL-CARD:angry-priestess",
            "HL-R-CARD-NAGGING",
            given="A angry-priestess | B | red 5 green 5 | tavern mummy-mystic keen-koi crow-carrier",
            line="A: play angry-priestess; A: none",
            after="A +angry-priestess | B | red 5 green 5 | tavern mummy-mystic keen-koi crow-carrier",
        ),
        case(
            "without an Undead card in the tavern the Priestess does nothing",
            "HL-CARD:angry-priestess",
            "HL-R-CARD-NAGGING",
            given="A angry-priestess crow-carrier +mummy-mystic | B | red 5 green 5 | "
            "tavern ace-fighter keen-koi bored-goblin",
            line="A: play angry-priestess",
            after="A crow-carrier +mummy-mystic +angry-priestess | B | red 5 green 5 "
            "| tavern ace-fighter keen-koi bored-goblin",
        ),
        case(
            "the Priestess may discard the Emperor",
            "HL-CARD:angry-priestess",
            "HL-R-EMP-01",
            given="A angry-priestess | B | red 5 green 5 | tavern keen-koi . buried-emperor",
            line="A: play angry-priestess; A: discard tavern-3",
            after="A +angry-priestess | B | red 5 green 3 | tavern keen-koi . . | wilderness buried-emperor",
        ),
        *[
            case(
                f"the Rearguard draws card {roll + 1} of three at random into the hand",
                "HL-CARD:resilient-rearguard",
                "HL-TERM-DRAW-HAND",
                "HL-TERM-RANDOM",
                "HL-R-CARD-CATLOVER",
                given="A resilient-rearguard keen-koi | B aimless-eel | "
                "C ace-fighter mummy-mystic buried-emperor | red 12 green 5",
                line="A: play resilient-rearguard; A: name C",
                after=f"A keen-koi {drawn} +resilient-rearguard | B aimless-eel | C {left} | red 12 green 4",
                rolls=(roll,),
            )
            for roll, drawn, left in (
                (0, "ace-fighter", "mummy-mystic buried-emperor"),
                (1, "mummy-mystic", "ace-fighter buried-emperor"),
                (2, "buried-emperor", "ace-fighter mummy-mystic"),
            )
        ],
        case(
            "the Rearguard draws the last card of the only other hand without a question",
            "HL-CARD:resilient-rearguard",
            given="A resilient-rearguard | B ace-fighter | C +keen-koi | red 12 green 5",
            line="A: play resilient-rearguard",
            after="A ace-fighter +resilient-rearguard | B | C +keen-koi | red 12 green 4",
        ),
        case(
            "if nobody else has cards the Rearguard only moves a marker",
            "HL-CARD:resilient-rearguard",
            "HL-R-CARD-CATLOVER",
            given="A resilient-rearguard keen-koi ace-fighter | B +mummy-mystic | C -aimless-eel | red 12 green 5",
            line="A: play resilient-rearguard",
            after="A keen-koi ace-fighter +resilient-rearguard | B +mummy-mystic | C -aimless-eel | red 12 green 4",
        ),
        case(
            "the Cryptographer gives an own hero to another player, face up at the end of the row",
            "HL-CARD:goblin-cryptographer",
            "HL-R-CARD-CRYPTOGRAPHER",
            given="A goblin-cryptographer +ace-fighter | B +keen-koi | C +mummy-mystic -crow-carrier | red 5 green 5",
            line="A: play goblin-cryptographer; A: move red-1 green-1; A: pick A+1; A: name C",
            after="A +goblin-cryptographer | B +keen-koi | C +mummy-mystic +ace-fighter -crow-carrier | red 4 green 4",
        ),
        case(
            "with three players a hero of another can only go to the third",
            "HL-CARD:goblin-cryptographer",
            "HL-R-CARD-CRYPTOGRAPHER",
            given="A goblin-cryptographer | B +buried-emperor +keen-koi | C +mummy-mystic | red 1 green 1",
            line="A: play goblin-cryptographer; A: pick B+1",
            after="A +goblin-cryptographer | B +keen-koi | C +mummy-mystic +buried-emperor | red 1 green 1",
        ),
        case(
            "with two players the Cryptographer may give itself away",
            "HL-CARD:goblin-cryptographer",
            "HL-R-CARD-CRYPTOGRAPHER",
            "HL-ABIL-07",
            given="A goblin-cryptographer +ace-fighter | B +keen-koi | red 1 green 1",
            line="A: play goblin-cryptographer; A: pick A+2",
            after="A +ace-fighter | B +keen-koi +goblin-cryptographer | red 1 green 1",
        ),
        case(
            "the Cryptographer may leave every hero where it is",
            "HL-CARD:goblin-cryptographer",
            "HL-R-TGT-07",
            given="A goblin-cryptographer +ace-fighter | B +keen-koi | C +mummy-mystic | red 5 green 5",
            line="A: play goblin-cryptographer; A: move green-1; A: none",
            after="A +ace-fighter +goblin-cryptographer | B +keen-koi | C +mummy-mystic | red 5 green 4",
        ),
    ],
)
def test_a_card_does_what_it_says(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    ("given", "line", "asks", "refuses"),
    [
        asking(
            "the next player must move red by two for the Priest",
            "HL-CARD:doubtful-priest",
            "HL-R-DEC-01",
            given="A doubtful-priest | B | C",
            line="A: play doubtful-priest",
            asks="B: move red+2, move red-2",
            refuses="none, move red+1, move green+2",
        ),
        asking(
            "after the last player the first is next for the Priest",
            "HL-CARD:doubtful-priest",
            "HL-R-DEC-01",
            given="A | B | C doubtful-priest | turn C act",
            line="C: play doubtful-priest",
            asks="A: move red+2, move red-2",
        ),
        asking(
            "with two players the opponent decides for the Priest",
            "HL-CARD:doubtful-priest",
            "HL-R-CARD-PRIEST",
            given="A | B doubtful-priest | turn B act",
            line="B: play doubtful-priest",
            asks="A: move red+2, move red-2",
        ),
        asking(
            "the Priest lets play a hero that is not Imperial, or none, and never discard",
            "HL-CARD:doubtful-priest",
            "HL-R-PLAY-01",
            "HL-R-PLAY-05",
            "HL-R-EMP-01",
            "HL-R-DEC-02",
            given="A doubtful-priest keen-koi ace-fighter buried-emperor mummy-mystic bored-goblin | B",
            line="A: play doubtful-priest; B: move red+2",
            asks="A: play keen-koi, play mummy-mystic, play bored-goblin, none",
            refuses="play ace-fighter, play buried-emperor, discard keen-koi, pass",
        ),
        asking(
            "whoever holds only Imperial cards is asked by the Priest all the same",
            "HL-CARD:doubtful-priest",
            "HL-R-PLAY-02",
            "HL-R-INFO-14",
            given="A doubtful-priest ace-fighter buried-emperor | B",
            line="A: play doubtful-priest; B: move red+2",
            asks="A: none",
            refuses="play ace-fighter, play buried-emperor",
        ),
        asking(
            "the Squire may take up any own hidden hero",
            "HL-CARD:underestimated-squire",
            "HL-R-TGT-07",
            given="A underestimated-squire keen-koi +ace-fighter -mummy-mystic -crow-carrier | B -bored-goblin",
            line="A: play underestimated-squire",
            asks="A: exchange A-1, exchange A-2, none",
            refuses="exchange A+1, exchange A+2, exchange B-1",
        ),
        asking(
            "the Squire exchanges it with any hand card",
            "HL-CARD:underestimated-squire",
            given="A underestimated-squire keen-koi buried-emperor -mummy-mystic -crow-carrier | B",
            line="A: play underestimated-squire; A: exchange A-2",
            asks="A: with keen-koi, with buried-emperor",
            refuses="none, with mummy-mystic, with underestimated-squire",
        ),
        asking(
            "slots that the Bard emptied stay empty in step 2",
            "HL-CARD:heart-bending-bard",
            "HL-R-TURN-08",
            given="A heart-bending-bard | B | tavern bored-goblin ace-fighter keen-koi",
            line="A: play heart-bending-bard",
            asks="A: draw tavern-2, draw harbor",
            refuses="draw tavern-1, draw tavern-3",
        ),
        asking(
            "the Monsterslayer must use a tavern card, the Emperor included",
            "HL-CARD:modest-monsterslayer",
            "HL-R-COPY-05",
            given="A modest-monsterslayer | B +ace-fighter | tavern buried-emperor . ghastly-granny",
            line="A: play modest-monsterslayer",
            asks="A: pick tavern-1, pick tavern-3",
            refuses="pick tavern-2, pick B+1, none",
        ),
        asking(
            "the Connoisseur must hide one of all tavern cards",
            "HL-CARD:battle-connoisseur",
            given=f"A battle-connoisseur {FOUR} | B | tavern ace-fighter buried-emperor mummy-mystic",
            line="A: play battle-connoisseur",
            asks="A: place ace-fighter, place buried-emperor, place mummy-mystic",
            refuses="none, place keen-koi",
        ),
        asking(
            "the Connoisseur orders the rest one by one",
            "HL-CARD:battle-connoisseur",
            "HL-R-PILE-06",
            given=f"A battle-connoisseur {FOUR} | B | tavern ace-fighter buried-emperor mummy-mystic",
            line="A: play battle-connoisseur; A: place buried-emperor",
            asks="A: discard ace-fighter, discard mummy-mystic",
            refuses="none, stop, discard buried-emperor, discard keen-koi",
        ),
        asking(
            "the Champion aims at face-up heroes of the Hill Tribes in all parties",
            "HL-CARD:canned-champion",
            "HL-ABIL-08",
            "HL-R-TGT-04",
            "HL-R-EMP-01",
            given="A canned-champion +bored-goblin +keen-koi -hairy-hermit | "
            "B +buried-emperor +mummy-mystic -joyless-chief | "
            "C +ace-fighter +grumpy-guard | red 1",
            line="A: play canned-champion",
            asks="A: bury A+1, bury B+1, bury C+2",
            refuses="bury A+2, bury A+3, bury A-1, bury B+2, bury B-1, bury C+1, none",
        ),
        asking(
            "the Northman may discard a tavern card of the Hill Tribes",
            "HL-CARD:nagging-northman",
            "HL-R-CARD-NAGGING",
            "HL-R-EMP-01",
            given="A nagging-northman grumpy-guard | B | tavern buried-emperor keen-koi bored-goblin",
            line="A: play nagging-northman",
            asks="A: discard tavern-1, discard tavern-3, none",
            refuses="discard tavern-2, discard grumpy-guard",
        ),
        asking(
            "the Northman is asked although red cannot move",
            "HL-CARD:nagging-northman",
            "HL-R-CARD-NAGGING",
            given="A nagging-northman | B | red 12 | tavern bored-goblin keen-koi .",
            line="A: play nagging-northman",
            asks="A: discard tavern-1, none",
        ),
        asking(
            "the Scholar may name any player, with or without heroes of the Hill Tribes",
            "HL-CARD:almost-evil-scholar",
            "HL-R-TGT-02",
            "HL-R-TGT-03",
            given="A almost-evil-scholar | B +bored-goblin | C",
            line="A: play almost-evil-scholar",
            asks="A: name A, name B, name C",
            refuses="name D, none",
        ),
        asking(
            "any hand card may be placed by the Warrior, but one must",
            "HL-CARD:well-aged-warrior",
            given="A well-aged-warrior keen-koi buried-emperor ace-fighter | B mummy-mystic",
            line="A: play well-aged-warrior",
            asks="A: place keen-koi, place buried-emperor, place ace-fighter",
            refuses="place well-aged-warrior, place mummy-mystic, none",
        ),
        asking(
            "the Assassin must guess any of the four factions before a hero is chosen",
            "HL-CARD:androgynous-assassin",
            "HL-R-TGT-13",
            given="A androgynous-assassin | B -keen-koi | red 1",
            line="A: play androgynous-assassin",
            asks=f"A: {', '.join(f'name {faction}' for faction in FACTIONS)}",
            refuses="none, turn-over B-1",
        ),
        asking(
            "the Assassin must turn over a hidden hero of another player",
            "HL-CARD:androgynous-assassin",
            "HL-R-TGT-08",
            given="A androgynous-assassin -keen-koi | B +bored-goblin -ace-fighter -mummy-mystic | "
            "C -buried-emperor | red 1",
            line="A: play androgynous-assassin; A: name undead",
            asks="A: turn-over B-1, turn-over B-2, turn-over C-1",
            refuses="turn-over A-1, turn-over B+1, none",
        ),
        asking(
            "the Preacher must choose a tavern card",
            "HL-CARD:groggy-preacher",
            "HL-R-CARD-PREACHER",
            given="A groggy-preacher +keen-koi | B +mummy-mystic | red 12 | tavern ace-fighter . buried-emperor",
            line="A: play groggy-preacher",
            asks="A: exchange tavern-1, exchange tavern-3",
            refuses="exchange tavern-2, exchange A+1, none",
        ),
        asking(
            "the Preacher must give up an own face-up hero, perhaps itself",
            "HL-CARD:groggy-preacher",
            "HL-R-CARD-PREACHER",
            given="A groggy-preacher +keen-koi -crow-carrier | B +mummy-mystic | red 12 | "
            "tavern ace-fighter . buried-emperor",
            line="A: play groggy-preacher; A: exchange tavern-3",
            asks="A: with A+1, with A+2",
            refuses="with A-1, with B+1, none",
        ),
        asking(
            "the Quartermaster may give up an own face-up hero that is not Imperial",
            "HL-CARD:queer-quartermaster",
            "HL-R-CARD-QUARTERMASTER",
            given="A queer-quartermaster crow-carrier +keen-koi +ace-fighter +bored-goblin +buried-emperor "
            "+mummy-mystic -leery-lizard | B +aimless-eel",
            line="A: play queer-quartermaster",
            asks="A: exchange A+1, exchange A+3, exchange A+5, none",
            refuses="exchange A+2, exchange A+4, exchange A+6, exchange A-1, exchange B+1",
        ),
        asking(
            "any hand card may replace the hero the Quartermaster gives up",
            "HL-CARD:queer-quartermaster",
            "HL-R-CARD-QUARTERMASTER",
            given="A queer-quartermaster crow-carrier buried-emperor ace-fighter +keen-koi | B",
            line="A: play queer-quartermaster; A: exchange A+1",
            asks="A: with crow-carrier, with buried-emperor, with ace-fighter",
            refuses="none, with keen-koi",
        ),
        asking(
            "the Priestess may discard an Undead tavern card",
            "HL-CARD:angry-priestess",
            "HL-R-CARD-NAGGING",
            "HL-R-EMP-01",
            given="A angry-priestess crow-carrier | B | tavern mummy-mystic buried-emperor keen-koi",
            line="A: play angry-priestess",
            asks="A: discard tavern-1, discard tavern-2, none",
            refuses="discard tavern-3, discard crow-carrier",
        ),
        asking(
            "the Rearguard names another player with hand cards",
            "HL-CARD:resilient-rearguard",
            "HL-R-CARD-CATLOVER",
            "HL-R-TGT-02",
            given="A resilient-rearguard keen-koi | B ace-fighter | C +mummy-mystic -crow-carrier | "
            "D aimless-eel | red 12",
            line="A: play resilient-rearguard",
            asks="A: name B, name D",
            refuses="name A, name C, none",
        ),
        asking(
            "the Cryptographer moves one marker, the other or both",
            "HL-CARD:goblin-cryptographer",
            "HL-R-MARK-04",
            given="A goblin-cryptographer | B",
            line="A: play goblin-cryptographer",
            asks="A: move red-1, move green-1, move red-1 green-1",
            refuses="none, move red+1",
        ),
        asking(
            "the Cryptographer may pick any face-up hero, itself included",
            "HL-CARD:goblin-cryptographer",
            "HL-R-CARD-CRYPTOGRAPHER",
            given="A goblin-cryptographer +keen-koi -leery-lizard | B +ace-fighter -mummy-mystic | C +buried-emperor | "
            "red 1 green 1",
            line="A: play goblin-cryptographer",
            asks="A: pick A+1, pick A+2, pick B+1, pick C+1, none",
            refuses="pick A-1, pick B-1",
        ),
        asking(
            "with two players the Cryptographer may pick own heroes only",
            "HL-CARD:goblin-cryptographer",
            "HL-R-CARD-CRYPTOGRAPHER",
            given="A goblin-cryptographer +keen-koi -leery-lizard | B +ace-fighter +mummy-mystic | red 1 green 1",
            line="A: play goblin-cryptographer",
            asks="A: pick A+1, pick A+2, none",
            refuses="pick B+1, pick B+2, pick A-1",
        ),
        asking(
            "an own hero goes to any other player",
            "HL-CARD:goblin-cryptographer",
            "HL-R-CARD-CRYPTOGRAPHER",
            given="A goblin-cryptographer +keen-koi | B | C +ace-fighter | red 1 green 1",
            line="A: play goblin-cryptographer; A: pick A+1",
            asks="A: name B, name C",
            refuses="name A, none",
        ),
        asking(
            "a hero of another goes neither to its owner nor to you",
            "HL-CARD:goblin-cryptographer",
            "HL-R-CARD-CRYPTOGRAPHER",
            given="A goblin-cryptographer | B +keen-koi | C | D | red 1 green 1",
            line="A: play goblin-cryptographer; A: pick B+1",
            asks="A: name C, name D",
            refuses="name A, name B, none",
        ),
    ],
)
def test_what_may_be_answered_and_what_not(given: str, line: str, asks: str, refuses: str) -> None:
    offers(given, line, asks, refuses)


@pytest.mark.parametrize(
    ("given", "line", "known"),
    [
        learning(
            "only the owner knows what the Squire exchanged",
            "HL-CARD:underestimated-squire",
            "HL-R-INFO-03",
            given="A underestimated-squire keen-koi ace-fighter -mummy-mystic | B | C",
            line="A: play underestimated-squire; A: exchange A-1; A: with keen-koi",
            known="keen-koi A, ace-fighter A, mummy-mystic A",
        ),
        learning(
            "everybody knows what the Bard discards",
            "HL-CARD:heart-bending-bard",
            "HL-R-INFO-03",
            given="A heart-bending-bard | B | tavern bored-goblin ace-fighter keen-koi",
            line="A: play heart-bending-bard",
            known="bored-goblin everybody, keen-koi everybody",
        ),
        learning(
            "everybody knows the tavern card that the Monsterslayer hid",
            "HL-CARD:modest-monsterslayer",
            "HL-R-INFO-03",
            given="A modest-monsterslayer | B -crow-carrier | tavern keen-koi buried-emperor .",
            line="A: play modest-monsterslayer; A: pick tavern-2",
            known="buried-emperor everybody, crow-carrier B",
        ),
        learning(
            "the Connoisseur out of the tavern is followed, the cards it split are not",
            "HL-CARD:modest-monsterslayer",
            "HL-CARD:battle-connoisseur",
            "HL-R-INFO-03",
            "HL-R-INFO-13",
            given=f"A modest-monsterslayer {FOUR} | B | tavern battle-connoisseur crow-carrier ace-fighter",
            line="A: play modest-monsterslayer; A: pick tavern-1; A: place crow-carrier",
            known="battle-connoisseur everybody, crow-carrier A, ace-fighter A",
        ),
        learning(
            "only the Connoisseur's player knows which of three tavern cards is which",
            "HL-CARD:battle-connoisseur",
            "HL-R-INFO-03",
            "HL-R-INFO-06",
            "HL-R-INFO-13",
            given=f"A battle-connoisseur {FOUR} | B | C | tavern ace-fighter buried-emperor mummy-mystic",
            line="A: play battle-connoisseur; A: place buried-emperor; A: discard ace-fighter",
            known="ace-fighter A, buried-emperor A, mummy-mystic A",
        ),
        learning(
            "only the Connoisseur's player knows which of two tavern cards is which",
            "HL-CARD:battle-connoisseur",
            "HL-R-INFO-13",
            given=f"A battle-connoisseur {FOUR} | B | C | tavern ace-fighter . mummy-mystic",
            line="A: play battle-connoisseur; A: place mummy-mystic",
            known="ace-fighter A, mummy-mystic A",
        ),
        learning(
            "everybody can follow the only tavern card into the Connoisseur's party",
            "HL-CARD:battle-connoisseur",
            "HL-R-INFO-13",
            given=f"A battle-connoisseur {FOUR} | B | C | tavern . . mummy-mystic",
            line="A: play battle-connoisseur",
            known="mummy-mystic everybody",
        ),
        learning(
            "everybody knows what the Northman discards",
            "HL-CARD:nagging-northman",
            "HL-R-INFO-03",
            given="A nagging-northman | B | tavern bored-goblin keen-koi grumpy-guard",
            line="A: play nagging-northman; A: discard tavern-3",
            known="grumpy-guard everybody, bored-goblin everybody",
        ),
        learning(
            "everybody knows what the Priestess discards",
            "HL-CARD:angry-priestess",
            "HL-R-INFO-03",
            given="A angry-priestess | B | tavern mummy-mystic keen-koi crow-carrier",
            line="A: play angry-priestess; A: discard tavern-1",
            known="mummy-mystic everybody, crow-carrier everybody",
        ),
        learning(
            "only the owner knows what the Warrior hides",
            "HL-CARD:well-aged-warrior",
            "HL-R-INFO-03",
            given="A well-aged-warrior keen-koi ace-fighter | B | C",
            line="A: play well-aged-warrior; A: place keen-koi",
            known="keen-koi A, ace-fighter A",
        ),
        *[
            learning(
                f"everybody sees the hero of a {word} guess of the Assassin",
                "HL-CARD:androgynous-assassin",
                "HL-R-INFO-03",
                given="A androgynous-assassin | B -ace-fighter -mummy-mystic | C | red 1",
                line=f"A: play androgynous-assassin; A: name {faction}; A: turn-over B-1",
                known="ace-fighter everybody, mummy-mystic B",
            )
            for word, faction in (("right", "imperial-army"), ("wrong", "undead"))
        ],
        learning(
            "everybody knows both cards that the Preacher exchanged",
            "HL-CARD:groggy-preacher",
            "HL-R-INFO-03",
            given="A groggy-preacher crow-carrier +keen-koi | B | red 12 | tavern ace-fighter . .",
            line="A: play groggy-preacher; A: with A+1",
            known="ace-fighter everybody, keen-koi everybody, crow-carrier A",
        ),
        learning(
            "everybody knows both cards that the Quartermaster exchanged",
            "HL-CARD:queer-quartermaster",
            "HL-R-INFO-03",
            given="A queer-quartermaster crow-carrier ace-fighter +keen-koi | B | C",
            line="A: play queer-quartermaster; A: exchange A+1; A: with ace-fighter",
            known="ace-fighter everybody, keen-koi everybody, crow-carrier A",
        ),
        learning(
            "the two players concerned know the card that the Rearguard drew",
            "HL-CARD:resilient-rearguard",
            "HL-R-INFO-03",
            given="A resilient-rearguard keen-koi | B mummy-mystic aimless-eel | C | red 12",
            line="A: play resilient-rearguard",
            known="mummy-mystic AB, aimless-eel B, keen-koi A",
        ),
    ],
)
def test_who_knows_the_cards_then(given: str, line: str, known: str) -> None:
    learns(given, line, known)


@pytest.mark.parametrize(
    ("given", "seen", "line", "known", "rolls"),
    [
        following(
            "others lose every card of a hand from which the Squire exchanged one",
            "HL-CARD:underestimated-squire",
            "HL-R-INFO-13",
            given="A underestimated-squire keen-koi ace-fighter -mummy-mystic | B | C",
            seen="keen-koi ace-fighter",
            line="A: play underestimated-squire; A: exchange A-1; A: with keen-koi",
            known="keen-koi A, ace-fighter A, mummy-mystic A",
        ),
        following(
            "a hidden hero that everybody knows is followed into the Squire's hand",
            "HL-CARD:underestimated-squire",
            "HL-R-INFO-13",
            given="A underestimated-squire keen-koi ace-fighter -mummy-mystic -crow-carrier | B | C",
            seen="mummy-mystic",
            line="A: play underestimated-squire; A: exchange A-1; A: with keen-koi",
            known="mummy-mystic everybody, keen-koi A, ace-fighter A, crow-carrier A",
        ),
        following(
            "a single hand card can be followed into the Squire's party",
            "HL-CARD:underestimated-squire",
            "HL-R-INFO-13",
            given="A underestimated-squire keen-koi -mummy-mystic | B | C",
            seen="keen-koi",
            line="A: play underestimated-squire; A: exchange A-1",
            known="keen-koi everybody, mummy-mystic A",
        ),
        following(
            "others lose every card of a hand from which the Warrior hid one",
            "HL-CARD:well-aged-warrior",
            "HL-R-INFO-13",
            given="A well-aged-warrior keen-koi ace-fighter | B | C",
            seen="keen-koi ace-fighter",
            line="A: play well-aged-warrior; A: place ace-fighter",
            known="keen-koi A, ace-fighter A",
        ),
        following(
            "the rest of a hand stays known when the Quartermaster exchanges openly",
            "HL-CARD:queer-quartermaster",
            "HL-R-INFO-13",
            given="A queer-quartermaster crow-carrier ace-fighter +keen-koi | B | C",
            seen="crow-carrier ace-fighter",
            line="A: play queer-quartermaster; A: exchange A+1; A: with ace-fighter",
            known="ace-fighter everybody, keen-koi everybody, crow-carrier everybody",
        ),
        following(
            "others who knew the whole hand do not know which card of it the Rearguard drew",
            "HL-CARD:resilient-rearguard",
            "HL-R-INFO-05",
            "HL-R-INFO-13",
            given="A resilient-rearguard | B mummy-mystic aimless-eel | C | red 12",
            seen="mummy-mystic aimless-eel",
            line="A: play resilient-rearguard",
            known="aimless-eel AB",
            rolls=(1,),
        ),
        following(
            "whoever sees what the Rearguard drew keeps knowing the rest of the hand",
            "HL-CARD:resilient-rearguard",
            "HL-R-INFO-13",
            given="A resilient-rearguard | B mummy-mystic aimless-eel | C | red 12",
            seen="mummy-mystic aimless-eel",
            line="A: play resilient-rearguard",
            known="aimless-eel AB, mummy-mystic AB",
            rolls=(1,),
        ),
        following(
            "a single hand card can be followed into the Rearguard's hand",
            "HL-CARD:resilient-rearguard",
            "HL-R-INFO-13",
            given="A resilient-rearguard keen-koi | B mummy-mystic | C | red 12",
            seen="mummy-mystic",
            line="A: play resilient-rearguard",
            known="mummy-mystic everybody, keen-koi A",
        ),
    ],
)
def test_who_can_still_follow_a_card(given: str, seen: str, line: str, known: str, rolls: tuple[int, ...]) -> None:
    follows(given, seen, line, known, rolls)


@pytest.mark.parametrize(
    ("given", "known", "lines", "rolls"),
    [
        hiding(
            "which hand card the Squire exchanged",
            "HL-CARD:underestimated-squire",
            "HL-R-INFO-13",
            given="A underestimated-squire keen-koi ace-fighter -mummy-mystic | B | C",
            seen="keen-koi ace-fighter",
            one="A: play underestimated-squire; A: exchange A-1; A: with keen-koi",
            other="A: play underestimated-squire; A: exchange A-1; A: with ace-fighter",
        ),
        hiding(
            "which tavern card the Connoisseur hid and how the rest was ordered",
            "HL-CARD:battle-connoisseur",
            "HL-R-INFO-06",
            "HL-R-INFO-13",
            given=f"A battle-connoisseur {FOUR} | B | C | tavern ace-fighter mummy-mystic crow-carrier",
            seen="",
            one="A: play battle-connoisseur; A: place ace-fighter; A: discard mummy-mystic",
            other="A: play battle-connoisseur; A: place crow-carrier; A: discard mummy-mystic",
        ),
        hiding(
            "which card the Warrior hid",
            "HL-CARD:well-aged-warrior",
            "HL-R-INFO-13",
            given="A well-aged-warrior keen-koi ace-fighter | B | C",
            seen="keen-koi ace-fighter",
            one="A: play well-aged-warrior; A: place ace-fighter",
            other="A: play well-aged-warrior; A: place keen-koi",
        ),
        hiding(
            "which card the Rearguard drew",
            "HL-CARD:resilient-rearguard",
            "HL-R-INFO-13",
            given="A resilient-rearguard | B keen-koi ace-fighter | C | red 12",
            seen="keen-koi ace-fighter",
            one="A: play resilient-rearguard",
            other="A: play resilient-rearguard",
            rolls=(0, 1),
        ),
    ],
)
def test_a_secret_looks_the_same_to_everybody_else(
    given: str, known: str, lines: tuple[str, str], rolls: tuple[int, int]
) -> None:
    hides(given, known, lines, rolls)


PRIEST_ENDS_IT = (
    "A +ace-fighter +angry-priestess +groggy-preacher +flailing-knight +canned-champion | "
    "B +keen-koi +aimless-eel +furious-frog +leery-lizard +krill-keeper +saltwater-sage | "
    "C +bored-goblin +grumpy-guard +hairy-hermit +joyless-chief | "
    "D doubtful-priest pigmented-war-pig resurrected-ram wrapped-warrior "
    "+sun-shy-skeleton +ghastly-granny +lethargic-leech +slaughtered-slime +half-eaten-bull | turn D act"
)


@pytest.mark.rules("HL-CARD:doubtful-priest", "HL-EX-06", "HL-END-01")
@pytest.mark.parametrize(
    ("second", "ups", "rest", "over"),
    [
        ("play pigmented-war-pig", [5, 6, 4, 7], "D: draw harbor; D: draw harbor; D: discard resurrected-ram", True),
        ("none", [5, 6, 4, 6], "D: draw harbor; D: discard resurrected-ram", False),
    ],
    ids=["two heroes", "one hero"],
)
def test_the_priest_ends_the_game_by_two_plays_in_one_turn(second: str, ups: list[int], rest: str, over: bool) -> None:
    state = position(PRIEST_ENDS_IT)

    play(state, f"D: play doubtful-priest; A: move red+2; D: {second}")

    assert ups == [len(row) for row in state.ups]
    assert not state.over
    play(state, rest)
    assert over == state.over


CRYPTOGRAPHER_ENDS_IT = (
    "A goblin-cryptographer mummy-mystic resurrected-ram wrapped-warrior | "
    "B +keen-koi +aimless-eel +furious-frog +leery-lizard +krill-keeper +saltwater-sage +bored-goblin | red 1 green 1"
)


@pytest.mark.rules("HL-CARD:goblin-cryptographer", "HL-R-CARD-CRYPTOGRAPHER", "HL-END-05")
@pytest.mark.parametrize(("answer", "over"), [("pick A+1", True), ("none", False)], ids=["given away", "kept"])
def test_the_cryptographer_can_push_another_player_over_the_threshold(answer: str, over: bool) -> None:
    state = position(CRYPTOGRAPHER_ENDS_IT)

    play(state, f"A: play goblin-cryptographer; A: {answer}; A: draw harbor; A: discard mummy-mystic")

    assert over == state.over
