# Слова, які браузер каже лише за столом гри «Таємні лідери», у її правилах і серед її карт.

## Перед грою

hidden-leaders-web-full = Повна гра
    .about = Усі карти базової гри.

## Гра

hidden-leaders-web-heroes-left =
    { $n ->
        [0] Гра закінчиться після цього ходу.
        [one] До кінця: { $n } герой
        [few] До кінця: { $n } герої
        [many] До кінця: { $n } героїв
       *[other] До кінця: { $n } героя
    }
hidden-leaders-web-setup-first = Підготовка, 1 з 2: виберіть карту, яку покладете долілиць у свій загін
hidden-leaders-web-setup-second = Підготовка, 2 з 2: «{ $card }» — ваш таємний герой; тепер виберіть карту, яку скинете
hidden-leaders-web-setup-hide = Покласти долілиць карту «{ $card }»
hidden-leaders-web-setup-discard = Скинути карту «{ $card }»
hidden-leaders-web-setup-again = Покласти натомість іншу карту

## Кінець

hidden-leaders-web-wins = Перемагає { $player }
hidden-leaders-web-nobody-wins = Ніхто не переміг
hidden-leaders-web-end-see = Переглянути результат

## Карти, правила, про гру

hidden-leaders-web-cards-find = Шукати в назвах і текстах
hidden-leaders-web-cards-faction = Фракція
hidden-leaders-web-cards-verb = Що робить
hidden-leaders-web-cards-set = Набір
hidden-leaders-web-cards-every = усі
hidden-leaders-web-rules-meaning = Що це означає?
hidden-leaders-web-rules-tab = Відкриється в новій вкладці

## Стіл

hidden-leaders-web-known = Ви знаєте цю карту
hidden-leaders-web-card-known = { $name }, долілиць; ви знаєте цю карту
hidden-leaders-web-card-hidden = таємний герой { $number }
hidden-leaders-web-card-factions = { $name } ({ $factions })
hidden-leaders-web-party-own = Ваш загін
hidden-leaders-web-party-of = Загін: { $player }
hidden-leaders-web-party-empty = ще без героїв
hidden-leaders-web-party-up = відкриті герої: { $up } із { $need }
hidden-leaders-web-party-down = таємні: { $n }
hidden-leaders-web-in-hand = На руці: { $n }
hidden-leaders-web-leader = Лідер
hidden-leaders-web-leader-hidden = Лідер, долілиць
hidden-leaders-web-leader-look = Утримуйте, щоб глянути на свого лідера
hidden-leaders-web-tavern-slot = Таверна, місце { $slot }
hidden-leaders-web-pile-top = верхня карта
hidden-leaders-web-pile-known = ви знаєте: { $n }
hidden-leaders-web-pile-open = Показати карти: { $n }
hidden-leaders-web-now = Якби гра закінчилася зараз
hidden-leaders-web-coach = Факти словами
hidden-leaders-web-coach-now =
    { $faction ->
        [undead] Якби гра закінчилася зараз, перемогли б мертвяки
        [water-folk] Якби гра закінчилася зараз, перемогли б водяники
        [imperial-army] Якби гра закінчилася зараз, перемогли б імперці
       *[hill-tribes] Якби гра закінчилася зараз, перемогли б горяни
    }{ $mine ->
        [yes] : це ваша фракція.
       *[no] : це не ваша фракція.
    }
hidden-leaders-web-mine = ваша фракція
hidden-leaders-web-then = після цієї відповіді
hidden-leaders-web-ended = Переможна фракція
hidden-leaders-web-when =
    { $faction ->
        [undead] обидва маркери в зоні війни
        [water-folk] маркери на одній або суміжних поділках
        [imperial-army] червоний попереду на 2 або більше
       *[hill-tribes] зелений попереду на 2 або більше
    }
hidden-leaders-web-track-at = Червоний на поділці { $red }, зелений на поділці { $green } із { $last }; зона війни від поділки { $war }
hidden-leaders-web-marker-red = червоний маркер
hidden-leaders-web-marker-green = зелений маркер
hidden-leaders-web-answers = Усі відповіді словами ({ $n })
hidden-leaders-web-answer-which = Що має з цим статися?
hidden-leaders-web-turn = триває хід

## Гра ще раз

hidden-leaders-web-replay-hands = Лідери й карти на руці

## Перша гра

hidden-leaders-web-yours =
    { $won ->
        [yes] ваша: готово
       *[no] ваша: хай переможе
    }

## Журнал

hidden-leaders-web-log-card = «{ $card }»
hidden-leaders-web-log-cards =
    { $n ->
        [few] { $n } карти
       *[many] { $n } карт
    }
hidden-leaders-web-log-drawn =
    { $what ->
        [hidden] { $player } бере { hidden-leaders-web-log-cards } з порту.
        [both] { $player } бере { hidden-leaders-web-log-cards }: { $cards } і { $hidden } з порту.
       *[known] { $player } бере { hidden-leaders-web-log-cards }: { $cards }.
    }
hidden-leaders-web-log-discarded =
    { $what ->
        [hidden] { $player } скидає { hidden-leaders-web-log-cards }.
       *[known] { $player } скидає { hidden-leaders-web-log-cards }: { $cards }.
    }
hidden-leaders-web-log-refilled = З порту до таверни потрапляють: { $cards }.
