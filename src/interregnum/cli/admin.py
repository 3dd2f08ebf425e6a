"""`interregnum admin`: the tables of a server, for whoever runs it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from interregnum.cli import completion
from interregnum.cli.help import Commands
from interregnum.cli.language import chosen

admin = typer.Typer(
    cls=Commands,
    help="List, inspect, back up, restore, copy and prune the tables of a server, most of it also while it runs.",
    no_args_is_help=True,
)
Data = Annotated[Path | None, typer.Option(help="The data folder of the server.", metavar="DIR")]
Kept = Annotated[
    str,
    typer.Option(
        "--store",
        help="In the place of --data: a folder, or postgresql://…",
        metavar="STORE",
        envvar="INTERREGNUM_STORE",
    ),
]
Lang = Annotated[str, typer.Option(help="en, pl or uk.", autocompletion=completion.languages)]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]


@admin.command("list")
def list_tables(data: Data = None, store: Kept = "", as_json: AsJson = False, lang: Lang = "") -> None:
    """Show all tables, the last touched first."""
    from interregnum.cli import tables

    found = tables.listed(tables.kept(data, store))
    if as_json:
        typer.echo(tables.as_json(found))
    else:
        tables.print_rows(found, chosen(lang))


@admin.command()
def show(
    table: Annotated[str, typer.Argument(help="The id of a table.")],
    viewer: Annotated[
        str,
        typer.Option("--as", help="A to F, or watcher: what they may know.", autocompletion=completion.viewers),
    ] = "watcher",
    truth: Annotated[
        bool, typer.Option("--truth", help="Everything: the seed and all hands. Nobody who plays should see it.")
    ] = False,
    data: Data = None,
    store: Kept = "",
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Show a table as one viewer may see it: its log and its view."""
    from interregnum.cli import tables
    from interregnum.cli.inspecting import Inspection

    lang = chosen(lang)
    found = Inspection(tables.restored_table(tables.kept(data, store), table), lang)
    if as_json:
        typer.echo(found.truth_json() if truth else found.json(viewer))
    else:
        found.print_truth() if truth else found.print(viewer)


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The copy; a file that exists is not overwritten.")],
    data: Data = None,
    lang: Lang = "",
) -> None:
    """Copy the whole store into another file, also while the server runs."""
    from interregnum.cli import tables
    from interregnum.words.words import Words

    words = Words(chosen(lang))
    tables.back_up(tables.database(data), file.absolute())
    typer.echo(words.ui("cli-admin-copied", path=str(file)))


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `backup` made.")], data: Data = None, lang: Lang = ""
) -> None:
    """Put a backup in the place of the store, whole or not at all; the server must not run meanwhile."""
    from interregnum.cli import tables
    from interregnum.words.words import Words

    words = Words(chosen(lang))
    before = tables.restore(tables.place(data), file.absolute())
    typer.echo(words.ui("cli-admin-restored", path=str(file)))
    if before is not None:
        typer.echo(words.ui("cli-admin-before", path=str(before)))


@admin.command()
def copy(
    target: Annotated[
        str, typer.Argument(help="A folder, or postgresql://…; there must be no tables in it yet.", metavar="STORE")
    ],
    data: Data = None,
    store: Kept = "",
    lang: Lang = "",
) -> None:
    """Copy all tables into another store, from a file to PostgreSQL or back, and compare both.

    What is copied is one moment: to move for good, stop the server first.
    """
    from interregnum.cli import tables
    from interregnum.words.words import Words

    words = Words(chosen(lang))
    found, where = tables.copied_to(tables.kept(data, store), target)
    typer.echo(words.ui("cli-admin-moved", tables=found.tables, entries=found.entries, path=where))
    typer.echo(words.ui("cli-admin-same", hash=found.hash))
    if found.is_used:
        typer.echo(words.ui("cli-admin-goes-on"))


@admin.command()
def prune(
    older_than: Annotated[float, typer.Option(help="Days for which nothing happened at a table.", metavar="DAYS")],
    status: Annotated[str, typer.Option(help="Which tables: over, open, playing.")] = "over,open",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only show which tables would go.")] = False,
    data: Data = None,
    store: Kept = "",
    lang: Lang = "",
) -> None:
    """Remove tables that nobody has touched for so long, for ever; a server on a file must not run meanwhile."""
    from interregnum.cli import settings, tables
    from interregnum.words.words import Words

    words = Words(chosen(lang))
    settings.in_range("--older-than", older_than, 0, tables.LONGEST)
    found = tables.pruned(tables.kept(data, store), older_than, tables.statuses(status), dry_run)
    tables.print_rows(found, words.lang)
    typer.echo(words.ui("cli-admin-would-go" if dry_run else "cli-admin-gone", n=len(found)))
