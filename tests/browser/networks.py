"""A network of the test's own, as at home: a machine that serves tables, and a phone in the same wireless network."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from threading import Timer
from typing import NamedTuple

import zxingcpp
from playwright.sync_api import Locator
from tools.dev import to_play

PROGRAM = [sys.executable, "-c", "from interregnum.cli import main; main()"]
PATIENCE = 90.0  # seconds until the server must have said where it is
MODULE = 4  # pixels of the smallest square of a code, for the eyes of the reader
BLOCKS = {" ": (0, 0), "▀": (255, 0), "▄": (0, 255), "█": (255, 255)}  # the upper and the lower half of a character
COLOURS = re.compile(r"\x1b\[[\d;]*m")
# The picture as it is drawn, in greys.
PIXELS = """async (image) => {
  await image.decode();
  const [width, height] = [image.width * 2, image.height * 2];
  const paper = new OffscreenCanvas(width, height).getContext("2d");
  paper.drawImage(image, 0, 0, width, height);
  const { data } = paper.getImageData(0, 0, width, height);
  return [width, Array.from({ length: width * height }, (_, number) => data[number * 4])];
}"""


class Network(NamedTuple):
    """Two machines with a cable between them, each in a namespace that knows no other network."""

    server: str
    guest: str
    address: str  # of the server


def possible() -> bool:
    """Whether this machine lets the test make namespaces."""
    return shutil.which("ip") is not None and os.geteuid() == 0 and 0 == ip("netns", "list").returncode


def ip(*words: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(["ip", *words], capture_output=True, check=False)


def did(*words: str) -> None:
    done = ip(*words)
    assert 0 == done.returncode, (words, done.stderr)


def inside(namespace: str, *words: str) -> list[str]:
    return ["ip", "netns", "exec", namespace, *words]


@contextmanager
def network() -> Iterator[Network]:
    """Nothing of it is left afterwards: with the namespaces goes whatever is in them."""
    made = Network(f"table-{os.getpid()}", f"guest-{os.getpid()}", "10.77.0.1")
    try:
        lay_out(made)
        yield made
    finally:
        for namespace in (made.server, made.guest):
            ip("netns", "delete", namespace)


def lay_out(network: Network) -> None:
    ends = {network.server: network.address, network.guest: "10.77.0.2"}
    for namespace in ends:
        did("netns", "add", namespace)
    did("-n", network.server, "link", "add", "cable", "type", "veth", "peer", "name", "cable", "netns", network.guest)
    for namespace, address in ends.items():
        did("-n", namespace, "link", "set", "cable", "addrgenmode", "none")  # an address that comes later is a change
        did("-n", namespace, "address", "add", f"{address}/24", "dev", "cable")
        for link in ("lo", "cable"):
            did("-n", namespace, "link", "set", link, "up")
    did("-n", network.server, "route", "add", "default", "via", ends[network.guest])


@contextmanager
def played(network: Network, data: Path) -> Iterator[str]:
    """What the command of `./play` prints until it is ready; the server runs meanwhile."""
    words = inside(network.server, *PROGRAM, *to_play(["--data", str(data), "--bot-pace", "0"]))
    quiet = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")}
    env = {**quiet, "LANG": "C.UTF-8", "LANGUAGE": "en"}
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=env)
    timer = Timer(PATIENCE, process.kill)
    timer.start()
    try:
        assert process.stdout is not None
        said = ""
        while "Ctrl-C" not in said:
            line = process.stdout.readline()
            assert line, f"it ended with {process.wait()}: {said}"
            said += line
        yield said
    finally:
        timer.cancel()
        process.terminate()
        process.communicate(timeout=PATIENCE)


def printed_code(said: str) -> str:
    """What a phone reads from the code on the terminal."""
    lines = [COLOURS.sub("", line) for line in said.splitlines()]
    drawn = [line for line in lines if line and set(line) <= set(BLOCKS)]
    rows = [[BLOCKS[sign][half] for sign in line] for line in drawn for half in (0, 1)]
    wide = [[shade for shade in row for _ in range(MODULE)] for row in rows for _ in range(MODULE)]
    return read(len(wide[0]), bytes(chain.from_iterable(wide)))


def shown_code(image: Locator) -> str:
    """What a phone reads from the code on a page."""
    width, greys = image.evaluate(PIXELS)
    return read(width, bytes(greys))


def read(width: int, greys: bytes) -> str:
    (found,) = zxingcpp.read_barcodes(memoryview(greys).cast("B", (len(greys) // width, width)))
    text: str = found.text
    return text
