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

## Koniec

hidden-leaders-web-wins = Wygrywa { $player }
hidden-leaders-web-nobody-wins = Nikt nie wygrywa
hidden-leaders-web-end-see = Zobacz wynik
hidden-leaders-web-standing =
    { $aligned ->
        [yes] sprzymierzony; Bohaterowie zwycięskiej frakcji: { $heroes }; drużyna: { $party }
       *[no] niesprzymierzony; drużyna: { $party }
    }
hidden-leaders-web-figures = Gra w liczbach
hidden-leaders-web-figures-turns = Tury: { $turns }. Odpowiedzi: { $answers }.
hidden-leaders-web-figures-heroes = Bohaterowie w drużynach; Pogrzebany Cesarz należy do każdej frakcji
hidden-leaders-web-figures-player = Gracz
hidden-leaders-web-figures-up = odkryci
hidden-leaders-web-figures-down = ukryci

## Karty, zasady, o grze

hidden-leaders-web-cards-find = Szukaj w nazwach i tekstach
hidden-leaders-web-cards-faction = Frakcja
hidden-leaders-web-cards-verb = Co robi
hidden-leaders-web-cards-set = Zestaw
hidden-leaders-web-cards-every = wszystkie
hidden-leaders-web-rules-game = Gra
hidden-leaders-web-rules-verbs = Co robią karty
hidden-leaders-web-rules-winning = Kto wygrywa
hidden-leaders-web-rules-meaning = Co to znaczy?
hidden-leaders-web-rules-tab = Otwiera się w nowej karcie przeglądarki
hidden-leaders-web-rules-goal = O co chodzi
    .text = Każdy w tajemnicy gra Liderem sprzymierzonym z dwiema z czterech frakcji. Na koniec dwa znaczniki na torze siły mówią, która frakcja zwycięża. Wygrać może tylko gracz, którego Lider jest z nią sprzymierzony; spośród kilku ten, kto ma w drużynie najwięcej Bohaterów tej frakcji.
hidden-leaders-web-rules-setup = Przed pierwszą turą
    .text = Oba znaczniki zaczynają na polu 4. W Karczmie leży trzech odkrytych Bohaterów, na Cmentarzysku Pogrzebany Cesarz. Każdy dostaje Lidera i pięciu Bohaterów: jednego kładzie zakrytego w swojej drużynie, jednego odrzuca, trzech zostaje na ręce. O tym, kto zaczyna, decyduje los.
hidden-leaders-web-rules-turn = Twoja tura
    .text = Najpierw zagraj jednego Bohatera z ręki albo zamiast tego odrzuć do trzech kart. Potem dobieraj, aż będziesz mieć cztery karty: odkryte z Karczmy lub w ciemno z Portu. Potem odrzuć karty, aby zostały trzy. Na koniec Karczma jest uzupełniana.
hidden-leaders-web-rules-hidden = Ukryci Bohaterowie
    .text = Niektórzy Bohaterowie leżą w drużynie zakryci. Zna ich tylko właściciel i ci, którym ich pokazano; liczą się na koniec, ale nie do zakończenia gry. Ich kolejność się nie zmienia. To, co wiesz, jest dla ciebie oznaczone.
hidden-leaders-web-rules-heroes = Bohaterowie
    .text = Bohatera wykłada się odkrytego do swojej drużyny i dzieje się wszystko, co mówi karta. Tylko to, co „możesz” zrobić, zależy od ciebie. To, czego zrobić się nie da, pomija się, a reszta i tak się dzieje. Jeśli jest co wybrać, trzeba wybrać, nawet własnego Bohatera albo samą tę kartę. „Bohater” na karcie to odkryty Bohater w którejś drużynie, chyba że karta mówi inaczej.
hidden-leaders-web-rules-markers = Przesuwanie znaczników
    .text = Plus to w prawo, minus to w lewo; na końcach toru znacznik się zatrzymuje. Na czele jest znacznik dalej w prawo, drugi jest z tyłu. Na tym samym polu żaden nie jest na czele ani z tyłu.
hidden-leaders-web-rules-bury = Pogrzebanie
    .text = Bohater opuszcza drużynę i leży odkryty na wierzchu Cmentarzyska. Niektóre karty grzebią z innych miejsc, na przykład z Karczmy.
hidden-leaders-web-rules-discard = Odrzucenie
    .text = Karta trafia zakryta do Dziczy. Karty, którą odrzucasz z ręki, nie pokazuje się nikomu.
hidden-leaders-web-rules-exchange = Zamiana
    .text = Dwie karty zamieniają się miejscami. Każda leży tak, jak leżała poprzednia: odkryta albo zakryta. Żadna nie robi tego, co mówi jej tekst, chyba że karta tak nakazuje.
hidden-leaders-web-rules-place = Umieszczenie
    .text = Kartę kładzie się tam, gdzie mówi tekst. To nie zagranie: jej tekst nie działa, ale w drużynie karta się liczy.
hidden-leaders-web-rules-draw = Dobieranie
    .text = Weź wierzchnią kartę stosu. Z ręki innego gracza dostajesz kartę losową. Gdy Port jest pusty, tasuje się Dzicz i staje się ona nowym Portem.
hidden-leaders-web-rules-take = Wzięcie na rękę
    .text = Karta trafia na twoją rękę niezależnie od tego, czy leżała w Karczmie, w stosie, czy w drużynie. Możesz ją zagrać później.
hidden-leaders-web-rules-look = Podejrzenie
    .text = Kartę widzisz tylko ty. Zostaje na swoim miejscu, a inni widzą, na którą patrzysz.
hidden-leaders-web-rules-reveal = Pokazanie
    .text = Kartę widzą wszyscy. Potem dzieje się z nią to, co mówi tekst, albo wraca na swoje miejsce.
hidden-leaders-web-rules-turn-over = Odwrócenie
    .text = Odkryty Bohater staje się ukryty, ukryty odkryty. Jego tekst nie działa, chyba że karta tak nakazuje. Bohater odwrócony na odkrytą stronę wlicza się do liczby Bohaterów kończącej grę.
hidden-leaders-web-rules-perform = Rozpatrywanie zdolności
    .text = Zdolności innej karty rozpatrujesz tak jak po jej zagraniu: decydujesz ty. Pogrzebanego Cesarza nie można skopiować.
hidden-leaders-web-rules-play = Dodatkowe zagranie
    .text = W turze zagrywa się jednego Bohatera. Taka karta pozwala od razu zagrać jeszcze jednego, ze wszystkim, co robi.
hidden-leaders-web-rules-track = Tor siły
    .text = Czerwony znacznik to Armia Imperialna, zielony to Górskie Plemiona. Oba w strefie wojny, na ostatnich czterech polach: zwyciężają Nieumarli. W przeciwnym razie na tym samym polu lub na sąsiednich polach: zwyciężają Wodne Ludy. W przeciwnym razie zwycięża ten, kto jest na czele: czerwony to Armia Imperialna, zielony to Górskie Plemiona.
hidden-leaders-web-rules-end = Koniec gry
    .text = Gra kończy się na koniec dowolnej tury, jeśli jakaś drużyna ma wtedy dość odkrytych Bohaterów: 8 przy dwóch graczach, 7 przy trzech lub czterech, 6 przy pięciu, 5 przy sześciu; w grze dla początkujących o jednego mniej. Nieważne, czyja to była tura. Potem odkrywa się wszystkich Liderów i Ukrytych Bohaterów.
hidden-leaders-web-rules-ties = Kilku graczy ze zwycięską frakcją
    .text = Wygrywa ten, kto ma w drużynie najwięcej jej Bohaterów, także ukrytych. Przy remisie: mniejsza drużyna. Przy kolejnym remisie: wyższy numer Lidera. Jeśli żaden Lider nie jest sprzymierzony ze zwycięską frakcją, nie wygrywa nikt.
hidden-leaders-web-rules-emperor = Pogrzebany Cesarz
    .text = Liczy się jako Bohater każdej frakcji, ale tylko raz. Może trafić na rękę lub do drużyny jak każda inna karta, a sam nic nie robi.

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
