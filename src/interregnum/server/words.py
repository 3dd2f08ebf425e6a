"""The words of the server: whatever it refuses is put into the language of whoever reads it."""

from __future__ import annotations

import asyncio
from functools import cache

from interregnum.i18n import LANGUAGES, Words
from interregnum.i18n.speaker import Speaker, speaker
from interregnum.kernel.errors import InterregnumError
from interregnum.server.store.rows import BadStore

LEARNED: set[tuple[str, str]] = set()  # games and languages


def error_text(error: InterregnumError, lang: str) -> str:
    """An error in words; in English where the language is not one of ours."""
    return words(lang).error_text(error)


def for_callers(error: InterregnumError) -> InterregnumError:
    """What a caller may hear of an error: not where the server keeps its files."""
    return BadStore("unkept") if isinstance(error, BadStore) else error


def words(lang: str) -> Words:
    return known(lang if lang in LANGUAGES else LANGUAGES[0])


@cache
def known(lang: str) -> Words:
    return Words(lang)


async def learned(game: str, lang: str) -> Speaker:
    """Who puts a game into words of a language; nobody waits while that language is read for the first time."""
    if (game, lang) not in LEARNED:
        await asyncio.to_thread(speaker, game, lang)
        LEARNED.add((game, lang))
    return speaker(game, lang)
