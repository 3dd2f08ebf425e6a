"""Positions between the actions of a turn, written in notation; `position` tells what the words mean."""

from __future__ import annotations

from interregnum.games.heroes.border.draft import next_tokens
from interregnum.games.heroes.border.drawing import arrows_of, bad, islet, write_drawing
from interregnum.games.heroes.border.notation import write_field
from interregnum.games.heroes.border.stored import card_names, names
from interregnum.games.heroes.engine.box import LEVELS, NO_CARD
from interregnum.games.heroes.engine.choices import TURN
from interregnum.games.heroes.engine.map.board import DRAWN, NO_TIER
from interregnum.games.heroes.engine.options import OPTIONS
from interregnum.games.heroes.engine.state import IN_TOWN, NO_ENCOUNTER, NOT_IN_PLAY, State
from interregnum.kernel.ids import SEAT_LETTERS


def write_position(state: State) -> str:
    """The position in notation; in the middle of an action there is none (the stored state tells all)."""
    if state.over or state.ask != TURN or len(state.stack) != 1:
        raise bad("a position in the middle of an action, in the set-up or after the end", "a position between actions")
    heroes = [hero for hero, at in enumerate(state.at) if at != NOT_IN_PLAY]
    parts = [*map_parts(state), *[player(state, seat) for seat in range(state.seats)]]
    parts += [hero_part(state, hero) for hero in heroes]
    parts += listed("encounters", encounters(state))
    parts += listed("explored", [write_field(field) for field, mark in enumerate(state.explored) if mark])
    parts += listed("weeks", names(state, state.past_weeks + ([state.week] if state.week != NO_CARD else [])))
    parts += listed("discards", names(state, state.scroll_discards + state.artifact_discards + state.treasure_discards))
    parts.append(f"turn {SEAT_LETTERS[state.turn]} first {SEAT_LETTERS[state.first]}")
    parts += listed("options", options(state))
    return " | ".join(parts)


def listed(head: str, words: list[str]) -> list[str]:
    """A part, or none if there is nothing to say."""
    return [" ".join([head, *words])] if words else []


def map_parts(state: State) -> list[str]:
    board, facts = state.board, state.box.facts
    if board.layout != DRAWN:
        laid = [
            (facts.tiles[tile].number, turn) for tile, turn in zip(board.tiles, board.turns, strict=True) if tile >= 0
        ]
        return listed("tiles", [f"{number}r{turn}" if turn else str(number) for number, turn in laid])
    arrows = [write_field(field) for pair in arrows_of(state.box, board).items() for field in pair]
    return [f"map {write_drawing(facts, board)}", *listed("guards", arrows)]


def player(state: State, seat: int) -> str:
    box = state.box
    words = [SEAT_LETTERS[seat], box.faction_ids[state.factions[seat]]]
    if state.board.layout != DRAWN or state.towns[seat] != islet(state.board, seat):
        words.append(write_field(state.towns[seat]))
    words += [f"level {state.levels[seat]}"] if state.levels[seat] != 1 else []
    words += amount("gold", state.gold[seat]) + amount("resources", state.resources[seat])
    words += amount("honours", state.honours[seat]) + names(state, state.buildings[seat])
    words += listed("owns", [write_field(field) for field, owner in enumerate(state.owners) if owner == seat])
    words += listed("played", card_names(state, state.cards[seat] & ~state.ready[seat]))
    words += listed("cards", card_names(state, state.cards[seat]) if state.cards[seat] != box.start_cards else [])
    words += listed("discarded", names(state, state.skill_discards[2 * seat] + state.skill_discards[2 * seat + 1]))
    return " ".join(words)


def amount(name: str, number: int) -> list[str]:
    return [f"{name} {number}"] if number else []


def hero_part(state: State, hero: int) -> str:
    words = [state.box.hero_ids[hero]] + ([write_field(state.at[hero])] if state.at[hero] != IN_TOWN else [])
    words += [write_army(state.armies[hero])] if state.army_size(hero) else []
    words += amount("luck", state.luck[hero])
    words += names(state, state.skills[hero] + state.artifacts[hero] + state.scrolls[hero])
    return " ".join([*words, *[state.box.token_ids[token] for token in state.trophies[hero]]])


def write_army(tokens: list[int]) -> str:
    """The tokens of an army: `2b1 1e1`."""
    kinds = [(2 * level + side, f"{'be'[side]}{level + 1}") for level in range(LEVELS) for side in range(2)]
    return " ".join([f"{tokens[place]}{kind}" for place, kind in kinds if tokens[place]])


def encounters(state: State) -> list[str]:
    """Every field with an icon, and the token on it if there is one; nothing, if a reader would put the same there."""
    gone = {token for trophies in state.trophies for token in trophies}
    words: list[str] = []
    if state.encounters == next_tokens(state.box, state.board, {}, gone):
        return words
    for field, token in enumerate(state.encounters):
        if state.board.tier[field] != NO_TIER:
            words += [write_field(field)] + ([state.box.token_ids[token]] if token != NO_ENCOUNTER else [])
    return words


def options(state: State) -> list[str]:
    """What differs from the default, in a word each."""
    found = [(option, state.options.chosen[option.name]) for option in OPTIONS]
    return [value if isinstance(value, str) else option.name for option, value in found if value != option.default]
