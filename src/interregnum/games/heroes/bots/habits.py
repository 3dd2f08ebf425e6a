"""How a player goes about things: what it looks at, what it dares, what it forgets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Habits:
    """The ways of one kind of player; what is not said is as greedy players do it."""

    def __init__(
        self,
        sight: i64 = 99,
        daring: float = 0.5,
        dueling: float = 0.65,
        stubborn: float = 0.12,
        goes_home: bool = True,
        trades: bool = True,
        scrolls: bool = True,
        hires: bool = True,
        recruits: float = 1.0,
        builds: float = 1.0,
        flags: float = 1.0,
        duels: float = 1.0,
        sound: bool = False,
    ) -> None:
        self.sight: Final[i64] = sight  # activations: what takes longer to reach is overlooked
        self.daring: Final[float] = daring  # no battle is begun below this chance, unless the end is near
        self.dueling: Final[float] = dueling  # and no duel below this one
        self.stubborn: Final[float] = stubborn  # a battle is left below this chance
        self.goes_home: Final[bool] = goes_home  # for units that wait in town
        self.trades: Final[bool] = trades
        self.scrolls: Final[bool] = scrolls  # uses them at all
        self.hires: Final[bool] = hires  # more heroes than the first
        self.recruits: Final[float] = recruits  # how much a Recruit is made of
        self.builds: Final[float] = builds  # and a Build
        self.flags: Final[float] = flags  # and a place that can be held
        self.duels: Final[float] = duels  # and a battle with a hero; above 1 heroes are hunted down
        self.sound: Final[bool] = sound  # weighs cards by what they do, and tactics by what a wound costs


GREEDY: Final = Habits()
SOUND: Final = Habits(sound=True)  # greedy, with an eye for cards and tactics
HASTY: Final = Habits(  # sees what lies at hand, attacks with too little, and keeps to one hero who never turns back
    sight=1, daring=0.3, dueling=0.4, goes_home=False, trades=False, scrolls=False, hires=False, recruits=0.4
)  # fmt: skip
LONELY: Final = Habits(goes_home=False, trades=False, scrolls=False, hires=False)  # looks far, and leads one hero
RUSHING: Final = Habits(flags=2.5, daring=0.35, builds=0.3, recruits=0.7)  # for the laboratory: flags at any price
WALLED: Final = Habits(sight=1, daring=0.8, dueling=0.95, builds=2.0, recruits=2.0)  # stays near home and builds
HUNTING: Final = Habits(dueling=0.55, duels=3.0)  # goes for other heroes
STEADY: Final = Habits(sight=2, goes_home=False, trades=False, scrolls=False)  # leads several, to what lies near
