### Ce que dit le journal de Mage Knight quand changent cartes, mana, dés, Unités et pistes.

## D’où viennent Renommée et Réputation

mage_knight-cause-enemy = un ennemi vaincu
mage_knight-cause-tile = une nouvelle tuile
mage_knight-cause-altar = l’autel
mage_knight-cause-effect = par un effet
mage_knight-cause-roll = un dé noir
mage_knight-cause-fight = un duel remporté contre un joueur
mage_knight-cause-row = une ligne de la piste de Renommée achevée
mage_knight-cause-assault = un assaut
mage_knight-cause-burning = un monastère incendié
mage_knight-cause-plunder = un village pillé
mage_knight-cause-orcs = des orques maraudeurs vaincus
mage_knight-cause-draconum = un draconum vaincu
mage_knight-cause-token = indiqué sur son pion
mage_knight-cause-mine = une mine libérée

## Ce qui s’est passé

mage_knight-drew-seen = { $seat } a pioché { $card }, dont tous connaissaient la place.
mage_knight-threw-away = { $seat } a jeté { $card } de sa main.
mage_knight-wound-gone = { $seat } a jeté une Blessure de sa défausse.
mage_knight-healed = { $seat } a soigné une Blessure de sa main.
mage_knight-glade-discard = La clairière magique a ôté une Blessure de la défausse ({ $seat }).
mage_knight-wound-discard = { $seat } a pris { $number ->
        [one] une Blessure
       *[other] { $number } Blessures
    } dans sa défausse.
mage_knight-played-with = { $seat } a joué { $card } avec { $other }.
mage_knight-borrowed = { $seat } a utilisé { $card } de l’offre, grâce à { $other }.
mage_knight-borrowed-unit = { $seat } a utilisé { $unit } de l’offre.
mage_knight-cleaned = { $seat } a débarrassé sa zone de jeu : les cartes jouées sont défaussées, les jetons de mana perdus.
mage_knight-left-game = { $card }, jouée par { $seat }, a quitté la partie.
mage_knight-back-in-hand = { $card } est revenue en main ({ $seat }).
mage_knight-put-on-deck = { $card } est allée sur la pioche ({ $seat }).
mage_knight-put-under-deck = { $card } est allée sous la pioche ({ $seat }).
mage_knight-set-aside = { $seat } a mis { $card } de côté jusqu’à la fin de la Manche.
mage_knight-stays = { $card } reste dans la zone de jeu ({ $seat }).
mage_knight-fetched = { $seat } a remis { $card } de sa défausse dans sa pioche.
mage_knight-hid-card = { $seat } a mis une carte de sa main dans sa pioche.
mage_knight-hid-this = Vous avez mis { $card } dans la pioche.
mage_knight-hid-known = { $seat } a mis { $card } de sa main dans sa pioche.
mage_knight-prepared = { $seat } a pris en main une carte de sa pioche.
mage_knight-prepared-this = Vous avez pris { $card }.
mage_knight-stored = { $seat } a mis la carte du dessus de sa pioche sous la Tactique.
mage_knight-fetched-stored = { $seat } a pris en main { $number ->
        [one] la carte
       *[other] les { $number } cartes
    } sous la Tactique.
mage_knight-fetched-this = C’est { $card }.
mage_knight-discard-shuffled = { $seat } a mélangé sa défausse à sa pioche.
mage_knight-gained-to-hand = { $seat } a gagné { $card } en main.
mage_knight-gained-to-discard = { $seat } a gagné { $card } dans sa défausse.
mage_knight-gained-under-deck = { $seat } a gagné { $card } sous sa pioche.
mage_knight-took-from = { $seat } a pris { $card } dans la défausse ({ $rival }).
mage_knight-box-back = { $card } est retournée sous la pioche d’Artefacts.
mage_knight-round-ready = { $seat } a redressé Unités et Compétences et mélangé toutes ses cartes Exploit.
mage_knight-artifact-returned = { $seat } a remis { $card } sous la pioche d’Artefacts.
mage_knight-crystal-gained = { $seat } a gagné un cristal { $colour }.
mage_knight-crystal-overflow = { $seat } a gagné un jeton de mana { $colour } à la place d’un quatrième cristal.
mage_knight-mana-gained = { $seat } a gagné un jeton de mana { $colour }.
mage_knight-paid = { $seat } a payé avec : { $mana }.
mage_knight-paid-as = { $seat } a payé avec : { $mana }, comme { $colour }.
mage_knight-crystal-turned = { $seat } a changé un cristal { $colour } en mana.
mage_knight-crystal-lost = { $seat } a perdu un cristal { $colour }.
mage_knight-die-taken = { $seat } a pris un dé { $colour } de la Source.
mage_knight-die-back = Un dé est revenu à la Source sans être relancé : { $colour }.
mage_knight-die-rerolled = Un dé { $colour } de la Source a été relancé : { $new }.
mage_knight-source-rolled-3 = La Source montre { $die1 }, { $die2 } et { $die3 }.
mage_knight-source-rolled-4 = La Source montre { $die1 }, { $die2 }, { $die3 } et { $die4 }.
mage_knight-source-rolled-5 = La Source montre { $die1 }, { $die2 }, { $die3 }, { $die4 } et { $die5 }.
mage_knight-source-rolled-6 = La Source montre { $die1 }, { $die2 }, { $die3 }, { $die4 }, { $die5 } et { $die6 }.
mage_knight-source-gathered = Tous les dés de la Source sont lancés.
mage_knight-source-die = Un dé de la Source montre { $colour }.
mage_knight-readied = { $unit }, à { $seat } : de nouveau prête.
mage_knight-unit-spent = { $unit }, à { $seat } : utilisée.
mage_knight-unit-healed = { $unit }, à { $seat } : { $number ->
        [one] une Blessure soignée
       *[other] { $number } Blessures soignées
    }.
mage_knight-unit-poisoned = { $unit }, à { $seat } : deux Blessures d’une attaque empoisonnée.
mage_knight-banner-lost = { $card } a quitté l’Unité pour la défausse ({ $seat }).
mage_knight-skill-back = { $skill } est revenue face cachée ({ $seat }).
mage_knight-skill-down = { $seat } a retourné { $skill } face cachée.
mage_knight-skill-offered = { $skill }, laissée par { $seat }, rejoint l’offre commune.
mage_knight-offer-dropped = { $card } a quitté l’offre pour le dessous de sa pioche.
mage_knight-units-gathered = L’offre d’Unités a été retirée.
mage_knight-off-the-map = Le héros de { $seat } a quitté la carte par le portail.
mage_knight-on-the-portal = Le héros de { $seat } est arrivé au portail.
mage_knight-city-shield = { $seat } a posé un bouclier sur la cité en { $space } pour un défenseur vaincu.
mage_knight-shields-gone = Les boucliers en { $space } ont été retirés.
mage_knight-shield-replaced = { $seat } a retiré un bouclier en { $space } ({ $rival }).
