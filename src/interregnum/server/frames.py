"""The one function that makes a frame: whatever a client gets of a table and its game comes from here."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, cast

from msgspec import UNSET, Raw, Struct, UnsetType, json
from msgspec.structs import replace

from interregnum.bots import advisor
from interregnum.kernel.dice import commitment
from interregnum.kernel.ids import SEAT_LETTERS, WATCHER
from interregnum.kernel.view import Foreseen, View
from interregnum.server import chronicle, coaching, heads, kinds
from interregnum.server.chronicle import Ear
from interregnum.server.thought import Advice
from interregnum.server.words import words
from interregnum.wire import frames
from interregnum.wire.previews import Pinned

if TYPE_CHECKING:
    from interregnum.server.table import Table

BITE = 2  # entries that are put into words before others have their turn
encoder = json.Encoder()


class Asking(NamedTuple):
    """The part of a frame about what comes next, or about the end; its question as it is sent."""

    question: Raw | None = None
    waiting: str | UnsetType = UNSET
    result: list[str] | UnsetType = UNSET
    told: list[str] | UnsetType = UNSET
    places: list[frames.Placing] | UnsetType = UNSET


class Camera:
    """Makes the frames of one table, and remembers the parts that several of them share, as bytes.

    A view is dozens of objects. Kept for every viewer of every table until the next answer, they would be most of what
    is looked through for garbage; so only the last one is, until everybody has their frame.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.views: dict[int, Raw] = {}
        self.last: View | None = None  # of them
        self.shown: Struct | None = None  # the same as it is sent
        self.is_bout: bool | None = None  # whether one is under way: everybody sees that
        self.info: Raw | None = None
        self.shows: tuple[object, ...] | None = None  # of what that was made, if no more time has to pass to change it
        self.asked: dict[tuple[int, str], Asking] = {}
        self.figures: dict[tuple[int, str | None], dict[str, float]] = {}  # what may come of answers, by viewer
        self.foreseen: dict[tuple[int, int], Foreseen | None] = {}  # what answers would bring, by viewer
        self.advised: set[int] = set()  # the seats that asked for a hint
        self.advice: dict[int, list[Advice]] = {}  # what they were told
        self.names = table.names
        self.kinds: dict[str, str] = {}  # of listeners, by language
        self.made = 0  # entries that were put into words

    def forget(self, game: bool) -> None:
        """Something changed: the table, and perhaps the game, or how players are called."""
        if not game or self.shows is None or heads.shown(self.table.head) != self.shows:
            self.info = None
        if game:
            self.views.clear()
            self.figures = {}  # a weighing that is under way keeps the one of its position
            self.foreseen.clear()
            self.advised, self.advice = set(), {}
            self.is_bout = None
            self.let_go()
        if game or self.names != self.table.names or self.table.head.ended:
            self.asked.clear()
            if self.names is not self.table.names:
                self.names = self.table.names
                self.kinds.clear()

    def let_go(self) -> None:
        """Everybody has their frame: whoever wants the view once more has it made again."""
        self.last = self.shown = None

    def frame(self, ear: Ear, since: int, opens: bool = False) -> bytes:
        """Everything this viewer may know now, and what happened since; who opens the door sees who knocks."""
        table = self.table
        viewer = ear.viewer
        view = self.view(viewer)
        since = self.page_before(table.seq, since)
        asked = self.asking(ear)
        progress = table.progress
        frame = frames.Frame(
            seq=table.seq,
            you=None if viewer == WATCHER else viewer,
            table=cast(frames.TableInfo, self.table_info()),
            answers=0 if progress is None else len(progress.answers),
            view=cast(Struct | None, view),
            question=cast(frames.Question | None, asked.question),
            waiting=asked.waiting,
            undo=None if progress is None or viewer == WATCHER or table.head.ended else progress.free_undo(viewer),
            clock=table.clocks.shown(),
            since=since,
            news=self.news(ear, since, table.seq),
            result=asked.result,
            orders=self.orders(viewer),
            told=asked.told,
            taught=coaching.taught(table, viewer),
            answered=0 if progress is None or viewer == WATCHER else progress.answered(viewer),
            places=asked.places,
            room=table.head.room,
            knocks=self.knocks() if opens else [],
        )
        return encoder.encode(frame)

    def knocks(self) -> list[frames.Knock]:
        """Who is at the door."""
        head, now = self.table.head, self.table.services.world.now()
        return [frames.Knock(one.number, one.name) for one in head.at_door(now)]

    def orders(self, viewer: int) -> frames.Orders | None:
        """The viewer's own standing orders; nobody hears of those of others."""
        known = list(self.table.adapter.windows)
        if viewer == WATCHER or self.table.head.status != heads.PLAYING or not known:
            return None
        seat = self.table.head.seats[viewer]
        if self.is_bout is None:
            self.is_bout = self.table.adapter.is_bout(self.seen(viewer))
        return frames.Orders(seat.deputy if self.is_bout else None, seat.unasked, known)

    def asking(self, ear: Ear) -> Asking:
        """What a viewer is asked or waits for, put into words once until it changes."""
        key = ear.viewer, ear.lang
        found = self.asked.get(key)
        if found is None:
            found = self.asked[key] = self.asked_now(ear)
        return found

    def asked_now(self, ear: Ear) -> Asking:
        speaker, names = ear.speaker, self.table.spoken
        if self.table.progress is None:
            return Asking()
        if self.table.head.ended:
            return Asking(waiting=UNSET if speaker is None else words(ear.lang).ui("table-ended"))
        view = self.seen(ear.viewer)
        asked = self.question(view, ear)
        question = None if asked is None else Raw(encoder.encode(asked))
        if speaker is None:
            return Asking(question)
        lines = speaker.table(view, names) or UNSET
        if view.over:
            places = [frames.Placing(*one) for one in speaker.places(view)] or UNSET
            return Asking(question, result=speaker.result(view, names), told=lines, places=places)
        if question is not None:
            return Asking(question, told=lines)
        return Asking(waiting=speaker.waiting(view, names), told=lines)

    async def prepare(self, ear: Ear, since: int, until: int) -> None:
        """Put long news into words, of one story at a time and a few entries of it, so that others come between."""
        seq = since + 1
        while seq <= until:
            async with self.table.services.telling:
                seq = self.put_into_words(ear, seq, until)
                await asyncio.sleep(0)

    def put_into_words(self, ear: Ear, seq: int, until: int) -> int:
        """A few entries from there on, which whoever tells them will find; where to go on."""
        full = self.made + BITE
        while seq <= until and self.made < full:
            self.entry(ear, seq, self.kind(ear))
            seq += 1
        return seq

    def news(self, ear: Ear, since: int, until: int) -> list[frames.AnyNews]:
        """What the viewer hears of these entries."""
        kind = self.kind(ear)
        parts = [self.entry(ear, seq, kind) for seq in range(since + 1, until + 1)]
        return cast(list[frames.AnyNews], Raw(b"[%s]" % b",".join(part for part in parts if part)))

    def kind(self, ear: Ear) -> str:
        """Those who hear an entry in the same words, if they may know the same."""
        found = self.kinds.get(ear.lang)
        if found is None:
            found = self.kinds[ear.lang] = "\n".join((self.table.head.id, ear.lang, *self.names))
        return found

    def entry(self, ear: Ear, seq: int, kind: str) -> bytes:
        """What such a viewer hears of one entry, made once as long as there is room to keep it."""
        table = self.table
        listener = WATCHER if table.log.is_alike(seq, ear.viewer) else ear.viewer
        eyes = WATCHER if table.head.is_past(seq) else listener
        key = f"{seq} {listener} {eyes} {kind}"
        found = table.services.news.find(key)
        if found is None:
            told_of = chronicle.news([table.log.item(seq)], table.adapter, ear, table.spoken, eyes)
            found = encoder.encode(told_of)[1:-1]
            table.services.news.put(key, found)
            self.made += 1
        return found

    async def past(self, command: str, ear: Ear, until: int) -> bytes:
        """A page of what happened before."""
        until = min(until, self.table.seq)
        since = self.page_before(until)
        await self.prepare(ear, since, until)
        return encoder.encode(frames.Past(command, since, until, self.news(ear, since, until)))

    def page_before(self, until: int, since: int = 0) -> int:
        """Where the page of news begins that ends there."""
        return max(since, until - chronicle.PAGE)

    def view(self, viewer: int) -> Raw | None:
        """What the viewer may know of the game as it is sent, made once until it changes."""
        table = self.table
        if table.progress is None:
            return None
        found = self.views.get(viewer)
        if found is None:
            view = self.seen(viewer)
            shown = table.adapter.view(view) if self.shown is None else table.adapter.view_beside(view, self.shown)
            self.shown = shown
            found = self.views[viewer] = Raw(encoder.encode(shown))
        return found

    def seen(self, viewer: int) -> View:
        """The view of a game that has begun."""
        if self.last is None or self.last.viewer != viewer:
            assert self.table.progress is not None, "the game has not begun"
            self.last = self.table.view(self.table.progress.state, viewer)
        return self.last

    def question(self, view: View, ear: Ear) -> frames.Question | None:
        """The viewer's own question with all its answers."""
        question = view.question
        if question is None:
            return None
        table = self.table
        text: str | UnsetType = UNSET
        labels: Sequence[str | UnsetType] = [UNSET] * len(question.choices)
        if ear.speaker is not None:
            text = ear.speaker.question(question, view, table.spoken)
            labels = ear.speaker.choices(question, view, table.spoken)
        offers = [
            table.adapter.offer(view, choice, table.game.write_choice(question.ask, choice), label)
            for choice, label in zip(question.choices, labels, strict=True)
        ]
        asked, source = table.adapter.ask(question), table.adapter.source(question)
        found = table.adapter.sentence(view)
        sentence: int | UnsetType = UNSET if found is None else found
        return frames.Question(asked, source, offers, text, sentence, self.pinned(view, ear))

    def pinned(self, view: View, ear: Ear) -> list[Pinned] | UnsetType:
        """What the viewer chose before, in words if the client wants any."""
        pins = self.table.adapter.pinned(view)
        if ear.speaker is not None:
            texts = ear.speaker.pinned(view, self.table.spoken)
            pins = [replace(pin, text=text) for pin, text in zip(pins, texts, strict=True)]
        return pins or UNSET

    def table_info(self) -> Raw:
        """The table beside its game, the same for everybody."""
        if self.info is None:
            self.info = Raw(encoder.encode(table_info(self.table)))
            head = self.table.head
            settled = head.proposal is None and not head.petitions and self.table.presence.is_settled()
            self.shows = heads.shown(head) if settled else None
        return self.info


def table_info(table: Table, told: bool = False) -> frames.TableInfo:
    """What everybody at a table may know about it; of a game that is told again, nothing about who is here now."""
    head, seed = table.head, table.head.seed
    here = set() if told else table.presence.here()
    return frames.TableInfo(
        id=head.id,
        game=head.game,
        options=head.options,
        status=head.status,
        seats=[seat_info(table, number, None if told else number in here) for number in range(len(head.seats))],
        watchers=None if head.watch is None else 0 if told else table.watching(),
        patience=head.patience,
        lang=head.lang,
        talk=table.services.settings.limits.chat_length,
        commitment=None if seed is None else commitment(seed),
        seed=seed.hex() if seed is not None and head.status == heads.OVER else None,
        proposal=proposal(table),
        next=head.next,
        pace=head.pace,
        ended=head.ended,
        hints=head.gives_hints and advisor(table.game) is not None,
        memory=head.memory,
        petitions=[petition(table, one) for one in head.petitions],
        leaders=[] if told else table.presence.leaders(),
        sharing=sharing(head),
        what_if=head.what_if,
    )


def seat_info(table: Table, number: int, here: bool | None) -> frames.SeatInfo:
    """Who sits somewhere; nothing about their lines where that is not known."""
    head = table.head
    seat = head.seats[number]
    held = seat.holder is not None
    kind: frames.SeatKind = "person" if held else "bot" if head.bot_of(number) and head.status != heads.OPEN else "free"
    if seat.bot is not None:
        kind = "bot"
    bot = seat.bot if seat.bot is not None else head.stand_in if kind != "free" else None
    playing = here is not None and head.status == heads.PLAYING
    return frames.SeatInfo(
        kind=kind,
        name=seat.name,
        bot=bot,
        here=bool(here) and held,
        away=seat.away,
        host=held and seat.holder == head.host,
        since=None if here is None else table.presence.since(number),
        missed=playing and not seat.away and table.presence.is_missed(number),
        gone=playing and seat.offer is None and table.presence.is_away(number),
        offered=seat.offer is not None,
        open=not held and seat.bot is None and head.status != heads.OVER,
        story=[frames.Turnover(one.what, one.name, one.agreed) for one in seat.story],
    )


def sharing(head: heads.TableHead) -> frames.Sharing | None:
    """Who agrees that anybody may see the game again."""
    agreed = [number for number, seat in enumerate(head.seats) if seat.shares]
    missing = head.unwilling
    if head.status != heads.OVER or head.ended or not (agreed or missing):
        return None
    named = [number for number in agreed if head.seats[number].named]
    return frames.Sharing(agreed, missing, named, not any(head.seats[number].parted for number in missing))


def proposal(table: Table) -> frames.Proposal | None:
    found = table.head.proposal
    if found is None or found.by is None:
        return None
    return frames.Proposal(found.seq, found.by, found.to, found.agreed, kinds.missing(table, found))


def petition(table: Table, one: heads.Petition) -> frames.Petition:
    missing = kinds.missing(table, one)
    return frames.Petition(one.seq, one.kind, one.by, one.about, one.name, one.agreed, missing, one.ends)


def names(head: heads.TableHead) -> tuple[str, ...]:
    """How players are called; a seat without a name by its letter."""
    return tuple([seat.name or SEAT_LETTERS[number] for number, seat in enumerate(head.seats)])
