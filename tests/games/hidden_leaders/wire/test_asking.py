"""What a question is for: the sentence of the card that is in force, and what was chosen before, for the one asked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.hidden_leaders.scenario import GAME, choices, play, position
from tests.properties.random_games import answers, chooser, start

from interregnum.games.hidden_leaders.engine.choices import ASKS
from interregnum.games.hidden_leaders.engine.facts import CardFacts
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.words.words import HiddenLeadersWords
from interregnum.kernel.ids import WATCHER
from interregnum.wire.adapters import adapter
from interregnum.wire.previews import Pinned

LANGS = ("en", "pl", "uk")
WORDS = {lang: HiddenLeadersWords(lang) for lang in LANGS}
RULES = {"setup", "act", "more", "draw", "keep"}  # what no card asks
VERBS = {
    "move": "markers", "player": "pick-player", "faction": "pick-faction", "pile": "pick-pile", "pick": "pick-card",
    "exchange-with": "exchange", "option": "choose",
}  # fmt: skip
GAMES = 300


def kinds_of_questions() -> Iterator[State]:
    """One position for each kind of question and each card that asks it, as far as random games come to it."""
    seen: set[tuple[int, int]] = set()
    for seed in range(GAMES):
        state = start(seed, 2 + seed % 5, {"extras": True, "queens": True})
        for _ in answers(state, chooser(seed)):
            if (state.ask, state.source) not in seen:
                seen.add((state.ask, state.source))
                yield state
        if set(ASKS) == {ASKS[ask] for ask, _ in seen}:
            return


def sentence(state: State) -> tuple[CardFacts, int] | None:
    found = adapter(GAME.id).sentence(GAME.view(state, state.asked))
    return None if found is None else (GAME.box.facts.cards[state.source], found)


def test_every_kind_of_question_marks_the_sentence_that_asks_in_three_languages() -> None:
    met = set()
    for state in kinds_of_questions():
        ask = ASKS[state.ask]
        met.add(ask)
        found = sentence(state)
        assert (ask in RULES) == (found is None)
        if found is not None:
            card, number = found
            assert card.steps[number].do in (VERBS.get(ask, ask), "choose"), (card.id, ask)
            for lang in LANGS:
                assert WORDS[lang].card_layout(card).in_order()[number]
    assert set(ASKS) == met


def test_what_is_pinned_is_no_answer_and_is_told_in_three_languages() -> None:
    met = set()
    for state in kinds_of_questions():
        view = GAME.view(state, state.asked)
        pins = adapter(GAME.id).pinned(view)
        met |= {ASKS[state.ask]} if pins else set()
        assert ASKS[state.ask] != "exchange-with" or 1 == len(pins)
        for lang in LANGS:
            texts = WORDS[lang].pinned_texts(view)
            assert len(pins) == len(texts)
            assert all(texts)
        for viewer in (*range(state.seats), WATCHER):
            if viewer != state.asked:
                assert [] == adapter(GAME.id).pinned(GAME.view(state, viewer))
    assert {"exchange-with", "player", "turn-over"} <= met


@pytest.mark.parametrize(
    ("given", "line", "expected"),
    [
        (
            "A careful-chameleon keen-koi furious-frog | B +crow-carrier +mummy-mystic | options extras",
            "A: play careful-chameleon; A: move red+1; A: exchange keen-koi",
            [Pinned("hand/0/keen-koi", "keen-koi")],
        ),
        (
            "A half-headed-wizard | B +crow-carrier +mummy-mystic | tavern keen-koi furious-frog bored-goblin",
            "A: play half-headed-wizard; A: exchange tavern-2",
            [Pinned("tavern/1", "furious-frog")],
        ),
        (
            "A mummy-mystic +bored-goblin | B keen-koi | graveyard crow-carrier",
            "A: play mummy-mystic; A: exchange graveyard",
            [Pinned("pile/graveyard", "crow-carrier")],
        ),
        (
            "A careless-cartographer -bored-goblin -ace-fighter | B -crow-carrier -mummy-mystic",
            "A: play careless-cartographer; A: move red+1; A: exchange B-2",
            [Pinned("party/1/down/1", None)],
        ),
        (
            "A goblin-cryptographer | B +crow-carrier | C +mummy-mystic | D keen-koi",
            "A: play goblin-cryptographer; A: move red-1; A: pick B+1",
            [Pinned("party/1/up/0", "crow-carrier")],
        ),
        (
            "A androgynous-assassin | B -crow-carrier -mummy-mystic",
            "A: play androgynous-assassin; A: move red-1; A: name undead",
            [Pinned("faction/undead", None)],
        ),
    ],
)
def test_the_first_choice_of_two_stays_pinned(given: str, line: str, expected: list[Pinned]) -> None:
    state = position(f"{given} | red 4 green 4")
    play(state, line)

    assert expected == adapter(GAME.id).pinned(GAME.view(state, state.asked))
    assert choices(state)


@pytest.mark.parametrize(
    ("given", "line", "expected"),
    [
        (
            "A spirited-shaman | B +crow-carrier | C -mummy-mystic",
            "A: play spirited-shaman",
            "Spirited Shaman: choose a player. Turn over a face-up or hidden hero of that player.",
        ),
        (
            "A goblin-cryptographer | B +crow-carrier | C +mummy-mystic | D keen-koi",
            "A: play goblin-cryptographer; A: move red-1; A: pick B+1",
            "Goblin Cryptographer: choose a player. Place it face up into their party.",
        ),
        (
            "A androgynous-assassin | B -crow-carrier -mummy-mystic",
            "A: play androgynous-assassin; A: move red-1",
            "Androgynous Assassin: choose a faction. Turn over a hidden hero of another player."
            " IF it is of that faction, bury it.",
        ),
        (
            "A miniature-merman | B keen-koi | wilderness bored-goblin | graveyard crow-carrier",
            "A: play miniature-merman; A: move red-1",
            "Miniature Merman: choose a pile. Draw 2 cards from it to your hand.",
        ),
    ],
)
def test_whoever_names_something_is_told_what_for(given: str, line: str, expected: str) -> None:
    state = position(f"{given} | red 4 green 4")
    play(state, line)
    view = GAME.view(state, state.asked)
    assert view.question is not None

    assert expected == WORDS["en"].question_text(view.question, view)
