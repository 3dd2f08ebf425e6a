"""Answers as people write them: every legal one reads back, everything else is refused."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import GAME, choices, play, position, questions, started

from interregnum.games.hidden_leaders.engine.choices import ASKS
from interregnum.kernel.errors import IllegalChoice, UnknownChoice


@pytest.mark.parametrize("seed", range(5))
def test_every_legal_answer_is_written_in_a_way_of_its_own_and_reads_back(seed: int) -> None:
    for state in questions(2 + seed, seed, extras=True, queens=True):
        question = state.question
        if question is not None:
            texts = [GAME.write_choice(question.ask, choice) for choice in question.choices]
            assert len(texts) == len(set(texts))
            assert question.choices == [GAME.read_choice(question, text) for text in texts]


def test_games_by_chance_ask_almost_everything_that_can_be_asked() -> None:
    asked = {ASKS[state.ask] for seed in range(20) for state in questions(3, seed, extras=True)}

    assert set(ASKS) == asked


@pytest.mark.parametrize(
    ("given", "line", "answers"),
    [
        ("A keen-koi | B", "", ["play keen-koi", "discard keen-koi", "pass"]),
        ("A keen-koi leery-lizard | B", "A: discard keen-koi", ["discard leery-lizard", "stop"]),
        ("A keen-koi | B", "A: pass", ["draw tavern-1", "draw tavern-2", "draw tavern-3", "draw harbor"]),
        ("A furious-frog | B", "A: play furious-frog", ["move red-2", "move green-2", "move red-2 green-2"]),
        ("A gorgeous-gorgon | B +keen-koi", "A: play gorgeous-gorgon; A: move red+1", ["name A", "name B"]),
        (
            "A miniature-merman | B | wilderness keen-koi | graveyard furious-frog",
            "A: play miniature-merman; A: move green+1",
            ["name wilderness", "name graveyard"],
        ),
        ("A saber-toothed-troll | B +keen-koi +furious-frog", "A: play saber-toothed-troll", ["take B+1", "take B+2"]),
        (
            "A mummy-mystic +keen-koi | B | graveyard furious-frog",
            "A: play mummy-mystic",
            ["exchange graveyard", "none"],
        ),
        (
            "A mummy-mystic +keen-koi | B | graveyard furious-frog",
            "A: play mummy-mystic; A: exchange graveyard",
            ["with A+1", "with A+2"],
        ),
        ("A ghastly-granny +keen-koi +furious-frog | B", "A: play ghastly-granny", ["pick A+1", "pick A+2"]),
    ],
)
def test_answers_are_written_so(given: str, line: str, answers: list[str]) -> None:
    state = position(f"{given} | red 5 green 5")

    play(state, line)

    assert answers == choices(state)


def test_the_set_up_names_the_hidden_hero_and_the_discard() -> None:
    state = started(2)
    one, two, *_ = [GAME.box.ids[card] for card in state.hands[state.first]]

    assert f"hide {one} discard {two}" == choices(state)[0]


def test_spaces_around_and_between_words_do_not_matter() -> None:
    state = position("A keen-koi | B | red 5 green 5")
    question = state.question
    assert question is not None

    assert GAME.read_choice(question, "play keen-koi") == GAME.read_choice(question, "  play \t keen-koi\n")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "fly",
        "pass pass",
        "PASS",
        "play",
        "play nobody",
        "play Keen-Koi",
        "play keen-koi twice",
        "bury",
        "bury G+1",
        "bury b+1",
        "bury B+0",
        "bury B+01",
        "bury B*1",
        "bury B+",
        "bury B+1000",
        "bury B+1 B+2",
        "bury B+¹",
        "move",
        "move red",
        "move red1",
        "move red+x",
        "move red+1 red+1",
        "move red+12",
        "move blue+1",
        "move red++1",
        "hide keen-koi discard nobody",
        "hide keen-koi and furious-frog",
        "draw tavern-0",
        "draw tavern-4",
        "draw graveyards",
        "name Z",
        "name humans",
        "option 0",
        "option 9",
        "keen-koi",
        "play\u00a0nobody",
    ],
)
def test_a_text_that_is_a_choice_nowhere_is_unknown(text: str) -> None:
    state = position("A keen-koi furious-frog | B +leery-lizard | red 5 green 5")
    question = state.question
    assert question is not None

    with pytest.raises(UnknownChoice) as caught:
        GAME.read_choice(question, text)

    assert {"choice": text} == caught.value.facts


@pytest.mark.parametrize("text", ["hide keen-koi", "move abcde+3", "move red+0"])
def test_a_text_that_looks_like_a_choice_but_is_one_nowhere_is_unknown_too(text: str) -> None:
    question = position("A keen-koi furious-frog | B +leery-lizard | red 5 green 5").question
    assert question is not None

    with pytest.raises(UnknownChoice):
        GAME.read_choice(question, text)


@pytest.mark.parametrize(
    "text",
    [
        "play leery-lizard",
        "discard leery-lizard",
        "stop",
        "none",
        "draw harbor",
        "draw tavern-1",
        "bury B+1",
        "move red+1",
        "name B",
        "option 1",
        "hide keen-koi discard furious-frog",
        "take B+1",
    ],
)
def test_a_choice_of_another_question_is_refused_and_changes_nothing(text: str) -> None:
    state = position("A keen-koi furious-frog | B +leery-lizard | red 5 green 5")
    before = GAME.state_hash(state)

    with pytest.raises(IllegalChoice) as caught:
        play(state, f"A: {text}")

    assert {"choice": text} == caught.value.facts
    assert before == GAME.state_hash(state)
