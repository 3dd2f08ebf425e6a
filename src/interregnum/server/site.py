"""The built client of the browser: its files in memory, read once, plain and compressed."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from litestar import Request, Response

INDEX = "index.html"
HASHED = "assets/"  # files with a hash of their contents in their names: they never change
FOREVER = "public, max-age=31536000, immutable"
AGAIN = "no-cache"  # kept, but asked for whether it is still the same
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED = (".woff2",)  # compressed already


@dataclass(frozen=True)
class Page:
    """Something that is sent as it is, to whoever asks for it."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str

    def answer(self, request: Request[Any, Any, Any], caching: str, **headers: str) -> Response[bytes]:
        """The page, or that it is still the same."""
        told = {"etag": self.tag, "cache-control": caching, "vary": "accept-encoding", **headers}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=told, media_type=self.kind)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, headers={**told, "content-encoding": "gzip"}, media_type=self.kind)
        return Response(self.body, headers=told, media_type=self.kind)

    def whole(self, status: int, **headers: str) -> Response[bytes]:
        """The page where something else was asked for."""
        return Response(self.body, status_code=status, headers=headers, media_type=self.kind)


def page(body: bytes, kind: str, pack: bool = True) -> Page:
    packed = gzip.compress(body, mtime=0) if pack else None
    return Page(body, packed, kind, f'"{sha256(body).hexdigest()[:20]}"')


class Site:
    """The files of a built client by their paths; none if it was not built."""

    def __init__(self, folder: Traversable) -> None:
        self.files = dict(found(folder, ""))

    @property
    def index(self) -> Page | None:
        return self.files.get(INDEX)


@cache
def own_site() -> Site:
    """The client that came with the package: packed once, however many servers a process has."""
    return Site(files("interregnum").joinpath("web"))


def found(folder: Traversable, path: str) -> list[tuple[str, Page]]:
    """Every file below a folder whose type we know."""
    if not folder.is_dir():
        return []
    pages: list[tuple[str, Page]] = []
    for one in folder.iterdir():
        ending = one.name[one.name.rfind(".") :]
        if one.is_dir():
            pages += found(one, f"{path}{one.name}/")
        elif ending in TYPES:
            pages.append((f"{path}{one.name}", page(one.read_bytes(), TYPES[ending], ending not in PACKED)))
    return pages
