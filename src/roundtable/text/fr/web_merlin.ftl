### Le plateau de Merlin dans le navigateur : noms courts, à quoi sert chaque chose, et les leçons d’une première partie.

## Noms courts

# In lists of options: which henchman goes to which principality, called by its animal.
web-merlin-part-to = { $who } → { $where }
web-merlin-part-idle = { $space } : sans action
# The die turned to so many pips by an apple.
web-merlin-part-die = Dé sur { $pips }
# A piece of a principality, such as “Black shield”.
web-merlin-part-good = { CAPITAL($good) } { $principality }
web-merlin-animal-black = Dragon
web-merlin-animal-grey = Colombe
web-merlin-animal-blue = Poisson
web-merlin-animal-purple = Serpent
web-merlin-animal-orange = Renard
web-merlin-animal-brown = Aigle
web-merlin-round = Round { $round }
web-merlin-missions = Quêtes
web-merlin-first = joue en premier
web-merlin-in-hand = { $count ->
        [one] { $count } { -merlin-mission } en main
       *[other] { $count } { -merlin-mission(form: "plural") } en main
    }
web-merlin-dice = { $count ->
        [one] { $count } dé restant
       *[other] { $count } dés restants
    }
web-merlin-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-merlin-apples = { $count ->
        [one] { $count } { -merlin-apple }
       *[other] { $count } { -merlin-apple(form: "plural") }
    }
web-merlin-staffs = { $count ->
        [one] { $count } { -merlin-merlins-staff }
       *[other] { $count } { -merlin-merlins-staff(form: "plural") }
    }
web-merlin-traitors = { $count ->
        [one] { $count } { -merlin-traitor }
       *[other] { $count } { -merlin-traitor(form: "plural") }
    }
web-merlin-manors = { $count ->
        [one] { $count } { -merlin-manor } restant
       *[other] { $count } { -merlin-manor(form: "plural") } restants
    }
web-merlin-markers = { $count ->
        [one] { $count } { -merlin-influence-marker } restant
       *[other] { $count } { -merlin-influence-marker(form: "plural") } restants
    }
web-merlin-influence = { $count ->
        [one] { $count } { -merlin-influence-marker }
       *[other] { $count } { -merlin-influence-marker(form: "plural") }
    }
web-merlin-strength = Force { $count }

## Où va une figurine, dans les listes d’options : ce qu’on peut y faire

web-merlin-goal-principality = { CAPITAL(-merlin-assistant) } → { $where }
web-merlin-goal-vp = Points : { $element }
web-merlin-goal-influence = { CAPITAL($good) } par influence
web-merlin-goal-influence-assistant = { CAPITAL(-merlin-assistant) } par influence
web-merlin-goal-resource = { CAPITAL($good) } au choix
web-merlin-goal-resource-influence = Influence au choix
web-merlin-goal-excalibur = Prendre { -merlin-excalibur }
web-merlin-goal-grail = Prendre le { -merlin-grail }
web-merlin-goal-relocate = Déplacer un { -merlin-assistant }
web-merlin-goal-exchange = Échanger une pièce
web-merlin-goal-missions = Échanger des { -merlin-mission(form: "plural") }
web-merlin-goal-build = Construire un { -merlin-manor }
web-merlin-goal-apple = Prendre une { -merlin-apple }
web-merlin-goal-move-arthur = Déplacer { -merlin_arthur-arthur }
web-merlin-goal-activate-assistant = Activer un { -merlin-assistant }
web-merlin-goal-signet-ring = Prendre l’{ -merlin_arthur-signet-ring }
web-merlin-goal-stairs = Vers la { -merlin-principality } suivante
web-merlin-goal-move-merlin = Déplacer { -merlin-merlin }
web-merlin-goal-replace-manor = Remplacer un { -merlin-manor }
web-merlin-goal-pict = Prendre un { -merlin_arthur-pict }

## Comment une chose s’appelle

web-merlin-die-knight = Votre { -merlin-personal-die } : { $pips }
web-merlin-die-merlin = Votre { -merlin-merlin-die } : { $pips }
web-merlin-die-arthur = Votre { -merlin_arthur-black-die } : { $pips }
web-merlin-die-now = Le dé de ce tour : { $pips }
web-merlin-knight-of = { -merlin-knight } de { $name }
web-merlin-cell = { $terrain } ({ $cell })
web-merlin-principality = { $animal } ({ $principality })
web-merlin-border = Bord : { $principality }
web-merlin-deck = Pioche des quêtes ({ $count })
web-merlin-discard = Quêtes défaussées ({ $count })
web-merlin-traitor-stacks = Piles de { -merlin-traitor(form: "plural") } ({ $count })
web-merlin-apples-left = { -merlin-apple(form: "plural") } sur le plateau : { $count }
web-merlin-pict-stack = Pile de { -merlin_arthur-pict(form: "plural") } ({ $count })
web-merlin-traitor = { -merlin-traitor } au { -merlin-shield } { $principality } ({ $count })

## À quoi sert une chose

web-merlin-about-die-knight = Déplace votre { -merlin-knight } d’autant de cases dans le sens horaire. Vous pouvez ensuite utiliser la case atteinte.
web-merlin-about-die-merlin = Déplace { -merlin-merlin } d’autant de cases dans un sens ou dans l’autre. Tous déplacent le même { -merlin-merlin }, et seul son déplacement permet de répéter l’action avec un bâton.
web-merlin-about-die-arthur = Déplace { -merlin_arthur-arthur } sur l’anneau intérieur, dans un sens ou dans l’autre. Tous déplacent le même { -merlin_arthur-arthur }.
web-merlin-about-apple = Avant de vous déplacer, dépensez une { -merlin-apple } pour mettre le dé choisi sur la face voulue. À la fin, chaque { -merlin-apple } restante vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-merlin-about-staff = Après avoir déplacé { -merlin-merlin } et utilisé sa case, dépensez un bâton pour refaire l’action. À la fin, chaque bâton restant vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-merlin-about-shield = Rendu lors d’une { -merlin-scoring }, il repousse un { -merlin-traitor } de la même couleur. Il sert aussi aux quêtes et rapporte sur sa case.
web-merlin-about-flag = Rendez-le pendant votre tour pour son action spéciale. Il sert aussi aux quêtes et rapporte sur sa case.
web-merlin-about-material = Payez-le pour construire un { -merlin-manor } sur une tuile qu’une ligne relie à cette couleur du bord. Il sert aussi aux quêtes et rapporte sur sa case.
web-merlin-about-influence = La { -merlin-lady-in-waiting } porte ces compteurs de votre château dans une { -merlin-principality }. Seuls ceux qui s’y trouvent comptent.
web-merlin-about-power-repel-traitors = Défaussez tous vos { -merlin-traitor(form: "plural") } d’une couleur, sans payer de { -merlin-shield(form: "plural") }.
web-merlin-about-power-two-missions = Accomplissez deux quêtes pendant ce tour. Si vous y parvenez, vous gagnez { $points } points de plus.
web-merlin-about-power-backwards = Cette fois, votre { -merlin-knight } avance dans le sens antihoraire.
web-merlin-about-power-turn-die = Retournez le dé choisi sur sa face opposée avant de vous déplacer.
web-merlin-about-power-other-action = Après le déplacement, utilisez la case du { -merlin-knight } d’un autre joueur au lieu de la vôtre.
web-merlin-about-power-mirror = Après avoir déplacé votre { -merlin-knight }, placez-le sur la case opposée de l’anneau et utilisez celle-ci.
web-merlin-about-power-plus-minus-one = Le dé choisi compte un de plus ou un de moins.
web-merlin-about-power-swap = Le dé choisi déplace la figurine de votre choix : votre { -merlin-knight }, { -merlin-merlin } ou { -merlin_arthur-arthur }.
web-merlin-about-knight = Seul son joueur le déplace, toujours dans le sens horaire. Il agit sur la case qu’il atteint.
web-merlin-about-merlin = Tous les joueurs le déplacent avec leur dé blanc, dans un sens ou dans l’autre.
web-merlin-about-arthur = Tous les joueurs le déplacent avec leur dé noir sur l’anneau intérieur, dans un sens ou dans l’autre.
web-merlin-about-space-principality = Envoyez un de vos { -merlin-assistant(form: "plural") } dans cette { -merlin-principality }. Celui d’un adversaire, du même type, rentre chez lui, puis le vôtre fait son action spéciale.
web-merlin-about-space-vp = Un point pour chacun de vos éléments : { $element }.
web-merlin-about-space-influence = Prenez { $good-a } d’une { -merlin-principality } où vous avez de l’influence.
web-merlin-about-space-influence-assistant = Envoyez un de vos { -merlin-assistant(form: "plural") } dans une { -merlin-principality } où vous avez de l’influence ; il y fait son action spéciale.
web-merlin-about-space-excalibur = Prenez { -merlin-excalibur }, même à un autre joueur, et défaussez un de vos { -merlin-traitor(form: "plural") }.
web-merlin-about-space-grail = Prenez le { -merlin-grail }, même à un autre joueur, et une { -merlin-apple }.
web-merlin-about-space-relocate = Déplacez un de vos { -merlin-assistant(form: "plural") } vers la { -merlin-principality } voisine, d’un côté ou de l’autre ; il y fait son action spéciale.
web-merlin-about-space-exchange = Rendez une pièce de votre château et prenez-en une autre, au choix.
web-merlin-about-space-missions = Défaussez jusqu’à deux quêtes de votre main et piochez-en autant.
web-merlin-about-space-build = Payez un { -merlin-building-material } et construisez un { -merlin-manor } dans les { -merlin-environs }.
web-merlin-about-space-apple = Prenez une { -merlin-apple }.
web-merlin-about-space-move-arthur = Déplacez { -merlin_arthur-arthur } d’une case, dans un sens ou dans l’autre, et utilisez la case qu’il atteint.
web-merlin-about-space-activate-assistant = Un de vos { -merlin-assistant(form: "plural") } dans une { -merlin-principality } refait son action spéciale.
web-merlin-about-space-resource = Prenez { $good-a } de n’importe quelle { -merlin-principality }.
web-merlin-about-space-resource-influence = Placez un de vos { -merlin-influence-marker(form: "plural") } dans n’importe quelle { -merlin-principality }.
web-merlin-about-space-signet-ring = Prenez l’{ -merlin_arthur-signet-ring }, même à un autre joueur, et accomplissez une quête, quoi qu’elle demande.
web-merlin-about-space-stairs = Votre { -merlin-knight } avance jusqu’à la prochaine case de { -merlin-principality } et l’utilise.
web-merlin-about-space-move-merlin = Déplacez { -merlin-merlin } de { $steps } cases au plus, dans un sens ou dans l’autre, et utilisez la case qu’il atteint.
web-merlin-about-space-replace-manor = Mettez un de vos { -merlin-manor(form: "plural") } à la place de celui d’un autre joueur, sans payer.
web-merlin-about-space-pict = Prenez un des { -merlin_arthur-pict(form: "plural") } visibles et son bonus.
web-merlin-about-lady-in-waiting = Elle place un { -merlin-influence-marker } dans la { -merlin-principality } où elle est envoyée.
web-merlin-about-shield-bearer = Il prend un { -merlin-shield } de la { -merlin-principality } où il est envoyé.
web-merlin-about-builder = Il prend un { -merlin-building-material } de la { -merlin-principality } où il est envoyé.
web-merlin-about-flag-bearer = Il prend un { -merlin-flag } de la { -merlin-principality } où il est envoyé.
web-merlin-about-assistant = À chaque { -merlin-scoring }, chacun d’eux présent dans une { -merlin-principality } rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-merlin-about-principality = Lors d’une { -merlin-scoring }, celui qui a le plus d’influence ici gagne autant de points qu’il y a de compteurs, tous joueurs confondus. Ensuite, chaque joueur n’en garde qu’un.
web-merlin-about-flags-power = Son { -merlin-flag } : { $power }.
web-merlin-about-stock = Ce qui reste dans la { -merlin-principality }.
web-merlin-about-traitor = Lors d’une { -merlin-scoring }, chacun demande un { -merlin-shield } de sa couleur. Sans lui, vous perdez { $points } points.
web-merlin-about-cell-free = On construit ici avec l’un de ces matériaux : { $colours }.
web-merlin-about-cell-built = Un { -merlin-manor } de { $name } se trouve ici.
web-merlin-about-tower = Qui construit près de la { -merlin-tower } prend un { -merlin-shield } ou un { -merlin-flag } de n’importe quelle { -merlin-principality }, ou y place un { -merlin-influence-marker }.
web-merlin-about-territory = Son { -merlin-territory } compte { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } : autant de points pour qui y a le plus de { -merlin-manor(form: "plural") }.
web-merlin-about-territory-later = Après une { -merlin-scoring }, chaque joueur n’y garde qu’un { -merlin-manor }.
web-merlin-about-border = Les lignes entre les tuiles mènent ici : ce { -merlin-building-material } paie un { -merlin-manor } sur toute tuile le long de ces lignes.
web-merlin-about-mission = Réunissez tout ce qu’elle montre et accomplissez-la pendant votre tour. Vous gardez tout ; une quête par tour.
web-merlin-about-deck = On y pioche les quêtes qui en remplacent d’autres.
web-merlin-about-discard = Quêtes accomplies et défaussées ; on les mélange quand la { -merlin-deck } est vide.
web-merlin-about-grail = Lors d’une { -merlin-scoring }, son détenteur peut trancher une égalité d’influence.
web-merlin-about-excalibur = Son détenteur gagne { $points } points lors d’une { -merlin-scoring } si tous ses { -merlin-traitor(form: "plural") } ont été repoussés.
web-merlin-about-signet-ring = Compte { $strength } dans la force de son détenteur contre les { -merlin_arthur-pict(form: "plural") }.
web-merlin-about-ability-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    } de plus par quête montrant ce { -merlin-assistant }.
web-merlin-about-ability-anywhere = Depuis une case de { -merlin-principality }, ce { -merlin-assistant } peut être envoyé dans n’importe quelle { -merlin-principality }.
web-merlin-about-ability-special = Une fois entre deux { -merlin-scoring(form: "plural") } : { $special }.
web-merlin-about-special-lady-in-waiting = Sur une { -merlin-influence-space }, envoyez deux { -merlin-assistant(form: "plural") }, l’un après l’autre, au lieu d’utiliser la case. Aucun bâton ne peut le répéter.
web-merlin-about-special-shield-bearer = Un { -merlin-traitor } s’en va sans { -merlin-shield }, et vous gagnez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
web-merlin-about-special-builder = Sur une case de construction, construisez deux { -merlin-manor(form: "plural") }, chacun avec son matériau. Aucun bâton ne peut le répéter.
web-merlin-about-special-flag-bearer = Sur une { -merlin-vp-space }, choisissez ce qui compte : { -merlin-shield(form: "plural") }, { -merlin-flag(form: "plural") }, matériaux ou influence. Vous gagnez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
web-merlin-ability-open = Une quête accomplie de ce { -merlin-assistant } peut l’enseigner au lieu de rapporter des points.
web-merlin-ability-learned = Apprise.
web-merlin-ability-turned = Apprise, et utilisée jusqu’à la prochaine { -merlin-scoring }.
web-merlin-about-pict = Il donne son bonus aussitôt. Lors d’une { -merlin-scoring }, la plus grande force rapporte { $high } points, la plus petite en coûte { $low }.
web-merlin-about-pict-stack = Le présentoir est complété à partir d’ici.
web-merlin-about-traitor-stacks = Après chaque { -merlin-scoring }, chaque joueur en pioche { $count } nouveaux.

## Leçons d’une première partie

web-merlin-lesson-aim = Hériter du trône
web-merlin-lesson-aim-says = Le plus de points l’emporte. Les quêtes en donnent ; après les rounds étoilés, influence, { -merlin-manor(form: "plural") } et { -merlin-assistant(form: "plural") } comptent, et les { -merlin-traitor(form: "plural") } en coûtent.
web-merlin-lesson-die = Choisir un dé
web-merlin-lesson-die-says = Chaque tour utilise un dé : ceux de votre couleur déplacent votre { -merlin-knight }, le blanc { -merlin-merlin }. Pointez un dé pour voir où il mène.
web-merlin-lesson-move = Se déplacer
web-merlin-lesson-move-says = Votre { -merlin-knight } avance dans le sens horaire d’autant de cases que le dé l’indique. Touchez la figurine bordée d’or, ou la première ligne sous « Vous pouvez ».
web-merlin-lesson-move-example = Un 4 fait avancer votre Chevalier de 4 cases.
web-merlin-lesson-merlin = Déplacer Merlin
web-merlin-lesson-merlin-says = { -merlin-merlin } va dans un sens ou dans l’autre, et tous le déplacent. Choisissez-le avec votre dé blanc.
web-merlin-lesson-merlin-example = Un 3 blanc mène à deux cases : 3 dans le sens horaire ou 3 dans l’autre.
web-merlin-lesson-space = Utiliser une case
web-merlin-lesson-space-says = Votre figurine s’est arrêtée : la case au bord doré propose son action. Vous pouvez la refuser.
web-merlin-lesson-space-example = Votre Chevalier s’arrête au pommier : prenez une Pomme.
web-merlin-lesson-assistant = Envoyer vos gens
web-merlin-lesson-assistant-says = Faites glisser un de vos { -merlin-assistant(form: "plural") } dans la { -merlin-principality }. Chacun apporte autre chose : compteur, { -merlin-shield }, { -merlin-building-material } ou { -merlin-flag }.
web-merlin-lesson-influence = Gagner de l’influence
web-merlin-lesson-influence-says = La { -merlin-lady-in-waiting } place des compteurs. Qui en a le plus dans une { -merlin-principality } marque 1 point par compteur présent à chaque { -merlin-scoring }.
web-merlin-lesson-manor = Construire un manoir
web-merlin-lesson-manor-says = Pointez une tuile : les lignes pointillées mènent aux couleurs avec lesquelles vous pouvez payer. Le plus de { -merlin-manor(form: "plural") } dans un { -merlin-territory } rapporte 1 point par tuile.
web-merlin-lesson-mission = Accomplir une quête
web-merlin-lesson-mission-says = Quand une quête de votre main brille, vous avez tout ce qu’elle montre : accomplissez-la. Elle ne coûte que la carte. Si aucune ne brille, terminez votre tour.
web-merlin-lesson-flag = Utiliser un drapeau
web-merlin-lesson-flag-says = Chaque { -merlin-flag } a sa propre action. Pointez ceux qui brillent et dépensez-en un quand cela aide.
web-merlin-lesson-flag-example = Le Drapeau violet retourne votre dé : le 2 devient un 5.
web-merlin-lesson-apple = Les pommes changent les dés
web-merlin-lesson-apple-says = Aucun dé ne convient ? Avant le déplacement, une { -merlin-apple } met le dé choisi sur la face voulue.
web-merlin-lesson-apple-example = Il vous faut un 5 et vous avez un 2 : dépensez une Pomme, et c’est un 5.
web-merlin-lesson-staff = Les bâtons répètent
web-merlin-lesson-staff-says = Après l’action de { -merlin-merlin }, un bâton la refait. Vous en avez peu : utilisez-les là où cela rapporte.
web-merlin-lesson-staff-example = Merlin est au pommier : prenez une Pomme, dépensez un Bâton, prenez-en une autre. Un Bâton gardé vaut 2 points à la fin.
web-merlin-lesson-traitor = Repousser les traîtres
web-merlin-lesson-traitor-says = Une { -merlin-scoring } approche : réunissez un { -merlin-shield } de la couleur de chacun de vos { -merlin-traitor(form: "plural") }. Chaque { -merlin-traitor } restant coûte 3 points.
web-merlin-lesson-scoring = La phase de score
web-merlin-lesson-scoring-says = Après les rounds 2, 4 et 6. Chaque { -merlin-traitor } sans { -merlin-shield } de sa couleur : −3. Le plus de { -merlin-manor(form: "plural") } dans un { -merlin-territory } : 1 par tuile. Le plus d’influence dans une { -merlin-principality } : 1 par compteur présent. Chaque { -merlin-assistant } sorti : 1.
web-merlin-lesson-scoring-example = Un Traître passe, une forêt de 5 tuiles et une Province de 5 compteurs sont à vous, trois Serviteurs sont sortis : −3 + 5 + 5 + 3 = 10 points.

## A scoring, step by step

web-merlin-ceremony = { CAPITAL(-merlin-scoring) } après le round { $round }
web-merlin-ceremony-new-traitors = Chacun pioche de nouveaux Traîtres
web-merlin-ceremony-rest = Restes
web-merlin-ceremony-territory = { $terrain }, { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
web-merlin-ceremony-share = { $name } : { $count }
web-merlin-ceremony-influence = { $name }, { $count ->
        [one] { $count } compteur
       *[other] { $count } compteurs
    }
