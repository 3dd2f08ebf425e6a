"""Nothing is kept in three languages that nobody says: every message has a place in the sources that speaks it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from tests.words.test_catalogue import messages, parts
from tests.words.test_errors import SOURCES, name_of, reasons, trees

from interregnum.games.heroes.words.cards import WRITTEN, names_only, things
from interregnum.games.heroes.words.cards import standard_box as heroes_box
from interregnum.games.hidden_leaders.words.table import standard_box
from interregnum.kernel.dice import SEED_BYTES
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.errors import NO_WORD

UI = {"ui": "ui-", "cli": "ui-cli-"}  # the methods that say words of the interface
NAMES = re.compile("(card|leader)-.+")
BROWSER = SOURCES.parents[1] / "web/src"
SAID_IN_THE_BROWSER = re.compile(r"""["'`](web-(?:[\w-]|\$\{[^}`]*\})+)""")
GAP = re.compile(r"\$\{[^}]*\}")


def patterns(node: ast.AST) -> set[str]:
    """What an expression may be, as regular expressions: its constants, and anything in the gaps of its templates."""
    if isinstance(node, ast.JoinedStr):
        return {"".join(re.escape(str(one.value)) if isinstance(one, ast.Constant) else ".+" for one in node.values)}
    if isinstance(node, ast.Constant):
        return {re.escape(node.value)} if isinstance(node.value, str) else set()
    return {found for child in ast.iter_child_nodes(node) for found in patterns(child)}


@cache
def said_by_the_interface() -> set[str]:
    """What is handed to `ui` and `cli`; that `cli` itself hands anything on to `ui` does not count."""
    found: set[str] = set()
    for node in (node for module in trees() for node in ast.walk(module) if isinstance(node, ast.Call)):
        if name_of(node.func) in UI and node.args:
            found |= {UI[name_of(node.func)] + one for one in patterns(node.args[0])}
    return found - {"ui-" + re.escape("cli-") + ".+"}


def spoken() -> list[Path]:
    """The modules of the words: those of the house, and those of every game."""
    return sorted([*SOURCES.glob("words/*.py"), *SOURCES.glob("games/*/words/*.py")])


@cache
def said_by_the_words() -> set[str]:
    """Every text in the modules of the words, and every template that begins with one."""
    modules = [ast.parse(path.read_text("utf-8")) for path in spoken()]
    found = {one for module in modules for one in patterns(module) if not one.startswith(".+")}
    anything = {re.escape(f"{kind}-") + ".+" for kind in ("ui", "error", "card", "leader")}
    return found - anything - {re.escape("heroes-") + ".+" + re.escape("-") + ".+"}


@cache
def names_of_heroes() -> set[str]:
    """What everything in the box of Heroes is called by."""
    box = heroes_box()
    found = {f"heroes-{kind}-{one.id}" for kind, some in things(box).items() for one in some}
    found |= {f"heroes-encounter-{one.kind}" for one in box.encounters}
    return found | {
        f"heroes-{kind}-{key}" for some in (WRITTEN, names_only(box)) for kind in some for key in some[kind]
    }


@cache
def said_by_the_browser() -> set[str]:
    """Every text in the sources of the browser's client that begins as its messages do; gaps may be anything."""
    sources = [path for path in sorted(BROWSER.rglob("*")) if path.suffix in (".svelte", ".ts")]
    said = {one for path in sources for one in SAID_IN_THE_BROWSER.findall(path.read_text("utf-8"))}
    return {".+".join(re.escape(piece) for piece in GAP.split(one)) for one in said}


@cache
def hints() -> set[str]:
    """What the texts of the engine would be called as hints; the gaps of templates are filled with a number."""
    nodes = [node for module in trees() for node in ast.walk(module)]
    texts = [str(node.value) for node in nodes if isinstance(node, ast.Constant)]
    texts += [filled(node) for node in nodes if isinstance(node, ast.JoinedStr)]
    return {"hint-" + NO_WORD.sub("-", text.lower()).strip("-") for text in texts}


def filled(node: ast.JoinedStr) -> str:
    return "".join(str(one.value) if isinstance(one, ast.Constant) else str(SEED_BYTES) for one in node.values)


def is_said(key: str) -> bool:
    if key.startswith("ui-"):
        return any(re.fullmatch(one, key) for one in said_by_the_interface())
    if key.startswith("web-"):
        return any(re.fullmatch(one, key) for one in said_by_the_browser())
    if key.startswith("error-"):
        return key.removeprefix("error-") in {*reasons(), "rule", "unknown"}
    if key.startswith("hint-"):
        return key in hints()
    if NAMES.fullmatch(key):
        box = standard_box()
        ids = [f"card-{one.id}" for one in box.cards] + [f"leader-{one.id}" for one in box.leaders]
        return key in (*ids, "card-title", "leader-full")
    return key in names_of_heroes() or any(re.fullmatch(one, key) for one in said_by_the_words())


def test_every_message_is_said_somewhere() -> None:
    for lang in LANGUAGES:
        helpers = {other for message in messages(lang).values() for other in parts(message).messages}
        assert [] == [key for key in messages(lang) if key not in helpers and not is_said(key)]


def test_the_search_for_silent_messages_finds_them() -> None:
    assert not is_said("ui-nobody-says-this")
    assert not is_said("ui-cli-nobody-says-this")
    assert not is_said("web-nobody-says-this")
    assert not is_said("error-nobody-says-this")
    assert not is_said("hint-nobody-says-this")
    assert not is_said("card-nobody-says-this")
    assert not is_said("heroes-skill-nobody-says-this")
    assert not is_said("undo")
    assert is_said("ui-cli-prompt")
    assert is_said("ui-option-queens")
