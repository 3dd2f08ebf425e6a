"""`interregnum admin`: an operator sees tables as viewers do, the truth only if asked for, and never a token."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Command
from tests.engines import Postgres
from tests.server.asgi import Browser, served
from tests.server.nodes import at_nodes
from tests.server.tables import House, Player, house, party

from interregnum.cli.inspecting import Inspection
from interregnum.cli.tables import restored_table
from interregnum.cli.talk import Talk
from interregnum.server.app import Server
from interregnum.server.settings import Settings
from interregnum.server.store.lock import Lock
from interregnum.wire import frames as told
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.words import Words

DAYS = 86_400


@dataclass
class Evening:
    """A store with a game that is being played and a table that waits, and every secret of both."""

    data: Path
    playing: str = ""
    waiting: str = ""
    hand: list[str] = field(default_factory=list)  # of seat A
    secrets: set[str] = field(default_factory=set)

    def learn(self, made: Any, browser: Browser) -> str:
        """Remember what nobody may print, and give the id of the table."""
        self.secrets |= {made["links"][kind].rsplit("/", 1)[-1] for kind in ("invite", "watch")}
        self.secrets |= set(browser.cookies.values())
        return str(made["table"]["id"])


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    evening = Evening(tmp_path_factory.mktemp("evening"))
    asyncio.run(play(evening))
    with sqlite3.connect(evening.data / "tables.sqlite3") as db:
        evening.secrets |= {holder.hex() for (holder,) in db.execute("SELECT holder FROM members")}
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    return evening


@pytest.fixture
def evening(template: Evening, tmp_path: Path) -> Evening:
    """A copy of the store for one test."""
    data = tmp_path / "tables"
    data.mkdir()
    (data / "tables.sqlite3").write_bytes((template.data / "tables.sqlite3").read_bytes())
    return Evening(data, template.playing, template.waiting, template.hand, template.secrets)


async def play(evening: Evening) -> None:
    """Two people sit down, talk, and begin."""
    async with served(Server(Settings(evening.data, bot_pace=0.0))) as app:
        ann, bob = Browser(app), Browser(app)
        wish = {"game": "hidden-leaders", "seats": 2, "name": "Ann"}
        made = (await ann.post("/api/tables", wish)).data
        evening.playing = evening.learn(made, ann)
        await bob.post("/api/join", {"code": made["links"]["invite"].rsplit("/", 1)[-1], "name": "Bob"})
        evening.learn(made, bob)
        await ann.post(f"/api/tables/{evening.playing}/start")
        async with ann.socket(f"/ws/{evening.playing}") as table:
            evening.hand = (await table.frame())["view"]["hands"][0]
            assert "done" == (await table.ask({"type": "say", "id": "s", "text": "Good luck"}))["type"]
        evening.waiting = evening.learn((await ann.post("/api/tables", {**wish, "seats": 3})).data, ann)


def admin(command: Command, evening: Evening, *words: str) -> tuple[int, str, str]:
    return command("admin", *words, "--data", str(evening.data))


def test_all_tables_are_listed(command: Command, evening: Evening) -> None:
    code, out, err = admin(command, evening, "list")

    lines = out.splitlines()
    assert (0, "") == (code, err)
    assert ["Table", "Game", "Status", "Seats"] == lines[0].split()[:4]
    assert [evening.waiting, "hidden-leaders", "open", "Ann,", "–,", "–"] == lines[1].split()[:6]
    assert [evening.playing, "hidden-leaders", "playing", "Ann,", "Bob"] == lines[2].split()[:5]


def test_the_list_for_programs_has_names_times_and_counts(command: Command, evening: Evening) -> None:
    found = json.loads(admin(command, evening, "list", "--json")[1])

    assert [evening.waiting, evening.playing] == [one["id"] for one in found]
    assert [["Ann", None, None], ["Ann", "Bob"]] == [one["seats"] for one in found]
    assert [1, 4] == [one["entries"] for one in found]
    assert all(one["created"] <= one["touched"] <= time.time() for one in found)


def test_a_table_is_shown_as_a_watcher_sees_it(command: Command, evening: Evening) -> None:
    code, out, _ = admin(command, evening, "show", evening.playing)

    assert 0 == code
    assert " Bob sits down on seat B.\n" in out
    assert "the SHA-256 of the seed of this game is " in out
    assert " Ann receives a Leader and 5 cards.\n" in out
    assert " Ann: Good luck\n" in out
    assert "Your hand" not in out
    assert "Seed:" not in out


def test_a_seat_sees_its_own_hand_and_no_other(command: Command, evening: Evening) -> None:
    as_a = json.loads(admin(command, evening, "show", evening.playing, "--as", "a", "--json")[1])
    as_b = admin(command, evening, "show", evening.playing, "--as", "B", "--json")[1]

    assert evening.hand == as_a["view"]["hands"][0]
    assert [] == [card for card in evening.hand if f'"{card}"' in as_b]
    assert "Your hand" in admin(command, evening, "show", evening.playing, "--as", "A")[1]


def test_the_truth_is_shown_only_on_request(command: Command, evening: Evening) -> None:
    shown = admin(command, evening, "show", evening.playing, "--truth")[1]
    found = json.loads(admin(command, evening, "show", evening.playing, "--truth", "--json")[1])

    assert f"Seed: {found['seed']}" in shown
    assert all(card in json.dumps(found["state"]) for card in evening.hand)
    assert "hidden-leaders" == found["record"]["game"]
    for words in ((), ("--as", "A"), ("--json",), ("--as", "B", "--json")):
        assert found["seed"] not in admin(command, evening, "show", evening.playing, *words)[1]


def test_a_table_that_has_not_begun_is_shown(command: Command, evening: Evening) -> None:
    assert " · open\n" in admin(command, evening, "show", evening.waiting)[1]
    assert " · відкритий\n" in admin(command, evening, "show", evening.waiting, "--truth", "--lang", "uk")[1]


def test_the_log_says_what_was_taken_back(command: Command, tmp_path: Path) -> None:
    async def change_ones_mind() -> str:
        async with house(tmp_path) as here:
            table = await party(here, 2)
            async with table.lines() as lines:
                player = Player(lines)
                await player.play(3)
                await player.go_back(3)
            return table.id

    out = command("admin", "show", asyncio.run(change_ones_mind()), "--data", str(tmp_path))[1]

    assert 3 <= out.count(" [taken back by Ann] ")
    assert " Ann went back to answer 0.\n" in out


def test_nothing_prints_a_token_a_link_or_the_hash_of_one(command: Command, evening: Evening) -> None:
    printed = "".join(
        "".join(admin(command, evening, *words)[1:])
        for words in (
            ("list",), ("list", "--json"), ("show", evening.playing), ("show", evening.playing, "--json"),
            ("show", evening.playing, "--truth"), ("show", evening.playing, "--truth", "--json"),
            ("show", evening.waiting, "--as", "A", "--json"), ("prune", "--older-than", "0", "--dry-run"),
        )
    )  # fmt: skip

    assert len(evening.secrets) >= 8
    assert [] == [secret for secret in evening.secrets if secret in printed]


def test_a_backup_is_a_store_of_its_own(command: Command, evening: Evening, tmp_path: Path) -> None:
    lock = Lock(evening.data / "tables.sqlite3")  # as a running server holds it
    other = tmp_path / "other"
    other.mkdir()

    code = admin(command, evening, "backup", str(other / "tables.sqlite3"))[0]
    again = admin(command, evening, "backup", str(other / "tables.sqlite3"))

    lock.close()
    assert 0 == code
    assert (2, "") == again[:2]
    assert admin(command, evening, "list") == command("admin", "list", "--data", str(other))


def age(evening: Evening, days: float) -> None:
    with sqlite3.connect(evening.data / "tables.sqlite3") as db:
        db.execute("UPDATE tables SET touched = touched - ?", (days * DAYS,))
    db.close()


def left(command: Command, evening: Evening) -> set[str]:
    return {one["id"] for one in json.loads(admin(command, evening, "list", "--json")[1])}


def test_old_tables_go_but_not_those_that_are_played(command: Command, evening: Evening) -> None:
    age(evening, 30)
    both = {evening.playing, evening.waiting}

    assert "Tables removed: 0." in admin(command, evening, "prune", "--older-than", "31")[1]
    assert "would be removed: 1." in admin(command, evening, "prune", "--older-than", "29.5", "--dry-run")[1]
    assert both == left(command, evening)
    assert "Tables removed: 1." in admin(command, evening, "prune", "--older-than", "29.5")[1]
    assert {evening.playing} == left(command, evening)
    assert "removed: 1." in admin(command, evening, "prune", "--older-than", "1", "--status", "playing,over")[1]
    assert set() == left(command, evening)


def test_nothing_is_pruned_under_a_running_server(command: Command, evening: Evening) -> None:
    lock = Lock(evening.data / "tables.sqlite3")
    code, out, err = admin(command, evening, "prune", "--older-than", "0", "--status", "open,playing,over")
    dry = admin(command, evening, "prune", "--older-than", "0", "--dry-run")

    assert (2, "") == (code, out)
    assert "Another server is using the store" in err
    assert 0 == dry[0]
    assert {evening.playing, evening.waiting} == left(command, evening)
    lock.close()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("show", "nothing"), "There is no table “nothing” in this store."),
        (("show", "TABLE", "--as", "C"), "“C” is not possible here. Possible: A, B, watcher."),
        (("show", "TABLE", "--as", ""), "is not possible here"),
        (("prune", "--older-than", "-1"), "-1 is not possible for --older-than"),
        (("prune", "--older-than", "nan"), "nan is not possible for --older-than"),
        (("prune", "--older-than", "1", "--status", "old"), "Possible: open, playing, over."),
        (("prune", "--older-than", "1", "--status", ","), "Possible: open, playing, over."),
    ],
)
def test_the_impossible_is_refused(words: tuple[str, ...], reason: str, command: Command, evening: Evening) -> None:
    words = tuple(evening.playing if word == "TABLE" else word for word in words)

    code, out, err = admin(command, evening, *words)

    assert (2, "") == (code, out)
    assert reason in err


def test_a_folder_without_a_store_is_refused_and_stays_empty(command: Command, tmp_path: Path) -> None:
    for words in (("list",), ("show", "x"), ("backup", "y"), ("prune", "--older-than", "1")):
        code, out, err = command("admin", *words, "--data", str(tmp_path))
        assert (2, "") == (code, out)
        assert "There is no store at" in err

    assert [] == list(tmp_path.iterdir())


def test_a_damaged_table_is_said_to_be_damaged(command: Command, evening: Evening) -> None:
    with sqlite3.connect(evening.data / "tables.sqlite3") as db:
        db.execute("UPDATE tables SET state = ? WHERE id = ?", (b"{}", evening.playing))
    db.close()

    code, out, err = admin(command, evening, "show", evening.playing)

    assert (2, "") == (code, out)
    assert "is inconsistent" in err


def test_the_table_of_a_rematch_is_named(log_as_it_was: None, evening: Evening) -> None:
    table = restored_table(Settings(evening.data), evening.playing)

    assert "The same people meet again at table t2." == Inspection(table, "en").line(Talk(told.Rematch(9, "t2")))


def test_tables_that_nodes_share_are_looked_after_while_they_run(command: Command, postgres: Postgres) -> None:
    where, ids = postgres.fresh(), list[str]()

    async def test(nodes: list[House]) -> None:
        table = await party(nodes[0], 2)
        ids.append(table.id)
        for words in (["list", "--json"], ["show", table.id, "--json"]):
            code, out, err = await asyncio.to_thread(command, "admin", *words, "--store", where)
            assert (0, "", True) == (code, err, table.id in out)

    at_nodes(where, test)
    pruning = ("admin", "prune", "--older-than", "0", "--status", "playing", "--store", where)
    assert "Tables removed: 1." in command(*pruning)[1]
    assert "[]" == command("admin", "list", "--json", "--store", where)[1].strip()
    assert 2 == command("admin", "show", ids[0], "--store", where)[0]


def spoiled(path: Path) -> None:
    """Overwrite the second half of a file with what is no page of a store."""
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2] + b"\xa5" * (len(data) - len(data) // 2))


@pytest.mark.timeout(60)  # a server that is not refused would serve for ever
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_damaged_store_is_neither_served_nor_backed_up(
    evening: Evening, tmp_path: Path, command: Command, lang: str
) -> None:
    store = evening.data / "tables.sqlite3"
    spoiled(store)

    for words in (["serve", "--port", "0"], ["admin", "backup", str(tmp_path / "copy")]):
        code, out, err = command(*words, "--data", str(evening.data), "--lang", lang)

        assert (2, "", 1) == (code, out, err.count("\n"))
        assert str(store) in err
        assert "interregnum admin restore" in err
    assert not (tmp_path / "copy").exists()


def test_a_table_whose_head_does_not_read_is_listed_as_damaged(evening: Evening, command: Command) -> None:
    with sqlite3.connect(evening.data / "tables.sqlite3") as db:
        db.execute("UPDATE tables SET body = x'7b22ff' WHERE id = ?", [evening.playing])
    db.close()

    code, out, _ = command("admin", "list", "--data", str(evening.data))
    found = json.loads(command("admin", "list", "--json", "--data", str(evening.data))[1])

    assert 0 == code
    assert [True, False] == [
        "damaged" in line for line in sorted(out.splitlines()[1:], key=lambda line: evening.waiting in line)
    ]
    assert {evening.playing: None, evening.waiting: ["Ann", None, None]} == {one["id"]: one["seats"] for one in found}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_backup_is_put_in_the_place_of_a_damaged_store(
    evening: Evening, tmp_path: Path, command: Command, lang: str
) -> None:
    where = ["--data", str(evening.data), "--lang", lang]
    command("admin", "backup", str(tmp_path / "copy"), *where)
    spoiled(evening.data / "tables.sqlite3")

    code, out, err = command("admin", "restore", str(tmp_path / "copy"), *where)

    (before,) = [one for one in evening.data.iterdir() if one.is_dir()]
    words = Words(lang)
    told = [words.ui("cli-admin-restored", path=str(tmp_path / "copy")), words.ui("cli-admin-before", path=str(before))]
    assert (0, told, "") == (code, out.splitlines(), err)
    assert evening.playing in command("admin", "list", *where)[1]


def test_a_backup_is_restored_where_nothing_is_yet(evening: Evening, tmp_path: Path, command: Command) -> None:
    command("admin", "backup", str(tmp_path / "copy"), "--data", str(evening.data))

    code, out, _ = command("admin", "restore", str(tmp_path / "copy"), "--data", str(tmp_path / "new" / "folder"))

    assert (0, 1) == (code, out.count("\n"))
    assert evening.playing in command("admin", "list", "--data", str(tmp_path / "new" / "folder"))[1]


def test_nothing_is_restored_under_a_running_server(evening: Evening, tmp_path: Path, command: Command) -> None:
    command("admin", "backup", str(tmp_path / "copy"), "--data", str(evening.data))
    lock = Lock(evening.data / "tables.sqlite3")

    code, out, err = command("admin", "restore", str(tmp_path / "copy"), "--data", str(evening.data))

    lock.close()
    assert (2, "", 1) == (code, out, err.count("\n"))
    assert err.startswith("Another server is using the store")


# --- copies from one kind of store into another


def test_a_store_is_copied_to_postgresql_and_back(
    command: Command, evening: Evening, postgres: Postgres, tmp_path: Path
) -> None:
    where, back = postgres.fresh(), tmp_path / "new" / "back"

    code, out, err = command("admin", "copy", where, "--data", str(evening.data))
    again, told, _ = command("admin", "copy", str(back), "--store", where)

    assert (0, 0, "") == (code, again, err)
    assert "tables 2, entries in their logs " in out
    assert f"In {back / 'tables.sqlite3'} now: tables 2" in told
    assert out.splitlines()[1] == told.splitlines()[1]  # the hash of everything
    assert not [secret for secret in evening.secrets if secret in out + told]
    listed = [command("admin", "list", "--json", "--data", str(one))[1] for one in (evening.data, back)]
    assert listed[0] == listed[1]


def test_whoever_copies_a_store_in_use_is_told_so(command: Command, evening: Evening, tmp_path: Path) -> None:
    lock = Lock(evening.data / "tables.sqlite3")
    try:
        code, out, _ = command("admin", "copy", str(tmp_path / "copy"), "--data", str(evening.data))
    finally:
        lock.close()

    assert 0 == code
    assert "A server is still running" in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_copied_is_one_line(command: Command, evening: Evening, tmp_path: Path, lang: str) -> None:
    data, absent = str(evening.data), str(tmp_path / "absent")
    for words, found in (
        ((data, "--data", data), data),
        ((str(tmp_path / "new"), "--data", absent), absent),
        (("mysql://db.test/tables", "--data", data), "mysql"),
        (("postgresql://me:secret@127.0.0.1:1/tables", "--data", data), "postgresql://me@127.0.0.1:1/tables"),
        ((str(tmp_path / "new"), "--data", data, "--store", "postgresql://127.0.0.1:1/x"), "--store"),
    ):
        code, out, err = command("admin", "copy", *words, "--lang", lang)

        assert (2, "", 1) == (code, out, err.count("\n"))
        assert found in err
        assert "secret" not in err
    assert not (tmp_path / "absent").exists()
