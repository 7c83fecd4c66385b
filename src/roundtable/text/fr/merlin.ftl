### Merlin, avec le module La Faveur du Roi et l’extension Arthur.

## Le jeu et ce que l’on peut choisir

game-merlin = Merlin

merlin-setting-kings-favour = { -merlin-module-kings-favour }
merlin-setting-kings-favour-about = Un module du jeu de base : qui accomplit une quête gagne ses points ou apprend une capacité permanente.
merlin-setting-arthur = { CAPITAL(-merlin_arthur-expansion) }
merlin-setting-arthur-about = Chacun a un dé noir, qui déplace Arthur sur un cercle intérieur ; il y a de nouvelles cases, de nouveaux Drapeaux et les Pictes.
merlin-setting-influence-markers = Compteurs d’Influence par joueur
merlin-setting-influence-markers-about = Le livret en compte sept dans la boîte, mais six à la mise en place. L’un d’eux est sur le plateau dès le début.
merlin-setting-starting-tiles = Tuiles de Départ
merlin-setting-starting-tiles-about = Où commencent le Chevalier et le compteur d’Influence, et de quelles Provinces viennent les premiers Drapeau, Bouclier et Matériau.
merlin-setting-starting-tiles-separate = une Province pour chaque chose
merlin-setting-starting-tiles-one-principality = une seule Province pour tout
merlin-setting-mission-two-specific-assistants = Quêtes avec deux Serviteurs précis
merlin-setting-mission-two-specific-assistants-about = Faut-il que tous deux soient dans la même Province ?
merlin-setting-mission-two-specific-assistants-anywhere = chacun dans n’importe quelle Province
merlin-setting-mission-two-specific-assistants-together = tous deux dans la même Province
merlin-setting-mission-influence-anywhere = Quêtes avec de l’Influence dans n’importe quelle Province
merlin-setting-mission-influence-anywhere-about = Additionne-t-on les compteurs de plusieurs Provinces ?
merlin-setting-mission-influence-anywhere-total = toutes les Provinces additionnées
merlin-setting-mission-influence-anywhere-together = tous les compteurs dans une seule Province
merlin-setting-excalibur-without-traitors = Excalibur sans Traîtres
merlin-setting-excalibur-without-traitors-about = Excalibur rapporte-t-elle ses 3 points même sans aucun Traître au début de la phase de score ?
merlin-setting-negative-scores = Scores négatifs
merlin-setting-negative-scores-about = Un score peut-il descendre sous zéro ?
merlin-setting-plus-one-counts-itself = Point supplémentaire immédiat
merlin-setting-plus-one-counts-itself-about = Une capacité de la première ligne rapporte-t-elle déjà son point pour la quête qui l’a procurée ?
merlin-setting-shield-bearer-timing = La capacité spéciale du Porte-bouclier
merlin-setting-shield-bearer-timing-about = Quand peut-elle repousser un Traître ?
merlin-setting-shield-bearer-timing-turn-or-scoring = à son propre tour et pendant les phases de score
merlin-setting-shield-bearer-timing-turn = à son propre tour seulement
merlin-setting-arthur-flags = Drapeaux noirs et gris
merlin-setting-arthur-flags-about = Lequel des deux nouveaux Drapeaux change le dé de un, et lequel déplace un autre personnage ?
merlin-setting-arthur-flags-black-plus-minus-one = noir : +/-1, gris : échange
merlin-setting-arthur-flags-grey-plus-minus-one = gris : +/-1, noir : échange
merlin-setting-merlin-space-zero-steps = Merlin peut rester sur place
merlin-setting-merlin-space-zero-steps-about = La case Merlin du cercle intérieur permet-elle aussi d’utiliser la case où il se trouve, au lieu de le déplacer de 1 à 3 cases ?
merlin-setting-pict-manor-tower-bonus = Bonus de tour avec les Pictes
merlin-setting-pict-manor-tower-bonus-about = Un Manoir construit grâce à un Picte sur une tuile avec une tour donne-t-il le bonus de la tour ?
merlin-setting-signet-ring-reward = Quêtes de l’anneau sigillaire
merlin-setting-signet-ring-reward-about = Que rapporte une quête accomplie avec l’anneau sigillaire ?
merlin-setting-signet-ring-reward-points = ses points
merlin-setting-signet-ring-reward-points-or-ability = ses points ou une capacité

## Les choses

merlin-principality-black = { -merlin-colour-black }
    .in = dans la { -merlin-principality } noire
    .of = de la { -merlin-principality } noire
merlin-principality-grey = { -merlin-colour-grey }
    .in = dans la { -merlin-principality } grise
    .of = de la { -merlin-principality } grise
merlin-principality-blue = { -merlin-colour-blue }
    .in = dans la { -merlin-principality } bleue
    .of = de la { -merlin-principality } bleue
merlin-principality-purple = { -merlin-colour-purple }
    .in = dans la { -merlin-principality } violette
    .of = de la { -merlin-principality } violette
merlin-principality-orange = { -merlin-colour-orange }
    .in = dans la { -merlin-principality } orange
    .of = de la { -merlin-principality } orange
merlin-principality-brown = { -merlin-colour-brown }
    .in = dans la { -merlin-principality } marron
    .of = de la { -merlin-principality } marron

merlin-good-shield = { -merlin-shield }
    .a = un { -merlin-shield }
    .plural = { -merlin-shield(form: "plural") }
merlin-good-flag = { -merlin-flag }
    .a = un { -merlin-flag }
    .plural = { -merlin-flag(form: "plural") }
merlin-good-material = { -merlin-building-material }
    .a = un { -merlin-building-material }
    .plural = { -merlin-building-material(form: "plural") }

# Ce que compte une case de points de victoire.
merlin-element-shield = { -merlin-shield(form: "plural") }
merlin-element-flag = { -merlin-flag(form: "plural") }
merlin-element-material = { -merlin-building-material(form: "plural") }
merlin-element-influence = { -merlin-influence-marker(form: "plural") }
merlin-element-manor = { -merlin-manor(form: "plural") }
merlin-element-assistant = { -merlin-assistant(form: "plural") }

merlin-assistant-lady-in-waiting = { -merlin-lady-in-waiting }
    .the = la { -merlin-lady-in-waiting }
    .of = de la { -merlin-lady-in-waiting }
merlin-assistant-shield-bearer = { -merlin-shield-bearer }
    .the = le { -merlin-shield-bearer }
    .of = du { -merlin-shield-bearer }
merlin-assistant-builder = { -merlin-builder }
    .the = le { -merlin-builder }
    .of = du { -merlin-builder }
merlin-assistant-flag-bearer = { -merlin-flag-bearer }
    .the = le { -merlin-flag-bearer }
    .of = du { -merlin-flag-bearer }

# La Faveur du Roi : ce que fait la troisième capacité de chaque Serviteur.
merlin-special-lady-in-waiting = envoyer deux { -merlin-assistant(form: "plural") }
merlin-special-shield-bearer = { -merlin-repel } un { -merlin-traitor }
merlin-special-builder = construire deux { -merlin-manor(form: "plural") }
merlin-special-flag-bearer = marquer des points pour n’importe quel élément

merlin-figure-knight = { -merlin-knight }
    .the = le { -merlin-knight }
merlin-figure-merlin = { -merlin-merlin }
merlin-figure-arthur = { -merlin_arthur-arthur }

merlin-item-grail = { -merlin-grail }
    .the = le { -merlin-grail }
merlin-item-excalibur = { -merlin-excalibur }
merlin-item-signet-ring = { -merlin_arthur-signet-ring }
    .the = l’{ -merlin_arthur-signet-ring }

merlin-terrain-mountain = { -merlin-mountain }
    .in = sur une { -merlin-mountain }
merlin-terrain-forest = { -merlin-forest }
    .in = dans un { -merlin-forest }
merlin-terrain-lake = { -merlin-lake }
    .in = sur un { -merlin-lake }

merlin-power-repel-traitors = { -merlin-flag-action-repel }
merlin-power-two-missions = { -merlin-flag-action-missions }
merlin-power-backwards = { -merlin-flag-action-backwards }
merlin-power-turn-die = { -merlin-flag-action-turn-die }
merlin-power-other-action = { -merlin-flag-action-other }
merlin-power-mirror = { -merlin-flag-action-mirror }
merlin-power-plus-minus-one = { -merlin_arthur-flag-plus-minus-one }
merlin-power-swap = { CAPITAL(-merlin_arthur-flag-swap) }

merlin-direction-clockwise = dans le sens horaire
merlin-direction-anticlockwise = dans le sens antihoraire
merlin-direction-stay = aucun
merlin-use-use = utiliser
merlin-use-keep = garder
merlin-side-left = gauche
merlin-side-right = droite
merlin-change-up = un de plus
merlin-change-down = un de moins

## Les cases de la piste et du cercle intérieur ; toutes commencent par « case »

merlin-space-principality-black = { -merlin-principality-space } noire
merlin-space-principality-grey = { -merlin-principality-space } grise
merlin-space-principality-blue = { -merlin-principality-space } bleue
merlin-space-principality-purple = { -merlin-principality-space } violette
merlin-space-principality-orange = { -merlin-principality-space } orange
merlin-space-principality-brown = { -merlin-principality-space } marron
merlin-space-vp-shield = { -merlin-vp-space } ({ merlin-element-shield })
merlin-space-vp-flag = { -merlin-vp-space } ({ merlin-element-flag })
merlin-space-vp-material = { -merlin-vp-space } ({ merlin-element-material })
merlin-space-vp-influence = { -merlin-vp-space } ({ merlin-element-influence })
merlin-space-vp-manor = { -merlin-vp-space } ({ merlin-element-manor })
merlin-space-influence-shield = { -merlin-influence-space } ({ -merlin-shield })
merlin-space-influence-flag = { -merlin-influence-space } ({ -merlin-flag })
merlin-space-influence-material = { -merlin-influence-space } ({ -merlin-building-material })
merlin-space-influence-assistant = { -merlin-influence-space } ({ -merlin-assistant })
merlin-space-excalibur = case d’{ -merlin-excalibur }
merlin-space-grail = case du { -merlin-grail }
merlin-space-relocate = case « { -merlin-relocation-space } »
merlin-space-exchange = { -merlin-exchange-space }
merlin-space-missions = { -merlin-mission-space }
merlin-space-build = case « { -merlin-building-space } »
merlin-space-apple = case { -merlin_arthur-apple-space }
merlin-space-move-arthur = case « { -merlin_arthur-arthur-movement } »
merlin-space-activate-assistant = case « { -merlin_arthur-activate-assistant } »
merlin-space-resource-shield = { -merlin_arthur-resource-space } ({ -merlin-shield })
merlin-space-resource-flag = { -merlin_arthur-resource-space } ({ -merlin-flag })
merlin-space-resource-material = { -merlin_arthur-resource-space } ({ -merlin-building-material })
merlin-space-resource-influence = { -merlin_arthur-resource-space } ({ -merlin-influence-marker })
merlin-space-signet-ring = case de l’{ -merlin_arthur-signet-ring }
merlin-space-stairs = case de l’{ -merlin_arthur-stairs }
merlin-space-move-merlin = case { -merlin_arthur-merlin-space }
merlin-space-replace-manor = case « { -merlin_arthur-replace-manor } »
merlin-space-pict = case { -merlin_arthur-pict-space }

## Les cartes Quête et les tuiles des Pictes. $needs est une liste de ce qui suit.

merlin-mission-card = { -merlin-mission } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $assistant }) : { $needs }
merlin-need-item = { $number ->
        [one] { $number } { $good } { $principality }
       *[other] { $number } { $good-plural } { $principality-of }
    }
merlin-need-item-any = { $number ->
        [one] { $number } { $good }
       *[other] { $number } { $good-plural }
    } de n’importe quelle couleur
merlin-need-influence-in = { $number ->
        [one] { $number } { -merlin-influence-marker }
       *[other] { $number } { -merlin-influence-marker(form: "plural") }
    } { $principality-in }
merlin-need-influence-total = { $number ->
        [one] { $number } { -merlin-influence-marker }
       *[other] { $number } { -merlin-influence-marker(form: "plural") }
    } dans n’importe quelle { -merlin-principality }
merlin-need-assistant-in = { $assistant } { $principality-in }
merlin-need-any-assistants-in = { $number ->
        [one] { $number } { -merlin-assistant } quelconque
       *[other] { $number } { -merlin-assistant(form: "plural") } quelconques
    } { $principality-in }
merlin-need-assistants-placed = { $assistants } dans n’importe quelle { -merlin-principality }

# $bonus est l’un des messages ci-dessous.
merlin-pict-tile = { -merlin_arthur-pict } de force { $strength } ({ $bonus })
merlin-bonus-good = 1 { $good } { $principality }
merlin-bonus-apple = 1 { -merlin-apple }
merlin-bonus-influence = 1 { -merlin-influence-marker }
merlin-bonus-manor = 1 { -merlin-manor } { $terrain-in }

merlin-cause-duty = { -merlin-duty } du { -merlin-assistant }
merlin-cause-activation = { -merlin-duty } répétée
merlin-cause-influence-space = { -merlin-influence-space }
merlin-cause-exchange = { -merlin-exchange-space }
merlin-cause-tower = { -merlin-tower }
merlin-cause-pict = { -merlin_arthur-pict }
merlin-cause-resource-space = { -merlin_arthur-resource-space }
merlin-cause-grail = { -merlin-grail }
merlin-cause-apple-space = case { -merlin-apple }
merlin-repel-cause-flag = { -merlin-flag }
merlin-repel-cause-excalibur = { -merlin-excalibur }
merlin-repel-cause-shields = { -merlin-shield(form: "plural") }
merlin-repel-cause-ability = { -merlin-ability }

## D’où viennent les points

merlin-source-missions = { -merlin-mission(form: "plural") }
merlin-source-two-missions = deux { -merlin-mission(form: "plural") } en un tour
merlin-source-vp-spaces = { -merlin-vp-space(form: "plural") }
merlin-source-favour = { -merlin-module-kings-favour }
merlin-source-traitors = { -merlin-traitor(form: "plural") }
merlin-source-excalibur = { -merlin-excalibur }
merlin-source-environs = { -merlin-environs }
merlin-source-influence = Influence
merlin-source-assistants = { -merlin-assistant(form: "plural") }
merlin-source-picts = { -merlin_arthur-pict(form: "plural") }
merlin-source-apples = { -merlin-apple(form: "plural") }
merlin-source-staffs = { -merlin-merlins-staff(form: "plural") }
merlin-source-goods = accessoires inutilisés

## Ce qui est demandé

merlin-asks-choose-die = Quel dé utilisez-vous ?
merlin-asks-move-figure = Déplacez le { -merlin-figure }, ou changez d’abord le dé.
merlin-asks-land = Utilisez-vous la case ?
merlin-asks-use-staff = Répétez-vous l’action avec un { -merlin-merlins-staff } ?
merlin-asks-end-turn = Voulez-vous faire autre chose pendant ce tour ?
merlin-asks-choose-traitors = Quels { -merlin-traitor(form: "plural") } repoussez-vous ?
merlin-asks-borrow-action = La case de quel { -merlin-knight } utilisez-vous à la place ?
merlin-asks-refill-hand = Quelle { -merlin-mission } prenez-vous pour remplacer celle que vous avez accomplie ?
merlin-asks-choose-assistant = Quel { -merlin-assistant } placez-vous ?
merlin-asks-send-by-influence = Quel { -merlin-assistant } envoyez-vous dans une { -merlin-principality } où vous avez de l’Influence ?
merlin-asks-take-by-influence = Dans quelle { -merlin-principality } où vous avez de l’Influence prenez-vous un élément ?
merlin-asks-relocate = Quel { -merlin-assistant } déplacez-vous, et où ?
merlin-asks-discard-traitor = Quel { -merlin-traitor } repoussez-vous avec { -merlin-excalibur } ?
merlin-asks-return-good = Quel élément rendez-vous ?
merlin-asks-take-any-good = Quel élément prenez-vous en échange ?
merlin-asks-discard-missions = Quelles { -merlin-mission(form: "plural") } défaussez-vous ? Deux au plus.
merlin-asks-replace-mission = Quelle { -merlin-mission } prenez-vous pour remplacer celle que vous avez défaussée ?
merlin-asks-choose-cell = Où construisez-vous un { -merlin-manor } ?
merlin-asks-pay-material = Quel { -merlin-building-material } payez-vous ?
merlin-asks-tower-bonus = Que prenez-vous pour la { -merlin-tower } ?
merlin-asks-break-tie = Utilisez-vous le { -merlin-grail } pour départager l’égalité ?
merlin-prompt-tie = Vous êtes à égalité { $principality-in }. Utilisez-vous le { -merlin-grail } pour y prendre tous les points ?
merlin-asks-choose-reward = Prenez-vous les points ou une { -merlin-ability } ?
merlin-asks-build-again = Où construisez-vous le second { -merlin-manor }, si vous le souhaitez ?
merlin-asks-visit = Quel { -merlin-assistant } envoyez-vous en premier ?
merlin-asks-visit-again = Quel { -merlin-assistant } envoyez-vous en second, si vous le souhaitez ?
merlin-asks-score-element = Pour quel élément marquez-vous des points ?
merlin-asks-banish-in-scoring = Repoussez-vous un { -merlin-traitor } grâce à la { -merlin-ability } du { -merlin-shield-bearer } ?
merlin-asks-ride-arthur = Dans quel sens déplacez-vous { -merlin_arthur-arthur } ?
merlin-asks-activate-assistant = Quel { -merlin-assistant } activez-vous ?
merlin-asks-mark-anywhere = Où placez-vous un { -merlin-influence-marker } ?
merlin-asks-take-anywhere = Dans quelle { -merlin-principality } prenez-vous l’élément ?
merlin-asks-fulfil-mission = Quelle { -merlin-mission } accomplissez-vous avec l’{ -merlin_arthur-signet-ring } ?
merlin-asks-walk-merlin = De combien de cases et dans quel sens déplacez-vous { -merlin-merlin } ?
merlin-asks-replace-manor = Quel { -merlin-manor } remplacez-vous par l’un des vôtres ?
merlin-asks-adjust-die = Le dé compte-t-il un de plus ou un de moins ?
merlin-asks-swap-figure = Quel { -merlin-figure } déplacez-vous à la place ?
merlin-asks-keep-manor = Quel { -merlin-manor } gardez-vous dans ce { -merlin-territory } ?
merlin-asks-choose-pict = Quel { -merlin_arthur-pict } prenez-vous ?
merlin-asks-pict-influence = Où placez-vous le { -merlin-influence-marker } ?
merlin-asks-pict-manor = Où construisez-vous le { -merlin-manor } ?
merlin-asks-refill-picts = De quelle pile vient le { -merlin_arthur-pict } qui complète le { -merlin_arthur-pict-display } ?

## Ce que l’on peut faire

merlin-do-die = Déplacer { $figure-the } avec le { $pips }
merlin-do-apple = Dépenser une { -merlin-apple } et mettre le dé sur { $pips }
merlin-do-flag = Utiliser le { -merlin-flag } { $principality }
merlin-label-flag = Utiliser le { -merlin-flag } { $principality } ({ $power })
merlin-do-move = Déplacement : { $direction }
merlin-label-move = { $steps ->
        [0] Laisser { $figure-the } sur place
        [one] { CAPITAL($space) }, { $steps } case { $direction }
       *[other] { CAPITAL($space) }, { $steps } cases { $direction }
    }
merlin-do-act = Utiliser la case
merlin-label-space = Utiliser la { $space }
merlin-do-decline = Renoncer
merlin-do-staff = Dépenser un { -merlin-merlins-staff } et répéter l’action
merlin-do-end = Terminer le tour
# $space est un numéro, compté à partir de 0 dans le sens horaire.
merlin-do-borrow = Utiliser la case { $space }
merlin-do-place = Placer { $assistant-the } { $principality-in }
merlin-do-take = Prendre { $good-a } { $principality }
merlin-do-give = Rendre { $good-a } { $principality }
merlin-do-mark = Placer un { -merlin-influence-marker } { $principality-in }
merlin-do-repel = { CAPITAL(-merlin-repel) } un { -merlin-traitor } au { -merlin-shield } { $principality }
merlin-label-repel = { CAPITAL(-merlin-repel) } { $number ->
        [one] { $number } { -merlin-traitor }
       *[other] { $number } { -merlin-traitor(form: "plural") }
    } au { -merlin-shield } { $principality }
merlin-do-build = Construire un { -merlin-manor } en { $cell }
merlin-do-pay = Payer un { -merlin-building-material } { $principality }
merlin-do-skip = S’en passer
merlin-do-complete = Accomplir la { $mission }
merlin-do-discard = Défausser la { $mission }
merlin-do-stop = Ne plus défausser
merlin-do-draw = Prendre la { $mission }
merlin-do-deck = Prendre une carte dans la { -merlin-deck }
merlin-do-grail = { CAPITAL($use) } le { -merlin-grail }
merlin-do-points = Prendre les points
merlin-label-points = { $number ->
        [one] Prendre { $number } { -merlin-victory-point }
       *[other] Prendre { $number } { -merlin-victory-point(form: "plural") }
    }
merlin-do-ability = { $row ->
        [1] Apprendre : 1 point de plus par { -merlin-mission } { $assistant-of }
        [2] Apprendre : envoyer { $assistant-the } dans n’importe quelle { -merlin-principality }
       *[other] Apprendre la { -merlin-ability } spéciale { $assistant-of }
    }
merlin-label-special = Apprendre : { $special } ({ $assistant })
merlin-do-seal = Utiliser la { -merlin-ability } : { $special }
merlin-do-score = Marquer des points pour vos { $element }
merlin-do-banish = Utiliser la { -merlin-ability } : { -merlin-repel } un { -merlin-traitor } au { -merlin-shield } { $principality }
merlin-do-adjust = Compter { $change }
merlin-do-figure = Déplacer { $figure-the }
merlin-do-walk = { $steps ->
        [0] Laisser { -merlin-merlin } sur place
        [one] Déplacer { -merlin-merlin } de { $steps } case { $direction }
       *[other] Déplacer { -merlin-merlin } de { $steps } cases { $direction }
    }
merlin-do-ride = Déplacer { -merlin_arthur-arthur } de 1 case { $direction }
merlin-do-activate = Activer { $assistant-the }
merlin-do-replace = Remplacer le { -merlin-manor } en { $cell }
merlin-do-fulfil = Accomplir la { $mission }
merlin-do-pict = Prendre le { $pict }
merlin-do-refill = Révéler un { -merlin_arthur-pict } de la pile de { $side }
merlin-do-keep = Garder le { -merlin-manor } en { $cell }

## Ce qui s’est passé

merlin-round-begins = Le { -merlin-round } { $number } a commencé ; { $seat } joue en premier.
merlin-took-die = { $seat } a choisi le { $number } pour { $figure-the }.
merlin-used-apple = { $seat } a dépensé une { -merlin-apple } et mis le dé sur { $number }.
merlin-used-flag = { $seat } a utilisé le { -merlin-flag } { $principality } ({ $power }).
merlin-moved = { $seat } a déplacé { $figure-the } sur la { $space }.
merlin-declined = { $seat } a renoncé à l’action.
merlin-spent-staff = { $seat } a dépensé un { -merlin-merlins-staff } et répété l’action.
merlin-placed = { $seat } a placé { $assistant-the } { $principality-in }.
merlin-sent-home = { $other } a repris dans son Château { $assistant-the } qui se trouvait { $principality-in }.
merlin-took-good = { $seat } a pris { $good-a } { $principality } ({ $cause }).
merlin-gave-good = { $seat } a rendu { $good-a } { $principality }.
merlin-marked = { $seat } a placé un { -merlin-influence-marker } { $principality-in } ({ $cause }).
merlin-gained = { $seat } a gagné { $number ->
        [one] { $number } { -merlin-victory-point }
       *[other] { $number } { -merlin-victory-point(form: "plural") }
    } ({ $source }).
merlin-lost = { $seat } a perdu { $number ->
        [one] { $number } { -merlin-victory-point }
       *[other] { $number } { -merlin-victory-point(form: "plural") }
    } ({ $source }).
merlin-took-item = { $seat } a pris { $item-the }.
merlin-took-apple = { $seat } a pris une { -merlin-apple } ({ $cause }).
merlin-repelled = { $seat } a repoussé { $number ->
        [one] { $number } { -merlin-traitor }
       *[other] { $number } { -merlin-traitor(form: "plural") }
    } au { -merlin-shield } { $principality } ({ $means }).
merlin-drew-traitor = { $seat } a pioché un { -merlin-traitor } au { -merlin-shield } { $principality }.
merlin-completed = { $seat } a accompli la { $mission }.
merlin-discarded = { $seat } a défaussé la { $mission }.
merlin-drew-open = Dans la { -merlin-open-row }, { $seat } a pris la { $mission }.
merlin-drew-hidden = { $seat } a pris une { -merlin-mission } dans la { -merlin-deck }.
merlin-drew-mission = Vous avez pioché la { $mission }.
merlin-built = { $seat } a construit un { -merlin-manor } en { $cell }.
merlin-scoring-begins = Une { -merlin-scoring } a commencé.
merlin-used-grail = { $seat } a utilisé le { -merlin-grail } { $principality-in }.
# $number est la ligne de la capacité.
merlin-gained-ability = { $number ->
        [1] { $seat } a appris à gagner 1 point de plus par { -merlin-mission } { $assistant-of }.
        [2] { $seat } a appris à envoyer { $assistant-the } dans n’importe quelle { -merlin-principality }.
       *[other] { $seat } a appris la { -merlin-ability } spéciale { $assistant-of }.
    }
merlin-used-seal = { $seat } a utilisé une { -merlin-ability } : { $special }.
merlin-replaced = { $seat } a remplacé en { $cell } un { -merlin-manor } appartenant à { $other }.
merlin-removed = { $seat } a retiré un { -merlin-manor } en { $cell }.
merlin-took-pict = { $seat } a pris le { $pict }.
merlin-pict-sum = { $seat } a totalisé une force de { $number } avec les { -merlin_arthur-pict(form: "plural") }.
merlin-rolled = { $seat } a obtenu { $first }, { $second } et { $third }, et { $merlin } pour { -merlin-merlin }.
merlin-rolled-five = { $seat } a obtenu { $first }, { $second } et { $third }, { $merlin } pour { -merlin-merlin } et { $arthur } pour { -merlin_arthur-arthur }.
merlin-turned-die = { $seat } a retourné le dé sur { $number }.
merlin-adjusted = { $seat } a compté { $change } au dé.
merlin-swapped = { $seat } a utilisé le dé pour { $figure-the }.
merlin-borrowed = { $seat } a choisi d’agir sur la { $space }.
merlin-stayed = { $seat } a laissé { $figure-the } sur place.
merlin-activated = { $seat } a activé { $assistant-the } { $principality-in }.
merlin-paid-material = { $seat } a payé un { -merlin-building-material } { $principality }.
merlin-spent-shields = { $number ->
        [one] { $seat } a dépensé { $number } { -merlin-shield } { $principality }.
       *[other] { $seat } a dépensé { $number } { -merlin-shield(form: "plural") } { $principality-of }.
    }
merlin-took-back = { $seat } a repris { $number ->
        [one] { $number } { -merlin-influence-marker }
       *[other] { $number } { -merlin-influence-marker(form: "plural") }
    } { $principality-of }.
merlin-gained-at-space = { $seat } a gagné { $number ->
        [one] { $number } { -merlin-victory-point }
       *[other] { $number } { -merlin-victory-point(form: "plural") }
    } pour ses { $element }.
merlin-gained-territory = { $seat } a gagné { $number ->
        [one] { $number } { -merlin-victory-point }
       *[other] { $number } { -merlin-victory-point(form: "plural") }
    } pour le { -merlin-territory } en { $cell } ({ $terrain }).
merlin-gained-influence = { $seat } a gagné { $number ->
        [one] { $number } { -merlin-victory-point }
       *[other] { $number } { -merlin-victory-point(form: "plural") }
    } pour son Influence { $principality-in }.
merlin-discarded-traitors = { $seat } a défaussé { $number ->
        [one] { $number } { -merlin-traitor }
       *[other] { $number } { -merlin-traitor(form: "plural") }
    } au { -merlin-shield } { $principality } sans les repousser.
merlin-traitors-shuffled = { $number } { -merlin-traitor(form: "plural") } défaussés ont formé de nouvelles piles.
merlin-turned-up = Révélée dans la { -merlin-open-row } : la { $mission }.
merlin-deck-shuffled = Les { -merlin-mission(form: "plural") } défaussées ont formé une nouvelle { -merlin-deck }.
merlin-seal-back = { $seat } a remis à l’endroit le { -merlin-seal } de la { -merlin-ability } spéciale { $assistant-of }.
merlin-turned-up-pict = Révélé de la pile de { $side } : le { $pict }.
merlin-boxed-picts = { $seat } a remis { $number ->
        [one] { $number } { -merlin_arthur-pict }
       *[other] { $number } { -merlin_arthur-pict(form: "plural") }
    } dans la boîte.
