"""What can be typed beside an answer: help, a card, the log, a rule, another language."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from interregnum.cli import chapters
from interregnum.cli.board import Board
from interregnum.cli.layout import hanging, heading, wrapped
from interregnum.kernel.errors import InterregnumError
from interregnum.kernel.game import Game
from interregnum.kernel.view import View
from interregnum.words.chapters import matching

HELP = ("?", "h", "help")
CARD = "c"
RULE = "r"
LOG = "l"
# The same keys while the keyboard writes Ukrainian.
KEYS = {
    "й": "q", "с": "c", "д": "l", "к": "r", "и": "b", "дфтп": "lang", "ь": "m", "щ": "o", "е": "t", "гтвщ": "undo",
    "рште": "hint",
}  # fmt: skip
HELPED = ("log", "board", "lang", "quit")  # what the help of every game tells; a game played here alone adds undo
AGREE = {"yes": True, "tak": True, "так": True, "no": False, "nie": False, "ні": False}
MANY = 6  # things that are shown with everything that can be said of them


def command(text: str) -> tuple[str, str]:
    """The first word of what was typed, and the rest; `?griffins` is `? griffins`."""
    first, _, rest = text.strip().partition(" ")
    if first.startswith("?"):
        return "?", f"{first[1:]} {rest}".strip()
    return KEYS.get(first.casefold(), first.casefold()), rest.strip()


def choice(game: Game, board: Board, view: View, text: str) -> int:
    """The answer that was typed as a number, in notation or in a short form; anything else is refused."""
    question = view.question
    assert question is not None
    numbers = board.numbers(view)
    if text.isdecimal() and int(text) in numbers:
        return numbers[int(text)]
    wanted = " ".join(text.casefold().split())
    for one in question.choices:
        if game.write_choice(question.ask, one).casefold() == wanted:
            return one
    meant = board.meant(view, wanted)
    return game.read_choice(question, text) if meant is None else meant


def mistake(board: Board, view: View, text: str, error: InterregnumError) -> list[Text]:
    """What was wrong with what was typed."""
    told = board.speech.words.error_text(error)
    if text.lstrip("-").isdecimal():
        told = no_number(board, view, text)
    return wrapped(Text(f" {told}", style="bold yellow"), board.width)


def no_number(board: Board, view: View, text: str) -> str:
    """Why a number is none: too small, too large, or of an answer that cannot be given any more."""
    most = max(board.numbers(view), default=0)
    if text.isdecimal() and 1 <= int(text) <= most:
        return board.speech.cli("number-gone", n=text)
    return board.speech.cli("no-number", n=text[:12], least=1, most=most)


def is_look(board: Board, word: str) -> bool:
    """Whether a word shows something and answers nothing."""
    return word in (*HELP, CARD, RULE, LOG, *board.looks)


def is_long(board: Board, word: str, rest: str) -> bool:
    """Whether what a word shows wants a screen of its own."""
    return word not in (CARD, RULE, *board.asides) and not (word in HELP and rest)


def looked_up(board: Board, game: Game, view: View | None, word: str, rest: str, commitment: str) -> list[Text]:
    """What a word shows, but for the log."""
    if word == CARD:
        return card_answer(board, rest)
    if word == RULE:
        return rule_answer(board, rest)
    if word in board.looks and view is not None:
        return board.look(word, rest, view)
    if rest:
        return explained(board, view, rest)
    return help_lines(board, game, view, commitment, ("undo", "hint", *HELPED))


def explained(board: Board, view: View | None, wanted: str) -> list[Text]:
    """Whatever has this name: a field, a card, a rule."""
    here = [] if view is None else board.field_lines(view, wanted)
    if here:
        return here
    if wanted.upper().startswith(board.rules) or not board.names_of(wanted):
        return rule_answer(board, wanted)
    return card_answer(board, wanted)


def help_lines(
    board: Board, game: Game, view: View | None, commitment: str, names: Sequence[str] = HELPED
) -> list[Text]:
    """Everything that can be typed, the answers in notation, and what the signs mean."""
    cli = board.speech.cli
    told = [heading(cli("help-title"), board.width)]
    if view is not None and view.choices:
        told += wrapped(Text(f" {cli('help-answer')}"), board.width)
        written = [game.write_choice(view.ask, one) for one in board.in_order(view)]
        told += wrapped(Text("   " + "  |  ".join(written), style="bold"), board.width)
    for line in (*board.help(), *(cli(f"help-{name}") for name in names)):
        told += hanging(Text(" "), Text(line), 1, board.width)
    return [*told, *about(board, commitment)]


def about(board: Board, commitment: str) -> list[Text]:
    """What the game is about, and the promise that the deal was fixed before the first answer."""
    return [heading(board.title(), board.width), *board.goal(), *promise(board, commitment)]


def promise(board: Board, commitment: str) -> list[Text]:
    """What is shown of the seed before the first answer."""
    return hanging(Text(" "), Text(board.speech.cli("commitment", hash=commitment), style="dim"), 1, board.width)


def card_answer(board: Board, wanted: str) -> list[Text]:
    """The cards that were asked for, a few of them at most."""
    if not wanted:
        return [Text(board.which_card())]
    names = board.names_of(wanted)
    if not names:
        return [Text(board.speech.cli("no-card", found=wanted))]
    if len(names) > MANY:
        return wrapped(Text(", ").join(names), board.width)
    return [line for lines in board.found(wanted) for line in lines]


def rule_answer(board: Board, wanted: str) -> list[Text]:
    """What there is to read, or the rules that were asked for: sections by words, numbered ones by id or by words."""
    from interregnum.lab.ledger import ledger

    lang = board.speech.lang
    if not wanted:
        return [*chapters.contents(board.game, lang, board.width), *wrapped(Text(board.which_rule()), board.width)]
    if sections := matching(board.game, lang, wanted):
        return chapters.told(sections, board.width)
    rules = ledger(board.game)
    try:
        by_words = [rule for rule in rules.search(wanted) if not rule.is_source]
        found = rules.find(wanted) if wanted.upper().startswith(board.rules) else tuple(by_words)
    except InterregnumError as error:
        return [Text(board.speech.words.error_text(error))]
    if not found:
        return [Text(board.speech.cli("no-rule", found=wanted))]
    return [line for rule in found for line in hanging(Text(rule.id, style="bold"), Text(rule.text), 24, board.width)]
