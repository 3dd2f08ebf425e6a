# Слова, які лише браузер каже про те, чого не можна вибрати, хто поблизу і що змінить карта.

heroes-web-rule = Правило { $rule }
heroes-web-field-chance = { $n }% на перемогу
heroes-web-near = Можуть дійти: { $heroes }
heroes-web-near-hero = { $hero } ({ $player }, { heroes-web-steps })
heroes-web-movement-left =
    { $n ->
        [one] лишилося { $n } очко руху
        [few] лишилося { $n } очки руху
       *[many] лишилося { $n } очок руху
    }
heroes-web-set-pieces = Набір «{ $set }»: { $n } із { $all }
heroes-web-changes = Що зміниться: { $hero }
heroes-web-no-changes = Зараз жодне число не зміниться: { $hero }.
heroes-web-change-strength = Сила
heroes-web-change-magic = Магія
heroes-web-change-initiative = Ініціатива
heroes-web-change-command = Командування
heroes-web-change-movement = Очки руху
heroes-web-change-rout = Розгром
heroes-web-change-stack-strength = Сила кожного стосу
heroes-web-change-stack-initiative = Ініціатива кожного стосу
heroes-web-change-power = Могутність
heroes-web-change-set = Частини набору «{ $set }»
heroes-web-change-told = { $what }: { $now }, потім { $then }
heroes-web-sources = Звідки вона
heroes-web-weeks-left =
    { $n ->
        [0] останній раунд
        [one] ще { $n } карта тижня
        [few] ще { $n } карти тижня
       *[many] ще { $n } карт тижня
    }
