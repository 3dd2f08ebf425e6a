"""States of Heroes as plain data: stored in the middle of anything they go on alike; broken ones are refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from interregnum.games.heroes.border.stored import NEWER
from interregnum.games.heroes.border.stored_stack import SLOTS
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.flow.programs import PROGRAMS
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.game import standard
from interregnum.games.heroes.lab.riches import enrich
from interregnum.kernel.dice import Dice, fast_dice, seed_from_int
from interregnum.kernel.errors import BadPosition, InterregnumError
from interregnum.kernel.options import Chosen

GAME = standard()
Stored = dict[str, Any]


def dice(seed: int = 1) -> Dice:
    return fast_dice(seed_from_int(seed))


def stored(state: State) -> Stored:
    """The state as it comes back from a file."""
    data: Stored = json.loads(json.dumps(GAME.plain(state)))
    return data


@cache
def begun_text(seats: int) -> str:
    state = GAME.new(seats, {}, dice())
    while state.ask != c.TURN:
        state.answer(state.choices[0])
    enrich(state, dice(2))
    return json.dumps(GAME.plain(state))


def begun(seats: int = 2) -> Stored:
    """A rich position before a turn."""
    data: Stored = json.loads(begun_text(seats))
    return data


@cache
def fighting_text() -> str:
    """The same game a little later: in the middle of a battle."""
    for seed in range(100):
        state = GAME.from_plain(begun())
        chooser = dice(seed)
        for _ in range(60):
            if not state.over:
                state.answer(state.choices[chooser.below(len(state.choices))])
            if state.battle is not None and state.battle.dice and state.battle.track:
                return json.dumps(GAME.plain(state))
    raise AssertionError("nobody fights")


def fighting() -> Stored:
    data: Stored = json.loads(fighting_text())
    return data


def test_every_procedure_has_a_name_and_four_slots() -> None:
    assert len(PROGRAMS) == len(set(PROGRAMS)) == len(SLOTS)
    assert {4} == {len(slots) for slots in SLOTS}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_state_reads_back(seats: int) -> None:
    data = begun(seats)

    assert data == stored(GAME.from_plain(data))


def test_a_state_in_the_middle_of_a_battle_reads_back_and_plays_on_alike() -> None:
    states = [GAME.from_plain(fighting()) for _ in range(2)]
    states.append(states[0].clone())
    for state in states:
        chooser = dice(5)
        for _ in range(80):
            if not state.over:
                state.answer(state.choices[chooser.below(len(state.choices))])

    assert len({GAME.state_hash(state) for state in states}) == 1


@pytest.mark.parametrize(
    "options",
    [{}, {"length": "medium"}, {"length": "long", "octagon": True}, {"random-factions": True, "ports-only": True}],
)
def test_the_options_are_stored(options: Chosen) -> None:
    state = GAME.new(3, options, dice())

    again = GAME.from_plain(stored(state))

    assert GAME.check(3, options) == stored(again)["options"]
    assert GAME.state_hash(state) == GAME.state_hash(again)


@pytest.mark.rules("MMH-SETUP-27")
@pytest.mark.parametrize("length", ["short", "medium", "long"])
def test_a_state_is_read_that_was_stored_when_lengths_were_flags(length: str) -> None:
    state = GAME.new(3, {"length": length, "octagon": True}, dice())
    once = stored(state)
    once["schema"] = 1
    former = {name: value for name, value in once["options"].items() if name not in ("length", *NEWER)}
    once["options"] = {"medium": length == "medium", "long": length == "long", **former}

    assert stored(state) == stored(GAME.from_plain(once))


@pytest.mark.rules("MMH-RUL-64", "MMH-RUL-38", "MMH-RUL-73")
def test_a_state_is_read_that_was_stored_before_its_readings_were_options() -> None:
    state = GAME.new(3, {"octagon": True}, dice())
    once = stored(state)
    once["schema"] = 2
    for name in NEWER:
        del once["options"][name]

    assert stored(state) == stored(GAME.from_plain(once))


@pytest.mark.parametrize("schema", [0, 1, 2, 4])
def test_options_are_those_of_their_schema(schema: int) -> None:
    data = stored(GAME.new(2, {}, dice()))
    data["schema"] = schema

    with pytest.raises(BadPosition):
        GAME.from_plain(data)


def test_everything_is_stored_by_name() -> None:
    data = fighting()

    assert "small-square" == data["board"]["layout"]
    assert {"haven", "necropolis"} == {player["faction"] for player in data["players"]}
    assert "anton" in data["heroes"]
    assert "round" == data["stack"][0]["program"]
    assert all(isinstance(name, str) for name in data["artifacts"] + data["scrolls"] + data["weeks"])
    assert all(token in GAME.box.token_ids for token in data["encounters"].values())
    assert "attacker-1" in data["battle"]["stacks"]
    assert data["ask"] in c.ASKS


@pytest.mark.parametrize("data", [None, [], "state", 3, True])
def test_what_is_no_stored_state_is_refused(data: object) -> None:
    with pytest.raises(BadPosition):
        GAME.from_plain(data)


@pytest.mark.parametrize("key", sorted(set(begun()) - {"rules_version"}))
def test_a_stored_state_that_lacks_something_is_refused(key: str) -> None:
    data = begun()
    del data[key]

    with pytest.raises(InterregnumError):
        GAME.from_plain(data)


@pytest.mark.parametrize("part", ["players", "heroes", "board", "options", "battle", "stack"])
def test_a_part_that_lacks_something_is_refused(part: str) -> None:
    parts = fighting()[part]
    keys = parts[0] if isinstance(parts, list) else parts["anton"] if part == "heroes" else parts
    for key in keys:
        data = fighting()
        target = data[part]
        del (target[0] if isinstance(target, list) else target["anton"] if part == "heroes" else target)[key]
        with pytest.raises(InterregnumError):
            GAME.from_plain(data)


NONSENSE: tuple[object, ...] = (None, "nonsense", -7, 10**6, ["nonsense"], {"nonsense": 1}, 1.5)
FREE = ("rules_version", "turns", "decisions")  # any number goes


@pytest.mark.parametrize("value", NONSENSE, ids=repr)
@pytest.mark.parametrize("key", sorted(set(begun()) - set(FREE)))
def test_a_stored_state_with_nonsense_in_it_is_refused(key: str, value: object) -> None:
    data = begun()
    if data[key] == value:
        return
    data[key] = value

    with pytest.raises(InterregnumError):
        GAME.from_plain(data)


def artifact_twice(data: Stored) -> None:
    data["artifacts"].append(data["artifacts"][0])


def scroll_missing(data: Stored) -> None:
    data["scrolls"].pop()


def treasure_among_artifacts(data: Stored) -> None:
    data["artifacts"].append(data["treasures"].pop())


def known_in_the_deck(data: Stored) -> None:
    data["known"][data["scrolls"][0]] = 1


def unknown_to_its_owner(data: Stored) -> None:
    data["known"] = {}


def tokens_from_nowhere(data: Stored) -> None:
    data["heroes"]["anton"]["army"][0] += 1


def tokens_gone(data: Stored) -> None:
    data["players"][0]["reserve"][0] -= 1


def skill_of_another_faction(data: Stored) -> None:
    data["players"][0]["might"], data["players"][1]["might"] = data["players"][1]["might"], data["players"][0]["might"]


def same_faction(data: Stored) -> None:
    data["players"][1]["faction"] = data["players"][0]["faction"]


def no_faction(data: Stored) -> None:
    data["players"][0]["faction"] = None


def no_town(data: Stored) -> None:
    data["players"][0]["town"] = None


def town_off_the_map(data: Stored) -> None:
    data["players"][0]["town"] = "p16"


def marker_missing(data: Stored) -> None:
    data["town_order"].pop()


def marker_twice(data: Stored) -> None:
    data["town_order"] = [0, 0]


def same_town(data: Stored) -> None:
    data["players"][1]["town"] = data["players"][0]["town"]


def hero_off_the_map(data: Stored) -> None:
    data["heroes"]["anton"]["at"] = "p1"


def hero_of_nobody(data: Stored) -> None:
    data["heroes"]["kraal"] = data["heroes"]["anton"]


def encounter_of_another_colour(data: Stored) -> None:
    field = next(field for field, token in data["encounters"].items() if GAME.box.token_tier[number(token)] == 0)
    data["encounters"][field] = "kraken"


def number(token: str) -> int:
    return GAME.box.token_ids.index(token)


def encounter_twice(data: Stored) -> None:
    field = next(iter(data["encounters"]))
    data["heroes"]["anton"]["trophies"].append(data["encounters"][field])


def owner_of_a_meadow(data: Stored) -> None:
    data["owners"]["a1" if "a1" not in data["owners"] else "b1"] = 0
    data["owners"][data["players"][0]["town"]] = 0


def building_of_another_faction(data: Stored) -> None:
    data["players"][0]["buildings"].append("blood-frenzy")


def building_twice(data: Stored) -> None:
    data["players"][0]["buildings"] += ["garrison", "garrison"]


def ready_without_having(data: Stored) -> None:
    data["players"][0]["ready"].append("special")


def level_five(data: Stored) -> None:
    data["players"][0]["level"] = 5


def debts(data: Stored) -> None:
    data["players"][0]["gold"] = -1


def tile_twice(data: Stored) -> None:
    data["board"]["tiles"][0] = data["board"]["tiles"][1]


def tile_of_a_larger_map(data: Stored) -> None:
    data["board"]["tiles"][0] = 16


def another_map(data: Stored) -> None:
    data["board"]["layout"] = "octagon"


def fifth_turn(data: Stored) -> None:
    data["board"]["turns"][0] = 4


def week_missing(data: Stored) -> None:
    data["weeks"].pop()


def weeks_out_of_order(data: Stored) -> None:
    data["weeks"].reverse()


def length_without_end(data: Stored) -> None:
    data["options"]["length"] = "endless"


def length_as_a_flag(data: Stored) -> None:
    del data["options"]["length"]
    data["options"] |= {"medium": True, "long": False}


def octagon_for_two(data: Stored) -> None:
    data["options"]["octagon"] = True


def unknown_option(data: Stored) -> None:
    data["options"]["hotseat"] = False


def another_is_asked(data: Stored) -> None:
    data["asked"] = 1 - data["asked"]


def something_else_is_asked(data: Stored) -> None:
    data["ask"] = "build"


def over_too_soon(data: Stored) -> None:
    data["over"] = True


def winner_too_soon(data: Stored) -> None:
    data["winners"] = [0]


def another_game(data: Stored) -> None:
    data["game"] = "hidden-leaders"


def loaded_dice(data: Stored) -> None:
    data["dice"] = ["loaded", "6"]


@pytest.mark.parametrize(
    "spoil",
    [
        artifact_twice, scroll_missing, treasure_among_artifacts, known_in_the_deck, unknown_to_its_owner,
        tokens_from_nowhere, tokens_gone, skill_of_another_faction, same_faction, no_faction, no_town, town_off_the_map,
        same_town, hero_off_the_map, hero_of_nobody, encounter_of_another_colour, encounter_twice, owner_of_a_meadow,
        building_of_another_faction, building_twice, ready_without_having, level_five, debts, tile_twice,
        tile_of_a_larger_map, another_map, fifth_turn, week_missing, weeks_out_of_order, length_without_end,
        length_as_a_flag, octagon_for_two,
        unknown_option, another_is_asked, something_else_is_asked, over_too_soon, winner_too_soon, another_game,
        loaded_dice, marker_missing, marker_twice,
    ],
)  # fmt: skip
def test_an_impossible_stored_state_is_refused(spoil: Callable[[Stored], None]) -> None:
    data = begun()
    assert GAME.from_plain(data).seats == 2

    spoil(data)

    with pytest.raises(InterregnumError):
        GAME.from_plain(data)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("program", "nothing"), ("program", 3), ("seat", 2), ("seat", -1), ("step", -1), ("step", 1000),
        ("step", "one"), ("stage", None), ("stage", 2**70), ("slots", []), ("slots", [0, 0, 0]),
        ("slots", ["x", None, None, None]), ("lot", None), ("lot", ["nobody"]),
    ],
)  # fmt: skip
def test_an_impossible_procedure_is_refused(key: str, value: object) -> None:
    data = fighting()
    data["stack"][-1][key] = value

    with pytest.raises(InterregnumError):
        GAME.from_plain(data)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("heroes", [None, None]), ("heroes", ["anton"]), ("heroes", ["nobody", None]), ("token", "nothing"),
        ("field", "p16"), ("field", None), ("turn", -1), ("fighter", "attacker-9"), ("winner", "nobody"),
        ("track", ["attacker-5"]), ("place", 99), ("dice", [9]), ("dice", [1, 1, 1, 1, 1, 1]), ("rerolled", [2]),
        ("face", "smile"), ("lasting", [{}]), ("lasting", [{"do": "draw"}]), ("used", ["nobody haste"]),
        ("used", ["attacker nothing"]), ("used", ["attacker aggressor 99"]), ("used", [3]), ("stacks", {}),
        ("target", 3), ("instead", None),
    ],
)  # fmt: skip
def test_an_impossible_battle_is_refused(key: str, value: object) -> None:
    data = fighting()
    data["battle"][key] = value

    with pytest.raises(InterregnumError):
        GAME.from_plain(data)


def ended(seed: int) -> State:
    state = GAME.new(2, {}, dice(seed))
    chooser = dice(seed + 1)
    while not state.over:
        state.answer(state.choices[chooser.below(len(state.choices))])
    return state


@pytest.mark.rules("MMH-GOAL-07", "MMH-GOAL-08")
def test_a_finished_game_reads_back_with_its_winners() -> None:
    state = ended(3)
    data = stored(state)

    again = GAME.from_plain(data)

    assert again.over
    assert state.winners == again.winners
    assert data == stored(again)
    for winners in ([], [3], [0, 0]):
        with pytest.raises(InterregnumError):
            GAME.from_plain({**data, "winners": winners})
    with pytest.raises(InterregnumError):
        GAME.from_plain({**data, "end": "domination"})


@pytest.mark.rules("MMH-GOAL-03", "MMH-GOAL-06")
def test_a_game_that_ended_by_domination_in_the_middle_of_a_battle_reads_back() -> None:
    state = GAME.from_plain(fighting())
    state.honours[1] += state.goal
    power.check(state, 1)
    data = stored(state)

    again = GAME.from_plain(data)

    assert ("domination", [1]) == (data["end"], again.winners)
    assert data == stored(again)
    for viewer in (0, 1):
        assert GAME.view(state, viewer).plain() == GAME.view(again, viewer).plain()
        imagined = GAME.imagine(GAME.view(state, viewer), dice())
        assert GAME.view(state, viewer).plain() == GAME.view(imagined, viewer).plain()
    with pytest.raises(InterregnumError):
        GAME.from_plain({**data, "winners": [0]})
    with pytest.raises(InterregnumError):
        GAME.from_plain({**data, "end": "time-out"})


def test_the_result_of_a_finished_game_as_plain_data() -> None:
    state = ended(4)
    result = GAME.result_plain(state)

    assert "time-out" == result["reason"]
    assert (state.round, state.turns, state.decisions) == (result["rounds"], result["turns"], result["decisions"])
    assert [GAME.box.faction_ids[faction] for faction in state.factions] == result["factions"]
    assert state.winners == result["winners"]
    assert result["winner"] in (0, 1, None)
    sources = result["sources"]
    assert isinstance(sources, list)
    assert result["power"] == [sum(one.values()) for one in sources]
    assert ["places", "artifacts", "for-good", "effects"] == list(sources[0])
    json.dumps(result)


def test_a_game_that_has_just_begun_has_no_winner() -> None:
    result = GAME.result_plain(GAME.new(2, {}, dice()))

    assert (None, [], "unfinished", [0, 0]) == (
        result["winner"], result["winners"], result["reason"], result["power"],
    )  # fmt: skip
    assert [None, None] == result["factions"]
