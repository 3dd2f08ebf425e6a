"""`hint` at a table of a server, from the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import Command
from tests.cli.inn import Inn

from interregnum.client import Account, Reply
from interregnum.wire.frames import Refused

NEW = "1\n2\n1\n1\nrandom\n0\n1\n"  # Hidden Leaders, two seats, beginner, a bot, never away, memory


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[Inn]:
    folder = tmp_path / "server"
    folder.mkdir()
    here = Inn(folder)
    yield here
    here.close()


@pytest.mark.parametrize(
    ("lang", "said", "news"),
    [
        ("en", "A good player would answer:", "Bob asked for a hint."),
        ("pl", "Dobry gracz odpowiedziałby tak:", "Bob prosi o podpowiedź."),
    ],
)
def test_whoever_plays_with_bots_is_told_the_best_answers_and_the_table_that_they_asked(
    command: Command, inn: Inn, lang: str, said: str, news: str
) -> None:
    words = ("join", inn.url, "--name", "Bob", "--start", "--lang", lang)

    code, out, _ = command(*words, typed=f"{NEW}1\nhint\n1\nl\nq\n")

    assert 0 == code
    assert said in out
    assert "%" in out
    assert news in out


def test_where_friends_play_nobody_is_advised(inn: Inn) -> None:
    ann, made = inn.do(inn.table(seats=2))
    bob = inn.do(inn.account())
    assert made.links is not None
    assert made.links.invite is not None
    inn.do(bob.join(made.links.invite.rsplit("/", 1)[-1], "Bob"))
    inn.do(ann.start(made.table.id))

    replies = [inn.do(asked(account, made.table.id)) for account in (ann, bob)]

    assert ["no-hints", "not-asked"] == sorted(one.reason for one in replies if isinstance(one, Refused))


async def asked(account: Account, table: str) -> Reply:
    """What comes of asking for a hint."""
    async with account.line(table) as line:
        await line.until(lambda frame: frame.view is not None)
        return await line.hint("en")
