"""The readable rules on the screen: what there is, and single sections."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from interregnum.cli.layout import hanging, heading, wrapped
from interregnum.words.chapters import ITEM, Section, chapters

INDENT = 28  # of what stands beside the name of a chapter


def contents(game: str, lang: str, width: int) -> list[Text]:
    """The chapters of a game, each with the names of its sections."""
    lines: list[Text] = []
    for chapter in chapters(game, lang):
        names = Text(", ".join(one.name for one in chapter.sections))
        lines += hanging(Text(f" {chapter.name}", style="bold"), names, min(INDENT, width // 3), width)
    return lines


def whole(game: str, lang: str, width: int) -> list[Text]:
    """Everything that is told of a game."""
    lines: list[Text] = []
    for chapter in chapters(game, lang):
        lines += [heading(chapter.name, width), *told(chapter.sections, width), Text()]
    return lines[:-1]


def told(found: Sequence[Section], width: int) -> list[Text]:
    """Sections below each other."""
    lines: list[Text] = []
    for one in found:
        lines += wrapped(Text(one.name, style="bold"), width)
        for text in one.text:
            indent = 4 if text.startswith(ITEM) else 2
            label = Text(f"  {ITEM}") if text.startswith(ITEM) else Text("")
            lines += hanging(label, Text(text.removeprefix(ITEM)), indent, width)
    return lines
