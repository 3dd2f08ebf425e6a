"""Card texts that a player would read: the sentences of some cards, and the shape of all."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from interregnum.games.hidden_leaders.border.load import read, standard_text
from interregnum.games.hidden_leaders.engine.facts import ALL_CARDS, CardFacts, Selector, StepFacts
from interregnum.games.hidden_leaders.engine.vocabulary import VERBS
from interregnum.games.hidden_leaders.words.cards import card_layout, card_text
from interregnum.words.catalogue import LANGUAGES, catalogue

BOX = read(standard_text())
CARDS = {card.id: card for card in BOX.cards}


@pytest.mark.parametrize(
    ("card", "en", "pl", "uk"),
    [
        (
            "shaky-sharpshooter",
            "+1 red OR -1 green. Bury a face-up Imperial Army hero.",
            "+1 czerwony LUB -1 zielony. Pogrzeb odkrytego Bohatera Armii Imperialnej.",
            "+1 червоний АБО -1 зелений. Поховайте відкритого героя імперців.",
        ),
        (
            "doubtful-priest",
            "The next player decides: +2 red OR -2 red. You may play a non-Imperial Army card from your hand as well.",
            "Decyduje następny gracz: +2 czerwony LUB -2 czerwony. "
            "Możesz dodatkowo zagrać z ręki kartę spoza Armii Imperialnej.",
            "Вирішує наступний гравець: +2 червоний АБО -2 червоний. "
            "Можете додатково зіграти з руки карту (не імперців).",
        ),
        (
            "krill-keeper",
            "Choose a player. -X red AND -X green; "
            "X = the number of face-up Undead heroes in that player’s party, at most 3.",
            "Wybierz gracza. -X czerwony ORAZ -X zielony; "
            "X = liczba odkrytych Nieumarłych Bohaterów w drużynie tego gracza, najwyżej 3.",
            "Виберіть гравця. -X червоний І -X зелений; "
            "X = кількість відкритих героїв мертвяків у загоні цього гравця, щонайбільше 3.",
        ),
        (
            "nagging-northman",
            "You may discard a Hill Tribes card from the Tavern. IF you do: +2 red.",
            "Możesz odrzucić kartę Górskich Plemion z Karczmy. JEŻELI to zrobisz: +2 czerwony.",
            "Можете скинути карту горян з таверни. ЯКЩО ви це зробите: +2 червоний.",
        ),
        (
            "buried-emperor",
            "Counts as a hero of all factions. Cannot be performed by other cards.",
            "Liczy się jako Bohater każdej frakcji. Inne karty nie mogą rozpatrywać tej karty.",
            "Вважається героєм кожної фракції. Інші карти не можуть застосовувати цю карту.",
        ),
        (
            "sun-shy-skeleton",
            "Perform the abilities of the top card of the Graveyard "
            "(not the Buried Emperor, nor a copying card already at work).",
            "Rozpatrz zdolności wierzchniej karty z Cmentarzyska "
            "(oprócz Pogrzebanego Cesarza i karty kopiującej, która już działa).",
            "Застосуйте властивості верхньої карти з цвинтаря "
            "(крім Похованого Імператора та копіювальної карти, яка вже діє).",
        ),
        (
            "battle-connoisseur",
            "+1 green. Take all cards from the Tavern and set them aside. "
            "Place 1 of them face down into your party. Discard the rest.",
            "+1 zielony. Weź wszystkie karty z Karczmy i odłóż je na bok. "
            "Umieść 1 z nich zakrytą w swojej drużynie. Odrzuć pozostałe.",
            "+1 зелений. Візьміть усі карти з таверни й відкладіть їх убік. "
            "Покладіть 1 з них долілиць у свій загін. Скиньте решту.",
        ),
    ],
)
def test_what_a_card_says(card: str, en: str, pl: str, uk: str) -> None:
    assert [en, pl, uk] == [card_text(CARDS[card], lang) for lang in LANGUAGES]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", BOX.cards, ids=lambda card: card.id)
def test_every_text_is_made_of_whole_sentences(card: CardFacts, lang: str) -> None:
    for line in card_layout(card, lang).in_order():
        assert line.endswith(".")
        assert not re.search(r"\s\s|\s[.,;:)]|\(\s|[{}$]|\.\.", line), line
        assert line[0] in "+-" or line[0].isupper()
        assert lang != "uk" or not re.search("[A-WYZa-z]", line)


def test_the_marker_line_stands_apart_and_in_its_place() -> None:
    first = card_layout(CARDS["shaky-sharpshooter"], "en")
    second = card_layout(CARDS["hangry-barbarian"], "en")

    assert ("+1 red OR -1 green.", 0) == (first.marker, first.marker_at)
    assert ("-X red; X = the number of those cards.", 1) == (second.marker, second.marker_at)
    assert ("Bury a face-up Imperial Army hero.",) == first.lines


@pytest.mark.parametrize(
    ("lang", "n", "told"),
    [
        ("en", 1, "Look at a hidden hero in your party."),
        ("en", 2, "Look at 2 hidden heroes in your party."),
        ("pl", 2, "Podejrzyj 2 Ukrytych Bohaterów w swojej drużynie."),
        ("pl", 5, "Podejrzyj 5 Ukrytych Bohaterów w swojej drużynie."),
        ("pl", ALL_CARDS, "Podejrzyj wszystkich Ukrytych Bohaterów w swojej drużynie."),
        ("uk", 2, "Перегляньте 2 таємних героїв у своєму загоні."),
        ("uk", 21, "Перегляньте 21 таємного героя у своєму загоні."),
        ("uk", ALL_CARDS, "Перегляньте всіх таємних героїв у своєму загоні."),
    ],
)
def test_heroes_agree_with_their_number(lang: str, n: int, told: str) -> None:
    look = StepFacts("look", Selector("party", "you", "down"), n)

    assert told == card_text(CardFacts("x", ("undead",), steps=(look,)), lang)


@pytest.mark.parametrize(
    ("lang", "n", "told"),
    [
        ("pl", 1, "Odrzuć wierzchnią kartę z Dziczy."),
        ("pl", 2, "Odrzuć 2 wierzchnie karty z Dziczy."),
        ("pl", 5, "Odrzuć 5 wierzchnich kart z Dziczy."),
        ("pl", 12, "Odrzuć 12 wierzchnich kart z Dziczy."),
        ("pl", 22, "Odrzuć 22 wierzchnie karty z Dziczy."),
        ("uk", 1, "Скиньте верхню карту з глушини."),
        ("uk", 2, "Скиньте 2 верхні карти з глушини."),
        ("uk", 12, "Скиньте 12 верхніх карт з глушини."),
        ("uk", 22, "Скиньте 22 верхні карти з глушини."),
        ("uk", 25, "Скиньте 25 верхніх карт з глушини."),
    ],
)
def test_cards_agree_with_their_number(lang: str, n: int, told: str) -> None:
    discard = StepFacts("discard", Selector("wilderness", top=n), ALL_CARDS)

    assert told == card_text(CardFacts("x", ("undead",), steps=(discard,)), lang)


def test_copying_cards_name_the_one_card_that_cannot_be_copied() -> None:
    assert ["buried-emperor"] == [card.id for card in BOX.cards if not card.copyable]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_of_the_vocabulary_has_words(lang: str) -> None:
    spoken = {verb for verb in VERBS if catalogue(lang).has(f"do-{verb}")}

    assert {"markers", "choose"} == set(VERBS) - spoken


def test_a_text_is_composed_once() -> None:
    card = CARDS["crow-carrier"]

    assert card_layout(card, "pl") is card_layout(replace(card), "pl")
