"""The page about the ladder tells what was played, and nothing else."""

from __future__ import annotations

from tools import ladder


def test_the_tables_of_the_ladder_are_those_of_the_duels_that_were_kept() -> None:
    page = ladder.PAGE.read_text("utf-8")

    assert page == ladder.renewed(page)
    assert 8 < page.count("| compiled |")
