# Co było nie tak i jak powinno być.

error-rule = { $text } ({ $rule })
error-unknown = Coś jest nie tak: { $reason }.
error-language = Nie ma języka „{ $found }”. Dostępne języki: { $wanted }.
error-missing-package = Do tego potrzebny jest pakiet „{ $package }”, a nie jest zainstalowany: pip install "interregnum[{ $extra }]"
error-unknown-choice = „{ $choice }” nie jest ruchem w tej grze. Wpisz jedną z podanych odpowiedzi.
error-illegal-choice = „{ $choice }” nie jest odpowiedzią na to pytanie. Wybierz jedną z podanych odpowiedzi.
error-game-over = Gra jest skończona; na „{ $choice }” jest za późno.
error-seats = Liczba graczy nie może wynosić { $seats }; dozwolona liczba: od { $least } do { $most }.
error-unknown-option = Nie ma opcji „{ $option }”. Dostępne opcje: { $options }.
error-option-value = Opcja „{ $option }” może być tylko włączona albo wyłączona, a podano „{ $value }”.
error-option-word = Opcja „{ $option }” to jedno z tych słów: { $wanted }; a podano „{ $value }”.
error-option-twice = Opcja „{ $option }” jest podana dwa razy: wybierz jedną wartość.
error-viewer = Nie ma miejsca nr { $viewer }: liczba miejsc to { $seats }, oprócz nich jest tylko widok dla widzów.
error-seed-length = Ziarno ma mieć { $wanted } B, a ma { $bytes } B.
error-seed-range = Ziarno { $seed } jest spoza zakresu: podaj liczbę całkowitą od 0, która mieści się w 32 bajtach.
error-dice = Nie da się odczytać kości: „{ $dice }”. Oczekiwano kości uczciwych, szybkich albo podłożonych, z ich liczbami.
error-content =
    Błąd w pliku z kartami, miejsce { $where }: jest „{ $found }”, oczekiwano „{ $wanted }”.{ $perhaps ->
        [none] { "" }
       *[other] { " " }Może „{ $perhaps }”?
    }
error-position = Nie da się odczytać pozycji: jest „{ $found }”, oczekiwano „{ $wanted }”.
error-no-positions = Ta gra nie ma notacji pozycji: { $game }.
error-position-alone = Pozycja sama określa graczy i opcje: pomiń { $found }.
error-no-playing-on = W grze { $game } nie da się grać dalej od pozycji z zakończonej gry.
error-play-on-unfinished = Od wybranej pozycji można grać dalej tylko w zakończonej grze.
error-play-on-range = Po { $found } odpowiedziach nie ma czego grać dalej: wybierz od 0 do { $most }.
error-what-if = Podaj, po ilu odpowiedziach chcesz grać dalej, na którym miejscu i ewentualnie z jakim botem, a nie „{ $found }”.
error-from-missing = { $found } można podać tylko razem z { $wanted }.
error-from-alone = Zakończona gra sama określa graczy i opcje: pomiń { $found }.
error-stored-state = Zapisana gra jest uszkodzona (miejsce „{ $where }”) i nie można jej kontynuować.
error-stored-event = Zdarzenie w dzienniku gry jest uszkodzone (miejsce „{ $where }”) i nie można go pokazać.
error-sent-view = Nie da się odczytać przesłanego widoku gry (miejsce „{ $where }”).
error-record = Nie da się odczytać zapisu, miejsce { $where }: jest „{ $found }”, oczekiwano „{ $wanted }”.
error-rules-version = Zapis powstał według zasad w wersji { $found }; ten program zna wersję { $wanted } i innych nie odtwarza.
error-record-goes-on = Zapis trwa po końcu gry: odpowiedź { $number } („{ $choice }”) jest zbędna.
error-record-diverges = Zapis nie zgadza się z zasadami: odpowiedź { $number } („{ $choice }”) nie jest tam możliwa.
error-record-unfinished = Gra jeszcze trwa: wyjaśnić można tylko grę zakończoną.
error-record-result = Wynik w zapisie nie zgadza się z wynikiem gry: inne jest pole „{ $where }”.
error-unknown-rule =
    Nie ma zasady „{ $id }”. { $closest ->
        [none] Wszystkie rozdziały: { "interregnum rules" }
       *[other] Może chodziło o: { $closest }.
    }
error-unwritable-file = Nie można zapisać pliku { $where } ({ $found }); podaj ścieżkę w folderze, w którym wolno zapisywać.
error-seconds = Liczba sekund nie może wynosić { $found }; podaj od { $least } do { $most }.
error-too-small = Wartość { $found } jest za mała dla „{ $option }”; najmniejsza to { $least }.
error-bot-too-slow = Bot „{ $bot }” nie odpowiedział w ciągu { $seconds } s; odpowiada za niego szybszy.
error-bot-failed = Bot „{ $bot }” nie podał dozwolonej odpowiedzi; odpowiada za niego inny.
error-no-hints = Przy tym stole nie ma podpowiedzi.
error-bots-busy = Zbyt wiele botów właśnie myśli; zamiast bota „{ $bot }” odpowiada szybszy.
error-notices-off = Ten serwer nie wysyła powiadomień: zostaw adres pusty albo poproś osobę prowadzącą serwer o dopuszczenie hosta.
error-notice-url = To nie jest adres dla powiadomień: podaj taki, który zaczyna się od https:// (albo http://, jeśli host tak dopuszczono), bez nazwy użytkownika, hasła i znaku „#”, mający najwyżej { $most } znaków.
error-notice-host = Powiadomień nie można wysyłać do „{ $host }”. Użyj hosta, który dopuściła osoba prowadząca serwer.
error-notice-allowed = Hosta „{ $host }” nie można dopuścić do powiadomień; podaj host, w razie potrzeby z portem, na przykład hooks.example.org, hooks.example.org:8443 albo http://localhost:8080.
error-store-newer = Magazyn { $where } zapisała nowsza wersja programu (schemat { $found }, a ten program zna { $wanted }). Użyj tamtej wersji albo przywróć kopię zapasową.
error-store-foreign = Plik { $where } nie jest magazynem tego programu albo jest uszkodzony. Podaj inną ścieżkę albo przywróć kopię zapasową.
error-store-damaged = Magazyn { $where } jest uszkodzony ({ $found }). Nic nie zostało zmienione. Przywróć kopię zapasową: interregnum admin restore PLIK
error-store-changed = Magazyn { $where } założono według innej wersji pliku „{ $found }” niż w tym programie. Użyj programu, którym go założono.
error-store-unwritable = Nie można otworzyć ani zapisać pliku { $where } ({ $found }). Podaj ścieżkę w folderze, w którym wolno zapisywać.
error-store-missing = Nie ma magazynu { $where }. Podaj ścieżkę, z którą uruchomiono serwer.
error-store-in-use = Magazynu { $where } używa inny serwer. Najpierw go zatrzymaj albo podaj temu serwerowi inną ścieżkę.
error-store-failed = Magazyn { $where } nie mógł tego zapisać lub odczytać ({ $found }). Nic się nie zmieniło; sprawdź dysk i spróbuj ponownie.
error-store-conflict = Przy stole { $id } coś się tymczasem zmieniło albo to polecenie zapisano już wcześniej. Nic nie zostało zmienione; zajrzyj do stołu jeszcze raz.
error-store-unreachable = Magazyn { $where } jest nieosiągalny albo nie da się go użyć ({ $found }). Sprawdź adres i to, czy baza danych działa.
error-store-password = Magazyn { $where } nie przyjmuje tej nazwy i hasła. Sprawdź je w adresie podanym po --store.
error-store-old-server = Magazyn { $where } to PostgreSQL { $found }; ten program potrzebuje wersji { $wanted } lub nowszej.
error-store-not-ours = W bazie danych { $where } jest schemat „interregnum”, którego nie założył ten program. Podaj osobną bazę danych.
error-store-not-empty = W magazynie { $where } są już stoły. Nic nie zostało zmienione; kopiuj do pustego.
error-copy-differs = To, co zapisano w { $where }, nie wróciło takie samo. Niczego tam nie zachowano; zgłoś to, proszę.
error-nodes-alone = Kilka węzłów ma wspólny magazyn: podaj go po --store postgresql://…
error-backup-missing = Nie ma kopii zapasowej { $where }.
error-backup-damaged = Kopia zapasowa { $where } jest uszkodzona ({ $found }). Nic nie zostało zmienione; weź inną.
