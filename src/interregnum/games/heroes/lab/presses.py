"""How often a person presses something in a game of Heroes in the browser, who answers as a bot does.

The engine asks more than a person is asked: a basket of purchases, a walk and its end, a gathering with its trades are
confirmed once, and comforts answer what needs nobody. What counts as one press here is one press in the browser.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from interregnum.bots import make, seed_of_bot
from interregnum.games.heroes.border.notation import CHOICES
from interregnum.games.heroes.engine.choices import ASKS
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.game import Heroes
from interregnum.kernel.dice import FairDice

SEATS: Final = 2
TRADES: Final = frozenset({"sell", "for-gold", "for-resources"})
WALKS: Final = frozenset({"go", "visit"})


class Given(NamedTuple):
    """An answer: what was asked, what was listed and chosen, by name, and in which battle, if in one."""

    ask: str
    listed: tuple[str, ...]
    chosen: str
    is_first: bool  # of those listed
    battle: int  # 0 outside of battles


@dataclass(frozen=True)
class Comforts:
    """What answers in place of a person."""

    settings: bool = True  # questions that need nobody
    deputy: bool = True  # every battle is handed over to a bot
    battles: bool = True  # and without a press for it
    unasked: bool = True  # windows are passed


@dataclass
class Presses:
    """The presses of one seat, and what it answered."""

    comforts: Comforts
    presses: int = 0
    answers: int = 0
    kinds: dict[str, int] = field(default_factory=dict)  # presses by question
    last: Given | None = None
    walked: bool = False  # the hero goes somewhere, and stays there by the same press
    income: str = ""  # as it was last chosen
    staying: bool = False  # all heroes who are left stay by one press

    def add(self, given: Given) -> None:
        self.answers += 1
        if not self.is_free(given):
            self.presses += 1
            kind = "battle" if given.battle else given.ask
            self.kinds[kind] = self.kinds.get(kind, 0) + 1
        self.follow(given)
        self.last = given

    def is_free(self, given: Given) -> bool:
        """Whether a press before said this, too, or nobody needs to say it."""
        if given.battle and self.comforts.deputy:
            is_handed_over = self.last is not None and self.last.battle == given.battle
            return self.comforts.battles or is_handed_over  # else by the first press
        if self.comforts.unasked and given.ask == "window" and given.chosen == "done" and given.battle:
            return True
        if self.comforts.settings and (needs_nobody(given) or (given.ask == "income" and given.chosen == self.income)):
            return True
        return self.is_confirmed(given)

    def is_confirmed(self, given: Given) -> bool:
        """Baskets, walks and gatherings are confirmed with their end."""
        last = self.last
        if last is None or given.battle:
            return False
        match given.ask:
            case "move":
                return given.chosen == "done" and (self.walked or self.staying)
            case "recruit":
                return last.ask == "recruit" and last.chosen != "done"
            case "gathered":
                return last.ask == "income" or (last.ask == "gathered" and last.chosen != "done")
            case "build":
                return last.ask == "build" and last.chosen in TRADES and given.chosen in {*TRADES, "done"}
        return False

    def follow(self, given: Given) -> None:
        """What a press meant beyond its own answer."""
        if given.ask == "next-hero":
            return
        if given.ask == "income":
            self.income = given.chosen
        self.staying = given.ask == "move" and given.chosen == "done" and not self.walked
        if given.ask == "turn" or given.chosen == "done":
            self.walked = self.walked and given.ask not in {"turn", "move"}
        elif given.ask == "move":
            self.walked = given.chosen in WALKS


def needs_nobody(given: Given) -> bool:
    """What a setting of the browser answers; the one who presses agrees with it."""
    match given.ask, given.chosen:
        case ("reroll", "precise-attack") | ("luck", "yes") | ("flee", "fight-on"):
            return True
        case ("gathered" | "build", "done"):
            return set(given.listed) <= {*TRADES, "done"}
        case ("next-hero", "hero"):
            return given.is_first
    return False


def play(game: Heroes, seed: bytes) -> list[list[Given]]:
    """A short game of greedy bots: what each of them answered."""
    state = game.new(SEATS, game.check(SEATS, {"length": "short"}), FairDice(seed))
    bots = [make("greedy", game, seed_of_bot(seed, seat), seat) for seat in range(SEATS)]
    found: list[list[Given]] = [[] for _ in bots]
    battle = 0
    while not state.over:
        seat = int(state.asked)
        view = game.view(state, seat)
        question = view.question
        assert question is not None
        choice = bots[seat].answer(view, question)
        found[seat].append(given(state, question.choices, choice, battle if state.battle is not None else 0))
        before = state.battle
        state.answer(choice)
        if state.battle is not before:
            battle += 1
    return found


def given(state: State, choices: list[int], choice: int, battle: int) -> Given:
    listed = tuple([CHOICES.decode(one).name for one in choices])
    return Given(ASKS[state.ask], listed, CHOICES.decode(choice).name, choice == choices[0], battle)


def pressed(answers: list[Given], comforts: Comforts) -> Presses:
    """What a person presses to answer so."""
    found = Presses(comforts)
    for one in answers:
        found.add(one)
    return found
