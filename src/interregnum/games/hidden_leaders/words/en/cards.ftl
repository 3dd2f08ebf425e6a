# The texts of the cards, put together by the composer from the facts of each card.

hidden-leaders-either = { $first } OR { $second }

hidden-leaders-faction =
    { $faction ->
        [undead] Undead
        [water-folk] Water Folk
        [imperial-army] Imperial Army
       *[hill-tribes] Hill Tribes
    }
hidden-leaders-not-faction = non-{ $faction }
hidden-leaders-not-factions = { $list }

## The marker line

hidden-leaders-markers-all = { $first } AND { $second }
hidden-leaders-markers-one-of = { $first } OR { $second }
hidden-leaders-markers-any-of = { $first } AND/OR { $second }
hidden-leaders-marker =
    { $marker ->
        [red] red
        [green] green
        [leading] leading
       *[trailing] trailing
    }
hidden-leaders-move = { $by } { $marker }
hidden-leaders-move-if = { $move } (IF { $condition })
hidden-leaders-marker-line =
    { $limited ->
        [yes]
            { $decided ->
                [yes] IF { $condition }, { $who } decides: { $moves } { $amount }
               *[no] IF { $condition }: { $moves } { $amount }
            }
       *[no]
            { $decided ->
                [yes] { $who } decides: { $moves } { $amount }
               *[no] { $moves } { $amount }
            }
    }
hidden-leaders-x-is =
    ; X = { $amount }{ $capped ->
        [yes] , at most { $cap }
       *[no] { "" }
    }
hidden-leaders-x-cards = number of { $cards }
hidden-leaders-x-factions =
    number of different factions { $others ->
        [yes] (not { $without })
       *[no] { "" }
    } among { $cards }
hidden-leaders-those =
    { $noun ->
        [hero] those heroes
       *[card] those cards
    }

## Which cards

hidden-leaders-cards-face =
    { $face ->
        [down] hidden
        [any] face-up or hidden
       *[none] { "" }
    }
hidden-leaders-cards-kind =
    { $random ->
        [yes] random
       *[no] { "" }
    } { hidden-leaders-cards-face } { $not } { $factions }
hidden-leaders-cards-one =
    { $noun ->
        [hero] hero
       *[card] card
    } { hidden-leaders-cards-named }
hidden-leaders-cards-many =
    { $noun ->
        [hero] heroes
       *[card] cards
    } { hidden-leaders-cards-named }
hidden-leaders-cards-named =
    { $named ->
        [yes] of that faction
       *[no] { "" }
    }
hidden-leaders-cards-a =
    { $whose ->
        [any] any
       *[other]
            { $random ->
                [yes] a
               *[no]
                    { $face ->
                        [down] a
                        [any] a
                       *[other]
                            { $first ->
                                [undead] an
                                [imperial-army] an
                               *[other] a
                            }
                    }
            }
    }
hidden-leaders-cards =
    { $q ->
        [one]
            { $top ->
                [0] { hidden-leaders-cards-a } { hidden-leaders-cards-kind } { hidden-leaders-cards-one }
               *[other] the top { hidden-leaders-cards-kind } { hidden-leaders-cards-one }
            }
        [count]
            { $top ->
                [0]
                    { $whose ->
                        [any] any
                       *[other] { "" }
                    } { $n } { hidden-leaders-cards-kind } { hidden-leaders-cards-many }
               *[other] the top { $n } { hidden-leaders-cards-kind } { hidden-leaders-cards-many }
            }
        [all] all { hidden-leaders-cards-kind } { hidden-leaders-cards-many }
        [some] any number of { hidden-leaders-cards-kind } { hidden-leaders-cards-many }
        [atleast] at least { $least } { hidden-leaders-cards-kind } { hidden-leaders-cards-many }
        [upto]
            up to { $n } { hidden-leaders-cards-kind } { $n ->
                [one] { hidden-leaders-cards-one }
               *[other] { hidden-leaders-cards-many }
            }
        [range] { $least } to { $n } { hidden-leaders-cards-kind } { hidden-leaders-cards-many }
        [plural]
            { $top ->
                [0] { hidden-leaders-cards-kind } { hidden-leaders-cards-many }
               *[other] the top { $top } { hidden-leaders-cards-kind } { hidden-leaders-cards-many }
            }
        [one-top] 1 of the top { $top } { hidden-leaders-cards-kind } { hidden-leaders-cards-many }
        [count-top] { $n } of the top { $top } { hidden-leaders-cards-kind } { hidden-leaders-cards-many }
        [some-top] any number of the top { $top } { hidden-leaders-cards-kind } { hidden-leaders-cards-many }
        [atleast-top] at least { $least } of the top { $top } { hidden-leaders-cards-kind } { hidden-leaders-cards-many }
        [upto-top] up to { $n } of the top { $top } { hidden-leaders-cards-kind } { hidden-leaders-cards-many }
       *[range-top] { $least } to { $n } of the top { $top } { hidden-leaders-cards-kind } { hidden-leaders-cards-many }
    }
hidden-leaders-them =
    { $q ->
        [it] it
        [rest] the rest
        [last] the other
        [them] them
        [one-them] 1 of them
        [count-them] { $n } of them
        [some-them] any number of them
        [atleast-them] at least { $least } of them
        [upto-them] up to { $n } of them
       *[range-them] { $least } to { $n } of them
    }
hidden-leaders-place-in =
    { $relation ->
        [from] from
       *[other] in
    }
hidden-leaders-place-whose =
    { $whose ->
        [mine]
            { $voice ->
                [you] your
               *[third] their
            }
        [your] your
        [that]
            { $voice ->
                [you] their
               *[third] that player’s
            }
        [owner] its owner’s
        [previous] its previous owner’s
        [other] another player’s
        [next] the next player’s
        [each] each other player’s
        [any] any
       *[none] a
    }
hidden-leaders-place =
    { $zone ->
        [party]
            { $whose ->
                [any]
                    { $relation ->
                        [count] in all parties
                       *[other] { "" }
                    }
               *[other]
                    { $relation ->
                        [count]
                            in { $whose ->
                                [that] their
                               *[other] { hidden-leaders-place-whose }
                            } party
                       *[other] of { hidden-leaders-place-whom }
                    }
            }
        [hand] { hidden-leaders-place-in } { hidden-leaders-place-whose } hand
        [pile] { hidden-leaders-place-in } it
       *[other]
            { $top ->
                [yes] of { hidden-leaders-pile }
               *[no] { hidden-leaders-place-in } { hidden-leaders-pile }
            }
    }
hidden-leaders-place-whom =
    { $whose ->
        [mine]
            { $voice ->
                [you] yours
               *[third] theirs
            }
        [your] yours
        [that] that player
        [owner] its owner
        [previous] its previous owner
        [other] another player
        [next] the next player
       *[each] each other player
    }
hidden-leaders-pile =
    { $zone ->
        [tavern] the Tavern
        [harbor] the Harbor
        [wilderness] the Wilderness
       *[graveyard] the Graveyard
    }
hidden-leaders-notes = ({ $list })
hidden-leaders-note-not =
    { $uncopyable ->
        [yes]
            { $chain ->
                [yes] not the Buried Emperor or this card
               *[no] not the Buried Emperor
            }
       *[no] not this card
    }
hidden-leaders-note-receiver = to give away

## Conditions

hidden-leaders-if-leads =
    { $marker ->
        [red] red leads
        [green] green leads
       *[any] a marker leads
    }
hidden-leaders-if-there = there is { $cards } { $place }
hidden-leaders-if-done =
    { $near ->
        [yes] you do
       *[no] you did so
    }
hidden-leaders-if-is = it is { $card }
hidden-leaders-if-is-not = it is not { $card }
hidden-leaders-if-named-faction = it is of that faction

## Who does it

hidden-leaders-player =
    { $who ->
        [that] that player
        [owner] its owner
        [previous] its previous owner
        [next] the next player
       *[each] each other player
    }
hidden-leaders-you-may = you may { $act }
hidden-leaders-they-do = { $who } { $act }
hidden-leaders-they-may = { $who } may { $act }
hidden-leaders-at-random = { $act } at random
hidden-leaders-owner-chooses = { $act } (its owner chooses)
hidden-leaders-if-then = IF { $condition }, { $act }
hidden-leaders-choose-you =
    { $may ->
        [yes] you may choose
       *[no] choose
    } one { $random ->
        [yes] at random
       *[no] { "" }
    }: { $options }
hidden-leaders-choose-they =
    { $who } { $may ->
        [yes] may choose
       *[no] chooses
    } one: { $options }

## Verbs

hidden-leaders-do-bury =
    { $form ->
        [does] buries
       *[do] bury
    } { $cards }
hidden-leaders-do-discard =
    { $form ->
        [does] discards
       *[do] discard
    } { $cards }
hidden-leaders-do-take =
    { $form ->
        [does] takes
       *[do] take
    } { $cards } { $to }
hidden-leaders-do-place =
    { $form ->
        [does] places
       *[do] place
    } { $cards } { $to }
hidden-leaders-do-turn-over =
    { $form ->
        [does] turns over
       *[do] turn over
    } { $cards }
hidden-leaders-do-exchange =
    { $form ->
        [does] exchanges
       *[do] exchange
    } { $first } with { $second }
hidden-leaders-do-draw =
    { $form ->
        [does] draws
       *[do] draw
    } { $cards } { $to }
hidden-leaders-do-draw-random = { hidden-leaders-do-draw }
hidden-leaders-do-look =
    { $form ->
        [does] looks
       *[do] look
    } at { $cards }
hidden-leaders-do-reveal =
    { $form ->
        [does] reveals { $cards }, if able
       *[do] reveal { $cards }
    }
hidden-leaders-do-return =
    { $form ->
        [does] returns
       *[do] return
    } { $cards } { $to }
hidden-leaders-do-refill =
    { $form ->
        [does] refills
       *[do] refill
    } the Tavern { $piles }
hidden-leaders-do-perform =
    { $form ->
        [does] performs
       *[do] perform
    } { $abilities }
hidden-leaders-do-play =
    { $form ->
        [does] plays
       *[do] play
    } { $bare } { $place } as well
hidden-leaders-do-pick-player =
    { $form ->
        [does] chooses
       *[do] choose
    } { $who ->
        [other] another player
       *[any] a player
    } { $having } { $but }
hidden-leaders-do-pick-faction =
    { $form ->
        [does] chooses
       *[do] choose
    } a faction
hidden-leaders-do-pick-pile =
    { $form ->
        [does] chooses
       *[do] choose
    } { $piles }
hidden-leaders-do-pick-card =
    { $form ->
        [does] chooses
       *[do] choose
    } { $cards }
hidden-leaders-do-set-aside =
    { $form ->
        [does] sets aside
       *[do] set aside
    } { $cards }
hidden-leaders-who-has =
    { $zone ->
        [hand] with { $cards } in hand
       *[party] with { $cards }
    }
hidden-leaders-but-not =
    , not { $who ->
        [owner] its owner
        [previous] its previous owner
       *[that] that player
    }
hidden-leaders-its-abilities =
    { $q ->
        [it] it as if you played it
       *[other] them as if you played them
    }
hidden-leaders-abilities-of = { $cards } as if you played { hidden-leaders-pronoun }

## Where cards go

hidden-leaders-pronoun =
    { $q ->
        [it] it
        [one] it
        [one-them] it
        [one-top] it
        [last] it
       *[other] them
    }
hidden-leaders-to-hand =
    { $after ->
        [draw] to your hand
       *[other] into your hand
    }
hidden-leaders-to-party =
    face { $face ->
        [up] up
       *[down] down
    } into { hidden-leaders-place-whose } party
hidden-leaders-to-wilderness-top =
    to the top of the Wilderness { $q ->
        [it] { "" }
        [last] { "" }
       *[other] in the same order
    }
hidden-leaders-then-wilderness-top =
    and { $form ->
        [does] puts
       *[do] put
    } { hidden-leaders-pronoun } on top of the Wilderness
hidden-leaders-then-aside =
    and { $form ->
        [does] sets
       *[do] set
    } { hidden-leaders-pronoun } aside
hidden-leaders-then-place =
    and { $form ->
        [does] places
       *[do] place
    } { hidden-leaders-pronoun } { $party }

## What a card is

hidden-leaders-of-all-factions = counts as a hero of all factions
hidden-leaders-of-no-faction = belongs to no faction
hidden-leaders-not-copyable = other cards cannot copy it
hidden-leaders-static =
    while this hero is { $face ->
        [up] face up
        [down] hidden
       *[none] { "" }
    } { $holds }, { $instead ->
       *[turn-over] turn over
    } other { $others ->
        [up] face-up
        [down] hidden
       *[none] { "" }
    } heroes of that party instead of { $replace ->
       *[bury] burying
    } them
hidden-leaders-endgame =
    at the end of the game, it counts as { $n ->
        [one] { $n } hero
       *[other] { $n } heroes
    } of the winning faction (not its own) { $where ->
        [beside] in one party with “{ $card }”
       *[leader] in the party of { $leaders }
    }
