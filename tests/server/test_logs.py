"""What the server writes about itself: enough to find a fault, and no secret of anybody."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
import structlog
from tests.server.asgi import Browser, Closed, Socket, served

from interregnum.games.hidden_leaders.words.table import standard_box
from interregnum.server import logs
from interregnum.server.app import Server
from interregnum.server.settings import Limits, Settings
from interregnum.server.table import Table
from interregnum.server.world import World, hashed


class OpenWorld(World):
    """Remembers every secret it gives away."""

    def __init__(self) -> None:
        self.secrets: list[str] = []

    def seed(self) -> bytes:
        seed = super().seed()
        self.secrets.append(seed.hex())
        return seed

    def token(self) -> str:
        token = super().token()
        self.secrets += [token, hashed(token).hex()]
        return token


@pytest.fixture(params=[True, False], ids=["for machines", "for people"])
def written(request: pytest.FixtureRequest) -> Iterator[StringIO]:
    """The log of the server while the test runs."""
    root = logging.getLogger()
    before = root.handlers, root.level
    stream = StringIO()
    logs.set_up(request.param, stream)
    yield stream
    root.handlers = before[0]
    root.setLevel(before[1])
    logging.getLogger(logs.OURS).setLevel(logging.NOTSET)
    structlog.reset_defaults()


async def evening(data: Path, world: OpenWorld, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game of a person and a bot with everything that can go wrong beside it."""
    limits = Limits(messages_per_second=10_000.0, messages_at_once=10_000)
    async with served(Server(Settings(data, bot_pace=0.0, limits=limits), world)) as app:
        ann, eve = Browser(app), Browser(app)
        made = await ann.post("/api/tables", {"game": "hidden-leaders", "seats": 2, "name": "Ann"})
        table = str(made.data["table"]["id"])
        await ann.request("PUT", f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
        await strangers(eve, table, made.data["links"]["invite"].rsplit("/", 1)[-1])
        await ann.post(f"/api/tables/{table}/start")
        async with ann.socket(f"/ws/{table}?lang=en") as line:
            await line.frame()
            await nonsense(line)
            await a_fault_of_ours(line, world, monkeypatch)
            await play(line)
        await ann.get(f"/api/tables/{table}/record")


async def strangers(eve: Browser, table: str, code: str) -> None:
    """Somebody who does not belong here, and a link in the wrong places."""
    await eve.get(f"/j/{code}?code={code}")
    await eve.get(f"/api/nothing/{code}?token={code}")
    await eve.post("/api/watch", {"code": code})
    await eve.post("/api/join", {"code": code, "name": ""})
    await eve.request("POST", "/api/join", b"{" + code.encode())
    async with eve.socket(f"/ws/{table}?seat=0") as line:
        with pytest.raises(Closed):
            await line.frame(1)


async def nonsense(line: Socket) -> None:
    line.send("{")
    await line.until("refused", id=None)
    await line.ask({"type": "answer", "id": "x1", "seq": line.latest["seq"], "choice": "play nobody"})
    await line.ask({"type": "undo", "id": "x2", "seq": 99, "to": 7})


async def a_fault_of_ours(line: Socket, world: OpenWorld, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error that was told every secret there is, on its way through a table."""

    def fail(table: Table, *words: object) -> Any:
        state = table.game.plain(table.progress.state)  # type: ignore[union-attr]
        raise RuntimeError(f"{world.secrets} {state}")

    with monkeypatch.context() as broken:
        broken.setattr(Table, "change", fail)
        assert "internal" == (await line.ask({"type": "say", "id": "x3", "text": "Hello"}))["reason"]


async def play(line: Socket) -> None:
    number = 0
    while line.latest["table"]["status"] != "over":
        seen, question, number = line.latest["seq"], line.latest["question"], number + 1
        if question is not None:
            choice = question["choices"][number % len(question["choices"])]["choice"]
            await line.ask({"type": "answer", "id": f"c{number}", "seq": seen, "choice": choice})
        while line.latest["seq"] == seen:
            await line.frame()


def test_a_whole_evening_leaves_no_secret_in_the_log(
    written: StringIO, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = OpenWorld()

    asyncio.run(asyncio.wait_for(evening(tmp_path, world, monkeypatch), 100))

    text = written.getvalue()
    assert "table failed" in text  # something was written at all
    assert len(world.secrets) >= 7
    assert [] == [secret for secret in world.secrets if secret in text]
    assert [] == [card.id for card in standard_box().cards if card.id in text]


def test_a_fault_is_told_with_its_kind_and_its_place(written: StringIO) -> None:
    try:
        raise ValueError("the seed is 7")
    except ValueError as error:
        structlog.get_logger("interregnum.table").error("table failed", table="t1", exc_info=error)

    text = written.getvalue()
    assert "table failed" in text
    assert "t1" in text
    assert "ValueError" in text
    assert "test_logs.py" in text
    assert "test_a_fault_is_told_with_its_kind_and_its_place" in text
    assert "the seed is 7" not in text


def test_what_the_system_says_and_our_own_reasons_may_be_read(written: StringIO) -> None:
    log = structlog.get_logger("interregnum.table")
    log.error("x", exc_info=OSError(28, "No space left on device"))
    log.error("y", exc_info=logs_error())

    assert "No space left on device" in written.getvalue()
    assert "NotNow (closing)" in written.getvalue()
    assert "from secret" not in written.getvalue()


def logs_error() -> Exception:
    from interregnum.server.errors import NotNow

    error = NotNow("closing", facts={"found": "from secret"})
    error.__cause__ = KeyError("from secret")
    return error


@pytest.mark.parametrize("key", ["token", "code", "cookie", "seed", "holder", "state", "invite_code", "Cookie", "url"])
def test_whatever_is_called_like_a_secret_is_hidden(key: str, written: StringIO) -> None:
    structlog.get_logger("interregnum.hall").warning("odd", **{key: "abcd1234", "host": "hooks.example.org"})

    assert "abcd1234" not in written.getvalue()
    assert logs.HIDDEN in written.getvalue()
    assert "hooks.example.org" in written.getvalue()


def test_bytes_and_things_are_hidden_whatever_they_are_called(written: StringIO) -> None:
    log = structlog.get_logger("interregnum.hall")
    log.warning("odd", who=b"abcd1234", what={"a": "abcd1234"}, code=7)

    assert "abcd1234" not in written.getvalue()
    assert "7" in written.getvalue()


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("Task exception was never retrieved\nfuture: <Task exception=KeyError('abcd1234')>", "never retrieved"),
        ('10.0.0.1:5 - "GET /j/abcd1234 HTTP/1.1" 500', '"GET /j/… HTTP/1.1" 500'),
        ("cannot serve /ws/t1?code=abcd1234 now", "cannot serve /ws/… now"),
        ("cannot serve /?code=abcd1234 now", "cannot serve /?… now"),
    ],
)
def test_lines_of_libraries_keep_no_address_and_no_more_than_a_line(said: str, told: str, written: StringIO) -> None:
    logging.getLogger("uvicorn.error").error(said)

    assert "abcd1234" not in written.getvalue()
    assert (told in written.getvalue()) or (json.dumps(told, ensure_ascii=False)[1:-1] in written.getvalue())


def test_libraries_are_heard_only_when_they_warn(written: StringIO) -> None:
    logging.getLogger("uvicorn.error").info("Started server process")
    logging.getLogger("httpx").info("HTTP Request: POST https://hooks.example.org/secret")

    assert "" == written.getvalue()
