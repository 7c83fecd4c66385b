### Pourquoi quelque chose dans Merlin ne peut rien faire maintenant. Chaque raison est seule ou avec d’autres, près de la chose elle-même.

## Comment on utilise une chose : la première phrase des raisons qui suivent

merlin-deed-build = Les Manoirs se construisent sur une case de construction.
merlin-deed-send = Les Serviteurs sont envoyés depuis une case Province, la case de déplacement ou la case d’Influence à Serviteur.
merlin-deed-come = Les Serviteurs viennent ici depuis la case de cette Province, depuis une Province voisine ou, si vous avez de l’Influence ici, depuis la case d’Influence à Serviteur.
merlin-deed-take-shield = Un Porte-bouclier envoyé ici apporte un Bouclier ; une case d’échange aussi et, si vous avez de l’Influence ici, la case d’Influence à Bouclier.
merlin-deed-take-flag = Un Porte-drapeau envoyé ici apporte un Drapeau ; une case d’échange aussi et, si vous avez de l’Influence ici, la case d’Influence à Drapeau.
merlin-deed-take-material = Un Maçon envoyé ici apporte un Matériau ; une case d’échange aussi et, si vous avez de l’Influence ici, la case d’Influence à Matériau.
merlin-deed-take-pict = Un Picte se prend sur une case Pictes.
merlin-deed-take-mission = De nouvelles quêtes arrivent à la fin d’un tour où vous en avez accompli une, ou sur une case de quête.
merlin-deed-use-shield = Les Boucliers repoussent d’eux-mêmes les Traîtres lors d’une phase de score ; sur une case d’échange, vous pouvez les échanger.
merlin-deed-use-material = Un Matériau paie un Manoir sur une case de construction ; sur une case d’échange, vous pouvez l’échanger.
merlin-deed-repel = Les Traîtres sont repoussés par vos Boucliers lors de la phase de score ou, avant cela, sur la case d’Excalibur.
merlin-deed-count-shield = Tous vos Boucliers ensemble rapportent des points sur la case de points de victoire des Boucliers.
merlin-deed-count-flag = Tous vos Drapeaux ensemble rapportent des points sur la case de points de victoire des Drapeaux. Pour en utiliser un, choisissez sa couleur.
merlin-deed-count-material = Tous vos Matériaux ensemble rapportent des points sur la case de points de victoire des Matériaux.
merlin-deed-count-influence = Vos compteurs d’Influence dans les Provinces rapportent des points sur leur case de points de victoire.
merlin-deed-special-lady-in-waiting = Sur une case d’Influence, cette capacité envoie deux Serviteurs.
merlin-deed-special-builder = Sur une case de construction, cette capacité construit deux Manoirs.
merlin-deed-special-flag-bearer = Sur une case de points de victoire, cette capacité marque des points pour n’importe quel élément.

## À quel moment. $deed est l’une des phrases ci-dessus.

refused-merlin-in-scoring = C’est une phase de score : on ne peut faire maintenant que ce qu’elle demande.
refused-merlin-turn-over = Votre tour est terminé ; il ne reste qu’à prendre vos nouvelles quêtes.
refused-merlin-answer-first = Terminez d’abord ce que vous avez commencé.
refused-merlin-deed-die = { $deed } Votre { $pips } y mènerait { $figure-the }.
refused-merlin-deed-no-die = { $deed } Aucun de vos dés n’y mène directement.
refused-merlin-deed-move = { $deed } Le dé choisi y mène : déplacez-vous d’abord.
refused-merlin-deed-no-move = { $deed } Le dé choisi n’y mène pas.
refused-merlin-deed-use = { $deed } Utilisez d’abord la { $space }.
refused-merlin-deed-at = { $deed } Vous êtes sur la { $space }.
refused-merlin-deed-acted = { $deed } Vous avez déjà eu votre action de ce tour.

## Dés, personnages et cases

refused-merlin-die-change = Utilisez une Pomme ou un Drapeau pour changer ce dé avant de vous déplacer.
refused-merlin-die-fixed = Vous n’avez ni Pomme ni Drapeau pour changer ce dé.
refused-merlin-die-late = Votre personnage s’est déplacé : le dé ne peut plus être changé.
refused-merlin-apple-late = Une Pomme s’utilise avant le déplacement du personnage.
# $dice est une liste de nombres.
refused-merlin-figure-dice = Pour déplacer { $figure-the }, choisissez l’un de ses dés : { $dice }.
refused-merlin-figure-no-die = Il ne vous reste aucun dé pour déplacer { $figure-the } pendant ce round.
refused-merlin-figure-other = Le dé choisi déplace { $figure-the }.
refused-merlin-figure-moved = Vous avez déjà déplacé { $figure-the } : un dé déplace un personnage, une seule fois.
refused-merlin-die-leads = Choisissez le { $pips } : il y mène { $figure-the }.
refused-merlin-no-die-knight = Aucun dé n’y mène : { $steps ->
        [0] votre Chevalier s’y trouve
        [one] elle est { $steps } case devant votre Chevalier
       *[other] elle est { $steps } cases devant votre Chevalier
    } (dés : { $dice }).
refused-merlin-no-die-merlin = Aucun dé n’y mène : { $away ->
        [0] Merlin s’y trouve
        [one] elle est à { $away } case de Merlin
       *[other] elle est à { $away } cases de Merlin
    } (dé blanc : { $pips }).
refused-merlin-no-die-both = Aucun dé n’y mène : { $steps ->
        [0] votre Chevalier s’y trouve
        [one] elle est { $steps } case devant votre Chevalier
       *[other] elle est { $steps } cases devant votre Chevalier
    } (dés : { $dice }) et { $away ->
        [0] là même où se tient Merlin
        [one] à { $away } case de Merlin
       *[other] à { $away } cases de Merlin
    } (dé blanc : { $pips }).
refused-merlin-no-die-arthur = Aucun dé n’y mène : le seul qui vous reste déplace Arthur, sur le cercle intérieur.
refused-merlin-move-leads = Votre déplacement y mène : déplacez { $figure-the }.
refused-merlin-move-other = { $away ->
        [0] C’est là que se tient { $figure-the }
        [one] Elle est à { $away } case
       *[other] Elle est à { $away } cases
    } ; votre dé déplace { $figure-the } de { $steps }.
refused-merlin-ring-other = Le dé choisi déplace Arthur, sur le cercle intérieur.
refused-merlin-no-rival = Votre personnage s’est déplacé. Seul le Drapeau { $principality } permet d’agir ailleurs, et seulement là où se trouve le Chevalier d’un autre joueur.
refused-merlin-flag-there = Utilisez d’abord votre Drapeau { $principality } : il permet d’agir là, où se trouve un autre Chevalier.
refused-merlin-no-flag-there = Pour agir là, où se trouve un autre Chevalier, il vous faut un Drapeau { $principality }.
refused-merlin-borrow-now = Vous avez utilisé le Drapeau : choisissez la case d’un autre Chevalier.
refused-merlin-acted = Vous avez déjà eu votre action de ce tour.
refused-merlin-acting = Vous utilisez en ce moment la { $space }.
refused-merlin-staff-repeats = Son action est faite ; votre Bâton peut la répéter.

## Les Bâtons et le Graal

refused-merlin-staff-missing = Vous n’avez plus de Bâton.
refused-merlin-staff-once = Un seul Bâton par tour, et vous en avez déjà utilisé un.
refused-merlin-staff-later = Un Bâton répète une action après un déplacement de Merlin.
refused-merlin-staff-figure = Un Bâton ne suit qu’un déplacement de Merlin ; vous déplacez { $figure-the }.
refused-merlin-staff-action = Effectuez d’abord l’action ; ensuite, un Bâton peut la répéter.
refused-merlin-staff-barred = Un Bâton ne peut pas répéter une action qu’une capacité a déjà fait faire deux fois.
refused-merlin-staff-passed = Un Bâton répète une action juste après elle ; ce moment est passé.
refused-merlin-grail-board = Personne n’a le Graal : il se prend sur la case du Graal.
refused-merlin-grail-other = { $seat } a le Graal.
refused-merlin-grail-later = Le Graal départage une égalité pendant le décompte de l’Influence, pas avant.

## Drapeaux

refused-merlin-flag-missing = Vous n’avez pas de Drapeau { $principality }.
refused-merlin-flag-scoring = Les Drapeaux ne s’utilisent pas pendant une phase de score.
refused-merlin-flag-over = Les Drapeaux s’utilisent pendant votre tour, et il est terminé.
refused-merlin-flag-die-first = Choisissez d’abord un dé : ce Drapeau change son déplacement.
refused-merlin-flag-late = Ce Drapeau s’utilise avant le déplacement du personnage.
refused-merlin-flag-move-first = Ce Drapeau s’utilise après le déplacement, avant l’action.
refused-merlin-flag-acted = Ce Drapeau s’utilise avant l’action.
refused-merlin-no-traitors = Vous n’avez pas de Traître à repousser.
refused-merlin-two-already = Deux quêtes sont déjà permises pendant ce tour ; une troisième ne l’est jamais.
refused-merlin-knight-backwards = Ce Drapeau ne fait reculer que votre Chevalier ; Merlin et Arthur vont dans les deux sens sans lui.
refused-merlin-backwards-already = Votre Chevalier se déplace déjà dans le sens antihoraire.
refused-merlin-out-of-range = Avec les Drapeaux +/-1, le dé retourné compterait moins de 0 ou plus de 7.
refused-merlin-no-knights = Aucun Chevalier d’un autre joueur ne se trouve sur une autre case.
refused-merlin-knight-mirror = Ce Drapeau ne concerne que votre Chevalier, et vous ne l’avez pas déplacé pendant ce tour.

## Cases qui ne feraient rien

refused-merlin-all-here = Tous vos Serviteurs sont déjà { $principality-in }.
refused-merlin-no-influence = Vous n’avez d’Influence dans aucune Province.
refused-merlin-none-by-influence = Il ne reste pas de { $good-plural } là où vous avez de l’Influence.
refused-merlin-nobody-to-send = Tous vos Serviteurs sont déjà là où vous avez de l’Influence.
refused-merlin-excalibur-idle = Vous avez déjà Excalibur, et aucun Traître à repousser.
refused-merlin-grail-idle = Vous avez déjà le Graal, et il ne reste aucune Pomme.
refused-merlin-no-apples = Il ne reste aucune Pomme.
refused-merlin-no-piece = Vous n’avez ni Bouclier, ni Drapeau, ni Matériau à échanger.
refused-merlin-no-tile = Vous n’avez aucun Matériau qui convienne à une tuile libre.
refused-merlin-no-duty = Aucun de vos Serviteurs dans une Province ne trouverait quoi que ce soit.
refused-merlin-no-stock = Il ne reste de { $good-plural } nulle part.
refused-merlin-no-markers = Il ne reste aucun compteur d’Influence dans votre château.
refused-merlin-no-rival-manor = Aucun autre joueur n’a de Manoir dans le Domaine.
refused-merlin-no-pict = Il n’y a plus de Picte face visible.

## Serviteurs et Provinces

refused-merlin-send-for = Envoyez-y { $assistant-the } : cela en apporte un.
refused-merlin-stands-here = { CAPITAL($assistant-the) } est déjà { $principality-in }.
refused-merlin-only-here = Cette case n’envoie un Serviteur que { $principality-in }.
refused-merlin-no-influence-in = Vous n’avez pas d’Influence { $principality-in }.
refused-merlin-at-home = { CAPITAL($assistant-the) } est au château ; tant que d’autres sont dans des Provinces, seuls ceux-là se déplacent.
refused-merlin-no-neighbour = Les Serviteurs ne vont que dans une Province voisine.
refused-merlin-home-idle = { CAPITAL($assistant-the) } est au château et n’y a pas d’action spéciale.
refused-merlin-duty-empty = Il ne reste plus { $good-a } { $principality } à prendre.

## Éléments

refused-merlin-good-missing = Vous n’avez pas de { $good } { $principality }.
refused-merlin-stock-empty = Il ne reste plus de { $good } { $principality } en réserve.
refused-merlin-gives-only = Cette case ne donne que des { $good-plural }.
refused-merlin-return-first = Rendez d’abord un élément ; prenez-en un ensuite.
refused-merlin-piece-returned = Vous avez rendu un élément ; prenez-en un maintenant.
refused-merlin-tower-material = Une tour donne un Bouclier, un Drapeau ou de l’Influence, mais pas de Matériau.
# $colours est une liste.
refused-merlin-pay-colour = Les lignes de cette tuile mènent à { $colours } : seules ces couleurs la paient.
refused-merlin-no-traitor = Vous n’avez pas de Traître au Bouclier { $principality }.
refused-merlin-flag-repels = Utilisez votre Drapeau { $principality } : il repousse tous vos Traîtres d’une couleur.

## Manoirs

refused-merlin-manor-there = { $seat } a déjà un Manoir ici.
refused-merlin-manor-yours = Vous avez déjà un Manoir ici.
refused-merlin-cell-chosen = Vous avez choisi votre tuile ; payez-la maintenant.
refused-merlin-cell-first = Choisissez d’abord la tuile, puis le Matériau qui la paie.
refused-merlin-manors-built = Vos sept Manoirs sont tous construits.
refused-merlin-no-material = Un Manoir se paie ici avec l’un de ces Matériaux : { $colours }. Vous n’en avez aucun.
refused-merlin-other-terrain = Le Manoir de ce Picte ne se construit que { $terrain-in }.
refused-merlin-own-manor = Ce Manoir est le vôtre.
refused-merlin-no-manor = Il n’y a pas de Manoir à remplacer ici.
refused-merlin-other-territory = Vous choisissez parmi vos Manoirs d’un territoire ; cette tuile n’en est pas.

## Quêtes et Pictes

refused-merlin-mission-once = Une quête par tour, et vous avez accompli la vôtre.
refused-merlin-mission-twice = Vous avez accompli deux quêtes pendant ce tour ; une troisième n’est jamais permise.
refused-merlin-mission-needs = Il manque encore : { $needs }.
refused-merlin-mission-later = Les quêtes s’accomplissent pendant votre tour, pas pendant une phase de score.
refused-merlin-mission-new = Votre tour est terminé : les quêtes ne s’accomplissent que pendant votre propre tour.
refused-merlin-not-in-hand = Vous n’avez pas cette quête en main.
refused-merlin-refill-later = À la fin de ce tour, vous prenez une nouvelle quête.
refused-merlin-discard-first = Finissez d’abord de défausser ; ensuite, vous prenez autant de nouvelles quêtes.
refused-merlin-deck-empty = Il ne reste plus de cartes Quête.
refused-merlin-pict-taken = Vous avez pris votre Picte ; le présentoir est maintenant complété.
refused-merlin-pict-kept = Ce Picte est à vous : sa force compte à la prochaine phase de score.
refused-merlin-pict-away = Ce Picte n’est pas face visible.
refused-merlin-stack-empty = Cette pile est épuisée.
refused-merlin-stack-later = Un Picte est révélé quand quelqu’un en a pris un.

## La Faveur du Roi

refused-merlin-ability-owned = Vous avez déjà cette capacité.
refused-merlin-no-seal = Vos quatre Sceaux sont tous placés : vous n’apprenez plus de capacité.
refused-merlin-other-column = Cette quête montre { $assistant-the } : vous ne pouvez apprendre que des capacités de cette colonne.
refused-merlin-low-card = { $number ->
        [one] Une quête de { $number } point ne donne que la première capacité de sa colonne.
       *[other] Une quête de { $number } points ne donne que les { $number } premières capacités de sa colonne.
    }
refused-merlin-learn-later = { $row ->
        [one] Elle s’apprend au lieu de prendre les points d’une quête { $assistant-of }.
       *[other] Elle s’apprend au lieu de prendre les points d’une quête { $assistant-of } qui en vaut au moins { $row }.
    }
refused-merlin-ability-by-itself = Elle agit d’elle-même : 1 point de plus par quête { $assistant-of }.
refused-merlin-deploy-later = Sur une case Province, elle permet d’envoyer { $assistant-the } dans n’importe quelle Province.
refused-merlin-seal-turned = Vous avez utilisé cette capacité ; elle revient après la prochaine phase de score.
refused-merlin-choose-traitor = Choisissez le Traître que vous voulez repousser.
refused-merlin-no-traitor-left = Vous n’avez pas de Traître à repousser.
refused-merlin-own-figure = Il faut votre Chevalier ou Merlin sur la case même ; le Drapeau ne suffit pas.
