"""What else happens at a table between two answers, at both servers in the same way."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from tests.server.sides import STRANGER, codes
from tests.server.twins import PAGE

from interregnum.cli.inspecting import Inspection
from interregnum.kernel.ids import SEAT_LETTERS, WATCHER

if TYPE_CHECKING:
    from tests.server.asgi import Answer
    from tests.server.nights import Night
    from tests.server.sides import Side

PATIENCE = 3600
IDLE = 601
TOLD_AT_THE_END = re.compile(r"/(?:record|replay\?.*|tally|analysis|sharing)$")  # everything is open then
BACK = 6  # answers that people like to take back at most
TALK = ("Hello!", "Czy ktoś ma kartę nieumarłych?", "Зачекайте хвилинку…", "<b>&amp;")
WRONG_CHOICES = (
    "pass", "move red+1", "move green-1", "bury B-1", "bury A+1", "play keen-koi", "play wrapped-warrior", "nonsense",
    "take mummy-mystic", "tavern 1", "done", "hide keen-koi", "\u0000", "play",
)  # fmt: skip
UNLISTED = (
    "go a1", "go b5", "go e4", "go i9", "visit c3", "visit d6", "visit h2", "field e5", "level-up", "build marketplace",
    "build hall-of-fame", "build town-hall for gold", "buy griffins elite for anton", "upgrade orcs of kraal",
    "hire uriel", "hire sandor", "dismiss orcs basic of kraal", "play special gather", "pass special", "hero anton",
    "trade for 1 gold", "done", "nonsense",
)  # fmt: skip
NONSENSE = (
    "", "{", "[]", "null", "42", '"answer"', '{"type":"answer"}', '{"type":"peek","id":"x"}', "[" * 500,
    '{"type":"answer","id":"n1","seq":-1,"choice":"pass"}', '{"type":"answer","id":"n2","seq":"0","choice":"pass"}',
    '{"type":"say","id":"n3","text":""}', '{"type":"refresh","id":"bad id"}', "x" * 9000,
    '{"type":"undo","id":"n4","seq":0,"to":0,"seat":1}',
)  # fmt: skip


async def nonsense(night: Night) -> None:
    """The viewer sends what is no message."""
    if night.has_lines:
        await night.say(night.plan.viewer, night.random.choice(NONSENSE))


async def wrong_answers(night: Night) -> None:
    """The viewer answers what is not asked, what is not theirs, what is too old or not yet known, and twice."""
    if not night.has_lines:
        return
    seq, viewer = night.true.table.seq, night.plan.viewer
    asked = night.true.state.asked == viewer
    texts = [*WRONG_CHOICES, *(night.true_choices() if not asked else [])]
    mine = night.true_choices() if asked else []
    wrong = [text for text in texts if text not in mine]
    for number in (seq, max(seq - 3, 0), seq + 5):
        command = night.command("answer", seq=number, choice=night.random.choice(wrong))
        await night.say(viewer, command)
        await night.say(viewer, command)


async def wrong_commands(night: Night) -> None:
    """The viewer asks for what cannot be done."""
    if not night.has_lines:
        return
    seq = night.true.table.seq
    wrong = [
        night.command("undo", seq=seq, to=len(night.true.progress.answers)),
        night.command("undo", seq=seq + 9, to=0),
        night.command("vote", proposal=seq, agree=True),
        night.command("say", text="\u202e"),
        night.command("back"),
    ]
    for command in wrong:
        await night.say(night.plan.viewer, command)


async def hints(night: Night) -> None:
    """Whoever is asked wants a hint, and so does somebody who is not."""
    seq = night.true.table.seq
    for seat in {night.true.state.asked, night.random.choice(night.plan.people)}.intersection(night.plan.people):
        if night.has_lines or seat != night.plan.viewer:
            await night.say(seat, night.command("hint", seq=seq))


async def weighs(night: Night) -> None:
    """The viewer asks what may come of the position and of answers, listed ones and others; so does somebody else."""
    seq = night.true.table.seq
    other = night.random.choice([*night.plan.people, WATCHER])
    await night.say(other, night.command("weigh", seq=seq))
    if not night.has_lines:
        return
    mine = night.true_choices() if night.true.state.asked == night.plan.viewer else []
    for choice in (None, *night.random.sample(mine, min(2, len(mine))), "go z9"):
        await night.say(night.plan.viewer, night.command("weigh", seq=seq, choice=choice))


async def why_not(night: Night) -> None:
    """The viewer asks why they cannot give answers, listed or not, and who could come to a place."""
    if not night.has_lines:
        return
    seq, viewer = night.true.table.seq, night.plan.viewer
    line = night.random.choice((f"line {viewer}", "in words"))
    choices = [
        *night.random.sample(UNLISTED, 6),
        *(night.true_choices()[:4] if night.true.state.asked == viewer else []),
    ]
    for number, at in (
        (seq, f"field/{night.random.choice('abcdefghi')}{night.random.randrange(1, 10)}"),
        (seq + 5, None),
    ):
        await night.say(viewer, night.command("explain", seq=number, choices=choices, at=at), line=line)


async def previews(night: Night) -> None:
    """The viewer asks what answers would bring, their own, those of somebody else and none at all; so do others."""
    seq, asked = night.true.table.seq, night.true.state.asked
    if asked in night.people_here() and asked != night.plan.viewer:
        await night.say(asked, night.command("preview", seq=seq, choices=[]))
    if not night.has_lines:
        return
    viewer = night.plan.viewer
    mine = night.true_choices() if asked == viewer else []
    for line in (f"line {viewer}", "in words"):
        await night.say(viewer, night.command("preview", seq=seq, choices=mine[:64]), line=line)
    await night.say(viewer, night.command("preview", seq=seq, choices=[night.random.choice(WRONG_CHOICES[5:])]))


async def orders(night: Night) -> None:
    """Somebody wants a battle seen through, or windows passed; what others want is no business of the viewer's."""
    people, asked = night.people_here(), night.true.table.head.asked
    if not people:
        return
    likely = [asked] if asked is not None and asked in people and night.random.random() < 0.7 else people
    seat = night.random.choice(likely)
    await night.say(seat, night.command("deputy", on=night.random.random() < 0.4))
    wish = night.command("unasked", windows=some_windows(night, night.pair.true, seat))
    other = wish if seat == night.plan.viewer else {**wish, "windows": some_windows(night, night.pair.other, seat)}
    await night.say(seat, wish, other)


def some_windows(night: Night, side: Side, seat: int) -> list[str]:
    """Other ones than before, so that both servers have something to change."""
    known, before = list(side.table.adapter.windows), side.table.head.seats[seat].unasked
    found = [known, known[1:], known[: len(known) // 2], []]
    return night.random.choice([one for one in found if one != before] or [before])


async def talk(night: Night) -> None:
    """Somebody says something; watchers may not."""
    speaker = night.random.choice([*night.plan.people, WATCHER])
    await night.say(speaker, night.command("say", text=night.random.choice(TALK)))


async def new_line(night: Night) -> None:
    """The viewer comes back through another line, having seen everything, nothing or something."""
    if not night.has_lines:
        return
    since = night.random.choice((0, night.random.randrange(night.true.table.seq + 1), night.true.table.seq + 3))
    lang = night.random.choice(("", "&lang=en", "&lang=pl", "&lang=uk", "&lang=xx"))
    await night.connect("again", night.plan.viewer, f"?since={since}{lang}")
    await night.hang_up("again")


async def earlier(night: Night) -> None:
    """The viewer asks for all that happened, page by page, without words or with them."""
    if not night.has_lines:
        return
    line = night.random.choice((f"line {night.plan.viewer}", "in words"))
    for until in [night.true.table.seq + 3, *range(night.true.table.seq, 0, -PAGE), 0]:
        assert 1 == await night.say(night.plan.viewer, night.command("earlier", until=until), line=line)


async def others_come_and_go(night: Night) -> None:
    """Somebody else opens a line and closes it."""
    viewer = night.random.choice([*night.plan.people, WATCHER])
    await night.connect("guest", viewer, "?lang=pl")
    await night.hang_up("guest")


async def foreign_seat(night: Night) -> None:
    """A stranger asks for the frames of a seat, and the viewer for those of another one."""
    await night.connect("stranger", STRANGER, night.random.choice(("", "?seat=0&lang=uk", "?since=1&lang=pl")))
    await night.hang_up("stranger")
    if not night.has_lines:
        return
    seat = night.random.choice([one for one in range(7) if one != night.plan.viewer])
    await night.connect("foreign", night.plan.viewer, f"?seat={seat}&since=0")
    await night.hang_up("foreign")


async def requests(night: Night) -> None:
    """The viewer and a stranger ask for whatever can be asked for."""
    url, links, seats = night.url, night.true.links, night.plan.seats
    wishes: list[tuple[str, str, object]] = [
        ("GET", url, None), ("GET", "/api/tables", None), ("GET", f"{url}/record", None), ("GET", f"{url}x", None),
        ("POST", "/api/links", {"code": links["invite"]}), ("POST", "/api/links", {"code": links["watch"]}),
        ("POST", "/api/links", {"code": "nonsense"}), ("POST", "/api/join", {"code": links["watch"], "name": "Me"}),
        ("POST", f"{url}/start", None), ("POST", f"{url}/rematch", None), ("PUT", f"{url}/seats/0/bot", {"bot": "x"}),
        ("DELETE", f"{url}/seats/{(night.plan.viewer + 1) % seats}", None), ("DELETE", f"{url}/seats/9", None),
        ("POST", f"{url}/links/other", None), ("GET", "/api/games", None), ("GET", "/health", None), ("GET", "/", None),
        ("POST", "/api/tables", b"{"), ("GET", "/nowhere", None), ("PATCH", url, None), ("GET", "/t/some", None),
        ("GET", f"/j/{links['invite']}", None), ("GET", f"{url}/truth", None), ("GET", f"{url}?seat=1", None),
        ("GET", f"{url}/replay?viewer=open", None), ("GET", f"{url}/tally", None), ("POST", f"{url}/analysis", None),
        ("PUT", f"{url}/sharing", {"named": True}), ("DELETE", f"{url}/sharing", None),
        ("GET", f"/api/replays/{links['invite']}", None), ("GET", f"/r/{links['invite']}", None),
    ]  # fmt: skip
    if night.true.state.over:
        wishes = [one for one in wishes if not TOLD_AT_THE_END.search(one[1])]
    for viewer in [night.plan.viewer, STRANGER] if night.has_lines else [STRANGER]:
        for method, path, data in night.random.sample(wishes, 8):
            lang = night.random.choice(("en", "pl,en;q=0.5", "uk-UA", "xx", ""))
            ask = partial(asked_for, viewer=viewer, wish=(method, path, data, lang))
            here, there = await night.pair.both(ask)
            night.compare_answers(viewer, here, there)
            if path.startswith("/api/tables"):
                night.pair.sights.check(viewer, here.plain)
            night.pair.same_bytes(f"frames after {method} {path}")


async def asked_for(side: Side, viewer: int, wish: tuple[str, str, object, str]) -> Answer:
    return await side.request(viewer, *wish)


async def take_back(night: Night) -> None:
    """Somebody takes back what is free to be taken back."""
    progress = night.true.progress
    free = {seat: to for seat in night.people_here() if (to := progress.free_undo(seat)) is not None}
    if free:
        seat = night.random.choice(list(free))
        to = night.random.randrange(free[seat], len(progress.answers))
        await night.say(seat, night.command("undo", seq=night.true.table.seq, to=to))


async def propose(night: Night) -> None:
    """Somebody wants to go back further, and the others agree or not."""
    people = night.people_here()
    count = len(night.true.progress.answers)
    if not people or not count:
        return
    seat, to = night.random.choice(people), max(0, count - 1 - night.random.randrange(BACK))
    await night.say(seat, night.command("undo", seq=night.true.table.seq, to=to))
    for voter in people:
        proposal = night.true.table.head.proposal
        if proposal is not None and voter not in proposal.agreed:
            agree = night.random.random() < 0.9
            await night.say(voter, night.command("vote", proposal=proposal.seq, agree=agree))


async def run_out(night: Night) -> None:
    """Patience runs out: a bot stands in for whoever is asked."""
    night.tick(PATIENCE + 1)
    seat = night.true.table.head.asked
    assert seat is not None
    await night.pair.both(lambda side: side.duties.stand_in(seat))
    night.pair.same_bytes("bot that stands in")


async def decide(night: Night) -> None:
    """Somebody goes away, and the host lets a bot play for them until they are back."""
    host, people = night.plan.host, night.people_here()
    others = [seat for seat in people if seat not in (host, night.plan.viewer)]
    if host not in people or not others:
        return
    seat = night.random.choice(others)
    await night.hang_up(f"line {seat}")
    await run_out(night)
    await night.say(host, {**night.command("suggest", seat=seat), "kind": "stand-in"})
    await night.say(host, {**night.command("suggest", seat=seat), "kind": "give"})
    await night.connect(f"line {seat}", seat, "")
    night.pair.same_bytes("frames after somebody is back")
    await come_back(night)


async def come_back(night: Night) -> None:
    """Everybody for whom a bot plays is here again."""
    for seat, one in enumerate(night.true.table.head.seats):
        if one.away:
            await night.say(seat, night.command("back"))
    await night.finish_thoughts()


async def rest(night: Night) -> None:
    """Everybody leaves; the table goes from memory and comes back from the disk."""
    await night.finish_thoughts()
    if night.bot_asked():
        return
    await night.close_lines()
    night.tick(IDLE)
    night.pair.store_is_known()
    await night.pair.both(lambda side: side.hall.tend())
    for side in night.pair.sides:
        assert side.table_id not in side.hall.tables
    await night.open_lines()


async def renew_invitation(night: Night) -> None:
    """The host revokes the invite link; the other way in is a new one."""
    host = night.plan.host
    answers = await night.pair.both(lambda side: side.request(host, "POST", f"{night.url}/links/invite"))
    night.compare_answers(host, *answers)
    for side, answer in zip(night.pair.sides, answers, strict=True):
        side.links = codes(answer)
    night.pair.same_bytes("frames after a new link")


async def change_places(night: Night) -> None:
    """Somebody gets up, a bot plays on, and somebody else takes the seat."""
    others = [seat for seat in night.plan.people[1:] if seat != night.plan.viewer]
    if not others:
        return
    seat = night.random.choice(others)
    await night.pair.both(lambda side: side.request(seat, "DELETE", f"{night.url}/seats/{seat}"))
    night.pair.same_bytes("frames after somebody left")
    await night.hang_up(f"line {seat}")
    wish = {"name": f"Guest {night.true.table.seq}", "seat": seat}
    await night.pair.both(partial(night.come, viewer=seat, url="join", wish=wish))
    night.pair.same_bytes("frames after somebody sat down")
    await night.connect(f"line {seat}", seat, "")
    await night.finish_thoughts()


async def knocks(night: Night) -> None:
    """A stranger comes by the code of the table; somebody who sits there opens or does not, and so does the viewer."""
    code, name = night.true.table.head.room, f"Zoe {night.true.table.seq}"
    for path, body in (("rooms", {"code": code}), ("knocks", {"code": code, "name": name}), ("rooms", {"code": "?"})):
        ask = partial(asked_for, viewer=STRANGER, wish=("POST", f"/api/{path}", body, "en"))
        night.compare_answers(STRANGER, *await night.pair.both(ask))
        night.pair.same_bytes(f"frames after {path}")
    number, way = night.true.table.head.knocked, night.random.choice(("watch", "no", "sit"))
    for seat in [night.plan.viewer, *night.people_here()]:
        if night.has_lines or seat != night.plan.viewer:
            await night.say(seat, night.command("admit", knock=number, way=way))


async def inspected(night: Night) -> None:
    """What the operator sees who looks at the table as the viewer may."""
    viewer = night.plan.viewer
    word = "watcher" if viewer == WATCHER else SEAT_LETTERS[viewer]
    lang = night.random.choice(("en", "pl", "uk"))
    here, there = await night.pair.both(partial(shown, word=word, lang=lang))
    night.pair.same("eyes of the operator", here, there)


async def shown(side: Side, word: str, lang: str) -> tuple[str, str]:
    found = Inspection(side.table, lang)
    with found.out.capture() as seen:
        found.print(word)
    side.sent += [seen.get().encode(), found.json(word).encode()]
    return seen.get(), found.json(word)


async def counted(night: Night) -> None:
    """What is counted for the operator is the same; only when it was first counted is not."""
    here, there = await night.pair.both(lambda side: side.request(STRANGER, "GET", "/metrics"))
    night.pair.same("metrics", timeless(here.body), timeless(there.body))


def timeless(text: bytes) -> list[bytes]:
    return [line for line in text.splitlines() if b"_created" not in line and b"_seconds" not in line]


Extra = Callable[["Night"], Awaitable[None]]
EXTRAS: list[Extra] = [
    nonsense, wrong_answers, wrong_commands, talk, weighs, hints, why_not, previews, new_line, new_line, earlier,
    others_come_and_go,
    foreign_seat, requests, take_back, take_back, propose, run_out, come_back, rest, renew_invitation, change_places,
    inspected, counted, orders,
]  # fmt: skip
QUIET: list[Extra] = [  # nothing that takes time: a window would be passed meanwhile
    nonsense, wrong_answers, talk, weighs, hints, why_not, previews, new_line, earlier, others_come_and_go,
    foreign_seat, requests, inspected, counted,
]  # fmt: skip
