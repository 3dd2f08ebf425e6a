"""The protocol between nodes as a machine of few parts, which Hypothesis drives into whatever order of things it likes.

One table; a store that keeps a step only if it follows; nodes that may pause, die and be late; a bus that may lose,
double and delay; clients who come to any node and send again what was not replied to. Decisions 50 to 52 tell the same
in words.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import ClassVar, NamedTuple

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

NODES, CLIENTS = 3, 3
LASTS = 10  # ticks for which a sign of life holds
CONFLICT, KEPT = "conflict", "kept"

NODE = st.integers(0, NODES - 1)
CLIENT = st.integers(0, CLIENTS - 1)


class Step(NamedTuple):
    """What stands in the log; an answer names the position that it answers: how many answers stand before it."""

    command: str | None  # none: a duty
    position: int | None  # none: talk


@dataclass
class Request:
    """A step on its way into the store, what became of it there, and who waits for it."""

    step: Step
    follows: int  # how many entries were known
    outcome: str | None = None
    client: int | None = None


@dataclass
class Node:
    """What is in the memory of a node."""

    up: bool = True
    paused: bool = False
    known: list[Step] = field(default_factory=list)
    request: Request | None = None
    woken: list[int] = field(default_factory=list)  # places that others announced
    on_duty: bool = False

    @property
    def works(self) -> bool:
        return self.up and not self.paused


@dataclass
class Client:
    """Somebody with a line to a node, or without one."""

    node: int | None = None
    seen: int = 0
    pending: Step | None = None
    number: int = 0


class Protocol(RuleBasedStateMachine):
    """All rules of decisions 50 to 52; a machine with a fault breaks one of them."""

    fault: ClassVar[str] = ""
    steps: ClassVar[int] = 0
    states: ClassVar[set[int]] = set()

    def __init__(self) -> None:
        super().__init__()
        self.log: list[Step] = []
        self.nodes = [Node() for _ in range(NODES)]
        self.clients = [Client(number % NODES) for number in range(CLIENTS)]
        self.clock = 0  # of the store
        self.alive = dict.fromkeys(range(NODES), LASTS)  # until when each node is here
        self.duty: int | None = None
        self.acknowledged: dict[str, int] = {}
        self.refused: set[str] = set()
        self.told = 0  # the newest entry that anybody was told of

    def working(self, is_free: bool = False) -> list[int]:
        """The nodes that can do something, or begin something."""
        return [n for n, one in enumerate(self.nodes) if one.works and not (is_free and one.request is not None)]

    def asking(self, is_answered: bool) -> list[int]:
        """The nodes whose step is on its way into the store, or that can hear what became of it."""
        found = [(n, one) for n, one in enumerate(self.nodes) if one.request is not None]
        if is_answered:
            return [n for n, one in found if one.works and one.request is not None and one.request.outcome is not None]
        return [n for n, one in found if one.request is not None and one.request.outcome is None]

    def free_to_send(self) -> list[int]:
        free = self.working(is_free=True)
        return [n for n, one in enumerate(self.clients) if one.pending is None and one.node in free]

    # --- what a node does

    def catch_up(self, node: Node) -> None:
        """Read what is missing; only what is kept can be read."""
        node.known = self.log[:]

    def show(self, number: int) -> None:
        """Everybody at a node sees what it knows."""
        for client in self.clients:
            if client.node == number:
                client.seen = len(self.nodes[number].known)
                self.told = max(self.told, client.seen)

    def begin(self, number: int, step: Step, client: int | None) -> None:
        node = self.nodes[number]
        node.request = Request(step, len(node.known), client=client)
        if self.fault == "tells-early" and client is not None:
            self.acknowledge(client, step, len(node.known) + 1)

    def acknowledge(self, client: int, step: Step, seq: int) -> None:
        assert step.command is not None
        self.acknowledged[step.command] = seq
        self.told = max(self.told, seq)
        if self.clients[client].pending == step:
            self.clients[client].pending = None

    def handle(self, number: int, client: int, step: Step) -> None:
        """A command: done before, of an old position, or to be kept."""
        node = self.nodes[number]
        if step in node.known and self.fault != "forgets-ids":
            self.acknowledge(client, step, node.known.index(step) + 1)
        elif step.position is not None and step.position != answers(node.known):
            assert step.command is not None
            self.refused.add(step.command)
            self.clients[client].pending = None
        else:
            self.begin(number, step, client)

    def settle(self, number: int, request: Request, kept: bool) -> None:
        """The store has answered, or nobody knows: then the log is looked at before anything else."""
        node = self.nodes[number]
        node.request = None
        if kept:
            node.known.append(request.step)
            self.announce(number)
        else:
            self.catch_up(node)
        self.show(number)
        client = request.client
        if client is None or self.clients[client].node != number:
            return
        if kept:
            self.acknowledge(client, request.step, len(node.known))
        else:
            self.handle(number, client, request.step)

    def announce(self, number: int) -> None:
        for other in self.nodes:
            if other is not self.nodes[number] and other.up:
                other.woken.append(len(self.nodes[number].known))

    # --- what may happen

    @precondition(lambda self: self.working())
    @rule(client=CLIENT, number=NODE)
    def somebody_comes(self, client: int, number: int) -> None:
        """Whoever comes is shown the table as it is kept, and sends again what was not replied to."""
        number = one_of(self.working(), number)
        node, one = self.nodes[number], self.clients[client]
        if self.fault != "believes-its-memory":
            if node.request is not None and node.known != self.log:
                return  # what is on its way into the store comes first: only then is the log looked at
            self.catch_up(node)
        assert len(node.known) >= self.told, "NO_STEP_BACK"
        one.node = number
        self.show(number)
        if one.pending is not None and node.request is None:
            self.handle(number, client, one.pending)

    @precondition(lambda self: self.free_to_send())
    @rule(client=CLIENT, talks=st.booleans())
    def somebody_sends(self, client: int, talks: bool) -> None:
        client = one_of(self.free_to_send(), client)
        one = self.clients[client]
        assert one.node is not None
        one.number += 1
        position = None if talks else answers(self.nodes[one.node].known)
        one.pending = Step(f"{client}.{one.number}", position)
        self.handle(one.node, client, one.pending)

    @precondition(lambda self: self.asking(is_answered=False))
    @rule(number=NODE)
    def the_store_gets_a_step(self, number: int) -> None:
        """It is kept whole if it follows and its command is new, however late it comes."""
        request = self.nodes[one_of(self.asking(is_answered=False), number)].request
        assert request is not None
        is_new = request.step.command is None or request.step not in self.log
        follows = request.follows == len(self.log)
        if (follows or self.fault == "keeps-anything") and (is_new or self.fault == "forgets-ids"):
            self.log.append(request.step)
            request.outcome = KEPT
        else:
            request.outcome = CONFLICT

    @precondition(lambda self: self.asking(is_answered=True))
    @rule(number=NODE)
    def the_store_answers(self, number: int) -> None:
        number = one_of(self.asking(is_answered=True), number)
        request = self.nodes[number].request
        assert request is not None
        self.settle(number, request, request.outcome == KEPT)

    @precondition(lambda self: any(one.works and one.request is not None for one in self.nodes))
    @rule(number=NODE)
    def the_way_to_the_store_breaks(self, number: int) -> None:
        """Before or after the step was kept: nobody knows; what had not come there does not come any more."""
        number = one_of([n for n, one in enumerate(self.nodes) if one.works and one.request is not None], number)
        request = self.nodes[number].request
        assert request is not None
        self.settle(number, request, kept=False)

    @precondition(lambda self: self.working(is_free=True))
    @rule(number=NODE, loses=st.booleans(), doubles=st.booleans(), place=st.integers(0, 9))
    def the_bus_brings_something(self, number: int, loses: bool, doubles: bool, place: int) -> None:
        """In any order, or not at all; and now and then a lie, which costs a look."""
        number = one_of(self.working(is_free=True), number)
        node = self.nodes[number]
        heard = place if not node.woken else node.woken[0] if doubles else node.woken.pop(place % len(node.woken))
        if not loses and heard != len(node.known):
            self.catch_up(node)
            self.show(number)

    @rule(number=NODE)
    def a_node_looks(self, number: int) -> None:
        node = self.nodes[number]
        if node.works and node.request is None:
            self.catch_up(node)
            self.show(number)

    # --- what fails

    @precondition(lambda self: len(self.working()) > 1)
    @rule(number=NODE, how=st.sampled_from(["die", "pause"]))
    def a_node_fails(self, number: int, how: str) -> None:
        number = one_of(self.working(), number)
        if how == "pause":
            self.nodes[number].paused = True
        else:
            self.kill(number)

    def kill(self, number: int) -> None:
        """What was on its way to the store may still come there, and nobody will hear of it."""
        node = self.nodes[number]
        if node.request is not None and node.request.outcome is None:
            self.late = node.request
        self.nodes[number] = Node(up=False)
        for client in self.clients:
            if client.node == number:
                client.node = None

    late: Request | None = None

    @precondition(lambda self: self.late is not None)
    @rule()
    def a_step_of_a_dead_node_comes_late(self) -> None:
        assert self.late is not None
        late, self.late = self.late, None
        if late.follows == len(self.log) and (late.step.command is None or late.step not in self.log):
            self.log.append(late.step)

    @precondition(lambda self: len(self.working()) < NODES)
    @rule(number=NODE)
    def a_node_comes_back(self, number: int) -> None:
        """Anew, or as it was when it was paused."""
        number = one_of([n for n, one in enumerate(self.nodes) if not one.works], number)
        if self.nodes[number].up:
            self.nodes[number].paused = False
        else:
            self.nodes[number] = Node()

    # --- duties

    @rule(ticks=st.integers(1, LASTS))
    def time_passes(self, ticks: int) -> None:
        self.clock += ticks

    @rule(number=NODE)
    def a_node_gives_a_sign_of_life(self, number: int) -> None:
        node = self.nodes[number]
        if node.works:
            if self.alive[number] <= self.clock and self.fault != "keeps-its-duty":  # others may have taken over
                node.on_duty = False
                self.duty = None if self.duty == number else self.duty
            self.alive[number] = self.clock + LASTS

    @rule(number=NODE)
    def a_node_asks_for_the_duty(self, number: int) -> None:
        node = self.nodes[number]
        if node.works and self.alive[number] > self.clock:
            if self.duty is None or self.alive[self.duty] <= self.clock:
                self.duty = number
            node.on_duty = self.duty == number

    @precondition(lambda self: any(one.works and one.on_duty and one.request is None for one in self.nodes))
    @rule(number=NODE)
    def a_bot_answers(self, number: int) -> None:
        """At a node that thinks that it has the duty, rightly or not."""
        found = [n for n, one in enumerate(self.nodes) if one.works and one.on_duty and one.request is None]
        number = one_of(found, number)
        self.begin(number, Step(None, answers(self.nodes[number].known)), None)

    # --- what always holds

    @invariant()
    def everything_acknowledged_is_kept(self) -> None:
        for command, seq in self.acknowledged.items():
            assert seq <= len(self.log), "ACKNOWLEDGED_IS_KEPT"
            assert command == self.log[seq - 1].command, "ACKNOWLEDGED_IS_KEPT"

    @invariant()
    def nothing_is_kept_twice(self) -> None:
        commands = [step.command for step in self.log if step.command is not None]
        assert len(commands) == len(set(commands)), "ONCE"

    @invariant()
    def nothing_refused_is_kept(self) -> None:
        assert not self.refused & {step.command for step in self.log}, "REFUSED_IS_NOT_KEPT"

    @invariant()
    def nobody_knows_what_is_not_kept(self) -> None:
        for node in self.nodes:
            assert node.known == self.log[: len(node.known)], "SHOWN_WAS_KEPT"

    @invariant()
    def every_position_is_answered_once(self) -> None:
        positions = [step.position for step in self.log if step.position is not None]
        assert positions == list(range(len(positions))), "EACH_POSITION_ONCE"

    @invariant()
    def one_node_at_most_has_the_duty(self) -> None:
        holders = [number for number, node in enumerate(self.nodes) if node.on_duty and self.alive[number] > self.clock]
        assert len(holders) <= 1, "ONE_DUTY"

    @invariant()
    def counted(self) -> None:
        Protocol.steps += 1
        Protocol.states.add(hash(self.picture()))

    def picture(self) -> tuple[object, ...]:
        nodes = [
            (one.up, one.paused, len(one.known), one.on_duty, tuple(one.woken), request_of(one.request))
            for one in self.nodes
        ]
        clients = [(one.node, one.seen, one.pending) for one in self.clients]
        leases = tuple(max(until - self.clock, 0) for until in self.alive.values())
        return tuple(self.log), tuple(nodes), tuple(clients), self.duty, leases, request_of(self.late)

    def teardown(self) -> None:
        """When everything is repaired and has been looked at, all nodes know all there is: ALL_CATCH_UP."""
        for number, node in enumerate(self.nodes):
            node.up, node.paused = True, False
            node.request = None
            self.a_node_looks(number)
        assert all(node.known == self.log for node in self.nodes), "ALL_CATCH_UP"


def walk(machine: Protocol, rng: Random, steps: int) -> None:
    """The same rules in random order, without the care that Hypothesis takes of every step: many more of them."""
    for _ in range(steps):
        found = rng.choice([one for one in machine.rules if all(holds(machine) for holds in one.preconditions)])
        drawn = {
            "client": rng.randrange(CLIENTS), "number": rng.randrange(NODES), "place": rng.randrange(10),
            "talks": rng.random() < 0.5, "loses": rng.random() < 0.5, "doubles": rng.random() < 0.3,
            "how": rng.choice(("die", "pause")), "ticks": rng.randint(1, LASTS),
        }  # fmt: skip
        found.function(machine, **{name: drawn[name] for name in found.arguments})
        for always in machine.invariants:
            always.function(machine)
    machine.teardown()


def one_of(numbers: list[int], number: int) -> int:
    return numbers[number % len(numbers)]


def answers(log: list[Step]) -> int:
    return sum(step.position is not None for step in log)


def request_of(request: Request | None) -> tuple[object, ...] | None:
    return None if request is None else (request.step, request.follows, request.outcome, request.client)


FAULTS = ("tells-early", "forgets-ids", "believes-its-memory", "keeps-anything", "keeps-its-duty")
INVARIANTS = (
    "ACKNOWLEDGED_IS_KEPT", "ONCE", "REFUSED_IS_NOT_KEPT", "SHOWN_WAS_KEPT", "EACH_POSITION_ONCE", "ONE_DUTY",
    "NO_STEP_BACK", "ALL_CATCH_UP",
)  # fmt: skip


def with_fault(name: str) -> type[Protocol]:
    """A machine that breaks one rule."""
    return type("Faulty", (Protocol,), {"fault": name})
