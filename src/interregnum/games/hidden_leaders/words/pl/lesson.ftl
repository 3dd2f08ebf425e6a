# Gra z przewodnikiem: co się mówi w każdym kroku; tytuł mówi, o co chodzi, tekst, co się stało i co zrobić.
# $b i $c to przeciwnicy.

hidden-leaders-lesson-leader = Obejrzyj swojego Lidera
    .text = Każdy gra tajnym Liderem. Naciśnij i przytrzymaj kartę obok swojej ręki, żeby zobaczyć swojego.
hidden-leaders-lesson-factions = Twoje dwie frakcje
    .text = Lemron jest sprzymierzona z Wodnymi Ludami i Górskimi Plemionami. Wygrasz tylko wtedy, gdy zwycięży jedna z tych frakcji.
hidden-leaders-lesson-markers = Która frakcja zwycięża?
    .text = Decydują o tym dwa znaczniki. Przesuń je tak, żeby zwyciężyła najpierw jedna, a potem druga z twoich frakcji.
hidden-leaders-lesson-play = Zagraj Bohatera
    .text = Czerwony jest na czele o 2, więc zwyciężyłaby Armia Imperialna. Wymalowany Wieprz Wojenny cofa czerwony i przesuwa zielony do przodu: zagraj go.
hidden-leaders-lesson-draw = Uzupełnij rękę
    .text = Znaczniki stoją równo: teraz zwyciężyłyby Wodne Ludy, czyli twoja frakcja. Dobierz do czterech kart, jedną odkrytą z Karczmy i jedną w ciemno z Portu.
hidden-leaders-lesson-keep = Zostają trzy
    .text = Na ręce zostają trzy karty. Odrzuć Kolorowego Kwatermistrza: pomaga czerwonemu.
hidden-leaders-lesson-read = Co zdradza { $b }?
    .text = { $b } przesuwa czerwony o 3 do przodu, a cała ta drużyna to Armia Imperialna. Naciśnij Niedopłaconego Najemnika, żeby go przeczytać.
hidden-leaders-lesson-hide = Ukryj Bohatera
    .text = { $b } trzyma chyba stronę Armii Imperialnej. Ty zdradź mniej: zagraj Bojowego Behawiorystę i umieść Rozjuszoną Ropuchę zakrytą.
hidden-leaders-lesson-refill = Znów uzupełnij rękę
    .text = Ropuchę znasz tylko ty, a na koniec się liczy. Dobierz trzy karty i jedną odrzuć.
hidden-leaders-lesson-war = Zwyciężają Nieumarli!
    .text = Oba znaczniki są w strefie wojny: { $c } liczy na Nieumarłych. Zagraj Apatycznego Akwakapłana i wycofaj stamtąd czerwony.
hidden-leaders-lesson-finish = Siódmy Bohater
    .text = Masz siedmiu odkrytych Bohaterów, więc po tej turze gra się kończy. Dokończ ją: dobierz dwie karty i jedną odrzuć.
hidden-leaders-lesson-end = Wygrywasz!
    .text = Zwyciężają Wodne Ludy, a sprzymierzeni z nimi są i twój Lider, i Lider gracza { $c }. Masz 4 ich Bohaterów, { $c } ma 3: rozstrzygnęła twoja ukryta Ropucha.
