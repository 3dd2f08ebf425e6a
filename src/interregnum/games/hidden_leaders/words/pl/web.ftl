# Słowa, które przeglądarka mówi tylko przy stole gry Ukryci Liderzy, w jej zasadach i wśród jej kart.

## Przed grą

web-hidden-leaders-full = Pełna gra
    .about = Wszystkie karty gry podstawowej.

## Gra

web-hidden-leaders-heroes-left =
    { $n ->
        [0] Gra skończy się po tej turze.
        [one] Do końca: { $n } Bohater
        [few] Do końca: { $n } Bohaterów
        [many] Do końca: { $n } Bohaterów
       *[other] Do końca: { $n } Bohatera
    }

## Koniec

web-hidden-leaders-wins = Wygrywa { $player }
web-hidden-leaders-nobody-wins = Nikt nie wygrywa
web-hidden-leaders-end-see = Zobacz wynik
web-hidden-leaders-standing =
    { $aligned ->
        [yes] sprzymierzony; Bohaterowie zwycięskiej frakcji: { $heroes }; drużyna: { $party }
       *[no] niesprzymierzony; drużyna: { $party }
    }
web-hidden-leaders-figures = Gra w liczbach
web-hidden-leaders-figures-turns = Tury: { $turns }. Odpowiedzi: { $answers }.
web-hidden-leaders-figures-heroes = Bohaterowie w drużynach; Pogrzebany Cesarz należy do każdej frakcji
web-hidden-leaders-figures-player = Gracz
web-hidden-leaders-figures-up = odkryci
web-hidden-leaders-figures-down = ukryci

## Karty, zasady, o grze

web-hidden-leaders-cards-find = Szukaj w nazwach i tekstach
web-hidden-leaders-cards-faction = Frakcja
web-hidden-leaders-cards-verb = Co robi
web-hidden-leaders-cards-set = Zestaw
web-hidden-leaders-cards-every = wszystkie
web-hidden-leaders-rules-game = Gra
web-hidden-leaders-rules-verbs = Co robią karty
web-hidden-leaders-rules-winning = Kto wygrywa
web-hidden-leaders-rules-meaning = Co to znaczy?
web-hidden-leaders-rules-tab = Otwiera się w nowej karcie przeglądarki
web-hidden-leaders-rules-goal = O co chodzi
    .text = Każdy w tajemnicy gra Liderem, który trzyma z dwiema z czterech frakcji. Na koniec dwa znaczniki na torze siły mówią, która frakcja zwycięża. Wygrać może tylko gracz, którego Lider z nią trzyma; spośród kilku ten, kto ma w drużynie najwięcej Bohaterów tej frakcji.
web-hidden-leaders-rules-setup = Przed pierwszą turą
    .text = Oba znaczniki zaczynają na polu 4. W karczmie leży odkrytych trzech Bohaterów, na cmentarzysku Pogrzebany Cesarz. Każdy dostaje Lidera i pięciu Bohaterów: jednego kładzie zakrytego w swojej drużynie, jednego odrzuca, trzech zostaje na ręce. O tym, kto zaczyna, decyduje los.
web-hidden-leaders-rules-turn = Twoja tura
    .text = Najpierw zagraj jednego Bohatera z ręki albo zamiast tego odrzuć do trzech kart. Potem dobieraj, aż będziesz mieć cztery karty: odkryte z karczmy lub w ciemno z portu. Potem odrzuć karty, aby zostały trzy. Na koniec karczma jest uzupełniana.
web-hidden-leaders-rules-hidden = Ukryci Bohaterowie
    .text = Niektórzy Bohaterowie leżą w drużynie zakryci. Zna ich tylko właściciel i ci, którym ich pokazano; liczą się na koniec, ale nie do zakończenia gry. Ich kolejność się nie zmienia. To, co wiesz, jest dla ciebie oznaczone.
web-hidden-leaders-rules-heroes = Bohaterowie
    .text = Bohatera wykłada się odkrytego do swojej drużyny i dzieje się wszystko, co mówi karta. Tylko to, co „możesz” zrobić, zależy od ciebie. To, czego zrobić się nie da, pomija się, a reszta i tak się dzieje. Jeśli jest co wybrać, trzeba wybrać, nawet własnego Bohatera albo samą tę kartę. „Bohater” danej frakcji leży odkryty w którejś drużynie, chyba że karta mówi inaczej.
web-hidden-leaders-rules-markers = Przesuwanie znaczników
    .text = Plus to w prawo, minus to w lewo; na końcach toru znacznik się zatrzymuje. Prowadzi znacznik bardziej na prawo. Na tym samym polu nie prowadzi żaden.
web-hidden-leaders-rules-bury = Pogrzebanie
    .text = Bohater opuszcza drużynę i leży odkryty na wierzchu cmentarzyska. Niektóre karty grzebią skądinąd, na przykład z karczmy.
web-hidden-leaders-rules-discard = Odrzucenie
    .text = Karta trafia zakryta do dziczy. Karty, którą odrzucasz z ręki, nie pokazuje się nikomu.
web-hidden-leaders-rules-exchange = Zamiana
    .text = Dwie karty zamieniają się miejscami. Każda leży tak, jak leżała poprzednia: odkryta albo zakryta. Żadna nie robi tego, co mówi jej tekst, chyba że karta tak nakazuje.
web-hidden-leaders-rules-place = Umieszczenie
    .text = Kartę kładzie się tam, gdzie mówi tekst. To nie zagranie: jej tekst nie działa, ale w drużynie karta się liczy.
web-hidden-leaders-rules-draw = Dobieranie
    .text = Weź wierzchnią kartę stosu. Z ręki innego gracza dostajesz kartę losową. Gdy port jest pusty, tasuje się dzicz i staje się ona nowym portem.
web-hidden-leaders-rules-take = Wzięcie na rękę
    .text = Karta trafia na twoją rękę, czy leżała w karczmie, w stosie, czy w drużynie. Możesz ją zagrać później.
web-hidden-leaders-rules-look = Podejrzenie
    .text = Kartę widzisz tylko ty. Zostaje na swoim miejscu, a inni widzą, na którą patrzysz.
web-hidden-leaders-rules-reveal = Pokazanie
    .text = Kartę widzą wszyscy. Potem dzieje się z nią to, co mówi tekst, albo wraca na swoje miejsce.
web-hidden-leaders-rules-turn-over = Odwrócenie
    .text = Odkryty Bohater staje się ukryty, ukryty odkryty. Jego tekst nie działa, chyba że karta tak nakazuje. Bohater odwrócony na odkrytą stronę liczy się do końca gry.
web-hidden-leaders-rules-perform = Wykonanie
    .text = To, co mówi inna karta, dzieje się teraz, jakby mówiła to twoja: decydujesz ty. Pogrzebanego Cesarza wykonać nie można, bo on nic nie robi.
web-hidden-leaders-rules-play = Dodatkowe zagranie
    .text = W turze zagrywa się jednego Bohatera. Taka karta pozwala od razu zagrać jeszcze jednego, ze wszystkim, co robi.
web-hidden-leaders-rules-track = Tor siły
    .text = Czerwony znacznik to Armia Imperialna, zielony to Górskie Plemiona. Oba w strefie wojny, na ostatnich czterech polach: zwyciężają Nieumarli. W innym razie na tym samym lub sąsiednich polach: zwyciężają Wodne Ludy. W innym razie zwycięża ten, kto jest z przodu: czerwony to Armia Imperialna, zielony to Górskie Plemiona.
web-hidden-leaders-rules-end = Koniec gry
    .text = Gra kończy się po turze, w której jakaś drużyna ma dość odkrytych Bohaterów: 8 przy dwóch graczach, 7 przy trzech lub czterech, 6 przy pięciu, 5 przy sześciu; w grze dla początkujących o jednego mniej. Nieważne, czyja to była tura. Potem odkrywa się wszystkich Liderów i ukrytych Bohaterów.
web-hidden-leaders-rules-ties = Kilku graczy ze zwycięską frakcją
    .text = Wygrywa ten, kto ma w drużynie najwięcej jej Bohaterów, także ukrytych. Przy remisie: mniejsza drużyna. Przy kolejnym remisie: wyższy numer Lidera. Jeśli żaden Lider nie trzyma ze zwycięską frakcją, nie wygrywa nikt.
web-hidden-leaders-rules-emperor = Pogrzebany Cesarz
    .text = Liczy się jako Bohater każdej frakcji, ale tylko raz. Może trafić na rękę lub do drużyny jak każda inna karta, a sam nic nie robi.

## Stół

web-hidden-leaders-known = Znasz tę kartę
web-hidden-leaders-card-known = { $name }, zakryta; znasz tę kartę
web-hidden-leaders-card-hidden = Ukryty Bohater { $number }
web-hidden-leaders-card-factions = { $name } ({ $factions })
web-hidden-leaders-party-own = Twoja drużyna
web-hidden-leaders-party-of = Drużyna: { $player }
web-hidden-leaders-party-empty = jeszcze bez Bohaterów
web-hidden-leaders-party-up = odkryci Bohaterowie: { $up } z { $need }
web-hidden-leaders-party-down = ukryci: { $n }
web-hidden-leaders-in-hand = Na ręce: { $n }
web-hidden-leaders-leader = Lider
web-hidden-leaders-leader-hidden = Lider, zakryty
web-hidden-leaders-leader-look = Przytrzymaj, aby obejrzeć swojego Lidera
web-hidden-leaders-tavern-slot = Karczma, miejsce { $slot }
web-hidden-leaders-pile-top = karta z wierzchu
web-hidden-leaders-pile-known = znasz: { $n }
web-hidden-leaders-pile-open = Pokaż karty
web-hidden-leaders-now = Gdyby gra skończyła się teraz
web-hidden-leaders-ended = Zwycięska frakcja
web-hidden-leaders-when =
    { $faction ->
        [undead] oba znaczniki w strefie wojny
        [water-folk] znaczniki na tym samym lub sąsiednich polach
        [imperial-army] czerwony o 2 lub więcej z przodu
       *[hill-tribes] zielony o 2 lub więcej z przodu
    }
web-hidden-leaders-track-at = Czerwony na polu { $red }, zielony na polu { $green } z { $last }; strefa wojny od pola { $war }
web-hidden-leaders-marker-red = czerwony znacznik
web-hidden-leaders-marker-green = zielony znacznik
web-hidden-leaders-answers = Wszystkie odpowiedzi słowami ({ $n })
web-hidden-leaders-answer-which = Co ma się z tym stać?
web-hidden-leaders-turn = trwa tura

## Gra jeszcze raz

web-hidden-leaders-replay-hands = Liderzy i karty na ręce

## Pierwsza gra

web-hidden-leaders-guide-setup = Przed pierwszą turą
    .text = Jedną z pięciu kart kładziesz zakrytą w swojej drużynie jako ukrytego Bohatera, a jedną odrzucasz. Ukryty Bohater liczy się na koniec: zostaw takiego z frakcji, z którą trzyma twój Lider.
web-hidden-leaders-guide-act = Twoja tura: jeden czyn
    .text = Zagrany Bohater dołącza do drużyny, przesuwa znaczniki i robi to, co mówi jego tekst. Najpierw spójrz na swojego Lidera: która z jego dwóch frakcji może zwyciężyć i czy karta pcha tam znaczniki? Jeśli nic nie pasuje, odrzuć karty i poszukaj lepszych.
web-hidden-leaders-guide-more = Jeszcze jedna karta?
    .text = Zamiast zagrywać możesz odrzucić do trzech kart i dobrać nowe. Przestań, gdy resztę warto zatrzymać.
web-hidden-leaders-guide-draw = Uzupełnij rękę
    .text = Karty w karczmie są odkryte: wiesz, co bierzesz, i wiedzą to wszyscy. Karta z portu to niespodzianka, którą widzisz tylko ty.
web-hidden-leaders-guide-keep = Zostają trzy
    .text = Na koniec tury zostają ci na ręce trzy karty. Zatrzymaj to, co w następnej turze pomoże twoim frakcjom, a oddaj to, co pomaga innym.
web-hidden-leaders-guide-move = Znaczniki decydują
    .text = Położenie czerwonego i zielonego znacznika mówi, która frakcja by zwyciężyła. Pod torem widać, która to teraz. Przesuwaj je ku jednej ze swoich frakcji, ale nie tak jawnie, by wszyscy odgadli twojego Lidera.
web-hidden-leaders-guide-player = Kogo to dotyczy?
    .text = Karta potrzebuje gracza. Spójrz na drużyny: kto ma wielu Bohaterów frakcji, która może zwyciężyć?
web-hidden-leaders-guide-faction = Wskaż frakcję
    .text = Karta potrzebuje frakcji. Pomyśl o dwóch, z którymi trzyma twój Lider, i o tych, które są dla ciebie groźne.
web-hidden-leaders-guide-pile = Wybierz stos
    .text = Z portu dobiera się w ciemno, w dziczy leży to, co odrzucono, a na cmentarzysku to, co pogrzebano.
web-hidden-leaders-guide-pick = Wybierz kartę
    .text = Karty, które można wybrać, mają obwódkę. Wskaż kartę lub jej dotknij, aby zobaczyć ją dużą, z całym tekstem.
web-hidden-leaders-guide-bury = Na cmentarzysko
    .text = Pogrzebany Bohater opuszcza drużynę i leży odkryty na cmentarzysku. Nie liczy się już dla nikogo: zabieraj tym, którzy prowadzą.
web-hidden-leaders-guide-discard = Do dziczy
    .text = To, co odrzucone, trafia do dziczy. Niektóre karty sprowadzają stamtąd Bohaterów z powrotem.
web-hidden-leaders-guide-take = Na rękę
    .text = Karta trafia na twoją rękę i możesz ją zagrać w którejś z następnych tur.
web-hidden-leaders-guide-place = Do drużyny
    .text = Bohater trafia do drużyny bez zagrywania: jego tekst nie działa, ale liczy się na koniec.
web-hidden-leaders-guide-turn-over = Druga strona
    .text = Odkryty Bohater staje się ukryty albo ukryty odkryty. Tylko odkryci Bohaterowie przybliżają koniec gry.
web-hidden-leaders-guide-look = Rzut oka w tajemnicy
    .text = Widzisz zakrytą kartę i od tej chwili jest ona dla ciebie oznaczona. To, co inni ukrywają, mówi, z kim trzymają.
web-hidden-leaders-guide-exchange = Zamiana: pierwsza karta
    .text = Dwie karty zamieniają się miejscami. Najpierw wybierz jedną, potem tę, na którą ją zamieniasz.
web-hidden-leaders-guide-exchange-with = Zamiana: druga karta
    .text = Teraz karta w zamian. Zamiana może naraz wzmocnić twoją drużynę i osłabić inną.
web-hidden-leaders-guide-play = Jeszcze jeden Bohater
    .text = Możesz od razu zagrać kolejnego Bohatera ze wszystkim, co robi.
web-hidden-leaders-guide-reveal = Pokaż
    .text = Kartę zobaczą wszyscy. Pomyśl, czego się z niej dowiedzą.
web-hidden-leaders-guide-option = Jedna z dróg
    .text = Karta daje kilka możliwości. Przeczytaj, do czego prowadzi każda z nich.
web-hidden-leaders-guide-any = Pytanie do ciebie
    .text = Wszystko, co może być odpowiedzią, ma na stole obwódkę i jest wypisane słowami pod pytaniem.
web-hidden-leaders-guide-wait = Grają inni
    .text = Patrz, dokąd idą znaczniki i komu pomagają inni: to zdradza ich Liderów. Przebieg gry mówi o wszystkim, co się stało.
web-hidden-leaders-guide-over = Koniec gry
    .text = Liderzy i ukryci Bohaterowie są już odkryci. Przeczytaj wyżej, dlaczego zwyciężyła ta frakcja i ten gracz, obejrzyj powtórkę albo zagraj jeszcze raz.
