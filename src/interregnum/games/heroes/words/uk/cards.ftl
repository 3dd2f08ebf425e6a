# Might & Magic Heroes: тексти карт, жетонів і місць, складені з їхніх фактів.

heroes-or = АБО { $text }
heroes-and = ТА { $text }
heroes-led = { $lead }: { $body }

## Коли, як часто, за якої умови, як довго

heroes-window =
    { $when ->
        [always] завжди
        [game-start] на початку гри
        [enter-play]
            { $owner ->
                [building] коли цю будівлю зведено
               *[hero] коли герой вступає в гру
            }
        [round-start]
            { $owner ->
                [week] коли цю карту відкрито
               *[hero] на початку раунду
            }
        [activation-start] коли героя активовано
        [gather]
            { $owner ->
                [week] коли гравець збирає ресурси
               *[hero] під час кожного Збору ресурсів
            }
        [after-recruit] після вербування для героя
        [explore] після дослідження
        [take-control]
            { $owner ->
                [week] коли гравець бере місце під контроль
                [building] коли ви берете місце під контроль
               *[hero] коли герой бере місце під контроль
            }
        [take-part] під час вибору цієї частини
        [before-battle]
            { $each ->
                [yes] перед кожною битвою
               *[no] перед битвою
            }
        [turn-start]
            { $each ->
                [yes] на початку кожного ходу битви
               *[no] на початку ходу битви
            }
        [in-battle] у битві, коли настає черга героя
        [own-roll] після вашого кидка на атаку
        [enemy-roll] після кидка ворога на атаку
        [before-wounds] коли ваша армія має отримати рани
        [after-own-attack] після вашої атаки
        [after-enemy-attack] після атаки ворога
        [enemy-scroll] коли ворог застосовує сувій у битві
        [turn-end]
            { $each ->
                [yes] наприкінці кожного ходу битви
               *[no] наприкінці ходу битви
            }
       *[after-battle]
            { $each ->
                [yes] після кожної битви
               *[no] після битви
            }
    }
heroes-limit =
    { $limit ->
        [once-battle] щонайбільше раз за битву
        [once-turn] щонайбільше раз за хід битви
       *[once-action] щонайбільше раз за дію «Вербування» чи Арену
    }
heroes-condition =
    { $cond ->
        [first-turn] протягом першого ходу битви
        [starts-in-own-town] якщо активація починається у власному місті
        [battle-won] якщо герой переміг
        [unit-lost] якщо вона знищила жетон вашого загону
        [wounds-dealt-1] якщо вона завдала щонайменше 1 рани
        [wounds-dealt-2] якщо вона завдала щонайменше 2 ран
        [unit-bought] якщо для героя куплено хоча б один загін
        [taken-from-opponent] якщо воно належало іншому гравцеві
        [taken-from-nobody] якщо воно нікому не належало
        [chests-of-encounter] якщо карту беруть за скрині зустрічі
       *[tier-legendary] якщо зустріч легендарна
    }
heroes-on-condition =
    { $body }{ $cond ->
        [first-turn] { " " }{ heroes-condition }
       *[other] , { heroes-condition }
    }
heroes-duration =
    { $dur ->
        [attack] під час цієї атаки
        [turn]
            { $first ->
                [yes] протягом першого ходу битви
               *[no] протягом цього ходу битви
            }
       *[battle] до кінця битви
    }
heroes-instead-of-attack = за бажанням, замість атаки героя
heroes-optional = за бажанням

## Кого це стосується

heroes-who =
    { $target ->
        [hero]
            { $owner ->
                [week] кожен герой
                [actor] цей герой
                [building] кожен із ваших героїв
               *[hero] герой
            }
        [one-hero]
            { $owner ->
                [week] один герой кожного гравця
                [actor] один герой цього гравця
               *[hero] один із ваших героїв
            }
        [player]
            { $owner ->
                [week] кожен гравець
                [actor] цей гравець
                [taker] новий власник
               *[hero] ви
            }
        [own-stack] один із ваших стосів
        [own-stacks] кожен із ваших стосів
        [enemy-stack] один ворожий стос
        [enemy-stacks] кожен ворожий стос
        [that-stack]
            { $attacked ->
                [yes] стос-нападник
               *[no] цей стос
            }
       *[creatures] кожен стос створінь
    }
heroes-hero-gen =
    { $owner ->
        [week] кожного героя
        [actor] цього героя
        [building] кожного з ваших героїв
       *[hero] героя
    }
heroes-have =
    { $person ->
        [you] маєте
       *[they] має
    }
heroes-can =
    { $person ->
        [you] можете
       *[they] може
    }
heroes-draw =
    { $person ->
        [you] берете
       *[they] бере
    }
heroes-more =
    { $more ->
        [yes] більше
       *[no] менше
    }

## Дієслова

heroes-do-add-stat =
    { heroes-who } { $stat ->
        [attacks]
            { heroes-have } на { $n ->
                [one] { $n } атаку
                [few] { $n } атаки
               *[many] { $n } атак
            } { heroes-more }
        [movement-points]
            { heroes-have } на { $n ->
                [one] { $n } очко
                [few] { $n } очки
               *[many] { $n } очок
            } руху { heroes-more }
        [power] { heroes-have } на { heroes-power } { heroes-more }
        [recruit-limit]
            { heroes-can } купити на { $n ->
                [one] { $n } загін
                [few] { $n } загони
               *[many] { $n } загонів
            } { heroes-more } за кожну дію «Вербування»
        [flight-loss]
            { $person ->
                [you] втрачаєте
               *[they] втрачає
            } на { $n ->
                [one] { $n } жетон
                [few] { $n } жетони
               *[many] { $n } жетонів
            } { heroes-more } під час втечі
        [treasure-parts]
            { heroes-draw } на { $n ->
                [one] { $n } частину
                [few] { $n } частини
               *[many] { $n } частин
            } { heroes-more } з кожної карти скарбу
        [skills-drawn]
            { heroes-draw } на { $n ->
                [one] { $n } карту вміння
                [few] { $n } карти вмінь
               *[many] { $n } карт умінь
            } { heroes-more } на вибір
        [scrolls-drawn]
            { heroes-draw } на { $n ->
                [one] { $n } сувій
                [few] { $n } сувої
               *[many] { $n } сувоїв
            } { heroes-more } на вибір
        [artifacts-drawn]
            { heroes-draw } на { $n ->
                [one] { $n } артефакт
                [few] { $n } артефакти
               *[many] { $n } артефактів
            } { heroes-more } на вибір
       *[strength] { heroes-have } { $by } до { $name }
    }
heroes-do-substitute = в атаках { heroes-hero-gen } замість { $name } враховується { $with }, якщо це дає більше
heroes-do-grant = { heroes-who } { heroes-have } { $ability }
heroes-do-allow =
    { heroes-who } { $what ->
        [elite-die] { heroes-can } використовувати елітний кубик
        [recruit-heroes] { heroes-can } наймати героїв
        [recruit-elites] { heroes-can } вербувати елітні загони й поліпшувати звичайні
        [trade] { heroes-can } торгувати ресурсами й золотом і продавати сувої
        [town-by-portal] { heroes-can } вийти з власного міста через будь-який портал і повернутися в нього з порталу
        [portal-to-portal] { heroes-can } перейти з порталу до порталу за 1 очко руху
        [cross-mountains] { heroes-can } переходити гори, але не може зупинятися в них
        [cross-water] { heroes-can } переходити воду, але не може зупинятися на ній
       *[win-ties] { heroes-have } першість за однакової Ініціативи
    }
heroes-do-forbid =
    { $target ->
        [both-sides] жодна зі сторін не може
        [player]
            { $owner ->
                [week] жоден гравець не може
                [actor] цей гравець не може
               *[hero] ви не можете
            }
       *[enemy-stack] один ворожий стос не може
    } { $what ->
        [elite-die] використовувати елітний кубик
        [attack] атакувати
        [flight] тікати
       *[scrolls] застосовувати сувої
    }
heroes-do-wound =
    { $rolled ->
        [yes]
            киньте { $dice ->
                [one] { $dice } кубик
                [few] { $dice } кубики
               *[many] { $dice } кубиків
            } на { heroes-who }: кожен результат, не більший за { $against ->
                [magic] Магію героя
               *[number] { $number }
            }, — рана
       *[no]
            { heroes-who } отримує { $n ->
                [one] { $n } рану
                [few] { $n } рани
               *[many] { $n } ран
            }
    }
heroes-do-prevent =
    скасуйте { $all ->
        [yes] всі рани
       *[no]
            { $n ->
                [1] 1 рану
                [one] щонайбільше { $n } рану
                [few] щонайбільше { $n } рани
               *[many] щонайбільше { $n } ран
            }
    } { $of ->
        [attack] від однієї атаки
        [elite-die] від елітного кубика в одній атаці
       *[card] від карти проти одного з ваших стосів
    }
heroes-do-reroll =
    { $attacker ->
        [enemy] нападник перекидає
       *[you] ви можете перекинути
    } { $all ->
        [yes]
            { $which ->
                [hits] всі влучання
               *[misses] всі промахи
            }
       *[no]
            { $which ->
                [hits]
                    { $n ->
                        [1] 1 влучання
                        [one] щонайбільше { $n } влучання
                        [few] щонайбільше { $n } влучання
                       *[many] щонайбільше { $n } влучань
                    }
               *[misses]
                    { $n ->
                        [1] 1 промах
                        [one] щонайбільше { $n } промах
                        [few] щонайбільше { $n } промахи
                       *[many] щонайбільше { $n } промахів
                    }
            }
    }
heroes-do-resurrect =
    Воскресіння ({ $n }) { $target ->
        [that-stack]
            { $attacked ->
                [yes] у стосі-нападнику
               *[no] у цьому стосі
            }
       *[army] { "" }
    }
heroes-do-turn-elite =
    переверніть { $all ->
        [yes] усі звичайні загони
       *[no]
            { $n ->
                [1] 1 звичайний загін
                [one] щонайбільше { $n } звичайний загін
                [few] щонайбільше { $n } звичайні загони
               *[many] щонайбільше { $n } звичайних загонів
            }
    } армії героя на елітний бік
heroes-do-summon = викличте { $elemental } на цю битву
heroes-do-gain =
    { $from ->
        [former-owner]
            { $person ->
                [you] візьміть
               *[they] { heroes-who } бере
            } у попереднього власника щонайбільше { $goods }
       *[none]
            { $person ->
                [you] отримайте
               *[they]
                    { $owner ->
                        [actor]
                            { $target ->
                                [player] він отримує додатково
                               *[hero] { heroes-who } отримує додатково
                            }
                       *[hero] { heroes-who } отримує
                    }
            } { $goods }
    }
heroes-do-draw =
    { heroes-who } { $deck ->
        [skill] отримує вміння
        [scroll] отримує сувій
        [artifact] отримує артефакт
        [treasure] бере карту скарбу й отримує { heroes-parts } з неї
       *[any] бере одну карту зі скиду скарбів, сувоїв або артефактів; із карти скарбу { heroes-parts }
    }
heroes-parts =
    { $parts ->
        [one] { $parts } частину
        [few] { $parts } частини
       *[many] { $parts } частин
    }
heroes-do-discount =
    { $on ->
        [unit]
            { $limited ->
                [yes]
                    один { heroes-side-one } { $named ->
                        [yes] жетон { $unit }
                       *[no] загін
                    }, куплений { heroes-bought }, коштує
               *[no]
                    { heroes-side-plural } { $named ->
                        [yes] жетони { $unit }
                       *[no] загони
                    }, куплені { heroes-bought }, коштують
            } на { heroes-gold } менше
        [advance] підвищення { heroes-hero-gen } коштують на { $n } ОД менше
       *[building]
            { $on ->
                [building]
                    { $owner ->
                        [week] усі будівлі
                       *[hero] ваші будівлі
                    }
               *[town-level]
                    { $owner ->
                        [week] рівні всіх міст
                       *[hero] рівні вашого міста
                    }
            } коштують на { heroes-resources } менше
    }
heroes-side-one =
    { $side ->
        [basic] звичайний
        [elite] елітний
       *[any] { "" }
    }
heroes-side-plural =
    { $side ->
        [basic] звичайні
        [elite] елітні
       *[any] { "" }
    }
heroes-side-many =
    { $side ->
        [basic] звичайних
        [elite] елітних
       *[any] { "" }
    }
heroes-bought =
    { $target ->
        [hero] для { heroes-hero-gen }
       *[player]
            { $owner ->
                [week] гравцем
               *[hero] вами
            }
    }
heroes-do-recruit-units =
    купіть до армії героя { $n ->
        [1] 1 загін
        [one] щонайбільше { $n } загін
        [few] щонайбільше { $n } загони
       *[many] щонайбільше { $n } загонів
    } будь-якого рівня, звичайні або елітні
heroes-do-relocate =
    { heroes-who } потрапляє { $to ->
        [own-town] до власного міста
       *[portal] до будь-якого порталу, на якому немає героя
    }
heroes-do-cancel = цей сувій не діє

## Блага

heroes-goods =
    { $what ->
        [gold] { heroes-gold }
        [resources] { heroes-resources }
        [resources-or-gold] { heroes-resources } або { heroes-gold }
        [luck-token]
            { $n ->
                [one] { $n } жетон
                [few] { $n } жетони
               *[many] { $n } жетонів
            } удачі
        [xp] { $n } ОД
        [power] { heroes-power }
        [unit]
            { $named ->
                [yes]
                    { $n ->
                        [one] { $n } { heroes-side-one } жетон
                        [few] { $n } { heroes-side-plural } жетони
                       *[many] { $n } { heroes-side-many } жетонів
                    } { $unit }
               *[no]
                    { $n ->
                        [one] { $n } { heroes-side-one } загін
                        [few] { $n } { heroes-side-plural } загони
                       *[many] { $n } { heroes-side-many } загонів
                    } із Силою { $strength }
            } безкоштовно
        [activation]
            { $n ->
                [one] { $n } додаткову активацію
                [few] { $n } додаткові активації
               *[many] { $n } додаткових активацій
            }, одразу після цієї
       *[special-action-card]
            { $n ->
                [1] четверту карту дії ({ heroes-card-special })
                [one] { $n } додаткову карту дії ({ heroes-card-special })
                [few] { $n } додаткові карти дії ({ heroes-card-special })
               *[many] { $n } додаткових карт дії ({ heroes-card-special })
            }
    }
heroes-gold =
    { $n ->
        [1] 1 золото
       *[many] { $n } золота
    }
heroes-resources =
    { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурси
       *[many] { $n } ресурсів
    }
heroes-power =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    } могутності

## Що надруковано

heroes-head-hero = Сила { $strength }, Магія { $magic }, Ініціатива { $initiative }, Командування { $command }
heroes-head-fighter = Сила { $strength }, Ініціатива { $initiative }
heroes-head-creature = Сила { $strength }, Ініціатива { $initiative }, Чисельність { $number }
heroes-head-abilities = Здібності: { $list }
heroes-head-schools = Школи: { $list }
heroes-head-reputation = Репутація: { $name }
heroes-head-faction =
    { $name }{ $lean ->
        [might] , герой сили
        [magic] , герой магії
       *[none] { "" }
    }
heroes-head-unit =
    { $name }, рівень міста { $level }, { $n ->
        [one] { $n } жетон
        [few] { $n } жетони
       *[many] { $n } жетонів
    }
heroes-head-side =
    { $side ->
        [basic] Звичайний бік
       *[elite] Елітний бік
    }, { $price }: { $list }
heroes-no-abilities = без здібностей
heroes-head-elite = Еліта: може використовувати елітний кубик
heroes-head-reward =
    { $xp } ОД, { $chests ->
        [one] { $chests } скриня
        [few] { $chests } скрині
       *[many] { $chests } скринь
    }
heroes-head-units = Загони: { $list }
heroes-head-faction-building = Будівля фракції: { $name }
heroes-head-building = Потрібен рівень міста { $level }
heroes-head-price = Ціна: { $price }
heroes-head-needs-artifact = Потрібен артефакт «{ $name }»
heroes-head-enables = Потрібно, щоб звести будівлю «{ $name }»
heroes-head-skill =
    { $deck ->
        [might] Сила
       *[magic] Магія
    }: { $school }
heroes-head-decks = У колодах фракцій: { $list }
heroes-head-scroll = Рівень { $level }, { $school }
heroes-head-of-set = набір «{ $set }»
heroes-head-pieces = Частини набору: { $list }
heroes-pieces =
    Щонайменше { $n ->
        [one] { $n } частина
        [few] { $n } частини
       *[many] { $n } частин
    } набору: { $text }
heroes-head-week = Фаза місяця: { $name }
heroes-head-tier = { $name }, потрібен Розгром { $n }
heroes-head-place =
    { $kind ->
        [control] Місце для контролю
        [explore] Місце для дослідження
       *[pass] Прохід
    }
heroes-head-power = { heroes-power }
heroes-head-start =
    { $start ->
        [yes] Доступна від початку
       *[no] Її ще треба здобути
    }
heroes-dark-days = Темні дні
    .about = Темні дні: до зустрічі долучається другий стос тих самих створінь; потрібний Розгром на 1 вищий.

## Чого не скласти з фактів

heroes-about-combat-precise-attack = Перед кидком нападник називає ворожий стос, який отримає рани; після кидка він може перекинути один кубик, що не влучив.
heroes-about-combat-defence = Стос не можна назвати Влучною атакою; під час втечі досить скинути один жетон із Захистом.
heroes-about-combat-toughness = За кожну позначку жетон витримує на одну рану більше (її лише відмічають), перш ніж його перевернуть чи знищать; після битви позначки зникають.
heroes-about-combat-piercing = Витривалість не допомагає проти ран від цього нападника.
heroes-about-combat-slayer = Кожен к8, що влучив, завдає 2 ран; черепи елітного кубика не подвоюються.
heroes-about-combat-fury = Завжди 5 кубиків атаки, хоч яка Чисельність; елітні створіння можуть додати елітний кубик.
heroes-about-combat-regeneration = Наприкінці кожного ходу битви всі рани зникають, якщо створіння ще живі.
heroes-about-face-one-skull = 1 додаткова рана.
heroes-about-face-two-skulls = 2 додаткові рани.
heroes-about-face-luck = Нападник може перекинути всі к8 цієї атаки, що не влучили.
heroes-about-face-laurel = Один звичайний жетон стосу стає елітним або один втрачений жетон повертається як звичайний; у героя в будь-якому стосі; у зустрічі зникає одна рана.
heroes-about-face-bad-luck = Нападник мусить перекинути всі к8 цієї атаки, що влучили.
heroes-about-action-hero-activation = Активуйте своїх героїв одного за одним: кожен рухається, досліджує, бере місця під контроль і проводить щонайбільше одну битву.
heroes-about-action-gather = Зберіть ресурси й золото з контрольованих місць, будівель, від героїв і з артефактів.
heroes-about-action-build = Зведіть одну будівлю або підніміть місто на один рівень.
heroes-about-action-recruit = Купуйте й поліпшуйте загони, найміть героя, розпустіть загони.
heroes-about-terrain-open = Можна ввійти.
heroes-about-terrain-water = Закрита, хіба що герой вирушив із порту або може переходити воду; ніхто тут не зупиняється.
heroes-about-terrain-mountain = Закриті, хіба що герой може переходити гори; ніхто тут не зупиняється.
heroes-about-terrain-port = Можна ввійти; звідси шлях може вести далі водою.
heroes-about-place-portal = Шлях до власного міста з Міським порталом і з нього, а для Мандрівника між вимірами також з порталу до порталу.
