# Слова інтерфейсу.

ui-game = Таємні лідери
ui-languages = Мова

## Приготування

ui-ask-seats = Скільки гравців (від { $least } до { $most })?
ui-ask-name = Ім’я гравця { $seat }?
ui-bot = бот
ui-option-beginner = Гра для початківців
ui-option-extras = Додаткові герої
ui-option-queens = Королеви та друг
ui-option-length = Тривалість
ui-option-short = Коротка гра
ui-option-medium = Середня гра
ui-option-long = Довга гра
ui-option-random-factions = Випадкові фракції
ui-option-artifact-sets = Набори артефактів
ui-option-octagon = Восьмикутна мапа
ui-option-ports-only = Від порту до порту
ui-option-warlord-always = Щедрі вожді
ui-option-no-lone-elite-die = Елітний кубик від двох атак
ui-about-beginner = Без карт зі складнішими властивостями; гра закінчується на одного героя раніше.
ui-about-extras = Ще вісім героїв, по двоє на фракцію.
ui-about-queens = Три королеви, найліпший друг Імператора і страж сварок.
ui-about-short = 9 карт тижня: 10 раундів.
ui-about-medium = 12 карт тижня: 13 раундів замість 10.
ui-about-long = 15 карт тижня: 16 раундів замість 10.
ui-about-random-factions = Ніхто не обирає фракцію; вирішує жереб.
ui-about-artifact-sets = Герой із двома чи трьома артефактами одного набору має бонус цього набору.
ui-about-octagon = Для трьох гравців: дванадцять плиток, квадрат без кутів.
ui-about-ports-only = Герой сходить із води лише в порту.
ui-about-warlord-always = Вождь у місті дістає безкоштовний загін за кожної дії «Вербування», навіть якщо для нього не купили жодного загону.
ui-about-no-lone-elite-die = Хто має лише одну атаку, не може кидати елітний кубик.
ui-set-base = Базова гра
ui-set-extras = Додаткові герої
ui-set-queens = Королеви та друг

## Стіл

ui-turn-of = Хід { $number }: { $player }
ui-setup = Приготування до гри
ui-power-track = Трек впливу
ui-war-area = зона війни
ui-harbor = Порт
ui-tavern = Таверна
ui-wilderness = Глушина
ui-graveyard = Цвинтар
ui-empty = пусто
ui-hand = Рука
ui-your-leader = Ваш лідер: { $leader }
ui-no-faction = без фракції
ui-all-factions = усі фракції
ui-advanced = складніша властивість
ui-set-aside = Відкладені
ui-log = Перебіг гри
ui-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карти
    }

## Гра

ui-question = Запитання
ui-pass-device = Передайте пристрій. Тепер: { $player }.
ui-thinking = { $player } думає …
ui-game-over = Кінець гри
ui-result = Результат
ui-record = Запис гри
