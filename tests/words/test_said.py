"""Nothing is kept in three languages that nobody says: every message has a place in the sources that speaks it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from functools import cache

from tests.words.test_catalogue import messages, parts
from tests.words.test_errors import SOURCES, name_of, reasons, trees

from interregnum.cli.screens import board_of
from interregnum.games.heroes.bots.figures import NAMES as FIGURES
from interregnum.games.heroes.words.cards import WRITTEN, names_only, things
from interregnum.games.heroes.words.cards import standard_box as heroes_box
from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.words.table import standard_box
from interregnum.kernel.dice import SEED_BYTES
from interregnum.lessons import lesson
from interregnum.registry import PACKAGES
from interregnum.registry import game as standard
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.errors import NO_WORD

UI = {"ui": "ui-", "cli": "ui-cli-"}  # the methods that say words of the interface
OWN = {
    "own": "",
    "say": "",
    "cli": "cli-",
    "item": "cli-",
    "listed": "cli-",
}  # those by which a terminal speaks of its game
BROWSER = SOURCES.parents[1] / "web/src"
BEGINNING = "|".join(["web", *PACKAGES, r"\$\{\w+\}"])  # a game may stand in a gap
SAID_IN_THE_BROWSER = re.compile(rf"""["'`]((?:{BEGINNING})-\w(?:[\w-]|\$\{{[^}}`]*\}})*)""")
GAP = re.compile(r"\$\{[^}]*\}")


def patterns(node: ast.AST) -> set[str]:
    """What an expression may be, as regular expressions: its constants, and anything in the gaps of its templates."""
    if isinstance(node, ast.JoinedStr):
        return {"".join(re.escape(str(one.value)) if isinstance(one, ast.Constant) else ".+" for one in node.values)}
    if isinstance(node, ast.Constant):
        return {re.escape(node.value)} if isinstance(node.value, str) else set()
    return {found for child in ast.iter_child_nodes(node) for found in patterns(child)}


def handed(modules: Iterable[ast.Module], methods: Mapping[str, str]) -> set[str]:
    """What is handed to these methods, behind what each of them puts before it."""
    calls = [node for module in modules for node in ast.walk(module) if isinstance(node, ast.Call) and node.args]
    found = [(methods[name_of(call.func)], call.args[0]) for call in calls if name_of(call.func) in methods]
    return {before + one for before, said in found for one in patterns(said)}


@cache
def said_by_the_interface() -> set[str]:
    """What is handed to `ui` and `cli`; that `cli` itself hands anything on to `ui` does not count."""
    return handed(trees(), UI) - {"ui-" + re.escape("cli-") + ".+"}


@cache
def said_by_the_house() -> set[str]:
    """Every text in the modules of the words, and every template that begins with one; games join lists, too."""
    return (texts_in("words/*.py") | texts_in("games/*/words/*.py")) - {
        re.escape(f"{kind}-") + ".+" for kind in ("ui", "error")
    }


@cache
def said_by_a_game(game: str) -> set[str]:
    """The same for the words of a game and its terminal; what stands for any card is left to its box."""
    home = package_folder(game)
    found = texts_in(f"{home}/words/*.py") | handed(read(f"{home}/terminal/*.py"), OWN)
    found |= {f"cli-ask-{re.escape(name)}{none}" for name, *_ in board_of(game).options for none in ("", "-none")}
    own = {one.removeprefix(re.escape(f"{game}-")) for one in found}
    return own - {"", ".+", re.escape("cli-") + ".+", ".+" + re.escape("-") + ".+", *ANY_NAME}


def package_folder(game: str) -> str:
    return PACKAGES[game].home.removeprefix("interregnum.").replace(".", "/")


def read(files: str) -> list[ast.Module]:
    return [ast.parse(path.read_text("utf-8")) for path in sorted(SOURCES.glob(files))]


def texts_in(files: str) -> set[str]:
    return {one for module in read(files) for one in patterns(module) if not one.startswith(".+")}


@cache
def named(game: str) -> set[str]:
    """What everything in the box of a game is called by, its options, and what its guided games tell."""
    options = {word for option in standard(game).options for word in (option.name, *option.words)}
    beats = {beat.topic for name in PACKAGES[game].lessons for beat in lesson(game, name).beats}
    taught = {f"lesson-{topic}" for topic in (*beats, "end")} if beats else set()
    rungs = {f"bot-{rung}{end}" for rung in PACKAGES[game].ladder for end in ("", "-about")}
    advice = {f"advice-{one}" for one in ADVICE[game]}
    options = {f"{kind}-{word}" for kind in ("option", "about") for word in options}
    return NAMES[game]() | taught | rungs | advice | options


def names_of_leaders() -> set[str]:
    box = standard_box()
    return {f"card-{one.id}" for one in box.cards} | {f"leader-{one.id}" for one in box.leaders}


def names_of_heroes() -> set[str]:
    box = heroes_box()
    found = {f"{kind}-{one.id}" for kind, some in things(box).items() for one in some}
    found |= {f"encounter-{one.kind}" for one in box.encounters}
    return found | {f"{kind}-{key}" for some in (WRITTEN, names_only(box)) for kind in some for key in some[kind]}


ADVICE = {"hidden-leaders": FACTIONS, "heroes": FIGURES}
NAMES = {"hidden-leaders": names_of_leaders, "heroes": names_of_heroes}
ANY_NAME = {re.escape(f"{kind}-") + ".+" for kind in ("card", "leader")}


@cache
def said_by_the_browser() -> set[str]:
    """Every text in the sources of the browser's client that begins as its messages do; gaps may be anything."""
    sources = [path for path in sorted(BROWSER.rglob("*")) if path.suffix in (".svelte", ".ts")]
    said = {one for path in sources for one in SAID_IN_THE_BROWSER.findall(path.read_text("utf-8"))}
    found = {".+".join(re.escape(piece) for piece in GAP.split(one)) for one in said}
    return {one for one in found if not (one.startswith(".+") and one.endswith(".+"))}  # options follow from the game


@cache
def hints() -> set[str]:
    """What the texts of the engine would be called as hints; the gaps of templates are filled with a number."""
    nodes = [node for module in trees() for node in ast.walk(module)]
    texts = [str(node.value) for node in nodes if isinstance(node, ast.Constant)]
    texts += [filled(node) for node in nodes if isinstance(node, ast.JoinedStr)]
    return {"hint-" + NO_WORD.sub("-", text.lower()).strip("-") for text in texts}


def filled(node: ast.JoinedStr) -> str:
    return "".join(str(one.value) if isinstance(one, ast.Constant) else str(SEED_BYTES) for one in node.values)


def is_one(key: str, said: set[str]) -> bool:
    return any_of(frozenset(said)).fullmatch(key) is not None


@cache
def any_of(said: frozenset[str]) -> re.Pattern[str]:
    """All of them as one, since Python remembers few patterns and would read each anew for every message."""
    return re.compile("|".join(f"(?:{one})" for one in sorted(said)) or "(?!)")


def is_said(key: str) -> bool:
    game = next((one for one in PACKAGES if key.startswith(f"{one}-")), "")
    return is_said_in(game, key.removeprefix(f"{game}-")) if game else is_said_everywhere(key)


def is_said_everywhere(key: str) -> bool:
    """Whether the house says it."""
    if key.startswith("ui-"):
        return is_one(key, said_by_the_interface())
    if key.startswith("web-"):
        return is_one(key, said_by_the_browser())
    if key.startswith("error-"):
        return key.removeprefix("error-") in {*reasons(), "rule", "unknown"}
    return key in hints() if key.startswith("hint-") else is_one(key, said_by_the_house())


def is_said_in(game: str, key: str) -> bool:
    """Whether a game says it, or somebody who offers the game."""
    if key.startswith("hint-"):
        return key in hints()
    whole = f"{game}-{key}"
    found = key in named(game) or whole in reasons() or is_one(whole, said_by_the_browser())
    return found or is_one(key, said_by_a_game(game))


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
    assert not is_said("nobody-says-this")
    for game in PACKAGES:
        for kind in ("cli", "web", "hint", "card", "skill", "option"):
            assert not is_said(f"{game}-{kind}-nobody-says-this"), (game, kind)
    assert not is_said("hidden-leaders-undo")
    assert is_said("ui-cli-prompt")
    assert is_said("hidden-leaders-option-queens")
