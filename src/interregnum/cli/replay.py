"""`interregnum replay`: a game again, turn by turn, from somebody's eyes or with everything open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from interregnum.cli import completion
from interregnum.cli.language import chosen

if TYPE_CHECKING:
    from interregnum.kernel.record import Record


def replay(
    file: Annotated[Path, typer.Argument(help="A record or a saved game.")],
    viewer: Annotated[
        str,
        typer.Option(
            help="A to F, watcher, or all: everything open (the default once the game is over).",
            autocompletion=completion.viewers,
        ),
    ] = "",
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each turn.")] = False,
    at: Annotated[int | None, typer.Option(min=0, help="Only the table as it was after so many answers.")] = None,
    lang: Annotated[str, typer.Option(help="en, pl or uk.", autocompletion=completion.languages)] = "",
    no_color: Annotated[bool, typer.Option("--no-color", help="No colours; NO_COLOR does the same.")] = False,
) -> None:
    """Show a game again: the log, and the table at the start of each turn."""
    from interregnum.cli import store
    from interregnum.cli.retelling import Retelling
    from interregnum.cli.screen import Left, Screen, console

    record, seating = store.read(file)
    seating = seating or store.nobody(record.seats)
    seen_by = viewers(record, viewer)
    try:
        retelling = Retelling(record, seating, chosen(lang), Screen(console(no_color)), seen_by)
        if at is None:
            retelling.run(step)
        else:
            retelling.show(at)
    except Left:
        return


def viewers(record: Record, word: str) -> list[int]:
    """Through whose eyes: one viewer, or every seat at once for a game with everything open."""
    from interregnum.kernel.errors import BadOptions
    from interregnum.kernel.ids import SEAT_LETTERS, WATCHER

    word = word or ("watcher" if record.result is None else "all")
    letters = SEAT_LETTERS[: max(record.seats, 0)]
    if word.casefold() == "all":
        return [WATCHER, *range(record.seats)]
    if word.casefold() == "watcher":
        return [WATCHER]
    if len(word) == 1 and word.upper() in letters:
        return [letters.index(word.upper())]
    raise BadOptions("unknown-word", facts={"found": word, "wanted": ", ".join([*letters, "watcher", "all"])})
