# A finished game explained: everybody's chance to win, and the moments that turned it.

ui-analysis-about =
    Chances to win, estimated by playing on from each position { $n ->
        [one] once
       *[other] { $n } times
    }. Nobody knows what lies in the piles, or how the dice will fall.
ui-analysis-open = with everything open
ui-analysis-known = as { $player } could know it
ui-analysis-change = { $before }% → { $after }%
ui-analysis-moments = What turned the game
ui-analysis-done = { $player }: { $answer }
ui-analysis-better = A good player would rather have answered: { $answer }.
ui-analysis-better-chance = As far as { $player } could know, that meant { $better }% instead of { $given }%.
ui-analysis-why = A hint would have said: “{ $why }”
ui-analysis-best = With what { $player } could see, there was nothing clearly better: luck, or what was hidden, turned the game.

web-analysis-progress = Playing on from many positions …
web-analysis-eyes = Chances to win
web-analysis-see = See the position
web-analysis-curve = Chances to win over the game. { $ends }
web-analysis-end = { $player }: { $before }% at the start, { $after }% at the end.
