# Might & Magic Heroes у браузері: що відповідає замість людини.

heroes-comfort = Зручності
heroes-comfort-deputy = Битися за мене
heroes-comfort-deputy-on = Цю битву за вас веде бот; він знає лише те, що бачите ви.
heroes-comfort-deputy-stop = Зупинити й битися далі самостійно

heroes-comfort-and-stay = Піти туди й залишитися
heroes-comfort-and-end = { $what } і завершити
heroes-comfort-all-stay = Решті героїв залишитися на місці

## Аркуш

heroes-comfort-settings = Відповідає цей браузер
heroes-comfort-settings-about = Запитання, для яких людина майже не потрібна. Журнал позначає такі відповіді.
heroes-comfort-precise = Влучна атака
heroes-comfort-precise-about = Кубик, який можна перекинути, перекидається: гірше не стане.
heroes-comfort-luck = Удача на елітному кубику
heroes-comfort-luck-about = Усі промахи перекидаються.
heroes-comfort-alone = Лише одна відповідь
heroes-comfort-alone-about = Коли можна тільки продовжити, гра йде далі сама; лише поки за столом самі боти.
heroes-comfort-end = Кінець Збору ресурсів і Будівництва
heroes-comfort-end-about = Дія завершується, коли лишилася тільки торгівля.
heroes-comfort-income = Дохід як минулого разу
heroes-comfort-income-about = Коли можна взяти золото або ресурси, ви отримуєте те саме, що минулого разу; змінити це можна біля своїх карт перед збором.
heroes-comfort-income-now = Дохід:
heroes-comfort-income-gold = золотом
heroes-comfort-income-resources = ресурсами
heroes-comfort-order = Герої по черзі
heroes-comfort-order-about = Їх активують одного за одним у поданому порядку.
heroes-comfort-fight-on = Без утечі
heroes-comfort-fight-on-about = Гра не запитує, чи втікати.
heroes-comfort-battles = Кожна битва для бота
heroes-comfort-battles-about = Бот веде за вас кожну битву від її початку; його можна зупинити будь-якої миті.

heroes-comfort-windows = Тут мене не питати
heroes-comfort-windows-about = У ці миті нічого не використовується, хоч що б ви мали: гра йде далі після короткої паузи, яка нічого не каже про ваші сувої. Хто відповість раніше, чекає до її кінця. Про це ніхто не дізнається.
heroes-comfort-windows-shut = Це можна змінити після битви.
heroes-comfort-windows-all = Ніколи не питати
heroes-comfort-windows-none = Завжди питати
heroes-comfort-window =
    { $window ->
        [activation-start] Коли активують героя
        [after-recruit] Після вербування
        [before-battle] Перед битвою
        [turn-start] На початку ходу битви
        [in-battle] Коли в битві надходить черга вашого героя
        [enemy-roll] Після кидка ворога
        [before-wounds] Перш ніж зазнати ран
        [after-own-attack] Після вашої атаки
        [after-enemy-attack] Після атаки ворога
        [enemy-scroll] Коли ворог використовує сувій
        [turn-end] Наприкінці ходу битви
       *[other] { $window }
    }
