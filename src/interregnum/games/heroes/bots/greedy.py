"""The bot that takes what is best at once: it weighs places, battles and purchases by what they bring."""

from __future__ import annotations

from typing import Final

from interregnum.bots.bot import Bot
from interregnum.games.heroes.border.notation import CHOICES
from interregnum.games.heroes.bots import tactics, town
from interregnum.games.heroes.bots.targets import NO_WAY, Targets, distances
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.flow.programs import ACTIVATION, ACTIVATION_HERO, GAIN_HERO, TREASURE_CARD
from interregnum.games.heroes.engine.state import IN_TOWN, NO_ENCOUNTER, State
from interregnum.games.heroes.engine.terms import (
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
from interregnum.kernel.question import Question
from interregnum.kernel.view import View as KernelView

WORTHWHILE: Final = 0.15  # less is not worth an action
NEAR: Final = 0.35  # something in reach is taken along if it is worth this share of what lies beyond
ON_THE_WAY: Final = 0.4  # what a step towards something is worth, as a share of each of its activations
PASS: Final = 2


class GreedyBot(Bot):
    """Plays for Power one step ahead; it looks at an imagined table, and only at what everybody sees of it."""

    def __init__(self, game: Heroes, seed: bytes, seat: int) -> None:
        super().__init__(seed, seat)
        self.game: Final = game

    def answer(self, view: KernelView, question: Question) -> int:
        assert isinstance(view, View)
        if len(question.choices) == 1:
            return question.choices[0]
        if question.ask in (c.FACTION, c.START_HERO):  # all of them can win, and games should not be all alike
            return question.choices[self.dice.below(len(question.choices))]
        state = self.game.imagine(view, self.dice)
        return decide(state, self.seat, question.choices)


def decide(state: State, seat: int, choices: list[int]) -> int:
    """The answer of a greedy player to the question of this position."""
    ask = state.ask
    if tactics.is_battle_ask(state):
        return tactics.answer(state, choices)
    advance = [choice for choice in choices if CHOICES.decode(choice).name == "advance"]
    if advance:
        return advance[0]
    if ask == c.TURN:
        return play(state, seat, choices)
    if ask == c.MOVE:
        return move(state, seat, choices)
    if ask == c.BUILD:
        return town.build(state, seat, choices)
    if ask == c.RECRUIT:
        return town.recruit(state, seat, choices)
    if ask == c.TOWN:
        return max(choices, key=lambda choice: worth_of_site(state, CHOICES.decode(choice)["field"]))
    if ask == c.INCOME:
        return town.income(state, seat)
    return pick(state, seat, choices)


def pick(state: State, seat: int, choices: list[int]) -> int:
    """Questions about cards and parts of treasure."""
    ask = state.ask
    if ask == c.KEEP:
        return max(choices, key=lambda choice: worth_of_card(state, CHOICES.decode(choice)["card"]))
    if ask == c.PART:
        return max(choices, key=lambda choice: worth_of_part(state, choice))
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
    first = CHOICES.decode(choices[0])
    return choices[0] if first.name == "use" and first["card"] < state.box.skill_first else c.DONE


def worth_of_card(state: State, source: int) -> float:
    """A card whose second rule the hero may use is better; otherwise the rarer one."""
    hero = state.stack[-1].slots[GAIN_HERO]
    return (2.0 if state.box.opens_second(hero, source) else 1.0) + 0.001 * source


def worth_of_part(state: State, choice: int) -> float:
    """Parts of a treasure card: artifacts, then units, XP, gold and resources by amount."""
    if choice == c.DONE:
        return 0.0
    card = state.stack[-1].slots[TREASURE_CARD]
    if card < 0:
        return 1.0
    effect = state.box.rules[2 * card][CHOICES.decode(choice)["part"]]
    amount: int = effect.amount
    by_verb = {int(GAIN): 0.25 * amount, int(DRAW): 1.6 if effect.code == ARTIFACT_DECK else 0.8, int(TURN_ELITE): 0.8}
    verb: int = effect.do
    return by_verb.get(verb, 0.5)


def worth_of_site(state: State, field: int) -> float:
    """A town wants places with weak guards nearby (MMH-TIP-01)."""
    steps = distances(state, field)
    found = 0.0
    for place in [*state.board.flags, *state.board.spyglasses]:
        guard = state.board.guard[place]
        if 0 < steps[place] <= 8 and guard >= 0:
            tier = state.board.tier[guard]
            found += (3.0, 1.0, 0.3)[tier] / (1 + (steps[place] - 1) // 4)
    return found


# -- the turn


def play(state: State, seat: int, choices: list[int]) -> int:
    """The action that brings most; it is played with the card whose other action is missed least."""
    values = {
        ACTIVATE: activation_value(state, seat),
        TO_GATHER: town.gather_value(state, seat),
        TO_BUILD: town.build_value(state, seat),
        TO_RECRUIT: town.recruit_value(state, seat),
    }
    return max(choices, key=lambda choice: worth_of_play(state, values, choice))


def worth_of_play(state: State, values: dict[int, float], choice: int) -> float:
    answer = CHOICES.decode(choice)
    card, which = answer["card"], answer["action"]
    actions = state.box.card_actions[card]
    if which == PASS:
        return -0.5 - 0.3 * max(values[action] for action in actions)
    other = actions[1 - which]
    return values[actions[which]] - 0.3 * values[other]


def activation_value(state: State, seat: int) -> float:
    """What all heroes together could do now, or begin to."""
    return sum(outlook(state, hero) for hero in state.heroes_of(seat) if state.army_size(hero))


def outlook(state: State, hero: int) -> float:
    """What an activation of this hero would bring, about; the way to something far is worth a share of it."""
    targets = Targets(state, hero)
    value, where = targets.far()
    if where != NO_WAY and targets.activations(where) > 1:
        value *= ON_THE_WAY
    if state.at[hero] == IN_TOWN:
        return value
    return max(value, targets.visit(state.at[hero]), going_home(state, targets))


def going_home(state: State, targets: Targets) -> float:
    """What units waiting in town are worth to a hero who has to go there first."""
    home = state.towns[targets.seat]
    cost = targets.costs[home]
    if cost <= 0 or targets.left <= 1:
        return 0.0
    gain = town.gain_of_recruiting(state, targets.hero, targets)
    return (1.0 if can_still_recruit(state, targets.seat) else 0.8) * gain / targets.activations(home)


# -- the map


def move(state: State, seat: int, choices: list[int]) -> int:
    """The best thing in reach, unless something beyond it, or home, is worth more."""
    hero = activated(state)
    targets = Targets(state, hero)
    best, most = c.DONE, WORTHWHILE
    for choice in choices:
        value = worth_of_move(state, targets, choice)
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


def worth_of_move(state: State, targets: Targets, choice: int) -> float:
    answer = CHOICES.decode(choice)
    if answer.name == "visit":
        return targets.visit(answer["field"])
    return targets.enter(answer["field"]) if answer.name == "go" else 0.0


def approach(state: State, targets: Targets, where: int, choices: list[int]) -> int:
    """Go where the goal comes nearest; a hero in town waits for units that can still be bought this round."""
    stay = c.DONE if c.DONE in choices else choices[0]
    if is_waiting(state, targets) or where == NO_WAY:
        return stay
    ways = {CHOICES.decode(choice)["field"]: choice for choice in choices if CHOICES.decode(choice).name == "go"}
    if where in ways:
        return ways[where]
    rests = [field for field in ways if is_safe(state, targets, field)]
    if not rests:
        return stay
    steps = distances(state, where)
    at = state.at[targets.hero]
    here = steps[state.towns[targets.seat] if at == IN_TOWN else at]
    nearest = min(rests, key=lambda field: rank(steps[field]))
    return ways[nearest] if rank(steps[nearest]) < rank(here) else stay


def is_safe(state: State, targets: Targets, field: int) -> bool:
    """Whether nobody stands there; home is not on the way to anything."""
    if field == state.towns[targets.seat] or state.encounters[field] != NO_ENCOUNTER:
        return False
    return all(at != field for at in state.at)


def is_waiting(state: State, targets: Targets) -> bool:
    """A hero in town stays there if this round's Recruit is still to come and worth it."""
    if state.at[targets.hero] != IN_TOWN or not can_still_recruit(state, targets.seat):
        return False
    return town.gain_of_recruiting(state, targets.hero, targets) > 0.5


def can_still_recruit(state: State, seat: int) -> bool:
    """Whether a card is left this round that recruits."""
    cards = state.box.card_actions
    return any(state.ready[seat] >> n & 1 and TO_RECRUIT in actions for n, actions in enumerate(cards))


def rank(steps: int) -> int:
    return 999 if steps == NO_WAY else steps


def activated(state: State) -> int:
    """The hero whose activation is under way."""
    for pending in reversed(state.stack):
        if pending.program == ACTIVATION:
            return pending.slots[ACTIVATION_HERO]
    raise AssertionError("no hero is activated")
