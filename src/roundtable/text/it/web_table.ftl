### Al tavolo: ciò che dice la pagina mentre si gioca.

## Al posto di un tavolo

web-table-loading = Si prepara il tavolo …
web-table-gone = Questo tavolo non può essere mostrato
web-table-cleared = Questo tavolo è stato sgombrato
web-table-stuck = Questa partita non può continuare
web-table-not-loaded = Non è stato possibile caricare il gioco
web-table-not-drawn = Non è stato possibile disegnare questo. L’elenco delle opzioni funziona ancora.
web-table-to-lobby = Alla sala

## Parti dello schermo

web-table-board = Il tabellone
web-table-mine = La mia plancia
web-table-players = Giocatori
web-table-story = Racconto
web-table-chat = Chiacchiere
web-table-you-can = Puoi
web-table-sheet = Punti finora
web-table-help = Giocare con tasti e mani
web-table-result = Risultato

## Chi deve decidere

web-table-over = La partita è finita
web-table-closed = Questo tavolo è chiuso
web-table-wait-bot = { $name } sta pensando …
web-table-wait-person = In attesa di { $name }
web-table-wait-many =
    { $count ->
        [one] Il tavolo aspetta un giocatore
       *[other] Il tavolo aspetta { $count } giocatori
    }
web-table-thinks = sta pensando …
web-table-on-turn = è di turno
web-table-gone-away = è uscito
web-table-points = Punti
web-table-nothing-now = Non è il tuo turno.
web-table-watching = Stai guardando.

## What others do, shown one after the other

web-pace-pause = Pausa
web-pace-resume = Riprendi
web-pace-skip = Salta a ora
web-pace-again = Rivedi i loro turni
web-pace-concerns = Che cosa ti è successo

## Fare qualcosa

web-table-back = Indietro
web-table-restart = Ricomincia
web-table-redo = Ripeti
web-table-all-options = tutte le opzioni
web-table-path = { $first } › { $then }
web-table-ways-on = e poi
web-table-if = Se fai questo
web-table-sure = Confermi?
web-table-yes = Conferma
web-table-no = Annulla
# What an option would do, to the player; $what is a list such as “2 points and 1 apple”.
web-table-you-gain = Guadagni { $what }.
web-table-you-lose = Perdi { $what }.
web-table-you-come = Arrivi qui: { $where }.
web-table-reveals = Questo rivela qualcosa di nuovo e non si può annullare.
web-table-reveals-short = non si può annullare
web-table-ends-turn = Questo conclude il tuo turno.
web-table-seals = Non si può annullare.
web-table-looking = Un momento …
web-table-goes-on = Segue un’altra scelta.
web-table-options-here = { $count } opzioni: premi per scegliere
web-table-why = Perché no?
web-table-rule = La regola

## Aiuto

web-table-help-touch = Ciò che ha il bordo dorato si può toccare. Indicalo per vedere che cosa farebbe, fai clic per farlo; su uno schermo tattile tocca due volte, e tieni premuto su qualsiasi cosa per averne la spiegazione.
web-table-help-drag = Dadi, lavoratori e carte si possono anche trascinare al loro posto.
web-table-key-end = Concludere il turno o passare
web-table-key-options = Scegliere un’opzione dell’elenco; ancora una volta, o Invio, la esegue
web-table-key-arrows = Passare in rassegna ciò che si può toccare
web-table-key-all = Passare in rassegna tutto ciò che ha una spiegazione
web-table-key-enter = Fare ciò che è indicato
web-table-key-escape = Lasciare

## A ceremony: what was scored, step by step

web-ceremony-pause = Pausa
web-ceremony-resume = Riprendi
web-ceremony-skip = Salta
web-ceremony-next = Continua
web-ceremony-again = Rivedi l’ultimo punteggio
web-lookup = Consulta
web-lookup-letters = Scrivi qualche lettera di un nome
web-lookup-nothing = Nessun nome contiene queste lettere.
