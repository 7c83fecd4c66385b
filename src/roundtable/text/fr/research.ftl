### Recherche : `roundtable arena evaluate` et `roundtable arena export`.

## roundtable arena evaluate

evaluate-help = Faire jouer à un robot des donnes fixes contre l’échelle, pour des nombres comparables.
evaluate-help-suite = la série de donnes et d’adversaires : { $suites }
evaluate-help-bot = le robot, par son nom ou comme fichier de poids
evaluate-help-against = ne rencontrer que ces adversaires, séparés par des virgules
evaluate-help-deals = ne jouer que les premières donnes ; 0 : toutes
evaluate-title = { $bot } · série { $suite }
evaluate-column-opponent = Adversaire
evaluate-column-games = Parties
evaluate-column-theirs = Les siens
evaluate-column-lead = Avance par donne
evaluate-overall = Victoires sur tous les adversaires : { $share } % ({ $interval }) · série { $suite }, empreinte { $hash }
evaluate-partial = Ce n’est qu’une partie de la série { $suite } : à ne pas comparer aux résultats de l’ensemble.
arena-no-suite = Il n’y a pas de série « { $what } ». Il y a : { $why }.
arena-no-opponent = « { $what } » n’est pas un adversaire de cette série. Il y a : { $why }.

## roundtable arena export

export-help = Faire jouer des robots et écrire chaque décision dans un jeu de données Parquet.
export-help-out = le dossier du jeu de données ; la même commande reprend à partir de ce qui s’y trouve
export-help-games = combien de parties
export-help-part = combien de parties vont dans un fichier
export-help-rows = ajouter une ligne de caractéristiques pour chaque option
export-broken-off = Interrompu ; les fichiers finis sont entiers, et la même commande reprend à partir de là.
export-written =
    { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } dans { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    } · { $folder }
arena-no-pyarrow = PyArrow n’est pas installé : { $why } Il vient avec pip install roundtable[dataset].
arena-other-dataset = « { $what } » appartient à un autre jeu de données, fait avec d’autres parties, réglages ou encodages.
