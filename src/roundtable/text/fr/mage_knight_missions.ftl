### Scenarios of Mage Knight with other goals than cities.

## What can be chosen

mage_knight-setting-scenario-mines-liberation = { -mage_knight-term-mines-liberation } (1–4 joueurs)
mage_knight-scenario-mines-liberation-about = Libérez les mines d’un royaume allié des ennemis qui les tiennent ; elles vous remercient en cristaux.

## Mines Liberation

mage_knight-part-mines = mines libérées
mage_knight-part-mine-title = { -mage_knight-term-greatest-liberator }
mage_knight-battle-mine = { -mage_knight-term-crystal-mine }
mage_knight-holds-mine = { $enemy } tient la mine en { $space }.
mage_knight-miners-gift = Des mineurs reconnaissants ont donné à { $seat } un { -mage_knight-term-crystal } { $colour }.
