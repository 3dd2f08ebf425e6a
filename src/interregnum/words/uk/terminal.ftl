# Слова термінала.

## Термінал

ui-cli-you = (ви)
ui-cli-log = Перебіг гри (› після вашої останньої відповіді)
ui-cli-more =
    { $n ->
        [one] … ще { $n } рядок: введіть { "l" }
        [few] … ще { $n } рядки: введіть { "l" }
        [many] … ще { $n } рядків: введіть { "l" }
       *[other] … ще { $n } рядка: введіть { "l" }
    }
ui-cli-prompt = Ваша відповідь (? — довідка):
ui-cli-default = { "Enter" }: { $answer }
ui-cli-enter = Натисніть { "Enter" }, щоб продовжити.
ui-cli-hand-over-look = Ніхто інший не повинен зараз дивитися на екран.
ui-cli-hand-over-enter = { $player }, натисніть { "Enter" }, щоб почати.
ui-cli-undone =
    { $n ->
        [one] { $player }: скасовано { $n } відповідь.
        [few] { $player }: скасовано { $n } відповіді.
       *[many] { $player }: скасовано { $n } відповідей.
    }
ui-cli-undo-asked =
    { $n ->
        [one] { $player } хоче скасувати { $n } відповідь.
        [few] { $player } хоче скасувати останні { $n } відповіді.
       *[many] { $player } хоче скасувати останні { $n } відповідей.
    }
ui-cli-undo-agree = { $player }, ви згодні? Введіть «так» або «ні»:
ui-cli-undo-declined = { $player } не погоджується: усе лишається, як є.
ui-cli-hint = Добрий гравець відповів би так:
ui-cli-hint-chance = Приблизно { $percent }% на перемогу.
ui-cli-hint-thinking = Хвилинку, міркуємо …
ui-cli-commitment = Чесна роздача: { "SHA-256" } зерна цієї гри — { $hash }. Саме зерно буде показано наприкінці.
ui-cli-seed = Зерно: { $seed }
ui-cli-seed-check = Його { "SHA-256" } — { $hash }, як і було показано на початку.
ui-cli-saved = Запис цієї гри: { $path }
ui-cli-left = Гру збережено. Щоб продовжити, введіть:
ui-cli-help-title = Що можна ввести
ui-cli-help-answer = номер відповіді або відповідь у нотації:
ui-cli-help-log = { "l" }: увесь перебіг гри
ui-cli-help-board = { "b" }: ще раз усе ігрове поле
ui-cli-help-lang = { "lang en" }, { "lang pl" }, { "lang uk" }: змінити мову
ui-cli-help-undo = { "undo" }: скасувати свою останню відповідь; якщо інші відтоді щось дізналися, спершу питають їх
ui-cli-help-hint = { "hint" }: що відповів би добрий гравець і чому; для тих, хто грає лише з ботами
ui-cli-help-quit = { "q" }: вийти; гру збережено, до неї можна повернутися
ui-cli-no-number = Немає відповіді { $n }: введіть число від { $least } до { $most }.
ui-cli-number-gone = Відповідь { $n } уже неможлива.
ui-cli-no-card = Жодна карта не має в назві «{ $found }».
ui-cli-no-card-fits = Жодна карта не підходить.
ui-cli-no-rule = У жодному правилі немає слів «{ $found }».
ui-cli-nothing-to-look-up = У цій грі немає чого шукати.
ui-cli-ask-people = Скільки з них — люди за цим терміналом, від 1 до { $most }?
ui-cli-ask-answers = Після скількох відповідей тієї гри, від 0 до { $most }?
ui-cli-ask-seat = Чиє місце ви займаєте, від 1 до { $most }?
ui-cli-ask-bots = Які суперники, за номером чи за назвою?
ui-cli-ask-which-game = Яка гра, від 1 до { $most }?
ui-cli-ask-word = { $option }, від 1 до { $most }?
ui-cli-ask = Як граємо, від 1 до { $most }?
ui-cli-ask-none = Як звичайно
ui-cli-ask-begin = Починаємо (1) чи щось змінюємо (2)?
ui-cli-begin = Починаємо
ui-cli-change = Щось змінити
ui-cli-ask-change = Що саме, від 1 до { $most }?
ui-cli-change-options = Різновид гри
ui-cli-change-players = Кількість гравців
ui-cli-change-bots = Боти
ui-cli-change-names = Імена
ui-cli-person = Гравець { $letter }
ui-cli-bot-names = Ада, Бруно, Клара, Доріан, Едіта, Фабіан
ui-cli-verify-start = Гра триває від позиції іншої гри; запис її містить, і вона можлива.
ui-cli-verify-replayed = Відповіді, відтворені без суперечностей: { $n }.
ui-cli-verify-result = Результат відповідає правилам.
ui-cli-verify-unfinished = Гру не закінчено, тому немає результату для перевірки.
ui-cli-verify-no-result = Запис не містить результату, тому його не перевірено.
ui-cli-verify-version = Кількість відповідей, даних за версією правил { $found }: { $n }. Ця програма грає за версією { $wanted }. Їх не відтворено, результат не перевірено.
ui-cli-verify-seed = { "SHA-256" } зерна: { $hash }
ui-cli-verify-commitment = Він збігається з наданим зобов’язанням.
ui-cli-verify-no-commitment = Його не порівняно із зобов’язанням; для цього є { "--commitment" }.
ui-cli-explain-ask = { "e" }: пояснити гру, { "Enter" }: вийти
ui-cli-explain-see = Номер миті, від 1 до { $n }: побачити стіл, { "Enter" }: вийти
ui-cli-replay-step = { "Enter" }: далі, { "q" }: вийти
ui-cli-replay-answers =
    { $n ->
        [one] після { $n } відповіді
       *[other] після { $n } відповідей
    }
ui-cli-rules-hint = Читайте далі, вказавши гру або слова, наприклад «{ "interregnum rules" } { $game }» або «{ "interregnum rules" } загін»; «{ "--numbered" }» показує нумеровані правила.
ui-cli-rules-tests = Тести:
ui-cli-rules-reason = Без тесту:
ui-cli-rules-see = Див. також:
ui-cli-rules-why = Чому:
ui-cli-rules-open = Жодного тесту не записано.
error-unknown-game = Немає гри «{ $game }». Відомі ігри: { $games }.
error-unknown-bot = Немає бота «{ $bot }». Відомі боти: { $bots }.
error-bots-count = Потрібно ботів: { $wanted }. Назвіть один вид для всіх або по одному для кожного; названо: { $found }.
error-duel = «{ $found }» — це не двобій. Напишіть, хто грає, проти кого і скільки місць: { "page,greedy,2" }.
error-unknown-engine = Рушія «{ $found }» немає. На вибір: { $wanted }.
error-unreadable-ladder = Файл { $where } не вдається прочитати як драбину: { $found }.
error-other-ladder = Файл { $where } містить іншу драбину ({ $found }). Його не змінено; назвіть інший файл.
error-people = Кількість людей { $found } не підходить: за цим столом їх може бути від 0 до { $most }.
error-names-count = Забагато імен: надано { $found }, а місць — { $most }. Дайте щонайбільше стільки імен, скільки місць.
error-names-twice = Двоє гравців звуться «{ $found }»: дайте кожному інше ім’я.
error-no-terminal = Кілька людей можуть грати за одним терміналом, лише якщо він справжній: карти на руці не повинні залишатися видимими.
error-missing-file = Немає файлу { $where }.
error-unreadable-file = Не вдалося прочитати { $where }: { $found }.
error-save = Не вдалося зберегти гру в { $where }: { $found }.
error-save-exists = { $where } уже існує. Поверніться до тієї гри через { "--resume" } або збережіть цю під іншою назвою.
error-nothing-to-resume = У { $where } немає жодної збереженої гри.
error-no-table = { $where } — це запис без столу: його можна відтворити й перевірити, але невідомо, хто мав би грати далі.
error-resume-alone = Відновлена гра така, якою була: не можна змінити { $found }.
error-unknown-card =
    Немає карти «{ $id }». { $closest ->
        [none] Усі карти: { "interregnum cards" }
       *[other] Можливо: { $closest }.
    }
error-unknown-word = «{ $found }» тут неможливо. Можливо: { $wanted }.
error-commitment = { "SHA-256" } зерна — { $found }, а не { $wanted }.

## Сервер

ui-cli-serve-own = { "Interregnum" } працює за адресою { $url }
ui-cli-serve-public = Адреса для всіх: { $url }
ui-cli-serve-network = Адреса для телефонів і комп’ютерів у цій самій мережі: { $url }
ui-cli-serve-data = Столи зберігаються в { $path }
ui-cli-serve-stop = { "Ctrl-C" } зупиняє сервер; нічого не пропаде.
ui-cli-left-out = Гру { $game } з пакета { $distribution } пропущено: { $why }
ui-cli-admin-table = Стіл
ui-cli-admin-game = Гра
ui-cli-admin-status = Стан
ui-cli-admin-seats = Місця
ui-cli-admin-created = Створено
ui-cli-admin-touched = Остання зміна
ui-cli-admin-entries = Записи
ui-cli-admin-damaged = пошкоджений
ui-cli-admin-times = Створено { $created }; записів у журналі: { $entries }
ui-cli-admin-rematch = Ті самі гравці знову зустрічаються за столом { $table }.
ui-cli-admin-copied = Копія тут: { $path }
ui-cli-admin-restored = Сховище тепер таке, як у { $path }
ui-cli-admin-before = Те, що було там раніше, тепер у { $path }
ui-cli-admin-moved = У { $path } тепер: столів { $tables }, записів у їхніх журналах { $entries }.
ui-cli-admin-same = Усе прочитано назад і порівняно: воно таке саме ({ "SHA-256" } { $hash }).
ui-cli-admin-goes-on = На скопійованому сховищі досі працює сервер: того, що станеться там відтепер, у копії немає.
ui-cli-admin-would-go = Столів до видалення: { $n }.
ui-cli-admin-gone = Видалено столів: { $n }.
ui-cli-status-open = відкритий
ui-cli-status-playing = триває гра
ui-cli-status-over = завершений
error-no-such-table = Тут немає столу «{ $id }». Усі столи: { "interregnum admin list" }
error-setting-range = { $found } — неможливе значення { $option }; вкажіть від { $least } до { $most }.
error-public-url = «{ $found }» — це не адреса для браузерів: вкажіть { "http://" } або { "https://" }, назву хоста і, можливо, порт, наприклад { "https://table.example.org" }, і нічого після них.
error-allow-host = «{ $found }» — це не назва сервера: вкажіть її без { "http://" } і без порту, наприклад { "table.example.org" }.
error-limit-name = Немає обмеження «{ $found }». Обмеження: { $wanted }.
error-limit-whole = «{ $found }» — неможливе значення { $option }: вкажіть ціле число, більше за 0, наприклад { $option }=100.
error-limit-value = «{ $found }» — неможливе значення { $option }: вкажіть число, більше за 0, наприклад { $option }=2.5.
error-data-folder = Теку { $where } не вдається створити або використати ({ $found }). Вкажіть іншу: { "--data" }.
error-data-and-store = Вкажіть або { "--data" }, або { "--store" }, а не обидва: кожен каже, де зберігаються столи.
error-store-kind = «{ $found }» — це не вид сховища: після { "--store" } вкажіть { "postgresql://…" } або теку.
error-bus-kind = «{ $found }» — це не вид шини: після { "--bus" } вкажіть { "redis://…" } або { "rediss://…" }.
error-bus-alone = { "--bus" } будить інші вузли, а тут їх немає: вкажіть також { "--store postgresql://…" }.
error-bus-unreachable = Шина { $where } недосяжна або нею не вдається скористатися ({ $found }). Перевірте адресу і чи працює { "Redis" }.
error-bus-password = Шина { $where } не приймає цього імені та пароля. Перевірте їх в адресі після { "--bus" }.
error-host = «{ $host }» — це не адреса цього комп’ютера. Вкажіть 127.0.0.1, щоб сервер працював лише на цьому комп’ютері, або 0.0.0.0, щоб він працював у всій мережі.
error-port-in-use = Порт { $port } адреси { $host } зайнятий. Зупиніть програму, яка ним користується, або вкажіть інший: { "--port" }; 0 — будь-який вільний.
error-port-refused = Не вдається відкрити порт { $port } адреси { $host } ({ $found }). Вкажіть інший: { "--port" }, наприклад 8000.
error-no-address = «{ $found }» — це не адреса. Вкажіть посилання, яке вам надіслали, або адресу сервера, наприклад { "http://localhost:8000" }.
error-unreachable = За адресою { $where } ніхто не відповідає. Перевірте адресу й те, чи працює сервер.
error-no-server = Те, що відповідає за адресою { $where }, не є сервером { "Interregnum" }.
error-line-closed = З’єднання зі столом закрито.
error-not-moved = Нічого не перенесено: на іншому пристрої відмовили або минув час.
error-moved = Ваша гра триває на іншому пристрої.
error-other-protocol = { $where } користується іншою версією протоколу. Візьміть ту саму версію { "Interregnum" }, що й на сервері.

## Стіл на сервері

ui-cli-join-name = Ваше ім’я?
ui-cli-join-tables = Ваші столи:
ui-cli-join-new = новий стіл
ui-cli-join-which = Який, від 1 до { $most }?
ui-cli-join-your-turn = ваша черга
ui-cli-join-status =
    { $status ->
        [open] до початку гри
        [playing] гра триває
       *[over] кінець гри
    }
ui-cli-join-bots = Скільки з них — боти, від 0 до { $most }?
ui-cli-join-patience = Через скільки хвилин бот заступає того, кого немає (0: ніколи)?
ui-cli-join-memory = Підказка пам’яті: показувати знову те, що хтось бачив? 1 так, 2 ні
ui-cli-join-no-memory = Без підказки пам’яті: Те, що ви бачили, гра вдруге не покаже: запам’ятовуйте самі. Із журналу зникає й те, про що в попередніх ходах дізналися тільки ви.
ui-cli-join-connecting = Ідемо до столу …
ui-cli-join-lobby = гра ще не почалася
ui-cli-join-free = вільно
ui-cli-join-host = господар
ui-cli-join-not-here = немає тут
ui-cli-join-invite = Щоб сісти: { $url }
ui-cli-join-watch = Щоб дивитися: { $url }
ui-cli-join-seat-link = Щоб зайняти місце гравця { $player }, один раз: { $url }
ui-cli-join-who = Хто за столом
ui-cli-join-who-about = Коли когось немає: «{ "bot B" }» — нехай грає бот, «{ "give B" }» — віддати місце комусь іншому, якщо всі погодяться.
ui-cli-join-room = Або за кодом: { $code }. Хто його введе, стукає, а ви впускаєте.
ui-cli-join-knocked = Ви стукаєте. Хтось за столом має вас впустити …
ui-cli-join-plea = Усі місця зайняті. Якщо одне з цих ваше, попросіть його: { $players }.
ui-cli-join-plea-which = Котре, від 1 до { $most }?
ui-cli-join-knock = { $player } стукає: «{ "door" } { $n }» впускає, «{ "door" } { $n } { "watch" }» лише як глядача, «{ "door" } { $n } { "no" }» зовсім ні.
ui-cli-join-let-in =
    { $way ->
        [watch] { $player } впускає глядача: { $guest }.
       *[sit] { $player } відчиняє двері: { $guest }.
    }
ui-cli-join-device = Введіть цей код на іншому пристрої або відкрийте на ньому адресу; діє один раз, п’ять хвилин:
ui-cli-join-device-confirm = Інший пристрій покаже дві цифри, наприклад 47: введіть тут «{ "confirm 47" }» або «{ "confirm no" }», щоб зупинити.
ui-cli-join-device-done = Готово. Ваше місце тепер на іншому пристрої.
ui-cli-join-device-stayed = Місце залишається тут: інший пристрій уже знає чужу руку в цій грі.
ui-cli-join-device-ended = Нічого не перенесено, і код більше не діє.
ui-cli-join-digits = Інший пристрій має підтвердити: ці цифри мають бути там такі самі: { $digits }
ui-cli-join-lobby-host = До початку гри господар може ввести: { "start" }; «{ "bot 2 greedy" }» — бот на місці 2; «{ "nobot 2" }» — без цього бота.
ui-cli-join-lobby-guest = Господар починає гру, коли всі місця зайняті.
ui-cli-join-prompt = Введіть (? — довідка):
ui-cli-join-lost = Зв’язок перервано; пробуємо ще раз …
ui-cli-join-back = Зв’язок відновлено.
ui-cli-join-undone = { $player } скасовує ходи до відповіді { $n }.
ui-cli-taken-back = [хід скасовано: { $player }] { $text }
ui-cli-join-proposed = { $player } хоче скасувати ходи до відповіді { $n }: так чи ні?
ui-cli-join-missing = Ще не погодились: { $players }.
ui-cli-join-declined = { $player } не погоджується повертати гру.
ui-cli-join-hinted = { $player } просить підказку.
ui-cli-join-replaced = { $player }: бот думав задовго, відповів швидший.
ui-cli-join-stood-in = { $player } не тут; грає бот «{ $bot }».
ui-cli-join-returned = { $player } знову тут.
ui-cli-join-muted = Ви більше не чуєте гравця { $player }.
ui-cli-join-heard = Ви знову чуєте гравця { $player }.
ui-cli-join-sat-down = { $player } сідає на місце { $seat }.
ui-cli-join-got-up = { $player } звільняє місце { $seat }.
ui-cli-join-rematch = Ті самі люди зустрічаються знову: введіть { "rematch" }, щоб піти туди.
ui-cli-join-what-if = «{ "whatif 40 B" }»: а якби зайняти місце { "B" } і грати далі з ботами після 40 відповідей? Годиться будь-яке число від 0 до { $most }.
ui-cli-join-over = «{ "record" } ФАЙЛ» зберігає запис гри; { "rematch" }: ще раз ті самі люди; { "q" }: вийти.
ui-cli-join-ended = Стіл закрито, ніхто не виграв. rematch: ті самі люди ще раз; q: вийти.
ui-cli-join-check = Перевірте його командою:
ui-cli-join-left = Ваше місце чекає. Щоб повернутися, введіть:
ui-cli-join-left-watching = Щоб дивитися знову, введіть:
ui-cli-join-help = За столом
ui-cli-join-help-say = { "say" } ТЕКСТ або ' ТЕКСТ: сказати щось усім
ui-cli-join-help-undo = { "undo" }: скасувати хід; якщо інші відтоді щось дізналися, спершу питають їх
ui-cli-join-help-hint = { "hint" }: що відповів би сильний гравець і чому; якщо стіл це дозволяє, а всі дізнаються, що ви питали
ui-cli-join-help-vote = так, ні: погодитися з чиєюсь пропозицією або ні
ui-cli-join-help-who = { "who" }: хто за столом, кого немає, за кого грає бот, і відколи
ui-cli-join-help-away = { "bot B" }: нехай за відсутнього грає бот; { "give B" }: віддати його місце комусь іншому, якщо всі погодяться
ui-cli-join-help-host = { "host B" }: передати B роль господаря; { "off B" }: до гри господар звільняє місце B
ui-cli-join-help-patience = { "patience 5" }: через скільки хвилин когось заступає бот (0: стіл чекає); { "pace quick" }, { "usual" }, { "slow" }: темп ботів
ui-cli-join-help-link = { "link" }: як іншим потрапити до цього столу
ui-cli-join-help-mute = { "mute B" }: більше не чути місця { "B" }; ще раз — чути знову
ui-cli-join-help-back = { "back" }: знову грати самому, якщо вас заступає бот
ui-cli-join-help-door = { "door 3" }: впустити того, хто постукав під номером 3; «{ "door 3 watch" }»: лише дивитися; «{ "door 3 no" }»: не зараз
ui-cli-join-help-device = { "device" }: продовжити на іншому пристрої; «{ "device all" }»: з усіма столами
ui-cli-join-help-end = end: закрити стіл; до гри це робить господар, під час гри мають погодитися всі, хто за столом
ui-cli-join-help-rematch = { "rematch" }: після гри ті самі люди за іншим столом
ui-cli-join-help-record = { "record" } ФАЙЛ: після гри зберегти її запис
ui-cli-join-help-whatif = { "whatif 40 B" }: після гри зіграйте далі від позиції після 40 відповідей, на місці { "B" }; «{ "whatif 40 B greedy" }» каже також, хто займе решту місць
ui-cli-join-help-quit = { "q" }: вийти; ваше місце чекає
error-unknown-order = «{ $found }» тут нічого не означає: введіть ?, щоб побачити довідку.
error-mute-whom = Приглушити можна лише інші місця цього столу.
error-record-file = «{ $where }» не може бути файлом запису: назвіть файл, якого ще немає, наприклад «{ "record game.json" }».
