"""Tables of Heroes: set up with its options, played, taken back, left and found again, recorded and told once more."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from tests.server.asgi import Socket
from tests.server.tables import FakeWorld, House, Party, Player, at_home, house, newest, news, party, run, told
from tests.server.test_restoring import same_from_the_disk

from interregnum.i18n import LANGUAGES
from interregnum.kernel.record import read_record, verify
from interregnum.registry import game
from interregnum.server.thinking import Thinkers

ALL = ("random-factions", "artifact-sets", "warlord-always", "ports-only", "no-lone-elite-die")


async def heroes(house: House, people: int = 2, bots: tuple[str, ...] = (), **wish: Any) -> Party:
    return await party(house, people, bots, game="heroes", **wish)


class Hasty(Player):
    """Passes whenever that is an answer, so that a game is over soon."""

    async def answer(self, choice: str | None = None) -> bool:
        socket = await self.asked()
        choices = [] if socket is None else socket.latest["question"]["choices"]
        passes = [one for one in choices if one.split()[0] in ("pass", "done")]
        return await super().answer(passes[0] if passes else choice)


def events(socket: Socket) -> list[Any]:
    return [one["event"] for one in news(socket) if one["news"] == "event"]


def test_it_is_played_to_its_end_by_people_and_bots_in_words_and_its_record_is_proved(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await heroes(house, 2, ("random",), options=dict.fromkeys(ALL, True))
        async with table.lines("?lang=uk") as lines:
            commitment = lines[0].latest["table"]["commitment"]
            assert 20 < await Hasty(lines).play()
            last = lines[0].latest
            assert "time-out" == last["view"]["end"]
            assert last["result"]
            assert "heroes-game-ended" == events(lines[0])[-1]["event"]
            assert commitment == sha256(bytes.fromhex(last["table"]["seed"])).hexdigest()
        record = read_record((await table.people[1].get(f"{table.url}/record")).body.decode())
        state = verify(game("heroes"), record)
        assert state.over
        told = (await table.people[0].get(f"{table.url}/replay?viewer=open&lang=pl")).data
        assert last["answers"] + 1 == len(told["steps"])
        assert told["steps"][-1]["view"]["over"]
        assert {**last["view"], "viewer": None} == {**told["steps"][-1]["view"], "viewer": None}

    at_home(tmp_path, test)


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"options": {"medium": True, "long": True}}, "medium-and-long"),
        ({"options": {"octagon": True}}, "octagon-for-three"),
        ({"options": {"queens": True}}, "unknown-option"),
        ({"seats": 5}, "seats"),
    ],
)
def test_an_impossible_table_is_refused_in_words(tmp_path: Path, wish: dict[str, object], reason: str) -> None:
    async def test(house: House) -> None:
        asked = {"game": "heroes", "seats": 2, "name": "Ann", **wish}
        texts = set()
        for lang in LANGUAGES:
            answer = await house.browser().request("POST", "/api/tables", asked, accept_language=lang)
            assert (400, reason) == (answer.status, answer.data["reason"])
            texts.add(answer.data["text"])
        assert len(LANGUAGES) == len(texts)

    at_home(tmp_path, test)


def test_bots_of_the_house_play_it_from_what_they_are_sent(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await heroes(house, 1, ("greedy", "random"), options={"random-factions": True})
        async with table.lines() as lines:
            await Hasty(lines).play(6)
            await Player(lines).asked()
            seats = {one.seat for one in table.table.line.answers} if table.table.line else set()
            assert {0, 1, 2} == seats

    at_home(tmp_path, test, thinkers=Thinkers())


def test_what_was_chosen_in_quiet_is_taken_back_freely_and_what_the_dice_said_is_not(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await heroes(house, 2)
        async with table.lines() as lines:
            player = Player(lines)
            start = table.state_hash
            await player.answer("faction haven")
            (chooser,) = [one for one in lines if (await newest(one))["undo"] is not None]
            undo = {"type": "undo", "id": "u", "seq": chooser.latest["seq"], "to": 0}
            assert "done" == (await chooser.ask(undo))["type"]
            assert start == table.state_hash
            loud = {"heroes-rolled", "heroes-drawn", "heroes-week-revealed", "heroes-treasure-drawn"}
            for _ in range(150):
                before = len(events(lines[0]))
                await player.answer()
                await told(lines, table.table.seq)
                if loud & {one["event"] for one in events(lines[0])[before:]}:
                    assert [None, None] == [(await newest(one))["undo"] for one in lines]

    at_home(tmp_path, test)


def test_at_many_points_of_a_game_a_table_comes_back_with_the_same_frames_for_everybody(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await heroes(house, 3, options={"artifact-sets": True})
        async with table.lines() as lines:
            player = Player(lines)
            for _ in range(12):
                await same_from_the_disk(table)
                await player.play(8)

    at_home(tmp_path, test)


def test_another_server_goes_on_with_it(tmp_path: Path) -> None:
    async def test() -> None:
        world = FakeWorld()
        async with house(tmp_path, world) as first:
            table = await heroes(first, 1, ("random",))
            async with table.lines() as lines:
                await Player(lines).play(25)
                await Player(lines).asked()
                state, answers = table.state_hash, lines[0].latest["answers"]
        async with house(tmp_path, world) as second:
            moved = table.moved(second)
            async with moved.lines() as lines:
                assert (state, answers) == (moved.state_hash, lines[0].latest["answers"])
                await Player(lines, name="d").play(5)

    run(test())


def test_the_box_is_told_in_three_languages_without_the_backs_of_encounters(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        browser = house.browser()
        books = [(await browser.get(f"/api/games/heroes/cards?lang={lang}")).data for lang in LANGUAGES]
        assert list(LANGUAGES) == [one["lang"] for one in books]
        things = {thing["id"]: set(thing) for kind in books[0]["kinds"] for thing in kind["things"]}
        assert {"id", "name", "head", "rules"} == set.union(*things.values())
        assert set(game("heroes").box.token_ids) <= set(things)

    at_home(tmp_path, test)
