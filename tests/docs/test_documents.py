"""Every example of the documents is run: Python as it stands, commands through the command line."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from functools import cache, partial
from hashlib import sha256
from pathlib import Path

import pytest
from tools import documents

import interregnum
from interregnum.cli.app import run

ROOT = Path(__file__).parents[2]
DOCUMENTS = ["README.md", "docs/library.md", "docs/notation.md"]
PAGES = [
    *DOCUMENTS,
    "CONTRIBUTING.md",
    "docs/terminal.md",
    "docs/server.md",
    "docs/hosting.md",
    "docs/scale.md",
]  # docs/new-game.md: tests/guest
# Commands that wait for people or need a server; their own tests try them.
STAY = tuple(f"interregnum {name}" for name in ("play", "serve", "admin", "join", "load"))
MADE = {"docs/reference", "docs/decisions/index"}  # when the site is built
LINK = re.compile(r"(?:\]\(|src=\")([^)\"\s:]+)[)\"]")
BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)


def blocks(name: str, kind: str) -> list[str]:
    return [text for language, text in BLOCK.findall((ROOT / name).read_text("utf-8")) if language == kind]


def commands() -> list[str]:
    """The lines that call `interregnum`; those that stay are tried by tests of their own."""
    lines = [line for name in PAGES for block in blocks(name, "sh") for line in block.splitlines()]
    return [line for line in lines if line.startswith("interregnum ") and not line.startswith(STAY)]


@cache
def finished() -> interregnum.Record:
    """The record of a whole game."""
    match = interregnum.new("hidden-leaders", seats=2, options={"beginner": True}, seed=5)
    bot = match.bot("random", 0)
    while (question := match.question) is not None:
        match.answer(bot.answer(match.view(question.seat), question))
    return match.record


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_python_of_a_document_runs_from_top_to_bottom(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = "\n".join(blocks(name, "python"))
    assert code

    exec(compile(code, name, "exec"), {})  # noqa: S102 - our own documents

    assert "Traceback" not in capsys.readouterr().err


def test_the_python_of_the_documents_passes_a_strict_type_checker(tmp_path: Path) -> None:
    """With the settings of the project, which are the strict ones and some more, so that its cache serves both."""
    found = doctest.DocTestFinder().find(interregnum)
    pages = [path.relative_to(ROOT).as_posix() for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]]
    codes = {Path(name).stem: "\n".join(blocks(name, "python")) for name in pages if blocks(name, "python")}
    assert {Path(name).stem for name in DOCUMENTS} <= codes.keys()
    codes["doctests"] = "".join(example.source for test in found for example in test.examples)
    for name, code in codes.items():
        (tmp_path / f"example_{name.replace('-', '_')}.py").write_text(code, "utf-8")

    words = [sys.executable, "-m", "mypy", *sorted(str(path) for path in tmp_path.glob("*.py"))]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)

    assert ("", f"Success: no issues found in {len(codes)} source files\n") == (done.stderr, done.stdout)


@pytest.mark.parametrize("line", commands())
def test_the_commands_of_the_documents_work(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    record = finished()
    (tmp_path / "FILE").write_text(record.text(), "utf-8")  # what the documents call FILE and HASH
    words = shlex.split(line.replace("HASH", sha256(record.seed).hexdigest()), comments=True)

    assert 0 == run(words[1:])


def test_the_example_of_the_package_is_true() -> None:
    assert 0 == doctest.testmod(interregnum).failed


def anchors(path: Path) -> set[str]:
    """The places in a document that a link can lead to, as its headings name them."""
    prose = BLOCK.sub("", path.read_text("utf-8"))
    headings = [heading.lower().strip() for heading in re.findall(r"^#+ (.+)$", prose, re.MULTILINE)]
    return {re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in headings}


def leads_somewhere(document: Path, link: str) -> bool:
    """Whether a link to our own files finds the file, and the heading in it."""
    name, _, anchor = link.partition("#")
    target = document.parent / name if name else document
    return target.exists() and (not anchor or anchor in anchors(target))


def test_links_to_our_own_files_and_headings_lead_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    links = [(path, link) for path in pages for link in LINK.findall(path.read_text("utf-8"))]

    assert len(links) > 15
    assert [] == [(path.name, link) for path, link in links if not leads_somewhere(path, link)]


@pytest.mark.parametrize("link", ["nowhere.md", "library.md#nowhere", "#nowhere", "pictures/nowhere.webp"])
def test_a_link_that_leads_nowhere_is_found(link: str) -> None:
    assert leads_somewhere(ROOT / "docs/server.md", "library.md#what-somebody-may-know")
    assert not leads_somewhere(ROOT / "docs/server.md", link)


def test_every_name_of_the_library_stands_in_its_reference_with_a_sentence() -> None:
    page = documents.reference()

    assert [] == [name for name in interregnum.__all__ if f":: interregnum.{name}\n" not in page]
    named = [getattr(interregnum, name) for name in interregnum.__all__]
    assert [] == [thing for thing in named if callable(thing) and not thing.__doc__]


def test_what_is_not_on_the_site_is_named_there_and_not_linked(tmp_path: Path) -> None:
    documents.stage(tmp_path / "site")
    front = (tmp_path / "site/index.md").read_text("utf-8")
    page = tmp_path / "site/docs/server.md"

    assert "[docs/decisions](docs/decisions/index.md)" in front
    for given, shown in [
        ("[this](../tools/dev.py)", "this"),
        ("[home](../README.md#playing)", "[home](../index.md#playing)"),
        ("![a picture](pictures/home.webp)", "![a picture](pictures/home.webp)"),
    ]:
        assert shown == documents.LINK.sub(partial(documents.settled, page), given)


def test_every_document_has_a_place_in_the_menus_of_the_site() -> None:
    listed = {page for pages in documents.menus().values() for page in pages}

    assert {f"docs/{path.stem}" for path in (ROOT / "docs").glob("*.md")} <= listed
    assert all((ROOT / f"{page}.md").exists() for page in listed - MADE)
