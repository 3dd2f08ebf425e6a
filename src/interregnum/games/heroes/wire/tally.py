"""A finished game of Heroes in figures: Power over the rounds, what each player did, moments to tell of.

It is counted from what a watcher sees, so it knows nothing that was not open at its time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from interregnum.games.heroes.border.stored_events import fighter_words
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine import events as e
from interregnum.games.heroes.engine.battle.battle import is_units, side_of
from interregnum.games.heroes.engine.box import faction_of
from interregnum.games.heroes.engine.sight import sight_of
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.wire.sight import PowerData
from interregnum.games.heroes.wire.tables import Part, Tables
from interregnum.kernel.journal import Event
from interregnum.kernel.view import View as KernelView
from interregnum.wire.tally import Tally

FIGHTS: Final = (e.BattleBegan, e.BattleLost, e.BattleWon, e.DuelBegan, e.DuelWon)
MomentKind: TypeAlias = Literal["leap", "blow", "battle", "beaten", "duel", "lead"]


class RoundTally(Part, frozen=True):
    """The Power of all as a round began, or as the game ended."""

    round: int
    power: list[PowerData]  # by seat


class SeatTally(Part, frozen=True):
    """What a player did in the whole game."""

    won: int  # battles against creatures
    lost: int
    routed: int  # creatures that ran away
    duels_won: int
    duels_lost: int
    fled: int  # from battles that count as lost
    walked: int  # movement points used
    recruited: int  # units
    fallen: int
    built: int
    gold: int  # gathered
    resources: int


class MomentData(Part, frozen=True):
    """Something to remember, and the answer after which it was seen."""

    kind: MomentKind
    answers: int
    round: int
    seat: int | None  # whose moment it is; null for creatures
    who: str | None  # a hero, or a fighter of a blow by what it is
    whom: str | None  # an encounter or a hero
    amount: int  # Power gained, wounds dealt, units fallen in the battle, XP of the beaten


class HeroesTally(Struct, frozen=True, tag_field="game", tag="heroes", forbid_unknown_fields=True):
    """A finished game in figures."""

    rounds: list[RoundTally]  # the last as it ended
    seats: list[SeatTally]
    moments: list[MomentData]  # in the order in which they came


def seat_of(view: View, hero: int) -> int:
    """Who plays the faction of a hero."""
    return view.factions.index(faction_of(hero))


def what_of(word: str) -> str:
    """What a fighter is, by its name in events: `attacker-2:griffins`, `attacker-air-elemental`."""
    name, told, what = word.partition(":")
    return what if told else name.partition("-")[2]


class Count:
    """What one seat did so far."""

    def __init__(self) -> None:
        self.won = self.lost = self.routed = self.duels_won = self.duels_lost = self.fled = self.walked = 0
        self.recruited = self.fallen = self.built = self.gold = self.resources = 0

    def plain(self) -> SeatTally:
        return SeatTally(**vars(self))


class Fight:
    """The battle under way: its heroes, attacker first, and what has fallen."""

    def __init__(self, heroes: Sequence[int], whom: str | None, answers: int) -> None:
        self.heroes: Final = heroes
        self.whom: Final = whom
        self.answers: Final = answers
        self.fallen = 0


class HeroesTallying(Tally):
    """Follows one game."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Final = tables
        self.whats: Final = {fighter: what_of(word) for fighter, word in fighter_words(tables.box).items()}
        self.rounds: list[RoundTally] = []
        self.counts: list[Count] = []
        self.moments: dict[MomentKind, MomentData] = {}  # the greatest of each kind
        self.duels: list[MomentData] = []
        self.points: dict[int, int] = {}  # movement left, by hero
        self.power: list[int] = []
        self.leader: int | None = None  # who alone has most Power
        self.fight: Fight | None = None
        self.before: View | None = None
        self.answers = 0

    def follow(self, answers: int, view: KernelView, events: Sequence[Event]) -> None:
        assert isinstance(view, View)
        self.answers = answers
        if not self.counts:
            self.counts = [Count() for _ in range(view.seats)]
            self.power = [0] * view.seats
        for event in events:
            self.count(view, event)
            self.note(view, event)
        self.walk_home(view, events)
        self.weigh_power(view)
        self.before = view

    def told(self) -> HeroesTally:
        moments = sorted([*self.moments.values(), *self.duels], key=lambda one: one.answers)
        return HeroesTally(self.rounds, [one.plain() for one in self.counts], moments)

    # -- what each seat did

    def count(self, view: View, event: Event) -> None:
        match event:
            case e.Gathered():
                self.counts[event.seat].gold += event.gold
                self.counts[event.seat].resources += event.resources
            case e.Built():
                self.counts[event.seat].built += 1
            case e.Bought():
                self.of(view, event.hero).recruited += 1
            case e.Routed():
                self.of(view, event.hero).routed += 1
            case e.BattleWon():
                self.of(view, event.hero).won += 1
            case e.BattleLost():
                self.of(view, event.hero).lost += 1
            case e.DuelWon():
                self.of(view, event.hero).duels_won += 1
                self.of(view, event.enemy).duels_lost += 1
            case e.Fled():
                self.of(view, event.hero).fled += 1
            case e.GivenUp():
                self.of(view, event.hero).fallen += 1
            case e.Eliminated() | e.Healed():
                self.count_fallen(view, event)
            case e.Activated():
                self.points[event.hero] = event.points
            case e.Moved():
                self.of(view, event.hero).walked += self.points.get(event.hero, event.points) - event.points
                self.points[event.hero] = event.points

    def of(self, view: View, hero: int) -> Count:
        return self.counts[seat_of(view, hero)]

    def count_fallen(self, view: View, event: e.Eliminated | e.Healed) -> None:
        """A unit falls, or one that had fallen returns; creatures and elementals are nobody's units."""
        if self.fight is None or not is_units(event.fighter.number):
            return
        if isinstance(event, e.Healed) and event.how != e.RETURNED:
            return
        hero = self.fight.heroes[side_of(event.fighter.number)]
        more = 1 if isinstance(event, e.Eliminated) else -1
        self.of(view, hero).fallen += more
        self.fight.fallen += more

    def walk_home(self, view: View, events: Sequence[Event]) -> None:
        """The way into the own town is told without its length, but whoever moved knew how long it would be."""
        before = self.before
        if before is None or before.over or before.ask != c.MOVE:
            return
        sight = sight_of(before)
        came = [event.hero for event in events if isinstance(event, e.CameHome)]
        if came == [sight.mover] and not any(isinstance(event, FIGHTS) for event in events):
            self.of(view, sight.mover).walked += sight.steps()[view.towns[seat_of(view, sight.mover)]]

    # -- what is told of

    def note(self, view: View, event: Event) -> None:
        box = self.tables.box
        match event:
            case e.RoundBegan():
                self.mark_round(view, event.round)
            case e.GameEnded():
                self.mark_round(view, view.round)
            case e.BattleBegan():
                self.fight = Fight([event.hero], box.token_ids[event.token], self.answers)
            case e.DuelBegan():
                self.fight = Fight([event.hero, event.enemy], box.hero_ids[event.enemy], self.answers)
            case e.Hits():
                self.note_blow(view, event)
            case e.BattleWon():
                xp = box.token_xp[event.token]
                self.greatest(self.moment(view, "beaten", event.hero, box.token_ids[event.token], xp))
                self.end_fight(view)
            case e.BattleLost():
                self.end_fight(view)
            case e.DuelWon():
                self.duels.append(self.moment(view, "duel", event.hero, box.hero_ids[event.enemy], 0))
                self.end_fight(view)

    def moment(self, view: View, kind: MomentKind, hero: int, whom: str | None, amount: int) -> MomentData:
        """A battle is remembered where it began."""
        who = self.tables.box.hero_ids[hero]
        began = self.answers if self.fight is None else self.fight.answers
        return MomentData(kind, began, view.round, seat_of(view, hero), who, whom, amount)

    def greatest(self, moment: MomentData) -> None:
        """Kept until there is a greater one of its kind; nothing is no moment."""
        best = self.moments.get(moment.kind)
        if moment.amount > (0 if best is None else best.amount):
            self.moments[moment.kind] = moment

    def mark_round(self, view: View, number: int) -> None:
        self.rounds.append(RoundTally(number, [PowerData(*row) for row in view.sources]))

    def note_blow(self, view: View, event: e.Hits) -> None:
        """The most wounds of one attack, and what struck it."""
        if self.fight is None:
            return
        side = side_of(event.fighter.number)
        seat = None if side >= len(self.fight.heroes) else seat_of(view, self.fight.heroes[side])
        who = self.whats[event.fighter.number, event.fighter.row]
        self.greatest(MomentData("blow", self.answers, view.round, seat, who, None, event.wounds))

    def end_fight(self, view: View) -> None:
        """The battle in which most units fell."""
        if self.fight is not None:
            self.greatest(self.moment(view, "battle", self.fight.heroes[0], self.fight.whom, self.fight.fallen))
        self.fight = None

    def weigh_power(self, view: View) -> None:
        """The greatest gain by one answer, and when somebody took the lead that nobody took again."""
        for seat, (now, then) in enumerate(zip(view.power, self.power, strict=True)):
            self.greatest(MomentData("leap", self.answers, view.round, seat, None, None, now - then))
        self.power = view.power
        best = max(view.power)
        leaders = [seat for seat, power in enumerate(view.power) if power == best]
        if len(leaders) == 1 and leaders[0] != self.leader:
            self.leader = leaders[0]
            self.moments["lead"] = MomentData("lead", self.answers, view.round, self.leader, None, None, best)
