"""What must hold of every record, whatever the game: it replays to the same state, to any answer, and plays on."""

from __future__ import annotations

from interregnum.kernel.game import Game
from interregnum.kernel.record import Record, read_record, replay, verify
from interregnum.kernel.state import State


def journal_of(game: Game, state: State) -> list[dict[str, object]]:
    assert state.journal is not None
    return [game.event_plain(event) for event in state.journal.events]


def check_replay(game: Game, state: State, record: Record) -> None:
    """The record gives the same state and the same journal again."""
    again = verify(game, read_record(record.text()))

    assert game.state_hash(state) == game.state_hash(again)
    assert journal_of(game, state) == journal_of(game, again)
    assert len(record.answers()) == state.decisions


def check_playing_on(game: Game, state: State, record: Record) -> None:
    """Replayed to its half and played on, the game comes to the same state."""
    texts = record.answers()
    half = replay(game, record, len(texts) // 2)
    for text in texts[len(texts) // 2 :]:
        question = half.question
        assert question is not None
        half.answer(game.read_choice(question, text))

    assert game.state_hash(state) == game.state_hash(half)
