"""The form of Hidden Leaders on the wire: its pending steps, its results, its words."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from tests.happened import happened
from tests.properties.kinds import LEADERS, Deal, chooser, deals, viewers
from tests.properties.random_games import answers, start
from tests.wire.crossing import check_all, check_crossing, listed, sent

from interregnum import game
from interregnum.games.hidden_leaders.engine import choices
from interregnum.games.hidden_leaders.engine.events import Searched
from interregnum.games.hidden_leaders.engine.scoring import Outcome
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.games.hidden_leaders.wire.adapter import HiddenLeadersAdapter
from interregnum.kernel.errors import BadPosition
from interregnum.kernel.ids import WATCHER

GAME = game("hidden-leaders")
ADAPTER = HiddenLeadersAdapter(GAME)


def result(outcome: Outcome | None) -> list[object]:
    if outcome is None:
        return []
    standings = [[one.seat, one.leader, one.aligned, one.heroes, one.party, one.number] for one in outcome.standings]
    return [outcome.red, outcome.green, outcome.faction, outcome.winner, outcome.reason, standings]


@given(deal=deals)
def test_the_result_crosses_the_wire(deal: Deal) -> None:
    state = LEADERS.played(deal)
    for viewer in viewers(state):
        view, again = GAME.view(state, viewer), check_crossing(LEADERS, state, viewer)
        assert isinstance(again, View)
        assert view.outcome is not None
        assert result(view.outcome) == result(again.outcome)


def test_every_kind_of_pending_step_crosses_the_wire() -> None:
    kept = bound = shown = 0
    for seed in range(60):
        state = start(seed, 3, {"extras": True, "queens": True})
        for _ in answers(state, chooser(seed)):
            steps = ADAPTER.view(GAME.view(state, WATCHER)).stack
            kept += any(step.secret for step in steps)
            bound += any(card.index is not None for step in steps for card in step.lot)
            shown += any(card.card is not None for step in steps for card in step.lot)
            if any(step.secret or step.lot for step in steps):
                check_all(LEADERS, state)

    assert min(kept, bound, shown) > 0


def test_what_follows_from_a_position_is_told_and_must_follow() -> None:
    state = start(7, 3, {})
    view = GAME.view(state, WATCHER)
    data = sent(LEADERS, view)

    assert "water-folk" == data.leading  # the markers begin on one space
    assert data.threshold == data.left
    for wrong in ({"leading": "undead"}, {"left": data.left - 1}):
        with pytest.raises(BadPosition) as refused:
            ADAPTER.read_view(msgspec.structs.replace(data, **wrong), listed(LEADERS, view))
        assert refused.value.facts["where"] in wrong


def test_a_search_crosses_the_wire() -> None:
    for viewer in (0, 1, WATCHER):
        seen = happened(Searched, 0, [1, 2]).seen_by(viewer)  # rare: most graveyards hold no secrets
        assert GAME.event_plain(seen) == GAME.event_plain(ADAPTER.read_event(ADAPTER.event(seen)))


def test_a_question_is_told_by_its_word_and_its_card() -> None:
    state = start(5, 3, {})
    sources = set()
    for _ in answers(state, chooser(5)):
        question = state.question
        assert question is not None
        assert choices.ASKS[state.ask] == ADAPTER.ask(question)
        sources.add(ADAPTER.source(question))

    assert None in sources
    assert sources - {None} <= set(GAME.box.ids)
    assert len(sources) > 1
