# Хто за столом, кого немає, і що про це вирішують інші: у терміналі та в браузері.

ui-people-asked =
    { $what ->
        [stand-in] { $player } пропонує, щоб за гравця { $about } до повернення грав бот.
        [give] { $player } пропонує віддати місце гравця { $about } комусь іншому. Мають погодитися всі, хто за столом.
       *[lead] Господаря немає за столом. { $player } пропонує нового господаря: { $about }.
    }
ui-people-asked-table = { $about } давно не відповідає. Чекати чи нехай до повернення грає бот?
ui-people-settled =
    { $why ->
        [refused] { $player } не погоджується.
        [wait] { $player } воліє зачекати.
        [withdrawn] { $player } відкликає пропозицію.
        [back] { $about } знову за столом; усе лишається як було.
        [host-back] Господар знову за столом; усе лишається як було.
        [late] Вчасно нічого не вирішили; усе лишається як було.
       *[alone] За столом замало людей, щоб це вирішити.
    }
ui-people-stood-in = За гравця { $player } до повернення грає бот. Вирішили: { $players }.
ui-people-offered = Місце гравця { $player } тепер може зайняти хтось інший; доти грає бот. Погодилися: { $players }.
ui-people-taken-over = { $player } займає місце гравця { $before }. Погодилися: { $players }.
ui-people-host-by = { $by } передає роль господаря. Новий господар: { $player }.
ui-people-host-agreed = Новий господар: { $player }. Погодилися: { $players }.
ui-people-taken-off = { $by } звільняє місце, на якому сидить { $player }.
ui-people-arranged = { $player } змінює налаштування столу: { web-patience-time }; { ui-people-pace }.
ui-people-pace =
    { $pace ->
        [quick] боти грають швидко
        [slow] боти грають повільно
       *[usual] боти грають у звичному темпі
    }
ui-people-missing = Ще мають погодитися: { $players }.
web-people-about-you =
    { $what ->
        [give] Інші вирішують, чи віддати комусь ваше місце.
       *[stand-in] Інші вирішують, чи має замість вас грати бот.
    }
ui-people-here-since = за столом від { $time }
ui-people-away-since = немає від { $time }
ui-people-bot-since = немає від { $time }; грає бот
ui-people-story =
    { $what ->
        [bot] За гравця { $name } часом грав бот.
        [left] { $name }: вихід із гри; далі грав хтось інший.
       *[given] { $name }: відсутність; місце зайняв хтось інший.
    }
ui-people-story-agreed = { ui-people-story } Погодилися: { $players }.
web-people-wait = Чекаємо
web-people-let-bot = Нехай грає бот
web-people-withdraw = Відкликати
web-people-bots = Боти
web-people-give = Віддати місце комусь іншому
web-people-make-host = Зробити господарем
web-people-be-host = Я буду господарем
web-people-take-off = Звільнити місце
web-people-seat-link = Посилання на місце гравця { $player }, для однієї людини
web-people-leave-about = Якщо ви встанете, на вашому місці далі гратиме бот, а зайняти його зможе кожен, хто має посилання для гравців. Поки ніхто цього не зробив, ви можете повернутися через те саме посилання.
web-people-way-back = Як повернутися
web-people-pause = На головну, місце лишається моїм
web-people-pause-about = Якщо просто перейти на головну або закрити цю сторінку, місце лишається вашим; стіл знайдете в розділі «{ web-mine }». Коли настане ваша черга: { web-patience-time }.
