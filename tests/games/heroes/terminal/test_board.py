"""Boards of Heroes fit their width in every language, and show what a view tells and nothing else."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product
from pathlib import Path

import pytest
from rich.text import Text
from tests.games.heroes.terminal.tables import NAMES, NEVER, asks, at_question, board, ended, seen, stopped
from tests.happened import happened
from tests.samples import one_in

from interregnum import Match
from interregnum.cli import commands
from interregnum.cli.board import FULL, SHORT
from interregnum.cli.pages import log, pages_of
from interregnum.games.heroes.border.notation import CHOICES, write_field
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine import events as e
from interregnum.games.heroes.engine.state import NO_ENCOUNTER
from interregnum.games.heroes.engine.terms import STRENGTH
from interregnum.games.heroes.terminal import blows, chances, grouping, land, lookup
from interregnum.games.heroes.terminal.panels import tokens_text
from interregnum.games.heroes.words.speaker import known
from interregnum.kernel.errors import InterregnumError
from interregnum.kernel.ids import UNKNOWN, WATCHER
from interregnum.words.catalogue import LANGUAGES

DANGERS = (land.DANGER, *land.ARROWS.values())
ASKED = (c.FACTION, c.TOWN, c.TURN, c.MOVE, c.BUILD, c.RECRUIT, c.ANNOUNCE, c.TAKE_WOUNDS, c.KEEP, NEVER)


@pytest.mark.parametrize(("ask", "lang"), one_in(5, product(ASKED, LANGUAGES)))
def test_no_line_is_wider_than_the_screen(lang: str, ask: int) -> None:
    match = at_question(ask)
    for viewer in (0, 1, WATCHER):
        for width, height in ((60, 24), (60, 1000), (80, 24), (100, 40), (140, 1000)):
            pages = pages_of(board(lang, width), match.view(viewer), match.events(viewer), 0, [], height)
            assert [] == [line.plain for page in pages for line in page if line.cell_len > width]


@pytest.mark.parametrize("width", [60, 120])
@pytest.mark.parametrize("seats", [3, 4])
def test_large_maps_are_whole(width: int, seats: int) -> None:
    match = at_question(c.TURN, seats)
    view = seen(match)
    lines = [line.plain for line in board("en", width, seats).lines(view)]

    rows = [line for line in lines if re.match(r"[ \d]\d [^P]", line)]
    assert view.board.rows == len(rows)
    assert all(sum(f"⌂{letter}" in row for row in rows) == 1 for letter in "ABCD"[:seats])
    assert [] == [line for line in lines if len(line) > width]


def test_every_field_is_on_the_map_with_what_stands_there() -> None:
    match = at_question(c.MOVE)
    view = seen(match)
    picture = board().picture(view)
    for field, token in enumerate(view.encounters):
        for cell in (land.WIDE, land.MIDDLE, land.NARROW):
            told = land.field_text(picture, field, cell, set()).plain
            assert len(told) < cell
            assert (token != NO_ENCOUNTER) == (told[:1] in DANGERS)
            if token != NO_ENCOUNTER:
                assert str(picture.box.token_tier[token] + 1) == told[1]
    owned = [field for field, owner in enumerate(view.owners) if owner >= 0]
    assert all("AB"[view.owners[field]] in land.ground_text(picture, field).plain for field in owned)


def test_a_hero_stands_on_the_map_and_is_named_beside_it() -> None:
    match = at_question(c.MOVE)
    drawn = board()
    view = seen(match)
    text = "\n".join(line.plain for line in drawn.lines(view))
    picture = drawn.picture(view)

    for seat in range(2):
        for hero in picture.heroes_of(seat):
            assert f"{picture.mark(hero)} {picture.table.hero(hero)}" in text
    assert "Power" in text
    assert "Town level 1" in text


def test_scrolls_of_others_are_question_marks() -> None:
    match = stopped(2, 3, lambda one: asks(one, c.TURN) and any(UNKNOWN in row for row in seen(one).scrolls))
    view = seen(match)
    other = known(match.view(1 - view.viewer))
    drawn = board()
    text = "\n".join(line.plain for line in drawn.lines(view))
    hidden = {scroll for row in other.scrolls for scroll in row} - {scroll for row in view.scrolls for scroll in row}

    assert "Scrolls: ?" in text
    assert [] == [scroll for scroll in hidden if scroll >= 0 and drawn.picture(view).card(scroll) in text]


@pytest.mark.parametrize("ask", [c.TURN, c.MOVE, c.BUILD, c.RECRUIT, c.AFTER_GATHERING, c.ANNOUNCE, c.KEEP])
def test_every_answer_has_a_number_and_the_number_means_it(ask: int) -> None:
    match = at_question(ask)
    view = seen(match)
    drawn = board("en", 100)
    numbered = drawn.in_order(view)
    lines = "\n".join(line.plain for line in drawn.asked(view))

    trades = [one for one in view.choices if c.FOR_GOLD <= one < c.GO]
    assert sorted(view.choices) == sorted([*numbered, *trades])
    assert all(f"{number} " in lines for number in range(1, len(numbered) + 1))
    for number, one in enumerate(numbered, 1):
        assert one == commands.choice(match.game, drawn, view, str(number))
        assert one == commands.choice(match.game, drawn, view, match.game.write_choice(ask, one).upper())


def test_a_field_alone_goes_there_if_only_one_thing_can_be_done_there() -> None:
    match = at_question(c.MOVE)
    view = seen(match)
    drawn = board()
    went = {one - c.GO for one in view.choices if c.GO <= one < c.VISIT}
    visited = {one - c.VISIT for one in view.choices if c.VISIT <= one < c.FIELD}

    for field in went ^ visited:
        wanted = c.GO + field if field in went else c.VISIT + field
        assert wanted == commands.choice(match.game, drawn, view, write_field(field))
    for field in went & visited:
        with pytest.raises(InterregnumError, match="heroes-several-ways"):
            commands.choice(match.game, drawn, view, write_field(field))
    with pytest.raises(InterregnumError):
        commands.choice(match.game, drawn, view, "p16")


def test_a_battle_is_shown_with_its_odds_before_it_is_accepted() -> None:
    match = at_question(c.MOVE)
    view = seen(match)
    drawn = board()
    picture = drawn.picture(view)
    assert view.question is not None
    shown = drawn.groups(view.question, view)
    told = {one: text.plain for group in shown for one, text in group.answers}
    fights = chances.battles(picture)

    assert fights
    assert all("%" in told[one] for one in fights)
    assert [] == [one for one, text in told.items() if "%" in text and one not in fights]
    assert "simulated battles" in "\n".join(line.plain for line in drawn.asked(view))


def test_odds_are_the_same_for_the_same_view_and_known_only_for_battles() -> None:
    match = at_question(c.MOVE)
    view = seen(match)
    field = write_field(next(iter(chances.battles(board().picture(view)).values())))

    first, second = (chances.Chances().of_answers(board().picture(view)) for _ in range(2))

    assert first == second
    assert "400 simulated battles" in "\n".join(line.plain for line in board().look("o", field, view))
    assert "There is nobody there" in board().look("o", write_field(view.towns[view.viewer]), view)[0].plain
    assert "which battle" in board().look("o", "z99", view)[0].plain


def test_odds_do_not_depend_on_what_the_viewer_cannot_know() -> None:
    match = at_question(c.MOVE)
    view = seen(match)
    twin = match.game.view(match.imagine(view.viewer), view.viewer)

    assert chances.Chances().of_answers(board().picture(view)) == chances.Chances().of_answers(board().picture(twin))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_battle_shows_the_track_and_the_dice(lang: str) -> None:
    match = at_question(c.TAKE_WOUNDS)
    view = seen(match)
    battle = view.battle
    assert battle is not None
    drawn = board(lang, 100)
    lines = [line.plain for line in drawn.lines(view)]
    table = drawn.words.table(NAMES)

    track = [number for number, line in enumerate(lines) if re.match(r" [✓▶ ] +\d+ [AB!] ", line)]
    names = [table.in_battle(battle, fighter) for fighter in battle.track]
    assert len(battle.track) == len(track)
    assert all(name[:20] in lines[number] for name, number in zip(names, track, strict=True))
    assert 1 == sum("▶" in lines[number] for number in track)
    (rolled,) = [line for line in lines if "(*" in line]
    assert all(str(die) in rolled for die in battle.dice)
    assert rolled.split("(*")[0].count("*") <= len(battle.dice)


def test_no_dice_of_another_attack_lie_there_when_one_is_announced() -> None:
    match = stopped(2, 3, lambda one: asks(one, c.ANNOUNCE) and bool(battle_dice(seen(one))))

    assert not match.is_over
    assert "(* hit" not in "\n".join(line.plain for line in board().lines(seen(match)))


def battle_dice(view: object) -> list[int]:
    battle = getattr(view, "battle", None)
    return [] if battle is None else list(battle.dice)


def test_the_map_is_there_during_a_battle_for_whoever_asks() -> None:
    view = seen(at_question(c.TAKE_WOUNDS))

    assert "⌂A" not in "\n".join(line.plain for line in board().lines(view))
    assert "⌂A" in "\n".join(line.plain for line in board().look("m", "", view))


def test_fields_creatures_cards_and_rules_are_explained() -> None:
    match = at_question(c.MOVE)
    view = seen(match)
    drawn = board()
    guarded = next(field for field in view.board.flags if view.encounters[view.board.guard[field]] >= 0)
    told = "\n".join(line.plain for line in commands.explained(drawn, view, write_field(guarded)))
    token = view.encounters[view.board.guard[guarded]]

    assert drawn.words.table(NAMES).token(token) in told
    assert "The guards stand on" in told
    assert "Strength 4, Initiative 6" in "\n".join(line.plain for line in commands.explained(drawn, view, "griffins"))
    assert "MMH-MOVE-02" in commands.explained(drawn, view, "mmh-move-02")[0].plain
    assert "Moving" == commands.explained(drawn, view, "enter field cost")[0].plain  # the chapter that tells it
    assert "No rule" in commands.explained(drawn, view, "xyzzy")[0].plain
    town = write_field(view.towns[0])
    assert f"Town of {NAMES[0]}" in commands.explained(drawn, view, town)[0].plain


def test_a_field_that_cannot_be_chosen_says_which_rule_forbids_it() -> None:
    view = seen(at_question(c.MOVE))
    foreign = write_field(view.towns[(view.viewer + 1) % view.seats])
    near = next(one for one in view.choices if c.GO <= one < c.VISIT) - c.GO

    told = "\n".join(line.plain for line in commands.explained(board(), view, foreign))
    assert "Nobody may enter the town of another player" in told
    assert "MMH-MOVE-06" in told
    assert "MMH-" not in "\n".join(line.plain for line in commands.explained(board(), view, write_field(near)))


def test_numbers_of_tokens_tell_elite_from_basic() -> None:
    assert "2★+1" == tokens_text(1, 2)
    assert "3" == tokens_text(3, 0)
    assert "1★" == tokens_text(0, 1)
    assert "0" == tokens_text(0, 0)


def test_less_room_leaves_out_texts_and_never_an_answer() -> None:
    view = seen(at_question(c.MOVE))
    full, short = board(), board().smaller(SHORT)

    assert FULL == full.detail
    assert len(short.lines(view)) < len(full.lines(view))
    assert full.in_order(view) == short.in_order(view)


def test_routine_stays_out_of_the_short_log() -> None:
    match = at_question(c.TAKE_WOUNDS)
    events = match.events(0)
    told = "\n".join(line.plain for line in log(board(), match.view(0), events, 0, 1000))

    tracks = [one for one in events if isinstance(one, e.Track)]
    assert tracks
    assert [] == [one for one in tracks if board().event(one) in told]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_finished_game_shows_the_map_and_all_seats(lang: str) -> None:
    match = ended()
    text = "\n".join(line.plain for line in board(lang, 100).lines(match.view(WATCHER)))

    assert "⌂A" in text
    assert "⌂B" in text
    assert "▶" not in text


def test_everything_has_a_kind_in_words() -> None:
    for lang in LANGUAGES:
        drawn = board(lang)
        for kind, keys in lookup.kinds().items():
            assert lookup.thing_lines(drawn.words.cards, drawn.speech, kind, keys[0], 80)


def test_groups_come_in_one_order() -> None:
    groups = {CHOICES.decode(row.first).group for row in CHOICES.ranges}

    assert {"battles", "trade"} == set(grouping.ORDER) - groups


def test_the_picture_fetches_nothing_from_anywhere() -> None:
    picture = (Path(__file__).parents[4] / "docs/pictures/heroes-terminal.svg").read_text("utf-8")

    assert {"http://www.w3.org/2000/svg"} == set(re.findall(r"\w+://[^\"' )]+", picture))


def plain(lines: Sequence[Text]) -> str:
    return "\n".join(line.plain for line in lines)


def test_a_town_is_shown_with_what_stands_and_what_everything_costs() -> None:
    view = seen(at_question(c.RECRUIT))
    asked = view.viewer
    own, other = (plain(board().look("t", letter, view)) for letter in ("", "AB"[1 - asked]))

    assert f"Town of {NAMES[asked]}" in own
    assert f"Town of {NAMES[1 - asked]}" in other
    assert "Town level 1 · level 2 costs 6 resources" in own
    assert " ✓ Town Hall: At each Gather" in own
    assert "War Council, 9 resources, from town level 3 on: Each of your heroes has Command +1." in own
    assert "12 resources and 12 gold, “Tear of Asha”, from town level 4 on" in own
    assert own == plain(board().look("t", "z", view)) == plain(board().look("t", "ab", view))


def test_a_town_before_anybody_has_a_faction_is_empty() -> None:
    assert 1 == len(board().look("t", "", seen(at_question(c.FACTION))))


@pytest.mark.rules("MMH-RUL-08")
def test_every_field_for_a_town_carries_a_sign_also_on_mountains_and_water() -> None:
    for seed in range(1, 9):
        view = seen(at_question(c.TOWN, seed=seed))
        picture = board().picture(view)
        named = land.answered(picture)

        assert {one - c.FIELD for one in view.choices} == named
        assert all(land.NAMED in land.field_text(picture, field, land.NARROW, named).plain for field in named)


def test_heroes_to_choose_from_come_with_the_texts_of_their_abilities() -> None:
    view = seen(at_question(c.START_HERO))
    question = view.question
    assert question is not None
    told = " ".join(plain(board().answers(question, view)).split())
    cards = board().words.cards

    for choice in view.choices:
        for text in lookup.abilities(cards, "hero", board().words.box.hero_ids[choice - c.HEROES]):
            assert text in told


@pytest.mark.parametrize(
    ("wanted", "meant"),
    [
        ("sandor", "Explorer: The hero may cross mountains"),
        ("cyclopes", "Piercing: Toughness does not help"),
        ("kraken", "Fury: Always 5 attack dice"),
        ("earth-elemental", "Defence: The stack cannot be named"),
    ],
)
def test_abilities_are_explained_below_whoever_has_them(wanted: str, meant: str) -> None:
    assert meant in plain(commands.card_answer(board(), wanted))


def test_a_hero_is_shown_with_the_values_of_the_moment() -> None:
    view = seen(at_question(c.MOVE))
    picture = board().picture(view)
    hero = picture.heroes_of(view.viewer)[0]

    assert f"Strength {picture.sight.value(hero, STRENGTH)} · Magic" in plain(board().own(view))
    assert "Strength" not in plain(board().smaller(SHORT).own(view))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_dark_days_are_named_once_and_the_week_hangs_under_itself(lang: str) -> None:
    view = seen(stopped(2, 3, is_dark))
    drawn = board(lang, 60)
    lines = drawn.week(view)

    assert 1 == plain(lines).count(drawn.words.cards.dark_days().name)
    assert all(line.plain.startswith(" ") for line in lines)
    assert 1 == plain(drawn.smaller(SHORT).week(view)).count(drawn.words.cards.dark_days().name)


def is_dark(match: Match) -> bool:
    view = known(match.view(WATCHER))
    box = board().words.box
    return view.week >= 0 and bool(box.week_dark[view.week - box.week_first])


def test_of_battles_of_others_that_are_over_the_short_log_tells_no_blow() -> None:
    match = ended()
    events = match.events(0)
    own = known(match.view(0)).factions[0]
    others = list(blows.battles_of_others(events, own))
    told = board().is_told(match.view(0), events)
    struck = {number for number, one in enumerate(events) if blows.is_blow(one)}
    inside = {number for first, last in others for number in range(first, last)}

    assert others
    assert struck - inside
    assert [] == [number for number in struck & inside if told[number]]
    assert all(told[number] for number in struck - inside)
    assert all(told[first] and told[last] for first, last in others)


def test_a_battle_of_others_that_goes_on_is_told_blow_by_blow() -> None:
    match = at_question(c.TAKE_WOUNDS)
    asked = match.view(WATCHER).asked
    events, view = match.events(1 - asked), match.view(1 - asked)
    last = max(number for number, one in enumerate(events) if blows.is_blow(one))

    assert board().is_told(view, events)[last]
    assert board().is_told(match.view(WATCHER), match.events(WATCHER))[last]


def test_the_same_event_several_times_in_a_row_is_one_line() -> None:
    view = seen(at_question(c.RECRUIT))
    bought = happened(e.Bought, 0, 0, 0, 1)
    events = [happened(e.CardPlayed, 0, 1, 3), *[bought] * 3, happened(e.Bought, 0, 0, 1, 2)]
    lines = [line.plain for line in log(board(), view, events, 0, 2)]

    assert [" › Anton receives 1 basic Crossbowman token for 1 gold. (×3)"] == [one for one in lines if "×" in one]
    assert "1 more line" in lines[1]
    assert 4 == len(lines)


@pytest.mark.rules("MMH-BAT-07")
def test_whoever_leads_creatures_is_told_so() -> None:
    match = stopped(2, 3, is_led_by_another)
    view = seen(match)
    battle = view.battle
    assert battle is not None

    assert "You decide for the creatures in this battle." in plain(board().lines(view))
    other = match.view(1 - view.viewer)
    assert "You decide" not in plain(board().lines(other))


def is_led_by_another(match: Match) -> bool:
    view = seen(match)
    battle = view.battle
    return battle is not None and battle.heroes[1] < 0 and view.factions[view.asked] != battle.heroes[0] // 3


def test_a_card_is_explained_once_and_an_or_card_by_the_rule_that_is_used() -> None:
    match = stopped(2, 3, is_window_with_targets)
    view = seen(match)
    question = view.question
    assert question is not None
    uses = [one for one in view.choices if c.USE <= one < c.ADVANCE]
    drawn = board()
    told = plain(drawn.answers(question, view))
    rules = {drawn.rules_of(view, one) for one in uses}

    assert len(rules) < len(uses)
    assert all(1 == " ".join(told.split()).count(one) for one in rules)


def is_window_with_targets(match: Match) -> bool:
    choices = [] if match.question is None else match.question.choices
    used = [(c.used_source(one), c.used_rule(one)) for one in choices if c.USE <= one < c.ADVANCE]
    return asks(match, c.ASK_WINDOW) and len(set(used)) < len(used)
