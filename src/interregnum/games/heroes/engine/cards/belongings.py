"""The cards of a hero: gaining and losing them, and which of their rules are open to him."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.engine.state import State


def refresh(state: State, hero: i64) -> None:
    """List anew the rules of the hero's abilities, skills, artifacts and sets that he may use."""
    box = state.box
    rules: list[int] = []
    for source in box.hero_abilities[hero]:
        rules.append(2 * source)
    for source in state.skills[hero]:
        rules.append(2 * source)
        if box.opens_second(hero, source):
            rules.append(2 * source + 1)
    for source in state.artifacts[hero]:
        rules.append(2 * source)
    if state.options.artifact_sets:
        add_sets(state, hero, rules)
    windows: i64 = 0
    for rule in rules:
        windows |= box.windows[rule]
    state.open_rules[hero] = rules
    state.open_windows[hero] = windows


def add_sets(state: State, hero: i64, rules: list[int]) -> None:
    """What two, and what three pieces of one set give (MMH-RUL-120)."""
    box = state.box
    for number, found in enumerate(pieces_of_sets(state, hero)):
        if found >= 2:
            rules.append(2 * (box.set_first + 2 * number))
        if found >= 3:
            rules.append(2 * (box.set_first + 2 * number + 1))


def pieces_of_sets(state: State, hero: i64) -> list[int]:
    """How many artifacts of each set the hero has."""
    box = state.box
    pieces = [0] * len(box.facts.sets)
    for source in state.artifacts[hero]:
        pieces[box.artifact_set[source - box.artifact_first]] += 1
    return pieces


def enter(state: State, hero: i64, place: i64) -> None:
    """The hero is in play from now on."""
    state.at[hero] = place
    refresh(state, hero)


def gain_skill(state: State, hero: i64, source: i64) -> None:
    state.skills[hero].append(source)
    refresh(state, hero)


def gain_artifact(state: State, hero: i64, source: i64) -> None:
    state.artifacts[hero].append(source)
    refresh(state, hero)


def lose_artifact(state: State, hero: i64, source: i64) -> None:
    state.artifacts[hero].remove(source)
    refresh(state, hero)


def can_wear(state: State, hero: i64, artifact: i64) -> bool:
    """Whether the hero has no artifact of that type yet (MMH-ART-03, MMH-RUL-88)."""
    types = state.box.artifact_type
    first = state.box.artifact_first
    for own in state.artifacts[hero]:
        if types[own - first] == types[artifact - first]:
            return False
    return True


def scroll_level(state: State, source: i64) -> i64:
    return state.box.scroll_level[source - state.box.scroll_first]
