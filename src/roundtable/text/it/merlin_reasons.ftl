### Perché qualcosa in Merlin ora non può fare nulla. Ogni motivo sta da solo o con altri, accanto alla cosa stessa.

## Come si usa una cosa: la prima frase dei motivi che seguono

merlin-deed-build = I manieri si costruiscono su uno spazio di costruzione.
merlin-deed-send = Gli aiutanti si inviano da uno spazio principato, dallo spazio per spostarli o dallo spazio influenza con un aiutante.
merlin-deed-come = Gli aiutanti arrivano qui dallo spazio di questo principato, da un principato vicino o, se qui hai influenza, dallo spazio influenza con un aiutante.
merlin-deed-take-shield = Uno scudiero inviato qui porta uno scudo; così anche uno spazio scambio e, se qui hai influenza, lo spazio influenza con lo scudo.
merlin-deed-take-flag = Un portabandiera inviato qui porta una bandiera; così anche uno spazio scambio e, se qui hai influenza, lo spazio influenza con la bandiera.
merlin-deed-take-material = Un costruttore inviato qui porta un materiale da costruzione; così anche uno spazio scambio e, se qui hai influenza, lo spazio influenza con il materiale.
merlin-deed-take-pict = Un Pitto si prende su uno spazio Pitti.
merlin-deed-take-mission = Le nuove missioni arrivano alla fine di un turno in cui ne hai completata una, o su uno spazio missione.
merlin-deed-use-shield = Gli scudi respingono da soli i traditori nella fase di punteggio; su uno spazio scambio puoi scambiarli.
merlin-deed-use-material = Un materiale da costruzione paga un maniero su uno spazio di costruzione; su uno spazio scambio puoi scambiarlo.
merlin-deed-repel = I traditori sono respinti dai tuoi scudi nella fase di punteggio o, prima, sullo spazio Excalibur.
merlin-deed-count-shield = Tutti i tuoi scudi insieme danno punti sullo spazio punti vittoria degli scudi.
merlin-deed-count-flag = Tutte le tue bandiere insieme danno punti sullo spazio punti vittoria delle bandiere. Per usarne una, scegli il colore.
merlin-deed-count-material = Tutti i tuoi materiali da costruzione insieme danno punti sullo spazio punti vittoria dei materiali.
merlin-deed-count-influence = Le tue influenze nei principati danno punti sul loro spazio punti vittoria.
merlin-deed-special-lady-in-waiting = Su uno spazio influenza questa abilità invia due aiutanti.
merlin-deed-special-builder = Su uno spazio di costruzione questa abilità costruisce due manieri.
merlin-deed-special-flag-bearer = Su uno spazio punti vittoria questa abilità dà punti per qualsiasi elemento.

## In quale momento. $deed è una delle frasi qui sopra.

refused-merlin-in-scoring = È una fase di punteggio: ora si può fare solo ciò che chiede.
refused-merlin-turn-over = Il tuo turno è finito; restano solo le nuove missioni da prendere.
refused-merlin-answer-first = Prima finisci ciò che hai iniziato.
refused-merlin-deed-die = { $deed } Il tuo { $pips } porterebbe lì { $figure-the }.
refused-merlin-deed-no-die = { $deed } Nessuno dei tuoi dadi porta direttamente lì.
refused-merlin-deed-move = { $deed } Il dado scelto porta lì: prima muovi.
refused-merlin-deed-no-move = { $deed } Il dado scelto non porta lì.
refused-merlin-deed-use = { $deed } Prima usa lo { $space }.
refused-merlin-deed-at = { $deed } Sei sullo { $space }.
refused-merlin-deed-acted = { $deed } Hai già avuto la tua azione in questo turno.

## Dadi, personaggi e spazi

refused-merlin-die-change = Usa una mela o una bandiera per cambiare questo dado prima di muovere.
refused-merlin-die-fixed = Non hai né una mela né una bandiera per cambiare questo dado.
refused-merlin-die-late = Il tuo personaggio si è mosso: il dado non può più essere cambiato.
refused-merlin-apple-late = Una mela va usata prima che il personaggio si muova.
# $dice è un elenco di numeri.
refused-merlin-figure-dice = Per muovere { $figure-the } scegli uno dei suoi dadi: { $dice }.
refused-merlin-figure-no-die = Non ti resta nessun dado per muovere { $figure-the } in questo round.
refused-merlin-figure-other = Il dado scelto muove { $figure-the }.
refused-merlin-figure-moved = Hai già mosso { $figure-the }: un dado muove un personaggio, una volta.
refused-merlin-die-leads = Scegli il { $pips }: porta lì { $figure-the }.
refused-merlin-no-die-knight = Nessun dado porta lì: { $steps ->
        [0] ci sta il tuo cavaliere
        [one] è { $steps } spazio davanti al tuo cavaliere
       *[other] è { $steps } spazi davanti al tuo cavaliere
    } (dadi: { $dice }).
refused-merlin-no-die-merlin = Nessun dado porta lì: { $away ->
        [0] ci sta Merlino
        [one] è a { $away } spazio da Merlino
       *[other] è a { $away } spazi da Merlino
    } (dado bianco: { $pips }).
refused-merlin-no-die-both = Nessun dado porta lì: { $steps ->
        [0] ci sta il tuo cavaliere
        [one] è { $steps } spazio davanti al tuo cavaliere
       *[other] è { $steps } spazi davanti al tuo cavaliere
    } (dadi: { $dice }) e { $away ->
        [0] proprio dove si trova Merlino
        [one] a { $away } spazio da Merlino
       *[other] a { $away } spazi da Merlino
    } (dado bianco: { $pips }).
refused-merlin-no-die-arthur = Nessun dado porta lì: l’unico che ti resta muove Arthur, sul circolo interno.
refused-merlin-move-leads = La tua mossa porta lì: muovi { $figure-the }.
refused-merlin-move-other = { $away ->
        [0] È dove si trova { $figure-the }
        [one] È a { $away } spazio
       *[other] È a { $away } spazi
    }; il tuo dado muove { $figure-the } di { $steps }.
refused-merlin-ring-other = Il dado scelto muove Arthur, sul circolo interno.
refused-merlin-no-rival = Il tuo personaggio si è mosso. Solo la bandiera { $principality-feminine } permette di agire altrove, e solo dove si trova il cavaliere di un altro giocatore.
refused-merlin-flag-there = Usa prima la tua bandiera { $principality-feminine }: permette di agire lì, dove si trova un altro cavaliere.
refused-merlin-no-flag-there = Per agire lì, dove si trova un altro cavaliere, ti serve una bandiera { $principality-feminine }.
refused-merlin-borrow-now = Hai usato la bandiera: scegli lo spazio di un altro cavaliere.
refused-merlin-acted = Hai già avuto la tua azione in questo turno.
refused-merlin-acting = Stai usando lo { $space }.
refused-merlin-staff-repeats = La sua azione è stata fatta; il tuo bastone può ripeterla.

## I bastoni e il Graal

refused-merlin-staff-missing = Non hai più bastoni.
refused-merlin-staff-once = Un solo bastone per turno, e ne hai già usato uno.
refused-merlin-staff-later = Un bastone ripete un’azione dopo una mossa di Merlino.
refused-merlin-staff-figure = Un bastone vale solo dopo una mossa di Merlino; tu muovi { $figure-the }.
refused-merlin-staff-action = Prima esegui l’azione; poi un bastone può ripeterla.
refused-merlin-staff-barred = Un bastone non può ripetere un’azione già fatta due volte grazie a un’abilità.
refused-merlin-staff-passed = Un bastone ripete un’azione subito dopo; quel momento è passato.
refused-merlin-grail-board = Nessuno ha il Graal: si prende sullo spazio Graal.
refused-merlin-grail-other = { $seat } ha il Graal.
refused-merlin-grail-later = Il Graal vince un pareggio mentre si assegnano i punti dell’influenza, non prima.

## Bandiere

refused-merlin-flag-missing = Non hai nessuna bandiera { $principality-feminine }.
refused-merlin-flag-scoring = Le bandiere non si possono usare in una fase di punteggio.
refused-merlin-flag-over = Le bandiere si usano nel proprio turno, e il tuo è finito.
refused-merlin-flag-die-first = Prima scegli un dado: questa bandiera ne cambia la mossa.
refused-merlin-flag-late = Questa bandiera va usata prima che il personaggio si muova.
refused-merlin-flag-move-first = Questa bandiera si usa dopo la mossa, prima dell’azione.
refused-merlin-flag-acted = Questa bandiera va usata prima dell’azione.
refused-merlin-no-traitors = Non hai traditori da respingere.
refused-merlin-two-already = In questo turno sono già permesse due missioni; una terza mai.
refused-merlin-knight-backwards = Questa bandiera fa tornare indietro solo il tuo cavaliere; Merlino e Arthur vanno in ogni direzione anche senza.
refused-merlin-backwards-already = Il tuo cavaliere si muove già in senso antiorario.
refused-merlin-out-of-range = Con le bandiere +/-1, il dado girato conterebbe meno di 0 o più di 7.
refused-merlin-no-knights = Nessun cavaliere di un altro giocatore si trova su un altro spazio.
refused-merlin-knight-mirror = Questa bandiera vale solo per il tuo cavaliere, e in questo turno non l’hai mosso.

## Spazi che non farebbero nulla

refused-merlin-all-here = Tutti i tuoi aiutanti sono già { $principality-in }.
refused-merlin-no-influence = Non hai influenza in nessun principato.
refused-merlin-none-by-influence = Dove hai influenza non ci sono più { $good-plural }.
refused-merlin-nobody-to-send = Tutti i tuoi aiutanti sono già dove hai influenza.
refused-merlin-excalibur-idle = Hai già Excalibur, e nessun traditore da respingere.
refused-merlin-grail-idle = Hai già il Graal, e non ci sono più mele.
refused-merlin-no-apples = Non ci sono più mele.
refused-merlin-no-piece = Non hai scudi, bandiere o materiali da costruzione da scambiare.
refused-merlin-no-tile = Non hai nessun materiale da costruzione adatto a una tessera libera.
refused-merlin-no-duty = Nessuno dei tuoi aiutanti in un principato troverebbe qualcosa.
refused-merlin-no-stock = Non ci sono più { $good-plural } da nessuna parte.
refused-merlin-no-markers = Non hai più influenze nel tuo castello.
refused-merlin-no-rival-manor = Nessun altro giocatore ha un maniero nei dintorni.
refused-merlin-no-pict = Non ci sono più Pitti scoperti.

## Aiutanti e principati

refused-merlin-send-for = Invia lì { $assistant-the }: così ne prendi uno.
refused-merlin-stands-here = { CAPITAL($assistant-the) } è già { $principality-in }.
refused-merlin-only-here = Questo spazio invia un aiutante solo nel principato { $principality }.
refused-merlin-no-influence-in = Non hai influenza { $principality-in }.
refused-merlin-at-home = { CAPITAL($assistant-the) } è nel castello; finché altri sono nei principati, si possono spostare solo quelli.
refused-merlin-no-neighbour = Gli aiutanti si spostano solo in un principato vicino.
refused-merlin-home-idle = { CAPITAL($assistant-the) } è nel castello e lì non ha alcun effetto.
refused-merlin-duty-empty = Non c’è più { $good-a } { merlin-colour } da prendere.

## Pezzi

refused-merlin-good-missing = Non hai { $good-a } { merlin-colour }.
refused-merlin-stock-empty = Non c’è più { $good-a } { merlin-colour } nella riserva.
refused-merlin-gives-only = Questo spazio dà solo { $good-plural }.
refused-merlin-return-first = Prima restituisci un pezzo; poi prendine uno.
refused-merlin-piece-returned = Hai già restituito un pezzo; ora prendine uno.
refused-merlin-tower-material = Una torre dà uno scudo, una bandiera o un’influenza, ma nessun materiale da costruzione.
# $colours è un elenco.
refused-merlin-pay-colour = Le linee di questa tessera finiscono in { $colours }: solo questi colori la pagano.
refused-merlin-no-traitor = Non hai traditori con lo scudo { $principality }.
refused-merlin-flag-repels = Usa la tua bandiera { $principality-feminine }: respinge tutti i tuoi traditori di un colore.

## Manieri

refused-merlin-manor-there = { $seat } ha già un maniero lì.
refused-merlin-manor-yours = Hai già un maniero lì.
refused-merlin-cell-chosen = Hai scelto la tessera; ora pagala.
refused-merlin-cell-first = Prima scegli la tessera; poi il materiale con cui pagarla.
refused-merlin-manors-built = Tutti i tuoi sette manieri sono costruiti.
refused-merlin-no-material = Qui un maniero si paga con uno di questi materiali da costruzione: { $colours }. Non ne hai nessuno.
refused-merlin-other-terrain = Il maniero di questo Pitto si costruisce solo { $terrain-in }.
refused-merlin-own-manor = Questo maniero è tuo.
refused-merlin-no-manor = Qui non c’è un maniero da sostituire.
refused-merlin-other-territory = Scegli tra i tuoi manieri di un territorio; questa tessera non è tra quelli.

## Missioni e Pitti

refused-merlin-mission-once = Una missione per turno, e hai già completato la tua.
refused-merlin-mission-twice = In questo turno hai già completato due missioni; una terza non è mai permessa.
refused-merlin-mission-needs = Ti manca ancora: { $needs }.
refused-merlin-mission-later = Le missioni si completano nel proprio turno, non in una fase di punteggio.
refused-merlin-mission-new = Il tuo turno è finito: le missioni si completano solo nel proprio turno.
refused-merlin-not-in-hand = Non hai in mano questa missione.
refused-merlin-refill-later = Alla fine di questo turno prendi una nuova missione.
refused-merlin-discard-first = Prima finisci di scartare; poi prendi altrettante nuove missioni.
refused-merlin-deck-empty = Non ci sono più carte missione.
refused-merlin-pict-taken = Hai preso il tuo Pitto; ora il display viene riempito.
refused-merlin-pict-kept = Questo Pitto è tuo: la sua forza conta nella prossima fase di punteggio.
refused-merlin-pict-away = Questo Pitto non è scoperto.
refused-merlin-stack-empty = Questa pila è esaurita.
refused-merlin-stack-later = Un Pitto si rivela quando qualcuno ne ha preso uno.

## Il Favore del Re

refused-merlin-ability-owned = Hai già questa abilità.
refused-merlin-no-seal = Tutti i tuoi quattro sigilli sono piazzati: non impari altre abilità.
refused-merlin-other-column = Questa missione mostra { $assistant-the }: puoi imparare solo abilità di quella colonna.
refused-merlin-low-card = { $number ->
        [one] Una missione da { $number } punto dà solo la prima abilità della sua colonna.
       *[other] Una missione da { $number } punti dà solo le prime { $number } abilità della sua colonna.
    }
refused-merlin-learn-later = { $row ->
        [one] Questa si impara al posto dei punti di una missione { $assistant-of }.
       *[other] Questa si impara al posto dei punti di una missione { $assistant-of } che vale almeno { $row }.
    }
refused-merlin-ability-by-itself = Funziona da sola: 1 punto in più per ogni missione { $assistant-of }.
refused-merlin-deploy-later = Su uno spazio principato, permette di inviare { $assistant-the } in qualsiasi principato.
refused-merlin-seal-turned = Hai già usato questa abilità; torna dopo la prossima fase di punteggio.
refused-merlin-choose-traitor = Scegli il traditore che vuoi respingere.
refused-merlin-no-traitor-left = Non hai traditori da respingere.
refused-merlin-own-figure = Serve il tuo cavaliere o Merlino sullo spazio stesso; la bandiera non basta.
