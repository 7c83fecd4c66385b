### Paladini del Regno Occidentale sulla pagina: che cosa sono le cose, che cosa portano le opzioni, le lezioni della prima partita.

## Sulle plance

web-paladins-round = { CAPITAL(-paladins-round) } { $number }
web-paladins-townsfolk = { -paladins-townsfolk(form: "plural") }
web-paladins-taxes = { CAPITAL(-paladins-tax-supply) }
web-paladins-suspicions = { -paladins-suspicion(form: "plural") }
# On the tax chest: how much is left, and who would be found.
web-paladins-taxes-left = { -paladins-silver } rimasto: { $number }
web-paladins-inquisition-near = l’{ -paladins-inquisition } è vicina
web-paladins-most-suspicion = più { -paladins-suspicion(form: "plural") }
web-paladins-nobody = nessuno
web-paladins-you = Tu
web-paladins-paladin = { -paladins-paladin }
web-paladins-tavern = { -paladins-tavern }
web-paladins-taverns = { -paladins-tavern(form: "plural") }
web-paladins-drawn = I tuoi { -paladins-paladin(form: "plural") } e le { -paladins-tavern(form: "plural") } di questo { -paladins-round }
# Three buttons below each Paladin drawn; $fate is one of them.
web-paladins-fates = I { -paladins-paladin(form: "plural") } che hai pescato
web-paladins-fate-serve = Chiama
web-paladins-fate-top = In cima
web-paladins-fate-under = In fondo
web-paladins-fate-of = { $name }: { $fate }
web-paladins-workers = { CAPITAL(-paladins-worker(form: "plural")) }
web-paladins-workshops = { CAPITAL(-paladins-workshop(form: "plural")) }
web-paladins-unpaid = { -paladins-debt(form: "plural") } non saldati
web-paladins-paid = { -paladins-debt(form: "plural") } saldati
web-paladins-passed = ha passato
web-paladins-first = { CAPITAL(-paladins-first-player) }
web-paladins-first-says = Gioca per primo in questo { -paladins-round }. Poi il segnalino passa in senso orario.
# What somebody did last; $deed is the name of an action.
web-paladins-rival = L’IA
web-paladins-out = fuori dal { -paladins-round }
web-paladins-rest = { -paladins-action-rest }
web-paladins-schemes = { CAPITAL(-paladins-scheme(form: "plural")) }
web-paladins-stack = Ordine degli attributi, il più basso per primo
web-paladins-resource-track = { CAPITAL(-paladins-resource-track) }
web-paladins-has-attacked = { -paladins-outsider(form: "plural") } attaccati
web-paladins-has-converted = { -paladins-outsider(form: "plural") } convertiti
web-paladins-no-workers = nessun { -paladins-worker } rimasto
# $number schemes join the discard pile later, with the King's Favours.
web-paladins-schemes-aside = { $number ->
        [one] Ancora { $number }, che verrà con un { -paladins-kings-favour }
       *[other] Ancora { $number }, che verranno con i { -paladins-kings-favour(form: "plural") }
    }

## Che cosa sono le cose

# $text is what a card or a place does.
web-paladins-sentence = { CAPITAL($text) }.
# $crew is a list of workers.
web-paladins-takes = Richiede { $crew }.
web-paladins-costs = Costa { $cost }.
web-paladins-costs-nothing = Non costa nulla.
web-paladins-taken = I tuoi { -paladins-worker(form: "plural") } sono qui: non di nuovo in questo { -paladins-round }, a meno che tu non preghi.
web-paladins-workshops-built = { $built } { -paladins-workshop(form: "plural") } su { $most }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
web-paladins-needs = Richiede { $attribute } { $number }; hai { $have }.
web-paladins-kept = Tenuto: { $text }.
web-paladins-dismissed = Congedato: { $text }.
web-paladins-price = { $number ->
        [0] Qui non costa nulla.
       *[other] Qui costa { $number } { -paladins-silver }.
    }
web-paladins-price-debt = { $number ->
        [0] Qui non costa nulla.
       *[other] Qui costa { $number } { -paladins-silver }, oppure prendi un { -paladins-debt }.
    }
web-paladins-attacked = Attaccato: { $text }.
web-paladins-converted = Convertito: { $text }.
web-paladins-outsider = { $name } ({ $faction-plural })
web-paladins-space-free = Libero per un { -paladins-monk } o un { -paladins-outpost }.
web-paladins-space-monk = Occupato da { $who }: un { -paladins-monk }.
web-paladins-space-outpost = Occupato da { $who }: un { -paladins-outpost }.
web-paladins-region = { CAPITAL(-paladins-region) } { $number }
web-paladins-region-needs = { CAPITAL(-paladins-monk(form: "plural")) } e conversioni richiedono { -paladins-faith } { $faith }, { -paladins-outpost(form: "plural") } e attacchi { -paladins-strength } { $strength }.
web-paladins-order-title = { -paladins-kings-order }
web-paladins-order = { $text }: { $number } punti alla fine.
web-paladins-order-done = { $number ->
        [0] Non l’hai ancora fatto.
        [one] L’hai fatto una volta.
       *[other] L’hai fatto { $number } volte.
    }
web-paladins-favour-title = { -paladins-kings-favour }
web-paladins-worker-labourer = Sta solo dove va bene un { -paladins-worker } qualsiasi.
web-paladins-worker-skilled = Sta sui posti del suo colore e ovunque vada bene un { -paladins-worker } qualsiasi.
web-paladins-worker-criminal = Sta su ogni posto. Chi ne ottiene uno pesca una carta { -paladins-suspicion }.
web-paladins-attribute = { $track } sul tracciato, { $total } con il tuo { -paladins-paladin }; { $points } punti finora.
web-paladins-faith = Per { -paladins-action-commission } e { -paladins-action-convert }: fino a quale regione arrivi.
web-paladins-strength = Per { -paladins-action-garrison } e { -paladins-action-attack }: fino a quale regione arrivi.
web-paladins-influence = Per { -paladins-action-fortify } e { -paladins-action-absolve }: quante mura e giare puoi piazzare.
web-paladins-wall = { -paladins-wall }
web-paladins-wall-place = Posto del { -paladins-wall } { $number }
web-paladins-walls-bring = { $walls } { -paladins-wall(form: "plural") } portano { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }.
web-paladins-worker-place = { $action }, posto { $number }
web-paladins-place-any = Qui va bene un { -paladins-worker } qualsiasi; una { -paladins-workshop } risparmia il posto.
web-paladins-place-for = Per { $worker } o { -paladins-criminal }; una { -paladins-workshop } risparmia il posto.
web-paladins-jar-place = Posto per una { -paladins-jar }
web-paladins-choice = Una di queste ricompense
web-paladins-suspicion-title = Le tue carte { -paladins-suspicion }
web-paladins-suspicion = { $number ->
        [0] Nessuna.
        [one] { $number } carta.
       *[other] { $number } carte.
    } All’{ -paladins-inquisition } chi ne ha di più prende un { -paladins-debt }.
web-paladins-suspicion-deck = Mazzo dei { -paladins-suspicion(form: "plural") }
web-paladins-suspicion-tax = { $number } carte. Il numero sulla carta pescata è l’{ -paladins-silver } che prendi dalla { -paladins-tax-supply }.
web-paladins-tax-supply = { -paladins-silver } rimasto: { $number }. Preso l’ultimo, arriva l’{ -paladins-inquisition }.
web-paladins-debts-title = I tuoi { -paladins-debt(form: "plural") }
web-paladins-debts = Ogni { -paladins-debt } non saldato costa { $unpaid } punti alla fine; ognuno saldato ne porta { $paid }.
web-paladins-silver = Paga reclute, botteghe, giare, conversioni e la { -paladins-strength } che manca.
web-paladins-provisions = Nutrono { -paladins-monk(form: "plural") }, { -paladins-outpost(form: "plural") } e chi costruisce mura.
web-paladins-score-title = I tuoi punti
web-paladins-score = { $number } punti, se la partita finisse ora.

## Che cosa porta un’opzione

# In a list of options, after the workers it takes: the price differs by place.
web-paladins-and-price = + prezzo
web-paladins-may-end-taxes = Può svuotare la { -paladins-tax-supply }: allora arriva l’{ -paladins-inquisition }
web-paladins-plus = +{ $text }
web-paladins-minus = −{ $text }
web-paladins-so-many-suspicions = { $number } { $number ->
        [one] { -paladins-suspicion }
       *[other] { -paladins-suspicion(form: "plural") }
    }
web-paladins-so-many-debts = { $number } { $number ->
        [one] { -paladins-debt }
       *[other] { -paladins-debt(form: "plural") }
    }
web-paladins-so-many-points = { $number } { $number ->
        [one] punto
       *[other] punti
    }

## Ceremonies

web-paladins-final = Punteggio finale
# Short names for columns of points.
web-paladins-count-orders = { -paladins-kings-order(form: "plural") }
web-paladins-count-attributes = Attributi
web-paladins-count-deeds = Imprese
web-paladins-count-converts = Conversioni
web-paladins-count-rest = Debiti, beni
web-paladins-show-inquisition = { -paladins-inquisition }
web-paladins-show-deed = Imprese altrui
web-paladins-show-king = Dal Re
web-paladins-inquisition-says = Chi ha più { -paladins-suspicion(form: "plural") } prende un { -paladins-debt } e restituisce metà delle carte. Poi la { -paladins-tax-supply } viene riempita.

## Le lezioni della prima partita

web-paladins-lesson-aim = Lo scopo del gioco
web-paladins-lesson-aim-says = Vince chi ha più punti dopo l’ultimo { -paladins-round }. I tuoi { -paladins-worker(form: "plural") } svolgono azioni; { -paladins-strength }, { -paladins-faith } e { -paladins-influence } ne aprono di migliori e valgono punti alla fine.
web-paladins-lesson-first = Il primo { -paladins-townsfolk }
web-paladins-lesson-first-says = Uno si unisce a te gratis e ti aiuta per tutta la partita. La riga con ∞ mostra il suo effetto costante; indica una carta per leggerla.
web-paladins-lesson-first-example = Un { -paladins-townsfolk-gatekeeper } ti dà 1 Argento per ogni Muro che costruisci.
web-paladins-lesson-paladin = Chiama un { -paladins-paladin }
web-paladins-lesson-paladin-says = Il tuo { -paladins-paladin } presta { -paladins-worker(form: "plural") }, attributi e un’abilità per un { -paladins-round }. Degli altri due, uno torna in cima al tuo mazzo per il prossimo.
web-paladins-lesson-tavern = Vai alla { -paladins-tavern }
web-paladins-lesson-tavern-says = Prendi i quattro { -paladins-worker(form: "plural") } adatti al tuo piano. Un { -paladins-criminal } sta ovunque, ma porta una carta { -paladins-suspicion }.
web-paladins-lesson-actions = Metti tutti al lavoro
web-paladins-lesson-actions-says = Scegli un’azione, poi un { -paladins-worker } per ogni suo posto; i posti colorati vogliono quel tipo. Ogni azione si fa una sola volta per { -paladins-round }.
web-paladins-lesson-workers = Scegli chi lo fa
web-paladins-lesson-workers-says = Tocca o trascina i { -paladins-worker(form: "plural") } che la faranno. I posti colorati vogliono quel tipo, gli altri accettano chiunque. Chi lavora è occupato fino alla fine del { -paladins-round }.
web-paladins-lesson-workers-example = Per cacciare servono uno qualsiasi e un esploratore. Nessun esploratore? Va bene un criminale.
web-paladins-lesson-recruit = Recluta { -paladins-townsfolk(form: "plural") }
web-paladins-lesson-recruit-says = Con un { -paladins-worker } congedi un { -paladins-townsfolk } per la ricompensa nell’angolo; con anche un { -paladins-fighter } lo tieni. Il prezzo è sotto la carta.
web-paladins-lesson-recruit-example = Il prezzo sotto la carta è 2: un lavoratore, un combattente e 2 Argento, e resta con te.
web-paladins-lesson-develop = Costruisci botteghe
web-paladins-lesson-develop-says = Una { -paladins-workshop } copre per sempre un posto di una grande azione, che richiede così meno { -paladins-worker(form: "plural") }. Il { -paladins-worker } scoperto si unisce a te.
web-paladins-lesson-develop-example = Due lavoratori e 4 Argento costruiscono una bottega. Sei, sette o otto valgono 1, 3 o 6 punti.
web-paladins-lesson-commission = Manda monaci e avamposti
web-paladins-lesson-commission-says = I { -paladins-monk(form: "plural") } richiedono { -paladins-faith }, gli { -paladins-outpost(form: "plural") } { -paladins-strength }: il numero sullo stendardo della regione. Lo spazio dà subito la sua ricompensa.
web-paladins-lesson-fortify = Costruisci un muro
web-paladins-lesson-fortify-says = { -paladins-action-fortify } rivela un { -paladins-wall }: sempre { -paladins-strength }, spesso di più. Ognuno seguente richiede più { -paladins-influence }.
web-paladins-lesson-suspicion = Attento all’{ -paladins-inquisition }
web-paladins-lesson-suspicion-says = Le carte { -paladins-suspicion } tolgono { -paladins-silver } dalla { -paladins-tax-supply }. Quando è vuota, chi ne ha di più prende un { -paladins-debt }: liberatene in tempo.
web-paladins-lesson-outsiders = Attacca o converti
web-paladins-lesson-outsiders-says = Attaccare richiede { -paladins-strength }, o { -paladins-silver } per quella che manca, e rende subito. Convertire richiede { -paladins-faith } e { -paladins-silver }, e dà punti alla fine.
web-paladins-lesson-absolve = Assolvi
web-paladins-lesson-absolve-says = Scegli dove va la { -paladins-jar }: il posto dà la sua ricompensa. Perdi anche una carta { -paladins-suspicion } e ottieni { -paladins-faith }.
web-paladins-lesson-absolve-example = Una giara piazzata: un Sospetto in meno e 1 Fede in più, oltre alla ricompensa del posto.
web-paladins-lesson-orders = Segui gli ordini del Re
web-paladins-lesson-orders-says = Ogni { -paladins-kings-order } premia tutti quelli che alla fine hanno fatto la sua azione abbastanza spesso. I punti sul sigillo contano le tue.
web-paladins-lesson-favours = Usa i favori del Re
web-paladins-lesson-favours-says = Un { -paladins-kings-favour } è un’azione in più per tutti, ma un solo giocatore la usa per { -paladins-round }. Arriva presto.
web-paladins-lesson-favours-example = Un favore scambia un criminale con tre manovali.
web-paladins-lesson-pass = Passa in tempo
web-paladins-lesson-pass-says = Passare svuota la tua plancia; fino a tre { -paladins-worker(form: "plural") } non usati restano per il prossimo { -paladins-round }. Tenerli non è una perdita.
