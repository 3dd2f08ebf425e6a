# Words of the table, for the terminal and the browser.

hidden-leaders-power-track = Power track
hidden-leaders-war-area = war area
hidden-leaders-pile-harbor = Harbor
hidden-leaders-tavern = Tavern
hidden-leaders-pile-wilderness = Wilderness
hidden-leaders-pile-graveyard = Graveyard
hidden-leaders-hand = Hand
hidden-leaders-your-leader = Your Leader: { $leader }
hidden-leaders-no-faction = no faction
hidden-leaders-all-factions = all factions
hidden-leaders-advanced = advanced
hidden-leaders-set-aside = Set aside
hidden-leaders-set-base = Base game
hidden-leaders-set-extras = Extra heroes
hidden-leaders-set-queens = Queens & Friend
