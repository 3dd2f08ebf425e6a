# «Таємні лідери» в терміналі.

hidden-leaders-cli-turn-of = Хід { $number }: { $player }
hidden-leaders-cli-end-at =
    { $n ->
        [one] Кінець: { $n } відкритий у загоні; бракує: { $left }
        [few] Кінець: { $n } відкриті в загоні; бракує: { $left }
       *[many] Кінець: { $n } відкритих у загоні; бракує: { $left }
    }
hidden-leaders-cli-red = Ч червоний
hidden-leaders-cli-green = З зелений
hidden-leaders-cli-red-letter = Ч
hidden-leaders-cli-green-letter = З
hidden-leaders-cli-now = Якби гра закінчилася зараз:
hidden-leaders-cli-ended = Переможна фракція:
hidden-leaders-cli-why =
    { $faction ->
        [undead] обидва маркери в зоні війни
        [water-folk] маркери на одній або суміжних поділках
        [imperial-army] перевага червоного: { $n }
       *[hill-tribes] перевага зеленого: { $n }
    }
hidden-leaders-cli-on-top = (зверху: { $card })
hidden-leaders-cli-known-top = (ви знаєте верхню карту: { $card })
hidden-leaders-cli-parties = Загони: ▪ відкриті, ▫ таємні, від найдавніших; [ ] таємні, яких ви знаєте
hidden-leaders-cli-party-counts = відкриті: { $up } із { $need }, рука: { $hand }
hidden-leaders-cli-known-hand = на цій руці ви знаєте:
hidden-leaders-cli-your-hand = Ваша рука
hidden-leaders-cli-no-cards = (немає карт)
hidden-leaders-cli-goal = Кожен має таємного лідера, якого підтримують дві з чотирьох фракцій. Маркери вирішують, яка фракція переможе; виграти може лише той, чийого лідера вона підтримує.
hidden-leaders-cli-lay = долілиць ↓, скинути →
hidden-leaders-cli-to-draw = ще добрати: { $n }
hidden-leaders-cli-help-card = { "c" } і карта: показати карту, наприклад «{ "c" } шаман»
hidden-leaders-cli-help-rules = { "r" }: розділи правил; { "r" } і слова: що про це сказано, наприклад «{ "r" } хід» або «{ "r" } { "HL-WIN-02" }»
hidden-leaders-cli-help-preview = { "w" }: що кожна відповідь зробить із маркерами і яка фракція тоді перемогла б
hidden-leaders-cli-preview = Що дасть кожна відповідь
hidden-leaders-cli-preview-none = Зараз вас ні про що не запитують.
hidden-leaders-cli-which-card = Яка карта? Наприклад, «{ "c" } шаман».
hidden-leaders-cli-which-rule = Читайте далі за словом, наприклад «{ "r" } хід».
hidden-leaders-cli-ask-cards = Які карти, від 1 до { $most }?
hidden-leaders-cli-ask-cards-none = Повна гра
