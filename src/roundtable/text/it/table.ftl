### Il tavolo nel terminale: `roundtable play`, `replay` e `games`.

## La riga di comando

cli-about = Giochi da tavolo cavallereschi, giocati secondo le regole.
cli-usage = uso:
cli-arguments = argomenti
cli-options = opzioni
cli-commands = comandi
cli-help-help = mostra questo aiuto
cli-help-version = mostra la versione
cli-help-lang = la lingua: { $languages }
cli-help-module = un modulo Python che porta giochi propri; si può ripetere
# $tag è ciò che è stato scritto dopo --lang.
cli-no-language = non c’è la lingua “{ $tag }”; ci sono { $languages }
# $why viene dal sistema ed è in inglese; $help è il comando che mostra l’aiuto.
cli-misused = Il comando non è chiaro: { $why }. Aiuto: { $help }

play-help = Siediti a un tavolo nel terminale.
play-help-game = il gioco; se manca, lo scegli da un elenco
play-help-seats = quanti giocano
play-help-you = i giocatori che sono persone, contati da 1: 1,3 oppure all (tutti) o none (nessuno); gli altri sono bot
play-help-bots = i bot, separati da virgole: { $names }
play-help-seed = un numero o una parola; lo stesso seme dà le stesse mescolate e gli stessi dadi
play-help-setting = un’impostazione del gioco, come modulo=yes; si può ripetere
play-help-forced = lascia che il tavolo risponda alle domande con una sola risposta
play-help-load = riprendi una partita salvata
play-help-save = il file in cui la partita viene conservata
play-help-resume = riprendi l’ultima partita

replay-help = Mostra lo svolgimento di una partita salvata.
replay-help-file = la partita salvata
replay-help-seat = mostra ciò che può sapere questo giocatore, contato da 1
replay-help-all = mostra tutto, anche ciò che è nascosto
replay-help-until = solo le prime N mosse
replay-help-step = vai avanti e indietro tra le mosse
games-help = Elenca i giochi, per quanti giocatori sono e che cosa si può scegliere.
# Dopo un’impostazione che ne richiede altre.
games-needs = (solo con { $names })

## Aprire un tavolo

table-no-games = Non c’è ancora nessun gioco. Con --module puoi indicare un modulo che ne porti uno.
table-which-game = Quale gioco?
# Accanto a un gioco: $seats è un numero o un intervallo; $most, il più grande.
table-for-players =
    { $most ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    }
# Una riga dell’elenco dei giochi: l’ultima partita. $game è il nome del suo file.
table-go-on = riprendi l’ultima partita ({ $game })
table-number-or-name = Numero o nome
table-not-in-list = “{ $typed }” non è nell’elenco.
table-how-many = Quanti giocatori ({ $seats })?
# Che cosa scrivere se tutti i giocatori sono persone.
table-everybody = tutti
table-which-people = Quali dei { $seats } giocatori sono persone? (1,2 oppure { $everybody }; gli altri sono bot)
table-settings = Impostazioni
table-change-settings = Un numero cambia un’impostazione, ? le spiega, Invio comincia:
table-not-a-number = “{ $typed }” non è un numero.
table-long-seed = Un seme ha al massimo { $most } caratteri.
table-not-together = { $one } e { $other } non vanno insieme.
table-no-last = Non c’è nessuna partita da riprendere.
table-resumed =
    { $count ->
        [one] La partita riprende dopo { $count } mossa: { $file }
       *[other] La partita riprende dopo { $count } mosse: { $file }
    }
table-no-module = Il modulo “{ $module }” non può essere caricato: { $why }

setting-no-such-player = Non c’è il giocatore “{ $what }”. I giocatori sono: { $allowed }.
setting-no-value = Manca il valore in “{ $what }”; scrivi nome=valore.

## File

table-no-file = Il file { $file } non esiste.
table-cannot-read = Non si può leggere { $file }: { $why }
table-cannot-write = Non si può scrivere { $file }: { $why }
table-file-exists = { $file } esiste già. Riprendi la partita con --load o scegli un altro nome.
# $yes è ciò che si scrive per accettare.
table-overwrite = { $file } esiste già. Vuoi sostituirlo ({ $yes })?
table-saved = Partita salvata: { $file }
table-not-saved = La partita non è stata salvata.
table-kept = La partita viene conservata da sola: { $file }
# $command è ciò che si scrive nel terminale per continuare.
table-left = La partita è conservata: { $file }
    Per continuare: { $command }
# $command è ciò che si scrive nel terminale per rivedere la partita.
table-record = Per rivedere la partita: { $command }

## Al tavolo

# Dopo il nome di chi guarda lo schermo.
table-player-you = { $name } (tu)
# Al posto di una tabella lunga; $order è ciò che si scrive per vederla.
table-folded = { $count } (per vedere: { $order })
table-hand-over = { $player }, tocca a te. Quando nessun altro vede lo schermo, premi Invio:
table-only-enter = Premi Invio quando vuoi cominciare.
table-prompt = { $player } (? per l’aiuto) ›
table-type-something = Scrivi il numero di una risposta, o ? per l’aiuto.
table-several = “{ $typed }” può voler dire più cose:
table-since = Dal tuo ultimo turno:
table-so-far = Che cosa è successo finora:
# $order è ciò che si scrive per vederle.
table-more-lines =
    { $count ->
        [one] … un’altra riga: { $order }
       *[other] … altre { $count } righe: { $order }
    }
table-log-empty = Non è ancora successo niente.
# Che cosa scrivere dopo la parola del diario per vederlo tutto.
table-everything = tutto
table-over = { $game } · la partita è finita
table-column-player = Giocatore
table-column-points = Punti
# $names è un elenco di giocatori; $count, quanti sono.
table-winners =
    { $count ->
        [0] Non vince nessuno.
        [one] Vince { $names }.
       *[other] Vincono insieme { $names }.
    }
table-save-before = Per salvare la partita con un nome, scrivilo; altrimenti premi Invio:
table-resume-what = Indica la partita salvata: { $order } FILE

## Ordini: la parola da scrivere, sempre una sola, e che cosa fa

table-help-answer = Rispondi con un numero, con la notazione accanto o con il suo inizio: “di 4” per “die 4”.
# Non compare in inglese: $orders sono le parole inglesi.
table-help-english = In inglese: { $orders }
table-word-help = aiuto
table-help-help = questo elenco; anche ?
table-word-look = tavolo
table-help-look = mostra tutto il tavolo e la domanda
table-word-log = diario
table-help-log = che cosa è successo; “diario 50” mostra di più, “diario tutto” mostra tutto
table-word-back = annulla
table-help-back = annulla l’ultima decisione
table-word-restart = ricomincia
table-help-restart = annulla tutto fino all’inizio del turno, o fino a ciò che è stato rivelato dopo
table-word-redo = ripeti
table-help-redo = rigioca ciò che è stato annullato
table-word-save = salva
table-help-save = “salva FILE” scrive la partita in un file
table-word-resume = riprendi
table-help-resume = “riprendi FILE” riprende una partita salvata
table-word-why = perché
table-help-why = la regola dietro la domanda
table-word-rules = regole
table-help-rules = “regole ID” mostra un enunciato del regolamento
table-word-notation = notazione
table-help-notation = mostra o nascondi la notazione
table-word-quit = esci
table-help-quit = lascia il tavolo; la partita è conservata

## Rivedere

replay-title =
    { $game } · { $seats ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    } · { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
replay-move = { $number }. { $player }: { $move }
# La decisione di qualcun altro, che può essere segreta.
replay-hidden-move = { $number }. { $player } decide.
replay-position =
    { $count ->
        [one] Dopo { $count } mossa · { $player }
       *[other] Dopo { $count } mosse · { $player }
    }
replay-spectator = uno spettatore
replay-prompt = Passo { $at } di { $count } (n, p, un numero, q) ›
replay-keys = n o Invio: avanti · p: indietro · un numero: quel passo · q: esci
replay-no-further = Non c’è nessun passo lì.
replay-sound-part = Fin lì la registrazione è integra; { $option } la mostra.
