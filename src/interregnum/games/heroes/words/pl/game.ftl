# Might & Magic Heroes: pytania, odpowiedzi, zdarzenia i wynik. Imiona graczy i herosów nigdy się nie odmieniają.

## Rzeczy, walczący i liczby

heroes-title = „{ $name }”
heroes-thing =
    { $kind ->
        [ability] zdolność
        [skill] umiejętność
        [scroll] zwój
        [artifact] artefakt
        [set] zestaw
        [building] budynek
        [week] kartę tygodnia
        [place] miejsce
       *[treasure] kartę skarbu
    } „{ $name }”
heroes-a-token =
    { $side ->
        [basic] podstawowy
       *[elite] elitarny
    } żeton { $unit }
heroes-some-fighter =
    { $what ->
        [unit] jednostki poziomu miasta { $level }
        [hero] heros
        [elemental] żywiołak
       *[creature] stworzenia
    }
heroes-fighter =
    { $which ->
        [attacker] { $name } (atakujący)
        [defender] { $name } (broniący się)
        [second] { $name } (drugi stos)
       *[only] { $name }
    }
heroes-second-rule =
    { $second ->
        [yes] , druga zasada
       *[no] { "" }
    }
heroes-on-target =
    { $aimed ->
        [yes] , cel: { $target }
       *[no] { "" }
    }
heroes-points =
    { $n ->
        [one] { $n } punkt ruchu
        [few] { $n } punkty ruchu
       *[many] { $n } punktów ruchu
    }
heroes-wounds =
    { $n ->
        [one] { $n } rana
        [few] { $n } rany
       *[many] { $n } ran
    }
heroes-wounds-acc =
    { $n ->
        [one] { $n } ranę
        [few] { $n } rany
       *[many] { $n } ran
    }
heroes-pile-gen =
    { $deck ->
        [might] talii Siły
        [magic] talii Magii
        [scroll] talii zwojów
        [artifact] talii artefaktów
       *[treasure] talii skarbów
    }

## Zdarzenia: przebieg gry

heroes-event-game-began = Pierwszym graczem jest { $player }.
heroes-event-faction-taken = { $player } gra frakcją { $faction }.
heroes-event-town-founded = { $player } zakłada miasto na polu { $field }.
heroes-event-hero-entered = { $hero } wchodzi do gry ({ $player }).
heroes-event-round-began = Runda { $round }, zaczyna { $player }.
heroes-event-week-revealed = Karta tygodnia { $card }. { $text }
heroes-event-card-played = { $player } zagrywa kartę akcji { $card }: { $action }.
heroes-event-passed = { $player } pasuje kartą akcji { $card }.
heroes-event-power-changed =
    { $n ->
        [one] { $player } ma { $n } punkt Potęgi.
        [few] { $player } ma { $n } punkty Potęgi.
       *[many] { $player } ma { $n } punktów Potęgi.
    }
heroes-event-reshuffled =
    { $own ->
        [yes] Odrzucone karty ({ $player }) wracają do { heroes-pile-gen } i zostają potasowane.
       *[no] Odrzucone karty wracają do { heroes-pile-gen } i zostają potasowane.
    }
heroes-event-game-ended =
    { $end ->
        [domination] Koniec gry: dominacja.
       *[time-out] Koniec gry: minął ostatni tydzień.
    } { $shared ->
        [yes] Zwycięstwo dzielą: { $players }.
       *[no] Wygrywa { $players }.
    }

## Zdarzenia: na mapie

heroes-event-activated = { $hero } rusza do akcji: { heroes-points }.
heroes-event-moved = { $hero } przechodzi z pola { $from } na pole { $to } (pozostałe punkty ruchu: { $n }).
heroes-event-came-home = { $hero } wraca do miasta.
heroes-event-explored = { $hero } eksploruje miejsce { $place } na polu { $field }.
heroes-event-taken =
    { $owned ->
        [yes] { $hero } przejmuje miejsce { $place } na polu { $field } (dotąd: { $player }).
       *[no] { $hero } przejmuje miejsce { $place } na polu { $field }.
    }
heroes-event-routed = Pogrom: { $hero } przepędza bez walki stworzenia z pola { $field }: { $token }.
heroes-event-relocated = { $hero } przenosi się na pole { $to }.
heroes-event-promoted = { $hero }: { $token } staje się elitarny.
heroes-event-gained-unit = { $hero } otrzymuje 1 { $token }.
heroes-event-gained-luck = { $hero } otrzymuje { $goods }.
heroes-event-advanced =
    { $paid ->
        [yes] { $hero } awansuje, odrzucając trofea: { $tokens }.
       *[no] { $hero } awansuje bez odrzucania trofeów.
    }
heroes-event-xp-lost = { $hero } traci niewykorzystane { $xp } PD.
heroes-event-trophy = { $hero } zdobywa trofeum „{ $token }”: { $reward }.

## Zdarzenia: miasto i skarbiec

heroes-event-gained = { $player } otrzymuje { $goods } ({ $card }).
heroes-event-lost-gold = { $player } traci { $goods }.
heroes-event-gathered = { $player } pozyskuje { $resources } i { $gold }.
heroes-event-built = { $player } wznosi budynek { $card }.
heroes-event-level-raised = { $player } rozbudowuje miasto do poziomu { $level }.
heroes-event-bought = { $hero } otrzymuje 1 { $token } za { $price }.
heroes-event-upgraded = { $hero }: { $token } staje się elitarny za { $price }.
heroes-event-dismissed = { $hero } odkłada do rezerwy 1 { $token }.
heroes-event-traded = { $player } wymienia { $given } na { $goods }.
heroes-event-scroll-sold = { $hero } sprzedaje zwój { $card } za { $price }.

## Zdarzenia: karty

heroes-event-drawn =
    { $known ->
        [yes] { $hero } dobiera z { heroes-pile-gen }: { $cards }.
       *[no]
            { $n ->
                [one] { $hero } dobiera { $n } kartę z { heroes-pile-gen }.
                [few] { $hero } dobiera { $n } karty z { heroes-pile-gen }.
               *[many] { $hero } dobiera { $n } kart z { heroes-pile-gen }.
            }
    }
heroes-event-kept =
    { $known ->
        [yes] { $hero } otrzymuje { $thing }.
       *[no] { $hero } otrzymuje zwój.
    }
heroes-event-discarded = { $hero } odrzuca { $thing }.
heroes-event-treasure-drawn = { $hero } dobiera { $thing }.
heroes-event-part-taken = { $hero } wykorzystuje { $thing }: { $text }.
heroes-event-artifact-won = { $hero } odbiera { $thing } (dotąd: { $enemy }).
heroes-event-card-used = { $hero } wykorzystuje { $thing }{ heroes-second-rule }{ heroes-on-target }.
heroes-event-scroll-used = { $hero } zapowiada { $thing }{ heroes-second-rule }.
heroes-event-scroll-cancelled = { $hero } na próżno zużywa { $thing }: magia została rozproszona.
heroes-event-card-rolled = { $card }, cel: { $target }. Kostki { $dice }: { heroes-wounds }.
heroes-event-summoned = { $hero } przywołuje pomoc: { $fighter }.
heroes-event-luck-spent = { $hero } zużywa żeton Szczęścia.
heroes-event-prevented = { $hero } anuluje { heroes-wounds-acc }, wykorzystując { $thing }.

## Zdarzenia: bitwy

heroes-event-battle-began =
    { $dark ->
        [yes] Bitwa na polu { $field }: { $hero } kontra { $token } (Mroczne dni: dwa stosy).
       *[no] Bitwa na polu { $field }: { $hero } kontra { $token }.
    }
heroes-event-duel-began = Bitwa na polu { $field }: atakuje { $hero }, broni się { $enemy }.
heroes-event-battle-turn = Tura bitwy { $turn }.
heroes-event-track = Kolejność ataków: { $fighters }.
heroes-event-attacked =
    { $elite ->
        [yes] { $fighter }: atak z kostką elitarną{ heroes-on-target }.
       *[no] { $fighter }: atak{ heroes-on-target }.
    }
heroes-event-rolled =
    { $elite ->
        [yes] { $fighter }: kostki { $dice }; kostka elitarna: { $face }.
       *[no] { $fighter }: kostki { $dice }.
    }
heroes-event-rerolled =
    { $why ->
        [luck-face] { $fighter }: Szczęście, przerzut pudeł, teraz { $dice }.
        [bad-luck] { $fighter }: Pech, przerzut trafień, teraz { $dice }.
        [precise] { $fighter }: Precyzyjny atak, przerzut jednego pudła, teraz { $dice }.
        [luck-token] { $fighter }: żeton Szczęścia, przerzut pudeł, teraz { $dice }.
        [card] { $fighter }: przerzut z karty, teraz { $dice }.
       *[elite-die] { $fighter }: przerzut kostki elitarnej, teraz: { $face }.
    }
heroes-event-hits =
    { $fighter }: { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
       *[many] { $hits } trafień
    }{ $skulls ->
        [0] { "" }
        [one] , { $skulls } czaszka
        [few] , { $skulls } czaszki
       *[many] , { $skulls } czaszek
    }, { heroes-wounds }.
heroes-event-wounded =
    { $unit ->
        [yes] { $fighter }: stos otrzymuje { heroes-wounds-acc }, najpierw { $token }.
       *[no] { $fighter }: stos otrzymuje { heroes-wounds-acc }.
    }
heroes-event-turned-basic = { $fighter }: elitarny żeton staje się podstawowy.
heroes-event-eliminated =
    { $unit ->
        [yes] { $fighter }: żeton wyeliminowany.
       *[no] { $fighter }: stos zniszczony.
    }
heroes-event-healed =
    { $how ->
        [returned] { $fighter }: wraca utracony żeton.
        [turned-elite] { $fighter }: podstawowy żeton staje się elitarny.
        [unmarked] { $fighter }: znika oznaczenie rany.
       *[wound-removed] { $fighter }: znika jedna rana.
    }
heroes-event-regenerated = { $fighter }: wszystkie rany znikają dzięki Regeneracji.
heroes-event-fled = { $hero } ucieka.
heroes-event-given-up = { $hero } odrzuca 1 { $token }.
heroes-event-battle-won = { $hero } wygrywa bitwę, pokonane stworzenia: { $token }.
heroes-event-battle-lost = { $hero } przegrywa bitwę, zwyciężają stworzenia: { $token }.
heroes-event-duel-won = { $hero } wygrywa bitwę, pokonany heros: { $enemy }.

## Kto lub co pyta

heroes-asked-by =
    { $ask ->
        [faction] Przygotowanie gry
        [town] Przygotowanie gry
        [start-hero] Przygotowanie gry
        [turn] Runda { $round }
        [face] { $hero }, kostka elitarna
        [luck] { $hero }, kostka elitarna
        [laurels] { $hero }, kostka elitarna
        [wounded] Rany
        [heal] Wskrzeszenie
        [flee] { $hero }, tura bitwy { $turn }
        [give-up] { $hero } ucieka
        [order] { $hero }, Inicjatywa
        [dismiss] { $hero }, Dowodzenie
        [reward] { $hero }, zwycięstwo
        [take-over] { $hero }, zwycięstwo
       *[other] { $hero }
    }
heroes-asked-in-window = { $hero }, { $window }
heroes-asked-of-fighter = Atak ({ $fighter })

## Pytania

heroes-ask-faction = wybierz frakcję
heroes-ask-town = wybierz pole, na którym stanie twoje miasto
heroes-ask-start-hero = wybierz herosa, który poprowadzi pierwszą armię
heroes-ask-turn = zagraj kartę akcji albo nią spasuj
heroes-ask-next-hero = wybierz herosa do aktywacji albo zakończ akcję
heroes-ask-move = wybierz cel drogi lub miejsce do odwiedzenia albo zakończ aktywację (pozostałe punkty ruchu: { $n })
heroes-ask-gathered = handluj, awansuj herosów albo zakończ akcję
heroes-ask-income = weź zasoby albo złoto
heroes-ask-build =
    { $built ->
        [yes] handluj, awansuj herosów albo zakończ akcję
       *[no] wznieś budynek, rozbuduj miasto albo zakończ akcję
    }
heroes-ask-recruit =
    kupuj i ulepszaj jednostki, odkładaj je do rezerwy albo zakończ ({ $n ->
        [0] nie można już kupić żadnej
       *[many] do kupienia najwyżej jeszcze { $n }
    })
heroes-ask-window = wykorzystaj kartę albo graj dalej
heroes-ask-target = wybierz stos
heroes-ask-announce = wybierz sposób ataku
heroes-ask-face = zużyj żeton Szczęścia albo zachowaj ściankę „{ $face }”
heroes-ask-luck = przerzuć wszystkie pudła albo zachowaj kostki { $dice }
heroes-ask-reroll = przerzuć pudła albo zachowaj kostki { $dice }
heroes-ask-wounded = wybierz, kto otrzyma { heroes-wounds-acc }
heroes-ask-heal = wybierz, co przywrócić (pozostałe punkty: { $n })
heroes-ask-laurels = wybierz działanie Lauru
heroes-ask-flee = uciekaj albo walcz dalej
heroes-ask-give-up = wybierz żeton do odrzucenia (jeszcze { $n })
heroes-ask-order = wybierz, kto z równie szybkich działa pierwszy
heroes-ask-deck = wybierz talię Siły albo talię Magii, z której weźmiesz nową umiejętność
heroes-ask-keep =
    { $deck ->
        [scroll] wybierz zwój, który zachowasz
        [artifact] wybierz artefakt, który zachowasz
       *[skill] wybierz umiejętność, którą zachowasz
    }
heroes-ask-part = weź część skarbu albo zakończ (jeszcze { $n })
heroes-ask-spend = awansuj za właśnie zdobyte { $n } PD albo pozwól im przepaść
heroes-ask-deposit = weź jedną kartę spośród odrzuconych
heroes-ask-reward = wybierz umiejętność albo artefakt pokonanego herosa ({ $enemy })
heroes-ask-take-over = przejmij miejsca w strefie kontroli (dotąd: { $player })
heroes-ask-one-hero = wybierz herosa, który to otrzyma
heroes-ask-portal = wybierz portal, do którego trafisz
heroes-ask-dismiss = armia jest większa niż Dowodzenie: wybierz żeton, który wróci do rezerwy
heroes-ask-turn-elite = wybierz podstawowy żeton, który stanie się elitarny (jeszcze { $n })

# co czytają pozostali, gdy ktoś jest pytany
heroes-awaits =
    { $ask ->
        [faction] wybór frakcji
        [town] pole, na którym stanie miasto
        [start-hero] heros, który poprowadzi pierwszą armię
        [next-hero] kolejny heros do aktywacji albo koniec akcji
        [move] cel drogi, miejsce do odwiedzenia albo koniec aktywacji (pozostałe punkty ruchu: { $n })
        [gathered] handel, awans herosa albo koniec akcji
        [income] zasoby albo złoto
        [build]
            { $built ->
                [yes] handel, awans herosa albo koniec akcji
               *[no] nowy budynek, rozbudowa miasta albo koniec akcji
            }
        [recruit]
            zakup, ulepszenie lub odłożenie jednostek do rezerwy ({ $n ->
                [0] nie można już kupić żadnej
               *[many] do kupienia najwyżej jeszcze { $n }
            })
        [window] wykorzystanie karty albo dalsza gra
        [target] wybór stosu
        [announce] sposób ataku
        [face] żeton Szczęścia albo ścianka „{ $face }” bez zmian
        [luck] przerzut wszystkich pudeł albo kostki { $dice } bez zmian
        [reroll] przerzut pudeł albo kostki { $dice } bez zmian
        [wounded] wybór, kto otrzyma { heroes-wounds-acc }
        [heal] wybór, co przywrócić (pozostałe punkty: { $n })
        [laurels] działanie Lauru
        [flee] ucieczka albo dalsza walka
        [give-up] żeton do odrzucenia (jeszcze { $n })
        [order] wybór, kto z równie szybkich działa pierwszy
        [deck] talia nowej umiejętności: Siła albo Magia
        [keep]
            { $deck ->
                [scroll] zwój do zachowania
                [artifact] artefakt do zachowania
               *[skill] umiejętność do zachowania
            }
        [part] część skarbu albo koniec wyboru (jeszcze { $n })
        [spend] awans za właśnie zdobyte { $n } PD albo ich utrata
        [deposit] jedna karta spośród odrzuconych
        [reward] umiejętność albo artefakt pokonanego herosa ({ $enemy })
        [take-over] miejsca do przejęcia w strefie kontroli (dotąd: { $player })
        [one-hero] heros, który to otrzyma
        [portal] portal docelowy
        [dismiss] żeton, który wróci do rezerwy, bo armia jest większa niż Dowodzenie
        [turn-elite] podstawowy żeton, który stanie się elitarny (jeszcze { $n })
       *[turn] karta akcji do zagrania albo pas
    }

## Odpowiedzi: przygotowanie, tura, mapa

heroes-choice-done =
    { $ask ->
        [next-hero] Zakończ akcję
        [move] Zakończ aktywację
        [gathered] Zakończ akcję
        [build] Zakończ akcję
        [recruit] Zakończ rekrutację
        [window] Graj dalej
        [face] Zachowaj ściankę kostki elitarnej
        [reroll] Zachowaj kostki
        [heal] Niczego więcej nie przywracaj
        [laurels] Nie korzystaj z Lauru
        [part] Nie bierz więcej części
        [spend] Pozwól PD przepaść
       *[take-over] Niczego więcej nie przejmuj
    }
heroes-choice-faction = { $faction }: { $units }
heroes-choice-town = Załóż miasto na polu { $field } (kafelek { $tile })
heroes-choice-start-hero = { $hero }: { $values }
heroes-choice-play = Zagraj kartę { $card }: { $action }
heroes-choice-pass = Spasuj kartą { $card }
heroes-choice-next-hero =
    { $home ->
        [yes] Aktywacja: { $hero } (w mieście)
       *[no] Aktywacja: { $hero } (pole { $field })
    }
heroes-choice-go = Idź na pole { $field } ({ heroes-steps }){ heroes-met }
heroes-choice-go-home = Wróć do miasta na polu { $field } ({ heroes-steps })
heroes-choice-explore = Idź na pole { $field } ({ heroes-steps }) i eksploruj miejsce { $place }{ heroes-met }
heroes-choice-explore-here = Eksploruj miejsce { $place } tutaj, na polu { $field }{ heroes-met }
heroes-choice-take = Idź na pole { $field } ({ heroes-steps }) i przejmij miejsce { $place }{ heroes-owned }{ heroes-met }
heroes-choice-take-here = Przejmij miejsce { $place } tutaj, na polu { $field }{ heroes-owned }{ heroes-met }
heroes-steps =
    { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
heroes-owned =
    { $owned ->
        [yes] , dotąd { $player }
       *[no] { "" }
    }
heroes-met =
    { $met ->
        [battle] : bitwa, { $name }
        [guard] , strażnicy: { $name }, bitwa
        [rout] : Pogrom bez walki, { $name }
        [hero] : bitwa, heros { $name }
        [place] : { $name }
       *[nothing] { "" }
    }
heroes-choice-portal = Wyjdź z portalu na polu { $field }
heroes-choice-take-over = Przejmij miejsce { $place } na polu { $field }
heroes-choice-take-over-all = Przejmij wszystkie: { $places }
heroes-place-at = { $place } ({ $field })

## Odpowiedzi: miasto i doświadczenie

heroes-choice-level-up = Rozbuduj miasto do poziomu { $level }, { $price }
heroes-choice-build = Wznieś budynek { $name }, { $price }
heroes-choice-income = Weź { $goods }
heroes-choice-buy = Kup 1 { $token } ({ $hero }), { $price }
heroes-choice-upgrade = Ulepsz na elitarny 1 { $token } ({ $hero }), { $price }
heroes-choice-hire = Zrekrutuj herosa: { $hero }, { $price }
heroes-choice-dismissal = Odłóż do rezerwy 1 { $token } ({ $hero })
heroes-choice-trade = Wymień { $given } na { $goods }
heroes-choice-sell = Sprzedaj zwój { $card } ({ $hero }), { $price }
heroes-choice-advance =
    { $paid ->
        [yes] Awans: { $hero }, odrzuć trofea warte { $xp } PD
       *[no] Awans: { $hero }, bez odrzucania trofeów
    }
heroes-choice-dismiss = Odłóż do rezerwy 1 { $token }
heroes-choice-turn-elite = Odwróć na stronę elitarną 1 { $token }

## Odpowiedzi: karty

heroes-choice-use = Wykorzystaj { $name }{ heroes-second-rule }{ heroes-on-target }
heroes-choice-deck =
    { $n ->
        [one] Dobierz z { heroes-pile-gen } ({ $n } karta)
        [few] Dobierz z { heroes-pile-gen } ({ $n } karty)
       *[many] Dobierz z { heroes-pile-gen } ({ $n } kart)
    }
heroes-choice-part =
    { $text }{ $lapses ->
        [yes] { " " }(przepadnie: za mało na awans)
       *[no] { "" }
    }
heroes-choice-keep = Zachowaj { $thing }
heroes-choice-deposit = Weź { $thing }
heroes-choice-reward = Weź { $thing }
heroes-choice-skill = Zdobądź umiejętność

## Odpowiedzi: bitwa

heroes-choice-target = Wybierz: { $fighter }
heroes-choice-order = Najpierw: { $fighter }
heroes-choice-attack =
    Atakuj { $n ->
        [one] { $n } kostką
       *[many] { $n } kostkami
    }{ $elite ->
        [yes] { " " }i kostką elitarną
       *[no] { "" }
    }{ heroes-on-target }
heroes-choice-reroll-face = Zużyj żeton Szczęścia: przerzuć kostkę elitarną
heroes-choice-cancel-bad-luck = Zużyj żeton Szczęścia: anuluj Pecha
heroes-choice-luck-token = Zużyj żeton Szczęścia: przerzuć wszystkie pudła
heroes-choice-precise = Precyzyjny atak: przerzuć jedno pudło
heroes-choice-luck-yes = Przerzuć wszystkie pudła
heroes-choice-luck-no = Zachowaj kostki
heroes-choice-wounded =
    { $unit ->
        [yes] Rany otrzymuje { $token }{ $fate ->
                [mark] { " " }(tylko oznaczenie rany)
                [basic] { " " }(staje się podstawowy)
               *[falls] { " " }(zostaje wyeliminowany)
            }
       *[no] Rany otrzymuje stos: { $fighter }
    }
heroes-choice-return = Przywróć utracony żeton: { $fighter }
heroes-choice-promote = Odwróć podstawowy żeton na stronę elitarną: { $fighter }
heroes-choice-unmark = Usuń oznaczenie rany: { $fighter }
heroes-choice-fight-on = Walcz dalej
heroes-choice-flee =
    { $n ->
        [one] Uciekaj: bitwa przegrana, a z nią { $n } żeton
        [few] Uciekaj: bitwa przegrana, a z nią { $n } żetony
       *[many] Uciekaj: bitwa przegrana, a z nią { $n } żetonów
    }{ $defence ->
        [yes] , albo 1 z Obroną
       *[no] { "" }
    }
heroes-choice-give-up =
    Odrzuć 1 { $token }{ $defence ->
        [yes] , to wystarczy: ma Obronę
       *[no] { "" }
    }

## Wynik

heroes-result-domination = { $player } osiąga { $goal } punktów Potęgi: dominacja.
heroes-result-time-out =
    { $n ->
        [one] Ostatni tydzień minął po { $n } rundzie: wygrywa największa Potęga.
       *[many] Ostatni tydzień minął po { $n } rundach: wygrywa największa Potęga.
    }
heroes-result-power =
    { $player } ({ $faction }): Potęga { $power }{ $power ->
        [0] .
       *[other] { " " }({ $sources }).
    }
heroes-result-source =
    { $source ->
        [places] miejsca { $n }
        [artifacts] artefakty { $n }
        [for-good] zdobyte na stałe { $n }
       *[effects] budynki i karty { $n }
    }
heroes-result-treasury = Równa Potęga. Zasoby i złoto razem: { $counts }.
heroes-result-count = { $player } { $n }
heroes-result-winner = Grę wygrywa { $player }.
heroes-result-draw = Nadal remis: zwycięstwo dzielą { $players }.
heroes-place-won = { $place }, Potęga { $n }
heroes-place-power =
    { $n ->
        [one] { $place }, zabrakło { $n } punktu Potęgi
       *[other] { $place }, zabrakło { $n } punktów Potęgi
    }
heroes-place-treasury = { $place }, równa Potęga, w skarbcu o { $n } mniej
heroes-place-late = { $place }, tyle samo Potęgi o chwilę za późno
