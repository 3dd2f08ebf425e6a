"""Names and talk: every language is welcome, what nobody can see is not."""

from __future__ import annotations

import unicodedata
from itertools import combinations

import pytest

from interregnum.server.errors import BadName
from interregnum.server.lookalikes import drawn, prototypes
from interregnum.server.names import alike, clean_name, clean_talk
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.words import Words

SHOWN = [
    ("Ann", "Ann"),
    ("  Ann \t of\n the  hills ", "Ann of the hills"),
    ("Zażółć", "Zażółć"),
    ("Їжак", "Їжак"),
    ("A\u0308nne", "\u00c4nne"),
    ("7", "7"),
    ("李", "李"),
    ("\U0001f469\u200d\U0001f680 Eve", "\U0001f469\u200d\U0001f680 Eve"),
    ("x" * 24, "x" * 24),
]
REFUSED = [
    ("name", ""), ("name", "   "), ("name", "x" * 25), ("name", "..."), ("name", "\U0001f600"),
    ("characters", "a\u0000"),
    ("characters", "a\u202eb"), ("characters", "a\u200bb"), ("characters", "\ue000x"), ("characters", "a\ud800"),
    ("characters", "\u3164x"), ("marks", "a" + "\u0335" * 9),
]  # fmt: skip


@pytest.mark.parametrize(("text", "name"), SHOWN)
def test_a_name_is_shown_in_one_form(text: str, name: str) -> None:
    assert name == clean_name(text, 24)
    assert name == clean_name(name, 24)


@pytest.mark.parametrize(("reason", "text"), REFUSED)
def test_a_name_that_cannot_be_shown_is_refused(reason: str, text: str) -> None:
    with pytest.raises(BadName) as refused:
        clean_name(text, 24)
    assert reason == refused.value.reason


@pytest.mark.parametrize("text", ["?", "...", "\U0001f600", "x" * 300])
def test_talk_needs_no_letters(text: str) -> None:
    assert text == clean_talk(text, 300)


@pytest.mark.parametrize("text", ["", " \n ", "x" * 301, "\u200d", "\u200c\ufe0f"])
def test_talk_is_neither_empty_nor_endless_nor_invisible(text: str) -> None:
    with pytest.raises(BadName) as refused:
        clean_talk(text, 300)
    assert "talk" == refused.value.reason


@pytest.mark.parametrize(
    "other",
    [
        "anna", "ANNA", "Ａnna", "A\u200dnna", "Ann\u200ca", "𝔸𝕟𝕟𝕒", "Anna\ufe00", "Anna\ufe0f", "Anna\U000e0100",
        "Anna\u180b", "Anna\U00016fe4", "\u0410nna", "Ann\u0430", "\u0391nna", "\u0430NNA", "Anո\u0430",
    ],
)  # fmt: skip
def test_names_that_look_the_same_are_alike(other: str) -> None:
    assert alike("Anna", clean_name(other, 24))
    assert alike(clean_name(other, 24), "Anna")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ася", "Acя"),  # two Latin letters
        ("Олег", "Oлег"), ("ІВАН", "IВАН"), ("Їжак", "Ïжак"),
        ("Роса", "Poca"),  # wholly Cyrillic and wholly Latin: still nobody sees who is who
        ("Нanna", "Hanna"), ("Нanna", "HANNA"), ("Нanna", "hanna"),  # a Cyrillic letter that is like none if small
        ("Ian", "lan"), ("Іan", "Ian"), ("Іan", "ian"), ("Bob1", "Bobl"), ("Zoë", "ZOE\u0308"), ("Strasse", "Straße"),
    ],
)  # fmt: skip
def test_one_letter_of_another_alphabet_makes_no_other_name(one: str, other: str) -> None:
    assert alike(one, other)


ORDINARY = """
Ann Anna Hanna Hania Ania Ian Lan Iris Iga Iza Liza Lena Ilona Ola Ala Ela Ula Ewa Eva Ada Ida Maria
Mariam Katarzyna Kasia Basia Asia Barbara Krystyna Magdalena Elżbieta Joanna Zofia Zosia Teresa
Natalia Julia Karolina Marta Beata Dorota Jola Irena Paulina Justyna Maja Adam Piotr Krzysztof
Andrzej Tomasz Jan Jaś Paweł Michał Marcin Grzegorz Jerzy Tadeusz Łukasz Lukas Zbigniew Ryszard
Dariusz Henryk Kazimierz Wojciech Robert Mateusz Marian Rafał Jacek Janusz Bartek Kuba Staś Roman
Analia Анна Ганна Аня Анастасія Ася Марія Олена Олександра Оксана Ольга Оля Юлія Тетяна Наталія
Ірина Катерина Катя Людмила Галина Світлана Софія Дарія Вікторія Ліза Ева Єва Ада Ніна Яна Уляна
Тома Рома Роман Сава Іван Олександр Микола Володимир Андрій Сергій Василь Петро Михайло Тарас Богдан
Ігор Юрій Олег Дмитро Максим Артем Назар Остап Степан Павло Кирило Данило Захар Лев Марко Їжак Ґава
Гава Zoe Zoë Żaneta Źaneta Jose José
"""


def test_people_of_ordinary_names_are_never_taken_for_others() -> None:
    assert [] == [(one, other) for one, other in combinations(ORDINARY.split(), 2) if alike(one, other)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_have_names_of_their_own(lang: str) -> None:
    names = Words(lang).ui("cli-bot-names").split(", ")
    assert [] == [(one, other) for one, other in combinations(names, 2) if alike(one, other)]


@pytest.mark.parametrize("joiner", ["\u200c", "\u200d", "\u200d\u200c"])
def test_a_joiner_between_marks_makes_room_for_no_more(joiner: str) -> None:
    assert clean_talk("a" + joiner.join(["\u0335"] * 4), 300)
    with pytest.raises(BadName) as refused:
        clean_talk("a" + joiner.join(["\u0335"] * 5), 300)
    assert "marks" == refused.value.reason


def test_what_stands_for_a_sign_stands_for_itself() -> None:
    for prototype in prototypes().values():
        assert prototype == drawn(unicodedata.normalize("NFKD", prototype))
