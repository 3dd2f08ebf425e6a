"""What an answer means to the one who gives it."""

from __future__ import annotations

from typing import Final

from interregnum.games.hidden_leaders.engine import choices as c
from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.games.hidden_leaders.engine.vocabulary import PILES
from interregnum.games.hidden_leaders.words.phrases import Phrases, Scope
from interregnum.games.hidden_leaders.words.questions import zone_of
from interregnum.games.hidden_leaders.words.sentences import Sentences
from interregnum.games.hidden_leaders.words.table import Table
from interregnum.words.catalogue import tidy
from interregnum.words.phrases import capital, listed, yes

# The message of an answer, for each kind of question.
VERBS: Final = {
    c.ACT: "discard", c.MORE: "discard", c.KEEP: "discard", c.PLAYER: "name", c.FACTION: "name", c.PILE: "name",
    c.PICK: "name", c.DRAW: "draw",
}  # fmt: skip


def choice_line(table: Table, ask: int, choice: int, view: View) -> str:
    """The answer as an order to oneself."""
    say = table.words.say
    if choice <= c.NONE:
        return say(("choice-pass", "choice-stop", "choice-none")[choice], ask=c.ASKS[ask])
    if choice >= c.SETUPS:
        hidden, discarded = table.name(c.setup_hidden(choice)), table.name(c.setup_discarded(choice))
        return say("choice-setup", hidden=hidden, discarded=discarded)
    if choice >= c.MOVES:
        return say("choice-move", moves=marker_moves(table, choice, view))
    if c.OPTIONS <= choice < c.CARD:
        return option(table, choice - c.OPTIONS, view)
    if choice == c.HARBOR and ask == c.DRAW:
        return say("choice-draw-harbor")
    verb = "play" if c.PLAY_CARD <= choice < c.SPOT else VERBS.get(ask, c.ASKS[ask])
    return say(f"choice-{verb}", target=target(table, ask, choice, view))


def marker_moves(table: Table, choice: int, view: View) -> str:
    ways = (("red", c.move_red(choice), view.red), ("green", c.move_green(choice), view.green))
    told = [
        table.words.say("marker-move", marker=marker, way="up" if by > 0 else "down", by=abs(int(by)), to=space + by)
        for marker, by, space in ways
        if by
    ]
    return listed(table.words, told, "list-and")


def option(table: Table, number: int, view: View) -> str:
    """One of the alternatives of the card that asks, in the words of the card."""
    chosen = next(step for step in table.box.cards[view.source].steps if step.do == "choose")
    sentences = Sentences(Phrases(table.words, Scope()))
    return capital(tidy(listed(table.words, sentences.option(chosen.options[number]), "list-then")))


def target(table: Table, ask: int, choice: int, view: View) -> str:
    """What an answer names: a hero, a card the chooser can see, a player, a faction, a pile."""
    if choice >= c.SPOT:
        return hero(table, choice, view)
    if choice >= c.CARD or choice < c.HARBOR or (choice == c.GRAVEYARD and ask != c.PILE):
        return card(table, choice, view)
    if choice >= c.FACTIONS:
        return table.words.say("faction", faction=FACTIONS[choice - c.FACTIONS], case="acc")
    if choice >= c.SEAT:
        seat = choice - c.SEAT
        return table.words.say("target-player", own=yes(seat == view.viewer), player=table.player(seat))
    return table.words.say("pile", zone=PILES[choice - c.HARBOR])


def hero(table: Table, choice: int, view: View) -> str:
    """A hero of a party: by name if face up, by place if hidden, with the name if the viewer knows it."""
    seat, index = c.spot_seat(choice), c.spot_index(choice)
    up = c.spot_face(choice) == c.UP
    found = (view.ups if up else view.downs)[seat][index]
    return table.words.say(
        "target-hero",
        face="up" if up else "down",
        own=yes(seat == view.viewer),
        player=table.player(seat),
        number=index + 1,
        known=yes(found >= 0),
        name=table.name(found),
    )


def card(table: Table, choice: int, view: View) -> str:
    """A card the chooser can see, and where it lies."""
    zone = zone_of(view, choice)
    if zone == "tavern":
        found = view.tavern[choice - c.TAVERN]
    elif choice == c.GRAVEYARD:
        found = view.graveyard[-1]
    else:
        found = choice - (c.PLAY_CARD if choice >= c.PLAY_CARD else c.CARD)
    return table.words.say("target-card", zone=zone, name=table.name(found))
