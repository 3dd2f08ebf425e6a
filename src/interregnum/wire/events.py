"""Events on the wire: Structs made from the declarations of a game's events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, defstruct

from interregnum.kernel.declared import SEERS, name_of, parts_of
from interregnum.kernel.journal import Event


def struct_of(
    event: type[Event], types: Mapping[str, Any], base: type[Struct], prefix: str = "", meaning: str | None = None
) -> type[Struct]:
    """The Struct of an event: its fields by the types that their kinds have on the wire; seers are never told."""
    told = [(part.key, types[part.kind]) for part in parts_of(event) if part.kind != SEERS]
    return defstruct(
        prefix.rstrip("-").title() + event.__name__,
        told,
        bases=(base,),
        namespace={"__doc__": meaning} if meaning else None,
        module=base.__module__,
        tag=prefix + name_of(event),
        frozen=True,
        gc=False,
    )
