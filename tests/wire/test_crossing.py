"""Views and events of every game cross the wire and come out as they went in."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.kinds import HEROES, LEADERS, Deal, Kind, chooser, deals, every_kind, viewers
from tests.properties.test_broken_states import junk, spots
from tests.wire.crossing import Change, check_all, check_crossing, data_of, forged, into, listed, put

from interregnum.kernel.dice import fast_dice, seed_from_int
from interregnum.kernel.errors import BadOptions, BadPosition, InterregnumError, UnknownChoice
from interregnum.registry import game
from interregnum.wire.adapters import GameEvent, adapter

EVENTS = msgspec.json.Decoder(GameEvent)


@every_kind
@given(deal=deals)
def test_a_view_that_crossed_the_wire_is_the_same_view(kind: Kind, deal: Deal) -> None:
    state = kind.start(deal)
    dice = chooser(deal.seed)
    for _ in kind.answers(state, dice):
        if len(state.stack) > 1 or dice.below(3) == 0:
            check_crossing(kind, state, viewers(state)[dice.below(state.seats + 1)])
    check_all(kind, state)


@every_kind
@given(deal=deals)
def test_a_position_can_be_imagined_from_a_view_that_was_sent(kind: Kind, deal: Deal) -> None:
    state = kind.start(deal)
    dice = chooser(deal.seed)
    for _ in kind.answers(state, dice):
        if dice.below(8) == 0:
            again = check_crossing(kind, state, state.asked)
            imagined = kind.game.imagine(again, fast_dice(seed_from_int(deal.seed)))
            assert again.plain() == kind.game.view(imagined, again.viewer).plain()


@every_kind
@given(deal=deals)
def test_an_event_that_crossed_the_wire_is_the_same_event(kind: Kind, deal: Deal) -> None:
    wire = adapter(kind.game.id)
    everybody = viewers(kind.start(deal))
    for event in kind.told(deal):
        for viewer in everybody:
            seen = event.seen_by(viewer)
            data = EVENTS.decode(msgspec.json.encode(wire.event(seen)))
            assert kind.game.event_plain(seen) == kind.game.event_plain(wire.read_event(data))


# --- what is no view


FORGED: list[tuple[Kind, Change, str]] = [
    (LEADERS, put("viewer", value=3), "viewer"),
    (LEADERS, put("asked", value=3), "asked"),
    (LEADERS, put("asked", value=None), "over"),
    (LEADERS, put("over", value=True), "over"),
    (LEADERS, put("source", value="joker"), "source"),
    (LEADERS, put("threshold", value=2), "threshold"),
    (LEADERS, put("turns", value=2**70), "turns"),
    (LEADERS, put("red", value=0), "red"),
    (LEADERS, put("green", value=13), "green"),
    (LEADERS, put("leaders", value=["joker", None, None]), "leaders"),
    (LEADERS, put("leaders", value=[]), "leaders"),
    (LEADERS, put("parties", value=[]), "seats"),
    (LEADERS, put("hands", value=[]), "seats"),
    (LEADERS, put("tavern", value=[]), "tavern"),
    (LEADERS, put("harbor", value=0), "cards"),
    (LEADERS, put("harbor", value=-1), "harbor"),
    (LEADERS, put("harbor", value=2**40), "harbor"),
    (LEADERS, into("graveyard", None), "cards"),
    (LEADERS, into("wilderness", "buried-emperor"), "cards"),
    (LEADERS, into("wilderness", "joker"), "wilderness"),
    (LEADERS, put("stack", -1, "card", value="joker"), "stack.card"),
    (LEADERS, put("stack", -1, "seat", value=-1), "stack.seat"),
    (LEADERS, put("stack", -1, "step", value=99), "stack.step"),
    (LEADERS, put("stack", -1, "stage", value=99), "stack.stage"),
    (LEADERS, put("stack", -1, "slots", value=[]), "stack.slots"),
    (LEADERS, put("stack", -1, "slots", value=["joker", None, None, None]), "stack.slots"),
    (LEADERS, put("stack", -1, "kept", value="joker"), "stack.kept"),
    (LEADERS, put("stack", -1, "lot", value=[{"zone": "aside", "index": 99}]), "stack.lot"),
    (LEADERS, put("stack", -1, "lot", value=[{"zone": "party-up", "index": 0}]), "stack.lot"),
    (LEADERS, put("stack", -1, "lot", value=[{"zone": "harbor", "seat": 1, "index": 0}]), "stack.lot"),
    (LEADERS, put("stack", -1, "lot", value=[{"zone": "hand", "seat": 0, "card": "buried-emperor"}]), "stack.lot"),
    (HEROES, put("viewer", value=3), "viewer"),
    (HEROES, put("asked", value=3), "asked"),
    (HEROES, put("asked", value=None), "over"),
    (HEROES, put("over", value=True), "end"),
    (HEROES, put("end", value="domination"), "end"),
    (HEROES, put("winners", value=[0]), "end"),
    (HEROES, put("ask", value="window"), "source"),
    (HEROES, put("goal", value=2), "power"),
    (HEROES, put("players", 0, "power", value=99), "power"),
    (HEROES, put("turns", value=2**70), "turns"),
    (HEROES, put("round", value=1000), "round"),
    (HEROES, put("town_order", value=[0, 0, 1]), "town_order"),
    (HEROES, put("board", "layout", value="moon"), "board"),
    (HEROES, put("board", "turns", value=[0]), "board"),
    (HEROES, put("players", value=[]), "players"),
    (HEROES, put("players", 0, "faction", value="elves"), "faction"),
    (HEROES, put("players", 0, "might", value=40), "might"),
    (HEROES, put("players", 0, "might", value=-1), "might"),
    (HEROES, put("players", 0, "reserve", value=[0, 0, 0, 0]), "reserve"),
    (HEROES, put("heroes", value={}), "heroes"),
    (HEROES, put("encounters", value={"z9": "goblins"}), "encounters"),
    (HEROES, put("owners", value={"a1": 7}), "owners"),
    (HEROES, put("explored", value=["nowhere"]), "explored"),
    (HEROES, put("open_scrolls", value=["joker"]), "open_scrolls"),
    (HEROES, put("open_scrolls", value=["goblins"]), "open_scrolls"),
    (HEROES, put("treasures", value=0), "treasures"),
    (HEROES, put("treasures", value=2**40), "treasures"),
    (HEROES, put("artifacts", value=-1), "artifacts"),
    (HEROES, put("scrolls", value=1), "scrolls"),
    (HEROES, put("scroll_discards", value=["joker"]), "scroll_discards"),
    (HEROES, put("weeks", value=[1]), "weeks"),
    (HEROES, put("weeks", value=[9, 9, 9]), "weeks"),
    (HEROES, put("week", value="joker"), "week"),
    (HEROES, put("stack", value=[]), "stack"),
    (HEROES, put("stack", 0, "program", value="activations"), "stack"),
    (HEROES, put("stack", 0, "seat", value=9), "seat"),
    (HEROES, put("stack", 0, "slots", value=[]), "slots"),
]


@pytest.mark.parametrize(("kind", "change", "where"), FORGED)
def test_a_forged_view_is_refused_with_the_place(kind: Kind, change: Change, where: str) -> None:
    with pytest.raises(BadPosition) as caught:
        adapter(kind.game.id).read_view(forged(kind, change), [])

    assert ("sent-view", {"where": where}) == (caught.value.reason, caught.value.facts)


@pytest.mark.parametrize(
    ("kind", "choice", "refusal"),
    [(LEADERS, "hide  keen-koi  discard buried-emperor", BadOptions), (HEROES, "go  b7", BadPosition)],
)
def test_forged_choices_options_and_games_are_refused(kind: Kind, choice: str, refusal: type[InterregnumError]) -> None:
    wire = adapter(kind.game.id)
    honest = forged(kind, lambda data: None)
    with pytest.raises(UnknownChoice):
        wire.read_view(honest, ["dance " * 1000])
    with pytest.raises(BadPosition):
        wire.read_view(honest, [choice])
    everything = {one.name: one.words[-1] if one.words else True for one in kind.game.options}
    with pytest.raises(refusal):  # three may play Heroes with all of them, but not on this map
        wire.read_view(forged(kind, put("options", value=everything)), [])
    with pytest.raises(BadPosition):
        wire.read_view(msgspec.defstruct("Other", [])(), [])


@every_kind
@given(deal=deals, when=st.integers(0, 150), where=st.integers(0), what=junk)
def test_a_view_with_one_thing_changed_is_refused_in_words_or_reads(
    kind: Kind, deal: Deal, when: int, where: int, what: object
) -> None:
    wire, state = adapter(kind.game.id), kind.start(deal)
    for _ in kind.answers(state, chooser(deal.seed)):
        if state.decisions >= when and (state.stack or when % 3 == 0):
            break
    view = kind.game.view(state, viewers(state)[where % (state.seats + 1)])
    data = data_of(kind, view)
    places = list(spots(data))
    box, key = places[where % len(places)]
    box[key] = what  # type: ignore[index]
    try:
        again = wire.read_view(msgspec.convert(data, wire.view_type), listed(kind, view))
    except (InterregnumError, msgspec.ValidationError):
        return
    wire.view(again)


# --- adapters


@every_kind
def test_an_adapter_is_made_once_and_shares_its_game_with_the_registry(kind: Kind) -> None:
    assert adapter(kind.game.id) is adapter(kind.game.id)
    assert game(kind.game.id) is adapter(kind.game.id).game
    with pytest.raises(BadOptions, match="unknown-game"):
        adapter("chess")


def test_no_two_games_have_an_event_of_the_same_name() -> None:
    leaders, heroes = (
        {one.__struct_config__.tag for one in adapter(kind.game.id).event_types} for kind in (LEADERS, HEROES)
    )

    assert leaders
    assert heroes
    assert not leaders & heroes
