"""The cards of Hidden Leaders, found by id or by words."""

from __future__ import annotations

from rich.text import Text

from interregnum.cli.layout import hanging, wrapped
from interregnum.games.hidden_leaders.terminal.signs import Signs


def matching(speech: Signs, wanted: str) -> list[int]:
    """The cards of this id or name, or else those with all the words in their id or name."""
    folded = wanted.casefold()
    names = [
        (number, one.id, speech.words.card_name(one.id).casefold()) for number, one in enumerate(speech.words.box.cards)
    ]
    exact = [number for number, card, name in names if folded in (card, name)]
    return exact or [number for number, card, name in names if all(word in f"{card} {name}" for word in folded.split())]


def card_lines(speech: Signs, card: int, width: int) -> list[Text]:
    """A card with everything that can be said of it."""
    facts = speech.facts(card)
    factions = [speech.words.faction(one) for one in facts.factions]
    kind = ", ".join(factions) if 0 < len(factions) < 4 else speech.own("all-factions" if factions else "no-faction")
    about = [kind, speech.own(f"set-{facts.set}"), *([speech.own("advanced")] if facts.advanced else []), facts.id]
    head = Text.assemble(speech.card(card).append("", style="bold"), (f"  ({'; '.join(about)})", "dim"))
    text = speech.card_text(card)
    return [*wrapped(head, width), *(hanging(Text(" "), Text(text), 2, width) if text else [])]
