"""One line of the log for an event, as it was redacted for its viewer."""

from __future__ import annotations

from interregnum.games.hidden_leaders.engine import events as e
from interregnum.games.hidden_leaders.engine.choices import pile_number
from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.vocabulary import PILES
from interregnum.games.hidden_leaders.engine.zones import HAND, PARTY_UP
from interregnum.games.hidden_leaders.words.table import Table
from interregnum.kernel.ids import UNKNOWN
from interregnum.kernel.journal import Event
from interregnum.words.phrases import listed, yes


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
    start, into = event.source, event.target
    unsaid = how == "discarded" and start.zone == HAND and start.seat == event.seat
    silent = how.startswith("drawn") and into.zone == HAND and into.seat == event.seat
    return table.words.say(
        f"event-{how}",
        player=table.player(event.seat),
        card=table.card(event.card, "nom" if how in ("refilled", "saved") else "acc"),
        at=table.place("at-place", event.source, event.seat),
        into="" if silent else table.place("into-place", into, event.seat),
        face="up" if into.zone == PARTY_UP else "down",
        **{"from": "" if unsaid else table.place("from-place", start, event.seat)},
    )


def exchanged(table: Table, event: e.Exchanged) -> str:
    return table.words.say(
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
    ways = (("red", event.old_red, event.red), ("green", event.old_green, event.green))
    told = [
        table.words.say("marker-moved", marker=marker, to=to, **{"from": start})
        for marker, start, to in ways
        if start != to
    ]
    moves = listed(table.words, told, "list-comma")
    return table.words.say("event-markers-moved", player=table.player(event.seat), moves=moves)


def named(table: Table, event: e.Named) -> str:
    """A player, a faction or a pile was named."""
    player = table.player(event.seat)
    if event.what == "player":
        return table.words.say("event-named-player", player=player, other=table.player(event.value))
    if event.what == "faction":
        return table.words.say("event-named-faction", player=player, faction=table.faction(event.value))
    pile = table.words.say("pile", zone=PILES[pile_number(event.value)])
    return table.words.say("event-named-pile", player=player, pile=pile)


def shown(table: Table, event: e.Picked | e.Looked | e.Revealed) -> str:
    """Somebody pointed at a card, or saw it, or showed it."""
    word = "picked" if isinstance(event, e.Picked) else "looked" if isinstance(event, e.Looked) else "revealed"
    at = table.place("at-place", event.place, event.seat)
    return table.words.say(f"event-{word}", player=table.player(event.seat), card=table.card(event.card), at=at)


def done(table: Table, event: e.Passed | e.Searched | e.Performed | e.HandLacks) -> str:
    player = table.player(event.seat)
    if isinstance(event, e.Performed):
        return table.words.say("event-performed", player=player, card=table.card(event.card, "gen"))
    if isinstance(event, e.HandLacks):
        return table.words.say("event-hand-lacks", player=player, faction=table.faction(event.faction, "gen"))
    if isinstance(event, e.Searched):
        seen = all(card != UNKNOWN for card in event.cards)
        return table.words.say("event-searched", player=player, known=yes(seen), cards=table.cards(event.cards))
    return table.words.say("event-passed", player=player)


def framed(table: Table, event: Event) -> str:
    """How the game and its turns begin and end."""
    if isinstance(event, e.GameBegan):
        return table.words.say("event-game-began", player=table.player(event.first), cards=table.cards(event.tavern))
    if isinstance(event, e.Dealt):
        return dealt(table, event)
    if isinstance(event, e.TurnBegan):
        return table.words.say("event-turn-began", player=table.player(event.seat), number=event.number)
    if isinstance(event, e.Reshuffled):
        return table.words.say("event-reshuffled", n=event.cards)
    assert isinstance(event, e.GameEnded), event
    return ended(table, event)


def ended(table: Table, event: e.GameEnded) -> str:
    """Who won, and the heroes that were hidden to the end."""
    faction = table.words.say("faction-wins", faction=FACTIONS[event.faction])
    won, player = yes(event.winner >= 0), table.player(event.winner)
    told = [table.words.say("event-game-ended", won=won, player=player, faction=faction)]
    for seat, cards in enumerate(event.hidden):
        if cards:
            told.append(table.words.say("event-hidden-open", player=table.player(seat), cards=table.cards(cards)))
    return " ".join(told)


def dealt(table: Table, event: e.Dealt) -> str:
    """A leader and cards: by name for the one who holds them."""
    known = event.leader != UNKNOWN
    return table.words.say(
        "event-dealt",
        known=yes(known),
        player=table.player(event.seat),
        leader=table.leader(event.leader) if known else "",
        n=len(event.cards),
        cards=table.cards(event.cards) if known else "",
    )
