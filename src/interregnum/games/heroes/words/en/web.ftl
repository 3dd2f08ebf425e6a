# Words that only the browser says at a table of Might & Magic Heroes.

## The race

heroes-web-race = The race for Power
heroes-web-round = Round { $n }
heroes-web-turn = It is their turn.
heroes-web-gold = Gold: { $n }
heroes-web-resources = Resources: { $n }
heroes-web-town-level = Town level { $n }
heroes-web-power = Power: { $n }
heroes-web-power-of = Power: { $n } of { $goal }
heroes-web-power-sources = Power from places: { $places }; artifacts: { $artifacts }; gained for good: { $good }; cards: { $effects }

## The table

heroes-web-answers = All answers in words ({ $n })
heroes-web-shelf = Log, town and heroes
heroes-web-town = Town
heroes-web-heroes = Heroes
heroes-web-battle = The battle
heroes-web-see-map = See the map
heroes-web-see-battle = Back to the battle
heroes-web-in-town = in town
heroes-web-on-field = on { $field }

## The map

heroes-web-map = The map
heroes-web-map-tools = Moving over the map
heroes-web-map-whole = The whole map
heroes-web-map-home = To my town
heroes-web-map-hero = Next hero of mine
heroes-web-map-nearer = Nearer
heroes-web-map-farther = Farther away
heroes-web-map-next = Next field that can be chosen
heroes-web-map-overview = Overview of the map
heroes-web-field = Field { $field }
heroes-web-creatures = { $name } (Number { $number }, Strength { $strength })
heroes-web-guarding = Guards: { $place }
heroes-web-guarded = Guarded from { $field }: { $creatures }
heroes-web-owned = It belongs to { $player }
heroes-web-explored = It has been explored
heroes-web-town-of = Town of { $player }, level { $n }
heroes-web-hero-of = { $hero } ({ $player })
heroes-web-steps =
    { $n ->
        [0] Where the hero stands
        [one] { $n } step
       *[other] { $n } steps
    }

## Town

heroes-web-see-cards = Back to the cards
heroes-web-see-town = Back to the town
heroes-web-stands = stands
heroes-web-can-build = can be raised now
heroes-web-not-built = not raised yet
heroes-web-raise = Raise
heroes-web-or = or
heroes-web-lack-level = from town level { $n } on
heroes-web-basic = Basic
heroes-web-elite = Elite
heroes-web-in-reserve = in reserve { $n }
heroes-web-side-buy-basic = Basic
heroes-web-side-buy-elite = Elite
heroes-web-side-upgrade-basic = Upgrade
heroes-web-side-dismiss-basic = basic
heroes-web-side-dismiss-elite = elite
heroes-web-army-has = basic { $basic }, elite { $elite }; in reserve { $reserve }
heroes-web-market = Market and heroes
heroes-web-fewer = One fewer
heroes-web-more = One more
heroes-web-limit-gold = There is not enough gold.
heroes-web-limit-resources = There are not enough resources.
heroes-web-limit-command = The hero's Command allows no more units.
heroes-web-limit-reserve = None are left in reserve.
heroes-web-limit-units = No more units may be bought in this action.
heroes-web-limit-army = The army has no more of them.
heroes-web-limit-once = Only one at a time.
heroes-web-basket =
    { $n ->
        [one] { $n } thing in the basket
       *[other] { $n } things in the basket
    }
heroes-web-do-basket = Do this
heroes-web-do-and-end = Do this and end
heroes-web-empty-basket = Empty the basket
heroes-web-errand = Still to do: { $n }
heroes-web-errand-stopped = Stopped before “{ $what }”: it is no longer to be had like this.

## Heroes and cards

heroes-web-stat-strength = Strength { $n }
heroes-web-stat-magic = Magic { $n }
heroes-web-stat-initiative = Initiative { $n }
heroes-web-stat-command = Command { $n }
heroes-web-command-of = { $n } of { $most } units
heroes-web-stat-rout = Rout { $n }
heroes-web-luck = Luck tokens: { $n }
heroes-web-xp = XP: { $n }
heroes-web-advance = The next advance costs { $n } XP
heroes-web-no-army = no units
heroes-web-army = Army
heroes-web-last-battle = last battle: { $n }
heroes-web-empty-slot = empty
heroes-web-has-skills = Skills
heroes-web-has-artifacts = Artifacts
heroes-web-has-scrolls = Scrolls
heroes-web-closed = Only with the school { $school }
heroes-web-cards-up = Action cards to play: { $n } of { $all }
heroes-web-spent = Played this round
heroes-web-pass = Pass

## Groups of answers

heroes-web-group-places = Explore or take a place
heroes-web-group-battles = Fight
heroes-web-group-fields = Go to
heroes-web-group-play = Action cards
heroes-web-group-build = Build
heroes-web-group-buy = Buy
heroes-web-group-upgrade = Upgrade
heroes-web-group-hire = Recruit a hero
heroes-web-group-advance = Advance
heroes-web-group-sell = Sell a scroll
heroes-web-group-for-gold = Trade resources for gold
heroes-web-group-for-resources = Trade gold for resources
heroes-web-group-dismiss = Dismiss

## The battle

heroes-web-side-attacker = Attacker
heroes-web-side-defender = Defender
heroes-web-battle-turn = Battle turn { $n }
heroes-web-before = Before the first blow
heroes-web-track = Order of attacks
heroes-web-track-now = acts now
heroes-web-track-acted = has acted
heroes-web-track-waits = still to come
heroes-web-acts-now = Acts now
heroes-web-has-acted = Has acted
heroes-web-attacks = attacks
heroes-web-tokens = Tokens: { $basic } basic, { $elite } elite
heroes-web-number-left = Number { $n } of { $whole }
heroes-web-lost =
    { $n ->
        [one] { $n } token lost
       *[other] { $n } tokens lost
    }
heroes-web-marks =
    { $n ->
        [one] { $n } wound marked by Toughness
       *[other] { $n } wounds marked by Toughness
    }
heroes-web-gone = Out of the battle
heroes-web-strength-of = Strength { $n }
heroes-web-initiative-of = Initiative { $n }
heroes-web-dice-of =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
heroes-web-luck-tokens = Luck tokens: { $n }
heroes-web-hidden-scroll = a hidden scroll
heroes-web-elite-die-may = May attack with the elite die in place of one other die.
heroes-web-lasting = { $what }, { $until ->
        [attack] for this attack
        [turn] until the end of the battle turn
       *[battle] until the end of the battle
    }
heroes-web-die-hit = { $n }: a hit
heroes-web-die-miss = { $n }: a miss
heroes-web-die-unknown = { $n }
heroes-web-die-again = rolled again
heroes-web-hits-up-to =
    { $n ->
        [1] A die hits with a 1.
       *[other] A die hits with 1 to { $n }.
    }
heroes-web-hits =
    { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
heroes-web-wounds =
    { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
heroes-web-coming =
    { $n ->
        [one] { $n } wound is about to be taken
       *[other] { $n } wounds are about to be taken
    }
heroes-web-chance = { $whose }: { $n }% to win
heroes-web-chance-losses =
    { $n ->
        [one] about { $n } token lost
       *[other] about { $n } tokens lost
    }
heroes-web-cards-now = Cards that can be used now
heroes-web-card-how =
    { $n ->
        [one] Press it again to use it.
       *[other] Choose how, or press the stack it is for.
    }
heroes-web-blows = The blows of this battle
heroes-web-again = Show again
heroes-web-skip = Skip
heroes-web-why-announce = Each die rolls an attack. The elite die takes the place of one of them: it may add wounds, reroll dice or strengthen the stack, or bring bad luck. A stack with Precise attack names its target now.
heroes-web-why-window = A card of the hero can be used at this moment. It is pressed once to read it, again to use it.
heroes-web-why-target = The card works on the stack that is pressed.
heroes-web-why-face = A luck token can change what the elite die shows before it takes effect.
heroes-web-why-luck = Luck lets all dice that missed be rolled again; hits stay as they are.
heroes-web-why-reroll = Dice that missed can be rolled again, each of them once in an attack.
heroes-web-why-wounded = One stack takes all wounds of an attack. A wound turns an elite token basic and eliminates a basic one; the next token follows only then. Heroes take no wounds.
heroes-web-why-heal = A point brings a lost token back as basic, or turns a basic one elite, in a stack that was wounded.
heroes-web-why-laurels = The Laurel turns a basic token of the stack elite, or brings a lost one back.
heroes-web-why-flee = Whoever flees goes home and gives up tokens; the battle is over.
heroes-web-why-give-up = The token that is pressed is left behind, elite or not.
heroes-web-why-order = These are equally fast: who is pressed acts first.
