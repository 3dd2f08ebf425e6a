# Dlaczego odpowiedzi nie ma na liście: jedno zdanie na każdy powód; numer zasady stoi obok.

## Czyje to pytanie i o co chodzi

heroes-why-over = Gra jest skończona.
heroes-why-watching = Kto tylko patrzy, niczego nie wybiera.
heroes-why-not-asked = Teraz odpowiada { $player }.
heroes-why-not-what-is-asked = Teraz nie o to chodzi.
heroes-why-no-action-card = Nie masz tej karty akcji.
heroes-why-card-spent = Ta karta akcji została już zagrana w tej rundzie.
heroes-why-nobody-marches = Żaden z twoich herosów nie ma jednostek, więc nikogo nie można aktywować.
heroes-why-had-turn = { $hero } ma już za sobą aktywację w tej akcji.
heroes-why-hero-without-units = { $hero } nie ma jednostek i nie może wyruszyć.

## Mapa

heroes-why-needs-activation = Herosi poruszają się podczas aktywacji, w akcji Aktywacja herosów.
heroes-why-came-home = { $hero } jest w mieście: ruch się skończył.
heroes-why-here = { $hero } już tu stoi.
heroes-why-too-far =
    Odległość: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }; { $points ->
        [0] nie ma już punktów ruchu
        [one] został { $points } punkt ruchu
        [few] zostały { $points } punkty ruchu
       *[many] zostało { $points } punktów ruchu
    }.
heroes-why-foreign-town = Nie wolno wchodzić do miasta innego gracza ({ $player }).
heroes-why-ends-on-water = Nie można zakończyć ruchu na wodzie: trzeba dojść do lądu albo portu.
heroes-why-ends-on-mountain = Nie można zakończyć ruchu w górach: trzeba dojść na teren otwarty.
heroes-why-own-hero = Stoi tam { $hero }: dwóch herosów jednego gracza nie zajmuje tego samego pola.
heroes-why-fought = { $hero } ma już za sobą walkę w tej aktywacji, a z tym, kto tam stoi, trzeba by walczyć.
heroes-why-mountain = Ten heros nie może wejść w góry.
heroes-why-water = Na wodę wchodzi się tylko z portu, a żaden tu nie prowadzi.
heroes-why-in-the-way = Ktoś stoi na jedynej drodze: najpierw trzeba go pokonać.
heroes-why-no-way = Dookoła są woda i góry: ten heros nie ma tam drogi.
heroes-why-stands-on-it = Najpierw trzeba pokonać tego, kto tam stoi.
heroes-why-nothing-here = Nie ma tu nic do eksplorowania ani do przejęcia.
heroes-why-own-place = To miejsce już należy do ciebie.
heroes-why-protected = Leży w strefie kontroli, którą ma { $hero }, i nie można go przejąć.
heroes-why-explored = Już je eksplorowano, a każde pole eksploruje się tylko raz.
heroes-why-guards-after-battle = Jest strzeżone, a { $hero } ma już za sobą walkę w tej aktywacji.
heroes-why-no-way-on = Stoi tam inny twój heros, a stamtąd nie ma dalszej drogi.
heroes-why-not-a-portal = Nie ma tu portalu.
heroes-why-portal-taken = Na tym portalu stoi heros.
heroes-why-not-of-the-loser = To nie jest miejsce pokonanego gracza.
heroes-why-not-in-zone = Leży poza strefą kontroli zwycięskiego herosa.
heroes-why-not-a-start = To nie jest wolny kafel startowy: miasto stoi na osobnym kaflu startowym.
heroes-why-town-on-place = Miasto nie może stać na miejscu ani na polu spotkania.
heroes-why-town-blocks = Miasto w tym miejscu odcięłoby herosom drogę.

## Budynki

heroes-why-needs-build = Budynki wznosi się w akcji Budowa.
heroes-why-has-built = Jeden budynek albo jeden poziom miasta na akcję: już wykorzystane.
heroes-why-other-faction = To należy do innej frakcji.
heroes-why-stands = Ten budynek już stoi, a każdy wznosi się tylko raz.
heroes-why-town-level = Potrzebny jest poziom miasta { $level }.
heroes-why-highest-level = Miasto ma już najwyższy poziom.
heroes-why-artifact = Jeden z twoich herosów musi mieć artefakt { $artifact }.
heroes-why-resources = Brakuje zasobów: { $n }.
heroes-why-building-gold = Brakuje złota: { $n }.
heroes-why-not-for-gold = Nie można za to zapłacić samym złotem.

## Jednostki i herosi

heroes-why-needs-recruit = Jednostki i herosów rekrutuje się w akcji Rekrutacja.
heroes-why-arena = Na Arenie kupuje się jednostki i nic więcej.
heroes-why-at-the-arena = Na Arenie kupuje tylko { $hero }.
heroes-why-not-in-play = { $hero } nie jest w grze.
heroes-why-not-in-town = { $hero } nie jest w mieście.
heroes-why-limit = W tej akcji nie można kupić więcej jednostek.
heroes-why-command = Dowodzenie { $most }: armia ma już tyle jednostek.
heroes-why-unit-level = Potrzebny jest poziom miasta { $level }.
heroes-why-no-elites = Jednostki elitarne wymagają budynku { $building }.
heroes-why-week-forbids = Zakazuje tego karta { $week }.
heroes-why-reserve = W rezerwie nie ma już żadnej.
heroes-why-unit-gold = Brakuje złota: { $n }.
heroes-why-no-basic = Armia nie ma podstawowej jednostki tego rodzaju.
heroes-why-no-hall = Herosów rekrutuje się, mając budynek { $building }.
heroes-why-in-play = { $hero } jest już w grze.
heroes-why-no-token = Armia nie ma takiej jednostki.
heroes-why-last-unit = Ostatniej jednostki armii nie można rozwiązać.
