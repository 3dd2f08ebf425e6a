"""A whole random game at both servers at once, compared after everything anybody does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random

from tests.server import extras
from tests.server.asgi import Answer
from tests.server.kin import HIDDEN_LEADERS, Kin, World
from tests.server.secrecy import no_secrets
from tests.server.sides import NOTICES, STRANGER, Side, codes
from tests.server.twins import Twins, twins

from interregnum.kernel.ids import SEAT_LETTERS, WATCHER
from interregnum.kernel.options import Chosen
from interregnum.kernel.state import State
from interregnum.lab.watch import Leak
from interregnum.server.entries import Undone

LANGS = ("en", "pl", "uk")
PATIENCE = 3600
BOT = "random"
TICK = 0.125  # seconds


@dataclass(frozen=True)
class Plan:
    """What is played, and for whom it is watched."""

    seed: int
    seats: int
    viewer: int
    options: Chosen
    bots: Sequence[int] = ()
    busy: float = 0.25  # how often something else happens between two answers
    extras: Sequence[extras.Extra] = tuple(extras.EXTRAS)
    kin: Kin = HIDDEN_LEADERS
    most: int = 10_000  # answers
    labels: Mapping[int, int] = field(default_factory=dict)  # whose messages are taken for somebody else's
    pace: float = 0.0  # of bots
    memory: bool = True
    shared: Sequence[str] = ()  # stores: each of the two servers is several nodes on one of them

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.bots]

    @property
    def host(self) -> int:
        """Whoever sets the table up: the first person, or a watcher of bots."""
        return self.people[0] if self.people else WATCHER


@dataclass
class Tally:
    """What was done in a game."""

    games: int = 1
    answers: int = 0
    different: int = 0  # answers before which the two worlds were not the same
    extras: int = 0
    compared: int = 0
    searched: int = 0  # messages and answers in which no secret was found
    sightings: int = 0  # cards and leaders that were named to somebody
    alarms: int = 0  # those of them that they had not seen yet
    undone: int = 0
    agreed: int = 0  # those of the undone that others had to agree to
    moments: int = 0  # answers of bots whose moments were compared
    passed: int = 0  # windows that a standing order passes, or in which an answer waits
    ordered: int = 0  # answers of a deputy

    def add(self, other: Tally) -> None:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


class Night:
    """A plan as it is carried out."""

    def __init__(self, plan: Plan, pair: Twins) -> None:
        self.plan = plan
        self.pair = pair
        self.random = Random(plan.seed)
        self.tally = Tally()
        self.commands = 0

    # --- people and lines

    async def gather(self) -> None:
        """Everybody sits down, at both tables in the same order; one more looks on."""
        await self.pair.both(self.set_up)
        for seat in self.plan.people[1:]:
            wish = {"name": f"Player {SEAT_LETTERS[seat]}", "seat": seat}
            self.compare_answers(seat, *await self.pair.both(partial(self.come, viewer=seat, url="join", wish=wish)))
        self.compare_answers(WATCHER, *await self.pair.both(partial(self.come, viewer=WATCHER, url="watch", wish={})))
        await self.open_lines()

    async def set_up(self, side: Side) -> None:
        host = side.host = self.plan.host
        wish = {
            "game": self.plan.kin.game, "seats": self.plan.seats, "name": "Host", "options": self.plan.options,
            "bots": {str(seat): BOT for seat in self.plan.bots}, "patience": PATIENCE, "stand_in": BOT, "hints": True,
            "memory": self.plan.memory,
            "lang": LANGS[self.plan.seed % 3], "notice": f"https://{NOTICES}/turn" if self.plan.seed % 2 else None,
        }  # fmt: skip
        side.welcome(host)
        made = await side.request(host, "POST", "/api/tables", wish)
        assert 201 == made.status, made.body
        side.table_id, side.links = made.data["table"]["id"], codes(made)

    async def come(self, side: Side, viewer: int, url: str, wish: dict[str, object]) -> Answer:
        if viewer != self.plan.host:
            side.welcome(viewer)
        code = side.links["invite" if url == "join" else "watch"]
        answer = await side.request(viewer, "POST", f"/api/{url}", {"code": code, **wish})
        assert 201 == answer.status, answer.body
        return answer

    async def open_lines(self) -> None:
        """One line for everybody, and one more in words for the viewer."""
        for viewer in [*self.plan.people, WATCHER]:
            await self.connect(f"line {viewer}", viewer, "")
        if self.has_lines:
            await self.connect("in words", self.plan.viewer, f"?lang={self.random.choice(LANGS)}")

    async def close_lines(self) -> None:
        for name in list(self.true.lines):
            await self.hang_up(name)

    async def connect(self, name: str, viewer: int, query: str) -> None:
        await self.pair.both(lambda side: side.connect(name, viewer, query))
        self.pair.same_bytes(f"line {name}{query}")

    async def hang_up(self, name: str) -> None:
        await self.pair.both(lambda side: side.hang_up(name))
        self.pair.same_bytes("others when a line ends")

    @property
    def true(self) -> Side:
        return self.pair.true

    @property
    def has_lines(self) -> bool:
        """Whether the viewer is a person; a bot sends nothing of its own."""
        return self.plan.viewer in self.true.browsers

    def people_here(self) -> list[int]:
        """The seats of people who play themselves."""
        return [seat for seat, one in enumerate(self.true.table.head.seats) if one.holder and not one.away]

    def true_choices(self) -> list[str]:
        """The answers of whoever is asked in truth."""
        state = self.true.state
        return [self.true.progress.game.write_choice(state.ask, one) for one in state.choices]

    # --- saying things

    async def say(self, viewer: int, here: object, there: object | None = None, line: str = "") -> int:
        """A message through a viewer's line, on the other side perhaps another; nobody tells more than they may."""
        messages = {id(self.pair.true): here, id(self.pair.other): here if there is None else there}
        name = line or f"line {viewer}"
        self.pair.sights.hear_say(self.plan.labels.get(viewer, viewer), here)

        async def send(side: Side) -> None:
            side.lines[name].socket.send(messages[id(side)])

        await self.pair.both(send)
        return self.pair.same_bytes(f"message {here!r}")

    def command(self, kind: str, **values: object) -> dict[str, object]:
        self.commands += 1
        return {"type": kind, "id": f"c{self.commands}", **values}

    def compare_answers(self, viewer: int, here: Answer, there: Answer) -> None:
        if viewer in (self.plan.viewer, STRANGER):
            told = (here.status, here.headers, here.body), (there.status, there.headers, there.body)
            self.pair.same("answer to a request", *told)

    # --- the game

    async def play(self) -> Tally:
        await self.gather()
        await self.pair.both(lambda side: side.request(self.plan.host, "POST", f"{self.url}/start"))
        self.pair.same_bytes("deal")
        while not self.true.state.over and self.tally.answers < self.plan.most:
            await self.step()
        await self.end()
        self.tally.compared = self.pair.compared
        self.tally.sightings, self.tally.alarms = self.pair.sights.checked, self.pair.sights.count
        undone = [one.entry for one in self.true.table.log.items() if isinstance(one.entry, Undone)]
        self.tally.undone, self.tally.agreed = len(undone), sum(one.agreed for one in undone)
        return self.tally

    def no_early_sights(self) -> None:
        """Nobody was told of what they had not seen, unless that is what shall happen."""
        if self.pair.sights.alarms and not self.plan.labels:
            raise Leak("\n".join(self.pair.sights.alarms))

    @property
    def url(self) -> str:
        return f"/api/tables/{self.true.table_id}"

    async def step(self) -> None:
        """An answer, given in both worlds; before it, perhaps something else."""
        self.tally.searched += no_secrets(self.pair, seeds=True)
        self.no_early_sights()
        state = self.true.state
        choice = self.chosen(state)
        world = self.pair.another(state, choice)
        await self.exchange(world)
        possible = [one for one in self.plan.extras if not self.held() or one in extras.QUIET]
        if possible and self.random.random() < self.plan.busy:
            self.tally.extras += 1
            await self.random.choice(possible)(self)
        if self.true.state is state and self.pair.other.state is world.state:
            await self.answer(world, choice)

    def chosen(self, state: State) -> int:
        """An answer; in a window that is passed often no hand gives another one."""
        held = self.held()
        if not held or self.random.random() < 0.5:
            return self.plan.kin.chosen(state, self.random)
        return next(one for one in state.choices if self.true.progress.game.write_choice(state.ask, one) == held[0])

    def held(self) -> list[str]:
        """How a window is passed, by each server that does so: the orders of others are not the same at both."""
        return [side.table.held.passing for side in self.pair.sides if side.table.held is not None]

    async def exchange(self, world: World) -> None:
        """From here on the other server is in another world, and the viewer looks again."""
        self.pair.exchange(world)
        await self.pair.both(self.look_again)
        self.same_thoughts()
        if self.has_lines:
            seq = self.true.table.seq
            since = self.random.choice((0, seq, max(0, seq - self.random.randrange(20))))
            count = await self.say(self.plan.viewer, self.command("refresh", since=since))
            assert count >= 2, "a reply and a frame"

    async def look_again(self, side: Side) -> None:
        """A bot that is asked thinks about the world as it is now."""
        if side is self.pair.other and self.bot_asked() and side.table.held is None:
            side.duties.look(side.table)

    def bot_asked(self) -> bool:
        """Whether a bot answers, for itself or as a deputy."""
        head = self.true.table.head
        return head.asked is not None and head.bot_for(head.asked) is not None

    def same_thoughts(self) -> None:
        """A bot in the viewer's seat is a viewer, too."""
        if self.bot_asked() and not self.held() and self.true.table.head.asked == self.plan.viewer:
            here, there = self.true.puppets.given[-1], self.pair.other.puppets.given[-1]
            self.pair.same("view of a bot", bytes(here.view), bytes(there.view))
            self.pair.same("choices of a bot", here.choices, there.choices)

    async def answer(self, world: World, choice: int) -> None:
        """The asked seat answers, in the other world by what stands for it there."""
        other = world.choice(choice)
        if other not in world.state.choices:
            raise Leak(f"the answer {choice} is not open in another world of viewer {self.plan.viewer}")
        game, ask, seat = self.true.progress.game, world.state.ask, int(world.state.asked)
        here, there = game.write_choice(ask, choice), game.write_choice(ask, other)
        if seat == self.plan.viewer:
            self.pair.same("own answer", here, there)
        self.tally.answers += 1
        self.tally.different += game.state_hash(self.true.state) != game.state_hash(world.state)
        await self.end_vote()
        if self.held():
            await self.window_closes(seat, here, there)
        elif self.bot_asked():
            self.tally.ordered += self.true.table.head.bot_of(seat) is None
            await self.bot_answers(here, there)
        else:
            command = self.command("answer", seq=self.true.table.seq)
            await self.say(seat, {**command, "choice": here}, {**command, "choice": there})
        # time that passed while a bot or a window waits would not have passed for the one in the other world
        if not self.plan.pace and not self.held():
            self.tick(self.random.randrange(90))

    async def end_vote(self) -> None:
        """A bot does not answer while people vote: whoever wanted to go back no longer does."""
        proposal = self.true.table.head.proposal
        if proposal is not None and proposal.by is not None and self.bot_asked():
            await self.say(proposal.by, self.command("vote", proposal=proposal.seq, agree=False))

    async def window_closes(self, seat: int, here: str, there: str) -> None:
        """The answer shows when the window is passed, whoever gave it; who is asked at one server gives it then."""
        told = {id(self.pair.true): here, id(self.pair.other): there}
        command = self.command("answer", seq=self.true.table.seq)
        idle = [*self.pair.sides] if seat == self.plan.viewer else [self.pair.other]
        nobody = idle if self.random.random() < 0.5 else []  # whose hand waits until the window is passed
        moments: list[int] = []

        async def close(side: Side) -> None:
            held = side.table.held
            seq, answer = side.table.seq, told[id(side)]
            if held is None:
                side.world.go_on(moments[0] * TICK)
            if held is None and self.bot_asked():
                side.puppets.say(answer)
            elif held is None or held.passing != answer or side not in nobody:
                side.lines[f"line {seat}"].socket.send({**command, "choice": answer})
            moments.append(await self.shown(side, seq))

        both = len(self.held()) > 1
        for side in sorted(self.pair.sides, key=lambda one: one.table.held is None):
            await self.pair.do(side, close)
        self.tally.passed += 1
        if both:
            self.pair.same("moment at which a window is over", *moments)
        self.pair.same_bytes("answer in a window")

    async def bot_answers(self, here: str, there: str) -> None:
        told = {id(self.pair.true): here, id(self.pair.other): there}

        async def answer(side: Side) -> int:
            return await self.thought(side, told[id(side)])

        moments = await self.pair.both(answer)
        if self.plan.pace:
            self.tally.moments += 1
            self.pair.same("moment at which a bot's answer shows", *moments)
        self.pair.same_bytes("answer of a bot")

    async def thought(self, side: Side, choice: str) -> int:
        """A bot thinks as long as its view makes it, and answers; how many ticks later that shows."""
        seq, ticks = side.table.seq, 0
        for _ in range(self.thinking_time(side)):
            side.world.go_on(TICK)
            ticks += 1
        side.puppets.say(choice)
        return await self.shown(side, seq, ticks)

    async def shown(self, side: Side, seq: int, ticks: int = 0) -> int:
        """Let the clock go on until something is kept that comes after this; how many ticks that took."""
        await side.settle()
        while side.table.seq == seq:
            assert ticks < PATIENCE, "everybody answers at some time"
            side.world.go_on(TICK)
            await side.settle()
            ticks += 1
        return ticks

    def thinking_time(self, side: Side) -> int:
        """In ticks: shorter than the pace, and different for what a bot sees."""
        longest = max(1, int(side.duties.pace / TICK))
        return sum(bytes(side.puppets.given[-1].view)) % longest if self.plan.pace else 0

    async def finish_thoughts(self) -> None:
        """Bots whose people are here again come to an end."""
        if not self.bot_asked():

            async def finish(side: Side) -> None:
                side.puppets.finish()

            await self.pair.both(finish)

    def tick(self, seconds: float) -> None:
        for side in self.pair.sides:
            side.world.go_on(seconds)

    async def end(self) -> None:
        """The last frames are the same, and in the end nothing was ever sent that holds a secret."""
        await extras.new_line(self)
        await extras.earlier(self)
        await extras.requests(self)
        await extras.inspected(self)
        await extras.counted(self)
        self.tally.searched += no_secrets(self.pair, seeds=not self.true.state.over)
        self.no_early_sights()
        for hall in [hall for side in self.pair.sides for hall in side.halls]:
            assert 0 == hall.services.metrics.registry.get_sample_value("interregnum_failures_total")


async def play(plan: Plan) -> Tally:
    """A game by this plan; a leak is raised when both servers have come to their end."""
    leak: Leak | None = None
    tally = Tally()
    async with twins(plan.kin, plan.viewer, plan.seed, plan.labels, plan.pace, plan.shared) as pair:
        try:
            tally = await Night(plan, pair).play()
        except Leak as error:
            leak = error
    if leak is not None:
        raise leak
    return tally
