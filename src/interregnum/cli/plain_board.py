"""A game that brings no board of its own: the table in words, and everything else as always."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from rich.text import Text

from interregnum.cli.board import FULL, Board, Part
from interregnum.cli.layout import hanging, heading
from interregnum.cli.speech import Entry
from interregnum.kernel.view import View
from interregnum.registry import game, package


class PlainBoard(Board):
    """Tells the table line by line; what is asked, the log and the end need no board."""

    sizes: ClassVar = ((FULL, 14), (FULL, 8), (FULL, 5), (FULL, 3), (FULL, 0))
    parts: ClassVar = (Part(FULL, True, 4), Part(FULL, False, 2), Part(FULL, False, 0))

    def title(self) -> str:
        return self.speaker.title() or self.game

    def table(self, view: View) -> list[Text]:
        return [heading(self.title(), self.width), *self.wrapped(self.speaker.table(view, self.speech.names))]

    def wrapped(self, lines: Sequence[str]) -> list[Text]:
        return [part for line in lines for part in hanging(Text(" "), Text(line), 1, self.width)]

    def own(self, view: View) -> list[Text]:
        return []  # what the viewer alone knows is told with the rest

    def focus(self, view: View) -> list[Text]:
        return self.table(view)

    def prepare(self, view: View) -> None:
        """Nothing here takes a while."""

    def is_routine(self, entry: Entry) -> bool:
        return False

    def begins(self, entry: Entry) -> bool:
        return False

    def goal(self) -> list[Text]:
        return self.wrapped(self.speaker.how_to_play())

    def found(self, wanted: str) -> list[list[Text]]:
        return []

    def names_of(self, wanted: str) -> list[Text]:
        return []


@cache
def plain_board(game_id: str) -> type[PlainBoard]:
    """The board of a game in words."""
    here = game(game_id)
    asked = tuple((one.name, ((), (one.name,)), 1) for one in here.options if not one.words)  # Enter leaves each off
    parts = {"game": here.id, "rules": package(here.id).rules, "seats": here.min_seats, "options": asked}
    return type("PlainBoard", (PlainBoard,), parts)
