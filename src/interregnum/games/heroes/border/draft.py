"""A position while it is read: its parts, their words, and which pieces have been named."""

from __future__ import annotations

import re
from typing import Final

from interregnum.games.heroes.border.drawing import bad
from interregnum.games.heroes.border.names import Names
from interregnum.games.heroes.engine.box import BUILDING, SKILL, Box
from interregnum.games.heroes.engine.map.board import NO_TIER, Board
from interregnum.games.heroes.engine.state import NO_ENCOUNTER
from interregnum.games.heroes.engine.terms import TIERS
from interregnum.kernel.ids import NOBODY, SEAT_LETTERS

HEADS: Final = (
    "map", "tiles", "guards", "encounters", "explored", "weeks", "discards", "scrolls", "artifacts", "treasures",
    "turn", "options", "battle",
)  # fmt: skip
NUMBERS: Final = ("level", "gold", "resources", "honours", "luck")
LISTS: Final = ("owns", "played", "cards", "discarded", "might", "magic")
OF_HERO: Final = ("luck",)
EVERYBODYS: Final = (SKILL, BUILDING)  # kinds of which every player has cards of his own
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 4
ARMY: Final = re.compile(r"[1-9]\d?[be][1-4]", re.ASCII)
TILE: Final = re.compile(r"\d{1,2}(r[0-3])?", re.ASCII)
NUMBER: Final = re.compile(r"\d{1,4}", re.ASCII)


class Part:
    """The words of a player or a hero: bare ones, numbers behind their names, lists behind theirs."""

    def __init__(self, words: list[str], names: tuple[str, ...]) -> None:
        self.bare: Final[list[str]] = []
        self.numbers: Final[dict[str, str]] = {}
        self.lists: Final[dict[str, list[str]]] = {}
        into = self.bare
        rest = list(words)
        while rest:
            word = rest.pop(0)
            if word not in names:
                into.append(word)
            elif word in self.numbers or word in self.lists:
                raise bad(word, "each part once")
            elif word in NUMBERS:
                self.numbers[word] = rest.pop(0) if rest else ""
                into = self.bare
            else:
                into = self.lists.setdefault(word, [])

    def number(self, name: str, default: int, least: int, most: int) -> int:
        text = self.numbers.get(name, str(default))
        if not NUMBER.fullmatch(text) or not least <= int(text) <= most:
            raise bad(f"{name} {text}", f"{name} {least}..{most}")
        return int(text)

    def listed(self, name: str) -> list[str]:
        return self.lists.get(name, [])

    @staticmethod
    def is_army(word: str) -> bool:
        return ARMY.fullmatch(word) is not None

    @staticmethod
    def is_tile(word: str) -> bool:
        return TILE.fullmatch(word) is not None


class Draft:
    """The parts of a position, and what they may still name."""

    def __init__(self, box: Box, names: Names, text: str) -> None:
        self.box: Final = box
        self.names: Final = names
        self.parts: Final[dict[str, str]] = {}
        self.players: Final[list[Part]] = []
        self.heroes: Final[dict[int, Part]] = {}
        self.used: Final[set[tuple[int, int]]] = set()  # a seat, or NOBODY, and a card
        self.tokens: Final[set[int]] = set()
        for section in text.split("|"):
            if section.split():
                self.add(section.split()[0], section)
        while len(self.players) < LEAST_SEATS:
            self.players.append(Part([], ()))

    @property
    def seats(self) -> int:
        return len(self.players)

    def add(self, head: str, section: str) -> None:
        rest = section.split(maxsplit=1)[1] if len(section.split()) > 1 else ""
        if len(self.players) < MOST_SEATS and head == SEAT_LETTERS[len(self.players)]:
            self.players.append(Part(rest.split(), (*NUMBERS, *LISTS)))
        elif head in self.names.heroes and self.names.heroes[head] not in self.heroes:
            self.heroes[self.names.heroes[head]] = Part(rest.split(), OF_HERO)
        elif head in HEADS and head not in self.parts:
            self.parts[head] = rest
        else:
            raise bad(head, "players in order, heroes by id, other parts once")

    def words(self, head: str) -> list[str]:
        return self.parts.get(head, "").split()

    def field(self, word: str) -> int:
        if word not in self.names.fields:
            raise bad(word, "a field")
        return self.names.fields[word]

    def icon(self, board: Board, word: str) -> int:
        """A field with the icon of an encounter."""
        field = self.field(word)
        if field >= board.size or board.tier[field] == NO_TIER:
            raise bad(word, "a field with an encounter, and its token")
        return field

    def action(self, word: str) -> int:
        if word not in self.names.cards:
            raise bad(word, " ".join(self.box.card_ids))
        return self.names.cards[word]

    def card(self, word: str, seat: int, *kinds: int) -> int:
        """A card of one of these kinds that was not named before; skills and buildings are there for every seat."""
        card = self.names.sources.get(word, NOBODY)
        if card == NOBODY or self.box.kinds[card] not in kinds:
            raise bad(word, "the id of a card")
        owner = seat if self.box.kinds[card] in EVERYBODYS else NOBODY
        if (owner, card) in self.used:
            raise bad(word, "each card once")
        self.used.add((owner, card))
        return card

    def token(self, word: str) -> int:
        token = self.names.tokens.get(word, NOBODY)
        if token == NOBODY or token in self.tokens:
            raise bad(word, "the id of an encounter, each once")
        self.tokens.add(token)
        return token

    def deck(self, head: str, kind: int) -> list[int]:
        """What nobody has, in the order of the box, and on top of it what is named."""
        top = [self.card(word, NOBODY, kind) for word in self.words(head)]
        first, end = self.box.starts[kind], self.box.starts[kind + 1]
        return [card for card in range(first, end) if (NOBODY, card) not in self.used] + top


def next_tokens(box: Box, board: Board, named: dict[int, int], gone: set[int]) -> list[int]:
    """The tokens of all fields: those named, else the next one of its colour that is neither named nor gone."""
    bags = [[n for n, one in enumerate(box.token_tier) if one == tier and n not in gone] for tier in range(len(TIERS))]
    found = [int(NO_ENCOUNTER)] * board.size
    for field, tier in enumerate(board.tier):
        if field in named:
            found[field] = named[field]
        elif tier != NO_TIER and bags[tier]:
            found[field] = bags[tier].pop(0)
    return found
