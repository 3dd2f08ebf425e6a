"""What events of Hidden Leaders name, each a type of its own: a leader is no card, an actor perhaps nobody."""

from __future__ import annotations

from typing import NewType

from mypy_extensions import i64

ActorId = NewType("ActorId", i64)  # a seat; NOBODY if a rule of the game did it
WinnerId = NewType("WinnerId", int)  # a seat, or NOBODY
FactionId = NewType("FactionId", int)
SecretLeader = NewType("SecretLeader", int)
LeaderIds = NewType("LeaderIds", list[int])
CardRows = NewType("CardRows", list[list[int]])  # cards of each seat
HowNo = NewType("HowNo", i64)  # of HOW_WORDS
NamedWord = NewType("NamedWord", str)  # of NAMED
NamedId = NewType("NamedId", int)  # the answer that named a seat, a faction or a pile
ReasonWord = NewType("ReasonWord", str)  # of REASONS
