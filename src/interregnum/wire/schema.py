"""The protocol as JSON Schema: made from the Structs, and the one contract for every client."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from interregnum.wire import commands, frames, requests
from interregnum.wire.adapters import GameBook, GameTally

VERSION = 1
REF = "#/$defs/{name}"
BODIES = (
    requests.NewTable, requests.Entrance, requests.BotWish, requests.Seated, requests.MyTables, requests.Behind,
    requests.Replay, requests.PlayOn, requests.Analysed, requests.Games, requests.Health, requests.Problem, GameBook,
    GameTally, requests.Typed, requests.Knocking, requests.Plea, requests.Room, requests.Knocked, requests.MoveWish,
    requests.Move, requests.Confirm, requests.MoveState,
)  # fmt: skip


@cache
def schema() -> dict[str, Any]:
    """One document with every message; `ClientMessage` and `ServerMessage` are what passes through a websocket."""
    wire = (commands.ClientMessage, frames.ServerMessage)
    (client, server, *_), parts = msgspec.json.schema_components([*wire, *BODIES], ref_template=REF)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Interregnum",
        "description": "What clients and the table say to each other.",
        "version": VERSION,
        "$defs": {**parts, "ClientMessage": client, "ServerMessage": server},
        "oneOf": [{"$ref": REF.format(name=name)} for name in ("ClientMessage", "ServerMessage")],
    }


def schema_text() -> str:
    """The document as it is written to files."""
    return msgspec.json.format(msgspec.json.encode(schema(), order="sorted"), indent=2).decode() + "\n"
