# Why an answer is good: what it makes more or less of, as a bot sees it.

hidden-leaders-advice-hill-tribes =
    { $way ->
        [more] Górskie Plemiona mają większe szanse na zwycięstwo.
       *[less] Górskie Plemiona mają mniejsze szanse na zwycięstwo.
    }
hidden-leaders-advice-imperial-army =
    { $way ->
        [more] Armia Imperialna ma większe szanse na zwycięstwo.
       *[less] Armia Imperialna ma mniejsze szanse na zwycięstwo.
    }
hidden-leaders-advice-undead =
    { $way ->
        [more] Nieumarli mają większe szanse na zwycięstwo.
       *[less] Nieumarli mają mniejsze szanse na zwycięstwo.
    }
hidden-leaders-advice-water-folk =
    { $way ->
        [more] Wodne Ludy mają większe szanse na zwycięstwo.
       *[less] Wodne Ludy mają mniejsze szanse na zwycięstwo.
    }
