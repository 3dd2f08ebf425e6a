"""What an operator may set on the command line, checked before anything is opened."""

from __future__ import annotations

import math
import re
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Final

from interregnum.kernel.errors import InterregnumError

if TYPE_CHECKING:
    from interregnum.server.settings import Limits

MOST: Final = 1_000_000_000  # of anything
URL: Final = re.compile(r"(https?)://([a-z0-9.-]*[a-z0-9]|\[[0-9a-f:.]+\])(?::([0-9]{1,5}))?/?", re.IGNORECASE)
SHARED: Final = re.compile(r"postgres(ql)?://")
BUS: Final = re.compile(r"(rediss?|unix)://")
NAME: Final = re.compile(r"[a-z0-9_]([a-z0-9._-]{0,251}[a-z0-9_])?|\[[0-9a-f:.]+\]")
USUAL: Final = {"http": 80, "https": 443}
PORTS: Final = 65_535


class BadSetting(InterregnumError):
    """A server cannot be run like this."""


def data_folder() -> Path:
    """Where tables are kept if nobody says otherwise: beside the saved games of the terminal."""
    from interregnum.cli.store import folder

    return folder().with_name("tables")


def kept_in(data: Path | None, store: str) -> tuple[Path, str]:
    """The folder of the tables, and the address of a store that is shared with other nodes in the place of one."""
    if data is not None and store:
        raise BadSetting("data-and-store")
    if SHARED.match(store):
        return data_folder(), store
    folder = store.removeprefix("sqlite:")
    if "://" in folder:
        raise BadSetting("store-kind", facts={"found": folder.partition("://")[0][:40]})
    return (Path(folder) if folder else data or data_folder()).absolute(), ""


def bus(word: str, shared: str) -> str:
    """What carries wake-ups between nodes, of which there are several only where they share a store."""
    if word and not BUS.match(word):
        raise BadSetting("bus-kind", facts={"found": word.partition("://")[0][:40]})
    if word and not shared:
        raise BadSetting("bus-alone")
    return word


def make_folder(path: Path) -> None:
    """The data folder, for nobody else to read."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetting("data-folder", facts={"where": str(path), "found": error.strerror or str(error)}) from error


def in_range(option: str, value: float, least: float, most: float) -> None:
    """Refuse a number that is too small, too large or none."""
    if not least <= value <= most:
        facts = {"option": option, "found": f"{value:g}", "least": f"{least:g}", "most": f"{most:g}"}
        raise BadSetting("setting-range", facts=facts)


def public_url(word: str) -> str:
    """How browsers reach the server, as they say it themselves: no port where it is the usual one, no slash."""
    if not word:
        return ""
    found = URL.fullmatch(word)
    if found is None or not 0 < int(found[3] or 1) <= PORTS:
        raise BadSetting("public-url", facts={"found": word[:200]})
    scheme, host, port = found[1].lower(), found[2].lower(), int(found[3] or 0)
    return f"{scheme}://{host}" if port in (0, USUAL[scheme]) else f"{scheme}://{host}:{port}"


def host_names(words: list[str]) -> frozenset[str]:
    """The names under which the server answers, if all of them are names; the port is no part of them."""
    for word in words:
        if NAME.fullmatch(word.lower()) is None:
            raise BadSetting("allow-host", facts={"found": word[:200]})
    return frozenset(word.lower() for word in words)


def limits(words: list[str]) -> Limits:
    """The limits with those that are named on the command line: `chat_length=500`."""
    from interregnum.server.settings import Limits

    known = {one.name: type(one.default) for one in fields(Limits)}
    changes: dict[str, float] = {}
    for word in words:
        name, _, value = word.partition("=")
        name = name.strip().replace("-", "_")
        if name not in known:
            raise BadSetting("limit-name", facts={"found": name[:80], "wanted": ", ".join(known)})
        changes[name] = limit_value(name, value.strip(), whole=known[name] is int)
    return Limits(**changes)  # type: ignore[arg-type]  # whole numbers where they are wanted: see limit_value


def limit_value(name: str, text: str, whole: bool) -> float:
    """A number above zero."""
    try:
        value = int(text) if whole else float(text)
    except ValueError:
        value = math.nan
    if not 0 < value <= MOST:
        raise BadSetting("limit-whole" if whole else "limit-value", facts={"option": name, "found": text[:80]})
    return value


def notice_hosts(hosts: list[str]) -> frozenset[str]:
    """The hosts to which tables may send notices, if all of them are hosts."""
    if hosts:
        from interregnum.server.notices import allowed

        for host in hosts:
            allowed(host)
    return frozenset(hosts)
