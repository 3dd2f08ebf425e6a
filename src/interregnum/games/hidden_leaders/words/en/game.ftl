# Questions, answers and events of Hidden Leaders. Players are names that never change their form.

## Cards, players and places

hidden-leaders-a-card =
    { $known ->
        [yes] { $name }
       *[no] a card
    }
hidden-leaders-card-title = { $name }
hidden-leaders-leader-full = { $name } { $epithet }
# in brackets behind a card
hidden-leaders-at-place =
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
hidden-leaders-from-place =
    { $zone ->
        [party-up]
            { $own ->
                [yes] from their own party
               *[no] from { $player }’s party
            }
        [party-down] { hidden-leaders-at-place }
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
hidden-leaders-into-place =
    { $zone ->
        [party-up] { hidden-leaders-and-lays } face up { hidden-leaders-into-party }
        [party-down] { hidden-leaders-and-lays } face down { hidden-leaders-into-party }
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
hidden-leaders-and-lays =
    { $how ->
        [placed] { "" }
       *[other] and places it
    }
hidden-leaders-into-party =
    { $own ->
        [yes] into their own party
       *[no] into { $player }’s party
    }

## Events

hidden-leaders-event-game-began = { $player } begins. In the Tavern: { $cards }.
hidden-leaders-event-dealt =
    { $known ->
        [yes] { $player } receives a Leader and { $n } cards: { $cards }.
       *[no]
            { $n ->
                [one] { $player } receives a Leader and { $n } card.
               *[other] { $player } receives a Leader and { $n } cards.
            }
    }
hidden-leaders-event-turn-began = Turn { $number }: { $player }.
hidden-leaders-event-passed = { $player } passes.
hidden-leaders-event-played = { $player } plays { $card }.
hidden-leaders-event-buried = { $player } buries { $card } { $from }.
hidden-leaders-event-discarded = { $player } discards { $card } { $from }.
hidden-leaders-event-taken = { $player } takes { $card } { $from } { $into }.
hidden-leaders-event-placed = { $player } places { $card } { $from } { $into }.
hidden-leaders-event-turned-over =
    { $face ->
        [up] { $player } turns { $card } { $at } face up.
       *[down] { $player } turns { $card } { $at } face down.
    }
hidden-leaders-event-drawn = { $player } draws { $card } { $from } { $into }.
hidden-leaders-event-drawn-at-random = { $player } draws { $card } at random { $from } { $into }.
hidden-leaders-event-lifted = { $player } sets { $card } { $from } aside.
hidden-leaders-event-returned = { $player } returns { $card } to the top of the Wilderness.
hidden-leaders-event-refilled = { $card } comes to the Tavern { $from }.
hidden-leaders-event-saved = { $card } { $at } is turned face down instead of being buried.
hidden-leaders-event-exchanged = { $player } exchanges { $first } { $first-at } with { $second } { $second-at }.
hidden-leaders-event-markers-moved = { $player } moves the markers: { $moves }.
hidden-leaders-event-markers-left = { $player } leaves the markers where they are.
hidden-leaders-marker-moved =
    { $marker ->
        [red] red { $from } → { $to }
       *[green] green { $from } → { $to }
    }
hidden-leaders-event-named-player =
    { $own ->
        [yes] { $player } chooses themselves.
       *[no] { $player } chooses { $other }.
    }
hidden-leaders-event-named-faction = { $player } chooses a faction: { $faction }.
hidden-leaders-event-named-pile = { $player } chooses { $pile }.
hidden-leaders-event-picked = { $player } chooses { $card } { $at }.
hidden-leaders-event-looked = { $player } looks at { $card } { $at }.
hidden-leaders-event-searched =
    { $known ->
        [yes] { $player } looks through the Graveyard: { $cards }.
       *[no] { $player } looks through the Graveyard.
    }
hidden-leaders-event-revealed = { $player } reveals { $card } { $at }.
hidden-leaders-event-hand-lacks = { $player } has no { $faction } card in hand.
hidden-leaders-event-performed = { $player } performs the abilities of { $card }.
hidden-leaders-event-reshuffled =
    { $n ->
        [one] The Wilderness ({ $n } card) is shuffled and becomes the new Harbor.
       *[other] The Wilderness ({ $n } cards) is shuffled and becomes the new Harbor.
    }
hidden-leaders-event-hidden-open = Hidden heroes of { $player }: { $cards }.
hidden-leaders-event-game-ended =
    { $won ->
        [yes] The game is over. { $faction }; the winner is { $player }.
       *[no] The game is over. { $faction }; no player wins.
    }

## Questions

hidden-leaders-source-rule =
    { $ask ->
        [setup] Set-up
        [act] Step 1
        [more] Step 1
        [draw] Step 2
       *[keep] Step 3
    }
hidden-leaders-ask-hero =
    { $face ->
        [up] a face-up hero
        [down] a hidden hero
       *[any] a hero
    } { $whose ->
        [own] of your party
        [other] of { $player }’s party
       *[any] { "" }
    }
hidden-leaders-ask-card =
    { $zone ->
        [tavern] a card in the Tavern
        [hand] a card in your hand
        [graveyard] a card in the Graveyard
        [top] the top card of the Graveyard
        [aside] one of these cards
       *[any] a card
    }
hidden-leaders-or-none =
    { $decline ->
        [yes] , or none
       *[no] { "" }
    }
hidden-leaders-ask-setup = choose one of your five cards to place face down into your party and another one to discard
hidden-leaders-ask-act = play a hero, discard a card or pass
hidden-leaders-ask-more = discard another card or stop
hidden-leaders-ask-draw = draw a card from the Tavern or the Harbor
hidden-leaders-ask-keep = choose a card to discard
hidden-leaders-ask-move = decide how the markers move
hidden-leaders-ask-player = choose a player
hidden-leaders-ask-faction = choose a faction
hidden-leaders-ask-pile = choose a pile
hidden-leaders-ask-pick = choose { $what }{ hidden-leaders-or-none }
hidden-leaders-ask-bury = choose { $what } to bury{ hidden-leaders-or-none }
hidden-leaders-ask-discard = choose { $what } to discard{ hidden-leaders-or-none }
hidden-leaders-ask-take = choose { $what } to take into your hand{ hidden-leaders-or-none }
hidden-leaders-ask-place =
    choose { $what } to place { $to ->
        [up] face up
       *[down] face down
    } into your party{ hidden-leaders-or-none }
hidden-leaders-ask-turn-over = choose { $what } to turn over{ hidden-leaders-or-none }
hidden-leaders-ask-look = choose { $what } to look at{ hidden-leaders-or-none }
hidden-leaders-ask-exchange = choose { $what } to exchange{ hidden-leaders-or-none }
hidden-leaders-ask-exchange-with = choose { $what } to exchange it with{ hidden-leaders-or-none }
hidden-leaders-ask-play = play another hero from your hand{ hidden-leaders-or-none }
hidden-leaders-ask-reveal = choose { $what } to reveal{ hidden-leaders-or-none }
hidden-leaders-ask-option = choose one of these

# what the others read while somebody is asked
hidden-leaders-awaits =
    { $ask ->
        [setup] a card to place face down and another to discard
        [act] a hero to play, cards to discard or a pass
        [more] another card to discard, or no more
        [draw] a card from the Tavern or the Harbor
        [keep] a card to discard
        [move] where the markers go
        [player] a player
        [faction] a faction
        [pile] a pile
        [bury] a card to bury
        [discard] a card to discard
        [take] a card to take
        [place] a card to place
        [turn-over] a hero to turn over
        [look] a card to look at
        [exchange] a card to exchange
        [exchange-with] the card in exchange
        [play] another hero to play
        [reveal] a card to reveal
        [option] one of several options
       *[pick] a card
    }

## Answers

hidden-leaders-target-hero =
    { $face ->
        [up]
            { $own ->
                [yes] your { $name }
               *[no] { $player }’s { $name }
            }
       *[down]
            { $own ->
                [yes] your { hidden-leaders-target-ordinal } hidden hero { hidden-leaders-target-known }
               *[no] { $player }’s { hidden-leaders-target-ordinal } hidden hero { hidden-leaders-target-known }
            }
    }
hidden-leaders-target-known =
    { $known ->
        [yes] ({ $name })
       *[no] { "" }
    }
hidden-leaders-target-ordinal =
    { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $number }th
    }
hidden-leaders-target-card =
    { $zone ->
        [tavern] { $name } from the Tavern
        [graveyard] { $name } from the Graveyard
        [top] the top card of the Graveyard ({ $name })
        [aside] { $name }
       *[hand] { $name }
    }
hidden-leaders-target-player =
    { $own ->
        [yes] yourself
       *[no] { $player }
    }
hidden-leaders-choice-pass = Pass: neither play nor discard
hidden-leaders-choice-stop = Discard no more
hidden-leaders-choice-none =
    { $ask ->
        [play] Play no other hero
       *[other] None
    }
hidden-leaders-choice-setup = Place { $hidden } face down and discard { $discarded }
hidden-leaders-choice-play = Play { $target }
hidden-leaders-choice-draw = Draw { $target }
hidden-leaders-choice-draw-harbor = Draw the top card of the Harbor
hidden-leaders-choice-move = Move { $moves }
hidden-leaders-choice-stay = Leave the markers where they are
hidden-leaders-marker-move =
    { $marker ->
        [red] red
       *[green] green
    } { $way ->
        [up] up
       *[down] down
    } { $by } (to { $to })
hidden-leaders-choice-name = Choose { $target }
hidden-leaders-choice-bury = Bury { $target }
hidden-leaders-choice-discard = Discard { $target }
hidden-leaders-choice-take = Take { $target }
hidden-leaders-choice-place = Place { $target }
hidden-leaders-choice-turn-over = Turn over { $target }
hidden-leaders-choice-look = Look at { $target }
hidden-leaders-choice-exchange = Exchange { $target }
hidden-leaders-choice-exchange-with = Exchange it with { $target }
hidden-leaders-choice-reveal = Reveal { $target }

## What an answer would bring

hidden-leaders-ask-for = { $asked }. { $purpose }
# what was chosen before and the question goes on with; a target is in the accusative
hidden-leaders-pinned = Chosen: { $target }
hidden-leaders-preview-stays = The markers stay where they are.
hidden-leaders-preview-no-move = no marker moves
hidden-leaders-preview-unknown = Cards that you do not know decide where the markers go.
hidden-leaders-preview-decides =
    { $own ->
        [yes] You decide next.
       *[no] { $player } decides next.
    }
hidden-leaders-preview-way = { $moves }: { $wins }
hidden-leaders-preview-wins =
    { $faction ->
        [undead] the Undead would win
        [water-folk] the Water Folk would win
        [imperial-army] the Imperial Army would win
       *[hill-tribes] the Hill Tribes would win
    }{ hidden-leaders-preview-yours }
hidden-leaders-preview-yours =
    { $mine ->
        [yes] { " " }(yours)
       *[no] { "" }
    }
hidden-leaders-preview-still = as now, { $wins }
hidden-leaders-preview-instead =
    { $faction ->
        [undead] The Undead would win instead of the { $old }
        [water-folk] The Water Folk would win instead of the { $old }
        [imperial-army] The Imperial Army would win instead of the { $old }
       *[hill-tribes] The Hill Tribes would win instead of the { $old }
    }: { $helps ->
        [you] that helps you.
        [others] that helps others, not you.
        [both] both are yours.
       *[neither] neither is yours.
    }
hidden-leaders-preview-over = The game is over. { $wins }{ hidden-leaders-preview-yours }.
