# Zasady do czytania, w przeglądarce i w terminalu: rozdziały i ich części, każda z tekstem.
# Pusty wiersz zaczyna akapit; wiersze z kropką to lista.

heroes-rules-game = Gra
heroes-rules-map = Na mapie
heroes-rules-realm = Miasto i skarbiec
heroes-rules-heroes-part = Herosi
heroes-rules-battles = Bitwy
heroes-rules-time = Tygodnie i koniec gry

heroes-rules-goal = Cel i długość gry
    .text =
        Tron jest pusty, a od dwóch do czterech frakcji ściga się o Potęgę. W grze dwuosobowej natychmiast wygrywa ten, kto ma 12 punktów Potęgi, w trzyosobowej 14, w czteroosobowej 16; może to nastąpić w każdej chwili, nawet w turze innego gracza.

        Jeśli nikt nie zajdzie tak daleko, gra kończy się po rundzie z ostatnią kartą tygodnia i wygrywa gracz o największej Potędze. Krótka gra ma 9 kart tygodnia i dziesięć rund, średnia 12 i trzynaście, długa 15 i szesnaście.

        Nikt nie odpada: miast nie można zdobyć, a herosi nie giną. Pokonany heros wraca do domu i zaczyna od nowa.
heroes-rules-setup = Przed pierwszą rundą
    .text =
        Mapę układa się z kafelków o boku czterech pól: dziewięciu dla dwóch graczy, dwunastu dla trzech, szesnastu dla czterech. Stworzenia stoją tam, gdzie każą kafelki, i wszyscy je widzą; nagrody na ich odwrocie nie zna nikt.

        Każdy wybiera frakcję, a potem pole kafelka startowego na swoje miasto: bez miejsca i bez stworzeń, z wolnym wyjściem. Miasto zastępuje to, co jest pod nim.

        Zaczynasz z miastem poziomu I, 5 zasobami, 7 sztukami złota i jednym z trzech herosów swojej frakcji, który dowodzi sześcioma żetonami elitarnymi: trzema o Sile 2 i trzema o Sile 3. Dwóch pozostałych herosów można zrekrutować później.
heroes-rules-round = Runda i karty akcji
    .text =
        Masz trzy karty akcji, a na każdej dwie akcje. Po kolei, od pierwszego gracza, każdy zagrywa jedną odkrytą kartę, wykonuje jedną z jej dwóch akcji i odwraca kartę. Runda kończy się, gdy nikt nie ma już czego zagrać.

        • Aktywacja herosów: herosi ruszają się, badają i przejmują miejsca, walczą.
        • Pozyskanie surowców: miejsca i budynki dają zasoby i złoto.
        • Budowa: jeden budynek albo następny poziom miasta.
        • Rekrutacja: jednostki dla herosów w mieście, ulepszenia, nowi herosi.

        Wolno zrobić mniej, niż pozwala akcja, albo nic: to pas, który też kosztuje kartę. Targowisko daje czwartą kartę, z Budową i Pozyskaniem surowców. Wszyscy wiedzą, jakie karty zostały innym.

        Po rundzie żeton pierwszego gracza przechodzi w lewo, karty odkrywa się na nowo i odsłania następny tydzień.

heroes-rules-moving = Ruch
    .text =
        Akcją Aktywacja herosów aktywujesz swoich herosów jednego po drugim, każdego raz, w dowolnej kolejności. Heros ma 4 punkty ruchu. Wejście na pole kosztuje jeden; chodzi się w górę, w dół, w lewo i w prawo, nigdy na ukos.

        Eksploracja i przejęcie kontroli nie kosztują punktów, a niewykorzystane przepadają. Kto wejdzie do własnego miasta, kończy tam ruch. Do cudzych miast wejść nie można. Twoi herosi mogą się mijać, ale nie mogą zatrzymać się na jednym polu.

        Kto wchodzi na pole ze stworzeniami albo z wrogim herosem, od razu walczy. W jednej aktywacji heros może stoczyć jedną bitwę; po zwycięstwie idzie dalej, jeśli zostały mu punkty. Herosa bez jednostek nie można aktywować: czeka w mieście.
heroes-rules-terrain = Woda, góry, porty i portale
    .text =
        Po terenie otwartym można chodzić, cokolwiek na nim narysowano. Woda i góry są zamknięte i nikt się na nich nie zatrzymuje.

        Z portu heros może popłynąć dalej i zejść na ląd na każde pole, na które wolno wejść; z opcją „Od portu do portu” tylko w porcie. Odkrywca przechodzi przez góry.

        Kto zbudował w mieście Portal, może za jeden punkt wyjść na dowolny portal mapy albo z portalu wrócić do domu, już bez opłaty. Podróżnik między wymiarami przechodzi z portalu do portalu za jeden punkt, bez żadnego budynku.
heroes-rules-zones = Strefy kontroli
    .text =
        Każdy heros na mapie strzeże pól, do których doszedłby dwoma krokami po terenie dla siebie otwartym. Twojej flagi w strefie twojego herosa nie może przejąć nikt.

        Strefa nikomu nie przeszkadza chodzić. Heros w mieście jej nie ma; strefa nie przechodzi przez miasta ani przez portale. Po bitwie herosów strefa zwycięzcy mówi, które flagi zmieniają właściciela.
heroes-rules-flags = Flagi i kopalnie
    .text =
        Miejsca na tarczy można kontrolować. Kto przechodzi przez takie pole albo na nim staje, może je przejąć: zatyka flagę i od razu ma jego Potęgę, a dotychczasowy właściciel traci tyle samo.

        Strzeżone miejsce najpierw atakuje: jego strażnicy stoją na polu, z którego wychodzi strzałka, i trzeba ich pokonać. Cudze miejsce musi leżeć poza strefami herosów właściciela. Flaga zostaje, aż ktoś inny ją zdejmie; nikt nie musi jej pilnować.

        Każde miejsce jest warte razem cztery, w Potędze albo w dochodzie: Tartak 1 punkt Potęgi i 3 zasoby, Kopalnia żelaza 2 i 2, Kopalnia kryształów 3 i 1, Kopalnia złota 4 złota bez Potęgi, Smocze ogniwa 4 punkty Potęgi bez dochodu.
heroes-rules-places = Miejsca do zbadania
    .text =
        Miejsca na okrągłym medalionie można zbadać raz na grę: robi to ten, kto przyjdzie pierwszy. Na początku wszystkich ktoś strzeże; kto chce badać, najpierw walczy. Miejsce, którego strażników pokonano, czeka na odkrywcę.

        • Tajemna Biblioteka: zwój. Kuźnia: artefakt. Smocza Świątynia: jedna część karty skarbu.
        • Stajnia: ten heros aktywuje się jeszcze raz. Płatnerz: wszystkie podstawowe jednostki armii stają się elitarne.
        • Arena: do trzech jednostek dowolnego poziomu za zwykłą cenę.
        • Kryształ Objawienia: 2 punkty Potęgi na zawsze. Kamień Oświecenia: awans za darmo.
        • Smocze złoże: jedna karta z odrzuconych skarbów, zwojów lub artefaktów.

heroes-rules-gathering = Pozyskanie surowców
    .text =
        Tą akcją zbierasz dochód z każdego miejsca pod twoją flagą, z Ratusza, od herosów, którzy handlują, z artefaktów i z karty tygodnia. Ratusz daje 3 zasoby albo 3 złota, za każdym razem do wyboru.

        Zasobami płaci się za budynki i poziomy miasta, złotem za jednostki i herosów. Wszystko leży w skarbcu; herosi niczego nie noszą.
heroes-rules-building = Budowa
    .text =
        Jedna akcja Budowa wznosi jeden budynek albo podnosi miasto o jeden poziom. Budynek wymaga ceny i poziomu miasta; każdy można wznieść raz. Poziomy idą od I do IV, a każdy otwiera kolejny rodzaj jednostek i nowe budynki.

        Ratusz daje dochód, a Targowisko czwartą kartę akcji i handel. Plac treningowy pozwala na jednostki elitarne, Garnizon na dwie jednostki więcej za jednym razem, Rada Wojenna daje każdemu twojemu herosowi miejsce na jeden żeton więcej. Hala Sław wzywa nowych herosów. Każda frakcja ma jeden własny budynek, który działa w bitwie.

        Świątynia Ashy jest warta 3 punkty Potęgi. Kosztuje 12 zasobów, 12 złota i Łzę Ashy, artefakt, który musi mieć jeden z twoich herosów; Potęga Łzy zostaje przy tobie.
heroes-rules-recruiting = Rekrutacja
    .text =
        Jednostki kupuje się dla herosów, którzy są w twoim mieście: jednostki poziomu miasta lub niższego, najwyżej trzy w jednej akcji, z Garnizonem pięć, i nigdy więcej, niż pozwala Dowodzenie herosa i zapas żetonów. Jednostki elitarne wymagają Placu treningowego.

        Z Placem treningowym jednostki podstawowe można ulepszać za różnicę ceny; to nie liczy się do limitu. Z Halą Sław nowy heros kosztuje 5 złota, liczy się jak jedna jednostka i przyprowadza jedną elitarną jednostkę poziomu I. Nikt nie ma więcej niż trzech herosów.

        Jednostki można rozwiązać w każdej armii, gdziekolwiek jest jej heros, ale nie ostatnią; nic za to nie ma.
heroes-rules-trade = Handel
    .text =
        Z Targowiskiem możesz handlować w każdej swojej akcji, także zanim za coś zapłacisz: dwa zasoby za jedno złoto albo dwa złota za jeden zasób, ile razy chcesz. Zwój herosa, który jest w mieście, można sprzedać za tyle złota, ile wynosi jego poziom.

heroes-rules-hero = Heros
    .text =
        Karta herosa mówi, jak mocno uderza (Siła), jakich zwojów może użyć (Magia), jak wcześnie działa (Inicjatywa) i iloma żetonami dowodzi (Dowodzenie). Dwie zdolności czynią każdego innym, a trzy szkoły mówią, które drugie zasady umiejętności i zwojów są dla niego otwarte.

        Herosi nie przekazują sobie jednostek, artefaktów, zwojów, szczęścia ani doświadczenia.
heroes-rules-experience = Doświadczenie i awans
    .text =
        Pokonane stworzenia stają się trofeum; medale na jego odwrocie to punkty doświadczenia (PD). Trofea można zachować na później. Awans kosztuje o trzy więcej, niż heros ma umiejętności: pierwszy 3 PD, potem 4, 5 i tak dalej. Wydaje się całe trofea, bez reszty.

        Awansujący heros wybiera Siłę albo Magię, dobiera dwie karty tej talii, jedną zatrzymuje, drugą odrzuca. Doświadczenie z karty skarbu trzeba wykorzystać od razu, choćby razem z trofeami, inaczej przepada.
heroes-rules-skills = Umiejętności i szkoły
    .text =
        Umiejętność zostaje przy herosie do końca gry. Jej pierwsza zasada jest otwarta dla każdego, kto ją ma, druga tylko dla herosa jej szkoły. Gdzie druga zasada zaczyna się od LUB, używasz jednej z dwóch; gdzie od ORAZ, masz obie.

        Siła ma szkoły Cnót, Okrzyków bojowych, Taktyki, Sztuki wojennej i Królestwa, Magia zaś szkoły Pierwotną, Ciemności, Światłości, Ziemi i Wody. Gdy karta przeczy zasadom, rację ma karta.
heroes-rules-scrolls = Zwoje
    .text =
        Zwój leży zakryty przy herosie: inni widzą, ile ich jest, ale nie jakie. Używa go raz, w chwili podanej na karcie, heros o Magii równej co najmniej poziomowi zwoju; potem karta idzie na stos kart odrzuconych. Druga zasada jest otwarta dla herosów szkoły, jak przy umiejętnościach.

        W bitwie heros może użyć jednego zwoju za każdym razem, gdy można używać kart. Rozproszenie Magii odpowiada na zwój wroga, zanim ten zadziała.
heroes-rules-artifacts = Artefakty i skarby
    .text =
        Kto zdobywa artefakt, dobiera trzy i zatrzymuje jeden. Heros może mieć po jednym z każdego typu: ubranie, pancerz, broń, skarb, sakwa. Każdy artefakt jest wart 1 punkt Potęgi, dopóki go masz; wyrzucić go nie można, ale można go stracić w bitwie herosów.

        Karta skarbu ma cztery części. Bierzesz tyle, ile skrzyń ma trofeum, nigdy wszystkie cztery. Z opcją „Zestawy artefaktów” dwie lub trzy części jednego zestawu dają własną premię.

heroes-rules-battle = Przebieg bitwy
    .text =
        Bitwa zaczyna się, gdy heros wejdzie na pole ze stworzeniami albo z wrogim herosem lub chce zbadać czy przejąć strzeżone miejsce. Stworzeniami kieruje gracz po lewej ręce walczącego.

        • Sprawdza się Pogrom: może stworzenia uciekną.
        • Zagrywa się karty działające przed bitwą, a wszyscy zajmują miejsca na torze inicjatywy.
        • W każdej turze bitwy każdy stos, każde stworzenia i każdy heros atakują raz, w tej kolejności.
        • Od drugiej tury najpierw można uciec, a kolejność ustala się na nowo.
        • Bitwa kończy się, gdy jedna strona nie ma już jednostek albo uciekła.
heroes-rules-track = Tor inicjatywy
    .text =
        Kto ma wyższą Inicjatywę, działa wcześniej. Wszystkie żetony jednego rodzaju w armii to jeden stos z jednym miejscem, podstawowe i elitarne razem; heros ma miejsce osobne.

        Gdy stworzenia i twoje stosy są równe, pierwsze są stworzenia, potem jeden twój stos, i tak na przemian. W bitwie herosów strona szybszego herosa ustawia najpierw wszystkie równe oddziały; jeśli i herosi są równi, strony ustawiają na przemian, zaczyna atakujący. Kolejność własnych równych stosów wybierasz sam.
heroes-rules-attack = Atak
    .text =
        Stos rzuca jedną kostką ośmiościenną za każdy żeton, stworzenia jedną za każde, które zostało, heros jedną: nigdy więcej niż pięcioma i nigdy mniej niż jedną. Każda kostka z wynikiem nie większym niż Siła atakującego trafia i zadaje jedną ranę. 1 zawsze trafia, 8 nigdy.

        Karty, zdolności i szczęście pozwalają na przerzuty, ale każdą kostkę w jednym ataku tylko raz. Najpierw przerzuca atakujący, potem następują przerzuty wymuszone przez wroga.
heroes-rules-elite-die = Kostka elitarna
    .text =
        Stos, w którym jest choć jeden żeton elitarny, może oddać jedną kostkę i rzucić zamiast niej kostką elitarną; przy sześciu atakach i więcej rzuca pięcioma kostkami i kostką elitarną. Mogą to także elitarne stworzenia. Kostka ma sześć ścianek:

        • Jedna czaszka, dwa razy: jedna rana więcej. Dwie czaszki: dwie rany więcej.
        • Szczęście: atakujący może przerzucić wszystkie pudła.
        • Laur: podstawowy żeton tego stosu staje się elitarny albo wraca jeden, który w tej bitwie poległ. Stworzenia odzyskują jedno ze swoich.
        • Pech: atakujący musi przerzucić wszystkie trafienia.

        Opcje zmieniają to, kto nią rzuca: dopiero od dwóch ataków albo cała armia, jeśli ma elitarną jednostkę.
heroes-rules-wounds = Rany
    .text =
        Właściciel trafionej armii wybiera stos, który przyjmuje rany z ataku. Rana usuwa żeton podstawowy, a elitarny odwraca na stronę podstawową. Jeden żeton przyjmuje rany, aż odpadnie, potem następny; gdy stosu już nie ma, właściciel wybiera inny. Herosi nie odnoszą ran.

        Stworzenia tracą za każdą ranę jeden punkt Liczebności. Poległe żetony wracają po bitwie do rezerwy, a odwrócone elitarne zostają podstawowe. Wskrzeszenie cofa rany z tej bitwy, jedną za każdy punkt.
heroes-rules-abilities = Zdolności jednostek i stworzeń
    .text =
        • Precyzyjny atak: przed rzutem wskazujesz stos, który przyjmie rany, i możesz przerzucić jedno pudło.
        • Obrona: stosu nie można tak wskazać, a przy ucieczce wystarczy jeden taki żeton.
        • Wytrzymałość: za każdy znak jedna rana więcej, zanim żeton się odwróci albo odpadnie.
        • Przebicie: przed tym stosem Wytrzymałość nie chroni.
        • Pogromca: każda kostka, która trafia, zadaje dwie rany. Furia: zawsze pięć kostek. Regeneracja: rany stworzeń goją się na końcu tury. Te trzy mają tylko stworzenia.
heroes-rules-luck = Szczęście
    .text =
        Żeton Szczęścia leży przy herosie. Po rzucie jego armii możesz go oddać, żeby przerzucić wszystkie pudła albo kostkę elitarną, albo żeby odwołać Pecha. Po odwołanym Pechu w tym ataku nie przerzuca się już żadnej kostki.
heroes-rules-rout = Pogrom
    .text =
        Przed zbyt silną armią stworzenia uciekają. Heros ma po 1 punkcie Pogromu za: co najmniej dziewięć jednostek, elitarną jednostkę poziomu IV, umiejętność Agresywność, Rękawicę pogromcy.

        Pospolite stworzenia uciekają przed Pogromem 2, groźne przed 3, legendarne przed 4. Nie można wtedy wybrać walki: dostajesz skrzynie, ale nie trofeum i nie doświadczenie. To nie bitwa, więc heros może jeszcze jedną stoczyć.
heroes-rules-flight = Ucieczka
    .text =
        Od drugiej tury bitwy heros może przed jej rozpoczęciem uciec; w bitwie herosów pierwszy mówi o tym obrońca. Heros idzie do swojego miasta i traci dwa żetony albo jedyny, albo jeden z Obroną. Bitwa jest przegrana. Stworzenia nigdy nie uciekają.
heroes-rules-after = Po bitwie ze stworzeniami
    .text =
        Jeśli wygrasz, stworzenia stają się trofeum twojego herosa: medale to doświadczenie, a za skrzynie dobierasz kartę skarbu i bierzesz tyle jej części. Heros zostaje na polu i może iść dalej.

        Jeśli przegrasz albo uciekniesz, stworzeń jest tyle, ile przedtem, a heros jest w mieście bez żetonów, które poległy.
heroes-rules-duel = Heros przeciw herosowi
    .text =
        Taka bitwa toczy się jak każda inna, tyle że z armią po obu stronach; nie ma w niej doświadczenia ani skarbów. Zwycięzca, także ten, którego zaatakowano, wybiera jedną nagrodę: umiejętność, dobieraną jak przy awansie, ale za darmo, albo artefakt pokonanego herosa, na który ma miejsce.

        Prócz tego może od razu przejąć wszystkie flagi pokonanego gracza w strefie zwycięskiego herosa. Pokonany heros wraca do miasta i zachowuje umiejętności, zwoje, trofea i szczęście. Herosa w mieście nie można zaatakować.

heroes-rules-weeks = Tygodnie i księżyc
    .text =
        Każda runda prócz pierwszej zaczyna się od nowej karty tygodnia. Działa ona na wszystkich do końca rundy: spójrz na nią, zanim zaatakujesz.

        Karty mają trzy fazy księżyca: najpierw przychodzą sierpy, potem kwadry, na końcu pełnie, od trzech do pięciu każdej fazy, zależnie od długości gry. Fazę następnej karty widać na jej odwrocie. Gdy odsłoni się ostatnią, zaczyna się ostatnia runda.
heroes-rules-dark-days = Mroczne dni
    .text =
        W tygodniu z tym znakiem stworzenia walczą w dwóch równych stosach; zanim zrani się drugi, pierwszy musi paść. Żeby je przegonić, trzeba o 1 punkt Pogromu więcej. Nagroda jest jak za jeden.
heroes-rules-power = Potęga
    .text =
        Potęgę liczy się przez cały czas i widzą ją wszyscy:

        • miejsca pod twoją flagą: tyle, ile mówi ich tarcza;
        • każdy artefakt twoich herosów: 1;
        • każdy Kryształ Objawienia, który zbadasz: 2, na zawsze;
        • Świątynia Ashy: 3;
        • to, co dają karty.

        Potęgę można stracić razem z flagą albo artefaktem.
heroes-rules-end = Koniec gry
    .text =
        Kto osiągnie cel, wygrywa natychmiast; jeśli jedno zdarzenie doprowadzi do celu kilku graczy, pierwszy jest gracz aktywny, potem inni w kolejności tur.

        Po ostatniej rundzie wygrywa największa Potęga. Przy remisie wygrywa ten, kto ma razem więcej zasobów i złota; jeśli i to jest równe, gracze dzielą się zwycięstwem.

## Wszystko, co jest w pudełku

heroes-web-cards-kind = Co
heroes-web-cards-faction = Frakcja
heroes-web-cards-school = Szkoła lub typ
heroes-web-cards-level = Poziom, groźność lub faza
heroes-web-cards-find = Nazwa lub tekst
heroes-web-cards-every = wszystko
heroes-web-cards-found =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
heroes-web-cards-none = W pudełku nie ma nic takiego.
heroes-web-cards-of =
    { $kind ->
        [hero] Herosi
        [unit] Jednostki
        [encounter] Stworzenia
        [elemental] Żywiołaki
        [building] Budynki
        [skill] Umiejętności
        [artifact] Artefakty
        [set] Zestawy artefaktów
        [scroll] Zwoje
        [treasure] Skarby
        [week] Tygodnie
       *[place] Miejsca
    }
heroes-web-cards-number = Liczebność { $n }.
heroes-web-cards-level-of = Poziom { $n }
