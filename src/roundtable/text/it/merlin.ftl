### Merlin, con il modulo Il Favore del Re e l’espansione Arthur.

## Il gioco e che cosa si può scegliere

game-merlin = Merlin

merlin-setting-kings-favour = { -merlin-module-kings-favour }
merlin-setting-kings-favour-about = Un modulo del gioco base: chi completa una missione ne guadagna i punti oppure impara un’abilità permanente.
merlin-setting-arthur = { -merlin_arthur-expansion }
merlin-setting-arthur-about = Ognuno ha un dado nero, che muove Arthur lungo un circolo interno; ci sono nuovi spazi, nuove bandiere e i Pitti.
merlin-setting-influence-markers = Influenze per giocatore
merlin-setting-influence-markers-about = Il regolamento ne elenca sette nella scatola, ma ne usa sei nella preparazione. Una è sul tabellone fin dall’inizio.
merlin-setting-starting-tiles = Tessere iniziali
merlin-setting-starting-tiles-about = Dove iniziano il cavaliere e l’influenza, e da quali principati vengono la prima bandiera, il primo scudo e il primo materiale da costruzione.
merlin-setting-starting-tiles-separate = un principato per ogni cosa
merlin-setting-starting-tiles-one-principality = un solo principato per tutto
merlin-setting-mission-two-specific-assistants = Missioni con due aiutanti specifici
merlin-setting-mission-two-specific-assistants-about = Se entrambi devono stare nello stesso principato.
merlin-setting-mission-two-specific-assistants-anywhere = ognuno in qualsiasi principato
merlin-setting-mission-two-specific-assistants-together = entrambi nello stesso principato
merlin-setting-mission-influence-anywhere = Missioni con influenze in qualsiasi principato
merlin-setting-mission-influence-anywhere-about = Se si sommano le influenze di principati diversi.
merlin-setting-mission-influence-anywhere-total = somma di tutti i principati
merlin-setting-mission-influence-anywhere-together = tutte le influenze in un solo principato
merlin-setting-excalibur-without-traitors = Excalibur senza traditori
merlin-setting-excalibur-without-traitors-about = Se chi ha Excalibur guadagna i suoi 3 punti anche quando la fase di punteggio inizia senza traditori.
merlin-setting-negative-scores = Punteggi sotto zero
merlin-setting-negative-scores-about = Se un punteggio può scendere sotto zero.
merlin-setting-plus-one-counts-itself = Punto aggiuntivo subito
merlin-setting-plus-one-counts-itself-about = Se un’abilità della prima riga dà già il suo punto aggiuntivo per la missione con cui è stata ottenuta.
merlin-setting-shield-bearer-timing = L’abilità speciale dello scudiero
merlin-setting-shield-bearer-timing-about = Quando può respingere un traditore.
merlin-setting-shield-bearer-timing-turn-or-scoring = nel proprio turno e nelle fasi di punteggio
merlin-setting-shield-bearer-timing-turn = solo nel proprio turno
merlin-setting-arthur-flags = Bandiere nere e grigie
merlin-setting-arthur-flags-about = Quale delle due nuove bandiere cambia il dado di uno e quale muove un altro personaggio.
merlin-setting-arthur-flags-black-plus-minus-one = nera: +/-1, grigia: scambio
merlin-setting-arthur-flags-grey-plus-minus-one = grigia: +/-1, nera: scambio
merlin-setting-merlin-space-zero-steps = Merlino può restare fermo
merlin-setting-merlin-space-zero-steps-about = Se lo spazio Merlino del circolo interno permette anche di usare lo spazio in cui si trova, invece di muoverlo da 1 a 3 spazi.
merlin-setting-pict-manor-tower-bonus = Bonus della torre con i Pitti
merlin-setting-pict-manor-tower-bonus-about = Se un maniero costruito grazie a un Pitto su una tessera con una torre dà il bonus della torre.
merlin-setting-signet-ring-reward = Missioni dell’anello col sigillo
merlin-setting-signet-ring-reward-about = Che cosa dà una missione completata con l’anello col sigillo.
merlin-setting-signet-ring-reward-points = i suoi punti
merlin-setting-signet-ring-reward-points-or-ability = i suoi punti oppure un’abilità

## Le cose

merlin-principality-black = { -merlin-colour-black }
    .feminine = nera
    .in = nel { -merlin-principality } { -merlin-colour-black }
    .of = del { -merlin-principality } { -merlin-colour-black }
merlin-principality-grey = { -merlin-colour-grey }
    .feminine = grigia
    .in = nel { -merlin-principality } { -merlin-colour-grey }
    .of = del { -merlin-principality } { -merlin-colour-grey }
merlin-principality-blue = { -merlin-colour-blue }
    .in = nel { -merlin-principality } { -merlin-colour-blue }
    .of = del { -merlin-principality } { -merlin-colour-blue }
merlin-principality-purple = { -merlin-colour-purple }
    .in = nel { -merlin-principality } { -merlin-colour-purple }
    .of = del { -merlin-principality } { -merlin-colour-purple }
merlin-principality-orange = { -merlin-colour-orange }
    .in = nel { -merlin-principality } { -merlin-colour-orange }
    .of = del { -merlin-principality } { -merlin-colour-orange }
merlin-principality-brown = { -merlin-colour-brown }
    .in = nel { -merlin-principality } { -merlin-colour-brown }
    .of = del { -merlin-principality } { -merlin-colour-brown }

merlin-good-shield = { -merlin-shield }
    .a = uno { -merlin-shield }
    .plural = { -merlin-shield(form: "plural") }
    .gender = m
merlin-good-flag = { -merlin-flag }
    .a = una { -merlin-flag }
    .plural = { -merlin-flag(form: "plural") }
    .gender = f
merlin-good-material = { -merlin-building-material }
    .a = un { -merlin-building-material }
    .plural = { -merlin-building-material(form: "plural") }
    .gender = m
# Il colore di uno scudo, di una bandiera o di un materiale, concordato con il nome.
merlin-colour = { $good-gender ->
        [f] { $principality-feminine }
       *[other] { $principality }
    }

# Che cosa conta uno spazio punti vittoria.
merlin-element-shield = { -merlin-shield(form: "plural") }
    .the = gli { -merlin-shield(form: "plural") }
merlin-element-flag = { -merlin-flag(form: "plural") }
    .the = le { -merlin-flag(form: "plural") }
merlin-element-material = { -merlin-building-material(form: "plural") }
    .the = i { -merlin-building-material(form: "plural") }
merlin-element-influence = { -merlin-influence-marker(form: "plural") }
    .the = le { -merlin-influence-marker(form: "plural") }
merlin-element-manor = { -merlin-manor(form: "plural") }
    .the = i { -merlin-manor(form: "plural") }
merlin-element-assistant = { -merlin-assistant(form: "plural") }
    .the = gli { -merlin-assistant(form: "plural") }

merlin-assistant-lady-in-waiting = { -merlin-lady-in-waiting }
    .the = la { -merlin-lady-in-waiting }
    .of = della { -merlin-lady-in-waiting }
merlin-assistant-shield-bearer = { -merlin-shield-bearer }
    .the = lo { -merlin-shield-bearer }
    .of = dello { -merlin-shield-bearer }
merlin-assistant-builder = { -merlin-builder }
    .the = il { -merlin-builder }
    .of = del { -merlin-builder }
merlin-assistant-flag-bearer = { -merlin-flag-bearer }
    .the = il { -merlin-flag-bearer }
    .of = del { -merlin-flag-bearer }

# Il Favore del Re: che cosa fa la terza abilità di ogni aiutante.
merlin-special-lady-in-waiting = inviare due { -merlin-assistant(form: "plural") }
merlin-special-shield-bearer = { -merlin-repel } un { -merlin-traitor }
merlin-special-builder = costruire due { -merlin-manor(form: "plural") }
merlin-special-flag-bearer = ottenere punti per qualsiasi elemento

merlin-figure-knight = { -merlin-knight }
    .the = il { -merlin-knight }
merlin-figure-merlin = { -merlin-merlin }
merlin-figure-arthur = { -merlin_arthur-arthur }

merlin-item-grail = { -merlin-grail }
    .the = il { -merlin-grail }
merlin-item-excalibur = { -merlin-excalibur }
merlin-item-signet-ring = { -merlin_arthur-signet-ring }
    .the = l’{ -merlin_arthur-signet-ring }

merlin-terrain-mountain = { -merlin-mountain }
    .in = su una { -merlin-mountain }
merlin-terrain-forest = { -merlin-forest }
    .in = in una { -merlin-forest }
merlin-terrain-lake = { -merlin-lake }
    .in = su un { -merlin-lake }

merlin-power-repel-traitors = { -merlin-flag-action-repel }
merlin-power-two-missions = { -merlin-flag-action-missions }
merlin-power-backwards = { -merlin-flag-action-backwards }
merlin-power-turn-die = { -merlin-flag-action-turn-die }
merlin-power-other-action = { -merlin-flag-action-other }
merlin-power-mirror = { -merlin-flag-action-mirror }
merlin-power-plus-minus-one = { -merlin_arthur-flag-plus-minus-one }
merlin-power-swap = { CAPITAL(-merlin_arthur-flag-swap) }

merlin-direction-clockwise = in senso orario
merlin-direction-anticlockwise = in senso antiorario
merlin-direction-stay = nessuno
merlin-use-use = usa
merlin-use-keep = conserva
merlin-side-left = sinistra
merlin-side-right = destra
merlin-change-up = uno in più
merlin-change-down = uno in meno

## Gli spazi della ruota e del circolo interno; iniziano tutti con “spazio”

merlin-space-principality-black = spazio del { -merlin-principality } { -merlin-colour-black }
merlin-space-principality-grey = spazio del { -merlin-principality } { -merlin-colour-grey }
merlin-space-principality-blue = spazio del { -merlin-principality } { -merlin-colour-blue }
merlin-space-principality-purple = spazio del { -merlin-principality } { -merlin-colour-purple }
merlin-space-principality-orange = spazio del { -merlin-principality } { -merlin-colour-orange }
merlin-space-principality-brown = spazio del { -merlin-principality } { -merlin-colour-brown }
merlin-space-vp-shield = { -merlin-vp-space } ({ merlin-element-shield })
merlin-space-vp-flag = { -merlin-vp-space } ({ merlin-element-flag })
merlin-space-vp-material = { -merlin-vp-space } ({ merlin-element-material })
merlin-space-vp-influence = { -merlin-vp-space } ({ merlin-element-influence })
merlin-space-vp-manor = { -merlin-vp-space } ({ merlin-element-manor })
merlin-space-influence-shield = { -merlin-influence-space } ({ -merlin-shield })
merlin-space-influence-flag = { -merlin-influence-space } ({ -merlin-flag })
merlin-space-influence-material = { -merlin-influence-space } ({ -merlin-building-material })
merlin-space-influence-assistant = { -merlin-influence-space } ({ -merlin-assistant })
merlin-space-excalibur = spazio { -merlin-excalibur }
merlin-space-grail = spazio { -merlin-grail }
merlin-space-relocate = spazio “{ -merlin-relocation-space }”
merlin-space-exchange = { -merlin-exchange-space }
merlin-space-missions = { -merlin-mission-space }
merlin-space-build = spazio “{ -merlin-building-space }”
merlin-space-apple = spazio { -merlin_arthur-apple-space }
merlin-space-move-arthur = spazio { -merlin_arthur-arthur-movement }
merlin-space-activate-assistant = spazio “{ -merlin_arthur-activate-assistant }”
merlin-space-resource-shield = { -merlin_arthur-resource-space } ({ -merlin-shield })
merlin-space-resource-flag = { -merlin_arthur-resource-space } ({ -merlin-flag })
merlin-space-resource-material = { -merlin_arthur-resource-space } ({ -merlin-building-material })
merlin-space-resource-influence = { -merlin_arthur-resource-space } ({ -merlin-influence-marker })
merlin-space-signet-ring = spazio dell’{ -merlin_arthur-signet-ring }
merlin-space-stairs = spazio { -merlin_arthur-stairs }
merlin-space-move-merlin = spazio { -merlin_arthur-merlin-space }
merlin-space-replace-manor = spazio “{ -merlin_arthur-replace-manor }”
merlin-space-pict = spazio { -merlin_arthur-pict-space }

## Le carte missione e le tessere dei Pitti. $needs è un elenco di ciò che segue.

merlin-mission-card = { -merlin-mission } ({ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $assistant }): { $needs }
merlin-need-item = { $number ->
        [one] { $number } { $good } { merlin-colour }
       *[other] { $number } { $good-plural } { $principality-of }
    }
merlin-need-item-any = { $number ->
        [one] { $number } { $good }
       *[other] { $number } { $good-plural }
    } di qualsiasi colore
merlin-need-influence-in = { $number ->
        [one] { $number } { -merlin-influence-marker }
       *[other] { $number } { -merlin-influence-marker(form: "plural") }
    } { $principality-in }
merlin-need-influence-total = { $number ->
        [one] { $number } { -merlin-influence-marker }
       *[other] { $number } { -merlin-influence-marker(form: "plural") }
    } in qualsiasi { -merlin-principality }
merlin-need-assistant-in = { $assistant } { $principality-in }
merlin-need-any-assistants-in = { $number ->
        [one] { $number } { -merlin-assistant } qualsiasi
       *[other] { $number } { -merlin-assistant(form: "plural") } qualsiasi
    } { $principality-in }
merlin-need-assistants-placed = { $assistants } in qualsiasi { -merlin-principality }

# $bonus è uno dei messaggi qui sotto.
merlin-pict-tile = { -merlin_arthur-pict } di valore { $strength } ({ $bonus })
merlin-bonus-good = 1 { $good } { merlin-colour }
merlin-bonus-apple = 1 { -merlin-apple }
merlin-bonus-influence = 1 { -merlin-influence-marker }
merlin-bonus-manor = 1 { -merlin-manor } { $terrain-in }

merlin-cause-duty = { -merlin-duty } dell’{ -merlin-assistant }
merlin-cause-activation = { -merlin-duty } ripetuto
merlin-cause-influence-space = { -merlin-influence-space }
merlin-cause-exchange = { -merlin-exchange-space }
merlin-cause-tower = { -merlin-tower }
merlin-cause-pict = { -merlin_arthur-pict }
merlin-cause-resource-space = { -merlin_arthur-resource-space }
merlin-cause-grail = { -merlin-grail }
merlin-cause-apple-space = spazio { -merlin-apple }
merlin-repel-cause-flag = { -merlin-flag }
merlin-repel-cause-excalibur = { -merlin-excalibur }
merlin-repel-cause-shields = { -merlin-shield(form: "plural") }
merlin-repel-cause-ability = { -merlin-ability }

## Da dove vengono i punti

merlin-source-missions = { -merlin-mission(form: "plural") }
merlin-source-two-missions = due { -merlin-mission(form: "plural") } in un turno
merlin-source-vp-spaces = { -merlin-vp-space(form: "plural") }
merlin-source-favour = { -merlin-module-kings-favour }
merlin-source-traitors = { -merlin-traitor(form: "plural") }
merlin-source-excalibur = { -merlin-excalibur }
merlin-source-environs = { -merlin-environs }
merlin-source-influence = { -merlin-influence-marker(form: "plural") }
merlin-source-assistants = { -merlin-assistant(form: "plural") }
merlin-source-picts = { -merlin_arthur-pict(form: "plural") }
merlin-source-apples = { -merlin-apple(form: "plural") }
merlin-source-staffs = { -merlin-merlins-staff(form: "plural") }
merlin-source-goods = pezzi non usati

## Che cosa viene chiesto

merlin-asks-choose-die = Quale dado usi?
merlin-asks-move-figure = Muovi il { -merlin-figure }, oppure prima cambia il dado.
merlin-asks-land = Usi lo spazio?
merlin-asks-use-staff = Ripeti l’azione con un { -merlin-merlins-staff }?
merlin-asks-end-turn = Vuoi fare altro in questo turno?
merlin-asks-choose-traitors = Quali { -merlin-traitor(form: "plural") } respingi?
merlin-asks-borrow-action = Lo spazio di quale { -merlin-knight } usi?
merlin-asks-refill-hand = Quale { -merlin-mission } prendi al posto di quella completata?
merlin-asks-choose-assistant = Quale { -merlin-assistant } piazzi?
merlin-asks-send-by-influence = Quale { -merlin-assistant } invii in un { -merlin-principality } in cui hai influenza?
merlin-asks-take-by-influence = Da quale { -merlin-principality } in cui hai influenza prendi un pezzo?
merlin-asks-relocate = Quale { -merlin-assistant } sposti, e dove?
merlin-asks-discard-traitor = Quale { -merlin-traitor } respingi con { -merlin-excalibur }?
merlin-asks-return-good = Quale pezzo restituisci?
merlin-asks-take-any-good = Quale pezzo prendi in cambio?
merlin-asks-discard-missions = Quali { -merlin-mission(form: "plural") } scarti? Al massimo due.
merlin-asks-replace-mission = Quale { -merlin-mission } prendi al posto di una scartata?
merlin-asks-choose-cell = Dove costruisci un { -merlin-manor }?
merlin-asks-pay-material = Quale { -merlin-building-material } paghi?
merlin-asks-tower-bonus = Che cosa prendi per la { -merlin-tower }?
merlin-asks-break-tie = Usi il { -merlin-grail } per vincere il pareggio?
merlin-prompt-tie = C’è un pareggio { $principality-in }. Usi il { -merlin-grail } per prendere tutti i punti?
merlin-asks-choose-reward = Prendi i punti o un’{ -merlin-ability }?
merlin-asks-build-again = Dove costruisci il secondo { -merlin-manor }, se lo desideri?
merlin-asks-visit = Quale { -merlin-assistant } invii per primo?
merlin-asks-visit-again = Quale { -merlin-assistant } invii per secondo, se lo desideri?
merlin-asks-score-element = Per quale elemento guadagni punti?
merlin-asks-banish-in-scoring = Respingi un { -merlin-traitor } con l’{ -merlin-ability } dello { -merlin-shield-bearer }?
merlin-asks-ride-arthur = In che senso muovi { -merlin_arthur-arthur }?
merlin-asks-activate-assistant = Quale { -merlin-assistant } attivi?
merlin-asks-mark-anywhere = Dove piazzi un’{ -merlin-influence-marker }?
merlin-asks-take-anywhere = Da quale { -merlin-principality } prendi il pezzo?
merlin-asks-fulfil-mission = Quale { -merlin-mission } completi con l’{ -merlin_arthur-signet-ring }?
merlin-asks-walk-merlin = Di quanti spazi e in che senso muovi { -merlin-merlin }?
merlin-asks-replace-manor = Quale { -merlin-manor } sostituisci con uno dei tuoi?
merlin-asks-adjust-die = Il dado conta uno in più o uno in meno?
merlin-asks-swap-figure = Quale { -merlin-figure } muovi invece?
merlin-asks-keep-manor = Quale { -merlin-manor } tieni in questo { -merlin-territory }?
merlin-asks-choose-pict = Quale { -merlin_arthur-pict } prendi?
merlin-asks-pict-influence = Dove piazzi l’{ -merlin-influence-marker }?
merlin-asks-pict-manor = Dove costruisci il { -merlin-manor }?
merlin-asks-refill-picts = Da quale pila viene il { -merlin_arthur-pict } che riempie il { -merlin_arthur-pict-display }?

## Che cosa si può fare

merlin-do-die = Muovi { $figure-the } con il { $pips }
merlin-do-apple = Spendi una { -merlin-apple } e porta il dado a { $pips }
merlin-do-flag = Usa la { -merlin-flag } { $principality-feminine }
merlin-label-flag = Usa la { -merlin-flag } { $principality-feminine } ({ $power })
merlin-do-move = Movimento: { $direction }
merlin-label-move = { $steps ->
        [0] Lascia fermo { $figure-the }
        [one] { CAPITAL($space) }, { $steps } spazio { $direction }
       *[other] { CAPITAL($space) }, { $steps } spazi { $direction }
    }
merlin-do-act = Usa lo spazio
merlin-label-space = Usa lo { $space }
merlin-do-decline = Rinuncia
merlin-do-staff = Spendi un { -merlin-merlins-staff } e ripeti l’azione
merlin-do-end = Termina il turno
# $space è un numero, contato da 0 in senso orario.
merlin-do-borrow = Usa lo spazio { $space }
merlin-do-place = Piazza { $assistant-the } { $principality-in }
merlin-do-take = Prendi { $good-a } { merlin-colour }
merlin-do-give = Restituisci { $good-a } { merlin-colour }
merlin-do-mark = Piazza un’{ -merlin-influence-marker } { $principality-in }
merlin-do-repel = Respingi un { -merlin-traitor } con lo { -merlin-shield } { $principality }
merlin-label-repel = Respingi { $number ->
        [one] { $number } { -merlin-traitor }
       *[other] { $number } { -merlin-traitor(form: "plural") }
    } con lo { -merlin-shield } { $principality }
merlin-do-build = Costruisci un { -merlin-manor } in { $cell }
merlin-do-pay = Paga un { -merlin-building-material } { $principality }
merlin-do-skip = Fanne a meno
merlin-do-complete = Completa la { $mission }
merlin-do-discard = Scarta la { $mission }
merlin-do-stop = Non scartare altro
merlin-do-draw = Prendi la { $mission }
merlin-do-deck = Pesca una carta dalla { -merlin-deck }
merlin-do-grail = { CAPITAL($use) } il { -merlin-grail }
merlin-do-points = Prendi i punti
merlin-label-points = { $number ->
        [one] Prendi { $number } { -merlin-victory-point }
       *[other] Prendi { $number } { -merlin-victory-point(form: "plural") }
    }
merlin-do-ability = { $row ->
        [1] Impara: 1 punto in più per ogni { -merlin-mission } { $assistant-of }
        [2] Impara: inviare { $assistant-the } in qualsiasi { -merlin-principality }
       *[other] Impara l’{ -merlin-ability } speciale { $assistant-of }
    }
merlin-label-special = Impara: { $special } ({ $assistant })
merlin-do-seal = Usa l’{ -merlin-ability }: { $special }
merlin-do-score = Guadagna punti per { $element-the }
merlin-do-banish = Usa l’{ -merlin-ability }: { -merlin-repel } un { -merlin-traitor } con lo { -merlin-shield } { $principality }
merlin-do-adjust = Conta { $change }
merlin-do-figure = Muovi { $figure-the }
merlin-do-walk = { $steps ->
        [0] Lascia fermo { -merlin-merlin }
        [one] Muovi { -merlin-merlin } di { $steps } spazio { $direction }
       *[other] Muovi { -merlin-merlin } di { $steps } spazi { $direction }
    }
merlin-do-ride = Muovi { -merlin_arthur-arthur } di 1 spazio { $direction }
merlin-do-activate = Attiva { $assistant-the }
merlin-do-replace = Sostituisci il { -merlin-manor } in { $cell }
merlin-do-fulfil = Completa la { $mission }
merlin-do-pict = Prendi il { $pict }
merlin-do-refill = Rivela un { -merlin_arthur-pict } dalla pila di { $side }
merlin-do-keep = Tieni il { -merlin-manor } in { $cell }

## Che cosa è successo

merlin-round-begins = È iniziato il { -merlin-round } { $number }; comincia { $seat }.
merlin-took-die = { $seat } ha scelto il { $number } per { $figure-the }.
merlin-used-apple = { $seat } ha speso una { -merlin-apple } e portato il dado a { $number }.
merlin-used-flag = { $seat } ha usato la { -merlin-flag } { $principality-feminine } ({ $power }).
merlin-moved = { $seat } ha mosso { $figure-the } sullo { $space }.
merlin-declined = { $seat } ha rinunciato all’azione.
merlin-spent-staff = { $seat } ha speso un { -merlin-merlins-staff } e ripetuto l’azione.
merlin-placed = { $seat } ha piazzato { $assistant-the } { $principality-in }.
merlin-sent-home = { $other } ha ripreso nel proprio castello { $assistant-the } che si trovava { $principality-in }.
merlin-took-good = { $seat } ha preso { $good-a } { merlin-colour } ({ $cause }).
merlin-gave-good = { $seat } ha restituito { $good-a } { merlin-colour }.
merlin-marked = { $seat } ha piazzato un’{ -merlin-influence-marker } { $principality-in } ({ $cause }).
merlin-gained = { $seat } ha guadagnato { $number ->
        [one] { $number } { -merlin-victory-point }
       *[other] { $number } { -merlin-victory-point(form: "plural") }
    } ({ $source }).
merlin-lost = { $seat } ha perso { $number ->
        [one] { $number } { -merlin-victory-point }
       *[other] { $number } { -merlin-victory-point(form: "plural") }
    } ({ $source }).
merlin-took-item = { $seat } ha preso { $item-the }.
merlin-took-apple = { $seat } ha preso una { -merlin-apple } ({ $cause }).
merlin-repelled = { $seat } ha respinto { $number ->
        [one] { $number } { -merlin-traitor }
       *[other] { $number } { -merlin-traitor(form: "plural") }
    } con lo { -merlin-shield } { $principality } ({ $means }).
merlin-drew-traitor = { $seat } ha pescato un { -merlin-traitor } con lo { -merlin-shield } { $principality }.
merlin-completed = { $seat } ha completato la { $mission }.
merlin-discarded = { $seat } ha scartato la { $mission }.
merlin-drew-open = Dal { -merlin-open-row } { $seat } ha preso la { $mission }.
merlin-drew-hidden = { $seat } ha pescato una { -merlin-mission } dalla { -merlin-deck }.
merlin-drew-mission = Hai pescato la { $mission }.
merlin-built = { $seat } ha costruito un { -merlin-manor } in { $cell }.
merlin-scoring-begins = È iniziata una { -merlin-scoring }.
merlin-used-grail = { $seat } ha usato il { -merlin-grail } { $principality-in }.
# $number è la riga dell’abilità.
merlin-gained-ability = { $number ->
        [1] { $seat } ha imparato a guadagnare 1 punto in più per ogni { -merlin-mission } { $assistant-of }.
        [2] { $seat } ha imparato a inviare { $assistant-the } in qualsiasi { -merlin-principality }.
       *[other] { $seat } ha imparato l’{ -merlin-ability } speciale { $assistant-of }.
    }
merlin-used-seal = { $seat } ha usato un’{ -merlin-ability }: { $special }.
merlin-replaced = { $seat } ha sostituito in { $cell } un maniero appartenente a { $other }.
merlin-removed = { $seat } ha rimosso un { -merlin-manor } da { $cell }.
merlin-took-pict = { $seat } ha preso il { $pict }.
merlin-pict-sum = { $seat } ha totalizzato un valore di { $number } con i { -merlin_arthur-pict(form: "plural") }.
merlin-rolled = { $seat } ha ottenuto { $first }, { $second } e { $third }, e { $merlin } per { -merlin-merlin }.
merlin-rolled-five = { $seat } ha ottenuto { $first }, { $second } e { $third }, { $merlin } per { -merlin-merlin } e { $arthur } per { -merlin_arthur-arthur }.
merlin-turned-die = { $seat } ha girato il dado sul { $number }.
merlin-adjusted = { $seat } ha contato { $change } sul dado.
merlin-swapped = { $seat } ha usato il dado per { $figure-the }.
merlin-borrowed = { $seat } ha scelto di agire sullo { $space }.
merlin-stayed = { $seat } ha lasciato fermo { $figure-the }.
merlin-activated = { $seat } ha attivato { $assistant-the } { $principality-in }.
merlin-paid-material = { $seat } ha pagato un { -merlin-building-material } { $principality }.
merlin-spent-shields = { $number ->
        [one] { $seat } ha speso { $number } { -merlin-shield } { $principality }.
       *[other] { $seat } ha speso { $number } { -merlin-shield(form: "plural") } { $principality-of }.
    }
merlin-took-back = { $seat } ha ripreso { $number ->
        [one] { $number } { -merlin-influence-marker }
       *[other] { $number } { -merlin-influence-marker(form: "plural") }
    } { $principality-of }.
merlin-gained-at-space = { $seat } ha guadagnato { $number ->
        [one] { $number } { -merlin-victory-point }
       *[other] { $number } { -merlin-victory-point(form: "plural") }
    } per { $element-the }.
merlin-gained-territory = { $seat } ha guadagnato { $number ->
        [one] { $number } { -merlin-victory-point }
       *[other] { $number } { -merlin-victory-point(form: "plural") }
    } per il { -merlin-territory } in { $cell } ({ $terrain }).
merlin-gained-influence = { $seat } ha guadagnato { $number ->
        [one] { $number } { -merlin-victory-point }
       *[other] { $number } { -merlin-victory-point(form: "plural") }
    } per l’influenza { $principality-in }.
merlin-discarded-traitors = { $seat } ha scartato senza respingerli { $number ->
        [one] { $number } { -merlin-traitor }
       *[other] { $number } { -merlin-traitor(form: "plural") }
    } con lo { -merlin-shield } { $principality }.
merlin-traitors-shuffled = { $number } { -merlin-traitor(form: "plural") } scartati sono stati mescolati in nuove pile.
merlin-turned-up = Rivelata nel { -merlin-open-row }: la { $mission }.
merlin-deck-shuffled = Le { -merlin-mission(form: "plural") } scartate sono state mescolate in una nuova { -merlin-deck }.
merlin-seal-back = { $seat } ha rigirato il { -merlin-seal } dell’{ -merlin-ability } speciale { $assistant-of }.
merlin-turned-up-pict = Rivelato dalla pila di { $side }: il { $pict }.
merlin-boxed-picts = { $seat } ha rimesso { $number ->
        [one] { $number } { -merlin_arthur-pict }
       *[other] { $number } { -merlin_arthur-pict(form: "plural") }
    } nella scatola.
