"""The parties: face-up heroes and hidden stacks in order, with the names of the places for typing."""

from __future__ import annotations

from rich.text import Text

from interregnum.cli.layout import flowing
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.games.hidden_leaders.terminal.signs import Signs
from interregnum.kernel.ids import SEAT_LETTERS, UNKNOWN, WATCHER


def parties(speech: Signs, view: View, bots: list[str], width: int) -> list[Text]:
    """One block of lines for each player, in the order of the seats."""
    labels = [label(speech, view, bots, seat) for seat in range(view.seats)]
    indent = min(max(one.cell_len for one in labels) + 2, width // 3)
    lines: list[Text] = []
    for seat, name in enumerate(labels):
        if name.cell_len > indent - 2:
            name.truncate(indent - 2, overflow="ellipsis")
        name.pad_right(indent - name.cell_len)
        found = flowing(party(speech, view, seat), indent, width)
        lines += [Text.assemble(name, found[0]), *found[1:]]
    return lines


def label(speech: Signs, view: View, bots: list[str], seat: int) -> Text:
    """Who it is; an arrow shows whose turn it is, in the set-up who is asked."""
    turn = "▶" if seat == (view.turn if view.turns else view.asked) and not view.over else " "
    who = speech.cli("you") if seat == view.viewer else f"({speech.ui('bot')})" if bots[seat] else ""
    return Text.assemble(f"{turn}{SEAT_LETTERS[seat]} ", (speech.names[seat], "bold"), f" {who}" if who else "")


def party(speech: Signs, view: View, seat: int) -> list[Text]:
    """What can be said of a party, item by item."""
    up, down, hand = view.ups[seat], view.downs[seat], view.hands[seat]
    counts = speech.own("cli-party-counts", up=len(up), need=view.threshold, hand=len(hand))
    items = [Text(counts, style="bold" if len(up) >= view.threshold - 1 else "")]
    items += [Text.assemble((f"▪{number} ", "dim"), speech.card(card)) for number, card in enumerate(up, 1)]
    items += [hidden(speech, number, card) for number, card in enumerate(down, 1)]
    known = [card for card in hand if card != UNKNOWN]
    if known and seat != view.viewer:
        whose = speech.own("hand") + ":" if view.viewer == WATCHER else speech.own("cli-known-hand")
        items.append(Text(whose, style="dim"))
        items += [speech.card(card) for card in known]
    if view.leaders[seat] != UNKNOWN and (view.over or seat != view.viewer):
        items.append(speech.leader(view.leaders[seat]))
    return items


def hidden(speech: Signs, number: int, card: int) -> Text:
    """A hidden hero; brackets say that the viewer knows it."""
    place = (f"▫{number} ", "dim")
    return Text.assemble(place, "?") if card == UNKNOWN else Text.assemble(place, "[", speech.card(card), "]")
