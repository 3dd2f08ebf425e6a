"""The whole truth of a state as plain data, and what a game came to: everything by id, never by row."""

from __future__ import annotations

from typing import Final

from interregnum.games.heroes.border.drawing import arrows_of, layout_word, write_drawing
from interregnum.games.heroes.border.notation import write_field
from interregnum.games.heroes.border.stored_stack import battle_plain, pending_plain
from interregnum.games.heroes.engine.choices import ASKS
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.map.board import DRAWN
from interregnum.games.heroes.engine.state import ENDS, NOT_IN_PLAY, State
from interregnum.kernel.ids import NOBODY
from interregnum.kernel.journal import Plain

SCHEMA: Final = 3
FLAGS_ONLY: Final = 1  # the schema in which the lengths but the first were flags
FORMER_READINGS: Final = 2  # the schema without the options of NEWER
NEWER: Final = ("alternate-ties", "army-elite-die", "upgrade-anywhere")
ID: Final = "heroes"


def to_plain(state: State) -> Plain:
    """The whole truth of a state; what follows from it (the rules open to a hero, Power) is left out."""
    box = state.box
    return {
        "schema": SCHEMA,
        "game": ID,
        "seats": state.seats,
        "options": dict(state.options.chosen),
        "dice": state.dice.plain(),
        "board": board_plain(state),
        "first": state.first,
        "turn": state.turn,
        "turns": state.turns,
        "round": state.round,
        "decisions": state.decisions,
        "tear": state.tear,
        "town_order": state.town_order[:],
        "began_in_town": state.began_in_town,
        "players": [player_plain(state, seat) for seat in range(state.seats)],
        "heroes": {
            box.hero_ids[hero]: hero_plain(state, hero) for hero, at in enumerate(state.at) if at != NOT_IN_PLAY
        },
        "encounters": {write_field(field): box.token_ids[n] for field, n in enumerate(state.encounters) if n >= 0},
        "owners": {write_field(field): owner for field, owner in enumerate(state.owners) if owner != NOBODY},
        "explored": {write_field(field): mark for field, mark in enumerate(state.explored) if mark != 0},
        "treasures": names(state, state.treasures),
        "treasure_discards": names(state, state.treasure_discards),
        "artifacts": names(state, state.artifact_deck),
        "artifact_discards": names(state, state.artifact_discards),
        "scrolls": names(state, state.scroll_deck),
        "scroll_discards": names(state, state.scroll_discards),
        "known": {box.ids[box.scroll_first + n]: mask for n, mask in enumerate(state.known) if mask != 0},
        "weeks": names(state, state.weeks),
        "week": names(state, [state.week])[0] if state.week >= 0 else None,
        "past_weeks": names(state, state.past_weeks),
        "battle": None if state.battle is None else battle_plain(box, state.battle),
        "stack": [pending_plain(box, pending) for pending in state.stack],
        "asked": state.asked,
        "ask": ASKS[state.ask],
        "over": state.over,
        "end": ENDS[state.end],
        "winners": state.winners[:],
    }


def names(state: State, cards: list[int]) -> list[str]:
    return [state.box.ids[card] for card in cards]


def board_plain(state: State) -> Plain:
    """The pattern, and each of its tiles by number with its clockwise quarter turns; or the rows of a drawn map."""
    board = state.board
    if board.layout == DRAWN:
        arrows = {write_field(token): write_field(place) for token, place in arrows_of(state.box, board).items()}
        rows = write_drawing(state.box.facts, board).split("/")
        return {"layout": layout_word(state.box, board), "rows": rows, "guards": arrows}
    tiles = state.box.facts.tiles
    return {
        "layout": layout_word(state.box, board),
        "tiles": [tiles[tile].number if tile >= 0 else None for tile in board.tiles],
        "turns": board.turns[:],
    }


def player_plain(state: State, seat: int) -> Plain:
    box = state.box
    return {
        "faction": box.faction_ids[state.factions[seat]] if state.factions[seat] >= 0 else None,
        "town": write_field(state.towns[seat]) if state.towns[seat] >= 0 else None,
        "level": state.levels[seat],
        "resources": state.resources[seat],
        "gold": state.gold[seat],
        "honours": state.honours[seat],
        "buildings": names(state, state.buildings[seat]),
        "cards": card_names(state, state.cards[seat]),
        "ready": card_names(state, state.ready[seat]),
        "reserve": state.reserve[seat][:],
        "might": names(state, state.skill_decks[2 * seat]),
        "magic": names(state, state.skill_decks[2 * seat + 1]),
        "might_discards": names(state, state.skill_discards[2 * seat]),
        "magic_discards": names(state, state.skill_discards[2 * seat + 1]),
    }


def card_names(state: State, cards: int) -> list[str]:
    """The action cards of a set of bits."""
    return [name for card, name in enumerate(state.box.card_ids) if cards & (1 << card)]


def hero_plain(state: State, hero: int) -> Plain:
    return {
        "at": write_field(state.at[hero]) if state.at[hero] >= 0 else None,
        "army": state.armies[hero][:],
        "luck": state.luck[hero],
        "skills": names(state, state.skills[hero]),
        "artifacts": names(state, state.artifacts[hero]),
        "scrolls": names(state, state.scrolls[hero]),
        "trophies": [state.box.token_ids[token] for token in state.trophies[hero]],
    }


def result_plain(state: State) -> Plain:
    """How the game ended, who won, and the Power of each seat by its sources (MMH-GOAL)."""
    box = state.box
    seats = range(state.seats)
    settled = all([faction >= 0 for faction in state.factions])
    parts = [power.sources(state, seat) if settled else [0] * len(power.SOURCES) for seat in seats]
    return {
        "rounds": state.round,
        "turns": state.turns,
        "decisions": state.decisions,
        "factions": [box.faction_ids[faction] if faction >= 0 else None for faction in state.factions],
        "heroes": [[box.hero_ids[hero] for hero in state.heroes_of(seat)] if settled else [] for seat in seats],
        "power": [sum(row) for row in parts],
        "sources": [dict(zip(power.SOURCES, row, strict=True)) for row in parts],
        "treasury": [state.resources[seat] + state.gold[seat] for seat in seats],
        "reason": ENDS[state.end] if state.over else "unfinished",
        "winner": state.winners[0] if len(state.winners) == 1 else None,
        "winners": state.winners[:],
    }
