"""A game being played at one terminal: people are asked in turn, bots answer, every answer is saved before it shows."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from rich.text import Text

from interregnum.bots import Bot
from interregnum.cli import branching, commands, store
from interregnum.cli.board import Board
from interregnum.cli.ending import proof, result
from interregnum.cli.hinting import HINT, NoHints, hint
from interregnum.cli.layout import wrapped
from interregnum.cli.pages import pages_of, whole_log
from interregnum.cli.screen import QUIT, Left, Screen, say
from interregnum.cli.screens import board
from interregnum.cli.speech import Speech
from interregnum.cli.store import Seating
from interregnum.cli.undoing import WayBack
from interregnum.kernel.dice import commitment
from interregnum.kernel.errors import InterregnumError
from interregnum.kernel.ids import NOBODY, WATCHER
from interregnum.kernel.view import View
from interregnum.match import Match

NOTICE = 8  # lines that still go below a question
UNDO = "undo"


class Playing:
    """One game, the people and bots at it, the file it is kept in, and the screen."""

    def __init__(self, match: Match, seating: Seating, path: Path, screen: Screen) -> None:
        self.match = match
        self.game = match.game
        self.seating = seating
        self.path = path
        self.screen = screen
        self.speech = Speech(seating.lang, seating.names)
        self.holder = NOBODY  # the person at the device
        self.shown: list[int] = []  # whose board of which turn is on the screen
        self.early = ""  # what was typed before the whole board was shown
        self.notice: list[Text] = []  # what goes below the next question
        self.boards = lru_cache(maxsize=1)(board)  # the last one, for as long as nothing changes that it is made of
        self.bots = self.seated_bots()

    def seated_bots(self) -> dict[int, Bot]:
        return {seat: self.match.bot(name, seat) for seat, name in enumerate(self.seating.bots) if name}

    @property
    def board(self) -> Board:
        names, bots = tuple(self.seating.names), tuple(self.seating.bots)
        found = self.boards(self.game.id, self.speech.lang, names, bots, self.screen.width)
        found.takes_enter = True
        return found

    @property
    def commitment(self) -> str:
        """What is shown of the seed before the game is over."""
        return commitment(self.match.record.seed)

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        if not self.seating.people:
            say(self.screen.out, [*self.what_if(), *commands.promise(self.board, self.commitment)])
        with self.screen:
            if not any(self.seating.seen) and self.seating.people:
                self.welcome()
            while not self.match.is_over:
                seat = self.view(WATCHER).asked
                if seat in self.bots:
                    self.bot_answers(seat)
                else:
                    self.person_answers(seat)
        self.finish()

    def welcome(self) -> None:
        """Before the first question: what the game is about, and the promise of a fair deal."""
        self.screen.show([*commands.about(self.board, self.commitment), *self.what_if()], self.speech.cli("enter"))
        self.screen.pause(self.speech.cli("enter"))

    def what_if(self) -> list[Text]:
        """That the game began in the middle of another one, if it did."""
        return branching.told(self.match.record, self.speech, self.board.width)

    def view(self, viewer: int) -> View:
        return self.match.view(viewer)

    def take(self, choice: int) -> None:
        """Answer and save; nobody sees anything of it before it is saved."""
        self.match.answer(choice)
        store.write(self.path, self.match.record, self.seating)
        for seat, bot in self.bots.items():
            if bot.watches:
                bot.watch(self.view(seat))

    def bot_answers(self, seat: int) -> None:
        view = self.view(seat)
        question = view.question
        assert question is not None
        self.screen.status(self.speech.ui("thinking", player=self.seating.names[seat]))
        self.take(self.bots[seat].answer(view, question))

    def person_answers(self, seat: int) -> None:
        """Show the person what happened and what is asked, until there is an answer or another question."""
        if len(self.seating.people) > 1 and seat != self.holder:
            self.hand_over(seat)
        self.holder = seat
        match, view = self.match, self.view(seat)
        notice, self.notice = self.notice, []
        self.show(view, notice)
        choice = None
        while choice is None and self.match is match and self.holder == seat:
            text, self.early = self.early or self.screen.ask(self.speech.cli("prompt")), ""
            choice = self.typed(view, text)
        if choice is not None:
            self.seating.seen[seat] = len(self.match.events(seat))
            self.take(choice)

    def show(self, view: View, notice: list[Text], whole: bool = False) -> None:
        """The whole frame, or only what is new where lines are printed one after the other."""
        events = self.match.events(view.viewer)
        height = self.screen.out.height - 2 if self.screen.entered else 1000
        drawn = self.board
        pages = pages_of(drawn, view, events, self.seating.seen[view.viewer], notice, height)
        if self.shown == drawn.scene(view) and not whole:
            pages = pages[-1:]  # the same turn goes on: the table is known
        self.shown = drawn.scene(view)
        for number, page in enumerate(pages, 1):
            early = self.screen.show(page, self.speech.cli("enter"))
            if not early and number < len(pages):
                early = self.screen.ask(self.speech.cli("enter"))
            self.early = "" if early.isdecimal() else early  # nobody answers what they have not read
            if self.early:
                return

    def tell(self, view: View, notice: list[Text], apart: bool = False) -> None:
        """A short answer below the question; a long one, or one that wants it, on a screen of its own."""
        if not self.screen.entered:
            say(self.screen.out, notice)
        elif len(notice) <= NOTICE and not apart:
            self.show(view, notice)
        else:
            more = self.speech.cli("enter")
            typed = self.screen.show(notice, more) or self.screen.ask(more)
            self.show(view, [])
            self.early = "" if commands.command(typed)[0] in QUIT or typed.isdecimal() else typed

    def typed(self, view: View, text: str) -> int | None:
        """The answer that was typed, or nothing after a command or a mistake."""
        word, rest = commands.command(text)
        if word in QUIT:
            raise Left
        if word == "lang":
            self.speak(rest, view)
        elif not word and (usual := self.board.default(view)) is not None:
            return usual
        elif word in ("", "b"):
            self.show(view, [], whole=word == "b")
        elif word == UNDO:
            self.undo(view, rest)
        elif word == HINT:
            self.hint(view)
        elif commands.is_look(self.board, word):
            self.tell(view, self.reply(view, word, rest), apart=commands.is_long(self.board, word, rest))
        else:
            try:
                return commands.choice(self.game, self.board, view, text)
            except InterregnumError as error:
                self.tell(view, commands.mistake(self.board, view, text, error))
        return None

    def reply(self, view: View, word: str, rest: str) -> list[Text]:
        """What a command shows."""
        if word == commands.LOG:
            return whole_log(self.board, self.match.events(view.viewer))
        about = self.what_if() if word in commands.HELP and not rest else []
        return [*about, *commands.looked_up(self.board, self.game, view, word, rest, self.commitment)]

    def speak(self, lang: str, view: View) -> None:
        """Go on in another language."""
        try:
            self.speech = Speech(lang, self.seating.names)
        except InterregnumError as error:
            return self.tell(view, commands.mistake(self.board, view, "lang", error))
        self.seating.lang = lang
        store.write(self.path, self.match.record, self.seating)
        return self.show(view, [])

    def hint(self, view: View) -> None:
        """What a good player would answer; a person with bots may ask."""
        self.screen.status(self.speech.cli("hint-thinking"))
        try:
            self.tell(view, hint(self.match, self.board, view, len(self.seating.people)), apart=True)
        except NoHints as error:
            self.tell(view, commands.mistake(self.board, view, HINT, error))

    # --- taking answers back

    def undo(self, view: View, wanted: str) -> None:
        """Go back, unless there is no way or somebody else at this terminal does not agree."""
        try:
            way = WayBack(self.match, view.viewer, wanted)
        except InterregnumError as error:
            return self.tell(view, commands.mistake(self.board, view, UNDO, error))
        against = [seat for seat in way.others(self.seating.people) if not self.agrees(seat, way)]
        name = self.seating.names[against[0] if against else view.viewer]
        told = self.speech.cli("undo-declined" if against else "undone", player=name, n=way.count)
        self.notice = wrapped(Text(f" {told}", style="bold yellow"), self.board.width)
        return None if against else self.go_back(way)

    def agrees(self, seat: int, way: WayBack) -> bool:
        """Ask one of the others, on a screen without any secret."""
        cli, names = self.speech.cli, self.seating.names
        asked = cli("undo-asked", player=names[way.seat], n=way.count)
        self.holder = NOBODY  # whoever answers next gets the device handed over
        self.screen.wipe()
        say(self.screen.out, ["", *wrapped(Text(asked), self.board.width), ""])
        while True:
            typed = self.screen.ask(cli("undo-agree", player=names[seat])).casefold()
            if typed in commands.AGREE:
                return commands.AGREE[typed]
            if typed in QUIT:
                raise Left

    def go_back(self, way: WayBack) -> None:
        """What was taken back stands no more, in the file, too."""
        self.match = way.gone()
        self.bots = self.seated_bots()
        self.seating.seen[:] = [min(n, len(self.match.events(seat))) for seat, n in enumerate(self.seating.seen)]
        self.shown = []
        store.write(self.path, self.match.record, self.seating)

    def hand_over(self, seat: int) -> None:
        """Between two people: nothing of the one may be left when the other looks."""
        name = self.seating.names[seat]
        lines = ["", self.speech.ui("pass-device", player=name), self.speech.cli("hand-over-look"), ""]
        self.screen.hand_over(
            [Text(f"  {line}") for line in lines], f"  {self.speech.cli('hand-over-enter', player=name)}"
        )

    def finish(self) -> None:
        """Who won and why, with everything open, on the screen that stays."""
        people = self.seating.people
        view = self.view(people[0] if len(people) == 1 else WATCHER)
        seen = max((self.seating.seen[seat] for seat in people), default=0)  # whoever answered last
        told = result(self.board, view, self.match.events(view.viewer), seen)
        say(self.screen.out, [*told, *self.what_if(), *proof(self.board, self.match.record, self.path)])
        if people and self.screen.terminal:
            self.explain()

    def explain(self) -> None:
        """Whoever played may have the game explained; the game is over, whatever they type."""
        from interregnum.cli.explaining import offer  # few games come to it

        with suppress(Left):
            offer(self.match, self.seating, self.board, self.screen)
