# Słowa interfejsu.

ui-game = Ukryci Liderzy
ui-language = polski
ui-languages = Język
ui-yes = tak
ui-no = nie
ui-on = wł.
ui-off = wył.

## Przygotowanie

ui-ask-language = Jaki język?
ui-ask-seats = Ilu graczy (od { $least } do { $most })?
ui-ask-name = Imię gracza { $seat }?
ui-ask-kind = { $player }: człowiek czy bot?
ui-person = człowiek
ui-bot = bot
ui-ask-option = { $option }: włączyć?
ui-ask-seed = Ziarno (puste: losowe)?
ui-option-beginner = Gra dla początkujących
ui-option-extras = Dodatkowi Bohaterowie
ui-option-queens = Królowe i przyjaciel
ui-about-beginner = Bez zaawansowanych kart; gra kończy się o jednego Bohatera wcześniej.
ui-about-extras = Ośmiu dodatkowych Bohaterów, po dwóch z każdej frakcji.
ui-about-queens = Trzy Królowe, Najlepszy Przyjaciel Cesarza i Strażnik Sporów.
ui-set-base = Gra podstawowa
ui-set-extras = Dodatkowi Bohaterowie
ui-set-queens = Królowe i przyjaciel

## Stół

ui-turn = Tura
ui-turn-of = Tura { $number }: { $player }
ui-your-turn = Twoja tura, { $player }.
ui-step-1 = Zagraj albo odrzuć
ui-step-2 = Dobierz
ui-step-3 = Odrzuć
ui-step-4 = Uzupełnij Karczmę
ui-setup = Przygotowanie gry
ui-board = Plansza
ui-power-track = Tor siły
ui-war-area = strefa wojny
ui-red = Czerwony
ui-green = Zielony
ui-leading = na czele
ui-level = na tym samym polu
ui-harbor = Port
ui-tavern = Karczma
ui-wilderness = Dzicz
ui-graveyard = Cmentarzysko
ui-empty-slot = puste pole
ui-empty = pusto
ui-hand = Ręka
ui-party = Drużyna
ui-party-of = Drużyna: { $player }
ui-hidden-heroes = Ukryci Bohaterowie
ui-face-up = odkryta
ui-hidden = zakryta
ui-unknown-card = zakryta karta
ui-leader = Lider
ui-your-leader = Twój Lider: { $leader }
ui-factions = Frakcje
ui-no-faction = bez frakcji
ui-all-factions = wszystkie frakcje
ui-advanced = zaawansowana
ui-set-aside = Odłożone na bok
ui-log = Przebieg gry
ui-you = ty
ui-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
ui-heroes =
    { $n ->
        [one] { $n } Bohater
        [few] { $n } Bohaterów
        [many] { $n } Bohaterów
       *[other] { $n } Bohatera
    }
ui-players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
        [many] { $n } graczy
       *[other] { $n } gracza
    }
ui-spaces =
    { $n ->
        [one] { $n } pole
        [few] { $n } pola
        [many] { $n } pól
       *[other] { $n } pola
    }
ui-turns =
    { $n ->
        [one] { $n } tura
        [few] { $n } tury
        [many] { $n } tur
       *[other] { $n } tury
    }
ui-end-at =
    { $n ->
        [one] Gra kończy się, gdy na końcu tury w jednej drużynie jest { $n } odkryty Bohater.
       *[other] Gra kończy się, gdy na końcu tury w jednej drużynie jest { $n } odkrytych Bohaterów.
    }

## Gra

ui-question = Pytanie
ui-answers = Odpowiedzi
ui-prompt = Twoja odpowiedź (numer, ? to pomoc):
ui-not-a-number = Wpisz liczbę od 1 do { $most }.
ui-pass-device = Przekaż urządzenie. Teraz: { $player }.
ui-press-enter = Naciśnij Enter.
ui-thinking = { $player } myśli …
ui-bot-took-over = { $player } nie odpowiada; gra bot.
ui-undo = Cofnij
ui-undone = Ostatnia odpowiedź została cofnięta.
ui-nothing-to-undo = Nie ma nic, co wolno cofnąć.
ui-save = Zapisz
ui-saved = Gra jest zapisana w { $file }.
ui-loaded = Gra z { $file } toczy się dalej.
ui-quit = Zakończ
ui-ask-quit = Na pewno zakończyć?
ui-goodbye = Do zobaczenia!
ui-help = Pomoc
ui-help-text = Wpisz numer odpowiedzi. Są też polecenia: { $commands }.
ui-card-text = Tekst karty
ui-rules = Zasady
ui-game-over = Koniec gry
ui-result = Wynik
ui-winner = Wygrywa
ui-nobody = nikt
ui-error = Błąd
ui-seed = Ziarno
ui-record = Zapis gry
ui-verified = Zapis jest poprawny: odtwarza się do tego samego wyniku.
