# Частини речень для всіх ігор.

sentence = { $text }.
list-comma = { $first }, { $second }
list-or = { $first } або { $second }
list-and = { $first } та { $second }
list-not = { $first } і не { $second }
list-notes = { $first }; { $second }
list-then = { $first }, потім { $second }
question = { $source }: { $asked }
waiting = Чекаємо на: { $player }. { $question }
place =
    { $n ->
        [1] перше місце
        [2] друге місце
        [3] третє місце
        [4] четверте місце
        [5] п’яте місце
       *[other] шосте місце
    }
