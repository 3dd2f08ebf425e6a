# Might & Magic Heroes at the terminal.

ui-cli-heroes-game = Might & Magic Heroes
ui-cli-ask-factions = Which factions, 1 to { $most }?
ui-cli-ask-factions-none = Everybody chooses

## The map and the players

ui-cli-heroes-goal = Whoever first has the Power of the goal wins at once; after the last round whoever has the most. Power comes from places, artifacts and buildings. In every round you play each of your action cards once: activate your heroes, gather, build or recruit.
ui-cli-heroes-signs = A1: first hero of player A; ⌂A: town of A; sA: a place of A; l×: explored; !1 !2 !3: common, dangerous, legendary creatures, an arrow points to the place they guard; ~~ water, ~# port, ^^ mountains; a number: steps to an open field, +: you may choose it. 2★+1: two elite tokens and a basic one. In a battle: first the Initiative; ✓ has acted, ▶ acts, • wound mark, * hit.
ui-cli-heroes-round =
    { $left ->
        [0] Round { $n }, the last one
       *[other] Round { $n }, { $left } more to come
    }
ui-cli-heroes-goal-power = { $n } Power wins at once
ui-cli-heroes-power = Power { $n } of { $goal }
ui-cli-heroes-town = Town level { $level } on { $field }
ui-cli-heroes-town-of = Town of { $player }
ui-cli-heroes-level = Town level { $level }
ui-cli-heroes-next-level = level { $level } costs { $price }
ui-cli-heroes-from-level = from town level { $level } on
ui-cli-heroes-prices = { $basic }, elite { $elite }
ui-cli-heroes-in-reserve = in reserve { $n }
ui-cli-heroes-values = Strength { $strength } · Magic { $magic } · Initiative { $initiative }
ui-cli-heroes-in-town = in town
ui-cli-heroes-command = { $n } of { $most } units
ui-cli-heroes-luck = luck { $n }
ui-cli-heroes-rout = Rout { $n }
ui-cli-heroes-no-army = no units
ui-cli-heroes-skills = Skills
ui-cli-heroes-artifacts = Artifacts
ui-cli-heroes-scrolls = Scrolls
ui-cli-heroes-trophies = XP
ui-cli-heroes-buildings = Buildings
ui-cli-heroes-reserve = Reserve
ui-cli-heroes-cards-up = to play: { $cards }
ui-cli-heroes-cards-down = played: { $cards }
ui-cli-heroes-card-counts = cards to play: { $up } of { $all }
ui-cli-heroes-guarded = The guards stand on { $field }:
ui-cli-heroes-owned = It belongs to { $player }.
ui-cli-heroes-explored = It has been explored.

## The battle

ui-cli-heroes-battle = Battle on { $field }, turn { $turn }: { $hero } against { $enemy }
ui-cli-heroes-leads = You decide for the creatures in this battle.
ui-cli-heroes-strength = Strength { $n }
ui-cli-heroes-number = { $n } of { $whole }
ui-cli-heroes-lost = lost { $n }
ui-cli-heroes-dice = { $fighter } rolled:
ui-cli-heroes-hits-up-to = (* hit: { $n } or less)
ui-cli-heroes-coming =
    { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }

## Answers

ui-cli-heroes-group-places = Explore or take a place
ui-cli-heroes-group-battles = Fight
ui-cli-heroes-group-fields = Go to (·steps)
ui-cli-heroes-group-build = Build
ui-cli-heroes-group-buy = Buy
ui-cli-heroes-group-upgrade = Upgrade
ui-cli-heroes-group-hire = Recruit a hero
ui-cli-heroes-group-advance = Advance
ui-cli-heroes-group-sell = Sell a scroll
ui-cli-heroes-group-for-gold = Trade resources for gold
ui-cli-heroes-group-for-resources = Trade gold for resources
ui-cli-heroes-group-dismiss = Dismiss
ui-cli-heroes-pass = pass
ui-cli-heroes-chance = { $percent } %, −{ $tokens }
ui-cli-heroes-hopeless = below 10 %
ui-cli-heroes-odds-note = [chance to win, units lost in a victory]: from { $n } simulated battles; “o” and a field: more exactly.
ui-cli-heroes-odds = { $field }: { $percent } % won (95 % interval: { $low } to { $high }) of { $n } simulated battles of { $turns } turns on average; units lost on average: { $tokens }, in victories { $won }.
ui-cli-heroes-which-odds = The odds of which battle? For example “o c5”.
error-two-ways = “go { $field }” or “visit { $field }”?

## Help

ui-cli-heroes-help-map = m: the map with all players, also during a battle
ui-cli-heroes-help-town = t: your town, what stands in it and what everything costs; t and a letter: the town of that player
ui-cli-heroes-help-odds = o and a field: the odds of a battle there, for example “o c5”
ui-cli-heroes-help-card = ? or c and anything: a card, unit, creature, place or field, for example “? griffins”, “? c5”; a field alone (“c5”) goes there
ui-cli-heroes-help-rules = r and an id or words: the rules, for example “r MMH-MOVE-02” or “r luck token” (in English)
ui-cli-heroes-which-card = What, for example “c griffins”?
ui-cli-heroes-which-rule = Which rule, for example “r MMH-MOVE-02” or “r luck token”?
ui-cli-heroes-kind-ability = ability of heroes
ui-cli-heroes-kind-hero = hero
ui-cli-heroes-kind-faction = faction
ui-cli-heroes-kind-unit = unit
ui-cli-heroes-kind-building = building
ui-cli-heroes-kind-card = action card
ui-cli-heroes-kind-skill = skill
ui-cli-heroes-kind-scroll = scroll
ui-cli-heroes-kind-artifact = artifact
ui-cli-heroes-kind-set = set of artifacts
ui-cli-heroes-kind-treasure = treasure
ui-cli-heroes-kind-week = Week card
ui-cli-heroes-kind-encounter = encounter
ui-cli-heroes-kind-elemental = elemental
ui-cli-heroes-kind-tier = kind of encounters
ui-cli-heroes-kind-place = place
ui-cli-heroes-kind-combat = combat ability
ui-cli-heroes-kind-face = face of the elite die
ui-cli-heroes-kind-action = action
ui-cli-heroes-kind-terrain = terrain
