"""`interregnum verify`: whether a record is what the rules make of its seed and its answers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from interregnum.cli import completion
from interregnum.cli.language import chosen

if TYPE_CHECKING:
    from interregnum.kernel.record import Record

PARTLY = 1  # nothing is wrong, but not everything could be checked


def verify(
    file: Annotated[Path, typer.Argument(help="A record or a saved game.")],
    commitment: Annotated[str, typer.Option(help="The SHA-256 that was shown before the game.")] = "",
    lang: Annotated[str, typer.Option(help="en, pl or uk.", autocompletion=completion.languages)] = "",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Replay a record and check its result. Exit code 2: it is wrong; 1: it is of another rules version."""
    from interregnum.cli import store
    from interregnum.i18n import Words

    words = Words(chosen(lang))
    record = store.read(file)
    facts = checked(record, commitment.strip().lower())
    if as_json:
        typer.echo(json.dumps(facts, indent=1, ensure_ascii=False))
    else:
        for line in told(words.ui, record, facts):
            typer.echo(line)
    if not facts["replayed"]:
        raise typer.Exit(PARTLY)


def checked(record: Record, commitment: str) -> dict[str, object]:
    """What was checked; a contradiction is an error."""
    from hashlib import sha256

    from interregnum.kernel.errors import RecordMismatch
    from interregnum.kernel.record import verify as replayed
    from interregnum.registry import game as game_of

    game = game_of(record.game)
    seed = sha256(record.seed).hexdigest()
    if commitment and commitment != seed:
        raise RecordMismatch("commitment", facts={"found": seed, "wanted": commitment})
    others = [one for one in record.segments if one.rules_version != game.rules_version]
    state = None if others else replayed(game, record)
    return {
        "game": record.game,
        "rules_version": game.rules_version,
        "other_versions": sorted({one.rules_version for one in others}),
        "answers": len(record.answers()),
        "replayed": state is not None,
        "over": None if state is None else state.over,
        "result_checked": state is not None and record.result is not None,
        "seed_sha256": seed,
        "commitment_checked": bool(commitment),
        "state_hash": None if state is None else game.state_hash(state),
    }


def told(ui: object, record: Record, facts: dict[str, object]) -> list[str]:
    """What was checked and what was not, in words."""
    assert callable(ui)
    lines = []
    if facts["replayed"]:
        lines.append(ui("cli-verify-replayed", n=facts["answers"]))
        missing = "cli-verify-no-result" if facts["over"] else "cli-verify-unfinished"
        lines.append(ui("cli-verify-result" if facts["result_checked"] else missing))
    for segment in record.segments:
        if segment.rules_version != facts["rules_version"]:
            versions = {"found": segment.rules_version, "wanted": facts["rules_version"]}
            lines.append(ui("cli-verify-version", n=len(segment.choices), **versions))
    lines.append(ui("cli-verify-seed", hash=facts["seed_sha256"]))
    lines.append(ui("cli-verify-commitment" if facts["commitment_checked"] else "cli-verify-no-commitment"))
    return [str(line) for line in lines]
