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
            "+1 red OR −1 green. Bury any Imperial Army hero.",
            "+1 czerwony LUB −1 zielony. Pogrzeb dowolnego Bohatera Armii Imperialnej.",
            "+1 червоний АБО −1 зелений. Поховайте будь-якого героя імперців.",
        ),
        (
            "doubtful-priest",
            "The next player decides: +2 OR −2 red. You may play a non-Imperial Army card from your hand as well.",
            "Decyduje następny gracz: +2 LUB −2 czerwony. "
            "Możesz dodatkowo zagrać z ręki kartę spoza Armii Imperialnej.",
            "Вирішує наступний гравець: +2 АБО −2 червоний. Ви можете додатково зіграти з руки карту не з імперців.",
        ),
        (
            "krill-keeper",
            "Choose a player. −X red AND green; X = number of Undead heroes in their party, at most 3.",
            "Wybierz gracza. −X czerwony ORAZ zielony; X = liczba Nieumarłych Bohaterów w jego drużynie, najwyżej 3.",
            "Виберіть гравця. −X червоний І зелений; X = кількість героїв мертвяків у його загоні, не більше 3.",
        ),
        (
            "nagging-northman",
            "You may discard a Hill Tribes card from the Tavern. IF you do: +2 red.",
            "Możesz odrzucić kartę Górskich Plemion z Karczmy. JEŻELI to zrobisz: +2 czerwony.",
            "Ви можете скинути карту горян з таверни. ЯКЩО так: +2 червоний.",
        ),
        (
            "buried-emperor",
            "Counts as a hero of all factions. Other cards cannot copy it.",
            "Liczy się jako Bohater każdej frakcji. Nie może być skopiowana przez inne karty.",
            "Вважається героєм кожної фракції. Інші карти не можуть її копіювати.",
        ),
        (
            "sun-shy-skeleton",
            "Perform the top card of the Graveyard (not the Buried Emperor or this card) as if you played it.",
            "Rozpatrz zdolności wierzchniej karty z Cmentarzyska "
            "(oprócz Pogrzebanego Cesarza i tej karty), jakbyś ją zagrał.",
            "Застосуйте властивості верхньої карти з цвинтаря "
            "(крім Похованого Імператора та цієї карти), ніби ви її зіграли.",
        ),
        (
            "battle-connoisseur",
            "+1 green. Set aside all cards from the Tavern. "
            "Place 1 of them face down into your party. Discard the rest.",
            "+1 zielony. Odłóż na bok wszystkie karty z Karczmy. "
            "Umieść 1 z nich zakrytą w swojej drużynie. Odrzuć pozostałe.",
            "+1 зелений. Відкладіть усі карти з таверни. Покладіть 1 з них долілиць у свій загін. Скиньте решту.",
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
        assert line[0] in "+−" or line[0].isupper()
        assert lang != "uk" or not re.search("[A-WYZa-z]", line)


def test_the_marker_line_stands_apart_and_in_its_place() -> None:
    first = card_layout(CARDS["shaky-sharpshooter"], "en")
    second = card_layout(CARDS["hangry-barbarian"], "en")

    assert ("+1 red OR −1 green.", 0) == (first.marker, first.marker_at)
    assert ("−X red; X = number of those cards.", 1) == (second.marker, second.marker_at)
    assert ("Bury any Imperial Army hero.",) == first.lines


@pytest.mark.parametrize(
    ("lang", "n", "told"),
    [
        ("en", 1, "Look at a hidden hero of yours."),
        ("en", 2, "Look at 2 hidden heroes of yours."),
        ("pl", 2, "Podejrzyj 2 swoich Ukrytych Bohaterów."),
        ("pl", 5, "Podejrzyj 5 swoich Ukrytych Bohaterów."),
        ("pl", ALL_CARDS, "Podejrzyj wszystkich swoich Ukrytych Bohaterów."),
        ("uk", 2, "Перегляньте 2 своїх таємних героїв."),
        ("uk", 21, "Перегляньте 21 свого таємного героя."),
        ("uk", ALL_CARDS, "Перегляньте всіх своїх таємних героїв."),
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
    spoken = {verb for verb in VERBS if catalogue(lang).has(f"hidden-leaders-do-{verb}")}

    assert {"markers", "choose"} == set(VERBS) - spoken


def test_a_text_is_composed_once() -> None:
    card = CARDS["crow-carrier"]

    assert card_layout(card, "pl") is card_layout(replace(card), "pl")
