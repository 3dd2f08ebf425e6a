"""From the facts of the cards to the steps the engine runs: each verb of the vocabulary has one class."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.facts import CardFacts, StepFacts
from interregnum.games.hidden_leaders.engine.state import Script, Step
from interregnum.games.hidden_leaders.engine.steps.drawing import Draw, DrawRandom, Refill
from interregnum.games.hidden_leaders.engine.steps.exchanging import Exchange
from interregnum.games.hidden_leaders.engine.steps.looking import (
    Look,
    LookAtWilderness,
    RevealFromHand,
    RevealTop,
    looks_at_pile,
)
from interregnum.games.hidden_leaders.engine.steps.markers import Markers
from interregnum.games.hidden_leaders.engine.steps.moving import (
    Bury,
    Discard,
    OwnersDiscard,
    PickCard,
    PutInParty,
    Return,
    Take,
    TurnOver,
)
from interregnum.games.hidden_leaders.engine.steps.naming import Choose, PickFaction, PickPile, PickPlayer, SkipTo
from interregnum.games.hidden_leaders.engine.steps.performing import Perform, PlayAnother
from interregnum.games.hidden_leaders.engine.turn import phases
from interregnum.kernel.content import bad

MAX_SLOTS: Final = 4
NAMED: Final = {"pick-player": "player", "pick-faction": "faction", "pick-pile": "pile"}


def script_of(box: Box) -> Script:
    """The program of every card of the box."""
    return Script([program(card, number) for number, card in enumerate(box.facts.cards)], phases())


def program(card: CardFacts, number: i64) -> list[Step]:
    """The steps of one card; alternatives stand one behind the other."""
    slots = slots_of(card)
    steps: list[Step] = []
    for facts in card.steps:
        if facts.do == "choose":
            add_alternatives(steps, facts, card, slots, number)
        else:
            steps.append(step(facts, card, slots, number))
    return steps


def slots_of(card: CardFacts) -> dict[str, int]:
    """A slot for every player, faction or pile that the steps name; cards share the lot."""
    names = [name for name, _ in named_things(card)]
    lots = sum([1 for facts in card.steps if facts.binds and facts.do not in NAMED])
    if len(names) > MAX_SLOTS or lots > 1:
        raise bad(f"{card.id}.steps", f"at most {MAX_SLOTS} names and one lot of cards", f"{len(names)} and {lots}")
    return {name: slot for slot, name in enumerate(names)}


def slot_kinds(card: CardFacts) -> list[str]:
    """What each slot of a card names: player, faction or pile."""
    return [kind for _, kind in named_things(card)]


def named_things(card: CardFacts) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for facts in card.steps:
        if facts.do in NAMED and facts.binds:
            found.append((facts.binds, NAMED[facts.do]))
        if facts.binds_owner:
            found.append((facts.binds_owner, "player"))
    return found


def sentence_number(card: CardFacts, number: i64) -> int:
    """Which of the steps that a card lists, and so which sentence of its text, a step of its program belongs to."""
    end: i64 = 0
    for sentence, facts in enumerate(card.steps):
        end += 1
        if facts.do == "choose":
            end += sum([len(option) + 1 for option in facts.options])
        if number < end:
            return sentence
    raise AssertionError("the card has fewer steps")


def add_alternatives(steps: list[Step], facts: StepFacts, card: CardFacts, slots: dict[str, int], number: i64) -> None:
    """`choose`: the question, then each alternative followed by a jump behind the last one."""
    lists = [[step(one, card, slots, number) for one in option] for option in facts.options]
    starts: list[int] = []
    position = len(steps) + 1
    for option in lists:
        starts.append(position)
        position += len(option) + 1
    steps.append(Choose(starts, [option[0] for option in lists], position, number))
    for option in lists:
        steps.extend(option)
        steps.append(SkipTo(position))


def step(facts: StepFacts, card: CardFacts, slots: dict[str, int], number: i64) -> Step:
    """The object that carries out one step."""
    do = facts.do
    if do == "markers":
        return Markers(card.marker, slots, number)
    if do.startswith("pick-"):
        return naming_step(facts, slots, number)
    if do in ("look", "reveal") and looks_at_pile(facts):
        return LookAtWilderness(facts) if do == "look" else RevealTop()
    if do in ("draw", "draw-random", "refill", "return", "perform"):
        return moving_step(facts, slots)
    return choosing_step(facts, slots, number)


def naming_step(facts: StepFacts, slots: dict[str, int], number: i64) -> Step:
    if facts.do == "pick-player":
        return PickPlayer(facts, slots, number)
    if facts.do == "pick-faction":
        return PickFaction(facts, slots, number)
    if facts.do == "pick-pile":
        return PickPile(facts, slots, number)
    return PickCard(facts, slots, number)


def moving_step(facts: StepFacts, slots: dict[str, int]) -> Step:
    if facts.do == "draw":
        return Draw(facts, slots)
    if facts.do == "draw-random":
        return DrawRandom(facts, slots)
    if facts.do == "refill":
        return Refill()
    return Return() if facts.do == "return" else Perform(facts, slots)


def choosing_step(facts: StepFacts, slots: dict[str, int], number: i64) -> Step:
    do = facts.do
    if do == "bury":
        return Bury(facts, slots, number)
    if do == "discard":
        return OwnersDiscard(facts, slots, number) if facts.by == "owner" else Discard(facts, slots, number)
    if do == "take":
        return Take(facts, slots, number)
    if do == "place":
        return PutInParty(facts, slots, number)
    if do == "turn-over":
        return TurnOver(facts, slots, number)
    if do == "look":
        return Look(facts, slots, number)
    if do == "reveal":
        return RevealFromHand(facts, slots, number)
    if do == "exchange":
        return Exchange(facts, slots, number)
    return PlayAnother(facts, slots, number)
