"""How well leaders are suspected: what was believed of the true one, and how often what was believed was true."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interregnum import bots
from interregnum.games.hidden_leaders.bots.inference import Inference
from interregnum.games.hidden_leaders.bots.logit import Case, likely
from interregnum.games.hidden_leaders.bots.prospects import prospects_for
from interregnum.games.hidden_leaders.bots.suspicion import Suspicion
from interregnum.games.hidden_leaders.bots.weights import standard
from interregnum.games.hidden_leaders.engine.choices import ACT
from interregnum.games.hidden_leaders.game import HiddenLeaders
from interregnum.kernel.dice import FairDice, seed_from_int, seed_of_game
from interregnum.lab.shares import Share
from interregnum.lab.simulate import TURN_LIMIT, play_on

BINS: Final = 10

Watched = list[tuple[int, Case]]  # by turn: the signs for each leader of a seat, and whose they are


def watched(game: HiddenLeaders, names: Sequence[str], seed: bytes, suspicion: Suspicion) -> Watched:
    """What the first seat of a game could suspect of the others at the start of each turn."""
    state = game.new(len(names), {}, FairDice(seed))
    players = [bots.make(name, game, bots.seed_of_bot(seed, seat), seat) for seat, name in enumerate(names)]
    found = Watched()

    def look() -> None:
        seen = game.view(state, 0)
        suspicion.see(seen)
        if state.ask == ACT:
            leaders = [leader for leader in range(len(state.leaders)) if leader != state.leaders[0]]
            for seat in range(1, len(names)):
                rows = [suspicion.row(seen, seat, leader) for leader in leaders]
                found.append((state.turns, Case(rows, leaders.index(state.leaders[seat]))))

    play_on(game, state, players, TURN_LIMIT, look)
    return found


def by_round(some: Watched, signs: list[float], seats: int) -> list[float]:
    """By round the mean chance that was given to the true leader."""
    rounds: dict[int, list[float]] = {}
    for turn, case in some:
        rounds.setdefault((turn - 1) // seats, []).append(likely(case.rows, signs)[case.true])
    return [round(sum(told) / len(told), 3) for _, told in sorted(rounds.items())]


def curve(some: Watched, signs: list[float]) -> list[tuple[float, Share]]:
    """For each tenth of belief the mean of what was believed, and how often it was true."""
    told: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for _, case in some:
        for number, chance in enumerate(likely(case.rows, signs)):
            told[min(int(chance * BINS), BINS - 1)].append((chance, number == case.true))
    return [
        (round(sum(chance for chance, _ in one) / len(one), 3), Share(sum(true for _, true in one), len(one)))
        for one in told
        if one
    ]


def suspected(game: HiddenLeaders, bot: str, seats: int, seed: int, games: int, infers: bool = False) -> Watched:
    """What the first seat suspects in games between bots of one kind, or infers."""
    prospects, weights = prospects_for(game.box, seats), standard()[seats]
    found: Watched = []
    for number in range(games):
        deal = seed_of_game(seed_from_int(seed), number)
        kind = Inference(prospects, weights.inferred) if infers else Suspicion(prospects, weights.signs)
        found += watched(game, [bot] * seats, deal, kind)
    return found
