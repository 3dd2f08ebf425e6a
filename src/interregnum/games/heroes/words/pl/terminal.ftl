# Might & Magic Heroes w terminalu.

ui-cli-heroes-game = { "Might & Magic Heroes" }
ui-cli-ask-factions = Jakie frakcje, od 1 do { $most }?
ui-cli-ask-factions-none = Każdy wybiera sam

## Mapa i gracze

ui-cli-heroes-goal = Kto osiągnie wymaganą Potęgę, od razu wygrywa; po ostatniej rundzie wygrywa ten, kto ma jej najwięcej. Potęgę dają miejsca, artefakty i budynki. W każdej rundzie zagrywasz raz każdą ze swoich kart akcji: aktywujesz herosów, pozyskujesz surowce, budujesz albo rekrutujesz.
ui-cli-heroes-signs = A1: pierwszy heros gracza A; ⌂A: miasto gracza A; sA: miejsce gracza A; l×: zbadane; !1 !2 !3: pospolite, groźne, legendarne stworzenia, strzałka wskazuje strzeżone miejsce; ~~ woda, ~# port, ^^ góry; liczba: kroki do otwartego pola, +: można je wybrać. 2★+1: dwa żetony elitarne i jeden podstawowy. W bitwie: na początku Inicjatywa; ✓ już działał, ▶ działa, • znacznik rany, * trafienie.
ui-cli-heroes-round =
    { $left ->
        [0] Runda { $n }, ostatnia
       *[other] Runda { $n }, zostało: { $left }
    }
ui-cli-heroes-goal-power = Potęga { $n } od razu wygrywa
ui-cli-heroes-power = Potęga { $n } z { $goal }
ui-cli-heroes-town = Miasto poziomu { $level } na { $field }
ui-cli-heroes-town-of = Miasto gracza { $player }
ui-cli-heroes-level = Poziom miasta { $level }
ui-cli-heroes-next-level = poziom { $level } kosztuje { $price }
ui-cli-heroes-from-level = od poziomu miasta { $level }
ui-cli-heroes-prices = { $basic }, elitarny żeton { $elite }
ui-cli-heroes-in-reserve = w rezerwie { $n }
ui-cli-heroes-values = Siła { $strength } · Magia { $magic } · Inicjatywa { $initiative }
ui-cli-heroes-in-town = w mieście
ui-cli-heroes-command = jednostki: { $n } z { $most }
ui-cli-heroes-luck = szczęście { $n }
ui-cli-heroes-rout = Pogrom { $n }
ui-cli-heroes-no-army = bez jednostek
ui-cli-heroes-skills = Umiejętności
ui-cli-heroes-artifacts = Artefakty
ui-cli-heroes-scrolls = Zwoje
ui-cli-heroes-trophies = PD
ui-cli-heroes-buildings = Budynki
ui-cli-heroes-reserve = Rezerwa
ui-cli-heroes-cards-up = do zagrania: { $cards }
ui-cli-heroes-cards-down = zagrane: { $cards }
ui-cli-heroes-card-counts = karty do zagrania: { $up } z { $all }
ui-cli-heroes-guarded = Strażnicy stoją na { $field }:
ui-cli-heroes-owned = Właściciel: { $player }.
ui-cli-heroes-explored = Już zbadane.

## Bitwa

ui-cli-heroes-battle = Bitwa na { $field }, tura { $turn }: { $hero } kontra { $enemy }
ui-cli-heroes-leads = W tej bitwie decydujesz za stworzenia.
ui-cli-heroes-strength = Siła { $n }
ui-cli-heroes-number = { $n } z { $whole }
ui-cli-heroes-lost = stracone: { $n }
ui-cli-heroes-dice = Rzut, { $fighter }:
ui-cli-heroes-hits-up-to = (* trafienie: { $n } lub mniej)
ui-cli-heroes-coming =
    { $n ->
        [one] { $n } rana
        [few] { $n } rany
       *[many] { $n } ran
    }

## Odpowiedzi

ui-cli-heroes-group-places = Eksploruj albo przejmij miejsce
ui-cli-heroes-group-battles = Walcz
ui-cli-heroes-group-fields = Idź na (·kroki)
ui-cli-heroes-group-build = Buduj
ui-cli-heroes-group-buy = Kup
ui-cli-heroes-group-upgrade = Ulepsz
ui-cli-heroes-group-hire = Zrekrutuj herosa
ui-cli-heroes-group-advance = Awansuj
ui-cli-heroes-group-sell = Sprzedaj zwój
ui-cli-heroes-group-for-gold = Zasoby na złoto
ui-cli-heroes-group-for-resources = Złoto na zasoby
ui-cli-heroes-group-dismiss = Rozwiąż
ui-cli-heroes-pass = pas
ui-cli-heroes-chance = { $percent } %, −{ $tokens }
ui-cli-heroes-hopeless = poniżej 10 %
ui-cli-heroes-odds-note = [szansa na wygraną, jednostki stracone w razie zwycięstwa]: z { $n } symulowanych bitew; „{ "o" }” i pole: dokładniej.
ui-cli-heroes-odds = { $field }: wygrane { $percent } % (przedział 95 %: od { $low } do { $high }) z { $n } symulowanych bitew, średnio { $turns } tury; średnio stracone jednostki: { $tokens }, w zwycięstwach { $won }.
ui-cli-heroes-which-odds = Szanse której bitwy? Na przykład „{ "o c5" }”.
error-two-ways = „{ "go" } { $field }” czy „{ "visit" } { $field }”?

## Pomoc

ui-cli-heroes-help-map = { "m" }: mapa ze wszystkimi graczami, także podczas bitwy
ui-cli-heroes-help-town = { "t" }: twoje miasto, co w nim stoi i ile co kosztuje; { "t" } i litera: miasto tego gracza
ui-cli-heroes-help-odds = { "o" } i pole: szanse bitwy na tym polu, na przykład „{ "o c5" }”
ui-cli-heroes-help-card = ? albo { "c" } i cokolwiek: karta, jednostka, stworzenie, miejsce albo pole, na przykład „? gryfy”, „? { "c5" }”; samo pole („{ "c5" }”) prowadzi na nie
ui-cli-heroes-help-rules = { "r" } i identyfikator albo słowa: zasady, na przykład „{ "r MMH-MOVE-02" }” albo „{ "r luck token" }” (po angielsku)
ui-cli-heroes-which-card = Co? Na przykład „{ "c" } gryfy”.
ui-cli-heroes-which-rule = Jaka zasada? Na przykład „{ "r MMH-MOVE-02" }” albo „{ "r luck token" }”.
ui-cli-heroes-kind-ability = zdolność herosów
ui-cli-heroes-kind-hero = heros
ui-cli-heroes-kind-faction = frakcja
ui-cli-heroes-kind-unit = jednostka
ui-cli-heroes-kind-building = budynek
ui-cli-heroes-kind-card = karta akcji
ui-cli-heroes-kind-skill = umiejętność
ui-cli-heroes-kind-scroll = zwój
ui-cli-heroes-kind-artifact = artefakt
ui-cli-heroes-kind-set = zestaw artefaktów
ui-cli-heroes-kind-treasure = skarb
ui-cli-heroes-kind-week = karta tygodnia
ui-cli-heroes-kind-encounter = spotkanie
ui-cli-heroes-kind-elemental = żywiołak
ui-cli-heroes-kind-tier = rodzaj spotkań
ui-cli-heroes-kind-place = miejsce
ui-cli-heroes-kind-combat = zdolność bojowa
ui-cli-heroes-kind-face = ścianka kostki elitarnej
ui-cli-heroes-kind-action = akcja
ui-cli-heroes-kind-terrain = teren
