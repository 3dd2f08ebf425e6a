# Hidden Leaders at the terminal.

hidden-leaders-cli-turn-of = Turn { $number }: { $player }
hidden-leaders-cli-end-at = Ends at { $n } face-up heroes in a party; left: { $left }
hidden-leaders-cli-red = R red
hidden-leaders-cli-green = G green
hidden-leaders-cli-red-letter = R
hidden-leaders-cli-green-letter = G
hidden-leaders-cli-now = If the game ended now:
hidden-leaders-cli-ended = The victorious faction:
hidden-leaders-cli-why =
    { $faction ->
        [undead] both markers in the war area
        [water-folk] the markers level or next to each other
        [imperial-army] red ahead by { $n }
       *[hill-tribes] green ahead by { $n }
    }
hidden-leaders-cli-on-top = (on top: { $card })
hidden-leaders-cli-known-top = (you know the top card: { $card })
hidden-leaders-cli-parties = Parties: ▪ face up, ▫ hidden, oldest first; [ ] hidden, but you know it
hidden-leaders-cli-party-counts = face up { $up } of { $need }, hand { $hand }
hidden-leaders-cli-known-hand = you know of the hand:
hidden-leaders-cli-your-hand = Your hand
hidden-leaders-cli-no-cards = (no cards)
hidden-leaders-cli-goal = Everybody plays a hidden Leader of two of the four factions. The markers decide which faction wins; only a player whose Leader is aligned with it can win the game.
hidden-leaders-cli-lay = face down ↓, discard →
hidden-leaders-cli-to-draw = still to draw: { $n }
hidden-leaders-cli-help-card = c and a card: show the card, for example “c koi”
hidden-leaders-cli-help-rules = r: the chapters of the rules; r and words: what they say of it, for example “r turn” or “r HL-WIN-02”
hidden-leaders-cli-help-preview = w: what each answer would do to the markers, and which faction would win then
hidden-leaders-cli-preview = What each answer would bring
hidden-leaders-cli-preview-none = Nothing is asked of you now.
hidden-leaders-cli-which-card = Which card, for example “c koi”?
hidden-leaders-cli-which-rule = Read on with a word of it, for example “r turn”.
hidden-leaders-cli-ask-cards = Which cards, 1 to { $most }?
hidden-leaders-cli-ask-cards-none = Full game
