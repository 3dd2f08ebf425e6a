# Słowa stołu dla terminala i przeglądarki.

hidden-leaders-power-track = Tor siły
hidden-leaders-war-area = strefa wojny
hidden-leaders-pile-harbor = Port
hidden-leaders-tavern = Karczma
hidden-leaders-pile-wilderness = Dzicz
hidden-leaders-pile-graveyard = Cmentarzysko
hidden-leaders-hand = Ręka
hidden-leaders-your-leader = Twój Lider: { $leader }
hidden-leaders-no-faction = bez frakcji
hidden-leaders-all-factions = wszystkie frakcje
hidden-leaders-advanced = zaawansowana
hidden-leaders-set-aside = Odłożone na bok
hidden-leaders-set-base = Gra podstawowa
hidden-leaders-set-extras = Dodatkowi Bohaterowie
hidden-leaders-set-queens = Królowe i przyjaciel
