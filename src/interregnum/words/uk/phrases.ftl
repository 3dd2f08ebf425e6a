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
