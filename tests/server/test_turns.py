"""Of what one address wants only so much is done at a time."""

from __future__ import annotations

import asyncio

from interregnum.server.turns import Turns


def test_so_many_have_their_turn_and_the_rest_waits_in_line() -> None:
    async def test() -> None:
        turns = Turns(2)
        done: list[str] = []

        async def one(name: str, key: str, leave: asyncio.Event) -> None:
            await turns.take(key)
            done.append(name)
            await leave.wait()
            turns.give(key)

        leave = [asyncio.Event() for _ in range(5)]
        tasks = [asyncio.create_task(one(f"a{number}", "a", leave[number])) for number in range(4)]
        tasks.append(asyncio.create_task(one("b", "b", leave[4])))
        await asyncio.sleep(0)
        assert ["a0", "a1", "b"] == done
        leave[1].set()
        await asyncio.sleep(0.001)
        assert ["a0", "a1", "b", "a2"] == done
        for event in leave:
            event.set()
        await asyncio.gather(*tasks)
        assert ({}, {}) == (turns.taken, turns.waiting)

    asyncio.run(test())


def test_whoever_gives_up_waiting_takes_no_turn_from_others() -> None:
    async def test() -> None:
        turns = Turns(1)
        await turns.take("a")
        waiting = [asyncio.create_task(turns.take("a")) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        turns.give("a")
        waiting[1].cancel()  # it has its turn already, and does not know yet
        await asyncio.gather(*waiting, return_exceptions=True)
        assert [True, True, False] == [one.cancelled() for one in waiting]
        turns.give("a")
        assert ({}, {}) == (turns.taken, turns.waiting)

    asyncio.run(test())
