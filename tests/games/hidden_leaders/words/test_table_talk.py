"""Questions, answers, events and results in words: complete in every language, and silent about secrets."""

from __future__ import annotations

import inspect
import random
import re
from collections.abc import Callable
from functools import cache

import pytest
from tests.happened import happened

from interregnum.games.hidden_leaders.engine import events as e
from interregnum.games.hidden_leaders.engine import zones
from interregnum.games.hidden_leaders.engine.choices import ASKS, FACTIONS, HARBOR, SEAT
from interregnum.games.hidden_leaders.engine.scoring import Outcome, Standing
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.engine.zones import ZONE_WORDS, Place, ZoneNo
from interregnum.games.hidden_leaders.game import standard
from interregnum.games.hidden_leaders.words.words import HiddenLeadersWords
from interregnum.kernel.dice import FairDice, seed_from_int
from interregnum.kernel.ids import ALL, UNKNOWN, WATCHER
from interregnum.kernel.journal import Event
from interregnum.words.catalogue import LANGUAGES, catalogue

NAMES = ("Ада", "Олег", "Ян")
GAME = standard()
HAND, PARTY, HIDDEN = Place(zones.HAND, 1, -1), Place(zones.PARTY_UP, 1, 0), Place(zones.PARTY_DOWN, 2, 1)


def looks_right(lang: str, text: str) -> bool:
    latin = lang == "uk" and re.search("[A-WYZa-z]", text)
    return bool(text) and not latin and not re.search(r"\s\s|\s[.,;:)]|[{}$]|\(\)|\.\.", text)


def new(seed: int) -> State:
    return GAME.new(3, {"extras": True, "queens": True}, FairDice(seed_from_int(seed)), True)


@cache
def finished(seed: int) -> State:
    state, rng = new(seed), random.Random(seed)
    while state.question is not None:
        state.answer(rng.choice(state.question.choices))
    return state


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_every_question_of_a_game_is_put_into_words(seed: int, lang: str) -> None:
    state, rng, words = new(seed), random.Random(seed), HiddenLeadersWords(lang)

    while (question := state.question) is not None:
        view = GAME.view(state, question.seat)
        told = [words.choice_text(question.ask, choice, view, NAMES) for choice in question.choices]
        assert looks_right(lang, words.question_text(question, view, NAMES))
        assert [] == [text for text in told if not looks_right(lang, text)]
        assert len(told) == len(set(told)), told
        state.answer(rng.choice(question.choices))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_every_event_of_a_game_is_put_into_words(seed: int, lang: str) -> None:
    journal = finished(seed).journal
    assert journal is not None

    for viewer in (0, WATCHER):
        for event in journal.seen_by(viewer):
            text = HiddenLeadersWords(lang).event_text(event, NAMES)
            assert looks_right(lang, text), text
            assert text.endswith("."), text


def samples() -> list[Event]:
    """One event of every kind."""
    moved = [happened(e.CardMoved, how, 0, 5, HIDDEN, PARTY, ALL) for how in range(len(e.HOW_WORDS))]
    places = [
        happened(e.CardMoved, 4, 0, UNKNOWN, Place(ZoneNo(zone), 1, -1), Place(ZoneNo(zone), 0, 2), ALL)
        for zone in range(len(ZONE_WORDS))
    ]
    rest: list[tuple[Callable[..., Event], tuple[object, ...]]] = [
        (e.Named, (0, "player", SEAT + 1)),
        (e.Named, (0, "faction", FACTIONS + 2)),
        (e.Named, (0, "pile", HARBOR + 1)),
        (e.Picked, (0, 3, PARTY)),
        (e.Looked, (0, UNKNOWN, HIDDEN, 0)),
        (e.Revealed, (1, 4, HAND)),
        (e.GameBegan, (1, [1, 2, 3])),
        (e.Dealt, (0, 2, [1, 2, 3, 4, 5])),
        (e.TurnBegan, (1, 22)),
        (e.GameEnded, (e.Markers(5, 8), 3, 0, "sole", [0, 1, 2], [[1, 2], [], [3]])),
        (e.GameEnded, (e.Markers(5, 8), 3, -1, "sole", [0, 1, 2], [[1, 2], [], [3]])),
        (e.Passed, (0,)),
        (e.Searched, (1, [4, 6])),
        (e.HandLacks, (2, 0)),
        (e.Performed, (0, 7)),
        (e.Exchanged, (0, 1, HAND, ALL, UNKNOWN, HIDDEN, 0)),
        (e.MarkersMoved, (0, e.Markers(4, 4), e.Markers(5, 3))),
        (e.Reshuffled, (21,)),
    ]
    return [*moved, *places, *(made(*values) for made, values in rest)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_has_words(lang: str) -> None:
    told = [HiddenLeadersWords(lang).event_text(event, NAMES) for event in samples()]

    assert [] == [text for text in told if not looks_right(lang, text)]
    assert len(told) == len(set(told)) + (lang == "uk")  # to draw and to take is one word there
    assert {type(event) for event in samples()} == {
        kind
        for _, kind in inspect.getmembers(e, inspect.isclass)
        if issubclass(kind, Event) and kind.__module__ == e.__name__
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_question_has_words(lang: str) -> None:
    assert [] == [ask for ask in ASKS if not catalogue(lang).has(f"hidden-leaders-ask-{ask}")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_those_who_wait_learn_nothing_from_the_choices(lang: str) -> None:
    state, rng, words = new(4), random.Random(4), HiddenLeadersWords(lang)

    while (question := state.question) is not None:
        others = [viewer for viewer in (0, 1, 2, WATCHER) if viewer != question.seat]
        told = {words.waiting_text(GAME.view(state, viewer), NAMES) for viewer in others}
        assert 1 == len(told)
        state.answer(rng.choice(question.choices))


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Ада buries a card (Ян’s hidden hero no. 2)."),
        ("pl", "Ада grzebie kartę (ukryta nr 2, drużyna: Ян)."),
        ("uk", "Ада ховає на цвинтарі карту (таємна № 2, загін: Ян)."),
    ],
)
def test_a_hidden_card_is_a_card(lang: str, told: str) -> None:
    event = happened(e.CardMoved, e.BURIED, 0, 5, HIDDEN, Place(zones.GRAVEYARD_ZONE, -1, 3), 0).seen_by(1)

    assert told == HiddenLeadersWords(lang).event_text(event, NAMES)


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Ада chooses themselves."), ("pl", "Ада wybiera siebie."), ("uk", "Ада вибирає себе.")]
)
def test_whoever_chooses_themselves_is_not_named_twice(lang: str, told: str) -> None:
    assert told == HiddenLeadersWords(lang).event_text(happened(e.Named, 0, "player", SEAT), NAMES)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Waiting for Ада. Step 1: a hero to play, cards to discard or a pass"),
        ("pl", "Czekamy na: Ада. Krok 1: zagranie Bohatera, odrzucenie kart albo pas"),
        ("uk", "Чекаємо на: Ада. Крок 1: розіграш героя, скидання карт або пас"),
    ],
)
def test_those_who_wait_are_given_no_order(lang: str, told: str) -> None:
    state = GAME.position("A keen-koi | B", FairDice(seed_from_int(0)))

    assert told == HiddenLeadersWords(lang).waiting_text(GAME.view(state, WATCHER), NAMES)


@pytest.mark.parametrize("seed", range(3))
def test_an_answer_in_ukrainian_is_an_infinitive(seed: int) -> None:
    state, rng, words = new(seed), random.Random(seed), HiddenLeadersWords("uk")

    while (question := state.question) is not None:
        view = GAME.view(state, question.seat)
        told = [words.choice_text(question.ask, choice, view, NAMES) for choice in question.choices]
        assert [] == [text for text in told if not re.match(r"((Більше )?не )?\w+(ти|тися)\b", text, re.IGNORECASE)]
        state.answer(rng.choice(question.choices))


def standings(*rows: tuple[int, bool, int, int, int]) -> list[Standing]:
    return [Standing(seat, *row) for seat, row in enumerate(rows)]


def test_a_tie_is_told_with_the_numbers_that_were_counted() -> None:
    rows = standings((5, True, 3, 6, 6), (1, True, 3, 6, 2), (4, False, 0, 3, 5))
    outcome = Outcome(6, 6, 1, 0, "number", rows)

    assert [
        "Red stands on space 6, green on space 6.",
        "The markers stand on the same space: the Water Folk win.",
        "Ada: Enned the Innocent (Undead, Water Folk), aligned with the winning faction.",
        "Bo: Cyra the Righteous (Imperial Army, Water Folk), aligned with the winning faction.",
        "Cy: Pavyr the Opportunist (Imperial Army, Hill Tribes), not aligned with the winning faction.",
        "Heroes of the winning faction in the party: Ada 3, Bo 3.",
        "Still tied. All heroes in the party, the fewest wins: Ada 6, Bo 6.",
        "Still tied. Leader numbers, the highest wins: Ada 6, Bo 2.",
        "Ada wins the game.",
    ] == HiddenLeadersWords("en").outcome_lines(outcome, ("Ada", "Bo", "Cy"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", ["sole", "most", "fewest", "number", "nobody"])
@pytest.mark.parametrize(("red", "green", "faction"), [(9, 12, 0), (4, 4, 1), (4, 5, 1), (8, 5, 2), (1, 12, 3)])
def test_every_result_has_words(red: int, green: int, faction: int, reason: str, lang: str) -> None:
    rows = standings((5, True, 3, 6, 6), (1, True, 3, 6, 2), (4, False, 0, 3, 5))
    winner = -1 if reason == "nobody" else 0

    told = HiddenLeadersWords(lang).outcome_lines(Outcome(red, green, faction, winner, reason, rows), NAMES)

    assert [] == [text for text in told if not looks_right(lang, text)]


PLACES = {
    "en": ["first", "second, two heroes short", "third, the Leader’s factions lost"],
    "pl": [
        "pierwsze miejsce",
        "drugie miejsce, zabrakło dwóch Bohaterów",
        "trzecie miejsce, frakcje Lidera przegrały",
    ],
    "uk": ["перше місце", "друге місце, забракло двох героїв", "третє місце, фракції лідера програли"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_hears_their_place_and_what_they_lacked_the_winner_first(lang: str) -> None:
    rows = standings((4, False, 0, 3, 5), (1, True, 1, 6, 2), (5, True, 3, 6, 6), (2, False, 9, 9, 3))

    told = HiddenLeadersWords(lang).places(Outcome(6, 6, 1, 2, "most", rows))

    assert [(2, 1), (1, 2), (0, 3), (3, 3)] == [(one.seat, one.place) for one in told]
    assert PLACES[lang] == [one.text for one in told[:-1]]
    assert PLACES[lang][-1] == told[-1].text  # who lost by their factions is not compared any further


@pytest.mark.rules("HL-TIE-01", "HL-TIE-03", "HL-TIE-04")
def test_places_follow_the_steps_by_which_ties_are_broken() -> None:
    rows = standings((1, True, 3, 7, 2), (5, True, 3, 6, 6), (3, True, 3, 6, 4), (2, True, 2, 5, 3))

    told = HiddenLeadersWords("en").places(Outcome(6, 6, 1, 1, "number", rows))

    assert [
        (1, 1, "first"),
        (2, 2, "second, only the Leader’s number was lower"),
        (0, 3, "third, with a party one hero too large"),
        (3, 4, "fourth, one hero short"),
    ] == told


@pytest.mark.rules("HL-WIN-11")
def test_nobody_has_a_place_where_nobody_wins() -> None:
    rows = standings((4, False, 0, 3, 5), (1, False, 1, 6, 2))

    told = HiddenLeadersWords("en").places(Outcome(6, 6, 1, -1, "nobody", rows))

    assert [(0, None, "no place, nobody wins"), (1, None, "no place, nobody wins")] == told


@pytest.mark.parametrize("seed", range(12))
def test_the_first_place_is_the_winners(seed: int) -> None:
    outcome = finished(seed).outcome
    assert outcome is not None

    told = HiddenLeadersWords("en").places(outcome)

    assert sorted(range(3)) == sorted(one.seat for one in told)
    first = [one.seat for one in told if one.place == 1]
    assert ([] if outcome.winner < 0 else [outcome.winner]) == first
