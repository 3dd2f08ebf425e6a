# Слова, які промовляє лише браузер.

web-title = Interregnum

## Зв’язок із сервером

web-offline = Сервер недоступний. Перевірте мережу і спробуйте ще раз.
web-failed = Щось пішло не так. Спробуйте ще раз.
web-gone = Цей стіл для вас більше не відкритий.

## Стіл

web-table = Стіл
web-known = Ви знаєте цю карту
web-card-known = { $name }, долілиць; ви знаєте цю карту
web-card-hidden = таємний герой { $number }
web-card-factions = { $name } ({ $factions })
web-party-own = Ваш загін
web-party-of = Загін: { $player }
web-party-empty = ще без героїв
web-party-up = відкриті герої: { $up } із { $need }
web-party-down = таємні: { $n }
web-in-hand = На руці: { $n }
web-leader = Лідер
web-leader-hidden = Лідер, долілиць
web-leader-look = Утримуйте, щоб глянути на свого лідера
web-tavern-slot = Таверна, місце { $slot }
web-pile-top = верхня карта
web-pile-known = ви знаєте: { $n }
web-pile-open = Показати карти
web-now = Якби гра закінчилася зараз
web-ended = Переможна фракція
web-when =
    { $faction ->
        [undead] обидва маркери в зоні війни
        [water-folk] маркери на одній або сусідніх поділках
        [imperial-army] червоний попереду на 2 або більше
       *[hill-tribes] зелений попереду на 2 або більше
    }
web-track-at = Червоний на поділці { $red }, зелений на поділці { $green } із { $last }; зона війни від поділки { $war }
web-marker-red = червоний маркер
web-marker-green = зелений маркер
web-answers = Усі відповіді словами ({ $n })
web-answer-which = Що має з цим статися?
web-asked = відповідає
web-turn = триває хід
web-first = перший гравець
web-bot = бот
web-away = немає за столом
web-left = секунд до заміни ботом: { $n }
web-close = Закрити
web-chat = Чат
web-chat-say = Скажіть щось
web-chat-send = Надіслати
web-chat-empty = Ще ніхто нічого не сказав.
web-log-empty = Ще нічого не сталося.
