"""Positions of Heroes for the tests of the terminal: games of bots, stopped where a test wants them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from interregnum import Match, new
from interregnum.cli import store
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.terminal.board import HeroesBoard
from interregnum.games.heroes.words.speaker import known
from interregnum.games.heroes.words.words import HeroesWords
from interregnum.kernel.ids import WATCHER
from interregnum.match import resume

NEVER = -1  # asked
NAMES = ["Maximiliana-Constanze X.", "Bob", "Zażółć", "Їжак"]


def stopped(seats: int, seed: int, wanted: Callable[[Match], bool]) -> Match:
    """A game of greedy bots at the first question that is wanted, or at its end."""
    match = new("heroes", seats, {}, seed)
    players = [match.bot("greedy", seat) for seat in range(seats)]
    while (question := match.question) is not None and not wanted(match):
        match.answer(players[question.seat].answer(match.view(question.seat), question))
    return match


def asks(match: Match, ask: int) -> bool:
    return match.question is not None and match.question.ask == ask


@cache
def answers_until(ask: int, seats: int, seed: int) -> tuple[str, ...]:
    return tuple(stopped(seats, seed, lambda match: asks(match, ask)).record.answers())


def at_question(ask: int, seats: int = 2, seed: int = 3) -> Match:
    """A game at its first question of this kind."""
    match = new("heroes", seats, {}, seed)
    for answer in answers_until(ask, seats, seed):
        match.answer(answer)
    return match


def ended() -> Match:
    """A finished game."""
    return at_question(NEVER)


def seen(match: Match) -> View:
    """What the asked seat knows."""
    return known(match.view(match.view(WATCHER).asked))


def board(lang: str = "en", width: int = 120, seats: int = 2) -> HeroesBoard:
    return HeroesBoard(lang, NAMES[:seats], [""] * seats, width)


def secrets(path: Path, seat: int) -> set[str]:
    """The names of the scrolls of a seat that the other seat does not know."""
    match = resume(store.read(path)[0])
    own, other = (known(match.view(one)) for one in (seat, 1 - seat))
    mine = {scroll for row in own.scrolls for scroll in row if scroll >= 0}
    shown = {scroll for row in other.scrolls for scroll in row if scroll >= 0}
    words = HeroesWords("en")
    return {words.cards.name("scroll", words.box.ids[scroll]) for scroll in mine - shown}


def with_secrets(path: Path) -> None:
    """Save a game of two people, each of whom holds a scroll that the other does not know."""
    match = next(one for one in (stopped(2, seed, has_secrets) for seed in range(1, 50)) if not one.is_over)
    store.write(path, match.record, store.Seating(["Ann", "Bob"], ["", ""], "en", [1, 1]))


def has_secrets(match: Match) -> bool:
    if not asks(match, c.TURN):
        return False
    scrolls = [known(match.view(seat)).scrolls for seat in (0, 1)]
    own = [{one for row in rows for one in row if one >= 0} for rows in scrolls]
    return bool(own[0] - own[1]) and bool(own[1] - own[0])
