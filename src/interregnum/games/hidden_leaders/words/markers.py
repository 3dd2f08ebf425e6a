"""The marker line of a card."""

from __future__ import annotations

from interregnum.games.hidden_leaders.engine.facts import Amount, MarkerPart, Move
from interregnum.games.hidden_leaders.words.phrases import Phrases, factions
from interregnum.words.phrases import listed


def marker_line(phrases: Phrases, part: MarkerPart) -> str:
    """Who moves which markers how far, and on what condition."""
    say = phrases.words.say
    moves = listed(phrases.words, [move(phrases, one) for one in part.moves], f"markers-{part.mode}")
    return say(
        "marker-line",
        decided="no" if part.chooser == "you" else "yes",
        who=chooser(phrases, part.chooser),
        limited="no" if part.condition is None else "yes",
        condition="" if part.condition is None else phrases.condition(part.condition),
        moves=moves,
        amount="" if part.x is None else amount(phrases, part.x),
    )


def chooser(phrases: Phrases, who: str) -> str:
    if who == "you":
        return ""
    key = "next" if who == "next-player" else phrases.scope.players.get(who, "that")
    return phrases.words.say("player", who=key)


def move(phrases: Phrases, one: Move) -> str:
    far = f"{'+' if one.by > 0 else '-'}X" if one.times_x else f"{one.by:+d}"
    told = phrases.words.say("move", by=far, marker=one.marker)
    if one.condition is None:
        return told
    return phrases.words.say("move-if", move=told, condition=phrases.condition(one.condition))


def amount(phrases: Phrases, x: Amount) -> str:
    """What X is."""
    say = phrases.words.say
    cards = phrases.counted(x.count)
    if x.factions:
        without = factions(phrases.words, x.except_factions, "list-and", "gen")
        cards = say("x-factions", cards=cards, others="yes" if without else "no", without=without)
    else:
        cards = say("x-cards", cards=cards)
    return say("x-is", amount=cards, capped="yes" if x.cap else "no", cap=x.cap)
