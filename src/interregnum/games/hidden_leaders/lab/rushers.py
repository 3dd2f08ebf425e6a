"""Players with one idea each, to see whether the rungs have an answer to it."""

from __future__ import annotations

from typing import Final

from interregnum.bots import Bot
from interregnum.games.hidden_leaders.bots.forecast import Space, forecast, space
from interregnum.games.hidden_leaders.engine.choices import (
    ACT,
    BURY,
    MOVE,
    NONE,
    PLAY_CARD,
    SETUP,
    UP,
    is_card,
    is_play,
    move_green,
    move_red,
    named_card,
    played_card,
    setup_hidden,
    spot_face,
    spot_index,
    spot_seat,
)
from interregnum.games.hidden_leaders.engine.scoring import winning_faction
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.games.hidden_leaders.game import HiddenLeaders
from interregnum.kernel.question import Question
from interregnum.kernel.view import View as KernelView

HIDES: Final = 0.5  # what an own hero below the table is worth beside the markers


class OneIdea(Bot):
    """Moves the markers towards its leader as they stand now; subclasses have an idea besides."""

    def __init__(self, game: HiddenLeaders, seed: bytes, seat: int) -> None:
        super().__init__(seed, seat)
        self.game: Final = game
        self.reach: Final = forecast(game.box).reach

    def answer(self, view: KernelView, question: Question) -> int:
        assert isinstance(view, View)
        own = self.game.box.leader_factions[view.leaders[self.seat]]
        worths = [round(self.worth(view, question, choice, own), 9) for choice in question.choices]
        return question.choices[worths.index(max(worths))]

    def worth(self, view: View, question: Question, choice: int, own: int) -> float:
        """What an answer is worth at a glance."""
        at = space(view.red, view.green)
        if question.ask == MOVE and choice >= PLAY_CARD:
            return self.stands(view.red + move_red(choice), view.green + move_green(choice), own)
        if question.ask == ACT:
            return self.act(view, choice, at, own)
        if question.ask == SETUP:
            return self.is_own(setup_hidden(choice), own)
        if question.ask == BURY and choice != NONE:
            return self.bury(view, choice, own)
        return self.is_own(named_card(choice), own) if is_card(choice) else 0.0

    def act(self, view: View, choice: int, at: Space, own: int) -> float:
        """The card that leaves the markers best."""
        if not is_play(choice):
            return -1.0
        card = played_card(choice)
        return max(self.stands(to // 16, to % 16, own) for to in self.reach[card][at]) + self.idea(view, card, own)

    def idea(self, view: View, card: int, own: int) -> float:
        """What speaks for a card besides the markers."""
        return 0.1 * self.is_own(card, own)

    def bury(self, view: View, choice: int, own: int) -> float:
        """Rather the heroes of others."""
        return float(spot_seat(choice) != self.seat)

    def stands(self, red: int, green: int, own: int) -> float:
        """Whether an own faction would win with the markers there."""
        return float(own >> winning_faction(self.game.box, red, green) & 1)

    def is_own(self, card: int, own: int) -> float:
        return float(self.game.box.factions[card] & own != 0)


class Rusher(OneIdea):
    """Plays a hero every turn, whatever it does, so that the game ends soon; best one that lets it play another."""

    def idea(self, view: View, card: int, own: int) -> float:
        facts = self.game.box.facts.cards[card]
        return sum(0.3 for step in facts.steps if step.do in ("play", "perform")) + 0.2 * self.is_own(card, own)


class Hider(OneIdea):
    """Piles up hidden heroes of its own factions."""

    def idea(self, view: View, card: int, own: int) -> float:
        facts = self.game.box.facts.cards[card]
        places = [step for step in facts.steps if step.do == "place" and step.to is not None]
        return HIDES * sum(step.to is not None and step.to.face == "down" for step in places)


class Burier(OneIdea):
    """Always buries, and always heroes of the faction that leads."""

    def idea(self, view: View, card: int, own: int) -> float:
        return 0.5 * any(step.do == "bury" for step in self.game.box.facts.cards[card].steps)

    def bury(self, view: View, choice: int, own: int) -> float:
        seat, index = spot_seat(choice), spot_index(choice)
        card = view.ups[seat][index] if spot_face(choice) == UP else view.downs[seat][index]
        leads = winning_faction(self.game.box, view.red, view.green)
        of_leading = card >= 0 and self.game.box.factions[card] >> leads & 1
        return float(seat != self.seat) + float(of_leading)


IDEAS: Final[dict[str, type[OneIdea]]] = {"rusher": Rusher, "hider": Hider, "burier": Burier}
