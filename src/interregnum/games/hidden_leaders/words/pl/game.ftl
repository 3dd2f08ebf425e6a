# Pytania, odpowiedzi i zdarzenia. Imiona graczy nigdy się nie odmieniają.

## Karty, gracze i miejsca

a-card =
    { $known ->
        [yes]
            { $case ->
                [nom] karta „{ $name }”
                [gen] karty „{ $name }”
               *[acc] kartę „{ $name }”
            }
       *[no]
            { $case ->
                [nom] karta
                [gen] karty
               *[acc] kartę
            }
    }
card-title = „{ $name }”
leader-full = { $name } { $epithet }
at-place =
    { $zone ->
        [party-up] (drużyna: { $player })
        [party-down]
            { $number ->
                [0] (ukryta, drużyna: { $player })
               *[other] (ukryta nr { $number }, drużyna: { $player })
            }
        [hand] (ręka: { $player })
        [tavern] (Karczma)
        [harbor] (Port)
        [wilderness] (Dzicz)
        [graveyard] (Cmentarzysko)
       *[aside] (odłożona na bok)
    }
from-place =
    { $zone ->
        [party-up]
            { $own ->
                [yes] ze swojej drużyny
               *[no] (drużyna: { $player })
            }
        [party-down] { at-place }
        [hand]
            { $own ->
                [yes] z ręki
               *[no] (ręka: { $player })
            }
        [tavern] z Karczmy
        [harbor] z Portu
        [wilderness] z Dziczy
        [graveyard] z Cmentarzyska
       *[aside] spośród odłożonych
    }
into-place =
    { $zone ->
        [party-up]
            { $own ->
                [yes] jako odkrytą w swojej drużynie
               *[no] jako odkrytą (drużyna: { $player })
            }
        [party-down]
            { $own ->
                [yes] jako zakrytą w swojej drużynie
               *[no] jako zakrytą (drużyna: { $player })
            }
        [hand]
            { $own ->
                [yes] na rękę
               *[no] (na rękę: { $player })
            }
        [tavern] w Karczmie
        [harbor] na wierzch Portu
        [wilderness] na wierzch Dziczy
        [graveyard] na Cmentarzysko
       *[aside] i odkłada ją na bok
    }

## Zdarzenia

event-game-began = Zaczyna: { $player }. W Karczmie: { $cards }.
event-dealt =
    { $known ->
        [yes]
            { $n ->
                [one] { $player } otrzymuje Lidera ({ $leader }) i { $n } kartę: { $cards }.
                [few] { $player } otrzymuje Lidera ({ $leader }) i { $n } karty: { $cards }.
               *[other] { $player } otrzymuje Lidera ({ $leader }) i { $n } kart: { $cards }.
            }
       *[no]
            { $n ->
                [one] { $player } otrzymuje Lidera i { $n } kartę.
                [few] { $player } otrzymuje Lidera i { $n } karty.
               *[other] { $player } otrzymuje Lidera i { $n } kart.
            }
    }
event-turn-began = Tura { $number }: { $player }.
event-passed = { $player } pasuje.
event-played = { $player } zagrywa { $card }.
event-buried = { $player } grzebie { $card } { $from }.
event-discarded = { $player } odrzuca { $card } { $from }.
event-taken = { $player } bierze { $card } { $from } { $into }.
event-placed = { $player } umieszcza { $card } { $from } { $into }.
event-turned-over =
    { $face ->
        [up] { $player } odkrywa { $card } { $at }.
       *[down] { $player } zakrywa { $card } { $at }.
    }
event-drawn = { $player } dobiera { $card } { $from } { $into }.
event-drawn-at-random = { $player } dobiera losowo { $card } { $from } { $into }.
event-lifted = { $player } odkłada na bok { $card } { $from }.
event-returned = { $player } odkłada { $card } na wierzch Dziczy.
event-refilled = Do Karczmy trafia { $card } { $from }.
event-saved = Zamiast zostać pogrzebana, zakryta zostaje { $card } { $at }.
event-exchanged = { $player } zamienia miejscami { $first } { $first-at } i { $second } { $second-at }.
event-markers-moved = { $player } przesuwa znaczniki: { $moves }.
marker-moved =
    { $marker ->
        [red] czerwony { $from } → { $to }
       *[green] zielony { $from } → { $to }
    }
event-named-player = { $player } wybiera gracza: { $other }.
event-named-faction = { $player } wybiera frakcję: { $faction }.
event-named-pile = { $player } wybiera { $pile }.
event-picked = { $player } wybiera { $card } { $at }.
event-looked = { $player } podgląda { $card } { $at }.
event-searched =
    { $known ->
        [yes] { $player } przegląda Cmentarzysko: { $cards }.
       *[no] { $player } przegląda Cmentarzysko.
    }
event-revealed = { $player } pokazuje { $card } { $at }.
event-hand-lacks = { $player } nie ma na ręce żadnej karty { $faction }.
event-performed = { $player } rozpatruje zdolności { $card }.
event-reshuffled =
    { $n ->
        [one] { $n } karta z Dziczy tworzy nowy Port.
        [few] { $n } potasowane karty z Dziczy tworzą nowy Port.
       *[other] { $n } potasowanych kart z Dziczy tworzy nowy Port.
    }
event-hidden-open = Ukryci Bohaterowie ({ $player }): { $cards }.
event-game-ended =
    { $won ->
        [yes] Koniec gry. { $faction }, wygrywa: { $player }.
       *[no] Koniec gry. { $faction }, żaden gracz nie wygrywa.
    }

## Pytania

question = { $source }: { $asked }
waiting = Odpowiada { $player }. { $question }
source-rule =
    { $ask ->
        [setup] Przygotowanie gry
        [act] Krok 1
        [more] Krok 1
        [draw] Krok 2
       *[keep] Krok 3
    }
ask-hero =
    { $face ->
        [up] odkrytego Bohatera
        [down] Ukrytego Bohatera
       *[any] Bohatera
    } { $whose ->
        [own] ze swojej drużyny
        [other] (drużyna: { $player })
       *[any] { "" }
    }
ask-card =
    { $zone ->
        [tavern] kartę z Karczmy
        [hand] kartę z ręki
        [graveyard] kartę z Cmentarzyska
        [top] wierzchnią kartę z Cmentarzyska
        [aside] jedną z tych kart
       *[any] kartę
    }
or-none =
    { $decline ->
        [yes] { " albo zrezygnuj" }
       *[no] { "" }
    }
ask-setup = wybierz jedną z pięciu kart, którą umieścisz zakrytą w swojej drużynie, i drugą, którą odrzucisz
ask-act = zagraj Bohatera, odrzuć kartę albo spasuj
ask-more = odrzuć kolejną kartę albo zakończ
ask-draw = dobierz kartę z Karczmy albo z Portu
ask-keep = wybierz kartę do odrzucenia
ask-move = zdecyduj, jak przesunąć znaczniki
ask-player = wybierz gracza
ask-faction = wybierz frakcję
ask-pile = wybierz stos
ask-pick = wybierz { $what }{ or-none }
ask-bury = pogrzeb { $what }{ or-none }
ask-discard = odrzuć { $what }{ or-none }
ask-take = weź na rękę { $what }{ or-none }
ask-place =
    umieść w swojej drużynie { $what } jako { $to ->
        [up] odkrytą
       *[down] zakrytą
    }{ or-none }
ask-turn-over = odwróć { $what }{ or-none }
ask-look = podejrzyj { $what }{ or-none }
ask-exchange = wybierz do zamiany { $what }{ or-none }
ask-exchange-with = wybierz { $what } w zamian{ or-none }
ask-play = zagraj z ręki dodatkowego Bohatera{ or-none }
ask-reveal = pokaż { $what }{ or-none }
ask-option = wybierz jedno

## Odpowiedzi

target-hero =
    { $face ->
        [up]
            { $own ->
                [yes] własną kartę „{ $name }”
               *[no] kartę „{ $name }” (drużyna: { $player })
            }
       *[down]
            { $own ->
                [yes] własnego Ukrytego Bohatera nr { $number } { target-known }
               *[no] Ukrytego Bohatera nr { $number } { target-known } (drużyna: { $player })
            }
    }
target-known =
    { $known ->
        [yes] „{ $name }”
       *[no] { "" }
    }
target-card =
    { $zone ->
        [tavern] kartę „{ $name }” z Karczmy
        [graveyard] kartę „{ $name }” z Cmentarzyska
        [top] wierzchnią kartę z Cmentarzyska („{ $name }”)
        [aside] kartę „{ $name }”
       *[hand] kartę „{ $name }”
    }
target-player =
    { $own ->
        [yes] siebie
       *[no] gracza: { $player }
    }
choice-pass = Spasuj: niczego nie zagrywaj ani nie odrzucaj
choice-stop = Nie odrzucaj więcej kart
choice-none =
    { $ask ->
        [play] Nie zagrywaj dodatkowego Bohatera
       *[other] Zrezygnuj
    }
choice-setup = Umieść zakrytą kartę „{ $hidden }” i odrzuć kartę „{ $discarded }”
choice-play = Zagraj { $target }
choice-draw = Dobierz { $target }
choice-draw-harbor = Dobierz wierzchnią kartę z Portu
choice-move = Przesuń { $moves }
marker-move =
    { $marker ->
        [red] czerwony znacznik
       *[green] zielony znacznik
    } { $way ->
        [up] w prawo
       *[down] w lewo
    } o { $by } (na pole { $to })
choice-name = Wybierz { $target }
choice-bury = Pogrzeb { $target }
choice-discard = Odrzuć { $target }
choice-take = Weź { $target }
choice-place = Umieść { $target }
choice-turn-over = Odwróć { $target }
choice-look = Podejrzyj { $target }
choice-exchange = Zamień { $target }
choice-exchange-with = Zamień na { $target }
choice-reveal = Pokaż { $target }
