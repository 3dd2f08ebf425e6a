"""The bill of materials names every package of the locks, with the hashes that stand there."""

from __future__ import annotations

import json
from pathlib import Path

from tests.house.test_house import pins
from tools.bill import bill

ROOT = Path(__file__).parents[2]
WHOLE = bill(ROOT, "interregnum", "0.2.0", "2026-11-18T12:00:00Z")
PARTS = {one["purl"]: one for one in WHOLE["components"]}


def test_every_package_stands_in_it_once() -> None:
    python = {f"pkg:pypi/{name}@{version}" for name, version in pins("run").items()}
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]

    assert python == {purl for purl in PARTS if purl.startswith("pkg:pypi/")}
    assert len(PARTS) == len(WHOLE["components"])
    assert len(PARTS) - len(python) == sum(bool(path) and not one.get("dev") for path, one in lock.items())
    assert "pkg:npm/%40fluent/bundle@0.19.1" in PARTS


def test_every_package_has_its_hashes() -> None:
    lock = (ROOT / "requirements/run.txt").read_text("utf-8")
    written = [one["value"] for part in PARTS.values() for one in part.get("properties", []) if one["name"] != "where"]

    assert lock.count("--hash=sha256:") == len(written)
    assert all(f"--hash=sha256:{value}" in lock for value in written)
    assert all(len(part["hashes"][0]["content"]) == 128 for purl, part in PARTS.items() if purl.startswith("pkg:npm/"))


def test_a_package_for_some_systems_says_where() -> None:
    (uvloop,) = [part for purl, part in PARTS.items() if purl.startswith("pkg:pypi/uvloop@")]

    assert {"name": "where", "value": "sys_platform != 'win32'"} == uvloop["properties"][0]


def test_the_same_release_has_the_same_bill() -> None:
    again = bill(ROOT, "interregnum", "0.2.0", "2026-11-18T12:00:00Z")
    next_one = bill(ROOT, "interregnum", "0.3.0", "2026-11-18T12:00:00Z")

    assert WHOLE == again
    assert WHOLE["serialNumber"] != next_one["serialNumber"]
