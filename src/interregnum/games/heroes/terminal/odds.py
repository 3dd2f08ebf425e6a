"""`interregnum odds`: the chance to win a battle of Heroes, from many simulated ones."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from interregnum.cli import completion
from interregnum.cli.language import chosen

if TYPE_CHECKING:
    from interregnum.games.heroes.lab.matchup import Matchup
    from interregnum.games.heroes.lab.odds import Odds
    from interregnum.words.words import Words

Ids = list[str] | None
AN_ARMY = "Units with commas, for example: 3 elite crossbowmen, 2 griffins. Without: the army of the start."


def odds(
    hero: Annotated[str, typer.Argument(help="Who attacks: the id of a hero, for example anton.")],
    against: Annotated[str, typer.Argument(help="The id of an encounter, or of another hero.")],
    army: Annotated[str, typer.Option(help=AN_ARMY)] = "",
    skill: Annotated[Ids, typer.Option(help="The id of a skill the hero has; as often as needed.")] = None,
    artifact: Annotated[Ids, typer.Option(help="The id of an artifact he has.")] = None,
    scroll: Annotated[Ids, typer.Option(help="The id of a scroll he has.")] = None,
    building: Annotated[Ids, typer.Option(help="The id of a building of his town.")] = None,
    luck: Annotated[int, typer.Option(min=0, max=20, help="Luck tokens.")] = 0,
    enemy_army: Annotated[str, typer.Option(help="The army of the other hero, in the same form.")] = "",
    enemy_skill: Annotated[Ids, typer.Option(help="A skill of the other hero.")] = None,
    enemy_artifact: Annotated[Ids, typer.Option(help="An artifact of the other hero.")] = None,
    enemy_scroll: Annotated[Ids, typer.Option(help="A scroll of the other hero.")] = None,
    enemy_building: Annotated[Ids, typer.Option(help="A building of the other hero's town.")] = None,
    week: Annotated[str, typer.Option(help="The id of the Week card.")] = "",
    dark: Annotated[bool, typer.Option("--dark", help="In Dark days.")] = False,
    battles: Annotated[int, typer.Option(help="How many battles to simulate.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same battles.")] = 1,
    lang: Annotated[str, typer.Option(help="en, pl or uk.", autocompletion=completion.languages)] = "",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Say how likely a hero wins a battle of Might & Magic Heroes, and what it costs; both sides fight as bots do."""
    from interregnum.games.heroes.game import standard
    from interregnum.games.heroes.lab.matchup import Camp, Matchup, read_army
    from interregnum.games.heroes.lab.odds import odds as simulated
    from interregnum.kernel.dice import seed_from_int
    from interregnum.kernel.errors import BadOptions
    from interregnum.words.words import Words

    words = Words(chosen(lang))
    rules = standard()
    camp = Camp(hero, read_army(army), skill or [], artifact or [], scroll or [], building or [], luck)
    cards = (enemy_skill or [], enemy_artifact or [], enemy_scroll or [], enemy_building or [])
    rival = Camp(against, read_army(enemy_army), *cards) if against in rules.box.hero_ids else None
    if rival is None and (enemy_army or any(cards)):
        raise BadOptions("heroes-no-other-hero", facts={"found": against})
    matchup = Matchup(camp, "" if rival else against, rival, week, dark)
    found = simulated(rules, matchup, battles, seed_from_int(seed))
    if as_json:
        typer.echo(json.dumps({"hero": hero, "against": against, "seed": seed, **found.plain()}))
    else:
        typer.echo("\n".join(told(words, matchup, found)))


def told(words: Words, matchup: Matchup, found: Odds) -> list[str]:
    """The odds in three sentences."""
    low, high = found.won.interval
    head = words.catalogue.say(
        "heroes-cli-odds-won",
        hero=name_of(words, "hero", matchup.camp.hero),
        enemy=enemy_name(words, matchup),
        chance=percent(found.won.value),
        low=percent(low),
        high=percent(high),
    )
    counts = words.catalogue.say(
        "heroes-cli-odds-battles", battles=found.won.of, turns=decimal(found.turns), fled=found.fled
    )
    losses = words.catalogue.say("heroes-cli-odds-losses", tokens=decimal(found.tokens), gold=decimal(found.gold))
    in_victory = words.catalogue.say(
        "heroes-cli-odds-losses-won", tokens=decimal(found.tokens_won), gold=decimal(found.gold_won)
    )
    return [head, counts, losses, *([in_victory] if found.won.hits else [])]


def enemy_name(words: Words, matchup: Matchup) -> str:
    if matchup.enemy is not None:
        return name_of(words, "hero", matchup.enemy.hero)
    return name_of(words, "encounter", matchup.encounter)


def name_of(words: Words, kind: str, key: str) -> str:
    from interregnum.games.heroes.words.cards import HeroesCards

    return HeroesCards(words.catalogue).name(kind, key)


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def decimal(mean: float) -> str:
    return f"{mean:.1f}"
