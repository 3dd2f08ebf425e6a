"""One step of a card as one sentence: each verb says which phrases it needs and in which case."""

from __future__ import annotations

from typing import Final

from interregnum.games.hidden_leaders.engine.facts import Destination, Selector, StepFacts
from interregnum.games.hidden_leaders.words.phrases import Phrases
from interregnum.words.catalogue import Word
from interregnum.words.phrases import listed

IN_PLACE: Final = ("look", "turn-over", "perform")  # cards are met where they lie
HANDS_OVER: Final = ("take", "draw", "draw-random")  # what is taken goes somewhere in the same sentence


class Sentences:
    """Composes the sentences of one card."""

    def __init__(self, phrases: Phrases, order: str = "do") -> None:
        self.phrases: Final = phrases
        self.say: Final = phrases.say
        self.order: Final = order  # the form of what you have to do: `do` on a card, `answer` where you choose it

    def step(self, step: StepFacts) -> str:
        """The whole step: on what condition who does, or may do, what."""
        told = self.acted(step)
        if step.by == "random" and step.do != "choose" and not self.takes_random(step):
            told = self.say("at-random", act=told)
        if step.by == "owner" and not self.each_acts(step):
            told = self.say("owner-chooses", act=told)
        if step.condition is not None and not self.goes_without_saying(step):
            told = self.say("if-then", condition=self.phrases.condition(step.condition), act=told)
        return told

    @staticmethod
    def takes_random(step: StepFacts) -> bool:
        """Whether chance can be told of the cards: a random hero."""
        return step.do in ("bury", "discard") and step.what is not None and not step.what.ref

    @staticmethod
    def goes_without_saying(step: StepFacts) -> bool:
        """That a faction is named only where something could come of it."""
        return step.do == "pick-faction" and step.condition is not None and step.condition.has is not None

    def acted(self, step: StepFacts) -> str:
        if step.do == "choose":
            return self.alternatives(step)
        actor = self.actor(step)
        act = self.verb(step, actor, self.form(step, actor))
        if actor == "you":
            return self.say("you-may", act=act) if step.optional else act
        who = self.subject(actor)
        return self.say("they-may" if step.optional else "they-do", who=who, act=act)

    def actor(self, step: StepFacts) -> str:
        """Who chooses: you, a bound player, or each other player for themselves."""
        if self.each_acts(step):
            return "each-other"
        return "you" if step.by in ("owner", "random") else step.by

    @staticmethod
    def each_acts(step: StepFacts) -> bool:
        return step.by == "owner" and step.what is not None and step.what.owner == "each-other"

    def form(self, step: StepFacts, actor: str) -> str:
        """The form of the verb: do, (may) do, does, answer."""
        return "may" if step.optional else self.order if actor == "you" else "does"

    def subject(self, actor: str) -> str:
        who = "each" if actor == "each-other" else self.phrases.scope.players.get(actor, "that")
        return self.say("player", who=who)

    def verb(self, step: StepFacts, actor: str, form: str) -> str:
        words: dict[str, Word] = {"form": form}
        if step.do == "exchange":
            words.update(self.both(step, actor))
        elif step.do == "pick-player":
            words.update(self.player(step))
        elif step.do in ("pick-pile", "refill"):
            words["piles"] = self.piles(step)
        elif step.do == "perform":
            words["abilities"] = self.abilities(step, actor)
        elif step.do != "pick-faction":
            words.update(self.what(step, actor, form))
        return self.say("do-set-aside" if self.sets_aside(step) else f"do-{step.do}", **words)

    @staticmethod
    def sets_aside(step: StepFacts) -> bool:
        """Cards that are chosen or taken only to lie there; that drawn ones do goes unsaid."""
        return step.set_aside or (step.do == "take" and step.to is not None and step.to.place == "aside")

    def what(self, step: StepFacts, actor: str, form: str) -> dict[str, Word]:
        """The cards a verb acts on, and where it takes them."""
        relation = "in" if step.do in IN_PLACE else "from"
        what = step.what or Selector(zone=step.piles[0] if step.piles else "pile")
        count = self.phrases.count(what, step.n, step.least)
        random = "yes" if step.do == "draw-random" or (step.by == "random" and self.takes_random(step)) else "no"
        more: dict[str, Word] = {"random": random, "after": f"{step.do}-{form}", **self.phrases.mine(what, actor)}
        bare = self.phrases.bare(what, step.n, step.least, "acc", **more)
        place = f"{self.phrases.place(what, relation, actor)} {self.phrases.notes(what)}"
        words: dict[str, Word] = {"cards": f"{bare} {place}", "bare": bare, "place": place}
        if step.do in ("place", "return") or step.do in HANDS_OVER:
            words["to"] = "" if step.to is None else self.destination(step, step.to, actor, form, count)
        return words

    def destination(self, step: StepFacts, to: Destination, actor: str, form: str, count: dict[str, Word]) -> str:
        """Where the cards go: a phrase after "place" and "return", a second verb after "take" and "draw"."""
        if to.place == "hand":
            return self.say("to-hand", after=step.do) if step.do in ("take", "draw") else ""
        if to.place == "wilderness-top":
            return self.say("to-wilderness-top" if step.do == "return" else "then-wilderness-top", form=form, **count)
        if to.place == "aside":
            return "" if step.do in ("draw", "take") else self.say("then-aside", form=form, **count)
        whose = self.phrases.scope.whose(to.owner, actor)
        voice = "you" if actor == "you" else "third"
        party = self.say("to-party", face=to.face, whose=whose, voice=voice, **count)
        return party if step.do == "place" else self.say("then-place", party=party, form=form, **count)

    def both(self, step: StepFacts, actor: str) -> dict[str, Word]:
        assert step.a is not None
        assert step.b is not None
        return {
            "first": self.phrases.cards(step.a, actor=actor),
            "second": self.phrases.cards(step.b, actor=actor),
        }

    def player(self, step: StepFacts) -> dict[str, Word]:
        """Which players may be named."""
        having = ""
        if step.having is not None:
            face = "none" if step.having.face == "any" else step.having.face or "none"
            whose = "any" if step.having.face == "any" else "none"
            bare = self.phrases.bare(step.having, 1, -1, "acc", face=face, whose=whose)
            cards = f"{bare} {self.phrases.notes(step.having)}"
            having = self.say("who-has", cards=cards, zone=step.having.zone)
        but = self.phrases.scope.players.get(step.not_player, "that")
        return {"who": step.who, "having": having, "but": self.say("but-not", who=but) if step.not_player else ""}

    def piles(self, step: StepFacts) -> str:
        if step.do == "refill":
            return listed(self.phrases.words, [self.source(one) for one in step.piles], "list-and")
        return listed(self.phrases.words, [self.say("pile", zone=one) for one in step.piles], "list-or")

    def source(self, pile: str) -> str:
        return self.phrases.place(Selector(zone=pile), "from", "you")

    def abilities(self, step: StepFacts, actor: str) -> str:
        assert step.what is not None
        if step.what.ref:
            return self.say("its-abilities", **self.phrases.count(step.what, step.n, step.least))
        cards = self.phrases.cards(step.what, step.n, step.least, "gen", "in", actor)
        return self.say("abilities-of", cards=cards, **self.phrases.count(step.what, step.n, step.least))

    def alternatives(self, step: StepFacts) -> str:
        """Exactly one of several lists of steps."""
        told = [listed(self.phrases.words, self.option(option), "list-then") for option in step.options]
        either = listed(self.phrases.words, told, "hidden-leaders-either")
        actor = self.actor(step)
        if actor == "you" and not step.optional and step.by == "you" and step.condition is None:
            return either
        if actor == "you":
            random = "yes" if step.by == "random" else "no"
            return self.say("choose-you", options=either, may="yes" if step.optional else "no", random=random)
        return self.say("choose-they", who=self.subject(actor), may="yes" if step.optional else "no", options=either)

    def option(self, steps: tuple[StepFacts, ...]) -> list[str]:
        told = []
        for one in steps:
            told.append(self.step(one))
            self.phrases.scope.told(one)
        return told
