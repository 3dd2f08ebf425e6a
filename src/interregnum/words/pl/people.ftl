# Kto jest przy stole, kogo nie ma, i co o tym decydują inni: w terminalu i w przeglądarce.

ui-people-asked =
    { $what ->
        [stand-in] { $player } proponuje, żeby za gracza { $about } aż do powrotu grał bot.
        [give] { $player } proponuje oddać miejsce gracza { $about } komuś innemu. Muszą się zgodzić wszyscy przy stole.
        [end] { $player } proponuje zakończyć grę przy tym stole: nikt nie wygra. Muszą się zgodzić wszyscy przy stole.
       *[lead] Gospodarza nie ma przy stole. { $player } proponuje nowego gospodarza: { $about }.
    }
ui-people-asked-table = { $about } od dłuższego czasu nie odpowiada. Czekać, czy do powrotu ma grać bot?
ui-people-asked-plea = { $name } przychodzi z linku do stołu i prosi o miejsce gracza { $about }, którego nie ma. Zgódź się tylko wtedy, gdy wiesz, kto to: ta osoba zobaczy karty na ręce. Muszą się zgodzić wszyscy przy stole, a urządzenie, do którego należy miejsce, może przez dwie minuty odmówić.
ui-people-settled =
    { $why ->
        [refused] { $player } nie zgadza się.
        [wait] { $player } woli poczekać.
        [withdrawn] { $player } wycofuje propozycję.
        [back] { $about } znów jest przy stole; wszystko zostaje po staremu.
        [host-back] Gospodarz znów jest przy stole; wszystko zostaje po staremu.
        [late] Nie zdecydowano na czas; wszystko zostaje po staremu.
       *[alone] Przy stole jest za mało osób, żeby o tym zdecydować.
    }
ui-people-stood-in = Za gracza { $player } aż do powrotu gra bot. Decyzja: { $players }.
ui-people-offered = Miejsce gracza { $player } może teraz zająć ktoś inny; do tego czasu gra bot. Zgoda: { $players }.
ui-people-taken-over = { $player } przejmuje miejsce gracza { $before }. Zgoda: { $players }.
ui-people-ended = Stół zamknięto, nikt nie wygrał. Decyzja: { $players }.
ui-people-ended-by-host = Gospodarz zamyka stół.
ui-people-host-by = { $by } przekazuje rolę gospodarza. Nowy gospodarz: { $player }.
ui-people-host-agreed = Nowy gospodarz: { $player }. Zgoda: { $players }.
ui-people-taken-off = { $by } zwalnia miejsce, na którym siedzi { $player }.
ui-people-arranged = { $player } zmienia ustawienia stołu: { web-patience-time }; { ui-people-pace }.
ui-people-pace =
    { $pace ->
        [quick] boty grają szybko
        [slow] boty grają powoli
       *[usual] boty grają w zwykłym tempie
    }
ui-people-missing = Zgodzić muszą się jeszcze: { $players }.
web-people-about-you =
    { $what ->
        [give] Inni decydują, czy oddać komuś twoje miejsce.
        [plea] { $name } prosi o twoje miejsce z innego urządzenia. Jeśli to ty, zgódź się; jeśli nie, zatrzymaj je.
       *[stand-in] Inni decydują, czy za ciebie ma grać bot.
    }
ui-people-here-since = przy stole od { $time }
ui-people-away-since = nie ma od { $time }
ui-people-bot-since = nie ma od { $time }; gra bot
ui-people-story =
    { $what ->
        [bot] Za gracza { $name } chwilami grał bot.
        [left] { $name }: odejście w trakcie gry; dalej grał ktoś inny.
        [asked] { $name }: nieobecność; ktoś przyszedł z linku do stołu, poprosił o miejsce i je przejął.
       *[given] { $name }: nieobecność; miejsce przejął ktoś inny.
    }
ui-people-story-agreed = { ui-people-story } Zgoda: { $players }.
web-people-wait = Czekamy
web-people-let-bot = Niech gra bot
web-people-let-go = To ja, oddaję
web-people-keep = Zatrzymuję miejsce
web-people-withdraw = Wycofaj
web-people-bots = Boty
web-people-give = Oddaj miejsce komuś innemu
web-people-make-host = Zrób gospodarzem
web-people-be-host = Chcę być gospodarzem
web-people-take-off = Zwolnij miejsce
web-people-seat-link = Link do miejsca gracza { $player }, dla jednej osoby
web-people-leave-about = Jeśli wstaniesz, na twoim miejscu zagra dalej bot, a zająć je może każdy, kto ma link dla graczy. Dopóki nikt tego nie zrobi, możesz wrócić przez ten sam link.
web-people-way-back = Droga powrotna
web-people-pause = Strona główna, miejsce zostaje moje
web-people-pause-about = Jeśli tylko przejdziesz na stronę główną albo zamkniesz tę, miejsce zostaje twoje; stół znajdziesz w części „{ web-mine }”. Gdy przyjdzie twoja kolej: { web-patience-time }.
web-plea = Czy któreś z tych miejsc jest twoje?
web-plea-about = Jeśli to urządzenie już cię nie zna, poproś o swoje miejsce. Muszą się zgodzić wszyscy przy stole, a urządzenie, do którego należy miejsce, może przez dwie minuty odmówić; potem miejsce jest tutaj.
web-plea-ask = Poproś o miejsce gracza { $player }
ui-plea-waiting = Prosisz o miejsce gracza { $player }. Muszą się zgodzić wszyscy przy stole; urządzenie, do którego należy miejsce, ma dwie minuty, żeby odmówić …
ui-plea-refused = Nie zgodzono się. Porozmawiaj z graczami albo spróbuj później.
ui-plea-unheard = Nic z tego nie wyszło: przy stole było za mało osób albo { $player } już tam jest.
web-end-ask = Zamknąć ten stół?
web-end-about = Jeśli zgodzą się wszyscy przy stole, gra kończy się dla wszystkich: nikt nie wygrywa, a kod i linki nie prowadzą już na żadne miejsce. Nic nie ginie: stół i jego dziennik zostają w części „{ web-mine }”.
web-end-lobby-about = Stół zamyka się dla wszystkich, którzy tu czekają; kod i linki nie prowadzą już na żadne miejsce.
web-end-back = Jeśli chcesz tylko odejść, wstań albo przejdź na stronę główną: inni mogą grać dalej. Po zamknięciu te same osoby mogą spotkać się przy nowym stole.
