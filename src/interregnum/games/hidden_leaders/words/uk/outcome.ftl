# Як визначають переможця.

hidden-leaders-outcome-markers = Червоний маркер стоїть на поділці { $red }, зелений — на поділці { $green }.
hidden-leaders-outcome-faction =
    { $faction ->
        [undead] Обидва маркери в зоні війни (від поділки { $war }): перемагають мертвяки.
        [water-folk]
            { $distance ->
                [0] Маркери на одній поділці: перемагають водяники.
               *[other] Маркери на суміжних поділках: перемагають водяники.
            }
        [imperial-army]
            { $distance ->
                [one] Червоний маркер на { $distance } поділку правіше: перемагають імперці.
                [few] Червоний маркер на { $distance } поділки правіше: перемагають імперці.
               *[other] Червоний маркер на { $distance } поділок правіше: перемагають імперці.
            }
       *[hill-tribes]
            { $distance ->
                [one] Зелений маркер на { $distance } поділку правіше: перемагають горяни.
                [few] Зелений маркер на { $distance } поділки правіше: перемагають горяни.
               *[other] Зелений маркер на { $distance } поділок правіше: перемагають горяни.
            }
    }
hidden-leaders-faction-wins =
    { $faction ->
        [undead] Перемагають мертвяки
        [water-folk] Перемагають водяники
        [imperial-army] Перемагають імперці
       *[hill-tribes] Перемагають горяни
    }
hidden-leaders-outcome-leader =
    { $aligned ->
        [yes] { $player }: { $leader } ({ $factions }) має підтримку переможної фракції.
       *[no] { $player }: { $leader } ({ $factions }) не має підтримки переможної фракції.
    }
hidden-leaders-outcome-nobody = Переможна фракція не підтримує жодного лідера: ніхто не виграє.
hidden-leaders-outcome-sole = Підтримку переможної фракції має лише { $player }.
hidden-leaders-outcome-most = Герої переможної фракції в загоні: { $counts }.
hidden-leaders-outcome-fewest = Досі нічия. Усі герої в загоні, виграє найменша кількість: { $counts }.
hidden-leaders-outcome-number = Досі нічия. Числові значення лідерів, виграє найбільше: { $counts }.
hidden-leaders-outcome-count = { $player } { $n }
hidden-leaders-outcome-winner = Гру виграє { $player }.

# Хто як закінчив; перед цим стоїть ім’я з двокрапкою.

hidden-leaders-place-heroes =
    { $n ->
        [1] { $place }, забракло одного героя
        [2] { $place }, забракло двох героїв
        [3] { $place }, забракло трьох героїв
        [4] { $place }, забракло чотирьох героїв
       *[other] { $place }, забракло { $n } героїв
    }
hidden-leaders-place-party =
    { $n ->
        [one] { $place }, на одного героя забагато в загоні
       *[other] { $place }, на { $n } героїв забагато в загоні
    }
hidden-leaders-place-number = { $place }, меншим було лише числове значення лідера
hidden-leaders-place-lost = { $place }, фракції лідера програли
hidden-leaders-place-none = без місця, ніхто не виграє
