"""What the things of Heroes are called and what they say, in three languages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from interregnum import words
from interregnum.games.heroes.border.load import standard
from interregnum.games.heroes.engine.facts import EffectFacts
from interregnum.games.heroes.engine.terms import VERBS, WINDOWS
from interregnum.games.heroes.words.cards import WRITTEN, HeroesCards, HeroesText, names_only, things
from interregnum.games.heroes.words.effects import WEEK, EffectWords
from interregnum.words.catalogue import LANGUAGES, catalogue

BOX = standard()
CARDS = {lang: HeroesCards(catalogue(lang), BOX) for lang in LANGUAGES}
BARE = names_only(BOX)


def everything(lang: str) -> dict[tuple[str, str], HeroesText]:
    keys = [(kind, one.id) for kind, some in things(BOX).items() for one in some]
    keys += [(kind, key) for some in (WRITTEN, BARE) for kind, ids in some.items() for key in ids]
    return {key: CARDS[lang].text(*key) for key in keys}


@pytest.mark.parametrize(
    ("kind", "key", "en", "pl", "uk"),
    [
        (
            "skill",
            "heroism",
            "At most once per battle, at the start of a battle turn: one of your stacks has Strength +1 in this battle "
            "turn. OR at the start of each battle turn: one of your stacks has Strength +1 in this battle turn.",
            "Najwyżej raz na bitwę, na początku tury bitwy: jeden z twoich stosów ma +1 do Siły w tej turze bitwy. "
            "LUB na początku każdej tury bitwy: jeden z twoich stosów ma +1 do Siły w tej turze bitwy.",
            "Щонайбільше раз за битву, на початку ходу битви: один із ваших стосів має +1 до Сили протягом цього "
            "ходу битви. АБО на початку кожного ходу битви: один із ваших стосів має +1 до Сили протягом цього ходу "
            "битви.",
        ),
        (
            "scroll",
            "puppet-master",
            "At the start of a battle turn: one enemy stack may not attack in this battle turn; roll 4 dice at that "
            "stack: each result up to the hero's Magic is a wound. OR one enemy stack may not attack in this battle "
            "turn; roll 6 dice at that stack: each result up to the hero's Magic is a wound.",
            "Na początku tury bitwy: jeden wrogi stos nie może atakować w tej turze bitwy; rzuć 4 kostkami na ten "
            "stos: każdy wynik nie większy niż Magia herosa to rana. LUB jeden wrogi stos nie może atakować w tej "
            "turze bitwy; rzuć 6 kostkami na ten stos: każdy wynik nie większy niż Magia herosa to rana.",
            "На початку ходу битви: один ворожий стос не може атакувати протягом цього ходу битви; киньте 4 кубики на "
            "цей стос: кожен результат, не більший за Магію героя, — рана. АБО один ворожий стос не може атакувати "
            "протягом цього ходу битви; киньте 6 кубиків на цей стос: кожен результат, не більший за Магію героя, — "
            "рана.",
        ),
        (
            "ability",
            "warlord-of-orcs",
            "At most once per Recruit action or Arena, after recruiting for the hero, if at least one unit was bought "
            "for the hero: the hero gains 1 elite Orc token free of charge.",
            "Najwyżej raz na akcję Rekrutacja lub Arenę, po rekrutacji dla herosa, jeżeli kupiono dla herosa co "
            "najmniej jedną jednostkę: heros otrzymuje 1 elitarny żeton Orków bez opłaty.",
            "Щонайбільше раз за дію «Вербування» чи Арену, після вербування для героя, якщо для героя куплено хоча б "
            "один загін: герой отримує 1 елітний жетон орків безкоштовно.",
        ),
        (
            "building",
            "war-council",
            "Each of your heroes has Command +1.",
            "Każdy z twoich herosów ma +1 do Dowodzenia.",
            "Кожен із ваших героїв має +1 до Командування.",
        ),
        (
            "week",
            "week-of-conquest",
            "When a player takes a place, if it belonged to another player: its new owner gains 2 gold.",
            "Gdy gracz przejmuje miejsce, jeżeli należało do innego gracza: nowy właściciel otrzymuje 2 złota.",
            "Коли гравець бере місце під контроль, якщо воно належало іншому гравцеві: новий власник отримує 2 золота.",
        ),
        (
            "place",
            "dragon-temple",
            "When explored: the hero draws a treasure card and takes 1 part of it.",
            "Po eksploracji: heros dobiera kartę skarbu i bierze z niej 1 część.",
            "Після дослідження: герой бере карту скарбу й отримує 1 частину з неї.",
        ),
    ],
)
def test_what_a_thing_does(kind: str, key: str, en: str, pl: str, uk: str) -> None:
    assert [en, pl, uk] == [" ".join(CARDS[lang].text(kind, key).rules) for lang in LANGUAGES]


@pytest.mark.parametrize(
    ("kind", "key", "en", "pl"),
    [
        (
            "unit",
            "cyclopes",
            "Stronghold, town level 4, 4 tokens. Strength 5, Initiative 4. Basic side, 6 gold: Piercing. "
            "Elite side, 9 gold: Piercing, Toughness ×2.",
            "Twierdza, poziom miasta 4, 4 żetony. Siła 5, Inicjatywa 4. Strona podstawowa, 6 złota: Przebicie. "
            "Strona elitarna, 9 złota: Przebicie, Wytrzymałość ×2.",
        ),
        (
            "building",
            "temple-of-asha",
            "Needs town level 4. Price: 12 resources and 12 gold. Needs the artifact “Tear of Asha”.",
            "Wymaga poziomu miasta 4. Cena: 12 zasobów i 12 złota. Wymaga artefaktu „Łza Ashy”.",
        ),
        (
            "encounter",
            "praetorians",
            "Common creatures. Strength 5, Initiative 3, Number 7. Abilities: Defence. Elite: may use the elite die.",
            "Pospolite stworzenia. Siła 5, Inicjatywa 3, Liczebność 7. Zdolności: Obrona. "
            "Elita: może używać kostki elitarnej.",
        ),
    ],
)
def test_what_is_printed_on_a_thing(kind: str, key: str, en: str, pl: str) -> None:
    assert [en, pl] == [" ".join(CARDS[lang].text(kind, key).head) for lang in ("en", "pl")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_made_of_whole_sentences(lang: str) -> None:
    for key, text in everything(lang).items():
        for line in (*text.head, *text.rules):
            assert line.endswith("."), key
            assert not re.search(r"\s\s|\s[.,;:)]|\(\s|[{}$]|\.\.|,:|,,", line), line
            assert line[0].isupper() or line[0].isdigit(), line
            assert lang != "uk" or not re.search("[A-Za-z]", line), line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_of_its_own_within_its_kind(lang: str) -> None:
    for kind, some in things(BOX).items():
        ids = {getattr(one, "kind", one.id) if kind == "encounter" else one.id for one in some}
        assert len(ids) == len({CARDS[lang].name(kind, one.id) for one in some}), kind
    for kind, keys in BARE.items():
        assert len(keys) == len({CARDS[lang].name(kind, key) for key in keys}), kind


def test_english_ids_and_names_agree() -> None:
    kinds = ("skill", "scroll", "artifact", "treasure", "week", "building", "place", "elemental")
    astray = [
        one.id
        for kind in kinds
        for one in things(BOX)[kind]
        if one.id != re.sub("[^a-z-]", "", CARDS["en"].name(kind, one.id).lower().replace(" ", "-"))
    ]

    assert [] == astray


def test_ukrainian_names_keep_to_ukrainian_letters_and_polish_ones_to_polish() -> None:
    letters = {"pl": "[A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż', -]+", "uk": "[А-Яа-яІіЇїЄєҐґ’, -]+"}
    for lang, allowed in letters.items():
        odd = [text.name for text in everything(lang).values() if not re.fullmatch(allowed, text.name)]
        assert [] == odd


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_box_that_does_something_says_so(lang: str) -> None:
    silent = {kind for (kind, _), text in everything(lang).items() if not str(text)}

    assert silent == set(BARE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_and_window_has_words(lang: str) -> None:
    assert all(catalogue(lang).has(f"heroes-do-{verb}") for verb in VERBS)
    assert len(WINDOWS) == len({CARDS[lang].window(when) for when in WINDOWS})


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", "1 more attack | 2 more attacks | 5 more attacks"),
        ("pl", "o 1 atak więcej | o 2 ataki więcej | o 5 ataków więcej | o 12 ataków więcej | o 22 ataki więcej"),
        ("uk", "на 1 атаку більше | на 2 атаки більше | на 5 атак більше | на 12 атак більше | на 22 атаки більше"),
    ],
)
def test_attacks_agree_with_their_number(lang: str, forms: str) -> None:
    for n, form in zip((1, 2, 5, 12, 22), forms.split(" | "), strict=False):
        more = EffectFacts("always", "add-stat", "hero", stat="attacks", amount=n)
        assert EffectWords(catalogue(lang)).lines((more,))[0].endswith(f"{form}.")


@pytest.mark.parametrize(
    ("lang", "n", "told"),
    [
        ("pl", 1, "Każdy gracz otrzymuje 1 złoto."),
        ("pl", 5, "Każdy gracz otrzymuje 5 złota."),
        ("uk", 1, "Кожен гравець отримує 1 золото."),
        ("uk", 21, "Кожен гравець отримує 21 золота."),
        ("en", 1, "Every player gains 1 gold."),
    ],
)
def test_a_week_speaks_of_every_player(lang: str, n: int, told: str) -> None:
    gold = EffectFacts("always", "gain", "player", what="gold", amount=n)

    assert [told] == EffectWords(catalogue(lang), WEEK).lines((gold,))


@pytest.mark.rules("MMH-DARK-02", "MMH-DARK-07")
def test_dark_days_are_explained() -> None:
    assert ("Dark days", "Mroczne dni", "Темні дні") == tuple(CARDS[lang].dark_days().name for lang in LANGUAGES)
    dark = [one.id for one in BOX.weeks if CARDS["en"].dark_days().rules[0] in CARDS["en"].text("week", one.id).head]
    assert [one.id for one in BOX.weeks if one.dark_days] == dark
    assert (
        "Dark days: an encounter is joined by a second stack of the same creatures; to rout it takes 1 Rout more."
        == CARDS["en"].dark_days().rules[0]
    )


def test_a_text_is_composed_once() -> None:
    assert CARDS["pl"].text("skill", "heroism") is CARDS["pl"].text("skill", "heroism")


def test_tokens_of_one_creature_share_its_name_and_differ_in_their_values() -> None:
    first, second = (CARDS["en"].text("encounter", f"timber-wolves-{number}") for number in (1, 2))

    assert first.name == second.name == "Timber Wolves"
    assert first.head != second.head


@pytest.mark.rules("MMH-INFO-03")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_front_of_an_encounter_says_nothing_of_its_back(lang: str) -> None:
    for one in BOX.encounters:
        assert str(CARDS[lang].reward(one.id)) not in str(CARDS[lang].text("encounter", one.id))


@pytest.mark.parametrize(
    ("kind", "key", "second", "told"),
    [
        (
            "skill",
            "heal",
            False,
            "In battle, on the hero's turn, if you wish, in place of the hero's attack: Resurrection (1).",
        ),
        (
            "skill",
            "stone-skin",
            True,
            "Before each battle: one of your stacks has Toughness until the end of the battle.",
        ),
        ("scroll", "mass-heal", True, "In battle, on the hero's turn: Resurrection (3)."),
        ("artifact", "griffin-seal", False, "The hero has Command +1."),
        ("skill", "economist", True, "At each Gather: gain 1 resource. AND gain 1 gold."),
    ],
)
def test_a_use_says_the_rule_that_is_used_of_an_or_card_and_all_of_others(
    kind: str, key: str, second: bool, told: str
) -> None:
    assert told == " ".join(CARDS["en"].used(kind, key, second))


# Words that would be a second name for a thing of the game, which has one name in each language.
SECOND_NAMES = {
    "en": ("the own town", "capital", "monster", "hit points"),
    "pl": ("kości elitarn", "stolic", "bohater", "potwor", "zatrudni", "żeton szczęścia"),
    "uk": (" пол[еіюя] ", "панування", "істот", "небезпечн", "охорон[аи]", "карт[ау] дій", "столиц"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_thing_has_one_name(lang: str) -> None:
    for file in sorted(files(words).joinpath(lang).iterdir(), key=str):
        if file.name.startswith("heroes-"):
            text = "\n".join(line for line in file.read_text("utf-8").splitlines() if not line.startswith("#"))
            assert [] == re.findall("|".join(SECOND_NAMES[lang]), text), file.name
