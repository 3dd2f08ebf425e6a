"""The repository keeps its own rules: no hosts, no machine paths, honest locks, pure rules."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKS = ["run", "dev", "docs"]
SEMANTIC = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)

# written in pieces, so that this file does not match itself
HOSTS = [r"pypi\.or" + "g", r"pythonhosted\.or" + "g", r"npmjs\.(com|or" + "g)", r"yarnpkg\.co" + "m"]
INDEXES = [r"https?://[^\s/]+/" + "simple", r"registry" + r"\.[a-z0-9-]+\.[a-z]", r"(artifactory|nexus)" + r"[./]"]
FOLDERS = [r"(?<![\w.~/-])/" + f"(?:{name})/" for name in ("work", "root", "home", "users", "opt/pypi")]
FORBIDDEN = re.compile("|".join([*HOSTS, *INDEXES, *FOLDERS]))  # in small letters


def git(*words: str) -> str:
    return subprocess.run(
        ["git", "-c", "safe.directory=*", *words], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout


def tracked() -> list[Path]:
    paths = [ROOT / name for name in git("ls-files", "-z").split("\0") if name]
    return [path for path in paths if path.is_file()]


def pins(lock: str) -> dict[str, Version]:
    text = (ROOT / f"requirements/{lock}.txt").read_text("utf-8")
    return {canonicalize_name(name): Version(version) for name, version in PIN.findall(text)}


def group(name: str) -> list[Requirement]:
    found: list[Requirement] = []
    for entry in PROJECT["dependency-groups"][name]:
        found += [Requirement(entry)] if isinstance(entry, str) else group(entry["include-group"])
    return found


def extra(name: str) -> list[Requirement]:
    """What an extra brings beyond the base, the extras it is made of included."""
    needs = [Requirement(word) for word in PROJECT["project"]["optional-dependencies"][name]]
    found = [need for need in needs if need.name != PROJECT["project"]["name"]]
    return found + [part for need in needs if need not in found for inner in need.extras for part in extra(inner)]


def base() -> list[Requirement]:
    """What `pip install interregnum` brings."""
    return [Requirement(word) for word in PROJECT["project"]["dependencies"]]


def imported(path: Path) -> set[str]:
    """The top-level names of what a module imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or "").split(".")[0])
    return names


def test_no_tracked_file_names_a_package_host_or_a_folder_of_one_machine() -> None:
    found = []
    for path in tracked():
        text = path.read_text("utf-8", errors="replace").lower()
        for match in FORBIDDEN.finditer(text):
            found.append(f"{path.relative_to(ROOT)}:{text.count(chr(10), 0, match.start()) + 1}")

    assert [] == found


@pytest.mark.parametrize(
    "line",
    [
        "https://" + "pypi" + ".org/project/x",
        "--index-url https://mirror.example" + "/simple",
        "files." + "pythonhosted" + ".org",
        "resolved https://" + "registry" + ".npm" + "js.org/x",
        "see /" + "work/main",
        'open("/' + 'root/x")',
    ],
)
def test_the_search_for_hosts_and_folders_finds_them(line: str) -> None:
    assert FORBIDDEN.search(line.lower())


def test_the_version_is_semantic() -> None:
    assert SEMANTIC.fullmatch(PROJECT["project"]["version"])


@pytest.mark.parametrize("lock", LOCKS)
def test_each_lock_pins_what_the_project_needs(lock: str) -> None:
    wanted = [*base(), *extra("all"), *([] if lock == "run" else group(lock))]
    pinned = pins(lock)

    wrong = [
        str(need)
        for need in wanted
        if canonicalize_name(need.name) not in pinned or pinned[canonicalize_name(need.name)] not in need.specifier
    ]

    assert [] == wrong


def test_all_locks_agree() -> None:
    everything = pins("docs") | pins("dev")

    for lock in LOCKS:
        assert {} == {name: version for name, version in pins(lock).items() if everything[name] != version}
    assert pins("run").keys() <= pins("dev").keys()


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_has_a_hash(lock: str) -> None:
    text = (ROOT / f"requirements/{lock}.txt").read_text("utf-8").replace("\\\n", " ")

    assert [] == [line for line in text.splitlines() if "--hash=sha256:" not in line]


def test_kernel_and_rules_import_no_package_but_native_integers() -> None:
    allowed = sys.stdlib_module_names | {"interregnum", "mypy_extensions"}
    rooms = ("kernel/**/*.py", "games/*/engine/**/*.py", "games/*/border/**/*.py", "games/*/game.py")
    modules = [path for room in rooms for path in (ROOT / "src/interregnum").glob(room)]

    found = {path.relative_to(ROOT).as_posix(): imported(path) - allowed for path in modules}

    assert {} == {name: wrong for name, wrong in found.items() if wrong}


def test_the_commands_can_be_executed() -> None:
    modes = {line.split("\t")[1]: line[:6] for line in git("ls-files", "-s", "play", "test", ".ci/run").splitlines()}

    assert {"play": "100755", "test": "100755", ".ci/run": "100755"} == modes
