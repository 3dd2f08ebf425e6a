"""What forges run is `.ci/run` and nothing else, so that everybody can run the same."""

from __future__ import annotations

from typing import Any

import yaml
from tests.house.test_house import ROOT


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / name).read_text("utf-8"))
    return found


def test_the_workflow_calls_the_one_script() -> None:
    (job,) = read(".github/workflows/ci.yml")["jobs"].values()
    commands = [step["run"] for step in job["steps"] if "run" in step]

    assert ['sudo env "PATH=$PATH" .ci/run'] == commands
    assert {"uses", "with", "run"} >= {key for step in job["steps"] for key in step}


def test_the_pipeline_calls_the_one_script() -> None:
    (job,) = read(".gitlab-ci.yml").values()

    assert [".ci/run"] == job["script"]


def test_a_workflow_may_read_the_sources_and_nothing_else() -> None:
    assert {"contents": "read"} == read(".github/workflows/ci.yml")["permissions"]
