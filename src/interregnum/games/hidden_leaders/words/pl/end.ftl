# Co przeglądarka mówi po końcu gry Ukryci Liderzy.

hidden-leaders-web-end-hidden = Ukryci Bohaterowie zostają odkryci.
hidden-leaders-web-end-counted = Bohaterowie zwycięskiej frakcji: { $n }
hidden-leaders-web-end-unaligned = niesprzymierzony ze zwycięską frakcją
hidden-leaders-web-end-course = Tura po turze
hidden-leaders-web-end-course-about =
    { $faction ->
        [undead] Najpierw znaczniki i frakcja, która by wygrała, potem ilu Bohaterów liczących się dla Nieumarłych miała każda drużyna.
        [water-folk] Najpierw znaczniki i frakcja, która by wygrała, potem ilu Bohaterów liczących się dla Wodnych Ludów miała każda drużyna.
        [imperial-army] Najpierw znaczniki i frakcja, która by wygrała, potem ilu Bohaterów liczących się dla Armii Imperialnej miała każda drużyna.
       *[hill-tribes] Najpierw znaczniki i frakcja, która by wygrała, potem ilu Bohaterów liczących się dla Górskich Plemion miała każda drużyna.
    }
hidden-leaders-web-end-track = Znaczniki
hidden-leaders-web-end-red = Czerwony
hidden-leaders-web-end-green = Zielony
hidden-leaders-web-end-track-told = Tura po turze: czerwony na { $red }; zielony na { $green }
hidden-leaders-web-end-counted-told = { $player }, Bohaterowie zwycięskiej frakcji tura po turze: { $heroes }
hidden-leaders-web-end-changes = Kiedy zmieniało się prowadzenie
hidden-leaders-web-end-change = Tura { $turn }, { $player }: { $before } → { $after }
hidden-leaders-web-end-table = To samo w tabeli
hidden-leaders-web-end-turn = Tura
hidden-leaders-web-end-ahead = Prowadzi
hidden-leaders-web-end-last = Koniec
hidden-leaders-web-figures = Gra w liczbach
hidden-leaders-web-figures-turns = Tury: { $turns }. Odpowiedzi: { $answers }.
hidden-leaders-web-figures-heroes = Bohaterowie w drużynach; Pogrzebany Cesarz należy do każdej frakcji
hidden-leaders-web-figures-player = Gracz
hidden-leaders-web-figures-up = odkryci
hidden-leaders-web-figures-down = ukryci
