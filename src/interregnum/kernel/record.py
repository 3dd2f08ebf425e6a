"""A game as it can be kept and replayed: a header, and the answers in notation."""

from __future__ import annotations

from collections.abc import Mapping
from json import dumps, loads
from typing import Final

from interregnum.kernel.dice import SEED_BYTES, Dice, FairDice, RiggedDice, fast_dice, is_seed
from interregnum.kernel.errors import BadRecord, InterregnumError, RecordMismatch
from interregnum.kernel.game import Game
from interregnum.kernel.journal import Journal, Plain
from interregnum.kernel.options import Chosen
from interregnum.kernel.state import State

FORMAT: Final = 1
WITH_START: Final = 2  # the format of a record that begins in the middle of another game


class Segment:
    """Answers that were given under one version of the rules."""

    def __init__(self, rules_version: int, choices: list[str]) -> None:
        self.rules_version: Final = rules_version
        self.choices: Final = choices


class Record:
    """Seed and answers: all that is needed to see the game again; a position that it began with tells its options."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Chosen,
        dice: str,
        seed: bytes,
        position: str = "",
        start: Plain | None = None,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.dice: Final = dice  # fair or fast
        self.seed: Final = seed
        self.position: Final = position  # in notation, if the game did not begin with its set-up
        self.start: Final = start  # or the stored state of a finished game that is played on; its piles are shuffled
        self.segments: list[Segment] = []
        self.result: Plain | None = None  # what the game came to, when it was kept at its end

    def plain(self) -> Plain:
        begun: Plain = {"position": self.position} if self.position else {}
        if self.start is not None:
            begun["start"] = self.start
        return {
            "format": FORMAT if self.start is None else WITH_START,
            "game": self.game,
            "seats": self.seats,
            "options": dict(self.options),
            "dice": self.dice,
            "seed": self.seed.hex(),
            **begun,
            "segments": [{"rules_version": one.rules_version, "choices": list(one.choices)} for one in self.segments],
            "result": self.result,
        }

    def text(self) -> str:
        return dumps(self.plain(), indent=1, ensure_ascii=False) + "\n"

    def blank(self) -> Record:
        """The same beginning, without any answers."""
        return Record(self.game, self.seats, self.options, self.dice, self.seed, self.position, self.start)

    def add(self, rules_version: int, choice: str) -> None:
        """Write down one more answer."""
        if not self.segments or self.segments[-1].rules_version != rules_version:
            self.segments.append(Segment(rules_version, []))
        self.segments[-1].choices.append(choice)

    def answers(self) -> list[str]:
        return [choice for segment in self.segments for choice in segment.choices]


def make_dice(kind: str, seed: bytes) -> Dice:
    """Fair dice for whatever leaves a record, fast ones for playouts."""
    return FairDice(seed) if kind == "fair" else fast_dice(seed)


def bad(where: str, wanted: str, found: object) -> BadRecord:
    return BadRecord("record", facts={"where": where, "wanted": wanted, "found": str(found)[:80]})


def read_record(text: str) -> Record:
    """The record a text holds; a broken one is refused with the place and what would be right."""
    try:
        data = loads(text)
    except (ValueError, RecursionError) as error:  # no JSON, too deep, or a number without end
        raise bad("file", "JSON", error) from error
    if not isinstance(data, dict):
        raise bad("file", "a record", data)
    form = number(data, "format")
    if form not in (FORMAT, WITH_START):
        raise bad("format", f"{FORMAT} | {WITH_START}", form)
    seats = number(data, "seats")
    if data.get("dice") not in ("fair", "fast"):
        raise bad("dice", "fair | fast", data.get("dice"))
    position = word(data, "position") if "position" in data else ""
    start = read_start(data) if form == WITH_START else None
    record = Record(word(data, "game"), seats, read_options(data), str(data["dice"]), read_seed(data), position, start)
    record.segments = read_segments(data.get("segments"))
    result = data.get("result")
    if result is not None and not isinstance(result, dict):
        raise bad("result", "an object or null", result)
    record.result = result
    return record


def number(data: Mapping[str, object], key: str) -> int:
    value = data.get(key)
    if isinstance(value, bool) or not isinstance(value, int):
        raise bad(key, "a number", value)
    return value


def word(data: Mapping[str, object], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise bad(key, "a word", value)
    return value


def read_options(data: Mapping[str, object]) -> Chosen:
    value = data.get("options")
    if not isinstance(value, dict) or not all(isinstance(one, (bool, str)) for one in value.values()):
        raise bad("options", "names with true, false or a word", value)
    return {str(name): one for name, one in value.items()}


def read_start(data: Mapping[str, object]) -> Plain:
    """The stored state that the game began with; its own game reads it, and refuses what cannot be."""
    value = data.get("start")
    if not isinstance(value, dict):
        raise bad("start", "a stored state", value)
    if "position" in data:
        raise bad("start", "no position beside it", data["position"])
    return value


def read_seed(data: Mapping[str, object]) -> bytes:
    if not is_seed(word(data, "seed")):
        raise bad("seed", f"{SEED_BYTES} bytes in hexadecimal", data.get("seed"))
    return bytes.fromhex(word(data, "seed"))


def read_segments(value: object) -> list[Segment]:
    if not isinstance(value, list):
        raise bad("segments", "a list", value)
    found: list[Segment] = []
    for index, one in enumerate(value):
        where = f"segments[{index + 1}]"
        version = one.get("rules_version") if isinstance(one, dict) else None
        if isinstance(version, bool) or not isinstance(version, int):
            raise bad(where, "rules_version and choices", one)
        choices = one.get("choices")
        if not isinstance(choices, list) or not all(isinstance(choice, str) for choice in choices):
            raise bad(f"{where}.choices", "a list of words", choices)
        found.append(Segment(version, [str(choice) for choice in choices]))
    return found


def begin(game: Game, record: Record, journal: bool = True) -> State:
    """The state before the first answer: at the set-up, or at the position the game began with."""
    dice = make_dice(record.dice, record.seed)
    if record.start is not None:
        state = played_on(game, record.start, dice, journal)
    elif record.position:
        state = game.position(record.position, dice, journal)
    else:
        return game.new(record.seats, record.options, dice, journal)
    if state.seats != record.seats:
        raise bad("seats", str(state.seats), record.seats)
    return state


def played_on(game: Game, start: Plain, dice: Dice, journal: bool) -> State:
    """The position of a finished game with other dice and shuffled piles; whoever wrote it, its game reads it anew."""
    state = game.from_plain(start)
    if state.over:
        raise bad("start", "a position before the end", "over")
    state.dice = dice
    game.shuffle_piles(state)
    state.journal = Journal() if journal else None
    return state


def start_of(game: Game, state: State) -> Plain:
    """A position as a record can start with it: the dice that it had belong to the game it is taken from."""
    copy = state.clone()
    copy.dice = RiggedDice([])
    return game.plain(copy)


def replay(game: Game, record: Record, answers: int = -1, journal: bool = True) -> State:
    """The state after so many answers (all of them by default); a divergence is a RecordMismatch."""
    for segment in record.segments:
        if segment.rules_version != game.rules_version:
            facts = {"found": str(segment.rules_version), "wanted": str(game.rules_version)}
            raise RecordMismatch("rules-version", facts=facts)
    state = begin(game, record, journal)
    texts = record.answers()
    for index, text in enumerate(texts if answers < 0 else texts[:answers]):
        question = state.question
        if question is None:
            raise RecordMismatch("record-goes-on", facts={"number": str(index + 1), "choice": text})
        try:
            state.answer(game.read_choice(question, text))
        except InterregnumError as error:
            facts = {"number": str(index + 1), "choice": text}
            raise RecordMismatch("record-diverges", facts=facts) from error
    return state


def verify(game: Game, record: Record) -> State:
    """Replay the whole record; its result, if it has one, must be what the rules make of it."""
    state = replay(game, record)
    result = game.result_plain(state)
    if record.result is not None and record.result != result:
        raise RecordMismatch("record-result", facts={"where": first_difference(result, record.result)})
    return state


def first_difference(right: Plain, found: Plain) -> str:
    """The first field of a result that is missing, too much or has another value."""
    for name in [*right, *found]:
        if name not in right or name not in found or right[name] != found[name]:
            return name
    return ""
