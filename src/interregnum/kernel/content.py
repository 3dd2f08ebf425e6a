"""Reading tables of content strictly: what is missing, misspelt or unasked for is refused with its place."""

from __future__ import annotations

from difflib import get_close_matches

from interregnum.kernel.errors import BadContent


class Row:
    """A table of the file: every key is asked for by name, and what nobody asked for is an error."""

    def __init__(self, table: object, where: str) -> None:
        if not isinstance(table, dict):
            raise bad(where, "a table", repr(table))
        self.table: dict[str, object] = table
        self.where = where
        self.asked: set[str] = set()

    def has(self, key: str) -> bool:
        self.asked.add(key)
        return key in self.table

    def raw(self, key: str) -> object:
        self.asked.add(key)
        if key not in self.table:
            raise bad(f"{self.where}.{key}", "a value", "nothing")
        return self.table[key]

    def word(self, key: str, default: str = "", among: tuple[str, ...] = ()) -> str:
        if not self.has(key) and default:
            return default
        value = self.raw(key)
        if not isinstance(value, str) or (among and value not in among):
            raise bad(f"{self.where}.{key}", " | ".join(among) or "a word", str(value), among)
        return value

    def number(self, key: str) -> int:
        value = self.raw(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise bad(f"{self.where}.{key}", "a whole number", repr(value))
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        if not self.has(key):
            return default
        value = self.raw(key)
        if not isinstance(value, bool):
            raise bad(f"{self.where}.{key}", "true | false", repr(value))
        return value

    def words(self, key: str, among: tuple[str, ...]) -> tuple[str, ...]:
        if not self.has(key):
            return ()
        value = self.raw(key)
        if not isinstance(value, list):
            raise bad(f"{self.where}.{key}", "a list", repr(value))
        for word in value:
            if word not in among:
                raise bad(f"{self.where}.{key}", " | ".join(among), str(word), among)
        return tuple(str(word) for word in value)

    def row(self, key: str) -> Row:
        return Row(self.raw(key), f"{self.where}.{key}")

    def rows(self, key: str) -> list[Row]:
        value = self.raw(key)
        if not isinstance(value, list):
            raise bad(f"{self.where}.{key}", "a list", repr(value))
        return [Row(item, f"{self.where}.{key}[{i + 1}]") for i, item in enumerate(value)]

    def close(self) -> None:
        """Nothing may stand in the table that was not asked for."""
        for key in self.table:
            if key not in self.asked:
                raise bad(f"{self.where}.{key}", " | ".join(sorted(self.asked)), key, tuple(self.asked))


def bad(where: str, wanted: str, found: str, among: tuple[str, ...] = ()) -> BadContent:
    """A content error that says where, what was found and what would be right."""
    close = get_close_matches(found, among, 1)
    facts = {"where": where, "wanted": wanted, "found": found, "perhaps": close[0] if close else ""}
    return BadContent("content", facts=facts)
