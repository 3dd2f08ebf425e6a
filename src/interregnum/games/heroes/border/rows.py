"""Rows of the content files: what every entry says about its origin, fixed numbers, lists of numbers."""

from __future__ import annotations

from interregnum.games.heroes.border.grammar import SOURCES
from interregnum.kernel.content import Row, bad


def entries(top: Row, key: str) -> list[Row]:
    """The entries of one kind, each named by its id and asked where it comes from; no id stands twice."""
    found = top.rows(key)
    ids: list[str] = []
    for row in found:
        name = row.word("id")
        row.where = f"{top.where}.{name}"
        if name in ids:
            raise bad(row.where, "each id once", name)
        ids.append(name)
        provenance(row)
    return found


def named(top: Row, key: str, among: tuple[str, ...]) -> list[Row]:
    """Entries for exactly these ids, in this order: the engine knows them by name."""
    found = entries(top, key)
    ids = tuple(row.word("id", among=among) for row in found)
    if ids != among:
        raise bad(f"{top.where}.{key}", " | ".join(among), " | ".join(ids))
    return found


def provenance(row: Row) -> None:
    """`source`, `where`, `rule`, `name_source`, and the source of a single key: checked, and of no effect."""
    source = row.word("source", among=SOURCES)
    sources = [source, row.word("name_source", source, among=SOURCES)]
    for key in list(row.table):
        if key.endswith("_source") and key.removesuffix("_source") in row.table:
            sources.append(row.word(key, among=SOURCES))
    told = bool(row.word("where")) if row.has("where") else False
    if not told and ("public" in sources or "inferred" in sources):
        raise bad(f"{row.where}.where", "where it comes from", "nothing")
    rules(row)


def rules(row: Row) -> None:
    """`rule` names entries of the ledger."""
    for name in listed(row, "rule") if row.has("rule") else []:
        if not isinstance(name, str) or not name.startswith("MMH-"):
            raise bad(f"{row.where}.rule", "ids like MMH-RUL-100", repr(name))


def listed(row: Row, key: str) -> list[object]:
    value = row.raw(key)
    if not isinstance(value, list):
        raise bad(f"{row.where}.{key}", "a list", repr(value))
    return value


def numbers(row: Row, key: str) -> tuple[int, ...]:
    found: list[int] = []
    for value in listed(row, key):
        if isinstance(value, bool) or not isinstance(value, int):
            raise bad(f"{row.where}.{key}", "whole numbers", repr(value))
        found.append(value)
    return tuple(found)


def spot(value: object, where: str, rows: int, columns: int) -> tuple[int, int]:
    """A [row, column] inside a grid."""
    if isinstance(value, list) and len(value) == 2:
        row, column = value
        if isinstance(row, int) and isinstance(column, int) and 0 <= row < rows and 0 <= column < columns:
            return (row, column)
    raise bad(where, f"[row, column] of {rows} rows and {columns} columns, from 0", repr(value))


def positive(row: Row, key: str, least: int = 1) -> int:
    found = row.number(key)
    if found < least:
        raise bad(f"{row.where}.{key}", f"{least} or more", str(found))
    return found


def count(row: Row, key: str, default: int = 0) -> int:
    """A number that may be left out."""
    return positive(row, key, 0) if row.has(key) else default


def fixed(row: Row, key: str, wanted: object) -> None:
    """What the rules of the engine take for granted."""
    found = row.raw(key)
    if found != wanted or isinstance(found, bool) != isinstance(wanted, bool):
        raise bad(f"{row.where}.{key}", repr(wanted), repr(found))


def by_key(row: Row, keys: tuple[str, ...]) -> tuple[int, ...]:
    """A table of numbers under exactly these keys."""
    found = tuple(row.number(key) for key in keys)
    row.close()
    return found


def ids_among(row: Row, key: str, among: tuple[str, ...]) -> tuple[str, ...]:
    """A list of different ids."""
    found = row.words(key, among)
    if len(set(found)) < len(found):
        raise bad(f"{row.where}.{key}", "each id once", " | ".join(found))
    return found
