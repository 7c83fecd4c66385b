"""What integers mean. They stay plain integers, which compiled code handles best; signatures say which are meant.

-1 (`names.NONE`) stands for none of them. Sets of colours, sites and windows are bits: 1 << number.
"""

from typing import TypeAlias

Seat: TypeAlias = int  # a player; `names.DUMMY` is the dummy player
Space: TypeAlias = int  # a hex of the map, whatever lies there: 7·s + k is hex k of slot s (see `hexes`)
Spot: TypeAlias = int  # a hex of a tile, wherever the tile lies: 7·t + k is hex k of tile t
Deed: TypeAlias = int  # a single Deed card of the box: a place in DEED
Kind: TypeAlias = int  # a kind of Deed card, of which there may be several: a place in CARD
UnitCard: TypeAlias = int  # a single Unit card of the box: a place in UNIT_CARD
Token: TypeAlias = int  # a single enemy token of the box: a place in TOKEN
Colour: TypeAlias = int  # a place in COLOUR: basic colours first, then gold and black
ColourBits: TypeAlias = int  # some colours, as bits
WindowBits: TypeAlias = int  # some moments at which effects may be announced, as bits (see `effects.windows`)
