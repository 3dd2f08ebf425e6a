"""The numbered rules, to be found by id or by words, and the tests that prove each of them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Final

from interregnum.kernel.content import Row, bad
from interregnum.kernel.errors import InterregnumError
from interregnum.registry import brought_by, package


class UnknownRule(InterregnumError):
    """No rule has this id; the facts name the closest ones."""


@dataclass(frozen=True)
class Rule:
    """One statement of the rules, under the id by which tests, errors and players name it."""

    id: str
    chapter: str
    kind: str
    text: str
    why: str = ""
    see: tuple[str, ...] = ()

    @property
    def is_source(self) -> bool:
        """Whether it tells where our text comes from, and nothing of play."""
        return self.kind == "edition"

    def rank(self, words: list[str]) -> int:
        """How well the words fit: whole words count more than parts of words, the id more than the text."""
        in_id = self.id.casefold().split("-")
        in_text = [word.strip('.,:;()"') for word in self.text.casefold().split()]
        return sum(2 * (word in in_id) + (word in in_text) for word in words)


class Ledger:
    """All rules of a game in the order of the book."""

    def __init__(self, rules: tuple[Rule, ...]) -> None:
        self.rules: Final = rules
        self.by_id: Final = {rule.id: rule for rule in rules}

    def rule(self, rule_id: str) -> Rule:
        """The rule with exactly this id, in capitals or not."""
        found = self.by_id.get(rule_id.strip().upper())
        if found is None:
            raise unknown(rule_id, tuple(self.by_id))
        return found

    def find(self, start: str) -> tuple[Rule, ...]:
        """The rule with this id or, if there is none, all whose ids begin so."""
        wanted = start.strip().upper()
        if wanted in self.by_id:
            return (self.by_id[wanted],)
        found = tuple(rule for rule in self.rules if rule.id.startswith(wanted))
        if not found:
            raise unknown(start, tuple(self.by_id))
        return found

    def search(self, text: str) -> tuple[Rule, ...]:
        """The rules in which every word occurs, in the id or the text, the best fit first."""
        words = text.casefold().split()
        found = [rule for rule in self.rules if all(word in f"{rule.id} {rule.text}".casefold() for word in words)]
        return tuple(sorted(found, key=lambda rule: -rule.rank(words)))

    def chapters(self) -> dict[str, tuple[Rule, ...]]:
        """The titles of the chapters in their order, each with its rules."""
        titles = dict.fromkeys(rule.chapter for rule in self.rules)
        return {title: tuple(rule for rule in self.rules if rule.chapter == title) for title in titles}


def unknown(tag: str, among: tuple[str, ...]) -> UnknownRule:
    """The error for an id that nobody has, with the ids that may have been meant."""
    return UnknownRule("unknown-rule", facts={"id": tag, "closest": ", ".join(closest(tag, among))})


def closest(tag: str, among: tuple[str, ...]) -> list[str]:
    """Up to three ids that look like this one, in capitals or not."""
    by_fold = {one.casefold(): one for one in among}
    return [by_fold[one] for one in get_close_matches(tag.strip().casefold(), by_fold, 3)]


def read(text: str, game: str) -> Ledger:
    """The ledger of a rules file; what it does not understand is refused with its place."""
    try:
        top = Row(tomllib.loads(text), "rules")
    except tomllib.TOMLDecodeError as error:
        raise bad("rules", "TOML", str(error)) from error
    if top.number("schema") != 1 or top.word("game") != game:
        raise bad("rules.schema", f"schema = 1 of {game}", str(top.table.get("schema")))
    chapters = [(chapter, chapter.rows("rule")) for chapter in top.rows("chapter")]
    top.close()
    ids = tuple(row.word("id") for _, rows in chapters for row in rows)
    for one in ids:
        if ids.count(one) > 1:
            raise bad(f"rules.{one}", "each id once", one)
    kinds = package(game).kinds
    return Ledger(tuple(rule for chapter, rows in chapters for rule in read_chapter(chapter, rows, ids, kinds)))


def read_chapter(chapter: Row, rows: list[Row], ids: tuple[str, ...], kinds: tuple[str, ...]) -> list[Rule]:
    """The rules of a chapter, which says of what kind they are unless a rule says otherwise."""
    title = chapter.word("title")
    kind = chapter.word("kind", among=kinds)
    chapter.close()
    return [read_rule(row, title, kind, ids, kinds) for row in rows]


def read_rule(row: Row, title: str, kind: str, ids: tuple[str, ...], kinds: tuple[str, ...]) -> Rule:
    """One rule; it may point only to rules that exist."""
    row.where = row.word("id")
    why = row.word("why") if row.has("why") else ""
    rule = Rule(row.where, title, row.word("kind", kind, kinds), row.word("text"), why, row.words("see", ids))
    row.close()
    return rule


@cache
def ledger(game: str) -> Ledger:
    """The rules that ship with a game; none if it has no ledger."""
    with brought_by(game) as here:
        return read(here.folder("content/rules.toml").read_text("utf-8"), game) if here.rules else Ledger(())
