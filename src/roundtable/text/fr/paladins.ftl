### Paladins du Royaume de l’Ouest, pour un à quatre joueurs.

## Le jeu et ce que l’on peut choisir

game-paladins = Paladins du Royaume de l’Ouest

paladins-setting-difficulty = Difficulté (solo)
paladins-setting-difficulty-about = Combien d’Ordres royaux donnent un atelier à l’IA avant la première manche.
paladins-setting-difficulty-easy = { -paladins-difficulty-easy } (1 ordre)
paladins-setting-difficulty-normal = { -paladins-difficulty-normal } (3 ordres)
paladins-setting-difficulty-hard = { -paladins-difficulty-hard } (5 ordres)
paladins-setting-tax-supply = { CAPITAL(-paladins-tax-supply) }
paladins-setting-tax-supply-about = L’Argent de la réserve des Taxes à un, deux, trois et quatre joueurs.
paladins-setting-tax-supply-public = 5, 5, 6, 8
paladins-setting-tax-supply-even = 5, 6, 7, 8
paladins-setting-suspicion-taxes = Taxes des cartes Soupçon
paladins-setting-suspicion-taxes-about = Combien des 24 cartes montrent une taxe de 0, 1 et 2.
paladins-setting-suspicion-taxes-six-eight-ten = 6, 8 et 10 cartes
paladins-setting-suspicion-taxes-ten-eight-six = 10, 8 et 6 cartes
paladins-setting-jar-numbers = Influence pour les jarres
paladins-setting-jar-numbers-about = L’Influence que demande chacune des sept jarres.
paladins-setting-jar-numbers-like-walls = 0, 1, 3, 5, 7, 9, 11
paladins-setting-jar-numbers-even = 0, 2, 4, 6, 8, 10, 12
paladins-setting-card-values = Trois cartes douteuses
paladins-setting-card-values-about = Trois cartes figurent dans les listes publiques avec une valeur qui semble une erreur. Une fois corrigées, il y a un Écuyer par Attribut, le Justicier sarrasin retire un Soupçon et le Barbare viking donne 2 en Force.
paladins-setting-card-values-corrected = corrigées
paladins-setting-card-values-as-listed = comme dans les listes
paladins-setting-scheme-split = Stratagèmes (solo)
paladins-setting-scheme-split-about = L’IA commence avec douze Stratagèmes : un pour chaque action du côté droit, et six autres.
paladins-setting-scheme-split-orders-3-recruit-3 = 3 Ordres royaux, 3 Recruter
paladins-setting-scheme-split-orders-6 = 6 Ordres royaux
paladins-setting-scheme-split-orders-2-left-4 = 2 Ordres royaux, Recruter, Prier, Commercer, Conspirer
paladins-setting-supply = Pièces de la boîte
paladins-setting-supply-about = Limitent-elles ce que l’on peut gagner ? Si oui, un criminel qui manque n’apporte pas de carte Soupçon, et l’Argent rendu complète d’abord la réserve des Taxes.
paladins-setting-supply-unlimited = sans limite
paladins-setting-supply-limited = limitées
paladins-setting-declinable-gains = Refuser un gain
paladins-setting-declinable-gains-about = Peut-on renoncer à prier, à un recrutement gratuit, à retirer un Soupçon, à payer ou à détruire une Dette ?
paladins-setting-declinable-gains-permitted = on peut y renoncer
paladins-setting-declinable-gains-none = c’est obligatoire
paladins-setting-free-recruit = { CAPITAL(-paladins-free-recruit) }
paladins-setting-free-recruit-about = Que peut-on faire d’un Habitant recruté en récompense ?
paladins-setting-free-recruit-keep = le garder
paladins-setting-free-recruit-keep-or-dismiss = le garder ou le renvoyer
paladins-setting-new-townsfolk = Nouveaux Habitants
paladins-setting-new-townsfolk-about = Un Habitant recruté en récompense d’une action aide-t-il déjà pour cette action ?
paladins-setting-new-townsfolk-next-time = à partir de la fois suivante
paladins-setting-new-townsfolk-at-once = tout de suite
paladins-setting-pray-current-space = Prière pour l’action en cours
paladins-setting-pray-current-space-about = Une prière peut-elle libérer l’emplacement d’action qui l’a procurée ?
paladins-setting-pray-current-space-allowed = n’importe quel emplacement
paladins-setting-pray-current-space-other-spaces = tous sauf celui en cours
paladins-setting-mercenary-scoring = Plusieurs Mercenaires
paladins-setting-mercenary-scoring-about = Ce que valent plusieurs Mercenaires convertis.
paladins-setting-mercenary-scoring-per-card = chacun 1 point plus leur nombre
paladins-setting-mercenary-scoring-as-a-set = ensemble 1 point plus leur nombre
paladins-setting-hunter-counts = Chasseurs convertis
paladins-setting-hunter-counts-about = Quels Habitants un Chasseur converti compte-t-il ?
paladins-setting-hunter-counts-all-kept = tous ceux qui sont gardés
paladins-setting-hunter-counts-without-setup = tous sauf celui de la mise en place
paladins-setting-resource-sets = Lots de trois ressources
paladins-setting-resource-sets-about = Quels lots de trois rapportent un point à la fin ?
paladins-setting-resource-sets-mixed = trois Argent et Provisions au choix
paladins-setting-resource-sets-separate = trois Argent ou trois Provisions
paladins-setting-ai-rest-worker = Repos (solo)
paladins-setting-ai-rest-worker-about = Se reposer occupe-t-il un ouvrier de l’IA ?
paladins-setting-ai-rest-worker-one = un ouvrier
paladins-setting-ai-rest-worker-none = aucun ouvrier
paladins-setting-ai-orders-completed = Ordres royaux accomplis (solo)
paladins-setting-ai-orders-completed-about = Quand le Stratagème Ordres royaux tente-t-il l’action d’un ordre que l’IA a déjà accompli ?
paladins-setting-ai-orders-completed-after-incomplete = si aucun inaccompli n’est possible
paladins-setting-ai-orders-completed-only-if-all-complete = seulement si tous les ordres révélés sont accomplis
paladins-setting-ai-extra-discard = Seconde défausse (solo)
paladins-setting-ai-extra-discard-about = Ce que l’on défausse à la fin d’une manche en plus de l’Habitant le plus à droite et de l’Étranger le plus à gauche.
paladins-setting-ai-extra-discard-places = la carte de la place suivante, s’il y en a une
paladins-setting-ai-extra-discard-cards = la carte suivante qui s’y trouve
paladins-setting-ai-develop-points = Ateliers de l’IA (solo)
paladins-setting-ai-develop-points-about = Six ateliers ou plus rapportent-ils des points à l’IA ?
paladins-setting-ai-develop-points-none = aucun point
paladins-setting-ai-develop-points-as-human = les points d’un joueur

## Les choses

paladins-worker-labourer = { -paladins-labourer }
    .a = un { -paladins-labourer }
    .of = du { -paladins-labourer }
paladins-worker-scout = { -paladins-scout }
    .a = un { -paladins-scout }
    .of = de l’{ -paladins-scout }
paladins-worker-merchant = { -paladins-merchant }
    .a = un { -paladins-merchant }
    .of = du { -paladins-merchant }
paladins-worker-fighter = { -paladins-fighter }
    .a = un { -paladins-fighter }
    .of = du { -paladins-fighter }
paladins-worker-cleric = { -paladins-cleric }
    .a = un { -paladins-cleric }
    .of = du { -paladins-cleric }
paladins-worker-criminal = { -paladins-criminal }
    .a = un { -paladins-criminal }
    .of = du { -paladins-criminal }

paladins-resource-silver = { -paladins-silver }
    .of = d’{ -paladins-silver }
paladins-resource-provision = { -paladins-provision }
    .plural = { -paladins-provision(form: "plural") }
    .of = de { -paladins-provision(form: "plural") }
paladins-resource-debt = { -paladins-debt }
    .plural = { -paladins-debt(form: "plural") }
    .of = de { -paladins-debt }

# Ce que l’on compte en le gagnant.
paladins-thing-labourer = { -paladins-labourer }
    .plural = { -paladins-labourer(form: "plural") }
paladins-thing-scout = { -paladins-scout }
    .plural = { -paladins-scout(form: "plural") }
paladins-thing-merchant = { -paladins-merchant }
    .plural = { -paladins-merchant(form: "plural") }
paladins-thing-fighter = { -paladins-fighter }
    .plural = { -paladins-fighter(form: "plural") }
paladins-thing-cleric = { -paladins-cleric }
    .plural = { -paladins-cleric(form: "plural") }
paladins-thing-criminal = { -paladins-criminal }
    .plural = { -paladins-criminal(form: "plural") }
paladins-thing-silver = { -paladins-silver }
paladins-thing-provision = { -paladins-provision }
    .plural = { -paladins-provision(form: "plural") }
paladins-thing-tax = { -paladins-silver } ({ -paladins-tax })
paladins-thing-faith = en { -paladins-faith }
paladins-thing-strength = en { -paladins-strength }
paladins-thing-influence = en { -paladins-influence }

paladins-attribute-faith = { -paladins-faith }
    .the = la { -paladins-faith }
paladins-attribute-strength = { -paladins-strength }
    .the = la { -paladins-strength }
paladins-attribute-influence = { -paladins-influence }
    .the = l’{ -paladins-influence }

paladins-action-develop = { -paladins-action-develop }
paladins-action-recruit = { -paladins-action-recruit }
paladins-action-hunt = { -paladins-action-hunt }
paladins-action-trade = { -paladins-action-trade }
paladins-action-pray = { -paladins-action-pray }
paladins-action-conspire = { -paladins-action-conspire }
paladins-action-commission = { -paladins-action-commission }
paladins-action-fortify = { -paladins-action-fortify }
paladins-action-garrison = { -paladins-action-garrison }
paladins-action-absolve = { -paladins-action-absolve }
paladins-action-attack = { -paladins-action-attack }
paladins-action-convert = { -paladins-action-convert }

# Façons d’effectuer une action.
paladins-mode-develop = { -paladins-action-develop }
paladins-mode-dismiss = { -paladins-action-recruit } et { -paladins-dismiss }
paladins-mode-recruit = { -paladins-action-recruit } et garder
paladins-mode-hunt = { -paladins-action-hunt }
paladins-mode-hunt-two = { -paladins-action-hunt } avec un { -paladins-scout }
paladins-mode-trade = { -paladins-action-trade }
paladins-mode-trade-two = { -paladins-action-trade } avec un { -paladins-merchant }
paladins-mode-pray = { -paladins-action-pray }
paladins-mode-conspire = { -paladins-action-conspire }
paladins-mode-commission = { -paladins-action-commission }
paladins-mode-fortify = { -paladins-action-fortify }
paladins-mode-garrison = { -paladins-action-garrison }
paladins-mode-absolve = { -paladins-action-absolve }
paladins-mode-attack = { -paladins-action-attack }
paladins-mode-convert = { -paladins-action-convert }

paladins-scheme-develop = { -paladins-action-develop }
paladins-scheme-recruit = { -paladins-action-recruit }
paladins-scheme-hunt = { -paladins-action-hunt }
paladins-scheme-trade = { -paladins-action-trade }
paladins-scheme-pray = { -paladins-action-pray }
paladins-scheme-conspire = { -paladins-action-conspire }
paladins-scheme-commission = { -paladins-action-commission }
paladins-scheme-fortify = { -paladins-action-fortify }
paladins-scheme-garrison = { -paladins-action-garrison }
paladins-scheme-absolve = { -paladins-action-absolve }
paladins-scheme-attack = { -paladins-action-attack }
paladins-scheme-convert = { -paladins-action-convert }
paladins-scheme-kings-orders = { -paladins-kings-order(form: "plural") }
paladins-scheme-kings-favour = { -paladins-kings-favour }

paladins-faction-saracen = { -paladins-saracen }
    .plural = { -paladins-saracen(form: "plural") }
paladins-faction-byzantine = { -paladins-byzantine }
    .plural = { -paladins-byzantine(form: "plural") }
paladins-faction-viking = { -paladins-viking }
    .plural = { -paladins-viking(form: "plural") }

paladins-townsfolk-abbot = { -paladins-townsfolk-abbot }
    .the = l’{ -paladins-townsfolk-abbot }
paladins-townsfolk-acolyte = { -paladins-townsfolk-acolyte }
    .the = l’{ -paladins-townsfolk-acolyte }
paladins-townsfolk-architect = { -paladins-townsfolk-architect }
    .the = l’{ -paladins-townsfolk-architect }
paladins-townsfolk-conspirator = { -paladins-townsfolk-conspirator }
    .the = le { -paladins-townsfolk-conspirator }
paladins-townsfolk-debt-collector = { -paladins-townsfolk-debt-collector }
    .the = le { -paladins-townsfolk-debt-collector }
paladins-townsfolk-defender = { -paladins-townsfolk-defender }
    .the = le { -paladins-townsfolk-defender }
paladins-townsfolk-gatekeeper = { -paladins-townsfolk-gatekeeper }
    .the = le { -paladins-townsfolk-gatekeeper }
paladins-townsfolk-missionary = { -paladins-townsfolk-missionary }
    .the = le { -paladins-townsfolk-missionary }
paladins-townsfolk-peddler = { -paladins-townsfolk-peddler }
    .the = le { -paladins-townsfolk-peddler }
paladins-townsfolk-squire = { -paladins-townsfolk-squire }
    .the = l’{ -paladins-townsfolk-squire }
paladins-townsfolk-watchman = { -paladins-townsfolk-watchman }
    .the = le { -paladins-townsfolk-watchman }

paladins-outsider-adventurer = { -paladins-outsider-adventurer }
    .the = l’{ -paladins-outsider-adventurer }
paladins-outsider-archer = { -paladins-outsider-archer }
    .the = l’{ -paladins-outsider-archer }
paladins-outsider-armourer = { -paladins-outsider-armourer }
    .the = l’{ -paladins-outsider-armourer }
paladins-outsider-assassin = { -paladins-outsider-assassin }
    .the = l’{ -paladins-outsider-assassin }
paladins-outsider-barbarian = { -paladins-outsider-barbarian }
    .the = le { -paladins-outsider-barbarian }
paladins-outsider-champion = { -paladins-outsider-champion }
    .the = le { -paladins-outsider-champion }
paladins-outsider-guardian = { -paladins-outsider-guardian }
    .the = la { -paladins-outsider-guardian }
paladins-outsider-hunter = { -paladins-outsider-hunter }
    .the = le { -paladins-outsider-hunter }
paladins-outsider-invader = { -paladins-outsider-invader }
    .the = l’{ -paladins-outsider-invader }
paladins-outsider-lookout = { -paladins-outsider-lookout }
    .the = le { -paladins-outsider-lookout }
paladins-outsider-marauder = { -paladins-outsider-marauder }
    .the = le { -paladins-outsider-marauder }
paladins-outsider-mercenary = { -paladins-outsider-mercenary }
    .the = le { -paladins-outsider-mercenary }
paladins-outsider-protector = { -paladins-outsider-protector }
    .the = le { -paladins-outsider-protector }
paladins-outsider-thief = { -paladins-outsider-thief }
    .the = le { -paladins-outsider-thief }
paladins-outsider-traitor = { -paladins-outsider-traitor }
    .the = le { -paladins-outsider-traitor }
paladins-outsider-vigilante = { -paladins-outsider-vigilante }
    .the = le { -paladins-outsider-vigilante }
paladins-outsider-warrior = { -paladins-outsider-warrior }
    .the = le { -paladins-outsider-warrior }

paladins-paladin-anseis = Anséis
paladins-paladin-berengier = Bérengier
paladins-paladin-engelier = Engelier
paladins-paladin-gerier = Gérier
paladins-paladin-gerin = Gérin
paladins-paladin-girard = Girard
paladins-paladin-ivoire = Ivoire
paladins-paladin-ivon = Ivon
paladins-paladin-oliver = Olivier
paladins-paladin-otton = Otton
paladins-paladin-roland = Roland
paladins-paladin-samson = Samson

## Gains et coûts, dont sont composés les textes des cartes

paladins-gain = { $number } { $number ->
        [one] { $thing }
       *[other] { $thing-plural }
    }
# La même chose, après un acte comme « retirer 1 Soupçon ».
paladins-gain-plus = +{ paladins-gain }
paladins-gain-attribute = +{ $number } { $attribute }
paladins-gain-criminal = { $number ->
        [one] { $number } { -paladins-criminal } (+{ $number } { -paladins-suspicion })
       *[other] { $number } { -paladins-criminal(form: "plural") } (+{ $number } { -paladins-suspicion(form: "plural") })
    }
paladins-gain-remove-suspicion = retirer { $number } { $number ->
        [one] { -paladins-suspicion }
       *[other] { -paladins-suspicion(form: "plural") }
    }
paladins-gain-pay-debt = retourner { $number ->
        [one] une { -paladins-debt }
       *[other] { $number } { -paladins-debt(form: "plural") }
    } côté payé
paladins-gain-destroy-debt = détruire { $number ->
        [one] une { -paladins-debt }
       *[other] { $number } { -paladins-debt(form: "plural") }
    }
paladins-gain-pray = libérer { $number ->
        [one] un { -paladins-action-space }
       *[other] { $number } { -paladins-action-space(form: "plural") }
    }
paladins-gain-free-recruit = recruter gratuitement { $number ->
        [one] un { -paladins-townsfolk }
       *[other] { $number } { -paladins-townsfolk(form: "plural") }
    }
paladins-gain-free-develop = placer gratuitement { $number ->
        [one] un { -paladins-workshop }
       *[other] { $number } { -paladins-workshop(form: "plural") }
    }
# Un choix ; chaque partie est ce que donne une des options.
paladins-either = soit { $first }, soit { $second }
paladins-either-of-three = au choix { $first }, { $second } ou { $third }
# Seulement une liste de gains, ou d’ouvriers qu’une action demande.
paladins-gains = { $gains }
paladins-cost = { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-plural }
    }
paladins-need = { $worker-a }
paladins-need-any = { $number ->
        [one] un { -paladins-worker }
       *[other] { $number } { -paladins-worker(form: "plural") }
    }

## Cartes et emplacements. $gains, $workers, $attributes et $price sont des listes de ce qui précède.

# Capacités permanentes, avec ce qui les déclenche. $number est un nombre de cartes Soupçon. $action est un infinitif.
paladins-when-action = { $gains } après chaque action { $action }
paladins-when-inquisition = { $gains } à chaque { -paladins-inquisition }
paladins-when-suspected = { $gains } à chaque { -paladins-inquisition } avec { $number } { -paladins-suspicion(form: "plural") } ou plus
paladins-when-innocent = { $gains } à chaque { -paladins-inquisition } sans { -paladins-suspicion }
paladins-when-debt-paid = { $gains } par { -paladins-debt } que vous payez
# Ce que fait un Habitant recruté ; $ability est un des messages ci-dessus.
paladins-kept = { $ability }
paladins-kept-at-once = { $gains } tout de suite ; { $ability }
paladins-townsfolk-text = { $townsfolk } : { $kept } ; renvoi : { $gains }

# Ce que vaut un Étranger converti : $base points, et $points par lot de $per de ce que l’on compte.
paladins-scores = { $base ->
        [0] { paladins-scores-each }
        [one] { $base } point plus { paladins-scores-each }
       *[other] { $base } points plus { paladins-scores-each }
    }
paladins-scores-each = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $per ->
        [1] par { $counter }
       *[other] par tranche de { $per } { $counter-plural }
    }
paladins-scores-debts = chaque { -paladins-debt } { -paladins-debt-unpaid } coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins
paladins-converted-text = { $gains } ; à la fin, { $scores }
paladins-outsider-text = { $outsider } ({ $faction-plural }) ; attaque : { $gains } ; conversion : { $converted }

paladins-counter-absolve = { -paladins-jar } placée
    .plural = { -paladins-jar(form: "plural") } placées
paladins-counter-attacked-byzantine = { -paladins-byzantine } attaqué
    .plural = { -paladins-byzantine(form: "plural") } attaqués
paladins-counter-attacked-saracen = { -paladins-saracen } attaqué
    .plural = { -paladins-saracen(form: "plural") } attaqués
paladins-counter-attacked-viking = { -paladins-viking } attaqué
    .plural = { -paladins-viking(form: "plural") } attaqués
paladins-counter-attribute-faith = { -paladins-faith }
    .plural = en { -paladins-faith }
paladins-counter-attribute-influence = { -paladins-influence }
    .plural = en { -paladins-influence }
paladins-counter-attribute-strength = { -paladins-strength }
    .plural = en { -paladins-strength }
paladins-counter-commission = { -paladins-monk } placé
    .plural = { -paladins-monk(form: "plural") } placés
paladins-counter-converted-mercenary = { -paladins-outsider-mercenary } converti
paladins-counter-develop = { -paladins-workshop } placé
    .plural = { -paladins-workshop(form: "plural") } placés
paladins-counter-fortify = { -paladins-wall } construite
    .plural = { -paladins-wall(form: "plural") } construites
paladins-counter-garrison = { -paladins-outpost } placé
    .plural = { -paladins-outpost(form: "plural") } placés
paladins-counter-kings-orders-completed = { -paladins-kings-order } accompli
    .plural = { -paladins-kings-order(form: "plural") } accomplis
paladins-counter-own-suspicion = { -paladins-suspicion }
    .plural = { -paladins-suspicion(form: "plural") }
paladins-counter-paid-debts = { -paladins-debt } { -paladins-debt-paid }
    .plural = { -paladins-debt(form: "plural") } payées
paladins-counter-recruited-townsfolk = { -paladins-townsfolk } gardé
    .plural = { -paladins-townsfolk(form: "plural") } gardés

paladins-wall-text = { $points ->
        [0] { -paladins-wall } ({ $gains })
        [one] { -paladins-wall } ({ $gains } ; { $points } point)
       *[other] { -paladins-wall } ({ $gains } ; { $points } points)
    }
paladins-favour-text = { -paladins-kings-favour } ({ $price }) : { $gains }
paladins-order-text = { $action } { $number } fois
paladins-waives = { $action } ne coûte pas { $resource-of }
paladins-lowers = { $action } coûte { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-plural }
    } de moins
paladins-paladin-text = { $paladin } ({ $workers } ; { $attributes } ; { $ability })
paladins-space-text = { -paladins-region } { $region }, { -paladins-space } { $number } ({ $gains })
paladins-jar-text = { -paladins-place } { $number } : { $gains }

# Ce que font les actions ; $gains est ce qui se trouve sous le moine, l’avant-poste ou la jarre.
paladins-deed-develop = placer un { -paladins-workshop } et gagner l’{ -paladins-worker } qu’il découvre
paladins-deed-dismiss = payer pour un { -paladins-townsfolk } et le renvoyer contre sa récompense
paladins-deed-recruit = payer pour un { -paladins-townsfolk } et le garder
paladins-deed-commission = placer un { -paladins-monk } contre une récompense, et { $gains }
paladins-deed-fortify = piocher une { -paladins-wall } et gagner ce qu’elle montre
paladins-deed-garrison = placer un { -paladins-outpost } contre une récompense, et { $gains }
paladins-deed-absolve = placer une { -paladins-jar } contre une récompense, retirer un { -paladins-suspicion }, et { $gains }
paladins-deed-attack = attaquer un { -paladins-outsider } pour de l’{ -paladins-influence } et sa récompense
paladins-deed-convert = convertir un { -paladins-outsider } pour de la { -paladins-strength } et des points

## D’où viennent les points

paladins-source-orders = { -paladins-kings-order(form: "plural") }
paladins-source-faith = { -paladins-faith }
paladins-source-strength = { -paladins-strength }
paladins-source-influence = { -paladins-influence }
paladins-source-develop = { -paladins-workshop(form: "plural") }
paladins-source-debts = { -paladins-debt(form: "plural") }
paladins-source-resources = { -paladins-silver } et { -paladins-provision(form: "plural") }
paladins-source-commission = { -paladins-monk(form: "plural") }
paladins-source-fortify = nombre de { -paladins-wall(form: "plural") }
paladins-source-walls = points sur les { -paladins-wall(form: "plural") }
paladins-source-garrison = { -paladins-outpost(form: "plural") }
paladins-source-absolve = { -paladins-jar(form: "plural") }
paladins-source-convert = { -paladins-outsider(form: "plural") } convertis

## Ce qui est demandé

paladins-asks-draft-townsfolk = Quel { -paladins-townsfolk } recrutez-vous avant la première { -paladins-round } ?
paladins-asks-choose-paladin = Quel { -paladins-paladin } vous aide pendant cette { -paladins-round }, et lequel retourne sur votre paquet ? Le troisième va dessous.
paladins-asks-choose-tavern = Quelle { -paladins-tavern } choisissez-vous ?
paladins-asks-take-turn = Effectuez une action ou passez.
paladins-asks-choose-target = Que vise votre action ?
paladins-target-develop = Sur quelle action placez-vous l’{ -paladins-workshop } ?
paladins-target-dismiss = Quel { -paladins-townsfolk } renvoyez-vous ?
paladins-target-recruit = Quel { -paladins-townsfolk } recrutez-vous ?
paladins-target-commission = Où placez-vous le { -paladins-monk } ?
paladins-target-garrison = Où placez-vous l’{ -paladins-outpost } ?
paladins-target-absolve = Où placez-vous la { -paladins-jar } ?
paladins-target-attack = Quel { -paladins-outsider } attaquez-vous ?
paladins-target-convert = Quel { -paladins-outsider } convertissez-vous ?
paladins-asks-place-worker = Quel { -paladins-worker } placez-vous ?
paladins-place-worker = { $mode } : quel { -paladins-worker } va sur la { -paladins-place } { $worker-of } ?
paladins-place-any = { $mode } : quel { -paladins-worker } placez-vous ? N’importe lequel convient.
paladins-asks-place-on-favour = Quel { -paladins-worker } placez-vous sur la { -paladins-kings-favour } ?
paladins-asks-choose-one = Quelle récompense choisissez-vous ?
paladins-asks-keep-workers = Quels { -paladins-worker(form: "plural") } gardez-vous pour la prochaine { -paladins-round } ?
paladins-keep-workers = Quel { -paladins-worker } gardez-vous pour la prochaine { -paladins-round } ? (encore { $number } à choisir)
paladins-asks-choose-price = Payez-vous en { -paladins-silver } ou prenez-vous une { -paladins-debt } ?
paladins-asks-free-develop = Sur quelle action placez-vous l’{ -paladins-workshop } ?
paladins-asks-remove-suspicion = Retirez-vous votre { -paladins-suspicion } le plus récent ?
paladins-asks-pay-debt = Retournez-vous une de vos { -paladins-debt(form: "plural") } du côté payé ?
paladins-asks-destroy-debt = Remettez-vous dans le paquet une de vos { -paladins-debt(form: "plural") } impayées ?
paladins-asks-prayer = Quel { -paladins-action-space } libérez-vous, pour l’utiliser de nouveau ?
paladins-asks-free-recruit = Quel { -paladins-townsfolk } recrutez-vous gratuitement ?
paladins-asks-abilities = L’{ -paladins-inquisition } est là. Lequel de vos { -paladins-townsfolk(form: "plural") } utilisez-vous maintenant ?

## Ce que l’on peut faire

paladins-do-do = { $mode }
# $crew est une liste d’ouvriers, $deed ce que fait l’action.
paladins-label-do = { $mode } ({ $crew }) : { $deed }
paladins-label-do-paid = { $mode } ({ $crew } ; { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-plural }
    }) : { $deed }
paladins-do-favour = Utiliser la { $favour }
paladins-do-pass = Passer pour le reste de la { -paladins-round }
paladins-do-workshop = Placer l’{ -paladins-workshop } sur { $action }, case { $place }
paladins-label-workshop = { $action } : { $worker-a } de moins
paladins-label-workshop-any = { $action } : un { -paladins-worker } quelconque de moins
paladins-do-townsfolk = { $townsfolk }
paladins-label-recruit = { $number ->
        [0] Recruter { $townsfolk-the } : { $kept }
       *[other] Recruter { $townsfolk-the } pour { $number } { -paladins-silver } : { $kept }
    }
paladins-label-recruit-debt = { $number ->
        [0] Recruter { $townsfolk-the } : { $kept }
       *[other] Recruter { $townsfolk-the } pour { $number } { -paladins-silver } ou une { -paladins-debt } : { $kept }
    }
paladins-label-dismiss = { $number ->
        [0] Renvoyer { $townsfolk-the } : { $gains }
       *[other] Renvoyer { $townsfolk-the } pour { $number } { -paladins-silver } : { $gains }
    }
paladins-label-dismiss-debt = { $number ->
        [0] Renvoyer { $townsfolk-the } : { $gains }
       *[other] Renvoyer { $townsfolk-the } pour { $number } { -paladins-silver } ou une { -paladins-debt } : { $gains }
    }
paladins-do-pay = Payer en { $resource }
paladins-label-pay = { $number ->
        [0] Ne rien payer
       *[other] Payer { $number } { -paladins-silver }
    }
paladins-label-debt = Prendre une { -paladins-debt } ({ $number } points de moins à la fin si elle reste { -paladins-debt-unpaid })
# $space dit la région, l’emplacement et la récompense.
paladins-do-space = { CAPITAL($space) }
# $place dit le numéro de la case et la récompense.
paladins-do-jar = Jarre sur la { $place }
paladins-do-outsider = { $outsider }
paladins-label-attack = { $number ->
        [0] Attaquer { $outsider-the } ({ $faction-plural }) : { $gains }
       *[other] Attaquer { $outsider-the } ({ $faction-plural }) pour { $number } { -paladins-silver } : { $gains }
    }
paladins-label-convert = Convertir { $outsider-the } ({ $faction-plural }) : { $converted }
paladins-do-worker = Placer { $worker-a }
paladins-do-keep = Garder { $worker-a }
paladins-do-choose = { CAPITAL($choice) }
paladins-do-remove-suspicion = { CAPITAL(-paladins-remove-suspicion) }
paladins-do-pay-debt = { CAPITAL(-paladins-pay-debt) }
paladins-do-destroy-debt = { CAPITAL(-paladins-destroy-debt) }
paladins-do-clear = Libérer l’emplacement { $action }
paladins-do-recruit = Recruter : { $townsfolk }
paladins-do-dismiss = Renvoyer : { $townsfolk }
paladins-do-decline = Y renoncer
paladins-do-use = Utiliser : { $townsfolk }
paladins-label-use = Utiliser { $townsfolk-the } : { $gains }
paladins-do-finish = Ne plus utiliser de { -paladins-townsfolk-conspirator }
paladins-do-draft = Recruter : { $townsfolk }
paladins-do-paladin = { $top } dessus ; appeler { $paladin }
paladins-do-tavern = Prendre { $tavern }
