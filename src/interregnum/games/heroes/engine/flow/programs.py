"""The numbers of the procedures; `script` says which class carries out which."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

Program: TypeAlias = Literal[
    "set-up", "round", "activations", "activation", "gathering", "building", "recruiting", "battle", "attack", "wounds",
    "window", "using", "healing", "laurel", "flight", "gain-skill", "gain-scroll", "gain-artifact", "treasure",
    "gain-xp", "from-discards", "spoils", "taking-over", "taking", "exploring", "enter-play", "promoting", "trimming",
    "arriving", "revealing", "card-wounds", "aftermath",
]  # fmt: skip
PROGRAMS: Final[tuple[Program, ...]] = get_args(Program)
SET_UP: Final[i64] = PROGRAMS.index("set-up")  # factions, towns, heroes
ROUND: Final[i64] = PROGRAMS.index("round")  # turns and rounds, at the bottom of the stack
ACTIVATIONS: Final[i64] = PROGRAMS.index("activations")  # the action Hero activation
ACTIVATION: Final[i64] = PROGRAMS.index("activation")
GATHERING: Final[i64] = PROGRAMS.index("gathering")
BUILDING: Final[i64] = PROGRAMS.index("building")
RECRUITING: Final[i64] = PROGRAMS.index("recruiting")
BATTLE: Final[i64] = PROGRAMS.index("battle")
ATTACK: Final[i64] = PROGRAMS.index("attack")
WOUNDS: Final[i64] = PROGRAMS.index("wounds")
WINDOW: Final[i64] = PROGRAMS.index("window")
USING: Final[i64] = PROGRAMS.index("using")
HEALING: Final[i64] = PROGRAMS.index("healing")
LAUREL: Final[i64] = PROGRAMS.index("laurel")
FLIGHT: Final[i64] = PROGRAMS.index("flight")
GAIN_SKILL: Final[i64] = PROGRAMS.index("gain-skill")
GAIN_SCROLL: Final[i64] = PROGRAMS.index("gain-scroll")
GAIN_ARTIFACT: Final[i64] = PROGRAMS.index("gain-artifact")
TREASURE: Final[i64] = PROGRAMS.index("treasure")
GAIN_XP: Final[i64] = PROGRAMS.index("gain-xp")
FROM_DISCARDS: Final[i64] = PROGRAMS.index("from-discards")
SPOILS: Final[i64] = PROGRAMS.index("spoils")
TAKING_OVER: Final[i64] = PROGRAMS.index("taking-over")
TAKING: Final[i64] = PROGRAMS.index("taking")  # flags change hands, then what happens when a place is taken
EXPLORING: Final[i64] = PROGRAMS.index("exploring")
ENTER_PLAY: Final[i64] = PROGRAMS.index("enter-play")
PROMOTING: Final[i64] = PROGRAMS.index("promoting")
TRIMMING: Final[i64] = PROGRAMS.index("trimming")
ARRIVING: Final[i64] = PROGRAMS.index("arriving")
REVEALING: Final[i64] = PROGRAMS.index("revealing")  # what a Week card does at its reveal
CARD_WOUNDS: Final[i64] = PROGRAMS.index("card-wounds")  # prevention, then WOUNDS
AFTERMATH: Final[i64] = PROGRAMS.index("aftermath")  # after a battle: windows, rewards, where everybody goes
