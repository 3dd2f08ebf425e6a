"""What stands on a card, token or place: printed values, and the rules made from its effects."""

from __future__ import annotations

from typing import Final, TypeAlias

from interregnum.games.heroes.engine.facts import (
    AbilityFacts,
    ActionCardFacts,
    ArtifactFacts,
    BuildingFacts,
    Effects,
    ElementalFacts,
    EncounterFacts,
    FactionFacts,
    HeroFacts,
    PlaceFacts,
    ScrollFacts,
    SetFacts,
    SideFacts,
    SkillFacts,
    TierFacts,
    TreasureFacts,
    UnitFacts,
    WeekFacts,
)
from interregnum.games.heroes.words.effects import BUILDING, HERO, WEEK, EffectWords
from interregnum.words.catalogue import Catalogue, Word
from interregnum.words.phrases import listed, sentence

Thing: TypeAlias = (
    AbilityFacts | HeroFacts | FactionFacts | UnitFacts | BuildingFacts | ActionCardFacts | SkillFacts | ScrollFacts
    | ArtifactFacts | SetFacts | TreasureFacts | WeekFacts | EncounterFacts | ElementalFacts | TierFacts | PlaceFacts
)  # fmt: skip
Lines: TypeAlias = tuple[list[str], list[str]]  # what is printed, and the rules


class Printed:
    """Reads the facts of one thing aloud."""

    def __init__(self, words: Catalogue) -> None:
        self.words: Final = words

    def told(self, facts: Thing) -> Lines:
        match facts:
            case AbilityFacts():
                return [], self.rules(facts.effects)
            case HeroFacts():
                return self.hero(facts), []
            case FactionFacts():
                return self.faction(facts), []
            case UnitFacts():
                return self.unit(facts), []
            case BuildingFacts():
                return self.building(facts), self.rules(facts.effects, BUILDING)
            case ActionCardFacts():
                return self.action_card(facts), []
            case SkillFacts():
                return self.skill(facts), self.two_rules(facts)
            case ScrollFacts():
                return self.scroll(facts), self.two_rules(facts)
            case ArtifactFacts():
                return self.artifact(facts), self.rules(facts.effects)
            case SetFacts():
                return self.artifact_set(facts)
            case TreasureFacts():
                return [], [line for part in facts.parts for line in self.rules((part,))]
            case WeekFacts():
                return self.week(facts), self.rules(facts.effects, WEEK)
            case EncounterFacts():
                return self.encounter(facts), []
            case ElementalFacts():
                return self.creature(facts), []
            case TierFacts():
                return [self.line("tier", name=self.name("tier", facts.id), n=facts.rout_needed)], []
            case PlaceFacts():
                return self.place(facts)

    def line(self, message: str, **words: Word) -> str:
        return sentence(self.words, self.words.say(f"heroes-head-{message}", **words))

    def name(self, kind: str, key: str) -> str:
        return self.words.say(f"heroes-{kind}-{key}")

    def names(self, kind: str, keys: tuple[str, ...]) -> str:
        """Names in a row; an ability with two icons is named once, with their number."""
        if not keys:
            return self.words.say("heroes-no-abilities")
        told = [self.name(kind, one) + f" ×{keys.count(one)}" * (keys.count(one) > 1) for one in dict.fromkeys(keys)]
        return listed(self.words, told, "list-comma")

    def rules(self, effects: Effects, owner: str = HERO) -> list[str]:
        return EffectWords(self.words, owner).lines(effects)

    def two_rules(self, facts: SkillFacts | ScrollFacts) -> list[str]:
        """The first rule for every hero, the second for heroes of the school."""
        told = EffectWords(self.words, HERO, isinstance(facts, ScrollFacts))
        return told.lines(facts.base) + told.second(facts.up, facts.base, facts.both)

    def one_rule(self, facts: SkillFacts | ScrollFacts, second: bool) -> list[str]:
        """One of the two rules by itself."""
        told = EffectWords(self.words, HERO, isinstance(facts, ScrollFacts))
        return told.lines(facts.up if second else facts.base)

    def hero(self, facts: HeroFacts) -> list[str]:
        values = {"strength": facts.strength, "magic": facts.magic, "initiative": facts.initiative}
        return [
            self.line("faction", name=self.name("faction", facts.faction), lean=facts.lean or "none"),
            self.line("hero", command=facts.command, **values),
            self.line("abilities", list=self.names("ability", facts.abilities)),
            self.line("schools", list=self.names("school", facts.schools)),
            *self.reputation(facts.reputation),
        ]

    def reputation(self, key: str) -> list[str]:
        return [self.line("reputation", name=self.name("reputation", key))] if key else []

    def faction(self, facts: FactionFacts) -> list[str]:
        return [
            self.line("units", list=self.names("unit", tuple(one.id for one in facts.units))),
            self.line("faction-building", name=self.name("building", facts.building)),
        ]

    def unit(self, facts: UnitFacts) -> list[str]:
        name = self.name("faction", facts.faction)
        return [
            self.line("unit", name=name, level=facts.town_level, n=facts.tokens),
            self.line("fighter", strength=facts.strength, initiative=facts.initiative),
            self.side("basic", facts.basic),
            self.side("elite", facts.elite),
        ]

    def side(self, side: str, facts: SideFacts) -> str:
        price = self.goods("gold", facts.gold)
        return self.line("side", side=side, price=price, list=self.names("combat", facts.abilities))

    def building(self, facts: BuildingFacts) -> list[str]:
        told = [self.line("faction", name=self.name("faction", facts.faction), lean="none")] if facts.faction else []
        told.append(self.line("building", level=facts.town_level))
        told.append(self.line("price", price=self.price(facts)))
        if facts.needs_artifact:
            told.append(self.line("needs-artifact", name=self.name("artifact", facts.needs_artifact)))
        return told

    def price(self, facts: BuildingFacts) -> str:
        parts = (("resources", facts.resources), ("gold", facts.gold), ("resources-or-gold", facts.either))
        told = [self.goods(what, n) for what, n in parts if n]
        return listed(self.words, told, "list-and")

    def goods(self, what: str, n: int) -> str:
        return self.words.say("heroes-goods", what=what, n=n, named="no", unit="", side="any", strength=0)

    def action_card(self, facts: ActionCardFacts) -> list[str]:
        actions = listed(self.words, [self.name("action", one) for one in facts.actions], "list-or")
        return [sentence(self.words, actions), self.line("start", start="yes" if facts.at_start else "no")]

    def skill(self, facts: SkillFacts) -> list[str]:
        decks = listed(self.words, [self.name("faction", one) for one in facts.factions], "list-comma")
        head = self.line("skill", deck=facts.deck, school=self.name("school", facts.school))
        return [head, self.line("decks", list=decks), *self.reputation(facts.reputation)]

    def scroll(self, facts: ScrollFacts) -> list[str]:
        head = self.line("scroll", level=facts.level, school=self.name("school", facts.school))
        return [head, *self.reputation(facts.reputation)]

    def artifact(self, facts: ArtifactFacts) -> list[str]:
        told = [sentence(self.words, self.name("type", facts.type)), *self.set_of(facts)]
        if facts.enables:
            told.append(self.line("enables", name=self.name("building", facts.enables)))
        return told + self.reputation(facts.reputation)

    def set_of(self, facts: ArtifactFacts) -> list[str]:
        return [self.line("of-set", set=self.name("set", facts.set))]

    def artifact_set(self, facts: SetFacts) -> Lines:
        pieces = listed(self.words, [self.name("artifact", one) for one in facts.pieces], "list-comma")
        told = [
            sentence(self.words, self.words.say("heroes-pieces", n=number, text=text))
            for number, effects in ((2, facts.two), (3, facts.three))
            for text in EffectWords(self.words).phrases(effects)
        ]
        return [self.line("pieces", list=pieces)], told

    def week(self, facts: WeekFacts) -> list[str]:
        dark = [self.words.say("heroes-dark-days.about")] if facts.dark_days else []
        return [self.line("week", name=self.name("phase", facts.phase)), *dark]

    def creature(self, facts: EncounterFacts | ElementalFacts) -> list[str]:
        values = {"strength": facts.strength, "initiative": facts.initiative, "number": facts.number}
        told = [self.line("creature", **values)]
        if facts.abilities:
            told.append(self.line("abilities", list=self.names("combat", facts.abilities)))
        return told

    def encounter(self, facts: EncounterFacts) -> list[str]:
        """The front; the back is not seen before the creatures are beaten (MMH-INFO-03)."""
        told = [sentence(self.words, self.name("tier", facts.tier)), *self.creature(facts)]
        return told + ([self.line("elite")] if facts.elite else [])

    def reward(self, facts: EncounterFacts) -> list[str]:
        """The back of an encounter."""
        return [self.line("reward", xp=facts.xp, chests=facts.chests)]

    def place(self, facts: PlaceFacts) -> Lines:
        power = [self.line("power", n=facts.power)] if facts.power else []
        return [self.line("place", kind=facts.kind), *power], self.rules(facts.effects)
