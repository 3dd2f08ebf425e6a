# Might & Magic Heroes: запитання, відповіді, події й результат. Імена гравців і героїв ніколи не відмінюються.

## Речі, бійці й числа

heroes-title = «{ $name }»
heroes-thing =
    { $kind ->
        [ability] здібність
        [skill] вміння
        [scroll] сувій
        [artifact] артефакт
        [set] набір
        [building] будівлю
        [week] карту тижня
        [place] місце
       *[treasure] карту скарбу
    } «{ $name }»
heroes-a-token =
    { $side ->
        [basic] звичайний
       *[elite] елітний
    } жетон { $unit }
heroes-some-fighter =
    { $what ->
        [unit] загони рівня міста { $level }
        [hero] герой
        [elemental] елементаль
       *[creature] створіння
    }
heroes-fighter =
    { $which ->
        [attacker] { $name } (нападник)
        [defender] { $name } (захисник)
        [second] { $name } (другий стос)
       *[only] { $name }
    }
heroes-second-rule =
    { $second ->
        [yes] , друге правило
       *[no] { "" }
    }
heroes-on-target =
    { $aimed ->
        [yes] , ціль: { $target }
       *[no] { "" }
    }
heroes-points =
    { $n ->
        [one] { $n } очко руху
        [few] { $n } очки руху
       *[many] { $n } очок руху
    }
heroes-wounds =
    { $n ->
        [one] { $n } рана
        [few] { $n } рани
       *[many] { $n } ран
    }
heroes-wounds-acc =
    { $n ->
        [one] { $n } рану
        [few] { $n } рани
       *[many] { $n } ран
    }
heroes-pile-gen =
    { $deck ->
        [might] колоди Сили
        [magic] колоди Магії
        [scroll] колоди сувоїв
        [artifact] колоди артефактів
       *[treasure] колоди скарбів
    }

## Події: перебіг гри

heroes-event-game-began = Перший гравець: { $player }.
heroes-event-faction-taken = { $player } грає за фракцію «{ $faction }».
heroes-event-town-founded = { $player } засновує місто на клітинці { $field }.
heroes-event-hero-entered = { $hero } вступає в гру ({ $player }).
heroes-event-round-began = Раунд { $round }, починає { $player }.
heroes-event-week-revealed = Карта тижня { $card }. { $text }
heroes-event-card-played = { $player } розігрує карту дії { $card }: { $action }.
heroes-event-passed = { $player } пасує картою дії { $card }.
heroes-event-power-changed =
    { $n ->
        [one] { $player } має { $n } очко могутності.
        [few] { $player } має { $n } очки могутності.
       *[many] { $player } має { $n } очок могутності.
    }
heroes-event-reshuffled =
    { $own ->
        [yes] Скинуті карти ({ $player }) повертаються до { heroes-pile-gen }, їх перетасовано.
       *[no] Скинуті карти повертаються до { heroes-pile-gen }, їх перетасовано.
    }
heroes-event-game-ended =
    { $end ->
        [domination] Кінець гри: домінування.
       *[time-out] Кінець гри: минув останній тиждень.
    } { $shared ->
        [yes] Перемогу ділять: { $players }.
       *[no] Перемагає { $players }.
    }

## Події: на мапі

heroes-event-activated = { $hero } вирушає: { heroes-points }.
heroes-event-moved = { $hero } переходить із клітинки { $from } на клітинку { $to } (лишилося очок руху: { $n }).
heroes-event-came-home = { $hero } повертається до міста.
heroes-event-explored = { $hero } досліджує місце { $place } на клітинці { $field }.
heroes-event-taken =
    { $owned ->
        [yes] { $hero } бере під контроль місце { $place } на клітинці { $field } (раніше: { $player }).
       *[no] { $hero } бере під контроль місце { $place } на клітинці { $field }.
    }
heroes-event-routed = Розгром: { $hero } проганяє без бою створінь із клітинки { $field }: { $token }.
heroes-event-relocated = { $hero } переноситься на клітинку { $to }.
heroes-event-promoted = { $hero }: { $token } стає елітним.
heroes-event-gained-unit = { $hero } отримує 1 { $token }.
heroes-event-gained-luck = { $hero } отримує { $goods }.
heroes-event-advanced =
    { $paid ->
        [yes] { $hero } отримує підвищення, скинуті трофеї: { $tokens }.
       *[no] { $hero } отримує підвищення, не скидаючи трофеїв.
    }
heroes-event-xp-lost = { $hero } втрачає невикористані { $xp } ОД.
heroes-event-trophy = { $hero } здобуває трофей «{ $token }»: { $reward }.

## Події: місто й скарбниця

heroes-event-gained = { $player } отримує { $goods } ({ $card }).
heroes-event-lost-gold = { $player } втрачає { $goods }.
heroes-event-gathered = { $player } збирає { $resources } і { $gold }.
heroes-event-built = { $player } зводить будівлю { $card }.
heroes-event-level-raised = { $player } розбудовує місто до рівня { $level }.
heroes-event-bought = { $hero } отримує 1 { $token } за { $price }.
heroes-event-upgraded = { $hero }: { $token } стає елітним за { $price }.
heroes-event-dismissed = { $hero } розпускає 1 { $token }.
heroes-event-traded = { $player } міняє { $given } на { $goods }.
heroes-event-scroll-sold = { $hero } продає сувій { $card } за { $price }.

## Події: карти

heroes-event-drawn =
    { $known ->
        [yes] { $hero } бере з { heroes-pile-gen }: { $cards }.
       *[no]
            { $n ->
                [one] { $hero } бере { $n } карту з { heroes-pile-gen }.
                [few] { $hero } бере { $n } карти з { heroes-pile-gen }.
               *[many] { $hero } бере { $n } карт із { heroes-pile-gen }.
            }
    }
heroes-event-kept =
    { $known ->
        [yes] { $hero } отримує { $thing }.
       *[no] { $hero } отримує сувій.
    }
heroes-event-discarded = { $hero } скидає { $thing }.
heroes-event-treasure-drawn = { $hero } бере { $thing }.
heroes-event-part-taken = { $hero } використовує { $thing }: { $text }.
heroes-event-artifact-won = { $hero } забирає { $thing } (раніше: { $enemy }).
heroes-event-card-used = { $hero } використовує { $thing }{ heroes-second-rule }{ heroes-on-target }.
heroes-event-scroll-used = { $hero } оголошує { $thing }{ heroes-second-rule }.
heroes-event-scroll-cancelled = { $hero } марно витрачає { $thing }: магію розсіяно.
heroes-event-card-rolled = { $card }, ціль: { $target }. Кубики { $dice }: { heroes-wounds }.
heroes-event-summoned = { $hero } викликає підмогу: { $fighter }.
heroes-event-luck-spent = { $hero } витрачає жетон удачі.
heroes-event-prevented = { $hero } скасовує { heroes-wounds-acc }, використавши { $thing }.

## Події: битви

heroes-event-battle-began =
    { $dark ->
        [yes] Битва на клітинці { $field }: { $hero } проти створінь «{ $token }», у Темні дні два стоси.
       *[no] Битва на клітинці { $field }: { $hero } проти створінь «{ $token }».
    }
heroes-event-duel-began = Битва на клітинці { $field }: нападає { $hero }, захищається { $enemy }.
heroes-event-battle-turn = Хід битви { $turn }.
heroes-event-track = Порядок атак: { $fighters }.
heroes-event-attacked =
    { $elite ->
        [yes] { $fighter }: атака з елітним кубиком{ heroes-on-target }.
       *[no] { $fighter }: атака{ heroes-on-target }.
    }
heroes-event-rolled =
    { $elite ->
        [yes] { $fighter }: кубики { $dice }; елітний кубик: { $face }.
       *[no] { $fighter }: кубики { $dice }.
    }
heroes-event-rerolled =
    { $why ->
        [luck-face] { $fighter }: Удача, промахи перекинуто, тепер { $dice }.
        [bad-luck] { $fighter }: Невдача, влучання перекинуто, тепер { $dice }.
        [precise] { $fighter }: Влучна атака, один промах перекинуто, тепер { $dice }.
        [luck-token] { $fighter }: жетон удачі, промахи перекинуто, тепер { $dice }.
        [card] { $fighter }: карта, кубики перекинуто, тепер { $dice }.
       *[elite-die] { $fighter }: елітний кубик перекинуто, тепер: { $face }.
    }
heroes-event-hits =
    { $fighter }: { $hits ->
        [one] { $hits } влучання
        [few] { $hits } влучання
       *[many] { $hits } влучань
    }{ $skulls ->
        [0] { "" }
        [one] , { $skulls } череп
        [few] , { $skulls } черепи
       *[many] , { $skulls } черепів
    }, { heroes-wounds }.
heroes-event-wounded =
    { $unit ->
        [yes] { $fighter }: стос отримує { heroes-wounds-acc }, спершу { $token }.
       *[no] { $fighter }: стос отримує { heroes-wounds-acc }.
    }
heroes-event-turned-basic = { $fighter }: елітний жетон стає звичайним.
heroes-event-eliminated =
    { $unit ->
        [yes] { $fighter }: жетон знищено.
       *[no] { $fighter }: стос знищено.
    }
heroes-event-healed =
    { $how ->
        [returned] { $fighter }: втрачений жетон повертається.
        [turned-elite] { $fighter }: звичайний жетон стає елітним.
        [unmarked] { $fighter }: знято позначку рани.
       *[wound-removed] { $fighter }: одна рана зникає.
    }
heroes-event-regenerated = { $fighter }: завдяки Регенерації всі рани зникають.
heroes-event-fled = { $hero } тікає.
heroes-event-given-up = { $hero } скидає 1 { $token }.
heroes-event-battle-won = { $hero } виграє битву, переможені створіння: { $token }.
heroes-event-battle-lost = { $hero } програє битву, перемагають створіння: { $token }.
heroes-event-duel-won = { $hero } виграє битву, переможений герой: { $enemy }.

## Хто або що питає

heroes-asked-by =
    { $ask ->
        [faction] Приготування до гри
        [town] Приготування до гри
        [start-hero] Приготування до гри
        [turn] Раунд { $round }
        [face] { $hero }, елітний кубик
        [luck] { $hero }, елітний кубик
        [laurels] { $hero }, елітний кубик
        [wounded] Рани
        [heal] Воскресіння
        [flee] { $hero }, хід битви { $turn }
        [give-up] { $hero } тікає
        [order] { $hero }, Ініціатива
        [dismiss] { $hero }, Командування
        [reward] { $hero }, перемога
        [take-over] { $hero }, перемога
       *[other] { $hero }
    }
heroes-asked-in-window = { $hero }, { $window }
heroes-asked-of-fighter = Атака ({ $fighter })

## Запитання

heroes-ask-faction = виберіть фракцію
heroes-ask-town = виберіть клітинку для свого міста
heroes-ask-start-hero = виберіть героя, який очолить першу армію
heroes-ask-turn = розіграйте карту дії або спасуйте нею
heroes-ask-next-hero = виберіть героя для активації або завершіть дію
heroes-ask-move = виберіть, куди йти чи яке місце відвідати, або завершіть активацію (лишилося очок руху: { $n })
heroes-ask-gathered = торгуйте, підвищуйте героїв або завершіть дію
heroes-ask-income = візьміть ресурси або золото
heroes-ask-build =
    { $built ->
        [yes] торгуйте, підвищуйте героїв або завершіть дію
       *[no] зведіть будівлю, розбудуйте місто або завершіть дію
    }
heroes-ask-recruit =
    купуйте, поліпшуйте чи розпускайте загони або завершіть ({ $n ->
        [0] більше купувати не можна
       *[many] купити можна щонайбільше ще { $n }
    })
heroes-ask-window = використайте карту або грайте далі
heroes-ask-target = виберіть стос
heroes-ask-announce = виберіть спосіб атаки
heroes-ask-face = витратьте жетон удачі або лишіть грань «{ $face }»
heroes-ask-luck = перекиньте всі промахи або лишіть кубики { $dice }
heroes-ask-reroll = перекиньте промахи або лишіть кубики { $dice }
heroes-ask-wounded = виберіть, хто отримає { heroes-wounds-acc }
heroes-ask-heal = виберіть, що відновити (лишилося очок: { $n })
heroes-ask-laurels = виберіть дію Лавра
heroes-ask-flee = тікайте або бийтеся далі
heroes-ask-give-up = виберіть жетон, який скинете (ще { $n })
heroes-ask-order = виберіть, хто з однаково швидких діє першим
heroes-ask-deck = виберіть колоду Сили або колоду Магії, звідки візьмете нове вміння
heroes-ask-keep =
    { $deck ->
        [scroll] виберіть сувій, який лишите собі
        [artifact] виберіть артефакт, який лишите собі
       *[skill] виберіть вміння, яке лишите собі
    }
heroes-ask-part = візьміть частину скарбу або зупиніться (ще { $n })
heroes-ask-spend = підвищте героя за щойно отримані { $n } ОД або нехай вони пропадуть
heroes-ask-deposit = візьміть одну карту зі скинутих
heroes-ask-reward = виберіть вміння або артефакт переможеного героя ({ $enemy })
heroes-ask-take-over = візьміть під контроль місця в зоні контролю (власник: { $player })
heroes-ask-one-hero = виберіть героя, який це отримає
heroes-ask-portal = виберіть портал, до якого потрапите
heroes-ask-dismiss = армія більша за Командування: виберіть жетон, який розпустите
heroes-ask-turn-elite = виберіть звичайний жетон, який стане елітним (ще { $n })

# що читають інші, поки когось запитано
heroes-awaits =
    { $ask ->
        [faction] вибір фракції
        [town] клітинка для міста
        [start-hero] герой, який очолить першу армію
        [next-hero] наступний герой для активації або кінець дії
        [move] ціль дороги, місце для відвідин або кінець активації (лишилося очок руху: { $n })
        [gathered] торгівля, підвищення героя або кінець дії
        [income] ресурси або золото
        [build]
            { $built ->
                [yes] торгівля, підвищення героя або кінець дії
               *[no] нова будівля, розбудова міста або кінець дії
            }
        [recruit]
            купівля, поліпшення чи розпуск загонів ({ $n ->
                [0] більше купувати не можна
               *[many] купити можна щонайбільше ще { $n }
            })
        [window] використання карти або продовження гри
        [target] вибір стосу
        [announce] спосіб атаки
        [face] жетон удачі або грань «{ $face }» без змін
        [luck] перекидання всіх промахів або кубики { $dice } без змін
        [reroll] перекидання промахів або кубики { $dice } без змін
        [wounded] вибір, хто отримає { heroes-wounds-acc }
        [heal] вибір, що відновити (лишилося очок: { $n })
        [laurels] дія Лавра
        [flee] втеча або продовження бою
        [give-up] жетон для скидання (ще { $n })
        [order] вибір, хто з однаково швидких діє першим
        [deck] колода нового вміння: Сила або Магія
        [keep]
            { $deck ->
                [scroll] вибір сувою, який лишиться
                [artifact] вибір артефакту, який лишиться
               *[skill] вибір вміння, яке лишиться
            }
        [part] частина скарбу або кінець вибору (ще { $n })
        [spend] підвищення за щойно отримані { $n } ОД або їх втрата
        [deposit] одна карта зі скинутих
        [reward] вміння або артефакт переможеного героя ({ $enemy })
        [take-over] місця в зоні контролю (власник: { $player })
        [one-hero] герой, який це отримає
        [portal] портал прибуття
        [dismiss] жетон для розпуску, бо армія більша за Командування
        [turn-elite] звичайний жетон, який стане елітним (ще { $n })
       *[turn] карта дії для розіграшу або пас
    }

## Відповіді: підготовка, хід, мапа

heroes-choice-done =
    { $ask ->
        [next-hero] Завершити дію
        [move] Завершити активацію
        [gathered] Завершити дію
        [build] Завершити дію
        [recruit] Завершити вербування
        [window] Грати далі
        [face] Лишити грань елітного кубика
        [reroll] Лишити кубики
        [heal] Більше нічого не відновлювати
        [laurels] Не використовувати Лавр
        [part] Більше не брати частин
        [spend] Не використовувати ОД, хай пропадуть
       *[take-over] Більше нічого не брати під контроль
    }
heroes-choice-faction = { $faction }: { $units }
heroes-choice-town = Заснувати місто на клітинці { $field } (плитка { $tile })
heroes-choice-start-hero = { $hero }: { $values }
heroes-choice-play = Розіграти карту { $card }: { $action }
heroes-choice-pass = Спасувати картою { $card }
heroes-choice-next-hero =
    { $home ->
        [yes] Активація: { $hero } (у місті)
       *[no] Активація: { $hero } (клітинка { $field })
    }
heroes-choice-go = Іти на клітинку { $field } ({ heroes-steps }){ heroes-met }
heroes-choice-go-home = Повернутися до міста на клітинці { $field } ({ heroes-steps })
heroes-choice-explore = Іти на клітинку { $field } ({ heroes-steps }) і дослідити місце { $place }{ heroes-met }
heroes-choice-explore-here = Дослідити місце { $place } тут, на клітинці { $field }{ heroes-met }
heroes-choice-take = Іти на клітинку { $field } ({ heroes-steps }) і взяти під контроль місце { $place }{ heroes-owned }{ heroes-met }
heroes-choice-take-here = Взяти під контроль місце { $place } тут, на клітинці { $field }{ heroes-owned }{ heroes-met }
heroes-steps =
    { $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[many] { $n } кроків
    }
heroes-owned =
    { $owned ->
        [yes] , власник { $player }
       *[no] { "" }
    }
heroes-met =
    { $met ->
        [battle] : битва, { $name }
        [guard] , варта: { $name }, битва
        [rout] : Розгром без бою, { $name }
        [hero] : битва, герой { $name }
        [place] : { $name }
       *[nothing] { "" }
    }
heroes-choice-portal = Вийти з порталу на клітинці { $field }
heroes-choice-take-over = Взяти під контроль місце { $place } на клітинці { $field }
heroes-choice-take-over-all = Взяти під контроль усі: { $places }
heroes-place-at = { $place } ({ $field })

## Відповіді: місто й досвід

heroes-choice-level-up = Розбудувати місто до рівня { $level }, { $price }
heroes-choice-build = Звести будівлю { $name }, { $price }
heroes-choice-income = Взяти { $goods }
heroes-choice-buy = Купити 1 { $token } ({ $hero }), { $price }
heroes-choice-upgrade = Поліпшити до елітного 1 { $token } ({ $hero }), { $price }
heroes-choice-hire = Найняти героя: { $hero }, { $price }
heroes-choice-dismissal = Розпустити 1 { $token } ({ $hero })
heroes-choice-trade = Поміняти { $given } на { $goods }
heroes-choice-sell = Продати сувій { $card } ({ $hero }), { $price }
heroes-choice-advance =
    { $paid ->
        [yes] Підвищення: { $hero }, скинути трофеї вартістю { $xp } ОД
       *[no] Підвищення: { $hero }, без скидання трофеїв
    }
heroes-choice-dismiss = Розпустити 1 { $token }
heroes-choice-turn-elite = Перевернути на елітний бік 1 { $token }

## Відповіді: карти

heroes-choice-use = Використати { $name }{ heroes-second-rule }{ heroes-on-target }
heroes-choice-deck =
    { $n ->
        [one] Взяти з { heroes-pile-gen } ({ $n } карта)
        [few] Взяти з { heroes-pile-gen } ({ $n } карти)
       *[many] Взяти з { heroes-pile-gen } ({ $n } карт)
    }
heroes-choice-part =
    { $text }{ $lapses ->
        [yes] { " " }(пропаде: замало для підвищення)
       *[no] { "" }
    }
heroes-choice-keep = Лишити собі { $thing }
heroes-choice-deposit = Взяти { $thing }
heroes-choice-reward = Взяти { $thing }
heroes-choice-skill = Отримати вміння

## Відповіді: битва

heroes-choice-target = Вибрати: { $fighter }
heroes-choice-order = Спершу: { $fighter }
heroes-choice-attack =
    Атакувати { $elite ->
        [yes]
            { $n ->
                [one] { $n } кубиком і елітним кубиком
               *[many] { $n } кубиками й елітним кубиком
            }
       *[no]
            { $n ->
                [one] { $n } кубиком
               *[many] { $n } кубиками
            }
    }{ heroes-on-target }
heroes-choice-reroll-face = Витратити жетон удачі: перекинути елітний кубик
heroes-choice-cancel-bad-luck = Витратити жетон удачі: скасувати Невдачу
heroes-choice-luck-token = Витратити жетон удачі: перекинути всі промахи
heroes-choice-precise = Влучна атака: перекинути один промах
heroes-choice-luck-yes = Перекинути всі промахи
heroes-choice-luck-no = Лишити кубики
heroes-choice-wounded =
    { $unit ->
        [yes] Рани отримує { $token }{ $fate ->
                [mark] { " " }(лише позначка рани)
                [basic] { " " }(стане звичайним)
               *[falls] { " " }(буде знищено)
            }
       *[no] Рани отримує стос: { $fighter }
    }
heroes-choice-return = Повернути втрачений жетон: { $fighter }
heroes-choice-promote = Перевернути звичайний жетон на елітний бік: { $fighter }
heroes-choice-unmark = Зняти позначку рани: { $fighter }
heroes-choice-fight-on = Битися далі
heroes-choice-flee =
    { $n ->
        [one] Тікати: битву буде програно, ви втратите { $n } жетон
        [few] Тікати: битву буде програно, ви втратите { $n } жетони
       *[many] Тікати: битву буде програно, ви втратите { $n } жетонів
    }{ $defence ->
        [yes] , або 1 із Захистом
       *[no] { "" }
    }
heroes-choice-give-up =
    Скинути 1 { $token }{ $defence ->
        [yes] , цього досить: він має Захист
       *[no] { "" }
    }

## Результат

heroes-result-domination = { $player } досягає { $goal } очок могутності: домінування.
heroes-result-time-out =
    { $n ->
        [one] Останній тиждень минув після { $n } раунду: перемагає найбільша могутність.
       *[many] Останній тиждень минув після { $n } раундів: перемагає найбільша могутність.
    }
heroes-result-power =
    { $player } ({ $faction }): могутність { $power }{ $power ->
        [0] .
       *[other] { " " }({ $sources }).
    }
heroes-result-source =
    { $source ->
        [places] місця { $n }
        [artifacts] артефакти { $n }
        [for-good] здобуто назавжди { $n }
       *[effects] будівлі й карти { $n }
    }
heroes-result-treasury = Однакова могутність. Ресурси й золото разом: { $counts }.
heroes-result-count = { $player } { $n }
heroes-result-winner = Гру виграє { $player }.
heroes-result-draw = Усе ще нічия: перемогу ділять { $players }.
heroes-place-won = { $place }, могутність { $n }
heroes-place-power =
    { $n ->
        [one] { $place }, забракло { $n } очка могутності
       *[other] { $place }, забракло { $n } очок могутності
    }
heroes-place-treasury = { $place }, однакова могутність, у скарбниці на { $n } менше
heroes-place-late = { $place }, стільки ж могутності на мить запізно
