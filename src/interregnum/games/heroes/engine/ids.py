"""The numbers of Heroes that events name, each a type of its own: a hero is no field, and no card a token.

The engine reckons with bare integers and says which is which where it tells. At run time all of them are integers.
"""

from __future__ import annotations

from typing import NewType

# Rows of the tables of the box; UNKNOWN where there is none, or where a viewer may not know it.
FactionId = NewType("FactionId", int)
HeroId = NewType("HeroId", int)
FieldId = NewType("FieldId", int)  # a field of the map
TokenId = NewType("TokenId", int)  # an encounter
TokenIds = NewType("TokenIds", list[int])
PlaceId = NewType("PlaceId", int)
UnitId = NewType("UnitId", int)  # 4 * faction + level
ActionCardId = NewType("ActionCardId", int)

# Numbers of words, each of its own list.
SideNo = NewType("SideNo", int)  # of SIDES
ActionNo = NewType("ActionNo", int)  # of ACTIONS
FaceNo = NewType("FaceNo", int)  # of FACES
GoodNo = NewType("GoodNo", int)  # of GOODS
EndNo = NewType("EndNo", int)  # of ENDS
PileNo = NewType("PileNo", int)  # of PILES
WhyNo = NewType("WhyNo", int)  # of REROLL_WHYS
HealingNo = NewType("HealingNo", int)  # of HEALINGS

Dice = NewType("Dice", list[int])  # what they show
