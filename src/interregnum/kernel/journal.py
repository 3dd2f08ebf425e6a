"""What happened, as typed events in the past tense that know their own secrets."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from interregnum.kernel.ids import Viewer

Plain = dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened; `seen_by` is the only way it may leave the engine."""

    @abstractmethod
    def seen_by(self, viewer: Viewer) -> Event:
        """The event as this viewer may know it."""

    def is_alike(self, one: Viewer, other: Viewer) -> bool:
        """Whether both may know the same of it."""
        return False

    def unknowns(self) -> int:
        """How many of its secrets this version of it leaves out."""
        return 0

    def quiet(self) -> bool:
        """Whether public facts alone show that nobody learned anything by it; the same for every viewer's version."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenEvent(Event):
    """Something that happened before everybody's eyes."""

    def seen_by(self, viewer: Viewer) -> Event:
        return self

    def is_alike(self, one: Viewer, other: Viewer) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class QuietEvent(OpenEvent):
    """Something that everybody saw and nobody learned anything by: nothing was rolled, drawn or revealed."""

    def quiet(self) -> bool:
        return True


class Journal:
    """The events of a game in order; present only while somebody watches."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)

    def seen_by(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """The events from number `since` on, as this viewer may know them."""
        return [event.seen_by(viewer) for event in self.events[since:]]

    def quiet(self, since: int = 0) -> bool:
        """Whether public facts alone show that nobody learned anything from event number `since` on."""
        for event in self.events[since:]:
            if not event.quiet():
                return False
        return True
