## `roundtable schema`: the form of a game's positions

schema-help = Affiche la forme des positions d’un jeu, telles qu’elles sont enregistrées et chargées.
schema-help-game = le jeu
schema-title = Positions de { $game }
schema-about = Pour la version { $version } des règles. La page « notation » explique les parties communes à tous les jeux ; voici ce que ce jeu y met.

# What may stand in a field. $kind is one of these texts.
schema-number = un nombre entier de { $low } à { $high }
schema-number-from = un nombre entier, { $low } ou plus
schema-named = un mot de `{ $names }`
schema-flag = true ou false
schema-text = un texte
schema-or-null = { $kind }, ou null
schema-or-named = { $kind }, un mot de `{ $names }` ou null
schema-list = une liste de { $least } à { $most } éléments : { $kind }
schema-list-exact = une liste d’exactement { $count } éléments : { $kind }
schema-marks = une liste de mots de `{ $names }`, chacun une fois au plus
schema-by-name = un objet avec tous les mots de `{ $names }` : { $kind }
schema-some-by-name = un objet avec certains mots de `{ $names }` : { $kind }
schema-object = un objet `{ $name }`
schema-zone = une zone avec des mots de `{ $names }`
