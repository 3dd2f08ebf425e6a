"""Might & Magic Heroes, the board game."""

from interregnum.package import GamePackage

PACKAGE = GamePackage(
    id="heroes",
    home=__name__,
    game="game:standard",
    speaker="words.speaker:HeroesSpeaker",
    adapter="wire.adapter:HeroesAdapter",
    bots={
        "warlord": "bots.ladder:WARLORD",
        "strategist": "bots.ladder:STRATEGIST",
        "marshal": "bots.ladder:MARSHAL",
        "greedy": "bots.greedy:GreedyBot",
        "captain": "bots.ladder:CAPTAIN",
        "ranger": "bots.ladder:RANGER",
        "scout": "bots.ladder:SCOUT",
        "hunter": "bots.rivals:HUNTER",
        "rusher": "bots.rivals:RUSHER",
        "turtle": "bots.rivals:TURTLE",
    },
    ladder=("scout", "ranger", "captain", "marshal", "strategist", "warlord"),
    crowd=3,
    board="terminal.board:HeroesBoard",
    shelf="terminal.shelf:HeroesShelf",
    commands={"odds": "terminal.odds:odds"},
    outlook="lab.outlook:outlook",
    course="lab.course:HeroesCourse",
    figures="lab.figures:PowerFigures",
    reckoner="lab.reckoning:HeroesReckoner",
    pace="lab.speed:MEASURED",
    rules="MMH-",
    kinds=("rule", "inferred", "ruling", "advice", "example", "constraint"),
    chapters="content/chapters.json",
    proof="MMH-CARD:",
    lessons={"first-game": "content/lesson.toml"},
    place=2,
)
