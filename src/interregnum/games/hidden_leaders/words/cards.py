"""The rules text of a card, made from the same facts that the engine executes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from interregnum.games.hidden_leaders.engine.facts import FACTIONS, CardFacts, EndgameFacts, StaticFacts
from interregnum.games.hidden_leaders.words.markers import marker_line
from interregnum.games.hidden_leaders.words.phrases import Phrases, Scope
from interregnum.games.hidden_leaders.words.sentences import Sentences
from interregnum.words.catalogue import catalogue
from interregnum.words.phrases import listed, sentence


@dataclass(frozen=True)
class CardText:
    """The text of a card in the order in which it happens: the marker line stands before text line `marker_at`."""

    marker: str
    lines: tuple[str, ...]
    marker_at: int = 0

    def in_order(self) -> tuple[str, ...]:
        marker = (self.marker,) if self.marker else ()
        return self.lines[: self.marker_at] + marker + self.lines[self.marker_at :]

    def __str__(self) -> str:
        return " ".join(self.in_order())


@lru_cache(maxsize=4096)
def card_layout(facts: CardFacts, lang: str) -> CardText:
    """The marker line and the text lines of a card."""
    words = catalogue(lang)
    phrases = Phrases(words, Scope())
    sentences = Sentences(phrases)
    marker, marker_at = "", 0
    lines: list[str] = []
    for step in facts.steps:
        if step.do == "markers":
            marker, marker_at = sentence(words, marker_line(phrases, facts.marker)), len(lines)
        else:
            lines.append(sentence(words, sentences.step(step)))
        phrases.scope.told(step)
    lines += [sentence(words, one) for one in always(phrases, facts)]
    return CardText(marker, tuple(lines), marker_at)


def card_text(facts: CardFacts, lang: str) -> str:
    """The whole text of a card."""
    return str(card_layout(facts, lang))


def always(phrases: Phrases, facts: CardFacts) -> list[str]:
    """What a card is, rather than does."""
    told = []
    if facts.factions == FACTIONS:
        told.append(phrases.say("of-all-factions"))
    if not facts.factions:
        told.append(phrases.say("of-no-faction"))
    if not facts.copyable:
        told.append(phrases.say("not-copyable"))
    if facts.static is not None:
        told.append(static(phrases, facts.static))
    if facts.endgame is not None:
        told.append(endgame(phrases, facts.endgame))
    return told


def static(phrases: Phrases, facts: StaticFacts) -> str:
    """What happens to the others as long as this card is there."""
    return phrases.say(
        "static",
        holds=phrases.place(facts.holds, "count", ""),
        face=facts.holds.face or "none",
        others=facts.of.face or "none",
        replace=facts.replace,
        instead=facts.instead,
    )


def endgame(phrases: Phrases, facts: EndgameFacts) -> str:
    """What the card counts as when the winner is sought."""
    leaders = listed(phrases.words, [phrases.say(f"leader-{one}") for one in facts.leaders], "list-or")
    beside = phrases.say(f"card-{facts.beside}") if facts.beside else ""
    where = "beside" if facts.beside else "leader"
    return phrases.say("endgame", where=where, n=facts.counts_as, leaders=leaders, card=beside)
