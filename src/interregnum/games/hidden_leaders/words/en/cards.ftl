# The texts of the cards, put together by the composer from the facts of each card.

either = { $first } OR { $second }

faction =
    { $faction ->
        [undead] Undead
        [water-folk] Water Folk
        [imperial-army] Imperial Army
       *[hill-tribes] Hill Tribes
    }
not-faction = non-{ $faction }
not-factions = { $list }

## The marker line

markers-all = { $first } AND { $second }
markers-one-of = { $first } OR { $second }
markers-any-of = { $first } AND/OR { $second }
move =
    { $by } { $marker ->
        [red] red
        [green] green
        [leading] leading marker
       *[trailing] trailing marker
    }
move-if = { $move } (IF { $condition })
marker-line =
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
x-is =
    ; X = { $amount }{ $capped ->
        [yes] , at most { $cap }
       *[no] { "" }
    }
x-cards = the number of { $cards }
x-factions =
    the number of different factions { $others ->
        [yes] (without { $without })
       *[no] { "" }
    } among { $cards }
those =
    { $noun ->
        [hero] those heroes
       *[card] those cards
    }

## Which cards

cards-face =
    { $face ->
        [up] face-up
        [down] hidden
        [any] face-up or hidden
       *[none] { "" }
    }
cards-kind =
    { $random ->
        [yes] random
       *[no] { "" }
    } { cards-face } { $not } { $factions }
cards-one =
    { $noun ->
        [hero] hero
       *[card] card
    } { cards-named }
cards-many =
    { $noun ->
        [hero] heroes
       *[card] cards
    } { cards-named }
cards-named =
    { $named ->
        [yes] of the chosen faction
       *[no] { "" }
    }
cards-a =
    { $random ->
        [yes] a
       *[no]
            { $face ->
                [none]
                    { $first ->
                        [undead] an
                        [imperial-army] an
                       *[other] a
                    }
               *[other] a
            }
    }
cards =
    { $q ->
        [one]
            { $top ->
                [0] { cards-a } { cards-kind } { cards-one }
               *[other] the top { cards-kind } { cards-one }
            }
        [count]
            { $top ->
                [0] { $n } { cards-kind } { cards-many }
               *[other] the top { $n } { cards-kind } { cards-many }
            }
        [all] all { cards-kind } { cards-many }
        [some] any number of { cards-kind } { cards-many }
        [atleast] at least { $least } { cards-kind } { cards-many }
        [upto]
            up to { $n } { cards-kind } { $n ->
                [one] { cards-one }
               *[other] { cards-many }
            }
        [range] { $least } to { $n } { cards-kind } { cards-many }
        [plural]
            { $top ->
                [0] { cards-kind } { cards-many }
               *[other] the top { $top } { cards-kind } { cards-many }
            }
        [one-top] 1 of the top { $top } { cards-kind } { cards-many }
        [count-top] { $n } of the top { $top } { cards-kind } { cards-many }
        [some-top] any number of the top { $top } { cards-kind } { cards-many }
        [atleast-top] at least { $least } of the top { $top } { cards-kind } { cards-many }
        [upto-top] up to { $n } of the top { $top } { cards-kind } { cards-many }
       *[range-top] { $least } to { $n } of the top { $top } { cards-kind } { cards-many }
    }
them =
    { $q ->
        [it] it
        [rest] the rest
        [them] them
        [one-them] 1 of them
        [count-them] { $n } of them
        [some-them] any number of them
        [atleast-them] at least { $least } of them
        [upto-them] up to { $n } of them
       *[range-them] { $least } to { $n } of them
    }
place-in =
    { $relation ->
        [from] from
       *[other] in
    }
place-whose =
    { $whose ->
        [mine]
            { $voice ->
                [you] your
               *[third] their
            }
        [your] your
        [that] that player’s
        [owner] its owner’s
        [previous] its previous owner’s
        [other] another player’s
        [next] the next player’s
        [each] each other player’s
        [any] any
       *[none] a
    }
place =
    { $zone ->
        [party]
            { $whose ->
                [any]
                    { $relation ->
                        [count] in all parties
                       *[other] { "" }
                    }
               *[other] { place-in } { place-whose } party
            }
        [hand] { place-in } { place-whose } hand
        [pile] { place-in } the chosen pile
       *[other]
            { $top ->
                [yes] of { pile }
               *[no] { place-in } { pile }
            }
    }
pile =
    { $zone ->
        [tavern] the Tavern
        [harbor] the Harbor
        [wilderness] the Wilderness
       *[graveyard] the Graveyard
    }
notes = ({ $list })
note-not =
    { $uncopyable ->
        [yes]
            { $chain ->
                [yes] not the Buried Emperor, nor a copying card already at work
               *[no] not the Buried Emperor
            }
       *[no] not a copying card already at work
    }
note-receiver = there must be another player, not its owner, who can receive it

## Conditions

if-leads =
    { $marker ->
        [red] red is leading
        [green] green is leading
       *[any] one marker is leading
    }
if-there = there is { $cards } { $place }
if-done =
    { $near ->
        [yes] you do
       *[no] you did so
    }
if-is = it is { $card }
if-is-not = it is not { $card }
if-named-faction = it is of the chosen faction

## Who does it

player =
    { $who ->
        [that] that player
        [owner] its owner
        [previous] its previous owner
        [next] the next player
       *[each] each other player
    }
you-may = you may { $act }
they-do = { $who } { $act }
they-may = { $who } may { $act }
at-random = { $act } at random
owner-chooses = { $act } (its owner chooses)
if-then = IF { $condition }, { $act }
choose-you =
    { $may ->
        [yes] you may choose
       *[no] choose
    } one { $random ->
        [yes] at random
       *[no] { "" }
    }: { $options }
choose-they =
    { $who } { $may ->
        [yes] may choose
       *[no] chooses
    } one: { $options }

## Verbs

do-bury =
    { $form ->
        [does] buries
       *[do] bury
    } { $cards }
do-discard =
    { $form ->
        [does] discards
       *[do] discard
    } { $cards }
do-take =
    { $form ->
        [does] takes
       *[do] take
    } { $cards } { $to }
do-place =
    { $form ->
        [does] places
       *[do] place
    } { $cards } { $to }
do-turn-over =
    { $form ->
        [does] turns over
       *[do] turn over
    } { $cards }
do-exchange =
    { $form ->
        [does] exchanges
       *[do] exchange
    } { $first } with { $second }
do-draw =
    { $form ->
        [does] draws
       *[do] draw
    } { $cards } { $to }
do-draw-random = { do-draw }
do-look =
    { $form ->
        [does] looks
       *[do] look
    } at { $cards }
do-reveal =
    { $form ->
        [does] reveals
       *[do] reveal
    } { $cards }
do-return =
    { $form ->
        [does] returns
       *[do] return
    } { $cards } { $to }
do-refill =
    { $form ->
        [does] refills
       *[do] refill
    } the empty Tavern slots with cards { $piles }
do-perform =
    { $form ->
        [does] performs
       *[do] perform
    } { $abilities }
do-play =
    { $form ->
        [does] plays
       *[do] play
    } { $bare } { $place } as well
do-pick-player =
    { $form ->
        [does] chooses
       *[do] choose
    } { $who ->
        [other] another player
       *[any] a player
    } { $having } { $but }
do-pick-faction =
    { $form ->
        [does] chooses
       *[do] choose
    } a faction
do-pick-pile =
    { $form ->
        [does] chooses
       *[do] choose
    } { $piles }
do-pick-card =
    { $form ->
        [does] chooses
       *[do] choose
    } { $cards } { $aside }
who-has =
    { $zone ->
        [hand] who has { $cards } in hand
       *[party] who has { $cards }
    }
but-not =
    , but not { $who ->
        [owner] its owner
        [previous] its previous owner
       *[that] that player
    }
its-abilities =
    { $q ->
        [it] its abilities
       *[other] their abilities
    }
abilities-of = the abilities of { $cards }

## Where cards go

pronoun =
    { $q ->
        [it] it
        [one] it
        [one-them] it
        [one-top] it
       *[other] them
    }
to-hand = into your hand
to-party =
    face { $face ->
        [up] up
       *[down] down
    } into { place-whose } party
to-wilderness-top = to the top of the Wilderness in the same order
then-wilderness-top =
    and { $form ->
        [does] puts
       *[do] put
    } { pronoun } on top of the Wilderness
then-aside =
    and { $form ->
        [does] sets
       *[do] set
    } { pronoun } aside
then-place =
    and { $form ->
        [does] places
       *[do] place
    } { pronoun } { $party }

## What a card is

of-all-factions = counts as a hero of all factions
of-no-faction = belongs to no faction
not-copyable = cannot be performed by other cards
static =
    as long as this hero is { $face ->
        [up] face up
        [down] hidden
       *[none] { "" }
    } { $holds }, the other { $others ->
        [up] face-up
        [down] hidden
       *[none] { "" }
    } heroes of that party are { $instead ->
       *[turn-over] turned over
    } instead of { $replace ->
       *[bury] being buried
    }
endgame =
    { $where ->
        [beside] in one party with “{ $card }”,
       *[leader] in the party of { $leaders },
    } this hero counts as { $n ->
        [one] { $n } hero
       *[other] { $n } heroes
    } of the winning faction (instead of its own) at the end of the game
