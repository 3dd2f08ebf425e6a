"""Boards fit their width in every language, and show what a view tells and nothing else."""

from __future__ import annotations

import random
import re
from itertools import product
from pathlib import Path
from typing import cast

import pytest
from tests.samples import one_in

from interregnum import Match, new
from interregnum.cli.board import SHORT
from interregnum.cli.pages import log, pages_of
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.games.hidden_leaders.game import standard
from interregnum.games.hidden_leaders.terminal.board import HiddenLeadersBoard
from interregnum.games.hidden_leaders.terminal.signs import Signs
from interregnum.games.hidden_leaders.terminal.track import track
from interregnum.games.hidden_leaders.wire.open_view import everything
from interregnum.kernel.ids import SEAT_LETTERS, WATCHER
from interregnum.wire.adapter import best_known
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.chapters import section

NAMES = ["Maximiliana-Constanze X.", "Bob", "Zażółć", "Їжак", "E", "Ф" * 24]
GAME = standard()


def middle(seats: int, answers: int, seed: int) -> Match:
    """A game of random answers, in the middle or at its end."""
    match = new("hidden-leaders", seats, {"extras": True, "queens": True}, seed)
    choose = random.Random(seed)
    for _ in range(answers):
        if match.is_over:
            break
        match.answer(choose.choice(match.choices))
    return match


def board(lang: str, width: int, seats: int) -> HiddenLeadersBoard:
    return HiddenLeadersBoard(lang, NAMES[:seats], [""] * seats, width)


@pytest.mark.parametrize(
    ("lang", "width", "moment"),
    one_in(5, product(LANGUAGES, [60, 80, 100, 140], [(2, 0), (3, 40), (6, 90), (4, 3000)])),
)
def test_no_line_is_wider_than_the_screen(lang: str, width: int, moment: tuple[int, int]) -> None:
    seats, answers = moment
    match = middle(seats, answers, seats + answers)
    for viewer in [*range(seats), WATCHER]:
        view = cast(View, match.view(viewer))
        for height in (20, 1000):
            pages = pages_of(board(lang, width, seats), view, match.events(viewer), 0, [], height)
            assert [] == [line.plain for page in pages for line in page if line.cell_len > width]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_usual_table_fits_forty_lines(lang: str) -> None:
    match = middle(3, 40, 5)
    for viewer in range(3):
        assert 1 == len(pages_of(board(lang, 100, 3), cast(View, match.view(viewer)), match.events(viewer), 0, [], 38))


def test_the_track_shows_both_markers_and_who_would_win() -> None:
    state = GAME.position("A keen-koi | B | red 9 green 12", middle(2, 0, 1).state.dice)
    lines = [line.plain for line in track(Signs("en", NAMES), GAME.box, GAME.view(state, 0), 100)]

    assert "(R)" in lines[1].split("║")[1]
    assert "(G)" in lines[2].split("║")[1]
    assert " If the game ended now: † Undead (both markers in the war area)" == lines[3]


def test_a_hidden_hero_is_a_place_unless_the_viewer_knows_it() -> None:
    match = middle(2, 2, 4)
    mine, theirs = cast(View, match.view(0)), cast(View, match.view(1))
    lines = "\n".join(line.plain for line in board("en", 100, 2).parties(mine))

    assert f"▫1 [{Signs('en', NAMES).card(mine.downs[0][0])}]" in lines
    assert "▫1 ?" in lines
    assert Signs("en", NAMES).card(theirs.downs[1][0]).plain not in lines


def test_the_arrow_shows_who_is_asked_in_the_set_up_and_whose_turn_it_is_later() -> None:
    for answers in range(12):
        match = middle(3, answers, 4)
        view = cast(View, match.view(WATCHER))
        marked = [line.plain[1] for line in board("en", 100, 3).parties(view) if line.plain.startswith("▶")]

        assert [SEAT_LETTERS[view.turn if view.turns else view.asked]] == marked
    assert view.turns


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "face up 0 of 8, hand 5"),
        ("pl", "odkryci: 0 z 8, ręka: 5"),
        ("uk", "відкриті: 0 із 8, рука: 5"),
    ],
)
def test_what_is_counted_in_a_party_is_said(lang: str, told: str) -> None:
    view = cast(View, middle(2, 0, 4).view(0))

    assert told in board(lang, 100, 2).parties(view)[1].plain


def test_everything_open_is_what_all_seats_know_together() -> None:
    match = middle(3, 30, 9)
    opened = everything([cast(View, match.view(viewer)) for viewer in (WATCHER, 0, 1, 2)])

    assert all(card >= 0 for row in [*opened.hands, *opened.downs, opened.leaders[:3]] for card in row)
    events = [best_known(list(seen)) for seen in zip(*[match.events(seat) for seat in range(3)], strict=True)]
    assert len(match.events(WATCHER)) == len(events)


def test_the_log_marks_what_is_new_and_says_how_much_more_there_is() -> None:
    match = middle(2, 30, 4)
    lines = [line.plain for line in log(board("en", 100, 2), match.view(0), match.events(0), 0, 5)]

    assert "more lines: type l" in lines[1]
    assert 5 == sum(line.startswith(" › ") for line in lines)
    assert not [
        line for line in log(board("en", 100, 2), match.view(0), match.events(0), 10_000, 5) if "›" in line.plain[:3]
    ]


def test_a_low_screen_shows_the_table_first_and_then_the_question() -> None:
    match = middle(4, 40, 5)
    seat = cast(View, match.view(WATCHER)).asked
    first, second = pages_of(board("en", 80, 4), cast(View, match.view(seat)), match.events(seat), 0, [], 22)

    assert "── Log" in "\n".join(line.plain for line in first)
    assert {"── Your hand", "── Question"} <= {line.plain.rstrip(" ─") for line in second}
    assert len(second) <= 22


def test_short_boards_keep_one_line_for_each_card() -> None:
    match = middle(2, 30, 4)
    view = cast(View, match.view(0))

    assert 4 == len(board("en", 80, 2).smaller(SHORT).tavern(view))


def test_the_picture_fetches_nothing_from_anywhere() -> None:
    picture = (Path(__file__).parents[4] / "docs/pictures/terminal.svg").read_text("utf-8")

    assert {"http://www.w3.org/2000/svg"} == set(re.findall(r"\w+://[^\"' )]+", picture))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_small_screen_shows_ones_own_cards_in_full_and_names_the_war_area(lang: str) -> None:
    match = middle(3, 40, 5)
    for viewer in range(3):
        view = cast(View, match.view(viewer))
        *_, last = pages_of(board(lang, 80, 3), view, match.events(viewer), 0, [], 22)
        told = unbroken(" ".join(line.plain for line in last))
        assert [] == [card for card in view.hands[viewer] if Signs(lang, NAMES).card_text(card) not in told]
        assert Signs(lang, NAMES).own("war-area") in track(Signs(lang, NAMES), GAME.box, view, 80)[0].plain


def unbroken(told: str) -> str:
    """What stands in lines below each other, as one text."""
    return " ".join(told.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_screen_tells_the_goal_the_steps_of_a_turn_and_when_each_faction_wins(lang: str) -> None:
    lines = [line.plain for line in board(lang, 80, 3).goal()]
    told = unbroken(" ".join(lines))

    assert len(lines) <= 20
    assert " ".join(section("hidden-leaders", lang, "turn").text) in told
    assert Signs(lang, NAMES).own("cli-goal") in told
    assert 4 == sum(line.strip()[:1] in "†≈♦▲" for line in lines)


def test_a_question_for_one_card_says_how_many_are_still_to_draw() -> None:
    state = GAME.position(
        "A keen-koi aimless-eel | B | tavern furious-frog . . | turn A draw", middle(2, 0, 1).state.dice
    )
    lines = "\n".join(line.plain for line in board("en", 80, 2).asked(GAME.view(state, 0)))

    assert "(still to draw: 2)" in lines
