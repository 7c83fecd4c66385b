# La mappa di Mage Knight nel browser: nomi dei luoghi, e che cosa costa e scatena un cammino.

web-mage_knight-explore-for = esplora · { $number }
web-mage_knight-to-e = a est
web-mage_knight-to-se = a sud-est
web-mage_knight-to-s = a sud
web-mage_knight-to-sw = a sud-ovest
web-mage_knight-to-w = a ovest
web-mage_knight-to-nw = a nord-ovest
web-mage_knight-to-n = a nord
web-mage_knight-to-ne = a nord-est
web-mage_knight-place = { $terrain } ({ $site } { $direction })
web-mage_knight-place-site = { $site }
web-mage_knight-place-bare = { $terrain }
web-mage_knight-city = { $colour ->
        [red] città rossa
        [blue] città blu
        [green] città verde
       *[white] città bianca
    }
web-mage_knight-go = { -mage_knight-term-move } { $number }: { $place }
web-mage_knight-step = { CAPITAL($place) }
web-mage_knight-do-explore = Esplora: una nuova tessera { $direction }
web-mage_knight-if-you-go = Se ci vai
web-mage_knight-go-explore = Esplora
web-mage_knight-go-challenge = Sfida: { $enemy }
web-mage_knight-go-assault = Assalto: { $site }
web-mage_knight-go-move = { -mage_knight-term-move } { $number }
web-mage_knight-go-purse = { $number } nella borsa
web-mage_knight-go-played = { $number } da { $name }
web-mage_knight-go-powered = { $number } da { $name } ({ $mana })
web-mage_knight-go-sideways = { $number } da { $name } di lato
web-mage_knight-go-over = ne restano { $number }
web-mage_knight-go-lost = ne restano { $number }, persi nel combattimento
web-mage_knight-go-foe = { $name }: attacco { $attack }, { -mage_knight-term-armor } { $armor }, { -mage_knight-term-fame } { $fame }
web-mage_knight-go-reveals = Rivela: { $place }
web-mage_knight-go-left = { $count } rimasti (dorso { $stack }): { $traits }
web-mage_knight-go-stops = Lì ti fermi a guardare
web-mage_knight-go-stops-at = { CAPITAL($place) }, { -mage_knight-term-move } { $number }: ciò che si vede lì non si annulla
web-mage_knight-go-fight = Un combattimento
web-mage_knight-go-reputation = { -mage_knight-term-reputation } { $before } → { $after }
web-mage_knight-go-fortified = da lontano solo { -mage_knight-term-siege-attack }
web-mage_knight-go-provokes = Provoca: { $enemy }
web-mage_knight-go-rival = Devi attaccare { $name }
web-mage_knight-go-unsafe = Non è uno spazio dove finire il turno
web-mage_knight-go-gentler = Meglio senza: { -mage_knight-term-move } { $number }
web-mage_knight-joint-invite = Chi inviti ad assaltare: { $place }?
web-mage_knight-joint-agree = Assalti insieme a { $seat }: { $place }?
web-mage_knight-joint-propose = Proporre di assaltare insieme: { $place }
web-mage_knight-joint-proposed = { $seat } ha proposto di assaltare insieme: { $place }.
web-mage_knight-joint = Insieme: { $place }
web-mage_knight-joint-defenders = { $number ->
        [one] { $number } difensore
       *[other] { $number } difensori
    }
web-mage_knight-joint-asks = { $who } ti chiama. Affronteresti { $number } dei difensori e rinunceresti al prossimo turno.
web-mage_knight-joint-share = { $number ->
        [one] { $who } affronta { $number } difensore
       *[other] { $who } affronta { $number } difensori
    }
web-mage_knight-joint-rest = Tu affronti chi resta, e chi viene con te rinuncia al prossimo turno.
web-mage_knight-go-garrison = La guarnigione non è nota
web-mage_knight-go-win = Se vinci
web-mage_knight-win-keep = La { -mage_knight-term-keep } è tua: recluta lì, pesca più carte accanto
web-mage_knight-win-mage-tower = Un { -mage_knight-term-spell }, e qui si vendono { -mage_knight-term-spell(form: "plural") }
web-mage_knight-win-city = La città apre le porte: ognuna vende qualcosa di suo
