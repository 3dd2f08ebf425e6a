# Чому відповіді немає в списку: одне речення на кожну причину; номер правила стоїть поруч.

## Чиє це питання і про що воно

heroes-why-over = Гру закінчено.
heroes-why-watching = Хто лише спостерігає, той нічого не вибирає.
heroes-why-not-asked = Зараз відповідає { $player }.
heroes-why-not-what-is-asked = Зараз питають не про це.
heroes-why-no-action-card = У вас немає цієї карти дії.
heroes-why-card-spent = Цю карту дії вже зіграно в цьому раунді.
heroes-why-nobody-marches = Жоден із ваших героїв не має загонів, тож активувати нікого.
heroes-why-had-turn = { $hero } уже має активацію в цій дії.
heroes-why-hero-without-units = { $hero } не має загонів і не може вирушити.

## Мапа

heroes-why-needs-activation = Герої рухаються, коли їх активовано, — у дії «Активація героїв».
heroes-why-came-home = { $hero } уже в місті: рух закінчено.
heroes-why-here = { $hero } уже стоїть тут.
heroes-why-too-far =
    Відстань: { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    }; { $points ->
        [0] очок руху не лишилося
        [one] лишилося { $points } очко руху
        [few] лишилося { $points } очки руху
       *[many] лишилося { $points } очок руху
    }.
heroes-why-foreign-town = Входити до міста іншого гравця не можна ({ $player }).
heroes-why-ends-on-water = Рух не може закінчитися на воді: треба дійти до суходолу або порту.
heroes-why-ends-on-mountain = Рух не може закінчитися в горах: треба дійти до відкритої місцевості.
heroes-why-own-hero = Там стоїть { $hero }: двоє героїв одного гравця не займають одне поле.
heroes-why-fought = { $hero } уже має битву в цій активації, а з тим, хто там стоїть, довелося б битися.
heroes-why-mountain = Цей герой не може зайти в гори.
heroes-why-water = На воду виходять лише з порту, а сюди жоден не веде.
heroes-why-in-the-way = Хтось стоїть на єдиному шляху: спершу треба його здолати.
heroes-why-no-way = Довкола вода й гори: для цього героя шляху немає.
heroes-why-stands-on-it = Спершу треба здолати того, хто там стоїть.
heroes-why-nothing-here = Тут нема чого досліджувати чи брати під контроль.
heroes-why-own-place = Це місце вже ваше.
heroes-why-protected = Воно лежить у зоні контролю, яку тримає { $hero }, тож узяти його не можна.
heroes-why-explored = Його вже досліджено, а кожне поле досліджують лише раз.
heroes-why-guards-after-battle = Його стережуть, а { $hero } уже має битву в цій активації.
heroes-why-no-way-on = Там стоїть інший ваш герой, а звідти далі шляху немає.
heroes-why-not-a-portal = Тут немає порталу.
heroes-why-portal-taken = На цьому порталі стоїть герой.
heroes-why-not-of-the-loser = Це не місце гравця, який програв.
heroes-why-not-in-zone = Воно лежить поза зоною контролю героя-переможця.
heroes-why-not-a-start = Це не вільна стартова плитка: місто стоїть на окремій стартовій плитці.
heroes-why-town-on-place = Місто не стоїть ні на місці, ні на полі зустрічі.
heroes-why-town-blocks = Місто тут відрізало б героям шлях.

## Будівлі

heroes-why-needs-build = Будівлі зводять у дії «Будівництво».
heroes-why-has-built = Одна будівля або один рівень міста за дію: це вже зроблено.
heroes-why-other-faction = Це належить іншій фракції.
heroes-why-stands = Ця будівля вже стоїть, а кожну зводять лише раз.
heroes-why-town-level = Потрібен рівень міста { $level }.
heroes-why-highest-level = Місто вже має найвищий рівень.
heroes-why-artifact = Один із ваших героїв мусить мати артефакт { $artifact }.
heroes-why-resources = Бракує ресурсів: { $n }.
heroes-why-building-gold = Бракує золота: { $n }.
heroes-why-not-for-gold = Заплатити за це самим золотом не можна.

## Загони й герої

heroes-why-needs-recruit = Загони й героїв вербують у дії «Вербування».
heroes-why-arena = На Арені купують загони, і більше нічого.
heroes-why-at-the-arena = На Арені купує лише { $hero }.
heroes-why-not-in-play = { $hero } не в грі.
heroes-why-not-in-town = { $hero } не в місті.
heroes-why-limit = У цій дії більше загонів купити не можна.
heroes-why-command = Командування { $most }: в армії вже стільки загонів.
heroes-why-unit-level = Потрібен рівень міста { $level }.
heroes-why-no-elites = Елітні загони потребують будівлі { $building }.
heroes-why-week-forbids = Це забороняє карта { $week }.
heroes-why-reserve = У резерві вже немає жодного.
heroes-why-unit-gold = Бракує золота: { $n }.
heroes-why-no-basic = В армії немає звичайного загону цього виду.
heroes-why-no-hall = Героїв вербують, маючи будівлю { $building }.
heroes-why-in-play = { $hero } уже в грі.
heroes-why-no-token = В армії немає такого загону.
heroes-why-last-unit = Останній загін армії розпустити не можна.
