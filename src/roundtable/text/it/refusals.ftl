### Perché qualcosa viene rifiutato, e che cosa non va nei dati ricevuti.

## Azioni rifiutate. $what è ciò che si è tentato, nella notazione; $rule, l’id della regola.

refused-apple-missing = Non hai mele.
refused-apple-once = Hai già usato una mela in questo turno.
refused-die-chosen = Hai già scelto il tuo dado.
refused-die-first = Scegli prima un dado.
refused-die-missing = Non hai più questo dado.
refused-game-over = La partita è finita.
refused-move-missing = Questo spazio costa { $need } Movimento; ne hai { $have }.
refused-moving-over = Hai già svolto la tua azione: per questo turno il movimento è finito.
refused-no-history = Questo tavolo non conserva la cronologia: non si può annullare nulla.
refused-no-such-place = Non c’è nessuna scelta numero { $what }.
refused-not-offered-now = “{ $what }” ora non è possibile.
refused-not-your-move = Non puoi annullare la mossa di qualcun altro.
refused-not-your-question = Non tocca a te decidere.
refused-nothing-to-redo = Non c’è nulla da rigiocare.
refused-sealed = Non si può più annullare nulla.
refused-space-far = Questo spazio non è adiacente al tuo.
refused-unknown-action = Questo gioco non conosce l’azione “{ $what }”.

## Posizioni che nessun tavolo può avere. $field è il percorso dell’errore; $value, ciò che vi si trova.

position-missing-field = Manca { $field }.
position-no-question-on-top = { $field } deve finire con una domanda, non con { $value }.
position-nobody-asked = { $field } finisce con una domanda senza risposte possibili.
position-not-a-flag = { $field } dev’essere true o false, non { $value }.
position-not-a-key = { $field } deve avere 32 cifre esadecimali, non { $value }.
position-not-a-list = { $field } dev’essere una lista, non { $value }.
position-not-a-number = { $field } dev’essere un numero intero, non { $value }.
position-not-a-step = { $field } non è un passo di questo gioco: { $value }.
position-not-a-text = { $field } dev’essere un testo, non { $value }.
position-not-an-object = { $field } dev’essere un oggetto con campi nominati, non { $value }.
position-not-conserved = { $field } ha un numero sbagliato di pezzi: { $value }.
position-other-version = { $field } indica un’altra versione delle regole: { $value }.
position-out-of-range = { $field } è fuori dai limiti: { $value }.
position-stands-twice = { $field } contiene due volte la stessa carta: { $value }.
position-unknown-field = { $field } non è un campo di una posizione.
position-unknown-format = { $field } deve indicare il formato di una posizione, non { $value }.
position-unknown-word = { $field } contiene una parola che questo gioco non conosce: { $value }.
position-wrong-length = { $field } ha la lunghezza sbagliata: { $value }.

## Registrazioni che non si possono rigiocare. $at conta le mosse da 0; $what è ciò che non va.

record-departs = La registrazione si discosta dalle regole alla mossa { $at } (contando da 0): “{ $what }”.
record-missing-part = Nella registrazione manca la parte “{ $what }”.
record-no-such-move = Questa partita ha solo { $what } mosse, e non { $at }.
record-no-such-seat = Questa partita non ha il giocatore { $what }.
record-not-a-record = Questa non è la registrazione di una partita.
record-other-round =
    { $at ->
        [one] Dopo { $at } mossa, alla fine del round { $what }, il tavolo non è come dice la registrazione.
       *[other] Dopo { $at } mosse, alla fine del round { $what }, il tavolo non è come dice la registrazione.
    }
record-other-scores =
    { $at ->
        [one] Dopo { $at } mossa i punteggi sono { $what }, e non quelli della registrazione.
       *[other] Dopo { $at } mosse i punteggi sono { $what }, e non quelli della registrazione.
    }
record-other-version = La registrazione è stata giocata con un’altra versione delle regole: { $what }.
record-too-large = La registrazione è troppo grande: { $what } caratteri.
record-unknown-format = Il formato della registrazione non è { $what }.
record-unknown-part = La registrazione ha una parte sconosciuta: “{ $what }”.
record-wrong-move = La mossa { $at } (contando da 0) non è scritta come una mossa: { $what }.
record-wrong-part = La parte “{ $what }” della registrazione non si può leggere.

## Scelte quando si apre un tavolo. $what è ciò che si è scelto; $allowed, ciò che si può scegliere.

setting-needs = “{ $what }” si può scegliere solo insieme a “{ $allowed }”.
setting-not-allowed = “{ $what }” non è possibile; scegli tra: { $allowed }.
setting-seats = Questo gioco non è per { $what } giocatori, ma per: { $allowed }.
setting-unknown = Questo gioco non ha l’impostazione “{ $what }”. Ha: { $allowed }.
setting-unknown-bot = Non c’è nessun bot “{ $what }”. Ci sono: { $allowed }.
setting-bad-variant = “{ $what }” non è un numero di simulazioni; una variante si scrive knight:100, champion:100:hand o knight:100:pesi.json.
setting-bad-weights = “{ $what }” non è un file di pesi adatto: { $allowed }
setting-other-table = La rete è stata fatta per { $what }, non per { $allowed }.
setting-no-features = Non si può imparare un valore per “{ $what }”: nessuno ha detto quali fatti contano.
setting-unknown-game = Non c’è nessun gioco “{ $what }”. Ci sono: { $allowed }.

## Ciò che portano altri pacchetti. $game è il nome del gioco; $why, ciò che non ha funzionato, nelle parole di Python.

package-broken = Il gioco “{ $game }”, fornito da un altro pacchetto, non può essere caricato: { $why }
