"""Hidden Leaders: secret leaders, hero cards, a power track, one winner."""

from interregnum.package import GamePackage

PACKAGE = GamePackage(
    id="hidden-leaders",
    home=__name__,
    game="game:standard",
    speaker="words.speaker:HiddenLeadersSpeaker",
    adapter="wire.adapter:HiddenLeadersAdapter",
    bots={
        "kingmaker": "bots.ladder:KINGMAKER",
        "spymaster": "bots.ladder:SPYMASTER",
        "counsellor": "bots.ladder:COUNSELLOR",
        "greedy": "bots.greedy:GreedyBot",
        "courtier": "bots.ladder:COURTIER",
        "herald": "bots.ladder:HERALD",
        "page": "bots.ladder:PAGE",
        "rusher": "lab.rushers:Rusher",
        "hider": "lab.rushers:Hider",
        "burier": "lab.rushers:Burier",
    },
    ladder=("page", "herald", "courtier", "counsellor", "spymaster", "kingmaker"),
    crowd=4,
    board="terminal.board:HiddenLeadersBoard",
    shelf="terminal.shelf:HiddenLeadersShelf",
    course="lab.course:HiddenLeadersCourse",
    figures="lab.figures:FactionFigures",
    reckoner="lab.reckoning:HiddenLeadersReckoner",
    pace="lab.search_pace:LINES",
    rules="HL-",
    kinds=("rule", "ruling", "example", "edition"),
    chapters="content/chapters.json",
    proof="HL-CARD:",
    first={"beginner": True},
    lessons={"first-game": "content/lesson.toml"},
    place=1,
)
