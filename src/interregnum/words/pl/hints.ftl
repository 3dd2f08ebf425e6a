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
hint-the-store-is-closed = magazyn jest zamknięty
