# Słowa terminala.

## Terminal

ui-cli-you = (ty)
ui-cli-log = Przebieg gry (› od twojej ostatniej odpowiedzi)
ui-cli-more =
    { $n ->
        [one] … jeszcze { $n } wiersz: wpisz { "l" }
        [few] … jeszcze { $n } wiersze: wpisz { "l" }
        [many] … jeszcze { $n } wierszy: wpisz { "l" }
       *[other] … jeszcze { $n } wiersza: wpisz { "l" }
    }
ui-cli-prompt = Twoja odpowiedź (? – pomoc):
ui-cli-default = { "Enter" }: { $answer }
ui-cli-enter = Naciśnij { "Enter" }, żeby grać dalej.
ui-cli-hand-over-look = Nikt inny nie powinien teraz patrzeć na ekran.
ui-cli-hand-over-enter = { $player }, naciśnij { "Enter" }, żeby zacząć.
ui-cli-undone =
    { $n ->
        [one] { $player }: cofnięto { $n } odpowiedź.
        [few] { $player }: cofnięto { $n } odpowiedzi.
       *[many] { $player }: cofnięto { $n } odpowiedzi.
    }
ui-cli-undo-asked =
    { $n ->
        [one] { $player } chce cofnąć { $n } odpowiedź.
        [few] { $player } chce cofnąć ostatnie { $n } odpowiedzi.
       *[many] { $player } chce cofnąć ostatnich { $n } odpowiedzi.
    }
ui-cli-undo-agree = { $player }, zgadzasz się? Wpisz tak albo nie:
ui-cli-undo-declined = { $player } nie zgadza się: wszystko zostaje, jak jest.
ui-cli-hint = Dobry gracz odpowiedziałby tak:
ui-cli-hint-chance = Około { $percent }% szans na wygraną.
ui-cli-hint-thinking = Chwila namysłu …
ui-cli-commitment = Uczciwe rozdanie: { "SHA-256" } ziarna tej gry to { $hash }. Samo ziarno zobaczysz na końcu.
ui-cli-seed = Ziarno: { $seed }
ui-cli-seed-check = Jego { "SHA-256" } to { $hash }, tak jak pokazano na początku.
ui-cli-saved = Zapis tej gry: { $path }
ui-cli-left = Gra jest zapisana. Żeby grać dalej, wpisz:
ui-cli-help-title = Co możesz wpisać
ui-cli-help-answer = numer odpowiedzi albo odpowiedź w notacji:
ui-cli-help-log = { "l" }: cały przebieg gry
ui-cli-help-board = { "b" }: jeszcze raz cała plansza
ui-cli-help-lang = { "lang en" }, { "lang pl" }, { "lang uk" }: zmień język
ui-cli-help-undo = { "undo" }: cofnij swoją ostatnią odpowiedź; jeśli inni dowiedzieli się czegoś od tego czasu, najpierw pyta się ich o zgodę
ui-cli-help-hint = { "hint" }: co odpowiedziałby dobry gracz i dlaczego; dla tych, którzy grają z samymi botami
ui-cli-help-quit = { "q" }: wyjdź; gra jest zapisana i można do niej wrócić
ui-cli-no-number = Nie ma odpowiedzi { $n }: wpisz liczbę od { $least } do { $most }.
ui-cli-number-gone = Odpowiedź { $n } nie jest już możliwa.
ui-cli-no-card = Żadna karta nie ma w nazwie „{ $found }”.
ui-cli-no-card-fits = Żadna karta nie pasuje.
ui-cli-no-rule = W żadnej zasadzie nie ma słów „{ $found }”.
ui-cli-nothing-to-look-up = W tej grze nie ma czego wyszukiwać.
ui-cli-ask-people = Ilu z nich to ludzie przy tym terminalu, od 1 do { $most }?
ui-cli-ask-answers = Po ilu odpowiedziach tamtej gry, od 0 do { $most }?
ui-cli-ask-seat = Czyje miejsce zajmujesz, od 1 do { $most }?
ui-cli-ask-bots = Jacy przeciwnicy, według numeru lub nazwy?
ui-cli-ask-which-game = Która gra, od 1 do { $most }?
ui-cli-ask-word = { $option }, od 1 do { $most }?
ui-cli-ask = Jak gramy, od 1 do { $most }?
ui-cli-ask-none = Jak zwykle
ui-cli-ask-begin = Zaczynamy (1) czy zmieniamy coś (2)?
ui-cli-begin = Zaczynamy
ui-cli-change = Zmień coś
ui-cli-ask-change = Co, od 1 do { $most }?
ui-cli-change-options = Rodzaj gry
ui-cli-change-players = Liczba graczy
ui-cli-change-bots = Boty
ui-cli-change-names = Imiona
ui-cli-person = Gracz { $letter }
ui-cli-bot-names = Ada, Bruno, Klara, Dorian, Edyta, Fabian
ui-cli-verify-start = Gra toczy się dalej od pozycji z innej gry; zapis ją zawiera i jest ona możliwa.
ui-cli-verify-replayed = Odpowiedzi odtworzone bez sprzeczności: { $n }.
ui-cli-verify-result = Wynik zgadza się z zasadami.
ui-cli-verify-unfinished = Gra nie jest skończona, więc nie ma wyniku do sprawdzenia.
ui-cli-verify-no-result = Zapis nie podaje wyniku, więc żadnego nie sprawdzono.
ui-cli-verify-version = Liczba odpowiedzi danych według wersji zasad { $found }: { $n }. Ten program gra według wersji { $wanted }. Nie odtworzono ich i nie sprawdzono wyniku.
ui-cli-verify-seed = { "SHA-256" } ziarna: { $hash }
ui-cli-verify-commitment = Zgadza się z podanym zobowiązaniem.
ui-cli-verify-no-commitment = Nie porównano go z zobowiązaniem; służy do tego { "--commitment" }.
ui-cli-explain-ask = { "e" }: wyjaśnij grę, { "Enter" }: wyjdź
ui-cli-explain-see = Numer chwili, od 1 do { $n }: zobacz stół, { "Enter" }: wyjdź
ui-cli-replay-step = { "Enter" }: dalej, { "q" }: wyjdź
ui-cli-replay-answers =
    { $n ->
        [one] po { $n } odpowiedzi
       *[other] po { $n } odpowiedziach
    }
ui-cli-rules-hint = Czytaj dalej, podając grę albo słowa, na przykład „{ "interregnum rules" } { $game }” albo „{ "interregnum rules" } dobierz”; „{ "--numbered" }” pokazuje zasady numerowane.
ui-cli-rules-tests = Testy:
ui-cli-rules-reason = Bez testu:
ui-cli-rules-see = Zobacz też:
ui-cli-rules-why = Dlaczego:
ui-cli-rules-open = Nie zapisano żadnego testu.
error-unknown-game = Nie ma gry „{ $game }”. Znane gry: { $games }.
error-unknown-bot = Nie ma bota „{ $bot }”. Znane boty: { $bots }.
error-bots-count = Liczba potrzebnych botów: { $wanted }. Podaj jeden rodzaj dla wszystkich albo po jednym dla każdego; podano { $found }.
error-duel = „{ $found }” to nie pojedynek. Napisz, kto gra, przeciw komu i ile jest miejsc: { "page,greedy,2" }.
error-unknown-engine = Nie ma silnika „{ $found }”. Do wyboru: { $wanted }.
error-unreadable-ladder = Pliku { $where } nie da się odczytać jako drabinki: { $found }.
error-other-ladder = Plik { $where } zawiera inną drabinkę ({ $found }). Nic w nim nie zmieniono; podaj inny plik.
error-people = Liczba ludzi { $found } nie pasuje: przy tym stole może ich być od 0 do { $most }.
error-names-count = Za dużo imion: podano { $found }, a miejsc jest { $most }. Podaj najwyżej tyle imion, ile jest miejsc.
error-names-twice = Dwoje graczy nazywa się „{ $found }”: daj każdemu inne imię.
error-no-terminal = Kilka osób może grać przy jednym terminalu tylko wtedy, gdy jest on prawdziwy: karty na ręce nie mogą pozostać widoczne.
error-missing-file = Nie ma pliku { $where }.
error-unreadable-file = Nie można odczytać { $where }: { $found }.
error-save = Nie można zapisać gry w { $where }: { $found }.
error-save-exists = { $where } już istnieje. Wróć do tamtej gry przez { "--resume" } albo zapisz tę pod inną nazwą.
error-nothing-to-resume = W { $where } nie ma żadnej zapisanej gry.
error-no-table = { $where } to zapis bez stołu: można go odtworzyć i sprawdzić, ale nie wiadomo, kto miałby grać dalej.
error-resume-alone = Wznowiona gra jest taka, jaka była: nie można zmienić { $found }.
error-unknown-card =
    Nie ma karty „{ $id }”. { $closest ->
        [none] Wszystkie karty: { "interregnum cards" }
       *[other] Może chodziło o: { $closest }.
    }
error-unknown-word = „{ $found }” nie jest tu możliwe. Możliwe: { $wanted }.
error-commitment = { "SHA-256" } ziarna to { $found }, a nie { $wanted }.

## Serwer

ui-cli-serve-own = Interregnum działa pod adresem { $url }
ui-cli-serve-public = Adres dla wszystkich: { $url }
ui-cli-serve-network = Adres dla telefonów i komputerów w tej samej sieci: { $url }
ui-cli-serve-data = Stoły są zapisywane w { $path }
ui-cli-serve-stop = Ctrl-C zatrzymuje serwer; nic nie przepadnie.
ui-cli-left-out = Pomijam grę { $game } z pakietu { $distribution }: { $why }
ui-cli-admin-table = Stół
ui-cli-admin-game = Gra
ui-cli-admin-status = Stan
ui-cli-admin-seats = Miejsca
ui-cli-admin-created = Utworzono
ui-cli-admin-touched = Ostatnia zmiana
ui-cli-admin-entries = Wpisy
ui-cli-admin-damaged = uszkodzony
ui-cli-admin-times = Utworzono { $created }; liczba wpisów w dzienniku: { $entries }
ui-cli-admin-rematch = Ci sami gracze spotykają się znowu przy stole { $table }.
ui-cli-admin-copied = Kopia jest w { $path }
ui-cli-admin-restored = Magazyn jest teraz taki jak w { $path }
ui-cli-admin-before = To, co było tam wcześniej, jest w { $path }
ui-cli-admin-moved = W { $path } są teraz stoły ({ $tables }) i wpisy w ich dziennikach ({ $entries }).
ui-cli-admin-same = Wszystko odczytano z powrotem i porównano: jest takie samo ({ "SHA-256" } { $hash }).
ui-cli-admin-goes-on = Na skopiowanym magazynie wciąż działa serwer: tego, co się tam odtąd zdarzy, nie ma w kopii.
ui-cli-admin-would-go = Liczba stołów do usunięcia: { $n }.
ui-cli-admin-gone = Liczba usuniętych stołów: { $n }.
ui-cli-status-open = otwarty
ui-cli-status-playing = w grze
ui-cli-status-over = zakończony
error-no-such-table = Nie ma tu stołu „{ $id }”. Wszystkie stoły: interregnum admin list
error-setting-range = { $found } to niemożliwa wartość { $option }; podaj od { $least } do { $most }.
error-public-url = „{ $found }” to nie adres dla przeglądarek: podaj http:// lub https://, nazwę hosta i ewentualnie port, na przykład https://table.example.org, a za nimi nic więcej.
error-allow-host = „{ $found }” to nie nazwa serwera: podaj ją bez http:// i bez portu, na przykład table.example.org.
error-limit-name = Nie ma ograniczenia „{ $found }”. Ograniczenia: { $wanted }.
error-limit-whole = „{ $found }” to niemożliwa wartość { $option }: podaj liczbę całkowitą większą od 0, na przykład { $option }=100.
error-limit-value = „{ $found }” to niemożliwa wartość { $option }: podaj liczbę większą od 0, na przykład { $option }=2.5.
error-data-folder = Nie można utworzyć folderu { $where } ani go użyć ({ $found }). Podaj inny: --data.
error-data-and-store = Podaj albo --data, albo --store, nie jedno i drugie: oba mówią, gdzie są stoły.
error-store-kind = „{ $found }” to nie rodzaj magazynu: po --store podaj postgresql://… albo folder.
error-bus-kind = „{ $found }” to nie rodzaj szyny: po --bus podaj redis://… albo rediss://….
error-bus-alone = --bus budzi inne węzły, a tu ich nie ma: podaj też --store postgresql://….
error-bus-unreachable = Szyna { $where } jest nieosiągalna albo nie da się jej użyć ({ $found }). Sprawdź adres i to, czy Redis działa.
error-bus-password = Szyna { $where } nie przyjmuje tej nazwy i hasła. Sprawdź je w adresie podanym po --bus.
error-host = „{ $host }” nie jest adresem tego komputera. Podaj 127.0.0.1, aby serwer działał tylko na tym komputerze, albo 0.0.0.0, aby działał w całej sieci.
error-port-in-use = Port { $port } adresu { $host } jest zajęty. Zatrzymaj program, który go używa, albo podaj inny: --port; 0 oznacza dowolny wolny.
error-port-refused = Nie można otworzyć portu { $port } adresu { $host } ({ $found }). Podaj inny: --port, na przykład 8000.
error-no-address = „{ $found }” to nie adres. Podaj link, który masz od kogoś, albo adres serwera, na przykład { "http://localhost:8000" }.
error-unreachable = Pod adresem { $where } nikt nie odpowiada. Sprawdź adres i to, czy serwer działa.
error-no-server = To, co odpowiada pod adresem { $where }, nie jest serwerem Interregnum.
error-line-closed = Połączenie ze stołem jest zamknięte.
error-not-moved = Nic nie przeniesiono: na drugim urządzeniu odmówiono albo minął czas.
error-moved = Grasz teraz na innym urządzeniu.
error-other-protocol = { $where } używa innej wersji protokołu. Użyj tej samej wersji Interregnum co serwer.

## Stół na serwerze

ui-cli-join-name = Twoje imię?
ui-cli-join-tables = Twoje stoły:
ui-cli-join-new = nowy stół
ui-cli-join-which = Który, od 1 do { $most }?
ui-cli-join-your-turn = twoja kolej
ui-cli-join-status =
    { $status ->
        [open] przed grą
        [playing] gra trwa
       *[over] koniec gry
    }
ui-cli-join-bots = Ilu z nich to boty, od 0 do { $most }?
ui-cli-join-patience = Po ilu minutach bot zastępuje kogoś, kogo nie ma (0: nigdy)?
ui-cli-join-memory = Pomoc dla pamięci: czy pokazywać ponownie to, co ktoś widział? 1 tak, 2 nie
ui-cli-join-no-memory = Bez pomocy dla pamięci: Tego, co było widać, gra nie pokaże drugi raz: trzeba to zapamiętać. Z dziennika znika też to, czego można było dowiedzieć się tylko samemu w poprzednich turach.
ui-cli-join-connecting = W drodze do stołu …
ui-cli-join-lobby = gra się jeszcze nie zaczęła
ui-cli-join-free = wolne
ui-cli-join-host = gospodarz
ui-cli-join-not-here = nie ma przy stole
ui-cli-join-invite = Żeby usiąść: { $url }
ui-cli-join-watch = Żeby oglądać: { $url }
ui-cli-join-seat-link = Aby zająć miejsce gracza { $player }, jeden raz: { $url }
ui-cli-join-who = Kto jest przy stole
ui-cli-join-who-about = Gdy kogoś nie ma: „{ "bot B" }” – niech gra bot, „{ "give B" }” – miejsce dla kogoś innego, jeśli wszyscy się zgodzą.
ui-cli-join-room = Albo przez kod: { $code }. Kto go wpisze, puka, a ty wpuszczasz.
ui-cli-join-knocked = Pukasz. Ktoś przy stole musi cię wpuścić …
ui-cli-join-plea = Wszystkie miejsca są zajęte. Jeśli jedno z tych jest twoje, poproś o nie: { $players }.
ui-cli-join-plea-which = Które, od 1 do { $most }?
ui-cli-join-knock = { $player } puka: „{ "door" } { $n }” wpuszcza, „{ "door" } { $n } { "watch" }” tylko jako widza, „{ "door" } { $n } { "no" }” wcale.
ui-cli-join-let-in =
    { $way ->
        [watch] { $player } wpuszcza widza: { $guest }.
       *[sit] { $player } otwiera drzwi: { $guest }.
    }
ui-cli-join-device = Wpisz ten kod na drugim urządzeniu albo otwórz na nim adres; działa raz, przez pięć minut:
ui-cli-join-device-confirm = Drugie urządzenie pokaże dwie cyfry, na przykład 47: wpisz tu „{ "confirm 47" }” albo „{ "confirm no" }”, żeby przerwać.
ui-cli-join-device-done = Gotowe. Twoje miejsce jest teraz na drugim urządzeniu.
ui-cli-join-device-stayed = Miejsce zostaje tutaj: drugie urządzenie zna już inną rękę w tej grze.
ui-cli-join-device-ended = Nic nie przeniesiono, a kod już nie działa.
ui-cli-join-digits = Drugie urządzenie musi to potwierdzić: te cyfry mają tam być takie same: { $digits }
ui-cli-join-lobby-host = Przed grą gospodarz może wpisać: { "start" }; „{ "bot 2 greedy" }” – bot na miejscu 2; „{ "nobot 2" }” – bez tego bota.
ui-cli-join-lobby-guest = Gospodarz zaczyna grę, gdy wszystkie miejsca są zajęte.
ui-cli-join-prompt = Wpisz (? – pomoc):
ui-cli-join-lost = Połączenie przerwane; kolejna próba …
ui-cli-join-back = Połączenie wróciło.
ui-cli-join-undone = { $player } cofa grę do odpowiedzi { $n }.
ui-cli-taken-back = [ruch cofnięty: { $player }] { $text }
ui-cli-join-proposed = { $player } chce cofnąć grę do odpowiedzi { $n }: { "tak" } czy { "nie" }?
ui-cli-join-missing = Jeszcze bez zgody: { $players }.
ui-cli-join-declined = { $player } nie zgadza się na cofnięcie.
ui-cli-join-hinted = { $player } prosi o podpowiedź.
ui-cli-join-replaced = { $player }: bot myślał zbyt długo, odpowiedział szybszy.
ui-cli-join-stood-in = { $player }: nie ma przy stole; gra bot „{ $bot }”.
ui-cli-join-returned = { $player } wraca do gry.
ui-cli-join-muted = Nie słyszysz już wypowiedzi: { $player }.
ui-cli-join-heard = Znowu słyszysz wypowiedzi: { $player }.
ui-cli-join-sat-down = { $player } zajmuje miejsce { $seat }.
ui-cli-join-got-up = { $player } zwalnia miejsce { $seat }.
ui-cli-join-rematch = Te same osoby spotykają się znowu: wpisz { "rematch" }, żeby tam pójść.
ui-cli-join-what-if = „{ "whatif 40 B" }”: a co gdyby zająć miejsce { "B" } i grać dalej z botami po 40 odpowiedziach? Może być każda liczba od 0 do { $most }.
ui-cli-join-over = „{ "record" } PLIK” zachowuje zapis gry; { "rematch" }: jeszcze raz te same osoby; { "q" }: wyjdź.
ui-cli-join-ended = Stół zamknięto, nikt nie wygrał. rematch: te same osoby jeszcze raz; q: wyjście.
ui-cli-join-check = Sprawdź go poleceniem:
ui-cli-join-left = Twoje miejsce czeka. Żeby wrócić, wpisz:
ui-cli-join-left-watching = Żeby znów oglądać, wpisz:
ui-cli-join-help = Przy stole
ui-cli-join-help-say = { "say" } TEKST albo ' TEKST: powiedz coś wszystkim
ui-cli-join-help-undo = { "undo" }: cofnij odpowiedź; jeśli inni dowiedzieli się czegoś od tego czasu, najpierw pyta się ich o zgodę
ui-cli-join-help-hint = { "hint" }: co odpowiedziałby dobry gracz i dlaczego; jeśli stół na to pozwala, a wszyscy dowiedzą się, że pytasz
ui-cli-join-help-vote = { "tak" }, { "nie" }: zgódź się na czyjąś propozycję albo nie
ui-cli-join-help-who = { "who" }: kto jest przy stole, kogo nie ma, za kogo gra bot, i od kiedy
ui-cli-join-help-away = { "bot B" }: niech za nieobecną osobę gra bot; { "give B" }: oddaj jej miejsce komuś innemu, jeśli wszyscy się zgodzą
ui-cli-join-help-host = { "host B" }: przekaż B rolę gospodarza; { "off B" }: przed grą gospodarz zwalnia miejsce B
ui-cli-join-help-patience = { "patience 5" }: po ilu minutach zastępuje kogoś bot (0: stół czeka); { "pace quick" }, { "usual" }, { "slow" }: tempo botów
ui-cli-join-help-link = { "link" }: jak inni trafią do tego stołu
ui-cli-join-help-mute = { "mute B" }: nie słuchaj miejsca B; wpisane jeszcze raz – słuchaj znowu
ui-cli-join-help-back = { "back" }: graj znowu samodzielnie, jeśli zastępuje cię bot
ui-cli-join-help-door = { "door 3" }: wpuść tego, kto zapukał jako numer 3; „{ "door 3 watch" }”: tylko jako widza; „{ "door 3 no" }”: nie teraz
ui-cli-join-help-device = { "device" }: graj dalej na innym urządzeniu; „{ "device all" }”: ze wszystkimi stołami
ui-cli-join-help-end = end: zamyka stół; przed grą robi to gospodarz, w trakcie gry muszą się zgodzić wszyscy przy stole
ui-cli-join-help-rematch = { "rematch" }: po grze te same osoby przy innym stole
ui-cli-join-help-record = { "record" } PLIK: po grze zachowaj jej zapis
ui-cli-join-help-whatif = { "whatif 40 B" }: po grze zagraj dalej od pozycji po 40 odpowiedziach, na miejscu { "B" }; „{ "whatif 40 B greedy" }” mówi też, kto zajmie pozostałe miejsca
ui-cli-join-help-quit = { "q" }: wyjdź; twoje miejsce czeka
error-unknown-order = „{ $found }” nic tu nie znaczy: wpisz ?, żeby zobaczyć pomoc.
error-mute-whom = Wyciszyć można tylko inne miejsca tego stołu.
error-record-file = „{ $where }” nie może być plikiem zapisu: podaj nazwę pliku, którego jeszcze nie ma, na przykład „{ "record game.json" }”.
