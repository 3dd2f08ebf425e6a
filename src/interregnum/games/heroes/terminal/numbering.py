"""Numbers of answers that do not move under the finger."""

from __future__ import annotations

from collections.abc import Sequence


class Numbers:
    """Gives every answer a number that stays its own while one action lasts; what cannot be done any more is a gap."""

    def __init__(self) -> None:
        self.scene: tuple[int, ...] = ()
        self.given: dict[int, int] = {}

    def of(self, scene: tuple[int, ...], choices: Sequence[int]) -> dict[int, int]:
        """The number of each of these answers, in the order in which they are shown."""
        if scene != self.scene:
            self.scene, self.given = scene, {}
        for one in choices:
            self.given.setdefault(one, len(self.given) + 1)
        return {one: self.given[one] for one in choices}
