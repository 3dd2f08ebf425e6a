"""When anybody may first have seen a card or a leader: a book kept from the truth and the rules alone.

It asks neither the views of the server nor what the engine believes that somebody knows. Whoever names a card to a
viewer before the viewer has seen it, in any byte, is caught, also where two worlds look the same for the same mistake.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from msgspec import json

from interregnum.events import cards_of
from interregnum.games.heroes.engine import events as told
from interregnum.games.heroes.engine import state as heroes
from interregnum.games.heroes.engine.box import ARTIFACT, HEROES_EACH, SCROLL, SKILL, TREASURE, WEEK
from interregnum.games.heroes.engine.box import Box as HeroesBox
from interregnum.games.heroes.engine.choices import ASKS
from interregnum.games.hidden_leaders.engine import events as e
from interregnum.games.hidden_leaders.engine import state as leaders
from interregnum.games.hidden_leaders.engine.box import Box as LeadersBox
from interregnum.games.hidden_leaders.engine.zones import (
    ASIDE,
    EMPTY,
    GRAVEYARD_ZONE,
    HAND,
    PARTY_DOWN,
    PARTY_UP,
    TAVERN_ZONE,
    Place,
)
from interregnum.kernel.ids import ALL, WATCHER, Card, Seat, bit
from interregnum.kernel.journal import Event
from interregnum.kernel.state import State
from interregnum.registry import PACKAGES
from interregnum.server import entries
from interregnum.server.table import Table

WORD: Final = re.compile(rb"[a-z][a-z0-9-]+")
WORDS: Final = [Path(str(one.folder("words"))) for one in PACKAGES.values()]
NAMED: Final = re.compile(r"^([a-z0-9-]+) = (.+)$", re.M)
CARD: Final = re.compile(r"^(?:hidden-leaders-(?:card|leader)|heroes-(?:skill|scroll|artifact|week|treasure))-")
REFUSED: Final = b'{"type":"refused"'
SOME: Final = 20  # alarms that are told at length
AROUND: Final = 80  # letters


class Sights(ABC):
    """What each viewer has seen so far; whatever somebody else was told before is an alarm."""

    def __init__(self, ids: Iterable[str]) -> None:
        self.ids: Final = frozenset(one.encode() for one in ids)
        self.names: Final = names_of(self.ids)
        longest_first = sorted(map(re.escape, self.names), key=len, reverse=True)
        self.name: Final = re.compile(rf"\b(?:{'|'.join(longest_first)})\b")
        self.seen: Final[defaultdict[int, set[bytes]]] = defaultdict(set)
        self.said: Final[defaultdict[int, frozenset[bytes]]] = defaultdict(frozenset)  # in their last message
        self.followed = 0  # entries of the log
        self.state: State | None = None
        self.checked = 0
        self.count = 0
        self.alarms: list[str] = []

    def follow(self, table: Table) -> None:
        """Take note of what happened since; an undo takes nothing out of anybody's head."""
        if table.progress is None:
            return
        state = table.progress.state
        if self.state is None:
            self.begin(state)
        for item in table.log.items(self.followed):
            for event in item.events:
                self.hear(event)
            if isinstance(item.entry, entries.Undone):
                self.go_back(state)
        self.followed = len(table.log)
        if state is not self.state:
            self.state = state
            self.look(state)

    def check(self, viewer: int, message: bytes) -> None:
        """Every card that a message names must have been seen."""
        named = self.named_in(message) | self.named_in_words(message)
        if message.startswith(REFUSED):  # it repeats what they said themselves
            named -= self.said[viewer]
        self.checked += len(named)
        for one in sorted(named - self.seen[viewer]):
            self.count += 1
            if len(self.alarms) < SOME:
                told = self.where(one, message)
                self.alarms.append(f"viewer {viewer} was told of {one.decode()} before they saw it: … {told} …")

    def hear_say(self, viewer: int, message: object) -> None:
        """A viewer names what they like."""
        self.said[viewer] = self.named_in(message.encode() if isinstance(message, str) else json.encode(message))

    def named_in(self, message: bytes) -> frozenset[bytes]:
        """The cards that stand in a message by their ids."""
        return self.ids.intersection(WORD.findall(message))

    def where(self, card: bytes, message: bytes) -> str:
        """What stands around a card in a message."""
        text = message.decode()
        forms = [card.decode(), *[name for name, one in self.names.items() if one == card]]
        place = next(text.find(form) for form in forms if form in text)
        return text[max(place - AROUND, 0) : place + AROUND]

    def named_in_words(self, message: bytes) -> set[bytes]:
        """The cards that stand in a message by their names in any language."""
        if b'"text":"' not in message:
            return set()
        return {self.names[name] for name in self.name.findall(message.decode())} - {b""}

    def show(self, names: Iterable[str], seers: int) -> None:
        """Everybody in the mask has seen these."""
        shown = [name.encode() for name in names]
        for viewer in range(WATCHER + 1):
            if seers & bit(viewer):
                self.seen[viewer].update(shown)

    @abstractmethod
    def begin(self, state: State) -> None:
        """The first position."""

    @abstractmethod
    def look(self, state: State) -> None:
        """Who sees what as things lie."""

    @abstractmethod
    def hear(self, event: Event) -> None:
        """Who sees what as things move; nothing may lie long enough to be looked at."""

    @abstractmethod
    def go_back(self, state: State) -> None:
        """An answer was taken back."""


def names_of(ids: frozenset[bytes]) -> dict[str, bytes]:
    """The names of cards in all languages; those of other things, which may hold one of them, stand for nothing."""
    found = [
        one for room in WORDS for path in room.glob("*/names.ftl") for one in NAMED.findall(path.read_text("utf-8"))
    ]
    others = {name: b"" for _, name in found}
    cards = {name: CARD.sub("", key).encode() for key, name in found if CARD.match(key)}
    return others | {name: card for name, card in cards.items() if card in ids}


class SightsOfLeaders(Sights):
    """Hidden Leaders: heroes and leaders (HL-R-INFO-01 to 03)."""

    def __init__(self, box: LeadersBox) -> None:
        super().__init__([*box.ids, *box.leader_ids])
        self.box: Final = box
        self.graveyard: list[int] = []

    def begin(self, state: State) -> None:
        self.go_back(state)

    def go_back(self, state: State) -> None:
        assert isinstance(state, leaders.State)
        self.graveyard = state.graveyard[:]

    def look(self, state: State) -> None:
        assert isinstance(state, leaders.State)
        assert self.graveyard == state.graveyard, "every move of a card has its event"
        self.show_cards([card for row in state.ups for card in row], ALL)
        self.show_cards([card for card in state.tavern if card != EMPTY], ALL)
        self.show_cards(state.graveyard[-1:], ALL)
        for seat in range(state.seats):
            self.show_cards([*state.hands[seat], *state.downs[seat]], bit(seat))
            self.show([self.box.leader_ids[state.leaders[seat]]], bit(seat))
        if state.over:  # everything may be shown to all (HL-INFO-01, HL-R-INFO-10)
            self.show([*self.box.ids, *self.box.leader_ids], ALL)

    def show_cards(self, cards: Iterable[int], seers: int) -> None:
        self.show([self.box.ids[card] for card in cards], seers)

    def hear(self, event: Event) -> None:
        match event:
            case e.GameBegan():
                self.show_cards(event.cards, ALL)
            case e.Dealt():
                self.show([self.box.leader_ids[event.leader]], bit(event.seat))
                self.show_cards(event.cards, bit(event.seat))
            case e.CardMoved():
                self.move(event.seat, event.card, event.from_, event.to)
            case e.Exchanged():
                self.move(event.seat, event.a, event.a_place, event.b_place)
                self.move(event.seat, event.b, event.b_place, event.a_place)
            case e.Looked():
                self.show_cards([int(event.card)], bit(event.seat) | holders(event.place, event.seat))
            case e.Searched():
                self.show_cards(event.cards, bit(event.seat))
            case e.Revealed() | e.Performed():
                self.show_cards([event.card], ALL)

    def move(self, by: Seat, card: Card, source: Place, target: Place) -> None:
        """A card is seen by whoever could look at it where it lay, and by whoever can where it lies."""
        if source.zone == GRAVEYARD_ZONE:
            self.graveyard.remove(card)
        if target.zone == GRAVEYARD_ZONE:
            self.graveyard.append(card)
        self.show_cards(self.graveyard[-1:], ALL)
        self.show_cards([card], holders(source, by) | holders(target, by))


class SightsOfLeadersPlayedOn(SightsOfLeaders):
    """A game that begins in the middle of another one: what is known was seen there."""

    def begin(self, state: State) -> None:
        assert isinstance(state, leaders.State)
        for card, seers in enumerate(state.known):
            self.show_cards([card], seers)
        super().begin(state)


def holders(place: Place, by: int) -> int:
    """The mask of those who see a card that lies there; what was lifted out of its zone, whoever lifted it."""
    if place.zone in (PARTY_UP, TAVERN_ZONE):
        return ALL
    if place.zone in (HAND, PARTY_DOWN):
        return bit(place.seat)
    return bit(by) if place.zone == ASIDE else 0


OPENLY: Final = (  # events of Heroes that name a card which lies open or is laid open by it (MMH-INFO-01, 04)
    told.WeekRevealed, told.Prevented, told.CardUsed, told.ScrollUsed, told.ScrollCancelled, told.CardRolled,
    told.Gained, told.Built, told.ScrollSold, told.Discarded, told.TreasureDrawn, told.PartTaken, told.ArtifactWon,
)  # fmt: skip


class SightsOfHeroes(Sights):
    """Heroes: skills, scrolls, artifacts, weeks and treasures (MMH-INFO-01 to 04)."""

    def __init__(self, box: HeroesBox) -> None:
        kinds = (SKILL, SCROLL, ARTIFACT, WEEK, TREASURE)
        self.box: Final = box
        named = [name for name, kind in zip(box.ids, box.kinds, strict=True) if kind in kinds]
        super().__init__(name for name in named if name not in ASKS)  # a question may be called like a skill

    def begin(self, state: State) -> None:
        """Games begin in the middle of things: what lies hidden may have lain open once."""
        assert isinstance(state, heroes.State)
        for number, seers in enumerate(state.known):
            self.show_cards([state.box.scroll_first + number], seers)

    def go_back(self, state: State) -> None:
        """Nothing is kept but what was seen."""

    def look(self, state: State) -> None:
        assert isinstance(state, heroes.State)
        piles = [*state.skills, *state.artifacts, *state.skill_discards]
        piles += [state.treasure_discards, state.artifact_discards, state.scroll_discards, state.past_weeks]
        self.show_cards([card for pile in piles for card in pile], ALL)
        if state.week >= 0:
            self.show_cards([state.week], ALL)
        for hero, scrolls in enumerate(state.scrolls):
            seat = state.seat_of[hero // HEROES_EACH]
            if scrolls:
                self.show_cards(scrolls, bit(seat))

    def show_cards(self, cards: Iterable[int], seers: int) -> None:
        self.show([self.box.ids[card] for card in cards], seers)

    def hear(self, event: Event) -> None:
        assert self.state is None or isinstance(self.state, heroes.State)
        if isinstance(event, OPENLY):
            self.show_cards(cards_of(event), ALL)
        elif isinstance(event, (told.Drawn, told.Kept)) and self.state is not None:
            self.show_cards(cards_of(event), bit(self.state.seat_of[event.hero // HEROES_EACH]))
