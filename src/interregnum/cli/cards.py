"""`interregnum cards`: the hero cards and what they say."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from interregnum.cli import completion
from interregnum.cli.language import chosen

if TYPE_CHECKING:
    from interregnum.cli.speech import Speech

NOTHING_FOUND = 1


def cards(
    ids: Annotated[
        list[str] | None, typer.Argument(help="Ids of cards; all without.", autocompletion=completion.card_ids)
    ] = None,
    lang: Annotated[str, typer.Option(help="en, pl or uk.", autocompletion=completion.languages)] = "",
    faction: Annotated[str, typer.Option(help="Only cards of this faction.", autocompletion=completion.factions)] = "",
    set_: Annotated[str, typer.Option("--set", help="base, extras or queens.", autocompletion=completion.sets)] = "",
    search: Annotated[str, typer.Option(help="Only cards with all these words in id, name or text.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    no_color: Annotated[bool, typer.Option("--no-color", help="No colours.")] = False,
) -> None:
    """Show hero cards with their texts, in any of the three languages."""
    from interregnum.cli.commands import card_lines
    from interregnum.cli.screen import WIDEST, console, say
    from interregnum.cli.speech import Speech

    speech = Speech(chosen(lang), [])
    found = selected(speech, ids or [], faction, set_, search)
    if as_json:
        typer.echo(json.dumps([plain(speech, card) for card in found], indent=1, ensure_ascii=False))
    else:
        out = console(no_color)
        for card in found:
            say(out, card_lines(speech, card, min(out.width, WIDEST)))
        if len(found) != 1:
            say(out, [speech.ui("cards", n=len(found)) if found else speech.cli("no-card-fits")])
    if not found:
        raise typer.Exit(NOTHING_FOUND)


def selected(speech: Speech, ids: list[str], faction: str, set_: str, search: str) -> list[int]:
    """The numbers of the cards that pass every test."""
    from interregnum.games.hidden_leaders.facts import FACTIONS, SETS

    among(faction, FACTIONS)
    among(set_, SETS)
    words = search.casefold().split()
    numbers = [number_of(speech, card) for card in ids] or list(range(len(speech.words.box.cards)))
    return [
        number
        for number in numbers
        if (not faction or faction in speech.facts(number).factions)
        and set_ in ("", speech.facts(number).set)
        and all(word in everything(speech, number) for word in words)
    ]


def everything(speech: Speech, card: int) -> str:
    facts = speech.facts(card)
    return f"{facts.id} {speech.words.card_name(facts.id)} {speech.card_text(card)}".casefold()


def among(word: str, known: tuple[str, ...]) -> None:
    """A word that is none of the known ones is refused."""
    from interregnum.kernel.errors import BadOptions

    if word and word not in known:
        raise BadOptions("unknown-word", facts={"found": word, "wanted": ", ".join(known)})


def number_of(speech: Speech, card: str) -> int:
    """The card of this id; an unknown one is refused with those that look like it."""
    from interregnum.kernel.errors import BadOptions
    from interregnum.lab.ledger import closest

    ids = tuple(one.id for one in speech.words.box.cards)
    if card.casefold() not in ids:
        raise BadOptions("unknown-card", facts={"id": card, "closest": ", ".join(closest(card, ids))})
    return ids.index(card.casefold())


def plain(speech: Speech, card: int) -> dict[str, object]:
    """A card as a program reads it."""
    facts = speech.facts(card)
    layout = speech.words.card_layout(facts)
    return {
        "id": facts.id,
        "name": speech.words.card_name(facts.id),
        "lang": speech.lang,
        "factions": list(facts.factions),
        "set": facts.set,
        "advanced": facts.advanced,
        "text": str(layout),
        "lines": list(layout.in_order()),
    }
