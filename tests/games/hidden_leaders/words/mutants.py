"""Every card with one fact changed: valid, and with another meaning than the original.

Beside the fields that `test_mutations` exempts, these changes are left out because nothing would mean anything else:
- `mode` of a marker part with a single move;
- `n` and `least` of a step on the one card that an earlier step bound, and `n` beyond the `top` cards of a pile;
- `by = owner` where the owner is you or the player who chooses already;
- whether a faction is named where nothing could come of it (`has` as the condition of `pick-faction`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from interregnum.games.hidden_leaders.engine.facts import (
    ALL_CARDS,
    FACTIONS,
    Amount,
    CardFacts,
    Condition,
    Destination,
    EndgameFacts,
    MarkerPart,
    Move,
    Selector,
    StepFacts,
)
from interregnum.games.hidden_leaders.engine.vocabulary import FACES, MARKERS, OWNERS, PILES, ZONES

PLAIN: Final = ("bury", "discard", "turn-over", "look", "reveal", "pick-card", "play", "perform")
AIMED: Final = ("take", "place", "draw-random")
COUNTED: Final = ("bury", "discard", "turn-over", "look", "reveal", "take", "place", "draw", "draw-random")
CHOSEN: Final = ("pick-player", "pick-faction", "pick-pile", "exchange", "play", "pick-card", "choose")
LEADERS: Final = ("lemron", "cyra", "myrad", "xiadul", "pavyr", "enned")

T = TypeVar("T")


@dataclass
class Names:
    """What earlier steps bound: cards (and whether it is one), players, factions, piles."""

    cards: dict[str, bool] = field(default_factory=dict)
    players: list[str] = field(default_factory=list)
    factions: list[str] = field(default_factory=list)
    piles: list[str] = field(default_factory=list)

    def bind(self, step: StepFacts) -> None:
        if step.binds and step.do == "pick-player":
            self.players.append(step.binds)
        elif step.binds and step.do == "pick-faction":
            self.factions.append(step.binds)
        elif step.binds and step.do == "pick-pile":
            self.piles.append(step.binds)
        elif step.binds:
            self.cards[step.binds] = step.n == 1
        if step.binds_owner:
            self.players.append(step.binds_owner)


def before(steps: tuple[StepFacts, ...], number: int) -> Names:
    names = Names()
    for step in steps[:number]:
        names.bind(step)
    return names


def others(value: T, among: Sequence[T]) -> list[T]:
    return [one for one in among if one != value]


def selectors(one: Selector, names: Names, owners: bool = True) -> Iterator[Selector]:
    """The selector with one thing changed."""
    if one.ref:
        yield Selector(zone="tavern")
        yield from (Selector(ref=other) for other in others(one.ref, list(names.cards)))
        return
    yield from (zoned(one, zone) for zone in others(one.zone, ZONES))
    yield from (Selector(ref=name) for name in names.cards)
    if owners and one.zone in ("party", "hand"):
        yield from (replace(one, owner=owner) for owner in others(one.owner, [*OWNERS, *names.players]))
    if one.zone == "party":
        yield from (replace(one, face=face) for face in others(one.face, FACES))
    some: list[tuple[str, ...]] = [(), *((faction,) for faction in FACTIONS), ("undead", "hill-tribes")]
    yield from (replace(one, faction=ids) for ids in others(one.faction, some))
    yield from (replace(one, not_faction=ids) for ids in others(one.not_faction, some))
    yield from (replace(one, faction_ref=name) for name in others(one.faction_ref, ["", *names.factions]))
    if one.zone in PILES:
        yield from (replace(one, top=top) for top in others(one.top, (0, 1, 2, 3)))
    yield replace(one, copyable=not one.copyable)
    yield replace(one, in_chain=not one.in_chain)
    yield replace(one, receiver=not one.receiver)


def zoned(one: Selector, zone: str) -> Selector:
    owner = (one.owner or "you") if zone in ("party", "hand") else ""
    return replace(one, zone=zone, owner=owner, face=(one.face or "up") if zone == "party" else "", top=0)


def conditions(one: Condition | None, names: Names) -> Iterator[Condition | None]:
    """Another condition, or none where there was one."""
    if one is not None:
        yield None
        if one.has is not None:
            yield from (Condition(has=has) for has in selectors(one.has, names))
    fresh = [Condition(leads=marker) for marker in ("red", "green", "any")]
    fresh.append(Condition(has=Selector(zone="party", owner="you", face="up")))
    fresh += [Condition(bound=name) for name in names.cards]
    for name, single in names.cards.items():
        if single:
            fresh += [Condition(ref=name, faction=("undead",)), Condition(ref=name, not_faction=("undead",))]
            fresh += [Condition(ref=name, faction=("undead", "water-folk"))]
            fresh += [Condition(ref=name, faction_ref=faction) for faction in names.factions]
    yield from others(one, fresh)


def amounts(one: Amount, names: Names) -> Iterator[Amount]:
    yield from (replace(one, count=count) for count in selectors(one.count, names))
    yield from (replace(one, cap=cap) for cap in others(one.cap, (0, 2, 3, 4)))
    if one.count.ref == "":
        yield replace(one, factions=not one.factions, except_factions=())
    if one.factions:
        some: list[tuple[str, ...]] = [(), ("undead",), ("undead", "water-folk")]
        yield from (replace(one, except_factions=ids) for ids in others(one.except_factions, some))


def moves(one: Move, part: MarkerPart, names: Names) -> Iterator[Move]:
    yield from (replace(one, marker=marker) for marker in others(one.marker, MARKERS))
    far = (-1, 1) if one.times_x else (-3, -2, -1, 1, 2, 3)
    yield from (replace(one, by=by) for by in others(one.by, far))
    yield from (replace(one, condition=condition) for condition in conditions(one.condition, names))
    if part.x is not None and sum(other.times_x for other in part.moves) > one.times_x:
        yield replace(one, times_x=not one.times_x)


def parts(one: MarkerPart, names: Names) -> Iterator[MarkerPart]:
    """The marker part with one thing changed."""
    if one.mode == "none":
        return
    if len(one.moves) > 1:
        yield from (replace(one, mode=mode) for mode in others(one.mode, ("all", "one-of", "any-of")))
        yield replace(one, moves=one.moves[1:])
    for number, move in enumerate(one.moves):
        for other in moves(move, one, names):
            yield replace(one, moves=(*one.moves[:number], other, *one.moves[number + 1 :]))
    yield from (replace(one, chooser=who) for who in others(one.chooser, ["you", "next-player", *names.players]))
    yield from (replace(one, condition=condition) for condition in conditions(one.condition, names))
    if one.x is not None:
        yield from (replace(one, x=x) for x in amounts(one.x, names))


def destinations(one: Destination, names: Names) -> Iterator[Destination]:
    parties = [Destination("party", owner, face) for owner in ["you", *names.players] for face in ("up", "down")]
    yield from others(one, [Destination("hand"), Destination("aside"), Destination("wilderness-top"), *parties])


def choosers(step: StepFacts, names: Names) -> Iterator[str]:
    owner = "" if step.what is None else step.what.owner
    if owner not in ("", "you", step.by):
        yield "owner"
    yield from ["you", "random", *names.players]


def verbs(step: StepFacts) -> Iterator[StepFacts]:
    """Another verb for the same cards."""
    if step.what is not None and step.do in (*PLAIN, *AIMED):
        yield from (replace(step, do=do, to=None, set_aside=False) for do in others(step.do, PLAIN))
        if step.do != "take":
            yield replace(step, do="take", to=Destination("hand"), set_aside=False)


def numbers(step: StepFacts, names: Names) -> Iterator[StepFacts]:
    """Other numbers of cards."""
    what = step.what or Selector()
    if step.do not in COUNTED or names.cards.get(what.ref, False):
        return
    for n in others(step.n, (1, 2, 3, ALL_CARDS)):
        if not (what.top and step.n in (ALL_CARDS, *range(what.top, 9)) and n in (ALL_CARDS, *range(what.top, 9))):
            yield replace(step, n=n, least=-1 if step.least < 0 else 0)
    for least in (-1, 0, 1):
        if least != step.least and not (least == step.n or (least == -1 and step.least == step.n)):
            yield replace(step, least=least)


def parts_of_step(step: StepFacts, names: Names) -> Iterator[StepFacts]:
    """The step with one field changed."""
    yield from verbs(step)
    yield from numbers(step, names)
    yield replace(step, optional=not step.optional)
    for condition in conditions(step.condition, names):
        if step.do != "pick-faction" or (condition is not None and condition.has is None):
            yield replace(step, condition=condition)
    if step.do in (*COUNTED, *CHOSEN):
        yield from (replace(step, by=by) for by in others(step.by, list(choosers(step, names))))
    if step.what is not None:
        yield from (replace(step, what=what) for what in selectors(step.what, names))
    if step.a is not None and step.b is not None:
        yield from (replace(step, a=a) for a in selectors(step.a, names))
        yield from (replace(step, b=b) for b in selectors(step.b, names))
        yield replace(step, a=step.b, b=step.a)
    if step.to is not None:
        yield from (replace(step, to=to) for to in destinations(step.to, names))
    yield from named(step, names)


def named(step: StepFacts, names: Names) -> Iterator[StepFacts]:
    """Changes to what is named: piles, players, alternatives."""
    if step.piles and len(step.piles) == 1:
        yield from (replace(step, piles=(pile,)) for pile in others(step.piles[0], PILES))
    elif step.piles:
        yield replace(step, piles=("harbor", *step.piles[1:]))
        yield replace(step, piles=("harbor", *step.piles))
    if step.pile_ref:
        yield replace(step, pile_ref="", piles=("harbor",))
    if step.do == "pick-player":
        yield replace(step, who="any" if step.who == "other" else "other")
        yield from (replace(step, not_player=name) for name in others(step.not_player, ["", *names.players]))
        hand = Selector(zone="hand")
        yield replace(step, having=hand if step.having is None else None)
    if step.having is not None:
        faces = [Selector(zone="party", face=face) for face in FACES]
        yield from (replace(step, having=having) for having in others(step.having, [Selector(zone="hand"), *faces]))
        yield replace(step, having=replace(step.having, faction=("undead",)))
    if step.do == "pick-card":
        yield replace(step, set_aside=not step.set_aside)
    for number, option in enumerate(step.options):
        for steps in lists_of_steps(option):
            yield replace(step, options=(*step.options[:number], steps, *step.options[number + 1 :]))
    if step.options:
        yield replace(step, options=step.options[:-1])
        yield replace(step, options=step.options[::-1])


def lists_of_steps(steps: tuple[StepFacts, ...]) -> Iterator[tuple[StepFacts, ...]]:
    """The steps with one of them changed, left out, done twice or done earlier."""
    for number, step in enumerate(steps):
        if step.do == "markers":
            continue
        for other in parts_of_step(step, before(steps, number)):
            yield (*steps[:number], other, *steps[number + 1 :])
        yield (*steps[:number], step, *steps[number:])
        if len(steps) > 1:
            yield (*steps[:number], *steps[number + 1 :])
    for number in range(1, len(steps)):
        if steps[number - 1] != steps[number]:
            yield (*steps[: number - 1], steps[number], steps[number - 1], *steps[number + 1 :])


def mutants(card: CardFacts) -> Iterator[CardFacts]:
    """The card with one fact changed, as often as the loader's vocabulary allows."""
    at = next((number for number, step in enumerate(card.steps) if step.do == "markers"), 0)
    yield from (replace(card, marker=part) for part in parts(card.marker, before(card.steps, at)))
    yield from (changed for steps in lists_of_steps(card.steps) if valid(changed := replace(card, steps=steps)))
    yield replace(card, copyable=not card.copyable)
    if card.static is not None:
        yield replace(card, static=None)
        for face in ("down", "any"):
            yield replace(card, static=replace(card.static, holds=replace(card.static.holds, face=face)))
            yield replace(card, static=replace(card.static, of=replace(card.static.of, face=face)))
    yield from (replace(card, endgame=endgame) for endgame in endgames(card.endgame))
    yield from (replace(card, factions=ids) for ids in ((), FACTIONS) if ids != card.factions)


def endgames(one: EndgameFacts | None) -> Iterator[EndgameFacts | None]:
    if one is None:
        yield EndgameFacts(2, LEADERS[:2])
        return
    yield None
    yield replace(one, counts_as=one.counts_as + 1)
    yield from others(one, [EndgameFacts(one.counts_as, (first, "enned")) for first in LEADERS[:5]])
    yield from others(one, [EndgameFacts(one.counts_as, (), card) for card in ("buried-emperor", "keen-koi")])


def valid(card: CardFacts) -> bool:
    """No step uses a name before it is bound."""
    names = Names()
    for step in card.steps:
        if not known(step, card.marker, names):
            return False
        names.bind(step)
    return True


def known(step: StepFacts, part: MarkerPart, names: Names) -> bool:
    chosen = [step.what, step.a, step.b, step.having, *tested(step.condition)]
    players = {*names.players, *OWNERS, "", "random", "owner"}
    used = {step.by, step.not_player, "" if step.to is None else step.to.owner}
    if step.do == "markers":
        counts = [] if part.x is None else [part.x.count]
        chosen += [*counts, *tested(part.condition)]
        used.add("" if part.chooser == "next-player" else part.chooser)
    fits = all(
        one.ref in ("", *names.cards) and one.owner in players and one.faction_ref in ("", *names.factions)
        for one in chosen
        if one is not None
    )
    return fits and used <= players and step.pile_ref in ("", *names.piles)


def tested(condition: Condition | None) -> list[Selector | None]:
    """The names of a condition, as selectors."""
    if condition is None:
        return []
    return [condition.has, Selector(ref=condition.ref or condition.bound, faction_ref=condition.faction_ref)]
