"""Positions between the actions of a turn, or right before a battle, in notation; what is not written is not there.

    tiles 3 7r1 1 9 2r3 4 8 5 6r2 | A haven b3 level 2 gold 3 resources 4 town-hall owns c1 | B necropolis k10 |
    anton c2 3e1 2b2 luck 1 logistics haste timber-wolves-1 | anastasya 6b1 | encounters b1 goblins d4 | explored a9 |
    weeks week-of-the-mint week-of-levies | discards griffin-seal | turn B first A | options medium artifact-sets

- Instead of tiles (by number, with clockwise quarter turns) a small map can be drawn: `map ..1S/.^.P`, see `drawing`;
  `guards c1 d1` says what an encounter guards where the drawing does not. Without a map the tiles lie in their order.
- A player's part holds faction (without it that of the next hero), field of the town, `level`, `gold`, `resources`,
  `honours` (Power for good), buildings, `owns` with fields, `played` with the action cards face down, `cards` with all
  of them where there are others than at the start, `discarded` with skills; `might` and `magic` name the last cards of
  a skill deck, the last one on top.
- A hero's part holds his field, or `town`, tokens (`3e1`: three elite ones of town level 1), `luck`, skills,
  artifacts and scrolls, and the encounters he carries as trophies. Who has no hero has his first one, without units.
- `encounters` names the token on a field, or none after it; other icons have the next ones of their colour. `weeks` are
  those revealed, the last one is the current. `discards` are scrolls, artifacts and treasures; `scrolls`, `artifacts`
  and `treasures` name the last cards of a deck. Cards that are not written lie in their decks, in the box's order.
- `battle anton c1`: the hero goes for whoever stands on or guards that field, and his action ends with this battle.

Whoever reads a position assumes the least knowledge: one's own scrolls, and what lies open. What is left out on purpose
is the order of the decks, the weeks to come, the dice, and how many turns and answers there have been.
"""

from __future__ import annotations

from typing import Final

from interregnum.games.heroes.border import restored
from interregnum.games.heroes.border.draft import Draft, Part, next_tokens
from interregnum.games.heroes.border.drawing import bad, drawn_board, islet
from interregnum.games.heroes.border.names import Names
from interregnum.games.heroes.border.notation import write_field
from interregnum.games.heroes.border.stored_reader import StateReader
from interregnum.games.heroes.engine.battle import fighting
from interregnum.games.heroes.engine.box import (
    ARTIFACT,
    BUILDING,
    HEROES_OF,
    LEVELS,
    NO_CARD,
    SCROLL,
    SKILL,
    TREASURE,
    WEEK,
    Box,
    faction_of,
)
from interregnum.games.heroes.engine.cards import belongings
from interregnum.games.heroes.engine.consistency import is_field, problem
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.flow.programs import ROUND
from interregnum.games.heroes.engine.flow.rounds import PLAYED, TO_PLAY
from interregnum.games.heroes.engine.flow.setup import town_fields
from interregnum.games.heroes.engine.map import places
from interregnum.games.heroes.engine.map.board import DRAWN, NO_PLACE, NO_TIER, Board
from interregnum.games.heroes.engine.map.layout import layout_of
from interregnum.games.heroes.engine.options import OPTIONS, Options
from interregnum.games.heroes.engine.state import IN_TOWN, NO_ENCOUNTER, Script, State
from interregnum.games.heroes.engine.terms import OPEN, PORT
from interregnum.kernel.dice import Dice
from interregnum.kernel.errors import BadOptions, BadPosition
from interregnum.kernel.ids import ALL, NOBODY, SEAT_LETTERS, bit
from interregnum.kernel.journal import Journal
from interregnum.kernel.options import chosen, written

PHASES: Final = 3  # of the moon
TREASURY: Final = 9999


def read_position(
    box: Box, names: Names, script: Script, text: str, dice: Dice, journal: Journal | None = None
) -> State:
    """The state that a position in notation describes."""
    draft = Draft(box, names, text)
    options = read_options(draft)
    state = State(box, script, options, read_board(draft, options), draft.seats, dice)
    state.journal = journal
    state.town_order = list(range(state.seats))
    read_factions(state, draft)
    read_towns(state, draft)
    for seat in range(state.seats):
        read_player(state, draft, seat)
    read_heroes(state, draft)
    read_encounters(state, draft)
    read_owners(state, draft)
    read_decks(state, draft)
    read_weeks(state, draft)
    read_turn(state, draft)
    check(state)
    read_battle(state, draft)
    state.advance()
    return state


# --- the table ---------------------------------------------------------------------------------------------------


def read_options(draft: Draft) -> Options:
    words = draft.words("options")
    try:
        found = chosen(OPTIONS, {word: True for word in words})
    except BadOptions as error:
        raise bad(" ".join(words), written(OPTIONS)) from error
    if len(set(words)) != len(words) or (found["octagon"] and draft.seats != 3):
        raise bad(" ".join(words), written(OPTIONS))
    return Options(found)


def read_board(draft: Draft, options: Options) -> Board:
    """A drawn map, or the tiles in the pattern for so many players."""
    if "map" not in draft.parts:
        if "guards" in draft.parts:
            raise bad("guards", "map")
        return read_tiles(draft, options)
    if "tiles" in draft.parts:
        raise bad("tiles", "map or tiles")
    return drawn_board(draft.box, draft.parts["map"], read_arrows(draft))


def read_arrows(draft: Draft) -> dict[int, int]:
    """Pairs of an encounter and the place beside it that it guards; its own field, if it guards nothing."""
    fields = [draft.field(word) for word in draft.words("guards")]
    arrows = dict(zip(fields[::2], fields[1::2], strict=False))
    if 2 * len(arrows) != len(fields):
        raise bad(draft.parts["guards"], "an encounter and the place beside it")
    return arrows


def read_tiles(draft: Draft, options: Options) -> Board:
    """Tiles row by row, `7r1` with a quarter turn; without any they lie in their order."""
    facts = draft.box.facts
    pattern = facts.layouts[layout_of(draft.box, options, draft.seats)]
    used = facts.constants.tiles_used[pattern.players - 2]
    words = draft.words("tiles") or [str(tile.number) for tile in facts.tiles if tile.number <= used]
    if len(words) != used or not all(Part.is_tile(word) for word in words):
        raise bad(" ".join(words), f"tiles 1..{used}, r1..r3")
    laid = [(int(word.partition("r")[0]), int(word.partition("r")[2] or 0)) for word in words]
    spots = [(row, column) in pattern.holes for row in range(pattern.rows) for column in range(pattern.columns)]
    cells: list[tuple[int | None, int]] = [(None, 0) if hole else laid.pop(0) for hole in spots]
    plain = {"board": {"layout": pattern.id, "tiles": [one[0] for one in cells], "turns": [one[1] for one in cells]}}
    try:
        return restored.read_board(StateReader(draft.box, draft.names, plain, "position"), options, draft.seats)
    except BadPosition as error:
        raise bad(" ".join(words), f"tiles 1..{used}, r1..r3") from error


# --- players -----------------------------------------------------------------------------------------------------


def read_factions(state: State, draft: Draft) -> None:
    """Factions that are not written are those of the heroes in the order of their parts, then the others."""
    written_ones = [[word for word in part.bare if word in draft.names.factions] for part in draft.players]
    named = [draft.names.factions[word] for words in written_ones for word in words]
    if len(set(named)) != len(named) or any(len(words) > 1 for words in written_ones):
        raise bad(" ".join(state.box.faction_ids[faction] for faction in named), "each faction once")
    others = [int(faction_of(hero)) for hero in draft.heroes] + list(range(len(state.box.faction_ids)))
    rest = [faction for faction in dict.fromkeys(others) if faction not in named]
    for seat, words in enumerate(written_ones):
        state.factions[seat] = draft.names.factions[words[0]] if words else rest.pop(0)
        state.seat_of[state.factions[seat]] = seat


def read_towns(state: State, draft: Draft) -> None:
    """Towns on fields of their own; those not written stand on an islet, or where the set-up would allow them first."""
    for seat, part in enumerate(draft.players):
        fields = [draft.names.fields[word] for word in part.bare if word in draft.names.fields]
        if len(fields) > 1:
            raise bad(" ".join(write_field(field) for field in fields), "one town")
        if fields and not is_free_for_town(state, fields[0]):
            raise bad(write_field(fields[0]), "a field for a town")
        if fields:
            state.towns[seat] = fields[0]
    for seat in range(state.seats):
        if state.towns[seat] == NOBODY:
            state.towns[seat] = islet(state.board, seat) if state.board.layout == DRAWN else town_fields(state)[0]


def is_free_for_town(state: State, field: int) -> bool:
    """No place, no icon and no other town (MMH-RUL-08)."""
    board = state.board
    there = is_field(state, field) and board.place[field] == NO_PLACE and board.tier[field] == NO_TIER
    return there and field not in state.towns


def read_player(state: State, draft: Draft, seat: int) -> None:
    part, box = draft.players[seat], state.box
    state.levels[seat] = part.number("level", 1, 1, int(LEVELS))
    state.gold[seat] = part.number("gold", 0, 0, TREASURY)
    state.resources[seat] = part.number("resources", 0, 0, TREASURY)
    state.honours[seat] = part.number("honours", 0, 0, TREASURY)
    for word in part.bare:
        if word not in draft.names.factions and word not in draft.names.fields:
            build(state, draft, seat, draft.card(word, seat, BUILDING))
    cards = [draft.action(word) for word in part.listed("cards")]
    state.cards[seat] = restored.bits(cards) if cards else int(box.start_cards)
    played = restored.bits([draft.action(word) for word in part.listed("played")])
    if played & ~state.cards[seat]:
        raise bad(" ".join(part.listed("played")), "action cards of the player")
    state.ready[seat] = state.cards[seat] & ~played


def build(state: State, draft: Draft, seat: int, building: int) -> None:
    """A building of the faction; what it needs lies under it."""
    box = state.box
    if building not in box.faction_buildings[state.factions[seat]]:
        raise bad(box.ids[building], "a building of the faction")
    state.buildings[seat].append(building)
    needed = box.building_artifact[building - box.building_first]
    if needed != NO_CARD:
        draft.card(box.ids[needed], NOBODY, ARTIFACT)
        state.tear = seat


# --- heroes ------------------------------------------------------------------------------------------------------


def read_heroes(state: State, draft: Draft) -> None:
    for seat in range(state.seats):
        heroes = HEROES_OF[state.factions[seat]]
        state.reserve[seat] = state.box.unit_tokens[LEVELS * state.factions[seat] :][:LEVELS]
        if not any(hero in heroes for hero in draft.heroes):
            belongings.enter(state, heroes[0], IN_TOWN)
    for hero, part in draft.heroes.items():
        if state.seat_of_hero(hero) == NOBODY:
            raise bad(state.box.hero_ids[hero], "a hero of a faction in play")
        read_hero(state, draft, hero, part)


def read_hero(state: State, draft: Draft, hero: int, part: Part) -> None:
    state.luck[hero] = part.number("luck", 0, 0, 999)
    place = int(IN_TOWN)
    for word in part.bare:
        if word == "town" and place == IN_TOWN:
            continue
        if word in draft.names.fields and place == IN_TOWN:
            place = standing_on(state, word, draft.names.fields[word])
        elif Part.is_army(word):
            muster(state, hero, word)
        elif word in draft.names.tokens:
            state.trophies[hero].append(draft.token(word))
        else:
            equip(state, draft, hero, word)
    belongings.enter(state, hero, place)
    if place != IN_TOWN and state.army_size(hero) == 0:
        raise bad(state.box.hero_ids[hero], "a hero with units, or in town")


def standing_on(state: State, word: str, field: int) -> int:
    """A field where heroes can stay, and nobody else does (MMH-TERR-06, MMH-RUL-16)."""
    there = is_field(state, field) and state.board.terrain[field] in (OPEN, PORT)
    if not there or field in state.towns or field in state.at:
        raise bad(word, "a free field on land")
    return field


def muster(state: State, hero: int, word: str) -> None:
    """Tokens out of the reserve: `3e1`."""
    count, side, level = int(word[:-2]), "be".index(word[-2]), int(word[-1]) - 1
    reserve = state.reserve[state.seat_of_hero(hero)]
    if count > reserve[level]:
        raise bad(word, f"0..{reserve[level]}")
    state.armies[hero][2 * level + side] += count
    reserve[level] -= count


def equip(state: State, draft: Draft, hero: int, word: str) -> None:
    """A skill, scroll or artifact that the hero can have."""
    box, seat = state.box, state.seat_of_hero(hero)
    card = draft.card(word, seat, SKILL, SCROLL, ARTIFACT)
    if box.kinds[card] == SKILL:
        decks = box.faction_skills[2 * state.factions[seat] :][:2]
        if card not in decks[0] + decks[1]:
            raise bad(word, "a skill of the faction")
        state.skills[hero].append(card)
    elif box.kinds[card] == SCROLL:
        state.scrolls[hero].append(card)
        state.known[card - box.scroll_first] = int(bit(seat))
    elif belongings.can_wear(state, hero, card):
        state.artifacts[hero].append(card)
    else:
        raise bad(word, "one artifact of each type")


# --- the map -----------------------------------------------------------------------------------------------------


def read_encounters(state: State, draft: Draft) -> None:
    """The tokens that are named, then the next ones of their colour."""
    named = named_encounters(state, draft)
    state.encounters = next_tokens(state.box, state.board, named, draft.tokens)
    for field, token in enumerate(state.encounters):
        if token != NO_ENCOUNTER and state.box.token_tier[token] != state.board.tier[field]:
            raise bad(state.box.token_ids[token], "a token of the colour of its field")
        if token != NO_ENCOUNTER and field in state.at:
            raise bad(write_field(field), "a free field on land")


def named_encounters(state: State, draft: Draft) -> dict[int, int]:
    """The fields that are named, each with its token or none."""
    named: dict[int, int] = {}
    field = NOBODY
    for word in draft.words("encounters"):
        if word in draft.names.fields and draft.names.fields[word] not in named:
            field = draft.icon(state.board, word)
            named[field] = NO_ENCOUNTER
        elif field != NOBODY and named[field] == NO_ENCOUNTER:
            named[field] = draft.token(word)
        else:
            raise bad(word, "a field with an encounter, and its token")
    return named


def read_owners(state: State, draft: Draft) -> None:
    """Flags on places that nobody guards any more; spyglasses that were used."""
    for seat, part in enumerate(draft.players):
        for word in part.listed("owns"):
            field = draft.field(word)
            if field not in state.board.flags or state.owners[field] != NOBODY or is_guarded(state, field):
                raise bad(word, "an unguarded place with a flag")
            state.owners[field] = seat
    for word in draft.words("explored"):
        field = draft.field(word)
        if field not in state.board.spyglasses or state.explored[field]:
            raise bad(word, "a place with a spyglass")
        state.explored[field] = 1


def is_guarded(state: State, field: int) -> bool:
    return places.guard_of(state, field) != NO_ENCOUNTER


# --- cards -------------------------------------------------------------------------------------------------------


def read_decks(state: State, draft: Draft) -> None:
    box = state.box
    for word in draft.words("discards"):
        card = draft.card(word, NOBODY, SCROLL, ARTIFACT, TREASURE)
        if box.kinds[card] == SCROLL:
            state.scroll_discards.append(card)
            state.known[card - box.scroll_first] = int(ALL)
        else:
            (state.artifact_discards if box.kinds[card] == ARTIFACT else state.treasure_discards).append(card)
    state.scroll_deck = draft.deck("scrolls", SCROLL)
    state.artifact_deck = draft.deck("artifacts", ARTIFACT)
    state.treasures = draft.deck("treasures", TREASURE)
    for seat, part in enumerate(draft.players):
        read_skills(state, draft, seat, part)


def read_skills(state: State, draft: Draft, seat: int, part: Part) -> None:
    """The two skill decks of a player and what was put away from them (MMH-SETUP-33)."""
    discards = [draft.card(word, seat, SKILL) for word in part.listed("discarded")]
    for deck, name in enumerate(("might", "magic")):
        skills = state.box.faction_skills[2 * state.factions[seat] + deck]
        top = [draft.card(word, seat, SKILL) for word in part.listed(name)]
        if not set(top) <= set(skills):
            raise bad(" ".join(part.listed(name)), "skills of this deck")
        state.skill_discards[2 * seat + deck] = [card for card in discards if card in skills]
        state.skill_decks[2 * seat + deck] = [card for card in skills if (seat, card) not in draft.used] + top
    if len(discards) != len(state.skill_discards[2 * seat] + state.skill_discards[2 * seat + 1]):
        raise bad(" ".join(part.listed("discarded")), "skills of the faction")


def read_weeks(state: State, draft: Draft) -> None:
    """The weeks there were, the last is the current one; others fill up the phases of the moon (MMH-RUL-13)."""
    box = state.box
    each = box.facts.constants.week_cards[state.options.length] // PHASES
    named = [draft.card(word, NOBODY, WEEK) for word in draft.words("weeks")]
    spare = [[box.week_first + n for n, one in enumerate(box.week_phase) if one == phase] for phase in range(PHASES)]
    spare = [[week for week in row if week not in named] for row in spare]
    weeks: list[int] = []
    for week in named:
        phase = box.week_phase[week - box.week_first]
        while len(weeks) // each < phase:
            weeks.append(spare[len(weeks) // each].pop(0))
        if len(weeks) // each != phase:
            raise bad(box.ids[week], "weeks in the order of their phases")
        weeks.append(week)
    revealed = len(weeks)
    while len(weeks) < PHASES * each:
        weeks.append(spare[len(weeks) // each].pop(0))
    state.round = 1 + revealed
    if revealed:
        state.past_weeks, state.week = weeks[: revealed - 1], weeks[revealed - 1]
    state.weeks = weeks[revealed:][::-1]


# --- the turn ----------------------------------------------------------------------------------------------------


def read_turn(state: State, draft: Draft) -> None:
    """Whose turn it is, and who began the round."""
    words = draft.words("turn") or ["A"]
    letters = list(SEAT_LETTERS[: state.seats])
    if words[0] not in letters or words[1:2] not in ([], ["first"]) or len(words) not in (1, 3):
        raise bad(" ".join(words), "turn A first B")
    if words[-1] not in letters:
        raise bad(" ".join(words), "turn A first B")
    state.turn = letters.index(words[0])
    state.first = letters.index(words[2]) if len(words) == 3 else 0
    state.turns = 1
    state.call(ROUND, (state.first - state.round + 1) % state.seats)  # who began the game
    state.stack[-1].step = PLAYED if "battle" in draft.parts else TO_PLAY


def check(state: State) -> None:
    """Nobody has won, whoever is to play has a card, and every piece is in one place."""
    for seat in range(state.seats):
        if power.power(state, seat) >= state.goal:
            raise bad(f"{SEAT_LETTERS[seat]}: Power {power.power(state, seat)}", f"0..{state.goal - 1}")
    if state.stack[-1].step == TO_PLAY and state.ready[state.turn] == 0:
        raise bad(f"turn {SEAT_LETTERS[state.turn]}", "a player who has an action card face up")
    wrong = problem(state)
    if wrong:
        raise bad(wrong, "each piece in one place")


def read_battle(state: State, draft: Draft) -> None:
    """The hero goes for whoever stands there, or for who guards that place (MMH-MOVE-08, MMH-EXP-05)."""
    words = draft.words("battle")
    if "battle" not in draft.parts:
        return
    heroes = [one for one in state.heroes_of(state.turn) if state.army_size(one) > 0]
    if len(words) != 2 or words[0] not in [state.box.hero_ids[hero] for hero in heroes]:
        raise bad(" ".join(words), "a hero with units of the player on turn, and a field")
    hero, field = draft.names.heroes[words[0]], draft.field(words[1])
    enemies = [one for one, at in enumerate(state.at) if at == field and state.seat_of_hero(one) != state.turn]
    home = field if field < state.board.size and state.encounters[field] != NO_ENCOUNTER else guard_at(state, field)
    if not enemies and home == NOBODY:
        raise bad(words[1], "a field with somebody to fight")
    state.at[hero] = field
    if enemies:
        fighting.duel(state, hero, enemies[0])
    else:
        fighting.meet(state, hero, home, field)


def guard_at(state: State, field: int) -> int:
    """The field of the encounter that guards this one, or NOBODY."""
    guarded = field < state.board.size and is_guarded(state, field)
    return state.board.guard[field] if guarded else int(NOBODY)
