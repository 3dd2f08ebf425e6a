"""What a client has missed for so long that no frame tells it: asked for page by page, the newest first."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from interregnum.wire import frames

WISH: Final = "earlier"  # an id that may be used again, as nothing is kept of a wish


class Gap:
    """A frame that came, and the news before it as far as they have come, too."""

    def __init__(self, frame: frames.Frame) -> None:
        self.frame = frame

    @property
    def since(self) -> int:
        """What happened up to here is still missing."""
        return self.frame.since

    def follow(self, frame: frames.Frame) -> Gap:
        """Another frame came meanwhile; an older one says nothing new, and before a newer one more may be missing."""
        if frame.seq < self.frame.seq:
            return self
        if frame.since > self.frame.seq:
            return Gap(frame)
        news = [one for one in frame.news if one.seq > self.frame.seq]
        return Gap(replace(frame, since=self.frame.since, news=[*self.frame.news, *news]))

    def fill(self, past: frames.Past) -> None:
        """A page of what was missing, unless it is of another time."""
        if past.since < self.since <= past.until:
            news = [one for one in past.news if one.seq <= self.since]
            self.frame = replace(self.frame, since=past.since, news=[*news, *self.frame.news])
