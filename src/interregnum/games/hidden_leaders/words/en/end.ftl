# What the browser says when a game of Hidden Leaders is over.

hidden-leaders-web-end-hidden = Hidden heroes are turned over.
hidden-leaders-web-end-counted =
    { $n ->
        [one] { $n } hero of the winning faction
       *[other] { $n } heroes of the winning faction
    }
hidden-leaders-web-end-unaligned = not aligned with the winning faction
hidden-leaders-web-end-course = Turn by turn
hidden-leaders-web-end-course-about =
    { $faction ->
        [undead] Above, the markers and the faction that would have won; then how many heroes each party had for the Undead in the end.
        [water-folk] Above, the markers and the faction that would have won; then how many heroes each party had for the Water Folk in the end.
        [imperial-army] Above, the markers and the faction that would have won; then how many heroes each party had for the Imperial Army in the end.
       *[hill-tribes] Above, the markers and the faction that would have won; then how many heroes each party had for the Hill Tribes in the end.
    }
hidden-leaders-web-end-track = Markers
hidden-leaders-web-end-red = Red
hidden-leaders-web-end-green = Green
hidden-leaders-web-end-track-told = Turn by turn, red on { $red }; green on { $green }
hidden-leaders-web-end-counted-told = { $player }, heroes of the winning faction turn by turn: { $heroes }
hidden-leaders-web-end-changes = When the lead changed
hidden-leaders-web-end-change = Turn { $turn }, { $player }: { $before } → { $after }
hidden-leaders-web-end-table = The same as a table
hidden-leaders-web-end-turn = Turn
hidden-leaders-web-end-ahead = Ahead
hidden-leaders-web-end-last = End
hidden-leaders-web-figures = The game in numbers
hidden-leaders-web-figures-turns = Turns: { $turns }. Answers: { $answers }.
hidden-leaders-web-figures-heroes = Heroes in each party; the Buried Emperor belongs to every faction
hidden-leaders-web-figures-player = Player
hidden-leaders-web-figures-up = face up
hidden-leaders-web-figures-down = hidden
