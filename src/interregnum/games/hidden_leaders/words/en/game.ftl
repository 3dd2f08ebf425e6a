# Questions, answers and events of Hidden Leaders. Players are names that never change their form.

## Cards, players and places

a-card =
    { $known ->
        [yes] { $name }
       *[no] a card
    }
card-title = { $name }
leader-full = { $name } { $epithet }
# in brackets behind a card
at-place =
    { $zone ->
        [party-up] ({ $player }’s party)
        [party-down]
            { $number ->
                [0] ({ $player }’s hidden heroes)
               *[other] ({ $player }’s hidden hero no. { $number })
            }
        [hand] ({ $player }’s hand)
        [tavern] (Tavern)
        [harbor] (Harbor)
        [wilderness] (Wilderness)
        [graveyard] (Graveyard)
       *[aside] (set aside)
    }
from-place =
    { $zone ->
        [party-up]
            { $own ->
                [yes] from their own party
               *[no] from { $player }’s party
            }
        [party-down] { at-place }
        [hand]
            { $own ->
                [yes] from their hand
               *[no] from { $player }’s hand
            }
        [tavern] from the Tavern
        [harbor] from the Harbor
        [wilderness] from the Wilderness
        [graveyard] from the Graveyard
       *[aside] from the cards set aside
    }
into-place =
    { $zone ->
        [party-up]
            { $own ->
                [yes] face up into their own party
               *[no] face up into { $player }’s party
            }
        [party-down]
            { $own ->
                [yes] face down into their own party
               *[no] face down into { $player }’s party
            }
        [hand]
            { $own ->
                [yes] into their hand
               *[no] into { $player }’s hand
            }
        [tavern] into the Tavern
        [harbor] onto the Harbor
        [wilderness] onto the Wilderness
        [graveyard] onto the Graveyard
       *[aside] and sets it aside
    }

## Events

event-game-began = { $player } begins. In the Tavern: { $cards }.
event-dealt =
    { $known ->
        [yes] { $player } receives the Leader { $leader } and { $n } cards: { $cards }.
       *[no]
            { $n ->
                [one] { $player } receives a Leader and { $n } card.
               *[other] { $player } receives a Leader and { $n } cards.
            }
    }
event-turn-began = Turn { $number }: { $player }.
event-passed = { $player } passes.
event-played = { $player } plays { $card }.
event-buried = { $player } buries { $card } { $from }.
event-discarded = { $player } discards { $card } { $from }.
event-taken = { $player } takes { $card } { $from } { $into }.
event-placed = { $player } places { $card } { $from } { $into }.
event-turned-over =
    { $face ->
        [up] { $player } turns { $card } { $at } face up.
       *[down] { $player } turns { $card } { $at } face down.
    }
event-drawn = { $player } draws { $card } { $from } { $into }.
event-drawn-at-random = { $player } draws { $card } at random { $from } { $into }.
event-lifted = { $player } sets { $card } { $from } aside.
event-returned = { $player } returns { $card } to the top of the Wilderness.
event-refilled = { $card } comes to the Tavern { $from }.
event-saved = { $card } { $at } is turned face down instead of being buried.
event-exchanged = { $player } exchanges { $first } { $first-at } with { $second } { $second-at }.
event-markers-moved = { $player } moves the markers: { $moves }.
marker-moved =
    { $marker ->
        [red] red { $from } → { $to }
       *[green] green { $from } → { $to }
    }
event-named-player = { $player } chooses { $other }.
event-named-faction = { $player } chooses a faction: { $faction }.
event-named-pile = { $player } chooses { $pile }.
event-picked = { $player } chooses { $card } { $at }.
event-looked = { $player } looks at { $card } { $at }.
event-searched =
    { $known ->
        [yes] { $player } looks through the Graveyard: { $cards }.
       *[no] { $player } looks through the Graveyard.
    }
event-revealed = { $player } reveals { $card } { $at }.
event-hand-lacks = { $player } has no { $faction } card in hand.
event-performed = { $player } performs the abilities of { $card }.
event-reshuffled =
    { $n ->
        [one] The Wilderness ({ $n } card) is shuffled and becomes the new Harbor.
       *[other] The Wilderness ({ $n } cards) is shuffled and becomes the new Harbor.
    }
event-hidden-open = Hidden heroes of { $player }: { $cards }.
event-game-ended =
    { $won ->
        [yes] The game is over. { $faction }; the winner is { $player }.
       *[no] The game is over. { $faction }; no player wins.
    }

## Questions

question = { $source }: { $asked }
waiting = { $player } has to answer. { $question }
source-rule =
    { $ask ->
        [setup] Set-up
        [act] Step 1
        [more] Step 1
        [draw] Step 2
       *[keep] Step 3
    }
ask-hero =
    { $face ->
        [up] a face-up hero
        [down] a hidden hero
       *[any] a hero
    } { $whose ->
        [own] of your party
        [other] of { $player }’s party
       *[any] { "" }
    }
ask-card =
    { $zone ->
        [tavern] a card in the Tavern
        [hand] a card in your hand
        [graveyard] a card in the Graveyard
        [top] the top card of the Graveyard
        [aside] one of these cards
       *[any] a card
    }
or-none =
    { $decline ->
        [yes] , or none
       *[no] { "" }
    }
ask-setup = choose one of your five cards to lie face down in your party and another one to discard
ask-act = play a hero, discard a card or pass
ask-more = discard another card or stop
ask-draw = draw a card from the Tavern or the Harbor
ask-keep = choose a card to discard
ask-move = decide how the markers move
ask-player = choose a player
ask-faction = choose a faction
ask-pile = choose a pile
ask-pick = choose { $what }{ or-none }
ask-bury = choose { $what } to bury{ or-none }
ask-discard = choose { $what } to discard{ or-none }
ask-take = choose { $what } to take into your hand{ or-none }
ask-place =
    choose { $what } to place { $to ->
        [up] face up
       *[down] face down
    } into your party{ or-none }
ask-turn-over = choose { $what } to turn over{ or-none }
ask-look = choose { $what } to look at{ or-none }
ask-exchange = choose { $what } for an exchange{ or-none }
ask-exchange-with = choose { $what } to exchange it with{ or-none }
ask-play = play another hero from your hand{ or-none }
ask-reveal = choose { $what } to reveal{ or-none }
ask-option = choose one of these

## Answers

target-hero =
    { $face ->
        [up]
            { $own ->
                [yes] your { $name }
               *[no] { $player }’s { $name }
            }
       *[down]
            { $own ->
                [yes] your { target-ordinal } hidden hero { target-known }
               *[no] { $player }’s { target-ordinal } hidden hero { target-known }
            }
    }
target-known =
    { $known ->
        [yes] ({ $name })
       *[no] { "" }
    }
target-ordinal =
    { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $number }th
    }
target-card =
    { $zone ->
        [tavern] { $name } from the Tavern
        [graveyard] { $name } from the Graveyard
        [top] the top card of the Graveyard ({ $name })
        [aside] { $name }
       *[hand] { $name }
    }
target-player =
    { $own ->
        [yes] yourself
       *[no] { $player }
    }
choice-pass = Pass: neither play nor discard
choice-stop = Discard no more
choice-none =
    { $ask ->
        [play] Play no other hero
       *[other] None
    }
choice-setup = Lay { $hidden } face down and discard { $discarded }
choice-play = Play { $target }
choice-draw = Draw { $target }
choice-draw-harbor = Draw the top card of the Harbor
choice-move = Move { $moves }
marker-move =
    { $marker ->
        [red] red
       *[green] green
    } { $way ->
        [up] up
       *[down] down
    } { $by } (to { $to })
choice-name = Choose { $target }
choice-bury = Bury { $target }
choice-discard = Discard { $target }
choice-take = Take { $target }
choice-place = Place { $target }
choice-turn-over = Turn over { $target }
choice-look = Look at { $target }
choice-exchange = Exchange { $target }
choice-exchange-with = Exchange it with { $target }
choice-reveal = Reveal { $target }
