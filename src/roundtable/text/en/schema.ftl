## `roundtable schema`: the form of a game's positions

schema-help = Show the form of a game’s positions, as they are saved and loaded.
schema-help-game = the game
schema-title = Positions of { $game }
schema-about = For version { $version } of the rules. The page “notation” explains the parts that all games share; here is what this game puts in them.

# What may stand in a field. $kind is one of these texts.
schema-number = a whole number from { $low } to { $high }
schema-number-from = a whole number, { $low } or more
schema-named = a word of `{ $names }`
schema-flag = true or false
schema-text = a text
schema-or-null = { $kind }, or null
schema-or-named = { $kind }, a word of `{ $names }`, or null
schema-list = a list of { $least } to { $most } items: { $kind }
schema-list-exact = a list of exactly { $count } items: { $kind }
schema-marks = a list of words of `{ $names }`, each once at most
schema-by-name = an object with all words of `{ $names }`: { $kind }
schema-some-by-name = an object with some words of `{ $names }`: { $kind }
schema-object = an object `{ $name }`
schema-zone = a zone with words of `{ $names }`
