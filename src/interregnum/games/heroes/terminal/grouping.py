"""Many answers in groups, so that a person finds the way: where to go, whom to fight, what to buy, what to play."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from interregnum.cli.board import numbered
from interregnum.cli.layout import columns, flowing, hanging
from interregnum.cli.speech import Speech
from interregnum.games.heroes.border.notation import CHOICES, PASS
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.box import NO_CARD, Box
from interregnum.games.heroes.engine.map.board import NO_PLACE
from interregnum.games.heroes.engine.terms import ACTIONS
from interregnum.games.heroes.terminal.chances import Chance, battles
from interregnum.games.heroes.terminal.land import TOWN
from interregnum.games.heroes.terminal.picture import Picture
from interregnum.kernel.ids import NOBODY, SEAT_LETTERS
from interregnum.words.phrases import yes

GROUPED: Final = (c.MOVE, c.AFTER_GATHERING, c.BUILD, c.RECRUIT)
ORDER: Final = (
    "places", "battles", "fields", "build", "buy", "upgrade", "hire", "advance", "sell", "dismiss", "end", "trade",
)  # fmt: skip
FLOWING: Final = ("fields", "end")
TRADES: Final = ("for-gold", "for-resources")
MANY: Final = 40  # answers, from which on those that a field names have no numbers where there is little room
GAP: Final = "   "
HOPELESS: Final = "<10 %"  # where there is no room for words
KINDS: Final = ("resources", "gold")  # what is given for gold, and for resources
ON_THE_MAP: Final = ("places", "battles", "fields")


@dataclass(frozen=True)
class Group:
    """Answers that belong together, under a title, each with its words; or a note on those that have no numbers."""

    title: str
    answers: Sequence[tuple[int, Text]]
    flows: bool = False
    note: str = ""
    bare: frozenset[int] = frozenset()  # answers that are shown without a number: the name of the field is one


def group_of(picture: Picture, choice: int) -> str:
    """The kind of an answer."""
    name = CHOICES.decode(choice).group
    if name == "fields" and choice in battles(picture):
        return "battles"
    if name in TRADES:
        return "trade"
    return name if name in ORDER else "end"


def groups(
    picture: Picture, speech: Speech, told: Mapping[int, str], chances: Mapping[int, Chance], brief: bool = False
) -> list[Group]:
    """The answers to the question of this view; one group without a title where there are few kinds.

    Where there is little room, what is said of a field or of its guards is said once.
    """
    view = picture.view
    if view.ask == c.TURN:
        return cards(picture, speech)
    if view.ask not in GROUPED:
        return [Group("", [(one, Text(told[one])) for one in view.choices])]
    kinds = {one: group_of(picture, one) for one in view.choices}
    found = []
    for name in ORDER:
        here = [one for one in view.choices if kinds[one] == name]
        if here and name == "trade":
            found.append(Group(speech.own("cli-group-trade"), [], note=trades(picture, speech, here, brief)))
        elif here:
            known = told_before(picture, [one for one in view.choices if kinds[one] == "places"], name, brief)
            told_here = [(one, words(picture, speech, name, one, told, chances, known, brief)) for one in here]
            flows = name in FLOWING or (brief and view.ask == c.MOVE)
            is_bare = brief and name == "fields" and len(view.choices) > MANY
            bare = (
                frozenset(one for one in here if CHOICES.decode(one)["field"] not in known) if is_bare else frozenset()
            )
            found.append(Group("" if name == "end" else speech.own(f"cli-group-{name}"), told_here, flows, bare=bare))
    return found


def told_before(picture: Picture, visits: Sequence[int], name: str, brief: bool) -> set[int]:
    """The fields of which the answers above say enough: places that can be visited, and where their guards stand."""
    if not brief or name == "places":
        return set()
    places = {CHOICES.decode(one)["field"] for one in visits}
    return places | {picture.view.board.guard[field] for field in places}


def words(
    picture: Picture,
    speech: Speech,
    group: str,
    choice: int,
    told: Mapping[int, str],
    chances: Mapping[int, Chance],
    known: Collection[int],
    brief: bool,
) -> Text:
    """An answer; on the map by the field, the steps to it, and who is met there, a battle with its odds."""
    if group not in ON_THE_MAP:
        return Text(told[choice])
    field = CHOICES.decode(choice)["field"]
    if field in known and group == "fields":
        return steps_to(picture, field)
    text = field_words(picture, speech, field, group == "places")
    if choice in chances and field not in known:
        text.append(f" [{odds_text(speech, chances[choice], brief)}]", style="bold")
    return text


def trades(picture: Picture, speech: Speech, choices: Sequence[int], brief: bool) -> str:
    """All trades in one line: the most that can be given of each kind, and how to say it."""
    told, typed = [], ""
    for name, kind in zip(TRADES, KINDS, strict=True):
        taken = [CHOICES.decode(one)["amount"] for one in choices if CHOICES.decode(one).name == name]
        if taken:
            given = picture.table.goods(kind, picture.sight.given(max(taken)))
            goods = picture.table.goods("gold" if kind == "resources" else "resources", max(taken))
            told.append(speech.own("cli-trade", given=given, goods=goods))
            typed = typed or f"trade {picture.sight.given(min(taken))} {kind}"
    return speech.own("cli-trades", brief=yes(brief), all="; ".join(told), typed=typed)


def field_words(picture: Picture, speech: Speech, field: int, visited: bool) -> Text:
    """`e3·1 Crystal Mine (Tormentors)`: the field, the steps, the place and its owner, and whom one meets."""
    view = picture.view
    text = steps_to(picture, field)
    place = view.board.place[field]
    if field in view.towns:
        text.append(f" {TOWN}")
    elif place != NO_PLACE:
        text.append(f" {picture.table.cards.name('place', picture.box.facts.places[place].id)}")
        text.append(f" {SEAT_LETTERS[view.owners[field]]}" if view.owners[field] >= 0 else "")
    met = whom(picture, speech, view.board.guard[field] if visited else field)
    return text.append(f" ({met})" if met and place != NO_PLACE else f" {met}" if met else "")


def steps_to(picture: Picture, field: int) -> Text:
    return Text.assemble((picture.table.field(field), "bold"), f"·{picture.costs.get(field, 0)}")


def whom(picture: Picture, speech: Speech, field: int) -> str:
    """The creatures on a field, who fight or run away, or a hero of somebody else."""
    view = picture.view
    if field >= 0 and view.encounters[field] >= 0:
        token = view.encounters[field]
        name = picture.table.token(token)
        return speech.own("cli-routed", name=name) if picture.sight.is_routed(token) else name
    others = [hero for hero, at in enumerate(view.at) if at == field >= 0 and picture.seat_of(hero) != view.viewer]
    return picture.table.hero(others[0]) if others else ""


def new_hero(ask: int, choice: int) -> int:
    """The hero that an answer would bring into play, or NOBODY."""
    answer = CHOICES.decode(choice)
    return answer["hero"] if ask == c.START_HERO or answer.name == "hire" else NOBODY


def source_of(box: Box, choice: int) -> int:
    """The card or building that an answer names, or NO_CARD."""
    answer = CHOICES.decode(choice)
    if answer.name in ("use", "card"):
        return answer["card"]
    return int(box.building_first) + answer["building"] if "building" in answer else int(NO_CARD)


def odds_text(speech: Speech, chance: Chance, brief: bool = False) -> str:
    if chance.is_hopeless:
        return HOPELESS if brief else speech.own("cli-hopeless")
    return speech.own("cli-chance", percent=chance.percent, tokens=f"{chance.tokens:.1f}")


def cards(picture: Picture, speech: Speech) -> list[Group]:
    """The action cards face up, each with its actions."""
    found: dict[int, list[tuple[int, Text]]] = {}
    for choice in picture.view.choices:
        answer = CHOICES.decode(choice)
        card, action = answer["card"], answer["action"]
        name = speech.own("cli-pass")
        if action != PASS:
            name = picture.table.cards.name("action", ACTIONS[picture.box.card_actions[card][action]])
        found.setdefault(card, []).append((choice, Text(name)))
    return [Group(picture.table.action_card(card), answers, True) for card, answers in found.items()]


def lines(found: Sequence[Group], numbers: Mapping[int, int], width: int) -> list[Text]:
    """All groups with the numbers of their answers."""
    shown: list[Text] = []
    for group in found:
        label = tight if group.flows and group.title else numbered
        items = [text if one in group.bare else label(numbers[one], text) for one, text in group.answers]
        if group.note:
            shown = noted(shown, Text.assemble((f"{group.title}: ", "bold"), group.note), width)
        elif group.flows or not group.title:
            shown += below(group, items, width)
        else:
            shown += [Text(f" {group.title}", style="bold underline"), *columns(items, width)]
    return shown


def noted(shown: list[Text], note: Text, width: int) -> list[Text]:
    """A note behind the last line, if there is room for it, else below."""
    last = shown[-1] if shown else Text()
    if last.cell_len + len(GAP) + note.cell_len <= width:
        return [*shown[:-1], Text.assemble(last, GAP, note)]
    return [*shown, *hanging(Text(" "), note, 1, width)]


def below(group: Group, items: Sequence[Text], width: int) -> list[Text]:
    """Short answers one after the other behind their title."""
    if not group.flows:
        return columns(items, width)
    if not group.title:
        return flowing(items, 1, width)
    return flowing([Text(f" {group.title}:", style="bold"), *items], 4, width)


def tight(number: int, text: Text) -> Text:
    """One of many answers in a row."""
    return Text.assemble((f"{number}", "bold"), " ", text)
