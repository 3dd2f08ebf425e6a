"""The dashboard asks for nothing that a server does not count."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from tests.deploy.checkers import DEPLOY

from interregnum.server.metrics import Metrics

BOARD: dict[str, Any] = json.loads((DEPLOY / "grafana-dashboard.json").read_text("utf-8"))
PANELS: list[dict[str, Any]] = BOARD["panels"]
QUERIES = [target["expr"] for panel in PANELS for target in panel["targets"]]
PROMETHEUS = {"up"}  # which it counts by itself
WORDS = {"by", "without", "on", "ignoring", "offset", "bool", "and", "or", "unless"}
BESIDE = re.compile(r"\{[^}]*\}|\[[^\]]*\]|\b(?:by|without|on|ignoring)\s*\([^)]*\)")  # labels, ranges, groups
NAME = re.compile(r"(?<![\w.$])[a-zA-Z_:][\w:]*(?!\s*\(|\w)")


def asked(query: str) -> set[str]:
    """The metrics that a query names."""
    return set(NAME.findall(BESIDE.sub(" ", query))) - WORDS


def counted() -> set[str]:
    """Every series of a server, as it is scraped."""
    families = list(Metrics().registry.collect())
    plain = {one.name for one in families if one.type == "gauge"}
    totals = {f"{one.name}_total" for one in families if one.type == "counter"}
    parts = {f"{one.name}_{part}" for one in families if one.type == "histogram" for part in ("bucket", "sum", "count")}
    return plain | totals | parts


def labels(query: str) -> set[str]:
    """The labels by which a query sorts."""
    return {name.strip() for found in re.findall(r"\bby\s*\(([^)]*)\)", query) for name in found.split(",")}


@pytest.mark.parametrize("query", QUERIES)
def test_every_query_names_metrics_of_the_server(query: str) -> None:
    assert asked(query)
    assert set() == asked(query) - counted() - PROMETHEUS


def test_nothing_that_is_counted_is_missing_on_the_board() -> None:
    assert counted() == {name for query in QUERIES for name in asked(query)} - PROMETHEUS


def test_every_query_sorts_by_labels_that_exist() -> None:
    told = Metrics()
    ours = {name for one in (told.answers, told.refused, told.thoughts) for name in one._labelnames}

    assert set() == {name for query in QUERIES for name in labels(query)} - ours - {"instance", "le"}


def test_the_reader_of_queries_finds_names_wherever_they_stand() -> None:
    query = 'topk(5, sum by (le, job) (rate(gone_total{job="$job"}[$__rate_interval]))) / on (job) up > bool 0.5'

    assert {"gone_total", "up"} == asked(query)
    assert {"le", "job"} == labels(query)


def test_every_panel_has_a_place_a_source_and_words() -> None:
    places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in PANELS}

    assert len(PANELS) == len(places) == len({panel["id"] for panel in PANELS})
    assert all(panel["description"].endswith(".") for panel in PANELS)
    assert {"${source}"} == {target["datasource"]["uid"] for panel in PANELS for target in panel["targets"]}
    assert ["source", "job"] == [one["name"] for one in BOARD["templating"]["list"]]
