"""Who wins: first a faction by the markers, then a player by the leaders, then the tie rules (HL-WIN, HL-TIE)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine.box import HILL_TRIBES, IMPERIAL_ARMY, UNDEAD, WATER_FOLK, Box
from interregnum.kernel.ids import NOBODY, Seat

SOLE: Final = "sole"
MOST: Final = "most"
FEWEST: Final = "fewest"
NUMBER: Final = "number"
NO_WINNER: Final = "nobody"
Reason: TypeAlias = Literal["sole", "most", "fewest", "number", "nobody"]
REASONS: Final[tuple[Reason, ...]] = get_args(Reason)


class Standing:
    """What counts for one player when the winner is sought (HL-R-END-07)."""

    def __init__(self, seat: Seat, leader: i64, aligned: bool, heroes: i64, party: i64, number: i64) -> None:
        self.seat: Final = seat
        self.leader: Final = leader
        self.aligned: Final = aligned
        self.heroes: Final = heroes  # of the winning faction, face up and face down (HL-TIE-01, 02)
        self.party: Final = party  # all heroes of the party (HL-TIE-03)
        self.number: Final = number  # of the leader (HL-TIE-04)


class Outcome:
    """The result of a finished game, and all that led to it."""

    def __init__(self, red: i64, green: i64, faction: i64, winner: i64, reason: str, standings: list[Standing]) -> None:
        self.red: Final = red
        self.green: Final = green
        self.faction: Final = faction
        self.winner: Final = winner  # a seat, or NOBODY
        self.reason: Final = reason
        self.standings: Final = standings  # one for each seat, in order


def winning_faction(box: Box, red: i64, green: i64) -> i64:
    """The first condition that holds, in the rulebook's order (HL-WIN-01)."""
    if red >= box.war_first and green >= box.war_first:  # HL-WIN-02, 03
        return UNDEAD
    if -1 <= red - green <= 1:  # HL-WIN-04
        return WATER_FOLK
    return IMPERIAL_ARMY if red > green else HILL_TRIBES  # HL-WIN-05, 06


def heroes_of(box: Box, party: list[int], faction: i64, leader: i64) -> i64:
    """How many heroes of the winning faction a party holds; each card counts once, but see HL-X-QUEENS-02."""
    total: i64 = 0
    for card in party:
        if box.counts_double(card, party, leader):
            total += box.counts_as[card]
        elif box.factions[card] & (1 << faction) != 0:
            total += 1
    return total


def standing(box: Box, seat: Seat, leader: i64, party: list[int], faction: i64) -> Standing:
    aligned = box.leader_factions[leader] & (1 << faction) != 0
    heroes = heroes_of(box, party, faction, leader)
    return Standing(seat, leader, aligned, heroes, len(party), box.leader_numbers[leader])


def outcome(box: Box, red: i64, green: i64, leaders: list[int], parties: list[list[int]]) -> Outcome:
    """The result of these markers, leaders and whole parties."""
    faction = winning_faction(box, red, green)
    standings = [standing(box, seat, leaders[seat], party, faction) for seat, party in enumerate(parties)]
    winner, reason = decide([one for one in standings if one.aligned])
    return Outcome(red, green, faction, winner, reason, standings)


def ranked(aligned: list[Standing]) -> list[Standing]:
    """The aligned players from the winner down, as the tie rules compare them."""
    return sorted(aligned, key=rank)


def rank(one: Standing) -> tuple[int, int, int]:
    """Most heroes of the winning faction, then the smallest party, then the highest number (HL-TIE-01, 03, 04)."""
    return -int(one.heroes), int(one.party), -int(one.number)


def decide(aligned: list[Standing]) -> tuple[i64, str]:
    """The winner among the aligned players, and the step that decided; each step only compares those still tied."""
    if not aligned:
        return NOBODY, NO_WINNER  # HL-WIN-11
    if len(aligned) == 1:
        return aligned[0].seat, SOLE  # HL-WIN-09
    most = max([one.heroes for one in aligned])
    tied = [one for one in aligned if one.heroes == most]
    if len(tied) == 1:
        return tied[0].seat, MOST  # HL-TIE-01
    fewest = min([one.party for one in tied])
    tied = [one for one in tied if one.party == fewest]
    if len(tied) == 1:
        return tied[0].seat, FEWEST  # HL-TIE-03
    highest = max([one.number for one in tied])
    return [one for one in tied if one.number == highest][0].seat, NUMBER  # HL-TIE-04, 06
