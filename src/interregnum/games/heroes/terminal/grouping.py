"""Many answers in groups, so that a person finds the way: where to go, whom to fight, what to buy, what to play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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

GROUPED: Final = (c.MOVE, c.AFTER_GATHERING, c.BUILD, c.RECRUIT)
ORDER: Final = (
    "places", "battles", "fields", "build", "buy", "upgrade", "hire", "advance", "sell", "for-gold", "for-resources",
    "dismiss", "end",
)  # fmt: skip
FLOWING: Final = ("fields", "for-gold", "for-resources", "end")
TRADES: Final = ("for-gold", "for-resources")
ON_THE_MAP: Final = ("places", "battles", "fields")


@dataclass(frozen=True)
class Group:
    """Answers that belong together, under a title, each with its words."""

    title: str
    answers: Sequence[tuple[int, Text]]
    flows: bool = False


def group_of(picture: Picture, choice: int) -> str:
    """The kind of an answer."""
    name = CHOICES.decode(choice).group
    if name == "fields" and choice in battles(picture):
        return "battles"
    return name if name in ORDER else "end"


def groups(picture: Picture, speech: Speech, told: Mapping[int, str], chances: Mapping[int, Chance]) -> list[Group]:
    """The answers to the question of this view; one group without a title where there are few kinds."""
    view = picture.view
    if view.ask == c.TURN:
        return cards(picture, speech)
    if view.ask not in GROUPED:
        return [Group("", [(one, Text(told[one])) for one in view.choices])]
    kinds = {one: group_of(picture, one) for one in view.choices}
    found = []
    for name in ORDER:
        here = [one for one in view.choices if kinds[one] == name]
        if here:
            told_here = [(one, words(picture, speech, name, one, told, chances)) for one in here]
            found.append(Group("" if name == "end" else speech.cli(f"heroes-group-{name}"), told_here, name in FLOWING))
    return found


def words(
    picture: Picture, speech: Speech, group: str, choice: int, told: Mapping[int, str], chances: Mapping[int, Chance]
) -> Text:
    """An answer; on the map by the field, the steps to it, and who is met there, a battle with its odds."""
    if group in TRADES:
        taken = CHOICES.decode(choice)["amount"]
        return Text(f"{taken // picture.box.trade_take * picture.box.trade_give}→{taken}")
    if group not in ON_THE_MAP:
        return Text(told[choice])
    text = field_words(picture, CHOICES.decode(choice)["field"], group == "places")
    if choice in chances:
        text.append(f" [{odds_text(speech, chances[choice])}]", style="bold")
    return text


def field_words(picture: Picture, field: int, visited: bool) -> Text:
    """`e3·1 Crystal Mine (Tormentors)`: the field, the steps, the place and its owner, and whom one meets."""
    view = picture.view
    text = Text.assemble((picture.table.field(field), "bold"), f"·{picture.costs.get(field, 0)}")
    place = view.board.place[field]
    if field in view.towns:
        text.append(f" {TOWN}")
    elif place != NO_PLACE:
        text.append(f" {picture.table.cards.name('place', picture.box.facts.places[place].id)}")
        text.append(f" {SEAT_LETTERS[view.owners[field]]}" if view.owners[field] >= 0 else "")
    met = whom(picture, view.board.guard[field] if visited else field)
    return text.append(f" ({met})" if met and place != NO_PLACE else f" {met}" if met else "")


def whom(picture: Picture, field: int) -> str:
    """The creatures on a field, or a hero of somebody else."""
    view = picture.view
    if field >= 0 and view.encounters[field] >= 0:
        return picture.table.token(view.encounters[field])
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


def odds_text(speech: Speech, chance: Chance) -> str:
    if chance.is_hopeless:
        return speech.cli("heroes-hopeless")
    return speech.cli("heroes-chance", percent=chance.percent, tokens=f"{chance.tokens:.1f}")


def cards(picture: Picture, speech: Speech) -> list[Group]:
    """The action cards face up, each with its actions."""
    found: dict[int, list[tuple[int, Text]]] = {}
    for choice in picture.view.choices:
        answer = CHOICES.decode(choice)
        card, action = answer["card"], answer["action"]
        name = speech.cli("heroes-pass")
        if action != PASS:
            name = picture.table.cards.name("action", ACTIONS[picture.box.card_actions[card][action]])
        found.setdefault(card, []).append((choice, Text(name)))
    return [Group(picture.table.action_card(card), answers, True) for card, answers in found.items()]


def lines(found: Sequence[Group], width: int) -> list[Text]:
    """All groups with numbers from one on."""
    shown: list[Text] = []
    number = 1
    for group in found:
        items = [numbered(number + place, text) for place, (_, text) in enumerate(group.answers)]
        number += len(items)
        shown += below(group, items, width) if group.flows or not group.title else [
            Text(f" {group.title}", style="bold underline"), *columns(items, width),
        ]  # fmt: skip
    return shown


def below(group: Group, items: Sequence[Text], width: int) -> list[Text]:
    """Short answers one after the other behind their title."""
    if not group.flows:
        return columns(items, width)
    if not group.title:
        return flowing(items, 1, width)
    label = Text(f" {group.title}: ", style="bold")
    rest = flowing([item[1:] for item in items], 0, width - 4)
    if label.cell_len + rest[0].cell_len <= width and len(rest) == 1:
        return [Text.assemble(label, rest[0])]
    label.rstrip()
    return [label, *[line for one in rest for line in hanging(Text("   "), one, 4, width)]]
