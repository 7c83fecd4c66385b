### Perché qualcosa sul tavolo di Paladini adesso non può fare nulla.

## Che cosa manca a un’azione. $crew è un elenco di lavoratori.

refused-action-taken = { $action }: i tuoi { -paladins-worker(form: "plural") } restano lì finché una { -paladins-prayer } li toglie o passi.
refused-limit-reached = { $action }: già { $number } volte, il massimo possibile.
refused-walls-out = { $action }: non ci sono più { -paladins-wall(form: "plural") } nel mazzo.
refused-attribute-low = { $action }: serve { $attribute } { $needed }; hai { $number }.
refused-spaces-far = { $action }: nessuno { -paladins-space } libero alla portata di { $attribute } { $number }.
refused-outsiders-strong = { -paladins-action-attack }: nessuno { -paladins-outsider } alla portata di { -paladins-strength } { $number } e { $silver } { -paladins-silver }.
refused-outsiders-far = { -paladins-action-convert }: nessuno { -paladins-outsider } alla portata di { -paladins-faith } { $number }.
refused-townsfolk-dear = { -paladins-action-recruit }: nessun { -paladins-townsfolk } scoperto per { $silver } { -paladins-silver }.
refused-price-high = { $action }: costa { $needed } { $needed ->
        [one] { $resource }
       *[other] { $resource-plural }
    }; hai { $number }.
refused-workers-few = { $number ->
        [0] { $mode }: richiede { $crew }; non hai più { -paladins-worker(form: "plural") }.
        [one] { $mode }: richiede { $crew }; ti resta solo { $number } { -paladins-worker }.
       *[other] { $mode }: richiede { $crew }; ti restano solo { $number } { -paladins-worker(form: "plural") }.
    }
refused-worker-lacking = { $mode }: richiede { $crew }; non hai { $worker-a }, né un { -paladins-criminal } al suo posto.
refused-workers-lacking = { $mode }: richiede { $crew }; non hai né { $worker-a } né { $other-a }, e un { -paladins-criminal } non può sostituirli entrambi.

## Che cosa ha già un bersaglio, o che cosa richiede.

refused-space-monk = Qui c’è già un { -paladins-monk }.
refused-space-outpost = Qui c’è già un { -paladins-outpost }.
refused-jar-there = Qui c’è già una delle tue { -paladins-jar(form: "plural") }.
refused-workshop-there = Una delle tue { -paladins-workshop(form: "plural") } copre già questo { -paladins-place } di { $action }.
refused-outsider-strong = { -paladins-action-attack }: serve { -paladins-strength } { $needed }; con { $strength } occorre pagare { $silver } { -paladins-silver }, e hai { $number }.
refused-townsfolk-price = Qui costa { $needed } { -paladins-silver }; hai { $number }.
refused-townsfolk-no-debt = Qui costa { $needed } { -paladins-silver }; hai { $number }, e non restano { -paladins-debt(form: "plural") } da prendere in cambio.
refused-action-first = Scegli prima { $mode }, poi questo.
refused-target-first = Scegli prima il bersaglio di { $mode }; poi vengono i suoi { -paladins-worker(form: "plural") }.
refused-target-chosen = Scelto: è il bersaglio di { $mode }.
refused-target-elsewhere = Hai già scelto il bersaglio di { $mode }.

## Favori del Re

refused-favour-hidden = Questo { -paladins-kings-favour } non è rivelato.
refused-favour-taken = Già usato: ogni { -paladins-kings-favour } serve una volta per { -paladins-round }.
refused-favour-price = Costa { $needed } { $needed ->
        [one] { $resource }
       *[other] { $resource-plural }
    }; hai { $number }.
refused-favour-debt = Costa un { -paladins-debt }, e nel mazzo non ne restano.
refused-favour-worker = Richiede { $worker-a }; non ne hai, né hai un { -paladins-criminal } al suo posto.
refused-favour-nobody = Richiede un { -paladins-worker }; non ne hai più.

## Lavoratori

refused-workers-later = Scegli prima un’azione; poi piazzi i suoi { -paladins-worker(form: "plural") }.
refused-worker-none = Non hai più nessun { $worker }.
refused-worker-unfit = Questo { -paladins-place } richiede { $worker-a } o un { -paladins-criminal }.
refused-worker-needed = Serve su un altro { -paladins-place } di { $mode }.
refused-kept-all = Tieni già tutti i tuoi ({ $worker }).
refused-kept-past = Hai già superato questo tipo; annulla la scelta per tenerne uno.
refused-kept-too-few = Cominciando da qui ne terresti meno di quanti puoi.

## Argento, Debiti, Sospetti

refused-paid-later = I costi si pagano con un’azione, dopo aver piazzato i { -paladins-worker(form: "plural") }.
refused-paid-otherwise = Un { -paladins-townsfolk } si paga in { -paladins-silver } o con un { -paladins-debt }.
refused-debt-for-townsfolk = Puoi prendere un { -paladins-debt } solo al posto dell’{ -paladins-silver }, per uno dei due { -paladins-townsfolk(form: "plural") } più a sinistra.
refused-debt-none = Non hai { -paladins-debt(form: "plural") }.
refused-debt-paid = Tutti i tuoi { -paladins-debt(form: "plural") } sono saldati, e lo restano.
refused-debt-later = Solo una ricompensa salda o distrugge un { -paladins-debt }.
refused-suspicion-none = Non hai { -paladins-suspicion(form: "plural") }.
refused-suspicion-later = Solo una ricompensa, { -paladins-action-absolve } o l’{ -paladins-inquisition } ti libera dai { -paladins-suspicion(form: "plural") }.

## Le tue carte

refused-works-on-action = { CAPITAL($townsfolk-the) } agisce da sé dopo ogni azione { $action }.
refused-works-at-inquisition = { CAPITAL($townsfolk-the) } agisce quando arriva l’{ -paladins-inquisition }.
refused-works-on-debt = { CAPITAL($townsfolk-the) } agisce da sé ogni volta che saldi un { -paladins-debt }.
refused-worked-already = { CAPITAL($townsfolk-the) } ha già agito in questa { -paladins-inquisition }.
refused-suspicion-few = { CAPITAL($townsfolk-the) } richiede { $needed } o più { -paladins-suspicion(form: "plural") }; ne hai { $number }.
refused-suspicion-any = { CAPITAL($townsfolk-the) } agisce solo senza { -paladins-suspicion(form: "plural") }; ne hai { $number }.
refused-paladin-serves = { $paladin } ti serve in questo { -paladins-round }; il prossimo { -paladins-paladin } si sceglie nel prossimo.
refused-paladin-later = I { -paladins-paladin(form: "plural") } si scelgono all’inizio di un { -paladins-round }.
refused-tavern-own = La tua { -paladins-tavern } di questo { -paladins-round }; i suoi { -paladins-worker(form: "plural") } sono già con te.
refused-tavern-later = Le { -paladins-tavern(form: "plural") } si scelgono in ordine di turno, dopo i { -paladins-paladin(form: "plural") }.
refused-tavern-over = Le { -paladins-tavern(form: "plural") } di questo { -paladins-round } sono già state scelte.

## Che cosa libera una preghiera

refused-nobody-there = Nessun { -paladins-worker } si trova su { $action }.
refused-cleared-whole = Una { -paladins-prayer } libera { $action } per intero.
refused-current-space = Con queste regole una { -paladins-prayer } non libera { $action }, l’azione che l’ha data.

## Che cosa viene prima

refused-draft-first = Prima ognuno recluta un { -paladins-townsfolk }; poi comincia il primo { -paladins-round }.
refused-gather-first = Prima vengono { -paladins-paladin(form: "plural") } e { -paladins-tavern(form: "plural") }; poi le azioni.
refused-one-action = Stai compiendo { $mode }: un’azione per { -paladins-turn }.
refused-one-favour = Stai usando un { -paladins-kings-favour }: un’azione per { -paladins-turn }.
refused-price-first = Prima paga per il { -paladins-townsfolk }.
refused-reward-first = Prima viene la tua ricompensa; non si può conservare.
refused-prayer-first = Prima viene la tua { -paladins-prayer }.
refused-inquisition-first = Prima viene l’{ -paladins-inquisition }.
refused-passed = Hai passato: niente più azioni in questo { -paladins-round }.
