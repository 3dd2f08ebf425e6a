"""Which units to buy: what a token is worth in battle, and the best basket for the gold at hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.box import LEVELS, unit_of_hero
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import RECRUIT_ELITES
from interregnum.games.heroes.engine.town import recruiting

BASIC: Final = 0
ELITE: Final = 1
Token = tuple[int, int]  # level and side


def worth(state: State, hero: i64, level: i64, side: i64) -> float:
    """Strength times the wounds a token bears."""
    box = state.box
    row = unit_of_hero(hero, level)
    bears: i64 = 1 + box.unit_icons[2 * row]
    if side == ELITE:
        bears += 1 + box.unit_icons[2 * row + 1]
    return float(box.unit_strength[row] * bears)


def army_worth(state: State, hero: i64) -> float:
    total = 0.0
    for kind, tokens in enumerate(state.armies[hero]):
        if tokens:
            total += tokens * worth(state, hero, kind // 2, kind % 2)
    return total


def offers(state: State, hero: i64) -> list[tuple[float, int, Token]]:
    """What the town sells to a hero: worth, price, token."""
    seat = state.seat_of_hero(hero)
    sides = (BASIC, ELITE) if values.player_may(state, seat, RECRUIT_ELITES) else (BASIC,)
    found: list[tuple[float, int, Token]] = []
    for level in range(state.levels[seat]):
        if state.reserve[seat][level]:
            for side in sides:
                price: int = recruiting.price(state, hero, level, side, False)
                found.append((worth(state, hero, level, side), price, (level, side)))
    return found


def best(found: list[tuple[float, int, Token]], gold: int, places: int) -> Token | None:
    """The token to buy first, if so many may be bought: dear ones when there is gold for all of them."""
    share = gold / places
    dear: tuple[float, int, Token] | None = None
    cheap: Token | None = None
    most = 0.0
    for one in found:
        value, price, token = one
        if price > gold:
            continue
        if price <= share and (dear is None or one > dear):
            dear = one
        if cheap is None or value / max(price, 1) > most:
            cheap, most = token, value / max(price, 1)
    return cheap if dear is None else dear[2]


def after_recruiting(state: State, hero: i64, gold: int) -> list[int]:
    """The army the hero would have after a Recruit action with so much gold: upgrades first, then purchases."""
    seat = state.seat_of_hero(hero)
    army = state.armies[hero][:]
    gold = upgraded(state, hero, army, gold)
    places: int = min(values.recruit_limit(state, seat), values.room(state, hero))
    sold = offers(state, hero)
    while places > 0:
        token = best(sold, gold, places)
        if token is None:
            break
        gold -= price_of(sold, token)
        army[2 * token[0] + token[1]] += 1
        places -= 1
    return army


def price_of(sold: list[tuple[float, int, Token]], token: Token) -> int:
    for _, price, one in sold:
        if one == token:
            return price
    raise AssertionError("the token is not sold")


def upgraded(state: State, hero: i64, army: list[int], gold: int) -> int:
    """Turn tokens elite as far as the gold goes, cheap ones first; what is left of it."""
    if not values.player_may(state, state.seat_of_hero(hero), RECRUIT_ELITES):
        return gold
    for level in range(LEVELS):
        price: int = recruiting.upgrade_price(state, hero, level)
        while army[2 * level] and gold >= price:
            army[2 * level] -= 1
            army[2 * level + 1] += 1
            gold -= price
    return gold
