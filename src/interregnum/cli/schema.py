"""`interregnum schema`: the protocol of the server, for everybody who writes a client."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def schema(
    file: Annotated[Path | None, typer.Argument(help="Where to write it; to the screen if not given.")] = None,
    openapi: Annotated[bool, typer.Option("--openapi", help="The OpenAPI document of the HTTP part instead.")] = False,
) -> None:
    """Write the protocol as JSON Schema: every message of the websocket and every body of HTTP."""
    from interregnum.wire.schema import schema_text

    text = openapi_text() if openapi else schema_text()
    if file is None:
        typer.echo(text, nl=False)
    else:
        write(file, text)


def openapi_text() -> str:
    """What can be asked for by HTTP, as the server itself tells it; no server is started."""
    import json

    from interregnum.server.app import application
    from interregnum.server.settings import Settings

    return json.dumps(application(Settings(Path())).openapi_schema.to_schema(), indent=2, sort_keys=True) + "\n"


def write(path: Path, text: str) -> None:
    from interregnum.cli.store import BadFile
    from interregnum.cli.whole_file import whole_file

    try:
        with whole_file(path) as out:
            out.write(text)
    except OSError as error:
        facts = {"where": str(path), "found": error.strerror or str(error)}
        raise BadFile("unwritable-file", facts=facts) from error
