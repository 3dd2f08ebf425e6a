# Слова, які браузер каже після кінця гри Might & Magic Heroes і під час її повтору.

heroes-web-end-wins = Перемагає { $player }
heroes-web-end-shared = Перемогу ділять { $players }
heroes-web-end-how =
    { $end ->
        [domination] Домінування в раунді { $n }
       *[time-out] Найбільша могутність, коли час вийшов, після раунду { $n }
    }
heroes-web-end-chart = Могутність раунд за раундом
heroes-web-end-chart-about = Скільки могутності мав кожен гравець на початку раунду й наприкінці гри.
heroes-web-end-goal = Мета: { $n }
heroes-web-end-last = Кінець
heroes-web-end-bars = { $player }: { $power }
heroes-web-end-table = Те саме в таблиці
heroes-web-end-source-places = Місця
heroes-web-end-source-artifacts = Артефакти
heroes-web-end-source-for_good = Здобуто назавжди
heroes-web-end-source-effects = Будівлі й карти
heroes-web-end-total = Могутність
heroes-web-end-deeds = Звершення гравців
heroes-web-end-deed = Звершення
heroes-web-end-won = Виграні битви
heroes-web-end-lost = Програні битви
heroes-web-end-routed = Розгроми
heroes-web-end-duels_won = Виграні поєдинки
heroes-web-end-duels_lost = Програні поєдинки
heroes-web-end-fled = Втечі з битви
heroes-web-end-walked = Витрачені очки руху
heroes-web-end-recruited = Набрані загони
heroes-web-end-fallen = Втрачені загони
heroes-web-end-built = Зведені будівлі
heroes-web-end-gold = Зібране золото
heroes-web-end-resources = Зібрані ресурси
heroes-web-end-moments = Великі миті
heroes-web-end-moment-leap = { $player } здобуває { $n } могутності за раз.
heroes-web-end-moment-blow =
    { $n ->
        [one] Найсильніший удар: { $who }, { $n } рана.
        [few] Найсильніший удар: { $who }, { $n } рани.
       *[many] Найсильніший удар: { $who }, { $n } ран.
    }
heroes-web-end-moment-battle =
    { $n ->
        [one] Найкривавіша битва: { $who } — { $whom }, втрачено { $n } загін.
        [few] Найкривавіша битва: { $who } — { $whom }, втрачено { $n } загони.
       *[many] Найкривавіша битва: { $who } — { $whom }, втрачено { $n } загонів.
    }
heroes-web-end-moment-beaten = Найсильніший ворог: { $whom }; його долає { $who } ({ $n } ОД).
heroes-web-end-moment-duel = Поєдинок: { $who } перемагає, { $whom } програє.
heroes-web-end-moment-lead = { $player } виходить уперед і вже не віддає першості.

## Стрибки в повторі

heroes-web-leap-round = Раунди
heroes-web-leap-turn = Ходи
heroes-web-leap-battle = Битви
