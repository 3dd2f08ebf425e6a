# How the winner is found, step by step.

hidden-leaders-outcome-markers = Red stands on space { $red }, green on space { $green }.
hidden-leaders-outcome-faction =
    { $faction ->
        [undead] Both markers stand in the war area (from space { $war }): the Undead win.
        [water-folk]
            { $distance ->
                [0] The markers stand on the same space: the Water Folk win.
               *[other] The markers stand next to each other: the Water Folk win.
            }
        [imperial-army]
            { $distance ->
                [one] Red is { $distance } space ahead: the Imperial Army wins.
               *[other] Red is { $distance } spaces ahead: the Imperial Army wins.
            }
       *[hill-tribes]
            { $distance ->
                [one] Green is { $distance } space ahead: the Hill Tribes win.
               *[other] Green is { $distance } spaces ahead: the Hill Tribes win.
            }
    }
hidden-leaders-faction-wins =
    { $faction ->
        [undead] The Undead win
        [water-folk] The Water Folk win
        [imperial-army] The Imperial Army wins
       *[hill-tribes] The Hill Tribes win
    }
hidden-leaders-outcome-leader =
    { $aligned ->
        [yes] { $player }: { $leader } ({ $factions }), aligned with the winning faction.
       *[no] { $player }: { $leader } ({ $factions }), not aligned with the winning faction.
    }
hidden-leaders-outcome-nobody = No player is aligned with the winning faction: nobody wins.
hidden-leaders-outcome-sole = Only { $player } is aligned with the winning faction.
hidden-leaders-outcome-most = Heroes of the winning faction in the party: { $counts }.
hidden-leaders-outcome-fewest = Still tied. All heroes in the party, the fewest wins: { $counts }.
hidden-leaders-outcome-number = Still tied. Leader numbers, the highest wins: { $counts }.
hidden-leaders-outcome-count = { $player } { $n }
hidden-leaders-outcome-winner = { $player } wins the game.

# How everybody finished; a name and a colon stand before it.

hidden-leaders-place-heroes =
    { $n ->
        [1] { $place }, one hero short
        [2] { $place }, two heroes short
        [3] { $place }, three heroes short
        [4] { $place }, four heroes short
       *[other] { $place }, { $n } heroes short
    }
hidden-leaders-place-party =
    { $n ->
        [one] { $place }, with a party one hero too large
       *[other] { $place }, with a party { $n } heroes too large
    }
hidden-leaders-place-number = { $place }, only the Leader’s number was lower
hidden-leaders-place-lost = { $place }, the Leader’s factions lost
hidden-leaders-place-none = no place, nobody wins
