"""Everything in the box of Heroes, found by kind, id or words, and what can be said of a field of the map."""

from __future__ import annotations

from functools import cache
from typing import Final

from rich.text import Text

from interregnum.cli.layout import hanging, wrapped
from interregnum.cli.speech import Speech
from interregnum.games.heroes.border.notation import COLUMNS
from interregnum.games.heroes.engine.facts import ElementalFacts, EncounterFacts, HeroFacts, UnitFacts
from interregnum.games.heroes.engine.map.board import NO_GUARD, NO_PLACE, STRIDE
from interregnum.games.heroes.engine.terms import NO_FIELD, TERRAINS
from interregnum.games.heroes.terminal.panels import Panels
from interregnum.games.heroes.terminal.picture import Picture
from interregnum.games.heroes.words.cards import WRITTEN, HeroesCards, standard_box, things

ENCOUNTER: Final = "encounter"


@cache
def kinds() -> dict[str, tuple[str, ...]]:
    """The ids of everything that has a text, by kind."""
    found = {kind: tuple(one.id for one in here) for kind, here in things(standard_box()).items()}
    return found | {kind: tuple(here) for kind, here in WRITTEN.items()}


def matching(cards: HeroesCards, wanted: str) -> list[tuple[str, str]]:
    """Kind and id of what has this id or name, or else of what has all the words in its id or name."""
    folded = wanted.casefold()
    named = [(kind, key, cards.name(kind, key).casefold()) for kind, keys in kinds().items() for key in keys]
    exact = [(kind, key) for kind, key, name in named if folded in (key, name, f"{kind} {key}")]
    parts = folded.split()
    return exact or [(kind, key) for kind, key, name in named if all(word in f"{key} {name}" for word in parts)]


def thing_lines(cards: HeroesCards, speech: Speech, kind: str, key: str, width: int, back: bool = False) -> list[Text]:
    """A thing with everything that can be said of it; `back` also turns an encounter over."""
    text = cards.text(kind, key)
    about = f"  ({speech.own(f'cli-kind-{kind}')}; {key})"
    lines = wrapped(Text.assemble((text.name, "bold"), (about, "dim")), width)
    told = [*text.head, *text.rules]
    if back and kind == ENCOUNTER:
        told += cards.reward(key).head
    return lines + [line for one in told for line in hanging(Text(" "), Text(one), 2, width)]


def abilities(cards: HeroesCards, kind: str, key: str) -> list[str]:
    """What the abilities on a hero's card, a unit or creatures mean, each with its name."""
    facts = cards.facts.get(kind, {}).get(key)
    named: list[tuple[str, str]] = []
    match facts:
        case HeroFacts():
            named = [("ability", one) for one in facts.abilities]
        case UnitFacts():
            named = [("combat", one) for one in (*facts.basic.abilities, *facts.elite.abilities)]
        case EncounterFacts() | ElementalFacts():
            named = [("combat", one) for one in facts.abilities]
    found = [cards.text(*one) for one in dict.fromkeys(named)]
    return [f"{one.name}: {' '.join(one.rules)}" for one in found]


def ability_lines(cards: HeroesCards, kind: str, key: str, width: int) -> list[Text]:
    """Those meanings below the thing."""
    return [
        line for one in abilities(cards, kind, key) for line in hanging(Text(" "), Text(one, style="dim"), 2, width)
    ]


def field_of(picture: Picture, word: str) -> int:
    """The field of this name, or -1."""
    if not word or word[0] not in COLUMNS or not word[1:].isdecimal() or len(word) > 3:
        return -1
    row, column = int(word[1:]) - 1, COLUMNS.index(word[0])
    board = picture.view.board
    if not (0 <= row < board.rows and column < board.columns):
        return -1
    field = row * STRIDE + column
    return -1 if board.terrain[field] == NO_FIELD else field


def field_lines(picture: Picture, speech: Speech, field: int, width: int) -> list[Text]:
    """What is on a field: terrain or place, its owner, creatures, heroes, a town."""
    view, cards = picture.view, picture.table.cards
    place, token = view.board.place[field], view.encounters[field]
    lines = [Text(f" {picture.table.field(field)}", style="bold")]
    if field in view.towns:
        owner = speech.names[view.towns.index(field)]
        return [lines[0].append(f"  {speech.own('cli-town-of', player=owner)}")]
    if place == NO_PLACE:
        lines += thing_lines(cards, speech, "terrain", TERRAINS[view.board.terrain[field]], width)
    else:
        lines += thing_lines(cards, speech, "place", picture.box.facts.places[place].id, width)
        lines += belongs(picture, speech, field)
    guard = view.board.guard[field]
    if token < 0 and guard != NO_GUARD and view.encounters[guard] >= 0:
        lines.append(Text(f" {speech.own('cli-guarded', field=picture.table.field(guard))}"))
        token = view.encounters[guard]
    if token >= 0:
        lines += thing_lines(cards, speech, ENCOUNTER, picture.box.token_ids[token], width)
    for hero, at in enumerate(view.at):
        if at == field:
            lines += Panels(picture, speech, [""] * view.seats, width, 0).hero(hero)
    return lines


def belongs(picture: Picture, speech: Speech, field: int) -> list[Text]:
    """Whose the place is, or that nothing is left there to explore."""
    owner = picture.view.owners[field]
    if owner >= 0:
        return [Text(f" {speech.own('cli-owned', player=speech.names[owner])}")]
    return [Text(f" {speech.own('cli-explored')}")] if picture.view.explored[field] else []
