"""The Buried Emperor: a card of every faction, with no ability (HL-EMP, HL-R-EMP)."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import GAME, case, choices, play, position, runs, seen, told

from interregnum.games.hidden_leaders.engine.scoring import heroes_of

EIGHT = ["keen-koi", "furious-frog", "leery-lizard", "aimless-eel", "friendly-frogmage", "mummy-mystic", "crow-carrier"]


@pytest.mark.parametrize(
    ("given", "line", "after", "rolls"),
    [
        case(
            "an ability brings it into a hand",
            "HL-EMP-02",
            given="A wrapped-warrior | B | red 4 green 4 | graveyard buried-emperor",
            line="A: play wrapped-warrior; A: move red+1",
            after="A buried-emperor +wrapped-warrior | B | red 5 green 4",
        ),
        case(
            "or hidden into a party",
            "HL-EMP-02",
            "HL-R-EMP-03",
            given="A crow-carrier | B | red 4 green 4 | graveyard buried-emperor keen-koi",
            line="A: play crow-carrier; A: place buried-emperor",
            after="A +crow-carrier -buried-emperor | B | red 3 green 3 | wilderness keen-koi",
        ),
        case(
            "or face up into a party, by an exchange",
            "HL-EMP-02",
            "HL-R-EMP-03",
            given="A mummy-mystic +keen-koi | B | red 4 green 4 | graveyard buried-emperor",
            line="A: play mummy-mystic; A: exchange graveyard; A: with A+1",
            after="A +buried-emperor +mummy-mystic | B | red 5 green 6 | graveyard keen-koi",
        ),
        case(
            "it is played like any hero and has no effect",
            "HL-EMP-06",
            "HL-EMP-07",
            "HL-R-EMP-04",
            given="A buried-emperor keen-koi +mummy-mystic | B +furious-frog | red 4 green 6",
            line="A: play buried-emperor; A: draw tavern-1",
            after="A keen-koi shaky-sharpshooter +mummy-mystic +buried-emperor | B +furious-frog | red 4 green 6 | "
            "tavern . overworked-amazon hangry-barbarian",
        ),
        case(
            "an Undead is sought: it may be buried",
            "HL-EMP-03",
            given="A aimless-eel | B +buried-emperor +keen-koi | red 4 green 4",
            line="A: play aimless-eel; A: move red+1",
            after="A +aimless-eel | B +keen-koi | red 5 green 4 | graveyard buried-emperor",
        ),
        case(
            "a hero of the Water Folk is sought: it may be buried",
            "HL-EMP-03",
            given="A half-eaten-bull | B +buried-emperor +ace-fighter | red 4 green 4",
            line="A: play half-eaten-bull",
            after="A +half-eaten-bull | B +ace-fighter | red 6 green 5 | graveyard buried-emperor",
        ),
        case(
            "an Imperial hero is sought: it may be buried",
            "HL-EMP-03",
            given="A shaky-sharpshooter | B +buried-emperor +keen-koi | red 4 green 4",
            line="A: play shaky-sharpshooter; A: move red+1",
            after="A +shaky-sharpshooter | B +keen-koi | red 5 green 4 | graveyard buried-emperor",
        ),
        case(
            "a hero of the Hill Tribes is sought: it may be buried",
            "HL-EMP-03",
            given="A canned-champion | B +buried-emperor +keen-koi | red 4 green 4",
            line="A: play canned-champion; A: move red-1",
            after="A +canned-champion | B +keen-koi | red 3 green 4 | graveyard buried-emperor",
        ),
        case(
            "it is an Undead for Bored Goblin",
            "HL-R-EMP-01",
            "HL-DIFF-14",
            given="A bored-goblin +buried-emperor | B | red 4 green 4",
            line="A: play bored-goblin",
            after="A +buried-emperor +bored-goblin | B | red 2 green 4",
        ),
        case(
            "and of the Water Folk for Grumpy Guard",
            "HL-R-EMP-01",
            "HL-DIFF-14",
            given="A grumpy-guard +buried-emperor | B | red 4 green 4",
            line="A: play grumpy-guard",
            after="A +buried-emperor +grumpy-guard | B | red 4 green 6",
        ),
        case(
            "it counts once for Potato Privateer",
            "HL-R-EMP-01",
            "HL-R-EMP-02",
            given="A potato-privateer | B +buried-emperor +ace-fighter | red 4 green 4",
            line="A: play potato-privateer; A: name B",
            after="A +potato-privateer | B +buried-emperor +ace-fighter | red 4 green 6",
        ),
        case(
            "it counts once for Almost-Evil Scholar",
            "HL-R-EMP-01",
            "HL-R-EMP-02",
            given="A almost-evil-scholar | B +buried-emperor +keen-koi | red 4 green 4",
            line="A: play almost-evil-scholar; A: name B",
            after="A +almost-evil-scholar | B +buried-emperor +keen-koi | red 5 green 4",
        ),
        case(
            "it counts once for Krill Keeper",
            "HL-R-EMP-01",
            "HL-R-EMP-02",
            given="A krill-keeper | B +buried-emperor +keen-koi | red 4 green 4",
            line="A: play krill-keeper; A: name B",
            after="A +krill-keeper | B +buried-emperor +keen-koi | red 3 green 3",
        ),
        case(
            "Turtle discards it, whatever faction is named",
            "HL-R-EMP-01",
            given="A double-shielded-turtle | B | red 4 green 4 | tavern buried-emperor keen-koi ace-fighter",
            line="A: play double-shielded-turtle; A: name hill-tribes; A: move green-1",
            after="A +double-shielded-turtle | B | red 4 green 3 | tavern . keen-koi ace-fighter | "
            "wilderness buried-emperor",
        ),
        case(
            "it may be discarded for Nagging Northman",
            "HL-R-EMP-01",
            given="A nagging-northman | B | red 4 green 4 | tavern buried-emperor keen-koi ace-fighter",
            line="A: play nagging-northman; A: discard tavern-1",
            after="A +nagging-northman | B | red 6 green 4 | tavern . keen-koi ace-fighter | wilderness buried-emperor",
        ),
        case(
            "it may be discarded for Angry Priestess",
            "HL-R-EMP-01",
            given="A angry-priestess | B | red 4 green 4 | tavern buried-emperor keen-koi ace-fighter",
            line="A: play angry-priestess; A: discard tavern-1",
            after="A +angry-priestess | B | red 4 green 2 | tavern . keen-koi ace-fighter | wilderness buried-emperor",
        ),
        case(
            "every guess about it is right",
            "HL-R-EMP-01",
            given="A androgynous-assassin | B -buried-emperor | red 4 green 4",
            line="A: play androgynous-assassin; A: move red-1; A: name water-folk",
            after="A +androgynous-assassin | B | red 3 green 4 | graveyard buried-emperor",
        ),
        case(
            "it satisfies every request of Underwater Artist",
            "HL-R-EMP-01",
            given="A underwater-artist | B buried-emperor keen-koi | red 4 green 4",
            line="A: play underwater-artist; A: name undead; B: reveal buried-emperor",
            after="A buried-emperor +underwater-artist | B keen-koi | red 5 green 5",
        ),
        case(
            "Oracle, revealing it, moves nothing: it is not a card that is not Undead",
            "HL-R-EMP-01",
            "HL-DIFF-14",
            given="A tentacle-oracle | B | red 6 green 6 | wilderness buried-emperor",
            line="A: play tentacle-oracle",
            after="A +tentacle-oracle | B | red 6 green 6 | wilderness buried-emperor",
        ),
        case(
            "Quartermaster cannot give it up",
            "HL-R-EMP-01",
            given="A queer-quartermaster keen-koi +buried-emperor | B | red 6 green 6",
            line="A: play queer-quartermaster; A: draw tavern-1",
            after="A keen-koi shaky-sharpshooter +buried-emperor +queer-quartermaster | B | red 7 green 6 | "
            "tavern . overworked-amazon hangry-barbarian",
        ),
        case(
            "it is turned face up like any hero",
            "HL-R-EMP-03",
            given="A spirited-shaman | B -buried-emperor | red 6 green 6",
            line="A: play spirited-shaman",
            after="A +spirited-shaman | B +buried-emperor | red 5 green 5",
        ),
        case(
            "it is drawn from the tavern like any card",
            "HL-R-EMP-03",
            given="A keen-koi | B | red 6 green 6 | tavern buried-emperor furious-frog leery-lizard",
            line="A: play keen-koi; A: draw tavern-1",
            after="A buried-emperor +keen-koi | B | red 6 green 6 | tavern . furious-frog leery-lizard",
        ),
        case(
            "it is one card for X of Necromancer",
            "HL-R-EMP-02",
            "HL-EMP-05",
            given="A naughty-necromancer | B | red 6 green 6 | graveyard buried-emperor",
            line="A: play naughty-necromancer",
            after="A +naughty-necromancer | B | red 7 green 7 | graveyard buried-emperor",
        ),
    ],
)
def test_the_emperor(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.rules("HL-EMP-03", "HL-ABIL-06")
def test_it_is_a_target_beside_the_others_of_the_faction() -> None:
    state = position("A aimless-eel | B +mummy-mystic +keen-koi +buried-emperor | red 4 green 4")

    play(state, "A: play aimless-eel; A: move red+1")

    assert ["bury B+1", "bury B+3"] == choices(state)


@pytest.mark.rules("HL-EMP-04", "HL-EMP-05", "HL-R-EMP-02")
@pytest.mark.parametrize("faction", range(4))
def test_for_ties_it_counts_as_one_hero_of_the_winning_faction_whichever_it_is(faction: int) -> None:
    emperor = [GAME.box.numbers["buried-emperor"]]

    assert 1 == heroes_of(GAME.box, emperor, faction, 0)


@pytest.mark.rules("HL-R-EMP-02", "HL-R-EMP-03")
@pytest.mark.parametrize(("face", "over"), [("+", True), ("-", False)])
def test_face_up_it_counts_as_one_hero_for_the_game_end(face: str, over: bool) -> None:
    heroes = " ".join(f"+{hero}" for hero in EIGHT)  # seven of them; 2 players need 8
    state = position(
        f"A ace-fighter grumpy-guard curious-troll watchful-witch | B {heroes} {face}buried-emperor | red 4"
    )

    play(state, "A: pass; A: discard ace-fighter")

    assert over == state.over


@pytest.mark.rules("HL-EMP-07", "HL-R-EMP-04")
def test_playing_it_is_a_whole_step_1_and_nothing_else_happens() -> None:
    state = position("A buried-emperor keen-koi furious-frog | B +mummy-mystic | red 4 green 6")

    play(state, "A: play buried-emperor")

    assert ["draw tavern-1", "draw tavern-2", "draw tavern-3", "draw harbor"] == choices(state)
    assert ["card-moved"] == [one["event"] for one in told(state, "B")]
    assert "buried-emperor" == seen(state, "B")["A+"]
