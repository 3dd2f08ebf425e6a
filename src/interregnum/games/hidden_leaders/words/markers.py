"""The marker line of a card."""

from __future__ import annotations

from typing import Final

from interregnum.games.hidden_leaders.engine.facts import Amount, MarkerPart, Move
from interregnum.games.hidden_leaders.words.phrases import Phrases
from interregnum.words.phrases import listed

RELATIVE: Final = ("leading", "trailing")


def marker_line(phrases: Phrases, part: MarkerPart) -> str:
    """Who moves which markers how far, and on what condition."""
    say = phrases.say
    moves = joined(phrases, part)
    return say(
        "marker-line",
        decided="no" if part.chooser == "you" else "yes",
        who=chooser(phrases, part.chooser),
        limited="no" if part.condition is None else "yes",
        condition="" if part.condition is None else phrases.condition(part.condition),
        moves=moves,
        amount="" if part.x is None else amount(phrases, part.x),
    )


def joined(phrases: Phrases, part: MarkerPart) -> str:
    """The moves in one phrase; what two of them share is said once: +1 red OR green, +2 OR −2 red."""
    joint = f"hidden-leaders-markers-{part.mode}"
    ways = [way(one) for one in part.moves]
    names = [phrases.say("marker", marker=one.marker) for one in part.moves]
    kinds = {one.marker in RELATIVE for one in part.moves}
    if len(kinds) == 1 and all(one.condition is None for one in part.moves):
        kind = "relative" if True in kinds else "plain"
        if len(set(ways)) == 1:
            return phrases.say("move", by=ways[0], marker=listed(phrases.words, names, joint), kind=kind)
        if len(set(names)) == 1:
            return phrases.say("move", by=listed(phrases.words, ways, joint), marker=names[0], kind=kind)
    return listed(phrases.words, [move(phrases, one) for one in part.moves], joint)


def chooser(phrases: Phrases, who: str) -> str:
    if who == "you":
        return ""
    key = "next" if who == "next-player" else phrases.scope.players.get(who, "that")
    return phrases.say("player", who=key)


def move(phrases: Phrases, one: Move) -> str:
    kind = "relative" if one.marker in RELATIVE else "plain"
    told = phrases.say("move", by=way(one), marker=phrases.say("marker", marker=one.marker), kind=kind)
    if one.condition is None:
        return told
    return phrases.say("move-if", move=told, condition=phrases.condition(one.condition))


def way(one: Move) -> str:
    """How far, with a true minus sign."""
    return f"{'+' if one.by > 0 else '−'}{'X' if one.times_x else abs(one.by)}"


def amount(phrases: Phrases, x: Amount) -> str:
    """What X is."""
    say = phrases.say
    cards = phrases.counted(x.count)
    if x.factions:
        without = phrases.factions(x.except_factions, "list-and")
        cards = say("x-factions", cards=cards, others="yes" if without else "no", without=without)
    else:
        cards = say("x-cards", cards=cards)
    return say("x-is", amount=cards, capped="yes" if x.cap else "no", cap=x.cap)
