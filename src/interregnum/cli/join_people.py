"""What is typed about the people at a table: a bot for somebody who is away, another host, how long to wait."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from interregnum.cli import join_pages
from interregnum.kernel.errors import BadOptions

if TYPE_CHECKING:
    from interregnum.cli.join_orders import Orders

PEOPLE: Final = ("give", "host", "off", "patience", "pace", "link")
PACES: Final = {"quick": 0.3, "usual": None, "slow": 2.0}  # seconds
MINUTE: Final = 60


class People:
    """Orders about people."""

    def __init__(self, orders: Orders) -> None:
        self.orders = orders
        self.at = orders.at

    def order(self, word: str, rest: str) -> None:
        at, line, done = self.at, self.at.line, self.orders.done
        if word == "bot":
            at.send(done(line.suggest("stand-in", self.orders.seat(rest))))
        elif word == "give":
            at.send(done(line.suggest("give", self.orders.seat(rest))))
        elif word == "host":
            self.host(self.orders.seat(rest))
        elif word == "off":
            at.send(self.orders.asked(at.account.leave(at.seated.table.id, self.orders.seat(rest))))
        elif word == "link":
            at.send(self.links())
        else:
            self.arrange(word, rest)

    def host(self, seat: int) -> None:
        """The host hands the role on; while the host is away, the others are asked."""
        at = self.at
        here = at.frame
        is_host = here is not None and join_pages.is_host(here, at.seated.links)
        at.send(self.orders.done(at.line.hand_on(seat) if is_host else at.line.suggest("lead", seat)))

    def arrange(self, word: str, rest: str) -> None:
        """`patience 5`, in minutes, and `pace slow`."""
        here = self.at.frame
        assert here is not None, "orders wait for the table"
        patience, pace = here.table.patience, here.table.pace
        if word == "pace":
            pace = PACES[known(rest, list(PACES))]
        else:
            patience = int(rest) * MINUTE or None if rest.isdecimal() else int(known(rest, ["0", "1", "5"]))
        self.at.send(self.orders.done(self.at.line.arrange(patience, pace)))

    async def links(self) -> None:
        """How others get to the table, as it is now."""
        at = self.at
        at.seated = await at.account.table(at.seated.table.id)
        at.tell(join_pages.ways_in(at.board, at.seated.links))


def known(word: str, words: list[str]) -> str:
    if word not in words:
        raise BadOptions("unknown-word", facts={"found": word[:20], "wanted": ", ".join(words)})
    return word
