# Words that the browser says when a game of Might & Magic Heroes is over, and when it is seen again.

heroes-web-end-wins = { $player } wins
heroes-web-end-shared = { $players } share the victory
heroes-web-end-how =
    { $end ->
        [domination] Domination in round { $n }
       *[time-out] Most Power when time ran out, after round { $n }
    }
heroes-web-end-chart = Power round by round
heroes-web-end-chart-about = How much Power each player had when a round began, and at the end.
heroes-web-end-goal = Goal: { $n }
heroes-web-end-last = End
heroes-web-end-bars = { $player }: { $power }
heroes-web-end-table = The same as a table
heroes-web-end-source-places = Places
heroes-web-end-source-artifacts = Artifacts
heroes-web-end-source-for_good = Gained for good
heroes-web-end-source-effects = Buildings and cards
heroes-web-end-total = Power
heroes-web-end-deeds = What everybody did
heroes-web-end-deed = Deed
heroes-web-end-won = Battles won
heroes-web-end-lost = Battles lost
heroes-web-end-routed = Creatures routed
heroes-web-end-duels_won = Duels won
heroes-web-end-duels_lost = Duels lost
heroes-web-end-fled = Fled from battle
heroes-web-end-walked = Movement points used
heroes-web-end-recruited = Units recruited
heroes-web-end-fallen = Units lost
heroes-web-end-built = Buildings raised
heroes-web-end-gold = Gold gathered
heroes-web-end-resources = Resources gathered
heroes-web-end-moments = Great moments
heroes-web-end-moment-leap = { $player } gains { $n } Power at once.
heroes-web-end-moment-blow =
    { $n ->
        [one] The hardest blow: { $who }, { $n } wound.
       *[other] The hardest blow: { $who }, { $n } wounds.
    }
heroes-web-end-moment-battle =
    { $n ->
        [one] The bloodiest battle: { $who } against { $whom }, { $n } unit lost.
       *[other] The bloodiest battle: { $who } against { $whom }, { $n } units lost.
    }
heroes-web-end-moment-beaten = The strongest foe: { $who } beats { $whom } ({ $n } XP).
heroes-web-end-moment-duel = { $who } beats { $whom } in a duel.
heroes-web-end-moment-lead = { $player } takes the lead and keeps it.

## Leaps of a replay

heroes-web-leap-round = Rounds
heroes-web-leap-turn = Turns
heroes-web-leap-battle = Battles
