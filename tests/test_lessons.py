"""Guided games: the line of each is played from its position to the end, and is told in words."""

from __future__ import annotations

import pytest

import interregnum
from interregnum.kernel.errors import BadContent, BadOptions
from interregnum.lessons import LEARNER, Lesson, lesson, read
from interregnum.match import Match
from interregnum.registry import PACKAGES
from interregnum.words.catalogue import LANGUAGES

LESSONS = [(game, name) for game, brought in PACKAGES.items() for name in brought.lessons]
every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)
SMALL = """
schema = 1
game = "heroes"
seed = 1
bot = "greedy"
position = "map ...."
beat = [
  { topic = "one", answers = ["a", "b"], then = ["c"] },
  { topic = "look", press = ["town/0", "hero/anton"] },
  { topic = "try", figure = "map" },
  { topic = "two", answers = ["d"] },
]
"""


def small(text: str = SMALL) -> Lesson:
    return read("heroes", "small", text)


def begun(taught: Lesson) -> Match:
    return interregnum.from_position(taught.game, taught.position, taught.seed)


@every_lesson
def test_the_line_of_a_lesson_is_played_by_those_who_are_asked_and_ends_the_game(game: str, name: str) -> None:
    taught = lesson(game, name)
    match = begun(taught)

    for line in taught.line:
        assert match.state.question is not None, line
        assert line.learned == (match.state.asked == LEARNER), line
        match.answer(line.choice)

    assert match.state.over
    result = match.game.result_plain(match.state)
    assert [LEARNER] == result.get("winners", [result.get("winner")])


@every_lesson
def test_each_beat_has_a_topic_of_its_own_and_words_in_three_languages(game: str, name: str) -> None:
    topics = [beat.topic for beat in lesson(game, name).beats]

    assert sorted(set(topics)) == sorted(topics)
    for lang in LANGUAGES:
        words = (PACKAGES[game].folder("words") / lang / "lesson.ftl").read_text("utf-8")
        told = [line.split(" ")[0] for line in words.splitlines() if line[:1].isalpha()]
        assert {f"{game}-lesson-{topic}" for topic in [*topics, "end"]} == set(told)


@every_lesson
def test_a_lesson_is_played_with_the_options_that_nobody_chose(game: str, name: str) -> None:
    taught = lesson(game, name)
    match = begun(taught)

    assert taught.seats == match.state.seats
    assert "options" not in match.game.write_position(match.state)


def test_a_game_that_follows_its_lesson_is_told_what_comes_next() -> None:
    taught = small()

    assert (1, "one", "a", None) == told(taught, [])
    assert (1, "one", "b", None) == told(taught, ["a"])
    assert (1, "one", "c", None) == told(taught, ["a", "b"])
    assert (4, "two", "d", None) == told(taught, ["a", "b", "c"])
    assert (4, "two", None, None) == told(taught, ["a", "b", "c", "d"])
    assert [True, True, False, True] == [line.learned for line in taught.line]


def test_what_asks_for_no_answer_comes_before_the_next_one() -> None:
    taught = small()

    assert [] == list(taught.taught([]).before)
    assert [] == list(taught.taught(["a", "b"]).before)  # the others still play
    assert [1, 2] == list(taught.taught(["a", "b", "c"]).before)
    assert [] == list(taught.taught(["a", "b", "c", "d"]).before)
    assert [] == list(taught.taught(["a", "b", "c", "x"]).before)
    assert (("town/0", "hero/anton"), None) == (taught.beats[1].press, taught.beats[1].figure)
    assert ((), "map") == (taught.beats[2].press, taught.beats[2].figure)


def test_a_game_that_goes_its_own_way_is_told_where_it_left() -> None:
    taught = small()

    assert (1, "one", None, 1) == told(taught, ["a", "x"])
    assert (1, "one", None, 1) == told(taught, ["a", "x", "c"])
    assert (4, "two", None, 4) == told(taught, ["a", "b", "c", "d", "e"])


def told(taught: Lesson, answers: list[str]) -> tuple[int, str, str | None, int | None]:
    at = taught.taught(answers)
    return at.beat, at.topic, None if at.line is None else at.line.choice, at.left


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("schema = 1", "schema = 2", "small.schema"),
        ('"heroes"', '"chess"', "small.game"),
        ('["d"]', '"d"', "small.beat[4].answers"),
        ('answers = ["d"]', 'press = ["d"]', "small.beat[4].answers"),
        ('figure = "map"', 'then = ["c"]', "small.beat[3].then"),
        ("seed = 1", "seed = 1\nextra = 2", "small.extra"),
    ],
)
def test_a_lesson_that_does_not_read_is_refused_with_its_place(old: str, new: str, where: str) -> None:
    with pytest.raises(BadContent) as refused:
        small(SMALL.replace(old, new))

    assert where == refused.value.facts["where"]


def test_an_unknown_lesson_is_refused_with_those_that_exist() -> None:
    with pytest.raises(BadOptions) as refused:
        lesson("heroes", "chess")

    assert ("unknown-lesson", "first-game") == (refused.value.reason, refused.value.facts["lessons"])
