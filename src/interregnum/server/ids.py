"""Hashes that the server keeps, each for its own purpose: at run time all are bytes."""

from __future__ import annotations

from typing import NewType

Holder = NewType("Holder", bytes)  # who holds seats: the hash of a token
LinkHash = NewType("LinkHash", bytes)  # of the code of a link
