# Słowa, które mówi tylko przeglądarka.

web-title = Interregnum

## Połączenie z serwerem

web-offline = Nie można połączyć się z serwerem. Sprawdź sieć i spróbuj ponownie.
web-failed = Coś poszło nie tak. Spróbuj ponownie.
web-gone = Ten stół nie jest już dla ciebie otwarty.

## Stół

web-table = Stół
web-known = Znasz tę kartę
web-card-known = { $name }, zakryta; znasz tę kartę
web-card-hidden = Ukryty Bohater { $number }
web-card-factions = { $name } ({ $factions })
web-party-own = Twoja drużyna
web-party-of = Drużyna: { $player }
web-party-empty = jeszcze bez Bohaterów
web-party-up = odkryci Bohaterowie: { $up } z { $need }
web-party-down = ukryci: { $n }
web-in-hand = Na ręce: { $n }
web-leader = Lider
web-leader-hidden = Lider, zakryty
web-leader-look = Przytrzymaj, aby obejrzeć swojego Lidera
web-tavern-slot = Karczma, miejsce { $slot }
web-pile-top = karta z wierzchu
web-pile-known = znasz: { $n }
web-pile-open = Pokaż karty
web-now = Gdyby gra skończyła się teraz
web-ended = Zwycięska frakcja
web-when =
    { $faction ->
        [undead] oba znaczniki w strefie wojny
        [water-folk] znaczniki na tym samym lub sąsiednich polach
        [imperial-army] czerwony o 2 lub więcej z przodu
       *[hill-tribes] zielony o 2 lub więcej z przodu
    }
web-track-at = Czerwony na polu { $red }, zielony na polu { $green } z { $last }; strefa wojny od pola { $war }
web-marker-red = czerwony znacznik
web-marker-green = zielony znacznik
web-answers = Wszystkie odpowiedzi słowami ({ $n })
web-answer-which = Co ma się z tym stać?
web-asked = odpowiada
web-turn = trwa tura
web-first = gracz rozpoczynający
web-bot = bot
web-away = nieobecność
web-left = sekundy, po których zastąpi bot: { $n }
web-close = Zamknij
web-chat = Czat
web-chat-say = Powiedz coś
web-chat-send = Wyślij
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-log-empty = Jeszcze nic się nie wydarzyło.
