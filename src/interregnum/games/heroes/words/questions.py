"""What is asked in Heroes, and by whom: a hero, a fighter, a card, an action, or the window of a hero's cards."""

from __future__ import annotations

from typing import Final

from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.box import HEROES_EACH
from interregnum.games.heroes.engine.flow import programs as p
from interregnum.games.heroes.engine.terms import FACES, WINDOWS
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.words.table import HeroesTable
from interregnum.kernel.ids import NOBODY
from interregnum.kernel.view import PendingView
from interregnum.words.catalogue import Word
from interregnum.words.phrases import yes

ACTIONS: Final = {c.NEXT_HERO: "hero-activation", c.GATHERED: "gather", c.BUILD: "build", c.RECRUIT: "recruit"}
OF_THE_DIE: Final = (c.FACE, c.LUCK, c.LAURELS)
HERO_SLOT: Final = {p.WINDOW: 2, p.USING: 1}  # where a procedure keeps its hero, if not in front
BY_SIDE: Final = (p.FLIGHT, p.HEALING, p.WOUNDS)
# Where a procedure keeps how many are left: movement points, units, wounds, points, tokens, parts, XP.
COUNTED: Final = (p.ACTIVATION, p.RECRUITING, p.WOUNDS, p.HEALING, p.FLIGHT, p.TREASURE, p.GAIN_XP, p.PROMOTING)
DECKS: Final = {p.GAIN_SCROLL: "scroll", p.GAIN_ARTIFACT: "artifact"}
ARENA: Final = "arena"


def question_line(table: HeroesTable, view: View) -> str:
    """The question; nothing in it depends on the choices, so that all who wait may read it (MMH-INFO-05)."""
    asked = table.words.say(f"heroes-ask-{c.ASKS[view.ask]}", **words(table, view))
    return table.words.say("question", source=source(table, view), asked=asked)


def waiting_line(table: HeroesTable, view: View) -> str:
    """Who has to answer what, for everybody else."""
    return table.words.say("waiting", player=table.player(view.asked), question=question_line(table, view))


def source(table: HeroesTable, view: View) -> str:
    """Who or what asks; of a window the window, never the cards that could be used in it (MMH-INFO-05)."""
    say = table.words.say
    battle = view.battle
    if view.ask == c.WINDOW:
        window = table.cards.window(WINDOWS[view.source])
        return say("heroes-asked-in-window", hero=table.hero(hero_of(view)), window=window)
    if view.source >= 0:
        return table.card(view.source)
    if view.ask in (c.ANNOUNCE, c.REROLL) and battle is not None:
        return say("heroes-asked-of-fighter", fighter=table.in_battle(battle, battle.fighter))
    turn = 0 if battle is None else battle.turn
    return say("heroes-asked-by", ask=c.ASKS[view.ask], hero=asker(table, view), round=view.round, turn=turn)


def asker(table: HeroesTable, view: View) -> str:
    """The hero, the stack or the action that a question is about."""
    battle = view.battle
    if view.ask in OF_THE_DIE and battle is not None:
        return table.in_battle(battle, battle.fighter)
    hero = hero_of(view)
    if view.ask not in ACTIONS:
        return table.hero(hero)
    if view.ask == c.RECRUIT and hero != NOBODY:
        return table.listed([table.hero(hero), table.cards.name("place", ARENA)])
    return table.cards.name("action", ACTIONS[view.ask])


def hero_of(view: View) -> int:
    """The hero whose matter it is, or NOBODY."""
    top, battle = view.stack[-1], view.battle
    if top.program in BY_SIDE:
        return NOBODY if battle is None else battle.heroes[top.slots[0]]
    if top.program == p.BATTLE and battle is not None:
        own = [hero for hero in battle.heroes if hero >= 0 and hero // HEROES_EACH == view.factions[view.asked]]
        return own[0] if own else NOBODY
    if top.program in (p.SET_UP, p.ROUND, p.ACTIVATIONS, p.GATHERING, p.BUILDING):
        return NOBODY
    return top.slots[HERO_SLOT.get(top.program, 0)]


def words(table: HeroesTable, view: View) -> dict[str, Word]:
    """Everything the questions speak of."""
    top, battle = view.stack[-1], view.battle
    face = -1 if battle is None else battle.face
    return {
        "n": count(top),
        "built": yes(top.step > 0),
        "deck": DECKS.get(top.program, "skill"),
        "face": table.cards.name("face", FACES[face]) if face >= 0 else "",
        "dice": "" if battle is None else table.dice(battle.dice),
        "enemy": table.hero(top.slots[1]) if top.program == p.SPOILS else "",
        "player": table.player(top.slots[1]) if top.program == p.TAKING_OVER else "",
    }


def count(top: PendingView) -> int:
    """How many are left to choose."""
    if top.program not in COUNTED:
        return 0
    taken = len(top.lot) if top.program == p.TREASURE else 0
    return max(0, top.slots[1] - taken)
