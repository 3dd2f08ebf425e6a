"""Reads the effects of cards: every word known, every key where it belongs, nothing the engine would not carry out."""

from __future__ import annotations

from interregnum.games.heroes.border.grammar import (
    ALL_OR_SOME,
    ATTACK_WINDOWS,
    COMMON_KEYS,
    ENCOUNTERS_ONLY,
    INITIATIVE_WINDOWS,
    MAYBE,
    NEEDS,
    PERMITTED,
    VERB_TARGETS,
)
from interregnum.games.heroes.border.rows import count, ids_among, positive
from interregnum.games.heroes.engine.facts import ALL_OF_THEM, BY_MAGIC, EffectFacts, Effects
from interregnum.games.heroes.engine.terms import (
    ABILITIES,
    CONDITIONS,
    DECKS,
    DICE_KINDS,
    DURATIONS,
    ELEMENTALS,
    GOODS,
    LASTING,
    LIMITS,
    LOTS,
    PRICES,
    SIDES,
    STATS,
    VERBS,
    WAYS,
    WINDOWS,
)
from interregnum.kernel.content import Row, bad

PART = "take-part"


def effects(row: Row, key: str, units: tuple[str, ...]) -> Effects:
    """A list of effects, each with its window."""
    found = tuple(effect(one, one.word("when", among=WINDOWS), units) for one in row.rows(key))
    for index, one in enumerate(found):
        if one.when == PART:
            raise bad(f"{row.where}.{key}[{index + 1}].when", "a window that a card may write", PART)
    return found


def parts(row: Row, key: str, units: tuple[str, ...]) -> Effects:
    """The parts of a treasure card: their window is implied (MMH-TREAS-02)."""
    return tuple(effect(one, PART, units) for one in row.rows(key))


def effect(row: Row, when: str, units: tuple[str, ...]) -> EffectFacts:
    do = row.word("do", among=VERBS)
    check_keys(row, do)
    found = EffectFacts(
        when=when,
        do=do,
        target=row.word("target", among=VERB_TARGETS[do]),
        stat=optional_word(row, "stat", STATS),
        amount=amount(row, do),
        with_stat=optional_word(row, "with", STATS),
        ability=optional_word(row, "ability", tuple(one for one in ABILITIES if one not in ENCOUNTERS_ONLY)),
        what=optional_word(row, "what", things(do)),
        dice=positive(row, "dice") if row.has("dice") else 0,
        against=against(row),
        of=optional_word(row, "of", LOTS),
        which=optional_word(row, "which", DICE_KINDS),
        deck=optional_word(row, "deck", DECKS),
        parts=count(row, "parts"),
        source=optional_word(row, "from", ("former-owner",) if do == "gain" else ("discard-pile",)),
        on=optional_word(row, "on", PRICES),
        unit=optional_word(row, "unit", units),
        strength=count(row, "strength"),
        side=optional_word(row, "side", SIDES),
        to=optional_word(row, "to", WAYS),
        dur=optional_word(row, "dur", DURATIONS[1:]),
        limit=optional_word(row, "limit", LIMITS[1:]),
        cond=ids_among(row, "cond", CONDITIONS),
        instead_of_attack=row.flag("instead_of_attack"),
        optional=row.flag("optional"),
    )
    row.close()
    check_effect(found, row.where)
    return found


def optional_word(row: Row, key: str, among: tuple[str, ...]) -> str:
    return row.word(key, among=among) if row.has(key) else ""


def things(do: str) -> tuple[str, ...]:
    """What `what` may be."""
    if do == "gain":
        return GOODS
    if do == "summon":
        return ELEMENTALS
    return tuple(one for one, verbs in PERMITTED.items() if do in verbs)


def amount(row: Row, do: str) -> int:
    """A number but 0; where all of them can be meant, also "all"."""
    if not row.has("amount"):
        return 0
    if do in ALL_OR_SOME and row.raw("amount") == "all":
        return ALL_OF_THEM
    found = row.number("amount")
    if found == 0 or (found < 0 and do != "add-stat"):
        wanted = "a number but 0" if do == "add-stat" else "1 or more"
        raise bad(f"{row.where}.amount", wanted, str(found))
    return found


def against(row: Row) -> int:
    """What dice are rolled against: Magic or a number."""
    if not row.has("against"):
        return 0
    return BY_MAGIC if row.raw("against") == "magic" else positive(row, "against")


def check_keys(row: Row, do: str) -> None:
    """The verb has the keys it needs and none that it would not read."""
    known = COMMON_KEYS + NEEDS[do] + MAYBE.get(do, ())
    for key in row.table:
        if key not in known:
            raise bad(f"{row.where}.{key}", " | ".join(known), key, known)
    for key in NEEDS[do]:
        if key not in row.table:
            raise bad(f"{row.where}.{key}", f"{do} with {' and '.join(NEEDS[do])}", "nothing")


def check_effect(one: EffectFacts, where: str) -> None:
    """What a verb says about the keys it has."""
    check_duration(one, where)
    if one.do == "wound" and (bool(one.amount) == bool(one.dice) or bool(one.dice) != bool(one.against)):
        raise bad(where, "wounds by amount, or by dice against a value", "another mix")
    if one.do == "gain":
        is_unit = one.what == "unit"
        if is_unit != bool(one.side) or is_unit != (bool(one.unit) != bool(one.strength)):
            raise bad(where, "a unit by its id or its Strength, and its side; nothing of it for other goods", one.what)
    if one.do == "draw" and (one.deck in ("treasure", "any")) != bool(one.parts):
        raise bad(f"{where}.parts", "parts for a treasure card, and only there", str(one.parts))
    if one.do == "draw" and (one.deck == "any") != bool(one.source):
        raise bad(f"{where}.from", "the discard piles for any card, and only there", one.source or "nothing")
    if one.do == "discount":
        check_discount(one, where)


def check_discount(one: EffectFacts, where: str) -> None:
    """Prices of the town are the player's, advances the hero's, units are bought by the one for the other."""
    wanted = {"building": ("player",), "town-level": ("player",), "advance": ("hero",), "unit": ("hero", "player")}
    if one.target not in wanted[one.on]:
        raise bad(f"{where}.target", " | ".join(wanted[one.on]), one.target)
    if one.on != "unit" and (one.unit or one.side):
        raise bad(where, "unit and side for units only", one.on)
    if one.when != "always":
        raise bad(f"{where}.when", "always", one.when)


def check_duration(one: EffectFacts, where: str) -> None:
    """What lasts says how long, unless it always holds; what happens once does not."""
    lasts = one.do in LASTING and one.when != "always"
    if lasts != bool(one.dur):
        wanted = f"a duration for {one.do} at {one.when}" if lasts else f"no duration for {one.do} at {one.when}"
        raise bad(f"{where}.dur", wanted, one.dur or "nothing")
    if one.stat == "initiative" and one.when not in INITIATIVE_WINDOWS:
        raise bad(f"{where}.when", f"Initiative at {' | '.join(INITIATIVE_WINDOWS)}", one.when)
    if one.instead_of_attack and one.when != "in-battle":
        raise bad(f"{where}.instead_of_attack", "at in-battle only", one.when)


def check_that_stack(found: Effects, where: str) -> None:
    """`that-stack` points at what an effect before it picked or summoned, or at the stack that attacked."""
    pointed = False
    for one in found:
        if one.target == "that-stack" and not pointed and one.when not in ATTACK_WINDOWS:
            raise bad(where, "an effect before it that picks or summons a stack", "that-stack")
        pointed = pointed or one.target in ("own-stack", "enemy-stack") or one.do == "summon"
