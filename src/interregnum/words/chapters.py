"""The rules as people read them: chapters of short sections in each language, the same in browser and terminal."""

from __future__ import annotations

import json
from functools import cache
from typing import Final, NamedTuple

from interregnum.registry import package
from interregnum.words.catalogue import catalogue, tidy

ITEM: Final = "• "  # begins a line of a list


class Section(NamedTuple):
    """What is told under one heading: paragraphs, and the items of lists, which begin with a dot."""

    id: str
    name: str
    text: tuple[str, ...]

    def has(self, words: list[str]) -> bool:
        """Whether all these words occur in it."""
        told = " ".join((self.id, self.name, *self.text)).casefold()
        return all(word in told for word in words)


class Chapter(NamedTuple):
    """Sections that belong together."""

    name: str
    sections: tuple[Section, ...]


@cache
def chapters(game_id: str, lang: str) -> tuple[Chapter, ...]:
    """The chapters of a game; none where it brings none."""
    here = package(game_id)
    if not here.chapters:
        return ()
    say = catalogue(lang).say
    parts = json.loads(here.folder(here.chapters).read_text("utf-8"))
    return tuple(
        [
            Chapter(
                say(f"{game_id}-rules-{part['id']}"), tuple([section(game_id, lang, one) for one in part["sections"]])
            )
            for part in parts
        ]
    )


def section(game_id: str, lang: str, name: str) -> Section:
    """A section by its name in the list of chapters."""
    here, message = catalogue(lang), f"{game_id}-rules-{name}"
    pattern = here.message(message).attributes["text"]
    text, errors = here.bundle.format_pattern(pattern)
    assert not errors, (lang, message, errors)
    return Section(name, here.say(message), paragraphs(str(text)))


def paragraphs(text: str) -> tuple[str, ...]:
    """Apart where a line is empty or begins with a dot."""
    found: list[str] = []
    for block in text.split("\n\n"):
        found.append("")
        for line in block.splitlines():
            if line.strip().startswith(ITEM):
                found.append("")
            found[-1] = tidy(f"{found[-1]} {line}")
    return tuple([one for one in found if one])


def sections(game_id: str, lang: str) -> list[Section]:
    """All sections of a game in their order."""
    return [one for chapter in chapters(game_id, lang) for one in chapter.sections]


def matching(game_id: str, lang: str, wanted: str) -> list[Section]:
    """The section of this name, or else all in whose names, or else in whose texts, every word occurs."""
    words = wanted.casefold().split()
    every = sections(game_id, lang)
    exact = [one for one in every if wanted.casefold() in (one.id, one.name.casefold())]
    named = [one for one in every if all(word in one.name.casefold() for word in words)]
    return exact or named or [one for one in every if one.has(words)]
