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
hidden-leaders-web-setup-first = Set-up, 1 of 2: choose a card to place face down into your party
hidden-leaders-web-setup-second = Set-up, 2 of 2: { $card } is your hidden hero; now choose a card to discard
hidden-leaders-web-setup-hide = Place { $card } face down
hidden-leaders-web-setup-discard = Discard { $card }
hidden-leaders-web-setup-again = Place another card instead

## The end

hidden-leaders-web-wins = { $player } wins
hidden-leaders-web-nobody-wins = Nobody wins
hidden-leaders-web-end-see = See how it ended

## Cards, rules, about

hidden-leaders-web-cards-find = Search names and texts
hidden-leaders-web-cards-faction = Faction
hidden-leaders-web-cards-verb = What it does
hidden-leaders-web-cards-set = Set
hidden-leaders-web-cards-every = all
hidden-leaders-web-rules-meaning = What does this mean?
hidden-leaders-web-rules-tab = Opens in a new tab

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
hidden-leaders-web-coach = The facts in words
hidden-leaders-web-coach-now =
    { $faction ->
        [undead] If the game ended now, the Undead would win
        [water-folk] If the game ended now, the Water Folk would win
        [imperial-army] If the game ended now, the Imperial Army would win
       *[hill-tribes] If the game ended now, the Hill Tribes would win
    }{ $mine ->
        [yes] : one of your factions.
       *[no] : none of your factions.
    }
hidden-leaders-web-mine = your faction
hidden-leaders-web-then = with this answer
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

hidden-leaders-web-yours =
    { $won ->
        [yes] yours: done
       *[no] yours: let it win
    }
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

## The log

hidden-leaders-web-log-card = { $card }
hidden-leaders-web-log-drawn =
    { $what ->
        [hidden] { $player } draws { $n } cards from the Harbor.
        [both] { $player } draws { $n } cards: { $cards } and { $hidden } from the Harbor.
       *[known] { $player } draws { $n } cards: { $cards }.
    }
hidden-leaders-web-log-discarded =
    { $what ->
        [hidden] { $player } discards { $n } cards.
       *[known] { $player } discards { $n } cards: { $cards }.
    }
hidden-leaders-web-log-refilled = From the Harbor into the Tavern: { $cards }.
