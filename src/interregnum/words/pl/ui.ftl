# Słowa interfejsu.

ui-languages = Język

## Przygotowanie

ui-ask-seats = Ilu graczy (od { $least } do { $most })?
ui-ask-name = Imię gracza { $seat }?
ui-bot = bot

## Stół

ui-setup = Przygotowanie gry
ui-empty = pusto
ui-log = Przebieg gry
ui-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }

## Gra

ui-question = Pytanie
ui-pass-device = Przekaż urządzenie. Teraz: { $player }.
ui-thinking = { $player } myśli …
ui-game-over = Koniec gry
ui-result = Wynik
ui-record = Zapis gry
