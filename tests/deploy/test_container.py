"""The container file: what it copies is there, what it runs is ours, and nothing in it runs as root."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass, field

from tests.deploy.checkers import DEPLOY, ROOT, checker, told
from tests.deploy.options import unknown
from tools import dev

FILE = DEPLOY / "Containerfile"
Line = tuple[str, str]  # an instruction and the rest of its line


@dataclass
class Stage:
    """From one FROM to the next."""

    image: str
    lines: list[Line] = field(default_factory=list)

    def all(self, instruction: str) -> list[str]:
        return [rest for word, rest in self.lines if word == instruction]

    def copied(self) -> list[str]:
        """What comes from the clone."""
        words = [shlex.split(rest) for rest in self.all("COPY")]
        return [name for line in words if not line[0].startswith("--from=") for name in line[:-1]]


def stages() -> list[Stage]:
    text = re.sub(r"^\s*#.*\n", "", FILE.read_text("utf-8"), flags=re.MULTILINE).replace("\\\n", " ")
    found: list[Stage] = []
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word == "FROM":
            found.append(Stage(rest))
        elif found and word:
            found[-1].lines.append((word, " ".join(rest.split())))
    return found


def test_hadolint_has_no_objection() -> None:
    assert (0, "") == told(checker("hadolint"), str(FILE))


def test_everything_that_is_copied_is_in_a_clone() -> None:
    names = [name for stage in stages() for name in stage.copied()]

    assert len(names) > 5
    assert [] == [name for name in names if not (ROOT / name).exists()]


def test_the_wheel_is_built_from_what_a_wheel_is_made_of() -> None:
    _, wheel, _ = stages()

    assert {*dev.SOURCES, "requirements"} == set(wheel.copied())
    assert any("INTERREGNUM_COMPILE=always" in line for line in wheel.all("RUN"))
    assert any(line.endswith(f" {dev.UV}") for line in wheel.all("RUN"))


def test_what_runs_has_no_sources_no_tools_and_no_root() -> None:
    last = stages()[-1]

    assert [] == last.copied()
    assert "-slim-" in last.image
    (user,) = last.all("USER")
    assert int(user) > 0
    assert [] == [line for line in last.all("RUN") if "pip " in line or "apt" in line]


def test_the_container_is_healthy_when_visitors_may_be_sent_there() -> None:
    (check,) = stages()[-1].all("HEALTHCHECK")

    assert "http://127.0.0.1:8000/ready" in check


def test_the_usual_command_is_one_of_ours() -> None:
    (command,) = stages()[-1].all("CMD")

    assert ["interregnum"] == [word.strip('[]"') for word in stages()[-1].all("ENTRYPOINT")]
    assert set() == unknown(re.findall(r'"([^"]+)"', command))


def test_a_clone_keeps_its_own_builds_and_secrets_out_of_an_image() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()

    assert {".git", ".venv", "deploy/.env", "src/interregnum/web", "**/node_modules"} <= set(ignored)
