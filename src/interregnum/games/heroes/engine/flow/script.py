"""Which class carries out which procedure."""

from __future__ import annotations

from interregnum.games.heroes.engine.battle.aftermath import Aftermath, Spoils
from interregnum.games.heroes.engine.battle.attacking import Attack
from interregnum.games.heroes.engine.battle.fighting import Fighting
from interregnum.games.heroes.engine.battle.flight import Flight
from interregnum.games.heroes.engine.battle.healing import Healing, Laurel, Promoting
from interregnum.games.heroes.engine.battle.wounds import CardWounds, Wounds
from interregnum.games.heroes.engine.box import Box
from interregnum.games.heroes.engine.cards.drawing import GainArtifact, GainScroll, GainSkill
from interregnum.games.heroes.engine.cards.treasure import FromDiscards, Treasure
from interregnum.games.heroes.engine.cards.using import Using
from interregnum.games.heroes.engine.cards.windows import EnterPlay, Revealing, Window
from interregnum.games.heroes.engine.flow import programs as p
from interregnum.games.heroes.engine.flow.rounds import Round
from interregnum.games.heroes.engine.flow.setup import SetUp
from interregnum.games.heroes.engine.map.activation import Activation, Activations
from interregnum.games.heroes.engine.map.gathering import Gathering
from interregnum.games.heroes.engine.map.places import Arriving, Exploring, Taking, TakingOver
from interregnum.games.heroes.engine.state import Procedure, Script
from interregnum.games.heroes.engine.town.building import Building
from interregnum.games.heroes.engine.town.experience import GainXp
from interregnum.games.heroes.engine.town.recruiting import Recruiting, Trimming


def script_of(box: Box) -> Script:
    """The procedures by the numbers of `programs`."""
    found: list[Procedure] = [SetUp()] * len(p.PROGRAMS)  # the first of all; every other number gets its own below
    found[p.ROUND] = Round()
    found[p.WINDOW] = Window()
    found[p.USING] = Using()
    found[p.ENTER_PLAY] = EnterPlay()
    found[p.REVEALING] = Revealing()
    add_map(found)
    add_economy(found)
    add_battle(found)
    return Script(found)


def add_map(found: list[Procedure]) -> None:
    """Heroes on the map, and its places."""
    found[p.ACTIVATIONS] = Activations()
    found[p.ACTIVATION] = Activation()
    found[p.EXPLORING] = Exploring()
    found[p.TAKING] = Taking()
    found[p.TAKING_OVER] = TakingOver()
    found[p.ARRIVING] = Arriving()


def add_economy(found: list[Procedure]) -> None:
    """The town, treasures and experience."""
    found[p.GATHERING] = Gathering()
    found[p.BUILDING] = Building()
    found[p.RECRUITING] = Recruiting()
    found[p.TRIMMING] = Trimming()
    found[p.GAIN_SKILL] = GainSkill()
    found[p.GAIN_SCROLL] = GainScroll()
    found[p.GAIN_ARTIFACT] = GainArtifact()
    found[p.TREASURE] = Treasure()
    found[p.FROM_DISCARDS] = FromDiscards()
    found[p.GAIN_XP] = GainXp()


def add_battle(found: list[Procedure]) -> None:
    """Battles, and what follows them."""
    found[p.BATTLE] = Fighting()
    found[p.ATTACK] = Attack()
    found[p.WOUNDS] = Wounds()
    found[p.CARD_WOUNDS] = CardWounds()
    found[p.HEALING] = Healing()
    found[p.LAUREL] = Laurel()
    found[p.PROMOTING] = Promoting()
    found[p.FLIGHT] = Flight()
    found[p.AFTERMATH] = Aftermath()
    found[p.SPOILS] = Spoils()
