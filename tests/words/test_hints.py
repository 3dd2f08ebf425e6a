"""Phrases of the engine inside an error are translated; what a person or a file said is not."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import GAME, position

from interregnum.kernel.errors import InterregnumError
from interregnum.kernel.record import read_record
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.words import Words

BROKEN = ["[]", "{", '{"format": 1}', '{"format": 1, "seats": 2, "dice": "fair", "game": "x", "options": 3}']


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
    return found


def test_what_would_be_right_is_said_in_the_language_of_the_reader() -> None:
    assert 9 == len(refusals())
    for error in refusals():
        texts = {Words(lang).error_text(error) for lang in LANGUAGES}
        assert len(LANGUAGES) == len(texts)
        english = error.facts["wanted"]
        if " " in english:
            assert english not in Words("pl").error_text(error)
            assert english not in Words("uk").error_text(error)
