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
web-game-hidden-leaders = Hidden Leaders
web-game-heroes = Might & Magic Heroes
web-seats = Seats
web-options = What is played
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

web-rematch = Play again
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

web-about-what = Interregnum puts board games about an empty throne on a table that anyone can join, with friends and bots, in English, Polish and Ukrainian. The program is free software (MIT).
web-about-fair = The browser is told only what you may know. Bots see what a person in their seat would see. Every deal can be checked after the game.
web-about-thanks = Thanks
web-about-icons = The emblems come from game-icons.net (CC BY 3.0): Lorc, Delapouite and other artists.
web-about-fonts = The fonts are Alegreya and Alegreya Sans by Juan Pablo del Peral (OFL).
web-about-publishers = Hidden Leaders is a game by its authors and publishers; this program uses none of their pictures. If you like the game, buy it.
web-about-game-nothing = There is nothing about { $game } here yet.
web-rules-find = Find in the rules
web-rules-none = No section has these words.
web-rules-contents = Sections

## The table

web-table = The table
web-asked = to answer
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
