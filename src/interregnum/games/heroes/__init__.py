"""Might & Magic Heroes, the board game."""

from interregnum.package import GamePackage

PACKAGE = GamePackage(
    id="heroes",
    home=__name__,
    game="game:standard",
    speaker="words.speaker:HeroesSpeaker",
    adapter="wire.adapter:HeroesAdapter",
    bots={"greedy": "bots.greedy:GreedyBot"},
    board="terminal.board:HeroesBoard",
    shelf="terminal.shelf:HeroesShelf",
    commands={"odds": "terminal.odds:odds"},
    outlook="lab.outlook:outlook",
    course="lab.course:HeroesCourse",
    figures="lab.figures:PowerFigures",
    pace="lab.battles:BATTLES",
    rules="MMH-",
    kinds=("rule", "inferred", "ruling", "advice", "example", "constraint"),
    chapters="content/chapters.json",
    proof="MMH-CARD:",
    lessons={"first-game": "content/lesson.toml"},
    place=2,
)
