"""The whole box of Heroes in one language: everything in it with its name and its texts, for clients that show them."""

from __future__ import annotations

from dataclasses import dataclass, field

from interregnum.games.heroes.border.figures import figures
from interregnum.games.heroes.engine.terms import WINDOWS
from interregnum.games.heroes.words.cards import WRITTEN, HeroesCards, HeroesText, names_only, standard_box, things
from interregnum.games.heroes.words.words import HeroesWords
from interregnum.words.phrases import capital

ENCOUNTER = "encounter"
WINDOW = "window"
WEEK_SIGN = "sign"  # what a Week card may show besides its text
DARK_DAYS = "dark-days"


@dataclass(frozen=True)
class BookThing:
    """One thing: what is printed on it, what it does, and of an encounter what stands on its back."""

    id: str
    name: str
    head: list[str] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)
    back: list[str] = field(default_factory=list)
    facts: dict[str, object] = field(default_factory=dict)  # the same in every language


@dataclass(frozen=True)
class BookKind:
    """Everything of one kind, in the order of the box."""

    id: str
    things: list[BookThing]


@dataclass(frozen=True)
class HeroesBook:
    """Everything in the box."""

    lang: str
    kinds: list[BookKind]


def book(words: HeroesWords) -> HeroesBook:
    """Kinds with texts made from facts, kinds with written texts, kinds with names only, and the windows."""
    cards, box = words.cards, standard_box()
    ids = {kind: [one.id for one in found] for kind, found in things(box).items()}
    ids |= {kind: list(found) for kind, found in WRITTEN.items()}
    ids |= {kind: list(found) for kind, found in names_only(box).items()}
    kinds = [BookKind(kind, [thing(cards, kind, one) for one in found]) for kind, found in ids.items()]
    windows = [BookThing(when, capital(cards.window(when))) for when in WINDOWS]
    return HeroesBook(
        words.lang, [*kinds, BookKind(WINDOW, windows), BookKind(WEEK_SIGN, [told(DARK_DAYS, cards.dark_days())])]
    )


def thing(cards: HeroesCards, kind: str, key: str) -> BookThing:
    text = cards.text(kind, key)
    back = list(cards.reward(key).head) if kind == ENCOUNTER else []
    facts = figures(kind, key, cards.facts.get(kind, {}).get(key))
    return BookThing(key, text.name, list(text.head), list(text.rules), back, facts)


def told(key: str, text: HeroesText) -> BookThing:
    return BookThing(key, text.name, list(text.head), list(text.rules))
