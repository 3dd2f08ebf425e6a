"""What if: a finished game is played on from one of its positions, as a table of its own."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.asgi import Answer, Browser
from tests.server.tables import FREE, House, Party, Player, at_home, both_games, code_of, house, party, run
from tests.server.test_restoring import same_from_the_disk

from interregnum.kernel.ids import WATCHER
from interregnum.kernel.record import read_record, replay, verify
from interregnum.server.chronicle import item
from interregnum.server.entries import SetUp


async def finished(house: House, people: int = 2, **wish: Any) -> Party:
    """A game to its end."""
    table = await party(house, people, **wish)
    async with table.lines() as lines:
        await Player(lines).play()
    return table


async def asked(who: Browser, url: str, answers: int, seat: int, **wish: Any) -> Answer:
    return await who.post(f"{url}/play-on", {"answers": answers, "seat": seat, "name": "Zoe", **wish})


async def branch(table: Party, answers: int, seat: int, who: int = 0, **wish: Any) -> Party:
    """Another table, which goes on from there; whoever asked sits at it."""
    made = await asked(table.people[who], table.url, answers, seat, **wish)
    assert 201 == made.status, made.data
    links = made.data["links"]
    found = made.data["table"]["id"]
    return Party(table.house, found, code_of(links["invite"]), code_of(links["watch"]), [table.people[who]])


def refused(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.data["reason"]


def truth(table: Party) -> Any:
    progress = table.table.progress
    assert progress is not None
    return progress


@both_games
def test_a_person_and_bots_go_on_where_the_game_stood(tmp_path: Path, game: str) -> None:
    async def test(house: House) -> None:
        table = await finished(house, game=game)
        stood = replay(truth(table).game, truth(table).record(), 20)
        house.bots.gate = asyncio.Event()  # nobody answers yet
        other = await branch(table, 20, 1, who=0, bots={"0": "random"})
        info = (await other.people[0].get(other.url)).data
        seats = [(seat["kind"], seat["bot"]) for seat in info["table"]["seats"]]
        assert (1, 20, "playing") == (info["seat"], info["table"]["what_if"], info["table"]["status"])
        assert ("bot", "random") == seats[0]
        assert "person" == seats[1][0]
        state, played = truth(other).state, truth(other).game
        for viewer in (0, 1, WATCHER):
            assert played.view(stood, viewer).plain() == played.view(state, viewer).plain()
        assert table.table.head.seed != other.table.head.seed

    at_home(tmp_path, test)


@both_games
def test_such_a_table_comes_back_from_the_disk_undoes_and_is_told_again_like_any_other(
    tmp_path: Path, game: str
) -> None:
    async def test(house: House) -> None:
        table = await finished(house, game=game)
        other = await branch(table, 20, 0)
        async with other.lines() as lines:
            player = Player(lines)
            await player.play(4)
            await player.go_back(2)
            await player.asked()
            await same_from_the_disk(other)
            await player.play()
        record = (await other.people[0].get(f"{other.url}/record")).plain.decode()
        assert 2 == read_record(record).plain()["format"]
        assert verify(truth(other).game, read_record(record)).over
        told = (await other.people[0].get(f"{other.url}/replay?viewer=open")).data
        assert 20 == told["table"]["what_if"]
        assert len(truth(other).answers) == told["steps"][-1]["answers"]
        again = await branch(other, 1, 1)
        assert 21 == again.table.head.what_if

    at_home(tmp_path, test)


def test_it_outlives_the_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as first:
            table = await finished(first)
            other = await branch(table, 10, 0)
            async with other.lines() as lines:
                await Player(lines).play(3)
            before = other.state_hash
        async with house(tmp_path) as second:
            moved = other.moved(second)
            async with moved.lines() as lines:
                player = Player(lines, name="d")
                await player.asked()
                assert before == moved.state_hash
                await player.play()
            assert "over" == moved.table.head.status

    run(test())


def test_a_rematch_begins_at_the_same_position_with_another_seed(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await finished(house)
        other = await branch(table, 10, 0)
        async with other.lines() as lines:
            await Player(lines).play()
        made = (await other.people[0].post(f"{other.url}/rematch")).data
        once_more = Party(house, made["table"]["id"], "", None, other.people)
        await once_more.start()
        assert other.table.head.what_if == once_more.table.head.what_if == 10
        assert other.table.log.start() == once_more.table.log.start()
        assert other.table.head.seed != once_more.table.head.seed

    at_home(tmp_path, test)


def test_it_is_known_among_your_tables_for_what_it_is(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await finished(house)
        other = await branch(table, 10, 0)
        mine = (await table.people[0].get("/api/tables")).data["tables"]
        assert {table.id: False, other.id: True} == {one["table"]: one["what_if"] for one in mine}
        assert [table.id] == [one["table"] for one in (await table.people[1].get("/api/tables")).data["tables"]]

    at_home(tmp_path, test)


def test_nothing_of_a_game_that_is_still_played_or_was_given_up_is_a_start(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        for begins in (True, False):
            table = await party(house, 2, start=begins)
            for answers in (0, 1):
                assert (409, "not-over") == refused(await asked(table.people[0], table.url, answers, 0))

    at_home(tmp_path, test)


def test_only_whoever_may_see_the_replay_plays_on(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await finished(house)
        assert (404, "unknown-table") == refused(await asked(house.browser(), table.url, 3, 0))
        for who in (0, 1):
            shared = (await table.people[who].request("PUT", f"{table.url}/sharing", {"named": False})).data
        code = code_of(shared["links"]["replay"])
        stranger = house.browser()
        made = await asked(stranger, f"/api/replays/{code}", 3, 1)
        assert 201 == made.status
        assert [1] == made.data["seats"]
        assert 200 == (await stranger.get(f"/api/tables/{made.data['table']['id']}")).status
        assert (404, "no-link") == refused(await asked(house.browser(), f"/api/replays/{table.invite}", 3, 1))
        assert table.table.head.seed is not None
        assert table.table.head.seed.hex() not in str(house.table(made.data["table"]["id"]).log.start())

    at_home(tmp_path, test)


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"answers": 10_000}, "play-on-range"),
        ({"seat": 5}, "bot-seat"),
        ({"bots": {"0": "random"}}, "bot-seat"),
        ({"bots": {"7": "random"}}, "bot-seat"),
        ({"bots": {"1": "nobody"}}, "unknown-bot"),
        ({"lang": "xx"}, "language"),
    ],
)
def test_what_cannot_be_had_is_refused_in_words(tmp_path: Path, wish: dict[str, Any], reason: str) -> None:
    async def test(house: House) -> None:
        table = await finished(house)
        answer = await table.people[0].post(f"{table.url}/play-on", {"answers": 3, "seat": 0, "name": "Zoe", **wish})
        assert (400, reason) == refused(answer)
        assert 1 == len((await table.people[0].get("/api/tables")).data["tables"])

    at_home(tmp_path, test)


def test_it_counts_as_a_new_table_of_its_address(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await finished(house)
        await branch(table, 3, 0)
        assert (429, "tables") == refused(await asked(table.people[0], table.url, 3, 0))

    at_home(tmp_path, test, limits=replace(FREE, tables_per_address=2))


def test_the_log_keeps_the_start_and_tells_nobody(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await finished(house)
        other = await branch(table, 12, 0)
        async with other.lines("?since=0") as lines:
            frame = lines[0].latest
        assert "harbor" in (other.table.log.start() or {})
        assert "start" not in str(frame)
        assert SetUp() == item(1, 0.0, SetUp({"a": "b"}), ()).entry

    at_home(tmp_path, test)
