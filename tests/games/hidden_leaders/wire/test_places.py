"""Where an answer of Hidden Leaders points: addresses of the table, from what the viewer sees."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import GAME, play, position

from interregnum.games.hidden_leaders.border.notation import read_any
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.kernel.ids import WATCHER
from interregnum.wire.adapters import adapter

GIVEN = (
    "A keen-koi furious-frog | B leery-lizard +crow-carrier -mummy-mystic | red 4 green 6"
    " | wilderness bored-goblin | graveyard buried-emperor ace-fighter"
)


def seen(viewer: int) -> View:
    view = GAME.view(position(GIVEN), viewer)
    view.aside.append(GAME.box.numbers["aimless-eel"])
    return view


def places(viewer: int, text: str) -> list[str]:
    return adapter(GAME.id).places(seen(viewer), read_any(GAME.box, text))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("play keen-koi", ["hand/0/keen-koi"]),
        ("discard furious-frog", ["hand/0/furious-frog"]),
        ("hide keen-koi discard furious-frog", ["hand/0/keen-koi", "hand/0/furious-frog"]),
        ("bury B+1", ["party/1/up/0"]),
        ("look C-12", ["party/2/down/11"]),
        ("draw tavern-3", ["tavern/2"]),
        ("draw harbor", ["pile/harbor"]),
        ("name wilderness", ["pile/wilderness"]),
        ("name B", ["seat/1"]),
        ("name undead", ["faction/undead"]),
        ("place aimless-eel", ["aside/aimless-eel"]),
        ("take buried-emperor", ["pile/graveyard/buried-emperor"]),
        ("move red-2", ["track/red/2"]),
        ("move red+1 green-1", ["track/red/5", "track/green/5"]),
    ],
)
def test_an_answer_points_at_places_of_the_table(text: str, expected: list[str]) -> None:
    assert expected == places(0, text)


@pytest.mark.parametrize("text", ["pass", "stop", "none", "option 1"])
def test_what_is_words_only_points_nowhere(text: str) -> None:
    assert [] == places(0, text)


@pytest.mark.parametrize("text", ["play leery-lizard", "take mummy-mystic"])
def test_a_card_that_the_viewer_cannot_see_lies_nowhere(text: str) -> None:
    assert [] == places(0, text)
    assert [] == places(WATCHER, text)


def test_a_card_that_the_viewer_knows_in_another_hand_lies_in_that_hand_alone() -> None:
    state = position("A keen-koi | B furious-frog | turn B draw | tavern leery-lizard aimless-eel bored-goblin")
    play(state, "B: draw tavern-1")
    views = [GAME.view(state, viewer) for viewer in (0, 1, WATCHER)]
    card = GAME.box.numbers["leery-lizard"]
    assert [True, True, True] == [card in view.hands[1] for view in views]  # all saw where it went

    found = [adapter(GAME.id).places(view, read_any(GAME.box, "play leery-lizard")) for view in views]

    assert [[], ["hand/1/leery-lizard"], []] == found  # nobody is asked about a card of another hand


def test_a_card_of_the_tavern_lies_in_its_slot() -> None:
    view = seen(0)
    card = view.tavern[1]

    assert ["tavern/1"] == adapter(GAME.id).places(view, read_any(GAME.box, f"take {GAME.box.ids[card]}"))


def test_every_answer_but_words_points_at_something() -> None:
    view = seen(0)
    question = view.question
    assert question is not None

    offers = [adapter(GAME.id).offer(view, one, GAME.write_choice(question.ask, one)) for one in question.choices]

    assert {"pass"} == {one.choice for one in offers if not one.at}
    assert {"play", "discard", "pass"} == {one.verb for one in offers} == {one.group for one in offers}
