"""Cards that the rulebooks picture, played as pictured (HL-DIFF-10)."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import case, runs


@pytest.mark.parametrize(
    ("given", "line", "after", "rolls"),
    [
        case(
            "Slaughtered Slime: -1 red or -1 green, and a hidden hero is buried",
            "HL-DIFF-10",
            given="A slaughtered-slime | B +keen-koi -furious-frog -leery-lizard | red 5 green 5",
            line="A: play slaughtered-slime; A: move green-1; A: bury B-2",
            after="A +slaughtered-slime | B +keen-koi -furious-frog | red 5 green 4 | graveyard leery-lizard",
        ),
        case(
            "Overworked Amazon: +1 red or -1 green, and a player has to bury one of their heroes",
            "HL-DIFF-10",
            given="A overworked-amazon | B +keen-koi +furious-frog | red 5 green 5",
            line="A: play overworked-amazon; A: move green-1; A: name B; B: bury B+1",
            after="A +overworked-amazon | B +furious-frog | red 5 green 4 | graveyard keen-koi",
        ),
        case(
            "Battle Connoisseur: +1 green, one tavern card face down into the party, the others discarded",
            "HL-DIFF-10",
            given="A battle-connoisseur aimless-eel grumpy-guard hairy-hermit | B | red 5 green 5 | "
            "tavern keen-koi furious-frog leery-lizard | harbor ace-fighter",
            line="A: play battle-connoisseur; A: place keen-koi; A: discard furious-frog",
            after="A aimless-eel grumpy-guard hairy-hermit ace-fighter +battle-connoisseur -keen-koi | B | "
            "red 5 green 6 | "
            "wilderness furious-frog leery-lizard",
        ),
        case(
            "Doubtful Priest: the next player decides, then a further hero may be played",
            "HL-DIFF-10",
            given="A doubtful-priest pigmented-war-pig | B | red 5 green 5",
            line="A: play doubtful-priest; B: move red-2; A: play pigmented-war-pig",
            after="A +doubtful-priest +pigmented-war-pig | B | red 2 green 6",
        ),
        case(
            "Naughty Necromancer: both markers go as far as there are cards in the graveyard",
            "HL-DIFF-10",
            given="A naughty-necromancer | B | red 5 green 5 | graveyard keen-koi furious-frog",
            line="A: play naughty-necromancer",
            after="A +naughty-necromancer | B | red 7 green 7 | graveyard keen-koi furious-frog",
        ),
    ],
)
def test_pictured_cards(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)
