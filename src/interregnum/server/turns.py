"""Taking turns: of what one address wants only so much is done at a time, so that others come between."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict, deque


class Turns:
    """So many for each key at a time; who comes later waits in line."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: Counter[str] = Counter()
        self.waiting: defaultdict[str, deque[asyncio.Future[None]]] = defaultdict(deque)

    async def take(self, key: str) -> None:
        """Wait for a turn; give it back with `give`."""
        if self.taken[key] < self.most:
            self.taken[key] += 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting[key].append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(key)
            raise

    def give(self, key: str) -> None:
        """The turn is over, and somebody else has it."""
        line = self.waiting.get(key, deque())
        while line:
            turn = line.popleft()
            if not turn.done():
                return turn.set_result(None)
        self.waiting.pop(key, None)
        self.taken[key] -= 1
        if not self.taken[key]:
            del self.taken[key]
        return None
