### Robôs: os níveis que se podem escolher, e `roundtable arena`.

## Níveis, o mais fraco primeiro: o nome, e uma linha sobre ele

bot-page = Pajem
bot-page-about = escolhe ao acaso, com um pouco de bom senso
bot-page-pace = responde na hora
bot-squire = Escudeiro
bot-squire-about = olha até o fim do seu turno e avalia o que resta
bot-squire-pace = responde na hora
bot-knight = Cavaleiro
bot-knight-about = vê no que sua escolha dá até o fim da rodada
bot-knight-pace = pensa um instante
bot-champion = Campeão
bot-champion-about = examina dez vezes mais a fundo o que a rodada pode trazer
bot-champion-pace = pensa até dois segundos

table-which-bots = Que robôs ocupam os outros lugares? (um para todos, ou vários, separados por vírgulas)

table-thinks = { $player } está pensando…

## roundtable arena

arena-help = Deixar dois robôs disputarem uma série de partidas e ver qual é melhor.
arena-help-game = o jogo
arena-help-bots = os dois robôs
arena-help-games = quantas partidas; cada semente é jogada duas vezes, com os lugares trocados
arena-broken-off = Interrompido; este é o resultado até aqui:
arena-title =
    { $game } · { $seats ->
        [one] { $seats } jogador
       *[other] { $seats } jogadores
    } · { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
arena-column-bot = Robô
arena-column-wins = Ganhas
arena-column-draws = Empates
# Um empate é meia vitória.
arena-column-share = Vitórias %
# Entre quais valores está o verdadeiro com probabilidade de 95 %.
arena-column-interval = 95 %
arena-column-points = Pontos
# Milissegundos por decisão: a média, e a mais lenta.
arena-column-mean = ms média
arena-column-slowest = ms máx.
