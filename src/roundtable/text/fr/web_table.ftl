### À la table : ce que dit la page pendant qu’on joue.

## À la place d’une table

web-table-loading = On dresse la table …
web-table-gone = Cette table ne peut pas être montrée
web-table-cleared = Cette table a été fermée
web-table-stuck = Cette partie ne peut pas continuer
web-table-not-loaded = Le jeu n’a pas pu être chargé
web-table-not-drawn = Ceci n’a pas pu être dessiné. La liste des options fonctionne toujours.
web-table-to-lobby = Vers le salon

## Parties de l’écran

web-table-board = Le plateau
web-table-mine = Mon plateau
web-table-players = Joueurs
web-table-story = Récit
web-table-chat = Discussion
web-table-you-can = Vous pouvez
web-table-sheet = Points jusqu’ici
web-table-help = Jouer au clavier et à la main
web-table-result = Résultat

## Qui doit décider

web-table-over = La partie est terminée
web-table-closed = Cette table est fermée
web-table-wait-bot = { $name } réfléchit …
web-table-wait-person = En attente de { $name }
web-table-wait-many =
    { $count ->
        [one] La table attend un joueur
       *[other] La table attend { $count } joueurs
    }
web-table-thinks = réfléchit …
web-table-on-turn = doit jouer
web-table-gone-away = a quitté la table
web-table-points = Points
web-table-nothing-now = Ce n’est pas à vous de jouer.
web-table-watching = Vous regardez.

## What others do, shown one after the other

web-pace-pause = Pause
web-pace-resume = Reprendre
web-pace-skip = Passer au présent
web-pace-again = Revoir leurs tours
web-pace-concerns = Ce qui vous est arrivé

## Agir

web-table-back = Annuler
web-table-restart = Recommencer
web-table-redo = Refaire
web-table-all-options = toutes les options
web-table-path = { $first } › { $then }
web-table-ways-on = et ensuite
web-table-if = Si vous faites cela
web-table-sure = Confirmer ?
web-table-yes = Confirmer
web-table-no = Annuler
# What an option would do, to the player; $what is a list such as “2 points and 1 apple”.
web-table-you-gain = Vous gagnez { $what }.
web-table-you-lose = Vous perdez { $what }.
web-table-you-come = Vous arrivez ici : { $where }.
web-table-reveals = Ceci révèle quelque chose : impossible de revenir en arrière.
web-table-reveals-short = irréversible
web-table-ends-turn = Cela termine votre tour.
web-table-seals = C’est définitif.
web-table-looking = On regarde …
web-table-goes-on = Un autre choix suit.
web-table-options-here = { $count } options : appuyez pour choisir
web-table-why = Pourquoi pas ?
web-table-rule = La règle

## Aide

web-table-help-touch = Ce qui a un bord doré peut être touché. Pointez pour voir ce que cela ferait, cliquez pour le faire ; sur un écran tactile, touchez deux fois, et appuyez longuement sur n’importe quoi pour le faire expliquer.
web-table-help-drag = Les dés, les ouvriers et les cartes peuvent aussi être glissés à leur place.
web-table-key-end = Terminer le tour ou passer
web-table-key-options = Choisir une option de la liste ; encore une fois, ou Entrée, l’exécute
web-table-key-arrows = Parcourir ce qui peut être touché
web-table-key-all = Parcourir tout ce qui est expliqué
web-table-key-enter = Faire ce qui est pointé
web-table-key-escape = Lâcher

## A ceremony: what was scored, step by step

web-ceremony-pause = Pause
web-ceremony-resume = Reprendre
web-ceremony-skip = Passer
web-ceremony-next = Continuer
web-ceremony-again = Revoir le dernier décompte
web-lookup = Consulter
web-lookup-letters = Tapez quelques lettres d’un nom
web-lookup-nothing = Aucun nom ne contient ces lettres.
