"""At a table of a server odds are found out beside the event loop, so that the line is served meanwhile."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from threading import get_ident

import pytest
from tests.games.heroes.terminal.tables import at_question, board, seen

from interregnum.cli.join_table import AtTable
from interregnum.cli.join_typing import Typing
from interregnum.cli.screen import Screen, console
from interregnum.client import Account
from interregnum.games.heroes.border.notation import write_field
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.lab.odds import Odds, odds_from_view
from interregnum.games.heroes.terminal import chances
from interregnum.wire.frames import Frame, SeatInfo, TableInfo
from interregnum.wire.requests import Seated

URL = "http://127.0.0.1:1"  # nobody is asked
PEOPLE = [SeatInfo("person", name, None, True, False, not number) for number, name in enumerate(("Ann", "Bob"))]
TABLE = TableInfo("t", "heroes", {}, "playing", PEOPLE, None, None, "en", 300, None, None, None, None)
FRAME = Frame(1, 0, TABLE, 0, None, None, None, None, 0, [])


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The threads in which battles are simulated from now on."""
    found: list[int] = []
    simulate: Callable[..., Odds] = odds_from_view

    def noted(*given: object) -> Odds:
        found.append(get_ident())
        return simulate(*given)

    monkeypatch.setattr(chances, "odds_from_view", noted)
    return found


def shown(view: View, *typed: str) -> str:
    """What somebody at a table sees who is asked this and types that."""
    out = io.StringIO()

    async def run() -> None:
        screen = Screen(console(file=out, width=120), io.StringIO())
        news = asyncio.Event()
        async with Account(URL) as account:
            at = AtTable(account, Seated(TABLE, 0, None), screen, Typing(screen, news.set), news, "en")
            at.frame, at.view = FRAME, view
            news.set()
            await at.step()
            for text in typed:
                at.orders.take(text)
                await at.step()
                at.take_lines()

    asyncio.run(run())
    return out.getvalue()


def test_odds_beside_the_answers_are_simulated_in_another_thread(threads: list[int]) -> None:
    told = shown(seen(at_question(c.MOVE)))

    assert "simulated battles" in told
    assert threads
    assert get_ident() not in threads


def test_exact_odds_are_simulated_in_another_thread(threads: list[int]) -> None:
    view = seen(at_question(c.MOVE))
    field = next(iter(chances.battles(board().picture(view)).values()))

    told = shown(view, f"o {write_field(field)}")

    assert "400 simulated battles" in told
    assert get_ident() not in threads


def test_the_numbers_of_the_answers_are_known_without_simulating_again(threads: list[int]) -> None:
    view = seen(at_question(c.MOVE))
    shown(view)
    before = len(threads)

    shown(view, "?", "? a1", "?")

    assert 2 * before == len(threads)  # as many at the second table as at the first
