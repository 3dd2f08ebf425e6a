"""What is called quiet told nobody anything, and public facts are enough to call it so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from tests.happened import happened
from tests.properties.random_games import GAME, OPTIONS, answers, chooser, option_sets, seat_counts, seeds, start
from tests.properties.random_games import viewers as viewers_of

from interregnum.games.hidden_leaders.engine import choices as c
from interregnum.games.hidden_leaders.engine import zones as z
from interregnum.games.hidden_leaders.engine.events import PLACED, CardMoved, Exchanged
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.engine.zones import Place
from interregnum.kernel.declared import name_of
from interregnum.kernel.dice import fast_dice, seed_from_int
from interregnum.kernel.journal import Event, Journal
from interregnum.kernel.options import Chosen

LOUD = {"game-began", "dealt", "looked", "searched", "revealed", "hand-lacks", "reshuffled", "game-ended"}


def quiet_answers(state: State, seed: int) -> Iterator[tuple[State, int, list[Event]]]:
    """The position before every answer that is quiet and rolls no dice, the answer, and what came of it."""
    for choice in answers(state, chooser(seed)):
        after = state.clone()
        after.journal = Journal()
        after.answer(choice)
        if after.journal.quiet() and state.dice.plain() == after.dice.plain():
            yield state, choice, after.journal.events


def answered(state: State, choice: int) -> State:
    after = state.clone()
    after.answer(choice)
    return after


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_nobody_knows_a_new_card_after_a_quiet_answer(seed: int, seats: int, options: Chosen) -> None:
    for state, choice, _ in quiet_answers(start(seed, seats, options), seed):
        after = answered(state, choice)
        assert not after.over
        assert [] == [card for card, mask in enumerate(after.known) if mask & ~state.known[card]]


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_whoever_gives_a_quiet_answer_could_tell_beforehand_what_comes_of_it(
    seed: int, seats: int, options: Chosen
) -> None:
    """In every world that fits what they know, the same answer leads to the same view, question included."""
    dice = fast_dice(seed_from_int(seed))
    for state, choice, _ in quiet_answers(start(seed, seats, options), seed):
        if dice.below(4):
            continue
        seat = state.asked
        imagined = GAME.imagine(GAME.view(state, seat), dice)
        expected = GAME.view(answered(state, choice), seat).plain()
        assert expected == GAME.view(answered(imagined, choice), seat).plain()


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_every_viewer_can_tell_whether_an_event_was_quiet(seed: int, seats: int, options: Chosen) -> None:
    state = start(seed, seats, options, journal=True)
    for _ in answers(state, chooser(seed)):
        pass
    assert state.journal is not None
    for event in state.journal.events:
        assert {event.quiet()} == {event.seen_by(viewer).quiet() for viewer in viewers_of(state)}
        assert not (event.quiet() and name_of(type(event)) in LOUD)


def kind(event: Event) -> str:
    """The name of an event, of a move with how and between which zones."""
    data = GAME.event_plain(event)
    places = [data[key] for key in ("from", "to", "a_place", "b_place", "place") if key in data]
    zones = [str(place["zone"]) for place in places if isinstance(place, dict) and "zone" in place]
    return " ".join([str(data["event"]), *([str(data["how"])] if "how" in data else []), *zones])


def test_a_good_part_of_the_answers_is_quiet() -> None:
    asks: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    given = 0
    for seed in range(60):
        state = start(seed, 2 + seed % 5, OPTIONS[seed % len(OPTIONS)])
        for before, _, events in quiet_answers(state, seed):
            asks[c.ASKS[before.ask]] += 1
            kinds.update(kind(event) for event in events)
        given += state.decisions

    assert sum(asks.values()) > given // 4
    assert {"setup", "act", "more", "draw", "keep", "move", "bury", "place", "turn-over", "option"} <= set(asks)
    assert {
        "markers-moved",
        "turn-began",
        "passed",
        "card-moved buried party-up graveyard",
        "card-moved turned-over party-up party-down",
        "card-moved discarded hand wilderness",
        "card-moved placed hand party-down",
        "card-moved drawn tavern hand",
        "exchanged party-down hand",
    } <= set(kinds)
    assert {"player", "reveal"}.isdisjoint(asks)


OWN = {"hand": Place(z.HAND, 0, -1), "down": Place(z.PARTY_DOWN, 0, 1), "up": Place(z.PARTY_UP, 0, 1)}
OTHER = {"hand": Place(z.HAND, 1, -1), "down": Place(z.PARTY_DOWN, 1, 1), "up": Place(z.PARTY_UP, 1, 1)}
TAVERN, WILDERNESS = Place(z.TAVERN_ZONE, -1, 0), Place(z.WILDERNESS_ZONE, -1, 9)
GRAVEYARD, HARBOR, ASIDE = Place(z.GRAVEYARD_ZONE, -1, 3), Place(z.HARBOR_ZONE, -1, -1), Place(z.ASIDE, -1, -1)


@pytest.mark.parametrize(
    ("source", "target", "expected"),
    [
        (OWN["up"], GRAVEYARD, True),
        (OTHER["up"], OTHER["down"], True),
        (TAVERN, OTHER["hand"], True),
        (OWN["hand"], OWN["down"], True),
        (OWN["hand"], OWN["up"], False),
        (OWN["hand"], OTHER["hand"], False),
        (OTHER["hand"], WILDERNESS, False),
        (OWN["down"], WILDERNESS, True),
        (OWN["down"], OWN["up"], False),
        (OWN["down"], OTHER["down"], False),
        (ASIDE, OWN["hand"], True),
        (ASIDE, OTHER["down"], False),
        (ASIDE, GRAVEYARD, False),
        (GRAVEYARD, TAVERN, False),  # the card below comes to light
        (WILDERNESS, OWN["hand"], False),
        (HARBOR, OWN["hand"], False),
    ],
)
def test_a_move_is_quiet_if_no_zone_on_its_way_shows_the_card_to_somebody_new(
    source: Place, target: Place, expected: bool
) -> None:
    assert expected == happened(CardMoved, PLACED, 0, 5, source, target, 0).quiet()


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        (OWN["up"], OTHER["up"], True),
        (GRAVEYARD, OWN["up"], True),  # nothing below comes to light
        (OWN["down"], OWN["hand"], True),
        (OWN["up"], OWN["hand"], False),
        (OWN["down"], OTHER["down"], False),
        (WILDERNESS, OWN["down"], False),
    ],
)
def test_an_exchange_is_quiet_if_both_moves_are(a: Place, b: Place, expected: bool) -> None:
    assert expected == happened(Exchanged, 0, 5, a, 0, 6, b, 0).quiet()
    assert expected == happened(Exchanged, 0, 5, b, 0, 6, a, 0).quiet()


def test_a_part_of_the_journal_can_be_asked() -> None:
    state = start(3, 3, {}, journal=True)
    journal = state.journal
    assert journal is not None
    dealt = len(journal.events)
    state.answer(state.choices[0])

    assert not journal.quiet()
    assert not journal.quiet(dealt - 1)
    assert journal.quiet(dealt)
    assert Journal().quiet()
