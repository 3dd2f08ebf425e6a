"""The content as tables of small integers: a card is its row, a set of factions a mask."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine.facts import FACTIONS, BoxFacts
from interregnum.kernel.ids import Card

UNDEAD: Final[i64] = 0
WATER_FOLK: Final[i64] = 1
IMPERIAL_ARMY: Final[i64] = 2
HILL_TRIBES: Final[i64] = 3


def mask(factions: tuple[str, ...]) -> int:
    """A set of factions as bits."""
    return sum(1 << FACTIONS.index(faction) for faction in factions)


def in_play(facts: BoxFacts, beginner: bool, extras: bool, queens: bool) -> list[int]:
    """The cards of a game with these options, the Emperor included."""
    sets = ["base"] + ["extras"] * extras + ["queens"] * queens
    return [number for number, card in enumerate(facts.cards) if card.set in sets and not (beginner and card.advanced)]


class Box:
    """What is in the box, in the form the engine works with. Immutable once made."""

    def __init__(self, facts: BoxFacts) -> None:
        self.facts: Final = facts
        self.ids: Final = [card.id for card in facts.cards]
        self.numbers: Final = {card.id: number for number, card in enumerate(facts.cards)}
        self.factions: Final = [mask(card.factions) for card in facts.cards]
        self.copyable: Final = [card.copyable for card in facts.cards]
        self.pure_copier: Final = [card.pure_copier for card in facts.cards]
        self.shields: Final = [card.static is not None for card in facts.cards]
        self.counts_as: Final = [0 if card.endgame is None else card.endgame.counts_as for card in facts.cards]
        self.leader_ids: Final = [leader.id for leader in facts.leaders]
        self.leader_factions: Final = [mask(leader.factions) for leader in facts.leaders]
        self.leader_numbers: Final = [leader.number for leader in facts.leaders]
        self.emperor: i64 = self.numbers["buried-emperor"]
        self.in_play: Final = [in_play(facts, key & 1 != 0, key & 2 != 0, key & 4 != 0) for key in range(8)]
        self.track_spaces: i64 = facts.constants.track_spaces
        self.start_space: i64 = facts.constants.start_space
        self.war_first: i64 = facts.constants.war_first
        self.tavern_slots: i64 = facts.constants.tavern_slots
        self.setup_deal: i64 = facts.constants.setup_deal
        self.draw_to: i64 = facts.constants.draw_to
        self.keep: i64 = facts.constants.keep
        self.discard_max: i64 = facts.constants.step1_discard_max

    def counts_double(self, card: Card, party: list[int], leader: i64) -> bool:
        """Whether the card counts as several heroes of the winning faction, not as one of its own (HL-X-QUEENS-02)."""
        endgame = self.facts.cards[card].endgame
        if endgame is None:
            return False
        if endgame.beside:
            return self.numbers[endgame.beside] in party
        return self.leader_ids[leader] in endgame.leaders

    def threshold(self, seats: int, beginner: bool) -> int:
        """The face-up heroes of one party that end the game (HL-END-02, HL-BEGINNER-02)."""
        constants = self.facts.constants
        return (constants.end_threshold_beginner if beginner else constants.end_threshold)[seats - 2]

    def cards_in_play(self, beginner: bool, extras: bool, queens: bool) -> list[int]:
        """The cards of a game with these options, in a list of one's own."""
        return self.in_play[beginner + 2 * extras + 4 * queens][:]
