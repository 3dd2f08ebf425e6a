"""The words of one language: Fluent messages, read once from the package and remembered once spoken."""

from __future__ import annotations

import re
from functools import cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, MessageReference, TermReference
from fluent.syntax.visitor import Visitor

from interregnum.kernel.errors import InterregnumError
from interregnum.registry import PACKAGES, brought_by, from_each

LANGUAGES: Final = ("en", "pl", "uk")
REMEMBERED: Final = 50_000  # messages; then it starts to remember anew

Word = str | int
GAPS: Final = re.compile(r"\s+")
LOOSE: Final = re.compile(r"\s+([,.;:)])")
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # a message or term begins where a line does


class UnknownLanguage(InterregnumError):
    """A language that the catalogue does not have."""


class Mentions(Visitor):
    """The messages and terms that an entry refers to."""

    def __init__(self, entry: BaseNode) -> None:
        super().__init__()
        self.found: Final[list[str]] = []
        self.visit(entry)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.found.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


class Catalogue:
    """Speaks the messages of one language; a message that is missing or incomplete is a bug of ours.

    To read all messages takes longer than all else that a command does: each one is read when it is needed.
    """

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang
        self.bundle: Final = FluentBundle([lang], use_isolating=False)
        self.unread: Final[dict[str, str]] = {}
        for folder in folders(lang):
            for text in sources(folder).values():
                for name, entry in entries(text):
                    self.unread.setdefault(name, entry)
        self.names: Final = frozenset(self.unread)
        self.parser: Final = FluentParser(with_spans=False)
        self.reading: Final = Lock()  # an analysis speaks beside the table
        self.spoken: dict[tuple[str, frozenset[tuple[str, Word]]], str] = {}

    def has(self, message: str) -> bool:
        return message.partition(".")[0] in self.names

    def message(self, name: str) -> Message:
        """A message, read together with all that it refers to."""
        waiting = [name]
        with self.reading:
            while waiting:
                text = self.unread.pop(waiting.pop(), None)
                if text is not None:
                    entry = self.parser.parse(text)
                    self.bundle.add_resource(entry)
                    waiting += Mentions(entry).found
        return self.bundle.get_message(name)

    def say(self, message: str, **words: Word) -> str:
        """The message (or `message.attribute`) with these words in it."""
        key = (message, frozenset(words.items()))
        told = self.spoken.get(key)
        if told is None:
            if len(self.spoken) >= REMEMBERED:
                self.spoken.clear()
            told = self.spoken[key] = self.formatted(message, words)
        return told

    def formatted(self, message: str, words: dict[str, Word]) -> str:
        name, _, attribute = message.partition(".")
        found = self.message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, message
        text, errors = self.bundle.format_pattern(pattern, words)
        assert not errors, (self.lang, message, words, errors)
        return tidy(str(text))


def entries(text: str) -> list[tuple[str, str]]:
    """The messages and terms of a Fluent file as they are written, by name."""
    begins = [(found[1], found.start()) for found in ENTRY.finditer(text)]
    ends = [*[start for _, start in begins[1:]], len(text)]
    return [(name, text[start:end]) for (name, start), end in zip(begins, ends, strict=True)]


def tidy(text: str) -> str:
    """One space between words, none before a full stop: fragments may be empty."""
    return LOOSE.sub(r"\1", GAPS.sub(" ", text)).strip()


def folders(lang: str) -> list[Traversable]:
    """Where the words of a language lie: those of the house, and those of every game."""
    return [files(__package__).joinpath(lang), *from_each(partial(folder_of, lang=lang)).values()]


def folder_of(game_id: str, lang: str) -> Traversable:
    """Where the words of a game lie; a guest without readable ones is left out."""
    with brought_by(game_id) as here:
        folder = here.folder(f"words/{lang}")
        if here.is_guest:
            sources(folder)
    return folder


def guests(lang: str) -> list[str]:
    """The Fluent files of games from elsewhere."""
    homes = from_each(partial(folder_of, lang=lang), [one.id for one in PACKAGES.values() if one.is_guest])
    return [text for folder in homes.values() for text in sources(folder).values()]


def sources(folder: Traversable) -> dict[str, str]:
    """The Fluent files of a folder, by name."""
    found = sorted(folder.iterdir(), key=lambda one: one.name)
    return {one.name: one.read_text("utf-8") for one in found if one.name.endswith(".ftl")}


@cache
def catalogue(lang: str) -> Catalogue:
    """The catalogue of a language, made once."""
    if lang not in LANGUAGES:
        raise UnknownLanguage("language", facts={"found": lang, "wanted": " | ".join(LANGUAGES)})
    return Catalogue(lang)
