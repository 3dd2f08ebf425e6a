"""The same seed and the same answers give the same game: again, interleaved, in another process, compiled or not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from tests.properties.random_games import GAME, OPTIONS, answers, chooser, option_sets, pick, seat_counts, seeds
from tests.properties.replaying import check_playing_on, check_replay

from interregnum.games.hidden_leaders.state import State
from interregnum.kernel.dice import FairDice, seed_from_int
from interregnum.kernel.record import Record

PINNED = Path(__file__).parent / "pinned_games.json"
GAMES = 40


def recorded(seed: int, seats: int, options: dict[str, bool]) -> tuple[State, Record]:
    """A whole random game with fair dice, and its record."""
    state = GAME.new(seats, options, FairDice(seed_from_int(seed)), journal=True)
    record = Record(GAME.id, seats, GAME.check(seats, options), "fair", seed_from_int(seed))
    for choice in answers(state, chooser(seed)):
        record.add(GAME.rules_version, GAME.write_choice(state.ask, choice))
    record.result = GAME.result_plain(state)
    return state, record


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_a_record_replays_to_the_same_state_and_journal(seed: int, seats: int, options: dict[str, bool]) -> None:
    check_replay(GAME, *recorded(seed, seats, options))


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_a_record_can_be_replayed_to_any_answer_and_played_on(seed: int, seats: int, options: dict[str, bool]) -> None:
    check_playing_on(GAME, *recorded(seed, seats, options))


@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_games_do_not_notice_each_other(seed: int, seats: int, options: dict[str, bool]) -> None:
    alone = [recorded(seed + k, seats, options)[0] for k in range(2)]
    together = [GAME.new(seats, options, FairDice(seed_from_int(seed + k))) for k in range(2)]
    dice = [chooser(seed + k) for k in range(2)]
    while not all(state.over for state in together):
        for k in range(2):
            if not together[k].over:
                together[k].answer(pick(together[k], dice[k]))

    assert [GAME.state_hash(state) for state in alone] == [GAME.state_hash(state) for state in together]


def hashes() -> list[str]:
    """The final hashes of a row of games; the pure and the compiled engine are both held to the pinned ones."""
    return [GAME.state_hash(recorded(k, 2 + k % 5, OPTIONS[k // 5 % len(OPTIONS)])[0]) for k in range(GAMES)]


def test_the_pinned_games_still_go_the_same_way() -> None:
    """If this fails, a game can go differently: raise `rules_version`, then renew the file by running this module."""
    pinned = json.loads(PINNED.read_text())

    assert pinned["rules_version"] == GAME.rules_version
    assert pinned["hashes"] == hashes()


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_another_process_with_another_hash_seed_plays_the_same_games(hash_seed: str) -> None:
    code = "from tests.properties.test_replay import hashes; print('\\n'.join(hashes()[:10]))"
    root = str(Path(__file__).parents[2])
    path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH", ""), root]))
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    out = subprocess.run([sys.executable, "-c", code], env=env, cwd=root, capture_output=True, text=True, check=True)

    assert json.loads(PINNED.read_text())["hashes"][:10] == out.stdout.split()


if __name__ == "__main__":
    PINNED.write_text(json.dumps({"rules_version": GAME.rules_version, "hashes": hashes()}, indent=1) + "\n")
