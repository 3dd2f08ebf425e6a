"""What follows from a view: values, prices, ways, dice and Power as the rules make them of its open facts.

The fields of the view are laid out as a position whose hidden places are empty, and the rules are asked about it. No
card is dealt and no die is thrown, so nothing that the viewer does not know can come in: equal views give equal sights
(MMH-INFO).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.battle import fighting, flight, rolls, stacks, track
from interregnum.games.heroes.engine.battle.battle import Battle
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.cards.belongings import scroll_level
from interregnum.games.heroes.engine.flow.programs import (
    ACTIVATION_FOUGHT,
    ACTIVATION_HERO,
    ACTIVATION_POINTS,
    RECRUITING_DISCOUNTED,
    TAKING_OVER_HERO,
    TAKING_OVER_LOSER,
)
from interregnum.games.heroes.engine.imagine import lay_open
from interregnum.games.heroes.engine.map import movement, places
from interregnum.games.heroes.engine.state import NO_ENCOUNTER, State
from interregnum.games.heroes.engine.terms import ABILITIES, FLIGHT_LOSS
from interregnum.games.heroes.engine.town import building, experience, recruiting
from interregnum.games.heroes.engine.view import View
from interregnum.kernel.dice import FastDice
from interregnum.kernel.ids import NOBODY, Choice, Seat

NOT_FOUND: Final = -1  # nobody has asked yet


def laid_open(view: View) -> State:
    """The open facts of a view as a position; where something hidden belongs there is not even room for it."""
    state = State(view.box, view.script, view.options, view.board, view.seats, FastDice(1), True)
    lay_open(state, view)
    return state


def sight_of(view: View) -> Sight:
    """What follows from this view, laid out once."""
    found = view.sight
    if isinstance(found, Sight):
        return found
    made = Sight(view)
    view.sight = made
    return made


class Price:
    """What is paid, all of it at once."""

    def __init__(self, resources: i64, gold: i64) -> None:
        self.resources: Final[int] = resources
        self.gold: Final[int] = gold


class FighterSight:
    """A stack or a hero in the battle under way, with all that cards change now."""

    def __init__(self, position: State, battle: Battle, fighter: i64) -> None:
        self.strength: Final[int] = values.strength(position, battle, fighter)
        self.initiative: Final[int] = values.initiative(position, battle, fighter)
        self.size: Final[int] = stacks.size(position, battle, fighter)  # tokens or creatures; 1 for a hero
        self.dice: Final[int] = rolls.dice_of(position, battle, fighter, False)
        self.has_elite_die: Final = rolls.may_use_elite_die(position, battle, fighter) == 1
        found = values.abilities(position, battle, fighter)
        self.abilities: Final[list[int]] = [number for number in range(len(ABILITIES)) if found & (1 << number) != 0]


class Sight:
    """Asks the rules about one view; what takes a while is found out when it is first needed, and kept."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        self.position: Final = laid_open(view)
        self.found_steps: list[int] = []
        self.found_discounts: list[int] = [NOT_FOUND] * view.seats  # on buildings, by seat
        self.found_fighters: dict[int, FighterSight] = {}

    # -- heroes

    def seat_of(self, hero: i64) -> int:
        """Whose hero it is; NOBODY if nobody plays his faction."""
        return self.position.seat_of_hero(hero)

    def heroes_of(self, seat: Seat) -> list[int]:
        """The heroes of a seat that are in play."""
        return self.position.heroes_of(seat) if self.view.factions[seat] != NOBODY else []

    def value(self, hero: i64, stat: i64) -> int:
        """Strength, Magic, Initiative, Command or movement points of a hero, cards counted (MMH-RUL-103)."""
        return values.of_hero(self.position, hero, stat)

    def rout(self, hero: i64) -> int:
        return values.rout(self.position, hero)

    def army_size(self, hero: i64) -> int:
        return self.position.army_size(hero)

    # -- the map, while a hero is asked where to go

    @property
    def is_moving(self) -> bool:
        """Whether a hero is asked where to go."""
        return not self.view.over and self.view.ask == c.MOVE

    @property
    def mover(self) -> int:
        """The hero who is activated."""
        return self.view.stack[-1].slots[ACTIVATION_HERO]

    def steps(self) -> list[int]:
        """The movement points to every field; `UNREACHED` for those out of reach and while nobody moves."""
        if not self.found_steps:
            self.found_steps = self.reach() if self.is_moving else [int(movement.UNREACHED)] * self.view.board.size
        return self.found_steps

    def reach(self) -> list[int]:
        slots = self.view.stack[-1].slots
        fresh = slots[ACTIVATION_FOUGHT] == 0
        return movement.reach(self.position, slots[ACTIVATION_HERO], slots[ACTIVATION_POINTS], fresh)

    def creatures(self, choice: Choice) -> int:
        """The encounter that an answer on the map meets, on its field or as guards of its place; or NO_ENCOUNTER."""
        if c.VISIT <= choice < c.FIELD:
            return places.guard_of(self.position, choice - c.VISIT)
        return self.view.encounters[choice - c.GO] if c.GO <= choice < c.VISIT else NO_ENCOUNTER

    def enemy(self, choice: Choice) -> int:
        """The hero of another player whom an answer on the map meets, or NOBODY."""
        if not c.GO <= choice < c.VISIT:
            return NOBODY
        for hero, at in enumerate(self.view.at):
            if at == choice - c.GO and self.seat_of(hero) != self.view.asked:
                return hero
        return NOBODY

    def is_routed(self, token: i64) -> bool:
        """Whether the hero who moves drives the creatures away without a fight (MMH-ROUT-06)."""
        return fighting.is_routed(self.position, self.mover, token)

    def begins_battle(self, choice: Choice) -> bool:
        """Creatures that do not run away, and heroes of others."""
        if not self.is_moving:
            return False
        token = self.creatures(choice)
        return self.enemy(choice) != NOBODY or (token != NO_ENCOUNTER and not self.is_routed(token))

    def up_for_taking(self) -> list[int]:
        """The places that the winner of a hero battle may take over (MMH-HVH-12)."""
        slots = self.view.stack[-1].slots
        return places.up_for_taking(self.position, slots[TAKING_OVER_HERO], slots[TAKING_OVER_LOSER])

    # -- prices now

    def level_price(self, seat: Seat) -> Price:
        return Price(building.level_price(self.position, seat), 0)

    def building_price(self, seat: Seat, number: i64, in_gold: bool) -> Price:
        """A building, discounts taken off; one with a price in either kind may be paid in gold (MMH-RUL-70, 114)."""
        off = self.building_discount(seat)
        if in_gold:
            return Price(0, building.in_gold(self.position, number, off))
        return Price(building.in_resources(self.position, number, off), self.view.box.building_gold[number])

    def building_discount(self, seat: Seat) -> int:
        if self.found_discounts[seat] == NOT_FOUND:
            self.found_discounts[seat] = building.building_discount(self.position, seat)
        return self.found_discounts[seat]

    def unit_price(self, hero: i64, level: i64, side: i64) -> Price:
        """A unit for a hero, while units are recruited (MMH-RUL-74)."""
        first = self.view.stack[-1].slots[RECRUITING_DISCOUNTED] != 1  # the discount for one unit is still there
        return Price(0, recruiting.price(self.position, hero, level, side, first))

    def upgrade_price(self, hero: i64, level: i64) -> Price:
        return Price(0, recruiting.upgrade_price(self.position, hero, level))

    def hero_price(self) -> Price:
        return Price(0, self.view.box.hero_price)

    def given(self, taken: i64) -> int:
        """What a trade for so much costs in the other kind (MMH-TRADE-02)."""
        return taken // self.view.box.trade_take * self.view.box.trade_give

    def scroll_gold(self, scroll: i64) -> int:
        """What a scroll is sold for (MMH-TRADE-03)."""
        return scroll_level(self.position, scroll)

    def advance_cost(self, hero: i64) -> int:
        """The XP of the hero's next advance (MMH-XP-07)."""
        return experience.cost(self.position, hero)

    # -- the battle under way

    def battle(self) -> Battle:
        battle = self.position.battle
        assert battle is not None, "nobody fights"
        return battle

    def fighter(self, fighter: i64) -> FighterSight:
        """The values of a fighter now."""
        found = self.found_fighters.get(fighter)
        if found is None:
            found = self.found_fighters[fighter] = FighterSight(self.position, self.battle(), fighter)
        return found

    def fighters(self) -> list[int]:
        """The track; before it is laid, whoever stands there, the quickest first."""
        battle = self.battle()
        if battle.track:
            return battle.track
        rows = [(-self.fighter(one).initiative, n, one) for n, one in enumerate(self.standing())]
        rows.sort()
        return [row[2] for row in rows]

    def standing(self) -> list[int]:
        """Everybody of both sides who acts."""
        battle = self.battle()
        return track.fighters(self.position, battle, 0) + track.fighters(self.position, battle, 1)

    def dice(self, elite: bool) -> int:
        """How many d8 the fighter rolls whose attack it is, beside the elite die or without it (MMH-RUL-104)."""
        battle = self.battle()
        return rolls.dice_of(self.position, battle, battle.fighter, elite)

    def flight_loss(self, side: i64) -> int:
        """How many tokens the side gives up if it flees now (MMH-FLEE-02)."""
        hero: i64 = self.battle().heroes[side]
        return min(values.of_hero(self.position, hero, FLIGHT_LOSS), self.position.army_size(hero))

    def is_enough(self, side: i64, token: i64) -> bool:
        """Whether the army has such a token, 2 * level + side of it, with Defence: it is enough (MMH-FLEE-05)."""
        battle = self.battle()
        there = self.view.armies[battle.heroes[side]][token] > 0
        return there and flight.has_defence(self.position, battle, side, token)
