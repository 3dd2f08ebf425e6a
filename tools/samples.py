"""Real positions of bots' games as frames and books, in three languages: what a gallery in the browser shows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import interregnum
from interregnum.bots import make, seed_of_bot
from interregnum.kernel.dice import seed_from_int
from interregnum.kernel.ids import WATCHER
from interregnum.match import Match
from interregnum.wire.adapters import adapter
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.speaker import speaker

NAMES = ("Oksana", "Bruno", "Zofia", "Dorian", "Małgorzata", "Їжачок")
NEWS = 24  # lines of the log


class Scene(NamedTuple):
    """The first position of a game in which a seat is asked this; an empty ask is the end of the game."""

    name: str
    seats: int
    seed: int
    ask: str
    turns: int = 0  # at least
    viewer: int = 0
    options: dict[str, bool | str] | None = None


class Reel:
    """One game of bots, seen by one viewer."""

    def __init__(self, game: str, seats: int, seed: int, options: dict[str, bool | str]) -> None:
        self.game = game
        self.options = options
        self.match: Match = interregnum.new(game, seats=seats, seed=seed, options=options)
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
            view = self.told(0)
            if (
                ask
                and question.seat == 0
                and view["ask"] == ask
                and view["turns"] >= turns
                and len(question.choices) > 1
            ):
                return
            self.step()

    def told(self, viewer: int) -> dict[str, Any]:
        view: dict[str, Any] = plain(adapter(self.game).view(self.match.view(viewer)))
        return view

    def frame(self, viewer: int, lang: str, since: int) -> dict[str, Any]:
        """A frame as the server would send it."""
        match, tongue, wire = self.match, speaker(self.game, lang), adapter(self.game)
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
            "table": self.table(names, view.over, lang),
            "answers": self.seq,
            "view": self.told(viewer),
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

    def table(self, names: tuple[str, ...], over: bool, lang: str) -> dict[str, Any]:
        people = [
            {"kind": "person" if seat < 2 else "bot", "name": name, "bot": None if seat < 2 else "greedy",
             "here": seat < 2, "away": False, "host": seat == 0}
            for seat, name in enumerate(names)
        ]  # fmt: skip
        status = "over" if over else "playing"
        return {
            "id": "sample", "game": self.game, "options": self.options, "status": status, "seats": people,
            "watchers": 2, "patience": 60, "lang": lang, "talk": 300, "commitment": "0" * 64, "seed": None,
            "proposal": None, "next": None,
        }  # fmt: skip


def plain(data: object) -> Any:
    return msgspec.to_builtins(data)


def book(game: str, lang: str) -> Any:
    """Everything in the box in words, as the server tells it."""
    return plain(msgspec.convert(speaker(game, lang).book(), adapter(game).book_type, from_attributes=True))


def scene(game: str, one: Scene, options: dict[str, bool | str]) -> dict[str, Any]:
    """The frame of a scene by language; where nobody was asked this, another game is played."""
    chosen = options if one.options is None else one.options
    seed = one.seed
    reel = Reel(game, one.seats, seed, chosen)
    reel.until(one.ask, one.turns)
    while one.ask and reel.match.is_over:
        seed += 100
        reel = Reel(game, one.seats, seed, chosen)
        reel.until(one.ask, one.turns)
    since = max(0, len(reel.match.events(one.viewer)) - NEWS)
    return {lang: reel.frame(one.viewer, lang, since) for lang in LANGUAGES}


def story(reel: Reel, ask: str, turns: int, count: int) -> list[dict[str, Any]]:
    """The frames of some turns, one after each answer."""
    reel.until(ask, turns)
    frames = []
    since = max(0, len(reel.match.events(0)) - NEWS)
    for _ in range(count):
        frames.append(reel.frame(0, "en", since))
        since = len(reel.match.events(0))
        if reel.match.is_over:
            break
        reel.step()
    return frames


def write(folder: Path, name: str, data: object) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")


def write_samples(game: str, folder: Path, scenes: tuple[Scene, ...], options: dict[str, bool | str]) -> None:
    """Frames and books of a game in every language."""
    found = {one.name: scene(game, one, options) for one in scenes}
    for lang in LANGUAGES:
        write(folder, f"frames.{lang}.json", {name: by_lang[lang] for name, by_lang in found.items()})
        write(folder, f"book.{lang}.json", book(game, lang))
