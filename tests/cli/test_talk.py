"""The log of a table at the terminal: what was taken back stays in it, and says so."""

from __future__ import annotations

import pytest
from tests.happened import happened

from interregnum import new
from interregnum.cli.pages import log, whole_log
from interregnum.cli.talk import Story
from interregnum.games.hidden_leaders.engine.events import Passed
from interregnum.games.hidden_leaders.terminal.board import HiddenLeadersBoard
from interregnum.wire.frames import Undone
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.words import Words

NAMES = ["Ann", "Bob", "Cid"]


def undone(seq: int, by: int, first: int) -> Undone:
    return Undone(seq, by, 0, True, first)


def story() -> Story:
    """Bob takes back what stood before Ann took something back, too."""
    found = Story()
    for seq, seat in ((1, 2), (2, 0), (3, 1)):
        found.happened(seq, [happened(Passed, seat)])
    found.heard(undone(4, 0, 3))
    found.happened(5, [happened(Passed, 1)])
    found.heard(undone(6, 1, 2))
    found.happened(7, [happened(Passed, 0)])
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_log_says_what_was_taken_back_and_by_whom(lang: str) -> None:
    board = HiddenLeadersBoard(lang, NAMES, [""] * 3, 100)
    plain = [board.event(happened(Passed, seat)) for seat in range(3)]
    words = Words(lang)

    def back(seat: int, by: str) -> str:
        return words.ui("cli-taken-back", player=by, text=plain[seat])

    def went(by: str) -> str:
        return words.ui("cli-join-undone", player=by, n=0)

    told = [line.plain.strip() for line in whole_log(board, story().lines)[1:]]
    assert [
        plain[2], back(0, "Bob"), back(1, "Ann"), went("Ann"), back(1, "Bob"), went("Bob"), plain[0],
    ] == told  # fmt: skip


def test_the_short_log_leaves_out_what_was_taken_back() -> None:
    board = HiddenLeadersBoard("en", NAMES, [""] * 3, 100)
    view = new("hidden-leaders", 3, {}, 1).view(0)

    told = [line.plain for line in log(board, view, story().lines, 0, 20)]
    assert not any("taken back" in line for line in told)
    assert 2 == sum("went back" in line for line in told)
