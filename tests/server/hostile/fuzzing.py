"""Messages by dice: valid commands, commands with something wrong, random JSON, and valid bytes with some changed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import json

NUMBERS = [0, 1, 2, 5, 6, -1, 17, 2**31, 2**53 - 1, 2**53, 2**63, 10**30, 0.5, 1e300]
TEXTS = [
    "",
    "a",
    "pass",
    "play",
    "\u0000",
    "\u202e",
    "ą",
    "🐉",
    "x" * 64,
    "x" * 65,
    "x" * 201,
    "x" * 2001,
    "null",
    "../",
    "'",
]
KINDS = ["answer", "undo", "vote", "say", "back", "earlier", "refresh"]


class Fuzzer:
    """Makes messages for a seat that has seen such a frame."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.count = 0
        self.ways: list[Callable[[Any], str | bytes]] = [self.good, self.good, self.wrong, self.random, self.changed]

    def message(self, frame: Any) -> str | bytes:
        return self.dice.choice(self.ways)(frame)

    def good(self, frame: Any) -> str:
        return written(self.command(frame))

    def wrong(self, frame: Any) -> str:
        """A command with fields that were dropped, added or replaced."""
        command = self.command(frame)
        for _ in range(self.dice.randint(1, 3)):
            name = self.dice.choice([*command, "more"])
            if self.dice.random() < 0.3:
                command.pop(name, None)
            else:
                command[name] = self.value(2)
        return written(command)

    def random(self, frame: Any) -> str:
        return written(self.value(4))

    def changed(self, frame: Any) -> str | bytes:
        """A valid message of which some bytes were changed, doubled or lost."""
        body = bytearray(self.good(frame).encode())
        for _ in range(self.dice.randint(1, 6)):
            at = self.dice.randrange(len(body)) if body else 0
            match self.dice.randrange(3):
                case 0:
                    body[at : at + 1] = bytes([self.dice.randrange(256)])
                case 1:
                    body[at:at] = body[at : at + 20]
                case _:
                    del body[at : at + self.dice.randint(1, 5)]
        if self.dice.random() < 0.1:
            return bytes(body)
        return body.decode(errors="replace")

    def command(self, frame: Any) -> dict[str, Any]:
        """A command as a client might send it, though perhaps not now."""
        dice = self.dice
        seq = frame["seq"] if dice.random() < 0.9 else dice.choice(NUMBERS)
        listed = frame["question"]["choices"] if frame["question"] else []
        choices = [one["choice"] for one in listed] or ["play spirited-shaman", "pass"]
        proposal = frame["table"]["proposal"]
        fields: dict[str, dict[str, Any]] = {
            "answer": {"seq": seq, "choice": dice.choice(choices)},
            "undo": {"seq": seq, "to": max(frame["answers"] - dice.randint(0, 3), 0)},
            "vote": {"proposal": proposal["seq"] if proposal else dice.randrange(50), "agree": dice.random() < 0.7},
            "say": {"text": dice.choice(TEXTS) or "hm"},
            "back": {},
            "earlier": {"until": dice.choice([seq, *NUMBERS])},
            "refresh": {"since": dice.randrange(frame["seq"] + 2)},
        }
        kind = dice.choice([*KINDS, "answer", "answer", "answer"])
        self.count += dice.random() < 0.95  # else an id comes twice
        return {"type": kind, "id": f"f{self.count}", **fields[kind]}

    def value(self, depth: int) -> Any:
        """Anything that JSON can say."""
        dice = self.dice
        match dice.randrange(8 if depth else 5):
            case 0:
                return dice.choice([None, True, False])
            case 1 | 2:
                return dice.choice(NUMBERS)
            case 3 | 4:
                return dice.choice([*TEXTS, *KINDS])
            case 5:
                return [self.value(depth - 1) for _ in range(dice.randrange(4))]
            case _:
                names = ["type", "id", "seq", "choice", "to", "text", "seat", "x"]
                return {dice.choice(names): self.value(depth - 1) for _ in range(dice.randrange(5))}


def written(message: Any) -> str:
    return json.encode(message).decode()
