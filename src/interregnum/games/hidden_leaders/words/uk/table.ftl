# Слова столу для термінала й браузера.

hidden-leaders-power-track = Трек впливу
hidden-leaders-war-area = зона війни
hidden-leaders-pile-harbor = Порт
hidden-leaders-tavern = Таверна
hidden-leaders-pile-wilderness = Глушина
hidden-leaders-pile-graveyard = Цвинтар
hidden-leaders-hand = Рука
hidden-leaders-your-leader = Ваш лідер: { $leader }
hidden-leaders-no-faction = без фракції
hidden-leaders-all-factions = усі фракції
hidden-leaders-advanced = складніша
hidden-leaders-set-aside = Відкладені
hidden-leaders-set-base = Базова гра
hidden-leaders-set-extras = Додаткові герої
hidden-leaders-set-queens = Королеви та друг
