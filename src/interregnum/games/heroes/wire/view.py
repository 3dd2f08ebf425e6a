"""What one viewer knows of a position of Heroes, by ids; null is a card they do not know, and nobody or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from msgspec import UNSET, Struct, UnsetType, convert, defstruct

from interregnum.games.heroes.border.drawing import layout_word
from interregnum.games.heroes.border.stored_stack import LOTS, SLOTS
from interregnum.games.heroes.engine import choices
from interregnum.games.heroes.engine.choices import ASKS, Ask
from interregnum.games.heroes.engine.flow.programs import PROGRAMS, Program
from interregnum.games.heroes.engine.options import OPTIONS
from interregnum.games.heroes.engine.state import ENDS, NOT_IN_PLAY, End
from interregnum.games.heroes.engine.terms import WINDOWS
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.wire.battle import BattleData, write_battle
from interregnum.games.heroes.wire.sight import SightData
from interregnum.games.heroes.wire.tables import Part, Tables, Value
from interregnum.kernel.ids import NOBODY, WATCHER
from interregnum.kernel.view import PendingView

if TYPE_CHECKING:

    class HeroesOptions(Part, frozen=True):
        """What the table has chosen; its fields are the options as they are declared."""

else:
    HeroesOptions = defstruct(
        "HeroesOptions",
        [(one.name.replace("-", "_"), Literal[one.words] if one.words else bool) for one in OPTIONS],
        bases=(Part,),
        module=__name__,
        namespace={"__doc__": "What the table has chosen."},
        frozen=True,
        rename="kebab",
    )


class BoardData(Part, frozen=True):
    """The pattern of the map, and each of its tiles by number with its clockwise quarter turns; null is a hole."""

    layout: str
    tiles: list[int | None]
    turns: list[int]


class PlayerData(Part, frozen=True):
    """What a player has, apart from heroes."""

    faction: str | None  # null before it is chosen
    town: str | None  # a field
    level: int
    resources: int
    gold: int
    honours: int  # Power gained for good
    power: int
    buildings: list[str]
    cards: list[str]
    ready: list[str]  # the action cards that lie face up
    reserve: list[int]  # tokens by town level
    might: int  # cards left in the deck
    magic: int
    might_discards: list[str]
    magic_discards: list[str]


class TrophyData(Part, frozen=True):
    """An encounter that was beaten, and the XP on its back."""

    token: str
    xp: int


class HeroData(Part, frozen=True):
    """A hero in play."""

    at: str | None  # a field; null in the town
    army: list[int]  # tokens by town level: basic, elite
    luck: int
    skills: list[str]
    artifacts: list[str]
    scrolls: list[str | None]
    trophies: list[TrophyData]


class HeroesPending(Part, frozen=True):
    """A part of the game that waits for an answer, or for another one to be done."""

    program: Program
    seat: int
    step: int
    stage: int
    slots: list[Value]  # whom and what it is about
    lot: list[Value]  # what was drawn, used or chosen in it


class HeroesView(Struct, frozen=True, tag_field="game", tag="heroes", forbid_unknown_fields=True, gc=False):
    """A position as one viewer knows it."""

    viewer: int | None  # a seat; null for a watcher
    seats: int
    options: HeroesOptions
    over: bool
    asked: int | None  # who must answer; null when the game is over
    ask: Ask | None
    source: str | None  # the card that asks, or the window if cards may be used; null if a rule of the game does
    goal: int  # the Power that wins at once
    first: int  # the starting player
    turn: int  # whose turn it is
    turns: int
    round: int
    decisions: int
    end: End
    winners: list[int]
    town_order: list[int]
    began_in_town: bool  # the hero of this activation
    board: BoardData
    players: list[PlayerData]  # by seat
    tear: int | None  # whose Temple the Tear of Asha lies under
    heroes: dict[str, HeroData]
    encounters: dict[str, str]  # by field; the backs of undefeated ones are nobody's to know
    owners: dict[str, int]
    explored: list[str]
    open_scrolls: list[str]  # scrolls on hands that everybody knows
    treasures: int  # cards left in the deck
    treasure_discards: list[str]
    artifacts: int
    artifact_discards: list[str]
    scrolls: int
    scroll_discards: list[str]
    weeks: list[int]  # cards left of each moon phase
    week: str | None
    past_weeks: list[str]
    battle: BattleData | None
    stack: list[HeroesPending]
    sight: SightData | UnsetType = UNSET  # what follows from the rest, for those who know no rules


def write_view(tables: Tables, view: View, sight: SightData | UnsetType = UNSET) -> HeroesView:
    """Built for every viewer after every answer, so without a call for each card."""
    box, ids, fields, over = tables.box, tables.box.ids, tables.fields, view.over
    return HeroesView(
        viewer=None if view.viewer == WATCHER else view.viewer,
        seats=view.seats,
        options=convert(view.options.chosen, HeroesOptions),
        over=over,
        asked=None if over else view.asked,
        ask=None if over else ASKS[view.ask],
        source=write_source(tables, view.ask, view.source),
        goal=view.goal,
        first=view.first,
        turn=view.turn,
        turns=view.turns,
        round=view.round,
        decisions=view.decisions,
        end=ENDS[view.end],
        winners=view.winners,
        town_order=view.town_order,
        began_in_town=view.began_in_town,
        board=write_board(tables, view),
        players=[write_player(tables, view, seat) for seat in range(view.seats)],
        tear=None if view.tear == NOBODY else view.tear,
        heroes={
            box.hero_ids[hero]: write_hero(tables, view, hero) for hero, at in enumerate(view.at) if at != NOT_IN_PLAY
        },
        encounters={fields[field]: box.token_ids[token] for field, token in enumerate(view.encounters) if token >= 0},
        owners={fields[field]: owner for field, owner in enumerate(view.owners) if owner != NOBODY},
        explored=[fields[field] for field, mark in enumerate(view.explored) if mark],
        open_scrolls=[ids[card] for card in view.open_scrolls],
        treasures=view.treasures,
        treasure_discards=[ids[card] for card in view.treasure_discards],
        artifacts=view.artifact_deck,
        artifact_discards=[ids[card] for card in view.artifact_discards],
        scrolls=view.scroll_deck,
        scroll_discards=[ids[card] for card in view.scroll_discards],
        weeks=view.weeks,
        week=tables.ids[view.week],
        past_weeks=[ids[card] for card in view.past_weeks],
        battle=None if view.battle is None else write_battle(tables, view.battle),
        stack=[write_pending(tables, pending) for pending in view.stack],
        sight=sight,
    )


def write_source(tables: Tables, ask: int, source: int) -> str | None:
    """What asks; of a window the window, never a card that could be used in it (MMH-INFO-05)."""
    return WINDOWS[source] if ask == choices.ASK_WINDOW else tables.ids[source]


def write_board(tables: Tables, view: View) -> BoardData:
    facts, board = tables.box.facts, view.board
    tiles = [facts.tiles[tile].number if tile >= 0 else None for tile in board.tiles]
    return BoardData(layout_word(tables.box, board), tiles, board.turns)


def write_player(tables: Tables, view: View, seat: int) -> PlayerData:
    box, ids = tables.box, tables.box.ids
    town = view.towns[seat]
    return PlayerData(
        faction=tables.factions[view.factions[seat]],
        town=tables.fields[town] if town >= 0 else None,
        level=view.levels[seat],
        resources=view.resources[seat],
        gold=view.gold[seat],
        honours=view.honours[seat],
        power=view.power[seat],
        buildings=[ids[card] for card in view.buildings[seat]],
        cards=card_names(box.card_ids, view.cards[seat]),
        ready=card_names(box.card_ids, view.ready[seat]),
        reserve=view.reserve[seat],
        might=view.skill_decks[2 * seat],
        magic=view.skill_decks[2 * seat + 1],
        might_discards=[ids[card] for card in view.skill_discards[2 * seat]],
        magic_discards=[ids[card] for card in view.skill_discards[2 * seat + 1]],
    )


def card_names(ids: Sequence[str], cards: int) -> list[str]:
    """The action cards of a set of bits."""
    return [name for card, name in enumerate(ids) if cards & (1 << card)]


def write_hero(tables: Tables, view: View, hero: int) -> HeroData:
    box, ids = tables.box, tables.box.ids
    at = view.at[hero]
    return HeroData(
        at=tables.fields[at] if at >= 0 else None,
        army=view.armies[hero],
        luck=view.luck[hero],
        skills=[ids[card] for card in view.skills[hero]],
        artifacts=[ids[card] for card in view.artifacts[hero]],
        scrolls=[tables.ids[card] for card in view.scrolls[hero]],
        trophies=[TrophyData(box.token_ids[token], box.token_xp[token]) for token in view.trophies[hero]],
    )


def write_pending(tables: Tables, pending: PendingView) -> HeroesPending:
    return HeroesPending(
        PROGRAMS[pending.program],
        pending.seat,
        pending.step,
        pending.stage,
        [write_value(tables, kind, value) for kind, value in zip(SLOTS[pending.program], pending.slots, strict=True)],
        write_lot(tables, LOTS[pending.program], pending.lot),
    )


def write_lot(tables: Tables, kind: str, lot: Sequence[int]) -> list[Value]:
    """Rules and the fighters they were turned on come in turns; other lots hold one kind of values."""
    if kind == "uses":
        return [write_value(tables, "target" if n % 2 else "rule", value) for n, value in enumerate(lot)]
    return [write_value(tables, kind, value) for value in lot]


def write_value(tables: Tables, kind: str, value: int) -> Value:
    return value if kind in ("number", "seat") else tables.kinds[kind][value]
