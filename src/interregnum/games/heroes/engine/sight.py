"""What follows from a view: values, prices, ways, dice and Power as the rules make them of its open facts.

The fields of the view are laid out as a position whose hidden places are empty, and the rules are asked about it. No
card is dealt and no die is thrown, so nothing that the viewer does not know can come in: equal views give equal sights
(MMH-INFO).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.battle import fighting, flight, rolls, stacks, track, wounds
from interregnum.games.heroes.engine.battle.battle import Battle, kind_of, side_of
from interregnum.games.heroes.engine.box import KINDS, LEVELS, unit_row
from interregnum.games.heroes.engine.cards import belongings, values
from interregnum.games.heroes.engine.cards.belongings import scroll_level
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.flow.programs import (
    ACTIVATION_FOUGHT,
    ACTIVATION_HERO,
    ACTIVATION_POINTS,
    GAIN_HERO,
    RECRUITING_DISCOUNTED,
    TAKING_OVER_HERO,
    TAKING_OVER_LOSER,
    WOUNDS_HOW,
    WOUNDS_LEFT,
)
from interregnum.games.heroes.engine.imagine import lay_open
from interregnum.games.heroes.engine.map import movement, places
from interregnum.games.heroes.engine.map.zone import zone_of
from interregnum.games.heroes.engine.reasons import Reason
from interregnum.games.heroes.engine.state import IN_TOWN, NO_ENCOUNTER, NOT_IN_PLAY, State
from interregnum.games.heroes.engine.terms import (
    ABILITIES,
    COMMAND,
    ELITE,
    FLIGHT_LOSS,
    INITIATIVE,
    MAGIC,
    MOVEMENT,
    OWN_STACKS,
    STRENGTH,
)
from interregnum.games.heroes.engine.town import building, experience, recruiting
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.engine.why import WhyNot
from interregnum.kernel.dice import FastDice
from interregnum.kernel.ids import NOBODY, Choice, Seat

NOT_FOUND: Final = -1  # nobody has asked yet
MARKED: Final = 0  # what becomes of a token that takes wounds
TURNED_BASIC: Final = 1
FALLEN: Final = 2


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
        self.found_ways: movement.Ways | None = None
        self.found_discounts: list[int] = [NOT_FOUND] * view.seats  # on buildings, by seat
        self.found_fighters: dict[int, FighterSight] = {}
        self.found_reach: dict[int, list[int]] = {}  # by hero
        self.why_not: Final = WhyNot(view, self.position)

    def reasons(self, choice: Choice) -> list[Reason]:
        """Why an answer is not listed; none for one that is."""
        return self.why_not.reasons(choice)

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

    def stack_bonus(self, hero: i64, stat: i64) -> int:
        """What the cards of a hero always add to Strength or Initiative of his stacks."""
        return values.changes(self.position, self.position.open_rules[hero], stat, OWN_STACKS, 0)

    def sets(self, hero: i64) -> dict[str, int]:
        """The artifacts of a hero by their sets, where the table plays with sets (MMH-RUL-120)."""
        if not self.view.options.artifact_sets:
            return {}
        pieces = belongings.pieces_of_sets(self.position, hero)
        return {self.view.box.facts.sets[number].id: found for number, found in enumerate(pieces) if found > 0}

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

    @property
    def may_fight(self) -> bool:
        """Whether the hero who moves has had no battle in this activation."""
        return self.view.stack[-1].slots[ACTIVATION_FOUGHT] == 0

    def steps(self) -> list[int]:
        """The movement points to every field; `UNREACHED` for those out of reach and while nobody moves."""
        return self.ways().costs if self.is_moving else [int(movement.UNREACHED)] * self.view.board.size

    def ways(self) -> movement.Ways:
        if self.found_ways is None:
            points = self.view.stack[-1].slots[ACTIVATION_POINTS]
            self.found_ways = movement.ways(self.position, self.mover, points, self.may_fight)
        return self.found_ways

    def came_from(self) -> list[int]:
        """The field from which each one is entered on the way to it; `UNREACHED` where there is no way."""
        if not self.is_moving:
            return [int(movement.UNREACHED)] * self.view.board.size
        return movement.came_from(self.position, self.mover, self.ways(), self.may_fight)

    def zone(self, hero: i64) -> list[int]:
        """Where the places of his player are safe (MMH-ZOC-03)."""
        return zone_of(self.position, hero)

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

    def near(self, field: i64) -> list[tuple[int, int]]:
        """The heroes with units who could get to a field with one activation, or what is left of it, and the steps."""
        found: list[tuple[int, int]] = []
        for hero, at in enumerate(self.view.at):
            if at != NOT_IN_PLAY and at != field and self.army_size(hero) > 0:
                steps = self.reach(hero)[field]
                if steps > 0:
                    found.append((hero, steps))
        return found

    def reach(self, hero: i64) -> list[int]:
        """The steps of a hero to every field, in an activation that begins where he is, or is under way."""
        found = self.found_reach.get(hero)
        if found is None:
            moves = self.is_moving and self.mover == hero
            costs = self.steps() if moves else movement.reach(self.position, hero, self.points_from_here(hero), True)
            found = self.found_reach[hero] = costs
        return found

    def points_from_here(self, hero: i64) -> int:
        """The movement points of an activation that begins where the hero is (MMH-RUL-24)."""
        began = self.position.began_in_town
        self.position.began_in_town = self.view.at[hero] == IN_TOWN
        points = self.value(hero, MOVEMENT)
        self.position.began_in_town = began
        return points

    # -- what an answer changes

    def changes(self, choice: Choice) -> list[tuple[str, int, int]]:
        """What a trade would change, or a skill or an artifact for its hero: each number as it is and would be."""
        view = self.view
        if c.FOR_GOLD <= choice < c.GO:
            return self.traded(choice)
        if view.over or view.ask not in (c.KEEP, c.DEPOSIT, c.REWARD) or not c.CARD <= choice < c.BUY:
            return []
        card: i64 = choice - c.CARD
        if KINDS[view.box.kinds[card]] not in ("skill", "artifact"):
            return []
        hero: i64 = view.stack[-1].slots[GAIN_HERO]
        now = self.measured(hero)
        then = self.measured_with(hero, card)
        return [(name, now.get(name, 0), then[name]) for name in then if now.get(name, 0) != then[name]]

    def traded(self, choice: Choice) -> list[tuple[str, int, int]]:
        """The gold and the resources of whoever trades (MMH-TRADE-02)."""
        gold, resources = self.view.gold[self.view.asked], self.view.resources[self.view.asked]
        if choice < c.FOR_RESOURCES:
            taken: i64 = choice - c.FOR_GOLD
            return [("gold", gold, gold + taken), ("resources", resources, resources - self.given(taken))]
        taken = choice - c.FOR_RESOURCES
        return [("gold", gold, gold - self.given(taken)), ("resources", resources, resources + taken)]

    def measured_with(self, hero: i64, card: i64) -> dict[str, int]:
        """The hero if the card were his; afterwards it is not."""
        position = self.position
        rules, windows = position.open_rules[hero], position.open_windows[hero]
        own = position.skills[hero] if KINDS[self.view.box.kinds[card]] == "skill" else position.artifacts[hero]
        own.append(card)
        belongings.refresh(position, hero)
        found = self.measured(hero)
        own.pop()
        position.open_rules[hero], position.open_windows[hero] = rules, windows
        return found

    def measured(self, hero: i64) -> dict[str, int]:
        """The numbers of a hero that cards can change, those of his stacks included."""
        found: dict[str, int] = {
            "strength": self.value(hero, STRENGTH),
            "magic": self.value(hero, MAGIC),
            "initiative": self.value(hero, INITIATIVE),
            "command": self.value(hero, COMMAND),
            "movement": self.points_from_here(hero),
            "rout": self.rout(hero),
            "stack-strength": self.stack_bonus(hero, STRENGTH),
            "stack-initiative": self.stack_bonus(hero, INITIATIVE),
            "power": power.power(self.position, self.seat_of(hero)),
        }
        for one, pieces in self.sets(hero).items():
            found[f"set/{one}"] = pieces
        return found

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

    def closed_units(self, seat: Seat) -> dict[int, int]:
        """The units that the town of a seat does not have yet, and the town level that each needs (MMH-RECR-04)."""
        levels = range(recruiting.open_levels(self.position, seat), LEVELS)
        return {unit_row(self.view.factions[seat], level): level + 1 for level in levels}

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

    def can_use(self, hero: i64, xp: i64) -> bool:
        """Whether so many XP, gained now, pay for an advance with his trophies; else they lapse (MMH-XP-04, 05)."""
        view, first = self.view, 2 * self.seat_of(hero)
        total: i64 = xp
        for token in view.trophies[hero]:
            total += view.box.token_xp[token]
        left = [view.skill_decks[pile] > 0 or len(view.skill_discards[pile]) > 0 for pile in (first, first + 1)]
        return any(left) and total >= self.advance_cost(hero)

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

    def fate(self, stack: i64, side: i64) -> int:
        """What the wounds that are left do to a token of a stack (MMH-WND-05 to 08, MMH-RUL-45)."""
        position = self.position.clone()
        battle, slots = position.battle, self.view.stack[-1].slots
        assert battle is not None, "nobody fights"
        fallen, army = battle.fallen, position.armies[battle.heroes[side_of(stack)]]
        elites = army[2 * kind_of(stack) + ELITE]
        wounds.hurt_token(position, battle, stack, side, slots[WOUNDS_LEFT], slots[WOUNDS_HOW] == wounds.PIERCED)
        if battle.fallen > fallen:
            return FALLEN
        return TURNED_BASIC if army[2 * kind_of(stack) + ELITE] < elites else MARKED
