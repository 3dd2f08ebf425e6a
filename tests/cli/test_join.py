"""The terminal as a client of a server: playing, watching, talking, leaving and coming back."""

from __future__ import annotations

import json
import os
import re
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from tests.cli.conftest import Command, Open
from tests.cli.inn import Inn
from tests.cli.terminal import PATIENCE
from tests.client.house import play

from interregnum.client import Account
from interregnum.wire.frames import Done, Frame, Said
from interregnum.wire.requests import Seated
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.words import Words

ONES = "1\n" * 500
# In an action of Heroes an answer keeps its number, also when those before it are gone.
SOME = "1\n2\n3\n4\n5\n6\n" * 200
PROMPT = "Your answer (? for help):"
LINK = re.compile(r"http://\S+/[jw]/\S+")
MAIN = [sys.executable, "-c", "from interregnum.cli import main; main()"]


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    here = Inn(tmp_path_factory.mktemp("inn"))
    yield here
    here.close()


@pytest.fixture
def own_inn(tmp_path: Path) -> Iterator[Inn]:
    """One that may be stopped."""
    folder = tmp_path / "server"
    folder.mkdir()
    here = Inn(folder)
    yield here
    here.close()


def link(made: Seated, kind: str = "invite") -> str:
    assert made.links is not None
    found = made.links.invite if kind == "invite" else made.links.watch
    assert found is not None
    return found


def started(data: Path, *words: str) -> subprocess.Popen[str]:
    env = {"XDG_DATA_HOME": str(data), "LANG": "C.UTF-8", "COLUMNS": "100"}
    pipe = subprocess.PIPE
    command = [*MAIN, "join", *words]
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=env, text=True, encoding="utf-8")


def test_two_terminals_and_a_bot_play_a_whole_game(inn: Inn, tmp_path: Path, command: Command) -> None:
    ann = started(tmp_path / "ann", inn.url, "--name", "Ann", "--start")
    assert ann.stdin is not None
    assert ann.stdout is not None
    ann.stdin.write("1\n3\n1\n1\nrandom\n0\n1\n")  # Hidden Leaders, three seats, beginner, a bot, never away, memory
    ann.stdin.flush()
    said = ""
    while (found := LINK.search(said)) is None:
        line = ann.stdout.readline()
        assert line, said
        said += line
    bob = started(tmp_path / "bob", found[0], "--name", "Bob")
    record = tmp_path / "game.json"

    with ThreadPoolExecutor() as pool:
        first = pool.submit(ann.communicate, f"{ONES}record {record}\n", PATIENCE)
        told, errors = bob.communicate(ONES, PATIENCE)
        rest, wrong = first.result()

    assert (0, 0, "", "") == (ann.wait(), bob.wait(), errors, wrong)
    results = [text[text.index("Result") : text.index("Seed:")] for text in (told, rest)]
    assert results[0] == results[1]
    promised = re.search(r"SHA-256 of the seed of this game is\s+([0-9a-f]{64})", told)
    assert promised is not None
    assert f"verify {record} --commitment {promised[1]}" in rest
    assert "You keep your seat. Come back with:\n  interregnum join http://" in told
    assert 0 == command("verify", str(record), "--commitment", promised[1])[0]


def test_a_table_of_bots_is_watched_to_its_end(inn: Inn, command: Command) -> None:
    ann, made = inn.do(inn.table(3, 3))
    inn.do(ann.start(made.table.id))

    code, out, err = command("join", link(made, "watch"))

    assert (0, "") == (code, err)
    assert "Result" in out
    assert "Seed: " in out
    assert "Your hand" not in out
    assert "Look on again with:" in out


def test_a_seat_is_kept_by_a_token_that_is_never_shown(inn: Inn, data: Path, command: Command) -> None:
    _, made = inn.do(inn.table(3))
    first = command("join", link(made), "--name", "Bob", "--seat", "C", typed="q\n")
    kept = data / "interregnum/tokens.json"
    token = json.loads(kept.read_text("utf-8"))[inn.url]

    again = command("join", link(made), typed="q\n")
    page = re.search(r"interregnum join (\S+)", first[1])
    assert page is not None
    by_page = command("join", page[1], typed="q\n")

    assert [0, 0, 0] == [first[0], again[0], by_page[0]]
    assert all("3  C  Bob (you)" in one[1] for one in (first, again, by_page))
    assert 0o600 == stat.S_IMODE(kept.stat().st_mode)
    assert not [one for one in (first, again, by_page) if token in one[1] + one[2]]


def test_whoever_comes_to_the_server_finds_their_tables(inn: Inn, command: Command) -> None:
    command("join", inn.url, "--name", "Eve", "--game", "hidden-leaders", typed="2\n1\n0\n5\n1\nq\n")

    code, out, _ = command("join", inn.url, typed="1\nq\n")
    set_up = command("join", inn.url, "--name", "Eve", typed="2\n1\n2\n1\n1\nrandom\n0\n1\nq\n")[1]

    assert 0 == code
    assert "1  Eve, – · not begun" in out
    assert "2  a new table" in out
    assert "1  A  Eve (you) (host)" in out
    assert "2  B  Ada (bot: random)" in set_up


def test_a_table_of_bots_can_be_set_up_to_be_watched(inn: Inn, command: Command) -> None:
    code, out, err = command("join", inn.url, "--watch", "--start", typed="1\n2\n1\nrandom\n")

    assert (0, "") == (code, err)
    assert "1  A  Ada (bot: random)" in out
    assert "Result" in out
    assert "Seed: " in out


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_being_stopped_puts_the_terminal_in_order(number: int, code: int, inn: Inn, terminal: Open) -> None:
    _, made = inn.do(inn.table(2))
    bob = terminal("join", link(made), "--name", "Bob")
    bob.until("Type (? for help):")
    os.kill(bob.process.pid, number)

    assert code == bob.end()
    assert "main" == bob.model.shown
    assert "Traceback" not in bob.raw


def test_the_host_sees_to_bots_and_starts(inn: Inn, command: Command) -> None:
    typed = "3\n1\n0\n5\n1\nbot 2 greedy\nbot C random\nnobot 2\nstart\nbot 9 random\nbot 2 nobody\n?\nq\n"

    code, out, _ = command("join", inn.url, "--name", "Eve", "--game", "hidden-leaders", typed=typed)

    assert 0 == code
    assert "2  B  Ada (bot: greedy)" in out
    assert "Some seats are still free: 1." in out
    assert "“9” is not possible here. Possible: A, B, C." in out
    assert "There is no bot “nobody”" in out
    assert "say TEXT" in out


def test_talk_goes_both_ways_and_can_be_muted(inn: Inn, command: Command) -> None:
    ann, made = inn.do(inn.table(2))

    heard: list[str] = []

    def hear(frame: Frame) -> None:
        heard.extend(one.text for one in frame.news if isinstance(one, Said) and one.seat == 1)

    async def talk() -> list[str]:
        async with ann.line(made.table.id, on_frame=hear) as line:
            await line.until(lambda frame: frame.table.seats[1].here)
            await line.say("Hello, Bob")
            await line.until(lambda _: len(heard) == 2)
            await line.say("You cannot hear me")
        return heard

    talking = inn.later(talk())
    typed = "mute B\nmute A\nsay Hello, Ann\n' and all\nc koi\nq\n"
    code, out, _ = command("join", link(made), "--name", "Bob", typed=typed)

    assert 0 == code
    assert ["Hello, Ann", "and all"] == talking.result(PATIENCE)
    assert "Bob: and all" in out
    assert "You can mute the other seats of this table only." in out
    assert "You do not hear Ann any more." in out
    assert "Keen Koi" in out
    assert "You cannot hear me" not in out


MEANWHILE = "The game has moved on"


def test_an_answer_is_taken_back_when_the_other_agrees(inn: Inn, terminal: Open) -> None:
    ann, made = inn.do(inn.table(2))
    bob = terminal("join", link(made), "--name", "Bob")
    bob.until("Type (? for help):")
    playing = inn.later(answers_until_asked_to_go_back(ann, made.table.id))
    bob.until(PROMPT)
    bob.answer("1", PROMPT)
    wish = "Bob wants to go back to answer 0"
    bob.answer("undo 0", wish, MEANWHILE)
    while not is_done(playing):  # Ann answered at the same moment, and what was proposed is off the table
        bob.answer("undo 0", wish, MEANWHILE, "already proposed")
    bob.until("Bob went back to answer 0.")
    bob.answer("l", "[taken back by Bob]")
    bob.type("q\n" * 5)  # the pages of the log, and the table

    assert 0 == bob.end()


def is_done(work: Future[None]) -> bool:
    """Whether it ends within a moment."""
    with suppress(TimeoutError):
        work.result(1.0)
    return work.done()


async def answers_until_asked_to_go_back(account: Account, table: str) -> None:
    async with account.line(table) as line:
        await account.start(table)
        while True:
            frame = await line.until(lambda frame: frame.question is not None or frame.table.proposal is not None)
            if frame.table.proposal is not None:
                assert isinstance(await line.vote(True), Done)
                return
            assert frame.question is not None
            reply = await line.answer(frame.question.choices[0].choice)
            assert isinstance(reply, Done)
            await line.reach(reply.seq)


def test_the_same_people_meet_again(inn: Inn, command: Command) -> None:
    ann, made = inn.do(inn.table(2))

    async def other() -> None:
        async with ann.line(made.table.id) as line:
            await line.until(lambda frame: all(seat.here for seat in frame.table.seats))
            await ann.start(made.table.id)
            await play(line, Random(1))

    playing = inn.later(other())
    code, out, _ = command("join", link(made), "--name", "Bob", typed=f"{ONES}rematch\nq\n")
    playing.result(PATIENCE)

    assert 0 == code
    assert "2  B  Bob (you)" in out[out.index("Seed:") :]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["ftp://somewhere"], "“ftp://somewhere” is no address."),
        (["http://"], "is no address"),
        (["URL/j/nowhere"], "This link does not work"),
        (["URL/w/nowhere"], "This link does not work"),
        (["URL/t/nowhere"], "There is no such table, or you do not belong to it."),
        (["URL/odd/place"], "There is nothing at this address."),
        (["INVITE", "--name", "Ann"], "Somebody here is already called “Ann”."),
        (["INVITE", "--name", "x" * 40], "A name has 1 to 24 characters"),
        (["INVITE", "--name", "Bob", "--seat", "Z"], "Possible: A, B."),
        (["INVITE", "--name", "Bob", "--seat", "1"], "This seat is taken."),
        (["INVITE", "--watch"], "This link is for players."),
        (["FULL", "--name", "Bob"], "There is no free seat at this table."),
        (["URL", "--lang", "de"], "There is no language “de”."),
    ],
)
def test_what_cannot_be_joined_is_told_in_one_line(words: list[str], told: str, inn: Inn, command: Command) -> None:
    _, made = inn.do(inn.table(2))
    _, full = inn.do(inn.table(2, 1))
    given = [word.replace("URL", inn.url).replace("INVITE", link(made)).replace("FULL", link(full)) for word in words]

    code, _, err = command("join", *given)

    assert 2 == code
    assert told in err
    assert 1 == err.count("\n")


def test_where_nobody_answers_it_is_said(own_inn: Inn, command: Command) -> None:
    own_inn.do(own_inn.stop())

    code, out, err = command("join", own_inn.url, "--lang", "pl")
    own_inn.do(own_inn.start())

    assert (2, "", f"Pod adresem {own_inn.url} nikt nie odpowiada. Sprawdź adres i to, czy serwer działa.\n") == (
        code, out, err,
    )  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_words_for_the_table(lang: str, inn: Inn, command: Command) -> None:
    _, made = inn.do(inn.table(2))

    code, out, _ = command("join", link(made), "--name", "Bob", "--lang", lang, typed="?\nq\n")

    words = Words(lang)
    assert 0 == code
    assert words.ui("cli-join-help-mute")[:20] in out
    assert words.ui("cli-join-left") in out


def test_what_is_typed_survives_what_others_do(inn: Inn, terminal: Open) -> None:
    ann, made = inn.do(inn.table(2))
    bob = terminal("join", link(made), "--name", "Bob")
    bob.until("Type (? for help):")
    since = len(bob.raw)
    bob.type("say hold on, ")
    bob.until("hold on, ", since=since)

    async def say() -> None:
        async with ann.line(made.table.id) as line:
            await line.say("Are you there?")

    inn.do(say())
    shown = bob.until("Are you there?", since=since)
    while "Are you there?" not in shown or not shown.endswith("say hold on, "):
        assert bob.read(0.05)
        shown = bob.model.text()
    bob.type("I think\n")
    bob.until("Bob: hold on, I think")
    bob.type("q\n")

    assert 0 == bob.end()
    assert "main" == bob.model.shown
    assert "You keep your seat." in bob.model.text()


def test_a_broken_line_is_shown_until_it_is_back(own_inn: Inn, terminal: Open) -> None:
    _, made = own_inn.do(own_inn.table(2))
    bob = terminal("join", link(made), "--name", "Bob")
    bob.until("Type (? for help):")

    own_inn.do(own_inn.stop())
    bob.until("Connection lost")
    own_inn.do(own_inn.start())
    bob.until("Connected again.")
    bob.answer("say still here", "Bob: still here")
    bob.type("q\n")

    assert 0 == bob.end()


async def answers(account: Account, table: str) -> None:
    async with account.line(table) as line:
        await play(line, Random(3))


def test_a_whole_game_on_a_screen(inn: Inn, terminal: Open) -> None:
    ann, made = inn.do(inn.table(2))
    bob = terminal("join", link(made), "--name", "Bob", height=30)
    bob.until("Type (? for help):")
    playing = inn.later(answers(ann, made.table.id))
    inn.do(ann.start(made.table.id))
    since = 0
    while "Seed:" not in bob.raw:
        if PROMPT in bob.raw[since:]:
            since = len(bob.raw)
            bob.type("1\n")
        assert bob.read(0.05)
    playing.result(PATIENCE)
    bob.until("leave.")
    bob.type("q\n")

    assert 0 == bob.end()
    assert "main" == bob.model.shown


def test_a_table_of_heroes_is_set_up_played_and_verified(inn: Inn, command: Command, tmp_path: Path) -> None:
    record = tmp_path / "heroes.json"
    typed = f"2\n1\n1\n1\nrandom\n0\nstart\n{SOME}record {record}\nq\n"

    code, out, err = command("join", inn.url, "--game", "heroes", "--name", "Eve", typed=typed)

    assert (0, "") == (code, err)
    assert "Might & Magic Heroes · the game has not begun" in out
    assert "wins the game." in out
    assert json.loads(command("verify", str(record), "--json")[1])["result_checked"]


def test_a_game_that_nobody_has_is_refused_before_the_server_is_asked(command: Command) -> None:
    code, out, err = command("join", "http://127.0.0.1:1", "--game", "chess")

    assert (2, "") == (code, out)
    assert "There is no game “chess”" in err


def test_the_host_changes_the_table_and_sees_who_is_here(inn: Inn, command: Command) -> None:
    typed = "3\n1\n0\n5\n2\nwho\npatience 1\npace slow\npace odd\nhost B\nlink\nq\n"

    code, out, _ = command("join", inn.url, "--name", "Eve", "--game", "hidden-leaders", typed=typed)

    assert 0 == code
    assert "Eve (you) (host) (here since " in out
    assert "Eve changes the table: a bot plays after a minute; bots play at the usual pace." in out
    assert "Eve changes the table: a bot plays after a minute; bots take their time." in out
    assert "“odd” is not possible here. Possible: quick, usual, slow." in out
    assert "Only a person can be the host." in out
    assert 2 <= out.count("To sit down: ")
    assert "No memory aid: " in out


def test_the_host_ends_a_table_from_the_terminal(inn: Inn, command: Command) -> None:
    typed = "3\n1\n0\n5\n1\nend\nq\n"

    code, out, _ = command("join", inn.url, "--name", "Eve", "--game", "hidden-leaders", typed=typed)

    assert 0 == code
    assert "The table was ended; nobody has won. Decided by: Eve." in " ".join(out.split())
    assert "rematch: the same people again" in out


def test_whoever_plays_alone_gives_the_game_up(inn: Inn, command: Command) -> None:
    typed = "2\n1\n1\n1\nrandom\n0\n1\nstart\nend\nq\n"

    code, out, _ = command("join", inn.url, "--name", "Eve", "--game", "hidden-leaders", typed=typed)

    assert 0 == code
    assert "The table was ended; nobody has won. Decided by: Eve." in " ".join(out.split())
    assert "Result" not in out
