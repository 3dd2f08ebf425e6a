"""The result, told step by step: the markers, the faction, the leaders, and each comparison with its numbers."""

from __future__ import annotations

from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.scoring import FEWEST, MOST, NUMBER, SOLE, Outcome, Standing, ranked
from interregnum.games.hidden_leaders.words.table import Table
from interregnum.words.phrases import listed, yes
from interregnum.words.speaker import Placed


def outcome_lines(table: Table, outcome: Outcome) -> list[str]:
    """One line for every step that was needed to find the winner (HL-R-END-07)."""
    say = table.say
    faction = FACTIONS[outcome.faction]
    distance = abs(int(outcome.red) - int(outcome.green))
    war = table.box.constants.war_first
    told = [say("outcome-markers", red=outcome.red, green=outcome.green)]
    told.append(say("outcome-faction", faction=faction, distance=distance, war=war))
    told += [leader(table, one) for one in outcome.standings]
    return told + decision(table, outcome)


def leader(table: Table, one: Standing) -> str:
    factions = [table.say("faction", faction=each, case="nom") for each in table.box.leaders[one.leader].factions]
    return table.say(
        "outcome-leader",
        player=table.player(one.seat),
        leader=table.leader(one.leader),
        factions=listed(table.words, factions, "list-comma"),
        aligned=yes(one.aligned),
    )


def decision(table: Table, outcome: Outcome) -> list[str]:
    """How the winner was found among the aligned players."""
    if outcome.winner < 0:
        return [table.say("outcome-nobody")]
    player = table.player(outcome.winner)
    aligned = [one for one in outcome.standings if one.aligned]
    told = [table.say("outcome-sole", player=player)] if outcome.reason == SOLE else ties(table, aligned, outcome)
    return [*told, table.say("outcome-winner", player=player)]


def ties(table: Table, tied: list[Standing], outcome: Outcome) -> list[str]:
    """Each comparison up to the one that decided (HL-TIE-01, 03, 04)."""
    told = [compared(table, MOST, {one.seat: one.heroes for one in tied})]
    if outcome.reason == MOST:
        return told
    most = max(one.heroes for one in tied)
    tied = [one for one in tied if one.heroes == most]
    told.append(compared(table, FEWEST, {one.seat: one.party for one in tied}))
    if outcome.reason == FEWEST:
        return told
    fewest = min(one.party for one in tied)
    numbers = {one.seat: one.number for one in tied if one.party == fewest}
    return [*told, compared(table, NUMBER, numbers)]


def compared(table: Table, step: str, counts: dict[int, int]) -> str:
    told = [table.say("outcome-count", player=table.player(seat), n=n) for seat, n in counts.items()]
    return table.say(f"outcome-{step}", counts=listed(table.words, told, "list-comma"))


def places(table: Table, outcome: Outcome) -> list[Placed]:
    """How everybody finished; whose factions lost have nothing to be compared by, and share the last place."""
    best = ranked([one for one in outcome.standings if one.aligned])
    told = [Placed(one.seat, place, behind(table, one, best[0], place)) for place, one in enumerate(best, start=1)]
    last = len(best) + 1 if best else None
    lost = table.say("place-lost", place=place_word(table, last)) if last else table.say("place-none")
    return told + [Placed(one.seat, last, lost) for one in outcome.standings if not one.aligned]


def behind(table: Table, one: Standing, winner: Standing, place: int) -> str:
    """What somebody lacked to win, in the comparison that they lost."""
    word = place_word(table, place)
    if one is winner:
        return word
    if one.heroes < winner.heroes:
        return table.say("place-heroes", place=word, n=winner.heroes - one.heroes)
    if one.party > winner.party:
        return table.say("place-party", place=word, n=one.party - winner.party)
    return table.say("place-number", place=word)


def place_word(table: Table, place: int) -> str:
    return table.words.say("place", n=place)
