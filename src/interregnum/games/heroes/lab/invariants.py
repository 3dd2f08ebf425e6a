"""What must hold in every position of Heroes (MMH-INV), cheap enough to ask after every answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import compress

from interregnum.games.heroes.engine.box import LEVELS
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.choices import TURN
from interregnum.games.heroes.engine.consistency import is_set_up, problem
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.flow.programs import AFTERMATH, TRIMMING, TRIMMING_HERO
from interregnum.games.heroes.engine.map.board import NO_PLACE
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import ADD_STAT, COMMAND, MOUNTAIN, PLAYER, POWER, WATER

MARKETPLACE = "marketplace"
SPECIAL = "special"


@dataclass
class Past:
    """What was so after the answer before, and may only grow or shrink."""

    encounters: int = 0
    explored: set[int] = field(default_factory=set)
    levels: list[int] = field(default_factory=list)
    buildings: list[set[int]] = field(default_factory=list)
    skills: list[set[int]] = field(default_factory=list)
    heroes: list[int] = field(default_factory=list)


def past(state: State) -> Past:
    return Past(
        len([token for token in state.encounters if token >= 0]),
        set(compress(range(len(state.explored)), state.explored)),
        state.levels[:],
        [set(row) for row in state.buildings],
        [set(row) for row in state.skills],
        [heroes_in_play(state, seat) for seat in range(state.seats)],
    )


def heroes_in_play(state: State, seat: int) -> int:
    return len(state.heroes_of(seat)) if state.factions[seat] >= 0 else 0


def check(state: State) -> None:
    """A broken invariant is a bug of ours."""
    wrong = problem(state)
    assert not wrong, f"something went astray: {wrong}"
    if state.over:
        assert state.winners, "over without a winner"
        assert not state.choices, "over, and still asking"
    else:
        assert 0 <= state.asked < state.seats, "nobody is asked"
        assert state.choices, "a question without an answer"
    check_treasury(state)
    if is_set_up(state):
        check_power(state)
        check_cards(state)
        check_armies(state)
        check_resting(state)
    check_dice(state)
    check_length(state)


def check_since(before: Past, state: State) -> Past:
    """What only grows, or only shrinks; what is so now is the past of the next answer."""
    now = past(state)
    assert now.encounters <= before.encounters, "an encounter came out of nowhere"  # MMH-INV-06
    assert before.explored <= now.explored, "a place was forgotten"  # MMH-INV-07
    for seat in range(state.seats):
        assert before.levels[seat] <= now.levels[seat], "a town shrank"  # MMH-INV-13
        assert before.buildings[seat] <= now.buildings[seat], "a building fell down"
        assert before.heroes[seat] <= now.heroes[seat] <= 3, "a hero left the game"  # MMH-INV-16
    for hero in range(len(state.skills)):
        assert before.skills[hero] <= now.skills[hero], "a skill was forgotten"  # MMH-INV-14
    return now


def check_treasury(state: State) -> None:
    """MMH-INV-10, MMH-INV-13."""
    for seat in range(state.seats):
        assert state.resources[seat] >= 0, "resources on credit"
        assert state.gold[seat] >= 0, "gold on credit"
        assert 1 <= state.levels[seat] <= LEVELS, "a town of no level"


def check_power(state: State) -> None:
    """Power counted anew from what is printed (MMH-INV-01); nobody has enough while the game goes on."""
    places = state.box.facts.places
    owned = [spot for spot, owner in enumerate(state.owners) if owner >= 0 and state.board.place[spot] != NO_PLACE]
    for seat in range(state.seats):
        total = state.honours[seat] + (1 if state.tear == seat else 0)
        total += sum(places[state.board.place[spot]].power for spot in owned if state.owners[spot] == seat)
        for hero in state.heroes_of(seat):
            total += len(state.artifacts[hero])
        assert total + printed_power(state, seat) == power.power(state, seat), "Power does not add up"
        if not state.over:
            assert power.power(state, seat) < state.goal, "the game goes on after domination"


def printed_power(state: State, seat: int) -> int:
    """What buildings, the week and cards of heroes add, read from the facts."""
    box = state.box
    rules = [2 * building for building in state.buildings[seat]]
    rules += [] if state.week < 0 else [2 * state.week]
    rules += [rule for hero in state.heroes_of(seat) for rule in state.open_rules[hero]]
    effects = [effect for rule in rules for effect in box.always[rule]]
    adding = [one for one in effects if one.do == ADD_STAT and one.code == POWER and one.target == PLAYER]
    return sum(one.amount for one in adding)


def check_cards(state: State) -> None:
    """Three action cards, and the special one with the Marketplace (MMH-INV-12)."""
    special = 1 << state.box.card_ids.index(SPECIAL)
    for seat in range(state.seats):
        has = any(state.box.ids[building] == MARKETPLACE for building in state.buildings[seat])
        assert bool(state.cards[seat] & special) == has, "the special action card is in wrong hands"
        assert bin(state.cards[seat]).count("1") == 3 + has, "a wrong number of action cards"
        assert 1 <= heroes_in_play(state, seat) <= 3, "a wrong number of heroes"


def check_armies(state: State) -> None:
    """Within Command, unless tokens are just being dismissed (MMH-INV-03); without units at home (MMH-INV-08)."""
    trimmed = [pending.slots[TRIMMING_HERO] for pending in state.stack if pending.program == TRIMMING]
    fighting = state.battle is not None or any(pending.program == AFTERMATH for pending in state.stack)
    for seat in range(state.seats):
        for hero in state.heroes_of(seat):
            assert all(tokens >= 0 for tokens in state.armies[hero]), "less than no unit"
            if hero not in trimmed:
                assert state.army_size(hero) <= values.of_hero(state, hero, COMMAND), "an army beyond Command"
            if not fighting and state.army_size(hero) == 0:
                assert state.at[hero] < 0, "a hero without units is on the map"


def check_resting(state: State) -> None:
    """Between turns nobody stands where nobody may rest (MMH-INV-09)."""
    if state.over or state.ask != TURN:
        return
    standing = [at for at in state.at if at >= 0]
    assert len(set(standing)) == len(standing), "two heroes on one field"
    for hero, at in enumerate(state.at):
        if at < 0:
            continue
        assert state.board.terrain[at] not in (WATER, MOUNTAIN), "a hero rests in the water or on a mountain"
        assert state.encounters[at] < 0, "a hero rests among creatures"
        owners = [seat for seat, town in enumerate(state.towns) if town == at]
        assert all(seat == state.seat_of_hero(hero) for seat in owners), "a hero rests in a foreign town"


def check_dice(state: State) -> None:
    """At most five dice, each rolled again once at most (MMH-INV-11)."""
    battle = state.battle
    if battle is None:
        return
    assert len(battle.dice) <= state.box.max_dice, "too many dice"
    assert len(battle.dice) == len(battle.rerolled), "a die too many"
    assert all(1 <= value <= 8 for value in battle.dice), "no such side"
    assert all(count in (0, 1) for count in battle.rerolled), "a die was rolled again twice"


def check_length(state: State) -> None:
    """One round more than there are weeks (MMH-INV-15)."""
    weeks = state.box.facts.constants.week_cards
    assert state.round <= weeks[state.options.length] + 1, "a game without end"
