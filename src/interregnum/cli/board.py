"""The table as one viewer may see it, made from a view and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from interregnum.cli.layout import ends, flowing, hanging, heading, wrapped
from interregnum.cli.party import parties
from interregnum.cli.speech import Speech
from interregnum.cli.track import track
from interregnum.games.hidden_leaders.box import Box
from interregnum.games.hidden_leaders.choices import SETUP
from interregnum.games.hidden_leaders.view import View
from interregnum.games.hidden_leaders.zones import EMPTY
from interregnum.kernel.ids import UNKNOWN

FULL = 0  # every card with its whole text
SHORT_TAVERN = 1  # one line for each card of the tavern
SHORT = 2  # one line for each card
LETTERS = "abcdefgh"  # for the hand while it is dealt out


@dataclass(frozen=True)
class Board:
    """How a board is to be drawn: for whom in which words, how wide, and how much of it."""

    speech: Speech
    box: Box
    bots: list[str]
    width: int
    detail: int = FULL

    def lines(self, view: View) -> list[Text]:
        """The whole table from top to bottom, and the viewer's own cards."""
        return [*self.table(view), *self.own(view)]

    def table(self, view: View) -> list[Text]:
        """What lies on the table; when the game is over, what counts for the result."""
        if view.over:
            return [*self.head(view), *self.track(view), *self.parties(view)]
        return [*self.head(view), *self.track(view), *self.tavern(view), *self.piles(view), *self.parties(view)]

    def head(self, view: View) -> list[Text]:
        """The game, the turn, and how near the end is."""
        speech = self.speech
        if view.over:
            return wrapped(Text.assemble((speech.ui("game"), "bold"), f" · {speech.ui('game-over')}"), self.width)
        turn = speech.ui("setup")
        if view.turns:
            turn = speech.ui("turn-of", number=view.turns, player=speech.names[view.turn])
        left = max(view.threshold - max(len(row) for row in view.ups), 0)
        title = Text.assemble((speech.ui("game"), "bold"), f" · {turn}")
        return ends(title, Text(speech.cli("end-at", n=view.threshold, left=left)), self.width)

    def track(self, view: View) -> list[Text]:
        title = heading(self.speech.ui("power-track"), self.width)
        return [title, *track(self.speech, self.box, view, self.width)]

    def tavern(self, view: View) -> list[Text]:
        """The open cards, by the numbers of their slots."""
        rows = [(f"{slot}", card) for slot, card in enumerate(view.tavern, 1)]
        return [heading(self.speech.ui("tavern"), self.width), *self.cards(rows, self.detail >= SHORT_TAVERN)]

    def piles(self, view: View) -> list[Text]:
        """How many cards lie where, and what is on top."""
        piles = [Text(f" {self.speech.ui('harbor')} {view.harbor}")]
        piles += [
            self.pile(self.speech.ui("wilderness"), view.wilderness),
            self.pile(self.speech.ui("graveyard"), view.graveyard),
        ]
        lines = flowing(piles, 1, self.width, "   ")
        if view.aside:
            label = Text(f" {self.speech.ui('set-aside')}: ")
            lines += hanging(label, Text("  ").join(map(self.speech.card, view.aside)), label.cell_len, self.width)
        return lines

    def pile(self, name: str, cards: list[int]) -> Text:
        """The size of a pile, and its top card if the viewer knows it."""
        text = Text(f"{name} {len(cards)}")
        if cards and cards[-1] != UNKNOWN:
            before, after = self.speech.cli("on-top", card="|").split("|")
            text = Text.assemble(text, f" {before}", self.speech.card(cards[-1]), after)
        return text

    def parties(self, view: View) -> list[Text]:
        title = heading(self.speech.cli("parties"), self.width)
        return [title, *parties(self.speech, view, self.bots, self.width)]

    def own(self, view: View) -> list[Text]:
        """The viewer's leader and hand; nothing for a watcher, and nothing when all is open."""
        speech = self.speech
        if view.over or view.viewer >= view.seats:
            return []
        leader = Text.assemble(" ", speech.ui("your-leader", leader=""), " ", speech.leader(view.leaders[view.viewer]))
        signs = LETTERS if view.ask == SETUP else "•" * len(view.hands[view.viewer])
        hand = list(zip(signs, view.hands[view.viewer], strict=False))
        rows = self.cards(hand, self.detail >= SHORT) or [Text(f" {speech.cli('no-cards')}", style="dim")]
        title = heading(speech.cli("your-hand"), self.width)
        return [title, *wrapped(leader, self.width), *rows]

    def cards(self, rows: list[tuple[str, int]], short: bool) -> list[Text]:
        """Cards below each other, each with its text."""
        names = [self.name(card) for _, card in rows]
        indent = min(max([name.cell_len for name in names], default=0) + 5, self.width * 2 // 5)
        lines: list[Text] = []
        for (sign, card), name in zip(rows, names, strict=True):
            text = Text("" if card == EMPTY else self.speech.card_text(card))
            found = hanging(Text.assemble(f" {sign} ", name), text, indent, self.width - 2 * short)
            lines += [found[0].append(" …") if len(found) > 1 else found[0]] if short else found
        return lines

    def name(self, card: int) -> Text:
        return Text(f"({self.speech.ui('empty')})", style="dim") if card == EMPTY else self.speech.card(card)
