# Тексти карт, складені з фактів кожної карти.

either = { $first } АБО { $second }

faction =
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
not-faction = { $faction }
not-factions = (не { $list })

## Рядок маркерів

markers-all = { $first } І { $second }
markers-one-of = { $first } АБО { $second }
markers-any-of = { $first } І/АБО { $second }
move =
    { $by } { $marker ->
        [red] червоний
        [green] зелений
        [leading] передній маркер
       *[trailing] задній маркер
    }
move-if = { $move } (ЯКЩО { $condition })
marker-line =
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
x-is =
    ; X = { $amount }{ $capped ->
        [yes] , щонайбільше { $cap }
       *[no] { "" }
    }
x-cards = кількість { $cards }
x-factions =
    кількість різних фракцій { $others ->
        [yes] (без { $without })
       *[no] { "" }
    } серед { $cards }
those =
    { $noun ->
        [hero] цих героїв
       *[card] цих карт
    }

## Які карти

one-nom =
    { $noun ->
        [hero]
            { $random ->
                [yes] випадковий
               *[no] { "" }
            } { $face ->
                [up] відкритий
                [down] таємний
                [any] відкритий чи таємний
               *[none] { "" }
            } герой
       *[card]
            { $random ->
                [yes] випадкова
               *[no] { "" }
            } { $top ->
                [0] { "" }
               *[other] верхня
            } карта
    } { kind-tail }
# родовий відмінок; для героїв також знахідний
one-gen =
    { $noun ->
        [hero]
            { $random ->
                [yes] випадкового
               *[no] { "" }
            } { $face ->
                [up] відкритого
                [down] таємного
                [any] відкритого чи таємного
               *[none] { "" }
            } героя
       *[card]
            { $random ->
                [yes] випадкової
               *[no] { "" }
            } { $top ->
                [0] { "" }
               *[other] верхньої
            } карти
    } { kind-tail }
one-acc =
    { $noun ->
        [hero] { one-gen }
       *[card]
            { $random ->
                [yes] випадкову
               *[no] { "" }
            } { $top ->
                [0] { "" }
               *[other] верхню
            } карту { kind-tail }
    }
few-acc =
    { $noun ->
        [hero] { many-gen }
       *[card]
            { $random ->
                [yes] випадкові
               *[no] { "" }
            } { $top ->
                [0] { "" }
               *[other] верхні
            } карти { kind-tail }
    }
many-gen =
    { $random ->
        [yes] випадкових
       *[no] { "" }
    } { $noun ->
        [hero]
            { $face ->
                [up] відкритих
                [down] таємних
                [any] відкритих чи таємних
               *[none] { "" }
            } героїв
       *[card]
            { $top ->
                [0] { "" }
               *[other] верхніх
            } карт
    } { kind-tail }
kind-tail =
    { $factions } { $not } { $named ->
        [yes] вибраної фракції
       *[no] { "" }
    }
counted =
    { $case ->
        [gen]
            { $n ->
                [one] { $n } { one-gen }
               *[other] { $n } { many-gen }
            }
       *[acc]
            { $n ->
                [one] { $n } { one-acc }
                [few] { $n } { few-acc }
               *[other] { $n } { many-gen }
            }
    }
# «усі» after the consonant of an imperative such as «візьміть», «всі» after the vowel of all other verbs
all-letter =
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
cards =
    { $q ->
        [one]
            { $case ->
                [nom] { one-nom }
                [gen] { one-gen }
               *[acc] { one-acc }
            }
        [count] { counted }
        [all]
            { $case ->
                [gen] усіх { many-gen }
               *[acc]
                    { $noun ->
                        [hero] { all-letter }сіх { many-gen }
                       *[card] { all-letter }сі { few-acc }
                    }
            }
        [some] будь-яку кількість { many-gen }
        [atleast] принаймні { $least } { many-gen }
        [upto]
            до { $n } { $n ->
                [one] { one-gen }
               *[other] { many-gen }
            }
        [range] від { $least } до { $n } { many-gen }
        [plural]
            { $top ->
                [0] { many-gen }
               *[other] { $top } { many-gen }
            }
        [one-top] 1 з { $top } { many-gen }
        [count-top] { $n } з { $top } { many-gen }
        [some-top] будь-яку кількість з { $top } { many-gen }
        [atleast-top] принаймні { $least } з { $top } { many-gen }
        [upto-top] до { $n } з { $top } { many-gen }
       *[range-top] від { $least } до { $n } з { $top } { many-gen }
    }
them =
    { $q ->
        [it] { pronoun }
        [rest]
            { $noun ->
                [hero] решту
               *[card] решту
            }
        [them] { pronoun }
        [one-them] 1 з них
        [count-them] { $n } з них
        [some-them] будь-яку кількість з них
        [atleast-them] принаймні { $least } з них
        [upto-them] до { $n } з них
       *[range-them] від { $least } до { $n } з них
    }
place =
    { $zone ->
        [party]
            { $whose ->
                [mine]
                    { $relation ->
                        [from] зі свого загону
                       *[other] у своєму загоні
                    }
                [your]
                    { $relation ->
                        [from] з вашого загону
                       *[other] у вашому загоні
                    }
                [any]
                    { $relation ->
                        [count] в усіх загонах
                       *[other] { "" }
                    }
               *[other]
                    { $relation ->
                        [from] із загону { place-whose }
                        [count] у загоні { place-whose }
                       *[other] в загоні { place-whose }
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
               *[other]
                    { $relation ->
                        [from] з руки { place-whose }
                       *[other] на руці { place-whose }
                    }
            }
        [pile] з вибраного стосу
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
place-whose =
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
pile =
    { $zone ->
        [tavern] таверну
        [harbor] порт
        [wilderness] глушину
       *[graveyard] цвинтар
    }
notes = ({ $list })
note-not =
    { $uncopyable ->
        [yes]
            { $chain ->
                [yes] крім Похованого Імператора та копіювальної карти, яка вже діє
               *[no] крім Похованого Імператора
            }
       *[no] крім копіювальної карти, яка вже діє
    }
note-receiver = потрібен гравець, крім вас і власника, який може його отримати

## Умови

if-leads =
    { $marker ->
        [red] червоний маркер — передній
        [green] зелений маркер — передній
       *[any] є передній маркер
    }
if-there = { $place } є { $cards }
if-done =
    { $near ->
        [yes] ви це зробите
       *[no] це сталося
    }
if-is = це { $card }
if-is-not = це не { $card }
if-named-faction =
    { $noun ->
        [hero] він належить
       *[card] вона належить
    } до вибраної фракції

## Хто це робить

player =
    { $who ->
        [that] цей гравець
        [owner] власник
        [previous] колишній власник
        [next] наступний гравець
       *[each] кожен інший гравець
    }
you-may = можете { $act }
they-do = { $who } { $act }
they-may = { $who } може { $act }
at-random = { $act } навмання
owner-chooses = { $act } (вибирає власник)
if-then = ЯКЩО { $condition }, { $act }
choose-you =
    { $may ->
        [yes] можете вибрати
       *[no] виберіть
    } одне { $random ->
        [yes] навмання
       *[no] { "" }
    }: { $options }
choose-they =
    { $who } { $may ->
        [yes] може вибрати
       *[no] вибирає
    } одне: { $options }

## Дієслова

do-bury =
    { $form ->
        [may] поховати
        [does] ховає
       *[do] поховайте
    } { $cards }
do-discard =
    { $form ->
        [may] скинути
        [does] скидає
       *[do] скиньте
    } { $cards }
do-take =
    { $form ->
        [may] узяти
        [does] бере
       *[do] візьміть
    } { $cards } { $to }
do-place =
    { $form ->
        [may] покласти
        [does] кладе
       *[do] покладіть
    } { $cards } { $to }
do-turn-over =
    { $form ->
        [may] перевернути
        [does] перевертає
       *[do] переверніть
    } { $cards }
do-exchange =
    { $form ->
        [may] поміняти
        [does] міняє
       *[do] поміняйте
    } місцями { $first } і { $second }
do-draw =
    { $form ->
        [may] узяти
        [does] бере
       *[do] візьміть
    } { $cards } { $to }
do-draw-random = { do-draw }
do-look =
    { $form ->
        [may] переглянути
        [does] переглядає
       *[do] перегляньте
    } { $cards }
do-reveal =
    { $form ->
        [may] відкрити
        [does] відкриває
       *[do] відкрийте
    } { $cards }
do-return =
    { $form ->
        [may] повернути
        [does] повертає
       *[do] поверніть
    } { $cards } { $to }
do-refill =
    { $form ->
        [may] поповнити
        [does] поповнює
       *[do] поповніть
    } пусті комірки таверни картами { $piles }
do-perform =
    { $form ->
        [may] застосувати
        [does] застосовує
       *[do] застосуйте
    } { $abilities }
do-play =
    { $form ->
        [may] додатково зіграти
        [does] додатково грає
       *[do] додатково зіграйте
    } { $place } { $bare }
do-pick-player =
    { $form ->
        [may] вибрати
        [does] вибирає
       *[do] виберіть
    } { $who ->
        [other] іншого гравця
       *[any] гравця
    } { $having } { $but }
do-pick-faction =
    { $form ->
        [may] вибрати
        [does] вибирає
       *[do] виберіть
    } фракцію
do-pick-pile =
    { $form ->
        [may] вибрати
        [does] вибирає
       *[do] виберіть
    } { $piles }
do-pick-card =
    { $form ->
        [may] вибрати
        [does] вибирає
       *[do] виберіть
    } { $cards } { $aside }
who-has =
    { $zone ->
        [hand] , який має { $cards } на руці
       *[party] , який має { $cards }
    }
but-not =
    , але не { $who ->
        [owner] власника
        [previous] колишнього власника
       *[that] цього гравця
    }
its-abilities =
    { $q ->
        [it]
            { $noun ->
                [hero] його
               *[card] її
            }
       *[other] їхні
    } властивості
abilities-of = властивості { $cards }

## Куди потрапляють карти

pronoun-one =
    { $noun ->
        [hero] його
       *[card] її
    }
pronoun =
    { $q ->
        [it] { pronoun-one }
        [one] { pronoun-one }
        [one-them] { pronoun-one }
        [one-top] { pronoun-one }
       *[other] їх
    }
to-hand = на руку
to-party =
    { $face ->
        [up] горілиць
       *[down] долілиць
    } { $whose ->
        [mine] у свій загін
        [your] у ваш загін
       *[other] у загін { place-whose }
    }
to-wilderness-top = на верх глушини в тому самому порядку
then-wilderness-top =
    й { $form ->
        [may] покласти
        [does] кладе
       *[do] покладіть
    } { pronoun } на верх глушини
then-aside =
    й { $form ->
        [may] відкласти
        [does] відкладає
       *[do] відкладіть
    } { pronoun } { $q ->
        [it] вбік
        [one] вбік
        [one-them] вбік
        [one-top] вбік
       *[other] убік
    }
then-place =
    й { $form ->
        [may] покласти
        [does] кладе
       *[do] покладіть
    } { pronoun } { $party }

## Чим є карта

of-all-factions = вважається героєм кожної фракції
of-no-faction = не належить до жодної фракції
not-copyable = інші карти не можуть застосовувати цю карту
static =
    поки цей герой лежить { $holds } { $face ->
        [up] горілиць
        [down] долілиць
       *[none] { "" }
    }, решту { $others ->
        [up] відкритих
        [down] таємних
       *[none] { "" }
    } героїв цього загону { $replace ->
       *[bury] не ховають
    }, а { $instead ->
       *[turn-over] перевертають
    }
endgame =
    наприкінці гри { $where ->
        [beside] в одному загоні з картою «{ $card }»
       *[leader] в загоні, чий лідер — { $leaders },
    } цей герой вважається за { $n ->
        [one] { $n } героя
       *[other] { $n } героїв
    } переможної фракції (замість власної)
