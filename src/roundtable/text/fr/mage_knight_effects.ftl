### Ce que font les cartes, Unités, Compétences et Tactiques de Mage Knight.

## Cartes, Unités, Compétences, Tactiques et ennemis entiers

mage_knight-timed = { $time } : { $text }
mage_knight-time-peace = hors combat
mage_knight-time-movement = avant votre action
mage_knight-time-interaction = pendant une interaction
mage_knight-time-combat-start = au début d’un combat
mage_knight-time-block = { -mage_knight-term-block-phase }
mage_knight-time-damage = { -mage_knight-term-assign-damage-phase }
mage_knight-time-attack = { -mage_knight-term-attack-phase }
mage_knight-time-taking = en la prenant
mage_knight-time-anytime = pendant le tour de n’importe qui

# Cartes entières. $basic et $powered sont ce que font les deux moitiés.
mage_knight-card-action = { $card } ({ $kind }, { $colour }) : { $basic }. Avec du mana { $mana } : { $powered }
mage_knight-card-spell = { $card } ({ $kind }, { $colour }) : { $basic }. { $night }, avec du mana noir : { $powered }
mage_knight-card-artifact = { $card } ({ $kind }) : { $basic }. En le jetant : { $powered }
mage_knight-card-banner = { $card } ({ $kind }), assignée à une { -mage_knight-term-unit } : { $basic }. En la jetant : { $powered }
mage_knight-card-simple = { $card } ({ $kind }) : { $basic }
mage_knight-whole-wound = { -mage_knight-term-wound } : elle encombre la main et ne peut être jouée
mage_knight-ability-mana = avec du mana { $colour } : { $text }
mage_knight-unit-whole = { $unit } ({ -mage_knight-term-level } { $level }, { -mage_knight-term-armor } { $armor }, coût { $cost }) : { $list }
mage_knight-unit-whole-resists = { $unit } ({ -mage_knight-term-level } { $level }, { -mage_knight-term-armor } { $armor }, { $resists }, coût { $cost }) : { $list }
mage_knight-resists-physical = { -mage_knight-term-physical-resistance }
mage_knight-resists-fire = { -mage_knight-term-fire-resistance }
mage_knight-resists-ice = { -mage_knight-term-ice-resistance }
mage_knight-skill-whole = { $skill } ({ $usage }) : { $text }
mage_knight-skill-whole-centre = { $skill } ({ $usage }) : { $text }. { $who } : { $centre }
mage_knight-usage-once-per-turn = une fois par tour
mage_knight-usage-once-per-round = une fois par { -mage_knight-term-game-round }
mage_knight-usage-interactive = une fois par { -mage_knight-term-game-round }, interactive
mage_knight-usage-passive = toujours
mage_knight-centre-lasting-others = Jusqu’à votre prochain tour, pour les autres joueurs
mage_knight-centre-returnable-other = Jusqu’à votre prochain tour, un autre joueur peut la rendre
mage_knight-centre-returnable-any = Jusqu’à votre prochain tour, n’importe quel joueur peut la rendre
mage_knight-centre-first-trigger-any = Pour le premier joueur concerné
mage_knight-tactic-whole = { $number } – { $tactic } : { $text }
mage_knight-tactic-whole-plain = { $number } – { $tactic }

# Ennemis et ruines.
mage_knight-blow-physical = { $number }
mage_knight-blow-fire = { $number } ({ -mage_knight-term-fire })
mage_knight-blow-ice = { $number } ({ -mage_knight-term-ice })
mage_knight-blow-cold-fire = { $number } ({ -mage_knight-term-cold-fire })
mage_knight-blow-summon-of = { -mage_knight-term-summon } ({ $number }, { $stack })
mage_knight-has-defend = { -mage_knight-term-defend } { $number }
mage_knight-enemy-whole = { $enemy } (attaque : { $attacks } ; { -mage_knight-term-armor } { $armor } ; { -mage_knight-term-fame } { $fame })
mage_knight-enemy-whole-traits = { $enemy } (attaque : { $attacks } ; { -mage_knight-term-armor } { $armor } ; { $traits } ; { -mage_knight-term-fame } { $fame })
mage_knight-mana-count = { $number } { $colour }
mage_knight-stack-alone = { $stack }
mage_knight-reward-alone = { $reward }
mage_knight-reward-times = { $reward } ×{ $number }
mage_knight-ruin-altar = { -mage_knight-term-altar } : payer du mana ({ $list }) pour { -mage_knight-term-fame } { $fame }
mage_knight-ruin-enemies = { -mage_knight-term-ancient-ruins } : ennemis ({ $list }) ; récompense : { $rewards }
mage_knight-has-swift = { -mage_knight-term-swift }
mage_knight-has-brutal = { -mage_knight-term-brutal }
mage_knight-has-poison = { -mage_knight-term-poison }
mage_knight-has-paralyze = { -mage_knight-term-paralyze }
mage_knight-has-assassination = { -mage_knight-term-assassination }
mage_knight-has-cumbersome = { -mage_knight-term-cumbersome }
mage_knight-has-vampiric = { -mage_knight-term-vampiric }
mage_knight-has-fortified = { -mage_knight-term-fortified }
mage_knight-has-unfortified = { -mage_knight-term-unfortified }
mage_knight-has-elusive = { -mage_knight-term-elusive }
mage_knight-has-arcane-immunity = { -mage_knight-term-arcane-immunity }

## Effets : ce que font les cartes, Unités, Compétences et Tactiques

# Façons de joindre des parties. Ce sont des actes ou des points, sans majuscule ni point final.
mage_knight-then = { $first } ; { $second }
mage_knight-comma = { $first }, { $second }
mage_knight-or = { $first } ou { $second }
mage_knight-or-long = { $first }, ou : { $second }
mage_knight-slash = { $first } / { $second }
mage_knight-all = { $list }
mage_knight-colour-alone = { $colour }
mage_knight-terrain-alone = { $terrain }
mage_knight-text-nothing = sans effet

# Quantités : $base et $each sont des nombres, $per dit ce que l’on compte.
mage_knight-amount-more = { $base } (+{ $each } { $per })
mage_knight-amount-each = { $each } { $per }
mage_knight-amount-most = { $each } { $per } ({ $most } au maximum)
mage_knight-amount-plus-n = { $base } plus ce nombre
mage_knight-value-n = ce nombre
mage_knight-value-move-cost-of-own-space = égal au coût de { -mage_knight-term-move } de votre case
mage_knight-per-enemies-faced = par ennemi affronté
mage_knight-per-enemies-blocked-this-turn = par ennemi bloqué ce tour-ci
mage_knight-per-wounds-in-hand-and-on-own-units = par { -mage_knight-term-wound } dans votre main et sur vos { -mage_knight-term-unit(form: "plural") }
mage_knight-per-crystal-colors-owned = par couleur parmi vos cristaux
mage_knight-per-crystal-sets-owned = par série complète de vos cristaux (un de chaque couleur de base)
mage_knight-per-ready-unwounded-units = par { -mage_knight-term-unit } à vous, prête et non blessée
mage_knight-per-resistances-of-target = par résistance qu’il possède
mage_knight-per-printed-icons-of-blocked = par capacité et résistance imprimée sur l’ennemi bloqué
mage_knight-per-excess-block = par point de { -mage_knight-term-block } au-delà du nécessaire
mage_knight-per-command-tokens-without-unit = par { -mage_knight-term-command-token } sans { -mage_knight-term-unit }
mage_knight-per-cards = par carte défaussée

# Couleurs qui ne sont pas fixées, après « un cristal » ou « un jeton de mana ».
mage_knight-hue-list = ({ $list })
mage_knight-hue-any-basic = de n’importe quelle { -mage_knight-term-basic-colour }
mage_knight-hue-any-basic-same = d’une même { -mage_knight-term-basic-colour }
mage_knight-hue-any = de n’importe quelle couleur
mage_knight-hue-paid = de la couleur payée
mage_knight-hue-card = de la couleur de cette carte
mage_knight-hue-card-or-any = de la couleur de cette carte ({ -mage_knight-term-artifact } : n’importe quelle { -mage_knight-term-basic-colour })
mage_knight-hue-die = de la couleur de ce dé
mage_knight-hue-rolled = de la couleur obtenue
mage_knight-hue-owned = d’une couleur dont vous avez déjà un cristal
mage_knight-hue-missing = d’une { -mage_knight-term-basic-colour } dont vous n’avez aucun cristal
mage_knight-hue-offer-spell = de la couleur d’un { -mage_knight-term-spell } de l’offre
mage_knight-hue-by-resistance = (blanc ; ou selon les résistances de l’ennemi : Feu rouge, Glace bleu, physique vert)

# Structure. $then et $other sont des actes ou des points.
mage_knight-text-choose = { $number } parmi : { $list }
mage_knight-text-may = facultatif : { $then }
mage_knight-text-if = { $condition } : { $then }
mage_knight-text-if-else = { $condition } : { $then }, sinon : { $other }
mage_knight-text-repeat = puis, { $per } : { $then }
mage_knight-text-by-colour = selon la couleur : { $list }
mage_knight-text-case = { $colour } – { $then }
mage_knight-text-case-other = autre – { $then }
mage_knight-text-choose-number = choisir un nombre de { $low } à { $high }
mage_knight-text-later = { $moment }, { $then }
mage_knight-moment-attack-phase = pendant la { -mage_knight-term-attack-phase }
mage_knight-moment-end-of-turn = à la fin du tour
mage_knight-moment-before-draw = avant de piocher à la fin du tour
mage_knight-text-use-action = utiliser votre action du tour
mage_knight-text-flip-this = retourner ceci face cachée
mage_knight-text-option-once-turn = une fois ce tour-ci, facultatif : { $then }
mage_knight-text-option-any-turn-peace = autant de fois que voulu ce tour-ci, hors combat : { $then }
mage_knight-text-option-once-turn-block = un de vos { -mage_knight-term-block }s ce tour-ci : { $then }
mage_knight-text-option-any-attached-block = pendant la { -mage_knight-term-block-phase } : { $then }
mage_knight-text-option-once-attached-round-peace = une fois par { -mage_knight-term-game-round }, hors combat : { $then }
mage_knight-text-option-once-attached-round-damage = une fois par { -mage_knight-term-game-round }, quand l’{ -mage_knight-term-unit } devrait recevoir une { -mage_knight-term-wound }, à la place : { $then }

# Événements. $then se produit chaque fois, ou une seule fois.
mage_knight-text-when-unit-recruited = pour chaque { -mage_knight-term-unit } recrutée ce tour-ci : { $then }
mage_knight-text-when-wound-healed-from-hand = pour chaque { -mage_knight-term-wound } soignée de votre main ce tour-ci : { $then }
mage_knight-text-when-unit-healed = pour chaque { -mage_knight-term-unit } soignée ce tour-ci : { $then }
mage_knight-text-when-spell-cast = pour chaque { -mage_knight-term-spell } { $colour } lancé ce tour-ci : { $then }
mage_knight-text-when-enemy-defeated = pour chaque ennemi vaincu ce tour-ci : { $then }
mage_knight-text-when-enemy-defeated-in-phase = pour chaque ennemi vaincu pendant cette phase : { $then }
mage_knight-text-when-enemy-defeated-this-attack = pour chaque ennemi vaincu par cette { -mage_knight-term-attack } : { $then }
mage_knight-text-once-enemy-defeated-this-attack = si cette { -mage_knight-term-attack } vainc un ennemi : { $then }
mage_knight-text-first-wound-taken-to-hand = pour chacune des { $number } premières { -mage_knight-term-wound(form: "plural") } reçues en main ce tour-ci : { $then }
mage_knight-text-when-unit-attacks-or-blocks = pour chacune de vos { -mage_knight-term-unit(form: "plural") } qui attaque ou bloque ce tour-ci : { $then }
mage_knight-text-when-unit-attacks-or-blocks-this = chaque fois qu’elle attaque ou bloque : { $then }
mage_knight-text-once-this-block-succeeds = si ce { -mage_knight-term-block } réussit : { $then }
mage_knight-text-once-enemy-blocked = si toutes les attaques d’un ennemi choisi sont bloquées : { $then }
mage_knight-text-when-healing-point-spent = pour chacun de ces { -mage_knight-term-healing-points } dépensé : { $then }
mage_knight-text-when-space-entered = chaque fois que vous entrez dans une case ce tour-ci : { $then }

# Conditions.
mage_knight-condition-interaction = pendant une interaction
mage_knight-condition-not-in-combat = hors combat
mage_knight-condition-night = de { -mage_knight-term-night }
mage_knight-condition-day = de { -mage_knight-term-day }
mage_knight-condition-in-ranged-phase = pendant la { -mage_knight-term-ranged-and-siege-phase }
mage_knight-condition-on-forest = en forêt
mage_knight-condition-on-hills = sur des collines
mage_knight-condition-on-mountain = sur une montagne
mage_knight-condition-at-fortified-site = sur un { -mage_knight-term-fortified-site }
mage_knight-condition-at-magical-glade = sur une { -mage_knight-term-magical-glade }
mage_knight-condition-least-fame = si vous seul avez le moins de { -mage_knight-term-fame }
mage_knight-condition-deck-not-empty = si votre { -mage_knight-term-deed-deck } n’est pas vide
mage_knight-condition-no-wound-to-hand-this-combat = si vous n’avez reçu aucune { -mage_knight-term-wound } en main pendant ce combat
mage_knight-condition-two-cards-in-hand = avec deux cartes ou plus en main
mage_knight-condition-familiar-token-red = avec un jeton de mana rouge sur elle
mage_knight-condition-familiar-token-blue = avec un jeton de mana bleu sur elle
mage_knight-condition-familiar-token-green = avec un jeton de mana vert sur elle
mage_knight-condition-familiar-token-white = avec un jeton de mana blanc sur elle
mage_knight-condition-no-unit-recruited-for-influence = si vous ne recrutez aucune { -mage_knight-term-unit } contre de l’{ -mage_knight-term-influence } ce tour-ci

# Points. $strike nomme une Attaque, $ward un Blocage.
mage_knight-text-move = { -mage_knight-term-move } { $amount }
mage_knight-text-influence = { -mage_knight-term-influence } { $amount }
mage_knight-text-heal = { -mage_knight-term-healing } { $amount }
mage_knight-text-attack = { $strike } { $amount }
mage_knight-text-attack-as-enemy = { -mage_knight-term-attack } avec ses valeurs et éléments d’attaque, seulement contre d’autres ennemis
mage_knight-text-spread-attack = { $strike } { $number } contre chacun de { $targets } ennemis au plus
mage_knight-text-block = { $ward } { $amount }
mage_knight-text-block-double = { $ward } { $amount } (double contre { -mage_knight-term-swift })
mage_knight-text-split-block = { $ward } { $number } contre chacune de { $count } attaques différentes
mage_knight-text-increase = augmenter la valeur de { $amount }
mage_knight-text-spend = dépenser { $points } { $amount }
mage_knight-text-spend-range = dépenser { $points } { $low } à { $high }
mage_knight-text-convert = ce tour-ci, autant de fois que voulu, convertir { $points } { $number } en : { $into }

# Cartes.
mage_knight-text-draw = piocher { $number ->
        [one] une carte
       *[other] { $number } cartes
    }
mage_knight-text-draw-as-many = piocher autant de cartes
mage_knight-text-discard-any = défausser { $number ->
        [one] une carte
       *[other] { $number } cartes
    } (hors { -mage_knight-term-wound })
mage_knight-text-discard-any-any = défausser autant de cartes que voulu (hors { -mage_knight-term-wound(form: "plural") })
mage_knight-text-discard-any-up-to = défausser de { $low } à { $high } cartes (hors { -mage_knight-term-wound(form: "plural") })
mage_knight-text-discard-any-or-wound = défausser { $number ->
        [one] une carte
       *[other] { $number } cartes
    }, même une { -mage_knight-term-wound }
mage_knight-text-discard-any-or-wound-up-to = défausser de { $low } à { $high } cartes, même des { -mage_knight-term-wound(form: "plural") }
mage_knight-text-discard-any-max-one-wound-some = défausser une ou plusieurs cartes, dont une { -mage_knight-term-wound } au plus
mage_knight-text-discard-colored = défausser { $number ->
        [one] une { -mage_knight-term-action-card } ou un { -mage_knight-term-spell }
       *[other] { $number } { -mage_knight-term-action-card(form: "plural") } ou { -mage_knight-term-spell(form: "plural") }
    }
mage_knight-text-discard-wound = défausser { $number ->
        [one] une { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    }
mage_knight-text-throw-away-action = jeter { $number ->
        [one] une { -mage_knight-term-action-card }
       *[other] { $number } { -mage_knight-term-action-card(form: "plural") }
    } de votre main
mage_knight-text-throw-away-wound = jeter { $number ->
        [one] une { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    } de votre main
mage_knight-text-throw-away-wound-up-to = jeter de { $low } à { $high } { -mage_knight-term-wound(form: "plural") } de votre main
mage_knight-text-take-wound-hand = prendre { $number ->
        [one] une { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    } en main
mage_knight-text-take-wound-choose = prendre { $number ->
        [one] une { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    } en main ou dans votre { -mage_knight-term-discard-pile }
mage_knight-text-gain-card = prendre { $kind-a } de l’offre { $goes }
mage_knight-text-gain-card-of = prendre { $kind-a } { $hue } de l’offre { $goes }
mage_knight-goes-hand = en main
mage_knight-goes-discard = dans votre { -mage_knight-term-discard-pile }
mage_knight-text-hand-limit = { -mage_knight-term-hand-limit } +{ $number } à la prochaine pioche
mage_knight-text-this-card-hand = reprendre cette carte en main
mage_knight-text-this-card-deck-top = placer cette carte sur votre { -mage_knight-term-deed-deck }
mage_knight-text-this-card-deck-bottom = placer cette carte sous votre { -mage_knight-term-deed-deck }
mage_knight-text-use-hand-action-powered-played = jouer une autre { -mage_knight-term-action-card } pour son { -mage_knight-term-strong-effect } sans mana ; son { -mage_knight-term-move }, { -mage_knight-term-influence }, { -mage_knight-term-attack } ou { -mage_knight-term-block } gagne +{ $bonus }
mage_knight-text-use-hand-action-basic-thrown-away = utiliser { $times } fois l’{ -mage_knight-term-basic-effect } d’une autre { -mage_knight-term-action-card } de votre main, puis jeter cette carte
mage_knight-text-use-hand-action-powered-thrown-away = utiliser { $times } fois sans mana l’{ -mage_knight-term-strong-effect } d’une autre { -mage_knight-term-action-card } de votre main, puis jeter cette carte
mage_knight-text-use-spell-offer-either-stays = lancer un { -mage_knight-term-spell } de l’offre de la couleur de cette carte comme s’il était en main, en payant son mana ; il y reste
mage_knight-text-use-spell-offer-basic-stays = utiliser sans mana l’{ -mage_knight-term-basic-effect } d’un { -mage_knight-term-spell } de l’offre de la couleur de cette carte ; il y reste
mage_knight-text-use-spell-offer-powered-stays = utiliser sans mana l’{ -mage_knight-term-strong-effect } d’un { -mage_knight-term-spell } de l’offre de la couleur de cette carte, même de { -mage_knight-term-day } ; il y reste
mage_knight-text-use-advanced-action-offer-powered-stays = utiliser sans mana l’{ -mage_knight-term-strong-effect } d’une { -mage_knight-term-advanced-action } de l’offre ; elle y reste
mage_knight-text-use-unit-offer-basic-stays = utiliser une capacité d’une { -mage_knight-term-unit } de l’offre comme si elle était à vous ; elle y reste
mage_knight-text-shuffle-discard-into-deck = mélanger votre { -mage_knight-term-discard-pile } dans votre { -mage_knight-term-deed-deck }
mage_knight-text-card-bonus-move-card = la prochaine carte donnant du { -mage_knight-term-move } ce tour-ci donne +{ $move }
mage_knight-text-card-bonus-move-card-each = chaque autre carte donnant du { -mage_knight-term-move } ce tour-ci donne +{ $move }
mage_knight-text-card-bonus-attack-card = une carte donnant une { -mage_knight-term-attack } pendant cette phase donne +{ $attack }
mage_knight-text-card-bonus-attack-or-block-card = la première carte donnant une { -mage_knight-term-attack } ou un { -mage_knight-term-block } ce tour-ci donne +{ $attack } ({ -mage_knight-term-attack }) ou +{ $block } ({ -mage_knight-term-block })
mage_knight-text-sideways-any = une carte jouée { -mage_knight-term-sideways } donne { $amount } au lieu de 1
mage_knight-text-sideways-wound = une { -mage_knight-term-wound } peut être jouée { -mage_knight-term-sideways } pour { $amount }
mage_knight-text-sideways-any-better = une carte jouée { -mage_knight-term-sideways } donne { $amount } au lieu de 1, ou { $better } { $condition }
mage_knight-better-color-matches = si elle a la couleur du mana payé
mage_knight-better-is-advanced-spell-or-artifact = si c’est une { -mage_knight-term-advanced-action }, un { -mage_knight-term-spell } ou un { -mage_knight-term-artifact }
mage_knight-better-no-source-die-used = si vous n’utilisez aucun dé de la { -mage_knight-term-source } ce tour-ci

# Mana et dés.
mage_knight-text-pay-mana = payer { $number } mana { $colour }
mage_knight-text-pay-mana-of = payer { $number } mana { $hue }
mage_knight-text-gain-mana = gagner { $number ->
        [one] un { -mage_knight-term-mana-token } { $colour }
       *[other] { $number } { -mage_knight-term-mana-token(form: "plural") } ({ $colour })
    }
mage_knight-text-gain-mana-of = gagner { $number ->
        [one] un { -mage_knight-term-mana-token }
       *[other] { $number } { -mage_knight-term-mana-token(form: "plural") }
    } { $hue }
mage_knight-text-gain-mana-now-of = gagner { $number ->
        [one] un { -mage_knight-term-mana-token }
       *[other] { $number } { -mage_knight-term-mana-token(form: "plural") }
    } { $hue } à utiliser aussitôt
mage_knight-text-gain-crystal = gagner { $number ->
        [one] un { -mage_knight-term-crystal } { $colour }
       *[other] { $number } { -mage_knight-term-crystal(form: "plural") } ({ $colour })
    }
mage_knight-text-gain-crystal-of = gagner { $number ->
        [one] un { -mage_knight-term-crystal }
       *[other] { $number } { -mage_knight-term-crystal(form: "plural") }
    } { $hue }
mage_knight-text-gain-crystal-others-of-card = gagner un { -mage_knight-term-crystal } de chaque { -mage_knight-term-basic-colour } que cette carte n’a pas
mage_knight-text-gain-crystal-cards-or-any = pour chacune gagner un { -mage_knight-term-crystal } de sa couleur ({ -mage_knight-term-artifact } : n’importe quelle { -mage_knight-term-basic-colour })
mage_knight-text-gain-crystal-different = gagner { $number } { -mage_knight-term-crystal(form: "plural") }, chacun de la couleur d’un { -mage_knight-term-spell } différent de l’offre
mage_knight-text-extra-source-dice = utiliser { $number ->
        [one] un dé
       *[other] { $number } dés
    } de plus de la { -mage_knight-term-source } ce tour-ci
mage_knight-text-extra-source-dice-black-as-any = utiliser { $number ->
        [one] un dé
       *[other] { $number } dés
    } de plus de la { -mage_knight-term-source } ce tour-ci ; s’il est noir, il donne du mana de n’importe quelle couleur
mage_knight-text-extra-source-dice-gold-black-as-basic = utiliser { $number ->
        [one] un dé
       *[other] { $number } dés
    } de plus de la { -mage_knight-term-source } ce tour-ci ; les dés or et noirs donnent n’importe quelle { -mage_knight-term-basic-colour }
mage_knight-text-take-source-dice = prendre { $number ->
        [one] un dé
       *[other] { $number } dés
    } de la { -mage_knight-term-source }, choisir { $number ->
        [one] sa couleur
       *[other] la couleur de chacun
    } (sauf or) et gagner { $tokens ->
        [one] un { -mage_knight-term-mana-token }
       *[other] { $tokens } { -mage_knight-term-mana-token(form: "plural") }
    } de cette couleur{ $number ->
        [one] { "" }
       *[other] { " " }par dé
    }
mage_knight-text-pick-source-die = choisir un dé d’une { -mage_knight-term-basic-colour } dans la { -mage_knight-term-source }
mage_knight-text-reroll-source-die = relancer ce dé
mage_knight-text-reroll-source-all = relancer tous les dés de la { -mage_knight-term-source }
mage_knight-text-reroll-source-one = relancer un dé de la { -mage_knight-term-source }
mage_knight-text-reroll-source-up-to-2 = une fois par tour, relancer jusqu’à deux dés de la { -mage_knight-term-source }, d’abord les dés or, avant d’en utiliser
mage_knight-text-endless-mana = ce tour-ci, mana illimité : { $colours }
mage_knight-text-allow-mana-gold = le mana or peut être utilisé ce tour-ci
mage_knight-text-allow-mana-black = le mana noir peut être utilisé ce tour-ci
mage_knight-text-return-spent-crystals = à la fin du tour, récupérer tous les { -mage_knight-term-crystal(form: "plural") } dépensés ce tour-ci
mage_knight-text-roll-dice = lancer des dés de mana ({ $amount }) : { $list }
mage_knight-text-face-black = noir – { $then }
mage_knight-text-face-red = rouge – { $then }
mage_knight-text-face-gold = or – { $then }
mage_knight-text-face-basic = { -mage_knight-term-basic-colour } – { $then }

# Pistes et Unités.
mage_knight-text-fame = { -mage_knight-term-fame } +{ $number }
mage_knight-text-reputation = { -mage_knight-term-reputation } +{ $number }
mage_knight-text-reputation-lost = { -mage_knight-term-reputation } −{ $number }
mage_knight-text-ready-unit-one-own = rendre prête une de vos { -mage_knight-term-unit(form: "plural") }
mage_knight-text-ready-unit-level = rendre prête une de vos { -mage_knight-term-unit(form: "plural") } de niveau { $number } ou moins
mage_knight-text-ready-unit-levels = rendre prêtes de vos { -mage_knight-term-unit(form: "plural") } totalisant { $number } niveaux au plus
mage_knight-text-ready-unit-all-own = rendre prêtes toutes vos { -mage_knight-term-unit(form: "plural") }
mage_knight-text-ready-unit-healed = la rendre prête
mage_knight-text-ready-unit-this = rendre prête l’{ -mage_knight-term-unit }
mage_knight-text-heal-unit-one-own = soigner une de vos { -mage_knight-term-unit(form: "plural") }
mage_knight-text-heal-unit-same = la soigner une fois
mage_knight-text-heal-unit-all-own = soigner entièrement toutes vos { -mage_knight-term-unit(form: "plural") }
mage_knight-text-wound-unit-this = cette { -mage_knight-term-unit } reçoit une { -mage_knight-term-wound }
mage_knight-text-spend-unit-this = utiliser cette { -mage_knight-term-unit }
mage_knight-text-units-bonus = { $units } : { $list }
mage_knight-text-units-bonus-until = { $units } { $until } : { $list }
mage_knight-units-all-own = toutes vos { -mage_knight-term-unit(form: "plural") }
mage_knight-units-one-own = une de vos { -mage_knight-term-unit(form: "plural") }
mage_knight-units-this = l’{ -mage_knight-term-unit }
mage_knight-units-others = vos autres { -mage_knight-term-unit(form: "plural") }
mage_knight-units-activated = une { -mage_knight-term-unit } que vous activez
mage_knight-until-combat = pendant ce combat
mage_knight-until-turn = ce tour-ci
mage_knight-bonus-attack = { -mage_knight-term-attack } +{ $number }
mage_knight-bonus-ranged = { -mage_knight-term-ranged-attack } +{ $number }
mage_knight-bonus-block = { -mage_knight-term-block } +{ $number }
mage_knight-bonus-armor = { -mage_knight-term-armor } +{ $number }
mage_knight-bonus-resist-physical = { -mage_knight-term-physical-resistance }
mage_knight-bonus-resist-fire = { -mage_knight-term-fire-resistance }
mage_knight-bonus-resist-ice = { -mage_knight-term-ice-resistance }
mage_knight-text-no-damage-to-units = aucun dégât ne peut être attribué à vos { -mage_knight-term-unit(form: "plural") } ce tour-ci
mage_knight-text-recruit-free = recruter gratuitement n’importe quelle { -mage_knight-term-unit } de l’offre
mage_knight-text-recruit-discount = une { -mage_knight-term-unit } recrutée ce tour-ci coûte { $number } d’{ -mage_knight-term-influence } de moins
mage_knight-text-recruit-discount-then = une { -mage_knight-term-unit } recrutée ce tour-ci peut coûter { $number } d’{ -mage_knight-term-influence } de moins (dans ce cas : { $then })
mage_knight-text-assign-banner = assigner cette { -mage_knight-term-banner } à une de vos { -mage_knight-term-unit(form: "plural") }

# Ennemis.
mage_knight-target-one = un ennemi
mage_knight-target-all = tous les ennemis
mage_knight-target-others = tous les autres ennemis
mage_knight-target-same = cet ennemi
mage_knight-target-blocked = l’ennemi bloqué
mage_knight-target-one-attack = une attaque ennemie
mage_knight-target-two-attacks = deux attaques ennemies, chacune
mage_knight-loser-one = à un ennemi
mage_knight-loser-all = à tous les ennemis
mage_knight-loser-same = à cet ennemi
mage_knight-loser-one-attack = à une attaque ennemie
mage_knight-text-enemy-loses = retirer { $list } { $target }
mage_knight-trait-fortifications = toutes les fortifications
mage_knight-trait-resistances = toutes les résistances
mage_knight-trait-fire-resistance = { -mage_knight-term-fire-resistance }
mage_knight-trait-physical-resistance = { -mage_knight-term-physical-resistance }
mage_knight-trait-attack-abilities = toutes les capacités
mage_knight-text-enemy-armor = { $target } : { -mage_knight-term-armor } −{ $amount } (minimum { $least })
mage_knight-text-enemy-armor-fortified = { $target } : { -mage_knight-term-armor } −{ $amount }, ou −{ $more } si { -mage_knight-term-fortified } (minimum { $least })
mage_knight-text-enemy-attack-less = { $target } : −{ $number }
mage_knight-text-enemy-attack-more = { $target } : +{ $number }
mage_knight-text-enemy-gains-cumbersome = cette attaque devient { -mage_knight-term-cumbersome }
mage_knight-text-enemy-skips-attack-one = un ennemi n’attaque pas
mage_knight-text-enemy-skips-attack-one-unfortified = un ennemi qui n’est pas { -mage_knight-term-fortified } n’attaque pas
mage_knight-text-enemy-skips-attack-up-to-3 = jusqu’à trois ennemis n’attaquent pas
mage_knight-text-cancel-attack = annuler une attaque ennemie
mage_knight-text-destroy-enemy-one = détruire un ennemi
mage_knight-text-destroy-enemy-same = détruire cet ennemi
mage_knight-text-destroy-enemy-blocked = détruire l’ennemi bloqué
mage_knight-text-ignore-site-fortifications = ignorer la fortification du lieu ce tour-ci
mage_knight-text-attacks-become-cold-fire = toutes vos { -mage_knight-term-attack(form: "plural") } de ce combat sont de { -mage_knight-term-cold-fire }
mage_knight-text-attacks-become-siege = toutes vos { -mage_knight-term-attack(form: "plural") } de ce combat sont aussi des { -mage_knight-term-siege-attack(form: "plural") }
mage_knight-text-ignore-damage-physical = ignorer { $number ->
        [one] { $number } dégât
       *[other] { $number } dégâts
    } d’une attaque { -mage_knight-term-physical } contre votre héros
mage_knight-text-ignore-damage-not-physical = ignorer { $number ->
        [one] { $number } dégât
       *[other] { $number } dégâts
    } d’une attaque non { -mage_knight-term-physical } contre votre héros
mage_knight-text-ignore-damage-fire-or-ice = ignorer { $number ->
        [one] { $number } dégât
       *[other] { $number } dégâts
    } d’une attaque de { -mage_knight-term-fire } ou de { -mage_knight-term-ice } contre votre héros
mage_knight-text-ignore-damage-not-fire-or-ice = ignorer { $number ->
        [one] { $number } dégât
       *[other] { $number } dégâts
    } d’une autre attaque contre votre héros
mage_knight-text-ignore-wounds = ignorer { $number ->
        [one] la première { -mage_knight-term-wound }
       *[other] les { $number } premières { -mage_knight-term-wound(form: "plural") }
    } que des ennemis infligeraient à votre main ce tour-ci

# La carte.
mage_knight-terrains-all = tous les terrains
mage_knight-terrains-all-and-lake = tous les terrains, lacs compris
mage_knight-terrains-one-chosen-type = un terrain au choix
mage_knight-terrains-one-chosen-space = une case au choix
mage_knight-text-terrain-less = coût de { -mage_knight-term-move } −{ $number } (minimum { $least }) : { $terrains }
mage_knight-text-terrain-more = coût de { -mage_knight-term-move } +{ $number } (maximum { $most }) : { $terrains }
mage_knight-text-terrain-at-most = coût de { -mage_knight-term-move } { $number } au plus : { $terrains }
mage_knight-text-terrain-opens = entrer pour { -mage_knight-term-move } { $number } dans : { $terrains }
mage_knight-text-terrain-opens-safe = entrer pour { -mage_knight-term-move } { $number } et rester en sécurité dans : { $terrains }
mage_knight-text-forbid-terrain = ne pas entrer ce tour-ci dans : { $terrains }
mage_knight-text-explore-cost = explorer coûte { $number } de { -mage_knight-term-move } de moins ce tour-ci
mage_knight-text-explore-range = une fois ce tour-ci, explorer à une distance de { $number } cases
mage_knight-text-direct-move-max-safe = se déplacer de { $amount ->
        [one] une case
       *[other] { $amount } cases
    } au plus sans coût, jusqu’à une { -mage_knight-term-safe-space }
mage_knight-text-direct-move-exact-safe = se déplacer de { $amount ->
        [one] une case
       *[other] { $amount } cases
    } sans coût, jusqu’à une { -mage_knight-term-safe-space }
mage_knight-text-direct-move-max-safe-avoid = se déplacer de { $amount } cases au plus sans coût, jusqu’à une { -mage_knight-term-safe-space } ; sans traverser : { $terrains }
mage_knight-text-direct-move-max-assault-avoid = se déplacer de { $amount } cases au plus sans coût et donner l’assaut à un { -mage_knight-term-fortified-site } ; sans traverser : { $terrains }
mage_knight-text-reveal-garrisons-and-ruins-as-by-day = garnisons et ruines sont révélées comme de { -mage_knight-term-day }
mage_knight-text-reveal-garrisons-at-distance-2 = ce tour-ci, les garnisons sont révélées à deux cases de distance

# Procédures propres à une carte.
mage_knight-odd-rush-of-adrenaline = jeter la première { -mage_knight-term-wound } reçue en main ce tour-ci et piocher une carte ; chacune des trois suivantes fait piocher une carte
mage_knight-odd-wings-of-night = d’autres ennemis n’attaquent pas non plus : { -mage_knight-term-move } 1 pour le deuxième, 2 de plus pour le troisième, etc.
mage_knight-odd-space-bending = ce tour-ci, les cases à deux pas comptent comme adjacentes pour se déplacer et explorer, et se déplacer ne provoque personne
mage_knight-odd-time-bending = à la fin du tour, reprendre les cartes jouées, ne pas piocher et jouer un autre tour ; cette carte est mise de côté jusqu’à la fin de la { -mage_knight-term-game-round }
mage_knight-odd-meditation = placer deux cartes au hasard de votre { -mage_knight-term-discard-pile } sur ou sous votre { -mage_knight-term-deed-deck }
mage_knight-odd-meditation-chosen = placer deux cartes au choix de votre { -mage_knight-term-discard-pile } sur ou sous votre { -mage_knight-term-deed-deck }
mage_knight-odd-mana-meltdown = chaque autre joueur perd un { -mage_knight-term-crystal } au hasard, ou prend une { -mage_knight-term-wound } s’il n’en a pas ; vous pouvez en gagner un d’une couleur perdue
mage_knight-odd-mana-radiance = choisir une { -mage_knight-term-basic-colour } : chaque joueur, vous compris, prend une { -mage_knight-term-wound } par { -mage_knight-term-crystal } de cette couleur ; puis vous en gagnez deux
mage_knight-odd-mana-claim = prendre un dé d’une { -mage_knight-term-basic-colour } de la { -mage_knight-term-source } jusqu’à la fin de la { -mage_knight-term-game-round } ; en gagner trois jetons maintenant, ou un au début de chacun de vos tours
mage_knight-odd-mana-claim-curse = prendre un dé d’une { -mage_knight-term-basic-colour } de la { -mage_knight-term-source } jusqu’à la fin de la { -mage_knight-term-game-round } ; en gagner trois jetons maintenant, ou un au début de chacun de vos tours ; les autres joueurs qui utilisent cette couleur prennent une { -mage_knight-term-wound }, une fois par tour
mage_knight-odd-mind-read = gagner un { -mage_knight-term-crystal } de n’importe quelle { -mage_knight-term-basic-colour } ; chaque autre joueur défausse une { -mage_knight-term-action-card } ou un { -mage_knight-term-spell } de cette couleur, ou montre qu’il n’en a pas
mage_knight-odd-mind-read-steal = gagner un { -mage_knight-term-crystal } de n’importe quelle { -mage_knight-term-basic-colour } ; chaque autre joueur défausse une { -mage_knight-term-action-card } ou un { -mage_knight-term-spell } de cette couleur, ou montre qu’il n’en a pas ; vous pouvez garder une de ces { -mage_knight-term-action-card(form: "plural") }
mage_knight-odd-spend-rival-units = ensuite, vous pouvez épuiser une { -mage_knight-term-unit } prête de chaque autre joueur, de niveau { $number } ou moins
mage_knight-odd-sacrifice = choisir vert ou blanc, puis rouge ou bleu ; par paire de vos { -mage_knight-term-crystal(form: "plural") } de ces couleurs : { -mage_knight-term-siege-attack } 4 (vert) ou { -mage_knight-term-ranged-attack } 6 (blanc), de { -mage_knight-term-fire } (rouge) ou de { -mage_knight-term-ice } (bleu) ; ces { -mage_knight-term-crystal(form: "plural") } deviennent des jetons
mage_knight-odd-disease = pendant ce combat, chaque ennemi dont toutes les attaques sont bloquées a { -mage_knight-term-armor } 1
mage_knight-odd-banner-of-protection = à la fin du tour, vous pouvez jeter toutes les { -mage_knight-term-wound(form: "plural") } reçues ce tour-ci que vous voulez
mage_knight-odd-sword-of-justice = les { -mage_knight-term-attack(form: "plural") } physiques comptent double pendant la { -mage_knight-term-attack-phase } de ce tour
mage_knight-odd-bow-of-starsdawn = ce tour-ci, chacune de vos { -mage_knight-term-ranged-attack(form: "plural") } compte double ou devient une { -mage_knight-term-siege-attack } ; une { -mage_knight-term-siege-attack } peut compter double comme { -mage_knight-term-ranged-attack }
mage_knight-odd-banner-of-command = si vous recrutez une { -mage_knight-term-unit } ce tour-ci, vous pouvez placer cette { -mage_knight-term-banner } sous elle au lieu d’un { -mage_knight-term-command-token }
mage_knight-odd-circlet-use = utiliser une { -mage_knight-term-skill } non interactive de l’{ -mage_knight-term-common-skill-offer } : deux fois si elle est par tour, une fois si elle est par { -mage_knight-term-game-round }
mage_knight-odd-circlet-keep = prendre définitivement une { -mage_knight-term-skill } de l’{ -mage_knight-term-common-skill-offer }
mage_knight-odd-mysterious-box = révéler l’{ -mage_knight-term-artifact } du dessus ; ce tour-ci, cette carte peut servir une fois comme cet { -mage_knight-term-artifact } ({ -mage_knight-term-fame } +1) ; sinon elle revient en main
mage_knight-odd-scout-peek = regarder un jeton face cachée à trois cases au plus, ou celui du dessus d’une pile ; si vous vainquez cet ennemi ce tour-ci : { -mage_knight-term-fame } +1
mage_knight-odd-damage-redirect = si elle n’est pas bloquée, ses dégâts vont d’abord à cette { -mage_knight-term-unit }
mage_knight-odd-polarization = un mana utilisé compte comme son opposé : rouge et bleu, vert et blanc ; noir de { -mage_knight-term-day } comme n’importe quelle { -mage_knight-term-basic-colour }, or de { -mage_knight-term-night } comme noir
mage_knight-odd-motivation = aucune autre { -mage_knight-term-skill } de ce nom avant la fin de votre prochain tour
mage_knight-odd-healing-ritual = jeter jusqu’à deux { -mage_knight-term-wound(form: "plural") } de votre main ; l’une d’elles va dans la main du héros le plus proche
mage_knight-odd-source-freeze = jusqu’à votre prochain tour, les autres ne peuvent pas utiliser leur dé habituel de la { -mage_knight-term-source } ; ensuite, gagner un { -mage_knight-term-crystal } d’une { -mage_knight-term-basic-colour } qui s’y trouve
mage_knight-odd-source-opening = utiliser un dé d’une { -mage_knight-term-basic-colour } de plus de la { -mage_knight-term-source } ; le propriétaire de cette { -mage_knight-term-skill } en gagne un { -mage_knight-term-crystal }
mage_knight-odd-bonds-of-loyalty = un { -mage_knight-term-command-token } de plus : l’{ -mage_knight-term-unit } placée dessus coûte 5 d’{ -mage_knight-term-influence } de moins, peut servir là où les { -mage_knight-term-unit(form: "plural") } ne le peuvent pas, et ne peut être dissoute ; à l’acquisition, deux { -mage_knight-term-regular-unit(form: "plural") } rejoignent l’offre
mage_knight-odd-mana-exploit = gagner un { -mage_knight-term-mana-token } de n’importe quelle couleur sauf or ; jusqu’à votre prochain tour, les autres joueurs prennent une { -mage_knight-term-wound } en utilisant du mana d’une autre couleur
mage_knight-odd-mana-overload = gagner un { -mage_knight-term-mana-token } de n’importe quelle couleur sauf or ; le premier joueur à amplifier une carte avec cette couleur pour { -mage_knight-term-move }, { -mage_knight-term-influence }, { -mage_knight-term-attack } ou { -mage_knight-term-block } reçoit 4 de plus
mage_knight-odd-know-your-prey = ignorer une capacité ou une résistance d’un ennemi pendant ce combat, ou retirer un élément à une de ses attaques
mage_knight-odd-wolfs-howl = les { -mage_knight-term-unit(form: "plural") } des autres joueurs ont −1 à chaque { -mage_knight-term-attack } et { -mage_knight-term-block }
mage_knight-odd-arcane-disguise = ignorer votre { -mage_knight-term-reputation } ce tour-ci
mage_knight-odd-puppet-master = garder un ennemi vaincu ce tour-ci, ou en rendre un : { -mage_knight-term-attack } de la moitié de ses attaques, ou { -mage_knight-term-block } de la moitié de son { -mage_knight-term-armor }
mage_knight-odd-master-of-chaos = avancer le marqueur d’un pas : bleu { -mage_knight-term-block } 3, vert { -mage_knight-term-move } 1, noir { -mage_knight-term-attack } de { -mage_knight-term-cold-fire } à distance 1, blanc { -mage_knight-term-influence } 2, rouge { -mage_knight-term-attack } 2, or au choix
mage_knight-odd-mana-suppression = jusqu’à votre prochain tour, le premier mana d’une { -mage_knight-term-basic-colour } qu’un autre joueur utilise dans un tour en coûte un de plus ; ensuite, gagner un { -mage_knight-term-crystal } d’une couleur ainsi payée
mage_knight-odd-mana-enhancement = en dépensant du mana d’une { -mage_knight-term-basic-colour }, en gagner un { -mage_knight-term-crystal } ; un autre joueur peut rendre cette { -mage_knight-term-skill } contre un jeton de cette couleur
mage_knight-odd-shapeshift = le { -mage_knight-term-move }, l’{ -mage_knight-term-attack } ou le { -mage_knight-term-block } d’une { -mage_knight-term-basic-action } devient un autre des trois
mage_knight-odd-natures-vengeance = les ennemis que combattent les autres joueurs ont +1 à chaque attaque pendant la { -mage_knight-term-block-phase }
mage_knight-odd-mana-steal = prendre un dé d’une { -mage_knight-term-basic-colour } de la { -mage_knight-term-source } ; son mana peut être utilisé lors d’un de vos tours de ce { -mage_knight-term-day }
mage_knight-odd-the-right-moment = une fois ce { -mage_knight-term-day } : jouer un autre tour juste après celui-ci
mage_knight-odd-long-night = une fois cette { -mage_knight-term-night }, quand votre { -mage_knight-term-deed-deck } est vide : y mettre trois cartes au hasard de votre { -mage_knight-term-discard-pile }
mage_knight-odd-midnight-meditation = une fois cette { -mage_knight-term-night }, avant un de vos tours : mélanger jusqu’à cinq cartes de votre main dans votre { -mage_knight-term-deed-deck } et en piocher autant
mage_knight-odd-preparation = chercher une carte dans votre { -mage_knight-term-deed-deck }, la prendre en main et mélanger la pioche
mage_knight-odd-sparing-power = avant chacun de vos tours : placer la carte du dessus de votre { -mage_knight-term-deed-deck } sous celle-ci, ou une fois prendre en main toutes les cartes placées dessous
mage_knight-odd-harvest-done = ensuite plus rien de cela pendant ce tour
mage_knight-odd-on-her-own = ne recruter aucune { -mage_knight-term-unit } contre de l’{ -mage_knight-term-influence } pendant ce tour
mage_knight-text-ready-unit-price = rendre prête une de vos { -mage_knight-term-unit(form: "plural") } de niveau { $number } ou moins pour { $price } d’{ -mage_knight-term-influence } par niveau
mage_knight-text-attack-same-enemy = { -mage_knight-term-attack } { $number } contre cet ennemi seulement
mage_knight-text-once-enemy-defeated-alone = si vous le vainquez pendant ce tour sans l’aide d’{ -mage_knight-term-unit(form: "plural") } : { $then }
mage_knight-target-one-attack-unfortified = une attaque d’un ennemi non fortifié
mage_knight-target-one-unfortified = un ennemi non fortifié
mage_knight-odd-spirit-guides = un { -mage_knight-term-block } +1
mage_knight-whole-note = { $text } ({ $note })
mage_knight-note-thugs = votre { -mage_knight-term-reputation } compte à l’envers pour les recruter, pas avec des Héros ; avant qu’ils subissent des dégâts dans un combat, payez 2 d’{ -mage_knight-term-influence }
mage_knight-note-heroes = votre { -mage_knight-term-reputation } compte double pour le premier, pas avec des Malfrats ; dans un assaut, payez une fois 2 d’{ -mage_knight-term-influence } avant qu’ils agissent
mage_knight-note-magic-familiars = recrutés contre un mana de base de plus, qui reste sur eux et renforce une capacité ; à chaque { -mage_knight-term-game-round }, payez-leur un { -mage_knight-term-crystal } ou perdez-les ; aussi : { -mage_knight-term-magical-glade }
mage_knight-note-delphana-masters = chaque capacité peut servir une fois dans une activation, chacune payée ; recrutés seulement dans une interaction
mage_knight-note-krang-battle-frenzy = retournée de nouveau pendant un tour de repos
mage_knight-note-krang-shamanic-ritual = retournée de nouveau en utilisant votre action
mage_knight-note-krang-arcane-disguise = retournée de nouveau dans un tour suivant contre un mana vert
mage_knight-note-braevalar-feral-allies = révéler des tuiles vous coûte 1 de moins
