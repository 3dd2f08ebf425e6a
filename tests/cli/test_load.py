"""The crowd of `interregnum load` plays the game that was named."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from msgspec import json

from interregnum.cli import completion
from interregnum.cli.crowd import Crowd
from interregnum.registry import GAMES
from interregnum.wire.requests import NewTable


class Turned(Crowd):
    """A crowd before a server that notes what is wished, and lets nobody in."""

    def __init__(self, game: str) -> None:
        super().__init__("http://nowhere.test", game, 1)
        self.wished: list[NewTable] = []

    def web(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url, transport=httpx.MockTransport(self.refuse))

    def refuse(self, request: httpx.Request) -> httpx.Response:
        self.wished.append(json.decode(request.content, type=NewTable))
        return httpx.Response(503)


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_are_those_of_the_game_that_was_named(game: str) -> None:
    crowd = Turned(game)

    with pytest.raises(httpx.HTTPStatusError):
        asyncio.run(crowd.table(3))

    assert [(game, 3)] == [(wish.game, wish.seats) for wish in crowd.wished]


def test_the_shell_completes_the_names_of_games() -> None:
    assert ["heroes"] == completion.games("he")


def test_bots_play_at_further_tables_alone() -> None:
    crowd = Turned("hidden-leaders")

    with pytest.raises(httpx.HTTPStatusError):
        asyncio.run(crowd.set_up_bots(1, 2, "page"))

    assert [{"0": "page", "1": "page"}] == [wish.bots for wish in crowd.wished]
