"""The 19 Water Folk: what they do, what they cannot do, and who may pick what (the Sage: see the copying heroes)."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import (
    asking,
    case,
    choices,
    hides,
    hiding,
    knowers,
    learning,
    learns,
    offers,
    others,
    play,
    position,
    runs,
    told,
)

from interregnum.games.hidden_leaders.engine import rules
from interregnum.games.hidden_leaders.engine.state import State

SCENARIO = ("given", "line", "after", "rolls")
QUESTION = ("given", "line", "asks", "refuses")
HAND = "joyless-chief battle-pet-master curious-troll pigmented-war-pig"  # with four cards nothing is drawn in step 2


# --- the faction -------------------------------------------------------------------------------------------------

WATER_FOLK = (
    "pessimistic-whaleman", "tentacle-oracle", "drowned-deserter", "deep-sea-squire", "vegetarian-sharkguard",
    "double-shielded-turtle", "leery-lizard", "furious-frog", "apathetic-waterpriest", "hopeful-salamander",
    "keen-koi", "triple-sword-lizard", "saltwater-sage", "miniature-merman", "krill-keeper", "aimless-eel",
    "bludgeoning-blowfish", "friendly-frogmage", "underwater-artist",
)  # fmt: skip


@pytest.mark.parametrize(
    SCENARIO,
    [
        case(
            f"{hero} is a Water Folk hero for those who look for one",
            f"HL-CARD:{hero}",
            "HL-COMP-14",
            given=f"A half-eaten-bull | B +{hero} | red 5 green 5",
            line="A: play half-eaten-bull",
            after=f"A +half-eaten-bull | B | red 7 green 6 | graveyard {hero}",
        )
        for hero in WATER_FOLK
    ],
)
def test_all_nineteen_are_water_folk(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


# --- markers -----------------------------------------------------------------------------------------------------


def moves(card: str, red: int, green: int, asks: str, *ids: str, refuses: str = "none") -> object:
    """A row: with the markers on these spaces the card offers these moves."""
    return asking(
        f"{card} on red {red}, green {green} offers {asks}",
        f"HL-CARD:{card}",
        *ids,
        given=f"A {card} | B | red {red} green {green}",
        line=f"A: play {card}",
        asks=f"A: {asks}",
        refuses=refuses,
    )


def ends(card: str, start: tuple[int, int], end: tuple[int, int], *ids: str) -> object:
    """A row: with the markers on these spaces nobody is asked, and they end there."""
    return case(
        f"{card} takes red {start[0]}, green {start[1]} to red {end[0]}, green {end[1]}",
        f"HL-CARD:{card}",
        *ids,
        given=f"A {card} | B | red {start[0]} green {start[1]}",
        line=f"A: play {card}",
        after=f"A +{card} | B | red {end[0]} green {end[1]}",
    )


BOTH_LEVEL = ("HL-GLOS-LEVEL", "HL-R-MARK-09")


@pytest.mark.parametrize(
    QUESTION,
    [
        moves("leery-lizard", 5, 5, "move red-1, move green-2", refuses="move red-1 green-2, move red-2, none"),
        moves("leery-lizard", 2, 3, "move red-1, move green-2"),
        moves("leery-lizard", 2, 2, "move red-1, move green-1", "HL-R-MARK-03", refuses="move green-2, none"),
        moves("apathetic-waterpriest", 5, 5, "move red-2, move green-1", refuses="move red-1, move green-2, none"),
        moves("apathetic-waterpriest", 3, 2, "move red-2, move green-1"),
        moves("apathetic-waterpriest", 2, 2, "move red-1, move green-1", "HL-R-MARK-03"),
        moves(
            "furious-frog",
            5,
            5,
            "move red-2, move green-2, move red-2 green-2",
            "HL-R-MARK-04",
            refuses="move red-1, move red-1 green-2, move red-2 green-1, none",
        ),
        moves("furious-frog", 3, 12, "move red-2, move green-2, move red-2 green-2"),
        moves("furious-frog", 2, 5, "move red-1, move green-2, move red-1 green-2", "HL-R-MARK-03"),
        moves(
            "drowned-deserter",
            6,
            4,
            "move red-1, move green+2",
            "HL-GLOS-LEADING",
            "HL-GLOS-TRAILING",
            refuses="move red-1 green+2, move green-1, move red+2, none",
        ),
        moves("drowned-deserter", 4, 6, "move green-1, move red+2", refuses="move red-1, move green+2, none"),
        moves("drowned-deserter", 2, 1, "move red-1, move green+2"),
        moves(
            "drowned-deserter", 12, 11, "move red-1, move green+1", "HL-EX-16", "HL-R-MARK-03", refuses="move green+2"
        ),
        moves("drowned-deserter", 10, 12, "move green-1, move red+2"),
        moves("triple-sword-lizard", 9, 4, "move red-1, move red-3", refuses="move red-2, move green-1, none"),
        moves("triple-sword-lizard", 4, 9, "move green-1, move green-3", refuses="move green-2, move red-1, none"),
        moves("triple-sword-lizard", 4, 1, "move red-1, move red-3"),
        moves("triple-sword-lizard", 1, 3, "move green-1, move green-2", "HL-EX-17", refuses="move green-3, none"),
        moves("pessimistic-whaleman", 11, 1, "move red+1, move green+1", refuses="move red+1 green+1, none"),
        moves("deep-sea-squire", 11, 1, "move red+1, move green+1", refuses="move red+1 green+1, none"),
        moves("aimless-eel", 11, 1, "move red+1, move green+1", refuses="move red+1 green+1, none"),
        moves("bludgeoning-blowfish", 11, 2, "move red+1, move green-1", refuses="move red-1, move green+1, none"),
        moves("miniature-merman", 2, 11, "move red-1, move green+1", refuses="move red+1, move green-1, none"),
        moves("vegetarian-sharkguard", 5, 11, "move red+2, move green+1, move red+2 green+1"),
        moves(
            "vegetarian-sharkguard", 10, 5, "move red+2, move green+2, move red+2 green+2", refuses="move red+1, none"
        ),
    ],
)
def test_the_marker_moves_on_offer(given: str, line: str, asks: str, refuses: str) -> None:
    offers(given, line, asks, refuses)


@pytest.mark.parametrize(
    SCENARIO,
    [
        ends("leery-lizard", (1, 5), (1, 3), "HL-R-MARK-02"),
        ends("leery-lizard", (5, 1), (4, 1), "HL-R-MARK-02"),
        ends("leery-lizard", (1, 1), (1, 1), "HL-R-MARK-02", "HL-ABIL-05"),
        ends("apathetic-waterpriest", (1, 5), (1, 4), "HL-R-MARK-02"),
        ends("apathetic-waterpriest", (2, 1), (1, 1), "HL-R-MARK-02", "HL-R-MARK-03"),
        ends("apathetic-waterpriest", (1, 1), (1, 1), "HL-R-MARK-02"),
        ends("furious-frog", (1, 5), (1, 3), "HL-R-MARK-02"),
        ends("furious-frog", (2, 1), (1, 1), "HL-R-MARK-02", "HL-R-MARK-03"),
        ends("furious-frog", (1, 1), (1, 1), "HL-R-MARK-02"),
        ends("drowned-deserter", (5, 5), (5, 5), *BOTH_LEVEL),
        ends("drowned-deserter", (1, 1), (1, 1), *BOTH_LEVEL),
        ends("drowned-deserter", (12, 12), (12, 12), *BOTH_LEVEL),
        ends("keen-koi", (6, 5), (5, 6), "HL-EX-15", "HL-R-MARK-05", "HL-R-MARK-08"),
        ends("keen-koi", (5, 5), (5, 5), "HL-EX-15", *BOTH_LEVEL),
        ends("keen-koi", (5, 7), (6, 6), "HL-R-MARK-05"),
        ends("keen-koi", (12, 1), (11, 2), "HL-R-MARK-05"),
        ends("keen-koi", (1, 2), (2, 1), "HL-R-MARK-05"),
        ends("keen-koi", (12, 11), (11, 12), "HL-R-MARK-05"),
        ends("keen-koi", (12, 12), (12, 12), *BOTH_LEVEL),
        ends("triple-sword-lizard", (1, 2), (1, 1), "HL-EX-17", "HL-R-MARK-03"),
        ends("triple-sword-lizard", (4, 4), (4, 4), *BOTH_LEVEL),
    ],
)
def test_markers_that_move_without_a_choice(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    SCENARIO,
    [
        case(
            "Leery Lizard moves one",
            "HL-CARD:leery-lizard",
            given="A leery-lizard | B | red 5 green 5",
            line="A: play leery-lizard; A: move green-2",
            after="A +leery-lizard | B | red 5 green 3",
        ),
        case(
            "Apathetic Waterpriest moves one",
            "HL-CARD:apathetic-waterpriest",
            given="A apathetic-waterpriest | B | red 5 green 5",
            line="A: play apathetic-waterpriest; A: move red-2",
            after="A +apathetic-waterpriest | B | red 3 green 5",
        ),
        case(
            "Furious Frog moves both",
            "HL-CARD:furious-frog",
            given="A furious-frog | B | red 5 green 2",
            line="A: play furious-frog; A: move red-2 green-1",
            after="A +furious-frog | B | red 3 green 1",
        ),
        case(
            "Drowned Deserter takes the trailing marker past the leading one",
            "HL-CARD:drowned-deserter",
            "HL-R-MARK-08",
            given="A drowned-deserter | B | red 5 green 6",
            line="A: play drowned-deserter; A: move red+2",
            after="A +drowned-deserter | B | red 7 green 6",
        ),
        case(
            "Drowned Deserter at the edge",
            "HL-CARD:drowned-deserter",
            "HL-EX-16",
            given="A drowned-deserter | B | red 12 green 11",
            line="A: play drowned-deserter; A: move green+1",
            after="A +drowned-deserter | B | red 12 green 12",
        ),
        case(
            "Triple Sword Lizard takes the leading marker past the other",
            "HL-CARD:triple-sword-lizard",
            given="A triple-sword-lizard | B | red 5 green 6",
            line="A: play triple-sword-lizard; A: move green-3",
            after="A +triple-sword-lizard | B | red 5 green 3",
        ),
    ],
)
def test_chosen_marker_moves(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    ("hero", "rest", "markers"),
    [
        pytest.param(
            hero, rest, markers, id=hero, marks=pytest.mark.rules(f"HL-CARD:{hero}", "HL-TURN-06", "HL-R-MARK-07")
        )
        for hero, rest, markers in [
            ("hopeful-salamander", "B", (12, 6)),
            ("friendly-frogmage", "B", (12, 6)),
            ("underwater-artist", "B keen-koi", (12, 6)),
            ("krill-keeper", "B +mummy-mystic", (11, 5)),
            ("double-shielded-turtle", "B", (11, 5)),
        ]
    ],
)
def test_where_the_markers_are_when_the_text_asks(hero: str, rest: str, markers: tuple[int, int]) -> None:
    state = position(f"A {hero} bored-goblin grumpy-guard | {rest} | red 11 green 5")

    play(state, f"A: play {hero}")

    assert state.stack
    assert markers == (state.red, state.green)


# --- X and conditions --------------------------------------------------------------------------------------------

KRILL = ("HL-CARD:krill-keeper",)
TURTLE = ("HL-CARD:double-shielded-turtle", "HL-R-CARD-TURTLE")
ORACLE = ("HL-CARD:tentacle-oracle", "HL-R-CARD-ORACLE")
UNDEAD = ("mummy-mystic", "half-eaten-bull", "crow-carrier", "gorgeous-gorgon")


def krill(title: str, party: str, start: tuple[int, int], end: tuple[int, int], *ids: str) -> object:
    """A row: A names B, whose party this is, and the markers go so far."""
    return case(
        f"Krill Keeper counts {title}",
        *KRILL,
        *ids,
        given=f"A krill-keeper +arrowgant-skeleton | B {party} | red {start[0]} green {start[1]}",
        line="A: play krill-keeper; A: name B",
        after=f"A +arrowgant-skeleton +krill-keeper | B {party} | red {end[0]} green {end[1]}",
    )


@pytest.mark.parametrize(
    SCENARIO,
    [
        krill("none among other factions", "+keen-koi", (5, 7), (5, 7), "HL-R-MARK-06"),
        krill("no hidden Undead", "-mummy-mystic", (5, 7), (5, 7), "HL-ABIL-08"),
        krill("one", "+keen-koi +mummy-mystic -half-eaten-bull", (5, 7), (4, 6)),
        krill("the Emperor as one", "+buried-emperor", (5, 7), (4, 6), "HL-R-EMP-01", "HL-R-EMP-02"),
        krill("two", "+mummy-mystic +half-eaten-bull", (5, 7), (3, 5)),
        krill("three", " ".join(f"+{hero}" for hero in UNDEAD[:3]), (5, 7), (2, 4)),
        krill("no more than three", " ".join(f"+{hero}" for hero in UNDEAD), (5, 7), (2, 4), "HL-R-MARK-06"),
        krill(
            "three, cut short at the end", " ".join(f"+{hero}" for hero in UNDEAD[:3]), (2, 5), (1, 2), "HL-R-MARK-01"
        ),
        case(
            "Krill Keeper may count the player's own Undead",
            *KRILL,
            "HL-R-TGT-03",
            given="A krill-keeper +mummy-mystic | B +half-eaten-bull +crow-carrier | red 5 green 7",
            line="A: play krill-keeper; A: name A",
            after="A +mummy-mystic +krill-keeper | B +half-eaten-bull +crow-carrier | red 4 green 6",
        ),
        case(
            "Tentacle Oracle finds no Undead on top: both markers go back by three",
            *ORACLE,
            given="A tentacle-oracle | B | red 5 green 7 | wilderness mummy-mystic keen-koi",
            line="A: play tentacle-oracle",
            after="A +tentacle-oracle | B | red 2 green 4 | wilderness mummy-mystic keen-koi",
        ),
        case(
            "Tentacle Oracle: four less three is one",
            *ORACLE,
            given="A tentacle-oracle | B | red 4 green 5 | wilderness ace-fighter",
            line="A: play tentacle-oracle",
            after="A +tentacle-oracle | B | red 1 green 2 | wilderness ace-fighter",
        ),
        case(
            "Tentacle Oracle: three less three is cut short",
            *ORACLE,
            "HL-R-MARK-01",
            given="A tentacle-oracle | B | red 3 green 12 | wilderness hairy-hermit",
            line="A: play tentacle-oracle",
            after="A +tentacle-oracle | B | red 1 green 9 | wilderness hairy-hermit",
        ),
        case(
            "Tentacle Oracle finds an Undead on top: nothing moves",
            *ORACLE,
            given="A tentacle-oracle | B | red 5 green 7 | wilderness keen-koi mummy-mystic",
            line="A: play tentacle-oracle",
            after="A +tentacle-oracle | B | red 5 green 7 | wilderness keen-koi mummy-mystic",
        ),
        case(
            "Tentacle Oracle finds the Emperor, an Undead too: nothing moves",
            *ORACLE,
            "HL-R-EMP-01",
            "HL-CARD:buried-emperor",
            given="A tentacle-oracle | B | red 5 green 7 | wilderness keen-koi buried-emperor",
            line="A: play tentacle-oracle",
            after="A +tentacle-oracle | B | red 5 green 7 | wilderness keen-koi buried-emperor",
        ),
        case(
            "Tentacle Oracle finds an empty wilderness",
            *ORACLE,
            "HL-ABIL-04",
            given="A tentacle-oracle | B | red 5 green 7 | graveyard keen-koi",
            line="A: play tentacle-oracle",
            after="A +tentacle-oracle | B | red 5 green 7 | graveyard keen-koi",
        ),
        case(
            "Double-Shielded Turtle discards the named faction in slot order, X is two",
            *TURTLE,
            "HL-R-PILE-06",
            "HL-R-MARK-07",
            given="A double-shielded-turtle | B | red 5 green 7 | tavern keen-koi ace-fighter aimless-eel",
            line="A: play double-shielded-turtle; A: name water-folk; A: move red-2 green-2",
            after="A +double-shielded-turtle | B | red 3 green 5 | tavern . ace-fighter ."
            " | wilderness keen-koi aimless-eel",
        ),
        case(
            "Double-Shielded Turtle: X is one",
            *TURTLE,
            given="A double-shielded-turtle | B | red 5 green 7 | tavern keen-koi ace-fighter aimless-eel",
            line="A: play double-shielded-turtle; A: name imperial-army; A: move green-1",
            after="A +double-shielded-turtle | B | red 5 green 6 | tavern keen-koi . aimless-eel"
            " | wilderness ace-fighter",
        ),
        case(
            "Double-Shielded Turtle: a faction that is not there moves nothing",
            *TURTLE,
            "HL-R-TGT-13",
            "HL-R-MARK-06",
            given="A double-shielded-turtle | B | red 5 green 7 | tavern keen-koi ace-fighter aimless-eel",
            line="A: play double-shielded-turtle; A: name undead",
            after="A +double-shielded-turtle | B | red 5 green 7 | tavern keen-koi ace-fighter aimless-eel",
        ),
        case(
            "Double-Shielded Turtle: all three, the Emperor among them",
            *TURTLE,
            "HL-R-EMP-01",
            "HL-R-EMP-02",
            given=f"A double-shielded-turtle {HAND} | B | red 5 green 7 | tavern keen-koi buried-emperor aimless-eel",
            line="A: play double-shielded-turtle; A: name water-folk; A: move red-3 green-3",
            after=f"A {HAND} +double-shielded-turtle | B | red 2 green 4"
            " | wilderness keen-koi buried-emperor aimless-eel",
        ),
        case(
            "Double-Shielded Turtle: with red on 1 only green is left to move",
            *TURTLE,
            "HL-R-MARK-02",
            given="A double-shielded-turtle | B | red 1 green 7 | tavern keen-koi ace-fighter .",
            line="A: play double-shielded-turtle; A: name imperial-army",
            after="A +double-shielded-turtle | B | red 1 green 6 | tavern keen-koi . . | wilderness ace-fighter",
        ),
        case(
            "Double-Shielded Turtle: with both on 1 the cards are discarded all the same",
            *TURTLE,
            "HL-ABIL-04",
            given="A double-shielded-turtle | B | red 1 green 1 | tavern keen-koi ace-fighter .",
            line="A: play double-shielded-turtle; A: name imperial-army",
            after="A +double-shielded-turtle | B | red 1 green 1 | tavern keen-koi . . | wilderness ace-fighter",
        ),
        case(
            "Double-Shielded Turtle in front of an empty tavern does nothing, and no faction is named",
            *TURTLE,
            given=f"A double-shielded-turtle {HAND} | B | red 5 green 7 | tavern . . .",
            line="A: play double-shielded-turtle",
            after=f"A {HAND} +double-shielded-turtle | B | red 5 green 7",
        ),
    ],
)
def test_counts_and_conditions(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    QUESTION,
    [
        asking(
            "Krill Keeper: any player may be named, also one without heroes, and there is no declining",
            *KRILL,
            "HL-R-TGT-02",
            "HL-R-TGT-03",
            given="A krill-keeper | B +mummy-mystic | C",
            line="A: play krill-keeper",
            asks="A: name A, name B, name C",
            refuses="name D, none",
        ),
        asking(
            "Double-Shielded Turtle: any of the four factions, and there is no declining",
            *TURTLE,
            "HL-R-TGT-13",
            given="A double-shielded-turtle | B | tavern keen-koi . .",
            line="A: play double-shielded-turtle",
            asks="A: name undead, name water-folk, name imperial-army, name hill-tribes",
            refuses="name A, name wilderness, none",
        ),
        asking(
            "Double-Shielded Turtle: one marker, the other, or both, by X each",
            *TURTLE,
            "HL-R-MARK-04",
            given="A double-shielded-turtle | B | red 5 green 2 | tavern keen-koi aimless-eel ace-fighter",
            line="A: play double-shielded-turtle; A: name water-folk",
            asks="A: move red-2, move green-1, move red-2 green-1",
            refuses="move red-1, move green-2, move red-1 green-1, none",
        ),
    ],
)
def test_what_may_be_named(given: str, line: str, asks: str, refuses: str) -> None:
    offers(given, line, asks, refuses)


# --- harbor ------------------------------------------------------------------------------------------------------

WHALEMAN = ("HL-CARD:pessimistic-whaleman", "HL-R-CARD-WHALEMAN")
SQUIRE = ("HL-CARD:deep-sea-squire", "HL-R-CARD-WHALEMAN")


@pytest.mark.parametrize(
    SCENARIO,
    [
        case(
            "Pessimistic Whaleman hides one of two harbor cards and discards the other",
            *WHALEMAN,
            "HL-TERM-DRAW-PILE",
            "HL-R-HID-01",
            given="A pessimistic-whaleman keen-koi -ace-fighter | B | red 5 green 5 | harbor aimless-eel hairy-hermit",
            line="A: play pessimistic-whaleman; A: move red+1; A: place aimless-eel",
            after="A keen-koi +pessimistic-whaleman -ace-fighter -aimless-eel | B | red 6 green 5"
            " | wilderness hairy-hermit",
        ),
        case(
            "Pessimistic Whaleman with both markers on 12 still draws",
            *WHALEMAN,
            "HL-ABIL-04",
            given="A pessimistic-whaleman | B | red 12 green 12 | harbor aimless-eel hairy-hermit",
            line="A: play pessimistic-whaleman; A: place hairy-hermit",
            after="A +pessimistic-whaleman -hairy-hermit | B | red 12 green 12 | wilderness aimless-eel",
        ),
        case(
            "Deep-Sea Squire hides one of two harbor cards and keeps the other in hand",
            *SQUIRE,
            given="A deep-sea-squire keen-koi -ace-fighter | B | red 5 green 5 | harbor aimless-eel hairy-hermit",
            line="A: play deep-sea-squire; A: move green+1; A: place aimless-eel",
            after="A keen-koi hairy-hermit +deep-sea-squire -ace-fighter -aimless-eel | B | red 5 green 6",
        ),
        case(
            "Deep-Sea Squire may hide the Emperor",
            *SQUIRE,
            "HL-R-EMP-03",
            "HL-R-PILE-09",
            given="A deep-sea-squire | B | red 12 green 5 | harbor buried-emperor hairy-hermit",
            line="A: play deep-sea-squire; A: place buried-emperor",
            after="A hairy-hermit +deep-sea-squire -buried-emperor | B | red 12 green 6",
        ),
    ],
)
def test_drawing_from_the_harbor(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    QUESTION,
    [
        asking(
            "Pessimistic Whaleman: one of the two that were drawn, and there is no declining",
            *WHALEMAN,
            given="A pessimistic-whaleman keen-koi | B | harbor ace-fighter aimless-eel hairy-hermit",
            line="A: play pessimistic-whaleman; A: move red+1",
            asks="A: place hairy-hermit, place aimless-eel",
            refuses="place ace-fighter, place keen-koi, none",
        ),
        asking(
            "Deep-Sea Squire: one of the two that were drawn, and there is no declining",
            *SQUIRE,
            given="A deep-sea-squire keen-koi | B | harbor ace-fighter aimless-eel hairy-hermit",
            line="A: play deep-sea-squire; A: move red+1",
            asks="A: place hairy-hermit, place aimless-eel",
            refuses="place ace-fighter, place keen-koi, none",
        ),
    ],
)
def test_which_drawn_card_may_be_hidden(given: str, line: str, asks: str, refuses: str) -> None:
    offers(given, line, asks, refuses)


def scarce(card: str, harbor: str, wilderness: str) -> State:
    """A position whose harbor and wilderness hold just these cards; playing the card moves red without a question."""
    base = f"A {card} | B | green 12 | tavern bored-goblin grumpy-guard . | harbor {harbor} | wilderness {wilderness}"
    return position(f"{base} | graveyard {others(base)}")


def names(state: State, cards: list[int]) -> str:
    return " ".join(state.box.ids[card] for card in cards)


@pytest.mark.rules(*WHALEMAN, *SQUIRE, "HL-R-PILE-03", "HL-R-TGT-06", "HL-R-PILE-02")
@pytest.mark.parametrize("card", ["pessimistic-whaleman", "deep-sea-squire"])
@pytest.mark.parametrize(
    ("harbor", "wilderness", "hidden"),
    [
        pytest.param("", "", "", id="nothing can be drawn"),
        pytest.param("keen-koi", "", "keen-koi", id="one harbor card is hidden and nothing else happens to it"),
        pytest.param("", "keen-koi", "keen-koi", id="one wilderness card becomes the harbor and is hidden"),
        pytest.param("", "buried-emperor", "buried-emperor", id="and that may be the Emperor"),
    ],
)
def test_fewer_than_two_cards_to_draw(card: str, harbor: str, wilderness: str, hidden: str) -> None:
    state = scarce(card, harbor, wilderness)

    play(state, f"A: play {card}")

    assert hidden == names(state, state.downs[0])
    assert [] == state.hands[0]
    assert [] == state.harbor
    assert [] == state.wilderness
    assert 5 == state.red
    assert not state.stack


@pytest.mark.rules(*WHALEMAN, "HL-EX-24", "HL-TURN-14", "HL-R-PILE-01", "HL-R-PILE-02")
def test_the_whaleman_reshuffles_between_the_two_cards() -> None:
    rest = ["ace-fighter", "aimless-eel", "hairy-hermit", "leery-lizard"]
    state = scarce("pessimistic-whaleman", "keen-koi", " ".join(rest))

    play(state, "A: play pessimistic-whaleman")

    first, second = choices(state)
    assert "place keen-koi" == first
    assert second.removeprefix("place ") in rest
    assert 3 == len(state.harbor)
    assert [] == state.wilderness

    play(state, "A: place keen-koi")

    assert "keen-koi" == names(state, state.downs[0])
    assert second.removeprefix("place ") == names(state, state.wilderness)


@pytest.mark.rules(*SQUIRE, "HL-R-PILE-01", "HL-R-PILE-02")
def test_the_squire_draws_the_last_two_cards_without_a_reshuffle() -> None:
    state = scarce("deep-sea-squire", "ace-fighter keen-koi", "hairy-hermit")

    play(state, "A: play deep-sea-squire; A: place keen-koi")

    assert "keen-koi" == names(state, state.downs[0])
    assert "ace-fighter" == names(state, state.hands[0])
    assert [] == state.harbor
    assert "hairy-hermit" == names(state, state.wilderness)


# --- tavern, wilderness and graveyard ----------------------------------------------------------------------------

SALAMANDER = ("HL-CARD:hopeful-salamander", "HL-R-CARD-SALAMANDER")
MERMAN = ("HL-CARD:miniature-merman", "HL-R-CARD-MERMAN")


@pytest.mark.parametrize(
    SCENARIO,
    [
        case(
            "Hopeful Salamander places a tavern card face up, without its abilities",
            *SALAMANDER,
            "HL-TERM-PLACE-QUIET",
            given="A hopeful-salamander +keen-koi | B | red 5 green 5 | tavern flailing-knight ace-fighter .",
            line="A: play hopeful-salamander; A: place tavern-1",
            after="A +keen-koi +hopeful-salamander +flailing-knight | B | red 6 green 6 | tavern . ace-fighter .",
        ),
        case(
            "Hopeful Salamander must place the only tavern card, the Emperor too",
            *SALAMANDER,
            "HL-EMP-02",
            given=f"A hopeful-salamander {HAND} | B | red 12 green 11 | tavern . . buried-emperor",
            line="A: play hopeful-salamander",
            after=f"A {HAND} +hopeful-salamander +buried-emperor | B | red 12 green 12",
        ),
        case(
            "Hopeful Salamander in front of an empty tavern only moves the markers",
            *SALAMANDER,
            "HL-ABIL-04",
            given=f"A hopeful-salamander {HAND} | B | red 5 green 12 | tavern . . .",
            line="A: play hopeful-salamander",
            after=f"A {HAND} +hopeful-salamander | B | red 6 green 12",
        ),
        case(
            "Miniature Merman draws the two top cards of the wilderness",
            *MERMAN,
            "HL-TERM-DRAW-PILE",
            given="A miniature-merman | B | red 5 green 5 | graveyard buried-emperor"
            " | wilderness keen-koi ace-fighter hairy-hermit",
            line="A: play miniature-merman; A: move red-1; A: name wilderness",
            after="A hairy-hermit ace-fighter +miniature-merman | B | red 4 green 5 | graveyard buried-emperor"
            " | wilderness keen-koi",
        ),
        case(
            "Miniature Merman draws the two top cards of the graveyard",
            *MERMAN,
            given="A miniature-merman | B | red 5 green 5 | graveyard keen-koi buried-emperor hairy-hermit"
            " | wilderness ace-fighter",
            line="A: play miniature-merman; A: move green+1; A: name graveyard",
            after="A hairy-hermit buried-emperor +miniature-merman | B | red 5 green 6 | graveyard keen-koi"
            " | wilderness ace-fighter",
        ),
        case(
            "Miniature Merman may choose a pile of one; the other pile does not make up for it",
            *MERMAN,
            "HL-R-TGT-06",
            given="A miniature-merman | B | red 1 green 5 | graveyard buried-emperor | wilderness keen-koi ace-fighter",
            line="A: play miniature-merman; A: name graveyard",
            after="A buried-emperor +miniature-merman | B | red 1 green 6 | wilderness keen-koi ace-fighter",
        ),
        case(
            "Miniature Merman empties a pile of two",
            *MERMAN,
            given="A miniature-merman | B | red 5 green 12 | graveyard hairy-hermit | wilderness keen-koi ace-fighter",
            line="A: play miniature-merman; A: name wilderness",
            after="A ace-fighter keen-koi +miniature-merman | B | red 4 green 12 | graveyard hairy-hermit",
        ),
        case(
            "Miniature Merman has no choice while the graveyard is empty",
            *MERMAN,
            given="A miniature-merman | B | red 1 green 12 | wilderness keen-koi",
            line="A: play miniature-merman",
            after="A keen-koi +miniature-merman | B | red 1 green 12",
        ),
        case(
            "Miniature Merman has no choice while the wilderness is empty",
            *MERMAN,
            given="A miniature-merman | B | red 1 green 12 | graveyard keen-koi",
            line="A: play miniature-merman",
            after="A keen-koi +miniature-merman | B | red 1 green 12",
        ),
        case(
            "Miniature Merman from a hand of four: five cards are held, nothing is drawn, two are discarded",
            *MERMAN,
            "HL-EX-23",
            "HL-R-TURN-03",
            "HL-R-TURN-05",
            given="A miniature-merman keen-koi ace-fighter bored-goblin | B | red 1 green 12"
            " | graveyard hairy-hermit aimless-eel",
            line="A: play miniature-merman; A: discard keen-koi; A: discard ace-fighter",
            after="A bored-goblin aimless-eel hairy-hermit +miniature-merman | B | red 1 green 12"
            " | wilderness keen-koi ace-fighter",
        ),
        case(
            "Miniature Merman with both piles empty only moves a marker",
            *MERMAN,
            "HL-ABIL-04",
            given="A miniature-merman | B | red 5 green 5",
            line="A: play miniature-merman; A: move red-1",
            after="A +miniature-merman | B | red 4 green 5",
        ),
    ],
)
def test_taking_from_tavern_and_piles(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    QUESTION,
    [
        asking(
            "Hopeful Salamander: any tavern card, and there is no declining",
            *SALAMANDER,
            given="A hopeful-salamander keen-koi | B | tavern ace-fighter . buried-emperor",
            line="A: play hopeful-salamander",
            asks="A: place tavern-1, place tavern-3",
            refuses="place tavern-2, place keen-koi, none",
        ),
        asking(
            "Miniature Merman: wilderness or graveyard, and there is no declining",
            *MERMAN,
            given="A miniature-merman | B | red 1 green 12 | wilderness keen-koi | graveyard ace-fighter hairy-hermit",
            line="A: play miniature-merman",
            asks="A: name wilderness, name graveyard",
            refuses="name harbor, none",
        ),
        asking(
            "Miniature Merman from a hand of three: four cards are held, nothing is drawn, one is discarded",
            *MERMAN,
            "HL-EX-23",
            "HL-R-TURN-03",
            "HL-R-TURN-05",
            given="A miniature-merman keen-koi ace-fighter | B | red 1 green 12 | graveyard hairy-hermit aimless-eel",
            line="A: play miniature-merman",
            asks="A: discard keen-koi, discard ace-fighter, discard aimless-eel, discard hairy-hermit",
            refuses="draw harbor, draw tavern-1, pass, stop, none",
        ),
    ],
)
def test_what_may_be_taken_from_tavern_and_piles(given: str, line: str, asks: str, refuses: str) -> None:
    offers(given, line, asks, refuses)


# --- parties -----------------------------------------------------------------------------------------------------

SHARKGUARD = ("HL-CARD:vegetarian-sharkguard", "HL-R-CARD-SHARKGUARD")
EEL = ("HL-CARD:aimless-eel",)
BLOWFISH = ("HL-CARD:bludgeoning-blowfish", "HL-R-CARD-BLOWFISH")
FROGMAGE = ("HL-CARD:friendly-frogmage",)


@pytest.mark.parametrize(
    SCENARIO,
    [
        case(
            "Vegetarian Sharkguard sends another player's hero to the wilderness, not to the graveyard",
            *SHARKGUARD,
            "HL-TERM-DISCARD",
            given="A vegetarian-sharkguard | B +keen-koi +ace-fighter | red 5 green 5 | graveyard hairy-hermit",
            line="A: play vegetarian-sharkguard; A: move red+2 green+2; A: discard B+1",
            after="A +vegetarian-sharkguard | B +ace-fighter | red 7 green 7 | graveyard hairy-hermit"
            " | wilderness keen-koi",
        ),
        case(
            "Vegetarian Sharkguard must discard the only one, the Emperor too",
            *SHARKGUARD,
            "HL-ABIL-06",
            "HL-R-PILE-09",
            given="A vegetarian-sharkguard | B +buried-emperor | red 12 green 5",
            line="A: play vegetarian-sharkguard",
            after="A +vegetarian-sharkguard | B | red 12 green 7 | wilderness buried-emperor",
        ),
        case(
            "Vegetarian Sharkguard spares the player's own and what is hidden",
            *SHARKGUARD,
            "HL-ABIL-04",
            given="A vegetarian-sharkguard +keen-koi | B -ace-fighter | red 12 green 12",
            line="A: play vegetarian-sharkguard",
            after="A +keen-koi +vegetarian-sharkguard | B -ace-fighter | red 12 green 12",
        ),
        case(
            "Aimless Eel buries a face-up Undead hero",
            *EEL,
            "HL-TERM-BURY",
            given="A aimless-eel | B +keen-koi +mummy-mystic | red 5 green 5",
            line="A: play aimless-eel; A: move red+1",
            after="A +aimless-eel | B +keen-koi | red 6 green 5 | graveyard mummy-mystic",
        ),
        case(
            "Aimless Eel with no Undead face up: the marker moves, nothing is buried",
            *EEL,
            "HL-EX-02",
            "HL-ABIL-04",
            "HL-ABIL-05",
            "HL-ABIL-08",
            given="A aimless-eel -crow-carrier | B +keen-koi -mummy-mystic | red 5 green 5",
            line="A: play aimless-eel; A: move green+1",
            after="A +aimless-eel -crow-carrier | B +keen-koi -mummy-mystic | red 5 green 6",
        ),
        case(
            "Aimless Eel must bury the player's own Undead if there is no other",
            *EEL,
            "HL-EX-03",
            "HL-ABIL-06",
            given="A aimless-eel +mummy-mystic | B +keen-koi | red 5 green 5",
            line="A: play aimless-eel; A: move green+1",
            after="A +aimless-eel | B +keen-koi | red 5 green 6 | graveyard mummy-mystic",
        ),
        case(
            "Aimless Eel with both markers on 12 still buries",
            *EEL,
            "HL-ABIL-04",
            given="A aimless-eel | B +mummy-mystic | red 12 green 12",
            line="A: play aimless-eel",
            after="A +aimless-eel | B | red 12 green 12 | graveyard mummy-mystic",
        ),
        case(
            "Bludgeoning Blowfish turns over another player's hidden hero, which performs nothing",
            *BLOWFISH,
            "HL-HIDDEN-03",
            "HL-R-HID-03",
            given="A bludgeoning-blowfish | B +keen-koi -flailing-knight -ace-fighter | red 5 green 5",
            line="A: play bludgeoning-blowfish; A: move red+1; A: option 1; A: turn-over B-1",
            after="A +bludgeoning-blowfish | B +keen-koi +flailing-knight -ace-fighter | red 6 green 5",
        ),
        case(
            "Bludgeoning Blowfish looks at a hidden hero and leaves it",
            *BLOWFISH,
            "HL-HIDDEN-09",
            given="A bludgeoning-blowfish | B +keen-koi -flailing-knight -ace-fighter | red 5 green 5",
            line="A: play bludgeoning-blowfish; A: move green-1; A: option 2; A: look B-2",
            after="A +bludgeoning-blowfish | B +keen-koi -flailing-knight -ace-fighter | red 5 green 4",
        ),
        case(
            "Bludgeoning Blowfish with only an own hidden hero must look at it",
            *BLOWFISH,
            "HL-R-TGT-12",
            given="A bludgeoning-blowfish -flailing-knight | B +keen-koi | red 12 green 5",
            line="A: play bludgeoning-blowfish",
            after="A +bludgeoning-blowfish -flailing-knight | B +keen-koi | red 12 green 4",
        ),
        case(
            "Bludgeoning Blowfish without a hidden hero anywhere only moves a marker",
            *BLOWFISH,
            "HL-ABIL-04",
            given="A bludgeoning-blowfish | B +keen-koi | red 12 green 1",
            line="A: play bludgeoning-blowfish",
            after="A +bludgeoning-blowfish | B +keen-koi | red 12 green 1",
        ),
        case(
            "Friendly Frogmage hides a hand card as the newest hidden hero",
            *FROGMAGE,
            "HL-TERM-PLACE",
            "HL-R-HID-01",
            given="A friendly-frogmage flailing-knight ace-fighter -keen-koi | B | red 5 green 5",
            line="A: play friendly-frogmage; A: place flailing-knight",
            after="A ace-fighter +friendly-frogmage -keen-koi -flailing-knight | B | red 6 green 6",
        ),
        case(
            "Friendly Frogmage must hide the last hand card",
            *FROGMAGE,
            "HL-ABIL-03",
            given="A friendly-frogmage buried-emperor | B keen-koi | red 12 green 11",
            line="A: play friendly-frogmage",
            after="A +friendly-frogmage -buried-emperor | B keen-koi | red 12 green 12",
        ),
        case(
            "Friendly Frogmage as the last hand card only moves the markers",
            *FROGMAGE,
            "HL-ABIL-04",
            given="A friendly-frogmage | B keen-koi | red 11 green 12",
            line="A: play friendly-frogmage",
            after="A +friendly-frogmage | B keen-koi | red 12 green 12",
        ),
    ],
)
def test_changing_parties(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    QUESTION,
    [
        asking(
            "Vegetarian Sharkguard: a face-up hero of another player, and there is no declining",
            *SHARKGUARD,
            given="A vegetarian-sharkguard +hairy-hermit | B +keen-koi -ace-fighter | C +buried-emperor"
            " | red 12 green 12",
            line="A: play vegetarian-sharkguard",
            asks="A: discard B+1, discard C+1",
            refuses="discard A+1, discard A+2, discard B-1, none",
        ),
        asking(
            "Aimless Eel: any face-up Undead, the player's own and the Emperor included",
            *EEL,
            "HL-EMP-03",
            given="A aimless-eel +mummy-mystic | B +keen-koi +crow-carrier -half-eaten-bull | C +buried-emperor"
            " | red 12 green 12",
            line="A: play aimless-eel",
            asks="A: bury A+1, bury B+2, bury C+1",
            refuses="bury A+2, bury B+1, bury B-1, none",
        ),
        asking(
            "Bludgeoning Blowfish: turn over or look, and one of the two must be done",
            *BLOWFISH,
            "HL-R-TGT-12",
            given="A bludgeoning-blowfish | B -keen-koi | red 12 green 1",
            line="A: play bludgeoning-blowfish",
            asks="A: option 1, option 2",
            refuses="option 3, none, pass",
        ),
        asking(
            "Bludgeoning Blowfish: only another player's hidden hero is turned over",
            *BLOWFISH,
            "HL-R-TGT-08",
            given="A bludgeoning-blowfish -hairy-hermit | B +keen-koi -ace-fighter -aimless-eel | C -buried-emperor"
            " | red 12 green 1",
            line="A: play bludgeoning-blowfish; A: option 1",
            asks="A: turn-over B-1, turn-over B-2, turn-over C-1",
            refuses="turn-over A-1, turn-over A+1, turn-over B+1, turn-over B-3, none",
        ),
        asking(
            "Bludgeoning Blowfish: any hidden hero is looked at, the player's own included",
            *BLOWFISH,
            "HL-R-TGT-04",
            given="A bludgeoning-blowfish -hairy-hermit | B +keen-koi -ace-fighter | C -buried-emperor"
            " | red 12 green 1",
            line="A: play bludgeoning-blowfish; A: option 2",
            asks="A: look A-1, look B-1, look C-1",
            refuses="look A+1, look B+1, none",
        ),
        asking(
            "Friendly Frogmage: any own hand card, and there is no declining",
            *FROGMAGE,
            given="A friendly-frogmage keen-koi buried-emperor | B ace-fighter",
            line="A: play friendly-frogmage",
            asks="A: place keen-koi, place buried-emperor",
            refuses="place friendly-frogmage, place ace-fighter, none",
        ),
    ],
)
def test_what_may_be_picked_in_parties(given: str, line: str, asks: str, refuses: str) -> None:
    offers(given, line, asks, refuses)


# --- Underwater Artist -------------------------------------------------------------------------------------------

ARTIST = ("HL-CARD:underwater-artist", "HL-R-CARD-ARTIST")


@pytest.mark.parametrize(
    SCENARIO,
    [
        case(
            "the named player hands over a fitting card of their choice",
            *ARTIST,
            given="A underwater-artist hairy-hermit | B keen-koi ace-fighter aimless-eel | C leery-lizard"
            " | red 5 green 5",
            line="A: play underwater-artist; A: name water-folk; A: name B; B: reveal aimless-eel",
            after="A hairy-hermit aimless-eel +underwater-artist | B keen-koi ace-fighter | C leery-lizard"
            " | red 6 green 6",
        ),
        case(
            "a player with no fitting card keeps the hand",
            *ARTIST,
            "HL-R-TGT-13",
            given="A underwater-artist | B keen-koi ace-fighter | C mummy-mystic | red 12 green 11",
            line="A: play underwater-artist; A: name undead; A: name B",
            after="A +underwater-artist | B keen-koi ace-fighter | C mummy-mystic | red 12 green 12",
        ),
        case(
            "the Emperor fits every faction",
            *ARTIST,
            "HL-R-EMP-01",
            "HL-CARD:buried-emperor",
            given="A underwater-artist | B buried-emperor keen-koi | red 5 green 5",
            line="A: play underwater-artist; A: name hill-tribes; B: reveal buried-emperor",
            after="A buried-emperor +underwater-artist | B keen-koi | red 6 green 6",
        ),
        case(
            "with empty hands all round only the markers move",
            *ARTIST,
            "HL-ABIL-04",
            given="A underwater-artist hairy-hermit | B +keen-koi -ace-fighter | C | red 5 green 5",
            line="A: play underwater-artist",
            after="A hairy-hermit +underwater-artist | B +keen-koi -ace-fighter | C | red 6 green 6",
        ),
    ],
)
def test_underwater_artist(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    QUESTION,
    [
        asking(
            "first any of the four factions",
            *ARTIST,
            "HL-R-TGT-13",
            given="A underwater-artist | B keen-koi | C ace-fighter",
            line="A: play underwater-artist",
            asks="A: name undead, name water-folk, name imperial-army, name hill-tribes",
            refuses="name B, none",
        ),
        asking(
            "then another player who holds cards",
            *ARTIST,
            "HL-R-TGT-02",
            given="A underwater-artist hairy-hermit | B keen-koi | C -leery-lizard | D ace-fighter",
            line="A: play underwater-artist; A: name undead",
            asks="A: name B, name D",
            refuses="name A, name C, none",
        ),
        asking(
            "then that player chooses among the fitting cards, and there is no declining",
            *ARTIST,
            "HL-R-DEC-06",
            given="A underwater-artist | B keen-koi ace-fighter aimless-eel buried-emperor | C leery-lizard",
            line="A: play underwater-artist; A: name water-folk; A: name B",
            asks="B: reveal keen-koi, reveal aimless-eel, reveal buried-emperor",
            refuses="reveal ace-fighter, reveal leery-lizard, none",
        ),
        asking(
            "a single fitting card is asked for all the same, for silence would tell",
            *ARTIST,
            "HL-R-INFO-14",
            given="A underwater-artist | B keen-koi ace-fighter | C leery-lizard",
            line="A: play underwater-artist; A: name imperial-army; A: name B",
            asks="B: reveal ace-fighter",
            refuses="reveal keen-koi, none",
        ),
    ],
)
def test_what_the_artist_may_ask_for(given: str, line: str, asks: str, refuses: str) -> None:
    offers(given, line, asks, refuses)


@pytest.mark.rules(*ARTIST, "HL-R-INFO-08")
@pytest.mark.parametrize("viewer", ["A", "B", "C", "watcher"])
def test_that_a_hand_lacks_the_faction_is_announced_to_everybody(viewer: str) -> None:
    state = position("A underwater-artist | B keen-koi ace-fighter | C mummy-mystic")

    play(state, "A: play underwater-artist; A: name undead; A: name B")

    assert {"event": "hand-lacks", "seat": 1, "faction": "undead"} == told(state, viewer)[-1]
    assert "B" == knowers(state, "keen-koi")
    assert "B" == knowers(state, "ace-fighter")


# --- knowledge ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "line", "known"),
    [
        learning(
            "what Pessimistic Whaleman hides and discards only the player knows",
            *WHALEMAN,
            "HL-R-INFO-03",
            given="A pessimistic-whaleman | B | C | harbor ace-fighter keen-koi hairy-hermit",
            line="A: play pessimistic-whaleman; A: move red+1; A: place keen-koi",
            known="keen-koi A, hairy-hermit A, ace-fighter nobody",
        ),
        learning(
            "what Deep-Sea Squire hides and keeps only the player knows",
            *SQUIRE,
            "HL-R-INFO-03",
            given="A deep-sea-squire | B | C | harbor ace-fighter keen-koi hairy-hermit",
            line="A: play deep-sea-squire; A: move red+1; A: place keen-koi",
            known="keen-koi A, hairy-hermit A, ace-fighter nobody",
        ),
        learning(
            "what Tentacle Oracle reveals everybody knows, and nothing below it",
            *ORACLE,
            "HL-R-INFO-03",
            given="A tentacle-oracle | B | C | wilderness ace-fighter keen-koi",
            line="A: play tentacle-oracle",
            known="keen-koi everybody, ace-fighter nobody",
        ),
        learning(
            "what Vegetarian Sharkguard discards everybody knows",
            *SHARKGUARD,
            "HL-R-INFO-03",
            given="A vegetarian-sharkguard | B +keen-koi | C",
            line="A: play vegetarian-sharkguard; A: move red+2",
            known="keen-koi everybody",
        ),
        learning(
            "what Double-Shielded Turtle discards everybody knows",
            *TURTLE,
            "HL-R-INFO-03",
            given="A double-shielded-turtle | B | C | tavern keen-koi ace-fighter hairy-hermit",
            line="A: play double-shielded-turtle; A: name imperial-army; A: move red-1",
            known="ace-fighter everybody",
        ),
        learning(
            "what Hopeful Salamander places everybody knows",
            *SALAMANDER,
            "HL-R-INFO-03",
            given="A hopeful-salamander | B | C | tavern keen-koi ace-fighter hairy-hermit",
            line="A: play hopeful-salamander; A: place tavern-2",
            known="ace-fighter everybody",
        ),
        learning(
            "what Miniature Merman draws from the wilderness only the player knows",
            *MERMAN,
            "HL-R-INFO-03",
            given="A miniature-merman | B | C | red 1 green 12 | wilderness hairy-hermit keen-koi ace-fighter",
            line="A: play miniature-merman",
            known="ace-fighter A, keen-koi A, hairy-hermit nobody",
        ),
        learning(
            "what Miniature Merman draws from the graveyard everybody knows, and the new top card too",
            *MERMAN,
            "HL-R-INFO-03",
            given="A miniature-merman | B | C | red 1 green 12 | graveyard hairy-hermit keen-koi ace-fighter",
            line="A: play miniature-merman",
            known="ace-fighter everybody, keen-koi everybody, hairy-hermit everybody",
        ),
        learning(
            "a hero Bludgeoning Blowfish looks at is known to the player and the owner",
            *BLOWFISH,
            "HL-R-INFO-03",
            "HL-HIDDEN-10",
            given="A bludgeoning-blowfish | B -keen-koi -ace-fighter | C | red 12 green 1",
            line="A: play bludgeoning-blowfish; A: option 2; A: look B-1",
            known="keen-koi AB, ace-fighter B",
        ),
        learning(
            "a hero Bludgeoning Blowfish turns over everybody knows",
            *BLOWFISH,
            "HL-R-INFO-03",
            given="A bludgeoning-blowfish | B -keen-koi -ace-fighter | C | red 12 green 1",
            line="A: play bludgeoning-blowfish; A: option 1; A: turn-over B-2",
            known="ace-fighter everybody, keen-koi B",
        ),
        learning(
            "what Friendly Frogmage hides only the owner knows",
            *FROGMAGE,
            "HL-R-INFO-03",
            given="A friendly-frogmage keen-koi ace-fighter | B | C",
            line="A: play friendly-frogmage; A: place keen-koi",
            known="keen-koi A, ace-fighter A",
        ),
        learning(
            "what Underwater Artist gets handed over everybody knows, and nothing else of that hand",
            *ARTIST,
            "HL-R-INFO-03",
            given="A underwater-artist | B keen-koi ace-fighter aimless-eel | C leery-lizard",
            line="A: play underwater-artist; A: name water-folk; A: name B; B: reveal keen-koi",
            known="keen-koi everybody, ace-fighter B, aimless-eel B",
        ),
    ],
)
def test_who_knows_what_afterwards(given: str, line: str, known: str) -> None:
    learns(given, line, known)


@pytest.mark.rules(*FROGMAGE, "HL-R-INFO-13")
@pytest.mark.parametrize(
    ("hand", "answer", "known"),
    [
        pytest.param("keen-koi ace-fighter", "; A: place keen-koi", "A", id="others cannot tell that it was hidden"),
        pytest.param("keen-koi ace-fighter", "; A: place ace-fighter", "A", id="others cannot tell that it was not"),
        pytest.param("keen-koi", "", "everybody", id="the only card of a hand can be followed"),
    ],
)
def test_a_card_that_all_had_seen_in_the_hand_of_the_frogmage(hand: str, answer: str, known: str) -> None:
    state = position(f"A friendly-frogmage {hand} | B | C")
    rules.show(state, state.box.numbers["keen-koi"])

    play(state, f"A: play friendly-frogmage{answer}")

    assert known == knowers(state, "keen-koi")


@pytest.mark.parametrize(
    ("given", "known", "lines", "rolls"),
    [
        hiding(
            "which of two harbor cards Pessimistic Whaleman hides",
            *WHALEMAN,
            "HL-R-INFO-03",
            given="A pessimistic-whaleman | B | C | red 12 green 5 | harbor keen-koi ace-fighter",
            seen="",
            one="A: play pessimistic-whaleman; A: place keen-koi",
            other="A: play pessimistic-whaleman; A: place ace-fighter",
        ),
        hiding(
            "which of two harbor cards Deep-Sea Squire hides",
            *SQUIRE,
            "HL-R-INFO-03",
            given="A deep-sea-squire hairy-hermit | B | C | red 12 green 5 | harbor keen-koi ace-fighter",
            seen="",
            one="A: play deep-sea-squire; A: place keen-koi",
            other="A: play deep-sea-squire; A: place ace-fighter",
        ),
        hiding(
            "which of two seen hand cards Friendly Frogmage hides",
            *FROGMAGE,
            "HL-R-INFO-13",
            given="A friendly-frogmage keen-koi ace-fighter | B | C",
            seen="keen-koi ace-fighter",
            one="A: play friendly-frogmage; A: place keen-koi",
            other="A: play friendly-frogmage; A: place ace-fighter",
        ),
    ],
)
def test_what_third_players_cannot_tell(given: str, known: str, lines: tuple[str, str], rolls: tuple[int, int]) -> None:
    hides(given, known, lines, rolls)
