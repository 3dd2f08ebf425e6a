"""Scenarios: a position, a line of answers, and the position after, all in notation."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from interregnum.games.hidden_leaders.border.notation import read_any
from interregnum.games.hidden_leaders.border.position import board
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.engine.zones import EMPTY
from interregnum.games.hidden_leaders.game import HiddenLeaders, standard
from interregnum.kernel.dice import FairDice, RiggedDice, fast_dice, seed_from_int
from interregnum.kernel.errors import IllegalChoice
from interregnum.kernel.ids import ALL, SEAT_LETTERS, WATCHER
from interregnum.kernel.journal import Journal, Plain

GAME: HiddenLeaders = standard()


def case(title: str, *ids: str, given: str, line: str, after: str, rolls: tuple[int, ...] = ()) -> object:
    """One row of a scenario test, with the ids of the rules it proves."""
    return pytest.param(given, line, after, rolls, id=title, marks=pytest.mark.rules(*ids))


def position(given: str, rolls: tuple[int, ...] = ()) -> State:
    """The state a position describes, with a journal, dice that roll these numbers, and something in the tavern."""
    fresh = HiddenLeaders(GAME.box.facts)  # made anew, so that no test leans on what another one made
    state = fresh.position(f"{given} | {bystanders(given)}", RiggedDice(list(rolls)))
    state.journal = Journal()
    return state


def bystanders(given: str) -> str:
    """Three cards for a tavern nobody spoke of, so that step 2 asks before anything is drawn."""
    if "tavern" in given:
        return ""
    return " ".join(["tavern", *[card for card in GAME.box.ids if card not in given][:3]])


def play(state: State, line: str) -> None:
    """Give the answers of a line: `A: play keen-koi; B: move red+1`."""
    for part in filter(None, (part.strip() for part in line.split(";"))):
        letter, text = part.split(":", 1)
        question = state.question
        assert question is not None, f"the game is over before {part!r}"
        assert SEAT_LETTERS[question.seat] == letter, f"{SEAT_LETTERS[question.seat]} is asked, not {letter}"
        state.answer(GAME.read_choice(question, text.strip()))


def choices(state: State) -> list[str]:
    """The legal answers to the question that is asked, in notation and in their order."""
    question = state.question
    return [] if question is None else [GAME.write_choice(question.ask, choice) for choice in question.choices]


def shown(state: State, given: str = "tavern") -> str:
    """The table and the hands, without leaders, harbor and a tavern nobody spoke of and nobody touched."""
    parts = [part for part in board(state) if part != bystanders(given)]
    return " ".join(word for word in " | ".join(parts).split() if not word.startswith("*"))


def runs(given: str, line: str, after: str, rolls: tuple[int, ...] = ()) -> State:
    """Play a scenario and check the position after; nothing of the card may be left pending."""
    state = position(given, rolls)

    play(state, line)

    assert after == shown(state, given)
    assert not state.stack
    return state


def others(given: str) -> str:
    """The cards of the full game that a position does not name: `graveyard {others(given)}` leaves the harbor empty."""
    named = {word.lstrip("+-") for word in given.split()}
    return " ".join(card.id for card in GAME.box.facts.cards if card.set == "base" and card.id not in named)


def started(seats: int, seed: int = 1, **options: bool) -> State:
    """A new game at its first question."""
    return GAME.new(seats, options, FairDice(seed_from_int(seed)), journal=True)


def laid(seats: int, seed: int = 1, **options: bool) -> State:
    """A new game after the set-up; every player hid the first of five cards and discarded the second."""
    state = started(seats, seed, **options)
    for _ in range(seats):
        state.answer(state.choices[0])
    return state


def viewer_of(letter: str) -> int:
    """The viewer a letter stands for; `watcher` holds no seat."""
    return WATCHER if letter == "watcher" else SEAT_LETTERS.index(letter)


def seen(state: State, viewer: str) -> dict[str, str]:
    """What a viewer sees: `A` a hand, `A+` and `A-` a party, and the piles; `?` for a card they do not know."""
    view = GAME.view(state, viewer_of(viewer))
    places = {"tavern": view.tavern, "wilderness": view.wilderness, "graveyard": view.graveyard, "aside": view.aside}
    for letter, hand, ups, downs in zip(SEAT_LETTERS, view.hands, view.ups, view.downs, strict=False):
        places.update({letter: hand, f"{letter}+": ups, f"{letter}-": downs})
    return {place: " ".join(name_of(card) for card in cards) for place, cards in places.items()}


def name_of(card: int) -> str:
    """A card by its id; `?` for one a viewer does not know, `.` for an empty tavern slot."""
    return GAME.box.ids[card] if card >= 0 else "." if card == EMPTY else "?"


def told(state: State, viewer: str, since: int = 0) -> list[Plain]:
    """The events from number `since` on as a viewer hears of them."""
    assert state.journal is not None
    return [GAME.event_plain(event) for event in state.journal.seen_by(viewer_of(viewer), since)]


# --- who is asked what, and who knows what -----------------------------------------------------------------------


def asking(title: str, *ids: str, given: str, line: str, asks: str, refuses: str = "") -> object:
    """One row about a question: `asks="A: bury A+1, bury B+2"` is the whole list, `refuses="bury A-1, none"`."""
    return pytest.param(given, line, asks, refuses, id=title, marks=pytest.mark.rules(*ids))


def offers(given: str, line: str, asks: str, refuses: str) -> State:
    """Play up to a question and check who is asked and the whole list; what is refused changes nothing."""
    state = position(given)

    play(state, line)

    assert asks == asked(state)
    for text in filter(None, (text.strip() for text in refuses.split(","))):
        before = GAME.plain(state)
        with pytest.raises(IllegalChoice):
            state.answer(read_any(GAME.box, text))
        assert before == GAME.plain(state)
        assert asks == asked(state)
    return state


def asked(state: State) -> str:
    """Who is asked, and all that may be answered: `A: bury A+1, bury B+2`."""
    return f"{SEAT_LETTERS[state.asked]}: {', '.join(choices(state))}"


def learning(title: str, *ids: str, given: str, line: str, known: str) -> object:
    """One row about knowledge: `known="keen-koi A, ace-fighter everybody, aimless-eel nobody"`."""
    return pytest.param(given, line, known, id=title, marks=pytest.mark.rules(*ids))


def learns(given: str, line: str, known: str) -> State:
    """Play a line and check who knows which card where it lies then."""
    state = position(given)

    play(state, line)

    ids = [part.split()[0] for part in known.split(",")]
    assert known == ", ".join(f"{one} {knowers(state, one)}" for one in ids)
    return state


def knowers(state: State, card: str) -> str:
    """The letters of the players who know a card; `everybody` takes in the watchers, `nobody` is none."""
    number = GAME.box.numbers[card]
    seats = "".join(letter for seat, letter in enumerate(SEAT_LETTERS[: state.seats]) if state.knows(seat, number))
    if state.knows(WATCHER, number):
        assert len(seats) == state.seats, f"watchers know {card}, but only {seats} among the players"
        return "everybody"
    return seats or "nobody"


def questions(seats: int, seed: int = 1, **options: bool) -> Iterator[State]:
    """A game by chance: the state at every question, and once more when it is over."""
    state = started(seats, seed, **options)
    dice = fast_dice(seed_from_int(seed))
    while not state.over:
        yield state
        state.answer(state.choices[dice.below(len(state.choices))])
    yield state


def following(
    title: str, *ids: str, given: str, seen: str, line: str, known: str, rolls: tuple[int, ...] = ()
) -> object:
    """One row about cards that everybody has seen before, `seen="keen-koi ace-fighter"`, and who still knows them."""
    return pytest.param(given, seen, line, known, rolls, id=title, marks=pytest.mark.rules(*ids))


def follows(given: str, seen: str, line: str, known: str, rolls: tuple[int, ...] = ()) -> State:
    """Let everybody know some cards, play a line and check who knows which card where it lies then."""
    state = position(given, rolls)
    for card in seen.split():
        state.known[GAME.box.numbers[card]] = ALL

    play(state, line)

    ids = [part.split()[0] for part in known.split(",") if part]
    assert known == ", ".join(f"{one} {knowers(state, one)}" for one in ids)
    return state


def hiding(
    title: str, *ids: str, given: str, seen: str, one: str, other: str, rolls: tuple[int, int] = (0, 0)
) -> object:
    """One row about a secret: two lines, each with its roll, that everybody but A and B must take for the same."""
    return pytest.param(given, seen, (one, other), rolls, id=title, marks=pytest.mark.rules(*ids))


def hides(given: str, known: str, lines: tuple[str, str], rolls: tuple[int, int]) -> None:
    """Let everybody know some cards and play both lines: C and the watchers see, hear and know the same."""
    found: list[object] = []
    for line, roll in zip(lines, rolls, strict=True):
        state = follows(given, known, line, "", (roll,))
        assert not state.stack
        found.append([(told(state, viewer), seen(state, viewer)) for viewer in ("C", "watcher")])
    assert found[0] == found[1]


# --- where the markers may go ------------------------------------------------------------------------------------


def moving(
    card: str, start: str, *ends: str, beside: str = "", rest: str = "B", then: str = "", ids: tuple[str, ...] = ()
) -> object:
    """One row about the marker part of a card: from `5 4` (red 5, green 4) it may lead to these ends, and no others."""
    red, green = start.split()
    given = f"A {card} {beside} | {rest} | red {red} green {green}"
    title = " ".join(f"{card} from {start} with {beside or 'no other card'} against {rest} {then}".split())
    marks = pytest.mark.rules(f"HL-CARD:{card}", *ids)
    return pytest.param(given, f"A: play {card}; {then}", list(ends), id=title, marks=marks)


def moves(given: str, line: str, ends: list[str]) -> None:
    """Play up to the marker part and try every answer to it."""
    state = position(given)

    play(state, line)

    asked_to_move = [text for text in choices(state) if text.startswith(("move", "stay"))]
    reached = [state] if not asked_to_move else [state.clone() for _ in asked_to_move]
    for after, text in zip(reached, asked_to_move, strict=False):
        play(after, f"{SEAT_LETTERS[after.asked]}: {text}")
    assert ends == [f"{after.red} {after.green}" for after in reached]


def preceding(
    card: str, move: str, end: str, asks: str, beside: str = "", rest: str = "B", start: str = "red 5 green 5"
) -> object:
    """One row about the order: the markers are on `end`, `6 5` for red 6 and green 5, when the text first asks."""
    given = f"A {card} {beside} | {rest} | {start}"
    marks = pytest.mark.rules(f"HL-CARD:{card}", "HL-TURN-05", "HL-TURN-06", "HL-R-MARK-07")
    return pytest.param(given, f"A: play {card}; {move}", end, asks, id=card, marks=marks)


def precedes(given: str, line: str, end: str, asks: str) -> None:
    """Play up to the first question of the text and check that the markers have moved already."""
    state = position(given)

    play(state, line)

    assert asks == asked(state)
    assert end == f"{state.red} {state.green}"
