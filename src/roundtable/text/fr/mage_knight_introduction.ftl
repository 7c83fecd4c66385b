### Mage Knight en deux minutes : une introduction avec des exemples.

web-mage_knight-intro-aim = Le but du jeu
web-mage_knight-intro-aim-says = Vous êtes un Mage Knight dans un pays à explorer. Chaque scénario fixe un but, comme trouver ou conquérir des villes, et un nombre de jours et de nuits. Les ennemis vaincus et les lieux conquis rapportent de la Renommée.
web-mage_knight-intro-aim-example = Battez les Orcs qui rôdent près de la route, et votre Renommée monte.
web-mage_knight-intro-cards = Votre main est tout
web-mage_knight-intro-cards-says = Vous commencez avec 16 cartes et en tenez cinq. Jouez une carte pour son effet du haut ; payez un mana de sa couleur pour celui du bas, plus fort ; ou posez n’importe quelle carte de côté pour 1 en Mouvement, Influence, Attaque ou Blocage.
web-mage_knight-intro-cards-example = La Marche donne Mouvement 2. Avec un mana vert, Mouvement 4.
web-mage_knight-intro-turn = Se déplacer, puis agir
web-mage_knight-intro-turn-says = Dépensez d’abord des points de Mouvement : chaque case coûte ce que dit son terrain. Puis vous pouvez faire une action : combattre, parler aux habitants ou entrer dans un site. Si vous ne pouvez guère agir, reposez-vous et défaussez des cartes.
web-mage_knight-intro-turn-example = Mouvement 5 : une plaine (2) et une forêt de jour (3). Puis agissez.
web-mage_knight-intro-mana = Le mana de la Source
web-mage_knight-intro-mana-says = Une fois par tour vous pouvez prendre un dé de la Source. Les cristaux se gardent ; les jetons de mana disparaissent à la fin du tour. L’or vaut n’importe quelle couleur de base le jour ; le noir alimente les effets forts des Sorts la nuit.
web-mage_knight-intro-mana-example = Le jour, un mana d’or vaut rouge, bleu, vert ou blanc.
web-mage_knight-intro-combat = Un combat a quatre phases
web-mage_knight-intro-combat-says = Frappez de loin avec des Attaques à distance et de siège ; bloquez l’attaque ennemie avec autant de Blocage ; subissez les dégâts de ce qui n’est pas bloqué ; puis attaquez. Un ennemi dont vous atteignez l’Armure est vaincu et rapporte sa Renommée.
web-mage_knight-intro-combat-example = Les Rôdeurs attaquent à 4 et ont Armure 3 : Blocage 4 les arrête, Attaque 3 les vainc pour 2 de Renommée.
web-mage_knight-intro-wounds = Les Blessures encombrent la main
web-mage_knight-intro-wounds-says = Les dégâts deviennent des Blessures : une par tranche de votre Armure, même incomplète. Elles occupent la main et ne servent à rien tant que vous ne les soignez ou ne les éliminez pas. Les Unités peuvent subir les dégâts à votre place.
web-mage_knight-intro-wounds-example = Dégâts 5 contre Armure 2 : trois Blessures.
web-mage_knight-intro-growing = Devenir plus fort
web-mage_knight-intro-growing-says = La Renommée élève votre niveau : Compétences, meilleures cartes, plus d’Armure et de place pour des Unités. Avec l’Influence vous recrutez des Unités, apprenez et vous soignez dans les villages et autres sites ; votre Réputation change les prix.
web-mage_knight-intro-growing-example = Avec 3 de Renommée vous passez au niveau 2 : une Compétence et une Action avancée.
web-mage_knight-intro-rounds = Jours et nuits
web-mage_knight-intro-rounds-says = Une manche est un jour ou une nuit. Elle finit après que la pioche de quelqu’un est vide, et chacun remélange toutes ses cartes. Choisissez une Tactique au début de chaque manche. La nuit, les forêts sont plus dures à traverser et les déserts plus faciles.
web-mage_knight-intro-rounds-example = Qui a une pioche vide peut annoncer la fin de la manche ; les autres jouent encore un tour.
