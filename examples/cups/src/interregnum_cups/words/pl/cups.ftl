cups-name = Pod kubkiem
cups-rules =
    Każdy rzuca w tajemnicy. Po kolei mówicie, ile kości z tym samym wynikiem leży pod wszystkimi kubkami razem: więcej niż
    powiedziano przedtem, najwyżej o dwie, albo tyle samo, ale z wyższym wynikiem. Kto nie wierzy, sprawdza, i wszyscy
    podnoszą kubki. Jeśli jest co najmniej tyle kości, kość traci sprawdzający, inaczej licytujący. Wygrywa ten, komu
    ostatniemu zostaną kości.
cups-option-wild-ones = Jedynki jako jokery
cups-about-wild-ones = jedynka liczy się jako dowolny wynik
cups-option-short-game = Krótka gra
cups-about-short-game = po trzy kości zamiast pięciu

cups-dice =
    { $number ->
        [one] { $number } kość z wynikiem { $face }
       *[other] { $number } kości z wynikiem { $face }
    }
cups-choice-bid = { cups-dice }
cups-choice-doubt = Sprawdzam
cups-ask-bid =
    { $number ->
        [0] Ile jest kości i z jakim wynikiem?
       *[other] { $bidder } mówi: { cups-dice }. Przebijasz czy sprawdzasz?
    }
cups-waiting-bid = { $player } licytuje albo sprawdza.
cups-under =
    { $left ->
        [0] poza grą
        [one] { $left } kość pod kubkiem
       *[other] { $left } kości pod kubkiem
    }
cups-stands = Licytacja: { cups-dice } ({ $bidder }).
cups-rolled = { $seat } rzuca: { $dice }.
    .hidden = { $seat } rzuca pod kubkiem.
cups-bid = { $seat } mówi: { cups-dice }.
cups-doubted = { $seat } sprawdza. Pod kubkami: { $cups }. Razem: { cups-dice }.
cups-lost =
    { $left ->
        [0] { $seat } traci kość i odpada.
       *[other] { $seat } traci kość; zostaje: { $left }.
    }
cups-wins = Wygrywa { $seat }: tylko pod tym kubkiem zostały kości.
