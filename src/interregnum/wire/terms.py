"""Words that are both kept and sent; each list stands here once."""

from __future__ import annotations

from typing import Literal

Status = Literal["open", "playing", "over"]  # of a table
Substitute = Literal["bot", "left", "given", "asked"]  # a bot stood in; got up; the seat was given away, or asked for
Helper = Literal["setting", "unasked", "deputy"]  # what answered for a person
Why = Literal["refused", "wait", "withdrawn", "back", "host-back", "late", "alone"]  # nothing came of a petition
Admission = Literal["sit", "watch", "no"]  # what becomes of somebody who knocks
Moving = Literal["open", "claimed", "confirmed", "moved", "ended"]  # how far a move to another device is
