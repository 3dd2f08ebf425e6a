"""Lines of text that fit a width: wrapped, indented, set in columns. Everything on a board is made of these."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

RULER = Console(width=80, color_system=None, force_terminal=False)  # wrapping asks for a console, nothing is printed


def wrapped(text: Text, width: int) -> list[Text]:
    """The text in lines of at most this width; a word that is too long is broken."""
    lines = list(text.wrap(RULER, max(width, 1)))
    for line in lines:
        line.rstrip()
    return lines or [Text()]


def hanging(label: Text, text: Text, indent: int, width: int) -> list[Text]:
    """A label, and beside it the text, whose further lines begin under the first."""
    if label.cell_len > indent:
        label = label.copy()
        label.truncate(indent - 1, overflow="ellipsis")
    lines = wrapped(text, width - indent)
    first = Text.assemble(label, " " * (indent - label.cell_len), lines[0])
    return [first, *[Text.assemble(" " * indent, line) for line in lines[1:]]]


def flowing(items: Sequence[Text], indent: int, width: int, gap: str = "  ") -> list[Text]:
    """Items one after the other, none of them broken; the first line is not indented."""
    lines = [Text()]
    for item in items:
        if item.cell_len > width - indent:
            item = item.copy()
            item.truncate(width - indent, overflow="ellipsis")
        if lines[-1].cell_len and lines[-1].cell_len + len(gap) + item.cell_len > width - indent:
            lines.append(Text())
        lines[-1] = Text.assemble(lines[-1], gap if lines[-1].cell_len else "", item)
    return [lines[0], *[Text.assemble(" " * indent, line) for line in lines[1:]]]


def columns(items: Sequence[Text], width: int) -> list[Text]:
    """Items in as many columns as fit, top to bottom; an item wider than the screen is wrapped."""
    widest = max((item.cell_len for item in items), default=0)
    count = min(max((width + 3) // (widest + 3), 1), 4, len(items) or 1)
    if count == 1:
        return [line for item in items for line in hanging(item[:5], item[5:], 5, width)]
    rows = -(-len(items) // count)
    cell = width // count
    lines = []
    for row in range(rows):
        line = Text()
        for column in range(count):
            index = column * rows + row
            if index < len(items):
                line.pad_right(column * cell - line.cell_len)
                line.append_text(items[index])
        lines.append(line)
    return lines


def heading(title: str, width: int) -> Text:
    """A title in a line."""
    text = Text(f"── {title} ", style="bold")
    text.truncate(width, overflow="ellipsis")
    return text.append("─" * max(width - cell_len(text.plain), 0), style="dim not bold")


def ends(left: Text, right: Text, width: int) -> list[Text]:
    """Two texts at both ends of a line, or below each other where they do not fit."""
    space = width - left.cell_len - right.cell_len
    if space < 2:
        return [*wrapped(left, width), *wrapped(right, width)]
    return [Text.assemble(left, " " * space, right)]
