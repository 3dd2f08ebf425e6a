"""What is asked, by which card or rule."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Final

from interregnum.choices import Answer
from interregnum.games.hidden_leaders.border.notation import CHOICES
from interregnum.games.hidden_leaders.engine import choices as c
from interregnum.games.hidden_leaders.engine.asking import sentence_in_force
from interregnum.games.hidden_leaders.engine.facts import CardFacts, StepFacts
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.games.hidden_leaders.engine.vocabulary import PILES
from interregnum.games.hidden_leaders.words.cards import card_layout
from interregnum.games.hidden_leaders.words.table import Table
from interregnum.kernel.ids import UNKNOWN
from interregnum.kernel.question import Question
from interregnum.words.phrases import yes

NAMING: Final = (c.PLAYER, c.FACTION, c.PILE, c.PICK)  # what happens to what is named comes later


@dataclass(frozen=True)
class Asked:
    """A question with the table and the view it is asked in."""

    table: Table
    view: View
    ask: int
    source: int
    choices: tuple[int, ...]  # empty for those who only see that somebody is asked

    def text(self) -> str:
        """The sentence that says what is asked and by which card or rule."""
        asked = c.ASKS[self.ask]
        say = self.table.say
        told = say(f"ask-{asked}", what=self.what(), decline=yes(c.NONE in self.choices), to=self.to())
        purpose = self.purpose() if self.ask in NAMING else ""
        return self.by_source(say("ask-for", asked=told, purpose=purpose) if purpose else told)

    def purpose(self) -> str:
        """What becomes of what is named, in the words of the card: the sentences up to the one that takes it up."""
        number = sentence_in_force(self.table.box, self.view)
        if number == UNKNOWN:
            return ""
        card = self.table.box.cards[self.view.source]
        told = card_layout(card, self.table.words.lang).in_order()
        rest = range(number + 1, len(card.steps))
        end = next((one for one in rest if takes_up(card, one, card.steps[number].binds)), number)
        return " ".join(told[number + 1 : end + 1])

    def awaited(self) -> str:
        """The same for those who are not asked: what the table waits for, and nothing that depends on the choices."""
        return self.by_source(self.table.say("awaits", ask=c.ASKS[self.ask]))

    def by_source(self, told: str) -> str:
        source = self.table.title(self.source) or self.table.say("source-rule", ask=c.ASKS[self.ask])
        return self.table.words.say("question", source=source, asked=told)

    def what(self) -> str:
        """The cards to choose from, as narrowly as the choices allow."""
        answers = [CHOICES.decode(choice) for choice in self.choices]
        cards = [answer for answer in answers if answer.row.parts]  # the others are words: `none`
        if cards and all(answer.name == "spot" for answer in cards):
            return self.heroes(cards)
        return self.table.say("ask-card", zone=self.zone(cards))

    def heroes(self, spots: list[Answer]) -> str:
        faces = {spot["face"] for spot in spots}
        seats = {spot["seat"] for spot in spots}
        face = "any" if len(faces) > 1 else "up" if c.UP in faces else "down"
        whose = "any" if len(seats) > 1 else "own" if self.view.viewer in seats else "other"
        return self.table.say("ask-hero", face=face, whose=whose, player=self.table.player(min(seats)))

    def zone(self, cards: list[Answer]) -> str:
        zones = {zone_of(self.view, card) for card in cards}
        return zones.pop() if len(zones) == 1 else "any"

    def to(self) -> str:
        """The side on which a placed card will lie."""
        step = pending_step(self.table, self.view)
        return "down" if step is None or step.to is None or step.to.face != "up" else "up"


def takes_up(card: CardFacts, number: int, name: str) -> bool:
    """Whether a step of a card does something with what an earlier one bound to this name."""
    step = card.steps[number]
    if step.do.startswith("pick-"):  # names something else first
        return False
    return name in flat(astuple(card.marker if step.do == "markers" else step))


def flat(parts: tuple[object, ...]) -> list[object]:
    return [one for part in parts for one in (flat(part) if isinstance(part, tuple) else [part])]


def zone_of(view: View, answer: Answer) -> str:
    """Where a card lies that its chooser can name."""
    match answer.name:
        case "tavern":
            return "tavern"
        case "pile" if PILES[answer["pile"]] == "graveyard":
            return "top"
        case "card":
            return "aside" if answer["card"] in view.aside else hand_or_pile(view, answer["card"])
    return "hand" if answer.name == "play" else "any"


def hand_or_pile(view: View, card: int) -> str:
    if view.asked >= 0 and card in view.hands[view.asked]:
        return "hand"
    return "graveyard" if card in view.graveyard else "aside"


def pending_step(table: Table, view: View) -> StepFacts | None:
    """The facts of the step that asks, where no alternatives stand in between."""
    if not view.stack:
        return None
    steps = table.box.cards[view.stack[-1].program].steps
    number = view.stack[-1].step
    return steps[number] if number < len(steps) and all(one.do != "choose" for one in steps) else None


def question_line(table: Table, question: Question, view: View) -> str:
    """The question for the one who is asked."""
    return Asked(table, view, question.ask, question.source, tuple(question.choices)).text()


def waiting_line(table: Table, view: View) -> str:
    """Whom everybody else waits for, and what for."""
    question = Asked(table, view, view.ask, view.source, ()).awaited()
    return table.words.say("waiting", player=table.player(view.asked), question=question)
