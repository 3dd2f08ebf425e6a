"""The extras: every card does what it says, no more, and nothing where nothing fits."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import (
    GAME,
    asking,
    case,
    following,
    follows,
    hides,
    hiding,
    learning,
    learns,
    moves,
    moving,
    offers,
    precedes,
    preceding,
    runs,
    started,
)

ALONE = "B | options extras"
THREE = "keen-koi aimless-eel furious-frog"
TWO_PER_FACTION = {
    "undead": ["half-sliced-ghoul", "kind-king-slayer"],
    "water-folk": ["careful-chameleon", "seaweed-chopper"],
    "imperial-army": ["sanguine-scholar", "well-shaved-wizard"],
    "hill-tribes": ["firm-fishmonger", "polar-protector"],
}


@pytest.mark.rules("HL-X-EXTRAS-01", "HL-R-SETUP-06")
@pytest.mark.parametrize(("extras", "cards"), [(True, 77 + 8), (False, 77)], ids=["with the extras", "without"])
def test_the_extras_are_two_heroes_a_faction_and_join_the_others_on_demand(extras: bool, cards: int) -> None:
    state = started(3, extras=extras)

    piles = [state.harbor, state.wilderness, state.graveyard, *state.hands, state.tavern]
    found = [GAME.box.facts.cards[card] for pile in piles for card in pile]
    assert cards == len({card.id for card in found})
    for faction, heroes in TWO_PER_FACTION.items():
        more = sorted(card.id for card in found if card.set == "extras" and faction in card.factions)
        assert (heroes if extras else []) == more


@pytest.mark.parametrize(
    ("given", "line", "ends"),
    [
        *[
            moving("polar-protector", *spaces, beside=beside, rest=ALONE, ids=("HL-X-EXTRAS-05", "HL-R-MARK-06"))
            for spaces, beside in (
                (("5 5", "5 5"), ""),
                (("5 5", "4 5", "5 6"), "-keen-koi"),
                (("5 5", "3 5", "5 7"), "-keen-koi -buried-emperor"),
                (("5 5", "2 5", "5 8"), "-keen-koi -aimless-eel -furious-frog"),
                (("5 5", "2 5", "5 8"), "-keen-koi -aimless-eel -furious-frog -leery-lizard"),
                (("4 9", "1 9", "4 12"), "-keen-koi -aimless-eel -furious-frog"),
                (("3 10", "1 10", "3 12"), "-keen-koi -aimless-eel -furious-frog"),
                (("1 5", "1 6"), "-keen-koi"),
                (("5 12", "4 12"), "-keen-koi"),
                (("1 12", "1 12"), "-keen-koi"),
                (("5 5", "5 5"), "keen-koi +aimless-eel"),
            )
        ],
        moving("polar-protector", "5 5", "5 5", rest="B -keen-koi -aimless-eel | options extras"),
        moving("firm-fishmonger", "5 5", "4 5", "5 6", "4 6", rest=ALONE, ids=("HL-R-MARK-04",)),
        moving("firm-fishmonger", "2 11", "1 11", "2 12", "1 12", rest=ALONE),
        moving("firm-fishmonger", "1 5", "1 6", rest=ALONE, ids=("HL-R-MARK-02", "HL-R-MARK-03")),
        moving("firm-fishmonger", "5 12", "4 12", rest=ALONE, ids=("HL-R-MARK-02", "HL-R-MARK-03")),
        moving("firm-fishmonger", "1 12", "1 12", rest=ALONE),
        *[
            moving("well-shaved-wizard", *spaces, beside=beside, rest=ALONE, ids=("HL-X-EXTRAS-03", "HL-R-MARK-06"))
            for spaces, beside in (
                (("5 5", "5 5"), ""),
                (("5 5", "5 5"), "+ace-fighter"),
                (("5 5", "6 5", "5 4"), "+keen-koi"),
                (("5 5", "6 5", "5 4"), "+keen-koi +aimless-eel +ace-fighter"),
                (("5 5", "7 5", "5 3"), "+keen-koi +mummy-mystic"),
                (("5 5", "8 5", "5 2"), "+keen-koi +mummy-mystic +bored-goblin"),
                (("5 5", "8 5", "5 2"), "+buried-emperor"),
                (("5 5", "8 5", "5 2"), "+buried-emperor +keen-koi"),
                (("5 5", "5 5"), "mummy-mystic -keen-koi -buried-emperor"),
                (("9 4", "12 4", "9 1"), "+buried-emperor"),
                (("10 3", "12 3", "10 1"), "+buried-emperor"),
                (("12 5", "12 4"), "+keen-koi"),
                (("5 1", "6 1"), "+keen-koi"),
                (("12 1", "12 1"), "+keen-koi"),
            )
        ],
        moving("well-shaved-wizard", "5 5", "5 5", rest="B +keen-koi +buried-emperor | options extras"),
        *[
            moving("half-sliced-ghoul", *spaces, rest=f"B -{card} | options extras", ids=("HL-R-MARK-07",))
            for spaces, card in (
                (("5 5", "7 5", "5 7", "7 7"), "ace-fighter"),
                (("5 5", "7 5", "5 7", "7 7"), "bored-goblin"),
                (("5 5", "7 5", "5 7", "7 7"), "buried-emperor"),
                (("5 5", "5 5"), "keen-koi"),
                (("5 5", "5 5"), "mummy-mystic"),
                (("10 10", "12 10", "10 12", "12 12"), "ace-fighter"),
                (("11 5", "12 5", "11 7", "12 7"), "ace-fighter"),
                (("12 5", "12 7"), "ace-fighter"),
                (("5 12", "7 12"), "ace-fighter"),
                (("12 12", "12 12"), "ace-fighter"),
            )
        ],
        moving("kind-king-slayer", "5 4", "3 4", rest=ALONE, ids=("HL-GLOS-LEADING",)),
        moving("kind-king-slayer", "4 5", "4 3", rest=ALONE, ids=("HL-GLOS-LEADING",)),
        moving("kind-king-slayer", "5 5", "5 5", rest=ALONE, ids=("HL-R-MARK-09", "HL-GLOS-LEVEL")),
        moving("kind-king-slayer", "12 11", "10 11", rest=ALONE),
        moving("kind-king-slayer", "3 1", "1 1", rest=ALONE),
        moving("kind-king-slayer", "2 1", "1 1", rest=ALONE, ids=("HL-TURN-07",)),
        moving("kind-king-slayer", "1 2", "1 1", rest=ALONE, ids=("HL-TURN-07",)),
        moving("careful-chameleon", "5 5", "6 5", "5 6", rest=ALONE),
        moving("careful-chameleon", "11 11", "12 11", "11 12", rest=ALONE),
        moving("careful-chameleon", "12 5", "12 6", rest=ALONE, ids=("HL-R-MARK-02",)),
        moving("careful-chameleon", "5 12", "6 12", rest=ALONE, ids=("HL-R-MARK-02",)),
        moving("careful-chameleon", "12 12", "12 12", rest=ALONE),
        moving("seaweed-chopper", "5 5", "4 5", "5 4", rest=ALONE),
        moving("seaweed-chopper", "2 2", "1 2", "2 1", rest=ALONE),
        moving("seaweed-chopper", "1 5", "1 4", rest=ALONE, ids=("HL-R-MARK-02",)),
        moving("seaweed-chopper", "5 1", "4 1", rest=ALONE, ids=("HL-R-MARK-02",)),
        moving("seaweed-chopper", "1 1", "1 1", rest=ALONE),
    ],
)
def test_the_markers_go_where_the_card_says(given: str, line: str, ends: list[str]) -> None:
    moves(given, line, ends)


@pytest.mark.parametrize(
    ("given", "line", "end", "asks"),
    [
        preceding(
            "firm-fishmonger",
            "A: move red-1 green+1",
            "4 6",
            "A: exchange ace-fighter, exchange keen-koi",
            beside="-crow-carrier",
            rest="B | wilderness keen-koi ace-fighter | options extras",
        ),
        preceding(
            "careful-chameleon",
            "A: move green+1",
            "5 6",
            "A: with B+1, with B-1",
            beside="crow-carrier",
            rest="B +keen-koi -ace-fighter | options extras",
        ),
        preceding(
            "seaweed-chopper",
            "A: move red-1",
            "4 5",
            "A: place ace-fighter, place keen-koi",
            rest="B | wilderness keen-koi ace-fighter | options extras",
        ),
        preceding(
            "kind-king-slayer", "", "3 4", "A: bury A+1, bury B-1", rest="B -keen-koi | options extras", start="red 5"
        ),
    ],
)
def test_the_markers_move_before_the_text_asks(given: str, line: str, end: str, asks: str) -> None:
    precedes(given, line, end, asks)


@pytest.mark.parametrize(
    ("given", "line", "after", "rolls"),
    [
        case(
            "the hidden hero takes the place of the card that the Fishmonger exchanged it with",
            "HL-CARD:firm-fishmonger",
            "HL-X-EXTRAS-04",
            "HL-R-HID-04",
            given="A firm-fishmonger -leery-lizard -crow-carrier | B | red 1 green 12 "
            f"| wilderness {THREE} ace-fighter | options extras",
            line="A: play firm-fishmonger; A: exchange aimless-eel; A: with A-2",
            after="A +firm-fishmonger -leery-lizard -aimless-eel | B | red 1 green 12 "
            "| wilderness keen-koi crow-carrier furious-frog ace-fighter",
        ),
        case(
            "the Fishmonger exchanges the top card of the wilderness, which performs nothing",
            "HL-CARD:firm-fishmonger",
            "HL-X-EXTRAS-04",
            "HL-TERM-EXCHANGE-QUIET",
            given="A firm-fishmonger -leery-lizard -crow-carrier | B | red 1 green 12 "
            f"| wilderness {THREE} ace-fighter | options extras",
            line="A: play firm-fishmonger; A: exchange ace-fighter; A: with A-1",
            after="A +firm-fishmonger -ace-fighter -crow-carrier | B | red 1 green 12 "
            f"| wilderness {THREE} leery-lizard",
        ),
        case(
            "two cards in the wilderness are enough for the Fishmonger",
            "HL-CARD:firm-fishmonger",
            "HL-R-TGT-06",
            given="A firm-fishmonger -crow-carrier | B | red 1 green 12 | "
            "wilderness keen-koi ace-fighter | options extras",
            line="A: play firm-fishmonger; A: exchange keen-koi",
            after="A +firm-fishmonger -keen-koi | B | red 1 green 12 | wilderness crow-carrier ace-fighter",
        ),
        case(
            "with one card on either side the Fishmonger must exchange them",
            "HL-CARD:firm-fishmonger",
            "HL-ABIL-06",
            given="A firm-fishmonger -crow-carrier | B -bored-goblin | red 1 green 12 | "
            "wilderness keen-koi | options extras",
            line="A: play firm-fishmonger",
            after="A +firm-fishmonger -keen-koi | B -bored-goblin | red 1 green 12 | wilderness crow-carrier",
        ),
        case(
            "with an empty wilderness the Fishmonger only moves markers",
            "HL-CARD:firm-fishmonger",
            "HL-R-TGT-11",
            given="A firm-fishmonger -crow-carrier | B | red 5 green 5 | options extras",
            line="A: play firm-fishmonger; A: move red-1 green+1",
            after="A +firm-fishmonger -crow-carrier | B | red 4 green 6",
        ),
        case(
            "without an own hidden hero the Fishmonger exchanges nothing",
            "HL-CARD:firm-fishmonger",
            "HL-R-TGT-11",
            given=f"A firm-fishmonger +crow-carrier | B -bored-goblin | red 1 green 12 | wilderness {THREE} "
            "| options extras",
            line="A: play firm-fishmonger",
            after=f"A +crow-carrier +firm-fishmonger | B -bored-goblin | red 1 green 12 | wilderness {THREE}",
        ),
        case(
            "the Scholar performs the only hero of the next player, who keeps it",
            "HL-CARD:sanguine-scholar",
            "HL-R-COPY-01",
            "HL-R-COPY-02",
            given="A sanguine-scholar | B +underpaid-mercenary | C +flailing-knight | red 5 green 5 | options extras",
            line="A: play sanguine-scholar",
            after="A +sanguine-scholar | B +underpaid-mercenary | C +flailing-knight | red 8 green 6",
        ),
        case(
            "the Scholar of the last player looks at the first",
            "HL-CARD:sanguine-scholar",
            "HL-X-EXTRAS-06",
            "HL-R-DEC-01",
            given="A +underpaid-mercenary | B +flailing-knight | C sanguine-scholar | red 5 green 5 "
            "| turn C act | options extras",
            line="C: play sanguine-scholar",
            after="A +underpaid-mercenary | B +flailing-knight | C +sanguine-scholar | red 8 green 6",
        ),
        case(
            "the Scholar cannot perform the Emperor",
            "HL-CARD:sanguine-scholar",
            "HL-R-COPY-05",
            "HL-EMP-08",
            given="A sanguine-scholar | B +buried-emperor | red 5 green 5 | options extras",
            line="A: play sanguine-scholar",
            after="A +sanguine-scholar | B +buried-emperor | red 5 green 5",
        ),
        case(
            "without a face-up hero of the next player the Scholar does nothing",
            "HL-CARD:sanguine-scholar",
            "HL-X-EXTRAS-06",
            given="A sanguine-scholar +flailing-knight | B keen-koi -underpaid-mercenary | C +depressed-druid "
            "| red 5 green 5 | options extras",
            line="A: play sanguine-scholar",
            after="A +flailing-knight +sanguine-scholar | B keen-koi -underpaid-mercenary | C +depressed-druid "
            "| red 5 green 5",
        ),
        case(
            "the Amazon that the Scholar performs may be buried by its own owner",
            "HL-CARD:sanguine-scholar",
            "HL-R-CARD-AMAZON",
            "HL-R-COPY-02",
            given="A sanguine-scholar | B +overworked-amazon +keen-koi | red 12 green 1 | options extras",
            line="A: play sanguine-scholar; A: pick B+1; A: name B; B: bury B+1",
            after="A +sanguine-scholar | B +keen-koi | red 12 green 1 | graveyard overworked-amazon",
        ),
        case(
            "Granny, performed by the Scholar, does not perform the Scholar",
            "HL-CARD:sanguine-scholar",
            "HL-X-EXTRAS-06",
            "HL-R-COPY-04",
            given="A sanguine-scholar | B +ghastly-granny | red 5 green 5 | options extras",
            line="A: play sanguine-scholar",
            after="A +sanguine-scholar | B +ghastly-granny | red 5 green 5",
        ),
        case(
            "Granny, performed by the Scholar, performs another hero of your own",
            "HL-CARD:sanguine-scholar",
            "HL-R-COPY-01",
            "HL-R-COPY-06",
            given="A sanguine-scholar +underpaid-mercenary | B +ghastly-granny | red 5 green 5 | options extras",
            line="A: play sanguine-scholar",
            after="A +underpaid-mercenary +sanguine-scholar | B +ghastly-granny | red 8 green 6",
        ),
        case(
            "a Skeleton performed by the Scholar performs Granny, who finds nobody",
            "HL-CARD:sanguine-scholar",
            "HL-R-COPY-04",
            given="A sanguine-scholar | B +sun-shy-skeleton | red 5 green 5 | graveyard ghastly-granny | "
            "options extras",
            line="A: play sanguine-scholar",
            after="A +sanguine-scholar | B +sun-shy-skeleton | red 5 green 5 | graveyard ghastly-granny",
        ),
        case(
            "an additional play begins a new chain, in which Granny may perform the Scholar",
            "HL-CARD:sanguine-scholar",
            "HL-R-COPY-08",
            "HL-R-PLAY-03",
            given="A sanguine-scholar ghastly-granny | B +doubtful-priest | red 5 green 5 | options extras",
            line="A: play sanguine-scholar; B: move red+2; A: play ghastly-granny; B: move red-2",
            after="A +sanguine-scholar +ghastly-granny | B +doubtful-priest | red 5 green 5",
        ),
        case(
            "the Ghoul turns up a hidden hero of the right faction, without its abilities, and markers move",
            "HL-CARD:half-sliced-ghoul",
            "HL-HIDDEN-03",
            "HL-R-HID-03",
            given="A half-sliced-ghoul | B +keen-koi -mummy-mystic -ace-fighter | red 5 green 5 | options extras",
            line="A: play half-sliced-ghoul; A: turn-over B-2; A: move red+2 green+2",
            after="A +half-sliced-ghoul | B +keen-koi +ace-fighter -mummy-mystic | red 7 green 7",
        ),
        case(
            "the Ghoul turns up a hidden hero of another faction and no marker moves",
            "HL-CARD:half-sliced-ghoul",
            given="A half-sliced-ghoul | B +keen-koi -mummy-mystic -ace-fighter | red 5 green 5 | options extras",
            line="A: play half-sliced-ghoul; A: turn-over B-1",
            after="A +half-sliced-ghoul | B +keen-koi +mummy-mystic -ace-fighter | red 5 green 5",
        ),
        case(
            "without a hidden hero of another player the Ghoul does nothing",
            "HL-CARD:half-sliced-ghoul",
            "HL-ABIL-04",
            given="A half-sliced-ghoul -ace-fighter | B bored-goblin +groggy-preacher | red 5 green 5 | options extras",
            line="A: play half-sliced-ghoul",
            after="A +half-sliced-ghoul -ace-fighter | B bored-goblin +groggy-preacher | red 5 green 5",
        ),
        case(
            "the Slayer buries a hidden hero of another player",
            "HL-CARD:kind-king-slayer",
            "HL-R-TGT-08",
            given="A kind-king-slayer | B +keen-koi -ace-fighter -mummy-mystic | red 5 green 4 | options extras",
            line="A: play kind-king-slayer; A: bury B-1",
            after="A +kind-king-slayer | B +keen-koi -mummy-mystic | red 3 green 4 | graveyard ace-fighter",
        ),
        case(
            "with level markers the Slayer only buries",
            "HL-CARD:kind-king-slayer",
            "HL-R-MARK-09",
            given="A kind-king-slayer | B +buried-emperor | red 5 green 5 | options extras",
            line="A: play kind-king-slayer; A: bury B+1",
            after="A +kind-king-slayer | B | red 5 green 5 | graveyard buried-emperor",
        ),
        case(
            "the Slayer alone on the table buries itself",
            "HL-CARD:kind-king-slayer",
            "HL-EX-04",
            "HL-ABIL-07",
            given="A kind-king-slayer keen-koi | B ace-fighter | red 5 green 4 | options extras",
            line="A: play kind-king-slayer",
            after="A keen-koi | B ace-fighter | red 3 green 4 | graveyard kind-king-slayer",
        ),
        case(
            "the Chameleon's hand card arrives face up in the place of a face-up hero and performs nothing",
            "HL-CARD:careful-chameleon",
            "HL-X-EXTRAS-02",
            "HL-TERM-EXCHANGE-SIDE",
            "HL-TERM-EXCHANGE-QUIET",
            "HL-R-HID-04",
            given="A careful-chameleon ace-fighter keen-koi | B +buried-emperor +mummy-mystic | red 12 green 5 "
            "| options extras",
            line="A: play careful-chameleon; A: exchange ace-fighter; A: with B+1",
            after="A buried-emperor keen-koi +careful-chameleon | B +ace-fighter +mummy-mystic | red 12 green 6",
        ),
        case(
            "the Chameleon's hand card arrives face down in the place of a hidden hero",
            "HL-CARD:careful-chameleon",
            "HL-X-EXTRAS-02",
            "HL-TERM-EXCHANGE-SIDE",
            "HL-R-HID-04",
            given="A careful-chameleon ace-fighter keen-koi | B -crow-carrier -mummy-mystic | red 12 green 5 "
            "| options extras",
            line="A: play careful-chameleon; A: exchange keen-koi; A: with B-1",
            after="A ace-fighter crow-carrier +careful-chameleon | B -keen-koi -mummy-mystic | red 12 green 6",
        ),
        case(
            "with one card on either side the Chameleon must exchange them",
            "HL-CARD:careful-chameleon",
            "HL-ABIL-06",
            given="A careful-chameleon ace-fighter +keen-koi | B -mummy-mystic | red 12 green 12 | options extras",
            line="A: play careful-chameleon",
            after="A mummy-mystic +keen-koi +careful-chameleon | B -ace-fighter | red 12 green 12",
        ),
        case(
            "with an empty hand the Chameleon only moves a marker",
            "HL-CARD:careful-chameleon",
            "HL-R-TGT-11",
            given="A careful-chameleon | B keen-koi +mummy-mystic | red 12 green 5 | options extras",
            line="A: play careful-chameleon",
            after="A +careful-chameleon | B keen-koi +mummy-mystic | red 12 green 6",
        ),
        case(
            "without a hero of another player the Chameleon only moves a marker",
            "HL-CARD:careful-chameleon",
            "HL-R-TGT-11",
            given="A careful-chameleon ace-fighter +keen-koi -crow-carrier | B mummy-mystic | red 12 green 5 "
            "| options extras",
            line="A: play careful-chameleon",
            after="A ace-fighter +keen-koi +careful-chameleon -crow-carrier | B mummy-mystic | red 12 green 6",
        ),
        case(
            "the Chopper hides one of two wilderness cards and takes the other in hand",
            "HL-CARD:seaweed-chopper",
            "HL-TERM-DRAW-PILE",
            given=f"A seaweed-chopper ace-fighter -crow-carrier | B | red 1 green 5 | wilderness {THREE} | "
            "options extras",
            line="A: play seaweed-chopper; A: place aimless-eel",
            after="A ace-fighter furious-frog +seaweed-chopper -crow-carrier -aimless-eel | B | red 1 green 4 "
            "| wilderness keen-koi",
        ),
        case(
            "two cards in the wilderness are enough for the Chopper",
            "HL-CARD:seaweed-chopper",
            given="A seaweed-chopper | B | red 1 green 1 | wilderness ace-fighter buried-emperor | options extras",
            line="A: play seaweed-chopper; A: place buried-emperor",
            after="A ace-fighter +seaweed-chopper -buried-emperor | B | red 1 green 1",
        ),
        case(
            "the only wilderness card is hidden, and nothing comes into the hand",
            "HL-CARD:seaweed-chopper",
            "HL-R-TGT-06",
            given="A seaweed-chopper | B | red 1 green 5 | wilderness ace-fighter | options extras",
            line="A: play seaweed-chopper",
            after="A +seaweed-chopper -ace-fighter | B | red 1 green 4",
        ),
        case(
            "with an empty wilderness the Chopper only moves a marker",
            "HL-CARD:seaweed-chopper",
            "HL-R-PILE-03",
            given="A seaweed-chopper | B | red 1 green 5 | graveyard ace-fighter | options extras",
            line="A: play seaweed-chopper",
            after="A +seaweed-chopper | B | red 1 green 4 | graveyard ace-fighter",
        ),
    ],
)
def test_a_card_does_what_it_says(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    ("given", "line", "asks", "refuses"),
    [
        asking(
            "without a hidden hero nobody is asked by the Protector",
            "HL-CARD:polar-protector",
            "HL-R-MARK-06",
            given="A polar-protector | B -keen-koi | options extras",
            line="A: play polar-protector",
            asks="A: draw tavern-1, draw tavern-2, draw tavern-3, draw harbor",
        ),
        asking(
            "the Protector moves one marker by the whole number",
            "HL-CARD:polar-protector",
            "HL-X-EXTRAS-05",
            given="A polar-protector -keen-koi -aimless-eel | B | red 5 green 5 | options extras",
            line="A: play polar-protector",
            asks="A: move red-2, move green+2",
            refuses="none, move red-1, move green+1, move red-2 green+2",
        ),
        asking(
            "the Fishmonger must choose one of the three top cards of the wilderness",
            "HL-CARD:firm-fishmonger",
            given="A firm-fishmonger -leery-lizard -crow-carrier | B | red 1 green 12 "
            f"| wilderness {THREE} ace-fighter | options extras",
            line="A: play firm-fishmonger",
            asks="A: exchange ace-fighter, exchange furious-frog, exchange aimless-eel",
            refuses="exchange keen-koi, exchange A-1, none",
        ),
        asking(
            "the Fishmonger must give up an own hidden hero",
            "HL-CARD:firm-fishmonger",
            given="A firm-fishmonger +bored-goblin -leery-lizard -crow-carrier | B -mummy-mystic | red 1 green 12 "
            f"| wilderness {THREE} ace-fighter | options extras",
            line="A: play firm-fishmonger; A: exchange furious-frog",
            asks="A: with A-1, with A-2",
            refuses="with A+1, with A+2, with B-1, none",
        ),
        asking(
            "the Scholar must pick a face-up hero of the next player that can be performed",
            "HL-CARD:sanguine-scholar",
            "HL-X-EXTRAS-06",
            "HL-R-COPY-05",
            given="A sanguine-scholar +bored-goblin | B +ace-fighter +buried-emperor +ghastly-granny -mummy-mystic | "
            "C +crow-carrier | options extras",
            line="A: play sanguine-scholar",
            asks="A: pick B+1, pick B+3",
            refuses="pick B+2, pick B-1, pick A+1, pick A+2, pick C+1, none",
        ),
        asking(
            "Granny, performed by the Scholar, picks neither the Scholar nor the Emperor",
            "HL-CARD:sanguine-scholar",
            "HL-X-EXTRAS-06",
            "HL-R-COPY-04",
            given="A sanguine-scholar +ace-fighter +buried-emperor +bored-goblin | B +ghastly-granny | options extras",
            line="A: play sanguine-scholar",
            asks="A: pick A+1, pick A+3",
            refuses="pick A+2, pick A+4, pick B+1, none",
        ),
        asking(
            "whoever plays the Scholar makes the decisions of the copied card",
            "HL-CARD:sanguine-scholar",
            "HL-R-COPY-01",
            given="A sanguine-scholar | B +shaky-sharpshooter | red 5 green 5 | options extras",
            line="A: play sanguine-scholar",
            asks="A: move red+1, move green-1",
        ),
        asking(
            "without another faction nobody is asked by the Wizard",
            "HL-CARD:well-shaved-wizard",
            "HL-X-EXTRAS-03",
            given="A well-shaved-wizard -keen-koi | B +mummy-mystic | options extras",
            line="A: play well-shaved-wizard",
            asks="A: draw tavern-1, draw tavern-2, draw tavern-3, draw harbor",
        ),
        asking(
            "the Wizard moves one marker by the whole number",
            "HL-CARD:well-shaved-wizard",
            "HL-X-EXTRAS-03",
            given="A well-shaved-wizard +keen-koi +mummy-mystic | B | red 5 green 5 | options extras",
            line="A: play well-shaved-wizard",
            asks="A: move red+2, move green-2",
            refuses="none, move red+1, move green-1, move red+2 green-2",
        ),
        asking(
            "the Ghoul must turn over a hidden hero of another player",
            "HL-CARD:half-sliced-ghoul",
            "HL-R-TGT-08",
            given="A half-sliced-ghoul -keen-koi | B +bored-goblin -ace-fighter -mummy-mystic | C -buried-emperor "
            "| options extras",
            line="A: play half-sliced-ghoul",
            asks="A: turn-over B-1, turn-over B-2, turn-over C-1",
            refuses="turn-over A-1, turn-over A+1, turn-over B+1, none",
        ),
        asking(
            "the Slayer must bury any hero on the table, hidden or not, itself included",
            "HL-CARD:kind-king-slayer",
            "HL-R-TGT-04",
            "HL-ABIL-07",
            given="A kind-king-slayer +ace-fighter -keen-koi | B +buried-emperor -mummy-mystic | C -crow-carrier "
            "| options extras",
            line="A: play kind-king-slayer",
            asks="A: bury A+1, bury A+2, bury A-1, bury B+1, bury B-1, bury C-1",
            refuses="none, bury C+1",
        ),
        asking(
            "the Chameleon must choose a hand card",
            "HL-CARD:careful-chameleon",
            given="A careful-chameleon ace-fighter buried-emperor | B +keen-koi | red 12 green 12 | options extras",
            line="A: play careful-chameleon",
            asks="A: exchange ace-fighter, exchange buried-emperor",
            refuses="none, exchange B+1, exchange careful-chameleon",
        ),
        asking(
            "the Chameleon must choose a hero of another player on either side",
            "HL-CARD:careful-chameleon",
            "HL-X-EXTRAS-02",
            given="A careful-chameleon ace-fighter +bored-goblin -crow-carrier | B +buried-emperor -mummy-mystic | "
            "C -aimless-eel | red 12 green 12 | options extras",
            line="A: play careful-chameleon",
            asks="A: with B+1, with B-1, with C-1",
            refuses="with A+1, with A+2, with A-1, none",
        ),
        asking(
            "the Chopper sees the two top cards of the wilderness and must hide one",
            "HL-CARD:seaweed-chopper",
            given=f"A seaweed-chopper ace-fighter | B | red 1 green 1 | wilderness {THREE} | options extras",
            line="A: play seaweed-chopper",
            asks="A: place furious-frog, place aimless-eel",
            refuses="place keen-koi, place ace-fighter, none",
        ),
    ],
)
def test_what_may_be_answered_and_what_not(given: str, line: str, asks: str, refuses: str) -> None:
    offers(given, line, asks, refuses)


@pytest.mark.parametrize(
    ("given", "line", "known"),
    [
        learning(
            "only the Fishmonger's player learns the three cards",
            "HL-CARD:firm-fishmonger",
            "HL-R-INFO-15",
            given="A firm-fishmonger -crow-carrier | B | C | red 1 green 12 "
            f"| wilderness {THREE} ace-fighter | options extras",
            line="A: play firm-fishmonger; A: exchange aimless-eel",
            known="ace-fighter A, furious-frog A, aimless-eel A, crow-carrier A, keen-koi nobody",
        ),
        learning(
            "the Fishmonger looks even if there is no hidden hero to exchange",
            "HL-CARD:firm-fishmonger",
            "HL-R-TGT-05",
            "HL-R-INFO-15",
            given=f"A firm-fishmonger | B | C | red 1 green 12 | wilderness {THREE} ace-fighter | options extras",
            line="A: play firm-fishmonger",
            known="ace-fighter A, furious-frog A, aimless-eel A, keen-koi nobody",
        ),
        learning(
            "everybody sees the hero that the Ghoul turned over",
            "HL-CARD:half-sliced-ghoul",
            "HL-R-INFO-03",
            given="A half-sliced-ghoul | B -mummy-mystic -keen-koi | C | options extras",
            line="A: play half-sliced-ghoul; A: turn-over B-2",
            known="keen-koi everybody, mummy-mystic B",
        ),
        learning(
            "everybody sees the hidden hero that the Slayer buried",
            "HL-CARD:kind-king-slayer",
            "HL-R-INFO-03",
            given="A kind-king-slayer | B -mummy-mystic -keen-koi | C | options extras",
            line="A: play kind-king-slayer; A: bury B-1",
            known="mummy-mystic everybody, keen-koi B",
        ),
        learning(
            "everybody knows both cards that the Chameleon exchanged with a face-up hero",
            "HL-CARD:careful-chameleon",
            "HL-R-INFO-03",
            given="A careful-chameleon ace-fighter keen-koi | B +mummy-mystic | C | red 12 | options extras",
            line="A: play careful-chameleon; A: exchange ace-fighter",
            known="ace-fighter everybody, mummy-mystic everybody, keen-koi A",
        ),
        learning(
            "both owners know both cards that the Chameleon exchanged with a hidden hero, others none",
            "HL-CARD:careful-chameleon",
            "HL-R-INFO-15",
            given="A careful-chameleon ace-fighter keen-koi | B -mummy-mystic -crow-carrier | C | red 12 | "
            "options extras",
            line="A: play careful-chameleon; A: exchange ace-fighter; A: with B-1",
            known="ace-fighter AB, mummy-mystic AB, keen-koi A, crow-carrier B",
        ),
        learning(
            "only the Chopper's player sees the two cards of the wilderness",
            "HL-CARD:seaweed-chopper",
            "HL-R-INFO-03",
            given=f"A seaweed-chopper | B | C | red 1 green 1 | wilderness {THREE} | options extras",
            line="A: play seaweed-chopper; A: place aimless-eel",
            known="aimless-eel A, furious-frog A, keen-koi nobody",
        ),
    ],
)
def test_who_knows_the_cards_then(given: str, line: str, known: str) -> None:
    learns(given, line, known)


@pytest.mark.parametrize(
    ("given", "seen", "line", "known", "rolls"),
    [
        following(
            "others lose the three cards and the hidden hero of the Fishmonger's exchange",
            "HL-CARD:firm-fishmonger",
            "HL-R-INFO-13",
            "HL-R-INFO-15",
            given="A firm-fishmonger -leery-lizard -crow-carrier | B | C | red 1 green 12 "
            f"| wilderness {THREE} ace-fighter | options extras",
            seen=f"{THREE} ace-fighter leery-lizard crow-carrier",
            line="A: play firm-fishmonger; A: exchange aimless-eel; A: with A-2",
            known="a"
            "ce-fighter A, furious-frog A, aimless-eel A, crow-carrier A, keen-koi everybody, leery-lizard everybody",
        ),
        following(
            "the only wilderness card can be followed through the Fishmonger's exchange",
            "HL-CARD:firm-fishmonger",
            "HL-R-INFO-13",
            given="A firm-fishmonger -crow-carrier | B | C | red 1 green 12 | wilderness keen-koi | options extras",
            seen="keen-koi crow-carrier",
            line="A: play firm-fishmonger",
            known="keen-koi everybody, crow-carrier everybody",
        ),
        following(
            "a look of the Fishmonger takes nothing away from others",
            "HL-CARD:firm-fishmonger",
            "HL-R-INFO-13",
            given=f"A firm-fishmonger | B | C | red 1 green 12 | wilderness {THREE} | options extras",
            seen="keen-koi",
            line="A: play firm-fishmonger",
            known="keen-koi everybody, aimless-eel A, furious-frog A",
        ),
        following(
            "third players lose every card of a hand from which the Chameleon hid one, the new owner does not",
            "HL-CARD:careful-chameleon",
            "HL-R-INFO-13",
            "HL-R-INFO-15",
            given="A careful-chameleon ace-fighter keen-koi | B -mummy-mystic | C | red 12 | options extras",
            seen="ace-fighter keen-koi",
            line="A: play careful-chameleon; A: exchange ace-fighter",
            known="ace-fighter AB, keen-koi AB, mummy-mystic AB",
        ),
        following(
            "a hidden hero that everybody knows is followed into the Chameleon's hand",
            "HL-CARD:careful-chameleon",
            "HL-R-INFO-13",
            given="A careful-chameleon ace-fighter keen-koi | B -mummy-mystic | C | red 12 | options extras",
            seen="mummy-mystic",
            line="A: play careful-chameleon; A: exchange ace-fighter",
            known="mummy-mystic everybody, ace-fighter AB, keen-koi A",
        ),
        following(
            "a single hand card can be followed under the Chameleon's exchange",
            "HL-CARD:careful-chameleon",
            "HL-R-INFO-13",
            given="A careful-chameleon ace-fighter | B -mummy-mystic | C | red 12 | options extras",
            seen="ace-fighter",
            line="A: play careful-chameleon",
            known="ace-fighter everybody, mummy-mystic AB",
        ),
        following(
            "the rest of a hand stays known when the Chameleon exchanges openly",
            "HL-CARD:careful-chameleon",
            "HL-R-INFO-13",
            given="A careful-chameleon ace-fighter keen-koi | B +mummy-mystic | C | red 12 | options extras",
            seen="ace-fighter keen-koi",
            line="A: play careful-chameleon; A: exchange ace-fighter",
            known="ace-fighter everybody, keen-koi everybody, mummy-mystic everybody",
        ),
        following(
            "others lose both cards that the Chopper split, not the one below",
            "HL-CARD:seaweed-chopper",
            "HL-R-INFO-13",
            given=f"A seaweed-chopper | B | C | red 1 green 1 | wilderness {THREE} | options extras",
            seen=THREE,
            line="A: play seaweed-chopper; A: place aimless-eel",
            known="aimless-eel A, furious-frog A, keen-koi everybody",
        ),
        following(
            "the only wilderness card can be followed into the Chopper's party",
            "HL-CARD:seaweed-chopper",
            "HL-R-INFO-13",
            given="A seaweed-chopper | B | C | red 1 green 1 | wilderness keen-koi | options extras",
            seen="keen-koi",
            line="A: play seaweed-chopper",
            known="keen-koi everybody",
        ),
    ],
)
def test_who_can_still_follow_a_card(given: str, seen: str, line: str, known: str, rolls: tuple[int, ...]) -> None:
    follows(given, seen, line, known, rolls)


@pytest.mark.parametrize(
    ("given", "known", "lines", "rolls"),
    [
        hiding(
            "which of three wilderness cards the Fishmonger exchanged",
            "HL-CARD:firm-fishmonger",
            "HL-R-INFO-13",
            "HL-R-INFO-15",
            given=f"A firm-fishmonger -crow-carrier | B | C | red 1 green 12 | wilderness {THREE} | options extras",
            seen="keen-koi aimless-eel furious-frog crow-carrier",
            one="A: play firm-fishmonger; A: exchange keen-koi",
            other="A: play firm-fishmonger; A: exchange furious-frog",
        ),
        hiding(
            "which hand card the Chameleon exchanged with a hidden hero",
            "HL-CARD:careful-chameleon",
            "HL-R-INFO-13",
            "HL-R-INFO-15",
            given="A careful-chameleon ace-fighter keen-koi | B -mummy-mystic | C | red 12 | options extras",
            seen="ace-fighter keen-koi",
            one="A: play careful-chameleon; A: exchange ace-fighter",
            other="A: play careful-chameleon; A: exchange keen-koi",
        ),
        hiding(
            "which wilderness card the Chopper hid",
            "HL-CARD:seaweed-chopper",
            "HL-R-INFO-13",
            given=f"A seaweed-chopper | B | C | red 1 green 1 | wilderness {THREE} | options extras",
            seen="keen-koi aimless-eel furious-frog",
            one="A: play seaweed-chopper; A: place aimless-eel",
            other="A: play seaweed-chopper; A: place furious-frog",
        ),
    ],
)
def test_a_secret_looks_the_same_to_everybody_else(
    given: str, known: str, lines: tuple[str, str], rolls: tuple[int, int]
) -> None:
    hides(given, known, lines, rolls)
