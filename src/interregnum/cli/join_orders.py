"""What a person at a table of a server may type: an answer, a word to the table, a look at something."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from interregnum.cli import commands, join_door, join_pages
from interregnum.cli.hinting import HINT, Reasoned, hint_lines
from interregnum.cli.join_people import PEOPLE, People
from interregnum.cli.pages import whole_log
from interregnum.cli.screen import QUIT, Left
from interregnum.cli.speech import Speech
from interregnum.cli.store import BadFile
from interregnum.cli.talk import seat_number
from interregnum.cli.whole_file import whole_file
from interregnum.client import Refused, Reply
from interregnum.client.errors import printable
from interregnum.kernel.errors import InterregnumError, UnknownChoice
from interregnum.kernel.ids import SEAT_LETTERS
from interregnum.kernel.record import read_record
from interregnum.wire import frames
from interregnum.wire.requests import PlayOn

if TYPE_CHECKING:
    from interregnum.cli.join_table import AtTable

LOOKS = ("b", "lang", "who", "")  # beside those that any game has
TABLE = (
    "say", "'", "undo", "mute", "back", "rematch", "record", "start", "bot", "nobot", "door", "device", "confirm",
    "end", "whatif", HINT, *PEOPLE,
)  # fmt: skip


class Orders:
    """Reads what was typed, and does it or sends it."""

    def __init__(self, at: AtTable) -> None:
        self.at = at

    def is_quit(self, text: str) -> bool:
        return commands.command(text)[0] in QUIT and not self.at.apart

    def is_look(self, word: str) -> bool:
        return word in LOOKS or commands.is_look(self.at.board, word)

    def is_order(self, text: str) -> bool:
        """Whether it is something else than an answer."""
        word = commands.command(text)[0]
        return self.is_look(word) or word in (*commands.AGREE, *TABLE) or text.startswith("'")

    def is_about_question(self, text: str) -> bool:
        """Whether it makes sense only while something is asked: an answer, or the wish for a hint."""
        return not self.is_order(text) or commands.command(text)[0] == HINT

    def take(self, text: str) -> None:
        """Do what was typed; whatever is wrong with it is told."""
        at = self.at
        if at.apart or self.is_quit(text):
            return self.turn(text)
        at.notice = []
        word, rest = commands.command(text)
        if text.startswith("'"):
            word, rest = "say", text[1:].strip()
        try:
            if self.is_look(word):
                self.look(word, rest)
            elif self.is_order(text):
                self.order(word, rest)
            else:
                self.answer(text)
        except InterregnumError as error:
            at.refuse(error)
        return at.prompt()

    def turn(self, text: str) -> None:
        """While something is read apart, anything goes on; else it is time to leave."""
        if not self.at.apart:
            raise Left
        self.at.turn_page()

    # --- looking

    def look(self, word: str, rest: str) -> None:
        at = self.at
        if word in ("", "b"):
            at.whole = word == "b"
            at.shown = None if word == "b" else at.shown
        elif word == "lang":
            at.speech = Speech(rest, at.speech.names)
            at.account.lang = rest
        elif word == "who" and at.frame is not None:
            at.tell(join_pages.who(at.board, at.frame))
        elif word in at.board.looks and at.asked:
            at.send(self.looked_up(word, rest))
        else:
            at.tell(self.found(word, rest), apart=commands.is_long(at.board, word, rest))

    async def looked_up(self, word: str, rest: str) -> None:
        """What a word of this game shows, which may take a while, from another thread."""
        found = await asyncio.to_thread(self.found, word, rest)
        self.at.tell(found, apart=commands.is_long(self.at.board, word, rest))

    def found(self, word: str, rest: str) -> list[Text]:
        at = self.at
        if word == commands.LOG:
            return whole_log(at.board, at.log)
        if word in commands.HELP and not rest:
            return join_pages.help_lines(at.board, at.game, at.view, at.promised)
        return commands.looked_up(at.board, at.game, at.view, word, rest, at.promised)

    # --- answers

    def answer(self, text: str) -> None:
        """An answer as a number or in notation, if something is asked."""
        at = self.at
        if at.view is None or at.status == "over":
            if at.screen.terminal:  # lines of a pipe may be more than were needed
                raise UnknownChoice("unknown-order", facts={"found": text[:40]})
            return
        if not at.asked:
            raise UnknownChoice("not-asked")
        try:
            code = commands.choice(at.game, at.board, at.view, text)
        except InterregnumError as error:
            return at.tell(commands.mistake(at.board, at.view, text, error))
        at.send(self.answered(at.game.write_choice(at.view.ask, code), at.line.seq))

    async def answered(self, choice: str, seq: int) -> None:
        seen = len(self.at.log)
        await self.done(self.at.line.answer(choice, seq))
        self.at.seen = seen
        self.at.whole = False

    async def done(self, reply: Awaitable[Reply]) -> None:
        """Wait for the reply, and for the frame that shows what came of it."""
        found = await reply
        if isinstance(found, frames.Refused):
            raise Refused(found.reason, found.rule, found.facts, found.text)
        await self.at.line.reach(found.seq)

    # --- words to the table

    def order(self, word: str, rest: str) -> None:
        at = self.at
        line = at.line
        if word in commands.AGREE:
            at.send(self.done(line.vote(commands.AGREE[word])))
        elif word == "say":
            at.send(self.done(line.say(rest)))
        elif word == "undo":
            at.send(self.done(line.undo(int(rest) if rest.isdecimal() else None)))
        elif word == "mute":
            self.mute(self.seat(rest))
        elif word == "back":
            at.send(self.done(line.back()))
        elif word == "record":
            at.send(self.record(rest))
        elif word == "rematch":
            at.send(self.rematch())
        elif word == HINT:
            at.send(self.hint())
        elif word == "whatif":
            at.send(self.what_if(rest))
        elif word == "end":
            at.send(self.done(line.end()))
        elif word == "door":
            join_door.door(self, rest)
        elif word == "device":
            at.send(join_door.device(self, rest))
        elif word == "confirm":
            at.send(join_door.confirm(self, rest))
        elif word == "start":
            at.send(self.start())
        elif word in PEOPLE or (word == "bot" and at.status == "playing"):
            People(self).order(word, rest)
        else:
            self.bot(word, rest)

    def seat(self, word: str) -> int:
        return seat_number(word, len(self.at.seated.table.seats))

    def mute(self, seat: int) -> None:
        """Hear a seat no more, or again; nobody else learns of it."""
        at = self.at
        if at.frame is not None and seat == at.frame.you:
            raise UnknownChoice("mute-whom")
        at.muted ^= {seat}
        told = "join-muted" if seat in at.muted else "join-heard"
        at.tell([Text(f" {at.speech.cli(told, player=at.speech.names[seat])}")])

    def bot(self, word: str, rest: str) -> None:
        """`bot 2 greedy` and `nobot 2`."""
        seat, _, bot = rest.partition(" ")
        account, table, number = self.at.account, self.at.seated.table.id, self.seat(seat)
        if word == "bot":
            self.at.send(self.asked(account.add_bot(table, number, bot.strip() or "?")))
        else:
            self.at.send(self.asked(account.remove_bot(table, number)))

    async def asked(self, request: Awaitable[object]) -> None:
        await request

    async def start(self) -> None:
        await self.at.account.start(self.at.seated.table.id)
        await self.at.line.until(lambda frame: frame.table.status != "open")

    async def rematch(self) -> None:
        """The same people at another table: whoever asks second comes to the same one."""
        self.at.next = await self.at.account.rematch(self.at.seated.table.id)

    async def hint(self) -> None:
        """What a good player would answer, thought out by the server; everybody is told that somebody asked."""
        at = self.at
        view, frame, question = at.view, at.frame, None if at.view is None else at.view.question
        if view is None or frame is None or question is None:
            raise UnknownChoice("not-asked")
        at.tell([Text(f" {at.speech.cli('hint-thinking')}")])
        reply = await at.line.hint(at.speech.lang)
        if isinstance(reply, frames.Refused):
            raise Refused(reply.reason, reply.rule, reply.facts, reply.text)
        if isinstance(reply, frames.Advice) and at.frame is not None and at.frame.answers == frame.answers:
            found = [
                Reasoned(at.game.read_choice(question, one.choice), one.chance, printable(one.text or ""))
                for one in reply.answers
            ]
            at.tell(hint_lines(at.board, view, found), apart=True)

    async def what_if(self, rest: str) -> None:
        """`whatif 40 B marshal`: play the finished game on after 40 of its answers, in seat B against this bot."""
        at = self.at
        answers, seat, bot, *_ = [*rest.split(), "", "", ""]
        if not (answers.isdecimal() and seat):
            raise UnknownChoice("what-if", facts={"found": rest[:40]})
        taken, table = self.seat(seat), at.seated.table
        bots = {str(one): bot for one in range(len(table.seats)) if bot and one != taken}
        held = at.seated.seat
        name = at.speech.cli("person", letter=SEAT_LETTERS[taken]) if held is None else at.speech.names[held]
        wish = PlayOn(answers=int(answers), seat=taken, name=name, bots=bots, lang=at.speech.lang)
        at.next = await at.account.play_on(table.id, wish)

    async def record(self, name: str) -> None:
        """Keep the record of the game in a file, and say how to check it."""
        at = self.at
        text = (await at.account.record(at.seated.table.id)).decode()
        write_record(name, text)
        check = f"  interregnum verify {name} --commitment {at.promised}"
        at.tell([Text(f" {at.speech.cli('saved', path=name)}"), Text(f" {at.speech.cli('join-check')}"), Text(check)])


def write_record(name: str, text: str) -> None:
    """A new file with a record; what is none, and a file that is there, are refused."""
    read_record(text)
    path = Path(name).expanduser()
    if not name or path.exists():
        raise BadFile("record-file", facts={"where": name})
    try:
        with whole_file(path) as file:
            file.write(f"{text}\n")
    except OSError as error:
        facts = {"where": str(path), "found": error.strerror or str(error)}
        raise BadFile("unwritable-file", facts=facts) from error
