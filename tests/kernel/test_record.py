"""Records: written, read back, refused when broken, replayed and verified."""

from __future__ import annotations

import json

import pytest

from interregnum.games.hidden_leaders.game import HiddenLeaders, standard
from interregnum.kernel.dice import FairDice, FastDice, fast_dice, seed_from_int
from interregnum.kernel.errors import BadOptions, BadRecord, RecordMismatch
from interregnum.kernel.journal import Plain
from interregnum.kernel.record import Record, make_dice, read_record, replay, verify
from interregnum.kernel.state import State

GAME: HiddenLeaders = standard()
SEED = seed_from_int(5)


def played(seats: int = 2, kind: str = "fair", answers: int = 10_000) -> tuple[Record, State]:
    """A game by chance with its record, at most so many answers long."""
    record = Record(GAME.id, seats, GAME.check(seats, {}), kind, SEED)
    state = GAME.new(seats, {}, make_dice(kind, SEED))
    chance = fast_dice(SEED)
    while not state.over and answers > 0:
        choice = state.choices[chance.below(len(state.choices))]
        record.add(GAME.rules_version, GAME.write_choice(state.ask, choice))
        state.answer(choice)
        answers -= 1
    if state.over:
        record.result = GAME.result_plain(state)
    return record, state


def stored() -> Plain:
    """A record as it stands in a file, ready to be broken."""
    data: Plain = json.loads(played(answers=4)[0].text())
    return data


def test_a_record_reads_back_to_what_was_written() -> None:
    for answers in (0, 1, 30, 10_000):
        record = played(3, answers=answers)[0]

        again = read_record(record.text())

        assert record.text() == again.text()
        assert (GAME.id, 3, "fair", SEED) == (again.game, again.seats, again.dice, again.seed)
        assert record.answers() == again.answers()
        assert record.result == again.result


def test_the_file_says_what_it_holds() -> None:
    data = stored()

    assert ["dice", "format", "game", "options", "result", "seats", "seed", "segments"] == sorted(data)
    assert (1, "hidden-leaders", 2, "fair") == (data["format"], data["game"], data["seats"], data["dice"])
    assert {"beginner": False, "extras": False, "queens": False} == data["options"]
    assert "0" * 63 + "5" == data["seed"]


def test_answers_under_another_version_of_the_rules_begin_a_new_segment() -> None:
    record = Record("hidden-leaders", 2, {}, "fair", SEED)
    for version, choice in ((1, "pass"), (1, "stop"), (2, "none"), (1, "pass")):
        record.add(version, choice)

    segments = [(one.rules_version, one.choices) for one in record.segments]

    assert [(1, ["pass", "stop"]), (2, ["none"]), (1, ["pass"])] == segments
    assert ["pass", "stop", "none", "pass"] == record.answers()


def test_fair_dice_for_records_and_fast_ones_for_playouts() -> None:
    assert isinstance(make_dice("fair", SEED), FairDice)
    assert isinstance(make_dice("fast", SEED), FastDice)


@pytest.mark.parametrize(
    ("key", "value", "where"),
    [
        ("format", 3, "format"),
        ("format", 2, "start"),
        ("format", "1", "format"),
        ("format", None, "format"),
        ("seats", "2", "seats"),
        ("seats", 2.0, "seats"),
        ("seats", True, "seats"),
        ("seats", None, "seats"),
        ("dice", "loaded", "dice"),
        ("dice", None, "dice"),
        ("game", 7, "game"),
        ("game", None, "game"),
        ("options", None, "options"),
        ("options", ["extras"], "options"),
        ("options", {"extras": 1}, "options"),
        ("options", {"extras": None}, "options"),
        ("seed", 5, "seed"),
        ("seed", "no hexadecimal", "seed"),
        ("seed", "00" * 31, "seed"),
        ("seed", "00" * 33, "seed"),
        ("seed", None, "seed"),
        ("segments", None, "segments"),
        ("segments", {}, "segments"),
        ("segments", ["pass"], "segments[1]"),
        ("segments", [{"choices": []}], "segments[1]"),
        ("segments", [{"rules_version": "1", "choices": []}], "segments[1]"),
        ("segments", [{"rules_version": 1, "choices": []}, {"rules_version": 1}], "segments[2].choices"),
        ("segments", [{"rules_version": 1, "choices": "pass"}], "segments[1].choices"),
        ("segments", [{"rules_version": 1, "choices": ["pass", 0]}], "segments[1].choices"),
        ("result", "A wins", "result"),
        ("result", [], "result"),
    ],
)
def test_a_broken_field_is_refused_with_its_place_and_what_would_be_right(key: str, value: object, where: str) -> None:
    data = stored()
    if value is None:
        del data[key]
    else:
        data[key] = value

    with pytest.raises(BadRecord) as caught:
        read_record(json.dumps(data))

    assert where == caught.value.facts["where"]
    assert caught.value.facts["wanted"]


@pytest.mark.parametrize(
    "text",
    ["", "no JSON", "{", "[]", "3", "null", '"record"', "[" * 100_000, '{"format": ' + "1" * 5000 + "}", "\ufeff{}"],
    ids=[
        "empty",
        "words",
        "cut off",
        "a list",
        "a number",
        "null",
        "a word",
        "too deep",
        "too long a number",
        "a mark",
    ],
)
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read_record(text)


@pytest.mark.parametrize(("key", "value"), [("format", True), ("rules_version", True)])
def test_true_is_no_number(key: str, value: bool) -> None:
    data = stored()
    if key == "format":
        data["format"] = value
    else:
        data["segments"] = [{"rules_version": value, "choices": []}]

    with pytest.raises(BadRecord):
        read_record(json.dumps(data))


def test_what_was_found_is_quoted_only_in_part() -> None:
    data = stored()
    data["dice"] = "x" * 10_000

    with pytest.raises(BadRecord) as caught:
        read_record(json.dumps(data))

    assert len(caught.value.facts["found"]) <= 80


@pytest.mark.parametrize("kind", ["fair", "fast"])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_replay_comes_to_the_same_state(seats: int, kind: str) -> None:
    record, state = played(seats, kind)

    assert GAME.state_hash(state) == GAME.state_hash(replay(GAME, read_record(record.text())))


def test_a_replay_stops_where_it_is_told() -> None:
    record = played()[0]

    for answers in (0, 1, 7):
        assert GAME.state_hash(played(answers=answers)[1]) == GAME.state_hash(replay(GAME, record, answers))
        assert answers == replay(GAME, record, answers).decisions


def test_a_replay_keeps_a_journal_if_it_is_wanted() -> None:
    record = played(answers=5)[0]

    journal = replay(GAME, record).journal
    assert journal is not None
    assert journal.events
    assert replay(GAME, record, journal=False).journal is None


def test_a_record_of_other_rules_is_not_replayed() -> None:
    record = Record(GAME.id, 2, {}, "fair", SEED)
    record.add(GAME.rules_version + 1, "pass")

    with pytest.raises(RecordMismatch) as caught:
        replay(GAME, record)

    found, wanted = str(GAME.rules_version + 1), str(GAME.rules_version)
    assert ("rules-version", {"found": found, "wanted": wanted}) == (caught.value.reason, caught.value.facts)


@pytest.mark.parametrize("wrong", ["pass", "play keen-koi", "fly away"])
def test_an_answer_that_does_not_fit_is_named_with_its_number(wrong: str) -> None:
    record = played(answers=2)[0]
    record.segments[0].choices[1] = wrong  # the second set-up question

    with pytest.raises(RecordMismatch) as caught:
        replay(GAME, record)

    assert ("record-diverges", {"number": "2", "choice": wrong}) == (caught.value.reason, caught.value.facts)


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    record = played()[0]
    count = len(record.answers())
    record.add(GAME.rules_version, "pass")

    with pytest.raises(RecordMismatch) as caught:
        replay(GAME, record)

    assert ("record-goes-on", str(count + 1)) == (caught.value.reason, caught.value.facts["number"])


def test_a_record_of_a_game_that_cannot_be_set_up_is_refused() -> None:
    with pytest.raises(BadOptions):
        replay(GAME, Record(GAME.id, 9, {}, "fair", SEED))


def test_a_whole_record_is_verified() -> None:
    record, state = played()

    assert GAME.state_hash(state) == GAME.state_hash(verify(GAME, record))


@pytest.mark.parametrize(("key", "value"), [("winner", 7), ("reason", "because"), ("markers", {"red": 1, "green": 1})])
def test_a_result_that_the_rules_do_not_give_is_found_out(key: str, value: object) -> None:
    record = played()[0]
    assert record.result is not None
    record.result = {**record.result, key: value}

    with pytest.raises(RecordMismatch) as caught:
        verify(GAME, record)

    assert "record-result" == caught.value.reason


def test_an_unfinished_game_without_a_result_is_verified_too() -> None:
    assert 6 == verify(GAME, played(answers=6)[0]).decisions
