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
hidden-leaders-web-pile-open = Показати карти
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
hidden-leaders-web-guide-setup = Перед першим ходом
    .text = Одну з п’яти своїх карт ви кладете в загін долілиць як таємного героя, а одну скидаєте. Таємний герой рахується наприкінці: залиште героя фракції, що підтримує вашого лідера.
hidden-leaders-web-guide-act = Ваш хід: одна дія
    .text = Зіграний герой вступає до загону, рухає маркери й робить те, що каже його текст. Спершу гляньте на свого лідера: котра з двох його фракцій може перемогти і чи штовхає карта маркери туди? Якщо нічого не підходить, скиньте карти й пошукайте кращих.
hidden-leaders-web-guide-more = Ще одну карту?
    .text = Замість розіграшу героя можна скинути до трьох карт і взяти нові. Зупиніться, коли решту варто лишити.
hidden-leaders-web-guide-draw = Поповніть руку
    .text = Карти в таверні відкриті: ви знаєте, що берете, і всі інші теж. Карта з порту — несподіванка, яку бачите лише ви.
hidden-leaders-web-guide-keep = Лишається три
    .text = Наприкінці ходу у вас на руці лишаються три карти. Тримайте те, що наступного ходу допоможе вашим фракціям, і позбувайтеся того, що допомагає іншим.
hidden-leaders-web-guide-move = Вирішують маркери
    .text = Місце червоного й зеленого маркерів показує, яка фракція перемогла б. Під треком видно, котра це зараз. Рухайте їх до однієї зі своїх фракцій, але не так явно, щоб усі вгадали вашого лідера.
hidden-leaders-web-guide-player = Кого це стосується?
    .text = Карті потрібен гравець. Погляньте на загони: у кого багато героїв фракції, що може перемогти?
hidden-leaders-web-guide-faction = Назвіть фракцію
    .text = Карті потрібна фракція. Згадайте дві, що підтримують вашого лідера, і ті, що для вас небезпечні.
hidden-leaders-web-guide-pile = Виберіть стос
    .text = З порту беруть наосліп, у глушині лежить скинуте, а на цвинтарі — поховане.
hidden-leaders-web-guide-pick = Виберіть карту
    .text = Карти, які можна вибрати, обведено. Наведіть на карту або торкніться її, щоб побачити великою, з усім текстом.
hidden-leaders-web-guide-bury = На цвинтар
    .text = Похований герой полишає загін і лежить відкритий на цвинтарі. Він більше ні для кого не рахується: забирайте в тих, кому ведеться найкраще.
hidden-leaders-web-guide-discard = У глушину
    .text = Скинуте йде в глушину. Деякі карти повертають звідти героїв.
hidden-leaders-web-guide-take = На руку
    .text = Карта йде вам на руку, і ви зможете зіграти її в один із наступних ходів.
hidden-leaders-web-guide-place = До загону
    .text = Герой потрапляє до загону без розіграшу: його текст не діє, але наприкінці він рахується.
hidden-leaders-web-guide-turn-over = Інший бік
    .text = Відкритий герой стає таємним або таємний відкритим. Лише відкриті герої наближають кінець гри.
hidden-leaders-web-guide-look = Таємний погляд
    .text = Ви бачите закриту карту, і відтоді її для вас позначено. Те, що інші тримають долілиць, видає, які фракції підтримують їхніх лідерів.
hidden-leaders-web-guide-exchange = Обмін: перша карта
    .text = Дві карти міняються місцями. Спершу виберіть одну, потім ту, на яку її поміняти.
hidden-leaders-web-guide-exchange-with = Обмін: друга карта
    .text = Тепер карта навзамін. Обмін може водночас посилити ваш загін і послабити інший.
hidden-leaders-web-guide-play = Ще один герой
    .text = Можна одразу зіграти ще одного героя з усім, що він робить.
hidden-leaders-web-guide-reveal = Покажіть
    .text = Карту побачать усі. Подумайте, про що вони з неї дізнаються.
hidden-leaders-web-guide-option = На вибір
    .text = Карта дає кілька можливостей. Прочитайте, до чого веде кожна з них.
hidden-leaders-web-guide-any = Питання до вас
    .text = Усе, чим можна відповісти, обведено на столі й перелічено словами під питанням.
hidden-leaders-web-guide-wait = Грають інші
    .text = Дивіться, куди йдуть маркери й кому допомагають інші: це видає їхніх лідерів. Перебіг гри розповідає про все, що сталося.
hidden-leaders-web-guide-over = Гру закінчено
    .text = Лідери й таємні герої тепер відкриті. Прочитайте вище, чому перемогли ця фракція і цей гравець, перегляньте повтор або зіграйте ще раз.

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
