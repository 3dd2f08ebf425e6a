# Why an answer is good: what it makes more or less of, as a bot sees it.

hidden-leaders-advice-hill-tribes =
    { $way ->
        [more] Горяни мають більше шансів перемогти.
       *[less] Горяни мають менше шансів перемогти.
    }
hidden-leaders-advice-imperial-army =
    { $way ->
        [more] Імперці мають більше шансів перемогти.
       *[less] Імперці мають менше шансів перемогти.
    }
hidden-leaders-advice-undead =
    { $way ->
        [more] Мертвяки мають більше шансів перемогти.
       *[less] Мертвяки мають менше шансів перемогти.
    }
hidden-leaders-advice-water-folk =
    { $way ->
        [more] Водяники мають більше шансів перемогти.
       *[less] Водяники мають менше шансів перемогти.
    }
