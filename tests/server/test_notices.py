"""Notices go where the operator allows, in the background, and whatever the receiver does harms nobody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from functools import cache

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from structlog.testing import capture_logs

from interregnum.kernel.errors import InterregnumError
from interregnum.server import notices
from interregnum.server.notices import AT_ONCE, LONGEST_URL, WAITING, Notice, Notices

HOSTS = frozenset({"hooks.example.org", "other.example.org:8443", "http://localhost:8080", "[::1]:9000"})
URL = "https://hooks.example.org/path?token=hush"
NOTICE = Notice("t1", "hidden-leaders", "B", "Ola", "https://play.example.org/t/t1", "It is your turn")

Handler = Callable[[httpx.Request], httpx.Response]


def receiver(handler: Handler) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.MockTransport(handler))


def sent(handler: Handler, count: int = 1, hosts: frozenset[str] = HOSTS, url: str = URL) -> None:
    """Send some notices to a receiver and wait for them."""

    async def sending() -> None:
        async with receiver(handler) as client:
            sender = Notices(hosts, client, pause=0.0)
            for _ in range(count):
                sender.send(url, NOTICE)
            await sender.stop()

    asyncio.run(sending())


@cache
def checks() -> Notices:
    return Notices(HOSTS, None)


def refused(url: str) -> InterregnumError:
    with pytest.raises(InterregnumError) as caught:
        checks().check(url)
    return caught.value


@pytest.mark.parametrize(
    "url",
    [
        URL,
        "https://hooks.example.org",
        "https://hooks.example.org:443/x",
        "HTTPS://HOOKS.example.org/x",
        "https://other.example.org:8443/x",
        "http://localhost:8080/x",
        "https://[::1]:9000/x",
    ],
)
def test_an_allowed_host_is_allowed(url: str) -> None:
    checks().check(url)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hooks.example.org/x",
        "//hooks.example.org/x",
        "ftp://hooks.example.org/x",
        "https:///x",
        "https://ola:word@hooks.example.org/x",
        "https://ola@hooks.example.org/x",
        "https://hooks.example.org\\@elsewhere.example.org/",
        "https://hooks.example.org/x#part",
        "https://hooks.example.org/\n",
        "https://hooks.example.org/\ud800",
        "https://hooks.example.org:port/",
        "https://hooks.example.org/" + "x" * LONGEST_URL,
    ],
)
def test_what_is_no_address_for_notices_is_refused(url: str) -> None:
    error = refused(url)

    assert ("notice-url", {"most": "500"}) == (error.reason, error.facts)


@pytest.mark.parametrize(
    ("url", "host"),
    [
        ("https://elsewhere.example.org/x", "elsewhere.example.org"),
        ("https://hooks.example.org.elsewhere.example/x", "hooks.example.org.elsewhere.example"),
        ("https://sub.hooks.example.org/x", "sub.hooks.example.org"),
        ("https://hooks.example.org:8443/x", "hooks.example.org:8443"),
        ("https://other.example.org/x", "other.example.org"),
        ("http://hooks.example.org/x", "http://hooks.example.org"),
        ("https://localhost:8080/x", "localhost:8080"),
        ("https://127.0.0.1/x", "127.0.0.1"),
        ("https://xn--/x", "xn--"),
    ],
)
def test_any_other_host_is_refused_and_those_that_are_allowed_are_not_told(url: str, host: str) -> None:
    error = refused(url)

    assert "notice-host" == error.reason
    assert {"host": host} == error.facts


@given(st.text(max_size=40).map(lambda text: "https://" + text) | st.text(max_size=LONGEST_URL + 5))
def test_no_text_brings_about_another_error(url: str) -> None:
    assert refused(url).reason in ("notice-url", "notice-host")


def test_without_allowed_hosts_notices_are_off() -> None:
    off = Notices(frozenset(), None)

    with pytest.raises(InterregnumError) as caught:
        off.check(URL)

    assert "notices-off" == caught.value.reason
    assert off.client is None


@pytest.mark.parametrize(
    "host", ["", "https://", "a.example/path", "ftp://a.example", "me@a.example", "a.example:port"]
)
def test_a_host_that_cannot_be_meant_is_refused_at_once(host: str) -> None:
    with pytest.raises(InterregnumError) as caught:
        Notices(frozenset({host}), None)

    assert ("notice-allowed", {"host": host}) == (caught.value.reason, caught.value.facts)


def test_a_notice_is_posted_as_json() -> None:
    requests: list[httpx.Request] = []

    def handler(request: httpx.Request) -> httpx.Response:
        requests.append(request)
        return httpx.Response(204)

    sent(handler)

    assert ["POST"] == [request.method for request in requests]
    assert URL == str(requests[0].url)
    assert "application/json" == requests[0].headers["content-type"]
    assert NOTICE == msgspec.json.decode(requests[0].content, type=Notice)
    assert ("table", "game", "seat", "name", "url", "text") == Notice.__struct_fields__


def test_a_redirect_is_not_followed() -> None:
    hosts: list[str] = []

    def handler(request: httpx.Request) -> httpx.Response:
        hosts.append(request.url.host)
        return httpx.Response(307, headers={"location": "https://elsewhere.example.org/"})

    with capture_logs() as logs:
        sent(handler)

    assert ["hooks.example.org"] * 2 == hosts
    assert ["307"] == [entry["fault"] for entry in logs]


def test_a_failure_is_tried_once_more() -> None:
    answers = [503, 200]

    with capture_logs() as logs:
        sent(lambda request: httpx.Response(answers.pop(0)))

    assert [] == answers
    assert [] == logs


@pytest.mark.parametrize("error", [httpx.ConnectError("no way to hush"), OSError("hush"), RuntimeError("hush")])
def test_nothing_a_receiver_does_is_raised_or_told_with_the_address(error: Exception) -> None:
    def handler(request: httpx.Request) -> httpx.Response:
        raise error

    with capture_logs() as logs:
        sent(handler)

    wanted = {"event": "notice-failed", "host": "hooks.example.org", "fault": type(error).__name__}
    assert [{**wanted, "log_level": "warning"}] == logs


def test_the_client_logs_no_address(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    sent(lambda request: httpx.Response(200))

    assert "hush" not in caplog.text


def test_the_body_of_a_response_is_not_read() -> None:
    read: list[bytes] = []

    async def body() -> AsyncIterator[bytes]:
        while True:
            read.append(b"x" * 1024)
            yield read[-1]

    sent(lambda request: httpx.Response(200, content=body()))

    assert [] == read


def test_an_address_that_is_not_allowed_any_more_gets_nothing() -> None:
    with capture_logs() as logs:
        sent(lambda request: pytest.fail("sent"), hosts=frozenset({"other.example.org"}))

    assert ["notice-host"] == [entry["reason"] for entry in logs]


def test_few_are_on_their_way_at_once_and_the_oldest_of_too_many_are_dropped() -> None:
    tables: list[str] = []
    most = 0

    async def sending() -> None:
        full, gate, on_the_way = asyncio.Event(), asyncio.Event(), 0

        async def handler(request: httpx.Request) -> httpx.Response:
            nonlocal on_the_way, most
            on_the_way += 1
            most = max(most, on_the_way)
            if on_the_way == AT_ONCE:
                full.set()
            await gate.wait()
            tables.append(msgspec.json.decode(request.content, type=Notice).table)
            on_the_way -= 1
            return httpx.Response(200)

        async with httpx.AsyncClient(transport=httpx.MockTransport(handler)) as client:
            sender = Notices(HOSTS, client)
            for number in range(WAITING + 5):
                sender.send(URL, msgspec.structs.replace(NOTICE, table=str(number)))
            await full.wait()
            gate.set()
            await asyncio.gather(*sender.tasks)

    with capture_logs() as logs:
        asyncio.run(sending())

    assert [str(number) for number in range(5, WAITING + 5)] == sorted(tables, key=int)
    assert AT_ONCE == most
    assert ["notice-dropped"] * 5 == [entry["event"] for entry in logs]


def test_a_receiver_that_never_answers_does_not_hold_up_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "LAST_WAIT", 0.01)
    cut: list[bool] = []

    async def handler(request: httpx.Request) -> httpx.Response:
        try:
            await asyncio.Event().wait()
        finally:
            cut.append(True)
        raise AssertionError

    async def sending() -> None:
        async with httpx.AsyncClient(transport=httpx.MockTransport(handler)) as client:
            sender = Notices(HOSTS, client)
            sender.send(URL, NOTICE)
            await sender.stop()

    asyncio.run(sending())

    assert [True] == cut


def test_a_receiver_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "TIMEOUT", 0.01)

    async def handler(request: httpx.Request) -> httpx.Response:
        await asyncio.Event().wait()
        raise AssertionError

    async def sending() -> None:
        async with httpx.AsyncClient(transport=httpx.MockTransport(handler)) as client:
            sender = Notices(HOSTS, client, pause=0.0)
            sender.send(URL, NOTICE)
            await asyncio.gather(*sender.tasks)

    with capture_logs() as logs:
        asyncio.run(sending())

    assert ["TimeoutError"] == [entry["fault"] for entry in logs]


def test_the_environment_changes_no_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTPS_PROXY", "http://proxy.example.org:3128")
    monkeypatch.setenv("ALL_PROXY", "http://proxy.example.org:3128")

    async def mounts() -> int:
        async with notices.own_client() as client:
            return len(client._mounts)

    assert 0 == asyncio.run(mounts())
