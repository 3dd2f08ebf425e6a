"""The questions before a game: what the command line left open, each with an answer for whoever just presses Enter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from interregnum.bots import check_all
from interregnum.bots import names as bot_names
from interregnum.cli.layout import hanging
from interregnum.cli.screen import Screen, say
from interregnum.cli.screens import board_of
from interregnum.cli.store import plain_name
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.game import Game
from interregnum.kernel.ids import SEAT_LETTERS
from interregnum.kernel.options import Chosen, Option
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.words import Words


@dataclass
class Wishes:
    """What is known about a game before it begins; None and empty lists are what nobody has said yet."""

    lang: str = ""
    seats: int | None = None
    people: int | None = None
    names: list[str] = field(default_factory=list)
    bots: list[str] = field(default_factory=list)
    options: Chosen | None = None


class Asking:
    """Asks at a screen, or takes the defaults where nobody is to be asked."""

    def __init__(self, game: Game, wishes: Wishes, screen: Screen, guessed: str, quick: bool) -> None:
        self.game = game
        self.wishes = wishes
        self.screen = screen
        self.guessed = guessed
        self.quick = quick

    def all(self) -> Wishes:
        """Every wish filled in and checked."""
        wishes = self.wishes
        wishes.lang = wishes.lang or self.language()
        self.words = Words(wishes.lang)
        if wishes.seats is None:
            wishes.seats = self.seats()
        checked = self.game.check(wishes.seats, wishes.options or {})
        if wishes.people is None:
            wishes.people = self.people(wishes.seats)
        if not 0 <= wishes.people <= wishes.seats:
            raise BadOptions("people", facts={"found": str(wishes.people), "most": str(wishes.seats)})
        wishes.options = self.options(wishes.seats) if wishes.options is None else checked
        wishes.bots = self.bots(wishes.seats - wishes.people)
        wishes.names = self.names(wishes.seats, wishes.people)
        return wishes

    def ask(self, prompt: str, default: str) -> str:
        """One line of text; Enter takes what stands in brackets."""
        if self.quick:
            return default
        return plain_name(self.screen.ask(f"{prompt} [{default}]")) or default

    def number(self, prompt: str, default: int, least: int, most: int) -> int:
        """A number in a range, asked for until it fits."""
        while True:
            text = self.ask(prompt, str(default))
            if text.isdecimal() and least <= int(text) <= most:
                return int(text)
            self.screen.out.print(self.words.ui("cli-no-number", n=text, least=least, most=most))

    def language(self) -> str:
        while True:
            words = "/".join(Words(lang).ui("languages") for lang in LANGUAGES)
            text = self.ask(f"{words} ({', '.join(LANGUAGES)})?", self.guessed).lower()
            if text in LANGUAGES:
                return text

    def seats(self) -> int:
        least, most = self.game.min_seats, self.game.max_seats
        default = max(board_of(self.game.id).seats, len(self.wishes.names))
        return self.number(self.words.ui("ask-seats", least=least, most=most), default, least, most)

    def people(self, seats: int) -> int:
        """Several people need a terminal that forgets, so only there it is asked."""
        if not self.screen.terminal:
            return 1
        return self.number(self.words.ui("cli-ask-people", most=seats), 1, 1, seats)

    def options(self, seats: int) -> Chosen:
        if self.quick:
            return self.game.check(seats, {})
        chosen: Chosen = {option.name: self.word(option) for option in self.game.options if option.words}
        for question, sets, usual in board_of(self.game.id).options:
            chosen |= dict.fromkeys(self.option(question, sets, usual), True)
        return self.game.check(seats, chosen)

    def word(self, option: Option) -> str:
        """One of the words of an option, by its number."""
        self.show([self.explained(word) for word in option.words])
        most = len(option.words)
        prompt = self.words.ui("cli-ask-word", option=self.called(option.name), most=most)
        return option.words[self.number(prompt, option.words.index(str(option.default)) + 1, 1, most) - 1]

    def called(self, name: str) -> str:
        """An option, or a word of one; the name itself in a game that has no words for it."""
        return self.own(f"option-{name}") or name

    def explained(self, name: str) -> str:
        """An option, or a word of one, and what it is about."""
        about = self.own(f"about-{name}")
        return f"{self.called(name)}: {about}" if about else self.called(name)

    def own(self, message: str, **words: int) -> str:
        """What the game itself says; nothing where it has no words."""
        said, whole = self.words.catalogue, f"{self.game.id}-{message}"
        return said.say(whole, **words) if said.has(whole) else ""

    def set_told(self, names: Sequence[str]) -> str:
        """Several options at once, or one with what it is about."""
        return self.explained(names[0]) if len(names) == 1 else " + ".join(self.called(name) for name in names)

    def show(self, told: Sequence[str]) -> None:
        """Lines with their numbers."""
        for number, text in enumerate(told, 1):
            say(self.screen.out, hanging(Text(f"  {number}"), Text(text), 5, self.screen.width))

    def option(self, question: str, sets: Sequence[tuple[str, ...]], usual: int) -> tuple[str, ...]:
        """One of several sets of options, by its number; the one without any is called by the question."""
        usually = self.own(f"cli-ask-{question}-none") or self.words.ui("cli-ask-none")
        self.show([self.set_told(names) if names else usually for names in sets])
        prompt = self.own(f"cli-ask-{question}", most=len(sets)) or self.words.ui("cli-ask", most=len(sets))
        return sets[self.number(prompt, usual, 1, len(sets)) - 1]

    def bots(self, count: int) -> list[str]:
        """A bot for each seat that no person takes: one kind for all, or as many as there are seats."""
        known = bot_names(self.game)
        given = self.wishes.bots
        while not given and count:
            text = self.ask(self.words.ui("cli-ask-bots", bots=", ".join(known)), known[0])
            given = [word for word in text.replace(",", " ").split() if word in known]
        check_all(given, self.game, count)
        return given * count if len(given) == 1 else given

    def names(self, seats: int, people: int) -> list[str]:
        """The names given, then those of the people, then those of the bots; no two alike."""
        found = [plain_name(name) for name in self.wishes.names]
        if len(found) > seats:
            raise BadOptions("names-count", facts={"found": str(len(found)), "most": str(seats)})
        twice = [name for name in found if name and found.count(name) > 1]
        if twice:
            raise BadOptions("names-twice", facts={"found": twice[0]})
        found += [""] * (seats - len(found))
        for seat in range(seats):
            if not found[seat]:
                found[seat] = self.person(seat, found) if seat < people else self.bot(found)
        return found

    def person(self, seat: int, taken: list[str]) -> str:
        """A name that nobody else has."""
        letter = SEAT_LETTERS[seat]
        default = self.words.ui("cli-person", letter=letter)
        while True:
            name = self.ask(self.words.ui("ask-name", seat=letter), default)
            if name not in taken:
                return name
            self.screen.out.print(self.words.error_text(BadOptions("names-twice", facts={"found": name})))

    def bot(self, taken: list[str]) -> str:
        free = [name for name in self.words.ui("cli-bot-names").split(", ") if name not in taken]
        return free[0]
