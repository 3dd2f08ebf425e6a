"""`interregnum serve` as a process of its own, on any free port."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from threading import Timer

URL = re.compile(r"http://\S+")
PATIENCE = 60.0  # seconds after which a test gives up; nothing is measured by it


class Server:
    """A running server; its lines up to the last of the announcement are read."""

    def __init__(self, data: Path, *words: str, **env: str) -> None:
        command = [sys.executable, "-c", "from interregnum.cli import main; main()", "serve", "--data", str(data)]
        clean = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
        self.process = subprocess.Popen(
            [*command, *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**clean, "LANG": "C.UTF-8", "LANGUAGE": "en", **env},
        )
        self.timer = Timer(PATIENCE, self.process.kill)
        self.timer.start()
        self.said = ""
        assert self.process.stdout is not None
        while "Ctrl-C" not in self.said:
            line = self.process.stdout.readline()
            assert line, f"ended with {self.process.wait()}:\n{self.said}{self.errors()}"
            self.said += line

    @property
    def url(self) -> str:
        """The address for this machine: the first that is said."""
        found = URL.search(self.said)
        assert found is not None
        return found[0]

    def errors(self) -> str:
        assert self.process.stderr is not None
        return self.process.stderr.read()

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Tell it to end, and wait for its exit code."""
        self.process.send_signal(number)
        return self.process.wait()

    def close(self) -> None:
        self.timer.cancel()
        self.process.kill()
        self.process.communicate()
