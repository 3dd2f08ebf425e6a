"""What happened at a table beside its game, in words."""

from __future__ import annotations

from collections.abc import Sequence

from interregnum.i18n import Words
from interregnum.protocol import frames as told


def news_line(words: Words, one: told.AnyNews, names: Sequence[str]) -> str:
    """A line of the log; what happened in the game has its words already."""
    match one:
        case told.Happened():
            return str(one.text or "")
        case told.Began():
            return words.ui("cli-news-began", hash=one.commitment)
        case told.Undone():
            return words.ui("cli-news-agreed" if one.agreed else "cli-news-undone", player=names[one.by], n=one.to)
        case told.Proposed():
            return words.ui("cli-news-proposed", player=names[one.by], n=one.to)
        case told.Declined():
            return words.ui("cli-news-declined", player=names[one.by])
        case told.StoodIn():
            return words.ui("cli-news-stood-in", player=names[one.seat], bot=one.bot)
        case told.Returned():
            return words.ui("cli-news-returned", player=names[one.seat])
        case told.Rematch():
            return words.ui("cli-news-rematch", table=one.table)
    return person_line(words, one)


def person_line(words: Words, one: told.AnyNews) -> str:
    """News that name people themselves: they may have left since."""
    match one:
        case told.Said():
            return words.ui("cli-news-said", player=one.name, text=one.text)
        case told.SatDown(bot=None):
            return words.ui("cli-news-sat-down", player=one.name)
        case told.SatDown():
            return words.ui("cli-news-bot", player=one.name, bot=str(one.bot))
        case told.GotUp():
            return words.ui("cli-news-got-up", player=one.name)
    return ""
