"""What an answer means to the one who gives it."""

from __future__ import annotations

from typing import Final

from interregnum.choices import Answer
from interregnum.games.hidden_leaders.border.notation import CHOICES
from interregnum.games.hidden_leaders.engine import choices as c
from interregnum.games.hidden_leaders.engine.asking import pinned
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
    say = table.say
    answer = CHOICES.decode(choice)
    match answer.name:
        case "pass" | "stop" | "none" | "stay":
            return say(f"choice-{answer.name}", ask=c.ASKS[ask])
        case "setup":
            hidden, discarded = table.name(answer["hidden"]), table.name(answer["discarded"])
            return say("choice-setup", hidden=hidden, discarded=discarded)
        case "move":
            return say("choice-move", moves=marker_moves(table, answer, view))
        case "option":
            return option(table, answer["number"], view)
        case "pile" if ask == c.DRAW:
            return say("choice-draw-harbor")
    verb = "play" if answer.name == "play" else VERBS.get(ask, c.ASKS[ask])
    return say(f"choice-{verb}", target=target(table, ask, answer, view))


def marker_moves(table: Table, answer: Answer, view: View) -> str:
    ways = (("red", answer["red"], view.red), ("green", answer["green"], view.green))
    told = [
        table.say("marker-move", marker=marker, way="up" if by > 0 else "down", by=abs(by), to=space + by)
        for marker, by, space in ways
        if by
    ]
    return listed(table.words, told, "list-and")


def option(table: Table, number: int, view: View) -> str:
    """One of the alternatives of the card that asks, in the words of the card."""
    chosen = next(step for step in table.box.cards[view.source].steps if step.do == "choose")
    sentences = Sentences(Phrases(table.words, Scope()), "answer")
    return capital(tidy(listed(table.words, sentences.option(chosen.options[number]), "list-then")))


def pinned_lines(table: Table, view: View) -> list[str]:
    """What was chosen before: as an answer that names it would put it."""
    told = [target(table, view.ask, CHOICES.decode(choice), view) for choice in pinned(table.box, view)]
    return [table.say("pinned", target=one) for one in told]


def target(table: Table, ask: int, answer: Answer, view: View) -> str:
    """What an answer names: a hero, a card the chooser can see, a player, a faction, a pile."""
    match answer.name:
        case "spot":
            return hero(table, answer, view)
        case "faction":
            return table.say("faction", faction=FACTIONS[answer["faction"]], case="acc")
        case "seat":
            seat = answer["seat"]
            return table.say("target-player", own=yes(seat == view.viewer), player=table.player(seat))
        case "pile" if ask == c.PILE:
            return table.say("pile", zone=PILES[answer["pile"]])
    return card(table, answer, view)


def hero(table: Table, answer: Answer, view: View) -> str:
    """A hero of a party: by name if face up, by place if hidden, with the name if the viewer knows it."""
    seat, index = answer["seat"], answer["index"]
    up = answer["face"] == c.UP
    found = (view.ups if up else view.downs)[seat][index]
    return table.say(
        "target-hero",
        face="up" if up else "down",
        own=yes(seat == view.viewer),
        player=table.player(seat),
        number=index + 1,
        known=yes(found >= 0),
        name=table.name(found),
    )


def card(table: Table, answer: Answer, view: View) -> str:
    """A card the chooser can see, and where it lies: by its id, in the tavern, or on top of the graveyard."""
    if "card" in answer:
        found = answer["card"]
    else:
        found = view.tavern[answer["slot"]] if answer.name == "tavern" else view.graveyard[-1]
    return table.say("target-card", zone=zone_of(view, answer), name=table.name(found))
