# Why an answer is not listed: one sentence for each reason; the number of its rule is told beside it.

## Whose question it is, and what it asks

heroes-why-over = The game is over.
heroes-why-watching = Whoever watches has nothing to choose.
heroes-why-not-asked = It is { $player } who has to answer now.
heroes-why-not-what-is-asked = This is not what is asked now.
heroes-why-no-action-card = You do not have this action card.
heroes-why-card-spent = This action card has been played in this round.
heroes-why-nobody-marches = None of your heroes has a unit, so nobody can be activated.
heroes-why-had-turn = { $hero } has been activated in this action already.
heroes-why-hero-without-units = { $hero } has no units and cannot march.

## The map

heroes-why-needs-activation = Heroes move while they are activated, in the action Hero activation.
heroes-why-came-home = { $hero } has come home: the movement is over.
heroes-why-here = { $hero } stands here already.
heroes-why-too-far =
    It is { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } away; { $points ->
        [0] no movement points are left
        [one] { $points } movement point is left
       *[other] { $points } movement points are left
    }.
heroes-why-foreign-town = Nobody may enter the town of another player ({ $player }).
heroes-why-ends-on-water = Movement must not end on water: go on to land or a port.
heroes-why-ends-on-mountain = Movement must not end in the mountains: go on to open land.
heroes-why-own-hero = { $hero } stands there: two heroes of one player never share a field.
heroes-why-fought = { $hero } has fought a battle in this activation, and whoever stands there would have to be fought.
heroes-why-mountain = Mountains cannot be entered by this hero.
heroes-why-water = Water is entered from a port only, and no port leads here.
heroes-why-in-the-way = Somebody stands in the only way: they would have to be beaten first.
heroes-why-no-way = Water and mountains lie all around: there is no way for this hero.
heroes-why-stands-on-it = Whoever stands on it would have to be beaten first.
heroes-why-nothing-here = There is nothing to explore or take here.
heroes-why-own-place = It is yours already.
heroes-why-protected = It lies in the zone of control of { $hero } and cannot be taken.
heroes-why-explored = It has been explored, and each field is explored only once.
heroes-why-guards-after-battle = It is guarded, and { $hero } has fought a battle in this activation already.
heroes-why-no-way-on = Another hero of yours stands there, and from there is no way on.
heroes-why-not-a-portal = There is no portal here.
heroes-why-portal-taken = A hero stands on this portal.
heroes-why-not-of-the-loser = This is no place of the player who lost.
heroes-why-not-in-zone = It lies outside the zone of control of the hero who won.
heroes-why-not-a-start = This is no free start tile: a town stands on a start tile of its own.
heroes-why-town-on-place = A town stands neither on a place nor where an encounter comes.
heroes-why-town-blocks = A town here would leave heroes no way out.

## Buildings

heroes-why-needs-build = Buildings are raised in the action Build.
heroes-why-has-built = One building or one town level in an action: that is done.
heroes-why-other-faction = That belongs to another faction.
heroes-why-stands = It stands already, and each building is raised once.
heroes-why-town-level = It needs town level { $level }.
heroes-why-highest-level = The town has its highest level.
heroes-why-artifact = One of your heroes must have the artifact { $artifact }.
heroes-why-resources =
    { $n ->
        [one] { $n } more resource is needed.
       *[other] { $n } more resources are needed.
    }
heroes-why-building-gold = { $n } more gold is needed.
heroes-why-not-for-gold = It is not paid in gold alone.

## Units and heroes

heroes-why-needs-recruit = Units and heroes are recruited in the action Recruit.
heroes-why-arena = At an Arena units are bought, nothing else.
heroes-why-at-the-arena = The Arena sells to { $hero } alone.
heroes-why-not-in-play = { $hero } is not in play.
heroes-why-not-in-town = { $hero } is not in town.
heroes-why-limit = No more units may be bought in this action.
heroes-why-command =
    { $most ->
        [one] Command { $most }: the army holds its { $most } unit.
       *[other] Command { $most }: the army holds its { $most } units.
    }
heroes-why-unit-level = It needs town level { $level }.
heroes-why-no-elites = Elite units need the building { $building }.
heroes-why-week-forbids = { $week } forbids it.
heroes-why-reserve = None are left in reserve.
heroes-why-unit-gold = { $n } more gold is needed.
heroes-why-no-basic = The army has no basic unit of this kind.
heroes-why-no-hall = Heroes are recruited with the building { $building }.
heroes-why-in-play = { $hero } is in play already.
heroes-why-no-token = The army has no such unit.
heroes-why-last-unit = The last unit of an army cannot be dismissed.
