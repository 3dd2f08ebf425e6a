"""The schema is the one contract for every client: complete, the same each time, and true to what is accepted."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest

from interregnum.wire import commands, frames
from interregnum.wire.commands import ClientMessage
from interregnum.wire.schema import VERSION, schema, schema_text

COMMANDS: list[dict[str, object]] = [
    {"type": "answer", "id": "a", "seq": 1, "choice": "pass"},
    {"type": "undo", "id": "a", "seq": 1, "to": 0},
    {"type": "vote", "id": "a", "proposal": 1, "agree": True},
    {"type": "say", "id": "a", "text": "hello"},
    {"type": "back", "id": "a"},
    {"type": "refresh", "id": "a", "since": 0},
]
WRONG: list[dict[str, object]] = [
    {"type": "dance", "id": "a"},
    {"type": "back"},
    {"type": "back", "id": ""},
    {"type": "back", "id": "a b"},
    {"type": "back", "id": "x" * 65},
    {"type": "back", "id": "a", "more": 1},
    {"type": "answer", "id": "a", "seq": -1, "choice": "pass"},
    {"type": "answer", "id": "a", "seq": 1.5, "choice": "pass"},
    {"type": "answer", "id": "a", "seq": 2**53, "choice": "pass"},
    {"type": "answer", "id": "a", "seq": 1, "choice": ""},
    {"type": "answer", "id": "a", "seq": 1, "choice": "x" * 201},
    {"type": "mute", "id": "a", "seat": 1, "mute": True},
    {"type": "vote", "id": "a", "proposal": 1, "agree": "yes"},
]


def parts() -> dict[str, Any]:
    found: dict[str, Any] = schema()["$defs"]
    return found


def test_it_is_one_document_of_its_version() -> None:
    assert "https://json-schema.org/draft/2020-12/schema" == schema()["$schema"]
    assert VERSION == schema()["version"]
    assert schema() == json.loads(schema_text())
    assert schema_text() == schema_text()


def test_every_reference_leads_somewhere() -> None:
    wanted = {word.split("/")[-1].rstrip('"') for word in schema_text().split() if word.startswith('"#/$defs/')}
    wanted = {word.rstrip('",') for word in wanted}
    assert wanted
    assert set() == wanted - set(parts())


@pytest.mark.parametrize("kind", [*get_args(commands.ClientMessage), *get_args(frames.ServerMessage)])
def test_every_message_is_in_it_with_all_its_fields(kind: type[msgspec.Struct]) -> None:
    part = parts()[kind.__name__]
    assert {*kind.__struct_fields__, "type"} == set(part["properties"])
    assert {"enum": [kind.__struct_config__.tag]}.items() <= part["properties"]["type"].items()
    assert part["additionalProperties"] is False


@pytest.mark.parametrize("kind", get_args(frames.AnyNews))
def test_every_kind_of_news_is_in_it(kind: type[msgspec.Struct]) -> None:
    assert {*kind.__struct_fields__, "news"} == set(parts()[kind.__name__]["properties"])


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_as_the_schema_has_it_is_read(command: dict[str, object]) -> None:
    read = msgspec.json.decode(msgspec.json.encode(command), type=ClientMessage)
    assert command == msgspec.to_builtins(read)


@pytest.mark.parametrize("command", WRONG)
def test_anything_else_is_refused(command: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(command), type=ClientMessage)


def test_no_request_has_room_for_a_seed() -> None:
    assert not [name for name in ("NewTable", "Entrance", "BotWish") if "seed" in parts()[name]["properties"]]
