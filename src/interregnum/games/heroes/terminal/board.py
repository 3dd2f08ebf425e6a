"""The table of Heroes as one viewer may see it: the map with the players beside it, or the battle under way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text

from interregnum.cli.board import FULL, MIDDLE, SHORT, Board, Part
from interregnum.cli.layout import ends, hanging, wrapped
from interregnum.cli.speech import Entry
from interregnum.games.heroes.border.notation import CHOICES
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine import events as e
from interregnum.games.heroes.engine.battle.battle import Battle
from interregnum.games.heroes.engine.box import NO_CARD
from interregnum.games.heroes.game import ID
from interregnum.games.heroes.terminal import chronicle, grouping, land, lookup
from interregnum.games.heroes.terminal.chances import MANY, SOME, Chances, battles
from interregnum.games.heroes.terminal.panels import Panels
from interregnum.games.heroes.terminal.picture import Picture
from interregnum.games.heroes.terminal.town import TownPage
from interregnum.games.heroes.terminal.war import War
from interregnum.games.heroes.words.speaker import known
from interregnum.games.heroes.words.words import HeroesWords
from interregnum.kernel.errors import InterregnumError, UnknownChoice
from interregnum.kernel.ids import NOBODY, SEAT_LETTERS, UNKNOWN
from interregnum.kernel.question import Question
from interregnum.kernel.view import View

# Questions about fields: the map has to be there.
ON_THE_MAP = (c.TOWN, c.MOVE, c.PORTAL, c.TAKE_OVER, c.NEXT_HERO)
ROUTINE = (e.TRACK, e.BATTLE_TURN, e.ATTACKED, e.POWER_CHANGED, e.ACTIVATED, e.DISCARDED, e.TREASURE_DRAWN)
SET = "set"  # what two or three artifacts give together has no card


class HeroesBoard(Board):
    """Draws Heroes; `MIDDLE` leaves the legend out and is brief about other players, `SHORT` about everything."""

    game: ClassVar = ID
    rules: ClassVar = "MMH-"
    seats: ClassVar = 2
    options: ClassVar = (("factions", ((), ("random-factions",)), 1),)
    sizes: ClassVar = ((FULL, 10), (FULL, 6), (MIDDLE, 6), (MIDDLE, 3), (SHORT, 4), (SHORT, 2), (SHORT, 0))
    parts: ClassVar = (
        Part(MIDDLE, True, 4), Part(SHORT, True, 4), Part(SHORT, True, 2), Part(SHORT, True, 0), Part(SHORT, False, 0),
    )  # fmt: skip
    looks: ClassVar = ("m", "o", "t")
    asides: ClassVar = ("o",)

    def __init__(self, lang: str, names: Sequence[str], bots: Sequence[str], width: int) -> None:
        super().__init__(lang, names, bots, width)
        self.words = HeroesWords(lang)
        self.pictures: list[Picture] = []  # the last one, shared by boards of other sizes
        self.chances = Chances()  # shared by them, too

    def picture(self, view: View) -> Picture:
        """What follows from the view, found out once."""
        if not self.pictures or self.pictures[0].view is not view:
            self.pictures[:] = [Picture(self.words, known(view), self.speech.names)]
        return self.pictures[0]

    def title(self) -> str:
        return self.speech.cli("heroes-game")

    def scene(self, view: View) -> list[int]:
        seen = known(view)
        return [view.viewer, seen.turns, -1 if seen.battle is None else seen.battle.field]

    def prepare(self, view: View) -> None:
        """Simulate the battles that the answers may begin."""
        self.chances.of_answers(self.picture(view))

    # --- the table

    def table(self, view: View) -> list[Text]:
        """The head, and the battle or the map."""
        battle = known(view).battle
        return [*self.head(view), *(self.country(view) if battle is None else self.battle(view, battle))]

    def lines(self, view: View) -> list[Text]:
        return self.table(view)  # the viewer's own things stand among those of the others

    def own(self, view: View) -> list[Text]:
        """The viewer's town and heroes, where the table is not shown."""
        seen = known(view)
        if view.over or view.viewer >= view.seats or seen.battle is not None:
            return []
        return self.panels(view, self.width).player(view.viewer)

    def focus(self, view: View) -> list[Text]:
        """The battle, or the map if the question is about fields."""
        battle = known(view).battle
        if battle is not None:
            return self.battle(view, battle)
        return self.land(view) if view.ask in ON_THE_MAP else []

    def head(self, view: View) -> list[Text]:
        """The round, the week, and what wins the game."""
        seen = known(view)
        speech = self.speech
        if view.over:
            return wrapped(Text.assemble((self.title(), "bold"), f" · {speech.ui('game-over')}"), self.width)
        when = speech.ui("setup")
        if seen.round:
            when = speech.cli("heroes-round", n=seen.round, left=sum(seen.weeks))
        lines = ends(
            Text.assemble((self.title(), "bold"), f" · {when}"),
            Text(speech.cli("heroes-goal-power", n=seen.goal)),
            self.width,
        )
        return lines + (self.week(view) if seen.week != NO_CARD else [])

    def week(self, view: View) -> list[Text]:
        """The Week card with its text, which holds for everybody."""
        picture = self.picture(view)
        text = self.words.cards.text(*picture.kind(known(view).week))
        told = [*text.rules]
        if picture.box.week_dark[known(view).week - picture.box.week_first]:
            dark = self.words.cards.dark_days()
            told.append(f"{dark.name}." if self.detail else " ".join(dark.rules))
        return hanging(Text(" "), Text.assemble((f"{text.name}.", "bold"), " ", " ".join(told)), 1, self.width)

    # --- the map

    def country(self, view: View) -> list[Text]:
        """The map, and beside it the players, or below it where there is no room."""
        picture = self.picture(view)
        cell = land.cell_beside(picture, self.width)
        if not cell:
            return [*self.land(view), *self.legend(view), *self.panels(view, self.width).all()]
        left = land.width_of(picture, cell) + land.GAP
        grid = land.grid(picture, cell)
        rows = self.panels(view, self.width - left).all()
        return [*beside(grid, rows, left), *self.legend(view)]

    def land(self, view: View) -> list[Text]:
        """The map alone."""
        picture = self.picture(view)
        return land.grid(picture, land.cell_for(picture, self.width))

    def legend(self, view: View) -> list[Text]:
        """What the signs mean, for somebody who has to answer."""
        if self.detail != FULL or view.question is None:
            return []
        return land.legend(self.picture(view), self.speech, self.width)

    def panels(self, view: View, width: int) -> Panels:
        return Panels(self.picture(view), self.speech, self.bots, width, self.detail)

    def battle(self, view: View, battle: Battle) -> list[Text]:
        return War(self.picture(view), battle, self.speech, self.width, self.detail).lines()

    # --- the log

    def is_routine(self, entry: Entry) -> bool:
        """What the battle screen, the panels and the next line show, and cards that nobody saw or nobody kept."""
        if not isinstance(entry, e.Told):
            return False
        return entry.kind in ROUTINE or (entry.kind in (e.DRAWN, e.KEPT) and UNKNOWN in entry.values)

    def is_told(self, view: View, events: Sequence[Entry]) -> list[bool]:
        """Of battles of others that are over no blow is told: only who fought, with what cards, and who won."""
        own = known(view).factions[view.viewer] if view.viewer < view.seats else NOBODY
        past = chronicle.past_blows(events, own)
        return [one and number not in past for number, one in enumerate(super().is_told(view, events))]

    def begins(self, entry: Entry) -> bool:
        return isinstance(entry, e.Told) and entry.kind == e.ROUND_BEGAN

    # --- the question

    def source(self, question: Question) -> list[Text]:
        """The text of the card that asks; a window is no card, and the parts of a treasure are the answers."""
        if question.source < 0 or question.ask in (c.ASK_WINDOW, c.PART):
            return []
        return self.card_text(question.source)

    def card_text(self, source: int) -> list[Text]:
        box = self.words.box
        table = self.words.table(self.speech.names)
        kind, name = table.named(source)
        text = self.words.cards.text(kind, box.ids[source]) if kind != SET else None
        told = Text.assemble((name, "bold"), ": ", "" if text is None else " ".join(text.rules))
        return hanging(Text(" "), told, 2, self.width)

    def answers(self, question: Question, view: View) -> list[Text]:
        lines = grouping.lines(self.groups(question, view), self.width)
        if self.detail < SHORT and battles(self.picture(view)):
            lines += hanging(Text(" "), Text(self.speech.cli("heroes-odds-note", n=SOME), style="dim"), 1, self.width)
        return lines

    def groups(self, question: Question, view: View) -> list[grouping.Group]:
        """The answers as they are shown, put into words once for a view and a size."""
        found = self.picture(view).groups
        if self.detail not in found:
            found[self.detail] = self.grouped(question, view)
        return found[self.detail]

    def grouped(self, question: Question, view: View) -> list[grouping.Group]:
        told = dict(zip(question.choices, self.speaker.choices(question, view, self.speech.names), strict=True))
        picture = self.picture(view)
        explained: dict[int, str] = {}
        known: set[str] = set()  # what one answer explains the next one need not
        for one, text in told.items():
            rules = self.rules_of(question.ask, one) if self.detail < SHORT else ""
            explained[one] = text if not rules or rules in known else f"{text}{rules}"
            known.add(rules)
        return grouping.groups(picture, self.speech, explained, self.chances.of_answers(picture))

    def rules_of(self, ask: int, choice: int) -> str:
        """What the card, building or hero does that an answer names; of an OR card the rule that is used."""
        hero, box = grouping.new_hero(ask, choice), self.words.box
        if hero >= 0:
            return " ".join(["", *lookup.abilities(self.words.cards, "hero", box.hero_ids[hero])])
        source = grouping.source_of(box, choice)
        kind = "" if source == NO_CARD else self.words.table(self.speech.names).named(source)[0]
        if kind in ("", SET):
            return ""
        answer = CHOICES.decode(choice)
        if answer.name == "use":
            rules = " ".join(self.words.cards.used(kind, box.ids[source], answer["rule"] == 1))
        else:
            text = self.words.cards.text(kind, box.ids[source])
            rules = str(text) if answer.name == "card" else " ".join(text.rules)
        return f": {rules}" if rules else ""

    def in_order(self, view: View) -> list[int]:
        question = view.question
        assert question is not None
        return [one for group in self.groups(question, view) for one, _ in group.answers]

    def meant(self, view: View, text: str) -> int | None:
        """The name of a field alone, where only one thing can be done there."""
        field = lookup.field_of(self.picture(view), text)
        found = [code + field for code in (c.GO, c.VISIT, c.FIELD) if field >= 0 and code + field in view.choices]
        if len(found) > 1:
            raise UnknownChoice("two-ways", facts={"field": text})
        return found[0] if found else None

    # --- looking things up

    def goal(self) -> list[Text]:
        lines = hanging(Text(" "), Text(self.speech.cli("heroes-goal")), 1, self.width)
        return [*lines, *land.signs(self.speech, self.width)]

    def help(self) -> list[str]:
        return [self.speech.cli(f"heroes-help-{name}") for name in ("card", "rules", "map", "town", "odds")]

    def which_card(self) -> str:
        return self.speech.cli("heroes-which-card")

    def which_rule(self) -> str:
        return self.speech.cli("heroes-which-rule")

    def found(self, wanted: str) -> list[list[Text]]:
        cards = self.words.cards
        return [
            [
                *lookup.thing_lines(cards, self.speech, kind, key, self.width),
                *lookup.ability_lines(cards, kind, key, self.width),
            ]
            for kind, key in lookup.matching(cards, wanted)
        ]

    def names_of(self, wanted: str) -> list[Text]:
        cards = self.words.cards
        return [Text(cards.name(kind, key)) for kind, key in lookup.matching(cards, wanted)]

    def field_lines(self, view: View, wanted: str) -> list[Text]:
        field = lookup.field_of(self.picture(view), wanted.casefold())
        return [] if field < 0 else lookup.field_lines(self.picture(view), self.speech, field, self.width)

    def look(self, word: str, rest: str, view: View) -> list[Text]:
        """The map with all players, also in a battle; a town; the odds of a battle on a field."""
        if word == "m":
            return [*self.head(view), *self.country(view)]
        return self.town(rest, view) if word == "t" else self.odds(rest.casefold(), view)

    def town(self, wanted: str, view: View) -> list[Text]:
        """The town of the viewer, or of the seat with this letter."""
        letters = SEAT_LETTERS[: view.seats]
        own = view.viewer if view.viewer < view.seats else 0
        seat = letters.index(wanted.upper()) if len(wanted) == 1 and wanted.upper() in letters else own
        return TownPage(self.picture(view), self.speech, seat, self.width).lines()

    def odds(self, wanted: str, view: View) -> list[Text]:
        picture = self.picture(view)
        field = lookup.field_of(picture, wanted)
        if field < 0:
            return [Text(f" {self.speech.cli('heroes-which-odds')}")]
        try:
            found = self.chances.many(picture, field)
        except InterregnumError as error:
            return [Text(f" {self.speech.words.error_text(error)}", style="bold yellow")]
        low, high = found.won.interval
        told = self.speech.cli(
            "heroes-odds",
            field=wanted,
            n=MANY,
            percent=round(100 * found.won.value),
            low=round(100 * low),
            high=round(100 * high),
            turns=f"{found.turns:.1f}",
            tokens=f"{found.tokens:.1f}",
            won=f"{found.tokens_won:.1f}",
        )
        return hanging(Text(" "), Text(told), 1, self.width)


def beside(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Two blocks of lines next to each other; the second begins at this width."""
    lines = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        if number < len(right):
            line.pad_right(width - line.cell_len)
            line.append_text(right[number])
        lines.append(line)
    return lines
