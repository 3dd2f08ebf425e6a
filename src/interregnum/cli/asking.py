"""A game is set up in small steps: how many play and who, then to begin, or to change something first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from secrets import choice

from rich.text import Text

from interregnum.bots import check_all, rungs
from interregnum.bots import names as bot_names
from interregnum.bots import usual as usual_bot
from interregnum.cli.layout import wrapped
from interregnum.cli.questions import Questions
from interregnum.cli.screen import Screen, say
from interregnum.cli.screens import board_of
from interregnum.cli.store import plain_name
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.game import Game
from interregnum.kernel.ids import SEAT_LETTERS
from interregnum.kernel.options import Chosen, Option
from interregnum.words.bots import about, called

Change = Callable[[], None]


@dataclass
class Wishes:
    """What is known about a game before it begins; None and empty lists are what nobody has said yet."""

    lang: str = ""
    seats: int | None = None
    people: int | None = None
    names: list[str] = field(default_factory=list)
    bots: list[str] = field(default_factory=list)
    options: Chosen | None = None


class Asking(Questions):
    """Asks about one game."""

    def __init__(self, game: Game, wishes: Wishes, screen: Screen, lang: str, quick: bool = False) -> None:
        super().__init__(screen, lang, quick)
        self.game = game
        self.wishes = wishes
        said = {name: getattr(wishes, name) for name in ("seats", "people", "options", "names", "bots")}
        self.open = {name for name, value in said.items() if value in (None, [])}  # what the command line left open

    def all(self) -> Wishes:
        """Every wish filled in and checked."""
        wishes = self.wishes
        if wishes.seats is not None:
            self.game.check(wishes.seats, wishes.options or {})  # whoever gave what cannot be is asked nothing
        self.players()
        if wishes.options is None:
            wishes.options = self.game.check(self.seated[0], {} if self.quick else self.usual())
        found = self.filled()
        while self.open and not self.quick and not self.begins(found):
            self.change()
            found = self.filled()
        return found

    # --- how many, and who

    @property
    def seated(self) -> tuple[int, int]:
        """How many play, and how many of them are people."""
        seats, people = self.wishes.seats, self.wishes.people
        assert seats is not None
        assert people is not None
        return seats, people

    def players(self) -> None:
        """How many play, how many of them are people, and who, where several are to tell each other apart."""
        wishes = self.wishes
        if wishes.seats is None:
            wishes.seats = self.seats()
        if wishes.people is None:
            wishes.people = self.people(wishes.seats)
        if not 0 <= wishes.people <= wishes.seats:
            raise BadOptions("people", facts={"found": str(wishes.people), "most": str(wishes.seats)})
        if wishes.people > 1 and not wishes.names and not self.quick:
            self.rename()

    def seats(self) -> int:
        least, most = self.game.min_seats, self.game.max_seats
        default = max(board_of(self.game.id).seats, len(self.wishes.names))
        return self.number(self.words.ui("ask-seats", least=least, most=most), default, least, most)

    def people(self, seats: int) -> int:
        """Several people need a terminal that forgets, so only there it is asked."""
        if not self.screen.terminal:
            return 1
        return self.number(self.words.ui("cli-ask-people", most=seats), 1, 1, seats)

    # --- begin, or change something

    def begins(self, found: Wishes) -> bool:
        """Whether to begin with this; everybody can see what it is."""
        people = len(found.names) - len(found.bots)
        kinds = [called(self.game.id, bot, self.words.lang) for bot in found.bots]
        bots = [f"{name} ({kind})" for name, kind in zip(found.names[people:], kinds, strict=True)]
        told = [self.title(self.game.id), ", ".join([*found.names[:people], *bots]), self.told(found.options or {})]
        say(self.screen.out, ["", *wrapped(Text(f" {' · '.join(part for part in told if part)}"), self.screen.width)])
        self.show([self.words.ui("cli-begin"), self.words.ui("cli-change")])
        return self.number(self.words.ui("cli-ask-begin"), 1, 1, 2) == 1

    def change(self) -> None:
        """One thing is asked anew."""
        changes = self.changes()
        self.show([told for told, _ in changes])
        number = self.number(self.words.ui("cli-ask-change", most=len(changes)), 1, 1, len(changes))
        changes[number - 1][1]()

    def changes(self) -> list[tuple[str, Change]]:
        """What can be changed: all that the command line left open, and the language."""
        seats, people = self.seated
        counted = {"seats", "people"} if self.screen.terminal else {"seats"}
        has_options = board_of(self.game.id).options or any(one.words for one in self.game.options)
        found: list[tuple[str, Change, bool]] = [
            (self.words.ui("cli-change-options"), self.choose, "options" in self.open and bool(has_options)),
            (self.words.ui("cli-change-players"), self.count_again, bool(counted & self.open)),
            (self.words.ui("cli-change-bots"), self.other_bots, "bots" in self.open and people < seats),
            (self.words.ui("cli-change-names"), self.rename, "names" in self.open and people > 0),
            (self.words.ui("languages"), self.speak, True),
        ]
        return [(told, change) for told, change, is_open in found if is_open]

    def count_again(self) -> None:
        for name in {"seats", "people"} & self.open:
            setattr(self.wishes, name, None)
        for name in {"names", "bots"} & self.open:
            setattr(self.wishes, name, [])
        self.players()

    def choose(self) -> None:
        self.wishes.options = self.options(self.seated[0])

    def other_bots(self) -> None:
        seats, people = self.seated
        self.wishes.bots = []
        self.wishes.bots = self.bots(seats - people)

    def rename(self) -> None:
        names: list[str] = []
        for seat in range(self.seated[1]):
            names.append(self.person(seat, names))
        self.wishes.names = names

    def speak(self) -> None:
        self.wishes.lang = self.language()

    def told(self, chosen: Chosen) -> str:
        """The options that are on, and the words of others."""
        found = [name if word is True else word for name, word in chosen.items() if word is not False]
        return ", ".join(self.called(str(one)) for one in found)

    # --- options

    def usual(self) -> Chosen:
        """What a newcomer plays."""
        sets = [sets[usual - 1] for _, sets, usual in board_of(self.game.id).options]
        return {name: True for names in sets for name in names}

    def options(self, seats: int) -> Chosen:
        """Every option of the game, asked for."""
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

    def option(self, question: str, sets: Sequence[tuple[str, ...]], usual: int) -> tuple[str, ...]:
        """One of several sets of options, by its number; the one without any is called by the question."""
        usually = self.own(f"cli-ask-{question}-none") or self.words.ui("cli-ask-none")
        self.show([self.set_told(names) if names else usually for names in sets])
        prompt = self.own(f"cli-ask-{question}", most=len(sets)) or self.words.ui("cli-ask", most=len(sets))
        return sets[self.number(prompt, usual, 1, len(sets)) - 1]

    def bots(self, count: int) -> list[str]:
        """A bot for each seat that no person takes: one kind for all, or as many as there are seats."""
        given = self.wishes.bots
        ladder = rungs(self.game)
        if not given and count and not self.quick:
            lang = self.words.lang
            told = [f"{called(self.game.id, one, lang)}: {about(self.game.id, one, lang)}" for one in ladder]
            self.show([*told, self.words.catalogue.say("web-level-any")])
        while not given and count:
            text = self.ask(self.words.ui("cli-ask-bots"), usual_bot(self.game))
            given = self.meant(text.replace(",", " ").split(), count)
        check_all(given, self.game, count)
        return given * count if len(given) == 1 else given

    def meant(self, words: Sequence[str], count: int) -> list[str]:
        """The bots that are named or numbered; the number behind the last of them is for a surprise."""
        ladder, known = rungs(self.game), bot_names(self.game)
        if list(words) == [str(len(ladder) + 1)]:
            return [choice(ladder) for _ in range(count)]
        numbers = {str(number): one for number, one in enumerate(ladder, 1)}
        found = [numbers.get(word, word) for word in words]
        return [one for one in found if one in known]

    # --- names

    def filled(self) -> Wishes:
        """What was said, with names and bots for all seats; no two names are alike."""
        seats, people = self.seated
        bots = self.wishes.bots or [usual_bot(self.game)]
        check_all(bots, self.game, seats - people)
        everybody = bots * (seats - people) if len(bots) == 1 else bots
        return replace(self.wishes, lang=self.words.lang, names=self.names(seats, people), bots=everybody)

    def names(self, seats: int, people: int) -> list[str]:
        """The names given, then those that people and bots have who were given none."""
        found = [plain_name(name) for name in self.wishes.names]
        if len(found) > seats:
            raise BadOptions("names-count", facts={"found": str(len(found)), "most": str(seats)})
        twice = [name for name in found if name and found.count(name) > 1]
        if twice:
            raise BadOptions("names-twice", facts={"found": twice[0]})
        found += [""] * (seats - len(found))
        for seat in range(seats):
            if not found[seat]:
                found[seat] = self.by_seat(seat) if seat < people else self.bot(found)
        return found

    def by_seat(self, seat: int) -> str:
        return self.words.ui("cli-person", letter=SEAT_LETTERS[seat])

    def person(self, seat: int, taken: list[str]) -> str:
        """A name that nobody else has."""
        while True:
            name = self.ask(self.words.ui("ask-name", seat=SEAT_LETTERS[seat]), self.by_seat(seat))
            if name not in taken:
                return name
            self.screen.out.print(self.words.error_text(BadOptions("names-twice", facts={"found": name})))

    def bot(self, taken: list[str]) -> str:
        free = [name for name in self.words.ui("cli-bot-names").split(", ") if name not in taken]
        return free[0]
