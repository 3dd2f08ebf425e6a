"""The fitted weights: their file is read, and any other is refused with what is wrong."""

from __future__ import annotations

from json import dumps

import pytest

from interregnum.games.hidden_leaders.bots.weights import DISTANCES, FACTION, SIGNS, STANDING, VERSION, read, standard
from interregnum.kernel.errors import BadContent

INFERRED = [0.25] * SIGNS


def rows(standing: int = STANDING * DISTANCES, signs: int = SIGNS) -> dict[str, list[float]]:
    return {"standing": [0.5] * standing, "factions": [0.0] * (FACTION * DISTANCES), "signs": [1.0] * signs}


def file(seats: dict[str, dict[str, list[float]]]) -> str:
    return dumps({"version": VERSION, "inferred": INFERRED, "seats": seats})


def test_there_are_weights_for_every_number_of_seats() -> None:
    assert [2, 3, 4, 5, 6] == sorted(standard())


def test_a_file_of_this_version_is_read() -> None:
    found = read(file({"2": rows()}))

    assert 0.5 == found[2].standing[0]
    assert INFERRED == found[2].inferred


@pytest.mark.parametrize(
    ("text", "where"),
    [
        (dumps({"version": VERSION + 1, "seats": {}}), "version"),
        (dumps({"seats": {}}), "version"),
        (dumps([]), "version"),
        ("weights", "prospects.json"),
        (dumps({"version": VERSION, "seats": {}}), "inferred"),
        (file({"2": rows(standing=3)}), "standing"),
        (file({"4": rows(signs=1)}), "signs"),
        (file({"4": {}}), "standing"),
    ],
)
def test_another_version_or_size_is_refused(text: str, where: str) -> None:
    with pytest.raises(BadContent) as refused:
        read(text)

    assert where in str(refused.value.facts)
