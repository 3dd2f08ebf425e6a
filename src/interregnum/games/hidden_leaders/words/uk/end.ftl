# Що браузер каже після кінця гри «Таємні лідери».

hidden-leaders-web-end-hidden = Таємних героїв відкривають.
hidden-leaders-web-end-counted = Герої переможної фракції: { $n }
hidden-leaders-web-end-unaligned = без підтримки переможної фракції
hidden-leaders-web-end-course = Хід за ходом
hidden-leaders-web-end-course-about =
    { $faction ->
        [undead] Спершу маркери й фракція, яка перемогла б, далі скільки героїв за мертвяків мав кожен загін.
        [water-folk] Спершу маркери й фракція, яка перемогла б, далі скільки героїв за водяників мав кожен загін.
        [imperial-army] Спершу маркери й фракція, яка перемогла б, далі скільки героїв за імперців мав кожен загін.
       *[hill-tribes] Спершу маркери й фракція, яка перемогла б, далі скільки героїв за горян мав кожен загін.
    }
hidden-leaders-web-end-track = Маркери
hidden-leaders-web-end-red = Червоний
hidden-leaders-web-end-green = Зелений
hidden-leaders-web-end-track-told = Хід за ходом: червоний на { $red }; зелений на { $green }
hidden-leaders-web-end-counted-told = { $player }, герої переможної фракції хід за ходом: { $heroes }
hidden-leaders-web-end-changes = Коли змінювалася перевага
hidden-leaders-web-end-change = Хід { $turn }, { $player }: { $before } → { $after }
hidden-leaders-web-end-table = Те саме в таблиці
hidden-leaders-web-end-turn = Хід
hidden-leaders-web-end-ahead = Попереду
hidden-leaders-web-end-last = Кінець
hidden-leaders-web-figures = Гра в числах
hidden-leaders-web-figures-turns = Ходи: { $turns }. Відповіді: { $answers }.
hidden-leaders-web-figures-heroes = Герої в загонах; Похований Імператор належить до кожної фракції
hidden-leaders-web-figures-player = Гравець
hidden-leaders-web-figures-up = відкриті
hidden-leaders-web-figures-down = таємні
