"""Pieces of sentences that every game needs: lists, sentences, capital letters."""

from __future__ import annotations

from interregnum.words.catalogue import Catalogue, tidy


def listed(words: Catalogue, items: list[str], joint: str) -> str:
    """A list in one phrase; `joint` names the message that joins the last two."""
    told = items[0] if items else ""
    for number, item in enumerate(items[1:], 2):
        told = words.say(joint if number == len(items) else "list-comma", first=told, second=item)
    return told


def sentence(words: Catalogue, text: str) -> str:
    """A capital letter in front, a full stop behind."""
    return words.say("sentence", text=capital(tidy(text)))


def capital(text: str) -> str:
    """The text with a capital letter in front."""
    return text[:1].upper() + text[1:]


def yes(flag: bool) -> str:
    """A flag as messages ask for it."""
    return "yes" if flag else "no"
