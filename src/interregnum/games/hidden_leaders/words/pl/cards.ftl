# Teksty kart, składane z faktów każdej karty.

either = { $first } ALBO { $second }

faction =
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
not-faction = { $faction }
not-factions = spoza { $list }

## Linia znaczników

markers-all = { $first } ORAZ { $second }
markers-one-of = { $first } LUB { $second }
markers-any-of = { $first } I/LUB { $second }
move =
    { $by } { $marker ->
        [red] czerwony
        [green] zielony
        [leading] znacznik na czele
       *[trailing] znacznik z tyłu
    }
move-if = { $move } (JEŻELI { $condition })
marker-line =
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
x-is =
    ; X = { $amount }{ $capped ->
        [yes] , najwyżej { $cap }
       *[no] { "" }
    }
x-cards = liczba { $cards }
x-factions =
    liczba różnych frakcji { $others ->
        [yes] (bez { $without })
       *[no] { "" }
    } wśród { $cards }
those =
    { $noun ->
        [hero] tych Bohaterów
       *[card] tych kart
    }

## Jakie karty

# liczba pojedyncza, mianownik
one-nom =
    { $noun ->
        [hero]
            { $random ->
                [yes] losowy
               *[no] { "" }
            } { $face ->
                [up] odkryty
                [down] Ukryty
                [any] odkryty lub Ukryty
               *[none] { "" }
            } { $faction ->
                [undead] Nieumarły Bohater
               *[other] Bohater { $factions }
            }
       *[card]
            { $random ->
                [yes] losowa
               *[no] { "" }
            } { $top ->
                [0] { "" }
               *[other] wierzchnia
            } karta { $factions }
    } { kind-tail }
# liczba pojedyncza, dopełniacz; u Bohaterów także biernik
one-gen =
    { $noun ->
        [hero]
            { $random ->
                [yes] losowego
               *[no] { "" }
            } { $face ->
                [up] odkrytego
                [down] Ukrytego
                [any] odkrytego lub Ukrytego
               *[none] { "" }
            } { $faction ->
                [undead] Nieumarłego Bohatera
               *[other] Bohatera { $factions }
            }
       *[card]
            { $random ->
                [yes] losowej
               *[no] { "" }
            } { $top ->
                [0] { "" }
               *[other] wierzchniej
            } karty { $factions }
    } { kind-tail }
one-acc =
    { $noun ->
        [hero] { one-gen }
       *[card]
            { $random ->
                [yes] losową
               *[no] { "" }
            } { $top ->
                [0] { "" }
               *[other] wierzchnią
            } kartę { $factions } { kind-tail }
    }
# 2, 3, 4 karty; wszystkie karty
few-acc =
    { $noun ->
        [hero] { many-gen }
       *[card]
            { $random ->
                [yes] losowe
               *[no] { "" }
            } { $top ->
                [0] { "" }
               *[other] wierzchnie
            } karty { $factions } { kind-tail }
    }
many-gen =
    { $random ->
        [yes] losowych
       *[no] { "" }
    } { $noun ->
        [hero]
            { $face ->
                [up] odkrytych
                [down] Ukrytych
                [any] odkrytych lub Ukrytych
               *[none] { "" }
            } { $faction ->
                [undead] Nieumarłych Bohaterów
               *[other] Bohaterów { $factions }
            }
       *[card]
            { $top ->
                [0] { "" }
               *[other] wierzchnich
            } kart { $factions }
    } { kind-tail }
kind-tail =
    { $not } { $named ->
        [yes] wybranej frakcji
       *[no] { "" }
    }
counted =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } { one-gen }
               *[other] { $n } { many-gen }
            }
       *[acc]
            { $n ->
                [one] { $n } { one-acc }
                [few] { $n } { few-acc }
               *[other] { $n } { many-gen }
            }
    }
cards =
    { $q ->
        [one]
            { $case ->
                [nom] { one-nom }
                [gen] { one-gen }
               *[acc] { one-acc }
            }
        [count] { counted }
        [all]
            { $case ->
                [gen] wszystkich { many-gen }
               *[acc]
                    { $noun ->
                        [hero] wszystkich { many-gen }
                       *[card] wszystkie { few-acc }
                    }
            }
        [some] dowolną liczbę { many-gen }
        [atleast] co najmniej { $least } { many-gen }
        [upto]
            do { $n } { $n ->
                [one] { one-gen }
               *[other] { many-gen }
            }
        [range] od { $least } do { $n } { many-gen }
        [plural]
            { $top ->
                [0] { many-gen }
               *[other] { $top } { many-gen }
            }
        [one-top] 1 z { $top } { many-gen }
        [count-top] { $n } z { $top } { many-gen }
        [some-top] dowolną liczbę z { $top } { many-gen }
        [atleast-top] co najmniej { $least } z { $top } { many-gen }
        [upto-top] do { $n } z { $top } { many-gen }
       *[range-top] od { $least } do { $n } z { $top } { many-gen }
    }
them =
    { $q ->
        [it] { pronoun }
        [rest]
            { $noun ->
                [hero] pozostałych
               *[card] pozostałe
            }
        [them] { pronoun }
        [one-them] 1 z nich
        [count-them] { $n } z nich
        [some-them] dowolną liczbę z nich
        [atleast-them] co najmniej { $least } z nich
        [upto-them] do { $n } z nich
       *[range-them] od { $least } do { $n } z nich
    }
place =
    { $zone ->
        [party]
            { $whose ->
                [mine]
                    { $relation ->
                        [from] ze swojej drużyny
                       *[other] w swojej drużynie
                    }
                [your]
                    { $relation ->
                        [from] z twojej drużyny
                       *[other] w twojej drużynie
                    }
                [each]
                    { $relation ->
                        [from] z drużyny każdego innego gracza
                       *[other] w drużynie każdego innego gracza
                    }
                [any]
                    { $relation ->
                        [count] we wszystkich drużynach
                       *[other] { "" }
                    }
               *[other]
                    { $relation ->
                        [from] z drużyny { place-whose }
                       *[other] w drużynie { place-whose }
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
               *[other]
                    { $relation ->
                        [from] z ręki { place-whose }
                       *[other] na ręce { place-whose }
                    }
            }
        [pile] z wybranego stosu
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
place-whose =
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
pile =
    { $zone ->
        [tavern] Karczmę
        [harbor] Port
        [wilderness] Dzicz
       *[graveyard] Cmentarzysko
    }
notes = ({ $list })
note-not =
    { $uncopyable ->
        [yes]
            { $chain ->
                [yes] oprócz Pogrzebanego Cesarza i karty kopiującej, która już działa
               *[no] oprócz Pogrzebanego Cesarza
            }
       *[no] oprócz karty kopiującej, która już działa
    }
note-receiver = musi być gracz, inny niż ty i właściciel, który może go otrzymać

## Warunki

if-leads =
    { $marker ->
        [red] czerwony znacznik jest na czele
        [green] zielony znacznik jest na czele
       *[any] któryś znacznik jest na czele
    }
if-there = { $place } jest { $cards }
if-done =
    { $near ->
        [yes] to zrobisz
       *[no] tak się stało
    }
if-is = jest to { $card }
if-is-not = nie jest to { $card }
if-named-faction = należy do wybranej frakcji

## Kto to robi

player =
    { $who ->
        [that] ten gracz
        [owner] właściciel
        [previous] poprzedni właściciel
        [next] następny gracz
       *[each] każdy inny gracz
    }
you-may = możesz { $act }
they-do = { $who } { $act }
they-may = { $who } może { $act }
at-random = { $act } (losowo)
owner-chooses = { $act } (wybiera właściciel)
if-then = JEŻELI { $condition }, { $act }
choose-you =
    { $may ->
        [yes] możesz wybrać
       *[no] wybierz
    } jedno { $random ->
        [yes] losowo
       *[no] { "" }
    }: { $options }
choose-they =
    { $who } { $may ->
        [yes] może wybrać
       *[no] wybiera
    } jedno: { $options }

## Czasowniki

do-bury =
    { $form ->
        [may] pogrzebać
        [does] grzebie
       *[do] pogrzeb
    } { $cards }
do-discard =
    { $form ->
        [may] odrzucić
        [does] odrzuca
       *[do] odrzuć
    } { $cards }
do-take =
    { $form ->
        [may] wziąć
        [does] bierze
       *[do] weź
    } { $cards } { $to }
do-place =
    { $form ->
        [may] umieścić
        [does] umieszcza
       *[do] umieść
    } { $cards } { $to }
do-turn-over =
    { $form ->
        [may] odwrócić
        [does] odwraca
       *[do] odwróć
    } { $cards }
do-exchange =
    { $form ->
        [may] zamienić
        [does] zamienia
       *[do] zamień
    } miejscami { $first } i { $second }
do-draw =
    { $form ->
        [may] dobrać
        [does] dobiera
       *[do] dobierz
    } { $cards } { $to }
do-draw-random = { do-draw }
do-look =
    { $form ->
        [may] podejrzeć
        [does] podgląda
       *[do] podejrzyj
    } { $cards }
do-reveal =
    { $form ->
        [may] pokazać
        [does] pokazuje
       *[do] pokaż
    } { $cards }
do-return =
    { $form ->
        [may] odłożyć
        [does] odkłada
       *[do] odłóż
    } { $cards } { $to }
do-refill =
    { $form ->
        [may] uzupełnić
        [does] uzupełnia
       *[do] uzupełnij
    } puste pola Karczmy kartami { $piles }
do-perform =
    { $form ->
        [may] rozpatrzyć
        [does] rozpatruje
       *[do] rozpatrz
    } { $abilities }
do-play =
    { $form ->
        [may] dodatkowo zagrać
        [does] dodatkowo zagrywa
       *[do] dodatkowo zagraj
    } { $place } { $bare }
do-pick-player =
    { $form ->
        [may] wybrać
        [does] wybiera
       *[do] wybierz
    } { $who ->
        [other] innego gracza
       *[any] gracza
    } { $having } { $but }
do-pick-faction =
    { $form ->
        [may] wybrać
        [does] wybiera
       *[do] wybierz
    } frakcję
do-pick-pile =
    { $form ->
        [may] wybrać
        [does] wybiera
       *[do] wybierz
    } { $piles }
do-pick-card =
    { $form ->
        [may] wybrać
        [does] wybiera
       *[do] wybierz
    } { $cards } { $aside }
who-has =
    { $zone ->
        [hand] , który ma { $cards } na ręce
       *[party] , który ma { $cards }
    }
but-not =
    , ale nie { $who ->
        [owner] właściciela
        [previous] poprzedniego właściciela
       *[that] tego gracza
    }
its-abilities =
    { $q ->
        [it]
            { $noun ->
                [hero] jego
               *[card] jej
            }
       *[other] ich
    } zdolności
abilities-of = zdolności { $cards }

## Dokąd trafiają karty

pronoun-one =
    { $noun ->
        [hero] go
       *[card] ją
    }
pronoun =
    { $q ->
        [it] { pronoun-one }
        [one] { pronoun-one }
        [one-them] { pronoun-one }
        [one-top] { pronoun-one }
       *[other]
            { $noun ->
                [hero] ich
               *[card] je
            }
    }
to-hand = na rękę
laid-one =
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
laid-few =
    { $noun ->
        [hero] { laid-many }
       *[card]
            { $face ->
                [up] odkryte
               *[down] zakryte
            }
    }
laid-many =
    { $face ->
        [up] odkrytych
       *[down] zakrytych
    }
laid =
    { $q ->
        [it] { laid-one }
        [one] { laid-one }
        [one-them] { laid-one }
        [one-top] { laid-one }
        [all] { laid-few }
        [rest] { laid-few }
        [them] { laid-few }
        [count]
            { $n ->
                [few] { laid-few }
               *[other] { laid-many }
            }
        [count-them]
            { $n ->
                [few] { laid-few }
               *[other] { laid-many }
            }
        [count-top]
            { $n ->
                [few] { laid-few }
               *[other] { laid-many }
            }
       *[other] { laid-many }
    }
to-party =
    { laid } { $whose ->
        [mine] w swojej drużynie
        [your] w twojej drużynie
       *[other] w drużynie { place-whose }
    }
to-wilderness-top = na wierzch Dziczy w tej samej kolejności
then-wilderness-top =
    i { $form ->
        [may] położyć
        [does] kładzie
       *[do] połóż
    } { pronoun } na wierzchu Dziczy
then-aside =
    i { $form ->
        [may] odłożyć
        [does] odkłada
       *[do] odłóż
    } { pronoun } na bok
then-place =
    i { $form ->
        [may] umieścić
        [does] umieszcza
       *[do] umieść
    } { pronoun } { $party }

## Czym jest karta

of-all-factions = liczy się jako Bohater każdej frakcji
of-no-faction = nie należy do żadnej frakcji
not-copyable = inne karty nie mogą rozpatrywać tej karty
static =
    dopóki ten Bohater jest { $face ->
        [up] odkryty
        [down] zakryty
       *[none] { "" }
    } { $holds }, pozostali { $others ->
        [up] odkryci
        [down] Ukryci
       *[none] { "" }
    } Bohaterowie tej drużyny, zamiast { $replace ->
       *[bury] zostać pogrzebani
    }, są { $instead ->
       *[turn-over] odwracani
    }
endgame =
    na końcu gry { $where ->
        [beside] w jednej drużynie z kartą „{ $card }”
       *[leader] w drużynie, której Liderem jest { $leaders },
    } ten Bohater liczy się jako { $n ->
        [one] { $n } Bohater
        [few] { $n } Bohaterów
       *[other] { $n } Bohaterów
    } zwycięskiej frakcji (zamiast własnej)
