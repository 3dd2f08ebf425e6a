"""The terminal: a screen of its own that is left as it was found, or plain lines where there is no terminal."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence
from types import FrameType, TracebackType
from typing import TextIO

from rich.console import Console
from rich.text import Text

ENTER = "\x1b[?1049h"  # the alternate screen keeps no scrollback
LEAVE = "\x1b[?1049l"
CLEAR = "\x1b[H\x1b[J"
FORGET = "\x1b[3J"  # what has been scrolled away, too
WIDEST = 140
QUIT = ("q", "quit", "exit", "й")  # the last is the key of q while the keyboard writes Ukrainian


class Left(Exception):
    """Nobody types any more: the player left, or the input ended."""


def console(no_color: bool = False, file: TextIO | None = None, width: int | None = None) -> Console:
    """A console without markup; without colour it writes no styles at all."""
    plain = no_color or bool(os.environ.get("NO_COLOR"))
    return Console(file=file, width=width, color_system=None if plain else "auto", highlight=False, markup=False)


def say(out: Console, lines: Sequence[Text | str]) -> None:
    """Print lines as they are."""
    for line in lines:
        out.print(line, soft_wrap=True)


class Screen:
    """Shows lines and reads what is typed; `secret` if several people share it."""

    def __init__(self, out: Console, typed: TextIO | None = None, secret: bool = False) -> None:
        self.out = out
        self.typed = sys.stdin if typed is None else typed
        self.secret = secret
        self.readline: Callable[[], str] = self.typed.readline  # or whoever else reads for this screen
        self.terminal = out.is_terminal and self.typed.isatty()
        self.entered = False

    @property
    def width(self) -> int:
        return min(self.out.width, WIDEST)

    def __enter__(self) -> Screen:
        if self.terminal:
            signal.signal(signal.SIGTERM, stop)
            self.write(ENTER)
            self.entered = True
            self.wipe()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.entered:
            self.wipe()
            self.write(LEAVE)
            self.entered = False

    def write(self, text: str) -> None:
        """Send control characters as they are."""
        self.out.file.write(text)
        self.out.file.flush()

    def wipe(self) -> None:
        """Leave nothing on the screen and, with several people, nothing in the scrollback."""
        if self.entered:
            self.write(CLEAR + (FORGET if self.secret else ""))

    def show(self, lines: Sequence[Text | str], prompt: str) -> str:
        """A fresh screen with these lines, in parts where it is not high enough; what is typed between ends it."""
        room = self.out.height - 2 if self.entered else len(lines) + 1
        for start in range(0, len(lines), room):
            self.wipe()
            say(self.out, lines[start : start + room])
            typed = self.ask(prompt) if start + room < len(lines) else ""
            if typed:
                return typed
        return ""

    def ask(self, prompt: str) -> str:
        """What is typed behind the prompt; no history is kept of it."""
        self.write(f"{prompt} ")
        line = self.readline()
        if not self.terminal:
            self.write("\n")  # where nobody's typing shows, the line ends all the same
        if not line:
            raise Left
        return line.strip()

    def status(self, text: str) -> None:
        """A passing word at the end of the screen; the next screen wipes it away."""
        if self.entered:
            self.write(f"\r{text[: self.width - 1]:<{self.width - 1}}")

    def pause(self, prompt: str) -> None:
        """Wait for Enter; only where somebody could see the difference."""
        if self.entered:
            self.ask(prompt)

    def hand_over(self, lines: Sequence[Text | str], prompt: str) -> None:
        """Wipe the screen for the next person, who says when to go on; keys pressed too early are forgotten."""
        self.wipe()
        say(self.out, lines)
        forget_keys(self.typed)
        left = self.ask(prompt).casefold() in QUIT
        self.wipe()
        if left:
            raise Left


def forget_keys(typed: TextIO) -> None:
    """Throw away what was typed before anybody could read the question."""
    try:
        import termios
    except ImportError:  # not on this system
        return
    termios.tcflush(typed.fileno(), termios.TCIFLUSH)


def stop(number: int, frame: FrameType | None) -> None:
    """Being told to end is a way of leaving: the terminal is put in order first."""
    raise SystemExit(128 + number)
