"""The battle: who acts when, what each stack is and has suffered, and the dice that lie on the table."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from interregnum.cli.board import SHORT
from interregnum.cli.layout import hanging, heading
from interregnum.cli.speech import Speech
from interregnum.games.heroes.engine.battle import rolls
from interregnum.games.heroes.engine.battle.attacking import ROLLING
from interregnum.games.heroes.engine.battle.battle import (
    NO_FACE,
    NO_FIGHTER,
    NO_TARGET,
    Battle,
    is_hero,
    is_units,
    kind_of,
    side_of,
)
from interregnum.games.heroes.engine.flow.programs import ATTACK
from interregnum.games.heroes.engine.terms import ABILITIES, FACES
from interregnum.games.heroes.terminal.panels import ELITE, tokens_text
from interregnum.games.heroes.terminal.picture import STYLES, Picture
from interregnum.kernel.ids import NOBODY, SEAT_LETTERS

ACTED: Final = "✓"
NOW: Final = "▶"
HIT: Final = "*"
MARK: Final = "•"  # a wound that Toughness took
CREATURES: Final = "!"  # where the letter of a seat stands for others


class War:
    """Draws the battle of one view."""

    def __init__(self, picture: Picture, battle: Battle, speech: Speech, width: int, detail: int) -> None:
        self.picture: Final = picture
        self.battle: Final = battle
        self.speech: Final = speech
        self.width: Final = width
        self.detail: Final = detail

    def cli(self, message: str, **words: str | int) -> str:
        return self.speech.own(f"cli-{message}", **words)

    def lines(self) -> list[Text]:
        """The initiative track from the first to the last, those who fell, the attack under way, the heroes."""
        battle = self.battle
        names = [self.side_name(side) for side in range(2)]
        field = self.picture.table.field(battle.field)
        title = self.cli("battle", field=field, turn=max(1, battle.turn), hero=names[0], enemy=names[1])
        lines = [heading(title, self.width)]
        lines += [Text(f" {self.cli('leads')}", style="italic")] if self.leads_creatures() else []
        lines += [
            line for number, one in enumerate(self.picture.sight.fighters()) for line in self.fighter(number, one)
        ]
        lines += self.attack()
        return lines + [line for side in range(2) for line in self.carried(side)]

    def leads_creatures(self) -> bool:
        """Whether the viewer has to answer for the creatures (MMH-BAT-07)."""
        view, hero = self.picture.view, self.battle.heroes[0]
        return (
            self.battle.heroes[1] == NOBODY and view.question is not None and self.picture.seat_of(hero) != view.viewer
        )

    def side_name(self, side: int) -> str:
        hero = self.battle.heroes[side]
        return self.picture.table.token(self.battle.token) if hero == NOBODY else self.picture.table.hero(hero)

    # --- the track

    def fighter(self, number: int, fighter: int) -> list[Text]:
        """Whether it has acted, its Initiative, whose it is, and its values."""
        battle, values = self.battle, self.picture.sight.fighter(fighter)
        state = NOW if fighter == battle.fighter else ACTED if number < battle.place else " "
        name = Text(self.picture.table.in_battle(battle, fighter))
        name.truncate(self.column(), overflow="ellipsis")
        name.pad_right(self.column() - name.cell_len)
        label = Text.assemble(f" {state} {values.initiative:>2} ", self.side_mark(fighter), " ", name, " ")
        if fighter == battle.fighter:
            label.stylize("bold")
        told = [self.cli("strength", n=values.strength)]
        told += [self.size(fighter)] if not is_hero(fighter) else []
        told += self.abilities(fighter) if self.detail < SHORT else []
        return hanging(label, Text(" · ".join(one for one in told if one)), label.cell_len, self.width)

    def column(self) -> int:
        """As wide as the longest name, if that leaves room for the rest."""
        longest = max(cell_len(self.named(one)) for one in self.picture.sight.fighters())
        return min(longest, self.width * 2 // 5)

    def side_mark(self, fighter: int) -> Text:
        hero = self.battle.heroes[side_of(fighter)]
        if hero == NOBODY:
            return Text(CREATURES, style="bold yellow")
        seat = self.picture.seat_of(hero)
        return Text(SEAT_LETTERS[seat], style=STYLES[seat])

    def size(self, fighter: int) -> str:
        """Tokens with those that are elite, or the Number that is left; what was lost, and marks of wounds."""
        battle = self.battle
        if not is_units(fighter):
            left, whole = battle.numbers[fighter], battle.whole[fighter]
            told = self.cli("number", n=left, whole=whole)
            return f"{told} {ELITE}" if self.is_elite(fighter) else told
        army = self.picture.view.armies[battle.heroes[side_of(fighter)]]
        basic, elite = army[2 * kind_of(fighter)], army[2 * kind_of(fighter) + 1]
        told = tokens_text(basic, elite)
        told += f" {MARK * battle.marks[fighter]}" if battle.marks[fighter] else ""
        return f"{told} ({self.cli('lost', n=battle.lost[fighter])})" if battle.lost[fighter] else told

    def is_elite(self, fighter: int) -> bool:
        """Whether creatures have the elite symbol, and so the elite die (MMH-RUL-38)."""
        box, row = self.picture.box, self.battle.row_of(fighter)
        return row < box.elemental_first and bool(box.token_elite[row])

    def abilities(self, fighter: int) -> list[str]:
        """What the stack can do in battle, with what cards grant."""
        numbers = self.picture.sight.fighter(fighter).abilities
        found = [self.picture.table.cards.name("combat", ABILITIES[number]) for number in numbers]
        return [", ".join(found)] if found else []

    # --- the attack

    def attack(self) -> list[Text]:
        """The dice that lie there: hits carry a star; the face of the elite die; the wounds to come."""
        battle = self.battle
        rolled = any(one.program == ATTACK and one.step > ROLLING for one in self.picture.view.stack)
        if not rolled or battle.fighter == NO_FIGHTER:
            return []
        strength = self.picture.sight.fighter(battle.fighter).strength
        dice = Text(" ").join(self.die(value, strength) for value in battle.dice)
        told = Text.assemble(self.cli("dice", fighter=self.named(battle.fighter)), " ", dice)
        if battle.face != NO_FACE:
            told.append(f" + [{self.picture.table.cards.name('face', FACES[battle.face])}]", style="bold magenta")
        told.append(f"  {self.cli('hits-up-to', n=strength)}", style="dim")
        if battle.target != NO_TARGET:
            told.append(f" → {self.named(battle.target)}")
        if battle.coming:
            told.append(f" · {self.cli('coming', n=battle.coming)}", style="bold")
        return hanging(Text(" "), told, 1, self.width)

    def die(self, value: int, strength: int) -> Text:
        hit = rolls.is_hit(value, strength)
        return Text(f"{value}{HIT}" if hit else f"{value}", style="bold green" if hit else "")

    def named(self, fighter: int) -> str:
        return self.picture.table.in_battle(self.battle, fighter)

    # --- the heroes behind the stacks

    def carried(self, side: int) -> list[Text]:
        """Luck, skills, artifacts and scrolls, which may be used in the battle."""
        hero = self.battle.heroes[side]
        if hero == NOBODY:
            return []
        view = self.picture.view
        items = [
            ("skills", self.picture.cards_of(hero, view.skills[hero])),
            ("artifacts", self.picture.cards(view.artifacts[hero])),
            ("scrolls", self.picture.cards_of(hero, view.scrolls[hero])),
        ]
        told = [self.cli("luck", n=view.luck[hero])] if view.luck[hero] else []
        told += [f"{self.cli(name)}: {text}" for name, text in items if text]
        if not told:
            return []
        label = Text.assemble(self.picture.mark(hero), f" {self.picture.table.hero(hero)}: ", " · ".join(told))
        return hanging(Text(" "), label, 1, self.width)
