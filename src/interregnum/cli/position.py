"""`interregnum position`: where a kept game stands, in notation."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from interregnum.kernel.game import Game
    from interregnum.kernel.record import Record


def position(
    file: Annotated[Path, typer.Argument(help="A record or a saved game.")],
    answers: Annotated[int, typer.Option(help="After so many answers; by default after all of them.")] = -1,
) -> None:
    """Print the last position that can be written, with all its secrets; `play --position` begins with it."""
    from interregnum.cli import store
    from interregnum.kernel.record import replay
    from interregnum.registry import game as game_of

    record, _ = store.read(file)
    game = game_of(record.game)
    state = replay(game, record, answers, journal=False)
    typer.echo(last_position(game, record, answers) or game.write_position(state))


def last_position(game: Game, record: Record, answers: int) -> str:
    """The position after the last of so many answers that left one, or nothing."""
    from interregnum.kernel.errors import BadPosition
    from interregnum.kernel.record import begin

    found = ""
    state = begin(game, record, journal=False)
    for text in [*record.answers()[: answers if answers >= 0 else None], ""]:
        with suppress(BadPosition):  # in the middle of something there is none
            found = game.write_position(state)
        if text and (question := state.question):
            state.answer(game.read_choice(question, text))
    return found
