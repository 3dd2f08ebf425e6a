"""A whole game of Heroes as text."""

from __future__ import annotations

from collections.abc import Iterator

from tests.transcripts.telling import Teller, letter

from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.state import IN_TOWN, State
from interregnum.games.heroes.engine.terms import WINDOWS
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.game import Heroes, standard
from interregnum.kernel.dice import Dice, FairDice, fast_dice, seed_from_int
from interregnum.kernel.ids import SEAT_LETTERS, UNKNOWN, WATCHER
from interregnum.kernel.options import Chosen
from interregnum.kernel.state import State as KernelState

GAME: Heroes = standard()


def transcript(seats: int, seed: int, options: Chosen) -> str:
    """The game of a seed, answered by a player who mostly does something when that is possible."""
    return "\n".join(lines(seats, seed, options)) + "\n"


def lines(seats: int, seed: int, options: Chosen) -> Iterator[str]:
    state = GAME.new(seats, options, FairDice(seed_from_int(seed)), journal=True)
    dice = fast_dice(seed_from_int(seed + 1))
    switched = " ".join(name for name, on in options.items() if on) or "none"
    yield f"heroes, {seats} seats, options {switched}, seed {seed}, rules version {GAME.rules_version}"
    yield from Teller(GAME, c.ASKS, source).lines(state, lambda one: prefer_doing(one, dice), position)


def source(state: KernelState) -> str:
    if state.source == UNKNOWN:
        return ""
    return f" by {WINDOWS[state.source] if state.ask == c.ASK_WINDOW else GAME.box.ids[state.source]}"


def prefer_doing(state: KernelState, dice: Dice) -> int:
    """Mostly visit a place, buy, build, use a card; seldom pass, trade or end."""
    found = [one for one in state.choices if is_doing(state.ask, one)]
    among = found if found and dice.below(8) else state.choices
    return among[dice.below(len(among))]


def is_doing(ask: int, choice: int) -> bool:
    if ask == c.MOVE:
        return c.VISIT <= choice < c.FIELD or choice >= c.ADVANCE
    if ask == c.TURN:
        return (choice - c.PLAY) % 4 < 2
    if ask == c.RECRUIT:
        return c.BUY <= choice < c.DISMISSAL
    return choice not in (c.DONE, c.NO, c.TAKE_FLIGHT)


def position(state: KernelState) -> Iterator[str]:
    assert isinstance(state, State)
    yield ""
    seats = " | ".join(of_seat(state, seat) for seat in range(state.seats))
    yield f"== round {state.round}, turn {state.turns}: {seats}"
    for viewer in [*range(state.seats), WATCHER]:
        yield f"   {letter(viewer)} sees {scrolls(GAME.view(state, viewer))}"


def of_seat(state: State, seat: int) -> str:
    stock = f"{state.resources[seat]}r {state.gold[seat]}g level {state.levels[seat]}"
    heroes = [of_hero(state, hero) for hero in state.heroes_of(seat)]
    return f"{SEAT_LETTERS[seat]}: Power {power.power(state, seat)}, {stock}, {', '.join(heroes) or 'no hero'}"


def of_hero(state: State, hero: int) -> str:
    at = state.at[hero]
    place = "town" if at == IN_TOWN else GAME.write_choice(c.MOVE, c.GO + at).removeprefix("go ")
    return f"{GAME.box.hero_ids[hero]} in {place} {state.armies[hero]}"


def scrolls(view: View) -> str:
    rows = [row for row in view.scrolls if row]
    return "scrolls " + " ".join(f"[{' '.join(name(card) for card in row)}]" for row in rows) if rows else "no scrolls"


def name(card: int) -> str:
    return "?" if card == UNKNOWN else GAME.box.ids[card]
