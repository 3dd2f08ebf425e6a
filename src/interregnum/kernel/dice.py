"""The only chance there is: seeded dice that belong to a state, clone cheaply and roll alike on every platform."""

from __future__ import annotations

from abc import abstractmethod
from hashlib import blake2b, sha256
from typing import Final

from mypy_extensions import i64

from interregnum.kernel.errors import BadOptions

SEED_BYTES: Final = 32
MANY: Final = 2**62
BLOCK_BYTES: Final[i64] = 64
WORD_MASK: Final[i64] = 0xFFFFFFFF
# A multiplier m below 2**30 for which m * 2**32 - 1 and half of it are both prime, so the period is about 2**60.
MULTIPLIER: Final[i64] = 805318779
FAST_STATES: Final = 805318779 * 2**32 - 1  # the states are 1 .. this less one


class Dice:
    """A source of equally likely numbers; how often it is asked depends on public facts only."""

    @abstractmethod
    def below(self, n: i64) -> i64:
        """One of 0 .. n-1, each equally likely."""

    @abstractmethod
    def clone(self) -> Dice:
        """Dice that will roll the same numbers."""

    @abstractmethod
    def plain(self) -> list[str]:
        """The dice as words, for `dice_from_plain`."""

    def shuffle(self, cards: list[int]) -> None:
        """Every order of the cards is equally likely."""
        i: i64 = len(cards) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            other = cards[j]
            cards[j] = cards[i]
            cards[i] = other
            i -= 1


class FairDice(Dice):
    """BLAKE2b keyed with the seed, in counter mode; rejection sampling instead of a modulus."""

    def __init__(self, seed: bytes, block: i64 = 0, used: i64 = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise BadOptions("seed-length", facts={"bytes": str(len(seed)), "wanted": str(SEED_BYTES)})
        self.seed: Final = seed
        self.block: i64 = block
        self.used: i64 = used
        self.bytes: bytes = fair_block(seed, block)

    def below(self, n: i64) -> i64:
        if n <= 1:
            return 0
        width: i64 = 1 if n <= 256 else 2 if n <= 65536 else 4
        span: i64 = 256 if n <= 256 else 65536 if n <= 65536 else WORD_MASK + 1
        limit: i64 = span - span % n
        while True:
            value: i64 = 0
            for _ in range(width):
                value = value * 256 + self.next_byte()
            if value < limit:
                return value % n

    def next_byte(self) -> i64:
        if self.used == BLOCK_BYTES:
            self.block += 1
            self.used = 0
            self.bytes = fair_block(self.seed, self.block)
        value: i64 = self.bytes[self.used]
        self.used += 1
        return value

    def clone(self) -> Dice:
        return FairDice(self.seed, self.block, self.used)

    def plain(self) -> list[str]:
        return ["fair", self.seed.hex(), str(self.block), str(self.used)]


class FastDice(Dice):
    """Multiply-with-carry in one word, for playouts and imagined positions; its bias is below one in 2**24."""

    def __init__(self, state: i64) -> None:
        self.state: i64 = state

    def below(self, n: i64) -> i64:
        state: i64 = MULTIPLIER * (self.state & WORD_MASK) + (self.state >> 32)
        self.state = state
        return ((state & WORD_MASK) * n) >> 32

    def clone(self) -> Dice:
        return FastDice(self.state)

    def plain(self) -> list[str]:
        return ["fast", str(self.state)]


class RiggedDice(Dice):
    """Rolls what it is told, for examples and tests; when the numbers run out it rolls 0."""

    def __init__(self, rolls: list[int]) -> None:
        self.rolls: list[int] = rolls

    def below(self, n: i64) -> i64:
        roll: i64 = self.rolls.pop(0) if self.rolls else 0
        assert 0 <= roll < n, "the dice have no such side"
        return roll

    def clone(self) -> Dice:
        return RiggedDice(self.rolls[:])

    def plain(self) -> list[str]:
        return ["rigged", *[str(roll) for roll in self.rolls]]


def fair_block(seed: bytes, block: i64) -> bytes:
    """The n-th block of the stream that a seed stands for."""
    number: int = block
    return blake2b(number.to_bytes(8, "big"), key=seed, digest_size=64).digest()


def fast_dice(seed: bytes) -> FastDice:
    """Fast dice that start where the seed says."""
    start: int = int.from_bytes(blake2b(seed, digest_size=8).digest(), "big") >> 3
    return FastDice(start % (FAST_STATES - 1) + 1)


def dice_from_plain(words: list[str]) -> Dice:
    """The dice that `plain` described."""
    kind, rest = words[:1], words[1:]
    if kind == ["fair"] and len(rest) == 3 and is_seed(rest[0]) and is_count(rest[1], MANY) and is_count(rest[2], 64):
        return FairDice(bytes.fromhex(rest[0]), int(rest[1]), int(rest[2]))
    if kind == ["fast"] and len(rest) == 1 and is_count(rest[0], FAST_STATES - 1) and int(rest[0]) > 0:
        return FastDice(int(rest[0]))
    if kind == ["rigged"] and all([is_count(word, 2**30) for word in rest]):
        return RiggedDice([int(word) for word in rest])
    raise BadOptions("dice", facts={"dice": " ".join(words)[:80]})


def is_count(word: str, most: int) -> bool:
    """Whether a word is a number from 0 on, in plain digits."""
    return word.isascii() and word.isdigit() and len(word) < 20 and int(word) <= most


def is_seed(text: str) -> bool:
    """Whether a text is a seed as records write it."""
    return len(text) == 2 * SEED_BYTES and all([letter in "0123456789abcdef" for letter in text])


def seed_from_int(number: int) -> bytes:
    """A number from the command line as a seed: 32 big-endian bytes."""
    if not 0 <= number < 1 << (8 * SEED_BYTES):
        raise BadOptions("seed-range", facts={"seed": str(number) if number.bit_length() < 1000 else "..."})
    return number.to_bytes(SEED_BYTES, "big")


def commitment(seed: bytes) -> str:
    """What is shown of a seed before the game is over: the promise that the deal was fixed beforehand."""
    return sha256(seed).hexdigest()


def seed_of_game(seed: bytes, index: int) -> bytes:
    """The seed of game `index` of a simulation."""
    return blake2b(index.to_bytes(8, "big"), key=seed, digest_size=SEED_BYTES).digest()
