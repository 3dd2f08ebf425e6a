# Might & Magic Heroes in the browser: what answers in place of a person.

heroes-comfort = Comforts
heroes-comfort-deputy = Fight for me
heroes-comfort-deputy-on = A bot fights this battle for you, with what you see and nothing else.
heroes-comfort-deputy-stop = Stop, I fight on myself

heroes-comfort-and-stay = Go there and stay
heroes-comfort-and-end = { $what }, and end
heroes-comfort-all-stay = All heroes who are left stay

## The sheet

heroes-comfort-settings = Answered in this browser
heroes-comfort-settings-about = Questions that hardly need a person. The log marks what was answered so.
heroes-comfort-precise = Precise attack
heroes-comfort-precise-about = The die that may be rolled again is rolled again: it can only get better.
heroes-comfort-luck = Luck on the elite die
heroes-comfort-luck-about = All misses are rolled again.
heroes-comfort-alone = Nothing else to answer
heroes-comfort-alone-about = Where going on is all you can do, the game goes on; only while nobody but bots is at the table.
heroes-comfort-end = The end of Gather and Build
heroes-comfort-end-about = The action ends when only trades are left.
heroes-comfort-income = Income as last time
heroes-comfort-income-about = Where gold or resources may be had, you get what you chose last; beside your cards you change it before you gather.
heroes-comfort-income-now = Income:
heroes-comfort-income-gold = in gold
heroes-comfort-income-resources = in resources
heroes-comfort-order = Heroes in turn
heroes-comfort-order-about = They are activated one after another as they are listed.
heroes-comfort-fight-on = No flight
heroes-comfort-fight-on-about = You are not asked whether to flee.
heroes-comfort-battles = Every battle by a bot
heroes-comfort-battles-about = A bot fights each battle for you as soon as it begins; you can stop it at any moment.

heroes-comfort-windows = Do not ask me here
heroes-comfort-windows-about = At these moments nothing is used, whatever you hold: the game goes on after a short pause that says nothing about your scrolls. Whoever answers sooner waits for it. Nobody is told.
heroes-comfort-windows-shut = This can be changed when the battle is over.
heroes-comfort-windows-all = Never ask
heroes-comfort-windows-none = Always ask
heroes-comfort-window =
    { $window ->
        [activation-start] When a hero is activated
        [after-recruit] After recruiting
        [before-battle] Before a battle
        [turn-start] At the start of a battle turn
        [in-battle] When it is your hero's turn in a battle
        [enemy-roll] After a roll of the enemy
        [before-wounds] Before you take wounds
        [after-own-attack] After an attack of yours
        [after-enemy-attack] After an attack of the enemy
        [enemy-scroll] When the enemy uses a scroll
        [turn-end] At the end of a battle turn
       *[other] { $window }
    }
