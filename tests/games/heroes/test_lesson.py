"""The guided first game of Heroes: each beat brings what it is there to teach, with the dice its words tell of."""

from __future__ import annotations

from typing import cast

import pytest

import interregnum
from interregnum.games.heroes.engine import events as e
from interregnum.kernel.journal import Event
from interregnum.lessons import LEARNER, lesson

FIRST = lesson("heroes", "first-game")

TEACHES: dict[str, tuple[type[Event], ...]] = {
    "welcome": (e.Activated,),
    "flag": (e.Moved, e.Taken, e.PowerChanged),
    "guards": (e.BattleBegan, e.Rolled, e.Hits, e.Wounded),
    "wounds": (e.Eliminated,),
    "elite-die": (e.Rolled,),
    "reroll": (e.Rerolled, e.Wounded),
    "enough": (e.BattleWon, e.Trophy, e.TreasureDrawn),
    "treasure": (e.PartTaken, e.Gained),
    "mine": (e.Taken, e.PowerChanged),
    "advance": (e.Advanced,),
    "deck": (e.Drawn,),
    "skill": (e.Kept,),
    "home": (e.CameHome,),
    "gather": (e.Gathered,),
    "level": (e.LevelRaised, e.WeekRevealed, e.Taken),
    "buy": (e.Bought,),
    "duel": (e.DuelBegan, e.Rolled),
    "duel-reroll": (e.Rerolled, e.Wounded, e.Eliminated),
    "duel-wound": (e.Wounded,),
    "luck": (e.Rerolled, e.DuelWon),
    "spoils": (e.ArtifactWon, e.PowerChanged),
    "take-over": (e.Taken, e.PowerChanged),
    "goal": (e.Explored, e.PowerChanged, e.GameEnded),
}

# What the words of a beat tell of the dice before it, and of the Power of both players.
DICE = {
    "wounds": ["2", "5 3 8 7 4"],
    "reroll": ["5 5"],
    "attack-again": ["4", "6 6"],
    "enough": ["8 2"],
    "target": ["7", "8", "4"],
    "duel-reroll": ["4 4"],
    "duel-wound": ["6 6 7", "1"],
    "last-blow": ["8", "7"],
    "luck": ["4 5"],
}
POWER = {"flag": [2, 8], "guards": [3, 8], "advance": [6, 8], "recruit": [3, 11], "take-over": [4, 10], "goal": [11, 3]}


class Told:
    """The lesson as it is played: what happened in each beat, and what was rolled and won before it."""

    def __init__(self) -> None:
        match = interregnum.from_position("heroes", FIRST.position, FIRST.seed)
        self.happened: dict[str, list[Event]] = {beat.topic: [] for beat in FIRST.beats}
        self.power: dict[str, list[int]] = {}
        heard = 0
        for line in FIRST.line:
            topic = FIRST.beats[line.beat].topic
            self.power.setdefault(topic, cast(list[int], match.game.result_plain(match.state)["power"]))
            match.answer(line.choice)
            events = match.events(LEARNER, heard)
            heard += len(events)
            self.happened[topic] += events
        self.result = match.game.result_plain(match.state)

    def dice_before(self, topic: str) -> list[str]:
        """The rolls of the beat before."""
        topics = list(self.happened)
        rolls = [one for one in self.happened[topics[topics.index(topic) - 1]] if isinstance(one, e.Rolled)]
        return [" ".join(str(die) for die in roll.dice) for roll in rolls]


@pytest.fixture(scope="module")
def told() -> Told:
    return Told()


@pytest.mark.parametrize("topic", TEACHES)
def test_each_beat_brings_what_it_teaches(told: Told, topic: str) -> None:
    found = {type(event) for event in told.happened[topic]}

    assert set(TEACHES[topic]) <= found


@pytest.mark.parametrize("topic", DICE)
def test_the_dice_are_those_of_which_the_words_tell(told: Told, topic: str) -> None:
    assert DICE[topic] == told.dice_before(topic)


def test_the_power_of_both_is_that_of_which_the_words_tell(told: Told) -> None:
    assert POWER == {topic: told.power[topic] for topic in POWER}
    assert [13, 3] == told.result["power"]
    assert "domination" == told.result["reason"]


def test_the_learner_has_between_thirty_and_forty_beats() -> None:
    assert 30 <= len(FIRST.beats) <= 40
