"""One line of the log for an event of Heroes, as it was redacted for its viewer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from interregnum.games.heroes.engine import events as e
from interregnum.games.heroes.engine.battle.battle import ELEMENTALS, NO_TARGET, kind_of
from interregnum.games.heroes.engine.box import LEVELS
from interregnum.games.heroes.engine.facts import WeekFacts
from interregnum.games.heroes.engine.state import ENDS
from interregnum.games.heroes.engine.terms import BASIC, GOLD, GOODS
from interregnum.games.heroes.words.effects import WEEK, EffectWords
from interregnum.games.heroes.words.event_values import Words, fighter, told
from interregnum.games.heroes.words.table import HeroesTable
from interregnum.kernel.ids import UNKNOWN
from interregnum.kernel.journal import Event
from interregnum.words.phrases import yes


def event_line(table: HeroesTable, event: Event) -> str:
    """What happened, in the present tense, so that no player needs a gender."""
    assert isinstance(event, e.Told), event
    words = told(table, event)
    more = MORE.get(event.kind)
    if more is not None:
        words |= more(table, event)
    return table.words.say(f"heroes-event-{e.NAMES[event.kind]}", **words)


# -- what single kinds of events need besides


def counted(table: HeroesTable, event: e.Told) -> Words:
    """The last value is the number that decides the plural."""
    return {"n": event.values[-1]}


def week(table: HeroesTable, event: e.Told) -> Words:
    """The whole text of the Week card: from now on it holds for everybody."""
    key = table.box.ids[event.values[0]]
    facts = table.cards.facts["week"][key]
    assert isinstance(facts, WeekFacts)
    dark = [table.words.say("heroes-dark-days.about")] if facts.dark_days else []
    return {"text": " ".join([*dark, *table.cards.text("week", key).rules])}


def from_whom(table: HeroesTable, event: e.Told) -> Words:
    return {"owned": yes(event.values[3] >= 0)}


def own_deck(table: HeroesTable, event: e.Told) -> Words:
    return {"own": yes(event.values[1] >= 0)}


def ended(table: HeroesTable, event: e.Told) -> Words:
    winners = event.values[1:]
    return {"end": ENDS[event.values[0]], "shared": yes(len(winners) > 1), "players": table.players(winners)}


def doubled(table: HeroesTable, event: e.Told) -> Words:
    return {"dark": yes(event.values[3] == 1)}


def track(table: HeroesTable, event: e.Told) -> Words:
    """Everybody on the track, the quickest first."""
    places = range(len(event.values))
    return {"fighters": table.listed([str(fighter(table, event, place)) for place in places])}


def attack(table: HeroesTable, event: e.Told) -> Words:
    return {"elite": yes(event.values[2] == 1), "aimed": yes(event.values[1] != NO_TARGET)}


def rolled(table: HeroesTable, event: e.Told) -> Words:
    return {"elite": yes(event.values[1] >= 0), "dice": table.dice(event.values[2:])}


def rerolled(table: HeroesTable, event: e.Told) -> Words:
    return {"why": e.REROLL_WHYS[event.values[1]], "dice": table.dice(event.values[3:])}


def card_rolled(table: HeroesTable, event: e.Told) -> Words:
    return {"target": fighter(table, event, 1), "n": event.values[2], "dice": table.dice(event.values[3:])}


def of_units(table: HeroesTable, event: e.Told) -> Words:
    """Whether the stack is of unit tokens."""
    return {"unit": yes(kind_of(event.values[0]) < ELEMENTALS)}


def wounded(table: HeroesTable, event: e.Told) -> Words:
    units = kind_of(event.values[0]) < LEVELS and event.row(0) >= 0
    token = table.unit_token(event.row(0), event.values[2]) if units else ""
    return {"unit": yes(units), "token": token, "n": event.values[1]}


def healed(table: HeroesTable, event: e.Told) -> Words:
    return {"how": e.HEALINGS[event.values[1]]}


def thing(table: HeroesTable, event: e.Told) -> Words:
    """The card with the word for what it is; it stands second in these events, or third."""
    place = [value.kind for value in e.VALUES[event.kind]].index("card")
    return {"thing": table.thing(event.values[place])}


def card_used(table: HeroesTable, event: e.Told) -> Words:
    target = len(event.values) > 3 and event.values[3] != NO_TARGET
    return thing(table, event) | {"second": yes(event.values[2] == 1), "aimed": yes(target)}


def prevented(table: HeroesTable, event: e.Told) -> Words:
    return thing(table, event) | counted(table, event)


def drawn(table: HeroesTable, event: e.Told) -> Words:
    """By name for the one who sees them, by number for everybody else."""
    cards = event.values[2:]
    known = all(one != UNKNOWN for one in cards)
    return {"known": yes(known), "cards": table.listed([table.card(one) for one in cards]), "n": len(cards)}


def kept(table: HeroesTable, event: e.Told) -> Words:
    return thing(table, event) | {"known": yes(event.values[2] != UNKNOWN)}


def part(table: HeroesTable, event: e.Told) -> Words:
    """A part of a treasure card, told of others."""
    facts = table.box.facts.treasures[event.values[1] - table.box.treasure_first].parts[event.values[2]]
    return thing(table, event) | {"text": EffectWords(table.words, WEEK).phrases((facts,))[0]}


def trophy(table: HeroesTable, event: e.Told) -> Words:
    reward = str(table.cards.reward(table.box.token_ids[event.values[1]]))
    return {"reward": reward.rstrip(".")}


def trophies(table: HeroesTable, event: e.Told) -> Words:
    tokens = event.values[1:]
    return {"paid": yes(len(tokens) > 0), "tokens": table.listed([table.token(one) for one in tokens])}


def unit(table: HeroesTable, event: e.Told) -> Words:
    return {"token": table.unit_token(event.values[1], event.values[2])}


def basic_unit(table: HeroesTable, event: e.Told) -> Words:
    return {"token": table.unit_token(event.values[1], BASIC)}


def price(table: HeroesTable, event: e.Told) -> Words:
    return {"price": table.goods("gold", event.values[-1])}


def bought(table: HeroesTable, event: e.Told) -> Words:
    return unit(table, event) | price(table, event)


def upgraded(table: HeroesTable, event: e.Told) -> Words:
    return basic_unit(table, event) | price(table, event)


def gained(table: HeroesTable, event: e.Told) -> Words:
    return {"goods": table.goods(GOODS[event.values[1]], event.values[2])}


def gained_luck(table: HeroesTable, event: e.Told) -> Words:
    return {"goods": table.goods("luck-token", event.values[1])}


def lost_gold(table: HeroesTable, event: e.Told) -> Words:
    return {"goods": table.goods("gold", event.values[1])}


def gathered(table: HeroesTable, event: e.Told) -> Words:
    return {"resources": table.goods("resources", event.values[1]), "gold": table.goods("gold", event.values[2])}


def traded(table: HeroesTable, event: e.Told) -> Words:
    taken = event.values[2]
    given = taken // table.box.trade_take * table.box.trade_give
    what = ("resources", "gold") if event.values[1] == GOLD else ("gold", "resources")
    return {"given": table.goods(what[0], given), "goods": table.goods(what[1], taken)}


MORE: Final[dict[int, Callable[[HeroesTable, e.Told], Words]]] = {
    e.WEEK_REVEALED: week,
    e.ACTIVATED: counted,
    e.MOVED: counted,
    e.TAKEN: from_whom,
    e.BATTLE_BEGAN: doubled,
    e.TRACK: track,
    e.ATTACKED: attack,
    e.ROLLED: rolled,
    e.REROLLED: rerolled,
    e.HITS: counted,
    e.PREVENTED: prevented,
    e.WOUNDED: wounded,
    e.ELIMINATED: of_units,
    e.HEALED: healed,
    e.PROMOTED: basic_unit,
    e.CARD_USED: card_used,
    e.SCROLL_USED: card_used,
    e.SCROLL_CANCELLED: thing,
    e.CARD_ROLLED: card_rolled,
    e.GIVEN_UP: unit,
    e.TROPHY: trophy,
    e.GAINED: gained,
    e.GAINED_LUCK: gained_luck,
    e.GAINED_UNIT: unit,
    e.LOST_GOLD: lost_gold,
    e.GATHERED: gathered,
    e.BOUGHT: bought,
    e.UPGRADED: upgraded,
    e.DISMISSED: unit,
    e.TRADED: traded,
    e.SCROLL_SOLD: price,
    e.ADVANCED: trophies,
    e.DRAWN: drawn,
    e.KEPT: kept,
    e.DISCARDED: thing,
    e.TREASURE_DRAWN: thing,
    e.PART_TAKEN: part,
    e.ARTIFACT_WON: thing,
    e.RESHUFFLED: own_deck,
    e.POWER_CHANGED: counted,
    e.GAME_ENDED: ended,
}
