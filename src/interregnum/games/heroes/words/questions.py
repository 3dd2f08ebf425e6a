"""What is asked in Heroes, and by whom: a hero, a fighter, a card, an action, or the window of a hero's cards."""

from __future__ import annotations

from typing import Final

from interregnum.games.heroes.border.stored_stack import SLOTS
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.box import faction_of
from interregnum.games.heroes.engine.flow import programs as p
from interregnum.games.heroes.engine.terms import FACES, WINDOWS
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.words.table import HeroesTable
from interregnum.kernel.ids import NOBODY
from interregnum.kernel.view import PendingView
from interregnum.words.catalogue import Word
from interregnum.words.phrases import yes

ACTIONS: Final = {c.NEXT_HERO: "hero-activation", c.AFTER_GATHERING: "gather", c.BUILD: "build", c.RECRUIT: "recruit"}
OF_THE_DIE: Final = (c.FACE, c.LUCK, c.LAURELS)
BY_SIDE: Final = {p.FLIGHT: p.FLIGHT_SIDE, p.HEALING: p.HEALING_SIDE, p.WOUNDS: p.WOUNDS_SIDE}
# Where a procedure keeps how many are left: movement points, units, wounds, points, tokens, parts, XP.
LEFT: Final = {
    p.ACTIVATION: p.ACTIVATION_POINTS,
    p.RECRUITING: p.RECRUITING_LEFT,
    p.WOUNDS: p.WOUNDS_LEFT,
    p.HEALING: p.HEALING_POINTS,
    p.FLIGHT: p.FLIGHT_LEFT,
    p.TREASURE: p.TREASURE_LEFT,
    p.GAIN_XP: p.XP_GAINED,
    p.PROMOTING: p.PROMOTING_LEFT,
}
DECKS: Final = {p.GAIN_SCROLL: "scroll", p.GAIN_ARTIFACT: "artifact"}
ARENA: Final = "arena"


def question_line(table: HeroesTable, view: View) -> str:
    """The question for the one who is asked."""
    return by_source(table, view, table.words.say(f"heroes-ask-{c.ASKS[view.ask]}", **words(table, view)))


def waiting_line(table: HeroesTable, view: View) -> str:
    """Who has to answer what, for everybody else; nothing in it depends on the choices (MMH-INFO-05)."""
    awaited = table.words.say("heroes-awaits", ask=c.ASKS[view.ask], **words(table, view))
    return table.words.say("waiting", player=table.player(view.asked), question=by_source(table, view, awaited))


def by_source(table: HeroesTable, view: View, told: str) -> str:
    return table.words.say("question", source=source(table, view), asked=told)


def source(table: HeroesTable, view: View) -> str:
    """Who or what asks; of a window the window, never the cards that could be used in it (MMH-INFO-05)."""
    say = table.words.say
    battle = view.battle
    if view.ask == c.ASK_WINDOW:
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
        return NOBODY if battle is None else battle.heroes[top.slots[BY_SIDE[top.program]]]
    if top.program == p.BATTLE and battle is not None:
        own = [hero for hero in battle.heroes if hero >= 0 and faction_of(hero) == view.factions[view.asked]]
        return own[0] if own else NOBODY
    kinds = SLOTS[top.program]
    return top.slots[kinds.index("hero")] if "hero" in kinds else NOBODY


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
        "enemy": table.hero(top.slots[p.SPOILS_LOSER]) if top.program == p.SPOILS else "",
        "player": table.player(top.slots[p.TAKING_OVER_LOSER]) if top.program == p.TAKING_OVER else "",
    }


def count(top: PendingView) -> int:
    """How many are left to choose."""
    if top.program not in LEFT:
        return 0
    taken = len(top.lot) if top.program == p.TREASURE else 0
    return max(0, top.slots[LEFT[top.program]] - taken)
