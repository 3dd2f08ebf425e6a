# Zakończona gra z wyjaśnieniem: szanse wszystkich na wygraną i chwile, które ją odmieniły.

ui-analysis-about =
    Szanse na wygraną oszacowano, rozgrywając każdą pozycję dalej { $n ->
        [one] jeden raz
        [few] { $n } razy
        [many] { $n } razy
       *[other] { $n } razu
    }. Nikt nie wie, co leży w stosach ani jak wypadną kości.
ui-analysis-open = wszystko odkryte
ui-analysis-known = ile mógł wiedzieć gracz { $player }
ui-analysis-change = { $before }% → { $after }%
ui-analysis-moments = Co odmieniło grę
ui-analysis-done = { $player }: { $answer }
ui-analysis-better = Dobry gracz odpowiedziałby raczej: { $answer }.
ui-analysis-better-chance = Na tyle, ile mógł wiedzieć gracz { $player }, dawało to { $better }% zamiast { $given }%.
ui-analysis-why = Podpowiedź brzmiałaby: „{ $why }”
ui-analysis-best = Przy tym, co widział gracz { $player }, nie było nic wyraźnie lepszego: grę odmienił los albo to, co zakryte.

web-analysis-progress = Trwa rozgrywanie wielu pozycji …
web-analysis-eyes = Szanse na wygraną
web-analysis-see = Zobacz pozycję
web-analysis-curve = Szanse na wygraną w miarę trwania gry. { $ends }
web-analysis-end = { $player }: { $before }% na początku, { $after }% na końcu.
