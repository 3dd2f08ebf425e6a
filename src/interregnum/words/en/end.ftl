# What is said when a game is over, whichever it is.

web-end-scene = How it ended
web-end-skip = Skip
web-end-again = See the reveal again
web-end-you = You: { $text }
web-end-watch = See it again
web-end-counting = Adding up the game …
web-end-uncounted = This game cannot be added up: { $why }

ui-analysis = The game explained
web-analysis-explain = Explain the game
web-analysis-about = How likely everybody was to win as the game went on, and what turned it.

web-share = Let others see it again
web-share-about = Anybody with the link can watch the whole game, everything revealed, without the chat and without what was taken back. It is made once everybody who played agrees, and any of them can end it.
web-share-named = with my name
web-share-named-about = Otherwise you are called by the number of your seat.
web-share-agree = I agree
web-share-waiting = Still to agree: { $players }
web-share-left = Somebody who played has left the table; there can be no link without them.
web-share-link = Link to the replay
web-share-send = Send …
web-share-end = Withdraw
web-picture = A picture of the result
web-picture-save = Save picture
web-picture-send = Send picture …
ui-seat-number = Player { $n }
