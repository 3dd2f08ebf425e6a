# Що кажуть, коли гру закінчено, хоч би яка вона була.

web-end-scene = Як усе закінчилося
web-end-skip = Пропустити
web-end-again = Ще раз побачити розв’язку
web-end-you = Ви: { $text }
web-end-watch = Подивитися ще раз
web-end-counting = Гру підраховують …
web-end-uncounted = Цю гру не вдається підрахувати: { $why }

ui-analysis = Гра з поясненням
web-analysis-explain = Пояснити гру
web-analysis-about = Які шанси мав кожен упродовж гри і що змінило її хід.

web-share = Показати гру іншим
web-share-about = Кожен, хто має посилання, може переглянути всю гру з відкритими картами, без чату й без скасованих ходів. Посилання з’являється, коли погодяться всі, хто грав, і будь-хто з них може його відкликати.
web-share-named = з моїм ім’ям
web-share-named-about = Інакше замість імені стоїть номер місця.
web-share-agree = Погоджуюся
web-share-waiting = Ще мають погодитися: { $players }
web-share-left = Хтось із гравців пішов з-за столу; без цієї людини посилання не буде.
web-share-link = Посилання на повтор гри
web-share-send = Надіслати …
web-share-end = Відкликати
web-picture = Картинка з результатом
web-picture-save = Зберегти картинку
web-picture-send = Надіслати картинку …
ui-seat-number = Гравець { $n }
