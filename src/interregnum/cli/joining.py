"""From an address to a seat: by a link, by a kept token, or at a table that is set up now."""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass

from interregnum.cli import join_tokens
from interregnum.cli.asking import Asking, Wishes
from interregnum.cli.join_table import AtTable
from interregnum.cli.join_typing import Typing
from interregnum.cli.questions import Questions
from interregnum.cli.screen import Screen, say
from interregnum.cli.store import plain_name
from interregnum.cli.talk import names, seat_number
from interregnum.client import Account
from interregnum.client.address import Address
from interregnum.client.errors import Refused, printable
from interregnum.kernel.game import Game
from interregnum.registry import GAMES
from interregnum.registry import game as game_of
from interregnum.wire.requests import Behind, KnockState, MyTable, NewTable, Seated
from interregnum.words.words import Words

MINUTE = 60
LOOK = 1.0  # seconds between two looks whether somebody has opened
LONGEST = 31 * 24 * 60  # minutes of patience


@dataclass(frozen=True)
class Wish:
    """What the command line asks for."""

    address: Address
    name: str
    seat: str
    watch: bool
    start: bool
    lang: str
    game: str = ""


class Joining:
    """One person at this terminal, one server, and one table after the other."""

    def __init__(self, wish: Wish, screen: Screen) -> None:
        self.wish = wish
        self.screen = screen
        self.words = Words(wish.lang)
        self.at: AtTable | None = None  # where the person sits now
        self.news = asyncio.Event()

    async def run(self) -> None:
        """Find the table, and stay there, or at the one after it, until the person leaves."""
        server = self.wish.address.server
        async with Account(server, join_tokens.tokens().get(server, ""), self.wish.lang) as account:
            with Typing(self.screen, self.news.set) as typing:
                self.screen.readline = typing.readline
                seated: Seated | None = await self.seated(account)
                while seated is not None:
                    join_tokens.keep(server, account.token)
                    muted = set() if self.at is None else self.at.muted  # at the table before
                    self.at = AtTable(account, seated, self.screen, typing, self.news, self.words.lang)
                    self.at.muted = muted
                    seated = await self.at.run(self.wish.start)

    def way_back(self) -> list[str]:
        """How to come back to the table."""
        if self.at is None:
            return []
        told = "left-watching" if self.at.seated.seat is None else "left"
        table = f"{self.wish.address.server}/t/{self.at.seated.table.id}"
        return [self.at.speech.cli(f"join-{told}"), f"  interregnum join {table}"]

    async def seated(self, account: Account) -> Seated:
        """A place at the table that the address means."""
        kind, code = self.wish.address.kind, self.wish.address.code
        if kind == "table":
            return await account.table(code)
        if kind == "home":
            return await self.some_table(account)
        if kind == "room":
            return await self.knock(account, code)
        if kind == "device":
            return await self.take_up(account, code)
        if kind == "watch" or self.wish.watch:
            return await account.watch(code)
        return await self.sit(account, code)

    async def sit(self, account: Account, code: str) -> Seated:
        """By an invite link; whoever sits there already is asked nothing."""
        behind = await account.open_link(code)
        if behind.kind == "watch":
            return await account.watch(code)
        if behind.seat is not None:
            return await account.table(behind.table.id)
        seat = seat_number(self.wish.seat, len(behind.table.seats)) if self.wish.seat else None
        gone = [number for number, one in enumerate(behind.table.seats) if one.gone and seat in (None, number)]
        if behind.state == "waiting" or (gone and not any(one.open for one in behind.table.seats)):
            return await self.plead(account, code, behind, gone)
        say(self.screen.out, [f" {', '.join(names(behind.table.seats))}"])
        return await account.join(code, await self.name(), seat)

    async def plead(self, account: Account, code: str, behind: Behind, gone: list[int]) -> Seated:
        """Ask for the seat of somebody who is away, and wait until those who are there have decided."""
        table, players = behind.table, names(behind.table.seats)
        state, seat = behind.state, next((one.about or 0 for one in table.petitions if one.name), 0)
        if state != "waiting":
            away = ", ".join(players[one] for one in gone)
            say(self.screen.out, [f" {self.words.ui('cli-join-plea', players=away)}"])
            seat = gone[0] if len(gone) == 1 else await asyncio.to_thread(self.which_seat, table.game, players, gone)
            state = (await account.plead(code, await self.name(), seat)).state
            join_tokens.keep(self.wish.address.server, account.token)
        say(self.screen.out, [f" {self.words.ui('plea-waiting', player=players[seat])}"])
        try:
            return await self.let_in(account, table.id, state)
        except Refused as error:
            if error.reason == "turned-away":
                raise Refused("plea-refused") from None
            raise Refused("plea-unheard", facts={"player": players[seat]}) from None

    def which_seat(self, game: str, players: list[str], gone: list[int]) -> int:
        """Which of the seats, by a number."""
        say(self.screen.out, [f"  {number}  {players[one]}" for number, one in enumerate(gone, 1)])
        prompt = self.words.ui("cli-join-plea-which", most=len(gone))
        return gone[self.asking(game_of(game)).number(prompt, 1, 1, len(gone)) - 1]

    async def knock(self, account: Account, code: str) -> Seated:
        """By the code of a table: wait until somebody there opens."""
        room = await account.open_room(code)
        table, state = room.table or "", room.state
        if state == "none":
            say(self.screen.out, [f" {Questions(self.screen, self.words.lang).title(room.game)}"])
            found = await account.knock(code, await self.name())
            join_tokens.keep(self.wish.address.server, account.token)
            table, state = found.table, found.state
            say(self.screen.out, [f" {self.words.ui('cli-join-knocked')}"])
        return await self.let_in(account, table, state)

    async def let_in(self, account: Account, table: str, state: KnockState) -> Seated:
        """Wait at a table until somebody there has decided."""
        while state == "waiting":
            await asyncio.sleep(LOOK)
            state = (await account.knocked(table)).state
        if state != "in":
            raise Refused("turned-away")
        return await account.table(table)

    async def take_up(self, account: Account, code: str) -> Seated:
        """Go on here with what another device has begun."""
        found = await account.claim(code)
        join_tokens.keep(self.wish.address.server, account.token)
        say(self.screen.out, [f" {self.words.ui('cli-join-digits', digits=printable(found.digits or ''))}"])
        while found.state in ("claimed", "confirmed"):
            await asyncio.sleep(LOOK)
            found = await account.move(found.id)
        if not found.tables:
            raise Refused("hand-seen" if found.stayed else "not-moved")
        return await account.table(found.tables[0])

    async def name(self) -> str:
        """What the person wants to be called."""
        return self.wish.name or await asyncio.to_thread(self.asked_name)

    def asked_name(self) -> str:
        default = plain_name(os.environ.get("USER", "").capitalize()) or self.words.ui("cli-person", letter="A")
        return plain_name(self.screen.ask(f"{self.words.ui('cli-join-name')} [{default}]")) or default

    async def some_table(self, account: Account) -> Seated:
        """One of the person's tables, or a new one."""
        mine = [one for one in (await account.my_tables()).tables if one.status != "over"]
        if mine and not self.wish.watch:
            number = await asyncio.to_thread(self.which, mine)
            if number < len(mine):
                return await account.table(mine[number].table)
        games = [one.id for one in (await account.games()).games]
        name = self.words.ui("cli-person", letter="A") if self.wish.watch else await self.name()
        return await account.new_table(await asyncio.to_thread(self.new_table, games, name))

    def which(self, mine: list[MyTable]) -> int:
        """Which of the tables; the number after the last is a new one."""
        out = self.screen.out
        say(out, [self.words.ui("cli-join-tables")])
        say(out, [f"  {number}  {self.about(one)}" for number, one in enumerate(mine, 1)])
        say(out, [f"  {len(mine) + 1}  {self.words.ui('cli-join-new')}"])
        asking = self.asking(game_of(mine[0].game))
        return asking.number(self.words.ui("cli-join-which", most=len(mine) + 1), 1, 1, len(mine) + 1) - 1

    def about(self, one: MyTable) -> str:
        people = ", ".join(plain_name(name or "") or "–" for name in one.names)
        turn = f" · {self.words.ui('cli-join-your-turn')}" if one.your_turn else ""
        return f"{people} · {self.words.ui('cli-join-status', status=one.status)}{turn}"

    def new_table(self, games: list[str], name: str) -> NewTable:
        """A table as its host wants it, asked for like a game at this terminal."""
        game = game_of(self.which_game(games))
        asking = self.asking(game)
        seats = asking.seats()
        options = asking.options(seats)
        count = seats
        if not self.wish.watch:
            count = asking.number(self.words.ui("cli-join-bots", most=seats - 1), seats - 1, 0, seats - 1)
        bots = asking.bots(count)
        minutes = 0 if self.wish.watch else asking.number(self.words.ui("cli-join-patience"), 0, 0, LONGEST)
        asks = game.remembers and not self.wish.watch
        memory = not asks or asking.number(self.words.ui("cli-join-memory"), 1, 1, 2) == 1
        return NewTable(
            game=game.id,
            seats=seats,
            name=name,
            options=options,
            bots={str(seats - count + number): bot for number, bot in enumerate(bots)},
            patience=minutes * MINUTE or None,
            memory=memory,
            lang=self.words.lang,
        )

    def which_game(self, games: list[str]) -> str:
        """Which of the server's games."""
        known = [one for one in games if one in GAMES]
        if self.wish.game:
            return self.wish.game
        return Questions(self.screen, self.words.lang).which_game(known)

    def asking(self, game: Game) -> Asking:
        return Asking(game, Wishes(), self.screen, self.words.lang)
