"""`interregnum verify`: whether a record is what the rules make of its seed and its answers."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from interregnum.cli import completion
from interregnum.cli.language import chosen

if TYPE_CHECKING:
    from interregnum.kernel.record import Record
    from interregnum.words.words import Words

PARTLY = 1  # nothing is wrong, but not everything could be checked


@dataclass(frozen=True)
class Findings:
    """What was checked and what was not."""

    game: str
    rules_version: int
    other_versions: list[int]
    answers: int
    played_on: bool
    replayed: bool
    over: bool | None
    result_checked: bool
    seed_sha256: str
    commitment_checked: bool
    state_hash: str | None


def verify(
    file: Annotated[Path, typer.Argument(help="A record or a saved game.")],
    commitment: Annotated[str, typer.Option(help="The SHA-256 that was shown before the game.")] = "",
    lang: Annotated[str, typer.Option(help="en, pl or uk.", autocompletion=completion.languages)] = "",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Replay a record and check its result. Exit code 2: it is wrong; 1: it is of another rules version."""
    from interregnum.cli import store
    from interregnum.kernel.record import read_record
    from interregnum.words.words import Words

    words = Words(chosen(lang))
    record = read_record(store.read_text(file))
    found = checked(record, commitment.strip().lower())
    if as_json:
        typer.echo(json.dumps(asdict(found), indent=1, ensure_ascii=False))
    else:
        for line in lines_of(words, record, found):
            typer.echo(line)
    if not found.replayed:
        raise typer.Exit(PARTLY)


def checked(record: Record, promised: str) -> Findings:
    """What could be checked; a contradiction is an error."""
    from interregnum.kernel.dice import commitment
    from interregnum.kernel.errors import RecordMismatch
    from interregnum.kernel.record import verify as replayed
    from interregnum.registry import game as game_of

    game = game_of(record.game)
    seed = commitment(record.seed)
    if promised and promised != seed:
        raise RecordMismatch("commitment", facts={"found": seed, "wanted": promised})
    others = [one.rules_version for one in record.segments if one.rules_version != game.rules_version]
    state = None if others else replayed(game, record)
    return Findings(
        game=record.game,
        rules_version=game.rules_version,
        other_versions=sorted(set(others)),
        answers=len(record.answers()),
        played_on=record.start is not None,
        replayed=state is not None,
        over=None if state is None else state.over,
        result_checked=state is not None and record.result is not None,
        seed_sha256=seed,
        commitment_checked=bool(promised),
        state_hash=None if state is None else game.state_hash(state),
    )


def lines_of(words: Words, record: Record, found: Findings) -> list[str]:
    """The findings in words."""
    lines = [words.ui("cli-verify-start")] if found.played_on else []
    if found.replayed:
        lines.append(words.ui("cli-verify-replayed", n=found.answers))
        result = "result" if found.result_checked else "no-result" if found.over else "unfinished"
        lines.append(words.ui(f"cli-verify-{result}"))
    for segment in record.segments:
        if segment.rules_version != found.rules_version:
            versions = {"found": segment.rules_version, "wanted": found.rules_version}
            lines.append(words.ui("cli-verify-version", n=len(segment.choices), **versions))
    lines.append(words.ui("cli-verify-seed", hash=found.seed_sha256))
    lines.append(words.ui("cli-verify-commitment" if found.commitment_checked else "cli-verify-no-commitment"))
    return lines
