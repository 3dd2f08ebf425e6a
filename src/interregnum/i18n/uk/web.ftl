# Слова, які промовляє лише браузер.

web-title = Interregnum
