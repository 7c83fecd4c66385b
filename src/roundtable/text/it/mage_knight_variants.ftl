### Varianti di Mage Knight: impostazioni, domande e registro.

mage_knight-setting-countryside-tiles = Tessere di campagna
mage_knight-setting-countryside-tiles-about = Quante ce ne sono da esplorare.
mage_knight-setting-countryside-tiles-scenario = come nello { -mage_knight-term-scenario }
mage_knight-setting-core-city-tiles = Tessere centrali con una città
mage_knight-setting-core-city-tiles-about = Quante città si possono trovare.
mage_knight-setting-core-city-tiles-scenario = come nello { -mage_knight-term-scenario }
mage_knight-setting-core-non-city-tiles = Tessere centrali senza città
mage_knight-setting-core-non-city-tiles-about = Quante altre tessere centrali stanno fra quelle con una città.
mage_knight-setting-core-non-city-tiles-scenario = come nello { -mage_knight-term-scenario }
mage_knight-setting-daytime = Momento della giornata
mage_knight-setting-daytime-about = Giorno e Notte si alternano; oppure la partita comincia di notte; oppure i Giorni si susseguono finché un dado nero porta una Notte che resta.
mage_knight-setting-daytime-alternate = Giorno e Notte alternati
mage_knight-setting-daytime-night-arrival = { -mage_knight-term-night-arrival }
mage_knight-setting-daytime-oncoming-darkness = { -mage_knight-term-oncoming-darkness }
mage_knight-setting-night-arrival-reroll = Nessun dado oro o nero all’arrivo
mage_knight-setting-night-arrival-reroll-about = Se la partita comincia di notte: i dadi oro e neri della prima Fonte si ritirano finché non ne resta nessuno.
mage_knight-setting-friendly-no-interactive-spells = Senza Incantesimi interattivi
mage_knight-setting-friendly-no-interactive-spells-about = { -mage_knight-term-friendly-game }: i quattro Incantesimi che ostacolano gli altri giocatori restano fuori.
mage_knight-setting-friendly-no-interactive-skills = Senza Abilità interattive
mage_knight-setting-friendly-no-interactive-skills-about = { -mage_knight-term-friendly-game }: le Abilità che toccano gli altri giocatori restano fuori.
mage_knight-setting-friendly-mana = { -mage_knight-term-friendly-mana }
mage_knight-setting-friendly-mana-about = Di Giorno un dado oro vale solo per un colore che nessun altro dado della Fonte mostra, e non si ritira né si cambia accanto ad altri dadi.
mage_knight-darkness-falls = Un dado nero: la { -mage_knight-term-night } è venuta per restare.
mage_knight-darkness-waits = Nessun dado nero: segue un altro { -mage_knight-term-day }.
