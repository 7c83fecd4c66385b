## `roundtable rules` : quels énoncés des livrets de règles sont prouvés par les tests

# Aide de la commande
rules-help = Montre quels énoncés des livrets de règles sont prouvés par des tests, et lesquels restent à prouver.
rules-help-game = un jeu (merlin), un chapitre (merlin.turn) ou un seul énoncé (merlin.turn.choose-die) ; par défaut, tous les jeux
rules-help-chapter = un chapitre du jeu
rules-help-unproven = liste les énoncés qu’aucun test ne prouve
rules-help-scope = seulement les énoncés de ce domaine, par exemple core, pvp ou scenario ; peut être répété
rules-help-tests = le dossier des tests
rules-help-json = répond en JSON
rules-help-strict = échoue si un test cite un énoncé inconnu ou ne compte pas comme preuve

# Tableaux. $game est le nom court du jeu, tel qu’on le tape sur la ligne de commande.
rules-title = Énoncés prouvés par les tests : { $game }
rules-title-all = Énoncés prouvés par les tests : tous les jeux
rules-column-chapter = Chapitre
rules-column-game = Jeu
rules-column-proven = Prouvés
rules-column-untestable = Non testables
rules-total = Total
rules-percent = { $percent } %

# Ce qui reste
rules-nothing = Aucun énoncé n’est de ce domaine.
rules-left =
    { $count ->
        [0] Tous les énoncés sont prouvés.
        [one] { $count } énoncé n’est pas encore prouvé.
       *[other] { $count } énoncés ne sont pas encore prouvés.
    }

# Un énoncé
rules-label-says = Énoncé (en anglais)
rules-label-where = Source
rules-label-kind = Genre
rules-label-scope = Domaine
rules-label-note = Remarque
rules-label-untestable = Non testable
rules-book =
    { $number } : { $book ->
        [merlin-pt] livret portugais de Merlin
        [paladins-pt] livret portugais de Paladins of the West Kingdom
        [merlin-fr] livret français de Merlin
        [arthur-it] livret italien de l’extension Arthur
       *[mage-knight-pt] livret portugais de Mage Knight Ultimate Edition
    }
rules-proven-by =
    { $count ->
        [0] Aucun test ne le prouve.
        [one] Prouvé par un test :
       *[other] Prouvé par { $count } tests :
    }

# Tests qui ne comptent pas comme preuves. $rule est l’identifiant d’un énoncé.
rules-faults =
    { $count ->
        [one] { $count } marque ne prouve rien :
       *[other] { $count } marques ne prouvent rien :
    }
rules-flaw =
    { $flaw ->
        [unknown] le catalogue ne contient pas l’énoncé « { $rule } ».
        [asserts-nothing] le test ne vérifie rien.
        [skipped] le test est ignoré ou a le droit d’échouer.
        [not-a-test] la marque doit se trouver sur une fonction test_… ou une classe Test….
        [not-literal] les identifiants doivent être écrits en toutes lettres, comme chaînes de caractères.
       *[unreadable] le fichier n’est pas du Python valide.
    }

# Erreurs
rules-unknown = Le catalogue des règles ne contient pas « { $name } ».
rules-nearest = Les plus proches : { $names }.
rules-tests-missing = Le dossier « { $path } » n’existe pas.
rules-no-tests = Aucun test n’a été trouvé ici ; rien ne compte donc comme prouvé. Indiquez leur dossier avec --tests.
