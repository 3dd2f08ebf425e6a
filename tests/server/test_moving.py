"""A seat goes on at another device: once, when both show the same digits and the old one says so."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.asgi import Browser
from tests.server.tables import (
    FakeWorld,
    House,
    Party,
    Player,
    at_home,
    both_games,
    code_of,
    ended,
    house,
    newest,
    party,
    run,
)

from interregnum.server.codes import ALPHABET
from interregnum.server.moves import Move


async def begin(browser: Browser, table: str | None = None, seat: int | None = None) -> Any:
    answer = await browser.post("/api/moves", {"table": table, "seat": seat})
    assert 201 == answer.status, answer.data
    return answer.data


async def claim(browser: Browser, code: str) -> Any:
    return await browser.post("/api/claims", {"code": code})


async def confirm(browser: Browser, move: str, digits: str, agree: bool = True) -> Any:
    return await browser.post(f"/api/moves/{move}/confirm", {"digits": digits, "agree": agree})


async def moved(found: Party, seat: int, phone: Browser) -> None:
    """The whole way, by the QR code."""
    move = await begin(found.people[seat], found.id)
    digits = (await claim(phone, code_of(move["link"]))).data["digits"]
    assert [found.id] == (await confirm(found.people[seat], move["id"], digits)).data["tables"]


@both_games
@pytest.mark.parametrize("by", ["code", "link"])
def test_a_seat_goes_on_at_another_device_in_the_middle_of_a_game(game: str, by: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, game=game)
        phone = house.browser()
        async with found.lines() as lines:
            await Player(lines).play(6)
            hand = (await newest(lines[0]))["view"]
            move = await begin(found.people[0], found.id)
            taken = await claim(phone, move["code"] if by == "code" else code_of(move["link"]))
            assert ("claimed", 2) == (taken.data["state"], len(taken.data["digits"]))
            seen = (await found.people[0].get(f"/api/moves/{move['id']}")).data
            assert taken.data["digits"] == seen["digits"]
            assert 404 == (await phone.get(found.url)).status, "nothing moves before the old device confirms"
            done = await confirm(found.people[0], move["id"], seen["digits"])
            assert ("moved", [found.id]) == (done.data["state"], done.data["tables"])
            closed = await ended(lines[0])
            assert (4403, "moved") == (closed.code, closed.reason)
        assert 404 == (await found.people[0].get(found.url)).status
        assert "moved" == (await phone.get(f"/api/moves/{move['id']}")).data["state"]
        found.people[0] = phone
        async with found.lines() as lines:
            assert hand == lines[0].latest["view"]
            assert lines[0].latest["table"]["seats"][0]["host"]
            await Player(lines, seed=2, name="d").play(10)

    at_home(tmp_path, test)


def test_opening_the_address_changes_nothing_and_uses_nothing_up(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        move = await begin(found.people[0], found.id)
        robot = house.browser()
        for path in (f"/d/{code_of(move['link'])}", f"/api/moves/{move['id']}", "/api/claims"):
            await robot.get(path)
            await robot.request("HEAD", path)
        assert "open" == (await found.people[0].get(f"/api/moves/{move['id']}")).data["state"]
        assert "claimed" == (await claim(house.browser(), code_of(move["link"]))).data["state"]

    at_home(tmp_path, test)


def test_a_code_is_used_once(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        move, phone = await begin(found.people[0], found.id), house.browser()
        digits = (await claim(phone, move["code"])).data["digits"]
        assert "move-used" == (await claim(house.browser(), move["code"])).data["reason"]
        assert digits == (await claim(phone, move["code"])).data["digits"], "the same device may ask again"
        await confirm(found.people[0], move["id"], digits)
        for again in (move["code"], code_of(move["link"])):
            assert "no-move" == (await claim(house.browser(), again)).data["reason"]
        assert 0 == (await phone.get(found.url)).data["seat"]

    at_home(tmp_path, test)


def test_two_devices_at_once_are_not_both_taken(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        move = await begin(found.people[0], found.id)
        answers = await asyncio.gather(*[claim(house.browser(), move["code"]) for _ in range(5)])
        assert [200, 409, 409, 409, 409] == sorted(one.status for one in answers)

    at_home(tmp_path, test)


def test_a_code_ends_after_five_minutes_and_after_five_wrong_tries(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        move = await begin(found.people[0], found.id)
        last = move["code"][-1]
        for other in [one for one in ALPHABET if one != last][:5]:
            assert 404 == (await claim(house.browser(), move["code"][:-1] + other)).status
        assert ("ended", 404) == (
            (await found.people[0].get(f"/api/moves/{move['id']}")).data["state"],
            (await claim(house.browser(), move["code"])).status,
        )
        late = await begin(found.people[0], found.id)
        house.world.wait(301)
        assert 404 == (await claim(house.browser(), late["code"])).status
        assert "ended" == (await found.people[0].get(f"/api/moves/{late['id']}")).data["state"]

    at_home(tmp_path, test)


def test_wrong_digits_and_a_no_end_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        for digits, agree, expected in (("xx", True, 403), ("", False, 200)):
            move, phone = await begin(found.people[0], found.id), house.browser()
            await claim(phone, move["code"])
            assert expected == (await confirm(found.people[0], move["id"], digits, agree)).status
            assert "ended" == (await phone.get(f"/api/moves/{move['id']}")).data["state"]
            assert 404 == (await phone.get(found.url)).status
        assert 0 == (await found.people[0].get(found.url)).data["seat"]

    at_home(tmp_path, test)


def test_only_the_old_device_confirms_and_nobody_else_sees_a_move(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        move, phone = await begin(found.people[0], found.id), house.browser()
        assert "not-claimed" == (await confirm(found.people[0], move["id"], "00")).data["reason"]
        digits = (await claim(phone, move["code"])).data["digits"]
        assert "old-device" == (await confirm(phone, move["id"], digits)).data["reason"]
        for other in (found.people[1], house.browser()):
            assert 404 == (await other.get(f"/api/moves/{move['id']}")).status
            assert 404 == (await confirm(other, move["id"], digits)).status
        assert "same-device" == (await claim(found.people[0], (await begin(found.people[0]))["code"])).data["reason"]

    at_home(tmp_path, test)


@pytest.mark.parametrize("table", ["stranger", "nothing"])
def test_nobody_moves_what_is_not_theirs(table: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found, other = await party(house), await party(house)
        wish = {"table": other.id if table == "stranger" else "A" * 12, "seat": None}
        assert 404 == (await found.people[0].post("/api/moves", wish)).status
        assert 403 == (await found.people[0].post("/api/moves", {"table": found.id, "seat": 1})).status
        assert 404 == (await house.browser().post("/api/moves", {})).status

    at_home(tmp_path, test)


def test_all_my_tables_go_with_me(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        first, second = await party(house), await party(house, start=False)
        bob, phone = second.people[1], house.browser()
        await bob.post("/api/watch", {"code": first.watch})
        move = await begin(bob)
        digits = (await claim(phone, move["code"])).data["digits"]
        await confirm(bob, move["id"], digits)
        assert {first.id, second.id} == {one["table"] for one in (await phone.get("/api/tables")).data["tables"]}
        assert [] == (await bob.get("/api/tables")).data["tables"]
        assert 1 == (await phone.get(second.url)).data["seat"]

    at_home(tmp_path, test)


def test_who_has_seen_one_hand_gets_no_other_by_moving(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, 3)
        move = await begin(found.people[0], found.id)
        digits = (await claim(found.people[1], move["code"])).data["digits"]
        done = (await confirm(found.people[0], move["id"], digits)).data
        assert ([], [found.id]) == (done["tables"], done["stayed"])
        assert [0] == (await found.people[0].get(found.url)).data["seats"]
        phone = house.browser()
        await moved(found, 0, phone)
        await found.people[2].request("DELETE", f"{found.url}/seats/2")
        back = await found.people[0].post("/api/join", {"code": found.invite, "name": "Other", "seat": 2})
        assert "hand-seen" == back.data["reason"], "the device before has seen a hand, too"

    at_home(tmp_path, test)


def test_one_of_two_people_at_a_device_goes_on_at_a_phone(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, 1, seats=2, start=False)
        await found.people[0].post("/api/join", {"code": found.invite, "name": "Bea", "another": True})
        await found.start()
        phone = house.browser()
        move = await begin(found.people[0], found.id, 1)
        digits = (await claim(phone, move["code"])).data["digits"]
        await confirm(found.people[0], move["id"], digits)
        assert ([0], [1]) == tuple([(await one.get(found.url)).data["seats"] for one in (found.people[0], phone)])
        assert found.table.head.seats[0].holder == found.table.head.host

    at_home(tmp_path, test)


@pytest.mark.parametrize("when", ["open", "claimed", "confirmed"])
def test_a_restart_in_the_middle_changes_nothing(when: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as first:
            found = await party(first)
            move, phone = await begin(found.people[0], found.id), first.browser()
            if when != "open":
                digits = (await claim(phone, move["code"])).data["digits"]
            if when == "confirmed":  # the server dies between the word and the deed
                first.hall.moving.carry = stopped  # type: ignore[method-assign]
                assert 409 == (await confirm(found.people[0], move["id"], digits)).status
        async with house(tmp_path, FakeWorld("after")) as second:
            found, phone = found.moved(second), second.again(phone)
            if when == "open":
                digits = (await claim(phone, move["code"])).data["digits"]
            if when != "confirmed":
                await confirm(found.people[0], move["id"], digits)
            assert (0, 404) == (
                (await phone.get(found.url)).data["seat"],
                (await found.people[0].get(found.url)).status,
            )
            assert "moved" == (await found.people[0].get(f"/api/moves/{move['id']}")).data["state"]

    run(test())


@pytest.mark.parametrize("restarts", [False, True])
def test_a_seat_that_has_moved_before_that_was_kept_is_not_said_to_have_stayed(restarts: bool, tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as first:
            found = await party(first)
            move, phone = await begin(found.people[0], found.id), first.browser()
            digits = (await claim(phone, move["code"])).data["digits"]
            keep, moving = first.hall.moving.keep, first.hall.moving

            async def fails(move: Move) -> Move:
                kept: Move = await (stopped if move.state == "moved" else keep)(move)
                return kept

            moving.keep = fails  # type: ignore[method-assign]
            assert 409 == (await confirm(found.people[0], move["id"], digits)).status
            if not restarts:
                moving.keep = keep  # type: ignore[method-assign]
                assert [] == (await confirm(found.people[0], move["id"], digits)).data["stayed"]
        async with house(tmp_path, FakeWorld("after")) as second:
            phone = second.again(phone)
            told = (await phone.get(f"/api/moves/{move['id']}")).data
            assert ("moved", [found.id], []) == (told["state"], told["tables"], told["stayed"])
            assert 0 == (await phone.get(found.url)).data["seat"]

    run(test())


async def stopped(move: object) -> Any:
    from interregnum.server.errors import NotNow

    raise NotNow("closing")


def test_a_table_hears_nothing_of_it_but_who_is_here(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        async with found.line(1) as bob:
            before = await bob.frame()
            await moved(found, 0, house.browser())
            after = await newest(bob)
            assert before["seq"] == after["seq"]
            assert before["table"] == after["table"]

    at_home(tmp_path, test)
