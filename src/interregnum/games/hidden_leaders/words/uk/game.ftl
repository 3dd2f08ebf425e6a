# Запитання, відповіді та події. Імена гравців ніколи не відмінюються.

## Карти, гравці та місця

a-card =
    { $known ->
        [yes]
            { $case ->
                [nom] карта «{ $name }»
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
card-title = «{ $name }»
leader-full = { $name } { $epithet }
at-place =
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
from-place =
    { $zone ->
        [party-up]
            { $own ->
                [yes] зі свого загону
               *[no] (загін: { $player })
            }
        [party-down] { at-place }
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
into-place =
    { $zone ->
        [party-up]
            { $own ->
                [yes] горілиць у свій загін
               *[no] горілиць (загін: { $player })
            }
        [party-down]
            { $own ->
                [yes] долілиць у свій загін
               *[no] долілиць (загін: { $player })
            }
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

## Події

event-game-began = Починає { $player }. У таверні: { $cards }.
event-dealt =
    { $known ->
        [yes]
            { $n ->
                [one] { $player } отримує лідера ({ $leader }) та { $n } карту: { $cards }.
                [few] { $player } отримує лідера ({ $leader }) та { $n } карти: { $cards }.
               *[other] { $player } отримує лідера ({ $leader }) та { $n } карт: { $cards }.
            }
       *[no]
            { $n ->
                [one] { $player } отримує лідера та { $n } карту.
                [few] { $player } отримує лідера та { $n } карти.
               *[other] { $player } отримує лідера та { $n } карт.
            }
    }
event-turn-began = Хід { $number }: { $player }.
event-passed = { $player } пасує.
event-played = { $player } грає { $card }.
event-buried = { $player } ховає на цвинтарі { $card } { $from }.
event-discarded = { $player } скидає { $card } { $from }.
event-taken = { $player } бере { $card } { $from } { $into }.
event-placed = { $player } кладе { $card } { $from } { $into }.
event-turned-over =
    { $face ->
        [up] { $player } перевертає горілиць { $card } { $at }.
       *[down] { $player } перевертає долілиць { $card } { $at }.
    }
event-drawn = { $player } бере { $card } { $from } { $into }.
event-drawn-at-random = { $player } бере навмання { $card } { $from } { $into }.
event-lifted = { $player } відкладає { $card } { $from }.
event-returned = { $player } повертає { $card } на верх глушини.
event-refilled = У таверну потрапляє { $card } { $from }.
event-saved = Замість поховання долілиць перевернуто: { $card } { $at }.
event-exchanged = { $player } міняє місцями { $first } { $first-at } і { $second } { $second-at }.
event-markers-moved = { $player } переміщує маркери: { $moves }.
marker-moved =
    { $marker ->
        [red] червоний { $from } → { $to }
       *[green] зелений { $from } → { $to }
    }
event-named-player = { $player } вибирає гравця: { $other }.
event-named-faction = { $player } вибирає фракцію: { $faction }.
event-named-pile = { $player } вибирає { $pile }.
event-picked = { $player } вибирає { $card } { $at }.
event-looked = { $player } переглядає { $card } { $at }.
event-searched =
    { $known ->
        [yes] { $player } переглядає цвинтар: { $cards }.
       *[no] { $player } переглядає цвинтар.
    }
event-revealed = { $player } відкриває { $card } { $at }.
event-hand-lacks = { $player } не має на руці карт { $faction }.
event-performed = { $player } застосовує властивості { $card }.
event-reshuffled =
    { $n ->
        [one] { $n } карта з глушини утворює новий порт.
        [few] { $n } перетасовані карти з глушини утворюють новий порт.
       *[other] { $n } перетасованих карт із глушини утворюють новий порт.
    }
event-hidden-open = Таємні герої ({ $player }): { $cards }.
event-game-ended =
    { $won ->
        [yes] Кінець гри. { $faction }; виграє { $player }.
       *[no] Кінець гри. { $faction }; жоден гравець не виграє.
    }

## Запитання

question = { $source }: { $asked }
waiting = Відповідає { $player }. { $question }
source-rule =
    { $ask ->
        [setup] Приготування до гри
        [act] Крок 1
        [more] Крок 1
        [draw] Крок 2
       *[keep] Крок 3
    }
ask-hero =
    { $face ->
        [up] відкритого героя
        [down] таємного героя
       *[any] героя
    } { $whose ->
        [own] зі свого загону
        [other] (загін: { $player })
       *[any] { "" }
    }
ask-card =
    { $zone ->
        [tavern] карту з таверни
        [hand] карту з руки
        [graveyard] карту з цвинтаря
        [top] верхню карту з цвинтаря
        [aside] одну з цих карт
       *[any] карту
    }
or-none =
    { $decline ->
        [yes] { " або відмовтеся" }
       *[no] { "" }
    }
ask-setup = виберіть одну з п’яти карт, яку покладете долілиць у свій загін, і ще одну, яку скинете
ask-act = зіграйте героя, скиньте карту або пасуйте
ask-more = скиньте ще одну карту або зупиніться
ask-draw = візьміть карту з таверни або з порту
ask-keep = виберіть карту, яку скинете
ask-move = вирішіть, як перемістити маркери
ask-player = виберіть гравця
ask-faction = виберіть фракцію
ask-pile = виберіть стос
ask-pick = виберіть { $what }{ or-none }
ask-bury = поховайте { $what }{ or-none }
ask-discard = скиньте { $what }{ or-none }
ask-take = візьміть на руку { $what }{ or-none }
ask-place =
    покладіть { $what } { $to ->
        [up] горілиць
       *[down] долілиць
    } у свій загін{ or-none }
ask-turn-over = переверніть { $what }{ or-none }
ask-look = перегляньте { $what }{ or-none }
ask-exchange = виберіть для обміну { $what }{ or-none }
ask-exchange-with = виберіть натомість { $what }{ or-none }
ask-play = зіграйте з руки ще одного героя{ or-none }
ask-reveal = відкрийте { $what }{ or-none }
ask-option = виберіть одне

## Відповіді

target-hero =
    { $face ->
        [up]
            { $own ->
                [yes] свою карту «{ $name }»
               *[no] карту «{ $name }» (загін: { $player })
            }
       *[down]
            { $own ->
                [yes] свого таємного героя № { $number } { target-known }
               *[no] таємного героя № { $number } { target-known } (загін: { $player })
            }
    }
target-known =
    { $known ->
        [yes] «{ $name }»
       *[no] { "" }
    }
target-card =
    { $zone ->
        [tavern] карту «{ $name }» з таверни
        [graveyard] карту «{ $name }» з цвинтаря
        [top] верхню карту з цвинтаря («{ $name }»)
        [aside] карту «{ $name }»
       *[hand] карту «{ $name }»
    }
target-player =
    { $own ->
        [yes] себе
       *[no] гравця: { $player }
    }
choice-pass = Пасуйте: нічого не грайте й не скидайте
choice-stop = Більше не скидайте
choice-none =
    { $ask ->
        [play] Не грайте ще одного героя
       *[other] Відмовтеся
    }
choice-setup = Покладіть долілиць карту «{ $hidden }» і скиньте карту «{ $discarded }»
choice-play = Зіграйте { $target }
choice-draw = Візьміть { $target }
choice-draw-harbor = Візьміть верхню карту з порту
choice-move = Перемістіть { $moves }
marker-move =
    { $marker ->
        [red] червоний маркер
       *[green] зелений маркер
    } { $way ->
        [up] праворуч
       *[down] ліворуч
    } на { $by } (на поділку { $to })
choice-name = Виберіть { $target }
choice-bury = Поховайте { $target }
choice-discard = Скиньте { $target }
choice-take = Візьміть { $target }
choice-place = Покладіть { $target }
choice-turn-over = Переверніть { $target }
choice-look = Перегляньте { $target }
choice-exchange = Поміняйте { $target }
choice-exchange-with = Поміняйте на { $target }
choice-reveal = Відкрийте { $target }
