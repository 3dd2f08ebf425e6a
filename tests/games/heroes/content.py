"""The content that ships with the package, as facts and as tables."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import fields
from typing import Final

from interregnum.games.heroes.border.load import standard, standard_text
from interregnum.games.heroes.engine.facts import BoxFacts, EffectFacts

BOX: Final = standard()
FILES: Final = {name: tomllib.loads(text) for name, text in standard_text().items()}


def effects(box: BoxFacts) -> Iterator[EffectFacts]:
    """Every effect in the box."""
    kinds = (box.abilities, box.buildings, box.skills, box.scrolls, box.artifacts, box.sets, box.treasures, box.weeks,
             box.places)  # fmt: skip
    for some in kinds:
        for thing in some:
            lists = [getattr(thing, field.name) for field in fields(thing)]
            yield from (one for found in lists if isinstance(found, tuple) for one in found if is_effect(one))


def is_effect(one: object) -> bool:
    return isinstance(one, EffectFacts)


def tables(node: object) -> Iterator[dict[str, object]]:
    """Every table of a file, the inner ones too."""
    if isinstance(node, dict):
        yield node
        for value in node.values():
            yield from tables(value)
    if isinstance(node, list):
        for value in node:
            yield from tables(value)
