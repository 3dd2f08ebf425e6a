# What was wrong in this game, and what would be right.

hidden-leaders-beginner-with-sets = The beginner game is played with the base set only: switch off either the beginner game or the other sets.
hidden-leaders-hint-the-id-of-a-card = the id of a card
hidden-leaders-hint-each-card-once = each card once
hidden-leaders-hint-players-a-b-in-order-tavern-piles-red-green-turn-options = players A, B, ... in order, then tavern, graveyard, wilderness, harbor, red, green, turn, options
hidden-leaders-hint-2-to-6-players = 2 to 6 players
hidden-leaders-hint-a-card-of-the-sets-in-play = a card of the sets in play
hidden-leaders-hint-a-position-in-a-turn = a position in a turn
hidden-leaders-hint-a-position-in-the-middle-of-a-card-in-the-set-up-or-after-the-end = a position in the middle of a card, in the set-up or after the end
