"""The words of the server: whatever it refuses is put into the language of whoever reads it."""

from __future__ import annotations

import asyncio
from functools import cache
from threading import Lock

from interregnum.kernel.errors import InterregnumError
from interregnum.registry import PACKAGES
from interregnum.server.store.rows import BadStore, Unsure
from interregnum.words.catalogue import LANGUAGES, catalogue
from interregnum.words.speaker import Speaker, speaker
from interregnum.words.words import Words

MET: set[tuple[str, str]] = set()  # games and languages that somebody has asked for
LEARNED: set[tuple[str, str]] = set()  # those of which everything has been read
LEARNING = Lock()


def error_text(error: InterregnumError, lang: str) -> str:
    """An error in words; in English where the language is not one of ours."""
    return words(lang).error_text(error)


def for_callers(error: InterregnumError) -> InterregnumError:
    """What a caller may hear of an error: not where the server keeps its files."""
    if isinstance(error, Unsure):
        return BadStore("unsure")
    return BadStore("unkept") if isinstance(error, BadStore) else error


def words(lang: str) -> Words:
    return known(lang if lang in LANGUAGES else LANGUAGES[0])


@cache
def known(lang: str) -> Words:
    return Words(lang)


async def learned(game: str, lang: str) -> Speaker:
    """Who puts a game into words of a language; nobody waits while the two are brought together for the first time."""
    if (game, lang) not in MET:
        await asyncio.to_thread(speaker, game, lang)
        MET.add((game, lang))
    return speaker(game, lang)


def learn(game: str, lang: str) -> None:
    """Read all that can be said of a game in a language, which takes a while; one at a time."""
    with LEARNING:
        speaker(game, lang)
        known(lang)
        catalogue(lang).read_all()
        LEARNED.add((game, lang))


def to_learn() -> list[tuple[str, str]]:
    """Games and languages that nobody has asked for yet."""
    return [(game, lang) for lang in LANGUAGES for game in PACKAGES if (game, lang) not in LEARNED]
