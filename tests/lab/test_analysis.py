"""A finished game explained: chances over the game, and the moments that turned it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import pairwise
from pathlib import Path

import pytest

from interregnum.kernel.errors import BadRecord, RecordMismatch
from interregnum.kernel.record import Record, read_record
from interregnum.lab.analysis import LEAST, MOST, POINTS, TURN, Analyst, analyse, change, sampled, turning
from interregnum.lab.reckoning import PlainReckoner
from interregnum.lab.telling import Voice, in_words
from interregnum.registry import game as game_of
from interregnum.wire.analysis import Analysis, ChancesAt
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.hints import told as reasons_told
from interregnum.words.speaker import speaker

RECORDS = Path(__file__).parents[1] / "cli/records"
FINISHED = ("leaders-two-second", "leaders-six-second")
FEW = 2  # playouts


def record_of(name: str) -> Record:
    return read_record((RECORDS / f"{name}.json").read_text("utf-8"))


@cache
def found(name: str) -> Analysis:
    record = record_of(name)
    return analyse(game_of(record.game), record, FEW)


@pytest.mark.parametrize("name", FINISHED)
def test_the_curves_end_at_one_for_the_winner_and_nothing_for_the_others(name: str) -> None:
    record = record_of(name)
    assert record.result is not None
    decided = [float(seat == record.result["winner"]) for seat in range(record.seats)]

    end = found(name).points[-1]

    assert (len(record.answers()), decided) == (end.answers, end.open)
    assert [decided] * record.seats == end.known


@pytest.mark.parametrize("name", FINISHED)
def test_every_point_has_a_chance_for_everybody_in_the_eyes_of_everybody(name: str) -> None:
    points, seats = found(name).points, record_of(name).seats

    assert 3 < len(points) <= POINTS + 1
    assert 0 == points[0].answers
    assert all(one.answers < other.answers for one, other in pairwise(points))
    for point in points:
        rows = [point.open, *point.known]
        assert seats + 1 == len(rows)
        assert all(seats == len(row) and all(0 <= chance <= 1 for chance in row) for row in rows)
        assert all(sum(row) <= 1 + 1e-3 for row in rows)


@pytest.mark.parametrize("name", FINISHED)
def test_a_few_moments_are_told_with_what_was_answered_there(name: str) -> None:
    record, told = record_of(name), found(name)

    assert LEAST <= len(told.moments) <= MOST
    assert sorted(moment.answers for moment in told.moments) == [moment.answers for moment in told.moments]
    for moment in told.moments:
        assert record.answers()[moment.answers] == moment.given.choice
        assert moment.better is None or moment.better.choice != moment.given.choice
        assert moment.judged or moment.better is None


def test_the_same_record_gives_the_same_analysis_and_more_work_another_one() -> None:
    record = record_of("leaders-two-second")
    game = game_of(record.game)

    assert found("leaders-two-second") == analyse(game, record, FEW)
    assert found("leaders-two-second") != analyse(game, record, FEW + 1)


def test_work_tells_how_much_is_done() -> None:
    record = record_of("leaders-two-second")
    analyst = Analyst(game_of(record.game), record, 1)

    told = list(analyst.work())

    assert sorted(told) == told
    assert (True, 1.0) == (0 <= told[0] < 0.1, told[-1])
    assert analyst.found is not None


@pytest.mark.parametrize("name", ["leaders-begun-second", "heroes-begun-second"])
def test_a_game_that_is_not_over_is_not_explained(name: str) -> None:
    record = record_of(name)

    with pytest.raises(BadRecord) as caught:
        Analyst(game_of(record.game), record)
    assert "record-unfinished" == caught.value.reason


@pytest.mark.parametrize("name", ["leaders-two", "heroes-two"])
def test_a_game_of_other_rules_is_not_explained(name: str) -> None:
    record = record_of(name)

    with pytest.raises(RecordMismatch) as caught:
        Analyst(game_of(record.game), record)
    assert "rules-version" == caught.value.reason


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FINISHED)
def test_moments_are_told_in_every_language(name: str, lang: str) -> None:
    record = record_of(name)
    names = [f"Seat {seat}" for seat in range(record.seats)]
    voice = Voice(speaker(record.game, lang), partial(reasons_told, record.game, lang), names)

    told = in_words(game_of(record.game), record, found(name), voice)

    assert [moment.answers for moment in found(name).moments] == [moment.answers for moment in told.moments]
    for moment in told.moments:
        assert moment.given.text
        assert moment.better is None or moment.better.text not in ("", moment.given.text)


def test_a_game_of_which_nothing_is_known_is_played_on_by_chance() -> None:
    record = record_of("leaders-two-second")
    game = game_of(record.game)
    analyst = Analyst(game, record, 1)
    plain = PlainReckoner(game, record.seats)
    dice = analyst.dice(0, 0)

    worlds: Iterator[list[float]] = (
        plain.chances(world, dice) for world, _ in zip(plain.worlds(analyst.view(0, 0), dice), range(4), strict=False)
    )

    assert all(sum(chances) in (0.0, 1.0) for chances in worlds)


def test_a_long_game_is_sampled_evenly() -> None:
    assert [0, 1, 2] == sampled([0, 1, 2], 3)
    assert [0, 2, 5, 7] == sampled(range(10), 4)


def points_of(*chances: float) -> list[ChancesAt]:
    return [ChancesAt(number, [chance, 1 - chance], []) for number, chance in enumerate(chances)]


def test_moments_are_where_the_open_chances_change_most() -> None:
    assert [(1, 2), (3, 4), (0, 1)] == turning(points_of(0.5, 0.55, 0.95, 0.9, 0.8))


def test_more_than_a_few_moments_are_told_only_if_they_matter() -> None:
    small, large = TURN / 2, TURN * 2
    steady = points_of(*[index * small for index in range(8)])
    wild = points_of(*[0.5 + large * (index % 2) for index in range(8)])

    assert (LEAST, MOST) == (len(turning(steady)), len(turning(wild)))


def test_a_change_is_that_of_whoever_is_concerned_most() -> None:
    assert pytest.approx(0.3) == change([0.2, 0.3, 0.5], [0.3, 0.2, 0.2])
