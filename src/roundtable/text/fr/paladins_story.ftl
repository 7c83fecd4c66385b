### Ce qui s’est passé à une table de Paladins. $cause dit d’où vient un gain, $line est une liste d’ouvriers.

paladins-cause-action = { $action }
paladins-cause-townsfolk = { $townsfolk }
paladins-cause-outsider = { $outsider }
paladins-cause-paladin = { $paladin }
paladins-cause-space = { -paladins-region } { $region }, { -paladins-space } { $number }
paladins-cause-jar = { -paladins-place } { $number } des { -paladins-jar(form: "plural") }
paladins-cause-tavern = { -paladins-tavern }
paladins-cause-wall = { -paladins-wall }
paladins-cause-favour = { -paladins-kings-favour }
paladins-cause-workshop = { -paladins-workshop }

## La manche

paladins-round-begins = La { -paladins-round } { $number } a commencé ; { $seat } joue en premier.
paladins-order-revealed = Nouvel { -paladins-kings-order } : { $order } ({ $number } points).
paladins-favour-revealed = Nouvelle { $favour }.
paladins-tavern-revealed = Une { -paladins-tavern } a ouvert : { $tavern }.
paladins-taverns-shuffled = Les { $number } { -paladins-tavern(form: "plural") } défaussées ont été mélangées en un nouveau paquet.
paladins-paladins-drawn = Chacun a pioché trois { -paladins-paladin(form: "plural") }.
paladins-drew-paladins = Vous avez pioché { $first }, { $second } et { $third }.
paladins-chose-paladin = { $seat } a choisi un { -paladins-paladin }, encore face cachée.
paladins-chose-paladin-open = Vous avez choisi { $first } ; { $second } est sur votre paquet, { $third } dessous.
paladins-paladin-revealed = { $seat } a appelé { $paladin }.
paladins-tavern-taken = { $seat } a choisi la { -paladins-tavern } avec { $tavern }.
paladins-townsfolk-dropped = { CAPITAL($townsfolk-the) } a quitté la rangée des { -paladins-townsfolk(form: "plural") }.
paladins-townsfolk-slid = Les autres { -paladins-townsfolk(form: "plural") } ont glissé vers la droite.
paladins-townsfolk-came = Nouveau dans la rangée des { -paladins-townsfolk(form: "plural") } : { $townsfolk }.
paladins-outsider-dropped = { CAPITAL($outsider-the) } ({ $faction-plural }) a quitté la rangée des { -paladins-outsider(form: "plural") }.
paladins-outsiders-slid = Les autres { -paladins-outsider(form: "plural") } ont glissé vers la gauche.
paladins-outsider-came = Dans la rangée des { -paladins-outsider(form: "plural") } arrive { $outsider-the } ({ $faction-plural }).
paladins-taverns-discarded = Les { $number } { -paladins-tavern(form: "plural") } de la { -paladins-round } ont été défaussées.
paladins-favours-cleared = { $number ->
        [one] L’{ -paladins-worker } sur une { -paladins-kings-favour } est retourné à la { -paladins-shared-supply }.
       *[other] Les { $number } { -paladins-worker(form: "plural") } sur les { -paladins-kings-favour(form: "plural") } sont retournés à la { -paladins-shared-supply }.
    }
paladins-paladin-left = { $paladin } a servi { $seat } et ne reviendra plus.

## Un tour

paladins-did = { $seat } a choisi l’action { $mode }.
paladins-placed-workers = { $seat } a placé { $line } sur { $action }.
paladins-used-favour = { $seat } a envoyé { $worker-a } à la { $favour }.
paladins-passed = { $seat } a passé.
paladins-returned = { $number ->
        [one] { $number } { -paladins-worker } du plateau de { $seat } est retourné à la { -paladins-shared-supply }.
       *[other] { $number } { -paladins-worker(form: "plural") } du plateau de { $seat } sont retournés à la { -paladins-shared-supply }.
    }
paladins-kept-workers = { $number ->
        [one] { $seat } a gardé { $line } et rendu { $number } { -paladins-worker }.
       *[other] { $seat } a gardé { $line } et rendu { $number } { -paladins-worker(form: "plural") }.
    }
paladins-paid = { $seat } a payé { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-plural }
    } pour l’action { $action }.
paladins-paid-favour = { $seat } a payé { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-plural }
    } pour la { -paladins-kings-favour }.
paladins-tax-filled = { $number } { -paladins-silver } en est allé à la { -paladins-tax-supply }, qui n’était pas pleine.
paladins-developed = { $seat } a placé un { -paladins-workshop } sur l’action { $action }, { -paladins-place } { $number }.
paladins-covered = L’{ -paladins-worker } qui s’y trouvait ({ $worker }) est retourné à la { -paladins-shared-supply }.
paladins-recruited = { $seat } a recruté { $townsfolk-the }.
paladins-dismissed = { $seat } a renvoyé { $townsfolk-the }.
paladins-placed-monk = { $seat } a placé un { -paladins-monk } dans la { $space }.
paladins-placed-outpost = { $seat } a placé un { -paladins-outpost } dans la { $space }.
paladins-placed-jar = { $seat } a déplacé une { -paladins-jar } sur la { $place }.
paladins-built-wall = { $seat } a construit une { $wall }.
paladins-attacked = { $seat } a attaqué { $outsider-the } ({ $faction-plural }).
paladins-converted = { $seat } a converti { $outsider-the } ({ $faction-plural }).

## Gains

paladins-gained = { $seat } a gagné { $number } { $number ->
        [one] { $thing }
       *[other] { $thing-plural }
    } ({ $cause }).
paladins-at-top = { CAPITAL($attribute-the) } de { $seat } est au bout de la piste et n’augmente plus.
paladins-taxed = { $seat } a pris { $number } { -paladins-silver } dans la { -paladins-tax-supply }.
paladins-taxed-by = { $seat } a pris { $number } { -paladins-silver } dans la { -paladins-tax-supply } ({ $cause }).
paladins-shortfall = La { -paladins-tax-supply } n’a pas suffi : { $seat } a pris { $number } { -paladins-silver } dans la { -paladins-shared-supply }.
paladins-cleared = { $number ->
        [one] { $seat } a libéré { $action } : { $number } { -paladins-worker } est retourné à la { -paladins-shared-supply }.
       *[other] { $seat } a libéré { $action } : { $number } { -paladins-worker(form: "plural") } sont retournés à la { -paladins-shared-supply }.
    }
paladins-removed-suspicion = { $seat } a défaussé son { -paladins-suspicion } le plus récent ({ $cause }).
paladins-paid-debt = { $seat } a payé une { -paladins-debt } ({ $cause }).
paladins-destroyed-debt = { $seat } a remis une { -paladins-debt } dans le paquet ({ $cause }).
paladins-debt-townsfolk = { $seat } a pris une { -paladins-debt } au lieu de payer en { -paladins-silver }.
paladins-debt-favour = { $seat } a pris une { -paladins-debt } pour la { -paladins-kings-favour }.

## Soupçons et Inquisition

# $number est la taxe de la carte.
paladins-suspected = { $seat } a pioché un { -paladins-suspicion } avec une { -paladins-tax } de { $number }.
paladins-suspicion-shuffled = Les { $number } { -paladins-suspicion(form: "plural") } défaussés ont été mélangés en un nouveau paquet.
paladins-inquisition = La { -paladins-tax-supply } est vide : l’{ -paladins-inquisition } a eu lieu.
paladins-inquisition-forced = Il n’y avait plus de { -paladins-suspicion } à piocher : l’{ -paladins-inquisition } a eu lieu.
paladins-inquisition-nobody = Personne n’avait de { -paladins-suspicion }, personne n’a pris de { -paladins-debt }.
paladins-debt-judged = { $number ->
        [one] { $seat } avait le plus de { -paladins-suspicion(form: "plural") } ({ $number } carte) et a pris une { -paladins-debt }.
       *[other] { $seat } avait le plus de { -paladins-suspicion(form: "plural") } ({ $number } cartes) et a pris une { -paladins-debt }.
    }
paladins-debts-out = Il ne restait plus de { -paladins-debt } à prendre.
paladins-half-gone = { $number ->
        [one] { $seat } en a défaussé la moitié : { $number } { -paladins-suspicion }.
       *[other] { $seat } en a défaussé la moitié : { $number } { -paladins-suspicion(form: "plural") }.
    }
paladins-refilled = La { -paladins-tax-supply } a été regarnie de { $number } { -paladins-silver }.

## L’adversaire automatique

paladins-rival-workshop = L’{ -paladins-workshop } de l’IA sur cet ordre est passé sur { $action }.
paladins-rival-scheme-added = Le { -paladins-scheme } qui s’y trouvait rejoint ceux que l’IA a révélés.
paladins-rival-gathered = L’IA commence la { -paladins-round } avec { $number } { -paladins-worker(form: "plural") }.
paladins-rival-tavern = { $number ->
        [one] Pour le { -paladins-criminal } de la { -paladins-tavern } restante, l’IA pioche un { -paladins-suspicion }.
       *[other] Pour les { $number } { -paladins-criminal(form: "plural") } de la { -paladins-tavern } restante, l’IA pioche { $number } { -paladins-suspicion(form: "plural") }.
    }
paladins-rival-scheme = L’IA a révélé un { -paladins-scheme } : { $scheme }.
paladins-rival-shuffled = Les { -paladins-scheme(form: "plural") } de l’IA ont été mélangés en un nouveau paquet.
paladins-rival-blocked = { $action } : impossible, des { -paladins-worker(form: "plural") } de l’IA s’y trouvent encore.
paladins-rival-short = { $action } : impossible, l’IA n’a pas les { $number } { $number ->
        [one] { -paladins-worker }
       *[other] { -paladins-worker(form: "plural") }
    } qu’il faut.
paladins-rival-unable = { $action } : impossible, rien n’est à la portée de l’IA.
paladins-rival-no-order = Aucun { -paladins-kings-order } révélé ne pouvait être suivi.
paladins-rival-no-favour = Aucune { -paladins-kings-favour } ne pouvait servir à l’IA.
paladins-rival-did = { $number ->
        [one] L’IA a effectué l’action { $action } avec { $number } { -paladins-worker }.
       *[other] L’IA a effectué l’action { $action } avec { $number } { -paladins-worker(form: "plural") }.
    }
paladins-rival-fell-back = { $number ->
        [one] L’IA s’est rabattue sur { $action } avec { $number } { -paladins-worker }.
       *[other] L’IA s’est rabattue sur { $action } avec { $number } { -paladins-worker(form: "plural") }.
    }
paladins-rival-favour = L’IA a envoyé un { -paladins-worker } à la { $favour }.
paladins-rival-rested = { $number ->
        [0] L’IA se repose et ne joue plus dans cette { -paladins-round }.
       *[other] L’IA se repose avec { $number } { -paladins-worker } et ne joue plus dans cette { -paladins-round }.
    }
paladins-rival-out = L’IA n’a plus d’{ -paladins-worker } et ne joue plus dans cette { -paladins-round }.
paladins-rival-cleared = Fin de la { -paladins-round } : tous les { -paladins-worker(form: "plural") } ont quitté le plateau de l’IA.
paladins-rival-prayed = { $number ->
        [one] La { -paladins-prayer } de l’IA a retiré { $number } { -paladins-worker } de son côté droit.
       *[other] La { -paladins-prayer } de l’IA a retiré { $number } { -paladins-worker(form: "plural") } de son côté droit.
    }
paladins-rival-prayed-worker = Le côté droit de l’IA était vide : sa { -paladins-prayer } lui a donné un { -paladins-worker }.
paladins-rival-conspired = L’IA a gagné { $number } { -paladins-worker(form: "plural") } ({ -paladins-action-conspire }).
paladins-rival-workers = { $number ->
        [one] L’IA a gagné { $number } { -paladins-worker } ({ $cause }).
       *[other] L’IA a gagné { $number } { -paladins-worker(form: "plural") } ({ $cause }).
    }
# $place est une case de la piste de ressources.
paladins-rival-gained = { $number ->
        [one] L’IA a gagné { $number } ressource ({ $cause }) : son marqueur est passé sur la case { $place }.
       *[other] L’IA a gagné { $number } ressources ({ $cause }) : son marqueur est passé sur la case { $place }.
    }
paladins-rival-moved = { $number ->
        [one] Le { -paladins-resource-marker } de l’IA a avancé de { $number } case, jusqu’à la case { $place }.
       *[other] Le { -paladins-resource-marker } de l’IA a avancé de { $number } cases, jusqu’à la case { $place }.
    }
paladins-rival-rose = L’IA a gagné { $number } en { $attribute } ({ $cause }).
paladins-rival-wrapped = Le marqueur a recommencé sa piste : { $attribute-the } de l’IA, son { -paladins-attribute } le plus bas, a augmenté de 1.
paladins-rival-suspected = L’IA a pioché un { -paladins-suspicion } avec une { -paladins-tax } de { $number }.
paladins-rival-taxed = { $number } { -paladins-silver } est passé de la { -paladins-tax-supply } à la { -paladins-shared-supply }.
paladins-rival-drained = L’IA n’avait aucune carte à rendre ({ $cause }) : à la place, 1 { -paladins-silver } est passé de la { -paladins-tax-supply } à la { -paladins-shared-supply }.
paladins-rival-removed = L’IA a défaussé son { -paladins-suspicion } le plus récent ({ $cause }).
paladins-rival-paid-debt = L’IA a payé une { -paladins-debt } ({ $cause }).
paladins-rival-destroyed-debt = L’IA a remis une { -paladins-debt } dans le paquet ({ $cause }).
paladins-rival-monk = L’IA a placé un { -paladins-monk } dans la { $space }.
paladins-rival-outpost = L’IA a placé un { -paladins-outpost } dans la { $space }.
paladins-rival-jar = L’IA a retourné sa { -paladins-jar } suivante.
paladins-rival-wall = L’IA a construit une { $wall }.
paladins-rival-attacked = L’IA a attaqué { $outsider-the } ({ $faction-plural }).
paladins-rival-converted = L’IA a converti { $outsider-the } ({ $faction-plural }).
paladins-rival-dismissed = L’IA a renvoyé { $townsfolk-the }.
paladins-rival-debt-favour = L’IA a pris une { -paladins-debt } pour la { -paladins-kings-favour }.
paladins-rival-debt-judged = { $number ->
        [one] L’IA avait le plus de { -paladins-suspicion(form: "plural") } ({ $number } carte) et a pris une { -paladins-debt }.
       *[other] L’IA avait le plus de { -paladins-suspicion(form: "plural") } ({ $number } cartes) et a pris une { -paladins-debt }.
    }
paladins-rival-half-gone = { $number ->
        [one] L’IA en a défaussé la moitié : { $number } { -paladins-suspicion }.
       *[other] L’IA en a défaussé la moitié : { $number } { -paladins-suspicion(form: "plural") }.
    }
