# Words that only the browser says at a table of Hidden Leaders, in its rules and among its cards.

## Before the game

hidden-leaders-web-full = Full game
    .about = All cards of the base game.

## Playing

hidden-leaders-web-heroes-left =
    { $n ->
        [0] The game ends after this turn.
        [one] { $n } hero until the end
       *[other] { $n } heroes until the end
    }

## The end

hidden-leaders-web-wins = { $player } wins
hidden-leaders-web-nobody-wins = Nobody wins
hidden-leaders-web-end-see = See how it ended
hidden-leaders-web-standing =
    { $aligned ->
        [yes] aligned; heroes of the winning faction: { $heroes }; party: { $party }
       *[no] not aligned; party: { $party }
    }
hidden-leaders-web-figures = The game in numbers
hidden-leaders-web-figures-turns = Turns: { $turns }. Answers: { $answers }.
hidden-leaders-web-figures-heroes = Heroes in each party; the Buried Emperor belongs to every faction
hidden-leaders-web-figures-player = Player
hidden-leaders-web-figures-up = face up
hidden-leaders-web-figures-down = hidden

## Cards, rules, about

hidden-leaders-web-cards-find = Search names and texts
hidden-leaders-web-cards-faction = Faction
hidden-leaders-web-cards-verb = What it does
hidden-leaders-web-cards-set = Set
hidden-leaders-web-cards-every = all
hidden-leaders-web-rules-game = The game
hidden-leaders-web-rules-verbs = What cards do
hidden-leaders-web-rules-winning = Who wins
hidden-leaders-web-rules-meaning = What does this mean?
hidden-leaders-web-rules-tab = Opens in a new tab
hidden-leaders-web-rules-goal = The goal
    .text = Everybody secretly plays a Leader aligned with two of the four factions. At the end, the two markers on the power track decide which faction wins. Only a player whose Leader is aligned with it can win; of several, the one with the most heroes of that faction in their party does.
hidden-leaders-web-rules-setup = Before the first turn
    .text = Both markers start on space 4. Three heroes lie face up in the Tavern, the Buried Emperor in the Graveyard. Everybody gets a Leader and five heroes: you place one face down into your party, discard one and keep three in hand. Chance decides who starts.
hidden-leaders-web-rules-turn = Your turn
    .text = First play one hero from your hand, or discard up to three cards instead. Then draw until you hold four cards: face-up ones from the Tavern, or blind from the Harbor. Then discard down to three. Finally, the Tavern is refilled.
hidden-leaders-web-rules-hidden = Hidden heroes
    .text = Some heroes lie face down in a party. Only their owner and those who were shown them know them. They count at the end, but not towards ending the game. Their order never changes. What you know is marked for you.
hidden-leaders-web-rules-heroes = Heroes
    .text = You place a hero face up into your party and do everything its text says. Only what you “may” do is up to you. What cannot be done is skipped, and the rest still happens. If something can be chosen, it must be, even your own hero or the card itself. On a card, a “hero” is a face-up hero in some party unless the text says otherwise.
hidden-leaders-web-rules-markers = Move markers
    .text = Plus moves a marker to the right, minus to the left; it stops at the ends of the track. The marker farther right is leading, the other one trailing. On the same space, neither leads.
hidden-leaders-web-rules-bury = Bury
    .text = A hero leaves its party and goes face up on top of the Graveyard. Some cards bury from elsewhere, such as the Tavern.
hidden-leaders-web-rules-discard = Discard
    .text = The card goes face down to the Wilderness. A card that you discard from your hand is shown to nobody.
hidden-leaders-web-rules-exchange = Exchange
    .text = Two cards change places. Each lies as the other one did, face up or face down. Neither does what its text says unless the card says so.
hidden-leaders-web-rules-place = Place
    .text = A card is put where the text says. That is not playing it: its text does not happen, but in a party it counts.
hidden-leaders-web-rules-draw = Draw
    .text = Take the top card of a pile. From another player’s hand you draw a random card. If the Harbor is empty, the Wilderness is shuffled and becomes the new Harbor.
hidden-leaders-web-rules-take = Take
    .text = The card goes into your hand, whether it was in the Tavern, in a pile or in a party. You can play it later.
hidden-leaders-web-rules-look = Look
    .text = Only you see the card. It stays where it is, and the others see which one you look at.
hidden-leaders-web-rules-reveal = Reveal
    .text = Everybody sees the card. Then it goes where the text says, or back to where it was.
hidden-leaders-web-rules-turn-over = Turn over
    .text = A face-up hero becomes hidden, a hidden one face up. Its text does not happen unless the card says so. A hero turned face up counts towards the end of the game.
hidden-leaders-web-rules-perform = Perform
    .text = You carry out another card as if you had played it: the decisions are yours. The Buried Emperor cannot be copied.
hidden-leaders-web-rules-play = Play one more
    .text = You play one hero a turn. Such a card lets you play another one right away, with everything it does.
hidden-leaders-web-rules-track = The power track
    .text = The red marker is the Imperial Army, the green one the Hill Tribes. If both are in the war area, the last four spaces, the Undead win. Otherwise, on the same or adjacent spaces, the Water Folk win. Otherwise the leading marker wins: red for the Imperial Army, green for the Hill Tribes.
hidden-leaders-web-rules-end = The end
    .text = The game ends at the end of any turn at which a party has enough face-up heroes: 8 with two players, 7 with three or four, 6 with five, 5 with six; one fewer in the beginner game. It does not matter whose turn it is. Then all Leaders and hidden heroes are revealed.
hidden-leaders-web-rules-ties = Several aligned with the winning faction
    .text = Whoever has the most heroes of that faction in their party wins, hidden ones included. If that is a tie: the smaller party. If that is a tie, too: the higher Leader number. If no Leader is aligned with the winning faction, nobody wins.
hidden-leaders-web-rules-emperor = The Buried Emperor
    .text = He counts as a hero of every faction, but only once. He can come into a hand or a party like any other card, and does nothing himself.

## The table

hidden-leaders-web-known = You know this card
hidden-leaders-web-card-known = { $name }, face down; you know this card
hidden-leaders-web-card-hidden = hidden hero { $number }
hidden-leaders-web-card-factions = { $name } ({ $factions })
hidden-leaders-web-party-own = Your party
hidden-leaders-web-party-of = Party: { $player }
hidden-leaders-web-party-empty = no heroes yet
hidden-leaders-web-party-up = { $up } of { $need } face-up heroes
hidden-leaders-web-party-down = hidden: { $n }
hidden-leaders-web-in-hand = In hand: { $n }
hidden-leaders-web-leader = Leader
hidden-leaders-web-leader-hidden = Leader, face down
hidden-leaders-web-leader-look = Hold to look at your Leader
hidden-leaders-web-tavern-slot = Tavern, slot { $slot }
hidden-leaders-web-pile-top = top card
hidden-leaders-web-pile-known = you know { $n }
hidden-leaders-web-pile-open = Show the cards
hidden-leaders-web-now = If the game ended now
hidden-leaders-web-ended = Winning faction
hidden-leaders-web-when =
    { $faction ->
        [undead] both markers in the war area
        [water-folk] markers on the same or adjacent spaces
        [imperial-army] red 2 or more ahead
       *[hill-tribes] green 2 or more ahead
    }
hidden-leaders-web-track-at = Red on space { $red }, green on space { $green } of { $last }; war area from space { $war }
hidden-leaders-web-marker-red = red marker
hidden-leaders-web-marker-green = green marker
hidden-leaders-web-answers = All answers in words ({ $n })
hidden-leaders-web-answer-which = What do you want to do with it?
hidden-leaders-web-turn = current turn

## The game again

hidden-leaders-web-replay-hands = Leaders and hands

## The first game

hidden-leaders-web-guide-setup = Before the first turn
    .text = Of your five cards, place one face down into your party as a hidden hero and discard another. A hidden hero counts at the end: keep one of a faction your Leader is aligned with.
hidden-leaders-web-guide-act = Your turn: one action
    .text = A hero you play joins your party, moves the markers and does what its text says. Look at your Leader first: which of its two factions could win, and does the card push the markers that way? If nothing fits, discard for better cards.
hidden-leaders-web-guide-more = Another card?
    .text = Instead of playing, you may discard up to three cards and draw new ones. Stop when the rest are worth keeping.
hidden-leaders-web-guide-draw = Fill your hand
    .text = Cards in the Tavern are face up: you know what you get, and so does everybody else. A card from the Harbor is a surprise that only you see.
hidden-leaders-web-guide-keep = Down to three
    .text = At the end of your turn you keep three cards in hand. Keep what helps your factions next turn, and let go of what helps the others.
hidden-leaders-web-guide-move = The markers decide
    .text = Where the red and the green marker stand decides which faction would win. Below the track you can read which one that is right now. Move them towards one of your factions, but not so openly that everybody guesses your Leader.
hidden-leaders-web-guide-player = Choose a player
    .text = The card needs a player. Look at the parties: who has many heroes of a faction that could win?
hidden-leaders-web-guide-faction = Name a faction
    .text = The card needs a faction. Think of the two your Leader is aligned with, and of those that threaten you.
hidden-leaders-web-guide-pile = Choose a pile
    .text = You draw blind from the Harbor; the Wilderness holds what was discarded, the Graveyard what was buried.
hidden-leaders-web-guide-pick = Choose a card
    .text = Cards you can choose are framed. Point at one, or tap it, to see it large with its whole text.
hidden-leaders-web-guide-bury = To the Graveyard
    .text = A buried hero leaves its party and lies face up in the Graveyard. It counts for nobody any more: take from those who are ahead.
hidden-leaders-web-guide-discard = To the Wilderness
    .text = Discarded cards go to the Wilderness. Some cards bring heroes back from there.
hidden-leaders-web-guide-take = Into your hand
    .text = The card goes into your hand, and you can play it in a later turn.
hidden-leaders-web-guide-place = Into a party
    .text = The hero joins a party without being played: its text does not happen, but it counts at the end.
hidden-leaders-web-guide-turn-over = The other side
    .text = A face-up hero becomes hidden, or a hidden one face up. Only face-up heroes bring the end of the game closer.
hidden-leaders-web-guide-look = A secret look
    .text = You see a hidden card, and it stays marked for you. What others hide gives away which factions their Leaders are aligned with.
hidden-leaders-web-guide-exchange = Exchange: first card
    .text = Two cards change places. First choose one, then the one to exchange it with.
hidden-leaders-web-guide-exchange-with = Exchange: second card
    .text = Now the card that comes in return. An exchange can strengthen your party and weaken another at the same time.
hidden-leaders-web-guide-play = One more hero
    .text = You may play another hero right away, with everything it does.
hidden-leaders-web-guide-reveal = Show it
    .text = Everybody sees the card. Think about what they learn from it.
hidden-leaders-web-guide-option = Choose an option
    .text = The card offers several options. Read what each of them leads to.
hidden-leaders-web-guide-any = A question for you
    .text = Every possible answer is framed on the table and listed in words below the question.
hidden-leaders-web-guide-wait = The others are playing
    .text = Watch where the markers go and whom the others help: that gives away their Leaders. The log tells you everything that happened.
hidden-leaders-web-guide-over = The game is over
    .text = Leaders and hidden heroes are revealed. Read above why this faction and this player won, watch the replay, or play again.
