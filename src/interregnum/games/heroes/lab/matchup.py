"""A battle in words: who leads which army against whom; and the position in which it is about to begin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from interregnum.games.heroes.border.notation import CHOICES
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.box import HEROES_EACH, LEVELS, Box, faction_of, unit_of_hero
from interregnum.games.heroes.engine.cards import belongings, values
from interregnum.games.heroes.engine.state import NO_ENCOUNTER, State
from interregnum.games.heroes.game import Heroes
from interregnum.kernel.dice import FastDice
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.ids import ALL
from interregnum.kernel.options import Chosen

ELITE: Final = "elite"
Army = tuple[tuple[int, str, bool], ...]  # how many, the id of the unit, whether elite


@dataclass(frozen=True)
class Camp:
    """A hero with his army and cards, by id; without an army the one every game begins with."""

    hero: str
    army: Army = ()
    skills: Sequence[str] = ()
    artifacts: Sequence[str] = ()
    scrolls: Sequence[str] = ()
    buildings: Sequence[str] = ()
    luck: int = 0


@dataclass(frozen=True)
class Matchup:
    """A hero against an encounter or against another hero, in a week or in none."""

    camp: Camp
    encounter: str = ""
    enemy: Camp | None = None
    week: str = ""
    dark: bool = False
    options: Chosen = field(default_factory=dict)


@dataclass(frozen=True)
class Table:
    """The position before the battle, who begins it, and the field where the enemy stands."""

    state: State
    hero: int
    target: int


def read_army(text: str) -> Army:
    """Units with commas: `3 elite crossbowmen, 2 griffins`."""
    found: list[tuple[int, str, bool]] = []
    for part in [one.split() for one in text.split(",") if one.strip()]:
        number = int(part[0]) if part[0].isdecimal() else 0
        words = part[1:] if number else part
        elite = words[:1] == [ELITE]
        unit = words[1:] if elite else words
        if len(unit) != 1 or number > 99:
            raise BadOptions("heroes-army", facts={"found": " ".join(part)})
        found.append((number or 1, unit[0], elite))
    return tuple(found)


def laid_out(game: Heroes, matchup: Matchup) -> Table:
    """A game for two in which everything is ready; the set-up around it is of no matter."""
    box = game.box
    hero = number_of(matchup.camp.hero, box.hero_ids, "hero")
    rival = number_of(matchup.enemy.hero, box.hero_ids, "hero") if matchup.enemy else other_hero(hero)
    if faction_of(rival) == faction_of(hero):
        raise BadOptions("heroes-same-faction", rule="MMH-SETUP-03")
    state = set_up(game, matchup, hero, rival)
    equip(state, hero, matchup.camp)
    state.week = week_of(box, matchup)
    target = next(place for place in state.board.guard if place >= 0)
    if matchup.enemy is not None:
        equip(state, rival, matchup.enemy)
        state.encounters[target] = NO_ENCOUNTER
        state.at[rival] = target
    else:
        state.encounters[target] = number_of(matchup.encounter, box.token_ids, "encounter")
    return Table(state, hero, target)


def other_hero(hero: int) -> int:
    """A hero of another faction, for the chair on the other side."""
    return 0 if hero >= HEROES_EACH else HEROES_EACH


def set_up(game: Heroes, matchup: Matchup, hero: int, rival: int) -> State:
    """Answer the questions of the set-up: the hero belongs to seat 0, his rival to seat 1."""
    state = game.new(2, {**matchup.options, "random-factions": False}, FastDice(1))
    leaders = (hero, rival)
    while state.ask != c.TURN:
        leader = leaders[state.asked]
        wanted = (CHOICES.code("hero", hero=leader), CHOICES.code("faction", faction=faction_of(leader)))
        state.answer(next((one for one in wanted if one in state.choices), state.choices[0]))
    return state


def equip(state: State, hero: int, camp: Camp) -> None:
    """Give a hero what he is said to have, and nothing else."""
    box = state.box
    skills = [card_of(box, one, "skill") for one in camp.skills]
    artifacts = [card_of(box, one, "artifact") for one in camp.artifacts]
    state.skills[hero] = skills
    state.artifacts[hero] = artifacts
    state.scrolls[hero] = [card_of(box, one, "scroll") for one in camp.scrolls]
    for scroll in state.scrolls[hero]:
        state.known[scroll - box.scroll_first] = ALL
    state.buildings[state.seat_of_hero(hero)] = [card_of(box, one, "building") for one in camp.buildings]
    state.luck[hero] = camp.luck
    belongings.refresh(state, hero)
    if camp.army:
        muster(state, hero, camp.army)


def muster(state: State, hero: int, army: Army) -> None:
    """Put an army together; it must fit his Command (MMH-HCARD-05)."""
    first = unit_of_hero(hero, 0)
    ids = state.box.unit_ids[first : first + LEVELS]
    state.armies[hero] = [0] * (2 * LEVELS)
    for count, unit, elite in army:
        state.armies[hero][2 * number_of(unit, ids, "unit") + elite] += count
    if values.room(state, hero) < 0:
        command = values.room(state, hero) + state.army_size(hero)
        raise BadOptions(
            "heroes-beyond-command", "MMH-HCARD-05", {"found": str(state.army_size(hero)), "most": str(command)}
        )
    check_tokens(state, hero, ids)


def check_tokens(state: State, hero: int, ids: Sequence[str]) -> None:
    """Of each unit there are so many tokens and no more (MMH-INV-02)."""
    for level, unit in enumerate(ids):
        found = sum(state.armies[hero][2 * level : 2 * level + 2])
        most = state.box.unit_tokens[unit_of_hero(hero, level)]
        if found > most:
            facts = {"id": unit, "found": str(found), "most": str(most)}
            raise BadOptions("heroes-beyond-tokens", "MMH-INV-02", facts)


def week_of(box: Box, matchup: Matchup) -> int:
    """The Week card that lies open; for Dark days alone the one that says nothing else."""
    if matchup.week:
        return card_of(box, matchup.week, "week")
    silent = [n for n, dark in enumerate(box.week_dark) if dark and not box.rules[2 * (box.week_first + n)]]
    return box.week_first + silent[0] if matchup.dark else -1


def card_of(box: Box, name: str, kind: str) -> int:
    key = f"{kind} {name}"
    if key not in box.numbers:
        known = [one.partition(" ")[2] for one in box.numbers if one.startswith(f"{kind} ")]
        raise unknown(name, known)
    return box.numbers[key]


def number_of(name: str, ids: list[str], kind: str) -> int:
    if name not in ids:
        raise unknown(name, ids)
    return ids.index(name)


def unknown(name: str, known: list[str]) -> BadOptions:
    return BadOptions("heroes-unknown-thing", facts={"found": name, "options": ", ".join(known)})
