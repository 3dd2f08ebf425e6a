# Czego stół nie przyjmuje i co mówią jego strony.

error-message = Nie da się odczytać tej wiadomości: { $found }.
error-message-size = Za długie; dozwolona długość w bajtach: { $most }.
error-too-fast = Nie tak szybko: najwyżej { $most } wiadomości naraz, potem kilka na sekundę.
error-requests = Za dużo żądań; dozwolona liczba na sekundę: { $most }. Spróbuj za chwilę.
error-connections = Za dużo otwartych połączeń z tego miejsca; dozwolona liczba: { $most }. Najpierw zamknij któreś.
error-tables = Za dużo nowych stołów z tego miejsca; dozwolona liczba na godzinę: { $most }.
error-watchers = Widzów już wystarczy; liczba miejsc dla widzów: { $most }.
error-codes = Za dużo błędnych kodów; odczekaj minutę albo użyj linku.
error-no-room = Żaden stół nie ma takiego kodu. Kod zmienia się, gdy zaczyna się gra, więc spójrz na niego jeszcze raz.
error-no-knock = Nikt już nie stoi za drzwiami.
error-knocks = Dość już stąd pukania; najwyżej { $most } razy na godzinę.
error-door-full = Za tymi drzwiami czeka już osób: { $most }. Poczekaj, aż ktoś otworzy.
error-turned-away = Nie wpuszczono cię. Zapytaj osoby przy stole albo spróbuj później.
error-moves = Zbyt wiele osób zmienia teraz urządzenie; spróbuj za minutę.
error-no-move = Ten kod jest błędny, został już użyty albo ma ponad pięć minut. Poproś o nowy na drugim urządzeniu.
error-move-used = Inne urządzenie już użyło tego kodu. Poproś o nowy.
error-same-device = Grasz już na tym urządzeniu. Otwórz to na drugim.
error-old-device = Potwierdzić może tylko urządzenie, z którego się przenosisz.
error-not-claimed = Żadne inne urządzenie nie użyło jeszcze kodu.
error-digits = To nie są te same cyfry, więc nic nie przeniesiono. Poproś o nowy kod.
error-origin = Ta strona należy do innej witryny i nie może tu działać w twoim imieniu.
error-host-unknown = Ten serwer nie nazywa się „{ $host }”. Użyj adresu, który podał przy uruchomieniu; albo niech osoba, która go prowadzi, dopuści tę nazwę opcją --allow-host.
error-request = Nie da się odczytać tego żądania. { $found }
error-no-page = Pod tym adresem nic nie ma.
error-no-method = Ten adres nie przyjmuje żądań tego rodzaju.
error-internal = Coś poszło nie tak po naszej stronie. To, co zapisano, obowiązuje; spróbuj jeszcze raz.
error-closing = Serwer zaraz się zatrzyma; za chwilę wróci i nic nie przepadnie.
error-unkept = Serwer nie może teraz niczego zapisać. Nic się nie zmieniło; spróbuj później.
error-unsure = Serwer nie ma teraz połączenia ze swoim magazynem i nie wie, czy to zapisano. Zajrzyj za chwilę jeszcze raz, zanim spróbujesz ponownie.
error-table-busy = Przy tym stole dzieje się zbyt wiele naraz; spróbuj za chwilę.
error-table-damaged = Zapis tego stołu jest niespójny. Pozostaje bez zmian; zwróć się do osoby, która prowadzi serwer.
error-unknown-table = Nie ma takiego stołu albo do niego nie należysz. Otwórz link, który masz od gospodarza.
error-no-link = Ten link donikąd (już) nie prowadzi. Poproś o nowy.
error-no-such-seat = Nie ma takiego miejsca; są numerowane od 0 do { $most }.
error-no-seat = To miejsce nie jest twoje.
error-seat-taken = To miejsce jest zajęte.
error-hand-seen = W tej grze znasz już karty innego miejsca; możesz wrócić tylko na miejsce, które było twoje.
error-table-full = Przy tym stole nie ma wolnego miejsca.
error-name-taken = Ktoś tu już nazywa się „{ $found }”. Wybierz inne imię.
error-name-missing = Kto siada do stołu, musi podać imię.
error-name = Imię ma od 1 do { $most } znaków, w tym literę lub cyfrę; liczba podanych znaków: { $found }.
error-talk = Wypowiedź ma od 1 do { $most } znaków; liczba podanych znaków: { $found }.
error-characters = Jest w tym znak, którego nikt nie zobaczy ({ $found }).
error-marks = Na jednej literze jest za dużo znaków; najwięcej może być { $most }.
error-no-watchers = Ten stół nie przyjmuje widzów.
error-watch-link = To link dla widzów. Aby usiąść, poproś o zaproszenie do gry.
error-invite-link = To zaproszenie do gry. Aby oglądać, poproś o link dla widzów.
error-host-only = Może to zrobić tylko gospodarz stołu.
error-begun = Gra się zaczęła; można to zrobić tylko przed początkiem.
error-not-begun = Gra jeszcze się nie zaczęła.
error-weighing = Trwają jeszcze obliczenia dla ciebie albo dla wielu innych; zapytaj za chwilę.
error-not-over = Gra jeszcze się nie skończyła.
error-over = Gra jest skończona.
error-seats-free = Liczba wolnych miejsc: { $found }. Poczekaj na graczy albo dodaj boty.
error-bot-seat = Dla bota nie ma miejsca „{ $found }”; miejsca są numerowane od 0 do { $most }.
error-bots-unwatched = Stół samych botów ma sens tylko z widzami: wpuść widzów albo zostaw wolne miejsce.
error-unknown-lesson = Nie ma prowadzonej partii „{ $lesson }” w grze { $game }. Znane: { $lessons }.
error-lesson-table = Prowadzona partia „{ $lesson }” ma własne opcje i boty: podaj liczbę miejsc { $seats }, resztę pomiń.
error-no-memory = Ta gra nie ma pomocy dla pamięci, którą można by wyłączyć.
error-lesson-seats = Miejsca w prowadzonej partii są obsadzone tak, jak ona tego wymaga.
error-not-asked = Teraz pytanie nie jest do ciebie.
error-not-alone = Grają tu też inni: boty zachowują swoje tempo.
error-no-bout = Nic teraz nie trwa, co bot mógłby rozegrać za ciebie.
error-in-bout = Można to zmienić tylko wtedy, gdy nie toczy się bitwa i nie padło pytanie o kartę.
error-no-window = Nie ma takiej chwili: „{ $found }”. Są: { $wanted }.
error-answer-waits = Twoja odpowiedź już jest i czeka na swoją chwilę.
error-moved-on = To pytanie nie jest już zadawane.
error-stale = Na to już odpowiedziano (znasz numer { $found }, stół jest przy { $wanted }). Spójrz na stół jeszcze raz.
error-id-used = Identyfikator „{ $id }” należy już do innego polecenia; każde polecenie potrzebuje własnego.
error-from-the-future = Numeru { $found } jeszcze nie było; stół jest przy { $most }.
error-undo-over = Gra jest skończona i wszystko jest jawne: nie ma powrotu.
error-undo-range = Nie ma powrotu do odpowiedzi { $found }; ostatnia, do której można wrócić, to { $most }.
error-undo-nothing = Nie ma jeszcze twojej odpowiedzi, którą można by cofnąć.
error-undo-version = Część tej gry rozegrano według innych zasad; nie ma powrotu.
error-replay-version = Część tej gry rozegrano według innych zasad; nie da się jej pokazać jeszcze raz krok po kroku. Jej przebieg można nadal przeczytać przy stole.
error-analyses = Liczba gier, na których wyjaśnienie już czekasz: { $most }. Poczekaj, aż jedno będzie gotowe.
error-analyses-busy = Zbyt wiele gier czeka na wyjaśnienie. Spróbuj za minutę.
error-analysis-failed = Tej gry nie udało się wyjaśnić. Możesz spróbować jeszcze raz.
error-replays = Czekasz już na tyle powtórek gier: { $most }. Oglądaj je po kolei.
error-undo-proposed = Ktoś już zaproponował cofnięcie; najpierw na to odpowiedz.
error-not-away = { $found }: nieobecność trwa za krótko.
error-asked-already = Ta decyzja już zapada.
error-asked-lately = Ktoś właśnie prosił o to miejsce i dostał odmowę. Poczekaj kilka minut.
error-nobody-here = Przy stole nie ma nikogo, kto mógłby się zgodzić. Poproś jeszcze raz, gdy ktoś tam będzie.
error-plea-refused = { ui-plea-refused }
error-plea-unheard = { ui-plea-unheard }
error-offered-already = Jest już link do tego miejsca.
error-alone = Nikt nie może oddać miejsca w pojedynkę: musi się zgodzić ktoś jeszcze przy stole. Na razie może grać bot.
error-host-here = Gospodarz jest przy stole albo był tu przed chwilą; tylko on może przekazać swoją rolę.
error-no-voice = W tej sprawie nie masz głosu.
error-no-person = Gospodarzem może być tylko człowiek.
error-undo-refused = Ta prośba już padła. Możesz poprosić ponownie po następnym ruchu.
error-no-proposal = Ta propozycja już nie obowiązuje.
error-chat-fast = Nie tak szybko: dozwolona liczba wypowiedzi na minutę: { $most }.
error-chat-full = Przy tym stole powiedziano już dość; najwięcej wypowiedzi: { $most }.
error-log-full = Przy tym stole wydarzyło się już tak dużo (wpisów: { $most }), że na to nie ma już miejsca; grę można dokończyć.

ui-table-ended = Stół zamknięto, nikt nie wygrał.
ui-your-turn = { $player }, twoja kolej.
ui-page-title = Interregnum
ui-page-terminal-only = Stół jest otwarty. W przeglądarce nie można jeszcze grać: gra toczy się w terminalu.
ui-page-join = Aby usiąść albo oglądać, uruchom to tam, gdzie zainstalowano Interregnum:

# Co programy do rozmów pokazują o linku.

ui-label-invite = { $game }: zajmij miejsce
ui-label-watch = { $game }: obejrzyj grę
ui-label-replay = { $game }: zobacz rozegraną grę
ui-label-seats =
    { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[other] { $seats } miejsc
    }{ $free ->
        [0] {""}
        [one] , { $free } wolne
        [few] , { $free } wolne
       *[other] , { $free } wolnych
    }, po polsku
