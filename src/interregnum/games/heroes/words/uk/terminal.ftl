# Might & Magic Heroes у терміналі.

ui-cli-heroes-game = { "Might & Magic Heroes" }
ui-cli-ask-factions = Які фракції, від 1 до { $most }?
ui-cli-ask-factions-none = Кожен обирає сам

## Мапа й гравці

ui-cli-heroes-goal = Хто досягає потрібної могутності, виграє одразу; після останнього раунду виграє той, у кого її найбільше. Могутність дають місця, артефакти й будівлі. Щораунду ви граєте кожну свою карту дії один раз: активуєте героїв, збираєте ресурси, будуєте або вербуєте.
ui-cli-heroes-signs = { "A1" }: перший герой гравця { "A" }; { "⌂A" }: місто гравця { "A" }; { "sA" }: місце гравця { "A" }; { "l×" }: досліджено; !1 !2 !3: звичайні, грізні, легендарні створіння, стрілка вказує на місце, яке вони стережуть; ~~ вода, ~# порт, ^^ гори; число: кроки до відкритої клітинки, +: її можна вибрати. 2★+1: два елітні жетони й один звичайний. У битві: спершу Ініціатива; ✓ вже діяв, ▶ діє, • позначка рани, * влучання.
ui-cli-heroes-round =
    { $left ->
        [0] Раунд { $n }, останній
       *[other] Раунд { $n }, залишилося: { $left }
    }
ui-cli-heroes-goal-power = Могутність { $n } виграє одразу
ui-cli-heroes-power = Могутність { $n } із { $goal }
ui-cli-heroes-town = Місто рівня { $level } на { $field }
ui-cli-heroes-town-of = Місто гравця { $player }
ui-cli-heroes-level = Рівень міста { $level }
ui-cli-heroes-next-level = рівень { $level } коштує { $price }
ui-cli-heroes-from-level = від рівня міста { $level }
ui-cli-heroes-prices = { $basic }, елітний жетон { $elite }
ui-cli-heroes-in-reserve = у резерві { $n }
ui-cli-heroes-values = Сила { $strength } · Магія { $magic } · Ініціатива { $initiative }
ui-cli-heroes-in-town = у місті
ui-cli-heroes-command = загони: { $n } із { $most }
ui-cli-heroes-luck = удача { $n }
ui-cli-heroes-rout = Розгром { $n }
ui-cli-heroes-no-army = без загонів
ui-cli-heroes-skills = Вміння
ui-cli-heroes-artifacts = Артефакти
ui-cli-heroes-scrolls = Сувої
ui-cli-heroes-trophies = ОД
ui-cli-heroes-buildings = Будівлі
ui-cli-heroes-reserve = Резерв
ui-cli-heroes-cards-up = зіграти: { $cards }
ui-cli-heroes-cards-down = зіграно: { $cards }
ui-cli-heroes-card-counts = карт зіграти: { $up } із { $all }
ui-cli-heroes-guarded = Варта стоїть на { $field }:
ui-cli-heroes-owned = Власник: { $player }.
ui-cli-heroes-explored = Уже досліджено.

## Битва

ui-cli-heroes-battle = Битва на { $field }, хід { $turn }: { $hero } — { $enemy }
ui-cli-heroes-leads = У цій битві ви вирішуєте за створінь.
ui-cli-heroes-strength = Сила { $n }
ui-cli-heroes-number = { $n } із { $whole }
ui-cli-heroes-lost = втрачено: { $n }
ui-cli-heroes-dice = Кидок, { $fighter }:
ui-cli-heroes-hits-up-to = (* влучання: { $n } або менше)
ui-cli-heroes-coming =
    { $n ->
        [one] { $n } рана
        [few] { $n } рани
       *[many] { $n } ран
    }

## Відповіді

ui-cli-heroes-group-places = Дослідіть або візьміть місце
ui-cli-heroes-group-battles = Бийтеся
ui-cli-heroes-group-fields = Ідіть на (·кроки)
ui-cli-heroes-group-build = Збудуйте
ui-cli-heroes-group-buy = Купіть
ui-cli-heroes-group-upgrade = Поліпште
ui-cli-heroes-group-hire = Найміть героя
ui-cli-heroes-group-advance = Підвищте
ui-cli-heroes-group-sell = Продайте сувій
ui-cli-heroes-group-for-gold = Ресурси на золото
ui-cli-heroes-group-for-resources = Золото на ресурси
ui-cli-heroes-group-dismiss = Розпустіть
ui-cli-heroes-pass = пас
ui-cli-heroes-chance = { $percent } %, −{ $tokens }
ui-cli-heroes-hopeless = менш ніж 10 %
ui-cli-heroes-odds-note = [шанс виграти, загони, втрачені в разі перемоги]: із { $n } змодельованих битв; «{ "o" }» і клітинка: точніше.
ui-cli-heroes-odds = { $field }: виграно { $percent } % (інтервал 95 %: від { $low } до { $high }) із { $n } змодельованих битв, у середньому { $turns } ходу; у середньому втрачено загонів: { $tokens }, у перемогах { $won }.
ui-cli-heroes-which-odds = Шанси якої битви? Наприклад, «{ "o c5" }».
error-two-ways = «{ "go" } { $field }» чи «{ "visit" } { $field }»?

## Допомога

ui-cli-heroes-help-map = { "m" }: мапа з усіма гравцями, також під час битви
ui-cli-heroes-help-town = { "t" }: ваше місто, що в ньому стоїть і скільки все коштує; { "t" } і літера: місто того гравця
ui-cli-heroes-help-odds = { "o" } і клітинка: шанси битви на ній, наприклад «{ "o c5" }»
ui-cli-heroes-help-card = ? або { "c" } і будь-що: карта, загін, створіння, місце або клітинка, наприклад «? грифони», «? { "c5" }»; сама клітинка («{ "c5" }») веде на неї
ui-cli-heroes-help-rules = { "r" } та ідентифікатор або слова: правила, наприклад «{ "r MMH-MOVE-02" }» або «{ "r luck token" }» (англійською)
ui-cli-heroes-which-card = Що? Наприклад, «{ "c" } грифони».
ui-cli-heroes-which-rule = Яке правило? Наприклад, «{ "r MMH-MOVE-02" }» або «{ "r luck token" }».
ui-cli-heroes-kind-ability = здібність героїв
ui-cli-heroes-kind-hero = герой
ui-cli-heroes-kind-faction = фракція
ui-cli-heroes-kind-unit = загін
ui-cli-heroes-kind-building = будівля
ui-cli-heroes-kind-card = карта дії
ui-cli-heroes-kind-skill = вміння
ui-cli-heroes-kind-scroll = сувій
ui-cli-heroes-kind-artifact = артефакт
ui-cli-heroes-kind-set = набір артефактів
ui-cli-heroes-kind-treasure = скарб
ui-cli-heroes-kind-week = карта тижня
ui-cli-heroes-kind-encounter = зустріч
ui-cli-heroes-kind-elemental = елементаль
ui-cli-heroes-kind-tier = вид зустрічей
ui-cli-heroes-kind-place = місце
ui-cli-heroes-kind-combat = бойова здібність
ui-cli-heroes-kind-face = грань елітного кубика
ui-cli-heroes-kind-action = дія
ui-cli-heroes-kind-terrain = місцевість
