# Ukryci Liderzy w terminalu.

hidden-leaders-cli-turn-of = Tura { $number }: { $player }
hidden-leaders-cli-end-at = Koniec: { $n } odkrytych w drużynie; brakuje: { $left }
hidden-leaders-cli-red = C czerwony
hidden-leaders-cli-green = Z zielony
hidden-leaders-cli-red-letter = C
hidden-leaders-cli-green-letter = Z
hidden-leaders-cli-now = Gdyby gra skończyła się teraz:
hidden-leaders-cli-ended = Zwycięska frakcja:
hidden-leaders-cli-why =
    { $faction ->
        [undead] oba znaczniki w strefie wojny
        [water-folk] znaczniki na tym samym polu lub na sąsiednich polach
        [imperial-army] przewaga czerwonego: { $n }
       *[hill-tribes] przewaga zielonego: { $n }
    }
hidden-leaders-cli-on-top = (na wierzchu: { $card })
hidden-leaders-cli-known-top = (znasz wierzchnią kartę: { $card })
hidden-leaders-cli-parties = Drużyny: ▪ odkryci, ▫ ukryci, od najstarszych; [ ] ukryci, których znasz
hidden-leaders-cli-party-counts = odkryci: { $up } z { $need }, ręka: { $hand }
hidden-leaders-cli-known-hand = na tej ręce znasz:
hidden-leaders-cli-your-hand = Twoja ręka
hidden-leaders-cli-no-cards = (brak kart)
hidden-leaders-cli-goal = Każdy gra ukrytym Liderem, sprzymierzonym z dwiema z czterech frakcji. Znaczniki decydują, która frakcja zwycięży; wygrać może tylko gracz, którego Lider jest z nią sprzymierzony.
hidden-leaders-cli-lay = zakryta ↓, odrzucona →
hidden-leaders-cli-to-draw = do dobrania: { $n }
hidden-leaders-cli-help-card = { "c" } i karta: pokaż kartę, na przykład „{ "c" } szaman”
hidden-leaders-cli-help-rules = { "r" }: rozdziały zasad; { "r" } i słowa: co o tym mówią, na przykład „{ "r" } tura” albo „{ "r" } { "HL-WIN-02" }”
hidden-leaders-cli-help-preview = { "w" }: co każda odpowiedź zrobi ze znacznikami i która frakcja by wtedy zwyciężyła
hidden-leaders-cli-preview = Co przyniesie każda odpowiedź
hidden-leaders-cli-preview-none = Teraz o nic cię nie pytamy.
hidden-leaders-cli-which-card = Jaka karta? Na przykład „{ "c" } szaman”.
hidden-leaders-cli-which-rule = Czytaj dalej, podając słowo, na przykład „{ "r" } tura”.
hidden-leaders-cli-ask-cards = Które karty, od 1 do { $most }?
hidden-leaders-cli-ask-cards-none = Pełna gra
