"""Questions at a screen, each with an answer for whoever just presses Enter."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from interregnum.cli.layout import hanging
from interregnum.cli.screen import Screen, say
from interregnum.cli.screens import board
from interregnum.cli.store import plain_name
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.words import Words


class Questions:
    """Asks at a screen in a language, or takes the defaults where nobody is to be asked."""

    def __init__(self, screen: Screen, lang: str, quick: bool = False) -> None:
        self.screen = screen
        self.words = Words(lang)
        self.quick = quick

    def ask(self, prompt: str, default: str) -> str:
        """One line of text; Enter takes what stands in brackets."""
        if self.quick:
            return default
        return plain_name(self.screen.ask(f"{prompt} [{default}]")) or default

    def number(self, prompt: str, default: int, least: int, most: int) -> int:
        """A number in a range, asked for until it fits."""
        while True:
            text = self.ask(prompt, str(default))
            if text.isdecimal() and least <= int(text) <= most:
                return int(text)
            self.screen.out.print(self.words.ui("cli-no-number", n=text, least=least, most=most))

    def show(self, told: Sequence[str]) -> None:
        """Lines with their numbers."""
        for number, text in enumerate(told, 1):
            say(self.screen.out, hanging(Text(f"  {number}"), Text(text), 5, self.screen.width))

    def language(self) -> str:
        """The language to go on in, asked for in all of them."""
        while True:
            words = "/".join(Words(lang).ui("languages") for lang in LANGUAGES)
            text = self.ask(f"{words} ({', '.join(LANGUAGES)})?", self.words.lang).lower()
            if text in LANGUAGES:
                self.words = Words(text)
                return text

    def which_game(self, games: Sequence[str]) -> str:
        """Which of these games; where there is one only, nobody is asked."""
        if len(games) == 1 or self.quick:
            return games[0]
        self.show([self.title(one) for one in games])
        return games[self.number(self.words.ui("cli-ask-which-game", most=len(games)), 1, 1, len(games)) - 1]

    def title(self, game: str) -> str:
        """What a game is called."""
        return board(game, self.words.lang, [], [], self.screen.width).title()
