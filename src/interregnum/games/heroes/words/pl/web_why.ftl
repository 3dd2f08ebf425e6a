# Słowa, które tylko przeglądarka mówi o tym, czego nie można wybrać, kto jest blisko i co zmieni karta.

heroes-web-rule = Zasada { $rule }
heroes-web-field-chance = { $n }% na zwycięstwo
heroes-web-near = W zasięgu: { $heroes }
heroes-web-near-hero = { $hero } ({ $player }, { heroes-web-steps })
heroes-web-movement-left =
    { $n ->
        [one] został { $n } punkt ruchu
        [few] zostały { $n } punkty ruchu
       *[many] zostało { $n } punktów ruchu
    }
heroes-web-set-pieces = Zestaw „{ $set }”: { $n } z { $all }
heroes-web-changes = Co zmieni u herosa { $hero }
heroes-web-no-changes = Teraz nie zmieni żadnej wartości: { $hero }.
heroes-web-change-strength = Siła
heroes-web-change-magic = Magia
heroes-web-change-initiative = Inicjatywa
heroes-web-change-command = Dowodzenie
heroes-web-change-movement = Punkty ruchu
heroes-web-change-rout = Pogrom
heroes-web-change-stack-strength = Siła każdego stosu
heroes-web-change-stack-initiative = Inicjatywa każdego stosu
heroes-web-change-power = Potęga
heroes-web-change-set = Części zestawu „{ $set }”
heroes-web-change-told = { $what }: { $now }, potem { $then }
heroes-web-sources = Skąd pochodzi
heroes-web-weeks-left =
    { $n ->
        [0] ostatnia runda
        [one] jeszcze { $n } karta tygodnia
        [few] jeszcze { $n } karty tygodnia
       *[many] jeszcze { $n } kart tygodnia
    }
