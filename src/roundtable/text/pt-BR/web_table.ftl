### À mesa: o que a página diz enquanto se joga.

## No lugar de uma mesa

web-table-loading = A mesa está sendo posta …
web-table-gone = Esta mesa não pode ser mostrada
web-table-cleared = Essa mesa foi desfeita
web-table-stuck = Não é possível continuar este jogo
web-table-not-loaded = Não foi possível carregar o jogo
web-table-not-drawn = Não foi possível desenhar isto. A lista de opções continua funcionando.
web-table-to-lobby = Ir para o salão

## Partes da tela

web-table-board = O tabuleiro
web-table-mine = Meu tabuleiro
web-table-players = Jogadores
web-table-story = História
web-table-chat = Conversa
web-table-you-can = Você pode
web-table-sheet = Pontos até agora
web-table-help = Como jogar com teclas e mãos
web-table-result = Resultado

## Quem deve decidir

web-table-over = O jogo acabou
web-table-closed = Esta mesa está fechada
web-table-wait-bot = { $name } está pensando …
web-table-wait-person = Aguardando { $name }
web-table-wait-many =
    { $count ->
        [one] A mesa espera por um jogador
       *[other] A mesa espera por { $count } jogadores
    }
web-table-thinks = está pensando …
web-table-on-turn = está na vez
web-table-gone-away = saiu
web-table-points = Pontos
web-table-nothing-now = Não é a sua vez.
web-table-watching = Você está assistindo.

## What others do, shown one after the other

web-pace-pause = Pausar
web-pace-resume = Continuar
web-pace-skip = Pular até agora
web-pace-again = Mostrar de novo os turnos deles
web-pace-concerns = O que aconteceu com você

## Fazer algo

web-table-back = Voltar
web-table-restart = Recomeçar
web-table-redo = Refazer
web-table-all-options = todas as opções
web-table-path = { $first } › { $then }
web-table-ways-on = e depois
web-table-if = Se você fizer isto
web-table-sure = Confirmar?
web-table-yes = Confirmar
web-table-no = Cancelar
# What an option would do, to the player; $what is a list such as “2 points and 1 apple”.
web-table-you-gain = Você ganha { $what }.
web-table-you-lose = Você perde { $what }.
web-table-you-come = Você chega a: { $where }.
web-table-reveals = Isto revela algo novo e não pode ser desfeito.
web-table-reveals-short = não dá para desfazer
web-table-ends-turn = Isto encerra a sua vez.
web-table-seals = Isto não pode ser desfeito.
web-table-looking = Verificando …
web-table-goes-on = Segue-se outra escolha.
web-table-options-here = { $count } opções: pressione para escolher
web-table-why = Por que não?
web-table-rule = A regra

## Ajuda

web-table-help-touch = O que tem borda dourada pode ser tocado. Aponte para ver o que faria e clique para fazer; na tela de toque, toque duas vezes, e mantenha o dedo sobre qualquer coisa para ler a explicação.
web-table-help-drag = Dados, trabalhadores e cartas também podem ser arrastados para o seu lugar.
web-table-key-end = Encerrar a vez ou passar
web-table-key-options = Escolher uma opção da lista; de novo, ou Enter, a executa
web-table-key-arrows = Percorrer o que pode ser tocado
web-table-key-all = Percorrer tudo o que tem explicação
web-table-key-enter = Fazer o que está apontado
web-table-key-escape = Largar

## A ceremony: what was scored, step by step

web-ceremony-pause = Pausar
web-ceremony-resume = Retomar
web-ceremony-skip = Pular
web-ceremony-next = Continuar
web-ceremony-again = Ver de novo a última pontuação
web-lookup = Consultar
web-lookup-letters = Digite algumas letras de um nome
web-lookup-nothing = Nenhum nome tem essas letras.
