"""Dice: the same numbers everywhere, each side equally likely, cheap to copy and to keep."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import permutations, product

import pytest

from interregnum.kernel.dice import (
    MULTIPLIER,
    Dice,
    FairDice,
    FastDice,
    RiggedDice,
    dice_from_plain,
    fair_block,
    fast_dice,
    seed_from_int,
    seed_of_game,
)
from interregnum.kernel.errors import BadOptions

SEED = bytes(range(32))


def rolls(dice: Dice, n: int, count: int) -> list[int]:
    return [int(dice.below(n)) for _ in range(count)]


# --- fixed numbers: worked out by hand from the definitions, they may never change ------------------------------------


def test_the_stream_of_fair_dice_is_keyed_blake2b_in_counter_mode() -> None:
    assert fair_block(SEED, 0) == bytes.fromhex(
        "9212bc97156556f62890b1af163258514c78fd9c7a4fffa97a3381bca1fa788f"
        "239282c9d2934fa9bd1daab210574f3907a9351baeaa33d3e2a68484a6af5d25"
    )
    assert "4e06705d5f4e5a7799eae1fca77b6443" == fair_block(SEED, 1)[:16].hex()
    assert blake2b((10**9).to_bytes(8, "big"), key=SEED, digest_size=64).digest() == fair_block(SEED, 10**9)


@pytest.mark.parametrize(
    ("n", "expected"),
    [
        (2, [0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 1]),
        (6, [2, 0, 2, 1, 3, 5, 2, 0, 4, 0, 3, 1]),
        (76, [70, 18, 36, 75, 21, 25, 10, 40, 68, 25, 23, 22]),
        (200, [146, 18, 188, 151, 21, 101, 86, 40, 144, 177, 175, 22]),
        (256, [146, 18, 188, 151, 21, 101, 86, 246, 40, 144, 177, 175]),
        (257, [129, 220, 80, 160, 104, 255, 28, 250, 44, 160, 214, 171]),
        (1000, [394, 279, 477, 262, 384, 487, 682, 609, 576, 924, 311, 283]),
        (65536, [37394, 48279, 5477, 22262, 10384, 45487, 5682, 22609, 19576, 64924, 31311, 65449]),
        (65537, [10885, 16785, 35103, 16927, 45348, 34138, 1929, 54934, 24375, 32023, 60822, 16098]),
        (1000000, [701463, 962934, 571311, 398161, 997660, 63145, 195900, 546639, 804297, 869545, 838066, 157369]),
    ],
)
def test_fair_dice_roll_these_numbers(n: int, expected: list[int]) -> None:
    assert expected == rolls(FairDice(SEED), n, 12)


@pytest.mark.parametrize(
    ("state", "n", "expected"),
    [
        (1, 2, [0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0]),
        (1, 6, [1, 0, 1, 5, 5, 3, 5, 5, 0, 0, 2, 1]),
        (1, 76, [14, 12, 15, 65, 68, 43, 69, 69, 1, 3, 29, 22]),
        (1, 1 << 30, [201329694, 172725958, 215392716, 929314651, 972024189, 611290154]),
        (123456789012345678, 6, [3, 0, 4, 5, 1, 2, 5, 3, 3, 0, 3, 4]),
        (123456789012345678, 1000, [659, 87, 799, 856, 185, 420, 869, 520]),
    ],
)
def test_fast_dice_roll_these_numbers(state: int, n: int, expected: list[int]) -> None:
    assert expected == rolls(FastDice(state), n, len(expected))


def test_the_state_of_fast_dice_after_twelve_rolls() -> None:
    dice = FastDice(1)

    rolls(dice, 6, 12)

    assert ["fast", "1343310469713671600"] == dice.plain()


def test_fast_dice_start_where_the_hash_of_the_seed_says() -> None:
    assert ["fast", "2046393275808199274"] == fast_dice(seed_from_int(1)).plain()
    assert ["fast", "585135801777113836"] == fast_dice(SEED).plain()


def test_a_shuffle_with_fair_dice_gives_this_order() -> None:
    cards = list(range(10))

    FairDice(SEED).shuffle(cards)

    assert [9, 5, 8, 2, 1, 3, 7, 4, 0, 6] == cards


def test_seeds_of_numbers_and_of_the_games_of_a_simulation() -> None:
    assert bytes(31) + b"\x01" == seed_from_int(1)
    assert b"\xff" * 32 == seed_from_int((1 << 256) - 1)
    assert "223b9a195adefb1f293d6c0971a8fdb3d95276881614005cc0773778f9fdd202" == seed_of_game(SEED, 0).hex()
    assert "5e44ea9ab7e789d40de23b786ad2e39f4bc078455f09a05dcc7cc37c4d30e3bb" == seed_of_game(SEED, 7).hex()


# --- what makes them fair ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [3, 100, 129, 200, 255])
def test_numbers_beyond_the_last_whole_multiple_are_thrown_away(n: int) -> None:
    """A modulus alone would favour the small numbers."""
    stream = [byte for block in range(4) for byte in fair_block(SEED, block)]
    limit = 256 // n * n
    expected = [byte % n for byte in stream if byte < limit]
    assert len(expected) < len(stream)  # some are thrown away

    assert expected == rolls(FairDice(SEED), n, len(expected))


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 76, 255, 256, 257, 65536, 65537, 1 << 30])
def test_every_roll_is_within_its_bounds(n: int) -> None:
    for dice in (FairDice(SEED), fast_dice(SEED)):
        assert all(0 <= roll < n for roll in rolls(dice, n, 300))


@pytest.mark.parametrize("make", [FairDice, fast_dice])
def test_every_side_comes_about_equally_often(make: type[FairDice]) -> None:
    counts = Counter(rolls(make(SEED), 6, 6000))

    assert {0, 1, 2, 3, 4, 5} == set(counts)
    assert all(880 <= count <= 1120 for count in counts.values()), counts  # four standard deviations


def test_one_side_needs_no_roll_of_fair_dice() -> None:
    dice = FairDice(SEED)

    assert [0, 0, 0] == rolls(dice, 1, 3)
    assert 0 == dice.below(0)
    assert ["fair", SEED.hex(), "0", "0"] == dice.plain()


def test_a_shuffle_reaches_every_order_by_exactly_one_way_of_rolling() -> None:
    orders = []
    for way in product(range(4), range(3), range(2)):
        cards = [0, 1, 2, 3]
        RiggedDice(list(way)).shuffle(cards)
        orders.append(tuple(cards))

    assert sorted(permutations(range(4))) == sorted(orders)


def test_nothing_is_rolled_to_shuffle_one_card_or_none() -> None:
    for cards in ([], [5]):
        dice = RiggedDice([0])
        kept = cards[:]
        dice.shuffle(cards)
        assert kept == cards
        assert ["rigged", "0"] == dice.plain()


def test_the_multiplier_of_fast_dice_gives_a_long_period() -> None:
    modulus = int(MULTIPLIER) * 2**32 - 1

    assert int(MULTIPLIER) < 2**30
    assert is_prime(modulus)
    assert is_prime((modulus - 1) // 2)


def is_prime(n: int) -> bool:
    """Miller and Rabin with witnesses that are enough below 2**64."""
    d, r = n - 1, 0
    while d % 2 == 0:
        d, r = d // 2, r + 1
    for witness in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(witness, d, n)
        if x in (1, n - 1):
            continue
        for _ in range(r - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


# --- copies and plain data --------------------------------------------------------------------------------------------


def kinds() -> list[Dice]:
    return [FairDice(SEED), fast_dice(SEED), RiggedDice([3, 1, 4, 1, 5] * 40)]


@pytest.mark.parametrize("kind", range(3))
@pytest.mark.parametrize("used", [0, 1, 63, 64, 65, 130])
def test_a_clone_rolls_the_same_numbers_and_neither_notices_the_other(kind: int, used: int) -> None:
    dice = kinds()[kind]
    rolls(dice, 6, used)
    copy = dice.clone()

    expected = rolls(dice, 6, 50)

    assert expected == rolls(copy, 6, 50)
    assert dice.plain() == copy.plain()


@pytest.mark.parametrize("kind", range(3))
@pytest.mark.parametrize("used", [0, 1, 63, 64, 65, 130])
def test_dice_read_back_from_plain_data_go_on_where_they_were(kind: int, used: int) -> None:
    dice = kinds()[kind]
    rolls(dice, 6, used)

    again = dice_from_plain(dice.plain())

    assert dice.plain() == again.plain()
    assert rolls(dice, 6, 50) == rolls(again, 6, 50)


def test_rigged_dice_roll_zeros_when_their_numbers_run_out() -> None:
    assert [2, 5, 0, 0] == rolls(RiggedDice([2, 5]), 6, 4)


def test_rigged_dice_have_no_side_that_is_not_there() -> None:
    with pytest.raises(AssertionError):
        RiggedDice([6]).below(6)


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_seed_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(BadOptions) as caught:
        FairDice(bytes(length))

    assert {"bytes": str(length), "wanted": "32"} == caught.value.facts


@pytest.mark.parametrize("number", [-1, 1 << 256])
def test_a_number_that_does_not_fit_into_a_seed_is_refused(number: int) -> None:
    with pytest.raises(BadOptions) as caught:
        seed_from_int(number)

    assert {"seed": str(number)} == caught.value.facts


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["loaded", "1"],
        ["fair"],
        ["fair", SEED.hex(), "0"],
        ["fair", "no hexadecimal", "0", "0"],
        ["fair", SEED.hex()[2:], "0", "0"],
        ["fair", SEED.hex(), "zero", "0"],
        ["fair", SEED.hex(), "-1", "0"],
        ["fast"],
        ["fast", "one"],
        ["rigged", "1", "two"],
    ],
)
def test_words_that_are_no_dice_are_refused(words: list[str]) -> None:
    with pytest.raises(BadOptions):
        dice_from_plain(words)


@pytest.mark.parametrize(
    "words",
    [
        ["fair", SEED.hex(), "0", "65"],  # a block has 64 bytes
        ["fair", SEED.hex(), "0", "-1"],
        ["fast", "0"],  # would roll 0 for ever
        ["fast", "-1"],
    ],
)
def test_dice_that_stand_where_dice_cannot_stand_are_refused(words: list[str]) -> None:
    with pytest.raises(BadOptions):
        dice_from_plain(words)
