"""One line of the log for an event of Heroes, as it was redacted for its viewer."""

from __future__ import annotations

from functools import singledispatch

from interregnum.games.heroes.engine import events as e
from interregnum.games.heroes.engine.battle.battle import ELEMENTALS, NO_TARGET, kind_of
from interregnum.games.heroes.engine.box import LEVELS
from interregnum.games.heroes.engine.facts import WeekFacts
from interregnum.games.heroes.engine.state import ENDS
from interregnum.games.heroes.engine.terms import BASIC, GOLD, GOODS
from interregnum.games.heroes.words.effects import WEEK, EffectWords
from interregnum.games.heroes.words.event_values import Words, fighter, told
from interregnum.games.heroes.words.table import HeroesTable
from interregnum.kernel.declared import name_of
from interregnum.kernel.ids import UNKNOWN
from interregnum.kernel.journal import Event
from interregnum.words.phrases import yes


def event_line(table: HeroesTable, event: Event) -> str:
    """What happened, in the present tense, so that no player needs a gender."""
    words = told(table, event) | more(event, table)
    return table.words.say(f"heroes-event-{name_of(type(event))}", **words)


@singledispatch
def more(event: Event, table: HeroesTable) -> Words:
    """What single events need besides."""
    return {}


@more.register
def points(event: e.Activated | e.Moved, table: HeroesTable) -> Words:
    return {"n": event.points}


@more.register
def power(event: e.PowerChanged, table: HeroesTable) -> Words:
    return {"n": event.power}


@more.register
def week(event: e.WeekRevealed, table: HeroesTable) -> Words:
    """The whole text of the Week card: from now on it holds for everybody."""
    key = table.box.ids[event.card]
    facts = table.cards.facts["week"][key]
    assert isinstance(facts, WeekFacts)
    dark = [table.words.say("heroes-dark-days.about")] if facts.dark_days else []
    return {"text": " ".join([*dark, *table.cards.text("week", key).rules])}


@more.register
def taken(event: e.Taken, table: HeroesTable) -> Words:
    return {"owned": yes(event.from_ >= 0)}


@more.register
def reshuffled(event: e.Reshuffled, table: HeroesTable) -> Words:
    return {"own": yes(event.seat >= 0)}


@more.register
def ended(event: e.GameEnded, table: HeroesTable) -> Words:
    shared = yes(len(event.winners) > 1)
    return {"end": ENDS[event.end], "shared": shared, "players": table.players(event.winners)}


# -- in battle


@more.register
def began(event: e.BattleBegan, table: HeroesTable) -> Words:
    return {"dark": yes(event.doubled == 1)}


@more.register
def track(event: e.Track, table: HeroesTable) -> Words:
    """Everybody on the track, the quickest first."""
    return {"fighters": table.listed([fighter(table, one) for one in event.fighters])}


@more.register
def attacked(event: e.Attacked, table: HeroesTable) -> Words:
    return {"elite": yes(event.elite == 1), "aimed": yes(event.target.number != NO_TARGET)}


@more.register
def rolled(event: e.Rolled, table: HeroesTable) -> Words:
    return {"elite": yes(event.face >= 0), "dice": table.dice(event.dice)}


@more.register
def rerolled(event: e.Rerolled, table: HeroesTable) -> Words:
    return {"why": e.REROLL_WHYS[event.why], "dice": table.dice(event.dice)}


@more.register
def card_rolled(event: e.CardRolled, table: HeroesTable) -> Words:
    return {"target": fighter(table, event.fighter), "n": event.wounds, "dice": table.dice(event.dice)}


@more.register
def hits(event: e.Hits, table: HeroesTable) -> Words:
    return {"n": event.wounds}


@more.register
def prevented(event: e.Prevented, table: HeroesTable) -> Words:
    return {"thing": table.thing(event.card), "n": event.wounds}


@more.register
def eliminated(event: e.Eliminated, table: HeroesTable) -> Words:
    """Whether the stack is of unit tokens."""
    return {"unit": yes(kind_of(event.fighter.number) < ELEMENTALS)}


@more.register
def wounded(event: e.Wounded, table: HeroesTable) -> Words:
    stack = event.fighter
    units = kind_of(stack.number) < LEVELS and stack.row >= 0
    token = table.unit_token(stack.row, event.side) if units else ""
    return {"unit": yes(units), "token": token, "n": event.wounds}


@more.register
def healed(event: e.Healed, table: HeroesTable) -> Words:
    return {"how": e.HEALINGS[event.how]}


# -- cards


@more.register
def thing(event: e.ScrollCancelled | e.Discarded | e.TreasureDrawn | e.ArtifactWon, table: HeroesTable) -> Words:
    """The card with the word for what it is."""
    return {"thing": table.thing(event.card)}


@more.register
def card_used(event: e.CardUsed, table: HeroesTable) -> Words:
    aimed = yes(event.target.number != NO_TARGET)
    return {"thing": table.thing(event.card), "second": yes(event.rule == 1), "aimed": aimed}


@more.register
def scroll_used(event: e.ScrollUsed, table: HeroesTable) -> Words:
    return {"thing": table.thing(event.card), "second": yes(event.rule == 1), "aimed": yes(False)}


@more.register
def drawn(event: e.Drawn, table: HeroesTable) -> Words:
    """By name for the one who sees them, by number for everybody else."""
    known = all(one != UNKNOWN for one in event.cards)
    return {"known": yes(known), "cards": table.listed([table.card(one) for one in event.cards]), "n": len(event.cards)}


@more.register
def kept(event: e.Kept, table: HeroesTable) -> Words:
    return {"thing": table.thing(event.card), "known": yes(event.card != UNKNOWN)}


@more.register
def part(event: e.PartTaken, table: HeroesTable) -> Words:
    """A part of a treasure card, told of others."""
    facts = table.box.facts.treasures[event.card - table.box.treasure_first].parts[event.part]
    return {"thing": table.thing(event.card), "text": EffectWords(table.words, WEEK).phrases((facts,))[0]}


# -- trophies, units and goods


@more.register
def trophy(event: e.Trophy, table: HeroesTable) -> Words:
    reward = str(table.cards.reward(table.box.token_ids[event.token]))
    return {"reward": reward.rstrip(".")}


@more.register
def trophies(event: e.Advanced, table: HeroesTable) -> Words:
    return {"paid": yes(len(event.tokens) > 0), "tokens": table.listed([table.token(one) for one in event.tokens])}


@more.register
def unit(event: e.GivenUp | e.GainedUnit | e.Dismissed, table: HeroesTable) -> Words:
    return {"token": table.unit_token(event.unit, event.side)}


@more.register
def promoted(event: e.Promoted, table: HeroesTable) -> Words:
    return {"token": table.unit_token(event.unit, BASIC)}


@more.register
def bought(event: e.Bought, table: HeroesTable) -> Words:
    return {"token": table.unit_token(event.unit, event.side), "price": table.goods("gold", event.gold)}


@more.register
def upgraded(event: e.Upgraded, table: HeroesTable) -> Words:
    return {"token": table.unit_token(event.unit, BASIC), "price": table.goods("gold", event.gold)}


@more.register
def sold(event: e.ScrollSold, table: HeroesTable) -> Words:
    return {"price": table.goods("gold", event.gold)}


@more.register
def gained(event: e.Gained, table: HeroesTable) -> Words:
    return {"goods": table.goods(GOODS[event.good], event.amount)}


@more.register
def gained_luck(event: e.GainedLuck, table: HeroesTable) -> Words:
    return {"goods": table.goods("luck-token", event.amount)}


@more.register
def lost_gold(event: e.LostGold, table: HeroesTable) -> Words:
    return {"goods": table.goods("gold", event.amount)}


@more.register
def gathered(event: e.Gathered, table: HeroesTable) -> Words:
    return {"resources": table.goods("resources", event.resources), "gold": table.goods("gold", event.gold)}


@more.register
def traded(event: e.Traded, table: HeroesTable) -> Words:
    taken = event.amount
    given = taken // table.box.trade_take * table.box.trade_give
    what = ("resources", "gold") if event.good == GOLD else ("gold", "resources")
    return {"given": table.goods(what[0], given), "goods": table.goods(what[1], taken)}
