"""One line of the log for an event, as it was redacted for its viewer."""

from __future__ import annotations

from typing import Final

from interregnum.games.hidden_leaders.engine import events as e
from interregnum.games.hidden_leaders.engine.choices import FACTIONS as NAMED_FACTION
from interregnum.games.hidden_leaders.engine.choices import SEAT as NAMED_SEAT
from interregnum.games.hidden_leaders.engine.choices import pile_number
from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.vocabulary import PILES
from interregnum.games.hidden_leaders.engine.zones import HAND, PARTY_UP
from interregnum.games.hidden_leaders.words.table import Table
from interregnum.kernel.ids import UNKNOWN, Seat
from interregnum.kernel.journal import Event
from interregnum.words.phrases import yes

CASES: Final = {"refilled": "nom", "saved": "first"}  # where the card is not what somebody moves


def event_line(table: Table, event: Event) -> str:
    """What happened, in the present tense, so that no player needs a gender."""
    if isinstance(event, e.CardMoved):
        return moved(table, event)
    if isinstance(event, e.Exchanged):
        return exchanged(table, event)
    if isinstance(event, e.MarkersMoved):
        return markers(table, event)
    if isinstance(event, e.Named):
        return named(table, event)
    if isinstance(event, (e.Picked, e.Looked, e.Revealed)):
        return shown(table, event)
    if isinstance(event, (e.Passed, e.Searched, e.Performed, e.HandLacks)):
        return done(table, event)
    return framed(table, event)


def moved(table: Table, event: e.CardMoved) -> str:
    """A card went from one place to another; that one discards from one's hand and draws into it goes unsaid."""
    how = e.HOW_WORDS[event.how]
    start, into = event.from_, event.to
    unsaid = how == "discarded" and start.zone == HAND and start.seat == event.seat
    silent = how.startswith("drawn") and into.zone == HAND and into.seat == event.seat
    return table.say(
        f"event-{how}",
        player=table.player(event.seat),
        card=table.card(event.card, CASES.get(how, "acc")),
        at=table.place("at-place", start, event.seat),
        into="" if silent else table.place("into-place", into, event.seat, how),
        face="up" if into.zone == PARTY_UP else "down",
        **{"from": "" if unsaid else table.place("from-place", start, event.seat)},
    )


def exchanged(table: Table, event: e.Exchanged) -> str:
    return table.say(
        "event-exchanged",
        player=table.player(event.seat),
        first=table.card(event.a),
        second=table.card(event.b),
        **{
            "first-at": table.place("at-place", event.a_place, event.seat),
            "second-at": table.place("at-place", event.b_place, event.seat),
        },
    )


def markers(table: Table, event: e.MarkersMoved) -> str:
    player = table.player(event.seat)
    old, new = (event.from_.red, event.from_.green), (event.to.red, event.to.green)
    if old == new:
        return table.say("event-markers-left", player=player)
    return table.say("event-markers-moved", player=player, moves=table.moves(old, new))


def named(table: Table, event: e.Named) -> str:
    """A player, a faction or a pile was named."""
    player = table.player(event.seat)
    if event.what == "player":
        other = event.value - NAMED_SEAT
        own = yes(other == event.seat)
        return table.say("event-named-player", player=player, other=table.player(Seat(other)), own=own)
    if event.what == "faction":
        return table.say("event-named-faction", player=player, faction=table.faction(event.value - NAMED_FACTION))
    pile = table.say("pile", zone=PILES[pile_number(event.value)])
    return table.say("event-named-pile", player=player, pile=pile)


def shown(table: Table, event: e.Picked | e.Looked | e.Revealed) -> str:
    """Somebody pointed at a card, or saw it, or showed it."""
    word = "picked" if isinstance(event, e.Picked) else "looked" if isinstance(event, e.Looked) else "revealed"
    at = table.place("at-place", event.place, event.seat)
    return table.say(f"event-{word}", player=table.player(event.seat), card=table.card(event.card), at=at)


def done(table: Table, event: e.Passed | e.Searched | e.Performed | e.HandLacks) -> str:
    player = table.player(event.seat)
    if isinstance(event, e.Performed):
        return table.say("event-performed", player=player, card=table.card(event.card, "gen"))
    if isinstance(event, e.HandLacks):
        return table.say("event-hand-lacks", player=player, faction=table.faction(event.faction, "gen"))
    if isinstance(event, e.Searched):
        seen = all(card != UNKNOWN for card in event.cards)
        return table.say("event-searched", player=player, known=yes(seen), cards=table.cards(event.cards))
    return table.say("event-passed", player=player)


def framed(table: Table, event: Event) -> str:
    """How the game and its turns begin and end."""
    if isinstance(event, e.GameBegan):
        return table.say("event-game-began", player=table.player(event.seat), cards=table.cards(event.cards))
    if isinstance(event, e.Dealt):
        return dealt(table, event)
    if isinstance(event, e.TurnBegan):
        return table.say("event-turn-began", player=table.player(event.seat), number=event.number)
    if isinstance(event, e.Reshuffled):
        return table.say("event-reshuffled", n=event.count)
    assert isinstance(event, e.GameEnded), event
    return ended(table, event)


def ended(table: Table, event: e.GameEnded) -> str:
    """Who won, and the heroes that were hidden to the end."""
    faction = table.say("faction-wins", faction=FACTIONS[event.faction])
    won, player = yes(event.winner >= 0), table.player(event.winner)
    told = [table.say("event-game-ended", won=won, player=player, faction=faction)]
    for seat, cards in enumerate(event.hidden):
        if cards:
            told.append(table.say("event-hidden-open", player=table.player(seat), cards=table.cards(cards)))
    return " ".join(told)


def dealt(table: Table, event: e.Dealt) -> str:
    """A leader, who stays covered also in the log of its player, and cards: by name for the one who holds them."""
    known = event.leader != UNKNOWN
    return table.say(
        "event-dealt",
        known=yes(known),
        player=table.player(event.seat),
        n=len(event.cards),
        cards=table.cards(event.cards) if known else "",
    )
