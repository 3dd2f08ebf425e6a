"""States as plain data: stored in the middle of anything, they go on as if nothing had happened; broken ones do not."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from tests.games.hidden_leaders.scenario import GAME, laid, play, position, questions

from interregnum.games.hidden_leaders.engine.state import State
from interregnum.kernel.dice import fast_dice, seed_from_int
from interregnum.kernel.errors import BadPosition, InterregnumError
from interregnum.kernel.playout import playout

Stored = dict[str, object]


def stored(state: State) -> Stored:
    """The state as it comes back from a file."""
    data: Stored = json.loads(json.dumps(GAME.plain(state)))
    return data


def in_a_card() -> State:
    """In the middle of an exchange, with its first card chosen."""
    state = position("A underestimated-squire keen-koi grumpy-guard -furious-frog -leery-lizard | B | red 4 green 4")
    play(state, "A: play underestimated-squire; A: exchange A-2")
    return state


@pytest.mark.parametrize("seed", range(5))
def test_a_state_reads_back_at_every_question_and_at_the_end(seed: int) -> None:
    inside = 0
    for state in questions(2 + seed, seed, extras=True, queens=True):
        again = GAME.from_plain(stored(state))
        assert GAME.state_hash(state) == GAME.state_hash(again)
        assert state.question == again.question
        inside += bool(state.stack)

    assert inside > 5


@pytest.mark.parametrize("options", [{}, {"beginner": True}, {"queens": True}])
def test_the_options_are_stored(options: dict[str, bool]) -> None:
    state = laid(3, **options)

    again = GAME.from_plain(stored(state))

    assert state.threshold == again.threshold
    assert GAME.state_hash(state) == GAME.state_hash(again)


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ("A aimless-eel | B +mummy-mystic +crow-carrier", "A: play aimless-eel; A: move red+1"),
        ("A pessimistic-whaleman | B", "A: play pessimistic-whaleman; A: move red+1"),
        ("A battle-connoisseur | B keen-koi", "A: play battle-connoisseur; A: place hangry-barbarian"),
        (
            "A underestimated-squire keen-koi grumpy-guard -furious-frog -leery-lizard | B",
            "A: play underestimated-squire; A: exchange A-2",
        ),
        ("A doubtful-priest keen-koi | B", "A: play doubtful-priest"),
        (
            "A will-bending-witch | B keen-koi ace-fighter | C furious-frog leery-lizard",
            "A: play will-bending-witch; A: move red+1; B: discard keen-koi",
        ),
        ("A underwater-artist | B keen-koi furious-frog", "A: play underwater-artist; A: name water-folk"),
        (
            "A saltwater-sage -ghastly-granny -aimless-eel +keen-koi | B +mummy-mystic",
            "A: play saltwater-sage; A: turn-over A-1; A: pick A+2; A: move red+1",
        ),
        (
            "A mummy-mystic +keen-koi | B | graveyard ace-fighter furious-frog",
            "A: play mummy-mystic; A: exchange graveyard",
        ),
        (
            "A careless-cartographer -keen-koi -ace-fighter | B -furious-frog -leery-lizard",
            "A: play careless-cartographer; A: move red+1; A: exchange B-2",
        ),
    ],
)
def test_a_state_stored_in_the_middle_of_a_card_plays_on_alike(given: str, line: str) -> None:
    state = position(f"{given} | red 5 green 5")
    play(state, line)
    assert state.stack
    again = GAME.from_plain(stored(state))

    for one in (state, again):
        playout(one, fast_dice(seed_from_int(3)), 60)

    assert GAME.state_hash(state) == GAME.state_hash(again)


def test_cards_leaders_and_steps_are_stored_by_name() -> None:
    data = stored(in_a_card())

    assert [["keen-koi", "grumpy-guard"], []] == data["hands"]
    assert ["lemron", "cyra", "myrad", "xiadul", "pavyr", "enned"] == data["leaders"]
    stack = data["stack"]
    assert isinstance(stack, list)
    assert ("underestimated-squire", 0, "A-2") == (stack[0]["card"], stack[0]["stage"], stack[0]["kept"])
    assert ("draw", "exchange-with") == (data["phase"], data["ask"])


def test_an_empty_tavern_slot_is_an_empty_word() -> None:
    state = position("A keen-koi | B | red 4 green 4 | tavern furious-frog . leery-lizard")

    assert ["furious-frog", "", "leery-lizard"] == stored(state)["tavern"]


@pytest.mark.parametrize("data", [None, [], "state", 3, True])
def test_what_is_no_stored_state_is_refused(data: object) -> None:
    with pytest.raises(BadPosition):
        GAME.from_plain(data)


@pytest.mark.parametrize("key", sorted(set(stored(laid(2))) - {"rules_version"}))
def test_a_stored_state_that_lacks_something_is_refused(key: str) -> None:
    data = stored(laid(2))
    del data[key]

    with pytest.raises(InterregnumError):
        GAME.from_plain(data)


NONSENSE: tuple[object, ...] = (None, "nonsense", -7, 10**6, [], {}, ["nonsense"], {"nonsense": 1}, True, 1.5)
FREE = ("rules_version", "turns", "decisions", "known")  # any number goes, or a test of its own looks at them
RIGHT = stored(laid(2))


@pytest.mark.parametrize(
    ("key", "value"),
    [(key, value) for key in sorted(set(RIGHT) - set(FREE)) for value in NONSENSE if repr(value) != repr(RIGHT[key])],
)
def test_a_stored_state_with_nonsense_in_it_is_refused(key: str, value: object) -> None:
    data = stored(laid(2))
    data[key] = value

    with pytest.raises(InterregnumError):
        GAME.from_plain(data)


def card_twice(data: Stored) -> None:
    data["wilderness"] = ["keen-koi", "keen-koi"]


def card_missing(data: Stored) -> None:
    data["graveyard"] = []


def card_of_another_set(data: Stored) -> None:
    data["graveyard"] = ["polar-protector"]


def card_unknown(data: Stored) -> None:
    data["graveyard"] = ["deceased-emperor"]


def four_slots(data: Stored) -> None:
    data["tavern"] = [*words(data, "tavern"), ""]


def empty_slot_in_a_hand(data: Stored) -> None:
    data["wilderness"] = [*words(data, "wilderness"), ""]


def leader_twice(data: Stored) -> None:
    data["leaders"] = ["cyra", *words(data, "leaders")[1:]]


def five_leaders(data: Stored) -> None:
    data["leaders"] = words(data, "leaders")[:5]


def three_seats(data: Stored) -> None:
    data["seats"] = 3


def off_the_track(data: Stored) -> None:
    data["red"] = 13


def left_of_the_track(data: Stored) -> None:
    data["green"] = 0


def turn_of_nobody(data: Stored) -> None:
    data["turn"] = 2


def first_nobody(data: Stored) -> None:
    data["first"] = -1


def another_is_asked(data: Stored) -> None:
    data["asked"] = 1 - int(str(data["asked"]))


def something_else_is_asked(data: Stored) -> None:
    data["ask"] = "draw"


def another_game(data: Stored) -> None:
    data["game"] = "heroes"


def another_schema(data: Stored) -> None:
    data["schema"] = 2


def knowledge_of_no_card(data: Stored) -> None:
    data["known"] = {"nobody": 1}


def knowledge_in_words(data: Stored) -> None:
    data["known"] = {"keen-koi": "everybody"}


def knowledge_of_too_many(data: Stored) -> None:
    data["known"] = {"keen-koi": 128}


def knowledge_below_nothing(data: Stored) -> None:
    data["known"] = {"keen-koi": -1}


def option_in_words(data: Stored) -> None:
    data["options"] = {"beginner": "no", "extras": False, "queens": False}


def option_missing(data: Stored) -> None:
    data["options"] = {"beginner": False}


def loaded_dice(data: Stored) -> None:
    data["dice"] = ["loaded", "6"]


def words(data: Stored, key: str) -> list[object]:
    value = data[key]
    assert isinstance(value, list)
    return list(value)


@pytest.mark.parametrize(
    "spoil",
    [
        card_twice,
        card_missing,
        card_of_another_set,
        card_unknown,
        four_slots,
        empty_slot_in_a_hand,
        leader_twice,
        five_leaders,
        three_seats,
        off_the_track,
        left_of_the_track,
        turn_of_nobody,
        first_nobody,
        another_is_asked,
        something_else_is_asked,
        another_game,
        another_schema,
        knowledge_of_no_card,
        knowledge_in_words,
        knowledge_of_too_many,
        knowledge_below_nothing,
        option_in_words,
        option_missing,
        loaded_dice,
    ],
)
def test_an_impossible_stored_state_is_refused(spoil: Callable[[Stored], None]) -> None:
    data = stored(laid(2))
    assert GAME.from_plain(data).seats == 2

    spoil(data)

    with pytest.raises(InterregnumError):
        GAME.from_plain(data)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("card", "nobody"),
        ("card", None),
        ("step", 99),
        ("step", -1),
        ("step", "first"),
        ("seat", 2),
        ("seat", -1),
        ("fresh", 1),
        ("slots", []),
        ("slots", [0, 0, 0]),
        ("slots", ["A", "B", "C", "D"]),
        ("lot", ["nobody"]),
        ("lot", "keen-koi"),
        ("stage", None),
        ("stage", "nonsense"),
        ("stage", "A-9"),
        ("stage", "keen-koi"),
        ("stage", -5),
        ("stage", 99),
        ("stage", 2**70),
        ("kept", 7),
        ("kept", "nonsense"),
        ("kept", "A-9"),
        ("kept", "B+1"),
        ("slots", [-5, -1, -1, -1]),
        ("slots", [99, -1, -1, -1]),
        ("lot", [""]),
        ("lot", ["keen-koi", "keen-koi"]),
    ],
)
def test_an_impossible_pending_step_is_refused(key: str, value: object) -> None:
    data = stored(in_a_card())
    stack = data["stack"]
    assert isinstance(stack, list)
    assert GAME.from_plain(data).stack

    stack[0][key] = value

    with pytest.raises(InterregnumError):
        GAME.from_plain(data)


def test_the_result_of_a_finished_game_as_plain_data() -> None:
    *_, state = questions(3, 2)
    assert state.outcome is not None
    result = GAME.result_plain(state)

    assert {"red": state.red, "green": state.green} == result["markers"]
    assert [GAME.box.leader_ids[state.leaders[seat]] for seat in range(3)] == result["leaders"]
    assert (state.turns, state.decisions, state.outcome.reason) == (
        result["turns"],
        result["decisions"],
        result["reason"],
    )
    assert result["winner"] in (0, 1, 2, None)
    json.dumps(result)


def test_an_unfinished_game_has_no_winner() -> None:
    result = GAME.result_plain(laid(2))

    assert (None, None, "unfinished") == (result["faction"], result["winner"], result["reason"])


def test_every_event_is_plain_data_by_name() -> None:
    for seed in range(3):
        *_, state = questions(3, seed, extras=True)
        assert state.journal is not None
        for event in state.journal.events:
            data = GAME.event_plain(event)
            json.dumps(data)
            for key in ("card", "a", "b", "leader", "faction"):
                assert isinstance(data.get(key), str | None)
