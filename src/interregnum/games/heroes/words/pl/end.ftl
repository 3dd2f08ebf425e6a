# Słowa, które przeglądarka mówi po końcu gry Might & Magic Heroes i przy jej powtórce.

heroes-web-end-wins = Wygrywa { $player }
heroes-web-end-shared = Zwycięstwo dzielą { $players }
heroes-web-end-how =
    { $end ->
        [domination] Dominacja w rundzie { $n }
       *[time-out] Największa Potęga, gdy czas się skończył, po rundzie { $n }
    }
heroes-web-end-chart = Potęga runda po rundzie
heroes-web-end-chart-about = Ile Potęgi miał każdy gracz na początku rundy i na końcu gry.
heroes-web-end-goal = Cel: { $n }
heroes-web-end-last = Koniec
heroes-web-end-bars = { $player }: { $power }
heroes-web-end-table = To samo w tabeli
heroes-web-end-source-places = Miejsca
heroes-web-end-source-artifacts = Artefakty
heroes-web-end-source-for_good = Zdobyte na stałe
heroes-web-end-source-effects = Budynki i karty
heroes-web-end-total = Potęga
heroes-web-end-deeds = Dokonania graczy
heroes-web-end-deed = Dokonanie
heroes-web-end-won = Wygrane walki
heroes-web-end-lost = Przegrane walki
heroes-web-end-routed = Pogromy
heroes-web-end-duels_won = Wygrane pojedynki
heroes-web-end-duels_lost = Przegrane pojedynki
heroes-web-end-fled = Ucieczki z walki
heroes-web-end-walked = Wykorzystane punkty ruchu
heroes-web-end-recruited = Zrekrutowane jednostki
heroes-web-end-fallen = Stracone jednostki
heroes-web-end-built = Wzniesione budynki
heroes-web-end-gold = Zebrane złoto
heroes-web-end-resources = Zebrane zasoby
heroes-web-end-moments = Wielkie chwile
heroes-web-end-moment-leap = { $player } zyskuje naraz { $n } Potęgi.
heroes-web-end-moment-blow =
    { $n ->
        [one] Najmocniejszy cios: { $who }, { $n } rana.
        [few] Najmocniejszy cios: { $who }, { $n } rany.
       *[many] Najmocniejszy cios: { $who }, { $n } ran.
    }
heroes-web-end-moment-battle =
    { $n ->
        [one] Najkrwawsza walka: { $who } kontra { $whom }, { $n } stracona jednostka.
        [few] Najkrwawsza walka: { $who } kontra { $whom }, { $n } stracone jednostki.
       *[many] Najkrwawsza walka: { $who } kontra { $whom }, { $n } straconych jednostek.
    }
heroes-web-end-moment-beaten = Najsilniejszy przeciwnik: { $whom }; pokonuje go { $who } ({ $n } PD).
heroes-web-end-moment-duel = Pojedynek: { $who } wygrywa, { $whom } przegrywa.
heroes-web-end-moment-lead = { $player } obejmuje prowadzenie i już go nie oddaje.

## Skoki w powtórce

heroes-web-leap-round = Rundy
heroes-web-leap-turn = Tury
heroes-web-leap-battle = Walki
