# The guided first game: what is told at each beat; the title says what it is about, the text what happened and what to do.
# $b and $c are the opponents.

hidden-leaders-lesson-leader = Turn your Leader
    .text = Everybody serves a secret Leader. Press and hold the card beside your hand to see yours.
hidden-leaders-lesson-factions = Your two factions
    .text = Lemron is aligned with the Water Folk and the Hill Tribes. You can win only if one of them does.
hidden-leaders-lesson-markers = Which faction wins?
    .text = The two markers decide that. Move them until first one and then the other of your factions would win.
hidden-leaders-lesson-play = Play a hero
    .text = Red is 2 ahead, so the Imperial Army would win. The Pigmented War Pig moves red back and green forward: play it.
hidden-leaders-lesson-draw = Fill your hand
    .text = The markers are level: now the Water Folk would win, one of yours. Draw up to four cards, one face up from the Tavern and one blind from the Harbor.
hidden-leaders-lesson-keep = Down to three
    .text = You keep three cards in hand. Let the Queer Quartermaster go: it helps red.
hidden-leaders-lesson-read = What gives { $b } away?
    .text = { $b } moved red 3 spaces ahead, and every hero in that party is Imperial. Press the Underpaid Mercenary to read it.
hidden-leaders-lesson-hide = Hide a hero
    .text = { $b } seems to be with the Imperial Army. Give away less yourself: play the Battle Pet Master and place the Furious Frog face down.
hidden-leaders-lesson-refill = Fill your hand again
    .text = Only you know the Frog, and it counts at the end. Draw three cards and let one go.
hidden-leaders-lesson-war = The Undead are winning!
    .text = Both markers are in the war area: { $c } hopes for the Undead. Play the Apathetic Waterpriest and pull red out of there.
hidden-leaders-lesson-finish = The seventh hero
    .text = You have seven face-up heroes, so the game ends after this turn. Finish it: draw two cards and discard one.
hidden-leaders-lesson-end = You have won!
    .text = The Water Folk win, and both you and { $c } are aligned with them. You have 4 of their heroes, { $c } has 3: your hidden Frog decided it.
