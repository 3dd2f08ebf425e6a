# Завершена гра з поясненням: шанси всіх на перемогу і миті, що змінили її хід.

ui-analysis-about =
    Шанси на перемогу оцінено, розігруючи кожну позицію далі { $n ->
        [one] { $n } раз
        [few] { $n } рази
        [many] { $n } разів
       *[other] { $n } раза
    }. Ніхто не знає, що лежить у стосах і як упадуть кубики.
ui-analysis-open = усе відкрито
ui-analysis-known = що міг знати гравець { $player }
ui-analysis-change = { $before }% → { $after }%
ui-analysis-moments = Що змінило хід гри
ui-analysis-done = { $player }: { $answer }
ui-analysis-better = Добрий гравець радше відповів би: { $answer }.
ui-analysis-better-chance = Наскільки міг знати гравець { $player }, це давало { $better }% замість { $given }%.
ui-analysis-why = Підказка звучала б так: «{ $why }»
ui-analysis-best = Зважаючи на те, що бачив гравець { $player }, нічого помітно кращого не було: хід гри змінив випадок або приховане.

web-analysis-progress = Розігруємо багато позицій …
web-analysis-eyes = Шанси на перемогу
web-analysis-see = Побачити позицію
web-analysis-curve = Шанси на перемогу впродовж гри. { $ends }
web-analysis-end = { $player }: { $before }% на початку, { $after }% наприкінці.
