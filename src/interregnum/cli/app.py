"""All commands under one name, and how errors, Ctrl-C and a closed pipe end."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import pairwise
from typing import Annotated, Any, TextIO

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
    "play", "join", "serve", "admin", "schema", "replay", "analyse", "verify", "position", "cards", "rules", "bots",
    "simulate", "ladder", "bench", "fuzz", "load",
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
        elif command is not None:
            app.command(name, cls=command_class(name))(command)
    return app


def found(name: str) -> Any:
    """The command of this name: one of the terminal's own, or one that a game brings; nothing if it is broken."""
    if name in COMMANDS:
        return getattr(import_module(f"interregnum.cli.{name}"), name)
    from interregnum.registry import Broken, brought_by

    try:
        with brought_by(brought()[name]) as here:
            return here.part(here.commands[name])
    except Broken:
        return None


def brought() -> dict[str, str]:
    """The games that bring commands, by command; a game that brings one of the terminal's own is left out."""
    from interregnum.registry import PACKAGES, leave_out

    given = {name: one.id for one in PACKAGES.values() for name in one.commands}
    for name in set(COMMANDS).intersection(given):
        if given[name] in PACKAGES:
            leave_out(given[name], f"interregnum has a command {name}")
    return {name: game for name, game in given.items() if game in PACKAGES}


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
        with telling(words):
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


@contextmanager
def telling(words: list[str]) -> Iterator[None]:
    """Say on stderr, in the language of the command line, which game is left out; our other processes keep silent."""
    before = warnings.showwarning
    warnings.showwarning = partial(tell, words, before)
    sys.warnoptions.append("ignore::UserWarning:interregnum.registry")
    try:
        yield
    finally:
        sys.warnoptions.pop()
        warnings.showwarning = before


def tell(
    words: list[str],
    otherwise: Callable[..., None],
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    """A warning: of a game that is left out in a sentence, of anything else as Python does."""
    from interregnum.package import LeftOut
    from interregnum.words.words import Words

    if isinstance(message, LeftOut):
        print(Words(language(words)).ui("cli-left-out", **message.facts), file=sys.stderr)
    else:
        otherwise(message, category, filename, lineno, file, line)


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
