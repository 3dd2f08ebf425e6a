"""Commands that are not theirs to give, come too late or come twice: refused kindly, and nothing changes."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from tests.server.asgi import Answer, Socket
from tests.server.hostile.spying import failures
from tests.server.store.before import as_first_written
from tests.server.tables import House, Party, Player, at_home, code_of, house, newest, party, run, told, until

from interregnum.server import entries
from interregnum.server.settings import Limits


def asked(lines: list[Socket]) -> tuple[Socket, Socket]:
    """Whoever is asked, and somebody who is not."""
    one = next(line for line in lines if line.latest["question"])
    return one, next(line for line in lines if line is not one)


def answer(line: Socket, name: str = "a1") -> dict[str, object]:
    question = line.latest["question"]
    return {"type": "answer", "id": name, "seq": line.latest["seq"], "choice": question["choices"][0]["choice"]}


async def refused(line: Socket, command: Mapping[str, object]) -> str:
    reply = await line.ask(dict(command))
    assert "refused" == reply["type"], reply
    assert reply["text"]
    return str(reply["reason"])


def test_nobody_answers_for_another_seat(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, people=3)
        async with found.lines() as lines:
            one, other = asked(lines)
            before = found.state_hash, found.table.seq
            assert "not-asked" == await refused(other, answer(one))
            assert before == (found.state_hash, found.table.seq)

    at_home(tmp_path, test)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"seq": 0}, "stale"), ({"seq": 10**6}, "from-the-future"), ({"seq": 2**53 - 1}, "from-the-future"),
        ({"choice": "no such thing"}, "unknown-choice"), ({"choice": "\u0000"}, "unknown-choice"),
        ({"choice": "x" * 200}, "unknown-choice"), ({"choice": "𝕡𝕝𝕒𝕪"}, "unknown-choice"),
    ],
)  # fmt: skip
def test_answers_that_cannot_be_are_refused(wrong: dict[str, object], reason: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        async with found.lines() as lines:
            one, _ = asked(lines)
            before = found.state_hash, found.table.seq
            assert reason == await refused(one, {**answer(one), **wrong})
            assert before == (found.state_hash, found.table.seq)

    at_home(tmp_path, test)


def test_a_repeated_command_gets_the_same_reply_and_counts_once(tmp_path: Path) -> None:
    async def first(house: House) -> tuple[Party, int, dict[str, object], Any]:
        found = await party(house)
        async with found.lines() as lines:
            one, _ = asked(lines)
            command = answer(one)
            seat = one.latest["you"]
            reply = await one.ask(command)
            assert reply == await one.ask(command)
            assert "id-used" == await refused(one, {**command, "choice": "something else"})
            assert "id-used" == await refused(one, {"type": "say", "id": command["id"], "text": "the same id"})
            assert reply == await one.ask(dict(reversed(command.items())))  # the same, spelled otherwise
            async with found.line(seat) as tab:
                assert reply == await tab.ask(command)
            return found, seat, command, reply

    async def work() -> None:
        async with house(tmp_path) as here:
            found, seat, command, reply = await first(here)
            seq = found.table.seq
        async with house(tmp_path) as again, found.moved(again).line(seat) as line:
            assert reply == await line.ask(command)
            assert "id-used" == await refused(line, {**command, "choice": "something else"})
            assert seq == again.table(found.id).seq

    run(work())


def test_a_command_that_an_older_server_kept_is_known_when_it_comes_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as here:
            found = await party(here)
            async with found.lines() as lines:
                one, _ = asked(lines)
                command, seat = answer(one), one.latest["you"]
                reply = await one.ask(command)
        as_first_written(tmp_path / "tables.sqlite3")
        async with house(tmp_path) as again, found.moved(again).line(seat) as line:
            assert reply == await line.ask(command)
            assert "done" == (await line.ask({"type": "say", "id": "s", "text": "still here"}))["type"]
            assert reply["seq"] + 1 == again.table(found.id).seq

    run(work())


def test_a_refused_command_is_not_done_later_under_the_same_id_either(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        async with found.lines() as lines:
            one, other = asked(lines)
            assert "not-asked" == await refused(other, answer(one))
            assert "id-used" == await refused(other, {"type": "say", "id": "a1", "text": "hello"})
            assert "not-asked" == await refused(other, answer(one))

    at_home(tmp_path, test)


def test_two_seats_of_one_cookie_may_use_the_same_id(tmp_path: Path) -> None:
    async def work() -> None:
        say: dict[str, object] = {"type": "say", "id": "1", "text": "hello"}
        async with house(tmp_path) as here:
            found = await party(here, people=1, bots=["greedy", "greedy"], start=False)
            await found.people[0].request("DELETE", f"{found.url}/seats/1/bot")
            await found.people[0].post("/api/join", {"code": found.invite, "name": "Bob", "seat": 1, "another": True})
            seats = [found.line(0, f"?seat={seat}") for seat in range(2)]
            async with seats[0] as ann, seats[1] as bob:
                replies = [await line.ask(say) for line in (ann, bob)]
                assert ["done", "done"] == [one["type"] for one in replies]
                said = [found.table.log.item(one["seq"]).entry for one in replies]
                assert [entries.Said(0, "Ann", "hello"), entries.Said(1, "Bob", "hello")] == said
        async with house(tmp_path) as again:
            for seat, reply in enumerate(replies):
                async with found.moved(again).line(0, f"?seat={seat}") as line:
                    assert reply == await line.ask(say)

    run(work())


def test_the_same_command_from_two_tabs_at_once_counts_once(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        async with found.lines() as lines:
            one, _ = asked(lines)
            async with found.line(one.latest["you"]) as tab:
                await tab.frame()
                house.store.gate = asyncio.Event()
                both = [asyncio.ensure_future(line.ask(answer(one))) for line in (one, tab)]
                await asyncio.sleep(0)
                house.store.gate.set()
                replies = await asyncio.gather(*both)
                assert "done" == replies[0]["type"]
                assert replies[0] == replies[1]
                await told([tab], replies[0]["seq"])
                assert 1 == tab.latest["answers"]

    at_home(tmp_path, test)


def test_of_two_tabs_that_answer_at_once_one_is_told_that_it_is_too_late(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        async with found.lines() as lines:
            one, _ = asked(lines)
            async with found.line(one.latest["you"]) as tab:
                await tab.frame()
                commands = [(one, answer(one, "a1")), (tab, answer(one, "a2"))]
                replies = await asyncio.gather(*[line.ask(command) for line, command in commands])
                assert ["done", "refused"] == sorted(reply["type"] for reply in replies)
                assert ["stale"] == [reply["reason"] for reply in replies if reply["type"] == "refused"]

    at_home(tmp_path, test)


def test_nobody_takes_back_more_than_there_is_nor_for_others_alone(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, people=3)
        async with found.lines() as lines:
            await Player(lines).play(6)
            one, other = asked(lines)
            seq = one.latest["seq"]
            for to in (6, 7, 2**53 - 1):
                assert "undo-range" == await refused(one, {"type": "undo", "id": f"u{to}", "seq": seq, "to": to})
            assert "stale" == await refused(one, {"type": "undo", "id": "u", "seq": 0, "to": 0})
            state = found.state_hash
            reply = await other.ask({"type": "undo", "id": "u1", "seq": seq, "to": 0})
            assert "done" == reply["type"]
            assert state == found.state_hash  # it is but a proposal
            assert "undo-proposed" == await refused(one, {"type": "undo", "id": "u1", "seq": seq, "to": 0})
            await told([other], reply["seq"])
            number = other.latest["table"]["proposal"]["seq"]
            for wrong in (0, number + 1, 2**53 - 1):
                vote = {"type": "vote", "id": f"v{wrong}", "proposal": wrong, "agree": True}
                assert "no-proposal" == await refused(one, vote)
            for again in range(3):
                await other.ask({"type": "vote", "id": f"w{again}", "proposal": number, "agree": True})
            assert state == found.state_hash  # the same voice counts once
            await other.ask({"type": "vote", "id": "no", "proposal": number, "agree": False})
            late = {"type": "vote", "id": "late", "proposal": number, "agree": True}
            assert "no-proposal" == await refused(one, late)
            assert state == found.state_hash

    at_home(tmp_path, test)


def test_only_the_host_deals_and_seats_bots_and_only_where_nobody_sits(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, start=False)
        ann, bob = found.people
        bot = {"bot": "greedy"}
        assert [403] * 4 == [
            (await bob.post(f"{found.url}/start")).status,
            (await bob.request("PUT", f"{found.url}/seats/1/bot", bot)).status,
            (await ann.request("PUT", f"{found.url}/seats/1/bot", bot)).status,
            (await ann.request("DELETE", f"{found.url}/seats/0/bot")).status,
        ]
        again = await bob.post("/api/join", {"code": found.invite, "name": "Robert"})
        assert (201, 1) == (again.status, again.data["seat"])
        assert "Bob" == again.data["table"]["seats"][1]["name"]
        assert 409 == (await house.browser().post("/api/join", {"code": found.invite, "name": "Cid"})).status
        assert 200 == (await bob.request("DELETE", f"{found.url}/seats/1")).status
        assert 404 == (await bob.request("DELETE", f"{found.url}/seats/1")).status
        assert 409 == (await ann.post(f"{found.url}/start")).status
        assert 0 == failures(house)

    at_home(tmp_path, test)


GOOD = ["Żółć Ґанна", "Ann 🐉", "a" * 24, "נועה", "O'Neil-3", "  Ann\n\tB ", "é" * 24, "e\u0301" * 24, "👩\u200d🚀 A"]
BAD = [
    "", " ", "\u00a0\u2003", "a" * 25, "a\u0000", "a\u202eb", "a\u2066b", "a\u200bb", "\ufeffa", "a\u200e", "🐉",
    "\u3164", "a\u3164", "\u2800", "a" + "\u0335" * 5, "\U000e0041a", "a\ue000", "a\ufff0", "...", "a" * 65, "a\u0600",
    "\u200d",
]  # fmt: skip


async def named(house: House, name: str, lang: str = "en") -> Answer:
    wish = {"game": "hidden-leaders", "seats": 3, "name": name}
    return await house.browser().request("POST", "/api/tables", wish, accept_language=lang)


def test_names_of_many_alphabets_are_fine(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        for name in GOOD:
            made = await named(house, name)
            assert 201 == made.status, made.data
            assert 24 >= len(made.data["table"]["seats"][0]["name"])

    at_home(tmp_path, test)


def test_names_that_hide_or_spill_are_refused(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        for name, lang in product(BAD, ("en", "pl", "uk")):
            made = await named(house, name, lang)
            assert 400 == made.status, name
            assert made.data["reason"] in ("characters", "marks", "name", "request")
        assert {} == house.hall.tables

    at_home(tmp_path, test)


def test_a_name_that_looks_like_another_is_taken(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        code = code_of((await named(house, "Zoé")).data["links"]["invite"])
        for name in ("Zoe\u0301", "ZOÉ", "Zo\u200dé", "Ｚｏé", "Zoé\ufe0f", " Zoé "):
            joined = await house.browser().post("/api/join", {"code": code, "name": name})
            assert (403, "name-taken") == (joined.status, joined.data["reason"])

    at_home(tmp_path, test)


def test_talk_is_limited_in_length_and_number(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        async with found.lines() as lines:
            for number, text in enumerate(["x" * 301, " ", "\u202e", "a" + "\u0301" * 6]):
                reason = await refused(lines[0], {"type": "say", "id": f"x{number}", "text": text})
                assert reason in ("talk", "characters", "marks")
            for number in range(3):
                reply = await lines[0].ask({"type": "say", "id": f"s{number}", "text": "<script>alert(1)</script>"})
                assert "done" == reply["type"]
            assert "chat-fast" == await refused(lines[0], {"type": "say", "id": "s3", "text": "more"})
            reply = await lines[1].ask({"type": "say", "id": "s0", "text": "I may"})
            assert "done" == reply["type"]
            await told(lines, reply["seq"])
            house.world.wait(61)
            assert "chat-full" == await refused(lines[0], {"type": "say", "id": "s4", "text": "more"})
            assert (await newest(lines[1]))["seq"] == reply["seq"]

    at_home(tmp_path, test, limits=Limits(chat_per_minute=3, chat_lines=4))


def test_a_log_does_not_grow_without_end_but_its_game_goes_on(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house)
        async with found.lines() as lines:
            for number in range(40):
                await lines[0].ask({"type": "say", "id": f"s{number}", "text": "hm"})
            assert 30 == found.table.seq
            assert "log-full" == await refused(lines[1], {"type": "say", "id": "s1", "text": "hello"})
            await until_no_room(found, 34)
            assert 200 == (await found.people[1].request("DELETE", f"{found.url}/seats/1")).status
            again = await found.people[1].post("/api/join", {"code": found.invite, "name": "Bob"})
            assert (429, "log-full") == (again.status, again.data["reason"])
            await until(lambda: found.table.seq > 35 or found.table.head.asked == 0)

    at_home(tmp_path, test, limits=FULL)


FULL = Limits(entries=30, reserve=4, chat_per_minute=100, messages_at_once=10**6, requests_at_once=10**6)


async def until_no_room(found: Party, most: int) -> None:
    """The host renews a link until that is too much."""
    statuses = [(await found.people[0].post(f"{found.url}/links/watch")).status for _ in range(most)]
    assert most == found.table.seq
    assert [200] * statuses.index(429) == statuses[: statuses.index(429)]


def test_people_keep_room_for_what_they_need_when_enough_was_said(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, people=3)
        async with found.lines() as lines:
            await Player(lines).play(4)
            one, _ = asked(lines)
            propose = {"type": "undo", "id": "u", "seq": one.latest["seq"], "to": 0}
            proposal = (await one.ask(propose))["seq"]
            while found.table.seq < 30:
                await lines[0].ask({"type": "say", "id": f"s{found.table.seq}", "text": "hm"})
            assert "log-full" == await refused(lines[2], {"type": "say", "id": "s", "text": "hello"})
            for line in lines:
                await line.ask({"type": "vote", "id": "v", "proposal": proposal, "agree": True})
            assert 33 == found.table.seq  # two agreed, and it was done
            await told(lines, 33)
            assert 0 == one.latest["answers"]
            assert 200 == (await found.people[1].request("DELETE", f"{found.url}/seats/1")).status
            again = await found.people[1].post("/api/join", {"code": found.invite, "name": "Bob", "seat": 1})
            assert 429 == again.status

    at_home(tmp_path, test, limits=FULL)


def test_whoever_agrees_again_writes_nothing(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        found = await party(house, people=3)
        async with found.lines() as lines:
            await Player(lines).play(4)
            undo = {"type": "undo", "id": "u", "seq": lines[0].latest["seq"], "to": 0}
            seq = (await lines[0].ask(undo))["seq"]
            for number in range(3):
                reply = await lines[0].ask({"type": "vote", "id": f"v{number}", "proposal": seq, "agree": True})
                assert {"type": "done", "id": f"v{number}", "seq": seq} == reply
            assert seq == found.table.seq

    at_home(tmp_path, test)
