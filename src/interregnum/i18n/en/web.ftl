# Words that only the browser says.

web-title = Interregnum

## The line to the server

web-offline = The server cannot be reached. Check the network and try again.
web-failed = Something went wrong. Try again.
web-gone = This table is not open to you any more.

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
web-first = starting player
web-bot = bot
web-away = away
web-left = seconds until a bot stands in: { $n }
web-close = Close
web-chat = Chat
web-chat-say = Say something
web-chat-send = Send
web-chat-empty = Nobody has said anything yet.
web-log-empty = Nothing has happened yet.
