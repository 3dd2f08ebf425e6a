# Słowa, które mówi tylko przeglądarka.

web-title = Interregnum

## Połączenie z serwerem

web-offline = Nie można połączyć się z serwerem. Sprawdź sieć i spróbuj ponownie.
web-failed = Coś poszło nie tak. Spróbuj ponownie.
web-gone = Ten stół nie jest już dla ciebie otwarty.

## Strony

web-skip = Do treści
web-pages = Strony
web-home = Strona główna
web-rules = Zasady
web-cards = Karty
web-about = O grze
web-nowhere = Tu nic nie ma
web-nowhere-about = Może w adresie jest błąd, a może tego, co tu było, już nie ma.

## Strona główna

web-tagline = Cesarz nie żyje, tron jest pusty, a nikt nie pokazuje twarzy. Zbieraj Bohaterów, przechylaj szalę i na koniec stań po właściwej stronie.
web-play = Zagraj z botami
web-play-about = Cała gra w około dziesięć minut. Bez konta, bez instalacji.
web-play-about-heroes = Gra na dziesięć rund; opowiadana słowami, bo nie ma tu jeszcze dla niej planszy.
web-play-now = Graj teraz
web-play-more = Imię, przeciwnicy, zasady
web-name = Twoje imię
web-name-default = Wędrowiec
web-opponents = Przeciwnicy
web-friends = Zagraj ze znajomymi
web-friends-about = Od dwóch do sześciu osób, każda na swoim urządzeniu. Wolne miejsca mogą zająć boty.
web-new-table = Nowy stół
web-join = Dołącz do stołu
web-join-link = Link lub kod
web-join-go = Idź do stołu
web-join-odd = To nie jest link do stołu. Wklej cały link, który ci przysłano.
web-mine = Twoje stoły
web-your-turn = Twój ruch
web-status =
    { $status ->
        [open] przed grą
        [playing] gra trwa
       *[over] koniec gry
    }

## Nowy stół

web-game = Gra
web-game-heroes = { "Might & Magic Heroes" }
web-seats = Miejsca
web-options = W co gramy
web-length = Długość
web-length-short = Krótka gra
web-length-short-about = 9 kart tygodnia: 10 rund.
web-watchers = Inni mogą oglądać
web-watchers-about = Jest link dla tych, którzy tylko patrzą; widzą to, co widzą wszyscy przy stole.
web-patience = Gdy kogoś nie ma
web-patience-about = Jak długo stół czeka, zanim bot zagra za tę osobę, aż do jej powrotu.
web-patience-time =
    { $seconds ->
        [0] stół czeka
        [60] po minucie gra bot
        [300] po pięciu minutach gra bot
        [86400] po jednym dniu gra bot
       *[other] czas w sekundach, po którym gra bot: { $seconds }
    }
web-open-table = Otwórz stół

## Przed grą

web-lobby = Przed grą
web-seat-free = Wolne miejsce
web-seat-number = miejsce { $n }
web-seat-waits = czeka na kogoś
web-seats-free =
    { $n ->
        [0] Wszyscy są.
        [one] { $n } miejsce jest wolne.
        [few] { $n } miejsca są wolne.
        [many] { $n } miejsc jest wolnych.
       *[other] { $n } miejsca są wolne.
    }
web-you = ty
web-host = gospodarz
web-here = przy stole
web-not-here = poza stołem
web-add-bot = Bot: { $level }
web-remove-bot = Usuń
web-leave = Wstań
web-leave-ask = Wstać od stołu?
web-leave-about = Na twoim miejscu zagra dalej bot. Kto ma link, aby usiąść, może zająć to miejsce; ty też możesz nim wrócić.
web-stay = Zostań
web-sound =
    { $on ->
        [yes] Dźwięk: włączony
       *[no] Dźwięk: wyłączony
    }
web-menu = Menu
web-level-greedy = sprytny
web-level-random = kapryśny
web-about-level-greedy = Sprawdza, ile daje każda odpowiedź, i bierze najlepszą.
web-about-level-random = Bierze dowolną odpowiedź.
web-start = Rozpocznij grę
web-fill-and-start = Oddaj wolne miejsca botom i zacznij
web-host-starts = Gospodarz rozpocznie grę, gdy wszystkie miejsca będą zajęte.
web-invite = Zaproś innych
web-invite-about = Kto ma ten link, może zająć wolne miejsce. Na telefonie: zeskanuj kod.
web-invite-link = Link, aby usiąść
web-invite-qr = Kod QR linku, aby usiąść
web-watch-link = Link, aby oglądać
web-watching = Teraz oglądają
web-copy = Kopiuj
web-copied = Skopiowano
web-new-link = Nowy link
web-new-link-about = Dotychczasowy przestanie działać.
web-full-game = Pełna gra
web-full-game-about = Wszystkie karty gry podstawowej.
web-sit-down = Usiądź
web-watch = Oglądaj
web-table-of =
    { $status ->
        [open] Gra jeszcze się nie zaczęła. Przy tym stole:
        [playing] Gra trwa. Przy tym stole:
       *[over] Gra skończona. Przy tym stole:
    }

## Gra

web-line-opening = W drodze do stołu …
web-line-lost = Połączenie zerwane. Próbuję ponownie …
web-heroes-left =
    { $n ->
        [0] Gra skończy się po tej turze.
        [one] Do końca: { $n } Bohater
        [few] Do końca: { $n } Bohaterów
        [many] Do końca: { $n } Bohaterów
       *[other] Do końca: { $n } Bohatera
    }
web-undo = Cofnij
web-agree = Zgadzam się
web-decline = Nie zgadzam się
web-agree-missing = Zgodzić muszą się jeszcze: { $players }.
web-away-you = Gra za ciebie bot.
web-back = Już jestem
web-news-began = Gra się zaczyna.
web-news-said = { $player }: { $text }
web-news-undone = { $player } cofa swój ruch.
web-news-proposed = { $player } prosi wszystkich o zgodę na cofnięcie ruchu.
web-news-declined = { $player } nie zgadza się.
web-news-stood-in = { $player } jest poza stołem; gra bot.
web-news-returned = { $player } wraca do stołu.
web-news-sat-down = { $player } siada do stołu.
web-news-got-up = { $player } wstaje od stołu.
web-news-rematch = Te same osoby spotykają się znowu.

## Koniec

web-wins = Wygrywa { $player }
web-nobody-wins = Nikt nie wygrywa
web-end-see = Zobacz wynik
web-standing =
    { $aligned ->
        [yes] sprzymierzony; Bohaterowie zwycięskiej frakcji: { $heroes }; drużyna: { $party }
       *[no] niesprzymierzony; drużyna: { $party }
    }
web-rematch = Zagraj jeszcze raz
web-figures = Gra w liczbach
web-figures-turns = Tury: { $turns }. Odpowiedzi: { $answers }.
web-figures-heroes = Bohaterowie w drużynach; Pogrzebany Cesarz należy do każdej frakcji
web-figures-player = Gracz
web-figures-up = odkryci
web-figures-down = ukryci
web-record = Pobierz zapis gry
web-verify = Czy rozdanie było uczciwe?
web-verify-about = Przed pierwszym ruchem serwer ogłosił SHA-256 ziarna, które decyduje o rozdaniu i wszystkich losowaniach. Teraz pokazuje ziarno. Jeśli pasują do siebie, w trakcie gry niczego nie można było zmienić.
web-verify-hash = SHA-256 ogłoszone na początku
web-verify-seed = Ziarno pokazane na końcu
web-verify-result =
    { $fits ->
        [yes] Sprawdzone w tej przeglądarce: pasują.
       *[no] Sprawdzone w tej przeglądarce: nie pasują!
    }

## Karty, zasady, o grze

web-cards-find = Szukaj w nazwach i tekstach
web-cards-faction = Frakcja
web-cards-verb = Co robi
web-cards-set = Zestaw
web-cards-every = wszystkie
web-about-what = Interregnum stawia gry planszowe o pustym tronie na stole, do którego może dołączyć każdy, ze znajomymi i z botami, po angielsku, polsku i ukraińsku. Program jest wolnym oprogramowaniem (MIT).
web-about-fair = Przeglądarka dostaje tylko to, co wolno ci wiedzieć. Boty widzą to, co widziałaby osoba na ich miejscu. Każde rozdanie można sprawdzić po grze.
web-about-thanks = Podziękowania
web-about-icons = Emblematy pochodzą z game-icons.net (CC BY 3.0): Lorc, Delapouite i inni artyści.
web-about-fonts = Kroje pisma to Alegreya i Alegreya Sans, autor: Juan Pablo del Peral (OFL).
web-about-publishers = Ukryci Liderzy to gra swoich autorów i wydawców; program nie używa żadnych ich ilustracji. Jeśli gra ci się podoba, kup ją.
web-rules-find = Szukaj w zasadach
web-rules-none = W żadnym rozdziale nie ma tych słów.
web-rules-contents = Rozdziały
web-rules-game = Gra
web-rules-verbs = Co robią karty
web-rules-winning = Kto wygrywa
web-rules-meaning = Co to znaczy?
web-rules-tab = Otwiera się w nowej karcie przeglądarki
web-rules-goal = O co chodzi
    .text = Każdy w tajemnicy gra Liderem, który trzyma z dwiema z czterech frakcji. Na koniec dwa znaczniki na torze siły mówią, która frakcja zwycięża. Wygrać może tylko gracz, którego Lider z nią trzyma; spośród kilku ten, kto ma w drużynie najwięcej Bohaterów tej frakcji.
web-rules-setup = Przed pierwszą turą
    .text = Oba znaczniki zaczynają na polu 4. W karczmie leży odkrytych trzech Bohaterów, na cmentarzysku Pogrzebany Cesarz. Każdy dostaje Lidera i pięciu Bohaterów: jednego kładzie zakrytego w swojej drużynie, jednego odrzuca, trzech zostaje na ręce. O tym, kto zaczyna, decyduje los.
web-rules-turn = Twoja tura
    .text = Najpierw zagraj jednego Bohatera z ręki albo zamiast tego odrzuć do trzech kart. Potem dobieraj, aż będziesz mieć cztery karty: odkryte z karczmy lub w ciemno z portu. Potem odrzuć karty, aby zostały trzy. Na koniec karczma jest uzupełniana.
web-rules-hidden = Ukryci Bohaterowie
    .text = Niektórzy Bohaterowie leżą w drużynie zakryci. Zna ich tylko właściciel i ci, którym ich pokazano; liczą się na koniec, ale nie do zakończenia gry. Ich kolejność się nie zmienia. To, co wiesz, jest dla ciebie oznaczone.
web-rules-heroes = Bohaterowie
    .text = Bohatera wykłada się odkrytego do swojej drużyny i dzieje się wszystko, co mówi karta. Tylko to, co „możesz” zrobić, zależy od ciebie. To, czego zrobić się nie da, pomija się, a reszta i tak się dzieje. Jeśli jest co wybrać, trzeba wybrać, nawet własnego Bohatera albo samą tę kartę. „Bohater” danej frakcji leży odkryty w którejś drużynie, chyba że karta mówi inaczej.
web-rules-markers = Przesuwanie znaczników
    .text = Plus to w prawo, minus to w lewo; na końcach toru znacznik się zatrzymuje. Prowadzi znacznik bardziej na prawo. Na tym samym polu nie prowadzi żaden.
web-rules-bury = Pogrzebanie
    .text = Bohater opuszcza drużynę i leży odkryty na wierzchu cmentarzyska. Niektóre karty grzebią skądinąd, na przykład z karczmy.
web-rules-discard = Odrzucenie
    .text = Karta trafia zakryta do dziczy. Karty, którą odrzucasz z ręki, nie pokazuje się nikomu.
web-rules-exchange = Zamiana
    .text = Dwie karty zamieniają się miejscami. Każda leży tak, jak leżała poprzednia: odkryta albo zakryta. Żadna nie robi tego, co mówi jej tekst, chyba że karta tak nakazuje.
web-rules-place = Umieszczenie
    .text = Kartę kładzie się tam, gdzie mówi tekst. To nie zagranie: jej tekst nie działa, ale w drużynie karta się liczy.
web-rules-draw = Dobieranie
    .text = Weź wierzchnią kartę stosu. Z ręki innego gracza dostajesz kartę losową. Gdy port jest pusty, tasuje się dzicz i staje się ona nowym portem.
web-rules-take = Wzięcie na rękę
    .text = Karta trafia na twoją rękę, czy leżała w karczmie, w stosie, czy w drużynie. Możesz ją zagrać później.
web-rules-look = Podejrzenie
    .text = Kartę widzisz tylko ty. Zostaje na swoim miejscu, a inni widzą, na którą patrzysz.
web-rules-reveal = Pokazanie
    .text = Kartę widzą wszyscy. Potem dzieje się z nią to, co mówi tekst, albo wraca na swoje miejsce.
web-rules-turn-over = Odwrócenie
    .text = Odkryty Bohater staje się ukryty, ukryty odkryty. Jego tekst nie działa, chyba że karta tak nakazuje. Bohater odwrócony na odkrytą stronę liczy się do końca gry.
web-rules-perform = Wykonanie
    .text = To, co mówi inna karta, dzieje się teraz, jakby mówiła to twoja: decydujesz ty. Pogrzebanego Cesarza wykonać nie można, bo on nic nie robi.
web-rules-play = Dodatkowe zagranie
    .text = W turze zagrywa się jednego Bohatera. Taka karta pozwala od razu zagrać jeszcze jednego, ze wszystkim, co robi.
web-rules-track = Tor siły
    .text = Czerwony znacznik to Armia Imperialna, zielony to Górskie Plemiona. Oba w strefie wojny, na ostatnich czterech polach: zwyciężają Nieumarli. W innym razie na tym samym lub sąsiednich polach: zwyciężają Wodne Ludy. W innym razie zwycięża ten, kto jest z przodu: czerwony to Armia Imperialna, zielony to Górskie Plemiona.
web-rules-end = Koniec gry
    .text = Gra kończy się po turze, w której jakaś drużyna ma dość odkrytych Bohaterów: 8 przy dwóch graczach, 7 przy trzech lub czterech, 6 przy pięciu, 5 przy sześciu; w grze dla początkujących o jednego mniej. Nieważne, czyja to była tura. Potem odkrywa się wszystkich Liderów i ukrytych Bohaterów.
web-rules-ties = Kilku graczy ze zwycięską frakcją
    .text = Wygrywa ten, kto ma w drużynie najwięcej jej Bohaterów, także ukrytych. Przy remisie: mniejsza drużyna. Przy kolejnym remisie: wyższy numer Lidera. Jeśli żaden Lider nie trzyma ze zwycięską frakcją, nie wygrywa nikt.
web-rules-emperor = Pogrzebany Cesarz
    .text = Liczy się jako Bohater każdej frakcji, ale tylko raz. Może trafić na rękę lub do drużyny jak każda inna karta, a sam nic nie robi.

## Stół

web-table = Stół
web-known = Znasz tę kartę
web-card-known = { $name }, zakryta; znasz tę kartę
web-card-hidden = Ukryty Bohater { $number }
web-card-factions = { $name } ({ $factions })
web-party-own = Twoja drużyna
web-party-of = Drużyna: { $player }
web-party-empty = jeszcze bez Bohaterów
web-party-up = odkryci Bohaterowie: { $up } z { $need }
web-party-down = ukryci: { $n }
web-in-hand = Na ręce: { $n }
web-leader = Lider
web-leader-hidden = Lider, zakryty
web-leader-look = Przytrzymaj, aby obejrzeć swojego Lidera
web-tavern-slot = Karczma, miejsce { $slot }
web-pile-top = karta z wierzchu
web-pile-known = znasz: { $n }
web-pile-open = Pokaż karty
web-now = Gdyby gra skończyła się teraz
web-ended = Zwycięska frakcja
web-when =
    { $faction ->
        [undead] oba znaczniki w strefie wojny
        [water-folk] znaczniki na tym samym lub sąsiednich polach
        [imperial-army] czerwony o 2 lub więcej z przodu
       *[hill-tribes] zielony o 2 lub więcej z przodu
    }
web-track-at = Czerwony na polu { $red }, zielony na polu { $green } z { $last }; strefa wojny od pola { $war }
web-marker-red = czerwony znacznik
web-marker-green = zielony znacznik
web-answers = Wszystkie odpowiedzi słowami ({ $n })
web-answer-which = Co ma się z tym stać?
web-asked = odpowiada
web-turn = trwa tura
web-bot = bot
web-away = nieobecność
web-left = sekundy, po których zastąpi bot: { $n }
web-close = Zamknij
web-chat = Czat
web-chat-say = Powiedz coś
web-chat-send = Wyślij
web-chat-long = Za długie. Znaków: { $found }, a może być { $most }.
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-mute = Kogo słyszysz
web-mute-on = Wycisz
web-mute-off = Słuchaj znowu
web-mute-on-whom = Wycisz: { $player }
web-mute-off-whom = Słuchaj znowu: { $player }
web-log-empty = Jeszcze nic się nie wydarzyło.
web-log-earlier = Pokaż, co było wcześniej
web-log-undone = (ruch cofnięty: { $player })
web-lately = Co się ostatnio wydarzyło

## Gra jeszcze raz

web-replay = Powtórka
web-replay-opening = Gra jest rozkładana od nowa …
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-back = Krok wstecz
web-replay-on = Krok naprzód
web-replay-turn-back = Do poprzedniej tury
web-replay-turn-on = Do następnej tury
web-replay-step = Krok gry
web-replay-at = Krok { $at } z { $last }
web-replay-eyes = Czyimi oczami
web-replay-open = Wszystko odkryte
web-replay-watcher = Osoba, która się przygląda
web-replay-hands = Liderzy i karty na ręce
web-replay-table = Do stołu

## Jedno urządzenie dla kilku osób

web-again = Spróbuj ponownie
web-one-device = Wokół jednego urządzenia
web-one-device-about = Kilka osób korzysta z tego urządzenia i podaje je sobie. Między turami nie widać na nim niczyich kart.
web-device-names = Kto korzysta z tego urządzenia
web-device-name = Imię osoby { $n }
web-device-more = Ktoś jeszcze przy tym urządzeniu
web-device-more-name = Imię następnej osoby
web-pass-on = Przekaż urządzenie, teraz: { $player }
web-pass-on-about = Nikt inny nie powinien teraz patrzeć na ekran.
web-pass-on-ready = To ja, { $player }

## Stół na telewizorze

web-tv = Pokaż na telewizorze
web-tv-join = Zagraj ze swojego telefonu
web-tv-join-about = Zeskanuj kod: telefon pokaże twoje karty, a ten ekran stół.
web-tv-guest = Chcesz zagrać?
web-tv-guest-about = Ten ekran tylko ogląda. Zaproszenie jest na ekranie gospodarza ({ $host }): zeskanuj stamtąd kod albo poproś o link.
web-tv-guest-watch = Ten kod służy do oglądania na telefonie.
web-tv-watch = Oglądaj na telefonie
web-watch-qr = Kod QR linku do oglądania
web-full-screen = Pełny ekran
web-full-screen-leave = Wyjdź z pełnego ekranu
web-tv-leave = Do swojego miejsca

## Pierwsza gra

web-learn = Nauka przez grę
web-learn-about = Pierwsza gra z dwoma botami. Mały panel mówi, o co chodzi w pytaniu i dlaczego to ważne.
web-learn-start = Zacznij pierwszą grę
web-learn-skip = Bez objaśnień
web-guide-setup = Przed pierwszą turą
    .text = Jedną z pięciu kart kładziesz zakrytą w swojej drużynie jako ukrytego Bohatera, a jedną odrzucasz. Ukryty Bohater liczy się na koniec: zostaw takiego z frakcji, z którą trzyma twój Lider.
web-guide-act = Twoja tura: jeden czyn
    .text = Zagrany Bohater dołącza do drużyny, przesuwa znaczniki i robi to, co mówi jego tekst. Najpierw spójrz na swojego Lidera: która z jego dwóch frakcji może zwyciężyć i czy karta pcha tam znaczniki? Jeśli nic nie pasuje, odrzuć karty i poszukaj lepszych.
web-guide-more = Jeszcze jedna karta?
    .text = Zamiast zagrywać możesz odrzucić do trzech kart i dobrać nowe. Przestań, gdy resztę warto zatrzymać.
web-guide-draw = Uzupełnij rękę
    .text = Karty w karczmie są odkryte: wiesz, co bierzesz, i wiedzą to wszyscy. Karta z portu to niespodzianka, którą widzisz tylko ty.
web-guide-keep = Zostają trzy
    .text = Na koniec tury zostają ci na ręce trzy karty. Zatrzymaj to, co w następnej turze pomoże twoim frakcjom, a oddaj to, co pomaga innym.
web-guide-move = Znaczniki decydują
    .text = Położenie czerwonego i zielonego znacznika mówi, która frakcja by zwyciężyła. Pod torem widać, która to teraz. Przesuwaj je ku jednej ze swoich frakcji, ale nie tak jawnie, by wszyscy odgadli twojego Lidera.
web-guide-player = Kogo to dotyczy?
    .text = Karta potrzebuje gracza. Spójrz na drużyny: kto ma wielu Bohaterów frakcji, która może zwyciężyć?
web-guide-faction = Wskaż frakcję
    .text = Karta potrzebuje frakcji. Pomyśl o dwóch, z którymi trzyma twój Lider, i o tych, które są dla ciebie groźne.
web-guide-pile = Wybierz stos
    .text = Z portu dobiera się w ciemno, w dziczy leży to, co odrzucono, a na cmentarzysku to, co pogrzebano.
web-guide-pick = Wybierz kartę
    .text = Karty, które można wybrać, mają obwódkę. Wskaż kartę lub jej dotknij, aby zobaczyć ją dużą, z całym tekstem.
web-guide-bury = Na cmentarzysko
    .text = Pogrzebany Bohater opuszcza drużynę i leży odkryty na cmentarzysku. Nie liczy się już dla nikogo: zabieraj tym, którzy prowadzą.
web-guide-discard = Do dziczy
    .text = To, co odrzucone, trafia do dziczy. Niektóre karty sprowadzają stamtąd Bohaterów z powrotem.
web-guide-take = Na rękę
    .text = Karta trafia na twoją rękę i możesz ją zagrać w którejś z następnych tur.
web-guide-place = Do drużyny
    .text = Bohater trafia do drużyny bez zagrywania: jego tekst nie działa, ale liczy się na koniec.
web-guide-turn-over = Druga strona
    .text = Odkryty Bohater staje się ukryty albo ukryty odkryty. Tylko odkryci Bohaterowie przybliżają koniec gry.
web-guide-look = Rzut oka w tajemnicy
    .text = Widzisz zakrytą kartę i od tej chwili jest ona dla ciebie oznaczona. To, co inni ukrywają, mówi, z kim trzymają.
web-guide-exchange = Zamiana: pierwsza karta
    .text = Dwie karty zamieniają się miejscami. Najpierw wybierz jedną, potem tę, na którą ją zamieniasz.
web-guide-exchange-with = Zamiana: druga karta
    .text = Teraz karta w zamian. Zamiana może naraz wzmocnić twoją drużynę i osłabić inną.
web-guide-play = Jeszcze jeden Bohater
    .text = Możesz od razu zagrać kolejnego Bohatera ze wszystkim, co robi.
web-guide-reveal = Pokaż
    .text = Kartę zobaczą wszyscy. Pomyśl, czego się z niej dowiedzą.
web-guide-option = Jedna z dróg
    .text = Karta daje kilka możliwości. Przeczytaj, do czego prowadzi każda z nich.
web-guide-any = Pytanie do ciebie
    .text = Wszystko, co może być odpowiedzią, ma na stole obwódkę i jest wypisane słowami pod pytaniem.
web-guide-wait = Grają inni
    .text = Patrz, dokąd idą znaczniki i komu pomagają inni: to zdradza ich Liderów. Przebieg gry mówi o wszystkim, co się stało.
web-guide-over = Koniec gry
    .text = Liderzy i ukryci Bohaterowie są już odkryci. Przeczytaj wyżej, dlaczego zwyciężyła ta frakcja i ten gracz, obejrzyj powtórkę albo zagraj jeszcze raz.
