# Слова, які промовляє лише браузер.

web-title = Interregnum

## Зв’язок із сервером

web-offline = Сервер недоступний. Перевірте мережу і спробуйте ще раз.
web-failed = Щось пішло не так. Спробуйте ще раз.
web-gone = Цей стіл для вас більше не відкритий.

## Сторінки

web-skip = До вмісту
web-skip-question = До запитання
web-pages = Сторінки
web-home = На головну
web-rules = Правила
web-cards = Карти
web-about = Про гру
web-settings = Налаштування
web-nowhere = Тут нічого немає
web-nowhere-about = Можливо, в адресі помилка, а можливо, того, що тут було, вже немає.
web-strange = Це неможливо показати
web-strange-about = Ця сторінка не розуміє того, що надіслав сервер: можливо, хтось із них новіший за іншого. З гри нічого не втрачено. Завантажте сторінку ще раз, а якщо це не допоможе, поверніться на головну.
web-reload = Завантажити сторінку ще раз

## Головна

web-tagline = Трон порожній. Оберіть гру, у якій його здобудете: самотужки проти ботів або з друзями.
web-play = Грати з ботами
web-play-about = Боти займають решту місць, і гра починається одразу. Без облікового запису й без установлення.
web-play-now = Грати зараз
web-play-more = Ім’я, суперники, правила
web-name = Ваше ім’я
web-name-default = Мандрівник
web-opponents = Суперники
web-friends = Грати з друзями
web-friends-about = Від { $least } до { $most } людей, кожен на своєму пристрої. Вільні місця можна віддати ботам.
web-new-table = Новий стіл
web-join = Сісти за стіл
web-join-link = Посилання або код
web-join-go = До столу
web-join-odd = Це не посилання на стіл і не код. Код має шість знаків; посилання вставте повністю.
web-mine = Ваші столи
web-mine-asked = Хід гравця: { $player }
web-mine-won = Перемога: { $players }
web-mine-won-you = Ваша перемога
web-mine-all = Показати всі ({ $n })
web-forgetful = Цей браузер нічого не запам’ятовує для цієї сторінки: його сховище повне або вимкнене. Грати можна, але ім’я й налаштування зникнуть разом зі сторінкою, а без куків – і місця за столами.
web-your-turn = Ваш хід
web-status =
    { $status ->
        [open] ще не почалася
        [playing] триває
        [ended] припинена
       *[over] закінчена
    }

## Новий стіл

web-game = Гра
web-game-seats = { $least }–{ $most } гравців
web-seats = Місця
web-options = У що граємо
web-table-options = За столом
web-fill-in = Заповніть це поле.
web-memory = Підказка пам’яті
web-memory-about = Карти, які ви бачили, лишаються для вас позначеними, доки за ними можна встежити. Без неї їх треба пам’ятати самим; боти теж її тоді не мають.
web-hints = Підказки
web-hints-about = Кожен може запитати, що відповів би добрий гравець; журнал каже, хто питав. Хто грає лише з ботами, може це робити завжди.
web-no-memory = Без підказки пам’яті
web-no-memory-about = Те, що ви бачили, гра вдруге не покаже: запам’ятовуйте самі. Із журналу зникає й те, про що в попередніх ходах дізналися тільки ви.
web-watchers = Інші можуть дивитися
web-watchers-about = Є посилання для тих, хто лише дивиться; вони бачать те, що бачать усі за столом.
web-patience = Коли когось немає
web-patience-about = Скільки стіл чекає, перш ніж замість людини зіграє бот, доки вона не повернеться.
web-patience-time =
    { $seconds ->
        [0] стіл чекає
        [60] через хвилину грає бот
        [300] через п’ять хвилин грає бот
        [86400] через день грає бот
       *[other] час у секундах, після якого грає бот: { $seconds }
    }
web-open-table = Відкрити стіл

## Перед грою

web-lobby = Перед грою
web-seat-free = Вільне місце
web-seat-number = місце { $n }
web-seat-waits = чекає на когось
web-seats-free =
    { $n ->
        [0] Усі на місці.
       *[other] Вільних місць: { $n }.
    }
web-you = ви
web-host = господар
web-here = за столом
web-not-here = не за столом
web-add-bot = Бот: { $level }
web-remove-bot = Прибрати
web-end = Закрити стіл
web-ended = Цей стіл закрили ще до початку гри.
web-leave = Встати
web-leave-ask = Встати з-за столу?
web-people = Люди і стіл
web-got-up = Ви встали з-за столу гри { $game }. Доки місце вільне, ви можете повернутися.
web-got-up-back = Назад до столу
web-seat-offered = Це посилання веде на місце, де досі сидів хтось інший ({ $player }). Решта з цим погодилася.
web-stay = Залишитися
web-menu = Меню
web-level-greedy = кмітливий
web-level-random = примхливий
web-about-level-greedy = Дивиться, що дає кожна відповідь, і бере найкращу.
web-about-level-random = Бере випадкову відповідь.
web-level-any = несподіванка
web-about-level-any = На кожне місце сідає будь-хто із суперників.
web-opponent = Як добре вони грають
web-opponent-added = Боти, яких ви додаєте
web-start = Почати гру
web-fill-and-start = Віддати вільні місця ботам і почати
web-host-starts = Господар почне гру, коли всі місця будуть зайняті.
web-invite = Запросіть інших
web-invite-about = Хто має це посилання, може сісти на вільне місце. На телефоні: відскануйте код.
web-invite-link = Посилання для гравців
web-invite-qr = QR-код для гравців
web-watch-link = Посилання для глядачів
web-watching = Зараз дивляться
web-copy = Копіювати
web-copied = Скопійовано
web-new-link = Нове посилання
web-new-link-about = Попереднє перестане діяти.
web-sit-down = Сісти
web-watch = Дивитися
web-table-of =
    { $status ->
        [open] Гра ще не почалася. За цим столом:
        [playing] Гра триває. За цим столом:
       *[over] Гра закінчена. За цим столом:
    }
web-room = Стіл за кодом
web-room-code = { $host } · код
web-room-invite = Назвіть його вголос або введіть там: хто це зробить, стукає, а ви впускаєте.
web-room-new = Новий код
web-room-about = Люди за столом побачать ваше ім’я і впустять вас.
web-room-knock = Постукати
web-room-seats =
    { $status ->
        [open] Гра ще не почалася. Вільні місця: { $free } з { $seats }.
       *[playing] Гра триває. Вас можуть впустити дивитися або повернутися на своє місце.
    }
web-room-waiting = Ви стукаєте. Хтось за столом має вас впустити …
web-room-refused = Вас не впустили. Спитайте або спробуйте пізніше.
web-room-unheard = Ніхто не відчинив. Перевірте код і постукайте ще раз.
web-door = Хтось стукає
web-door-sit = Дати місце
web-door-watch = Пустити дивитися
web-door-no = Не зараз
web-invite-here-only = Ця адреса працює лише на цьому комп’ютері.
web-invite-network = Для інших пристроїв відкрийте стіл за адресою { $host }.
web-join-full = За цим столом немає вільного місця.
web-join-over = Ця гра вже закінчилася.
web-move = Продовжити на іншому пристрої
web-move-tables = Перенести всі на інший пристрій
web-move-about = Відскануйте код іншим пристроєм або відкрийте на ньому { $host } і введіть літери. Ваше місце перейде туди і зникне з цього пристрою. Діє один раз, п’ять хвилин.
web-move-qr = QR-код для вашого іншого пристрою
web-move-all = Забрати всі мої столи
web-move-compare = Інший пристрій хоче продовжити. Чи показує він ці дві цифри?
web-move-yes = Так, перенести
web-move-no = Ні, зупинити
web-move-done = Готово. Гра триває на іншому пристрої.
web-move-stayed = Не все вдалося перенести: інший пристрій уже знає чужу руку в тій самій грі.
web-move-ended = Нічого не перенесено, і код більше не діє.
web-move-again = Новий код
web-device = Продовжити тут
web-device-about = Ваше місце перейде на цей пристрій і зникне з іншого, на якому це треба підтвердити.
web-device-go = Продовжити на цьому пристрої
web-device-compare = Погляньте на інший пристрій: якщо він показує ці дві цифри, натисніть там «Так».
web-device-stayed = Цей пристрій уже знає чужу руку в тій самій грі, тож місце залишається там, де було.
web-device-ended = Нічого не перенесено: на іншому пристрої відмовили або минув час.
web-gone-moved = Ваша гра триває на іншому пристрої.

## Гра

web-line-opening = Йдемо до столу …
web-line-lost = Зв’язок перервано. Пробуємо ще раз …
web-line-sending = Зв’язок перервано. Відповідь чекає, її буде надіслано …
web-sending = Надсилання …
web-undo = Скасувати хід
web-hurry = До мого ходу
web-agree = Погоджуюся
web-decline = Не погоджуюся
web-agree-missing = Ще мають погодитися: { $players }.
web-away-you = Замість вас грає бот.
web-back = Я тут
web-news-began = Гра починається.
web-news-said = { $player }: { $text }
web-news-undone = { $player } скасовує свій хід.
web-news-proposed = { $player } просить усіх погодитися скасувати хід.
web-news-declined = { $player } не погоджується.
web-news-helped-setting = За вас відповіла зручність цього браузера.
web-news-helped-unasked = Гра пішла далі: тут вас просили не питати.
web-news-helped-deputy = За вас відповів бот.
web-hint = Підказка
web-hint-about = Добрий гравець зробив би так:
web-hint-chance = приблизно { $percent }% на перемогу
web-news-hinted = { $player } просить підказку.
web-news-replaced = { $player }: бот думав задовго, відповів швидший.
web-news-stood-in = { $player } не за столом; грає бот.
web-news-returned = { $player } знову за столом.
web-news-sat-down = { $player } сідає за стіл.
web-news-got-up = { $player } встає з-за столу.
web-news-let-in =
    { $way ->
        [sit] { $player } відчиняє двері: { $guest }.
       *[watch] { $player } впускає глядача: { $guest }.
    }
web-news-rematch = Ті самі люди зустрічаються знову.

## Кінець

web-rematch = Зіграти ще раз
web-record = Завантажити запис гри
web-verify = Чи чесною була роздача?
web-verify-about = Перед першим ходом сервер оголосив SHA-256 зерна, яке визначає роздачу й усі випадковості. Тепер він показує зерно. Якщо вони збігаються, під час гри нічого не можна було змінити.
web-verify-hash = SHA-256, оголошене на початку
web-verify-seed = Зерно, показане в кінці
web-verify-result =
    { $fits ->
        [yes] Перевірено в цьому браузері: збігаються.
       *[no] Перевірено в цьому браузері: не збігаються!
    }

## Карти, правила, про гру

web-about-what = Interregnum — це настільні ігри про порожній трон; за стіл може сісти кожен, із друзями та ботами, англійською, польською й українською. Програма вільна (MIT).
web-about-fair = Браузер дізнається лише те, що вам можна знати. Боти бачать те, що бачила б людина на їхньому місці. Кожну роздачу можна перевірити після гри.
web-about-thanks = Подяки
web-about-icons = Емблеми взято з game-icons.net (CC BY 3.0): Lorc, Delapouite та інші художники.
web-about-fonts = Шрифти: Alegreya та Alegreya Sans, автор Juan Pablo del Peral (OFL).
web-about-game-nothing = Про гру «{ $game }» тут поки що нічого немає.
web-rules-find = Шукати в правилах
web-rules-none = У жодному розділі немає цих слів.
web-rules-found =
    { $n ->
        [one] { $n } місце
        [few] { $n } місця
        [many] { $n } місць
       *[other] { $n } місця
    } у { $sections ->
        [one] { $sections } розділі
       *[other] { $sections } розділах
    }. Клавіша вводу веде до наступного.
web-rules-next = Наступне місце
web-rules-last = Попереднє місце
web-rules-contents = Розділи

## Стіл

web-table = Стіл
web-asked = відповідає
web-bot = бот
web-away = немає за столом
web-left = секунд до заміни ботом: { $n }
web-close = Закрити
web-chat = Чат
web-chat-say = Скажіть щось
web-chat-send = Надіслати
web-chat-long = Задовге повідомлення. Символів: { $found }, а може бути { $most }.
web-chat-empty = Ще ніхто нічого не сказав.
web-chat-new =
    { $n ->
        [one] { $n } нове повідомлення
        [few] { $n } нові повідомлення
       *[many] { $n } нових повідомлень
    }
web-chat-read = Читати чат
web-mute = Кого ви чуєте
web-mute-on = Приглушити
web-mute-off = Чути знову
web-mute-on-whom = Приглушити: { $player }
web-mute-off-whom = Чути знову: { $player }
web-log-empty = Ще нічого не сталося.
web-log-earlier = Показати, що було раніше
web-log-undone = (хід скасовано: { $player })
web-log-times = { $text } ×{ $n }
web-log-setup = Приготування до гри
web-log-before = Раніше
web-recap = Після вашого ходу
web-recap-again = Показати ще раз
web-lately = Що сталося щойно

## Гра ще раз

web-replay = Повтор гри
web-replay-opening = Гру розкладають наново …
web-replay-play = Відтворити
web-replay-pause = Пауза
web-replay-back = На крок назад
web-replay-on = На крок уперед
web-replay-turns = Ходи
web-replay-leaps = Стрибки
web-replay-leap-back = Назад: { $kind }
web-replay-leap-on = Уперед: { $kind }
web-replay-speed = Швидкість
web-replay-step = Крок гри
web-replay-at = Крок { $at } з { $last }
web-replay-eyes = Чиїми очима
web-replay-open = Усе відкрито
web-replay-watcher = Той, хто лише дивиться
web-replay-table = До столу
web-replay-link = Посилання на крок { $at }
web-play-on = Грати далі звідси
web-play-on-about =
    { $n ->
        [one] Новий стіл із ботами, від позиції після { $n } відповіді. Карти на руках ті самі, а закриті стоси буде перетасовано. З повтору ви знаєте всі руки, тож результат ніде не враховується.
       *[other] Новий стіл із ботами, від позиції після { $n } відповідей. Карти на руках ті самі, а закриті стоси буде перетасовано. З повтору ви знаєте всі руки, тож результат ніде не враховується.
    }
web-play-on-seat = Ваше місце
web-play-on-go = Грати далі
web-what-if = А якби

## Один пристрій для кількох людей

web-again = Спробувати ще раз
web-one-device = Навколо одного пристрою
web-one-device-about = Кілька людей користуються цим пристроєм і передають його одне одному. Між ходами на ньому не видно нічиїх карт.
web-device-names = Хто користується цим пристроєм
web-device-name = Ім’я особи { $n }
web-device-more = Ще хтось біля цього пристрою
web-device-more-name = Ім’я наступної особи
web-pass-on = Передайте пристрій, тепер грає { $player }
web-pass-on-about = Зараз ніхто інший не повинен дивитися на екран.
web-pass-on-ready = Це я, { $player }

## Стіл на телевізорі

web-tv = Показати на телевізорі
web-tv-join = Сідайте до гри з телефоном
web-tv-join-about = Відскануйте код: телефон покаже ваші карти, а цей екран — стіл.
web-tv-guest = Хочете зіграти?
web-tv-guest-about = Цей екран лише для перегляду. Запрошення — на екрані господаря ({ $host }): відскануйте код звідти або попросіть посилання.
web-tv-guest-watch = Цей код — щоб дивитися на телефоні.
web-tv-watch = Дивитися на телефоні
web-watch-qr = QR-код для глядачів
web-full-screen = На весь екран
web-full-screen-leave = Вийти з повноекранного режиму
web-tv-leave = До свого місця

## Перша гра

web-learn = Вчитися граючи
web-learn-about = Навчальна перша партія: розповідає про щось одне й показує, де натиснути.
web-learn-start = Почати першу гру
web-lesson-beat = { $n } із { $of }
web-lesson-now = Тепер натисніть:
web-lesson-wait = Грають інші.
web-lesson-on = Далі
web-lesson-show = Показати де
web-lesson-freely = Усі відповіді
web-lesson-back = Назад до навчальної партії
web-lesson-continue = Продовжити навчальну партію
web-lesson-left = Власним шляхом
    .text = Навчальна партія передбачала інше, але це не біда: суперник грає далі сам. Можна грати так і далі або скасувати це й знову йти за підказками.
web-lesson-over = Гру завершено
    .text = До кінця партія пішла власним шляхом. Навчальну партію можна будь-коли почати знову.

## Shortcut keys

web-keys = Клавіші швидкого доступу
web-keys-numbers = Дати відповідь із цим номером. Якщо такої немає, перейти до карти чи місця, які можна вибрати.
web-keys-next = Перейти до наступного, що можна вибрати
web-keys-question = Перейти до запитання
web-keys-undo = Скасувати хід
web-keys-log = Перейти до перебігу гри
web-keys-list = Показати цей список
