### Le plateau de Mage Knight dans le navigateur.

web-mage_knight-map = Carte : les flèches la déplacent, plus et moins agrandissent et réduisent, 0 la montre entière
web-mage_knight-zoom-in = Agrandir
web-mage_knight-zoom-out = Réduire
web-mage_knight-zoom-all = Montrer toute la carte
web-mage_knight-zoom-hero = Suivre le héros
web-mage_knight-offers = Source et offres
web-mage_knight-round = { CAPITAL(-mage_knight-term-game-round) } { $round } sur { $rounds }
web-mage_knight-fame = { -mage_knight-term-fame } { $number }, { -mage_knight-term-level } { $level }
web-mage_knight-reputation = { -mage_knight-term-reputation } { $number }, bonus { $bonus }
web-mage_knight-dummy = { CAPITAL(-mage_knight-term-dummy-player) }
web-mage_knight-dummy-of = { $hero } (fictif)
web-mage_knight-tactic-plain = Aucun effet : le plus petit numéro joue en premier.
web-mage_knight-change = { $what } { $change }

## Mots sur le plateau

web-mage_knight-label-source = { -mage_knight-term-source }
web-mage_knight-label-tactic = Tactique
web-mage_knight-label-tactics = Tactiques
web-mage_knight-label-units = { -mage_knight-term-unit(form: "plural") }
web-mage_knight-label-advanced = { -mage_knight-term-advanced-action(form: "plural") }
web-mage_knight-label-spells = { -mage_knight-term-spell(form: "plural") }
web-mage_knight-label-artifacts = { -mage_knight-term-artifact(form: "plural") }
web-mage_knight-label-upgrades = Améliorations
web-mage_knight-label-draft = À choisir
web-mage_knight-label-selected = Choisies
web-mage_knight-label-hidden-die = Dé caché
web-mage_knight-label-skills = { -mage_knight-term-skill(form: "plural") }
web-mage_knight-label-day = { CAPITAL(-mage_knight-term-day) }
web-mage_knight-label-night = { CAPITAL(-mage_knight-term-night) }
web-mage_knight-label-order = Ordre des tours
web-mage_knight-label-fame = { -mage_knight-term-fame }
web-mage_knight-label-reputation = { -mage_knight-term-reputation }
web-mage_knight-label-move = { -mage_knight-term-move }
web-mage_knight-label-influence = { -mage_knight-term-influence }
web-mage_knight-label-healing = { -mage_knight-term-healing }
web-mage_knight-label-armor = { -mage_knight-term-armor }
web-mage_knight-label-hand = { CAPITAL(-mage_knight-term-hand) }
web-mage_knight-label-level = { CAPITAL(-mage_knight-term-level) }
web-mage_knight-label-command = { CAPITAL(-mage_knight-term-command-token(form: "plural")) }
web-mage_knight-label-deck = Pioche
web-mage_knight-label-discard = Défausse
web-mage_knight-label-played = Jouées
web-mage_knight-label-defeated = vaincu
web-mage_knight-label-wounded = { -mage_knight-term-wounded }
web-mage_knight-label-skips = n’attaque pas
web-mage_knight-label-summoned = a invoqué
web-mage_knight-label-attack-blocked = ✓ bloquée
web-mage_knight-label-attack-cancelled = ✓ annulée
web-mage_knight-label-attack-dealt = subie
web-mage_knight-label-damage = Dégâts à répartir
web-mage_knight-label-wounds = { -mage_knight-term-wound(form: "plural") }
web-mage_knight-label-no-units = Pas d’{ -mage_knight-term-unit(form: "plural") } ici
web-mage_knight-label-crystals = { CAPITAL(-mage_knight-term-crystal(form: "plural")) }
web-mage_knight-label-mana = { CAPITAL(-mage_knight-term-mana-token(form: "plural")) }

## La main, le mana et la bourse

web-mage_knight-purse = Bourse
web-mage_knight-purse-lost = le reste est perdu
web-mage_knight-purse-phase = perdu à la fin de la phase
web-mage_knight-purse-empty = rien de réuni encore
web-mage_knight-die-used = votre dé est utilisé
web-mage_knight-black-by-day = le noir dort le jour
web-mage_knight-gold-by-day = l’or vaut toute couleur le jour
web-mage_knight-gold-by-night = l’or dort la nuit
web-mage_knight-black-by-night = le noir renforce les sorts
web-mage_knight-piles = Pioche et défausse
web-mage_knight-aside = Mises de côté
web-mage_knight-deck-unknown = { $count } face cachée, dans un ordre que nul ne connaît
web-mage_knight-half-basic = { $card } : effet de base
web-mage_knight-half-powered = { $card } : effet fort
web-mage_knight-half-sideways = { $card } : de côté
web-mage_knight-sideways-says = Toute carte sauf une { -mage_knight-term-wound } peut être jouée de côté pour 1 en { -mage_knight-term-move }, { -mage_knight-term-influence }, { -mage_knight-term-attack } ou { -mage_knight-term-block }.
web-mage_knight-ability-of = { $unit } : capacité { $number }
web-mage_knight-short-fight = en combat
web-mage_knight-short-fight-start = ouvre un combat
web-mage_knight-short-no-fight = hors combat
web-mage_knight-short-attack = pour attaquer
web-mage_knight-short-block = pour bloquer
web-mage_knight-short-ranged = avant le blocage
web-mage_knight-short-target = choisir une cible
web-mage_knight-short-blow = choisir l’attaque
web-mage_knight-short-siege = siège seulement
web-mage_knight-short-locals = chez l’habitant
web-mage_knight-short-moving = déplacement fini
web-mage_knight-short-resting = vous vous reposez
web-mage_knight-short-mana = pas de mana
web-mage_knight-short-no-mana = pas de mana { $colour }
web-mage_knight-short-black = pas de mana noir
web-mage_knight-short-night = la nuit
web-mage_knight-short-wound = injouable
web-mage_knight-short-cards = aucune carte à céder
web-mage_knight-short-deck = pioche vide
web-mage_knight-short-action = demande l’action
web-mage_knight-short-spent = utilisée
web-mage_knight-short-wounded = blessée
web-mage_knight-short-barred = pas dans ce combat
web-mage_knight-short-used-turn = déjà utilisé
web-mage_knight-short-used-round = utilisé ce round
web-mage_knight-short-passive = permanent
web-mage_knight-short-payment = en payant
web-mage_knight-short-centre = au centre
web-mage_knight-short-no-unit = aucune unité
web-mage_knight-short-source = aucun dé
web-mage_knight-short-other = pas celle-ci
web-mage_knight-short-turn = pas votre tour

## Ce que sont les choses

web-mage_knight-terrain = { CAPITAL($terrain) } : { -mage_knight-term-move } { $day } le jour, { $night } la nuit.
web-mage_knight-terrain-closed = { CAPITAL($terrain) } : personne n’y entre sans effet spécial.
web-mage_knight-site-portal = Tous les héros partent d’ici. Plusieurs peuvent s’y tenir, et nul ne s’y bat.
web-mage_knight-site-village = Recrutez des { -mage_knight-term-unit(form: "plural") } et achetez du { -mage_knight-term-healing } avec de l’{ -mage_knight-term-influence }. Piller coûte de la { -mage_knight-term-reputation }.
web-mage_knight-site-monastery = Achetez du { -mage_knight-term-healing }, apprenez des { -mage_knight-term-advanced-action(form: "plural") }, recrutez. L’incendier donne un { -mage_knight-term-artifact } et mauvaise presse.
web-mage_knight-site-keep = Fortifiée : y entrer, c’est donner l’assaut à sa garnison grise. Une fois à vous, on y recrute et l’on pioche davantage aux alentours.
web-mage_knight-site-mage-tower = Fortifiée : y entrer, c’est donner l’assaut à sa garnison violette. Conquise, elle donne un { -mage_knight-term-spell } et en vend d’autres.
web-mage_knight-site-city = La plus forte de toutes les garnisons. Conquise, chaque cité vend quelque chose qui lui est propre.
web-mage_knight-site-dungeon = Combattez un ennemi brun sans { -mage_knight-term-unit(form: "plural") } et selon les règles de la nuit. Récompense : un { -mage_knight-term-spell } ou un { -mage_knight-term-artifact }.
web-mage_knight-site-tomb = Combattez un ennemi rouge sans { -mage_knight-term-unit(form: "plural") } et selon les règles de la nuit. Récompense : un { -mage_knight-term-spell } et un { -mage_knight-term-artifact }.
web-mage_knight-site-monster-den = Combattez un ennemi brun. Récompense : des { -mage_knight-term-crystal(form: "plural") }.
web-mage_knight-site-spawning-grounds = Combattez deux ennemis bruns. Récompense : un { -mage_knight-term-artifact } et des { -mage_knight-term-crystal(form: "plural") }.
web-mage_knight-site-ancient-ruins = Un pion jaune dit ce qui attend ici : des ennemis et une récompense, ou un autel qui échange du mana contre de la { -mage_knight-term-fame }.
web-mage_knight-site-marauding-orcs = Ils barrent leur case et attaquent qui les longe. Défiez-les d’à côté pour de la { -mage_knight-term-fame } et de la { -mage_knight-term-reputation }.
web-mage_knight-site-draconum = Ils barrent leur case et attaquent qui les longe. Défiez-les d’à côté pour beaucoup de { -mage_knight-term-fame }.
web-mage_knight-site-crystal-mine = Qui finit son tour ici gagne un { -mage_knight-term-crystal } de sa couleur.
web-mage_knight-site-magical-glade = Un tour commencé ici apporte un { -mage_knight-term-mana-token } ; un tour fini ici ôte une { -mage_knight-term-wound }.
web-mage_knight-site-deep-mine = Qui finit son tour ici gagne un { -mage_knight-term-crystal } de l’une de ses couleurs.
web-mage_knight-site-refugee-camp = Recrutez n’importe quelle { -mage_knight-term-unit } de l’offre ; celles des donjons, tours et monastères coûtent 1 { -mage_knight-term-influence } de plus, celles des seules cités 3.
web-mage_knight-site-maze = Produisez { -mage_knight-term-move } 2, 4 ou 6 en chemin, avec au plus une { -mage_knight-term-unit }, et combattez un ennemi brun. Récompense selon le chemin : des { -mage_knight-term-crystal(form: "plural") }, un { -mage_knight-term-spell } ou un { -mage_knight-term-artifact }.
web-mage_knight-site-labyrinth = Produisez { -mage_knight-term-move } 2, 4 ou 6 en chemin, avec au plus une { -mage_knight-term-unit }, et combattez un ennemi rouge. Récompense : une { -mage_knight-term-advanced-action }, et selon le chemin des { -mage_knight-term-crystal(form: "plural") }, un { -mage_knight-term-spell } ou un { -mage_knight-term-artifact }.
web-mage_knight-explore = Terre inconnue
web-mage_knight-explore-says = D’une case voisine, révélez la prochaine tuile pour { -mage_knight-term-move } { $number }.
web-mage_knight-face-down = Un ennemi face cachée ({ $stack }).
web-mage_knight-shields = Boucliers de { $names }.
web-mage_knight-heroes-here = Ici : { $names }.
web-mage_knight-site-cost = Se recrute pour { -mage_knight-term-influence } { $number } : { $sites }.
web-mage_knight-die-says = Prenez un dé de la { -mage_knight-term-source } par tour et utilisez aussitôt son mana. À la fin du tour, il est relancé.
web-mage_knight-crystal-says = Un { -mage_knight-term-crystal } se garde jusqu’à son usage, au plus { $number } par couleur.
web-mage_knight-token-says = Un { -mage_knight-term-mana-token } est perdu à la fin du tour.
web-mage_knight-with-mana = Avec du mana ({ $mana }) : { $text }
web-mage_knight-thrown-away = En la jetant : { $text }
web-mage_knight-at-night = { $name } : { $text }

## Une première partie

web-mage_knight-lesson-aim = Le but du jeu
web-mage_knight-lesson-aim-says = Vous parcourez une terre inconnue, jouez des cartes pour avancer et combattre, et devenez plus fort. Vos exploits rapportent de la { -mage_knight-term-fame } ; pour une première partie, cherchez la cité.
web-mage_knight-lesson-hero = Choisir un héros
web-mage_knight-lesson-hero-says = Ils commencent presque pareils : seules une ou deux cartes leur sont propres. Leurs compétences futures diffèrent davantage ; prenez qui vous plaît.
web-mage_knight-lesson-hero-example = Chaque héros commence avec 16 cartes, dont certaines ne sont que dans son paquet.
web-mage_knight-lesson-tactics = Une Tactique pour la { -mage_knight-term-game-round }
web-mage_knight-lesson-tactics-says = Les petits numéros jouent d’abord, les grands aident davantage. En solitaire, prenez celle qui vous plaît.
web-mage_knight-lesson-tactics-example = Qui prend le numéro 1 joue avant qui prend le numéro 5 pendant toute la Manche.
web-mage_knight-lesson-cards = Jouez une carte
web-mage_knight-lesson-cards-says = Chaque carte fait quelque chose seule, et plus avec du mana de sa couleur. Toute carte sauf une { -mage_knight-term-wound }, jouée { -mage_knight-term-sideways }, donne un point de ce qu’il vous faut.
web-mage_knight-lesson-mana = Renforcez une carte
web-mage_knight-lesson-mana-says = Payez avec un dé de la { -mage_knight-term-source }, un { -mage_knight-term-mana-token } ou un { -mage_knight-term-crystal }. Le jour, l’or vaut toute couleur ; la nuit, le noir renforce les { -mage_knight-term-spell(form: "plural") }.
web-mage_knight-lesson-move = Déplacez-vous
web-mage_knight-lesson-move-says = Les hexagones dorés sont à portée ; le chiffre est le coût du pas. On se déplace avant son action.
web-mage_knight-lesson-explore = Explorez
web-mage_knight-lesson-explore-says = Au bord des terres connues, révélez une nouvelle tuile. Gardez du { -mage_knight-term-move } pour aller plus loin.
web-mage_knight-lesson-explore-example = Depuis une case au bord, 2 de Mouvement révèlent la tuile suivante.
web-mage_knight-lesson-fight = Combattez
web-mage_knight-lesson-fight-says = D’abord frappez de loin, puis bloquez, encaissez et ripostez. Une attaque doit atteindre l’{ -mage_knight-term-armor } de ses cibles.
web-mage_knight-lesson-block = Bloquer ou saigner
web-mage_knight-lesson-block-says = Un blocage doit atteindre toute l’attaque ; moins ne sert à rien. Les dégâts non bloqués donnent des { -mage_knight-term-wound(form: "plural") } qui encombrent la main.
web-mage_knight-lesson-interact = Parlez aux habitants
web-mage_knight-lesson-interact-says = Dans les villages et monastères, l’{ -mage_knight-term-influence } achète { -mage_knight-term-unit(form: "plural") }, { -mage_knight-term-healing } et savoir. Votre { -mage_knight-term-reputation } baisse ou hausse les prix.
web-mage_knight-lesson-end = Finissez votre tour
web-mage_knight-lesson-end-says = Vous piochez jusqu’à la limite de main. Quand la pioche est vide, annoncez la fin de la { -mage_knight-term-game-round }.
web-mage_knight-lesson-rest = Reposez-vous
web-mage_knight-lesson-rest-says = Avec une mauvaise main, reposez-vous : défaussez une carte et autant de { -mage_knight-term-wound(form: "plural") } que vous voulez. Ce tour-là, ni mouvement ni action.
web-mage_knight-lesson-rest-example = Défaussez une carte qui n’est pas une Blessure : les deux Blessures de votre main partent avec elle.
web-mage_knight-team = Équipe { $number }

web-mage_knight-deal = Négocier
web-mage_knight-short = Il manque { $number } d’{ -mage_knight-term-influence }
web-mage_knight-ware-healing = 1 { -mage_knight-term-healing }
web-mage_knight-ware-artifact = { CAPITAL(-mage_knight-term-artifact) }
web-mage_knight-ware-elite-unit = Ajouter une { -mage_knight-term-elite-unit } à l’offre
web-mage_knight-ware-unseen-advanced-action = Carte du dessus de la pioche
web-mage_knight-locals = Habitants
web-mage_knight-locals-says = Négocier avec eux est votre action du tour. La { -mage_knight-term-reputation } modifie une fois votre { -mage_knight-term-influence } ; achetez ensuite tant qu’il vous en reste.
web-mage_knight-end-of-turn = Fin du tour
web-mage_knight-discard-any = Choisissez des cartes à défausser avant de piocher, ou gardez-les toutes.
web-mage_knight-discard-one = Défaussez au moins une carte
web-mage_knight-draw =
    { $number ->
        [0] Ne rien piocher
        [one] Piocher 1 carte
       *[other] Piocher { $number } cartes
    }
web-mage_knight-look-enemy = Ennemi
web-mage_knight-look-basic = { CAPITAL(-mage_knight-term-basic-action) }
web-mage_knight-look-site = Site
web-mage_knight-look-terrain = Terrain
web-mage_knight-heading-go = Se déplacer
web-mage_knight-heading-challenge = Défier
web-mage_knight-heading-play = Jouer une carte
web-mage_knight-heading-sideways = Une carte de côté
web-mage_knight-heading-crystal = Des cristaux en mana
web-mage_knight-plays = { $card } : { $text }
web-mage_knight-plays-strong = { $card } avec du mana : { $text }
web-mage_knight-plays-sideways = { $card } { -mage_knight-term-sideways } : { $points } 1
