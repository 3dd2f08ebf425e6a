# Might & Magic Heroes у терміналі.

heroes-cli-ask-factions = Які фракції, від 1 до { $most }?
heroes-cli-ask-factions-none = Кожен обирає сам

## Мапа й гравці

heroes-cli-goal = Хто досягає потрібної могутності, виграє одразу; після останнього раунду виграє той, у кого її найбільше. Могутність дають місця, артефакти й будівлі. Щораунду ви розігруєте кожну свою карту дії один раз: активуєте героїв, збираєте ресурси, будуєте або вербуєте.
heroes-cli-signs = { "A1" }: перший герой гравця { "A" }; { "⌂A" }: місто гравця { "A" }; { "sA" }: місце гравця { "A" }; { "l×" }: досліджено; !1 !2 !3: звичайні, грізні, легендарні створіння, стрілка вказує на місце, яке вони стережуть, на малій мапі замість !; ~~ вода, ~# порт, ^^ гори; число: кроки до відкритої клітинки, +: її можна вибрати. 2★+1: два елітні жетони й один звичайний; ★ біля створінь: вони кидають елітний кубик; ½: герой може використати лише перше правило карти. У битві: спершу Ініціатива; ✓ вже діяв, ▶ діє, • позначка рани, * влучання.
heroes-cli-round =
    { $left ->
        [0] Раунд { $n }, останній
       *[other] Раунд { $n }, залишилося: { $left }
    }
heroes-cli-goal-power = Могутність { $n } виграє одразу
heroes-cli-power = Могутність { $n } із { $goal }
heroes-cli-town = Місто рівня { $level } на { $field }
heroes-cli-town-of = Місто гравця { $player }
heroes-cli-level = Рівень міста { $level }
heroes-cli-next-level = рівень { $level } коштує { $price }
heroes-cli-from-level = від рівня міста { $level }
heroes-cli-prices = { $basic }, елітний жетон { $elite }
heroes-cli-in-reserve = у резерві { $n }
heroes-cli-values = Сила { $strength } · Магія { $magic } · Ініціатива { $initiative }
heroes-cli-in-town = у місті
heroes-cli-command = загони: { $n } із { $most }
heroes-cli-luck = удача { $n }
heroes-cli-rout = Розгром { $n }
heroes-cli-no-army = без загонів
heroes-cli-schools = Школи
heroes-cli-skills = Вміння
heroes-cli-artifacts = Артефакти
heroes-cli-scrolls = Сувої
heroes-cli-trophies = ОД
heroes-cli-buildings = Будівлі
heroes-cli-reserve = Резерв
heroes-cli-cards-up = розіграти: { $cards }
heroes-cli-cards-down = розіграно: { $cards }
heroes-cli-card-counts = карт розіграти: { $up } із { $all }
heroes-cli-guarded = Варта стоїть на { $field }:
heroes-cli-owned = Власник: { $player }.
heroes-cli-explored = Уже досліджено.

## Битва

heroes-cli-battle = Битва на { $field }, хід { $turn }: { $hero } — { $enemy }
heroes-cli-leads = У цій битві ви вирішуєте за створінь.
heroes-cli-strength = Сила { $n }
heroes-cli-number = { $n } із { $whole }
heroes-cli-lost = втрачено: { $n }
heroes-cli-dice = Кидок, { $fighter }:
heroes-cli-hits-up-to = (* влучання: { $n } або менше)
heroes-cli-coming =
    { $n ->
        [one] { $n } рана
        [few] { $n } рани
       *[many] { $n } ран
    }

## Відповіді

heroes-cli-group-places = Дослідити або взяти місце
heroes-cli-group-battles = Битися
heroes-cli-group-fields = Іти на (·кроки)
heroes-cli-group-build = Збудувати
heroes-cli-group-buy = Купити
heroes-cli-group-upgrade = Поліпшити
heroes-cli-group-hire = Найняти героя
heroes-cli-group-advance = Підвищити
heroes-cli-group-sell = Продати сувій
heroes-cli-group-trade = Поміняти
heroes-cli-trade = щонайбільше { $given } на { $goods }
heroes-cli-trades =
    { $brief ->
        [yes] введіть «{ $typed }»
       *[no] { $all } (введіть, наприклад, «{ $typed }»)
    }
heroes-cli-group-dismiss = Розпустити
heroes-cli-pass = пас
heroes-cli-routed = { $name }: Розгром
heroes-cli-closed = (Друге правило закрите для героя { $hero }: потрібна школа «{ $school }».)
heroes-cli-chance = { $percent }%, −{ $tokens }
heroes-cli-hopeless = менш ніж 10%
heroes-cli-odds-note = [шанс виграти, на скільки загонів менше після перемоги]: із { $n } змодельованих битв; «{ "o" }» і клітинка: точніше.
heroes-cli-odds = { $field }: виграно { $percent }% (інтервал 95%: від { $low } до { $high }) із { $n } змодельованих битв, у середньому { $turns } ходу; у середньому загонів менше на { $tokens } (з тими, що долучилися безкоштовно), після перемог на { $won }.
heroes-cli-odds-now = { $hero }: від цієї миті { $percent }% перемог у { $n } змодельованих битвах (інтервал 95%: від { $low } до { $high }).
heroes-cli-which-odds = Шанси якої битви? Наприклад, «{ "o c5" }».
heroes-several-ways = «{ $found }» може означати кілька відповідей: { $ways }
heroes-trade-how = Незрозуміло, що має поміняти «{ $found }»: введіть, що віддаєте, наприклад «{ "trade 4 resources" }» або «{ "trade 2 gold" }».

## Допомога

heroes-cli-help-map = { "m" }: мапа з усіма гравцями, також під час битви
heroes-cli-help-town = { "t" }: ваше місто, що в ньому стоїть і скільки все коштує; { "t" } і літера: місто того гравця
heroes-cli-help-odds = { "o" } і клітинка: шанси битви на ній, наприклад «{ "o c5" }»; { "o" } під час битви: шанс виграти її від цієї миті
heroes-cli-help-card = ? або { "c" } і будь-що: карта, загін, створіння, місце або клітинка, наприклад «? грифони», «? { "c5" }»; сама клітинка («{ "c5" }») веде на неї
heroes-cli-help-rules = { "r" }: розділи правил; { "r" } і слова: що про це сказано, наприклад «{ "r" } рани» або «{ "r MMH-MOVE-02" }»
heroes-cli-which-card = Що? Наприклад, «{ "c" } грифони».
heroes-cli-which-rule = Читайте далі за словом, наприклад «{ "r" } рани».
heroes-cli-kind-ability = здібність героїв
heroes-cli-kind-hero = герой
heroes-cli-kind-faction = фракція
heroes-cli-kind-unit = загін
heroes-cli-kind-building = будівля
heroes-cli-kind-card = карта дії
heroes-cli-kind-skill = вміння
heroes-cli-kind-scroll = сувій
heroes-cli-kind-artifact = артефакт
heroes-cli-kind-set = набір артефактів
heroes-cli-kind-treasure = скарб
heroes-cli-kind-week = карта тижня
heroes-cli-kind-encounter = зустріч
heroes-cli-kind-elemental = елементаль
heroes-cli-kind-tier = вид зустрічей
heroes-cli-kind-place = місце
heroes-cli-kind-combat = бойова здібність
heroes-cli-kind-face = грань елітного кубика
heroes-cli-kind-action = дія
heroes-cli-kind-terrain = місцевість

## Шанси в битві

heroes-cli-odds-won = { $hero } – { $enemy }: { $chance }% перемог (інтервал 95%: від { $low } до { $high }).
heroes-cli-odds-battles = Битв: { $battles }, у середньому { $turns } ходу; втеч: { $fled }.
heroes-cli-odds-losses = У середньому менше (з тими, що долучилися безкоштовно): { $tokens } загону, військо на { $gold } золота.
heroes-cli-odds-losses-won = У перемогах: { $tokens } загону, військо на { $gold } золота.
