### Le jeu d’exercice Feud : des seigneurs autour d’un château.

## Le jeu et ce que l’on peut choisir

game-feud = Querelle
feud-setting-rounds = Manches
feud-setting-rounds-about = Combien de manches sont jouées.
feud-setting-sieges = Sièges
feud-setting-sieges-about = Peut-on assiéger le château ensemble ?

## Les cartes, les terres, les gardes et ce qu’une carte peut donner

feud-kind-march = Marche
feud-kind-scout = Éclaireur
feud-kind-bribe = Pot-de-vin
feud-kind-blade = Lame
feud-kind-shield = Bouclier
feud-kind-feint = Feinte
feud-kind-rumour = Rumeur
feud-kind-levy = Levée
feud-kind-tithe = Dîme
feud-kind-banner = Bannière
feud-land-camp = camp
    .a = le camp
feud-land-meadow = pré
    .a = un pré
feud-land-forest = forêt
    .a = une forêt
feud-land-hill = colline
    .a = une colline
feud-land-village = village
    .a = un village
feud-land-swamp = marais
    .a = un marais
feud-land-chapel = chapelle
    .a = une chapelle
feud-guard-page = page
    .the = le page
feud-guard-archer = archer
    .the = l’archer
feud-guard-squire = écuyer
    .the = l’écuyer
feud-guard-captain = capitaine
    .the = le capitaine
feud-way-move = Déplacement
feud-way-gold = Or
feud-way-attack = Attaque
feud-way-block = Parade
feud-way-knave = Fripon
feud-way-strong = Payer pour davantage

## Ce qui est demandé

feud-asks-turn = Déplacez-vous, explorez, jouez des cartes ou agissez.
feud-asks-choose-one = Choisissez un effet.
feud-asks-pay = Payez une pièce d’or ou posez une carte.
feud-asks-judge = Laissez-vous la tuile au-dessus ou la glissez-vous sous les autres ?
feud-asks-inquest = Une enquête : inclinez-vous ou cédez une carte.
feud-asks-accuse = Qui la rumeur vise-t-elle ?
feud-asks-answer = Niez-vous ce qui vient d’être dit ou le laissez-vous dire ?
feud-asks-defend = On vous attaque. Combattez-vous pleinement ou en partie ?
feud-asks-swing = Rassemblez de l’attaque et frappez, ou passez.
feud-asks-parry = Parez le coup comme vous le pouvez.
feud-asks-damage = Que fait votre coup ?
feud-asks-invite = Qui invitez-vous au siège ?
feud-asks-share = Combien de gardes chacun affronte-t-il ?
feud-asks-agree = Participez-vous au siège ?
feud-asks-assault = Battez vos gardes.

## Ce que l’on peut faire

feud-do-play = Jouer { $kind }
feud-do-pay = Payer une pièce d’or
feud-do-spend = Poser { $kind }
feud-do-choose = { $way }
feud-do-leave = La laisser au-dessus
feud-do-bury = La glisser sous les autres
feud-do-step = Aller à la case { $space }
feud-do-explore = Explorer la case { $space }
feud-do-attack = Attaquer { $seat }
feud-do-siege = Appeler au siège
feud-do-end = Terminer le tour
feud-do-rally = Se rallier à la bannière de { $seat }
feud-do-accuse = La répandre sur { $seat }
feud-do-deny = Nier avec { $kind }
feud-do-let = Laisser dire
feud-do-give = Céder { $kind }
feud-do-bow = S’incliner et perdre 1 de renommée
feud-do-full = Combattre pleinement et perdre le prochain tour
feud-do-partial = Combattre en partie
feud-do-pass = Passer
feud-do-done = Terminé
feud-do-wound = Blesser : 1 de renommée en moins
feud-do-plunder = Prendre une pièce d’or
feud-do-drive = Chasser l’adversaire
feud-do-stop = Ne rien faire de plus
feud-do-invite = Inviter { $seat }
feud-do-propose = Faire une proposition
feud-do-cancel = Se raviser
feud-do-share = { $count ->
        [one] Un garde pour { $seat }
       *[other] { $count } gardes pour { $seat }
    }
feud-do-accept = Participer
feud-do-refuse = Rester à l’écart
feud-do-beat = Battre { $guard-the }

## Ce qui s’est passé

feud-begun = { $seat } commence un tour.
feud-lost = { $seat } perd ce tour.
feud-drew = Vous piochez { $kind }.
feud-played = { $seat } joue { $kind }.
feud-moved = { $seat } va à la case { $space }.
feud-explored = { $seat } explore la case { $space } et trouve { $land-a }.
feud-accused = { $seat } répand une rumeur sur { $other }.
feud-denied = { $seat } nie avec { $kind }.
feud-believed = Tous croient ce que { $seat } dit de { $other }.
feud-questioned = Le coffre est vide : chacun est interrogé.
feud-attacked = { $seat } attaque { $other }.
feud-struck = { $seat } frappe { $other } avec { $blow }.
feud-proposed = { $seat } propose un siège.
feud-accepted = Tous sont d’accord : le siège commence.
feud-refused = Quelqu’un refuse : il n’y a pas de siège.
feud-taken = Le château est tombé.

refused-too-far = Cela demande plus de déplacement que vos { $move }.
