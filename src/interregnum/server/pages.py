"""Pages for browsers: the client where it was built, else what is here and how to join from a terminal."""

from __future__ import annotations

from html import escape
from typing import Any
from urllib.parse import urlsplit

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from interregnum.kernel.errors import InterregnumError
from interregnum.server.doors import Doors, base_url, holder_of, language_of
from interregnum.server.errors import NotFound, WrongHost
from interregnum.server.hall import Hall
from interregnum.server.labels import Label, label_of, with_label
from interregnum.server.site import AGAIN, FOREVER, HASHED, Page, Site
from interregnum.server.words import words

Asked = Request[Any, Any, Any]

PLAIN = {
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; "
    "frame-ancestors 'none'; base-uri 'none'",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "manifest-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'; connect-src 'self' "
)
PATHS = [
    "/", "/j/{code:str}", "/w/{code:str}", "/t/{code:str}", "/new", "/rules", "/rules/{game:str}", "/cards",
    "/cards/{game:str}", "/about", "/replay", "/replay/{code:str}", "/r/{code:str}", "/tv/{code:str}",
    "/c/{code:str}", "/d/{code:str}",
]  # fmt: skip
LINKS = ("j", "w", "r")
TYPED = ("c", "d")  # whether there is something behind a code is said to whoever presses the button, and counted
STYLE = (
    "body{font:1.1rem/1.6 system-ui,sans-serif;max-width:38rem;margin:12vh auto;padding:0 1rem;"
    "color:#2b2118;background:#f6f0e4}code{background:#e8dcc4;padding:.15em .4em;border-radius:.3em;"
    "overflow-wrap:anywhere}"
)


def plain(request: Asked, doors: Doors) -> Response[str]:
    """A page with the command that joins the table of this address."""
    told = words(language_of(request))
    url = f"{base_url(request, doors.settings.public_url)}{request.scope['path']}"
    command = f"<code>interregnum join {escape(url)}</code>"
    return sheet(request, 200, escape(told.ui("page-terminal-only")), escape(told.ui("page-join")), command)


def misled(request: Asked, error: WrongHost) -> Response[str]:
    """A page for people who came by a name that is not ours; it says what would make it ours."""
    command = f"<code>interregnum serve --allow-host {escape(error.facts['host'])}</code>"
    return sheet(request, 421, escape(words(language_of(request)).error_text(error)), command)


def sheet(request: Asked, status: int, *paragraphs: str) -> Response[str]:
    """A page of a few words in the caller's language, without the client."""
    lang = language_of(request)
    title = escape(words(lang).ui("page-title"))
    body = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">'
        f"<style>{STYLE}</style><main><h1>{title}</h1>{''.join(f'<p>{one}</p>' for one in paragraphs)}</main></html>"
    )
    return Response(body, media_type=MediaType.HTML, headers=PLAIN, status_code=status)


@get(PATHS, include_in_schema=False)
async def entrance(
    request: Asked, doors: NamedDependency[Doors], site: NamedDependency[Site], hall: NamedDependency[Hall]
) -> Response[Any]:
    """Where links lead; if there is nothing behind one, the page says so to people and its status to programs."""
    if site.index is None:
        return plain(request, doors)
    try:
        told = await found(request, hall)
    except NotFound:
        return drawn(request, doors, site.index, 404)
    return drawn(request, doors, site.index if told is None else with_label(site.index, told), 200)


def drawn(request: Asked, doors: Doors, index: Page, status: int) -> Response[Any]:
    """The client, which finds out by itself what is to be seen at this address."""
    policy = {"content-security-policy": POLICY + sockets(request, doors)}
    return index.answer(request, AGAIN, **policy) if status == 200 else index.whole(status, **policy)


async def found(request: Asked, hall: Hall) -> Label | None:
    """The table of this address, if it is that of one, as a link to it is told; not found if there is none."""
    page, code = request.scope["path"].split("/")[1], request.path_params.get("code")
    try:
        if page in LINKS:
            kind, table = await hall.behind(str(code), replay=page == "r")
            return label_of(kind, table.head)
        if code is not None and page not in TYPED:
            await hall.own(str(code), holder_of(request))
    except NotFound:
        raise
    except InterregnumError:
        pass  # whatever else is wrong, the client tells
    return None


def nowhere(request: Asked, doors: Doors, site: Site) -> Response[Any] | None:
    """The client for people at an address of which we know nothing; none for programs."""
    return drawn(request, doors, site.index, 404) if site.index is not None and reads_pages(request) else None


def reads_pages(request: Asked) -> bool:
    """Whether people look at the answer; programs read no pages."""
    return "text/html" in request.headers.get("accept", "") and not request.scope["path"].startswith("/api/")


def sockets(request: Asked, doors: Doors) -> str:
    """Where the websockets of the page may go: to where it came from, said aloud for older browsers."""
    host = urlsplit(base_url(request, doors.settings.public_url)).netloc
    return f"ws://{host} wss://{host}"


def anybody(request: Asked) -> None:
    """Files are the same for everybody and cost nothing: they are not counted."""


@get("/assets/{name:str}", include_in_schema=False, before_request=anybody)
async def asset(request: Asked, site: NamedDependency[Site], name: FromPath[str]) -> Response[bytes]:
    """A part of the client; its name changes with its contents."""
    return file(request, site, HASHED + name, FOREVER)


@get(["/icon.svg", "/theme.js", "/unable.css", "/unable.js"], include_in_schema=False, before_request=anybody)
async def beside(request: Asked, site: NamedDependency[Site]) -> Response[bytes]:
    """The sign of the page, its theme before it begins, and what says so where it cannot."""
    return file(request, site, request.scope["path"].removeprefix("/"), AGAIN)


def file(request: Asked, site: Site, path: str, caching: str) -> Response[bytes]:
    found = site.files.get(path)
    if found is None:
        raise NotFoundException
    return found.answer(request, caching)


PAGES = [entrance, asset, beside]
