# Jak zostaje wyłoniony zwycięzca.

hidden-leaders-outcome-markers = Czerwony znacznik stoi na polu { $red }, zielony na polu { $green }.
hidden-leaders-outcome-faction =
    { $faction ->
        [undead] Oba znaczniki stoją w strefie wojny (od pola { $war }): Nieumarli zwyciężają.
        [water-folk]
            { $distance ->
                [0] Znaczniki stoją na tym samym polu: Wodne Ludy zwyciężają.
               *[other] Znaczniki stoją na sąsiadujących polach: Wodne Ludy zwyciężają.
            }
        [imperial-army]
            { $distance ->
                [one] Czerwony znacznik jest { $distance } pole przed zielonym: Armia Imperialna zwycięża.
                [few] Czerwony znacznik jest { $distance } pola przed zielonym: Armia Imperialna zwycięża.
               *[other] Czerwony znacznik jest { $distance } pól przed zielonym: Armia Imperialna zwycięża.
            }
       *[hill-tribes]
            { $distance ->
                [one] Zielony znacznik jest { $distance } pole przed czerwonym: Górskie Plemiona zwyciężają.
                [few] Zielony znacznik jest { $distance } pola przed czerwonym: Górskie Plemiona zwyciężają.
               *[other] Zielony znacznik jest { $distance } pól przed czerwonym: Górskie Plemiona zwyciężają.
            }
    }
hidden-leaders-faction-wins =
    { $faction ->
        [undead] Nieumarli zwyciężają
        [water-folk] Wodne Ludy zwyciężają
        [imperial-army] Armia Imperialna zwycięża
       *[hill-tribes] Górskie Plemiona zwyciężają
    }
hidden-leaders-outcome-leader =
    { $aligned ->
        [yes] { $player }: { $leader } ({ $factions }), Lider sprzymierzony ze zwycięską frakcją.
       *[no] { $player }: { $leader } ({ $factions }), Lider niesprzymierzony ze zwycięską frakcją.
    }
hidden-leaders-outcome-nobody = Żaden Lider nie jest sprzymierzony ze zwycięską frakcją: nikt nie wygrywa.
hidden-leaders-outcome-sole = Lidera sprzymierzonego ze zwycięską frakcją ma tylko { $player }.
hidden-leaders-outcome-most = Bohaterowie zwycięskiej frakcji w drużynie: { $counts }.
hidden-leaders-outcome-fewest = Nadal remis. Wszyscy Bohaterowie w drużynie, wygrywa najmniejsza liczba: { $counts }.
hidden-leaders-outcome-number = Nadal remis. Numery Liderów, wygrywa najwyższy: { $counts }.
hidden-leaders-outcome-count = { $player } { $n }
hidden-leaders-outcome-winner = Grę wygrywa { $player }.

# Jak kto skończył; przed tym stoi imię z dwukropkiem.

hidden-leaders-place-heroes =
    { $n ->
        [1] { $place }, zabrakło jednego Bohatera
        [2] { $place }, zabrakło dwóch Bohaterów
        [3] { $place }, zabrakło trzech Bohaterów
        [4] { $place }, zabrakło czterech Bohaterów
       *[other] { $place }, zabrakło { $n } Bohaterów
    }
hidden-leaders-place-party =
    { $n ->
        [one] { $place }, o jednego Bohatera za dużo w drużynie
       *[other] { $place }, o { $n } Bohaterów za dużo w drużynie
    }
hidden-leaders-place-number = { $place }, niższy był tylko numer Lidera
hidden-leaders-place-lost = { $place }, frakcje Lidera przegrały
hidden-leaders-place-none = bez miejsca, nikt nie wygrywa
