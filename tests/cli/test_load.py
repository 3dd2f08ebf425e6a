"""The crowd of `interregnum load` plays the game that was named."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from msgspec import json
from tests.cli.conftest import Command
from tests.engines import Postgres, Redis

from interregnum.cli import completion
from interregnum.cli.crowd import Counted, Crowd, Place
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


def test_people_of_each_table_are_spread_over_nodes_and_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    async def noted(address: str, *more: object) -> None:
        opened.append(address)

    monkeypatch.setattr("interregnum.cli.crowd.open_line", noted)
    crowd = Crowd("http://a.test", "heroes", 1, ["en", "pl", "uk"], ["http://b.test"])
    crowd.places = [Place(name, ["t"] * 3, crowd.counted) for name in ("oak", "elm")]

    asyncio.run(crowd.look())

    assert [
        "ws://a.test/ws/oak?lang=en", "ws://b.test/ws/oak?lang=pl", "ws://a.test/ws/oak?lang=uk",
        "ws://b.test/ws/elm?lang=pl", "ws://a.test/ws/elm?lang=uk", "ws://b.test/ws/elm?lang=en",
    ] == opened  # fmt: skip


def test_an_answer_is_waited_for_until_everybody_has_seen_it() -> None:
    """Frames that show something else, such as who is here at another node, do not count."""
    place = Place("oak", ["t"] * 2, Counted(), sent=1.0, before=4, shown={0: 4, 1: 4})

    for seat, seq, waited in ((0, 5, 0), (0, 5, 0), (1, 4, 0), (1, 5, 1)):
        place.hear(seat, json.encode({"type": "frame", "seq": seq}))
        assert waited == len(place.counted.waits)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (("--words", "en,xx"), "xx"),
        (("--nodes", "2"), "--store postgresql://"),
        (("--nodes", "0"), "--nodes"),
        (("--store", "mysql://db.test"), "mysql"),
        (("--bus", "redis://bus.test"), "--store"),
        (("--store", "postgresql://me:secret@127.0.0.1:1/x"), "postgresql://me@127.0.0.1:1/x cannot be reached"),
    ],
)
def test_what_cannot_be_measured_is_one_line(command: Command, words: tuple[str, ...], found: str) -> None:
    code, out, err = command("load", *words)

    assert (2, "", 1) == (code, out, err.count("\n"))
    assert found in err


def test_nodes_and_engines_are_measured_apart(command: Command, postgres: Postgres, redis: Redis) -> None:
    few = ("--tables", "4", "--seats", "3", "--rate", "20", "--seconds", "2", "--json")

    code, out, _ = command("load", "--nodes", "2", "--store", postgres.fresh(), "--bus", redis.url, *few)

    found = json.decode(out)
    assert (0, 2, "postgresql", "en,pl,uk") == (code, found["nodes"], found["store"], found["words"])
    assert 0 < found["answers"]
    assert 0 == found["refused"]
    assert 0 < found["cpu_ms"]
    assert 0 < found["postgres_ms"]
    assert 0 <= found["redis_ms"]
