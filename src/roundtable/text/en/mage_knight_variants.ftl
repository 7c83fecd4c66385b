### Variants of Mage Knight: their settings, questions and log.

mage_knight-setting-countryside-tiles = Countryside tiles
mage_knight-setting-countryside-tiles-about = How many of them there are to explore.
mage_knight-setting-countryside-tiles-scenario = as in the { -mage_knight-term-scenario }
mage_knight-setting-core-city-tiles = Core tiles with a city
mage_knight-setting-core-city-tiles-about = How many cities can be found.
mage_knight-setting-core-city-tiles-scenario = as in the { -mage_knight-term-scenario }
mage_knight-setting-core-non-city-tiles = Core tiles without a city
mage_knight-setting-core-non-city-tiles-about = How many other core tiles lie among those with a city.
mage_knight-setting-core-non-city-tiles-scenario = as in the { -mage_knight-term-scenario }
mage_knight-setting-daytime = Time of day
mage_knight-setting-daytime-about = Day and Night take turns; or the game begins at night; or Days follow each other until a black die brings a Night that stays.
mage_knight-setting-daytime-alternate = Day and Night in turn
mage_knight-setting-daytime-night-arrival = { -mage_knight-term-night-arrival }
mage_knight-setting-daytime-oncoming-darkness = { -mage_knight-term-oncoming-darkness }
mage_knight-setting-night-arrival-reroll = No gold or black die on arrival
mage_knight-setting-night-arrival-reroll-about = If the game begins at night: gold and black dice of the first Source are rolled until none is left.
mage_knight-setting-friendly-no-interactive-spells = No interactive Spells
mage_knight-setting-friendly-no-interactive-spells-about = { CAPITAL(-mage_knight-term-friendly-game) }: the four Spells that hinder other players are left out.
mage_knight-setting-friendly-no-interactive-skills = No interactive Skills
mage_knight-setting-friendly-no-interactive-skills-about = { CAPITAL(-mage_knight-term-friendly-game) }: Skills that affect other players are left out.
mage_knight-setting-friendly-mana = { CAPITAL(-mage_knight-term-friendly-mana) }
mage_knight-setting-friendly-mana-about = By Day a gold die stands only for a colour no other die of the Source shows, and it is neither rolled again nor changed beside other dice.
mage_knight-darkness-falls = A black die: the { -mage_knight-term-night } has come to stay.
mage_knight-darkness-waits = No black die: another { -mage_knight-term-day } follows.
