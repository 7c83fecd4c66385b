### Robots : les niveaux au choix, et `roundtable arena`.

## Niveaux, le plus faible d’abord : le nom, et une ligne à son sujet

bot-page = Page
bot-page-about = choisit au hasard, avec un peu de bon sens
bot-page-pace = répond aussitôt
bot-squire = Écuyer
bot-squire-about = regarde jusqu’à la fin de son tour et juge ce qui en reste
bot-squire-pace = répond aussitôt
bot-knight = Chevalier
bot-knight-about = voit ce que son choix donnera d’ici la fin de la manche
bot-knight-pace = réfléchit un instant
bot-champion = Champion
bot-champion-about = examine dix fois plus à fond ce que la manche peut donner
bot-champion-pace = réfléchit jusqu’à deux secondes

table-which-bots = Quels robots prennent les autres places ? (un pour toutes, ou plusieurs, séparés par des virgules)

table-thinks = { $player } réfléchit…

## roundtable arena

arena-help = Faire jouer un match à deux robots et voir lequel est le meilleur.
arena-help-game = le jeu
arena-help-bots = les deux robots
arena-help-games = combien de parties ; chaque graine est jouée deux fois, en échangeant les places
arena-broken-off = Interrompu ; voici le résultat jusque-là :
arena-title =
    { $game } · { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    } · { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
arena-column-bot = Robot
arena-column-wins = Gagnées
arena-column-draws = Nulles
# Une partie nulle est une demi-victoire.
arena-column-share = Victoires %
# Entre quelles valeurs se trouve la vraie avec une probabilité de 95 %.
arena-column-interval = 95 %
arena-column-points = Points
# Millisecondes par décision : la moyenne, et la plus lente.
arena-column-mean = ms moy.
arena-column-slowest = ms max
