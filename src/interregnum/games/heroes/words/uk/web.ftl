# Слова, які за столом Might & Magic Heroes каже лише браузер.

## Перегони

heroes-web-race = Перегони за Могутністю
heroes-web-round = Раунд { $n }
heroes-web-turn = Зараз їхній хід.
heroes-web-gold = Золото: { $n }
heroes-web-resources = Ресурси: { $n }
heroes-web-town-level = Рівень міста { $n }
heroes-web-power = Могутність: { $n }
heroes-web-power-of = Могутність: { $n } із { $goal }
heroes-web-power-sources = Могутність від місць: { $places }; артефакти: { $artifacts }; здобута назавжди: { $good }; карти: { $effects }

## Стіл

heroes-web-answers = Усі відповіді словами ({ $n })
heroes-web-shelf = Перебіг, місто й герої
heroes-web-town = Місто
heroes-web-heroes = Герої
heroes-web-battle = Битва
heroes-web-see-map = Показати мапу
heroes-web-see-battle = Назад до битви
heroes-web-in-town = у місті
heroes-web-on-field = на { $field }

## Мапа

heroes-web-map = Мапа
heroes-web-map-tools = Рух мапою
heroes-web-map-whole = Уся мапа
heroes-web-map-home = До мого міста
heroes-web-map-hero = Мій наступний герой
heroes-web-map-nearer = Ближче
heroes-web-map-farther = Далі
heroes-web-map-next = Наступне поле на вибір
heroes-web-map-overview = Огляд мапи
heroes-web-field = Поле { $field }
heroes-web-creatures = { $name } (Чисельність { $number }, Сила { $strength })
heroes-web-guarding = Стережуть: { $place }
heroes-web-guarded = Варта на { $field }: { $creatures }
heroes-web-owned = Власник: { $player }
heroes-web-explored = Уже досліджено
heroes-web-town-of = Місто гравця { $player }, рівень { $n }
heroes-web-hero-of = { $hero } ({ $player })
heroes-web-steps =
    { $n ->
        [0] Тут стоїть герой
        [one] { $n } крок
        [few] { $n } кроки
       *[many] { $n } кроків
    }

## Місто

heroes-web-see-cards = Назад до карт
heroes-web-see-town = Назад до міста
heroes-web-stands = стоїть
heroes-web-can-build = можна звести зараз
heroes-web-not-built = ще не зведено
heroes-web-raise = Звести
heroes-web-or = або
heroes-web-lack-level = від рівня міста { $n }
heroes-web-basic = Звичайний
heroes-web-elite = Елітний
heroes-web-in-reserve = у резерві { $n }
heroes-web-side-buy-basic = Звичайний
heroes-web-side-buy-elite = Елітний
heroes-web-side-upgrade-basic = Поліпшити
heroes-web-side-dismiss-basic = звичайний
heroes-web-side-dismiss-elite = елітний
heroes-web-army-has = звичайних { $basic }, елітних { $elite }; у резерві { $reserve }
heroes-web-market = Ринок і герої
heroes-web-fewer = На один менше
heroes-web-more = На один більше
heroes-web-limit-gold = Бракує золота.
heroes-web-limit-resources = Бракує ресурсів.
heroes-web-limit-command = Командування героя не дозволяє більше загонів.
heroes-web-limit-reserve = У резерві вже немає жодного.
heroes-web-limit-units = У цій дії більше загонів не купити.
heroes-web-limit-army = Більше таких в армії немає.
heroes-web-limit-once = Лише один за раз.
heroes-web-basket =
    { $n ->
        [one] { $n } річ у кошику
        [few] { $n } речі в кошику
       *[many] { $n } речей у кошику
    }
heroes-web-do-basket = Зробити це
heroes-web-do-and-end = Зробити це й завершити
heroes-web-empty-basket = Спорожнити кошик
heroes-web-errand = Ще залишилося: { $n }
heroes-web-errand-stopped = Зупинено перед «{ $what }»: так уже не вийде.

## Герої та карти

heroes-web-stat-strength = Сила { $n }
heroes-web-stat-magic = Магія { $n }
heroes-web-stat-initiative = Ініціатива { $n }
heroes-web-stat-command = Командування { $n }
heroes-web-command-of = загони: { $n } із { $most }
heroes-web-stat-rout = Розгром { $n }
heroes-web-luck = Жетони удачі: { $n }
heroes-web-xp = ОД: { $n }
heroes-web-advance = Наступне підвищення коштує { $n } ОД
heroes-web-no-army = без загонів
heroes-web-army = Армія
heroes-web-last-battle = остання битва: { $n }
heroes-web-empty-slot = порожньо
heroes-web-has-skills = Вміння
heroes-web-has-artifacts = Артефакти
heroes-web-has-scrolls = Сувої
heroes-web-closed = Лише зі школою { $school }
heroes-web-cards-up = Карт дій до гри: { $n } із { $all }
heroes-web-spent = Розіграно в цьому раунді
heroes-web-pass = Пасувати

## Групи відповідей

heroes-web-group-places = Дослідити або взяти місце
heroes-web-group-battles = Битися
heroes-web-group-fields = Іти на
heroes-web-group-play = Карти дій
heroes-web-group-build = Збудувати
heroes-web-group-buy = Купити
heroes-web-group-upgrade = Поліпшити
heroes-web-group-hire = Найняти героя
heroes-web-group-advance = Підвищити
heroes-web-group-sell = Продати сувій
heroes-web-group-for-gold = Ресурси на золото
heroes-web-group-for-resources = Золото на ресурси
heroes-web-group-dismiss = Розпустити

## Битва

heroes-web-side-attacker = Нападник
heroes-web-side-defender = Захисник
heroes-web-battle-turn = Хід битви { $n }
heroes-web-before = Перед першим ударом
heroes-web-track = Порядок атак
heroes-web-track-now = діє зараз
heroes-web-track-acted = уже після атаки
heroes-web-track-waits = ще чекає
heroes-web-acts-now = Діє зараз
heroes-web-has-acted = Уже після атаки
heroes-web-attacks = атакує
heroes-web-tokens = Жетони: звичайних { $basic }, елітних { $elite }
heroes-web-number-left = Чисельність { $n } з { $whole }
heroes-web-lost =
    { $n ->
        [one] втрачено { $n } жетон
        [few] втрачено { $n } жетони
       *[many] втрачено { $n } жетонів
    }
heroes-web-marks =
    { $n ->
        [one] { $n } рану позначено завдяки Витривалості
        [few] { $n } рани позначено завдяки Витривалості
       *[many] { $n } ран позначено завдяки Витривалості
    }
heroes-web-gone = Вибули з битви
heroes-web-strength-of = Сила { $n }
heroes-web-initiative-of = Ініціатива { $n }
heroes-web-dice-of =
    { $n ->
        [one] { $n } кубик
        [few] { $n } кубики
       *[many] { $n } кубиків
    }
heroes-web-luck-tokens = Жетони удачі: { $n }
heroes-web-hidden-scroll = прихований сувій
heroes-web-elite-die-may = Може атакувати елітним кубиком замість одного зі звичайних.
heroes-web-lasting = { $what }, { $until ->
        [attack] на цю атаку
        [turn] до кінця ходу битви
       *[battle] до кінця битви
    }
heroes-web-die-hit = { $n }: влучання
heroes-web-die-miss = { $n }: промах
heroes-web-die-unknown = { $n }
heroes-web-die-again = перекинуто
heroes-web-hits-up-to =
    { $n ->
        [1] Кубик влучає з 1.
       *[other] Кубик влучає зі значенням від 1 до { $n }.
    }
heroes-web-hits =
    { $n ->
        [one] { $n } влучання
        [few] { $n } влучання
       *[many] { $n } влучань
    }
heroes-web-wounds =
    { $n ->
        [one] { $n } рана
        [few] { $n } рани
       *[many] { $n } ран
    }
heroes-web-coming =
    { $n ->
        [one] Має бути отримана { $n } рана
        [few] Мають бути отримані { $n } рани
       *[many] Має бути отримано { $n } ран
    }
heroes-web-chance = { $whose }: { $n }% на перемогу
heroes-web-chance-losses = очікувана втрата жетонів: { $n }
heroes-web-cards-now = Карти, які можна використати зараз
heroes-web-card-how =
    { $n ->
        [one] Натисніть ще раз, щоб використати.
       *[other] Виберіть спосіб або натисніть стос, якого вона стосується.
    }
heroes-web-blows = Удари цієї битви
heroes-web-again = Показати ще раз
heroes-web-skip = Пропустити
heroes-web-why-announce = Кожен кубик — одна атака. Елітний кубик замінює один із них: він може додати рани, дати перекидання, посилити стос або принести Невдачу. Стос із Влучною атакою називає ціль зараз.
heroes-web-why-window = Зараз можна використати карту героя. Натисніть раз, щоб прочитати, ще раз, щоб використати.
heroes-web-why-target = Карта подіє на стос, який натиснуто.
heroes-web-why-face = Жетон удачі може змінити результат елітного кубика, перш ніж той подіє.
heroes-web-why-luck = Удача дає перекинути всі промахи; влучання лишаються.
heroes-web-why-reroll = Промахи можна перекинути, кожен кубик один раз за атаку.
heroes-web-why-wounded = Усі рани атаки отримує один стос. Рана перевертає елітний жетон на звичайний, а звичайний знищує; лише тоді черга наступного жетона. Герої ран не отримують.
heroes-web-why-heal = Очко повертає втрачений жетон як звичайний або перевертає звичайний на елітний у стосі, що отримав рани.
heroes-web-why-laurels = Лавр перевертає звичайний жетон стосу на елітний або повертає втрачений.
heroes-web-why-flee = Хто тікає, повертається до свого міста й скидає жетони; битва закінчується.
heroes-web-why-give-up = Натиснутий жетон скидають, елітний він чи ні.
heroes-web-why-order = Ці однаково швидкі: натиснутий діє першим.
