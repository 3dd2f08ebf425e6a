# Co byłoby poprawne: części komunikatów o błędach.

hint-a-record = zapis gry
hint-a-number = liczba całkowita
hint-a-word = tekst w cudzysłowie
hint-a-list = lista
hint-a-list-of-words = lista odpowiedzi w notacji
hint-an-object-or-null = obiekt albo null
hint-names-with-true-false-or-a-word = nazwy opcji z wartością true, false albo słowem
hint-32-bytes-in-hexadecimal = 32 bajty zapisane szesnastkowo
hint-rules-version-and-choices = pola rules_version i choices
hint-the-id-of-a-card = identyfikator karty
hint-each-card-once = każda karta tylko raz
hint-players-a-b-in-order-tavern-piles-red-green-turn-options = gracze A, B, ... po kolei, a potem tavern, graveyard, wilderness, harbor, red, green, turn, options
hint-2-to-6-players = od 2 do 6 graczy
hint-a-card-of-the-sets-in-play = karta z zestawów użytych w grze
hint-a-position-in-a-turn = pozycja w trakcie tury
hint-a-position-in-the-middle-of-a-card-in-the-set-up-or-after-the-end = pozycja w trakcie rozpatrywania karty, podczas przygotowania albo po zakończeniu gry
hint-the-store-is-closed = magazyn jest zamknięty
