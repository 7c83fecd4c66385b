# La carte de Mage Knight dans le navigateur : noms des lieux, et ce qu’un chemin coûte et déclenche.

web-mage_knight-explore-for = explorer · { $number }
web-mage_knight-to-e = à l’est
web-mage_knight-to-se = au sud-est
web-mage_knight-to-s = au sud
web-mage_knight-to-sw = au sud-ouest
web-mage_knight-to-w = à l’ouest
web-mage_knight-to-nw = au nord-ouest
web-mage_knight-to-n = au nord
web-mage_knight-to-ne = au nord-est
web-mage_knight-place = { $terrain } ({ $site } { $direction })
web-mage_knight-place-site = { $site }
web-mage_knight-place-bare = { $terrain }
web-mage_knight-city = { $colour ->
        [red] cité rouge
        [blue] cité bleue
        [green] cité verte
       *[white] cité blanche
    }
web-mage_knight-go = { -mage_knight-term-move } { $number } : { $place }
web-mage_knight-step = { CAPITAL($place) }
web-mage_knight-do-explore = Explorer : une nouvelle tuile { $direction }
web-mage_knight-if-you-go = Si vous y allez
web-mage_knight-go-explore = Explorer
web-mage_knight-go-challenge = Défier : { $enemy }
web-mage_knight-go-assault = Assaut : { $site }
web-mage_knight-go-move = { -mage_knight-term-move } { $number }
web-mage_knight-go-purse = { $number } dans la bourse
web-mage_knight-go-played = { $number } avec { $name }
web-mage_knight-go-powered = { $number } avec { $name } ({ $mana })
web-mage_knight-go-sideways = { $number } avec { $name } de côté
web-mage_knight-go-over = il en reste { $number }
web-mage_knight-go-lost = il en reste { $number }, perdus au combat
web-mage_knight-go-foe = { $name } : attaque { $attack }, { -mage_knight-term-armor } { $armor }, { -mage_knight-term-fame } { $fame }
web-mage_knight-go-reveals = Révèle : { $place }
web-mage_knight-go-left = { $count } restants (dos { $stack }) : { $traits }
web-mage_knight-go-stops = Là, vous vous arrêtez pour voir
web-mage_knight-go-stops-at = { CAPITAL($place) }, { -mage_knight-term-move } { $number } : ce qu’on y voit est sans retour
web-mage_knight-go-fight = Un combat
web-mage_knight-go-reputation = { -mage_knight-term-reputation } { $before } → { $after }
web-mage_knight-go-fortified = de loin, seule l’{ -mage_knight-term-siege-attack }
web-mage_knight-go-provokes = Provoque : { $enemy }
web-mage_knight-go-rival = Vous devez attaquer { $name }
web-mage_knight-go-unsafe = Impossible d’y finir le tour
web-mage_knight-go-gentler = Plutôt sans cela : { -mage_knight-term-move } { $number }
web-mage_knight-joint-invite = Qui invitez-vous à assaillir : { $place } ?
web-mage_knight-joint-agree = Assaillez-vous avec { $seat } : { $place } ?
web-mage_knight-joint-propose = Proposer d’assaillir ensemble : { $place }
web-mage_knight-joint-proposed = { $seat } a proposé d’assaillir ensemble : { $place }.
web-mage_knight-joint = Ensemble : { $place }
web-mage_knight-joint-defenders = { $number ->
        [one] { $number } défenseur
       *[other] { $number } défenseurs
    }
web-mage_knight-joint-asks = { $who } vous appelle. Vous affronteriez { $number } des défenseurs et renonceriez à votre prochain tour.
web-mage_knight-joint-share = { $number ->
        [one] { $who } affronte { $number } défenseur
       *[other] { $who } affronte { $number } défenseurs
    }
web-mage_knight-joint-rest = Vous affrontez ceux qui restent, et qui vient avec vous renonce à son prochain tour.
web-mage_knight-go-garrison = La garnison est inconnue
web-mage_knight-go-win = Si vous gagnez
web-mage_knight-win-keep = La { -mage_knight-term-keep } est à vous : recrutez-y, piochez plus à côté
web-mage_knight-win-mage-tower = Un { -mage_knight-term-spell }, et on vend ici des { -mage_knight-term-spell(form: "plural") }
web-mage_knight-win-city = La cité ouvre ses portes : chacune vend quelque chose à elle
