"""What every position of Heroes keeps to, whoever made it: each piece is in one place, and fits there."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle.battle import SIDE, THE_HERO
from interregnum.games.heroes.engine.box import HEROES_OF, LEVELS, NO_CARD, unit_row
from interregnum.games.heroes.engine.flow.programs import (
    AFTERMATH,
    ATTACK,
    BATTLE,
    CARD_WOUNDS,
    FLIGHT,
    GAIN_ARTIFACT,
    GAIN_SCROLL,
    GAIN_SKILL,
    HEALING,
    LAUREL,
    ROUND,
    SET_UP,
    SET_UP_CHOSEN,
    TREASURE,
    TREASURE_CARD,
    WOUNDS,
)
from interregnum.games.heroes.engine.flow.rounds import NEW_ROUND, TO_PLAY
from interregnum.games.heroes.engine.flow.setup import IN_FACTIONS, IN_HEROES, IN_TOWNS
from interregnum.games.heroes.engine.state import NO_TOWN, NOT_IN_PLAY, State
from interregnum.games.heroes.engine.terms import NO_FIELD
from interregnum.kernel.ids import ALL, NOBODY, bit
from interregnum.kernel.pending import Pending

IN_BATTLE = (ATTACK, BATTLE, CARD_WOUNDS, FLIGHT, HEALING, LAUREL, WOUNDS)


def problem(state: State) -> str:
    """What does not fit, by the word for it in stored data; an empty word if all is well."""
    wrong = problem_of_players(state) or problem_of_map(state) or problem_of_heroes(state)
    wrong = wrong or problem_of_cards(state) or problem_of_knowledge(state)
    return wrong or problem_of_battle(state)


def is_set_up(state: State) -> bool:
    """Whether everybody has chosen faction, town and hero."""
    for pending in state.stack:
        if pending.program == SET_UP:
            return False
    return True


def problem_of_players(state: State) -> str:
    if len(state.town_order) != state.seats:
        return "town_order"
    if not state.over and (not state.stack or state.stack[0].program != ROUND):
        return "stack"
    for n, pending in enumerate(state.stack):
        if (pending.program == ROUND) != (n == 0) or (pending.program == SET_UP and n != 1):
            return "stack"
        if pending.program == ROUND and not is_in_round(state, pending):
            return "step"
        if pending.program == SET_UP and not is_in_set_up(state, pending):
            return "step"
    for seat in range(state.seats):
        faction = state.factions[seat]
        if faction == NOBODY:
            if is_set_up(state):
                return "faction"
            continue
        if is_set_up(state) and (state.towns[seat] == NO_TOWN or not state.heroes_of(seat)):
            return "town"
        wrong = problem_of_player(state, seat, faction)
        if wrong:
            return wrong
    return ""


def is_in_round(state: State, pending: Pending) -> bool:
    """A round begins after the set-up, and whoever is to play has a card for it."""
    if (pending.step == NEW_ROUND) == is_set_up(state):
        return False
    return pending.step != TO_PLAY or state.ready[state.turn] != 0


def is_in_set_up(state: State, pending: Pending) -> bool:
    """As many as have chosen have what they chose."""
    towns = len([town for town in state.towns if town != NO_TOWN])
    factions = len([faction for faction in state.factions if faction != NOBODY])
    if pending.step == IN_FACTIONS:
        return factions == pending.slots[SET_UP_CHOSEN] and towns == 0
    if pending.step == IN_TOWNS:
        return factions == state.seats and towns == pending.slots[SET_UP_CHOSEN]
    return pending.step == IN_HEROES and towns == state.seats and 0 <= pending.slots[SET_UP_CHOSEN] <= state.seats


def problem_of_player(state: State, seat: i64, faction: i64) -> str:
    box = state.box
    buildings = state.buildings[seat]
    if len(set(buildings)) != len(buildings) or not set(buildings) <= set(box.faction_buildings[faction]):
        return "buildings"
    if state.ready[seat] & ~state.cards[seat] != 0:
        return "ready"
    for level in range(LEVELS):
        missing = box.unit_tokens[unit_row(faction, level)] - tokens_of(state, seat, level)
        if missing < 0 or (missing > 0 and not state.over):
            return "reserve"
    return ""


def tokens_of(state: State, seat: i64, level: i64) -> int:
    """All tokens of a unit type: in reserve, in armies, set aside in a battle (MMH-INV-02)."""
    total = state.reserve[seat][level]
    for hero in state.heroes_of(seat):
        total += state.armies[hero][2 * level] + state.armies[hero][2 * level + 1]
        battle = state.battle
        if battle is not None and hero in battle.heroes:
            total += battle.lost[SIDE * battle.heroes.index(hero) + level]
    return total


def problem_of_map(state: State) -> str:
    board = state.board
    standing = [town for town in state.towns if town != NO_TOWN]
    if len(set(standing)) != len(standing) or not all([is_field(state, town) for town in standing]):
        return "town"
    tokens: list[int] = []
    for field, token in enumerate(state.encounters):
        if token >= 0:
            tokens.append(token)
            if board.tier[field] != state.box.token_tier[token]:
                return "encounters"
    for row in state.trophies:
        tokens.extend(row)
    if len(set(tokens)) != len(tokens):
        return "encounters"
    return problem_of_places(state)


def problem_of_places(state: State) -> str:
    """Only places with a flag have an owner, and no guarded one (MMH-INV-05); only spyglasses are explored."""
    for field in range(state.board.size):
        if state.owners[field] != NOBODY:
            guard = state.board.guard[field]
            if field not in state.board.flags or (guard >= 0 and state.encounters[guard] >= 0):
                return "owners"
        if state.explored[field] != 0 and field not in state.board.spyglasses:
            return "explored"
    return ""


def is_field(state: State, field: i64) -> bool:
    return field < state.board.size and state.board.terrain[field] != NO_FIELD


def problem_of_heroes(state: State) -> str:
    box = state.box
    if not all([is_field(state, field) for field in state.at if field >= 0]):
        return "at"
    for hero, artifacts in enumerate(state.artifacts):
        types = [box.artifact_type[one - box.artifact_first] for one in artifacts]
        if len(set(types)) != len(types):
            return "artifacts"
        if state.at[hero] != NOT_IN_PLAY and state.seat_of_hero(hero) == NOBODY:
            return "heroes"
    return ""


# --- cards -------------------------------------------------------------------------------------------------------


def lots(state: State, program: i64) -> list[int]:
    """The cards that were drawn and not yet chosen from, or put away."""
    found: list[int] = []
    for pending in state.stack:
        if pending.program != program:
            continue
        if program != TREASURE:
            found.extend(pending.lot)
        elif pending.slots[TREASURE_CARD] != NO_CARD:
            found.append(pending.slots[TREASURE_CARD])
    return found


def is_all(state: State, cards: list[int], first: i64, end: i64) -> bool:
    """Whether each card from one number to another is there once; at a sudden end those in use may be missing."""
    if state.over:
        return len(set(cards)) == len(cards) and set(cards) <= set(range(first, end))
    return sorted(cards) == list(range(first, end))


def problem_of_cards(state: State) -> str:
    """Every card is in one place (MMH-INV-04)."""
    box = state.box
    treasures = state.treasures + state.treasure_discards + lots(state, TREASURE)
    if not is_all(state, treasures, box.treasure_first, len(box.ids)):
        return "treasures"
    artifacts = state.artifact_deck + state.artifact_discards + lots(state, GAIN_ARTIFACT) + tear_of(state)
    for row in state.artifacts:
        artifacts = artifacts + row
    if not is_all(state, artifacts, box.artifact_first, box.set_first):
        return "artifacts"
    scrolls = state.scroll_deck + state.scroll_discards + lots(state, GAIN_SCROLL)
    for row in state.scrolls:
        scrolls = scrolls + row
    if not is_all(state, scrolls, box.scroll_first, box.artifact_first):
        return "scrolls"
    return problem_of_skills(state) or problem_of_weeks(state)


def tear_of(state: State) -> list[int]:
    """The artifact that lies under a Temple."""
    needed = [artifact for artifact in state.box.building_artifact if artifact != NO_CARD]
    return needed if state.tear != NOBODY else []


def problem_of_skills(state: State) -> str:
    """The two decks of a seat, with what was drawn from them."""
    for seat in range(state.seats):
        faction: i64 = state.factions[seat]
        decks = [state.skill_decks[2 * seat + deck] + state.skill_discards[2 * seat + deck] for deck in range(2)]
        if faction == NOBODY or not is_dealt(state):
            if decks != [[], []]:
                return "might"
        elif not is_skill_deck(state, seat, faction, decks):
            return "might"
    return ""


def is_skill_deck(state: State, seat: i64, faction: i64, decks: list[list[int]]) -> bool:
    box = state.box
    skills = [box.faction_skills[2 * faction + deck] for deck in range(2)]
    found = decks[0] + decks[1]
    for hero in HEROES_OF[faction]:
        found = found + state.skills[hero]
    for pending in state.stack:
        if pending.program == GAIN_SKILL and pending.seat == seat:
            found = found + pending.lot
    fitting = set(decks[0]) <= set(skills[0]) and set(decks[1]) <= set(skills[1])
    missing = len(skills[0]) + len(skills[1]) - len(found)
    return fitting and len(set(found)) == len(found) and (missing == 0 or (state.over and missing > 0))


def is_dealt(state: State) -> bool:
    """Whether the skill decks have been shuffled: as soon as all factions are known."""
    for pending in state.stack:
        if pending.program == SET_UP and pending.step == 0:
            return False
    return True


def problem_of_weeks(state: State) -> str:
    """As many weeks as the length of the game asks for, in the order of the moon; none twice."""
    weeks = state.past_weeks + ([state.week] if state.week != NO_CARD else []) + state.weeks[::-1]
    numbers = state.box.facts.constants.week_cards
    phases = [state.box.week_phase[week - state.box.week_first] for week in weeks]
    each = numbers[state.options.length] // 3
    if len(set(weeks)) != len(weeks) or phases != [0] * each + [1] * each + [2] * each:
        return "weeks"
    return ""


def problem_of_knowledge(state: State) -> str:
    """What lies open is known to all, a player knows his own scrolls, and nobody what is in the deck."""
    known = state.known
    first = state.box.scroll_first
    for card in state.scroll_deck:
        if known[card - first] != 0:
            return "known"
    for card in state.scroll_discards:
        if known[card - first] != ALL:
            return "known"
    for hero, row in enumerate(state.scrolls):
        for card in row:
            if known[card - first] & bit(state.seat_of_hero(hero)) == 0:
                return "known"
    return ""


def problem_of_battle(state: State) -> str:
    """A battle is fought by heroes in play, and what belongs to a battle waits only during one."""
    battle = state.battle
    programs = [pending.program for pending in state.stack]
    if battle is None:
        return "stack" if [one for one in programs if one in IN_BATTLE] else ""
    if programs.count(BATTLE) + programs.count(AFTERMATH) != 1:
        return "stack"
    hero, enemy = battle.heroes
    if state.at[hero] == NOT_IN_PLAY or (enemy == NOBODY) == (battle.token == NOBODY):
        return "battle"
    if enemy != NOBODY and (state.at[enemy] == NOT_IN_PLAY or state.seat_of_hero(enemy) == state.seat_of_hero(hero)):
        return "battle"
    for fighter in battle.track:
        side = 0 if fighter < SIDE else 1
        if fighter % SIDE <= THE_HERO and battle.heroes[side] == NOBODY:
            return "track"
    return ""
