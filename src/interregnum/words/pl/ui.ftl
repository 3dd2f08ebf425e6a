# Słowa interfejsu.

ui-game = Ukryci Liderzy
ui-languages = Język

## Przygotowanie

ui-ask-seats = Ilu graczy (od { $least } do { $most })?
ui-ask-name = Imię gracza { $seat }?
ui-bot = bot
ui-option-beginner = Gra dla początkujących
ui-option-extras = Dodatkowi Bohaterowie
ui-option-queens = Królowe i przyjaciel
ui-option-length = Długość
ui-option-short = Krótka gra
ui-option-medium = Średnia gra
ui-option-long = Długa gra
ui-option-random-factions = Losowe frakcje
ui-option-artifact-sets = Zestawy artefaktów
ui-option-octagon = Ośmiokątna mapa
ui-option-ports-only = Od portu do portu
ui-option-warlord-always = Hojni Wodzowie
ui-option-no-lone-elite-die = Kostka elitarna od dwóch ataków
ui-about-beginner = Bez zaawansowanych kart; gra kończy się o jednego Bohatera wcześniej.
ui-about-extras = Ośmiu dodatkowych Bohaterów, po dwóch z każdej frakcji.
ui-about-queens = Trzy Królowe, Najlepszy Przyjaciel Cesarza i Strażnik Sporów.
ui-about-short = 9 kart tygodnia: 10 rund.
ui-about-medium = 12 kart tygodnia: 13 rund zamiast 10.
ui-about-long = 15 kart tygodnia: 16 rund zamiast 10.
ui-about-random-factions = Nikt nie wybiera frakcji; rozstrzyga los.
ui-about-artifact-sets = Heros z dwoma lub trzema artefaktami jednego zestawu korzysta z premii zestawu.
ui-about-octagon = Dla trzech graczy: dwanaście kafelków, kwadrat bez rogów.
ui-about-ports-only = Heros schodzi z wody tylko w porcie.
ui-about-warlord-always = Wódz w mieście otrzymuje darmową jednostkę przy każdej akcji Rekrutacja, nawet jeśli nie kupiono dla niego żadnej jednostki.
ui-about-no-lone-elite-die = Kto ma tylko jeden atak, nie może rzucać kostką elitarną.
ui-set-base = Gra podstawowa
ui-set-extras = Dodatkowi Bohaterowie
ui-set-queens = Królowe i przyjaciel

## Stół

ui-turn-of = Tura { $number }: { $player }
ui-setup = Przygotowanie gry
ui-power-track = Tor siły
ui-war-area = strefa wojny
ui-harbor = Port
ui-tavern = Karczma
ui-wilderness = Dzicz
ui-graveyard = Cmentarzysko
ui-empty = pusto
ui-hand = Ręka
ui-your-leader = Twój Lider: { $leader }
ui-no-faction = bez frakcji
ui-all-factions = wszystkie frakcje
ui-advanced = zaawansowana
ui-set-aside = Odłożone na bok
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
