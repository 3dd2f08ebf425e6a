# Why an answer is good: what it makes more or less of, as a bot sees it.

heroes-advice-best-army =
    { $way ->
        [more] Ваша найсильніша армія зростає.
       *[less] Ваша найсильніша армія слабшає.
    }
heroes-advice-danger =
    { $way ->
        [more] Вашим героям загрожує більше.
       *[less] Вашим героям загрожує менше.
    }
heroes-advice-gold-income =
    { $way ->
        [more] Ви отримуєте більше золота.
       *[less] Ви отримуєте менше золота.
    }
heroes-advice-heroes =
    { $way ->
        [more] Ви ведете більше героїв.
       *[less] Ви ведете менше героїв.
    }
heroes-advice-power =
    { $way ->
        [more] Ваша могутність зростає.
       *[less] Ваша могутність спадає.
    }
heroes-advice-resources-income =
    { $way ->
        [more] Ви отримуєте більше ресурсів.
       *[less] Ви отримуєте менше ресурсів.
    }
heroes-advice-skills =
    { $way ->
        [more] Ваші герої вчаться вмінь.
       *[less] Ваші герої вчаться менше вмінь.
    }
heroes-advice-xp =
    { $way ->
        [more] Ваші герої здобувають досвід.
       *[less] Ваші герої здобувають менше досвіду.
    }
