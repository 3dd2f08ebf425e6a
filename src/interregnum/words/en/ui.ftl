# Words of the interface.

ui-game = Hidden Leaders
ui-languages = Language

## Setting up

ui-ask-seats = How many players ({ $least } to { $most })?
ui-ask-name = Name of player { $seat }?
ui-bot = bot
ui-option-beginner = Beginner game
ui-option-extras = Extra heroes
ui-option-queens = Queens & Friend
ui-option-length = Length
ui-option-short = Short game
ui-option-medium = Medium game
ui-option-long = Long game
ui-option-random-factions = Random factions
ui-option-artifact-sets = Artifact sets
ui-option-octagon = Octagonal map
ui-option-ports-only = From port to port
ui-option-warlord-always = Generous Warlords
ui-option-no-lone-elite-die = Elite die from two attacks
ui-about-beginner = Without the advanced cards; the game ends one hero earlier.
ui-about-extras = Eight more heroes, two for each faction.
ui-about-queens = Three Queens, the Emperor’s Best Friend and the Keeper of Discord.
ui-about-short = 9 Week cards: 10 rounds.
ui-about-medium = 12 Week cards: 13 rounds instead of 10.
ui-about-long = 15 Week cards: 16 rounds instead of 10.
ui-about-random-factions = Nobody chooses a faction; the dice do.
ui-about-artifact-sets = A hero with two or three artifacts of one set has the bonus of the set.
ui-about-octagon = For three players: twelve tiles, a square without its corners.
ui-about-ports-only = A hero leaves the water only at a port.
ui-about-warlord-always = A Warlord in town gets his free unit with every Recruit action, even if no unit was bought for him.
ui-about-no-lone-elite-die = Whoever has a single attack may not roll the elite die.
ui-set-base = Base game
ui-set-extras = Extra heroes
ui-set-queens = Queens & Friend

## The table

ui-turn-of = Turn { $number }: { $player }
ui-setup = Set-up
ui-power-track = Power track
ui-war-area = war area
ui-harbor = Harbor
ui-tavern = Tavern
ui-wilderness = Wilderness
ui-graveyard = Graveyard
ui-empty = empty
ui-hand = Hand
ui-your-leader = Your Leader: { $leader }
ui-no-faction = no faction
ui-all-factions = all factions
ui-advanced = advanced
ui-set-aside = Set aside
ui-log = Log
ui-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## Playing

ui-question = Question
ui-pass-device = Pass the device to { $player }.
ui-thinking = { $player } is thinking …
ui-game-over = The game is over
ui-result = Result
ui-record = Record
