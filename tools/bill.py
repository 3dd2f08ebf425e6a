"""The bill of materials of a release: CycloneDX 1.6 as JSON, made from the locks alone. Standard library only.

Tools for it were weighed: that of CycloneDX for Python writes the host of a package index into every row and knows no
npm, uv asks for a lock with hosts (decision 1), npm knows no Python. Each would be more packages in the locks for a
part of these lines. The result was held to CycloneDX's own strict validator once.
"""

from __future__ import annotations

import base64
import json
import re
import uuid
from pathlib import Path
from typing import Any
from urllib.parse import quote

PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)(?: *; *([^\\]+?))? *\\?$", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
Json = dict[str, Any]


def bill(root: Path, name: str, version: str, made: str) -> Json:
    """What a server of this release is made of; the same release has the same bill, whenever it is written."""
    whole = component("application", "pypi", name, version)
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": uuid.uuid5(uuid.NAMESPACE_URL, whole["purl"]).urn,
        "version": 1,
        "metadata": {"timestamp": made, "component": {**whole, "licenses": [{"license": {"id": "MIT"}}]}},
        "components": [*from_python(root / "requirements/run.txt"), *from_npm(root / "web/package-lock.json")],
    }


def component(kind: str, source: str, name: str, version: str) -> Json:
    """A package under the name that all tools for bills know it by."""
    purl = f"pkg:{source}/{quote(name, safe='/')}@{quote(version)}"
    return {"type": kind, "bom-ref": purl, "name": name, "version": version, "purl": purl}


def from_python(lock: Path) -> list[Json]:
    """What is installed beside the program; one version has several files, one of which is installed."""
    text = lock.read_text("utf-8")
    starts = list(PINNED.finditer(text))
    ends = [found.start() for found in starts[1:]] + [len(text)]
    return [python_package(found, text[found.end() : end]) for found, end in zip(starts, ends, strict=True)]


def python_package(found: re.Match[str], rest: str) -> Json:
    package = component("library", "pypi", found[1], found[2])
    files = [{"name": "sha256 of a file", "value": value} for value in HASH.findall(rest)]
    marker = [{"name": "where", "value": found[3]}] if found[3] else []
    return {**package, "properties": [*marker, *files]}


def from_npm(lock: Path) -> list[Json]:
    """What the browser's client was built with; the wheels contain the result."""
    packages: dict[str, Json] = json.loads(lock.read_text("utf-8"))["packages"]
    used = {path: one for path, one in packages.items() if path and not one.get("dev")}
    return [npm_package(path.rpartition("node_modules/")[2], one) for path, one in sorted(used.items())]


def npm_package(name: str, one: Json) -> Json:
    kind, _, encoded = one["integrity"].partition("-")
    assert kind == "sha512", name
    return {
        **component("library", "npm", name, one["version"]),
        "hashes": [{"alg": "SHA-512", "content": base64.b64decode(encoded).hex()}],
        "licenses": [{"expression": one["license"]}],
    }
