### Scenarios of Mage Knight with other goals than cities.

## What can be chosen

mage_knight-setting-scenario-mines-liberation = { -mage_knight-term-mines-liberation } (1–4 giocatori)
mage_knight-scenario-mines-liberation-about = Libera le miniere di un regno alleato dai nemici che le tengono; ti ringraziano con cristalli.

## Mines Liberation

mage_knight-part-mines = miniere liberate
mage_knight-part-mine-title = { -mage_knight-term-greatest-liberator }
mage_knight-battle-mine = { -mage_knight-term-crystal-mine }
mage_knight-holds-mine = { $enemy } tiene la miniera in { $space }.
mage_knight-miners-gift = Minatori riconoscenti hanno dato a { $seat } un { -mage_knight-term-crystal } { $colour }.
