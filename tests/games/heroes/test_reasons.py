"""Why an answer is not listed: each reason where it holds, with its facts, its rule and its words."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario import A, begin, play, position

from interregnum.games.heroes.border.notation import read_any
from interregnum.games.heroes.border.reasons import reasons_of
from interregnum.games.heroes.engine.flow.programs import ACTIVATION_FOUGHT, ACTIVATIONS, BUILDING, RECRUITING
from interregnum.games.heroes.engine.reasons import REASONS, Reason, Why
from interregnum.games.heroes.engine.sight import sight_of
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.game import standard
from interregnum.games.heroes.words.reasons import reason_line
from interregnum.games.heroes.words.words import HeroesWords
from interregnum.kernel.ids import WATCHER
from interregnum.lab.ledger import ledger
from interregnum.words.catalogue import LANGUAGES

GAME = standard()
KNOWN = {rule.id for rule in ledger("heroes").rules}


def why(state: State, choice: str, viewer: int = A) -> list[str]:
    """The reasons with their facts: `too-far 5 4`."""
    return [" ".join([one.why, *map(str, one.facts)]) for one in reasons_of(GAME.view(state, viewer), choice)]


def rules_of(state: State, choice: str) -> list[str]:
    return [one.rule for one in reasons_of(GAME.view(state, A), choice)]


def marching(given: str, line: str = "") -> State:
    state = position(given)
    begin(state, ACTIVATIONS, A)
    play(state, line)
    return state


@pytest.mark.rules(
    "MMH-MOVE-02", "MMH-MOVE-04", "MMH-MOVE-06", "MMH-MOVE-08", "MMH-TERR-04", "MMH-TERR-05", "MMH-RUL-16"
)
@pytest.mark.parametrize(
    ("given", "choice", "reasons"),
    [
        ("map ...... | A haven | anton a1 1b1", "go f1", ["too-far 5 4"]),
        ("map ...... | A haven | anton a1 1b1", "go a1", ["here 0"]),
        ("map ..^... | A haven | anton a1 1b1", "go c1", ["mountain"]),
        ("map ..^... | A haven | anton a1 1b1", "go d1", ["no-way"]),
        ("map ..~... | A haven | anton a1 1b1", "go c1", ["water"]),
        ("map ..H~.. | A haven | anton a1 1b1", "go d1", ["ends-on-water"]),
        ("map ..1... | A haven | anton a1 1b1", "go d1", ["in-the-way"]),
        ("map ..... | A haven | B c1 | anton a1 1b1", "go c1", ["foreign-town 1"]),
        ("map ..... | A haven | anton a1 1b1 | uriel b1 1b1", "go b1", ["own-hero 2"]),
        ("map ....1S | A haven | anton a1 1b1", "visit f1", ["in-the-way"]),
        ("map .L... | A haven | anton a1 1b1 | explored b1", "visit b1", ["explored"]),
        ("map .S... | A haven owns b1 | anton a1 1b1", "visit b1", ["own-place"]),
        ("map .P... | A haven | anton a1 1b1", "visit b1", ["nothing-here"]),
        ("map ..... | A haven | anton a1 1b1", "visit b1", ["nothing-here"]),
    ],
)
def test_a_field_that_cannot_be_chosen_says_what_is_in_the_way(given: str, choice: str, reasons: list[str]) -> None:
    state = position(given)
    begin(state, ACTIVATIONS, A)
    if "uriel" in given:
        play(state, "A: hero anton")

    assert reasons == [one.removesuffix(" 0") if one != "here 0" else one for one in why(state, choice)]


@pytest.mark.rules("MMH-ZOC-02", "MMH-CTRL-05")
def test_a_place_in_a_zone_of_control_names_the_hero_who_keeps_it() -> None:
    state = marching("map ..S.. | A haven | B owns c1 | anton a1 1b1 | sveltana e1 1b1")

    assert [f"protected {GAME.box.hero_ids.index('sveltana')}"] == why(state, "visit c1")
    assert [] == why(state, "go c1")


@pytest.mark.rules("MMH-HACT-04", "MMH-RUL-17")
def test_who_has_fought_is_told_so() -> None:
    state = marching("map .1../.... | A haven | anton a1 1b1")
    state.stack[-1].slots[ACTIVATION_FOUGHT] = 1
    state.ask_again()

    assert ["fought 0"] == why(state, "go b1")


@pytest.mark.rules("MMH-BUILD-01", "MMH-BUILD-08", "MMH-BUILD-09", "MMH-BLD-11", "MMH-RUL-70")
def test_a_building_says_everything_that_it_lacks() -> None:
    state = position("map ..... | A haven level 1 gold 1 resources 2 garrison marketplace | B stronghold | anton 1b1")
    begin(state, BUILDING, A)

    assert ["stands"] == why(state, "build garrison")
    assert ["town-level", "resources"] == [one.split()[0] for one in why(state, "build hall-of-fame")]
    assert "artifact" in [one.split()[0] for one in why(state, "build temple-of-asha")]
    assert ["resources 4"] == why(state, "level-up")
    assert "not-for-gold" in why(state, "build hall-of-fame for gold")
    assert ["other-faction"] == why(state, "build blood-frenzy")


@pytest.mark.rules("MMH-BUILD-01")
def test_one_thing_is_built_in_an_action() -> None:
    state = position("map ..... | A haven level 1 gold 9 resources 20 marketplace | B stronghold | anton 1b1")
    begin(state, BUILDING, A)
    play(state, "A: level-up")

    assert ["has-built"] == why(state, "build garrison")


@pytest.mark.rules(
    "MMH-RECR-02", "MMH-RECR-04", "MMH-RECR-08", "MMH-RECR-09", "MMH-RECR-13", "MMH-RECR-03", "MMH-RECR-19"
)
def test_a_unit_says_why_it_is_not_for_this_hero() -> None:
    state = position(
        "map ..... | A haven level 1 gold 0 resources 2 marketplace | B stronghold | anton 1b1 | cornelia a1 1b1"
    )
    begin(state, RECRUITING, A)

    assert ["not-in-town"] == [one.split()[0] for one in why(state, "buy crossbowmen basic for cornelia")]
    assert ["unit-gold 1"] == why(state, "buy crossbowmen basic for anton")
    found = [one.split()[0] for one in why(state, "buy griffins elite for anton")]
    assert ["unit-level", "no-elites", "unit-gold"] == found
    assert ["no-hall", "unit-gold"] == [one.split()[0] for one in why(state, "hire uriel")]
    assert ["last-unit"] == why(state, "dismiss crossbowmen basic of anton")
    assert ["other-faction"] == why(state, "buy orcs basic for kraal")


@pytest.mark.rules("MMH-ROUND-04", "MMH-ROUND-05", "MMH-HACT-01")
def test_it_is_said_whose_question_it_is_and_what_would_have_to_be_asked() -> None:
    state = position("map ..... | A haven played activation-build | B stronghold | anton a1 1b1")

    assert ["card-spent"] == why(state, "play activation-build build")
    assert ["needs-activation"] == why(state, "go b1")
    assert ["not-asked 0"] == why(state, "go b1", viewer=1)
    assert ["watching"] == why(state, "go b1", viewer=WATCHER)
    assert "needs-build" in why(state, "build garrison")


@pytest.mark.parametrize("name", REASONS)
def test_every_reason_has_a_rule_and_words_in_every_language(name: Why) -> None:
    rule, parts = REASONS[name]
    reason = Reason(name, [0] * len(parts.split()))

    assert rule in KNOWN
    for lang in LANGUAGES:
        assert reason_line(HeroesWords(lang).table(["Anna", "Bo"]), reason)


def test_a_skill_shows_what_it_would_change_and_is_not_kept() -> None:
    state = position("map ..... | A haven | B stronghold | anton a1 1b1")
    sight = sight_of(GAME.view(state, A))
    card = GAME.box.numbers["skill logistics"]
    before = sight.measured(0)

    changed = sight.measured_with(0, card)

    assert before["movement"] < changed["movement"]
    assert before == sight.measured(0)


@pytest.mark.rules("MMH-MOVE-01")
def test_who_could_come_to_a_field_is_counted_from_where_everybody_stands() -> None:
    state = position("map ....... | A haven | B stronghold | anton a1 1b1 | kraal g1 1b1")

    near = sight_of(GAME.view(state, A)).near(read_any(GAME.box, "go d1") - read_any(GAME.box, "go a1"))

    assert [(GAME.box.hero_ids.index("anton"), 3), (GAME.box.hero_ids.index("kraal"), 3)] == near
