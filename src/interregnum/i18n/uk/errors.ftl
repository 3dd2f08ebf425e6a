# Що було не так і як має бути.

error-rule = { $text } ({ $rule })
error-unknown = Щось не так: { $reason }.
error-language = Мови «{ $found }» немає. Доступні мови: { $wanted }.
error-unknown-choice = «{ $choice }» не є ходом у цій грі. Уведіть одну з наведених відповідей.
error-illegal-choice = «{ $choice }» не є відповіддю на це запитання. Виберіть одну з наведених відповідей.
error-game-over = Гру закінчено; для «{ $choice }» запізно.
error-seats = Кількість гравців не може бути { $seats }; можна від { $least } до { $most }.
error-unknown-option = Параметра «{ $option }» немає. Доступні параметри: { $options }.
error-option-value = Параметр «{ $option }» можна лише ввімкнути або вимкнути, а задано «{ $value }».
error-beginner-with-sets = У грі для початківців використовують лише базовий набір: вимкніть гру для початківців або інші набори.
error-viewer = Місця № { $viewer } немає: кількість місць — { $seats }, крім них є лише вигляд для глядачів.
error-seed-length = Зерно має містити { $wanted } Б, а містить { $bytes } Б.
error-seed-range = Зерно { $seed } поза межами: задайте ціле число від 0, яке вміщується у 32 байти.
error-dice = Не вдається прочитати кості: «{ $dice }». Очікувалися чесні, швидкі або підставлені кості з їхніми числами.
error-content =
    Помилка у файлі карт, місце { $where }: є «{ $found }», очікувалося «{ $wanted }».{ $perhaps ->
        [none] { "" }
       *[other] { " " }Можливо, «{ $perhaps }»?
    }
error-position = Не вдається прочитати позицію: є «{ $found }», очікувалося «{ $wanted }».
error-stored-state = Збережену гру пошкоджено (місце «{ $where }»), продовжити її не можна.
error-stored-event = Подію в журналі гри пошкоджено (місце «{ $where }»), показати її не можна.
error-record = Не вдається прочитати запис, місце { $where }: є «{ $found }», очікувалося «{ $wanted }».
error-rules-version = Запис зроблено за правилами версії { $found }; ця програма знає версію { $wanted } і інших не відтворює.
error-record-goes-on = Запис триває після кінця гри: відповідь { $number } («{ $choice }») зайва.
error-record-diverges = Запис не відповідає правилам: відповідь { $number } («{ $choice }») там неможлива.
error-record-result = Результат у записі не збігається з результатом гри: відрізняється поле «{ $where }».
error-unknown-rule =
    Правила «{ $id }» немає. { $closest ->
        [none] Усі розділи: { "interregnum rules" }
       *[other] Можливо: { $closest }.
    }
error-unwritable-file = Не вдається записати файл { $where } ({ $found }); укажіть шлях у теці, де дозволено запис.
error-seconds = Кількість секунд не може бути { $found }; задайте від { $least } до { $most }.
error-too-small = Значення { $found } замале для «{ $option }»; найменше — { $least }.
