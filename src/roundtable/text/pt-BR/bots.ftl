### Robôs: os níveis que se podem escolher, e `roundtable arena`.

## Níveis, o mais fraco primeiro: o nome, e uma linha sobre ele

bot-page = Pajem
bot-page-about = escolhe ao acaso, com um pouco de bom senso
bot-page-pace = responde na hora
bot-squire = Escudeiro
bot-squire-about = olha até o fim do seu turno e avalia o que resta
bot-squire-pace = responde na hora
bot-knight = Cavaleiro
bot-knight-about = acompanha sua escolha até o fim da rodada, ou planeja seu turno inteiro
bot-knight-pace = pensa um instante
bot-champion = Campeão
bot-champion-about = faz o mesmo, muito mais a fundo
bot-champion-pace = pensa até dois segundos
bot-companion = Companheiro
bot-companion-about = mantém a partida equilibrada: dá tudo quando está atrás, é gentil quando está na frente
bot-companion-pace = pensa um instante

table-which-bots = Que robôs ocupam os outros lugares? (um para todos, ou vários, separados por vírgulas)

table-thinks = { $player } está pensando…

## roundtable arena

arena-help = Deixar robôs disputarem uma liga e ver qual é melhor.
arena-help-game = o jogo
arena-help-bots = os robôs: dois ou mais; um só onde se joga sozinho
arena-help-games = quantas partidas; cada distribuição é jogada uma vez de cada lugar
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
arena-help-alone = o primeiro robô se senta sozinho entre vários de outro
arena-help-results = o arquivo que guarda as partidas; o mesmo comando continua dali
arena-help-jobs = processos em que se joga; 0: tantos quantos são os núcleos
arena-help-ray = jogar num cluster Ray neste endereço; sem endereço, nesta máquina
arena-goes-on = O mesmo comando continua daqui.
arena-lead = { $bot }: { $lead } ± { $half } pontos por distribuição acima do outro
arena-column-rating = Índice
arena-too-few-bots = Uma liga precisa de pelo menos dois robôs, não só de: { $what }.
arena-bot-twice = Um robô foi citado duas vezes: { $what }.
arena-no-results = “{ $what }” não pode ser aberto como arquivo de resultados: { $why }
arena-not-kept = “{ $what }” não pode ser gravado: { $why } O que já havia terminado está guardado.
arena-worker-died = Processos morreram { $what } vezes seguidas e as partidas pararam; as terminadas estão guardadas. O último disse: { $why }
arena-no-ray = O Ray não está instalado: { $why } Ele vem com pip install roundtable[ray].
arena-no-cluster = Nenhum cluster Ray responde em “{ $what }”: { $why }
arena-no-numpy = O NumPy não está instalado: { $why } Ele vem com pip install roundtable[learn].

## roundtable arena report

report-help = Escrever uma página com gráficos do que diz um arquivo de resultados.
report-help-out = a página a escrever
report-written = O relatório está em { $file }
report-title = Quem vence, e por quê
report-victories = Vitórias, por cento
report-victories-note = A linha é o intervalo de 95 % de Wilson; atrás dela, a média de pontos.
report-ratings = Índice
report-ratings-note = Plackett–Luce, por openskill; a linha é o intervalo de 95 %.
report-thinking = Força e tempo de reflexão
report-thinking-across = milissegundos por decisão
report-sources = Pontos por origem
report-seats = Vitórias por lugar, por cento
report-length = Duração das partidas, em respostas
report-what-wins = O que vence
report-what-wins-note = Os lugares que deram uma resposta ao menos uma vez venceram tantos pontos percentuais a mais do que os que nunca a deram (parte : parte dos outros, lugares). Mostra o que anda junto, não o que causa o quê.

## roundtable arena train

train-help = Aprender o valor de um jogo com partidas jogadas por robôs.
train-help-games = com quantas partidas aprender
train-help-bot = o robô que as joga
train-help-mend = um arquivo de pesos de que partir, em vez do valor feito à mão
train-help-lead = aprender a vantagem sobre os outros em vez dos pontos
train-help-lessons = o arquivo que guarda as partidas; o mesmo comando continua dali
train-help-out = o arquivo de pesos a escrever; a curva de aprendizado fica ao lado
train-too-few = São necessárias pelo menos { $least } partidas para aprender.
train-no-lead = A vantagem só pode ser aprendida quando há vários jogadores que jogam as rodadas juntos.
train-broken-off = Interrompido antes de aprender algo; com --lessons o mesmo comando continua daqui.
train-curve-across = partidas com que se aprendeu
train-curve-up = pontos de erro em outras partidas
train-learned = Erro nos pontos finais: { $learned }; antes: { $before }.
train-written = Pesos: { $file } · curva de aprendizado: { $picture }
