### Che cosa è successo a un tavolo di Paladini. $cause dice da dove viene un guadagno, $line è un elenco di lavoratori.

paladins-cause-action = { $action }
paladins-cause-townsfolk = { $townsfolk }
paladins-cause-outsider = { $outsider }
paladins-cause-paladin = { $paladin }
paladins-cause-space = { -paladins-region } { $region }, { -paladins-space } { $number }
paladins-cause-jar = { -paladins-place } { $number } delle { -paladins-jar(form: "plural") }
paladins-cause-tavern = { -paladins-tavern }
paladins-cause-wall = { -paladins-wall }
paladins-cause-favour = { -paladins-kings-favour }
paladins-cause-workshop = { -paladins-workshop }

## Il round

paladins-round-begins = È iniziato il { -paladins-round } { $number }; comincia { $seat }.
paladins-order-revealed = Nuovo { -paladins-kings-order }: { $order } ({ $number } punti).
paladins-favour-revealed = Nuovo { $favour }.
paladins-tavern-revealed = Ha aperto una { -paladins-tavern }: { $tavern }.
paladins-taverns-shuffled = Le { $number } { -paladins-tavern(form: "plural") } scartate sono state mescolate in un nuovo mazzo.
paladins-paladins-drawn = Ognuno ha pescato tre { -paladins-paladin(form: "plural") }.
paladins-drew-paladins = Hai pescato { $first }, { $second } e { $third }.
paladins-chose-paladin = { $seat } ha scelto un { -paladins-paladin }, ancora coperto.
paladins-chose-paladin-open = Hai scelto { $first }; { $second } è in cima al tuo mazzo, { $third } in fondo.
paladins-paladin-revealed = { $seat } ha chiamato { $paladin }.
paladins-tavern-taken = { $seat } ha scelto la { -paladins-tavern } con { $tavern }.
paladins-townsfolk-dropped = { CAPITAL($townsfolk-the) } ha lasciato la fila dei { -paladins-townsfolk(form: "plural") }.
paladins-townsfolk-slid = Gli altri { -paladins-townsfolk(form: "plural") } si sono spostati a destra.
paladins-townsfolk-came = Nuovo nella fila dei { -paladins-townsfolk(form: "plural") }: { $townsfolk }.
paladins-outsider-dropped = { CAPITAL($outsider-the) } ({ $faction-plural }) ha lasciato la fila degli { -paladins-outsider(form: "plural") }.
paladins-outsiders-slid = Gli altri { -paladins-outsider(form: "plural") } si sono spostati a sinistra.
paladins-outsider-came = Nella fila degli { -paladins-outsider(form: "plural") } arriva { $outsider-the } ({ $faction-plural }).
paladins-taverns-discarded = Le { $number } { -paladins-tavern(form: "plural") } del { -paladins-round } sono state scartate.
paladins-favours-cleared = { $number ->
        [one] Il { -paladins-worker } su un { -paladins-kings-favour } è tornato nella { -paladins-shared-supply }.
       *[other] I { $number } { -paladins-worker(form: "plural") } sui { -paladins-kings-favour(form: "plural") } sono tornati nella { -paladins-shared-supply }.
    }
paladins-paladin-left = { $paladin } ha servito { $seat } e non torna più.

## Un turno

paladins-did = { $seat } ha scelto l’azione { $mode }.
paladins-placed-workers = { $seat } ha piazzato { $line } su { $action }.
paladins-used-favour = { $seat } ha mandato { $worker-a } al { $favour }.
paladins-passed = { $seat } ha passato.
paladins-returned = { $number ->
        [one] { $number } { -paladins-worker } sulla plancia di { $seat } è tornato nella { -paladins-shared-supply }.
       *[other] { $number } { -paladins-worker(form: "plural") } sulla plancia di { $seat } sono tornati nella { -paladins-shared-supply }.
    }
paladins-kept-workers = { $number ->
        [one] { $seat } ha tenuto { $line } e restituito { $number } { -paladins-worker }.
       *[other] { $seat } ha tenuto { $line } e restituito { $number } { -paladins-worker(form: "plural") }.
    }
paladins-paid = { $seat } ha pagato { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-plural }
    } per { $action }.
paladins-paid-favour = { $seat } ha pagato { $number } { $number ->
        [one] { $resource }
       *[other] { $resource-plural }
    } per il { -paladins-kings-favour }.
paladins-tax-filled = { $number } { -paladins-silver } è andato alla { -paladins-tax-supply }, che non era piena.
paladins-developed = { $seat } ha piazzato una { -paladins-workshop } su { $action }, { -paladins-place } { $number }.
paladins-covered = Il { -paladins-worker } che era lì ({ $worker }) è tornato nella { -paladins-shared-supply }.
paladins-recruited = { $seat } ha reclutato { $townsfolk-the }.
paladins-dismissed = { $seat } ha congedato { $townsfolk-the }.
paladins-placed-monk = { $seat } ha piazzato un { -paladins-monk } nella { $space }.
paladins-placed-outpost = { $seat } ha piazzato un { -paladins-outpost } nella { $space }.
paladins-placed-jar = { $seat } ha spostato una { -paladins-jar } sul { $place }.
paladins-built-wall = { $seat } ha costruito un { $wall }.
paladins-attacked = { $seat } ha attaccato { $outsider-the } ({ $faction-plural }).
paladins-converted = { $seat } ha convertito { $outsider-the } ({ $faction-plural }).

## Guadagni

paladins-gained = { $seat } ha ottenuto { $number } { $number ->
        [one] { $thing }
       *[other] { $thing-plural }
    } ({ $cause }).
paladins-at-top = { CAPITAL($attribute-the) } di { $seat } è in fondo al tracciato e non sale oltre.
paladins-taxed = { $seat } ha preso { $number } { -paladins-silver } dalla { -paladins-tax-supply }.
paladins-taxed-by = { $seat } ha preso { $number } { -paladins-silver } dalla { -paladins-tax-supply } ({ $cause }).
paladins-shortfall = La { -paladins-tax-supply } non bastava: { $seat } ha preso { $number } { -paladins-silver } dalla { -paladins-shared-supply }.
paladins-cleared = { $number ->
        [one] { $seat } ha liberato { $action }: { $number } { -paladins-worker } è tornato nella { -paladins-shared-supply }.
       *[other] { $seat } ha liberato { $action }: { $number } { -paladins-worker(form: "plural") } sono tornati nella { -paladins-shared-supply }.
    }
paladins-removed-suspicion = { $seat } ha scartato il proprio { -paladins-suspicion } più recente ({ $cause }).
paladins-paid-debt = { $seat } ha saldato un { -paladins-debt } ({ $cause }).
paladins-destroyed-debt = { $seat } ha rimesso un { -paladins-debt } nel mazzo ({ $cause }).
paladins-debt-townsfolk = { $seat } ha preso un { -paladins-debt } invece di pagare in { -paladins-silver }.
paladins-debt-favour = { $seat } ha preso un { -paladins-debt } per il { -paladins-kings-favour }.

## Sospetti e Inquisizione

# $number è la tassa della carta.
paladins-suspected = { $seat } ha pescato un { -paladins-suspicion } con una { -paladins-tax } di { $number }.
paladins-suspicion-shuffled = I { $number } { -paladins-suspicion(form: "plural") } scartati sono stati mescolati in un nuovo mazzo.
paladins-inquisition = La { -paladins-tax-supply } è vuota: è arrivata l’{ -paladins-inquisition }.
paladins-inquisition-forced = Non c’erano più { -paladins-suspicion(form: "plural") } da pescare: è arrivata l’{ -paladins-inquisition }.
paladins-inquisition-nobody = Nessuno aveva { -paladins-suspicion(form: "plural") }, nessuno ha preso un { -paladins-debt }.
paladins-debt-judged = { $number ->
        [one] { $seat } aveva più { -paladins-suspicion(form: "plural") } di tutti ({ $number } carta) e ha preso un { -paladins-debt }.
       *[other] { $seat } aveva più { -paladins-suspicion(form: "plural") } di tutti ({ $number } carte) e ha preso un { -paladins-debt }.
    }
paladins-debts-out = Non restavano { -paladins-debt(form: "plural") } da prendere.
paladins-half-gone = { $number ->
        [one] { $seat } ne ha scartato la metà: { $number } { -paladins-suspicion }.
       *[other] { $seat } ne ha scartato la metà: { $number } { -paladins-suspicion(form: "plural") }.
    }
paladins-refilled = La { -paladins-tax-supply } è stata riempita con { $number } { -paladins-silver }.

## L’avversario automatico

paladins-rival-workshop = La { -paladins-workshop } dell’IA su quell’ordine è passata su { $action }.
paladins-rival-scheme-added = Lo { -paladins-scheme } che vi stava sopra si aggiunge a quelli già rivelati dall’IA.
paladins-rival-gathered = L’IA comincia il { -paladins-round } con { $number } { -paladins-worker(form: "plural") }.
paladins-rival-tavern = { $number ->
        [one] Per il { -paladins-criminal } della { -paladins-tavern } rimasta, l’IA pesca un { -paladins-suspicion }.
       *[other] Per i { $number } { -paladins-criminal(form: "plural") } della { -paladins-tavern } rimasta, l’IA pesca { $number } { -paladins-suspicion(form: "plural") }.
    }
paladins-rival-scheme = L’IA ha rivelato uno { -paladins-scheme }: { $scheme }.
paladins-rival-shuffled = Gli { -paladins-scheme(form: "plural") } dell’IA sono stati mescolati in un nuovo mazzo.
paladins-rival-blocked = { $action } non era possibile: ci sono ancora { -paladins-worker(form: "plural") } dell’IA.
paladins-rival-short = { $action } non era possibile: all’IA mancano i { $number } { $number ->
        [one] { -paladins-worker }
       *[other] { -paladins-worker(form: "plural") }
    } che servono.
paladins-rival-unable = { $action } non era possibile: nulla alla portata dell’IA.
paladins-rival-no-order = Nessun { -paladins-kings-order } rivelato poteva essere seguito.
paladins-rival-no-favour = Nessun { -paladins-kings-favour } poteva servire all’IA.
paladins-rival-did = { $number ->
        [one] L’IA ha compiuto l’azione { $action } con { $number } { -paladins-worker }.
       *[other] L’IA ha compiuto l’azione { $action } con { $number } { -paladins-worker(form: "plural") }.
    }
paladins-rival-fell-back = { $number ->
        [one] L’IA ha ripiegato su { $action } con { $number } { -paladins-worker }.
       *[other] L’IA ha ripiegato su { $action } con { $number } { -paladins-worker(form: "plural") }.
    }
paladins-rival-favour = L’IA ha mandato un { -paladins-worker } al { $favour }.
paladins-rival-rested = { $number ->
        [0] L’IA riposa ed è fuori dal { -paladins-round }.
       *[other] L’IA riposa con { $number } { -paladins-worker } ed è fuori dal { -paladins-round }.
    }
paladins-rival-out = L’IA non ha più { -paladins-worker(form: "plural") } ed è fuori dal { -paladins-round }.
paladins-rival-cleared = Il { -paladins-round } è finito: tutti i { -paladins-worker(form: "plural") } hanno lasciato la plancia dell’IA.
paladins-rival-prayed = { $number ->
        [one] La { -paladins-prayer } dell’IA ha tolto { $number } { -paladins-worker } dal suo lato destro.
       *[other] La { -paladins-prayer } dell’IA ha tolto { $number } { -paladins-worker(form: "plural") } dal suo lato destro.
    }
paladins-rival-prayed-worker = Il lato destro dell’IA era vuoto: la { -paladins-prayer } le ha dato un { -paladins-worker }.
paladins-rival-conspired = L’IA ha ottenuto { $number } { -paladins-worker(form: "plural") } ({ -paladins-action-conspire }).
paladins-rival-workers = { $number ->
        [one] L’IA ha ottenuto { $number } { -paladins-worker } ({ $cause }).
       *[other] L’IA ha ottenuto { $number } { -paladins-worker(form: "plural") } ({ $cause }).
    }
# $place è uno spazio del tracciato delle risorse.
paladins-rival-gained = { $number ->
        [one] L’IA ha ottenuto { $number } risorsa ({ $cause }): il suo segnalino è passato sullo { -paladins-space } { $place }.
       *[other] L’IA ha ottenuto { $number } risorse ({ $cause }): il suo segnalino è passato sullo { -paladins-space } { $place }.
    }
paladins-rival-moved = { $number ->
        [one] Il { -paladins-resource-marker } dell’IA è avanzato di { $number } passo, fino allo { -paladins-space } { $place }.
       *[other] Il { -paladins-resource-marker } dell’IA è avanzato di { $number } passi, fino allo { -paladins-space } { $place }.
    }
paladins-rival-rose = L’IA ha ottenuto { $number } { $attribute } ({ $cause }).
paladins-rival-wrapped = Il segnalino ha ricominciato il tracciato: { $attribute-the } dell’IA, il suo { -paladins-attribute } più basso, è salita di 1.
paladins-rival-suspected = L’IA ha pescato un { -paladins-suspicion } con una { -paladins-tax } di { $number }.
paladins-rival-taxed = { $number } { -paladins-silver } è passato dalla { -paladins-tax-supply } alla { -paladins-shared-supply }.
paladins-rival-drained = L’IA non aveva carte da cedere ({ $cause }): al loro posto 1 { -paladins-silver } è passato dalla { -paladins-tax-supply } alla { -paladins-shared-supply }.
paladins-rival-removed = L’IA ha scartato il suo { -paladins-suspicion } più recente ({ $cause }).
paladins-rival-paid-debt = L’IA ha saldato un { -paladins-debt } ({ $cause }).
paladins-rival-destroyed-debt = L’IA ha rimesso un { -paladins-debt } nel mazzo ({ $cause }).
paladins-rival-monk = L’IA ha piazzato un { -paladins-monk } nella { $space }.
paladins-rival-outpost = L’IA ha piazzato un { -paladins-outpost } nella { $space }.
paladins-rival-jar = L’IA ha girato la sua prossima { -paladins-jar }.
paladins-rival-wall = L’IA ha costruito un { $wall }.
paladins-rival-attacked = L’IA ha attaccato { $outsider-the } ({ $faction-plural }).
paladins-rival-converted = L’IA ha convertito { $outsider-the } ({ $faction-plural }).
paladins-rival-dismissed = L’IA ha congedato { $townsfolk-the }.
paladins-rival-debt-favour = L’IA ha preso un { -paladins-debt } per il { -paladins-kings-favour }.
paladins-rival-debt-judged = { $number ->
        [one] L’IA aveva più { -paladins-suspicion(form: "plural") } di tutti ({ $number } carta) e ha preso un { -paladins-debt }.
       *[other] L’IA aveva più { -paladins-suspicion(form: "plural") } di tutti ({ $number } carte) e ha preso un { -paladins-debt }.
    }
paladins-rival-half-gone = { $number ->
        [one] L’IA ne ha scartato la metà: { $number } { -paladins-suspicion }.
       *[other] L’IA ne ha scartato la metà: { $number } { -paladins-suspicion(form: "plural") }.
    }
