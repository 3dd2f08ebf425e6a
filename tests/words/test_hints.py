"""Phrases of the engine inside an error are translated; what a person or a file said is not."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import GAME, position

from interregnum.games.heroes.game import standard as heroes
from interregnum.kernel.dice import RiggedDice
from interregnum.kernel.errors import InterregnumError
from interregnum.kernel.record import read_record
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.words import Words

BROKEN = ["[]", "{", '{"format": 1}', '{"format": 1, "seats": 2, "dice": "fair", "game": "x", "options": 3}']

HEROES = heroes()
HEROES_REFUSED = [
    "moon 3", "map . | tiles 1", "A haven | B haven", "map .. | A a1 b1", "map S | A a1", "map . | A played special",
    "map . | A haven honor", "map . | kraal | A haven | B necropolis", "map . | anton a1", "map ^ | anton a1 1b1",
    "map . | anton pillage", "map . | A discarded pillage", "map . | A might heal", "map . | A gold 1 gold 1",
    "map . | anton sword-of-the-griffin dragon-fang-blade", "map 1 | encounters a1 kraken", "map 1 | encounters b1",
    "map . | A owns a1", "map . | explored a1", "map . | weeks week-of-mists week-of-the-mint",
    "map . | battle anton a1",
    "map . | A played activation-build activation-recruit activation-gather", "map . | anton a1 1b1 | battle anton a1",
    "map . | explored z9", "map 1 | encounters a1 haste", "map 1S | guards a1",
]  # fmt: skip


def refusals() -> list[InterregnumError]:
    found: list[InterregnumError] = []
    for text in BROKEN:
        with pytest.raises(InterregnumError) as caught:
            read_record(text)
        found.append(caught.value)
    for given in ("A keen-koi keen-koi | B", "A no-such-card | B", "A", "A | B | moon 3", "A shaky-sharpshooter | B"):
        try:
            state = position(given)
            state.over = True
            GAME.write_position(state)
        except InterregnumError as error:
            found.append(error)
    for given in HEROES_REFUSED:
        with pytest.raises(InterregnumError) as refused:
            HEROES.position(given, RiggedDice([]))
        found.append(refused.value)
    return found


def test_what_would_be_right_is_said_in_the_language_of_the_reader() -> None:
    assert 9 + len(HEROES_REFUSED) == len(refusals())
    for error in refusals():
        texts = {Words(lang).error_text(error) for lang in LANGUAGES}
        assert len(LANGUAGES) == len(texts)
        english = error.facts["wanted"]
        if " " in english:
            assert english not in Words("pl").error_text(error)
            assert english not in Words("uk").error_text(error)
