"""What a chat program shows of a link that somebody sends: game, seats and language, and no name."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Final, NamedTuple

from interregnum.server import heads
from interregnum.server.heads import TableHead
from interregnum.server.seating import free_seats
from interregnum.server.site import Page, page
from interregnum.server.store.rows import INVITE, REPLAY, WATCH
from interregnum.server.words import words
from interregnum.words.words import Words

HEAD_ENDS: Final = b"</head>"
REMEMBERED: Final = 64  # pages: tables are much alike from outside


class Label(NamedTuple):
    """A link in two lines, in the language of its table."""

    title: str
    text: str
    lang: str


def label_of(kind: str, head: TableHead) -> Label:
    """What may be known of a table without opening its link; `kind` is that of the link."""
    told = words(head.lang)
    word = kind if kind in (WATCH, REPLAY) else INVITE  # or to the seat of somebody who is away
    title = told.ui(f"label-{word}", game=game_name(told, head.game))
    return Label(title, seats_of(told, head), head.lang)


def seats_of(told: Words, head: TableHead) -> str:
    """How many sit there, and how many more may."""
    free = 0 if head.status == heads.OVER else len(free_seats(head))
    return told.ui("label-seats", seats=len(head.seats), free=free)


def game_name(told: Words, game: str) -> str:
    """As the game calls itself in this language; a guest may have no words."""
    message = f"{game}-name"
    return told.catalogue.say(message) if told.catalogue.has(message) else game


@lru_cache(REMEMBERED)
def with_label(index: Page, told: Label) -> Page:
    """The client with what is told of the link in its head; nothing there is run or fetched."""
    site = words(told.lang).ui("page-title")
    named = {"title": told.title, "description": told.text, "locale": told.lang, "site_name": site, "type": "website"}
    tags = [f'<meta property="og:{name}" content="{escape(value)}">' for name, value in named.items()]
    tags.append(f'<meta name="description" content="{escape(told.text)}">')
    return page(index.body.replace(HEAD_ENDS, "".join(tags).encode() + HEAD_ENDS, 1), index.kind)
