# Words that only the browser says about what cannot be chosen, who is near, and what a card would change.

heroes-web-rule = Rule { $rule }
heroes-web-field-chance = { $n }% to win
heroes-web-near = In reach of { $heroes }
heroes-web-near-hero = { $hero } ({ $player }, { heroes-web-steps })
heroes-web-movement-left =
    { $n ->
        [one] { $n } movement point left
       *[other] { $n } movement points left
    }
heroes-web-set-pieces = Set “{ $set }”: { $n } of { $all } pieces
heroes-web-changes = What it changes for { $hero }
heroes-web-no-changes = It changes no number of { $hero } now.
heroes-web-change-strength = Strength
heroes-web-change-magic = Magic
heroes-web-change-initiative = Initiative
heroes-web-change-command = Command
heroes-web-change-movement = Movement points
heroes-web-change-rout = Rout
heroes-web-change-stack-strength = Strength of each stack
heroes-web-change-stack-initiative = Initiative of each stack
heroes-web-change-power = Power
heroes-web-change-set = Pieces of “{ $set }”
heroes-web-change-told = { $what }: { $now }, then { $then }
heroes-web-sources = Where it comes from
heroes-web-weeks-left =
    { $n ->
        [0] the last round
        [one] { $n } more Week card
       *[other] { $n } more Week cards
    }
