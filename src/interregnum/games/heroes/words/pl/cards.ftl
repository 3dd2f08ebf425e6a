# Might & Magic Heroes: teksty kart, żetonów i miejsc, składane z ich faktów.

heroes-or = LUB { $text }
heroes-and = ORAZ { $text }
heroes-led = { $lead }: { $body }

## Kiedy, jak często, pod jakim warunkiem, jak długo

heroes-window =
    { $when ->
        [always] zawsze
        [game-start] na początku gry
        [enter-play]
            { $owner ->
                [building] gdy budynek powstaje
               *[hero] gdy heros wchodzi do gry
            }
        [round-start]
            { $owner ->
                [week] gdy ta karta zostaje odkryta
               *[hero] na początku rundy
            }
        [activation-start] gdy heros zostaje aktywowany
        [gather]
            { $owner ->
                [week] gdy gracz pozyskuje surowce
               *[hero] przy każdym Pozyskaniu surowców
            }
        [after-recruit] po rekrutacji dla herosa
        [explore] po eksploracji
        [take-control]
            { $owner ->
                [week] gdy gracz przejmuje miejsce
                [building] gdy przejmujesz miejsce
               *[hero] gdy heros przejmuje miejsce
            }
        [take-part] przy wyborze tej części
        [before-battle]
            { $each ->
                [yes] przed każdą bitwą
               *[no] przed bitwą
            }
        [turn-start]
            { $each ->
                [yes] na początku każdej tury bitwy
               *[no] na początku tury bitwy
            }
        [in-battle] w bitwie, gdy przychodzi kolej herosa
        [own-roll] po twoim rzucie na atak
        [enemy-roll] po rzucie wroga na atak
        [before-wounds] gdy twoja armia ma otrzymać rany
        [after-own-attack] po twoim ataku
        [after-enemy-attack] po ataku wroga
        [enemy-scroll] gdy wróg używa zwoju w bitwie
        [turn-end]
            { $each ->
                [yes] na końcu każdej tury bitwy
               *[no] na końcu tury bitwy
            }
       *[after-battle]
            { $each ->
                [yes] po każdej bitwie
               *[no] po bitwie
            }
    }
heroes-limit =
    { $limit ->
        [once-battle] najwyżej raz na bitwę
        [once-turn] najwyżej raz na turę bitwy
       *[once-action] najwyżej raz na akcję Rekrutacja lub Arenę
    }
heroes-condition =
    { $cond ->
        [first-turn] w pierwszej turze bitwy
        [starts-in-own-town] jeżeli aktywacja zaczyna się we własnym mieście
        [battle-won] jeżeli heros zwyciężył
        [unit-lost] jeżeli wyeliminował on żeton twojej jednostki
        [wounds-dealt-1] jeżeli zadał on co najmniej 1 ranę
        [wounds-dealt-2] jeżeli zadał on co najmniej 2 rany
        [unit-bought] jeżeli kupiono dla herosa co najmniej jedną jednostkę
        [taken-from-opponent] jeżeli należało do innego gracza
        [taken-from-nobody] jeżeli nie należało do nikogo
        [chests-of-encounter] jeżeli karta jest dobierana za skrzynie spotkania
       *[tier-legendary] jeżeli spotkanie jest legendarne
    }
heroes-on-condition =
    { $body }{ $cond ->
        [first-turn] { " " }{ heroes-condition }
       *[other] , { heroes-condition }
    }
heroes-duration =
    { $dur ->
        [attack] w tym ataku
        [turn]
            { $first ->
                [yes] w pierwszej turze bitwy
               *[no] w tej turze bitwy
            }
       *[battle] do końca bitwy
    }
heroes-instead-of-attack = jeżeli chcesz, zamiast ataku herosa
heroes-optional = jeżeli chcesz

## Kogo to dotyczy

heroes-who =
    { $target ->
        [hero]
            { $owner ->
                [week] każdy heros
                [actor] ten heros
                [building] każdy z twoich herosów
               *[hero] heros
            }
        [one-hero]
            { $owner ->
                [week] jeden heros każdego gracza
                [actor] jeden heros tego gracza
               *[hero] jeden z twoich herosów
            }
        [player]
            { $owner ->
                [week] każdy gracz
                [actor] ten gracz
                [taker] nowy właściciel
               *[hero] { "" }
            }
        [own-stack] jeden z twoich stosów
        [own-stacks] każdy z twoich stosów
        [enemy-stack] jeden wrogi stos
        [enemy-stacks] każdy wrogi stos
        [that-stack]
            { $attacked ->
                [yes] atakujący stos
               *[no] ten stos
            }
       *[creatures] każdy stos stworzeń
    }
heroes-hero-gen =
    { $owner ->
        [week] każdego herosa
        [actor] tego herosa
        [building] każdego z twoich herosów
       *[hero] herosa
    }
heroes-have =
    { $person ->
        [you] masz
       *[they] ma
    }
heroes-can =
    { $person ->
        [you] możesz
       *[they] może
    }
heroes-draw =
    { $person ->
        [you] dobierasz
       *[they] dobiera
    }
heroes-more =
    { $more ->
        [yes] więcej
       *[no] mniej
    }

## Czasowniki

heroes-do-add-stat =
    { heroes-who } { $stat ->
        [attacks]
            { heroes-have } o { $n ->
                [one] 1 atak
                [few] { $n } ataki
               *[many] { $n } ataków
            } { heroes-more }
        [movement-points]
            { heroes-have } o { $n ->
                [one] 1 punkt
                [few] { $n } punkty
               *[many] { $n } punktów
            } ruchu { heroes-more }
        [power] { heroes-have } o { heroes-power } { heroes-more }
        [recruit-limit]
            { heroes-can } kupić o { $n ->
                [one] 1 jednostkę
                [few] { $n } jednostki
               *[many] { $n } jednostek
            } { heroes-more } w każdej akcji Rekrutacja
        [flight-loss]
            { $person ->
                [you] tracisz
               *[they] traci
            } o { $n ->
                [one] 1 żeton
                [few] { $n } żetony
               *[many] { $n } żetonów
            } { heroes-more } w ucieczce
        [treasure-parts]
            { $person ->
                [you] bierzesz
               *[they] bierze
            } o { $n ->
                [one] 1 część
               *[many] { $n } części
            } { heroes-more } z każdej karty skarbu
        [skills-drawn]
            { heroes-draw } o { $n ->
                [one] 1 kartę
                [few] { $n } karty
               *[many] { $n } kart
            } umiejętności { heroes-more } do wyboru
        [scrolls-drawn]
            { heroes-draw } o { $n ->
                [one] 1 zwój
                [few] { $n } zwoje
               *[many] { $n } zwojów
            } { heroes-more } do wyboru
        [artifacts-drawn]
            { heroes-draw } o { $n ->
                [one] 1 artefakt
                [few] { $n } artefakty
               *[many] { $n } artefaktów
            } { heroes-more } do wyboru
       *[strength] { heroes-have } { $by } do { $name }
    }
heroes-do-substitute = w atakach { heroes-hero-gen } zamiast { $name } liczy się { $with }, jeżeli daje to więcej
heroes-do-grant = { heroes-who } { heroes-have } { $ability }
heroes-do-allow =
    { heroes-who } { $what ->
        [elite-die] { heroes-can } używać kostki elitarnej
        [recruit-heroes] { heroes-can } rekrutować herosów
        [recruit-elites] { heroes-can } rekrutować jednostki elitarne i ulepszać podstawowe
        [trade] { heroes-can } handlować zasobami i złotem oraz sprzedawać zwoje
        [town-by-portal] { heroes-can } opuścić własne miasto przez dowolny portal i wrócić do niego z portalu
        [portal-to-portal] { heroes-can } przejść z portalu do portalu za 1 punkt ruchu
        [cross-mountains] { heroes-can } przechodzić przez góry, ale nie może się w nich zatrzymać
        [cross-water] { heroes-can } przechodzić przez wodę, ale nie może się na niej zatrzymać
       *[win-ties] { heroes-have } pierwszeństwo przy równej Inicjatywie
    }
heroes-do-forbid =
    { $target ->
        [both-sides] żadna ze stron nie może
        [player]
            { $owner ->
                [week] żaden gracz nie może
                [actor] ten gracz nie może
               *[hero] nie możesz
            }
       *[enemy-stack] jeden wrogi stos nie może
    } { $what ->
        [elite-die] używać kostki elitarnej
        [attack] atakować
        [flight] uciekać
       *[scrolls] używać zwojów
    }
heroes-do-wound =
    { $rolled ->
        [yes]
            rzuć { $dice ->
                [one] 1 kostką
               *[many] { $dice } kostkami
            } na { heroes-who }: każdy wynik nie większy niż { $against ->
                [magic] Magia herosa
               *[number] { $number }
            } to rana
       *[no]
            { heroes-who } otrzymuje { $n ->
                [one] 1 ranę
                [few] { $n } rany
               *[many] { $n } ran
            }
    }
heroes-do-prevent =
    anuluj { $all ->
        [yes] wszystkie rany
       *[no]
            { $n ->
                [one] 1 ranę
                [few] najwyżej { $n } rany
               *[many] najwyżej { $n } ran
            }
    } { $of ->
        [attack] z jednego ataku
        [elite-die] z kostki elitarnej w jednym ataku
       *[card] od karty, która rani jeden z twoich stosów
    }
heroes-do-reroll =
    { $attacker ->
        [enemy] atakujący przerzuca
       *[you] możesz przerzucić
    } { $all ->
        [yes]
            { $which ->
                [hits] wszystkie trafienia
               *[misses] wszystkie pudła
            }
       *[no]
            { $which ->
                [hits]
                    { $n ->
                        [one] 1 trafienie
                        [few] najwyżej { $n } trafienia
                       *[many] najwyżej { $n } trafień
                    }
               *[misses]
                    { $n ->
                        [one] 1 pudło
                        [few] najwyżej { $n } pudła
                       *[many] najwyżej { $n } pudeł
                    }
            }
    }
heroes-do-resurrect =
    Wskrzeszenie ({ $n }) { $target ->
        [that-stack]
            { $attacked ->
                [yes] w atakującym stosie
               *[no] w tym stosie
            }
       *[army] { "" }
    }
heroes-do-turn-elite =
    odwróć na stronę elitarną { $all ->
        [yes] wszystkie podstawowe jednostki
       *[no]
            { $n ->
                [one] 1 podstawową jednostkę
                [few] najwyżej { $n } podstawowe jednostki
               *[many] najwyżej { $n } podstawowych jednostek
            }
    } z armii herosa
heroes-do-summon = przywołaj { $elemental } na tę bitwę
heroes-do-gain =
    { $from ->
        [former-owner]
            { $person ->
                [you] weź
               *[they] { heroes-who } bierze
            } od poprzedniego właściciela najwyżej { $goods }
       *[none]
            { $person ->
                [you] otrzymujesz
               *[they]
                    { $owner ->
                        [actor]
                            { $target ->
                                [player] otrzymuje dodatkowo
                               *[hero] { heroes-who } otrzymuje dodatkowo
                            }
                       *[hero] { heroes-who } otrzymuje
                    }
            } { $goods }
    }
heroes-do-draw =
    { heroes-who } { $deck ->
        [skill] otrzymuje umiejętność
        [scroll] otrzymuje zwój
        [artifact] otrzymuje artefakt
        [treasure] dobiera kartę skarbu i bierze z niej { heroes-parts }
       *[any] bierze jedną kartę ze stosu odrzuconych skarbów, zwojów lub artefaktów; z karty skarbu { heroes-parts }
    }
heroes-parts =
    { $parts ->
        [one] 1 część
       *[many] { $parts } części
    }
heroes-do-discount =
    { $on ->
        [unit]
            { $limited ->
                [yes]
                    { $named ->
                        [yes] jeden { heroes-side-masculine } żeton { $unit } kupowany
                       *[no] jedna { heroes-side-feminine } jednostka kupowana
                    } { heroes-bought } kosztuje
               *[no]
                    { heroes-side-plural } { $named ->
                        [yes] żetony { $unit }
                       *[no] jednostki
                    } kupowane { heroes-bought } kosztują
            } o { heroes-gold } mniej
        [advance] awanse { heroes-hero-gen } kosztują o { $n } PD mniej
       *[building]
            { $on ->
                [building]
                    { $owner ->
                        [week] wszystkie budynki
                       *[hero] twoje budynki
                    }
               *[town-level]
                    { $owner ->
                        [week] poziomy wszystkich miast
                       *[hero] poziomy twojego miasta
                    }
            } kosztują o { heroes-resources } mniej
    }
heroes-side-masculine =
    { $side ->
        [basic] podstawowy
        [elite] elitarny
       *[any] { "" }
    }
heroes-side-feminine =
    { $side ->
        [basic] podstawowa
        [elite] elitarna
       *[any] { "" }
    }
heroes-side-plural =
    { $side ->
        [basic] podstawowe
        [elite] elitarne
       *[any] { "" }
    }
heroes-bought =
    { $target ->
        [hero] dla { heroes-hero-gen }
       *[player]
            { $owner ->
                [week] przez gracza
               *[hero] przez ciebie
            }
    }
heroes-do-recruit-units =
    kup do armii herosa { $n ->
        [one] 1 jednostkę
        [few] najwyżej { $n } jednostki
       *[many] najwyżej { $n } jednostek
    } dowolnego poziomu, podstawowe lub elitarne
heroes-do-relocate =
    { heroes-who } trafia { $to ->
        [own-town] do własnego miasta
       *[portal] do dowolnego portalu, na którym nie stoi żaden heros
    }
heroes-do-cancel = ten zwój nie działa

## Dobra

heroes-goods =
    { $what ->
        [gold] { heroes-gold }
        [resources] { heroes-resources }
        [resources-or-gold] { heroes-resources } lub { heroes-gold }
        [luck-token]
            { $n ->
                [one] 1 żeton
                [few] { $n } żetony
               *[many] { $n } żetonów
            } Szczęścia
        [xp] { $n } PD
        [power] { heroes-power }
        [unit]
            { $named ->
                [yes]
                    { $n ->
                        [one] 1 { heroes-side-masculine } żeton
                        [few] { $n } { heroes-side-plural } żetony
                       *[many] { $n } { heroes-side-many } żetonów
                    } { $unit }
               *[no]
                    { $n ->
                        [one] 1 { heroes-side-accusative } jednostkę
                        [few] { $n } { heroes-side-plural } jednostki
                       *[many] { $n } { heroes-side-many } jednostek
                    } o Sile { $strength }
            } bez opłaty
        [activation]
            { $n ->
                [one] 1 dodatkową aktywację
                [few] { $n } dodatkowe aktywacje
               *[many] { $n } dodatkowych aktywacji
            }, zaraz po tej
       *[special-action-card]
            { $n ->
                [one] czwartą kartę akcji ({ heroes-card-special })
                [few] { $n } dodatkowe karty akcji ({ heroes-card-special })
               *[many] { $n } dodatkowych kart akcji ({ heroes-card-special })
            }
    }
heroes-side-accusative =
    { $side ->
        [basic] podstawową
        [elite] elitarną
       *[any] { "" }
    }
heroes-side-many =
    { $side ->
        [basic] podstawowych
        [elite] elitarnych
       *[any] { "" }
    }
heroes-gold =
    { $n ->
        [one] 1 złoto
       *[many] { $n } złota
    }
heroes-resources =
    { $n ->
        [one] 1 zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
    }
heroes-power =
    { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } Potęgi

## Co jest nadrukowane

heroes-head-hero = Siła { $strength }, Magia { $magic }, Inicjatywa { $initiative }, Dowodzenie { $command }
heroes-head-fighter = Siła { $strength }, Inicjatywa { $initiative }
heroes-head-creature = Siła { $strength }, Inicjatywa { $initiative }, Liczebność { $number }
heroes-head-abilities = Zdolności: { $list }
heroes-head-schools = Szkoły: { $list }
heroes-head-reputation = Reputacja: { $name }
heroes-head-faction =
    { $name }{ $lean ->
        [might] , heros siły
        [magic] , heros magii
       *[none] { "" }
    }
heroes-head-unit =
    { $name }, poziom miasta { $level }, { $n ->
        [one] 1 żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
heroes-head-side =
    { $side ->
        [basic] Strona podstawowa
       *[elite] Strona elitarna
    }, { $price }: { $list }
heroes-no-abilities = bez zdolności
heroes-head-elite = Elita: może używać kostki elitarnej
heroes-head-reward =
    { $xp } PD, { $chests ->
        [one] 1 skrzynia
        [few] { $chests } skrzynie
       *[many] { $chests } skrzyń
    }
heroes-head-units = Jednostki: { $list }
heroes-head-faction-building = Budynek frakcji: { $name }
heroes-head-building = Wymaga poziomu miasta { $level }
heroes-head-price = Cena: { $price }
heroes-head-needs-artifact = Wymaga artefaktu „{ $name }”
heroes-head-enables = Potrzebne, by wznieść budynek „{ $name }”
heroes-head-skill =
    { $deck ->
        [might] Siła
       *[magic] Magia
    }: { $school }
heroes-head-decks = W taliach frakcji: { $list }
heroes-head-scroll = Poziom { $level }, { $school }
heroes-head-of-set = zestaw „{ $set }”
heroes-head-pieces = Części zestawu: { $list }
heroes-pieces = Co najmniej { $n } części zestawu: { $text }
heroes-head-week = Faza księżyca: { $name }
heroes-head-tier = { $name }, potrzebny Pogrom { $n }
heroes-head-place =
    { $kind ->
        [control] Miejsce do przejęcia
        [explore] Miejsce do eksploracji
       *[pass] Przejście
    }
heroes-head-power = { heroes-power }
heroes-head-start =
    { $start ->
        [yes] Dostępna od początku
       *[no] Do zdobycia
    }
heroes-dark-days = Mroczne dni
    .about = Mroczne dni: do spotkania dołącza drugi stos tych samych stworzeń; potrzebny Pogrom jest o 1 wyższy.

## Czego nie da się złożyć z faktów

heroes-about-combat-precise-attack = Przed rzutem atakujący wskazuje wrogi stos, który otrzyma rany; po rzucie może przerzucić jedną kostkę, która chybiła.
heroes-about-combat-defence = Stosu nie można wskazać Precyzyjnym atakiem; w ucieczce wystarczy odrzucić jeden żeton z Obroną.
heroes-about-combat-toughness = Za każdą ikonę żeton wytrzymuje o jedną ranę więcej, tylko zaznaczaną, zanim zostanie odwrócony lub wyeliminowany; po bitwie oznaczenia znikają.
heroes-about-combat-piercing = Wytrzymałość nie pomaga przeciw ranom od tego atakującego.
heroes-about-combat-slayer = Każda k8, która trafiła, zadaje 2 rany; czaszki kostki elitarnej nie są podwajane.
heroes-about-combat-fury = Zawsze 5 kostek ataku, niezależnie od Liczebności; stworzenia elitarne mogą dołożyć kostkę elitarną.
heroes-about-combat-regeneration = Na końcu każdej tury bitwy wszystkie rany znikają, jeżeli stworzenia jeszcze żyją.
heroes-about-face-one-skull = 1 dodatkowa rana.
heroes-about-face-two-skulls = 2 dodatkowe rany.
heroes-about-face-luck = Atakujący może przerzucić wszystkie k8 tego ataku, które chybiły.
heroes-about-face-laurel = Jeden podstawowy żeton stosu staje się elitarny albo jeden utracony żeton wraca jako podstawowy; u herosa w dowolnym stosie; u spotkania znika jedna rana.
heroes-about-face-bad-luck = Atakujący musi przerzucić wszystkie k8 tego ataku, które trafiły.
heroes-about-action-hero-activation = Aktywuj swoich herosów jednego po drugim: każdy porusza się, eksploruje, przejmuje kontrolę i toczy najwyżej jedną bitwę.
heroes-about-action-gather = Zbierz zasoby i złoto z kontrolowanych miejsc, budynków, od herosów i z artefaktów.
heroes-about-action-build = Wznieś jeden budynek albo podnieś miasto o jeden poziom.
heroes-about-action-recruit = Kupuj i ulepszaj jednostki, zrekrutuj herosa, odkładaj jednostki do rezerwy.
heroes-about-terrain-open = Można wejść.
heroes-about-terrain-water = Zamknięta, chyba że heros wypłynął z portu lub może przechodzić przez wodę; nikt się tu nie zatrzymuje.
heroes-about-terrain-mountain = Zamknięte, chyba że heros może przechodzić przez góry; nikt się tu nie zatrzymuje.
heroes-about-terrain-port = Można wejść; stąd droga może prowadzić dalej przez wodę.
heroes-about-place-portal = Droga do własnego miasta z budynkiem Portal i z niego, a dla Podróżnika między wymiarami także z portalu do portalu.
