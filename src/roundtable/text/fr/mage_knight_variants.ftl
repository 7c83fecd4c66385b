### Variantes de Mage Knight : réglages, questions et journal.

mage_knight-setting-countryside-tiles = Tuiles de campagne
mage_knight-setting-countryside-tiles-about = Combien il y en a à explorer.
mage_knight-setting-countryside-tiles-scenario = comme dans le { -mage_knight-term-scenario }
mage_knight-setting-core-city-tiles = Tuiles centrales avec une cité
mage_knight-setting-core-city-tiles-about = Combien de cités on peut trouver.
mage_knight-setting-core-city-tiles-scenario = comme dans le { -mage_knight-term-scenario }
mage_knight-setting-core-non-city-tiles = Tuiles centrales sans cité
mage_knight-setting-core-non-city-tiles-about = Combien d’autres tuiles centrales se mêlent à celles des cités.
mage_knight-setting-core-non-city-tiles-scenario = comme dans le { -mage_knight-term-scenario }
mage_knight-setting-daytime = Moment de la journée
mage_knight-setting-daytime-about = Le Jour et la Nuit alternent ; ou la partie commence de nuit ; ou les Jours se suivent jusqu’à ce qu’un dé noir amène une Nuit qui reste.
mage_knight-setting-daytime-alternate = Jour et Nuit en alternance
mage_knight-setting-daytime-night-arrival = { -mage_knight-term-night-arrival }
mage_knight-setting-daytime-oncoming-darkness = { -mage_knight-term-oncoming-darkness }
mage_knight-setting-night-arrival-reroll = Ni dé or ni dé noir à l’arrivée
mage_knight-setting-night-arrival-reroll-about = Si la partie commence de nuit : les dés or et noirs de la première Source sont relancés jusqu’à ce qu’il n’en reste plus.
mage_knight-setting-friendly-no-interactive-spells = Sans Sorts interactifs
mage_knight-setting-friendly-no-interactive-spells-about = { -mage_knight-term-friendly-game } : les quatre Sorts qui gênent les autres joueurs restent dans la boîte.
mage_knight-setting-friendly-no-interactive-skills = Sans Compétences interactives
mage_knight-setting-friendly-no-interactive-skills-about = { -mage_knight-term-friendly-game } : les Compétences qui touchent les autres joueurs restent dans la boîte.
mage_knight-setting-friendly-mana = { -mage_knight-term-friendly-mana }
mage_knight-setting-friendly-mana-about = De Jour, un dé or ne remplace qu’une couleur qu’aucun autre dé de la Source ne montre, et il n’est ni relancé ni changé à côté d’autres dés.
mage_knight-darkness-falls = Un dé noir : la { -mage_knight-term-night } est venue pour rester.
mage_knight-darkness-waits = Pas de dé noir : un autre { -mage_knight-term-day } suit.
