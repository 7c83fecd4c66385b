### Bot: i livelli fra cui scegliere, e `roundtable arena`.

## Livelli, il più debole per primo: il nome, e una riga che lo descrive

bot-page = Paggio
bot-page-about = sceglie a caso, con un po’ di buon senso
bot-page-pace = risponde subito
bot-squire = Scudiero
bot-squire-about = guarda fino alla fine del suo turno e giudica ciò che ne resta
bot-squire-pace = risponde subito
bot-knight = Cavaliere
bot-knight-about = vede che cosa porterà la sua scelta entro la fine del round
bot-knight-pace = pensa un istante
bot-champion = Campione
bot-champion-about = esamina dieci volte più a fondo ciò che il round può portare
bot-champion-pace = pensa fino a due secondi

table-which-bots = Quali bot prendono gli altri posti? (uno per tutti, o più d’uno, separati da virgole)

table-thinks = { $player } sta pensando…

## roundtable arena

arena-help = Far giocare una sfida a due bot e vedere quale è migliore.
arena-help-game = il gioco
arena-help-bots = i due bot
arena-help-games = quante partite; ogni seme si gioca due volte, scambiando i posti
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
