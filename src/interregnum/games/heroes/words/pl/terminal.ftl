# Might & Magic Heroes w terminalu.

heroes-cli-ask-factions = Jakie frakcje, od 1 do { $most }?
heroes-cli-ask-factions-none = Każdy wybiera sam

## Mapa i gracze

heroes-cli-goal = Kto osiągnie wymaganą Potęgę, od razu wygrywa; po ostatniej rundzie wygrywa ten, kto ma jej najwięcej. Potęgę dają miejsca, artefakty i budynki. W każdej rundzie zagrywasz raz każdą ze swoich kart akcji: aktywujesz herosów, pozyskujesz surowce, budujesz albo rekrutujesz.
heroes-cli-signs = A1: pierwszy heros gracza A; ⌂A: miasto gracza A; sA: miejsce gracza A; l×: zbadane; !1 !2 !3: pospolite, groźne, legendarne stworzenia, strzałka wskazuje strzeżone miejsce, na małej mapie zamiast !; ~~ woda, ~# port, ^^ góry; liczba: kroki do otwartego pola, +: można je wybrać. 2★+1: dwa żetony elitarne i jeden podstawowy; ★ przy stworzeniach: rzucają kostką elitarną; ½: dla herosa otwarta jest tylko pierwsza zasada karty. W bitwie: na początku Inicjatywa; ✓ już działał, ▶ działa, • znacznik rany, * trafienie.
heroes-cli-round =
    { $left ->
        [0] Runda { $n }, ostatnia
       *[other] Runda { $n }, zostało: { $left }
    }
heroes-cli-goal-power = { $n } punktów Potęgi wygrywa od razu
heroes-cli-power = Potęga { $n } z { $goal }
heroes-cli-town = Miasto poziomu { $level } na { $field }
heroes-cli-town-of = Miasto gracza { $player }
heroes-cli-level = Poziom miasta { $level }
heroes-cli-next-level = poziom { $level } kosztuje { $price }
heroes-cli-from-level = od poziomu miasta { $level }
heroes-cli-prices = { $basic }, elitarny żeton { $elite }
heroes-cli-in-reserve = w rezerwie { $n }
heroes-cli-values = Siła { $strength } · Magia { $magic } · Inicjatywa { $initiative }
heroes-cli-in-town = w mieście
heroes-cli-command = jednostki: { $n } z { $most }
heroes-cli-luck = szczęście { $n }
heroes-cli-rout = Pogrom { $n }
heroes-cli-no-army = bez jednostek
heroes-cli-schools = Szkoły
heroes-cli-skills = Umiejętności
heroes-cli-artifacts = Artefakty
heroes-cli-scrolls = Zwoje
heroes-cli-trophies = PD
heroes-cli-buildings = Budynki
heroes-cli-reserve = Rezerwa
heroes-cli-cards-up = do zagrania: { $cards }
heroes-cli-cards-down = zagrane: { $cards }
heroes-cli-card-counts = karty do zagrania: { $up } z { $all }
heroes-cli-guarded = Strażnicy stoją na { $field }:
heroes-cli-owned = Właściciel: { $player }.
heroes-cli-explored = Już zbadane.

## Bitwa

heroes-cli-battle = Bitwa na { $field }, tura { $turn }: { $hero } kontra { $enemy }
heroes-cli-leads = W tej bitwie decydujesz za stworzenia.
heroes-cli-strength = Siła { $n }
heroes-cli-number = { $n } z { $whole }
heroes-cli-lost = stracone: { $n }
heroes-cli-dice = Rzut, { $fighter }:
heroes-cli-hits-up-to = (* trafienie: { $n } lub mniej)
heroes-cli-coming =
    { $n ->
        [one] { $n } rana
        [few] { $n } rany
       *[many] { $n } ran
    }

## Odpowiedzi

heroes-cli-group-places = Eksploruj albo przejmij miejsce
heroes-cli-group-battles = Walcz
heroes-cli-group-fields = Idź na (·kroki)
heroes-cli-group-build = Buduj
heroes-cli-group-buy = Kup
heroes-cli-group-upgrade = Ulepsz
heroes-cli-group-hire = Zrekrutuj herosa
heroes-cli-group-advance = Awansuj
heroes-cli-group-sell = Sprzedaj zwój
heroes-cli-group-trade = Wymień
heroes-cli-trade = najwyżej { $given } na { $goods }
heroes-cli-trades =
    { $brief ->
        [yes] wpisz „{ $typed }”
       *[no] { $all } (wpisz na przykład „{ $typed }”)
    }
heroes-cli-group-dismiss = Odłóż do rezerwy
heroes-cli-pass = pas
heroes-cli-routed = { $name }: Pogrom
heroes-cli-closed = (Druga zasada jest zamknięta dla herosa { $hero }: wymaga szkoły „{ $school }”.)
heroes-cli-chance = { $percent }%, −{ $tokens }
heroes-cli-hopeless = poniżej 10%
heroes-cli-odds-note = [szansa na wygraną, o ile mniej jednostek po zwycięstwie]: z { $n } symulowanych bitew; „{ "o" }” i pole: dokładniej.
heroes-cli-odds = { $field }: wygrane { $percent }% (przedział 95%: od { $low } do { $high }) z { $n } symulowanych bitew, średnio { $turns } tury; średnio jednostek mniej o { $tokens } (licząc te, które dołączyły za darmo), po zwycięstwach o { $won }.
heroes-cli-odds-now = { $hero }: od tej chwili { $percent }% wygranych w { $n } symulowanych bitwach (przedział 95%: od { $low } do { $high }).
heroes-cli-which-odds = Szanse której bitwy? Na przykład „{ "o c5" }”.
heroes-several-ways = „{ $found }” może oznaczać kilka odpowiedzi: { $ways }
heroes-trade-how = Nie wiadomo, co ma wymienić „{ $found }”: wpisz, co dajesz, na przykład „{ "trade 4 resources" }” albo „{ "trade 2 gold" }”.

## Pomoc

heroes-cli-help-map = { "m" }: mapa ze wszystkimi graczami, także podczas bitwy
heroes-cli-help-town = { "t" }: twoje miasto, co w nim stoi i ile co kosztuje; { "t" } i litera: miasto tego gracza
heroes-cli-help-odds = { "o" } i pole: szanse bitwy na tym polu, na przykład „{ "o c5" }”; { "o" } podczas bitwy: szansa wygrania jej od tej chwili
heroes-cli-help-card = ? albo { "c" } i cokolwiek: karta, jednostka, stworzenie, miejsce albo pole, na przykład „? gryfy”, „? { "c5" }”; samo pole („{ "c5" }”) prowadzi na nie
heroes-cli-help-rules = { "r" }: rozdziały zasad; { "r" } i słowa: co o tym mówią, na przykład „{ "r" } rany” albo „{ "r MMH-MOVE-02" }”
heroes-cli-which-card = Co? Na przykład „{ "c" } gryfy”.
heroes-cli-which-rule = Czytaj dalej, podając słowo, na przykład „{ "r" } rany”.
heroes-cli-kind-ability = zdolność herosów
heroes-cli-kind-hero = heros
heroes-cli-kind-faction = frakcja
heroes-cli-kind-unit = jednostka
heroes-cli-kind-building = budynek
heroes-cli-kind-card = karta akcji
heroes-cli-kind-skill = umiejętność
heroes-cli-kind-scroll = zwój
heroes-cli-kind-artifact = artefakt
heroes-cli-kind-set = zestaw artefaktów
heroes-cli-kind-treasure = skarb
heroes-cli-kind-week = karta tygodnia
heroes-cli-kind-encounter = spotkanie
heroes-cli-kind-elemental = żywiołak
heroes-cli-kind-tier = rodzaj spotkań
heroes-cli-kind-place = miejsce
heroes-cli-kind-combat = zdolność bojowa
heroes-cli-kind-face = ścianka kostki elitarnej
heroes-cli-kind-action = akcja
heroes-cli-kind-terrain = teren

## Szanse w bitwie

heroes-cli-odds-won = { $hero } – { $enemy }: { $chance }% wygranych (przedział 95%: od { $low } do { $high }).
heroes-cli-odds-battles = Bitew: { $battles }, średnio { $turns } tury; ucieczki: { $fled }.
heroes-cli-odds-losses = Średnio mniej (licząc jednostki, które dołączyły za darmo): { $tokens } jednostki, wojsko za { $gold } złota.
heroes-cli-odds-losses-won = W zwycięstwach: { $tokens } jednostki, wojsko za { $gold } złota.
