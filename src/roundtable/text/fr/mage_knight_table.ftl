### La table de Mage Knight dans le navigateur : le bandeau, le cours de la partie, les offres, les choix.

web-mage_knight-at-fame = à { $fame } : { $what }
web-mage_knight-brings-skill = { -mage_knight-term-skill } et carte
web-mage_knight-brings-armor = { -mage_knight-term-armor } +1
web-mage_knight-brings-hand = une main plus grande
web-mage_knight-brings-command = une { -mage_knight-term-unit } de plus
web-mage_knight-to-influence = { $bonus } { -mage_knight-term-influence }
web-mage_knight-no-talk = personne ne vous parle
web-mage_knight-day-of = { CAPITAL(-mage_knight-term-day) } { $number } sur { $of }
web-mage_knight-night-of = { CAPITAL(-mage_knight-term-night) } { $number } sur { $of }
web-mage_knight-course = Où en est la partie
web-mage_knight-last-turns = Derniers tours
web-mage_knight-announced = a annoncé la fin de la manche
web-mage_knight-one-turn-left = encore un tour
web-mage_knight-turned-up = Révélées :
web-mage_knight-about-turns = { $count ->
    [0] plus de tour
    [one] ≈ { $count } tour
   *[other] ≈ { $count } tours
}
web-mage_knight-so-many-of = { $done } sur { $of }
mage_knight-goal-cities = Cités conquises
mage_knight-goal-city-found = Cité trouvée
mage_knight-goal-tiles = Tuiles révélées
mage_knight-goal-mines = Mines libérées
mage_knight-goal-lairs = { CAPITAL(-mage_knight-term-dungeon(form: "plural")) } et { -mage_knight-term-tomb(form: "plural") } conquis
mage_knight-goal-glades = Clairières marquées
mage_knight-goal-incantations = Incantations de cette nuit
mage_knight-goal-keeps = { CAPITAL(-mage_knight-term-keep(form: "plural")) } tenues
mage_knight-goal-towers = { CAPITAL(-mage_knight-term-mage-tower(form: "plural")) } tenues
mage_knight-goal-return = Sur le portail
web-mage_knight-chosen = Doit revenir
web-mage_knight-one-of-these = une de celles-ci maintenant
web-mage_knight-note-units = à recruter où c’est indiqué
web-mage_knight-note-advanced = avec un nouveau { -mage_knight-term-level }
web-mage_knight-note-spells = dans une { -mage_knight-term-mage-tower }
web-mage_knight-night-rules = La nuit ralentit les forêts et rend les déserts plus faciles ; le mana noir renforce les { -mage_knight-term-spell(form: "plural") }, l’or dort.
web-mage_knight-day-rules = Le jour rend les forêts plus faciles et les déserts plus lents ; le mana d’or vaut n’importe quelle couleur, le noir dort.
web-mage_knight-heroes = Héros
web-mage_knight-own-cards = Cartes de départ qui n’appartiennent qu’à ce héros
web-mage_knight-new-level = Vous atteignez le { -mage_knight-term-level } { $level }
web-mage_knight-level-skill = Une { -mage_knight-term-skill }
web-mage_knight-level-card = et une { -mage_knight-term-advanced-action }
web-mage_knight-level-common = Ou une que d’autres ont laissée ; la carte la plus basse vient avec :
web-mage_knight-lowest = la plus basse
web-mage_knight-level-on-top = La carte se pose sur votre pioche.
web-mage_knight-new-cards = Cartes
