"""From the wire back to the engine's view; whatever cannot be one is refused with the place where it went wrong.

A view is read as stored positions are: what the viewer knows is put into a position whose decks are empty, and the rest
must add up to a position that could be dealt, as `imagine` counts on that.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import UNSET, to_builtins

from interregnum.games.heroes.border import notation, restored
from interregnum.games.heroes.border.notation import all_fighters, write_fighter
from interregnum.games.heroes.border.restored_stack import read_battle, read_pending
from interregnum.games.heroes.border.stored_reader import StateReader
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine import consistency, imagine
from interregnum.games.heroes.engine.battle.battle import NO_SPEED
from interregnum.games.heroes.engine.box import SCROLL
from interregnum.games.heroes.engine.choices import ASKS
from interregnum.games.heroes.engine.map.board import Board
from interregnum.games.heroes.engine.options import Options
from interregnum.games.heroes.engine.state import ENDS, GOING_ON, State
from interregnum.games.heroes.engine.terms import WINDOWS
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.game import Heroes
from interregnum.games.heroes.wire.counting import check_piles
from interregnum.games.heroes.wire.view import HeroesView
from interregnum.kernel.dice import FastDice
from interregnum.kernel.errors import BadPosition
from interregnum.kernel.ids import ALL, NOBODY, NOTHING, UNKNOWN, WATCHER
from interregnum.kernel.view import PendingView

MAPS: Final = 64  # that are remembered
UNTOUCHED: Final = {
    "creature": None, "number": 0, "whole": 0, "wounds": 0, "healed": 0, "lost": 0, "marks": 0, "marked": 0,
}  # fmt: skip


def bad(where: str) -> BadPosition:
    return BadPosition("sent-view", facts={"where": where})


def read_view(game: Heroes, data: HeroesView, choices: Sequence[str]) -> View:
    """The view again; whoever sent it may have invented it, so what follows from it is found out anew."""
    options = to_builtins(data.options)
    game.check(data.seats, options)
    try:
        reader = ViewReader(game, data)
        view = reader.view(choices)
        reader.check(view)
        return view
    except BadPosition as error:
        raise bad(error.facts["where"]) from error


@lru_cache(maxsize=MAPS)
def board_of(
    game: Heroes,
    seats: int,
    chosen: tuple[tuple[str, bool | str], ...],
    layout: str,
    tiles: tuple[int | None, ...],
    turns: tuple[int, ...],
) -> Board:
    """The map; it is the same in every view of a game, and takes longer than all the rest."""
    plain = {"board": {"layout": layout, "tiles": list(tiles), "turns": list(turns)}}
    return restored.read_board(StateReader(game.box, game.names, plain, "view"), Options(dict(chosen)), seats)


class ViewReader:
    """A view while it is read: a state holds what everybody sees and what the viewer knows."""

    def __init__(self, game: Heroes, data: HeroesView) -> None:
        self.game: Final = game
        self.box: Final = game.box
        self.data: Final = data
        self.reader: Final = StateReader(game.box, game.names, stored(game, data), "view")
        self.state: Final = self.shell()

    def shell(self) -> State:
        """The position without what is not known; cards are where they are seen."""
        reader = self.reader
        seats, told = self.data.seats, self.data.board
        options = restored.read_options(reader, seats, restored.NAMES)
        board = board_of(
            self.game, seats, tuple(options.chosen.items()), told.layout, tuple(told.tiles), tuple(told.turns)
        )
        state = State(self.box, self.game.script, options, board, seats, FastDice(1))
        restored.read_numbers(state, reader)
        restored.read_players(state, reader)
        restored.read_heroes(state, reader)
        restored.read_map(state, reader)
        restored.read_cards(state, reader)
        if self.data.battle is not None:
            state.battle = read_battle(state, reader.part("battle"))
        return state

    def view(self, choices: Sequence[str]) -> View:
        self.read_decks()
        self.read_end()
        self.read_question(choices)
        viewer = WATCHER if self.data.viewer is None else self.seat("viewer", self.data.viewer)
        return View(viewer, self.state, self.scrolls(), self.weeks(), self.stack())

    def check(self, view: View) -> None:
        """What follows from the rest is told, too, and must be what follows; and the pieces add up."""
        if view.goal != self.data.goal or view.power != [player.power for player in self.data.players]:
            raise bad("power")
        if sorted(view.open_scrolls) != self.reader.ids("open_scrolls", self.game.names.sources):
            raise bad("open_scrolls")
        check_piles(self.state, view)
        wrong = consistency.problem(imagine.deal(self.box, self.game.script, view, FastDice(1)))
        if wrong:
            raise bad(wrong)

    # --- parts

    def number(self, where: str, value: int, most: int) -> int:
        if not 0 <= value <= most:
            raise bad(where)
        return value

    def seat(self, where: str, value: int) -> int:
        return self.number(where, value, self.data.seats - 1)

    def deck(self, where: str, count: int) -> list[int]:
        """So many cards that nobody knows."""
        return [int(UNKNOWN)] * self.number(where, count, len(self.box.ids))

    def read_decks(self) -> None:
        state, data = self.state, self.data
        state.treasures = self.deck("treasures", data.treasures)
        state.artifact_deck = self.deck("artifacts", data.artifacts)
        state.scroll_deck = self.deck("scrolls", data.scrolls)
        for seat, player in enumerate(data.players):
            state.skill_decks[2 * seat] = self.deck("might", player.might)
            state.skill_decks[2 * seat + 1] = self.deck("magic", player.magic)

    def read_end(self) -> None:
        state, data = self.state, self.data
        state.over = data.over
        state.end = ENDS.index(data.end)
        state.winners = [self.seat("winners", seat) for seat in data.winners]
        if not data.over == (state.end != GOING_ON) == bool(data.winners):
            raise bad("end")
        if len(set(data.winners)) != len(data.winners):
            raise bad("winners")

    def read_question(self, choices: Sequence[str]) -> None:
        """Somebody is asked something until the game is over; then nothing is pending."""
        state, data = self.state, self.data
        if not data.over == (data.asked is None) == (data.ask is None):
            raise bad("over")
        if data.over and (data.stack or data.source is not None or data.battle is not None or choices):
            raise bad("over")
        state.asked = NOBODY if data.asked is None else self.seat("asked", data.asked)
        state.ask = 0 if data.ask is None else ASKS.index(data.ask)
        state.source = self.source(data.source)
        state.choices = [self.choice(text) for text in choices]

    def source(self, source: str | None) -> int:
        """The card that asks, or the window."""
        if self.state.ask == c.ASK_WINDOW:
            if source not in WINDOWS:
                raise bad("source")
            return WINDOWS.index(source)
        return UNKNOWN if source is None else self.reader.id_of("source", source, self.game.names.sources)

    def choice(self, text: str) -> int:
        """The answer that reads like this."""
        code = notation.read_any(self.box, text)
        if notation.write_choice(self.box, code) != text:
            raise bad("choices")
        return code

    def scrolls(self) -> list[list[int]]:
        """By hero; those who are not in play have none."""
        found: list[list[int]] = [[] for _ in self.box.hero_ids]
        for name, hero in self.data.heroes.items():
            row = found[self.game.names.heroes[name]]
            for card in hero.scrolls:
                row.append(UNKNOWN if card is None else self.game.names.sources[card])
        return found

    def weeks(self) -> list[int]:
        left = self.data.weeks
        if len(left) != len(set(self.box.week_phase)):
            raise bad("weeks")
        return [self.number("weeks", count, len(self.box.ids)) for count in left]

    def stack(self) -> list[PendingView]:
        """What waits; who sees a scroll knows where it is, and everybody knows what lies open."""
        reader, state = self.reader, self.state
        state.stack = [read_pending(state, reader.part_of("stack", item)) for item in reader.items("stack")]
        for card in reader.cards("open_scrolls", SCROLL):
            state.known[card - self.box.scroll_first] = ALL
        if not state.over and not state.stack:
            raise bad("stack")
        return [PendingView(pending, NOTHING, pending.lot[:]) for pending in state.stack]


def stored(game: Heroes, data: HeroesView) -> dict[str, Any]:
    """The view in the form of a stored position: what is not known lies nowhere."""
    plain: dict[str, Any] = to_builtins(msgspec.structs.replace(data, sight=UNSET))
    plain["tear"] = int(NOBODY) if data.tear is None else data.tear
    plain["explored"] = {field: 1 for field in data.explored}
    plain |= {"treasures": [], "artifacts": [], "scrolls": [], "known": {}, "weeks": []}
    for player in plain["players"]:
        player |= {"might": [], "magic": []}
    for hero in plain["heroes"].values():
        hero["scrolls"] = [card for card in hero["scrolls"] if card is not None]
        hero["trophies"] = [trophy["token"] for trophy in hero["trophies"]]
    if data.battle is not None:
        plain["battle"]["stacks"] = stacks(game, plain["battle"]["stacks"])
    return plain


def stacks(game: Heroes, told: dict[str, dict[str, object]]) -> dict[str, object]:
    """All places of both sides; where nothing is said, nothing happened."""
    names = [write_fighter(game.box, fighter) for fighter in all_fighters(game.box)]
    if not set(told) <= set(names):
        raise bad("stacks")
    found: dict[str, object] = {}
    for name in names:
        stack = {"speed": None, **UNTOUCHED, **told.get(name, {})}
        found[name] = {**stack, "speed": int(NO_SPEED) if stack["speed"] is None else stack["speed"]}
    return found
