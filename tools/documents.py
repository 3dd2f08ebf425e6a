#!/usr/bin/env python3
"""All documents and the reference of the library as one site: `python tools/dev.py docs` calls this."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

import interregnum
from interregnum.registry import GAMES
from interregnum.wire.adapters import adapter

ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / "build/site"
BESIDE = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "LICENSE", "NOTICE")
PLAYING = ("docs/terminal", "docs/server", "docs/hosting", "docs/notation")
STUDYING = ("docs/library", "docs/reference", "docs/ladder", "docs/balance")
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)\s:#]+)(#[^)\s]*)?\)")
REFERENCE = (
    "# Reference\n\nWhat `import interregnum` gives, from the docstrings. [The library](library.md) shows it at work.\n"
)
DECISIONS = "# Decisions\n\nHalf a page each for what would surprise a newcomer, or is hard to take back.\n"


def menus() -> dict[str, tuple[str, ...]]:
    """The pages beside every page, by title; what is for neither players nor readers is for those who build."""
    others = sorted({f"docs/{path.stem}" for path in (ROOT / "docs").glob("*.md")} - {*PLAYING, *STUDYING})
    return {
        "Playing": PLAYING,
        "Studying": STUDYING,
        "Building": ("CONTRIBUTING", *others, "docs/decisions/index", "SECURITY", "CHANGELOG"),
    }


def menu(*pages: str, options: tuple[str, ...] = ()) -> str:
    """A list of pages; a hidden one shows in the menu beside every page."""
    return "\n".join(["", "```{toctree}", ":glob:", *options, "", *pages, "```", ""])


def reference() -> str:
    """The public API from its docstrings, and what `match.seen` shows of each game."""
    parts = [REFERENCE]
    for title, kind in (
        ("Functions", "function"),
        ("Classes", "class"),
        ("Errors", "exception"),
        ("Constants", "data"),
    ):
        names = [name for name in interregnum.__all__ if kind_of(getattr(interregnum, name)) == kind]
        parts += [f"## {title}\n", *(directive(kind, f"interregnum.{name}") for name in names)]
    for game in GAMES:
        shown = adapter(game).view_type
        parts.append(f'## A table of {game}\n\nWhat `match.seen` shows in a game of `new("{game}")`.\n')
        parts.append(directive("class", f"{shown.__module__}.{shown.__name__}"))
    return "\n".join(parts)


def kind_of(thing: object) -> str:
    """Under which heading a name of the library stands."""
    if isinstance(thing, type):
        return "exception" if issubclass(thing, Exception) else "class"
    return "function" if callable(thing) else "data"


def directive(kind: str, name: str) -> str:
    """The docstring of a name, and those of its members."""
    return f"```{{eval-rst}}\n.. auto{kind}:: {name}\n```\n"


def stage(folder: Path) -> None:
    """Lay the pages out as in the repository, with menus; its front page is the front page here."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder / "docs")
    for name in BESIDE:
        shutil.copy(ROOT / name, folder)
    front = (ROOT / "README.md").read_text("utf-8")
    front += "".join(menu(*pages, options=(":hidden:", f":caption: {title}")) for title, pages in menus().items())
    (folder / "index.md").write_text(front, "utf-8")
    (folder / "docs/reference.md").write_text(reference(), "utf-8")
    (folder / "docs/decisions/index.md").write_text(DECISIONS + menu("[0-9]*"), "utf-8")
    for page in folder.rglob("*.md"):
        page.write_text(LINK.sub(partial(settled, page), page.read_text("utf-8")), "utf-8")


def settled(page: Path, link: re.Match[str]) -> str:
    """A link as the site has it: a folder by its front page; what is not on the site is only named."""
    text, name, anchor = link.groups("")
    target = page.parent / name.replace("README.md", "index.md")
    target = target / "index.md" if target.is_dir() else target
    return f"[{text}]({os.path.relpath(target, page.parent)}{anchor})" if target.is_file() else text


def main() -> int:
    """Build the site; a link that leads nowhere is a failure."""
    stage(SITE / "pages")
    words = ["-b", "html", "-q", "-W", "--keep-going", "-c", str(ROOT / "docs"), "-d", str(SITE / "read")]
    code = subprocess.run([sys.executable, "-m", "sphinx", *words, SITE / "pages", SITE / "html"]).returncode
    print(f"the site: {(SITE / 'html/index.html').relative_to(ROOT)}", flush=True)
    return code


if __name__ == "__main__":
    sys.exit(main())
