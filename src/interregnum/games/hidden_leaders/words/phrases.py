"""Cards as noun phrases: how many of which, whose and where, in the case that the sentence needs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from interregnum.games.hidden_leaders.engine.facts import ALL_CARDS, Condition, Selector, StepFacts
from interregnum.words.catalogue import Catalogue, Word
from interregnum.words.phrases import listed

OPEN_OWNERS: Final = ("other", "any", "next", "same")
STAYS: Final = ("pick-card", "look", "reveal", "turn-over")  # verbs after which a card still is with its owner
TOUCHES_NOT: Final = ("look", "reveal", "perform", "pick-card", "turn-over")


@dataclass(frozen=True)
class Bound:
    """Cards that a step named for later steps."""

    noun: str  # hero, card
    many: bool
    step: int
    left: int = 0  # how many there still are, if that is known
    touched: bool = False  # some of them have been moved on, so that the others are "the rest"


class Scope:
    """What the sentences so far have introduced: cards to call "it", players to call "that player"."""

    def __init__(self) -> None:
        self.cards: dict[str, Bound] = {}
        self.players: dict[str, str] = {}
        self.steps = 0

    def told(self, step: StepFacts) -> None:
        """Remember what a step bound and touched."""
        self.steps += step.do != "markers"
        for one in (step.what, step.a, step.b):
            if one is not None and one.ref in self.cards and step.do not in TOUCHES_NOT:
                exact = step.n != ALL_CARDS and step.least in (-1, step.n)
                left = self.cards[one.ref].left - step.n if exact else 0
                self.cards[one.ref] = replace(self.cards[one.ref], touched=True, left=max(left, 0))
        if step.binds and step.do == "pick-player":
            self.players[step.binds] = "that"
        elif step.binds:
            each = step.what is not None and step.what.owner == "each-other"
            exact = step.n != ALL_CARDS and step.least in (-1, step.n) and not each
            left = step.n if exact else 0
            self.cards[step.binds] = Bound(self.noun(step.what), step.n != 1 or each, self.steps, left)
        if step.binds_owner:
            self.players[step.binds_owner] = "owner" if step.do in STAYS else "previous"

    def noun(self, what: Selector | None) -> str:
        if what is not None and what.ref in self.cards:
            return self.cards[what.ref].noun
        return "hero" if what is not None and what.zone == "party" else "card"

    def whose(self, owner: str, actor: str) -> str:
        """Whose party or hand, as seen by the one who acts."""
        if owner == "each-other":
            return "mine" if actor == owner else "each"
        if not owner or owner in OPEN_OWNERS:
            return owner or "none"
        if owner == actor:
            return "mine"
        return "your" if owner == "you" else self.players.get(owner, "that")


def quantity(n: int, least: int) -> str:
    """Which way of counting: all, some, atleast, one, count, upto, range."""
    if n == ALL_CARDS:
        return "all" if least < 0 else "some" if least == 0 else "atleast"
    if least < 0 or least >= n:
        return "one" if n == 1 else "count"
    return "upto" if least == 0 else "range"


class Phrases:
    """Turns selectors and conditions into phrases of one language, within the scope of one card."""

    def __init__(self, words: Catalogue, scope: Scope) -> None:
        self.words: Final = words
        self.scope: Final = scope

    def say(self, message: str, **words: Word) -> str:
        """A message of this game."""
        return self.words.say(f"hidden-leaders-{message}", **words)

    def factions(self, ids: tuple[str, ...], joint: str) -> str:
        return listed(self.words, [self.say("faction", faction=one, case="gen") for one in ids], joint)

    def count(self, what: Selector, n: int, least: int) -> dict[str, Word]:
        """What adjectives and pronouns must agree with."""
        how = quantity(n, least)
        bound = self.scope.cards.get(what.ref)
        if bound is not None and not bound.many:
            how = "it"
        elif what.ref and how == "all":
            touched = bound is not None and bound.touched
            how = "them" if not touched else "last" if bound is not None and bound.left == 1 else "rest"
        elif what.ref:
            how = f"{how}-them"
        elif what.top and how in ("all", "one", "count") and (n == ALL_CARDS or n >= what.top):
            how, n = ("one" if what.top == 1 else "count"), what.top
        elif what.top:
            how = f"{how}-top"
        noun = self.scope.noun(what)
        return {"q": how, "n": n, "least": max(least, 0), "noun": noun}

    def bare(self, what: Selector, n: int, least: int, case: str, **more: Word) -> str:
        """How many cards of what kind, without the place."""
        seen = str(more.get("after", "")).startswith("look-")  # one may look at one's own at any time: no "any" there
        words: dict[str, Word] = {**self.count(what, n, least), "case": case, "random": "no", "after": "none"}
        words["whose"] = "any" if what.owner == "any" and words["q"] in ("one", "count") and not seen else "none"
        joint = "list-and" if n == ALL_CARDS else "list-or"
        words["face"] = what.face or "none"
        words["faction"] = what.faction[0] if len(what.faction) == 1 else "several" if what.faction else "none"
        words["first"] = what.faction[0] if what.faction else "none"
        words["factions"] = self.factions(what.faction, joint)
        words["not"] = self.other_than(what.not_faction)
        words["named"] = "yes" if what.faction_ref else "no"
        words["top"] = what.top
        words.update(more)
        return self.say("them" if what.ref else "cards", **words)

    def other_than(self, ids: tuple[str, ...]) -> str:
        names = [self.say("faction", faction=one, case="gen") for one in ids]
        told = [self.say("not-faction", faction=name) for name in names]
        return self.say("not-factions", list=listed(self.words, told, "list-not")) if told else ""

    def place(self, what: Selector, relation: str, actor: str) -> str:
        """Where the cards are (`in`, `count`) or come from (`from`)."""
        if what.ref:
            return ""
        whose = self.scope.whose(what.owner, actor)
        top = "yes" if what.top else "no"
        voice = "you" if actor == "you" else "third"
        return self.say("place", zone=what.zone, relation=relation, whose=whose, voice=voice, top=top)

    def notes(self, what: Selector) -> str:
        """What else the cards must be, in brackets."""
        told = []
        if what.copyable or not what.in_chain:
            kinds = ("yes" if what.copyable else "no", "no" if what.in_chain else "yes")
            told.append(self.say("note-not", uncopyable=kinds[0], chain=kinds[1]))
        told += [self.say("note-receiver")] if what.receiver else []
        return self.say("notes", list=listed(self.words, told, "list-notes")) if told else ""

    def cards(
        self, what: Selector, n: int = 1, least: int = -1, case: str = "acc", relation: str = "from", actor: str = "you"
    ) -> str:
        """The whole phrase: how many cards of what kind, and where."""
        bare = self.bare(what, n, least, case, **self.mine(what, actor))
        return f"{bare} {self.place(what, relation, actor)} {self.notes(what)}"

    def mine(self, what: Selector, actor: str) -> dict[str, Word]:
        """Heroes of the one who acts: some languages say so before the noun."""
        own = what.zone == "party" and self.scope.whose(what.owner, actor) == "mine"
        return {"whose": "mine"} if own else {}

    def counted(self, what: Selector) -> str:
        """The cards that X counts, in the plural."""
        if what.ref:
            return self.say("those", noun=self.scope.noun(what))
        return f"{self.bare(what, 1, -1, 'gen', q='plural')} {self.place(what, 'count', '')} {self.notes(what)}"

    def condition(self, one: Condition) -> str:
        """What must hold, as a clause after "if"."""
        if one.leads:
            return self.say("if-leads", marker=one.leads)
        if one.has is not None:
            there = self.place(one.has, "count", "")
            cards = f"{self.bare(one.has, 1, -1, 'nom')} {self.notes(one.has)}"
            return self.say("if-there", cards=cards, place=there)
        if one.bound:
            near = self.scope.cards[one.bound].step == self.scope.steps if one.bound in self.scope.cards else False
            return self.say("if-done", near="yes" if near else "no")
        return self.membership(one)

    def membership(self, one: Condition) -> str:
        """A bound card is, or is not, of a faction."""
        kind = Selector(ref=one.ref)
        noun = self.scope.noun(kind)
        if one.faction_ref:
            return self.say("if-named-faction", noun=noun)
        like = Selector(faction=one.faction or one.not_faction)
        card = self.bare(like, 1, -1, "nom", noun=noun)
        return self.say("if-is" if one.faction else "if-is-not", card=card)
