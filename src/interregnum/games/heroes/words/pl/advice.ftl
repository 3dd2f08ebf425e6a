# Why an answer is good: what it makes more or less of, as a bot sees it.

heroes-advice-best-army =
    { $way ->
        [more] Twoja najsilniejsza armia rośnie.
       *[less] Twoja najsilniejsza armia słabnie.
    }
heroes-advice-danger =
    { $way ->
        [more] Twoim herosom grozi więcej.
       *[less] Twoim herosom grozi mniej.
    }
heroes-advice-gold-income =
    { $way ->
        [more] Zarabiasz więcej złota.
       *[less] Zarabiasz mniej złota.
    }
heroes-advice-heroes =
    { $way ->
        [more] Prowadzisz więcej herosów.
       *[less] Prowadzisz mniej herosów.
    }
heroes-advice-power =
    { $way ->
        [more] Masz więcej Potęgi.
       *[less] Tracisz Potęgę.
    }
heroes-advice-resources-income =
    { $way ->
        [more] Zyskujesz więcej surowców.
       *[less] Zyskujesz mniej surowców.
    }
heroes-advice-skills =
    { $way ->
        [more] Twoi herosi zdobywają umiejętności.
       *[less] Twoi herosi zdobywają mniej umiejętności.
    }
heroes-advice-xp =
    { $way ->
        [more] Twoi herosi zdobywają doświadczenie.
       *[less] Twoi herosi zdobywają mniej doświadczenia.
    }
