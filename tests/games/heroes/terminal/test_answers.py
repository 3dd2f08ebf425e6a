"""Answers of Heroes at the terminal: stable numbers, words that are typed, and what is said where it decides."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from rich.text import Text
from tests.games.heroes.terminal.tables import NEVER, answers_until, asks, at_question, board, seen
from tests.samples import one_in

from interregnum import Match, new
from interregnum.cli import commands
from interregnum.cli.pages import log, pages_of
from interregnum.games.heroes.border.notation import CHOICES
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine import events as e
from interregnum.games.heroes.engine.battle.battle import is_units
from interregnum.games.heroes.engine.sight import FALLEN, MARKED, TURNED_BASIC, sight_of
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.terminal import grouping, land
from interregnum.games.heroes.words.speaker import known
from interregnum.kernel.errors import InterregnumError
from interregnum.kernel.journal import Journal
from interregnum.words.catalogue import LANGUAGES

SEEDS = (3, 2)


def every_question(seed: int) -> Iterator[Match]:
    """A whole game of greedy bots, question by question."""
    match = new("heroes", 2, {}, seed)
    for answer in answers_until(NEVER, 2, seed):
        yield match
        match.answer(answer)


def first(wanted: Callable[[Match], bool]) -> Match:
    """The first question that is wanted, of a few games."""
    return next(match for seed in SEEDS for match in every_question(seed) if wanted(match))


def told(view: View, lang: str = "en", width: int = 100) -> str:
    """The answers as they are shown, in one line."""
    question = view.question
    assert question is not None
    return " ".join(" ".join(line.plain for line in board(lang, width).answers(question, view)).split())


def plain(lines: list[Text]) -> str:
    return " ".join(" ".join(line.plain for line in lines).split())


# --- numbers


def test_numbers_stay_while_a_player_recruits() -> None:
    match = first(lambda one: asks(one, c.RECRUIT) and sum(c.BUY <= x < c.UPGRADE for x in seen(one).choices) > 3)
    drawn = board()
    before = drawn.numbers(seen(match))
    bought = next(choice for choice in before.values() if c.BUY <= choice < c.UPGRADE)
    match.answer(bought)
    assert asks(match, c.RECRUIT)
    after = drawn.numbers(seen(match))

    stay = set(before.values()) & set(after.values())
    assert stay
    assert {one: number for number, one in before.items() if one in stay} == {
        one: number for number, one in after.items() if one in stay
    }


def test_a_number_of_what_is_gone_is_refused_and_says_so() -> None:
    match = at_question(c.RECRUIT)
    view = seen(match)
    drawn = board()
    gone = drawn.numbers(view)
    drawn.given.given = {-1: 1, **{one: number + 1 for number, one in gone.items()}}
    with pytest.raises(InterregnumError) as error:
        commands.choice(match.game, drawn, view, "1")

    assert "Answer 1 cannot be given any more." in plain(commands.mistake(drawn, view, "1", error.value))


# --- words


def has_both_trades(match: Match) -> bool:
    names = {CHOICES.decode(one).name for one in seen(match).choices} if match.question is not None else set()
    return set(grouping.TRADES) <= names


def test_trades_are_one_line_and_one_command() -> None:
    match = first(has_both_trades)
    view, drawn = seen(match), board()
    read = commands.choice

    assert c.FOR_GOLD + 1 == read(match.game, drawn, view, "trade 2 resources")
    assert c.FOR_RESOURCES + 1 == read(match.game, drawn, view, "trade 2 gold")
    assert c.FOR_GOLD + 1 == read(match.game, drawn, view, "trade for 1 gold")
    assert 1 == told(view).count("Trade: at most")
    assert not any(c.FOR_GOLD <= one < c.GO for one in drawn.numbers(view).values())
    for typed in ("trade", "trade 2", "trade 3 resources", "trade 2 bananas", "trade 998 gold", "trade x gold"):
        with pytest.raises(InterregnumError, match="heroes-trade-how"):
            read(match.game, drawn, view, typed)


@pytest.mark.parametrize("typed", ["end", "koniec", "кінець", "done"])
def test_an_action_is_ended_by_a_word(typed: str) -> None:
    match = at_question(c.BUILD)

    assert c.DONE == commands.choice(match.game, board(), seen(match), typed)


@pytest.mark.parametrize(("lang", "typed"), [("en", "marketplace"), ("en", "market"), ("pl", "targowisko")])
def test_what_an_answer_is_about_is_an_answer(lang: str, typed: str) -> None:
    match = first(lambda one: asks(one, c.BUILD) and "build marketplace" in one.choices)

    choice = commands.choice(match.game, board(lang), seen(match), typed)

    assert "build marketplace" == match.game.write_choice(c.BUILD, choice)


def test_a_word_that_fits_several_answers_names_them() -> None:
    match = at_question(c.TURN)

    with pytest.raises(InterregnumError, match="heroes-several-ways") as error:
        commands.choice(match.game, board(), seen(match), "hero activation")

    assert "activation-build hero-activation | " in error.value.facts["ways"]


# --- Enter


def test_enter_lets_the_stronger_of_equally_fast_stacks_act_first() -> None:
    match = first(lambda one: asks(one, c.ORDER))
    view, drawn = seen(match), board()
    usual = drawn.default(view)
    sight = sight_of(view)
    force = {one: sight.fighter(one - c.FIGHTER).dice * sight.fighter(one - c.FIGHTER).strength for one in view.choices}

    assert usual is not None
    assert max(force.values()) == force[usual]
    drawn.takes_enter = True
    assert "Enter: First: " in plain(drawn.asked(view))
    drawn.takes_enter = False
    assert "Enter:" not in plain(drawn.asked(view))


@pytest.mark.parametrize("ask", [c.TURN, c.MOVE, c.RECRUIT, c.ANNOUNCE, c.KEEP, c.TAKE_WOUNDS])
def test_enter_decides_nothing_that_is_worth_a_thought(ask: int) -> None:
    match = first(lambda one: asks(one, ask) and len(seen(one).choices) > 1)

    assert None is board().default(seen(match))


# --- what is said where it decides


@pytest.mark.rules("MMH-SKILL-03")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_schools_stand_in_the_first_question_and_beside_the_hero(lang: str) -> None:
    view = seen(at_question(c.START_HERO))
    picture = board(lang).picture(view)

    for choice in view.choices:
        assert all(school in told(view, lang) for school in picture.schools(choice - c.HEROES))
    moving = seen(at_question(c.MOVE))
    own = board(lang).picture(moving).heroes_of(moving.viewer)[0]
    assert board(lang).speech.own("cli-schools") + ": " + picture.schools(own)[0] in plain(board(lang).own(moving))


def closed(view: View) -> list[int]:
    """The cards to keep whose second rule is closed to the hero."""
    picture = board().picture(view)
    heroes = picture.heroes_of(view.viewer)
    return [one for one in view.choices if picture.is_half(heroes[0], one - c.CARD)] if len(heroes) == 1 else []


@pytest.mark.rules("MMH-SKILL-03")
def test_a_drawn_skill_says_that_its_second_rule_is_closed() -> None:
    match = first(lambda one: asks(one, c.KEEP) and len(closed(seen(one))) == 1)
    view = seen(match)

    assert 1 == told(view).count("The second rule is closed to")
    assert board().picture(view).school_of(closed(view)[0] - c.CARD) in told(view)
    assert "Reputation" not in told(view)


def test_a_card_with_a_closed_rule_is_marked_beside_its_hero() -> None:
    match = first(lambda one: asks(one, c.TURN) and bool(half_skills(seen(one))))
    view = seen(match)

    for skill in half_skills(view):
        assert f"{board().picture(view).card(skill)} ½" in plain(board().own(view))


def half_skills(view: View) -> list[int]:
    picture = board().picture(view)
    heroes = picture.heroes_of(view.viewer)
    return [skill for hero in heroes for skill in view.skills[hero] if picture.is_half(hero, skill)]


def test_sets_are_told_only_in_games_with_sets() -> None:
    cards = board().words.cards
    artifact = board().words.box.facts.artifacts[0].id

    assert any(line.startswith("Set “") for line in cards.idle("artifact", artifact, False))
    assert not any(line.startswith("Set “") for line in cards.idle("artifact", artifact, True))
    assert all(line in cards.text("artifact", artifact).head for line in cards.idle("artifact", artifact, False))


@pytest.mark.rules("MMH-RUL-38")
def test_creatures_with_the_elite_symbol_carry_a_star() -> None:
    for is_elite in (True, False):
        view = seen(first(partial(fights, elite=is_elite)))
        assert view.battle is not None
        name = board().words.table([]).in_battle(view.battle, creatures_of(view)[0])
        (line,) = [line.plain for line in board().lines(view) if f"! {name}" in line.plain]

        assert is_elite == ("★" in line)


def creatures_of(view: View) -> list[int]:
    battle = view.battle
    assert battle is not None
    return [one for one in sight_of(view).fighters() if battle.whole[one] > 0]


def fights(match: Match, *, elite: bool) -> bool:
    view = seen(match) if match.question is not None else None
    battle = None if view is None else view.battle
    if view is None or battle is None or battle.heroes[1] >= 0:
        return False
    return elite == bool(view.box.token_elite[battle.token])


@pytest.mark.rules("MMH-ROUT-06")
@pytest.mark.parametrize("lang", one_in(3, LANGUAGES))
def test_creatures_who_run_away_are_marked(lang: str) -> None:
    view = seen(first(lambda one: asks(one, c.MOVE) and bool(routs(seen(one)))))
    table = board(lang).words.table([])

    for choice in routs(view):
        name = table.token(sight_of(view).creatures(choice))
        assert board(lang).speech.own("cli-routed", name=name) in told(view, lang)


def routs(view: View) -> list[int]:
    """The answers by which creatures are put to rout."""
    sight = sight_of(view)
    found = [one for one in view.choices if c.GO <= one < c.FIELD and sight.creatures(one) >= 0]
    return [one for one in found if sight.is_routed(sight.creatures(one))]


def test_the_chance_to_win_is_told_inside_a_battle_and_where_one_may_flee() -> None:
    match = at_question(c.FLEE)
    view = seen(match)
    battle = view.battle
    assert battle is not None
    hero = board().words.table([]).hero(battle.heroes[0])

    assert f"{hero} would win" in told(view)
    assert "of 400 simulated battles from here on" in plain(board().look("o", "", view))
    assert "The odds of which battle?" in plain(board().look("o", "", seen(at_question(c.MOVE))))


@pytest.mark.rules("MMH-RUL-45")
def test_a_wound_says_what_becomes_of_the_token() -> None:
    fates = {MARKED: 0, TURNED_BASIC: 0, FALLEN: 0}
    words = {MARKED: "(only a wound mark)", TURNED_BASIC: "(turns basic)", FALLEN: "(is eliminated)"}
    for match in (one for seed in SEEDS[:2] for one in every_question(seed) if asks(one, c.TAKE_WOUNDS)):
        view = seen(match)
        for choice in [one for one in view.choices if is_units((one - c.WOUND) // 2)]:
            fate = sight_of(view).fate((choice - c.WOUND) // 2, (choice - c.WOUND) % 2)
            fates[fate] += 1
            assert happens(match, choice) == fate
            assert words[fate] in told(view)

    assert all(fates.values())


def happens(match: Match, choice: int) -> int:
    """What the engine makes of a token that takes the wounds: the events up to the next token or attack tell."""
    state = match.clone()
    state.journal = Journal()
    state.answer(choice)
    found = MARKED
    for event in state.journal.events[1:]:
        if isinstance(event, e.Eliminated):
            return FALLEN
        if not isinstance(event, e.TurnedBasic):
            break
        found = TURNED_BASIC
    return found


@pytest.mark.rules("MMH-XP-04")
def test_xp_of_a_treasure_that_would_lapse_say_so() -> None:
    found = {True: 0, False: 0}
    for match in (one for one in every_question(SEEDS[0]) if asks(one, c.PART)):
        view = seen(match)
        assert view.question is not None
        for choice, text in zip(view.choices, board().speaker.choices(view.question, view, []), strict=True):
            if " XP" in text:
                lapses = text.endswith("(lapses: too little for an advance)")
                found[lapses] += 1
                assert lapses == (not can_advance(match, choice))

    assert all(found.values())


def can_advance(match: Match, choice: int) -> bool:
    """Whether the XP of a part can be used when they come."""
    state = match.clone()
    state.answer(choice)
    while state.ask == c.PART:
        state.answer(c.DONE if c.DONE in state.choices else state.choices[-1])
    return state.ask == c.SPEND and len(state.choices) > 1


def test_a_part_of_a_treasure_is_told_by_what_it_brings() -> None:
    match = first(lambda one: any(isinstance(event, e.PartTaken) for event in one.events(0)))
    events = match.events(0)
    taken = [event for event in events if isinstance(event, e.PartTaken)]

    assert [] == [one for one in taken if board().event(one) in plain(log(board(), match.view(0), events, 0, 1000))]


# --- at 80 columns


def test_arrows_of_guards_are_there_on_the_narrowest_map() -> None:
    view = seen(at_question(c.MOVE))
    picture = board("en", 80).picture(view)
    guards = [field for field, token in enumerate(view.encounters) if token >= 0 and view.board.guarded[field] >= 0]

    assert guards
    for field in guards:
        for cell in (land.WIDE, land.MIDDLE, land.NARROW):
            drawn = land.field_text(picture, field, cell, set()).plain
            assert land.ARROWS[view.board.guarded[field] - field] in drawn
            assert len(drawn) < cell


@pytest.mark.parametrize("lang", one_in(3, LANGUAGES))
def test_the_answers_to_a_move_fit_on_a_page(lang: str) -> None:
    room = 22  # of 24 lines
    moves = [known(one.view(one.asked)) for one in every_question(SEEDS[0]) if asks(one, c.MOVE)]
    largest = sorted(moves, key=lambda view: -len(view.choices))[:5]

    assert all(len(view.choices) > 60 for view in largest)
    for view in largest:
        assert len(pages_of(board(lang, 80), view, [], 0, [], room)[-1]) <= room
