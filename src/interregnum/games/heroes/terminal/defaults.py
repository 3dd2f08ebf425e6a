"""The answer that Enter alone gives, where nearly everybody gives the same."""

from __future__ import annotations

from interregnum.games.heroes.border.notation import CHOICES
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.terminal.picture import Picture

TRADES = ("for-gold", "for-resources", "sell", "end")


def default(picture: Picture) -> int | None:
    """The only answer, a reroll that cannot harm, the stronger of two stacks, the end where only trade is left."""
    view = picture.view
    if len(view.choices) == 1:
        return view.choices[0]
    if view.ask == c.ORDER:
        return max(view.choices, key=lambda one: force(picture, CHOICES.decode(one)["fighter"]))
    if view.ask == c.LUCK:
        return int(c.YES)
    if view.ask == c.REROLL and c.PRECISE_DIE in view.choices:
        return int(c.PRECISE_DIE)
    only_trade = all(CHOICES.decode(one).group in TRADES for one in view.choices)
    return int(c.DONE) if view.ask in (c.AFTER_GATHERING, c.BUILD) and only_trade else None


def force(picture: Picture, fighter: int) -> int:
    """How hard a fighter hits: dice by Strength."""
    values = picture.sight.fighter(fighter)
    return values.dice * values.strength
