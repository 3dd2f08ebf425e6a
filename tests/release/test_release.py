"""A release from a small clone: what it makes, what stops it, and that nothing is left of one that failed."""

from __future__ import annotations

import json
import tarfile
from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import pytest
from tools import dev
from tools import release as releasing
from tools.bill import bill
from tools.release import Refused, Steps, git, release

ROOT = Path(__file__).parents[2]
NOW = datetime(2026, 11, 18, 12, 0, tzinfo=UTC)
CHANGELOG = "# Changelog\n\n## Unreleased\n\n### Added\n\n- A hat.\n\n## 0.1.0 - 2026-01-01\n\n- A cat.\n"
PROJECT = '[project]\nname = "interregnum"\nversion = "0.1.0"\n'
PURE, NATIVE = "py3-none-any", "cp311-cp311-linux_x86_64"
GIVEN_OUT = [
    "SHA256SUMS", f"interregnum-0.2.0-{NATIVE}.whl", f"interregnum-0.2.0-{PURE}.whl",
    "interregnum-0.2.0.cdx.json", "interregnum-0.2.0.tar.gz",
]  # fmt: skip
Seen = list[tuple[str, str]]  # what was done, and the version that it found


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A repository with what a release reads."""
    folder = tmp_path / "root"
    (folder / "requirements").mkdir(parents=True)
    (folder / "web").mkdir()
    (folder / "pyproject.toml").write_text(PROJECT)
    (folder / "CHANGELOG.md").write_text(CHANGELOG)
    (folder / ".gitignore").write_text("dist/\n")
    for name in ("requirements/run.txt", "web/package-lock.json"):
        (folder / name).write_text((ROOT / name).read_text("utf-8"))
    git(folder, "init", "-q", "-b", "main")
    git(folder, "config", "user.name", "Ann")
    git(folder, "config", "user.email", "ann@example.org")
    commit(folder, "Begin")
    return folder


def commit(folder: Path, subject: str) -> None:
    git(folder, "add", "--all")
    git(folder, "commit", "-q", "-m", subject)


def state(folder: Path) -> tuple[str, str, str, list[str]]:
    """All that a release could change."""
    files = sorted(str(path) for path in folder.rglob("*") if ".git" not in path.parts)
    return git(folder, "rev-parse", "HEAD"), git(folder, "tag"), git(folder, "status", "--porcelain"), files


def steps(seen: Seen, *kinds: str) -> Steps:
    """Quick stand-ins, which tell what they saw."""

    def check(clone: Path) -> None:
        seen.append(("check", releasing.version_of((clone / "pyproject.toml").read_text())))

    def build(clone: Path) -> None:
        version = releasing.version_of((clone / "pyproject.toml").read_text())
        seen.append(("build", version))
        (clone / "dist").mkdir()
        for kind in kinds or (PURE, NATIVE):
            (clone / f"dist/interregnum-{version}-{kind}.whl").write_text(f"a wheel of {version}")

    return Steps(check, build)


def test_a_release_is_a_commit_a_tag_and_files_with_checksums(root: Path) -> None:
    seen: Seen = []

    names = release(root, "0.2.0", steps(seen), NOW)

    assert [("check", "0.2.0"), ("build", "0.2.0")] == seen
    assert GIVEN_OUT == names == sorted(path.name for path in (root / "dist/0.2.0").iterdir())
    assert "Release 0.2.0" == git(root, "log", "-1", "--format=%s")
    assert ["pyproject.toml", "CHANGELOG.md"] == git(root, "show", "--name-only", "--format=").split()[::-1]
    assert git(root, "rev-parse", "HEAD") == git(root, "rev-parse", "v0.2.0^{commit}")
    assert "### Added\n\n- A hat." in git(root, "tag", "--list", "--format=%(contents)", "v0.2.0")
    assert "" == git(root, "status", "--porcelain")
    assert PROJECT.replace("0.1.0", "0.2.0") == (root / "pyproject.toml").read_text()
    assert CHANGELOG.replace("d\n\n###", "d\n\n## 0.2.0 - 2026-11-18\n\n###") == (root / "CHANGELOG.md").read_text()


def test_the_files_are_what_their_names_say(root: Path) -> None:
    release(root, "0.2.0", steps([]), NOW)
    out = root / "dist/0.2.0"

    sums = [f"{sha256((out / name).read_bytes()).hexdigest()}  {name}" for name in GIVEN_OUT[1:]]
    assert sums == (out / "SHA256SUMS").read_text().splitlines()
    with tarfile.open(out / "interregnum-0.2.0.tar.gz") as archive:
        packed = archive.extractfile("interregnum-0.2.0/pyproject.toml")
        assert packed is not None
        assert 'version = "0.2.0"' in packed.read().decode()
    assert bill(ROOT, "interregnum", "0.2.0", "2026-11-18T12:00:00Z") == json.loads(
        (out / "interregnum-0.2.0.cdx.json").read_text()
    )


def test_a_dry_run_does_everything_and_changes_nothing(root: Path) -> None:
    seen: Seen = []
    before = state(root)

    assert GIVEN_OUT == release(root, "0.2.0", steps(seen), NOW, dry_run=True)
    assert ["check", "build"] == [one for one, _ in seen]
    assert before == state(root)


def dirty(root: Path) -> None:
    (root / "pyproject.toml").write_text(f"{PROJECT}# more\n")


def littered(root: Path) -> None:
    (root / "scratch.txt").write_text("x")


def tagged(root: Path) -> None:
    git(root, "tag", "v0.2.0")


def silent(root: Path) -> None:
    (root / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n- A cat.\n")
    commit(root, "Say nothing")


def adrift(root: Path) -> None:
    git(root, "checkout", "-q", "--detach")


def as_it_is(root: Path) -> None:
    pass


@pytest.mark.parametrize(
    ("version", "given", "reason"),
    [
        ("0.2", as_it_is, "0.2 is no version"),
        ("v0.2.0", as_it_is, "v0.2.0 is no version"),
        ("0.0.9", as_it_is, "0.0.9 is older than 0.1.0"),
        ("0.2.0", dirty, "changes that are not committed"),
        ("0.2.0", littered, "files that git does not know"),
        ("0.2.0", tagged, "there is a tag v0.2.0 already"),
        ("0.2.0", silent, "CHANGELOG.md tells nothing under Unreleased"),
        ("0.2.0", adrift, "no branch is checked out"),
    ],
)
def test_what_stands_against_a_release_is_told_before_anything_is_done(
    version: str, given: Callable[[Path], None], reason: str, root: Path
) -> None:
    given(root)
    seen: Seen = []
    before = state(root)

    with pytest.raises(Refused, match=reason):
        release(root, version, steps(seen), NOW)

    assert [] == seen
    assert before == state(root)


def failing(clone: Path) -> None:
    raise Refused(".ci/run failed with 1")


def untidy(clone: Path) -> None:
    (clone / "left-behind").write_text("x")


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        (Steps(failing, as_it_is), "failed with 1"),
        (Steps(as_it_is, failing), "failed with 1"),
        (Steps(untidy, steps([]).build), "left others behind"),
        (steps([], PURE), "a pure and a compiled wheel were expected"),
        (steps([], PURE, PURE.replace("py3", "py2.py3")), "a pure and a compiled wheel were expected"),
    ],
)
def test_a_release_that_fails_leaves_nothing_behind(broken: Steps, reason: str, root: Path) -> None:
    before = state(root)

    with pytest.raises(Refused, match=reason):
        release(root, "0.2.0", broken, NOW)

    assert before == state(root)


def test_what_was_committed_meanwhile_is_not_overrun(root: Path) -> None:
    def meanwhile(clone: Path) -> None:
        (root / "more.txt").write_text("x")
        commit(root, "Go on")

    with pytest.raises(Refused, match="git merge"):
        release(root, "0.2.0", Steps(meanwhile, steps([]).build), NOW)

    assert ("", "Go on") == (git(root, "tag"), git(root, "log", "-1", "--format=%s"))


def test_the_first_release_may_have_the_version_that_stands_there(root: Path) -> None:
    release(root, "0.1.0", steps([]), NOW)

    assert "v0.1.0" == git(root, "tag")


def test_the_command_says_how_it_is_called_and_why_not(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    littered(root)

    assert 2 == releasing.main(root, ["--dry-run"])
    assert 1 == releasing.main(root, ["0.2.0", "--dry-run"])
    assert "no release: there are changes" in capsys.readouterr().err


def test_a_clone_is_checked_as_a_build_machine_does_it(tmp_path: Path) -> None:
    (tmp_path / ".ci").mkdir()
    run = tmp_path / ".ci/run"
    run.write_text("#!/bin/sh\nexit 3\n")
    run.chmod(0o755)

    with pytest.raises(Refused, match=r"\.ci/run failed with 3"):
        releasing.check(tmp_path)


def test_our_own_changelog_and_project_can_be_released() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")

    assert 1 == changelog.count(releasing.UNRELEASED)
    assert releasing.numbers(releasing.version_of((ROOT / "pyproject.toml").read_text("utf-8"))) >= (0, 1, 0)
    assert "release" in dev.COMMANDS
