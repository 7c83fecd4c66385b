### Scenarios of Mage Knight with other goals than cities.

## What can be chosen

mage_knight-setting-scenario-mines-liberation = { -mage_knight-term-mines-liberation } (1–4 players)
mage_knight-scenario-mines-liberation-about = Free the mines of an allied realm from the enemies that hold them; they thank you with crystals.

## Mines Liberation

mage_knight-part-mines = liberated mines
mage_knight-part-mine-title = { -mage_knight-term-greatest-liberator }
mage_knight-battle-mine = { -mage_knight-term-crystal-mine }
mage_knight-holds-mine = { $enemy } holds the mine at { $space }.
mage_knight-miners-gift = Thankful miners gave { $seat } a { $colour } { -mage_knight-term-crystal }.
