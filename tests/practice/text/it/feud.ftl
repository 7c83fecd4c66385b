### Il gioco di prova Feud: signori attorno a un castello.

## Il gioco e che cosa si può scegliere

game-feud = Faida
feud-setting-rounds = Round
feud-setting-rounds-about = Quanti round si giocano.
feud-setting-sieges = Assedi
feud-setting-sieges-about = Se si può assediare insieme il castello.

## Carte, terre, guardie e ciò che una carta può dare

feud-kind-march = Marcia
feud-kind-scout = Esploratore
feud-kind-bribe = Tangente
feud-kind-blade = Lama
feud-kind-shield = Scudo
feud-kind-feint = Finta
feud-kind-rumour = Diceria
feud-kind-levy = Leva
feud-kind-tithe = Decima
feud-kind-banner = Stendardo
feud-land-camp = accampamento
    .a = l’accampamento
feud-land-meadow = prato
    .a = un prato
feud-land-forest = foresta
    .a = una foresta
feud-land-hill = collina
    .a = una collina
feud-land-village = villaggio
    .a = un villaggio
feud-land-swamp = palude
    .a = una palude
feud-land-chapel = cappella
    .a = una cappella
feud-guard-page = paggio
    .the = il paggio
feud-guard-archer = arciere
    .the = l’arciere
feud-guard-squire = scudiero
    .the = lo scudiero
feud-guard-captain = capitano
    .the = il capitano
feud-way-move = Movimento
feud-way-gold = Oro
feud-way-attack = Attacco
feud-way-block = Blocco
feud-way-knave = Furfante
feud-way-strong = Pagare per avere di più

## Che cosa si chiede

feud-asks-turn = Muoviti, esplora, gioca carte o agisci.
feud-asks-choose-one = Scegli un effetto.
feud-asks-pay = Paga una moneta d’oro o deponi una carta.
feud-asks-judge = Lasci la tessera in cima o la metti sotto le altre?
feud-asks-inquest = Un’inchiesta: inchinati o rinuncia a una carta.
feud-asks-accuse = Di chi parla la diceria?
feud-asks-answer = Neghi ciò che è stato appena detto o lo lasci dire?
feud-asks-defend = Ti attaccano. Combatti pienamente o solo in parte?
feud-asks-swing = Raccogli attacco e colpisci, o passa.
feud-asks-parry = Blocca il colpo come puoi.
feud-asks-damage = Che cosa fa il tuo colpo?
feud-asks-invite = Chi inviti all’assedio?
feud-asks-share = Quante guardie affronta ciascuno?
feud-asks-agree = Partecipi all’assedio?
feud-asks-assault = Batti le tue guardie.

## Che cosa si può fare

feud-do-play = Gioca { $kind }
feud-do-pay = Paga una moneta d’oro
feud-do-spend = Deponi { $kind }
feud-do-choose = { $way }
feud-do-leave = Lasciala in cima
feud-do-bury = Mettila sotto le altre
feud-do-step = Vai allo spazio { $space }
feud-do-explore = Esplora lo spazio { $space }
feud-do-attack = Attacca { $seat }
feud-do-siege = Chiama all’assedio
feud-do-end = Termina il turno
feud-do-rally = Unisciti allo stendardo di { $seat }
feud-do-accuse = Spargila su { $seat }
feud-do-deny = Nega con { $kind }
feud-do-let = Lascia dire
feud-do-give = Rinuncia a { $kind }
feud-do-bow = Inchinati e perdi 1 di fama
feud-do-full = Combatti pienamente e perdi il prossimo turno
feud-do-partial = Combatti in parte
feud-do-pass = Passa
feud-do-done = Fatto
feud-do-wound = Ferisci: 1 di fama in meno
feud-do-plunder = Prendi una moneta d’oro
feud-do-drive = Scaccia l’avversario
feud-do-stop = Non fare altro
feud-do-invite = Invita { $seat }
feud-do-propose = Fai una proposta
feud-do-cancel = Ripensaci
feud-do-share = { $count ->
        [one] Una guardia per { $seat }
       *[other] { $count } guardie per { $seat }
    }
feud-do-accept = Partecipa
feud-do-refuse = Restane fuori
feud-do-beat = Batti { $guard-the }

## Che cosa è successo

feud-begun = { $seat } comincia un turno.
feud-lost = { $seat } perde questo turno.
feud-drew = Peschi { $kind }.
feud-played = { $seat } gioca { $kind }.
feud-moved = { $seat } va allo spazio { $space }.
feud-explored = { $seat } esplora lo spazio { $space } e trova { $land-a }.
feud-accused = { $seat } sparge una diceria su { $other }.
feud-denied = { $seat } nega con { $kind }.
feud-believed = Tutti credono a ciò che { $seat } dice di { $other }.
feud-questioned = Il forziere è vuoto: tutti vengono interrogati.
feud-attacked = { $seat } attacca { $other }.
feud-struck = { $seat } colpisce { $other } con { $blow }.
feud-proposed = { $seat } propone un assedio.
feud-accepted = Tutti sono d’accordo: comincia l’assedio.
feud-refused = Qualcuno rifiuta: niente assedio.
feud-taken = Il castello è caduto.

refused-too-far = Questo richiede più movimento dei tuoi { $move }.
