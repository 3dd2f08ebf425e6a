"""A game's choices as one table: a row for each kind of answer says where its codes begin, of which numbers a code is
made, and how it is written. Writing, reading, a decoded value and the renaming in other worlds follow from the rows.

Tables live at the border of a game. The engine has constants and accessors of its own; `agrees` holds them to the rows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import product
from math import prod
from typing import Final

from interregnum.kernel.errors import IllegalChoice, UnknownChoice
from interregnum.kernel.question import Question

MAX_TEXT: Final = 120
CACHED: Final = 1 << 14  # codes that are kept decoded and written: more than a game lists


@dataclass(frozen=True)
class Part:
    """One of the numbers that a code is made of."""

    name: str
    size: int  # how many values it has
    least: int = 0
    kind: str = ""  # what it names, if its name does not say it: both cards of a pair are cards

    @property
    def names(self) -> str:
        return self.kind or self.name


@dataclass(frozen=True)
class Row:
    """One kind of answer: codes from `first` on, the last part counting fastest; `text` is how it is written."""

    name: str
    first: int
    parts: tuple[Part, ...] = ()
    text: str = ""  # with {parts} and what else the notation knows; without it the name stands for itself
    group: str = ""  # answers that a client shows together; without it each row is its own

    @cached_property
    def size(self) -> int:
        return prod(part.size for part in self.parts)

    def code(self, **values: int) -> int:
        """The code of an answer of this row."""
        assert len(values) == len(self.parts), f"{self.name} is made of {[part.name for part in self.parts]}"
        code = 0
        for part in self.parts:
            digit = values[part.name] - part.least
            assert 0 <= digit < part.size, f"{self.name}: no {part.name} is {values[part.name]}"
            code = code * part.size + digit
        return self.first + code

    def values(self, code: int) -> dict[str, int]:
        """The numbers that a code of this row is made of."""
        rest = code - self.first
        found: dict[str, int] = {}
        for part in reversed(self.parts):
            rest, digit = divmod(rest, part.size)
            found[part.name] = digit + part.least
        return found


@dataclass(frozen=True)
class Answer:
    """A choice taken apart: what kind of answer it is, and what it names."""

    code: int
    row: Row
    parts: Mapping[str, int] = field(hash=False)

    @property
    def name(self) -> str:
        return self.row.name

    @property
    def group(self) -> str:
        return self.row.group or self.row.name

    def __getitem__(self, part: str) -> int:
        return self.parts[part]

    def __contains__(self, part: str) -> bool:
        return part in self.parts

    def all(self, kind: str) -> list[int]:
        """Whatever it names of this kind, in order."""
        return [self.parts[part.name] for part in self.row.parts if part.names == kind]


class Table:
    """The choices of one game."""

    def __init__(self, *rows: Row, holes: Collection[int] = ()) -> None:
        self.holes: Final = holes  # codes inside a row that are no choice in any position
        self.rows: Final = {row.name: row for row in rows}
        self.ranges: Final = sorted(rows, key=first)
        for row, following in zip(self.ranges, self.ranges[1:], strict=False):
            assert row.first + row.size <= following.first, f"the codes of {row.name} run into {following.name}"
        assert len(self.rows) == len(rows), "every row has a name of its own"
        self.decode: Final[Callable[[int], Answer]] = lru_cache(CACHED)(self.taken_apart)

    def taken_apart(self, code: int) -> Answer:
        """What a code says; the same value every time, from `decode`."""
        for row in self.ranges:
            if row.first <= code < row.first + row.size and code not in self.holes:
                return Answer(code, row, row.values(code))
        raise AssertionError(f"{code} is no choice")

    def code(self, name: str, **values: int) -> int:
        return self.rows[name].code(**values)

    def renamed(self, code: int, kind: str, other: Callable[[int], int]) -> int:
        """The same answer with every part of this kind exchanged."""
        answer = self.decode(code)
        return answer.row.code(**{
            part.name: other(answer[part.name]) if part.names == kind else answer[part.name]
            for part in answer.row.parts
        })  # fmt: skip

    def agrees(self, name: str, build: Callable[..., int], *, read: Mapping[str, Callable[[int], int]]) -> None:
        """The engine's own arithmetic, held to the row at every corner; called once, where the table is made."""
        row = self.rows[name]
        for corner in product(*[(part.least, part.least + part.size - 1) for part in row.parts]):
            values = {part.name: value for part, value in zip(row.parts, corner, strict=True)}
            code = row.code(**values)
            assert build(**values) == code, f"{name} {values}: the engine says {build(**values)}, the table {code}"
            assert {part: of(code) for part, of in read.items()} == {part: values[part] for part in read}, name


def first(row: Row) -> int:
    return row.first


class Words:
    """How the values of one kind are written."""

    def __init__(self, texts: Mapping[int, str]) -> None:
        self.texts: Final = texts
        self.numbers: Final = {text: number for number, text in texts.items()}

    def write(self, value: int) -> str:
        return self.texts[value]

    def read(self, text: str) -> int | None:
        return self.numbers.get(text)

    @cached_property
    def pattern(self) -> str:
        """A regular expression for all of them, the longest first."""
        return "|".join(re.escape(text) for text in sorted(self.numbers, key=len, reverse=True))


def listed(texts: Iterable[str]) -> Words:
    """Words by their places in a list."""
    return Words(dict(enumerate(texts)))


def numbers(part: Part) -> Words:
    """Every value of a part as the number it is."""
    return Words({value: str(value) for value in range(part.least, part.least + part.size)})


class Notation:
    """Choices as people write them, and read again: strictly, so that a text is one choice or none.

    `words` tell how each kind of part is written. `phrases` are what a row's text takes from several parts: they are
    written from the whole answer. `verbs` are the words a text may begin with where the question says which: {verb}.
    """

    def __init__(
        self,
        table: Table,
        words: Mapping[str, Words],
        phrases: Mapping[str, Callable[[Answer], str]] | None = None,
        verbs: Sequence[str] = (),
    ) -> None:
        self.table: Final = table
        self.words: Final = words
        self.phrases: Final = phrases or {}
        self.verbs: Final = tuple(dict.fromkeys(verbs))
        self.keep_text: Final = lru_cache(CACHED)(self.written)
        self.keep_codes: Final = lru_cache(CACHED)(self.found)
        self.patterns: Final[dict[str, re.Pattern[str]]] = {}

    def write(self, code: int, verb: str = "") -> str:
        """The readable form of an answer."""
        return self.keep_text(code, verb)

    def written(self, code: int, verb: str) -> str:
        answer = self.table.decode(code)
        return (answer.row.text or answer.name).format(verb=verb, **self.pieces(answer))

    def part(self, answer: Answer, name: str) -> str:
        """How one part of an answer is written."""
        return self.pieces(answer)[name]

    def pieces(self, answer: Answer) -> dict[str, str]:
        pieces = {part.name: self.words[part.names].write(answer[part.name]) for part in self.shown(answer.row)}
        pieces |= {name: write(answer) for name, write in self.phrases.items() if f"{{{name}}}" in answer.row.text}
        return pieces

    def shown(self, row: Row) -> list[Part]:
        """The parts that stand in the text themselves."""
        return [part for part in row.parts if f"{{{part.name}}}" in row.text]

    def read(self, question: Question, text: str, verb: str = "") -> int:
        """The answer a text stands for, if it is one to this question."""
        text = text[:MAX_TEXT]  # no choice is longer, and errors should not be
        wanted = " ".join(text.split())
        for choice in question.choices:
            if self.write(choice, verb) == wanted:
                return choice
        if self.codes(wanted):
            raise IllegalChoice("illegal-choice", facts={"choice": text})
        raise UnknownChoice("unknown-choice", facts={"choice": text})

    def read_any(self, text: str) -> int:
        """The code of a text that is a choice in some position."""
        text = text[:MAX_TEXT]
        codes = self.codes(" ".join(text.split()))
        if not codes:
            raise UnknownChoice("unknown-choice", facts={"choice": text})
        return codes[0]

    def codes(self, text: str) -> list[int]:
        """The codes that are written so, whatever is asked."""
        return self.keep_codes(text) if len(text) <= MAX_TEXT else []

    def found(self, text: str) -> list[int]:
        return [code for row in self.table.ranges for code in self.of_row(row, text)]

    def of_row(self, row: Row, text: str) -> list[int]:
        found = self.pattern(row).fullmatch(text)
        if found is None:
            return []
        pieces = found.groupdict()
        verb = pieces.get("verb") or ""
        codes = [row.code(**values) for values in self.possible(row, pieces)]
        return [code for code in codes if code not in self.table.holes and self.can_write(code, verb, text)]

    def possible(self, row: Row, pieces: Mapping[str, str]) -> Iterable[dict[str, int]]:
        """The values of the parts that stand in the text; all values of those that phrases speak of."""
        ways: list[Sequence[int]] = []
        for part in row.parts:
            value = self.words[part.names].read(pieces[part.name]) if part.name in pieces else None
            ways.append(range(part.least, part.least + part.size) if value is None else [value])
        for values in product(*ways):
            yield {part.name: value for part, value in zip(row.parts, values, strict=True)}

    def can_write(self, code: int, verb: str, text: str) -> bool:
        """Whether a code is written so; some codes between the others stand for nothing and cannot be written."""
        try:
            return self.written(code, verb) == text
        except LookupError:
            return False

    def pattern(self, row: Row) -> re.Pattern[str]:
        """What a text of this row looks like."""
        if row.name not in self.patterns:
            words = {part.name: self.words[part.names].pattern for part in self.shown(row)}
            words |= {name: ".*?" for name in self.phrases}
            words["verb"] = "|".join(map(re.escape, self.verbs))
            pieces = re.split(r"\{(\w+)\}", row.text or row.name)  # plain, name, plain, name ...
            named = [f"(?P<{piece}>{words[piece]})" if at % 2 else re.escape(piece) for at, piece in enumerate(pieces)]
            self.patterns[row.name] = re.compile("".join(named))
        return self.patterns[row.name]
