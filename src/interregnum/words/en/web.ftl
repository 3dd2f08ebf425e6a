# Words that only the browser says.

web-title = Interregnum

## The line to the server

web-offline = The server cannot be reached. Check your connection and try again.
web-failed = Something went wrong. Try again.
web-gone = This table is no longer open to you.

## Pages

web-skip = Skip to content
web-skip-question = Skip to the question
web-pages = Pages
web-home = Home
web-rules = Rules
web-cards = Cards
web-about = About
web-settings = Settings
web-nowhere = There is nothing here
web-nowhere-about = The address may be mistyped, or the page no longer exists.
web-strange = This cannot be shown
web-strange-about = The server sent something this page does not understand: perhaps one of them is newer than the other. Nothing of the game is lost. Reload the page; if that does not help, go to the home page.
web-reload = Reload the page

## Home

web-tagline = The throne is empty. Choose the game in which you take it: alone against bots, or with friends.
web-play = Play against bots
web-play-about = Bots take the other seats, and the game begins at once. No account, nothing to install.
web-play-now = Play now
web-play-more = Name, opponents, rules
web-name = Your name
web-name-default = Wanderer
web-opponents = Opponents
web-friends = Play with friends
web-friends-about = { $least } to { $most } people, each on their own device. Bots can take free seats.
web-new-table = New table
web-join = Join a table
web-join-link = Link or code
web-join-go = Go to the table
web-join-odd = That is neither a link to a table nor a code. A code has six characters; a link has to be pasted whole.
web-mine = Your tables
web-mine-asked = { $player } to move
web-mine-won = Won by { $players }
web-mine-won-you = You won
web-mine-all = Show all ({ $n })
web-forgetful = This browser stores nothing for this page: its storage is full or switched off. You can play, but your name and settings will be forgotten when you close the page, and without cookies your seats will be, too.
web-your-turn = Your turn
web-status =
    { $status ->
        [open] not started
        [playing] in progress
        [ended] given up
       *[over] finished
    }

## A new table

web-game = Game
web-game-seats = { $least }–{ $most } players
web-seats = Seats
web-options = Game options
web-table-options = At the table
web-fill-in = Please fill this in.
web-memory = Memory aid
web-memory-about = Cards you have seen stay marked for you as long as they can be followed. Without it you have to remember them yourself; bots do without it, too.
web-hints = Hints
web-hints-about = Everybody may ask what a good player would answer; the log says who asked. Whoever plays with bots alone may in any case.
web-no-memory = No memory aid
web-no-memory-about = What you have seen is not shown again: you have to remember it. What you alone were told in earlier turns disappears from the log, too.
web-watchers = Others may watch
web-watchers-about = Spectators get their own link; they see what everybody at the table sees.
web-patience = When somebody is away
web-patience-about = How long the table waits before a bot plays for them until they return.
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
web-seat-waits = waiting for somebody
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
web-end = End the table
web-ended = This table was ended before the game began.
web-leave = Leave your seat
web-leave-ask = Leave your seat?
web-people = People and table
web-got-up = You left your seat at a table of { $game }. You can come back as long as it is free.
web-got-up-back = Back to the table
web-seat-offered = This link is for the seat of { $player }, who is away. The others have agreed to it.
web-stay = Stay
web-menu = Menu
web-level-greedy = Clever
web-level-random = Whimsical
web-about-level-greedy = Weighs what each answer gains and takes the best.
web-about-level-random = Picks an answer at random.
web-level-any = Surprise me
web-about-level-any = Each seat gets any of the opponents.
web-opponent = How well they play
web-opponent-added = Bots that you add
web-start = Start the game
web-fill-and-start = Fill free seats with bots and start
web-host-starts = The host starts the game when all seats are taken.
web-invite = Invite others
web-invite-about = Anybody with this link can take a free seat. On a phone, scan the code.
web-invite-link = Link for players
web-invite-qr = QR code for players
web-watch-link = Link for spectators
web-watching = Watching now
web-copy = Copy
web-copied = Copied
web-new-link = New link
web-new-link-about = The old one stops working.
web-sit-down = Sit down
web-watch = Watch
web-table-of =
    { $status ->
        [open] The game has not started. At this table:
        [playing] The game is in progress. At this table:
       *[over] The game is over. At this table:
    }
web-room = A table by its code
web-room-code = { $host } · code
web-room-invite = Say it aloud, or have them type it there: they knock, and you let them in.
web-room-new = New code
web-room-about = The people at the table see your name and let you in.
web-room-knock = Knock
web-room-seats =
    { $status ->
        [open] The game has not started. Free seats: { $free } of { $seats }.
       *[playing] The game is in progress. You may be let in to watch, or to come back to your seat.
    }
web-room-waiting = You knocked. Somebody at the table has to let you in …
web-room-refused = They did not let you in. Ask them, or try again later.
web-room-unheard = Nobody opened the door. Check the code and knock again.
web-door = At the door
web-door-sit = Give a seat
web-door-watch = Let in to watch
web-door-no = Not now
web-invite-here-only = This address only works on this computer.
web-invite-network = For other devices, open the table at { $host }.
web-join-full = There is no free seat at this table.
web-join-over = This game is over.
web-move = Continue on another device
web-move-tables = Continue all on another device
web-move-about = Scan the code with the other device, or go to { $host } there and type the letters. Your seat then moves there and leaves this device. The code works once, for five minutes.
web-move-qr = QR code for your other device
web-move-all = Take all my tables along
web-move-compare = Another device wants to continue here. Does it show these two digits?
web-move-yes = Yes, move
web-move-no = No, stop
web-move-done = Done. It continues on the other device.
web-move-stayed = Not everything could be moved: the other device has already seen another hand in the same game.
web-move-ended = Nothing was moved, and the code no longer works.
web-move-again = New code
web-device = Continue here
web-device-about = Your seat moves to this device and leaves the other one, which has to confirm.
web-device-go = Continue on this device
web-device-compare = Look at the other device: if it shows these two digits, press “Yes” there.
web-device-stayed = This device has already seen another hand in the same game, so the seat stays where it is.
web-device-ended = Nothing was moved: the other device said no, or the time ran out.
web-gone-moved = Your seat continues on another device.

## Playing

web-line-opening = Opening the table …
web-line-lost = Connection lost. Trying again …
web-line-sending = Connection lost. Your answer will be sent as soon as it is back …
web-sending = Sending …
web-undo = Undo
web-hurry = Skip to my turn
web-agree = Agree
web-decline = Refuse
web-agree-missing = Still to agree: { $players }.
web-away-you = A bot is playing for you.
web-back = I am back
web-news-began = The game begins.
web-news-said = { $player }: { $text }
web-news-undone = { $player } undid a move.
web-news-proposed = { $player } would like to undo a move: everybody has to agree.
web-news-declined = { $player } did not agree.
web-news-helped-setting = Your settings in this browser answered for you.
web-news-helped-unasked = The game went on: you chose not to be asked here.
web-news-helped-deputy = The bot answered for you.
web-hint = Hint
web-hint-about = A good player would play this:
web-hint-chance = about { $percent }% to win
web-news-hinted = { $player } asked for a hint.
web-news-replaced = { $player } took too long to think; a quicker bot answered.
web-news-stood-in = { $player } is away; a bot is playing.
web-news-returned = { $player } is back.
web-news-sat-down = { $player } sits down.
web-news-got-up = { $player } leaves the seat.
web-news-let-in =
    { $way ->
        [sit] { $player } opens the door to { $guest }.
       *[watch] { $player } lets { $guest } in to watch.
    }
web-news-rematch = The same people play again.

## The end

web-rematch = Play again
web-record = Download the record
web-verify = Was the deal fair?
web-verify-about = Before the first move the server published the SHA-256 of the seed that decides the deal and all dice. Now it reveals the seed. If the two match, nothing was changed during the game.
web-verify-hash = SHA-256, published at the start
web-verify-seed = Seed, revealed at the end
web-verify-result =
    { $fits ->
        [yes] Checked in this browser: they match.
       *[no] Checked in this browser: they do not match!
    }

## Cards, rules, about

web-about-what = Interregnum brings board games about an empty throne to a table that anyone can join, with friends and bots, in English, Polish and Ukrainian. The program is free software (MIT).
web-about-fair = Your browser is told only what you may know. Bots see what a person in their seat would see. Every deal can be checked after the game.
web-about-thanks = Thanks
web-about-icons = The emblems come from game-icons.net (CC BY 3.0): Lorc, Delapouite and other artists.
web-about-fonts = The fonts are Alegreya and Alegreya Sans by Juan Pablo del Peral (OFL).
web-about-game-nothing = There is nothing about { $game } here yet.
web-rules-find = Find in the rules
web-rules-none = No section contains these words.
web-rules-found =
    { $n ->
        [one] { $n } match
       *[other] { $n } matches
    } in { $sections ->
        [one] { $sections } section
       *[other] { $sections } sections
    }. Press Enter for the next one.
web-rules-next = Next match
web-rules-last = Previous match
web-rules-contents = Sections

## The table

web-table = The table
web-asked = to answer
web-bot = bot
web-away = away
web-left = seconds until a bot takes over: { $n }
web-close = Close
web-chat = Chat
web-chat-say = Say something
web-chat-send = Send
web-chat-long = { $found } of { $most } characters: too long.
web-chat-empty = Nobody has said anything yet.
web-chat-new =
    { $n ->
        [one] New message
       *[other] { $n } new messages
    }
web-chat-read = Read the chat
web-mute = Mute players
web-mute-on = Mute
web-mute-off = Unmute
web-mute-on-whom = Mute { $player }
web-mute-off-whom = Unmute { $player }
web-log-empty = Nothing has happened yet.
web-log-earlier = Show earlier events
web-log-undone = (undone by { $player })
web-log-times = { $text } ×{ $n }
web-log-setup = Set-up
web-log-before = Before that
web-recap = Since your turn
web-recap-again = Show it again
web-lately = What just happened

## The game again

web-replay = Replay
web-replay-opening = Setting up the replay …
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = One step back
web-replay-on = One step forward
web-replay-turns = Turns
web-replay-leaps = Leap by
web-replay-leap-back = Back: { $kind }
web-replay-leap-on = Forward: { $kind }
web-replay-speed = Speed
web-replay-step = Step of the game
web-replay-at = Step { $at } of { $last }
web-replay-eyes = Whose view
web-replay-open = Everything revealed
web-replay-watcher = A spectator
web-replay-table = Back to the table
web-replay-link = Link to step { $at }
web-play-on = Play on from here
web-play-on-about =
    { $n ->
        [one] A new table against bots, from where this game stood after { $n } answer. Hands are as they were, what lay face down in piles is shuffled anew. You know all hands from the replay, so it counts nowhere.
       *[other] A new table against bots, from where this game stood after { $n } answers. Hands are as they were, what lay face down in piles is shuffled anew. You know all hands from the replay, so it counts nowhere.
    }
web-play-on-seat = Your seat
web-play-on-go = Play on
web-what-if = What if

## One device for several people

web-again = Try again
web-one-device = Share one device
web-one-device-about = Several people share this device and pass it around. Between turns it shows nobody’s cards.
web-device-names = Who shares this device
web-device-name = Name of person { $n }
web-device-more = Another person at this device
web-device-more-name = Name of the next person
web-pass-on = Pass the device to { $player }
web-pass-on-about = Nobody else should look at the screen now.
web-pass-on-ready = I am { $player }

## The table on a television

web-tv = Show on a television
web-tv-join = Join with your phone
web-tv-join-about = Scan the code: your phone shows your cards, this screen shows the table.
web-tv-guest = Would you like to play?
web-tv-guest-about = This screen only watches. The host ({ $host }) has the invitation on their screen: scan the code there, or ask for the link.
web-tv-guest-watch = This code is for watching on a phone.
web-tv-watch = Watch on a phone
web-watch-qr = QR code for spectators
web-full-screen = Full screen
web-full-screen-leave = Leave full screen
web-tv-leave = Back to your seat

## The first game

web-learn = Learn by playing
web-learn-about = A guided first game: it explains one thing at a time and shows you where to press.
web-learn-start = Start the first game
web-lesson-beat = { $n } of { $of }
web-lesson-now = Now press:
web-lesson-wait = The others are playing.
web-lesson-on = Go on
web-lesson-show = Show me where
web-lesson-freely = All answers
web-lesson-back = Back to the guided game
web-lesson-continue = Go on with the guided game
web-lesson-left = Your own way
    .text = This is not what the guided game has in store, and that is fine: your opponent plays on by itself. Go on like this, or take it back and let yourself be guided again.
web-lesson-over = The game is over
    .text = You went your own way to the end. The guided game can be begun again at any time.

## Shortcut keys

web-keys = Keyboard shortcuts
web-keys-numbers = Give the answer with this number. If there is none, go to the card or place you can choose.
web-keys-next = Go to the next thing you can choose
web-keys-question = Go to the question
web-keys-undo = Undo
web-keys-log = Go to the log
web-keys-list = Show this list
