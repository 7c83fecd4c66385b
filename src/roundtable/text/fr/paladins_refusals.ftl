### Pourquoi une chose sur la table de Paladins ne peut rien faire en ce moment.

## Ce qui manque à une action. $crew est une liste d’ouvriers.

refused-action-taken = { $action } : vos { -paladins-worker(form: "plural") } y restent jusqu’à ce qu’une { -paladins-prayer } les retire ou que vous passiez.
refused-limit-reached = { $action } : déjà { $number } fois, c’est le maximum.
refused-walls-out = { $action } : il n’y a plus de { -paladins-wall } dans le paquet.
refused-attribute-low = { $action } : demande { $attribute } { $needed } ; vous avez { $number }.
refused-spaces-far = { $action } : aucun { -paladins-space } libre à portée de { $attribute } { $number }.
refused-outsiders-strong = { -paladins-action-attack } : aucun { -paladins-outsider } à portée de { -paladins-strength } { $number } et { $silver } { -paladins-silver }.
refused-outsiders-far = { -paladins-action-convert } : aucun { -paladins-outsider } à portée de { -paladins-faith } { $number }.
refused-townsfolk-dear = { -paladins-action-recruit } : aucun { -paladins-townsfolk } visible pour { $silver } { -paladins-silver }.
refused-price-high = { $action } : coûte { $needed } { $needed ->
        [one] { $resource }
       *[other] { $resource-plural }
    } ; vous avez { $number }.
refused-workers-few = { $number ->
        [0] { $mode } : demande { $crew } ; vous n’avez plus d’{ -paladins-worker }.
        [one] { $mode } : demande { $crew } ; il ne vous reste que { $number } { -paladins-worker }.
       *[other] { $mode } : demande { $crew } ; il ne vous reste que { $number } { -paladins-worker(form: "plural") }.
    }
refused-worker-lacking = { $mode } : demande { $crew } ; vous n’avez ni { $worker }, ni { -paladins-criminal } pour le remplacer.
refused-workers-lacking = { $mode } : demande { $crew } ; vous n’avez ni { $worker } ni { $other }, et un { -paladins-criminal } ne remplace pas les deux.

## Ce qu’une cible a déjà, ou demande.

refused-space-monk = Un { -paladins-monk } s’y trouve déjà.
refused-space-outpost = Un { -paladins-outpost } s’y trouve déjà.
refused-jar-there = Une de vos { -paladins-jar(form: "plural") } s’y trouve déjà.
refused-workshop-there = Un de vos { -paladins-workshop(form: "plural") } couvre déjà cette { -paladins-place } de l’action { $action }.
refused-outsider-strong = { -paladins-action-attack } : demande { -paladins-strength } { $needed } ; avec { $strength }, il faut { $silver } { -paladins-silver }, et vous avez { $number }.
refused-townsfolk-price = Coûte ici { $needed } { -paladins-silver } ; vous avez { $number }.
refused-townsfolk-no-debt = Coûte ici { $needed } { -paladins-silver } ; vous avez { $number }, et il n’y a plus de { -paladins-debt } à prendre à la place.
refused-action-first = Choisissez d’abord l’action { $mode }, puis ceci.
refused-target-first = Choisissez d’abord ce que vise l’action { $mode } ; ses { -paladins-worker(form: "plural") } viennent après.
refused-target-chosen = C’est choisi : l’action { $mode } vise ceci.
refused-target-elsewhere = Votre choix pour l’action { $mode } est déjà fait.

## Faveurs royales

refused-favour-hidden = Cette { -paladins-kings-favour } n’est pas révélée.
refused-favour-taken = Déjà utilisée : chaque { -paladins-kings-favour } sert une fois par { -paladins-round }.
refused-favour-price = Coûte { $needed } { $needed ->
        [one] { $resource }
       *[other] { $resource-plural }
    } ; vous avez { $number }.
refused-favour-debt = Coûte une { -paladins-debt }, et il n’en reste plus dans le paquet.
refused-favour-worker = Demande { $worker-a } ; vous n’en avez pas, ni de { -paladins-criminal } pour le remplacer.
refused-favour-nobody = Demande un { -paladins-worker } ; il ne vous en reste plus.

## Ouvriers

refused-workers-later = Choisissez d’abord une action ; vous placerez ensuite ses { -paladins-worker(form: "plural") }.
refused-worker-none = Vous n’avez plus de { $worker }.
refused-worker-unfit = Cette { -paladins-place } demande { $worker-a } ou un { -paladins-criminal }.
refused-worker-needed = Il est nécessaire sur une autre { -paladins-place } de l’action { $mode }.
refused-kept-all = Vous gardez déjà tous les vôtres ({ $worker }).
refused-kept-past = Vous avez dépassé ce type ; revenez en arrière pour en garder un.
refused-kept-too-few = En commençant par là, vous en garderiez moins que permis.

## Argent, Dettes, Soupçons

refused-paid-later = Les coûts se paient avec une action, une fois ses { -paladins-worker(form: "plural") } placés.
refused-paid-otherwise = Un { -paladins-townsfolk } se paie en { -paladins-silver } ou par une { -paladins-debt }.
refused-debt-for-townsfolk = On ne prend une { -paladins-debt } qu’à la place de l’{ -paladins-silver }, pour un des deux { -paladins-townsfolk(form: "plural") } les plus à gauche.
refused-debt-none = Vous n’avez pas de { -paladins-debt }.
refused-debt-paid = Toutes vos { -paladins-debt(form: "plural") } sont payées, et le restent.
refused-debt-later = Seule une récompense paie ou détruit une { -paladins-debt }.
refused-suspicion-none = Vous n’avez pas de { -paladins-suspicion }.
refused-suspicion-later = Seule une récompense, l’action { -paladins-action-absolve } ou l’{ -paladins-inquisition } vous débarrasse d’un { -paladins-suspicion }.

## Vos propres cartes

refused-works-on-action = { CAPITAL($townsfolk-the) } agit tout seul après chaque action { $action }.
refused-works-at-inquisition = { CAPITAL($townsfolk-the) } agit quand vient l’{ -paladins-inquisition }.
refused-works-on-debt = { CAPITAL($townsfolk-the) } agit tout seul chaque fois que vous payez une { -paladins-debt }.
refused-worked-already = { CAPITAL($townsfolk-the) } a déjà agi pendant cette { -paladins-inquisition }.
refused-suspicion-few = { CAPITAL($townsfolk-the) } demande { $needed } { -paladins-suspicion(form: "plural") } ou plus ; vous en avez { $number }.
refused-suspicion-any = { CAPITAL($townsfolk-the) } n’agit que sans { -paladins-suspicion } ; vous en avez { $number }.
refused-paladin-serves = { $paladin } vous sert pendant cette { -paladins-round } ; vous choisirez un autre { -paladins-paladin } à la prochaine.
refused-paladin-later = Les { -paladins-paladin(form: "plural") } se choisissent au début d’une { -paladins-round }.
refused-tavern-own = Votre { -paladins-tavern } de cette { -paladins-round } ; ses { -paladins-worker(form: "plural") } vous ont rejoint.
refused-tavern-later = Les { -paladins-tavern(form: "plural") } se choisissent dans l’ordre du tour, après les { -paladins-paladin(form: "plural") }.
refused-tavern-over = Les { -paladins-tavern(form: "plural") } de cette { -paladins-round } ont été choisies.

## Ce qu’une prière libère

refused-nobody-there = Il n’y a aucun { -paladins-worker } sur { $action }.
refused-cleared-whole = Une { -paladins-prayer } libère { $action } en entier.
refused-current-space = Avec ces règles, une { -paladins-prayer } ne libère pas { $action }, l’action qui l’a donnée.

## Ce qui vient d’abord

refused-draft-first = Chacun recrute d’abord un { -paladins-townsfolk } ; la première { -paladins-round } commence ensuite.
refused-gather-first = D’abord les { -paladins-paladin(form: "plural") } et les { -paladins-tavern(form: "plural") } ; les actions suivent.
refused-one-action = Vous effectuez l’action { $mode } : une action par { -paladins-turn }.
refused-one-favour = Vous utilisez une { -paladins-kings-favour } : une action par { -paladins-turn }.
refused-price-first = Payez d’abord l’{ -paladins-townsfolk }.
refused-reward-first = D’abord votre récompense ; elle ne se garde pas pour plus tard.
refused-prayer-first = D’abord votre { -paladins-prayer }.
refused-inquisition-first = D’abord l’{ -paladins-inquisition }.
refused-passed = Vous avez passé : plus d’action pendant cette { -paladins-round }.
