"""What each verb does. Modifiers are only noted; they are asked for when a number is needed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle.battle import ELEMENTALS, NO_TARGET, SIDE, Battle, Lasting, side_of
from interregnum.games.heroes.engine.battle.rolls import is_hit, reroll, rerollable, tell_again
from interregnum.games.heroes.engine.battle.stacks import of_side
from interregnum.games.heroes.engine.box import NO_CARD
from interregnum.games.heroes.engine.cards.effects import Effect
from interregnum.games.heroes.engine.cards.values import fighter_of, of_hero
from interregnum.games.heroes.engine.choices import IN_GOLD
from interregnum.games.heroes.engine.events import (
    BY_CARD,
    CardRolled,
    Gained,
    GainedLuck,
    LostGold,
    Prevented,
    Relocated,
    ScrollCancelled,
    Summoned,
)
from interregnum.games.heroes.engine.facts import ALL_OF_THEM, BY_MAGIC
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.flow.programs import (
    ACTIVATION,
    ACTIVATION_AGAIN,
    ARRIVING,
    CARD_WOUNDS,
    FROM_DISCARDS,
    GAIN_ARTIFACT,
    GAIN_SCROLL,
    GAIN_SKILL,
    GAIN_XP,
    HEALING,
    PROMOTING,
    RECRUITING,
    TREASURE,
    USING,
    USING_HERO,
    USING_RULE,
    USING_TARGET,
)
from interregnum.games.heroes.engine.ids import Dice, FieldId, GoodNo, HeroId
from interregnum.games.heroes.engine.state import IN_TOWN, State
from interregnum.games.heroes.engine.terms import (
    ADD_STAT,
    ALLOW,
    ANY_DISCARD,
    ARTIFACT_DECK,
    BOTH_SIDES,
    CANCEL,
    DRAW,
    ENEMY_STACKS,
    FORBID,
    GAIN,
    GOLD,
    GRANT,
    INITIATIVE,
    ITS_HERO,
    LUCK_TOKEN,
    MAGIC,
    MISSES,
    OF_ELITE_DIE,
    ONE_ACTIVATION,
    OWN_STACKS,
    POWER_POINTS,
    PREVENT,
    RECRUIT_UNITS,
    RELOCATE,
    REROLL,
    RESOURCES,
    RESOURCES_OR_GOLD,
    RESURRECT,
    SCROLL_DECK,
    SKILL_DECK,
    SPECIAL_CARD,
    SUMMON,
    THAT_STACK,
    TO_TOWN,
    TURN_ELITE,
    TURN_START,
    UNIT,
    WOUND,
    XP,
)
from interregnum.games.heroes.engine.town import units
from interregnum.kernel.ids import NOBODY, CardId, SeatId
from interregnum.kernel.pending import Pending

# The lot of the procedure that uses a card:
USE_WINDOW: Final[i64] = 0  # the window that opened
USE_BOTH: Final[i64] = 1  # 1: the second rule follows, as on an AND scroll
USE_FORMER: Final[i64] = 2  # who owned the place that was taken
USE_PART: Final[i64] = 3  # the part of a treasure card, or NO_PART
NO_PART: Final[i64] = -1
CANCELLED: Final[i64] = 99  # a step beyond the last effect of any card
ALL_BASICS: Final[i64] = 99  # more tokens than an army holds


def carry_out(state: State, pending: Pending, effect: Effect) -> None:
    """One effect of the procedure that uses a card; whom it was turned on stands in its slots."""
    do = effect.do
    if do in (ADD_STAT, GRANT, ALLOW, FORBID):
        last(state, pending, effect)
    elif do == WOUND:
        wound(state, pending, effect)
    elif do == PREVENT:
        prevent(state, pending, effect)
    elif do == REROLL:
        reroll_dice(state, effect)
    elif do == RESURRECT:
        heal(state, pending, effect)
    elif do == TURN_ELITE:
        many: i64 = ALL_BASICS if effect.amount == ALL_OF_THEM else effect.amount
        state.call(PROMOTING, pending.seat, pending.slots[USING_HERO], many)
    elif do == SUMMON:
        summon(state, pending, effect)
    elif do == GAIN:
        gain(state, pending, effect)
    elif do == DRAW:
        draw(state, pending, effect)
    elif do == RECRUIT_UNITS:
        state.call(RECRUITING, pending.seat, pending.slots[USING_HERO], effect.amount)
    elif do == RELOCATE:
        relocate(state, pending, effect)
    elif do == CANCEL:
        cancel(state, pending)


# -- in battle


def last(state: State, pending: Pending, effect: Effect) -> None:
    """Note what holds for a while; an empty target is all stacks, one side, or both (MMH-RUL-103, 109, 110)."""
    battle = state.battle
    if battle is None:
        return
    own = fighter_of(battle, pending.slots[USING_HERO])
    target = effect.target
    fighter: i64 = pending.slots[USING_TARGET]
    if target == ITS_HERO:
        fighter = own
    elif target == OWN_STACKS:
        fighter = side_of(own) * SIDE
    elif target == ENEMY_STACKS:
        fighter = (1 - side_of(own)) * SIDE
        target = OWN_STACKS
    elif target != BOTH_SIDES:
        target = THAT_STACK
    battle.lasting.append(Lasting(effect.do, effect.code, effect.amount, target, fighter, effect.dur))
    if effect.when == TURN_START and effect.do == ADD_STAT and effect.code == INITIATIVE:
        battle.sort_again = True


def wound(state: State, pending: Pending, effect: Effect) -> None:
    """Wounds by a card: a number, or dice; each stack is a lot of its own (MMH-RUL-107)."""
    battle = state.battle
    if battle is None:
        return
    hero: i64 = pending.slots[USING_HERO]
    targets: list[int] = [pending.slots[USING_TARGET]]
    if effect.target == ENEMY_STACKS:
        targets = in_track_order(state, battle, 1 - side_of(fighter_of(battle, hero)))
    lots: list[int] = []
    for target in targets:
        lots.append(effect.amount if effect.dice == 0 else roll(state, pending, effect, target))
    for n in range(len(targets) - 1, -1, -1):
        if lots[n] > 0:
            state.call(CARD_WOUNDS, pending.seat, targets[n], lots[n])


def in_track_order(state: State, battle: Battle, side: i64) -> list[int]:
    """The stacks of a side in the order of the track; those not yet on it come last."""
    standing = of_side(state, battle, side)
    found = [one for one in battle.track if one in standing]
    return found + [one for one in standing if one not in found]


def roll(state: State, pending: Pending, effect: Effect, target: i64) -> i64:
    """Dice of a card: every result up to Magic or a number is a wound, 1 always, 8 never."""
    against: i64 = of_hero(state, pending.slots[USING_HERO], MAGIC) if effect.against == BY_MAGIC else effect.against
    wounds: i64 = 0
    dice: list[int] = []
    for _ in range(effect.dice):
        value = state.dice.below(8) + 1
        dice.append(value)
        if is_hit(value, against):
            wounds += 1
    if state.journal is not None:
        state.journal.add(CardRolled(card_of(pending), state.fighter(target), wounds, Dice(dice)))
    return wounds


def prevent(state: State, pending: Pending, effect: Effect) -> None:
    """Take wounds from those about to be taken, never below 0 (MMH-RUL-108)."""
    battle = state.battle
    if battle is None:
        return
    most: i64 = battle.skulls if effect.code == OF_ELITE_DIE else battle.coming
    amount: i64 = most if effect.amount == ALL_OF_THEM else effect.amount
    amount = min(amount, min(most, battle.coming))
    battle.coming -= amount
    if effect.code == OF_ELITE_DIE:
        battle.skulls = 0
    if state.journal is not None:
        state.journal.add(Prevented(HeroId(pending.slots[USING_HERO]), card_of(pending), amount))


def reroll_dice(state: State, effect: Effect) -> None:
    """Dice of the attack just rolled that missed or hit: all of them, or as many as the card says."""
    battle = state.battle
    if battle is None:
        return
    dice = rerollable(state, battle, effect.code == MISSES)
    if effect.amount != ALL_OF_THEM:
        dice = dice[: effect.amount]
    reroll(state, battle, dice)
    tell_again(state, battle, BY_CARD)


def heal(state: State, pending: Pending, effect: Effect) -> None:
    battle = state.battle
    if battle is not None:
        stack: i64 = pending.slots[USING_TARGET] if effect.target == THAT_STACK else NO_TARGET
        state.call(HEALING, pending.seat, side_of(fighter_of(battle, pending.slots[USING_HERO])), effect.amount, stack)


def summon(state: State, pending: Pending, effect: Effect) -> None:
    """The elemental joins as a stack of its own (MMH-RUL-63, 111)."""
    battle = state.battle
    if battle is None:
        return
    fighter: i64 = side_of(fighter_of(battle, pending.slots[USING_HERO])) * SIDE + ELEMENTALS + effect.code
    row: i64 = state.box.elemental_first + effect.code
    battle.tokens[fighter] = row
    battle.whole[fighter] = state.box.creature_number[row]
    battle.numbers[fighter] = battle.whole[fighter]
    pending.slots[USING_TARGET] = fighter
    if state.journal is not None:
        state.journal.add(Summoned(HeroId(pending.slots[USING_HERO]), state.fighter(fighter)))


def cancel(state: State, pending: Pending) -> None:
    """The scroll that opened the window does nothing more (MMH-RUL-116)."""
    for n in range(len(state.stack) - 1, -1, -1):
        other = state.stack[n]
        if other.program == USING and other.seat != pending.seat:
            other.step = CANCELLED
            if state.journal is not None:
                state.journal.add(ScrollCancelled(HeroId(other.slots[USING_HERO]), card_of(other)))
            return


# -- anywhere


def card_of(using: Pending) -> CardId:
    """The card whose rule is used."""
    return CardId(using.slots[USING_RULE] // 2)


def gain(state: State, pending: Pending, effect: Effect) -> None:
    seat = pending.seat
    hero: i64 = pending.slots[USING_HERO]
    good = effect.code
    if good in (GOLD, RESOURCES, RESOURCES_OR_GOLD):
        earn(state, pending, effect)
    elif good == LUCK_TOKEN:
        state.luck[hero] += effect.amount
        if state.journal is not None:
            state.journal.add(GainedLuck(HeroId(hero), effect.amount))
    elif good == XP:
        state.call(GAIN_XP, seat, hero, effect.amount)
    elif good == POWER_POINTS:
        state.honours[seat] += effect.amount
        if state.journal is not None:
            state.journal.add(Gained(SeatId(seat), GoodNo(good), effect.amount, card_of(pending)))
        power.check(state, seat)
    elif good == UNIT:
        for _ in range(effect.amount):
            units.gain_unit(state, hero, effect.unit, effect.side)
    elif good == ONE_ACTIVATION:
        activate_again(state, effect.amount)
    elif good == SPECIAL_CARD:
        special: i64 = (1 << len(state.box.card_ids)) - 1 - state.box.start_cards
        state.cards[seat] |= special
        state.ready[seat] |= special


def earn(state: State, pending: Pending, effect: Effect) -> None:
    """Gold or resources into the treasury, out of the bank or, as far as it goes, of the former owner's."""
    seat = pending.seat
    in_gold = effect.code == GOLD or (effect.code == RESOURCES_OR_GOLD and pending.slots[USING_TARGET] == IN_GOLD)
    amount: i64 = effect.amount
    former: i64 = pending.lot[USE_FORMER]
    treasury = state.gold if in_gold else state.resources
    if effect.taken and former != NOBODY:
        amount = min(amount, treasury[former])
        treasury[former] -= amount
        if state.journal is not None:
            state.journal.add(LostGold(SeatId(former), amount))
    treasury[seat] += amount
    if state.journal is not None:
        good = GoodNo(GOLD if in_gold else RESOURCES)
        state.journal.add(Gained(SeatId(seat), good, amount, card_of(pending)))


def activate_again(state: State, amount: i64) -> None:
    """One more activation as soon as the current one ends (MMH-RUL-29)."""
    for n in range(len(state.stack) - 1, -1, -1):
        if state.stack[n].program == ACTIVATION:
            state.stack[n].slots[ACTIVATION_AGAIN] += amount
            return


def draw(state: State, pending: Pending, effect: Effect) -> None:
    seat = pending.seat
    hero: i64 = pending.slots[USING_HERO]
    if effect.code == SKILL_DECK:
        state.call(GAIN_SKILL, seat, hero)
    elif effect.code == SCROLL_DECK:
        state.call(GAIN_SCROLL, seat, hero)
    elif effect.code == ARTIFACT_DECK:
        state.call(GAIN_ARTIFACT, seat, hero)
    elif effect.code == ANY_DISCARD:
        state.call(FROM_DISCARDS, seat, hero)
    else:
        state.call(TREASURE, seat, hero, effect.parts, NO_CARD, 0)


def relocate(state: State, pending: Pending, effect: Effect) -> None:
    """Home, or to a portal without a hero (MMH-RUL-117)."""
    hero: i64 = pending.slots[USING_HERO]
    if effect.code == TO_TOWN:
        state.at[hero] = IN_TOWN
        if state.journal is not None:
            state.journal.add(Relocated(HeroId(hero), FieldId(state.towns[pending.seat])))
    else:
        state.call(ARRIVING, pending.seat, hero)
