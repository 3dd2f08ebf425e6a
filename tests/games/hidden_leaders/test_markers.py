"""How markers move, and what may be chosen where a player decides (HL-R-MARK, HL-GLOS)."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import case, choices, play, position, runs, shown


@pytest.mark.parametrize(
    ("given", "line", "after", "rolls"),
    [
        case(
            "what is cut off from red does not change green",
            "HL-R-MARK-01",
            "HL-TURN-07",
            given="A depressed-druid | B | red 2 green 5",
            line="A: play depressed-druid",
            after="A +depressed-druid | B | red 1 green 4",
        ),
        case(
            "what is cut off from green does not change red",
            "HL-R-MARK-01",
            given="A depressed-druid | B | red 5 green 1",
            line="A: play depressed-druid",
            after="A +depressed-druid | B | red 2 green 1",
        ),
        case(
            "both markers of one part move at once, and who leads is read before",
            "HL-R-MARK-05",
            "HL-GLOS-LEADING",
            "HL-GLOS-TRAILING",
            given="A keen-koi | B | red 6 green 5",
            line="A: play keen-koi",
            after="A +keen-koi | B | red 5 green 6",
        ),
        case(
            "the same with green in the lead",
            "HL-R-MARK-05",
            "HL-GLOS-LEADING",
            "HL-GLOS-TRAILING",
            given="A keen-koi | B | red 3 green 8",
            line="A: play keen-koi",
            after="A +keen-koi | B | red 4 green 7",
        ),
        case(
            "a marker passes the other one",
            "HL-R-MARK-08",
            given="A underpaid-mercenary | B | red 4 green 5",
            line="A: play underpaid-mercenary",
            after="A +underpaid-mercenary | B | red 7 green 6",
        ),
        case(
            "two markers share a space and neither is pushed",
            "HL-R-MARK-08",
            given="A pigmented-war-pig | B | red 6 green 4",
            line="A: play pigmented-war-pig",
            after="A +pigmented-war-pig | B | red 5 green 5",
        ),
        case(
            "X of an empty graveyard is 0: no move",
            "HL-R-MARK-06",
            given="A naughty-necromancer | B | red 4 green 4",
            line="A: play naughty-necromancer",
            after="A +naughty-necromancer | B | red 4 green 4",
        ),
        case(
            "X counts the cards there are",
            "HL-R-MARK-06",
            given="A naughty-necromancer | B | red 4 green 5 | graveyard keen-koi furious-frog",
            line="A: play naughty-necromancer",
            after="A +naughty-necromancer | B | red 6 green 7 | graveyard keen-koi furious-frog",
        ),
        case(
            "a printed maximum limits X before it is applied",
            "HL-R-MARK-06",
            given="A naughty-necromancer | B | red 4 green 10 | "
            "graveyard keen-koi furious-frog leery-lizard aimless-eel",
            line="A: play naughty-necromancer",
            after="A +naughty-necromancer | B | red 7 green 12 | "
            "graveyard keen-koi furious-frog leery-lizard aimless-eel",
        ),
        case(
            "X is counted after the discards that define it",
            "HL-R-MARK-06",
            "HL-R-MARK-07",
            given="A hangry-barbarian | B | red 6 green 4 | tavern ace-fighter keen-koi mummy-mystic",
            line="A: play hangry-barbarian",
            after="A +hangry-barbarian | B | red 4 green 4 | tavern . keen-koi . | wilderness ace-fighter mummy-mystic",
        ),
        case(
            "an IF on a revealed card is tested after it was revealed",
            "HL-R-MARK-07",
            given="A tentacle-oracle | B | red 6 green 5 | wilderness mummy-mystic keen-koi",
            line="A: play tentacle-oracle",
            after="A +tentacle-oracle | B | red 3 green 2 | wilderness mummy-mystic keen-koi",
        ),
        case(
            "the player a card was taken from decides after it was taken",
            "HL-R-MARK-07",
            given="A saber-toothed-troll | B +furious-frog | C +keen-koi | red 6 green 5",
            line="A: play saber-toothed-troll; A: take C+1; C: move green-2",
            after="A keen-koi +saber-toothed-troll | B +furious-frog | C | red 6 green 3",
        ),
        case(
            "without a leading marker the part is ignored and nobody is asked",
            "HL-R-MARK-09",
            "HL-GLOS-LEVEL",
            given="A drowned-deserter | B | red 7 green 7",
            line="A: play drowned-deserter",
            after="A +drowned-deserter | B | red 7 green 7",
        ),
        case(
            "the same for another card about the leading marker",
            "HL-R-MARK-09",
            "HL-GLOS-LEVEL",
            given="A triple-sword-lizard | B | red 7 green 7",
            line="A: play triple-sword-lizard",
            after="A +triple-sword-lizard | B | red 7 green 7",
        ),
        case(
            "a condition on the red lead does not hold when the markers are level",
            "HL-GLOS-LEVEL",
            "HL-R-MARK-09",
            given="A hairy-hermit | B | red 7 green 7",
            line="A: play hairy-hermit",
            after="A +hairy-hermit | B | red 6 green 7",
        ),
        case(
            "where nothing can move the part is ignored",
            "HL-R-MARK-02",
            "HL-ABIL-05",
            given="A rotting-orangutan | B | red 12 green 12",
            line="A: play rotting-orangutan",
            after="A +rotting-orangutan | B | red 12 green 12",
        ),
    ],
)
def test_markers(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    ("card", "markers", "moves"),
    [
        pytest.param(
            "rotting-orangutan",
            "red 5 green 5",
            ["move red+2", "move green+2"],
            id="one or the other, not both",
            marks=pytest.mark.rules("HL-R-MARK-02", "HL-R-MARK-04"),
        ),
        pytest.param(
            "arrowgant-skeleton",
            "red 5 green 5",
            ["move red+2", "move green+2", "move red+2 green+2"],
            id="AND/OR is one, the other, or both in full, but not neither",
            marks=pytest.mark.rules("HL-R-MARK-04"),
        ),
        pytest.param(
            "arrowgant-skeleton",
            "red 11 green 5",
            ["move red+1", "move green+2", "move red+1 green+2"],
            id="a move cut short is legal",
            marks=pytest.mark.rules("HL-R-MARK-03", "HL-TURN-07"),
        ),
        pytest.param(
            "leery-lizard",
            "red 5 green 2",
            ["move red-1", "move green-1"],
            id="cut short at the left end",
            marks=pytest.mark.rules("HL-R-MARK-03"),
        ),
        pytest.param(
            "ace-fighter",
            "red 4 green 6",
            ["move red+1", "move red+2"],
            id="with the lead given both steps are offered",
            marks=pytest.mark.rules("HL-R-MARK-02"),
        ),
        pytest.param(
            "drowned-deserter",
            "red 7 green 5",
            ["move red-1", "move green+2"],
            id="red is farther right: it leads and green trails",
            marks=pytest.mark.rules("HL-GLOS-LEADING", "HL-GLOS-TRAILING"),
        ),
        pytest.param(
            "drowned-deserter",
            "red 5 green 7",
            ["move green-1", "move red+2"],
            id="green is farther right: it leads and red trails",
            marks=pytest.mark.rules("HL-GLOS-LEADING", "HL-GLOS-TRAILING"),
        ),
        pytest.param(
            "triple-sword-lizard",
            "red 8 green 5",
            ["move red-1", "move red-3"],
            id="the Lizard moves the leading marker by 1 or 3",
            marks=pytest.mark.rules("HL-DIFF-09"),
        ),
    ],
)
def test_what_may_be_chosen(card: str, markers: str, moves: list[str]) -> None:
    state = position(f"A {card} | B | {markers}")

    play(state, f"A: play {card}")

    assert moves == choices(state)


@pytest.mark.parametrize(
    ("card", "markers", "after"),
    [
        pytest.param(
            "rotting-orangutan",
            "red 12 green 5",
            "red 12 green 7",
            id="a move that moves nothing may not be chosen while another would move",
            marks=pytest.mark.rules("HL-R-MARK-02"),
        ),
        pytest.param(
            "arrowgant-skeleton",
            "red 12 green 5",
            "red 12 green 7",
            id="with one marker at the end, the other and both are one choice",
            marks=pytest.mark.rules("HL-R-MARK-02", "HL-R-MARK-03"),
        ),
        pytest.param(
            "hairy-hermit",
            "red 2 green 1",
            "red 1 green 1",
            id="two steps that end on the same space are one choice",
            marks=pytest.mark.rules("HL-R-MARK-03"),
        ),
        pytest.param(
            "leery-lizard",
            "red 1 green 1",
            "red 1 green 1",
            id="at the left end nothing moves",
            marks=pytest.mark.rules("HL-R-MARK-02"),
        ),
    ],
)
def test_what_public_facts_decide_is_not_asked(card: str, markers: str, after: str) -> None:
    given = f"A {card} | B | {markers}"
    state = position(given)

    play(state, f"A: play {card}")

    assert f"A +{card} | B | {after}" == shown(state, given)
    assert not state.stack
