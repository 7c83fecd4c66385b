### Bot: i livelli fra cui scegliere, e `roundtable arena`.

## Livelli, il più debole per primo: il nome, e una riga che lo descrive

bot-page = Paggio
bot-page-about = sceglie a caso, con un po’ di buon senso
bot-page-pace = risponde subito
bot-squire = Scudiero
bot-squire-about = guarda fino alla fine del suo turno e giudica ciò che ne resta
bot-squire-pace = risponde subito
bot-knight = Cavaliere
bot-knight-about = segue la sua scelta fino alla fine del round, o pianifica tutto il suo turno
bot-knight-pace = pensa un istante
bot-champion = Campione
bot-champion-about = fa lo stesso, molto più a fondo
bot-champion-pace = pensa fino a due secondi
bot-companion = Compagno
bot-companion-about = tiene la partita in equilibrio: al massimo quando insegue, clemente quando è in testa
bot-companion-pace = pensa un istante

table-which-bots = Quali bot prendono gli altri posti? (uno per tutti, o più d’uno, separati da virgole)

table-thinks = { $player } sta pensando…

## roundtable arena

arena-help = Far giocare un campionato ai bot e vedere quale è migliore.
arena-help-game = il gioco
arena-help-bots = i bot: due o più; uno solo dove si gioca da soli
arena-help-games = quante partite; ogni distribuzione si gioca una volta da ogni posto
arena-broken-off = Interrotto; ecco il risultato fin qui:
arena-title =
    { $game } · { $seats ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    } · { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
arena-column-bot = Bot
arena-column-wins = Vinte
arena-column-draws = Pari
# Un pareggio è mezza vittoria.
arena-column-share = Vittorie %
# Fra quali valori sta quello vero con una probabilità del 95 %.
arena-column-interval = 95 %
arena-column-points = Punti
# Millisecondi per decisione: la media, e la più lenta.
arena-column-mean = ms media
arena-column-slowest = ms max
arena-help-alone = il primo bot siede da solo fra più bot di un altro
arena-help-results = il file che conserva le partite; lo stesso comando riprende da lì
arena-help-jobs = processi in cui giocare; 0: quanti sono i core
arena-help-ray = giocare su un cluster Ray a questo indirizzo; senza, su questa macchina
arena-goes-on = Lo stesso comando riprende da qui.
arena-lead = { $bot }: { $lead } ± { $half } punti a distribuzione sopra l’altro
arena-column-rating = Indice
arena-too-few-bots = Un campionato ha bisogno di almeno due bot, non solo di: { $what }.
arena-bot-twice = Un bot è nominato due volte: { $what }.
arena-no-results = “{ $what }” non si apre come file di risultati: { $why }
arena-not-kept = “{ $what }” non si può scrivere: { $why } Ciò che era finito è conservato.
arena-worker-died = I processi sono morti { $what } volte di fila e le partite si sono fermate; quelle finite sono conservate. L’ultimo ha detto: { $why }
arena-no-ray = Ray non è installato: { $why } Arriva con pip install roundtable[ray].
arena-no-cluster = Nessun cluster Ray risponde a “{ $what }”: { $why }
arena-no-numpy = NumPy non è installato: { $why } Arriva con pip install roundtable[learn].

## roundtable arena report

report-help = Scrivere una pagina con i grafici di ciò che dice un file di risultati.
report-help-out = la pagina da scrivere
report-written = Il rapporto è in { $file }
report-title = Chi vince, e perché
report-victories = Vittorie, per cento
report-victories-note = La linea è l’intervallo di Wilson al 95 %; dietro, la media dei punti.
report-ratings = Indice
report-ratings-note = Plackett–Luce, con openskill; la linea è l’intervallo al 95 %.
report-thinking = Forza e tempo di riflessione
report-thinking-across = millisecondi a decisione
report-sources = Punti per origine
report-seats = Vittorie per posto, per cento
report-length = Durata delle partite, in risposte
report-what-wins = Che cosa vince
report-what-wins-note = I posti che hanno dato una risposta almeno una volta hanno vinto tanti punti percentuali più spesso di quelli che non l’hanno mai data (quota : quota degli altri, posti). Mostra che cosa va insieme, non che cosa causa che cosa.

## roundtable arena train

train-help = Imparare il valore di un gioco da partite giocate da bot.
train-help-games = da quante partite imparare
train-help-bot = il bot che le gioca
train-help-mend = un file di pesi da cui partire, invece del valore fatto a mano
train-help-lead = imparare il vantaggio sugli altri invece dei punti
train-help-lessons = il file che conserva le partite; lo stesso comando riprende da lì
train-help-out = il file dei pesi da scrivere; la curva di apprendimento va accanto
train-too-few = Servono almeno { $least } partite per imparare.
train-no-lead = Il vantaggio si può imparare solo se più giocatori giocano insieme i round.
train-broken-off = Interrotto prima di imparare qualcosa; con --lessons lo stesso comando riprende da qui.
train-curve-across = partite da cui si è imparato
train-curve-up = punti di scarto su altre partite
train-learned = Scarto sui punti finali: { $learned }; prima: { $before }.
train-written = Pesi: { $file } · curva di apprendimento: { $picture }
