### Por que algo é recusado e o que há de errado com dados recebidos.

## Ações recusadas. $what é o que se tentou, na notação; $rule, o id da regra.

refused-apple-missing = Você não tem maçã.
refused-apple-once = Você já usou uma maçã neste turno.
refused-die-chosen = Você já escolheu seu dado.
refused-die-first = Escolha um dado primeiro.
refused-die-missing = Você não tem mais esse dado.
refused-game-over = A partida terminou.
refused-move-missing = Faltam pontos de Movimento: este espaço custa { $need }, você tem { $have }.
refused-moving-over = Você já fez sua ação: o movimento acabou neste turno.
refused-no-history = Esta mesa não guarda histórico; nada pode ser desfeito.
refused-no-such-place = Não existe a opção número { $what }.
refused-not-offered-now = “{ $what }” não é possível agora.
refused-not-your-move = Você não pode desfazer a jogada de outra pessoa.
refused-not-your-question = Não é a sua vez de decidir.
refused-nothing-to-redo = Não há nada para refazer.
refused-sealed = Não dá mais para desfazer.
refused-space-far = Este espaço não é vizinho ao seu.
refused-unknown-action = Este jogo não conhece a ação “{ $what }”.

## Posições que nenhuma mesa pode ter. $field é o caminho até o erro; $value, o que está lá.

position-missing-field = Falta { $field }.
position-no-question-on-top = { $field } precisa terminar com uma pergunta, não com { $value }.
position-nobody-asked = { $field } termina com uma pergunta sem resposta possível.
position-not-a-flag = { $field } precisa ser true ou false, não { $value }.
position-not-a-key = { $field } precisa ter 32 dígitos hexadecimais, não { $value }.
position-not-a-list = { $field } precisa ser uma lista, não { $value }.
position-not-a-number = { $field } precisa ser um número inteiro, não { $value }.
position-not-a-step = { $field } não é um passo deste jogo: { $value }.
position-not-a-text = { $field } precisa ser um texto, não { $value }.
position-not-an-object = { $field } precisa ser um objeto com campos nomeados, não { $value }.
position-not-conserved = { $field } tem o número errado de peças: { $value }.
position-other-version = { $field } indica outra versão das regras: { $value }.
position-out-of-range = { $field } está fora dos limites: { $value }.
position-stands-twice = { $field } contém a mesma carta duas vezes: { $value }.
position-unknown-field = { $field } não é um campo de uma posição.
position-unknown-format = { $field } precisa indicar o formato de uma posição, não { $value }.
position-unknown-word = { $field } tem uma palavra que este jogo não conhece: { $value }.
position-wrong-length = { $field } tem o comprimento errado: { $value }.

## Registros que não podem ser reproduzidos. $at conta as jogadas a partir de 0; $what é o que está errado.

record-departs = O registro se afasta das regras na jogada { $at } (contada a partir de 0): “{ $what }”.
record-missing-part = Falta no registro a parte “{ $what }”.
record-no-such-move = Este registro só tem { $what } jogadas, e não { $at }.
record-no-such-seat = Este registro não tem o jogador { $what }.
record-not-a-record = Isto não é um registro de partida.
record-other-round =
    { $at ->
        [one] Depois de { $at } jogada, no fim da rodada { $what }, a mesa não está como diz o registro.
       *[other] Depois de { $at } jogadas, no fim da rodada { $what }, a mesa não está como diz o registro.
    }
record-other-scores =
    { $at ->
        [one] Depois de { $at } jogada, os pontos são { $what }, e não os do registro.
       *[other] Depois de { $at } jogadas, os pontos são { $what }, e não os do registro.
    }
record-other-version = O registro foi jogado com outra versão das regras: { $what }.
record-too-large = O registro é grande demais: { $what } caracteres.
record-unknown-format = O formato do registro não é { $what }.
record-unknown-part = O registro tem uma parte desconhecida: “{ $what }”.
record-wrong-move = A jogada { $at } (contada a partir de 0) não está escrita como uma jogada: { $what }.
record-wrong-part = Não é possível ler a parte “{ $what }” do registro.

## Escolhas ao abrir uma mesa. $what é o que foi escolhido; $allowed, o que se pode escolher.

setting-needs = “{ $what }” só pode ser escolhido junto com “{ $allowed }”.
setting-not-allowed = “{ $what }” não é possível; escolha entre: { $allowed }.
setting-seats = Este jogo não é para { $what } jogadores, e sim para: { $allowed }.
setting-unknown = Este jogo não tem a configuração “{ $what }”. As configurações são: { $allowed }.
setting-unknown-bot = Não existe o robô “{ $what }”. Os robôs são: { $allowed }.
setting-bad-variant = “{ $what }” não é um número de simulações; uma variante se escreve knight:100, champion:100:hand ou knight:100:pesos.json.
setting-bad-weights = “{ $what }” não é um arquivo de pesos que sirva: { $allowed }
setting-other-table = A rede foi feita para { $what }, não para { $allowed }.
setting-no-features = Não se pode aprender um valor para “{ $what }”: ninguém disse que fatos contam.
setting-unknown-game = Não existe o jogo “{ $what }”. Os jogos são: { $allowed }.

## O que outros pacotes trazem. $game é o nome do jogo; $why, o que deu errado, nas palavras do Python.

package-broken = O jogo “{ $game }”, trazido por outro pacote, não pode ser carregado: { $why }
