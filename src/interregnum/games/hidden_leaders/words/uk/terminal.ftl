# «Таємні лідери» в терміналі.

hidden-leaders-cli-turn-of = Хід { $number }: { $player }
hidden-leaders-cli-end-at =
    { $n ->
        [one] Кінець гри: { $n } відкритий герой в одному загоні; бракує: { $left }
        [few] Кінець гри: { $n } відкриті герої в одному загоні; бракує: { $left }
       *[many] Кінець гри: { $n } відкритих героїв в одному загоні; бракує: { $left }
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
hidden-leaders-cli-parties = Загони: + відкриті, - таємні, від найдавніших; [ ] таємні, яких ви знаєте
hidden-leaders-cli-party-counts = відкриті: { $up } із { $need }, рука: { $hand }
hidden-leaders-cli-known-hand = на цій руці ви знаєте:
hidden-leaders-cli-your-hand = Ваша рука
hidden-leaders-cli-no-cards = (немає карт)
hidden-leaders-cli-goal = Кожен має таємного лідера, якого підтримують дві з чотирьох фракцій. Маркери вирішують, яка фракція переможе; виграти може лише той, чийого лідера вона підтримує.
hidden-leaders-cli-lay = долілиць ↓, скинути →
hidden-leaders-cli-help-card = { "c" } і карта: показати карту, наприклад «{ "c" } шаман»
hidden-leaders-cli-help-rules = { "r" } та ідентифікатор або слова: правила, наприклад «{ "r" } { "HL-WIN-02" }» або «{ "r" } { "hidden hero" }» (англійською)
hidden-leaders-cli-which-card = Яка карта? Наприклад, «{ "c" } шаман».
hidden-leaders-cli-which-rule = Яке правило? Наприклад, «{ "r" } { "HL-WIN-02" }» або «{ "r" } { "hidden hero" }».
hidden-leaders-cli-ask-cards = Які карти, від 1 до { $most }?
hidden-leaders-cli-ask-cards-none = Повна гра
