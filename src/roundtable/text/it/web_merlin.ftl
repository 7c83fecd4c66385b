### Il tabellone di Merlin nel browser: nomi brevi, a che cosa serve ogni cosa e le lezioni di una prima partita.

## Nomi brevi

# In lists of options: which henchman goes to which principality, called by its animal.
web-merlin-part-to = { $who } → { $where }
web-merlin-part-idle = { $space }: nessuna azione
# The die turned to so many pips by an apple.
web-merlin-part-die = Dado su { $pips }
# A piece of a principality, such as “Black shield”.
web-merlin-part-good = { CAPITAL($good) } { merlin-colour }
web-merlin-animal-black = Drago
web-merlin-animal-grey = Colomba
web-merlin-animal-blue = Pesce
web-merlin-animal-purple = Serpente
web-merlin-animal-orange = Volpe
web-merlin-animal-brown = Aquila
web-merlin-round = Round { $round }
web-merlin-missions = Missioni
web-merlin-first = gioca per primo
web-merlin-in-hand = { $count ->
        [one] { $count } { -merlin-mission } in mano
       *[other] { $count } { -merlin-mission(form: "plural") } in mano
    }
web-merlin-dice = { $count ->
        [one] { $count } dado rimasto
       *[other] { $count } dadi rimasti
    }
web-merlin-points = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
web-merlin-apples = { $count ->
        [one] { $count } { -merlin-apple }
       *[other] { $count } { -merlin-apple(form: "plural") }
    }
web-merlin-staffs = { $count ->
        [one] { $count } { -merlin-merlins-staff }
       *[other] { $count } { -merlin-merlins-staff(form: "plural") }
    }
web-merlin-traitors = { $count ->
        [one] { $count } { -merlin-traitor }
       *[other] { $count } { -merlin-traitor(form: "plural") }
    }
web-merlin-manors = { $count ->
        [one] { $count } { -merlin-manor } rimasto
       *[other] { $count } { -merlin-manor(form: "plural") } rimasti
    }
web-merlin-markers = { $count ->
        [one] { $count } { -merlin-influence-marker } rimasta
       *[other] { $count } { -merlin-influence-marker(form: "plural") } rimaste
    }
web-merlin-influence = { $count ->
        [one] { $count } { -merlin-influence-marker }
       *[other] { $count } { -merlin-influence-marker(form: "plural") }
    }
web-merlin-strength = Forza { $count }

## Dove va una figura, negli elenchi delle opzioni: che cosa si può fare lì

web-merlin-goal-principality = { CAPITAL(-merlin-assistant) } → { $where }
web-merlin-goal-vp = Punti per { $element }
web-merlin-goal-influence = { CAPITAL($good) } per influenza
web-merlin-goal-influence-assistant = { CAPITAL(-merlin-assistant) } per influenza
web-merlin-goal-resource = { CAPITAL($good) } a scelta
web-merlin-goal-resource-influence = Influenza a scelta
web-merlin-goal-excalibur = Prendere { -merlin-excalibur }
web-merlin-goal-grail = Prendere il { -merlin-grail }
web-merlin-goal-relocate = Spostare un { -merlin-assistant }
web-merlin-goal-exchange = Scambiare un pezzo
web-merlin-goal-missions = Cambiare { -merlin-mission(form: "plural") }
web-merlin-goal-build = Costruire un { -merlin-manor }
web-merlin-goal-apple = Prendere una { -merlin-apple }
web-merlin-goal-move-arthur = Muovere { -merlin_arthur-arthur }
web-merlin-goal-activate-assistant = Attivare un { -merlin-assistant }
web-merlin-goal-signet-ring = Prendere l’{ -merlin_arthur-signet-ring }
web-merlin-goal-stairs = Al { -merlin-principality } successivo
web-merlin-goal-move-merlin = Muovere { -merlin-merlin }
web-merlin-goal-replace-manor = Sostituire un { -merlin-manor }
web-merlin-goal-pict = Prendere un { -merlin_arthur-pict }

## Come si chiama una cosa

web-merlin-die-knight = Il tuo { -merlin-personal-die }: { $pips }
web-merlin-die-merlin = Il tuo { -merlin-merlin-die }: { $pips }
web-merlin-die-arthur = Il tuo { -merlin_arthur-black-die }: { $pips }
web-merlin-die-now = Il dado di questo turno: { $pips }
web-merlin-knight-of = { -merlin-knight } di { $name }
web-merlin-cell = { $terrain } ({ $cell })
web-merlin-principality = { $animal } ({ $principality })
web-merlin-border = Bordo: { $principality }
web-merlin-deck = Pila delle missioni ({ $count })
web-merlin-discard = Missioni scartate ({ $count })
web-merlin-traitor-stacks = Pile di { -merlin-traitor(form: "plural") } ({ $count })
web-merlin-apples-left = { -merlin-apple(form: "plural") } sul tabellone: { $count }
web-merlin-pict-stack = Pila di { -merlin_arthur-pict(form: "plural") } ({ $count })
web-merlin-traitor = { -merlin-traitor } con lo { -merlin-shield } { $principality } ({ $count })

## A che cosa serve una cosa

web-merlin-about-die-knight = Muove il tuo { -merlin-knight } in senso orario del suo valore. Poi puoi usare lo spazio raggiunto.
web-merlin-about-die-merlin = Muove { -merlin-merlin } in un senso o nell’altro del suo valore. Tutti muovono lo stesso { -merlin-merlin }, e solo dopo di lui un bastone può ripetere l’azione.
web-merlin-about-die-arthur = Muove { -merlin_arthur-arthur } in un senso o nell’altro lungo l’anello interno. Tutti muovono lo stesso { -merlin_arthur-arthur }.
web-merlin-about-apple = Prima di muovere, spendi una { -merlin-apple } per portare il dado scelto su una faccia qualsiasi. Alla fine ogni { -merlin-apple } rimasta vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
web-merlin-about-staff = Dopo aver mosso { -merlin-merlin } e usato il suo spazio, spendi un bastone per ripetere l’azione. Alla fine ogni bastone rimasto vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
web-merlin-about-shield = Restituito in una { -merlin-scoring }, respinge un { -merlin-traitor } dello stesso colore. Serve anche per le missioni e dà punti sul suo spazio.
web-merlin-about-flag = Restituiscila nel tuo turno per la sua azione speciale. Serve anche per le missioni e dà punti sul suo spazio.
web-merlin-about-material = Pagalo per costruire un { -merlin-manor } su una tessera che una linea collega a questo colore sul bordo. Serve anche per le missioni e dà punti sul suo spazio.
web-merlin-about-influence = La { -merlin-lady-in-waiting } le porta dal tuo castello in un { -merlin-principality }. Contano solo quelle che si trovano là.
web-merlin-about-power-repel-traitors = Scarta tutti i tuoi { -merlin-traitor(form: "plural") } di un colore, senza pagare { -merlin-shield(form: "plural") }.
web-merlin-about-power-two-missions = Completa due missioni in questo turno. Se ci riesci, guadagni altri { $points } punti.
web-merlin-about-power-backwards = Questa volta il tuo { -merlin-knight } si muove in senso antiorario.
web-merlin-about-power-turn-die = Gira il dado scelto sulla faccia opposta prima di muovere.
web-merlin-about-power-other-action = Dopo il movimento, usa lo spazio del { -merlin-knight } di un altro giocatore invece del tuo.
web-merlin-about-power-mirror = Dopo aver mosso il tuo { -merlin-knight }, mettilo sullo spazio opposto dell’anello e usa quello.
web-merlin-about-power-plus-minus-one = Il dado scelto vale uno in più o uno in meno.
web-merlin-about-power-swap = Il dado scelto muove la pedina che preferisci: il tuo { -merlin-knight }, { -merlin-merlin } o { -merlin_arthur-arthur }.
web-merlin-about-knight = Lo muove solo il suo giocatore, sempre in senso orario. Agisce sullo spazio che raggiunge.
web-merlin-about-merlin = Tutti i giocatori lo muovono con il dado bianco, in un senso o nell’altro.
web-merlin-about-arthur = Tutti i giocatori lo muovono con il dado nero lungo l’anello interno, in un senso o nell’altro.
web-merlin-about-space-principality = Invia uno dei tuoi { -merlin-assistant(form: "plural") } in questo { -merlin-principality }. Quello avversario dello stesso tipo torna a casa, poi il tuo applica il suo effetto.
web-merlin-about-space-vp = Un punto per ognuno dei tuoi elementi: { $element }.
web-merlin-about-space-influence = Prendi { $good-a } da un { -merlin-principality } in cui hai influenza.
web-merlin-about-space-influence-assistant = Invia uno dei tuoi { -merlin-assistant(form: "plural") } in un { -merlin-principality } in cui hai influenza; là applica il suo effetto.
web-merlin-about-space-excalibur = Prendi { -merlin-excalibur }, anche a un altro giocatore, e scarta uno dei tuoi { -merlin-traitor(form: "plural") }.
web-merlin-about-space-grail = Prendi il { -merlin-grail }, anche a un altro giocatore, e una { -merlin-apple }.
web-merlin-about-space-relocate = Sposta uno dei tuoi { -merlin-assistant(form: "plural") } nel { -merlin-principality } vicino, da un lato o dall’altro; là applica il suo effetto.
web-merlin-about-space-exchange = Restituisci un pezzo del tuo castello e prendine un altro qualsiasi.
web-merlin-about-space-missions = Scarta fino a due missioni dalla mano e pescane altrettante.
web-merlin-about-space-build = Paga un materiale e costruisci un { -merlin-manor } nei { -merlin-environs }.
web-merlin-about-space-apple = Prendi una { -merlin-apple }.
web-merlin-about-space-move-arthur = Muovi { -merlin_arthur-arthur } di uno spazio in un senso o nell’altro e usa lo spazio che raggiunge.
web-merlin-about-space-activate-assistant = Uno dei tuoi { -merlin-assistant(form: "plural") } in un { -merlin-principality } applica di nuovo il suo effetto.
web-merlin-about-space-resource = Prendi { $good-a } da un { -merlin-principality } qualsiasi.
web-merlin-about-space-resource-influence = Piazza una delle tue { -merlin-influence-marker(form: "plural") } in un { -merlin-principality } qualsiasi.
web-merlin-about-space-signet-ring = Prendi l’{ -merlin_arthur-signet-ring }, anche a un altro giocatore, e completa una missione, qualunque cosa chieda.
web-merlin-about-space-stairs = Il tuo { -merlin-knight } avanza fino al prossimo spazio { -merlin-principality } e lo usa.
web-merlin-about-space-move-merlin = Muovi { -merlin-merlin } fino a { $steps } spazi in un senso o nell’altro e usa lo spazio che raggiunge.
web-merlin-about-space-replace-manor = Metti uno dei tuoi { -merlin-manor(form: "plural") } al posto di quello di un altro giocatore, senza pagare.
web-merlin-about-space-pict = Prendi uno dei { -merlin_arthur-pict(form: "plural") } scoperti e il suo bonus.
web-merlin-about-lady-in-waiting = Il suo effetto: piazza un’{ -merlin-influence-marker } nel { -merlin-principality } in cui è inviata.
web-merlin-about-shield-bearer = Il suo effetto: prendi uno { -merlin-shield } del { -merlin-principality } in cui è inviato.
web-merlin-about-builder = Il suo effetto: prendi un { -merlin-building-material } del { -merlin-principality } in cui è inviato.
web-merlin-about-flag-bearer = Il suo effetto: prendi una { -merlin-flag } del { -merlin-principality } in cui è inviato.
web-merlin-about-assistant = In ogni { -merlin-scoring } ognuno di loro che si trova in un { -merlin-principality } dà { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
web-merlin-about-principality = In una { -merlin-scoring } chi ha più influenza qui guadagna tanti punti quante sono le influenze di tutti i giocatori. Poi ogni giocatore ne lascia qui solo una.
web-merlin-about-flags-power = La sua { -merlin-flag }: { $power }.
web-merlin-about-stock = Quello che resta nel { -merlin-principality }.
web-merlin-about-traitor = In una { -merlin-scoring } ognuno richiede uno { -merlin-shield } del suo colore. Senza, perdi { $points } punti.
web-merlin-about-cell-free = Qui si costruisce con uno di questi materiali: { $colours }.
web-merlin-about-cell-built = Qui sorge un { -merlin-manor } di { $name }.
web-merlin-about-tower = Chi costruisce presso la { -merlin-tower } prende uno { -merlin-shield } o una { -merlin-flag } da un { -merlin-principality } qualsiasi, o vi piazza un’{ -merlin-influence-marker }.
web-merlin-about-territory = Il suo { -merlin-territory } ha { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }: altrettanti punti a chi vi ha più { -merlin-manor(form: "plural") }.
web-merlin-about-territory-later = Dopo una { -merlin-scoring } ogni giocatore vi lascia solo un { -merlin-manor }.
web-merlin-about-border = Le linee tra le tessere portano qui: questo materiale paga un { -merlin-manor } su ogni tessera lungo di esse.
web-merlin-about-mission = Procurati tutto ciò che mostra e completala nel tuo turno. Tieni tutto; una missione per turno.
web-merlin-about-deck = Da qui si pescano le missioni che ne sostituiscono altre.
web-merlin-about-discard = Missioni completate e scartate; si rimescolano quando la { -merlin-deck } è finita.
web-merlin-about-grail = In una { -merlin-scoring } chi lo possiede può risolvere un pareggio di influenza.
web-merlin-about-excalibur = Chi la possiede guadagna { $points } punti in una { -merlin-scoring } se tutti i suoi { -merlin-traitor(form: "plural") } sono stati respinti.
web-merlin-about-signet-ring = Vale { $strength } per la forza di chi lo possiede contro i { -merlin_arthur-pict(form: "plural") }.
web-merlin-about-ability-points = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    } in più per ogni missione che mostra questo { -merlin-assistant }.
web-merlin-about-ability-anywhere = Da uno spazio { -merlin-principality } questo { -merlin-assistant } può essere inviato in qualsiasi { -merlin-principality }.
web-merlin-about-ability-special = Una volta tra due { -merlin-scoring(form: "plural") }: { $special }.
web-merlin-about-special-lady-in-waiting = Su uno { -merlin-influence-space } invia due { -merlin-assistant(form: "plural") }, uno dopo l’altro, invece di usare lo spazio. Nessun bastone può ripeterlo.
web-merlin-about-special-shield-bearer = Un { -merlin-traitor } se ne va senza { -merlin-shield }, e guadagni { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in più.
web-merlin-about-special-builder = Su uno spazio di costruzione costruisci due { -merlin-manor(form: "plural") }, ognuno con il suo materiale. Nessun bastone può ripeterlo.
web-merlin-about-special-flag-bearer = Su uno { -merlin-vp-space } scegli che cosa si conta: { -merlin-shield(form: "plural") }, { -merlin-flag(form: "plural") }, materiali o influenza. Guadagni { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in più.
web-merlin-ability-open = Una missione completata di questo { -merlin-assistant } può insegnarla invece di dare punti.
web-merlin-ability-learned = Imparata.
web-merlin-ability-turned = Imparata, e già usata fino alla prossima { -merlin-scoring }.
web-merlin-about-pict = Dà subito il suo bonus. In una { -merlin-scoring } la forza maggiore dà { $high } punti, la minore ne costa { $low }.
web-merlin-about-pict-stack = Da qui si riempie il display.
web-merlin-about-traitor-stacks = Dopo ogni { -merlin-scoring } ogni giocatore ne pesca { $count } nuovi.

## Lezioni di una prima partita

web-merlin-lesson-aim = Erede al trono
web-merlin-lesson-aim-says = Vince chi ha più punti. Le missioni ne danno; dopo i round con la stella contano influenza, { -merlin-manor(form: "plural") } e { -merlin-assistant(form: "plural") }, e i { -merlin-traitor(form: "plural") } ne costano.
web-merlin-lesson-die = Scegliere un dado
web-merlin-lesson-die-says = Ogni turno usa un dado: quelli del tuo colore muovono il tuo { -merlin-knight }, quello bianco { -merlin-merlin }. Indica un dado per vedere dove porta.
web-merlin-lesson-move = Muoversi
web-merlin-lesson-move-says = Il tuo { -merlin-knight } avanza in senso orario di tanti spazi quanti ne indica il dado. Tocca la pedina con il bordo dorato, o la prima riga sotto “Puoi”.
web-merlin-lesson-move-example = Un 4 porta il tuo cavaliere 4 spazi avanti.
web-merlin-lesson-merlin = Muovere Merlino
web-merlin-lesson-merlin-says = { -merlin-merlin } va in un senso o nell’altro, e tutti lo muovono. Sceglilo con il tuo dado bianco.
web-merlin-lesson-merlin-example = Un 3 bianco porta a due spazi: 3 in senso orario o 3 in senso antiorario.
web-merlin-lesson-space = Usare uno spazio
web-merlin-lesson-space-says = La tua pedina si è fermata: lo spazio con il bordo dorato offre la sua azione. Puoi rinunciare.
web-merlin-lesson-space-example = Il tuo cavaliere si ferma al melo: prendi una mela.
web-merlin-lesson-assistant = Inviare la tua gente
web-merlin-lesson-assistant-says = Trascina uno dei tuoi { -merlin-assistant(form: "plural") } nel { -merlin-principality }. Ogni tipo porta qualcosa di diverso: influenza, { -merlin-shield }, materiale o { -merlin-flag }.
web-merlin-lesson-influence = Ottenere influenza
web-merlin-lesson-influence-says = La { -merlin-lady-in-waiting } piazza influenza. Chi ne ha di più in un { -merlin-principality } segna 1 punto per ogni influenza presente in ogni { -merlin-scoring }.
web-merlin-lesson-manor = Costruire un maniero
web-merlin-lesson-manor-says = Indica una tessera: le linee tratteggiate portano ai colori con cui puoi pagare. Chi ha più { -merlin-manor(form: "plural") } in un { -merlin-territory } guadagna 1 punto per ogni tessera.
web-merlin-lesson-mission = Completare una missione
web-merlin-lesson-mission-says = Quando una missione della tua mano brilla, hai tutto ciò che mostra: completala. Costa solo la carta. Se nessuna brilla, termina il turno.
web-merlin-lesson-flag = Usare una bandiera
web-merlin-lesson-flag-says = Ogni { -merlin-flag } ha un’azione propria. Indica quelle che brillano e spendine una quando aiuta.
web-merlin-lesson-flag-example = La bandiera viola capovolge il dado: il 2 diventa un 5.
web-merlin-lesson-apple = Le mele cambiano i dadi
web-merlin-lesson-apple-says = Nessun dado va bene? Prima di muovere, una { -merlin-apple } porta quello scelto su una faccia qualsiasi.
web-merlin-lesson-apple-example = Ti serve un 5 e hai un 2: spendi una mela, e diventa un 5.
web-merlin-lesson-staff = I bastoni ripetono
web-merlin-lesson-staff-says = Dopo l’azione di { -merlin-merlin } un bastone la ripete. Ne hai pochi: usali dove conviene.
web-merlin-lesson-staff-example = Merlino è al melo: prendi una mela, spendi un bastone, prendine un’altra. Un bastone tenuto vale 2 punti alla fine.
web-merlin-lesson-traitor = Respingere i traditori
web-merlin-lesson-traitor-says = Si avvicina una { -merlin-scoring }: raccogli uno { -merlin-shield } del colore di ognuno dei tuoi { -merlin-traitor(form: "plural") }. Ognuno che resta costa 3 punti.
web-merlin-lesson-scoring = La fase di punteggio
web-merlin-lesson-scoring-says = Dopo i round 2, 4 e 6. Ogni { -merlin-traitor } senza { -merlin-shield } del suo colore: −3. Più { -merlin-manor(form: "plural") } in un { -merlin-territory }: 1 per tessera. Più influenza in un { -merlin-principality }: 1 per ogni influenza presente. Ogni { -merlin-assistant } fuori: 1.
web-merlin-lesson-scoring-example = Un traditore entra, una foresta di 5 tessere e un principato con 5 influenze sono tuoi, tre aiutanti sono fuori: −3 + 5 + 5 + 3 = 10 punti.

## A scoring, step by step

web-merlin-ceremony = { CAPITAL(-merlin-scoring) } dopo il round { $round }
web-merlin-ceremony-new-traitors = Tutti pescano nuovi traditori
web-merlin-ceremony-rest = Avanzi
web-merlin-ceremony-territory = { $terrain }, { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
web-merlin-ceremony-share = { $name }: { $count }
web-merlin-ceremony-influence = { $name }, { $count ->
        [one] { $count } influenza
       *[other] { $count } influenze
    }
