"""What a client has missed is put together page by page, whatever comes meanwhile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from interregnum.client.gap import Gap
from interregnum.wire.frames import AnyNews, Frame, Past, Returned


def news(numbers: Iterable[int]) -> list[AnyNews]:
    return [Returned(number, 0) for number in numbers]


def frame(since: int, seq: int) -> Frame:
    nothing = cast(Any, None)
    return Frame(seq, None, nothing, 0, None, None, None, None, since, news(range(since + 1, seq + 1)))


def past(since: int, until: int) -> Past:
    return Past("p", since, until, news(range(since + 1, until + 1)))


def told(gap: Gap) -> list[int]:
    assert [one.seq for one in gap.frame.news] == list(range(gap.since + 1, gap.frame.seq + 1))
    return [gap.since, gap.frame.seq]


def test_pages_are_put_before_the_frame() -> None:
    gap = Gap(frame(20, 30))
    gap.fill(past(10, 20))
    assert [10, 30] == told(gap)
    gap.fill(past(0, 10))
    assert [0, 30] == told(gap)


def test_a_page_that_came_twice_or_overlaps_counts_once() -> None:
    gap = Gap(frame(20, 30))
    for _ in range(2):
        gap.fill(past(10, 20))
    gap.fill(past(5, 15))
    assert [5, 30] == told(gap)


def test_a_page_of_another_time_is_left_out() -> None:
    gap = Gap(frame(20, 30))
    gap.fill(past(5, 15))
    gap.fill(past(20, 30))
    assert [20, 30] == told(gap)


def test_a_newer_frame_goes_on_or_makes_a_new_gap() -> None:
    gap = Gap(frame(20, 30)).follow(frame(25, 35))
    assert [20, 35] == told(gap)
    assert [40, 50] == told(gap.follow(frame(40, 50)))


def test_an_older_frame_that_was_overtaken_changes_nothing() -> None:
    assert [20, 30] == told(Gap(frame(20, 30)).follow(frame(15, 28)))
