# Słowa, które przeglądarka mówi tylko przy stole gry Ukryci Liderzy, w jej zasadach i wśród jej kart.

## Przed grą

hidden-leaders-web-full = Pełna gra
    .about = Wszystkie karty gry podstawowej.

## Gra

hidden-leaders-web-heroes-left =
    { $n ->
        [0] Gra skończy się po tej turze.
        [one] Do końca: { $n } Bohater
        [few] Do końca: { $n } Bohaterów
        [many] Do końca: { $n } Bohaterów
       *[other] Do końca: { $n } Bohatera
    }
hidden-leaders-web-setup-first = Przygotowanie, 1 z 2: wybierz kartę, którą umieścisz zakrytą w swojej drużynie
hidden-leaders-web-setup-second = Przygotowanie, 2 z 2: „{ $card }” to twój Ukryty Bohater; teraz wybierz kartę do odrzucenia
hidden-leaders-web-setup-hide = Umieść zakrytą kartę „{ $card }”
hidden-leaders-web-setup-discard = Odrzuć kartę „{ $card }”
hidden-leaders-web-setup-again = Umieść jednak inną kartę

## Koniec

hidden-leaders-web-wins = Wygrywa { $player }
hidden-leaders-web-nobody-wins = Nikt nie wygrywa
hidden-leaders-web-end-see = Zobacz wynik

## Karty, zasady, o grze

hidden-leaders-web-cards-find = Szukaj w nazwach i tekstach
hidden-leaders-web-cards-faction = Frakcja
hidden-leaders-web-cards-verb = Co robi
hidden-leaders-web-cards-set = Zestaw
hidden-leaders-web-cards-every = wszystkie
hidden-leaders-web-rules-meaning = Co to znaczy?
hidden-leaders-web-rules-tab = Otwiera się w nowej karcie przeglądarki

## Stół

hidden-leaders-web-known = Znasz tę kartę
hidden-leaders-web-card-known = { $name }, zakryta; znasz tę kartę
hidden-leaders-web-card-hidden = Ukryty Bohater { $number }
hidden-leaders-web-card-factions = { $name } ({ $factions })
hidden-leaders-web-party-own = Twoja drużyna
hidden-leaders-web-party-of = Drużyna: { $player }
hidden-leaders-web-party-empty = jeszcze bez Bohaterów
hidden-leaders-web-party-up = odkryci Bohaterowie: { $up } z { $need }
hidden-leaders-web-party-down = ukryci: { $n }
hidden-leaders-web-in-hand = Na ręce: { $n }
hidden-leaders-web-leader = Lider
hidden-leaders-web-leader-hidden = Lider, zakryty
hidden-leaders-web-leader-look = Przytrzymaj, aby obejrzeć swojego Lidera
hidden-leaders-web-tavern-slot = Karczma, miejsce { $slot }
hidden-leaders-web-pile-top = karta z wierzchu
hidden-leaders-web-pile-known = znasz: { $n }
hidden-leaders-web-pile-open = Pokaż karty: { $n }
hidden-leaders-web-now = Gdyby gra skończyła się teraz
hidden-leaders-web-coach = Fakty słowami
hidden-leaders-web-coach-now =
    { $faction ->
        [undead] Gdyby gra skończyła się teraz, zwyciężyliby Nieumarli
        [water-folk] Gdyby gra skończyła się teraz, zwyciężyłyby Wodne Ludy
        [imperial-army] Gdyby gra skończyła się teraz, zwyciężyłaby Armia Imperialna
       *[hill-tribes] Gdyby gra skończyła się teraz, zwyciężyłyby Górskie Plemiona
    }{ $mine ->
        [yes] : to twoja frakcja.
       *[no] : to nie twoja frakcja.
    }
hidden-leaders-web-mine = twoja frakcja
hidden-leaders-web-then = po tej odpowiedzi
hidden-leaders-web-ended = Zwycięska frakcja
hidden-leaders-web-when =
    { $faction ->
        [undead] oba znaczniki w strefie wojny
        [water-folk] znaczniki na tym samym polu lub na sąsiednich polach
        [imperial-army] czerwony na czele o 2 lub więcej
       *[hill-tribes] zielony na czele o 2 lub więcej
    }
hidden-leaders-web-track-at = Czerwony na polu { $red }, zielony na polu { $green } z { $last }; strefa wojny od pola { $war }
hidden-leaders-web-marker-red = czerwony znacznik
hidden-leaders-web-marker-green = zielony znacznik
hidden-leaders-web-answers = Wszystkie odpowiedzi słowami ({ $n })
hidden-leaders-web-answer-which = Co ma się z tym stać?
hidden-leaders-web-turn = trwa tura

## Gra jeszcze raz

hidden-leaders-web-replay-hands = Liderzy i karty na ręce

## Pierwsza gra

hidden-leaders-web-yours =
    { $won ->
        [yes] twoja: zrobione
       *[no] twoja: niech zwycięży
    }

## Dziennik

hidden-leaders-web-log-card = „{ $card }”
hidden-leaders-web-log-cards =
    { $n ->
        [few] { $n } karty
       *[many] { $n } kart
    }
hidden-leaders-web-log-drawn =
    { $what ->
        [hidden] { $player } dobiera { hidden-leaders-web-log-cards } z Portu.
        [both] { $player } dobiera { hidden-leaders-web-log-cards }: { $cards } i { $hidden } z Portu.
       *[known] { $player } dobiera { hidden-leaders-web-log-cards }: { $cards }.
    }
hidden-leaders-web-log-discarded =
    { $what ->
        [hidden] { $player } odrzuca { hidden-leaders-web-log-cards }.
       *[known] { $player } odrzuca { hidden-leaders-web-log-cards }: { $cards }.
    }
hidden-leaders-web-log-refilled = Z Portu do Karczmy trafiają: { $cards }.
