"""A fair deal: the hash of the seed from the start, the seed at the end, and a record that anybody can check."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest
from msgspec import json
from tests.server.tables import House, Player, at_home, both_games, news, party, told

from interregnum.cli.app import run as interregnum

OPTIONS = {
    "hidden-leaders": ("extras", "queens"),
    "heroes": ("random-factions", "artifact-sets", "warlord-always", "ports-only", "no-lone-elite-die"),
}


async def finished(house: House, folder: Path, game: str, undos: int) -> tuple[Path, str]:
    """The record of a whole game with all options, and the hash that was shown at its start."""
    table = await party(house, 2, ["random"], game=game, options=dict.fromkeys(OPTIONS[game], True))
    async with table.lines() as lines:
        player = Player(lines)
        commitment = lines[0].latest["table"]["commitment"]
        for _ in range(undos):
            await player.play(6)
            await player.go_back(4)
        await player.play()
    file = folder / "record.json"
    file.write_bytes((await table.people[1].get(f"{table.url}/record")).body)
    return file, commitment


@both_games
def test_the_hash_is_in_every_frame_and_the_seed_only_in_those_after_the_end(tmp_path: Path, game: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, start=False, game=game)
        async with table.lines() as lines:
            assert (None, None) == (lines[0].latest["table"]["commitment"], lines[0].latest["table"]["seed"])
            await table.start()
            await told(lines, table.table.seq)
            begun = [one["commitment"] for one in news(lines[0]) if one["news"] == "began"]
            seed = table.table.head.seed
            assert seed is not None
            assert [sha256(seed).hexdigest()] == begun
            await Player(lines).play()
            frames = [json.decode(one) for line in lines for one in line.heard]
            tables = [one["table"] for one in frames if one["type"] == "frame"]
            assert set(begun) == {one["commitment"] for one in tables if one["status"] != "open"}
            assert {None} == {one["seed"] for one in tables if one["status"] != "over"}
            assert {seed.hex()} == {one["seed"] for one in tables if one["status"] == "over"}
            early = [one for line in lines for one in line.heard if b'"status":"over"' not in one]
            assert not any(seed.hex().encode() in one for one in early)

    at_home(tmp_path, test)


def test_nobody_gets_the_record_before_the_end(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            await Player(lines).play(10)
        answer = await table.people[0].get(f"{table.url}/record")
        assert (409, "not-over") == (answer.status, answer.data["reason"])

    at_home(tmp_path, test)


@pytest.mark.parametrize("undos", [0, 3])
@both_games
def test_the_record_is_proved_by_the_hash_that_was_shown(
    tmp_path: Path, undos: int, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    found: list[tuple[Path, str]] = []

    async def test(house: House) -> None:
        found.append(await finished(house, tmp_path, game, undos))

    at_home(tmp_path, test)
    file, commitment = found[0]
    assert 0 == interregnum(["verify", str(file), "--commitment", commitment, "--lang", "en"])
    assert 2 == interregnum(["verify", str(file), "--commitment", "0" * 64, "--lang", "en"])
    record = json.decode(file.read_bytes())
    record["segments"][0]["choices"].pop()
    file.write_bytes(json.encode(record))
    assert 2 == interregnum(["verify", str(file), "--commitment", commitment, "--lang", "en"])
    assert capsys.readouterr().err


@both_games
def test_every_table_and_every_rematch_has_a_seed_of_its_own(tmp_path: Path, game: str) -> None:
    async def test(house: House) -> None:
        tables = [await party(house, 2, game=game) for _ in range(3)]
        assert 3 == len({one.table.head.seed for one in tables})
        commitments = [(await one.people[0].get(one.url)).data["table"]["commitment"] for one in tables]
        assert 3 == len(set(commitments))

    at_home(tmp_path, test)


@pytest.mark.parametrize("field", ["seed", "dice", "commitment"])
def test_a_table_takes_no_seed_from_outside(tmp_path: Path, field: str) -> None:
    async def test(house: House) -> None:
        wish = {"game": "hidden-leaders", "seats": 2, "name": "Ann", field: "00" * 32}
        assert 400 == (await house.browser().post("/api/tables", wish)).status
        table = await party(house, 2, start=False)
        started = await table.people[0].post(f"{table.url}/start", {field: "00" * 32})
        assert table.table.head.seed != bytes(32), started.status

    at_home(tmp_path, test)
