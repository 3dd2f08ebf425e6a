# Words that only the browser says at a table of Hidden Leaders, in its rules and among its cards.

## Before the game

web-hidden-leaders-full = Full game
    .about = All cards of the base game.

## Playing

web-hidden-leaders-heroes-left =
    { $n ->
        [0] The game ends after this turn.
        [one] { $n } hero until the end
       *[other] { $n } heroes until the end
    }

## The end

web-hidden-leaders-wins = { $player } wins
web-hidden-leaders-nobody-wins = Nobody wins
web-hidden-leaders-end-see = See how it ended
web-hidden-leaders-standing =
    { $aligned ->
        [yes] aligned; heroes of the winning faction: { $heroes }; party: { $party }
       *[no] not aligned; party: { $party }
    }
web-hidden-leaders-figures = The game in figures
web-hidden-leaders-figures-turns = Turns: { $turns }. Answers: { $answers }.
web-hidden-leaders-figures-heroes = Heroes of each party; the Buried Emperor is of every faction
web-hidden-leaders-figures-player = Player
web-hidden-leaders-figures-up = face up
web-hidden-leaders-figures-down = hidden

## Cards, rules, about

web-hidden-leaders-cards-find = Find in names and texts
web-hidden-leaders-cards-faction = Faction
web-hidden-leaders-cards-verb = What it does
web-hidden-leaders-cards-set = Set
web-hidden-leaders-cards-every = all
web-hidden-leaders-rules-game = The game
web-hidden-leaders-rules-verbs = What cards do
web-hidden-leaders-rules-winning = Who wins
web-hidden-leaders-rules-meaning = What does this mean?
web-hidden-leaders-rules-tab = Opens in a new tab
web-hidden-leaders-rules-goal = What it is about
    .text = Everybody secretly plays a Leader who stands with two of the four factions. At the end the two markers on the power track say which faction wins. Only a player whose Leader stands with it can win the game; of several, the one with the most heroes of that faction in their party.
web-hidden-leaders-rules-setup = Before the first turn
    .text = Both markers begin on space 4. Three heroes lie open in the tavern, the Buried Emperor in the graveyard. Everybody gets a Leader and five heroes: one is laid face down into the own party, one is discarded, three stay in hand. Chance decides who begins.
web-hidden-leaders-rules-turn = Your turn
    .text = First play one hero from your hand, or discard up to three cards instead. Then draw until you hold four cards, from the open tavern or blindly from the harbor. Then discard down to three. At last the tavern is refilled.
web-hidden-leaders-rules-hidden = Hidden heroes
    .text = Some heroes lie face down in a party. Nobody knows them but their owner and those who were shown them; they count at the end, but not for ending the game. Their order stays as it is. What you know is marked for you.
web-hidden-leaders-rules-heroes = Heroes
    .text = A hero is laid face up into your party and does all that it says. Only what it “may” do is up to you. What cannot be done is left out, and the rest still happens. If something can be chosen it must be, even your own hero or the card itself. A “hero” of a faction lies face up in some party unless the card says otherwise.
web-hidden-leaders-rules-markers = Move markers
    .text = Plus goes to the right, minus to the left; at the ends of the track a marker stops. The marker farther right is leading, the other one trailing. On the same space neither leads.
web-hidden-leaders-rules-bury = Bury
    .text = A hero leaves its party and lies face up on top of the graveyard. Some cards bury from elsewhere, such as the tavern.
web-hidden-leaders-rules-discard = Discard
    .text = The card goes face down to the wilderness. Nobody else is shown a card that you discard from your hand.
web-hidden-leaders-rules-exchange = Exchange
    .text = Two cards change places. Each lies as the one before it lay, face up or face down. Neither of them does what it says unless the card tells so.
web-hidden-leaders-rules-place = Place
    .text = A card is put where the text says. This is not playing: it does nothing of what it says, but it belongs to the party and counts.
web-hidden-leaders-rules-draw = Draw
    .text = Take the top card of a pile. From another player’s hand you get any card at random. If the harbor is empty, the wilderness is shuffled and becomes the new harbor.
web-hidden-leaders-rules-take = Take
    .text = The card comes into your hand, whether it lay in the tavern, in a pile or in a party. You may play it later.
web-hidden-leaders-rules-look = Look
    .text = Only you see the card. It stays where it is, and the others see which one you looked at.
web-hidden-leaders-rules-reveal = Reveal
    .text = Everybody sees the card. Then it goes on as the text says, or back to where it was.
web-hidden-leaders-rules-turn-over = Turn over
    .text = A face-up hero becomes hidden, a hidden one open. It does nothing of what it says unless the card tells so. A hero that is turned up counts for the end of the game.
web-hidden-leaders-rules-perform = Perform
    .text = What another card says happens now, as if it were said by yours: you decide. Nobody can perform the Buried Emperor, who does nothing.
web-hidden-leaders-rules-play = Play one more
    .text = One hero is played in a turn. Such a card lets you play another at once, with all that it does.
web-hidden-leaders-rules-track = The power track
    .text = The red marker is the Imperial Army, the green one the Hill Tribes. Both in the war area, the last four spaces: the Undead win. Else on the same or neighbouring spaces: the Water Folk win. Else the one who is ahead wins: red for the Imperial Army, green for the Hill Tribes.
web-hidden-leaders-rules-end = The end
    .text = The game ends after the turn in which a party has enough face-up heroes: 8 with two players, 7 with three or four, 6 with five, 5 with six; one fewer in the beginner game. It does not matter whose turn it was. Then all Leaders and hidden heroes are open.
web-hidden-leaders-rules-ties = Several with the winning faction
    .text = Most heroes of that faction in the party win, hidden ones too. If that is equal: the smaller party. If that is equal as well: the higher number of the Leader. If no Leader stands with the winning faction, nobody wins.
web-hidden-leaders-rules-emperor = The Buried Emperor
    .text = He counts as a hero of each faction, but only once. He may come into a hand or a party like any other card, and he does nothing himself.

## The table

web-hidden-leaders-known = You know this
web-hidden-leaders-card-known = { $name }, face down; you know this
web-hidden-leaders-card-hidden = hidden hero { $number }
web-hidden-leaders-card-factions = { $name } ({ $factions })
web-hidden-leaders-party-own = Your party
web-hidden-leaders-party-of = Party: { $player }
web-hidden-leaders-party-empty = no heroes yet
web-hidden-leaders-party-up = { $up } of { $need } face-up heroes
web-hidden-leaders-party-down = hidden: { $n }
web-hidden-leaders-in-hand = In hand: { $n }
web-hidden-leaders-leader = Leader
web-hidden-leaders-leader-hidden = Leader, face down
web-hidden-leaders-leader-look = Hold to look at your Leader
web-hidden-leaders-tavern-slot = Tavern, slot { $slot }
web-hidden-leaders-pile-top = top card
web-hidden-leaders-pile-known = you know { $n }
web-hidden-leaders-pile-open = Show the cards
web-hidden-leaders-now = If the game ended now
web-hidden-leaders-ended = Winning faction
web-hidden-leaders-when =
    { $faction ->
        [undead] both markers in the war area
        [water-folk] markers on the same or neighbouring spaces
        [imperial-army] red 2 or more ahead
       *[hill-tribes] green 2 or more ahead
    }
web-hidden-leaders-track-at = Red on space { $red }, green on space { $green } of { $last }; war area from space { $war }
web-hidden-leaders-marker-red = red marker
web-hidden-leaders-marker-green = green marker
web-hidden-leaders-answers = All answers in words ({ $n })
web-hidden-leaders-answer-which = What should happen with it?
web-hidden-leaders-turn = on turn

## The game again

web-hidden-leaders-replay-hands = Leaders and hands

## The first game

web-hidden-leaders-guide-setup = Before the first turn
    .text = Of your five cards one is laid face down into your party, as a hidden hero, and one is discarded. A hidden hero counts at the end: keep one of a faction that your Leader stands with.
web-hidden-leaders-guide-act = Your turn: one deed
    .text = A hero that you play joins your party, moves the markers and does what its text says. Look at your Leader first: which of its two factions could win, and does the card push the markers there? If nothing fits, discard for better cards.
web-hidden-leaders-guide-more = Another card?
    .text = Instead of playing you may discard up to three cards and draw new ones. Stop when the cards that are left are worth keeping.
web-hidden-leaders-guide-draw = Fill your hand
    .text = Cards in the tavern are open: you know what you get, and so does everybody else. A card from the harbor is a surprise that only you see.
web-hidden-leaders-guide-keep = Down to three
    .text = At the end of your turn three cards stay in your hand. Keep what helps your factions next turn, and let go of what helps the others.
web-hidden-leaders-guide-move = The markers decide
    .text = The place of the red and the green marker says which faction would win. Below the track you read who that is right now. Move them towards one of your factions, but not so plainly that everybody guesses your Leader.
web-hidden-leaders-guide-player = Whom shall it concern?
    .text = The card needs a player. Look at the parties: who has many heroes of a faction that could win?
web-hidden-leaders-guide-faction = Name a faction
    .text = The card needs a faction. Think of the two your Leader stands with, and of those that are dangerous to you.
web-hidden-leaders-guide-pile = Choose a pile
    .text = The harbor is where blind cards come from, the wilderness holds what was discarded, the graveyard what was buried.
web-hidden-leaders-guide-pick = Choose a card
    .text = Cards that can be chosen are framed. Point at one, or tap it, to see it large with its whole text.
web-hidden-leaders-guide-bury = To the graveyard
    .text = A buried hero leaves its party and lies open in the graveyard. It counts for nobody any more: take from those who are ahead.
web-hidden-leaders-guide-discard = To the wilderness
    .text = What is discarded goes to the wilderness. Some cards fetch heroes from there again.
web-hidden-leaders-guide-take = Into your hand
    .text = The card comes into your hand, and you may play it in a later turn.
web-hidden-leaders-guide-place = Into a party
    .text = Here a hero comes into a party without being played: its text does not happen, but it counts at the end.
web-hidden-leaders-guide-turn-over = The other side
    .text = A face-up hero becomes hidden, or a hidden one open. Only face-up heroes bring the end of the game nearer.
web-hidden-leaders-guide-look = A secret look
    .text = You see a hidden card, and from then on it is marked for you. What others hide tells whom they stand with.
web-hidden-leaders-guide-exchange = An exchange: the first card
    .text = Two cards change places. First choose one, then the one it is exchanged with.
web-hidden-leaders-guide-exchange-with = An exchange: the second card
    .text = Now the card that comes in return. An exchange may strengthen your party and weaken another at once.
web-hidden-leaders-guide-play = One more hero
    .text = You may play another hero right away, with everything that it does.
web-hidden-leaders-guide-reveal = Show it
    .text = The card is shown to everybody. Think about what the others learn from it.
web-hidden-leaders-guide-option = One of two ways
    .text = The card offers several ways. Read what each of them leads to.
web-hidden-leaders-guide-any = A question for you
    .text = Everything that can be answered is framed on the table and listed in words below the question.
web-hidden-leaders-guide-wait = The others are playing
    .text = Watch where the markers go and whom the others push: that betrays their Leaders. The log tells everything that happened.
web-hidden-leaders-guide-over = The game is over
    .text = Leaders and hidden heroes are open now. Read above why this faction and this player won, look at the game again, or play another one.
