"""Reads the content file once and refuses, with the place and what would be right, whatever it does not understand."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from interregnum.games.hidden_leaders.border.support import check_step
from interregnum.games.hidden_leaders.engine.facts import (
    ALL_CARDS,
    FACTIONS,
    SETS,
    Amount,
    BoxFacts,
    CardFacts,
    Condition,
    Constants,
    Destination,
    EndgameFacts,
    LeaderFacts,
    MarkerPart,
    Move,
    Selector,
    StaticFacts,
    StepFacts,
)
from interregnum.games.hidden_leaders.engine.vocabulary import (
    FACES,
    KEYS,
    MARKERS,
    MODES,
    NEEDS,
    OWNERS,
    PILES,
    VERBS,
    ZONES,
)
from interregnum.kernel.content import Row, bad


class Names:
    """The names that the steps of one card have bound so far."""

    def __init__(self) -> None:
        self.cards: set[str] = set()
        self.players: set[str] = set()
        self.factions: set[str] = set()
        self.piles: set[str] = set()

    def check(self, known: set[str], name: str, where: str) -> str:
        if name and name not in known:
            raise bad(where, " | ".join(sorted(known)) or "a name bound by an earlier step", name, tuple(known))
        return name


def standard_text() -> str:
    """The content file that ships with the package."""
    return files("interregnum.games.hidden_leaders").joinpath("content/cards.toml").read_text("utf-8")


def read(text: str) -> BoxFacts:
    """The facts of a content file."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise bad("hidden_leaders/cards.toml", "TOML", str(error)) from error
    top = Row(table, "cards")
    if top.number("schema") != 1 or top.word("game") != "hidden-leaders":
        raise bad("cards.schema", "schema = 1 of hidden-leaders", str(top.table.get("schema")))
    leaders = tuple(leader(row) for row in top.rows("leader"))
    cards = tuple(card(row, tuple(one.id for one in leaders)) for row in top.rows("card"))
    box = BoxFacts(constants(top.row("constants")), leaders, cards)
    top.close()
    check_box(box)
    return box


def check_box(box: BoxFacts) -> None:
    """Ids are unique and every card that is named exists."""
    ids = [one.id for one in box.cards] + [one.id for one in box.leaders]
    for one in ids:
        if ids.count(one) > 1:
            raise bad(f"cards.{one}", "each id once", one)
    for facts in box.cards:
        if facts.endgame is not None and facts.endgame.beside and facts.endgame.beside not in ids:
            raise bad(f"{facts.id}.endgame.when", "the id of a card", facts.endgame.beside, tuple(ids))


def constants(row: Row) -> Constants:
    found = Constants(
        row.number("track_spaces"),
        row.number("start_space"),
        row.number("war_first"),
        row.number("war_last"),
        row.number("tavern_slots"),
        row.number("setup_deal"),
        row.number("hand_after_setup"),
        row.number("draw_to"),
        row.number("keep"),
        row.number("step1_discard_max"),
        thresholds(row.row("end_threshold")),
        thresholds(row.row("end_threshold_beginner")),
    )
    row.close()
    return found


def thresholds(row: Row) -> tuple[int, ...]:
    found = tuple(row.number(str(seats)) for seats in range(2, 7))
    row.close()
    return found


def leader(row: Row) -> LeaderFacts:
    row.where = row.word("id")
    found = LeaderFacts(row.where, row.number("number"), row.words("factions", FACTIONS))
    row.close()
    return found


def card(row: Row, leaders: tuple[str, ...]) -> CardFacts:
    row.where = row.word("id")
    faction = row.word("faction", among=(*FACTIONS, "all", "none"))
    names = Names()
    steps = tuple(step(one, names) for one in row.rows("steps"))
    facts = CardFacts(
        id=row.where,
        factions=FACTIONS if faction == "all" else () if faction == "none" else (faction,),
        set=row.word("set", among=SETS),
        advanced=row.flag("advanced"),
        copyable=row.flag("copyable", True),
        pure_copier=row.flag("pure_copier"),
        marker=marker_part(row.row("marker"), names),
        steps=steps,
        static=static(row.row("static")) if row.has("static") else None,
        endgame=endgame(row.row("endgame"), leaders) if row.has("endgame") else None,
    )
    row.close()
    wanted = 0 if facts.marker.mode == "none" else 1
    if sum(one.do == "markers" for one in steps) != wanted or bool(facts.marker.moves) != bool(wanted):
        raise bad(f"{row.where}.steps", f"the verb markers {wanted} times", "another number")
    return facts


def marker_part(row: Row, names: Names) -> MarkerPart:
    chooser = row.word("chooser", "you")
    if chooser not in ("you", "next-player"):
        names.check(names.players, chooser, f"{row.where}.chooser")
    found = MarkerPart(
        mode=row.word("mode", among=MODES),
        moves=tuple(move(one, names) for one in row.rows("moves")),
        chooser=chooser,
        condition=condition(row.row("if"), names) if row.has("if") else None,
        x=amount(row.row("x"), names) if row.has("x") else None,
    )
    if found.mode in ("none", "all") and found.chooser != "you":
        raise bad(f"{row.where}.chooser", "a chooser where there is a choice", found.chooser)
    if found.mode != "one-of" and any(one.condition is not None for one in found.moves):
        raise bad(f"{row.where}.moves", "a condition on one move only where one of them is chosen", found.mode)
    if any(one.times_x for one in found.moves) != (found.x is not None):
        raise bad(f"{row.where}.x", "x where a move is by X, and only there", "another use")
    row.close()
    return found


def move(row: Row, names: Names) -> Move:
    by = row.raw("by")
    times_x = by in ("X", "-X")
    found = Move(
        marker=row.word("marker", among=MARKERS),
        by=(1 if by == "X" else -1) if times_x else row.number("by"),
        times_x=times_x,
        condition=condition(row.row("if"), names) if row.has("if") else None,
    )
    row.close()
    return found


def amount(row: Row, names: Names) -> Amount:
    if isinstance(row.raw("count"), dict) and "factions_in" in row.row("count").table:
        inner = row.row("count")
        found = Amount(
            selector(inner.row("factions_in"), names),
            factions=True,
            except_factions=inner.words("except", FACTIONS),
        )
        inner.close()
        if found.count != Selector(zone="party", owner="you", face="up"):
            raise bad(f"{row.where}.count.factions_in", "your face-up heroes", str(inner.table["factions_in"]))
    else:
        cap = row.number("cap") if row.has("cap") else 0
        found = Amount(selector(row.row("count"), names), cap)
    row.close()
    return found


def condition(row: Row, names: Names) -> Condition:
    found = Condition(
        leads=row.word("leads", among=("red", "green", "any")) if row.has("leads") else "",
        has=selector(row.row("has"), names) if row.has("has") else None,
        bound=names.check(names.cards, row.word("bound"), f"{row.where}.bound") if row.has("bound") else "",
        ref=names.check(names.cards, row.word("ref"), f"{row.where}.ref") if row.has("ref") else "",
        faction=row.words("faction", FACTIONS),
        not_faction=row.words("not_faction", FACTIONS),
        faction_ref=faction_ref(row, names),
    )
    row.close()
    kinds = bool(found.leads) + (found.has is not None) + bool(found.bound) + bool(found.ref)
    tests = bool(found.faction) + bool(found.not_faction) + bool(found.faction_ref)
    if kinds != 1 or tests != bool(found.ref):
        raise bad(row.where, "one of leads, has, bound, or ref with one test of faction", "another mix")
    return found


def faction_ref(row: Row, names: Names) -> str:
    if not row.has("faction_ref"):
        return ""
    return names.check(names.factions, row.word("faction_ref"), f"{row.where}.faction_ref")


def selector(row: Row, names: Names) -> Selector:
    if row.has("ref"):
        found = Selector(ref=names.check(names.cards, row.word("ref"), f"{row.where}.ref"))
        row.close()
        return found
    owner = row.word("owner") if row.has("owner") else ""
    if owner and owner not in OWNERS and owner not in names.players:
        among = OWNERS + tuple(names.players)
        raise bad(f"{row.where}.owner", " | ".join(among), owner, among)
    found = Selector(
        zone=row.word("zone", among=ZONES),
        owner=owner,
        face=row.word("face", among=FACES) if row.has("face") else "",
        faction=row.words("faction", FACTIONS),
        not_faction=row.words("not_faction", FACTIONS),
        faction_ref=faction_ref(row, names),
        top=row.number("top") if row.has("top") else 0,
        copyable=row.flag("copyable"),
        in_chain=row.flag("in_chain", True),
        receiver=row.flag("receiver"),
    )
    row.close()
    if (found.zone == "party") != bool(found.face):
        raise bad(f"{row.where}.face", "a face for a party, and only there", found.face or "none")
    return found


def destination(row: Row, names: Names) -> Destination:
    value = row.raw("to")
    if isinstance(value, str):
        return Destination(row.word("to", among=("hand", "aside", "wilderness-top")))
    inner = row.row("to")
    owner = inner.word("owner")
    if owner != "you":
        names.check(names.players, owner, f"{inner.where}.owner")
    found = Destination("party", owner, inner.word("face", among=("up", "down")))
    inner.close()
    return found


def step(row: Row, names: Names) -> StepFacts:
    do = row.word("do", among=VERBS)
    for key in row.table:
        if key != "do" and key not in KEYS[do]:
            raise bad(f"{row.where}.{key}", " | ".join(KEYS[do]) or "nothing more", key, KEYS[do])
    for key in NEEDS.get(do, ("what",)):
        if key not in row.table:
            raise bad(f"{row.where}.{key}", f"{do} with {' and '.join(NEEDS.get(do, ('what',)))}", "nothing")
    by = row.word("by", "you")
    if by not in ("you", "owner", "random"):
        names.check(names.players, by, f"{row.where}.by")
    piles, pile_ref = sources(row, names)
    found = StepFacts(
        do=do,
        what=selector(row.row("what"), names) if row.has("what") else None,
        n=cards_asked(row),
        least=row.number("min") if row.has("min") else -1,
        by=by,
        optional=row.flag("optional"),
        condition=condition(row.row("if"), names) if row.has("if") else None,
        binds=row.word("as") if row.has("as") else "",
        binds_owner=row.word("owner_as") if row.has("owner_as") else "",
        to=destination(row, names) if row.has("to") else None,
        piles=piles,
        pile_ref=pile_ref,
        who=row.word("who", among=("any", "other")) if row.has("who") else "",
        having=selector(row.row("having"), names) if row.has("having") else None,
        not_player=names.check(names.players, row.word("not_player"), row.where) if row.has("not_player") else "",
        set_aside=row.flag("set_aside"),
        a=selector(row.row("a"), names) if row.has("a") else None,
        b=selector(row.row("b"), names) if row.has("b") else None,
        options=choose_options(row, names) if row.has("options") else (),
    )
    row.close()
    check_step(found, row.where)
    bind(found, names)
    return found


def sources(row: Row, names: Names) -> tuple[tuple[str, ...], str]:
    """`from`: one pile, the pile that was named, or the piles to name one of."""
    if not row.has("from"):
        return (), ""
    if isinstance(row.raw("from"), list):
        return row.words("from", PILES), ""
    inner = row.row("from")
    if inner.has("ref"):
        ref = names.check(names.piles, inner.word("ref"), f"{inner.where}.ref")
        inner.close()
        return (), ref
    piles = (inner.word("zone", among=PILES),)
    inner.close()
    return piles, ""


def cards_asked(row: Row) -> int:
    if not row.has("n"):
        return 1
    return ALL_CARDS if row.raw("n") == "all" else row.number("n")


def choose_options(row: Row, names: Names) -> tuple[tuple[StepFacts, ...], ...]:
    lists = row.raw("options")
    if not isinstance(lists, list) or not lists or not all(isinstance(steps, list) and steps for steps in lists):
        raise bad(f"{row.where}.options", "lists of steps", repr(lists))
    return tuple(
        tuple(step(Row(one, f"{row.where}.options[{i + 1}][{k + 1}]"), names) for k, one in enumerate(steps))
        for i, steps in enumerate(lists)
    )


def bind(found: StepFacts, names: Names) -> None:
    """What `as` names depends on the verb."""
    if found.binds:
        kinds = {"pick-player": names.players, "pick-faction": names.factions, "pick-pile": names.piles}
        kinds.get(found.do, names.cards).add(found.binds)
    if found.binds_owner:
        names.players.add(found.binds_owner)


def static(row: Row) -> StaticFacts:
    holds = selector(row.row("while"), Names())
    if holds != Selector(zone="party", face="up"):
        raise bad(f"{row.where}.while", "face up in a party", str(row.row("while").table))
    of = row.row("of")
    if of.word("owner") != "same" or not of.flag("other"):
        raise bad(f"{row.where}.of", "the other heroes of the same party", repr(of.table))
    found = StaticFacts(
        holds=holds,
        replace=row.word("replace", among=("bury",)),
        instead=row.word("with", among=("turn-over",)),
        of=Selector(zone=of.word("zone", among=("party",)), owner="same", face=of.word("face", among=("up",))),
    )
    of.close()
    row.close()
    return found


def endgame(row: Row, leaders: tuple[str, ...]) -> EndgameFacts:
    row.word("of", among=("winning-faction",))
    if not row.flag("instead_of_own"):
        raise bad(f"{row.where}.instead_of_own", "true", "false")
    beside = ""
    if row.has("when"):
        has = row.row("when").row("has")
        has.word("zone", among=("party",))
        has.word("owner", among=("same",))
        beside = has.word("card")
        has.close()
    found = EndgameFacts(row.number("counts_as"), row.words("leaders", leaders), beside)
    row.close()
    return found
