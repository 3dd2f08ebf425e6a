"""What is typed while other things happen: read in a thread, and on a terminal still there after a redraw."""

from __future__ import annotations

import asyncio
import codecs
import os
import re
from collections import deque
from collections.abc import Callable, Iterator
from threading import Condition, Thread
from typing import Any, Final, TextIO

from rich.cells import cell_len

from interregnum.cli.screen import Screen

CHUNK: Final = 4096
SEQUENCE: Final = re.compile(r"\x1b(\[[0-9;?]*[ -/]*[@-~]?|O.?|.)?")  # arrows and other keys that mean nothing here
ENTER: Final = "\r\n"
ERASE: Final = "\b\x7f"
KILL: Final = "\x15"  # Ctrl-U
END: Final = "\x04"  # Ctrl-D


class Typing:
    """Whole lines in the order in which they were typed, and the line that is not whole yet."""

    def __init__(self, screen: Screen, wake: Callable[[], None]) -> None:
        self.screen: Final = screen
        self.source: Final[TextIO] = screen.typed
        self.wake: Final = wake
        self.lines: Final[deque[str]] = deque()
        self.so_far = ""
        self.ended = False  # nothing more will be typed
        self.whole: Final = Condition()
        self.loop: Final = asyncio.get_running_loop()
        self.before: list[Any] | None = None

    # --- from start to end

    def __enter__(self) -> Typing:
        if self.screen.terminal:
            self.before = take_keys(self.source)
        Thread(target=self.read, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.before is not None:
            give_keys(self.source, self.before)

    def read(self) -> None:
        for chunk in chunks(self.source):
            self.hand_over(chunk)
        self.hand_over("")

    def hand_over(self, chunk: str) -> None:
        """Out of the thread; when the loop is closed nobody listens any more."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.feed, chunk)

    # --- lines

    def readline(self) -> str:
        """Wait for a line, in another thread than that of the loop; "" when there will be none."""
        with self.whole:
            self.whole.wait_for(lambda: self.lines or self.ended)
            return f"{self.lines.popleft()}\n" if self.lines else ""

    def feed(self, chunk: str) -> None:
        """Letters have come; none means that no other will."""
        with self.whole:
            for letter in SEQUENCE.sub("", chunk):
                self.press(letter)
            if not chunk:
                self.end()
            self.whole.notify_all()
        self.wake()

    def press(self, letter: str) -> None:
        if letter in ENTER:
            self.echo("\n")
            self.lines.append(self.so_far.strip())
            self.so_far = ""
        elif self.before is not None and letter in ERASE + KILL + END:
            self.edit(letter)
        elif letter.isprintable() or letter == "\t":
            self.so_far += letter
            self.echo(letter)

    def edit(self, letter: str) -> None:
        """The few keys that a terminal would see to itself if it were not told otherwise."""
        if letter == END and not self.so_far:
            self.end()
        gone = len(self.so_far) if letter == KILL else int(letter in ERASE)
        for one in reversed(self.so_far[len(self.so_far) - gone :] if self.so_far else ""):
            self.echo("\b \b" * cell_len(one))
        self.so_far = self.so_far[: max(len(self.so_far) - gone, 0)]

    def end(self) -> None:
        if self.so_far:
            self.lines.append(self.so_far.strip())
            self.so_far = ""
        self.ended = True

    def echo(self, text: str) -> None:
        """Show what is typed, where the terminal does not."""
        if self.before is not None:
            self.screen.write(text)


def chunks(source: TextIO) -> Iterator[str]:
    """What comes, as it comes; whole lines where there is no file behind it."""
    try:
        number = source.fileno()
    except (OSError, ValueError):
        yield from source
        return
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    while data := read(number):
        yield decoder.decode(data)


def read(number: int) -> bytes:
    try:
        return os.read(number, CHUNK)
    except OSError:  # the terminal is gone
        return b""


def take_keys(source: TextIO) -> list[Any] | None:
    """Let letters come one by one and unseen; Ctrl-C stays what it is."""
    try:
        import termios
        import tty
    except ImportError:  # not on this system: lines come whole
        return None
    before: list[Any] = termios.tcgetattr(source.fileno())
    tty.setcbreak(source.fileno())
    return before


def give_keys(source: TextIO, before: list[Any]) -> None:
    """Leave the terminal as it was found."""
    import termios

    termios.tcsetattr(source.fileno(), termios.TCSADRAIN, before)
