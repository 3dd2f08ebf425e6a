"""One attack: announced, rolled, rerolled, counted, suffered (MMH-ATK, MMH-ELITE, MMH-RUL-40, 104, 106)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle import rolls, stacks
from interregnum.games.heroes.engine.battle.battle import (
    FIGHTERS,
    NO_FACE,
    NO_TARGET,
    NOT_OVER,
    Battle,
    is_hero,
    side_of,
)
from interregnum.games.heroes.engine.battle.fighting import forget
from interregnum.games.heroes.engine.battle.wounds import ORDINARY, PIERCED
from interregnum.games.heroes.engine.cards import openings, values, windows
from interregnum.games.heroes.engine.choices import (
    ANNOUNCE,
    ATTACK_WITH,
    CANCEL_BAD_LUCK,
    DONE,
    FACE,
    LUCK,
    LUCK_TOKEN,
    NO,
    PRECISE_DIE,
    REROLL,
    REROLL_FACE,
    USE,
    YES,
    used_rule,
    used_source,
)
from interregnum.games.heroes.engine.events import (
    BY_BAD_LUCK,
    BY_LUCK_FACE,
    BY_LUCK_TOKEN,
    BY_PRECISE,
    OF_THE_FACE,
    Attacked,
    Hits,
    LuckSpent,
    Rolled,
)
from interregnum.games.heroes.engine.flow.programs import ATTACK_FIGHTER, LAUREL, WOUNDS
from interregnum.games.heroes.engine.ids import Dice, FaceNo, HeroId, WhyNo
from interregnum.games.heroes.engine.state import Procedure, State
from interregnum.games.heroes.engine.terms import (
    AFTER_ENEMY_ATTACK,
    AFTER_OWN_ATTACK,
    BAD_LUCK,
    BEFORE_WOUNDS,
    ENEMY_ROLL,
    FOR_ATTACK,
    FORBID,
    IN_BATTLE,
    LAUREL_FACE,
    LUCK_FACE,
    ONE_SKULL,
    OWN_ROLL,
    PIERCING,
    PRECISE,
    SLAYER,
    TO_ATTACK,
    TWO_SKULLS,
    UNIT_LOST,
    WOUNDS_DEALT_1,
    WOUNDS_DEALT_2,
)
from interregnum.kernel.ids import NOBODY, UNKNOWN, Choice
from interregnum.kernel.pending import Pending

# The steps of the procedure.
HERO_CARDS: Final[i64] = 0
ANNOUNCING: Final[i64] = 1
ROLLING: Final[i64] = 2
LUCK_FOR_FACE: Final[i64] = 3
FACE_WORKS: Final[i64] = 4
OWN_REROLLS: Final[i64] = 5
ENEMY_REROLLS: Final[i64] = 6
COUNTING: Final[i64] = 7
SUFFERING: Final[i64] = 8
AFTERWARDS: Final[i64] = 9
OVER: Final[i64] = 10


class Attack(Procedure):
    """The attack of one fighter."""

    def resolve(self, state: State, pending: Pending) -> None:
        battle = state.battle
        assert battle is not None
        if battle.winner != NOT_OVER:
            state.finish()
            return
        step = pending.step
        if step == HERO_CARDS:
            self.begin(state, pending, battle)
        elif step == ANNOUNCING:
            self.announce(state, pending, battle)
        elif step == ROLLING:
            self.roll(state, pending, battle)
        elif step == LUCK_FOR_FACE:
            self.ask_face(state, pending, battle)
        elif step == FACE_WORKS:
            self.face_works(state, pending, battle)
        elif step == OWN_REROLLS:
            self.ask_rerolls(state, pending, battle)
        elif step == ENEMY_REROLLS:
            pending.done()
            open_for(state, battle, 1 - side_of(battle.fighter), ENEMY_ROLL, 0)
        elif step == COUNTING:
            self.count(state, pending, battle)
        elif step == SUFFERING:
            self.suffer(state, pending, battle)
        elif step == AFTERWARDS:
            self.afterwards(state, pending, battle)
        else:
            forget(state, battle, FOR_ATTACK)
            state.finish()

    # -- before the roll

    def begin(self, state: State, pending: Pending, battle: Battle) -> None:
        """A hero's place on the track opens the window of his cards first (MMH-TIME-05)."""
        fighter: i64 = pending.slots[ATTACK_FIGHTER]
        battle.fighter = fighter
        battle.instead = False
        battle.dealt = 0
        battle.fallen = 0
        pending.done()
        if is_hero(fighter):
            open_for(state, battle, side_of(fighter), IN_BATTLE, 0)

    def announce(self, state: State, pending: Pending, battle: Battle) -> None:
        """Elite die or not, and the stack a Precise attack names, before the roll (MMH-DEC-06)."""
        fighter = battle.fighter
        if battle.instead or values.battle_says(battle, FORBID, TO_ATTACK, fighter):
            pending.step = OVER
            return
        named: list[int] = []
        if values.has_ability(state, battle, fighter, PRECISE):
            named = stacks.may_be_named(state, battle, 1 - side_of(fighter))
        if not named:
            named = [NO_TARGET]
        choices: list[int] = []
        for with_die in range(rolls.may_use_elite_die(state, battle, fighter), -1, -1):
            for target in named:
                choices.append(ATTACK_WITH + FIGHTERS * with_die + target)
        state.put(pending.seat, ANNOUNCE, UNKNOWN, choices, True)

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        battle = state.battle
        assert battle is not None
        step = pending.step
        if step == ANNOUNCING:
            battle.elite = choice - ATTACK_WITH >= FIGHTERS
            battle.target = (choice - ATTACK_WITH) % FIGHTERS
            if state.journal is not None:
                target = state.fighter(battle.target)
                state.journal.add(Attacked(state.fighter(battle.fighter), target, 1 if battle.elite else 0))
            pending.done()
        elif step == LUCK_FOR_FACE:
            self.luck_for_face(state, pending, battle, choice)
        elif step == FACE_WORKS:
            pending.done()
            if choice == YES:
                again(state, battle, rolls.rerollable(state, battle, True), BY_LUCK_FACE)
        else:
            self.own_reroll(state, pending, battle, choice)

    # -- the roll

    def roll(self, state: State, pending: Pending, battle: Battle) -> None:
        number = rolls.dice_of(state, battle, battle.fighter, battle.elite)
        dice: list[int] = []
        for _ in range(number):
            dice.append(state.dice.below(8) + 1)
        battle.dice = dice
        battle.rerolled = [0] * number
        battle.face = state.box.die[state.dice.below(len(state.box.die))] if battle.elite else NO_FACE
        battle.face_rerolled = False
        battle.skulls = 0
        if state.journal is not None:
            state.journal.add(Rolled(state.fighter(battle.fighter), FaceNo(battle.face), Dice(dice[:])))
        pending.done()

    def ask_face(self, state: State, pending: Pending, battle: Battle) -> None:
        """A luck token rerolls the elite die, or cancels Bad luck (MMH-LUCK-03, 04)."""
        if battle.face == NO_FACE or luck_of(state, battle) == 0:
            pending.done()
            return
        choices: list[int] = []
        if not battle.face_rerolled:
            choices.append(REROLL_FACE)
        if battle.face == BAD_LUCK:
            choices.append(CANCEL_BAD_LUCK)
        if choices:
            choices.append(DONE)
            state.put(pending.seat, FACE, UNKNOWN, choices, True)
        else:
            pending.done()

    def luck_for_face(self, state: State, pending: Pending, battle: Battle, choice: Choice) -> None:
        if choice == DONE:
            pending.done()
            return
        spend_luck(state, battle)
        if choice == CANCEL_BAD_LUCK:
            battle.face = NO_FACE
            rolls.settle(battle)
            pending.done()
            return
        battle.face = state.box.die[state.dice.below(len(state.box.die))]
        battle.face_rerolled = True
        rolls.tell_again(state, battle, OF_THE_FACE)

    def face_works(self, state: State, pending: Pending, battle: Battle) -> None:
        """What the elite die shows (MMH-ELITE-05 to 10)."""
        face = battle.face
        if face == LUCK_FACE and rolls.rerollable(state, battle, True):
            state.put(pending.seat, LUCK, UNKNOWN, [YES, NO], True)
            return
        pending.done()
        if face == ONE_SKULL:
            battle.skulls = 1
        elif face == TWO_SKULLS:
            battle.skulls = 2
        elif face == BAD_LUCK:
            again(state, battle, rolls.rerollable(state, battle, False), BY_BAD_LUCK)
        elif face == LAUREL_FACE:
            state.call(LAUREL, pending.seat, battle.fighter)

    def ask_rerolls(self, state: State, pending: Pending, battle: Battle) -> None:
        """Precise attack, luck tokens, cards, in any order (MMH-RUL-40); `stage` is 1 once Precise attack was used."""
        if not rolls.rerollable(state, battle, True):
            pending.done()
            return
        choices: list[int] = []
        if pending.stage == 0 and values.has_ability(state, battle, battle.fighter, PRECISE):
            choices.append(PRECISE_DIE)
        if luck_of(state, battle) > 0:
            choices.append(LUCK_TOKEN)
        hero: i64 = battle.heroes[side_of(battle.fighter)]
        if hero != NOBODY and openings.concerns(state, hero, OWN_ROLL):
            choices.extend(openings.choices(state, hero, OWN_ROLL, 0, pending.lot))
        if choices:
            choices.append(DONE)
            state.put(pending.seat, REROLL, UNKNOWN, choices, True)
        else:
            pending.done()

    def own_reroll(self, state: State, pending: Pending, battle: Battle, choice: Choice) -> None:
        if choice == DONE:
            pending.done()
        elif choice == PRECISE_DIE:
            pending.stage = 1
            again(state, battle, rolls.rerollable(state, battle, True)[:1], BY_PRECISE)
        elif choice == LUCK_TOKEN:
            spend_luck(state, battle)
            again(state, battle, rolls.rerollable(state, battle, True), BY_LUCK_TOKEN)
        else:
            assert choice >= USE
            hero: i64 = battle.heroes[side_of(battle.fighter)]
            windows.use_card(state, pending, hero, 2 * used_source(choice) + used_rule(choice), NO_TARGET, OWN_ROLL, 0)

    # -- the wounds

    def count(self, state: State, pending: Pending, battle: Battle) -> None:
        """The wounds of the attack; the other side may prevent some before they are taken (MMH-RUL-106)."""
        hits = rolls.hits(state, battle)
        double = 2 if values.has_ability(state, battle, battle.fighter, SLAYER) else 1
        battle.coming = double * hits + battle.skulls
        battle.by_card = False
        if state.journal is not None:
            state.journal.add(Hits(state.fighter(battle.fighter), hits, battle.skulls, battle.coming))
        pending.done()
        if battle.coming > 0:
            open_for(state, battle, 1 - side_of(battle.fighter), BEFORE_WOUNDS, 0)

    def suffer(self, state: State, pending: Pending, battle: Battle) -> None:
        wounds = battle.coming
        battle.dealt = wounds
        battle.coming = 0
        pending.done()
        if wounds > 0:
            other = 1 - side_of(battle.fighter)
            how: i64 = PIERCED if values.has_ability(state, battle, battle.fighter, PIERCING) else ORDINARY
            state.call(WOUNDS, stacks.seat_of(state, battle, other), other, wounds, battle.target, how)

    def afterwards(self, state: State, pending: Pending, battle: Battle) -> None:
        """Cards that answer the attack, the active player's first (MMH-RUL-106)."""
        pending.done()
        met: i64 = UNIT_LOST if battle.fallen > 0 else 0
        if battle.dealt >= 1:
            met |= WOUNDS_DEALT_1
        if battle.dealt >= 2:
            met |= WOUNDS_DEALT_2
        attacker = side_of(battle.fighter)
        for side in (1, 0):
            open_for(state, battle, side, AFTER_OWN_ATTACK if side == attacker else AFTER_ENEMY_ATTACK, met)


def open_for(state: State, battle: Battle, side: i64, window: i64, met: i64) -> None:
    """Open a window for the hero of one side, if it has one."""
    hero: i64 = battle.heroes[side]
    if hero != NOBODY:
        windows.hero_window(state, hero, window, met)


def again(state: State, battle: Battle, dice: list[int], why: WhyNo) -> None:
    """Roll dice again and tell why."""
    if not dice:
        return
    rolls.reroll(state, battle, dice)
    rolls.tell_again(state, battle, why)


def luck_of(state: State, battle: Battle) -> i64:
    """The luck tokens of the hero whose side attacks (MMH-RUL-59)."""
    hero: i64 = battle.heroes[side_of(battle.fighter)]
    return 0 if hero == NOBODY else state.luck[hero]


def spend_luck(state: State, battle: Battle) -> None:
    hero: i64 = battle.heroes[side_of(battle.fighter)]
    state.luck[hero] -= 1
    if state.journal is not None:
        state.journal.add(LuckSpent(HeroId(hero)))
