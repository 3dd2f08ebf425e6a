"""Queens & Friend: their markers, the Keeper's shield, and what the others count for at the end (HL-X-QUEENS)."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import GAME, asking, case, learning, learns, offers, play, position, runs

from interregnum.games.hidden_leaders.engine.scoring import FEWEST, MOST, NUMBER, SOLE, Outcome, outcome

SCENARIO = ("given", "line", "after", "rolls")
QUESTION = ("given", "line", "asks", "refuses")
QUEENS = " | options queens"
KEEPER = ("HL-CARD:keeper-of-discord", "HL-X-QUEENS-06")


@pytest.mark.rules("HL-X-QUEENS-01", "HL-R-SETUP-06")
def test_five_further_heroes_come_with_the_set_and_only_with_it() -> None:
    base = set(GAME.box.cards_in_play(False, False, False))
    further = [card for card in GAME.box.cards_in_play(False, False, True) if card not in base]

    assert {
        "keeper-of-discord",
        "emperors-best-friend",
        "queen-of-the-wild",
        "well-funded-queen",
        "queen-of-the-streets",
    } == {GAME.box.ids[card] for card in further}
    assert 5 == len(further)
    assert 77 == len(base)


# --- markers -----------------------------------------------------------------------------------------------------


def moves(card: str, red: int, green: int, asks: str, *ids: str, refuses: str = "none") -> object:
    """A row: with the markers on these spaces the card offers these moves."""
    return asking(
        f"{card} on red {red}, green {green} offers {asks}",
        f"HL-CARD:{card}",
        *ids,
        given=f"A {card} | B | red {red} green {green}{QUEENS}",
        line=f"A: play {card}",
        asks=f"A: {asks}",
        refuses=refuses,
    )


def ends(card: str, start: tuple[int, int], end: tuple[int, int], *ids: str) -> object:
    """A row: with the markers on these spaces nobody is asked, and they end there."""
    return case(
        f"{card} takes red {start[0]}, green {start[1]} to red {end[0]}, green {end[1]}",
        f"HL-CARD:{card}",
        *ids,
        given=f"A {card} | B | red {start[0]} green {start[1]}{QUEENS}",
        line=f"A: play {card}",
        after=f"A +{card} | B | red {end[0]} green {end[1]}",
    )


@pytest.mark.parametrize(
    QUESTION,
    [
        moves(
            "keeper-of-discord",
            5,
            2,
            "move red-1, move green-1, move red-1 green-1",
            "HL-R-MARK-04",
            refuses="move red-2, move red+1, none",
        ),
        moves("emperors-best-friend", 5, 3, "move red-2, move green-2", refuses="move red-2 green-2, move red-1, none"),
        moves("emperors-best-friend", 2, 3, "move red-1, move green-2", "HL-R-MARK-03"),
        moves("queen-of-the-wild", 3, 10, "move red-2, move green+2", refuses="move red+2, move green-2, none"),
        moves("queen-of-the-wild", 2, 11, "move red-1, move green+1", "HL-R-MARK-03", refuses="move red-2, none"),
        moves("well-funded-queen", 10, 3, "move red+2, move green-2", refuses="move red-2, move green+2, none"),
        moves("well-funded-queen", 11, 2, "move red+1, move green-1", "HL-R-MARK-03", refuses="move red+2, none"),
        moves("queen-of-the-streets", 10, 5, "move red+2, move green+2", refuses="move red+2 green+2, none"),
        moves("queen-of-the-streets", 11, 5, "move red+1, move green+2", "HL-R-MARK-03", refuses="move red+2, none"),
    ],
)
def test_the_marker_moves_on_offer(given: str, line: str, asks: str, refuses: str) -> None:
    offers(given, line, asks, refuses)


@pytest.mark.parametrize(
    SCENARIO,
    [
        ends("keeper-of-discord", (1, 2), (1, 1), "HL-R-MARK-02"),
        ends("keeper-of-discord", (1, 1), (1, 1), "HL-R-MARK-02"),
        ends("emperors-best-friend", (1, 5), (1, 3), "HL-R-MARK-02"),
        ends("emperors-best-friend", (1, 1), (1, 1), "HL-R-MARK-02"),
        ends("queen-of-the-wild", (1, 5), (1, 7), "HL-R-MARK-02"),
        ends("queen-of-the-wild", (5, 12), (3, 12), "HL-R-MARK-02"),
        ends("queen-of-the-wild", (1, 12), (1, 12), "HL-R-MARK-02"),
        ends("well-funded-queen", (12, 5), (12, 3), "HL-R-MARK-02"),
        ends("well-funded-queen", (5, 1), (7, 1), "HL-R-MARK-02"),
        ends("well-funded-queen", (12, 1), (12, 1), "HL-R-MARK-02"),
        ends("queen-of-the-streets", (12, 5), (12, 7), "HL-R-MARK-02"),
        ends("queen-of-the-streets", (12, 12), (12, 12), "HL-R-MARK-02"),
        case(
            "Keeper of Discord moves both",
            "HL-CARD:keeper-of-discord",
            given=f"A keeper-of-discord | B | red 5 green 6{QUEENS}",
            line="A: play keeper-of-discord; A: move red-1 green-1",
            after="A +keeper-of-discord | B | red 4 green 5",
        ),
        case(
            "Queen of the Wild moves one",
            "HL-CARD:queen-of-the-wild",
            given=f"A queen-of-the-wild | B | red 5 green 6{QUEENS}",
            line="A: play queen-of-the-wild; A: move green+2",
            after="A +queen-of-the-wild | B | red 5 green 8",
        ),
    ],
)
def test_the_markers_move(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


# --- the Keeper's shield -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    SCENARIO,
    [
        case(
            "another face-up hero of the Keeper's party is turned face down instead, as the newest hidden one",
            *KEEPER,
            "HL-R-HID-02",
            given=f"A unconfident-executioner | B +keen-koi +keeper-of-discord -ace-fighter | red 5 green 5{QUEENS}",
            line="A: play unconfident-executioner; A: bury B+1",
            after="A +unconfident-executioner | B +keeper-of-discord -ace-fighter -keen-koi | red 4 green 4",
        ),
        case(
            "the Keeper itself is buried",
            *KEEPER,
            given=f"A unconfident-executioner | B +keen-koi +keeper-of-discord | red 5 green 5{QUEENS}",
            line="A: play unconfident-executioner; A: bury B+2",
            after="A +unconfident-executioner | B +keen-koi | red 4 green 4 | graveyard keeper-of-discord",
        ),
        case(
            "a hidden hero of the Keeper's party is buried",
            *KEEPER,
            given=f"A slaughtered-slime | B +keeper-of-discord -ace-fighter | red 5 green 1{QUEENS}",
            line="A: play slaughtered-slime",
            after="A +slaughtered-slime | B +keeper-of-discord | red 4 green 1 | graveyard ace-fighter",
        ),
        case(
            "a hidden Keeper saves nobody",
            *KEEPER,
            given=f"A unconfident-executioner | B +keen-koi -keeper-of-discord | red 5 green 5{QUEENS}",
            line="A: play unconfident-executioner; A: bury B+1",
            after="A +unconfident-executioner | B -keeper-of-discord | red 4 green 4 | graveyard keen-koi",
        ),
        case(
            "the Keeper of another party saves nobody",
            *KEEPER,
            given=f"A unconfident-executioner +keeper-of-discord | B +keen-koi | red 5 green 5{QUEENS}",
            line="A: play unconfident-executioner; A: bury B+1",
            after="A +keeper-of-discord +unconfident-executioner | B | red 4 green 4 | graveyard keen-koi",
        ),
        case(
            "a hero that buries itself is saved too",
            *KEEPER,
            given=f"A unconfident-executioner +keeper-of-discord | B | red 5 green 5{QUEENS}",
            line="A: play unconfident-executioner; A: bury A+2",
            after="A +keeper-of-discord -unconfident-executioner | B | red 4 green 4",
        ),
        case(
            "the Emperor is saved like any hero",
            *KEEPER,
            "HL-R-EMP-03",
            given=f"A half-eaten-bull | B +buried-emperor +keeper-of-discord | red 5 green 5{QUEENS}",
            line="A: play half-eaten-bull",
            after="A +half-eaten-bull | B +keeper-of-discord -buried-emperor | red 7 green 6",
        ),
        case(
            "Nightmarish Northman: the own one is saved by the own Keeper, the other player's is buried",
            *KEEPER,
            given=f"A nightmarish-northman +keeper-of-discord | B +keen-koi | red 12 green 12{QUEENS}",
            line="A: play nightmarish-northman; A: bury A+2",
            after="A +keeper-of-discord -nightmarish-northman | B | red 12 green 12 | graveyard keen-koi",
        ),
        case(
            "Gorgeous Gorgon: chance may hit the Keeper",
            *KEEPER,
            given=f"A gorgeous-gorgon | B +keen-koi +keeper-of-discord | red 12 green 5{QUEENS}",
            line="A: play gorgeous-gorgon; A: name B",
            rolls=(1,),
            after="A +gorgeous-gorgon | B +keen-koi | red 12 green 6 | graveyard keeper-of-discord",
        ),
        case(
            "Gorgeous Gorgon: or a hero whom the Keeper saves",
            *KEEPER,
            given=f"A gorgeous-gorgon | B +keen-koi +keeper-of-discord | red 12 green 5{QUEENS}",
            line="A: play gorgeous-gorgon; A: name B",
            rolls=(0,),
            after="A +gorgeous-gorgon | B +keeper-of-discord -keen-koi | red 12 green 6",
        ),
        case(
            "Overworked Amazon: whoever chooses may choose one who is saved",
            *KEEPER,
            given=f"A overworked-amazon | B +keen-koi +keeper-of-discord | red 12 green 5{QUEENS}",
            line="A: play overworked-amazon; A: name B; B: bury B+1",
            after="A +overworked-amazon | B +keeper-of-discord -keen-koi | red 12 green 4",
        ),
        case(
            "Androgynous Assassin: the hero guessed right is face up by then, and turned face down again",
            *KEEPER,
            given=f"A androgynous-assassin | B +keeper-of-discord -keen-koi -ace-fighter | red 1 green 5{QUEENS}",
            line="A: play androgynous-assassin; A: name water-folk; A: turn-over B-1",
            after="A +androgynous-assassin | B +keeper-of-discord -ace-fighter -keen-koi | red 1 green 6",
        ),
        case(
            "Androgynous Assassin: a Keeper who is turned over fits no guess and stays face up",
            *KEEPER,
            given=f"A androgynous-assassin | B -keeper-of-discord | red 1 green 5{QUEENS}",
            line="A: play androgynous-assassin; A: name undead",
            after="A +androgynous-assassin | B +keeper-of-discord | red 1 green 6",
        ),
        case(
            "a discarded hero is not buried, so it is not saved",
            *KEEPER,
            "HL-R-CARD-SHARKGUARD",
            given=f"A vegetarian-sharkguard | B +keen-koi +keeper-of-discord | red 12 green 12{QUEENS}",
            line="A: play vegetarian-sharkguard; A: discard B+1",
            after="A +vegetarian-sharkguard | B +keeper-of-discord | red 12 green 12 | wilderness keen-koi",
        ),
        case(
            "a hero exchanged into the graveyard is not buried, so it is not saved",
            *KEEPER,
            given=f"A mummy-mystic +keeper-of-discord | B | red 5 green 5 | graveyard keen-koi{QUEENS}",
            line="A: play mummy-mystic; A: exchange graveyard; A: with A+2",
            after="A +keeper-of-discord +keen-koi | B | red 6 green 7 | graveyard mummy-mystic",
        ),
        case(
            "a tavern card is in no party, so it is buried",
            *KEEPER,
            given=f"A insidious-impaler +keeper-of-discord | B | red 5 green 5"
            f" | tavern flailing-knight keen-koi .{QUEENS}",
            line="A: play insidious-impaler; A: pick tavern-1",
            after="A +keeper-of-discord +insidious-impaler | B | red 4 green 2 | tavern . keen-koi ."
            " | graveyard flailing-knight",
        ),
        case(
            "a Keeper who is only performed saves nobody and is buried itself",
            *KEEPER,
            "HL-R-COPY-02",
            given=f"A insidious-impaler | B | red 5 green 1 | tavern keeper-of-discord keen-koi .{QUEENS}",
            line="A: play insidious-impaler; A: pick tavern-1",
            after="A +insidious-impaler | B | red 4 green 1 | tavern . keen-koi . | graveyard keeper-of-discord",
        ),
        *[
            case(
                f"the Keeper belongs to no faction: {hero} finds nothing to bury",
                "HL-X-QUEENS-06",
                "HL-CARD:keeper-of-discord",
                given=f"A {hero} | B +keeper-of-discord | red {red} green {green}{QUEENS}",
                line=f"A: play {hero}",
                after=f"A +{hero} | B +keeper-of-discord | red {after[0]} green {after[1]}",
            )
            for hero, red, green, after in [
                ("shaky-sharpshooter", 12, 5, (12, 4)),
                ("canned-champion", 1, 5, (1, 6)),
                ("half-eaten-bull", 5, 5, (7, 6)),
                ("aimless-eel", 12, 5, (12, 6)),
            ]
        ],
        case(
            "the Keeper belongs to no faction, so it is no Undead for Tentacle Oracle",
            *KEEPER,
            given=f"A tentacle-oracle | B | red 5 green 5 | wilderness keeper-of-discord{QUEENS}",
            line="A: play tentacle-oracle",
            after="A +tentacle-oracle | B | red 2 green 2 | wilderness keeper-of-discord",
        ),
        case(
            "the Keeper belongs to no faction, so Doubtful Priest lets it follow",
            *KEEPER,
            given=f"A doubtful-priest keeper-of-discord | B | red 5 green 1{QUEENS}",
            line="A: play doubtful-priest; B: move red+2; A: play keeper-of-discord",
            after="A +doubtful-priest +keeper-of-discord | B | red 6 green 1",
        ),
    ],
)
def test_the_keeper_of_discord(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    QUESTION,
    [
        asking(
            "whom the Keeper would save may be picked all the same",
            *KEEPER,
            given=f"A unconfident-executioner | B +keen-koi +keeper-of-discord -ace-fighter{QUEENS}",
            line="A: play unconfident-executioner",
            asks="A: bury A+1, bury B+1, bury B+2",
            refuses="bury B-1, none",
        ),
        asking(
            "Underwater Artist gets no Keeper, whatever faction was named",
            *KEEPER,
            given=f"A underwater-artist | B keeper-of-discord keen-koi | C ace-fighter{QUEENS}",
            line="A: play underwater-artist; A: name water-folk; A: name B",
            asks="B: reveal keen-koi",
            refuses="reveal keeper-of-discord, none",
        ),
    ],
)
def test_what_may_be_picked_around_the_keeper(given: str, line: str, asks: str, refuses: str) -> None:
    offers(given, line, asks, refuses)


@pytest.mark.parametrize(
    ("given", "line", "known"),
    [
        learning(
            "everybody can follow the hero whom the Keeper saved",
            *KEEPER,
            "HL-R-INFO-03",
            given=f"A unconfident-executioner | B +keen-koi +keeper-of-discord -ace-fighter | C{QUEENS}",
            line="A: play unconfident-executioner; A: bury B+1",
            known="keen-koi everybody, ace-fighter B",
        ),
    ],
)
def test_who_knows_the_hero_that_was_saved(given: str, line: str, known: str) -> None:
    learns(given, line, known)


# --- counting at the end -----------------------------------------------------------------------------------------

UNDEAD, WATER_FOLK, IMPERIAL_ARMY, HILL_TRIBES = (9, 9), (4, 4), (8, 5), (5, 8)  # markers that make them win
WILD, FUNDED, STREETS, FRIEND = "queen-of-the-wild", "well-funded-queen", "queen-of-the-streets", "emperors-best-friend"


def result(markers: tuple[int, int], *players: str) -> Outcome:
    """The outcome for these players, each as `leader hero hero ...`."""
    box = GAME.box
    leaders = [box.leader_ids.index(player.split()[0]) for player in players]
    parties = [[box.numbers[hero] for hero in player.split()[1:]] for player in players]
    return outcome(box, markers[0], markers[1], leaders, parties)


def counted(title: str, hero: str, markers: tuple[int, int], player: str, heroes: int, *ids: str) -> object:
    return pytest.param(markers, player, heroes, id=title, marks=pytest.mark.rules(f"HL-CARD:{hero}", *ids))


@pytest.mark.parametrize(
    ("markers", "player", "heroes"),
    [
        *[
            counted(
                f"{queen} counts two for {leader}, whoever wins: {markers}",
                queen,
                markers,
                f"{leader} {queen}",
                2,
                rule,
            )
            for rule in ["HL-X-QUEENS-02"]
            for queen, leaders in [
                (WILD, ("myrad", "lemron")),
                (FUNDED, ("enned", "cyra")),
                (STREETS, ("pavyr", "xiadul")),
            ]
            for leader in leaders
            for markers in (UNDEAD, WATER_FOLK, IMPERIAL_ARMY, HILL_TRIBES)
        ],
        *[
            counted(
                f"{queen} counts one for {leader} if her own faction wins", queen, markers, f"{leader} {queen}", 1, rule
            )
            for rule in ["HL-X-QUEENS-05"]
            for queen, markers, leaders in [
                (WILD, IMPERIAL_ARMY, ("cyra", "xiadul", "pavyr", "enned")),
                (FUNDED, HILL_TRIBES, ("lemron", "myrad", "pavyr", "xiadul")),
                (STREETS, WATER_FOLK, ("lemron", "cyra", "enned", "myrad")),
            ]
            for leader in leaders
        ],
        *[
            counted(
                f"{queen} counts nothing for {leader} if another faction wins",
                queen,
                markers,
                f"{leader} {queen}",
                0,
                rule,
            )
            for rule in ["HL-X-QUEENS-05"]
            for queen, markers, leader in [
                (WILD, UNDEAD, "xiadul"),
                (WILD, HILL_TRIBES, "pavyr"),
                (FUNDED, WATER_FOLK, "lemron"),
                (FUNDED, UNDEAD, "myrad"),
                (STREETS, IMPERIAL_ARMY, "cyra"),
                (STREETS, UNDEAD, "enned"),
            ]
        ],
        counted(
            "a Queen and two of the winning faction are four",
            WILD,
            UNDEAD,
            f"myrad {WILD} crow-carrier mummy-mystic",
            4,
            "HL-X-QUEENS-02",
        ),
        counted("Best Friend alone is one Undead", FRIEND, UNDEAD, f"xiadul {FRIEND}", 1, "HL-X-QUEENS-05"),
        counted("Best Friend alone is no Water Folk hero", FRIEND, WATER_FOLK, f"enned {FRIEND}", 0, "HL-X-QUEENS-05"),
        *[
            counted(
                f"Best Friend beside the Emperor: two and one of the winning faction, {markers}",
                FRIEND,
                markers,
                f"enned buried-emperor {FRIEND}",
                3,
                "HL-X-QUEENS-02",
                "HL-EMP-05",
            )
            for markers in (UNDEAD, WATER_FOLK, IMPERIAL_ARMY, HILL_TRIBES)
        ],
        *[
            counted(
                f"Keeper of Discord belongs to nobody, {markers}",
                "keeper-of-discord",
                markers,
                "enned keeper-of-discord",
                0,
                "HL-X-QUEENS-06",
            )
            for markers in (UNDEAD, WATER_FOLK, IMPERIAL_ARMY, HILL_TRIBES)
        ],
    ],
)
def test_how_many_heroes_of_the_winning_faction_a_card_is(markers: tuple[int, int], player: str, heroes: int) -> None:
    assert heroes == result(markers, player, "pavyr" if "pavyr" not in player else "enned").standings[0].heroes


@pytest.mark.rules(f"HL-CARD:{FRIEND}", "HL-X-QUEENS-02", "HL-X-QUEENS-05")
def test_the_best_friend_needs_the_emperor_in_the_same_party() -> None:
    found = result(UNDEAD, f"enned {FRIEND}", "xiadul buried-emperor crow-carrier")

    assert [1, 2] == [one.heroes for one in found.standings]
    assert (1, MOST) == (found.winner, found.reason)


@pytest.mark.parametrize(
    ("markers", "players", "winner", "reason"),
    [
        pytest.param(
            UNDEAD,
            (f"myrad {WILD} keen-koi", "xiadul mummy-mystic"),
            0,
            MOST,
            id="a Queen beats a single hero",
            marks=pytest.mark.rules(f"HL-CARD:{WILD}", "HL-X-QUEENS-02", "HL-TIE-01"),
        ),
        pytest.param(
            UNDEAD,
            (f"myrad {WILD}", "xiadul mummy-mystic crow-carrier"),
            0,
            FEWEST,
            id="a Queen ties with two heroes, but is a single hero of the party",
            marks=pytest.mark.rules(f"HL-CARD:{WILD}", "HL-X-QUEENS-03", "HL-TIE-03"),
        ),
        pytest.param(
            WATER_FOLK,
            (f"cyra {FUNDED} ace-fighter", "enned keen-koi aimless-eel"),
            1,
            NUMBER,
            id="a Queen ties with two heroes, and the parties are of one size",
            marks=pytest.mark.rules(f"HL-CARD:{FUNDED}", "HL-X-QUEENS-03", "HL-TIE-04"),
        ),
        pytest.param(
            IMPERIAL_ARMY,
            (f"pavyr {STREETS}", "cyra ace-fighter flailing-knight canned-champion"),
            1,
            MOST,
            id="a Queen is no more than two",
            marks=pytest.mark.rules(f"HL-CARD:{STREETS}", "HL-X-QUEENS-02"),
        ),
        pytest.param(
            UNDEAD,
            (f"enned {FRIEND} buried-emperor", "xiadul mummy-mystic crow-carrier half-eaten-bull"),
            0,
            FEWEST,
            id="the Best Friend and the Emperor are three, but two heroes of the party",
            marks=pytest.mark.rules(f"HL-CARD:{FRIEND}", "HL-X-QUEENS-03", "HL-TIE-03"),
        ),
        pytest.param(
            HILL_TRIBES,
            (f"lemron {WILD}", "cyra hairy-hermit bored-goblin grumpy-guard"),
            0,
            SOLE,
            id="a sole aligned player needs no Queen",
            marks=pytest.mark.rules(f"HL-CARD:{WILD}", "HL-WIN-09"),
        ),
    ],
)
def test_who_wins_with_a_queen(markers: tuple[int, int], players: tuple[str, ...], winner: int, reason: str) -> None:
    found = result(markers, *players)

    assert (winner, reason) == (found.winner, found.reason)


@pytest.mark.rules("HL-X-QUEENS-04", "HL-R-END-04", "HL-TIE-02", f"HL-CARD:{WILD}", f"HL-CARD:{FRIEND}")
@pytest.mark.parametrize(
    ("leader", "party", "heroes"),
    [
        ("myrad", f"+{WILD}", 2),
        ("myrad", f"-{WILD}", 2),
        ("enned", f"+{FRIEND} +buried-emperor", 3),
        ("enned", f"-{FRIEND} +buried-emperor", 3),
        ("enned", f"+{FRIEND} -buried-emperor", 3),
        ("enned", f"-{FRIEND} -buried-emperor", 3),
    ],
)
def test_face_up_or_hidden_makes_no_difference_to_the_count(leader: str, party: str, heroes: int) -> None:
    many = "+keen-koi +ace-fighter +hairy-hermit +bored-goblin +grumpy-guard +leery-lizard +furious-frog +aimless-eel"
    hand = "curious-troll joyless-chief potato-privateer"
    state = position(f"A *{leader} {hand} {party} | B *xiadul {many} | red 9 green 9{QUEENS}")

    play(state, "A: pass; A: draw tavern-1; A: discard curious-troll")

    assert state.outcome is not None
    assert heroes == state.outcome.standings[0].heroes


@pytest.mark.rules("HL-X-QUEENS-03", "HL-END-02", f"HL-CARD:{WILD}")
@pytest.mark.parametrize(("others", "over"), [(6, False), (7, True)])
def test_a_queen_is_a_single_hero_for_the_game_end(others: int, over: bool) -> None:
    party = ["keen-koi", "ace-fighter", "hairy-hermit", "bored-goblin", "grumpy-guard", "leery-lizard", "furious-frog"]
    face_up = " ".join(f"+{hero}" for hero in party[:others])
    hand = "curious-troll joyless-chief potato-privateer"
    state = position(f"A *myrad {hand} {face_up} +{WILD} | B{QUEENS}")

    play(state, "A: pass; A: draw tavern-1; A: discard curious-troll")

    assert over == state.over
