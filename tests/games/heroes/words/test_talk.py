"""Questions and answers of Heroes in words: complete in every language, different from each other, without secrets."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path

import pytest
from tests.games.heroes.battles import fight, interrupt, until
from tests.games.heroes.scenario import A, begin, hero_of, position
from tests.samples import one_in
from tests.words.test_catalogue import messages

from interregnum.games.heroes import words as heroes
from interregnum.games.heroes.bots.greedy import decide
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.battle.battle import NO_TARGET
from interregnum.games.heroes.engine.cards import using
from interregnum.games.heroes.engine.flow import programs as p
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import TURN_START
from interregnum.games.heroes.engine.view import view
from interregnum.games.heroes.game import standard
from interregnum.kernel.dice import FairDice, seed_from_int
from interregnum.kernel.ids import WATCHER
from interregnum.words.catalogue import LANGUAGES, catalogue
from interregnum.words.speaker import speaker

GAME = standard()
NAMES = ("Ада", "Олег", "Ян", "Єва")
FIELD = re.compile(r"\b[a-p]\d+\b")  # fields are named alike in every language
SLIPS = re.compile(r"\s\s|\s[.,;:)]|[{}$]|\(\)|\.\.|,,|::|None")
CHOOSERS = Path(heroes.__path__[0])


def looks_right(lang: str, text: str) -> bool:
    latin = lang == "uk" and re.search("[A-WYZa-z]", FIELD.sub("", text))
    return bool(text) and not latin and not SLIPS.search(text)


def check(state: State) -> None:
    """The question of a position and all its answers, in every language and for everybody at the table."""
    question = state.question
    assert question is not None
    seen = view(state, question.seat)
    others = [view(state, one) for one in (*range(state.seats), WATCHER) if one != question.seat]
    for lang in LANGUAGES:
        words = speaker(GAME.id, lang)
        told = words.choices(question, seen, NAMES)
        assert [] == [text for text in told if not looks_right(lang, text)]
        assert len(told) == len(set(told)), told
        assert looks_right(lang, words.question(question, seen, NAMES))
        waiting = {words.waiting(one, NAMES) for one in others}
        assert 1 == len(waiting), waiting
        assert looks_right(lang, waiting.pop())


@pytest.mark.parametrize(("seats", "seed"), one_in(3, [(2, 3), (3, 4), (4, 5)]))
def test_every_question_of_a_game_is_put_into_words(seats: int, seed: int) -> None:
    options = {"artifact-sets": seats == 4, "random-factions": seats == 2}
    state, rng = GAME.new(seats, options, FairDice(seed_from_int(seed))), random.Random(seed)

    while (question := state.question) is not None:
        if rng.random() < 0.5:
            check(state)
        greedy = rng.random() < 0.7
        state.answer(decide(state, question.seat, question.choices) if greedy else rng.choice(question.choices))


# -- questions that games seldom come to


def told(state: State, lang: str = "en") -> tuple[str, list[str]]:
    check(state)
    question = state.question
    assert question is not None
    words, seen = speaker(GAME.id, lang), view(state, question.seat)
    return words.question(question, seen, NAMES), words.choices(question, seen, NAMES)


def test_the_map_is_told_with_steps_guards_and_owners() -> None:
    state = position(
        "map .S1..G1. | guards c1 b1 g1 f1 | A a1 | B h1 owns f1 | anton d1 3e1 2b2 | encounters c1 praetorians g1"
    )

    begin(state, p.ACTIVATIONS, A)

    assert (
        "Anton: choose a destination or a place to visit, or end the activation (4 movement points left)",
        [
            "Go to e1 (1 step)",
            "Go to f1 (2 steps): “Gold Mine”",
            "Go to g1 (3 steps)",
            "Go to c1 (1 step): battle against Praetorians",
            "Go to f1 (2 steps) and take “Gold Mine” from Олег",
            "End the activation",
        ],
    ) == told(state)


def test_prices_are_those_of_the_moment() -> None:
    state = position("map ... | A a1 gold 4 | B c1 | anton 2b1")

    begin(state, p.RECRUITING, A)
    asked, answers = told(state)

    assert "Recruit: buy, upgrade or dismiss units, or end (at most 3 more to buy)" == asked
    assert "Buy 1 basic Crossbowman token for Anton, 1 gold" in answers
    assert "Dismiss 1 basic Crossbowman token of Anton" in answers


def test_a_card_from_the_discards_is_named_with_its_kind() -> None:
    state = position("map ... | anton a1 1b1")
    hero = hero_of("anton")
    for deck, discards in ((state.treasures, state.treasure_discards), (state.scroll_deck, state.scroll_discards)):
        discards.append(deck.pop())

    begin(state, p.FROM_DISCARDS, A, hero)

    assert (
        "Anton: take one card from the discards",
        ["Take the treasure card “Wizard's Vault”", "Take the scroll “Summon Water Elemental”"],
    ) == told(state)


def test_portals_and_tokens_too_many_are_told() -> None:
    state = position("map P.P | A b1 | anton 6b1 6b2")
    hero = hero_of("anton")
    begin(state, p.ARRIVING, A, hero)
    assert ["Arrive at the portal on a1", "Arrive at the portal on c1"] == told(state)[1]

    begin(state, p.TRIMMING, A, hero)
    assert (
        "Anton, Command: the army is larger than Command: choose a token to dismiss",
        ["Dismiss 1 basic Crossbowman token", "Dismiss 1 basic Priestess token"],
    ) == told(state)


def test_points_of_resurrection_and_targets_are_told() -> None:
    state = fight("anton 2b1 1e2", "praetorians")
    battle = state.battle
    assert battle is not None
    battle.wounds[0], battle.lost[0], battle.marks[0] = 3, 1, 1
    interrupt(state, p.HEALING, A, 0, 2, NO_TARGET)
    assert (
        "Resurrection: choose what to restore (2 points left)",
        [
            "Bring back a lost token: Crossbowmen",
            "Turn a basic token elite: Crossbowmen",
            "Take off a wound mark: Crossbowmen",
            "Restore nothing more",
        ],
    ) == told(state)

    state.asked = -1
    using.begin(state, A, 2 * GAME.box.numbers["skill heroism"], battle.heroes[0], TURN_START, NO_TARGET, 0)
    state.advance()
    assert ("“Heroism”: choose a stack", ["Choose Crossbowmen", "Choose Priestesses"]) == told(state)


@pytest.mark.rules("MMH-FLEE-02", "MMH-FLEE-05")
def test_flight_says_what_it_costs_and_which_token_is_enough() -> None:
    state = fight("anton 4b1 2e2", "praetorians", rolls="8 " * 20)
    until(state, "flee")

    assert ["Fight on", "Flee: the battle is lost, and 2 tokens with it, or 1 with Defence"] == told(state)[1]
    assert "Uciekaj: bitwa przegrana, a z nią 2 żetony, albo 1 z Obroną" == told(state, "pl")[1][1]
    state.answer(c.TAKE_FLIGHT)
    assert (
        "Anton flees: choose a token to give up (2 to go)",
        ["Give up 1 basic Crossbowman token", "Give up 1 elite Priestess token, which is enough: it has Defence"],
    ) == told(state)


def test_flight_without_defence_costs_two_tokens_or_the_last_one() -> None:
    for army, loss in (("4b1", "2 tokens"), ("1b1", "1 token")):
        state = fight(f"anton {army}", "praetorians", rolls="8 " * 20)
        until(state, "flee")

        assert ["Fight on", f"Flee: the battle is lost, and {loss} with it"] == told(state)[1]


@pytest.mark.rules("MMH-INFO-05")
def test_a_window_is_named_and_never_the_scroll() -> None:
    state = fight("sveltana 2b1 puppet-master", "praetorians")

    assert ("Sveltana, before a battle: use a card, or go on", ["Go on"]) == told(state)
    state.answer(c.DONE)
    assert (
        "Sveltana, at the start of a battle turn: use a card, or go on",
        ["Use the scroll “Puppet Master”", "Use the scroll “Puppet Master”, second rule", "Go on"],
    ) == told(state)


# -- nothing is missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_question_has_words(lang: str) -> None:
    asks = {key for key in messages(lang) if key.startswith("heroes-ask-")}

    assert {f"heroes-ask-{ask}" for ask in c.ASKS} == asks


def test_every_answer_that_has_words_is_given_somewhere() -> None:
    said: set[str] = set()
    for path in CHOOSERS.glob("*.py"):
        nodes = ast.walk(ast.parse(path.read_text("utf-8")))
        said |= {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    here = {f"{verb}-here" for verb in ("take", "explore")}

    for lang in LANGUAGES:
        words = {key.removeprefix("heroes-choice-") for key in messages(lang) if key.startswith("heroes-choice-")}
        assert set() == words - said - here


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_end_of_a_question_has_words_of_its_own(lang: str) -> None:
    ends = ["move", "recruit", "window", "face", "reroll", "heal", "laurels", "part", "spend", "take-over"]

    told = {catalogue(lang).say("heroes-choice-done", ask=ask) for ask in ends}

    assert len(ends) == len(told)
