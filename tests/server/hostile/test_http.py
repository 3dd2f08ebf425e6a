"""Requests of any kind: each gets an answer as the document says, with its safety headers, and never a traceback."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest
import schemathesis.specs.openapi
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode, checks
from schemathesis.core.result import Err
from tests.server.asgi import Answer
from tests.server.hostile.real import Night, Real, night, real
from tests.server.hostile.spying import failures
from tests.server.tables import House, at_home, party

SAFETY = {"referrer-policy": "no-referrer", "x-content-type-options": "nosniff", "x-frame-options": "DENY"}
CHECKS = [
    checks.not_a_server_error, checks.status_code_conformance, checks.content_type_conformance,
    checks.response_headers_conformance, checks.response_schema_conformance, checks.negative_data_rejection,
]  # fmt: skip
TABLE = {"game": "hidden-leaders", "seats": 2, "name": "Ann"}


def is_problem(answer: Answer, status: int, reason: str = "") -> None:
    assert SAFETY.items() <= answer.headers.items()
    assert status == answer.status, answer.body
    assert {"reason", "text", "facts", "rule"} == set(answer.data)
    assert reason in ("", answer.data["reason"])
    assert not [word for word in (b"Traceback", b".py", b"site-packages", b"Error(") if word in answer.body]


BODIES: list[tuple[bytes, int]] = [
    (b"", 400), (b"null", 400), (b"[]", 400), (b"{", 400), (b"\xff\xfe", 400),
    (b"[" * 16_000, 400), (b'{"a":' * 3_000, 400),
    (b'{"game":"hidden-leaders","seats":' + b"9" * 5000 + b"}", 400), (b"x" * 16_384, 400), (b"x" * 16_385, 413),
    (b'{"game":"hidden-leaders","seats":2,"name":"\\ud800"}', 400), (b'{"game":"x","seats":2,"name":"Ann"}', 400),
    (b'{"game":"hidden-leaders","seats":2,"name":"Ann","more":1}', 400), (b"x" * 200_000, 413),
    (b'{"game":"hidden-leaders","seats":2,"name":"Ann","bots":{"' + b"1" * 5000 + b'":"greedy"}}', 400),
    (b'{"game":"hidden-leaders","seats":2,"name":"Ann","bots":{"-1":"greedy"}}', 400),
    (b'{"game":"hidden-leaders","seats":2,"name":"Ann","notice":"http://127.0.0.1/"}', 400),
    (b'{"game":"hidden-leaders","seats":NaN,"name":"Ann"}', 400),
]  # fmt: skip


def test_bodies_that_do_not_read_are_refused(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        caller = house.browser()
        for body, status in BODIES:
            is_problem(await caller.post("/api/tables", body), status)
        assert ({}, {}) == (caller.cookies, house.hall.tables)
        assert 0 == failures(house)

    at_home(tmp_path, test)


def test_other_methods_paths_and_hosts_are_refused(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        caller = house.browser()
        for method in ("HEAD", "PATCH", "PUT", "TRACE", "CONNECT", "BREW"):
            is_problem(await caller.request(method, "/api/tables"), 405, "no-method")
        for path in ("/nothing", "/api/tables/../../etc/passwd", "/api/openapi/swagger", "/api/%2e%2e/x", "/ws"):
            is_problem(await caller.get(path), 404, "no-page")
        for name in ("a" * 100_000, "\x00", "%00", "..%2f..", "ą", "'; drop table tables; --", "{{7*7}}"):
            is_problem(await caller.get(f"/api/tables/{name}"), 404, "unknown-table")
        for seat in ("-1", "6", "9" * 30):
            is_problem(await caller.request("DELETE", f"/api/tables/x/seats/{seat}"), 400, "request")
        for seat in ("x", "1.5", "9" * 5000):
            is_problem(await caller.request("DELETE", f"/api/tables/x/seats/{seat}"), 404)
        for host in ("x:99999999", "[::1", "<script>", "a b", "x/y", "x@y", "a" * 5000 + ":"):
            is_problem(await caller.request("POST", "/api/tables", TABLE, host=host), 400, "request")
        assert {} == house.hall.tables

    at_home(tmp_path, test)


def test_pages_of_other_sites_get_nothing_and_no_leave_to_ask(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, start=False)
        ann = found.people[0]
        for origin in ("http://evil.test", "null", "http://table.local:81", "file://", ""):
            is_problem(await ann.request("POST", f"{found.url}/start", origin=origin), 403, "origin")
            asked = {"origin": origin, "access_control_request_method": "POST"}
            answer = await ann.request("OPTIONS", f"{found.url}/start", **asked)
            is_problem(answer, 403, "origin")
            assert not [name for name in answer.headers if name.startswith("access-control")]
        assert 200 == (await ann.request("POST", f"{found.url}/start", origin="http://table.local")).status

    at_home(tmp_path, test)


LED_ASTRAY = {
    "x_forwarded_host": "evil.test", "forwarded": "host=evil.test", "x_host": "evil.test",
    "x_original_host": "evil.test", "x_forwarded_server": "evil.test", "x_forwarded_prefix": "//evil.test",
    "x_original_url": "//evil.test/", "x_rewrite_url": "//evil.test/", "referer": "http://evil.test/",
}  # fmt: skip


def test_nobody_leads_the_links_of_a_table_to_another_site(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        for name, value in LED_ASTRAY.items():
            made = await house.browser().request("POST", "/api/tables", TABLE, **{name: value})
            assert (201, SAFETY) == (made.status, {one: made.headers[one] for one in SAFETY}), made.data
            assert b"evil" not in made.body + repr(made.headers).encode()

    at_home(tmp_path, test)


@pytest.mark.parametrize("header", ["x_http_method_override", "x_http_method", "x_method_override"])
def test_a_request_is_what_its_method_says(tmp_path: Path, header: str) -> None:
    async def test(house: House) -> None:
        found = await party(house, start=False)
        bob = found.people[1]
        for method in ("GET", "POST"):
            is_problem(await bob.request(method, f"{found.url}/seats/1", **{header: "DELETE"}), 405, "no-method")
        assert 1 == (await bob.get(found.url)).data["seat"]

    at_home(tmp_path, test)


NO_CODE = "/j/<script>alert(1)"


def test_what_is_served_is_safe_to_show(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        others = ("/metrics", "/health", "/api/schema", "/api/games", "/api/openapi", found.url)
        for path in ("/", NO_CODE, *others):
            answer = await found.people[0].get(path)
            assert answer.status in ((200, 404) if path == NO_CODE else (200,))  # the client says that it leads nowhere
            assert SAFETY.items() <= answer.headers.items()
            assert b"<script>alert" not in answer.body
            assert b"cdn." not in answer.body

    at_home(tmp_path, test)


def load_generators() -> None:
    """Import everything now: Python 3.11 does not parse in two threads at once."""
    for package in (schemathesis.generation, schemathesis.specs.openapi):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Real, Night]]:
    """A server for all generated requests, with a table of the caller's."""
    load_generators()
    with real(tmp_path_factory.mktemp("http"), requests_at_once=10**6, tables_per_address=10**6) as found:
        yield found, asyncio.run(night(found, start=False))


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_requests_get_what_the_document_says(served: tuple[Real, Night], mode: GenerationMode) -> None:
    found, mine = served
    schema = schemathesis.openapi.from_url(f"http://{found.host}/api/openapi/openapi.json")
    for result in schema.get_all_operations():
        assert not isinstance(result, Err)
        operation = result.ok()
        narrow = operation.body or "{seat}" in operation.path or "{kind}" in operation.path
        if mode is GenerationMode.POSITIVE or narrow:  # any other text is as good as a table's
            check(operation, mode, mine)
    assert 0 == found.failures


def check(operation: Any, mode: GenerationMode, mine: Night) -> None:
    """Call one operation in many ways, at a table of one's own and at others."""

    @given(operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=settings().max_examples // 2,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
        database=None,
    )
    def call(case: Any) -> None:
        if "table_id" in (case.path_parameters or {}) and len(str(case.path_parameters["table_id"])) % 2:
            case.path_parameters["table_id"] = mine.table
        case.call_and_validate(checks=CHECKS, headers={"Cookie": f"interregnum={mine.tokens[0]}"}, timeout=30)

    call()
