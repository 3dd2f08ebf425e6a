"""The requests as an OpenAPI document that keeps its word: bodies as they are really read, and every refusal."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from interregnum.wire.schema import BODIES

REF = "#/components/schemas/{name}"
PROBLEM = {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}
ALWAYS = {400: "It does not read.", 403: "It is not yours to do.", 429: "Not so often."}
ABOUT_TABLES = {
    404: "There is no such table, link or seat for you.",
    409: "Not now: before the start, during the game or after it.",
    503: "Nothing can be kept at the moment.",
}
WATCHED = ("/health", "/ready")  # both say no with the same body
WITH_BODY = {413: "It is too long."}


class Document(JsonRenderPlugin):
    """The document as it is sent."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return msgspec.json.encode(truthful(openapi_schema))


def truthful(document: dict[str, Any]) -> dict[str, Any]:
    """The document with the schemas of the protocol and with what a request may be refused for."""
    _, schemas = msgspec.json.schema_components(BODIES, ref_template=REF)
    parts = {**document["components"], "schemas": {**document["components"]["schemas"], **schemas}}
    paths = {
        path: {method: refusing(path, one) for method, one in operations.items()}
        for path, operations in document["paths"].items()
    }
    return {**document, "paths": paths, "components": parts}


def refusing(path: str, operation: dict[str, Any]) -> dict[str, Any]:
    """An operation with its refusals; whoever watches over the server is answered in a way of their own."""
    told = dict(ALWAYS)
    if path.startswith("/api/") and path != "/api/games":
        told |= ABOUT_TABLES
    if "requestBody" in operation:
        told |= WITH_BODY
    refusals = {str(status): {"description": text, "content": PROBLEM} for status, text in told.items()}
    if path in WATCHED:
        refusals["503"] = operation["responses"]["200"]
    return {**operation, "responses": {**operation["responses"], **refusals}}
