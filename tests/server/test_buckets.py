"""How often somebody may do something: so many at once, then so many a second."""

from __future__ import annotations

import pytest

from interregnum.server import buckets
from interregnum.server.buckets import Bucket, Buckets


def test_so_many_at_once_and_no_more() -> None:
    bucket = Bucket(3, 1.0, now=100.0)
    assert [True, True, True, False, False] == [bucket.take(100.0) for _ in range(5)]


def test_it_fills_with_time_and_never_beyond_the_brim() -> None:
    bucket = Bucket(3, 2.0, now=100.0)
    for _ in range(3):
        bucket.take(100.0)
    assert [False, True, False] == [bucket.take(at) for at in (100.4, 100.5, 100.6)]
    assert [True, True, True, False] == [bucket.take(1000.0) for _ in range(4)]


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(1, 1.0, now=100.0)
    assert bucket.take(100.0)
    assert not bucket.take(50.0)


def test_everybody_has_a_bucket_of_their_own() -> None:
    found = Buckets(1, 1.0)
    assert [True, False, True, False] == [found.take(key, 1.0) for key in ("a", "a", "b", "b")]


def test_whoever_was_not_seen_for_longest_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buckets, "MOST_KEYS", 2)
    found = Buckets(1, 0.0)
    assert [True, True, False, True] == [found.take(key, 1.0) for key in ("a", "b", "a", "c")]
    assert [False, True] == [found.take(key, 1.0) for key in ("a", "b")]
