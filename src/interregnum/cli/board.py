"""How a game is shown on the screen: what every game has to draw, from a view and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from typing import ClassVar, Self

from rich.text import Text

from interregnum.cli.layout import columns, hanging, heading, wrapped
from interregnum.cli.speech import Entry, Remark, Speech, TakenBack
from interregnum.kernel.question import Question
from interregnum.kernel.view import View
from interregnum.words.speaker import Speaker, speaker

FULL = 0  # everything with its whole text
MIDDLE = 1
SHORT = 2  # as little as still makes sense


@dataclass(frozen=True)
class Part:
    """How much of the page with the question alone is shown: the detail, whether the head is, the lines of the log."""

    detail: int
    head: bool
    log: int


class Board(ABC):
    """Draws one game in one language for a screen of one width."""

    game: ClassVar[str]  # its id
    rules: ClassVar[str]  # how the ids of its rules begin
    seats: ClassVar[int]  # how many play if nobody says otherwise
    # What is asked before a game: for each question the sets of options to choose from, and which one Enter takes.
    options: ClassVar[Sequence[tuple[str, Sequence[tuple[str, ...]], int]]]
    # How much to show, from most to least: the detail of the board and the lines of the log.
    sizes: ClassVar[Sequence[tuple[int, int]]]
    parts: ClassVar[Sequence[Part]]
    looks: ClassVar[Sequence[str]] = ()  # words that show something of this game
    asides: ClassVar[Sequence[str]] = ()  # those of them whose reply is short and goes below the question

    def __init__(self, lang: str, names: Sequence[str], bots: Sequence[str], width: int) -> None:
        self.speech: Speech = Speech(lang, names, self.game)
        self.speaker: Speaker = speaker(self.game, lang)
        self.bots = list(bots)
        self.width = width
        self.detail = FULL
        self.takes_enter = False  # whether Enter alone gives the usual answer

    def smaller(self, detail: int) -> Self:
        """The same board with less on it."""
        found = copy(self)
        found.detail = detail
        return found

    # --- the table

    @abstractmethod
    def title(self) -> str:
        """The name of the game."""

    @abstractmethod
    def table(self, view: View) -> list[Text]:
        """What everybody sees of the table, from top to bottom."""

    @abstractmethod
    def own(self, view: View) -> list[Text]:
        """What the viewer alone sees."""

    @abstractmethod
    def focus(self, view: View) -> list[Text]:
        """What one has to see of the table to answer, where there is room for little."""

    def lines(self, view: View) -> list[Text]:
        """The whole table, and the viewer's own cards."""
        return [*self.table(view), *self.own(view)]

    def scene(self, view: View) -> list[int]:
        """Numbers that change when the whole table has to be shown again."""
        return [view.viewer]

    @abstractmethod
    def prepare(self, view: View) -> None:
        """Find out what takes a while before a question is drawn; this may happen in another thread."""

    # --- the log

    def event(self, entry: Entry) -> str:
        """A line of the log."""
        names = self.speech.names
        if isinstance(entry, TakenBack):
            return self.speech.cli("taken-back", player=names[entry.by], text=self.event(entry.entry))
        return entry.text(self.speech) if isinstance(entry, Remark) else self.speaker.event(entry, names)

    @abstractmethod
    def is_routine(self, entry: Entry) -> bool:
        """What the board shows anyway."""

    def is_told(self, view: View, events: Sequence[Entry]) -> list[bool]:
        """Which of these the short log tells."""
        return [not (isinstance(one, TakenBack) or self.is_routine(one)) for one in events]

    @abstractmethod
    def begins(self, entry: Entry) -> bool:
        """Whether a replay shows the table before this."""

    # --- the question

    def asked(self, view: View) -> list[Text]:
        """The question, what it comes from, and the numbered answers; for others, who has to answer what."""
        question = view.question
        if question is None:
            waiting = "" if view.over else self.speaker.waiting(view, self.speech.names)
            return wrapped(Text(waiting), self.width) if waiting else []
        told = self.question(question, view)
        lines = [heading(self.speech.ui("question"), self.width)]
        lines += hanging(Text(" "), Text(told, style="bold"), 1, self.width)
        lines += self.source(question) if self.detail < SHORT else []
        return [*lines, *self.answers(question, view), *self.usual(question, view)]

    def question(self, question: Question, view: View) -> str:
        """What is asked, in words."""
        return self.speaker.question(question, view, self.speech.names)

    def source(self, question: Question) -> list[Text]:
        """The text of the card that asks."""
        return []

    def answers(self, question: Question, view: View) -> list[Text]:
        """The answers with their numbers."""
        told = self.speaker.choices(question, view, self.speech.names)
        return columns([numbered(number, Text(one)) for number, one in enumerate(told, 1)], self.width)

    def usual(self, question: Question, view: View) -> list[Text]:
        """What Enter alone answers, where it does."""
        choice = self.default(view) if self.takes_enter else None
        if choice is None:
            return []
        told = self.speaker.choices(question, view, self.speech.names)[question.choices.index(choice)]
        return hanging(Text(" "), Text(self.speech.cli("default", answer=told), style="dim"), 1, self.width)

    def default(self, view: View) -> int | None:
        """The answer that Enter alone gives, if one is so usual."""
        return None

    def in_order(self, view: View) -> list[int]:
        """The answers that have numbers, in the order in which they are shown."""
        return view.choices

    def numbers(self, view: View) -> dict[int, int]:
        """The answers by their numbers."""
        return dict(enumerate(self.in_order(view), 1))

    def meant(self, view: View, text: str) -> int | None:
        """The answer that a short form stands for, if this game has any."""
        return None

    # --- looking things up

    @abstractmethod
    def goal(self) -> list[Text]:
        """What the game is about, and what the signs mean."""

    @abstractmethod
    def found(self, wanted: str) -> list[list[Text]]:
        """The things of this id or name, each with everything that can be said of it."""

    @abstractmethod
    def names_of(self, wanted: str) -> list[Text]:
        """The names of those things."""

    def help(self) -> list[str]:
        """What can be typed to look things up, with examples of this game."""
        return []

    def which_card(self) -> str:
        return self.speech.cli("nothing-to-look-up")

    def which_rule(self) -> str:
        return self.speech.cli("nothing-to-look-up")

    def field_lines(self, view: View, wanted: str) -> list[Text]:
        """What is where, if the game has a map and this is a field of it."""
        return []

    def look(self, word: str, rest: str, view: View) -> list[Text]:
        """What one of the words of this game shows."""
        return []


def numbered(number: int, text: Text) -> Text:
    """One answer with its number."""
    return Text.assemble((f" {number:>2}", "bold"), "  ", text)
