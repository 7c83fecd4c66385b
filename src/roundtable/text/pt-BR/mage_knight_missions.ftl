### Scenarios of Mage Knight with other goals than cities.

## What can be chosen

mage_knight-setting-scenario-mines-liberation = { -mage_knight-term-mines-liberation } (1–4 jogadores)
mage_knight-scenario-mines-liberation-about = Liberte as minas de um reino aliado dos inimigos que as dominam; elas agradecem com cristais.

## Mines Liberation

mage_knight-part-mines = minas libertadas
mage_knight-part-mine-title = { -mage_knight-term-greatest-liberator }
mage_knight-battle-mine = { -mage_knight-term-crystal-mine }
mage_knight-holds-mine = { $enemy } domina a mina em { $space }.
mage_knight-miners-gift = Mineiros agradecidos deram a { $seat } um { -mage_knight-term-crystal } { $colour }.
