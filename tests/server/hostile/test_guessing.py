"""Guessing codes with the limits that every server has: how many tries pass, and what that comes to in a day."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.asgi import Browser
from tests.server.tables import House, at_home, party

from interregnum.server.codes import ALPHABET, DEVICE, ROOM
from interregnum.server.moves import MARK, WRONG
from interregnum.server.settings import Limits

MINUTES = 4
DAY = 24 * 60  # minutes
DEFAULT = Limits()


def botnet(number: int) -> str:
    """Addresses of networks of their own."""
    return f"{1 + number // 250 % 200}.{number % 250}.{number // 50_000}.1"


def neighbours(number: int) -> str:
    """Addresses of one /24."""
    return f"10.9.8.{1 + number % 254}"


def one_house(number: int) -> str:
    """Addresses of one /64."""
    return f"2001:db8:1:2::{number:x}"


async def tries(house: House, where: Callable[[int], str], path: str, length: int, each_minute: int) -> list[int]:
    """How many tries were looked at, minute by minute, and none of them from an address that lies about its own."""
    passed: list[int] = []
    for minute in range(MINUTES):
        seen: Counter[int] = Counter()
        for number in range(each_minute):
            guess = "".join(ALPHABET[(minute * 7 + number * 31 + place * 5) % 14] for place in range(length))
            guest = Browser(
                house.app, where(minute * each_minute + number), headers={"x-forwarded-for": f"9.9.9.{number % 256}"}
            )
            seen[(await guest.post(path, {"code": guess})).status] += 1
        assert set(seen) <= {404, 429}
        passed.append(seen[404])
        house.world.wait(60)
    return passed


@pytest.mark.parametrize(
    ("where", "most"),
    [
        (botnet, DEFAULT.wrong_codes),
        (neighbours, DEFAULT.wrong_codes_per_network),
        (one_house, DEFAULT.wrong_codes_per_address),
        (lambda _: "10.9.8.7", DEFAULT.wrong_codes_per_address),
    ],
)
@pytest.mark.parametrize(("path", "length"), [("/api/rooms", ROOM), ("/api/claims", DEVICE)])
def test_no_more_codes_are_guessed_than_the_limit_says(
    where: Callable[[int], str], most: int, path: str, length: int, tmp_path: Path
) -> None:
    async def test(house: House) -> None:
        await party(house)
        assert [most] * MINUTES == await tries(house, where, path, length, 60)

    at_home(tmp_path, test, limits=DEFAULT)


def test_the_chance_of_a_guess_in_a_day_is_small(record_property: Callable[[str, object], None]) -> None:
    a_day = DEFAULT.wrong_codes * DAY
    room = a_day / len(ALPHABET) ** ROOM
    device = a_day / len(ALPHABET) ** DEVICE
    known = WRONG / len(ALPHABET) ** (DEVICE - MARK)
    record_property("figure", f"codes: {a_day} tries a day; {room:.2%} for one table, {device:.1e} for one device")
    assert room < 0.006
    assert device < 3e-6
    assert known < 1e-6


def test_who_types_the_right_code_is_not_counted(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, start=False)
        async with found.line(0) as line:
            code = (await line.frame())["room"]
        guest = house.browser()
        assert {200} == {(await guest.post("/api/rooms", {"code": code})).status for _ in range(50)}

    at_home(tmp_path, test, limits=DEFAULT)


def test_a_wrong_code_tells_nothing_of_what_exists(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        before = (await house.browser().post("/api/rooms", {"code": "FFFFFF"})).body
        move = (await found.people[0].post("/api/moves", {"table": found.id})).data
        marked = move["code"][:MARK] + "".join(
            "F" if one != "F" else "H" for one in move["code"].replace(" ", "")[MARK:]
        )
        for path, guesses in (("/api/rooms", ["HHHHHH", "x", "№"]), ("/api/claims", ["FFFFFFFFF", marked, "A" * 22])):
            told = {(await house.browser().post(path, {"code": one})).body for one in guesses}
            assert 1 == len(told)
            assert path == "/api/claims" or {before} == told

    at_home(tmp_path, test)


def test_knocking_has_an_end_for_an_address(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, start=False)
        async with found.line(0) as line:
            code = (await line.frame())["room"]
        seen = Counter(
            [
                (await Browser(house.app, "10.1.1.1").post("/api/knocks", {"code": code, "name": f"Guest {n}"})).status
                for n in range(DEFAULT.knocks_per_address + 5)
            ]
        )
        assert 8 == seen[201], "so many wait at a door"
        assert seen[201] + seen[429] == DEFAULT.knocks_per_address + 5

    at_home(tmp_path, test, limits=DEFAULT)


@pytest.mark.parametrize("way", ["sit", "watch"])
def test_a_client_that_lies_lets_nobody_in(way: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, seats=3, start=False)
        mallory = house.browser()
        async with found.line(0) as line:
            code = (await line.frame())["room"]
        await mallory.post("/api/knocks", {"code": code, "name": "Mallory"})
        async with mallory.socket(f"/ws/{found.id}") as line:
            assert "unknown-table" == (await line.read())["reason"]
        for place in (0, 1, 2):
            joined = await mallory.post("/api/join", {"code": code, "name": "Mallory", "seat": place})
            assert 404 == joined.status
        async with found.line(1) as bob:
            await bob.frame()
            for knock, seat in ((99, None), (1, 0), (1, 1), (0, None)):
                command = {"type": "admit", "id": f"l{knock}{seat}", "knock": knock, "way": "sit", "seat": seat}
                assert "refused" == (await bob.ask(command))["type"]
            bob.send({"type": "admit", "id": "z", "knock": 1, "way": f"{way}!"})
            assert (await bob.until("refused"))["id"] is None
        assert 404 == (await mallory.get(found.url)).status

    at_home(tmp_path, test, limits=DEFAULT)
