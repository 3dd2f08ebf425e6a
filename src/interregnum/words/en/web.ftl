# Words that only the browser says.

web-title = Interregnum

## The line to the server

web-offline = The server cannot be reached. Check the network and try again.
web-failed = Something went wrong. Try again.
web-gone = This table is not open to you any more.

## Pages

web-skip = To the contents
web-pages = Pages
web-home = Home
web-rules = Rules
web-cards = Cards
web-about = About
web-nowhere = There is nothing here
web-nowhere-about = The address may be mistyped, or what was here is gone.

## Home

web-tagline = The Emperor is dead, the throne is empty, and nobody shows their face. Gather heroes, tip the balance, and be on the right side in the end.
web-play = Play against bots
web-play-about = A whole game in about ten minutes. No account, nothing to install.
web-play-about-heroes = A game of ten rounds; it is told in words, as there is no board for it here yet.
web-play-now = Play now
web-play-more = Name, opponents, rules
web-name = Your name
web-name-default = Wanderer
web-opponents = Opponents
web-friends = Play with friends
web-friends-about = Two to six people, each on their own device. Free seats can be given to bots.
web-new-table = New table
web-join = Join a table
web-join-link = Link or code
web-join-go = Go to the table
web-join-odd = This is no link to a table. Paste the whole link that you were sent.
web-mine = Your tables
web-your-turn = Your turn
web-status =
    { $status ->
        [open] not begun
        [playing] being played
       *[over] over
    }

## A new table

web-game = Game
web-game-heroes = Might & Magic Heroes
web-seats = Seats
web-options = What is played
web-length = Length
web-length-short = Short game
web-length-short-about = 9 Week cards: 10 rounds.
web-watchers = Others may watch
web-watchers-about = There is a link for people who only look on; they see what everybody at the table sees.
web-patience = When somebody is away
web-patience-about = How long the table waits before a bot plays for them, until they return.
web-patience-time =
    { $seconds ->
        [0] the table waits
        [60] a bot plays after a minute
        [300] a bot plays after five minutes
        [86400] a bot plays after a day
       *[other] a bot plays after { $seconds } seconds
    }
web-open-table = Open the table

## Before the game

web-lobby = Before the game
web-seat-free = Free seat
web-seat-number = seat { $n }
web-seat-waits = waits for somebody
web-seats-free =
    { $n ->
        [0] Everybody is here.
        [one] { $n } seat is free.
       *[other] { $n } seats are free.
    }
web-you = you
web-host = host
web-here = here
web-not-here = not here
web-add-bot = Bot: { $level }
web-remove-bot = Remove
web-leave = Get up
web-leave-ask = Get up from the table?
web-leave-about = A bot plays on in your place. Whoever has the link to sit down can take the seat; you can come back by it, too.
web-stay = Stay
web-sound =
    { $on ->
        [yes] Sound: on
       *[no] Sound: off
    }
web-menu = Menu
web-level-greedy = Clever
web-level-random = Whimsical
web-about-level-greedy = Looks at what each answer gains and takes the best.
web-about-level-random = Takes any answer.
web-start = Start the game
web-fill-and-start = Give free seats to bots and start
web-host-starts = The host starts the game when all seats are taken.
web-invite = Invite others
web-invite-about = Whoever has this link can take a free seat. On a phone: scan the code.
web-invite-link = Link to sit down
web-invite-qr = QR code of the link to sit down
web-watch-link = Link to watch
web-watching = Watching now
web-copy = Copy
web-copied = Copied
web-new-link = New link
web-new-link-about = The old one stops working.
web-full-game = Full game
web-full-game-about = All cards of the base game.
web-sit-down = Sit down
web-watch = Watch
web-table-of =
    { $status ->
        [open] The game has not begun. At this table:
        [playing] The game is on. At this table:
       *[over] The game is over. At this table:
    }

## Playing

web-line-opening = Going to the table …
web-line-lost = The line is broken. Trying again …
web-heroes-left =
    { $n ->
        [0] The game ends after this turn.
        [one] { $n } hero until the end
       *[other] { $n } heroes until the end
    }
web-undo = Take back
web-agree = Agree
web-decline = Do not agree
web-agree-missing = Still to agree: { $players }.
web-away-you = A bot plays for you.
web-back = I am back
web-news-began = The game begins.
web-news-said = { $player }: { $text }
web-news-undone = { $player } took something back.
web-news-proposed = { $player } asks everybody to agree to take something back.
web-news-declined = { $player } did not agree.
web-news-stood-in = { $player } is away; a bot plays.
web-news-returned = { $player } is back.
web-news-sat-down = { $player } sits down.
web-news-got-up = { $player } gets up.
web-news-rematch = The same people meet again.

## The end

web-wins = { $player } wins
web-nobody-wins = Nobody wins
web-end-see = See how it ended
web-standing =
    { $aligned ->
        [yes] aligned; heroes of the winning faction: { $heroes }; party: { $party }
       *[no] not aligned; party: { $party }
    }
web-rematch = Play again
web-figures = The game in figures
web-figures-turns = Turns: { $turns }. Answers: { $answers }.
web-figures-heroes = Heroes of each party; the Buried Emperor is of every faction
web-figures-player = Player
web-figures-up = face up
web-figures-down = hidden
web-record = Download the record
web-verify = Was the deal fair?
web-verify-about = Before the first move the server published the SHA-256 of the seed that decides the deal and all dice. Now it shows the seed. If both fit, nothing could be changed during the game.
web-verify-hash = SHA-256, published at the start
web-verify-seed = Seed, shown at the end
web-verify-result =
    { $fits ->
        [yes] Checked in this browser: they fit.
       *[no] Checked in this browser: they do not fit!
    }

## Cards, rules, about

web-cards-find = Find in names and texts
web-cards-faction = Faction
web-cards-verb = What it does
web-cards-set = Set
web-cards-every = all
web-about-what = Interregnum puts board games about an empty throne on a table that anyone can join, with friends and bots, in English, Polish and Ukrainian. The program is free software (MIT).
web-about-fair = The browser is told only what you may know. Bots see what a person in their seat would see. Every deal can be checked after the game.
web-about-thanks = Thanks
web-about-icons = The emblems come from game-icons.net (CC BY 3.0): Lorc, Delapouite and other artists.
web-about-fonts = The fonts are Alegreya and Alegreya Sans by Juan Pablo del Peral (OFL).
web-about-publishers = Hidden Leaders is a game by its authors and publishers; this program uses none of their pictures. If you like the game, buy it.
web-rules-find = Find in the rules
web-rules-none = No section has these words.
web-rules-contents = Sections
web-rules-game = The game
web-rules-verbs = What cards do
web-rules-winning = Who wins
web-rules-meaning = What does this mean?
web-rules-tab = Opens in a new tab
web-rules-goal = What it is about
    .text = Everybody secretly plays a Leader who stands with two of the four factions. At the end the two markers on the power track say which faction wins. Only a player whose Leader stands with it can win the game; of several, the one with the most heroes of that faction in their party.
web-rules-setup = Before the first turn
    .text = Both markers begin on space 4. Three heroes lie open in the tavern, the Buried Emperor in the graveyard. Everybody gets a Leader and five heroes: one is laid face down into the own party, one is discarded, three stay in hand. Chance decides who begins.
web-rules-turn = Your turn
    .text = First play one hero from your hand, or discard up to three cards instead. Then draw until you hold four cards, from the open tavern or blindly from the harbor. Then discard down to three. At last the tavern is refilled.
web-rules-hidden = Hidden heroes
    .text = Some heroes lie face down in a party. Nobody knows them but their owner and those who were shown them; they count at the end, but not for ending the game. Their order stays as it is. What you know is marked for you.
web-rules-heroes = Heroes
    .text = A hero is laid face up into your party and does all that it says. Only what it “may” do is up to you. What cannot be done is left out, and the rest still happens. If something can be chosen it must be, even your own hero or the card itself. A “hero” of a faction lies face up in some party unless the card says otherwise.
web-rules-markers = Move markers
    .text = Plus goes to the right, minus to the left; at the ends of the track a marker stops. The marker farther right is leading, the other one trailing. On the same space neither leads.
web-rules-bury = Bury
    .text = A hero leaves its party and lies face up on top of the graveyard. Some cards bury from elsewhere, such as the tavern.
web-rules-discard = Discard
    .text = The card goes face down to the wilderness. Nobody else is shown a card that you discard from your hand.
web-rules-exchange = Exchange
    .text = Two cards change places. Each lies as the one before it lay, face up or face down. Neither of them does what it says unless the card tells so.
web-rules-place = Place
    .text = A card is put where the text says. This is not playing: it does nothing of what it says, but it belongs to the party and counts.
web-rules-draw = Draw
    .text = Take the top card of a pile. From another player’s hand you get any card at random. If the harbor is empty, the wilderness is shuffled and becomes the new harbor.
web-rules-take = Take
    .text = The card comes into your hand, whether it lay in the tavern, in a pile or in a party. You may play it later.
web-rules-look = Look
    .text = Only you see the card. It stays where it is, and the others see which one you looked at.
web-rules-reveal = Reveal
    .text = Everybody sees the card. Then it goes on as the text says, or back to where it was.
web-rules-turn-over = Turn over
    .text = A face-up hero becomes hidden, a hidden one open. It does nothing of what it says unless the card tells so. A hero that is turned up counts for the end of the game.
web-rules-perform = Perform
    .text = What another card says happens now, as if it were said by yours: you decide. Nobody can perform the Buried Emperor, who does nothing.
web-rules-play = Play one more
    .text = One hero is played in a turn. Such a card lets you play another at once, with all that it does.
web-rules-track = The power track
    .text = The red marker is the Imperial Army, the green one the Hill Tribes. Both in the war area, the last four spaces: the Undead win. Else on the same or neighbouring spaces: the Water Folk win. Else the one who is ahead wins: red for the Imperial Army, green for the Hill Tribes.
web-rules-end = The end
    .text = The game ends after the turn in which a party has enough face-up heroes: 8 with two players, 7 with three or four, 6 with five, 5 with six; one fewer in the beginner game. It does not matter whose turn it was. Then all Leaders and hidden heroes are open.
web-rules-ties = Several with the winning faction
    .text = Most heroes of that faction in the party win, hidden ones too. If that is equal: the smaller party. If that is equal as well: the higher number of the Leader. If no Leader stands with the winning faction, nobody wins.
web-rules-emperor = The Buried Emperor
    .text = He counts as a hero of each faction, but only once. He may come into a hand or a party like any other card, and he does nothing himself.

## The table

web-table = The table
web-known = You know this
web-card-known = { $name }, face down; you know this
web-card-hidden = hidden hero { $number }
web-card-factions = { $name } ({ $factions })
web-party-own = Your party
web-party-of = Party: { $player }
web-party-empty = no heroes yet
web-party-up = { $up } of { $need } face-up heroes
web-party-down = hidden: { $n }
web-in-hand = In hand: { $n }
web-leader = Leader
web-leader-hidden = Leader, face down
web-leader-look = Hold to look at your Leader
web-tavern-slot = Tavern, slot { $slot }
web-pile-top = top card
web-pile-known = you know { $n }
web-pile-open = Show the cards
web-now = If the game ended now
web-ended = Winning faction
web-when =
    { $faction ->
        [undead] both markers in the war area
        [water-folk] markers on the same or neighbouring spaces
        [imperial-army] red 2 or more ahead
       *[hill-tribes] green 2 or more ahead
    }
web-track-at = Red on space { $red }, green on space { $green } of { $last }; war area from space { $war }
web-marker-red = red marker
web-marker-green = green marker
web-answers = All answers in words ({ $n })
web-answer-which = What should happen with it?
web-asked = to answer
web-turn = on turn
web-bot = bot
web-away = away
web-left = seconds until a bot stands in: { $n }
web-close = Close
web-chat = Chat
web-chat-say = Say something
web-chat-send = Send
web-chat-long = { $found } of { $most } characters: this is too long.
web-chat-empty = Nobody has said anything yet.
web-mute = Whom you hear
web-mute-on = Mute
web-mute-off = Hear again
web-mute-on-whom = Mute { $player }
web-mute-off-whom = Hear { $player } again
web-log-empty = Nothing has happened yet.
web-log-earlier = Show what happened before
web-log-undone = (taken back by { $player })
web-lately = What happened last

## The game again

web-replay = Replay
web-replay-opening = The game is being set up again …
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = One step back
web-replay-on = One step on
web-replay-turn-back = To the turn before
web-replay-turn-on = To the next turn
web-replay-step = Step of the game
web-replay-at = Step { $at } of { $last }
web-replay-eyes = Through whose eyes
web-replay-open = Everything open
web-replay-watcher = Somebody who watches
web-replay-hands = Leaders and hands
web-replay-table = To the table

## One device for several people

web-again = Try again
web-one-device = Around one device
web-one-device-about = Several people share this device and pass it on. Between two turns it shows nothing of anybody’s cards.
web-device-names = Who shares this device
web-device-name = Name of person { $n }
web-device-more = Somebody else at this device
web-device-more-name = Name of the next person
web-pass-on = Pass the device to { $player }
web-pass-on-about = Nobody else should look at the screen now.
web-pass-on-ready = I am { $player }

## The table on a television

web-tv = Show on a television
web-tv-join = Sit down with your phone
web-tv-join-about = Scan the code: your phone shows your cards, this screen shows the table.
web-tv-guest = Would you like to play?
web-tv-guest-about = This screen only watches. The invitation is on the screen of the host ({ $host }): scan its code, or ask for the link.
web-tv-guest-watch = This code is for watching on a phone.
web-tv-watch = Watch on a phone
web-watch-qr = QR code of the link to watch
web-full-screen = Full screen
web-full-screen-leave = Leave full screen
web-tv-leave = To your seat

## The first game

web-learn = Learn by playing
web-learn-about = A first game against two bots. A small panel tells what is asked and why it matters.
web-learn-start = Start the first game
web-learn-skip = Leave out the explanations
web-guide-setup = Before the first turn
    .text = Of your five cards one is laid face down into your party, as a hidden hero, and one is discarded. A hidden hero counts at the end: keep one of a faction that your Leader stands with.
web-guide-act = Your turn: one deed
    .text = A hero that you play joins your party, moves the markers and does what its text says. Look at your Leader first: which of its two factions could win, and does the card push the markers there? If nothing fits, discard for better cards.
web-guide-more = Another card?
    .text = Instead of playing you may discard up to three cards and draw new ones. Stop when the cards that are left are worth keeping.
web-guide-draw = Fill your hand
    .text = Cards in the tavern are open: you know what you get, and so does everybody else. A card from the harbor is a surprise that only you see.
web-guide-keep = Down to three
    .text = At the end of your turn three cards stay in your hand. Keep what helps your factions next turn, and let go of what helps the others.
web-guide-move = The markers decide
    .text = The place of the red and the green marker says which faction would win. Below the track you read who that is right now. Move them towards one of your factions, but not so plainly that everybody guesses your Leader.
web-guide-player = Whom shall it concern?
    .text = The card needs a player. Look at the parties: who has many heroes of a faction that could win?
web-guide-faction = Name a faction
    .text = The card needs a faction. Think of the two your Leader stands with, and of those that are dangerous to you.
web-guide-pile = Choose a pile
    .text = The harbor is where blind cards come from, the wilderness holds what was discarded, the graveyard what was buried.
web-guide-pick = Choose a card
    .text = Cards that can be chosen are framed. Point at one, or tap it, to see it large with its whole text.
web-guide-bury = To the graveyard
    .text = A buried hero leaves its party and lies open in the graveyard. It counts for nobody any more: take from those who are ahead.
web-guide-discard = To the wilderness
    .text = What is discarded goes to the wilderness. Some cards fetch heroes from there again.
web-guide-take = Into your hand
    .text = The card comes into your hand, and you may play it in a later turn.
web-guide-place = Into a party
    .text = Here a hero comes into a party without being played: its text does not happen, but it counts at the end.
web-guide-turn-over = The other side
    .text = A face-up hero becomes hidden, or a hidden one open. Only face-up heroes bring the end of the game nearer.
web-guide-look = A secret look
    .text = You see a hidden card, and from then on it is marked for you. What others hide tells whom they stand with.
web-guide-exchange = An exchange: the first card
    .text = Two cards change places. First choose one, then the one it is exchanged with.
web-guide-exchange-with = An exchange: the second card
    .text = Now the card that comes in return. An exchange may strengthen your party and weaken another at once.
web-guide-play = One more hero
    .text = You may play another hero right away, with everything that it does.
web-guide-reveal = Show it
    .text = The card is shown to everybody. Think about what the others learn from it.
web-guide-option = One of two ways
    .text = The card offers several ways. Read what each of them leads to.
web-guide-any = A question for you
    .text = Everything that can be answered is framed on the table and listed in words below the question.
web-guide-wait = The others are playing
    .text = Watch where the markers go and whom the others push: that betrays their Leaders. The log tells everything that happened.
web-guide-over = The game is over
    .text = Leaders and hidden heroes are open now. Read above why this faction and this player won, look at the game again, or play another one.
