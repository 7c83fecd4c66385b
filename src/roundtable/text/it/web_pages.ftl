### Le pagine attorno al tavolo: sala, invito, account, impostazioni, dati.

## La sala

web-lobby-question = A cosa giochiamo stasera?
web-lobby-merlin = Muovi i tuoi cavalieri e Merlino lungo l’anello, ottieni il favore di sei principati e diventa erede al trono.
web-lobby-paladins = Raduna lavoratori e paladini, innalza mura, converti o affronta gli stranieri e tieni l’Inquisizione lontana dalla tua porta.
web-lobby-mage-knight = Esplora una terra sconosciuta, da viandante solitario diventa conquistatore e prendi le sue città con carte, mana e coraggio.
web-lobby-players = { $from }–{ $to } giocatori
web-lobby-minutes = { $from }–{ $to } min
web-lobby-go-on = Riprendi { $game }
web-lobby-mine = I miei tavoli
web-lobby-mine-none = Nessuna partita in corso. Scegli un gioco qui sopra.
web-lobby-finished = Finite
web-lobby-join = Tavoli a cui unirsi
web-lobby-join-none = Al momento nessuno cerca compagnia. Apri un tavolo con un posto libero e gli altri lo vedranno qui.
web-lobby-watch = Tavoli da guardare
web-lobby-watch-none = Nessuna partita pubblica in corso.
web-lobby-join-it = Unisciti
web-lobby-watch-it = Guarda
web-lobby-replay-it = Rivedi
web-lobby-gathers = In attesa
web-lobby-taken = { $taken } posti su { $seats } occupati
web-lobby-round = Round { $round }
web-lobby-turn = Tocca a { $name }
web-lobby-more = Mostrane altri { $count }
web-lobby-fewer = Mostra meno

## Preparare un tavolo

web-setup-title = Prepara un tavolo: { $game }
web-setup-play-bots = Gioca contro i bot
web-setup-play-alone = Gioca in solitario
web-setup-play-people = Gioca
web-setup-open = Apri il tavolo
web-setup-learn = Impara il gioco
web-setup-who = Chi gioca?
web-setup-seats = Posti
web-setup-modules = Con che cosa?
web-setup-sets = Che cosa c’è nella scatola
web-setup-heroes = Eroi
web-setup-map = La mappa e le sue città
web-setup-each-other = Gli uni e gli altri
web-setup-variants = Varianti
web-setup-changed =
    { $count ->
        [one] 1 cambiata
       *[other] { $count } cambiate
    }
web-setup-rulings = Regole avanzate ({ $count })
web-setup-rulings-about = Dove il regolamento tace o si può leggere in due modi. La scelta consueta è già impostata.
web-setup-others = Nome del tavolo e chi può trovarlo
web-setup-your-name-about = Gli altri ti vedono con questo nome. Se lo lasci vuoto, sarai { $name }.
web-setup-name = Nome del tavolo
web-setup-name-about = Facoltativo: negli elenchi sostituisce quello del gioco.
web-setup-public = Visibile nella sala
web-setup-public-about = Gli altri vedono il tavolo nei loro elenchi. Altrimenti lo trova solo chi ha il link.
web-setup-spectators = Gli spettatori sono benvenuti
web-setup-spectators-about = Vedono ciò che è scoperto sul tavolo, mai i segreti di qualcuno.
web-setup-needs = Solo con: { $what }
web-setup-name-missing = Dai un nome a ogni persona davanti a questo schermo.
web-setup-name-twice = Due persone davanti a questo schermo hanno lo stesso nome.
web-seat-me = Tu
web-seat-me-named = Tu ({ $name })
web-seat-me-about = Davanti a questo schermo
web-seat-bot = Bot
web-seat-bot-about = Gioca il computer
web-seat-hot = A questo schermo
web-seat-hot-about = Ci si passa lo schermo; ciò che è nascosto resta nascosto.
web-seat-invite = Su invito
web-seat-invite-about = Ricevi un link da mandare a un amico.
web-seat-open = Chiunque
web-seat-open-about = Chi trova il tavolo può sedersi.
web-seat-kind = Posto { $number }: chi siede qui
web-seat-level = Posto { $number }: livello del bot
# How often a bot won and lost at this server.
web-seat-record =
    qui, contro persone: { $won ->
        [one] { $won } vittoria
       *[other] { $won } vittorie
    }, { $lost ->
        [one] { $lost } sconfitta
       *[other] { $lost } sconfitte
    }
web-seat-name = Nome

## Nomi per gli ospiti che non ne danno

web-guest-1 = Cavaliere della Volpe
web-guest-2 = Dama del Lago
web-guest-3 = Scudiero dell’Aquila
web-guest-4 = Araldo della Colomba
web-guest-5 = Cavaliere del Drago
web-guest-6 = Menestrello
web-guest-7 = Cavaliere errante
web-guest-8 = Custode della Porta
web-guest-9 = Maestro costruttore
web-guest-10 = Mago di corte
web-guest-11 = Falconiere
web-guest-12 = Cartografo

## Un invito

web-join = Hai ricevuto un invito
web-join-void = Questo invito non porta da nessuna parte
web-join-sit = Prendi posto
web-join-known = Ti siedi come { $name }.
web-join-new = Basta un nome; non serve un account.
web-join-do = Siediti
web-join-free = Posto libero

## Account

web-account-who = Hai effettuato l’accesso come { $name }.
web-account-login = Per accedere, il nome resta “{ $login }”.
web-account-guest = Giochi come ospite: { $name }. I tuoi tavoli appartengono a questo browser: se i suoi dati vengono cancellati, vanno persi. Un account li conserva.
web-account-nobody = Per giocare non servono né nome né account: ti viene scelto un nome da ospite.
web-account-rename = Il tuo nome
web-account-rename-about = Gli altri lo vedono al tavolo.
web-account-rename-do = Cambia nome
web-account-rename-done = Cambiato.
web-account-name = Nome
web-account-password = Password
web-account-password-about = Alcune parole facili da ricordare vanno benissimo.
web-account-make = Crea un account
web-account-make-about = I tuoi tavoli restano e li ritrovi su ogni dispositivo. Non chiediamo alcuna e-mail: conserva bene la password.
web-account-make-do = Crea l’account
web-account-log-in = Accedi
web-account-log-in-about = Se hai già un account. I tavoli di questo ospite vengono con te.
web-account-log-in-only = Se hai già un account.
web-account-log-in-do = Accedi
web-account-change = Password
web-account-change-about = Dopo il cambio gli altri dispositivi devono accedere di nuovo.
web-account-change-old = Vecchia password
web-account-change-new = Nuova password
web-account-change-do = Cambia password
web-account-change-done = Cambiata.
web-account-log-out = Esci
web-account-log-out-about = Solo su questo dispositivo. I tuoi tavoli ti aspettano.
web-account-log-out-do = Esci
web-codes = Codici di recupero
web-codes-about = Se dimentichi la password, con uno di questi ne scegli una nuova. Conservali su carta: non abbiamo la tua e-mail.
web-codes-left = { $count ->
    [0] Non ne hai ancora.
    [one] Te ne resta uno.
   *[other] Te ne restano { $count }.
}
web-codes-draw = Crea nuovi codici
web-codes-drawn = Annotali adesso: vengono mostrati una volta sola. Ognuno vale una volta, e quelli vecchi non valgono più.
web-recover = Password dimenticata?
web-recover-about = Con uno dei tuoi codici di recupero ne scegli una nuova. Tutti i tuoi dispositivi dovranno accedere di nuovo.
web-recover-code = Codice di recupero
web-recover-do = Imposta la nuova password
web-copy = I tuoi dati
web-copy-about = Una copia di tutto ciò che hai qui: tavoli, mosse, messaggi, appunti, partite registrate.
web-copy-do = Scarica una copia
web-go = Elimina tutto
web-go-about = Il tuo account, gli appunti, le partite registrate e i messaggi vengono cancellati, e così i tavoli a cui sedevi solo tu. Nelle partite degli altri il tuo posto resta, senza il tuo nome. Non si può annullare.
web-go-sure = Voglio davvero eliminare tutto.
web-go-do = Elimina tutto
web-devices = Dispositivi
web-devices-about = Dove hai effettuato l’accesso. Escludi ciò che non conosci.
web-devices-unnamed = Un browser
web-devices-seen = visto l’ultima volta: { $day }
web-devices-this = questo dispositivo
web-devices-shut-out = Escludi
web-webhook = Chiamami quando tocca a me
web-webhook-about = Per chi ha un programma in ascolto: il server chiama questo indirizzo ogni volta che un tuo posto deve decidere.
web-webhook-address = Indirizzo
web-webhook-set = Imposta
web-webhook-done = Impostato.
web-webhook-remove = Non chiamare più
web-webhook-secret = Chiave della firma
web-webhook-secret-about = È mostrata una sola volta. Con essa il tuo programma verifica che la chiamata sia nostra.

## Impostazioni

web-set-language = Lingua
web-set-theme = Chiaro o scuro
web-set-theme-system = Come il sistema
web-set-theme-light = Chiaro
web-set-theme-dark = Scuro
web-set-palette = Colori
web-set-palette-about = Forme e segni distinguono tutto in ogni tavolozza.
web-set-palette-usual = Consueti
web-set-palette-deutan = Rosso e verde si confondono
web-set-palette-tritan = Blu e giallo sono pallidi
web-set-palette-contrast = Alto contrasto
web-set-motion = Movimento
web-set-motion-system = Come il sistema
web-set-motion-full = I pezzi si muovono
web-set-motion-none = Nulla si muove
web-set-confirm = Conferma
web-set-confirm-about = Quando un clic ne richiede un secondo per valere.
web-set-confirm-final = Ciò che non si può annullare
web-set-confirm-always = Sempre
web-set-confirm-never = Mai
web-set-pace = Turni degli altri
web-set-pace-relaxed = Rilassato
web-set-pace-brisk = Svelto
web-set-pace-instant = Istantaneo
web-set-obvious = Rispondere all’ovvio
web-set-obvious-about = Ciò che ha una sola risposta e non rivela nulla riceve risposta da sé. Tornare indietro lo annulla insieme alla scelta precedente.
web-set-size = Dimensione del testo
web-set-size-usual = Consueta
web-set-size-large = Grande
web-set-size-largest = Molto grande
web-set-sounds = Suoni
web-set-sounds-about = Dadi, carte e una campana quando tocca a te.
web-set-coach = Maestro
web-set-coach-about = Spiega al tavolo, passo dopo passo, che cosa si può fare.
web-set-kept = Tutto vale subito e resta su questo dispositivo.

## Informazioni sui dati

web-about-link = Sui dati
web-about-title = { $game }: da dove vengono i dati
web-about-lead = I regolamenti non riportano ogni carta e ogni spazio. Ciò che dicono è usato tale e quale; il resto è stato cercato, o ricostruito in accordo con quantità, esempi ed equilibrio. Ogni voce dice quale.
web-about-all = { $count } voci, di cui { $unsure } incerte
web-about-entries =
    { $count ->
        [one] { $count } voce
       *[other] { $count } voci
    }
web-about-files = File per file
web-about-files-about = Una voce conta secondo la sua parte meno certa. Nomi e valori sono quelli dei file, in inglese.
web-about-entry = Voce
web-about-holds = Che cosa dice
web-about-from = Da dove viene
web-about-confidence = sicuro al { $percent }%
web-about-correct = Come correggere
web-about-correct-how = Se hai il gioco stampato a portata di mano, cambia il valore in { $folder } e la sua fonte in “public”; i test verificano che i conti tornino ancora.
web-source-rulebook = Regolamento
web-source-rulebook-about = Scritto in un regolamento.
web-source-ruling = Nostra decisione
web-source-ruling-about = Il regolamento lo lascia aperto; qui si gioca così.
web-source-public = Pubblico
web-source-public-about = Trovato in fonti pubbliche concordi.
web-source-one-public = Una sola fonte pubblica
web-source-one-public-about = Trovato in una sola fonte pubblica; nulla la contraddice.
web-source-doubtful = Dubbio
web-source-doubtful-about = Le fonti discordano o sembrano una svista; si usa il valore più probabile.
web-source-reconstructed = Ricostruito
web-source-reconstructed-about = Non trovato; scelto da noi in modo che torni. Il gioco stampato può essere diverso, le regole no.
