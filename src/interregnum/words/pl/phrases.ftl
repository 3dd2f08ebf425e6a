# Części zdań dla wszystkich gier.

sentence = { $text }.
list-comma = { $first }, { $second }
list-or = { $first } lub { $second }
list-and = { $first } i { $second }
list-not = { $first } i { $second }
list-notes = { $first }; { $second }
list-then = { $first }, a następnie { $second }
question = { $source }: { $asked }
waiting = Czekamy na: { $player }. { $question }
place =
    { $n ->
        [1] pierwsze miejsce
        [2] drugie miejsce
        [3] trzecie miejsce
        [4] czwarte miejsce
        [5] piąte miejsce
       *[other] szóste miejsce
    }
