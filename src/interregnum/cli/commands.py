"""What can be typed beside an answer: help, a card, the log, a rule, another language."""

from __future__ import annotations

from rich.text import Text

from interregnum.cli.board import Board
from interregnum.cli.layout import hanging, heading, wrapped
from interregnum.cli.speech import Speech
from interregnum.cli.track import legend
from interregnum.games.hidden_leaders.view import View
from interregnum.kernel.errors import InterregnumError
from interregnum.kernel.game import Game

HELP = ("?", "h", "help")
# The same keys while the keyboard writes Ukrainian.
KEYS = {"й": "q", "с": "c", "д": "l", "к": "r", "и": "b", "дфтп": "lang"}


def command(text: str) -> tuple[str, str]:
    """The first word of what was typed, and the rest."""
    first, _, rest = text.strip().partition(" ")
    return KEYS.get(first.casefold(), first.casefold()), rest.strip()


def choice(game: Game, view: View, text: str) -> int:
    """The answer that was typed as a number or in notation; anything else is refused."""
    question = view.question
    assert question is not None
    if text.isdecimal() and 1 <= int(text) <= len(question.choices):
        return question.choices[int(text) - 1]
    wanted = " ".join(text.casefold().split())
    for one in question.choices:
        if game.write_choice(question.ask, one).casefold() == wanted:
            return one
    return game.read_choice(question, text)


def mistake(board: Board, view: View, text: str, error: InterregnumError) -> list[Text]:
    """What was wrong with what was typed."""
    told = board.speech.words.error_text(error)
    if text.lstrip("-").isdecimal():
        told = board.speech.cli("no-number", n=text[:12], most=len(view.choices))
    return wrapped(Text(f" {told}", style="bold yellow"), board.width)


def help_lines(board: Board, game: Game, view: View, commitment: str) -> list[Text]:
    """Everything that can be typed, the answers in notation, and what the signs mean."""
    cli = board.speech.cli
    told = [heading(cli("help-title"), board.width), *wrapped(Text(f" {cli('help-answer')}"), board.width)]
    written = [game.write_choice(view.ask, one) for one in view.choices]
    told += wrapped(Text("   " + "  |  ".join(written), style="bold"), board.width)
    for name in ("card", "log", "rules", "board", "lang", "quit"):
        told += hanging(Text(" "), Text(cli(f"help-{name}")), 1, board.width)
    return [*told, *about(board, commitment)]


def about(board: Board, commitment: str) -> list[Text]:
    """What the game is about, and the promise that the deal was fixed before the first answer."""
    lines = [heading(board.speech.ui("game"), board.width)]
    lines += hanging(Text(" "), Text(board.speech.cli("goal")), 1, board.width)
    return [*lines, *legend(board.speech, board.width), *promise(board, commitment)]


def promise(board: Board, commitment: str) -> list[Text]:
    """What is shown of the seed before the first answer."""
    return hanging(Text(" "), Text(board.speech.cli("commitment", hash=commitment), style="dim"), 1, board.width)


def matching(speech: Speech, wanted: str) -> list[int]:
    """The cards of this id or name, or else those with all the words in their id or name."""
    folded = wanted.casefold()
    names = [
        (number, one.id, speech.words.card_name(one.id).casefold()) for number, one in enumerate(speech.words.box.cards)
    ]
    exact = [number for number, card, name in names if folded in (card, name)]
    return exact or [number for number, card, name in names if all(word in f"{card} {name}" for word in folded.split())]


def card_lines(speech: Speech, card: int, width: int) -> list[Text]:
    """A card with everything that can be said of it."""
    facts = speech.facts(card)
    factions = [speech.words.faction(one) for one in facts.factions]
    kind = ", ".join(factions) if 0 < len(factions) < 4 else speech.ui("all-factions" if factions else "no-faction")
    about = [kind, speech.ui(f"set-{facts.set}"), *([speech.ui("advanced")] if facts.advanced else []), facts.id]
    head = Text.assemble(speech.card(card).append("", style="bold"), (f"  ({'; '.join(about)})", "dim"))
    text = speech.card_text(card)
    return [*wrapped(head, width), *(hanging(Text(" "), Text(text), 2, width) if text else [])]


def card_answer(board: Board, wanted: str) -> list[Text]:
    """The cards that were asked for, a few of them at most."""
    if not wanted:
        return [Text(board.speech.cli("which-card"))]
    found = matching(board.speech, wanted)
    if not found:
        return [Text(board.speech.cli("no-card", found=wanted))]
    if len(found) > 6:
        return wrapped(Text(", ").join(board.speech.card(card) for card in found), board.width)
    return [line for card in found for line in card_lines(board.speech, card, board.width)]


def rule_answer(board: Board, wanted: str) -> list[Text]:
    """The rules that were asked for, by id or by words."""
    from interregnum.lab.ledger import ledger

    if not wanted:
        return [Text(board.speech.cli("which-rule"))]
    try:
        found = ledger().find(wanted) if wanted.upper().startswith("HL-") else ledger().search(wanted)
    except InterregnumError as error:
        return [Text(board.speech.words.error_text(error))]
    if not found:
        return [Text(board.speech.cli("no-rule", found=wanted))]
    return [line for rule in found for line in hanging(Text(rule.id, style="bold"), Text(rule.text), 24, board.width)]
