"""Name, printed values and rules text of everything in the box, by kind and id."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from interregnum.games.heroes.engine.facts import ArtifactFacts, BoxFacts, EncounterFacts, ScrollFacts, SkillFacts
from interregnum.games.heroes.engine.terms import (
    ABILITIES,
    ACTIONS,
    ARTIFACT_TYPES,
    FACES,
    LENGTHS,
    PHASES,
    REPUTATIONS,
    SCHOOLS,
    STATS,
    TERRAINS,
)
from interregnum.games.heroes.game import standard
from interregnum.games.heroes.words.effects import HERO
from interregnum.games.heroes.words.printed import Printed, Thing
from interregnum.words.catalogue import Catalogue

# Kinds whose text is written, because the engine has it in code and not in data.
WRITTEN: Final = {"combat": ABILITIES, "face": FACES, "action": ACTIONS, "terrain": TERRAINS}
PORTAL: Final = "portal"


@dataclass(frozen=True)
class HeroesText:
    """The words of one thing: what is printed on it, and what it does."""

    name: str
    head: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((*self.head, *self.rules))


def standard_box() -> BoxFacts:
    """The content that ships with the package."""
    return standard().box.facts


def things(box: BoxFacts) -> dict[str, Sequence[Thing]]:
    """Everything whose text is made from facts, by kind."""
    return {
        "ability": box.abilities,
        "hero": box.heroes,
        "faction": box.factions,
        "unit": [unit for faction in box.factions for unit in faction.units],
        "building": box.buildings,
        "card": box.cards,
        "skill": box.skills,
        "scroll": box.scrolls,
        "artifact": box.artifacts,
        "set": box.sets,
        "treasure": box.treasures,
        "week": box.weeks,
        "encounter": box.encounters,
        "elemental": box.elementals,
        "tier": box.tiers,
        "place": box.places,
    }


def names_only(box: BoxFacts) -> dict[str, tuple[str, ...]]:
    """The ids of what has a name and no text, by kind."""
    return {
        "school": SCHOOLS,
        "type": ARTIFACT_TYPES,
        "phase": PHASES,
        "reputation": REPUTATIONS,
        "stat": (*STATS, "number", "xp"),
        "length": LENGTHS,
        "tile": tuple(str(tile.number) for tile in box.tiles),
        "layout": tuple(layout.id for layout in box.layouts),
    }


class HeroesCards:
    """Speaks of the things in the box: `text("skill", "heroism")`, `name("school", "light")`."""

    def __init__(self, words: Catalogue, box: BoxFacts | None = None) -> None:
        self.words: Final = words
        self.printed: Final = Printed(words)
        kinds = things(standard_box() if box is None else box)
        self.facts: Final = {kind: {one.id: one for one in found} for kind, found in kinds.items()}
        self.told: Final[dict[tuple[str, str], HeroesText]] = {}

    def name(self, kind: str, key: str) -> str:
        """The name of anything, also of what has no text."""
        found = self.facts.get(kind, {}).get(key)
        return self.words.say(f"heroes-{kind}-{found.kind if isinstance(found, EncounterFacts) else key}")

    def window(self, when: str, owner: str = HERO) -> str:
        """A moment, as the reason of a question: "before a battle"."""
        return self.words.say("heroes-window", when=when, owner=owner, each="no")

    def dark_days(self) -> HeroesText:
        """The days on which creatures come twice."""
        say = self.words.say
        return HeroesText(say("heroes-dark-days"), (), (say("heroes-dark-days.about"),))

    def text(self, kind: str, key: str) -> HeroesText:
        """Everything to be said about a thing, made once."""
        found = self.told.get((kind, key))
        if found is None:
            found = self.told[kind, key] = self.made(kind, key)
        return found

    def made(self, kind: str, key: str) -> HeroesText:
        if kind in WRITTEN:
            return HeroesText(self.name(kind, key), (), (self.words.say(f"heroes-about-{kind}-{key}"),))
        return self.of(kind, self.facts[kind][key]) if kind in self.facts else HeroesText(self.name(kind, key))

    def of(self, kind: str, facts: Thing) -> HeroesText:
        """The text of facts, be they in the box or not."""
        head, rules = self.printed.told(facts)
        if (kind, facts.id) == ("place", PORTAL):
            rules = [self.words.say(f"heroes-about-place-{PORTAL}")]
        return HeroesText(self.name(kind, facts.id), tuple(head), tuple(rules))

    def used(self, kind: str, key: str, second: bool) -> list[str]:
        """What a use of a card does: of an OR card one of its rules, of any other all it says."""
        facts = self.facts[kind][key]
        if not isinstance(facts, SkillFacts | ScrollFacts) or facts.both:
            return list(self.text(kind, key).rules)
        return self.printed.one_rule(facts, second)

    def idle(self, kind: str, key: str, sets: bool) -> list[str]:
        """What is printed and does nothing: the reputation, and the set of an artifact in games without sets."""
        facts = self.facts.get(kind, {}).get(key)
        found = self.printed.reputation(getattr(facts, "reputation", ""))
        if isinstance(facts, ArtifactFacts) and not sets:
            found += self.printed.set_of(facts)
        return found

    def reward(self, encounter: str) -> HeroesText:
        """The back of an encounter, for those who have seen it."""
        facts = self.facts["encounter"][encounter]
        assert isinstance(facts, EncounterFacts)
        return HeroesText(self.name("encounter", encounter), tuple(self.printed.reward(facts)))
