### Paladins du Royaume de l’Ouest sur la page : ce que sont les choses, ce que rapportent les options, les leçons d’une première partie.

## Sur les plateaux

web-paladins-round = { CAPITAL(-paladins-round) } { $number }
web-paladins-townsfolk = { -paladins-townsfolk(form: "plural") }
web-paladins-taxes = { CAPITAL(-paladins-tax-supply) }
web-paladins-suspicions = { -paladins-suspicion(form: "plural") }
# On the tax chest: how much is left, and who would be found.
web-paladins-taxes-left = { -paladins-silver } restant : { $number }
web-paladins-inquisition-near = l’{ -paladins-inquisition } approche
web-paladins-most-suspicion = le plus de { -paladins-suspicion(form: "plural") }
web-paladins-nobody = personne
web-paladins-you = Vous
web-paladins-paladin = { -paladins-paladin }
web-paladins-tavern = { -paladins-tavern }
web-paladins-taverns = { -paladins-tavern(form: "plural") }
web-paladins-drawn = Vos { -paladins-paladin(form: "plural") } et les { -paladins-tavern(form: "plural") } de cette { -paladins-round }
# Three buttons below each Paladin drawn; $fate is one of them.
web-paladins-fates = Les { -paladins-paladin(form: "plural") } que vous avez piochés
web-paladins-fate-serve = Appeler
web-paladins-fate-top = Au-dessus
web-paladins-fate-under = En dessous
web-paladins-fate-of = { $name } : { $fate }
web-paladins-workers = { CAPITAL(-paladins-worker(form: "plural")) }
web-paladins-workshops = { CAPITAL(-paladins-workshop(form: "plural")) }
web-paladins-unpaid = { -paladins-debt(form: "plural") } impayées
web-paladins-paid = { -paladins-debt(form: "plural") } payées
web-paladins-passed = a passé
web-paladins-first = { CAPITAL(-paladins-first-player) }
web-paladins-first-says = Joue en premier cette { -paladins-round }. Le marqueur passe ensuite dans le sens horaire.
# What somebody did last; $deed is the name of an action.
web-paladins-rival = L’IA
web-paladins-out = hors de la { -paladins-round }
web-paladins-rest = { -paladins-action-rest }
web-paladins-schemes = { CAPITAL(-paladins-scheme(form: "plural")) }
web-paladins-stack = Ordre des attributs, le plus bas d’abord
web-paladins-resource-track = { CAPITAL(-paladins-resource-track) }
web-paladins-has-attacked = { -paladins-outsider(form: "plural") } attaqués
web-paladins-has-converted = { -paladins-outsider(form: "plural") } convertis
web-paladins-no-workers = aucun { -paladins-worker }
# $number schemes join the discard pile later, with the King's Favours.
web-paladins-schemes-aside = { $number ->
        [one] Encore { $number }, qui viendra avec une { -paladins-kings-favour }
       *[other] Encore { $number }, qui viendront avec les { -paladins-kings-favour(form: "plural") }
    }

## Ce que sont les choses

# $text is what a card or a place does.
web-paladins-sentence = { CAPITAL($text) }.
# $crew is a list of workers.
web-paladins-takes = Il faut { $crew }.
web-paladins-costs = Coût : { $cost }.
web-paladins-costs-nothing = Cela ne coûte rien.
web-paladins-taken = Vos { -paladins-worker(form: "plural") } sont ici : pas une seconde fois cette { -paladins-round }, sauf si vous priez.
web-paladins-workshops-built = { $built } { -paladins-workshop(form: "plural") } sur { $most } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-paladins-needs = Il faut { $attribute } { $number } ; vous avez { $have }.
web-paladins-kept = Gardé : { $text }.
web-paladins-dismissed = Renvoyé : { $text }.
web-paladins-price = { $number ->
        [0] Ne coûte rien ici.
       *[other] Coûte { $number } { -paladins-silver } ici.
    }
web-paladins-price-debt = { $number ->
        [0] Ne coûte rien ici.
       *[other] Coûte { $number } { -paladins-silver } ici, ou vous prenez une { -paladins-debt }.
    }
web-paladins-attacked = Attaqué : { $text }.
web-paladins-converted = Converti : { $text }.
web-paladins-outsider = { $name } ({ $faction-plural })
web-paladins-space-free = Libre pour un { -paladins-monk } ou un { -paladins-outpost }.
web-paladins-space-monk = Occupé par { $who } : un { -paladins-monk }.
web-paladins-space-outpost = Occupé par { $who } : un { -paladins-outpost }.
web-paladins-region = { CAPITAL(-paladins-region) } { $number }
web-paladins-region-needs = { CAPITAL(-paladins-monk(form: "plural")) } et conversions demandent { $faith } en { -paladins-faith }, { -paladins-outpost(form: "plural") } et attaques { $strength } en { -paladins-strength }.
web-paladins-order-title = { -paladins-kings-order }
web-paladins-order = { $text } : { $number } points à la fin.
web-paladins-order-done = { $number ->
        [0] Vous ne l’avez pas encore fait.
        [one] Vous l’avez fait une fois.
       *[other] Vous l’avez fait { $number } fois.
    }
web-paladins-favour-title = { -paladins-kings-favour }
web-paladins-worker-labourer = Ne va que là où n’importe quel { -paladins-worker } convient.
web-paladins-worker-skilled = Va sur les cases de sa couleur et partout où n’importe quel { -paladins-worker } convient.
web-paladins-worker-criminal = Va sur toutes les cases. Qui en gagne un pioche une carte { -paladins-suspicion }.
web-paladins-attribute = { $track } sur la piste, { $total } avec votre { -paladins-paladin } ; { $points } points pour l’instant.
web-paladins-faith = Pour { -paladins-action-commission } et { -paladins-action-convert } : jusqu’à quelle région vous allez.
web-paladins-strength = Pour { -paladins-action-garrison } et { -paladins-action-attack } : jusqu’à quelle région vous allez.
web-paladins-influence = Pour { -paladins-action-fortify } et { -paladins-action-absolve } : combien de murailles et de jarres vous pouvez placer.
web-paladins-wall = { -paladins-wall }
web-paladins-wall-place = Case de la { -paladins-wall } { $number }
web-paladins-walls-bring = { $walls } { -paladins-wall(form: "plural") } rapportent { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
web-paladins-worker-place = { $action }, case { $number }
web-paladins-place-any = N’importe quel { -paladins-worker } convient ici ; un { -paladins-workshop } épargne la case.
web-paladins-place-for = Pour { $worker } ou { -paladins-criminal } ; un { -paladins-workshop } épargne la case.
web-paladins-jar-place = Case pour une { -paladins-jar }
web-paladins-choice = Une de ces récompenses
web-paladins-suspicion-title = Vos cartes { -paladins-suspicion }
web-paladins-suspicion = { $number ->
        [0] Aucune.
        [one] { $number } carte.
       *[other] { $number } cartes.
    } À l’{ -paladins-inquisition }, qui en a le plus prend une { -paladins-debt }.
web-paladins-suspicion-deck = Pioche des { -paladins-suspicion(form: "plural") }
web-paladins-suspicion-tax = { $number } cartes. Le nombre sur la carte piochée est l’{ -paladins-silver } que vous prenez dans la { -paladins-tax-supply }.
web-paladins-tax-supply = { -paladins-silver } restant : { $number }. Quand le dernier est pris, l’{ -paladins-inquisition } arrive.
web-paladins-debts-title = Vos { -paladins-debt(form: "plural") }
web-paladins-debts = Chaque { -paladins-debt } impayée coûte { $unpaid } points à la fin ; chaque { -paladins-debt } payée en rapporte { $paid }.
web-paladins-silver = Paie les recrues, ateliers, jarres, conversions et la { -paladins-strength } qui manque.
web-paladins-provisions = Nourrissent { -paladins-monk(form: "plural") }, { -paladins-outpost(form: "plural") } et bâtisseurs de murailles.
web-paladins-score-title = Vos points
web-paladins-score = { $number } points, si la partie s’arrêtait maintenant.

## Ce que rapporte une option

# In a list of options, after the workers it takes: the price differs by place.
web-paladins-and-price = + prix
web-paladins-may-end-taxes = Peut vider la { -paladins-tax-supply } : l’{ -paladins-inquisition } viendrait
web-paladins-plus = +{ $text }
web-paladins-minus = −{ $text }
web-paladins-so-many-suspicions = { $number } { $number ->
        [one] { -paladins-suspicion }
       *[other] { -paladins-suspicion(form: "plural") }
    }
web-paladins-so-many-debts = { $number } { $number ->
        [one] { -paladins-debt }
       *[other] { -paladins-debt(form: "plural") }
    }
web-paladins-so-many-points = { $number } { $number ->
        [one] point
       *[other] points
    }

## Ceremonies

web-paladins-final = Décompte final
# Short names for columns of points.
web-paladins-count-orders = { -paladins-kings-order(form: "plural") }
web-paladins-count-attributes = Attributs
web-paladins-count-deeds = Hauts faits
web-paladins-count-converts = Conversions
web-paladins-count-rest = Dettes, biens
web-paladins-show-inquisition = { -paladins-inquisition }
web-paladins-show-deed = Faits des autres
web-paladins-show-king = Du Roi
web-paladins-inquisition-says = Qui a le plus de { -paladins-suspicion(form: "plural") } prend une { -paladins-debt } et rend la moitié de ses cartes. Puis la { -paladins-tax-supply } est remplie.

## Les leçons d’une première partie

web-paladins-lesson-aim = Le but du jeu
web-paladins-lesson-aim-says = Le plus de points après la dernière { -paladins-round } l’emporte. Vos { -paladins-worker(form: "plural") } accomplissent des actions ; { -paladins-strength }, { -paladins-faith } et { -paladins-influence } en ouvrent de meilleures et comptent à la fin.
web-paladins-lesson-first = Votre premier { -paladins-townsfolk }
web-paladins-lesson-first-says = L’un d’eux vous rejoint gratuitement et vous aide toute la partie. La ligne ∞ montre son effet permanent ; pointez une carte pour la lire.
web-paladins-lesson-first-example = Un { -paladins-townsfolk-gatekeeper } vous donne 1 Argent pour chaque Muraille construite.
web-paladins-lesson-paladin = Appelez un { -paladins-paladin }
web-paladins-lesson-paladin-says = Votre { -paladins-paladin } prête des { -paladins-worker(form: "plural") }, des attributs et un talent pour une { -paladins-round }. Des deux autres, l’un retourne sur le dessus de votre pioche pour la suivante.
web-paladins-lesson-tavern = Passez à la { -paladins-tavern }
web-paladins-lesson-tavern-says = Prenez les quatre { -paladins-worker(form: "plural") } qui servent votre plan. Un { -paladins-criminal } va partout, mais apporte une carte { -paladins-suspicion }.
web-paladins-lesson-actions = Mettez tout le monde au travail
web-paladins-lesson-actions-says = Choisissez une action, puis un { -paladins-worker } pour chacune de ses cases ; une case de couleur veut ce type. Chaque action ne se fait qu’une fois par { -paladins-round }.
web-paladins-lesson-workers = Choisissez qui s’en charge
web-paladins-lesson-workers-says = Touchez ou faites glisser les { -paladins-worker(form: "plural") } qui s’en chargent. Une case de couleur veut ce type, les autres acceptent n’importe qui. Qui travaille est occupé jusqu’à la fin de la { -paladins-round }.
web-paladins-lesson-workers-example = Chasser demande n’importe qui et un éclaireur. Pas d’éclaireur ? Un criminel convient.
web-paladins-lesson-recruit = Recrutez des { -paladins-townsfolk(form: "plural") }
web-paladins-lesson-recruit-says = Avec un { -paladins-worker }, vous renvoyez un { -paladins-townsfolk } pour la récompense de son coin ; avec un { -paladins-fighter } en plus, vous le gardez. Le prix est sous la carte.
web-paladins-lesson-recruit-example = Le prix sous la carte est 2 : un ouvrier, un combattant et 2 Argent, et elle reste avec vous.
web-paladins-lesson-develop = Bâtissez des ateliers
web-paladins-lesson-develop-says = Un { -paladins-workshop } couvre pour de bon une case d’une grande action, qui demande alors moins d’{ -paladins-worker(form: "plural") }. L’{ -paladins-worker } découvert vous rejoint.
web-paladins-lesson-develop-example = Deux ouvriers et 4 Argent bâtissent un atelier. Six, sept ou huit rapportent 1, 3 ou 6 points.
web-paladins-lesson-commission = Envoyez moines et avant-postes
web-paladins-lesson-commission-says = Les { -paladins-monk(form: "plural") } demandent de la { -paladins-faith }, les { -paladins-outpost(form: "plural") } de la { -paladins-strength } : le nombre sur la bannière de la région. L’emplacement donne sa récompense aussitôt.
web-paladins-lesson-fortify = Bâtissez une muraille
web-paladins-lesson-fortify-says = { -paladins-action-fortify } révèle une { -paladins-wall } : toujours de la { -paladins-strength }, souvent davantage. Chaque suivante demande plus d’{ -paladins-influence }.
web-paladins-lesson-suspicion = Gare à l’{ -paladins-inquisition }
web-paladins-lesson-suspicion-says = Les cartes { -paladins-suspicion } prennent de l’{ -paladins-silver } dans la { -paladins-tax-supply }. Quand elle est vide, qui en a le plus prend une { -paladins-debt } : défaussez-en à temps.
web-paladins-lesson-outsiders = Attaquez ou convertissez
web-paladins-lesson-outsiders-says = Attaquer demande de la { -paladins-strength }, ou de l’{ -paladins-silver } pour ce qui manque, et rapporte aussitôt. Convertir demande de la { -paladins-faith } et de l’{ -paladins-silver }, et marque des points à la fin.
web-paladins-lesson-absolve = Absolvez
web-paladins-lesson-absolve-says = Choisissez où va la { -paladins-jar } : la case donne sa récompense. Vous perdez aussi une carte { -paladins-suspicion } et gagnez de la { -paladins-faith }.
web-paladins-lesson-absolve-example = Une jarre placée : un Soupçon de moins et 1 Foi de plus, outre la récompense de l’emplacement.
web-paladins-lesson-orders = Suivez les ordres du Roi
web-paladins-lesson-orders-says = Chaque { -paladins-kings-order } récompense tous ceux qui ont fait son action assez souvent à la fin. Les points du sceau comptent les vôtres.
web-paladins-lesson-favours = Usez des faveurs du Roi
web-paladins-lesson-favours-says = Une { -paladins-kings-favour } est une action de plus pour tous, mais un seul joueur s’en sert par { -paladins-round }. Soyez rapide.
web-paladins-lesson-favours-example = L’une des faveurs échange un criminel contre trois journaliers.
web-paladins-lesson-pass = Passez à temps
web-paladins-lesson-pass-says = Passer vide votre plateau ; jusqu’à trois { -paladins-worker(form: "plural") } inutilisés restent pour la { -paladins-round } suivante. En garder n’est pas une perte.
