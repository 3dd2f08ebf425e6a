"""A whole game as text: positions, questions, answers, and what every viewer saw and heard."""

from __future__ import annotations

from collections.abc import Iterator

from interregnum.games.hidden_leaders.choices import ASKS, PLAY_CARD, SPOT
from interregnum.games.hidden_leaders.game import HiddenLeaders, standard
from interregnum.games.hidden_leaders.state import State
from interregnum.games.hidden_leaders.view import View
from interregnum.games.hidden_leaders.zones import EMPTY
from interregnum.kernel.dice import Dice, FairDice, fast_dice, seed_from_int
from interregnum.kernel.ids import SEAT_LETTERS, UNKNOWN, WATCHER
from interregnum.kernel.journal import Event

GAME: HiddenLeaders = standard()


def transcript(seats: int, seed: int, options: dict[str, bool]) -> str:
    """The game of a seed, answered by a player who mostly plays a hero when that is possible."""
    return "\n".join(lines(seats, seed, options)) + "\n"


def lines(seats: int, seed: int, options: dict[str, bool]) -> Iterator[str]:
    state = standard().new(seats, options, FairDice(seed_from_int(seed)), journal=True)
    dice = fast_dice(seed_from_int(seed + 1))
    switched = " ".join(name for name, on in options.items() if on) or "none"
    yield f"hidden-leaders, {seats} seats, options {switched}, seed {seed}, rules version {GAME.rules_version}"
    yield from told(state, 0)
    turns = 0
    while not state.over:
        if state.turns != turns:
            turns = state.turns
            yield from position(state)
        choice = prefer_playing(state, dice)
        yield from asked(state, choice)
        since = len(events(state))
        state.answer(choice)
        yield from told(state, since)
    yield from result(state)


def prefer_playing(state: State, dice: Dice) -> int:
    plays = [choice for choice in state.choices if PLAY_CARD <= choice < SPOT]
    among = plays if plays and dice.below(4) else state.choices
    return among[dice.below(len(among))]


def events(state: State) -> list[Event]:
    assert state.journal is not None
    return state.journal.events


def letter(viewer: int) -> str:
    return "watcher" if viewer == WATCHER else SEAT_LETTERS[viewer]


def position(state: State) -> Iterator[str]:
    yield ""
    yield f"== turn {state.turns}: {GAME.write_position(state)}"
    for viewer in [*range(state.seats), WATCHER]:
        yield f"   {letter(viewer)} sees {seen(GAME.view(state, viewer))}"


def seen(view: View) -> str:
    parts = [
        f"{SEAT_LETTERS[seat]}: leader {leader(view.leaders[seat])}, hand {row(view.hands[seat])}, "
        f"hidden {row(view.downs[seat])}"
        for seat in range(view.seats)
    ]
    piles = f"wilderness {row(view.wilderness)}, graveyard {row(view.graveyard)}, harbor {view.harbor}"
    return " | ".join([*parts, piles])


def leader(number: int) -> str:
    return "?" if number == UNKNOWN else GAME.box.leader_ids[number]


def row(cards: list[int]) -> str:
    return "[" + " ".join(name(card) for card in cards) + "]"


def name(card: int) -> str:
    return "?" if card == UNKNOWN else "." if card == EMPTY else GAME.box.ids[card]


def asked(state: State, choice: int) -> Iterator[str]:
    source = "" if state.source == UNKNOWN else f" by {GAME.box.ids[state.source]}"
    listed = "; ".join(GAME.write_choice(state.ask, one) for one in state.choices)
    yield f"{state.decisions + 1}. {letter(state.asked)} is asked {ASKS[state.ask]}{source}: {listed}"
    yield f"   > {GAME.write_choice(state.ask, choice)}"


def told(state: State, since: int) -> Iterator[str]:
    for event in events(state)[since:]:
        truth = sentence(event)
        yield f"   - {truth}"
        heard: dict[str, list[str]] = {}
        for viewer in [*range(state.seats), WATCHER]:
            heard.setdefault(sentence(event.seen_by(viewer)), []).append(letter(viewer))
        for text, who in heard.items():
            if text != truth:
                yield f"     {', '.join(who)}: {text}"


def sentence(event: Event) -> str:
    data = GAME.event_plain(event)
    return f"{data.pop('event')}: " + ", ".join(f"{key} {words(value)}" for key, value in data.items())


def words(value: object) -> str:
    if isinstance(value, dict):
        return "/".join(str(one) for one in value.values())
    if isinstance(value, list):
        return "[" + " ".join(words(one) for one in value) + "]"
    return "?" if value is None else str(value)


def result(state: State) -> Iterator[str]:
    yield ""
    for key, value in GAME.result_plain(state).items():
        yield f"{key}: {value}"
    yield f"hash: {GAME.state_hash(state)}"
