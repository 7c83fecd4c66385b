## `roundtable rules`: quais enunciados dos manuais os testes comprovam

# Ajuda do comando
rules-help = Mostra quais enunciados dos manuais de regras estão comprovados por testes e quais ainda faltam.
rules-help-game = um jogo (merlin), um capítulo (merlin.turn) ou um único enunciado (merlin.turn.choose-die); sem nada, todos os jogos
rules-help-chapter = um capítulo do jogo
rules-help-unproven = lista os enunciados que nenhum teste comprova
rules-help-scope = só os enunciados deste âmbito, como core, pvp ou scenario; pode ser repetido
rules-help-tests = a pasta dos testes
rules-help-json = responde em JSON
rules-help-strict = falha se um teste citar um enunciado desconhecido ou não valer como prova

# Tabelas. $game é o nome curto do jogo, como se digita na linha de comando.
rules-title = Enunciados comprovados por testes: { $game }
rules-title-all = Enunciados comprovados por testes: todos os jogos
rules-column-chapter = Capítulo
rules-column-game = Jogo
rules-column-proven = Comprovados
rules-column-untestable = Não testáveis
rules-total = Total
rules-percent = { $percent }%

# O que falta
rules-nothing = Nenhum enunciado é desse âmbito.
rules-left =
    { $count ->
        [0] Todos os enunciados estão comprovados.
        [one] { $count } enunciado ainda não está comprovado.
       *[other] { $count } enunciados ainda não estão comprovados.
    }

# Um enunciado
rules-label-says = Enunciado (em inglês)
rules-label-where = Onde
rules-label-kind = Tipo
rules-label-scope = Âmbito
rules-label-note = Nota
rules-label-untestable = Não testável
rules-book =
    { $number }: { $book ->
        [merlin-pt] manual em português de Merlin
        [paladins-pt] manual em português de Paladinos do Reino Ocidental
        [merlin-fr] manual em francês de Merlin
        [arthur-it] manual em italiano da expansão Arthur
       *[mage-knight-pt] manual em português de Mage Knight Edição Definitiva
    }
rules-proven-by =
    { $count ->
        [0] Nenhum teste o comprova.
        [one] Comprovado por um teste:
       *[other] Comprovado por { $count } testes:
    }

# Testes que não valem como prova. $rule é o id de um enunciado.
rules-faults =
    { $count ->
        [one] { $count } marca não comprova nada:
       *[other] { $count } marcas não comprovam nada:
    }
rules-flaw =
    { $flaw ->
        [unknown] o catálogo não tem o enunciado “{ $rule }”.
        [asserts-nothing] o teste não verifica nada.
        [skipped] o teste é pulado ou pode falhar.
        [not-a-test] a marca deve estar em uma função test_… ou em uma classe Test….
        [not-literal] os ids devem ser escritos por extenso, como strings.
       *[unreadable] o arquivo não é Python válido.
    }

# Erros
rules-unknown = Não há “{ $name }” no catálogo de regras.
rules-nearest = Mais parecidos: { $names }.
rules-tests-missing = A pasta “{ $path }” não existe.
rules-no-tests = Nenhum teste foi encontrado aqui, por isso nada conta como comprovado. Indique a pasta com --tests.
