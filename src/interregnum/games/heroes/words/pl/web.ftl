# Słowa, które przy stole Might & Magic Heroes mówi tylko przeglądarka.

## Wyścig

heroes-web-race = Wyścig o Potęgę
heroes-web-round = Runda { $n }
heroes-web-turn = Teraz ich tura.
heroes-web-gold = Złoto: { $n }
heroes-web-resources = Zasoby: { $n }
heroes-web-town-level = Poziom miasta { $n }
heroes-web-power = Potęga: { $n }
heroes-web-power-of = Potęga: { $n } z { $goal }
heroes-web-power-sources = Potęga z miejsc: { $places }; artefakty: { $artifacts }; zdobyta na stałe: { $good }; karty: { $effects }

## Stół

heroes-web-answers = Wszystkie odpowiedzi słowami ({ $n })
heroes-web-shelf = Przebieg, miasto i herosi
heroes-web-town = Miasto
heroes-web-heroes = Herosi
heroes-web-battle = Walka
heroes-web-see-map = Pokaż mapę
heroes-web-see-battle = Wróć do walki
heroes-web-in-town = w mieście
heroes-web-on-field = na { $field }

## Mapa

heroes-web-map = Mapa
heroes-web-map-tools = Poruszanie się po mapie
heroes-web-map-whole = Cała mapa
heroes-web-map-home = Do mojego miasta
heroes-web-map-hero = Mój następny heros
heroes-web-map-nearer = Bliżej
heroes-web-map-farther = Dalej
heroes-web-map-next = Następne pole do wyboru
heroes-web-map-overview = Przegląd mapy
heroes-web-field = Pole { $field }
heroes-web-creatures = { $name } (Liczebność { $number }, Siła { $strength })
heroes-web-guarding = Strzegą: { $place }
heroes-web-guarded = Strzeżone z { $field }: { $creatures }
heroes-web-owned = Właściciel: { $player }
heroes-web-explored = Już zbadane
heroes-web-town-of = Miasto gracza { $player }, poziom { $n }
heroes-web-hero-of = { $hero } ({ $player })
heroes-web-steps =
    { $n ->
        [0] Tu stoi heros
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }

## Miasto

heroes-web-see-cards = Wróć do kart
heroes-web-see-town = Wróć do miasta
heroes-web-stands = stoi
heroes-web-can-build = można teraz wznieść
heroes-web-not-built = jeszcze nie stoi
heroes-web-raise = Wznieś
heroes-web-or = albo
heroes-web-lack-level = od poziomu miasta { $n }
heroes-web-basic = Podstawowa
heroes-web-elite = Elitarna
heroes-web-in-reserve = w rezerwie { $n }
heroes-web-side-buy-basic = Podstawowa
heroes-web-side-buy-elite = Elitarna
heroes-web-side-upgrade-basic = Ulepsz
heroes-web-side-dismiss-basic = podstawowa
heroes-web-side-dismiss-elite = elitarna
heroes-web-army-has = podstawowe { $basic }, elitarne { $elite }; w rezerwie { $reserve }
heroes-web-market = Targ i herosi
heroes-web-fewer = O jedną mniej
heroes-web-more = O jedną więcej
heroes-web-limit-gold = Brakuje złota.
heroes-web-limit-resources = Brakuje zasobów.
heroes-web-limit-command = Dowodzenie herosa nie pozwala na więcej jednostek.
heroes-web-limit-reserve = W rezerwie nie ma już żadnej.
heroes-web-limit-units = W tej akcji nie można kupić więcej jednostek.
heroes-web-limit-army = Armia nie ma ich więcej.
heroes-web-limit-once = Tylko raz naraz.
heroes-web-basket =
    { $n ->
        [one] { $n } rzecz w koszyku
        [few] { $n } rzeczy w koszyku
       *[many] { $n } rzeczy w koszyku
    }
heroes-web-do-basket = Wykonaj
heroes-web-do-and-end = Wykonaj i zakończ
heroes-web-empty-basket = Opróżnij koszyk
heroes-web-errand = Jeszcze do zrobienia: { $n }
heroes-web-errand-stopped = Przerwano przed „{ $what }”: tak już się nie da.

## Herosi i karty

heroes-web-stat-strength = Siła { $n }
heroes-web-stat-magic = Magia { $n }
heroes-web-stat-initiative = Inicjatywa { $n }
heroes-web-stat-command = Dowodzenie { $n }
heroes-web-command-of = jednostki: { $n } z { $most }
heroes-web-stat-rout = Pogrom { $n }
heroes-web-luck = Żetony szczęścia: { $n }
heroes-web-xp = PD: { $n }
heroes-web-advance = Następny awans kosztuje { $n } PD
heroes-web-no-army = bez jednostek
heroes-web-army = Armia
heroes-web-last-battle = ostatnia bitwa: { $n }
heroes-web-empty-slot = pusto
heroes-web-has-skills = Umiejętności
heroes-web-has-artifacts = Artefakty
heroes-web-has-scrolls = Zwoje
heroes-web-closed = Tylko ze szkołą { $school }
heroes-web-cards-up = Karty akcji do zagrania: { $n } z { $all }
heroes-web-spent = Zagrana w tej rundzie
heroes-web-pass = Spasuj

## Grupy odpowiedzi

heroes-web-group-places = Eksploruj albo przejmij miejsce
heroes-web-group-battles = Walcz
heroes-web-group-fields = Idź na
heroes-web-group-play = Karty akcji
heroes-web-group-build = Buduj
heroes-web-group-buy = Kup
heroes-web-group-upgrade = Ulepsz
heroes-web-group-hire = Zrekrutuj herosa
heroes-web-group-advance = Awansuj
heroes-web-group-sell = Sprzedaj zwój
heroes-web-group-for-gold = Zasoby na złoto
heroes-web-group-for-resources = Złoto na zasoby
heroes-web-group-dismiss = Odłóż do rezerwy

## Bitwa

heroes-web-side-attacker = Atakujący
heroes-web-side-defender = Broniący się
heroes-web-battle-turn = Tura bitwy { $n }
heroes-web-before = Przed pierwszym ciosem
heroes-web-track = Kolejność ataków
heroes-web-track-now = działa teraz
heroes-web-track-acted = już po ataku
heroes-web-track-waits = jeszcze przed atakiem
heroes-web-acts-now = Działa teraz
heroes-web-has-acted = Już po ataku
heroes-web-attacks = atakuje
heroes-web-tokens = Żetony: podstawowe { $basic }, elitarne { $elite }
heroes-web-number-left = Liczebność { $n } z { $whole }
heroes-web-lost =
    { $n ->
        [one] stracono { $n } żeton
        [few] stracono { $n } żetony
       *[many] stracono { $n } żetonów
    }
heroes-web-marks =
    { $n ->
        [one] { $n } rana zaznaczona dzięki Wytrzymałości
        [few] { $n } rany zaznaczone dzięki Wytrzymałości
       *[many] { $n } ran zaznaczonych dzięki Wytrzymałości
    }
heroes-web-gone = Poza bitwą
heroes-web-strength-of = Siła { $n }
heroes-web-initiative-of = Inicjatywa { $n }
heroes-web-dice-of =
    { $n ->
        [one] { $n } kostka
        [few] { $n } kostki
       *[many] { $n } kostek
    }
heroes-web-luck-tokens = Żetony Szczęścia: { $n }
heroes-web-hidden-scroll = zakryty zwój
heroes-web-elite-die-may = Może atakować kostką elitarną zamiast jednej ze zwykłych.
heroes-web-lasting = { $what }, { $until ->
        [attack] na ten atak
        [turn] do końca tury bitwy
       *[battle] do końca bitwy
    }
heroes-web-die-hit = { $n }: trafienie
heroes-web-die-miss = { $n }: pudło
heroes-web-die-unknown = { $n }
heroes-web-die-again = po przerzucie
heroes-web-hits-up-to =
    { $n ->
        [1] Kostka trafia przy wyniku 1.
       *[other] Kostka trafia przy wynikach od 1 do { $n }.
    }
heroes-web-hits =
    { $n ->
        [one] { $n } trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    }
heroes-web-wounds =
    { $n ->
        [one] { $n } rana
        [few] { $n } rany
       *[many] { $n } ran
    }
heroes-web-coming =
    { $n ->
        [one] Do otrzymania jest { $n } rana
        [few] Do otrzymania są { $n } rany
       *[many] Do otrzymania jest { $n } ran
    }
heroes-web-chance = { $whose }: { $n }% szans na zwycięstwo
heroes-web-chance-losses = przewidywana strata żetonów: { $n }
heroes-web-cards-now = Karty, których można teraz użyć
heroes-web-card-how =
    { $n ->
        [one] Naciśnij ponownie, aby użyć.
       *[other] Wybierz sposób albo naciśnij stos, którego karta ma dotyczyć.
    }
heroes-web-blows = Ciosy tej bitwy
heroes-web-again = Pokaż jeszcze raz
heroes-web-skip = Pomiń
heroes-web-why-announce = Każda kostka to jeden atak. Kostka elitarna zastępuje jedną z nich: może dodać rany, dać przerzut, wzmocnić stos albo przynieść Pecha. Stos z Precyzyjnym atakiem wskazuje teraz cel.
heroes-web-why-window = W tej chwili można użyć karty herosa. Pierwsze naciśnięcie pozwala ją przeczytać, drugie jej używa.
heroes-web-why-target = Karta zadziała na naciśnięty stos.
heroes-web-why-face = Żeton Szczęścia może zmienić wynik kostki elitarnej, zanim ten zadziała.
heroes-web-why-luck = Szczęście pozwala przerzucić wszystkie pudła; trafienia zostają.
heroes-web-why-reroll = Pudła można przerzucić, każdą kostkę raz w ataku.
heroes-web-why-wounded = Wszystkie rany z ataku otrzymuje jeden stos. Rana obraca żeton elitarny na stronę podstawową, a podstawowy eliminuje; dopiero potem kolej na następny żeton. Herosi nie otrzymują ran.
heroes-web-why-heal = Punkt przywraca stracony żeton jako podstawowy albo obraca podstawowy na elitarny, w stosie, który odniósł rany.
heroes-web-why-laurels = Laur obraca podstawowy żeton stosu na elitarny albo przywraca stracony.
heroes-web-why-flee = Kto ucieka, wraca do swojego miasta i odrzuca żetony; bitwa się kończy.
heroes-web-why-give-up = Naciśnięty żeton zostaje odrzucony, elitarny czy nie.
heroes-web-why-order = Ci są równie szybcy: naciśnięty działa pierwszy.
