"""The chance to win a battle of Heroes and what it costs, from many simulated battles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from interregnum.games.heroes.bots import creatures, tactics
from interregnum.games.heroes.engine.battle import fighting
from interregnum.games.heroes.engine.battle.battle import NOT_OVER, Battle
from interregnum.games.heroes.engine.box import unit_of_hero
from interregnum.games.heroes.engine.state import NO_ENCOUNTER, State
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.game import Heroes
from interregnum.games.heroes.lab.matchup import Matchup, laid_out
from interregnum.kernel.dice import Dice, fast_dice, seed_of_game
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.ids import NOBODY
from interregnum.kernel.journal import Plain
from interregnum.lab.shares import Share

MOST: Final = 1_000_000  # battles


@dataclass(frozen=True)
class Fought:
    """How one battle went for the hero who began it."""

    won: bool
    fled: bool
    turns: int
    tokens: int  # unit tokens lost; units that joined for nothing make up for some, and are no gain
    gold: int  # what it would cost to buy back what was lost, elite sides included


@dataclass(frozen=True)
class Odds:
    """What many battles came to, seen by the hero who begins them."""

    won: Share
    fled: int  # of the battles that were not won
    turns: float  # means, over all battles
    tokens: float
    gold: float
    tokens_won: float  # means, over victories
    gold_won: float

    def plain(self) -> Plain:
        return {
            "won": self.won.plain(),
            "fled": self.fled,
            "turns": self.turns,
            "lost": {"tokens": self.tokens, "gold": self.gold},
            "lost_in_victories": {"tokens": self.tokens_won, "gold": self.gold_won},
        }


def odds(game: Heroes, matchup: Matchup, battles: int, seed: bytes) -> Odds:
    """Fight a battle again and again, each time with dice of its own."""
    check_battles(battles)
    table = laid_out(game, matchup)
    return counted(fight(again(table.state, seed, n), table.hero, table.target) for n in range(battles))


def odds_from_view(game: Heroes, view: View, hero: int, field: int, battles: int, seed: bytes) -> Odds:
    """The odds of a hero against whoever stands on a field or guards it, from what the viewer knows (MMH-INFO-05).

    Scrolls that the viewer does not know are dealt anew for every battle.
    """
    check_battles(battles)
    return counted(fight(imagined(game, view, seed, n), hero, field) for n in range(battles))


def odds_of_battle(game: Heroes, view: View, battles: int, seed: bytes) -> Odds:
    """The odds of the battle under way for the hero who began it, from what the viewer knows."""
    check_battles(battles)
    return counted(fight_on(imagined(game, view, seed, n)) for n in range(battles))


def check_battles(battles: int) -> None:
    if not 1 <= battles <= MOST:
        facts = {"option": "battles", "found": str(battles), "least": "1", "most": str(MOST)}
        raise BadOptions("heroes-battles-range", facts=facts)


def again(state: State, seed: bytes, number: int) -> State:
    """The same position with the dice of this battle."""
    copy = state.clone()
    copy.dice = fast_dice(seed_of_game(seed, number))
    return copy


def imagined(game: Heroes, view: View, seed: bytes, number: int) -> State:
    dice: Dice = fast_dice(seed_of_game(seed, number))
    return game.imagine(view, dice)


def fight(state: State, hero: int, field: int) -> Fought:
    """Let a hero meet whoever stands on the field or guards it; heroes fight as bots do, creatures by MMH-RUL-61."""
    before = state.armies[hero][:]
    state.asked = NOBODY
    battle = begin(state, hero, field)
    if battle is None:
        return Fought(True, False, 0, 0, 0)  # routed
    state.advance()
    return fought_out(state, battle, before)


def fight_on(state: State) -> Fought:
    """Let the battle under way come to its end."""
    assert state.battle is not None
    return fought_out(state, state.battle, state.armies[state.battle.heroes[0]][:])


def fought_out(state: State, battle: Battle, before: list[int]) -> Fought:
    """Answer for both sides to the end of the battle, and count."""
    hero = battle.heroes[0]
    while state.battle is not None and not state.over:
        state.answer(answer(state, hero))
    lost = [had - has for had, has in zip(before, state.armies[hero], strict=True)]
    assert battle.winner != NOT_OVER
    won, tokens, gold = battle.winner == 0, max(0, sum(lost)), max(0, worth(state, hero, lost))
    return Fought(won, battle.fled == 0, battle.turn, tokens, gold)


def answer(state: State, hero: int) -> int:
    """What is answered in the battle of this hero: for creatures nobody else does."""
    battle = state.battle
    if battle is not None and battle.token != NOBODY and state.asked != state.seat_of_hero(hero):
        return creatures.answer(state, state.choices)
    return tactics.answer(state, state.choices)


def begin(state: State, hero: int, field: int) -> Battle | None:
    """Begin the battle on the field; nothing if the creatures run away from the hero (MMH-ROUT-06)."""
    for enemy, at in enumerate(state.at):
        if at == field and state.seat_of_hero(enemy) != state.seat_of_hero(hero):
            fighting.duel(state, hero, enemy)
            return state.battle
    home = field if state.encounters[field] != NO_ENCOUNTER else state.board.guard[field]
    if home < 0 or state.encounters[home] == NO_ENCOUNTER:
        raise BadOptions("heroes-nobody-to-fight")
    state.at[hero] = field
    return None if fighting.meet(state, hero, home, field) else state.battle


def worth(state: State, hero: int, lost: list[int]) -> int:
    """The price of lost tokens; a token that turned basic counts as an elite one less and a basic one more."""
    first = 2 * unit_of_hero(hero, 0)
    return sum(count * state.box.unit_gold[first + kind] for kind, count in enumerate(lost))


def counted(battles: Iterator[Fought]) -> Odds:
    found = list(battles)
    won = [one for one in found if one.won]
    return Odds(
        Share(len(won), len(found)),
        sum(one.fled for one in found),
        sum(one.turns for one in found) / len(found),
        sum(one.tokens for one in found) / len(found),
        sum(one.gold for one in found) / len(found),
        sum(one.tokens for one in won) / max(1, len(won)),
        sum(one.gold for one in won) / max(1, len(won)),
    )
