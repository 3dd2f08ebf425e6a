"""A pseudo-terminal with a program in it, and a small model of what its screen and its scrollback show."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

SEQUENCE = re.compile(r"\x1b\[([?0-9;]*)([A-Za-z])")
PATIENCE = 60  # seconds; machines differ
STYLE = re.compile(r"\x1b\[[0-9;]*m")


class Model:
    """Both screens of a terminal and its scrollback; worse than a real one, it keeps what leaves either screen."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.alternate = False
        self.screens = {False: [""], True: [""]}
        self.scrollback: list[str] = []

    @property
    def shown(self) -> str:
        """Which of the two screens is in front."""
        return "alternate" if self.alternate else "main"

    @property
    def rows(self) -> list[str]:
        return self.screens[self.alternate]

    def text(self) -> str:
        return "\n".join(self.rows)

    def feed(self, data: str) -> str:
        """Show what the program wrote; give back the end that is not complete yet."""
        place = 0
        while place < len(data):
            if data[place] == "\x1b":
                found = SEQUENCE.match(data, place)
                if found is None:
                    assert len(data) - place < 12, f"an unknown sequence: {data[place : place + 12]!r}"
                    return data[place:]
                self.control(found[1], found[2])
                place = found.end()
            elif data[place] == "\r" and place + 1 == len(data):
                return "\r"  # what follows tells whether it ends the line
            else:
                self.letter(data[place], data[place + 1 : place + 2])
                place += 1
        return ""

    def letter(self, letter: str, following: str) -> None:
        if letter == "\n":
            self.rows.append("")
        elif letter == "\r":
            self.rows[-1] = self.rows[-1] if following == "\n" else ""  # a passing word fills the line
        else:
            assert letter.isprintable(), repr(letter)
            if len(self.rows[-1]) == self.width:
                assert not self.alternate, f"wider than the screen: {self.rows[-1]!r}"
                self.rows.append("")  # on the main screen paths may be long
            self.rows[-1] += letter
        while len(self.rows) > self.height:
            self.scrollback.append(self.rows.pop(0))

    def control(self, numbers: str, letter: str) -> None:
        """The few sequences the program may use; any other is a mistake."""
        if (numbers, letter) in (("?1049", "h"), ("?1049", "l")):
            self.alternate = letter == "h"
        elif (numbers, letter) == ("3", "J"):
            self.scrollback.clear()
        elif (numbers, letter) == ("", "J"):
            pass  # the cursor is at home: see H
        elif (numbers, letter) == ("", "H"):
            self.screens[self.alternate] = [""]
        else:
            assert letter == "m", (numbers, letter)


class Terminal:
    """`interregnum` in a pseudo-terminal of its own."""

    def __init__(self, *words: str, data: Path, width: int = 100, height: int = 40, **env: str) -> None:
        self.model = Model(width, height)
        self.raw = ""
        self.rest = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        command = [sys.executable, "-c", "from interregnum.cli import main; main()", *words]
        clean = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS", "LINES")}
        clean |= {"TERM": "xterm-256color", "XDG_DATA_HOME": str(data), "LANG": "C.UTF-8", **env}
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=clean, start_new_session=True
        )
        os.close(slave)

    def read(self, seconds: float) -> bool:
        """Take in what comes within this time; False when there is nothing more to come."""
        if not select.select([self.master], [], [], seconds)[0]:
            return True
        try:
            data = self.decoder.decode(os.read(self.master, 65536))
        except OSError:
            return False
        self.raw += data
        self.rest = self.model.feed(self.rest + data)
        return True

    def until(self, *texts: str, since: int = 0) -> str:
        """Wait until the program has written one of the texts, from this place of its output on; give the screen."""
        end = time.monotonic() + PATIENCE
        while not any(text in self.raw[since:] for text in texts):
            assert self.read(0.05), f"ended without {texts}:\n{self.model.text()}"
            assert time.monotonic() < end, f"no {texts} on:\n{self.model.text()}"
        return self.model.text()

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def answer(self, text: str, *then: str) -> str:
        """Type a line, and wait for what follows."""
        since = len(self.raw)
        self.type(f"{text}\n")
        return self.until(*then, since=since)

    def end(self) -> int:
        """Wait for the program to end."""
        while self.read(0.2) and self.process.poll() is None:
            pass
        return self.process.wait(30)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)
