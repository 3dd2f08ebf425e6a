# Words of the interface.

ui-languages = Language

## Setting up

ui-ask-seats = How many players ({ $least } to { $most })?
ui-ask-name = Name of player { $seat }?
ui-bot = bot

## The table

ui-setup = Set-up
ui-empty = empty
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
ui-what-if =
    { $n ->
        [one] What if: this game goes on from a finished one, after { $n } answer. It counts nowhere.
       *[other] What if: this game goes on from a finished one, after { $n } answers. It counts nowhere.
    }
ui-what-if-about = Hands are as they were there; what lay face down in piles has been shuffled anew.
ui-game-over = The game is over
ui-result = Result
ui-record = Record
