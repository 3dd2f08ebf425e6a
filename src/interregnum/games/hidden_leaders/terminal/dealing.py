"""The answers of the set-up as a square: a row for what to lay face down, a column for what to discard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from interregnum.games.hidden_leaders.border.notation import CHOICES
from interregnum.games.hidden_leaders.terminal.signs import Signs

LETTERS: Final = "abcdefgh"  # for the hand while it is dealt out


def pairs(signs: Signs, width: int, choices: Sequence[int]) -> list[Text]:
    """The answers of the set-up as a square: a row for what to lay face down, a column for what to discard."""
    answers = [CHOICES.decode(choice) for choice in choices]
    cards = list(dict.fromkeys(answer["hidden"] for answer in answers))
    numbers = {(one["hidden"], one["discarded"]): f"{number:>2}" for number, one in enumerate(answers, 1)}
    names = [Text.assemble((f" {LETTERS[place]} ", "bold"), signs.card(card)) for place, card in enumerate(cards)]
    first = max(width // 3, 24)
    cell = (width - first) // len(cards)
    lines = [Text.assemble(fitted(Text(f" {signs.own('cli-lay')}"), first), *[fitted(name, cell) for name in names])]
    for card, name in zip(cards, names, strict=True):
        row = [fitted(Text(f" {numbers.get((card, other), ' ·')}", style="bold"), cell) for other in cards]
        lines.append(Text.assemble(fitted(name, first), *row))
    return lines


def fitted(text: Text, width: int) -> Text:
    """The text in exactly this width, with a gap behind it."""
    found = text.copy()
    found.truncate(width - 1, overflow="ellipsis")
    found.pad_right(width - found.cell_len)
    return found
