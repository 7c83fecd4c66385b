### La table dans le terminal : `roundtable play`, `replay` et `games`.

## La ligne de commande

cli-about = Des jeux de société chevaleresques, joués selon les règles.
cli-usage = usage :
cli-arguments = arguments
cli-options = options
cli-commands = commandes
cli-help-help = afficher cette aide
cli-help-version = afficher la version
cli-help-lang = la langue : { $languages }
cli-help-module = un module Python qui apporte ses propres jeux ; peut être répété
# $tag est ce qui a été tapé après --lang.
cli-no-language = il n’y a pas de langue « { $tag } » ; il y a { $languages }
# $why vient du système et est en anglais ; $help est la commande qui affiche l’aide.
cli-misused = La commande n’est pas claire : { $why }. Aide : { $help }

play-help = S’asseoir à une table dans le terminal.
play-help-game = le jeu ; sans lui, vous choisissez dans une liste
play-help-seats = combien de joueurs
play-help-you = les joueurs humains, comptés à partir de 1 : 1,3 ou all (tous) ou none (aucun) ; les autres sont des robots
play-help-bots = les robots, séparés par des virgules : { $names }
play-help-seed = un nombre ou un mot ; la même graine donne les mêmes mélanges et les mêmes dés
play-help-setting = un réglage du jeu, par exemple module=yes ; peut être répété
play-help-forced = laisser la table répondre aux questions qui n’ont qu’une réponse
play-help-load = reprendre une partie sauvegardée
play-help-save = le fichier dans lequel la partie est conservée
play-help-resume = reprendre la dernière partie

replay-help = Montrer le déroulement d’une partie sauvegardée.
replay-help-file = la partie sauvegardée
replay-help-seat = montrer ce que ce joueur peut savoir, compté à partir de 1
replay-help-all = tout montrer, même ce qui est caché
replay-help-until = seulement les N premiers coups
replay-help-step = parcourir les coups un par un
games-help = Énumérer les jeux, leur nombre de joueurs et leurs réglages.
# Derrière un réglage qui en demande d’autres.
games-needs = (seulement avec { $names })

## Ouvrir une table

table-no-games = Il n’y a encore aucun jeu. L’option --module permet d’en apporter un.
table-which-game = Quel jeu ?
# À côté d’un jeu : $seats est un nombre ou un intervalle ; $most, le plus grand.
table-for-players =
    { $most ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }
# Une ligne de la liste des jeux : la dernière partie. $game est le nom de son fichier.
table-go-on = reprendre la dernière partie ({ $game })
table-number-or-name = Numéro ou nom
table-not-in-list = « { $typed } » n’est pas dans la liste.
table-how-many = Combien de joueurs ({ $seats }) ?
# Ce qu’il faut taper si tous les joueurs sont humains.
table-everybody = tous
table-which-people = Lesquels des { $seats } joueurs sont humains ? (1,2 ou { $everybody } ; les autres : robots)
table-settings = Réglages
table-change-settings = Un numéro change un réglage, ? les explique, Entrée commence :
table-not-a-number = « { $typed } » n’est pas un nombre.
table-long-seed = Une graine a au plus { $most } caractères.
table-not-together = { $one } et { $other } ne vont pas ensemble.
table-no-last = Il n’y a aucune partie à reprendre.
table-resumed =
    { $count ->
        [one] La partie reprend après { $count } coup : { $file }
       *[other] La partie reprend après { $count } coups : { $file }
    }
table-no-module = Le module « { $module } » ne peut être chargé : { $why }

setting-no-such-player = Il n’y a pas de joueur « { $what } ». Les joueurs sont : { $allowed }.
setting-no-value = Il manque une valeur à « { $what } » ; écrivez nom=valeur.

## Fichiers

table-no-file = Le fichier { $file } n’existe pas.
table-cannot-read = { $file } est illisible : { $why }
table-cannot-write = Impossible d’écrire { $file } : { $why }
table-file-exists = { $file } existe déjà. Reprenez la partie avec --load, ou choisissez un autre nom.
# $yes est ce qu’il faut taper pour accepter.
table-overwrite = { $file } existe déjà. Le remplacer ({ $yes }) ?
table-saved = Partie sauvegardée : { $file }
table-not-saved = La partie n’a pas été sauvegardée.
table-kept = La partie est conservée automatiquement : { $file }
# $command est ce qu’il faut taper dans le terminal pour continuer.
table-left = La partie est conservée : { $file }
    Pour continuer : { $command }
# $command est ce qu’il faut taper dans le terminal pour revoir la partie.
table-record = Pour revoir la partie : { $command }

## À la table

# Derrière le nom de la personne qui regarde l’écran.
table-player-you = { $name } (vous)
# À la place d’un long tableau ; $order est ce qu’il faut taper pour le voir.
table-folded = { $count } (tout voir : { $order })
table-hand-over = { $player }, c’est à vous. Quand personne d’autre ne voit l’écran, appuyez sur Entrée :
table-only-enter = Appuyez sur Entrée quand vous voulez commencer.
table-prompt = { $player } (aide : ?) ›
table-type-something = Tapez le numéro d’une réponse, ou ? pour l’aide.
table-several = « { $typed } » peut vouloir dire plusieurs choses :
table-since = Depuis votre dernier tour :
table-so-far = Ce qui s’est passé jusqu’ici :
# $order est ce qu’il faut taper pour les voir.
table-more-lines =
    { $count ->
        [one] … une ligne de plus : { $order }
       *[other] … { $count } lignes de plus : { $order }
    }
table-log-empty = Il ne s’est encore rien passé.
# Ce qu’il faut taper après le mot du journal pour le voir en entier.
table-everything = tout
table-over = { $game } · la partie est terminée
table-column-player = Joueur
table-column-points = Points
# $names est une liste de joueurs ; $count, combien ils sont.
table-winners =
    { $count ->
        [0] Personne ne gagne.
        [one] { $names } gagne.
       *[other] { $names } partagent la victoire.
    }
table-save-before = Pour sauvegarder la partie sous un nom, tapez-le ; sinon, Entrée :
table-resume-what = Indiquez la partie sauvegardée : { $order } FICHIER

## Ordres : le mot à taper, toujours un seul, et ce qu’il fait

table-help-answer = Répondez par un numéro, par la notation qui le suit ou par son début : « di 4 » pour « die 4 ».
# N’apparaît pas en anglais : $orders sont les mots anglais.
table-help-english = En anglais : { $orders }
table-word-help = aide
table-help-help = cette liste ; aussi ?
table-word-look = table
table-help-look = montrer toute la table et la question
table-word-log = journal
table-help-log = ce qui s’est passé ; « journal 50 » en montre plus, « journal tout » montre tout
table-word-back = annuler
table-help-back = annuler la dernière décision
table-word-restart = recommencer
table-help-restart = tout annuler jusqu’au début du tour, ou jusqu’à ce qui a été révélé depuis
table-word-redo = refaire
table-help-redo = rejouer ce qui a été annulé
table-word-save = sauver
table-help-save = « sauver FICHIER » écrit la partie dans un fichier
table-word-resume = reprendre
table-help-resume = « reprendre FICHIER » reprend une partie sauvegardée
table-word-why = pourquoi
table-help-why = la règle derrière la question
table-word-rules = règles
table-help-rules = « règles ID » montre un énoncé du livret de règles
table-word-notation = notation
table-help-notation = montrer ou cacher la notation
table-word-quit = quitter
table-help-quit = quitter la table ; la partie est conservée

## Revoir

replay-title =
    { $game } · { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    } · { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
replay-move = { $number }. { $player } : { $move }
# La décision de quelqu’un d’autre, qui peut être secrète.
replay-hidden-move = { $number }. { $player } décide.
replay-position =
    { $count ->
        [one] Après { $count } coup · { $player }
       *[other] Après { $count } coups · { $player }
    }
replay-spectator = un spectateur
replay-prompt = Étape { $at } sur { $count } (n, p, un numéro, q) ›
replay-keys = n ou Entrée : suivante · p : précédente · un numéro : cette étape · q : quitter
replay-no-further = Il n’y a pas d’étape là.
replay-sound-part = Jusque-là l’enregistrement est bon ; { $option } montre cette partie.
