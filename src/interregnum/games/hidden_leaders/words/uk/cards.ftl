# Тексти карт, складені з фактів кожної карти.

hidden-leaders-either = { $first } АБО { $second }

hidden-leaders-faction =
    { $faction ->
        [undead]
            { $case ->
                [nom] мертвяки
                [dat] мертвякам
                [ins] мертвяками
               *[gen] мертвяків
            }
        [water-folk]
            { $case ->
                [nom] водяники
                [dat] водяникам
                [ins] водяниками
               *[gen] водяників
            }
        [imperial-army]
            { $case ->
                [nom] імперці
                [dat] імперцям
                [ins] імперцями
               *[gen] імперців
            }
       *[hill-tribes]
            { $case ->
                [nom] горяни
                [dat] горянам
                [ins] горянами
               *[gen] горян
            }
    }
hidden-leaders-not-faction = з { $faction }
hidden-leaders-not-factions = не { $list }

## Рядок маркерів

hidden-leaders-markers-all = { $first } І { $second }
hidden-leaders-markers-one-of = { $first } АБО { $second }
hidden-leaders-markers-any-of = { $first } І/АБО { $second }
hidden-leaders-marker =
    { $marker ->
        [red] червоний
        [green] зелений
        [leading] передній
       *[trailing] задній
    }
hidden-leaders-move =
    { $kind ->
        [relative] { $marker } на { $by }
       *[plain] { $by } { $marker }
    }
hidden-leaders-move-if = { $move } (ЯКЩО { $condition })
hidden-leaders-marker-line =
    { $limited ->
        [yes]
            { $decided ->
                [yes] ЯКЩО { $condition }, вирішує { $who }: { $moves } { $amount }
               *[no] ЯКЩО { $condition }: { $moves } { $amount }
            }
       *[no]
            { $decided ->
                [yes] вирішує { $who }: { $moves } { $amount }
               *[no] { $moves } { $amount }
            }
    }
hidden-leaders-x-is =
    ; X = { $amount }{ $capped ->
        [yes] , не більше { $cap }
       *[no] { "" }
    }
hidden-leaders-x-cards = кількість { $cards }
hidden-leaders-x-factions =
    кількість різних фракцій { $others ->
        [yes] (без { $without })
       *[no] { "" }
    } серед { $cards }
hidden-leaders-those =
    { $noun ->
        [hero] цих героїв
       *[card] цих карт
    }

## Які карти

hidden-leaders-one-nom =
    { $noun ->
        [hero]
            { $random ->
                [yes] випадковий
               *[no] { "" }
            } { $face ->
                [down] таємний
               *[other] { "" }
            } герой
       *[card]
            { $random ->
                [yes] випадкова
               *[no] { "" }
            } { $top ->
                [0] { "" }
               *[other] верхня
            } карта
    } { $factions } { $face ->
        [any] (або таємний)
       *[other] { "" }
    } { hidden-leaders-kind-tail }
# родовий відмінок; для героїв також знахідний
hidden-leaders-one-gen =
    { $noun ->
        [hero]
            { $whose ->
                [mine] свого
                [any] будь-якого
               *[other] { "" }
            } { $random ->
                [yes] випадкового
               *[no] { "" }
            } { $face ->
                [down] таємного
               *[other] { "" }
            } героя
       *[card]
            { $random ->
                [yes] випадкової
               *[no] { "" }
            } { $top ->
                [0] { "" }
               *[other] верхньої
            } карти
    } { $factions } { $face ->
        [any] (або таємного)
       *[other] { "" }
    } { hidden-leaders-kind-tail }
hidden-leaders-one-acc =
    { $noun ->
        [hero] { hidden-leaders-one-gen }
       *[card]
            { $random ->
                [yes] випадкову
               *[no] { "" }
            } { $top ->
                [0] { "" }
               *[other] верхню
            } карту { $factions } { hidden-leaders-kind-tail }
    }
hidden-leaders-few-acc =
    { $noun ->
        [hero] { hidden-leaders-many-gen }
       *[card]
            { $random ->
                [yes] випадкові
               *[no] { "" }
            } { $top ->
                [0] { "" }
               *[other] верхні
            } карти { $factions } { hidden-leaders-kind-tail }
    }
hidden-leaders-many-gen =
    { $whose ->
        [mine] своїх
        [any] будь-яких
       *[other] { "" }
    } { $random ->
        [yes] випадкових
       *[no] { "" }
    } { $noun ->
        [hero]
            { $face ->
                [down] таємних
               *[other] { "" }
            } героїв
       *[card]
            { $top ->
                [0] { "" }
               *[other] верхніх
            } карт
    } { $factions } { $face ->
        [any] (або таємних)
       *[other] { "" }
    } { hidden-leaders-kind-tail }
hidden-leaders-kind-tail =
    { $not } { $named ->
        [yes] цієї фракції
       *[no] { "" }
    }
hidden-leaders-counted =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } { hidden-leaders-one-gen }
               *[other] { $n } { hidden-leaders-many-gen }
            }
       *[acc]
            { $n ->
                [one] { $n } { hidden-leaders-one-acc }
                [few] { $n } { hidden-leaders-few-acc }
               *[other] { $n } { hidden-leaders-many-gen }
            }
    }
# «усі» after the consonant of an imperative such as «візьміть», «всі» after the vowel of all other verbs
hidden-leaders-all-letter =
    { $after ->
        [draw-do] у
        [draw-random-do] у
        [pick-card-do] у
        [place-do] у
        [return-do] у
        [take-do] у
        [turn-over-do] у
       *[other] в
    }
hidden-leaders-cards =
    { $q ->
        [one]
            { $case ->
                [nom] { hidden-leaders-one-nom }
                [gen] { hidden-leaders-one-gen }
               *[acc] { hidden-leaders-one-acc }
            }
        [count] { hidden-leaders-counted }
        [all]
            { $case ->
                [gen] усіх { hidden-leaders-many-gen }
               *[acc]
                    { $noun ->
                        [hero] { hidden-leaders-all-letter }сіх { hidden-leaders-many-gen }
                       *[card] { hidden-leaders-all-letter }сі { hidden-leaders-few-acc }
                    }
            }
        [some] будь-яку кількість { hidden-leaders-many-gen }
        [atleast] принаймні { $least } { hidden-leaders-many-gen }
        [upto]
            до { $n } { $n ->
                [one] { hidden-leaders-one-gen }
               *[other] { hidden-leaders-many-gen }
            }
        [range] від { $least } до { $n } { hidden-leaders-many-gen }
        [plural]
            { $top ->
                [0] { hidden-leaders-many-gen }
               *[other] { $top } { hidden-leaders-many-gen }
            }
        [one-top] 1 з { $top } { hidden-leaders-many-gen }
        [count-top] { $n } з { $top } { hidden-leaders-many-gen }
        [some-top] будь-яку кількість з { $top } { hidden-leaders-many-gen }
        [atleast-top] принаймні { $least } з { $top } { hidden-leaders-many-gen }
        [upto-top] до { $n } з { $top } { hidden-leaders-many-gen }
       *[range-top] від { $least } до { $n } з { $top } { hidden-leaders-many-gen }
    }
hidden-leaders-them =
    { $q ->
        [it] { hidden-leaders-pronoun }
        [rest]
            { $noun ->
                [hero] решту
               *[card] решту
            }
        [last]
            { $noun ->
                [hero] другого
               *[card] другу
            }
        [them] { hidden-leaders-pronoun }
        [one-them] 1 з них
        [count-them] { $n } з них
        [some-them] будь-яку кількість з них
        [atleast-them] принаймні { $least } з них
        [upto-them] до { $n } з них
       *[range-them] від { $least } до { $n } з них
    }
hidden-leaders-place =
    { $zone ->
        [party]
            { $whose ->
                [mine] { "" }
                [your]
                    { $relation ->
                        [count] у вашому загоні
                       *[other] з вашого загону
                    }
                [that]
                    { $relation ->
                        [count] у його загоні
                       *[other] { hidden-leaders-place-whose }
                    }
                [any]
                    { $relation ->
                        [count] в усіх загонах
                       *[other] { "" }
                    }
               *[other]
                    { $relation ->
                        [count] у загоні { hidden-leaders-place-whose }
                       *[other] { hidden-leaders-place-whose }
                    }
            }
        [hand]
            { $whose ->
                [mine]
                    { $voice ->
                        [you] з руки
                       *[third] зі своєї руки
                    }
                [your]
                    { $relation ->
                        [from] з вашої руки
                       *[other] на вашій руці
                    }
                [that]
                    { $voice ->
                        [you]
                            { $relation ->
                                [from] з його руки
                               *[other] на його руці
                            }
                       *[third]
                            { $relation ->
                                [from] з руки { hidden-leaders-place-whose }
                               *[other] на руці { hidden-leaders-place-whose }
                            }
                    }
               *[other]
                    { $relation ->
                        [from] з руки { hidden-leaders-place-whose }
                       *[other] на руці { hidden-leaders-place-whose }
                    }
            }
        [pile] звідти
        [tavern]
            { $relation ->
                [from] з таверни
                [count] у таверні
               *[other] в таверні
            }
        [harbor]
            { $relation ->
                [count] у порту
               *[other] з порту
            }
        [wilderness]
            { $relation ->
                [count] у глушині
               *[other] з глушини
            }
       *[graveyard]
            { $relation ->
                [count] на цвинтарі
               *[other] з цвинтаря
            }
    }
hidden-leaders-place-whose =
    { $whose ->
        [that] цього гравця
        [owner] власника
        [previous] колишнього власника
        [other] іншого гравця
        [next] наступного гравця
        [each] кожного іншого гравця
        [any] будь-якого гравця
       *[none] гравця
    }
hidden-leaders-pile =
    { $zone ->
        [tavern] таверну
        [harbor] порт
        [wilderness] глушину
       *[graveyard] цвинтар
    }
hidden-leaders-notes = ({ $list })
hidden-leaders-note-not =
    { $uncopyable ->
        [yes]
            { $chain ->
                [yes] крім Похованого Імператора та цієї карти
               *[no] крім Похованого Імператора
            }
       *[no] крім цієї карти
    }
hidden-leaders-note-receiver = щоб віддати

## Умови

hidden-leaders-if-leads =
    { $marker ->
        [red] червоний — передній
        [green] зелений — передній
       *[any] є передній маркер
    }
hidden-leaders-if-there = { $place } є { $cards }
hidden-leaders-if-done =
    { $near ->
        [yes] так
       *[no] це сталося
    }
hidden-leaders-if-is = це { $card }
hidden-leaders-if-is-not = це не { $card }
hidden-leaders-if-named-faction =
    { $noun ->
        [hero] він належить
       *[card] вона належить
    } до цієї фракції

## Хто це робить

hidden-leaders-player =
    { $who ->
        [that] цей гравець
        [owner] його власник
        [previous] його колишній власник
        [next] наступний гравець
       *[each] кожен інший гравець
    }
hidden-leaders-you-may = ви можете { $act }
hidden-leaders-they-do = { $who } { $act }
hidden-leaders-they-may = { $who } може { $act }
hidden-leaders-at-random = { $act } навмання
hidden-leaders-owner-chooses = { $act } (вибирає власник)
hidden-leaders-if-then = ЯКЩО { $condition }, { $act }
hidden-leaders-choose-you =
    { $may ->
        [yes] ви можете вибрати
       *[no] виберіть
    } одне { $random ->
        [yes] навмання
       *[no] { "" }
    }: { $options }
hidden-leaders-choose-they =
    { $who } { $may ->
        [yes] може вибрати
       *[no] вибирає
    } одне: { $options }

## Дієслова: карта велить, гравець може або відповідає

hidden-leaders-do-bury =
    { $form ->
        [do] поховайте
        [does] мусить поховати
       *[may] поховати
    } { $cards }
hidden-leaders-do-discard =
    { $form ->
        [do] скиньте
        [does] скидає
       *[may] скинути
    } { $cards }
hidden-leaders-do-take =
    { $form ->
        [do] візьміть
        [does] бере
       *[may] узяти
    } { $cards } { $to }
hidden-leaders-do-place =
    { $form ->
        [do] покладіть
        [does] кладе
       *[may] покласти
    } { $cards } { $to }
hidden-leaders-do-turn-over =
    { $form ->
        [do] переверніть
        [does] перевертає
       *[may] перевернути
    } { $cards }
hidden-leaders-do-exchange =
    { $form ->
        [do] поміняйте
        [does] міняє
       *[may] поміняти
    } { $first } на { $second }
hidden-leaders-do-draw =
    { $form ->
        [do] візьміть
        [does] бере
       *[may] узяти
    } { $cards } { $to }
hidden-leaders-do-draw-random = { hidden-leaders-do-draw }
hidden-leaders-do-look =
    { $form ->
        [do] перегляньте
        [does] переглядає
       *[may] переглянути
    } { $cards }
hidden-leaders-do-reveal =
    { $form ->
        [do] відкрийте { $cards }
        [does] відкриває { $cards }, якщо може
       *[may] відкрити { $cards }
    }
hidden-leaders-do-return =
    { $form ->
        [do] поверніть
        [does] повертає
       *[may] повернути
    } { $cards } { $to }
hidden-leaders-do-refill =
    { $form ->
        [do] поповніть
        [does] поповнює
       *[may] поповнити
    } таверну картами { $piles }
hidden-leaders-do-perform =
    { $form ->
        [do] застосуйте
        [does] застосовує
       *[may] застосувати
    } { $abilities }
hidden-leaders-do-play =
    { $form ->
        [do] додатково зіграйте
        [does] додатково грає
       *[may] додатково зіграти
    } { $place } { $bare }
hidden-leaders-do-pick-player =
    { $form ->
        [do] виберіть
        [does] вибирає
       *[may] вибрати
    } { $who ->
        [other] іншого гравця
       *[any] гравця
    } { $having } { $but }
hidden-leaders-do-pick-faction =
    { $form ->
        [do] виберіть
        [does] вибирає
       *[may] вибрати
    } фракцію
hidden-leaders-do-pick-pile =
    { $form ->
        [do] виберіть
        [does] вибирає
       *[may] вибрати
    } { $piles }
hidden-leaders-do-pick-card =
    { $form ->
        [do] виберіть
        [does] вибирає
       *[may] вибрати
    } { $cards }
hidden-leaders-do-set-aside =
    { $form ->
        [do] відкладіть
        [does] відкладає
       *[may] відкласти
    } { $cards }
hidden-leaders-who-has =
    { $zone ->
        [hand] , що має { $cards } на руці
       *[party] , що має { $cards }
    }
hidden-leaders-but-not =
    , але не { $who ->
        [owner] власника
        [previous] колишнього власника
       *[that] цього гравця
    }
hidden-leaders-its-abilities = { hidden-leaders-pronoun }, ніби ви { hidden-leaders-pronoun } зіграли
hidden-leaders-abilities-of = властивості { $cards }, ніби ви { hidden-leaders-pronoun } зіграли

## Куди потрапляють карти

hidden-leaders-pronoun-one =
    { $noun ->
        [hero] його
       *[card] її
    }
hidden-leaders-pronoun =
    { $q ->
        [it] { hidden-leaders-pronoun-one }
        [one] { hidden-leaders-pronoun-one }
        [one-them] { hidden-leaders-pronoun-one }
        [one-top] { hidden-leaders-pronoun-one }
        [last] { hidden-leaders-pronoun-one }
       *[other] їх
    }
hidden-leaders-to-hand = на руку
hidden-leaders-to-party =
    { $face ->
        [up] горілиць
       *[down] долілиць
    } { $whose ->
        [mine] у свій загін
        [your] у ваш загін
       *[other] у загін { hidden-leaders-place-whose }
    }
hidden-leaders-to-wilderness-top =
    на верх глушини { $q ->
        [it] { "" }
        [last] { "" }
       *[other] в тому самому порядку
    }
hidden-leaders-then-wilderness-top =
    й { $form ->
        [do] покладіть
        [does] кладе
       *[may] покласти
    } { hidden-leaders-pronoun } на верх глушини
hidden-leaders-then-aside =
    й { $form ->
        [do] відкладіть
        [does] відкладає
       *[may] відкласти
    } { hidden-leaders-pronoun } { $q ->
        [it] вбік
        [one] вбік
        [one-them] вбік
        [one-top] вбік
       *[other] убік
    }
hidden-leaders-then-place =
    й { $form ->
        [do] покладіть
        [does] кладе
       *[may] покласти
    } { hidden-leaders-pronoun } { $party }

## Чим є карта

hidden-leaders-of-all-factions = вважається героєм кожної фракції
hidden-leaders-of-no-faction = не належить до жодної фракції
hidden-leaders-not-copyable = інші карти не можуть її копіювати
hidden-leaders-static =
    поки цей герой { $face ->
        [up] відкритий
        [down] таємний
       *[none] { "" }
    } { $holds }, інших { $others ->
        [up] відкритих
        [down] таємних
       *[none] { "" }
    } героїв цього загону { $instead ->
       *[turn-over] перевертають
    } замість { $replace ->
       *[bury] поховання
    }
hidden-leaders-endgame =
    наприкінці гри { $where ->
        [beside] в одному загоні з картою «{ $card }»
       *[leader] в загоні, чий лідер — { $leaders },
    } рахується як { $n ->
        [one] { $n } герой
        [few] { $n } герої
       *[other] { $n } героїв
    } переможної фракції (замість власної)
