"""Whole games of Heroes, pinned: what was answered, states within battles, events, the end and the record of each.

`python -m tests.properties.pinned_heroes` plays all of them and says which went another way, and in what;
`--renew` writes them anew, after `rules_version` was raised or a form was changed knowingly.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path

from tests.properties import heroes_games
from tests.properties.random_games import chooser

from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.lab.riches import enrich
from interregnum.kernel.options import Chosen
from interregnum.kernel.record import Record
from interregnum.match import Match, new

PINNED = Path(__file__).with_name("pinned_heroes.json")
GAMES = 120
GREEDY = 90  # from this one on the greedy bot plays
MIDDLE = 3  # the answer of a battle after which its state is pinned
BATTLES = 8  # of a game, at most
OPTIONS: tuple[Chosen, ...] = (
    {},
    {"length": "medium"},
    {"length": "long"},
    {"random-factions": True},
    {"artifact-sets": True},
    {"octagon": True},
    {"ports-only": True, "length": "medium"},
    {"warlord-always": True, "length": "long"},
    {"no-lone-elite-die": True},
    {"alternate-ties": True},
    {"army-elite-die": True, "upgrade-anywhere": True},
    {"length": "medium", "octagon": True, "random-factions": True, "artifact-sets": True, "warlord-always": True},
)
Pins = dict[str, object]
Pick = Callable[[Match], int]


def digest(texts: Iterator[str]) -> str:
    """One short word for many."""
    return blake2b("\n".join(texts).encode(), digest_size=8).hexdigest()


def played(number: int) -> Pins:
    """The game of a number: by the random bot, eagerly, eagerly with riches, or by the greedy bot."""
    seats = 2 + number % 3
    options = heroes_games.fitting(seats, OPTIONS[number // 3 % len(OPTIONS)])
    match = new("heroes", seats, options, number)
    way = number // 30 % 4
    pick = eager(number) if way in (1, 2) else by_bot(match, "greedy" if way == 3 else "random")
    if way == 2:
        make_rich(match, pick)
    return pins(match, pick, None if way == 2 else match.record)


def by_bot(match: Match, name: str) -> Pick:
    bots = [match.bot(name, seat) for seat in range(match.state.seats)]

    def pick(match: Match) -> int:
        question = match.question
        assert question is not None
        return bots[question.seat].answer(match.view(question.seat), question)

    return pick


def eager(number: int) -> Pick:
    """Any answer, but seldom one that does nothing."""
    dice = chooser(number)
    return lambda match: heroes_games.pick(state_of(match), dice)


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def make_rich(match: Match, pick: Pick) -> None:
    """Play to the first turn and hand out armies and cards; no record tells of that."""
    state = state_of(match)
    while not state.round:
        match.answer(pick(match))
    enrich(state, chooser(int.from_bytes(match.record.seed[:4], "big")))


def pins(match: Match, pick: Pick, record: Record | None) -> Pins:
    """Play to the end; each thing is pinned apart, so that a difference says what is different."""
    game, state = match.game, state_of(match)
    battles: list[str] = []
    answers = 0  # in the battle
    while not match.is_over:
        match.answer(pick(match))
        answers = 0 if state.battle is None else answers + 1
        if answers == MIDDLE and len(battles) < BATTLES:
            battles.append(game.state_hash(state))
    assert state.journal is not None
    return {
        "answers": digest(iter(match.record.answers())),
        "battles": battles,
        "events": digest(json.dumps(game.write_event(event), sort_keys=True) for event in state.journal.events),
        "end": game.state_hash(state),
        "record": None if record is None else digest(iter([record.text()])),
    }


def differences(pinned: list[Pins], numbers: list[int]) -> dict[int, list[str]]:
    """By number of the game: what is not as it was pinned."""
    found: dict[int, list[str]] = {}
    for number in numbers:
        pins = played(number)
        others = [name for name in pins if pins[name] != pinned[number][name]]
        if others:
            found[number] = others
    return found


def renew() -> None:
    version = new("heroes").game.rules_version
    rows = ",\n  ".join(json.dumps(played(number)) for number in range(GAMES))
    PINNED.write_text(f'{{\n "rules_version": {version},\n "games": [\n  {rows}\n ]\n}}\n')


if __name__ == "__main__":
    if "--renew" in sys.argv[1:]:
        renew()
    else:
        others = differences(json.loads(PINNED.read_text())["games"], list(range(GAMES)))
        sys.exit("\n".join(f"game {number}: {', '.join(names)}" for number, names in others.items()) or 0)
