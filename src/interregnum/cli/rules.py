"""`interregnum rules`: the numbered rules, and the tests that prove each of them."""

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
            help="An id, the beginning of ids, or words; without: the chapters.", autocompletion=completion.rule_ids
        ),
    ] = None,
    lang: Annotated[str, typer.Option(help="en, pl or uk.", autocompletion=completion.languages)] = "",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    no_color: Annotated[bool, typer.Option("--no-color", help="No colours.")] = False,
) -> None:
    """Show the rules by id or by words, with the tests that prove each of them. The rules are in English."""
    from interregnum.cli.screen import WIDEST, console, say
    from interregnum.cli.speech import Speech

    wanted = " ".join(words or [])
    found = selected(wanted)
    out = console(no_color)
    speech = Speech(chosen(lang), [])
    width = min(out.width, WIDEST)
    if as_json:
        typer.echo(json.dumps([plain(rule) for rule in found], indent=1, ensure_ascii=False))
    elif not wanted:
        say(out, chapter_lines(width))
    elif not found:
        say(out, [speech.cli("no-rule", found=wanted)])
    else:
        say(out, [line for rule in found for line in rule_lines(speech, rule, width)])
    if not found:
        raise typer.Exit(NOTHING_FOUND)


def selected(wanted: str) -> tuple[Rule, ...]:
    """By id if it looks like one, or else by words in the rules of all games; all rules for no words."""
    from interregnum.lab.ledger import ledger
    from interregnum.registry import PACKAGES, from_each

    for one in [one for one in PACKAGES.values() if one.rules]:
        if wanted.upper().startswith(one.rules):
            return ledger(one.id).find(wanted)
        if wanted == one.id:
            return ledger(one.id).rules
    return tuple(rule for one in from_each(ledger).values() for rule in (one.search(wanted) if wanted else one.rules))


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


def rule_lines(speech: Speech, rule: Rule, width: int) -> list[Text]:
    """A rule, why it is so, and what proves it."""
    from rich.text import Text

    from interregnum.cli.layout import hanging, wrapped
    from interregnum.lab.proofs import proofs

    lines = wrapped(Text.assemble((rule.id, "bold"), (f"  {rule.chapter}, {rule.kind}", "dim")), width)
    lines += hanging(Text(""), Text(rule.text), 2, width)
    tests = proofs().tests.get(rule.id, {})
    reason = proofs().reasons.get(rule.id, "")
    parts = {
        "why": rule.why,
        "see": ", ".join(rule.see),
        "tests": "\n".join(test if cases == 1 else f"{test} ({cases})" for test, cases in tests.items()),
        "reason": "" if tests else reason,
        "open": "" if tests or reason else " ",
    }
    for name, text in parts.items():
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
