"""Fits the weights of `bots/prospects.json` to games between bots; run as a module, it tells how with `--help`.

Those that come with the game: 1,000 games of two and of four greedy players, 400 of three, five and six; seed 101.
What answers give away by how likely they are: as the file says, 52 s of CPU.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from json import dumps, loads
from math import log
from pathlib import Path
from typing import Any, Final

from interregnum import bots
from interregnum.games.hidden_leaders.bots.forecast import forecast
from interregnum.games.hidden_leaders.bots.inference import Inference
from interregnum.games.hidden_leaders.bots.logit import Case, fitted, likely
from interregnum.games.hidden_leaders.bots.prospects import Prospects, prospects_for
from interregnum.games.hidden_leaders.bots.suspicion import Suspicion
from interregnum.games.hidden_leaders.bots.weights import DISTANCES, FACTION, SIGNS, STANDING, VERSION, Weights
from interregnum.games.hidden_leaders.engine.choices import ACT
from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.game import HiddenLeaders, standard
from interregnum.games.hidden_leaders.lab.suspected import Watched, by_round, watched
from interregnum.kernel.dice import FairDice, seed_from_int, seed_of_game
from interregnum.kernel.ids import NOBODY
from interregnum.lab.simulate import TURN_LIMIT, play_on

FIT: Final = "python -m interregnum.games.hidden_leaders.lab.fitting"
DIGITS: Final = 6
LAST: Final = 5  # one game in so many is kept back to judge the fit

Game = tuple[list[State], int, int]  # the starts of its turns, the faction and the seat that won


def played(game: HiddenLeaders, names: Sequence[str], seed: bytes) -> Game:
    """One game between these bots; from each turn its start."""
    state = game.new(len(names), {}, FairDice(seed))
    players = [bots.make(name, game, bots.seed_of_bot(seed, seat), seat) for seat, name in enumerate(names)]
    starts: list[State] = []

    def look() -> None:
        if state.ask == ACT:
            starts.append(state.clone())

    play_on(game, state, players, TURN_LIMIT, look)
    outcome = state.outcome
    assert outcome is not None
    return starts, outcome.faction, outcome.winner


def games(game: HiddenLeaders, names: Sequence[str], seed: int, count: int) -> Iterator[Game]:
    for number in range(count):
        yield played(game, names, seed_of_game(seed_from_int(seed), number))


def blank(game: HiddenLeaders, seats: int, standing: list[float]) -> Prospects:
    """Prospects that know how parties stand and nothing of the factions yet."""
    weights = Weights(standing, [0.0] * (FACTION * DISTANCES), [0.0] * SIGNS, [0.0] * SIGNS)
    return Prospects(game.box, forecast(game.box), seats, weights)


def standing_case(prospects: Prospects, state: State, faction: int, winner: int) -> Case | None:
    """Who won among those that served the faction that won."""
    prospects.count(state)
    factions = prospects.box.leader_factions
    seats = [seat for seat in range(state.seats) if factions[state.leaders[seat]] >> faction & 1]
    if winner == NOBODY or len(seats) < 2:
        return None
    rows: list[list[float]] = []
    for seat in seats:
        heroes, held = prospects.heroes[seat] >> faction * 8 & 255, prospects.held[seat] >> faction * 8 & 255
        number = prospects.box.leader_numbers[state.leaders[seat]]
        rows.append([float(one) for one in (heroes, prospects.sizes[seat], number, held, seat == state.turn)])
    return Case(rows, seats.index(winner))


def faction_case(prospects: Prospects, state: State, faction: int) -> Case:
    """Which faction won."""
    distance = prospects.distance(state)
    prospects.stand(state, distance)
    prospects.describe(state, distance)
    rows = [prospects.rows[one * FACTION : one * FACTION + 7] for one in range(len(FACTIONS))]
    return Case([row + [float(one == other) for other in range(4)] for one, row in enumerate(rows)], faction)


def fit(cases: dict[int, list[Case]], size: int) -> list[float]:
    """The weights of every distance; where the game is over they are those of one hero before."""
    found: list[float] = []
    for distance in range(DISTANCES):
        some = [case for near in (distance - 1, distance, distance + 1) for case in cases.get(near, [])]
        own = cases.get(distance, [])
        found += [round(one, DIGITS) for one in fitted(own if len(own) > 300 else some, size)]
    return found[size : 2 * size] + found[size:]


def loss(cases: dict[int, list[Case]], weights: list[float], size: int) -> dict[int, float]:
    """By distance the mean surprise at what came true."""
    found = {}
    for distance, some in sorted(cases.items()):
        told = [likely(case.rows, weights[distance * size : distance * size + size])[case.true] for case in some]
        found[distance] = round(-sum(log(max(one, 1e-9)) for one in told) / len(told), 3)
    return found


def fit_seats(game: HiddenLeaders, names: Sequence[str], seed: int, count: int) -> dict[str, list[float]]:
    """Both sets of weights for one number of seats."""
    found = list(games(game, names, seed, count))
    prospects = blank(game, len(names), [0.0] * (STANDING * DISTANCES))
    kept: list[dict[int, list[Case]]] = [{}, {}]
    for number, (starts, faction, winner) in enumerate(found):
        for state in starts:
            case = standing_case(prospects, state, faction, winner)
            if case is not None:
                kept[number % LAST == 0].setdefault(int(prospects.distance(state)), []).append(case)
    standing = fit(kept[0], STANDING)
    print(len(names), "standing", loss(kept[1], standing, STANDING), file=sys.stderr)
    prospects = blank(game, len(names), standing)
    kept = [{}, {}]
    for number, (starts, faction, _) in enumerate(found):
        for state in starts:
            distance = int(prospects.distance(state))
            kept[number % LAST == 0].setdefault(distance, []).append(faction_case(prospects, state, faction))
    factions = fit(kept[0], FACTION)
    print(len(names), "factions", loss(kept[1], factions, FACTION), file=sys.stderr)
    signs = fit_signs(game, names, seed, count // 4, Weights(standing, factions, [0.0] * SIGNS, [0.0] * SIGNS))
    return {"standing": standing, "factions": factions, "signs": signs}


def fit_signs(game: HiddenLeaders, names: Sequence[str], seed: int, count: int, weights: Weights) -> list[float]:
    """What gives a leader away."""
    prospects = Prospects(game.box, forecast(game.box), len(names), weights)
    kept: list[Watched] = [[], []]
    for number in range(count):
        deal = seed_of_game(seed_from_int(seed), number)
        kept[number % LAST == 0] += watched(game, names, deal, Suspicion(prospects, weights.signs))
    signs = [round(one, DIGITS) for one in fitted([case for _, case in kept[0]], SIGNS)]
    print(len(names), "signs", signs, by_round(kept[1], signs, len(names)), file=sys.stderr)
    return signs


def fit_inferred(game: HiddenLeaders, names: Sequence[str], seats: Sequence[int], seed: int, count: int) -> list[float]:
    """What answers give away by how likely they are: one set for all tables, from games of all these bots."""
    kept: dict[tuple[str, int], list[Watched]] = {(name, size): [[], []] for name in names for size in seats}
    for (name, size), found in kept.items():
        prospects = prospects_for(game.box, size)
        for number in range(count):
            deal, nothing = seed_of_game(seed_from_int(seed), number), Inference(prospects, [0.0] * SIGNS)
            found[number % LAST == 0] += watched(game, [name] * size, deal, nothing)
    inferred = [round(one, DIGITS) for one in fitted([case for some in kept.values() for _, case in some[0]], SIGNS)]
    for (name, size), found in kept.items():
        print(name, size, "inferred", by_round(found[1], inferred, size), file=sys.stderr)
    return inferred


def main() -> None:
    """Play, fit, and put the weights for these seats into the file, or those that hold for all tables."""
    parser = ArgumentParser(description="Fit the weights of bots/prospects.json to games between bots.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--inferred", nargs="+", metavar="BOT", help="what games of these bots give away, nothing else")
    given = parser.parse_args()
    data: dict[str, Any] = (
        loads(given.file.read_text("utf-8"))
        if given.file.exists()
        else {"version": VERSION, "inferred": [0.0] * SIGNS, "seats": {}}
    )
    if given.inferred:
        data["inferred"] = fit_inferred(standard(), given.inferred, given.seats, given.seed, given.games)
        data["inferred_by"] = f"{FIT} FILE {' '.join(sys.argv[2:])}"
        given.file.write_text(dumps(data, separators=(",", ":")) + "\n", "utf-8")
        return
    for seats in given.seats:
        data["seats"][str(seats)] = fit_seats(standard(), [given.bot] * seats, given.seed, given.games)
        given.file.write_text(dumps(data, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
