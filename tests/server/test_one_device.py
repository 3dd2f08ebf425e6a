"""One device for several people: more seats of one token, a line for each of them, and one for the public table."""

from __future__ import annotations

from pathlib import Path

from tests.server.tables import House, Party, Player, at_home, code_of, ended, newest, party, until
from tests.server.test_seating import join, leave, names, refusal


async def around_one_device(house: House) -> Party:
    table = await party(house, 1, start=False, seats=3)
    for name in ("Bob", "Cid"):
        await join(table.people[0], table.invite, name, another=True)
    return table


def test_a_device_takes_one_more_seat_when_it_asks_for_another(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 1, start=False, seats=3)
        ann = table.people[0]
        assert [0] == (await ann.get(table.url)).data["seats"]
        second = await join(ann, table.invite, "Bob", another=True)
        assert (201, 1, [0, 1]) == (second.status, second.data["seat"], second.data["seats"])
        assert (403, "name-taken") == refusal(await join(ann, table.invite, "bob", another=True))
        assert 2 == (await join(ann, table.invite, "Cid", another=True, seat=2)).data["seat"]
        assert 2 == (await join(ann, table.invite, "Dot", another=True, seat=2)).data["seat"]  # it is theirs already
        assert (409, "table-full") == refusal(await join(ann, table.invite, "Dot", another=True))
        assert ["Ann", "Bob", "Cid"] == names(table)

    at_home(tmp_path, test)


def test_a_newcomer_who_asks_for_another_seat_gets_their_first(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 1, start=False, seats=3)
        bob = await join(house.browser(), table.invite, "Bob", another=True)
        assert (201, [1]) == (bob.status, bob.data["seats"])

    at_home(tmp_path, test)


def test_each_seat_of_a_device_has_a_line_of_its_own_and_the_public_table_one_more(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await around_one_device(house)
        await table.start()
        ann = table.people[0]
        async with ann.socket(f"/ws/{table.id}?watch=true") as public:
            frame = await newest(public)
            assert (None, None, None) == (frame["you"], frame["view"]["viewer"], frame["question"])
            assert all(card is None for hand in frame["view"]["hands"] for card in hand)
            for seat in range(3):
                async with ann.socket(f"/ws/{table.id}?seat={seat}") as line:
                    own = await newest(line)
                    assert (seat, seat) == (own["you"], own["view"]["viewer"])
            assert "refused" == (await public.ask({"type": "say", "id": "1", "text": "hello"}))["type"]

    at_home(tmp_path, test)


def test_a_whole_game_around_one_device(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await around_one_device(house)
        await table.start()
        ann = table.people[0]
        one, two, three = [ann.socket(f"/ws/{table.id}?seat={seat}") for seat in range(3)]
        async with one as first, two as second, three as third:
            await Player([first, second, third]).play()
            assert "over" == first.latest["table"]["status"]

    at_home(tmp_path, test)


def test_the_public_line_of_a_player_ends_with_their_last_seat_but_not_with_the_watch_link(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, start=False)
        bob = table.people[1]
        async with bob.socket(f"/ws/{table.id}?watch=true") as line:
            await newest(line)
            renewed = await table.people[0].post(f"{table.url}/links/watch")
            assert code_of(renewed.data["links"]["watch"]) != table.watch
            assert "done" == (await line.ask({"type": "refresh", "id": "1", "since": 0}))["type"]
            await leave(table, 1, 1)
            assert 4403 == (await ended(line)).code
            await until(lambda: not table.table.viewers)

    at_home(tmp_path, test)


def test_the_public_line_is_for_people_of_the_table(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with house.browser(token="x" * 22).socket(f"/ws/{table.id}?watch=true") as line:
            assert 4403 == (await ended(line)).code

    at_home(tmp_path, test)
