"""The box in words: what clients show of a card is what the words say about it everywhere else."""

from __future__ import annotations

import msgspec
import pytest

from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.wire.book import CardData, HiddenLeadersBook
from interregnum.games.hidden_leaders.words.book import Book, book
from interregnum.games.hidden_leaders.words.words import HiddenLeadersWords
from interregnum.wire.adapters import adapter
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.speaker import speaker

GAME = "hidden-leaders"


def sent(lang: str) -> HiddenLeadersBook:
    """What arrives at a client."""
    written = msgspec.convert(speaker(GAME, lang).book(), adapter(GAME).book_type, from_attributes=True)
    return msgspec.json.decode(msgspec.json.encode(written), type=HiddenLeadersBook)


def in_order(card: CardData) -> str:
    lines = list(card.lines)
    if card.marker is not None:
        lines.insert(card.marker.at, card.marker.text)
    return " ".join(lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_name_and_its_whole_text(lang: str) -> None:
    words = HiddenLeadersWords(lang)
    found = sent(lang)

    assert [words.card_name(one.id) for one in words.box.cards] == [card.name for card in found.cards]
    assert [words.card_text(one) for one in words.box.cards] == [in_order(card) for card in found.cards]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_leaders_and_factions_have_names(lang: str) -> None:
    found = sent(lang)

    assert len(found.leaders) == len({leader.full for leader in found.leaders})
    assert list(FACTIONS) == [faction.id for faction in found.factions]
    assert all(faction.name[0].isupper() for faction in found.factions)


def test_the_track_tells_who_would_win_where() -> None:
    track = sent("en").track

    assert 12 == track.spaces == len(track.leading) == len(track.leading[0])
    assert "water-folk" == track.leading[3][3]  # HL-WIN-04
    assert "undead" == track.leading[8][11]  # HL-WIN-02
    assert "imperial-army" == track.leading[8][6]
    assert "hill-tribes" == track.leading[0][2]


def test_the_verbs_of_alternatives_count() -> None:
    told: Book = book(HiddenLeadersWords("en"))
    choosing = [card for card in told.cards if "choose" in card.verbs]

    assert choosing
    assert all(len(card.verbs) > 1 for card in choosing)
