cups-name = Under the Cup
cups-rules =
    Everybody rolls in secret. In turn you say how many dice of one face lie under all cups together: more dice than the
    bid before, at most two more, or as many of a higher face. Whoever does not believe a bid doubts it, and all cups are
    lifted. If there are as many as was said, the doubter loses a die, else the bidder. The last with dice wins.
cups-option-wild-ones = Wild ones
cups-about-wild-ones = a one counts as any face
cups-option-short-game = Short game
cups-about-short-game = three dice each instead of five

cups-dice =
    { $number ->
        [one] { $number } die showing { $face }
       *[other] { $number } dice showing { $face }
    }
cups-choice-bid = { cups-dice }
cups-choice-doubt = I doubt it
cups-ask-bid =
    { $number ->
        [0] How many dice are there, and showing what?
       *[other] { $bidder } says: { cups-dice }. Raise, or doubt?
    }
cups-waiting-bid = { $player } bids or doubts.
cups-under =
    { $left ->
        [0] out
        [one] { $left } die under the cup
       *[other] { $left } dice under the cup
    }
cups-stands = The bid: { cups-dice } ({ $bidder }).
cups-rolled = { $seat } rolls { $dice }.
    .hidden = { $seat } rolls under the cup.
cups-bid = { $seat } says: { cups-dice }.
cups-doubted = { $seat } doubts it. Under the cups: { $cups }. Together: { cups-dice }.
cups-lost =
    { $left ->
        [0] { $seat } loses a die and is out.
       *[other] { $seat } loses a die; { $left } left.
    }
cups-wins = { $seat } wins, the last with dice under the cup.
