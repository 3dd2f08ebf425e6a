"""What an operator may set: where to listen and keep things, and how much anybody may ask for."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """How much anybody may ask for; whatever goes beyond is refused with a clear error."""

    message_bytes: int = 8_192
    messages_per_second: float = 10.0  # of one connection, in the long run
    messages_at_once: int = 30
    strikes: int = 60  # refused messages in a row before the line is cut
    connections_per_address: int = 64
    connections: int = 5_000
    requests_per_second: float = 20.0  # of one address
    requests_at_once: int = 100
    tables_per_address: int = 30  # set up within an hour
    watchers_per_table: int = 50
    name_length: int = 24
    chat_length: int = 300
    chat_per_minute: int = 20
    chat_lines: int = 2_000  # of one table
    wrong_codes_per_address: int = 6  # codes of tables, and as many of devices, within a minute
    wrong_codes_per_network: int = 12  # of a /24, or a /64 of IPv6
    wrong_codes: int = 30  # of everybody together
    knocks_per_address: int = 30  # within an hour
    entries: int = 20_000  # of one table's log; then nobody talks or proposes anything any more
    reserve: int = 5_000  # entries beyond those for taking back, votes, seats and links; then only the game goes on
    tables_of_one: int = 100  # shown as one's own
    request_seconds: float = 20.0  # until a request is whole
    slow_reader_seconds: float = 10.0  # a line that takes no frame for so long is cut
    idle_seconds: float = 600.0  # a table that nobody looks at leaves memory
    thinking_seconds: float = 20.0  # for one answer of a bot: it works so much, and not so long, but it may be stuck


@dataclass(frozen=True)
class Settings:
    """One server."""

    data: Path
    store: str = ""  # the address of a store that is shared with other nodes; none: a file in the data folder
    bus: str = ""  # the address of what carries wake-ups between those nodes; none: they look at the store now and then
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""  # how browsers reach it, if not as they ask for it
    network_url: str = ""  # how other devices of its network reach it, where they do
    hosts: frozenset[str] = frozenset()  # names under which it answers, beside those of its own network
    bot_pace: float = 0.8  # seconds from a bot's question until its answer shows, so that people can follow
    thinkers: int = 1
    playouts: int = 0  # for each chance of a game that is explained; 0 for what suits the game
    notice_hosts: frozenset[str] = frozenset()  # to which a table may send notices; none: nobody may
    gather: float = 0.015  # seconds between two commits, when much is kept at once
    drain: float = 0.0  # seconds for which it still serves after it was told to stop, and is no longer ready
    look: float = 0.5  # seconds between two looks at what other nodes of a shared store have kept
    log_json: bool = False
    limits: Limits = field(default_factory=Limits)

    @property
    def database(self) -> Path:
        return self.data / "tables.sqlite3"
