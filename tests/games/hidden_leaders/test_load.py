"""The content file: whatever the engine does not understand is refused with its place and what would be right."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import GAME

from interregnum.games.hidden_leaders.border.load import read, standard_text
from interregnum.games.hidden_leaders.game import HiddenLeaders
from interregnum.kernel.errors import BadContent

TEXT = standard_text()


def refused(text: str) -> dict[str, str]:
    """The facts of the error that a content file causes; it may not even make a game."""
    with pytest.raises(BadContent) as caught:
        HiddenLeaders(read(text))
    return caught.value.facts


def spoilt(old: str, new: str) -> str:
    """The content file with one thing written wrongly, where it first stands."""
    head = TEXT.index("\nschema = 1")
    assert old in TEXT[head:], old
    return TEXT[:head] + TEXT[head:].replace(old, new, 1)


def card(steps: str, marker: str = '{ mode = "none", moves = [] }', more: str = "") -> str:
    """The content file with one card more."""
    return (
        f'{TEXT}\n[[card]]\nid = "test-card"\nfaction = "undead"\nset = "base"\nmarker = {marker}\n'
        f"steps = {steps}\n{more}\n"
    )


def test_the_file_of_the_package_is_understood() -> None:
    box = read(TEXT)

    assert (6, 90) == (len(box.leaders), len(box.cards))
    assert GAME.box.facts == box


def test_a_further_card_is_understood() -> None:
    assert "test-card" == read(card("[]")).cards[-1].id


@pytest.mark.parametrize(
    ("old", "new", "where", "wanted", "perhaps"),
    [
        # constants
        ("track_spaces = 12", "track_space = 12", "cards.constants.track_spaces", "a value", ""),
        ("track_spaces = 12", 'track_spaces = "12"', "cards.constants.track_spaces", "a whole number", ""),
        ("track_spaces = 12", "track_spaces = true", "cards.constants.track_spaces", "a whole number", ""),
        ("keep = 3", "keep = 3\nkeeep = 4", "cards.constants.keeep", "keep", "keep"),
        ("2 = 8", "2 = 8.0", "cards.constants.end_threshold.2", "a whole number", ""),
        ("6 = 5\n", "6 = 5\n7 = 4\n", "cards.constants.end_threshold.7", "2 | 3 | 4 | 5 | 6", ""),
        # leaders
        ("number = 1", 'number = "1"', "lemron.number", "a whole number", ""),
        ('["water-folk", "hill-tribes"]', '["water-folk", "hilltribes"]', "lemron.factions", "undead", "hill-tribes"),
        ('["water-folk", "hill-tribes"]', '"water-folk"', "lemron.factions", "a list", ""),
        ('id = "lemron"', 'id = "lemron"\nfraction = 1', "lemron.fraction", "factions", "factions"),
        ('id = "shaky-sharpshooter"', 'id = "cyra"', "cards.cyra", "each id once", ""),
        # the card itself
        (
            'faction = "hill-tribes"',
            'faction = "hill-tribe"',
            "shaky-sharpshooter.faction",
            "hill-tribes",
            "hill-tribes",
        ),
        ('set = "base"', 'set = "basic"', "shaky-sharpshooter.set", "base | extras | queens", "base"),
        ("advanced = true", 'advanced = "yes"', "overworked-amazon.advanced", "true | false", ""),
        ("advanced = true", "advance = true", "overworked-amazon.advance", "advanced", "advanced"),
        ("pure_copier = true", "pure_copier = 1", "ghastly-granny.pure_copier", "true | false", ""),
        ("copyable = false", "copyable = 0", "buried-emperor.copyable", "true | false", ""),
        ('id = "overworked-amazon"', 'id = "shaky-sharpshooter"', "cards.shaky-sharpshooter", "each id once", ""),
        # markers
        ('mode = "one-of"', 'mode = "oneof"', "shaky-sharpshooter.marker.mode", "one-of", "one-of"),
        (
            '{ marker = "red", by = 1 }',
            '{ marker = "rde", by = 1 }',
            "shaky-sharpshooter.marker.moves[1].marker",
            "red",
            "red",
        ),
        (
            '{ marker = "red", by = 1 }',
            '{ marker = "red", by = "one" }',
            "shaky-sharpshooter.marker.moves[1].by",
            "a whole",
            "",
        ),
        ('{ marker = "red", by = 1 }', '{ marker = "red" }', "shaky-sharpshooter.marker.moves[1].by", "a value", ""),
        (
            '{ marker = "red", by = 1 }',
            '{ marker = "red", by = 1, to = 2 }',
            "shaky-sharpshooter.marker.moves[1].to",
            "by",
            "",
        ),
        ('chooser = "next-player"', 'chooser = "next"', "doubtful-priest.marker.chooser", "a name bound", ""),
        ('chooser = "p"', 'chooser = "q"', "saber-toothed-troll.marker.chooser", "p", ""),
        ("cap = 3", 'cap = "three"', "potato-privateer.marker.x.cap", "a whole number", ""),
        ("cap = 3", "capp = 3", "potato-privateer.marker.x.capp", "cap", "cap"),
        ('by = "X" }]', "by = 2 }]", "potato-privateer.marker.x", "x where a move is by X", ""),
        (', x = { count = { ref = "d" } }', "", "hangry-barbarian.marker.x", "x where a move is by X", ""),
        (
            'except = ["imperial-army"]',
            'except = ["empire"]',
            "well-shaved-wizard.marker.x.count.except",
            "imperial-army",
            "",
        ),
        # conditions
        (
            'if = { leads = "red" }',
            'if = { leads = "blue" }',
            "hairy-hermit.marker.moves[2].if.leads",
            "red | green | any",
            "",
        ),
        ('if = { leads = "red" }', 'if = { lead = "red" }', "hairy-hermit.marker.moves[2].if.lead", "leads", "leads"),
        ('if = { leads = "red" }', "if = {}", "hairy-hermit.marker.moves[2].if", "one of leads, has, bound", ""),
        ('if = { bound = "c" }', 'if = { bound = "x" }', "saber-toothed-troll.marker.if.bound", "c", ""),
        ('{ ref = "c", faction_ref = "f" }', '{ ref = "c" }', "androgynous-assassin.steps[4].if", "one of leads", ""),
        (
            '{ ref = "c", faction_ref = "f" }',
            '{ ref = "c", faction_ref = "g" }',
            "androgynous-assassin.steps[4].if.faction_ref",
            "f",
            "",
        ),
        (
            'not_faction = ["undead"]',
            'not_faction = ["unded"]',
            "tentacle-oracle.marker.if.not_faction",
            "undead",
            "undead",
        ),
        # steps and selectors
        ('do = "bury"', 'do = "burry"', "shaky-sharpshooter.steps[2].do", "bury", "bury"),
        ('{ do = "bury", what', '{ do = "bury", waht', "shaky-sharpshooter.steps[2].waht", "what", "what"),
        (
            'zone = "party", owner = "any"',
            'zone = "parti", owner = "any"',
            "shaky-sharpshooter.steps[2].what.zone",
            "party",
            "party",
        ),
        (
            'owner = "any", face = "up"',
            'owner = "anybody", face = "up"',
            "shaky-sharpshooter.steps[2].what.owner",
            "any",
            "any",
        ),
        (
            'owner = "any", face = "up"',
            'owner = "any", face = "upp"',
            "shaky-sharpshooter.steps[2].what.face",
            "up",
            "up",
        ),
        (
            'owner = "any", face = "up", ',
            'owner = "any", ',
            "shaky-sharpshooter.steps[2].what.face",
            "a face for a party",
            "",
        ),
        (
            'faction = ["imperial-army"]',
            'faction = "imperial-army"',
            "shaky-sharpshooter.steps[2].what.faction",
            "a list",
            "",
        ),
        (
            'faction = ["imperial-army"]',
            'factions = ["imperial-army"]',
            "shaky-sharpshooter.steps[2].what.factions",
            "faction",
            "faction",
        ),
        ('who = "any"', 'who = "anyone"', "overworked-amazon.steps[2].who", "any | other", "any"),
        (
            'owner = "p", face = "up" }, by = "p"',
            'owner = "p", face = "up" }, by = "q"',
            "overworked-amazon.steps[3].by",
            "p",
            "",
        ),
        (
            'owner = "p", face = "up" }, by = "p"',
            'owner = "q", face = "up" }, by = "p"',
            "overworked-amazon.steps[3].what.owner",
            "you",
            "",
        ),
        ('n = "all", as = "d"', 'n = "every", as = "d"', "hangry-barbarian.steps[1].n", "a whole number", ""),
        ("n = 2, min = 0", 'n = 2, min = "none"', "curious-troll.steps[2].min", "a whole number", ""),
        (
            'from = { zone = "wilderness" }',
            'from = { zone = "wildernes" }',
            "joyless-chief.steps[2].from.zone",
            "wilderness",
            "wilderness",
        ),
        (
            'from = { zone = "wilderness" }',
            'from = { zone = "tavern" }',
            "joyless-chief.steps[2].from.zone",
            "harbor",
            "",
        ),
        (
            'from = ["wilderness", "graveyard"]',
            'from = ["wilderness", "graves"]',
            "miniature-merman.steps[2].from",
            "graveyard",
            "",
        ),
        ('from = { ref = "pile" }', 'from = { ref = "pille" }', "miniature-merman.steps[3].from.ref", "pile", "pile"),
        ('to = "aside"', 'to = "asides"', "joyless-chief.steps[2].to", "aside", "aside"),
        (
            'to = { owner = "you", face = "down" }',
            'to = { owner = "me", face = "down" }',
            "joyless-chief.steps[3].to.owner",
            "a name bound",
            "",
        ),
        (
            'to = { owner = "you", face = "down" }',
            'to = { owner = "you", face = "any" }',
            "joyless-chief.steps[3].to.face",
            "up | down",
            "",
        ),
        (
            'to = { owner = "you", face = "down" }',
            'to = { owner = "you" }',
            "joyless-chief.steps[3].to.face",
            "a value",
            "",
        ),
        ('what = { ref = "d" }, n = 1', 'what = { ref = "e" }, n = 1', "joyless-chief.steps[3].what.ref", "d", ""),
        ("optional = true", 'optional = "maybe"', "doubtful-priest.steps[2].optional", "true | false", ""),
        ("set_aside = true", "set_asid = true", "modest-monsterslayer.steps[1].set_asid", "set_aside", "set_aside"),
        ("receiver = true", "receiver = 1", "goblin-cryptographer.steps[2].what.receiver", "true | false", ""),
        ('not_player = "o"', 'not_player = "x"', "goblin-cryptographer.steps[3]", "o", ""),
        ("top = 1", 'top = "one"', "mummy-mystic.steps[2].a.top", "a whole number", ""),
        ("in_chain = false", "in_chain = 0", "ghastly-granny.steps[1].what.in_chain", "true | false", ""),
        (
            '[{ do = "turn-over", what',
            '[{ do = "turnover", what',
            "bludgeoning-blowfish.steps[2].options[1][1].do",
            "turn-over",
            "turn-over",
        ),
        ('n = 1, by = "owner"', "n = 1", "will-bending-witch.steps[2].by", "owner", ""),
        # verbs and keys that do not go together
        (
            '{ do = "markers" },\n  { do = "bury"',
            '{ do = "markers", n = 2 },\n  { do = "bury"',
            "shaky-sharpshooter.steps[1].n",
            "nothing more",
            "",
        ),
        (
            '{ do = "markers" },\n  { do = "bury"',
            '{ do = "bury"',
            "shaky-sharpshooter.steps",
            "the verb markers 1 times",
            "",
        ),
        # lasting effects and the end of the game
        ('replace = "bury"', 'replace = "burry"', "keeper-of-discord.static.replace", "bury", "bury"),
        ('with = "turn-over"', 'with = "turn"', "keeper-of-discord.static.with", "turn-over", ""),
        (
            'face = "up", other = true',
            'face = "up", other = false',
            "keeper-of-discord.static.of",
            "the other heroes",
            "",
        ),
        ("counts_as = 2", 'counts_as = "two"', "emperors-best-friend.endgame.counts_as", "a whole number", ""),
        ('of = "winning-faction"', 'of = "winner"', "emperors-best-friend.endgame.of", "winning-faction", ""),
        ("instead_of_own = true", "instead_of_own = false", "emperors-best-friend.endgame.instead_of_own", "true", ""),
        (
            'card = "buried-emperor"',
            'card = "burried-emperor"',
            "emperors-best-friend.endgame.when",
            "the id of a card",
            "buried-emperor",
        ),
        (
            'leaders = ["myrad", "lemron"]',
            'leaders = ["myra", "lemron"]',
            "queen-of-the-wild.endgame.leaders",
            "myrad",
            "myrad",
        ),
        # the file
        ("schema = 1", "schema = 2", "cards.schema", "schema = 1 of hidden-leaders", ""),
        ('game = "hidden-leaders"', 'game = "heroes"', "cards.schema", "schema = 1 of hidden-leaders", ""),
        ("schema = 1", 'schema = 1\nversion = "1"', "cards.version", "schema", ""),
        ("schema = 1", "schema = ", "hidden_leaders/cards.toml", "TOML", ""),
    ],
)
def test_something_written_wrongly_is_refused(old: str, new: str, where: str, wanted: str, perhaps: str) -> None:
    facts = refused(spoilt(old, new))

    assert where == facts["where"]
    assert wanted in facts["wanted"]
    assert perhaps in facts["perhaps"]


@pytest.mark.parametrize(
    ("key", "wanted"),
    [("id", "a value"), ("faction", "a value"), ("set", "a value"), ("marker", "a value"), ("steps", "a value")],
)
def test_a_card_that_lacks_something_is_refused(key: str, wanted: str) -> None:
    lines = card("[]").splitlines()
    start = max(number for number, line in enumerate(lines) if line == "[[card]]")
    kept = lines[:start] + [line for line in lines[start:] if not line.startswith(f"{key} =")]

    facts = refused("\n".join(kept))

    assert facts["where"].endswith(f".{key}")
    assert wanted == facts["wanted"]


@pytest.mark.parametrize(
    "steps",
    [
        '[{ do = "pick-player", who = "any" }]',
        '[{ do = "pick-faction" }]',
        '[{ do = "pick-pile", from = ["wilderness"] }]',
        '[{ do = "pick-pile", as = "pile" }]',
        '[{ do = "pick-card", as = "c" }]',
        '[{ do = "bury" }]',
        '[{ do = "discard" }]',
        '[{ do = "take", to = "hand" }]',
        '[{ do = "take", what = { zone = "tavern" } }]',
        '[{ do = "place", what = { zone = "hand", owner = "you" } }]',
        '[{ do = "turn-over" }]',
        '[{ do = "look" }]',
        '[{ do = "reveal" }]',
        '[{ do = "exchange", a = { zone = "tavern" } }]',
        '[{ do = "exchange", b = { zone = "tavern" } }]',
        '[{ do = "draw", n = 2, to = "hand" }]',
        '[{ do = "draw", from = { zone = "harbor" } }]',
        '[{ do = "draw-random", to = "hand" }]',
        '[{ do = "refill" }]',
        '[{ do = "perform" }]',
        '[{ do = "play" }]',
        '[{ do = "choose" }]',
        '[{ do = "choose", options = [] }]',
        '[{ do = "choose", options = [[]] }]',
        '[{ do = "choose", options = [1] }]',
        '[{ do = "choose", options = "both" }]',
    ],
)
def test_a_step_that_lacks_what_its_verb_needs_is_refused(steps: str) -> None:
    facts = refused(card(steps))

    assert facts["where"].startswith("test-card.steps")
    assert facts["wanted"]


@pytest.mark.parametrize(
    ("steps", "where"),
    [
        ('["bury"]', "test-card.steps[1]"),
        ('"bury"', "test-card.steps"),
        ('[{ do = "bury", what = "keen-koi" }]', "test-card.steps[1].what"),
        ('[{ do = "bury", what = { ref = "c" } }]', "test-card.steps[1].what.ref"),
        ('[{ do = "bury", what = { zone = "tavern", face = "up" } }]', "test-card.steps[1].what.face"),
        ('[{ do = "markers" }]', "test-card.steps"),
        (
            '[{ do = "take", what = { zone = "tavern" }, to = "hand", as = "c" }, '
            '{ do = "take", what = { zone = "tavern" }, to = "hand", as = "d" }]',
            "test-card.steps",
        ),
    ],
)
def test_a_step_of_another_form_is_refused(steps: str, where: str) -> None:
    assert where == refused(card(steps))["where"]


@pytest.mark.parametrize(
    ("marker", "where"),
    [
        ('"none"', "test-card.marker"),
        ('{ mode = "none" }', "test-card.marker.moves"),
        ('{ mode = "none", moves = {} }', "test-card.marker.moves"),
        ('{ mode = "all", moves = [{ marker = "red", by = 1 }] }', "test-card.steps"),
        ('{ mode = "none", moves = [{ marker = "red", by = 1 }] }', "test-card.steps"),
        ('{ mode = "none", moves = [], chooser = "next-player" }', "test-card.marker.chooser"),
    ],
)
def test_a_marker_part_that_does_not_fit_is_refused(marker: str, where: str) -> None:
    assert where == refused(card("[]", marker))["where"]


def test_a_name_is_known_only_after_the_step_that_binds_it() -> None:
    binds = '{ do = "pick-player", who = "any", as = "p" }'
    uses = '{ do = "bury", what = { zone = "party", owner = "p", face = "up" } }'

    HiddenLeaders(read(card(f"[{binds}, {uses}]")))

    assert "test-card.steps[1].what.owner" == refused(card(f"[{uses}, {binds}]"))["where"]


def test_nothing_is_half_loaded() -> None:
    """The last card of the file is wrong: there are no facts at all, and the game that was there is as it was."""
    before = GAME.box.facts

    refused(card('[{ do = "burry" }]'))

    assert before == read(TEXT) == GAME.box.facts
    assert "test-card" not in GAME.box.numbers


def test_no_typo_in_a_word_of_the_vocabulary_goes_unnoticed() -> None:
    """Every quoted word of the cards, where it first stands, spelt wrongly; ids and a card's own names are free."""
    body = TEXT.index("[[leader]]")
    free = {*GAME.box.ids, *GAME.box.leader_ids, "pile"}
    words = sorted({word for word in TEXT[body:].split('"')[1::2] if len(word) > 1 and word not in free})
    assert len(words) > 50

    for word in words:
        refused(TEXT[:body] + TEXT[body:].replace(f'"{word}"', f'"{word}x"', 1))


@pytest.mark.parametrize(
    ("card", "old", "new"),
    [
        ("resurrected-ram", 'from = { zone = "graveyard" }', 'from = { zone = "harbor" }'),
        ("will-bending-witch", 'n = 1, by = "owner"', 'n = 2, by = "owner"'),
        ("will-bending-witch", 'n = 1, by = "owner"', "n = 1"),
        ("sun-shy-skeleton", "top = 1", "top = 2"),
        ("sun-shy-skeleton", "in_chain = false", "in_chain = true"),
        ("tentacle-oracle", "top = 1", "top = 2"),
        ("mummy-mystic", "top = 1", "top = 2"),
        ("lethargic-leech", 'zone = "hand", owner = "you"', 'zone = "hand", owner = "other"'),
        ("curious-cat-lover", 'zone = "hand", owner = "p"', 'zone = "hand", owner = "you"'),
        ("keeper-of-discord", 'while = { zone = "party", face = "up" }', 'while = { zone = "party", face = "down" }'),
        ("well-shaved-wizard", 'owner = "you", face = "up"', 'owner = "any", face = "up"'),
        ("grumpy-guard", 'mode = "all"', 'mode = "all", chooser = "next-player"'),
        ("potato-privateer", 'who = "any"', 'who = "any", optional = true'),
        ("wrapped-warrior", 'zone = "graveyard"', 'zone = "harbor"'),
        ("hopeful-salamander", 'zone = "tavern"', 'zone = "wilderness"'),
        ("underwater-artist", 'faction_ref = "f" }, n = 1, by = "p"', 'faction_ref = "f" }, n = 1'),
        ("underwater-artist", ', faction_ref = "f"', ""),
    ],
)
def test_what_no_verb_carries_out_is_refused_although_the_words_exist(card: str, old: str, new: str) -> None:
    start = TEXT.index(f'id = "{card}"')
    assert old in TEXT[start:]

    assert refused(TEXT[:start] + TEXT[start:].replace(old, new, 1))["where"].startswith(card)
