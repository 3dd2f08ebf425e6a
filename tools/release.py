#!/usr/bin/env python3
"""Make a release: `python tools/dev.py release X.Y.Z [--dry-run]` calls this. Standard library only.

Everything is done in a fresh clone. Only when all of it went well are the commit and the tag taken over, and the files
put into dist/X.Y.Z; so whatever fails leaves nothing behind, and a dry run is the same without the last step.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tools.bill import bill

ROOT = Path(__file__).resolve().parents[1]
NAME = "interregnum"
DRY_RUN = "--dry-run"
SEMANTIC = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
VERSION = re.compile(r'^version = "([^"]+)"$', re.MULTILINE)  # of pyproject.toml: the one place where it stands
UNRELEASED = "## Unreleased\n"
NOTES = re.compile(rf"^{UNRELEASED}(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
SUMS = "SHA256SUMS"


class Refused(Exception):
    """Nothing was changed, for this reason."""


@dataclass(frozen=True)
class Steps:
    """What takes long, each in a clone: every check, and both wheels into its dist/."""

    check: Callable[[Path], None]
    build: Callable[[Path], None]


def git(folder: Path, *words: str) -> str:
    """What git says in a folder."""
    done = subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True)
    if done.returncode:
        raise Refused(f"git {words[0]}: {done.stderr.strip()}")
    return done.stdout.strip()


def run(folder: Path, *words: str, **env: str) -> None:
    """Let a program speak for itself; its failure is ours."""
    code = subprocess.run(words, cwd=folder, env={**os.environ, **env}).returncode
    if code:
        raise Refused(f"{' '.join(words)} failed with {code}")


# -- what it takes


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def version_of(project: str) -> str:
    """The version that stands in pyproject.toml."""
    (found,) = VERSION.findall(project)
    return str(found)


def notes_of(changelog: str) -> str:
    """What is told of the next release."""
    found = NOTES.search(changelog)
    return found[1].strip() if found else ""


def objection(root: Path, version: str) -> str:
    """Why there can be no such release now, or nothing."""
    if not SEMANTIC.fullmatch(version):
        return f"{version} is no version: three numbers are, such as 1.2.0"
    now = version_of((root / "pyproject.toml").read_text("utf-8"))
    if numbers(version) < numbers(now):
        return f"{version} is older than {now}, which stands in pyproject.toml"
    if git(root, "status", "--porcelain"):
        return "there are changes that are not committed, or files that git does not know"
    if not git(root, "branch", "--show-current"):
        return "no branch is checked out that could take the release"
    if git(root, "tag", "--list", tag_of(version)):
        return f"there is a tag {tag_of(version)} already"
    if not notes_of((root / "CHANGELOG.md").read_text("utf-8")):
        return "CHANGELOG.md tells nothing under Unreleased"
    return ""


# -- what changes


def tag_of(version: str) -> str:
    return f"v{version}"


def closed(changelog: str, version: str, day: str) -> str:
    """The changelog with what was unreleased under the version, and room for what comes next."""
    return changelog.replace(UNRELEASED, f"{UNRELEASED}\n## {version} - {day}\n", 1)


def set_version(clone: Path, version: str, day: str) -> None:
    """The two files that a release changes."""
    project, changelog = clone / "pyproject.toml", clone / "CHANGELOG.md"
    project.write_text(VERSION.sub(f'version = "{version}"', project.read_text("utf-8"), count=1), "utf-8")
    changelog.write_text(closed(changelog.read_text("utf-8"), version, day), "utf-8")


def made_clone(root: Path, folder: Path) -> Path:
    """A clone as anybody gets it, in which whoever releases commits under their own name."""
    git(root, "clone", "-q", "--no-hardlinks", str(root), str(folder))
    for key in ("user.name", "user.email"):
        git(folder, "config", key, git(root, "config", key))
    return folder


# -- what is given out


def archive(clone: Path, version: str, out: Path) -> None:
    """All sources of the tag in one file."""
    whole = f"{NAME}-{version}"
    git(clone, "archive", "--format=tar.gz", f"--prefix={whole}/", "-o", str(out / f"{whole}.tar.gz"), tag_of(version))


def take_wheels(clone: Path, version: str, out: Path) -> None:
    """A pure and a compiled wheel of this version, no more and no less."""
    wheels = sorted((clone / "dist").glob("*.whl"))
    pure = [wheel for wheel in wheels if wheel.name.endswith("-none-any.whl")]
    if len(wheels) != 2 or len(pure) != 1 or not all(one.name.startswith(f"{NAME}-{version}-") for one in wheels):
        raise Refused(f"a pure and a compiled wheel were expected, not {', '.join(one.name for one in wheels)}")
    for wheel in wheels:
        shutil.copy(wheel, out)


def write_sums(out: Path) -> None:
    """A line for each file, as `sha256sum --check` reads it."""
    files = sorted(path for path in out.iterdir() if path.name != SUMS)
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (out / SUMS).write_text("".join(lines), "utf-8")


def give_out(clone: Path, version: str, made: str) -> Path:
    """Wheels, sources, bill and checksums in one folder."""
    out = clone / "dist" / version
    out.mkdir(parents=True)
    take_wheels(clone, version, out)
    archive(clone, version, out)
    written = json.dumps(bill(clone, NAME, version, made), indent=2) + "\n"
    (out / f"{NAME}-{version}.cdx.json").write_text(written, "utf-8")
    write_sums(out)
    return out


def take_over(root: Path, clone: Path, version: str, out: Path) -> None:
    """The commit, the tag and the files; if somebody has committed meanwhile, nothing."""
    git(root, "fetch", "-q", "--no-tags", str(clone), "HEAD")
    git(root, "merge", "-q", "--ff-only", "FETCH_HEAD")
    git(root, "fetch", "-q", str(clone), f"refs/tags/{tag_of(version)}:refs/tags/{tag_of(version)}")
    shutil.copytree(out, root / "dist" / version, dirs_exist_ok=True)


# -- all of it


def release(root: Path, version: str, steps: Steps, now: datetime, dry_run: bool = False) -> list[str]:
    """Make a release, and tell the names of its files."""
    if why := objection(root, version):
        raise Refused(why)
    with tempfile.TemporaryDirectory() as scratch:
        clone = made_clone(root, Path(scratch, NAME))
        notes = notes_of((clone / "CHANGELOG.md").read_text("utf-8"))
        set_version(clone, version, now.date().isoformat())
        git(clone, "commit", "-q", "-a", "-m", f"Release {version}")
        steps.check(clone)
        git(clone, "tag", "--annotate", "--cleanup=verbatim", "-m", f"{NAME} {version}\n\n{notes}\n", tag_of(version))
        steps.build(clone)
        if git(clone, "status", "--porcelain"):
            raise Refused("checks or builds have changed files that git knows, or left others behind")
        out = give_out(clone, version, now.strftime("%Y-%m-%dT%H:%M:%SZ"))
        if not dry_run:
            take_over(root, clone, version, out)
        return sorted(path.name for path in out.iterdir())


def check(clone: Path) -> None:
    """What a build machine runs, and nothing else."""
    run(clone, str(clone / ".ci/run"))


def build(clone: Path) -> None:
    """Both wheels, with the time of the commit in them."""
    shutil.rmtree(clone / "dist", ignore_errors=True)
    when = git(clone, "show", "--no-patch", "--format=%ct", "HEAD")
    run(clone, sys.executable, "tools/dev.py", "wheels", SOURCE_DATE_EPOCH=when)


def main(root: Path, words: list[str]) -> int:
    """Release what is checked out, or say in one line why not."""
    versions = [word for word in words if word != DRY_RUN]
    if len(versions) != 1:
        print(f"python tools/dev.py release X.Y.Z [{DRY_RUN}]", file=sys.stderr)
        return 2
    dry_run = DRY_RUN in words
    try:
        names = release(root, versions[0], Steps(check, build), datetime.now(UTC), dry_run)
    except Refused as why:
        print(f"no release: {why}", file=sys.stderr)
        return 1
    print(*names, sep="\n")
    if not dry_run:
        print(f"in dist/{versions[0]}; to publish: git push --follow-tags")
    return 0


if __name__ == "__main__":
    sys.exit(main(ROOT, sys.argv[1:]))
