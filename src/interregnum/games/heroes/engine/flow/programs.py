"""The procedures by number and what each holds while it waits; `script` says which class carries out which."""

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

# What each procedure holds on the stack: its slots by name, each with what it names if that is not just a number, and
# what all of its lot names. A "rule" is a card and which of its two rules; "uses" are rules and the fighters they were
# turned on, in turns.
FRAMES: Final[dict[Program, tuple[str, str]]] = {
    "set-up": ("chosen", "number"),
    "round": ("", "number"),
    "activations": ("", "number"),
    "activation": ("hero:hero points fought again", "number"),
    "gathering": ("resources gold", "number"),
    "building": ("", "number"),
    "recruiting": ("hero:hero left discounted", "hero"),
    "battle": ("home:field", "number"),
    "attack": ("fighter:fighter", "uses"),
    "wounds": ("side:side left stack:fighter how", "fighter"),
    "window": ("window:window met hero:hero", "uses"),
    "using": ("rule:rule hero:hero target met", "number"),
    "healing": ("side:side points stack:fighter", "number"),
    "laurel": ("fighter:fighter", "number"),
    "flight": ("side:side left", "number"),
    "gain-skill": ("hero:hero pile:pile", "card"),
    "gain-scroll": ("hero:hero", "card"),
    "gain-artifact": ("hero:hero", "card"),
    "treasure": ("hero:hero parts card:treasure encounter", "number"),
    "gain-xp": ("hero:hero xp", "number"),
    "from-discards": ("hero:hero", "number"),
    "spoils": ("winner:hero loser:hero", "number"),
    "taking-over": ("hero:hero loser:seat", "field"),
    "taking": ("hero:hero field:field", "number"),
    "exploring": ("hero:hero field:field", "number"),
    "enter-play": ("hero:hero begins", "number"),
    "promoting": ("hero:hero left", "number"),
    "trimming": ("hero:hero", "number"),
    "arriving": ("hero:hero", "number"),
    "revealing": ("", "number"),
    "card-wounds": ("stack:fighter wounds", "number"),
    "aftermath": ("home:field", "number"),
}


def slot(program: Program, name: str) -> int:
    """Where a procedure holds this."""
    return [one.partition(":")[0] for one in FRAMES[program][0].split()].index(name)


SET_UP_CHOSEN: Final[i64] = slot("set-up", "chosen")  # how many have chosen in this step
ACTIVATION_HERO: Final[i64] = slot("activation", "hero")
ACTIVATION_POINTS: Final[i64] = slot("activation", "points")
ACTIVATION_FOUGHT: Final[i64] = slot("activation", "fought")  # 1 once he has
ACTIVATION_AGAIN: Final[i64] = slot("activation", "again")  # activations still to come (MMH-RUL-29)
GATHERING_RESOURCES: Final[i64] = slot("gathering", "resources")  # what was in the treasury before
GATHERING_GOLD: Final[i64] = slot("gathering", "gold")
RECRUITING_HERO: Final[i64] = slot("recruiting", "hero")  # at an Arena, or NOBODY
RECRUITING_LEFT: Final[i64] = slot("recruiting", "left")  # units that may still be bought
RECRUITING_DISCOUNTED: Final[i64] = slot("recruiting", "discounted")  # 1 once the discount for one unit is used
BATTLE_HOME: Final[i64] = slot("battle", "home")  # the field the encounter comes from, or NOBODY
ATTACK_FIGHTER: Final[i64] = slot("attack", "fighter")
WOUNDS_SIDE: Final[i64] = slot("wounds", "side")
WOUNDS_LEFT: Final[i64] = slot("wounds", "left")
WOUNDS_STACK: Final[i64] = slot("wounds", "stack")  # the stack that was named, or NO_TARGET
WOUNDS_HOW: Final[i64] = slot("wounds", "how")
WINDOW_OPEN: Final[i64] = slot("window", "window")
WINDOW_MET: Final[i64] = slot("window", "met")  # conditions that hold
WINDOW_HERO: Final[i64] = slot("window", "hero")
USING_RULE: Final[i64] = slot("using", "rule")
USING_HERO: Final[i64] = slot("using", "hero")  # or NOBODY
USING_TARGET: Final[i64] = slot("using", "target")  # the stack picked or summoned, or how an income is paid
USING_MET: Final[i64] = slot("using", "met")
HEALING_SIDE: Final[i64] = slot("healing", "side")
HEALING_POINTS: Final[i64] = slot("healing", "points")
HEALING_STACK: Final[i64] = slot("healing", "stack")  # the only one, or NO_TARGET
LAUREL_FIGHTER: Final[i64] = slot("laurel", "fighter")
FLIGHT_SIDE: Final[i64] = slot("flight", "side")
FLIGHT_LEFT: Final[i64] = slot("flight", "left")  # tokens still to give up
GAIN_HERO: Final[i64] = slot("gain-skill", "hero")  # the same for scrolls and artifacts
GAIN_PILE: Final[i64] = slot("gain-skill", "pile")
TREASURE_HERO: Final[i64] = slot("treasure", "hero")
TREASURE_LEFT: Final[i64] = slot("treasure", "parts")  # how many parts may be taken
TREASURE_CARD: Final[i64] = slot("treasure", "card")  # or NO_CARD for the top one
TREASURE_ENCOUNTER: Final[i64] = slot("treasure", "encounter")  # 1 if these are the chests of an encounter
XP_HERO: Final[i64] = slot("gain-xp", "hero")
XP_GAINED: Final[i64] = slot("gain-xp", "xp")
DISCARDS_HERO: Final[i64] = slot("from-discards", "hero")
SPOILS_WINNER: Final[i64] = slot("spoils", "winner")
SPOILS_LOSER: Final[i64] = slot("spoils", "loser")
TAKING_OVER_HERO: Final[i64] = slot("taking-over", "hero")
TAKING_OVER_LOSER: Final[i64] = slot("taking-over", "loser")  # a seat
TAKING_HERO: Final[i64] = slot("taking", "hero")
TAKING_FIELD: Final[i64] = slot("taking", "field")
EXPLORING_HERO: Final[i64] = slot("exploring", "hero")
EXPLORING_FIELD: Final[i64] = slot("exploring", "field")
ENTER_PLAY_HERO: Final[i64] = slot("enter-play", "hero")
ENTER_PLAY_BEGINS: Final[i64] = slot("enter-play", "begins")  # 1 at the start of the game
PROMOTING_HERO: Final[i64] = slot("promoting", "hero")
PROMOTING_LEFT: Final[i64] = slot("promoting", "left")  # tokens to turn elite
TRIMMING_HERO: Final[i64] = slot("trimming", "hero")  # whose army outgrew his Command
ARRIVING_HERO: Final[i64] = slot("arriving", "hero")
CARD_WOUNDS_STACK: Final[i64] = slot("card-wounds", "stack")
CARD_WOUNDS_NUMBER: Final[i64] = slot("card-wounds", "wounds")
AFTERMATH_HOME: Final[i64] = slot("aftermath", "home")
