"""Heroes that perform other heroes: Granny, Skeleton, Impaler and Sage, alone and inside each other (HL-R-COPY)."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import (
    asked,
    asking,
    case,
    learning,
    learns,
    offers,
    play,
    position,
    runs,
    shown,
)

from interregnum.kernel.ids import NOBODY
from interregnum.kernel.pending import Pending

SCENARIO = ("given", "line", "after", "rolls")
QUESTION = ("given", "line", "asks", "refuses")
HAND = "joyless-chief battle-pet-master curious-troll pigmented-war-pig"  # with four cards nothing is drawn in step 2

GRANNY = ("HL-CARD:ghastly-granny",)
SKELETON = ("HL-CARD:sun-shy-skeleton", "HL-R-CARD-SKELETON")
IMPALER = ("HL-CARD:insidious-impaler", "HL-R-CARD-IMPALER")
SAGE = ("HL-CARD:saltwater-sage", "HL-R-CARD-SAGE")


# --- Ghastly Granny ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    SCENARIO,
    [
        case(
            "she performs an own face-up hero, which stays where it is and as it is",
            *GRANNY,
            "HL-R-COPY-01",
            "HL-R-COPY-02",
            given="A ghastly-granny +flailing-knight | B | red 5 green 5",
            line="A: play ghastly-granny",
            after="A +flailing-knight +ghastly-granny | B | red 4 green 2",
        ),
        case(
            "alone with the Emperor and what is hidden she does nothing",
            *GRANNY,
            "HL-R-CARD-GRANNY",
            "HL-R-COPY-05",
            "HL-EMP-08",
            given="A ghastly-granny +buried-emperor -flailing-knight | B +hairy-hermit | red 5 green 5",
            line="A: play ghastly-granny",
            after="A +buried-emperor +ghastly-granny -flailing-knight | B +hairy-hermit | red 5 green 5",
        ),
        case(
            "alone she does nothing, for she is no hero she could pick",
            *GRANNY,
            "HL-R-CARD-GRANNY",
            "HL-R-COPY-04",
            "HL-ABIL-05",
            given="A ghastly-granny | B +flailing-knight | red 5 green 5",
            line="A: play ghastly-granny",
            after="A +ghastly-granny | B +flailing-knight | red 5 green 5",
        ),
        case(
            "conditions look at the party she is in: she is the Undead whom Bored Goblin needs",
            *GRANNY,
            "HL-R-COPY-01",
            "HL-R-TGT-01",
            given="A ghastly-granny +bored-goblin | B | red 5 green 5",
            line="A: play ghastly-granny",
            after="A +bored-goblin +ghastly-granny | B | red 3 green 5",
        ),
        case(
            "optional parts may be declined as on the card itself",
            *GRANNY,
            "HL-R-COPY-08",
            given="A ghastly-granny +mummy-mystic | B | red 5 green 5 | graveyard keen-koi",
            line="A: play ghastly-granny; A: none",
            after="A +mummy-mystic +ghastly-granny | B | red 6 green 7 | graveyard keen-koi",
        ),
        case(
            "the copied hero lies where its ability looks, so it can be moved by it",
            *GRANNY,
            "HL-R-COPY-02",
            given="A ghastly-granny +mummy-mystic | B | red 5 green 5 | graveyard keen-koi",
            line="A: play ghastly-granny; A: exchange graveyard; A: with A+1",
            after="A +keen-koi +ghastly-granny | B | red 6 green 7 | graveyard mummy-mystic",
        ),
        case(
            "decisions of others are copied: the others are the others of whoever plays Granny",
            *GRANNY,
            "HL-R-COPY-01",
            "HL-R-COPY-08",
            given="A keen-koi ace-fighter | B ghastly-granny +will-bending-witch | red 5 green 5 | turn B act",
            line="B: play ghastly-granny; B: move red+1; A: discard keen-koi",
            after="A ace-fighter | B +will-bending-witch +ghastly-granny | red 6 green 5 | wilderness keen-koi",
        ),
        case(
            "the additional play is copied, with another decision of the next player",
            *GRANNY,
            "HL-R-COPY-08",
            "HL-R-PLAY-03",
            "HL-R-DEC-01",
            given="A ghastly-granny keen-koi +doubtful-priest | B | C | red 6 green 5",
            line="A: play ghastly-granny; B: move red+2; A: play keen-koi",
            after="A +doubtful-priest +ghastly-granny +keen-koi | B | C | red 7 green 6",
        ),
        case(
            "with an empty hand the copied additional play lapses",
            *GRANNY,
            "HL-R-PLAY-02",
            given="A ghastly-granny +doubtful-priest | B | red 6 green 5",
            line="A: play ghastly-granny; B: move red-2",
            after="A +doubtful-priest +ghastly-granny | B | red 4 green 5",
        ),
        case(
            "both Priest and Granny give their play: Priest, Granny, and one more",
            *GRANNY,
            "HL-R-PLAY-03",
            given="A doubtful-priest ghastly-granny keen-koi | B | red 6 green 5",
            line="A: play doubtful-priest; B: move red+2; A: play ghastly-granny; B: move red-2; A: play keen-koi",
            after="A +doubtful-priest +ghastly-granny +keen-koi | B | red 5 green 6",
        ),
    ],
)
def test_ghastly_granny(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    QUESTION,
    [
        asking(
            "she picks an own face-up hero: not the Emperor, not herself, nothing hidden, no one else's",
            *GRANNY,
            "HL-R-COPY-05",
            "HL-R-COPY-04",
            given="A ghastly-granny +flailing-knight +buried-emperor +saltwater-sage -keen-koi | B +ace-fighter",
            line="A: play ghastly-granny",
            asks="A: pick A+1, pick A+3",
            refuses="pick A+2, pick A+4, pick A-1, pick B+1, none",
        ),
        asking(
            "copying Unconfident Executioner she may bury it, herself, or another",
            *GRANNY,
            "HL-R-COPY-02",
            "HL-ABIL-07",
            given="A ghastly-granny +unconfident-executioner -ace-fighter | B +keen-koi",
            line="A: play ghastly-granny",
            asks="A: bury A+1, bury A+2, bury B+1",
            refuses="bury A-1, none",
        ),
        asking(
            "copying Doubtful Priest: the player after you decides, not you",
            *GRANNY,
            "HL-R-COPY-01",
            "HL-R-DEC-01",
            given="A | B ghastly-granny keen-koi +doubtful-priest | C | red 5 green 5 | turn B act",
            line="B: play ghastly-granny",
            asks="C: move red+2, move red-2",
            refuses="move green+2, none",
        ),
        asking(
            "copying Doubtful Priest: no Imperial hero and not the Emperor may be played",
            *GRANNY,
            "HL-R-PLAY-01",
            "HL-R-PLAY-05",
            given="A ghastly-granny keen-koi ace-fighter buried-emperor +doubtful-priest | B | red 5 green 5",
            line="A: play ghastly-granny; B: move red+2",
            asks="A: play keen-koi, none",
            refuses="play ace-fighter, play buried-emperor, discard keen-koi, pass",
        ),
        asking(
            "copying Doubtful Priest: with no suitable hand card the question is put all the same",
            *GRANNY,
            "HL-R-PLAY-02",
            "HL-R-INFO-14",
            given="A ghastly-granny ace-fighter buried-emperor +doubtful-priest | B | red 5 green 5",
            line="A: play ghastly-granny; B: move red+2",
            asks="A: none",
            refuses="play ace-fighter, play buried-emperor",
        ),
    ],
)
def test_what_granny_may_pick(given: str, line: str, asks: str, refuses: str) -> None:
    offers(given, line, asks, refuses)


# --- Sun-Shy Skeleton --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    SCENARIO,
    [
        case(
            "it performs the top of the graveyard, which stays there",
            *SKELETON,
            "HL-R-COPY-07",
            given="A sun-shy-skeleton | B | red 5 green 5 | graveyard furious-frog flailing-knight",
            line="A: play sun-shy-skeleton",
            after="A +sun-shy-skeleton | B | red 4 green 2 | graveyard furious-frog flailing-knight",
        ),
        case(
            "the Emperor on top cannot be performed, and nothing below it is",
            *SKELETON,
            "HL-EX-21",
            "HL-EMP-08",
            "HL-R-COPY-05",
            given="A sun-shy-skeleton | B | red 5 green 5 | graveyard flailing-knight buried-emperor",
            line="A: play sun-shy-skeleton",
            after="A +sun-shy-skeleton | B | red 5 green 5 | graveyard flailing-knight buried-emperor",
        ),
        case(
            "an empty graveyard gives nothing",
            *SKELETON,
            "HL-ABIL-04",
            "HL-ABIL-05",
            given="A sun-shy-skeleton | B | red 5 green 5 | wilderness flailing-knight",
            line="A: play sun-shy-skeleton",
            after="A +sun-shy-skeleton | B | red 5 green 5 | wilderness flailing-knight",
        ),
        case(
            "Crow Carrier may draw and keep itself",
            *SKELETON,
            "HL-R-COPY-07",
            given="A sun-shy-skeleton | B | red 5 green 5 | graveyard hairy-hermit keen-koi crow-carrier",
            line="A: play sun-shy-skeleton; A: place crow-carrier",
            after="A +sun-shy-skeleton -crow-carrier | B | red 4 green 4 | graveyard hairy-hermit"
            " | wilderness keen-koi",
        ),
        case(
            "Crow Carrier alone in the graveyard draws only itself",
            *SKELETON,
            "HL-R-COPY-07",
            given="A sun-shy-skeleton | B | red 5 green 5 | graveyard crow-carrier",
            line="A: play sun-shy-skeleton",
            after="A +sun-shy-skeleton -crow-carrier | B | red 4 green 4",
        ),
        case(
            "Mummy Mystic may come back in the Skeleton's place",
            *SKELETON,
            "HL-R-COPY-07",
            given="A sun-shy-skeleton | B | red 5 green 5 | graveyard hairy-hermit mummy-mystic",
            line="A: play sun-shy-skeleton; A: exchange graveyard",
            after="A +mummy-mystic | B | red 6 green 7 | graveyard hairy-hermit sun-shy-skeleton",
        ),
        case(
            "Naughty Necromancer counts itself where it lies",
            *SKELETON,
            "HL-R-COPY-07",
            given="A sun-shy-skeleton | B | red 5 green 5 | graveyard buried-emperor naughty-necromancer",
            line="A: play sun-shy-skeleton",
            after="A +sun-shy-skeleton | B | red 7 green 7 | graveyard buried-emperor naughty-necromancer",
        ),
        case(
            "Resurrected Ram comes to the tavern itself",
            *SKELETON,
            "HL-R-COPY-07",
            given="A sun-shy-skeleton | B | red 5 green 5 | tavern keen-koi . ace-fighter"
            " | graveyard hairy-hermit resurrected-ram",
            line="A: play sun-shy-skeleton; A: move red+1",
            after="A +sun-shy-skeleton | B | red 6 green 5 | tavern resurrected-ram hairy-hermit ."
            " | wilderness keen-koi ace-fighter",
        ),
        case(
            "Miniature Merman draws itself and the one below",
            *SKELETON,
            "HL-R-COPY-07",
            given="A sun-shy-skeleton | B | red 5 green 5 | graveyard hairy-hermit keen-koi miniature-merman"
            " | wilderness ace-fighter",
            line="A: play sun-shy-skeleton; A: move red-1; A: name graveyard",
            after="A miniature-merman keen-koi +sun-shy-skeleton | B | red 4 green 5 | graveyard hairy-hermit"
            " | wilderness ace-fighter",
        ),
        case(
            "Unconfident Executioner in the graveyard is no target, the Skeleton is",
            *SKELETON,
            "HL-R-COPY-02",
            given="A sun-shy-skeleton | B -keen-koi | red 5 green 5 | graveyard unconfident-executioner",
            line="A: play sun-shy-skeleton",
            after="A | B -keen-koi | red 4 green 4 | graveyard unconfident-executioner sun-shy-skeleton",
        ),
        case(
            "Doubtful Priest on top: the player after you decides, and without hand cards nothing more is played",
            *SKELETON,
            "HL-R-COPY-01",
            "HL-R-PLAY-02",
            "HL-R-PLAY-03",
            given="A keen-koi | B | C sun-shy-skeleton | red 5 green 5 | graveyard doubtful-priest | turn C act",
            line="C: play sun-shy-skeleton; A: move red-2",
            after="A keen-koi | B | C +sun-shy-skeleton | red 3 green 5 | graveyard doubtful-priest",
        ),
        case(
            "Insidious Impaler on top stays there; the tavern card it performs is buried over it",
            *SKELETON,
            "HL-R-COPY-06",
            given="A sun-shy-skeleton | B | red 5 green 5 | tavern flailing-knight keen-koi ."
            " | graveyard buried-emperor insidious-impaler",
            line="A: play sun-shy-skeleton; A: pick tavern-1",
            after="A +sun-shy-skeleton | B | red 4 green 2 | tavern . keen-koi ."
            " | graveyard buried-emperor insidious-impaler flailing-knight",
        ),
        case(
            "Saltwater Sage on top turns over a hidden hero of whoever plays the Skeleton",
            *SKELETON,
            "HL-R-COPY-06",
            given="A sun-shy-skeleton -flailing-knight | B -hairy-hermit | red 5 green 5 | graveyard saltwater-sage",
            line="A: play sun-shy-skeleton",
            after="A +sun-shy-skeleton +flailing-knight | B -hairy-hermit | red 4 green 2 | graveyard saltwater-sage",
        ),
    ],
)
def test_sun_shy_skeleton(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    QUESTION,
    [
        asking(
            "Wrapped Warrior on top may take itself",
            *SKELETON,
            "HL-R-COPY-07",
            given="A sun-shy-skeleton | B | graveyard hairy-hermit wrapped-warrior",
            line="A: play sun-shy-skeleton; A: move red+1",
            asks="A: take hairy-hermit, take wrapped-warrior",
            refuses="take sun-shy-skeleton, none",
        ),
        asking(
            "Crow Carrier on top offers itself and the one below",
            *SKELETON,
            "HL-R-COPY-07",
            given="A sun-shy-skeleton | B | graveyard buried-emperor keen-koi crow-carrier",
            line="A: play sun-shy-skeleton",
            asks="A: place crow-carrier, place keen-koi",
            refuses="place buried-emperor, place sun-shy-skeleton, none",
        ),
    ],
)
def test_what_the_skeleton_may_reach(given: str, line: str, asks: str, refuses: str) -> None:
    offers(given, line, asks, refuses)


# --- Insidious Impaler -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    SCENARIO,
    [
        case(
            "it performs a tavern card and buries it; the slot stays empty",
            *IMPALER,
            "HL-TERM-BURY-ELSE",
            "HL-R-COPY-01",
            "HL-R-TURN-08",
            given="A insidious-impaler | B | red 5 green 5 | tavern flailing-knight keen-koi ."
            " | graveyard hairy-hermit",
            line="A: play insidious-impaler; A: pick tavern-1",
            after="A +insidious-impaler | B | red 4 green 2 | tavern . keen-koi ."
            " | graveyard hairy-hermit flailing-knight",
        ),
        case(
            "an empty tavern gives nothing",
            *IMPALER,
            "HL-ABIL-04",
            given=f"A insidious-impaler {HAND} | B | red 5 green 5 | tavern . . . | graveyard flailing-knight",
            line="A: play insidious-impaler",
            after=f"A {HAND} +insidious-impaler | B | red 5 green 5 | graveyard flailing-knight",
        ),
        case(
            "a single tavern card must be taken",
            *IMPALER,
            "HL-ABIL-03",
            given=f"A insidious-impaler {HAND} | B | red 5 green 5 | tavern . flailing-knight .",
            line="A: play insidious-impaler",
            after=f"A {HAND} +insidious-impaler | B | red 4 green 2 | graveyard flailing-knight",
        ),
        case(
            "the Emperor is buried without being performed",
            *IMPALER,
            "HL-R-COPY-05",
            "HL-EMP-08",
            given="A insidious-impaler | B | red 5 green 5 | tavern keen-koi buried-emperor .",
            line="A: play insidious-impaler; A: pick tavern-2",
            after="A +insidious-impaler | B | red 5 green 5 | tavern keen-koi . . | graveyard buried-emperor",
        ),
        case(
            "Resurrected Ram, lifted out, neither discards itself nor misses its slot, and is buried last",
            *IMPALER,
            "HL-R-COPY-03",
            given="A insidious-impaler | B | red 5 green 5 | tavern keen-koi resurrected-ram ace-fighter"
            " | graveyard buried-emperor hairy-hermit",
            line="A: play insidious-impaler; A: pick tavern-2; A: move red+1",
            after="A +insidious-impaler | B | red 6 green 5 | tavern hairy-hermit buried-emperor ."
            " | graveyard resurrected-ram | wilderness keen-koi ace-fighter",
        ),
        case(
            "Battle Connoisseur, lifted out, picks up the rest of the tavern only",
            *IMPALER,
            "HL-R-COPY-03",
            given=f"A insidious-impaler {HAND} | B | red 5 green 5 | tavern battle-connoisseur keen-koi ace-fighter",
            line="A: play insidious-impaler; A: pick tavern-1; A: place keen-koi",
            after=f"A {HAND} +insidious-impaler -keen-koi | B | red 5 green 6 | graveyard battle-connoisseur"
            " | wilderness ace-fighter",
        ),
        case(
            "Double-Shielded Turtle, lifted out, does not count itself",
            *IMPALER,
            "HL-R-COPY-03",
            given="A insidious-impaler | B | red 5 green 5 | tavern double-shielded-turtle keen-koi ace-fighter",
            line="A: play insidious-impaler; A: pick tavern-1; A: name water-folk; A: move red-1 green-1",
            after="A +insidious-impaler | B | red 4 green 4 | tavern . . ace-fighter"
            " | graveyard double-shielded-turtle | wilderness keen-koi",
        ),
        case(
            "Double-Shielded Turtle, the only tavern card, finds the tavern empty",
            *IMPALER,
            "HL-R-COPY-03",
            "HL-R-CARD-TURTLE",
            given=f"A insidious-impaler {HAND} | B | red 5 green 5 | tavern . . double-shielded-turtle",
            line="A: play insidious-impaler",
            after=f"A {HAND} +insidious-impaler | B | red 5 green 5 | graveyard double-shielded-turtle",
        ),
        case(
            "Unconfident Executioner is no target of its own; the Impaler goes on even from the graveyard",
            *IMPALER,
            "HL-R-COPY-02",
            "HL-R-COPY-03",
            "HL-R-TGT-09",
            given="A insidious-impaler | B -hairy-hermit | red 5 green 5 | tavern unconfident-executioner keen-koi .",
            line="A: play insidious-impaler; A: pick tavern-1",
            after="A | B -hairy-hermit | red 4 green 4 | tavern . keen-koi ."
            " | graveyard insidious-impaler unconfident-executioner",
        ),
        case(
            "Doubtful Priest: the additional hero is resolved completely before the Priest is buried",
            *IMPALER,
            "HL-R-PLAY-04",
            "HL-R-COPY-08",
            given="A insidious-impaler naughty-necromancer | B | red 5 green 5 | tavern doubtful-priest keen-koi ."
            " | graveyard buried-emperor",
            line="A: play insidious-impaler; A: pick tavern-1; B: move red+2; A: play naughty-necromancer",
            after="A +insidious-impaler +naughty-necromancer | B | red 8 green 6 | tavern . keen-koi ."
            " | graveyard buried-emperor doubtful-priest",
        ),
        case(
            "Doubtful Priest: what the additional hero buries lies below the Priest",
            *IMPALER,
            "HL-R-PLAY-04",
            given="A insidious-impaler unconfident-executioner | B +hairy-hermit | red 5 green 5"
            " | tavern doubtful-priest keen-koi .",
            line="A: play insidious-impaler; A: pick tavern-1; B: move red-2; A: play unconfident-executioner; "
            "A: bury B+1",
            after="A +insidious-impaler +unconfident-executioner | B | red 2 green 4 | tavern . keen-koi ."
            " | graveyard hairy-hermit doubtful-priest",
        ),
        case(
            "Ghastly Granny from the tavern may even pick the Impaler again, which lifts another card",
            *IMPALER,
            *GRANNY,
            "HL-R-COPY-04",
            "HL-R-COPY-06",
            given=f"A insidious-impaler {HAND} +keen-koi | B | red 5 green 5 | tavern ghastly-granny . flailing-knight",
            line="A: play insidious-impaler; A: pick tavern-1; A: pick A+2",
            after=f"A {HAND} +keen-koi +insidious-impaler | B | red 4 green 2"
            " | graveyard flailing-knight ghastly-granny",
        ),
        case(
            "Sun-Shy Skeleton from the tavern performs the top of the graveyard and is buried over it",
            *IMPALER,
            *SKELETON,
            "HL-R-COPY-06",
            given="A insidious-impaler | B | red 5 green 5 | tavern sun-shy-skeleton keen-koi ."
            " | graveyard flailing-knight",
            line="A: play insidious-impaler; A: pick tavern-1",
            after="A +insidious-impaler | B | red 4 green 2 | tavern . keen-koi ."
            " | graveyard flailing-knight sun-shy-skeleton",
        ),
        case(
            "Modest Monsterslayer from the tavern: the inner card is placed before the outer one is buried",
            *IMPALER,
            "HL-R-COPY-06",
            "HL-R-CARD-MONSTERSLAYER",
            "HL-CARD:modest-monsterslayer",
            given="A insidious-impaler -hairy-hermit | B | red 5 green 5"
            " | tavern modest-monsterslayer unconfident-executioner keen-koi",
            line="A: play insidious-impaler; A: pick tavern-1; A: pick tavern-2",
            after="A -hairy-hermit -unconfident-executioner | B | red 4 green 4 | tavern . . keen-koi"
            " | graveyard insidious-impaler modest-monsterslayer",
        ),
        case(
            "Saltwater Sage from the tavern turns over an own hidden hero, which performs; then the Sage is buried",
            *IMPALER,
            *SAGE,
            "HL-R-COPY-06",
            given="A insidious-impaler -unconfident-executioner | B +hairy-hermit | red 5 green 5"
            " | tavern saltwater-sage keen-koi .",
            line="A: play insidious-impaler; A: pick tavern-1; A: bury A+2",
            after="A +insidious-impaler | B +hairy-hermit | red 4 green 4 | tavern . keen-koi ."
            " | graveyard unconfident-executioner saltwater-sage",
        ),
    ],
)
def test_insidious_impaler(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    QUESTION,
    [
        asking(
            "any tavern card may be picked, the Emperor too, and there is no declining",
            *IMPALER,
            "HL-R-COPY-05",
            given="A insidious-impaler | B +ace-fighter | tavern keen-koi . buried-emperor | graveyard hairy-hermit",
            line="A: play insidious-impaler",
            asks="A: pick tavern-1, pick tavern-3",
            refuses="pick tavern-2, pick graveyard, pick A+1, pick B+1, none",
        ),
        asking(
            "Hopeful Salamander, lifted out, cannot place itself",
            *IMPALER,
            "HL-R-COPY-03",
            given="A insidious-impaler | B | tavern keen-koi hopeful-salamander ace-fighter",
            line="A: play insidious-impaler; A: pick tavern-2",
            asks="A: place tavern-1, place tavern-3",
            refuses="place tavern-2, none",
        ),
        asking(
            "Ghastly Granny, lifted out, picks among the own face-up heroes, the Impaler included",
            *IMPALER,
            *GRANNY,
            "HL-R-COPY-04",
            given="A insidious-impaler +keen-koi +buried-emperor | B"
            " | tavern ghastly-granny flailing-knight ace-fighter",
            line="A: play insidious-impaler; A: pick tavern-1",
            asks="A: pick A+1, pick A+3",
            refuses="pick A+2, pick tavern-1, pick tavern-2, none",
        ),
        asking(
            "Doubtful Priest, lifted out: the next player decides",
            *IMPALER,
            "HL-R-COPY-01",
            "HL-R-DEC-01",
            given="A | B | C insidious-impaler | red 5 green 5 | tavern doubtful-priest keen-koi . | turn C act",
            line="C: play insidious-impaler; C: pick tavern-1",
            asks="A: move red+2, move red-2",
            refuses="move green+2, none",
        ),
    ],
)
def test_what_the_impaler_may_pick(given: str, line: str, asks: str, refuses: str) -> None:
    offers(given, line, asks, refuses)


# --- Saltwater Sage ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    SCENARIO,
    [
        case(
            "it turns over an own hidden hero, which performs and stays face up",
            *SAGE,
            "HL-TERM-TURN-OVER",
            "HL-HIDDEN-03",
            "HL-R-HID-03",
            given="A saltwater-sage -keen-koi -flailing-knight -hairy-hermit | B | red 5 green 5",
            line="A: play saltwater-sage; A: turn-over A-2",
            after="A +saltwater-sage +flailing-knight -keen-koi -hairy-hermit | B | red 4 green 2",
        ),
        case(
            "without a hidden hero of one's own nothing happens",
            *SAGE,
            "HL-ABIL-04",
            given="A saltwater-sage +flailing-knight | B -hairy-hermit | red 5 green 5",
            line="A: play saltwater-sage",
            after="A +flailing-knight +saltwater-sage | B -hairy-hermit | red 5 green 5",
        ),
        case(
            "the Emperor is turned over and performs nothing",
            *SAGE,
            "HL-R-COPY-05",
            "HL-EMP-08",
            given="A saltwater-sage -buried-emperor | B | red 5 green 5",
            line="A: play saltwater-sage",
            after="A +saltwater-sage +buried-emperor | B | red 5 green 5",
        ),
        case(
            "what was turned over can move itself: Mummy Mystic into the graveyard",
            *SAGE,
            "HL-R-COPY-02",
            given="A saltwater-sage -mummy-mystic | B | red 5 green 5 | graveyard hairy-hermit",
            line="A: play saltwater-sage; A: exchange graveyard; A: with A+2",
            after="A +saltwater-sage +hairy-hermit | B | red 6 green 7 | graveyard mummy-mystic",
        ),
        case(
            "Doubtful Priest, turned over, gives an additional play",
            *SAGE,
            "HL-R-PLAY-03",
            "HL-R-COPY-08",
            given="A saltwater-sage keen-koi -doubtful-priest | B | red 6 green 5",
            line="A: play saltwater-sage; B: move red+2; A: play keen-koi",
            after="A +saltwater-sage +doubtful-priest +keen-koi | B | red 7 green 6",
        ),
        case(
            "Sun-Shy Skeleton, turned over, performs the top of the graveyard",
            *SAGE,
            *SKELETON,
            "HL-R-COPY-06",
            given="A saltwater-sage -sun-shy-skeleton | B | red 5 green 5 | graveyard flailing-knight",
            line="A: play saltwater-sage",
            after="A +saltwater-sage +sun-shy-skeleton | B | red 4 green 2 | graveyard flailing-knight",
        ),
        case(
            "Modest Monsterslayer, turned over, hides the tavern card it performed",
            *SAGE,
            "HL-R-COPY-06",
            "HL-CARD:modest-monsterslayer",
            given="A saltwater-sage -modest-monsterslayer -keen-koi | B | red 5 green 5"
            " | tavern flailing-knight hairy-hermit .",
            line="A: play saltwater-sage; A: turn-over A-1; A: pick tavern-1",
            after="A +saltwater-sage +modest-monsterslayer -keen-koi -flailing-knight | B | red 4 green 2"
            " | tavern . hairy-hermit .",
        ),
        case(
            "Granny, turned over, may pick the Sage, who turns over another",
            *SAGE,
            *GRANNY,
            "HL-R-COPY-04",
            given="A saltwater-sage -ghastly-granny -flailing-knight | B | red 5 green 5",
            line="A: play saltwater-sage; A: turn-over A-1",
            after="A +saltwater-sage +ghastly-granny +flailing-knight | B | red 4 green 2",
        ),
        case(
            "Granny, turned over, may pick the Sage, who has none left to turn over",
            *SAGE,
            *GRANNY,
            "HL-R-COPY-04",
            given="A saltwater-sage -ghastly-granny | B | red 5 green 5",
            line="A: play saltwater-sage",
            after="A +saltwater-sage +ghastly-granny | B | red 5 green 5",
        ),
    ],
)
def test_saltwater_sage(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    QUESTION,
    [
        asking(
            "any own hidden hero by its place, and there is no declining",
            *SAGE,
            "HL-R-TGT-08",
            given="A saltwater-sage +ace-fighter -keen-koi -buried-emperor | B -hairy-hermit +aimless-eel",
            line="A: play saltwater-sage",
            asks="A: turn-over A-1, turn-over A-2",
            refuses="turn-over A+1, turn-over A-3, turn-over B-1, turn-over B+1, none",
        ),
        asking(
            "Unconfident Executioner, turned over, may bury itself or the Sage",
            *SAGE,
            "HL-ABIL-07",
            given="A saltwater-sage -unconfident-executioner -keen-koi | B +hairy-hermit",
            line="A: play saltwater-sage; A: turn-over A-1",
            asks="A: bury A+1, bury A+2, bury B+1",
            refuses="bury A-1, none",
        ),
    ],
)
def test_what_the_sage_may_turn_over(given: str, line: str, asks: str, refuses: str) -> None:
    offers(given, line, asks, refuses)


@pytest.mark.rules(*SAGE, "HL-END-01", "HL-END-02", "HL-END-04", "HL-R-EMP-02", "HL-R-HID-05")
@pytest.mark.parametrize(("before", "over"), [(6, True), (5, False)])
def test_what_the_sage_turns_over_counts_for_the_game_end(before: int, over: bool) -> None:
    party = ["bored-goblin", "hairy-hermit", "grumpy-guard", "leery-lizard", "furious-frog", "half-eaten-bull"]
    face_up = " ".join(f"+{hero}" for hero in party[:before])
    state = position(f"A saltwater-sage keen-koi ace-fighter aimless-eel {face_up} -buried-emperor | B")

    play(state, "A: play saltwater-sage; A: draw tavern-1; A: discard keen-koi")

    assert before + 2 == len(state.ups[0])
    assert over == state.over


# --- chains ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    SCENARIO,
    [
        case(
            "Granny, found on the graveyard by the Skeleton, has only the Skeleton to pick and may not",
            *GRANNY,
            *SKELETON,
            "HL-R-COPY-04",
            given="A sun-shy-skeleton | B +flailing-knight | red 5 green 5 | graveyard ghastly-granny",
            line="A: play sun-shy-skeleton",
            after="A +sun-shy-skeleton | B +flailing-knight | red 5 green 5 | graveyard ghastly-granny",
        ),
        case(
            "Granny picks the Skeleton, which performs the top of the graveyard",
            *GRANNY,
            *SKELETON,
            "HL-R-COPY-06",
            given="A ghastly-granny +sun-shy-skeleton | B | red 5 green 5 | graveyard flailing-knight",
            line="A: play ghastly-granny",
            after="A +sun-shy-skeleton +ghastly-granny | B | red 4 green 2 | graveyard flailing-knight",
        ),
        case(
            "Granny picks the Skeleton, which finds the Emperor on top",
            *GRANNY,
            *SKELETON,
            "HL-R-COPY-05",
            given="A ghastly-granny +sun-shy-skeleton | B | red 5 green 5 | graveyard buried-emperor",
            line="A: play ghastly-granny",
            after="A +sun-shy-skeleton +ghastly-granny | B | red 5 green 5 | graveyard buried-emperor",
        ),
        case(
            "Granny, Skeleton, Sage: three deep",
            *GRANNY,
            *SKELETON,
            *SAGE,
            "HL-R-COPY-06",
            given="A ghastly-granny +sun-shy-skeleton -flailing-knight | B | red 5 green 5 | graveyard saltwater-sage",
            line="A: play ghastly-granny",
            after="A +sun-shy-skeleton +ghastly-granny +flailing-knight | B | red 4 green 2 | graveyard saltwater-sage",
        ),
        case(
            "an additional play begins a new chain: Granny may pick the Skeleton that is still being performed",
            *GRANNY,
            *SKELETON,
            "HL-R-PLAY-03",
            "HL-R-COPY-04",
            given="A sun-shy-skeleton ghastly-granny keen-koi | B | red 6 green 5 | graveyard doubtful-priest",
            line="A: play sun-shy-skeleton; B: move red+2; A: play ghastly-granny; B: move red-2; A: play keen-koi",
            after="A +sun-shy-skeleton +ghastly-granny +keen-koi | B | red 5 green 6 | graveyard doubtful-priest",
        ),
        case(
            "after the additional play the outer cards go on with what is left of them",
            *IMPALER,
            "HL-R-COPY-06",
            "HL-R-PLAY-04",
            given="A insidious-impaler flailing-knight leery-lizard | B | red 5 green 5"
            " | tavern modest-monsterslayer doubtful-priest keen-koi",
            line="A: play insidious-impaler; A: pick tavern-1; A: pick tavern-2; B: move red-2; A: play leery-lizard;"
            " A: move green-2",
            after="A flailing-knight +insidious-impaler +leery-lizard -doubtful-priest | B | red 3 green 3"
            " | tavern . . keen-koi | graveyard modest-monsterslayer",
        ),
        case(
            "Sanguine Scholar, a pure copier too, is no pick for the Granny it performs",
            *GRANNY,
            "HL-R-COPY-04",
            "HL-X-EXTRAS-06",
            "HL-CARD:sanguine-scholar",
            given="A sanguine-scholar | B +ghastly-granny +flailing-knight | red 5 green 5 | options extras",
            line="A: play sanguine-scholar; A: pick B+1",
            after="A +sanguine-scholar | B +ghastly-granny +flailing-knight | red 5 green 5",
        ),
    ],
)
def test_chains(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    QUESTION,
    [
        asking(
            "Granny on the graveyard: every own face-up hero but the Skeleton that performs her",
            *GRANNY,
            *SKELETON,
            "HL-R-COPY-04",
            given="A sun-shy-skeleton +flailing-knight +keen-koi +buried-emperor | B +ace-fighter"
            " | graveyard ghastly-granny",
            line="A: play sun-shy-skeleton",
            asks="A: pick A+1, pick A+2",
            refuses="pick A+3, pick A+4, pick B+1, none",
        ),
        asking(
            "Sage, Skeleton, Granny: the Sage may be picked again, the Skeleton may not",
            *GRANNY,
            *SKELETON,
            *SAGE,
            "HL-R-COPY-04",
            given="A saltwater-sage +ace-fighter -sun-shy-skeleton -keen-koi | B | graveyard ghastly-granny",
            line="A: play saltwater-sage; A: turn-over A-1",
            asks="A: pick A+1, pick A+2",
            refuses="pick A+3, pick A-1, none",
        ),
        asking(
            "Granny, really played, begins a new chain: the Skeleton outside it may be picked, she herself may not",
            *GRANNY,
            "HL-R-PLAY-03",
            "HL-R-COPY-04",
            given="A sun-shy-skeleton ghastly-granny +ace-fighter | B | red 5 green 5 | graveyard doubtful-priest",
            line="A: play sun-shy-skeleton; B: move red+2; A: play ghastly-granny",
            asks="A: pick A+1, pick A+2",
            refuses="pick A+3, none",
        ),
    ],
)
def test_the_loop_guard(given: str, line: str, asks: str, refuses: str) -> None:
    offers(given, line, asks, refuses)


@pytest.mark.rules(*GRANNY, *SKELETON, *IMPALER, *SAGE, "HL-R-COPY-06", "HL-R-COPY-09")
def test_the_longest_chain_unwinds_card_by_card() -> None:
    given = (
        "A saltwater-sage -ghastly-granny -sun-shy-skeleton | B | red 5 green 5"
        " | tavern modest-monsterslayer flailing-knight keen-koi | graveyard buried-emperor insidious-impaler"
    )
    state = position(given)

    play(state, "A: play saltwater-sage; A: turn-over A-1; A: pick tavern-1")

    assert 6 == len(state.stack)  # Sage, Granny, Sage again, Skeleton, Impaler, Monsterslayer
    assert "A: pick tavern-2, pick tavern-3" == asked(state)

    play(state, "A: pick tavern-2")

    assert not state.stack
    assert (
        "A +saltwater-sage +ghastly-granny +sun-shy-skeleton -flailing-knight | B | red 4 green 2"
        " | tavern . . keen-koi | graveyard buried-emperor insidious-impaler modest-monsterslayer"
    ) == shown(state, given)


@pytest.mark.rules("HL-R-COPY-04")
@pytest.mark.parametrize(
    ("copier", "given", "after"),
    [
        pytest.param(
            "sun-shy-skeleton",
            "A keen-koi +flailing-knight | B | red 5 green 5 | graveyard ghastly-granny",
            "A keen-koi +flailing-knight | B | red 5 green 5 | graveyard ghastly-granny",
            id="a Skeleton that meets her on the graveyard does nothing",
            marks=pytest.mark.rules(*SKELETON),
        ),
        pytest.param(
            "insidious-impaler",
            "A keen-koi +flailing-knight | B | red 5 green 5 | tavern . ghastly-granny .",
            "A keen-koi +flailing-knight | B | red 5 green 5 | graveyard ghastly-granny",
            id="an Impaler that meets her in the tavern only buries her",
            marks=pytest.mark.rules(*IMPALER),
        ),
        pytest.param(
            "modest-monsterslayer",
            "A keen-koi +flailing-knight | B | red 5 green 5 | tavern . ghastly-granny .",
            "A keen-koi +flailing-knight -ghastly-granny | B | red 5 green 5",
            id="a Monsterslayer that meets her in the tavern only hides her",
            marks=pytest.mark.rules("HL-CARD:modest-monsterslayer"),
        ),
        pytest.param(
            "saltwater-sage",
            "A keen-koi +flailing-knight -ghastly-granny | B | red 5 green 5",
            "A keen-koi +flailing-knight +ghastly-granny | B | red 5 green 5",
            id="a Sage that finds her hidden only turns her over",
            marks=pytest.mark.rules(*SAGE),
        ),
    ],
)
def test_granny_is_not_performed_while_she_is_being_performed(copier: str, given: str, after: str) -> None:
    state = position(given)  # no line of play leads here; the guard holds all the same
    numbers = state.box.numbers
    state.stack = [Pending(numbers["ghastly-granny"], 0, True), Pending(numbers[copier], 0, False)]
    state.stack[0].step = len(state.script.programs[numbers["ghastly-granny"]])
    state.asked = NOBODY

    state.advance()

    assert after == shown(state, given)
    assert not state.stack


# --- knowledge ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "line", "known"),
    [
        learning(
            "what the Impaler buries everybody knows",
            *IMPALER,
            "HL-R-INFO-03",
            given="A insidious-impaler | B | C | tavern flailing-knight keen-koi .",
            line="A: play insidious-impaler; A: pick tavern-1",
            known="flailing-knight everybody, keen-koi everybody",
        ),
        learning(
            "what the Sage turns over everybody knows, what stays hidden only the owner",
            *SAGE,
            "HL-R-INFO-03",
            given="A saltwater-sage -flailing-knight -keen-koi | B | C",
            line="A: play saltwater-sage; A: turn-over A-1",
            known="flailing-knight everybody, keen-koi A",
        ),
        learning(
            "a performed card stays where it is, and nobody learns anything by it",
            *SKELETON,
            "HL-R-INFO-03",
            given="A sun-shy-skeleton -keen-koi | B -ace-fighter | C | graveyard flailing-knight",
            line="A: play sun-shy-skeleton",
            known="keen-koi A, ace-fighter B, flailing-knight everybody",
        ),
        learning(
            "Crow Carrier performed from the graveyard keeps the split secret, itself included",
            *SKELETON,
            "HL-R-INFO-06",
            given="A sun-shy-skeleton | B | C | graveyard hairy-hermit keen-koi crow-carrier",
            line="A: play sun-shy-skeleton; A: place crow-carrier",
            known="crow-carrier A, keen-koi A, hairy-hermit everybody",
        ),
    ],
)
def test_who_knows_what_after_a_copy(given: str, line: str, known: str) -> None:
    learns(given, line, known)
