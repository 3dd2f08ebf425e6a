"""The same seed and the same answers give the same game: again, interleaved, in another process, compiled or not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from tests.properties.kinds import LEADERS, Deal, Kind, chooser, deals, every_kind
from tests.properties.replaying import check_playing_on, check_replay

from interregnum.kernel.dice import FairDice, seed_from_int
from interregnum.kernel.record import Record

PINNED = Path(__file__).parent / "pinned_games.json"
GAMES = 40


def begun(kind: Kind, deal: Deal, journal: bool = False) -> Any:
    return kind.game.new(kind.seats(deal), kind.chosen(deal), FairDice(seed_from_int(deal.seed)), journal)


def recorded(kind: Kind, deal: Deal) -> tuple[Any, Record]:
    """A random game with fair dice, or its beginning, and its record."""
    game, state, seats = kind.game, begun(kind, deal, journal=True), kind.seats(deal)
    record = Record(game.id, seats, game.check(seats, kind.chosen(deal)), "fair", seed_from_int(deal.seed))
    for choice in kind.answers(state, chooser(deal.seed), 2 * kind.stretch):
        record.add(game.rules_version, game.write_choice(state.ask, choice))
    record.result = game.result_plain(state)
    return state, record


@every_kind
@given(deal=deals)
def test_a_record_replays_to_the_same_state_and_journal(kind: Kind, deal: Deal) -> None:
    check_replay(kind.game, *recorded(kind, deal))


@every_kind
@given(deal=deals)
def test_a_record_can_be_replayed_to_any_answer_and_played_on(kind: Kind, deal: Deal) -> None:
    check_playing_on(kind.game, *recorded(kind, deal))


@every_kind
@given(deal=deals)
def test_games_do_not_notice_each_other(kind: Kind, deal: Deal) -> None:
    both = [replace(deal, seed=deal.seed + k) for k in range(2)]
    alone = [recorded(kind, one)[0] for one in both]
    together = [begun(kind, one) for one in both]
    playing = [
        kind.answers(state, chooser(one.seed), 2 * kind.stretch) for one, state in zip(both, together, strict=True)
    ]
    for _ in zip_longest(*playing):
        """Each gives an answer in its turn."""

    assert [kind.game.state_hash(state) for state in alone] == [kind.game.state_hash(state) for state in together]


def hashes() -> list[str]:
    """The final hashes of a row of games; the pure and the compiled engine are both held to the pinned ones."""
    deals = [Deal(k, 2 + k % 5, k // 5 % len(LEADERS.options)) for k in range(GAMES)]
    return [LEADERS.game.state_hash(recorded(LEADERS, deal)[0]) for deal in deals]


def test_the_pinned_games_still_go_the_same_way() -> None:
    """If this fails, a game can go differently: raise `rules_version`, then renew the file by running this module."""
    pinned = json.loads(PINNED.read_text())

    assert pinned["rules_version"] == LEADERS.game.rules_version
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
    PINNED.write_text(json.dumps({"rules_version": LEADERS.game.rules_version, "hashes": hashes()}, indent=1) + "\n")
