"""The Buried Emperor: all four factions at once, one card, and no ability (HL-EMP, HL-R-EMP)."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import GAME, asking, case, laid, offers, runs, started

from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.scoring import FEWEST, NUMBER, outcome

SCENARIO = ("given", "line", "after", "rolls")
QUESTION = ("given", "line", "asks", "refuses")
EMPEROR = "HL-CARD:buried-emperor"
HAND = "joyless-chief battle-pet-master curious-troll pigmented-war-pig"  # with four cards nothing is drawn in step 2


@pytest.mark.rules(EMPEROR, "HL-EMP-01", "HL-SETUP-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_at_the_start_it_lies_alone_in_the_graveyard(seats: int) -> None:
    assert [GAME.box.emperor] == started(seats).graveyard
    assert [GAME.box.emperor] == laid(seats).graveyard


@pytest.mark.parametrize(
    SCENARIO,
    [
        case(
            "played from hand it is a complete step 1 without any effect",
            EMPEROR,
            "HL-EMP-06",
            "HL-EMP-07",
            "HL-R-EMP-04",
            given="A buried-emperor keen-koi +bored-goblin -ace-fighter | B +hairy-hermit | red 5 green 6",
            line="A: play buried-emperor",
            after="A keen-koi +bored-goblin +buried-emperor -ace-fighter | B +hairy-hermit | red 5 green 6",
        ),
        *[
            case(
                f"{hero} finds it as the only {faction} card and buries it",
                EMPEROR,
                f"HL-CARD:{hero}",
                "HL-EMP-03",
                given=f"A {hero} | B +buried-emperor | red {red} green {green}",
                line=f"A: play {hero}",
                after=f"A +{hero} | B | red {after[0]} green {after[1]} | graveyard buried-emperor",
            )
            for hero, faction, red, green, after in [
                ("shaky-sharpshooter", "Imperial", 12, 5, (12, 4)),
                ("canned-champion", "Hill Tribes", 1, 5, (1, 6)),
                ("half-eaten-bull", "Water Folk", 5, 5, (7, 6)),
                ("aimless-eel", "Undead", 12, 5, (12, 6)),
            ]
        ],
        case(
            "it is the Undead hero whom Bored Goblin needs",
            EMPEROR,
            "HL-CARD:bored-goblin",
            "HL-R-EMP-01",
            given="A bored-goblin +buried-emperor | B | red 5 green 5",
            line="A: play bored-goblin",
            after="A +buried-emperor +bored-goblin | B | red 3 green 5",
        ),
        case(
            "it is the Water Folk hero whom Grumpy Guard needs",
            EMPEROR,
            "HL-CARD:grumpy-guard",
            "HL-R-EMP-01",
            given="A grumpy-guard +buried-emperor | B | red 5 green 5",
            line="A: play grumpy-guard",
            after="A +buried-emperor +grumpy-guard | B | red 5 green 7",
        ),
        case(
            "hidden it helps neither of them",
            EMPEROR,
            "HL-CARD:grumpy-guard",
            "HL-R-HID-05",
            given="A grumpy-guard -buried-emperor | B | red 5 green 5",
            line="A: play grumpy-guard",
            after="A +grumpy-guard -buried-emperor | B | red 5 green 5",
        ),
        *[
            case(
                f"it counts as one for {hero}",
                EMPEROR,
                f"HL-CARD:{hero}",
                "HL-R-EMP-01",
                "HL-R-EMP-02",
                "HL-EMP-05",
                given=f"A {hero} | B +buried-emperor | red 5 green 5",
                line=f"A: play {hero}; A: name B",
                after=f"A +{hero} | B +buried-emperor | red {after[0]} green {after[1]}",
            )
            for hero, after in [
                ("potato-privateer", (5, 6)),
                ("almost-evil-scholar", (6, 5)),
                ("krill-keeper", (4, 4)),
            ]
        ],
        case(
            "Hangry Barbarian discards it with an Undead: X is two",
            EMPEROR,
            "HL-CARD:hangry-barbarian",
            "HL-EX-30",
            "HL-R-EMP-01",
            "HL-R-EMP-02",
            given="A hangry-barbarian | B | red 5 green 5 | tavern buried-emperor mummy-mystic keen-koi",
            line="A: play hangry-barbarian",
            after="A +hangry-barbarian | B | red 3 green 5 | tavern . . keen-koi"
            " | wilderness buried-emperor mummy-mystic",
        ),
        case(
            "Heart-Bending Bard discards it with a Water Folk hero: X is two",
            EMPEROR,
            "HL-CARD:heart-bending-bard",
            "HL-EX-30",
            "HL-R-EMP-01",
            "HL-R-EMP-02",
            given="A heart-bending-bard | B | red 5 green 5 | tavern buried-emperor mummy-mystic keen-koi",
            line="A: play heart-bending-bard",
            after="A +heart-bending-bard | B | red 5 green 3 | tavern . mummy-mystic ."
            " | wilderness buried-emperor keen-koi",
        ),
        *[
            case(
                f"Double-Shielded Turtle discards it whichever faction is named: {faction}",
                EMPEROR,
                "HL-CARD:double-shielded-turtle",
                "HL-R-EMP-01",
                given=f"A double-shielded-turtle {HAND} | B | red 1 green 5 | tavern . buried-emperor .",
                line=f"A: play double-shielded-turtle; A: name {faction}",
                after=f"A {HAND} +double-shielded-turtle | B | red 1 green 4 | wilderness buried-emperor",
            )
            for faction in FACTIONS
        ],
        case(
            "it may be discarded for Nagging Northman",
            EMPEROR,
            "HL-CARD:nagging-northman",
            "HL-R-EMP-01",
            given="A nagging-northman | B | red 5 green 5 | tavern buried-emperor keen-koi .",
            line="A: play nagging-northman; A: discard tavern-1",
            after="A +nagging-northman | B | red 7 green 5 | tavern . keen-koi . | wilderness buried-emperor",
        ),
        case(
            "it may be discarded for Angry Priestess",
            EMPEROR,
            "HL-CARD:angry-priestess",
            "HL-R-EMP-01",
            given="A angry-priestess | B | red 5 green 5 | tavern keen-koi buried-emperor .",
            line="A: play angry-priestess; A: discard tavern-2",
            after="A +angry-priestess | B | red 5 green 3 | tavern keen-koi . . | wilderness buried-emperor",
        ),
        *[
            case(
                f"Androgynous Assassin guesses it right whichever faction is named: {faction}",
                EMPEROR,
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
            "Queer Quartermaster cannot give it up, for it is an Imperial hero",
            EMPEROR,
            "HL-CARD:queer-quartermaster",
            "HL-R-CARD-QUARTERMASTER",
            "HL-R-EMP-01",
            given="A queer-quartermaster keen-koi +buried-emperor | B | red 5 green 5",
            line="A: play queer-quartermaster",
            after="A keen-koi +buried-emperor +queer-quartermaster | B | red 6 green 5",
        ),
        case(
            "it is turned face down like any hero",
            EMPEROR,
            "HL-CARD:long-eared-loner",
            "HL-R-EMP-03",
            given="A long-eared-loner | B +buried-emperor | red 5 green 5",
            line="A: play long-eared-loner",
            after="A +long-eared-loner | B -buried-emperor | red 5 green 6",
        ),
        case(
            "it is exchanged into the tavern like any hero",
            EMPEROR,
            "HL-CARD:groggy-preacher",
            "HL-R-EMP-03",
            given="A groggy-preacher +buried-emperor | B | red 12 green 5 | tavern keen-koi ace-fighter .",
            line="A: play groggy-preacher; A: exchange tavern-2; A: with A+1",
            after="A +ace-fighter +groggy-preacher | B | red 12 green 6 | tavern keen-koi buried-emperor .",
        ),
        case(
            "it is taken in hand like any hero",
            EMPEROR,
            "HL-CARD:saber-toothed-troll",
            "HL-EMP-02",
            "HL-R-EMP-03",
            given="A saber-toothed-troll | B +buried-emperor | red 5 green 5",
            line="A: play saber-toothed-troll; B: move green-2",
            after="A buried-emperor +saber-toothed-troll | B | red 5 green 3",
        ),
        case(
            "it is discarded from hand and drawn from the tavern like any hero",
            EMPEROR,
            "HL-R-EMP-03",
            "HL-R-PILE-09",
            given="A buried-emperor keen-koi ace-fighter | B | tavern hairy-hermit bored-goblin grumpy-guard",
            line="A: discard buried-emperor; A: stop",
            after="A keen-koi ace-fighter | B | red 4 green 4 | tavern hairy-hermit bored-goblin grumpy-guard"
            " | wilderness buried-emperor",
        ),
    ],
)
def test_the_emperor_at_work(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    QUESTION,
    [
        asking(
            "whoever holds it may play or discard it",
            EMPEROR,
            "HL-EMP-06",
            given="A buried-emperor keen-koi | B",
            line="",
            asks="A: play buried-emperor, play keen-koi, discard buried-emperor, discard keen-koi, pass",
        ),
        asking(
            "Doubtful Priest cannot use it, for it is an Imperial hero",
            EMPEROR,
            "HL-CARD:doubtful-priest",
            "HL-R-PLAY-05",
            "HL-R-EMP-01",
            given="A doubtful-priest buried-emperor keen-koi | B | red 5 green 5",
            line="A: play doubtful-priest; B: move red+2",
            asks="A: play keen-koi, none",
            refuses="play buried-emperor",
        ),
        *[
            asking(
                f"Underwater Artist may be handed it whichever faction was named: {faction}",
                EMPEROR,
                "HL-CARD:underwater-artist",
                "HL-R-EMP-01",
                given="A underwater-artist | B buried-emperor | C ace-fighter",
                line=f"A: play underwater-artist; A: name {faction}; A: name B",
                asks="B: reveal buried-emperor",
                refuses="none",
            )
            for faction in FACTIONS
        ],
    ],
)
def test_what_may_be_done_with_the_emperor(given: str, line: str, asks: str, refuses: str) -> None:
    offers(given, line, asks, refuses)


# --- ties --------------------------------------------------------------------------------------------------------


@pytest.mark.rules(EMPEROR, "HL-EMP-04", "HL-EMP-05", "HL-R-EMP-02")
@pytest.mark.parametrize("markers", [(9, 9), (4, 4), (8, 5), (5, 8)], ids=list(FACTIONS))
def test_it_is_one_hero_of_whichever_faction_wins(markers: tuple[int, int]) -> None:
    found = outcome(GAME.box, markers[0], markers[1], [0, 1], [[GAME.box.emperor], []])

    assert 1 == found.standings[0].heroes
    assert 1 == found.standings[0].party


@pytest.mark.rules(EMPEROR, "HL-TIE-01", "HL-TIE-02", "HL-TIE-03", "HL-TIE-04", "HL-EMP-04", "HL-EMP-05")
@pytest.mark.parametrize(
    ("further", "winner", "reason"),
    [
        pytest.param("hairy-hermit bored-goblin", 1, FEWEST, id="EX-25", marks=pytest.mark.rules("HL-EX-25")),
        pytest.param("hairy-hermit", 0, NUMBER, id="EX-26", marks=pytest.mark.rules("HL-EX-26")),
    ],
)
def test_two_water_folk_and_the_emperor_tie_with_three_water_folk(further: str, winner: int, reason: str) -> None:
    enned = f"keen-koi aimless-eel buried-emperor ace-fighter grumpy-guard {further}"
    cyra = "leery-lizard furious-frog krill-keeper mummy-mystic crow-carrier curious-troll"
    parties = [[GAME.box.numbers[hero] for hero in party.split()] for party in (enned, cyra)]

    found = outcome(GAME.box, 4, 4, [GAME.box.leader_ids.index(leader) for leader in ("enned", "cyra")], parties)

    assert [3, 3] == [one.heroes for one in found.standings]
    assert (winner, reason) == (found.winner, found.reason)
