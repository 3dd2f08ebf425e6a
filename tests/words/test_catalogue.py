"""The three languages say the same things: no message, no variable and no plural form is missing."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from interregnum.registry import PACKAGES
from interregnum.words.catalogue import LANGUAGES, Catalogue, UnknownLanguage, catalogue, entries, folders, sources
from interregnum.words.words import Words

# Variables that only choose a grammatical form: a language without that form does not ask for them.
GRAMMAR = {"case", "noun", "q", "n", "first", "faction", "voice", "top", "after", "kind"}
ENGLISH = {
    "an", "and", "are", "at", "buries", "bury", "card", "cards", "choose", "discard", "down", "draw", "face",
    "from", "game", "has", "hero", "heroes", "hidden", "in", "into", "is", "it", "marker", "may", "not", "of", "one",
    "or", "party", "place", "player", "red", "rest", "take", "than", "that", "the", "their", "there", "turn", "with",
    "wins", "you", "your",
}  # fmt: skip

PROPER = re.compile(  # the same everywhere
    r"\b(Interregnum|interregnum verify|SHA-256|QR|https|game-icons\.net|CC BY 3\.0|MIT|OFL|Lorc|Delapouite"
    r"|Alegreya Sans|Alegreya|Juan Pablo del Peral|Lady Cornelia|Kenshi|Namtaru)\b"
)


class Parts(Visitor):
    """The variables and the other messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def texts(lang: str) -> dict[str, str]:
    """All Fluent files of a language: those of the house and of every game."""
    found = enumerate(folders(lang))
    return {f"{number}/{name}": text for number, folder in found for name, text in sources(folder).items()}


FILES = tuple(texts("en"))


@cache
def parsed(lang: str, name: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(texts(lang)[name]).body:
        assert not isinstance(entry, ast.Junk), (lang, name, entry.content)
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, (lang, name, entry.id.name)
            found[entry.id.name] = entry
    return found


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    return {key: message for name in FILES for key, message in parsed(lang, name).items()}


def parts(message: ast.Message) -> Parts:
    found = Parts()
    found.visit(message)
    return found


@cache
def variables(lang: str, key: str) -> set[str]:
    """The variables of a message and of all messages it is made of."""
    own = parts(messages(lang)[key])
    return own.variables.union(*(variables(lang, other) for other in own.messages))


def made_of(lang: str, key: str) -> set[str]:
    return parts(messages(lang)[key]).messages


def closure(lang: str, key: str) -> set[str]:
    """The messages that a message is made of, and those that they are made of."""
    own = made_of(lang, key)
    return own.union(*(closure(lang, other) for other in own))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_read_one_by_one_is_what_stands_in_the_files(lang: str) -> None:
    alone = {name: text for file in texts(lang).values() for name, text in entries(file)}

    for key, message in messages(lang).items():
        (found,) = [one for one in FluentParser().parse(alone[key]).body if isinstance(one, ast.Message)]
        assert found.equals(message, ignored_fields=["span", "comment"]), key
    assert set(messages(lang)) == {name for name in alone if not name.startswith("-")}
    assert set(alone) == Catalogue(lang).names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_is_read_with_all_that_it_refers_to_and_nothing_else(lang: str) -> None:
    new = Catalogue(lang)
    name = next(key for key in messages(lang) if closure(lang, key) > made_of(lang, key))

    new.message(name)

    read = {one for one in new.names - set(new.unread) if not one.startswith("-")}
    assert {name, *closure(lang, name)} == read


def test_everything_can_be_read_before_it_is_said() -> None:
    new = Catalogue("en")
    new.read_all()
    assert {} == new.unread
    assert catalogue("en").say("ui-bot") == new.say("ui-bot")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_there_or_is_a_part_of_others(lang: str) -> None:
    here = messages(lang)
    helpers = {other for message in here.values() for other in parts(message).messages}
    others = set(messages("pl" if lang == "en" else "en"))

    assert set() == set(here) - others - helpers
    assert set() == helpers - set(here)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_ends_between_a_number_and_its_percent_sign(lang: str) -> None:
    assert [] == [(name, line) for name, text in texts(lang).items() for line in re.findall(r".*[\d}] %.*", text)]


@pytest.mark.parametrize("lang", ["pl", "uk"])
def test_messages_use_the_same_variables(lang: str) -> None:
    shared = [key for key in messages("en") if key in messages(lang)]

    differing = {key: variables("en", key) ^ variables(lang, key) for key in shared}

    assert {} == {key: found - GRAMMAR for key, found in differing.items() if found - GRAMMAR}


@pytest.mark.parametrize("name", FILES)
def test_no_message_stands_in_two_files(name: str) -> None:
    for lang in LANGUAGES:
        here = set(parsed(lang, name))
        assert not here & {key for other in FILES if other != name for key in parsed(lang, other)}


# Words of the notation and of files: they are the same in every language.
WORDS = "tavern|graveyard|wilderness|harbor|red|green|turn|options|rules_version|choices|true|false"
NOTATION = re.compile(rf"\b({WORDS})\b")


@cache
def written(lang: str) -> dict[str, str]:
    """The text of every message without its variables and selectors."""

    class Texts(Visitor):
        def __init__(self) -> None:
            self.found: list[str] = []

        def visit_TextElement(self, node: ast.TextElement) -> None:
            self.found.append(node.value)

    told = {}
    for key, message in messages(lang).items():
        texts = Texts()
        texts.visit(message)
        told[key] = NOTATION.sub("", PROPER.sub("", " ".join(texts.found)))
    return told


def test_ukrainian_has_no_latin_letters_beside_commands() -> None:
    # commands, and addresses as an operator writes them
    latin = ("ui-", "hint-", "error-notice-", "error-missing-package", *(f"{one}-cli-" for one in PACKAGES))
    about_game = {key: text for key, text in written("uk").items() if not key.startswith(latin) and "-hint-" not in key}

    assert {} == {key: text for key, text in about_game.items() if re.search("[A-WYZa-z]", text)}


@pytest.mark.parametrize("lang", ["pl", "uk"])
def test_no_english_words_are_left(lang: str) -> None:
    words = {key: set(re.findall(r"[^\W\d_]+", text.lower())) for key, text in written(lang).items()}

    assert {} == {key: found & ENGLISH for key, found in words.items() if found & ENGLISH}


def test_nothing_is_left_untranslated() -> None:
    english, polish = written("en"), written("pl")
    same = [key for key, text in english.items() if " " in text.strip() and text == polish.get(key)]

    assert [] == [key for key in same if re.search(r"\w", english[key])]


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", "1 card, 2 cards, 5 cards, 12 cards, 22 cards, 25 cards"),
        ("pl", "1 karta, 2 karty, 5 kart, 12 kart, 22 karty, 25 kart"),
        ("uk", "1 карта, 2 карти, 5 карт, 12 карт, 22 карти, 25 карт"),
    ],
)
def test_plurals(lang: str, forms: str) -> None:
    assert forms == ", ".join(Words(lang).ui("cards", n=n) for n in (1, 2, 5, 12, 22, 25))


def test_an_unknown_language_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage) as caught:
        Words("de")

    assert {"found": "de", "wanted": "en | pl | uk"} == caught.value.facts
    assert "en | pl | uk" in Words("pl").error_text(caught.value)


def test_a_catalogue_is_made_once() -> None:
    assert catalogue("uk") is catalogue("uk")
