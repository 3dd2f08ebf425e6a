"""The numbers of the procedures; `script` says which class carries out which."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SET_UP: Final[i64] = 0  # factions, towns, heroes
ROUND: Final[i64] = 1  # turns and rounds, at the bottom of the stack
ACTIVATIONS: Final[i64] = 2  # the action Hero activation
ACTIVATION: Final[i64] = 3  # a = hero, b = movement points, c = 1 once he has fought, d = activations still to come
GATHERING: Final[i64] = 4
BUILDING: Final[i64] = 5
RECRUITING: Final[i64] = 6  # a = hero at an Arena, or NOBODY; b = units that may still be bought
BATTLE: Final[i64] = 7
ATTACK: Final[i64] = 8  # a = fighter
WOUNDS: Final[i64] = 9  # a = side, b = wounds, c = stack named or NO_TARGET, d = 1 if Piercing, 2 by a card
WINDOW: Final[i64] = 10  # a = window, b = conditions that hold, c = hero
USING: Final[i64] = 11  # a = rule, b = hero, c = target picked or NO_TARGET, d = conditions
HEALING: Final[i64] = 12  # a = side, b = points, c = one stack or NO_TARGET
LAUREL: Final[i64] = 13  # a = fighter
FLIGHT: Final[i64] = 14  # a = side
GAIN_SKILL: Final[i64] = 15  # a = hero
GAIN_SCROLL: Final[i64] = 16  # a = hero
GAIN_ARTIFACT: Final[i64] = 17  # a = hero
TREASURE: Final[i64] = 18  # a = hero, b = parts to take, c = card or NO_CARD for the top one
GAIN_XP: Final[i64] = 19  # a = hero, b = XP
FROM_DISCARDS: Final[i64] = 20  # a = hero
SPOILS: Final[i64] = 21  # a = winning hero, b = defeated hero
TAKING_OVER: Final[i64] = 22  # a = winning hero, b = seat of the defeated
TAKING: Final[i64] = 23  # a = hero, b = field: flags change hands, then what happens when a place is taken
EXPLORING: Final[i64] = 24  # a = hero, b = field
ENTER_PLAY: Final[i64] = 25  # a = hero
PROMOTING: Final[i64] = 26  # a = hero, b = tokens to turn elite
TRIMMING: Final[i64] = 27  # a = hero whose army outgrew his Command
ARRIVING: Final[i64] = 28  # a = hero who comes out of a portal
REVEALING: Final[i64] = 29  # what a Week card does at its reveal
CARD_WOUNDS: Final[i64] = 30  # a = stack, b = wounds of a card: prevention, then WOUNDS
AFTERMATH: Final[i64] = 31  # after a battle: windows, rewards, where everybody goes
PROGRAMS: Final[i64] = 32
