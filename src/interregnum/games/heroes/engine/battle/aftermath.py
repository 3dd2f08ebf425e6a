"""After a battle: the last cards, where everybody goes, what the winner gets (MMH-BEND, MMH-HVH-06 to 16)."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle.battle import FIGHTERS, SIDE, Battle
from interregnum.games.heroes.engine.box import LEVELS, NO_CARD
from interregnum.games.heroes.engine.cards import belongings, windows
from interregnum.games.heroes.engine.choices import A_SKILL, CARD, REWARD
from interregnum.games.heroes.engine.events import ArtifactWon, BattleLost, BattleWon, CameHome, DuelWon, Trophy
from interregnum.games.heroes.engine.flow.programs import (
    AFTERMATH_HOME,
    GAIN_SKILL,
    SPOILS,
    SPOILS_LOSER,
    SPOILS_WINNER,
    TAKING_OVER,
    TREASURE,
)
from interregnum.games.heroes.engine.ids import HeroId, TokenId
from interregnum.games.heroes.engine.map import places
from interregnum.games.heroes.engine.state import IN_TOWN, NO_ENCOUNTER, Procedure, State
from interregnum.games.heroes.engine.terms import AFTER_BATTLE, HAS_WON
from interregnum.games.heroes.engine.town import recruiting
from interregnum.kernel.ids import NOBODY, UNKNOWN, CardId, Choice
from interregnum.kernel.pending import Pending


class Aftermath(Procedure):
    """A battle is decided."""

    def resolve(self, state: State, pending: Pending) -> None:
        battle = state.battle
        assert battle is not None
        if pending.step == 0:
            pending.done()
            battle.marks = [0] * FIGHTERS  # MMH-CAB-09
            windows.battle_window(state, AFTER_BATTLE, [HAS_WON if battle.winner == side else 0 for side in range(2)])
            return
        home: i64 = pending.slots[AFTERMATH_HOME]
        state.finish()
        clear(state, battle)
        if battle.token == NOBODY:
            end_duel(state, battle)
        else:
            end_encounter(state, battle, home)


def clear(state: State, battle: Battle) -> None:
    """Lost tokens go to the reserve; marks, elementals and everything that lasted are gone (MMH-BEND-11)."""
    for side in range(2):
        hero: i64 = battle.heroes[side]
        if hero != NOBODY:
            reserve = state.reserve[state.seat_of_hero(hero)]
            for level in range(LEVELS):
                reserve[level] += battle.lost[side * SIDE + level]
    state.battle = None


def go_home(state: State, hero: i64) -> None:
    state.at[hero] = IN_TOWN
    if state.journal is not None:
        state.journal.add(CameHome(HeroId(hero)))


def end_encounter(state: State, battle: Battle, home: i64) -> None:
    hero: i64 = battle.heroes[0]
    token = battle.token
    if battle.winner == 1:
        if state.journal is not None:
            state.journal.add(BattleLost(HeroId(hero), TokenId(token)))
        go_home(state, hero)
        return
    state.encounters[home] = NO_ENCOUNTER
    state.trophies[hero].append(token)
    if state.journal is not None:
        state.journal.add(BattleWon(HeroId(hero), TokenId(token)))
        state.journal.add(Trophy(HeroId(hero), TokenId(token)))
    if state.army_size(hero) == 0:
        go_home(state, hero)
    state.call(TREASURE, state.seat_of_hero(hero), hero, state.box.token_chests[token], NO_CARD, 1)


def end_duel(state: State, battle: Battle) -> None:
    """The loser goes home; the winner gets a skill or an artifact, and may take over places (MMH-HVH-06, 16)."""
    winner: i64 = battle.heroes[battle.winner]
    loser: i64 = battle.heroes[1 - battle.winner]
    seat = state.seat_of_hero(winner)
    if state.journal is not None:
        state.journal.add(DuelWon(HeroId(winner), HeroId(loser)))
    go_home(state, loser)
    if state.army_size(winner) == 0:
        go_home(state, winner)
    state.call(TAKING_OVER, seat, winner, state.seat_of_hero(loser))
    state.call(SPOILS, seat, winner, loser)


class Spoils(Procedure):
    """The reward of a hero battle (MMH-RUL-65)."""

    def resolve(self, state: State, pending: Pending) -> None:
        winner: i64 = pending.slots[SPOILS_WINNER]
        choices: list[int] = []
        if has_skills(state, pending.seat):
            choices.append(A_SKILL)
        for artifact in state.artifacts[pending.slots[SPOILS_LOSER]]:
            if belongings.can_wear(state, winner, artifact):
                choices.append(CARD + artifact)
        if choices:
            state.put(pending.seat, REWARD, UNKNOWN, choices, True)
        else:
            state.finish()

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        winner: i64 = pending.slots[SPOILS_WINNER]
        loser: i64 = pending.slots[SPOILS_LOSER]
        state.finish()
        if choice == A_SKILL:
            state.call(GAIN_SKILL, pending.seat, winner)
            return
        artifact: i64 = choice - CARD
        belongings.lose_artifact(state, loser, artifact)
        belongings.gain_artifact(state, winner, artifact)
        if state.journal is not None:
            state.journal.add(ArtifactWon(HeroId(winner), HeroId(loser), CardId(artifact)))
        places.settle(state, pending.seat, state.seat_of_hero(loser))
        recruiting.trim(state, loser)


def has_skills(state: State, seat: i64) -> bool:
    """Whether one of the player's skill decks can still give a card."""
    for deck in (2 * seat, 2 * seat + 1):
        if state.skill_decks[deck] or state.skill_discards[deck]:
            return True
    return False
