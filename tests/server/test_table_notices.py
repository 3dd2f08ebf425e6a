"""Notices: once for each person and turn, to whoever is asked, where the table and the operator want them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.tables import HOST, FakeWorld, House, Player, at_home, house, party, run

from interregnum.server.notices import Notice

URL = f"{HOST}/hook"


def collected(house: House, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Notice]]:
    """Every notice that is handed over from now on; none leaves the house."""
    sent: list[tuple[str, Notice]] = []
    monkeypatch.setattr(house.hall.services.notices.__class__, "send", lambda _, url, one: sent.append((url, one)))
    return sent


def test_whoever_is_asked_is_told_once_for_each_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        sent = collected(house, monkeypatch)
        table = await party(house, 2, ["random"], notice=URL, lang="pl")
        turns: list[tuple[int, int]] = []
        async with table.lines() as lines:
            player = Player(lines)
            while (asked := await player.asked()) is not None:
                line = table.table.progress
                assert line is not None
                turn = (int(line.state.turns), int(asked.latest["you"]))
                if turn not in turns:
                    turns.append(turn)
                assert len(turns) == len(sent)
                assert "AB"[turn[1]] == sent[turns.index(turn)][1].seat
                await player.answer()
        assert {URL} == {url for url, _ in sent}
        assert {table.id} == {one.table for _, one in sent}
        assert all(one.name in one.text for _, one in sent)

    at_home(tmp_path, test, notices=True)


def test_a_notice_is_not_sent_again_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        world = FakeWorld()
        async with house(tmp_path, world, notices=True) as first:
            sent = collected(first, monkeypatch)
            table = await party(first, 2, notice=URL)
            assert 1 == len(sent)
        async with house(tmp_path, world, notices=True) as second:
            sent = collected(second, monkeypatch)
            async with table.moved(second).lines() as lines:
                await lines[0].ask({"type": "say", "id": "s", "text": "hello"})
                assert [] == sent

    run(test())


def test_bots_are_told_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        sent = collected(house, monkeypatch)
        table = await party(house, 1, ["random"] * 2, notice=URL)
        async with table.lines() as lines:
            await Player(lines).play()
        assert {"A"} == {one.seat for _, one in sent}

    at_home(tmp_path, test, notices=True)


def test_a_table_that_wants_no_notices_sends_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        sent = collected(house, monkeypatch)
        table = await party(house, 2)
        async with table.lines() as lines:
            await Player(lines).play(10)
        assert [] == sent

    at_home(tmp_path, test, notices=True)


def test_a_notice_goes_only_to_hosts_that_the_operator_allows(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        wish = {"game": "hidden-leaders", "seats": 2, "name": "Ann", "notice": "https://elsewhere.test/hook"}
        refused = await house.browser().post("/api/tables", wish)
        assert (400, "notice-host") == (refused.status, refused.data["reason"])

    at_home(tmp_path, test, notices=True)
