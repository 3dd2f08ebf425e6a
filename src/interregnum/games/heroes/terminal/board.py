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
from interregnum.games.heroes.terminal import blows, defaults, grouping, land, lookup, spoken, why
from interregnum.games.heroes.terminal.chances import MANY, SOME, Chances, battles
from interregnum.games.heroes.terminal.numbering import Numbers
from interregnum.games.heroes.terminal.panels import Panels
from interregnum.games.heroes.terminal.picture import Picture
from interregnum.games.heroes.terminal.town import TownPage
from interregnum.games.heroes.terminal.war import War
from interregnum.games.heroes.words.questions import hero_of
from interregnum.games.heroes.words.speaker import known
from interregnum.games.heroes.words.words import HeroesWords
from interregnum.kernel.errors import InterregnumError
from interregnum.kernel.ids import NOBODY, SEAT_LETTERS, UNKNOWN
from interregnum.kernel.question import Question
from interregnum.kernel.view import View
from interregnum.lab.shares import Share

# Questions about fields: the map has to be there.
ON_THE_MAP = (c.TOWN, c.MOVE, c.PORTAL, c.TAKE_OVER, c.NEXT_HERO)
# Questions that only the texts of the cards answer: they are told however little room there is.
BY_TEXT = (c.KEEP, c.DEPOSIT, c.REWARD)
# A part of a treasure is told by what it brings.
ROUTINE = (
    e.Track, e.BattleTurn, e.Attacked, e.PowerChanged, e.Activated, e.Discarded, e.TreasureDrawn, e.PartTaken,
)  # fmt: skip
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
        self.given = Numbers()  # and these

    def picture(self, view: View) -> Picture:
        """What follows from the view, found out once."""
        if not self.pictures or self.pictures[0].view is not view:
            self.pictures[:] = [Picture(self.words, known(view), self.speech.names)]
        return self.pictures[0]

    def title(self) -> str:
        return self.speech.own("name")

    def scene(self, view: View) -> list[int]:
        seen = known(view)
        return [view.viewer, seen.turns, -1 if seen.battle is None else seen.battle.field]

    def prepare(self, view: View) -> None:
        """Simulate the battles that the answers may begin, or the one to flee from."""
        self.chances.of_answers(self.picture(view))
        if view.ask == c.FLEE and view.question is not None:
            self.chances.now(self.picture(view), SOME)

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
        panels = self.panels(view, self.width)
        if self.detail == SHORT and view.ask == c.MOVE and view.question is not None:
            return panels.hero(self.picture(view).sight.mover)[:1]  # the rest is a page before
        return panels.player(view.viewer)

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
            when = speech.own("cli-round", n=seen.round, left=sum(seen.weeks))
        lines = ends(
            Text.assemble((self.title(), "bold"), f" · {when}"),
            Text(speech.own("cli-goal-power", n=seen.goal)),
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
        if isinstance(entry, e.Drawn):
            return UNKNOWN in entry.cards
        return isinstance(entry, ROUTINE) or (isinstance(entry, e.Kept) and entry.card == UNKNOWN)

    def is_told(self, view: View, events: Sequence[Entry]) -> list[bool]:
        """Of battles of others that are over no blow is told: only who fought, with what cards, and who won."""
        own = known(view).factions[view.viewer] if view.viewer < view.seats else NOBODY
        past = blows.past_blows(events, own)
        return [one and number not in past for number, one in enumerate(super().is_told(view, events))]

    def begins(self, entry: Entry) -> bool:
        return isinstance(entry, e.RoundBegan)

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
        numbers = {choice: number for number, choice in self.numbers(view).items()}
        lines = grouping.lines(self.groups(question, view), numbers, self.width)
        if self.detail < SHORT and battles(self.picture(view)):
            lines += hanging(Text(" "), Text(self.speech.own("cli-odds-note", n=SOME), style="dim"), 1, self.width)
        return lines + (self.odds_now(view, SOME) if view.ask == c.FLEE else [])

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
            rules = self.rules_of(view, one) if self.detail < SHORT or view.ask in BY_TEXT else ""
            explained[one] = text if not rules or rules in known else f"{text}{rules}"
            known.add(rules)
        return grouping.groups(picture, self.speech, explained, self.chances.of_answers(picture), self.detail == SHORT)

    def rules_of(self, view: View, choice: int) -> str:
        """What the card, building or hero does that an answer names; of an OR card the rule that is used."""
        hero, box = grouping.new_hero(view.ask, choice), self.words.box
        if hero >= 0:
            return " ".join(["", *self.about_hero(view, hero)])
        source = grouping.source_of(box, choice)
        kind = "" if source == NO_CARD else self.words.table(self.speech.names).named(source)[0]
        if kind in ("", SET):
            return ""
        answer = CHOICES.decode(choice)
        if answer.name == "use":
            rules = " ".join(self.words.cards.used(kind, box.ids[source], answer["rule"] == 1))
        elif answer.name == "card":
            rules = " ".join([*self.heads(view, kind, box.ids[source]), *self.closed(view, source)])
        else:
            rules = " ".join(self.words.cards.text(kind, box.ids[source]).rules)
        return f": {rules}" if rules else ""

    def about_hero(self, view: View, hero: int) -> list[str]:
        """His abilities; of one to recruit the schools, too, which the first question names beside his values."""
        told = lookup.abilities(self.words.cards, "hero", self.words.box.hero_ids[hero])
        schools = [self.panels(view, self.width).schools(hero)] if view.ask != c.START_HERO else []
        return [*schools, *told]

    def heads(self, view: View, kind: str, key: str) -> list[str]:
        """A card with what is printed on it and does something in this game."""
        text = self.words.cards.text(kind, key)
        idle = self.words.cards.idle(kind, key, known(view).options.artifact_sets)
        return [*[line for line in text.head if line not in idle], *text.rules]

    def closed(self, view: View, source: int) -> list[str]:
        """That the second rule of a drawn card is closed to the hero who would keep it."""
        picture, hero = self.picture(view), hero_of(known(view))
        if hero < 0 or not picture.is_half(hero, source):
            return []
        return [self.speech.own("cli-closed", hero=picture.table.hero(hero), school=picture.school_of(source))]

    def in_order(self, view: View) -> list[int]:
        question = view.question
        assert question is not None
        return [one for group in self.groups(question, view) for one, _ in group.answers]

    def numbers(self, view: View) -> dict[int, int]:
        shown = self.in_order(view)
        if view.ask not in grouping.GROUPED:
            return dict(enumerate(shown, 1))
        return {number: one for one, number in self.given.of(self.action(view), shown).items()}

    def action(self, view: View) -> tuple[int, ...]:
        """What lasts for as long as numbers must not move: one action, or a hero who stands where he stands."""
        seen, mover = known(view), self.picture(view).sight.mover if view.ask == c.MOVE else NOBODY
        return view.viewer, seen.round, seen.turns, view.ask, mover, seen.at[mover] if mover >= 0 else NOBODY

    def default(self, view: View) -> int | None:
        return defaults.default(self.picture(view))

    def meant(self, view: View, text: str) -> int | None:
        return spoken.meant(self.picture(view), text)

    # --- looking things up

    def goal(self) -> list[Text]:
        lines = hanging(Text(" "), Text(self.speech.own("cli-goal")), 1, self.width)
        return [*lines, *land.signs(self.speech, self.width)]

    def help(self) -> list[str]:
        return [self.speech.own(f"cli-help-{name}") for name in ("card", "rules", "map", "town", "odds")]

    def which_card(self) -> str:
        return self.speech.own("cli-which-card")

    def which_rule(self) -> str:
        return self.speech.own("cli-which-rule")

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
        picture = self.picture(view)
        field = lookup.field_of(picture, wanted.casefold())
        if field < 0:
            return []
        reasons = why.reason_lines(picture.table, why.field_reasons(picture.view, field), self.width)
        return [*lookup.field_lines(picture, self.speech, field, self.width), *reasons]

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
        if not wanted and known(view).battle is not None:
            return self.odds_now(view, MANY)
        if field < 0:
            return [Text(f" {self.speech.own('cli-which-odds')}")]
        try:
            found = self.chances.many(picture, field)
        except InterregnumError as error:
            return [Text(f" {self.speech.words.error_text(error)}", style="bold yellow")]
        low, high = found.won.interval
        told = self.speech.own(
            "cli-odds",
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

    def odds_now(self, view: View, battles: int) -> list[Text]:
        """The chance to win the battle under way: of the viewer's hero, else of the one who began it."""
        picture, battle = self.picture(view), known(view).battle
        assert battle is not None
        found = self.chances.now(picture, battles).won
        defends = battle.heroes[1] != NOBODY and picture.seat_of(battle.heroes[1]) == view.viewer
        share = Share(found.of - found.hits, found.of) if defends else found
        low, high = share.interval
        told = self.speech.own(
            "cli-odds-now",
            hero=picture.table.hero(battle.heroes[int(defends)]),
            n=battles,
            percent=round(100 * share.value),
            low=round(100 * low),
            high=round(100 * high),
        )
        return hanging(Text(" "), Text(told, style="dim"), 1, self.width)


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
