### Intorno alla partita: il racconto, la chat, il foglio dei punti, la fine, l’attesa dei giocatori, la connessione, l’istruttore, il menu.

## Il racconto

web-story-since = Dal tuo ultimo turno
web-story-all = Tutto il racconto
web-story-large = Leggi che cosa è successo, una carta per giocatore
web-story-did = Ultimo turno: { $deeds }
web-story-whole = Il racconto di questa partita
web-story-nothing = Non è ancora successo niente.
web-story-moment = Rivedi questo momento
web-story-moment-of = Rivedi questo momento: { $line }
web-story-rule-of = La regola: { $line }
web-story-player = Riguardo a
web-story-everybody = tutti
web-story-beginning = L’inizio
web-story-search = Cerca
web-story-count =
    { $count ->
        [one] { $count } riga
       *[other] { $count } righe
    }
web-story-earlier =
    { $count ->
        [one] Mostra una riga precedente
       *[other] Mostra { $count } righe precedenti
    }
web-story-none-found = Nessuna riga corrisponde.
# Letto ad alta voce prima delle ultime righe, quando ne arrivano molte.
web-story-more-lines =
    { $count ->
        [one] Un’altra riga.
       *[other] Altre { $count } righe.
    }

## Chat e appunti

web-chat-open = Chat e appunti
web-chat-talk = Chat
web-chat-notes = I miei appunti
web-chat-nothing = Nessuno ha ancora detto niente.
web-chat-say = Di’ qualcosa al tavolo
web-chat-send = Invia
web-chat-only-seated = Qui può parlare solo chi siede al tavolo.
web-notes-hint = Questo lo vedi solo tu.
web-notes-saved = Salvato. Nessun altro vede i tuoi appunti.
web-notes-saving = Salvataggio…

## Il foglio dei punti

web-sheet-title = Punti
web-sheet-source = Origine dei punti
web-sheet-total = Totale
web-sheet-best = (il massimo)
web-sheet-unknown = non noto
web-sheet-hidden = Alcuni punti restano nascosti fino alla fine.
web-sheet-only-totals = Questo gioco mostra solo i totali.
web-sheet-so-far = Ecco come stanno le cose ora; la fine può portarne altri.
web-if-scored = Se si contasse ora
web-if-ended = Se la partita finisse ora
web-if-scored-change = con questa scelta
web-if-scored-nothing = Ancora niente.

## La fine di una partita

web-ending-title = { $game } · la partita è finita
web-ending-you-won = Hai vinto!
web-ending-you-share = Condividi la vittoria!
web-ending-won = Vince { $name }!
web-ending-share = { $names } condividono la vittoria!
web-ending-solo-won = Vittoria!
web-ending-solo-lost = Stavolta è una sconfitta
web-ending-nobody = Non vince nessuno
web-ending-given-up = La partita è stata abbandonata
web-ending-cheer = Ben giocato! I trovatori ne canteranno.
web-ending-comfort = Bella lotta. Alla prossima si riparte tutti da zero.
web-ending-winner = Vincitore
web-ending-resigned = (si è arreso)
web-ending-again = Gioca ancora
web-ending-replay = Rivedi la partita
web-ending-share-link = Condividi un link
# Detto in chat, prima dei link a un nuovo tavolo.
web-ending-invites = Un’altra partita? Ecco il tuo posto:

web-course-title = La storia dei punti
web-course-reading = Uno sguardo alla partita…
web-course-chart = Punti dopo ogni round.
web-course-bands = Da dove vengono i punti di { $name }, round per round.
web-course-whose = I punti di chi
web-course-everyone = Tutti
web-course-always = { $name } è in testa dal primo all’ultimo round.
web-course-decided = { $name } passa in testa nel round { $round } e ci resta fino alla fine.
web-course-decided-end = Deciso proprio alla fine: { $name } passa in testa nell’ultimo round.
web-course-gain = Guadagno più grande: { $name }, { $points } nel round { $round } ({ $source })
web-course-gain-end = Guadagno più grande: { $name }, { $points } nell’ultimo round ({ $source })
web-course-led =
    Dopo il round { $round }: { $name } è in testa con { $points }, { $ahead ->
        [one] 1 punto
       *[other] { $ahead } punti
    } di vantaggio
web-course-level = Dopo il round { $round }: { $names } sono pari a { $points }

## Link da passare ad altri

web-link-copy = Copia

## Come si chiamano i bot al tavolo, per posto

web-bot-first = Isotta
web-bot-second = Gareth
web-bot-third = Elaine
web-bot-fourth = Bedivere

## I giocatori si riuniscono al tavolo

web-gathering-owner-fills = Ci sono ancora posti liberi. Manda a ciascuno il suo link, oppure lascia i posti ai bot; la partita può cominciare quando tutti sono seduti.
web-gathering-owner-begins = Ci sono tutti. Comincia quando vuoi!
web-gathering-seated-fills = Sei al tavolo. Manca ancora qualcuno; la pagina prosegue da sola quando comincia la partita.
web-gathering-seated-begins = Ci sono tutti. Ora chi ha preparato il tavolo dà il via alla partita.
web-gathering-guest-sits = C’è un posto libero per te.
web-gathering-guest-waits = Qui nessun posto è libero senza invito. Puoi restare e guardare quando la partita comincia.
web-gathering-guest-full = Tutti i posti sono occupati. Puoi restare e guardare quando la partita comincia.
web-gathering-closed = Questo tavolo è stato sparecchiato prima dell’inizio della partita.
web-gathering-stuck = Questo tavolo non può proseguire.
web-gathering-seats = Posti
web-gathering-you = tu
web-gathering-hot = gioca anche su questo schermo
web-gathering-bot = bot: { $level }
web-gathering-owner = ha preparato il tavolo
web-gathering-person = è qui
web-gathering-open = per chiunque
web-gathering-invite = su invito
web-gathering-stand = Alzati
web-gathering-free-seat = Libera il posto
web-gathering-make-link = Crea un link
web-gathering-send-link = Manda questo link a chi deve sedersi qui:
web-gathering-seat-bot = Un bot
web-gathering-new-link = Nuovo link (quello vecchio non vale più)
web-gathering-revoke = Annulla
web-gathering-link-of = Invito al posto { $number }
web-gathering-begin = Comincia la partita
web-gathering-with-bots = Bot ai posti liberi, e si comincia
web-gathering-close = Sparecchia
web-gathering-your-name = Il tuo nome
web-gathering-settings = Che cosa si gioca
web-gathering-usual = Le impostazioni consuete
web-gathering-public = Tutti trovano il tavolo nell’atrio.
web-gathering-private = Il tavolo non compare nell’atrio.
web-gathering-watchable = Altri possono guardare.
web-gathering-unwatched = Nessun altro può guardare.
web-gathering-table-link = Link a questo tavolo:
web-gathering-watch-link = Link per chi vuole guardare:

## Più giocatori allo stesso schermo

web-hotseat-hand = Passa lo schermo a { $name }
web-hotseat-why = Ognuno ha i suoi segreti. Il tavolo si scopre quando gli altri guardano altrove.
web-hotseat-show = Io sono { $name }
web-hotseat-dont-ask = Non chiedere più a questo tavolo

## La connessione al server

web-line-connecting = Connessione al server…
web-line-lost = La connessione è caduta o il server si sta riavviando. Della partita non si perde nulla; continuiamo a provare.
web-line-seconds = ({ $count } s)
web-line-try = Riprova ora
web-line-back = La connessione è tornata.
web-line-problem = Questa partita non può proseguire.
web-line-away = Hai lasciato questo tavolo. Il posto resta tuo.
web-line-two-tabs = Questo tavolo è aperto anche in un’altra scheda. Entrambe mostrano la stessa partita.
web-line-well = Va bene

## L’istruttore della prima partita

web-coach-title = Imparare giocando
web-coach-learned = { $learned } di { $all } imparate
web-coach-is-learned = imparata
web-coach-fold = Nascondi l’istruttore
web-coach-unfold = Chiedi all’istruttore
web-coach-got-it = Ho capito
web-coach-end = Termina le lezioni
web-coach-ask-why = Perché?
web-coach-why = Perché: { $text }
web-coach-chapter = Capitolo { $number } di { $all }: { $title }
web-coach-skip = Salta
web-coach-anew = Ricomincia
web-coach-free = Scegli tu! Ciò che ha il bordo d’oro si può toccare; indicalo per vedere che cosa farebbe.
web-coach-watch = Ora giocano gli altri
web-coach-over = La partita è finita. Il resto lo imparerai nella prossima.
web-coach-done = Complimenti, hai imparato tutto! D’ora in poi giochi da solo.

## Il menu del tavolo

web-menu-open = Menu del tavolo
web-menu-waiting = Si aspetta
web-menu-waits = { $name } · { $time }
web-menu-left = { $name } ha lasciato il tavolo.
web-menu-silent = { $name } non risponde da molto.
web-menu-ask-bot = Chiedi un bot per questo posto
web-menu-asked = Hai chiesto un bot; devono chiederlo anche gli altri.
web-menu-rules = Regole del gioco
web-menu-about = Informazioni sui dati
web-menu-watch = Invita altri a guardare:
web-menu-leave = Lascia la partita
web-menu-leave-about = Gli altri possono allora chiedere un bot al tuo posto. Puoi tornare.
web-menu-return = Torna al tavolo
web-menu-resign = Arrenditi…
web-menu-lobby = Vai all’atrio
web-menu-kept = Il tavolo resta com’è; riprendi quando vuoi.
web-resign-title = Arrendersi in questa partita?
web-resign-about = Un bot gioca al posto tuo, oppure la partita finisce se non resta nessuno. Non si può tornare indietro.
web-resign-no = Continua a giocare
web-resign-yes = Arrenditi
