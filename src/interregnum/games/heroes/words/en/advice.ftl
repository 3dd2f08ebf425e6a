# Why an answer is good: what it makes more or less of, as a bot sees it.

heroes-advice-best-army =
    { $way ->
        [more] Your strongest army grows.
       *[less] Your strongest army gets weaker.
    }
heroes-advice-danger =
    { $way ->
        [more] Your heroes are in more danger.
       *[less] Your heroes are in less danger.
    }
heroes-advice-gold-income =
    { $way ->
        [more] You earn more gold.
       *[less] You earn less gold.
    }
heroes-advice-heroes =
    { $way ->
        [more] You will lead more heroes.
       *[less] You will lead fewer heroes.
    }
heroes-advice-power =
    { $way ->
        [more] You come to more Power.
       *[less] It costs you Power.
    }
heroes-advice-resources-income =
    { $way ->
        [more] You earn more resources.
       *[less] You earn fewer resources.
    }
heroes-advice-skills =
    { $way ->
        [more] Your heroes learn skills.
       *[less] Your heroes learn fewer skills.
    }
heroes-advice-xp =
    { $way ->
        [more] Your heroes gain experience.
       *[less] Your heroes gain less experience.
    }
