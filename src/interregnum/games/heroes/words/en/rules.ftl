# The rules as people read them, in the browser and at the terminal: chapters and their sections, each with its text.
# An empty line begins a paragraph; lines with a dot are a list.

heroes-rules-game = The game
heroes-rules-map = On the map
heroes-rules-realm = Town and treasury
heroes-rules-heroes-part = Heroes
heroes-rules-battles = Battles
heroes-rules-time = Weeks and the end

heroes-rules-goal = Goal and length
    .text =
        The throne is vacant, and two to four realms race for Power. With two players whoever has 12 Power wins at once, with three it takes 14, with four 16; it may happen at any moment, even in somebody else’s turn.

        If nobody gets that far, the game ends after the round of its last Week card, and whoever has the most Power wins. A short game has 9 Week cards and ten rounds, a medium one 12 and thirteen, a long one 15 and sixteen.

        Nobody is thrown out: towns cannot be conquered, and heroes never die. A beaten hero goes home and begins anew.
heroes-rules-setup = Before the first round
    .text =
        The map is laid of tiles of four by four fields: nine for two players, twelve for three, sixteen for four. Creatures stand where the tiles say so, seen by all; what they guard as a reward is seen by nobody.

        Everybody chooses a faction, then a field of a start tile for the town: none with a place or creatures, and with a free way out. The town replaces whatever lies below it.

        You begin with a town of level I, 5 resources, 7 gold and one of the three heroes of your faction, who leads six elite tokens: three of Strength 2 and three of Strength 3. The other two heroes can be recruited later.
heroes-rules-round = A round and its action cards
    .text =
        You have three action cards, each with two actions. In turn, beginning with the first player, everybody plays one card that is still face up, does one of its two actions, and turns it over. The round ends when no card is left to play.

        • Hero activation: your heroes move, explore, take places and fight.
        • Gather: your places and buildings bring resources and gold.
        • Build: one building, or the next level of your town.
        • Recruit: units for heroes in town, upgrades, new heroes.

        You may do less than the action allows, or nothing at all: that is a pass, and it costs the card as well. The Marketplace brings a fourth card, with Build and Gather. Which cards others still have is known to all.

        After a round the first player’s token goes on to the left, all cards are turned up, and the next Week is revealed.

heroes-rules-moving = Moving
    .text =
        With Hero activation you activate your heroes one after another, each once, in the order that you like. A hero has 4 movement points. Every field entered costs one; steps go up, down, left and right, never across a corner.

        Exploring a place and taking it cost no points, and what is left over is lost. A hero who enters their own town stops there. Towns of others cannot be entered. Your heroes may pass each other, but not rest on one field.

        Whoever enters a field with creatures or with an enemy hero fights there at once. A hero may fight one battle in an activation; after a victory they may go on with the points that are left. A hero without units cannot be activated and waits in town.
heroes-rules-terrain = Water, mountains, ports and portals
    .text =
        Open land can be walked, whatever is drawn on it. Water and mountains are closed, and nobody ever rests on them.

        From a port a hero may sail on over water and go ashore on any field that can be entered; with the option “From port to port” only at a port. An Explorer crosses mountains.

        With a Town Portal in your town your heroes may step out of it onto any portal of the map, for one point, or go home from a portal, for none. A Dimension Traveller goes from portal to portal for one point, without any building.
heroes-rules-zones = Zones of control
    .text =
        Each hero on the map guards the fields that they could reach with two steps over terrain open to them. A flag of yours that lies in the zone of one of your heroes cannot be taken by anybody.

        Zones stop nobody from walking. A hero in town has none; a zone does not run through towns and does not leap through portals. After a duel the winner’s zone says which flags change hands.
heroes-rules-flags = Flags and mines
    .text =
        Places on a shield can be held. Whoever passes over such a field or stops there may take it: their flag goes up, and its Power is theirs at once; a former owner loses as much.

        A guarded place attacks first: its creatures stand on the field from which the arrow points, and must be beaten. A place of somebody else must lie outside the zones of their heroes. The flag stays until somebody else takes it; nobody has to keep watch.

        Every place is worth four in all, as Power or as income: a Sawmill 1 Power and 3 resources, an Iron Mine 2 and 2, a Crystal Mine 3 and 1, a Gold Mine 4 gold and no Power, Dragon Links 4 Power and no income.
heroes-rules-places = Places to explore
    .text =
        Places on a round medallion can be explored once in a game, by whoever comes first. At the beginning all of them are guarded: whoever wants to explore fights the guards first. A place whose guards are gone waits for its explorer.

        • Secret Library: a scroll. Forge: an artifact. Dragon Temple: one part of a treasure card.
        • Stable: this hero is activated once more. Armourer: all basic units of the army become elite.
        • Arena: up to three units of any level for the usual price.
        • Crystal of Revelation: 2 Power for good. Stone of Enlightenment: an advance for nothing.
        • Dragon Deposit: one card of the discards of treasures, scrolls or artifacts.

heroes-rules-gathering = Gathering
    .text =
        With Gather you collect from every place under your flag, from the Town Hall, from heroes who trade, from artifacts and from the Week. The Town Hall gives 3 resources or 3 gold, as you like each time.

        Resources pay for buildings and town levels, gold for units and heroes. Everything lies in your treasury; heroes carry nothing.
heroes-rules-building = Building
    .text =
        One Build action raises one building or the town by one level. A building needs its price and its town level; each can be raised once. Levels go from I to IV; each of them opens one more kind of units, and buildings with it.

        The Town Hall brings income and the Marketplace a fourth action card and trade. Training Grounds allow elite units, the Garrison two more units at a time, the War Council one more token for each of your heroes. The Hall of Fame calls new heroes. Each faction has one building of its own that works in battle.

        The Temple of Asha is worth 3 Power. It costs 12 resources, 12 gold and the Tear of Asha, an artifact that one of your heroes must have; the Power of the Tear stays with you.
heroes-rules-recruiting = Recruiting
    .text =
        Units are bought for heroes who are in your town: of your town’s level or a lower one, at most three in one action, five with a Garrison, and never more than the hero’s Command or your reserve of tokens allow. Elite units need Training Grounds.

        With Training Grounds basic units can be turned elite for the difference in price; that does not count against the limit. With a Hall of Fame a new hero costs 5 gold, counts as one unit and brings one elite unit of level I. Nobody has more than three heroes.

        Units may be dismissed from any army, wherever its hero is, but not the last one; nothing is paid back.
heroes-rules-trade = Trade
    .text =
        With a Marketplace you may trade in each of your actions, before you pay for anything: two resources for one gold, or two gold for one resource, as often as you like. A scroll of a hero in town can be sold for as much gold as its level.

heroes-rules-hero = A hero
    .text =
        A hero’s card says how hard they strike (Strength), which scrolls they can use (Magic), how early they act (Initiative) and how many tokens they lead (Command). Two abilities make each of them different, and three schools say which second rules of skills and scrolls are open to them.

        Heroes belong to their armies and cards alone: they do not hand over units, artifacts, scrolls, luck or experience to each other.
heroes-rules-experience = Experience and advancing
    .text =
        Beaten creatures become a trophy with medals on its back: experience (XP). Trophies may be kept. An advance costs three more than the skills that the hero has: 3 XP for the first one, then 4, 5 and so on. Whole trophies are spent, and there is no change.

        A hero who advances chooses Might or Magic, draws two cards of that deck, keeps one and lays the other aside. Experience from a treasure card must be used at once, together with trophies if you like, or it is lost.
heroes-rules-skills = Skills and schools
    .text =
        A skill stays with its hero to the end. Its first rule is open to everybody who has it, the second one only to a hero of its school. Where the second rule begins with OR, you use one of the two; where it begins with AND, you have both.

        Might has the schools of Virtues, War Cries, Tactics, Art of War and Realm; Magic those of Primal, Darkness, Light, Earth and Water. Where a card contradicts these rules, the card is right.
heroes-rules-scrolls = Scrolls
    .text =
        A scroll lies face down with its hero: others see how many there are, not which. It is used once, at the moment that it names, by a hero whose Magic is at least its level, and then goes to the discards. A second rule is open to heroes of the school, as with skills.

        In battle a hero may use one scroll each time cards can be used. Dispel Magic answers a scroll of the enemy before it works.
heroes-rules-artifacts = Artifacts and treasure
    .text =
        Whoever gains an artifact draws three and keeps one. A hero may have one of each type: clothing, armour, weapon, treasure, pouch. Each artifact is worth 1 Power as long as you have it; it cannot be thrown away, but it can be lost in a duel.

        A treasure card has four parts. You take as many as there are chests on the trophy, never all four. With the option “Artifact sets” two or three pieces of one set have a bonus of their own.

heroes-rules-battle = How a battle goes
    .text =
        A battle begins when a hero enters a field with creatures or an enemy hero, or wants to explore or take a guarded place. Creatures are led by the player to the left of the one who fights.

        • Rout is checked: perhaps the creatures run away.
        • Cards that work before a battle are used, and all take their places on the initiative track.
        • In each battle turn every stack, every group of creatures and every hero attacks once, in that order.
        • From the second turn on somebody may flee first, and the order is made anew.
        • It ends when one side has no units left, or has fled.
heroes-rules-track = The initiative track
    .text =
        Whoever has the higher Initiative acts earlier. All tokens of one kind of unit in an army are one stack with one place, basic and elite ones together; the hero has a place of their own.

        Where creatures and your stacks are equal, the creatures are first, then one of your stacks, and so on by turns. In a duel the side of the quicker hero places all its equal fighters first; if the heroes are equal, too, the sides take turns, the attacker first. Equal stacks of your own you order as you like.
heroes-rules-attack = An attack
    .text =
        A stack rolls one eight-sided die for each of its tokens, creatures one for each that is left, a hero one: never more than five, never fewer than one. Each die that shows the attacker’s Strength or less is a hit and deals one wound. A 1 always hits, an 8 never does.

        Dice can be rolled again by cards, abilities and luck, but each die only once in an attack. The attacker’s rerolls come first, then those that the enemy demands.
heroes-rules-elite-die = The elite die
    .text =
        A stack with at least one elite token may give up one of its dice and roll the elite die instead; with six attacks or more it rolls five dice and the elite die. Elite creatures may do so, too. It has six faces:

        • One skull, twice: one more wound. Two skulls: two more wounds.
        • Luck: the attacker may roll all misses again.
        • Laurel: a basic token of this stack becomes elite, or one that fell in this battle comes back. Creatures get one of theirs back.
        • Bad luck: the attacker must roll all hits again.

        Options change who may roll it: from two attacks on, or for the whole army once it has an elite unit.
heroes-rules-wounds = Wounds
    .text =
        The owner of the army that is hit chooses the stack that takes the wounds of an attack. A wound eliminates a basic token and turns an elite one to its basic side. One token takes wounds until it is gone, then the next; if the stack is gone, the owner chooses another. Heroes take no wounds.

        Creatures lose one of their Number for each wound. Tokens that fell go back to the reserve after the battle, and elite tokens that were turned stay basic. Resurrection undoes wounds of this battle, one for each point.
heroes-rules-abilities = Abilities of units and creatures
    .text =
        • Precise attack: you name the stack that is hit, before the roll, and may roll one miss again.
        • Defence: the stack cannot be named so, and in flight one such token is enough.
        • Toughness: one wound more for each sign before a token turns or falls.
        • Piercing: Toughness does not help against this stack.
        • Slayer: each die that hits deals two wounds. Fury: always five dice. Regeneration: wounds of creatures heal at the end of the turn. Only creatures have these three.
heroes-rules-luck = Luck
    .text =
        A luck token lies with its hero. After a roll of the hero’s army you may give it up to roll all misses again, or the elite die, or to cancel a Bad luck. After a cancelled Bad luck no die of that attack is rolled again.
heroes-rules-rout = Rout
    .text =
        Creatures run away from an army that is too strong for them. A hero has 1 Rout for each of these: nine units or more, an elite unit of level IV, the skill Aggressiveness, the Slayer’s Gauntlet.

        Common creatures run from Rout 2, dangerous ones from 3, legendary ones from 4. You cannot choose to fight then: you get the chests, but no trophy and no experience. It is no battle, so that the hero may still fight one.
heroes-rules-flight = Flight
    .text =
        From the second battle turn on a hero may flee before it begins; in a duel the defender says so first. The hero goes to their own town and loses two tokens, or the only one, or one with Defence. The battle is lost. Creatures never flee.
heroes-rules-after = After a battle with creatures
    .text =
        If you win, the creatures become a trophy of your hero: its medals are experience, and for its chests you draw a treasure card and take as many parts. The hero stays on the field and may go on.

        If you lose or flee, the creatures are as many as before, and the hero is in town without the tokens that fell.
heroes-rules-duel = Hero against hero
    .text =
        A duel is fought like any battle, with an army on both sides; there are neither experience nor treasure in it. The winner, who may be the one who was attacked, chooses one reward: a skill, drawn as with an advance but for nothing, or an artifact of the beaten hero for which they have room.

        Besides, the winner may at once take all flags of the beaten player in the zone of the winning hero. The beaten hero goes to town and keeps skills, scrolls, trophies and luck. A hero in town cannot be attacked.

heroes-rules-weeks = Weeks and the moon
    .text =
        Every round but the first begins with a new Week card. It holds for everybody until the round ends: look at it before you attack.

        The cards come in three phases of the moon: first crescents, then quarters, then full moons, three to five of each, by the length of the game. The phase of the next card is seen on its back. When the last one is revealed, the last round has begun.
heroes-rules-dark-days = Dark days
    .text =
        In a Week with this sign creatures fight in two equal stacks, of which the first must fall before the second is wounded. To make them run away takes 1 Rout more. The reward is that of one.
heroes-rules-power = Power
    .text =
        Power is counted all the time, and everybody sees it:

        • places under your flag: what their shield says;
        • each artifact of your heroes: 1;
        • each Crystal of Revelation that you explored: 2, for good;
        • the Temple of Asha: 3;
        • whatever a card gives.

        Power can be lost with a flag or an artifact.
heroes-rules-end = The end
    .text =
        Whoever reaches the goal wins on the spot; if one deed lifts several players so far, the active player is first, then the others in turn order.

        After the last round the most Power wins. In a tie it is whoever has more resources and gold together; if that is equal, too, they share the victory.

## Everything in the box

heroes-web-cards-kind = What
heroes-web-cards-faction = Faction
heroes-web-cards-school = School or type
heroes-web-cards-level = Level, tier or phase
heroes-web-cards-find = Name or text
heroes-web-cards-every = all
heroes-web-cards-found =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
heroes-web-cards-none = Nothing in the box is like this.
heroes-web-cards-of =
    { $kind ->
        [hero] Heroes
        [unit] Units
        [encounter] Creatures
        [elemental] Elementals
        [building] Buildings
        [skill] Skills
        [artifact] Artifacts
        [set] Artifact sets
        [scroll] Scrolls
        [treasure] Treasures
        [week] Weeks
       *[place] Places
    }
heroes-web-cards-number = Number { $n }.
heroes-web-cards-level-of = Level { $n }
