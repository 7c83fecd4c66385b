### Paladins en deux minutes : une introduction avec des exemples.

web-paladins-intro-aim = Le but du jeu
web-paladins-intro-aim-says = Après sept manches, tout est compté en une fois et le plus de points l’emporte. Ils viennent de ce que vous avez bâti, envoyé et converti, de vos trois attributs, des Ordres royaux et des Dettes.
web-paladins-intro-aim-example = Un Ordre royal rempli (4), six moines envoyés (5), Force 11 (16) et une Dette impayée (−3) : 22 points.
web-paladins-intro-round = Une nouvelle équipe à chaque manche
web-paladins-intro-round-says = Choisissez un Paladin sur trois : pour cette manche il amène deux ouvriers, augmente des attributs et rend une action meilleure ou moins chère. Puis choisissez une Taverne et ses quatre ouvriers. Jusqu’à trois ouvriers inutilisés restent pour la manche suivante.
web-paladins-intro-round-example = Un Paladin et une Taverne donnent six ouvriers.
web-paladins-intro-action = Les ouvriers font les actions
web-paladins-intro-action-says = À votre tour, placez des ouvriers sur une action de votre plateau. Une place colorée demande cette couleur, les autres acceptent tout le monde ; les criminels vont partout. Chaque action ne sert qu’une fois par manche, sauf si vous la libérez en priant.
web-paladins-intro-action-example = Un ouvrier et un éclaireur chassent ensemble : 3 Provisions.
web-paladins-intro-attributes = Trois attributs qui s’entraident
web-paladins-intro-attributes-says = Chacune des six grandes actions exige un attribut et en augmente un autre. Avec la Foi vous envoyez des moines et gagnez de l’Influence ; avec l’Influence vous bâtissez des Murailles et gagnez de la Force ; avec la Force vous placez des avant-postes et gagnez de la Foi.
web-paladins-intro-attributes-example = La Foi envoie un moine, qui augmente l’Influence, qui bâtit une Muraille, qui augmente la Force.
web-paladins-intro-outsiders = Attaquer ou convertir
web-paladins-intro-outsiders-says = Les Étrangers campent sous les régions. Attaquez-en un avec la Force, ou de l’Argent pour ce qui manque, et prenez sa récompense aussitôt. Convertissez-en un avec la Foi et de l’Argent : il marque des points en fin de partie.
web-paladins-intro-outsiders-example = Attaquer paie tout de suite, convertir paie plus tard.
web-paladins-intro-suspicion = Gare à l’Inquisition
web-paladins-intro-suspicion-says = Chaque criminel gagné apporte une carte Soupçon, et chaque carte prend de l’Argent dans la réserve des Taxes. Quand le dernier Argent s’en va, l’Inquisition arrive : qui a le plus de Soupçons prend une Dette. Une Dette coûte 3 points à la fin ; payée, elle en vaut 1.
web-paladins-intro-suspicion-example = Trois Soupçons, plus que quiconque : vous prenez une Dette, −3 si elle reste impayée, +1 une fois payée.
web-paladins-intro-king = Les souhaits du Roi
web-paladins-intro-king-says = Trois Ordres royaux, révélés aux manches 1 à 3, donnent 4, 6 et 8 points à tous ceux qui ont fait leur action au moins cinq fois. Les Faveurs royales, dès la manche 3, sont des actions en plus qu’un seul joueur utilise à chaque manche.
web-paladins-intro-king-example = Le premier Ordre demande des Murailles : avec cinq Murailles vous marquez 4 points.
web-paladins-intro-scoring = Persévérez
web-paladins-intro-scoring-says = Répéter une action rapporte : le cinquième, le sixième et le septième moine, par exemple, donnent 2, 5 ou 9 points en tout. Plus un attribut est haut, plus il vaut, et trois Argents ou Provisions restants font 1 point.
web-paladins-intro-scoring-example = Cinq moines : 2 points. Six : 5. Sept : 9.
