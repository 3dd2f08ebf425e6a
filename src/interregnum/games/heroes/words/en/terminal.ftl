# Might & Magic Heroes at the terminal.

heroes-cli-ask-factions = Which factions, 1 to { $most }?
heroes-cli-ask-factions-none = Everybody chooses

## The map and the players

heroes-cli-goal = Whoever first reaches the goal of Power wins at once; after the last round whoever has the most. Power comes from places, artifacts and buildings. In every round you play each of your action cards once: activate your heroes, gather, build or recruit.
heroes-cli-signs = A1: first hero of player A; ⌂A: town of A; sA: a place of A; l×: explored; !1 !2 !3: common, dangerous, legendary creatures, an arrow points to the place they guard, on small maps in place of !; ~~ water, ~# port, ^^ mountains; a number: steps to an open field, +: you may choose it. 2★+1: two elite tokens and a basic one; ★ beside creatures: they roll the elite die; ½: only the first rule of a card is open to the hero. In a battle: first the Initiative; ✓ has acted, ▶ acts, • wound mark, * hit.
heroes-cli-round =
    { $left ->
        [0] Round { $n }, the last one
       *[other] Round { $n }, { $left } more to come
    }
heroes-cli-goal-power = { $n } Power wins at once
heroes-cli-power = Power { $n } of { $goal }
heroes-cli-town = Town level { $level } on { $field }
heroes-cli-town-of = Town of { $player }
heroes-cli-level = Town level { $level }
heroes-cli-next-level = level { $level } costs { $price }
heroes-cli-from-level = from town level { $level } on
heroes-cli-prices = { $basic }, elite { $elite }
heroes-cli-in-reserve = in reserve { $n }
heroes-cli-values = Strength { $strength } · Magic { $magic } · Initiative { $initiative }
heroes-cli-in-town = in town
heroes-cli-command = { $n } of { $most } units
heroes-cli-luck = luck { $n }
heroes-cli-rout = Rout { $n }
heroes-cli-no-army = no units
heroes-cli-schools = Schools
heroes-cli-skills = Skills
heroes-cli-artifacts = Artifacts
heroes-cli-scrolls = Scrolls
heroes-cli-trophies = XP
heroes-cli-buildings = Buildings
heroes-cli-reserve = Reserve
heroes-cli-cards-up = to play: { $cards }
heroes-cli-cards-down = played: { $cards }
heroes-cli-card-counts = cards to play: { $up } of { $all }
heroes-cli-guarded = The guards stand on { $field }:
heroes-cli-owned = It belongs to { $player }.
heroes-cli-explored = It has been explored.

## The battle

heroes-cli-battle = Battle on { $field }, turn { $turn }: { $hero } against { $enemy }
heroes-cli-leads = You decide for the creatures in this battle.
heroes-cli-strength = Strength { $n }
heroes-cli-number = { $n } of { $whole }
heroes-cli-lost = lost { $n }
heroes-cli-dice = { $fighter } rolled:
heroes-cli-hits-up-to = (* hit: { $n } or less)
heroes-cli-coming =
    { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }

## Answers

heroes-cli-group-places = Explore or take a place
heroes-cli-group-battles = Fight
heroes-cli-group-fields = Go to (·steps)
heroes-cli-group-build = Build
heroes-cli-group-buy = Buy
heroes-cli-group-upgrade = Upgrade
heroes-cli-group-hire = Recruit a hero
heroes-cli-group-advance = Advance
heroes-cli-group-sell = Sell a scroll
heroes-cli-group-trade = Trade
heroes-cli-trade = at most { $given } for { $goods }
heroes-cli-trades =
    { $brief ->
        [yes] type “{ $typed }”
       *[no] { $all } (type “{ $typed }”, for example)
    }
heroes-cli-group-dismiss = Dismiss
heroes-cli-pass = pass
heroes-cli-routed = { $name }: rout
heroes-cli-closed = (The second rule is closed to { $hero }: it needs the school { $school }.)
heroes-cli-chance = { $percent }%, −{ $tokens }
heroes-cli-hopeless = below 10%
heroes-cli-odds-note = [chance to win, units fewer after a victory]: from { $n } simulated battles; “o” and a field: more exactly.
heroes-cli-odds = { $field }: { $percent }% won (95% interval: { $low } to { $high }) of { $n } simulated battles of { $turns } turns on average; units fewer afterwards, those who joined for nothing counted: { $tokens }, after victories { $won }.
heroes-cli-odds-now = { $hero } would win { $percent }% of { $n } simulated battles from here on (95% interval: { $low } to { $high }).
heroes-cli-which-odds = The odds of which battle? For example “o c5”.
heroes-several-ways = “{ $found }” could mean several answers: { $ways }
heroes-trade-how = What “{ $found }” shall trade is not clear: type what you give, for example “trade 4 resources” or “trade 2 gold”.

## Help

heroes-cli-help-map = m: the map with all players, also during a battle
heroes-cli-help-town = t: your town, what stands in it and what everything costs; t and a letter: the town of that player
heroes-cli-help-odds = o and a field: the odds of a battle there, for example “o c5”; o during a battle: the chance to win it from here on
heroes-cli-help-card = ? or c and anything: a card, unit, creature, place or field, for example “? griffins”, “? c5”; a field alone (“c5”) goes there
heroes-cli-help-rules = r: the chapters of the rules; r and words: what they say of it, for example “r luck” or “r MMH-MOVE-02”
heroes-cli-which-card = What, for example “c griffins”?
heroes-cli-which-rule = Read on with a word of it, for example “r luck”.
heroes-cli-kind-ability = ability of heroes
heroes-cli-kind-hero = hero
heroes-cli-kind-faction = faction
heroes-cli-kind-unit = unit
heroes-cli-kind-building = building
heroes-cli-kind-card = action card
heroes-cli-kind-skill = skill
heroes-cli-kind-scroll = scroll
heroes-cli-kind-artifact = artifact
heroes-cli-kind-set = set of artifacts
heroes-cli-kind-treasure = treasure
heroes-cli-kind-week = Week card
heroes-cli-kind-encounter = encounter
heroes-cli-kind-elemental = elemental
heroes-cli-kind-tier = kind of encounters
heroes-cli-kind-place = place
heroes-cli-kind-combat = combat ability
heroes-cli-kind-face = face of the elite die
heroes-cli-kind-action = action
heroes-cli-kind-terrain = terrain

## Odds of a battle

heroes-cli-odds-won = { $hero } against { $enemy }: { $chance }% won (95% interval: { $low } to { $high }).
heroes-cli-odds-battles = { $battles } battles of { $turns } turns on average; fled: { $fled }.
heroes-cli-odds-losses = Fewer on average, those who joined for nothing counted: { $tokens } units, { $gold } gold’s worth of troops.
heroes-cli-odds-losses-won = In victories: { $tokens } units, { $gold } gold’s worth of troops.
