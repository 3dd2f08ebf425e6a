"""What a table may choose before a game: options that are on or off, and options that are one of several words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from interregnum.kernel.errors import BadOptions, short

Chosen: TypeAlias = dict[str, bool | str]  # every option of a game by its name


class Option:
    """A flag, or one of several words; `flag` and `one_of` declare them."""

    def __init__(self, name: str, words: tuple[str, ...], default: bool | str) -> None:
        assert default in words or not words, "no default but one of the words"
        self.name: Final = name
        self.words: Final = words  # none: it is on or off
        self.default: Final = default

    def others(self) -> list[bool | str]:
        """What it can be besides its default."""
        return [word for word in self.words if word != self.default] if self.words else [not self.default]

    def written(self) -> str:
        """How it can be given: `octagon`, or `length=short|medium|long`."""
        return f"{self.name}={'|'.join(self.words)}" if self.words else self.name

    def read(self, value: object) -> bool | str:
        """A value of this option; any other is refused with the ones there are."""
        if self.words and isinstance(value, str) and value in self.words:
            return value
        if not self.words and isinstance(value, bool):
            return value
        facts = {"option": self.name, "value": short(value)}
        if self.words:
            raise BadOptions("option-word", facts={**facts, "wanted": ", ".join(self.words)})
        raise BadOptions("option-value", facts=facts)


def flag(name: str) -> Option:
    """An option that is off unless it is switched on."""
    return Option(name, (), False)


def one_of(name: str, words: tuple[str, ...]) -> Option:
    """An option that is one of several words, the first of them by default."""
    return Option(name, words, words[0])


def written(options: list[Option]) -> str:
    """All options as they can be given."""
    return ", ".join([option.written() for option in options])


def are_distinct(options: list[Option]) -> bool:
    """Whether each name and each word stands for one thing."""
    names = [name for option in options for name in (option.name, *option.words)]
    return len(set(names)) == len(names)


def option_of(options: list[Option], name: object) -> Option:
    """The option with this name, or with this word."""
    for option in options:
        if name == option.name or name in option.words:
            return option
    raise BadOptions("unknown-option", facts={"option": short(name), "options": written(options)})


def chosen(options: list[Option], given: Mapping[str, object]) -> Chosen:
    """All options, by default those that are not given; a name or a value that does not exist is refused.

    A word may be given like a flag, `medium` for `length=medium`: so it was written when it was one.
    """
    found: Chosen = {option.name: option.default for option in options}
    settled: list[str] = []
    for name, value in given.items():
        option = option_of(options, name)
        if name != option.name and not flag(name).read(value):
            continue
        if option.name in settled:
            raise BadOptions("option-twice", facts={"option": option.name})
        settled.append(option.name)
        found[option.name] = option.read(value if name == option.name else name)
    return found
