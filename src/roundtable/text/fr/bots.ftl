### Robots : les niveaux au choix, et `roundtable arena`.

## Niveaux, le plus faible d’abord : le nom, et une ligne à son sujet

bot-page = Page
bot-page-about = choisit au hasard, avec un peu de bon sens
bot-page-pace = répond aussitôt
bot-squire = Écuyer
bot-squire-about = regarde jusqu’à la fin de son tour et juge ce qui en reste
bot-squire-pace = répond aussitôt
bot-knight = Chevalier
bot-knight-about = suit son choix jusqu’à la fin de la manche, ou planifie tout son tour
bot-knight-pace = réfléchit un instant
bot-champion = Champion
bot-champion-about = fait de même, bien plus à fond
bot-champion-pace = réfléchit jusqu’à deux secondes
bot-companion = Compagnon
bot-companion-about = garde la partie serrée : à fond quand il est mené, clément quand il mène
bot-companion-pace = réfléchit un instant

table-which-bots = Quels robots prennent les autres places ? (un pour toutes, ou plusieurs, séparés par des virgules)

table-thinks = { $player } réfléchit…

## roundtable arena

arena-help = Faire jouer une ligue à des robots et voir lequel est le meilleur.
arena-help-game = le jeu
arena-help-bots = les robots : deux ou plus ; un seul là où l’on joue seul
arena-help-games = combien de parties ; chaque donne est jouée une fois de chaque place
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
arena-help-alone = le premier robot est seul parmi plusieurs d’un autre
arena-help-results = le fichier qui garde les parties ; la même commande reprend à partir de là
arena-help-jobs = processus de jeu ; 0 : autant que de cœurs
arena-help-ray = jouer sur une grappe Ray à cette adresse ; sans adresse, sur cette machine
arena-goes-on = La même commande reprend à partir d’ici.
arena-lead = { $bot } : { $lead } ± { $half } points par donne au-dessus de l’autre
arena-column-rating = Cote
arena-too-few-bots = Il faut au moins deux robots pour une ligue, pas seulement : { $what }.
arena-bot-twice = Un robot est nommé deux fois : { $what }.
arena-no-results = « { $what } » ne s’ouvre pas comme fichier de résultats : { $why }
arena-not-kept = « { $what } » ne peut pas être écrit : { $why } Ce qui était fini est gardé.
arena-worker-died = Des processus sont morts { $what } fois de suite et les parties se sont arrêtées ; celles qui étaient finies sont gardées. Le dernier a dit : { $why }
arena-no-ray = Ray n’est pas installé : { $why } Il vient avec pip install roundtable[ray].
arena-no-cluster = Aucune grappe Ray ne répond à « { $what } » : { $why }
arena-no-numpy = NumPy n’est pas installé : { $why } Il vient avec pip install roundtable[learn].

## roundtable arena report

report-help = Écrire une page avec des graphiques de ce que dit un fichier de résultats.
report-help-out = la page à écrire
report-written = Le rapport est dans { $file }
report-title = Qui gagne, et pourquoi
report-victories = Victoires, pour cent
report-victories-note = Le trait est l’intervalle de Wilson à 95 % ; derrière lui, la moyenne des points.
report-ratings = Cote
report-ratings-note = Plackett–Luce, par openskill ; le trait est l’intervalle à 95 %.
report-thinking = Force et temps de réflexion
report-thinking-across = millisecondes par décision
report-sources = Points par origine
report-seats = Victoires par place, pour cent
report-length = Durée des parties, en réponses
report-what-wins = Ce qui gagne
report-what-wins-note = Les places qui ont donné une réponse au moins une fois ont gagné tant de points de pourcentage plus souvent que celles qui ne l’ont jamais donnée (part : part des autres, places). Cela montre ce qui va ensemble, non ce qui cause quoi.

## roundtable arena train

train-help = Apprendre la valeur d’un jeu à partir de parties jouées par des robots.
train-help-games = de combien de parties apprendre
train-help-bot = le robot qui les joue
train-help-mend = un fichier de poids dont partir, au lieu de la valeur faite à la main
train-help-lead = apprendre l’avance sur les autres au lieu des points
train-help-lessons = le fichier qui garde les parties ; la même commande reprend à partir de là
train-help-out = le fichier de poids à écrire ; la courbe d’apprentissage est mise à côté
train-too-few = Il faut au moins { $least } parties pour apprendre.
train-no-lead = L’avance ne peut être apprise que si plusieurs joueurs jouent les manches ensemble.
train-broken-off = Interrompu avant d’avoir rien appris ; avec --lessons, la même commande reprend à partir d’ici.
train-curve-across = parties dont on a appris
train-curve-up = points d’écart sur d’autres parties
train-learned = Écart aux points finaux : { $learned } ; auparavant : { $before }.
train-written = Poids : { $file } · courbe d’apprentissage : { $picture }
