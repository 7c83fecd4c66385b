### Le jeu d’exercice « tourney »

## Le jeu et ce que l’on peut choisir
game-tourney = Tournoi
tourney-setting-crowd = Foule
tourney-setting-crowd-about = Une foule regarde et crie un nombre à chaque manche.

## Ce que l’on peut faire
tourney-do-pick = Jouer { $trick-the } pendant le choix des cartes
tourney-do-keep = Garder { $trick-the }
tourney-do-stance = Prendre la posture « { $stance } »
tourney-do-top = Remettre « { $stance } » sur votre paquet
tourney-do-die = Utiliser le { $die }
tourney-do-challenge = Relever le défi « { $challenge } »
tourney-do-train = S’entraîner à la lance
tourney-do-done = Terminer votre tour
tourney-do-ride = Entrer en lice
tourney-do-yield = Renoncer et prendre une faveur
tourney-do-choose = Choisir { $good-a }
tourney-do-favour = Dépenser une faveur pour gagner { $good-a }
tourney-do-nudge = Dépenser une faveur pour augmenter le { $die } de un
tourney-do-trick = Jouer { $trick-the }
tourney-do-cheer = Dépenser une faveur pour que la foule crie à nouveau
tourney-label-gain =
    Gagner { $n ->
        [one] { $n } { $good }
       *[other] { $n } { $good-plural }
    }

## Ce qui est demandé
tourney-asks-pick = Quelle astuce jouez-vous pendant le choix des cartes ?
tourney-asks-keep = Quelle astuce gardez-vous pour plus tard ?
tourney-asks-play-stance = Quelle posture prenez-vous ?
tourney-asks-top-stance = Quelle posture remettez-vous sur votre paquet ? L’autre va en dessous.
tourney-asks-choose-die = Quel dé utilisez-vous ?
tourney-asks-deed = Qu’en faites-vous ?
tourney-asks-end-turn = Terminez-vous votre tour ?
tourney-asks-ride = Entrez-vous en lice ou renoncez-vous ?
tourney-prompt-strength = Votre force est de { $strength }. Entrez-vous en lice ou renoncez-vous ?
tourney-asks-choose-one = Que gagnez-vous ?

## Ce qui s’est passé
tourney-begun = La manche { $round } commence.
tourney-rerolled = { $seat } a obtenu trois fois le même nombre et relance ses dés.
tourney-shuffled = Les astuces défaussées sont mélangées.
tourney-dealt = Vous recevez { $trick-the }.
tourney-has-kept = { $seat } garde une astuce.
tourney-shown = { $seat } a choisi { $trick-the }.
tourney-stood = { $seat } prend la posture « { $stance } ».
tourney-met = { $seat } relève le défi « { $challenge } ».
tourney-gained =
    { $seat } gagne { $n ->
        [one] { $n } { $good }
       *[other] { $n } { $good-plural }
    }.
tourney-played = { $seat } joue { $trick-the }.
tourney-won = { $seat } remporte la joute avec une force de { $strength }.
tourney-crowd-shouts = La foule crie : { $die } !
refused-too-hard = Le dé est trop faible pour ce défi.

## Choses
tourney-good-glory = point de gloire
    .a = un point de gloire
    .plural = points de gloire
tourney-good-lance = lance
    .a = une lance
    .plural = lances
tourney-good-favour = faveur
    .a = une faveur
    .plural = faveurs
tourney-trick-ruse = ruse
    .the = la ruse
tourney-trick-dash = élan
    .the = l’élan
tourney-trick-pact = pacte
    .the = le pacte
tourney-trick-trumpet = trompette
    .the = la trompette
tourney-trick-whetstone = pierre à aiguiser
    .the = la pierre à aiguiser
tourney-trick-ransom = rançon
    .the = la rançon
tourney-trick-feast = festin
    .the = le festin
tourney-trick-veil = voile
    .the = le voile
tourney-stance-charge = Charge
tourney-stance-guard = Garde
tourney-stance-feint = Feinte
tourney-stance-salute = Salut
tourney-stance-parade = Parade
tourney-challenge-ring = Anneau
tourney-challenge-apple = Pomme
tourney-challenge-quintain = Quintaine
tourney-challenge-barrel = Tonneau
tourney-challenge-hound = Chien de chasse
tourney-challenge-archery = Tir à l’arc
tourney-challenge-wrestling = Lutte
tourney-challenge-bear = Ours
tourney-challenge-duel = Duel
tourney-challenge-boar = Sanglier
tourney-challenge-giant = Géant
tourney-challenge-dragon = Dragon
