# Słowa, które mówi tylko przeglądarka.

web-title = Interregnum

## Połączenie z serwerem

web-offline = Nie można połączyć się z serwerem. Sprawdź sieć i spróbuj ponownie.
web-failed = Coś poszło nie tak. Spróbuj ponownie.
web-gone = Ten stół nie jest już dla ciebie otwarty.

## Strony

web-skip = Do treści
web-skip-question = Do pytania
web-pages = Strony
web-home = Strona główna
web-rules = Zasady
web-cards = Karty
web-about = O grze
web-settings = Ustawienia
web-nowhere = Tu nic nie ma
web-nowhere-about = Może w adresie jest błąd, a może tego, co tu było, już nie ma.
web-strange = Tego nie da się pokazać
web-strange-about = Ta strona nie rozumie tego, co przysłał serwer: być może jedno z nich jest nowsze od drugiego. Z gry nic nie ginie. Wczytaj stronę ponownie, a jeśli to nie pomoże, wróć na stronę główną.
web-reload = Wczytaj stronę ponownie

## Strona główna

web-tagline = Tron jest pusty. Wybierz grę, w której go zdobędziesz: w pojedynkę przeciw botom albo ze znajomymi.
web-play = Zagraj z botami
web-play-about = Boty zajmują pozostałe miejsca i gra zaczyna się od razu. Bez konta i bez instalowania.
web-play-now = Graj teraz
web-play-more = Imię, przeciwnicy, zasady
web-name = Twoje imię
web-name-default = Wędrowiec
web-opponents = Przeciwnicy
web-friends = Zagraj ze znajomymi
web-friends-about = Od { $least } do { $most } osób, każda na swoim urządzeniu. Wolne miejsca można oddać botom.
web-new-table = Nowy stół
web-join = Dołącz do stołu
web-join-link = Link lub kod
web-join-go = Idź do stołu
web-join-odd = To nie jest ani link do stołu, ani kod. Kod ma sześć znaków; link wklej w całości.
web-mine = Twoje stoły
web-mine-asked = Ruch gracza: { $player }
web-mine-won = Zwycięstwo: { $players }
web-mine-won-you = Twoje zwycięstwo
web-mine-all = Pokaż wszystkie ({ $n })
web-forgetful = Ta przeglądarka niczego dla tej strony nie zapamiętuje: jej pamięć jest pełna albo wyłączona. Można grać, ale imię i ustawienia przepadną wraz ze stroną, a bez ciasteczek także miejsca przy stołach.
web-your-turn = Twój ruch
web-status =
    { $status ->
        [open] przed grą
        [playing] gra trwa
        [ended] przerwana
       *[over] koniec gry
    }

## Nowy stół

web-game = Gra
web-game-seats = { $least }–{ $most } graczy
web-seats = Miejsca
web-options = W co gramy
web-table-options = Przy stole
web-fill-in = Wypełnij to pole.
web-memory = Pomoc dla pamięci
web-memory-about = Karty, które widzisz, pozostają dla ciebie oznaczone, dopóki da się je śledzić. Bez tej pomocy trzeba je pamiętać samemu; boty też jej wtedy nie mają.
web-hints = Podpowiedzi
web-hints-about = Każdy może zapytać, co odpowiedziałby dobry gracz; dziennik mówi, kto pytał. Kto gra z samymi botami, może to robić zawsze.
web-no-memory = Bez pomocy dla pamięci
web-no-memory-about = Tego, co było widać, gra nie pokaże drugi raz: trzeba to zapamiętać. Z dziennika znika też to, czego można było dowiedzieć się tylko samemu w poprzednich turach.
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
web-not-here = nie ma przy stole
web-add-bot = Bot: { $level }
web-remove-bot = Usuń
web-end = Zamknij stół
web-ended = Ten stół zamknięto, zanim gra się zaczęła.
web-leave = Wstań
web-leave-ask = Wstać od stołu?
web-people = Ludzie i stół
web-got-up = Twoje miejsce przy stole gry { $game } jest wolne. Dopóki nikt go nie zajmie, możesz wrócić.
web-got-up-back = Wróć do stołu
web-seat-offered = Ten link prowadzi na miejsce, na którym dotąd siedział ktoś inny ({ $player }). Pozostali się na to zgodzili.
web-stay = Zostań
web-menu = Menu
web-level-greedy = sprytny
web-level-random = kapryśny
web-about-level-greedy = Sprawdza, ile daje każda odpowiedź, i bierze najlepszą.
web-about-level-random = Bierze losową odpowiedź.
web-level-any = niespodzianka
web-about-level-any = Na każdym miejscu siada dowolny z przeciwników.
web-opponent = Jak dobrze grają
web-opponent-added = Dodawane boty
web-start = Rozpocznij grę
web-fill-and-start = Oddaj wolne miejsca botom i zacznij
web-host-starts = Gospodarz rozpocznie grę, gdy wszystkie miejsca będą zajęte.
web-invite = Zaproś innych
web-invite-about = Kto ma ten link, może zająć wolne miejsce. Na telefonie: zeskanuj kod.
web-invite-link = Link dla graczy
web-invite-qr = Kod QR dla graczy
web-watch-link = Link dla widzów
web-watching = Teraz oglądają
web-copy = Kopiuj
web-copied = Skopiowano
web-new-link = Nowy link
web-new-link-about = Dotychczasowy przestanie działać.
web-sit-down = Usiądź
web-watch = Oglądaj
web-table-of =
    { $status ->
        [open] Gra jeszcze się nie zaczęła. Przy tym stole:
        [playing] Gra trwa. Przy tym stole:
       *[over] Gra skończona. Przy tym stole:
    }
web-room = Stół z kodem
web-room-code = { $host } · kod
web-room-invite = Powiedz go na głos albo wpiszcie go tam: kto to zrobi, puka, a ty wpuszczasz.
web-room-new = Nowy kod
web-room-about = Osoby przy stole zobaczą twoje imię i cię wpuszczą.
web-room-knock = Zapukaj
web-room-seats =
    { $status ->
        [open] Gra jeszcze się nie zaczęła. Wolne miejsca: { $free } z { $seats }.
       *[playing] Gra trwa. Możesz oglądać albo wrócić na swoje miejsce, jeśli cię wpuszczą.
    }
web-room-waiting = Pukasz. Ktoś przy stole musi cię wpuścić …
web-room-refused = Nie wpuszczono cię. Zapytaj albo spróbuj później.
web-room-unheard = Nikt nie otworzył. Sprawdź kod i zapukaj jeszcze raz.
web-door = Ktoś puka
web-door-sit = Daj miejsce
web-door-watch = Niech ogląda
web-door-no = Nie teraz
web-invite-here-only = Ten adres działa tylko na tym komputerze.
web-invite-network = Dla innych urządzeń otwórz stół pod adresem { $host }.
web-join-full = Przy tym stole nie ma wolnego miejsca.
web-join-over = Ta gra już się skończyła.
web-move = Graj dalej na innym urządzeniu
web-move-tables = Przenieś wszystkie na inne urządzenie
web-move-about = Zeskanuj kod drugim urządzeniem albo wejdź na nim na { $host } i wpisz litery. Twoje miejsce przejdzie tam i zniknie z tego urządzenia. Działa raz, przez pięć minut.
web-move-qr = Kod QR dla twojego drugiego urządzenia
web-move-all = Zabierz wszystkie moje stoły
web-move-compare = Inne urządzenie chce grać dalej. Czy pokazuje te dwie cyfry?
web-move-yes = Tak, przenieś
web-move-no = Nie, przerwij
web-move-done = Gotowe. Gra toczy się dalej na drugim urządzeniu.
web-move-stayed = Nie wszystko można było przenieść: drugie urządzenie zna już inną rękę w tej samej grze.
web-move-ended = Nic nie przeniesiono, a kod już nie działa.
web-move-again = Nowy kod
web-device = Graj dalej tutaj
web-device-about = Twoje miejsce przejdzie na to urządzenie i zniknie z tamtego, na którym trzeba to potwierdzić.
web-device-go = Graj dalej na tym urządzeniu
web-device-compare = Spójrz na tamto urządzenie: jeśli pokazuje te dwie cyfry, naciśnij tam „Tak”.
web-device-stayed = To urządzenie zna już inną rękę w tej samej grze, więc miejsce zostaje tam, gdzie jest.
web-device-ended = Nic nie przeniesiono: na tamtym urządzeniu odmówiono albo minął czas.
web-gone-moved = Grasz teraz na innym urządzeniu.

## Gra

web-line-opening = W drodze do stołu …
web-line-lost = Połączenie zerwane. Próbuję ponownie …
web-line-sending = Połączenie zerwane. Odpowiedź czeka i zostanie wysłana …
web-sending = Wysyłanie …
web-undo = Cofnij
web-hurry = Przejdź do mojej tury
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
web-news-helped-setting = Za ciebie odpowiedziało udogodnienie tej przeglądarki.
web-news-helped-unasked = Gra potoczyła się dalej: tu gra ma cię nie pytać.
web-news-helped-deputy = Za ciebie odpowiedział bot.
web-hint = Podpowiedź
web-hint-about = Dobry gracz zagrałby tak:
web-hint-chance = około { $percent }% szans na wygraną
web-news-hinted = { $player } prosi o podpowiedź.
web-news-replaced = { $player }: bot myślał zbyt długo, odpowiedział szybszy.
web-news-stood-in = { $player }: nie ma przy stole; gra bot.
web-news-returned = { $player } wraca do stołu.
web-news-sat-down = { $player } siada do stołu.
web-news-got-up = { $player } wstaje od stołu.
web-news-let-in =
    { $way ->
        [sit] { $player } otwiera drzwi: { $guest }.
       *[watch] { $player } wpuszcza widza: { $guest }.
    }
web-news-rematch = Te same osoby spotykają się znowu.

## Koniec

web-rematch = Zagraj jeszcze raz
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

web-about-what = Interregnum to gry planszowe o pustym tronie przy stole, do którego może dołączyć każdy: ze znajomymi i z botami, po angielsku, polsku i ukraińsku. Program jest wolnym oprogramowaniem (MIT).
web-about-fair = Przeglądarka dostaje tylko to, co wolno ci wiedzieć. Boty widzą to, co widziałaby osoba na ich miejscu. Każde rozdanie można sprawdzić po grze.
web-about-thanks = Podziękowania
web-about-icons = Emblematy pochodzą z game-icons.net (CC BY 3.0): Lorc, Delapouite i inni artyści.
web-about-fonts = Kroje pisma to Alegreya i Alegreya Sans, autor: Juan Pablo del Peral (OFL).
web-about-game-nothing = O grze „{ $game }” niczego tu jeszcze nie ma.
web-rules-find = Szukaj w zasadach
web-rules-none = W żadnym rozdziale nie ma tych słów.
web-rules-found =
    { $n ->
        [one] { $n } miejsce
        [few] { $n } miejsca
        [many] { $n } miejsc
       *[other] { $n } miejsca
    } w { $sections ->
        [one] { $sections } rozdziale
       *[other] { $sections } rozdziałach
    }. Enter prowadzi do następnego.
web-rules-next = Następne miejsce
web-rules-last = Poprzednie miejsce
web-rules-contents = Rozdziały

## Stół

web-table = Stół
web-asked = odpowiada
web-bot = bot
web-away = nie ma przy stole
web-left = za ile sekund zagra bot: { $n }
web-close = Zamknij
web-chat = Czat
web-chat-say = Powiedz coś
web-chat-send = Wyślij
web-chat-long = Za długie. Znaków: { $found }, a może być { $most }.
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-new =
    { $n ->
        [one] Nowa wiadomość
        [few] { $n } nowe wiadomości
       *[many] { $n } nowych wiadomości
    }
web-chat-read = Przeczytaj czat
web-mute = Kogo słyszysz
web-mute-on = Wycisz
web-mute-off = Słuchaj znowu
web-mute-on-whom = Wycisz: { $player }
web-mute-off-whom = Słuchaj znowu: { $player }
web-log-empty = Jeszcze nic się nie wydarzyło.
web-log-earlier = Pokaż, co było wcześniej
web-log-undone = (ruch cofnięty: { $player })
web-log-times = { $text } ×{ $n }
web-log-setup = Przygotowanie gry
web-log-before = Wcześniej
web-recap = Od twojego ruchu
web-recap-again = Pokaż jeszcze raz
web-lately = Co się ostatnio wydarzyło

## Gra jeszcze raz

web-replay = Powtórka
web-replay-opening = Gra jest rozkładana od nowa …
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-back = Krok wstecz
web-replay-on = Krok naprzód
web-replay-turns = Tury
web-replay-leaps = Skoki
web-replay-leap-back = Wstecz: { $kind }
web-replay-leap-on = Naprzód: { $kind }
web-replay-speed = Tempo
web-replay-step = Krok gry
web-replay-at = Krok { $at } z { $last }
web-replay-eyes = Czyimi oczami
web-replay-open = Wszystko odkryte
web-replay-watcher = Osoba, która się przygląda
web-replay-table = Do stołu
web-replay-link = Link do kroku { $at }
web-play-on = Graj dalej od tego miejsca
web-play-on-about =
    { $n ->
        [one] Nowy stół z botami, od pozycji po { $n } odpowiedzi. Karty na rękach są te same, a zakryte stosy zostaną przetasowane. Z powtórki znasz wszystkie ręce, więc wynik nigdzie się nie liczy.
       *[other] Nowy stół z botami, od pozycji po { $n } odpowiedziach. Karty na rękach są te same, a zakryte stosy zostaną przetasowane. Z powtórki znasz wszystkie ręce, więc wynik nigdzie się nie liczy.
    }
web-play-on-seat = Twoje miejsce
web-play-on-go = Graj dalej
web-what-if = A co gdyby

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
web-watch-qr = Kod QR dla widzów
web-full-screen = Pełny ekran
web-full-screen-leave = Wyjdź z pełnego ekranu
web-tv-leave = Do swojego miejsca

## Pierwsza gra

web-learn = Nauka przez grę
web-learn-about = Prowadzona pierwsza partia: mówi o jednej rzeczy naraz i pokazuje, gdzie nacisnąć.
web-learn-start = Zacznij pierwszą grę
web-lesson-beat = { $n } z { $of }
web-lesson-now = Teraz naciśnij:
web-lesson-wait = Grają inni.
web-lesson-on = Dalej
web-lesson-show = Pokaż gdzie
web-lesson-freely = Wszystkie odpowiedzi
web-lesson-back = Wróć do prowadzonej partii
web-lesson-continue = Dokończ prowadzoną partię
web-lesson-left = Własną drogą
    .text = Prowadzona partia przewidywała co innego, ale to nic złego: przeciwnik gra dalej sam. Możesz grać tak dalej albo cofnąć to i znów dać się poprowadzić.
web-lesson-over = Koniec gry
    .text = Ta partia do końca poszła własną drogą. Prowadzoną partię można w każdej chwili zacząć od nowa.

## Shortcut keys

web-keys = Skróty klawiszowe
web-keys-numbers = Odpowiedz tak, jak mówi odpowiedź o tym numerze. Jeśli jej nie ma, przejdź do karty lub miejsca do wyboru.
web-keys-next = Przejdź do następnej rzeczy, którą można wybrać
web-keys-question = Przejdź do pytania
web-keys-undo = Cofnij
web-keys-log = Przejdź do przebiegu gry
web-keys-list = Pokaż tę listę
