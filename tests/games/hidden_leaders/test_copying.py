"""Performing another card's abilities, and the additional play (HL-R-COPY, HL-R-PLAY)."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import (
    case,
    choices,
    name_of,
    play,
    position,
    questions,
    runs,
    seen,
    shown,
    told,
)

from interregnum.games.hidden_leaders.engine.choices import ASKS
from interregnum.games.hidden_leaders.engine.state import State

DEEPEST = 10


def chain(state: State) -> list[str]:
    """The cards being performed since a hero was last really played."""
    names: list[str] = []
    for pending in reversed(state.stack):
        names.insert(0, name_of(pending.program))
        if pending.fresh:
            break
    return names


@pytest.mark.parametrize(
    ("given", "line", "after", "rolls"),
    [
        case(
            "the complete abilities are performed, markers and text, and you are the player of the card",
            "HL-R-COPY-01",
            given="A keen-koi | B ghastly-granny +curious-cat-lover | C furious-frog leery-lizard | red 5 green 5 | "
            "turn B act",
            line="B: play ghastly-granny; B: name A",
            after="A | B +curious-cat-lover +ghastly-granny -keen-koi | C furious-frog leery-lizard | red 6 green 5",
        ),
        case(
            "next is the player after you, not after the owner of the card",
            "HL-R-COPY-01",
            "HL-R-COPY-08",
            given="A | B | C sun-shy-skeleton | red 5 green 5 | graveyard doubtful-priest | turn C act",
            line="C: play sun-shy-skeleton; A: move red+2",
            after="A | B | C +sun-shy-skeleton | red 7 green 5 | graveyard doubtful-priest",
        ),
        case(
            "a performed card does not enter the party and is no target of its own ability where it lies",
            "HL-R-COPY-02",
            given="A sun-shy-skeleton | B -keen-koi | red 5 green 5 | graveyard unconfident-executioner",
            line="A: play sun-shy-skeleton",
            after="A | B -keen-koi | red 4 green 4 | graveyard unconfident-executioner sun-shy-skeleton",
        ),
        case(
            "a performed card that lies where its ability looks is a target",
            "HL-R-COPY-02",
            given="A ghastly-granny +unconfident-executioner | B -keen-koi | red 5 green 5",
            line="A: play ghastly-granny; A: bury A+1",
            after="A +ghastly-granny | B -keen-koi | red 4 green 4 | graveyard unconfident-executioner",
        ),
        case(
            "a tavern card that is performed is lifted out: Ram neither discards nor meets itself",
            "HL-R-COPY-03",
            given="A modest-monsterslayer | B | red 5 green 5 | tavern resurrected-ram keen-koi furious-frog | "
            "graveyard grumpy-guard leery-lizard aimless-eel mummy-mystic",
            line="A: play modest-monsterslayer; A: pick tavern-1; A: move red+1",
            after="A +modest-monsterslayer -resurrected-ram | B | red 6 green 5 | "
            "tavern mummy-mystic aimless-eel leery-lizard | graveyard grumpy-guard | wilderness keen-koi furious-frog",
        ),
        case(
            "Turtle, performed from the tavern, does not count itself",
            "HL-R-COPY-03",
            given="A insidious-impaler | B | red 5 green 5 | tavern keen-koi double-shielded-turtle mummy-mystic",
            line="A: play insidious-impaler; A: pick tavern-2; A: name water-folk; A: move red-1",
            after="A +insidious-impaler | B | red 4 green 5 | tavern . . mummy-mystic | "
            "graveyard double-shielded-turtle | wilderness keen-koi",
        ),
        case(
            "Granny finds no copier that is performed already: with nothing else she does nothing",
            "HL-R-COPY-04",
            given="A sun-shy-skeleton | B +keen-koi | red 5 green 6 | graveyard ghastly-granny",
            line="A: play sun-shy-skeleton",
            after="A +sun-shy-skeleton | B +keen-koi | red 5 green 6 | graveyard ghastly-granny",
        ),
        case(
            "and takes the only other hero",
            "HL-R-COPY-04",
            "HL-R-COPY-06",
            given="A sun-shy-skeleton +pigmented-war-pig | B +keen-koi | red 5 green 6 | graveyard ghastly-granny",
            line="A: play sun-shy-skeleton",
            after="A +pigmented-war-pig +sun-shy-skeleton | B +keen-koi | red 4 green 7 | graveyard ghastly-granny",
        ),
        case(
            "a card that does more than copy may be performed again: Sage, Granny, Sage",
            "HL-R-COPY-04",
            "HL-R-COPY-06",
            given="A saltwater-sage -ghastly-granny -underpaid-mercenary | B | red 5 green 5",
            line="A: play saltwater-sage; A: turn-over A-1",
            after="A +saltwater-sage +ghastly-granny +underpaid-mercenary | B | red 8 green 6",
        ),
        case(
            "the Emperor on top of the graveyard cannot be performed",
            "HL-R-COPY-05",
            "HL-EMP-08",
            given="A sun-shy-skeleton | B | red 5 green 6 | graveyard underpaid-mercenary buried-emperor",
            line="A: play sun-shy-skeleton",
            after="A +sun-shy-skeleton | B | red 5 green 6 | graveyard underpaid-mercenary buried-emperor",
        ),
        case(
            "Granny cannot pick the Emperor",
            "HL-R-COPY-05",
            "HL-EMP-08",
            given="A ghastly-granny +buried-emperor +pigmented-war-pig | B | red 5 green 6",
            line="A: play ghastly-granny",
            after="A +buried-emperor +pigmented-war-pig +ghastly-granny | B | red 4 green 7",
        ),
        case(
            "Monsterslayer may pick the Emperor, and only moves it",
            "HL-R-COPY-05",
            given="A modest-monsterslayer | B | red 5 green 6 | tavern buried-emperor keen-koi furious-frog",
            line="A: play modest-monsterslayer; A: pick tavern-1",
            after="A +modest-monsterslayer -buried-emperor | B | red 5 green 6 | tavern . keen-koi furious-frog",
        ),
        case(
            "Impaler may pick the Emperor, and only buries it",
            "HL-R-COPY-05",
            given="A insidious-impaler | B | red 5 green 6 | tavern buried-emperor keen-koi furious-frog",
            line="A: play insidious-impaler; A: pick tavern-1",
            after="A +insidious-impaler | B | red 5 green 6 | tavern . keen-koi furious-frog | "
            "graveyard buried-emperor",
        ),
        case(
            "Sage may turn the Emperor over, and nothing is performed",
            "HL-R-COPY-05",
            given="A saltwater-sage -buried-emperor | B | red 5 green 6",
            line="A: play saltwater-sage",
            after="A +saltwater-sage +buried-emperor | B | red 5 green 6",
        ),
        case(
            "when an inner card is done the outer one goes on",
            "HL-R-COPY-06",
            given="A insidious-impaler | B | red 5 green 6 | "
            "tavern modest-monsterslayer pigmented-war-pig furious-frog",
            line="A: play insidious-impaler; A: pick tavern-1; A: pick tavern-2",
            after="A +insidious-impaler -pigmented-war-pig | B | red 4 green 7 | tavern . . furious-frog | "
            "graveyard modest-monsterslayer",
        ),
        case(
            "a card performed in the graveyard may move itself",
            "HL-R-COPY-07",
            given="A sun-shy-skeleton | B | red 5 green 6 | graveyard keen-koi crow-carrier",
            line="A: play sun-shy-skeleton; A: place crow-carrier",
            after="A +sun-shy-skeleton -crow-carrier | B | red 4 green 5 | wilderness keen-koi",
        ),
        case(
            "the card performed in the graveyard stays there",
            "HL-R-COPY-07",
            given="A sun-shy-skeleton | B | red 5 green 6 | graveyard keen-koi pigmented-war-pig",
            line="A: play sun-shy-skeleton",
            after="A +sun-shy-skeleton | B | red 4 green 7 | graveyard keen-koi pigmented-war-pig",
        ),
        case(
            "optional parts are copied",
            "HL-R-COPY-08",
            given="A ghastly-granny +nagging-northman | B | red 5 green 6 | tavern grumpy-guard keen-koi furious-frog",
            line="A: play ghastly-granny; A: none",
            after="A +nagging-northman +ghastly-granny | B | red 5 green 6 | tavern grumpy-guard keen-koi furious-frog",
        ),
        case(
            "the decision of another and the additional play are copied",
            "HL-R-COPY-08",
            "HL-R-PLAY-03",
            given="A ghastly-granny pigmented-war-pig keen-koi +doubtful-priest | B | red 5 green 6",
            line="A: play ghastly-granny; B: move red-2; A: play pigmented-war-pig",
            after="A keen-koi +doubtful-priest +ghastly-granny +pigmented-war-pig | B | red 2 green 7",
        ),
        case(
            "the additional hero is really played: face up, markers, abilities",
            "HL-R-PLAY-01",
            "HL-GLOS-ONEPLAY",
            given="A doubtful-priest half-eaten-bull | B +keen-koi | red 5 green 6",
            line="A: play doubtful-priest; B: move red+2; A: play half-eaten-bull",
            after="A +doubtful-priest +half-eaten-bull | B | red 9 green 7 | graveyard keen-koi",
        ),
        case(
            "it may be left out",
            "HL-R-PLAY-01",
            given="A doubtful-priest half-eaten-bull | B +keen-koi | red 5 green 6",
            line="A: play doubtful-priest; B: move red+2; A: none",
            after="A half-eaten-bull +doubtful-priest | B +keen-koi | red 7 green 6",
        ),
        case(
            "with an empty hand it lapses",
            "HL-R-PLAY-02",
            given="A doubtful-priest | B | red 5 green 6",
            line="A: play doubtful-priest; B: move red+2; A: draw tavern-1",
            after="A shaky-sharpshooter +doubtful-priest | B | red 7 green 6 | "
            "tavern . overworked-amazon hangry-barbarian",
        ),
        case(
            "a Priest performed from the tavern is placed after the additional hero is done",
            "HL-R-PLAY-04",
            given="A modest-monsterslayer battle-pet-master keen-koi furious-frog | B | red 5 green 6 | "
            "tavern doubtful-priest aimless-eel .",
            line="A: play modest-monsterslayer; A: pick tavern-1; B: move red+2; A: play battle-pet-master; "
            "A: place keen-koi",
            after="A furious-frog +modest-monsterslayer +battle-pet-master -keen-koi -doubtful-priest | B | "
            "red 8 green 7 | tavern . aimless-eel .",
        ),
        case(
            "a Priest performed from the tavern is buried after the additional hero is done",
            "HL-R-PLAY-04",
            given="A insidious-impaler half-eaten-bull keen-koi | B +furious-frog | red 5 green 6 | "
            "tavern doubtful-priest aimless-eel .",
            line="A: play insidious-impaler; A: pick tavern-1; B: move red+2; A: play half-eaten-bull",
            after="A keen-koi +insidious-impaler +half-eaten-bull | B | red 9 green 7 | "
            "tavern . aimless-eel . | graveyard furious-frog doubtful-priest",
        ),
    ],
)
def test_copying(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.rules("HL-R-COPY-02")
def test_performing_is_no_playing() -> None:
    state = position("A ghastly-granny +pigmented-war-pig | B | red 5 green 5")

    play(state, "A: play ghastly-granny")

    assert ["ghastly-granny"] == [one["card"] for one in told(state, "B") if one.get("how") == "played"]
    assert ["pigmented-war-pig"] == [one["card"] for one in told(state, "B") if one["event"] == "performed"]
    assert "pigmented-war-pig ghastly-granny" == seen(state, "B")["A+"]  # it lies there once, as before


@pytest.mark.rules("HL-R-COPY-03")
def test_while_it_is_performed_a_tavern_card_is_in_no_zone() -> None:
    state = position("A modest-monsterslayer | B | red 5 green 5 | tavern aimless-eel keen-koi furious-frog")

    play(state, "A: play modest-monsterslayer; A: pick tavern-1")

    assert "move" == ASKS[state.ask]
    view = seen(state, "B")
    assert (". keen-koi furious-frog", "aimless-eel") == (view["tavern"], view["aside"])
    assert ("modest-monsterslayer", "") == (view["A+"], view["A-"])
    play(state, "A: move red+1")
    assert ("", "aimless-eel") == (seen(state, "B")["aside"], seen(state, "B")["A-"])


@pytest.mark.rules("HL-R-COPY-03")
def test_connoisseur_performed_from_the_tavern_does_not_pick_up_itself() -> None:
    state = position(
        "A insidious-impaler keen-koi | B | red 5 green 5 | tavern furious-frog battle-connoisseur aimless-eel"
    )

    play(state, "A: play insidious-impaler; A: pick tavern-2")

    assert ["place furious-frog", "place aimless-eel"] == choices(state)


@pytest.mark.rules("HL-R-COPY-04")
def test_granny_is_not_asked_about_a_copier_of_the_chain_or_herself() -> None:
    state = position("A sun-shy-skeleton +keen-koi +furious-frog | B | red 5 green 5 | graveyard ghastly-granny")

    play(state, "A: play sun-shy-skeleton")

    assert ["pick A+1", "pick A+2"] == choices(state)
    state = position("A ghastly-granny +keen-koi +sun-shy-skeleton | B | red 5 green 5")
    play(state, "A: play ghastly-granny")
    assert ["pick A+1", "pick A+2"] == choices(state)  # Skeleton is not being performed; Granny, the third, is


@pytest.mark.rules("HL-R-PLAY-03", "HL-R-COPY-04")
def test_an_additional_play_begins_a_new_chain() -> None:
    given = "A sun-shy-skeleton ghastly-granny keen-koi | B | red 5 green 5 | graveyard doubtful-priest"
    state = position(given)

    play(state, "A: play sun-shy-skeleton; B: move red+2; A: play ghastly-granny")
    # a Skeleton is being performed further down, but not since Granny was really played: she picks it at once
    assert ["sun-shy-skeleton", "doubtful-priest"] == chain(state)[1:]
    assert (1, "move") == (state.asked, ASKS[state.ask])
    play(state, "B: move red-2; A: play keen-koi")  # the Priest performed again: another decision, another play

    assert "A +sun-shy-skeleton +ghastly-granny +keen-koi | B | red 5 green 5 | graveyard doubtful-priest" == shown(
        state, given
    )


@pytest.mark.rules("HL-R-PLAY-01", "HL-R-PLAY-05", "HL-R-EMP-01")
def test_the_additional_hero_is_no_imperial_one_not_the_emperor_and_no_discard() -> None:
    state = position("A doubtful-priest keen-koi ace-fighter buried-emperor mummy-mystic | B | red 5 green 5")

    play(state, "A: play doubtful-priest; B: move red+2")

    assert ["play keen-koi", "play mummy-mystic", "none"] == choices(state)


@pytest.mark.rules("HL-R-PLAY-02", "HL-R-INFO-14")
def test_a_player_without_a_suitable_card_is_asked_all_the_same() -> None:
    state = position("A doubtful-priest ace-fighter buried-emperor | B | red 5 green 5")

    play(state, "A: play doubtful-priest; B: move red+2")

    assert (0, "play") == (state.asked, ASKS[state.ask])
    assert ["none"] == choices(state)


@pytest.mark.rules("HL-R-PLAY-03")
def test_performing_the_priest_again_gives_another_additional_play() -> None:
    state = position("A doubtful-priest ghastly-granny keen-koi pigmented-war-pig furious-frog | B | red 5 green 5")

    play(state, "A: play doubtful-priest; B: move red+2; A: play ghastly-granny; B: move red-2")

    assert ["play keen-koi", "play pigmented-war-pig", "play furious-frog", "none"] == choices(state)


@pytest.mark.rules("HL-R-COPY-09", "HL-R-COPY-06")
def test_a_long_chain_comes_to_its_end() -> None:
    given = (
        "A saltwater-sage -ghastly-granny -modest-monsterslayer | B | red 5 green 5 | "
        "tavern insidious-impaler sun-shy-skeleton keen-koi | graveyard aimless-eel"
    )
    state = position(given)

    play(state, "A: play saltwater-sage; A: turn-over A-1")  # Granny finds Sage only, who turns Monsterslayer over
    assert ["saltwater-sage", "ghastly-granny", "saltwater-sage", "modest-monsterslayer"] == chain(state)
    play(state, "A: pick tavern-1; A: pick tavern-2")
    assert [
        "saltwater-sage",
        "ghastly-granny",
        "saltwater-sage",
        "modest-monsterslayer",
        "insidious-impaler",
        "sun-shy-skeleton",
        "aimless-eel",
    ] == chain(state)
    play(state, "A: move red+1")  # Granny is the only Undead that lies face up

    assert not state.stack
    assert (
        "A +saltwater-sage +modest-monsterslayer -insidious-impaler | B | red 6 green 5 | tavern . . keen-koi | "
        "graveyard aimless-eel ghastly-granny sun-shy-skeleton"
    ) == shown(state, given)


@pytest.mark.rules("HL-R-COPY-09")
@pytest.mark.parametrize("seed", range(6))
def test_in_games_by_chance_no_chain_is_deeper_than_ten_and_no_pure_copier_is_in_it_twice(seed: int) -> None:
    for state in questions(2 + seed % 5, seed, extras=True):
        names = chain(state)
        assert len(names) <= DEEPEST
        for copier in ("ghastly-granny", "sun-shy-skeleton", "sanguine-scholar"):
            assert names.count(copier) <= 1
