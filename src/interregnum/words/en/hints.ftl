# What would have been right: parts of the error messages.

hint-a-record = a record of a game
hint-a-number = a whole number
hint-a-word = a text in quotation marks
hint-a-list = a list
hint-a-list-of-words = a list of answers in notation
hint-an-object-or-null = an object or null
hint-names-with-true-false-or-a-word = names of options with true, false or a word
hint-32-bytes-in-hexadecimal = 32 bytes in hexadecimal
hint-rules-version-and-choices = rules_version and choices
hint-the-id-of-a-card = the id of a card
hint-each-card-once = each card once
hint-players-a-b-in-order-tavern-piles-red-green-turn-options = players A, B, ... in order, then tavern, graveyard, wilderness, harbor, red, green, turn, options
hint-2-to-6-players = 2 to 6 players
hint-a-card-of-the-sets-in-play = a card of the sets in play
hint-a-position-in-a-turn = a position in a turn
hint-a-position-in-the-middle-of-a-card-in-the-set-up-or-after-the-end = a position in the middle of a card, in the set-up or after the end
hint-the-store-is-closed = the store is closed
