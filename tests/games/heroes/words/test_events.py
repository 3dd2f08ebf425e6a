"""Events, results and the box of Heroes in words: every kind in every language, and hidden cards without a name."""

from __future__ import annotations

import random
from functools import cache

import pytest
from tests.games.heroes.scenario import A, B, enter, give, laid, own
from tests.games.heroes.words.test_talk import GAME, NAMES, looks_right
from tests.words.test_catalogue import messages

from interregnum.games.heroes.bots.greedy import decide
from interregnum.games.heroes.engine import events as e
from interregnum.games.heroes.engine.battle.battle import CREATURE, ELEMENTALS, NO_TARGET, SIDE, THE_HERO
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.state import DOMINATION, TIME_OUT, State
from interregnum.games.heroes.engine.terms import ACTIONS, FACES, GOLD, LUCK_TOKEN, POWER_POINTS, RESOURCES
from interregnum.games.heroes.engine.view import view
from interregnum.games.heroes.words.book import HeroesBook
from interregnum.kernel.dice import FairDice, seed_from_int
from interregnum.kernel.ids import ALL, UNKNOWN, WATCHER
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.speaker import speaker

BOX = GAME.box
# Fighters of every kind, each with what it is.
FIGHTERS = (
    (0, 0), (SIDE + 2, 6), (ELEMENTALS, BOX.elemental_first), (SIDE + ELEMENTALS, BOX.elemental_first), (THE_HERO, 1),
    (SIDE + CREATURE, 17), (SIDE + CREATURE + 1, 17), (0, e.NO_ROW), (THE_HERO, e.NO_ROW), (SIDE + CREATURE, e.NO_ROW),
)  # fmt: skip
# Some values of every type; the first one stands for the type when another one is varied.
CARDS = tuple(BOX.numbers[name] for name in ("skill heroism", "scroll haste", "artifact tear-of-asha"))
VALUES = {
    "seat": (0, 1), "hero": (0, 5), "faction": range(4), "field": (0, 37), "token": range(len(BOX.token_ids)),
    "place": range(len(BOX.facts.places)), "unit": range(16), "side": (0, 1), "deck": range(len(e.PILES)),
    "action-card": range(4), "action": range(len(ACTIONS)), "face": (*range(len(FACES)), -1), "end": (1, 2),
    "good": (GOLD, RESOURCES, LUCK_TOKEN, POWER_POINTS), "why": range(len(e.REROLL_WHYS)),
    "healing": range(len(e.HEALINGS)), "number": (1, 0, 2, 3), "card": (*CARDS, *BOX.starts[4:-1]),
}  # fmt: skip
BY_KIND = {
    e.WEEK_REVEALED: range(BOX.week_first, BOX.place_first),
    e.PART_TAKEN: range(BOX.treasure_first, len(BOX.ids)),
    e.TREASURE_DRAWN: range(BOX.treasure_first, len(BOX.ids)),
    e.KEPT: (*CARDS, UNKNOWN),
    e.DRAWN: (*CARDS, UNKNOWN),
}  # the cards that these kinds are about


def fighters(kind: int, value: e.Value) -> list[tuple[int, int]]:
    nobody = [(int(NO_TARGET), int(e.NO_ROW))] if value.name == "target" and kind != e.CARD_ROLLED else []
    return [*FIGHTERS, *nobody]


def values_of(kind: int, value: e.Value) -> list[tuple[int, int]]:
    """Values with, of fighters, what they are."""
    if value.kind == "fighter":
        return fighters(kind, value)
    found = BY_KIND.get(kind, VALUES[value.kind]) if value.kind == "card" else VALUES[value.kind]
    nobody = [UNKNOWN] if (kind, value.kind) in ((e.TAKEN, "seat"), (e.RESHUFFLED, "seat")) else []
    return [(one, int(e.NO_ROW)) for one in (*found, *nobody)]


def samples(kind: int) -> list[e.Told]:
    """Events of a kind: each value in turn is varied."""
    choices = [values_of(kind, value) for value in e.VALUES[kind]]
    rows = [[column[0] for column in choices]]
    for place, column in enumerate(choices):
        rows += [[*rows[0][:place], other, *rows[0][place + 1 :]] for other in column[1:]]
    if e.VALUES[kind][-1].many:
        rows += [[*rows[0], rows[0][-1]], *([rows[0][:-1]] if kind == e.ADVANCED else [])]
    return [e.Told(kind, [value for value, _ in row], ALL, [one for _, one in row]) for row in rows]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_has_words(lang: str) -> None:
    words = speaker(GAME.id, lang)

    assert {f"heroes-event-{name}" for name in e.NAMES} == {
        key for key in messages(lang) if key.startswith("heroes-event-")
    }
    for kind in range(len(e.NAMES)):
        for event in samples(kind):
            text = words.event(event, NAMES)
            assert looks_right(lang, text), (event.plain(), text)
            assert text.endswith("."), text


@cache
def finished(seats: int) -> State:
    """A game that bots and chance have played to its end."""
    state, rng = GAME.new(seats, {}, FairDice(seed_from_int(seats)), True), random.Random(seats)
    while (question := state.question) is not None:
        greedy = rng.random() < 0.8
        state.answer(decide(state, question.seat, question.choices) if greedy else rng.choice(question.choices))
    return state


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_event_and_the_result_of_a_game_are_put_into_words(seats: int, lang: str) -> None:
    state, words = finished(seats), speaker(GAME.id, lang)
    assert state.journal is not None

    for viewer in (0, WATCHER):
        told = [words.event(event, NAMES) for event in state.journal.seen_by(viewer)]
        told += words.result(view(state, viewer), NAMES)
        assert [] == [text for text in told if not looks_right(lang, text) or not text.endswith(".")]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["Anton draws 3 cards from the deck of scrolls.", "Anton gains a scroll."]),
        ("pl", ["Anton dobiera 3 karty z talii zwojów.", "Anton otrzymuje zwój."]),
        ("uk", ["Антон бере 3 карти з колоди сувоїв.", "Антон отримує сувій."]),
    ],
)
@pytest.mark.rules("MMH-INFO-02", "MMH-INFO-04")
def test_a_hidden_scroll_is_a_scroll(lang: str, told: list[str]) -> None:
    scrolls = [BOX.numbers[f"scroll {one}"] for one in ("haste", "blizzard", "sunburst")]
    events = [e.Told(e.DRAWN, [0, e.SCROLL_PILE, *scrolls], 1), e.Told(e.KEPT, [0, e.SCROLL_PILE, scrolls[0]], 1)]

    assert told == [speaker(GAME.id, lang).event(event.seen_by(1), NAMES) for event in events]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Griffins: attack with the elite die, target: Praetorians (second stack)."),
        ("pl", "Gryfy: atak z kostką elitarną, cel: Pretorianie (drugi stos)."),
        ("uk", "Грифони: атака з елітним кубиком, ціль: Преторіанці (другий стос)."),
    ],
)
def test_fighters_are_called_by_what_they_are(lang: str, told: str) -> None:
    griffins, praetorians = BOX.unit_ids.index("griffins"), BOX.token_ids.index("praetorians")
    event = e.Told(e.ATTACKED, [2, SIDE + CREATURE + 1, 1], ALL, [griffins, praetorians, e.NO_ROW])

    assert told == speaker(GAME.id, lang).event(GAME.read_event(GAME.write_event(event)), NAMES)


# -- the result


def ended(how: int, winners: list[int], gold: int) -> State:
    state = laid("S . G", factions=("haven", "necropolis"))
    give(state, enter(state, "anton", "b1"), "griffin-shield")
    enter(state, "moander", "b1")
    own(state, A, "a1")
    state.honours[B] = power.power(state, A)
    state.resources, state.gold = [2, 2], [3, gold]
    power.end(state, how, winners)
    return state


@pytest.mark.rules("MMH-GOAL-09", "MMH-GOAL-10")
def test_a_tie_is_told_with_what_was_counted() -> None:
    points = [
        "The last week is over after 1 round: the most Power wins.",
        "Ada (Haven): 2 Power (places 1, artifacts 1).",
        "Bo (Necropolis): 2 Power (gained for good 2).",
    ]
    words, names = speaker(GAME.id, "en"), ("Ada", "Bo")

    assert [*points, "Equal Power. Resources and gold together: Ada 5, Bo 6.", "Bo wins the game."] == words.result(
        view(ended(TIME_OUT, [B], 4), A), names
    )
    assert [
        *points,
        "Equal Power. Resources and gold together: Ada 5, Bo 5.",
        "Still equal: Ada and Bo share the victory.",
    ] == words.result(view(ended(TIME_OUT, [A, B], 3), WATCHER), names)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Bo (Necropolis): 0 Power."),
        ("pl", "Bo (Nekropolia): Potęga 0."),
        ("uk", "Bo (Некрополь): могутність 0."),
    ],
)
def test_no_power_has_no_sources(lang: str, told: str) -> None:
    state = ended(TIME_OUT, [A], 3)
    state.honours[B] = 0

    assert told in speaker(GAME.id, lang).result(view(state, A), ("Ada", "Bo"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_result_has_words(lang: str) -> None:
    for how, winners in ((DOMINATION, [A]), (TIME_OUT, [B]), (TIME_OUT, [A, B])):
        told = speaker(GAME.id, lang).result(view(ended(how, winners, 3), A), NAMES)
        assert [] == [text for text in told if not looks_right(lang, text)]


# -- the box


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_holds_the_whole_box(lang: str) -> None:
    book = speaker(GAME.id, lang).book()
    assert isinstance(book, HeroesBook)
    kinds = {kind.id: {thing.id: thing for thing in kind.things} for kind in book.kinds}

    assert set(BOX.token_ids) == set(kinds["encounter"])
    assert all(thing.back for thing in kinds["encounter"].values())
    assert all(thing.rules for kind in ("skill", "scroll", "ability", "treasure") for thing in kinds[kind].values())
    assert {"school", "tile", "face", "terrain", "window", "combat"} <= set(kinds)
    assert all(looks_right(lang, thing.name) for kind in kinds.values() for thing in kind.values())
