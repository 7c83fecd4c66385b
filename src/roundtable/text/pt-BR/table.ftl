### A mesa no terminal: `roundtable play`, `replay` e `games`.

## A linha de comando

cli-about = Jogos de tabuleiro de cavalaria, jogados à risca.
cli-usage = uso:
cli-arguments = argumentos
cli-options = opções
cli-commands = comandos
cli-help-help = mostrar esta ajuda
cli-help-version = mostrar a versão
cli-help-lang = o idioma: { $languages }
cli-help-module = um módulo Python que traz jogos próprios; pode ser repetido
# $tag é o que foi digitado depois de --lang.
cli-no-language = não existe o idioma “{ $tag }”; os idiomas são { $languages }
# $why vem do sistema e está em inglês; $help é o comando que mostra a ajuda.
cli-misused = O comando não está claro: { $why }. Ajuda: { $help }

play-help = Sentar-se a uma mesa no terminal.
play-help-game = o jogo; se for omitido, você escolhe numa lista
play-help-seats = quantos jogam
play-help-you = os jogadores que são pessoas, contados a partir de 1: 1,3 ou all (todos) ou none (nenhum); os outros são robôs
play-help-bots = os robôs, separados por vírgulas: { $names }
play-help-seed = um número ou uma palavra; a mesma semente dá os mesmos embaralhamentos e dados
play-help-setting = uma configuração do jogo, como modulo=yes; pode ser repetida
play-help-forced = deixar a mesa responder às perguntas que só têm uma resposta
play-help-load = continuar uma partida salva
play-help-save = o arquivo em que a partida é guardada
play-help-resume = continuar a última partida

replay-help = Mostrar o andamento de uma partida salva.
replay-help-file = a partida salva
replay-help-seat = mostrar o que este jogador pode saber, contado a partir de 1
replay-help-all = mostrar tudo, também o que está oculto
replay-help-until = só as primeiras N jogadas
replay-help-step = avançar e voltar pelas jogadas
games-help = Listar os jogos, para quantos jogadores são e o que se pode escolher.
# Depois de uma configuração que só vale se outras estiverem ligadas.
games-needs = (só com { $names })

## Abrir uma mesa

table-no-games = Ainda não há nenhum jogo. Com --module você pode indicar um módulo que traga um.
table-which-game = Qual jogo?
# Ao lado de um jogo: $seats é um número ou um intervalo; $most, o maior deles.
table-for-players =
    { $most ->
        [one] { $seats } jogador
       *[other] { $seats } jogadores
    }
# Uma linha da lista de jogos: a última partida. $game é o nome do arquivo.
table-go-on = continuar a última partida ({ $game })
table-number-or-name = Número ou nome
table-not-in-list = “{ $typed }” não está na lista.
table-how-many = Quantos jogadores ({ $seats })?
# O que digitar se todos os jogadores forem pessoas.
table-everybody = todos
table-which-people = Quais dos { $seats } jogadores são pessoas? (1,2 ou { $everybody }; os outros são robôs)
table-settings = Configurações
table-change-settings = Um número muda uma configuração, ? explica todas, Enter começa:
table-not-a-number = “{ $typed }” não é um número.
table-long-seed = Uma semente tem no máximo { $most } caracteres.
table-not-together = { $one } e { $other } não podem ser usados juntos.
table-no-last = Não há nenhuma partida para continuar.
table-resumed =
    { $count ->
        [one] A partida continua depois de { $count } jogada: { $file }
       *[other] A partida continua depois de { $count } jogadas: { $file }
    }
table-no-module = Não foi possível carregar o módulo “{ $module }”: { $why }

setting-no-such-player = Não existe o jogador “{ $what }”. Os jogadores são: { $allowed }.
setting-no-value = Falta o valor em “{ $what }”; escreva nome=valor.

## Arquivos

table-no-file = O arquivo { $file } não existe.
table-cannot-read = Não é possível ler { $file }: { $why }
table-cannot-write = Não é possível gravar { $file }: { $why }
table-file-exists = { $file } já existe. Continue a partida com --load ou escolha outro nome.
# $yes é o que digitar para concordar.
table-overwrite = { $file } já existe. Substituir ({ $yes })?
table-saved = Partida salva: { $file }
table-not-saved = A partida não foi salva.
table-kept = A partida é guardada automaticamente: { $file }
# $command é o que digitar no terminal para continuar.
table-left = A partida está guardada: { $file }
    Para continuar: { $command }
# $command é o que digitar no terminal para rever a partida.
table-record = Para rever a partida: { $command }

## À mesa

# Depois do nome de quem está olhando a tela.
table-player-you = { $name } (você)
# No lugar de uma tabela longa; $order é o que digitar para vê-la.
table-folded = { $count } (para ver: { $order })
table-hand-over = { $player }, é a sua vez. Quando só você puder ver a tela, tecle Enter:
table-only-enter = Tecle Enter quando puder começar.
table-prompt = { $player } (? para ajuda) ›
table-type-something = Digite o número de uma resposta, ou ? para ver a ajuda.
table-several = “{ $typed }” pode significar várias coisas:
table-since = Desde a sua última vez:
table-so-far = O que já aconteceu:
# $order é o que digitar para vê-las.
table-more-lines =
    { $count ->
        [one] … mais uma linha: { $order }
       *[other] … mais { $count } linhas: { $order }
    }
table-log-empty = Ainda não aconteceu nada.
# O que digitar depois da palavra do diário para vê-lo inteiro.
table-everything = tudo
table-over = { $game } · fim da partida
table-column-player = Jogador
table-column-points = Pontos
# $names é uma lista de jogadores; $count, quantos são.
table-winners =
    { $count ->
        [0] Ninguém vence.
        [one] { $names } vence.
       *[other] { $names } dividem a vitória.
    }
table-save-before = Para salvar a partida com um nome, digite-o; senão, tecle Enter:
table-resume-what = Diga qual é a partida salva: { $order } ARQUIVO

## Ordens: a palavra a digitar, sempre uma só, e o que ela faz

table-help-answer = Responda com um número, com a notação ao lado dele ou com o começo dela: “di 4” vale “die 4”.
# Só aparece nas outras línguas: $orders são as palavras inglesas.
table-help-english = Em inglês: { $orders }
table-word-help = ajuda
table-help-help = esta lista; também ?
table-word-look = mesa
table-help-look = mostrar a mesa inteira e a pergunta de novo
table-word-log = diário
table-help-log = o que aconteceu; “diário 50” mostra mais, “diário tudo” mostra tudo
table-word-back = voltar
table-help-back = desfazer a última decisão
table-word-restart = recomeçar
table-help-restart = desfazer tudo até o início da vez, ou até o que foi revelado depois
table-word-redo = refazer
table-help-redo = jogar de novo o que foi desfeito
table-word-save = salvar
table-help-save = “salvar ARQUIVO” grava a partida num arquivo
table-word-resume = continuar
table-help-resume = “continuar ARQUIVO” retoma uma partida salva
table-word-why = porquê
table-help-why = a regra por trás da pergunta
table-word-rules = regras
table-help-rules = “regras ID” mostra um enunciado do livro de regras
table-word-notation = notação
table-help-notation = mostrar ou esconder a notação
table-word-quit = sair
table-help-quit = deixar a mesa; a partida fica guardada

## Rever

replay-title =
    { $game } · { $seats ->
        [one] { $seats } jogador
       *[other] { $seats } jogadores
    } · { $count ->
        [one] { $count } jogada
       *[other] { $count } jogadas
    }
replay-move = { $number }. { $player }: { $move }
# A decisão de outra pessoa, que pode ser secreta.
replay-hidden-move = { $number }. { $player } decide.
replay-position =
    { $count ->
        [one] Depois de { $count } jogada · { $player }
       *[other] Depois de { $count } jogadas · { $player }
    }
replay-spectator = um espectador
replay-prompt = Passo { $at } de { $count } (n, p, um número, q) ›
replay-keys = n ou Enter: próximo · p: anterior · um número: esse passo · q: sair
replay-no-further = Não existe esse passo.
replay-sound-part = Até aí o registro está em ordem; { $option } mostra essa parte.
