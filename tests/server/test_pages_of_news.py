"""News of a frame go back only so far, and are put into words once; what was before comes page by page."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.server.asgi import Socket
from tests.server.tables import FREE, House, Party, Player, at_home, both_games, party

from interregnum.server import chronicle, frames


@pytest.fixture(autouse=True)
def short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chronicle, "PAGE", 10)


async def page(line: Socket, until: int) -> Any:
    line.send({"type": "earlier", "id": "e", "until": until})
    return await line.until("past")


async def whole(line: Socket) -> list[Any]:
    """Everything that happened, page by page from the newest to the oldest."""
    line.send({"type": "refresh", "id": "r", "since": 0})
    await line.until("done")
    frame = await line.frame()
    found, since = list(frame["news"]), frame["since"]
    while since:
        past = await page(line, since)
        assert (since, max(since - 10, 0)) == (past["until"], past["since"])
        found, since = past["news"] + found, past["since"]
    return found


async def long_game(house: House, game: str = "hidden-leaders") -> Party:
    table = await party(house, 2, game=game)
    async with table.lines() as lines:
        await Player(lines).play(40)
        await lines[0].ask({"type": "say", "id": "s", "text": "hello"})
    return table


@both_games
def test_pages_and_the_newest_frame_together_are_everything_a_viewer_heard(tmp_path: Path, game: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game=game)
        async with table.lines("?lang=pl") as lines:
            player = Player(lines)
            heard: list[list[Any]] = [[], []]
            while table.table.seq < 45 and await player.answer():
                for news, line in zip(heard, lines, strict=True):
                    news += [one for one in line.latest["news"] if one not in news]
            for news, line in zip(heard, lines, strict=True):
                found = await whole(line)
                assert news == found[-len(news) :]
                assert sorted(one["seq"] for one in found) == [one["seq"] for one in found]
                assert 3 <= len(found) - len(news)  # sitting down and the deal came before the first answer

    at_home(tmp_path, test)


def test_a_frame_tells_no_more_than_a_page_and_says_from_where(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await long_game(house)
        async with table.line(0) as line:
            frame = await line.frame()
            assert frame["seq"] - 10 == frame["since"]
            assert {one["seq"] for one in frame["news"]} <= set(range(frame["since"] + 1, frame["seq"] + 1))
            assert "hello" == frame["news"][-1]["text"]

    at_home(tmp_path, test)


def test_pages_beyond_the_log_end_with_it_and_before_it_there_is_nothing(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await long_game(house)
        async with table.line(0) as line:
            last, none = await page(line, 10**6), await page(line, 0)
            assert (table.table.seq - 10, table.table.seq) == (last["since"], last["until"])
            assert (0, 0, []) == (none["since"], none["until"], none["news"])

    at_home(tmp_path, test)


def test_whatever_several_viewers_hear_alike_is_put_into_words_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[int, int, bool]] = []
    honest = chronicle.news

    def counted(items: Any, adapter: Any, ear: chronicle.Ear, names: Any, eyes: int) -> Any:
        made.extend((one.seq, ear.viewer, ear.speaker is None) for one in items)
        return honest(items, adapter, ear, names, eyes)

    async def test(house: House) -> None:
        table = await long_game(house)
        monkeypatch.setattr(chronicle, "news", counted)
        watchers = [house.browser() for _ in range(3)]
        for one in watchers:
            await one.post("/api/watch", {"code": table.watch})
        for lang in ("", "?lang=en", "?lang=uk"):
            for one in watchers:
                async with one.socket(f"/ws/{table.id}{lang}") as line:
                    await whole(line)
        assert len(made) == len(set(made)) + table.table.seq  # two languages are two

    at_home(tmp_path, test)


@pytest.mark.parametrize("langs", [("en",), ("en", "pl", "uk")])
def test_others_have_their_turn_while_long_news_are_put_into_words_however_many_ask_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, langs: tuple[str, ...]
) -> None:
    made: list[int] = []
    honest = chronicle.news

    def counted(items: Any, *given: Any) -> Any:
        made.extend(one.seq for one in items)
        return honest(items, *given)

    async def turns() -> list[int]:
        """How much was made whenever it was somebody else's turn."""
        found = [0]
        while found[-1] < 40 * len(langs):
            await asyncio.sleep(0)
            found.append(len(made))
        return found

    async def test(house: House) -> None:
        table = await long_game(house)
        monkeypatch.setattr(chronicle, "PAGE", 40)
        monkeypatch.setattr(chronicle, "news", counted)
        others = asyncio.create_task(turns())

        async def told(lang: str) -> None:
            async with table.line(0, f"?lang={lang}") as line:
                await line.frame()
                await page(line, table.table.seq)

        await asyncio.gather(*map(told, langs))
        found = await others
        assert 40 * len(langs) == len(made)
        assert frames.BITE == max(after - before for before, after in pairwise(found))

    at_home(tmp_path, test)


def test_when_somebody_else_sits_down_what_happened_is_told_with_the_new_name(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await long_game(house)
        async with table.line(1, "?lang=en") as line:
            before = [one["text"] for one in await whole(line) if one["news"] == "event"]
            assert any("Ann" in text for text in before)
            await table.people[0].request("DELETE", f"{table.url}/seats/0")
            stranger = house.browser()
            await stranger.post("/api/join", {"code": table.invite, "name": "Zoe"})
            after = [one["text"] for one in await whole(line) if one["news"] == "event"]
            assert [text.replace("Ann", "Zoe") for text in before] == after[: len(before)]

    at_home(tmp_path, test)


def test_long_news_cost_more_messages_than_short_ones(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await long_game(house)
        async with table.line(0) as line:
            for number in range(100):
                line.send({"type": "earlier", "id": f"e{number}", "until": 10})
            kinds = [(await line.read())["type"] for _ in range(100)]
            assert 40 == kinds.count("past")  # ten entries cost half a message more
            assert 59 == kinds.count("refused")

    at_home(tmp_path, test, limits=replace(FREE, messages_at_once=60))
