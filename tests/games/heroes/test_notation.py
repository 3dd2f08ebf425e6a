"""Answers as people write them: every code has a text of its own that reads back, everything else is refused."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from interregnum.choices import MAX_TEXT
from interregnum.games.heroes.border.notation import read_any, read_choice, write_choice, write_field
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.battle.battle import NO_TARGET
from interregnum.games.heroes.game import standard
from interregnum.kernel.errors import IllegalChoice, UnknownChoice
from interregnum.kernel.question import Question

GAME = standard()
BOX = GAME.box
FIGHTERS = [16 * side + kind for side in range(2) for kind in range(11)]
SOURCES = range(len(BOX.ids))
HEROES = range(len(BOX.hero_ids))
DIGITS = (0, 1, 3, 9)


@cache
def codes() -> list[int]:
    """Every code that can be an answer somewhere; of the trophies of an advance a good part."""
    found = [*range(c.FACTIONS)]
    found += [c.FACTIONS + faction for faction in range(4)]
    found += [first + hero for first in (c.HEROES, c.HIRE) for hero in HEROES]
    found += [c.PARTS + part for part in range(4)]
    found += [c.play(card, action) for card in range(len(BOX.card_ids)) for action in range(3)]
    found += [first + one for first in (c.FIGHTER, c.RETURN, c.PROMOTE, c.UNMARK) for one in FIGHTERS]
    found += [c.ATTACK_WITH + 32 * elite + target for elite in range(2) for target in [*FIGHTERS, NO_TARGET]]
    found += [c.WOUND + 2 * one + side for one in FIGHTERS for side in range(2)]
    found += [c.TOKEN + token for token in range(8)]
    found += [first + one for first in (c.BUILD_IT, c.BUILD_GOLD) for one in range(len(BOX.facts.buildings))]
    found += [first + source for first in (c.CARD, c.SELL) for source in SOURCES]
    found += [first + 8 * hero + token for first in (c.BUY, c.DISMISSAL) for hero in HEROES for token in range(8)]
    found += [c.UPGRADE + 4 * hero + level for hero in HEROES for level in range(4)]
    found += [first + amount for first in (c.FOR_GOLD, c.FOR_RESOURCES) for amount in range(1, 128)]
    found += [first + field for first in (c.GO, c.VISIT, c.FIELD) for field in range(256)]
    found += [c.use(source, rule, to) for source in SOURCES for rule in range(2) for to in [*FIGHTERS, NO_TARGET]]
    digits = [sum(digit * 10**place for place, digit in enumerate(one)) for one in product(DIGITS, repeat=5)]
    return found + [c.ADVANCE + c.ADVANCE_SPAN * hero + trophies for hero in HEROES for trophies in digits]


def question(choices: list[int]) -> Question:
    return Question(0, c.TURN, choices, -1)


def test_every_code_is_written_in_a_way_of_its_own_and_reads_back() -> None:
    listed = codes()
    assert len(listed) == len(set(listed))
    texts = [write_choice(BOX, code) for code in listed]
    assert len(texts) == len(set(texts))
    assert max(len(text) for text in texts) <= MAX_TEXT
    for code, text in zip(listed, texts, strict=True):
        assert code == read_choice(BOX, question([code]), text)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (c.DONE, "done"),
        (c.TAKE_FLIGHT, "flee"),
        (c.A_SKILL, "skill"),
        (c.FACTIONS + 1, "faction necropolis"),
        (c.HEROES, "hero anton"),
        (c.PARTS + 2, "part 3"),
        (c.play(0, 1), "play activation-build build"),
        (c.play(3, 1), "play special gather"),
        (c.play(3, 2), "pass special"),
        (c.FIGHTER + 1, "fighter attacker-2"),
        (c.FIGHTER + 5, "fighter attacker-water-elemental"),
        (c.FIGHTER + 16 + 8, "fighter defender-hero"),
        (c.ATTACK_WITH + NO_TARGET, "attack"),
        (c.ATTACK_WITH + 32 + NO_TARGET, "attack elite"),
        (c.ATTACK_WITH + 16 + 2, "attack defender-3"),
        (c.ATTACK_WITH + 32 + 16 + 9, "attack defender-creature elite"),
        (c.WOUND + 2 * 26 + 1, "wound defender-creature-2 elite"),
        (c.RETURN + 3, "return attacker-4"),
        (c.PROMOTE + 16, "promote defender-1"),
        (c.UNMARK, "unmark attacker-1"),
        (c.TOKEN + 5, "token 3 elite"),
        (c.BUY + 5, "buy griffins elite for anton"),
        (c.UPGRADE + 4 * 4 + 2, "upgrade vampires of sveltana"),
        (c.HIRE + 2, "hire uriel"),
        (c.DISMISSAL + 8 * 9 + 6, "dismiss cyclopes basic of sandor"),
        (c.FOR_GOLD + 4, "trade for 4 gold"),
        (c.FOR_RESOURCES + 12, "trade for 12 resources"),
        (c.GO, "go a1"),
        (c.GO + 6 * 16 + 1, "go b7"),
        (c.VISIT + 15 * 16 + 15, "visit p16"),
        (c.FIELD + 3 * 16 + 2, "field c4"),
        (c.ADVANCE, "advance anton"),
        (c.ADVANCE + 2 * c.ADVANCE_SPAN + 102, "advance uriel 1+1+3"),
    ],
)
def test_answers_are_written_so(code: int, text: str) -> None:
    assert text == write_choice(BOX, code)


def test_cards_and_buildings_are_written_by_their_ids() -> None:
    scroll = BOX.scroll_first
    name = BOX.ids[scroll]

    assert f"use {name} up at defender-1" == write_choice(BOX, c.use(scroll, 1, 16))
    assert f"use {name}" == write_choice(BOX, c.use(scroll, 0, NO_TARGET))
    assert f"sell {name}" == write_choice(BOX, c.SELL + scroll)
    assert f"card {name}" == write_choice(BOX, c.CARD + scroll)
    assert f"build {BOX.facts.buildings[0].id}" == write_choice(BOX, c.BUILD_IT)
    assert f"build {BOX.facts.buildings[0].id} for gold" == write_choice(BOX, c.BUILD_GOLD)


def test_no_id_stands_for_two_cards() -> None:
    assert len(BOX.ids) == len(set(BOX.ids))


def test_fields_are_named_by_column_and_row_from_the_upper_left_corner() -> None:
    assert ["a1", "b1", "p1", "a2", "p16"] == [write_field(field) for field in (0, 1, 15, 16, 255)]


def test_spaces_around_and_between_words_do_not_matter() -> None:
    assert c.GO == read_choice(BOX, question([c.GO]), "  go \t a1\n")


@pytest.mark.parametrize(
    "text",
    [
        "", "  ", "fly", "done done", "DONE", "go", "go a0", "go a17", "go q1", "go 1a", "go a01", "go a1 b1",
        "faction horde", "hero nobody", "part 0", "part 5", "part ¹", "play special", "play special recruit",
        "play activation-build gather", "play nothing build", "pass", "pass nothing", "fighter attacker-5",
        "fighter attacker", "fighter bystander-1", "attack attacker-1 attacker-2", "attack elite elite", "wound",
        "wound attacker-1", "wound attacker-1 shiny", "token 5 elite", "token 1", "buy griffins elite of anton",
        "buy griffins elite for kraal", "buy griffins for anton", "buy anton elite for griffins", "hire",
        "upgrade griffins for anton", "upgrade vampires of anton", "dismiss griffins elite for anton",
        "build", "build nothing", "build nothing for gold", "sell", "sell nothing", "card nothing", "use",
        "use nothing", "trade for gold", "trade for 0 gold", "trade for 128 gold", "trade for 1 luck",
        "trade for -1 gold", "trade for 01 gold", "trade 1 gold", "advance", "advance nobody", "advance anton 6",
        "advance anton 3+1", "advance anton 1 3", "advance anton +1", "advance anton 1+1+1+1+1+1+1+1+1+1",
        "go\u00a0a17",
    ],
)  # fmt: skip
def test_a_text_that_is_a_choice_nowhere_is_unknown(text: str) -> None:
    with pytest.raises(UnknownChoice) as caught:
        read_choice(BOX, question([c.GO]), text)

    assert {"choice": text} == caught.value.facts


@pytest.mark.parametrize("tail", ["up up", "at", "at attacker-9", "attacker-1", "up attacker-1", "at attacker-1 up"])
def test_a_card_is_used_with_a_rule_and_at_a_fighter_or_without(tail: str) -> None:
    with pytest.raises(UnknownChoice):
        read_choice(BOX, question([c.GO]), f"use {BOX.ids[0]} {tail}")


@pytest.mark.parametrize("text", ["go a2", "visit a1", "field a1", "done", "hire uriel", "attack"])
def test_a_choice_that_is_not_listed_is_refused(text: str) -> None:
    with pytest.raises(IllegalChoice) as caught:
        read_choice(BOX, question([c.GO]), text)

    assert {"choice": text} == caught.value.facts


def test_a_very_long_text_is_refused_with_its_beginning() -> None:
    with pytest.raises(UnknownChoice) as caught:
        read_choice(BOX, question([c.GO]), "go " + "a" * 10_000)

    assert len(caught.value.facts["choice"]) <= 120


def test_the_answers_in_the_documentation_are_answers() -> None:
    text = (Path(__file__).parents[3] / "docs" / "notation.md").read_text("utf-8")
    section = text.partition("\n## Heroes\n")[2].partition("\n## ")[0]
    table = section.partition("| --- | --- |")[2]
    written = re.findall(r"`([^`]+)`", table)

    assert len(written) > 40
    for one in written:
        code = read_any(BOX, one)
        assert one == write_choice(BOX, code)


# -- fighters in events


def attack(fighter: str) -> dict[str, object]:
    return {"event": "attacked", "fighter": fighter, "target": "none", "elite": 0}


@pytest.mark.parametrize(
    ("form", "former"),
    [
        ("attacker-3:griffins", "attacker-griffins"),
        ("defender-1:skeletons", "defender-skeletons"),
        ("attacker-hero:anton", "attacker-anton"),
        ("defender-creature:praetorians", "defender-praetorians"),
        ("defender-creature-2:praetorians", "defender-second-praetorians"),
        ("attacker-earth-elemental", "attacker-earth-elemental"),
        ("attacker-2", "some-attacker-level-2"),
        ("defender-hero", "some-defender-hero"),
        ("defender-creature-2", "some-defender-second-creature"),
    ],
)
def test_events_name_fighters_as_answers_do_and_the_former_names_are_still_read(form: str, former: str) -> None:
    assert attack(form) == GAME.write_event(GAME.read_event(attack(form)))
    assert attack(form) == GAME.write_event(GAME.read_event(attack(former)))
    assert form.partition(":")[0] in GAME.names.fighters
