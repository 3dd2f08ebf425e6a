# Might & Magic Heroes: the texts of cards, tokens and places, put together from their facts.

heroes-or = OR { $text }
heroes-and = AND { $text }
heroes-led = { $lead }: { $body }

## When, how often, on what condition, how long

heroes-window =
    { $when ->
        [always] always
        [game-start] at the start of the game
        [enter-play]
            { $owner ->
                [building] when this building is raised
               *[hero] when the hero enters play
            }
        [round-start]
            { $owner ->
                [week] when this card is revealed
               *[hero] at the start of the round
            }
        [activation-start] when the hero is activated
        [gather]
            { $owner ->
                [week] when a player gathers
               *[hero] at each Gather
            }
        [after-recruit] after recruiting for the hero
        [explore] when explored
        [take-control]
            { $owner ->
                [week] when a player takes a place
                [building] when you take a place
               *[hero] when the hero takes a place
            }
        [take-part] when the part is taken
        [before-battle]
            { $each ->
                [yes] before each battle
               *[no] before a battle
            }
        [turn-start]
            { $each ->
                [yes] at the start of each battle turn
               *[no] at the start of a battle turn
            }
        [in-battle] in battle, on the hero's turn
        [own-roll] after an attack roll of yours
        [enemy-roll] after an attack roll of the enemy
        [before-wounds] when wounds are dealt to your army
        [after-own-attack] after an attack of yours
        [after-enemy-attack] after an attack of the enemy
        [enemy-scroll] when the enemy uses a scroll in battle
        [turn-end]
            { $each ->
                [yes] at the end of each battle turn
               *[no] at the end of a battle turn
            }
       *[after-battle]
            { $each ->
                [yes] after each battle
               *[no] after a battle
            }
    }
heroes-limit =
    { $limit ->
        [once-battle] at most once per battle
        [once-turn] at most once per battle turn
       *[once-action] at most once per Recruit action or Arena
    }
heroes-condition =
    { $cond ->
        [first-turn] in the first turn of the battle
        [starts-in-own-town] if the activation begins in their own town
        [battle-won] if the hero won
        [unit-lost] if it eliminated a unit token of yours
        [wounds-dealt-1] if it dealt at least 1 wound
        [wounds-dealt-2] if it dealt at least 2 wounds
        [unit-bought] if at least one unit was bought for the hero
        [taken-from-opponent] if it belonged to another player
        [taken-from-nobody] if it belonged to nobody
        [chests-of-encounter] if the card is drawn for the chests of an encounter
       *[tier-legendary] if the encounter is legendary
    }
heroes-on-condition = { $body } { heroes-condition }
heroes-duration =
    { $dur ->
        [attack] for this attack
        [turn]
            { $first ->
                [yes] in the first turn of the battle
               *[no] in this battle turn
            }
       *[battle] until the end of the battle
    }
heroes-instead-of-attack = if you wish, in place of the hero's attack
heroes-optional = if you wish

## Whom it concerns

heroes-who =
    { $target ->
        [hero] { heroes-hero }
        [one-hero]
            { $owner ->
                [week] one hero of each player
                [actor] one hero of that player
               *[hero] one of your heroes
            }
        [player]
            { $owner ->
                [week] every player
                [actor] that player
                [taker] its new owner
               *[hero] you
            }
        [own-stack] one of your stacks
        [own-stacks] each of your stacks
        [enemy-stack] one enemy stack
        [enemy-stacks] each enemy stack
        [that-stack] { heroes-that-stack }
       *[creatures] every stack of creatures
    }
heroes-hero =
    { $owner ->
        [week] every hero
        [actor] that hero
        [building] each of your heroes
       *[hero] the hero
    }
heroes-that-stack =
    { $attacked ->
        [yes] the attacking stack
       *[no] that stack
    }
heroes-have =
    { $person ->
        [you] have
       *[they] has
    }
heroes-more =
    { $more ->
        [yes] more
       *[no] fewer
    }

## Verbs

heroes-do-add-stat =
    { heroes-who } { $stat ->
        [attacks]
            { heroes-have } { $n } { heroes-more } { $n ->
                [one] attack
               *[other] attacks
            }
        [movement-points]
            { heroes-have } { $n } { heroes-more } movement { $n ->
                [one] point
               *[other] points
            }
        [power] { heroes-have } { $n } { heroes-more } Power
        [recruit-limit]
            may buy { $n } { heroes-more } { $n ->
                [one] unit
               *[other] units
            } in each Recruit action
        [flight-loss]
            { $person ->
                [you] lose
               *[they] loses
            } { $n } { heroes-more } { $n ->
                [one] token
               *[other] tokens
            } in flight
        [treasure-parts]
            { $person ->
                [you] take
               *[they] takes
            } { $n } { heroes-more } { $n ->
                [one] part
               *[other] parts
            } of each treasure card
        [skills-drawn]
            { heroes-draw } { $n } { heroes-more } skill { $n ->
                [one] card
               *[other] cards
            } to choose from
        [scrolls-drawn]
            { heroes-draw } { $n } { heroes-more } { $n ->
                [one] scroll
               *[other] scrolls
            } to choose from
        [artifacts-drawn]
            { heroes-draw } { $n } { heroes-more } { $n ->
                [one] artifact
               *[other] artifacts
            } to choose from
       *[strength] { heroes-have } { $name } { $by }
    }
heroes-draw =
    { $person ->
        [you] draw
       *[they] draws
    }
heroes-do-substitute = in attacks of { heroes-hero } { $with } counts in place of { $name } if that is more
heroes-do-grant = { heroes-who } { heroes-have } { $ability }
heroes-do-allow =
    { heroes-who } { $what ->
        [elite-die] may use the elite die
        [recruit-heroes] may recruit heroes
        [recruit-elites] may recruit elite units and upgrade basic ones
        [trade] may trade resources and gold and sell scrolls
        [town-by-portal] may leave their own town through any portal and return to it from one
        [portal-to-portal] may go from one portal to another for 1 movement point
        [cross-mountains] may cross mountains without resting there
        [cross-water] may cross water without resting there
       *[win-ties]
            { $person ->
                [you] come
               *[they] comes
            } first at equal Initiative
    }
heroes-do-forbid =
    { $target ->
        [both-sides] neither side may
        [player]
            { $owner ->
                [week] no player may
                [actor] that player may not
               *[hero] you may not
            }
       *[enemy-stack] one enemy stack may not
    } { $what ->
        [elite-die] use the elite die
        [attack] attack
        [flight] flee
       *[scrolls] use scrolls
    }
heroes-do-wound =
    { $rolled ->
        [yes]
            roll { $dice ->
                [one] 1 die
               *[other] { $dice } dice
            } at { heroes-who }: each result up to { $against ->
                [magic] the hero's Magic
               *[number] { $number }
            } is a wound
       *[no]
            { heroes-who } takes { $n ->
                [one] 1 wound
               *[other] { $n } wounds
            }
    }
heroes-do-prevent =
    cancel { $all ->
        [yes] all wounds
       *[no]
            { $n ->
                [one] 1 wound
               *[other] up to { $n } wounds
            }
    } { $of ->
        [attack] of one attack
        [elite-die] of the elite die in one attack
       *[card] that a card deals to one of your stacks
    }
heroes-do-reroll =
    { $attacker ->
        [enemy] the attacker rerolls
       *[you] you may reroll
    } { $all ->
        [yes]
            { $which ->
                [hits] all hits
               *[misses] all misses
            }
       *[no]
            { $which ->
                [hits]
                    { $n ->
                        [one] 1 hit
                       *[other] up to { $n } hits
                    }
               *[misses]
                    { $n ->
                        [one] 1 miss
                       *[other] up to { $n } misses
                    }
            }
    }
heroes-do-resurrect =
    Resurrection ({ $n }) { $target ->
        [that-stack] in { heroes-that-stack }
       *[army] { "" }
    }
heroes-do-turn-elite =
    turn { $all ->
        [yes] all basic units
       *[no]
            { $n ->
                [one] 1 basic unit
               *[other] up to { $n } basic units
            }
    } of the hero's army to the elite side
heroes-do-summon = summon the { $elemental } for this battle
heroes-do-gain =
    { $from ->
        [former-owner]
            { $person ->
                [you] take
               *[they] { heroes-who } takes
            } up to { $goods } from the former owner
       *[none]
            { $person ->
                [you] gain
               *[they]
                    { $owner ->
                        [actor]
                            { $target ->
                                [player] they gain
                               *[hero] { heroes-who } gains
                            }
                       *[hero] { heroes-who } gains
                    }
            } { $goods }{ $owner ->
                [actor] { " " }more
               *[hero] { "" }
            }
    }
heroes-do-draw =
    { heroes-who } { $deck ->
        [skill] gains a skill
        [scroll] gains a scroll
        [artifact] gains an artifact
        [treasure] draws a treasure card and takes { heroes-parts } of it
       *[any] takes one card from the discard pile of treasures, scrolls or artifacts; of a treasure card { heroes-parts }
    }
heroes-parts =
    { $parts ->
        [one] 1 part
       *[other] { $parts } parts
    }
heroes-do-discount =
    { $on ->
        [unit]
            { $limited ->
                [yes]
                    one { heroes-side } { $named ->
                        [yes] { $unit } token
                       *[no] unit
                    } { heroes-bought } costs
               *[no]
                    { heroes-side } { $named ->
                        [yes] { $unit } tokens
                       *[no] units
                    } { heroes-bought } cost
            } { $n } gold less
        [advance] advances of { heroes-hero } cost { $n } XP less
       *[building]
            { $owner ->
                [week] all
               *[hero] your
            } { $on ->
                [building] buildings
               *[town-level] town levels
            } cost { $n ->
                [one] 1 resource
               *[other] { $n } resources
            } less
    }
heroes-side =
    { $side ->
        [basic] basic
        [elite] elite
       *[any] { "" }
    }
heroes-bought =
    { $target ->
        [hero] bought for { heroes-hero }
       *[player]
            { $owner ->
                [week] bought by a player
               *[hero] bought by you
            }
    }
heroes-do-recruit-units =
    buy { $n ->
        [one] 1 unit
       *[other] up to { $n } units
    } of any level, basic or elite, into the hero's army
heroes-do-relocate =
    { heroes-who } goes to { $to ->
        [own-town] their own town
       *[portal] any portal on which no hero stands
    }
heroes-do-cancel = that scroll has no effect

## Goods

heroes-goods =
    { $what ->
        [gold] { $n } gold
        [resources] { heroes-resources }
        [resources-or-gold] { heroes-resources } or { $n } gold
        [luck-token]
            { $n ->
                [one] 1 luck token
               *[other] { $n } luck tokens
            }
        [xp] { $n } XP
        [power] { $n } Power
        [unit]
            { $named ->
                [yes]
                    { $n } { heroes-side } { $unit } { $n ->
                        [one] token
                       *[other] tokens
                    }
               *[no]
                    { $n } { heroes-side } { $n ->
                        [one] unit
                       *[other] units
                    } of Strength { $strength }
            } free of charge
        [activation]
            { $n ->
                [one] 1 more activation
               *[other] { $n } more activations
            }, right after this one
       *[special-action-card]
            { $n ->
                [one] the fourth action card ({ heroes-card-special })
               *[other] { $n } more action cards ({ heroes-card-special })
            }
    }
heroes-resources =
    { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }

## What is printed

heroes-head-hero = Strength { $strength }, Magic { $magic }, Initiative { $initiative }, Command { $command }
heroes-head-fighter = Strength { $strength }, Initiative { $initiative }
heroes-head-creature = Strength { $strength }, Initiative { $initiative }, Number { $number }
heroes-head-abilities = Abilities: { $list }
heroes-head-schools = Schools: { $list }
heroes-head-reputation = Reputation: { $name }
heroes-head-faction =
    { $name }{ $lean ->
        [might] , a hero of might
        [magic] , a hero of magic
       *[none] { "" }
    }
heroes-head-unit =
    { $name }, town level { $level }, { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }
heroes-head-side =
    { $side ->
        [basic] Basic side
       *[elite] Elite side
    }, { $price }: { $list }
heroes-no-abilities = no abilities
heroes-head-elite = Elite: may use the elite die
heroes-head-reward =
    { $xp } XP, { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }
heroes-head-units = Units: { $list }
heroes-head-faction-building = Faction building: { $name }
heroes-head-building = Needs town level { $level }
heroes-head-price = Price: { $price }
heroes-head-needs-artifact = Needs the artifact “{ $name }”
heroes-head-enables = Needed to raise the building “{ $name }”
heroes-head-skill =
    { $deck ->
        [might] Might
       *[magic] Magic
    }: { $school }
heroes-head-decks = In the decks of { $list }
heroes-head-scroll = Level { $level }, { $school }
heroes-head-of-set = set “{ $set }”
heroes-head-pieces = Pieces: { $list }
heroes-pieces = { $n } pieces or more: { $text }
heroes-head-week = Moon phase: { $name }
heroes-head-tier = { $name }, Rout { $n } needed
heroes-head-place =
    { $kind ->
        [control] Place to control
        [explore] Place to explore
       *[pass] Way
    }
heroes-head-power = { $n } Power
heroes-head-start =
    { $start ->
        [yes] At hand from the start
       *[no] To be gained
    }
heroes-dark-days = Dark days
    .about = Dark days: an encounter is joined by a second stack of the same creatures; to rout it takes 1 Rout more.

## What cannot be made from facts

heroes-about-combat-precise-attack = Before the roll the attacker names the enemy stack that takes the wounds; after it one die that missed may be rerolled.
heroes-about-combat-defence = The stack cannot be named by Precise attack; in flight it is enough to give up one token with Defence.
heroes-about-combat-toughness = For each icon the token takes one wound more, which is only marked, before it is turned or eliminated; marks go after the battle.
heroes-about-combat-piercing = Toughness does not help against the wounds of this attacker.
heroes-about-combat-slayer = Every d8 that hits deals 2 wounds; skulls of the elite die are not doubled.
heroes-about-combat-fury = Always 5 attack dice, whatever the Number; elite creatures may add the elite die.
heroes-about-combat-regeneration = At the end of each battle turn all wounds on it are removed, if it is still alive.
heroes-about-face-one-skull = 1 additional wound.
heroes-about-face-two-skulls = 2 additional wounds.
heroes-about-face-luck = The attacker may reroll all d8 of this attack that missed.
heroes-about-face-laurel = One basic token of the stack turns elite, or one lost token of it comes back as basic; for a hero in any stack; for an encounter one wound is removed.
heroes-about-face-bad-luck = The attacker must reroll all d8 of this attack that hit.
heroes-about-action-hero-activation = Activate your heroes one after another: each moves, explores, takes control and fights at most one battle.
heroes-about-action-gather = Collect resources and gold from controlled places, buildings, heroes and artifacts.
heroes-about-action-build = Raise one building, or the town by one level.
heroes-about-action-recruit = Buy and upgrade units, recruit a hero, dismiss units.
heroes-about-terrain-open = May be entered.
heroes-about-terrain-water = Closed, but for a hero who came from a port or may cross water; nobody rests there.
heroes-about-terrain-mountain = Closed, but for a hero who may cross mountains; nobody rests there.
heroes-about-terrain-port = May be entered; from here the way may go on over water.
heroes-about-place-portal = The way to and from your own town, if it has a Town Portal, and from portal to portal for a Dimension Traveller.
