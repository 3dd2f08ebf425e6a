# Might & Magic Heroes: questions, answers, events and the result. Players and heroes are names that never change.

## Things, fighters and numbers

heroes-title = “{ $name }”
heroes-thing =
    { $kind ->
        [ability] the ability
        [skill] the skill
        [scroll] the scroll
        [artifact] the artifact
        [set] the set
        [building] the building
        [week] the Week card
        [place] the place
       *[treasure] the treasure card
    } “{ $name }”
heroes-a-token =
    { $side ->
        [basic] basic
       *[elite] elite
    } { $unit } token
heroes-some-fighter =
    { $what ->
        [unit] units of town level { $level }
        [hero] the hero
        [elemental] the elemental
       *[creature] the creatures
    }
heroes-fighter =
    { $which ->
        [attacker] { $name } (attacker)
        [defender] { $name } (defender)
        [second] { $name } (second stack)
       *[only] { $name }
    }
heroes-second-rule =
    { $second ->
        [yes] , second rule
       *[no] { "" }
    }
heroes-on-target =
    { $aimed ->
        [yes] , target: { $target }
       *[no] { "" }
    }
heroes-points =
    { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }
heroes-wounds =
    { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
heroes-pile =
    { $deck ->
        [might] the Might deck
        [magic] the Magic deck
        [scroll] the deck of scrolls
        [artifact] the deck of artifacts
       *[treasure] the deck of treasures
    }

## Events: the frame of the game

heroes-event-game-began = { $player } is the first player.
heroes-event-faction-taken = { $player } plays { $faction }.
heroes-event-town-founded = { $player } founds a town on { $field }.
heroes-event-hero-entered = { $hero } enters play ({ $player }).
heroes-event-round-began = Round { $round } begins; { $player } goes first.
heroes-event-week-revealed = Week card { $card }. { $text }
heroes-event-card-played = { $player } plays the action card { $card }: { $action }.
heroes-event-passed = { $player } passes with the action card { $card }.
heroes-event-power-changed =
    { $n ->
        [one] { $player } has { $n } Power point.
       *[other] { $player } has { $n } Power points.
    }
heroes-event-reshuffled =
    { $own ->
        [yes] The discards of { $player } go back into { heroes-pile } and are shuffled.
       *[no] The discards go back into { heroes-pile } and are shuffled.
    }
heroes-event-game-ended =
    { $end ->
        [domination] The game ends by domination.
       *[time-out] The game ends: the last week is over.
    } { $shared ->
        [yes] The victory is shared by { $players }.
       *[no] The winner is { $players }.
    }

## Events: on the map

heroes-event-activated = { $hero } is activated with { heroes-points }.
heroes-event-moved = { $hero } goes from { $from } to { $to }, { heroes-points } left.
heroes-event-came-home = { $hero } returns to town.
heroes-event-explored = { $hero } explores { $place } on { $field }.
heroes-event-taken =
    { $owned ->
        [yes] { $hero } takes { $place } on { $field } from { $player }.
       *[no] { $hero } takes { $place } on { $field }.
    }
heroes-event-routed = { $hero } routs { $token } on { $field } without a fight.
heroes-event-relocated = { $hero } is moved to { $to }.
heroes-event-promoted = { $hero }: a { $token } turns elite.
heroes-event-gained-unit = { $hero } gains 1 { $token }.
heroes-event-gained-luck = { $hero } gains { $goods }.
heroes-event-advanced =
    { $paid ->
        [yes] { $hero } advances; trophies discarded: { $tokens }.
       *[no] { $hero } advances without discarding trophies.
    }
heroes-event-xp-lost = { $hero } lets { $xp } XP lapse.
heroes-event-trophy = { $hero } takes the trophy “{ $token }”: { $reward }.

## Events: town and treasury

heroes-event-gained = { $player } gains { $goods } ({ $card }).
heroes-event-lost-gold = { $player } loses { $goods }.
heroes-event-gathered = { $player } gathers { $resources } and { $gold }.
heroes-event-built = { $player } raises the building { $card }.
heroes-event-level-raised = { $player } raises the town to level { $level }.
heroes-event-bought = { $hero } receives 1 { $token } for { $price }.
heroes-event-upgraded = { $hero }: a { $token } turns elite for { $price }.
heroes-event-dismissed = { $hero } dismisses 1 { $token }.
heroes-event-traded = { $player } trades { $given } for { $goods }.
heroes-event-scroll-sold = { $hero } sells the scroll { $card } for { $price }.

## Events: cards

heroes-event-drawn =
    { $known ->
        [yes] { $hero } draws from { heroes-pile }: { $cards }.
       *[no]
            { $n ->
                [one] { $hero } draws { $n } card from { heroes-pile }.
               *[other] { $hero } draws { $n } cards from { heroes-pile }.
            }
    }
heroes-event-kept =
    { $known ->
        [yes] { $hero } gains { $thing }.
       *[no] { $hero } gains a scroll.
    }
heroes-event-discarded = { $hero } discards { $thing }.
heroes-event-treasure-drawn = { $hero } draws { $thing }.
heroes-event-part-taken = { $hero } takes a part of { $thing }: { $text }.
heroes-event-artifact-won = { $hero } takes { $thing } from { $enemy }.
heroes-event-card-used = { $hero } uses { $thing }{ heroes-second-rule }{ heroes-on-target }.
heroes-event-scroll-used = { $hero } announces { $thing }{ heroes-second-rule }.
heroes-event-scroll-cancelled = { $hero }: { $thing } has no effect.
heroes-event-card-rolled = { $card }, target: { $target }. Dice { $dice }: { heroes-wounds }.
heroes-event-summoned = { $hero } summons: { $fighter }.
heroes-event-luck-spent = { $hero } spends a luck token.
heroes-event-prevented = { $hero } prevents { heroes-wounds } with { $thing }.

## Events: battles

heroes-event-battle-began =
    { $dark ->
        [yes] Battle on { $field }: { $hero } against { $token }, two stacks of them in the Dark days.
       *[no] Battle on { $field }: { $hero } against { $token }.
    }
heroes-event-duel-began = Battle on { $field }: { $hero } attacks the hero { $enemy }.
heroes-event-battle-turn = Battle turn { $turn }.
heroes-event-track = Order of attacks: { $fighters }.
heroes-event-attacked =
    { $elite ->
        [yes] { $fighter }: attack with the elite die{ heroes-on-target }.
       *[no] { $fighter }: attack{ heroes-on-target }.
    }
heroes-event-rolled =
    { $elite ->
        [yes] { $fighter }: dice { $dice }; elite die: { $face }.
       *[no] { $fighter }: dice { $dice }.
    }
heroes-event-rerolled =
    { $why ->
        [luck-face] { $fighter }: misses rerolled by Luck, now { $dice }.
        [bad-luck] { $fighter }: hits rerolled by Bad luck, now { $dice }.
        [precise] { $fighter }: one miss rerolled by Precise attack, now { $dice }.
        [luck-token] { $fighter }: misses rerolled for a luck token, now { $dice }.
        [card] { $fighter }: dice rerolled by a card, now { $dice }.
       *[elite-die] { $fighter }: elite die rerolled, now: { $face }.
    }
heroes-event-hits =
    { $fighter }: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }{ $skulls ->
        [0] { "" }
        [one] , { $skulls } skull
       *[other] , { $skulls } skulls
    }, { heroes-wounds }.
heroes-event-wounded =
    { $unit ->
        [yes] { $fighter }: { heroes-wounds } to take, first: { $token }.
       *[no] { $fighter }: { heroes-wounds } to take.
    }
heroes-event-turned-basic = { $fighter }: an elite token turns basic.
heroes-event-eliminated =
    { $unit ->
        [yes] { $fighter }: a token is eliminated.
       *[no] { $fighter }: the stack is destroyed.
    }
heroes-event-healed =
    { $how ->
        [returned] { $fighter }: a lost token returns.
        [turned-elite] { $fighter }: a basic token turns elite.
        [unmarked] { $fighter }: a wound mark is taken off.
       *[wound-removed] { $fighter }: one wound is removed.
    }
heroes-event-regenerated = { $fighter }: all wounds regenerate.
heroes-event-fled = { $hero } flees.
heroes-event-given-up = { $hero } gives up 1 { $token }.
heroes-event-battle-won = { $hero } wins the battle against { $token }.
heroes-event-battle-lost = { $hero } loses the battle against { $token }.
heroes-event-duel-won = { $hero } defeats the hero { $enemy }.

## Who or what asks

heroes-asked-by =
    { $ask ->
        [faction] Set-up
        [town] Set-up
        [start-hero] Set-up
        [turn] Round { $round }
        [face] { $hero }, elite die
        [luck] { $hero }, elite die
        [laurels] { $hero }, elite die
        [wounded] Wounds
        [heal] Resurrection
        [flee] { $hero }, battle turn { $turn }
        [give-up] { $hero } flees
        [order] { $hero }, initiative
        [dismiss] { $hero }, Command
        [reward] { $hero }, victory
        [take-over] { $hero }, victory
       *[other] { $hero }
    }
heroes-asked-in-window = { $hero }, { $window }
heroes-asked-of-fighter = Attack of { $fighter }

## Questions

heroes-ask-faction = choose a faction
heroes-ask-town = choose the field of your town
heroes-ask-start-hero = choose the hero who leads your first army
heroes-ask-turn = play an action card, or pass with one
heroes-ask-next-hero = choose the hero to activate next, or end the action
heroes-ask-move = choose a destination or a place to visit, or end the activation ({ heroes-points } left)
heroes-ask-gathered = trade, advance heroes, or end the action
heroes-ask-income = take resources or gold
heroes-ask-build =
    { $built ->
        [yes] trade, advance heroes, or end the action
       *[no] raise a building or the town, or end the action
    }
heroes-ask-recruit =
    buy, upgrade or dismiss units, or end ({ $n ->
        [0] no more units may be bought
       *[other] at most { $n } more to buy
    })
heroes-ask-window = use a card, or go on
heroes-ask-target = choose a stack
heroes-ask-announce = choose how to attack
heroes-ask-face = spend a luck token, or keep the face “{ $face }”
heroes-ask-luck = reroll all misses, or keep the dice { $dice }
heroes-ask-reroll = reroll misses, or keep the dice { $dice }
heroes-ask-wounded = choose who takes { heroes-wounds }
heroes-ask-heal =
    { $n ->
        [one] choose what to restore ({ $n } point left)
       *[other] choose what to restore ({ $n } points left)
    }
heroes-ask-laurels = choose what the Laurel does
heroes-ask-flee = flee, or fight on
heroes-ask-give-up = choose a token to give up ({ $n } to go)
heroes-ask-order = choose which of the equally fast acts first
heroes-ask-deck = choose the Might deck or the Magic deck for a new skill
heroes-ask-keep =
    { $deck ->
        [scroll] choose the scroll to keep
        [artifact] choose the artifact to keep
       *[skill] choose the skill to keep
    }
heroes-ask-part = take a part of the treasure, or stop ({ $n } to go)
heroes-ask-spend = advance with { $n } XP just gained, or let them lapse
heroes-ask-deposit = take one card from the discards
heroes-ask-reward = choose a skill, or an artifact of the defeated { $enemy }
heroes-ask-take-over = take over places of { $player } in the zone of control
heroes-ask-one-hero = choose the hero who receives it
heroes-ask-portal = choose the portal to arrive at
heroes-ask-dismiss = the army is larger than Command: choose a token to dismiss
heroes-ask-turn-elite = choose a basic token to turn elite ({ $n } to go)

# what the others read while somebody is asked
heroes-awaits =
    { $ask ->
        [faction] a faction
        [town] the field of the town
        [start-hero] the hero who leads the first army
        [next-hero] the next hero to activate, or the end of the action
        [move] a destination or a place to visit, or the end of the activation ({ heroes-points } left)
        [gathered] a trade, an advance, or the end of the action
        [income] resources or gold
        [build]
            { $built ->
                [yes] a trade, an advance, or the end of the action
               *[no] a building, a higher town level, or the end of the action
            }
        [recruit]
            units to buy, upgrade or dismiss ({ $n ->
                [0] no more may be bought
               *[other] at most { $n } more to buy
            })
        [window] a card to use, or none
        [target] a stack
        [announce] how to attack
        [face] a luck token, or the face “{ $face }” as it is
        [luck] a reroll of all misses, or the dice { $dice } as they are
        [reroll] a reroll of misses, or the dice { $dice } as they are
        [wounded] who takes { heroes-wounds }
        [heal]
            { $n ->
                [one] what to restore ({ $n } point left)
               *[other] what to restore ({ $n } points left)
            }
        [laurels] what the Laurel does
        [flee] flight, or another turn of battle
        [give-up] a token to give up ({ $n } to go)
        [order] which of the equally fast acts first
        [deck] the Might deck or the Magic deck for a new skill
        [keep]
            { $deck ->
                [scroll] the scroll to keep
                [artifact] the artifact to keep
               *[skill] the skill to keep
            }
        [part] a part of the treasure, or no more ({ $n } to go)
        [spend] an advance with { $n } XP just gained, or none
        [deposit] one card from the discards
        [reward] a skill, or an artifact of the defeated { $enemy }
        [take-over] places of { $player } in the zone of control
        [one-hero] the hero who receives it
        [portal] the portal to arrive at
        [dismiss] a token to dismiss, as the army is larger than Command
        [turn-elite] a basic token to turn elite ({ $n } to go)
       *[turn] an action card to play or to pass with
    }

## Answers: set-up, turn, map

heroes-choice-done =
    { $ask ->
        [next-hero] End the action
        [move] End the activation
        [gathered] End the action
        [build] End the action
        [recruit] End the recruiting
        [window] Go on
        [face] Keep the face of the elite die
        [reroll] Keep the dice
        [heal] Restore nothing more
        [laurels] Do nothing with the Laurel
        [part] Take no more parts
        [spend] Let the XP lapse
       *[take-over] Take over nothing more
    }
heroes-choice-faction = { $faction }: { $units }
heroes-choice-town = Found the town on { $field } (tile { $tile })
heroes-choice-start-hero = { $hero }: { $values }
heroes-choice-play = Play { $card }: { $action }
heroes-choice-pass = Pass with { $card }
heroes-choice-next-hero =
    { $home ->
        [yes] Activate { $hero } (in town)
       *[no] Activate { $hero } (on { $field })
    }
heroes-choice-go = Go to { $field } ({ heroes-steps }){ heroes-met }
heroes-choice-go-home = Go home to town, { $field } ({ heroes-steps })
heroes-choice-explore = Go to { $field } ({ heroes-steps }) and explore { $place }{ heroes-met }
heroes-choice-explore-here = Explore { $place } here on { $field }{ heroes-met }
heroes-choice-take = Go to { $field } ({ heroes-steps }) and take { $place }{ heroes-owned }{ heroes-met }
heroes-choice-take-here = Take { $place } here on { $field }{ heroes-owned }{ heroes-met }
heroes-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
heroes-owned =
    { $owned ->
        [yes] { " from " }{ $player }
       *[no] { "" }
    }
heroes-met =
    { $met ->
        [battle] : battle against { $name }
        [guard] : guarded by { $name }, battle
        [rout] : rout of { $name } without a fight
        [hero] : battle against the hero { $name }
        [place] : { $name }
       *[nothing] { "" }
    }
heroes-choice-portal = Arrive at the portal on { $field }
heroes-choice-take-over = Take over { $place } on { $field }
heroes-choice-take-over-all = Take over all: { $places }
heroes-place-at = { $place } ({ $field })

## Answers: town and experience

heroes-choice-level-up = Raise the town to level { $level }, { $price }
heroes-choice-build = Raise { $name }, { $price }
heroes-choice-income = Take { $goods }
heroes-choice-buy = Buy 1 { $token } for { $hero }, { $price }
heroes-choice-upgrade = Turn 1 { $token } of { $hero } elite, { $price }
heroes-choice-hire = Recruit the hero { $hero }, { $price }
heroes-choice-dismissal = Dismiss 1 { $token } of { $hero }
heroes-choice-trade = Trade { $given } for { $goods }
heroes-choice-sell = Sell the scroll { $card } of { $hero }, { $price }
heroes-choice-advance =
    { $paid ->
        [yes] Advance { $hero }, discarding trophies of { $xp } XP
       *[no] Advance { $hero } without discarding trophies
    }
heroes-choice-dismiss = Dismiss 1 { $token }
heroes-choice-turn-elite = Turn 1 { $token } elite

## Answers: cards

heroes-choice-use = Use { $name }{ heroes-second-rule }{ heroes-on-target }
heroes-choice-deck =
    { $n ->
        [one] Draw from { heroes-pile } ({ $n } card)
       *[other] Draw from { heroes-pile } ({ $n } cards)
    }
heroes-choice-part =
    { $text }{ $lapses ->
        [yes] { " " }(lapses: too little for an advance)
       *[no] { "" }
    }
heroes-choice-keep = Keep { $thing }
heroes-choice-deposit = Take { $thing }
heroes-choice-reward = Take { $thing }
heroes-choice-skill = Gain a skill

## Answers: battle

heroes-choice-target = Choose { $fighter }
heroes-choice-order = First: { $fighter }
heroes-choice-attack =
    Attack with { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }{ $elite ->
        [yes] { " " }and the elite die
       *[no] { "" }
    }{ heroes-on-target }
heroes-choice-reroll-face = Spend a luck token: reroll the elite die
heroes-choice-cancel-bad-luck = Spend a luck token: cancel Bad luck
heroes-choice-luck-token = Spend a luck token: reroll all misses
heroes-choice-precise = Precise attack: reroll one miss
heroes-choice-luck-yes = Reroll all misses
heroes-choice-luck-no = Keep the dice
heroes-choice-wounded =
    { $unit ->
        [yes] Wounds go to: { $token }{ $fate ->
                [mark] { " " }(only a wound mark)
                [basic] { " " }(turns basic)
               *[falls] { " " }(is eliminated)
            }
       *[no] Wounds go to: { $fighter }
    }
heroes-choice-return = Bring back a lost token: { $fighter }
heroes-choice-promote = Turn a basic token elite: { $fighter }
heroes-choice-unmark = Take off a wound mark: { $fighter }
heroes-choice-fight-on = Fight on
heroes-choice-flee =
    { $n ->
        [one] Flee: the battle is lost, and { $n } token with it
       *[other] Flee: the battle is lost, and { $n } tokens with it
    }{ $defence ->
        [yes] , or 1 with Defence
       *[no] { "" }
    }
heroes-choice-give-up =
    Give up 1 { $token }{ $defence ->
        [yes] , which is enough: it has Defence
       *[no] { "" }
    }

## The result

heroes-result-domination = { $player } has reached { $goal } Power: domination.
heroes-result-time-out =
    { $n ->
        [one] The last week is over after { $n } round: the most Power wins.
       *[other] The last week is over after { $n } rounds: the most Power wins.
    }
heroes-result-power =
    { $player } ({ $faction }): { $power } Power{ $power ->
        [0] .
       *[other] { " " }({ $sources }).
    }
heroes-result-source =
    { $source ->
        [places] places { $n }
        [artifacts] artifacts { $n }
        [for-good] gained for good { $n }
       *[effects] buildings and cards { $n }
    }
heroes-result-treasury = Equal Power. Resources and gold together: { $counts }.
heroes-result-count = { $player } { $n }
heroes-result-winner = { $player } wins the game.
heroes-result-draw = Still equal: { $players } share the victory.
heroes-place-won = { $place }, { $n } Power
heroes-place-power = { $place }, { $n } Power short
heroes-place-treasury = { $place }, equal Power, { $n } less in the treasury
heroes-place-late = { $place }, as much Power a moment too late
