"""The server as an ASGI application; it knows no game by name."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

import structlog
from litestar import Litestar, Request, Response, Router, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig, spec
from litestar.types import Scope

from interregnum.kernel.errors import InterregnumError
from interregnum.server import errors as e
from interregnum.server.bus import Bus
from interregnum.server.document import Document
from interregnum.server.door_routes import DOOR
from interregnum.server.doors import Doors, language_of
from interregnum.server.hall import Hall
from interregnum.server.metrics import TYPE, Metrics
from interregnum.server.moves_routes import MOVES
from interregnum.server.notices import Notices
from interregnum.server.pages import PAGES, misled, nowhere, reads_pages
from interregnum.server.quotas import Quotas
from interregnum.server.routes import ROUTES
from interregnum.server.services import Services
from interregnum.server.settings import Settings
from interregnum.server.site import Site, own_site
from interregnum.server.sockets import table_socket
from interregnum.server.store.opening import open_store
from interregnum.server.store.rows import BadStore, Conflict, Store
from interregnum.server.story import Damaged
from interregnum.server.thinking import Thinkers
from interregnum.server.words import error_text, for_callers
from interregnum.server.world import World
from interregnum.wire.requests import Health, Problem

BODY_BYTES = 16_384
SECURITY = {
    "referrer-policy": "no-referrer",  # a link must not follow people to other sites
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cache-control": "no-store",  # links and hands are nobody else's; what may be kept says so itself
}
STATUS: list[tuple[type[InterregnumError], int]] = [
    (e.NotFound, 404), (e.WrongHost, 421), (e.NotAllowed, 403), (e.TooMuch, 429), (e.NotNow, 409),
    (e.StaleCommand, 409), (Conflict, 409), (BadStore, 503), (Damaged, 500),
]  # fmt: skip

log = structlog.get_logger("interregnum.http")
Asked = Request[Any, Any, Any]


def refused(request: Asked, error: InterregnumError) -> Response[Problem]:
    """What a caller is told who asked for something that cannot be done."""
    error = for_callers(error)
    status = next((status for kind, status in STATUS if isinstance(error, kind)), 400)
    problem = Problem(error.reason, error_text(error, language_of(request)), error.facts, error.rule)
    return Response(problem, status_code=status, headers=SECURITY)


def strange(request: Asked, error: e.WrongHost) -> Response[Any]:
    """What a caller is told who meant another server."""
    return secured(misled(request, error)) if reads_pages(request) else refused(request, error)


def secured(page: Response[Any]) -> Response[Any]:
    """A page that no route gave."""
    page.headers.update(SECURITY)
    return page


def misread(request: Asked, error: HTTPException) -> Response[Problem]:
    """A request that does not fit the protocol, or asks for nothing we have."""
    told = InterregnumError("request", facts={"found": error.detail[:200] if error.status_code == 400 else ""})
    if error.status_code == 404:
        told = InterregnumError("no-page")
    elif error.status_code == 405:
        told = InterregnumError("no-method")
    elif error.status_code == 413:
        told = InterregnumError("message-size", facts={"most": str(BODY_BYTES)})
    problem = Problem(told.reason, error_text(told, language_of(request)), details(error))
    return Response(problem, status_code=error.status_code, headers=SECURITY)


def details(error: HTTPException) -> dict[str, str]:
    """Which fields were wrong, and how."""
    extra = error.extra if isinstance(error.extra, list) else []
    return {str(one.get("key", "?"))[:60]: str(one.get("message", ""))[:200] for one in extra if isinstance(one, dict)}


def too_deep(request: Asked, error: RecursionError) -> Response[Problem]:
    """A body of brackets within brackets."""
    return refused(request, InterregnumError("request", facts={"found": "[[["}))


def no_text(request: Asked, error: UnicodeDecodeError) -> Response[Problem]:
    """A body whose bytes are no text."""
    return refused(request, InterregnumError("request", facts={"found": "UTF-8"}))


def crashed(request: Asked, error: Exception) -> Response[Problem]:
    """A fault of ours: the caller learns nothing of it but that there was one."""
    log.error("request failed", error=type(error).__name__, exc_info=error)
    told = InterregnumError("internal")
    problem = Problem(told.reason, error_text(told, language_of(request)))
    return Response(problem, status_code=500, headers=SECURITY)


@get("/health", operation_id="health")
async def health(hall: NamedDependency[Hall]) -> Response[Health]:
    """Whether the server can keep what it is told."""
    ok = await hall.services.store.ready() and not hall.closed
    return Response(Health(ok, version("interregnum")), status_code=200 if ok else 503)


@get("/ready", operation_id="ready")
async def ready(here: NamedDependency[Server]) -> Response[Health]:
    """Whether visitors should be sent here: the server is open and was not told to stop."""
    ok = here.hall is not None and not here.hall.closed and not here.leaving
    return Response(Health(ok, version("interregnum")), status_code=200 if ok else 503)


@get("/metrics", include_in_schema=False)
async def metrics(hall: NamedDependency[Hall]) -> Response[bytes]:
    """What is counted."""
    return Response(hall.services.metrics.text(), media_type=TYPE)


def only_the_document(response: Response[Any]) -> Response[Any]:
    """There is nothing beside the description of the requests: no page that runs the scripts of other sites."""
    if response.status_code == 404:
        raise NotFoundException
    return response


def description() -> OpenAPIConfig:
    """The requests as an OpenAPI document, for programs."""
    router = Router("/api/openapi", route_handlers=[], include_in_schema=False, after_request=only_the_document)
    plugins = [Document()]
    version_now = version("interregnum")
    return OpenAPIConfig(
        "Interregnum", version_now, servers=[spec.Server("/")], openapi_router=router, render_plugins=plugins
    )


class Server:
    """What one server is beside its requests: its doors, its pages and, while it runs, its hall."""

    def __init__(
        self,
        settings: Settings,
        world: World | None = None,
        store: Store | None = None,
        thinkers: Thinkers | None = None,
        site: Site | None = None,
        bus: Bus | None = None,
    ) -> None:
        self.settings = settings
        self.world = world or World()
        self.store = store
        self.thinkers = thinkers
        self.bus = bus
        self.site = site or own_site()
        self.doors = Doors(settings, self.world)
        self.hall: Hall | None = None
        self.leaving = False  # told to stop: whoever is here may stay for a while, others go elsewhere

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Hall]:
        """From its start to its end."""
        self.hall = Hall(await services(self.settings, self.world, self.store, self.thinkers, self.bus))
        await self.hall.open()
        try:
            yield self.hall
        finally:
            await end(self.hall)


def application(
    settings: Settings,
    world: World | None = None,
    store: Store | None = None,
    thinkers: Thinkers | None = None,
    site: Site | None = None,
    bus: Bus | None = None,
) -> Litestar:
    """The whole server; tests hand in a clock, a store, bots or pages of their own."""
    return serving(Server(settings, world, store, thinkers, site, bus))


def serving(server: Server) -> Litestar:
    """All requests as an application that serves them at one server, and could at another one afterwards."""
    return Litestar(
        route_handlers=[*ROUTES, *DOOR, *MOVES, *PAGES, health, ready, metrics, table_socket],
        dependencies={
            "hall": Provide(the_hall, sync_to_thread=False),
            "doors": Provide(the_doors, sync_to_thread=False),
            "site": Provide(the_site, sync_to_thread=False),
            "here": Provide(the_server, sync_to_thread=False),
        },
        lifespan=[lifespan],
        before_request=enter,
        exception_handlers={
            e.WrongHost: strange,
            InterregnumError: refused,
            NotFoundException: missing,
            HTTPException: misread,
            RecursionError: too_deep,
            UnicodeDecodeError: no_text,
            Exception: crashed,
        },
        request_max_body_size=BODY_BYTES,
        response_headers=SECURITY,
        openapi_config=description(),
        logging_config=None,
        debug=False,
        state=State({"server": server}, deep_copy=False),
    )


def server_of(app: Litestar) -> Server:
    server: Server = app.state.server
    return server


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    async with server_of(app).open() as hall:
        app.state.hall = hall
        yield


def the_server(scope: Scope) -> Server:
    return server_of(scope["litestar_app"])


def the_hall(scope: Scope) -> Hall:
    hall = server_of(scope["litestar_app"]).hall
    assert hall is not None, "the server runs"
    return hall


def the_doors(scope: Scope) -> Doors:
    return server_of(scope["litestar_app"]).doors


def the_site(scope: Scope) -> Site:
    return server_of(scope["litestar_app"]).site


async def enter(request: Asked) -> None:
    await server_of(request.app).doors.enter(request)


def missing(request: Asked, error: NotFoundException) -> Response[Any]:
    server = server_of(request.app)
    page = nowhere(request, server.doors, server.site)
    return misread(request, error) if page is None else secured(page)


async def services(
    settings: Settings, world: World, store: Store | None, thinkers: Thinkers | None, bus: Bus | None
) -> Services:
    """What all tables share, ready for use."""
    store = store or await open_store(settings)
    thinkers = thinkers or Thinkers(settings.limits.thinking_seconds)
    await thinkers.start(settings.thinkers)
    return Services(settings, world, store, thinkers, Notices(settings.notice_hosts), Metrics(), bus, Quotas(bus))


async def end(hall: Hall) -> None:
    """Everything that was accepted is kept; then the lights go out."""
    await hall.close()
    await hall.services.thinkers.stop()
    await hall.services.notices.stop()
    await hall.services.store.close()
