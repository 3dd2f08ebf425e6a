"""A guest's game in words: messages are found by the names of what was declared, in the Fluent files of its package."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from msgspec import structs

from interregnum.choices import Answer
from interregnum.guest.engine import GuestGame, GuestView, Happened
from interregnum.guest.wire import GuestBook
from interregnum.kernel.journal import Event
from interregnum.kernel.question import Question
from interregnum.kernel.view import View
from interregnum.words.catalogue import Word, catalogue
from interregnum.words.speaker import Speaker


class GuestSpeaker(Speaker):
    """Says `<id>-name`, `<id>-rules`, `<id>-ask-<ask>`, `<id>-waiting-<ask>`, `<id>-choice-<row>`, and each event.

    The message of an event has its name; one of which the viewer may not know everything is its attribute `.hidden`.
    """

    rules: ClassVar[type[GuestGame[Any]]]

    def __init__(self, lang: str) -> None:
        self.catalogue: Final = catalogue(lang)
        self.id: Final = str(self.rules.sight_type.__struct_config__.tag)

    def say(self, message: str, **words: Word) -> str:
        return self.catalogue.say(f"{self.id}-{message}", **words)

    def answer(self, answer: Answer, table: Any, names: Sequence[str]) -> str:
        """What an answer means to its chooser."""
        known = {part: self.told(part, value, names) for part, value in answer.parts.items()}
        return self.say(f"choice-{answer.name}", **known)

    @abstractmethod
    def facts(self, table: Any, names: Sequence[str]) -> dict[str, Word]:
        """What questions may speak of."""

    def told(self, field: str, value: Any, names: Sequence[str]) -> Word:
        """A field of an event: a seat by its name, a number as it is, a list with commas."""
        if isinstance(value, list):
            return ", ".join(str(self.told("", one, names)) for one in value)
        return names[value] if field == "seat" else value if isinstance(value, int) else str(value)

    def question(self, question: Question, view: View, names: Sequence[str]) -> str:
        return self.say(f"ask-{sight(view).ask}", **self.facts(sight(view).table, names))

    def choices(self, question: Question, view: View, names: Sequence[str]) -> list[str]:
        decode, table = self.rules.choices.table.decode, sight(view).table
        return [self.answer(decode(one), table, names) for one in question.choices]

    def waiting(self, view: View, names: Sequence[str]) -> str:
        return self.say(f"waiting-{sight(view).ask}", player=names[view.asked])

    def event(self, event: Event, names: Sequence[str]) -> str:
        assert isinstance(event, Happened)
        found = structs.asdict(event.told)
        message = str(event.told.__struct_config__.tag) + (".hidden" if None in found.values() else "")
        known = {field: self.told(field, value, names) for field, value in found.items() if value is not None}
        return self.catalogue.say(message, **known)

    def title(self) -> str:
        return self.say("name")

    def how_to_play(self) -> list[str]:
        return [self.say("rules")]

    def book(self) -> GuestBook:
        return GuestBook(self.title(), self.how_to_play())


def sight(view: View) -> Any:
    """What the viewer sees, as the game declared it."""
    assert isinstance(view, GuestView)
    return view.sight
