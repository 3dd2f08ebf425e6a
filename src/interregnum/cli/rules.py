"""`interregnum rules`: the rules as people read them, and the numbered ones with whatever proves each of them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from interregnum.cli import completion
from interregnum.cli.cards import NOTHING_FOUND
from interregnum.cli.language import chosen

if TYPE_CHECKING:
    from rich.text import Text

    from interregnum.cli.speech import Speech
    from interregnum.lab.ledger import Rule


def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            help="A game, words, or the id of a numbered rule or its beginning; without: what there is.",
            autocompletion=completion.rule_ids,
        ),
    ] = None,
    lang: Annotated[str, typer.Option(help="en, pl or uk.", autocompletion=completion.languages)] = "",
    numbered: Annotated[bool, typer.Option("--numbered", help="The numbered rules, in English.")] = False,
    tests: Annotated[bool, typer.Option("--tests", help="With the tests that prove a numbered rule.")] = False,
    sources: Annotated[bool, typer.Option("--sources", help="With reasons, and how the editions differ.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    no_color: Annotated[bool, typer.Option("--no-color", help="No colours.")] = False,
) -> None:
    """Show the rules: chapters to read in three languages, or numbered rules in English by id or by words."""
    from interregnum.cli.screen import WIDEST, console, say
    from interregnum.cli.speech import Speech

    wanted = " ".join(words or [])
    out = console(no_color)
    speech = Speech(chosen(lang), [])
    width = min(out.width, WIDEST)
    readable = [] if as_json or numbered or tests or sources else readable_lines(speech, wanted, width)
    if readable:
        say(out, readable)
        return
    found = selected(wanted, sources or as_json)
    if as_json:
        typer.echo(json.dumps([plain(rule) for rule in found], indent=1, ensure_ascii=False))
    elif not wanted:
        say(out, chapter_lines(width))
    elif not found:
        say(out, [speech.cli("no-rule", found=wanted)])
    else:
        say(out, [line for rule in found for line in rule_lines(speech, rule, width, tests, sources)])
    if not found:
        raise typer.Exit(NOTHING_FOUND)


def readable_lines(speech: Speech, wanted: str, width: int) -> list[Text]:
    """The chapters of a game, the sections with these words, or what there is; nothing for an id."""
    from interregnum.cli import chapters
    from interregnum.cli.layout import heading
    from interregnum.registry import PACKAGES
    from interregnum.words.chapters import matching

    games = [one.id for one in PACKAGES.values() if one.chapters]
    if any(one.rules and wanted.upper().startswith(one.rules) for one in PACKAGES.values()):
        return []
    if wanted in games:
        return chapters.whole(wanted, speech.lang, width)
    lines: list[Text] = []
    for game in games:
        title = heading(speech.words.catalogue.say(f"{game}-name"), width)
        found = chapters.told(matching(game, speech.lang, wanted), width)
        told = found if wanted else chapters.contents(game, speech.lang, width)
        lines += [title, *told] if told else []
    return lines if wanted else [*lines, *hint_lines(speech, games[0], width)]


def hint_lines(speech: Speech, game: str, width: int) -> list[Text]:
    """How to read on, for example about this game."""
    from rich.text import Text

    from interregnum.cli.layout import wrapped

    return wrapped(Text(speech.cli("rules-hint", game=game), style="dim"), width)


def selected(wanted: str, sources: bool) -> tuple[Rule, ...]:
    """By id if it looks like one, or else by words in the rules of all games; all rules for no words."""
    from interregnum.lab.ledger import ledger
    from interregnum.registry import PACKAGES, from_each

    for one in [one for one in PACKAGES.values() if one.rules]:
        if wanted.upper().startswith(one.rules):
            return ledger(one.id).find(wanted)
        if wanted == one.id:
            return ledger(one.id).rules
    found = [rule for one in from_each(ledger).values() for rule in (one.search(wanted) if wanted else one.rules)]
    return tuple(rule for rule in found if sources or not rule.is_source)


def chapter_lines(width: int) -> list[Text]:
    """The chapters of each game, with their first and last ids."""
    from rich.text import Text

    from interregnum.cli.layout import hanging, heading
    from interregnum.lab.ledger import ledger
    from interregnum.registry import PACKAGES, from_each

    lines: list[Text] = []
    for game, rules in from_each(ledger, [one.id for one in PACKAGES.values() if one.rules]).items():
        lines.append(heading(game, width))
        for title, found in rules.chapters().items():
            ids = f"{len(found)}: {found[0].id} … {found[-1].id}" if len(found) > 1 else f"1: {found[0].id}"
            lines += hanging(Text(title, style="bold"), Text(ids), 36, width)
    return lines


def rule_lines(speech: Speech, rule: Rule, width: int, tested: bool, sourced: bool) -> list[Text]:
    """A rule, why it is so, and what proves it, if somebody wants to know."""
    from rich.text import Text

    from interregnum.cli.layout import hanging, wrapped
    from interregnum.lab.proofs import proofs

    lines = wrapped(Text.assemble((rule.id, "bold"), (f"  {rule.chapter}, {rule.kind}", "dim")), width)
    lines += hanging(Text(""), Text(rule.text), 2, width)
    tests = proofs().tests.get(rule.id, {})
    reason = proofs().reasons.get(rule.id, "")
    why = {"why": rule.why, "see": ", ".join(rule.see)}
    proof = {
        "tests": "\n".join(test if cases == 1 else f"{test} ({cases})" for test, cases in tests.items()),
        "reason": "" if tests else reason,
        "open": "" if tests or reason else " ",
    }
    for name, text in ((why if sourced else {}) | (proof if tested else {})).items():
        if text:
            label = Text(f"  {speech.cli(f'rules-{name}')} ", style="dim")
            lines += hanging(label, Text(text.strip()), label.cell_len, width)
    return lines


def plain(rule: Rule) -> dict[str, object]:
    """A rule as a program reads it."""
    from interregnum.lab.proofs import proofs

    return {
        "id": rule.id,
        "chapter": rule.chapter,
        "kind": rule.kind,
        "text": rule.text,
        "why": rule.why,
        "see": list(rule.see),
        "tests": list(proofs().tests.get(rule.id, {})),
        "reason": proofs().reasons.get(rule.id),
    }
