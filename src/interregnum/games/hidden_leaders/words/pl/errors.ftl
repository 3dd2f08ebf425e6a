# Co było nie tak w tej grze i jak powinno być.

hidden-leaders-beginner-with-sets = Gra dla początkujących używa tylko zestawu podstawowego: wyłącz grę dla początkujących albo pozostałe zestawy.
hidden-leaders-hint-the-id-of-a-card = identyfikator karty
hidden-leaders-hint-each-card-once = każda karta tylko raz
hidden-leaders-hint-players-a-b-in-order-tavern-piles-red-green-turn-options = gracze A, B, ... po kolei, a potem tavern, graveyard, wilderness, harbor, red, green, turn, options
hidden-leaders-hint-2-to-6-players = od 2 do 6 graczy
hidden-leaders-hint-a-card-of-the-sets-in-play = karta z zestawów użytych w grze
hidden-leaders-hint-a-position-in-a-turn = pozycja w trakcie tury
hidden-leaders-hint-a-position-in-the-middle-of-a-card-in-the-set-up-or-after-the-end = pozycja w trakcie rozpatrywania karty, podczas przygotowania albo po zakończeniu gry
