# Co się mówi po skończonej grze, jakakolwiek by była.

web-end-scene = Jak się skończyło
web-end-skip = Pomiń
web-end-again = Zobacz finał jeszcze raz
web-end-you = Ty: { $text }
web-end-watch = Zobacz jeszcze raz
web-end-counting = Trwa podliczanie gry …
web-end-uncounted = Tej gry nie da się podliczyć: { $why }

ui-analysis = Gra z wyjaśnieniem
web-analysis-explain = Wyjaśnij grę
web-analysis-about = Jakie szanse miał każdy w miarę trwania gry i co ją odmieniło.

web-share = Pokaż grę innym
web-share-about = Każdy, kto ma link, może obejrzeć całą grę z odkrytymi kartami, bez czatu i bez cofniętych ruchów. Link powstaje, gdy zgodzą się wszyscy, którzy grali, i każda z tych osób może go wycofać.
web-share-named = z moim imieniem
web-share-named-about = Inaczej zamiast imienia stoi numer miejsca.
web-share-agree = Zgadzam się
web-share-waiting = Brakuje jeszcze zgody: { $players }
web-share-left = Ktoś, kto grał, odszedł od stołu; bez tej osoby linku nie będzie.
web-share-link = Link do powtórki
web-share-send = Wyślij …
web-share-end = Wycofaj
web-picture = Obrazek z wynikiem
web-picture-save = Zapisz obrazek
web-picture-send = Wyślij obrazek …
ui-seat-number = Gracz { $n }
