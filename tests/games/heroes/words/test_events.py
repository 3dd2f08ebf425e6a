"""Events, results and the box of Heroes in words: every kind in every language, and hidden cards without a name."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cache

import pytest
from tests.games.heroes.scenario import A, B, position
from tests.games.heroes.words.test_talk import GAME, NAMES, looks_right
from tests.happened import happened
from tests.words.test_catalogue import messages

from interregnum.games.heroes.border.stored_events import EVENTS
from interregnum.games.heroes.bots.greedy import decide
from interregnum.games.heroes.engine import events as e
from interregnum.games.heroes.engine.battle.battle import CREATURE, ELEMENTALS, NO_TARGET, SIDE, THE_HERO
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.state import DOMINATION, TIME_OUT, State
from interregnum.games.heroes.engine.terms import ACTIONS, FACES, GOLD, LUCK_TOKEN, POWER_POINTS, RESOURCES
from interregnum.games.heroes.engine.view import view
from interregnum.games.heroes.words.book import HeroesBook
from interregnum.kernel.declared import Part, name_of, parts_of
from interregnum.kernel.dice import FairDice, seed_from_int
from interregnum.kernel.ids import ALL, UNKNOWN, WATCHER
from interregnum.kernel.journal import Event
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
VALUES: dict[str, Iterable[int]] = {
    "SeatId": (0, 1), "HeroId": (0, 5), "FactionId": range(4), "FieldId": (0, 37),
    "TokenId": range(len(BOX.token_ids)), "PlaceId": range(len(BOX.facts.places)), "UnitId": range(16),
    "SideNo": (0, 1), "PileNo": range(len(e.PILES)), "ActionCardId": range(4), "ActionNo": range(len(ACTIONS)),
    "FaceNo": (*range(len(FACES)), -1), "EndNo": (1, 2), "GoodNo": (GOLD, RESOURCES, LUCK_TOKEN, POWER_POINTS),
    "WhyNo": range(len(e.REROLL_WHYS)), "HealingNo": range(len(e.HEALINGS)), "int": (1, 0, 2, 3),
    "CardId": (*CARDS, *BOX.starts[4:-1]), "SecretCard": (*CARDS, UNKNOWN), "Seers": (ALL,),
}  # fmt: skip
BY_KIND: dict[type[Event], Iterable[int]] = {
    e.WeekRevealed: range(BOX.week_first, BOX.place_first),
    e.PartTaken: range(BOX.treasure_first, len(BOX.ids)),
    e.TreasureDrawn: range(BOX.treasure_first, len(BOX.ids)),
}  # the cards that these kinds are about
LISTS = {
    "Dice": "int", "SeatIds": "SeatId", "TokenIds": "TokenId", "SecretCards": "SecretCard", "Fighters": "Fighter",
}  # fmt: skip


def values_of(kind: type[Event], part: Part) -> list[object]:
    """Some values of a field; the first one stands for it when another field is varied."""
    if part.kind in LISTS:
        ones = single(kind, part, LISTS[part.kind])
        return [[ones[0]], *[[one] for one in ones[1:]], [ones[0]] * 2, *([[]] if kind is e.Advanced else [])]
    return single(kind, part, part.kind)


def single(kind: type[Event], part: Part, of: str) -> list[object]:
    if of == "Fighter":
        nobody = [e.Fighter(NO_TARGET, e.NO_ROW)] if part.name == "target" else []
        return [*(e.Fighter(*one) for one in FIGHTERS), *nobody]
    found = BY_KIND.get(kind, VALUES[of]) if of == "CardId" else VALUES[of]
    return [*found, *([UNKNOWN] if of == "SeatId" and kind in (e.Taken, e.Reshuffled) else [])]


def samples(kind: type[Event]) -> list[Event]:
    """Events of a kind: each field in turn is varied."""
    choices = [values_of(kind, part) for part in parts_of(kind)]
    rows = [[column[0] for column in choices]]
    for place, column in enumerate(choices):
        rows += [[*rows[0][:place], other, *rows[0][place + 1 :]] for other in column[1:]]
    return [happened(kind, *row) for row in rows]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_has_words(lang: str) -> None:
    words = speaker(GAME.id, lang)

    assert {f"heroes-event-{name_of(kind)}" for kind in EVENTS} == {
        key for key in messages(lang) if key.startswith("heroes-event-")
    }
    for kind in EVENTS:
        for event in samples(kind):
            text = words.event(event, NAMES)
            assert looks_right(lang, text), (event, text)
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
    events = [happened(e.Drawn, 0, e.SCROLL_PILE, scrolls, 1), happened(e.Kept, 0, e.SCROLL_PILE, scrolls[0], 1)]

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
    event = e.Attacked(e.Fighter(2, griffins), e.Fighter(SIDE + CREATURE + 1, praetorians), 1)

    assert told == speaker(GAME.id, lang).event(GAME.read_event(GAME.write_event(event)), NAMES)


# -- the result


def ended(how: int, winners: list[int], gold: int) -> State:
    state = position("map S.G | A owns a1 | B honours 2 | anton b1 1b1 griffin-shield")
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


PLACES = {
    "en": ["first, 2 Power", "second, 1 Power short", "second, equal Power, 1 less in the treasury"],
    "pl": [
        "pierwsze miejsce, Potęga 2",
        "drugie miejsce, zabrakło 1 punktu Potęgi",
        "drugie miejsce, równa Potęga, w skarbcu o 1 mniej",
    ],
    "uk": [
        "перше місце, могутність 2",
        "друге місце, забракло 1 очка могутності",
        "друге місце, однакова могутність, у скарбниці на 1 менше",
    ],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.rules("MMH-GOAL-08", "MMH-GOAL-09")
def test_everybody_hears_their_place_and_what_they_lacked_the_winner_first(lang: str) -> None:
    words = speaker(GAME.id, lang)
    short = ended(TIME_OUT, [A], 3)
    short.honours[B] = 1
    first, second, poorer = PLACES[lang]

    assert [(A, 1, first), (B, 2, second)] == words.places(view(short, B))
    assert [(B, 1, first), (A, 2, poorer)] == words.places(view(ended(TIME_OUT, [B], 4), A))


@pytest.mark.rules("MMH-GOAL-10", "MMH-RUL-02")
def test_a_shared_victory_is_a_shared_place_and_domination_needs_no_more_power_than_others() -> None:
    words = speaker(GAME.id, "en")
    first = "first, 2 Power"

    assert [(A, 1, first), (B, 1, first)] == words.places(view(ended(TIME_OUT, [A, B], 3), WATCHER))
    late = "second, as much Power a moment too late"
    assert [(B, 1, first), (A, 2, late)] == words.places(view(ended(DOMINATION, [B], 3), WATCHER))


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
