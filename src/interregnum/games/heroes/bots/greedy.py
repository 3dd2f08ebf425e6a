"""The bot that takes what is best at once: it weighs places, battles and purchases by what they bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.bots.bot import Bot
from interregnum.games.heroes.bots import cards, codes, tactics, town
from interregnum.games.heroes.bots.habits import GREEDY, Habits
from interregnum.games.heroes.bots.targets import NO_WAY, Land, Targets, distances
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.flow.programs import ACTIVATION, ACTIVATION_HERO, GAIN_HERO, TREASURE_CARD
from interregnum.games.heroes.engine.state import IN_TOWN, NO_ENCOUNTER, State
from interregnum.games.heroes.engine.terms import (
    ACTIONS,
    ACTIVATE,
    ARTIFACT_DECK,
    DRAW,
    GAIN,
    TO_BUILD,
    TO_GATHER,
    TO_RECRUIT,
    TURN_ELITE,
)
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.game import Heroes
from interregnum.kernel.dice import FastDice
from interregnum.kernel.ids import Seat
from interregnum.kernel.question import Question
from interregnum.kernel.view import View as KernelView

WORTHWHILE: Final = 0.15  # less is not worth an action
NEAR: Final = 0.35  # something in reach is taken along if it is worth this share of what lies beyond
ON_THE_WAY: Final = 0.4  # what a step towards something is worth, as a share of each of its activations
PASS: Final = 2
ACTION_KINDS: Final = len(ACTIONS)


class GreedyBot(Bot):
    """Plays for Power one step ahead; it looks at an imagined table, and only at what everybody sees of it."""

    def __init__(self, game: Heroes, seed: bytes, seat: int, habits: Habits = GREEDY) -> None:
        super().__init__(seed, seat)
        self.game: Final = game
        self.habits: Final = habits

    def answer(self, view: KernelView, question: Question) -> int:
        assert isinstance(view, View)
        found = at_once(question, self.dice)
        if found is not None:
            return found
        state = self.game.imagine(view, self.dice)
        return decide(state, self.seat, question.choices, self.habits)


def at_once(question: Question, dice: FastDice) -> int | None:
    """The answer that needs no thought: the only one; with whom to play, any, so that games are not all alike."""
    choices = question.choices
    if len(choices) == 1:
        return choices[0]
    return choices[dice.below(len(choices))] if question.ask in (c.FACTION, c.START_HERO) else None


def decide(state: State, seat: Seat, choices: list[int], habits: Habits = GREEDY) -> int:
    """The answer of a player with these habits to the question of this position."""
    ask: i64 = state.ask
    if len(choices) == 1:
        return choices[0]
    if tactics.is_battle_ask(state):
        return tactics.answer(state, choices, habits)
    for choice in choices:
        if codes.is_advance(choice):
            return choice
    if ask == c.TURN:
        return play(state, seat, choices, habits)
    if ask == c.MOVE:
        return move(state, seat, choices, habits)
    if ask == c.BUILD:
        return town.build(state, seat, choices, habits)
    if ask == c.RECRUIT:
        return town.recruit(state, seat, choices, habits)
    if ask == c.TOWN:
        return site(state, choices)
    if ask == c.INCOME:
        return town.income(state, seat)
    return pick(state, seat, choices, habits)


def pick(state: State, seat: Seat, choices: list[int], habits: Habits) -> int:
    """Questions about cards and parts of treasure."""
    ask: i64 = state.ask
    if ask == c.KEEP:
        return best_card(state, choices, habits)
    if ask == c.PART:
        return best_part(state, choices)
    if ask == c.TAKE_OVER and c.ALL_PLACES in choices:
        return c.ALL_PLACES
    if ask == c.AFTER_GATHERING:
        return c.DONE
    if ask == c.REWARD:
        return max(choices)  # an artifact is Power at once
    if ask == c.DECK:
        return c.MIGHT if c.MIGHT in choices else choices[0]
    if ask == c.ASK_WINDOW:
        return choices[0] if choices[0] != c.DONE and state.battle is not None else gift(state, choices)
    return choices[0]


def gift(state: State, choices: list[int]) -> int:
    """Outside battles what the ability of a hero offers is a gift; a scroll would only move him."""
    first = choices[0]
    return first if codes.is_use(first) and c.used_source(first) < state.box.skill_first else c.DONE


def best_card(state: State, choices: list[int], habits: Habits) -> int:
    best, most = choices[0], -1.0
    for choice in choices:
        worth = worth_of_card(state, codes.card(choice))
        if habits.sound:
            worth = cards.worth_of_card(state.box, state.stack[-1].slots[GAIN_HERO], codes.card(choice))
        if worth > most:
            best, most = choice, worth
    return best


def worth_of_card(state: State, source: i64) -> float:
    """A card whose second rule the hero may use is better; otherwise the rarer one."""
    hero: i64 = state.stack[-1].slots[GAIN_HERO]
    return (2.0 if state.box.opens_second(hero, source) else 1.0) + 0.001 * float(source)


def best_part(state: State, choices: list[int]) -> int:
    best, most = choices[0], -1.0
    for choice in choices:
        worth = worth_of_part(state, choice)
        if worth > most:
            best, most = choice, worth
    return best


def worth_of_part(state: State, choice: i64) -> float:
    """Parts of a treasure card: artifacts, then units, XP, gold and resources by amount."""
    if choice == c.DONE:
        return 0.0
    card: i64 = state.stack[-1].slots[TREASURE_CARD]
    if card < 0:
        return 1.0
    effect = state.box.rules[2 * card][codes.part(choice)]
    if effect.do == GAIN:
        return 0.25 * float(effect.amount)
    if effect.do == DRAW:
        return 1.6 if effect.code == ARTIFACT_DECK else 0.8
    return 0.8 if effect.do == TURN_ELITE else 0.5


def site(state: State, choices: list[int]) -> int:
    best, most = choices[0], -1.0
    for choice in choices:
        worth = worth_of_site(state, codes.site(choice))
        if worth > most:
            best, most = choice, worth
    return best


def worth_of_site(state: State, field: i64) -> float:
    """A town wants places with weak guards nearby (MMH-TIP-01)."""
    steps = distances(state, field)
    found = 0.0
    for row in (state.board.flags, state.board.spyglasses):
        for place in row:
            guard: i64 = state.board.guard[place]
            away: i64 = steps[place]
            if 0 < away <= 8 and guard >= 0:
                tier: i64 = state.board.tier[guard]
                ease = 3.0 if tier == 0 else 1.0 if tier == 1 else 0.3
                found += ease / float(1 + (away - 1) // 4)
    return found


# -- the turn


def play(state: State, seat: Seat, choices: list[int], habits: Habits) -> int:
    """The action that brings most; it is played with the card whose other action is missed least."""
    values = worth_of_actions(state, seat, habits)
    best, most = choices[0], -1e9
    for choice in choices:
        worth = worth_of_play(state, values, choice)
        if worth > most:
            best, most = choice, worth
    return best


def worth_of_actions(state: State, seat: Seat, habits: Habits) -> list[float]:
    """What each of the four actions would bring, by its number."""
    land = Land(state, seat)
    aims = [Targets(state, hero, None, land, habits) for hero in state.heroes_of(seat)]
    values = [0.0] * ACTION_KINDS
    values[ACTIVATE] = activation_value(state, aims)
    values[TO_GATHER] = town.gather_value(state, seat)
    values[TO_BUILD] = town.build_value(state, seat) * habits.builds
    values[TO_RECRUIT] = town.recruit_value(state, seat, aims, habits) * habits.recruits
    return values


def worth_of_play(state: State, values: list[float], choice: i64) -> float:
    card, which = codes.played(choice)
    actions = state.box.card_actions[card]
    if which == PASS:
        return -0.5 - 0.3 * max(values[actions[0]], values[actions[1]])
    return values[actions[which]] - 0.3 * values[actions[1 - which]]


def activation_value(state: State, aims: list[Targets]) -> float:
    """What all heroes together could do now, or begin to."""
    total = 0.0
    for targets in aims:
        if state.army_size(targets.hero) > 0:
            total += outlook(state, targets)
    return total


def outlook(state: State, targets: Targets) -> float:
    """What an activation of this hero would bring, about; the way to something far is worth a share of it."""
    value, where = targets.far()
    if where != NO_WAY and targets.activations(where) > 1:
        value *= ON_THE_WAY
    at: i64 = state.at[targets.hero]
    if at == IN_TOWN:
        return value
    return max(value, max(targets.visit(at), going_home(state, targets)))


def going_home(state: State, targets: Targets) -> float:
    """What units waiting in town are worth to a hero who has to go there first."""
    home: i64 = state.towns[targets.seat]
    cost: i64 = targets.costs[home]
    if cost <= 0 or targets.left <= 1 or not targets.habits.goes_home:
        return 0.0
    gain = town.gain_of_recruiting(state, targets.hero, targets)
    return (1.0 if can_still_recruit(state, targets.seat) else 0.8) * gain / float(targets.activations(home))


# -- the map


def move(state: State, seat: Seat, choices: list[int], habits: Habits) -> int:
    """The best thing in reach, unless something beyond it, or home, is worth more."""
    hero = activated(state)
    targets = Targets(state, hero, None, None, habits)
    best: int = c.DONE
    most = WORTHWHILE
    for choice in choices:
        value = worth_of_move(targets, choice)
        if value > most:
            best, most = choice, value
    beyond, where = targets.far()
    home = going_home(state, targets) if state.at[hero] != IN_TOWN else 0.0
    if best != c.DONE and most >= max(home, 0.7 * beyond):
        return best
    if home > max(beyond, most):
        where = state.towns[seat]
    elif best != c.DONE and most > NEAR * beyond:
        return best
    return approach(state, targets, where, choices)


def worth_of_move(targets: Targets, choice: i64) -> float:
    if codes.is_visit(choice):
        return targets.visit(codes.visited(choice))
    return targets.enter(codes.gone(choice)) if codes.is_go(choice) else 0.0


def approach(state: State, targets: Targets, where: i64, choices: list[int]) -> int:
    """Go where the goal comes nearest; a hero in town waits for units that can still be bought this round."""
    stay: int = c.DONE if c.DONE in choices else choices[0]
    if is_waiting(state, targets) or where == NO_WAY:
        return stay
    if c.GO + where in choices:
        return c.GO + where
    steps = distances(state, where)
    at: i64 = state.at[targets.hero]
    here = rank(steps[state.towns[targets.seat] if at == IN_TOWN else at])
    best: int = stay
    for choice in choices:
        if codes.is_go(choice) and is_safe(state, targets, codes.gone(choice)):
            near = rank(steps[codes.gone(choice)])
            if near < here:
                best, here = choice, near
    return best


def is_safe(state: State, targets: Targets, field: i64) -> bool:
    """Whether nobody stands there; home is not on the way to anything."""
    if field == state.towns[targets.seat] or state.encounters[field] != NO_ENCOUNTER:
        return False
    return field not in state.at


def is_waiting(state: State, targets: Targets) -> bool:
    """A hero in town stays there if this round's Recruit is still to come and worth it."""
    if state.at[targets.hero] != IN_TOWN or not can_still_recruit(state, targets.seat):
        return False
    return town.gain_of_recruiting(state, targets.hero, targets) > 0.5


def can_still_recruit(state: State, seat: Seat) -> bool:
    """Whether a card is left this round that recruits."""
    ready: i64 = state.ready[seat]
    for actions in state.box.card_actions:
        if ready & 1 and (actions[0] == TO_RECRUIT or actions[1] == TO_RECRUIT):
            return True
        ready >>= 1
    return False


def rank(steps: i64) -> i64:
    return 999 if steps == NO_WAY else steps


def activated(state: State) -> i64:
    """The hero whose activation is under way."""
    for pending in reversed(state.stack):
        if pending.program == ACTIVATION:
            return pending.slots[ACTIVATION_HERO]
    raise AssertionError("no hero is activated")
