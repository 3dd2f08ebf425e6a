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
ui-what-if =
    { $n ->
        [one] A co gdyby: ta gra toczy się dalej od pozycji z zakończonej gry, po { $n } odpowiedzi. Wynik nigdzie się nie liczy.
       *[other] A co gdyby: ta gra toczy się dalej od pozycji z zakończonej gry, po { $n } odpowiedziach. Wynik nigdzie się nie liczy.
    }
ui-what-if-about = Karty na rękach są takie jak wtedy, a zakryte stosy przetasowano.
ui-game-over = Koniec gry
ui-result = Wynik
ui-record = Zapis gry
