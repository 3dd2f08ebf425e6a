"""A whole game of Hidden Leaders as text."""

from __future__ import annotations

from collections.abc import Iterator

from tests.transcripts.telling import Teller, letter

from interregnum.games.hidden_leaders.engine.choices import ASKS, PLAY_CARD, SPOT
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.games.hidden_leaders.engine.zones import EMPTY
from interregnum.games.hidden_leaders.game import HiddenLeaders, standard
from interregnum.kernel.dice import Dice, FairDice, fast_dice, seed_from_int
from interregnum.kernel.ids import SEAT_LETTERS, UNKNOWN, WATCHER
from interregnum.kernel.options import Chosen
from interregnum.kernel.state import State as KernelState

GAME: HiddenLeaders = standard()


def transcript(seats: int, seed: int, options: Chosen) -> str:
    """The game of a seed, answered by a player who mostly plays a hero when that is possible."""
    return "\n".join(lines(seats, seed, options)) + "\n"


def lines(seats: int, seed: int, options: Chosen) -> Iterator[str]:
    state = GAME.new(seats, options, FairDice(seed_from_int(seed)), journal=True)
    dice = fast_dice(seed_from_int(seed + 1))
    switched = " ".join(name for name, on in options.items() if on) or "none"
    yield f"hidden-leaders, {seats} seats, options {switched}, seed {seed}, rules version {GAME.rules_version}"
    yield from Teller(GAME, ASKS, source).lines(state, lambda one: prefer_playing(one, dice), position)


def source(state: KernelState) -> str:
    return "" if state.source == UNKNOWN else f" by {GAME.box.ids[state.source]}"


def prefer_playing(state: KernelState, dice: Dice) -> int:
    plays = [choice for choice in state.choices if PLAY_CARD <= choice < SPOT]
    among = plays if plays and dice.below(4) else state.choices
    return among[dice.below(len(among))]


def position(state: KernelState) -> Iterator[str]:
    assert isinstance(state, State)
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
