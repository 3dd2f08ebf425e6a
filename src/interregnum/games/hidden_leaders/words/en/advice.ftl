# Why an answer is good: what it makes more or less of, as a bot sees it.

hidden-leaders-advice-hill-tribes =
    { $way ->
        [more] The Hill Tribes become likelier to win.
       *[less] The Hill Tribes become less likely to win.
    }
hidden-leaders-advice-imperial-army =
    { $way ->
        [more] The Imperial Army becomes likelier to win.
       *[less] The Imperial Army becomes less likely to win.
    }
hidden-leaders-advice-undead =
    { $way ->
        [more] The Undead become likelier to win.
       *[less] The Undead become less likely to win.
    }
hidden-leaders-advice-water-folk =
    { $way ->
        [more] The Water Folk become likelier to win.
       *[less] The Water Folk become less likely to win.
    }
