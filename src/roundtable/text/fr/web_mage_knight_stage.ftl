### La scène de Mage Knight : un combat dans le navigateur.

## Les phases

web-mage_knight-rail = Les quatre phases
web-mage_knight-rail-ranged = À distance et de siège
web-mage_knight-rail-block = Blocage
web-mage_knight-rail-damage = Dégâts
web-mage_knight-rail-attack = Attaque
web-mage_knight-rail-passed = passée
web-mage_knight-rail-now = maintenant
web-mage_knight-rail-later = à venir
web-mage_knight-rail-coming = { $number } en route
web-mage_knight-rail-armor = { -mage_knight-term-armor } { $list }

## Si vous en restez là

web-mage_knight-stop = Si vous en restez là
web-mage_knight-stop-blocked = bloqué, rien ne passe
web-mage_knight-stop-kept = n’attaque pas
web-mage_knight-stop-dealt = a frappé
web-mage_knight-stop-waits = ses monstres attaquent
web-mage_knight-stop-hit = { $damage } contre { -mage_knight-term-armor } { $armor } : { $wounds ->
        [0] aucune { -mage_knight-term-wound }
        [one] { $wounds } { -mage_knight-term-wound }
       *[other] { $wounds } { -mage_knight-term-wound(form: "plural") }
    }
web-mage_knight-stop-poison = { -mage_knight-term-poison } : { $number } de plus à la défausse
web-mage_knight-stop-paralyze = { -mage_knight-term-paralyze } : la main est défaussée
web-mage_knight-stop-to-hand = { $number ->
        [one] { -mage_knight-term-wound } en main
       *[other] { -mage_knight-term-wound(form: "plural") } en main
    }
web-mage_knight-stop-limit = { -mage_knight-term-knock-out } à { $limit }
web-mage_knight-stop-knocked-out = { -mage_knight-term-knock-out } : votre main est défaussée
web-mage_knight-stop-summons = { $number ->
        [one] Un monstre doit encore venir
       *[other] { $number } monstres doivent encore venir
    }
web-mage_knight-stop-retreats = L’assaut échoue : retour au point de départ
web-mage_knight-stop-nothing = Rien ne passe
web-mage_knight-stop-with = Avec cela : { $number ->
        [0] aucune { -mage_knight-term-wound }
        [one] { $number } { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    }
web-mage_knight-stop-keeps = et vous gardez votre main
web-mage_knight-stop-other = Si { $who } en reste là
web-mage_knight-stop-undefeated = pas vaincu : { $number } de { -mage_knight-term-fame } en moins
web-mage_knight-stop-line-left = Si vous en restez là : { $number } pas vaincus
web-mage_knight-other-acts = { $who } décide
web-mage_knight-trait-none = Aucune capacité spéciale
web-mage_knight-stop-then = Vous choisirez ensuite qui encaisse chaque coup, héros ou { -mage_knight-term-unit }
web-mage_knight-stop-line = Si vous en restez là : { $number ->
        [0] rien ne passe
        [one] { $number } { -mage_knight-term-wound }
       *[other] { $number } { -mage_knight-term-wound(form: "plural") }
    }

## L’enjeu

web-mage_knight-stake-all = Tous vaincus
web-mage_knight-stake-fame = { $before } → { $after }
web-mage_knight-stake-level = { $before } → { $after } : { -mage_knight-term-level } { $level }
web-mage_knight-stake-reputation = { -mage_knight-term-reputation } { $before } → { $after }
web-mage_knight-stake-yours = le lieu est à vous
web-mage_knight-share = Dans cet assaut commun
web-mage_knight-share-of = { $who } : { $enemies }
web-mage_knight-share-done = { $who } : terminé
web-mage_knight-next-block = Ensuite : ils attaquent
web-mage_knight-next-damage = Ensuite : { $number } dégâts sont attribués
web-mage_knight-next-attack = Ensuite : vous ripostez
web-mage_knight-next-over = Ensuite le combat est terminé
web-mage_knight-end-ranged = Finir la { -mage_knight-term-ranged-and-siege-phase }
web-mage_knight-end-block = Finir la { -mage_knight-term-block-phase }
web-mage_knight-end-attack = Finir le combat
web-mage_knight-see-map = Voir la carte
web-mage_knight-see-stage = Retour au combat

## Ce qui est réuni

web-mage_knight-of = sur { $number }
web-mage_knight-deed-block = Bloquer
web-mage_knight-deed-block-short = Bloquer : il manque { $number }
web-mage_knight-deed-strike = Frapper
web-mage_knight-deed-strike-short = Frapper : il manque { $number }
web-mage_knight-deed-let-come = Laisser passer { $number }
web-mage_knight-deed-let-go = Laisser
web-mage_knight-deed-give-up = Renoncer : { $number } perdus
web-mage_knight-deed-pass = Passer
web-mage_knight-deed-done = Laisser le reste
web-mage_knight-take-up = Reprendre
web-mage_knight-let-go = laissé
web-mage_knight-halves-block = { -mage_knight-term-block } { $elements } réduit de moitié
web-mage_knight-halves-attack = { -mage_knight-term-attack } { $elements } réduite de moitié
web-mage_knight-pick-target = Choisissez qui vous attaquez, ou avec quoi
web-mage_knight-pick-block = Choisissez l’attaque à bloquer, ou avec quoi la bloquer
web-mage_knight-pick-damage = Choisissez l’attaque qui frappe d’abord
web-mage_knight-gather-block = Jouez du { -mage_knight-term-block } : cartes, { -mage_knight-term-unit(form: "plural") }, ou une carte de côté
web-mage_knight-gather-ranged = Jouez des { -mage_knight-term-ranged-attack(form: "plural") } ou des { -mage_knight-term-siege-attack(form: "plural") }
web-mage_knight-gather-attack = Jouez des { -mage_knight-term-attack(form: "plural") } : cartes, { -mage_knight-term-unit(form: "plural") }, ou une carte de côté
web-mage_knight-sideways = une carte de côté
web-mage_knight-take-off = Reprendre { $name } de la ligne, et ce qui a été posé après
web-mage_knight-who-takes = { $number } dégâts : qui les encaisse ?
web-mage_knight-takes-hero = { $number ->
        [0] indemne
        [one] { $number } { -mage_knight-term-wound } en main
       *[other] { $number } { -mage_knight-term-wound(form: "plural") } en main
    }
web-mage_knight-takes-unharmed = indemne
web-mage_knight-takes-wounded = blessée
web-mage_knight-takes-poisoned = empoisonnée : 2 { -mage_knight-term-wound(form: "plural") }
web-mage_knight-takes-destroyed = détruite
web-mage_knight-takes-left = reste { $number }

## Sur la carte d’un ennemi

web-mage_knight-foot-blocked = bloqué
web-mage_knight-foot-kept = n’attaque pas
web-mage_knight-foot-defeated = vaincu
web-mage_knight-foot-wounded = blessée
web-mage_knight-foot-summoned = ses monstres se battent pour lui
web-mage_knight-foot-comes = { $number } passent
web-mage_knight-foot-out-of-reach = hors de portée à distance
web-mage_knight-foot-siege = siège seulement
web-mage_knight-summoned-by = invoqué par { $enemy }
web-mage_knight-trait-resists = Résiste
web-mage_knight-trait-resists-says = { -mage_knight-term-attack } { $elements } réduite de moitié
web-mage_knight-trait-element = { -mage_knight-term-block } { $elements } réduit de moitié
web-mage_knight-trait-swift = demande le double de { -mage_knight-term-block } : { $number }
web-mage_knight-trait-brutal = inflige le double de dégâts : { $number }
web-mage_knight-trait-poison = chaque { -mage_knight-term-wound } en apporte une seconde
web-mage_knight-trait-paralyze = une { -mage_knight-term-wound } vide votre main
web-mage_knight-trait-assassination = ses dégâts sont pour vous seul
web-mage_knight-trait-cumbersome = 1 { -mage_knight-term-move } retire 1 à son { -mage_knight-term-attack }
web-mage_knight-trait-vampiric = chaque { -mage_knight-term-wound } lui donne de l’{ -mage_knight-term-armor }
web-mage_knight-trait-fortified = à distance, seul le siège l’atteint
web-mage_knight-trait-fortified-twice = rien ne l’atteint à distance
web-mage_knight-trait-unfortified = aucun mur ne l’abrite
web-mage_knight-trait-elusive = moins d’{ -mage_knight-term-armor } une fois bloqué
web-mage_knight-trait-arcane-immunity = seuls { -mage_knight-term-attack } et { -mage_knight-term-block } l’affectent
web-mage_knight-trait-defend = ajoute de l’{ -mage_knight-term-armor } au premier attaqué
web-mage_knight-trait-summon = un monstre attaque à sa place
web-mage_knight-worth = { $number } { -mage_knight-term-fame }

## Entre joueurs

web-mage_knight-duel-afar = À distance
web-mage_knight-duel-melee = Corps à corps
web-mage_knight-duel-attacks = { $who } attaque
web-mage_knight-duel-attacked = { $who } vous attaque
web-mage_knight-duel-attacking = { $who } attaque { $other }
web-mage_knight-duel-waits = { $who } décide comment participer
web-mage_knight-duel-answers = { $who } bloque
web-mage_knight-duel-assigns = { $who } attribue les dégâts
web-mage_knight-duel-aggressor = attaquant
web-mage_knight-duel-defender = défenseur
web-mage_knight-duel-cards = { $number ->
        [one] { $number } carte en main
       *[other] { $number } cartes en main
    }
web-mage_knight-duel-comes = { $number } passent
web-mage_knight-duel-left = { $number } dégâts restants
web-mage_knight-duel-passed = l’autre a passé

## Moments

web-mage_knight-moment-victory = Victoire
web-mage_knight-moment-defeat = Retraite
web-mage_knight-moment-withdrawal = { -mage_knight-term-forced-withdrawal }
web-mage_knight-moment-knocked-out = { -mage_knight-term-knock-out }
web-mage_knight-moment-paralyzed = Paralysé
web-mage_knight-moment-level = Un nouveau niveau
