"""What questions, answers and events have in common: the players, the cards and the places they speak of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from interregnum.games.hidden_leaders.engine.facts import FACTIONS, BoxFacts
from interregnum.games.hidden_leaders.engine.zones import ZONE_WORDS, Place
from interregnum.games.hidden_leaders.game import standard
from interregnum.kernel.ids import SEAT_LETTERS, Card, Seat
from interregnum.words.catalogue import Catalogue, Word
from interregnum.words.phrases import listed, yes


def standard_box() -> BoxFacts:
    """The cards that ship with the package."""
    return standard().box.facts


@dataclass(frozen=True)
class Table:
    """A language, the cards of the box, and the names of the players."""

    words: Catalogue
    box: BoxFacts
    names: Sequence[str] = tuple(SEAT_LETTERS)

    def say(self, message: str, **words: Word) -> str:
        """A message of this game."""
        return self.words.say(f"hidden-leaders-{message}", **words)

    def player(self, seat: Seat) -> str:
        """The name of a player; the letter of the seat stands in for a missing one."""
        return self.names[seat] if 0 <= seat < len(self.names) else SEAT_LETTERS[seat] if seat >= 0 else ""

    def name(self, card: int) -> str:
        """The name of a card that is known."""
        return self.say(f"card-{self.box.cards[card].id}") if card >= 0 else ""

    def card(self, card: Card, case: str = "acc") -> str:
        """A card as a noun, with its name as far as it is known."""
        return self.say("a-card", known=yes(card >= 0), name=self.name(card), case=case)

    def title(self, card: int) -> str:
        """The name of a card as it stands alone."""
        return self.say("card-title", name=self.name(card)) if card >= 0 else ""

    def cards(self, cards: Sequence[int]) -> str:
        """Several cards by name."""
        return listed(self.words, [self.title(card) for card in cards], "list-comma")

    def leader(self, leader: int) -> str:
        """A leader with the epithet."""
        one = f"leader-{self.box.leaders[leader].id}"
        return self.say("leader-full", name=self.say(one), epithet=self.say(f"{one}.epithet"))

    def faction(self, faction: int, case: str = "nom") -> str:
        return self.say("faction", faction=FACTIONS[faction], case=case)

    def moves(self, old: tuple[int, int], new: tuple[int, int]) -> str:
        """Where red and green go from their old spaces; nothing of a marker that stays."""
        ways = zip(("red", "green"), old, new, strict=True)
        told = [
            self.say("marker-moved", marker=one, to=to, **{"from": start}) for one, start, to in ways if start != to
        ]
        return listed(self.words, told, "list-comma")

    def place(self, message: str, place: Place, actor: Seat, how: str = "") -> str:
        """A place as the message puts it: `at-place`, `from-place` or `into-place` (which asks how a card goes)."""
        own = yes(place.seat == actor)
        player = self.player(place.seat)
        return self.say(message, zone=ZONE_WORDS[place.zone], own=own, player=player, number=place.index + 1, how=how)
