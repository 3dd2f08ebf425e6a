"""The terminal at the door of a table: knocking by its code, opening to others, and going on at another device."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.inn import Inn
from tests.cli.terminal import PATIENCE
from tests.cli.test_join import started

from interregnum.client import Account
from interregnum.wire.commands import Admit
from interregnum.wire.frames import Done

ONES = "1\n" * 300


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    here = Inn(tmp_path_factory.mktemp("inn"))
    yield here
    here.close()


async def room(account: Account, table: str) -> str:
    async with account.line(table) as line:
        found = (await line.until(lambda _: True)).room
        assert found is not None
        return found


async def open_to_all(account: Account, table: str, start: bool) -> None:
    """Whoever knocks gets a seat."""
    async with account.line(table) as line:
        frame = await line.until(lambda frame: bool(frame.knocks))
        number = frame.knocks[0].number
        reply = await line.command(lambda command: Admit(command, number, "sit"))
        assert isinstance(reply, Done)
    if start:
        await account.start(table)


def test_a_terminal_knocks_by_a_code_and_plays(inn: Inn, tmp_path: Path) -> None:
    ann, made = inn.do(inn.table(2))
    code = inn.do(room(ann, made.table.id))
    opening = inn.later(open_to_all(ann, made.table.id, start=True))
    bob = started(tmp_path / "bob", inn.url, "--code", f"{code[:3]} {code[3:].lower()}", "--name", "Bob")
    told, errors = bob.communicate("say hello\nq\n", PATIENCE)
    opening.result(PATIENCE)

    assert (0, "") == (bob.returncode, errors)
    assert "You knocked." in told
    assert "Ann opens the door to Bob." in told
    assert inn.do(ann.table(made.table.id)).table.seats[1].name == "Bob"


def test_a_wrong_code_is_told_in_one_line(inn: Inn, tmp_path: Path) -> None:
    bob = started(tmp_path / "bob", inn.url, "--code", "FFF FFF", "--name", "Bob")
    told, errors = bob.communicate("", PATIENCE)
    assert (2, "") == (bob.returncode, told)
    assert errors.count("\n") <= 2
    assert "No table has this code." in errors


def test_a_terminal_opens_the_door_and_hands_its_seat_to_another_device(inn: Inn, tmp_path: Path) -> None:
    ann, made = inn.do(inn.table(3))
    assert made.links is not None
    bob = started(tmp_path / "bob", made.links.invite or "", "--name", "Bob")
    assert bob.stdin is not None
    assert bob.stdout is not None
    zoe = inn.do(inn.account())
    inn.do(zoe.knock(inn.do(room(ann, made.table.id)), "Zoe"))
    said = read_until(bob.stdout, r"Zoe is at the door: “door (\d+)”")
    bob.stdin.write("door 1\ndevice\n")
    bob.stdin.flush()
    said = read_until(bob.stdout, r"for five\s+minutes:\s+((?:[A-Z0-9]{3} ?){3})")
    phone = inn.do(inn.account())
    claimed = inn.do(phone.claim(said[1]))
    bob.stdin.write(f"confirm {claimed.digits}\n")
    bob.stdin.flush()
    bob.wait(PATIENCE)  # its input stays open: whoever hangs up too soon keeps the seat
    told, errors = bob.communicate()

    assert "continues on another device" in told + errors
    assert [1] == inn.do(phone.table(made.table.id)).seats
    assert "Zoe" == inn.do(ann.table(made.table.id)).table.seats[2].name


def test_a_seat_comes_to_the_terminal_from_another_device(inn: Inn, tmp_path: Path) -> None:
    ann, made = inn.do(inn.table(2, 1))
    inn.do(ann.start(made.table.id))
    move = inn.do(ann.begin_move(made.table.id))
    bob = started(tmp_path / "bob", inn.url, "--code", move.code)
    assert bob.stdout is not None
    digits = read_until(bob.stdout, r"must be the same there:\s+(\d\d)")[1]
    assert [made.table.id] == inn.do(ann.confirm_move(move.id, digits)).tables
    told, errors = bob.communicate(ONES, PATIENCE)
    assert (0, "") == (bob.returncode, errors)
    assert "Result" in told


def read_until(stream: object, pattern: str) -> re.Match[str]:
    """What a program has printed, up to something."""
    said = ""
    while (found := re.search(pattern, said)) is None:
        line = stream.readline()  # type: ignore[attr-defined]
        assert line, said
        said += line
    return found


async def lost(inn: Inn) -> tuple[Account, Account, str, str]:
    """Ann is at a table; Bob has been away from it for long. His device, the table, and its link."""
    ann, made = await inn.table(3, 1)
    bob = await inn.account()
    assert made.links is not None
    assert made.links.invite is not None
    await bob.join(made.links.invite.rsplit("/", 1)[-1], "Bob")
    await ann.start(made.table.id)
    table = inn.house.config.app.state.hall.tables[made.table.id]  # type: ignore[union-attr]
    table.presence.changed[table.head.seats[1].holder] = 0.0
    return ann, bob, made.table.id, made.links.invite


async def agree(account: Account, table: str) -> None:
    async with account.line(table) as line:
        await line.until(lambda frame: any(one.kind == "plea" for one in frame.table.petitions))
        await line.vote(True)


def test_a_terminal_asks_for_the_seat_it_has_lost(inn: Inn, tmp_path: Path) -> None:
    ann, bob, table, link = inn.do(lost(inn))
    here = inn.later(agree(ann, table))
    new = started(tmp_path / "bob", link, "--name", "Bob")
    assert new.stdout is not None
    read_until(new.stdout, r"You asked for the seat of Bob")
    here.result(PATIENCE)
    old = inn.later(agree(bob, table))
    told, errors = new.communicate("say hello\nq\n", PATIENCE)
    old.cancel()
    assert (0, "") == (new.returncode, errors)
    assert "Bob takes over the seat of Bob. Agreed by: Ann, Bob." in " ".join(told.split())
