### Merlin en deux minutes : une introduction avec des exemples.

web-merlin-intro-aim = Le but du jeu
web-merlin-intro-aim-says = La partie dure six rounds, et qui a le plus de points à la fin l’emporte. On marque un peu à chaque tour, par les quêtes et certaines cases, et beaucoup lors de trois phases de score : après les rounds 2, 4 et 6.
web-merlin-intro-aim-example = Une étoile marque chaque round qui se termine par une phase de score, ici et en haut de la table.
web-merlin-intro-turn = Un tour, c’est un dé
web-merlin-intro-turn-says = À chaque round vous lancez quatre dés et en utilisez un par tour. Les trois de votre couleur font avancer votre Chevalier dans le sens horaire ; le blanc déplace Merlin, dans un sens ou dans l’autre. Vous pouvez ensuite utiliser la case d’arrivée.
web-merlin-intro-turn-example = Votre 4 mène le Chevalier au pommier : prenez une Pomme. Plus tard, elle tournera un dé sur la face de votre choix.
web-merlin-intro-people = Envoyez vos Serviteurs
web-merlin-intro-people-says = Sur la case d’une Province, vous y envoyez l’un de vos quatre Serviteurs. La Dame d’honneur y pose un compteur d’Influence ; le Porte-bouclier, le Maçon et le Porte-drapeau rapportent un Bouclier, un Matériau ou un Drapeau de cette couleur.
web-merlin-intro-people-example = Votre Porte-bouclier va chez le Renard et rapporte un Bouclier orange.
web-merlin-intro-missions = Accomplissez des quêtes
web-merlin-intro-missions-says = Vous avez quatre quêtes en main. Si vous possédez tout ce qu’une quête montre, accomplissez-la et marquez ses points ; vous gardez les pièces. Une quête par tour, puis vous en piochez une autre.
web-merlin-intro-missions-example = Vous avez un Drapeau orange et un Bouclier brun : 3 points, et les deux restent à vous.
web-merlin-intro-traitors = Score 1 : les Traîtres
web-merlin-intro-traitors-says = Trois Traîtres rôdent près de votre château. Lors d’une phase de score, chacun vous coûte un Bouclier de sa couleur, que vous ne pouvez pas garder, ou 3 points si vous n’en avez pas. Dans les deux cas ils s’en vont, et chacun en pioche trois nouveaux. Qui détient Excalibur gagne 3 points si aucun Traître ne passe.
web-merlin-intro-traitors-example = Un Traître bleu, un brun et un orange, mais seulement un Bouclier brun et un orange : vous dépensez les deux et perdez 3 points.
web-merlin-intro-manors = Score 2 : les Manoirs du Domaine
web-merlin-intro-manors-says = Des tuiles du même type qui se touchent forment un territoire. Qui y a le plus de Manoirs gagne 1 point par tuile, les autres rien. En cas d’égalité, les points se partagent, arrondis à l’inférieur. Les Manoirs restent et comptent encore la fois suivante.
web-merlin-intro-manors-example = Une forêt de 5 tuiles : seul, même avec un unique Manoir, vous gagnez 5 points. Avec un Manoir chacun, vous et un rival gagnez 2 points chacun.
web-merlin-intro-influence = Score 3 : l’Influence
web-merlin-intro-influence-says = Dans chaque Province, qui a le plus de compteurs d’Influence gagne 1 point par compteur présent, à qui qu’il soit. En cas d’égalité, les points se partagent, arrondis à l’inférieur. Ensuite, chacun n’y laisse qu’un compteur et reprend les autres.
web-merlin-intro-influence-example = Vous avez 3 compteurs, un rival en a 2 : vous gagnez 5 points, lui aucun. Avec 2 chacun, ce serait 2 points chacun.
web-merlin-intro-assistants = Score 4 : les Serviteurs
web-merlin-intro-assistants-says = Enfin, chacun de vos Serviteurs présents dans une Province vaut 1 point. Ils y restent et comptent encore la fois suivante ; ceux du château ne rapportent rien.
web-merlin-intro-assistants-example = Trois de vos quatre Serviteurs sont sortis : 3 points.
