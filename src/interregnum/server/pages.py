"""Plain pages for browsers: what is here, and how to join from a terminal until there is more to see."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from interregnum.server.doors import Doors, base_url, language_of
from interregnum.server.words import words

HEADERS = {
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; "
    "frame-ancestors 'none'; base-uri 'none'",
    "cache-control": "no-store",
}
STYLE = (
    "body{font:1.1rem/1.6 system-ui,sans-serif;max-width:38rem;margin:12vh auto;padding:0 1rem;"
    "color:#2b2118;background:#f6f0e4}code{background:#e8dcc4;padding:.15em .4em;border-radius:.3em;"
    "overflow-wrap:anywhere}"
)


def page(request: Request[Any, Any, Any], doors: Doors) -> Response[str]:
    """The page in the caller's language, with the command that joins the table of this address."""
    lang = language_of(request)
    told = words(lang)
    url = f"{base_url(request, doors.settings.public_url)}{request.scope['path']}"
    lines = [told.ui("page-title"), told.ui("page-terminal-only"), told.ui("page-join")]
    body = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{escape(lines[0])}</title>'
        '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">'
        f"<style>{STYLE}</style><main><h1>{escape(lines[0])}</h1><p>{escape(lines[1])}</p><p>{escape(lines[2])}</p>"
        f"<p><code>interregnum join {escape(url)}</code></p></main></html>"
    )
    return Response(body, media_type=MediaType.HTML, headers=HEADERS)


@get("/", include_in_schema=False)
async def home(request: Request[Any, Any, Any], doors: NamedDependency[Doors]) -> Response[str]:
    """The front door."""
    return page(request, doors)


@get(["/j/{code:str}", "/w/{code:str}", "/t/{code:str}"], include_in_schema=False)
async def entrance(
    request: Request[Any, Any, Any], doors: NamedDependency[Doors], code: FromPath[str]
) -> Response[str]:
    """Where links lead; whether there is a table behind one is not said here."""
    return page(request, doors)


PAGES = [home, entrance]
