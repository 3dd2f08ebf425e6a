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
hidden-leaders-web-pile-open = Pokaż karty
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
hidden-leaders-web-guide-setup = Przed pierwszą turą
    .text = Jedną z pięciu kart kładziesz zakrytą w swojej drużynie jako Ukrytego Bohatera, a jedną odrzucasz. Ukryty Bohater liczy się na koniec: zostaw takiego z frakcji, z którą sprzymierzony jest twój Lider.
hidden-leaders-web-guide-act = Twoja tura: jedno działanie
    .text = Zagrany Bohater dołącza do drużyny, przesuwa znaczniki i robi to, co mówi jego tekst. Najpierw spójrz na swojego Lidera: która z jego dwóch frakcji może zwyciężyć i czy karta pcha tam znaczniki? Jeśli nic nie pasuje, odrzuć karty i poszukaj lepszych.
hidden-leaders-web-guide-more = Jeszcze jedna karta?
    .text = Zamiast zagrywać możesz odrzucić do trzech kart i dobrać nowe. Przestań, gdy resztę warto zatrzymać.
hidden-leaders-web-guide-draw = Uzupełnij rękę
    .text = Karty w Karczmie są odkryte: wiesz, co bierzesz, i wiedzą to wszyscy. Karta z Portu to niespodzianka, którą widzisz tylko ty.
hidden-leaders-web-guide-keep = Zostają trzy
    .text = Na koniec tury zostają ci na ręce trzy karty. Zatrzymaj to, co w następnej turze pomoże twoim frakcjom, a oddaj to, co pomaga innym.
hidden-leaders-web-guide-move = Znaczniki decydują
    .text = Położenie czerwonego i zielonego znacznika mówi, która frakcja by zwyciężyła. Pod torem widać, która to teraz. Przesuwaj je ku jednej ze swoich frakcji, ale nie tak jawnie, by wszyscy odgadli twojego Lidera.
hidden-leaders-web-guide-player = Kogo to dotyczy?
    .text = Karta potrzebuje gracza. Spójrz na drużyny: kto ma wielu Bohaterów frakcji, która może zwyciężyć?
hidden-leaders-web-guide-faction = Wskaż frakcję
    .text = Karta potrzebuje frakcji. Pomyśl o dwóch, z którymi sprzymierzony jest twój Lider, i o tych, które są dla ciebie groźne.
hidden-leaders-web-guide-pile = Wybierz stos
    .text = Z Portu dobiera się w ciemno, w Dziczy leży to, co odrzucono, a na Cmentarzysku to, co pogrzebano.
hidden-leaders-web-guide-pick = Wybierz kartę
    .text = Karty, które można wybrać, mają obwódkę. Wskaż kartę lub jej dotknij, aby zobaczyć ją dużą, z całym tekstem.
hidden-leaders-web-guide-bury = Na Cmentarzysko
    .text = Pogrzebany Bohater opuszcza drużynę i leży odkryty na Cmentarzysku. Nie liczy się już dla nikogo: zabieraj tym, którym idzie najlepiej.
hidden-leaders-web-guide-discard = Do Dziczy
    .text = To, co odrzucone, trafia do Dziczy. Niektóre karty sprowadzają stamtąd Bohaterów z powrotem.
hidden-leaders-web-guide-take = Na rękę
    .text = Karta trafia na twoją rękę i możesz ją zagrać w którejś z następnych tur.
hidden-leaders-web-guide-place = Do drużyny
    .text = Bohater trafia do drużyny bez zagrywania: jego tekst nie działa, ale liczy się na koniec.
hidden-leaders-web-guide-turn-over = Druga strona
    .text = Odkryty Bohater staje się ukryty albo ukryty odkryty. Tylko odkryci Bohaterowie przybliżają koniec gry.
hidden-leaders-web-guide-look = Podejrzyj po cichu
    .text = Widzisz zakrytą kartę i od tej chwili jest ona dla ciebie oznaczona. To, co inni ukrywają, zdradza, z kim są sprzymierzeni ich Liderzy.
hidden-leaders-web-guide-exchange = Zamiana: pierwsza karta
    .text = Dwie karty zamieniają się miejscami. Najpierw wybierz jedną, potem tę, na którą ją zamieniasz.
hidden-leaders-web-guide-exchange-with = Zamiana: druga karta
    .text = Teraz karta w zamian. Zamiana może naraz wzmocnić twoją drużynę i osłabić inną.
hidden-leaders-web-guide-play = Jeszcze jeden Bohater
    .text = Możesz od razu zagrać kolejnego Bohatera ze wszystkim, co robi.
hidden-leaders-web-guide-reveal = Pokaż
    .text = Kartę zobaczą wszyscy. Pomyśl, czego się z niej dowiedzą.
hidden-leaders-web-guide-option = Do wyboru
    .text = Karta daje kilka możliwości. Przeczytaj, do czego prowadzi każda z nich.
hidden-leaders-web-guide-any = Pytanie do ciebie
    .text = Wszystko, co może być odpowiedzią, ma na stole obwódkę i jest wypisane słowami pod pytaniem.
hidden-leaders-web-guide-wait = Grają inni
    .text = Patrz, dokąd idą znaczniki i komu pomagają inni: to zdradza ich Liderów. Przebieg gry mówi o wszystkim, co się stało.
hidden-leaders-web-guide-over = Koniec gry
    .text = Liderzy i Ukryci Bohaterowie są już odkryci. Przeczytaj wyżej, dlaczego zwyciężyła ta frakcja i ten gracz, obejrzyj powtórkę albo zagraj jeszcze raz.

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
