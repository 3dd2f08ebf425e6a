"""`interregnum serve`: the tables of this machine, open to browsers and terminals."""

from __future__ import annotations

import sys
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from interregnum.cli import completion
from interregnum.cli.language import chosen

if TYPE_CHECKING:
    from socket import socket

    from interregnum.server.settings import Settings

OWN_HOST = "127.0.0.1"


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for every device of the network.")] = OWN_HOST,
    port: Annotated[int | None, typer.Option(help="8000 if not given; 0 for any that is free.")] = None,
    data: Annotated[Path | None, typer.Option(help="The folder that keeps the tables.", metavar="DIR")] = None,
    store: Annotated[
        str,
        typer.Option(
            help="In the place of --data: a folder, or postgresql://… for tables that several nodes serve.",
            metavar="STORE",
            envvar="INTERREGNUM_STORE",
        ),
    ] = "",
    bus: Annotated[
        str,
        typer.Option(
            help="What wakes other nodes of the same store: redis://…", metavar="URL", envvar="INTERREGNUM_BUS"
        ),
    ] = "",
    public_url: Annotated[
        str, typer.Option(help="How browsers reach the server: https://table.example.org.", metavar="URL")
    ] = "",
    allow_host: Annotated[
        list[str] | None,
        typer.Option(help="A name under which browsers may ask for the server; may be given again.", metavar="NAME"),
    ] = None,
    bot_pace: Annotated[float, typer.Option(help="Seconds before the answer of a bot shows.")] = 0.8,
    thinkers: Annotated[int, typer.Option(help="Processes in which bots think.")] = 1,
    playouts: Annotated[
        int, typer.Option(help="Playouts for each chance of a game that is explained; 0 for what suits the game.")
    ] = 0,
    allow_notices: Annotated[
        list[str] | None,
        typer.Option(help="A host to which tables may send notices; may be given again.", metavar="HOST"),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(help="A limit, such as tables_per_address=100; may be given again.", metavar="NAME=VALUE"),
    ] = None,
    drain: Annotated[
        float, typer.Option(help="Seconds to go on when told to stop; /ready says no meanwhile.", metavar="SECONDS")
    ] = 0.0,
    log_json: Annotated[bool, typer.Option("--log-json", help="Write the log as lines of JSON.")] = False,
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the page in a browser; if port 8000 is in use, take the next one.")
    ] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="With --open: start no browser.")] = False,
    lang: Annotated[str, typer.Option(help="en, pl or uk.", autocompletion=completion.languages)] = "",
) -> None:
    """Serve tables until Ctrl-C; everything is kept in one file of the data folder, or in PostgreSQL."""
    from interregnum.cli import address, settings
    from interregnum.server.settings import Settings

    lang = chosen(lang)
    settings.in_range("--bot-pace", bot_pace, 0, 60)
    settings.in_range("--drain", drain, 0, 3600)
    settings.in_range("--thinkers", thinkers, 1, 64)
    settings.in_range("--playouts", playouts, 0, 10_000)
    folder, shared = settings.kept_in(data, store)
    wanted = Settings(
        data=folder,
        store=shared,
        bus=settings.bus(bus, shared),
        host=host,
        public_url=settings.public_url(public_url),
        hosts=settings.host_names(allow_host or []),
        bot_pace=bot_pace,
        thinkers=thinkers,
        playouts=playouts,
        notice_hosts=settings.notice_hosts(allow_notices or []),
        drain=drain,
        log_json=log_json,
        limits=settings.limits(limit or []),
    )
    listener = address.listening(host, port, search=open_page)
    with listener:
        run(wanted, listener, lang, open_page and not no_browser)


def run(settings: Settings, listener: socket, lang: str, open_page: bool) -> None:
    """Start the server; only now what it is made of is loaded."""
    from interregnum.cli import address, serving
    from interregnum.cli.settings import make_folder

    if not settings.store:
        make_folder(settings.data)
    port = int(listener.getsockname()[1])
    own, network = address.own_url(settings.host, port), address.network_url(settings.host, port)

    def opened() -> None:
        announce(settings, own, network, lang)
        if open_page:
            serving.open_page(network or own)

    serving.run(replace(settings, network_url=network), listener, opened)


def announce(settings: Settings, own: str, network: str, lang: str) -> None:
    """Say where the server is; phones read it from the screen."""
    from interregnum.server.store.opening import shown
    from interregnum.words.words import Words

    words = Words(lang)
    shared = settings.public_url or network
    typer.echo(words.ui("cli-serve-own", url=own))
    if settings.public_url:
        typer.echo(words.ui("cli-serve-public", url=settings.public_url))
    elif network:
        typer.echo(words.ui("cli-serve-network", url=network))
    if shared and not settings.log_json:
        typer.echo(qr_code(shared, sys.stdout.isatty()))
    typer.echo(words.ui("cli-serve-data", path=shown(settings.store) if settings.store else str(settings.data)))
    typer.echo(words.ui("cli-serve-stop"))
    sys.stdout.flush()


def qr_code(url: str, colours: bool) -> str:
    """The address as a picture: light on dark whatever the colours of the terminal are."""
    import segno

    drawn = StringIO()
    segno.make_qr(url).terminal(drawn, border=2, compact=True)
    before, after = ("\x1b[97;40m", "\x1b[0m") if colours else ("", "")
    return "\n".join(f"{before}{line}{after}" for line in drawn.getvalue().splitlines())
