"""Hidden Leaders: secret leaders, hero cards, a power track, one winner."""

from interregnum.package import GamePackage

PACKAGE = GamePackage(
    id="hidden-leaders",
    home=__name__,
    game="game:standard",
    speaker="words.speaker:HiddenLeadersSpeaker",
    adapter="wire.adapter:HiddenLeadersAdapter",
    bots={"greedy": "bots.greedy:GreedyBot"},
    board="terminal.board:HiddenLeadersBoard",
    shelf="terminal.shelf:HiddenLeadersShelf",
    course="lab.course:HiddenLeadersCourse",
    figures="lab.figures:FactionFigures",
    rules="HL-",
    kinds=("rule", "ruling", "example", "edition"),
    chapters="content/chapters.json",
    proof="HL-CARD:",
    first={"beginner": True},
    lessons={"first-game": "content/lesson.toml"},
    place=1,
)
