# Pytania, odpowiedzi i zdarzenia. Imiona graczy nigdy się nie odmieniają.

## Karty, gracze i miejsca

hidden-leaders-a-card =
    { $known ->
        [yes]
            { $case ->
                [nom] karta „{ $name }”
                [first] Karta „{ $name }”
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
hidden-leaders-card-title = „{ $name }”
hidden-leaders-leader-full = { $name } { $epithet }
hidden-leaders-at-place =
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
hidden-leaders-from-place =
    { $zone ->
        [party-up]
            { $own ->
                [yes] ze swojej drużyny
               *[no] (drużyna: { $player })
            }
        [party-down] { hidden-leaders-at-place }
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
hidden-leaders-into-place =
    { $zone ->
        [party-up] { hidden-leaders-and-lays } odkrytą { hidden-leaders-into-party }
        [party-down] { hidden-leaders-and-lays } zakrytą { hidden-leaders-into-party }
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
hidden-leaders-and-lays =
    { $how ->
        [placed] { "" }
       *[other] i umieszcza ją
    }
hidden-leaders-into-party =
    { $own ->
        [yes] w swojej drużynie
       *[no] w drużynie (gracz: { $player })
    }

## Zdarzenia

hidden-leaders-event-game-began = Zaczyna: { $player }. W Karczmie: { $cards }.
hidden-leaders-event-dealt =
    { $known ->
        [yes]
            { $n ->
                [one] { $player } otrzymuje Lidera i { $n } kartę: { $cards }.
                [few] { $player } otrzymuje Lidera i { $n } karty: { $cards }.
               *[other] { $player } otrzymuje Lidera i { $n } kart: { $cards }.
            }
       *[no]
            { $n ->
                [one] { $player } otrzymuje Lidera i { $n } kartę.
                [few] { $player } otrzymuje Lidera i { $n } karty.
               *[other] { $player } otrzymuje Lidera i { $n } kart.
            }
    }
hidden-leaders-event-turn-began = Tura { $number }: { $player }.
hidden-leaders-event-passed = { $player } pasuje.
hidden-leaders-event-played = { $player } zagrywa { $card }.
hidden-leaders-event-buried = { $player } grzebie { $card } { $from }.
hidden-leaders-event-discarded = { $player } odrzuca { $card } { $from }.
hidden-leaders-event-taken = { $player } bierze { $card } { $from } { $into }.
hidden-leaders-event-placed = { $player } umieszcza { $card } { $from } { $into }.
hidden-leaders-event-turned-over =
    { $face ->
        [up] { $player } odkrywa { $card } { $at }.
       *[down] { $player } zakrywa { $card } { $at }.
    }
hidden-leaders-event-drawn = { $player } dobiera { $card } { $from } { $into }.
hidden-leaders-event-drawn-at-random = { $player } dobiera losowo { $card } { $from } { $into }.
hidden-leaders-event-lifted = { $player } odkłada na bok { $card } { $from }.
hidden-leaders-event-returned = { $player } odkłada { $card } na wierzch Dziczy.
hidden-leaders-event-refilled = Do Karczmy trafia { $card } { $from }.
hidden-leaders-event-saved = { $card } { $at } zostaje zakryta zamiast pogrzebana.
hidden-leaders-event-exchanged = { $player } zamienia miejscami { $first } { $first-at } i { $second } { $second-at }.
hidden-leaders-event-markers-moved = { $player } przesuwa znaczniki: { $moves }.
hidden-leaders-event-markers-left = { $player } zostawia znaczniki na miejscu.
hidden-leaders-marker-moved =
    { $marker ->
        [red] czerwony { $from } → { $to }
       *[green] zielony { $from } → { $to }
    }
hidden-leaders-event-named-player =
    { $own ->
        [yes] { $player } wybiera siebie.
       *[no] { $player } wybiera gracza: { $other }.
    }
hidden-leaders-event-named-faction = { $player } wybiera frakcję: { $faction }.
hidden-leaders-event-named-pile = { $player } wybiera { $pile }.
hidden-leaders-event-picked = { $player } wybiera { $card } { $at }.
hidden-leaders-event-looked = { $player } podgląda { $card } { $at }.
hidden-leaders-event-searched =
    { $known ->
        [yes] { $player } przegląda Cmentarzysko: { $cards }.
       *[no] { $player } przegląda Cmentarzysko.
    }
hidden-leaders-event-revealed = { $player } pokazuje { $card } { $at }.
hidden-leaders-event-hand-lacks = { $player } nie ma na ręce żadnej karty { $faction }.
hidden-leaders-event-performed = { $player } rozpatruje zdolności { $card }.
hidden-leaders-event-reshuffled =
    { $n ->
        [one] { $n } karta z Dziczy tworzy nowy Port.
        [few] { $n } potasowane karty z Dziczy tworzą nowy Port.
       *[other] { $n } potasowanych kart z Dziczy tworzy nowy Port.
    }
hidden-leaders-event-hidden-open = Ukryci Bohaterowie ({ $player }): { $cards }.
hidden-leaders-event-game-ended =
    { $won ->
        [yes] Koniec gry. { $faction }, wygrywa: { $player }.
       *[no] Koniec gry. { $faction }, żaden gracz nie wygrywa.
    }

## Pytania

hidden-leaders-source-rule =
    { $ask ->
        [setup] Przygotowanie gry
        [act] Krok 1
        [more] Krok 1
        [draw] Krok 2
       *[keep] Krok 3
    }
hidden-leaders-ask-hero =
    { $face ->
        [up] odkrytego Bohatera
        [down] Ukrytego Bohatera
       *[any] Bohatera
    } { $whose ->
        [own] ze swojej drużyny
        [other] (drużyna: { $player })
       *[any] { "" }
    }
hidden-leaders-ask-card =
    { $zone ->
        [tavern] kartę z Karczmy
        [hand] kartę z ręki
        [graveyard] kartę z Cmentarzyska
        [top] wierzchnią kartę z Cmentarzyska
        [aside] jedną z tych kart
       *[any] kartę
    }
hidden-leaders-or-none =
    { $decline ->
        [yes] { " albo zrezygnuj" }
       *[no] { "" }
    }
hidden-leaders-ask-setup = wybierz jedną z pięciu kart, którą umieścisz zakrytą w swojej drużynie, i drugą, którą odrzucisz
hidden-leaders-ask-act = zagraj Bohatera, odrzuć kartę albo spasuj
hidden-leaders-ask-more = odrzuć kolejną kartę albo zakończ
hidden-leaders-ask-draw = dobierz kartę z Karczmy albo z Portu
hidden-leaders-ask-keep = wybierz kartę do odrzucenia
hidden-leaders-ask-move = zdecyduj, jak przesunąć znaczniki
hidden-leaders-ask-player = wybierz gracza
hidden-leaders-ask-faction = wybierz frakcję
hidden-leaders-ask-pile = wybierz stos
hidden-leaders-ask-pick = wybierz { $what }{ hidden-leaders-or-none }
hidden-leaders-ask-bury = pogrzeb { $what }{ hidden-leaders-or-none }
hidden-leaders-ask-discard = odrzuć { $what }{ hidden-leaders-or-none }
hidden-leaders-ask-take = weź na rękę { $what }{ hidden-leaders-or-none }
hidden-leaders-ask-place =
    umieść { $what } { $to ->
        [up] odkrytą
       *[down] zakrytą
    } w swojej drużynie{ hidden-leaders-or-none }
hidden-leaders-ask-turn-over = odwróć { $what }{ hidden-leaders-or-none }
hidden-leaders-ask-look = podejrzyj { $what }{ hidden-leaders-or-none }
hidden-leaders-ask-exchange = wybierz do zamiany { $what }{ hidden-leaders-or-none }
hidden-leaders-ask-exchange-with = wybierz { $what } w zamian{ hidden-leaders-or-none }
hidden-leaders-ask-play = zagraj z ręki dodatkowego Bohatera{ hidden-leaders-or-none }
hidden-leaders-ask-reveal = pokaż { $what }{ hidden-leaders-or-none }
hidden-leaders-ask-option = wybierz jedną możliwość

# co czytają pozostali, gdy ktoś odpowiada
hidden-leaders-awaits =
    { $ask ->
        [setup] karta do zakrycia i karta do odrzucenia
        [act] zagranie Bohatera, odrzucenie kart albo pas
        [more] kolejna karta do odrzucenia albo koniec odrzucania
        [draw] karta z Karczmy albo z Portu
        [keep] karta do odrzucenia
        [move] ruch znaczników
        [player] wybór gracza
        [faction] wybór frakcji
        [pile] wybór stosu
        [bury] karta do pogrzebania
        [discard] karta do odrzucenia
        [take] karta do wzięcia
        [place] karta do umieszczenia
        [turn-over] Bohater do odwrócenia
        [look] karta do podejrzenia
        [exchange] karta do zamiany
        [exchange-with] karta w zamian
        [play] dodatkowy Bohater do zagrania
        [reveal] karta do pokazania
        [option] jedna z możliwości
       *[pick] wybór karty
    }

## Odpowiedzi

hidden-leaders-target-hero =
    { $face ->
        [up]
            { $own ->
                [yes] swoją kartę „{ $name }”
               *[no] kartę „{ $name }” (drużyna: { $player })
            }
       *[down]
            { $own ->
                [yes] swojego Ukrytego Bohatera nr { $number } { hidden-leaders-target-known }
               *[no] Ukrytego Bohatera nr { $number } { hidden-leaders-target-known } (drużyna: { $player })
            }
    }
hidden-leaders-target-known =
    { $known ->
        [yes] „{ $name }”
       *[no] { "" }
    }
hidden-leaders-target-card =
    { $zone ->
        [tavern] kartę „{ $name }” z Karczmy
        [graveyard] kartę „{ $name }” z Cmentarzyska
        [top] wierzchnią kartę z Cmentarzyska („{ $name }”)
        [aside] kartę „{ $name }”
       *[hand] kartę „{ $name }”
    }
hidden-leaders-target-player =
    { $own ->
        [yes] siebie
       *[no] gracza: { $player }
    }
hidden-leaders-choice-pass = Spasuj: niczego nie zagrywaj ani nie odrzucaj
hidden-leaders-choice-stop = Nie odrzucaj więcej kart
hidden-leaders-choice-none =
    { $ask ->
        [play] Nie zagrywaj dodatkowego Bohatera
       *[other] Zrezygnuj
    }
hidden-leaders-choice-setup = Umieść zakrytą kartę „{ $hidden }” i odrzuć kartę „{ $discarded }”
hidden-leaders-choice-play = Zagraj { $target }
hidden-leaders-choice-draw = Dobierz { $target }
hidden-leaders-choice-draw-harbor = Dobierz wierzchnią kartę z Portu
hidden-leaders-choice-move = Przesuń { $moves }
hidden-leaders-choice-stay = Zostaw znaczniki na miejscu
hidden-leaders-marker-move =
    { $marker ->
        [red] czerwony znacznik
       *[green] zielony znacznik
    } { $way ->
        [up] w prawo
       *[down] w lewo
    } o { $by } (na pole { $to })
hidden-leaders-choice-name = Wybierz { $target }
hidden-leaders-choice-bury = Pogrzeb { $target }
hidden-leaders-choice-discard = Odrzuć { $target }
hidden-leaders-choice-take = Weź { $target }
hidden-leaders-choice-place = Umieść { $target }
hidden-leaders-choice-turn-over = Odwróć { $target }
hidden-leaders-choice-look = Podejrzyj { $target }
hidden-leaders-choice-exchange = Zamień { $target }
hidden-leaders-choice-exchange-with = Zamień na { $target }
hidden-leaders-choice-reveal = Pokaż { $target }

## Co przyniesie odpowiedź

hidden-leaders-ask-for = { $asked }. { $purpose }
# what was chosen before and the question goes on with; a target is in the accusative
hidden-leaders-pinned = Wybrano { $target }
hidden-leaders-preview-stays = Znaczniki zostają na miejscu.
hidden-leaders-preview-no-move = żaden znacznik się nie ruszy
hidden-leaders-preview-unknown = O tym, gdzie staną znaczniki, decydują karty, których nie znasz.
hidden-leaders-preview-decides =
    { $own ->
        [yes] Zaraz o tym zdecydujesz.
       *[no] Zaraz o tym zdecyduje { $player }.
    }
hidden-leaders-preview-way = { $moves }: { $wins }
hidden-leaders-preview-wins =
    { $faction ->
        [undead] zwyciężyliby Nieumarli
        [water-folk] zwyciężyłyby Wodne Ludy
        [imperial-army] zwyciężyłaby Armia Imperialna
       *[hill-tribes] zwyciężyłyby Górskie Plemiona
    }{ hidden-leaders-preview-yours }
hidden-leaders-preview-yours =
    { $mine ->
        [yes] { " " }(twoja frakcja)
       *[no] { "" }
    }
hidden-leaders-preview-still = jak teraz, { $wins }
hidden-leaders-preview-instead =
    { $faction ->
        [undead] Zwyciężyliby Nieumarli zamiast { $old }
        [water-folk] Zwyciężyłyby Wodne Ludy zamiast { $old }
        [imperial-army] Zwyciężyłaby Armia Imperialna zamiast { $old }
       *[hill-tribes] Zwyciężyłyby Górskie Plemiona zamiast { $old }
    }: { $helps ->
        [you] to pomaga tobie.
        [others] to pomaga innym, nie tobie.
        [both] obie frakcje są twoje.
       *[neither] żadna z nich nie jest twoja.
    }
hidden-leaders-preview-over = Koniec gry. { $wins }{ hidden-leaders-preview-yours }.
