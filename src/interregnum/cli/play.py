"""`interregnum play`: a game at this terminal, with people and bots."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand

from interregnum.cli import completion, given
from interregnum.cli.language import chosen

if TYPE_CHECKING:
    from interregnum.cli.asking import Wishes
    from interregnum.cli.branching import Branch
    from interregnum.cli.screen import Screen
    from interregnum.cli.store import Seating
    from interregnum.match import Match

LATEST = "latest"


class PlayCommand(TyperCommand):
    """`--resume` without a file means the game that was saved last."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        words = list(args)
        for number, word in enumerate(words):
            if word == "--resume" and (number + 1 == len(words) or words[number + 1].startswith("-")):
                words[number] = f"--resume={LATEST}"
        return super().parse_args(ctx, words)


def play(
    game: given.AskedGame = None,
    seats: Annotated[int | None, typer.Option(help="How many players, people and bots.")] = None,
    people: Annotated[int | None, typer.Option(help="How many of them sit at this terminal; 0 to watch bots.")] = None,
    names: Annotated[str, typer.Option(help="Names of the players, people first: Ann,Bob.")] = "",
    bots: Annotated[
        str,
        typer.Option(
            help="One bot for all other seats, or one for each: greedy,random.", autocompletion=completion.bots
        ),
    ] = "",
    lang: Annotated[str, typer.Option(help="en, pl or uk.", autocompletion=completion.languages)] = "",
    option: given.OptionWords = None,
    seed: Annotated[int | None, typer.Option(help="Deal this game; by default a random one.")] = None,
    position: Annotated[str, typer.Option(help="Begin with this position, in notation.")] = "",
    origin: Annotated[
        Path | None, typer.Option("--from", help="What if: play on from a finished game, with bots.", metavar="FILE")
    ] = None,
    answers: Annotated[int | None, typer.Option(help="With --from: after so many of its answers.")] = None,
    seat: Annotated[str, typer.Option(help="With --from: the seat you take, A to F.")] = "",
    quick: Annotated[bool, typer.Option("--quick", help="Ask nothing: defaults for whatever is not given.")] = False,
    no_color: Annotated[bool, typer.Option("--no-color", help="No colours; NO_COLOR does the same.")] = False,
    save: Annotated[Path | None, typer.Option(help="Where to keep the game.", dir_okay=False)] = None,
    resume: Annotated[str, typer.Option(help="Go on with a saved game: a file, or the latest.", metavar="[FILE]")] = "",
) -> None:
    """Play at this terminal, with bots and with people who pass the device on.

    The game is saved after every answer: leave with q, go on with --resume.
    The file holds the seed and all hands: nobody should read it before the end.
    """
    from interregnum.cli.asking import Wishes
    from interregnum.cli.branching import Branch
    from interregnum.cli.screen import Screen, console
    from interregnum.cli.screens import board_of
    from interregnum.kernel.errors import BadOptions
    from interregnum.registry import game as game_of

    if game is not None:
        board_of(game_of(game).id)  # a game that nobody can draw yet is refused
    screen = Screen(console(no_color))
    options = given.options(option) if option else None
    wishes = Wishes(chosen(lang) if lang else "", seats, people, listed(names), listed(bots), options)
    if origin is None and (answers is not None or seat):
        raise BadOptions("from-missing", facts={"found": "--answers, --seat", "wanted": "--from"})
    if resume:
        return go_on(screen, resume, wishes, save, {"--seed": seed, "--position": position or None, "--from": origin})
    if origin is not None:
        alone = {"GAME": game, "--position": position or None}
        return what_if(screen, Branch(origin, answers, seat, seed), wishes, save, quick, alone)
    return begin(screen, game, wishes, save, seed, quick, position)


def listed(words: str) -> list[str]:
    """The words of a list with commas."""
    return [word.strip() for word in words.split(",")] if words.strip() else []


def begin(
    screen: Screen, game: str | None, wishes: Wishes, save: Path | None, seed: int | None, quick: bool, position: str
) -> None:
    """A new game; nothing is written before everything is known to be possible."""
    from interregnum.cli import store
    from interregnum.cli.screen import Left
    from interregnum.match import from_position, new

    begun = None
    if position:
        game = game or given.first_game()
        begun = from_position(game, position, seed)
        wishes = of_position(wishes, begun)
    try:
        game, settled = asked(screen, game, wishes, quick)
    except Left:
        raise typer.Exit(1) from None
    assert settled.seats is not None
    assert settled.people is not None
    match = new(game, settled.seats, settled.options, seed) if begun is None else begun
    seating = store.Seating(settled.names, [""] * settled.people + settled.bots, settled.lang, [0] * settled.seats)
    keep(screen, match, seating, save)


def keep(screen: Screen, match: Match, seating: Seating, save: Path | None) -> None:
    """Write the file of a new game, and play."""
    from interregnum.cli import store

    path = (save or store.new_path(match.game.id)).absolute()
    if path.exists():
        raise store.BadFile("save-exists", facts={"where": str(path)})
    check_people(screen, seating)
    store.write(path, match.record, seating)
    start(screen, match, seating, path)


def what_if(
    screen: Screen, branch: Branch, wishes: Wishes, save: Path | None, quick: bool, alone: Mapping[str, object]
) -> None:
    """A position of a finished game is played on: one person, and bots in all other seats."""
    from interregnum.cli.language import guess
    from interregnum.cli.screen import Left
    from interregnum.kernel.errors import BadOptions

    besides = {**alone, "--seats": wishes.seats, "--people": wishes.people, "--option": wishes.options}
    if found := together(besides):
        raise BadOptions("from-alone", facts={"found": found})
    try:
        match, seating = branch.begun(screen, wishes, wishes.lang or guess(), quick)
    except Left:
        raise typer.Exit(1) from None
    keep(screen, match, seating, save)


def together(besides: Mapping[str, object]) -> str:
    """The words among these that were given, though they do not go together with others."""
    return ", ".join(name for name, value in besides.items() if value is not None)


def asked(screen: Screen, game: str | None, wishes: Wishes, quick: bool) -> tuple[str, Wishes]:
    """Which game, and everything about it; the language is asked for where neither words nor surroundings tell it."""
    from interregnum.cli.asking import Asking
    from interregnum.cli.language import guess, spoken
    from interregnum.cli.questions import Questions
    from interregnum.registry import GAMES
    from interregnum.registry import game as game_of

    questions = Questions(screen, wishes.lang or guess(), quick)
    if not (wishes.lang or spoken()):
        questions.language()
    game = game or questions.which_game(GAMES)
    return game, Asking(game_of(game), wishes, screen, questions.words.lang, quick).all()


def of_position(wishes: Wishes, begun: Match) -> Wishes:
    """Players and options are those of the position."""
    from dataclasses import replace

    from interregnum.kernel.errors import BadOptions

    if found := together({"--seats": wishes.seats, "--option": wishes.options}):
        raise BadOptions("position-alone", facts={"found": found})
    return replace(wishes, seats=begun.record.seats, options={})


def go_on(screen: Screen, resume: str, wishes: Wishes, save: Path | None, alone: Mapping[str, object]) -> None:
    """A saved game, from its last answer."""
    from interregnum.cli import store
    from interregnum.kernel.errors import BadOptions
    from interregnum.match import resume as resumed

    besides = {
        **alone, "--seats": wishes.seats, "--people": wishes.people, "--names": wishes.names or None, "--save": save,
        "--bots": wishes.bots or None, "--option": wishes.options,
    }  # fmt: skip
    if found := together(besides):
        raise BadOptions("resume-alone", facts={"found": found})
    path = (store.latest() if resume == LATEST else Path(resume)).absolute()
    record, seating = store.read_table(path)
    match = resumed(record)
    seating.lang = wishes.lang or seating.lang
    check_people(screen, seating)
    start(screen, match, seating, path)


def check_people(screen: Screen, seating: Seating) -> None:
    """Several people share only a terminal that can be wiped."""
    from interregnum.kernel.errors import BadOptions

    screen.secret = len(seating.people) > 1
    if screen.secret and not screen.terminal:
        raise BadOptions("no-terminal")


def start(screen: Screen, match: Match, seating: Seating, path: Path) -> None:
    """Play, and say how to go on if somebody leaves."""
    from interregnum.cli.playing import Playing
    from interregnum.cli.screen import Left

    playing = Playing(match, seating, path, screen)
    try:
        playing.run()
    except (Left, KeyboardInterrupt) as end:
        typer.echo(f"{playing.speech.cli('left')}\n  interregnum play --resume {quoted(path)}")
        raise typer.Exit(130 if isinstance(end, KeyboardInterrupt) else 0) from None


def quoted(path: Path) -> str:
    """A path as a shell reads it."""
    from shlex import quote

    return quote(str(path))
