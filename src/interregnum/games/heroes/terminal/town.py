"""A town on a page of its own: its level, its buildings, its units, and what everything costs now."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from interregnum.cli.layout import hanging, heading
from interregnum.cli.speech import Speech
from interregnum.games.heroes.engine.box import LEVELS, unit_row
from interregnum.games.heroes.terminal.picture import Picture

RAISED: Final = "✓"
INDENT: Final = 3


class TownPage:
    """What the town of one seat has, and what it could have."""

    def __init__(self, picture: Picture, speech: Speech, seat: int, width: int) -> None:
        self.picture: Final = picture
        self.speech: Final = speech
        self.seat: Final = seat
        self.width: Final = width

    def cli(self, message: str, **words: str | int) -> str:
        return self.speech.own(f"cli-{message}", **words)

    def lines(self) -> list[Text]:
        """The level, then the buildings, then the units."""
        lines = [heading(self.cli("town-of", player=self.speech.names[self.seat]), self.width)]
        faction = self.picture.view.factions[self.seat]
        if faction < 0:
            return lines
        lines += self.line("", self.level())
        for number in self.picture.box.faction_buildings[faction]:
            lines += self.building(number)
        for level in range(LEVELS):
            lines += self.line("", self.unit(faction, level))
        return lines

    def level(self) -> str:
        """The level now, and what the next one costs."""
        level = self.picture.view.levels[self.seat]
        told = [self.cli("level", level=level)]
        if level < LEVELS:
            price = self.picture.table.goods("resources", self.picture.sight.level_price(self.seat).resources)
            told.append(self.cli("next-level", level=level + 1, price=price))
        return " · ".join(told)

    def building(self, source: int) -> list[Text]:
        """A building: it stands, or what it needs; and what it does."""
        cards = self.picture.table.cards
        text = cards.text("building", self.picture.box.ids[source])
        stands = source in self.picture.view.buildings[self.seat]
        told = Text.assemble((text.name, "bold"))
        if not stands:
            told.append(f", {', '.join(self.needs(source - self.picture.box.building_first))}")
        return self.line(RAISED if stands else "", told.append(f": {' '.join(text.rules)}"))

    def needs(self, number: int) -> list[str]:
        """Price, artifact and town level, as far as they are not there yet."""
        box = self.picture.box
        found = [self.price(number)]
        artifact = box.facts.buildings[number].needs_artifact
        if artifact:
            found.append(self.picture.table.title(self.picture.table.cards.name("artifact", artifact)))
        if box.building_level[number] > self.picture.view.levels[self.seat]:
            found.append(self.cli("from-level", level=int(box.building_level[number])))
        return found

    def price(self, number: int) -> str:
        """What the building costs now (MMH-RUL-70, 114)."""
        table, price = self.picture.table, self.picture.sight.building_price(self.seat, number, False)
        if self.picture.box.building_either[number]:
            return table.goods("resources-or-gold", price.resources)
        gold = [table.goods("gold", price.gold)] if price.gold else []
        return table.listed([table.goods("resources", price.resources), *gold], "list-and")

    def unit(self, faction: int, level: int) -> Text:
        """A type of units: what both sides cost in town, and how many are left."""
        box, table = self.picture.box, self.picture.table
        row = unit_row(faction, level)
        basic, elite = (table.goods("gold", int(box.unit_gold[2 * row + side])) for side in range(2))
        told = [self.cli("prices", basic=basic, elite=elite)]
        told.append(self.cli("in-reserve", n=self.picture.view.reserve[self.seat][level]))
        if level >= self.picture.view.levels[self.seat]:
            told.append(self.cli("from-level", level=level + 1))
        name = table.cards.name("unit", box.unit_ids[row])
        return Text.assemble((name, "bold"), f": {' · '.join(told)}")

    def line(self, sign: str, text: Text | str) -> list[Text]:
        return hanging(Text(f" {sign}"), Text(text) if isinstance(text, str) else text, INDENT, self.width)
