"""What belongs to a player: the town with its treasury and cards, and each hero with army and belongings."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from interregnum.cli.board import MIDDLE, SHORT
from interregnum.cli.layout import hanging, wrapped
from interregnum.cli.speech import Speech
from interregnum.games.heroes.engine.box import LEVELS
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.terms import COMMAND, INITIATIVE, MAGIC, STRENGTH
from interregnum.games.heroes.terminal.picture import Picture

ELITE: Final = "★"
INDENT: Final = 3


class Panels:
    """Draws the players of one view, `width` cells wide."""

    def __init__(self, picture: Picture, speech: Speech, bots: list[str], width: int, detail: int) -> None:
        self.picture: Final = picture
        self.speech: Final = speech
        self.bots: Final = bots
        self.width: Final = width
        self.detail: Final = detail

    def cli(self, message: str, **words: str | int) -> str:
        return self.speech.own(f"cli-{message}", **words)

    def all(self) -> list[Text]:
        """Every player, the viewer first."""
        view = self.picture.view
        seats = sorted(range(view.seats), key=lambda seat: seat != view.viewer)
        return [line for seat in seats for line in self.player(seat)]

    def player(self, seat: int) -> list[Text]:
        """The town, then the heroes."""
        lines = self.title(seat)
        if self.picture.view.factions[seat] < 0:
            return lines
        lines += self.town(seat)
        return lines + [line for hero in self.picture.heroes_of(seat) for line in self.hero(hero)]

    def title(self, seat: int) -> list[Text]:
        """Who it is and how near to winning; an arrow shows whose turn it is."""
        view = self.picture.view
        turn = "▶" if seat == (view.turn if view.round else view.asked) and not view.over else " "
        who = self.speech.cli("you") if seat == view.viewer else f"({self.speech.ui('bot')})" if self.bots[seat] else ""
        name = Text.assemble(
            turn, self.picture.seat(seat), " ", (self.speech.names[seat], "bold"), " " * bool(who), who
        )
        if view.factions[seat] < 0:
            return [name]
        told = f" · {self.picture.table.faction(view.factions[seat])} · {self.powers(seat)}"
        return self.under(name.append(told))

    def powers(self, seat: int) -> str:
        """Power, the goal, and where it comes from."""
        view = self.picture.view
        parts = view.sources[seat]
        told = [
            self.picture.table.words.say("heroes-result-source", source=source, n=n)
            for source, n in zip(power.SOURCES, parts, strict=True)
            if n
        ]
        total = self.cli("power", n=view.power[seat], goal=view.goal)
        return f"{total} ({', '.join(told)})" if told and not self.is_brief(seat) else total

    def is_brief(self, seat: int) -> bool:
        """Whether only the most needed is said: of others sooner than of the viewer."""
        return self.detail == SHORT or (self.detail == MIDDLE and seat != self.picture.view.viewer)

    # --- the town

    def town(self, seat: int) -> list[Text]:
        view, table = self.picture.view, self.picture.table
        goods = f"{table.goods('resources', view.resources[seat])}, {table.goods('gold', view.gold[seat])}"
        town = table.field(view.towns[seat])
        head = [self.cli("town", level=view.levels[seat], field=town) if town else "", goods, *self.cards(seat)]
        lines = self.line(" · ".join(one for one in head if one))
        if not self.is_brief(seat):
            lines += self.listed("buildings", self.picture.cards(view.buildings[seat]))
            lines += self.listed("reserve", self.reserve(seat))
        return lines

    def cards(self, seat: int) -> list[str]:
        """The action cards: those still face up, and those that were played."""
        view, box = self.picture.view, self.picture.box
        names = [self.picture.table.cards.name("card", one) for one in box.card_ids]
        up = [name for card, name in enumerate(names) if view.ready[seat] >> card & 1]
        down = [name for card, name in enumerate(names) if (view.cards[seat] & ~view.ready[seat]) >> card & 1]
        if self.is_brief(seat):
            return [self.cli("card-counts", up=len(up), all=len(up) + len(down))]
        told = [self.cli("cards-up", cards=", ".join(up) or "–")]
        return [*told, self.cli("cards-down", cards=", ".join(down))] if down else told

    def reserve(self, seat: int) -> str:
        """The unit tokens that can still be bought."""
        left = self.picture.view.reserve[seat]
        first = self.picture.view.factions[seat] * 3
        return ", ".join(f"{self.picture.unit(first, level)} {left[level]}" for level in range(LEVELS) if left[level])

    # --- heroes

    def hero(self, hero: int) -> list[Text]:
        """Where a hero is, what he commands, and what he carries."""
        view, sight = self.picture.view, self.picture.sight
        name = Text.assemble(" ", self.picture.mark(hero), " ", (self.picture.table.hero(hero), "bold"))
        at = self.picture.table.field(view.at[hero]) or self.cli("in-town")
        told = [at, self.cli("command", n=sight.army_size(hero), most=sight.value(hero, COMMAND))]
        told += [self.cli("luck", n=view.luck[hero])] if view.luck[hero] else []
        rout = sight.rout(hero)
        told += [self.cli("rout", n=rout)] if rout else []
        told.append(self.army(hero) or self.cli("no-army"))
        lines = self.under(name.append(f" · {' · '.join(told)}"))
        is_shown = self.detail < SHORT or self.picture.seat_of(hero) == view.viewer
        return lines + (self.belongings(hero) if is_shown else [])

    def printed(self, hero: int) -> str:
        """Strength, Magic and Initiative as they are now, cards counted."""
        found = [self.picture.sight.value(hero, stat) for stat in (STRENGTH, MAGIC, INITIATIVE)]
        return self.cli("values", strength=found[0], magic=found[1], initiative=found[2])

    def schools(self, hero: int) -> str:
        """The schools on the hero's card, which open the second rules of skills and scrolls (MMH-SKILL-03)."""
        return self.item("schools", ", ".join(self.picture.schools(hero)))

    def army(self, hero: int) -> str:
        """The tokens by type: `Griffins 2★+1` are two elite ones and a basic one."""
        tokens = self.picture.view.armies[hero]
        told = []
        for level in range(LEVELS):
            basic, elite = tokens[2 * level], tokens[2 * level + 1]
            if basic + elite:
                told.append(f"{self.picture.unit(hero, level)} {tokens_text(basic, elite)}")
        return ", ".join(told)

    def belongings(self, hero: int) -> list[Text]:
        view = self.picture.view
        xp = [str(self.picture.box.token_xp[token]) for token in view.trophies[hero]]
        told = [
            *([] if self.is_brief(self.picture.seat_of(hero)) else [self.printed(hero), self.schools(hero)]),
            self.item("skills", self.picture.cards_of(hero, view.skills[hero])),
            self.item("artifacts", self.picture.cards(view.artifacts[hero])),
            self.item("scrolls", self.picture.cards_of(hero, view.scrolls[hero])),
            self.item("trophies", "+".join(xp)),
        ]
        return self.line(" · ".join(one for one in told if one)) if any(told) else []

    # --- lines

    def item(self, name: str, text: str) -> str:
        return f"{self.cli(name)}: {text}" if text else ""

    def listed(self, name: str, text: str) -> list[Text]:
        return self.line(self.item(name, text)) if text else []

    def under(self, text: Text) -> list[Text]:
        """A text whose further lines are indented."""
        first, *rest = wrapped(text, self.width - INDENT)
        return [first, *[Text.assemble(" " * INDENT, line) for line in rest]]

    def line(self, text: str) -> list[Text]:
        return hanging(Text(), Text(text), INDENT, self.width)


def tokens_text(basic: int, elite: int) -> str:
    """So many elite tokens, and so many basic ones."""
    return "+".join([f"{elite}{ELITE}"] * bool(elite) + [str(basic)] * bool(basic)) or "0"
