"""Writes the sample frames and the card books of the gallery: real games of bots, in three languages.

Run from the root of the checkout: python web/src/games/hidden-leaders/gallery/samples.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

import interregnum
from interregnum.bots import make, seed_of_bot
from interregnum.kernel.dice import seed_from_int
from interregnum.kernel.ids import WATCHER
from interregnum.match import Match
from interregnum.wire.adapters import adapter
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.speaker import speaker

GAME = "hidden-leaders"
FOLDER = Path(__file__).parent / "samples"
NAMES = ("Oksana", "Bruno", "Zofia", "Dorian", "Małgorzata", "Їжачок")
SCENES = (  # name, seats, seed, ask of seat 0, first turn, viewer
    ("setup", 2, 1, "setup", 0, 0),
    ("two", 2, 2, "act", 14, 0),
    ("three", 3, 3, "draw", 10, 0),
    ("move", 4, 4, "move", 12, 0),
    ("bury", 4, 5, "bury", 10, 0),
    ("six", 6, 6, "act", 20, 0),
    ("hide", 5, 7, "place", 8, 0),
    ("watch", 6, 8, "act", 18, WATCHER),
    ("over", 4, 9, "", 0, 0),
)
NEWS = 24  # lines of the log
STORY = (3, 11, 4, 40)  # seats, seed, first turn, frames


class Reel:
    """One game of bots, seen by one viewer."""

    def __init__(self, seats: int, seed: int) -> None:
        options = {"extras": True, "queens": True}
        self.match: Match = interregnum.new(GAME, seats=seats, seed=seed, options=options)
        self.bots = [
            make("greedy", self.match.game, seed_of_bot(seed_from_int(seed), seat), seat) for seat in range(seats)
        ]
        self.seq = 0

    def step(self) -> None:
        question = self.match.question
        assert question is not None
        view = self.match.view(question.seat)
        self.match.answer(self.bots[question.seat].answer(view, question))
        self.seq += 1

    def until(self, ask: str, turns: int) -> None:
        while not self.match.is_over:
            question = self.match.question
            assert question is not None
            view = told(self.match, 0)
            if (
                ask
                and question.seat == 0
                and view["ask"] == ask
                and view["turns"] >= turns
                and len(question.choices) > 1
            ):
                return
            self.step()

    def frame(self, viewer: int, lang: str, since: int) -> dict[str, Any]:
        """A frame as the server would send it."""
        match, tongue, wire = self.match, speaker(GAME, lang), adapter(GAME)
        seats = match.state.seats
        names = NAMES[:seats]
        view = match.view(viewer)
        question = None
        if view.question is not None:
            asked = view.question
            question = {
                "ask": wire.ask(asked),
                "source": wire.source(asked),
                "choices": [
                    plain(wire.offer(view, choice, match.game.write_choice(asked.ask, choice), text))
                    for choice, text in zip(asked.choices, tongue.choices(asked, view, names), strict=True)
                ],
                "text": tongue.question(asked, view, names),
            }
        events = match.events(viewer, since)
        return {
            "type": "frame",
            "seq": self.seq,
            "you": None if viewer == WATCHER else viewer,
            "table": table(seats, names, view.over, lang),
            "answers": self.seq,
            "view": told(match, viewer),
            "question": question,
            "undo": None,
            "clock": None if view.over else {"seat": view.asked, "asked": 12.0, "left": 48.0},
            "since": 0,
            "news": [
                {
                    "news": "event",
                    "seq": self.seq,
                    "event": plain(wire.event(event)),
                    "text": tongue.event(event, names),
                }
                for event in events
            ],
            **({"waiting": tongue.waiting(view, names)} if question is None and not view.over else {}),
            **({"result": tongue.result(view, names)} if view.over else {}),
        }


def plain(data: object) -> Any:
    return msgspec.to_builtins(data)


def told(match: Match, viewer: int) -> dict[str, Any]:
    view: dict[str, Any] = plain(adapter(GAME).view(match.view(viewer)))
    return view


def table(seats: int, names: tuple[str, ...], over: bool, lang: str) -> dict[str, Any]:
    people = [
        {"kind": "person" if seat < 2 else "bot", "name": name, "bot": None if seat < 2 else "greedy", "here": seat < 2,
         "away": False, "host": seat == 0}
        for seat, name in enumerate(names)
    ]  # fmt: skip
    status = "over" if over else "playing"
    return {
        "id": "sample", "game": GAME, "options": {"extras": True, "queens": True}, "status": status, "seats": people,
        "watchers": 2, "patience": 60, "lang": lang, "talk": 300, "commitment": "0" * 64, "seed": None,
        "proposal": None, "next": None,
    }  # fmt: skip


def book(lang: str) -> Any:
    """Every card in words, as the server tells it."""
    return plain(msgspec.convert(speaker(GAME, lang).book(), adapter(GAME).book_type, from_attributes=True))


def scene(seats: int, seed: int, ask: str, turns: int, viewer: int) -> dict[str, Any]:
    reel = Reel(seats, seed)
    reel.until(ask, turns)
    while ask and reel.match.is_over:  # nobody was asked this: another game
        seed += 100
        reel = Reel(seats, seed)
        reel.until(ask, turns)
    since = max(0, len(reel.match.events(viewer)) - NEWS)
    return {lang: reel.frame(viewer, lang, since) for lang in LANGUAGES}


def story() -> list[dict[str, Any]]:
    """The frames of some turns, one after each answer."""
    seats, seed, turns, count = STORY
    reel = Reel(seats, seed)
    reel.until("act", turns)
    frames = []
    since = max(0, len(reel.match.events(0)) - NEWS)
    for _ in range(count):
        frames.append(reel.frame(0, "en", since))
        since = len(reel.match.events(0))
        if reel.match.is_over:
            break
        reel.step()
    return frames


def write(name: str, data: object) -> None:
    (FOLDER / name).write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    found = {name: scene(*rest) for name, *rest in SCENES}
    for lang in LANGUAGES:
        write(f"frames.{lang}.json", {name: by_lang[lang] for name, by_lang in found.items()})
        write(f"book.{lang}.json", book(lang))
    write("story.json", story())


if __name__ == "__main__":
    main()
