### Il server: `roundtable serve`, e ciò che rifiuta.

## Il comando

serve-help = Offri tavoli in rete, nel browser e per i programmi.
serve-help-host = l’indirizzo su cui ascoltare; di solito lo raggiunge solo questa macchina
serve-help-port = la porta su cui ascoltare; 0 ne prende una libera
serve-help-processes = quanti processi servono insieme; più di uno richiede PostgreSQL
serve-help-database = il database; di solito un file nella cartella dei dati
serve-help-open = apre la pagina in un browser; se la porta è occupata, su una libera
serve-help-settings = elenca tutte le impostazioni e termina
serve-listening = I tavoli sono aperti su { $address }
serve-loopback = Solo questa macchina li raggiunge.
serve-open = Anche altre macchine li raggiungono.
serve-no-browser = Da qui non si può aprire un browser: apri tu l’indirizzo.
serve-stop = Ctrl-C termina; i tavoli restano salvati.
backup-help = Copia i tavoli mentre il server è in funzione e controlla la copia.
backup-help-file = dove va la copia; con --check, la copia da leggere
backup-help-check = non copia nulla; legge una copia come farebbe un server e dice che cosa contiene
backup-found = La copia è integra: { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
} con { $entries ->
    [one] una voce
   *[other] { $entries } voci
}, { $people ->
    [one] una persona
   *[other] { $people } persone
}. Tavoli di vecchie regole, solo da guardare: { $older }.

## Impostazioni. $name è l’impostazione.

server-config-choice = L’impostazione “{ $name }” non può essere “{ $value }”; scegli tra: { $allowed }.
server-config-database = Il database deve essere un indirizzo come sqlite:////cartella/tavoli.db o postgresql://utente@server/nome
server-config-file = Il file delle impostazioni { $file } non si può leggere: { $why }
server-config-kind = L’impostazione “{ $name }” non si può leggere; serve un valore di questo tipo: { $kind }.
server-config-module = Impossibile caricare un modulo: { $why }
server-config-range = L’impostazione “{ $name }” deve stare tra { $least } e { $most }.
server-config-secret = Il segreto deve avere almeno { $length } caratteri.
server-config-unknown = Non esiste l’impostazione “{ $name }”.

## La macchina

server-port = Non si può ascoltare su { $host }, porta { $port }: { $why }
server-backup-postgres = Non è un file; copia un database PostgreSQL con pg_dump.
server-backup-nothing = Il file { $file } non esiste.
server-backup-broken = { $file } non si può usare: { $why }.
server-database-closed = Impossibile aprire il database: { $why }
server-config-processes = Più processi richiedono PostgreSQL: un file SQLite ne serve uno solo.
server-bell-package = L’avviso tramite Redis o Valkey richiede il pacchetto Python redis.
server-database-file = Il file { $file } non si può usare: { $why }
server-database-newer = Il database viene da una versione più recente (“{ $revision }”).
server-database-taken = Un altro server usa già { $file }. Più server possono condividere un database PostgreSQL.
server-store-away = Il database non risponde. Riprova tra un momento.
server-busy = A questo tavolo succedono troppe cose insieme. Riprova tra un momento.
server-fault = Qualcosa è andato storto da parte nostra.

## Richieste. $why viene dal sistema ed è in inglese.

server-bad-body = La richiesta non si può leggere: { $why }
server-bad-message = Il messaggio non si può leggere: { $why }
server-bad-query = L’indirizzo non si può leggere: { $why }
server-not-json = La richiesta deve essere in JSON.
server-nothing-here = Qui non c’è niente.
server-no-method = Questo non si può fare qui.
server-too-large = È troppo grande; si accettano al massimo { $most } byte.
server-too-many = È troppo in una volta. Riprova tra { $seconds } s.
server-host-unknown = Questo server non risponde a quel nome.
server-foreign-page = Una pagina di un altro sito non può farlo.
server-text-empty = “{ $what }” non può essere vuoto.
server-text-long = “{ $what }” può avere al massimo { $most } caratteri.
server-no-such-game = Non c’è il gioco “{ $game }”.
server-no-such-language = Non c’è la lingua “{ $language }”.
server-no-such-part = Non c’è nessuna parte “{ $part }” dei testi.

## Le persone

server-who-are-you = Prima di’ chi sei: basta un nome.
server-account-already = Hai già un account.
server-no-account = Non hai ancora un account.
server-name-taken = Il nome “{ $name }” è già preso.
server-password-short = Una password ha almeno { $least } caratteri.
server-log-in-wrong = Nome o password errati.
server-old-password-wrong = La vecchia password è sbagliata.
server-log-in-wait = Troppe password errate. Riprova tra { $seconds } s.
server-no-such-device = Non hai questo dispositivo.
server-webhooks-off = Questo server non fa chiamate.
server-webhook-address = Non chiamiamo questo indirizzo; deve cominciare con https://
server-webhook-private = Gli indirizzi di una rete privata non vengono chiamati.
server-webhook-unknown = Quell’indirizzo non si trova.

## Tavoli. $seat conta da 1.

server-no-such-table = Questo tavolo non esiste.
server-no-such-seat = Questo tavolo non ha quel posto.
server-no-such-record = Questa registrazione non esiste.
server-too-many-bot-tables = Al massimo { $most } partite di soli bot insieme.
server-too-many-tables = Al massimo { $most } tavoli insieme.
server-too-many-records = Al massimo { $most } registrazioni a persona.
server-one-seat-each = Un posto è tuo; altri sullo stesso schermo sono posti condivisi.
server-seats-free = Ci sono ancora posti liberi.
server-no-free-seat = Non c’è nessun posto libero.
server-seat-taken = Il posto { $seat } è occupato.
server-already-seated = Sei già a questo tavolo.
server-invitation-needed = A questo tavolo ci si siede su invito.
server-invitation-void = Questo invito non è più valido.
server-no-invitation = Non c’è un invito per il posto { $seat }.
server-link-void = Questo link non porta da nessuna parte.
server-no-spectators = Questo tavolo non accetta spettatori.
server-not-owner = Può farlo solo chi ha preparato il tavolo.
server-not-your-seat = Il posto { $seat } non è tuo.
server-not-your-table = Non sei a questo tavolo.
server-not-started = La partita non è ancora cominciata.
server-started-already = La partita è già cominciata.
server-not-over = La partita non è ancora finita.
server-game-missing = Questo server non ha più il gioco “{ $game }”.
server-rules-changed = Questo tavolo è cominciato con la versione { $theirs } delle regole di “{ $game }”; qui c’è la versione { $ours }, quindi si può guardare ma non continuare.
server-table-departs = Dalla voce { $at } del suo registro in poi, questo tavolo si discosta dalle regole; non si può continuare.
server-record-slow = La verifica di questa registrazione richiede troppo tempo.

## Giocando. $version è la versione più recente del tavolo.

server-version-stale = Nel frattempo al tavolo è successo qualcosa; guarda di nuovo.
server-version-ahead = Il tavolo non è ancora arrivato lì; guarda di nuovo.
server-log-full = A questo tavolo si è tornati indietro troppe volte; continuate a giocare. ({ $most })
server-key-used = La chiave “{ $key }” è stata usata per altro.
server-bot-plays = Un bot gioca al posto { $seat }; prima torna al tavolo.
server-left-already = Hai già lasciato questo tavolo.
server-not-away = Sei al tavolo.
server-resigned-already = Hai già abbandonato.
server-no-bot-wanted = Per il posto { $seat } non si può chiedere un bot.
server-not-abandoned = Il posto { $seat } non è abbandonato.
server-path-broken = Queste risposte non si possono più dare in una volta: «{ $action }» non è disponibile.
server-asked-already = Hai già chiesto un bot; devono chiederlo anche gli altri.
