# Слова інтерфейсу.

ui-game = Таємні лідери
ui-language = українська
ui-languages = Мова
ui-yes = так
ui-no = ні
ui-on = увімк.
ui-off = вимк.

## Приготування

ui-ask-language = Яка мова?
ui-ask-seats = Скільки гравців (від { $least } до { $most })?
ui-ask-name = Ім’я гравця { $seat }?
ui-ask-kind = { $player }: людина чи бот?
ui-person = людина
ui-bot = бот
ui-ask-option = { $option }: увімкнути?
ui-ask-seed = Зерно (порожньо — випадкове)?
ui-option-beginner = Гра для початківців
ui-option-extras = Додаткові герої
ui-option-queens = Королеви та друг
ui-about-beginner = Без карт зі складнішими властивостями; гра закінчується на одного героя раніше.
ui-about-extras = Ще вісім героїв, по двоє на фракцію.
ui-about-queens = Три королеви, найліпший друг імператора і страж сварок.
ui-set-base = Базова гра
ui-set-extras = Додаткові герої
ui-set-queens = Королеви та друг

## Стіл

ui-turn = Хід
ui-turn-of = Хід { $number }: { $player }
ui-your-turn = Ваш хід, { $player }.
ui-step-1 = Зіграйте або скиньте
ui-step-2 = Беріть карти
ui-step-3 = Скиньте карти
ui-step-4 = Поповніть таверну
ui-setup = Приготування до гри
ui-board = Ігрове поле
ui-power-track = Трек впливу
ui-war-area = зона війни
ui-red = Червоний
ui-green = Зелений
ui-leading = передній
ui-level = на одній поділці
ui-harbor = Порт
ui-tavern = Таверна
ui-wilderness = Глушина
ui-graveyard = Цвинтар
ui-empty-slot = пуста комірка
ui-empty = пусто
ui-hand = Рука
ui-party = Загін
ui-party-of = Загін: { $player }
ui-hidden-heroes = Таємні герої
ui-face-up = горілиць
ui-hidden = долілиць
ui-unknown-card = карта долілиць
ui-leader = Лідер
ui-your-leader = Ваш лідер: { $leader }
ui-factions = Фракції
ui-no-faction = без фракції
ui-all-factions = усі фракції
ui-advanced = складніша властивість
ui-set-aside = Відкладені
ui-log = Перебіг гри
ui-you = ви
ui-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карти
    }
ui-heroes =
    { $n ->
        [one] { $n } герой
        [few] { $n } герої
        [many] { $n } героїв
       *[other] { $n } героя
    }
ui-players =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
        [many] { $n } гравців
       *[other] { $n } гравця
    }
ui-spaces =
    { $n ->
        [one] { $n } поділка
        [few] { $n } поділки
        [many] { $n } поділок
       *[other] { $n } поділки
    }
ui-turns =
    { $n ->
        [one] { $n } хід
        [few] { $n } ходи
        [many] { $n } ходів
       *[other] { $n } ходу
    }
ui-end-at =
    { $n ->
        [one] Гра закінчується, коли наприкінці ходу в одному загоні є { $n } відкритий герой.
        [few] Гра закінчується, коли наприкінці ходу в одному загоні є { $n } відкриті герої.
       *[other] Гра закінчується, коли наприкінці ходу в одному загоні є { $n } відкритих героїв.
    }

## Гра

ui-question = Запитання
ui-answers = Відповіді
ui-prompt = Ваша відповідь (номер, ? — допомога):
ui-not-a-number = Уведіть число від 1 до { $most }.
ui-pass-device = Передайте пристрій. Тепер: { $player }.
ui-press-enter = Натисніть клавішу вводу.
ui-thinking = { $player } думає …
ui-bot-took-over = { $player } не відповідає; грає бот.
ui-undo = Скасувати
ui-undone = Останню відповідь скасовано.
ui-nothing-to-undo = Немає нічого, що можна скасувати.
ui-save = Зберегти
ui-saved = Гру збережено у { $file }.
ui-loaded = Гра з { $file } триває.
ui-quit = Вийти
ui-ask-quit = Справді вийти?
ui-goodbye = До побачення!
ui-help = Допомога
ui-help-text = Уведіть номер відповіді. Є також команди: { $commands }.
ui-card-text = Текст карти
ui-rules = Правила
ui-game-over = Кінець гри
ui-result = Результат
ui-winner = Виграє
ui-nobody = ніхто
ui-error = Помилка
ui-seed = Зерно
ui-record = Запис гри
ui-verified = Запис правильний: він відтворює той самий результат.
