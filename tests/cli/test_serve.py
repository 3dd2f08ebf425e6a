"""`interregnum serve`, as it is typed: what it refuses, what it says, and how it ends."""

from __future__ import annotations

import json
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from time import sleep
from typing import Any

import httpx
import pytest
from tests.cli.conftest import Command
from tests.cli.servers import Server
from tools.dev import to_play
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from interregnum.cli import address, serving
from interregnum.cli.serve import announce, qr_code
from interregnum.cli.settings import BadSetting, kept_in, limits, public_url
from interregnum.server.settings import Limits, Settings
from interregnum.server.store.lock import Lock
from interregnum.server.store.migrations import OURS

pytestmark = pytest.mark.timeout(100)  # whatever should be refused and is not would serve for ever
ROOT = Path(__file__).parents[2]
Start = Callable[..., Server]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Start]:
    """Start servers that are gone after the test."""
    started: list[Server] = []

    def start(*words: str, **env: str) -> Server:
        started.append(Server(tmp_path / "tables", *words, **env))
        return started[-1]

    yield start
    for one in started:
        one.close()


def new_table(url: str) -> tuple[dict[str, Any], str]:
    """A table with one person and a bot, and the cookie of its host."""
    wish = {"game": "hidden-leaders", "seats": 2, "name": "Ann", "bots": {"1": "random"}}
    answer = httpx.post(f"{url}/api/tables", json=wish, trust_env=False, timeout=30)
    return answer.json(), answer.headers["set-cookie"].split(";")[0]


def line(url: str, table: str, cookie: str) -> ClientConnection:
    return connect(f"{url.replace('http', 'ws')}/ws/{table}", additional_headers={"cookie": cookie}, proxy=None)


def read_all(table: ClientConnection) -> None:
    while True:
        table.recv(timeout=30)


# --- a running server


def test_a_server_says_where_it_is_and_stops_in_good_order(server: Start, tmp_path: Path, command: Command) -> None:
    one = server("--port", "0", "--log-json", "--public-url", "https://table.example.org", "--bot-pace", "0")
    health = httpx.get(f"{one.url}/health", trust_env=False, timeout=30)
    made, cookie = new_table(one.url)
    second = command("serve", "--port", "0", "--data", str(tmp_path / "tables"))
    with line(one.url, made["table"]["id"], cookie) as table:
        first = json.loads(table.recv(timeout=30))
        table.send(json.dumps({"type": "say", "id": "s1", "text": "Hello"}))
        while json.loads(table.recv(timeout=30))["type"] != "done":
            pass
        code = one.stop()
        with pytest.raises(ConnectionClosed) as closed:
            read_all(table)

    assert health.json()["ok"]
    assert "server" not in health.headers
    assert ("frame", 0) == (first["type"], first["you"])
    assert made["links"]["invite"].startswith("https://table.example.org/j/")
    assert 1012 == closed.value.rcvd.code  # type: ignore[union-attr]
    assert 0 == code
    assert (2, "") == second[:2]
    assert second[2].startswith("Another server is using the store")
    assert ["started", "stopped"] == [json.loads(one)["event"] for one in one.errors().splitlines()]
    assert "For everybody: https://table.example.org" in one.said
    assert "Hello" in command("admin", "show", made["table"]["id"], "--data", str(tmp_path / "tables"))[1]


def ready(url: str) -> int:
    return httpx.get(f"{url}/ready", trust_env=False, timeout=30).status_code


def test_a_server_that_leaves_serves_on_for_a_while_and_is_not_ready_for_others(server: Start) -> None:
    one = server("--port", "0", "--drain", "600")
    before = ready(one.url)
    one.process.send_signal(signal.SIGTERM)
    while (then := ready(one.url)) == 200:
        sleep(0.1)
    made, cookie = new_table(one.url)
    health = httpx.get(f"{one.url}/health", trust_env=False, timeout=30).status_code
    with line(one.url, made["table"]["id"], cookie) as table:
        first = json.loads(table.recv(timeout=30))["type"]
        code = one.stop()  # told twice, it does not wait

    assert (200, 503, 200, "frame", 0) == (before, then, health, first, code)


def test_a_server_that_leaves_ends_by_itself_when_its_time_is_over(server: Start) -> None:
    one = server("--port", "0", "--drain", "0.3")

    assert 0 == one.stop()
    assert "" == one.errors()


def test_ctrl_c_is_the_usual_end_and_another_port_is_found(server: Start) -> None:
    try:
        taken = address.bound("127.0.0.1", address.USUAL_PORT)
    except BadSetting:
        taken = socket.socket()  # somebody else has it already
    with taken:
        one = server("--open", "--lang", "pl")
        port = int(one.url.rpartition(":")[2])
        code = one.stop(signal.SIGINT)

    assert address.USUAL_PORT < port <= address.USUAL_PORT + address.TRIED
    assert 0 == code
    assert "" == one.errors()
    assert one.said.startswith("Interregnum działa pod adresem http://127.0.0.1:80")


# --- what cannot be done


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else uses."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--port", "65536"), "65536 is not possible for --port; give 0 to 65535."),
        (("--port", "-1"), "-1 is not possible for --port"),
        (("--host", "192.0.2.77"), "“192.0.2.77” is no address of this machine."),
        (("--host", "999.1.1.1"), "is no address of this machine"),
        (("--host", "a" * 300), "is no address of this machine"),
        (("--public-url", "table.example.org"), "is no address for browsers"),
        (("--allow-host", "http://table.example.org"), "is no name for a server"),
        (("--allow-host", "table.example.org:8000"), "is no name for a server"),
        (("--bot-pace", "-1"), "-1 is not possible for --bot-pace; give 0 to 60."),
        (("--bot-pace", "nan"), "nan is not possible for --bot-pace"),
        (("--drain", "-1"), "-1 is not possible for --drain; give 0 to 3600."),
        (("--thinkers", "0"), "0 is not possible for --thinkers; give 1 to 64."),
        (("--playouts", "-1"), "-1 is not possible for --playouts; give 0 to 10000."),
        (("--allow-notices", "hooks.example.org/path"), "cannot be allowed for notices"),
        (("--limit", "chat_size=5"), "There is no limit “chat_size”. Limits: message_bytes, "),
        (("--limit", "chat_length=many"), "“many” is not possible for chat_length: give a whole number above 0"),
        (("--limit", "idle-seconds=inf"), "“inf” is not possible for idle_seconds: give a number above 0"),
        (("--lang", "de"), "There is no language “de”."),
        (("--data", "tables", "--store", "tables"), "Give either --data or --store, not both"),
        (("--data", "tables", "--store", "postgresql://db.test/tables"), "Give either --data or --store, not both"),
        (("--bus", "redis://127.0.0.1:1"), "--bus wakes other nodes, of which there are none"),
        (("--store", "postgresql://127.0.0.1:1/tables", "--bus", "amqp://bus.test"), "“amqp” is no kind of bus"),
        (
            ("--store", "postgresql://127.0.0.1:1/tables", "--bus", "redis://:secret@127.0.0.1:1"),
            "The bus redis://@127.0.0.1:1 cannot be reached",
        ),
        (("--store", "mysql://db.test/tables"), "“mysql” is no kind of store"),
        (
            ("--store", "postgresql://me:secret@127.0.0.1:1/tables"),
            "postgresql://me@127.0.0.1:1/tables cannot be reached",
        ),
    ],
)
def test_what_no_server_can_be_is_refused(words: tuple[str, ...], told: str, command: Command, data: Path) -> None:
    code, out, err = command("serve", *words)

    assert (2, "") == (code, out)
    assert told in err
    assert 1 == err.count("\n")
    assert [] == list(data.iterdir())


def test_a_store_is_a_folder_or_an_address(tmp_path: Path) -> None:
    url = "postgresql://db.test/tables"

    assert (tmp_path, "") == kept_in(tmp_path, "")
    assert (tmp_path, "") == kept_in(None, str(tmp_path))
    assert (tmp_path, "") == kept_in(None, f"sqlite:{tmp_path}")
    assert url == kept_in(None, url)[1]


def test_a_port_in_use_is_named(taken: int, command: Command, data: Path) -> None:
    code, out, err = command("serve", "--port", str(taken))

    assert (2, "") == (code, out)
    assert err.startswith(f"Port {taken} of 127.0.0.1 is in use.")
    assert [] == list(data.iterdir())


def test_a_refusal_speaks_the_language_of_the_command(taken: int, command: Command) -> None:
    assert "jest zajęty" in command("serve", "--port", str(taken), "--lang", "pl")[2]
    assert "зайнятий" in command("serve", "--port", str(taken), "--lang=uk")[2]


def test_a_folder_that_cannot_be_is_refused(command: Command, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("precious", "utf-8")

    for path in (tmp_path / "file", tmp_path / "file" / "below"):
        code, out, err = command("serve", "--port", "0", "--data", str(path))
        assert (2, "") == (code, out)
        assert err.startswith(f"The folder {path} cannot be made or used")

    assert "precious" == (tmp_path / "file").read_text("utf-8")


def store(folder: Path, *statements: str) -> None:
    with sqlite3.connect(folder / "tables.sqlite3") as db:
        for statement in statements:
            db.execute(statement)
    db.close()


def test_a_file_that_is_no_store_of_ours_is_left_alone(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    path.write_text("a diary", "utf-8")

    code, out, err = command("serve", "--port", "0", "--data", str(tmp_path))

    assert (2, "") == (code, out)
    assert "is not a store of this program" in err
    assert "a diary" == path.read_text("utf-8")


def test_a_store_of_a_newer_version_is_refused(command: Command, tmp_path: Path) -> None:
    notes = "CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT, hash TEXT)"
    store(tmp_path, f"PRAGMA application_id = {OURS}", notes, "INSERT INTO migrations VALUES (999, 'later', '')")

    code, out, err = command("serve", "--port", "0", "--data", str(tmp_path))

    assert (2, "") == (code, out)
    assert "was written by a newer version of this program" in err


def test_a_store_that_another_server_uses_is_refused(command: Command, tmp_path: Path) -> None:
    lock = Lock(tmp_path / "tables.sqlite3")

    code, out, err = command("serve", "--port", "0", "--data", str(tmp_path))

    lock.close()
    assert (2, "") == (code, out)
    assert "Another server is using the store" in err


# --- the parts


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ("", ""),
        ("http://localhost:8000", "http://localhost:8000"),
        ("https://Table.Example.ORG/", "https://table.example.org"),
        ("https://table.example.org:443", "https://table.example.org"),
        ("http://table.example.org:443", "http://table.example.org:443"),
        ("http://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_a_public_address_is_kept_as_browsers_say_it(given: str, found: str) -> None:
    assert found == public_url(given)


@pytest.mark.parametrize(
    "word",
    [
        "ftp://table.example.org", "https://", "https://table.example.org/games", "https://table.example.org?x",
        "https://table.example.org#x", "https://ann@table.example.org", "https://table.example.org:0",
        "https://table.example.org:65536", "https://table.example.org:", "https://ta ble", "//table.example.org",
        "https://table.example.org\n", "https://стіл.example",
    ],
)  # fmt: skip
def test_no_other_public_address_is_taken(word: str, command: Command) -> None:
    assert 2 == command("serve", "--public-url", word)[0]


def test_limits_are_whole_numbers_where_they_count_and_the_last_word_stands() -> None:
    found = limits(["chat_length=50", "idle-seconds=2.5", "chat_length = 60"])

    assert Limits(chat_length=60, idle_seconds=2.5) == found
    assert isinstance(found.chat_length, int)


def test_the_documents_name_every_limit_with_its_default() -> None:
    text = (ROOT / "docs/server.md").read_text("utf-8")

    assert [] == [one.name for one in fields(Limits) if f"| `{one.name}` | {one.default:g} | " not in text]


def test_play_serves_the_network_and_keeps_the_game_of_the_terminal() -> None:
    assert ["serve", "--host", "0.0.0.0", "--open", "--port", "9000"] == to_play(["--port", "9000"])  # noqa: S104
    assert ["play", "--seats", "3"] == to_play(["--terminal", "--seats", "3"])
    assert ["play", "heroes"] == to_play(["--terminal", "heroes"])


def test_an_address_for_the_network_is_shown_with_a_picture_for_phones(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    network = "http://192.0.2.7:8000"

    announce(Settings(tmp_path), "http://127.0.0.1:8000", network, "en")

    told = capsys.readouterr().out
    assert f"in the same network: {network}" in told
    assert qr_code(network, colours=False) in told
    assert "▀" in told


def test_the_picture_is_dark_on_every_terminal() -> None:
    lines = qr_code("http://192.0.2.7:8000", colours=True).splitlines()

    assert all(line.startswith("\x1b[97;40m") and line.endswith("\x1b[0m") for line in lines)


def test_a_server_for_this_machine_alone_shows_no_picture(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    announce(Settings(tmp_path), "http://127.0.0.1:8000", "", "en")

    assert "▀" not in capsys.readouterr().out


def test_every_address_is_one_for_a_browser() -> None:
    assert "http://127.0.0.1:8000" == address.own_url("0.0.0.0", 8000)  # noqa: S104
    assert "http://[::1]:8000" == address.own_url("::", 8000)
    assert "http://192.0.2.7:80" == address.own_url("192.0.2.7", 80)
    assert "" == address.network_url("127.0.0.1", 8000)


def test_no_browser_is_started_without_a_screen_and_somebody_at_it(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setenv("DISPLAY", ":0")
    serving.open_page("http://127.0.0.1:8000")  # the output of a test is no terminal

    assert [] == opened


def test_a_browser_that_does_not_start_is_no_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(url: str) -> None:
        raise OSError(url)

    monkeypatch.setattr("webbrowser.open", fail)

    serving.shown("http://127.0.0.1:8000")


def test_the_terminal_does_not_wait_for_the_parts_of_a_server() -> None:
    code = "import sys; from interregnum.cli.app import build, needed; build(needed([])); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()

    assert "interregnum.cli.serve" in loaded
    assert [] == [name for name in ("litestar", "uvicorn", "structlog", "segno") if name in loaded]
