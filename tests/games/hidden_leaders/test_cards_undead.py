"""The 19 Undead: what they do, what they cannot do, and who may pick what (copying has a file of its own)."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import (
    asking,
    case,
    hides,
    hiding,
    knowers,
    learning,
    learns,
    offers,
    play,
    position,
    runs,
    shown,
)

from interregnum.games.hidden_leaders.engine import rules

SCENARIO = ("given", "line", "after", "rolls")
QUESTION = ("given", "line", "asks", "refuses")
KNOWLEDGE = ("given", "line", "known")
HAND = "joyless-chief battle-pet-master curious-troll pigmented-war-pig"  # with four cards nothing is drawn in step 2


# --- the faction -------------------------------------------------------------------------------------------------

UNDEAD = (
    "arrowgant-skeleton", "unconfident-executioner", "ghastly-granny", "rotting-orangutan", "half-headed-wizard",
    "nightmarish-northman", "half-eaten-bull", "gorgeous-gorgon", "crow-carrier", "insidious-impaler",
    "lethargic-leech", "will-bending-witch", "resurrected-ram", "mummy-mystic", "naughty-necromancer",
    "sun-shy-skeleton", "wrapped-warrior", "slaughtered-slime", "careless-cartographer",
)  # fmt: skip


@pytest.mark.parametrize(
    SCENARIO,
    [
        case(
            f"{hero} is an Undead hero for those who look for one",
            f"HL-CARD:{hero}",
            "HL-COMP-14",
            given=f"A aimless-eel | B +{hero} | red 12 green 5",
            line="A: play aimless-eel",
            after=f"A +aimless-eel | B | red 12 green 6 | graveyard {hero}",
        )
        for hero in UNDEAD
    ],
)
def test_all_nineteen_are_undead(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    SCENARIO,
    [
        case(
            f"{hero} is of no other faction",
            f"HL-CARD:{hero}",
            "HL-COMP-14",
            given=f"A double-shielded-turtle | B | red 5 green 5 | tavern {hero} keen-koi .",
            line=f"A: play double-shielded-turtle; A: name {faction}",
            after=f"A +double-shielded-turtle | B | red 5 green 5 | tavern {hero} keen-koi .",
        )
        for hero in UNDEAD
        for faction in ("imperial-army", "hill-tribes")
    ],
)
def test_none_of_the_nineteen_is_of_another_faction(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


# --- markers -----------------------------------------------------------------------------------------------------

ARROWGANT = ("HL-CARD:arrowgant-skeleton",)
ORANGUTAN = ("HL-CARD:rotting-orangutan",)


@pytest.mark.parametrize(
    QUESTION,
    [
        asking(
            "Arrowgant Skeleton: one marker, the other, or both by the full amount",
            *ARROWGANT,
            "HL-R-MARK-04",
            given="A arrowgant-skeleton | B | red 5 green 5",
            line="A: play arrowgant-skeleton",
            asks="A: move red+2, move green+2, move red+2 green+2",
            refuses="move red+1, move green+1, move red+1 green+2, move red+2 green+1, move red-2, none",
        ),
        asking(
            "Arrowgant Skeleton: two spaces before the end nothing is cut short",
            *ARROWGANT,
            given="A arrowgant-skeleton | B | red 10 green 5",
            line="A: play arrowgant-skeleton",
            asks="A: move red+2, move green+2, move red+2 green+2",
        ),
        asking(
            "Arrowgant Skeleton: one space before the end the move is cut short",
            *ARROWGANT,
            "HL-TURN-07",
            "HL-R-MARK-03",
            given="A arrowgant-skeleton | B | red 11 green 5",
            line="A: play arrowgant-skeleton",
            asks="A: move red+1, move green+2, move red+1 green+2",
            refuses="move red+2",
        ),
        asking(
            "Rotting Orangutan: one marker or the other, not both",
            *ORANGUTAN,
            given="A rotting-orangutan | B | red 5 green 5",
            line="A: play rotting-orangutan",
            asks="A: move red+2, move green+2",
            refuses="move red+2 green+2, move red+1, move green-2, none",
        ),
        asking(
            "Rotting Orangutan: one space before the end the move is cut short",
            *ORANGUTAN,
            "HL-R-MARK-03",
            given="A rotting-orangutan | B | red 10 green 11",
            line="A: play rotting-orangutan",
            asks="A: move red+2, move green+1",
        ),
        asking(
            "Lethargic Leech: one marker or the other",
            "HL-CARD:lethargic-leech",
            given="A lethargic-leech | B | red 2 green 12",
            line="A: play lethargic-leech",
            asks="A: move red-1, move green-1",
            refuses="move red-1 green-1, none",
        ),
        asking(
            "Gorgeous Gorgon: one marker or the other",
            "HL-CARD:gorgeous-gorgon",
            given="A gorgeous-gorgon | B | red 11 green 1",
            line="A: play gorgeous-gorgon",
            asks="A: move red+1, move green+1",
            refuses="move red+1 green+1, none",
        ),
        asking(
            "Will-Bending Witch: one marker or the other",
            "HL-CARD:will-bending-witch",
            given="A will-bending-witch | B | red 11 green 1",
            line="A: play will-bending-witch",
            asks="A: move red+1, move green+1",
            refuses="move red+1 green+1, none",
        ),
        asking(
            "Resurrected Ram: one marker or the other",
            "HL-CARD:resurrected-ram",
            given="A resurrected-ram | B | red 11 green 1",
            line="A: play resurrected-ram",
            asks="A: move red+1, move green+1",
            refuses="move red+1 green+1, none",
        ),
        asking(
            "Wrapped Warrior: one marker or the other",
            "HL-CARD:wrapped-warrior",
            given="A wrapped-warrior | B | red 11 green 1",
            line="A: play wrapped-warrior",
            asks="A: move red+1, move green+1",
            refuses="move red+1 green+1, none",
        ),
        asking(
            "Slaughtered Slime: one marker or the other",
            "HL-CARD:slaughtered-slime",
            given="A slaughtered-slime | B | red 2 green 12",
            line="A: play slaughtered-slime",
            asks="A: move red-1, move green-1",
            refuses="move red-1 green-1, none",
        ),
        asking(
            "Nightmarish Northman: one marker, the other, or both",
            "HL-CARD:nightmarish-northman",
            given="A nightmarish-northman | B | red 5 green 11",
            line="A: play nightmarish-northman",
            asks="A: move red+2, move green+1, move red+2 green+1",
            refuses="move green+2, move red+1, none",
        ),
        asking(
            "Careless Cartographer: one marker, the other, or both",
            "HL-CARD:careless-cartographer",
            given="A careless-cartographer | B | red 5 green 11",
            line="A: play careless-cartographer",
            asks="A: move red+1, move green+1, move red+1 green+1",
            refuses="move red+2, none",
        ),
    ],
)
def test_the_marker_moves_on_offer(given: str, line: str, asks: str, refuses: str) -> None:
    offers(given, line, asks, refuses)


@pytest.mark.parametrize(
    SCENARIO,
    [
        case(
            "Arrowgant Skeleton moves both",
            *ARROWGANT,
            "HL-TURN-05",
            given="A arrowgant-skeleton | B | red 5 green 6",
            line="A: play arrowgant-skeleton; A: move red+2 green+2",
            after="A +arrowgant-skeleton | B | red 7 green 8",
        ),
        case(
            "Arrowgant Skeleton with red at the end has only green to move",
            *ARROWGANT,
            "HL-R-MARK-02",
            given="A arrowgant-skeleton | B | red 12 green 5",
            line="A: play arrowgant-skeleton",
            after="A +arrowgant-skeleton | B | red 12 green 7",
        ),
        case(
            "Arrowgant Skeleton with both at the end is played all the same",
            *ARROWGANT,
            "HL-R-MARK-02",
            "HL-ABIL-05",
            given="A arrowgant-skeleton | B | red 12 green 12",
            line="A: play arrowgant-skeleton",
            after="A +arrowgant-skeleton | B | red 12 green 12",
        ),
        case(
            "Rotting Orangutan moves one",
            *ORANGUTAN,
            given="A rotting-orangutan | B | red 5 green 6",
            line="A: play rotting-orangutan; A: move green+2",
            after="A +rotting-orangutan | B | red 5 green 8",
        ),
        case(
            "Rotting Orangutan with green at the end has only red to move",
            *ORANGUTAN,
            "HL-R-MARK-02",
            given="A rotting-orangutan | B | red 11 green 12",
            line="A: play rotting-orangutan",
            after="A +rotting-orangutan | B | red 12 green 12",
        ),
        case(
            "Rotting Orangutan with both at the end moves nothing",
            *ORANGUTAN,
            "HL-R-MARK-02",
            given="A rotting-orangutan | B | red 12 green 12",
            line="A: play rotting-orangutan",
            after="A +rotting-orangutan | B | red 12 green 12",
        ),
        case(
            "Naughty Necromancer with an empty graveyard moves nothing",
            "HL-CARD:naughty-necromancer",
            "HL-R-MARK-06",
            given="A naughty-necromancer | B +keen-koi | red 4 green 5",
            line="A: play naughty-necromancer",
            after="A +naughty-necromancer | B +keen-koi | red 4 green 5",
        ),
        case(
            "Naughty Necromancer as the first play counts the Emperor",
            "HL-CARD:naughty-necromancer",
            "HL-R-CARD-NECROMANCER",
            "HL-EX-19",
            "HL-R-EMP-02",
            "HL-EMP-05",
            given="A naughty-necromancer | B | red 4 green 4 | graveyard buried-emperor",
            line="A: play naughty-necromancer",
            after="A +naughty-necromancer | B | red 5 green 5 | graveyard buried-emperor",
        ),
        case(
            "Naughty Necromancer counts two",
            "HL-CARD:naughty-necromancer",
            given="A naughty-necromancer | B | red 4 green 5 | graveyard keen-koi ace-fighter",
            line="A: play naughty-necromancer",
            after="A +naughty-necromancer | B | red 6 green 7 | graveyard keen-koi ace-fighter",
        ),
        case(
            "Naughty Necromancer counts three",
            "HL-CARD:naughty-necromancer",
            given="A naughty-necromancer | B | red 4 green 5 | graveyard buried-emperor keen-koi ace-fighter",
            line="A: play naughty-necromancer",
            after="A +naughty-necromancer | B | red 7 green 8 | graveyard buried-emperor keen-koi ace-fighter",
        ),
        case(
            "Naughty Necromancer counts no more than three",
            "HL-CARD:naughty-necromancer",
            "HL-R-CARD-NECROMANCER",
            "HL-R-MARK-06",
            given="A naughty-necromancer | B | red 4 green 5"
            " | graveyard buried-emperor keen-koi ace-fighter hairy-hermit",
            line="A: play naughty-necromancer",
            after="A +naughty-necromancer | B | red 7 green 8"
            " | graveyard buried-emperor keen-koi ace-fighter hairy-hermit",
        ),
        case(
            "Naughty Necromancer: what the end cuts off one marker does not change the other",
            "HL-CARD:naughty-necromancer",
            "HL-R-MARK-01",
            given="A naughty-necromancer | B | red 11 green 5 | graveyard keen-koi ace-fighter hairy-hermit",
            line="A: play naughty-necromancer",
            after="A +naughty-necromancer | B | red 12 green 8 | graveyard keen-koi ace-fighter hairy-hermit",
        ),
    ],
)
def test_cards_that_only_move_markers(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    ("hero", "rest", "markers"),
    [
        pytest.param(
            hero, rest, markers, id=hero, marks=pytest.mark.rules(f"HL-CARD:{hero}", "HL-TURN-06", "HL-R-MARK-07")
        )
        for hero, rest, markers in [
            ("unconfident-executioner", "B +keen-koi", (10, 4)),
            ("half-headed-wizard", "B +keen-koi", (12, 6)),
            ("half-eaten-bull", "B +keen-koi +aimless-eel", (12, 6)),
            ("crow-carrier", "B | graveyard keen-koi ace-fighter", (10, 4)),
            ("mummy-mystic", "B | graveyard keen-koi", (12, 7)),
        ]
    ],
)
def test_the_markers_have_moved_when_the_text_asks(hero: str, rest: str, markers: tuple[int, int]) -> None:
    state = position(f"A {hero} | {rest} | red 11 green 5")

    play(state, f"A: play {hero}")

    assert state.stack
    assert markers == (state.red, state.green)


# --- burying -----------------------------------------------------------------------------------------------------

EXECUTIONER = ("HL-CARD:unconfident-executioner", "HL-R-CARD-EXECUTIONER")
NORTHMAN = ("HL-CARD:nightmarish-northman", "HL-R-CARD-NIGHTMARE")
BULL = ("HL-CARD:half-eaten-bull",)
GORGON = ("HL-CARD:gorgeous-gorgon", "HL-R-CARD-GORGON")
SLIME = ("HL-CARD:slaughtered-slime", "HL-R-CARD-SLIME")


@pytest.mark.parametrize(
    SCENARIO,
    [
        case(
            "Unconfident Executioner as the first hero of the game buries itself",
            *EXECUTIONER,
            "HL-EX-20",
            "HL-EX-04",
            "HL-ABIL-06",
            "HL-ABIL-07",
            "HL-R-TGT-01",
            given="A unconfident-executioner | B -keen-koi | red 4 green 4 | graveyard buried-emperor",
            line="A: play unconfident-executioner",
            after="A | B -keen-koi | red 3 green 3 | graveyard buried-emperor unconfident-executioner",
        ),
        case(
            "Unconfident Executioner buries a hero of whatever faction",
            *EXECUTIONER,
            "HL-TERM-BURY",
            given="A unconfident-executioner +keen-koi | B +ace-fighter +hairy-hermit | red 5 green 5",
            line="A: play unconfident-executioner; A: bury B+2",
            after="A +keen-koi +unconfident-executioner | B +ace-fighter | red 4 green 4 | graveyard hairy-hermit",
        ),
        case(
            "Unconfident Executioner at the end of the track still buries",
            *EXECUTIONER,
            "HL-ABIL-04",
            given="A unconfident-executioner | B +ace-fighter | red 1 green 1",
            line="A: play unconfident-executioner; A: bury B+1",
            after="A +unconfident-executioner | B | red 1 green 1 | graveyard ace-fighter",
        ),
        case(
            "Unconfident Executioner: red stops at 1, green goes on",
            *EXECUTIONER,
            "HL-R-MARK-01",
            given="A unconfident-executioner | B | red 1 green 2",
            line="A: play unconfident-executioner",
            after="A | B | red 1 green 1 | graveyard unconfident-executioner",
        ),
        case(
            "Nightmarish Northman buries an own hero first, then another player's",
            *NORTHMAN,
            given="A nightmarish-northman +keen-koi | B +ace-fighter +aimless-eel | red 5 green 5",
            line="A: play nightmarish-northman; A: move red+2 green+2; A: bury A+1; A: bury B+2",
            after="A +nightmarish-northman | B +ace-fighter | red 7 green 7 | graveyard keen-koi aimless-eel",
        ),
        case(
            "Nightmarish Northman goes on after burying itself",
            *NORTHMAN,
            "HL-R-TGT-09",
            "HL-ABIL-07",
            given="A nightmarish-northman | B +ace-fighter | red 5 green 5",
            line="A: play nightmarish-northman; A: move red+2",
            after="A | B | red 7 green 5 | graveyard nightmarish-northman ace-fighter",
        ),
        case(
            "Nightmarish Northman without a face-up hero elsewhere buries only an own one",
            *NORTHMAN,
            "HL-ABIL-04",
            "HL-ABIL-08",
            given="A nightmarish-northman | B -ace-fighter | C | red 5 green 5",
            line="A: play nightmarish-northman; A: move green+2",
            after="A | B -ace-fighter | C | red 5 green 7 | graveyard nightmarish-northman",
        ),
        case(
            "Half-Eaten Bull buries a face-up Water Folk hero",
            *BULL,
            given="A half-eaten-bull | B +ace-fighter +keen-koi | red 5 green 5",
            line="A: play half-eaten-bull",
            after="A +half-eaten-bull | B +ace-fighter | red 7 green 6 | graveyard keen-koi",
        ),
        case(
            "Half-Eaten Bull must bury the player's own if it is the only one",
            *BULL,
            "HL-ABIL-06",
            given="A half-eaten-bull +keen-koi | B +ace-fighter -aimless-eel | red 5 green 5",
            line="A: play half-eaten-bull",
            after="A +half-eaten-bull | B +ace-fighter -aimless-eel | red 7 green 6 | graveyard keen-koi",
        ),
        case(
            "Half-Eaten Bull buries nothing where Water Folk only hide",
            *BULL,
            "HL-ABIL-04",
            "HL-ABIL-08",
            given="A half-eaten-bull | B +ace-fighter -keen-koi | red 10 green 11",
            line="A: play half-eaten-bull",
            after="A +half-eaten-bull | B +ace-fighter -keen-koi | red 12 green 12",
        ),
        case(
            "Half-Eaten Bull stops at the end of the track",
            *BULL,
            "HL-TURN-07",
            given="A half-eaten-bull | B | red 11 green 12",
            line="A: play half-eaten-bull",
            after="A +half-eaten-bull | B | red 12 green 12",
        ),
        case(
            "Half-Eaten Bull may bury the Emperor as a Water Folk card",
            *BULL,
            "HL-EMP-03",
            "HL-CARD:buried-emperor",
            given="A half-eaten-bull | B +ace-fighter +buried-emperor | red 5 green 5",
            line="A: play half-eaten-bull",
            after="A +half-eaten-bull | B +ace-fighter | red 7 green 6 | graveyard buried-emperor",
        ),
        *[
            case(
                f"Gorgeous Gorgon: chance number {roll} picks {hero}",
                *GORGON,
                "HL-TERM-RANDOM",
                given="A gorgeous-gorgon | B +keen-koi +ace-fighter +hairy-hermit -aimless-eel | red 5 green 5",
                line="A: play gorgeous-gorgon; A: move green+1; A: name B",
                rolls=(roll,),
                after=f"A +gorgeous-gorgon | B {left} -aimless-eel | red 5 green 6 | graveyard {hero}",
            )
            for roll, hero, left in [
                (0, "keen-koi", "+ace-fighter +hairy-hermit"),
                (1, "ace-fighter", "+keen-koi +hairy-hermit"),
                (2, "hairy-hermit", "+keen-koi +ace-fighter"),
            ]
        ],
        case(
            "Gorgeous Gorgon may be drawn herself if you name yourself",
            *GORGON,
            "HL-R-TGT-03",
            given="A gorgeous-gorgon +keen-koi | B +ace-fighter | red 5 green 5",
            line="A: play gorgeous-gorgon; A: move red+1; A: name A",
            rolls=(1,),
            after="A +keen-koi | B +ace-fighter | red 6 green 5 | graveyard gorgeous-gorgon",
        ),
        case(
            "Gorgeous Gorgon spares herself if chance says so",
            *GORGON,
            given="A gorgeous-gorgon +keen-koi | B +ace-fighter | red 5 green 5",
            line="A: play gorgeous-gorgon; A: move red+1; A: name A",
            rolls=(0,),
            after="A +gorgeous-gorgon | B +ace-fighter | red 6 green 5 | graveyard keen-koi",
        ),
        case(
            "Gorgeous Gorgon as the only face-up hero buries herself",
            *GORGON,
            "HL-R-TGT-02",
            given="A gorgeous-gorgon -keen-koi | B -ace-fighter | red 12 green 5",
            line="A: play gorgeous-gorgon",
            after="A -keen-koi | B -ace-fighter | red 12 green 6 | graveyard gorgeous-gorgon",
        ),
        case(
            "Slaughtered Slime buries a hidden hero; the others keep their order",
            *SLIME,
            "HL-R-HID-03",
            given="A slaughtered-slime | B +ace-fighter -aimless-eel -keen-koi -hairy-hermit | red 5 green 5",
            line="A: play slaughtered-slime; A: move red-1; A: bury B-2",
            after="A +slaughtered-slime | B +ace-fighter -aimless-eel -hairy-hermit | red 4 green 5"
            " | graveyard keen-koi",
        ),
        case(
            "Slaughtered Slime must bury the player's own hidden hero if there is no other",
            *SLIME,
            "HL-ABIL-06",
            "HL-R-TGT-04",
            given="A slaughtered-slime -keen-koi | B +ace-fighter | red 5 green 5",
            line="A: play slaughtered-slime; A: move green-1",
            after="A +slaughtered-slime | B +ace-fighter | red 5 green 4 | graveyard keen-koi",
        ),
        case(
            "Slaughtered Slime without a hidden hero anywhere only moves a marker",
            *SLIME,
            "HL-ABIL-04",
            given="A slaughtered-slime +keen-koi | B +ace-fighter | red 1 green 5",
            line="A: play slaughtered-slime",
            after="A +keen-koi +slaughtered-slime | B +ace-fighter | red 1 green 4",
        ),
        case(
            "Slaughtered Slime with both markers on 1 still buries",
            *SLIME,
            "HL-ABIL-04",
            given="A slaughtered-slime | B -ace-fighter | red 1 green 1",
            line="A: play slaughtered-slime",
            after="A +slaughtered-slime | B | red 1 green 1 | graveyard ace-fighter",
        ),
    ],
)
def test_cards_that_bury(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.rules(*GORGON, "HL-TERM-RANDOM")
def test_the_gorgon_rolls_among_the_face_up_heroes_only() -> None:
    given = "A gorgeous-gorgon | B +keen-koi +ace-fighter +hairy-hermit -aimless-eel | red 12 green 5"
    state = position(given, rolls=(3,))

    with pytest.raises(AssertionError, match="no such side"):
        play(state, "A: play gorgeous-gorgon; A: name B")


@pytest.mark.parametrize(
    QUESTION,
    [
        asking(
            "Unconfident Executioner: any face-up hero, itself and the Emperor included",
            *EXECUTIONER,
            "HL-R-TGT-04",
            given="A unconfident-executioner +keen-koi -ace-fighter | B +buried-emperor -aimless-eel | C +hairy-hermit",
            line="A: play unconfident-executioner",
            asks="A: bury A+1, bury A+2, bury B+1, bury C+1",
            refuses="bury A-1, bury B-1, bury A+3, bury B+2, bury D+1, none",
        ),
        asking(
            "Nightmarish Northman: first one of the player's own face-up heroes, itself included",
            *NORTHMAN,
            given="A nightmarish-northman +keen-koi -ace-fighter | B +aimless-eel | red 12 green 12",
            line="A: play nightmarish-northman",
            asks="A: bury A+1, bury A+2",
            refuses="bury B+1, bury A-1, bury A+3, none",
        ),
        asking(
            "Nightmarish Northman: then a face-up hero of another player",
            *NORTHMAN,
            given="A nightmarish-northman +keen-koi | B +aimless-eel -ace-fighter | C +buried-emperor",
            line="A: play nightmarish-northman; A: move red+2; A: bury A+2",
            asks="A: bury B+1, bury C+1",
            refuses="bury A+1, bury B-1, none",
        ),
        asking(
            "Half-Eaten Bull: any face-up Water Folk hero, the player's own and the Emperor included",
            *BULL,
            "HL-EMP-03",
            given="A half-eaten-bull +aimless-eel | B +keen-koi +ace-fighter -leery-lizard"
            " | C +hairy-hermit +buried-emperor",
            line="A: play half-eaten-bull",
            asks="A: bury A+1, bury B+1, bury C+2",
            refuses="bury A+2, bury B+2, bury B-1, bury C+1, none",
        ),
        asking(
            "Gorgeous Gorgon: only players who show a hero may be named, the player too",
            *GORGON,
            "HL-R-TGT-02",
            "HL-R-TGT-03",
            given="A gorgeous-gorgon | B +keen-koi | C -ace-fighter | D hairy-hermit | red 5 green 5",
            line="A: play gorgeous-gorgon; A: move red+1",
            asks="A: name A, name B",
            refuses="name C, name D, none",
        ),
        asking(
            "Slaughtered Slime: any hidden hero by its place, the player's own included",
            *SLIME,
            "HL-R-TGT-04",
            "HL-R-TGT-08",
            given="A slaughtered-slime -keen-koi | B +ace-fighter -aimless-eel -leery-lizard | C -buried-emperor | D",
            line="A: play slaughtered-slime; A: move red-1",
            asks="A: bury A-1, bury B-1, bury B-2, bury C-1",
            refuses="bury A+1, bury B+1, bury B-3, bury D-1, none",
        ),
    ],
)
def test_what_may_be_buried(given: str, line: str, asks: str, refuses: str) -> None:
    offers(given, line, asks, refuses)


# --- exchanging --------------------------------------------------------------------------------------------------

WIZARD = ("HL-CARD:half-headed-wizard", "HL-R-CARD-WIZARD")
MYSTIC = ("HL-CARD:mummy-mystic", "HL-R-CARD-MYSTIC")
CARTOGRAPHER = ("HL-CARD:careless-cartographer", "HL-R-CARD-CARTOGRAPHER")


@pytest.mark.parametrize(
    SCENARIO,
    [
        case(
            "Half-Headed Wizard swaps a tavern card for another player's hero, which performs nothing",
            *WIZARD,
            "HL-TERM-EXCHANGE",
            "HL-TERM-EXCHANGE-QUIET",
            "HL-R-HID-04",
            given="A half-headed-wizard | B +ace-fighter +hairy-hermit | red 5 green 5"
            " | tavern flailing-knight . keen-koi",
            line="A: play half-headed-wizard; A: exchange tavern-1; A: with B+1",
            after="A +half-headed-wizard | B +flailing-knight +hairy-hermit | red 6 green 6"
            " | tavern ace-fighter . keen-koi",
        ),
        case(
            "Half-Headed Wizard swaps the only two cards there are",
            *WIZARD,
            "HL-ABIL-03",
            given="A half-headed-wizard | B +ace-fighter -keen-koi | red 11 green 12 | tavern . buried-emperor .",
            line="A: play half-headed-wizard",
            after="A +half-headed-wizard | B +buried-emperor -keen-koi | red 12 green 12 | tavern . ace-fighter .",
        ),
        case(
            "Half-Headed Wizard finds an empty tavern",
            *WIZARD,
            "HL-R-TGT-11",
            given=f"A half-headed-wizard {HAND} | B +ace-fighter | red 5 green 5 | tavern . . .",
            line="A: play half-headed-wizard",
            after=f"A {HAND} +half-headed-wizard | B +ace-fighter | red 6 green 6",
        ),
        case(
            "Half-Headed Wizard finds no face-up hero of another player",
            *WIZARD,
            "HL-R-TGT-11",
            given="A half-headed-wizard +keen-koi | B -ace-fighter | red 5 green 5 | tavern leery-lizard . .",
            line="A: play half-headed-wizard",
            after="A +keen-koi +half-headed-wizard | B -ace-fighter | red 6 green 6 | tavern leery-lizard . .",
        ),
        case(
            "Mummy Mystic lifts the top of the graveyard into the place of an own hero, without abilities",
            *MYSTIC,
            "HL-TERM-EXCHANGE-QUIET",
            "HL-R-HID-04",
            given="A mummy-mystic +keen-koi | B | red 5 green 5 | graveyard buried-emperor flailing-knight",
            line="A: play mummy-mystic; A: exchange graveyard; A: with A+1",
            after="A +flailing-knight +mummy-mystic | B | red 6 green 7 | graveyard buried-emperor keen-koi",
        ),
        case(
            "Mummy Mystic may exchange itself, for the Emperor too",
            *MYSTIC,
            "HL-EMP-02",
            "HL-ABIL-07",
            given="A mummy-mystic | B +keen-koi | red 5 green 5 | graveyard buried-emperor",
            line="A: play mummy-mystic; A: exchange graveyard",
            after="A +buried-emperor | B +keen-koi | red 6 green 7 | graveyard mummy-mystic",
        ),
        case(
            "Mummy Mystic may leave it",
            *MYSTIC,
            "HL-R-TGT-07",
            given="A mummy-mystic +keen-koi | B | red 12 green 11 | graveyard buried-emperor",
            line="A: play mummy-mystic; A: none",
            after="A +keen-koi +mummy-mystic | B | red 12 green 12 | graveyard buried-emperor",
        ),
        case(
            "Mummy Mystic has nothing to exchange with an empty graveyard",
            *MYSTIC,
            "HL-R-TGT-11",
            given="A mummy-mystic +keen-koi | B | red 10 green 10",
            line="A: play mummy-mystic",
            after="A +keen-koi +mummy-mystic | B | red 11 green 12",
        ),
        case(
            "Careless Cartographer swaps two hidden heroes, place for place",
            *CARTOGRAPHER,
            "HL-TERM-EXCHANGE-SIDE",
            "HL-R-HID-04",
            given="A careless-cartographer -keen-koi -ace-fighter | B -aimless-eel -leery-lizard | red 5 green 5",
            line="A: play careless-cartographer; A: move red+1 green+1; A: exchange B-2; A: with A-1",
            after="A +careless-cartographer -leery-lizard -ace-fighter | B -aimless-eel -keen-koi | red 6 green 6",
        ),
        case(
            "Careless Cartographer must swap the only two there are",
            *CARTOGRAPHER,
            "HL-ABIL-03",
            given="A careless-cartographer -keen-koi | B +ace-fighter -aimless-eel | C | red 5 green 5",
            line="A: play careless-cartographer; A: move green+1",
            after="A +careless-cartographer -aimless-eel | B +ace-fighter -keen-koi | C | red 5 green 6",
        ),
        case(
            "Careless Cartographer without an own hidden hero only moves markers",
            *CARTOGRAPHER,
            "HL-R-TGT-11",
            given="A careless-cartographer +keen-koi | B -aimless-eel | red 12 green 5",
            line="A: play careless-cartographer",
            after="A +keen-koi +careless-cartographer | B -aimless-eel | red 12 green 6",
        ),
        case(
            "Careless Cartographer with hidden heroes only on the own side swaps none of them",
            *CARTOGRAPHER,
            "HL-R-TGT-11",
            given="A careless-cartographer -keen-koi -ace-fighter | B +aimless-eel | red 12 green 12",
            line="A: play careless-cartographer",
            after="A +careless-cartographer -keen-koi -ace-fighter | B +aimless-eel | red 12 green 12",
        ),
    ],
)
def test_cards_that_exchange(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    QUESTION,
    [
        asking(
            "Half-Headed Wizard: first any tavern card, and there is no declining",
            *WIZARD,
            given="A half-headed-wizard | B +ace-fighter | red 5 green 5 | tavern keen-koi . buried-emperor",
            line="A: play half-headed-wizard",
            asks="A: exchange tavern-1, exchange tavern-3",
            refuses="exchange tavern-2, exchange graveyard, exchange B+1, none",
        ),
        asking(
            "Half-Headed Wizard: then any face-up hero of another player",
            *WIZARD,
            given="A half-headed-wizard +hairy-hermit | B +ace-fighter +buried-emperor -aimless-eel | C +keen-koi",
            line="A: play half-headed-wizard; A: exchange tavern-2",
            asks="A: with B+1, with B+2, with C+1",
            refuses="with A+1, with A+2, with B-1, with tavern-1, none",
        ),
        asking(
            "Mummy Mystic: the top of the graveyard, or none",
            *MYSTIC,
            "HL-R-TGT-07",
            given="A mummy-mystic | B | graveyard keen-koi buried-emperor",
            line="A: play mummy-mystic",
            asks="A: exchange graveyard, none",
            refuses="exchange keen-koi, exchange buried-emperor, exchange wilderness",
        ),
        asking(
            "Mummy Mystic: any of the player's own face-up heroes; having begun, there is no declining",
            *MYSTIC,
            given="A mummy-mystic +ace-fighter -hairy-hermit | B +aimless-eel | graveyard keen-koi",
            line="A: play mummy-mystic; A: exchange graveyard",
            asks="A: with A+1, with A+2",
            refuses="with A-1, with B+1, with A+3, none",
        ),
        asking(
            "Careless Cartographer: first a hidden hero of another player by its place",
            *CARTOGRAPHER,
            "HL-R-TGT-08",
            given="A careless-cartographer -keen-koi | B +ace-fighter -aimless-eel -leery-lizard | C -hairy-hermit",
            line="A: play careless-cartographer; A: move red+1",
            asks="A: exchange B-1, exchange B-2, exchange C-1",
            refuses="exchange A-1, exchange B+1, exchange B-3, none",
        ),
        asking(
            "Careless Cartographer: then one of the player's own",
            *CARTOGRAPHER,
            given="A careless-cartographer -keen-koi -buried-emperor | B -aimless-eel -leery-lizard",
            line="A: play careless-cartographer; A: move red+1; A: exchange B-1",
            asks="A: with A-1, with A-2",
            refuses="with A+1, with B-2, with A-3, none",
        ),
    ],
)
def test_what_may_be_exchanged(given: str, line: str, asks: str, refuses: str) -> None:
    offers(given, line, asks, refuses)


# --- graveyard, tavern and hands ---------------------------------------------------------------------------------

CROW = ("HL-CARD:crow-carrier", "HL-R-CARD-CROW")
LEECH = ("HL-CARD:lethargic-leech",)
WITCH = ("HL-CARD:will-bending-witch",)
RAM = ("HL-CARD:resurrected-ram", "HL-R-CARD-RAM")
WARRIOR = ("HL-CARD:wrapped-warrior", "HL-R-CARD-WARRIOR")


@pytest.mark.parametrize(
    SCENARIO,
    [
        case(
            "Crow Carrier places one of the two top graveyard cards face down and discards the other",
            *CROW,
            "HL-TERM-DRAW-PILE",
            "HL-R-HID-01",
            given="A crow-carrier -hairy-hermit | B | red 5 green 5 | graveyard buried-emperor keen-koi ace-fighter",
            line="A: play crow-carrier; A: place keen-koi",
            after="A +crow-carrier -hairy-hermit -keen-koi | B | red 4 green 4 | graveyard buried-emperor"
            " | wilderness ace-fighter",
        ),
        case(
            "Crow Carrier empties a graveyard of two",
            *CROW,
            given="A crow-carrier | B | red 1 green 2 | graveyard buried-emperor keen-koi | wilderness hairy-hermit",
            line="A: play crow-carrier; A: place buried-emperor",
            after="A +crow-carrier -buried-emperor | B | red 1 green 1 | wilderness hairy-hermit keen-koi",
        ),
        case(
            "Crow Carrier places a single graveyard card and discards nothing; it may be the Emperor",
            *CROW,
            "HL-R-TGT-06",
            "HL-EMP-02",
            given="A crow-carrier | B | red 5 green 5 | graveyard buried-emperor",
            line="A: play crow-carrier",
            after="A +crow-carrier -buried-emperor | B | red 4 green 4",
        ),
        case(
            "Crow Carrier only moves the markers while the graveyard is empty; the wilderness is no substitute",
            *CROW,
            "HL-ABIL-04",
            given="A crow-carrier | B | red 5 green 5 | wilderness keen-koi",
            line="A: play crow-carrier",
            after="A +crow-carrier | B | red 4 green 4 | wilderness keen-koi",
        ),
        case(
            "Lethargic Leech hides a hand card as the newest hidden hero",
            *LEECH,
            "HL-TERM-PLACE",
            "HL-TERM-PLACE-QUIET",
            "HL-R-HID-01",
            given="A lethargic-leech flailing-knight ace-fighter -aimless-eel | B | red 5 green 5",
            line="A: play lethargic-leech; A: move red-1; A: place flailing-knight",
            after="A ace-fighter +lethargic-leech -aimless-eel -flailing-knight | B | red 4 green 5",
        ),
        case(
            "Lethargic Leech must hide the last hand card, the Emperor too",
            *LEECH,
            "HL-R-EMP-03",
            given="A lethargic-leech buried-emperor | B keen-koi | red 1 green 5",
            line="A: play lethargic-leech",
            after="A +lethargic-leech -buried-emperor | B keen-koi | red 1 green 4",
        ),
        case(
            "Lethargic Leech as the last hand card only moves a marker",
            *LEECH,
            "HL-ABIL-04",
            given="A lethargic-leech +keen-koi | B ace-fighter | red 1 green 1",
            line="A: play lethargic-leech",
            after="A +keen-koi +lethargic-leech | B ace-fighter | red 1 green 1",
        ),
        case(
            "Will-Bending Witch: the others discard in turn order, the player nothing",
            *WITCH,
            "HL-R-DEC-03",
            "HL-R-DEC-02",
            given="A will-bending-witch keen-koi | B ace-fighter hairy-hermit | C aimless-eel leery-lizard"
            " | red 5 green 5",
            line="A: play will-bending-witch; A: move green+1; B: discard hairy-hermit; C: discard aimless-eel",
            after="A keen-koi +will-bending-witch | B ace-fighter | C leery-lizard | red 5 green 6"
            " | wilderness hairy-hermit aimless-eel",
        ),
        case(
            "Will-Bending Witch: turn order begins after the player and goes round",
            *WITCH,
            "HL-R-DEC-03",
            given="A keen-koi ace-fighter | B will-bending-witch | C aimless-eel leery-lizard | red 5 green 5"
            " | turn B act",
            line="B: play will-bending-witch; B: move red+1; C: discard leery-lizard; A: discard ace-fighter",
            after="A keen-koi | B +will-bending-witch | C aimless-eel | red 6 green 5"
            " | wilderness leery-lizard ace-fighter",
        ),
        case(
            "Will-Bending Witch: an empty hand is passed over, a last card goes",
            *WITCH,
            "HL-R-DEC-04",
            given="A will-bending-witch | B | C aimless-eel | red 12 green 5",
            line="A: play will-bending-witch",
            after="A +will-bending-witch | B | C | red 12 green 6 | wilderness aimless-eel",
        ),
        case(
            "Will-Bending Witch among empty hands only moves a marker",
            *WITCH,
            "HL-R-DEC-04",
            "HL-ABIL-04",
            given="A will-bending-witch keen-koi | B | C | red 5 green 5",
            line="A: play will-bending-witch; A: move red+1",
            after="A keen-koi +will-bending-witch | B | C | red 6 green 5",
        ),
        case(
            "Resurrected Ram discards the tavern in slot order and fills it from the graveyard, top card first",
            *RAM,
            "HL-R-PILE-06",
            given="A resurrected-ram | B | red 5 green 5 | tavern keen-koi ace-fighter hairy-hermit"
            " | graveyard aimless-eel flailing-knight leery-lizard furious-frog | wilderness bored-goblin",
            line="A: play resurrected-ram; A: move red+1",
            after="A +resurrected-ram | B | red 6 green 5 | tavern furious-frog leery-lizard flailing-knight"
            " | graveyard aimless-eel | wilderness bored-goblin keen-koi ace-fighter hairy-hermit",
        ),
        case(
            "Resurrected Ram leaves slots empty when the graveyard runs out, and brings the Emperor to the tavern",
            *RAM,
            "HL-R-EMP-03",
            given="A resurrected-ram | B | red 5 green 5 | tavern . keen-koi . | graveyard buried-emperor ace-fighter",
            line="A: play resurrected-ram; A: move green+1",
            after="A +resurrected-ram | B | red 5 green 6 | tavern ace-fighter buried-emperor . | wilderness keen-koi",
        ),
        case(
            "Resurrected Ram fills an empty tavern",
            *RAM,
            given="A resurrected-ram | B | red 12 green 12 | tavern . . . | graveyard buried-emperor",
            line="A: play resurrected-ram",
            after="A +resurrected-ram | B | red 12 green 12 | tavern buried-emperor . .",
        ),
        case(
            "Resurrected Ram with an empty graveyard leaves an empty tavern",
            *RAM,
            "HL-ABIL-04",
            "HL-R-TURN-08",
            given=f"A resurrected-ram {HAND} | B | red 5 green 5 | tavern keen-koi . ace-fighter",
            line="A: play resurrected-ram; A: move red+1",
            after=f"A {HAND} +resurrected-ram | B | red 6 green 5 | wilderness keen-koi ace-fighter",
        ),
        case(
            "Resurrected Ram: the slots left empty wait for step 4",
            *RAM,
            "HL-R-TURN-08",
            "HL-R-TURN-07",
            given="A resurrected-ram keen-koi bored-goblin hairy-hermit | B | red 5 green 5 | tavern . . ace-fighter"
            " | graveyard buried-emperor | harbor curious-troll joyless-chief aimless-eel",
            line="A: play resurrected-ram; A: move red+1; A: draw harbor; A: discard keen-koi",
            after="A bored-goblin hairy-hermit aimless-eel +resurrected-ram | B | red 6 green 5"
            " | tavern buried-emperor joyless-chief curious-troll | wilderness ace-fighter keen-koi",
        ),
        case(
            "Wrapped Warrior takes any graveyard card in hand; the others keep their order",
            *WARRIOR,
            "HL-R-PILE-07",
            given="A wrapped-warrior bored-goblin | B | red 5 green 5 | graveyard keen-koi buried-emperor ace-fighter",
            line="A: play wrapped-warrior; A: move red+1; A: take buried-emperor",
            after="A bored-goblin buried-emperor +wrapped-warrior | B | red 6 green 5 | graveyard keen-koi ace-fighter",
        ),
        case(
            "Wrapped Warrior must take the only graveyard card",
            *WARRIOR,
            "HL-ABIL-03",
            given="A wrapped-warrior | B | red 5 green 12 | graveyard buried-emperor",
            line="A: play wrapped-warrior",
            after="A buried-emperor +wrapped-warrior | B | red 6 green 12",
        ),
        case(
            "Wrapped Warrior finds an empty graveyard",
            *WARRIOR,
            "HL-ABIL-04",
            given="A wrapped-warrior | B | red 12 green 12 | wilderness keen-koi",
            line="A: play wrapped-warrior",
            after="A +wrapped-warrior | B | red 12 green 12 | wilderness keen-koi",
        ),
    ],
)
def test_cards_that_work_on_piles_and_hands(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    QUESTION,
    [
        asking(
            "Crow Carrier: one of the two that were drawn, and there is no declining",
            *CROW,
            given="A crow-carrier hairy-hermit | B | graveyard buried-emperor keen-koi ace-fighter",
            line="A: play crow-carrier",
            asks="A: place ace-fighter, place keen-koi",
            refuses="place buried-emperor, place hairy-hermit, none",
        ),
        asking(
            "Lethargic Leech: any of the player's own hand cards, and there is no declining",
            *LEECH,
            given="A lethargic-leech keen-koi buried-emperor | B ace-fighter | red 5 green 5",
            line="A: play lethargic-leech; A: move red-1",
            asks="A: place keen-koi, place buried-emperor",
            refuses="place lethargic-leech, place ace-fighter, none",
        ),
        asking(
            "Will-Bending Witch: the next player chooses among the own hand cards, and there is no declining",
            *WITCH,
            "HL-R-DEC-06",
            given="A will-bending-witch keen-koi | B ace-fighter buried-emperor -hairy-hermit | C aimless-eel"
            " | red 5 green 5",
            line="A: play will-bending-witch; A: move red+1",
            asks="B: discard ace-fighter, discard buried-emperor",
            refuses="discard keen-koi, discard hairy-hermit, discard aimless-eel, none, stop",
        ),
        asking(
            "Will-Bending Witch: the player is not among those who discard",
            *WITCH,
            given="A will-bending-witch keen-koi ace-fighter | B aimless-eel | C leery-lizard bored-goblin"
            " | red 5 green 5",
            line="A: play will-bending-witch; A: move red+1; C: discard leery-lizard",
            asks="A: draw tavern-1, draw tavern-2, draw tavern-3, draw harbor",
        ),
        asking(
            "Wrapped Warrior: every card of the graveyard, the Emperor included, and there is no declining",
            *WARRIOR,
            "HL-R-PILE-07",
            given="A wrapped-warrior | B +aimless-eel | red 5 green 5 | graveyard keen-koi buried-emperor ace-fighter",
            line="A: play wrapped-warrior; A: move green+1",
            asks="A: take keen-koi, take buried-emperor, take ace-fighter",
            refuses="take wrapped-warrior, take aimless-eel, none",
        ),
    ],
)
def test_who_chooses_what_from_piles_and_hands(given: str, line: str, asks: str, refuses: str) -> None:
    offers(given, line, asks, refuses)


@pytest.mark.rules(*RAM, "HL-TURN-06")
def test_the_ram_touches_the_tavern_only_after_the_marker() -> None:
    given = "A resurrected-ram | B | red 5 green 5 | tavern keen-koi . . | graveyard buried-emperor"
    state = position(given)

    play(state, "A: play resurrected-ram")

    assert "A +resurrected-ram | B | red 5 green 5 | tavern keen-koi . . | graveyard buried-emperor" == shown(
        state, given
    )


# --- knowledge ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    KNOWLEDGE,
    [
        learning(
            "after Crow Carrier only the player knows which card was kept; the new top card is open",
            *CROW,
            "HL-R-INFO-03",
            "HL-R-INFO-06",
            "HL-R-INFO-13",
            given="A crow-carrier | B | C | graveyard buried-emperor keen-koi ace-fighter",
            line="A: play crow-carrier; A: place ace-fighter",
            known="ace-fighter A, keen-koi A, buried-emperor everybody",
        ),
        learning(
            "a single card that Crow Carrier hides can be followed by everybody",
            *CROW,
            "HL-R-INFO-13",
            given="A crow-carrier | B | C | graveyard buried-emperor",
            line="A: play crow-carrier",
            known="buried-emperor everybody",
        ),
        learning(
            "what Lethargic Leech hides only the owner knows",
            *LEECH,
            "HL-R-INFO-03",
            given="A lethargic-leech keen-koi ace-fighter | B | C",
            line="A: play lethargic-leech; A: move red-1; A: place keen-koi",
            known="keen-koi A, ace-fighter A, lethargic-leech everybody",
        ),
        learning(
            "what Will-Bending Witch makes others discard only they know",
            *WITCH,
            "HL-R-INFO-03",
            "HL-INFO-06",
            given="A will-bending-witch | B keen-koi ace-fighter | C hairy-hermit",
            line="A: play will-bending-witch; A: move red+1; B: discard keen-koi",
            known="keen-koi B, ace-fighter B, hairy-hermit C",
        ),
        learning(
            "Resurrected Ram works before everybody's eyes",
            *RAM,
            "HL-R-INFO-03",
            given="A resurrected-ram | B | tavern keen-koi . . | graveyard hairy-hermit buried-emperor",
            line="A: play resurrected-ram; A: move red+1",
            known="keen-koi everybody, buried-emperor everybody, hairy-hermit everybody",
        ),
        learning(
            "Mummy Mystic exchanges before everybody's eyes",
            *MYSTIC,
            "HL-R-INFO-03",
            given="A mummy-mystic | B | graveyard hairy-hermit keen-koi",
            line="A: play mummy-mystic; A: exchange graveyard",
            known="mummy-mystic everybody, keen-koi everybody",
        ),
        learning(
            "what Wrapped Warrior takes from below the top only the player knows, and what is left there too",
            *WARRIOR,
            "HL-R-INFO-03",
            "HL-R-INFO-07",
            "HL-R-INFO-13",
            given="A wrapped-warrior | B | C | graveyard keen-koi ace-fighter hairy-hermit aimless-eel",
            line="A: play wrapped-warrior; A: move red+1; A: take ace-fighter",
            known="ace-fighter A, keen-koi A, hairy-hermit A, aimless-eel everybody",
        ),
        learning(
            "that the top card was taken shows itself, and the next one lies open",
            *WARRIOR,
            "HL-R-INFO-07",
            given="A wrapped-warrior | B | C | graveyard keen-koi ace-fighter hairy-hermit",
            line="A: play wrapped-warrior; A: move red+1; A: take hairy-hermit",
            known="hairy-hermit everybody, ace-fighter everybody",
        ),
        learning(
            "the lower one of two graveyard cards can be followed by those who knew it",
            *WARRIOR,
            "HL-R-INFO-13",
            given="A wrapped-warrior | B | C | graveyard keen-koi ace-fighter",
            line="A: play wrapped-warrior; A: move red+1; A: take keen-koi",
            known="keen-koi everybody, ace-fighter everybody",
        ),
        learning(
            "a hidden hero that Slaughtered Slime buries everybody knows",
            *SLIME,
            "HL-R-INFO-03",
            given="A slaughtered-slime | B -keen-koi -ace-fighter | C",
            line="A: play slaughtered-slime; A: move red-1; A: bury B-1",
            known="keen-koi everybody, ace-fighter B",
        ),
        learning(
            "after Careless Cartographer both owners know both cards, others none",
            *CARTOGRAPHER,
            "HL-R-INFO-03",
            given="A careless-cartographer -keen-koi -hairy-hermit | B -ace-fighter -aimless-eel | C",
            line="A: play careless-cartographer; A: move red+1; A: exchange B-2; A: with A-1",
            known="keen-koi AB, aimless-eel AB, hairy-hermit A, ace-fighter B",
        ),
        learning(
            "Half-Headed Wizard exchanges before everybody's eyes",
            *WIZARD,
            "HL-R-INFO-03",
            given="A half-headed-wizard | B +keen-koi | C | tavern ace-fighter . .",
            line="A: play half-headed-wizard",
            known="keen-koi everybody, ace-fighter everybody",
        ),
    ],
)
def test_who_knows_what_afterwards(given: str, line: str, known: str) -> None:
    learns(given, line, known)


@pytest.mark.rules(*WITCH, "HL-R-INFO-13")
@pytest.mark.parametrize(
    ("hand", "answer", "known"),
    [
        pytest.param(
            "keen-koi ace-fighter", "; B: discard keen-koi", "B", id="others cannot tell that it was discarded"
        ),
        pytest.param("keen-koi ace-fighter", "; B: discard ace-fighter", "B", id="others cannot tell that it was not"),
        pytest.param("keen-koi", "", "everybody", id="the only card of a hand can be followed"),
    ],
)
def test_a_card_that_all_had_seen_in_a_hand_the_witch_bends(hand: str, answer: str, known: str) -> None:
    state = position(f"A will-bending-witch | B {hand} | C | red 12 green 5")
    rules.show(state, state.box.numbers["keen-koi"])

    play(state, f"A: play will-bending-witch{answer}")

    assert known == knowers(state, "keen-koi")


@pytest.mark.parametrize(
    ("given", "known", "lines", "rolls"),
    [
        hiding(
            "which of two graveyard cards Crow Carrier keeps",
            *CROW,
            "HL-R-INFO-06",
            given="A crow-carrier | B | C | graveyard buried-emperor keen-koi ace-fighter",
            seen="",
            one="A: play crow-carrier; A: place keen-koi",
            other="A: play crow-carrier; A: place ace-fighter",
        ),
        hiding(
            "which of two seen hand cards Lethargic Leech hides",
            *LEECH,
            "HL-R-INFO-13",
            given="A lethargic-leech keen-koi ace-fighter | B | C | red 1 green 5",
            seen="keen-koi ace-fighter",
            one="A: play lethargic-leech; A: place keen-koi",
            other="A: play lethargic-leech; A: place ace-fighter",
        ),
        hiding(
            "which of two seen hand cards another player discards for Will-Bending Witch",
            *WITCH,
            "HL-R-INFO-13",
            given="A will-bending-witch | B keen-koi ace-fighter | C | red 12 green 5",
            seen="keen-koi ace-fighter",
            one="A: play will-bending-witch; B: discard keen-koi",
            other="A: play will-bending-witch; B: discard ace-fighter",
        ),
        hiding(
            "which card below the top Wrapped Warrior takes from the graveyard",
            *WARRIOR,
            "HL-R-INFO-07",
            given="A wrapped-warrior | B | C | red 12 green 5"
            " | graveyard keen-koi ace-fighter hairy-hermit aimless-eel",
            seen="",
            one="A: play wrapped-warrior; A: take keen-koi",
            other="A: play wrapped-warrior; A: take hairy-hermit",
        ),
        hiding(
            "whether Crow Carrier, performed by Sun-Shy Skeleton, kept itself",
            *CROW,
            "HL-R-INFO-06",
            given="A sun-shy-skeleton | B | C | graveyard buried-emperor keen-koi crow-carrier",
            seen="",
            one="A: play sun-shy-skeleton; A: place keen-koi",
            other="A: play sun-shy-skeleton; A: place crow-carrier",
        ),
    ],
)
def test_what_third_players_cannot_tell(given: str, known: str, lines: tuple[str, str], rolls: tuple[int, int]) -> None:
    hides(given, known, lines, rolls)


@pytest.mark.parametrize(
    ("line", "known"),
    [
        pytest.param(
            "A: play wrapped-warrior; A: take hairy-hermit",
            "keen-koi A, ace-fighter everybody, hairy-hermit everybody",
            id="Wrapped Warrior looks through the pile; the next card lies open",
            marks=pytest.mark.rules(*WARRIOR, "HL-R-PILE-07", "HL-INFO-02"),
        ),
        pytest.param(
            "A: play crow-carrier; A: place ace-fighter",
            "keen-koi everybody, ace-fighter A, hairy-hermit A",
            id="Crow Carrier lifts two; the third lies open",
            marks=pytest.mark.rules(*CROW, "HL-R-INFO-03", "HL-INFO-02"),
        ),
        pytest.param(
            "A: play mummy-mystic; A: exchange graveyard",
            "keen-koi nobody, ace-fighter nobody, hairy-hermit everybody",
            id="Mummy Mystic covers the pile again",
            marks=pytest.mark.rules(*MYSTIC, "HL-INFO-05"),
        ),
        pytest.param(
            "A: play resurrected-ram",
            "keen-koi everybody, ace-fighter everybody, hairy-hermit everybody",
            id="Resurrected Ram lays them all into the tavern",
            marks=pytest.mark.rules(*RAM, "HL-R-INFO-03"),
        ),
        pytest.param(
            "A: play miniature-merman",
            "keen-koi everybody, ace-fighter everybody, hairy-hermit everybody",
            id="Miniature Merman lifts two before everybody's eyes; the third lies open",
            marks=pytest.mark.rules("HL-CARD:miniature-merman", "HL-R-INFO-03", "HL-INFO-02"),
        ),
    ],
)
def test_forgotten_cards_of_the_graveyard_that_come_to_light(line: str, known: str) -> None:
    hero = line.split(";")[0].split()[-1]
    state = position(f"A {hero} | B | C | red 12 green 12 | graveyard keen-koi ace-fighter hairy-hermit")
    for card in ("keen-koi", "ace-fighter"):
        state.known[state.box.numbers[card]] = 0

    play(state, line)

    assert known == ", ".join(f"{card} {knowers(state, card)}" for card in ("keen-koi", "ace-fighter", "hairy-hermit"))


@pytest.mark.rules(*CARTOGRAPHER, "HL-R-INFO-04", "HL-R-INFO-13")
def test_a_third_player_who_looked_before_follows_the_exchanged_hero() -> None:
    state = position("A careless-cartographer -keen-koi | B -ace-fighter | C | red 12 green 5")
    rules.tell(state, state.box.numbers["keen-koi"], 2)

    play(state, "A: play careless-cartographer")

    assert "ABC" == knowers(state, "keen-koi")
    assert "AB" == knowers(state, "ace-fighter")
