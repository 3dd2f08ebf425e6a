# Teksty kart, składane z faktów każdej karty.

hidden-leaders-either = { $first } LUB { $second }

hidden-leaders-faction =
    { $faction ->
        [undead]
            { $case ->
                [nom] Nieumarli
                [dat] Nieumarłym
                [ins] Nieumarłymi
               *[gen] Nieumarłych
            }
        [water-folk]
            { $case ->
                [nom] Wodne Ludy
                [acc] Wodne Ludy
                [dat] Wodnym Ludom
                [ins] Wodnymi Ludami
               *[gen] Wodnych Ludów
            }
        [imperial-army]
            { $case ->
                [nom] Armia Imperialna
                [acc] Armię Imperialną
                [ins] Armią Imperialną
               *[gen] Armii Imperialnej
            }
       *[hill-tribes]
            { $case ->
                [nom] Górskie Plemiona
                [acc] Górskie Plemiona
                [dat] Górskim Plemionom
                [ins] Górskimi Plemionami
               *[gen] Górskich Plemion
            }
    }
hidden-leaders-not-faction = { $faction }
hidden-leaders-not-factions = spoza { $list }

## Linia znaczników

hidden-leaders-markers-all = { $first } ORAZ { $second }
hidden-leaders-markers-one-of = { $first } LUB { $second }
hidden-leaders-markers-any-of = { $first } I/LUB { $second }
hidden-leaders-marker =
    { $marker ->
        [red] czerwony
        [green] zielony
        [leading] znacznik na czele
       *[trailing] znacznik z tyłu
    }
hidden-leaders-move =
    { $kind ->
        [relative] { $marker } o { $by }
       *[plain] { $by } { $marker }
    }
hidden-leaders-move-if = { $move } (JEŻELI { $condition })
hidden-leaders-marker-line =
    { $limited ->
        [yes]
            { $decided ->
                [yes] JEŻELI { $condition }, decyduje { $who }: { $moves } { $amount }
               *[no] JEŻELI { $condition }: { $moves } { $amount }
            }
       *[no]
            { $decided ->
                [yes] decyduje { $who }: { $moves } { $amount }
               *[no] { $moves } { $amount }
            }
    }
hidden-leaders-x-is =
    ; X = { $amount }{ $capped ->
        [yes] , najwyżej { $cap }
       *[no] { "" }
    }
hidden-leaders-x-cards = liczba { $cards }
hidden-leaders-x-factions =
    liczba różnych frakcji { $others ->
        [yes] (bez { $without })
       *[no] { "" }
    } wśród { $cards }
hidden-leaders-those =
    { $noun ->
        [hero] tych Bohaterów
       *[card] tych kart
    }

## Jakie karty

# liczba pojedyncza, mianownik
hidden-leaders-one-nom =
    { $noun ->
        [hero]
            { $random ->
                [yes] losowy
               *[no] { "" }
            } { $face ->
                [down] Ukryty
               *[none] { "" }
            } { $faction ->
                [undead] Nieumarły Bohater
               *[other] Bohater { $factions }
            } { $face ->
                [any] (lub Ukryty)
               *[other] { "" }
            }
       *[card]
            { $random ->
                [yes] losowa
               *[no] { "" }
            } { $top ->
                [0] { "" }
               *[other] wierzchnia
            } karta { $factions }
    } { hidden-leaders-kind-tail }
# liczba pojedyncza, dopełniacz; u Bohaterów także biernik
hidden-leaders-one-gen =
    { $noun ->
        [hero]
            { $whose ->
                [mine] swojego
                [any] dowolnego
               *[other] { "" }
            } { $random ->
                [yes] losowego
               *[no] { "" }
            } { $face ->
                [down] Ukrytego
               *[none] { "" }
            } { $faction ->
                [undead] Nieumarłego Bohatera
               *[other] Bohatera { $factions }
            } { $face ->
                [any] (lub Ukrytego)
               *[other] { "" }
            }
       *[card]
            { $random ->
                [yes] losowej
               *[no] { "" }
            } { $top ->
                [0] { "" }
               *[other] wierzchniej
            } karty { $factions }
    } { hidden-leaders-kind-tail }
hidden-leaders-one-acc =
    { $noun ->
        [hero] { hidden-leaders-one-gen }
       *[card]
            { $random ->
                [yes] losową
               *[no] { "" }
            } { $top ->
                [0] { "" }
               *[other] wierzchnią
            } kartę { $factions } { hidden-leaders-kind-tail }
    }
# 2, 3, 4 karty; wszystkie karty
hidden-leaders-few-acc =
    { $noun ->
        [hero] { hidden-leaders-many-gen }
       *[card]
            { $random ->
                [yes] losowe
               *[no] { "" }
            } { $top ->
                [0] { "" }
               *[other] wierzchnie
            } karty { $factions } { hidden-leaders-kind-tail }
    }
hidden-leaders-many-gen =
    { $whose ->
        [mine] swoich
        [any] dowolnych
       *[other] { "" }
    } { $random ->
        [yes] losowych
       *[no] { "" }
    } { $noun ->
        [hero]
            { $face ->
                [down] Ukrytych
               *[none] { "" }
            } { $faction ->
                [undead] Nieumarłych Bohaterów
               *[other] Bohaterów { $factions }
            } { $face ->
                [any] (lub Ukrytych)
               *[other] { "" }
            }
       *[card]
            { $top ->
                [0] { "" }
               *[other] wierzchnich
            } kart { $factions }
    } { hidden-leaders-kind-tail }
hidden-leaders-kind-tail =
    { $not } { $named ->
        [yes] tej frakcji
       *[no] { "" }
    }
hidden-leaders-counted =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } { hidden-leaders-one-gen }
               *[other] { $n } { hidden-leaders-many-gen }
            }
       *[acc]
            { $n ->
                [one] { $n } { hidden-leaders-one-acc }
                [few] { $n } { hidden-leaders-few-acc }
               *[other] { $n } { hidden-leaders-many-gen }
            }
    }
hidden-leaders-cards =
    { $q ->
        [one]
            { $case ->
                [nom] { hidden-leaders-one-nom }
                [gen] { hidden-leaders-one-gen }
               *[acc] { hidden-leaders-one-acc }
            }
        [count] { hidden-leaders-counted }
        [all]
            { $case ->
                [gen] wszystkich { hidden-leaders-many-gen }
               *[acc]
                    { $noun ->
                        [hero] wszystkich { hidden-leaders-many-gen }
                       *[card] wszystkie { hidden-leaders-few-acc }
                    }
            }
        [some] dowolną liczbę { hidden-leaders-many-gen }
        [atleast] co najmniej { $least } { hidden-leaders-many-gen }
        [upto]
            do { $n } { $n ->
                [one] { hidden-leaders-one-gen }
               *[other] { hidden-leaders-many-gen }
            }
        [range] od { $least } do { $n } { hidden-leaders-many-gen }
        [plural]
            { $top ->
                [0] { hidden-leaders-many-gen }
               *[other] { $top } { hidden-leaders-many-gen }
            }
        [one-top] 1 z { $top } { hidden-leaders-many-gen }
        [count-top] { $n } z { $top } { hidden-leaders-many-gen }
        [some-top] dowolną liczbę z { $top } { hidden-leaders-many-gen }
        [atleast-top] co najmniej { $least } z { $top } { hidden-leaders-many-gen }
        [upto-top] do { $n } z { $top } { hidden-leaders-many-gen }
       *[range-top] od { $least } do { $n } z { $top } { hidden-leaders-many-gen }
    }
hidden-leaders-them =
    { $q ->
        [it] { hidden-leaders-pronoun }
        [rest]
            { $noun ->
                [hero] pozostałych
               *[card] pozostałe
            }
        [last]
            { $noun ->
                [hero] drugiego
               *[card] drugą
            }
        [them] { hidden-leaders-pronoun }
        [one-them] 1 z nich
        [count-them] { $n } z nich
        [some-them] dowolną liczbę z nich
        [atleast-them] co najmniej { $least } z nich
        [upto-them] do { $n } z nich
       *[range-them] od { $least } do { $n } z nich
    }
hidden-leaders-place =
    { $zone ->
        [party]
            { $whose ->
                [mine] { "" }
                [your]
                    { $relation ->
                        [count] w twojej drużynie
                       *[other] z twojej drużyny
                    }
                [that]
                    { $relation ->
                        [count] w jego drużynie
                       *[other] { hidden-leaders-place-whose }
                    }
                [any]
                    { $relation ->
                        [count] we wszystkich drużynach
                       *[other] { "" }
                    }
               *[other]
                    { $relation ->
                        [count] w drużynie { hidden-leaders-place-whose }
                       *[other] { hidden-leaders-place-whose }
                    }
            }
        [hand]
            { $whose ->
                [mine]
                    { $voice ->
                        [you] z ręki
                       *[third] ze swojej ręki
                    }
                [your]
                    { $relation ->
                        [from] z twojej ręki
                       *[other] na twojej ręce
                    }
                [that]
                    { $voice ->
                        [you]
                            { $relation ->
                                [from] z jego ręki
                               *[other] na jego ręce
                            }
                       *[third]
                            { $relation ->
                                [from] z ręki { hidden-leaders-place-whose }
                               *[other] na ręce { hidden-leaders-place-whose }
                            }
                    }
               *[other]
                    { $relation ->
                        [from] z ręki { hidden-leaders-place-whose }
                       *[other] na ręce { hidden-leaders-place-whose }
                    }
            }
        [pile] stamtąd
        [tavern]
            { $relation ->
                [from] z Karczmy
               *[other] w Karczmie
            }
        [harbor]
            { $relation ->
                [count] w Porcie
               *[other] z Portu
            }
        [wilderness]
            { $relation ->
                [count] w Dziczy
               *[other] z Dziczy
            }
       *[graveyard]
            { $relation ->
                [count] na Cmentarzysku
               *[other] z Cmentarzyska
            }
    }
hidden-leaders-place-whose =
    { $whose ->
        [that] tego gracza
        [owner] właściciela
        [previous] poprzedniego właściciela
        [other] innego gracza
        [next] następnego gracza
        [each] każdego innego gracza
        [any] dowolnego gracza
       *[none] gracza
    }
hidden-leaders-pile =
    { $zone ->
        [tavern] Karczmę
        [harbor] Port
        [wilderness] Dzicz
       *[graveyard] Cmentarzysko
    }
hidden-leaders-notes = ({ $list })
hidden-leaders-note-not =
    { $uncopyable ->
        [yes]
            { $chain ->
                [yes] oprócz Pogrzebanego Cesarza i tej karty
               *[no] oprócz Pogrzebanego Cesarza
            }
       *[no] oprócz tej karty
    }
hidden-leaders-note-receiver = do oddania

## Warunki

hidden-leaders-if-leads =
    { $marker ->
        [red] czerwony jest na czele
        [green] zielony jest na czele
       *[any] któryś jest na czele
    }
hidden-leaders-if-there = { $place } jest { $cards }
hidden-leaders-if-done =
    { $near ->
        [yes] to zrobisz
       *[no] tak się stało
    }
hidden-leaders-if-is = jest to { $card }
hidden-leaders-if-is-not = nie jest to { $card }
hidden-leaders-if-named-faction = należy do tej frakcji

## Kto to robi

hidden-leaders-player =
    { $who ->
        [that] ten gracz
        [owner] jego właściciel
        [previous] jego poprzedni właściciel
        [next] następny gracz
       *[each] każdy inny gracz
    }
hidden-leaders-you-may = możesz { $act }
hidden-leaders-they-do = { $who } { $act }
hidden-leaders-they-may = { $who } może { $act }
hidden-leaders-at-random = { $act } (losowo)
hidden-leaders-owner-chooses = { $act } (wybiera jego właściciel)
hidden-leaders-if-then = JEŻELI { $condition }, { $act }
hidden-leaders-choose-you =
    { $may ->
        [yes] możesz wybrać
       *[no] wybierz
    } jedno { $random ->
        [yes] losowo
       *[no] { "" }
    }: { $options }
hidden-leaders-choose-they =
    { $who } { $may ->
        [yes] może wybrać
       *[no] wybiera
    } jedno: { $options }

## Czasowniki

hidden-leaders-do-bury =
    { $form ->
        [may] pogrzebać
        [does] grzebie
       *[do] pogrzeb
    } { $cards }
hidden-leaders-do-discard =
    { $form ->
        [may] odrzucić
        [does] odrzuca
       *[do] odrzuć
    } { $cards }
hidden-leaders-do-take =
    { $form ->
        [may] wziąć
        [does] bierze
       *[do] weź
    } { $cards } { $to }
hidden-leaders-do-place =
    { $form ->
        [may] umieścić
        [does] umieszcza
       *[do] umieść
    } { $cards } { $to }
hidden-leaders-do-turn-over =
    { $form ->
        [may] odwrócić
        [does] odwraca
       *[do] odwróć
    } { $cards }
hidden-leaders-do-exchange =
    { $form ->
        [may] zamienić
        [does] zamienia
       *[do] zamień
    } { $first } na { $second }
hidden-leaders-do-draw =
    { $form ->
        [may] dobrać
        [does] dobiera
       *[do] dobierz
    } { $cards } { $to }
hidden-leaders-do-draw-random = { hidden-leaders-do-draw }
hidden-leaders-do-look =
    { $form ->
        [may] podejrzeć
        [does] podgląda
       *[do] podejrzyj
    } { $cards }
hidden-leaders-do-reveal =
    { $form ->
        [may] pokazać { $cards }
        [does] pokazuje { $cards }, jeśli może
       *[do] pokaż { $cards }
    }
hidden-leaders-do-return =
    { $form ->
        [may] odłożyć
        [does] odkłada
       *[do] odłóż
    } { $cards } { $to }
hidden-leaders-do-refill =
    { $form ->
        [may] uzupełnić
        [does] uzupełnia
       *[do] uzupełnij
    } Karczmę kartami { $piles }
hidden-leaders-do-perform =
    { $form ->
        [may] rozpatrzyć
        [does] rozpatruje
       *[do] rozpatrz
    } { $abilities }
hidden-leaders-do-play =
    { $form ->
        [may] dodatkowo zagrać
        [does] dodatkowo zagrywa
       *[do] dodatkowo zagraj
    } { $place } { $bare }
hidden-leaders-do-pick-player =
    { $form ->
        [may] wybrać
        [does] wybiera
       *[do] wybierz
    } { $who ->
        [other] innego gracza
       *[any] gracza
    } { $having } { $but }
hidden-leaders-do-pick-faction =
    { $form ->
        [may] wybrać
        [does] wybiera
       *[do] wybierz
    } frakcję
hidden-leaders-do-pick-pile =
    { $form ->
        [may] wybrać
        [does] wybiera
       *[do] wybierz
    } { $piles }
hidden-leaders-do-pick-card =
    { $form ->
        [may] wybrać
        [does] wybiera
       *[do] wybierz
    } { $cards }
hidden-leaders-do-set-aside =
    { $form ->
        [may] odłożyć
        [does] odkłada
       *[do] odłóż
    } na bok { $cards }
hidden-leaders-who-has =
    { $zone ->
        [hand] , który ma { $cards } na ręce
       *[party] , który ma { $cards }
    }
hidden-leaders-but-not =
    , ale nie { $who ->
        [owner] jego właściciela
        [previous] poprzedniego właściciela
       *[that] tego gracza
    }
hidden-leaders-its-abilities = { hidden-leaders-pronoun }, jakbyś { hidden-leaders-pronoun } zagrał
hidden-leaders-abilities-of = zdolności { $cards }, jakbyś { hidden-leaders-pronoun } zagrał

## Dokąd trafiają karty

hidden-leaders-pronoun-one =
    { $noun ->
        [hero] go
       *[card] ją
    }
hidden-leaders-pronoun =
    { $q ->
        [it] { hidden-leaders-pronoun-one }
        [one] { hidden-leaders-pronoun-one }
        [one-them] { hidden-leaders-pronoun-one }
        [one-top] { hidden-leaders-pronoun-one }
        [last] { hidden-leaders-pronoun-one }
       *[other]
            { $noun ->
                [hero] ich
               *[card] je
            }
    }
hidden-leaders-to-hand = na rękę
hidden-leaders-laid-one =
    { $noun ->
        [hero]
            { $face ->
                [up] odkrytego
               *[down] zakrytego
            }
       *[card]
            { $face ->
                [up] odkrytą
               *[down] zakrytą
            }
    }
hidden-leaders-laid-few =
    { $noun ->
        [hero] { hidden-leaders-laid-many }
       *[card]
            { $face ->
                [up] odkryte
               *[down] zakryte
            }
    }
hidden-leaders-laid-many =
    { $face ->
        [up] odkrytych
       *[down] zakrytych
    }
hidden-leaders-laid =
    { $q ->
        [it] { hidden-leaders-laid-one }
        [one] { hidden-leaders-laid-one }
        [one-them] { hidden-leaders-laid-one }
        [one-top] { hidden-leaders-laid-one }
        [last] { hidden-leaders-laid-one }
        [all] { hidden-leaders-laid-few }
        [rest] { hidden-leaders-laid-few }
        [them] { hidden-leaders-laid-few }
        [count]
            { $n ->
                [few] { hidden-leaders-laid-few }
               *[other] { hidden-leaders-laid-many }
            }
        [count-them]
            { $n ->
                [few] { hidden-leaders-laid-few }
               *[other] { hidden-leaders-laid-many }
            }
        [count-top]
            { $n ->
                [few] { hidden-leaders-laid-few }
               *[other] { hidden-leaders-laid-many }
            }
       *[other] { hidden-leaders-laid-many }
    }
hidden-leaders-to-party =
    { hidden-leaders-laid } { $whose ->
        [mine] w swojej drużynie
        [your] w twojej drużynie
       *[other] w drużynie { hidden-leaders-place-whose }
    }
hidden-leaders-to-wilderness-top =
    na wierzch Dziczy { $q ->
        [it] { "" }
        [last] { "" }
       *[other] w tej samej kolejności
    }
hidden-leaders-then-wilderness-top =
    i { $form ->
        [may] położyć
        [does] kładzie
       *[do] połóż
    } { hidden-leaders-pronoun } na wierzchu Dziczy
hidden-leaders-then-aside =
    i { $form ->
        [may] odłożyć
        [does] odkłada
       *[do] odłóż
    } { hidden-leaders-pronoun } na bok
hidden-leaders-then-place =
    i { $form ->
        [may] umieścić
        [does] umieszcza
       *[do] umieść
    } { hidden-leaders-pronoun } { $party }

## Czym jest karta

hidden-leaders-of-all-factions = liczy się jako Bohater każdej frakcji
hidden-leaders-of-no-faction = nie należy do żadnej frakcji
hidden-leaders-not-copyable = nie może być skopiowana przez inne karty
hidden-leaders-static =
    dopóki ten Bohater jest { $face ->
        [up] odkryty
        [down] zakryty
       *[none] { "" }
    } { $holds }, zamiast { $replace ->
       *[bury] grzebać
    } innych { $others ->
        [up] odkrytych
        [down] Ukrytych
       *[none] { "" }
    } Bohaterów tej drużyny, { $instead ->
       *[turn-over] odwraca się
    } ich
hidden-leaders-endgame =
    na końcu gry { $where ->
        [beside] w jednej drużynie z kartą „{ $card }”
       *[leader] w drużynie, której Liderem jest { $leaders },
    } liczy się za { $n ->
        [one] { $n } Bohatera
        [few] { $n } Bohaterów
       *[other] { $n } Bohaterów
    } zwycięskiej frakcji (zamiast własnej)
