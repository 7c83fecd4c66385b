"""What verbs and odd cards give a hero: see `tracks` and `inventory`."""

from roundtable.games.mage_knight.cards.inventory import changed as changed
from roundtable.games.mage_knight.cards.inventory import gain_crystal as gain_crystal
from roundtable.games.mage_knight.cards.inventory import gain_mana as gain_mana
from roundtable.games.mage_knight.cards.tracks import change_reputation as change_reputation
from roundtable.games.mage_knight.cards.tracks import command_tokens as command_tokens
from roundtable.games.mage_knight.cards.tracks import gain_fame as gain_fame
