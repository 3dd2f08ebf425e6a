"""Under the Cup, a game of dice and doubts, as a guest of Interregnum."""

from interregnum.package import GamePackage

CUPS = GamePackage(
    id="cups",
    home=__name__,
    game="engine:Cups",
    speaker="speaker:CupsSpeaker",
    adapter="wire:CupsAdapter",
    course="course:CupsCourse",
)
