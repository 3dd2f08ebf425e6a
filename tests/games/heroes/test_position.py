"""Positions in notation: they read back to what was written, and what is no position is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.heroes.scenario import BOX, NAMES, A, B, ask, asked, field_of, hero_of, where
from tests.samples import one_in

from interregnum.bots import make
from interregnum.games.heroes.border.drawing import signs
from interregnum.games.heroes.engine.choices import TURN
from interregnum.games.heroes.engine.state import IN_TOWN, State
from interregnum.games.heroes.game import Heroes, standard
from interregnum.kernel.dice import RiggedDice, fast_dice, seed_from_int
from interregnum.kernel.errors import BadPosition
from interregnum.kernel.ids import ALL, UNKNOWN, WATCHER, bit
from interregnum.kernel.state import State as KernelState

GAME: Heroes = standard()
HEROES_AT_HOME = "A haven | B necropolis | anton | anastasya"
LEFT_OUT = ("dice", "decisions", "turns", "town_order", "known")  # besides the order of decks and the weeks to come
DECKS = ("treasures", "artifacts", "scrolls")


def read(text: str) -> State:
    return GAME.position(text, RiggedDice([]))


def written_again(text: str) -> str:
    return GAME.write_position(read(text))


def kept(state: KernelState) -> dict[str, Any]:
    """All that a position in notation keeps of a state."""
    found: dict[str, Any] = json.loads(json.dumps(GAME.plain(state)))
    found = {name: one for name, one in found.items() if name not in LEFT_OUT}
    found.update({deck: sorted(found[deck]) for deck in DECKS})
    found["weeks"] = len(found["weeks"])
    for player in found["players"]:
        player.update({deck: sorted(player[deck]) for deck in ("might", "magic")})
    return found


# --- writing and reading -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", one_in(3, [2, 3, 4]))
def test_every_position_between_actions_of_a_greedy_game_reads_back(seats: int) -> None:
    state = GAME.new(seats, {"artifact-sets": True}, fast_dice(seed_from_int(seats)))
    bots = [make("greedy", GAME, seed_from_int(seat), seat) for seat in range(seats)]
    count = 0
    while not state.over and state.decisions < 400:
        if state.ask == TURN:
            text = GAME.write_position(state)
            again = read(text)
            assert (text, kept(state)) == (GAME.write_position(again), kept(again))
            assert state.question == again.question
            count += 1
        question = state.question
        assert question is not None
        state.answer(bots[question.seat].answer(GAME.view(state, question.seat), question))

    assert count > 20


@pytest.mark.parametrize(
    "text",
    [
        "tiles 1 2 3 4 5 6 7 8 9 | A haven b1 | B necropolis j9 | anton | anastasya | turn A first A",
        pytest.param(
            "map .1S./.^.P | A haven a1 level 2 gold 3 resources 4 honours 1 town-hall marketplace played"
            " activation-build cards activation-build activation-recruit activation-gather special discarded logistics"
            " | B necropolis owns c1"
            " | anton a2 3e1 2b2 luck 1 manoeuvre griffin-seal haste timber-wolves-2 | anastasya | encounters b1"
            " | weeks week-of-the-mint week-of-the-courier | discards blizzard mask-of-death misers-chest"
            " | turn B first A | options medium artifact-sets",
            id="a drawn map with everything on it",
        ),
        f"map L1./_L | guards b1 b2 | {HEROES_AT_HOME} | turn A first A",
        f"map R.F | {HEROES_AT_HOME} | explored a1 | turn A first A",
    ],
)
def test_the_canonical_form_is_written_again(text: str) -> None:
    assert text == written_again(text)


def test_what_is_not_written_is_not_there() -> None:
    state = read("A | B")

    assert ["haven", "necropolis"] == [BOX.faction_ids[one] for one in state.factions]
    assert ([1, 1], [0, 0], [0, 0], [[], []]) == (state.levels, state.gold, state.resources, state.buildings)
    assert [[hero_of("anton")], [hero_of("anastasya")]] == [state.heroes_of(seat) for seat in (A, B)]
    assert [0, 0] == [state.army_size(hero_of(name)) for name in ("anton", "anastasya")]
    assert ("turn", A, 1) == (ask(state), state.asked, state.round)
    assert list(range(BOX.scroll_first, BOX.artifact_first)) == state.scroll_deck
    assert 27 == sum(token >= 0 for token in state.encounters)
    assert 9 == len(state.weeks)


def test_a_faction_that_is_not_written_is_that_of_the_next_hero() -> None:
    state = read("map .... | A | B | C sanctuary | kraal a1 1b1 | sveltana b1 1b1")

    assert ["stronghold", "necropolis", "sanctuary"] == [BOX.faction_ids[one] for one in state.factions]


def test_a_town_without_a_field_stands_on_an_islet_of_a_drawn_map() -> None:
    state = read("map ../.. | A | B | C | D a1")

    assert [[], [], []] == [state.board.neighbours[town] for town in state.towns[:3]]
    assert field_of("a1") == state.towns[3]


def test_the_last_cards_of_a_deck_can_be_named() -> None:
    state = read("map . | A might heroism logistics magic heal | scrolls haste blizzard | artifacts griffin-seal")

    assert ["haste", "blizzard"] == [BOX.ids[card] for card in state.scroll_deck[-2:]]
    assert "griffin-seal" == BOX.ids[state.artifact_deck[-1]]
    assert ["heroism", "logistics"] == [BOX.ids[card] for card in state.skill_decks[0][-2:]]
    assert "heal" == BOX.ids[state.skill_decks[1][-1]]


def test_weeks_fill_the_phases_of_the_moon() -> None:
    state = read("map . | weeks week-of-mists")
    phase = BOX.week_phase[BOX.numbers["week week-of-mists"] - BOX.week_first]

    assert "week-of-mists" == BOX.ids[state.week]
    assert 3 * phase == len(state.past_weeks)
    assert (len(state.past_weeks) + 2, 8 - len(state.past_weeks)) == (state.round, len(state.weeks))


def test_the_least_knowledge_is_assumed() -> None:
    state = read("map .... | anton a1 1b1 haste | discards blizzard")

    scrolls = [BOX.numbers[f"scroll {name}"] - BOX.scroll_first for name in ("haste", "blizzard", "frost-shard")]
    assert [bit(A), ALL, 0] == [state.known[scroll] for scroll in scrolls]
    assert UNKNOWN == GAME.view(state, WATCHER).scrolls[hero_of("anton")][0]


def test_who_has_built_the_temple_has_the_tear_under_it() -> None:
    state = read("map . | A level 4 temple-of-asha | anton")

    assert A == state.tear
    assert BOX.numbers["artifact tear-of-asha"] not in state.artifact_deck


# --- before a battle ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "enemy", "field"),
    [
        ("map .1S. | anton a1 3e1 | battle anton b1", "timber-wolves-1", "b1"),
        ("map .1S. | anton d1 3e1 | battle anton c1", "timber-wolves-1", "c1"),
        ("map .... | anton a1 3e1 | sveltana c1 2b1 | battle anton c1", "sveltana", "c1"),
    ],
)
def test_a_battle_starts_by_its_own_procedure(text: str, enemy: str, field: str) -> None:
    state = GAME.position(text, fast_dice(seed_from_int(1)), journal=True)

    assert state.battle is not None
    found = [BOX.token_ids[state.battle.token] if state.battle.token >= 0 else BOX.hero_ids[state.battle.heroes[1]]]
    assert ([enemy], field, field) == (found, where(state, hero_of("anton")), where_at(state.battle.field))
    assert state.journal is not None
    assert state.journal.events


def where_at(field: int) -> str:
    return next(name for name, number in NAMES.fields.items() if number == field)


def test_an_encounter_that_runs_away_leaves_its_chests() -> None:
    state = read("map .1S. | cornelia a1 9e1 1e4 aggressiveness | battle cornelia b1")

    assert (None, "part") == (state.battle, ask(state))


# --- stored ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["map L1./_L | guards b1 b2 | anton a1 1b1", "A | B", "map .1S. | anton a1 3e1 | battle anton b1"]
)
def test_a_state_from_a_position_can_be_stored(text: str) -> None:
    state = read(text)

    again = GAME.from_plain(json.loads(json.dumps(GAME.plain(state))))

    assert GAME.plain(state) == GAME.plain(again)
    assert state.board.guarded == again.board.guarded


@pytest.mark.parametrize(
    "board",
    [
        {"layout": "drawn", "rows": ["?"], "guards": {}},
        {"layout": "drawn", "rows": ["."], "guards": {"a1": "b1"}},
        {"layout": "drawn", "rows": ["1S"], "guards": {"a1": 2}},
        {"layout": "drawn", "rows": [], "guards": {}},
        {"layout": "drawn"},
    ],
)
def test_a_stored_drawing_that_is_none_is_refused(board: object) -> None:
    plain = {**GAME.plain(read("map .. | anton a1 1b1")), "board": board}

    with pytest.raises(BadPosition):
        GAME.from_plain(plain)


def test_a_viewer_sees_a_drawn_map() -> None:
    state = read("map .1S. | anton a1 3e1")

    assert [".1S.______", "__________", ".__.__.__."] == signs(BOX.facts, GAME.view(state, B).board)
    assert IN_TOWN == GAME.view(state, B).at[hero_of("anastasya")]


# --- what is refused ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("A haven | B haven", "haven haven"),
        ("A haven necropolis | B", "haven necropolis"),
        ("B | A", "B"),
        ("A | A", "A"),
        ("A | B | C | D | E", "E"),
        ("moon 3", "moon"),
        ("map . | map .", "map"),
        ("anton | anton", "anton"),
        ("map .?.", "?"),
        ("map /", "map"),
        ("map " + "/".join("." * 15), "map"),
        ("map " + "." * 17, "map"),
        ("map . | tiles 1", "tiles"),
        ("guards a1 b1", "guards"),
        ("map S1 | guards b1", "b1"),
        ("map S1.S | guards b1 d1", "b1 d1"),
        ("map 1S1 | guards a1 b1 c1 b1", "a1 b1"),
        ("map .1S | guards a1 c1", "a1 c1"),
        ("tiles 1 2 3", "1 2 3"),
        ("tiles 1 1 3 4 5 6 7 8 9", "1 1 3 4 5 6 7 8 9"),
        ("tiles 1 2 3 4 5 6 7 8 99", "1 2 3 4 5 6 7 8 99"),
        ("tiles 1r4 2 3 4 5 6 7 8 9", "1r4 2 3 4 5 6 7 8 9"),
        ("map ... | A a1 | B a1", "a1"),
        ("map ... | A a1 b1 | B", "a1 b1"),
        ("map S.. | A a1", "a1"),
        ("map ... | A a9", "a9"),
        ("map ... | A level 5", "level 5"),
        ("map ... | A gold", "gold "),
        ("map ... | A gold -1", "gold -1"),
        ("map ... | A gold 3 gold 4", "gold"),
        ("map ... | A gold ²", "gold ²"),
        ("map ... | A no-such-thing", "no-such-thing"),
        ("map ... | A haste", "haste"),
        ("map ... | A town-hall town-hall", "town-hall"),
        ("map ... | A haven honor", "honor"),
        ("map ... | A played special", "special"),
        ("map ... | A played no-such-card", "no-such-card"),
        ("map ... | A played activation-build activation-recruit activation-gather", "turn A"),
        ("map ... | kraal | A haven | B necropolis", "kraal"),
        ("map .^~ | anton b1 1b1", "b1"),
        ("map .^~ | anton c1 1b1", "c1"),
        ("map .^~ | anton z1 1b1", "z1"),
        ("map .^~ | anton d1 1b1", "d1"),
        ("map ... | A a1 | anton a1 1b1", "a1"),
        ("map ... | anton a1 1b1 | uriel a1 1b1", "a1"),
        ("map ... | anton a1 b1 1b1", "b1"),
        ("map ... | anton a1", "anton"),
        ("map ... | anton 10e1", "10e1"),
        ("map ... | anton 5e1 | uriel 5b1", "5b1"),
        ("map ... | anton 0e1", "0e1"),
        ("map ... | anton luck x", "luck x"),
        ("map ... | anton haste | uriel haste", "haste"),
        ("map ... | anton heroism heroism", "heroism"),
        ("map ... | anton pillage", "pillage"),
        ("map ... | anton sword-of-the-griffin dragon-fang-blade", "dragon-fang-blade"),
        ("map ... | A temple-of-asha | anton tear-of-asha", "tear-of-asha"),
        ("map .1. | anton b1 1b1", "b1"),
        ("map .1. | anton goblins | encounters b1 goblins", "goblins"),
        ("map .1. | encounters a1", "a1"),
        ("map .1. | encounters goblins", "goblins"),
        ("map .1. | encounters b1 goblins goblin-hunters", "goblin-hunters"),
        ("map .1. | encounters b1 b1", "b1"),
        ("map .1. | encounters b1 kraken", "kraken"),
        ("map .1. | encounters p16", "p16"),
        ("map S1 | A owns a1", "a1"),
        ("map S. | A owns b1", "b1"),
        ("map S. | A owns a1 | B owns a1", "a1"),
        ("map S. | explored a1", "a1"),
        ("map R. | explored a1 a1", "a1"),
        ("map . | discards heroism", "heroism"),
        ("map . | discards haste haste", "haste"),
        ("map . | A discarded pillage", "pillage"),
        ("map . | A might heal", "heal"),
        ("map . | weeks haste", "haste"),
        ("map . | weeks week-of-the-mint week-of-the-mint", "week-of-the-mint"),
        ("map . | weeks week-of-mists week-of-the-mint", "week-of-the-mint"),
        ("map . | turn E", "E"),
        ("map . | turn A second B", "A second B"),
        ("map . | turn A first", "A first"),
        ("map . | turn A first E", "A first E"),
        ("map . | options octagon", "octagon"),
        ("map . | options no-such-option", "no-such-option"),
        ("map . | options medium long", "medium long"),
        ("map . | options artifact-sets artifact-sets", "artifact-sets artifact-sets"),
        ("map . | A honours 12", "A: Power 12"),
        ("map .1 | battle anton b1", "anton b1"),
        ("map .1 | anton a1 1b1 | battle uriel b1", "uriel b1"),
        ("map .1 | anton a1 1b1 | battle anton", "anton"),
        ("map .1 | anton a1 1b1 | battle anton a1", "a1"),
        ("map .1 | anton a1 1b1 | battle anton z9", "z9"),
        ("map .1 | anton a1 1b1 | turn B | battle anton b1", "anton b1"),
    ],
)
def test_a_broken_position_is_refused_with_what_was_found_and_what_would_be_right(text: str, found: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read(text)

    assert found == caught.value.facts["found"]
    assert caught.value.facts["wanted"]


def test_in_the_middle_of_an_action_nothing_is_written() -> None:
    begun = GAME.new(2, {}, fast_dice(seed_from_int(1)))
    moving = read("map .... | anton a1 1b1")
    moving.answer(moving.choices[0])
    over = read("map .... | anton a1 1b1")
    over.over = True

    for state in (begun, moving, over):
        with pytest.raises(BadPosition):
            GAME.write_position(state)
    assert ["go b1", "go c1", "go d1", "done"] == asked(moving)
