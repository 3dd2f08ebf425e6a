"""All commands under one name, and how errors, Ctrl-C and a closed pipe end."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from itertools import pairwise
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from interregnum.cli.help import Commands
from interregnum.cli.language import guess
from interregnum.extras import missing
from interregnum.kernel.errors import InterregnumError

INTERRUPTED = 130
PIPE_CLOSED = 141
COMPLETING = "_INTERREGNUM_COMPLETE"  # set by the shell
COMMANDS = (
    "play", "join", "serve", "admin", "schema", "replay", "verify", "cards", "rules", "simulate", "bench", "fuzz",
    "load",
)  # fmt: skip
CONTEXT = {"help_option_names": ["-h", "--help"]}


def build(names: Sequence[str]) -> typer.Typer:
    """The program with these commands; a command that is not needed is not even imported."""
    app = typer.Typer(
        name="interregnum",
        cls=Commands,
        no_args_is_help=True,
        rich_markup_mode=None,  # frames around the help would double the time until it shows
        pretty_exceptions_enable=False,  # a traceback must not show the values of variables: one of them is the seed
        context_settings=CONTEXT,
    )
    app.callback()(options)
    for name in names:
        command = found(name)
        if isinstance(command, typer.Typer):
            app.add_typer(command, name=name)
        else:
            app.command(name, cls=command_class(name))(command)
    return app


def found(name: str) -> Any:
    """The command of this name: one of the terminal's own, or one that a game brings."""
    return getattr(import_module(f"interregnum.cli.{name}"), name) if name in COMMANDS else brought()[name]()


def brought() -> dict[str, Callable[[], Any]]:
    """The commands that games bring, each imported when it is asked for."""
    from interregnum.registry import PACKAGES

    return {name: partial(one.part, part) for one in PACKAGES.values() for name, part in one.commands.items()}


def command_class(name: str) -> type[TyperCommand]:
    """`play` reads its words in its own way."""
    from interregnum.cli.play import PlayCommand

    return PlayCommand if name == "play" else TyperCommand


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        from importlib.metadata import version

        typer.echo(f"interregnum {version('interregnum')}")
        raise typer.Exit


def options(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and stop.")
    ] = False,
) -> None:
    """Board games about an empty throne: play them, look at them again, study them."""


def run(words: list[str]) -> int:
    """Run one command line and give its exit code: 2 for what cannot be done, 130 for Ctrl-C, 141 for a closed pipe."""
    try:
        code = ended(words)
        sys.stdout.flush()
    except InterregnumError as error:
        return refuse(error, words)
    except ModuleNotFoundError as error:
        return refuse(missing(error), words)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing more is tried when Python ends
        return PIPE_CLOSED
    return code


def ended(words: list[str]) -> int:
    """Run the command to its end; the libraries between turn a closed pipe into an exit, and it is turned back here."""
    try:
        build(needed(words))(words, prog_name="interregnum")
    except SystemExit as end:
        if isinstance(end.__context__, BrokenPipeError):
            raise end.__context__ from None
        return end.code if isinstance(end.code, int) else 0 if end.code is None else 1
    return 0


def needed(words: list[str]) -> Sequence[str]:
    """The one command that is named; all of them for help and for the completion of words."""
    if words[:1] == ["--version"]:
        return ()
    named = bool(words) and COMPLETING not in os.environ and (words[0] in COMMANDS or words[0] in brought())
    return words[:1] if named else (*COMMANDS, *brought())


def refuse(error: InterregnumError, words: list[str]) -> int:
    """Say on stderr what was wrong and what would be right."""
    from interregnum.words.words import Words

    print(Words(language(words)).error_text(error), file=sys.stderr)
    return 2


def language(words: list[str]) -> str:
    """The language of the command line, as far as it names a known one."""
    given = [after for before, after in pairwise(words) if before == "--lang"]
    given += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    return guess(*given)
