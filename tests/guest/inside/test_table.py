"""Under the Cup at a server that has never heard of it: views, events, secrets, undo, bots, words and record."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.tables import FakeWorld, House, Player, at_home, house, newest, news, party, run, told

from interregnum.kernel.record import read_record, verify
from interregnum.registry import game

SHORT = {"short-game": True}


def test_it_is_among_the_games_that_can_be_played(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = (await house.browser().get("/api/games")).data
        options: list[dict[str, object]] = [
            {"name": name, "words": [], "default": False, "seats": []} for name in ("wild-ones", "short-game")
        ]
        cups = {"id": "cups", "least": 2, "most": 6, "options": options, "bots": ["random"], "usual": "random"}
        cups |= {"first": {}, "lessons": {}, "memory": False, "plays_on": True, "hints": False}
        assert cups in found["games"]
        assert ["cups-name = Pod kubkiem"] == [text.splitlines()[0] for text in found["words"]["pl"]]

    at_home(tmp_path, test)


@pytest.mark.parametrize(("lang", "title"), [("en", "Under the Cup"), ("uk", "Під стаканчиком")])
def test_its_book_tells_the_rules(tmp_path: Path, lang: str, title: str) -> None:
    async def test(house: House) -> None:
        book = (await house.browser().get(f"/api/games/cups/cards?lang={lang}")).data
        assert ("cups", title, 1) == (book["game"], book["title"], len(book["rules"]))

    at_home(tmp_path, test)


def test_it_is_played_to_its_end_and_its_record_is_checked(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game="cups", options=SHORT)
        async with table.lines("?lang=pl") as lines:
            await Player(lines).play()
            assert lines[0].latest["result"][0].startswith("Wygrywa ")
            assert {"cups-rolled", "cups-bid", "cups-doubted", "cups-lost"} == {
                one["event"]["event"] for one in news(lines[0]) if one["news"] == "event"
            }
            record = read_record((await table.people[0].get(f"{table.url}/record")).body.decode())
            assert verify(game("cups"), record).over

    at_home(tmp_path, test)


def test_what_is_hidden_is_seen_by_its_seat_alone(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game="cups")
        watcher = house.browser()
        await watcher.post("/api/watch", {"code": table.watch})
        async with table.lines("?lang=en") as lines, watcher.socket(f"/ws/{table.id}") as line:
            await Player(lines).answer("bid 1x2")
            await told([*lines, line], table.table.seq)
            seen = [one.latest["view"]["table"]["cups"] for one in (*lines, line)]
            hidden = [[cup == [None] * 5 for cup in cups] for cups in seen]
            assert [[False, True], [True, False], [True, True]] == hidden
            rolls = [
                one["event"]["dice"] is None for one in news(line) if one.get("event", {}).get("event") == "cups-rolled"
            ]
            assert [True, True] == rolls
            assert ["Ann: 5 dice under the cup", "Bob: 5 dice under the cup"] != lines[0].latest["told"][:2]
            assert "Bob: 5 dice under the cup" == lines[0].latest["told"][1]
            asked = lines[0].latest["clock"]["seat"]
            assert f"{['Ann', 'Bob'][asked]} bids or doubts." == lines[1 - asked].latest["waiting"]

    at_home(tmp_path, test)


def test_a_bid_is_no_secret_and_is_taken_back_only_by_agreement(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game="cups")
        async with table.lines() as lines:
            player = Player(lines)
            start = table.state_hash
            await player.answer("bid 1x2")
            assert [None, None] == [(await newest(one))["undo"] for one in lines]
            await player.go_back(1)
            assert start == table.state_hash

    at_home(tmp_path, test)


def test_bots_play_it_and_it_comes_back_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        world = FakeWorld()
        async with house(tmp_path, world) as first:
            table = await party(first, 1, ["random"], game="cups", options=SHORT)
            async with table.lines() as lines:
                await Player(lines).play(1)
                await Player(lines).asked()
                state = table.state_hash
        async with house(tmp_path, world) as second:
            moved = table.moved(second)
            async with moved.lines() as lines:
                assert state == moved.state_hash
                await Player(lines, name="d").play()
                assert "over" == lines[0].latest["table"]["status"]

    run(test())


def test_a_finished_game_is_seen_again_with_all_cups_open(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game="cups", options=SHORT)
        async with table.lines() as lines:
            await Player(lines).play()
        steps = (await table.people[0].get(f"{table.url}/replay?viewer=open")).data["steps"]
        assert all(None not in cup for step in steps for cup in step["view"]["table"]["cups"])
        assert all(step["told"] for step in steps)

    at_home(tmp_path, test)


def test_a_bad_answer_to_it_is_refused_like_any_other(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game="cups")
        async with table.lines() as lines:
            player = Player(lines)
            asked = await player.asked()
            assert asked is not None
            assert "unknown-choice" == (await asked.ask(player.command(asked, "bid 7x7")))["reason"]
            assert "illegal-choice" == (await asked.ask(player.command(asked, "doubt")))["reason"]

    at_home(tmp_path, test)
