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
hidden-leaders-web-pile-open = Show the cards: { $n }
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
