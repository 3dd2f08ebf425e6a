"""What may be chosen and by whom (HL-R-TGT, HL-R-DEC)."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import case, choices, name_of, play, position, runs, seen, shown, told

from interregnum.games.hidden_leaders.engine.choices import ASKS


@pytest.mark.parametrize(
    ("given", "line", "after", "rolls"),
    [
        case(
            "the hero just played is in the party and can be the target",
            "HL-R-TGT-01",
            "HL-ABIL-07",
            given="A unconfident-executioner | B -keen-koi | red 5 green 5",
            line="A: play unconfident-executioner",
            after="A | B -keen-koi | red 4 green 4 | graveyard unconfident-executioner",
        ),
        case(
            "a player without a suitable card is not named: the only one left is taken",
            "HL-R-TGT-02",
            given="A curious-cat-lover | B | C keen-koi | red 5 green 5",
            line="A: play curious-cat-lover",
            after="A +curious-cat-lover -keen-koi | B | C | red 6 green 5",
        ),
        case(
            "if no player has a suitable card the ability is ignored",
            "HL-R-TGT-02",
            given="A curious-cat-lover keen-koi | B | C | red 5 green 5",
            line="A: play curious-cat-lover",
            after="A keen-koi +curious-cat-lover | B | C | red 6 green 5",
        ),
        case(
            "a discard that a move depends on may be left out, and then nothing moves",
            "HL-R-TGT-05",
            "HL-R-TGT-07",
            given="A nagging-northman | B | red 5 green 5 | tavern grumpy-guard keen-koi furious-frog",
            line="A: play nagging-northman; A: none",
            after="A +nagging-northman | B | red 5 green 5 | tavern grumpy-guard keen-koi furious-frog",
        ),
        case(
            "with the discard the move follows",
            "HL-R-TGT-05",
            given="A nagging-northman | B | red 5 green 5 | tavern grumpy-guard keen-koi furious-frog",
            line="A: play nagging-northman; A: discard tavern-1",
            after="A +nagging-northman | B | red 7 green 5 | tavern . keen-koi furious-frog | wilderness grumpy-guard",
        ),
        case(
            "of two joined parts the second happens although the first cannot",
            "HL-R-TGT-05",
            given="A gambling-overseer keen-koi furious-frog leery-lizard | B | red 5 green 5",
            line="A: play gambling-overseer; A: place furious-frog; A: place keen-koi",
            after="A leery-lizard +gambling-overseer -furious-frog -keen-koi | B | red 4 green 4",
        ),
        case(
            "of two joined parts the first happens although the second cannot",
            "HL-R-TGT-05",
            given="A nightmarish-northman +keen-koi | B -furious-frog | red 5 green 5",
            line="A: play nightmarish-northman; A: move green+2; A: bury A+1",
            after="A +nightmarish-northman | B -furious-frog | red 5 green 7 | graveyard keen-koi",
        ),
        case(
            "one card where two are asked for: it is used",
            "HL-R-TGT-06",
            given="A gambling-overseer keen-koi -furious-frog | B | red 5 green 5",
            line="A: play gambling-overseer",
            after="A +gambling-overseer -keen-koi | B | red 4 green 4 | graveyard furious-frog",
        ),
        case(
            "a single card that should be split goes to the destination named first",
            "HL-R-TGT-06",
            given="A crow-carrier | B | red 5 green 5 | graveyard keen-koi",
            line="A: play crow-carrier",
            after="A +crow-carrier -keen-koi | B | red 4 green 4",
        ),
        case(
            "the ability goes on although its hero has left the party",
            "HL-R-TGT-09",
            given="A nightmarish-northman | B +keen-koi | red 5 green 5",
            line="A: play nightmarish-northman; A: move red+2",
            after="A | B | red 7 green 5 | graveyard nightmarish-northman keen-koi",
        ),
        case(
            "an exchange without a card on one side is ignored",
            "HL-R-TGT-11",
            given="A careless-cartographer -keen-koi | B +furious-frog | red 5 green 5",
            line="A: play careless-cartographer; A: move red+1",
            after="A +careless-cartographer -keen-koi | B +furious-frog | red 6 green 5",
        ),
        case(
            "nor without a card on the other side",
            "HL-R-TGT-11",
            given="A careless-cartographer | B -furious-frog | red 5 green 5",
            line="A: play careless-cartographer; A: move red+1",
            after="A +careless-cartographer | B -furious-frog | red 6 green 5",
        ),
        case(
            "of A or B, the alternative that can be performed is taken",
            "HL-R-TGT-12",
            given="A bludgeoning-blowfish -keen-koi | B | red 5 green 5",
            line="A: play bludgeoning-blowfish; A: move red+1",
            after="A +bludgeoning-blowfish -keen-koi | B | red 6 green 5",
        ),
        case(
            "a faction that is not present may be named, and nothing is discarded",
            "HL-R-TGT-13",
            given="A double-shielded-turtle | B | red 5 green 5 | tavern keen-koi furious-frog leery-lizard",
            line="A: play double-shielded-turtle; A: name undead",
            after="A +double-shielded-turtle | B | red 5 green 5 | tavern keen-koi furious-frog leery-lizard",
        ),
        case(
            "the named player chooses which of their heroes is buried",
            "HL-R-DEC-05",
            given="A overworked-amazon | B +keen-koi +furious-frog | red 5 green 5",
            line="A: play overworked-amazon; A: move red+1; A: name B; B: bury B+2",
            after="A +overworked-amazon | B +keen-koi | red 6 green 5 | graveyard furious-frog",
        ),
        case(
            "the next player clockwise decides",
            "HL-R-DEC-01",
            given="A doubtful-priest | B | C | red 5 green 5",
            line="A: play doubtful-priest; B: move red-2",
            after="A +doubtful-priest | B | C | red 3 green 5",
        ),
        case(
            "after the last player comes the first",
            "HL-R-DEC-01",
            given="A | B | C doubtful-priest | red 5 green 5 | turn C act",
            line="C: play doubtful-priest; A: move red+2",
            after="A | B | C +doubtful-priest | red 7 green 5",
        ),
        case(
            "discards of several players lie in turn order, beginning after you",
            "HL-R-DEC-03",
            given="A keen-koi aimless-eel | B will-bending-witch | C furious-frog grumpy-guard | red 5 green 5 | "
            "turn B act",
            line="B: play will-bending-witch; B: move red+1; C: discard furious-frog; A: discard keen-koi",
            after="A aimless-eel | B +will-bending-witch | C grumpy-guard | red 6 green 5 | "
            "wilderness furious-frog keen-koi",
        ),
        case(
            "a player with an empty hand discards nothing",
            "HL-R-DEC-04",
            given="A will-bending-witch | B | C furious-frog grumpy-guard | red 5 green 5",
            line="A: play will-bending-witch; A: move red+1; C: discard grumpy-guard",
            after="A +will-bending-witch | B | C furious-frog | red 6 green 5 | wilderness grumpy-guard",
        ),
    ],
)
def test_targets(given: str, line: str, after: str, rolls: tuple[int, ...]) -> None:
    runs(given, line, after, rolls)


@pytest.mark.parametrize(
    ("given", "line", "answers"),
    [
        pytest.param(
            "A overworked-amazon | B +keen-koi | C -furious-frog | D | red 5 green 5",
            "A: play overworked-amazon; A: move red+1",
            ["name A", "name B"],
            id="only players with a suitable card may be named, and player includes yourself",
            marks=pytest.mark.rules("HL-R-TGT-02", "HL-R-TGT-03"),
        ),
        pytest.param(
            "A curious-cat-lover keen-koi | B furious-frog | C leery-lizard | red 5 green 5",
            "A: play curious-cat-lover",
            ["name B", "name C"],
            id="another player is not yourself",
            marks=pytest.mark.rules("HL-R-TGT-03"),
        ),
        pytest.param(
            "A krill-keeper | B | C +mummy-mystic | red 5 green 5",
            "A: play krill-keeper",
            ["name A", "name B", "name C"],
            id="an ability that merely counts allows any player",
            marks=pytest.mark.rules("HL-R-TGT-02", "HL-R-TGT-03"),
        ),
        pytest.param(
            "A slaughtered-slime -keen-koi | B -furious-frog -leery-lizard | red 5 green 5",
            "A: play slaughtered-slime; A: move red-1",
            ["bury A-1", "bury B-1", "bury B-2"],
            id="any hidden hero includes your own, and it is chosen by its place",
            marks=pytest.mark.rules("HL-R-TGT-04", "HL-R-TGT-08"),
        ),
        pytest.param(
            "A curious-troll -keen-koi | B -furious-frog | red 5 green 5",
            "A: play curious-troll; A: move red+1",
            ["look A-1", "look B-1", "none"],
            id="you may look at any hidden hero, your own included, or at none",
            marks=pytest.mark.rules("HL-R-TGT-04", "HL-R-TGT-07"),
        ),
        pytest.param(
            "A curious-troll -keen-koi | B -furious-frog | red 5 green 5",
            "A: play curious-troll; A: move red+1; A: look B-1",
            ["look A-1", "none"],
            id="or at one only",
            marks=pytest.mark.rules("HL-R-TGT-07"),
        ),
        pytest.param(
            "A bludgeoning-blowfish | B -furious-frog | red 5 green 5",
            "A: play bludgeoning-blowfish; A: move red+1",
            ["option 1", "option 2"],
            id="of A or B both are offered if both can be performed, and one must be done",
            marks=pytest.mark.rules("HL-R-TGT-12", "HL-R-TGT-07"),
        ),
        pytest.param(
            "A androgynous-assassin | B -furious-frog | red 5 green 5",
            "A: play androgynous-assassin; A: move red-1",
            ["name undead", "name water-folk", "name imperial-army", "name hill-tribes"],
            id="any of the four factions may be named",
            marks=pytest.mark.rules("HL-R-TGT-13"),
        ),
        pytest.param(
            "A doubtful-priest | B | red 11 green 5",
            "A: play doubtful-priest",
            ["move red+1", "move red-2"],
            id="a decider's move may be cut short",
            marks=pytest.mark.rules("HL-R-DEC-06"),
        ),
        pytest.param(
            "A overworked-amazon | B +keen-koi +furious-frog -leery-lizard | red 5 green 5",
            "A: play overworked-amazon; A: move red+1; A: name B",
            ["bury B+1", "bury B+2"],
            id="the named player must choose one of the face-up heroes",
            marks=pytest.mark.rules("HL-R-DEC-05", "HL-R-DEC-06"),
        ),
        pytest.param(
            "A will-bending-witch | B keen-koi furious-frog | red 5 green 5",
            "A: play will-bending-witch; A: move red+1",
            ["discard keen-koi", "discard furious-frog"],
            id="a player with cards must discard one of them",
            marks=pytest.mark.rules("HL-R-DEC-03", "HL-R-DEC-06"),
        ),
        pytest.param(
            "A nightmarish-northman +keen-koi | B +furious-frog +leery-lizard | red 5 green 5",
            "A: play nightmarish-northman; A: move red+2",
            ["bury A+1", "bury A+2"],
            id="the second target is not asked for before the first is gone",
            marks=pytest.mark.rules("HL-R-TGT-10"),
        ),
    ],
)
def test_what_may_be_chosen(given: str, line: str, answers: list[str]) -> None:
    state = position(given)

    play(state, line)

    assert answers == choices(state)


@pytest.mark.rules("HL-R-TGT-01")
@pytest.mark.parametrize(
    ("target", "after"),
    [
        ("A", "A +almost-evil-scholar +potato-privateer | B | red 5 green 6"),
        ("B", "A +almost-evil-scholar +potato-privateer | B | red 5 green 5"),
    ],
)
def test_a_hero_counts_as_soon_as_it_lies_in_the_party(target: str, after: str) -> None:
    runs(
        "A potato-privateer +almost-evil-scholar | B | red 5 green 5",
        f"A: play potato-privateer; A: name {target}",
        after,
    )


@pytest.mark.rules("HL-R-TGT-01")
def test_a_copied_condition_counts_the_hero_just_played() -> None:
    # Granny is Undead and lies face up while the Goblin she copies asks for a face-up Undead
    runs(
        "A ghastly-granny +bored-goblin | B | red 5 green 5",
        "A: play ghastly-granny",
        "A +bored-goblin +ghastly-granny | B | red 3 green 5",
    )


@pytest.mark.rules("HL-R-TGT-08", "HL-R-INFO-14")
def test_the_face_of_a_hidden_hero_plays_no_role_in_what_may_be_chosen() -> None:
    answers = []
    for hidden in ("keen-koi", "mummy-mystic", "buried-emperor"):
        state = position(f"A spirited-shaman | B -{hidden} +furious-frog | red 5 green 5")
        play(state, "A: play spirited-shaman")
        answers.append(choices(state))

    assert [["turn-over B+1", "turn-over B-1"]] * 3 == answers


@pytest.mark.rules("HL-R-TGT-10")
def test_a_choice_is_made_knowing_the_outcome_of_the_parts_before() -> None:
    state = position("A pessimistic-whaleman | B | red 5 green 5 | harbor keen-koi furious-frog")

    play(state, "A: play pessimistic-whaleman; A: move green+1")

    assert (5, 6) == (state.red, state.green)
    assert ["place furious-frog", "place keen-koi"] == choices(state)
    assert "furious-frog keen-koi" == seen(state, "A")["aside"]


@pytest.mark.rules("HL-R-TGT-07")
def test_looking_at_two_is_the_most() -> None:
    state = position("A curious-troll -keen-koi | B -furious-frog -leery-lizard | red 5 green 5")

    play(state, "A: play curious-troll; A: move red+1; A: look B-2; A: look A-1")

    assert not state.stack
    assert "? leery-lizard" == seen(state, "A")["B-"]


@pytest.mark.rules("HL-R-DEC-02")
def test_it_stays_your_turn_while_another_player_decides() -> None:
    state = position("A doubtful-priest keen-koi | B furious-frog | C | red 5 green 5")

    play(state, "A: play doubtful-priest")
    assert (0, 1, "move") == (state.turn, state.asked, ASKS[state.ask])
    play(state, "B: move red+2; A: none; A: draw tavern-1; A: draw tavern-2; A: draw tavern-3; A: discard keen-koi")

    assert (1, 1, "act") == (state.turn, state.asked, ASKS[state.ask])


@pytest.mark.rules("HL-R-DEC-06")
def test_another_player_who_decides_may_leave_the_markers_where_they_are() -> None:
    given = "A doubtful-priest | B keen-koi | red 12 green 5"
    state = position(given)

    play(state, "A: play doubtful-priest; B: stay")

    assert "A +doubtful-priest | B keen-koi | red 12 green 5" == shown(state, given)
    left = next(one for one in told(state, "A") if one["event"] == "markers-moved")
    assert (1, {"red": 12, "green": 5}, {"red": 12, "green": 5}) == (left["seat"], left["from"], left["to"])


@pytest.mark.rules("HL-R-MARK-02")
def test_the_player_of_a_card_may_not_choose_a_move_that_moves_nothing() -> None:
    given = "A shaky-sharpshooter | B keen-koi | red 12 green 5"
    state = position(given)

    play(state, "A: play shaky-sharpshooter")  # one way is left, and everybody sees that

    assert "A +shaky-sharpshooter | B keen-koi | red 12 green 4" == shown(state, given)


@pytest.mark.rules("HL-R-DEC-03")
def test_a_discard_for_the_witch_is_chosen_in_secret() -> None:
    state = position("A will-bending-witch | B keen-koi furious-frog | C leery-lizard aimless-eel | red 5 green 5")

    play(state, "A: play will-bending-witch; A: move red+1; B: discard furious-frog")

    assert 2 == state.asked
    assert "?" == seen(state, "C")["wilderness"]
    assert "?" == seen(state, "A")["wilderness"]
    play(state, "C: discard leery-lizard")
    assert ["furious-frog", "leery-lizard"] == [name_of(card) for card in state.wilderness]
    assert "furious-frog ?" == seen(state, "B")["wilderness"]
    assert "? leery-lizard" == seen(state, "C")["wilderness"]
