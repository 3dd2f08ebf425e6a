"""The proxies of deploy/, before two nodes of which one goes away: nobody is turned away."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from tests.deploy.checkers import DEPLOY, checker
from tests.docs.test_proxies import NAME, Start, asked, proxy, replaced, run_caddy, run_nginx

ASKED = 8  # times in a row: each node has its turn
FORGED = {"x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "http"}


class Page(BaseHTTPRequestHandler):
    """Answers whatever is asked with what it was told about whoever asks."""

    def do_GET(self) -> None:
        told = f"{self.headers['host']} {self.headers['x-forwarded-for']} {self.headers['x-forwarded-proto']}"
        self.send_response(200)
        self.send_header("content-length", str(len(told)))
        self.end_headers()
        self.wfile.write(told.encode())

    def log_message(self, *words: object) -> None:
        """Nobody reads it."""


class Node(ThreadingHTTPServer):
    """Stands in for a server: a proxy does not look behind it."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Page)
        self.thread = Thread(target=self.serve_forever, args=[0.01])
        self.thread.start()

    def close(self) -> None:
        self.shutdown()
        self.server_close()
        self.thread.join()


def caddy(nodes: str, port: int, folder: Path) -> list[str]:
    own = f"https://{NAME}:{port} {{\n bind 127.0.0.1\n tls {folder / 'cert'} {folder / 'key'}"
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    return run_caddy(replaced(text, ("node-one:8000 node-two:8000", nodes), ("{$INTERREGNUM_NAME} {", own)), folder)


def nginx(nodes: str, port: int, folder: Path) -> list[str]:
    first, second = nodes.split()
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    return run_nginx(replaced(text, ("127.0.0.1:8000", first), ("127.0.0.1:8001", second)), port, folder)


@pytest.fixture
def nodes() -> Iterator[list[Node]]:
    with ExitStack() as stack:
        started = [Node(), Node()]
        for node in started:
            stack.callback(node.close)
        yield started


@pytest.mark.parametrize("start", [caddy, nginx])
def test_a_proxy_sends_everybody_to_the_node_that_is_left(start: Start, nodes: list[Node], tmp_path: Path) -> None:
    checker(start.__name__)
    checker("openssl")
    with proxy(start, " ".join(f"127.0.0.1:{node.server_port}" for node in nodes), tmp_path) as port:
        before = [asked(port, tmp_path, "GET", "/api/games", headers=FORGED) for _ in range(ASKED)]
        nodes[0].close()
        after = [asked(port, tmp_path, "GET", "/api/games", headers=FORGED) for _ in range(ASKED)]
        hidden = asked(port, tmp_path, "GET", "/metrics").status_code

    assert {(200, f"{NAME} 127.0.0.1 https")} == {(one.status_code, one.text) for one in [*before, *after]}
    assert 404 == hidden
