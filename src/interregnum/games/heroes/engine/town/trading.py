"""What a player may do during any own action outside battles: trade, sell scrolls, advance (MMH-DEC-19)."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.cards.belongings import scroll_level
from interregnum.games.heroes.engine.choices import ADVANCE, FOR_GOLD, FOR_RESOURCES, GO, SELL
from interregnum.games.heroes.engine.events import ScrollSold, Traded
from interregnum.games.heroes.engine.ids import GoodNo, HeroId
from interregnum.games.heroes.engine.state import IN_TOWN, State
from interregnum.games.heroes.engine.terms import GOLD, RESOURCES, TRADE
from interregnum.games.heroes.engine.town import experience
from interregnum.kernel.ids import ALL, CardId, Choice, Seat, SeatId


def add_choices(state: State, seat: Seat, choices: list[int]) -> None:
    """Trades and sales, if the player may trade, and every advance of his heroes (MMH-RUL-72, 82)."""
    if values.player_may(state, seat, TRADE):
        add_trades(state, state.resources[seat], FOR_GOLD, FOR_RESOURCES - FOR_GOLD, choices)
        add_trades(state, state.gold[seat], FOR_RESOURCES, GO - FOR_RESOURCES, choices)
        for hero in state.heroes_of(seat):
            if state.at[hero] == IN_TOWN:
                choices.extend([SELL + scroll for scroll in state.scrolls[hero]])
    for hero in state.heroes_of(seat):
        experience.add_advances(state, hero, 0, choices)


def add_trades(state: State, stock: i64, code: i64, codes: i64, choices: list[int]) -> None:
    """Any number of whole pairs that the stock can pay for (MMH-TRADE-02)."""
    taken: i64 = state.box.trade_take
    stock -= state.box.trade_give
    while stock >= 0 and taken < codes:
        choices.append(code + taken)
        taken += state.box.trade_take
        stock -= state.box.trade_give


def has_secret_choices(state: State, seat: Seat) -> bool:
    """Whether scrolls, which only their player knows, could be sold now."""
    if not values.player_may(state, seat, TRADE):
        return False
    for hero in state.heroes_of(seat):
        if state.at[hero] == IN_TOWN and state.scrolls[hero]:
            return True
    return False


def answered(state: State, seat: Seat, choice: Choice) -> bool:
    """Carry out a trade, a sale or an advance; any other choice is left to whoever asked."""
    if choice < SELL or GO <= choice < ADVANCE:
        return False
    if choice >= ADVANCE:
        experience.advance(state, choice)
    elif choice >= FOR_RESOURCES:
        trade(state, seat, RESOURCES, choice - FOR_RESOURCES)
    elif choice >= FOR_GOLD:
        trade(state, seat, GOLD, choice - FOR_GOLD)
    else:
        sell(state, seat, choice - SELL)
    return True


def trade(state: State, seat: Seat, good: i64, taken: i64) -> None:
    """Two of one kind for one of the other (MMH-TRADE-02)."""
    given: i64 = taken // state.box.trade_take * state.box.trade_give
    if good == GOLD:
        state.resources[seat] -= given
        state.gold[seat] += taken
    else:
        state.gold[seat] -= given
        state.resources[seat] += taken
    if state.journal is not None:
        state.journal.add(Traded(SeatId(seat), GoodNo(good), taken))


def sell(state: State, seat: Seat, scroll: i64) -> None:
    """A scroll of a hero in town for gold equal to its level (MMH-TRADE-03)."""
    for hero in state.heroes_of(seat):
        if scroll in state.scrolls[hero]:
            state.scrolls[hero].remove(scroll)
            state.scroll_discards.append(scroll)
            state.known[scroll - state.box.scroll_first] = ALL
            state.gold[seat] += scroll_level(state, scroll)
            if state.journal is not None:
                state.journal.add(ScrollSold(HeroId(hero), CardId(scroll), scroll_level(state, scroll)))
