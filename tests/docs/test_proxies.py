"""The examples for proxies, as they stand in the documentation: tried where the proxies are installed."""

from __future__ import annotations

import json
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.cli.servers import Server
from tests.server.hostile.real import Real, run
from websockets.sync.client import connect
from websockets.typing import Origin

PAGE = Path(__file__).parents[2] / "docs/server.md"
NAME = "table.example.org"
SITE = f"https://{NAME}"
AT_ONCE = 20  # requests of one address
WISH = {"game": "hidden-leaders", "seats": 2, "name": "Ann"}
TRIES = 200

Start = Callable[[str, int, Path], list[str]]


def example(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def replaced(text: str, *pairs: tuple[str, str]) -> str:
    """The example with other places; each of them stands in it."""
    for before, after in pairs:
        assert before in text
        text = text.replace(before, after)
    return text


def nginx(server: str, port: int, folder: Path) -> list[str]:
    return run_nginx(replaced(example("nginx"), ("127.0.0.1:8000", server)), port, folder)


def run_nginx(site: str, port: int, folder: Path) -> list[str]:
    """The command for a site that listens at this machine alone, with all files in one folder."""
    own = replaced(
        site,
        ("listen 443", f"listen 127.0.0.1:{port}"),
        ("/etc/ssl/table.example.org.pem", str(folder / "cert")),
        ("/etc/ssl/table.example.org.key", str(folder / "key")),
    )
    places = " ".join(f"{one}_temp_path {folder};" for one in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    text = f"pid {folder}/pid; error_log {folder}/log; events {{}} http {{ access_log off; {places}\n{own} }}"
    (folder / "conf").write_text(text, "utf-8")
    user = subprocess.run(["id", "-un"], capture_output=True, text=True, check=True).stdout.strip()
    return ["nginx", "-e", str(folder / "log"), "-c", str(folder / "conf"), "-g", f"daemon off; user {user};"]


def caddy(server: str, port: int, folder: Path) -> list[str]:
    own = replaced(
        example("caddy"),
        ("127.0.0.1:8000", server),
        (f"{NAME} {{", f"https://{NAME}:{port} {{\n bind 127.0.0.1\n tls {folder / 'cert'} {folder / 'key'}"),
    )
    return run_caddy(own, folder)


def run_caddy(site: str, folder: Path) -> list[str]:
    """The command for a site with certificates of its own."""
    (folder / "conf").write_text(f"{{\n admin off\n auto_https off\n}}\n{site}", "utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "conf")]


@contextmanager
def proxy(start: Start, server: str, folder: Path) -> Iterator[int]:
    """A proxy before a server, on a port of its own."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    words = f"req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={NAME} -addext subjectAltName=DNS:{NAME}".split()
    subprocess.run(
        ["openssl", *words, "-keyout", str(folder / "key"), "-out", str(folder / "cert")],
        check=True,
        capture_output=True,
    )
    home = {
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin",
    }
    with subprocess.Popen(
        start(server, port, folder), env=home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            wait_for(port, process)
            yield port
        finally:
            process.terminate()


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(TRIES):
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 5):
            return
        with suppress(subprocess.TimeoutExpired):
            raise AssertionError(f"the proxy ended with {process.wait(0.05)}")
    raise AssertionError("the proxy does not listen")


def trusting(folder: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(folder / "cert"))


def asked(port: int, folder: Path, method: str, path: str, **wish: Any) -> httpx.Response:
    """A request as a browser sends it that found the name at this machine."""
    headers = {"host": NAME, "origin": SITE, **wish.pop("headers", {})}
    with httpx.Client(verify=trusting(folder), trust_env=False, timeout=30) as client:
        url = f"https://127.0.0.1:{port}{path}"
        return client.request(method, url, headers=headers, extensions={"sni_hostname": NAME}, **wish)


@pytest.mark.parametrize("start", [nginx, caddy])
def test_the_example_for_a_proxy_does_what_it_should(start: Start, tmp_path: Path) -> None:
    if shutil.which(start.__name__) is None or shutil.which("openssl") is None:
        pytest.skip(f"no {start.__name__} here")
    server = Server(
        tmp_path / "data", "--port", "0", "--public-url", SITE, "--limit", f"requests_at_once={AT_ONCE}",
        "--limit", "requests_per_second=0.01",
    )  # fmt: skip
    folder = tmp_path / "proxy"
    folder.mkdir()
    try:
        with proxy(start, server.url.removeprefix("http://"), folder) as port:
            made = asked(port, folder, "POST", "/api/tables", json=WISH)
            assert 201 == made.status_code, made.text
            assert made.json()["links"]["invite"].startswith(f"{SITE}/j/")
            assert "Secure" in made.headers["set-cookie"]

            cookie = made.headers["set-cookie"].partition(";")[0]
            table = made.json()["table"]["id"]
            with connect(
                f"wss://{NAME}/ws/{table}",
                sock=socket.create_connection(("127.0.0.1", port)),
                ssl=trusting(folder),
                origin=Origin(SITE),
                additional_headers={"cookie": cookie},
                proxy=None,
            ) as line:
                assert "frame" == json.loads(line.recv(timeout=30))["type"]

            assert 404 == asked(port, folder, "GET", "/metrics").status_code
            forged = [{"x-forwarded-for": f"192.0.2.{number}"} for number in range(AT_ONCE)]
            statuses = [asked(port, folder, "GET", "/health", headers=one).status_code for one in forged]
            assert 429 == statuses[-1]  # whoever writes other addresses is still one
        assert 0 == server.stop()
        assert "" == server.errors()
    finally:
        server.close()


@pytest.mark.parametrize(("believed", "scheme"), [("", "http"), ("127.0.0.1", "https"), ("192.0.2.1", "http")])
def test_the_operator_says_whose_headers_are_believed(
    believed: str, scheme: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", believed)

    async def test(real: Real) -> None:
        async with real.web(headers={"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"}) as web:
            made = await web.post("/api/tables", json=WISH)
        assert made.json()["links"]["invite"].startswith(f"{scheme}://127.0.0.1")
        assert (scheme == "https") == ("Secure" in made.headers["set-cookie"])

    run(tmp_path, test)
