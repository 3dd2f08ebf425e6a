"""The map: a grid of fields with terrain, places, flags, creatures, heroes and towns, as narrow as it has to be."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from interregnum.cli.layout import flowing, hanging
from interregnum.cli.speech import Speech
from interregnum.games.heroes.border.notation import CHOICES, COLUMNS
from interregnum.games.heroes.engine.map.board import NO_GUARD, NO_PLACE, STRIDE
from interregnum.games.heroes.engine.terms import CONTROLLED, EXPLORABLE, MOUNTAIN, NO_FIELD, PORT, WATER
from interregnum.games.heroes.terminal.picture import STYLES, Picture
from interregnum.kernel.ids import SEAT_LETTERS

LABEL: Final = 3  # the numbers of the rows
WIDE: Final = 5  # a field with its gap: place, owner and hero
MIDDLE: Final = 4
NARROW: Final = 3
GAP: Final = 2  # between the map and the players
BESIDE: Final = ((WIDE, 48), (MIDDLE, 40), (NARROW, 34))  # the room for the players beside fields of each width
TOWN: Final = "⌂"
DONE: Final = "×"  # explored
OPEN: Final = "·"
DANGER: Final = "!"
NAMED: Final = "+"  # a field without a place that an answer names
TERRAIN: Final = {WATER: ("~~", "blue"), MOUNTAIN: ("^^", "yellow"), PORT: ("~#", "bold blue")}
TIER_STYLES: Final = ("green", "yellow", "red")
ARROWS: Final = {-STRIDE: "↑", -1: "←", 1: "→", STRIDE: "↓"}


def width_of(picture: Picture, cell: int) -> int:
    return LABEL + int(picture.view.board.columns) * cell


def cell_for(picture: Picture, width: int) -> int:
    """The widest fields that fit."""
    fitting = [cell for cell in (WIDE, MIDDLE, NARROW) if width_of(picture, cell) <= width]
    return fitting[0] if fitting else NARROW


def cell_beside(picture: Picture, width: int) -> int:
    """The widest fields that leave room for the players beside the map; 0 if none do."""
    fitting = [cell for cell, room in BESIDE if width_of(picture, cell) + GAP + room <= width]
    return fitting[0] if fitting else 0


def grid(picture: Picture, cell: int) -> list[Text]:
    """The whole map: letters above, numbers at the side."""
    board = picture.view.board
    named = answered(picture)
    letters = "".join(f"{COLUMNS[column]:<{cell}}" for column in range(board.columns))
    lines = [Text.assemble((f"{'':<{LABEL}}{letters}".rstrip(), "dim"))]
    for row in range(board.rows):
        line = Text.assemble((f"{row + 1:>{LABEL - 1}} ", "dim"))
        for column in range(board.columns):
            line.append_text(padded(field_text(picture, row * STRIDE + column, cell, named), cell))
        line.rstrip()
        lines.append(line)
    return lines


def answered(picture: Picture) -> set[int]:
    """The fields that can be named in an answer."""
    answers = map(CHOICES.decode, picture.view.choices)
    return {answer["field"] for answer in answers if "field" in answer}


def padded(text: Text, cell: int) -> Text:
    """A field with its gap, which has no style."""
    found = Text.assemble(text)
    found.truncate(cell - 1)
    found.pad_right(cell - found.cell_len)
    return found


def field_text(picture: Picture, field: int, cell: int, named: set[int]) -> Text:
    """One field: what stands there, and beside it what lies there, as far as there is room."""
    view = picture.view
    if view.board.terrain[field] == NO_FIELD:
        return Text()
    if field in view.towns:
        owner = view.towns.index(field)
        return Text(f"{TOWN}{SEAT_LETTERS[owner]}", style=STYLES[owner])
    if view.encounters[field] >= 0:
        return creatures(picture, field, cell)
    ground = ground_text(picture, field)
    heroes = [hero for hero, at in enumerate(view.at) if at == field]
    if heroes:
        return with_hero(picture.mark(heroes[0]), ground, view.board.place[field] != NO_PLACE, cell)
    if field in named:
        ground.stylize("reverse")
        if view.board.place[field] == NO_PLACE:
            sign = "" if ground.plain == OPEN else ground.plain[0]
            return Text(f"{sign}{picture.costs.get(field, NAMED)}", style="reverse")
    return ground


def with_hero(mark: Text, ground: Text, is_place: bool, cell: int) -> Text:
    """A hero, and before him the place he stands on."""
    if cell == NARROW or not is_place:
        return mark
    if cell == MIDDLE:
        return Text.assemble(ground[:1], mark)
    return Text.assemble(ground, " " * (2 - ground.cell_len), mark)


def creatures(picture: Picture, field: int, cell: int) -> Text:
    """How dangerous they are, and which place they guard; where there is no room, the arrow stands for the sign."""
    tier = picture.box.token_tier[picture.view.encounters[field]]
    guarded = picture.view.board.guarded[field]
    arrow = ARROWS.get(guarded - field, "") if guarded != NO_GUARD else ""
    told = f"{arrow or DANGER}{tier + 1}" if cell == NARROW else f"{DANGER}{tier + 1}{arrow}"
    return Text(told, style=TIER_STYLES[tier])


def ground_text(picture: Picture, field: int) -> Text:
    """A place with its owner, or the terrain."""
    view = picture.view
    place = view.board.place[field]
    if place == NO_PLACE:
        sign, style = TERRAIN.get(view.board.terrain[field], (OPEN, "dim"))
        return Text(sign, style=style)
    letter = letter_of(picture, place)
    owner = view.owners[field]
    if owner >= 0:
        return Text(f"{letter}{SEAT_LETTERS[owner]}", style=STYLES[owner])
    kind = picture.box.place_kind[place]
    if kind == EXPLORABLE and view.explored[field]:
        return Text(f"{letter}{DONE}", style="dim")
    return Text(letter, style="bold" if kind in (EXPLORABLE, CONTROLLED) else "bold blue")


def letter_of(picture: Picture, place: int) -> str:
    return picture.box.facts.places[place].char.lower()


def legend(picture: Picture, speech: Speech, width: int) -> list[Text]:
    """What the letters and signs of this map mean."""
    there = sorted({place for place in picture.view.board.place if place != NO_PLACE})
    names = [(letter_of(picture, place), picture.box.facts.places[place].id) for place in there]
    items = [Text.assemble((sign, "bold"), f" {picture.table.cards.name('place', key)}") for sign, key in names]
    return [*signs(speech, width), *indented(flowing(items, 1, width - 1))]


def signs(speech: Speech, width: int) -> list[Text]:
    """The signs that are the same on every map."""
    return hanging(Text(" "), Text(speech.own("cli-signs"), style="dim"), 1, width)


def indented(lines: list[Text]) -> list[Text]:
    return [Text.assemble(" ", line) if number == 0 else line for number, line in enumerate(lines)]
