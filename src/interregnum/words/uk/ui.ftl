# Слова інтерфейсу.

ui-languages = Мова

## Приготування

ui-ask-seats = Скільки гравців (від { $least } до { $most })?
ui-ask-name = Ім’я гравця { $seat }?
ui-bot = бот

## Стіл

ui-setup = Приготування до гри
ui-empty = пусто
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
