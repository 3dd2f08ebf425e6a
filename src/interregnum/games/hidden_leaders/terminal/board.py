"""The table of Hidden Leaders as one viewer may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text

from interregnum.cli.board import FULL, MIDDLE, SHORT, Board, Part
from interregnum.cli.layout import ends, flowing, hanging, heading, wrapped
from interregnum.cli.speech import Entry
from interregnum.games.hidden_leaders.engine.choices import DRAW, SETUP
from interregnum.games.hidden_leaders.engine.events import DISCARDED, DRAWN, REFILLED, CardMoved, TurnBegan
from interregnum.games.hidden_leaders.engine.view import View as Known
from interregnum.games.hidden_leaders.engine.zones import EMPTY
from interregnum.games.hidden_leaders.game import ID, standard
from interregnum.games.hidden_leaders.terminal import lookup
from interregnum.games.hidden_leaders.terminal.dealing import LETTERS, pairs
from interregnum.games.hidden_leaders.terminal.party import parties
from interregnum.games.hidden_leaders.terminal.signs import Signs
from interregnum.games.hidden_leaders.terminal.track import legend, track
from interregnum.games.hidden_leaders.words.speaker import known
from interregnum.kernel.ids import UNKNOWN
from interregnum.kernel.question import Question
from interregnum.kernel.view import View
from interregnum.words.chapters import section


class HiddenLeadersBoard(Board):
    """Draws Hidden Leaders; `MIDDLE` leaves one line for each card of the tavern, `SHORT` for every card."""

    game: ClassVar = ID
    rules: ClassVar = "HL-"
    seats: ClassVar = 3
    options: ClassVar = (("cards", (("beginner",), (), ("extras",), ("queens",), ("extras", "queens")), 1),)
    # The log is cut before the text of a card is, and one's own cards are cut last.
    sizes: ClassVar = ((FULL, 14), (FULL, 8), (FULL, 5), (FULL, 3), (MIDDLE, 5), (MIDDLE, 0))
    parts: ClassVar = (
        Part(FULL, True, 4), Part(FULL, True, 2), Part(FULL, True, 0), Part(FULL, False, 0), Part(SHORT, False, 0),
    )  # fmt: skip

    looks: ClassVar = ("w",)

    def __init__(self, lang: str, names: Sequence[str], bots: Sequence[str], width: int) -> None:
        super().__init__(lang, names, bots, width)
        self.signs = Signs(lang, names)
        self.box = standard().box

    def title(self) -> str:
        return self.signs.own("name")

    def scene(self, view: View) -> list[int]:
        return [view.viewer, known(view).turns]

    def prepare(self, view: View) -> None:
        """Nothing here takes a while."""

    def table(self, view: View) -> list[Text]:
        """What lies on the table; when the game is over, what counts for the result."""
        seen = known(view)
        if view.over:
            return [*self.head(seen), *self.track(seen), *self.parties(seen)]
        return [*self.head(seen), *self.track(seen), *self.tavern(seen), *self.piles(seen), *self.parties(seen)]

    def focus(self, view: View) -> list[Text]:
        return self.track(known(view))

    def head(self, view: Known) -> list[Text]:
        """The game, the turn, and how near the end is."""
        speech = self.signs
        if view.over:
            return wrapped(Text.assemble((speech.own("name"), "bold"), f" · {speech.ui('game-over')}"), self.width)
        turn = speech.ui("setup")
        if view.turns:
            turn = speech.own("cli-turn-of", number=view.turns, player=speech.names[view.turn])
        left = max(view.threshold - max(len(row) for row in view.ups), 0)
        title = Text.assemble((speech.own("name"), "bold"), f" · {turn}")
        return ends(title, Text(speech.own("cli-end-at", n=view.threshold, left=left)), self.width)

    def track(self, view: Known) -> list[Text]:
        title = heading(self.signs.own("power-track"), self.width)
        return [title, *track(self.signs, self.box, view, self.width)]

    def tavern(self, view: Known) -> list[Text]:
        """The open cards, by the numbers of their slots."""
        rows = [(f"{slot}", card) for slot, card in enumerate(view.tavern, 1)]
        return [heading(self.signs.own("tavern"), self.width), *self.cards(rows, self.detail >= MIDDLE)]

    def piles(self, view: Known) -> list[Text]:
        """How many cards lie where, and what is on top."""
        piles = [Text(f" {self.signs.own('pile-harbor')} {view.harbor}")]
        piles += [
            self.pile(self.signs.own("pile-wilderness"), view.wilderness, self.signs.own("cli-known-top", card="|")),
            self.pile(self.signs.own("pile-graveyard"), view.graveyard, self.signs.own("cli-on-top", card="|")),
        ]
        lines = flowing(piles, 1, self.width, "   ")
        if view.aside:
            label = Text(f" {self.signs.own('set-aside')}: ")
            lines += hanging(label, Text("  ").join(map(self.signs.card, view.aside)), label.cell_len, self.width)
        return lines

    def pile(self, name: str, cards: list[int], top: str) -> Text:
        """The size of a pile, and its top card if the viewer knows it."""
        text = Text(f"{name} {len(cards)}")
        if cards and cards[-1] != UNKNOWN:
            before, after = top.split("|")
            text = Text.assemble(text, f" {before}", self.signs.card(cards[-1]), after)
        return text

    def parties(self, view: Known) -> list[Text]:
        title = heading(self.signs.own("cli-parties"), self.width)
        return [title, *parties(self.signs, view, self.bots, self.width)]

    def own(self, view: View) -> list[Text]:
        """The viewer's leader and hand; nothing for a watcher, and nothing when all is open."""
        seen = known(view)
        speech = self.signs
        if view.over or view.viewer >= view.seats:
            return []
        leader = Text.assemble(" ", speech.own("your-leader", leader=""), " ", speech.leader(seen.leaders[view.viewer]))
        signs = LETTERS if view.ask == SETUP else "•" * len(seen.hands[view.viewer])
        hand = list(zip(signs, seen.hands[view.viewer], strict=False))
        rows = self.cards(hand, self.detail >= SHORT) or [Text(f" {speech.own('cli-no-cards')}", style="dim")]
        title = heading(speech.own("cli-your-hand"), self.width)
        return [title, *wrapped(leader, self.width), *rows]

    # --- the log and the question

    def is_routine(self, entry: Entry) -> bool:
        """Cards that nobody saw go to a hand or the wilderness, and cards that fill the tavern."""
        if not isinstance(entry, CardMoved):
            return False
        return entry.how == REFILLED or (entry.how in (DRAWN, DISCARDED) and entry.card == UNKNOWN)

    def begins(self, entry: Entry) -> bool:
        return isinstance(entry, TurnBegan)

    def question(self, question: Question, view: View) -> str:
        """Cards are drawn one by one: how many are still to come."""
        told = super().question(question, view)
        left = self.box.draw_to - len(known(view).hands[view.viewer])
        return f"{told} ({self.signs.own('cli-to-draw', n=left)})" if question.ask == DRAW else told

    def source(self, question: Question) -> list[Text]:
        if question.source < 0:
            return []
        told = Text.assemble(self.signs.card(question.source), ": ", self.signs.card_text(question.source))
        return hanging(Text(" "), told, 2, self.width)

    def answers(self, question: Question, view: View) -> list[Text]:
        """The answers of the set-up as a square, all others in columns."""
        if question.ask == SETUP:
            return pairs(self.signs, self.width, question.choices)
        return super().answers(question, view)

    # --- cards

    def goal(self) -> list[Text]:
        """The goal, the steps of a turn, and when each faction wins."""
        turn = " ".join(section(self.game, self.signs.lang, "turn").text)
        told = [
            line
            for text in (self.signs.own("cli-goal"), turn)
            for line in hanging(Text(" "), Text(text), 1, self.width)
        ]
        return [*told, *legend(self.signs, self.width)]

    def help(self) -> list[str]:
        return [self.signs.own(f"cli-help-{what}") for what in ("card", "rules", "preview")]

    def look(self, word: str, rest: str, view: View) -> list[Text]:
        """What each answer would bring, in the order of their numbers."""
        seen, words = known(view), self.signs.words
        lines = [heading(self.signs.own("cli-preview"), self.width)]
        for number, choice in enumerate(self.in_order(view), 1):
            answer = words.choice_text(view.ask, choice, seen, self.signs.names)
            told = words.preview_text(standard().foresee(view, choice), seen, self.signs.names)
            lines += hanging(Text(f"{number:>3} "), Text.assemble((f"{answer}. ", "bold"), told), 4, self.width)
        return lines if view.choices else wrapped(Text(self.signs.own("cli-preview-none")), self.width)

    def which_card(self) -> str:
        return self.signs.own("cli-which-card")

    def which_rule(self) -> str:
        return self.signs.own("cli-which-rule")

    def found(self, wanted: str) -> list[list[Text]]:
        return [lookup.card_lines(self.signs, card, self.width) for card in lookup.matching(self.signs, wanted)]

    def names_of(self, wanted: str) -> list[Text]:
        return [self.signs.card(card) for card in lookup.matching(self.signs, wanted)]

    def cards(self, rows: list[tuple[str, int]], short: bool) -> list[Text]:
        """Cards below each other, each with its text."""
        names = [self.name(card) for _, card in rows]
        indent = min(max([name.cell_len for name in names], default=0) + 5, self.width * 2 // 5)
        lines: list[Text] = []
        for (sign, card), name in zip(rows, names, strict=True):
            text = Text("" if card == EMPTY else self.signs.card_text(card))
            found = hanging(Text.assemble(f" {sign} ", name), text, indent, self.width - 2 * short)
            lines += [found[0].append(" …") if len(found) > 1 else found[0]] if short else found
        return lines

    def name(self, card: int) -> Text:
        return Text(f"({self.signs.ui('empty')})", style="dim") if card == EMPTY else self.signs.card(card)
