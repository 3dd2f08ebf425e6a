# Запитання, відповіді та події. Імена гравців ніколи не відмінюються.

## Карти, гравці та місця

hidden-leaders-a-card =
    { $known ->
        [yes]
            { $case ->
                [nom] карта «{ $name }»
                [first] Карта «{ $name }»
                [gen] карти «{ $name }»
               *[acc] карту «{ $name }»
            }
       *[no]
            { $case ->
                [nom] карта
                [gen] карти
               *[acc] карту
            }
    }
hidden-leaders-card-title = «{ $name }»
hidden-leaders-leader-full = { $name } { $epithet }
hidden-leaders-at-place =
    { $zone ->
        [party-up] (загін: { $player })
        [party-down]
            { $number ->
                [0] (таємна, загін: { $player })
               *[other] (таємна № { $number }, загін: { $player })
            }
        [hand] (рука: { $player })
        [tavern] (таверна)
        [harbor] (порт)
        [wilderness] (глушина)
        [graveyard] (цвинтар)
       *[aside] (відкладена)
    }
hidden-leaders-from-place =
    { $zone ->
        [party-up]
            { $own ->
                [yes] зі свого загону
               *[no] (загін: { $player })
            }
        [party-down] { hidden-leaders-at-place }
        [hand]
            { $own ->
                [yes] з руки
               *[no] (рука: { $player })
            }
        [tavern] з таверни
        [harbor] з порту
        [wilderness] з глушини
        [graveyard] з цвинтаря
       *[aside] з-поміж відкладених
    }
hidden-leaders-into-place =
    { $zone ->
        [party-up] { hidden-leaders-and-lays } горілиць { hidden-leaders-into-party }
        [party-down] { hidden-leaders-and-lays } долілиць { hidden-leaders-into-party }
        [hand]
            { $own ->
                [yes] на руку
               *[no] (на руку: { $player })
            }
        [tavern] у таверну
        [harbor] на верх порту
        [wilderness] на верх глушини
        [graveyard] на цвинтар
       *[aside] й відкладає її
    }
hidden-leaders-and-lays =
    { $how ->
        [placed] { "" }
       *[other] й кладе її
    }
hidden-leaders-into-party =
    { $own ->
        [yes] у свій загін
       *[no] у загін (гравець: { $player })
    }

## Події

hidden-leaders-event-game-began = Починає { $player }. У таверні: { $cards }.
hidden-leaders-event-dealt =
    { $known ->
        [yes]
            { $n ->
                [one] { $player } отримує лідера та { $n } карту: { $cards }.
                [few] { $player } отримує лідера та { $n } карти: { $cards }.
               *[other] { $player } отримує лідера та { $n } карт: { $cards }.
            }
       *[no]
            { $n ->
                [one] { $player } отримує лідера та { $n } карту.
                [few] { $player } отримує лідера та { $n } карти.
               *[other] { $player } отримує лідера та { $n } карт.
            }
    }
hidden-leaders-event-turn-began = Хід { $number }: { $player }.
hidden-leaders-event-passed = { $player } пасує.
hidden-leaders-event-played = { $player } грає { $card }.
hidden-leaders-event-buried = { $player } ховає на цвинтарі { $card } { $from }.
hidden-leaders-event-discarded = { $player } скидає { $card } { $from }.
hidden-leaders-event-taken = { $player } бере { $card } { $from } { $into }.
hidden-leaders-event-placed = { $player } кладе { $card } { $from } { $into }.
hidden-leaders-event-turned-over =
    { $face ->
        [up] { $player } перевертає горілиць { $card } { $at }.
       *[down] { $player } перевертає долілиць { $card } { $at }.
    }
hidden-leaders-event-drawn = { $player } бере { $card } { $from } { $into }.
hidden-leaders-event-drawn-at-random = { $player } бере навмання { $card } { $from } { $into }.
hidden-leaders-event-lifted = { $player } відкладає { $card } { $from }.
hidden-leaders-event-returned = { $player } повертає { $card } на верх глушини.
hidden-leaders-event-refilled = У таверну потрапляє { $card } { $from }.
hidden-leaders-event-saved = { $card } { $at } не йде на цвинтар: її перевернуто долілиць.
hidden-leaders-event-exchanged = { $player } міняє місцями { $first } { $first-at } і { $second } { $second-at }.
hidden-leaders-event-markers-moved = { $player } переміщує маркери: { $moves }.
hidden-leaders-event-markers-left = { $player } залишає маркери на місці.
hidden-leaders-marker-moved =
    { $marker ->
        [red] червоний { $from } → { $to }
       *[green] зелений { $from } → { $to }
    }
hidden-leaders-event-named-player =
    { $own ->
        [yes] { $player } вибирає себе.
       *[no] { $player } вибирає гравця: { $other }.
    }
hidden-leaders-event-named-faction = { $player } вибирає фракцію: { $faction }.
hidden-leaders-event-named-pile = { $player } вибирає { $pile }.
hidden-leaders-event-picked = { $player } вибирає { $card } { $at }.
hidden-leaders-event-looked = { $player } переглядає { $card } { $at }.
hidden-leaders-event-searched =
    { $known ->
        [yes] { $player } переглядає цвинтар: { $cards }.
       *[no] { $player } переглядає цвинтар.
    }
hidden-leaders-event-revealed = { $player } відкриває { $card } { $at }.
hidden-leaders-event-hand-lacks = { $player } не має на руці карт { $faction }.
hidden-leaders-event-performed = { $player } застосовує властивості { $card }.
hidden-leaders-event-reshuffled =
    { $n ->
        [one] { $n } карта з глушини утворює новий порт.
        [few] { $n } перетасовані карти з глушини утворюють новий порт.
       *[other] { $n } перетасованих карт із глушини утворюють новий порт.
    }
hidden-leaders-event-hidden-open = Таємні герої ({ $player }): { $cards }.
hidden-leaders-event-game-ended =
    { $won ->
        [yes] Кінець гри. { $faction }; виграє { $player }.
       *[no] Кінець гри. { $faction }; жоден гравець не виграє.
    }

## Запитання

hidden-leaders-source-rule =
    { $ask ->
        [setup] Приготування до гри
        [act] Крок 1
        [more] Крок 1
        [draw] Крок 2
       *[keep] Крок 3
    }
hidden-leaders-ask-hero =
    { $face ->
        [up] відкритого героя
        [down] таємного героя
       *[any] героя
    } { $whose ->
        [own] зі свого загону
        [other] (загін: { $player })
       *[any] { "" }
    }
hidden-leaders-ask-card =
    { $zone ->
        [tavern] карту з таверни
        [hand] карту з руки
        [graveyard] карту з цвинтаря
        [top] верхню карту з цвинтаря
        [aside] одну з цих карт
       *[any] карту
    }
hidden-leaders-or-none =
    { $decline ->
        [yes] { " або відмовтеся" }
       *[no] { "" }
    }
hidden-leaders-ask-setup = виберіть одну з п’яти карт, яку покладете долілиць у свій загін, і ще одну, яку скинете
hidden-leaders-ask-act = зіграйте героя, скиньте карту або пасуйте
hidden-leaders-ask-more = скиньте ще одну карту або зупиніться
hidden-leaders-ask-draw = візьміть карту з таверни або з порту
hidden-leaders-ask-keep = виберіть карту, яку скинете
hidden-leaders-ask-move = вирішіть, як перемістити маркери
hidden-leaders-ask-player = виберіть гравця
hidden-leaders-ask-faction = виберіть фракцію
hidden-leaders-ask-pile = виберіть стос
hidden-leaders-ask-pick = виберіть { $what }{ hidden-leaders-or-none }
hidden-leaders-ask-bury = поховайте { $what }{ hidden-leaders-or-none }
hidden-leaders-ask-discard = скиньте { $what }{ hidden-leaders-or-none }
hidden-leaders-ask-take = візьміть на руку { $what }{ hidden-leaders-or-none }
hidden-leaders-ask-place =
    покладіть { $what } { $to ->
        [up] горілиць
       *[down] долілиць
    } у свій загін{ hidden-leaders-or-none }
hidden-leaders-ask-turn-over = переверніть { $what }{ hidden-leaders-or-none }
hidden-leaders-ask-look = перегляньте { $what }{ hidden-leaders-or-none }
hidden-leaders-ask-exchange = виберіть для обміну { $what }{ hidden-leaders-or-none }
hidden-leaders-ask-exchange-with = виберіть натомість { $what }{ hidden-leaders-or-none }
hidden-leaders-ask-play = зіграйте з руки ще одного героя{ hidden-leaders-or-none }
hidden-leaders-ask-reveal = відкрийте { $what }{ hidden-leaders-or-none }
hidden-leaders-ask-option = виберіть один варіант

# що читають інші, поки хтось відповідає
hidden-leaders-awaits =
    { $ask ->
        [setup] карта долілиць і карта для скидання
        [act] розіграш героя, скидання карт або пас
        [more] ще одна карта для скидання або кінець скидання
        [draw] карта з таверни або з порту
        [keep] карта для скидання
        [move] хід маркерів
        [player] вибір гравця
        [faction] вибір фракції
        [pile] вибір стосу
        [bury] карта для поховання
        [discard] карта для скидання
        [take] карта, яку взяти
        [place] карта, яку покласти
        [turn-over] герой, якого перевернути
        [look] карта, яку переглянути
        [exchange] карта для обміну
        [exchange-with] карта навзамін
        [play] ще один герой для розіграшу
        [reveal] карта, яку відкрити
        [option] один із варіантів
       *[pick] вибір карти
    }

## Відповіді

hidden-leaders-target-hero =
    { $face ->
        [up]
            { $own ->
                [yes] свою карту «{ $name }»
               *[no] карту «{ $name }» (загін: { $player })
            }
       *[down]
            { $own ->
                [yes] свого таємного героя № { $number } { hidden-leaders-target-known }
               *[no] таємного героя № { $number } { hidden-leaders-target-known } (загін: { $player })
            }
    }
hidden-leaders-target-known =
    { $known ->
        [yes] «{ $name }»
       *[no] { "" }
    }
hidden-leaders-target-card =
    { $zone ->
        [tavern] карту «{ $name }» з таверни
        [graveyard] карту «{ $name }» з цвинтаря
        [top] верхню карту з цвинтаря («{ $name }»)
        [aside] карту «{ $name }»
       *[hand] карту «{ $name }»
    }
hidden-leaders-target-player =
    { $own ->
        [yes] себе
       *[no] гравця: { $player }
    }
hidden-leaders-choice-pass = Пасувати: нічого не грати й не скидати
hidden-leaders-choice-stop = Більше не скидати
hidden-leaders-choice-none =
    { $ask ->
        [play] Не грати ще одного героя
       *[other] Відмовитися
    }
hidden-leaders-choice-setup = Покласти долілиць карту «{ $hidden }» і скинути карту «{ $discarded }»
hidden-leaders-choice-play = Зіграти { $target }
hidden-leaders-choice-draw = Узяти { $target }
hidden-leaders-choice-draw-harbor = Узяти верхню карту з порту
hidden-leaders-choice-move = Перемістити { $moves }
hidden-leaders-choice-stay = Залишити маркери на місці
hidden-leaders-marker-move =
    { $marker ->
        [red] червоний маркер
       *[green] зелений маркер
    } { $way ->
        [up] праворуч
       *[down] ліворуч
    } на { $by } (на поділку { $to })
hidden-leaders-choice-name = Вибрати { $target }
hidden-leaders-choice-bury = Поховати { $target }
hidden-leaders-choice-discard = Скинути { $target }
hidden-leaders-choice-take = Узяти { $target }
hidden-leaders-choice-place = Покласти { $target }
hidden-leaders-choice-turn-over = Перевернути { $target }
hidden-leaders-choice-look = Переглянути { $target }
hidden-leaders-choice-exchange = Поміняти { $target }
hidden-leaders-choice-exchange-with = Поміняти на { $target }
hidden-leaders-choice-reveal = Відкрити { $target }

## Що дасть відповідь

hidden-leaders-ask-for = { $asked }. { $purpose }
# what was chosen before and the question goes on with; a target is in the accusative
hidden-leaders-pinned = Вибрано { $target }
hidden-leaders-preview-stays = Маркери лишаються на місці.
hidden-leaders-preview-no-move = жоден маркер не зрушить
hidden-leaders-preview-unknown = Куди підуть маркери, вирішують карти, яких ви не знаєте.
hidden-leaders-preview-decides =
    { $own ->
        [yes] Далі вирішуєте ви.
       *[no] Далі вирішує { $player }.
    }
hidden-leaders-preview-way = { $moves }: { $wins }
hidden-leaders-preview-wins =
    { $faction ->
        [undead] перемогли б мертвяки
        [water-folk] перемогли б водяники
        [imperial-army] перемогли б імперці
       *[hill-tribes] перемогли б горяни
    }{ hidden-leaders-preview-yours }
hidden-leaders-preview-yours =
    { $mine ->
        [yes] { " " }(ваша фракція)
       *[no] { "" }
    }
hidden-leaders-preview-still = як і зараз, { $wins }
hidden-leaders-preview-instead =
    { $faction ->
        [undead] Замість { $old } перемогли б мертвяки
        [water-folk] Замість { $old } перемогли б водяники
        [imperial-army] Замість { $old } перемогли б імперці
       *[hill-tribes] Замість { $old } перемогли б горяни
    }: { $helps ->
        [you] це на користь вам.
        [others] це на користь іншим, не вам.
        [both] обидві фракції ваші.
       *[neither] жодна з них не ваша.
    }
hidden-leaders-preview-over = Гру закінчено. { $wins }{ hidden-leaders-preview-yours }.
