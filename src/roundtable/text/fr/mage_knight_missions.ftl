### Scenarios of Mage Knight with other goals than cities.

## What can be chosen

mage_knight-setting-scenario-mines-liberation = { -mage_knight-term-mines-liberation } (1–4 joueurs)
mage_knight-setting-scenario-mines-liberation-about = Libérez les mines d’un royaume allié des ennemis qui les tiennent ; elles vous remercient en cristaux.
mage_knight-setting-scenario-druid-nights = { -mage_knight-term-druid-nights } (1–4 joueurs)
mage_knight-setting-scenario-druid-nights-about = Marquez des clairières magiques le jour et invoquez-y des monstres la nuit, autant que vous l’osez. 4 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-dungeon-lords = { -mage_knight-term-dungeon-lords } (1–4 joueurs)
mage_knight-setting-scenario-dungeon-lords-about = Trouvez les entrées secrètes et conquérez tous les donjons et tombeaux ; des tunnels relient ceux qui sont conquis. 5 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-conquer-and-hold = { -mage_knight-term-conquer-and-hold } (2–4 joueurs)
mage_knight-setting-scenario-conquer-and-hold-about = Prenez des forteresses et des tours de mage au pays et aux autres, et tenez-en le plus à la fin. 6 ou 4 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-scenario-one-to-return = { -mage_knight-term-one-to-return } (2–4 joueurs)
mage_knight-setting-scenario-one-to-return-about = Le portail se ferme derrière vous ; seul gagne qui s’y tient quand la dernière nuit s’achève. 4 { -mage_knight-term-game-round(form: "plural") }.
mage_knight-setting-limited-glade-shields = Peu de boucliers par clairière
mage_knight-setting-limited-glade-shields-about = Nuits druidiques : une clairière porte un bouclier à 2 joueurs, deux à 3 ou 4 ; on remplace celui d’un autre joueur.
mage_knight-setting-epic = Version épique
mage_knight-setting-epic-about = Une partie plus longue, de 3 jours et 3 nuits, sur une carte plus grande.
mage_knight-setting-tiles-revealed-from-start = Toutes les tuiles révélées
mage_knight-setting-tiles-revealed-from-start-about = Conquérir et tenir : toute la carte est visible dès le début.

## Mines Liberation

mage_knight-part-mines = mines libérées
mage_knight-part-mine-title = { -mage_knight-term-greatest-liberator }
mage_knight-battle-mine = { -mage_knight-term-crystal-mine }
mage_knight-holds-mine = { $enemy } tient la mine en { $space }.
mage_knight-miners-gift = Des mineurs reconnaissants ont donné à { $seat } un { -mage_knight-term-crystal } { $colour }.
mage_knight-asks-miners-gift = Des mineurs reconnaissants vous donnent un { -mage_knight-term-crystal } : lequel ?

## Druid Nights

mage_knight-phase-moved = après le mouvement
mage_knight-battle-incantation = { -mage_knight-term-incantation }
mage_knight-do-activate-glade = Activer la { -mage_knight-term-magical-glade } (met fin à votre mouvement)
mage_knight-do-incant = Faire une { -mage_knight-term-incantation }
mage_knight-do-replace-shield = Remplacer le bouclier de { $seat }
mage_knight-asks-activate-first = Des ennemis mettent fin à votre mouvement sur une { -mage_knight-term-magical-glade } : l’activez-vous avant le combat ?
mage_knight-asks-replace-shield = La clairière est pleine : de qui remplacez-vous le bouclier ?
mage_knight-glade-activated = { $seat } active la { -mage_knight-term-magical-glade } en { $space }.
mage_knight-incanted = { $seat } fait une { -mage_knight-term-incantation } avec { $number ->
        [one] { $number } clairière
       *[other] { $number } clairières
    }.
mage_knight-glades-cleared = La nuit est finie : tous les boucliers sont retirés des clairières.

## Dungeon Lords

mage_knight-asks-lay-entrance = Où est l’entrée secrète ?
mage_knight-ask-entrance = Où est l’entrée secrète ({ $site }) près de { $beside } en { $space } ?
mage_knight-do-entrance = L’entrée secrète est en { $space }
mage_knight-entrance-laid = { $seat } trouve une entrée secrète ({ $site }) en { $space }.
mage_knight-travelled = { $seat } voyage sous terre jusqu’en { $space }.
mage_knight-do-travel = Voyager sous terre jusqu’en { $space }
mage_knight-label-travel = Voyager sous terre jusqu’en { $space } ({ -mage_knight-term-move } { $number })

## One to Return

mage_knight-portal-closed = Le portail se ferme. C’est désormais un espace de plaine.
mage_knight-eliminated = { $seat } était sur le portail et quitte la partie.
mage_knight-chosen-one = L’élu : { $seat }.
mage_knight-part-return = sur le portail
mage_knight-picture-secret = entrée secrète
mage_knight-picture-closed = fermée
mage_knight-picture-out-of-game = hors de la partie
mage_knight-picture-chosen = doit revenir

## Conquer and Hold

mage_knight-part-holdings = forteresses et tours de mage possédées
mage_knight-battle-foreign-tower = { -mage_knight-term-assault } de la { -mage_knight-term-mage-tower } d’un autre joueur
