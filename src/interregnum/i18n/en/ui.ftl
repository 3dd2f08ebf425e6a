# Words of the interface.

ui-game = Hidden Leaders
ui-language = English
ui-languages = Language
ui-yes = yes
ui-no = no
ui-on = on
ui-off = off

## Setting up

ui-ask-language = Which language?
ui-ask-seats = How many players ({ $least } to { $most })?
ui-ask-name = Name of player { $seat }?
ui-ask-kind = Is { $player } a person or a bot?
ui-person = person
ui-bot = bot
ui-ask-option = { $option }: switch on?
ui-ask-seed = Seed (empty for a random one)?
ui-option-beginner = Beginner game
ui-option-extras = Extra heroes
ui-option-queens = Queens & Friend
ui-about-beginner = Without the advanced cards; the game ends one hero earlier.
ui-about-extras = Eight more heroes, two for each faction.
ui-about-queens = Three Queens, the Emperor’s Best Friend and the Keeper of Discord.
ui-set-base = Base game
ui-set-extras = Extra heroes
ui-set-queens = Queens & Friend

## The table

ui-turn = Turn
ui-turn-of = Turn { $number }: { $player }
ui-your-turn = It is your turn, { $player }.
ui-step-1 = Play or discard
ui-step-2 = Draw
ui-step-3 = Discard
ui-step-4 = Refill the Tavern
ui-setup = Set-up
ui-board = Board
ui-power-track = Power track
ui-war-area = war area
ui-red = Red
ui-green = Green
ui-leading = leading
ui-level = level
ui-harbor = Harbor
ui-tavern = Tavern
ui-wilderness = Wilderness
ui-graveyard = Graveyard
ui-empty-slot = empty slot
ui-empty = empty
ui-hand = Hand
ui-party = Party
ui-party-of = Party: { $player }
ui-hidden-heroes = Hidden heroes
ui-face-up = face up
ui-hidden = hidden
ui-unknown-card = hidden card
ui-leader = Leader
ui-your-leader = Your Leader: { $leader }
ui-factions = Factions
ui-no-faction = no faction
ui-all-factions = all factions
ui-advanced = advanced
ui-set-aside = Set aside
ui-log = Log
ui-you = you
ui-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
ui-heroes =
    { $n ->
        [one] { $n } hero
       *[other] { $n } heroes
    }
ui-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
ui-spaces =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
ui-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
ui-end-at =
    { $n ->
        [one] The game ends when a party shows { $n } face-up hero at the end of a turn.
       *[other] The game ends when a party shows { $n } face-up heroes at the end of a turn.
    }

## Playing

ui-question = Question
ui-answers = Answers
ui-prompt = Your answer (a number, ? for help):
ui-not-a-number = Type a number from 1 to { $most }.
ui-pass-device = Pass the device to { $player }.
ui-press-enter = Press Enter.
ui-thinking = { $player } is thinking …
ui-bot-took-over = { $player } is absent; a bot plays.
ui-undo = Undo
ui-undone = The last answer was taken back.
ui-nothing-to-undo = There is nothing that may be taken back.
ui-save = Save
ui-saved = The game is saved in { $file }.
ui-loaded = The game from { $file } goes on.
ui-quit = Quit
ui-ask-quit = Really quit?
ui-goodbye = Goodbye!
ui-help = Help
ui-help-text = Type the number of an answer. There are also commands: { $commands }.
ui-card-text = Text of the card
ui-rules = Rules
ui-game-over = The game is over
ui-result = Result
ui-winner = Winner
ui-nobody = nobody
ui-error = Error
ui-seed = Seed
ui-record = Record
ui-verified = The record is sound: it replays to the same result.
