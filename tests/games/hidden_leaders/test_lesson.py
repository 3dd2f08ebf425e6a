"""The guided first game of Hidden Leaders: each beat finds the table as its words tell it, to the end they explain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

import interregnum
from interregnum.games.hidden_leaders.engine import events as e
from interregnum.games.hidden_leaders.engine.box import IMPERIAL_ARMY
from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.scoring import winning_faction
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.kernel.journal import Event
from interregnum.lessons import LEARNER, lesson
from interregnum.registry import package
from interregnum.words.catalogue import LANGUAGES

FIRST = lesson("hidden-leaders", "first-game")
OPPONENT, OTHER = 1, 2

# What the words of a beat tell of the markers, and of the faction that would win.
MARKERS = {
    "leader": (5, 3, "imperial-army"),
    "play": (5, 3, "imperial-army"),
    "draw": (4, 4, "water-folk"),
    "read": (7, 7, "water-folk"),
    "refill": (8, 8, "water-folk"),
    "war": (10, 9, "undead"),
    "finish": (8, 9, "water-folk"),
}
TEACHES: dict[str, tuple[type[Event], ...]] = {
    "play": (e.CardMoved, e.MarkersMoved),
    "draw": (e.CardMoved,),
    "keep": (e.CardMoved, e.TurnBegan, e.MarkersMoved),
    "hide": (e.CardMoved, e.MarkersMoved),
    "refill": (e.TurnBegan, e.MarkersMoved),
    "war": (e.CardMoved, e.MarkersMoved),
    "finish": (e.GameEnded,),
}


class Told:
    """The lesson as it is played: how the table lies when a beat begins, and what happens in it."""

    def __init__(self) -> None:
        self.match = interregnum.from_position(FIRST.game, FIRST.position, FIRST.seed)
        self.before: dict[str, State] = {}
        self.happened: dict[str, list[Event]] = {}
        heard = 0
        for beat in FIRST.beats:
            self.before[beat.topic] = cast(State, self.match.state.clone())
            for choice in (*beat.answers, *beat.then):
                self.match.answer(choice)
            events = self.match.events(LEARNER, heard)
            heard += len(events)
            self.happened[beat.topic] = events


@pytest.fixture(scope="module")
def told() -> Told:
    return Told()


@pytest.mark.parametrize("topic", MARKERS)
def test_the_markers_stand_where_the_words_say(told: Told, topic: str) -> None:
    state = told.before[topic]

    assert MARKERS[topic] == (state.red, state.green, FACTIONS[winning_faction(state.box, state.red, state.green)])


@pytest.mark.parametrize("topic", TEACHES)
def test_each_beat_brings_what_it_teaches(told: Told, topic: str) -> None:
    assert set(TEACHES[topic]) <= {type(event) for event in told.happened[topic]}


def test_the_learner_leads_the_water_folk_and_the_hill_tribes(told: Told) -> None:
    state = told.before["leader"]

    assert "lemron" == state.box.leader_ids[state.leaders[LEARNER]]
    assert ["water-folk", "hill-tribes"] == factions(state.box.leader_factions[state.leaders[LEARNER]], FACTIONS)


def factions(bits: int, names: Sequence[str]) -> list[str]:
    return sorted([name for number, name in enumerate(names) if bits & (1 << number)], reverse=True)


def test_the_opponent_who_gives_themselves_away_has_imperial_heroes_alone_and_the_last_is_pointed_at(
    told: Told,
) -> None:
    state = told.before["read"]
    party = state.ups[OPPONENT]
    beat = next(one for one in FIRST.beats if one.topic == "read")

    assert all(state.box.factions[card] == 1 << IMPERIAL_ARMY for card in party)
    assert "underpaid-mercenary" == state.box.ids[party[-1]]
    assert f"party/{OPPONENT}/up/{len(party) - 1}" == beat.press[0]


def test_a_hero_is_hidden_that_only_the_learner_knows(told: Told) -> None:
    state = told.before["refill"]
    frog = state.box.numbers["furious-frog"]

    assert frog == state.downs[LEARNER][-1]
    assert 1 << LEARNER == state.known[frog]


def test_the_seventh_hero_ends_the_game_and_the_hidden_one_decides_it(told: Told) -> None:
    result = told.match.game.result_plain(told.match.state)
    standings = cast(list[dict[str, object]], result["standings"])
    state = told.before["finish"]

    assert 7 == len(state.ups[LEARNER]) == state.threshold
    assert ("water-folk", LEARNER, "most") == (result["faction"], result["winner"], result["reason"])
    assert [(True, 4), (False, 0), (True, 3)] == [(one["aligned"], one["heroes"]) for one in standings]


def test_the_learner_has_about_eight_beats_and_reads_two_sentences_at_most() -> None:
    assert 8 <= len(FIRST.beats) <= 11
    for lang in LANGUAGES:
        text = package("hidden-leaders").folder(f"words/{lang}/lesson.ftl").read_text("utf-8")
        told = [line.partition("=")[2] for line in text.splitlines() if line.startswith("    .text")]
        assert all(line.count(". ") + line.count("! ") + line.count("? ") <= 1 for line in told)
        assert all(len(line) <= 180 for line in told)
