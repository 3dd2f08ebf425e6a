"""The whole box in one language: every card, leader and faction with its words, for clients that show them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.facts import (
    FACTIONS,
    SETS,
    CardFacts,
    Faction,
    LeaderFacts,
    Move,
    StepFacts,
)
from interregnum.games.hidden_leaders.engine.scoring import winning_faction
from interregnum.games.hidden_leaders.words.words import HiddenLeadersWords
from interregnum.words.phrases import capital


@dataclass(frozen=True)
class BookMove:
    """One marker goes `by` spaces, or X of them when `times_x`; perhaps only on a condition that the text tells."""

    marker: str
    by: int
    times_x: bool
    conditional: bool


@dataclass(frozen=True)
class BookMarker:
    """The marker line of a card; it stands before line `at` of the text, which tells on what condition or by whom."""

    mode: str
    moves: list[BookMove]
    conditional: bool
    text: str
    at: int


@dataclass(frozen=True)
class BookCard:
    """One hero card."""

    id: str
    name: str
    factions: list[str]
    set: str
    advanced: bool
    marker: BookMarker | None
    lines: list[str]
    verbs: list[str]


@dataclass(frozen=True)
class BookLeader:
    """One leader."""

    id: str
    name: str
    epithet: str
    full: str
    factions: list[str]
    number: int


@dataclass(frozen=True)
class BookName:
    """A faction or a set."""

    id: str
    name: str


@dataclass(frozen=True)
class BookTrack:
    """The power track; `leading` says for each space of red, then of green, which faction would win there."""

    spaces: int
    war_first: int
    war_last: int
    leading: list[list[Faction]]


@dataclass(frozen=True)
class Book:
    """Everything in the box."""

    lang: str
    track: BookTrack
    factions: list[BookName]
    sets: list[BookName]
    leaders: list[BookLeader]
    cards: list[BookCard]


def book(words: HiddenLeadersWords) -> Book:
    facts = words.box
    return Book(
        words.lang,
        track(Box(facts)),
        [BookName(one, capital(words.faction(one))) for one in FACTIONS],
        [BookName(one, words.catalogue.say(f"hidden-leaders-set-{one}")) for one in SETS],
        [leader(words, one) for one in facts.leaders],
        [card(words, one) for one in facts.cards],
    )


def track(box: Box) -> BookTrack:
    spaces = range(1, box.track_spaces + 1)
    leading = [[FACTIONS[winning_faction(box, red, green)] for green in spaces] for red in spaces]
    constants = box.facts.constants
    return BookTrack(len(spaces), constants.war_first, constants.war_last, leading)


def leader(words: HiddenLeadersWords, facts: LeaderFacts) -> BookLeader:
    name, epithet = words.leader_name(facts.id), words.leader_epithet(facts.id)
    full = words.catalogue.say("hidden-leaders-leader-full", name=name, epithet=epithet)
    return BookLeader(facts.id, name, epithet, full, list(facts.factions), facts.number)


def card(words: HiddenLeadersWords, facts: CardFacts) -> BookCard:
    text = words.card_layout(facts)
    marker = None
    if text.marker:
        moves = [move(one) for one in facts.marker.moves]
        conditional = facts.marker.condition is not None or facts.marker.chooser != "you"
        marker = BookMarker(facts.marker.mode, moves, conditional, text.marker, text.marker_at)
    return BookCard(
        facts.id,
        words.card_name(facts.id),
        list(facts.factions),
        facts.set,
        facts.advanced,
        marker,
        list(text.lines),
        sorted(set(verbs(facts.steps))),
    )


def move(facts: Move) -> BookMove:
    return BookMove(facts.marker, facts.by, facts.times_x, facts.condition is not None)


def verbs(steps: Iterable[StepFacts]) -> list[str]:
    """What a card does, in the vocabulary of the content; the parts of alternatives count."""
    return [verb for step in steps for verb in (step.do, *verbs(part for option in step.options for part in option))]
