# Pieces of sentences for every game.

sentence = { $text }.
list-comma = { $first }, { $second }
list-or = { $first } or { $second }
list-and = { $first } and { $second }
list-not = { $first }, { $second }
list-notes = { $first }; { $second }
list-then = { $first }, then { $second }
question = { $source }: { $asked }
waiting = Waiting for { $player }. { $question }
place =
    { $n ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }
