"""A process in the place of a thinker that does one thing wrong: `python odd_thinker.py <what> <folder>`."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from msgspec import msgpack

from interregnum.server.thought import HEAD_BYTES, Reply, Thought, framed


def sleep_until(file: Path) -> None:
    while not file.exists():
        time.sleep(0.005)


def reply(what: str, thought: Thought, folder: Path) -> bytes:
    """What is written for a thought; the key of the thought may ask for something else than the rest gets."""
    if what == "silent" and thought.key != "quick":
        time.sleep(3600)
    if what == "dead" or (what == "dead once" and not (folder / "died").exists()):
        (folder / "died").touch()
        os._exit(3)
    if what == "held" and thought.key == "held":
        sleep_until(folder / "go")
    if what == "illegal":
        return framed(Reply(answer="win"))
    if what == "curious" and "THE_SECRET" in os.environ:
        return framed(Reply(fault="it knows"))
    odd = {"nonsense": b"\0\0\0\2\xc1\xc1", "endless": b"\xff\xff\xff\xff"}
    return odd.get(what) or framed(Reply(answer=thought.choices[0]))


def main(what: str, folder: Path) -> None:
    (folder / f"{os.getpid()}.pid").touch()
    if what == "stillborn":
        raise ValueError("the seed is 1234")
    if what == "slow to start":
        sleep_until(folder / "go")
    out, thoughts = sys.stdout.buffer, sys.stdin.buffer
    out.write(framed(Reply()))
    out.flush()
    while head := thoughts.read(HEAD_BYTES):
        thought = msgpack.decode(thoughts.read(int.from_bytes(head, "big")), type=Thought)
        out.write(reply(what, thought, folder))
        out.flush()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
